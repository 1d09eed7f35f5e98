"""What the cards of a pack add: entries of the rules, R1 to R80, and slots of the boards, 1 to 39."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from queenswright.games.queensdale.steps import STEPS
from queenswright.kernel.document import Fields

RULE_ENTRIES = 80
BOARD_SLOTS = 39
BOARDS = ("action", "overview", "game", "character")
"""QD-EPOCH-11: the boards that a card may change."""
COVER = "cover"
SLOTS = (
    COVER, "tome", "bakery", "marble", "crown", "ability", "monument", "cogwheel", "order", "wall", "road", "rider",
    "landing", "second", "roof",
)  # fmt: skip
"""QD-LATER-26: what lies in the slots, by the names of their texts."""


@dataclass(frozen=True)
class RuleEntry:
    """QD-LATER-25: an entry, the cards that each add it, and the steps at which it is of use."""

    number: int
    cards: Collection[str]
    at: Collection[str]


@dataclass(frozen=True)
class BoardSlots:
    """QD-LATER-26: slots of one kind, from `first` to `last`; without cards they are there from the start."""

    what: str
    board: str
    first: int
    last: int
    cards: Collection[str]


@dataclass(frozen=True)
class Entries:
    """All that the cards of a pack add."""

    rules: tuple[RuleEntry, ...] = ()
    slots: tuple[BoardSlots, ...] = ()

    @cached_property
    def by_card(self) -> dict[str, tuple[list[int], list[str]]]:
        """The numbers of the entries and the slots that each card adds; those of no card come first."""
        found: dict[str, tuple[list[int], list[str]]] = {"": ([], [])}
        for entry in self.rules:
            for card in entry.cards:
                found.setdefault(card, ([], []))[0].append(entry.number)
        for slots in self.slots:
            for card in slots.cards or [""]:
                found.setdefault(card, ([], []))[1].append(slots.what)
        return found

    @cached_property
    def by_step(self) -> dict[str, list[RuleEntry]]:
        """The entries that are of use at each step."""
        return {step.name: [entry for entry in self.rules if step.name in entry.at] for step in STEPS}


def read_entries(root: Fields, names: Sequence[str]) -> Entries:
    """QD-COMP-18, QD-LATER-25, 26: in their order; `names` are the cards. An edition without entries has no group."""
    if not root.has("entries"):
        return Entries()
    group = root.group("entries")
    rules = []
    for number, row in enumerate(group.tables("rule", RULE_ENTRIES, RULE_ENTRIES), 1):
        at = row.texts("at", [step.name for step in STEPS]) if row.has("at") else []
        rules.append(RuleEntry(number, row.texts("cards", names), at))
        row.finish()
    slots: list[BoardSlots] = []
    for row in group.tables("slot", 1, BOARD_SLOTS):
        first = slots[-1].last + 1 if slots else 1
        last = first + row.number("count", 1, BOARD_SLOTS) - 1
        cards = row.texts("cards", names) if row.has("cards") else []
        slots.append(BoardSlots(row.text("what", SLOTS), row.text("board", BOARDS), first, last, cards))
        row.finish()
    if slots[-1].last != BOARD_SLOTS:
        raise group.problem("slot", f"got {slots[-1].last} slots in all, expected {BOARD_SLOTS}")
    group.finish()
    return Entries(tuple(rules), tuple(slots))


def entry_id(entry: RuleEntry) -> str:
    """The text of a rule entry."""
    return f"rule-entry-{entry.number}"


def slot_id(slots: BoardSlots) -> str:
    """The name of board slots."""
    return f"board-slot-{slots.what}"


def entry_ids() -> list[str]:
    """All messages of rule entries and board slots that are sealed; that of the covers is open."""
    slots = [f"board-slot-{what}" for what in SLOTS if what != COVER]
    return [*(f"rule-entry-{number}" for number in range(1, RULE_ENTRIES + 1)), *slots]

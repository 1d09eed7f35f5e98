"""The courier cards and the clairvoyant cards of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.atlas import BRIDGE_KINDS
from queenswright.games.queensdale.content.effects import MOST, Reader
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, COURIER_CARDS
from queenswright.games.queensdale.state.effects import INSTANTS, LASTINGS
from queenswright.kernel.document import Fields

LASTING_CARDS = 9
TOKENS = 4
"""QD-COMP-12: the courier tokens, which mark what a card concerns."""
COUNTED = ("market_more", "mortar_tax", "bakery_more", "race_for_seal")
"""The lasting cards that have an amount; the others are in force or not."""
GAINS_OF = {"offer": ("gain",), "by_free_site": ("gain", "other"), "everyone": ("gain",), "draw_more": ("gain",)}
GAIN_FIELDS = {"gain": "card_gain", "other": "card_other_gain"}
TRUTHS = ("yes", "no", "open")
FALSE_CARDS = 2


@dataclass(frozen=True)
class Courier:
    """A courier card: instant or lasting."""

    number: int
    lasting: bool
    effect: Mapping[str, Any]


@dataclass(frozen=True)
class Clairvoyant:
    """QD-CLAIR-08: a card with its stored truth value; `comes_true` is its truth in this edition."""

    number: int
    truth: str
    comes_true: str


def read_couriers(reader: Reader, record: Any) -> tuple[tuple[Courier, ...], list[str]]:
    """QD-COMP-13, QD-COURIER-15: the courier cards, and the bridges whose shrubs one of them closes."""
    group = reader.root.group("couriers")
    cards: list[Courier] = []
    bridges: list[str] = []
    for number, table in enumerate(group.tables("card", COURIER_CARDS, COURIER_CARDS)):
        if table.number("number", 1, COURIER_CARDS) != number + 1:
            raise table.error("number", f"{number + 1} (the cards stand in order)")
        cards.append(_read_courier(reader, record, table, number))
        bridges += cards[-1].effect.get("bridges", [])
    group.finish()
    lasting = sum(card.lasting for card in cards)
    if lasting != LASTING_CARDS:
        found = f"{COURIER_CARDS - lasting} instant and {lasting} lasting cards"
        raise group.problem("card", f"got {found}, expected 5 instant and 9 lasting ones (QD-COURIER-15)")
    return tuple(cards), bridges


def _read_courier(reader: Reader, record: Any, table: Fields, number: int) -> Courier:
    effect: dict[str, Any] = {}
    for key, allowed in (("instant", INSTANTS), ("lasting", LASTINGS)):
        if table.has(key):
            effect[key] = table.text(key, allowed[1:])
        getattr(record, f"card_{key}")[number] = allowed.index(effect.get(key, "none"))
    if len(effect) != 1:
        raise table.problem("instant", f"got {effect or 'none'}, expected either instant or lasting")
    for key in GAINS_OF.get(effect.get("instant", "none"), ()):
        row = reader.gain(table, key, effect)
        if not row:
            raise table.error(key, "a table of gains")
        getattr(record, GAIN_FIELDS[key])[number] = row
    if "lasting" in effect:
        _read_lasting(record, table, number, effect)
    table.finish()
    return Courier(number + 1, "lasting" in effect, effect)


def _read_lasting(record: Any, table: Fields, number: int, effect: dict[str, Any]) -> None:
    record.card_amount[number] = 1
    if effect["lasting"] in COUNTED:
        effect["amount"] = record.card_amount[number] = table.number("amount", 1, MOST)
    if effect["lasting"] == "closed_spaces":
        effect["closed"] = table.texts("closed", SPACE_KINDS)
        if len(effect["closed"]) > TOKENS:
            raise table.error("closed", f"at most {TOKENS} spaces: that is the number of courier tokens (QD-COMP-12)")
        record.closed = [int(kind in effect["closed"]) for kind in SPACE_KINDS]
    if effect["lasting"] == "wild_boars":
        effect["bridges"] = table.texts("bridges", BRIDGE_KINDS)


def read_clairvoyant(reader: Reader) -> tuple[Clairvoyant, ...]:
    """QD-COMP-13, QD-CLAIR-08: the clairvoyant cards, at least two of them false."""
    group = reader.root.group("clairvoyant")
    for key in ("public_halves", "private_halves"):
        group.number(key, 1, 1)
    cards: list[Clairvoyant] = []
    for number, table in enumerate(group.tables("card", CLAIRVOYANT_CARDS, CLAIRVOYANT_CARDS)):
        if table.number("number", 1, CLAIRVOYANT_CARDS) != number + 1:
            raise table.error("number", f"{number + 1} (the cards stand in order)")
        truth = table.text("true", TRUTHS)
        cards.append(Clairvoyant(number + 1, truth, "no" if reader.lacks(table) else truth))
        table.finish()
    group.finish()
    false = sum(card.truth == "no" for card in cards)
    if false < FALSE_CARDS:
        raise group.problem("card", f"got {false} false hints, expected at least {FALSE_CARDS} (QD-CLAIR-08)")
    return tuple(cards)

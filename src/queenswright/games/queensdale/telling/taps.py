"""QD-COMP-34: what cards let a player do on the board, as things with a place of their own, and cards that lie there.

`telling/board.py` says what the kinds of things are; a move that is legal can be made by tapping its thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from queenswright.games.queensdale.content.names import TILE_NAMES, members
from queenswright.games.queensdale.rules.story_cards import told
from queenswright.games.queensdale.rules.story_turns import neighbour
from queenswright.games.queensdale.state.cards import FAVOUR_CARDS, FIRST_FAVOUR, KNOWLEDGE_CARDS
from queenswright.games.queensdale.state.course import USED
from queenswright.games.queensdale.state.effects import BAKERY_SPACES, OLD_FRIENDS, SECOND_ACTION, WEDDING
from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS, GUILDER
from queenswright.games.queensdale.steps import DELIVER, EXCHANGES, LEDGER, part_of, slot_name
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

Thing = dict[str, Any]

_told, _neighbour = plain(told), plain(neighbour)

WELL = "s-f4b57e09"
"""The drawing beside the bakery; its name in the sheet says nothing."""
TAPS = ((r"as die (\d)", "die $1", "step-mirror"),)
"""Moves that are made by tapping what lies there from the first game on, as soon as their question may be read."""
CALLS = {OLD_FRIENDS: "call an old friend", SECOND_ACTION: "act again"}
"""What is done with the card of a story itself, once in a game."""


def taps(readable: frozenset[str]) -> list[list[str]]:
    """Notations with the thing that stands for them."""
    return [[notation, thing] for notation, thing, question in TAPS if question in readable]


def of_all(pack: Pack, s: Any) -> Iterator[Thing]:
    """What everybody sees: what a card has added to a house, and the royal favours (QD-LATER-64)."""
    if _told(pack.mirror, s, BAKERY_SPACES):
        yield {"kind": "beside", "of": "bakery", "mark": WELL, "name": card_with(pack, s, BAKERY_SPACES)}
    for favour, owner in enumerate(s.favours[:FAVOUR_CARDS]):
        if owner:
            yield {"kind": "grant", "name": f"number-card-{FIRST_FAVOUR + favour}", "by": owner - 1}


def of_own(pack: Pack, s: Any, me: int) -> Iterator[Thing]:
    """What the viewer has in hand, or may do once with a card."""
    for card in members(KNOWLEDGE_CARDS, s.knowledge[me]):
        yield {"kind": "lesson", "name": f"number-card-{card}"}
    for effect, move in CALLS.items():
        if _told(pack.mirror, s, effect):
            done = s.friend[me] > 0 if effect == OLD_FRIENDS else _is_used(s, me, "second_action")
            yield {"kind": "call", "name": card_with(pack, s, effect), "move": move, "done": done}
    if _told(pack.mirror, s, OLD_FRIENDS):
        for tile in members(TILE_NAMES, s.removed[me]):
            yield {"kind": "course", "name": f"tile-{tile}", "move": f"friend {tile}", "done": s.friend[me] > 0}
    yield from _presents(pack, s, me)
    yield from _entries(s, me)


def _presents(pack: Pack, s: Any, me: int) -> Iterator[Thing]:
    """QD-LATER-46, Wedding: which figurine may go to which neighbour."""
    if not _told(pack.mirror, s, WEDDING) or _is_used(s, me, "wedding"):
        return
    kinds = len(FIGURINES)
    for side, first in (("left", 0), ("right", kinds)):
        if side == "right" and _neighbour(s, me, first) == _neighbour(s, me, 0):
            return
        for kind, held in zip(FIGURINES, s.figurines[me], strict=True):
            if held:
                to = _neighbour(s, me, first)
                yield {"kind": "present", "name": kind, "by": to, "move": f"give {kind} to the {side}"}


def _entries(s: Any, me: int) -> Iterator[Thing]:
    """QD-LATER-37: while resources are changed, every line of the ledger."""
    if asked(s) != (LEDGER, me):
        return
    for given, taken in EXCHANGES:
        if given <= GUILDER:
            names = GOODS[given], GOODS[taken]
            yield {
                "kind": "entry",
                "pay": {names[0]: 1},
                "gain": {names[1]: 1},
                "move": f"change {names[0]} for {names[1]}",
            }


def delivery(s: Any) -> dict[str, Any]:
    """QD-LATER-42: the station at which somebody may deliver now, and the move."""
    step, _ = asked(s)
    if step != DELIVER:
        return {}
    station = part_of(DELIVER, s.agenda_argument[s.agenda_depth - 1], "station")
    return {"here": slot_name(station), "give": "deliver"}


def asked(s: Any) -> tuple[int, int]:
    """The step that is decided now, and by whom; -1 where nothing is."""
    top = s.agenda_depth - 1
    return (-1, -1) if top < 0 else (s.agenda_step[top], s.agenda_seat[top])


def card_with(pack: Pack, s: Any, effect: int) -> str:
    """The story card in force that has an effect."""
    cards = s.stories & pack.mirror.permanent_stories | (1 << s.story - 1 if s.story else 0)
    (card, *_) = members(pack.content.stories, cards & pack.mirror.effect_stories[effect])
    return f"story-card-{card.code}"


def _is_used(s: Any, me: int, name: str) -> bool:
    return bool(s.used[me] >> USED.index(name) & 1)

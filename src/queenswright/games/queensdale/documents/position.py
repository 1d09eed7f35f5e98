"""Positions as documents: written by the program and read back exactly, or written by hand with defaults.

What a document leaves out is as at the beginning of a turn in a campaign's first game; what chance decides there
(family histories, herb tokens) comes from its `seed` (default 0). See docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.content.options import show_options
from queenswright.games.queensdale.documents.arguments import read_argument, show_argument
from queenswright.games.queensdale.documents.common import read_table, table_document
from queenswright.games.queensdale.documents.consistency import check
from queenswright.games.queensdale.documents.later import place_riders
from queenswright.games.queensdale.documents.reading import MOST, read_flag
from queenswright.games.queensdale.documents.seat import FLAGS, read_families, read_seat, seat_document
from queenswright.games.queensdale.state.campaign import AGENDA_DEPTH
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS
from queenswright.games.queensdale.state.course import (
    CROWNS,
    END_REASONS,
    EPOCHS,
    GOAL_ORDER,
    HUTS,
    LEARNING,
    NEVER,
    PHASES,
    PLAY,
    RANKING,
    STORAGE,
    TOLD,
    TOWERS,
)
from queenswright.games.queensdale.state.pieces import NOBODY, SEATS
from queenswright.kernel.data import Fresh, Pack
from queenswright.kernel.document import Fields, drawn_in, key_in, options_in
from queenswright.kernel.errors import PositionError

STEP_NAMES = [step.name for step in st.STEPS]
HIGHEST_DRAWN = 2**31 - 1
FOLLOWS = (
    "stock",
    "grocer",
    "bag",
    "tower_boards",
    "clairvoyant_deck",
    "courier_deck",
    "pending",
    "phase",
    "turn_of",
    "order",
    "cursor",
    "opened",
    "plunger",
    "price",
    "savings",
    "ended",
)
"""What follows from the rest where a document leaves it out."""


def to_dict(pack: Pack, s: Any) -> dict[str, Any]:
    """The whole position, hidden things included."""
    return {
        **course(pack, s),
        "players": s.players,
        "chance": {"key": key_text(s.key), "drawn": s.drawn},
        "seats": [seat_document(pack, s, seat) for seat in range(s.players)],
        **table_document(pack, s),
    }


def course(pack: Pack, s: Any) -> dict[str, Any]:
    """The options of the campaign, its progress and what is pending; none of it is hidden."""
    return {
        "game": "queensdale",
        "pack": pack.name,
        "rules_version": s.rules_version,
        "options": show_options(s),
        "game_number": s.game_number,
        "phase": PHASES[s.phase],
        "order": [seat for seat in s.order if seat != NOBODY],
        "ranking": [seat for seat in s.ranking if seat != NOBODY],
        "cursor": s.cursor,
        "opened": s.opened,
        "round": s.round_number,
        "turn": s.turn_number,
        "first_player": s.first_player,
        "turn_of": s.turn_seat,
        "placed": bool(s.placed),
        "pending": pending(pack, s),
        "ended": END_REASONS[s.ended],
    }


def key_text(key: list[int]) -> str:
    """The 128-bit key as 32 hexadecimal digits, most significant first."""
    return "".join(f"{word & 0xFFFFFFFF:08x}" for word in reversed(key))


def pending(pack: Pack, s: Any) -> list[dict[str, Any]]:
    """The agenda, next decision last."""
    return [
        {
            "step": STEP_NAMES[s.agenda_step[i]],
            "seat": s.agenda_seat[i],
            "argument": show_argument(pack, s.agenda_step[i], s.agenda_argument[i]),
        }
        for i in range(s.agenda_depth)
    ]


def from_dict(pack: Pack, document: Mapping[str, Any], fresh: Fresh) -> Any:
    """The record for a document; an impossible value is refused with its place and what was expected."""
    root = Fields("position", "", document, PositionError)
    root.text("game", ["queensdale"], default="queensdale")
    root.text("pack", [pack.name], default=pack.name)
    seats = root.tables("seats", 0, SEATS)
    players = root.number("players", max(2, len(seats)), SEATS, max(2, len(seats)))
    seats += [Fields("position", f"seats[{i}]", {}, PositionError) for i in range(len(seats), players)]
    s = fresh(players, options_in(root), key_in(root))
    s.rules_version = root.number("rules_version", 1, s.rules_version, s.rules_version)
    s.drawn = drawn_in(root, s.drawn, HIGHEST_DRAWN)
    s.ended = END_REASONS.index(root.text("ended", END_REASONS, default="running"))
    s.first_player = root.number("first_player", 0, s.players - 1, 0)
    entries = _pending(root, s)
    _read_steps(s, entries)
    _read_course(pack, root, s)
    s.clairvoyant = [NOBODY] * CLAIRVOYANT_CARDS
    for flag in FLAGS:
        setattr(s, flag, 0)
    read_families(s, seats)
    for seat, table in enumerate(seats):
        read_seat(pack, s, seat, table)
    _read_arguments(pack, s, entries)
    s.opened = root.number("opened", 1, EPOCHS, min(EPOCHS, max(s.epoch[: s.players])))
    read_table(pack, root, s)
    place_riders(pack, s)
    root.finish()
    check(pack, root, s)
    return s


def _pending(root: Fields, s: Any) -> list[Fields]:
    """Read what is pending: the whole agenda, or the short form with `to_move`, `step` and `argument`."""
    if root.has("pending"):
        return root.tables("pending", 0, AGENDA_DEPTH)
    return [] if s.ended else _short_form(root, s)


def _read_steps(s: Any, entries: list[Fields]) -> None:
    s.agenda_step, s.agenda_seat, s.agenda_argument = ([0] * AGENDA_DEPTH for _ in range(3))
    s.agenda_depth = len(entries)
    for i, entry in enumerate(entries):
        s.agenda_step[i] = STEP_NAMES.index(entry.text("step", STEP_NAMES))
        s.agenda_seat[i] = entry.number("seat", 0, s.players - 1)


def _read_arguments(pack: Pack, s: Any, entries: list[Fields]) -> None:
    """The arguments of the pending steps; a tower tile is by default one of the epoch that the seat has completed."""
    for i, entry in enumerate(entries):
        step, seat = s.agenda_step[i], s.agenda_seat[i]
        if step == st.TOWER and not entry.has("argument"):
            s.agenda_argument[i] = s.epoch[seat] - 1
        else:
            s.agenda_argument[i] = read_argument(pack, step, entry)
        entry.finish()


def _short_form(root: Fields, s: Any) -> list[Fields]:
    """One decision in the short form; during a turn it is on top of the turn itself."""
    seat = root.number("to_move", 0, s.players - 1, s.first_player)
    step = STEP_NAMES.index(root.text("step", STEP_NAMES, default=STEP_NAMES[st.TURN]))
    phase = root.text("phase", PHASES, default=PHASES[st.usual_phase(step)])
    top = {"seat": seat, "step": STEP_NAMES[step]}
    if root.has("argument"):
        top["argument"] = root.raw("argument")
    below = {"seat": root.number("turn_of", 0, s.players - 1, seat), "step": STEP_NAMES[st.TURN]}
    in_turn = phase == PHASES[PLAY] and step != st.TURN
    return [Fields("position", "", entry, PositionError) for entry in ([below, top] if in_turn else [top])]


def _read_course(pack: Pack, root: Fields, s: Any) -> None:
    """Read the progress of the campaign: game, phase, round, turn; by default as the pending decision implies."""
    step = s.agenda_step[s.agenda_depth - 1] if s.agenda_depth else st.STORE
    seat = s.agenda_seat[s.agenda_depth - 1] if s.agenda_depth else s.first_player
    s.phase = PHASES.index(root.text("phase", PHASES, default=PHASES[st.usual_phase(step)]))
    begun = int(s.phase in (PLAY, RANKING, TOLD, TOWERS, LEARNING, CROWNS, STORAGE))
    s.game_number = root.number("game_number", 1, MOST, 1)
    s.round_number = root.number("round", 0, MOST, begun)
    s.turn_number = root.number("turn", 0, MOST, begun)
    s.turn_seat = root.number("turn_of", 0, s.players - 1, seat)
    placed = s.phase == PLAY and step not in st.BEFORE_PLACING
    s.placed = int(read_flag(root, "placed") if root.has("placed") else placed)
    _read_order(pack, root, s, seat)


def _read_order(pack: Pack, root: Fields, s: Any, seat: int) -> None:
    """The order of a phase between games, by default with the seat that decides at its beginning; none in play.

    Crown bar and storage go by seats unless something else is said.
    """
    is_after_game = s.phase in (CROWNS, STORAGE) and pack.mirror.mechanism_from[GOAL_ORDER] != NEVER
    first = 0 if is_after_game else seat
    usual = [] if s.phase == PLAY else [(first + i) % s.players for i in range(s.players)]
    s.order = _read_seats(root, s, "order", usual)
    s.ranking = _read_seats(root, s, "ranking", [])
    through = 0 if s.phase in (PLAY, LEARNING) else seat + 1 if s.phase in (CROWNS, STORAGE, HUTS) else 1
    s.cursor = root.number("cursor", 0, s.players, through)


def _read_seats(root: Fields, s: Any, key: str, usual: list[int]) -> list[int]:
    """Every seat once, or nobody."""
    order = root.numbers(key, 0, s.players - 1, 0, s.players) if root.has(key) else usual
    if len(order) not in (0, s.players) or len(set(order)) != len(order):
        raise root.error(key, "every seat once, or nobody in play")
    return order + [NOBODY] * (SEATS - len(order))

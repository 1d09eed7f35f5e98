"""Who sits where: sitting down, getting up, bots, abandoned seats. Taking the last seat starts the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from queenswright.bots import is_bot
from queenswright.bots.names import known_bots
from queenswright.records.looks import look_alike
from queenswright.records.names import LONGEST_NAME, is_name
from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState

PLAYS_ON = "journeyman"
"""Who plays on for a seat where no bot at the table says how strong it should be."""

LONG_WAIT = 180
"""Seconds without anything happening after which the seat of an absent person may be given to a bot."""


def sit(
    state: TableState,
    person: str,
    seat: int | None,
    name: str,
    now: float,
    account: bool = False,
    stands_in: bool = False,
    returns: bool = False,
) -> list[Happening]:
    """Seat a person on an open or abandoned seat (None: the first such); taking the last one starts the game.

    Who `stands_in` at an abandoned seat keeps it until the one who had it comes back and sits down again. Who `returns`
    has played such a game to its end before.
    """
    if state.status == "over":
        raise refused("refused-game-over")
    if seat is None:
        seat = _first_free(state)
    _check_seat(state, seat)
    _check_free(state, seat, person, now)
    body = {"person": person, "name": _checked_name(state, name, seat), **marked(account)}
    if returns:
        body["returns"] = True
    if stands_in and state.seats[seat].former not in (None, person):
        body["stands_in"] = True
    happening = Happening("seated", seat, now, body)
    return [happening, *_start(state, seat, now)]


def seat_bot(
    state: TableState,
    who: Collection[int],
    seat: int,
    bot: str,
    now: float,
    host: bool = False,
    absent: bool = False,
) -> list[Happening]:
    """Give a seat to a bot: the host an open one, anybody at the table an abandoned one, or another bot to it.

    A seat also counts as abandoned when its person is `absent` and the table has waited long enough.
    """
    _check_seat(state, seat)
    if state.status == "over":
        raise refused("refused-game-over")
    if not isinstance(bot, str) or not is_bot(bot):
        raise refused("table-no-bot", name=str(bot)[:LONGEST_NAME])
    here = state.seats[seat]
    if here.kind == "open":
        if not host:
            raise refused("table-host-only")
    elif here.lost or not (here.left or (absent and here.kind == "person")) or here.bot == bot.casefold():
        raise refused("table-seat-taken", name=here.label)
    elif not here.left and (state.deciding != seat or now - state.changed_at < LONG_WAIT):
        raise refused("table-wait-longer", name=here.label, minutes=LONG_WAIT // 60)
    elif not who and not host:
        raise refused("table-not-at-table")
    return [*_bot_sits_down(state, seat, bot.casefold(), now), *_start(state, seat, now)]


def take_over(state: TableState, seat: int, person: str | None, name: str, now: float) -> list[Happening]:
    """QD-SETUP-27: somebody else, or a bot (None), takes over a seat with everything that belongs to it."""
    _check_seat(state, seat)
    if person is None:
        return _bot_sits_down(state, seat, name, now)
    return [Happening("seated", seat, now, {"person": person, "name": _checked_name(state, name, seat)})]


def _bot_sits_down(state: TableState, seat: int, bot: str, now: float) -> list[Happening]:
    """A bot sits down; a turn that is held on this seat ends."""
    ends = [Happening("end_turn", seat, now)] if state.holding == seat else []
    return [Happening("bot", seat, now, {"bot": bot}), *ends]


def leave(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Let a person get up: before the start the seats are open again, later a bot plays on until somebody sits down."""
    if not who:
        raise refused("table-not-at-table")
    if state.status == "over":
        raise refused("refused-game-over")
    happenings = [Happening("end_turn", state.holding, now)] if state.holding in who else []
    bot = bot_that_plays_on(state)
    for seat in sorted(who):
        happenings.append(Happening("left", seat, now, {"name": state.seats[seat].name}))
        if state.line is not None:
            happenings.append(Happening("bot", seat, now, {"bot": bot}))
    return happenings


def bot_that_plays_on(state: TableState) -> str:
    """The bot for a seat whose person is gone: as strong as the bots that were invited to the table."""
    return next((seat.bot for seat in state.seats if seat.bot and not seat.left), PLAYS_ON)


def _first_free(state: TableState) -> int:
    """The first open seat, else the first abandoned one."""
    still_open = [i for i, seat in enumerate(state.seats) if seat.kind == "open"]
    abandoned = [i for i, seat in enumerate(state.seats) if seat.left and not seat.lost]
    for seat in still_open + abandoned:
        return seat
    raise refused("table-no-free-seat")


def _check_seat(state: TableState, seat: Any) -> None:
    if type(seat) is not int or not 0 <= seat < state.players:
        raise refused("table-no-such-seat", count=state.players)


def _check_free(state: TableState, seat: int, person: str, now: float) -> None:
    """Refuse a seat that is neither open nor abandoned nor one's own, that has lost, or that has no time left."""
    here = state.seats[seat]
    if here.kind == "open":
        return
    if not here.left and not (here.stands_in and here.former == person):
        raise refused("table-seat-taken", name=here.label)
    spent = state.settings.clock.kind == "bank" and state.clocks.left_at(seat, now) <= 0
    if here.lost or spent:
        raise refused("table-time-out")


def _checked_name(state: TableState, name: str, seat: int) -> str:
    """The name, if it has 1 to 20 printable characters and belongs to no bot and no other person."""
    if not isinstance(name, str):
        raise refused("table-bad-name", most=LONGEST_NAME)
    name = " ".join(name.split())
    if not is_name(name):
        raise refused("table-bad-name", most=LONGEST_NAME)
    others = [other.name for i, other in enumerate(state.seats) if i != seat and other.kind == "person"]
    if any(look_alike(name, other) for other in [*filter(None, others), *known_bots()]) or is_bot(name):
        raise refused("table-name-taken", name=name)
    return name


def marked(account: bool) -> dict[str, Any]:
    """What a happening says of a name that belongs to an account; of any other it says nothing."""
    return {"account": True} if account else {}


def _start(state: TableState, filled: int, now: float) -> list[Happening]:
    """The happening that starts the game, if this was the last open seat."""
    others_open = any(seat.kind == "open" for i, seat in enumerate(state.seats) if i != filled)
    return [] if state.line is not None or others_open else [Happening("started", None, now)]

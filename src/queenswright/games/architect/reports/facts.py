"""The facts of a finished game, derived from its actions: plain data for JSON, a few kB per game.

The lists `track` (by seat) and `bonds` begin with the position before the first round; entry r is the position after
round r. The list `actions` begins with round 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from queenswright.games.architect.rules.board import bond_supply
from queenswright.games.architect.state import CHARACTERS, COLOURS, LOCATION_TYPES, NOBODY, STAR_ACTIONS, TOP
from queenswright.games.architect.steps import (
    BUILD,
    CONTRIBUTE,
    GAIN_CONFIDENCE,
    HIRE_FORFEIT,
    REDEEM_NONE,
    REPAIR_DONE,
    STEPS,
    TAVERN_DONE,
)
from queenswright.games.architect.telling.view import names_in
from queenswright.kernel.data import Deed, FinishedGame, Pack
from queenswright.kernel.rule import plain

LAST = {step.name: step.count - 1 for step in STEPS if step.name in STAR_ACTIONS}
INCOME = {"draft_turn": "draft", "labour": "labour", "bank": "bonds", "construct": "towns"}
EXPENSE = {"hire": "hire", "fire": "hire", "travel": "travel", "tavern": "tavern"}


def facts(position: FinishedGame) -> dict[str, Any]:
    """The course and the result of a game.

    >>> import queenswright as qw
    >>> facts(qw.load("architect").new(players=2, seed=1))["rounds"]
    0
    """
    pack, s, start = position.pack, position.state, position.start().state
    deeds = list(position.actions())
    places = position.standings
    track = _by_round(deeds, start, s, lambda now: now.track)
    return {
        "players": s.players,
        "first_seat": s.first_player,
        "rounds": s.round_number,
        "end": position.end_reason,
        "demand": _demand(pack, s),
        "bonds": _by_round(deeds, start, s, lambda now: sum(now.bonds)),
        "bonds_gone": _first_round(deeds, lambda now: plain(bond_supply)(pack.mirror, now) == 0),
        "pile_gone": _first_round(deeds, lambda now: now.pile_size == 0),
        "price_resets": {
            "hired": sum(_space(deed) == TOP for deed in deeds if _hires(deed)),
            "removed": sum(_removes_topmost(deed) for deed in deeds if _hires(deed)),
        },
        "seats": [
            {
                "place": places[seat],
                "won": seat in position.winners,
                "track": [spaces[seat] for spaces in track],
                **_seat(pack, s, [deed for deed in deeds if deed.seat == seat], seat),
            }
            for seat in range(s.players)
        ],
    }


def _seat(pack: Pack, s: Any, deeds: Sequence[Deed], seat: int) -> dict[str, Any]:
    """What one player did."""
    contribution = s.contribution[seat]
    buildings, repairs = _buildings(pack, deeds), _repairs(deeds)
    return {
        "colour": COLOURS[seat],
        "actions": [STAR_ACTIONS[deed.after.architect[seat]] for deed in deeds if deed.step == "architect"],
        "forfeited": [_round(deed) for deed in deeds if _forfeits(deed)],
        "buildings": buildings,
        "repairs": repairs,
        "points": {
            **{kind: sum(b["points"] for b in buildings if b["type"] == kind) for kind in LOCATION_TYPES[1:]},
            "repairs": sum(repair["points"] for repair in repairs),
        },
        "drafted": {CHARACTERS[_argument(deed)]: deed.index for deed in deeds if deed.step == "draft_turn"},
        "hired": [_hire(deed) for deed in deeds if _hires(deed)],
        "fired": [{"round": _round(d), "character": CHARACTERS[d.index]} for d in deeds if d.step == "fire"],
        "talers": {
            "earned": _flow(deeds, seat, INCOME, 1),
            "spent": _flow(deeds, seat, EXPENSE, -1),
            "left": s.talers[seat],
        },
        "bonds": {
            "received": sum(max(0, deed.after.bonds[seat] - deed.before.bonds[seat]) for deed in deeds),
            "redeemed": sum(_redeemed(deed) for deed in deeds),
            "held": s.bonds[seat],
        },
        "confidence": pack.mirror.bonds_at_once[s.confidence[seat]],
        "tavern": {
            "visits": sum(_enters_tavern(deed) for deed in deeds),
            "guilds": sum(deed.step == "tavern" and deed.index < TAVERN_DONE for deed in deeds),
        },
        "contribution": None if contribution == NOBODY else contribution,
        "contribution_round": next((_round(deed) for deed in deeds if _contributes(deed)), None),
    }


def _demand(pack: Pack, s: Any) -> dict[str, dict[str, Any]]:
    """The demand tile of every place: its number in the pack, and what it says."""
    places = pack.content.map_for(s.players).locations
    shown = {}
    for i, place in enumerate(places[1:], start=1):
        tile = pack.content.demand[s.demand[i]]
        shown[place.name] = {"tile": s.demand[i], "type": place.type, "guilds": "+".join(tile.guilds)}
    return shown


def _by_round(deeds: Iterable[Deed], start: Any, s: Any, read: Callable[[Any], Any]) -> list[Any]:
    """A value read from the state after every round, beginning with round 0."""
    last = {_round(deed): deed.after for deed in deeds}
    states = [start]
    for number in range(s.round_number + 1):
        states.append(last.get(number, states[-1]))
    return [read(state) for state in states[1:]]


def _first_round(deeds: Iterable[Deed], is_so: Callable[[Any], bool]) -> int | None:
    """The round in which something came true for the first time."""
    return next((_round(deed) for deed in deeds if is_so(deed.after)), None)


def _round(deed: Deed) -> int:
    return int(deed.before.round_number)


def _argument(deed: Deed) -> int:
    return int(deed.before.agenda_argument[deed.before.agenda_depth - 1])


def _pending(s: Any) -> str | None:
    """The next step to be decided."""
    return STEPS[s.agenda_step[s.agenda_depth - 1]].name if s.agenda_depth else None


def _forfeits(deed: Deed) -> bool:
    """Whether the action of the turn was forfeited; declining a town's extra Hire does not count."""
    action = STAR_ACTIONS[deed.before.architect[deed.seat]]
    return deed.step == action and deed.index == LAST[action]


def _buildings(pack: Pack, deeds: Sequence[Deed]) -> list[dict[str, Any]]:
    built = []
    for deed in deeds:
        if deed.step == "construct" and deed.index == BUILD:
            location = deed.before.carriage[deed.seat]
            place = pack.content.map_for(deed.before.players).locations[location]
            built.append(
                {
                    "round": _round(deed),
                    "place": place.name,
                    "type": place.type,
                    "tile": deed.before.demand[location],
                    "site": deed.before.sites[location].index(NOBODY) + 1,
                    "points": _points(deed),
                }
            )
    return built


def _repairs(deeds: Sequence[Deed]) -> list[dict[str, Any]]:
    return [
        {"round": _round(deed), "craftsmen": len(names_in(deed.before.working)), "points": _points(deed)}
        for deed in deeds
        if deed.step == "repair" and deed.index == REPAIR_DONE
    ]


def _points(deed: Deed) -> int:
    """The appreciation points that are to be spent after the action."""
    return int(deed.after.agenda_argument[deed.after.agenda_depth - 1])


def _hires(deed: Deed) -> bool:
    """Whether the action completed a hire; with a full star, that is the move that fires somebody."""
    if deed.step == "fire":
        return True
    return deed.step == "hire" and deed.index != HIRE_FORFEIT and _pending(deed.after) != "fire"


def _space(deed: Deed) -> int:
    """The space of the billboard that a hire was made from."""
    return _argument(deed) if deed.step == "fire" else deed.index


def _hire(deed: Deed) -> dict[str, Any]:
    return {"round": _round(deed), "character": CHARACTERS[deed.before.billboard[_space(deed)]]}


def _removes_topmost(deed: Deed) -> bool:
    """Whether the price marker pushed the topmost craftsman off the billboard: then two spaces are refilled."""
    drawn = deed.before.pile_size - deed.after.pile_size
    gone = deed.after.billboard.count(NOBODY) - deed.before.billboard.count(NOBODY) + drawn
    return bool(gone > 1)


def _flow(deeds: Iterable[Deed], seat: int, sources: dict[str, str], sign: int) -> dict[str, int]:
    """Talers that came in (sign 1) or went out (sign -1), by where."""
    flows = dict.fromkeys(sources.values(), 0)
    for deed in deeds:
        change = sign * (deed.after.talers[seat] - deed.before.talers[seat])
        if change > 0:
            flows[sources[deed.step]] += change
    return flows


def _redeemed(deed: Deed) -> int:
    if deed.step != "bank" or deed.index in (GAIN_CONFIDENCE, LAST["bank"]):
        return 0
    return deed.index - REDEEM_NONE


def _enters_tavern(deed: Deed) -> bool:
    """Whether the tavern was used; the guilds sent after the first are the same visit."""
    return deed.step == "tavern" and deed.index != LAST["tavern"] and _argument(deed) == 0


def _contributes(deed: Deed) -> bool:
    return deed.step == "construct" and deed.index == CONTRIBUTE

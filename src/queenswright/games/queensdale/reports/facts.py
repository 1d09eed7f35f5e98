"""The facts of a campaign, derived from its actions: plain data for JSON, 10 to 30 kB.

Everything belongs to the game during which it happens; the grocer comes before the first round of a game, seals and
tower tiles come after its last one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from queenswright.games.queensdale.content.names import amounts, colour_of, members, use_name
from queenswright.games.queensdale.rules.character import surplus
from queenswright.games.queensdale.rules.courier import NEW
from queenswright.games.queensdale.rules.tie import tie_break
from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH, SPACE_KINDS
from queenswright.games.queensdale.state.cards import FIRST_ABILITY, KNOWLEDGE_CARDS, ORDER_CARDS
from queenswright.games.queensdale.state.course import (
    BUILD_USES,
    CLEAR,
    FURNISHING,
    MONUMENT,
    PLAY,
    RANKING,
    RENOVATION,
    SEGMENT_USE,
)
from queenswright.games.queensdale.state.effects import ROBBER_REROLL
from queenswright.games.queensdale.state.pieces import FAME_SOURCES, FAMILIES
from queenswright.games.queensdale.steps import (
    ACT_AGAIN,
    CARD,
    FIRST_REROLL_FREE,
    FREE_REROLL,
    GROCER_DONE,
    IS_OCCUPIED,
    KIND_OF_PLACE,
    PURPLE,
    REROLL,
    REST_IN,
    ROBBER,
    SIGNAL,
    YES,
    parts_of,
    tile_name,
)
from queenswright.kernel.data import Deed, FinishedGame, Pack
from queenswright.kernel.rule import plain

Game = dict[str, Any]
IN_THE_GAME = (PLAY, RANKING)
"""The phases before a game is decided."""
ORDERS = [str(1 + i) for i in range(ORDER_CARDS)]


def facts(position: FinishedGame) -> dict[str, Any]:
    """The course and the result of a campaign.

    >>> import queenswright as qw
    >>> facts(qw.load("queensdale").new(players=2, seed=1))["games"][0]["rounds"]
    0
    """
    pack, s = position.pack, position.state
    places = position.standings
    return {
        "players": s.players,
        "end": position.end_reason,
        "branch": None if s.branch == NO_BRANCH else BRANCHES[s.branch - 1],
        "seats": [
            {
                "colour": colour_of(s, seat),
                "family": FAMILIES[s.family[seat]],
                "place": places[seat],
                "won": seat in position.winners,
                "completed": s.epoch[seat] - 1,
            }
            for seat in range(s.players)
        ],
        "games": _games(pack, position),
    }


def _games(pack: Pack, position: FinishedGame) -> list[Game]:
    """What happened in every game, including the current one so far."""
    s, games = position.state, dict[int, Game]()
    for deed in position.actions():
        before, after = deed.before, deed.after
        game = games.get(before.game_number)
        if game is None:
            game = games[before.game_number] = _begun(before)
        note = NOTES.get(deed.step)
        if note:
            note(pack, game, game["seats"][deed.seat], deed)
        if before.seals != after.seals:
            _note_seals(game, before, after)
        _note_cards(game, deed)
        if before.phase in IN_THE_GAME and after.phase not in IN_THE_GAME:
            _conclude(game, before, after.ranking[: after.players])
    game = games.setdefault(s.game_number, _begun(s))
    if s.phase == PLAY and s.round_number:
        _conclude(game, s, _by_merit(pack, s))
    return [{**game, "seats": [_plain(seat) for seat in game["seats"]]} for game in games.values()]


def _begun(s: Any) -> Game:
    """The facts of a game that has just started: only the goals are known."""
    seats = [
        {
            "epoch": s.epoch[seat],
            "place": None,
            "surplus": None,
            "fame": {},
            "seals": 0,
            "built": [],
            "tile": None,
            "faces": [],
            "tokens": 0,
            "rerolls": 0,
            "dice": Counter[str](),
            "occupied": 0,
            "ability": None,
            "knowledge": [],
            "orders": [],
        }
        for seat in range(s.players)
    ]
    return {"rounds": 0, "story": None, "couriers": [], "seats": seats}


def _plain(seat: dict[str, Any]) -> dict[str, Any]:
    return {**seat, "dice": dict(seat["dice"])}


def _conclude(game: Game, s: Any, ranking: list[int]) -> None:
    """QD-END-04, 14: rounds, fame by source and the ranking, as the last round leaves them."""
    game["rounds"] = s.round_number
    for place, number in enumerate(ranking, start=1):
        fame = amounts(FAME_SOURCES, s.earned[number])
        game["seats"][number].update(place=place, surplus=plain(surplus)(s, number), fame=fame)


def _by_merit(pack: Pack, s: Any) -> list[int]:
    """The ranking without random tie-breaks."""
    merit = [(plain(surplus)(s, seat), plain(tie_break)(pack.mirror, s, seat)) for seat in range(s.players)]
    return sorted(range(s.players), key=lambda seat: merit[seat], reverse=True)


def _note_seals(game: Game, before: Any, after: Any) -> None:
    """QD-SEAL-01, 02, 05: seals received; those that go to the grocer are not counted."""
    for seat, old, new in zip(game["seats"], before.seals, after.seals, strict=False):
        seat["seals"] += max(0, new - old)


def _note_cards(game: Game, deed: Deed) -> None:
    """QD-LATER-18, 36: knowledge cards that somebody now has, and orders that were fulfilled."""
    before, after = deed.before, deed.after
    for seat, had, has in zip(game["seats"], before.knowledge, after.knowledge, strict=False):
        seat["knowledge"] += members(KNOWLEDGE_CARDS, has & ~had)
    if before.phase == PLAY:
        game["seats"][deed.seat]["orders"] += members(ORDERS, before.orders & ~after.orders)


def _note_turn(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-DICE-07, QD-TOWER-10, QD-LATER-34, 45: a re-roll, paid, by signal fire, monument or robber baron token."""
    effect = pack.mirror.robber_effect[deed.index - ROBBER] if ROBBER <= deed.index < ACT_AGAIN else None
    free = deed.index in (FREE_REROLL, FIRST_REROLL_FREE) or effect == ROBBER_REROLL
    seat["rerolls"] += REROLL <= deed.index <= SIGNAL or free


def _note_place(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-DICE-01, 02, QD-STICKER-05, 06: where a die went."""
    seat["occupied"] += IS_OCCUPIED[deed.index]
    kind = "purple" if deed.index == PURPLE else SPACE_KINDS[KIND_OF_PLACE[deed.index]]
    seat["dice"][kind] += 1


def _note_scout(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-SCOUT-07: a token gathered on the way."""
    seat["tokens"] += deed.index < REST_IN


def _note_here(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-HUT-05: the token under the scout."""
    seat["tokens"] += deed.index == YES


def _note_take(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-STICKER-10: a token taken from the map."""
    seat["tokens"] += 1


def _note_build(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-BUILD-08, 10, 26: a building that was put up, land that was cleared, or a stage of a monument."""
    before, after = deed.before, deed.after
    for old, new in zip(before.site[deed.seat], after.site[deed.seat], strict=True):
        if new != old:
            seat["built"].append(pack.content.building_codes[new])
    if after.cleared[deed.seat] > before.cleared[deed.seat]:
        seat["built"].append(BUILD_USES[CLEAR])
    if after.monument[deed.seat] > before.monument[deed.seat]:
        seat["built"].append(BUILD_USES[MONUMENT])


def _note_renovate(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-LATER-22: a renovation."""
    seat["built"].append(BUILD_USES[RENOVATION])


def _note_segment(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-LATER-12, 13: a segment of wall or road."""
    seat["built"].append(use_name(SEGMENT_USE, deed.after.branch))


def _note_room(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-LATER-61: a castle room that was furnished."""
    seat["built"].append(BUILD_USES[FURNISHING])


def _note_ability(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-LATER-17: the ability of choice; the other one comes without asking."""
    seat["ability"] = str(FIRST_ABILITY + deed.index)


def _note_tower(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-TOWER-04: the tile of choice."""
    seat["tile"] = tile_name(deed.index)


def _note_grocer(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-GROCER-01: a face that was bought."""
    if deed.index != GROCER_DONE:
        seat["faces"].append(pack.content.face_codes[deed.index])


def _note_card(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-COURIER-01: a card that was read; its second stage does not count again."""
    card, stage = parts_of(CARD, deed.before.agenda_argument[deed.before.agenda_depth - 1])
    if stage == NEW:
        game["couriers"].append(card + 1)


def _note_tell(pack: Pack, game: Game, seat: dict[str, Any], deed: Deed) -> None:
    """QD-EPOCH-04: the story card of this game."""
    if deed.after.story != deed.before.story:
        game["story"] = pack.content.stories[deed.after.story - 1].code


NOTES: dict[str, Callable[[Pack, Game, dict[str, Any], Deed], None]] = {
    "turn": _note_turn,
    "place": _note_place,
    "scout": _note_scout,
    "here": _note_here,
    "take": _note_take,
    "payment": _note_build,
    "cover": _note_build,
    "renovate": _note_renovate,
    "segment": _note_segment,
    "room": _note_room,
    "ability": _note_ability,
    "tower": _note_tower,
    "grocer": _note_grocer,
    "card": _note_card,
    "tell": _note_tell,
}

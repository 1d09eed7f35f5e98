"""What the campaign has disclosed so far (QD-COMP-33)."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.deck import FACE_NAMES
from queenswright.games.queensdale.content.later import is_effect_known
from queenswright.games.queensdale.state.board import FAIR_SPACE, MARBLE_SPACE, NO_BRANCH, RIDER_LONG, RIDER_SHORT, ROAD
from queenswright.games.queensdale.state.course import FURNISHING, ROOMS, SEGMENT_USE
from queenswright.games.queensdale.state.effects import FAIR_SPACES, SIGNAL_FIRE
from queenswright.games.queensdale.state.pieces import STAGES, TILES_PER_EPOCH
from queenswright.games.queensdale.steps import BALLOT, BREAK_TIE
from queenswright.kernel.data import Pack


def has_marble(pack: Pack, s: Any) -> bool:
    """QD-LATER-01: whether marble has appeared."""
    return bool(pack.mirror.space_from[MARBLE_SPACE] <= s.opened)


def is_space_open(pack: Pack, s: Any, kind: int) -> bool:
    """QD-RES-07, QD-LATER-11: whether the campaign has come to a kind of die space."""
    if kind in (RIDER_SHORT, RIDER_LONG) and s.branch != ROAD:
        return False
    if kind == FAIR_SPACE:
        return is_effect_known(pack, s, FAIR_SPACES)
    return bool(pack.mirror.space_from[kind] <= s.opened)


def is_voting(s: Any) -> bool:
    """QD-LATER-44: whether the vote for wall or road is going on."""
    return any(s.agenda_step[i] in (BALLOT, BREAK_TIE) for i in range(s.agenda_depth))


def is_ballot_known(s: Any) -> bool:
    """QD-LATER-44: whether the table has come to the vote for wall or road."""
    return s.branch != NO_BRANCH or is_voting(s)


def is_building_open(pack: Pack, s: Any, kind: int) -> bool:
    """QD-BUILD-19: whether a type of building has come into the stock."""
    return bool(pack.mirror.building_from[kind] <= s.opened)


def is_board_open(s: Any, epoch: int) -> bool:
    """QD-TOWER-01, 15: whether a tower board is open, because somebody has completed its epoch."""
    return any(s.epoch[seat] > epoch for seat in range(s.players))


def is_use_open(pack: Pack, s: Any, use: int) -> bool:
    """QD-BUILD-26: whether another use of the build action is open."""
    return bool(pack.mirror.use_from[use] <= s.opened and (use != SEGMENT_USE or s.branch != NO_BRANCH))


def limit_of_use(pack: Pack, s: Any, use: int) -> int:
    """QD-BUILD-26, QD-LATER-61: how often a player may use the build action in this way."""
    return int(pack.mirror.most_rooms[s.players] if use == FURNISHING else pack.mirror.use_limit[use])


def has_room(pack: Pack, s: Any, room: int) -> bool:
    """QD-LATER-61: whether rooms are furnished, and the castle of this number of players has this one."""
    return bool(pack.mirror.mechanism_from[ROOMS] <= s.opened and pack.mirror.room_players[room] <= s.players)


def is_gift_open(s: Any, family: int) -> bool:
    """QD-LATER-34: whether the card of a family's monument is open, because the monument is finished."""
    return any(s.family[seat] == family and s.monument[seat] == STAGES for seat in range(s.players))


def is_signal_open(pack: Pack, s: Any) -> bool:
    """QD-TOWER-10: whether the board with the signal fire is open."""
    fires = [tile for tile, power in enumerate(pack.mirror.tile_power) if power == SIGNAL_FIRE]
    return any(is_board_open(s, tile // TILES_PER_EPOCH + 1) for tile in fires)


def has_effect(pack: Pack, s: Any, modifier: int) -> bool:
    """Whether a building that changes a rule in this way has come into the stock."""
    kinds = [kind for kind, found in enumerate(pack.mirror.building_modifier) if found == modifier]
    return any(is_building_open(pack, s, kind) for kind in kinds)


def cards_known(s: Any, seat: int | None) -> int:
    """QD-GROCER-05, 11: the bit set of the number cards of faces that a seat (None: everybody) knows."""
    return int(s.faces_shown if seat is None else s.faces_shown | s.faces_read[seat])


def face_word(pack: Pack, s: Any, face: int) -> str:
    """QD-GROCER-11: what a face is called at the table: its code, or the name on its card once it was used."""
    card = pack.mirror.face_card[face]
    if card and s.faces_shown >> card - 1 & 1:
        return FACE_NAMES[card - 1]
    return str(pack.content.face_codes[face])


def is_lasting_known(pack: Pack, s: Any, effect: int) -> bool:
    """QD-COURIER-01: whether a courier card that changes a rule in this way was read in this game."""
    cards = [card for card, found in enumerate(pack.mirror.card_lasting) if found == effect]
    return any(not s.courier_deck >> card & 1 for card in cards)


def is_lesson_known(pack: Pack, s: Any, lesson: int) -> bool:
    """QD-LATER-36: whether somebody has a knowledge card that changes a rule in this way."""
    cards = [card for card, found in enumerate(pack.mirror.knowledge_lesson) if found == lesson]
    return any(held >> card & 1 for held in s.knowledge for card in cards)

"""Consistency of a position document, beyond the range of each single value."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.content.disclosed import has_marble, is_building_open
from queenswright.games.queensdale.content.later import ROBBER_NUMBERS, is_in_play, is_step_in_play
from queenswright.games.queensdale.content.names import TILE_NAMES, members
from queenswright.games.queensdale.documents.common import drawn_to_choose, faces_left
from queenswright.games.queensdale.documents.knowledge import check_knowledge
from queenswright.games.queensdale.documents.later import check_later
from queenswright.games.queensdale.documents.stories import check_stories
from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.casebook import is_named, refuse_casebook
from queenswright.games.queensdale.rules.ending import EPOCHS_PER_LEVEL
from queenswright.games.queensdale.rules.herb import refuse_token
from queenswright.games.queensdale.rules.spaces import capacity
from queenswright.games.queensdale.rules.spend import basic_resources
from queenswright.games.queensdale.state.board import (
    CASTLE_ROOMS,
    LAST_ROOM,
    NO_BRANCH,
    QUARTERS,
    ROAD,
    SLOTS,
    SPACE_KINDS,
    WALL,
)
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    CLAIRVOYANT_CARDS,
    FIRST_ABILITY,
    FIRST_ANSWER,
    QUESTIONS,
)
from queenswright.games.queensdale.state.course import (
    ABILITIES,
    CASTLE,
    CLEAR,
    EPOCHS,
    GAMES_PLAYED,
    HUTS,
    MOST_GAMES,
    PHASES,
    PLAY,
    RENOVATION,
)
from queenswright.games.queensdale.state.pieces import (
    COURIER,
    FAMILIES,
    FIGURINES,
    MARBLE,
    NOBODY,
    NOTHING,
    SEATS,
    TILES_PER_EPOCH,
    TYPES,
)
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.errors import InputError
from queenswright.kernel.rule import plain

LEVELS_APART = 1


def check(pack: Pack, root: Fields, s: Any) -> None:
    """Refuse a position that contradicts itself, naming the clause if there is one."""
    _check_course(pack, root, s)
    _check_pending(pack, root, s)
    _check_figurines(pack, root, s)
    _check_spaces(pack, root, s)
    _check_cards(root, s)
    check_stories(pack, root, s)
    _check_huts(pack, root, s)
    _check_copies(pack, root, s)
    _check_faces(pack, root, s)
    check_later(pack, root, s)
    _check_ballots(root, s)
    _check_answers(root, s)
    _check_casebook(pack, root, s)
    _check_abilities(pack, root, s)
    check_knowledge(pack, root, s)
    _check_behind(root, s)
    _check_segments(root, s)
    _check_rooms(pack, root, s)
    for seat in range(s.players):
        _check_borough(pack, root, s, seat)
        _check_tower(root, s, seat)
        _check_dice(pack, root, s, seat)


NOT_OPEN = "refused-qd-not-open-yet"


def _at(root: Fields, seat: int, key: str, text: str, message: str = "", **args: Any) -> InputError:
    """The error for a problem at one seat."""
    return root.problem(f"seats[{seat}].{key}", text, message, **args)


def _check_course(pack: Pack, root: Fields, s: Any) -> None:
    """Epochs, what is open, the end of the campaign."""
    highest = max(s.epoch[: s.players])
    if s.opened < highest - 1:
        least = highest - 1
        text = f"got {s.opened}, expected at least {least} with a seat in epoch {highest}"
        raise root.problem("opened", text, "qd-position-opened", epoch=highest, low=least)
    for seat in range(s.players):
        doubled = s.players == 2 and pack.mirror.doubled[s.epoch[seat]]
        if s.ticked[seat] and not doubled:
            raise _at(root, seat, "ticked", f"epoch {s.epoch[seat]} is not played twice (QD-TWO-10)")
        if s.goods[seat][MARBLE] and not has_marble(pack, s):
            raise _at(
                root, seat, "goods.marble", f"there is no marble before it is opened (opened is {s.opened})", NOT_OPEN
            )
    for seat in range(s.players):
        if s.family[seat] in s.family[:seat]:
            own = f"every seat has its own family out of: {', '.join(FAMILIES)} (QD-SETUP-05)"
            raise _at(root, seat, "family", own, "qd-position-family")
    if s.ended == CASTLE and highest <= EPOCHS:
        raise root.problem("ended", f"the castle is complete when somebody is in epoch {EPOCHS + 1} (QD-CAMP-01)")
    last = s.games + s.played_before if s.games else MOST_GAMES
    if s.ended == GAMES_PLAYED and s.game_number not in (last, MOST_GAMES):
        raise root.problem("ended", f"games is the end after the last game, which is {last}")


def _check_pending(pack: Pack, root: Fields, s: Any) -> None:
    """A running campaign has something pending; during play it is on top of the current seat's turn."""
    if (s.agenda_depth == 0) != (s.ended != 0):
        text = "a campaign that runs has a pending step, and one that ended has none"
        raise root.problem("ended", text, "qd-position-pending-or-ended")
    if s.phase == PLAY and s.agenda_depth and (s.agenda_step[0], s.agenda_seat[0]) != (st.TURN, s.turn_seat):
        text = f"in play the first entry is the step turn of seat {s.turn_seat} (turn_of)"
        raise root.problem("pending", text, "qd-position-turn-first")
    for i in range(s.agenda_depth):
        if i and s.agenda_step[i] == st.TURN:
            raise root.problem("pending", "a turn is pending once, below everything else", "qd-position-turn-once")
        _check_step(pack, root, s, s.agenda_step[i], s.agenda_seat[i], s.agenda_argument[i])
        if s.agenda_step[i] not in st.MAY_WAIT and i < s.agenda_depth - 1:
            step = st.STEPS[s.agenda_step[i]].name
            text = f"got {step} below another step, expected it on top: nothing follows before it is decided"
            raise root.problem("pending", text, "qd-position-on-top")
    top = s.agenda_step[s.agenda_depth - 1] if s.agenda_depth else NOTHING
    if top != st.PAYMENT and (any(s.price) or (s.savings and not _is_building(pack, s, top))):
        step = st.STEPS[st.PAYMENT].name
        text = f"a price is being paid in the step {step} only; there is none in any other"
        raise root.problem("price", text, "qd-position-price")


def _is_building(pack: Pack, s: Any, step: int) -> bool:
    """QD-LATER-37: a build action with a die that saves something, before its price is known."""
    return step in (st.BUILD, st.RANK) and s.savings in pack.mirror.face_saves


def _check_step(pack: Pack, root: Fields, s: Any, step: int, seat: int, argument: int) -> None:
    """Steps fit their phase; a tower tile is for the epoch just completed, and only open things are built."""
    if st.PHASES_OF_STEP[step] and s.phase not in st.PHASES_OF_STEP[step]:
        found = f"got {st.STEPS[step].name} in the phase {PHASES[s.phase]}"
        text = f"{found}; it belongs to the phase {PHASES[st.usual_phase(step)]}"
        raise root.problem("pending", text, "qd-position-phase")
    if step == st.TOWER and argument != s.epoch[seat] - 1:
        completed = f"the epoch that seat {seat} has just completed, {s.epoch[seat] - 1}"
        text = f"got tower {argument}, expected {completed} (QD-TOWER-01)"
        raise root.problem("pending", text, "qd-position-tower-epoch")
    if step == st.TOWER_SPACE:
        _check_replacement(root, s, seat, argument)
    if step == st.CROWN and not s.missed >> seat & 1:
        missed = members(range(s.players), s.missed)
        raise root.problem("pending", f"got crown of seat {seat}, expected a seat of `missed`: {missed} (QD-LATER-07)")
    if not is_step_in_play(pack, s, step):
        found = f"got {st.STEPS[step].name}"
        raise root.problem("pending", f"{found}, but nothing asks for this yet (opened is {s.opened})", NOT_OPEN)
    if step == st.FULFIL and not s.orders >> argument & 1:
        raise root.problem("pending", f"got fulfil {argument + 1}, expected one of the orders (QD-LATER-19)")
    if step == st.SPEND:
        _check_spend(root, s, seat, argument)
    if step == st.PICK:
        _check_pick(pack, root, s, argument)
    if step == st.HERE:
        _check_here(pack, root, s, seat)
    if step == st.ABILITY and (s.abilities[seat] or not is_in_play(pack, s, ABILITIES)):
        raise root.problem("pending", f"got ability of seat {seat}, expected one that has none, once they are in play")
    if step == st.GIFT and s.opened < min(pack.mirror.chapter_from):
        raise root.problem("pending", f"got gift, but no chapter of a family was read yet (opened is {s.opened})")
    if step in st.OF_BUILDINGS:
        kind, *_ = st.parts_of(step, argument)
        if kind < TYPES and not is_building_open(pack, s, kind):
            code = pack.content.building_codes[kind]
            text = f"got {code}, but this building is not disclosed yet (opened is {s.opened})"
            raise root.problem("pending", text, NOT_OPEN)


def _check_pick(pack: Pack, root: Fields, s: Any, argument: int) -> None:
    """QD-COMP-29: a choice of goods offers at least one piece of at least one kind that is in play."""
    goods, count, _ = st.parts_of(st.PICK, argument)
    if not goods or not count:
        text = "a pick has at least one good, and a count of at least 1 (QD-COMP-29)"
        raise root.problem("pending", text, "qd-position-pick")
    if goods >> MARBLE & 1 and not has_marble(pack, s):
        text = f"got marble to pick, but there is none before it is disclosed (opened is {s.opened})"
        raise root.problem("pending", text, NOT_OPEN)


def _check_here(pack: Pack, root: Fields, s: Any, seat: int) -> None:
    """QD-HUT-05: there is a token under the scout that its owner may gather."""
    shrub = pack.mirror.shrub_at[s.scout[seat]]
    if shrub == NOTHING or plain(refuse_token)(pack.mirror, s, seat, shrub) != ALLOWED:
        expected = f"a token under the scout of seat {seat}, and a hut for it"
        raise root.problem("pending", f"got here, expected {expected} (QD-HUT-05)", "qd-position-here")


def _check_spend(root: Fields, s: Any, seat: int, argument: int) -> None:
    """QD-COMP-28: at least one piece is to be paid, and no more than the seat has."""
    count, held = st.part_of(st.SPEND, argument, "count"), plain(basic_resources)(s, seat)
    if not 1 <= count <= held:
        problem = f"got spend {count}, expected 1 to {held}: seat {seat} has no more basic resources (QD-COMP-28)"
        raise root.problem("pending", problem, "qd-position-spend", count=count, held=held)


def _check_replacement(root: Fields, s: Any, seat: int, tile: int) -> None:
    """QD-TOWER-06: a tile of the epoch just completed, which nobody has, for a tower that is full."""
    if tile // TILES_PER_EPOCH + 1 != s.epoch[seat] - 1 or any(tile in tower for tower in s.tower[: s.players]):
        own = f"a free tile of the epoch that seat {seat} has just completed, {s.epoch[seat] - 1}"
        text = f"got {TILE_NAMES[tile]}, expected {own} (QD-TOWER-01)"
        raise root.problem("pending", text, "qd-position-tower-epoch")
    if NOTHING in s.tower[seat]:
        text = f"seat {seat} has a free tower space; a tile is replaced when there is none"
        raise root.problem("pending", text, "qd-position-tower-free")


def _check_figurines(pack: Pack, root: Fields, s: Any) -> None:
    """QD-COMP-27: no more figurines than there are, and none before their epoch."""
    drawn = drawn_to_choose(s)
    if s.roles[COURIER]:
        text = "a courier stands for another figurine (QD-COURIER-05)"
        raise root.problem("roles.courier", text, "qd-position-courier")
    for kind, name in enumerate(FIGURINES):
        opened = pack.mirror.figurine_from[kind] <= s.opened
        most = pack.mirror.figurines[kind] if opened else 0
        held = sum(s.figurines[seat][kind] for seat in range(s.players))
        used = sum(s.roles) if kind == COURIER else 0
        found = held + s.bag[kind] + used + drawn.count(kind)
        if found > most:
            text = f"got {found} of {name} with players, used and in the bag, expected {most} (QD-COMP-27)"
            raise root.problem("bag", text, "qd-position-figurines", figurine=name, found=found, most=most)


def _check_spaces(pack: Pack, root: Fields, s: Any) -> None:
    """No more occupied spaces than there are with this many players, and none before they are opened."""
    for kind, name in enumerate(SPACE_KINDS):
        most = plain(capacity)(pack.mirror, s, kind)
        if s.taken[kind] > most:
            text = f"got {s.taken[kind]}, expected 0 to {most} with {s.players} players"
            args = {"players": s.players, "low": 0, "high": most}
            raise root.problem(f"taken.{name}", text, "qd-position-spaces", **args)


def _check_cards(root: Fields, s: Any) -> None:
    """Every courier and clairvoyant card is in one place."""
    if s.courier_card != NOTHING and s.courier_deck >> s.courier_card & 1:
        text = f"card {s.courier_card + 1} is in force and not in the deck (QD-COURIER-03)"
        raise root.problem("courier_deck", text, "qd-position-courier-deck")
    unowned = sum(1 << card for card, owner in enumerate(s.clairvoyant) if owner == NOBODY)
    if s.clairvoyant_deck != unowned:
        cards = ", ".join(map(str, members(range(1, CLAIRVOYANT_CARDS + 1), unowned))) or "none"
        text = f"in the deck are the cards that nobody owns: {cards} (QD-CLAIR-06)"
        raise root.problem("clairvoyant_deck", text, "qd-position-clairvoyant-deck")


def _check_huts(pack: Pack, root: Fields, s: Any) -> None:
    """QD-COMP-36, QD-SETUP-25: huts for all players together; chosen while all choose, by everybody who was asked."""
    found = sum(s.huts[seat].bit_count() for seat in range(s.players))
    if found > pack.mirror.hut_supply:
        most = pack.mirror.hut_supply
        text = f"got {found} huts, expected {most} (QD-COMP-36)"
        raise root.problem("seats", text, "qd-position-huts", found=found, most=most)
    steps = (st.START_HUT, st.SEAL)
    choosing = [s.agenda_seat[i] for i in range(s.agenda_depth) if s.agenda_step[i] in steps]
    for seat in range(s.players):
        has_chosen = s.chosen_hut[seat] != NOTHING
        if has_chosen and s.phase != HUTS:
            text = "a hut is chosen in the phase huts only"
            raise _at(root, seat, "chosen_hut", text, "qd-position-hut-phase")
        if not has_chosen and s.phase == HUTS and seat < s.cursor and seat not in choosing:
            asked = f"with {s.cursor} asked (cursor) this seat has chosen a hut (QD-SETUP-25)"
            raise _at(root, seat, "chosen_hut", asked, "qd-position-hut-chosen")


def _check_ballots(root: Fields, s: Any) -> None:
    """QD-LATER-44: the seats before the one that votes have voted, no others; nothing is voted on twice."""
    voting = [s.agenda_seat[i] for i in range(s.agenda_depth) if s.agenda_step[i] == st.BALLOT]
    for seat in range(s.players):
        if bool(s.ballot[seat]) != any(seat < other for other in voting):
            raise _at(root, seat, "ballot", "those have voted who come before the seat that votes now (QD-LATER-44)")
    if s.branch and any(s.agenda_step[i] in (st.BALLOT, st.BREAK_TIE) for i in range(s.agenda_depth)):
        raise root.problem("branch", "nothing is chosen while all vote (QD-LATER-44)")


def _check_answers(root: Fields, s: Any) -> None:
    """QD-LATER-47: the seats before the one that is asked have answered, no others; what is open is not asked again."""
    asked = [s.agenda_seat[i] for i in range(s.agenda_depth) if s.agenda_step[i] == st.ANSWER]
    for seat in range(s.players):
        if bool(s.answer[seat]) != (seat < min(asked, default=0)):
            raise _at(root, seat, "answer", "those have answered who come before the seat asked now (QD-LATER-47)")
    if asked and asked != list(range(s.players - 1, min(asked) - 1, -1)):
        raise root.problem("pending", "everybody is asked for a pair of herbs, one after the other (QD-LATER-47)")
    if asked and s.branch == NO_BRANCH:
        raise root.problem("branch", "the question is on a card of wall or road (QD-LATER-47)")


def _check_casebook(pack: Pack, root: Fields, s: Any) -> None:
    """QD-LATER-55: answers belong to their questions, were named by a card and have an epoch."""
    for seat in range(s.players):
        for question, answer in enumerate(s.sealed[seat]):
            if answer and not FIRST_ANSWER[question] < answer <= FIRST_ANSWER[question + 1]:
                raise _at(root, seat, "sealed", "answers to cause, pair and seller, in this order (QD-LATER-55)")
            if answer and not plain(is_named)(pack.mirror, s, answer - 1):
                raise _at(root, seat, "sealed", f"no card has named {st.answer_name(answer - 1)} (QD-LATER-55)")
            if bool(answer) != bool(s.sealed_in[seat][question]) or s.sealed_in[seat][question] > s.opened:
                raise _at(root, seat, "sealed_in", "the epoch of every sealed answer, no other (QD-LATER-55)")
        now = members(range(len(QUESTIONS)), s.sealed_now[seat])
        if any(s.sealed_in[seat][question] != s.opened for question in now):
            raise _at(root, seat, "sealed_now", "questions answered in this epoch (QD-LATER-55)")
        asked = any(s.agenda_step[i] == st.SEAL and s.agenda_seat[i] == seat for i in range(s.agenda_depth))
        if asked and plain(refuse_casebook)(pack.mirror, s, seat) != ALLOWED:
            raise root.problem("pending", "the casebook is not open, or nothing is left to seal (QD-LATER-55)")


def _check_segments(root: Fields, s: Any) -> None:
    """QD-LATER-12, 40: builders are at the table; the first segments of the road are nobody's."""
    for slot, builder in enumerate(s.segments):
        if builder > s.players:
            raise root.problem(f"segments[{slot}]", f"got {builder - 1}, expected one of {s.players} seats")
        if builder and s.branch != WALL and (s.branch != ROAD or slot % SLOTS == 0):
            raise root.problem(f"segments[{slot}]", "nobody has built that one, or there is no branch (QD-LATER-12)")
    for seat in range(s.players):
        own = {slot // SLOTS for slot, builder in enumerate(s.segments) if builder == seat + 1}
        if set(members(range(QUARTERS), s.built_in[seat])) - own:
            raise _at(root, seat, "built_in", "a seat has built only where segments are its own (QD-LATER-40)")
    _check_finds(root, s)


def _check_finds(root: Fields, s: Any) -> None:
    """QD-LATER-41: finds have owners at the table; those of the wall need their segments."""
    built = sum(1 for builder in s.segments if builder)
    for find, owner in enumerate(s.finds):
        if owner > s.players:
            raise root.problem(f"finds[{find}]", f"got {owner - 1}, expected one of {s.players} seats")
        if owner and s.branch != ROAD and built < 2 * (find + 1):
            found = f"{built} segments of the wall" if s.branch == WALL else "no branch"
            raise root.problem(f"finds[{find}]", f"got {found}, expected {2 * (find + 1)} segments (QD-LATER-41)")


def _check_copies(pack: Pack, root: Fields, s: Any) -> None:
    """QD-BUILD-23: every rank of a type exists once; a type may not be opened yet."""
    seen: set[tuple[int, int]] = set()
    for seat in range(s.players):
        for kind, rank in zip(s.site[seat], s.rank[seat], strict=True):
            if kind == NOTHING:
                continue
            key = f"buildings.{pack.content.building_codes[kind]}"
            if not is_building_open(pack, s, kind):
                raise _at(root, seat, key, f"this building is not opened yet (opened is {s.opened})", NOT_OPEN)
            ranks = pack.mirror.building_ranks[s.players][kind]
            if not ranks >> rank & 1:
                allowed = members(range(1, 5), ranks)
                text = f"got rank {rank + 1}, expected one of: {', '.join(map(str, allowed))} (QD-BUILD-18, 23)"
                args = {"players": s.players, "ranks": allowed, "low": allowed[0]} if allowed else {}
                raise _at(root, seat, key, text, "qd-position-rank" if allowed else NOT_OPEN, **args)
            if (kind, rank) in seen:
                text = f"rank {rank + 1} stands in another borough; each exists once (QD-BUILD-23)"
                raise _at(root, seat, key, text, "qd-position-rank-twice", rank=rank + 1)
            seen.add((kind, rank))


def _check_faces(pack: Pack, root: Fields, s: Any) -> None:
    """QD-GROCER-08, 11: no more bought faces on dice than exist, none before they are on sale; none used unbought."""
    left = faces_left(pack, s)
    on_dice = {face for seat in range(s.players) for die in s.dice[seat] for face in die}
    for face, code in enumerate(pack.content.face_codes):
        most = pack.mirror.face_copies[s.players][face]
        if face in on_dice and pack.mirror.face_from[face] > s.opened:
            raise root.problem("seats", f"the face {code} is not in play yet (opened is {s.opened})", NOT_OPEN)
        card = pack.mirror.face_card[face]
        if card and s.faces_shown >> card - 1 & 1 and not any(read >> card - 1 & 1 for read in s.faces_read):
            raise root.problem("faces_shown", f"got {code}, which nobody has bought (faces_read of the seats)")
        if left[face] < 0:
            found = most - left[face]
            text = f"got {found} faces {code} on dice, expected {most} (QD-GROCER-08)"
            raise root.problem("seats", text, "qd-position-faces", face=code, found=found, most=most)


def _check_abilities(pack: Pack, root: Fields, s: Any) -> None:
    """QD-LATER-17: abilities are those of the seat's family."""
    for seat in range(s.players):
        own = [card for card, family in enumerate(pack.mirror.ability_family) if family == s.family[seat]]
        found = members([str(FIRST_ABILITY + card) for card in range(ABILITY_CARDS)], s.abilities[seat])
        allowed = [str(FIRST_ABILITY + card) for card in own]
        if not set(found) <= set(allowed):
            expected = f"some of {', '.join(allowed)}, the cards of {FAMILIES[s.family[seat]]} (QD-LATER-17)"
            raise _at(root, seat, "abilities", f"got {', '.join(found)}, expected {expected}")


def _check_behind(root: Fields, s: Any) -> None:
    """QD-LATER-07, 09: only players miss goals; every robber baron token is in one place."""
    if s.missed >> s.players:
        raise root.problem("missed", f"got {members(range(SEATS), s.missed)}, expected seats 0 to {s.players - 1}")
    seen = s.robbers_at_work
    for seat in range(s.players):
        twice = members(ROBBER_NUMBERS, seen & s.robbers[seat])
        if twice:
            raise _at(root, seat, "robbers", f"token {twice[0]} is somewhere else; each exists once (QD-LATER-09)")
        seen |= s.robbers[seat]


def _check_borough(pack: Pack, root: Fields, s: Any, seat: int) -> None:
    """QD-BUILD-26, QD-LATER-22: cleared land and X counters, once they are opened and within their limits."""
    for use, key, found in (
        (CLEAR, "cleared", s.cleared[seat]),
        (RENOVATION, "counters_used", s.counters_used[seat]),
    ):
        most = pack.mirror.use_limit[use] if pack.mirror.use_from[use] <= s.opened else 0
        if found > most:
            raise _at(root, seat, key, f"got {found}, expected 0 to {most} with epoch {s.opened} opened")


def _check_rooms(pack: Pack, root: Fields, s: Any) -> None:
    """QD-LATER-61: rooms of this castle, no more for a player than allowed, and the last one after all others."""
    left_out = [pack.mirror.room_players[room] > s.players for room in range(len(CASTLE_ROOMS))]
    for room, builder in enumerate(s.castle_rooms):
        if builder and (left_out[room] or builder > s.players):
            raise root.problem(
                f"castle_rooms.{CASTLE_ROOMS[room]}", f"there is no such room or seat with {s.players} players"
            )
    others = [left or bool(builder) for left, builder in zip(left_out, s.castle_rooms, strict=True)][:LAST_ROOM]
    if s.castle_rooms[LAST_ROOM] and not all(others):
        raise root.problem(f"castle_rooms.{CASTLE_ROOMS[LAST_ROOM]}", "it is open when all others stand (QD-LATER-61)")
    for seat in range(s.players):
        found, most = s.castle_rooms.count(seat + 1), pack.mirror.most_rooms[s.players]
        if found > most:
            raise root.problem("castle_rooms", f"got {found} of seat {seat}, expected 0 to {most} (QD-LATER-61)")


def _check_tower(root: Fields, s: Any, seat: int) -> None:
    """QD-TOWER-04, 06: one tile of every completed epoch at most, of one level or two that follow each other."""
    tiles = [tile for tile in s.tower[seat] if tile != NOTHING]
    epochs = [tile // TILES_PER_EPOCH + 1 for tile in tiles]
    completed = s.epoch[seat] - 1
    for tile, epoch in zip(tiles, epochs, strict=True):
        if epoch > completed or epochs.count(epoch) > 1:
            own = f"one tile of each epoch that the seat has completed, which are {completed}"
            text = f"got {TILE_NAMES[tile]}, expected {own} (QD-TOWER-04)"
            raise _at(root, seat, "tower", text, "qd-position-tower")
        if any(tile in s.tower[other] for other in range(seat)):
            text = f"{TILE_NAMES[tile]} is in another tower; each exists once (QD-TOWER-15)"
            raise _at(root, seat, "tower", text, "qd-position-tower-twice")
    levels = [(epoch - 1) // EPOCHS_PER_LEVEL for epoch in epochs]
    if levels and max(levels) - min(levels) > LEVELS_APART:
        raise _at(
            root, seat, "tower", "tiles of epochs 7 to 9 replace those of 4 to 6, and those the first (QD-TOWER-06)"
        )


def _check_dice(pack: Pack, root: Fields, s: Any, seat: int) -> None:
    """A die shows one of its own faces; a mirror that is about to be placed shows that of another one."""
    for number, (faces, face) in enumerate(zip(s.dice[seat], s.showing[seat], strict=True)):
        if face != NOTHING and face not in faces and not _is_mirrored(pack, s, seat, number):
            codes = pack.content.face_codes
            own = ", ".join(sorted({codes[f] for f in faces}))
            text = f"got {codes[face]}, expected a face of the die: {own}"
            raise _at(root, seat, f"dice[{number}]", text, "qd-position-die")


def _is_mirrored(pack: Pack, s: Any, seat: int, die: int) -> bool:
    """QD-LATER-37: whether a die counts as what another unplaced die of its owner shows."""
    top = s.agenda_depth - 1
    if top < 0 or (s.agenda_step[top], s.agenda_seat[top], s.agenda_argument[top]) != (st.PLACE, seat, die):
        return False
    others = s.showing[seat][:die] + s.showing[seat][die + 1 :]
    return s.showing[seat][die] in others and any(pack.mirror.face_mirror[face] for face in s.dice[seat][die])

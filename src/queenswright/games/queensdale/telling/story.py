"""What an action did, as events, derived from the states before and after it. Nothing hidden is told to anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.content.disclosed import face_word
from queenswright.games.queensdale.content.names import colour_of, use_name
from queenswright.games.queensdale.rules.orders import asked_figurine
from queenswright.games.queensdale.rules.story_turns import neighbour
from queenswright.games.queensdale.rules.work import ROLES
from queenswright.games.queensdale.state.board import FIRST_BRIDGE, HEXES, QUARTERS, RAFT, SPACE_KINDS
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.course import GREEN, PLAY, START
from queenswright.games.queensdale.state.pieces import (
    COLOURS,
    CRAFTSMAN,
    DICE,
    FIGURINES,
    GOODS,
    GUILDER,
    HERBS,
    NOTHING,
    REWARDS,
    TYPES,
)
from queenswright.games.queensdale.telling.between_games import BETWEEN_GAMES, completes_set
from queenswright.games.queensdale.telling.branch import ballot, branch_events, break_tie, deliver, give_back, ride
from queenswright.games.queensdale.telling.casebook import seal_events
from queenswright.games.queensdale.telling.changes import (
    Holdings,
    ability_events,
    building_events,
    card_events,
    counted,
    draw_events,
    fame_events,
    goods_events,
    knowledge_events,
    monument_events,
    morale_events,
    number_card_events,
    plunger_events,
    promise_events,
    room_events,
    tome_events,
    tower_events,
)
from queenswright.games.queensdale.telling.history import passing, stores
from queenswright.games.queensdale.telling.remembered import bread_left, spared_spaces, steps_gone
from queenswright.games.queensdale.telling.told import favour_events, finale_events, vote, vote_events
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

Told = list[Event]


def story(pack: Pack, before: Any, after: Any, step: int, i: int) -> list[Event]:
    """The events of one action, in the order in which they happen at the table."""
    top = before.agenda_depth - 1
    seat, argument = before.agenda_seat[top], before.agenda_argument[top]
    told = _deed(pack, before, after, step, i, seat, argument)
    held = _told_goods(pack, before, step, i, seat, argument)
    if before.phase in (GREEN, START) or before.phase == after.phase == PLAY:
        is_of_tower = before.phase == GREEN and not _is_by_ability(pack, before, step, seat, argument)
        given = "qd-story-green" if is_of_tower else "qd-story-receive"
        sources = {st.INCOME: "qd-story-income", st.GAIN: given}
        told += goods_events(pack, held, after, sources.get(step, "qd-story-receive"))
    else:
        told += stores(held, before, after)
    told += tome_events(pack, before, after) + knowledge_events(pack, before, after)
    told += branch_events(pack, before, after) + building_events(pack, before, after)
    told += monument_events(pack, before, after) + room_events(pack, before, after)
    told += tower_events(pack, before, after)
    told += morale_events(pack, before, after) + fame_events(pack, before, after)
    is_handed_on = step == st.SWAP_FOR or (step == st.TURN and i >= st.WED)
    if step != st.KEEP_FIGURINE_STEP and not is_handed_on:
        told += draw_events(pack, before, after)
    told += card_events(pack, before, after, seat) + vote_events(pack, before, after)
    told += favour_events(pack, before, after) + number_card_events(before, after)
    if before.phase == after.phase == PLAY:
        told += plunger_events(pack, before, after)
    told += promise_events(pack, before, after) + finale_events(pack, before, after)
    return told + passing(pack, before, after) + ability_events(pack, before, after)


def _is_by_ability(pack: Pack, s: Any, step: int, seat: int, argument: int) -> bool:
    """Whether a gain between games comes from an ability of the seat."""
    if step != st.GAIN:
        return False
    row = st.part_of(st.GAIN, argument, "row")
    gains = enumerate(pack.mirror.ability_gain)
    return any(s.abilities[seat] >> card & 1 and gain == row for card, gain in gains)


def _told_goods(pack: Pack, before: Any, step: int, i: int, seat: int, argument: int) -> Holdings:
    """What everybody holds, adjusted by the goods that the deed's own sentence names."""
    held = Holdings.of(before)
    if step == st.TURN and st.REROLL <= i < st.SIGNAL:
        held.change(seat, GOODS[i - st.REROLL], -1)
    elif step == st.PAY_DIE and i != st.PAY_NOTHING:
        held.change(seat, GOODS[i], -1)
    elif step == st.PICK:
        held.change(seat, GOODS[i], 1)
    elif step == st.TRADE_ITEM and i != st.TRADE_NOTHING:
        held.change(seat, st.ITEMS[i], -1)
    elif step in (st.STORE, st.GIVE_BACK) or (step == st.EXCHANGE and i != st.EXCHANGE_DONE):
        held.change(seat, st.ITEMS[i], -1)
        if step == st.EXCHANGE and completes_set(pack, before, seat, argument):
            held.change(seat, GOODS[GUILDER], 1)
    return held


def _deed(pack: Pack, before: Any, after: Any, step: int, i: int, seat: int, argument: int) -> Told:
    """The event for what somebody did; automatic steps are told by their effects."""
    tell = DEEDS.get(step)
    return tell(pack, before, after, i, seat, argument) if tell else []


FREE_DEEDS = {
    st.SIGNAL: "qd-story-reroll-signal",
    st.FREE_REROLL: "qd-story-reroll-monument",
    st.STEP_ON: "qd-story-step",
    st.LOOK_TWICE: "qd-story-reroll-one",
    st.REROLL_FOR_NOTHING: "qd-story-reroll-nothing",
    st.ACT_AGAIN: "qd-story-act-again",
    st.CALL_FRIEND: "qd-story-call-friend",
    st.FIRST_REROLL_FREE: "qd-story-reroll-lantern",
}
"""What costs nothing on a turn, by action."""


def _turn(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-ROUND-04, QD-DICE-07, 10, QD-WORK-02, QD-LATER-09: a die, a re-roll, a figurine or token, the end."""
    who = {"seat": colour_of(before, seat)}
    if i < DICE:
        return [Event("qd-story-die", {**who, "face": face_word(pack, after, before.showing[seat][i])})]
    if i in FREE_DEEDS:
        return [Event(FREE_DEEDS[i], who)]
    if i < st.SIGNAL:
        return [Event("qd-story-reroll", {**who, "goods": [[1, GOODS[i - st.REROLL]]]})]
    if i >= st.WED:
        other = plain(neighbour)(before, seat, i - st.WED)
        kind = FIGURINES[(i - st.WED) % len(FIGURINES)]
        return [Event("qd-story-wedding", {**who, "other": colour_of(before, other), "figurine": kind})]
    if i >= st.ROBBER:
        return [Event("qd-story-robber", {**who, "robber": str(i - st.ROBBER + 1)})]
    if i < st.LEAVE or i >= st.USE_AND_KEEP:
        use = i - (st.USE if i < st.LEAVE else st.USE_AND_KEEP)
        return [_use(who, ROLES[use % len(ROLES)], use >= len(ROLES), i >= st.USE_AND_KEEP)]
    if i == st.LEAVE:
        spared = spared_spaces(pack, before, seat)
        return [Event("qd-story-leave", {**who, "spared": spared} if spared else who)]
    return [Event("qd-story-end-turn", who)]


def _use(who: dict[str, str], role: int, by_courier: bool, keeps: bool) -> Event:
    """QD-WORK-02, QD-COURIER-05, QD-LATER-36: a figurine used, a courier in its stead, either of them kept."""
    message = "qd-story-use-courier" if by_courier else "qd-story-use"
    if keeps:
        message = "qd-story-use-courier-and-keep" if by_courier else "qd-story-use-and-keep"
    return Event(message, {**who, "figurine": FIGURINES[role]})


def _place(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-DICE-01, 02, QD-STICKER-05, 06: where the die goes; with an alehouse two figurines are drawn at once."""
    who = {"seat": colour_of(before, seat)}
    if i == st.PURPLE:
        face = face_word(pack, after, before.showing[seat][argument])
        return [Event("qd-story-place-purple", {**who, "face": face})]
    message = "qd-story-place-occupied" if st.IS_OCCUPIED[i] else "qd-story-place"
    told = [Event(message, {**who, "space": SPACE_KINDS[st.KIND_OF_PLACE[i]]})]
    return told + _drawn_to_choose(after, who)


def _pay_die(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-DICE-04, 16, QD-LATER-17: the extra resource of a resource die, or none."""
    who = {"seat": colour_of(before, seat)}
    if i == st.PAY_NOTHING:
        told = [Event("qd-story-pay-nothing", who)]
    else:
        told = [Event("qd-story-pay-die", {**who, "goods": [[1, GOODS[i]]]})]
    return told + _drawn_to_choose(after, who)


def _drawn_to_choose(after: Any, who: dict[str, str]) -> Told:
    top = after.agenda_depth - 1
    if top < 0 or after.agenda_step[top] != st.KEEP_FIGURINE_STEP:
        return []
    first, second = st.parts_of(st.KEEP_FIGURINE_STEP, after.agenda_argument[top])
    drawn = counted(FIGURINES, [(kind == first) + (kind == second) for kind in range(len(FIGURINES))])
    return [Event("qd-story-drawn", {**who, "figurines": drawn})]


def _roll(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-DICE-07, 08: the dice rolled again and what they show."""
    faces = [face_word(pack, after, after.showing[seat][die]) for die in range(DICE) if i >> die & 1]
    return [Event("qd-story-rolled", {"seat": colour_of(before, seat), "faces": faces})]


def _scout(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-SCOUT-07, 13: a token gathered, or the way to a resting place."""
    who = {"seat": colour_of(before, seat)}
    if i >= st.VISIT:
        return [Event("qd-story-visit", {**who, "quarter": COLOURS[i - st.VISIT]})]
    if i == st.REST_ON_BRIDGE:
        return [Event("qd-story-rest-on-bridge", who)]
    if i >= st.REST_IN:
        return [Event("qd-story-rest-in", {**who, "quarter": COLOURS[i - st.REST_IN]})]
    return _token("qd-story-gather", pack, before, i, {**who, "steps": steps_gone(pack, before, after, seat)})


def _rest(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-SCOUT-13: where the scout's move ends."""
    who = {"seat": colour_of(before, seat)}
    if after.scout[seat] == RAFT:
        return [Event("qd-story-rest-raft", who)]
    walked = {"steps": steps_gone(pack, before, after, seat)}
    return [Event("qd-story-rest", {**who, **_spot(after.scout[seat]), **walked})]


def _take(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-STICKER-10: a token taken from the map."""
    return _token("qd-story-take", pack, before, i, {"seat": colour_of(before, seat)})


def _here(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-HUT-05: the token under the scout, gathered or left."""
    who = {"seat": colour_of(before, seat)}
    if i == st.NO:
        return [Event("qd-story-here-not", who)]
    return _token("qd-story-gather", pack, before, pack.mirror.shrub_at[before.scout[seat]], who)


def _token(message: str, pack: Pack, before: Any, shrub: int, who: dict[str, Any]) -> Told:
    """QD-HERB-01: a token and what is under it, which everybody sees now."""
    where = _spot(pack.mirror.shrub_space[shrub])
    return [
        Event(message, {**who, "herb": HERBS[before.herb[shrub]], **where}),
        Event("qd-story-token", {"reward": REWARDS[before.reward[shrub]]}),
    ]


def _spot(space: int) -> dict[str, str]:
    """A space of the map for a sentence: quarter and hex, or which kind of bridge."""
    if space >= FIRST_BRIDGE:
        ring, quarter = divmod(space - FIRST_BRIDGE, QUARTERS)
        return {"quarter": COLOURS[quarter], "hex": ("inner", "outer")[ring]}
    return {"quarter": COLOURS[space // HEXES], "hex": st.hex_name(space % HEXES)}


def _hut(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-HUT-01: a herb hut."""
    return [Event("qd-story-hut", {"seat": colour_of(before, seat), "herb": HERBS[i]})]


def _pick(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-COMP-29: a good of choice."""
    return [Event("qd-story-pick", {"seat": colour_of(before, seat), "goods": [[1, GOODS[i]]]})]


def _build(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-BUILD-02, 26: what is to be built."""
    who = {"seat": colour_of(before, seat)}
    if i >= TYPES:
        return [Event(f"qd-story-plan-{use_name(i - TYPES, before.branch)}", who)]
    return [Event("qd-story-plan", {**who, "building": pack.content.building_codes[i]})]


def _rank(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-BUILD-06: the rank of the building."""
    args = {"seat": colour_of(before, seat), "building": pack.content.building_codes[argument]}
    return [Event("qd-story-rank", {**args, "rank": i + 1})]


def _payment(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-WORK-07, 09: craftsmen and what they save; the payment itself is among what changed hands."""
    who = {"seat": colour_of(before, seat)}
    if i == st.PAY:
        return []
    if i == st.SKIP_SURCHARGE:
        return [Event("qd-story-no-surcharge", who)]
    if st.SAVE <= i < st.PAY:
        return [Event("qd-story-save", {**who, "goods": [[1, GOODS[i - st.SAVE]]]})]
    return [_use(who, CRAFTSMAN, i in (st.USE_COURIER, st.KEEP_COURIER), i >= st.KEEP_CRAFTSMAN)]


def _feed(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-POOR-01: the poor are fed."""
    return [Event("qd-story-feed", {"seat": colour_of(before, seat), **bread_left(before, after, seat)})]


def _keep(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """One of two drawn figurines stays."""
    return [Event("qd-story-keep", {"seat": colour_of(before, seat), "figurine": FIGURINES[i]})]


def _offer(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """The answer to a courier card's offer."""
    message = "qd-story-accept" if i == st.YES else "qd-story-decline"
    return [Event(message, {"seat": colour_of(before, seat)})]


def _old_friend(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """Card V3: a removed tower tile that works once more."""
    return [Event("qd-story-friend", {"seat": colour_of(before, seat), "tile": st.tile_name(i)})]


def _mirror(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-37: the face that a mirror counts as."""
    face = face_word(pack, after, before.showing[seat][i])
    return [Event("qd-story-mirror", {"seat": colour_of(before, seat), "face": face})]


def _deal(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-36, card 15: the larger deal; the usual one needs no word."""
    return [Event("qd-story-larger-deal", {"seat": colour_of(before, seat)})] if i == st.LARGER else []


def _swap(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-45: the figurine that is to be swapped."""
    return [Event("qd-story-swap", {"seat": colour_of(before, seat), "figurine": FIGURINES[i]})]


def _swap_for(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-45: two figurines that changed hands."""
    colour, kind = divmod(i, len(FIGURINES))
    args = {"seat": colour_of(before, seat), "figurine": FIGURINES[argument]}
    return [Event("qd-story-swapped", {**args, "other": COLOURS[colour], "got": FIGURINES[kind]})]


def _cogwheel(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-15: how far the cogwheel is turned, and what it shows now."""
    turned = {"seat": colour_of(before, seat), "sectors": i + 1}
    return [Event("qd-story-cogwheel", {**turned, "sector": str(after.cogwheel)})]


def _order(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-19: which order is fulfilled, and what is given for it besides goods."""
    who, order = {"seat": colour_of(before, seat)}, i % ORDER_CARDS
    told = [Event("qd-story-order", {**who, "order": f"{order + 1}-title", "wording": f"{order + 1}-text"})]
    kind, seals = plain(asked_figurine)(pack.mirror, order), before.seals[seat] - after.seals[seat]
    if kind != NOTHING:
        message = "qd-story-use" if i < ORDER_CARDS else "qd-story-use-courier"
        told.append(Event(message, {**who, "figurine": FIGURINES[kind]}))
    return told + ([Event("qd-story-seals-given", {**who, "seals": seals})] if seals else [])


DEEDS: dict[int, Callable[[Pack, Any, Any, int, int, int], Told]] = {
    **BETWEEN_GAMES,
    st.TURN: _turn,
    st.PLACE: _place,
    st.PAY_DIE: _pay_die,
    st.ROLL: _roll,
    st.SCOUT: _scout,
    st.REST: _rest,
    st.TAKE: _take,
    st.HERE: _here,
    st.HUT: _hut,
    st.PICK: _pick,
    st.BUILD: _build,
    st.RANK: _rank,
    st.PAYMENT: _payment,
    st.FEED: _feed,
    st.KEEP_FIGURINE_STEP: _keep,
    st.OFFER: _offer,
    st.OLD_FRIEND: _old_friend,
    st.BALLOT: ballot,
    st.BREAK_TIE: break_tie,
    st.DEAL: _deal,
    st.VOTE: vote,
    st.SEAL: seal_events,
    st.SWAP: _swap,
    st.SWAP_FOR: _swap_for,
    st.TURN_COGWHEEL: _cogwheel,
    st.MIRROR: _mirror,
    st.ORDER: _order,
    st.GIVE_BACK: give_back,
    st.RIDE: ride,
    st.DELIVER: deliver,
}

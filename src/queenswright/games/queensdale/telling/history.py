"""What happened between turns: rounds, the end of a game, the check list between games, new epochs, the very end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from queenswright.games.queensdale.content.disclosed import face_word
from queenswright.games.queensdale.content.later import is_in_play
from queenswright.games.queensdale.content.names import colour_of, members, use_name
from queenswright.games.queensdale.rules.campaign import place
from queenswright.games.queensdale.rules.character import fame, surplus
from queenswright.games.queensdale.rules.tie import tie_break
from queenswright.games.queensdale.state.board import MARBLE_SPACE
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.course import (
    CROWNS,
    END_REASONS,
    EPOCH_CARDS,
    EPOCH_END_CARDS,
    EPOCHS,
    GOAL_ORDER,
    GROCERY,
    HUTS,
    LEARNING,
    PLAY,
    RANKING,
    SEGMENT_USE,
    STORAGE,
)
from queenswright.games.queensdale.state.pieces import FAMILIES, FIGURINES, GOODS, HERBS, NOBODY
from queenswright.games.queensdale.telling.changes import (
    Holdings,
    counted,
    crown_events,
    gained,
    robber_events,
    seal_events,
)
from queenswright.games.queensdale.telling.remembered import left_over
from queenswright.games.queensdale.telling.told import chapter_events, decided, gift_events
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain


def passing(pack: Pack, before: Any, after: Any) -> list[Event]:
    """What happened automatically, in the order of the check list (QD-END-08, QD-NEXT-02)."""
    told = []
    if before.phase in (PLAY, RANKING) and after.phase not in (PLAY, RANKING):
        told += _game_over(pack, before, after)
    told += seal_events(pack, before, after) + _epochs(pack, before, after)
    if after.ended:
        return told + _campaign_over(pack, after)
    told += _stored(pack, before, after)
    if after.game_number != before.game_number:
        told += _new_game(pack, before, after)
    told += robber_events(pack, before, after) + crown_events(pack, before, after)
    if _is_new_order(pack, before, after):
        told += _ties(pack, after, after.order[: after.players], after.aim)
    if before.phase == HUTS != after.phase:
        told += _first_huts(pack, after)
    if after.phase == PLAY and (after.round_number != before.round_number or before.phase != PLAY):
        told += _new_round(pack, before, after)
    return told


def _is_new_order(pack: Pack, before: Any, after: Any) -> bool:
    """QD-NEXT-20: whether the seats were put in order by their goals, for the steps after a game or for the grocer."""
    after_game = (LEARNING, CROWNS, STORAGE) if is_in_play(pack, after, GOAL_ORDER) else (LEARNING,)
    is_begun = after.phase in after_game and before.phase not in after_game
    return is_begun or (after.phase == GROCERY and before.phase != GROCERY)


def stores(held: Holdings, before: Any, after: Any) -> list[Event]:
    """QD-STORE-01: goods that came or went between games, apart from what somebody gave or dropped."""
    told = []
    for seat in range(before.players):
        who = {"seat": colour_of(before, seat)}
        more = gained(GOODS, held.goods[seat], after.goods[seat])
        lost = gained(GOODS, after.goods[seat], held.goods[seat])
        lost += gained(FIGURINES, after.figurines[seat], held.figurines[seat])
        if more:
            told.append(Event("qd-story-receive", {**who, "goods": more}))
        if lost:
            told.append(Event("qd-story-lost", {**who, "goods": lost}))
    return told


def _game_over(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-END-04, 14, QD-ROUND-14: ranking and winner."""
    order = after.ranking[: after.players]
    margins = [plain(surplus)(before, seat) for seat in range(before.players)]
    told = [Event("qd-story-game-over", {"game": before.game_number, "round": before.round_number})]
    for rank, seat in enumerate(order):
        who = {"place": rank + 1, "seat": colour_of(before, seat)}
        reached = {"fame": plain(fame)(before, seat), "goal": before.aim[seat]}
        told.append(Event("qd-story-standing", {**who, **reached, **left_over(pack, before, seat)}))
    told += _ties(pack, before, order, margins)
    winner = order[0]
    if margins[winner] < 0:
        return [*told, Event("qd-story-no-winner", {"game": before.game_number})]
    who = {"seat": colour_of(before, winner), "game": before.game_number}
    return [*told, Event("qd-story-winner", {**who, "surplus": margins[winner]})]


def _ties(pack: Pack, s: Any, order: Iterable[int], asked: list[int]) -> list[Event]:
    """QD-TIE-04, 10: the players put in order by chance, because everything else was equal."""
    told = []
    for _, group in groupby(order, key=lambda seat: (asked[seat], plain(tie_break)(pack.mirror, s, seat))):
        seats = [colour_of(s, seat) for seat in group]
        if len(seats) > 1:
            told.append(Event("qd-story-tie", {"seats": seats}))
    return told


def lot(pack: Pack, s: Any, chosen: int) -> list[Event]:
    """QD-TIE-10: that chance decided for somebody with the lowest goal, if there were equals."""
    worth = plain(tie_break)(pack.mirror, s, chosen)
    equals = [
        colour_of(s, seat)
        for seat in range(s.players)
        if s.aim[seat] == s.aim[chosen] and plain(tie_break)(pack.mirror, s, seat) == worth
    ]
    lot = Event("qd-story-lot", {"seats": equals, "seat": colour_of(s, chosen)})
    return [lot] if len(equals) > 1 else []


def _epochs(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-TOWER-03, QD-TWO-05, QD-CAMP-03, QD-SEAL-05: epochs completed, by the last of all, or half completed."""
    told = []
    for seat in range(before.players):
        who = {"seat": colour_of(before, seat), "epoch": before.epoch[seat]}
        if after.epoch[seat] > EPOCHS >= before.epoch[seat]:
            told.append(Event("qd-story-castle", who))
        elif after.epoch[seat] > before.epoch[seat]:
            told.append(Event("qd-story-epoch-done", {**who, "goal": pack.mirror.goal[after.epoch[seat]]}))
            if after.seals[seat] > before.seals[seat]:
                told.append(Event("qd-story-seal-last", who))
            told += _late(pack, before, seat)
        elif after.ticked[seat] > before.ticked[seat]:
            told.append(Event("qd-story-ticked", who))
            if is_in_play(pack, before, EPOCH_END_CARDS):
                told.append(Event("latecomer-doubled", {"seat": who["seat"]}))
    return told


def _late(pack: Pack, before: Any, seat: int) -> list[Event]:
    """A line for whoever completes an epoch after the next one was opened."""
    if before.opened <= before.epoch[seat] or not is_in_play(pack, before, EPOCH_END_CARDS):
        return []
    args = {"seat": colour_of(before, seat), "barons": decided(before)["barons"]}
    return [Event(f"latecomer-{before.epoch[seat]}", args)]


def _stored(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-KEEP-01, 05: what the players who have finished storing keep."""
    told = []
    for seat in sorted(_through(pack, after, before.game_number) - _through(pack, before, before.game_number)):
        goods = counted(GOODS, after.goods[seat]) + counted(FIGURINES, after.figurines[seat])
        who = {"seat": colour_of(before, seat)}
        if goods:
            told.append(Event("qd-story-stored", {**who, "goods": goods}))
        else:
            told.append(Event("qd-story-stored-nothing", who))
    return told


def _through(pack: Pack, s: Any, game: int) -> set[int]:
    """The seats that have stored everything after this game."""
    if s.game_number > game:
        return set(range(s.players))
    if s.phase != STORAGE:
        return set()
    asked = s.order[: s.cursor] if is_in_play(pack, s, GOAL_ORDER) else range(s.cursor)
    return set(asked) - set(s.agenda_seat[: s.agenda_depth])


def _new_game(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-NEXT-01, 07, QD-EPOCH-01, 18, QD-LATER-15, 19: a game is set up; a new epoch brings what its cards name."""
    told = [Event("qd-story-game", {"game": after.game_number})]
    if after.opened != before.opened:
        told += _new_epoch(pack, after.opened, after.branch)
        if not is_in_play(pack, after, EPOCH_CARDS):
            told += chapter_events(pack, after)
    told += gift_events(pack, after)
    if after.cogwheel:
        told.append(Event("qd-story-cogwheel-shows", {"sector": str(after.cogwheel)}))
    if after.orders:
        orders = [f"{order + 1}-title" for order in range(ORDER_CARDS) if after.orders >> order & 1]
        told.append(Event("qd-story-orders", {"orders": orders}))
    if after.plunger != NOBODY:
        told += lot(pack, after, after.plunger)
        told.append(Event("qd-story-plunger", {"seat": colour_of(after, after.plunger)}))
    return told


def _new_epoch(pack: Pack, epoch: int, branch: int) -> list[Event]:
    printed, content = pack.mirror, pack.content
    told = [Event("qd-story-opens", {"epoch": epoch}), Event(f"epoch-{epoch}-opens", {})]
    news: tuple[tuple[str, Sequence[str], Sequence[int]], ...] = (
        ("buildings", content.building_codes, printed.building_from[: len(content.buildings)]),
        ("figurines", FIGURINES, printed.figurine_from),
        ("faces", content.face_codes, printed.face_from[: len(content.faces)]),
    )
    for kind, codes, starts in news:
        new = [code for code, start in zip(codes, starts, strict=True) if start == epoch]
        if new:
            told.append(Event(f"qd-story-new-{kind}", {kind: new}))
    if printed.space_from[MARBLE_SPACE] == epoch:
        told.append(Event("qd-story-new-marble", {}))
    uses = [use for use, start in enumerate(printed.use_from) if start == epoch and (use != SEGMENT_USE or branch)]
    told += [Event(f"qd-story-new-{use_name(use, branch)}", {}) for use in uses]
    if printed.plunger_from == epoch:
        told.append(Event("qd-story-new-plunger", {}))
    return told


def _first_huts(pack: Pack, s: Any) -> list[Event]:
    """QD-NEXT-21, QD-SETUP-05, 22: all huts are shown at once; in the first game its first player reads the story."""
    told = []
    colours = [colour_of(s, seat) for seat in range(s.players)]
    for colour, huts in zip(colours, s.huts, strict=False):
        told += [Event("qd-story-first-hut", {"seat": colour, "herb": herb}) for herb in members(HERBS, huts)]
    if s.game_number == 1:
        if pack.content.told:  # the first edition tells what it always told
            told.append(Event("qd-story-reader", {"seat": colour_of(s, s.first_player)}))
        told.append(Event("qd-opening", {"players": s.players}))
        for colour, family in zip(colours, s.family, strict=False):
            told.append(Event("qd-story-family", {"seat": colour, "family": FAMILIES[family]}))
            told.append(Event(f"family-{FAMILIES[family]}-story", {}))
    return told


def _new_round(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-ROUND-02, 03, 07, QD-NEXT-15: who begins, and what everybody has rolled."""
    told = [Event("story-round", {"round": after.round_number})]
    if before.phase != PLAY and after.game_number > 1:
        told += lot(pack, after, after.first_player)
    told.append(Event("qd-story-first-player", {"seat": colour_of(after, after.first_player)}))
    for seat in range(after.players):
        faces = [face_word(pack, after, face) for face in after.showing[seat]]
        told.append(Event("qd-story-rolls", {"seat": colour_of(after, seat), "faces": faces}))
    return told


def _campaign_over(pack: Pack, s: Any) -> list[Event]:
    """QD-CAMP-01, 04, 05: why the campaign is over, and its ranking."""
    places = [plain(place)(pack.mirror, s, seat) for seat in range(s.players)]
    told = [Event("qd-story-end", {"reason": END_REASONS[s.ended]})]
    for seat in sorted(range(s.players), key=lambda seat: places[seat]):
        who = {"place": places[seat], "seat": colour_of(s, seat)}
        told.append(Event("qd-story-final", {**who, "epochs": s.epoch[seat] - 1}))
    return told

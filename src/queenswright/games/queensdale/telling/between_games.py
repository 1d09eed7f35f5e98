"""What is told of decisions between two games, and of what cards ask there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.content.disclosed import face_word
from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.rules.crown import crown_value
from queenswright.games.queensdale.rules.store import full_set
from queenswright.games.queensdale.state.cards import GIFTS
from queenswright.games.queensdale.state.pieces import GOODS, GUILDER
from queenswright.games.queensdale.telling.told import answer_events, read_events
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

Told = list[Event]


def _start_hut(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-NEXT-21: that somebody has chosen; the choice is shown when everybody has chosen (`history.py`)."""
    if i == st.OPEN_CASEBOOK:
        return [Event("qd-story-casebook", {"seat": colour_of(before, seat)})]
    return [Event("qd-story-hut-chosen", {"seat": colour_of(before, seat)})]


def _tower(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-TOWER-04, 06: the tile of choice, while it is open which one it replaces."""
    if after.agenda_depth == 0 or after.agenda_step[after.agenda_depth - 1] != st.TOWER_SPACE:
        return []
    return [Event("qd-story-tower-chosen", {"seat": colour_of(before, seat), "tile": st.tile_name(i)})]


def completes_set(pack: Pack, before: Any, seat: int, argument: int) -> bool:
    """QD-STORE-04: whether the next item that is given brings a guilder."""
    return bool(argument + 1 >= plain(full_set)(pack.mirror, before, seat))


def _exchange(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-STORE-04: an item for the farm, and the guilder for every fourth."""
    who = {"seat": colour_of(before, seat)}
    if i == st.EXCHANGE_DONE:
        return [Event("qd-story-exchange-done", who)]
    told = [Event("qd-story-give", {**who, "goods": [[1, st.ITEMS[i]]]})]
    if completes_set(pack, before, seat, argument):
        told.append(Event("qd-story-exchange", {**who, "goods": [[1, GOODS[GUILDER]]]}))
    return told


def _store(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-STORE-01, 16: what finds no room."""
    return [Event("qd-story-drop", {"seat": colour_of(before, seat), "goods": [[1, st.ITEMS[i]]]})]


def _grocer(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-GROCER-01, 02: a face bought, or nothing more."""
    who = {"seat": colour_of(before, seat)}
    if i == st.GROCER_DONE:
        return [Event("qd-story-buy-done", who)]
    paid = before.seals[seat] - after.seals[seat]
    return [Event("qd-story-buy", {**who, "face": face_word(pack, after, i), "seals": paid})]


def _die(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-STICKER-15: the die for the new face."""
    return [Event("qd-story-on-die", {"seat": colour_of(before, seat), "die": i + 1})]


def _side(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-STICKER-15: the new face and the one that is lost."""
    face, die = st.parts_of(st.SIDE, argument)
    args = {"seat": colour_of(before, seat), "die": die + 1}
    new, old = face_word(pack, after, face), face_word(pack, after, i)
    return [Event("qd-story-new-face", {**args, "face": new, "lost_face": old})]


def _gift(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-27: what the owner of a family takes for a page."""
    return [Event("qd-story-gift", {"seat": colour_of(before, seat), "gift": GIFTS[i]})]


def _learn(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-05: tomes for a knowledge card, or none; which cards were looked at is for nobody else."""
    who = {"seat": colour_of(before, seat)}
    if i == st.NO:
        return [Event("qd-story-learn-not", who)]
    return [Event("qd-story-learn", {**who, "tomes": before.tomes[seat] - after.tomes[seat]})]


def _tell(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-EPOCH-07: a card that is read aloud to all."""
    return read_events(pack, before, after, argument)


def _answer(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-47: a pair of herbs is named in secret."""
    return answer_events(pack, before, after, i, seat)


def _trade_item(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """Epoch end card 2: an item for a seal."""
    who = {"seat": colour_of(before, seat)}
    if i == st.TRADE_NOTHING:
        return [Event("qd-story-trade-nothing", who)]
    return [Event("qd-story-trade-item", {**who, "goods": [[1, st.ITEMS[i]]]})]


def _ribbon(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-59: ribbons bought, or not."""
    message = "qd-story-ribbons" if i == st.YES else "qd-story-no-ribbons"
    return [Event(message, {"seat": colour_of(before, seat)})]


def _free_face(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """Epoch end card 5: a face free of charge."""
    if i == st.GROCER_DONE:
        return []
    args = {"seat": colour_of(before, seat), "face": pack.content.face_codes[i]}
    return [Event("qd-story-free-face", args)]


def _return_robber(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-57: the token that goes back after the supper."""
    return [Event("qd-story-robber-returned", {"seat": colour_of(before, seat), "robber": str(i + 1)})]


def _crown(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-07: seals returned, and where the crown bar stands."""
    who = {"seat": colour_of(before, seat)}
    value = plain(crown_value)(pack.mirror, before, seat, i)
    return [Event("qd-story-crown", {**who, "seals": i, "crown": value}) if i else Event("qd-story-crown-none", who)]


BETWEEN_GAMES: dict[int, Callable[[Pack, Any, Any, int, int, int], Told]] = {
    st.START_HUT: _start_hut,
    st.TOWER: _tower,
    st.EXCHANGE: _exchange,
    st.STORE: _store,
    st.GROCER: _grocer,
    st.DIE: _die,
    st.SIDE: _side,
    st.GIFT: _gift,
    st.LEARN: _learn,
    st.TELL: _tell,
    st.ANSWER: _answer,
    st.TRADE_ITEM: _trade_item,
    st.FREE_FACE_STEP: _free_face,
    st.RIBBON: _ribbon,
    st.CROWN: _crown,
    st.RETURN_ROBBER: _return_robber,
}

"""QD-STORE-16: a proposal for keeping the most after a game, which players need not follow."""

from __future__ import annotations

from collections import Counter
from typing import Any

from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.store import (
    ITEM_KINDS,
    capacity_for,
    full_set,
    held_item,
    lose_item,
    lose_surplus,
    refuse_store,
    too_many,
)
from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pieces import GUILDER
from queenswright.games.queensdale.steps import EXCHANGE, ITEMS, STORE
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def proposal(pack: Pack, s: Any) -> dict[str, Any]:
    """What to give to the farm and what to give up, while that is being decided, and a first set that is smaller."""
    top = s.agenda_depth - 1
    if top < 0 or s.agenda_step[top] not in (EXCHANGE, STORE):
        return {}
    me = s.agenda_seat[top]
    lost = _without_room(pack, s, me)
    given = _given(pack, s, me, lost) if s.agenda_step[top] == EXCHANGE else Counter[str]()
    first = plain(full_set)(pack.mirror, s, me)
    fewer = {"first_set": first} if first != pack.mirror.farm_items else {}
    return {"proposal": {"give": dict(given), "drop": dict(lost - given), **fewer}}


def _without_room(pack: Pack, s: Any, me: int) -> Counter[str]:
    """The items without room; among competing goods, the most plentiful is given up first."""
    after = STATE.copy(s)
    plain(lose_surplus)(pack.mirror, after, me)
    while plain(too_many)(pack.mirror, after, me) > 0:
        loose = [item for item in range(ITEM_KINDS) if plain(refuse_store)(pack.mirror, after, me, item) == ALLOWED]
        plain(lose_item)(after, me, max(loose, key=lambda item: plain(held_item)(after, me, item)))
    held = [plain(held_item)(s, me, item) - plain(held_item)(after, me, item) for item in range(ITEM_KINDS)]
    return Counter({ITEMS[item]: count for item, count in enumerate(held) if count})


def _given(pack: Pack, s: Any, me: int, lost: Counter[str]) -> Counter[str]:
    """As many sets of otherwise lost items as the farm has room for guilders; a started set must be completed."""
    begun = s.agenda_argument[s.agenda_depth - 1]
    room = plain(capacity_for)(pack.mirror, s, me, GUILDER) - s.goods[me][GUILDER]
    first, further = plain(full_set)(pack.mirror, s, me), pack.mirror.farm_items
    sets = min(room, max(0, begun + lost.total() - first + further) // further)
    sets = max(sets, 1 if begun else 0)
    count = first + (sets - 1) * further - begun if sets > 0 else 0
    held = Counter({name: plain(held_item)(s, me, item) for item, name in enumerate(ITEMS)})
    rest = sorted((held - lost).elements(), key=lambda name: -held[name])
    return Counter([*lost.elements(), *rest][: max(count, 0)])

"""Details that a sentence leaves out and its event keeps, because something later is told from them (`margins.py`)."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.rules.herb import steps_between, way
from queenswright.games.queensdale.rules.spaces import refuse_space
from queenswright.games.queensdale.rules.tie import rivets
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.pieces import BREAD, FIGURINES, GOODS, GUILDER, NOTHING
from queenswright.games.queensdale.telling.changes import counted
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def left_over(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """What a player has when a game is over."""
    return {
        "rivets": plain(rivets)(pack.mirror, s, seat),
        "seals": s.seals[seat],
        "goods": counted(GOODS, s.goods[seat]),
        "figurines": counted(FIGURINES, s.figurines[seat]),
    }


def spared_spaces(pack: Pack, s: Any, seat: int) -> list[str]:
    """The free +1 spaces on which a die of the seat would have fitted."""
    dice = [pack.mirror.face_goods[face] for face in s.showing[seat] if face != NOTHING]
    kinds = {good: SPACE_KINDS.index(f"{name}_plus") for good, name in enumerate(GOODS[:GUILDER])}
    return [
        SPACE_KINDS[kind]
        for good, kind in kinds.items()
        if any(goods >> good & 1 for goods in dice) and not plain(refuse_space)(pack.mirror, s, kind)
    ]


def steps_gone(pack: Pack, before: Any, after: Any, seat: int) -> int:
    """The steps that a scout has gone from one space to another."""
    here, there = before.scout[seat], after.scout[seat]
    if here == there:
        return 0
    return int(plain(steps_between)(pack.mirror, before, plain(way)(pack.mirror, before, seat), here, there))


def bread_left(before: Any, after: Any, seat: int) -> dict[str, int]:
    """The bread that is left to whoever gave some."""
    had, has = before.goods[seat][BREAD], after.goods[seat][BREAD]
    return {"bread": has} if has < had else {}

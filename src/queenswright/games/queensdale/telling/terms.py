"""What a place costs or brings a seat where it is not what is printed there: by buildings, cards and decisions.

All of it follows from what lies open; what only a player's own knowledge changes is offered where it is chosen.
"""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.rules.board import bonus, in_force
from queenswright.games.queensdale.rules.hut import hut_price
from queenswright.games.queensdale.rules.story_cards import relief
from queenswright.games.queensdale.rules.work import hire_price
from queenswright.games.queensdale.state.effects import BAKERY_MORE, MARKET_MORE, RANK_RELIEF, WAGE_MORE
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def terms(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """The figures that differ for a seat, under the names that the content gives them; nothing where none does."""
    printed = pack.mirror
    less = plain(bonus)(printed, s, seat, RANK_RELIEF) + plain(relief)(printed, s, seat)
    found = {
        "hut_timber": plain(hut_price)(printed, s, seat),
        "wage": printed.wage + plain(bonus)(printed, s, seat, WAGE_MORE),
        "bakery_bread": printed.bakery_bread + plain(in_force)(printed, s, BAKERY_MORE),
        "market_resources": printed.market_resources + plain(in_force)(printed, s, MARKET_MORE),
        "hire_guilders": plain(hire_price)(printed, s, seat),
        "rank_guilders": [max(0, guilders - less) for guilders in printed.rank_guilders],
    }
    other = {name: value for name, value in found.items() if value != _plain(getattr(printed, name))}
    return {"terms": other} if other else {}


def _plain(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)

"""The royal orders of a pack: what each asks for and what it brings."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import MOST, Reader, read_amounts
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.course import NEVER, ORDERS
from queenswright.games.queensdale.state.effects import PAYS
from queenswright.games.queensdale.state.pieces import COURIER, FIGURINES

ASKED = [name for name in PAYS if name != FIGURINES[COURIER]]
"""No order asks for a courier, who may stand for any other figurine (QD-COURIER-05)."""


def read_orders(reader: Reader, record: Any) -> None:
    """QD-LATER-19: twelve orders; a pack without space J has none."""
    if reader.mechanism_from[ORDERS] == NEVER:
        return
    group = reader.root.group("orders")
    for number, order in enumerate(group.tables("order", ORDER_CARDS, ORDER_CARDS)):
        price = read_amounts(order, "pay", ASKED)
        if sum(price.get(kind, 0) for kind in FIGURINES) > 1:
            raise order.error("pay", "one figurine at most")
        record.order_price[number] = [price.get(name, 0) for name in PAYS]
        record.order_trumpets[number] = order.number("trumpets", 0, MOST)
        record.order_gain[number] = reader.gain(order, "gain", {})
        order.finish()
    group.finish()

"""A node of a search tree: what is known about one move, and links to its first child and its next sibling."""

from __future__ import annotations

import numpy as np

MOST_SEATS = 4
ROOT = 0
NO_NODE = ROOT
"""The root is nobody's child, so its number can say that there is none."""

NODE = np.dtype(
    [
        ("value", "i8", (MOST_SEATS,)),  # sum over the visits, in units of kernel/search.py
        ("visits", "i4"),
        ("hope", "i4"),  # the estimated value of the mover's best turn beginning with this move, before any visit
        ("prior", "i4"),  # this move's share of the attention
        ("first_child", "i4"),
        ("next_sibling", "i4"),
        ("action", "i2"),  # the index within its step
        ("is_open", "i2"),  # whether the moves that follow have been expanded
    ],
    align=True,
)


class Node:
    """The same as a plain object, for uncompiled search."""

    __slots__ = NODE.names or ()

    def __init__(self) -> None:
        for name in NODE.names or ():
            setattr(self, name, [0] * MOST_SEATS if name == "value" else 0)

"""What somebody asks of the others at a table, and what an undo took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

UNDO, END, BACK = "undo", "end", "back"
"""What a request can be about."""


@dataclass(frozen=True)
class Ask:
    """A request, and who has to agree: to take back this many moves, to end the game, or to begin a game again."""

    seat: int
    count: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    about: str = UNDO
    game: int | None = None

    def to_dict(self) -> dict[str, Any]:
        shown = {"seat": self.seat, "count": self.count, "needed": list(self.needed), "agreed": list(self.agreed)}
        about = {} if self.about == UNDO else {"about": self.about}
        return {**shown, **about, **({} if self.game is None else {"game": self.game})}


@dataclass(frozen=True)
class Taken:
    """What an undo took: who asked for it, who held the turn then, and the numbers of the moves."""

    seat: int
    holding: int | None
    numbers: tuple[int, ...]

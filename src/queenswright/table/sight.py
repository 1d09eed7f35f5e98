"""The views of all seats and the legal moves of a position, each computed once, on demand."""

from __future__ import annotations

from typing import Any

from queenswright.kernel.position import Position


class Sight:
    """The cached views of one position, which must not change while somebody uses it."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._views: dict[int | None, dict[str, Any]] = {}
        self._legal: list[str] | None = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see; shared by all seats where they see the same."""
        eyes = None if self._position.game.rules.telling.same_view_for_all else seat
        if eyes not in self._views:
            self._views[eyes] = self._position.view(eyes)
        return self._views[eyes]

    @property
    def legal(self) -> list[str]:
        """The moves of the seat that decides, in notation."""
        if self._legal is None:
            self._legal = [move.text for move in self._position.legal_moves]
        return self._legal

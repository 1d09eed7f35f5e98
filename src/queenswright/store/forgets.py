"""What a store can forget, in portions."""

from __future__ import annotations

from typing import Protocol


class Forgets(Protocol):
    """What a store can forget."""

    async def forget_guests(self, after: str, limit: int, before: float) -> str:
        """Of the next people after an id: delete guests of before a moment without sessions and tables.

        The last id that was looked at; empty when there is none after it.
        """

    async def old_tables(self, after: str, limit: int, before: float) -> tuple[list[str], str]:
        """Of the next tables after an id: those unchanged since a moment that never began, or to which nobody can come
        back, because no account and no guest with a session is among their people. And the last id that was looked at.
        """

    async def forget_table(self, table_id: str, before: float) -> bool:
        """Delete a table with all that belongs to it, if it is still unchanged since a moment."""

    async def drop_analyses(self, before: float, empty_before: float, most: int) -> None:
        """Delete the analyses at which nobody has looked since a moment; since another one where nothing was found; and
        of too many those longest unseen. They can be made again."""

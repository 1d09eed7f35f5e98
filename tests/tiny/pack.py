"""The pack of the tiny game as tables, for `pack show`."""

from rich.table import Table

from queenswright.kernel.defaults import Numbers


def tables(content: Numbers) -> list[Table]:
    """The way to the goal, a column for every space."""
    return [Table(*(f"({number})" for number in range(content.values["goal"] + 1)), title="The race")]

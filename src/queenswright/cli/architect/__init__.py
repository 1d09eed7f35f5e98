"""Queen's Architect in the terminal."""

from queenswright.cli.architect.display import Display

__all__ = ["Display"]

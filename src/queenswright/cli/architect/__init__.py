"""Queen's Architect in the terminal."""

from queenswright.cli.architect.face import Face

__all__ = ["Face"]

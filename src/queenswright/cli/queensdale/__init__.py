"""The Rise of Queensdale in the terminal."""

from queenswright.cli.queensdale.face import Face

__all__ = ["Face"]

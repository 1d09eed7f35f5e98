"""The Rise of Queensdale in the terminal."""

from queenswright.cli.queensdale.display import Display

__all__ = ["Display"]

"""The Rise of Queensdale in the terminal."""

from queenswright.cli.queensdale.face import Face

__all__ = ["IS_CAMPAIGN", "Face"]

IS_CAMPAIGN = True
"""Played for many evenings: `play --text` keeps it as a campaign."""

"""Which actions are worth planning: one of equal actions, no dominated ones, and small choices by a rule of thumb."""

from queenswright.games.queensdale.judgement.consider.step import consider

__all__ = ["consider"]

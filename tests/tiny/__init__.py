"""The smallest game that uses everything: one file of rules, one catalogue, one pack."""

from tests.tiny.rules import RULES

__all__ = ["RULES"]

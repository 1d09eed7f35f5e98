"""What the tests of the components share."""

from __future__ import annotations

from tests.rules.architect.situations import (
    band,
)

GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]
GLASSENPORT = '[[maps.four.location]]\nname = "Glassenport"\ntype = "town"\nx = 58\ny = 330\n'
WEAK_CREW = band(8, *GUILDS)
"""All six guilds: below every maximum and above 0 on every site."""


def place(name: str, kind: str, side: str = "four") -> str:
    return f'[[maps.{side}.location]]\nname = "{name}"\ntype = "{kind}"\nx = 10\ny = 10\n'

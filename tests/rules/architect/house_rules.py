"""What the tests of the house rules share."""

from typing import Any

from tests.rules.architect.situations import band

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]
SWITCHES = [
    "price_marker_every_third_hire",
    "labour_any_craftsman",
    "labour_many_positions",
    "early_drop_out",
    "location_base_points",
    "no_location_maximum",
    "full_track",
    "race_to_track_end",
    "track_end_decides",
    "redeemed_bonds_leave_game",
    "no_firing",
    "no_hire_on_empty_pile",
    "tavern_send_at_least_one",
]
IN_COMPANION = [switch for switch in SWITCHES if switch != "race_to_track_end"]
COMPANION = {"variant": "companion"}
FOURTEEN, FIFTEEN = (band(total, "lumberjack", "blacksmith", "glazier", "bricklayer") for total in (14, 15))
BILLBOARD = ["bricklayer-3", "tailor-2", "glazier-3", "stonemason-3", "blacksmith-2", "lumberjack-2"]
PILE = ["glazier-2", "tailor-3", "stonemason-2", "lumberjack-3"]
GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]


def at(architect: Game, step: str, seats: list[Seat], me: int = 0, *switches: str, **more: Any) -> Position:
    """A seat about to decide a step, with the named house rules on."""
    options = {"options": dict.fromkeys(switches, True)} if switches else {}
    return architect.position({"seats": seats, "to_move": me, "step": step, **options, **more})


def other_switches(*left_out: str) -> list[str]:
    """Every switch of the preset except some: the others must not bring a house rule along."""
    return [switch for switch in IN_COMPANION if switch not in left_out]


VILLAGE = {"Oakmere": ["lumberjack", "stonemason"]}
TOKENS = [9, 8, 8, 7, 7, 7, 6, 6, 4]
FIVE = {f"{guild}-1": 0 for guild in GUILDS[:5]}

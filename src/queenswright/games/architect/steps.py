"""The small decisions of Queen's Architect, the actions each of them has, and their notation."""

from itertools import accumulate

from queenswright.games.architect.state import CHARACTERS, GUILDS, LOCATIONS, SPACES, TOKENS
from queenswright.kernel.data import Pack, Step

DRAFT, DRAFT_TURN, ARCHITECT, CONSTRUCT, LABOUR, HIRE, BANK, TRAVEL, TAVERN, FIRE, REPAIR, CLIMB = range(12)

BUILD, DO_REPAIRS, CONTRIBUTE, FORFEIT_CONSTRUCT = range(4)
LABOUR_DONE, LABOUR_FORFEIT = len(CHARACTERS), len(CHARACTERS) + 1
HIRE_FORFEIT = SPACES
GAIN_CONFIDENCE, REDEEM_NONE = 0, 1
MOST_REDEEMED = 8
BANK_FORFEIT = REDEEM_NONE + MOST_REDEEMED + 1
TRAVEL_FORFEIT = LOCATIONS
TAVERN_DONE, TAVERN_FORFEIT = len(GUILDS), len(GUILDS) + 1
REPAIR_DONE = len(CHARACTERS)
MOST_MOVED = 6
MOST_TURNED = 6

STEPS = (
    Step("draft", len(CHARACTERS)),
    Step("draft_turn", MOST_TURNED + 1),
    Step("architect", MOST_MOVED + 1),
    Step("construct", FORFEIT_CONSTRUCT + 1),
    Step("labour", LABOUR_FORFEIT + 1),
    Step("hire", HIRE_FORFEIT + 1),
    Step("bank", BANK_FORFEIT + 1),
    Step("travel", TRAVEL_FORFEIT + 1),
    Step("tavern", TAVERN_FORFEIT + 1),
    Step("fire", len(CHARACTERS)),
    Step("repair", REPAIR_DONE + 1),
    Step("climb", TOKENS + 1),
)
COUNT = tuple(step.count for step in STEPS)
FIRST = tuple(accumulate((0, *COUNT[:-1])))


def texts(pack: Pack, players: int) -> list[str]:
    """The notation of every action by number; places that the map does not have stay empty."""
    places = [location.name for location in pack.content.map_for(players).locations]
    by_step = {
        DRAFT: [f"take {c}" for c in CHARACTERS],
        DRAFT_TURN: [f"turn {n}" for n in range(MOST_TURNED + 1)],
        ARCHITECT: [f"move {n}" for n in range(MOST_MOVED + 1)],
        CONSTRUCT: ["build", "repair", "palace", "forfeit"],
        LABOUR: [*(f"work {c}" for c in CHARACTERS), "done", "forfeit"],
        HIRE: [*(f"hire {n}" for n in range(1, SPACES + 1)), "forfeit"],
        BANK: ["confidence", *(f"redeem {n}" for n in range(MOST_REDEEMED + 1)), "forfeit"],
        TRAVEL: [*(f"travel {name}" for name in places), *[""] * (LOCATIONS - len(places)), "forfeit"],
        TAVERN: [*(f"send {g}" for g in GUILDS), "done", "forfeit"],
        FIRE: [f"fire {c}" for c in CHARACTERS],
        REPAIR: [*(f"assign {c}" for c in CHARACTERS), "done"],
        CLIMB: [f"climb {n}" for n in range(TOKENS + 1)],
    }
    return [text for step in range(len(STEPS)) for text in by_step[step]]

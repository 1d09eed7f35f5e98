"""QA-VAR: the house rules of the companion manual as bits of the field `house_rules`, all off by default."""

from queenswright.games.architect.state import HOUSE_RULES

(
    PRICE_MARKER_EVERY_THIRD_HIRE,
    LABOUR_ANY_CRAFTSMAN,
    LABOUR_MANY_POSITIONS,
    EARLY_DROP_OUT,
    LOCATION_BASE_POINTS,
    NO_LOCATION_MAXIMUM,
    FULL_TRACK,
    RACE_TO_TRACK_END,
    TRACK_END_DECIDES,
    REDEEMED_BONDS_LEAVE_GAME,
    NO_FIRING,
    NO_HIRE_ON_EMPTY_PILE,
    TAVERN_SEND_AT_LEAST_ONE,
) = (1 << bit for bit in range(len(HOUSE_RULES)))

EVERY_HOUSE_RULE = (1 << len(HOUSE_RULES)) - 1
COMPANION = EVERY_HOUSE_RULE & ~RACE_TO_TRACK_END
PRESETS = {"standard": 0, "companion": COMPANION}

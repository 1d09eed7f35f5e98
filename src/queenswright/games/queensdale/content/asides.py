"""The small texts of the campaign: tokens, orders, rooms, what the grocer says, what is noted in the margin.

The texts are in the sealed catalogue `cards`.
"""

from __future__ import annotations

from typing import NamedTuple

from queenswright.games.queensdale.state.board import CASTLE_ROOMS
from queenswright.games.queensdale.state.pieces import FAMILIES, STAGES

ROBBERS = 8
ORDERS = 12
SECTORS = 6
SLOTS = 3
"""Segments and stations of a quarter, which differ in what they bring (QD-LATER-40, 42)."""
COURIERS = 14
AGES = (("young", (1, 2, 3)), ("grown", (4, 5, 6)), ("rider", (7, 8, 9)))
"""How the courier comes along, and the epochs in which he does."""
PROPHECIES = 7
LAST_SENTENCES = 26
CHARACTER_NAMES = 16
THINGS = (
    "wall",
    "road",
    "wall_segment",
    "road_segment",
    "station",
    "rider",
    "delivery",
    "tome",
    "crown_bar",
    "crown_value",
    "landing_stage",
    "cogwheel",
    "sector",
    "order",
    "robber",
    "ability",
    "knowledge",
    "favour",
    "monument",
    "promise",
    "room",
)
COUNTED = ("tome", "robber", "segment", "station", "delivery")
LATER_SPACES = ("tome", "cogwheel", "order", "rider_short", "rider_long", "landing")
LATER_USES = ("monument", "wall", "road", "room")

GROCER = (((1, 2), 4), ((3, 4), 4), ((5,), 4), ((6, 7), 4), ((8,), 4), ((9,), 4))
"""The periods in which the grocer talks alike: their epochs, and how many things he has to say."""


class Margin(NamedTuple):
    """A note in the margin after a game: for whom, and from which epoch on, since a note names only who has appeared.

    `seen` is what has happened in play. A note that teases never goes to whoever came last.
    """

    code: str
    seen: str
    epoch: int = 1
    teases: bool = False


MARGINS = (
    Margin("no_bread", "no bakery action in a whole epoch", 2, teases=True),
    Margin("one_short", "missed the goal by 1", 2),
    Margin("exact", "reached the goal exactly", 2),
    Margin("rerolls", "most re-rolls of the game, at least three"),
    Margin("same_hut", "the same first hut in three games running; $herb is its herb"),
    Margin("same_site", "one building site built over for the third time", teases=True),
    Margin("foreign_rest", "the scout ended the game in a foreign quarter; $other lives there"),
    Margin("plunger_late", "used the royal plunger in the last round", 2),
    Margin("fed_most", "fed the poor most often in this game; $seat is the player", 3),
    Margin("two_couriers", "drew two couriers in one game", 2),
    Margin("all_renovated", "used all three X counters", 3),
    Margin("still_morale", "morale never moved in this game", teases=True),
    Margin("full_arms", "gathered five tokens in one movement"),
    Margin("robbed_leader", "used a robber baron token against the leader", 4),
    Margin("two_epochs", "completed two epochs within three games"),
    Margin("lone_vote", "voted alone", 2),
    Margin("seals_kept", "most seals in hand, none spent before this game", 4, teases=True),
    Margin("second_higher", "built what the leader had built before, at a higher rank"),
    Margin("many_huts", "four or more herb huts in one game"),
    Margin("one_hut", "no herb hut but the first one"),
    Margin("long_walk", "most steps of the scout in this game, over at least three bridges"),
    Margin("home_scout", "the scout never left its own quarter", teases=True),
    Margin("idle_courier", "ended the game with an unused courier", 2, teases=True),
    Margin("idle_workmen", "ended the game with four or more unused figurines", teases=True),
    Margin("early_home", "left every round first"),
    Margin("last_die", "placed the last die of most rounds"),
    Margin("empty_hands", "ended the game without a single good", 2),
    Margin("full_barn", "gave up goods for lack of room, at least five", teases=True),
    Margin("top_rank", "built at rank IV"),
    Margin("all_storage", "built storage buildings only, at least two", teases=True),
    Margin("baker", "most bakery actions of the game", 2),
    Margin("met_clairvoyant", "drew a clairvoyant card"),
    Margin("far_beyond", "passed the goal by five or more"),
    Margin("last_bend", "last before the last round, first after it"),
    Margin("long_wait", "reached the goal after missing it three times running"),
    Margin("high_spirits", "reached the highest morale level"),
    Margin("new_die", "all six faces of one die are new"),
    Margin("first_face", "bought the first face"),
    Margin("market", "most weekly market actions of the game, at least three"),
    Margin("day_wage", "most day's wage actions of the game, at least three", 2),
    Margin("hired_most", "most hire actions of the game, at least three"),
    Margin("no_grass", "cleared land for the fourth time", 2),
    Margin("one_rivet", "ahead of somebody by rivets alone"),
    Margin("quick_game", "won in the shortest game so far"),
    Margin("long_game", "the game lasted until the last possible round"),
    Margin("last_loaf", "fed the poor with the last bread"),
    Margin("no_reroll", "no re-roll in the whole game"),
    Margin("won_again", "won two games running"),
    Margin("kind_choice", "left a round while a +1 space was free"),
    Margin("builder", "three wall segments in one game", 7),
    Margin("round_trip", "the rider entered all stations", 7),
    Margin("promise_kept", "kept the family promise", 5),
    Margin("first_of_kind", "the first in the valley to own a type of building"),
)


def token_ids() -> list[str]:
    """Robber baron tokens and royal orders: their names, their words and what they do."""
    robbers = [f"robber-{robber}{part}" for robber in _up_to(ROBBERS) for part in ("", "-does")]
    orders = [f"order-{order}-{part}" for order in _up_to(ORDERS) for part in ("title", "text", "does")]
    return [*robbers, *orders]


def room_ids() -> list[str]:
    """Castle rooms: their names, what they bring and the plates on their doors."""
    return [f"room-{room}{part}" for room in CASTLE_ROOMS for part in ("", "-does", "-plate")]


def family_ids() -> list[str]:
    """The stages of the monuments and the promises of the families, with what a promise brings."""
    stages = [f"monument-{family}-{stage}" for family in FAMILIES for stage in _up_to(STAGES)]
    return [*stages, *(f"promise-{family}" for family in FAMILIES), "promise-reward"]


def word_ids() -> list[str]:
    """Words of the later epochs: goods, amounts, spaces, uses of a build action and other things."""
    things = [*(f"amount-{thing}" for thing in COUNTED), *(f"thing-{thing}" for thing in THINGS)]
    return [
        "good-tome",
        *(f"space-{space}" for space in LATER_SPACES),
        *(f"web-use-{use}" for use in LATER_USES),
        *things,
    ]


def place_ids() -> list[str]:
    """What segments, deliveries and sectors of the cogwheel bring."""
    slots = [*(f"segment-{slot}" for slot in _up_to(SLOTS)), *(f"delivery-{slot}" for slot in _up_to(SLOTS))]
    return [*slots, *(f"sector-{sector}" for sector in _up_to(SECTORS))]


def grocer_ids() -> list[str]:
    """What the grocer says, by period, and to whoever bought most."""
    said = [f"grocer-{period}-{line}" for period, (_, lines) in enumerate(GROCER, 1) for line in _up_to(lines)]
    return [*said, "grocer-regular"]


def frame_id(courier: int, epoch: int) -> str:
    """How the courier brings a card in an epoch."""
    return f"courier-{courier}-frame-{next(age for age, epochs in AGES if epoch in epochs)}"


def hearsay_id(prophecy: int) -> str:
    """A prophecy that nobody has drawn, as people repeat it."""
    return f"prophecy-{prophecy}-hearsay"


def told_ids() -> list[str]:
    """How couriers arrive, prophecies by hearsay, and notes in the margin."""
    frames = [f"courier-{courier}-frame-{age}" for courier in _up_to(COURIERS) for age, _ in AGES]
    return [*frames, *map(hearsay_id, _up_to(PROPHECIES)), *(f"margin-{margin.code}" for margin in MARGINS)]


def bot_ids() -> list[str]:
    """What a seat is called that a bot plays, and what it may say last."""
    names = [f"character-name-{name}" for name in _up_to(CHARACTER_NAMES)]
    return [*names, *(f"last-sentence-{sentence}" for sentence in _up_to(LAST_SENTENCES))]


def aside_ids() -> list[str]:
    """Every small text."""
    words = [*token_ids(), *room_ids(), *family_ids(), *word_ids(), *place_ids()]
    return [*words, *grocer_ids(), *told_ids(), *bot_ids()]


def _up_to(count: int) -> range:
    return range(1, count + 1)

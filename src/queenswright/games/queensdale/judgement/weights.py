"""The weights of the estimate: what things are worth, in thousandths of a building, or in percent.

Found by letting the planner play campaigns against itself with varied weights and keeping what got farther
(docs/bots.md).
"""

WEIGHTS = {
    "timber": 120,
    "stone": 106,
    "clay": 89,
    "guilder": 83,
    "bread": 93,
    "marble": 125,
    "seal": 30,  # for every game to come
    "tome": 90,
    "fame": 1000,  # as much as a building brings
    "trumpet": 1198,  # likewise
    "choice": 145,
    "clairvoyant": 20,
    "token": 139,
    "morale": 163,
    "figurine": 215,
    "craftsman": 187,
    "gleeman": 281,
    "courier": 195,
    "merchant": 153,
    "healer": 132,
    "surplus": 56,  # fame beyond the goal
    "goal": 4000,  # reaching it
    "red": 190,  # the area before it, which brings a seal more
    "epoch": 4000,  # completing one
    "missing": 91,  # every piece that the nearest building lacks
    "piece": 34,  # timber, stone, clay and marble on hand, needed or not
    "hut_timber": 78,  # timber beyond the nearest building that a hut will take
    "spare_guilder": 47,
    "first_bread": 101,
    "spare_bread": 34,
    "action": 120,  # a die that shows an A
    "either": 36,  # percent: the other things that a face with a choice shows
    "near_token": 76,  # a token next to the scout that one of the huts matches; less farther away
    "income_near": 72,  # percent: the next income, the nearer the more
    "trumpet_near": 113,  # percent: the next trumpet likewise
    "kept": 30,  # percent: a piece that can be stored
    "income": 112,  # percent: what one income brings, over a game
    "room": 24,  # percent: room to store a piece, over a game
    "help": 95,  # percent: a standing help, over a game
    "borough": 15,  # percent: what the player's buildings bring in every later game
    "promise": 60,  # a part of the family's promise that is done, until it is kept
    "dice": 33,  # percent: what the faces bring in every game to come
    "stage": 150,  # a stage of the monument, over a game: a quarter of its gift
    "crown": 300,  # fame for the next game, as much as a building brings
    "robber": 120,  # a token on hand
    "saved": 60,  # a piece that a face saves when it builds
    "step": 70,  # of the scout, by a face
    "change": 35,  # a resource that a face changes
    "any_unseen": 165,  # a face that is bought unseen, to which comes
    "unseen": 8,  # every seal of its price: so it is worth what the others at this price are
    "patience": 90,  # percent: what the best face on sale gives for a seal, as long as the seal is not spent
    "craftsman_guilders": 150,  # this and the following: abilities, over a game
    "no_surcharge": 250,
    "further_steps": 300,
    "first_token": 200,
    "game_start": 80,
    "occupied_wage": 150,
    "reroll_dice": 250,
    "free_die": 350,
    "haste": 60,  # percent of a game that every seal still missing for a face takes
    "balance": 60,  # percent: how much less a face is worth the more of its kind the dice have, and more the fewer
    "fancy": 70,  # a face that a seat has taken a fancy to, for every seal of its price
}
"""The first fifteen are the columns of a row of gains in their order, the next five the figurines; the effects of
abilities stand in their order too. New ones come last: former bots have none of them."""

HELPS = (0, 250, 80, 150, 200, 320, 250, 50, 100, 200, 140, 300, 100, 300, 240, 150, 400, 80, 150, 120, 120)
"""What every kind of standing help (MODIFIERS) brings in a game, by how often it is used."""

LESSONS_HELP = (0, 300, 300, 350, 200, 100, 60, 250, 120)
"""The same for knowledge cards (LESSONS)."""

NAMES = tuple(WEIGHTS)

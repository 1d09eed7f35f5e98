"""The pieces of the box by name and number: seats, goods, figurines, herbs, families, dice, buildings, tiles.

A tuple has the names in their order; below it stand the numbers that rules use for them.
"""

SEATS = 4
NOBODY = -1
NOTHING = -1
COLOURS = ("red", "blue", "green", "yellow")

GOODS = ("timber", "stone", "clay", "guilder", "bread", "marble")
TIMBER, STONE, CLAY, GUILDER, BREAD, MARBLE = range(len(GOODS))
BASIC = (1 << TIMBER) | (1 << STONE) | (1 << CLAY) | (1 << GUILDER)
MATERIAL = (1 << TIMBER) | (1 << STONE) | (1 << CLAY)

FIGURINES = ("craftsman", "gleeman", "courier", "merchant", "healer")
CRAFTSMAN, GLEEMAN, COURIER, MERCHANT, HEALER = range(len(FIGURINES))
HERBS = ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile")
REWARDS = ("timber", "clay", "bread", "fame", "morale", "clairvoyant")

FAMILIES = ("anvil", "heron", "key", "lantern")
ANVIL, HERON, KEY, LANTERN = range(len(FAMILIES))

FAME_SOURCES = ("build", "hut", "trumpet", "herb", "other")
FROM_BUILD, FROM_HUT, FROM_TRUMPET, FROM_HERB, FROM_OTHER = range(len(FAME_SOURCES))

DICE = 5
SIDES = 6
FACES = 32

BUILDING_COLOURS = ("blue", "pink", "orange", "white", "grey")
TYPES = 52
RANKS = 4
SITES = 8
STARTING_SITES = 4
STAGES = 4

TILES = 36
TILES_PER_EPOCH = 4
TOWER_SPACES = 3

LEVELS = 16
SECTORS = 6
ROBBERS = 8
EPOCHS_BEHIND = 3
"""Whoever is further behind draws as many robber baron tokens as with these."""

# The Rise of Queensdale in the terminal.

# Letters on the map and in prices.
qd-cli-herb-yarrow = y
qd-cli-herb-sage = s
qd-cli-herb-mint = m
qd-cli-herb-arnica = a
qd-cli-herb-lavender = l
qd-cli-herb-chamomile = c
qd-cli-good-timber = T
qd-cli-good-stone = S
qd-cli-good-clay = C
qd-cli-good-guilder = G
qd-cli-good-bread = B
qd-cli-good-marble = M
qd-cli-map-legend = y s m a l c are herb tokens, { $shrub } is a shrub without one, { $meadow } meadow, " grass, { $tent } a tent, F a farm, { $site } a free building site, 1 to 8 buildings, T a tower space or its tile, @ a cave; a capital letter after another sign is a scout. Rows begin at the river with a. The bridges at c and e (=) lead to columns 3 and 5 of the next quarter clockwise, the inner one at c and 3, the outer one at e and 5.
cli-legend-queensdale = Reading the table: lower-case letters are herb tokens, a capital letter after another sign is a scout; "map" says whose, explains all signs and shows what every building and die face does. 3/10 fame means 3 of the 10 you need. Rivets are on buildings; having more of them wins a tie. T S C G B are timber, stone, clay, guilders and bread. A placed die is shown as a dash. "secrets" shows what only one player may read.
cli-help-map-queensdale = the valley with its signs, all buildings on offer, tower boards and the grocer
cli-help-rules-queensdale = search the rules, or show one clause: rules QD-HUT-01

# Board.
qd-cli-scouts = Scouts: { $scouts }
qd-cli-moment = { $phase ->
    [play] game { $game }, round { $round }
    [ranking] game { $game }, ranking
    [towers] after game { $game }, towers
    [crown] after game { $game }, crown bar
    [storage] after game { $game }, storage
    [green] before game { $game }, tower tiles
    [grocer] before game { $game }, at the grocer
    [huts] before game { $game }, first huts
    [told] after game { $game }, the card of the epoch
    [finale] after game { $game }, the last card
   *[start] before game { $game }
}
qd-cli-on-inner-bridge = on the inner bridge from { $first } to { $second }
qd-cli-on-outer-bridge = on the outer bridge from { $first } to { $second }
qd-cli-spaces = Free die spaces
qd-cli-space-timber = timber
qd-cli-space-timber_plus = timber +1
qd-cli-space-stone = stone
qd-cli-space-stone_plus = stone +1
qd-cli-space-clay = clay
qd-cli-space-clay_plus = clay +1
qd-cli-space-guilder = guilder
qd-cli-space-marble = marble
qd-cli-space-wage = wage
qd-cli-space-scout = scout { $steps }
qd-cli-space-hut = hut
qd-cli-space-market = market
qd-cli-space-bakery = bakery
qd-cli-space-poor = poor
qd-cli-space-build = build
qd-cli-space-hire = hire
qd-cli-supply = Supply
qd-cli-bag = { $count ->
    [0] the bag is empty
    [one] one figurine in the bag
   *[other] { $count } figurines in the bag
}
qd-cli-huts-left = { $count ->
    [0] no herb hut left
    [one] one herb hut left
   *[other] { $count } herb huts left
}
qd-cli-stock = Building stock
qd-cli-workmen = Workmen
qd-cli-price = price
qd-cli-ranks = ranks
qd-cli-more = { $count ->
    [one] one more: "map"
   *[other] { $count } more: "map"
}
qd-cli-board = Tower board { $epoch }:
qd-cli-grocer = Grocer
qd-cli-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}

# Players.
qd-cli-players = Players
qd-cli-column-epoch = epoch
qd-cli-column-fame = fame
qd-cli-column-morale = morale
qd-cli-column-seals = seals
qd-cli-column-rivets = rivets
qd-cli-huts = huts
qd-cli-dice = dice
qd-cli-die = die { $number }
qd-cli-borough = borough { $built } of { $sites }:
qd-cli-tower = tower
qd-cli-family = family { $name }
qd-cli-visions = The clairvoyant told you
qd-cli-number-cards = Number cards that you have read
qd-cli-question = { $name }, now { $step }:

# Choices.
qd-cli-do-leave = leave your other dice for this round
qd-cli-do-end = the next player's turn
qd-cli-do-scout = move the scout one step, once in a round
qd-cli-do-keep = keep the rest
qd-cli-do-buy = buy nothing more
qd-cli-do-change = exchange nothing more
qd-cli-change = { $given } for { $taken }
qd-cli-do-nothing = leave the token
qd-cli-use = a figurine: { $figurine }
qd-cli-use-courier = a courier as { $figurine }
qd-cli-crown = for fame at the start of the next game
qd-cli-crown-none = your seals stay with you
qd-cli-swap-for = a figurine of { $other }: { $figurine }
qd-cli-robbers = robber barons
qd-cli-reroll = roll dice of your choice again
qd-cli-reroll-free = roll dice of your choice again, once in a game
qd-cli-reroll-one = roll one die again, once in a round
qd-cli-use-and-keep = a figurine that you keep: { $figurine }
qd-cli-use-courier-and-keep = a courier that you keep, as { $figurine }
qd-cli-reroll-nothing = roll dice of your choice again for nothing, once in a round
qd-cli-do-study = give { $tomes } tomes for one of the top two knowledge cards
qd-cli-do-keep-tomes = keep the tomes
qd-cli-deal = pay { $guilders }, take { $count } resources
qd-cli-purple-space = the purple space
qd-cli-occupied = { $space }, although a die is there
qd-cli-joined = { $name } (occupied)
qd-cli-free = { $count ->
    [one] one free
   *[other] { $count } free
}
qd-cli-hex-tent = a tent
qd-cli-hex-farm = a farm
qd-cli-hex-site = a building site
qd-cli-hex-tower = a tower space
qd-cli-hex-grass = grass
qd-cli-hex-shrub = a shrub
qd-cli-hex-meadow = meadow
qd-cli-hex-bridge = a bridge
qd-cli-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
qd-cli-proposal = This keeps the most: { $parts }.
qd-cli-proposal-give = give the farm { $items }
qd-cli-proposal-drop = give up { $items }
qd-cli-steps-left = { $count ->
    [0] no step left
    [one] one step left
   *[other] { $count } steps left
}
qd-cli-tokens = { $count ->
    [one] one token, { $own } in your quarter
   *[other] { $count } tokens, { $own } in your quarter
}
qd-cli-rank = { $rivets ->
    [one] 1 rivet
   *[other] { $rivets } rivets
}
qd-cli-left-to-pay = to pay { $price }
qd-cli-pay-die = for { $space }
qd-cli-feed = the poor
qd-cli-gift-seal = a seal
qd-cli-gift-resources = basic resources of your choice
qd-cli-have = you have { $held }
qd-cli-left = { $count ->
    [one] one left
   *[other] { $count } left
}
qd-cli-effect-fame = { $count } fame
qd-cli-effect-morale = { $count } morale
qd-cli-effect-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
qd-cli-effect-crown = { $count } on the crown bar
qd-cli-effect-sites = { $count ->
    [one] 1 building site
   *[other] { $count } building sites
}

# The end, and campaigns.
qd-cli-end-place = place
qd-cli-end-epochs = epochs
qd-cli-end-games = last game
qd-cli-end-buildings = buildings
qd-cli-epochs = epochs { $epochs }
qd-cli-chapter = { $done ->
    [yes] { $name } completes epoch { $epoch }.
   *[no] { $name } stays in epoch { $epoch }.
}
qd-cli-chapter-built = Built: { $buildings }.
qd-cli-chapter-tower = Tower: { $tiles }.

# The content of a pack.
qd-cli-pack-buildings = Buildings ({ $provenance })
qd-cli-pack-faces = Die faces ({ $provenance })
qd-cli-pack-tiles = Tower tiles ({ $provenance })
qd-cli-pack-board = board
qd-cli-pack-code = code
qd-cli-pack-colour = colour
qd-cli-pack-pattern = pattern
qd-cli-pack-effect = effect

# Between two games, in the labels of turns.
phase-ranking = ranking
phase-towers = towers
phase-crown = crown bar
phase-storage = storage
phase-green = tower tiles
phase-grocer = grocer
phase-huts = first huts
phase-start = set-up

# Answers to what somebody writes.
cli-why-what-queensdale = Type "why" and a move, for example: why build dwelling
cli-rules-what-queensdale = Type "rules" and a word or a clause, for example: rules herb hut

# How a game ends.
cli-reason-castle = the castle has its first finished tower.
cli-reason-games = the agreed number of games has been played.
qd-cli-ribbons = give a guilder, start one morale level higher
qd-cli-no-ribbons = keep the guilder
qd-cli-added-in = Game { $game }
qd-cli-rules-here = Rules that apply now:
qd-cli-sealed-pair = as you have sealed it

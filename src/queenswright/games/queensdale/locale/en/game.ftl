# The Rise of Queensdale: words of the manual and of the first epoch.
good-timber = timber
good-stone = stone
good-clay = clay
good-guilder = guilder
good-bread = bread

# Amounts of goods and figurines, inside a list.
amount-timber = { $count } timber
amount-stone = { $count } stone
amount-clay = { $count } clay
amount-guilder = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
amount-bread = { $count } bread
amount-nothing = nothing
amount-craftsman = { $count ->
    [one] 1 craftsman
   *[other] { $count } craftsmen
}
amount-gleeman = { $count ->
    [one] 1 gleeman
   *[other] { $count } gleemen
}
amount-courier = { $count ->
    [one] 1 courier
   *[other] { $count } couriers
}

herb-yarrow = yarrow
herb-sage = sage
herb-mint = mint
herb-arnica = arnica
herb-lavender = lavender
herb-chamomile = chamomile
reward-timber = 1 timber
reward-clay = 1 clay
reward-bread = 1 bread
reward-fame = 1 fame point
reward-morale = morale +1
reward-clairvoyant = the clairvoyant
figurine-craftsman = craftsman
figurine-craftsman-does = Saves 2 timber, stone or clay in a build action.
figurine-gleeman = gleeman
figurine-gleeman-does = Raises your morale by 2 levels.
figurine-courier = courier
figurine-courier-does = A joker: it can be used as any other figurine. Whoever draws one reads a courier card.
quarter-red = red quarter
quarter-blue = blue quarter
quarter-green = green quarter
quarter-yellow = yellow quarter

space-timber = timber space
space-timber_plus = timber space +1
space-stone = stone space
space-stone_plus = stone space +1
space-clay = clay space
space-clay_plus = clay space +1
space-guilder = guilder space
space-wage = day's wage
space-scout_long = scout movement, long
space-scout_middle = scout movement, middle
space-scout_short = scout movement, short
space-hut = herb hut
space-market = weekly market
space-bakery = bakery
space-poor = feeding the poor
space-build = build action
space-hire = hire workmen

face-timber = timber
face-stone = stone
face-clay = clay
face-guilder = guilder
face-action = A
face-choice_ts = timber or stone
face-choice_sc = stone or clay
face-choice_ct = clay or timber
face-a_timber = A or timber
face-a_stone = A or stone
face-a_clay = A or clay
face-a_guilder = A or guilder
face-double_timber = double timber
face-double_stone = double stone
face-double_clay = double clay
face-occupied = occupied space
face-bread2 = two bread
face-morale = morale
face-figurine = figurine
face-two_resources = two resources
face-herb = herb
face-trumpet = trumpet
face-feast = feast

# What the faces on sale do, in short.
face-choice_ts-does = One of the two goods, on a space for it.
face-choice_sc-does = One of the two goods, on a space for it.
face-choice_ct-does = One of the two goods, on a space for it.
face-a_timber-does = An action without extra cost, or the good.
face-a_stone-does = An action without extra cost, or the good.
face-a_clay-does = An action without extra cost, or the good.
face-a_guilder-does = An action without extra cost, or the good.
face-double_timber-does = 2 of the good instead of 1; 3 on the +1 space.
face-double_stone-does = 2 of the good instead of 1; 3 on the +1 space.
face-double_clay-does = 2 of the good instead of 1; 3 on the +1 space.
face-occupied-does = An action on a space that already holds a die.
face-bread2-does = 2 bread (purple space).
face-morale-does = Your morale rises by 1 (purple space).
face-figurine-does = Draw 1 figurine from the bag (purple space).
face-two_resources-does = 2 basic resources of your choice (purple space).
face-herb-does = Any herb token of the map, with or without a hut; your scout stays (purple space).
face-trumpet-does = Fame equal to your trumpet value (purple space).
face-feast-does = Draw 1 figurine, morale +1, 2 fame (purple space).

building-timber_yard = timber yard
building-timber_yard-does = Keeps up to 3 timber for the next game.
building-woodcutter_hut = woodcutter hut
building-woodcutter_hut-does = Income: 1 timber.
building-bakery_building = bakery (building)
building-bakery_building-does = Income: 1 bread.
building-dwelling = dwelling
building-dwelling-does = Keeps up to 2 figurines for the next game, but no couriers.
building-stone_pile = stone pile
building-stone_pile-does = Keeps up to 3 stone for the next game.
building-quarryman = quarryman
building-quarryman-does = Income: 1 stone.
building-treasurer = treasurer
building-treasurer-does = Income: 1 guilder.
building-brick_storage = brick storage
building-brick_storage-does = Keeps up to 3 clay for the next game.
building-clay_quarry = clay quarry
building-clay_quarry-does = Income: 1 clay.
building-storehouse = storehouse
building-storehouse-does = Keeps up to 2 bread for the next game.

# The story read before the first game.
qd-story-reader = { $seat } begins, and reads to all:
qd-opening = The Queen coughs, and no physician knows why. So the King has given her a green valley where two rivers meet, with herbs under every shrub, and has asked { $players ->
    [2] two
    [3] three
   *[other] four
} families to settle there, to gather, to build and, one day, to finish the roof of a new castle. The first carts have arrived, and before them Wim, the courier, twelve years old and in boots too big for him; the grass is still wet.

# Same in every language.
family-anvil = Aldermoor
family-heron = Brackwell
family-key = Corvane
family-lantern = Dunmere

# Symbols and stories of the families.
family-anvil-symbol = anvil
family-heron-symbol = heron
family-key-symbol = key
family-lantern-symbol = lantern
family-anvil-story = For six generations the Aldermoors shod the King's horses, until a royal debt that nobody paid back cost them their forge. They saved only the anvil. It stands on the cart now, and whoever helps to lift it down is offered soup and work.
family-heron-story = The Brackwells rowed the ferry below the old palace, and a small princess with wet sleeves was their most faithful passenger. They still know which songs she sang. A heron followed their boat to the valley and has not left since.
family-key-story = When the old palace was locked, somebody had to keep its keys, and the Corvanes have kept them for longer than anybody asked them to. There is one key on the ring whose door they never found. They would like to see the Queen well again, and to hand over the ring at last.
family-lantern-story = The Dunmeres walked the walls at night, lantern in hand, and nothing passed the gate that they did not see. They saw the merchant come who sold the bright new hangings, and they saw how hastily he left. Nobody asked them about it; in the valley somebody may.

# What the current step asks for, after "You have to".
step-turn = place a die, use a figurine or roll again; then end the turn
step-place = choose a space for the die
step-pay_die = pay so that the die counts as an action
step-roll = choose the dice to roll again
step-scout = send the scout to a herb token, or let it rest
step-rest = choose the space where the scout rests
step-take = choose a herb token
step-here = gather the token where your scout stands, or leave it
step-hut = choose the herb of the new hut
step-start_hut = choose the free herb hut of this game
step-pick = take a good of your choice
step-build = choose what to build
step-rank = choose the rank of the building
step-payment = use craftsmen if you like, then pay
step-cover = choose which building to build over
step-feed = choose how to feed the poor
step-offer = accept or decline what the courier card offers
step-tower = choose a tower tile
step-tower_space = choose the tower tile that makes room
step-exchange = give items to the farm, four for a guilder, or keep the rest
step-store = choose what there is no room for
step-grocer = buy die faces for seals, or nothing more
step-die = choose the die for the new face
step-side = choose the face that the new one covers
step-draw = draw a figurine
step-rouse = raise morale
step-income = take the income
step-gain = take what is due
step-card = read the courier card

# Refusals.
refused-qd-placed-already = You have already placed a die in this turn; end the turn, or use figurines and re-rolls before you do.
refused-qd-die-is-placed = That die has already been placed; it comes back at the end of the round.
refused-qd-die-fits-nowhere = No free space takes a die with { $face } now, or you could not pay for what it does there.
refused-qd-nothing-placed = A turn needs one placed die; to place none, leave the round.
refused-qd-no-die-to-roll = There is no such die left to roll: { $dice ->
    [0] all your dice are placed
    [one] you have one unplaced die
   *[other] you have { $dice } unplaced dice
}.
refused-qd-reroll-not-paid = A re-roll takes one of: { $goods }. You have: { $have }.
refused-qd-no-tower-power = You have no tower tile for that.
refused-qd-no-such-figurine = You have no figurine for that use; you have: { $figurines_held }.
refused-qd-morale-is-full = Your morale is on the highest level, { $level }; more would be lost.
refused-qd-no-such-space = With { $players } players there is no such space, or it is not open yet.
refused-qd-space-is-taken = All spaces of this kind already hold a die ({ $spaces }): { $space }.
refused-qd-space-is-free = This face goes on a space that already holds a die; that space is still free: { $space }.
refused-qd-face-does-not-fit = The die shows { $face }; it does not fit here: { $space }.
refused-qd-face-cannot-act = A die with { $face } cannot be turned into an action.
refused-qd-die-not-paid = As an action this die costs one of: { $goods }. You have: { $have }.
refused-qd-not-purple = Only purple faces use the purple space; the die shows { $face }.
refused-qd-purple-without-effect = The face would do nothing now: { $face }.
refused-qd-occupied-not-allowed = This die cannot join another one; it shows { $face }.
refused-qd-too-little-timber = A herb hut costs { $price }, besides what the die may cost; you have: { $have }.
refused-qd-no-hut-left = No herb hut is left: { $left ->
    [0] the supply is empty
   *[other] you have all six
}.
refused-qd-hut-stands = You already have a hut for this herb: { $herb }.
refused-qd-too-few-guilders = That takes { $price }, besides what the die may cost; you have: { $have }.
refused-qd-no-bread = That takes 1 bread; you have: { $have }.
refused-qd-no-hire-price = Workmen cost { $price }, besides what the die may cost; you have: { $have }.
refused-qd-bag-is-empty = The bag is empty; there is nobody to hire.
refused-qd-nothing-to-build = There is nothing you could build and pay for now; you have: { $have }.
refused-qd-die-not-chosen = The die does not show that good; it shows: { $goods }.
refused-qd-no-token = No herb token lies there any more.
refused-qd-no-matching-hut = You have no hut for the herb that grows there: { $herb }.
refused-qd-too-far = That is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away; no more than { $left } can be walked now.
refused-qd-scout-must-move = The scout has to take at least one step.
refused-qd-not-this-good = That good is not among those offered: { $goods }.
refused-qd-not-in-stock = No copy is left in the building stock, or the building is not in the game yet.
refused-qd-not-open-yet = That is not part of the campaign yet.
refused-qd-type-owned = This building already stands in your borough, and nobody owns a type twice: { $building }.
refused-qd-price-too-high = It costs { $price }; you have: { $have }. Craftsmen may save timber, stone or clay.
refused-qd-use-limit = That can be done at most { $limit ->
    [one] once
   *[other] { $limit } times
}, and you have already done it.
refused-qd-no-building-left = You have no building left for that.
refused-qd-rank-is-gone = No copy of this rank is left: { $building }, rank { $rank }.
refused-qd-save-first = Say first what is saved: { $savings ->
    [one] one more good
   *[other] { $savings } more goods
}.
refused-qd-nothing-to-save = There is nothing left that a craftsman could save; the rest to pay is { $price }.
refused-qd-save-elsewhere = Save what you lack, or the rest cannot be paid: { $price }. You have: { $have }.
refused-qd-not-owned = That building does not stand in your borough.
refused-qd-done-already = That has already been done to this building in this game: { $building }.
refused-qd-tile-is-gone = Somebody already has that tower tile.
refused-qd-other-epoch = You choose from the tower board of epoch { $epoch }.
refused-qd-tile-stays = That tower space does not hold a tile of the level below.
refused-qd-no-such-item = You have none of that to give.
refused-qd-set-not-full = The farm takes { $items } items for a guilder; { $given } of this set are given, the others are still missing.
refused-qd-need-not-drop = Your buildings have room for that; something else has to go.
refused-qd-not-on-sale = The grocer does not sell that face.
refused-qd-face-sold-out = The grocer has sold the last copy: { $face }.
refused-qd-too-few-seals = The face costs { $cost ->
    [one] 1 seal
   *[other] { $cost } seals
}; you have { $seals }: { $face }.
refused-qd-face-not-on-die = Die { $die } has no such face.

# What happened: the turn.
qd-story-die = { $seat } picks up a die: { $face }.
qd-story-place = { $seat } places it: { $space }.
qd-story-place-occupied = { $seat } adds it to a die that lies there: { $space }.
qd-story-place-purple = { $seat } uses the purple space: { $face }.
qd-story-pay-die = { $seat } pays { $goods }, so that the die counts as an action.
qd-story-reroll = { $seat } pays { $goods } for a re-roll.
qd-story-rolled = { $seat } rolls again: { $faces }.
qd-story-rolls = { $seat } rolls: { $faces }.
qd-story-use = { $seat } uses a figurine: { $figurine }.
qd-story-use-courier = { $seat } uses a courier as { $figurine }.
qd-story-leave = { $seat } leaves the round.
qd-story-end-turn = { $seat } ends the turn.
qd-story-gather = { $seat } gathers { $herb } on { $hex } ({ $quarter }).
qd-story-take = { $seat } takes the token with { $herb } from { $hex } ({ $quarter }).
qd-story-here-not = { $seat } leaves the token where it is.
qd-story-token = The token is turned over: { $reward }.
qd-story-rest-in = The scout of { $seat } looks for a place to rest: { $quarter }.
qd-story-rest-on-bridge = The scout of { $seat } walks to a bridge.
qd-story-rest = { $hex ->
    [inner] The scout of { $seat } rests on an inner bridge ({ $quarter }).
    [outer] The scout of { $seat } rests on an outer bridge ({ $quarter }).
   *[other] The scout of { $seat } rests on { $hex } ({ $quarter }).
}
qd-story-hut = { $seat } builds a herb hut: { $herb }.
qd-story-hut-chosen = { $seat } has chosen a herb hut.
qd-hut-chosen = Your herb hut, not shown yet: { $herb }.
qd-story-first-hut = { $seat } begins with a hut for { $herb }.
qd-story-pick = { $seat } takes { $goods }.
qd-story-plan = { $seat } plans to build: { $building }.
qd-story-rank = { $seat } chooses rank { $rank }: { $building }.
qd-story-save = Clever hands save { $seat } { $goods }.
qd-story-built = { $seat } builds: { $building }, rank { $rank }.
qd-story-built-over = { $seat } builds over { $covered }: { $building }, rank { $rank }.
qd-story-feed = { $seat } feeds the poor.
qd-story-accept = { $seat } accepts the offer.
qd-story-decline = { $seat } declines the offer.
qd-story-drawn = { $seat } draws from the bag: { $figurines }.
qd-story-courier = { $seat } reads out a courier card. { $headline }: { $card }
qd-story-courier-done = The courier card is done: { $headline }.
qd-story-vision = { $seat } meets the clairvoyant. { $vision }
qd-story-morale = { $seat } rises to morale level { $level }.
qd-story-income = { $seat } receives income: { $goods }.
qd-story-receive = { $seat } receives { $goods }.
qd-story-pay = { $seat } pays { $goods }.
qd-story-fame = { $source ->
    [build] { $seat } gains { $fame } fame for building
    [hut] { $seat } gains { $fame } fame for the herb hut
    [trumpet] Trumpets! { $seat } gains { $fame } fame
   *[other] { $seat } gains { $fame } fame
} (now { $total } of { $goal }).
qd-story-seals = { $seat } receives { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}.
qd-story-seal-last = { $seat } is the last to complete epoch { $epoch } and receives 1 seal.
qd-story-first-player = { $seat } is the starting player.

# What happened: the end of a game, and between games.
qd-story-game-over = Game { $game } is over after round { $round }.
qd-story-standing = { $place }. { $seat }: { $fame } fame, goal { $goal }.
qd-story-winner = { $seat } wins game { $game }, { $surplus ->
    [0] exactly on the goal
   *[other] { $surplus } above the goal
}.
qd-story-no-winner = The last possible round is over and nobody has reached a goal; game { $game } has no winner.
qd-story-margin = In the margin, beside { $seat }:
qd-story-tie = Equal in everything: { $seats }. Chance puts them in this order.
qd-story-lot = Equal in everything: { $seats }. Chance decides for { $seat }.
qd-story-epoch-done = { $seat } completes epoch { $epoch } and now aims at { $goal }.
qd-story-castle = { $seat } completes epoch { $epoch }: this part of the castle has its roof.
qd-story-ticked = { $seat } reaches the goal of epoch { $epoch } for the first time; it has to be reached once more.
qd-story-tower-chosen = { $seat } chooses a tower tile: { $tile }.
qd-story-tower = { $seat } adds a tower tile: { $tile }.
qd-story-tower-over = { $seat } adds a tower tile: { $tile }. It replaces: { $replaced }.
qd-story-give = { $seat } gives the farm { $goods }.
qd-story-exchange = The farm hands { $seat } { $goods }.
qd-story-exchange-done = { $seat } exchanges nothing more.
qd-story-drop = { $seat } has no room for { $goods }.
qd-story-lost = { $seat } loses { $goods } for lack of room.
qd-story-stored = { $seat } stores { $goods }.
qd-story-stored-nothing = { $seat } stores nothing.
qd-story-game = Game { $game } is set up.
qd-story-opens = Epoch { $epoch } begins for the valley.
qd-story-new-buildings = New in the building stock: { $buildings }.
qd-story-new-figurines = New in the bag: { $figurines }.
qd-story-new-faces = New at the grocer: { $faces }.
qd-story-green = { $seat } takes what the green tower tiles give: { $goods }.
qd-story-buy = { $seat } buys a face for { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}: { $face }.
qd-story-buy-done = { $seat } leaves the grocer.
qd-story-on-die = { $seat } puts it on die { $die }.
qd-story-new-face = Die { $die } of { $seat } now has { $face } instead of { $lost_face }.
qd-story-family = { $seat } leads the family { $family }.
qd-story-end = { $reason ->
    [castle] The last roof is finished, and the Queen moves in: the campaign is over.
   *[other] The agreed number of games has been played: the campaign is over.
}
qd-story-final = { $place }. { $seat }: { $epochs ->
    [0] no epoch completed
    [one] 1 epoch completed
   *[other] { $epochs } epochs completed
}.

# The table in words in the browser: parts of the view, options, why a campaign ended.
web-view-game_number = Game
web-view-phase = Phase of the campaign
web-view-order = Order of the players
web-view-cursor = Players who are done
web-view-opened = Epochs open
web-view-turn = Turn
web-view-placed = Die placed
web-view-family = Family
web-view-epoch = Epoch
web-view-ticked = Goal reached once
web-view-goal = Epoch goal
web-view-red_area = Red area
web-view-fame = Fame
web-view-earned = Fame by source
web-view-values = Fame values
web-view-morale = Morale
web-view-goods = Goods
web-view-seals = Seals
web-view-figurines = Figurines
web-view-huts = Herb huts
web-view-has_chosen_hut = Hut chosen
web-view-chosen_hut = Chosen hut
web-view-scout = Scout
web-view-gathered = Tokens gathered in this round
web-view-dice = Dice
web-view-sites = Building sites
web-view-free_sites = Free building sites
web-view-rivets = Rivets
web-view-income = Income
web-view-terms = Other prices and yields
web-view-keeps = Storage
web-view-keep = Stores
web-view-tower = Tower
web-view-clairvoyant = Clairvoyant cards
web-view-left_round = Has left the round
web-view-herbs = Herb tokens
web-view-valley = The valley
web-view-caves = Caves
web-view-proposal = Keeps the most
web-view-give = Give to the farm
web-view-drop = Give up
web-view-rewards_left = Rewards still on the map
web-view-spaces = Spaces
web-view-taken = Occupied
web-view-closed = Closed
web-view-free = Free
web-view-stock = Building stock
web-view-effect = What it does
web-view-ranks = Ranks left
web-view-left = Left
web-view-cost = Price
web-view-building_board = Building board
web-view-grocer = Grocer
web-view-bag = Bag
web-view-used = Used figurines
web-view-roles = Couriers used as
web-view-huts_left = Huts in the supply
web-view-courier_card = Courier card in force
web-view-courier_deck = Courier cards left
web-view-courier_tokens = Bridges with a courier token
web-view-clairvoyant_deck = Clairvoyant cards left
web-view-tower_boards = Tower boards
web-view-plunger = Plunger
web-view-uses = Other uses of a build action
web-view-savings = Still saved
web-view-faces = Faces of the dice
web-view-shows = Shows
web-view-play = Game in progress
web-view-ranking = Ranking
web-view-towers = Tower tiles
web-view-storage = Storage step
web-view-green = Green tower tiles
web-view-start = Start of the game
web-view-unplaced = Dice still to place
web-view-cleared = Land cleared
web-view-plunger_used = Plunger used in this game
web-view-signal_used = Free re-roll used in this game
web-view-gathered_any = Gathered without a hut in this round
web-view-limit = At most
web-view-building = Building
web-view-rank = Rank
web-view-grocer-cost = Seals
web-view-grocer-left = Copies left
web-view-spaces-spaces = There are
web-view-figures = Prices and numbers
web-view-reroll = One of these pays for a re-roll
web-view-scout_steps = Steps of the scout movements
web-view-rank_guilders = Guilders for rank I, II, III, IV
web-view-die = Faces of a new die
web-view-starting_guilders = Guilders at the start
web-view-starting_seals = Seals at the start
web-view-hut_supply = Herb huts in all
web-view-last_round = Last round
web-view-hut_timber = Timber for a herb hut
web-view-market_guilders = Guilders at the weekly market
web-view-market_resources = Resources from the weekly market
web-view-wage = Day's wage
web-view-bakery_bread = Bread from the bakery
web-view-hire_guilders = Guilders for hiring
web-view-hire_bread = Bread for hiring
web-view-craftsman_saves = A craftsman saves
web-view-farm_guilders = Guilders from the farm, at most
web-view-farm_items = Items for a guilder from the farm
web-option-games = Number of games
web-option-first = First starting player
web-choice-chance = Chance decides
web-choice-red = Red
web-choice-blue = Blue
web-choice-green = Green
web-choice-yellow = Yellow
web-option-colours = Colours in play
web-choice-suggested = As suggested
web-option-epoch = Begin in
web-choice-1 = A new campaign
web-choice-2 = Epoch 2
web-choice-3 = Epoch 3
web-choice-4 = Epoch 4
web-choice-5 = Epoch 5
web-choice-6 = Epoch 6
web-choice-7-wall = Epoch 7, wall
web-choice-7-road = Epoch 7, road
web-choice-8-wall = Epoch 8, wall
web-choice-8-road = Epoch 8, road
web-choice-9-wall = Epoch 9, wall
web-choice-9-road = Epoch 9, road
web-reason-castle = The last roof of the castle is finished.
web-reason-games = The agreed number of games has been played.

# The cells of that table, and its moves in words.
web-gain-seal = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
web-gain-fame = { $count } fame
web-gain-trumpet = { $count ->
    [one] 1 trumpet
   *[other] { $count } trumpets
}
web-gain-choice = { $count ->
    [one] 1 basic resource of your choice
   *[other] { $count } basic resources of your choice
}
web-gain-clairvoyant = the clairvoyant
web-gain-token = { $count ->
    [one] 1 herb token
   *[other] { $count } herb tokens
}
web-gain-morale = morale +{ $count }
web-gain-figurine = { $count ->
    [one] 1 figurine
   *[other] { $count } figurines
}
web-gain-material = { $count } timber, stone or clay
web-gain-any = { $count } of any kind
web-fame-build = building { $count }
web-fame-hut = herb hut { $count }
web-fame-trumpet = trumpet { $count }
web-fame-herb = herbs { $count }
web-fame-other = other { $count }
web-bridge-inner = inner bridge ({ $quarter })
web-bridge-outer = outer bridge ({ $quarter })
web-hex-tent = tent
web-hex-farm = farm
web-hex-site = building site
web-hex-tower = tower space
web-hex-grass = grass
web-hex-shrub = shrub
web-hex-shrub-empty = shrub without a token
web-hex-meadow = meadow
web-hex-cave = cave
web-hex-scout = scout of { $name }
web-die = Die { $die }
web-epoch = Epoch { $epoch }

web-move-die = Take up die { $die }: { $faces }
web-move-reroll = Pay { $goods } for a re-roll
web-move-reroll-free = Roll again for free
web-move-use = Use a figurine: { $figurine }
web-move-use-courier = Use a courier as { $figurine }
web-move-leave = Leave the round
web-move-end = End the turn
web-move-space = Place the die: { $space }
web-move-scout = Place the die: scout movement, { $steps } steps
web-move-purple = Use the purple space
web-move-occupied = Add the die to another: { $space }
web-move-occupied-scout = Add the die to another: scout movement, { $steps } steps
web-move-pay = Pay { $goods }
web-move-roll = Roll again: { $faces }
web-move-gather = Gather { $herb } on { $hex } ({ $quarter })
web-move-rest-in = Rest in the { $quarter }
web-move-rest-on-bridge = Rest on a bridge
web-move-at = Rest on { $hex }
web-move-at-bridge = { $bridge ->
    [inner] Rest on the inner bridge ({ $quarter })
   *[outer] Rest on the outer bridge ({ $quarter })
}
web-move-token = Take { $herb } from { $hex } ({ $quarter })
web-move-here = Gather the token under the scout
web-move-here-not = Leave the token
web-move-hut = Build a herb hut: { $herb }
web-move-begin = Begin with a hut for { $herb }
web-move-take = Take { $goods }
web-move-build = Build: { $building }
web-move-rank = Rank { $rank }
web-move-save = Save { $goods }
web-move-pay-all = Pay
web-move-over = Build over: { $building }
web-move-feed = Feed the poor with { $goods }
web-move-keep = Keep: { $figurine }
web-move-keep-rest = Keep the rest
web-move-accept = Accept the offer
web-move-decline = Decline the offer
web-move-tower = Tower tile: { $tile }
web-move-replace = Replace: { $tile }
web-move-give = Give the farm { $goods }
web-move-drop = No room for { $goods }
web-move-buy = Buy a face: { $face }
web-move-buy-done = Buy nothing more
web-move-on-die = On die { $die }: { $faces }
web-move-instead = Instead of { $face }
web-move-vote-for = Vote: { $vote_option }
web-move-trade = Turn { $goods } into a seal
web-move-trade-nothing = Keep everything
web-move-paint = Take the face: { $face }
web-move-ribbons = Give a guilder
web-move-no-ribbons = Keep the guilder

# Labels of turns.
qd-turn = Game { $game }, round { $count }, { $seat }
qd-round = Game { $game }, round { $count }
qd-turn-phase = Game { $game }: { $phase }

# The game on the browser's pages, and the phases between two games.
web-tagline-queensdale = Roll, build and gather herbs; your dice, your borough and your tower grow from game to game, until the castle stands.
web-door-queensdale-1 = Roll your dice
web-door-queensdale-2 = Place them in the street
web-door-queensdale-3 = Let the valley grow
web-door-queensdale-4 = Break a seal
web-phase-ranking = ranking
web-phase-towers = towers
web-phase-storage = storing
web-phase-green = tower goods
web-phase-grocer = at the grocer
web-phase-huts = first huts
web-phase-start = start
web-phase-told = the card of the epoch
web-phase-finale = the last card
web-phase-reading = cards

# Same in every language.
web-game-queensdale = The Rise of Queensdale
board-slot-cover = covers for spaces that are not used with this number of players
web-view-rules_here = Rules that apply here
web-view-added = What the cards have added
web-view-rule_entries = Rules
web-view-board_slots = On the boards
web-added-start = From the start

# What players choose for themselves.
portrait-woman = woman
portrait-man = man
arms-oak = oak
arms-sun = sun
arms-fish = fish
arms-star = star

# The page of a campaign in the browser, and its book.
web-campaign-stands = game { $game }, epoch { $epoch }
web-campaign-over = the campaign is over
web-campaign-castle = The castle as it stands
web-campaign-courses = { $count } of { $all } courses
web-campaign-way = The way of { $name } through the epochs
web-campaign-stone-done = Epoch { $epoch } completed{ $game ->
    [0] {""}
   *[other] {" "}in game { $game }
}
web-campaign-stone-now = Epoch { $epoch }: the goal is { $goal } fame
web-campaign-stone-ahead = Epoch { $epoch } is still ahead
web-campaign-games = Games
web-campaign-games-note = a shield stands where the goal was reached
web-campaign-game-won = Game { $game }: { $name } wins after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-campaign-game-none = Game { $game }: nobody wins after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-campaign-game-now = Game { $game } is being played
web-campaign-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-campaign-epoch = Epoch { $epoch }
web-campaign-letters = Letters
web-campaign-letters-note = tap one to read it again
web-campaign-no-letters = No letter has been opened yet.
web-campaign-of-game = Game { $game }
web-campaign-in-game = read in game { $game }
web-campaign-short = { $count ->
    [one] 1 short message of a courier or clairvoyant
   *[other] { $count } short messages of couriers and clairvoyants
}
web-campaign-letter-opening = How it began
web-campaign-letter = A letter
web-campaign-from-now-on = From now on
web-campaign-figures = Figures
web-campaign-source-build = building
web-campaign-source-hut = herb huts
web-campaign-source-trumpet = trumpets
web-campaign-source-herb = herbs
web-campaign-source-other = other things
web-view-sum_fame = Fame in all games
web-view-sum_build = Fame for building
web-view-sum_hut = Fame for herb huts
web-view-sum_trumpet = Fame from trumpets
web-view-sum_herb = Fame from herbs
web-view-sum_other = Fame from other things
web-view-sum_seals = Seals received
web-view-sum_faces = Faces bought
web-view-sum_buildings = Buildings built
web-campaign-faces = Faces bought
web-campaign-face = game { $game }, { $seals ->
    [0] as a gift
    [one] 1 seal
   *[other] { $seals } seals
}
web-campaign-last-time = Last time in Queensdale …
web-campaign-book = Chronicle as a book
web-campaign-book-title = The chronicle of Queensdale
web-campaign-back = Back to the campaign
web-campaign-save = Save as a file
web-campaign-print = Print
web-campaign-place = { $name }: { $fame } of { $goal }

# Between two games in the browser.
web-between-steps = The check list between two games
web-between-game = after game { $game }
web-between-before-game = before game { $game }
web-between-result = Result
web-between-cards = Epoch card
web-between-towers = Towers
web-between-storing = Storing
web-between-letters = Letters
web-between-grocer = Grocer
web-between-huts = First huts
web-between-who-reached = Who reached what
web-between-fame = { $fame } of { $goal }
web-between-on = Go on
web-between-begin = On to the first game
web-between-who-plays = A campaign begins
web-between-who-plays-more = Each of you leads a family for the whole campaign. Choose what you are called there.
web-between-break = Break the seal
web-between-sealed = A letter for all of you. Its seal breaks once.
web-between-breaks = { $name } is to break the seal.
web-between-breaks-nobody = The players break the seal.
web-between-break-instead = Break it yourself
web-between-broke = { $name } has broken the seal.
web-between-has-read = I have read it
web-between-readers = Who has read the letter
web-between-reads = { $name } is still reading.
web-between-read = { $name } has read it.
web-between-again = You can read it again any time on the page of the campaign.
web-between-about-seals = Seals and epochs
web-between-why-seals = Whoever misses the goal receives seals for the grocer.
web-between-about-vote = The votes are turned over
web-between-about-next = The next game is set up
web-between-hidden = Nobody sees what you choose until all have chosen.
web-between-waits = { $name } is deciding …
web-between-no-tile = a free place in the tower
web-between-die = Die { $die }
web-between-dice = The dice of { $name }, unfolded
web-between-in-turn = Whose turn it is
web-between-seals = { $count ->
    [one] seal
   *[other] seals
}
web-between-chances = What the 30 faces can bring
web-between-doubles = { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
web-between-what = Which face would you like?
web-between-where = { $face }: tap the face that it replaces
web-between-instead = { $face } instead of { $lost_face }
web-between-crumb-face = New face
web-between-crumb-die-side = Old face
web-between-before = before
web-between-after = after
web-between-gone = The old face is gone for good: { $face }.
web-between-how = Tap a face on the shelves, then the face of a die that it replaces.
web-between-leave = Buy nothing more
web-between-take = Take it
web-between-buy = Buy for { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
web-between-costs = Price: { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
web-between-left = { $count } left
web-between-buys = { $name } is at the grocer's …
web-between-store = { $name } stores for game { $game }
web-between-room = room for { $count }
web-between-no-room = There is no storage.
web-between-keeps-material = timber, stone or clay
web-between-keeps-figurine = figurines
web-between-keeps-any = anything
web-between-lost = This would be lost:
web-between-all-kept = Everything is kept.
web-between-farm = The farm
web-between-farm-takes = { $items } items of any kind bring 1 guilder.
web-between-best-store = Best store
web-between-put-here = Put it here
web-between-carry = Carry things into a store, to the farm or onto the table; or tap a thing, then its place.
web-between-farm-first = { $first } items of any kind bring 1 guilder this once, after that { $items }.
web-between-farm-part = The farm takes whole sets only: give it more, or take something back.
web-between-store-all = Store everything
web-between-store-lose = Store, lose { $items }
web-between-stores = { $name } is storing …

# The Rise of Queensdale: what the campaign keeps for later. A seat receives a message only once it may be read.
good-marble = marble
amount-marble = { $count } marble
amount-merchant = { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
}
amount-healer = { $count ->
    [one] 1 healer
   *[other] { $count } healers
}
figurine-merchant = merchant
figurine-merchant-does = Brings 2 basic resources of your choice.
figurine-healer = healer
figurine-healer-does = Gathers the herb token on your scout's space or beside it, of any type.
space-marble = marble space
step-keep_figurine = choose which of the drawn figurines to keep
web-view-renovated = Renovated
web-view-tomes = Tomes
web-view-monument = Stages of the monument
web-view-gift_used = Gift of the monument used in this game
web-view-castle_rooms = Castle rooms
web-view-knowledge = Knowledge cards
web-view-knowledge_deck = Knowledge cards left
web-view-pile = Knowledge cards put back
web-view-knowledge_used = Knowledge used
web-view-more_huts = Further huts chosen
web-view-tokens = Tokens gathered in this game
web-view-learning = Knowledge cards
web-phase-learning = studying
web-once-figurine = a figurine kept
web-once-reroll = a free re-roll
web-once-exchange = a cheap set at the farm
web-once-space = an occupied resource space
step-learn = give tomes for a knowledge card, or keep them
step-keep_card = choose which of the two knowledge cards to keep
step-deal = choose the deal at the weekly market
web-move-study = Give tomes for a knowledge card
web-move-keep-tomes = Keep the tomes
web-move-keep-card = Keep: { $book }. { $lesson }
web-move-usual-deal = The usual deal
web-move-larger-deal = The larger deal
web-move-use-and-keep = Use a figurine and keep it: { $figurine }
web-move-use-courier-and-keep = Use a courier as { $figurine } and keep it
web-view-cogwheel = Cogwheel
web-view-faces_read = Number cards read
web-view-faces_shown = Faces that everybody knows
web-view-number_cards = Your number cards
web-view-orders = Royal orders
web-use-clear = clear land
web-use-renovate = renovate
step-ability = choose the ability of your character
step-gift = choose what the page of your family brings you
web-view-abilities = Abilities
web-view-marks = Used up
used-mark-step = scout's extra step
used-mark-reroll = free re-roll of a die
used-mark-free_die = die that costs nothing
used-mark-surcharge = building without surcharge
used-mark-fed = fed the poor
used-mark-promise = promise of the family
web-view-promise = Done for the promise
web-view-promises_kept = Promises kept
promise-part-scout = scout action
promise-part-rider = rider action
promise-part-alone = the only one to feed the poor, once
promise-part-alone_again = the only one to feed the poor, twice
promise-part-blue_building = a blue building
promise-part-pink_building = a pink building
promise-part-orange_building = an orange building
promise-part-white_building = a white building
promise-part-grey_building = a grey building
promise-part-clear = cleared land
promise-part-renovate = a renovation
promise-part-monument = a stage of the monument
promise-part-segment = a segment of wall or road
promise-part-room = a castle room
step-renovate = choose the building to renovate
step-room = choose the room of the castle to furnish
step-crown = return seals of this game for fame in the next one, or keep them
step-swap = choose which of your figurines to swap
step-swap_for = choose the figurine that you get for it
step-return_robber = return one of your robber baron tokens
web-phase-crown = crown bar
web-phase-supper = robber barons
web-view-crown = Crown bar
web-view-robbers = Robber baron tokens
web-view-robbers_at_work = Tokens at work in this turn
web-move-crown = Return { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} for fame in the next game
web-move-crown-none = Keep all seals
web-move-robber = Use a robber baron token: { $robber }
web-move-return-robber = Return a robber baron token: { $robber }
web-move-swap = Swap: { $figurine }
web-move-swap-for = Take from { $other }: { $figurine }
step-cogwheel = turn the cogwheel
step-spend = choose a basic resource to pay
step-mirror = choose the die whose face the mirror counts as
step-ledger = exchange basic resources one for one
step-order = choose the royal order to fulfil
step-fulfil = fulfil the royal order

# Faces that are bought unseen.
face-card_1 = unseen face 1
face-card_2 = unseen face 2
face-card_3 = unseen face 3
face-card_4 = unseen face 4
face-card_5 = unseen face 5
face-card_6 = unseen face 6

# The same once their number cards were read.
face-weathercock = weathercock
face-twin_hammer = twin hammer
face-proclamation = proclamation
face-pilgrim = pilgrim
face-ledger = ledger
face-mirror = mirror

# What happened.
qd-story-keep = { $seat } keeps the { $figurine }; the other figurine returns to the bag.
qd-story-reroll-signal = { $seat } lights the signal fire for a free re-roll.
qd-story-plan-clear = { $seat } has some land measured for clearing.
qd-story-plan-renovate = { $seat } plans to renovate.
qd-story-cleared = { $seat } clears land and gains a building site.
qd-story-renovated = { $seat } renovates: { $building }.
qd-story-tomes = { $seat } receives { $tomes ->
    [one] 1 tome
   *[other] { $tomes } tomes
}.
qd-story-reroll-monument = { $seat } uses the free re-roll of the monument.
qd-story-plan-monument = { $seat } has stone hewn for the family monument.
qd-story-monument = { $seat } raises stage { $stage } of the family monument.
qd-story-new-monument = From now on a build action may also raise the next of four stages of the builder's own monument; every stage counts two rivets for good.
qd-story-ability = { $seat } has a new ability. { $ability }: { $passage } { $ability_rule }
qd-story-gift = { $seat } { $gift ->
    [seal] takes a seal
   *[resources] takes basic resources of choice
}.
qd-story-promise = { $seat } has kept the promise of the family; games in which it was kept: { $games }.
qd-story-step = { $seat } lets the scout go on.
qd-story-reroll-one = { $seat } looks twice: one die is rolled again for free.
qd-story-pay-nothing = { $seat } pays nothing for this die.
qd-story-no-surcharge = { $seat } pays no surcharge for the rank.
qd-story-learn = { $seat } gives { $tomes ->
    [one] 1 tome
   *[other] { $tomes } tomes
} for knowledge.
qd-story-learn-not = { $seat } gives no more tomes for knowledge.
qd-story-knowledge = { $seat } keeps a knowledge card. { $book }: { $passage } { $lesson }
qd-story-larger-deal = { $seat } asks for the larger deal.
qd-story-use-and-keep = { $seat } uses a figurine and keeps it: { $figurine }.
qd-story-use-courier-and-keep = { $seat } uses a courier as { $figurine } and keeps it.
qd-story-reroll-nothing = { $seat } has no guilder and re-rolls for nothing.
qd-story-crown = { $seat } returns { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}; the crown bar stands at { $crown }.
qd-story-crown-none = { $seat } keeps all seals.
qd-story-crown-fame = { $seat } starts with { $fame } fame from the crown bar (goal { $goal }).
qd-story-robbers = { $seat } draws from the robber barons: { $robbers }.
qd-story-robber = { $seat } calls the robber barons: { $robber }.
qd-story-robber-returned = { $seat } returns a token to the robber barons: { $robber }.
qd-story-swap = { $seat } wants to swap a figurine: { $figurine }.
qd-story-swapped = { $seat } hands { $other } a figurine, { $figurine }, and gets another for it: { $got }.
qd-story-cogwheel = { $seat } turns the cogwheel by { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}. It shows: { $sector }.
qd-story-cogwheel-shows = The cogwheel shows: { $sector }.
qd-story-mirror = The mirror of { $seat } counts as: { $face }.
qd-story-face-known = Everybody now knows what the face of number card { $number } does. { $number_title }: { $number_rule }
qd-story-order = { $seat } fulfils a royal order: { $order }. { $wording }
qd-story-orders = Royal orders on space J: { $orders }.
qd-story-seals-given = { $seat } gives { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}.
qd-story-plan-room = { $seat } plans to furnish a room of the castle.
qd-story-room = { $seat } furnishes a room of the castle: { $furnished }.
qd-story-new-room = From now on a build action may also furnish a room of the castle; every room brings something once.
qd-story-plunger = { $seat } holds the royal plunger.
qd-story-new-clear = From now on a build action may also clear land: a grass tile in the builder's borough becomes a building site.
qd-story-new-renovate = From now on a build action may also renovate one of the builder's buildings; until the end of the game it counts one rivet more.
qd-story-new-marble = From now on stone dice bring marble on the marble spaces, one piece each.
qd-story-new-plunger = From now on the royal plunger goes round: once in a game its holder may put an A die on an occupied action space and then passes it to the left.

# The epochs, when they open.
epoch-2-opens = The King's quartermaster rides in with a long list and finds the drains of the whole valley blocked. He leaves behind new plans, a measuring chain and, after a moment's thought, the royal plunger.
epoch-3-opens = Old books arrive in a chest that smells of smoke, and one of them names a mountain herb that nobody here has ever seen. Saws and chisels sing all day; the first walls already show cracks.
epoch-4-opens = In the quarry a white vein comes to light. Marble! Honest people hurry to the valley, and some of the other kind; the merchants among them unpack at once.
epoch-5-opens = Letters of the grandmothers are read aloud in the evening, and every family hears a thing it did not know. Those who came before shall not be forgotten, whatever it costs in stone.
epoch-6-opens = The great mill turns for the first time, and the court sends letters with heavy wax. Healers come down from the hills and ask, before anything else, how the Queen sleeps.
epoch-7-opens = Lines are drawn in the dust, and half the valley argues whether to open its doors or to close them. Whoever has hands is asked to lend them.
epoch-8-opens = A sail on the eastern water! It brings the physician who knew the Queen as a child, and his first question is about the colour of her old walls.
epoch-9-opens = The remedy has a name, and only the roofs are missing. Whoever lays the last beam will tell of it for a lifetime.

# Buildings of epoch 2.
building-carpenters_yard = carpenter's yard
building-carpenters_yard-does = Your herb huts cost 1 timber less.
building-common_warehouse = common warehouse
building-common_warehouse-does = Keeps up to 2 timber, stone or clay in any mix for the next game.
building-alehouse = alehouse
building-alehouse-does = When you hire, draw 2 figurines and keep one; a drawn courier has to be kept.
building-scout_lodge = scout lodge
building-scout_lodge-does = Your scout movements have 1 step more.
building-drying_loft = drying loft
building-drying_loft-does = After a scout movement with 2 or more tokens: 1 basic resource of your choice.
building-toll_gate = toll gate
building-toll_gate-does = Your day's wage is 1 guilder higher.

# Buildings of epoch 3.
building-sawmill = sawmill
building-sawmill-does = Income: 2 timber.
building-brickworks = brickworks
building-brickworks-does = Income: 2 clay.
building-vault = vault
building-vault-does = Keeps 3 more guilders for the next game.
building-stonecutter = stonecutter
building-stonecutter-does = Income: 2 stone.
building-chapel = chapel
building-chapel-does = Feeding the poor: 1 more bread brings 1 more level.
building-ferry_house = ferry house
building-ferry_house-does = Bridges cost your scout no step.

# Buildings of epoch 4.
building-marble_yard = marble yard
building-marble_yard-does = Keeps up to 2 marble for the next game.
building-guild_hall = guild hall
building-guild_hall-does = Each of your craftsmen saves 1 more.
building-fountain = fountain
building-fountain-does = When built: fame equal to your trumpet value.
building-scriptorium = scriptorium
building-scriptorium-does = Your tome action costs no guilder.
building-manor_kitchen = manor kitchen
building-manor_kitchen-does = Income: 1 bread and 1 basic resource of your choice.
building-posting_house = posting house
building-posting_house-does = Whenever anybody draws a courier: 1 guilder; if it is you: 2 guilders.

# Buildings of epoch 5.
building-concert_stage = concert stage
building-concert_stage-does = Each of your gleemen raises morale by 1 more.
building-apothecary = apothecary
building-apothecary-does = Once in a round your scout may gather a token without the matching hut.
building-granary = granary
building-granary-does = Keeps up to 4 bread for the next game.
building-marble_cutter = marble cutter
building-marble_cutter-does = Income: 1 marble.

# Buildings of epoch 6.
building-mint = mint (coins)
building-mint-does = Income: 2 guilders.
building-crane_yard = crane yard
building-crane_yard-does = You pay up to 2 guilders less for the rank of a building.
building-inn = inn
building-inn-does = Keeps up to 3 figurines for the next game, but no couriers.
building-mill_race = mill race
building-mill_race-does = Your cogwheel action may turn 1 sector more for free.
building-theatre = theatre
building-theatre-does = Income: draw 1 figurine.
building-herb_press = herb press
building-herb_press-does = Resources under your herb tokens are doubled.
building-queens_statue = Queen's statue
building-queens_statue-does = When built: fame equal to your trumpet value.

# Buildings of epoch 7.
building-gatehouse = gatehouse
building-gatehouse-does = Segments of the wall or road cost you 2 timber, stone or clay less.
building-great_warehouse = great warehouse
building-great_warehouse-does = Keeps up to 4 timber, stone or clay in any mix for the next game.
building-workers_quarter = workers' quarter
building-workers_quarter-does = Hiring costs you bread only.

# Buildings of epoch 8.
building-palace_garden = palace garden
building-palace_garden-does = Income: 2 fame.
building-royal_mason = royal mason
building-royal_mason-does = In a build action up to 2 missing timber, stone or clay may be paid with 1 guilder each.
building-treasury = treasury
building-treasury-does = Keeps 5 more guilders for the next game.
building-harbour_master = harbour master
building-harbour_master-does = Landing stage spaces give you 1 resource more.

# Buildings of epoch 9.
building-castle_chapel = castle chapel
building-castle_chapel-does = When built: fame equal to your trumpet value.
building-great_hall = great hall
building-great_hall-does = Income: 1 marble and 1 guilder.
building-royal_apothecary = royal apothecary
building-royal_apothecary-does = The first token that you gather in a round also brings 1 guilder.

# Tower tiles: what they do.
tile-1a = green, 1 timber at the start of each game
tile-1b = green, 1 stone at the start of each game
tile-1c = green, 1 clay at the start of each game
tile-1d = green, 1 guilder at the start of each game
tile-2a = green, 1 bread at the start of each game
tile-2b = blue, keeps 1 timber, stone or clay
tile-2c = pink, income of 1 timber
tile-2d = signal fire, one free re-roll in each game
tile-3a = green, 1 basic resource of your choice at the start of each game
tile-3b = pink, income of 1 guilder
tile-3c = blue, keeps 1 figurine
tile-3d = banner tower, 5 rivets, and ahead in ties before chance decides
tile-4a = green, 2 timber at the start of each game
tile-4b = green, 2 stone at the start of each game
tile-4c = green, 2 clay at the start of each game
tile-4d = green, 2 guilders at the start of each game
tile-5a = green, 1 figurine at the start of each game
tile-5b = green, 1 bread and 1 guilder at the start of each game
tile-5c = pink, income of 1 basic resource of your choice
tile-5d = blue, keeps 2 items of any kind, but no couriers
tile-6a = green, 1 marble at the start of each game
tile-6b = pink, income of 1 bread
tile-6c = pink, income of 1 stone and 1 clay
tile-6d = blue, keeps 3 more guilders
tile-7a = green, 3 basic resources of your choice at the start of each game
tile-7b = green, 2 bread and 1 guilder at the start of each game
tile-7c = pink, income of 2 basic resources of your choice
tile-7d = blue, keeps 4 timber, stone or clay
tile-8a = green, 1 marble and 1 basic resource of your choice at the start of each game
tile-8b = green, morale +1 at the start of each game
tile-8c = pink, income of 1 basic resource of your choice and 1 bread
tile-8d = blue, keeps 3 figurines, but no couriers
tile-9a = slate roof
tile-9b = copper roof
tile-9c = tiled roof
tile-9d = gold-leaf roof

# Courier cards.
courier-1-title = Bread for the road crew
courier-1-text = Thirty hungry men are mending the road. Everybody may give 1 bread and take 2 basic resources of their choice.
courier-2-title = Surprise inspection
courier-2-text = An officer counts the empty plots. Whoever has a free building site gains 1 guilder, everybody else 1 bread.
courier-3-title = Open purse
courier-3-text = A grateful traveller empties her pockets. Everybody takes 1 basic resource of their choice, the drawer first.
courier-4-title = Lost luggage
courier-4-text = A trunk goes missing, and its owner stays. The drawer draws 1 more figurine; whoever then has fewer figurines than the drawer gains 1 bread.
courier-5-title = Choir practice
courier-5-text = Those with the longest faces are made to sing. Whoever is lowest on the morale bar rises by 1.
courier-6-title = Flooded bridges
courier-6-text = The river is over its banks. For the rest of the game, entering an inner bridge costs 2 steps.
courier-7-title = Market day
courier-7-text = Carts from three counties. For the rest of the game the weekly market gives 1 resource more.
courier-8-title = Guard duty
courier-8-text = The guard needs benches and barrels. For the rest of the game one wage, one market, one bakery and one hire space are closed.
courier-9-title = Tax on mortar
courier-9-text = The treasury has had an idea. For the rest of the game building costs 1 guilder more, and brings 1 fame more.
courier-10-title = Harvest week
courier-10-text = The ovens do not cool down. For the rest of the game the bakery action gives 1 bread more.
courier-11-title = Master at work
courier-11-text = A famous master watches, and nobody dares to ask for money. For the rest of the game a resource die used for a build action needs no extra resource.
courier-12-title = Wild boars
courier-12-text = They like it best by the water. For the rest of the game the shrubs next to the ends of the inner bridges cannot be gathered.
courier-13-title = Drum and fife
courier-13-text = Where music plays, coins are given. For the rest of the game the poor may be fed with 1 guilder instead of 1 bread.
courier-14-title = Race for the seal
courier-14-text = The Queen wants to see herbs drying. The next player to build a herb hut gains 1 seal; then this card is done.

# The clairvoyant: everybody reads the first half, only the drawer the second.
clairvoyant-1-public = She rattles a cup and sees many dice changing hands.
clairvoyant-1-private = One face will be sold with its picture turned away, when the third epoch has come. Buy it without fear, she whispers: it is whatever basic resource you need.
clairvoyant-2-public = She closes her eyes and says that she smells wet stone, white as milk.
clairvoyant-2-private = The white stone will answer only to dice that show stone. Keep one such face on every die, she says, and you will not stand before the quarry with empty hands.
clairvoyant-3-public = She covers her ears: two crowds are shouting, and each of them is right.
clairvoyant-3-private = When the valley votes, the wall will win. She has already seen the moss on it.
clairvoyant-4-public = She counts slowly to twelve, and then she laughs.
clairvoyant-4-private = Among the cards of knowledge lies one that saves its owner guilders whenever the rank of a building becomes expensive. Read, she advises, before others do.
clairvoyant-5-public = She will not go home by the short way; she is afraid of a bridge.
clairvoyant-5-private = In the fifth epoch the inner bridges will fall. Do not let your scout sleep on the wrong bank, she begs you.
clairvoyant-6-public = She takes your hand and sees your mother's ring.
clairvoyant-6-private = Your family has a second gift and does not know it yet. It waits for the eighth epoch.
clairvoyant-7-public = She looks around and says, quite loudly, that the Queen is not ill at all.
clairvoyant-7-private = Then she bends to your ear: if somebody asks for the remedy after all, it is lavender, and nothing but lavender.

# What is not possible.
refused-qd-no-more-bread = You have no building that lets you give more bread.
refused-qd-extra-level-lost = One level below the top a second bread would bring nothing.
refused-qd-no-guilder-feeding = The poor are fed with bread; no card in force allows a guilder.
refused-qd-not-drawn = That figurine was not drawn; you choose between { $figurines }.
refused-qd-courier-stays = A drawn courier has to be kept.
refused-qd-no-token-near = No herb token lies on your scout's space or next to it.
refused-qd-tower-power-used = That tower tile works once in a game, and you have used it.
refused-qd-space-is-closed = The courier card in force closes the last free space of this kind: { $space }.
refused-qd-shrub-is-closed = That shrub cannot be reached while the courier card is in force.
refused-qd-shelf-is-full = You have as many tomes as anybody keeps: { $limit }.
refused-qd-no-gift = That re-roll is the gift of a monument that you have not finished.
refused-qd-gift-used = The free re-roll of your monument can be used once in a game, and you have used it.
refused-qd-no-such-knowledge = You have no knowledge card that allows this.
refused-qd-knowledge-used = Your knowledge allows this once, and you have used it.
refused-qd-has-a-guilder = Your knowledge spares you the price only while you have no guilder.
refused-qd-seals-not-received = Only seals received after this game can be returned, and only up to { $limit }.
refused-qd-no-such-robber = You do not have this robber baron token.
refused-qd-robber-idle = This robber baron token would do nothing at the moment; you keep it.
refused-qd-no-figurine-there = No other player of that colour has this figurine.
refused-qd-no-resource-to-turn = Turning the cogwheel by { $sectors } sectors costs a basic resource; you have: { $have }.
refused-qd-turned-too-far = You cannot turn the cogwheel by { $sectors } sectors, but by { $most } at most.
refused-qd-a-die-needed = A royal order takes a die with an A; this one shows { $face }.
refused-qd-no-order-left = No royal order is left on space J in this game.
refused-qd-no-order-paid = You cannot pay for any order on space J; you have: { $have }.
refused-qd-order-is-gone = That order does not lie on space J.
refused-qd-order-not-paid = You cannot pay for this order. { $order } You have: { $have }.
refused-qd-no-courier-asked = This order asks for no figurine that a courier could stand for.
refused-qd-no-room-left = All rooms of the castle are furnished.
refused-qd-no-such-room = With { $players } players the castle does not have this room.
refused-qd-room-stands = This room is furnished already.
refused-qd-other-rooms-first = This room is open only when all others are furnished.

# The vote for wall or road.
step-ballot = lay your two coat-of-arms tokens on wall, on road or on neither, in secret
step-break_tie = decide the tie: a wall or a road
web-view-ballot = Your vote
web-view-branch = Wall or road
ballot-wall_wall = both tokens on the wall
ballot-wall = one token on the wall
ballot-wall_road = one token on the wall, one on the road
ballot-road = one token on the road
ballot-road_road = both tokens on the road
ballot-neither = no token on either
web-move-vote = Vote: { $ballot }
web-move-decide = Decide for: { $branch }
qd-ballot-cast = Your vote: { $ballot }.
qd-story-ballot = { $seat } has voted.
qd-story-ballot-opened = { $seat } has laid { $wall ->
    [0] no token
    [one] 1 token
   *[other] { $wall } tokens
} on the wall and { $road ->
    [0] no token
    [one] 1 token
   *[other] { $road } tokens
} on the road.
qd-story-ballot-tie = Wall and road have equally many tokens.
qd-story-tie-decided = The lowest goal decides: { $seat }.
refused-qd-own-tokens-decide = Your own tokens lean to the other side, and they decide the tie.
refused-qd-no-such-ability = You do not have the ability for that.
refused-qd-ability-used = You have already used that ability in this round, or in this game if it works only once in a game.
refused-qd-other-family = That is the ability of another family; choose one of your own two.
refused-qd-too-many-dice = For free you may roll no more dice than { $limit }.
refused-qd-no-surcharge-due = What you are building has no surcharge that could be left out.
qd-story-voted = { $seat } has voted.
qd-story-vote-opened = { $seat } voted: { $vote_option }.
qd-story-trade-item = { $seat } turns { $goods } into a seal.
qd-story-trade-nothing = { $seat } keeps everything.
qd-story-free-face = { $seat } is given a face: { $face }.
step-vote = vote; all votes are opened together
step-trade_item = turn an item into a seal, or keep everything
step-free_face = choose a face that costs you nothing
refused-qd-no-such-option = There is no such option in this vote.
refused-qd-not-for-free = That face is not among those given away.
qd-story-ribbons = { $seat } gives a guilder for the ribbons and starts one morale level higher.
qd-story-no-ribbons = { $seat } buys no ribbons.
step-ribbon = give a guilder for the ribbons, or not
step-tell = hear the card
refused-qd-no-guilder-for-ribbons = Ribbons cost a guilder, and you have none.
qd-story-gift-missed = Whoever missed the goal finds a loaf at the tent: 1 bread.
qd-story-gift-tomes = The books are counted: whoever has a tome receives 1 guilder, everybody else 1 tome.
qd-story-gift-rivets = The quarry gives 1 marble to whoever has the fewest rivets.
qd-story-gift-oven = The oven in the barn: everybody starts with 1 bread.
qd-story-gift-stage = The stage in the barn: everybody starts on morale level 1.
qd-story-gift-healers = The guests from the snow help: everybody starts with 1 healer, as long as there are any.
qd-story-gift-listen = What Lisbet told was written down: everybody receives 1 tome.
qd-story-gift-hall = The open hall: everybody starts with 1 figurine.
qd-story-gift-loaf = The Queen's loaf: 1 bread for the lowest goal.
qd-story-gift-last = The last beam: everybody takes 1 basic resource of choice, those far behind 3.
qd-story-gift-wall = The wall stands: everybody takes 1 basic resource of choice.
qd-story-gift-quarters = The gate opens at noon: every finished quarter of the wall gives 1 basic resource of choice.
web-view-favours = Royal favours
refused-qd-mirror-of-mirror = A mirror does not count as a mirror; choose a die that shows another face.
refused-qd-nothing-to-change = You cannot exchange what you do not have: { $good }.

# Segments of wall and road.
step-segment = choose the segment to build
step-give_back = return an item, because too little of the wall was built
web-view-segments = Segments
web-view-finds = Finds
web-view-built_in = Built the wall this game in
web-move-add-segment = Build a segment
web-move-segment = Segment { $slot } ({ $quarter })
web-move-return = Return { $goods }
qd-story-plan-wall = { $seat } wants to build a segment of the wall.
qd-story-plan-road = { $seat } wants to build a segment of the road.
qd-story-new-wall = From now on a build action may also build a segment of the wall; after every game the wall is checked.
qd-story-new-road = From now on a build action may also build a segment of the road, and riders deliver along it.
qd-story-segment-wall = { $seat } builds segment { $slot } of the wall ({ $quarter }).
qd-story-segment-road = { $seat } builds segment { $slot } of the road ({ $quarter }).
qd-story-wall-kept = The wall is checked: { $built } of { $wanted } segments were built in this game, which is enough. Whoever built gains a resource.
qd-story-wall-missed = The wall is checked: { $built } of { $wanted } segments were built in this game, which is too little. Whoever built none returns an item.
qd-story-give-back = { $seat } returns { $goods }.
refused-qd-segment-stands = That segment stands already.
refused-qd-quarter-has-segment = In this game you have built a segment of the wall in that quarter already.
refused-qd-no-segment-left = There is no segment left that you may build.
# Riders on the road.
step-ride = ride to the next station, or stop
step-deliver = deliver at this station, or pass on
web-view-rider = Rider
web-view-delivered = Served this game
web-view-entered = Stations entered
web-move-ride = Ride to station { $slot } ({ $quarter })
web-move-stop-riding = Stop here
web-move-deliver = Deliver
web-move-pass-on = Pass on
qd-story-ride = The rider of { $seat } reaches station { $slot } ({ $quarter }).
qd-story-deliver = { $seat } delivers at station { $slot } ({ $quarter }).
refused-qd-not-next-station = Your rider goes from station to station, one after the other.
refused-qd-no-segment-there = No segment of the road leads there.
refused-qd-rider-must-move = Your rider has to reach at least one station.
refused-qd-delivery-not-paid = This station takes { $price }; you have: { $have }.

# The question of number cards 47 and 48.
step-answer = name two herbs; all answers are opened together
web-move-answer = { $herb } and { $other_herb }
qd-story-answer = { $seat } has named two herbs.
qd-story-answer-opened = { $seat } has named { $herb } and { $other_herb }.
qd-story-gift-pair = Whoever named the right two starts with fame equal to the trumpet value.
# Story cards.
web-view-story_card = Story card
web-view-lasting_cards = Lasting story cards
web-view-herbs_found = Herbs gathered
refused-qd-no-resource-to-bake = This bakery action costs a basic resource; you have: { $have }.
refused-qd-shaft-not-paid = A die on a marble space also costs timber in this game; you have: { $have }.

# The casebook.
step-seal = seal an answer; nobody sees it before it is opened
qd-story-casebook = { $seat } opens the casebook.
web-view-casebook = Casebook
web-view-sealed = Sealed answers
web-view-sealed_in = Sealed in epoch
web-move-casebook = Open the casebook
web-move-seal-cause = { $question } { $cause }
web-move-seal-seller = { $question } { $seller }
web-move-seal-pair = { $question } { $herb } and { $other_herb }
refused-qd-no-casebook = There is no casebook yet.
refused-qd-nothing-to-seal = Before this game you have sealed an answer to every question that is not open yet.
refused-qd-answers-are-open = The answers to that question are open.
refused-qd-sealed-already = You have sealed an answer to that question before this game already.
refused-qd-not-named-yet = No card that was read so far has named that.
refused-qd-same-answer = That is the answer you have sealed already.
space-fair = market fair
step-old_friend = call one of your removed tower tiles back for a day
web-view-tents = Bread in the tents of
web-view-removed_tiles = Removed tower tiles
web-view-friend = Old friend
web-raft = raft
web-move-visit = Visit the tent ({ $quarter })
web-move-act-again = Carry out the action again
web-move-wed = Give the neighbour on the { $side ->
    [left] left
   *[right] right
} a figurine: { $figurine }
web-move-at-raft = On the raft
web-move-call-friend = Call an old friend
web-move-friend = { $tile }
used-mark-roll = re-roll in this round
used-mark-second_action = night shift
used-mark-wedding = wedding
qd-story-visit = The scout of { $seat } drops in at the tent ({ $quarter }).
qd-story-rest-raft = The scout of { $seat } rests on the raft.
qd-story-act-again = { $seat } lets the night shift carry out the action again.
qd-story-wedding = { $seat } gives { $other } a figurine: { $figurine }. Both gain a basic resource.
qd-story-call-friend = { $seat } calls an old friend.
qd-story-friend = An old friend is back with { $seat } for a day: { $tile }
qd-story-reroll-lantern = { $seat } rolls again by lantern light, for free.
refused-qd-no-bread-in-tent = There is no bread for your scout in that tent.
refused-qd-no-such-story = The story card of this game does not allow that.
refused-qd-shift-done = You have used the night shift in this game already.
refused-qd-nothing-to-repeat = You have carried out no action in this turn.
refused-qd-wedding-over = You have given a figurine away in this game already.
refused-qd-one-neighbour = With two players the neighbour on the right is the one on the left.
refused-qd-tile-not-removed = That tile was not removed from your tower.
refused-qd-friend-called = You have called an old friend in this game already.
refused-qd-no-old-friend = None of your removed tower tiles could do anything now.
refused-qd-rerolled-already = Only the first re-roll of a round is free.
refused-qd-reroll-is-free = Your first re-roll of this round is free.
refused-qd-no-raft = There is no raft.

# Moves of the wheel, the orders and the rooms.
web-move-turn = Turn by { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}
web-move-fulfil = { $order }
web-move-fulfil-by-courier = { $order }, by courier
web-move-furnish = Furnish: { $furnished }
web-move-gift = { $gift ->
    [seal] Take a seal
   *[resources] Take basic resources of your choice
}
web-move-ability = { $ability }: { $ability_rule }
web-move-step-on = Let the scout go on by a step
web-move-pay-nothing = Pay nothing
web-move-no-surcharge = Pay no surcharge
web-move-renovate = Renovate: { $building }
web-move-as-die = As die { $die }
web-move-change = { $given } for { $taken }
web-move-change-nothing = Exchange nothing more
web-move-paint-nothing = Take no face

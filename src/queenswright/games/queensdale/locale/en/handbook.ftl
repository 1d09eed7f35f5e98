# The Rise of Queensdale: the handbook, in our own words. `[QD-DICE-01]` is a footnote.

handbook-queensdale-aim-title = What it is about
handbook-queensdale-aim-asks = how do I win; goal; aim; victory; beginning; overview; campaign; fame
handbook-queensdale-aim-lead = A valley with four boroughs, two rivers and a castle that does not stand yet. Over many games your families build it. **In each game everybody has a goal of their own: the fame printed on their goal card.** [QD-CHAR-02, QD-CAMP-01]
handbook-queensdale-aim-build = build, gather, feed
handbook-queensdale-aim-fame = reach your goal
handbook-queensdale-aim-tower = raise your tower
handbook-queensdale-aim-1 = **A game ends in the round in which somebody reaches their goal.** Whoever reached it adds a piece to their tower and gets a higher goal; whoever did not gets seals, which buy better dice. [QD-END-01, QD-TOWER-01, QD-SEAL-01]
handbook-queensdale-aim-2 = **A campaign has nine epochs, one for each goal.** Whoever completes the ninth wins it. Buildings, towers and dice stay from game to game; goods stay only where you have room for them. [QD-CAMP-01, QD-KEEP-04, QD-STORE-01]
handbook-queensdale-aim-beware = Players may have different goals in the same game. Look at your own, not at the others'. [QD-NEXT-06]

handbook-queensdale-round-title = A round and a turn
handbook-queensdale-round-asks = round; turn; roll; dice; pass; leave; re-roll; starting player
handbook-queensdale-round-lead = At the start of a round everybody rolls their five dice. Then, clockwise, **each turn is one die: place it and do what the space gives**, until nobody has dice left. [QD-ROUND-02, QD-ROUND-04, QD-ROUND-05]
handbook-queensdale-round-1 = **You may re-roll at any time of your turn**: any of your unplaced dice together for one timber, stone, clay, guilder or bread, as often as you like. [QD-DICE-07, QD-DICE-08, QD-DICE-09, QD-DICE-11]
handbook-queensdale-round-2 = You may also leave the round, however many dice you have left. You cannot simply wait. [QD-DICE-10, QD-DICE-12, QD-ROUND-11]
handbook-queensdale-round-beware = The starting player changes every round: the counter goes to the left. [QD-ROUND-07]

handbook-queensdale-dice-title = Placing a die
handbook-queensdale-dice-asks = die; place; action space; resource space; A; occupied; pay for a die
handbook-queensdale-dice-lead = **A resource goes on a free space of that resource, an A on any free action space.** A space holds one die. [QD-DICE-01, QD-DICE-02, QD-BOARD-11]
handbook-queensdale-dice-1 = **A resource die can stand in for an A**: pay one piece of what it shows, before and on top of what the action costs. [QD-DICE-04, QD-DICE-16]
handbook-queensdale-dice-2 = You may go to an action only if you really carry it out: pay all of it, and something has to change. [QD-DICE-03, QD-DICE-18]
handbook-queensdale-dice-example = You have 2 guilders and a guilder die, and want to go to the market. The die takes 1 guilder, the market 2: that does not work. [QD-DICE-23]
handbook-queensdale-dice-beware = The other way round is not possible: an A never goes on a resource space. [QD-DICE-20]

handbook-queensdale-resources-title = Resources and wage
handbook-queensdale-resources-asks = timber; stone; clay; guilder; wage; plus one; money
handbook-queensdale-resources-lead = A die on a resource space brings **1 of that resource**. [QD-RES-01]
handbook-queensdale-resources-1 = **Timber, stone and clay have one +1 space each**: there a die brings 2. Guilders have none. [QD-RES-02, QD-RES-03]
handbook-queensdale-resources-2 = An A on a wage space brings 1 guilder. [QD-WAGE-01]

handbook-queensdale-scout-title = Scout and herbs
handbook-queensdale-scout-asks = scout; herbs; gather; token; steps; bridge; river; move; clairvoyant
handbook-queensdale-scout-lead = **Your scout walks as many steps as the space says**, over hexes and bridges, in any direction, past buildings and other scouts. [QD-SCOUT-01, QD-SCOUT-02, QD-SCOUT-04]
handbook-queensdale-scout-1 = **Herbs that have a hut at your tent you may gather in passing**, several in one walk. Turn the token over: what it shows is yours. [QD-SCOUT-07, QD-SCOUT-08, QD-SCOUT-11, QD-HERB-01]
handbook-queensdale-scout-2 = The 48 tokens hide these rewards; nobody knows which lies where: [QD-HERB-10, QD-HERB-14]
handbook-queensdale-scout-3 = The eye is the clairvoyant. She tells the table something, and you alone a little more. [QD-HERB-08, QD-CLAIR-02]
handbook-queensdale-scout-beware = A token under your scout's feet counts only when the scout enters the space, so not at the start of a walk. [QD-SCOUT-14]

handbook-queensdale-hut-title = Herb huts
handbook-queensdale-hut-asks = hut; herb hut; tent; first hut; fame for a hut
handbook-queensdale-hut-lead = **A hut costs 3 timber and brings fame at once**, 1 in the first game. It stands at your tent and is good for one herb. [QD-HUT-01, QD-HUT-02, QD-HUT-03]
handbook-queensdale-hut-1 = From then on your scout may gather that herb; if it stands on such a token just then, at once. [QD-HUT-04, QD-HUT-05]
handbook-queensdale-hut-2 = Before each game everybody sets one hut free of charge and without fame. After the game all huts go back. [QD-NEXT-19, QD-KEEP-02]

handbook-queensdale-bread-title = Market, bakery, the poor
handbook-queensdale-bread-asks = market; bakery; bread; poor; feed; buy resources
handbook-queensdale-bread-lead = Three short ways through the street.
handbook-queensdale-bread-1 = **Weekly market**: pay 2 guilders, take any 2 of timber, stone and clay. Half of it is not for sale. [QD-MARKET-01, QD-MARKET-02]
handbook-queensdale-bread-2 = **Bakery**: take 1 bread. [QD-BAKERY-01]
handbook-queensdale-bread-3 = **Feeding the poor**: give 1 bread, and your morale rises by 1. [QD-POOR-01]

handbook-queensdale-build-title = Building
handbook-queensdale-build-asks = build; building; price; rank; rivets; site; build over; storage; manufactory; fame
handbook-queensdale-build-lead = **Every build action brings fame, whatever you build**: 2 in the first game, more with later goal cards. [QD-BUILD-12, QD-BUILD-13]
handbook-queensdale-build-1 = **The price in resources is the same for all buildings of a board**; copies of a higher rank cost guilders on top and carry more rivets. You may take a higher rank although a lower one is there. [QD-BUILD-04, QD-BUILD-05, QD-BUILD-06, QD-TIE-05]
handbook-queensdale-build-2 = **Blue stores goods between games, pink produces when morale rises.** You may own each building once. It works from the moment it stands, in all games to come. [QD-STORE-01, QD-MANU-01, QD-BUILD-14, QD-BUILD-17, QD-BUILD-34]
handbook-queensdale-build-3 = You have four sites. When all are used, you may build over one of your own buildings; the one below is gone for good. [QD-BUILD-10, QD-BUILD-11]
handbook-queensdale-build-example = A stone pile costs 1 timber, 3 stone and 2 clay, one of rank III 2 guilders more. With two craftsmen you save 4 of the 6 resources, but not the guilders. [QD-BUILD-07, QD-BUILD-36]
handbook-queensdale-build-beware = The farm cannot be built over, and while a site is free nothing can. [QD-BUILD-27, QD-BUILD-28]

handbook-queensdale-workmen-title = Workmen
handbook-queensdale-workmen-asks = hire; figurine; craftsman; gleeman; courier; bag; workmen
handbook-queensdale-workmen-lead = **Hiring costs 1 guilder and 1 bread**; you draw a figurine from the bag, unseen, and keep it until you use it. [QD-WORK-01, QD-WORK-03]
handbook-queensdale-workmen-1 = **Craftsman**: saves 2 resources in a build action. **Gleeman**: raises your morale by 2. [QD-WORK-07, QD-WORK-08]
handbook-queensdale-workmen-2 = **Courier**: brings news when drawn, and later stands in for any other figurine. [QD-COURIER-01, QD-COURIER-05]
handbook-queensdale-workmen-3 = Using a figurine is no action: in your turn you may use as many as you like, besides the die. [QD-WORK-02, QD-WORK-13]
handbook-queensdale-workmen-beware = Figurines you do not use are gone after the game, unless you own a house for them; couriers always are. [QD-WORK-05, QD-STORE-11, QD-COURIER-07]

handbook-queensdale-cards-title = Couriers and the clairvoyant
handbook-queensdale-cards-asks = card; courier card; clairvoyant; news; secret; vision
handbook-queensdale-cards-lead = **Whoever draws a courier reads the top courier card to everybody and follows it.** Some cards hold for the rest of the game, until the next courier comes. [QD-COURIER-01, QD-COURIER-02, QD-COURIER-03]
handbook-queensdale-cards-1 = **The clairvoyant's cards have two halves**: one for all, one for you alone. You must not pass yours on. [QD-CLAIR-02, QD-CLAIR-03]
handbook-queensdale-cards-2 = You keep the card and may read it again at any time of the campaign. [QD-CLAIR-05]
handbook-queensdale-cards-beware = What she says may happen, or may not. [QD-CLAIR-04]

handbook-queensdale-morale-title = Morale
handbook-queensdale-morale-asks = morale; trumpet; income; pink; manufactory; heart
handbook-queensdale-morale-lead = **Morale rises step by step, and every step you pass counts**: on a pink level your pink buildings pay, on a trumpet you gain fame. [QD-MORALE-02, QD-MORALE-04]
handbook-queensdale-morale-1 = Levels 2, 5, 8, 11 and 14 are pink; 3, 6, 9, 12 and 15 have trumpets. A trumpet brings what your goal card says, 1 in the first game. [QD-MORALE-05, QD-MORALE-06]
handbook-queensdale-morale-example = Your counter is on 4, and you use a gleeman. Level 5: all your pink buildings pay. Level 6: fame. [QD-MORALE-08]
handbook-queensdale-morale-beware = Morale is forgotten after the game, and steps beyond the top are lost. [QD-MORALE-09, QD-MORALE-13]

handbook-queensdale-end-title = The end of a game, and who wins
handbook-queensdale-end-asks = end; win; winner; how do I win; goal; red area; seals; tie
handbook-queensdale-end-lead = **When somebody has reached their goal, the round is played out, and the game is over.** Others may still reach theirs meanwhile. [QD-END-01, QD-END-02, QD-END-10]
handbook-queensdale-end-1 = **The winner is whoever is furthest above their own goal.** Ties go to more rivets, then buildings, then guilders. [QD-END-04, QD-TIE-01, QD-TIE-02, QD-TIE-03]
handbook-queensdale-end-example = All goals are 10. Red ends with 11, blue with 10, green with 8, yellow with 7: red wins, blue is second. [QD-END-06]
handbook-queensdale-end-2 = **Whoever missed their goal gets a seal, and one more in the red area right before it.** [QD-SEAL-01, QD-SEAL-02]
handbook-queensdale-end-beware = Missing a goal by a little is not the worst that can happen: two seals buy a good face for a die. [QD-SEAL-07, QD-GROCER-06]

handbook-queensdale-tower-title = Towers and new goals
handbook-queensdale-tower-asks = tower; goal card; epoch; tile; reward
handbook-queensdale-tower-lead = **Whoever reached their goal takes a tile from the tower board of their epoch**, the winner first, and the next goal card. [QD-TOWER-01, QD-TOWER-03, QD-TOWER-04]
handbook-queensdale-tower-1 = **Green tiles give goods at the start of every later game; blue and pink ones work like such buildings.** [QD-TOWER-08, QD-TOWER-09]
handbook-queensdale-tower-2 = Your tower has room for three tiles; later ones replace them, level by level. The tile has to be taken. [QD-TOWER-05, QD-TOWER-06, QD-TOWER-17]

handbook-queensdale-store-title = Storing
handbook-queensdale-store-asks = store; storage; farm; keep goods; lose; exchange; between games
handbook-queensdale-store-lead = After a game, goods stay with you **only where a building has room for them**. Everything else goes back. [QD-STORE-01, QD-KEEP-01]
handbook-queensdale-store-1 = First the farm may turn **any 4 of timber, stone, clay, bread and figurines into 1 guilder**, as often as you like; it keeps up to 3 guilders. [QD-STORE-04, QD-STORE-06, QD-STORE-13]
handbook-queensdale-store-2 = The yards keep 3 of their resource each, the storehouse 2 bread, the dwelling 2 figurines. Seals need no room. [QD-STORE-07, QD-STORE-08, QD-STORE-09, QD-STORE-10, QD-STORE-11, QD-SEAL-06]
handbook-queensdale-store-beware = Exchanging is possible only here, never during a game. [QD-STORE-12]

handbook-queensdale-grocer-title = The grocer
handbook-queensdale-grocer-asks = grocer; seals; die face; buy; sticker; purple; better dice
handbook-queensdale-grocer-lead = Before each game you may buy new faces for your dice, **1 to 5 seals each**, as many as you can pay for. The lowest goal buys first. [QD-GROCER-01, QD-GROCER-02, QD-GROCER-03, QD-GROCER-04]
handbook-queensdale-grocer-1 = **A new face replaces one of your choice, for the whole campaign.** What it replaced is gone. [QD-STICKER-01, QD-STICKER-15]
handbook-queensdale-grocer-2 = Some faces are a choice of two resources, an A or a resource, or a resource twice; with one you may join a space that is occupied. [QD-STICKER-02, QD-STICKER-03, QD-STICKER-04, QD-STICKER-05]
handbook-queensdale-grocer-3 = **Purple faces go on the purple space**, where there is room for all, and act at once. [QD-STICKER-06]
handbook-queensdale-grocer-beware = Some faces are bought unseen: you read what they do once they are yours. [QD-GROCER-05]

handbook-queensdale-next-title = The next game
handbook-queensdale-next-asks = next game; set-up; letters; epoch card; story card; vote
handbook-queensdale-next-lead = Between two games the table leads you through a list; nothing has to be remembered. [QD-NEXT-02]
handbook-queensdale-next-1 = **Letters are opened when somebody was the first to complete an epoch**; otherwise a story card is read. What they say holds for the whole table. [QD-EPOCH-01, QD-EPOCH-04, QD-EPOCH-17]
handbook-queensdale-next-2 = A choice put to the table is decided by majority; in a tie, by the player with the lowest goal. [QD-EPOCH-22]
handbook-queensdale-next-3 = Herbs are laid out again, towers give their goods, the grocer opens, everybody sets a hut, and the player with the lowest goal begins. [QD-NEXT-08, QD-NEXT-10, QD-NEXT-12, QD-NEXT-14, QD-NEXT-15]

handbook-queensdale-fewer-title = Two or three players
handbook-queensdale-fewer-asks = two players; three players; cave; covered spaces; twice
handbook-queensdale-fewer-lead = With fewer players there are **fewer spaces for dice and fewer copies of buildings**. [QD-TWO-01, QD-THREE-04, QD-THREE-05, QD-BUILD-18]
handbook-queensdale-fewer-1 = **With three, two caves join two boroughs**: from one to the other is a single step. [QD-THREE-01, QD-THREE-03]
handbook-queensdale-fewer-2 = **With two, some epochs are played twice.** Their goal cards show a small tower: the first time brings 2 resources of your choice, only the second completes the epoch. [QD-TWO-04, QD-TWO-05, QD-TWO-07]
handbook-queensdale-fewer-3 = Whoever plays the first game plays the whole campaign; a friend or a bot may sit in for somebody who is missing. [QD-SETUP-03, QD-SETUP-27]

handbook-queensdale-castle-title = The end of the campaign
handbook-queensdale-castle-asks = campaign; castle; last epoch; nine; end of the campaign; who wins the campaign
handbook-queensdale-castle-lead = **The castle is finished when somebody completes the ninth epoch**, with 70 fame. That player wins the campaign; if several manage it in the same game, its winner does. [QD-CAMP-01, QD-CAMP-04]
handbook-queensdale-castle-1 = The others are ranked by epochs completed, then by how near they came to their last goal. [QD-CAMP-05]
handbook-queensdale-castle-2 = A campaign usually takes 13 to 27 games. It can be left and taken up at any time, and a finished one can be read again. [QD-CAMP-06, QD-CAMP-07]

handbook-queensdale-try-reroll-title = A bad roll
handbook-queensdale-try-reroll = Three clay, all clay spaces taken, and 1 bread. What now?
handbook-queensdale-try-scout-title = Herbs on the way
handbook-queensdale-try-scout = Four steps and a hut for mint. How many do you pass?
handbook-queensdale-try-build-title = Two craftsmen
handbook-queensdale-try-build = 2 resources and 2 guilders. Is that enough for a stone pile?
handbook-queensdale-try-morale-title = The gleeman
handbook-queensdale-try-morale = Morale 4 and two pink buildings. Let him play.

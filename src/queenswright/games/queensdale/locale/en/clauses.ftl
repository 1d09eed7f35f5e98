# The Rise of Queensdale: the clauses of the rules, one message for each; games/queensdale/clauses.toml is their index.

# Components and general conventions.
chapter-QD-COMP = Components and general conventions
clause-QD-COMP-01 = The game takes 2, 3 or 4 players; the printed age rating is 12 and up.
clause-QD-COMP-02 = The product is a campaign: a chain of linked games in which progress made in one game is kept and new rules and material are unlocked between games.
clause-QD-COMP-03 = There are 20 dice, five in each of the four player colours.
clause-QD-COMP-04 = A die has six exchangeable faces; a colour starts with 30 face stickers (5 dice x 6 faces).
clause-QD-COMP-05 = Every die of every colour starts with the same six faces: timber, stone, clay, guilder, action (A), action (A).
clause-QD-COMP-06 = There are 48 herb tokens. One side shows one of 6 herb types, the other side one of 6 kinds of reward; a token lying face down shows its type and hides its reward.
clause-QD-COMP-07 = There are 14 herb huts.
clause-QD-COMP-08 = The figurines of the first game are 8 craftsmen, 8 gleemen and 2 couriers (18 in all); every other figurine stays out until the campaign brings it in.
clause-QD-COMP-09 = Timber, stone and clay exist as single pieces and as 3x tokens; guilders exist as tokens.
clause-QD-COMP-10 = White cubes exist in the box and are not used in the first game.
clause-QD-COMP-11 = Bread tokens and seals exist as general supply.
clause-QD-COMP-12 = There are 12 X counters and 4 courier tokens.
clause-QD-COMP-13 = There are 126 cards: 21 epoch, 12 epoch end, 4 cover or bottom, 10 yellow story, 6 brown story, 4 story of a third colour, 48 number cards (1-48), 7 clairvoyant and 14 courier cards.
clause-QD-COMP-14 = Three building boards belong to epoch 1 (1-1, 1-2, 1-3); twelve more building boards belong to later epochs.
clause-QD-COMP-15 = There are 6 special-token boards; every special token carries a number.
clause-QD-COMP-16 = There are 14 sticker sheets, 7 of which hold rule stickers.
clause-QD-COMP-17 = There are 9 epoch reward boards (tower boards), one per epoch, with 4 tower tiles each.
clause-QD-COMP-18 = Rule stickers are numbered R1 to R80; stickers for boards are numbered 1 to 39.
clause-QD-COMP-19 = Sticker 1 is the cover sticker. Its overview lists covers for 2 stone, 2 clay, 2 timber and 1 guilder space, for one space each of build, day's wage, weekly market, workmen, scout 2, rider 2, rider 3, cogwheel and tomes, and for 4 further resource spaces.
clause-QD-COMP-20 = Each colour has one character board, a choice of coats of arms, 2 small coat-of-arms tokens, one morale counter, one fame counter, one epoch goal counter, one scout and 5 dice.
clause-QD-COMP-21 = Common boards are the valley (four quarters), a two-faced action board, an overview board and the fame bar.
clause-QD-COMP-22 = There are two cave entrance tiles; they are used with 3 players only.
clause-QD-COMP-23 = There is one starting player counter, one royal plunger and one plastic stand; the stand belongs to later games.
clause-QD-COMP-24 = There is one family history sheet that splits into four pieces.
clause-QD-COMP-25 = An overview sheet carries one numbered check list: steps 1-10 before a game and steps 12-17 after it.
clause-QD-COMP-26 = The supply of timber, stone, clay, guilders, bread and seals never runs out.
clause-QD-COMP-27 = The number of figurines is fixed; a missing figurine is never substituted.
clause-QD-COMP-28 = Unless an effect says otherwise, whatever a player pays goes to the supply and whatever a player gains comes from the supply.
clause-QD-COMP-29 = The question mark symbol stands for one resource of the player's choice among timber, stone, clay and guilder.
clause-QD-COMP-30 = On exchange pictures the left part is the payment and the right part is what is received.
clause-QD-COMP-31 = A 3x token is worth three single pieces of its kind and may be changed for singles, or back, at any time.
clause-QD-COMP-32 = A gain of n fame moves the player's fame counter n spaces forward on the fame bar.
clause-QD-COMP-33 = Cards, stickers and boards stay unseen until an instruction calls for them.
clause-QD-COMP-34 = Locked campaign content is not delivered to any client before its unlock moment, not even as text, picture or asset name.
clause-QD-COMP-35 = 'Basic resource' always means timber, stone, clay or guilder. 'Item' means anything the farm takes: timber, stone, clay, bread, figurines and, later, marble. A guilder is not an item.
clause-QD-COMP-36 = Herb huts are limited to 14 for all players together.
clause-QD-COMP-37 = A cover sticker only has to match the picture around it; which one is used has no effect on play.
clause-QD-COMP-38 = Goods, figurines, seals, tomes, buildings, die faces and rolled dice are open to all; hidden are only the rewards of herb tokens, the bag order, decks, private clairvoyant halves and number cards bought unseen.
clause-QD-COMP-39 = Players cannot trade, lend or give goods to each other unless a card says so.

# Setup of the first game.
chapter-QD-SETUP = Setup of the first game
clause-QD-SETUP-01 = Before the first game each player picks a colour and keeps it for the whole campaign.
clause-QD-SETUP-02 = A player picks one of the two faces (female or male) of the character board.
clause-QD-SETUP-03 = All players of the first game play the entire campaign; nobody may join later if it began with fewer than four.
clause-QD-SETUP-04 = Each player picks one coat of arms of their own colour for the character board; the others of that colour are out of the campaign.
clause-QD-SETUP-05 = Each player receives one family history at random, shares its text with the table and puts the matching family symbol on the character board.
clause-QD-SETUP-06 = Each player names their own character before the first game.
clause-QD-SETUP-07 = Each player takes both small coat-of-arms tokens and the morale counter of their own colour.
clause-QD-SETUP-08 = Material of colours that nobody plays is not used.
clause-QD-SETUP-09 = First game, step 1: the valley is assembled and everybody is seated at the borough of their own colour.
clause-QD-SETUP-10 = First game, step 2: timber, stone and clay with their 3x tokens and the guilders form the supply.
clause-QD-SETUP-11 = First game, step 3: overview board and action board are laid out; the action board shows its 2-player face with two players and its other face with three or four.
clause-QD-SETUP-12 = First game, step 4: the bag holds the 18 starting figurines (QD-COMP-08).
clause-QD-SETUP-13 = First game, step 5: the 48 herb tokens are shuffled and one is put face down on every shrub tile.
clause-QD-SETUP-14 = First game, step 6: bread, seals, X counters, courier tokens and the royal plunger are placed beside the board.
clause-QD-SETUP-15 = First game, step 7: the buildings of boards 1-1, 1-2 and 1-3 form the building stock.
clause-QD-SETUP-16 = First game, step 8: each player takes their own character board and five dice, and, in this game only, 3 guilders and 1 seal.
clause-QD-SETUP-17 = First game, step 9: morale counters start on the lowest level, epoch goal counters on 10 and fame counters at the beginning of the fame bar.
clause-QD-SETUP-18 = First game, step 10: each scout starts on the tent space of its colour, then every player places one herb hut on one of the six hut spaces there.
clause-QD-SETUP-19 = First game, step 11: the card decks are made ready; a card is read only when play calls for it.
clause-QD-SETUP-20 = First game, step 12: from here on every game end and every new game follows the check list of the overview sheet.
clause-QD-SETUP-21 = In the first game the starting player is the one who last used a plunger; that player takes the starting player counter.
clause-QD-SETUP-22 = The starting player reads the opening story before the very first game.
clause-QD-SETUP-23 = The digital game draws the first starting player at random, or lets the host name one.
clause-QD-SETUP-24 = The grocer may be used before the first game with the starting seal, although the first-game list does not mention it.
clause-QD-SETUP-25 = The first herb hut is chosen after all herb tokens lie on the map; all players choose at the same time and may pick the same herb type.
clause-QD-SETUP-26 = With fewer than four players any colours may be taken. The software suggests opposite boroughs for two players.
clause-QD-SETUP-27 = A player who leaves the group may be replaced by another person or a bot that takes over the complete state; the number of players never changes.
clause-QD-SETUP-28 = Stickers are placed by the software. The position of a symbol on a die has no effect.
clause-QD-SETUP-29 = Shrubs of unused quarters receive herb tokens as well; farm, sites and tower spaces of unused boroughs serve only as spaces for scouts.

# Boards and map.
chapter-QD-BOARD = Boards and map
clause-QD-BOARD-01 = The valley consists of four quarters with one borough each; two rivers cross in the middle and separate the four.
clause-QD-BOARD-02 = Bridges join the banks.
clause-QD-BOARD-03 = The land is made of hex tiles; tiles can be exchanged during the campaign.
clause-QD-BOARD-04 = Each quarter has 12 shrub tiles, 48 in all, so that all herb tokens are used.
clause-QD-BOARD-05 = Each quarter carries the spaces of one of the four basic resources.
clause-QD-BOARD-06 = Each borough starts with one farm, 4 building sites around it, 3 round tower spaces and grass tiles.
clause-QD-BOARD-07 = Each colour has one large starting space with a tent and six hut spaces, one for each herb type.
clause-QD-BOARD-08 = The back of a grass tile shows a building site.
clause-QD-BOARD-09 = The fame bar shows for each epoch a goal space with a numbered tower and a red area right before it.
clause-QD-BOARD-10 = The action board has one purple space marked with an asterisk.
clause-QD-BOARD-11 = Any space holds at most one die at a time; only the purple space holds any number.
clause-QD-BOARD-12 = Grass tiles and cave entrances can never be built on.
clause-QD-BOARD-13 = Valley size: 36 hexes per quarter (1 tent, 1 farm, 4 building sites, 3 tower spaces, 6 grass, 12 shrub, 9 meadow), 144 hexes and 8 bridges, 152 spaces in all.
clause-QD-BOARD-14 = Symmetry: every quarter uses the same local axial coordinates; space (k,q,r) maps to ((k+1) mod 4, q, r) and is drawn turned by 90 degrees. Hexes of different quarters are never adjacent; only bridges join them.
clause-QD-BOARD-15 = Bridges: for every k one inner bridge joins (k,-1,2) with (k+1,2,0) and one outer bridge joins (k,-2,4) with (k+1,4,0).
clause-QD-BOARD-16 = Distances from a tent: shrubs of its own quarter 1-4 steps, of both neighbouring quarters 5-10, of the opposite quarter 10-12; every space can be reached.
clause-QD-BOARD-17 = Quarters in clockwise order: red, blue, green, yellow; their resource areas: timber, stone, clay, guilder.
clause-QD-BOARD-18 = The starting space with the tent counts as one single space although it is drawn large.
clause-QD-BOARD-19 = Tower spaces, tower tiles, sites, buildings, grass and foreign boroughs are ordinary spaces for scouts.
clause-QD-BOARD-20 = Resource spaces and action spaces are die spaces, never spaces of the map.

# Character board and epoch goal card.
chapter-QD-CHAR = Character board and epoch goal card
clause-QD-CHAR-01 = The character board shows the character, its name, the coat of arms, the family symbol and the current epoch goal card.
clause-QD-CHAR-02 = The epoch goal card states the fame needed to complete the current epoch.
clause-QD-CHAR-03 = The epoch goal card states three fame values: per build action, per herb hut and the trumpet value.
clause-QD-CHAR-04 = All remaining parts of the character board stay without function until the campaign explains them.
clause-QD-CHAR-05 = In epoch 1 the goal is 10 fame and the values are build 2, herb hut 1, trumpet 1.
clause-QD-CHAR-06 = A new epoch goal card replaces the previous one and changes all values at once; the replaced card leaves the campaign.
clause-QD-CHAR-07 = All fame a player gains in a game uses the values of the epoch goal card held at the start of that game.
clause-QD-CHAR-08 = Character face, name and coat of arms never influence play.
clause-QD-CHAR-09 = Epoch goals 1-9: 10, 16, 22, 30, 38, 46, 54, 62, 70.
clause-QD-CHAR-10 = Fame per build action, epochs 1-9: 2, 3, 4, 5, 6, 6, 6, 7, 8 (first edition of the pack: 2, 3, 4, 5, 6, 7, 8, 9, 10).
clause-QD-CHAR-11 = Fame per herb hut, epochs 1-9: 1, 1, 1, 1, 2, 2, 2, 2, 2 (first edition of the pack: 1, 2, 2, 3, 3, 4, 4, 5, 5).
clause-QD-CHAR-12 = Trumpet value, epochs 1-9: 1, 1, 1, 1, 1, 1, 2, 2, 2 (first edition of the pack: 1, 1, 2, 2, 3, 3, 4, 4, 5).

# Round and turn.
chapter-QD-ROUND = Round and turn
clause-QD-ROUND-01 = A game is a series of rounds.
clause-QD-ROUND-02 = At the start of a round all players roll their five dice together.
clause-QD-ROUND-03 = The starting player takes the first turn; turns pass clockwise.
clause-QD-ROUND-04 = On a turn a player picks one of their own rolled dice, places it and carries out what the space gives.
clause-QD-ROUND-05 = Turns go round until nobody has dice left.
clause-QD-ROUND-06 = At round end every player takes their own dice back.
clause-QD-ROUND-07 = At round end the starting player counter passes to the left-hand neighbour, then the next round begins.
clause-QD-ROUND-08 = The game goes on round by round until the end condition (QD-END-01) is met.
clause-QD-ROUND-09 = Passing to the left means to the next player clockwise.
clause-QD-ROUND-10 = A player whose dice are used up or who left the round is skipped.
clause-QD-ROUND-11 = On a turn a player must either place exactly one die or leave the round (QD-DICE-10); holding all dice and waiting is impossible.
clause-QD-ROUND-12 = A turn ends when the player confirms it after the placement, so figurines and re-rolls of the remaining dice may still follow the placement.
clause-QD-ROUND-13 = All effects of one placement are resolved completely before the next player acts.
clause-QD-ROUND-14 = Safety stop: a game in which nobody has reached a goal by the end of round 20 ends; nobody counts as having reached the goal.
clause-QD-ROUND-15 = A player may occupy several spaces in one round, even several spaces of the same action.

# Using dice.
chapter-QD-DICE = Using dice
clause-QD-DICE-01 = A die showing a resource may go on a free resource space of the same kind.
clause-QD-DICE-02 = A die showing A may go on any free action space.
clause-QD-DICE-03 = A die may be put on an action space only if the player then really carries out that action.
clause-QD-DICE-04 = A resource die may be used as an action die: the player additionally pays one piece of the rolled resource to the supply.
clause-QD-DICE-05 = A die shows timber. Its owner may put it on an action space by handing in 1 timber.
clause-QD-DICE-06 = Action spaces exist on the action board and, later, on cards.
clause-QD-DICE-07 = At any time during their own turn a player may re-roll their own dice.
clause-QD-DICE-08 = One re-roll costs one piece of the materials pictured for it and covers any number of the player's dice.
clause-QD-DICE-09 = Re-rolling may be repeated; dice and payment are chosen again each time.
clause-QD-DICE-10 = A player may decide to use no more dice; the round is then over for that player at once.
clause-QD-DICE-11 = Materials accepted for a re-roll: 1 timber, 1 stone, 1 clay, 1 guilder or 1 bread.
clause-QD-DICE-12 = Leaving the round is allowed with any number of unused dice and is final for that round.
clause-QD-DICE-13 = Without a legal placement a player must re-roll (if payable) or leave the round.
clause-QD-DICE-14 = Only dice not yet placed in this round can be re-rolled.
clause-QD-DICE-15 = Re-rolls before the placement and after it (for the remaining dice) are both legal; after leaving the round they are not.
clause-QD-DICE-16 = The extra resource for a resource die is paid before the action and in addition to the action's own cost; goods gained by the action cannot pay for it.
clause-QD-DICE-17 = A resource die whose resource the player does not hold cannot be used on an action space.
clause-QD-DICE-18 = An action counts as carried out only if its full cost is paid and it changes something; otherwise the placement is illegal (full morale bar, empty bag, no free hut space, no affordable building).
clause-QD-DICE-19 = A resource die may be placed on its resource space even if the player does not need the resource.
clause-QD-DICE-20 = An A die can never be used on a resource space.
clause-QD-DICE-21 = Undo is offered only while no random result, hidden information or other player's decision lies after the undone step.
clause-QD-DICE-22 = A player with one die left (clay) finds all clay spaces taken and owns nothing but 1 bread: paying it for a re-roll or leaving the round are the only choices.
clause-QD-DICE-23 = A player holding exactly 2 guilders wants to use a guilder die on the market: the die itself asks for 1 guilder, so only 1 is left and the market is illegal.

# Resource spaces.
chapter-QD-RES = Resource spaces
clause-QD-RES-01 = Placing a die on a resource space yields 1 resource of that kind.
clause-QD-RES-02 = Timber, stone and clay have exactly one +1 space each; a die there yields 2.
clause-QD-RES-03 = Guilder has no +1 space.
clause-QD-RES-04 = A timber die on an ordinary timber space brings 1 timber; on the +1 space it brings 2.
clause-QD-RES-05 = The +1 space counts among the spaces of its resource and is never one of the covered ones.
clause-QD-RES-06 = The player chooses freely between a free +1 space and a free ordinary space.
clause-QD-RES-07 = Resource spaces (timber/stone/clay/guilder): 4 players 4/4/4/3, 3 players 3/3/3/3, 2 players 2/2/2/2; one space of timber, stone and clay is the +1 space.

# Wage.
chapter-QD-WAGE = Wage
clause-QD-WAGE-01 = Wage action: the player receives 1 guilder.
clause-QD-WAGE-02 = Wage spaces: 3 / 2 / 2 for 4 / 3 / 2 players.

# Scout movement.
chapter-QD-SCOUT = Scout movement
clause-QD-SCOUT-01 = Scout action: the player moves their own scout; the number at the space is the maximum number of steps.
clause-QD-SCOUT-02 = Every hex entered and every bridge entered uses up one step.
clause-QD-SCOUT-03 = The scout may move in every direction, turn round and enter the same space repeatedly.
clause-QD-SCOUT-04 = Occupied spaces (buildings, other scouts) may be entered.
clause-QD-SCOUT-05 = A river is crossed by bridges only.
clause-QD-SCOUT-06 = The scout may enter its starting space again and leave it on another side; that space costs a step like any other.
clause-QD-SCOUT-07 = A scout that enters a space with a herb token whose type matches one of its owner's huts may gather that token (QD-HERB-01).
clause-QD-SCOUT-08 = One movement may gather several tokens, even of different types.
clause-QD-SCOUT-09 = Red uses a scout space with the value 4, moves up to four spaces and gathers the tokens on the way that match the red hut.
clause-QD-SCOUT-10 = Scout spaces by step value: 4 players 4, 3, 2, 2; 3 players 4, 3, 2; 2 players 4, 2.
clause-QD-SCOUT-11 = Entering a space in passing is enough for gathering; the scout need not stop there.
clause-QD-SCOUT-12 = A scout action needs at least one step.
clause-QD-SCOUT-13 = A scout may end its move on a bridge or in a foreign borough.
clause-QD-SCOUT-14 = A token on the space where the scout already stands is not gathered by a new scout action unless the scout leaves and re-enters the space.
clause-QD-SCOUT-15 = Gathered rewards take effect at once, in the order of the path, before the next step.
clause-QD-SCOUT-16 = On the proposed map the way from the red tent (0,1,2) over (0,0,2) and (0,-1,2) to the inner bridge and on to (1,2,0) in the blue quarter costs 4 steps.

# Herb tokens.
chapter-QD-HERB = Herb tokens
clause-QD-HERB-01 = To gather, the player turns the token over and receives what it shows.
clause-QD-HERB-02 = A gathered token is out for the rest of the game.
clause-QD-HERB-03 = Gathering is voluntary.
clause-QD-HERB-04 = Reward 'resource': 1 of the pictured resource.
clause-QD-HERB-05 = Reward 'fame': 1 fame.
clause-QD-HERB-06 = Reward 'bread': 1 bread.
clause-QD-HERB-07 = Reward 'morale': the morale counter rises by 1.
clause-QD-HERB-08 = Reward 'clairvoyant': a meeting with the clairvoyant (QD-CLAIR-01).
clause-QD-HERB-09 = The two resource rewards are timber and clay.
clause-QD-HERB-10 = Token split: 8 tokens per herb type. Rewards over all 48: timber 12, clay 12, bread 8, fame 8, morale 6, clairvoyant 2.
clause-QD-HERB-11 = The fame of a herb token is always 1, in every epoch.
clause-QD-HERB-12 = Once a token is turned over it is used up, even if its reward cannot be taken.
clause-QD-HERB-13 = If the clairvoyant deck is empty, that reward becomes 1 basic resource of the player's choice.
clause-QD-HERB-14 = The rewards of face-down tokens are hidden from all players, the types are open.

# Clairvoyant.
chapter-QD-CLAIR = Clairvoyant
clause-QD-CLAIR-01 = The player who meets the clairvoyant draws the top card of the clairvoyant deck.
clause-QD-CLAIR-02 = The first part of the card is read to all, the second part only by the drawer.
clause-QD-CLAIR-03 = The private part must not be passed on to other players.
clause-QD-CLAIR-04 = The text speaks of possible events of this or a later game and need not be true.
clause-QD-CLAIR-05 = After the game the card joins the drawer's personal material and may be re-read whenever wanted.
clause-QD-CLAIR-06 = Clairvoyant cards are never shuffled back; each of the 7 appears once per campaign.
clause-QD-CLAIR-07 = The private half is sent to the drawer's client only.
clause-QD-CLAIR-08 = Seven clairvoyant cards, each with a public hint, a private hint and a stored truth value; at least two private hints are false.

# Herb huts.
chapter-QD-HUT = Herb huts
clause-QD-HUT-01 = Herb hut action: pay 3 timber, take a hut from the supply and put it on a free hut space of the player's own starting space.
clause-QD-HUT-02 = A built hut brings fame at once: the hut value of its builder's epoch goal card.
clause-QD-HUT-03 = In the first game a hut brings 1 fame.
clause-QD-HUT-04 = From then on the builder's scout may also gather the herb type of that hut space.
clause-QD-HUT-05 = If the builder's scout stands on a token of the newly added type, the player may gather it immediately without moving.
clause-QD-HUT-06 = The hut placed during the game setup costs nothing and brings no fame.
clause-QD-HUT-07 = If the supply holds no hut or the player has all six types, the action is illegal.
clause-QD-HUT-08 = Herb hut spaces: 2 / 2 / 1 for 4 / 3 / 2 players.

# Weekly market.
chapter-QD-MARKET = Weekly market
clause-QD-MARKET-01 = Weekly market: pay exactly 2 guilders and take 2 resources, in any mix of timber, stone and clay.
clause-QD-MARKET-02 = Half a deal (1 guilder for 1 resource) is not possible.
clause-QD-MARKET-03 = Guilders and marble cannot be bought here.
clause-QD-MARKET-04 = Market spaces: 3 / 2 / 1 for 4 / 3 / 2 players.

# Bakery action.
chapter-QD-BAKERY = Bakery action
clause-QD-BAKERY-01 = Bakery action: the player receives 1 bread.
clause-QD-BAKERY-02 = The action space 'bakery' and the pink building 'bakery' are different things; code and texts name them apart.
clause-QD-BAKERY-03 = Bakery spaces: 2 / 2 / 1 for 4 / 3 / 2 players.

# Feeding the poor.
chapter-QD-POOR = Feeding the poor
clause-QD-POOR-01 = Feeding action: the player hands in 1 bread and the morale counter rises by 1.
clause-QD-POOR-02 = At the top of the morale bar this action is illegal.
clause-QD-POOR-03 = Feeding spaces: 2 / 2 / 1 for 4 / 3 / 2 players.

# Build action.
chapter-QD-BUILD = Build action
clause-QD-BUILD-01 = A build action needs a die on a free build space.
clause-QD-BUILD-02 = All buildings not yet built are offered beside the board from the start of each game.
clause-QD-BUILD-03 = In the first game only storage buildings and manufactories are on offer.
clause-QD-BUILD-04 = The resource price is printed once per building board and holds for every building on it.
clause-QD-BUILD-05 = Copies of higher rank cost extra guilders on top of the resource price; so later copies of a type cost more.
clause-QD-BUILD-06 = A player may deliberately take a higher rank and pay its extra guilders although a lower rank is still there.
clause-QD-BUILD-07 = The stone pile costs 1 timber, 3 stone and 2 clay; the pictured copy costs 2 guilders on top of those six resources.
clause-QD-BUILD-08 = After payment the tile is swapped in for a site, or for a building already standing, in the player's own borough.
clause-QD-BUILD-09 = Only building sites and existing buildings can take a building.
clause-QD-BUILD-10 = When all their building sites are used, a player may build over any of their buildings; the covered building leaves the campaign for good.
clause-QD-BUILD-11 = At the start of the first game each borough has 4 building sites.
clause-QD-BUILD-12 = Every build action brings fame, whatever was built and whatever it cost: the build value of the builder's epoch goal card.
clause-QD-BUILD-13 = In the first game a build action brings 2 fame.
clause-QD-BUILD-14 = A player may own each building type only once.
clause-QD-BUILD-15 = An owner of a timber yard cannot build another timber yard, but may build a stone pile.
clause-QD-BUILD-16 = Stocks may be smaller than the number of players, so not everybody can own every type.
clause-QD-BUILD-17 = Buildings stay in the borough for all later games.
clause-QD-BUILD-18 = With three players all buildings marked *** leave the stock; with two players those marked ** leave as well.
clause-QD-BUILD-19 = New epochs bring new buildings.
clause-QD-BUILD-20 = Board prices of epoch 1 (timber/stone/clay): 1-1 costs 3/2/1, 1-2 costs 1/3/2, 1-3 costs 2/1/3.
clause-QD-BUILD-21 = Boards of epoch 1: 1-1 timber yard, woodcutter hut, bakery, dwelling; 1-2 stone pile, quarryman, treasurer; 1-3 brick storage, clay quarry, storehouse.
clause-QD-BUILD-22 = Rank ladder: rank I +0, II +1, III +2, IV +3 guilders; rivets equal the rank number (grey buildings carry 3 more).
clause-QD-BUILD-23 = Copy patterns: wide = ranks I, II, III(**), IV(***), so 4/3/2 copies for 4/3/2 players; normal = I, II, III(***), so 3/2/2; scarce = I, II(**), so 2/2/1.
clause-QD-BUILD-24 = Stock of epoch 1: timber yard, woodcutter hut, stone pile, quarryman, brick storage, clay quarry are wide; bakery, dwelling, treasurer, storehouse are normal. 36 / 26 / 20 tiles for 4 / 3 / 2 players.
clause-QD-BUILD-25 = Build spaces: 3 / 2 / 2 for 4 / 3 / 2 players.
clause-QD-BUILD-26 = Other uses of a build action (each pays its own price and brings full build fame): clear land from epoch 2, renovate from epoch 3, monument stage from epoch 5, wall or road segment from epoch 7, castle room from epoch 8.
clause-QD-BUILD-27 = Building over is illegal while the player's borough still has a free building site.
clause-QD-BUILD-28 = The farm can never be built over.
clause-QD-BUILD-29 = Tower spaces and tower tiles never take buildings.
clause-QD-BUILD-30 = A type already owned cannot be built again, not even on top of the copy already built.
clause-QD-BUILD-31 = If a building was covered, the same type may be built again later while copies last.
clause-QD-BUILD-32 = Any rank still in stock may be taken; a lower rank need not be taken first.
clause-QD-BUILD-33 = The guilder surcharge is not part of the resource price: craftsmen do not reduce it.
clause-QD-BUILD-34 = A building works from the moment it is placed, even in the same turn.
clause-QD-BUILD-35 = Effects of a covered building end at once; goods already gained stay.
clause-QD-BUILD-36 = Stone pile of rank III with two craftsmen: 4 of the 6 resources are saved; 2 resources of the price and the 2 guilders must be paid.
clause-QD-BUILD-37 = With four players the six wide types of epoch 1 have four copies at +0, +1, +2 and +3 guilders; with two players only +0 and +1 remain.

# Workmen and figurines.
chapter-QD-WORK = Workmen and figurines
clause-QD-WORK-01 = Hire action: it costs 1 guilder plus 1 bread; the player then takes 1 figurine out of the bag unseen and keeps it in front of them.
clause-QD-WORK-02 = Players may use their figurines at any time during their own turn, in addition to placing a die; using one is not an action.
clause-QD-WORK-03 = A figurine may be used at once or in a later turn.
clause-QD-WORK-04 = A used figurine goes to the centre of the board and does not return to the bag in this game.
clause-QD-WORK-05 = When a game is over, the bag is refilled with every used figurine and with every one that finds no storage.
clause-QD-WORK-06 = The overview board lists what each kind of figurine does.
clause-QD-WORK-07 = Craftsman: during a build action each one used saves 2 resources; any number may be used in one build.
clause-QD-WORK-08 = Gleeman: when used, the user's morale counter rises by 2.
clause-QD-WORK-09 = The user of a craftsman chooses which 2 of the required timber, stone or clay are saved; unused savings are lost.
clause-QD-WORK-10 = Craftsmen never save guilder surcharges, marble or costs of other actions.
clause-QD-WORK-11 = From an empty bag nothing is drawn; hiring is then illegal and nothing is paid.
clause-QD-WORK-12 = The owner sees how many figurines are in the bag; which kinds are left is public knowledge and may be shown by the software.
clause-QD-WORK-13 = The number of figurines used in one turn is unlimited.
clause-QD-WORK-14 = A figurine can be used on its owner's turn only.
clause-QD-WORK-15 = A gleeman may not be used at the top of the morale bar; one step below the top it may be used and the second step is lost.
clause-QD-WORK-16 = Hire spaces: 3 / 2 / 1 for 4 / 3 / 2 players.
clause-QD-WORK-17 = Later figurines: 4 merchants from epoch 4 and 4 healers from epoch 6 join the bag.

# Courier.
chapter-QD-COURIER = Courier
clause-QD-COURIER-01 = Whoever draws a courier from the bag draws the top courier card at once, reads it to all and follows it.
clause-QD-COURIER-02 = A courier card may last for the rest of the current game.
clause-QD-COURIER-03 = When a further courier is drawn, the older courier card is discarded at once and placed courier tokens return to the supply; only the latest card is in force.
clause-QD-COURIER-04 = All 14 courier cards are shuffled together again after each game.
clause-QD-COURIER-05 = The courier figurine is a joker: on its owner's turn it may be used as any other kind of figurine.
clause-QD-COURIER-06 = Once used, it keeps the chosen role until the end of the game.
clause-QD-COURIER-07 = A courier can never be carried over to the next game, not even after use as another figurine.
clause-QD-COURIER-08 = Drawing a courier by any effect (hire action, purple die, tile) triggers the card.
clause-QD-COURIER-09 = The order is: old card and tokens away, new card read and applied, then the drawer goes on with the turn.
clause-QD-COURIER-10 = 'Keeps the role' means that other effects treat the used courier as that kind while it lies in the centre.
clause-QD-COURIER-11 = A courier can be a craftsman in a build action together with real craftsmen.
clause-QD-COURIER-12 = An unused courier counts as a figurine in the farm exchange.
clause-QD-COURIER-13 = If the courier deck is used up within a game, the discards are shuffled to form a new deck.
clause-QD-COURIER-14 = Courier tokens (4) mark what the current courier card concerns: spaces, bridges or players.
clause-QD-COURIER-15 = Fourteen courier cards: 5 instant, 9 lasting; none takes fame away and none hits one named player only.

# Morale bar.
chapter-QD-MORALE = Morale bar
clause-QD-MORALE-01 = Each player has one counter on the morale bar; it starts each game on the lowest level.
clause-QD-MORALE-02 = Whenever the counter reaches or passes a level with the pink symbol, the player at once receives the income of all their pink buildings.
clause-QD-MORALE-03 = Income means everything pictured on the player's pink buildings.
clause-QD-MORALE-04 = Whenever the counter reaches or passes a trumpet level, the player at once gains fame equal to their trumpet value.
clause-QD-MORALE-05 = In the first game a trumpet level brings 1 fame.
clause-QD-MORALE-06 = Bar: levels 0-15, start on 0; pink symbols on 2, 5, 8, 11, 14; trumpets on 3, 6, 9, 12, 15.
clause-QD-MORALE-07 = A jump over several levels triggers every level in between and the last one, in ascending order, each once.
clause-QD-MORALE-08 = A counter on 4 is moved by a gleeman to 6: level 5 brings the income of all pink buildings, level 6 brings the trumpet value.
clause-QD-MORALE-09 = The top level is final; surplus steps are lost and bring nothing.
clause-QD-MORALE-10 = Several counters may share a level; the level rewards each of them.
clause-QD-MORALE-11 = If an effect ever moves a counter down, nothing is paid back; levels climbed again reward again.
clause-QD-MORALE-12 = Pink tower tiles pay out like pink buildings.
clause-QD-MORALE-13 = Morale does not carry over to the next game.

# Tie-breaking.
chapter-QD-TIE = Tie-breaking
clause-QD-TIE-01 = A tie over order or rank goes to the player with more rivets on their buildings.
clause-QD-TIE-02 = Still tied: more buildings.
clause-QD-TIE-03 = Still tied: more guilders.
clause-QD-TIE-04 = Still tied: chance decides.
clause-QD-TIE-05 = More expensive copies of a building carry more rivets.
clause-QD-TIE-06 = Rivets of buildings and monument stages count; the farm has none; tower tiles count only if rivets are printed on them.
clause-QD-TIE-07 = The number of buildings excludes the farm and tower tiles.
clause-QD-TIE-08 = Guilders are those held at the moment of the tie, before the step that needs the order.
clause-QD-TIE-09 = Among three or more tied players the four criteria are applied to the whole group, then again to players still tied.
clause-QD-TIE-10 = A new random decision is drawn for each tie and is logged.
clause-QD-TIE-11 = Red and blue have the same surplus. Red owns a rank III and a rank I building (4 rivets), blue two rank II buildings (4 rivets): equal rivets, equal buildings; red has 2 guilders, blue 1, so red is ahead.

# New die faces.
chapter-QD-STICKER = New die faces
clause-QD-STICKER-01 = New die faces bought from the grocer change the owner's dice for the rest of the campaign.
clause-QD-STICKER-02 = Face 'A or resource': the die is used either as an A or as the shown resource.
clause-QD-STICKER-03 = Face 'double resource': on a resource space it yields 2, on the +1 space 3 resources.
clause-QD-STICKER-04 = Face 'choice of resources': the player picks one of the shown resources and uses a matching resource space.
clause-QD-STICKER-05 = Face 'occupied space': the die may be placed on an action space of the action board that already holds a die or a figurine; the action is then carried out.
clause-QD-STICKER-06 = Purple faces are used on the purple space only; any number of dice fits there and the function takes effect at once.
clause-QD-STICKER-07 = Purple face 'morale': the player's morale counter rises by 1.
clause-QD-STICKER-08 = Purple face 'trumpet': fame equal to the player's current trumpet value.
clause-QD-STICKER-09 = Purple face 'two resources': take any 2 basic resources (timber, stone, clay, guilder).
clause-QD-STICKER-10 = Purple face 'herb': take any herb token from the map; no matching hut is needed and the scout stays where it is.
clause-QD-STICKER-11 = Purple face 'figurine': draw 1 figurine from the bag.
clause-QD-STICKER-12 = Purple face 'bread': take 2 bread.
clause-QD-STICKER-13 = Purple face 'feast' (combined): draw 1 figurine, then raise morale by 1, and gain 2 fame.
clause-QD-STICKER-14 = Some faces belong to a number card; that card is read only after the purchase and explains the symbol.
clause-QD-STICKER-15 = A new face replaces one face of one of the buyer's dice, chosen by the buyer; the old face is lost for the campaign. Any face, even a bought one, may be replaced.
clause-QD-STICKER-16 = A die may carry several equal faces and may lose all its A or resource faces.
clause-QD-STICKER-17 = A double or choice face used as an action die costs 1 piece of one resource it shows (QD-DICE-04).
clause-QD-STICKER-18 = The face 'A or resource' used as an A costs nothing extra.
clause-QD-STICKER-19 = Purple faces and the 'occupied space' face are not resource symbols and cannot be turned into an action by payment.
clause-QD-STICKER-20 = The 'occupied space' face cannot be used on a free space or on resource spaces; it may join the player's own die.
clause-QD-STICKER-21 = Several dice may stack on one action space through 'occupied space' faces; a scout space keeps its step value for each.
clause-QD-STICKER-22 = A purple die whose function would do nothing cannot be placed; the combined face may be placed if at least one part takes effect.
clause-QD-STICKER-23 = The herb face turns the token over and gives its reward as in QD-HERB-01.
clause-QD-STICKER-24 = A double face on a guilder space yields 2 guilders.
clause-QD-STICKER-25 = Copies and prices of all faces: see QD-GROCER-06.
clause-QD-STICKER-26 = A double stone face brings 2 stone on an ordinary stone space and 3 on the +1 space.

# Storage buildings.
chapter-QD-STORE = Storage buildings
clause-QD-STORE-01 = Storage buildings (blue) let their owner carry items into the next game; everything not stored is lost at the end of a game.
clause-QD-STORE-02 = Buildings themselves always stay.
clause-QD-STORE-03 = Each player owns a farm from the start; it is a storage building.
clause-QD-STORE-04 = The farm turns any 4 items (bread, resources, figurines; marble once it exists) into 1 guilder, as often as wanted.
clause-QD-STORE-05 = 2 bread and 2 clay make 1 guilder; 1 bread, 1 stone and 2 figurines make another one.
clause-QD-STORE-06 = The farm stores up to 3 guilders; guilders beyond that are forfeited at game end.
clause-QD-STORE-07 = Timber yard: stores up to 3 timber.
clause-QD-STORE-08 = Stone pile: stores up to 3 stone.
clause-QD-STORE-09 = Brick storage: stores up to 3 clay.
clause-QD-STORE-10 = Storehouse: stores up to 2 bread.
clause-QD-STORE-11 = Dwelling: stores up to 2 figurines, never couriers.
clause-QD-STORE-12 = The exchange is possible in the storage step after a game only, never during play.
clause-QD-STORE-13 = Order in the storage step: first all exchanges, then storing; guilders from the exchange share the guilder capacity with those already held.
clause-QD-STORE-14 = A player holds 2 guilders, 5 timber, 2 clay and 1 craftsman, and owns the farm and a timber yard. Two clay, one craftsman and one timber become 1 guilder; 3 guilders and 3 timber are kept, 1 timber is lost.
clause-QD-STORE-15 = A player holds 5 guilders and 8 stone and owns only the farm. Exchanging would give 7 guilders; 3 are kept in any case.
clause-QD-STORE-16 = The player chooses freely which items are exchanged, stored or lost; the software proposes the allocation that keeps the most and lets the player change it.
clause-QD-STORE-17 = Capacities of several buildings add up; a capacity belongs to the building's printed items only.
clause-QD-STORE-18 = Stored items need no place in the borough and are at hand from the start of the next game; capacity is checked only in the storage step.
clause-QD-STORE-19 = A capacity counts only if the building stands in the borough in the storage step.
clause-QD-STORE-20 = Later storage buildings are listed in the content pack; no building raises the farm ratio above 1 guilder for 4 items.

# Manufactories.
chapter-QD-MANU = Manufactories
clause-QD-MANU-01 = Manufactories (pink) produce when the morale counter reaches or passes a pink level (QD-MORALE-02).
clause-QD-MANU-02 = Woodcutter hut: 1 timber per income.
clause-QD-MANU-03 = Quarryman: 1 stone per income.
clause-QD-MANU-04 = Clay quarry: 1 clay per income.
clause-QD-MANU-05 = Treasurer: 1 guilder per income.
clause-QD-MANU-06 = Bakery (building): 1 bread per income.
clause-QD-MANU-07 = A player with woodcutter hut, quarryman and treasurer passes one pink level and receives 1 timber, 1 stone and 1 guilder.
clause-QD-MANU-08 = Income is mandatory and complete; there is no storage limit during a game.
clause-QD-MANU-09 = A manufactory built after a pink level was passed pays only from the next pink level on.

# End of a game.
chapter-QD-END = End of a game
clause-QD-END-01 = The end comes when at least one player has met or passed their own epoch goal on the fame bar.
clause-QD-END-02 = The current round is still played out, until all dice are placed.
clause-QD-END-03 = Several players may reach their goals in the same game.
clause-QD-END-04 = The winner is whoever reached their own goal; among several it is the one who is furthest above their own goal.
clause-QD-END-05 = A tie for the win is broken by the tie rules (QD-TIE-01).
clause-QD-END-06 = First game, all goals 10: red ends with 11, blue with 10, green with 8, yellow with 7. Red and blue reached the goal; red is 1 above it and wins, blue is second.
clause-QD-END-07 = A player with goal 22 ends on 24, another with goal 10 on 13. Both reached their goals; the second is 3 above and wins.
clause-QD-END-08 = After the game the check list is worked through in order: 12 revealed cards, 13 epoch end card, 14 seals, 15 tower tiles and goal cards, 16 crown bar, 17 storage.
clause-QD-END-09 = Step 12: cards lying open are checked for effects that apply at game end; there are none in the first game.
clause-QD-END-10 = Whether a goal is reached is judged after the last die of the round; a player may still pass the goal, or gain more, after somebody else triggered the end.
clause-QD-END-11 = Once triggered, the end cannot be undone; campaign content may never take fame away during a game.
clause-QD-END-12 = Fame is not capped. If the bar is too short, the surplus is still counted and compared.
clause-QD-END-13 = Players who left the round early still take part in all end steps.
clause-QD-END-14 = Ranking of a game: players who reached their goals by surplus, then the others by how little fame they are short of it; ties by QD-TIE-01 to QD-TIE-04.
clause-QD-END-15 = The remark that step 12 may be skipped in the first two games is not coded; the step simply finds nothing.

# Seals.
chapter-QD-SEAL = Seals
clause-QD-SEAL-01 = Step 14: each player who missed their own epoch goal receives 1 seal.
clause-QD-SEAL-02 = A player who missed the goal but stands in the red area right before it receives 1 more seal.
clause-QD-SEAL-03 = Only the red area directly before the player's own goal counts; every goal has one.
clause-QD-SEAL-04 = Players who reached their goal receive no seals in this step.
clause-QD-SEAL-05 = Exception: whoever is the last of all players to complete a given epoch receives 1 seal.
clause-QD-SEAL-06 = Seals buy die faces at the grocer before a later game; they are kept without storage.
clause-QD-SEAL-07 = First game as in QD-END-06: red and blue receive nothing, green (8, red area) receives 2, yellow (7) receives 1.
clause-QD-SEAL-08 = Red areas, epochs 1-9: 8-9, 13-15, 19-21, 26-29, 34-37, 41-45, 49-53, 56-61, 64-69.
clause-QD-SEAL-09 = If several players complete the epoch in the same game and nobody is left to complete it, only the lowest ranked of them receives the seal of QD-SEAL-05.
clause-QD-SEAL-10 = The seal of QD-SEAL-05 is handed out in step 15.
clause-QD-SEAL-11 = In a doubled epoch a first completion (QD-TWO-05) brings no seal.

# Tower.
chapter-QD-TOWER = Tower
clause-QD-TOWER-01 = Step 15: each player who reached the goal takes a reward from the tower board of their own epoch.
clause-QD-TOWER-02 = A player's own epoch is the number on the tower where that player's goal counter stood during the game.
clause-QD-TOWER-03 = Each such player takes the next epoch goal card in place of the old one.
clause-QD-TOWER-04 = Each such player chooses one tower tile; the winner first, then the others by rank.
clause-QD-TOWER-05 = The first three tower tiles of a borough replace its three empty tower spaces and form level 1.
clause-QD-TOWER-06 = Tiles of epochs 4-6 replace level 1 tiles one by one; tiles of epochs 7-9 replace level 2 tiles.
clause-QD-TOWER-07 = Replaced tower tiles and goal cards leave the campaign.
clause-QD-TOWER-08 = Green tower tiles give their owner the pictured goods once at the start of each game.
clause-QD-TOWER-09 = Tower tiles of any other colour work like buildings of that colour.
clause-QD-TOWER-10 = Two tower tiles are special and have their own rules.
clause-QD-TOWER-11 = A green tile showing timber gives its owner 1 timber at the start of every later game.
clause-QD-TOWER-12 = First game: red, the winner, picks the first of the four epoch 1 tiles and puts it on one of her three tower spaces; blue picks from the other three. Both receive the goal card with 16.
clause-QD-TOWER-13 = Step 15 also refers to tomes; this is ignored until tomes are introduced.
clause-QD-TOWER-14 = The order matters only among players who complete the same epoch in the same game; others draw from different boards.
clause-QD-TOWER-15 = Players who complete an epoch in a later game choose from the tiles left on its board; four tiles suffice for four players.
clause-QD-TOWER-16 = The owner chooses which tile of the lower level is replaced; tiles of the same level are never replaced.
clause-QD-TOWER-17 = A player must take a tile; it cannot be declined.
clause-QD-TOWER-18 = 36 tower tiles, four per epoch, with colour and function; one special tile on board 2 and one on board 3.

# Two players.
chapter-QD-TWO = Two players
clause-QD-TWO-01 = With two players the spaces covered for three players and 4 further resource spaces are covered (7 in all).
clause-QD-TWO-02 = The 2-player face of the action board is used.
clause-QD-TWO-03 = Buildings marked ** or *** are out.
clause-QD-TWO-04 = Some epochs are played twice; their goal cards show a small tower symbol.
clause-QD-TWO-05 = Reaching the goal of such a card for the first time ticks its box; the player receives 2 resources of choice and keeps card and goal.
clause-QD-TWO-06 = Those 2 resources must be stored in blue buildings to reach the next game.
clause-QD-TWO-07 = Reaching the same goal a second time completes the epoch: tower tile and new goal card.
clause-QD-TWO-08 = Cards without the symbol are played once.
clause-QD-TWO-09 = The epoch end card of a doubled epoch is read only when a player has reached that goal for the second time.
clause-QD-TWO-10 = Doubled epochs with two players: 2, 4, 6 and 8.
clause-QD-TWO-11 = The 2 resources are basic resources; guilders among them may go into the farm.
clause-QD-TWO-12 = The 2 resources are received before the storage step and may take part in the exchange.
clause-QD-TWO-13 = A first completion counts as having reached the goal for winning and for step 14 (no seals).
clause-QD-TWO-14 = The two completions need not happen in consecutive games; the tick stays.
clause-QD-TWO-15 = A first completion does not trigger epoch cards; a story card is read before the next game unless the other player triggers epoch cards.
clause-QD-TWO-16 = Two-player games use no cave entrances.
clause-QD-TWO-17 = Epoch 2 is doubled. A player ends on 17 with goal 16: box ticked, 2 resources, goal stays 16, no seal, no tower tile. Two games later the same player ends on 16: tower tile of epoch 2 and goal card 22.

# Three players.
chapter-QD-THREE = Three players
clause-QD-THREE-01 = With three players one cave entrance replaces a grass tile in the unused borough and one in the borough opposite; the removed grass tiles are out.
clause-QD-THREE-02 = All scouts may use the caves.
clause-QD-THREE-03 = The two cave entrances count as neighbours: going from one to the other is 1 step.
clause-QD-THREE-04 = 3 resource spaces are covered.
clause-QD-THREE-05 = The action spaces reserved for four players are covered and not available.
clause-QD-THREE-06 = Buildings marked *** are out.
clause-QD-THREE-07 = The scan shows 'A' where the manual marks the action spaces to be covered; it is read as the mark of four-player spaces, not as the A symbol.
clause-QD-THREE-08 = Covered with three players: one timber, stone and clay space and one space each of wage, scout 2, market, build and workmen.
clause-QD-THREE-09 = The cave entrance replaces the grass tile at local coordinates (4,2) in both boroughs.
clause-QD-THREE-10 = Cave entrances stay for the whole campaign.
clause-QD-THREE-11 = Unused borough green, caves in red and green: from the red tent (0,1,2) over (0,2,2) and (0,3,2) to the cave (0,4,2) are 3 steps, to the other cave (2,4,2) 4 steps, to the shrub (2,4,1) 5 steps.

# Keeping between games.
chapter-QD-KEEP = Keeping between games
clause-QD-KEEP-01 = Step 17: players may use the farm exchange, then store in blue buildings, then return all surplus.
clause-QD-KEEP-02 = Herb huts always return to the supply.
clause-QD-KEEP-03 = Seals and personal cards are kept without limit.
clause-QD-KEEP-04 = Dice with their faces, character board, buildings, tower tiles, counters, coat-of-arms tokens and stored goods are kept per player.
clause-QD-KEEP-05 = Stored resources, bread and figurines are at hand when the next game begins.
clause-QD-KEEP-06 = Figurines neither stored nor exchanged return to the bag.
clause-QD-KEEP-07 = With only the farm a player can keep at most 3 guilders; four unused items may become one more guilder if there is room.
clause-QD-KEEP-08 = Figurines given to the farm return to the bag like all others.
clause-QD-KEEP-09 = Stored figurines are not in the bag during the next game unless used and returned later.
clause-QD-KEEP-10 = The wording '4 resources' in the check list means the 4 items of QD-STORE-04.
clause-QD-KEEP-11 = Between games the software saves the whole campaign automatically; a game in progress is saved after every turn.
clause-QD-KEEP-12 = Herb tokens, courier cards, action spaces, morale and fame are reset; stock of unbuilt buildings, removed items, read cards and unlocked rules persist.

# Preparing the next game.
chapter-QD-NEXT = Preparing the next game
clause-QD-NEXT-01 = A new game begins with common setup: stock of buildings and supply beside the board, personal material with its owner.
clause-QD-NEXT-02 = The steps are followed in order; steps about things not yet introduced are skipped.
clause-QD-NEXT-03 = Step 1: every goal counter goes on the goal of its owner's goal card.
clause-QD-NEXT-04 = If blue and yellow reached their goals in the first game, they now aim at 16, while green and red still aim at 10.
clause-QD-NEXT-05 = After QD-END-06 red and blue aim at 16, green and yellow at 10.
clause-QD-NEXT-06 = Players may have different goals in the same game.
clause-QD-NEXT-07 = Step 2: check whether epoch cards or a story card must be read (QD-EPOCH-01).
clause-QD-NEXT-08 = Step 3: all herb tokens are turned face down, mixed and dealt one to each shrub tile.
clause-QD-NEXT-09 = Step 4: if the current epoch asks for it, space J of the action board is filled.
clause-QD-NEXT-10 = Step 5: owners of green tower tiles take the pictured goods.
clause-QD-NEXT-11 = Step 6: robber baron tokens are dealt if they are in play.
clause-QD-NEXT-12 = Step 7: the grocer may be used.
clause-QD-NEXT-13 = Step 8: a crown value is applied to the fame bar.
clause-QD-NEXT-14 = Step 9: each player puts one herb hut on a hut space of their own start.
clause-QD-NEXT-15 = Step 10: the starting player counter goes to the player with the lowest goal; ties by the tie rules.
clause-QD-NEXT-16 = Step 11: the game starts with rolling the dice.
clause-QD-NEXT-17 = Fame counters start on 0 (plus crown value), morale counters on the lowest level, scouts on their tents, unless a card or choice says otherwise (QD-LATER-47, 56).
clause-QD-NEXT-18 = The 3 guilders and the seal of QD-SETUP-16 are not given again.
clause-QD-NEXT-19 = The herb hut of step 9 is free, brings no fame and may be of another type than in earlier games.
clause-QD-NEXT-20 = Steps in which several players choose something run in the order: lowest goal first, ties by the tie rules, each player finishing all their choices.
clause-QD-NEXT-21 = Pre-game choices that cannot conflict (herb hut) are made at the same time.
clause-QD-NEXT-22 = Reaching the goal by a crown value alone is impossible; see QD-LATER-07.
clause-QD-NEXT-23 = Goals 22, 16, 16 and 30: the two players with 16 are tied for the starting player counter; the one with more rivets takes it.

# Grocer.
chapter-QD-GROCER = Grocer
clause-QD-GROCER-01 = Before any game a player may buy die faces for seals.
clause-QD-GROCER-02 = A face costs 1 to 5 seals, paid to the supply.
clause-QD-GROCER-03 = Any number may be bought as long as seals last.
clause-QD-GROCER-04 = If several players want to buy, the one with the lowest epoch goal goes first; ties by the tie rules.
clause-QD-GROCER-05 = A face tied to a number card is bought unseen; the card is read after the purchase.
clause-QD-GROCER-06 = Prices: choice of two resources 1, bread 1, A or resource 2, double resource 2, occupied space 2, morale 3, figurine 3, two resources 3, herb 3, trumpet 4, feast 5; number-card faces 2, 3 or 4.
clause-QD-GROCER-07 = A player completes all purchases before the next one buys.
clause-QD-GROCER-08 = Faces are limited in number and the offer is public.
clause-QD-GROCER-09 = A bought face is applied at once and irrevocably; seals may be saved for later games.
clause-QD-GROCER-10 = Before the first game all criteria are equal, so chance decides the order.
clause-QD-GROCER-11 = The number card of a face becomes known to its buyer; from its first use in a game its effect is public.

# Epoch, story and epoch end cards.
chapter-QD-EPOCH = Epoch, story and epoch end cards
clause-QD-EPOCH-01 = Epoch cards are read before a game if in the previous game somebody reached an epoch goal that nobody had reached before.
clause-QD-EPOCH-02 = An index on the card says how many epoch cards belong together; all cards of that epoch are read.
clause-QD-EPOCH-03 = Before the second game somebody aims at 16, so the top 3 epoch cards are read.
clause-QD-EPOCH-04 = If no goal in play matches the top epoch card, one story card in the current colour is drawn at random and read instead.
clause-QD-EPOCH-05 = The current epoch card names the current story colour; the first games use yellow.
clause-QD-EPOCH-06 = The current epoch card may be read at any time.
clause-QD-EPOCH-07 = Instructions on a card that is read are always followed.
clause-QD-EPOCH-08 = Step 13: if at least one player has completed the epoch of the top epoch end card, that card is read; after the first game this is always the case.
clause-QD-EPOCH-09 = After the first game red and blue completed epoch 1, so the top epoch end card is read; the next one waits for the first player to complete epoch 2.
clause-QD-EPOCH-10 = Rule stickers add rules to the manual when a card says so; the card explains the new rule, the sticker may add details.
clause-QD-EPOCH-11 = Board stickers change action board, overview board, game board or character boards at the place the card names.
clause-QD-EPOCH-12 = A manual passage that matters for setup is marked by a symbol.
clause-QD-EPOCH-13 = Epoch cards per epoch 2-9: 3, 3, 3, 2, 2, 4 (2 of them used, by branch), 3 (2 used), 1; 21 in all.
clause-QD-EPOCH-14 = Epoch end cards: one each for epochs 1-6, two (wall, road) each for epochs 7, 8 and 9; 12 in all.
clause-QD-EPOCH-15 = Story colours: yellow in epochs 2-4, brown in 5-7, silver in 8-9.
clause-QD-EPOCH-16 = In one game only one new epoch can open, since the leader advances one epoch at most.
clause-QD-EPOCH-17 = Epoch and story cards are for the whole table; they apply to all players whatever their own epoch, unless the card names players.
clause-QD-EPOCH-18 = New buildings and rules may be used by all players from the game in which they are read, including players in earlier epochs.
clause-QD-EPOCH-19 = A story card that has been read leaves its deck; if the current colour is used up, the read cards of that colour that last one game are shuffled again, and without any such card the step is skipped.
clause-QD-EPOCH-20 = Story cards last one game unless they say 'permanent'.
clause-QD-EPOCH-21 = The first game has neither epoch nor story card.
clause-QD-EPOCH-22 = Choices put to the table are decided by majority with one vote per player; a tie is decided by the player with the lowest goal, then by the tie rules.

# End of the campaign.
chapter-QD-CAMP = End of the campaign
clause-QD-CAMP-01 = The campaign has nine epochs; it is won by completing epoch 9 (70 fame), which requires all epochs before.
clause-QD-CAMP-02 = When the goal of epoch 9 is reached, active cards are followed first, then all who reached their goals take tower tiles, then the top epoch end card is read.
clause-QD-CAMP-03 = The final tower tile completes the owner's part of the castle.
clause-QD-CAMP-04 = If several players complete epoch 9 in the same game, the winner of that game wins the campaign.
clause-QD-CAMP-05 = Final ranking of the others: completed epochs, then share of their own goal reached in the last game, then the tie rules.
clause-QD-CAMP-06 = The software keeps a finished campaign readable and allows a new campaign at any time.
clause-QD-CAMP-07 = Expected length: 13-27 games; a bot simulation of the proposed numbers gives means of about 20 games with four, 16 with three and 19 with two players, 6-7 rounds each.
clause-QD-CAMP-08 = Theoretical bounds: at least 9 games (13 with two players), at most 33 / 25 / 25 for 4 / 3 / 2 players.
clause-QD-CAMP-09 = In the game that completes epoch 9 the order is: step 12, tower tiles (step 15), then the epoch end card; seals, crown bar and storage are skipped because no game follows.
clause-QD-CAMP-10 = Players who reach a lower epoch goal in that last game still take their tower tile for the final picture.

# Mechanisms the manual only names.
chapter-QD-LATER = Mechanisms the manual only names
clause-QD-LATER-01 = Marble appears later; the farm then accepts it as an item.
clause-QD-LATER-02 = Marble: from epoch 4 a fifth good, which is not a basic resource. A stone die on a marble space yields exactly 1 marble; spaces 3 / 2 / 1 for 4 / 3 / 2 players.
clause-QD-LATER-03 = Double faces yield 1 marble on a marble space, not 2; a choice face may be used if it shows stone.
clause-QD-LATER-04 = Tomes appear later, have an action space and matter in step 15.
clause-QD-LATER-05 = Tomes: from epoch 3. Tome action: pay 1 guilder, take 1 tome (at most 6 kept, no storage needed). In step 15 every player may give 3 tomes for one knowledge card, chosen from the top two.
clause-QD-LATER-06 = A crown bar appears later: its use is optional in step 16 and its value is added to the fame bar in step 8 of the next setup.
clause-QD-LATER-07 = Crown bar: from epoch 4. A player who missed the goal may give back 1 or 2 of the seals received in step 14; each sets the crown value 10 percent of their own goal higher (1,2,2,3,4,5,5,6,7 for epochs 1-9). The next game starts with that fame, then the value returns to 0.
clause-QD-LATER-08 = Robber baron tokens appear later and are dealt in step 6.
clause-QD-LATER-09 = Robber barons: from epoch 4. Whoever missed the goal in the last game and is 1 or 2 epochs behind the leader draws 1 token, 3 or more behind draws 2; 8 tokens, each used once on its owner's turn and returned after the game.
clause-QD-LATER-10 = Rider spaces with the values 2 and 3 exist later.
clause-QD-LATER-11 = Branch: the vote on the epoch 6 end card opens either the wall or the trade road for epochs 7-9. Only the road branch has riders.
clause-QD-LATER-12 = Trade road: a ring of 12 stations, 3 per quarter, joined by 12 segments of which 4 exist at the start; the rider action moves the player's rider up to 2 or 3 stations along existing segments; each station can be served once per player and game.
clause-QD-LATER-13 = Wall: 12 segments, 3 per quarter; each is built with a build action and carries a bonus for its builder.
clause-QD-LATER-14 = A cogwheel action exists later.
clause-QD-LATER-15 = Cogwheel: from epoch 6 a dial with six sectors; the action turns it 1 sector (2 for one extra basic resource) and pays the sector shown. Spaces 2 / 1 / 1.
clause-QD-LATER-16 = Character abilities appear later; the manual reserves a section.
clause-QD-LATER-17 = Character abilities: in epoch 5 each player chooses one of two abilities of their own family; in epoch 8 the other one is added.
clause-QD-LATER-18 = Space J of the action board is filled before a game if the epoch asks for it.
clause-QD-LATER-19 = Space J: from epoch 6 it shows one more royal order than there are players, drawn from 12; an A die on J fulfils one order by paying its goods. Each order is fulfilled once per game.
clause-QD-LATER-20 = Number cards 1-48 are opened by die faces, rule stickers and other cards.
clause-QD-LATER-21 = Number cards: 1-6 die faces, 7-14 abilities, 15-22 knowledge, 23-26 family chapters, 27-32 road, 33-38 wall, 39-42 royal favours, 43-46 monuments, 47-48 finale.
clause-QD-LATER-22 = X counters: 3 per player; they mark buildings renovated in the current game (so at most 3 per player) and return after it.
clause-QD-LATER-23 = Small coat-of-arms tokens: 2 per player; used for secret votes, such as the vote on wall or road.
clause-QD-LATER-24 = Royal plunger: from epoch 2 one player holds it; the holder may once per game use an A die on an occupied action space and then passes it to the left. It starts a game with the player of the lowest goal.
clause-QD-LATER-25 = Rule stickers R1-R80 become a list of rule entries, each with an unlock card; unlocked entries are shown in the rule view and, when they apply, at the place of use.
clause-QD-LATER-26 = Board stickers 1-39 become named board slots; sticker 1 is the cover.
clause-QD-LATER-27 = Family histories: four original families with a symbol, a first text at the start, a second chapter in epoch 5 and a third in epoch 8.
clause-QD-LATER-28 = Third story colour: silver.
clause-QD-LATER-29 = No content may burden a single named player permanently, take fame away, remove a player's building without consent or lower a die.
clause-QD-LATER-30 = All campaign texts, names and pictures are original; only the published frame (counts, terms, flow) is kept.
clause-QD-LATER-31 = A player in epoch 4 (goal 30) ends in the red area, receives 2 seals and gives both back in step 16: crown value 6, the next game starts on 6 fame.
clause-QD-LATER-32 = Leader in epoch 6, others in epochs 6, 4 and 3, all three missed their goals: the second player draws no robber baron token, the third 1, the fourth 2.
clause-QD-LATER-33 = Monuments: from epoch 5 a build action may raise the next of four stages of the builder's monument for 2 timber, 2 stone, 2 clay and 1 marble: full build value in fame and 2 rivets that stay.
clause-QD-LATER-34 = The fourth stage of a monument also brings 1 seal and opens the monument card (43-46) of the family, whose standing gift differs by family: the first craftsman of a game saves 1 more; 2 free steps of the scout before the first round; 1 item of any kind is kept; 1 free re-roll in a game.
clause-QD-LATER-35 = Landing stage: from epoch 8 its resource spaces (3 / 2 / 1 for 4 / 3 / 2 players) take any resource die and give 1 basic resource of choice, 2 with a double face.
clause-QD-LATER-36 = Knowledge cards 15-22: bought with 3 tomes in step 15, the top two are looked at by the buyer alone, one is kept for good and is public, the other goes to the bottom.
clause-QD-LATER-37 = Faces of number cards 1-6: 1-3 are on sale from epoch 3, 4-6 from epoch 6, each bought unseen; weathercock, twin hammer, proclamation, pilgrim, ledger and mirror work as their cards say.
clause-QD-LATER-38 = Royal favours 39-42: a free face of value 1; one knowledge card; one robber baron token in each game; 1 more crown value for each seal, the whole crown value at most a quarter of the player's goal, rounded down. Each is given at most once in a campaign.
clause-QD-LATER-39 = Wall check at step 12: if at least as many segments as players minus 1 were built in this game, every builder gains 1 basic resource of choice, otherwise everyone who built none returns 1 item if there is one; with all 12 built the check ends and each player gains 1 basic resource of choice at step 5 of every game.
clause-QD-LATER-40 = A player may build at most one wall segment in each quarter in a game; the bonus of a segment is 1 guilder, 1 bread or 1 basic resource of choice for the first, second and third of its quarter.
clause-QD-LATER-41 = Wall finds 33-38 are opened by the 2nd, 4th, 6th, 8th, 10th and 12th segment and belong to its builder; road finds 27-32 by the first rider ever to reach stations 1, 3, 5, 7, 9 and 11.
clause-QD-LATER-42 = Deliveries: station 3k gives 1 guilder to riders of other quarters, station 3k+1 takes 2 of the resource of quarter k for the trumpet value in fame, station 3k+2 takes 1 bread and 1 of the resource of quarter k+1 for the trumpet value in fame and 1 basic resource of choice.
clause-QD-LATER-43 = Rider actions: spaces with value 2 and value 3 (2 / 1 / 1 each for 4 / 3 / 2 players) move the player's rider up to that many stations along existing segments; every station entered may be served.
clause-QD-LATER-44 = The secret vote for wall or road: every player lays each of the two coat-of-arms tokens on wall, on road or on neither; votes are opened together; the branch with more tokens is opened, a tie is decided by the player with the lowest goal, then by the tie rules.
clause-QD-LATER-45 = Robber baron tokens 1-8 do what is written on them; a token whose effect is impossible at the moment cannot be used and is kept.
clause-QD-LATER-46 = Permanent story cards change the board for all later games: The well adds one bakery space, The raft one map space in the river crossing.
clause-QD-LATER-47 = Finale: the card of the branch (47 or 48) asks every player, secretly, for the pair of herbs of the remedy; whoever names the right pair starts the next game with the trumpet value in fame; the answers are opened together.
clause-QD-LATER-48 = The clues that lead to the right pair lie on cards that every campaign opens before the finale, in both branches and for every number of players.
clause-QD-LATER-49 = Scriptorium, mill race, gatehouse and harbour master join the stock with their boards, with the copies that the content pack lists.
clause-QD-LATER-50 = At the end of the campaign a chronicle is written from what happened: families, games with winners, epochs, letters read, votes, monuments, wall or road, towers with their roofs, and at least one memory of each player's own.
clause-QD-LATER-51 = Every choice put to the table is remembered and comes back in at least two later texts, as the story says; the one of the finale in its last picture.
clause-QD-LATER-52 = Name, portrait and coat of arms are chosen by each player at the start, shown wherever the player is shown, and have no influence on the rules.
clause-QD-LATER-53 = Four players, wall branch, 3 segments were built in this game by two of them: 3 is at least 4 minus 1, so the two builders gain 1 basic resource of choice each and nobody returns anything.
clause-QD-LATER-54 = Three players vote: the first lays two tokens on wall, the second two tokens on road, the third one on each: 3 against 3, so the player with the lowest goal decides.
clause-QD-LATER-55 = Casebook: from epoch 3 every player keeps the clues of the cards read so far and may, before any game, lay down or change one sealed answer to each of three questions (cause, pair of herbs, who sold it), chosen from lists that hold only what cards read so far have named. A seat's answers are its own until cards 47/48 and the finale open them. They have no effect; the reward of QD-LATER-47 is for the answer given to the card, for which the sealed pair is proposed.
clause-QD-LATER-56 = Epoch end card 2 puts a lasting choice to the table: everybody starts each game with 1 bread, or everybody starts each game on morale level 1.
clause-QD-LATER-57 = Epoch end card 4 puts a lasting choice to the table: whoever draws robber baron tokens draws one more and returns one, or the first hire action of whoever missed the last goal costs no guilder.
clause-QD-LATER-58 = Family promise: from epoch 5 each family has a task of its own for a game (three different kinds of build action in a game, where each colour of building, clearing, renovating, monument, segment and room is a kind; tokens from two foreign quarters; dice on four kinds of action space in one round; twice the only one to feed the poor in a round); fulfilling it gives 2 basic resources of choice once in a game, and 1 seal once in the campaign when it was fulfilled in three games.
clause-QD-LATER-59 = Epoch end card 7 of the branch puts a choice for the next game to the table, as the story tells it.
clause-QD-LATER-60 = Epoch end card 8 puts a choice for the remaining games to the table: the first token of each player gives 1 bread more, or the tome action gives 2, or everybody starts with 1 figurine.
clause-QD-LATER-61 = Castle rooms: from epoch 8 a build action may furnish one of 8 / 6 / 5 rooms (4 / 3 / 2 players) for 2 timber, 2 stone, 2 clay and 1 marble: full build value and the bonus of the room once; at most 2 rooms for a player, 3 with 2 players; the last room is open only when all others stand; the limits hold for the whole campaign; names and bonuses are those of the content pack; with 3 players guest room and counting room are left out, with 2 also the bell loft.
clause-QD-LATER-62 = From the game in which card 9-1 is read, at the start of every game each player takes 1 basic resource of choice, players two or more epochs behind the leader 3 instead; in each game one face for each player costs 1 seal less, at least 1.
clause-QD-LATER-63 = The Queen's loaf: from epoch 6 the players with the lowest goal take 1 bread at set-up, unless all have the same goal.
clause-QD-LATER-64 = Royal favours are fixed to cards: 39 to the end of epoch 3, 40 to that of 5, 41 to that of 6, 42 to that of 7; each goes to the lowest goal among those who missed theirs in this game, ties to fewer rivets; if all reached theirs, it waits for the next game.

# Mechanisms that clauses wait for.
mechanism-tomes = tomes
mechanism-crown_bar = crown bar
mechanism-robber_barons = robber barons
mechanism-abilities = character abilities
mechanism-monuments = monuments
mechanism-cogwheel = cogwheel
mechanism-orders = royal orders
mechanism-wall_or_road = wall or trade road
mechanism-landing_stage = landing stage
mechanism-epoch_cards = epoch cards
mechanism-epoch_end_cards = epoch end cards
mechanism-story_cards = story cards
mechanism-number_cards = number cards

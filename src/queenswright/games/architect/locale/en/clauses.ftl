# Queen's Architect: the clauses of the rules, one message for each; games/architect/clauses.toml is their index.

# Components.
chapter-QA-COMP = Components
clause-QA-COMP-01 = A game has 2, 3 or 4 players.
clause-QA-COMP-02 = There is one game board with two usable sides: one for 4 players, the other for 2 or 3 players.
clause-QA-COMP-03 = The board carries the appreciation track, the map of locations joined by streets, the travel cost table and the billboard.
clause-QA-COMP-04 = The map has exactly four location types: village, monastery, town and capital.
clause-QA-COMP-05 = There is exactly one capital; it lies in the middle of the map.
clause-QA-COMP-06 = There are 28 demand tiles.
clause-QA-COMP-07 = Of the 28 demand tiles 9 are for villages, 10 for monasteries and 9 for towns.
clause-QA-COMP-08 = Demand tiles exist in three sizes, one per location type, so a tile fits only demand spaces of its own type.
clause-QA-COMP-09 = Every demand tile shows the guilds required there: 2 on a village tile, 3 on a monastery tile, 4 on a town tile.
clause-QA-COMP-10 = A town demand tile additionally shows one bonus; village and monastery tiles show none.
clause-QA-COMP-11 = There are 12 appreciation tokens with values between 4 and 9.
clause-QA-COMP-12 = The 12 appreciation tokens are: one 4, two 5, three 6, three 7, two 8, one 9 (sum 78).
clause-QA-COMP-13 = There is one price marker (black) for the price scale of the billboard.
clause-QA-COMP-14 = There are 50 coins: 30 worth 1 taler and 20 worth 3 talers (face value 90 talers in all).
clause-QA-COMP-15 = There are 28 bonds.
clause-QA-COMP-16 = There are 54 craftsman tiles belonging to 6 guilds.
clause-QA-COMP-17 = Each guild has 9 craftsman tiles.
clause-QA-COMP-18 = 18 of the 54 craftsman tiles are starting craftsmen, recognisable by an exclamation mark on the back; the other 36 lack it.
clause-QA-COMP-19 = Every player set contains 3 figures.
clause-QA-COMP-20 = Every player set contains 1 carriage.
clause-QA-COMP-21 = Every player set contains 8 building markers.
clause-QA-COMP-22 = Every player set contains 1 tavern board.
clause-QA-COMP-23 = Every player set contains 1 action star.
clause-QA-COMP-24 = Every player set contains 6 quitting time tiles, one for each guild, with the player colour on the back.
clause-QA-COMP-25 = There are four player sets, in yellow, green, blue and red.
clause-QA-COMP-26 = A tavern board shows the moneychanger track and three tavern areas: entrance, saloon and dormitory.
clause-QA-COMP-27 = An action star shows six action spaces and six notches for craftsmen; each notch has a hammer icon.
clause-QA-COMP-28 = The billboard has six craftsman spaces in a column, a hiring cost to the left of each, a hammer icon at each, a price scale for the topmost space and a space for the draw pile at the bottom.
clause-QA-COMP-29 = A craftsman tile shows a portrait, its guild icon and guild colour, one performance value at each corner, a repair value on a small scroll in the centre, rotation arrows, a marked start position and a drop-out arrow at one corner; some tiles also show the day labourer icon.
clause-QA-COMP-30 = One rules booklet belongs to the box; it has no function in play.
clause-QA-COMP-31 = Figures that no rulebook prints in words (performance values, repair values, day labourer icons, guild sets of demand tiles, the map with its streets, the number of locations, the price scale) are content-pack data; the engine must not hard-code them.
clause-QA-COMP-32 = The 54 craftsman tiles are 18 characters in 3 copies each.
clause-QA-COMP-33 = The 18 starting craftsmen are exactly one copy of each of the 18 characters.
clause-QA-COMP-34 = Talers are not limited by the number of coins: the general supply can always pay any amount, and denominations are not modelled.
clause-QA-COMP-35 = Bonds are limited: bonds in the general supply = 28 minus the bonds held by all players, and this number is never negative.
clause-QA-COMP-36 = The appreciation track consists of one starting space without a token followed by 9 spaces with one token each; the ninth of them is the last (final) space, in front of the palace. This holds on both board sides.
clause-QA-COMP-37 = Walking the whole track of 9 spaces costs between 53 and 64 appreciation points, depending on which 3 of the 12 tokens stay out.
clause-QA-COMP-38 = In our content the guilds on one demand tile are all different, and over all tiles of one location type each guild appears equally often: 3 times on villages, 5 times on monasteries, 6 times on towns.
clause-QA-COMP-39 = In our content the nine town bonuses are: +1, +2 and +3 appreciation points (one tile each), 2, 3 and 4 talers (one tile each), and the Hire bonus (three tiles).
clause-QA-COMP-40 = A content-pack map has exactly one capital, is connected by streets, has at most 9 villages, 10 monasteries and 9 towns, and its 4-player side has more locations than its 2/3-player side.
clause-QA-COMP-41 = In our content every village, monastery and town has one demand space and four building sites (-0, -2, -4, -6) on both board sides; with fewer players the worse sites simply stay unused.
clause-QA-COMP-42 = A content pack must allow the rulebook examples: a lumberjack with neighbouring performances 3 and then 0, two craftsmen of different guilds whose repair values total 5, a band that totals 19, and a village exactly 4 spaces from some other space.

# Set-up.
chapter-QA-SETUP = Set-up
clause-QA-SETUP-01 = With 4 players the 4-player side of the board is used; with 2 or 3 players the other side.
clause-QA-SETUP-02 = The 12 appreciation tokens are shuffled face down and one is placed face up on every space of the appreciation track that takes a token.
clause-QA-SETUP-03 = Appreciation tokens that are left over go back to the box and take no part in this game.
clause-QA-SETUP-04 = Each player picks a colour and takes the complete set of that colour (contents: chapter COMP).
clause-QA-SETUP-05 = Each player starts with 2 bonds.
clause-QA-SETUP-06 = Each player's carriage starts in the capital.
clause-QA-SETUP-07 = One figure of each player starts on the lowest space of the player's moneychanger track.
clause-QA-SETUP-08 = All 6 quitting time tiles of a player start on the entrance of the player's tavern.
clause-QA-SETUP-09 = The stacking order of the quitting time tiles on the entrance is arbitrary and has no effect on play.
clause-QA-SETUP-10 = One figure of each player starts as architect on the topmost action space, Construct.
clause-QA-SETUP-11 = Each player's 8 building markers and 2 bonds lie beside the tavern board and are available from the start.
clause-QA-SETUP-12 = The third figure of each player starts at the foot of the appreciation track, on its starting space.
clause-QA-SETUP-13 = The price marker starts on the leftmost space of the price scale.
clause-QA-SETUP-14 = The demand tiles are shuffled face down; every demand space on the used board side receives one random tile of its own location type, face up.
clause-QA-SETUP-15 = Demand tiles that are left over go back to the box.
clause-QA-SETUP-16 = The 18 starting craftsmen are sorted out, shuffled and kept as a separate face-down stack.
clause-QA-SETUP-17 = The other 36 craftsmen are shuffled and form the face-down draw pile of the billboard.
clause-QA-SETUP-18 = Six starting craftsmen are revealed and laid on the six craftsman spaces of the billboard, one each.
clause-QA-SETUP-19 = Every craftsman on the billboard lies with its guild icon pointing straight up (12 o'clock).
clause-QA-SETUP-20 = Further starting craftsmen are revealed and laid face up beside the board for the draft: 4 with 2 players, 6 with 3 players, 8 with 4 players.
clause-QA-SETUP-21 = Starting craftsmen that were not revealed become the upper part of the draw pile, face down.
clause-QA-SETUP-22 = Coins and remaining bonds form the general supply.
clause-QA-SETUP-23 = The first player is determined at random.
clause-QA-SETUP-24 = Draw pile size at the start of the draft: 2 players 44 (8 starting craftsmen on top of 36), 3 players 42 (6 on 36), 4 players 40 (4 on 36).
clause-QA-SETUP-25 = Bonds in the general supply after set-up: 24 with 2 players, 22 with 3 players, 20 with 4 players.
clause-QA-SETUP-26 = With 9 track spaces exactly 3 of the 12 appreciation tokens are left over.
clause-QA-SETUP-27 = Players start with 0 talers; the only money before the first turn comes from turning draft tiles.
clause-QA-SETUP-28 = Sets of colours nobody chose stay out of the game; the 2 starting bonds are handed out only to participating players.
clause-QA-SETUP-29 = No token ever lies on the space where the track figures start.
clause-QA-SETUP-30 = Billboard spaces are filled at set-up from top to bottom in the order of revealing; the display beside the board follows.
clause-QA-SETUP-31 = All randomness is used up at set-up (shuffling tokens, demand tiles and craftsmen, choosing the first player); nothing random happens later.
clause-QA-SETUP-32 = Hidden information is only the order (and with it the identity) of face-down craftsmen in the draw pile and the faces of set-up tiles returned undrawn to the box; everything else is public for all players: talers, bonds, tavern tiles, confidence, craftsmen and their positions, billboard, price marker, pile size, removed tiles.
clause-QA-SETUP-33 = Whether a face-down tile in the draw pile is a starting craftsman is public, because the backs differ; the starting craftsmen lie above all others.

# Craftsman tiles.
chapter-QA-TILE = Craftsman tiles
clause-QA-TILE-01 = There are six guilds: blacksmith, bricklayer, glazier, lumberjack, stonemason, tailor.
clause-QA-TILE-02 = Every guild consists of 3 different characters, which differ in portrait and values.
clause-QA-TILE-03 = A hired craftsman is attached to a notch of the player's action star.
clause-QA-TILE-04 = A craftsman's current performance is the number at the corner of the tile that touches the hammer icon of his notch.
clause-QA-TILE-05 = A craftsman whose corner with the number 3 touches the hammer has a current performance of 3.
clause-QA-TILE-06 = Performance values determine the appreciation gained when constructing a building.
clause-QA-TILE-07 = After a craftsman has worked, his tile is turned clockwise by one position.
clause-QA-TILE-08 = Work is done in the Construct action (building or repairs) and in the Day labourer action; no other action is work.
clause-QA-TILE-09 = A lumberjack with performance 3 works and is turned by one position; his performance is then 0.
clause-QA-TILE-10 = A craftsman whose drop-out arrow is at the hammer when he works delivers this work in full, for the last time.
clause-QA-TILE-11 = After that last work his tile is not turned but put back into the box; it is out of the game.
clause-QA-TILE-12 = A lumberjack with the drop-out arrow at the hammer works once more and is then returned to the box.
clause-QA-TILE-13 = Tiles are hexagons with six positions, numbered 0 (start position) to 5 (drop-out position) in the order in which clockwise turning brings them to the hammer.
clause-QA-TILE-14 = Jobs left = 6 - position: 6 at the start position, 1 at the drop-out position.
clause-QA-TILE-15 = Turning clockwise adds 1 to the position, turning counter-clockwise subtracts 1; a tile never turns past position 5 or below position 0.
clause-QA-TILE-16 = Merely reaching position 5 does not remove a craftsman; only working while on position 5 does.
clause-QA-TILE-17 = A craftsman on position 5 may be sent to the tavern and is turned back to position 4 (2 jobs left).
clause-QA-TILE-18 = Which notch a craftsman occupies has no effect on any rule; the choice is cosmetic and need not be a player decision in the engine.
clause-QA-TILE-19 = An action star holds at most 6 craftsmen, one per notch.
clause-QA-TILE-20 = A craftsman with current performance 0 is still a full craftsman: he counts for demand tiles, day labour pay, repairs and the identical-character ban.
clause-QA-TILE-21 = The repair value and the day labourer icon belong to the character and do not change with the position.
clause-QA-TILE-22 = All 3 copies of a character are equal in every value; character identity is guild plus portrait.
clause-QA-TILE-23 = Tiles removed from the game (dropped out, fired, or removed by the price marker) never return; the draw pile is not reshuffled.
clause-QA-TILE-24 = Performance never pays talers directly; money from constructing comes only from a town's taler bonus and from bonds redeemed later.
clause-QA-TILE-25 = Hiring, travelling, using the moneychanger and contributing to the palace never turn a tile clockwise.

# Choosing the starting craftsmen.
chapter-QA-DRAFT = Choosing the starting craftsmen
clause-QA-DRAFT-01 = Before the first turn every player takes two starting craftsmen from the display beside the board, one in each of two cycles.
clause-QA-DRAFT-02 = In the first cycle the first player chooses first, then the others follow clockwise.
clause-QA-DRAFT-03 = In the second cycle the order is reversed: the first player's right-hand neighbour begins, the first player comes last.
clause-QA-DRAFT-04 = A player whose turn it is in the draft must take exactly one of the tiles still on display.
clause-QA-DRAFT-05 = The chosen tile is attached to any free notch with its start position at the hammer.
clause-QA-DRAFT-06 = Directly after attaching it, the player may turn this tile clockwise by any number of positions and receives 1 taler for each.
clause-QA-DRAFT-07 = Dennis takes the tailoress and attaches her with the start position at the hammer.
clause-QA-DRAFT-08 = Dennis turns the tailoress by three positions and receives 3 talers.
clause-QA-DRAFT-09 = Draft order: 2 players A B B A; 3 players A B C C B A; 4 players A B C D D C B A.
clause-QA-DRAFT-10 = A draft tile may be turned by 0 to 5 positions; 5 turns bring it to the drop-out position with 1 job left. It cannot be turned further.
clause-QA-DRAFT-11 = Turning in the draft is not work: a tile on the drop-out position stays.
clause-QA-DRAFT-12 = The turn option exists once per tile, immediately when it is taken; the tile of the first cycle cannot be turned again in the second.
clause-QA-DRAFT-13 = The draft uses up the whole display (2 tiles per player), so nothing is left beside the board when the first round begins.
clause-QA-DRAFT-14 = The ban on two identical characters applies in the draft as well; with QA-COMP-33 it can never matter.
clause-QA-DRAFT-15 = Draft picks cost nothing and do not touch billboard, draw pile or price marker.

# Sequence of play.
chapter-QA-TURN = Sequence of play
clause-QA-TURN-01 = The game is played in rounds; in each round every player has exactly one turn.
clause-QA-TURN-02 = The active player moves the architect clockwise by 1, 2 or 3 spaces on their own action star.
clause-QA-TURN-03 = The architect must be moved in every turn; leaving it in place is not allowed.
clause-QA-TURN-04 = The player then performs the action of the space where the architect stopped.
clause-QA-TURN-05 = A player may forfeit the action, whichever it is.
clause-QA-TURN-06 = After that the left-hand neighbour becomes the active player (play runs clockwise).
clause-QA-TURN-07 = When all players have had their turn, the next round starts.
clause-QA-TURN-08 = The six actions are Construct, Day labourer, Hire, Gain confidence/Redeem bonds, Travel and Tavern.
clause-QA-TURN-09 = Lena's architect moves 2 spaces, which makes Hire her action.
clause-QA-TURN-10 = Clockwise order of the action spaces: Construct, Day labourer, Hire, Gain confidence/Redeem bonds, Travel, Tavern, then Construct again.
clause-QA-TURN-11 = From its starting space the architect can reach Day labourer, Hire or Gain confidence/Redeem bonds in the first turn; Construct can be reached again in a player's second turn at the earliest (3 + 3).
clause-QA-TURN-12 = The draft's first player also takes the first turn of every round; the first-player role never changes during the game.
clause-QA-TURN-13 = Forfeiting leaves everything as it is except the architect's new space; in particular it moves no price marker, tavern tile, carriage or confidence figure.
clause-QA-TURN-14 = The architect may stop on an action that cannot be carried out; the action is then forfeited automatically.
clause-QA-TURN-15 = Exactly one action per turn is performed; the only addition is the Hire bonus of a town (QA-BUILD-19).
clause-QA-TURN-16 = Nobody may spend more talers than they hold; there is no credit, bonds are not accepted as money, and players may not trade or give anything to each other.
clause-QA-TURN-17 = Talers and bonds received during an action are available at once, including for later steps of the same action.
clause-QA-TURN-18 = A turn is final once it has revealed a face-down tile; take-backs before that are a matter of the user interface.

# Action: Day labourer.
chapter-QA-LABOR = Action: Day labourer
clause-QA-LABOR-01 = The player receives 1 taler for every 2 of their own craftsmen, rounded up.
clause-QA-LABOR-02 = For each of their craftsmen with the day labourer icon the player decides separately whether to turn him clockwise by one position and receive 2 extra talers.
clause-QA-LABOR-03 = Day labour gives no appreciation points.
clause-QA-LABOR-04 = Craftsmen without the day labourer icon cannot earn the bonus.
clause-QA-LABOR-05 = Dennis has 5 craftsmen and receives 5 : 2, rounded up, = 3 talers.
clause-QA-LABOR-06 = Dennis turns one of his craftsmen with the day labourer icon by one position and receives 2 more talers (5 in all in this action).
clause-QA-LABOR-07 = Base pay by number of craftsmen: 0 -> 0, 1 -> 1, 2 -> 1, 3 -> 2, 4 -> 2, 5 -> 3, 6 -> 3 talers.
clause-QA-LABOR-08 = Base pay counts all craftsmen held at the start of the action, before any of them leaves.
clause-QA-LABOR-09 = Base pay counts every craftsman, with or without icon, whatever the current performance.
clause-QA-LABOR-10 = Each labourer can take the bonus at most once per action.
clause-QA-LABOR-11 = A labourer on the drop-out position may take the bonus: the 2 talers are paid and he then leaves the game.
clause-QA-LABOR-12 = In day labour only craftsmen who take the bonus are turned; those who merely count for base pay are not.
clause-QA-LABOR-13 = With no craftsmen at all the action pays 0 talers.
clause-QA-LABOR-14 = All bonus decisions of one action are made together; their order is irrelevant.

# Action: Hire.
chapter-QA-HIRE = Action: Hire
clause-QA-HIRE-01 = The player may hire one craftsman from the billboard, never more than one per Hire action.
clause-QA-HIRE-02 = The hiring cost is the value shown to the left of the craftsman's space; it is paid to the general supply.
clause-QA-HIRE-03 = The hired tile is attached with the corner at the hammer that the hammer icon of its billboard space was pointing to.
clause-QA-HIRE-04 = The hired tile may go to any free notch.
clause-QA-HIRE-05 = Lena pays 4 talers for a lumberjack and attaches him with the corner marked by the billboard's hammer.
clause-QA-HIRE-06 = Several craftsmen of one guild may serve the same player together.
clause-QA-HIRE-07 = At no moment may one player employ the same character twice.
clause-QA-HIRE-08 = Lena may not hire the tailoress on the billboard because the same character is already in her service.
clause-QA-HIRE-09 = If all 6 notches are taken, the player may first fire one craftsman, freely chosen, to make room for the new one.
clause-QA-HIRE-10 = A fired craftsman is removed from the game.
clause-QA-HIRE-11 = If the hired craftsman was not the topmost one, the price marker moves one position to the right.
clause-QA-HIRE-12 = Each position to the right makes the topmost craftsman 1 taler cheaper.
clause-QA-HIRE-13 = If the marker would have to move on from the rightmost position, the topmost craftsman is removed from the game instead and the marker returns to the leftmost position.
clause-QA-HIRE-14 = When the topmost craftsman is hired, the price marker returns to the leftmost position, value 6.
clause-QA-HIRE-15 = Finally the craftsmen below each empty billboard space move up to close the gaps, keeping their order.
clause-QA-HIRE-16 = The one or two spaces left empty at the bottom are refilled from the draw pile.
clause-QA-HIRE-17 = New craftsmen on the billboard lie as at set-up: guild icon straight up.
clause-QA-HIRE-18 = A craftsman who moves up on the billboard gains experience: the hammer of the higher space marks a corner with one more job left.
clause-QA-HIRE-19 = After a hire the craftsmen below move up by one space and the empty bottom space receives a new tile from the draw pile.
clause-QA-HIRE-20 = Hiring costs from bottom to top: 1, 2, 3, 4, 5 talers and, for the topmost space, the current value of the price scale.
clause-QA-HIRE-21 = Jobs left on hire from bottom to top: 1, 2, 3, 4, 5, 6; that is positions 5, 4, 3, 2, 1, 0.
clause-QA-HIRE-22 = The price scale of our content is 6, 5, 4, 3 from left to right; it is content-pack data of any length from 1, starting at 6 and falling by 1.
clause-QA-HIRE-23 = Order of a Hire: choose the tile; fire one craftsman if the star is full; pay; attach; then price marker (with a possible removal); then move up; then refill.
clause-QA-HIRE-24 = The price marker moves only if a hire really took place and it was not the topmost craftsman; a forfeited Hire changes nothing.
clause-QA-HIRE-25 = The discount applies to the topmost space only and is tied to the space: once the topmost tile has left, the next tile moving up costs the value under the reset marker.
clause-QA-HIRE-26 = With the marker on the rightmost position and a craftsman hired from elsewhere, two spaces become empty, four craftsmen move up and two new ones are drawn (with a full billboard).
clause-QA-HIRE-27 = When two tiles are drawn, the first goes to the upper of the empty spaces, the second to the lower.
clause-QA-HIRE-28 = With an empty draw pile the bottom spaces stay empty; hiring from the remaining tiles continues, and with an empty billboard nobody can hire.
clause-QA-HIRE-29 = The removal at the right end of the price scale takes place even when the draw pile is empty.
clause-QA-HIRE-30 = Because gaps close upwards, the topmost space is empty only when the whole billboard is empty.
clause-QA-HIRE-31 = With 6 craftsmen a player can hire only by firing one first; firing is not possible without a hire in the same action.
clause-QA-HIRE-32 = With fewer than 6 craftsmen nobody may be fired.
clause-QA-HIRE-33 = With 6 craftsmen the identical character may be fired to hire its twin.
clause-QA-HIRE-34 = With fewer than 6 craftsmen a held character blocks its twins on the billboard.
clause-QA-HIRE-35 = Firing is allowed only if the chosen hire is affordable with the talers held; firing costs nothing and refunds nothing.
clause-QA-HIRE-36 = The ban on identical characters concerns one player only; other players may hold copies of the same character.
clause-QA-HIRE-37 = A hired craftsman can work from the player's next turn on; a Hire never gives him work in the same action.
clause-QA-HIRE-38 = A craftsman hired from the bottom space (drop-out position) is employed normally and leaves only after his one job.
clause-QA-HIRE-39 = Marker on 6; a player hires the third craftsman from the bottom for 3 talers: marker moves to 5; the two below move up one space each; one new tile at the bottom.
clause-QA-HIRE-40 = Marker on 3 (rightmost); a player hires the bottom craftsman for 1 taler: the topmost craftsman leaves the game, marker to 6, the four others move up one space each, the two bottom spaces are refilled.
clause-QA-HIRE-41 = Marker on 3 (rightmost); a player hires the third craftsman from the bottom for 3 talers: the topmost leaves the game, marker to 6, the two between them move up one space each, the two below the hired one move up two spaces each, the two bottom spaces are refilled.
clause-QA-HIRE-42 = Marker on 4; a player hires the topmost craftsman for 4 talers with 6 jobs left: marker to 6, the five others move up, one new tile at the bottom.

# Action: Travel.
chapter-QA-TRAVEL = Action: Travel
clause-QA-TRAVEL-01 = The player moves their own carriage by a chosen number of spaces along the streets.
clause-QA-TRAVEL-02 = Travel cost by spaces moved: 1 -> 0, 2 -> 1, 3 -> 3, 4 -> 6, 5 -> 10, 6 -> 15 talers, paid to the general supply.
clause-QA-TRAVEL-03 = The carriage may move in any direction.
clause-QA-TRAVEL-04 = Other carriages do not block: a carriage may pass and may stop on spaces with any number of other carriages.
clause-QA-TRAVEL-05 = Dennis pays 6 talers and moves 4 spaces to a village.
clause-QA-TRAVEL-06 = One Travel action covers 1 to 6 spaces; a destination farther away cannot be reached in one action.
clause-QA-TRAVEL-07 = The player names a destination and pays for the shortest route to it.
clause-QA-TRAVEL-08 = Staying put, even by a round trip, counts as forfeiting the action.
clause-QA-TRAVEL-09 = Every location, the capital included, is one space; there are no spaces between locations, and the capital may be passed and entered.
clause-QA-TRAVEL-10 = A move of one space is always possible, as it costs 0 talers.
clause-QA-TRAVEL-11 = A destination whose cost exceeds the talers held cannot be chosen.

# Action: Gain confidence / Redeem bonds.
chapter-QA-BANK = Action: Gain confidence / Redeem bonds
clause-QA-BANK-01 = The player must choose one of two options: raise the moneychanger's confidence, or redeem bonds; not both in one action.
clause-QA-BANK-02 = Raising confidence moves the player's figure up by exactly one space on the moneychanger track.
clause-QA-BANK-03 = Raising confidence is impossible once the figure stands on the uppermost space.
clause-QA-BANK-04 = Leo moves his figure up to space 2; when he next redeems, he may redeem two bonds at once.
clause-QA-BANK-05 = When redeeming, the player hands in as many bonds as wanted, but not more than the figure's space on the moneychanger track allows.
clause-QA-BANK-06 = Each redeemed bond pays 2 talers from the general supply.
clause-QA-BANK-07 = Redeemed bonds return to the general supply.
clause-QA-BANK-08 = Redeeming does not move the figure on the moneychanger track.
clause-QA-BANK-09 = Leo redeems 2 bonds and receives 4 talers.
clause-QA-BANK-10 = The moneychanger track has four spaces with the numbers 1, 2, 3, 4 from bottom to top.
clause-QA-BANK-11 = Redeeming takes at least 1 and at most min(confidence, bonds held) bonds; redeeming 0 counts as forfeiting.
clause-QA-BANK-12 = Without bonds only raising confidence is possible; on the uppermost space only redeeming; with neither possible the action is forfeited.
clause-QA-BANK-13 = Raising confidence costs nothing, and confidence never falls.

# Action: Tavern.
chapter-QA-TAVERN = Action: Tavern
clause-QA-TAVERN-01 = Step 1: all quitting time tiles in the dormitory move to the entrance.
clause-QA-TAVERN-02 = Step 2: all quitting time tiles in the saloon move to the dormitory.
clause-QA-TAVERN-03 = In a player's first Tavern action the shifting is skipped.
clause-QA-TAVERN-04 = Step 3: the player may send any guilds whose quitting time tiles now lie on the entrance.
clause-QA-TAVERN-05 = The tiles of the guilds sent move from the entrance to the saloon.
clause-QA-TAVERN-06 = Accommodation fee by number of tiles sent: 1 -> 1, 2 -> 3, 3 -> 6, 4 -> 10, 5 -> 15, 6 -> 21 talers, paid to the general supply.
clause-QA-TAVERN-07 = Step 4: each of the player's craftsmen in a guild just sent is turned counter-clockwise by one position.
clause-QA-TAVERN-08 = A craftsman on the start position is not turned in the tavern.
clause-QA-TAVERN-09 = Dennis has the white tile in the dormitory and brown and black in the saloon; after shifting, white is on the entrance and brown and black are in the dormitory.
clause-QA-TAVERN-10 = Dennis pays 3 talers and sends two guilds, glaziers and tailors, to the saloon.
clause-QA-TAVERN-11 = Dennis turns his two glaziers and his one tailor counter-clockwise by one position each.
clause-QA-TAVERN-12 = Forfeiting the Tavern leaves all quitting time tiles where they are; shifting happens only when the action is performed.
clause-QA-TAVERN-13 = A player may perform the action and send no guild: the tiles shift, nothing is paid, nothing turns.
clause-QA-TAVERN-14 = A guild may be sent even if the player has no craftsman of it; its tile counts for the fee.
clause-QA-TAVERN-15 = The fee is paid once for the number of tiles sent in this action; tiles sent earlier do not count.
clause-QA-TAVERN-16 = A number of guilds whose fee exceeds the talers held cannot be sent.
clause-QA-TAVERN-17 = Turning is compulsory for all craftsmen of the guilds sent who are not on the start position; single craftsmen cannot be left out.
clause-QA-TAVERN-18 = A guild sent in one Tavern action is in the dormitory during the next one performed and available again in the one after: each guild can be sent at most in every second performed Tavern action.
clause-QA-TAVERN-19 = At any time each of a player's six quitting time tiles is in exactly one of entrance, saloon, dormitory.
clause-QA-TAVERN-20 = Guilds in saloon or dormitory are not blocked otherwise: their craftsmen work, count and may be hired or fired as usual.

# Action: Construct, a building.
chapter-QA-BUILD = Action: Construct, a building
clause-QA-BUILD-01 = In the Construct action the player must choose between constructing a building and doing repairs.
clause-QA-BUILD-02 = Building condition 1: the player's own carriage stands at the location.
clause-QA-BUILD-03 = Building condition 2: the player has no building marker at this location yet.
clause-QA-BUILD-04 = Building condition 3: the player employs at least one craftsman of every guild shown on the demand tile.
clause-QA-BUILD-05 = If all three conditions are met, the player may construct a building there.
clause-QA-BUILD-06 = Lena may build in the monastery: she has no building there and employs the required guilds.
clause-QA-BUILD-07 = All craftsmen of the player take part in the construction, including those the demand tile does not ask for.
clause-QA-BUILD-08 = The initial appreciation sum is the total of the current performances of all the player's craftsmen.
clause-QA-BUILD-09 = Lena's craftsmen add up to 19 appreciation points.
clause-QA-BUILD-10 = The player puts a building marker on the best free building site: -0 for the first builder at this location, -2 for the second, -4 for the third, -6 for the fourth.
clause-QA-BUILD-11 = The value of the site is deducted from the sum.
clause-QA-BUILD-12 = Lena builds as second player on the -2 site: 19 - 2 = 17 points.
clause-QA-BUILD-13 = The points gained at a location are limited: village 10, monastery 15, town 20.
clause-QA-BUILD-14 = Points above the maximum of the location are lost.
clause-QA-BUILD-15 = Lena's 17 points are limited to 15, because the location is a monastery.
clause-QA-BUILD-16 = A player who builds in a town receives the bonus shown on its demand tile.
clause-QA-BUILD-17 = Appreciation bonus (1, 2 or 3 points): added once to this building's points; the location maximum still applies.
clause-QA-BUILD-18 = Taler bonus (2, 3 or 4): paid from the general supply.
clause-QA-BUILD-19 = Hire bonus: the player may perform one additional Hire action; the architect is not moved for it.
clause-QA-BUILD-20 = After the points are spent, all craftsmen of the player must be turned clockwise by one position.
clause-QA-BUILD-21 = A craftsman whose drop-out arrow was at the hammer before turning is not turned but removed from the game.
clause-QA-BUILD-22 = Points = sum of performances - site value + town appreciation bonus, then limited to the location maximum and never below 0.
clause-QA-BUILD-23 = The total is raised to 0 only after the bonus has been added: sum 1, site -4, bonus +3 gives 0, not 3.
clause-QA-BUILD-24 = A building may be constructed even if it yields 0 points; marker, bonus and turning happen as usual.
clause-QA-BUILD-25 = Constructing needs a free building marker; a player who has placed all 8 cannot construct further buildings.
clause-QA-BUILD-26 = Building markers are never moved or removed.
clause-QA-BUILD-27 = The capital is not a building location: it has no demand tile, no sites and no maximum.
clause-QA-BUILD-28 = A demand tile stays in place after a building has been constructed; every other player may still build there.
clause-QA-BUILD-29 = Every player who builds in a town receives its bonus, not only the first builder.
clause-QA-BUILD-30 = One craftsman per guild shown is enough, whatever his performance; one craftsman covers only his own guild.
clause-QA-BUILD-31 = Order: check conditions; place marker; compute points; receive appreciation and taler bonus; climb; take bonds; turn or remove craftsmen; Hire bonus.
clause-QA-BUILD-32 = The taler bonus is paid immediately and cannot be declined.
clause-QA-BUILD-33 = The Hire bonus happens after everything else in the action, including turning and drop-outs: a notch freed by a drop-out can be used, a character that just dropped out can be hired again, and the new craftsman is not turned.
clause-QA-BUILD-34 = The Hire bonus may be declined and follows all Hire rules (cost, firing, identical characters, price marker, refill).
clause-QA-BUILD-35 = The choice not to construct or repair, i.e. to forfeit, is open even if all conditions are met.
clause-QA-BUILD-36 = Turning after construction is compulsory for every craftsman, including those with performance 0 and those not demanded.
clause-QA-BUILD-37 = Town, sum 19, first builder, bonus +3: 19 - 0 + 3 = 22, limited to 20 points.
clause-QA-BUILD-38 = Town, sum 14, third builder, bonus +2: 14 - 4 + 2 = 12 points.
clause-QA-BUILD-39 = Village, sum 4, fourth builder: 4 - 6 = -2, counted as 0 points.

# Spending appreciation points.
chapter-QA-CLIMB = Spending appreciation points
clause-QA-CLIMB-01 = Appreciation points from a building are used at once to climb the appreciation track and for bonds.
clause-QA-CLIMB-02 = A step up costs the token value of the space stepped onto, in points.
clause-QA-CLIMB-03 = The player may take as many steps as the points allow.
clause-QA-CLIMB-04 = Points not used for steps are converted into bonds, 1 bond per point.
clause-QA-CLIMB-05 = The player may decline one or more possible steps and take the corresponding number of bonds instead.
clause-QA-CLIMB-06 = If the general supply has fewer bonds than due, the player takes only those available.
clause-QA-CLIMB-07 = Lena has 15 points, climbs two steps and receives 3 bonds for the 3 surplus points.
clause-QA-CLIMB-08 = Instead of the second step Lena could take 5 more bonds (8 in all).
clause-QA-CLIMB-09 = Lena could also stay where she is and take 15 bonds.
clause-QA-CLIMB-10 = Steps are taken one space at a time in order; the choice is a number of steps from 0 to the greatest affordable number.
clause-QA-CLIMB-11 = On the last space of the track nothing more can be climbed; further points become bonds only.
clause-QA-CLIMB-12 = Points are never kept for a later turn; points for which no bond is available are lost.
clause-QA-CLIMB-13 = Conversion of unused points into bonds is automatic; bonds cannot be refused.
clause-QA-CLIMB-14 = The player decides on the number of steps knowing the bond supply; steps are taken first, then bonds.
clause-QA-CLIMB-15 = Appreciation tokens stay on the track; every player pays the same value for the same space.
clause-QA-CLIMB-16 = Any number of figures may share a space of the appreciation track, and figures never move down.
clause-QA-CLIMB-17 = 12 points at tokens 7, 5, 9 ahead: 2 steps and 0 bonds, or 1 step and 5 bonds, or 0 steps and 12 bonds.
clause-QA-CLIMB-18 = 11 points, 0 steps chosen, 4 bonds in the supply: the player receives 4 bonds, 7 points are lost.

# Action: Construct, repairs.
chapter-QA-REPAIR = Action: Construct, repairs
clause-QA-REPAIR-01 = Repairs may be done wherever the player's own carriage stands, whatever demand tile lies there and whether or not the player has built there.
clause-QA-REPAIR-02 = At most 3 of the player's craftsmen may be assigned to repairs.
clause-QA-REPAIR-03 = The assigned craftsmen must all be of different guilds.
clause-QA-REPAIR-04 = Each assigned craftsman yields the repair value on the scroll in the centre of his tile.
clause-QA-REPAIR-05 = The sum of the repair values is the number of appreciation points gained.
clause-QA-REPAIR-06 = Points from repairs are spent like points from a building (climbing, bonds).
clause-QA-REPAIR-07 = Repairs in a town give no town bonus.
clause-QA-REPAIR-08 = All assigned craftsmen must be turned clockwise by one position afterwards.
clause-QA-REPAIR-09 = An assigned craftsman whose drop-out arrow was at the hammer is not turned but removed from the game.
clause-QA-REPAIR-10 = Leo has craftsmen of only two guilds, so he can assign at most 2; he gains 5 points.
clause-QA-REPAIR-11 = Leo turns the two assigned craftsmen by one position each.
clause-QA-REPAIR-12 = At least 1 craftsman must be assigned; assigning none means forfeiting.
clause-QA-REPAIR-13 = The player chooses who and how many (1 to 3); using fewer than possible is allowed.
clause-QA-REPAIR-14 = No site value, no location maximum and no building marker apply to repairs.
clause-QA-REPAIR-15 = Repairs are possible in the capital as well.
clause-QA-REPAIR-16 = The current performance has no influence on repairs.
clause-QA-REPAIR-17 = Craftsmen not assigned are not turned.
clause-QA-REPAIR-18 = Repairs may be chosen even if a building or the palace would be possible.

# Action: Construct, the Queen's palace.
chapter-QA-PALACE = Action: Construct, the Queen's palace
clause-QA-PALACE-01 = Palace condition 1: the player's own figure has reached the last space of the appreciation track, in front of the palace.
clause-QA-PALACE-02 = Palace condition 2: the player's own carriage is in the capital.
clause-QA-PALACE-03 = Palace condition 3: the player's own architect stands on the action space Construct.
clause-QA-PALACE-04 = Palace condition 4: the current performances of the player's own craftsmen total at least 15.
clause-QA-PALACE-05 = A player who meets all four conditions may contribute to the palace.
clause-QA-PALACE-06 = Craftsmen are not turned after contributing to the palace.
clause-QA-PALACE-07 = Contributing is a third way to use the Construct action, chosen on the player's own turn instead of a building or repairs.
clause-QA-PALACE-08 = Contributing is optional: with all conditions met the player may do repairs or forfeit instead.
clause-QA-PALACE-09 = All conditions must hold when the architect arrives; climbing to the last space in a Construct action does not also allow contributing in that turn.
clause-QA-PALACE-10 = A contribution places no marker, gives no appreciation points, bonds, talers or bonus, costs nothing, and applies no site value or maximum; it only records the performance sum.
clause-QA-PALACE-11 = No craftsman is removed by contributing, not even one on the drop-out position.
clause-QA-PALACE-12 = Each player can contribute at most once.
clause-QA-PALACE-13 = Players after the first contributor in the same round may still contribute; players before him have no further turn.
clause-QA-PALACE-14 = No particular guilds are required for the palace, only the total of 15.
clause-QA-PALACE-15 = Buildings constructed earlier are not a condition for the palace.
clause-QA-PALACE-16 = Sum 15: contributing is possible; sum 14: it is not.

# End of the game.
chapter-QA-END = End of the game
clause-QA-END-01 = A palace contribution by any player makes the current round the last one; the game is over when that round is complete.
clause-QA-END-02 = The last turn of the game belongs to the first player's right-hand neighbour.
clause-QA-END-03 = If only one player contributed, that player wins.
clause-QA-END-04 = If several players contributed, the one among them with the highest sum of performances wins.
clause-QA-END-05 = Contributors tied for the highest sum share the victory.
clause-QA-END-06 = The compared sum is the one recorded at the contribution; it cannot differ from the sum at the end of the game.
clause-QA-END-07 = If the last player of a round is the first to contribute, the game ends at once after that turn.
clause-QA-END-08 = Turns after the first contribution in the last round are normal turns with all choices.
clause-QA-END-09 = Players who did not contribute never win a game that ended with a contribution, whatever their track position or money.
clause-QA-END-10 = OURS, not in any rulebook: a game option limits the number of rounds (default 60; may be switched off). If no contribution has happened by the end of that round, the game ends there.
clause-QA-END-11 = OURS: result at the round limit: contributors of the limit round first, by the normal winner rules; without contributors the player furthest on the appreciation track wins, then the one with more bonds + talers (each counting 1), and remaining ties share the victory.
clause-QA-END-12 = OURS, for displays and ratings only: places behind the winner are ordered by contribution sum (contributors), then track position, then bonds + talers; equal values share a place.
clause-QA-END-13 = Sums 17, 15 and no contribution: the player with 17 wins. Sums 16 and 16: both win together.
clause-QA-END-14 = 4 players A (first) to D: B contributes first. C and D still have a turn and may contribute; A has none. The game ends after D.

# Companion-manual house rules (all off by default).
chapter-QA-VAR = Companion-manual house rules (all off by default)
clause-QA-VAR-01 = The house rules taken from the companion manual are independent switches of the game options, all off by default. The preset 'companion' turns on every switch of this chapter except race_to_track_end.
clause-QA-VAR-02 = Switch price_marker_every_third_hire: the price marker moves one position to the right after every third hire of the game (3rd, 6th, 9th ...) instead of after every hire of a craftsman who was not topmost.
clause-QA-VAR-03 = With price_marker_every_third_hire: hires of all players and Hire bonuses are counted, the draft and forfeited Hires are not; hiring the topmost craftsman still resets the marker to 6 and counts too (a third hire that takes the topmost leaves the marker on 6); beyond the right end the topmost craftsman is still removed.
clause-QA-VAR-04 = Switch labour_any_craftsman: in day labour every craftsman may be turned for the 2-taler bonus, with or without the day labourer icon.
clause-QA-VAR-05 = Switch labour_many_positions: in day labour a craftsman entitled to the bonus may be turned by any number of positions, for 2 talers per position.
clause-QA-VAR-06 = With labour_many_positions: each position is one job, so a craftsman can be turned at most as often as he has jobs left; using the last job pays 2 talers and removes him.
clause-QA-VAR-07 = Switch early_drop_out: a craftsman leaves the game as soon as a clockwise turn after work brings the drop-out arrow to the hammer, without working from that position.
clause-QA-VAR-08 = With early_drop_out: it applies to building, repairs and day labour; a craftsman hired on the drop-out position from the bottom space stays and leaves after his next work; a draft tile may be turned by at most 4 positions; with labour_many_positions the turn onto the drop-out position is still paid and is the last.
clause-QA-VAR-09 = Switch location_base_points: constructing a building adds a base value depending on the location type to the sum before the site value is deducted.
clause-QA-VAR-10 = Switch no_location_maximum: the maxima 10/15/20 for buildings are not applied.
clause-QA-VAR-11 = Switch full_track: all 12 appreciation tokens are placed, so the track has 12 token spaces (total cost 78) and the twelfth is the last.
clause-QA-VAR-12 = Switch race_to_track_end: the first player whose figure reaches the last space of the track wins immediately; the palace is not used. Play stops on arrival: building marker and taler bonus of that action are done, bonds, turning and Hire bonus are not.
clause-QA-VAR-13 = Switch track_end_decides: a palace contribution only ends the game (after the round is completed); the winner is the player who reached the last space of the track first, counted in rounds; players who reached it in the same round are separated by the higher current performance sum, then share the victory.
clause-QA-VAR-14 = Switch redeemed_bonds_leave_game: redeemed bonds are removed from the game instead of returning to the supply, so supply = 28 - held - redeemed so far.
clause-QA-VAR-15 = Switch no_firing: craftsmen can never be fired; with 6 craftsmen nobody can hire.
clause-QA-VAR-16 = Switch no_hire_on_empty_pile: once the draw pile is empty, nobody can hire any more, even if craftsmen are left on the billboard.
clause-QA-VAR-17 = Switch tavern_send_at_least_one: performing the Tavern action requires sending at least one guild; a player who cannot or does not want to must forfeit (no shifting).
clause-QA-VAR-18 = Not offered: prices rising every third hire.
clause-QA-VAR-19 = Not offered: demand tiles only on towns.
clause-QA-VAR-20 = Not offered: base points equal to the location maxima (10/15/20).
clause-QA-VAR-21 = Not offered: sending any guild to the tavern regardless of where its tile lies.
clause-QA-VAR-22 = Not offered: turning counter-clockwise beyond the start position.
clause-QA-VAR-23 = Not offered: contributing to the palace without having reached the last space of the track.
clause-QA-VAR-24 = Not offered: an instant win for the first contributor.
clause-QA-VAR-25 = Not offered: using a newly hired craftsman within the same turn.
clause-QA-VAR-26 = Not offered: town bonuses that are always appreciation points, or only for larger towns.
clause-QA-VAR-27 = Not offered: a ban on hiring a character again after employing it once.
clause-QA-VAR-28 = Not offered: compulsory actions.
clause-QA-VAR-29 = Not offered: a price marker that stops at the right end without removing the topmost craftsman, or that is not reset.
clause-QA-VAR-30 = Not offered: advancing several spaces at once on the moneychanger track.
clause-QA-VAR-31 = Not offered: repairing craftsmen who never drop out.
clause-QA-VAR-32 = Not offered: paying for a longer route than necessary.
clause-QA-VAR-33 = Not offered: a tie without shared victory.
clause-QA-VAR-34 = No deviation, listed to avoid doubt: 2 draft tiles per player beside the board, draft order, architect movement, base pay, travel limit of 6, 2 talers per bond, fees, at most 3 repairers of different guilds, at least 15 for the palace, no turning after it.

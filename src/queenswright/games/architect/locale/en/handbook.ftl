# Queen's Architect: the handbook, in our own words. `[QA-TURN-02]` is a footnote.

handbook-architect-aim-title = What it is about
handbook-architect-aim-asks = how do I win; goal; aim; victory; beginning; overview
handbook-architect-aim-lead = You are an architect in the Queen's service. Your craftsmen build all over the kingdom, the Queen notices, and one day she lets you work on her palace. **Whoever contributes to the palace first brings the game to its end.** [QA-END-01]
handbook-architect-aim-build = build and repair
handbook-architect-aim-climb = climb the track
handbook-architect-aim-palace = help with the palace
handbook-architect-aim-1 = **Building and repairing bring appreciation.** You spend it at once to climb the appreciation track, space by space; what is left over becomes bonds, and bonds become money. [QA-CLIMB-01, QA-CLIMB-04]
handbook-architect-aim-2 = **At the end of the track waits the palace.** Bring your carriage to the capital with craftsmen who perform at least 15 together, and contribute. If several players manage it in that last round, the strongest band wins. [QA-PALACE-04, QA-END-04]
handbook-architect-aim-beware = Money, bonds and the place on the track win nothing by themselves: somebody who did not contribute never beats somebody who did. [QA-END-09]

handbook-architect-tiles-title = Craftsmen
handbook-architect-tiles-asks = tile; hexagon; performance; hammer; corner; position; jobs; drop out; guild; repair value; scroll
handbook-architect-tiles-lead = A craftsman is a hexagon with six numbers. The one at the **hammer** is what they can do today. [QA-TILE-04]
handbook-architect-tiles-1 = **After work the tile turns by one corner**, clockwise, and another number comes to the hammer. A craftsman has six jobs in all; the last corner has a door. Whoever works with the door at the hammer gives everything once more and then leaves the game. [QA-TILE-07, QA-TILE-10, QA-TILE-11, QA-TILE-14]
handbook-architect-tiles-2 = **Work is building, repairing and day labour**, nothing else. Hiring, travelling, the moneychanger and the palace turn nobody. [QA-TILE-08, QA-TILE-25]
handbook-architect-tiles-3 = **There are six guilds with three characters each.** The scroll in the middle of a tile is the value for repairs and never changes; some tiles also show a spade, for day labour. You may employ several craftsmen of a guild, but never the same character twice. [QA-TILE-02, QA-TILE-21, QA-HIRE-06, QA-HIRE-07]

handbook-architect-begin-title = Your first two craftsmen
handbook-architect-begin-asks = set-up; start; draft; first turn; starting craftsmen; money at the start
handbook-architect-begin-lead = Before the first turn everybody takes two craftsmen from the tiles laid out beside the board: once in turn order, then **in reverse**. [QA-DRAFT-01, QA-DRAFT-02, QA-DRAFT-03]
handbook-architect-begin-1 = A new craftsman begins at the first corner. **Right then you may turn the tile on for money: 1 taler a corner.** It is the only money you have when the game begins; but every corner is one job less. [QA-DRAFT-05, QA-DRAFT-06, QA-SETUP-27]
handbook-architect-begin-2 = Besides you have 2 bonds, your carriage stands in the capital, and your architect on Construct. [QA-SETUP-05, QA-SETUP-06, QA-SETUP-10]
handbook-architect-begin-example = Dennis takes a tailor and turns her by three corners. He has 3 talers, and she has three jobs left. [QA-DRAFT-08, QA-TILE-14]
handbook-architect-begin-beware = You can turn a tile only at the moment you take it, not later. [QA-DRAFT-12]

handbook-architect-turn-title = A turn
handbook-architect-turn-asks = turn; architect; star; actions; move; skip; forfeit; pass
handbook-architect-turn-lead = On your turn your architect walks **1, 2 or 3 points** on around your star, clockwise, and you do what is drawn where he stops. Then it is the next player's turn. [QA-TURN-02, QA-TURN-06]
handbook-architect-turn-1 = **He cannot stay where he is.** So look one turn ahead: from Construct you reach Day labourer, Hire and the moneychanger; back to Construct takes two turns at least. [QA-TURN-03, QA-TURN-10, QA-TURN-11]
handbook-architect-turn-2 = You may always let the action go, whatever it is. Then only the architect has moved. [QA-TURN-05, QA-TURN-13]
handbook-architect-turn-beware = There is no credit, and nobody lends or gives anything to anybody. What you receive in an action you may spend in the same action. [QA-TURN-16, QA-TURN-17]

handbook-architect-labour-title = Day labourer
handbook-architect-labour-asks = money; talers; spade; earn; pay
handbook-architect-labour-lead = The quick way to money: **1 taler for every two craftsmen, rounded up**, and nobody gets tired. [QA-LABOR-01, QA-LABOR-12]
handbook-architect-labour-1 = Besides, you may send any craftsmen who show a spade to the fields: **2 talers more each, for one of their jobs**. You decide for each of them, once an action. [QA-LABOR-02, QA-LABOR-10]
handbook-architect-labour-example = Dennis has five craftsmen: 3 talers. One of them, with a spade, goes to the fields: 5 talers in all. [QA-LABOR-05, QA-LABOR-06]
handbook-architect-labour-beware = Somebody whose door is at the hammer may go to the fields as well: you get the 2 talers, and they leave. [QA-LABOR-11]

handbook-architect-hire-title = Hire
handbook-architect-hire-asks = hire; billboard; price; cost; fire; dismiss; price marker; topmost
handbook-architect-hire-lead = Six craftsmen hang on the billboard. **You may hire one**; the further up, the more expensive, and the more jobs they have left. [QA-HIRE-01, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-1 = **From the bottom up they cost 1, 2, 3, 4 and 5 talers and have one to five jobs left.** The topmost has all six and costs what the price scale says: 6 talers at first. [QA-HIRE-14, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-2 = **Whenever somebody other than the topmost is hired, the topmost becomes 1 taler cheaper.** At the end of the scale he waits no longer: he leaves the game and the price starts again. [QA-HIRE-11, QA-HIRE-12, QA-HIRE-13]
handbook-architect-hire-3 = Then everybody moves up, and new craftsmen come from the pile to the bottom. [QA-HIRE-15, QA-HIRE-16]
handbook-architect-hire-example = The marker is at 6. Lena hires the third from the bottom for 3 talers: three jobs. The topmost now costs 5. [QA-HIRE-39]
handbook-architect-hire-beware = With six craftsmen your star is full. Then you may fire one, for nothing, to hire another; with fewer nobody can be fired. [QA-HIRE-09, QA-HIRE-31, QA-HIRE-32]

handbook-architect-travel-title = Travel
handbook-architect-travel-asks = carriage; map; street; way; distance; cost of travelling; move on the map
handbook-architect-travel-lead = Your carriage drives along the streets, as far as you pay for. **One space is free; each further one costs more than the last.** [QA-TRAVEL-01, QA-TRAVEL-02]
handbook-architect-travel-1 = You name the place and pay for the shortest way: 0, 1, 3, 6, 10 or 15 talers for one to six spaces. Every place is one space, the capital too. Other carriages are in nobody's way. [QA-TRAVEL-04, QA-TRAVEL-06, QA-TRAVEL-07, QA-TRAVEL-09]
handbook-architect-travel-beware = Four spaces in one turn cost 6 talers, in two turns 2. [QA-TRAVEL-02]

handbook-architect-bank-title = The moneychanger
handbook-architect-bank-asks = bonds; money; confidence; redeem; exchange; moneychanger
handbook-architect-bank-lead = The moneychanger gives **2 talers for a bond**. But how many he takes at a time depends on how well he knows you. [QA-BANK-05, QA-BANK-06]
handbook-architect-bank-1 = Each time you choose one of two things: **gain confidence**, one step, up to four; **or redeem bonds**, at most as many as your step says. Confidence costs nothing and is never lost. [QA-BANK-01, QA-BANK-02, QA-BANK-10, QA-BANK-13]
handbook-architect-bank-beware = Both in one turn is not possible. [QA-BANK-01]

handbook-architect-tavern-title = Tavern
handbook-architect-tavern-asks = rest; tavern; turn back; quitting time; dormitory; saloon; recover
handbook-architect-tavern-lead = A night in the tavern makes tired people young again: **every craftsman of the guilds you send turns back by one corner.** [QA-TAVERN-07]
handbook-architect-tavern-1 = **The fee grows with the number of guilds**: 1, 3, 6, 10, 15 or 21 talers for one to six guilds, however many craftsmen you have of them. Whoever is at the first corner stays there. [QA-TAVERN-06, QA-TAVERN-08, QA-TAVERN-15]
handbook-architect-tavern-2 = **A guild that was in the tavern has to skip a visit.** Its tile goes from the saloon to the dormitory and then back to the entrance, one room for each of your visits. [QA-TAVERN-01, QA-TAVERN-02, QA-TAVERN-18]
handbook-architect-tavern-example = Dennis sends glaziers and tailors: 3 talers. His two glaziers and his tailor turn back, one job more for each. [QA-TAVERN-10, QA-TAVERN-11]
handbook-architect-tavern-beware = Guilds in the tavern work as usual meanwhile. You may even come without sending anybody, only to move the tiles on. [QA-TAVERN-13, QA-TAVERN-20]

handbook-architect-build-title = Construct: build
handbook-architect-build-asks = build; building; construct; site; demand; guilds needed; bonus; town; village; monastery; points
handbook-architect-build-lead = You build where your carriage stands. **Everybody in your band lends a hand**, even those nobody asked for, and the Queen counts what they can do that day. Three things have to be true: [QA-BUILD-07, QA-BUILD-08]
handbook-architect-build-1 = **You are there**: your carriage stands at the place. [QA-BUILD-02]
handbook-architect-build-2 = **You are new there**: no marker of yours is at the place yet. You take the best free site; it costs 0, 2, 4 or 6 points. [QA-BUILD-03, QA-BUILD-10, QA-BUILD-11]
handbook-architect-build-3 = **You have the guilds**: at least one craftsman of each guild that the place asks for, however weak. [QA-BUILD-04, QA-BUILD-30]
handbook-architect-build-example = Lena's hammers add up to 19. She is the second at the monastery, so the site costs 2 and 17 remain; but a monastery is worth 15 at most. [QA-BUILD-09, QA-BUILD-12, QA-BUILD-15]
handbook-architect-build-4 = **A town gives everybody who builds there a bonus**: points, talers or a hire. Afterwards all your craftsmen turn by one corner; those with the door at the hammer go home. [QA-BUILD-16, QA-BUILD-20, QA-BUILD-21, QA-BUILD-29]
handbook-architect-build-beware = You can build only once at a place, but you can **repair anywhere**, as often as you like. [QA-BUILD-03, QA-REPAIR-01]

handbook-architect-climb-title = Climbing
handbook-architect-climb-asks = appreciation; points; track; steps; bonds; climb
handbook-architect-climb-lead = Points are spent at once. **A step up costs the number on the space you step onto**; what you do not spend becomes bonds, one a point. [QA-CLIMB-01, QA-CLIMB-02, QA-CLIMB-04]
handbook-architect-climb-1 = You may take fewer steps than you could, and bonds instead. Points are never kept. [QA-CLIMB-05, QA-CLIMB-12]
handbook-architect-climb-example = 12 points, and 7, 5, 9 ahead: two steps and nothing left, or one step and 5 bonds, or 12 bonds. [QA-CLIMB-17]
handbook-architect-climb-beware = There are 28 bonds in all. When the supply runs short, you get only what is there. [QA-COMP-35, QA-CLIMB-06]

handbook-architect-repair-title = Construct: repair
handbook-architect-repair-asks = repair; scroll; three guilds
handbook-architect-repair-lead = Repairs need no permission: **wherever your carriage stands, even in the capital**, with up to three craftsmen of different guilds. [QA-REPAIR-01, QA-REPAIR-02, QA-REPAIR-03, QA-REPAIR-15]
handbook-architect-repair-1 = **Their scrolls add up, whatever is at the hammer.** No site costs anything, no maximum applies, and no bonus is paid. [QA-REPAIR-04, QA-REPAIR-07, QA-REPAIR-14, QA-REPAIR-16]
handbook-architect-repair-2 = The points are spent like those of a building. Only those who repaired turn. [QA-REPAIR-06, QA-REPAIR-08, QA-REPAIR-17]
handbook-architect-repair-beware = Repairs are the work for weak days: a craftsman with 0 at the hammer repairs as well as one with 5. [QA-REPAIR-16]

handbook-architect-palace-title = The palace
handbook-architect-palace-asks = palace; contribute; capital; last space; fifteen; end of the game
handbook-architect-palace-lead = Everything leads here. **You may contribute to the palace when four things are true at once**: [QA-PALACE-05]
handbook-architect-palace-track = the end of the track
handbook-architect-palace-carriage = carriage in the capital
handbook-architect-palace-architect = architect on Construct
handbook-architect-palace-1 = Your figure is on the last space of the track, your carriage in the capital, your architect on Construct, and your craftsmen's hammers add up to **at least 15**. Which guilds they belong to does not matter. [QA-PALACE-01, QA-PALACE-02, QA-PALACE-03, QA-PALACE-04, QA-PALACE-14]
handbook-architect-palace-2 = Nobody turns and nobody leaves for it; only your sum is written down. You can do it once. [QA-PALACE-06, QA-PALACE-11, QA-PALACE-12]
handbook-architect-palace-beware = Climbing to the last space and contributing takes two Construct actions: the place on the track has to be yours when the architect arrives. [QA-PALACE-09]

handbook-architect-end-title = The end, and who wins
handbook-architect-end-asks = win; winner; how do I win; end; tie; last round; draw
handbook-architect-end-lead = **The first contribution makes this round the last.** Everybody who sits after that player still has a turn and may contribute too. [QA-END-01, QA-PALACE-13]
handbook-architect-end-1 = **Whoever contributed alone wins. Otherwise the highest sum wins**; equal sums share the victory. [QA-END-03, QA-END-04, QA-END-05]
handbook-architect-end-example = Of four players, the second contributes first. The third and the fourth still have a turn, the first has none. [QA-END-14]
handbook-architect-end-2 = So that no game lasts for ever, ours end after 60 rounds, unless you switch that off: whoever is furthest on the track wins, then whoever has more bonds and talers. [QA-END-10, QA-END-11]

handbook-architect-house-title = House rules
handbook-architect-house-asks = variants; options; house rules; companion
handbook-architect-house-lead = A second booklet that came with the game tells some things differently. **Each of these differences is a switch of its own**, and all of them are off unless you ask for them. [QA-VAR-01]
handbook-architect-house-1 = For example: prices fall only with every third hire; every craftsman can do day labour; places have no maximum; the track has twelve spaces; nobody can be fired. [QA-VAR-02, QA-VAR-04, QA-VAR-10, QA-VAR-11, QA-VAR-15]
handbook-architect-house-2 = "Companion house rules" switches all of them on, except the race to the end of the track. [QA-VAR-01, QA-VAR-12]

handbook-architect-try-hire-title = Two guilds short
handbook-architect-try-hire = 4 talers, and Candleholm asks for a lumberjack and a glazier too. Whom do you hire?
handbook-architect-try-tavern-title = A night off
handbook-architect-try-tavern = 3 talers: which two guilds turn back the most?
handbook-architect-try-build-title = Build at Lanternrest
handbook-architect-try-build = You are second here. How many points are left?
handbook-architect-try-repair-title = A weak day
handbook-architect-try-repair = All hammers show little. Choose three for repairs.
handbook-architect-try-palace-title = One turn to the palace
handbook-architect-try-palace = Everything is ready. End the game.

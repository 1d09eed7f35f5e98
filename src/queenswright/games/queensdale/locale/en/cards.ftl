# The Rise of Queensdale: story cards, number cards and the small texts of the campaign. A seat receives a message only once it may be read.

# Story cards, yellow.
story-card-y1-title = Mild spring
story-card-y1-text = The heron has built its nest on the arm of the crane, and Hobb forbids all lifting until the eggs are out. He puts up a sign. The heron reads it. With nothing to lift, you go walking. So does a lady in a veil, uphill and down again, a whole day long. In the evening her handkerchief is still folded.
story-card-y1-rule = In this game every scout movement has 1 step more.
story-card-y1-again = There are eggs on the crane again. Hobb has kept the sign.
story-card-y2-title = Flour thieves
story-card-y2-text = Every night a sack of flour leaves the loft, and nobody has carried it. You sit up and catch the thieves at four: the old woman from the end of the bench, with a wheelbarrow, and the Queen's cat, who keeps watch and is paid in cream. "There are children in the tents," she says, not sorry. "Somebody will want the crust." None of you asks for the flour back.
story-card-y2-rule = In this game the bakery action costs 1 basic resource, and feeding the poor raises morale by 2 levels.
story-card-y2-again = The wheelbarrow has been oiled. It no longer makes a sound.
story-card-y3-title = Market fair
story-card-y3-text = At the fair Tobin, the grocer, paints dice for the children: red, blue, yellow, white, black, purple. A girl asks for a green one. He lifts the lid of every pot, although he knows what is inside. There is none, he says. He gives her two blue ones instead, and his lunch. She keeps the dice. The lunch she trades for a bun.
story-card-y3-rule = In this game there is one more weekly market space; one of the two resources taken there may be bread.
story-card-y3-again = The girl is back, with a friend. Tobin has packed two lunches.
story-card-y4-title = Rain of weeks
story-card-y4-text = It rains for weeks. Clay comes down the slope by itself and waits outside your doors; stone stays where it is and will not be talked round. In the store where the Queen's hangings lie rolled up it smells of mice. A maid sets traps in every corner. In the morning one of them has snapped and holds Hobb by the boot. Of mice, not a hair.
story-card-y4-rule = In this game the +1 space for clay gives 3 clay, and the +1 space for stone gives 1 stone.
story-card-y4-again = It is raining again. Hobb now visits the store in clogs.
story-card-y5-title = Travelling players
story-card-y5-text = Players come over the hill and give "The King Who Was Never Ill" from the back of their cart. In it a doctor finds a new cause before every meal. Everybody knows him at once, by the walk. Doctor Quillan claps longest of all. "Drawn from life, beyond any doubt," he says, and asks for the text. When the cart drives on, some of the players have stayed.
story-card-y5-rule = Everybody starts this game with 1 gleeman from the bag.
story-card-y5-again = The same cart, a new last act. Doctor Quillan has sent in suggestions.
story-card-y6-title = Royal tithe
story-card-y6-text = Hobb goes from door to door with a sack and two columns. From the full he collects, to the empty he pays out, both to the last coin, and he thanks either kind. Paper is short, so his receipts are torn from an old list: candlesticks, ninety; hangings, eleven. On the back of one stand eight lines about a heron. You copy them out before you give it back.
story-card-y6-rule = At the end of each round of this game, whoever has more than 4 guilders returns 1, and whoever has the fewest gains 1.
story-card-y6-again = Hobb is collecting again. This time everybody looks at the back first.
story-card-y7-title = Bees
story-card-y7-text = A swarm settles on Hobb's list while Hobb is reading from it. For four hours he stands in the square like his own monument and breathes through the nose. Then it rises, and you run after it with baskets. The bees fly to the lime trees, to the dry bank, to every meadow of the valley but one. Below the wash-house the grass is brightest. Nothing hums there.
story-card-y7-rule = In this game herb tokens with fame give 2 fame.
story-card-y7-again = The bees are looking for the list. Hobb is sitting on it.
story-card-y8-title = Apprentices
story-card-y8-text = Twelve apprentices report to Gesa on the same morning. She shows them a wall and asks whether it is straight. She receives twelve answers, one of them with a drawing. A foreman would send eleven home. Gesa hands out twelve aprons. "One of them will be right," she says. By noon they have taken the wall down and put it up again, for nothing.
story-card-y8-rule = In this game the first build action of each player costs 1 timber, stone or clay less.
story-card-y8-again = Twelve new ones. They do not think much of the old twelve.
story-card-y9-title = The well
story-card-y9-text = You dig for water in Nan's yard. Halfway down Wim falls in. You haul him up, and he falls in again, to see whether it was really that deep. It was. { $barn ->
    [oven] With water at the door Nan, who has the oven in the barn already, has a third one put up and burns three times as much.
    [stage] With water at the door Nan has a second oven put up and burns twice as much. Late at night you also fish out two dancers from the barn.
   *[none] With water at the door Nan has a second oven put up and burns twice as much.
} "I have had worse," she says, chewing.
story-card-y9-rule = Permanent: there is one more bakery space.
story-card-y10-title = Lost sheep
story-card-y10-text = Forty sheep come down into the valley, and no shepherd. By evening there is one in every tent, and it has the better half of the bed. Whoever drops in is given bread and begged to stay, so that there is somebody else to talk to. On the third day the shepherd is found in the hay. He was not lost. He was hiding from them.
story-card-y10-rule = In this game each tent holds 1 bread; the first foreign scout to enter takes it.
story-card-y10-again = The sheep are back. They remember you.

# Story cards, brown.
story-card-n1-title = Cough season
story-card-n1-text = Everybody coughs: masons, children, the heron. In the keep they cough loudest of all. Only in the loft over the bakery nobody does. By the second week half the valley is sleeping up there, heads to feet, between the sacks. Soup is carried up in washtubs, two where one was enough. One gets used to the snoring.
story-card-n1-rule = In this game feeding the poor takes 2 bread and raises morale by 2 levels.
story-card-n1-again = The coughing is back. You know the way up, and bring blankets.
story-card-n2-title = Night shift
story-card-n2-text = Gesa has torches put up and hires a second shift. At midnight the two meet on the scaffolding, white with lime from head to foot, and each takes the other for ghosts. There is screaming of good quality on both sides. By one o'clock they are sharing their soup. By two the same wall stands twice.
story-card-n2-rule = Once in this game each player may carry out the action just chosen a second time, paying its cost again.
story-card-n2-again = The shifts whistle now before they meet. Both carry garlic.
story-card-n3-title = Collapsed shaft
story-card-n3-text = The marble shaft comes down in the lunch hour, with a noise like a dropped cupboard. Nobody is inside. They are all sitting in the grass, complaining about the lunch. The kitchen receives forty apologies, some of them in verse. { $barons ->
    [supper] Sigga's people, early for supper, dig out the entrance with spoons that you thought were lost.
   *[wage] Sigga's people dig out the entrance and put down no hours for it. They liked the lunch.
} From now on every yard wants a prop.
story-card-n3-rule = In this game a die on a marble space also costs 1 timber, except for owners of a carpenter's yard.
story-card-n3-again = It has come down again, at lunch. The kitchen accepts no more verse.
story-card-n4-title = Wedding
story-card-n4-text = A mason from the borough of { $seat } marries a singer from the borough of { $other }. The two boroughs have not spoken since the affair of the sheep, so Wim carries the vows across. The bakery sends the cake. It is the first thing out of that oven that does not break a tooth. Over the second slice somebody asks about the sheep. It was one sheep.
story-card-n4-rule = Once in this game each player may give 1 figurine to the neighbour on the left or right; both gain 1 basic resource of choice.
story-card-n4-again = Another wedding between the same two boroughs. The cake is larger.
story-card-n5-title = Auditors
story-card-n5-text = Three auditors count everything: nails, loaves, each other. Where a small house has been charged too much they strike out a guilder, so that the columns agree. Then they ask for the books of the court. Every cook and every trumpeter has a page, with wage and signature. The Lord Chamberlain has none. Nobody in the kingdom has ever paid him. "A modest man," notes the eldest.
story-card-n5-rule = In this game the guilder surcharge of a rank is 1 guilder lower for players behind the leader.
story-card-n5-again = The auditors are back. Last year they took home one too few.
story-card-n6-title = The raft
story-card-n6-text = Somebody ties four doors together and calls it a ferry. Oriel takes it home every evening, the long way round, "because of the bridge". She pays with a forecast; so far it has always been rain. At its far end the raft lies just below the grocer's back window. There she pulls the shawl over her face and looks at the water.
story-card-n6-rule = Permanent: the raft is a new space in the river crossing, next to the inner corner of every quarter; entering it costs 1 step.

# Story cards, silver.
story-card-v1-title = The physician's list
story-card-v1-text = Doctor Ansel wants to smell every herb of the valley. You bring them by the basket; he sneezes, thanks you and writes. Then he wants to know who washes the Queen's sheets. At court there is a long silence. A girl with red hands is found, and talks. In his book the herbs fill one page. The sheets fill three, and he has thanked her twice.
story-card-v1-rule = Whoever gathers tokens of 3 different herb types in this game gains 1 seal.
story-card-v1-again = The book is full. Ansel has begun a second one, for pillowcases.
story-card-v2-title = Flags on the quay
story-card-v2-text = Four flags have been sewn for the quay, in four houses, by night, so that nobody could copy. At noon they all go up together. Two show a heron, one a loaf, and one, after a misunderstanding, Hobb. He stands below it for an hour and compares. The trumpeters, who were told to greet the best one, greet everything twice.
story-card-v2-rule = In this game the trumpets on morale levels 12 and 15 count double.
story-card-v2-again = The wind has taken a heron. Hobb still flies.
story-card-v3-title = Old friends
story-card-v3-text = In the towers there are rooms that were built over long ago. Today the people who lived in them come back, in good coats, and go along the walls looking for their nail. Twelve of them came to Gesa as apprentices; they are masters now, and agree on what is straight. Towards evening the last nail is found. It is crooked. It is greeted by name.
story-card-v3-rule = Once in this game each player may use the function of one of their removed tower tiles.
story-card-v3-again = They are here again. One of them has brought a better nail.
story-card-v3-tiles = Removed from the tower of { $seat }: { $tiles }.
story-card-v4-title = Lantern night
story-card-v4-text = Tonight there is a light in every window of the valley, for no reason that anybody would give. You stand on the bridge and count them, lose count and begin again, and nobody minds. Over the bakery there is one too, in the Queen's window, and the window is open. You stop talking and listen. For the first time you hear nothing.
story-card-v4-rule = In this game the first re-roll of each player in each round is free.
story-card-v4-again = Lanterns again. You stop talking again. Still nothing.

# Number cards 1 to 6: faces that are bought unseen.
number-card-1-title = Weathercock
number-card-1-text = It comes from the roof of the old palace and has never cared about the wind. It turns to whatever is wanted. { $drawn ->
    [yes] Tobin nods to { $holder }, as if he had been told.
   *[no] Tobin wraps it up while it is still turning.
}
number-card-1-rule = The die counts as timber, stone, clay or guilder, whichever you choose.
number-card-2-title = Twin hammer
number-card-2-text = A trade mark is burnt into the handle: Hedda. Below it runs her advice. "Two hammers, one for the iron, one for the thumb. For the thumb, arnica, outside." The last word is underlined.
number-card-2-rule = A; used for a build action, it saves 1 timber, stone or clay.
number-card-3-title = Proclamation
number-card-3-text = Wim gives his first speech, standing on a barrel. At "His Majesty" the lid gives way. He finishes from inside, word for word, and with more echo. It is asked for again.
number-card-3-rule = A; after the action your morale rises by 1.
number-card-4-title = Pilgrim
number-card-4-text = A tin badge, worn thin: "walks where the air is good". The pilgrims who wear it on their hats come from the dye towns. In your meadows they sit down, breathe in and out, and call it the sights.
number-card-4-rule = Purple space: your scout moves up to 2 steps.
number-card-5-title = Ledger
number-card-5-text = An old account book. One line has been crossed out so hard that the pen went through: "Twelve pieces, paid in full, change not taken." On the pages after it nothing was ever sold.
number-card-5-rule = Purple space: exchange up to 3 basic resources one for one, and gain 1 guilder.
number-card-6-title = Mirror
number-card-6-text = Tobin sells it with the glass to the wall. It used to hang opposite a green room, he says, and wraps it without looking in. You unwrap it. You see yourselves. The Chancellor hisses at it.
number-card-6-rule = The die counts as any face that shows on another of your unplaced dice.

# Number cards 7 to 14: abilities of the families.
number-card-7-title = Paid the same day
number-card-7-text = Whoever works for an Aldermoor is paid on the same day, into the hand, before supper. It has been a family rule since the royal debt. Masons walk over from three valleys, and some bring change.
number-card-7-rule = Each craftsman you use also gives you 1 guilder.
number-card-8-title = The long look
number-card-8-text = Hedda had a way of looking at a price. She said nothing and held her head a little on one side. After a while the price apologised. The Aldermoors have kept the neck.
number-card-8-rule = Once in a game you pay no guilder surcharge for a rank.
number-card-9-title = One stroke further
number-card-9-text = On the ferry the Brackwells were always one stroke further on than you had last seen them. Nobody ever noticed the stroke. On land it works just as well, only the shoes stay dry.
number-card-9-rule = Once in a round, on your turn, your scout may move 1 step.
number-card-10-title = Bread in the boat
number-card-10-text = Inga always had bread in the boat, under a cloth, for whoever was late. Those who came in time got none. Before long everybody came late. She rowed twice and cut thicker slices.
number-card-10-rule = The first token that you gather in a round also brings 1 bread.
number-card-11-title = The hem
number-card-11-text = A coin is sewn into the hem of the steward's coat, for the day when everything goes wrong. So far it has only ever been a day when something was missing. By evening it is sewn in again.
number-card-11-rule = You receive 3 guilders at the start of each game.
number-card-12-title = The side door
number-card-12-text = The Corvanes do not queue. Wherever people stand and wait there is a side door, and somebody has to have the key to it. By the time the queue has moved up, they are on their way out, holding the door.
number-card-12-rule = You may use your day's wage action on an occupied wage space.
number-card-13-title = Look twice
number-card-13-text = Look twice, says the watch. The first look is for what you expect, the second for what is there. Some Dunmeres take a third one, and call it their evening off.
number-card-13-rule = Once in a round you may re-roll one die for free.
number-card-14-title = Night rounds
number-card-14-text = Who walks at night gets things done that were not on anybody's list. By morning a hinge has been oiled, a gate mended, a cat let in. Nobody signs for it. The Dunmeres yawn.
number-card-14-rule = Once in a round a resource die that you use as an action costs nothing.

# Number cards 15 to 22: knowledge.
number-card-15-title = On Markets
number-card-15-text = "Ask for three," says chapter one. "Look disappointed. Receive four." Chapter two shows the faces to be made, in woodcuts, from mild regret to ruin. In the margin, in a small hand: "Works. M."
number-card-15-rule = At the weekly market you may also pay 3 guilders and take 4 resources.
number-card-16-title = The Mason's Prices
number-card-16-text = Eleven chapters on mortar, and then the twelfth: on charging for height. Somebody has laughed over it so much that there is soup on the page. Whoever has read it pays for the stairs and not for the view.
number-card-16-rule = Your guilder surcharge for a rank is at most 1 guilder.
number-card-17-title = A torn herbal
number-card-17-text = The left half of every page is there, the right half went into a stove. "Who gathers one herb," you read, "gathers half a cure; build two huts." Which two, it says further right.
number-card-17-rule = You start each game with a second herb hut of your choice; it brings no fame.
number-card-18-title = How to Be Asked to Stay for Supper
number-card-18-text = A thin book with a grease spot on every page. "Arrive with something in your hands," it advises, "and stand in the way." In the margin, in a small hand: "Bring your own spoon. M."
number-card-18-rule = Once in a game you may use a figurine and keep it.
number-card-19-title = The Poor Man's Almanac
number-card-19-text = What to do without money, month by month. In March, look at a field. In August, look at it again. At the first frost: "Chamomile is gone, do not look for it." December is a recipe for hot water.
number-card-19-rule = Once in a round, if you have no guilder, a re-roll costs you nothing.
number-card-20-title = On Geese
number-card-20-text = It contains nothing about geese. It contains a table by which three of anything are worth a guilder, if one says it firmly and does not wait for the answer. The goose on the cover looks convinced.
number-card-20-rule = Once at the end of each game the farm takes 3 items for 1 guilder.
number-card-21-title = Walks for the Healthy
number-card-21-text = Forty walks through hills and meadows, with views. Every sixth page says: "Sit down." The first owner obeyed. There are crumbs on pages six, twelve, eighteen, and all the way to the end.
number-card-21-rule = Every sixth token that you gather in a game raises your morale by 1.
number-card-22-title = On Benches
number-card-22-text = "There is always room," it says, "if the first one moves up." That is chapter one. There is no chapter two. In the margin, in a small hand: "This is the best book. M."
number-card-22-rule = Once in a game you may place a resource die on an occupied resource space.

# Number cards 27 to 32: finds on the road.
number-card-27-title = One sentence, unused
number-card-27-text = The toll keeper at the first station has something in his drawer for whoever comes along. It is a royal seal, good for one sentence, unused. A man in gloves left it as a pledge, in too great a hurry to look for coins. He never came back for it. His line in the book is still open.
number-card-27-rule = { $seat } gains 1 seal.
number-card-28-title = The drying stone
number-card-28-text = The milestone at the third station is marble under the moss, with a king's profile on it. For as long as anybody can remember the village has dried its nappies there. You are asked to leave them another stone, a plain one. They help with the lifting. "That one was always cold," they say.
number-card-28-rule = { $seat } gains 1 marble.
number-card-29-title = Two columns
number-card-29-text = A bookstall stands at the fifth station, under an awning. You find a herbal in two columns: on the left the names from the books, on the right what the hill people say. Beside "grey leaf of the mountain" somebody has drawn a kitchen pot. The bookseller takes it for a blot and lowers the price.
number-card-29-rule = { $seat } gains 1 tome.
number-card-30-title = The man with one song
number-card-30-text = A musician plays at the seventh station. He knows only one song, and that only to the third line: "Warm them together and drink them at night." There he breaks off, every time, and looks down the road. He will come along, he says, if somebody in your valley knows the fourth. You say that you will ask.
number-card-30-rule = { $seat } draws 1 figurine.
number-card-31-title = Not collected
number-card-31-text = In the shed at the ninth station stands a crate that nobody has collected in twenty years. It is addressed to a dyer; the rain has had the name. "Urgent" is written on all six sides. The carrier is glad to be rid of it and helps you with the lid. Inside are gloves. Two dozen pairs, never worn.
number-card-31-rule = { $seat } gains 2 basic resources of choice.
number-card-32-title = The carters' inn
number-card-32-text = The eleventh station is an inn for carters with a cough. They are given a cup before bed, two herbs in it, hot. It has no name. "Our grandmother's nurse had it from a palace," says the landlady, and what is in it is what has always been in it. The second cup she pours without being asked.
number-card-32-rule = { $seat } may deliver at this station a second time in this game.

# Number cards 33 to 38: finds under the wall.
number-card-33-title = The tin box
number-card-33-text = The shovels strike tin. In the foundation lies a box, and in the box a petition to the throne, begun on eleven sheets in the same careful hand. None of them gets further than "I am the man who". At the bottom lies a seal, never used. You put the sheets back in their order.
number-card-33-rule = { $seat } gains 1 seal.
number-card-34-title = A doorstep
number-card-34-text = There is a doorstep in the grass, marble, worn hollow in the middle. Somebody lived here once and often came home. In the wet ditch beside it the mint stands knee-high; on the dry side of the step there is none, not a stalk. The step comes along with you. The mint keeps its feet in the water.
number-card-34-rule = { $seat } gains 1 marble.
number-card-35-title = What the mice left
number-card-35-text = Behind a loose stone there is a hollow full of books, or of what mice leave of books, which is spines. One is whole. It is wrapped in a green rag, and there is not a tooth mark on it, nor on the rag. Hobb holds it up to the light for a long time. He praises the binding.
number-card-35-rule = { $seat } gains 1 tome.
number-card-36-title = Asleep in the scaffolding
number-card-36-text = Up in the scaffolding a mason is asleep on a pillow of lavender. He sleeps splendidly; since noon three people have stepped over him, one of them with a beam. He coughs all the same, in his sleep, every few breaths. When he wakes up he asks for work. You point at the trowel under him.
number-card-36-rule = { $seat } draws 1 figurine.
number-card-37-title = To be returned
number-card-37-text = Behind the last course of stones there is a sack, heavy and musical. It is full of spoons. Each has a label with the name of its owner, and on the sack it says, in Sigga's excellent hand: "To be returned. Nothing personal." { $barons ->
    [supper] Most of them come from your own supper table. She has polished them.
   *[wage] A receipt lies on top: storage, paid for out of her own wage.
}
number-card-37-rule = { $seat } gains 2 basic resources of choice.
number-card-38-title = The capstone
number-card-38-text = At noon the last stone goes up. Gesa has cut all the builders into it, not by rank and not by age, but in the order of their contribution to the soup. There is some pushing in front of it. At the very bottom, small and neat, stands the quartermaster. He brought the salt.
number-card-38-rule = { $seat } gains 3 decorative rivets.

# Number cards 39 to 42: royal favours.
number-card-39-title = A pot of paint
number-card-39-text = In the morning a small pot of paint stands at the door of { $seat }. There is no sender and no bill. The lid is tied down with kitchen string, and on it is a thumbprint in flour. The grocer is asked, counts his pots, and none is missing. It is a good colour. By noon it is dry.
number-card-39-rule = { $seat } puts one face that costs 1 seal on a die, free of charge.
number-card-40-title = The right page
number-card-40-text = On the windowsill of { $seat } lies a book with a straw in it. Somebody has taken the trouble to look for the right page first. In the whole valley only one person marks his place with straw. He is standing across the street with an empty mailbag, studying a cloud.
number-card-40-rule = { $seat } receives 1 knowledge card.
number-card-41-title = The whistle
number-card-41-text = On the doorstep of { $seat } lies a whistle, wrapped in one of your own napkins. A note comes with it, in an excellent hand. "Blow it when you are behind. I will be behind them." You try it out indoors, softly. Far up in the woods somebody says "Bless you".
number-card-41-rule = { $seat } draws 1 robber baron token in each game.
number-card-42-title = The thumb
number-card-42-text = The letter that { $seat } brings to court is sealed, but not with the signet. Somebody has pressed a thumb into the wax; one can see every line of it, and a little flour. The clerks want to refuse it. It goes up all the stairs and comes down again accepted. The King knows that thumb.
number-card-42-rule = Each seal { $seat } returns counts 1 more crown value, in all at most a quarter of the goal, rounded down.

# Number cards 43 to 46: the finished monuments.
number-card-43-title = The stone anvil
number-card-43-text = Hedda's anvil stands in stone now, with a bench built round it, since people would have sat on it anyway. The old woman from the end of the bench comes to try the new one. She sits down, moves up, moves up once more and shakes her head. "Hedda would have made it lower."
number-card-43-rule = The first craftsman that { $seat } uses in each game saves 1 more.
number-card-44-title = The stone boat
number-card-44-text = Inga's boat lies in the grass, in stone, with four places. Three lines of a song are cut along its side: grey, white, warm. For the fourth there was no room; the mason says that he ran out of plank, not of song. Children row in it all day. They say that they are nearly there.
number-card-44-rule = Before the first round of each game the scout of { $seat } may move up to 2 steps.
number-card-45-title = The stone door
number-card-45-text = It is a door of stone, and it stands open, with no wall to the left or right. Philippa's rule is on the lintel: "Knock, but come in." At first people walk round it. Then somebody knocks, and from then on everybody does, and wipes their feet. The heron goes through as well. It does not knock.
number-card-45-rule = { $seat } may keep 1 item of any kind for the next game.
number-card-46-title = The stone lantern
number-card-46-text = Rosamund's lantern is of stone; the light in it is real. You have drawn up a rota for the lighting, with a nail to hang it on. Nobody on it has ever been in time. Whoever comes running at dusk finds the lantern lit already, and the step below it still warm, as if somebody had been sitting there.
number-card-46-rule = { $seat } has 1 free re-roll in each game.

# Robber baron tokens.
robber-1 = A change of hats
robber-1-does = Swap one of your figurines with another player's; if nobody has one, draw 1.
robber-2 = Fell off a cart
robber-2-does = Take 2 basic resources of your choice.
robber-3 = A polite knock
robber-3-does = Place an A die on an occupied action space.
robber-4 = The path through the woods
robber-4-does = Move your scout up to 3 steps.
robber-5 = The other sleeve
robber-5-does = Re-roll any of your dice for free.
robber-6 = Songs by the fire
robber-6-does = Your morale rises by 1.
robber-7 = Beams, hardly used
robber-7-does = Your next build action this turn costs 2 timber, stone or clay less.
robber-8 = Supper on the windowsill
robber-8-does = Take 1 bread and 1 guilder.

# Royal orders, in the words of the Lord Chamberlain, with what they cost and bring.
order-1-title = A door that does not creak
order-1-text = "One door, not to creak. Who may be sleeping behind it is no concern of the builders."
order-1-does = Pay 3 timber: fame equal to your trumpet value and 1 guilder.
order-2-title = Stools on the stairs
order-2-text = "A stool of stone on every landing, for visitors. That no visitor ever goes up there has been noted."
order-2-does = Pay 3 stone: fame equal to your trumpet value and 1 guilder.
order-3-title = A warm floor
order-3-text = "Clay pipes beneath one floor, from the stove to the bed. The court holds no opinion on cold feet."
order-3-does = Pay 3 clay: fame equal to your trumpet value and 1 guilder.
order-4-title = Bread for the ducks
order-4-text = "Two loaves daily for the ducks. Whoever is found sitting beside the ducks shall count as a duck."
order-4-does = Pay 2 bread: fame equal to your trumpet value and morale +1.
order-5-title = A clock without a bell
order-5-text = "One craftsman, to take the bell out of the clock below a certain window. Time itself may continue."
order-5-does = Give 1 craftsman: fame equal to your trumpet value and 1 bread.
order-6-title = A quiet trumpeter
order-6-text = "One trumpeter, quiet. He plays after noon, a long way off, and only what can be hummed."
order-6-does = Give 1 gleeman: fame equal to your trumpet value and 1 basic resource of your choice.
order-7-title = A windowsill
order-7-text = "One windowsill of marble, wide enough for two elbows and a cat. These measurements are official."
order-7-does = Pay 1 marble: fame equal to your trumpet value and 1 basic resource of your choice.
order-8-title = A reader for the evening
order-8-text = "One person to read aloud below the east window, with bread. Sad endings are to be skipped."
order-8-does = Pay 2 guilders and 1 bread: fame equal to your trumpet value and 1 tome.
order-9-title = A house for sparrows
order-9-text = "One house for sparrows, to be seen from the bed. The sparrows are to be cheerful by seven."
order-9-does = Pay 1 timber, 1 stone and 1 clay: fame equal to your trumpet value and 1 bread.
order-10-title = Forty cushions
order-10-text = "Forty cushions. One of them is to be soft; the others are for the sake of appearances."
order-10-does = Pay 4 basic resources of any kind: fame equal to twice your trumpet value.
order-11-title = A bench for two
order-11-text = "One bench of marble, for two, with a view of the river. The Lord Chamberlain will not be using it."
order-11-does = Pay 2 marble: fame equal to twice your trumpet value and 1 guilder.
order-12-title = A kind word
order-12-text = "One sentence, kind, to be said to the Queen before breakfast. This office is unable to supply it."
order-12-does = Give 1 seal: fame equal to twice your trumpet value.

# Castle rooms: what they bring, and the plate on the door.
room-kitchen = kitchen
room-kitchen-does = When furnished: 2 bread.
room-kitchen-plate = { $house ->
    [healing] Kitchen. Broth at all hours.
    [books] Kitchen. No reading over the soup.
    [hall] Kitchen. Come in and take a spoon.
   *[none] Kitchen.
}
room-library = library
room-library-does = When furnished: 1 tome.
room-library-plate = { $house ->
    [healing] Library. The herbals are at bed height.
    [books] Library. It goes on upstairs.
    [hall] Library. Reading aloud is permitted.
   *[none] Library.
}
room-sickroom = sickroom
room-sickroom-does = When furnished: any herb token of the map, with or without a hut.
room-sickroom-plate = { $house ->
    [healing] Sickroom. Come in before it gets worse.
    [books] Sickroom. A book goes with every bed.
    [hall] Sickroom. Visitors welcome, one at a time.
   *[none] Sickroom.
}
room-bell_loft = bell loft
room-bell_loft-does = When furnished: morale +1.
room-bell_loft-plate = { $house ->
    [healing] Bell loft. Rung softly, and only for supper.
    [books] Bell loft. Rung at the end of a chapter.
    [hall] Bell loft. Rung for whoever arrives.
   *[none] Bell loft.
}
room-winter_garden = winter garden
room-winter_garden-does = When furnished: 2 basic resources of your choice.
room-winter_garden-plate = { $house ->
    [healing] Winter garden. Everything may be picked.
    [books] Winter garden. Everything has a label.
    [hall] Winter garden. Please sit between the pots.
   *[none] Winter garden.
}
room-counting_room = counting room
room-counting_room-does = When furnished: 2 guilders.
room-counting_room-plate = { $house ->
    [healing] Counting room. Pulses on Mondays.
    [books] Counting room. Sums are lent for a fortnight.
    [hall] Counting room. So far it is mostly chairs.
   *[none] Counting room.
}
room-guest_room = guest room
room-guest_room-does = When furnished: draw 1 figurine.
room-guest_room-plate = { $house ->
    [healing] Guest room. Stay until it is gone.
    [books] Guest room. Finish the book first.
    [hall] Guest room. There is another one next door.
   *[none] Guest room.
}
room-three_windows = room with three windows
room-three_windows-does = Open only when all other rooms stand. When furnished: 1 seal.
room-three_windows-plate = { $house ->
    [healing] Please let her sleep.
    [books] Please turn the pages softly.
    [hall] Please knock. It is open.
   *[none] The plate is still blank.
}

# The four stages of a family's monument.
monument-anvil-1 = A square of stones. Everybody agrees that it will be an anvil.
monument-anvil-2 = The block stands. Passers-by knock on it and listen.
monument-anvil-3 = The horn is on. It points at the old palace, by accident.
monument-anvil-4 = The last blow. All places on the bench are already taken.
monument-heron-1 = The keel lies in the grass. A child asks where the water is.
monument-heron-2 = Four places and no oars. So far nobody has noticed.
monument-heron-3 = The side is smooth now, and long enough for a song.
monument-heron-4 = The stone boat is launched into the meadow. The heron boards first.
monument-key-1 = A single step. It leads one foot upwards.
monument-key-2 = Two posts. People have begun to walk between them.
monument-key-3 = The lintel is up. Somebody asks for the key.
monument-key-4 = The door is hung, open. It weighs too much to be shut again.
monument-lantern-1 = A deep footing, as for something that is meant to be seen.
monument-lantern-2 = The shaft stands, and the first moth is already waiting.
monument-lantern-3 = Four panes of stone, cut so thin that the sun comes through.
monument-lantern-4 = The lamp is set in. Somebody has trimmed the wick.

# Family promises.
promise-anvil = In one game, three different kinds of build action; each colour of building, clearing, renovating, monument, segment and room is a kind.
promise-heron = In one game, a token from each of two foreign quarters.
promise-key = In one round, dice on four different kinds of action space.
promise-lantern = Twice in one game, be the only one to feed the poor in a round.
promise-reward = A promise kept brings 2 basic resources of your choice, once in a game; kept in three games, it brings 1 seal, once in the campaign.

# The sectors of the cogwheel.
sector-1 = 2 timber
sector-2 = 1 bread and 1 guilder
sector-3 = 2 stone
sector-4 = 1 figurine
sector-5 = 2 clay
sector-6 = 1 marble

# Words of the later epochs.
good-tome = tome
amount-tome = { $count ->
    [one] 1 tome
   *[other] { $count } tomes
}
amount-robber = { $count ->
    [one] 1 robber baron token
   *[other] { $count } robber baron tokens
}
amount-segment = { $count ->
    [one] 1 segment
   *[other] { $count } segments
}
amount-station = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
amount-delivery = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
}
space-tome = tome action
space-cogwheel = cogwheel action
space-order = space J
space-rider_short = rider action, 2 stations
space-rider_long = rider action, 3 stations
space-landing = landing stage
web-use-monument = monument stage
web-use-wall = wall segment
web-use-road = road segment
web-use-room = castle room
thing-wall = wall
thing-road = trade road
thing-wall_segment = wall segment
thing-road_segment = road segment
thing-station = station
thing-rider = rider
thing-delivery = delivery
thing-tome = tome
thing-crown_bar = crown bar
thing-crown_value = crown value
thing-landing_stage = landing stage
thing-cogwheel = cogwheel
thing-sector = sector
thing-order = royal order
thing-robber = robber baron token
thing-ability = character ability
thing-knowledge = knowledge card
thing-favour = royal favour
thing-monument = family monument
thing-promise = family promise
thing-room = castle room
segment-1 = First segment of a quarter: 1 guilder.
segment-2 = Second segment of a quarter: 1 bread.
segment-3 = Third segment of a quarter: 1 basic resource of your choice.
delivery-1 = First station of a foreign quarter: 1 guilder, without payment.
delivery-2 = Second station of a quarter: 2 of its resource for fame equal to your trumpet value.
delivery-3 = Third station of a quarter: 1 bread and 1 of the next quarter's resource for fame equal to your trumpet value and 1 basic resource of your choice.

# How a courier card arrives.
courier-1-frame-young = The boy, out of breath: two loaves already hold up a cart.
courier-1-frame-grown = The men praise the bread, Wim reports, chiefly for its weight.
courier-1-frame-rider = Wim brings a loaf along. The horse has declined it.
courier-2-frame-young = The boy arrives before the officer, in one boot.
courier-2-frame-grown = Hobb's deputy, says Wim. He finds empty plots restful.
courier-2-frame-rider = From the saddle Wim has counted the plots first. Twice.
courier-3-frame-young = "She bowed," gasps the boy. "To me!"
courier-3-frame-grown = Excellent manners, Wim reports, and counts his buttons.
courier-3-frame-rider = The lady admires Wim's horse and, after a while, returns it.
courier-4-frame-young = The boy has carried the wrong trunk up the hill, twice.
courier-4-frame-grown = Wim brings the label. What it was tied to is gone.
courier-4-frame-rider = Wim's horse carries four trunks. It is none of them.
courier-5-frame-young = The boy starts to sing it and runs out of breath.
courier-5-frame-grown = The old woman beats time with a crust until they stop.
courier-5-frame-rider = Wim's horse joins in and holds the note longest.
courier-6-frame-young = The boy drips. He came by the bridge, more or less.
courier-6-frame-grown = Oriel is blamed. "I never said when," she tells Wim.
courier-6-frame-rider = Wim's horse has swum, and would like that mentioned.
courier-7-frame-young = The boy counted nineteen carts, then ran ahead of the twentieth.
courier-7-frame-grown = Wim shows the carts in. On the last one somebody coughs.
courier-7-frame-rider = Wim rides in front. The last cart coughs its way uphill.
courier-8-frame-young = The boy sits down for breath. The bench is taken away.
courier-8-frame-grown = The watch takes every bench but the old woman's.
courier-8-frame-rider = Wim stays in the saddle. There is nothing else to sit on.
courier-9-frame-young = The boy hands the letter over and looks at his boots.
courier-9-frame-grown = Wim holds the letter by one corner.
courier-9-frame-rider = The Lord Chamberlain's idea, says Wim. The postscript sounded sorry.
courier-10-frame-young = The boy has flour up to his elbows and no explanation.
courier-10-frame-grown = Somebody is singing at the ovens, Wim reports. Two lines.
courier-10-frame-rider = Wim brings news and crumbs, the horse only crumbs.
courier-11-frame-young = The boy whispers, in case the master is listening.
courier-11-frame-grown = Wim has seen that beard before. It hung on a hook.
courier-11-frame-rider = The master's beard is slipping. Wim looks at the sky.
courier-12-frame-young = The boy delivers this one from a tree.
courier-12-frame-grown = The Chancellor has negotiated, says Wim. The boars kept the cream.
courier-12-frame-rider = Wim's horse has met them and does not wish to talk.
courier-13-frame-young = The boy has marched in step all the way, boots and all.
courier-13-frame-grown = Hobb plays the fife. Nobody knew, says Wim, not even Hobb.
courier-13-frame-rider = Wim's horse keeps time. Hobb, on the fife, nearly does.
courier-14-frame-young = The boy carries this one in both hands.
courier-14-frame-grown = The Queen's own hand, says Wim, and stands up straight.
courier-14-frame-rider = For this one Wim gets down from the horse.

# At the grocer's: epochs 1-2, 3-4, 5, 6-7, 8 and 9.
grocer-1-1 = "Leave the window, please. Air is free, the rest costs seals."
grocer-1-2 = "If you are cold, that is the window. It stays as it is."
grocer-1-3 = "Take your time. Dice do not mind being looked at."
grocer-1-4 = "A draught is a customer who has not decided yet."
grocer-2-1 = "What I do with them? I keep them. Mind the paint."
grocer-2-2 = "The gloves? Because of the herrings. We are out of herrings."
grocer-2-3 = "Every night I count the seals. They have never said a word."
grocer-2-4 = "Turned to the wall means unseen. It does not mean unloved."
grocer-3-1 = "Any colour. Well. Red, blue, yellow, white, black, purple."
grocer-3-2 = "I can mix you anything. Almost anything. There is a very good blue."
grocer-3-3 = "Somebody always asks for the one I have not got."
grocer-3-4 = "Letters, everybody is reading letters. I only ever got as far as labels."
grocer-4-1 = "And how did she sleep?" he asks, before anything is sold.
grocer-4-2 = "First how she slept. Then the colour."
grocer-4-3 = He has one question, always the same one, and waits for the answer with the brush in the air.
grocer-4-4 = "Badly? Then sit down a moment. The paint can wait."
grocer-5-1 = He wraps the face twice and forgets the price. You remind him.
grocer-5-2 = He gives you change. There is no change for seals.
grocer-5-3 = A second chair stands in the shop. He has dusted it, and serves standing.
grocer-5-4 = He begins a sentence, looks at the seal in your hand, and paints.
grocer-6-1 = An empty chair, an open window, and the note on the door: "Open. Take what you need. Mind the paint."
grocer-6-2 = The chair is empty. Every pot has a label now, in large letters.
grocer-6-3 = You lay your seals on the counter. Nobody counts them.
grocer-6-4 = Leaves have blown in. You sweep them up and leave the window open.
grocer-regular = "You again. Good."

# Margin notes after a game.
margin-no_bread = The borough that never baked bread. The baker sends some, out of professional interest.
margin-one_short = One trumpet short. Wim has bought a trumpet.
margin-exact = Not a stone more than was ordered. Hobb is moved.
margin-rerolls = Argued with the dice and won on points.
margin-same_hut = By now the whole borough smells of { $herb }.
margin-same_site = The plot that cannot make up its mind.
margin-foreign_rest = The scout stayed for supper with { $other }.
margin-plunger_late = Saved by the plunger. The velvet was re-dyed, blue.
margin-fed_most = At the end of the bench a place is kept for { $seat }.
margin-two_couriers = Wim slept in the barn and ate for three.
margin-all_renovated = Painted everything that stood still.
margin-still_morale = A quiet year. The mice danced.
margin-full_arms = Came home with both arms full and no idea which was which.
margin-robbed_leader = Nothing personal.
margin-two_epochs = Walked faster than the news.
margin-lone_vote = The one hand that stayed down. It was a steady hand.
margin-seals_kept = Saves up sentences for something.
margin-second_higher = Second, and with better rivets.
margin-many_huts = Huts everywhere. The bees have to ask the way.
margin-one_hut = One hut, very well swept.
margin-long_walk = The scout came home with new soles and an opinion on every bridge.
margin-home_scout = The scout knows this meadow by heart.
margin-idle_courier = Wim was kept until the end and sent nowhere. He has oiled the door.
margin-idle_workmen = Fed four workmen and let them watch.
margin-early_home = Was home before the lamps were lit, and slept well.
margin-last_die = Put out the lamps, round after round.
margin-empty_hands = Not a nail left over. Hobb calls it art.
margin-full_barn = The barn door no longer shuts. The heron helps.
margin-top_rank = Paid for the height and likes the view.
margin-all_storage = Has put everything away and is now looking for it.
margin-baker = Knows by the smell when it is black enough.
margin-met_clairvoyant = Came out from under the shrubs with a lowered voice.
margin-far_beyond = So far past the goal that the trumpeters had to run.
margin-last_bend = Was behind all day and in front at supper.
margin-long_wait = The trumpeters had waited for three games. They played twice as long.
margin-high_spirits = Morale so high that it had to be tied to the fence.
margin-new_die = This die has nothing left of its youth.
margin-first_face = Went in for flour and came out with a new die.
margin-market = At the weekly market they only say: "As usual?"
margin-day_wage = Worked by the day, paid by the day. Hobb likes that in people.
margin-hired_most = Half the valley has worked here. The other half has been asked.
margin-no_grass = No grass left to sit on. Benches have been ordered.
margin-one_rivet = Ahead by a single rivet. It has been polished.
margin-quick_game = Done before the soup.
margin-long_game = It got late. Nobody wanted to be the first to say so.
margin-last_loaf = Gave away the last loaf while it was warm.
margin-no_reroll = Took the dice as they fell and thanked them.
margin-won_again = The trumpets were left at the door from last time.
margin-kind_choice = Left the better space free. Perhaps on purpose.
margin-builder = Three stretches of wall in one year. Gesa has stopped measuring.
margin-round_trip = Once all the way round. The dogs call the horse by its name.
margin-promise_kept = Promised it, did it, and made no speech.
margin-first_of_kind = The first house of its kind. The others have come to look.

# What people say of a prophecy that nobody drew.
prophecy-1-hearsay = Oriel is said to have rattled a cup and seen many dice changing hands.
prophecy-2-hearsay = Oriel is said to have shut her eyes and smelled wet stone, white as milk.
prophecy-3-hearsay = Oriel once covered her ears, people say: two crowds shouting, and each of them right.
prophecy-4-hearsay = A child swears that Oriel counted slowly to twelve one evening, and then laughed.
prophecy-5-hearsay = Oriel never takes the short way home, people say; she is afraid of a bridge.
prophecy-6-hearsay = Oriel is said to have taken somebody's hand and seen the mother's ring.
prophecy-7-hearsay = Oriel is said to have said, quite loudly, that the Queen is not ill at all.

# The last sentence of a seat that a bot plays.
last-sentence-1 = I came for the herbs and stayed for the soup.
last-sentence-2 = The tower is straight; it is the hill that leans.
last-sentence-3 = We were asked for a castle and have built a kitchen with towers.
last-sentence-4 = If anybody finds my other boot, keep it; I have got used to the one.
last-sentence-5 = Nobody ever asked whether I could build, and I am still grateful.
last-sentence-6 = I rolled what I rolled.
last-sentence-7 = Next time I will begin with the bench.
last-sentence-8 = Somebody please water the pots by the kitchen door.
last-sentence-9 = The heron was right about nearly everything.
last-sentence-10 = To whoever sleeps in my tower: the third stair creaks and likes to be greeted.
last-sentence-11 = I have counted once more, and it was enough.
last-sentence-12 = Leave the window open.
last-sentence-13 = I lost every argument with the dice and kept the dice.
last-sentence-14 = It was a good valley before we came, and it still is.
last-sentence-15 = The bread got better, and I was there when it did.
last-sentence-16 = From where I stood I could see everybody arrive.
last-sentence-17 = My grandmother would have built it smaller and sat in it longer.
last-sentence-18 = I carried it up and I carried it down, and my back remembers both.
last-sentence-19 = I never did find out whose sheep that was.
last-sentence-20 = The trumpets were a little flat, and I would not change a note.
last-sentence-21 = There is a spoon with my name on it, and I know where it hangs.
last-sentence-22 = What I planted along the lane, anybody may pick.
last-sentence-23 = I have one seal left and nothing to ask for.
last-sentence-24 = Please tell the courier that all the letters arrived.
last-sentence-25 = Move up, there is room.
last-sentence-26 = I would do it all again, but with a longer ladder.

# Same in every language.
character-name-1 = Odo
character-name-2 = Tamsin
character-name-3 = Corin
character-name-4 = Hanne
character-name-5 = Pell
character-name-6 = Merle
character-name-7 = Jorin
character-name-8 = Sunniva
character-name-9 = Bastian
character-name-10 = Dorrit
character-name-11 = Fenn
character-name-12 = Agda
character-name-13 = Ruben
character-name-14 = Ylva
character-name-15 = Caspar
character-name-16 = Mirel

# The Rise of Queensdale: the texts of the campaign that hang on epochs. A seat receives a message only once it may be read.

# Epoch cards.
epoch-card-2-1-title = The quartermaster's list
epoch-card-2-1-text = Hobb, the King's quartermaster, gets down from his horse, says good morning and lets go of a scroll. It rolls down the hill, past the tents and over a sleeping goose, and stops at the river, where Wim, the courier, steps on the end with both of his big boots. Hobb reads it out from the top. Two hundred and fourteen items. Between the nails and a bishop's chair, underlined: hangings, green, eleven, to be hung as soon as there is a wall. You have no wall. At noon the new baker hands him a loaf, black on all sides. Hobb knocks on it. It sounds like a door. "I have had worse," she says, and takes a bite.
epoch-card-2-1-rule = Building boards 2-1 and 2-2 join the building stock. Story cards are yellow.
epoch-card-2-2-title = Meadows are measured
epoch-card-2-2-text = Gesa paces out the castle. She walks in front with the measuring chain, and one step behind her walks the heron, which stops when she stops and looks where she looks. By noon the whole castle stands in the grass, in string. Then she needs the plan, and on the plan lies the Queen's cat, large, grey, and called the Chancellor because he sleeps through every council. Nan, the new baker, scratches him behind the left ear, exactly where he likes it. He sleeps on. Gesa looks at the cat, at the string and at the sky. Then she pulls out the peg of the east corner and puts it in again two feet further on. A castle is easier to move.
epoch-card-2-2-rule = A build action may clear land for 3 timber, 2 stone and 3 clay: one grass tile in your borough becomes a building site. Each of you may do so 4 times in the campaign.
epoch-card-2-3-title = The blocked drain
epoch-card-2-3-text = One morning every drain in the valley is blocked. Doctor Quillan of the court sniffs twice and writes it down: the Queen's cough comes from bad air in the pipes, beyond any doubt. Quartermaster Hobb unlocks a case lined with blue velvet. It has travelled in the second coach, ahead of the silver. "The royal plunger," he says. "It is on the list." Nobody laughs. One does not laugh at velvet. At noon you pull, all together, and the plug gives way. Out come leaves, a boot that Wim has been missing, and last a clump of moths, all dead, their wings shimmering as bright as new grass. They come from the wash-house, where the Queen's hangings were rinsed. Hobb turns the page. "Moths are not on the list."
epoch-card-2-3-rule = The player with the lowest goal starts each game with the royal plunger. Its holder may once in a game place an A die on an occupied action space and then passes it to the left.
epoch-card-3-1-title = Saws and chisels
epoch-card-3-1-text = All day the saws sing one note and the chisels another; by evening they have almost agreed on a tune. The keep on the islet gets a floor, then a staircase, then a window to the river, with real glass. The Queen comes to inspect it, veiled and very upright, with six ladies who hold things. She lays a hand on the sill, leaves it there for a while and nods. On the same day the bread is perfect: golden, round and as light as a cushion. Nobody can explain it; Nan has the day off. You carve the date into the door of the bakery. Next morning Nan is back. The bread is black.
epoch-card-3-1-rule = Building boards 3-1 and 3-2 join the building stock.
epoch-card-3-2-title = A chest of books
epoch-card-3-2-text = A chest stands at the ford, without a sender, without a letter. It smells of smoke. The books in it are brown at the edges, as if somebody had begun to burn them and then could not, book after book. You dry them on the line, between the shirts. One of them is a herbal. Wim holds the page to the light, and everybody reads over everybody's shoulder: "The grey leaf of the mountain, soft, green all winter; and another. Two in one cup, or save the water." Where the other one stood there is a brown hole. All of you look up at the mountain. It is high, it is bare, and it has just begun to rain.
epoch-card-3-2-rule = Tome action: pay 1 guilder, take 1 tome; at most 6 are kept, without storage. In step 15 each of you may give 3 tomes for one of the top two knowledge cards. The casebook is open.
epoch-card-3-3-title = The first cracks
epoch-card-3-3-text = The first houses have cracks. "They settle," says Gesa and pats a wall, and a piece of it comes along. "Like people." You fetch mortar, and, while you are at it, paint. Tobin, the grocer, has his shop at the head of the inner bridge, with every window open. Today it is full of children who swap the old faces of your dice, { $drawn ->
    [yes] as the clairvoyant saw it in her cup
   *[no] as the clairvoyant is said to have said
}. He has put up a second shelf, and the pictures on it are turned to the wall. "Red, blue, yellow, white, black, purple," he says. "Mind the paint." He serves in gloves, because of the herrings. You see no herrings.
epoch-card-3-3-rule = A build action may renovate one of your buildings for 4 timber, 3 stone, 3 clay and 4 guilders: an X counter, 1 rivet until the game ends, 3 times in a game. Faces 1 to 3 are on sale, unseen.
epoch-card-4-1-title = A white vein
epoch-card-4-1-text = A boy runs down from the quarry with a splinter in his fist, white as milk. By evening half the valley has a splinter, and the other half a cart. Oriel, the clairvoyant, who sits under the shrubs, walks past holding her nose. { $drawn ->
    [yes] "Wet stone, as I said," she says. "I never said when."
   *[no] Wet stone, she is said to have said, long before anybody dug here.
} Doctor Quillan has given up the dust of books and blames marble dust; he has it in writing already. Then it rains for three weeks. The saws hang on their hooks, nobody cuts a stone, the air is washed clean, and across the water the Queen coughs as never before. Quillan stands on the bank with his pen. He underlines "dust".
epoch-card-4-1-rule = New marble spaces: a stone die there yields exactly 1 marble, which is not a basic resource. Building boards 4-1 and 4-2 join the building stock.
epoch-card-4-2-title = The King's patience
epoch-card-4-2-text = A letter from King Bertram, in his own hand; below the name an ink blot, shaped like a duck. Whoever falls short shall have a seal, he writes, and you ought to know what a seal is: one sentence before his throne, which he promises to hear to the end. Whoever hands it in starts ahead. "P.S. Her room smells of mice. I have sent three cats. It is no trouble at all." The cats look into the room from the threshold and come home; no trap in there has ever caught a thing. Tobin, who takes seals for his paint and keeps them in a chest, asks to have the letter read again. Then he dusts the chest.
epoch-card-4-2-rule = Crown bar: whoever missed the goal may in step 16 return 1 or 2 of the seals just received. Each raises the crown value by 10 percent of their goal; the next game starts with that fame. Merchants join the bag.
epoch-card-4-3-title = Men in the woods
epoch-card-4-3-text = There are men in the woods, and they are led by a woman with excellent manners. Sigga, robber baroness, knocks at the borough that is ahead, introduces her men by name and takes the silver spoons, against a receipt. She robs only whoever is in front. "Or where would be the sport?" Next morning a bundle lies at the door of whoever is last: rope, nails, a ham and one of the spoons. You call a council. Those in front speak of robbery, those behind of justice; the Chancellor sleeps. Hobb wants to enter the spoons, and does not know on which side. A note is pinned to the ham. "Nothing personal," it says. The paper is very good.
epoch-card-4-3-rule = Robber barons: whoever missed the last goal draws 1 token in step 6 when 1 or 2 epochs behind the leader, 2 tokens when 3 or more behind. Each is used once, on your turn, and returned after the game.
epoch-card-5-1-title = Grandmother's letters
epoch-card-5-1-text = It rains for a week, and the whole valley sits round one stove. { $players ->
    [2] Out of two trunks come two old letters, and two more come over the ridge, where the other two families make cheese.
    [3] Out of three trunks come three old letters, and a fourth comes over the ridge, where the fourth family makes cheese.
   *[other] Out of four trunks come four old letters, folded small and tied with the same blue thread.
} They are read aloud, and every reader stops now and then because of something in one eye. Four hands, four sorts of ink, one palace: the grandmothers served there in the same years, and wrote as they talked. They signed with their first names only. Hedda. Inga. Philippa. Rosamund. A child says them once more, slowly, like a toast. At the end of the bench a spoon stops.
epoch-card-5-1-rule = Page one of number cards 23 to 26 is read. Then each of you chooses one of the two character abilities of your family.
epoch-card-5-2-title = Stone for the forebears
epoch-card-5-2-text = Each family wants a monument, not large, only larger than the others'. Gesa draws { $players ->
    [2] two
    [3] three
   *[other] four
} of exactly the same size and shows each family its own, alone, in the evening light. Doctor Quillan has given up marble dust. The Queen's cough is grief, he writes, and he prescribes black ribbon for the whole court. The inner bridges, of which Oriel { $drawn ->
    [yes] has been so afraid
   *[no] is said to be so afraid
}, stand. You have jumped on both ends of each, to make sure. A mason hangs a wreath on every one of them all the same. "In case it was meant for later," he says. The heron likes the wreaths.
epoch-card-5-2-rule = A build action may raise the next of 4 stages of your monument (2 timber, 2 stone, 2 clay, 1 marble) for 2 lasting rivets; the fourth adds 1 seal, 1 card. Each family has a promise. Board 5-1 joins the stock. Story cards: brown.
epoch-card-6-1-title = The great mill
epoch-card-6-1-text = The wheel turns, the stones growl, and by noon everything is white: the hedges, the heron, Hobb. Doctor Quillan blames the flour, too much of it. Then he notices that the Queen, who has slept in the loft over the bakery since the portrait was hung, has not coughed since May. He crosses out "too much" and writes "too little". With the healers from the hills comes Runa. "And how does she sleep?" she asks, before she puts down her basket. You show her the book with the brown pages, and Wim has to read it to her. She laughs until she has to hold on to the table. The grey leaf of the mountain grows behind your kitchens. "You do not drink one," she says. "You drink two. Hot."
epoch-card-6-1-rule = Cogwheel action: turn 1 sector, 2 for 1 basic resource, and take what it shows. Boards 6-1 and 6-2 join the stock, healers the bag. At set-up the players with the lowest goal take 1 bread, unless all have the same.
epoch-card-6-2-title = Letters with wax
epoch-card-6-2-text = The Lord Chamberlain has begun to write, and everybody is afraid of him. He orders forty cushions. He orders a quiet trumpeter, a door that does not creak, and a stool for every landing of the stairs, since one might want to sit down there. He threatens nobody, which makes it worse. At the bottom of each letter, below the wax, there is an ink blot, shaped like a duck. Hobb enters the cushions and counts them in his sleep. For the trumpeter's hut you need paint. Tobin stirs it for a long time, by the open window, with his gloves on. "And how did she sleep?" he asks, before he names a price. It is the first thing that he has ever asked you.
epoch-card-6-2-rule = Before each game space J is filled with one more royal order than there are players. An A die on J fulfils one order by paying its goods, each order once in a game. Faces 4 to 6 are on sale, unseen.
epoch-card-7-w1-title = Lines in the dust
epoch-card-7-w1-text = The wall is drawn into the dust with a broom handle, once round the whole valley, and everybody has an opinion on the bends. Hobb's list has stone for it, lime, rope and soup. A gate is not on it. He turns the list over and finds only eight lines about a heron, which he folds away. Gesa draws a gate with the tip of her boot and looks at the sky. Then the first stone is brought up from the river. It has moss on it, as thick as a cushion. { $drawn ->
    [yes] One of you, who once asked Oriel about this, looks at it longer than the others do.
   *[no] Oriel is said to have said something about moss, and to have been very sure of it.
} You lay it with the moss outwards. It looks as if the wall had always been there.
epoch-card-7-w1-rule = A build action may build a wall segment (1 timber, 3 stone, 1 clay, 1 marble), one in each quarter in a game. Bonus in the quarter: first 1 guilder, second 1 bread, third 1 basic resource. Board 7-1 joins the stock.
epoch-card-7-w2-title = Watch fires
epoch-card-7-w2-text = Twelve fires burn along the wall, and over each hangs a pot of soup. Who watches, eats, and who eats, watches. { $barons ->
    [supper] Sigga's people have asked for the first watch, out of gratitude; they know how one would climb in.
   *[wage] Sigga's people have the first watch, for a wage; they know how one would climb in, and charge nothing for that.
} Doctor Quillan goes from fire to fire and warns of draughts, beyond any doubt, until he catches a cold. At the seventh pot stands Lotte, the maid who brushes the Queen's hangings every week. She coughs into her sleeve, and you push her nearer to the fire. When she takes the bowl, she keeps her fingers bent, so that nobody sees the nails. They are green. She has scrubbed them, she says. It does not come off.
epoch-card-7-w2-rule = Step 12: if at least players minus 1 segments were built in this game, each builder gains 1 basic resource, otherwise each non-builder returns 1 item. All 12 built: everybody gains 1 in step 5 instead. Every second segment opens a card, 33 to 38.
epoch-card-7-r1-title = Milestones
epoch-card-7-r1-text = The road is paced out, once round the whole valley, with a wheelbarrow that squeaks at every turn of the wheel. Hobb sits in it and counts the squeaks. At the first bend the spades strike stone. It takes six of you to pull it up: a milestone, with moss on it as thick as a cushion, and under the moss an old number. So there has been a road here before. { $drawn ->
    [yes] One of you, who once asked Oriel about moss, looks at her for a long time. "I never said which stone," says Oriel.
   *[no] Oriel is said to have said something about moss, and not to have said which stone.
} Gesa brushes the number clean with her sleeve. It is a nine. Nine miles, then. Nobody in the valley can say to where.
epoch-card-7-r1-rule = Trade road: 12 stations; 4 of its 12 segments exist. A build action may build one of the others for 1 timber, 3 stone, 1 clay and 1 marble; bonus: 1 guilder. Board 7-1 joins the building stock.
epoch-card-7-r2-title = Saddle up
epoch-card-7-r2-text = The first riders go once round the valley and come back hungry. Behind them come the first carts, { $barons ->
    [supper] and beside the carts ride Sigga's people, to keep robbers away; they know them all, and have written to them.
   *[wage] and beside the carts ride Sigga's people, for a wage, to keep robbers away; there have been none since they took the post.
} With the carts comes the first fashion: ribbons, in a green that fades neither in the sun nor in the wash. The woman who sells them measures them along her arm and coughs into the crook of it. "Strangers," writes Doctor Quillan, from behind a handkerchief. In the shop at the head of the bridge Tobin stands at the open window. At noon he closes, for a whole afternoon, for the first time. There is no note on the door.
epoch-card-7-r2-rule = Rider action: move your rider up to 2 or 3 stations along existing segments. Each station entered may be served once in a game, for guilders or fame. The first rider ever at stations 1, 3, 5, 7, 9, 11 opens a card (27-32).
epoch-card-8-1-title = A sail on the eastern water
epoch-card-8-1-text = A sail on the eastern water, and under it Doctor Ansel, who knew the Queen as a child. He bows to the old woman on the bench before he bows to Her Majesty, and then he asks what colour her walls are. The court looks at the ceiling; nobody there has ever looked at a wall. "Ask whoever cleans it," says Ansel. Until somebody has, he wants her out of that room. So you carry her down, bed and all, past the cat, who waits on the lowest step, and up to the loft over the bakery. Sea air, writes Quillan. A week later she laughs at breakfast, and the window is open. On deck there is still a painted cupboard. No smith can open it.
epoch-card-8-1-rule = Landing stage: any resource die gives 1 basic resource. Everybody adds the second ability. A build action may furnish a castle room (2 timber, 2 stone, 2 clay, 1 marble). Page two of cards 23 to 26 is read. Board 8-1 joins. Story cards: silver.
epoch-card-8-w-title = The gate opens at noon
epoch-card-8-w-text = For one hour a day the gate stands open. Nobody has ordered it. { $snow ->
    [open] Since the night when you pulled it open in the snow, one wing has never quite closed again,
   *[beds] Since the winter when you carried the pots out and in again, one wing has been left ajar, for the elbows,
} and at noon somebody leans a barrel against it. It is the hour in which the bread is ready. People come in from outside with their own knives; others go out, three steps only, and look at the wall from the front. { $snow ->
    [open] Those who came that night cut the loaves by now.
   *[beds] Those who slept out there know the names of all your cooks.
} Hobb has measured the hour. It lasts until the loaves are gone, which is a good deal longer. He has entered it as one hour.
epoch-card-8-w-rule = In step 5 each completed quarter of the wall gives the player of that quarter 1 basic resource of choice; an unused quarter gives it to the players with the lowest goal.
epoch-card-8-r-title = Foreign coin
epoch-card-8-r-text = The riders bring home coins with nine different kings on them, all slightly surprised. Hobb sorts them by expression. Whoever has been once all the way round knows every dog on the road by name, every bed that is too short, and which houses cough. You make a map of it, with a dot for each such house. { $fair ->
    [buy] The ribbons that you bought lie in a trunk in the barn, under a stone, and on this side of the ridge the dots have stopped.
   *[listen] Lisbet's list of buyers hangs beside the map, as she told it to you at the fair. It takes an evening to compare the two.
} By autumn there are more dots than towns. You have run out of red ink and go on in blue. The dogs are all well.
epoch-card-8-r-rule = Whoever has entered all 12 stations since this card was read gains 1 seal, once in the campaign.
epoch-card-9-1-title = The last beam
epoch-card-9-1-text = The cup works slowly, as honest things do. Doctor Quillan lays his ear to a chest, for the first time in his life, and stays there. "I was wrong," he says. "Beyond any doubt." In the empty keep the green still hangs; the King wants to take it down himself, and cannot yet. A note is on the grocer's door: "Open. Take what you need. Mind the paint." The chair is empty, the chest is gone. And Oriel, { $drawn ->
    [yes] who was so afraid of this bridge
   *[no] who is said to be afraid of this bridge
}, walks across it. It was never the bridge, she tells you. It was the man in the shop. She was wardrobe maid at the old palace, and said that his green smelled of mice. They dismissed her. He ran.
epoch-card-9-1-rule = Board 9-1 joins the stock. At the start of every game each of you takes 1 basic resource of choice, or 3 if two or more epochs behind the leader. In each game one face costs you 1 seal less, at least 1.

# Epoch end cards.
epoch-end-1-title = The surveyor is pleased
epoch-end-1-text = Gesa, master builder to the Crown, drives in the corner peg for { $winner } with three blows and says: "It will be done by winter." She does not say by which. At night a closed carriage stops at the tents. A veiled guest asks for a place to sleep, is given the tent with the hole in it, and has gone before it is light. The guest book is a board. It has one line: "No cough. As for the bed, I have had worse." { $missed ->
    [yes] Whoever fell short finds a loaf at the tent. It is nearly round.
   *[no] At the last tent lies a loaf, for everybody. It is nearly round.
}
epoch-end-1-rule = Whoever missed the goal in this game starts the next game with 1 bread.
epoch-end-2-title = A feast in a barn
epoch-end-2-text = The barn is full, and there are more guests than plates. At the end of the bench sits an old woman whom nobody remembers inviting. "Somebody will want the crust," she says and pockets it. { $players ->
    [2] She drinks to you as Hedda and Inga, and after the soup as Philippa and Rosamund.
    [3] { $absent ->
        [anvil] She drinks to you as Inga, Philippa and Rosamund, and to the empty chair as Hedda.
        [heron] She drinks to you as Hedda, Philippa and Rosamund, and to the empty chair as Inga.
        [key] She drinks to you as Hedda, Inga and Rosamund, and to the empty chair as Philippa.
       *[lantern] She drinks to you as Hedda, Inga and Philippa, and to the empty chair as Rosamund.
    }
   *[other] She drinks to you one after the other, as Hedda, Inga, Philippa and Rosamund.
} You are too polite to correct her. Then a voice sings in the hayloft: "Grey by the door where the kitchen smoke goes, white by the lane, and it stands when it snows." It begins the third line, and coughs. Up there is only a dent in the hay.
epoch-end-2-again = To { $seat } the old woman says the right name, and winks.
epoch-end-2-rule = Each of you may at once turn 1 item at hand into 1 seal. Vote, for good: everybody starts each game with 1 bread, or everybody starts each game on morale level 1.
epoch-end-3-title = The book in the wrong hands
epoch-end-3-text = A tome is missing. Hobb questions everybody, himself twice. It is found under Wim's pillow, with a straw at page nine. "I only carry it," says Wim. "But it is heavy, and I would like to know why." In the same week the Queen moves into the keep, with trunks, ladies and three of the green hangings, one for each wall that has no window. On Friday you hear the cough across the water, and the window is shut. The Chancellor moves out. He now lives on the bread shelf.
epoch-end-3-rule = Next game: whoever has a tome gains 1 guilder, everybody else 1 tome. Royal favour 39: lowest goal among those who missed theirs in this game, ties to fewer rivets; if nobody did, it waits for the next game.
epoch-end-4-title = The quarry song
epoch-end-4-text = The masons hum at work, and it is the tune from the barn. They have it from the old woman at the end of the bench, and she has a third line: "warm them together and drink them at night". The fourth she has mislaid. It will be with her spectacles, she says; she has never worn any. In the evening Sigga is caught. Or rather, she knocks, wipes her boots and asks what there is. Her men stand outside in the rain, in order of height. You look at each other. Then you look at the pot.
epoch-end-4-rule = Fewest rivets: 1 marble for the next game. Vote, for good: whoever draws robber baron tokens draws one more and returns one, or the first hire action of whoever missed the last goal costs no guilder.
epoch-end-5-title = The portrait painter
epoch-end-5-text = The King has sent a painter. For nine days the Queen sits for him behind a locked door, and for nine days, as it happens, nobody burns the bread. On the tenth it hangs in the barn, over the { $barn ->
    [oven] oven
   *[stage] stage
}, a good likeness: the chin, the tired, merry eyes, the flour in one eyebrow. "That is Nan," says a child. "Nan from the oven." Behind you somebody unties an apron. "I have had worse," says the Queen, who in three years at the oven has not coughed once, and asks { $baked ->
    [yes] { $baker } not to stop kneading on her account
   *[no] which of you would like, at last, to learn it
}.
epoch-end-5-rule = Each of you puts one choice face of the 1-seal kind on a die, free of charge. Royal favour 40: lowest goal among those who missed theirs in this game, ties to fewer rivets; otherwise it waits.
epoch-end-6-title = Wall or road
epoch-end-6-text = Two crowds shout in the square. "Shut the doors," shouts one, "there is illness about." "Open them," shouts the other, "there is help about." Each of them is right, { $drawn ->
    [yes] as Oriel said with her hands over her ears
   *[no] as Oriel is said to have said
}. Meanwhile the Lord Chamberlain writes that a Queen does not sleep over a bakery. The new storey of the keep is ready, and all eleven hangings are up; you carried them. It is the greenest room in the kingdom. On the second day they hear her cough in the mill. The Chancellor will not cross the bridge.
epoch-end-6-rule = Secret vote: lay each of your two coat-of-arms tokens on wall, road or neither. More tokens decide, on a tie the lowest goal. Royal favour 41: lowest goal among those who missed theirs, ties to fewer rivets; otherwise it waits.
epoch-end-7-w-title = First snow on the wall
epoch-end-7-w-text = The shutters are closed, the stoves are lit, no wind comes over the wall, and half the keep coughs. The Queen cannot climb the stairs any more. She sits down on a stool on the first landing and praises the stool. At dusk there is a knock. In the snow before the gate stand people from a dyers' town, coughing, with blankets round their heads. The one in front is young and is called Lisbet. She is looking for a man, she says, who used to wear gloves. Everybody on the wall looks at you. The soup is hot.
epoch-end-7-w-rule = Builders gain 1 bread. Vote, next game: everybody starts with 1 healer, or each player's first feeding of the poor counts twice. Royal favour 42: lowest goal among those who missed theirs, ties to fewer rivets; otherwise it waits.
epoch-end-7-r-title = First fair
epoch-end-7-r-text = Nine stalls, a dancing bear who is a mason, and a green ribbon on every child. By evening three of the children cough. The Queen, who came down to see the bear, cannot climb the stairs any more; she sits on the lowest step and holds a cup that is empty. Lisbet, who sells the ribbons, has stopped measuring. She is more frightened than anybody. In her town all the dyers cough, she says, and she always thought that it was the river; she is looking for a man who used to wear gloves. The ribbons hang quite still.
epoch-end-7-r-rule = Riders gain 1 guilder. Vote, next game: whoever gives 1 stored guilder starts one morale level higher, or everybody gains 1 tome. Royal favour 42: lowest goal among those who missed theirs, ties to fewer rivets; otherwise it waits.
epoch-end-8-w-title = The long watch
epoch-end-8-w-text = The last watch of the year is quiet. The old woman from the end of the bench has come out to the gate with a lamp and a cloth, and on the cloth she lays six small bundles, tied with thread. She moves one of them by the width of a finger. For eight years she has eaten your soup, mended your sleeves and called you by every name but your own. { $fed ->
    [yes] { $seat }, who has cut more bread for that bench than anybody,
   *[no] A child who was sent to fetch the lamp
} asks, at last, for hers. She puts down the thread.
epoch-end-8-w-rule = Number card 47 is opened. Vote, for the remaining games: each player's first herb token gives 1 bread more, or the tome action gives 2 tomes, or everybody starts with 1 figurine.
epoch-end-8-r-title = The far market
epoch-end-8-r-text = Three days down the road, behind the cloth market, a stall sells six bundles, tied with thread, and gives away a story with them: a palace, deep snow, a nurse with a cough who goes out at night. There it stops; whoever told it always fell asleep. You bring both home and tell it on the bench, as far as it goes. The old woman at the end goes on with it, without looking up from her peas. { $fed ->
    [yes] { $seat }, who has cut more bread for that bench than anybody,
   *[no] A child with a spoon in its mouth
} asks, at last, for her name. She puts down the peas.
epoch-end-8-r-rule = Number card 48 is opened. Vote, for the remaining games: each player's first herb token gives 1 bread more, or the tome action gives 2 tomes, or everybody starts with 1 figurine.

# The finale: eight pages, the third and the seventh by branch.
epoch-end-9-w-title = Behind strong walls
epoch-end-9-r-title = On the open road
epoch-end-9-page-1-title = The last beam
epoch-end-9-page-1 = { $winner } lays the last beam. You step back and look up, tower by tower, and it begins to snow. "Winter," says Gesa. "As I said." Hobb holds up his list and opens his hand. "There is no list for this." The wind takes it, herons and all. Sigga gives { $other } a spoon. "This one is personal," she says.
epoch-end-9-page-1-tower = The tower of { $seat } has { $roof ->
    [slate] a roof of slate
    [copper] a roof of copper
    [tiles] a roof of tiles
    [gold] a roof of gold leaf
    [nest] no roof, but a nest
    [line] no roof, but a washing line
   *[view] no roof, but a very good view
}.
epoch-end-9-page-2-title = The green comes down
epoch-end-9-page-2 = The King has one end of a roll, the Queen the other. "It is some trouble," he says on the stairs. You carried them up; you carry them down. The last hangs too high. Somebody fetches the royal plunger. Oriel takes off her shawl. "Now." It comes off with a sound nobody forgets. Ansel sweeps up. The Chancellor walks in.
epoch-end-9-page-3-title = Where it goes
epoch-end-9-w-page-3 = The twelve pieces go into the last gap of the wall, with lime. Gesa runs her thumb along the joint. For years you stood up here and watched for what might come over the wall. Now it keeps something in. The King stays until the lime is dry. "And how do you sleep?" Runa asks him. He has to think.
epoch-end-9-r-page-3 = The twelve pieces are buried in lime under the last milestone. { $fair ->
    [buy] The trunk with the ribbons goes in beside them.
   *[listen] On the first cart lies Lisbet's list of buyers.
} Then the carts set out, loaded with plain linen, to every house with a dot. "And how do you sleep?" Runa asks the King at the roadside. He has to think. The Queen rides in front.
epoch-end-9-page-4-title = Sentences
epoch-end-9-page-4 = Tobin sets the chest down before the throne and takes off his gloves. { $chest ->
    [full] It holds { $seals } seals, every one of them paid by you, and each is good for one sentence.
   *[handful] It holds a handful of seals, and each is good for one sentence.
} "I made the green," he says. "I knew it the same night. I ran." It is so quiet that you can hear the river. { $snow ->
    [open] His daughter Lisbet stands among those who came in that night.
    [beds] His daughter Lisbet still has the ladle from outside the gate.
   *[none] His daughter Lisbet stands there with linen over both arms.
} The Queen looks into the chest. { $chest ->
    [full] "You have { $left } left," she says.
   *[handful] "You have some left," she says.
} "What would you like to say?" He thinks about it for a long time; he has had twenty years. "How did Your Majesty sleep?" "Well," says the Queen. { $chest ->
    [full] "Thank you. { $last }."
   *[handful] "Thank you. Keep the rest."
}
epoch-end-9-page-5-title = Inside the lid
epoch-end-9-page-5 = { $spent ->
    [yes] "Most of these were yours," says Tobin to { $seat }. "You fell short, and came to my shop, and not once did you slam the door." Inside the lid there is a chalk line for every visit. Somebody begins to count them. Then { $seat } gets the empty chest, to sit on.
   *[no] "None of these were yours," says Tobin. "You never bought a thing. But you came in when it rained, and not once did you slam the door." Inside the lid there is a chalk line for every visit. Somebody begins to count them. Then all of you get the empty chest, to sit on.
}
epoch-end-9-page-6-title = The song
epoch-end-9-page-6 = In the evening the Queen sings. Grey by the door. White by the lane. The masons put down their hammers. The third line, and she takes a breath. At the fourth you hold yours; it is what nine years have taught you. You wait for the cough. It does not come.
epoch-end-9-page-7-title = The last picture
epoch-end-9-page-7 = { $way ->
    [wall] Sage and yarrow grow in the joints. The gate shuts at dusk, from habit; it has no lock.
   *[road] The last milestone has no number. Gesa left it blank for whoever is still coming.
} { $tobin ->
    [stay] A man on a ladder paints a shutter.
   *[go] A cart gets smaller on the road.
} Linen hangs in the { $house ->
    [healing] sickrooms
    [books] reading rooms
   *[hall] great hall
}. Marit has the first slice, the Queen the crust. "Somebody wants it," she says. "I have not had better." Then she sleeps, where no wall holds a hanging.
epoch-end-9-page-8-title = Your sentence
epoch-end-9-page-8 = Each of you holds one seal. It is good for one sentence, and the sentence will be heard to the end. There is no hurry; others have taken twenty years. Then Wim closes the book{ $reader ->
    [lend] {" "}and lays the one you lent him beside it
   *[teach] , after a last look at the commas, as you taught him
}. "This one I wrote," he says.
epoch-end-9-page-8-rule = The campaign is over. The ranking is made, the sealed answers are opened, and the chronicle is printed with the picture of the castle.

# Votes.
vote-barn-question = What becomes of the barn?
vote-barn-oven = An oven: everybody starts each game with 1 bread.
vote-barn-stage = A stage: everybody starts each game on morale level 1.
vote-barn-chosen-oven = An oven goes into the barn. The first smoke comes out at the wrong end, the second does not.
vote-barn-chosen-stage = A stage goes into the barn. The first play has nine parts and eight boards.
vote-reader-question = What do you do about Wim and the book?
vote-reader-lend = Lend him the book.
vote-reader-teach = Teach him to read.
vote-reader-chosen-lend = Wim may keep the book until he has finished it. He decides to read slowly.
vote-reader-chosen-teach = You take turns at teaching him. He wants to know who decided on the order of the letters.
vote-barons-question = What do you offer Sigga?
vote-barons-supper = Supper: who draws robber baron tokens draws one more, returns one.
vote-barons-wage = A wage: after a missed goal your first hiring costs no guilder.
vote-barons-chosen-supper = Sigga and her men stay for supper. They wash up, and they count the spoons aloud.
vote-barons-chosen-wage = Sigga signs for a wage. Her men now guard the woods, against nobody in particular.
vote-way-question = A wall or a road?
vote-way-wall = A wall, to look after what is here.
vote-way-road = A road, to fetch what is missing here.
vote-way-chosen-wall = The valley builds a wall. Both crowds go home and fetch their wheelbarrows.
vote-way-chosen-road = The valley builds a road. Both crowds go home and fetch their wheelbarrows.
vote-snow-question = What do you do for the people before the gate?
vote-snow-open = Open tonight: everybody starts the next game with 1 healer.
vote-snow-beds = Beds and soup outside: each player's first feeding counts twice.
vote-snow-chosen-open = The gate is opened, with four shovels and a good deal of pulling. By midnight nobody can say who is a guest.
vote-snow-chosen-beds = You carry out forty beds and twelve pots. The last pot stays out there, with a ladle in it, for everybody.
vote-fair-question = What do you do about the ribbons?
vote-fair-buy = Buy every ribbon: give 1 guilder, start one morale level higher.
vote-fair-listen = Let Lisbet sit down and tell: everybody gains 1 tome.
vote-fair-chosen-buy = You buy every ribbon in the valley. The children get red ones, and change.
vote-fair-chosen-listen = Lisbet sits down and tells, until the candle is gone. Wim writes down every name that she says.
vote-house-question = What is the castle to be when it is finished?
vote-house-healing = A house of healing: your first herb token brings 1 bread more.
vote-house-books = A house of books: the tome action gives 2 tomes.
vote-house-hall = An open hall: everybody starts each game with 1 figurine.
vote-house-chosen-healing = The castle becomes a house of healing. Runa goes from room to room and tries the beds.
vote-house-chosen-books = The castle becomes a house of books. The first shelf is too short for the first book.
vote-house-chosen-hall = The castle becomes an open hall. Gesa leaves out the front door; it would only be in the way.
vote-tobin-question = What is Tobin to do?
vote-tobin-stay = Stay, and paint the castle.
vote-tobin-go = Go, and tell every town that bought.
vote-tobin-chosen-stay = Tobin stays. "Mind the paint," he says on the first day, and for the first time it is only wet.
vote-tobin-chosen-go = Tobin goes. At every door on his list he says it before good morning: "Mind the paint."

# The families: the letter (page one of cards 23 to 26) and the ring (page two).
family-anvil-letter-title = Hedda's letter
family-anvil-letter = { $played ->
    [yes] { $seat } reads:
   *[no] Wim reads for the Aldermoors over the ridge:
} "Dear children, the forge is gone. The palace has not paid for the curtain rods, all twelve, and one does not like to send a bill after a wedding. What hangs on them looks like spring, I give it that. Otherwise I cannot complain. The stable boy has hit his thumb, and while I was looking for a rag he drank my arnica, so now we have two patients, the boy and the thumb. On the outside, I said, on the bruise, never in a cup! He is the colour of candle wax and says that it helps. Eat properly. Hedda"
family-anvil-ring-title = The nail
family-anvil-ring = The King comes himself, on foot, with a purse and an old bill: twelve curtain rods, and twenty years of interest. { $played ->
    [yes] He counts it out for { $seat } on the anvil.
   *[no] The Aldermoors come over the ridge, and he counts it out on their anvil.
} It does not divide. One coin is left over, and neither side will take it; so the King hangs up his coat and works the bellows for a day. He is not bad at it. In the evening he signs the receipt with black hands, and below his name falls a blot, shaped like a duck. Nobody mentions the Chamberlain again. In the purse lies a ring, bent from a horseshoe nail. Hedda's pledge.
family-heron-letter-title = Inga's letter
family-heron-letter = { $played ->
    [yes] { $seat } reads:
   *[no] Wim reads for the Brackwells over the ridge:
} "My dears, snow up to the oars, and who wants to cross at one in the morning? The nurse, with a cough that rocked the boat. I put in where the spring keeps the bank open and the mint is knee-deep, and said: help yourself. Nothing with wet feet, she said, and went up to the dry lane. She had hummed the song that our little princess used to sing, line by line, as if it were a shopping list. I waited for an hour. She paid with a crust. The heron has still not forgiven me the hour. Inga"
family-heron-ring-title = Under the seat
family-heron-ring = For eight years the old ferry has been lying { $played ->
    [yes] keel up behind the house of { $seat }
   *[no] keel up behind a dairy over the ridge
}, with hens under it. Now that there is a landing stage, it is turned over. The heron brings nothing. But under the seat, where only a child fits in, somebody has cut letters into the wood with a small knife. It is the song, and it has four lines. You read the fourth one by one, lying on your backs, and nobody says it aloud. Nobody tells the Queen; she is to get there by herself. Round the oarlock is a ring of ferry rope, for a small hand. It is still wet.
family-key-letter-title = Philippa's letter
family-key-letter = { $played ->
    [yes] { $seat } reads:
   *[no] Wim reads for the Corvanes over the ridge:
} "My dears, at midnight the nurse came coughing for the garden key. Snow to the sill, not a flower bed to be seen. There is nothing left out there, I said, the chamomile went with the first frost. She went all the same, and towards morning she came back with both hands full, green from under the white. By spring the cough was gone. Then she locked something away and brought me the key for the ring. Which door? I asked. Not a door, dear, she said. One does not ask twice. It hangs next to the pantry, for company. Philippa"
family-key-ring-title = The painted cupboard
family-key-ring = The painted cupboard from the ship stands in the yard, and { $played ->
    [yes] { $seat } tries the key that never had a door
   *[no] Wim tries the key that never had a door, sent by the Corvanes
}. It turns as if it had been oiled yesterday. Inside hang the linen hangings of the old nursery, stitched all over with a grey leaf and a white flower. Behind them, rolled up and tied, is a piece of green. Hobb goes through the list: eleven. He goes through it again. "Twelve," says Oriel and laughs{ $drawn ->
    [yes] , as she has laughed before at this number
   *[no] ; she is said to have counted that far before
}. The Queen weighs the key ring in her hand and gives it back. "Keep it," she says. "It is lighter now."
family-lantern-letter-title = Rosamund's watch book
family-lantern-letter = { $played ->
    [yes] { $seat } reads from the watch book:
   *[no] Wim reads from the watch book of the Dunmeres:
} "July, ten in the morning, west gate, in: one merchant, with twelve pieces of cloth for the wedding, very green. He wears gloves. In July. Dusk, same gate, out: the same merchant, at a run. Change not taken. I have it here, four coins. Winter, deep snow: light in the nursery all night. The nurse coughs, and she has lavender in her pillow; I can smell it up on the wall. She coughs into it until morning, every night. From the Queen's windows, nothing yet. Otherwise nothing passed that I did not see. Nobody has asked. Rosamund, on watch"
family-lantern-ring-title = The watch is asked
family-lantern-ring = Doctor Ansel asks the Dunmeres what they saw. In twenty years he is the first. { $played ->
    [yes] { $seat } answers, standing, as one reports:
   *[no] A Dunmere has come over the ridge on foot and answers, standing, as one reports:
} which windows were lit, who coughed in which winter and who did not, what the merchant wore, where he looked when he ran, and that his four coins are still here. It takes an hour. It is all in order. Ansel writes until the pen is blunt, and says thank you, and nothing else. Then the lantern is hung on a nail, without the iron ring by which it was carried, and the watch sleeps until noon. Nobody knocks.
family-page-rule = { $played ->
    [yes] { $seat } takes 1 seal or 2 basic resources of choice.
   *[no] Nobody takes a gift: this family has no player.
}

# Number cards 47 and 48: the question and what follows the answers.
number-card-47-title = Which two
number-card-47-text = "Marit," she says. "It is not a secret. You never asked." She was the nurse. Eleven pieces of the green went to the Queen's rooms and the twelfth to the nursery, where she slept under it, alone, and coughed. So she took it down and went out into the snow. One does not criticise a wedding gift, and she said nothing. She draws the lamp closer to the cloth: sage, mint, arnica, yarrow, lavender, chamomile. "Which two, children?"
number-card-47-after = Sage and yarrow. { $reader ->
    [lend] Wim reads out the two names from the book that you lent him, without a finger on the line.
   *[teach] Wim finds them in one of Quillan's reports, where it says "or". He corrects it to "and".
} { $drawn ->
    [yes] "Not ill at all, I said it loudly enough," says Oriel. "The lavender in the pillow was mine. I had hoped."
   *[no] Not ill at all, Oriel is said to have said. The lavender in the pillow was hers.
} Marit warms the cup and carries it up to the loft. Nobody has called the Queen by her name in years. "Drink up, Elin."
number-card-47-rule = Each of you secretly names two herbs; the answers are opened together. Whoever names the right pair starts the next game with fame equal to the trumpet value.
number-card-48-title = Which two
number-card-48-text = "Marit," she says. "It is not a secret. You never asked." She was the nurse; she slept under the twelfth piece of the green, coughed, took it down and went out into the snow. She said nothing, since it was a wedding gift. Then Wim unfolds a note from the stall at the far end of the road. For once he has read it: sage, mint, arnica, yarrow, lavender, chamomile; which two? "They have it right out there," says Marit. "Have you?"
number-card-48-after = Sage and yarrow, then. { $reader ->
    [lend] Wim reads out the two names from the book that you lent him, without a finger on the line.
   *[teach] Wim finds them in one of Quillan's reports, where it says "or". He corrects it to "and".
} { $drawn ->
    [yes] "Not ill at all, I said it loudly enough," says Oriel. "The lavender in the pillow was mine. I had hoped."
   *[no] Not ill at all, Oriel is said to have said. The lavender in the pillow was hers.
} Marit warms the cup and carries it up to the loft. Nobody has called the Queen by her name in years. "Drink up, Elin."
number-card-48-rule = Each of you secretly names two herbs; the answers are opened together. Whoever names the right pair starts the next game with fame equal to the trumpet value.

# The casebook: three questions, what can be answered, and how the answers are opened.
casebook-title = The casebook
casebook-about = What you have seen, in the order in which you saw it. What it means is not written here.
casebook-question-cause = What makes her cough?
casebook-question-pair = Which two?
casebook-question-seller = Who sold the green?
casebook-pair = { $herb } and { $other_herb }
casebook-sealed = { $seat } has sealed an answer.
casebook-cause-hangings = the green hangings
casebook-cause-drains = bad air from the drains
casebook-cause-books = the dust of books
casebook-cause-marble = marble dust
casebook-cause-rain = the rain
casebook-cause-mice = the mice
casebook-cause-grief = grief
casebook-cause-flour = flour
casebook-cause-draughts = draughts
casebook-cause-strangers = strangers
casebook-cause-sea = sea air

# Same in every language.
casebook-seller-hobb = Hobb
casebook-seller-wim = Wim
casebook-seller-gesa = Gesa
casebook-seller-tobin = Tobin
casebook-seller-oriel = Oriel
casebook-seller-sigga = Sigga
casebook-seller-runa = Runa

# Who else is named, and how the answers are opened.
casebook-seller-quillan = Doctor Quillan
casebook-seller-chamberlain = the Lord Chamberlain
casebook-seller-ansel = Doctor Ansel
casebook-seller-stranger = somebody who never came here
casebook-opened-cause = { $verdict ->
    [early] The green: { $seat } wrote it down in epoch { $epoch } and said nothing.
    [right] The green: { $seat } had it in the end.
    [none] { $seat } wrote down nothing and nodded as if it had been clear for years.
   *[wrong] { $seat } believed in { $cause } to the end.
}
casebook-opened-pair = { $verdict ->
    [early] Sage and yarrow: { $seat } wrote it down in epoch { $epoch } and went on picking them.
    [right] Sage and yarrow: { $seat } had both in the end.
    [none] { $seat } wrote down nothing and had a cup all the same.
   *[wrong] { $seat } would have brewed { $herb } and { $other_herb }. It smelled very good.
}
casebook-opened-seller = { $verdict ->
    [early] Tobin: { $seat } wrote it down in epoch { $epoch } and went on buying his paint.
    [right] Tobin: { $seat } had it in the end, and did not say it first.
    [none] { $seat } suspected nobody, and was greeted by everybody.
   *[wrong] { $seat } suspected { $seller } to the end. There has been an apology, and cake.
}

# Clues: what the table has seen; once a later card has told more, so does the entry.
clue-dye-1 = { $more ->
    [yes] She does not cough in a tent, nor at the oven, nor in the loft over the bakery.
   *[no] One night in a tent. In the guest book: no cough.
}
clue-dye-2 = On Hobb's list: hangings, green, eleven, to be hung as soon as there is a wall.
clue-dye-3 = Moths from the wash-house where the hangings were rinsed: dead, with wings as bright as new grass.
clue-dye-4 = { $more ->
    [yes] Three hangings up, and the cough was back. All eleven up, and they hear it in the mill. The Chancellor stays away.
   *[no] Three hangings are up in the keep, and the cough is back. The Chancellor has moved out.
}
clue-dye-5 = { $more ->
    [yes] Her room smells of mice, and no trap has caught one. She coughs most when it rains.
   *[no] A smell of mice, a trap in every corner, and never a mouse.
}
clue-dye-6 = { $more ->
    [yes] Twelve rods, writes Hedda. Twelve pieces, writes Rosamund. Eleven, says the list.
   *[no] The clairvoyant counts to twelve and laughs.
}
clue-dye-7 = { $way ->
    [wall] Lotte brushes the hangings every week. She coughs, and her nails are green.
   *[road] The woman who sells the green ribbons coughs.
} { $more ->
    [yes] In a dyers' town they all cough.
   *[no] Nobody has asked her yet.
}
clue-dye-8 = { $more ->
    [yes] Behind the linen from the nursery lay the twelfth piece, rolled up and locked away.
   *[no] Doctor Ansel asks what colour her walls are. Nobody at court knows.
}
clue-herb-1 = { $more ->
    [yes] Two in one cup, says the book. Not one, two, says Runa, and hot.
   *[no] The book that smells of smoke: two in one cup, or save the water.
}
clue-herb-2 = { $more ->
    [yes] The song: grey by the kitchen door, white by the lane, standing when it snows; warmed together, drunk at night.
   *[no] The song: grey by the kitchen door, white by the lane, standing when it snows.
}
clue-herb-3 = { $more ->
    [yes] The grey leaf of the mountain, soft, green all winter. It grows behind your kitchens.
   *[no] The grey leaf of the mountain: soft, green all winter.
}
clue-herb-4 = Arnica, says Hedda: on the thumb, on the outside, never in a cup.
clue-herb-5 = Nothing with wet feet, said the nurse. She left the mint on the bank and went up to the dry lane.
clue-herb-6 = { $more ->
    [yes] The chamomile went with the first frost. The nurse came out of the snow with both hands full.
   *[no] Chamomile is gone with the first frost.
}
clue-herb-7 = The nurse had lavender in her pillow all winter, writes Rosamund, and coughed into it.
clue-who-1 = { $more ->
    [yes] Nan from the oven is the Queen. She has had worse.
   *[no] "I have had worse" stands in the guest book; the new baker says it. When the Queen inspects the keep, the bread is perfect.
}
clue-who-2 = { $more ->
    [yes] Hedda, Inga, Philippa, Rosamund: so the old letters are signed, and so she calls you on the bench.
   *[no] The old woman at the end of the bench calls you Hedda, Inga, Philippa, Rosamund.
}
clue-who-3 = { $more ->
    [yes] A merchant in gloves, in July, at a run, change not taken. A grocer in gloves, who hoards seals.
   *[no] The grocer serves in gloves and has red, blue, yellow, white, black and purple.
}
clue-who-4 = { $more ->
    [yes] The Lord Chamberlain's letters have an ink blot, shaped like a duck. So has the King's.
   *[no] The King's letter has an ink blot, shaped like a duck.
}
clue-who-5 = { $more ->
    [yes] Oriel was wardrobe maid. She said that the green smelled of mice, and was dismissed.
   *[no] Oriel takes the long way home; she is afraid of a bridge.
}

# Late-comers: whoever completes an epoch that others have completed before.
latecomer-1 = Gesa drives in the peg of { $seat } twice, so that it does not feel second.
latecomer-2 = The barn is swept, and the feast is held again for { $seat }; there is more left than anybody admits.
latecomer-3 = The heron moves to the tower of { $seat }. It has waited for this one.
latecomer-4 = The masons sing the song again, slower, because { $seat } is tired.
latecomer-5 = A loaf stands at the door of { $seat }, still warm, with a floury thumbprint. It is edible.
latecomer-6 = Hobb writes a poem on the back of the receipt for { $seat } and leaves it there.
latecomer-7 = { $barons ->
    [supper] Sigga comes to supper, to congratulate { $seat }.
   *[wage] Sigga comes off duty, to congratulate { $seat }.
} Afterwards the spoons are counted: one more.
latecomer-8 = Marit calls { $seat } by the right name.
latecomer-doubled = Gesa ticks the epoch of { $seat }. "Half of it stands," she says.

# The chronicle, written by Wim: his sentences grow with him.
chronicle-title = The chronicle of Queensdale
chronicle-author = Written by Wim, who carried most of it.
chronicle-picture-title = The castle as it stands
chronicle-families-title = The families
chronicle-chapter-title = Epoch { $epoch }
chronicle-chapter-1 = I could not write yet. This is from memory. It was wet. There were tents. I carried everything.
chronicle-chapter-2 = Hobb came, and the list. The drains were blocked, and it was my boot. It was an old boot. { $barn ->
    [oven] The barn got an oven. It is warm there now.
   *[stage] The barn got a stage. I played a tree.
}
chronicle-chapter-3 = A chest of books came, and I had one under my pillow, and it was found. { $reader ->
    [lend] I was allowed to keep it until the end, so I read slowly.
   *[teach] Everybody taught me in turn, so my writing looks like everybody's.
}
chronicle-chapter-4 = There was marble, and there was Sigga, who robbed those in front and gave to those behind. { $barons ->
    [supper] We asked her to supper. She brought the spoons.
   *[wage] We paid her a wage. She asked for a receipt.
} I only carried the letters.
chronicle-chapter-5 = The letters of the grandmothers were read aloud. I read two lines myself when somebody could not go on. Then it turned out that the baker was the Queen, and I remembered everything that I had said about the bread.
chronicle-chapter-6 = The mill began to turn, my boots began to fit, and two crowds began to shout. I was sent from one to the other with messages, and because I could read by then, I know that it was the same message.
chronicle-chapter-7 = { $way ->
    [wall] We built a wall, and I, who had always gone in and out, walked along it for a week to find out which of the two I did now. It turned out that somebody always has to hold the gate.
   *[road] We built a road, and I was given a horse, which knew more about roads than I did and was kind enough not to show it. We have been to places of which I had only ever carried the names.
}
chronicle-chapter-8 = A ship came, a key turned, and somebody asked the old woman on the bench what she was called. I have gone through every letter that I delivered in eight years, looking for one in which somebody asks; there were a great many answers.
chronicle-chapter-9 = I had meant to write about the roofs, and they are good roofs. But when I think of that year I hear how quiet it was after the fourth line, and somebody, I believe it was Hobb, putting down his cup. { $tobin ->
    [stay] Tobin has painted this cover; it is dry.
   *[go] Tobin writes from every town; I deliver it myself.
} { $house ->
    [healing] Whoever comes to the castle now is asked how they slept.
    [books] Whoever comes to the castle now may borrow this book.
   *[hall] Whoever comes to the castle now will find the door missing.
}
chronicle-opened = { $seat } opened this epoch, after { $games ->
    [one] one game
   *[other] { $games } games
}.
chronicle-weather = Weather: { $stories }.
chronicle-first-built = Built first: { $building }.
chronicle-lone-vote = { $seat } voted the other way, alone, and helped all the same.
chronicle-lone-way = { $way ->
    [wall] { $seat } stood alone for the road, and laid the straightest stones of the wall.
   *[road] { $seat } stood alone for the wall, and set the straightest milestones of the road.
}
chronicle-couriers = { $letters ->
    [0] I was sent nowhere this year and practised my handwriting.
    [one] I delivered one letter.
   *[other] I delivered { $letters } letters.
}
chronicle-diagnosis = Doctor Quillan's diagnosis of the year: { $cause }.
chronicle-diagnosis-last = Doctor Quillan's diagnosis of the year: none. He listened.
chronicle-oven-title = The oven book
chronicle-oven = { $seat }: { $loaves ->
    [0] no bread
    [one] one loaf
   *[other] { $loaves } loaves
}, { $shade ->
    [golden] golden
    [brown] brown, with exceptions
    [black] black on all sides
   *[none] and a good deal of advice
}.
chronicle-bench-title = The bench
chronicle-bench = { $fed ->
    [yes] The poor were fed { $poor ->
        [one] once. Once, then,
       *[other] { $poor } times. So often, then,
    } you had supper with the answer.
   *[no] Nobody fed the poor. The answer brought her own bread.
}
chronicle-dice-title = The dice
chronicle-face = Game { $game }, { $seat }: { $face }, for { $seals ->
    [one] one seal
   *[other] { $seals } seals
}.
chronicle-dice-none = No face was ever bought. The dice are as they came.
chronicle-seals-title = The seals
chronicle-seals = { $seat }: { $received } received, { $paid } spent, { $returned } returned to the King.
chronicle-herbs-title = The herbs
chronicle-huts = { $seat } had huts for { $herbs }.
chronicle-pair = Sage was gathered { $sage ->
    [0] not once
    [one] once
   *[other] { $sage } times
}, yarrow { $yarrow ->
    [0] not once
    [one] once
   *[other] { $yarrow } times
}, by people who did not know.
chronicle-last-token = The last { $herb } went to { $seat }, in game { $game }.
chronicle-casebook-title = The casebook, opened
chronicle-prophecies-title = The seven prophecies
chronicle-prophecy = { $drawn ->
    [yes] Drawn by { $seat }.
   *[no] Drawn by nobody.
} { $truth ->
    [true] It was true.
    [early] It was true, and early.
    [half] Half of it was true, the loud half.
   *[false] It was not true, and kindly meant.
}
chronicle-way-title = { $way ->
    [wall] The wall, and who built it
   *[road] The road, and who rode it
}
chronicle-rider = { $seat }: { $rode }, { $served }.
chronicle-rooms-title = Rooms and monuments
chronicle-unopened-title = What you never opened
chronicle-unopened = { $letters ->
    [0] No letter stayed sealed.
    [one] One letter stayed sealed.
   *[other] { $letters } letters stayed sealed.
} There are other valleys.
chronicle-last-title = Last sentences
chronicle-last-line = grey without white never set a thing right.

# Same in every language.

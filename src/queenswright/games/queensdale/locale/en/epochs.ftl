# The Rise of Queensdale: the texts of the campaign that hang on epochs. A seat receives a message only once it may be read.

# Epoch cards.
epoch-card-2-1-title = The quartermaster's list
epoch-card-2-1-text = The King's quartermaster gets down from his horse, says good morning and lets go of a scroll. It rolls down the hill, past the tents and over a sleeping goose, and stops at the river, where Wim, the courier, twelve years old and in boots too big for him, steps on the end. Hobb reads aloud from the top. Two hundred and fourteen items. Between the nails and a bishop's chair, underlined: hangings, green, eleven, to be hung as soon as there is a wall. You have no wall. At noon the new baker hands him a loaf, black on all sides. Hobb knocks on it. It sounds like a door. "I have had worse," she says, and takes a bite.
epoch-card-2-1-rule = Building boards 2-1 and 2-2 join the building stock. Story cards are yellow.
epoch-card-2-2-title = Meadows are measured
epoch-card-2-2-text = Gesa paces out the castle. She walks in front with the measuring chain, and one step behind her walks the heron, which stops when she stops and looks where she looks. By noon the whole castle stands in the grass, in string. Then she needs the plan, and on the plan lies the Queen's cat, large, grey, and called the Chancellor because he sleeps through every council. Nan, the new baker, scratches him behind the left ear, exactly where he likes it. He sleeps on. Gesa looks at the cat, at the string and at the sky. Then she pulls out the peg of the east corner and puts it in again two feet further on. A castle is easier to move.
epoch-card-2-2-rule = A build action may clear land for 2 timber, 2 stone and 2 clay: one grass tile in your borough becomes a building site. Each of you may do so 4 times in the campaign.
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
epoch-card-3-3-rule = A build action may renovate one of your buildings for 2 timber, 2 stone, 2 clay and 2 guilders: an X counter, 1 rivet until the game ends, 3 times in a game. Faces 1 to 3 are on sale, unseen.
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
} of exactly the same size and shows each family its own, alone, in the evening light. Doctor Quillan has given up marble dust. The Queen's cough is grief, he writes, beyond any doubt, and he prescribes black ribbon for the whole court. The inner bridges, of which Oriel { $drawn ->
    [yes] has been so afraid
   *[no] is said to be so afraid
}, stand. You have jumped on both ends of each, to make sure. A mason hangs a wreath on every one of them all the same. "In case it was meant for later," he says. The heron likes the wreaths.
epoch-card-5-2-rule = A build action may raise the next of 4 stages of your monument (2 timber, 2 stone, 2 clay, 1 marble) for 2 lasting rivets; the fourth adds 1 seal, 1 card. Each family has a promise. Board 5-1 joins the stock. Story cards: brown.

# Epoch end cards.
epoch-end-1-title = The surveyor is pleased
epoch-end-1-text = Gesa, master builder to the Crown, drives in the corner peg of { $winner } with three blows and says: "It will be done by winter." She does not say by which. At night a closed carriage stops at the tents. A veiled guest asks for a place to sleep, is given the tent with the hole in it, and has gone before it is light. In the guest book, a board, there is one line: "No cough. As for the bed, I have had worse." { $missed ->
    [yes] At the tents of those who fell short lies a loaf each. They are nearly round.
   *[no] At the last tent lies a loaf for everybody. It is nearly round.
}
epoch-end-1-rule = Whoever missed the goal in this game starts the next game with 1 bread.
epoch-end-2-title = A feast in a barn
epoch-end-2-text = The harvest is in, the barn is full, and there are more guests than plates. At the end of the bench sits an old woman whom nobody remembers inviting. { $players ->
    [2] She drinks to you as Hedda and Inga, and after the soup as Philippa and Rosamund.
    [3] She drinks to you as Hedda, Inga and Philippa, and to the empty chair as Rosamund.
   *[other] She drinks to you one after the other, as Hedda, Inga, Philippa and Rosamund.
} You are too polite to correct her. Then a voice sings in the hayloft: "Grey by the door where the kitchen smoke goes, white by the lane, and it stands when it snows." It takes a breath for the third line, and coughs. Up there you find only a dent in the hay.
epoch-end-2-again = To { $seat } she says the right name, and winks.
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

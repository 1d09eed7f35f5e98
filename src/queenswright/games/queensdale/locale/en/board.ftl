# The illustrated table of The Rise of Queensdale in the browser.
qd-board-street = Castle street
qd-board-margin = Fame and morale
qd-board-castle = The castle as it stands
qd-board-seat = Your place at the table
qd-board-tray = Your dice
qd-board-prompt = What to do now
qd-board-tabs = Market, borough and more
qd-board-tab-market = Market
qd-board-tab-borough = Borough
qd-board-tab-herbs = Herbs
qd-board-tab-bag = Bag
qd-board-tab-dice = Dice
qd-board-tab-cards = Cards
qd-board-market-above = More above
qd-board-market-below = More below
qd-board-market-all = All { $count }
qd-board-market-paid = Can be paid: { $count }
qd-board-tab-castle = Castle
qd-board-tab-house = Family
qd-board-task-done = { $done } of { $needs } done in this game
qd-board-tab-valley = Valley
qd-board-tab-street = Street
qd-board-tab-mine = Mine
qd-board-tab-all = All
qd-board-house-scout = Scout movement
qd-board-game-round = game { $game } · round { $round }
qd-board-fame-of = { $name }: { $fame } of { $goal } fame, red area { $from } to { $to }.
qd-board-morale-of = { $name }: morale { $level } of { $top }.
qd-board-player = { $name }: { $fame } of { $goal } fame, morale { $morale }, { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} still to place. { $has }
qd-board-left-round = left the round
qd-board-free-spaces = { $free } of { $all } free
qd-board-purple-space = Purple space, { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
qd-board-token-may = May hold: { $rewards }
qd-board-die = Die { $die }: { $face }
qd-board-workman = { $figurine }: { $count }
qd-board-reroll = Re-roll
qd-board-reroll-how = How is the re-roll paid?
qd-board-ask-die = Which die do you place?
qd-board-ask-die-more = Tap one of your dice; every place it can go to will glow.
qd-board-ask-hex = Tap the hex where your scout is to rest.
qd-board-ask-hex-herbs = Tap the hexes your scout is to walk to. A token holds one of these:
qd-board-map-whole = Show the whole valley
qd-board-map-near = Show it closer
qd-board-ask-place = Where does this die go?
qd-board-ask-roll = Tap the dice to roll again.
qd-board-scout-steps = { $steps ->
    [one] Scout, { $steps } step
   *[other] Scout, { $steps } steps
}
qd-board-rank = Rank { $rank }
qd-board-rank-costs = Rank { $rank }: { $guilders ->
    [0] no surcharge
    [one] { $guilders } guilder more
   *[other] { $guilders } guilders more
}
qd-board-yours = yours
qd-board-you-pay = You pay
qd-board-you-gain = You gain
qd-board-reveals = This shows something hidden: afterwards it cannot be taken back freely.
qd-board-confirm = Confirm: { $what }
qd-board-back = One step back
qd-board-ends-soon = The turn ends by itself; until then you can take it back.
qd-board-undo = Undo
qd-board-undo-ask = Ask to undo
qd-board-redo = Redo
qd-board-hint = Hint
qd-board-hint-thinks = Thinking …
qd-board-end-turn = End turn
qd-board-keeps = Keeps for the next game: { $what }
qd-board-income = Income: { $what }
qd-board-no-cards = No card is in force.
qd-board-page = Page { $page } of { $pages }
qd-board-turn-page = Turn the page

# Queen's Architect: words of the rules.
guild-lumberjack = lumberjack
guild-blacksmith = blacksmith
guild-glazier = glazier
guild-stonemason = stonemason
guild-bricklayer = bricklayer
guild-tailor = tailor
location-capital = capital
location-village = village
location-monastery = monastery
location-town = town
room-entrance = entrance
room-saloon = saloon
room-dormitory = dormitory
action-construct = Construct
action-labour = Day labourer
action-hire = Hire
action-bank = Gain confidence / Redeem bonds
action-travel = Travel
action-tavern = Tavern

# What the current step asks for, after "You have to".
step-draft = choose a starting craftsman
step-draft_turn = turn the new craftsman for talers
step-architect = move the architect
step-construct = build, repair, contribute to the palace or forfeit
step-labour = earn talers by day labour (name labourers in the order of the list)
step-hire = hire a craftsman or forfeit
step-fire = choose whom to fire
step-bank = gain confidence or redeem bonds
step-travel = travel or forfeit
step-tavern = send guilds to the tavern (in the order of the list)
step-repair = assign craftsmen to repairs (in the order of the list)
step-climb = spend appreciation points

# Refusals.
refused-not-on-display = { $character } is not among the starting craftsmen on display.
refused-twin-in-service = { $character } is already in your service, and nobody may employ the same character twice.
refused-turned-too-far = A starting craftsman can be turned by at most { $furthest } positions.
refused-must-move = The architect has to move in every turn; he may not stay where he is.
refused-moved-too-far = The architect moves 1, 2 or 3 spaces.
refused-started-already = The action has begun, so it can no longer be forfeited; finish it instead.
refused-out-of-order = Choices of one action are named in the order of the list; take back the later one first.
refused-not-employed = { $character } is not in your service.
refused-no-labourer = { $character } does not show the day labourer icon.
refused-worked-already = { $character } has taken the bonus in this action already.
refused-no-tile-there = Space { $space } of the billboard is empty.
refused-too-expensive = { $character } costs { $cost ->
    [one] 1 taler
   *[other] { $cost } talers
}; you have { $talers }.
refused-firing-forbidden = Your action star is full, and by a house rule of this game nobody can be fired.
refused-pile-is-empty = The draw pile is empty, and by a house rule of this game nobody can hire any more.
refused-twin-must-go = You are hiring { $wanted }, who is already in your service; only that twin can be fired now.
refused-confidence-is-full = The moneychanger's confidence is at its highest.
refused-none-redeemed = Redeeming takes at least one bond; to do nothing, forfeit.
refused-beyond-confidence = With this confidence the moneychanger takes at most { $confidence } at once.
refused-too-few-bonds = You hold { $bonds ->
    [0] no bonds
    [one] only one bond
   *[other] only { $bonds } bonds
}.
refused-no-such-place = There is no such place on this map.
refused-already-there = Your carriage is there already; to stay, forfeit the action.
refused-too-far = { $place } is { $spaces } spaces away; a trip covers at most { $longest }.
refused-trip-too-expensive = The trip to { $place } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}) costs { $cost ->
    [one] 1 taler
   *[other] { $cost } talers
}; you have { $talers }.
refused-not-at-entrance = The quitting time tile of the { $guild } guild is not at the entrance.
refused-fee-too-high = One more guild costs { $cost ->
    [one] 1 taler
   *[other] { $cost } talers
}; you have { $talers }.
refused-must-send-one = By a house rule of this game the Tavern needs at least one guild; otherwise forfeit.
refused-no-building-in-capital = { $capital } is the capital: only the palace is built there.
refused-built-here-already = You have built in { $place } already.
refused-guild-missing = { $place } also asks for: { $guilds }.
refused-no-marker-left = All { $markers } of your building markers are placed.
refused-nobody-to-repair = You have no craftsman for repairs.
refused-too-many-repairers = At most { $most } craftsmen can be assigned to repairs.
refused-same-guild-repairs = The craftsmen for repairs have to be of different guilds.
refused-nobody-assigned = Assign at least one craftsman.
refused-track-is-climbed = { $left ->
    [0] You are on the last space of the track; all points become bonds.
    [one] Only one space of the track is left.
   *[other] Only { $left } spaces of the track are left.
}
refused-too-few-points = { $steps ->
    [one] This step costs { $cost } points
   *[other] These { $steps } steps cost { $cost } points
}; you have { $points }.
refused-palace-not-used = By a house rule of this game the palace is not used: whoever is first at the end of the track wins.
refused-not-at-track-end = { $left ->
    [one] One space of the appreciation track is still ahead of you.
   *[other] { $left } spaces of the appreciation track are still ahead of you.
}
refused-not-in-capital = For the palace your carriage has to be in { $capital }; it is in { $place }.
refused-performance-too-low = The palace asks for a performance of { $needed }; your craftsmen total { $performance }.
refused-contributed-already = You have contributed to the palace already.

# What happened.
story-draft = { $seat } takes { $character } into service.
story-draft-turn = { $positions ->
    [0] { $seat } leaves { $character } on the start position.
   *[other] { $seat } turns { $character } by { $positions } and receives { $talers ->
        [one] 1 taler
       *[other] { $talers } talers
    }.
}
story-move = { $seat } moves the architect by { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $action }.
story-forfeit = { $seat } forfeits { $action }.
story-labour = { $seat } earns { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} by day labour.
story-labourer = { $seat } sends { $character } to the fields and receives { $talers } talers.
story-hire-wanted = { $seat } wants { $character } and has to fire somebody first.
story-fire = { $seat } fires { $character }.
story-hire = { $seat } hires { $character } for { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} ({ $jobs ->
    [one] 1 job
   *[other] { $jobs } jobs
} left).
story-price-removal = The price marker was at the end of its scale: { $character } leaves the billboard for good.
story-refill = { $count ->
    [one] New on the billboard: { $characters }.
   *[other] New on the billboard, upper space first: { $characters }.
}
story-confidence = { $seat } gains confidence: now up to { $bonds } bonds at once.
story-redeem = { $seat } redeems { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
} for { $talers } talers.
story-travel = { $seat } travels to { $place } for { $talers ->
    [0] nothing
    [one] 1 taler
   *[other] { $talers } talers
}.
story-tavern = { $seat } pays { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} and sends the { $guild } guild to the saloon.
story-tavern-nobody = { $seat } opens the tavern and sends nobody.
story-build = { $seat } builds in { $place } (site -{ $reduction }) and gains { $points ->
    [one] 1 appreciation point
   *[other] { $points } appreciation points
}.
story-taler-bonus = { $seat } receives a bonus of { $talers } talers.
story-repairs-begin = { $seat } sets out to do repairs.
story-assign = { $seat } assigns { $character } to repairs.
story-repairs = { $seat } does repairs and gains { $points ->
    [one] 1 appreciation point
   *[other] { $points } appreciation points
}.
story-climb = { $steps ->
    [0] { $seat } does not climb
    [one] { $seat } climbs one space, to space { $space },
   *[other] { $seat } climbs { $steps } spaces, to space { $space },
} and takes { $bonds ->
    [0] no bond
    [one] 1 bond
   *[other] { $bonds } bonds
}.
story-climb-nothing = { $seat } neither climbs nor takes a bond.
story-drop-out = { $character } has done the last job for { $seat } and leaves.
story-palace = { $seat } contributes to the Queen's palace with a performance of { $performance }.
story-round = Round { $round } begins.
story-end = { $reason ->
    [palace] The round is complete and the palace is built: the game is over.
    [track_end] The end of the appreciation track has been reached: the game is over.
   *[other] The round limit has been reached: the game is over.
}

# The illustrated table of Queen's Architect in the browser.
board-game-first = Queen's
board-game-second = Architect

# Parts of the table.
board-map = Map of the kingdom
board-track = Appreciation track
board-billboard = Billboard
board-palace = Palace
board-prompt = What to do now
board-start = Start
board-free = free
board-sum = Sum
board-talers = talers
board-bonds = bonds
board-confidence = confidence { $bonds }
board-pile = Draw pile
board-room-entrance = Entrance
board-room-saloon = Saloon
board-room-dormitory = Dormitory
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-all = The whole kingdom
board-tab-star = Star
board-tab-board = Board
board-tab-track = Track
board-tab-tavern = Tavern
board-tab-others = Others

# Components in words.
board-tile = { $name }, { $guild }.
board-tile-now = Performance { $now } now, { $jobs ->
    [one] last job
   *[other] { $jobs } jobs left
}.
board-tile-later = Later { $values }.
board-tile-last = Leaves after this job.
board-tile-repair = Repairs { $points }.
board-tile-labourer = Day labourer.
board-space = Hiring costs { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} here, { $jobs ->
    [one] 1 job
   *[other] { $jobs } jobs
} left.
board-space-empty = An empty space of the billboard.
board-price-scale = Price scale { $values }: the topmost craftsman costs { $price ->
    [one] 1 taler
   *[other] { $price } talers
}. Whenever somebody else is hired, the marker moves on.
board-pile-tip = { $count ->
    [one] 1 craftsman
   *[other] { $count } craftsmen
} in the draw pile.
board-bonus = { $bonus ->
    [talers] { $amount ->
        [one] Bonus: 1 taler.
       *[other] Bonus: { $amount } talers.
    }
    [appreciation] { $amount ->
        [one] Bonus: 1 point.
       *[other] Bonus: { $amount } points.
    }
   *[other] Bonus: hire at once.
}
board-place-asks = Asks for { $names }.
board-place-most = { $points ->
    [one] At most 1 point.
   *[other] At most { $points } points.
}
board-place-built = Built by { $names }.
board-place-site = Next building site −{ $points }.
board-place-capital = The palace is built here; it needs the last space of the track and a performance of { $performance }.
board-place-guests = Carriages: { $names }.
board-place-fare = { $talers ->
    [0] The trip is free.
    [one] The trip costs 1 taler.
   *[other] The trip costs { $talers } talers.
}
board-track-start = The starting space of the appreciation track.
board-track-token = Space { $space } of { $last }: stepping here costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-track-here = Here: { $names }.
board-palace-tip = The Queen's palace. A player on the last space of the track, with the carriage in the capital and a performance of at least { $performance }, may contribute with Construct.
board-palace-by = { $name } contributed { $performance }.
board-star-of = Action star of { $name }, sum { $sum }
board-sum-is = Sum of the performances: { $sum }
board-point = { $action }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ahead.
board-point-reach = Move the architect { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $action }.
board-point-here = { $action }: the architect stands here.
board-house-of = House of { $name }
board-markers-tip = { $left } of { $all } building markers left.
board-talers-tip = { $count ->
    [one] 1 taler
   *[other] { $count } talers
} in the purse.
board-bonds-tip = { $count ->
    [one] 1 bond
   *[other] { $count } bonds
}; the moneychanger gives 2 talers for each.
board-confidence-tip = The moneychanger redeems up to { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
} at once.
board-room-tip = { $room }: { $names }.
board-guild-tip = Quitting time tile of the { $guild }: { $room }.
board-player-tip = { $name } ({ $colour }): { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}, { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}, confidence { $confidence }, space { $space } of the track, { $crew ->
    [one] 1 craftsman
   *[other] { $crew } craftsmen
}, { $markers ->
    [one] 1 building marker
   *[other] { $markers } building markers
}; carriage in { $place }, architect on { $action }.

# The prompt: titles.
board-title-draft = Choose a craftsman
board-under-draft = You start with two of the craftsmen on display
board-title-draft_turn = Turn the tile for talers?
board-under-draft_turn = One taler for every position
board-title-architect = Move your architect
board-under-architect = One to three spaces; where he stops, you act
board-title-construct = Construct
board-under-construct = In { $place }: build, repair, or do nothing
board-title-build = Build at { $place }
board-under-build = { $kind } · { $builder ->
    [1] first builder
    [2] second builder
    [3] third builder
   *[other] fourth builder
} · { $rest }
board-title-repair = Do repairs
board-under-repair = Up to three craftsmen of different guilds
board-title-palace = The Queen's palace
board-under-palace = The privilege is yours
board-title-climb = Spend appreciation
board-under-climb = Steps on the track, the rest as bonds
board-title-labour = Day labour
board-under-labour = One taler for every two craftsmen
board-title-hire = Hire a craftsman
board-under-hire = Choose from the billboard
board-title-fire = Who has to go?
board-under-fire = Your star is full
board-title-bank = At the moneychanger's
board-under-bank = Gain confidence or redeem bonds
board-title-travel = Travel
board-under-travel = From { $place }, along the streets
board-title-tavern = An evening in the tavern
board-under-tavern = Guilds that rest turn back by one position
board-title-hold = Your turn is done
board-under-hold = Take something back, or end your turn
board-title-wait = { $name } is playing
board-title-watch = At the table
board-title-over = { $count ->
    [0] The game is over
    [one] { $people } wins
   *[other] { $people } share the victory
}
board-under-over = { $reason ->
    [palace] The palace is built
    [track_end] The end of the track has been reached
    [time] The clock has decided
   *[other] The round limit has been reached
}
board-wait-draft = is choosing a starting craftsman
board-wait-draft_turn = is turning the new craftsman
board-wait-architect = is moving the architect
board-wait-construct = is at Construct
board-wait-labour = is earning talers
board-wait-hire = is looking at the billboard
board-wait-fire = has to fire somebody
board-wait-bank = is at the moneychanger's
board-wait-travel = is travelling
board-wait-tavern = is in the tavern
board-wait-repair = is doing repairs
board-wait-climb = is spending appreciation
board-column-place = Place
board-column-player = Player
board-column-track = Track
board-column-wealth = Wealth
board-last-round = The palace is begun: this is the last round.
board-looking = Just a moment …

# The prompt: choices.
board-way-build = Build
board-way-repair = Repair
board-way-palace = Palace
board-way-forfeit = Do nothing
board-way-confidence = Gain confidence
board-way-redeem = Redeem bonds
board-ahead-nothing = Nothing to do there now
board-ahead-construct = { $build ->
    [palace] The palace is waiting for you
    [build] You can build in { $place }
   *[other] Repairs; no building in { $place }
}
board-ahead-labour = { $count ->
    [0] Earn talers
    [one] Earn talers, one day labourer
   *[other] Earn talers, { $count } day labourers
}
board-ahead-hire = { $count ->
    [0] You cannot afford anybody
    [one] You can afford one craftsman
   *[other] You can afford { $count } craftsmen
}
board-ahead-bank = { $count ->
    [0] Nothing to do there
   *[other] Confidence or talers
}
board-ahead-travel = { $count ->
    [one] One place within reach
   *[other] { $count } places within reach
}
board-ahead-tavern = { $count ->
    [0] Nobody can be sent
    [one] One guild could rest
   *[other] { $count } guilds could rest
}
board-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
board-display = Craftsmen on display
board-turn-for-talers = Turn the tile for talers?
board-turn-choice = Turn by { $positions }: performance { $performance }, { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-site = Site
board-bonus-points = Bonus
board-base-points = Base
board-worth = Worth
board-maximum = Maximum
board-sums-tip = Sum { $sum }, site −{ $site }, worth { $worth }: { $points } points.
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-spend-title = Spend the points
board-spend = { $points ->
    [one] Spend 1 point
   *[other] Spend { $points } points
}
board-spend-choice = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}
board-next-steps = { $count ->
    [one] the next step costs { $values }
   *[other] next steps cost { $values }
}
board-track-climbed = you are at the end of the track
board-turn-all = { $count ->
    [one] Your only craftsman turns once.
    [2] Both turn once.
   *[other] All { $count } turn once.
}
board-turn-some = { $count ->
    [one] One craftsman turns once.
   *[other] { $count } craftsmen turn once.
}
board-then-leave = { $count ->
    [one] { $people } then leaves.
   *[other] { $people } then leave.
}
board-nothing-there = There is nothing to do there now; the turn would end.
board-repair-pick = Choose craftsmen here or on the star.
board-lacking = Missing for { $place }: { $names }.
board-nobody-lacking = You employ every guild it asks for.
board-built-already = You have built there already.
board-nothing-built = Nothing is built and nobody turns.
board-palace-now = Your craftsmen reach { $performance } and { $needed } are needed. The round is played to the end; the highest sum wins.
board-crew-assign = Craftsmen for repairs
board-crew-work = Craftsmen to send to the fields
board-crew-fire = Craftsmen to fire
board-labour-pick = Day labourers may turn once for { $talers } more talers each:
board-labour-total = { $extra ->
    [0] { $total ->
        [one] 1 taler
       *[other] { $total } talers
    }
   *[other] { $base } + { $extra } = { $total } talers
}
board-costs = { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-jobs = { $jobs ->
    [one] One job
   *[other] { $jobs } jobs
}
board-sum-change = Sum { $before } → { $after }
board-fire-pick = Your star is full. Who leaves the game?
board-hire-pick = { $count ->
    [one] One craftsman on the billboard can be hired.
   *[other] { $count } craftsmen on the billboard can be hired.
}
board-hire-none = Nobody on the billboard can be hired now.
board-hireable = Craftsmen you can hire
board-hire-how = Press a tile to see what it brings; one that you cannot hire says why.
board-confidence-next = From { $before } to { $after } bonds at once
board-confidence-full = There is no more to gain
board-redeem-note = { $talers } talers for each
board-travel-pick = { $count ->
    [one] One place is within reach.
   *[other] { $count } places are within reach.
}
board-travel-none = No place is within reach.
board-trip = { $place }, { $talers ->
    [0] free
    [one] 1 taler
   *[other] { $talers } talers
}
board-of-yours = { $count ->
    [0] helps nobody
    [one] helps 1
   *[other] helps { $count }
}
board-fees-key = Guilds, fee
board-fees-note = Guilds, and what they cost: { $fees }
board-fee = { $guilds ->
    [one] 1 guild
   *[other] { $guilds } guilds
} { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-tavern-pick = Choose guilds, or send nobody: the rooms move on.
board-tavern-brings = { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}; { $count ->
    [0] nobody turns back.
    [one] one craftsman turns back.
   *[other] { $count } craftsmen turn back.
}

# The prompt: buttons.
board-cancel = Cancel
board-back = Back
board-confirm-none = Choose first
board-confirm-forfeit = Confirm: do nothing
board-confirm-go = Go there
board-confirm-palace = Build the palace
board-confirm-build = Build: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 bond
   *[other] {" "}+ { $bonds } bonds
}
board-confirm-repair = Repair: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 bond
   *[other] {" "}+ { $bonds } bonds
}
board-confirm-climb = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 bond
   *[other] {" "}+ { $bonds } bonds
}
board-confirm-take = { $talers ->
    [0] Take into service
    [one] Take, and 1 taler
   *[other] Take, and { $talers } talers
}
board-confirm-turn = { $talers ->
    [0] Leave as it is
    [one] Turn for 1 taler
   *[other] Turn for { $talers } talers
}
board-confirm-hire = Hire for { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-confirm-hire-fire = Fire, hire: { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-confirm-confidence = Gain confidence: { $bonds }
board-redeem-choice = Redeem { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}: { $talers } talers
board-confirm-redeem = Redeem: { $talers } talers
board-confirm-travel = { $talers ->
    [0] Travel for free
    [one] Travel for 1 taler
   *[other] Travel for { $talers } talers
}
board-confirm-labour = Earn { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
board-confirm-tavern = { $guilds ->
    [0] Send nobody
    [one] Send 1 guild: { $talers ->
        [one] 1 taler
       *[other] { $talers } talers
    }
   *[other] Send { $guilds } guilds: { $talers } talers
}
board-feat-build = { $seat } builds in { $place }: { $points ->
    [one] 1 appreciation point
   *[other] { $points } appreciation points
}
board-feat-palace = { $seat } builds the Queen's palace!
board-undo = Undo
board-undo-ask = Ask to undo
board-redo = Redo
board-hint = Hint
board-hint-thinks = Thinking …
board-end-turn = End turn

# Hints.
board-say-take = take { $character }
board-say-turn = { $count ->
    [0] leave the tile as it is
   *[other] turn by { $count }
}
board-say-hire = hire { $character }
board-say-fire = fire { $character }
board-say-work = send { $character } to the fields
board-say-assign = { $character } for repairs
board-say-send = send the { $guild } guild
board-say-travel = travel to { $place }
board-say-climb = { $count ->
    [0] climb no steps
    [one] climb 1 step
   *[other] climb { $count } steps
}
board-say-redeem = { $count ->
    [one] redeem 1 bond
   *[other] redeem { $count } bonds
}
board-say-confidence = gain confidence
board-say-build = build here
board-say-repair = do repairs
board-say-palace = build the palace
board-say-done = finish
board-say-forfeit = do nothing
board-reach-hire = With { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
  } in the purse, { $count ->
    [one] one craftsman is
   *[other] { $count } craftsmen are
  } within reach:
board-reach-travel = With { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
  } in the purse, these places are within reach: { $people }.

# Queen's Architect in the terminal.

# Answers to what somebody writes.
cli-why-what-architect = Type "why" and a move, for example: why palace
cli-rules-what-architect = Type "rules" and a word or a clause, for example: rules price marker

# Help.
cli-help-map-architect = all places with distance, fare, demand, sites and roads
cli-help-rules-architect = search the rules, or show one clause: rules QA-HIRE-11
cli-legend-architect = Reading the table: ♣lum-2 3·4 is lumberjack-2 with a performance of 3 and 4 jobs left. "3 (2)" bonds: 3 held, 2 can be redeemed at once. On the billboard, a dot is a used-up corner; "day" marks a day labourer. A site shows its builder's letter, or the points that building there costs. A guild in brackets is one you employ nobody from.

# Board.
cli-round = round { $round }
cli-draft = choosing craftsmen
cli-track = Track
cli-track-start = start
cli-supply = { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}, pile { $tiles }
cli-billboard = Billboard
cli-costs = costs
cli-jobs = jobs
cli-performance = performance
cli-repairs = repairs
cli-labourer-mark = day
cli-empty = empty
cli-display = To choose from
cli-asks-for = asks for
cli-town-bonus = bonus { $bonus }
cli-bonus = { $kind ->
    [talers] +{ $amount } talers
    [appreciation] { $amount ->
        [one] +1 point
       *[other] +{ $amount } points
    }
   *[other] +hire
}
cli-at-most = at most { $points } points
cli-sites = sites
cli-palace-needs = the palace needs
cli-palace-performance = a performance of { $performance }

# Players.
cli-talers = talers
cli-bonds = bonds
cli-space = track
cli-carriage = carriage
cli-star = star { $sign } 1 { $sign } 2 { $sign } 3
cli-star-construct = Build
cli-star-labour = Labour
cli-star-hire = Hire
cli-star-bank = Bank
cli-star-travel = Travel
cli-star-tavern = Tavern
cli-crew = crew { $performance }:
cli-crew-nobody = no crew
cli-room-saloon = saloon
cli-room-dormitory = dormitory
cli-contributed = palace { $performance }

# Land.
cli-place = place
cli-type = type
cli-away = away
cli-fare = fare
cli-roads-to = roads to
cli-too-far = too far
cli-roads = Within reach
cli-road = { $talers ->
    [0] free
    [one] 1 taler
   *[other] { $talers } talers
}
cli-spaces = { $spaces } away

# Choices.
cli-verb-forfeit = do nothing
cli-verb-done = finish
cli-verb-repair = choose craftsmen for repairs
cli-verb-palace = contribute to the Queen's palace
cli-verb-confidence = gain confidence
cli-to-space = to space { $space }
cli-build-in = build in { $place }
cli-repair-value = repairs { $points }
cli-repair-short = rep { $points }
cli-nobody-of-guild = none of yours
cli-nothing-possible = nothing to do
cli-places-in-reach = { $count ->
    [one] one place within reach
   *[other] { $count } places within reach
}
cli-effect-talers = { $sign }{ $count ->
    [one] 1 taler
   *[other] { $count } talers
}
cli-effect-free = free
cli-effect-bonds = { $sign }{ $count ->
    [one] 1 bond
   *[other] { $count } bonds
}
cli-effect-spaces = { $sign }{ $count ->
    [one] 1 space
   *[other] { $count } spaces
}
cli-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-effect-crew = crew { $before } { $arrow } { $after }
cli-effect-leaves = { $who } leaves
cli-effect-confidence = redeem up to { $bonds } at once
cli-effect-palace = palace { $performance }
cli-effect-fire = somebody has to go first
cli-effect-end = the game ends

# The end.
cli-end-palace = palace
cli-end-wealth = talers + bonds
cli-end-crew = crew

# The content of a pack.
cli-pack-characters = Characters ({ $provenance })
cli-pack-demand = Demand tiles ({ $provenance })
cli-pack-map = Map for { $players } players ({ $provenance })
cli-pack-or = or
cli-pack-id = id
cli-pack-name = name
cli-pack-profile = profile
cli-pack-repair = repair
cli-pack-labourer = labourer
cli-pack-yes = yes
cli-pack-location = location
cli-pack-guilds = guilds
cli-pack-bonus = bonus
cli-pack-from-capital = from the capital

# How a game ends.
cli-reason-palace = the palace is built.
cli-reason-track_end = the end of the appreciation track has been reached.
cli-reason-round_limit = the round limit has been reached.

# Questions.
cli-question = { $name }, now { $points ->
    [0] { $step }:
    [one] spend 1 appreciation point:
   *[other] spend { $points } appreciation points:
}

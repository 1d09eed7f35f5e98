# Queen's Architect in the browser: the game on the pages, its options, the names in its views.
web-tagline-architect = Hire craftsmen, travel the kingdom, win the Queen's appreciation, and build her palace.
web-door-architect-1 = Hire craftsmen
web-door-architect-2 = Travel the kingdom
web-door-architect-3 = Build, win appreciation
web-door-architect-4 = Raise the palace
web-rules-search-example-architect = for example: bonds, QA-HIRE-07
web-option-variant = Variant
web-option-round_limit = Round limit
web-choice-standard = As in the rulebook
web-choice-companion = Companion house rules
web-option-price_marker_every_third_hire = The price marker moves after every third hire
web-option-labour_any_craftsman = Every craftsman may earn as a day labourer
web-option-labour_many_positions = A day labourer may turn several positions at once
web-option-early_drop_out = Craftsmen leave on reaching the drop-out position
web-option-location_base_points = Every location adds base points
web-option-no_location_maximum = Locations have no maximum
web-option-full_track = The whole appreciation track is used
web-option-race_to_track_end = The first to reach the end of the track wins
web-option-track_end_decides = The palace ends the game, the track decides
web-option-redeemed_bonds_leave_game = Redeemed bonds leave the game
web-option-no_firing = Nobody can be fired
web-option-no_hire_on_empty_pile = No hiring once the draw pile is empty
web-option-tavern_send_at_least_one = The tavern needs at least one guild
web-reason-palace = The palace is built and the round is complete.
web-reason-round_limit = The round limit has been reached.
web-reason-track_end = The end of the appreciation track has been reached.
web-view-billboard = Billboard, from the bottom
web-view-price = Price at the top
web-view-pile_size = Draw pile
web-view-pile_starting = Starting craftsmen in the pile
web-view-display = Starting craftsmen on display
web-view-working = At work
web-view-removed = Out of the game
web-view-track = Appreciation track
web-view-bond_supply = Bonds in the supply
web-view-redeemed_for_good = Redeemed for good
web-view-hires_counted = Hires so far
web-view-demand = Demand tiles
web-view-buildings = Buildings
web-view-talers = Talers
web-view-bonds = Bonds
web-view-confidence = Confidence
web-view-carriage = Carriage
web-view-architect = Architect
web-view-craftsmen = Craftsmen
web-view-tavern = Tavern
web-view-contribution = Palace
web-view-track_end_round = Reached the end of the track in round
web-view-guild = Guild
web-view-performance = Performance, job by job
web-view-repair = Repairs
web-view-labourer = Day labourer
web-view-starting = Starting craftsman
web-view-characters = Characters
web-view-map = Map
web-view-locations = Locations
web-view-roads = Streets
web-view-capital = Capital
web-view-star = Action star
web-view-rooms = Rooms
web-view-hiring_cost = Hiring costs, from the bottom
web-view-jobs_left = Jobs left, from the bottom
web-view-price_scale = Price scale
web-view-site_reduction = Building sites
web-view-location_maximum = Maximum of a place
web-view-travel_cost = Travel cost by spaces
web-view-tavern_fee = Accommodation fee by guilds
web-view-confidence_scale = Moneychanger track
web-view-guilds = Guilds
web-view-bonus = Town bonus
web-view-appreciation = appreciation
web-view-hire = Hire
web-view-performances = Performance
web-view-sum = Sum of the performances
web-view-character = Craftsman
web-view-hiring = Hiring costs
web-view-site = Next building site

# Things in one line of the table in words.
architect-craftsman = { $name } ({ $guild }), performance { $now }, { $jobs ->
    [one] last job
   *[other] { $jobs } jobs left
}
architect-bonus = { $bonus ->
    [talers] { $amount ->
        [one] 1 taler
       *[other] { $amount } talers
    }
    [appreciation] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[other] hire at once
}

# Labels of turns in the draft.
architect-turn-draft = Choice { $count }, { $seat }
architect-round-draft = Choice { $count }

# Decisions without what matters only to those who type.
step-architect-labour = earn talers by day labour
step-architect-tavern = send guilds to the tavern
step-architect-repair = assign craftsmen to repairs

# Same in every language.
web-game-architect = Queen’s Architect

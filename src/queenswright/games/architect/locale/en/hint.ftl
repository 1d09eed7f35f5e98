# Hints: why a turn is good, in the numbers of the rules.
reason-palace = You contribute { $performance } to the palace; { $needed } are needed.
reason-ready = Then you can build the palace next: { $performance } at your hammers, { $needed } are needed.
reason-climb = { $steps ->
    [one] One step up the track
   *[other] { $steps } steps up the track
  } for { $points } points; { $left } to go.
reason-guild = { $count ->
    [one] A guild you lacked: { $guilds }.
   *[other] Guilds you lacked: { $guilds }.
  }
reason-performance = Your performance rises from { $before } to { $after }.
reason-jobs = { $count ->
    [one] One more job
   *[other] { $count } more jobs
  }: { $jobs } in all.
reason-hire-next = Then Hire is within reach: a craftsman with { $total } more performance over all his jobs.
reason-site = Then { $place } is within reach, { $streets ->
    [one] one street
   *[other] { $streets } streets
  } away: { $points } points.
reason-site-here = Then you can build in { $place }: { $points } points.
reason-way-home = { $streets ->
    [0] You are in { $place }, where the palace is built.
    [one] One street to { $place }, where the palace is built.
   *[other] { $streets } streets to { $place }, where the palace is built.
  }
reason-missing = { $count ->
    [0] You are strong enough for the palace.
   *[other] Only { $count } short of the performance for the palace.
  }
reason-talers = { $count ->
    [one] One more taler
   *[other] { $count } more talers
  }: { $talers } in your purse.
reason-bonds = { $count ->
    [one] One bond
   *[other] { $count } bonds
  }, worth { $each } talers each at the moneychanger's.
reason-confidence = From now on you may redeem { $count } bonds in one visit.
reason-way = From there it is { $spaces ->
    [0] once around the star to Construct
    [one] one point to Construct
   *[other] { $spaces } points to Construct
  }; repairs there would bring { $points }.

# What a step of a hint brings.
board-gain-talers = { $count ->
    [one] { $by } taler
   *[other] { $by } talers
}
board-gain-bonds = { $count ->
    [one] { $by } bond
   *[other] { $by } bonds
}
board-gain-track = { $count ->
    [one] { $by } step on the track
   *[other] { $by } steps on the track
}
board-gain-confidence = confidence { $by }

# The way of the architect, in a hint.
board-say-go-construct = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to Construct
board-say-go-labour = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to Day labourer
board-say-go-hire = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to Hire
board-say-go-bank = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to the moneychanger
board-say-go-travel = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to Travel
board-say-go-tavern = walk { $count ->
    [one] one point
   *[other] { $count } points
  } to the tavern

# The explorer.

cli-explore-games = { $games } games of bots with { $players } players; their choices vary.
explore-choice = Choice
explore-seats = Seats
explore-won = Victories
explore-rating = Rating
explore-topic-craftsman = Starting craftsmen
explore-topic-guilds = Guilds at the start
explore-topic-talers = Talers before the first round
explore-topic-trip = First trip
explore-topic-building = First building
explore-topic-action = First step of the architect
explore-topic-family = Family
explore-topic-face = Faces bought
explore-topic-tile = Tower tiles
explore-topic-ability = Abilities
explore-topic-first = First move

# The page of the explorer.
explore-title = Explorer
explore-name = How games begin
explore-of = { $count } games with { $players } players
explore-trouble = The explorer cannot be shown
explore-show = Show
explore-about = How often the seats that chose this won, with 95 % intervals; the line is an equal share among { $players }.
explore-pairs = Victories of two together, in percent
explore-interval = 95 % interval
explore-from-to = from { $low } to { $high }
explore-source = From games that bots play against each other, with choices that vary. Rating: what the victories mean beside those of an equal seat. The figures say nothing about causes.
explore-topic-of = { $topic }, epoch { $chapter }
explore-talers = { $count ->
    [one] 1 taler
   *[other] { $count } talers
}
explore-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
explore-way-what = What was chosen at the beginning, and how it went
explore-none = The explorer has no games of { $game }.
explore-players = The explorer has no games with this number of players; it has some with { $counts }.

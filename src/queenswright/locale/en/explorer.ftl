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

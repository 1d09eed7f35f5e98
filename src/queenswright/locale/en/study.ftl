# Analyses of games.

study-title = Analysis: { $game }
study-number = Game { $number } of the campaign.
study-effort = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $simulations } simulations for each position, seed { $seed }.
study-pass-curve = Only the curve: no turn has been compared with others yet.
study-pass-judged = Stopped before the turns that matter were compared again.
study-pass-whole = Every turn has been compared with the best one found; those that matter a second time, in more deals.
study-knowledge = A turn is judged by what its player could know: whatever was hidden is dealt again in every deal.
study-uncalibrated = The chances are the shares of the search as they are: they have not been compared with games that were played to their end.
study-unfinished = The game is not over; the last chance is an estimate.
study-no-turns = No turn has been played.

# Play and luck.
study-play-and-luck = Play and luck
study-column-player = Player
study-column-start = Start
study-column-own = Own turns
study-column-others = Other turns
study-column-draws = Chance
study-column-end = End
study-column-accuracy = Accuracy
study-sum = In points of winning chance: start, own turns, turns of the others and chance add up to the end.
study-accuracy = Accuracy: 100 for a turn in which nothing was given away, 37 where it was { $points } points; the average of all turns with a choice.

# Turns.
study-turns = Turns
study-turning-points = Turning points
study-curve = Winning chances
study-curve-words = A line for every player, with the 95 % interval of the search as a band; below it what chance changed.
study-best-only = Nothing better was found in any turn.
study-column-turn = Turn
study-column-moves = Moves
study-column-chance = Chance to win
study-column-judgement = Judgement
study-column-better = Better
study-verdict-forced = no choice
study-verdict-decided = already decided
study-verdict-best = nothing better found
study-verdict-close = too close to judge
study-verdict-sound = sound
study-verdict-slip = slip
study-verdict-mistake = mistake
study-verdict-blunder = blunder
study-lost = { $points } points of winning chance (± { $doubt })
study-played = Played: { $moves } ({ $chance })
study-better = Better: { $moves } ({ $chance })
study-next = Then expected: { $moves }
study-luck = Chance: { $points } points (± { $doubt })
study-board = The table before the turn
study-text = The curve as a table

# The command.
study-compiling = The search is getting ready; the first time it is compiled, which takes about a minute ...
study-doing-curve = The curve
study-doing-turns = The turns
study-doing-closer = The turns that matter, again
study-stopped = Stopped.
study-goes-on = The same command goes on from { $path }.
study-written = Written: { $path }

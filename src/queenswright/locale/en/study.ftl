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
study-by-what = A turn is judged by what its player could know: whatever was hidden is dealt again in every deal.
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

# The pages of a study.
study-name = Study
study-part-analysis = Analysis
study-part-board = Board
study-tab-turn = Turn
study-tab-board = Board
study-tab-turns = Turns
study-tab-luck = Luck
study-analyse = Analyse
study-share = Copy link
study-copied = Copied
study-loading = Fetching the analysis ...
study-trouble = This analysis cannot be shown
study-game-number = Game { $number }
study-end = The end
study-waiting = { $count ->
    [one] One analysis comes before this one.
   *[other] { $count } analyses come before this one.
}
study-soon = This analysis is next.
study-begins = The analysis begins. The first time, the search is compiled, which takes about a minute ...
study-was-stopped = Stopped: not every turn has been judged.
study-was-failed = The analysis broke off: not every turn has been judged.
study-stop = Stop
study-first-curve = The first curve appears after some seconds.
study-luck-later = Play and luck are known when every turn has been judged.
study-not-judged = This turn has not been judged yet.
study-points = points
study-was-played = Played:
study-was-better = Better:
study-known = Judged by what the player could know
study-secret = a secret
study-adds-up = { $name }: { $start } % at the start, own turns { $own }, others { $others }, chance { $draws }: { $end } % at the end.
study-how = How this was calculated
study-turn-before = Turn before
study-turn-after = Next turn
study-next-point = Next key turn
study-point-before = Key turn before
study-try = Try it yourself
study-try-asked = Your turn, { $name }
study-try-how = Play the turn on the board. What was better stays covered until you have played.
study-try-found = That is the better turn
study-try-same = That is what was played
study-try-other = Another turn
study-try-leaves = It leaves a { $percent } % chance of winning.
study-try-looking = Working out the chance it leaves ...
study-try-show = Show the better turn
study-try-again = Try again
study-try-end = Back to the analysis
study-bring-title = Analyse a record
study-bring-about = Open the record of a finished game. Every turn is compared with the best one that is found, and you see where the game turned. Your own games offer this when they are over.
study-bring-file = Choose a file, or drop it here

# Studies.
study-not-over = This game is not over yet. It can be analysed when it is.
study-running = This position is like that of a running game between people. Nobody gets an evaluation of it before that game is over.
study-unknown = There is no analysis under this address.
study-not-yours = Only the person who asked for this analysis can stop it.
study-queue-full = Too many analyses are waiting already. Try again in { $seconds } seconds.
study-no-way = { $move } cannot be played here: { $problem }
study-sealed = The campaign has not got that far yet: what comes next is still sealed.
study-over = The game is over in this position.
study-failed = The evaluation has failed: { $problem }

# The analysis board.
study-tab-best = Best
study-tab-tree = Tree
study-best-for = Best turns for { $name }
study-board-over = The game is over here
study-lines = Show { $count } turns
study-look = Look for the best turns
study-look-stop = Stop looking
study-look-begins = looking ...
study-simulations = { $count } simulations
study-deepening = still deepening
study-variations = Variations
study-variations-none = Play any move on the board or choose one of the best turns: it becomes a branch of the game.
study-thrown = rolled again
study-chance = Chance
study-as-it-was = As it was
study-roll = Roll
study-choose = Choose
study-no-chance = Chance has no part in this move.
study-to-game = Back to the game
study-branch-name = Name of this branch
study-branch-comment = Comment
study-promote = Put first
study-remove = Delete
web-way-study = Analyse a game
web-way-study-what = Where it turned, and which turns would have been better
study-notes = Name and comment
study-marks = Point at something
study-draw-ring = Draw rings
study-draw-arrow = Draw arrows
study-draw-ring-how = Press a piece for a ring, again to take it away.
study-draw-arrow-how = Press a piece, then the one that the arrow leads to.
study-save = Save with variations

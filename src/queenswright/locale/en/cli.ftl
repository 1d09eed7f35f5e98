# The table in the terminal.

# Starting and ending.
cli-welcome = Welcome to { $game }. Write a number to choose, or "help".
cli-options = Options: { $options }.
cli-levels = Bots to play against, from easy to hard: apprentice, journeyman, master, royal (the Royal Architect, who thinks longest: half a second or so a turn). All other names are people.
cli-who-plays = Who plays? Names with commas [{ $names }]:
cli-did-you-mean = "{ $name }" is the name of a person. Did you mean the bot { $bot }?
cli-is-a-person = "{ $name }" is seated as a person. Did you mean the bot { $bot }?
cli-waiting = An unfinished game is waiting: { $names }; last turn { $turn }, begun { $date }.
cli-continue = { $others ->
    [0] Continue it?
    [one] Continue it? (One older game is unfinished too.)
   *[other] Continue it? ({ $others } older games are unfinished too.)
}
cli-continuing = Continuing the unfinished game of { $names }; last turn { $turn }, begun { $date }. A new one begins with: play --new
cli-cannot-continue = That game cannot be continued, so a new one begins; its file is left as it is.
cli-no-game = No game was started.
cli-goodbye =
    Nothing is lost: "queenswright play --text" goes on from here.
    The record of the game:
    { $path }
cli-cannot-keep = This game cannot be saved as you play: { $problem }. Set QUEENSWRIGHT_DATA to a folder where you may write.
cli-record-at = The record of the game:
    { $path }
cli-end = The end
cli-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}: { $reason ->
    [palace] the palace is built.
    [track_end] the end of the appreciation track is reached.
    [castle] the castle has its first finished tower.
    [games] the agreed number of games is played.
   *[other] the round limit is reached.
}

# Bots.
cli-bot = { $name } ({ $title })
cli-bot-thinking = { $name } is thinking ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bot-thought = { $name } thought for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-bots-loading = The bots are getting ready ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bots-compiling = The bots are still being compiled; that happens once and takes about a minute. Until then { $bot } plays for them, marked [{ $bot }].
cli-bots-compiling-wait = The bots are being compiled; that happens once and takes about a minute.
cli-bots-ready = The bots are ready and play for themselves from now on.
cli-bots-failed = The bots could not be started: { $problem }.
cli-bots-given-up = They failed again, so { $bot } plays for all of them, marked [{ $bot }].
cli-bot-failed = { $name } gave no move: { $problem }.
cli-bot-again = The game is saved; the bot is restarted and asked once more.
cli-bot-replaced = { $name } failed again, so { $bot } plays this seat from now on, marked [{ $bot }].

# Watching.
cli-watch-welcome = A game of { $game }: { $names }.
cli-watch-keys = Enter pauses, Ctrl-C ends.
cli-watch-paused = Paused; Enter goes on.
cli-watch-stopped = Stopped in turn { $turn }.

# Hints.
cli-hint-stand-in = { $bot } cannot be asked yet.
cli-hint-move = { $bot } would play: { $move }
cli-hint-chances = { $games ->
    [0] You hardly ever win from here.
    [10] You nearly always win from here.
   *[other] You win about { $games } of 10 games from here.
}
cli-hint-you-lead = You are ahead.
cli-hint-other-leads = { $name } is ahead.
cli-hint-level = Nobody is clearly ahead.
cli-hint-line = Expected after that: { $moves }.
cli-hint-stopped = No hint, then.
cli-hint-failed = No hint from this bot: { $problem }.

# Questions.
cli-prompt = { $name } >
cli-yes-no = { $default ->
    [yes] [Y/n]
   *[other] [y/N]
}
cli-yes-no-again = Please answer yes or no.
cli-words-yes = y yes
cli-words-no = n no
cli-question = { $name }, now { $points ->
    [0] { $step }:
    [one] spend 1 appreciation point:
   *[other] spend { $points } appreciation points:
}

# Answers to what somebody writes.
cli-say-something = Write a number from 1 to { $count }, a move, or "help".
cli-no-such-number = There is no choice { $number }: write a number from 1 to { $count }.
cli-several = "{ $text }" could be: { $moves }.
cli-not-understood = "{ $text }" is neither a move nor a command: write a number from 1 to { $count }, a move such as "{ $example }", or "help".
cli-why-what-architect = Write "why" and a move, for example: why palace
cli-why-what-queensdale = Write "why" and a move, for example: why build dwelling
cli-why-possible = Nothing is against it: "{ $move }" is possible now.
cli-undo-who = Nobody here is called "{ $name }"; at the table are: { $names }.
cli-undo-agree = { $other }: { $name } wants to take back "{ $move }"{ $count ->
    [one] .
   *[other] {""} and what came after it.
} Do you agree?
cli-undo-refused = { $name } does not agree; everything stays as it is.
cli-undone = Taken back: { $moves }.
cli-untold = a secret choice
cli-log-empty = Nothing has happened yet.
cli-log-more = { $count ->
    [one] 1 earlier move; "log all" shows everything.
   *[other] { $count } earlier moves; "log all" shows everything.
}
cli-rules-what-architect = Write "rules" and a word or a clause, for example: rules price marker
cli-rules-what-queensdale = Write "rules" and a word or a clause, for example: rules herb hut
cli-rules-nothing = No clause of the rules holds: { $words }.
cli-rules-more = { $count ->
    [one] One more clause; a second word narrows the search.
   *[other] { $count } more clauses; a second word narrows the search.
}
cli-save-where = Write "save" and the name of a file, for example: save friday.qw
cli-saved = The record is written to { $path }
cli-load-what = Write "load" and the name of a record, for example: load friday.qw
cli-loaded = Going on with { $path }

# Help.
cli-help-moves = Write a number from 1 to { $count }, a move such as "{ $example }" (its beginning is enough), or one of these:
cli-command-undo = undo [NAME]
cli-command-redo = redo
cli-command-hint = hint [BOT]
cli-command-why = why MOVE
cli-command-look = look, board
cli-command-map = map
cli-command-log = log [all]
cli-command-rules = rules WORD
cli-command-save = save FILE
cli-command-load = load FILE
cli-command-help = help, ?
cli-command-quit = quit, q
cli-help-undo = take back the last choice, or the last one of NAME
cli-help-redo = play again what was taken back
cli-help-hint = what a master would play here and what to expect, or another bot: hint royal
cli-help-why = why a move is not possible, with the clause of the rules
cli-help-look = the table and the choices again
cli-help-map = all places with distance, fare, demand, sites and roads
cli-help-log = what happened so far
cli-help-rules = search the rules, or show one clause: rules QA-HIRE-11
cli-help-save = write the record to a file of your choice
cli-help-load = go on with another record
cli-help-help = this list
cli-help-quit = stop for today; every move is saved already
cli-legend-architect = Reading the table: ♣lum-2 3·4 is lumberjack-2 with a performance of 3 and 4 jobs left. "3 (2)" bonds: 3 held, 2 can be redeemed at once. On the billboard a dot is a corner that is used up; "day" marks a day labourer. A site shows its builder's letter or the points that building there costs. Guilds in brackets: you employ nobody of them.

# Board.
cli-round = round { $round }
cli-draft = choosing craftsmen
cli-turn-of = { $name }'s turn
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
cli-players = Players
cli-talers = talers
cli-bonds = bonds
cli-space = track
cli-carriage = carriage
cli-star = star { $sign } 1 { $sign } 2 { $sign } 3
cli-seat-bot = { $colour } { $bot }
cli-seat-me = { $colour } (you)
cli-letter-yellow = Y
cli-letter-green = G
cli-letter-blue = B
cli-letter-red = R
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
cli-nobody-of-guild = nobody of yours
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
cli-end-place = place
cli-end-palace = palace
cli-end-wealth = talers + bonds
cli-end-crew = crew

# Clauses of the rules and their proof.
cli-clauses-chapter = chapter
cli-clauses-count = clauses
cli-clauses-tested = tested
cli-clauses-waiting = waiting
cli-clauses-untestable = not testable
cli-clauses-documentation = not offered
cli-clauses-missing = missing
cli-clauses-title = title
cli-clauses-kind-component = component
cli-clauses-kind-rule = rule
cli-clauses-kind-example = example
cli-clauses-kind-ruling = ruling
cli-clauses-kind-variant = variant
cli-clauses-kind-frame = frame
cli-clauses-status-tested = tested
cli-clauses-status-waiting = waiting
cli-clauses-status-untestable = not testable
cli-clauses-status-documentation = not offered
cli-clauses-status-missing = missing
cli-clauses-note = Note: { $note }
cli-clauses-sources = Sources: { $sources }
cli-clauses-waits-for = Waits for a mechanism that is not built yet: { $mechanism }
cli-clauses-reason = Not testable: { $reason }
cli-clauses-passed = passed
cli-clauses-failed = FAILED
cli-clauses-no-test = No test names this clause.
cli-clauses-no-evidence = There is no evidence file yet: it is written by a complete test run (make test).
cli-clauses-sum = { $clauses } clauses: { $tested } tested{ $waiting ->
    [0] {""}
   *[other] , { $waiting } waiting
}, { $untestable } not testable, { $documentation } not offered, { $missing } missing
cli-clauses-list-waiting = Waiting for a mechanism that is not built yet
cli-clauses-list-untestable = Not testable
cli-clauses-list-missing = Missing
cli-clauses-failed-tests = failed: { $tests }

# The content of a pack.
cli-pack-tables = Tables
cli-pack-group = group
cli-pack-value = value
cli-pack-provenance = provenance
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

# What is wrong with an option; the name of the option stands before it.
cli-error = error: { $problem }
cli-wrong-count = found { $found }; --seats names { $count }, expected is the same
cli-wrong-choice = found { $found }; expected is one of: { $choices }
cli-wrong-budget = found { $found }; a budget is written as mcts:2000, mcts:300ms or master/20
cli-wrong-assignment = found { $found }; expected is name=value, for example round_limit=20 or games=5
cli-wrong-seconds = got { $found }, expected seconds
cli-wrong-limit = got { $found }, expected seconds, more than 0 and at most { $most }
cli-wrong-pace = got { $found }, expected seconds per turn, from 0 to { $most }
cli-wrong-file = exists and is not a record of this game; choose another name
cli-only-bots = found { $found }; only bots play here: { $names }
cli-near = ; did you mean { $bot }?
cli-no-home = found { $found }; nobody of that name has a folder here

# The table in the terminal.

# Starting and ending.
cli-welcome = Welcome to { $game }. Type a number to choose, or "help".
cli-options = Options: { $options }.
cli-levels = Bots to play against, from easy to hard: apprentice, journeyman, master, royal (the Royal Architect, who thinks longest: about half a second a turn). Any other name is a person.
cli-who-plays = Who plays? Names separated by commas [{ $names }]:
cli-did-you-mean = "{ $name }" would be a person. Did you mean the bot { $bot }?
cli-is-a-person = "{ $name }" plays as a person. Did you mean the bot { $bot }?
cli-waiting = An unfinished game is waiting: { $names }; last turn { $turn }, started { $date }.
cli-continue = { $others ->
    [0] Continue it?
    [one] Continue it? (One older game is unfinished too.)
   *[other] Continue it? ({ $others } older games are unfinished too.)
}
cli-continuing = Continuing the unfinished game of { $names }; last turn { $turn }, started { $date }. To start a new one: play --new
cli-cannot-continue = That game cannot be continued, so a new one begins; its file is left as it is.
cli-no-game = No game was started.
cli-goodbye = Nothing is lost: "queenswright play { $game } --text" continues from here.
cli-sitting-ends = The last move could not be written down, so it does not count and the session ends here.
cli-changed-elsewhere = This table was changed by somebody else since it was read. Nothing was overwritten; start again to continue from there.
cli-cannot-keep = This game cannot be saved as you play: { $problem }. Set QUEENSWRIGHT_DATA to a folder you can write to.
cli-record-at = The record of the game:
    { $path }
cli-end = The end
cli-winners = { $count ->
    [one] { $people } wins
   *[other] { $people } share the victory
}: { $reason }
cli-reason-over = the game is over.

# Bots.
cli-bot = { $name } ({ $title })
cli-bot-thinking = { $name } is thinking ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bot-thought = { $name } thought for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-bots-loading = The bots are getting ready ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bots-compiling = The bots are still being compiled; this happens once and takes about a minute. Until then { $bot } plays for them, marked [{ $bot }].
cli-bots-compiling-wait = The bots are being compiled; this happens once and takes about a minute.
cli-bots-ready = The bots are ready and play from now on.
cli-bots-failed = The bots could not be started: { $problem }.
cli-bots-given-up = They failed again, so { $bot } plays for all of them, marked [{ $bot }].
cli-bot-failed = { $name } did not move: { $problem }.
cli-bot-again = The game is saved; the bot is restarted and asked once more.
cli-bot-replaced = { $name } failed again, so { $bot } plays this seat from now on, marked [{ $bot }].

# Watching.
cli-watch-welcome = A game of { $game }: { $names }.
cli-watch-keys = Enter pauses, Ctrl-C quits.
cli-watch-paused = Paused; press Enter to continue.
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
cli-question-plain = { $name }, now { $step }:

# Answers to what somebody writes.
cli-say-something = Type a number from 1 to { $count }, a move, or "help".
cli-no-such-number = There is no choice { $number }: type a number from 1 to { $count }.
cli-several = "{ $text }" could be: { $moves }.
cli-not-understood = "{ $text }" is neither a move nor a command: type a number from 1 to { $count }, a move such as "{ $example }", or "help".
cli-why-what = Type "why" and a move, for example: why { $move }
cli-why-possible = "{ $move }" is possible now.
cli-undo-who = Nobody at the table is called "{ $name }". The players are: { $names }.
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
cli-rules-what = Type "rules" and a word or a clause.
cli-rules-nothing = No clause of the rules contains: { $words }.
cli-rules-more = { $count ->
    [one] One more clause; a second word narrows the search.
   *[other] { $count } more clauses; a second word narrows the search.
}
cli-save-where = Type "save" and the name of a file, for example: save friday.qw
cli-saved = The record was written to { $path }
cli-load-what = Type "load" and the name of a record, for example: load friday.qw
cli-loaded = Continuing with { $path }

# Help.
cli-help-moves = Type a number from 1 to { $count }, a move such as "{ $example }" (its beginning is enough), or one of these:
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
cli-help-undo = take back the last choice, or NAME's last choice
cli-help-redo = play again what was taken back
cli-help-hint = what the Master would play here and what to expect; or ask another bot: hint royal
cli-help-why = why a move is not possible, with the clause of the rules
cli-help-look = show the table and the choices again
cli-help-map = the board alone
cli-help-log = what has happened so far
cli-help-rules = search the rules, or show one clause
cli-help-save = write the record to a file of your choice
cli-help-load = continue with another record
cli-help-help = this list
cli-help-quit = stop for now; every move is already saved
cli-command-character = character NAME, PORTRAIT, ARMS
cli-command-sentence = sentence WORDS
cli-help-character = your character: name, portrait and arms, until the first game begins
cli-help-sentence = your last sentence; nobody else reads it before the end
cli-character-now = { $name }: { $portrait }, { $arms }. To choose: { $portraits }; { $arms_offered }. Type for example: character Odo, woman, oak
cli-character-chosen = { $name } it is.
cli-sentence-written = The sentence of { $name } is kept until the end.

# Board.
cli-turn-of = { $name }'s turn

# Players.
cli-players = Players
cli-seat-bot = { $colour } { $bot }
cli-seat-me = { $colour } (you)
cli-letter-yellow = Y
cli-letter-green = G
cli-letter-blue = B
cli-letter-red = R

# The end.
cli-end-place = place

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

# What is wrong with an option; the option's name comes before it.
cli-error = error: { $problem }
cli-wrong-count = got { $found }, expected { $count }, as --seats says
cli-wrong-choice = got { $found }, expected one of: { $choices }
cli-wrong-budget = got { $found }, expected a budget such as mcts:2000, mcts:300ms or master/20
cli-wrong-assignment = got { $found }, expected name=value, for example round_limit=20 or games=5
cli-wrong-seconds = got { $found }, expected seconds
cli-wrong-limit = got { $found }, expected seconds, more than 0 and at most { $most }
cli-wrong-pace = got { $found }, expected seconds per turn, from 0 to { $most }
cli-wrong-file = already exists and is not a record of this game; choose another name
cli-only-bots = got { $found }, expected bots only: { $names }
cli-near = ; did you mean { $bot }?
cli-no-home = got { $found }, but there is no home folder for that name

status-health = health
status-well = moves can be stored
status-ill = moves cannot be stored: { $reason }
status-up = running for
status-processes = { $count ->
    [one] 1 process
   *[other] { $count } processes
}
status-moves = moves
status-latency = time per move
status-tables = tables in memory
status-sockets = open connections
status-queues = waiting
status-waiting = { $store } for the database, { $bots } for bots
status-bots = answers of bots
status-commits = commits
status-refusals = refused
status-slow = slow
status-errors = errors
status-none = none
status-memory = memory
status-nothing = nothing answers at { $address } ({ $problem }); expected a server started with: queenswright serve --metrics PORT
status-strange = { $address } answers, but not like a Queenswright server
status-no-figures = { $address } shows no figures; expected the port of: queenswright serve --metrics PORT

bots-database = got { $database }, expected postgresql://…; bots can think on other machines only where the server uses PostgreSQL
bots-start = Taking questions from { $database } about: { $games }
bots-ready = { $ready } of { $count } ready
status-elsewhere = bot workers
status-questions = { $workers } with { $places } places; { $waiting } waiting, { $taken } taken, { $answered } answered, { $given_back } given back

# Texts of the browser: pages, table, settings.

web-skip = To the content
web-nav = Main ways
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-account = You
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-theme-swap = Switch between day and night
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-to-home = To the start page
web-to-table = To the table
web-try-again = Try again
web-saved = Saved.
web-loading = Just a moment …
web-loading-table = The table is being laid …
web-loading-replay = The game is being set up again …

web-error-title = Something went wrong
web-error-unknown = Something unexpected happened. Please load the page again.
web-error-unreachable = The server cannot be reached. Is the network there?
web-error-server = The server answered with error { $status }.
web-error-table = This table cannot be opened
web-error-game = The game "{ $game }" is not known here.
web-error-rules = The rules cannot be read
web-error-replay = This game cannot be shown again
web-not-found = Nothing is built here
web-not-found-what = This address leads to an empty building site.
web-note-stale = The table had gone on meanwhile; nothing was played. Have a look and choose again.
web-note-lost = The connection broke off. What was confirmed is kept; look at the table before you choose again.
web-connection-lost = Connection lost. Coming back by itself …
web-warming = The bots are still warming up; simple ones play for them until then.

web-play-bots = Play against bots
web-players = Players
web-bot-level = Strength of the bots
web-bot-apprentice = Apprentice
web-bot-journeyman = Journeyman
web-bot-master = Master
web-bot-royal = Royal Architect
web-bot-random = Random
web-bot-greedy = Greedy
web-my-tables = Go on playing
web-more = More
web-way-learn = Learn by playing
web-way-learn-what = A first game with a coach, about 10 minutes
web-way-new = Play with people
web-way-new-what = At one screen, online with a link, live or over days
web-way-rules = Read the rules
web-way-rules-what = Clause by clause, with search
web-way-replay = Replay a record
web-way-replay-what = Any saved game, move by move
web-lobby = Tables of others
web-lobby-empty = Nobody is waiting and nobody is playing in public right now.
web-lobby-unread = The tables cannot be read right now.
web-finished = Finished games
web-open-over = Look
web-open-mine = Go on
web-open-join = Join
web-open-watch = Watch
web-status-open = Waiting for players
web-status-running = In play
web-status-over = Over

web-new-title = A new table
web-new-who = Who plays?
web-new-how = How do we play?
web-new-rules = Which rules?
web-new-make = Open the table
web-game = Game
web-pack = Content pack
web-name = Name
web-your-name = Your name at the table
web-name-keep = Use this name
web-guest = Guest { $number }
web-name-first = Others want to know who sits there: choose a name first.
web-seat-number = Seat { $number }
web-seat-kind-me = Me
web-seat-kind-person = Somebody at this screen
web-seat-kind-bot = A bot
web-seat-kind-open = Open, by link
web-public = Show this table to everybody
web-take-back = Taking back
web-take-back-free = Free, others agree where needed
web-take-back-turn = Only in the own turn
web-take-back-none = Never
web-table-auto-end = Turns end by themselves, without "end turn"
web-clock = Time
web-clock-none = No limit
web-clock-days = Days for each move
web-clock-bank = A clock
web-clock-days-each = Days for each move
web-clock-bank-minutes = Minutes for everybody
web-clock-increment = Seconds more after each move
web-clock-days-set = { $days ->
    [one] 1 day for each move
   *[other] { $days } days for each move
  }
web-clock-bank-set = { $minutes } min + { $seconds } s per move
web-clock-zero = When the time is up
web-clock-zero-bot = A bot takes over
web-clock-zero-lose = The seat has lost
web-no-limit = no limit
web-house-rules = { $count ->
    [one] House rules (one on)
   *[other] House rules ({ $count } on)
  }

web-join-title = You are invited
web-sit-here = Sit here
web-watch = Only watch
web-give-to-bot = Give to a bot
web-invite-title = Invite
web-invite = Invitation link
web-invite-how = Whoever opens this link can take a free seat or watch.
web-copy-link = Copy the link
web-copied = Copied
web-waiting-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }

web-seats = Seats
web-seat-open = Free seat
web-seat-yours = You sit here
web-seat-here = At the table
web-seat-away = Away
web-seat-left = Has left
web-seat-lost = Has lost on time
web-seat-bot = Bot: { $level }
web-seat-taken-over = A bot plays on here
web-somebody = Somebody
web-watching = { $count ->
    [one] One is watching
   *[other] { $count } are watching
  }
web-leave = Leave the table
web-leave-sure = A bot will play on for you. Your seat can be taken again as long as it is free.
web-leave-now = Leave
web-stay = Stay
web-time-left = Time left

web-badge-yours = Your turn
web-badge-theirs = { $name } plays
web-badge-over = Game over
web-badge-open = Not begun
web-now-yours = Your turn: { $what }
web-now-one-of-yours = { $name } at this screen: { $what }
web-now-theirs = { $name } has to { $what }
web-now-holding = Your turn is done: end it, or take the last choice back
web-now-others-hold = { $name } is finishing the turn
web-now-over = The game is over
web-now-open = The game has not begun
web-now-waiting = Nothing to decide right now
web-turn-round = Round { $count }, { $seat }
web-turn-draft = Choice { $count }, { $seat }
web-turn-number = Turn { $count }
web-round-number = Round { $count }
web-choice-number = Choice { $count }
web-turn-over = End of the game
web-turn-game = Game { $game }, round { $count }, { $seat }
web-round-game = Game { $game }, round { $count }
web-turn-phase = Game { $game }: { $phase }

web-undo = Undo
web-undo-ask = Ask the others to take back
web-redo = Redo
web-hint = Hint
web-hint-thinks = Thinks …
web-hint-level = Who gives hints
web-hint-says = { $level } would play: { $move }
web-end-turn = End turn
web-confirm-move = Play: { $move }
web-choose-first = Choose a move
web-chance = Chance decides what comes of it.
web-reveals = What comes of it is still open: chance decides, or something hidden is shown. After that it cannot simply be taken back.
web-why = Why not?
web-why-ask = Ask about any move
web-why-example = for example: { $move }
web-why-possible = "{ $move }" is possible.
web-clause = Rule { $clause }
web-ask = { $count ->
    [one] { $name } asks to take back one move.
   *[other] { $name } asks to take back { $count } moves.
  }
web-ask-own = { $count ->
    [one] You ({ $name }) have asked to take back one move.
   *[other] You ({ $name }) have asked to take back { $count } moves.
  }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-position = How things stand
web-secrets = Only { $name } may read this

web-notices = News of the table
web-menu = Menu of the table
web-drawer = About the table
web-drawer-chronicle = Chronicle
web-drawer-chat = Talk
web-drawer-table = Table
web-drawer-settings = Settings
web-drawer-keys = Keys
web-chronicle = Chronicle
web-chronicle-open = Open the chronicle
web-chronicle-empty = Nothing has happened yet.
web-since-your-turn = Since your last turn
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-view-board = Illustrated table
web-view-text = Text view
web-table-settings = How this table was made
web-shuffle-proof = Proof of the shuffle
web-shuffle-sealed = This seal was published before the first move. After the game its key is opened, so that anyone can check that nothing was arranged.
web-shuffle-opened = The key is open: "queenswright record check" shows that it fits the seal and the game.
web-commitment = Seal
web-key = Key
web-salt = Salt
web-record-download = Download the record
web-replay-this = Replay

web-choosing = Choices
web-choosing-confirm = Confirm them
web-choosing-at-once = Play at once
web-auto-end = End my turns automatically
web-text-view-always = Show tables as text
web-less-motion = Less motion
web-sound = Knock when it is my turn
web-notify = Notice of the browser when it is my turn
web-notify-refused = The browser does not allow notices for this page.

web-keys = Keys of the table
web-key-digits = choose a move by its number
web-key-arrows = go through the choices
web-key-enter = play what is chosen
web-key-escape = let go, close
web-key-prompt = to what is to be decided
web-key-undo = take back
web-key-redo = do again what was taken back
web-key-end = end the turn
web-key-hint = ask for a hint
web-key-text = text view or illustrated table
web-key-log = chronicle
web-key-chat = talk
web-key-keys = these keys

web-result-won = You have won!
web-result-winner = { $name } has won
web-result-shared = { $names } share the victory
web-reason-time = The time was up.
web-standings = Standings
web-place = Place
web-player = Player
web-rematch = Play again
web-rematch-go = To the next game
web-look-at-table = Look at the table
web-chart = Course
web-chart-of = Course of
web-chart-says = { $what } over the turns; at the end: { $values }

web-replay-title = Replay a record
web-replay-about = Every table can give its record, also from the command line. Bring one, and the game is played again move by move.
web-replay-upload = Choose a record file
web-replay-drop = or drop it here
web-scrubber = Moment of the game
web-first = To the beginning
web-last = To the end
web-before = One move back
web-after = One move on
web-run = Run
web-pause = Pause

web-rules-title = Rules of { $game }
web-rules-about = In our own words, one sentence for each rule. Refusals at the table lead to these clauses.
web-rules-search = Search
web-rules-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
  }
web-rules-none = Nothing in the rules fits these words.
web-rules-chapters = Chapters
web-clause-example = Example
web-clause-ruling = Ruling
web-clause-variant = House rule
web-clause-frame = Frame
web-clause-component = Component

web-learn-title = Learn by playing
web-learn-begin = Begin the first game
web-learn-rules = Rather read the rules

web-account-title = Name and account
web-account-local = At your own machine no name and no password is needed.
web-account-why = With an account you come back to your tables from every device. Without one this browser remembers you.
web-account-open-title = Account
web-account-open = Open an account
web-account-opened = The account is open.
web-account-signed-in = You are signed in as { $name }.
web-account-name = Account name
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Welcome back.
web-signed-out = You are signed out.

web-view-round = Round
web-view-first_player = First player
web-view-turn_of = Turn of
web-view-seats = Players
web-components = What is printed on the components
web-view-kind = kind
web-view-amount = amount
web-view-name = Name of the place
web-view-type = Kind of place

# Same in every language.
web-product = Queenswright
web-bot-mcts = MCTS

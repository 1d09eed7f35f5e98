# Texts of the browser: pages, table, settings.

web-skip = Skip to content
web-nav = Main menu
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-account = You
web-language = Language
web-theme = Theme
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-swap = Switch between light and dark
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-to-home = Go to the start page
web-to-table = Go to the table
web-try-again = Try again
web-saved = Saved.
web-loading = Just a moment …
web-loading-table = Laying the table …
web-loading-replay = Preparing the replay …

web-error-title = Something went wrong
web-error-unknown = Something unexpected happened. Please reload the page.
web-error-unreachable = The server cannot be reached. Are you online?
web-error-server = The server answered with error { $status }.
web-error-table = This table cannot be opened
web-table-remains = See what can be read of it
web-error-game = The game "{ $game }" is not known here.
web-error-rules = The rules cannot be read
web-error-replay = This game cannot be replayed
web-not-found = Nothing is built here
web-not-found-what = This address leads to an empty building site.
web-note-stale = The game moved on in the meantime, so nothing was played. Have a look and choose again.
web-note-lost = The connection was lost. Confirmed moves are safe; look at the table before you choose again.
web-connection-lost = Connection lost. Reconnecting …
web-warming = The bots are still warming up; simpler ones play until they are ready.
web-bots-paused = The bots are taking a break: they have thought a lot for you and others in your network. They will play on in a moment.

web-doors-title = What will you build for the Queen?
web-doors-about = Choose a game and you are at the table. No account, nothing to install.
web-door-play = Play now
web-door-bots =
    { $count ->
        [one] against one bot
       *[other] against { $count } bots
    }
web-door-learn = a first game with a coach
web-play-bots = Play against bots
web-players = Players
web-bot-level = Strength of the bots
web-bot-apprentice = Apprentice
web-bot-journeyman = Journeyman
web-bot-master = Master
web-bot-royal = Royal Architect
web-bot-random = Random
web-bot-greedy = Greedy
web-my-tables = Continue playing
web-more = More
web-way-learn = Learn by playing
web-way-learn-what = A first game with a coach, in 10 to 15 minutes
web-way-new = Play with people
web-way-new-what = On one screen or online with a link, in one sitting or over several days
web-way-rules = Read the rules
web-way-rules-what = By chapter, with examples to try
web-way-replay = Replay a record
web-way-replay-what = Any saved game, move by move
web-lobby = Other tables
web-lobby-empty = No public tables right now.
web-lobby-unread = The list of tables is not available right now.
web-finished = Finished games
web-open-over = View
web-open-mine = Continue
web-open-join = Join
web-open-watch = Watch
web-status-open = Waiting for players
web-status-running = In progress
web-status-over = Over

web-new-title = A new table
web-new-who = Who plays?
web-new-how = How do you play?
web-new-rules = Which rules?
web-new-make = Open the table
web-game = Game
web-pack = Content pack
web-name = Name
web-your-name = Your name at the table
web-name-keep = Use this name
web-guest = Guest { $number }
web-name-first = Choose a name first, so that others know who you are.
web-seat-number = Seat { $number }
web-seat-kind-me = Me
web-seat-kind-person = Somebody at this screen
web-seat-kind-bot = A bot
web-seat-kind-open = Open, by invitation
web-public = Show this table to everybody
web-take-back = Taking moves back
web-take-back-free = Freely; the others agree where needed
web-take-back-turn = Only within your own turn
web-take-back-none = Never
web-table-auto-end = Turns end automatically, without "end turn"
web-clock = Time
web-clock-none = No limit
web-clock-days = Days per move
web-clock-bank = A clock
web-clock-days-each = Days per move
web-clock-bank-minutes = Minutes per player
web-clock-increment = Extra seconds after each move
web-clock-days-set = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
web-clock-bank-set = { $minutes } min + { $seconds } s per move
web-clock-zero = When the time is up
web-clock-zero-bot = A bot takes over
web-clock-zero-lose = The player loses
web-no-limit = no limit
web-house-rules = { $count ->
    [one] House rules (one on)
   *[other] House rules ({ $count } on)
  }

web-join-title = You are invited
web-sit-here = Sit here
web-watch = Just watch
web-give-to-bot = Give to a bot
web-invite-title = Invite
web-invite = Invitation link
web-invite-how = Anybody with this link can take a free seat or watch.
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
web-seat-lost = Lost on time
web-seat-bot = Bot: { $level }
web-somebody = Somebody
web-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
  }
web-leave = Leave the table
web-leave-now = Leave
web-stay = Stay
web-time-left = Time left

web-badge-yours = Your turn
web-badge-theirs = { $name }'s turn
web-badge-over = Game over
web-badge-open = Not started
web-now-yours = Your turn: { $what }
web-now-one-of-yours = { $name }'s turn at this screen: { $what }
web-now-theirs = { $name } has to { $what }
web-now-holding = Your turn is done: end it, or take the last choice back
web-now-others-hold = { $name } is finishing the turn
web-now-over = The game is over
web-now-open = The game has not started
web-now-waiting = Nothing to decide right now
web-turn-round = Round { $count }, { $seat }
web-turn-number = Turn { $count }
web-round-number = Round { $count }
web-turn-over = End of the game

web-undo = Undo
web-undo-ask = Ask the others to let you take it back
web-redo = Redo
web-hint = Hint
web-hint-thinks = Thinking …
web-hint-level = Who gives hints
web-hint-says = { $level } would play: { $move }
web-end-turn = End turn
web-confirm-move = Play: { $move }
web-choose-first = Choose a move
web-chance = The outcome is random.
web-reveals = The outcome is still open: it is random, or reveals something hidden. After that you cannot simply take it back.
web-not-now = That is not possible now: you have to { $step }.
web-why = Why not?
web-why-ask = Ask about any move
web-why-example = for example: { $move }
web-why-possible = "{ $move }" is possible.
web-clause = Rule { $clause }
web-ask = { $count ->
    [one] { $name } would like to take back one move.
   *[other] { $name } would like to take back { $count } moves.
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

web-notices = News from the table
web-menu = Table menu
web-drawer = About the table
web-drawer-history = History
web-drawer-chat = Chat
web-drawer-table = Table
web-drawer-settings = Settings
web-drawer-keys = Keys
web-history = History
web-history-open = Open the history
web-history-empty = Nothing has happened yet.
web-since-your-turn = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-view-board = Illustrated table
web-view-text = Text view
web-table-settings = Settings of this table
web-shuffle-proof = Proof of the shuffle
web-shuffle-sealed = This seal was published before the first move. After the game the key is disclosed, so that anybody can check that the shuffle was fair.
web-shuffle-opened = The key is disclosed: "queenswright record check" verifies that it matches the seal and the game.
web-commitment = Seal
web-key = Key
web-salt = Salt
web-record-download = Download the record
web-campaign-download = Download the whole game with its key
web-replay-this = Replay

web-choosing = Choices
web-choosing-confirm = Confirm each one
web-choosing-at-once = Play immediately
web-text-view-always = Show tables as text
web-less-motion = Less motion
web-sound = Play a sound when it is my turn
web-notify = Browser notification when it is my turn
web-notify-refused = The browser does not allow notifications from this page.

web-keys = Keyboard shortcuts
web-key-digits = choose a move by its number
web-key-arrows = go through the choices
web-key-enter = play what is chosen
web-key-escape = cancel, close
web-key-prompt = go to the decision
web-key-undo = take back
web-key-redo = redo what was taken back
web-key-end = end the turn
web-key-hint = ask for a hint
web-key-text = switch between text view and illustrated table
web-key-log = history
web-key-chat = chat
web-key-keys = these keys

web-result-won = You won!
web-result-winner = { $name } won
web-result-shared = { $people } share the victory
web-reason-time = Time ran out.
web-standings = Standings
web-place = Place
web-player = Player
web-rematch = Play again
web-rematch-go = Go to the next game
web-look-at-table = Look at the table
web-chart = Progress
web-chart-of = Progress of
web-chart-says = { $what } over the turns; at the end: { $values }

web-replay-title = Replay a record
web-replay-about = You can download the record of any table, or save one from the command line. Open it here to replay the game move by move.
web-replay-upload = Choose a record file
web-replay-drop = or drop it here
web-scrubber = Move
web-first = Go to the beginning
web-last = Go to the end
web-before = One move back
web-after = One move forward
web-run = Play
web-pause = Pause

web-rules-title = Rules of { $game }
web-rules-about = In our own words, one sentence for each rule. When a move is refused, the table links to these clauses.
web-rules-search = Search
web-rules-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
  }
web-rules-none = No rule matches these words.
web-rules-chapters = Chapters
web-clause-example = Example
web-clause-ruling = Ruling
web-clause-variant = House rule
web-clause-frame = Frame
web-clause-component = Component

web-learn-title = Learn by playing
web-learn-begin = Start the first game
web-learn-rules = Read the rules instead

web-account-title = Name and account
web-account-local = On your own machine you need no name and no password.
web-account-why = With an account you can return to your tables from any device. Without one, only this browser remembers you.
web-account-open-title = Account
web-account-open = Create an account
web-account-opened = Your account has been created.
web-account-signed-in = You are signed in as { $name }.
web-account-name = Account name
web-password = Password
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Welcome back.
web-signed-out = You are signed out.
web-seal = Account
web-codes-title = Recovery codes
web-codes-keep = Keep these codes in a safe place. They are shown only now. Each lets you choose a new password once, if you ever lose yours.
web-codes-save = Save as a file
web-codes-kept = I have kept them
web-codes-left = { $count ->
    [one] You have one unused code.
   *[other] You have { $count } unused codes.
  }
web-codes-renew = New codes
web-codes-renewed = Here are new codes. The former ones no longer work.
web-devices-title = { $count ->
    [one] Signed in on one device
   *[other] Signed in on { $count } devices
  }
web-device-this = this device
web-device-used = last used { $when }
web-device-unknown = Unknown device
web-device-end-named = Sign out { $device }
web-device-ended = Signed out.
web-devices-end = Sign out all other devices
web-password-title = Change the password
web-password-about = All other devices are signed out.
web-password-old = Old password
web-password-new = New password
web-password-change = Change the password
web-password-changed = Your password has been changed.
web-password-for-mail = Your password, to confirm
web-password-delete = Your password, to confirm
web-mail = Email address for recovery
web-mail-keep = Save the address
web-mail-sent = We have sent you a link. The address counts once you have opened it.
web-mail-confirmed = The address is confirmed.
web-recover-title = Forgotten your password?
web-recover-about = With one of your recovery codes you can choose a new password.
web-recover-name = Name of the account
web-recover-code = Recovery code
web-recover = Set the new password
web-recover-mail = Send me a link instead
web-recover-asked = If the account has an email address, a link is on its way.
web-recovered = You have a new password and are signed in.
web-data-title = Your data
web-data-about = Your name, devices, tables, records and what you said, in one file.
web-data-export = Download
web-delete-account = Delete the account
web-delete-guest = Forget me
web-delete-about = You leave all running games. Your seats keep their moves and show a colour instead of your name; what you said stays under that colour. This cannot be undone.
web-delete = Delete for good
web-deleted = Your data here has been deleted.

web-view-round = Round
web-view-first_player = First player
web-view-turn_of = Turn
web-view-seats = Players
web-components = What is printed on the components
web-view-kind = kind
web-view-amount = amount
web-view-name = Name of the place
web-view-type = Kind of place

# Same in every language.
web-product = Queenswright
web-bot-mcts = MCTS

# Characters and last sentences.
web-character-title = Your character
web-character-name = Name of the character
web-character-portrait = Portrait
web-character-arms = Coat of arms
web-character-keep = Keep this character
web-character-about = It can be changed until the first game begins. It has no influence on the game.
web-character-seat = Seat
web-character-called = as { $name }
web-sentence-title = Your last sentence
web-sentence-of = Last sentence of { $name }
web-sentence-keep = Keep the sentence
web-sentence-about = Nobody else reads it before the end.
web-sentences-title = Last sentences

# The page of a campaign.
web-campaign-title = The campaign
web-campaign-trouble = This campaign cannot be shown
web-campaign-loading = Looking through the annals …
web-campaign-open = About the campaign

# The handbook.
web-handbook-title = Rulebook
web-handbook-ask = Ask in your own words: how do I win?
web-handbook-clauses = All clauses
web-handbook-print = Print
web-handbook-found = { $count ->
    [one] One page answers this.
   *[other] { $count } pages answer this.
}
web-handbook-none = No page answers this. Try another word, or look through all clauses.
web-handbook-at-table = At the table this key opens the page about what you are doing:
web-handbook-page = Page { $number }
web-handbook-turn = Turn the page
web-handbook-note = footnote { $number }
web-handbook-notes = Word for word
web-handbook-example = For example
web-handbook-try = Try it
web-drawer-rules = Rules
web-key-rules = Rules of what you are doing

# Who is here, and how much time is left.
web-presence-here = here
web-presence-choosing = is choosing
web-presence-away = away
web-presence-missed-none = connection lost
web-presence-missed-bot = connection lost; at 0:00 a bot plays on
web-presence-missed-lose = connection lost; loses at 0:00
web-presence-left = has left{ $bot ->
    [0] {""}
   *[other] ; { $level } plays on
  }
web-presence-out-of-time = out of time; { $level } plays on
web-presence-resigned = has resigned{ $bot ->
    [0] {""}
   *[other] ; { $level } plays on
  }
web-clock-bot = bot
web-clock-none-needed = A bot plays here and needs no clock.
web-clock-spoken = { $seconds } seconds left.
web-missed-wait = { $name } is not connected. In { $time } a bot can take over.
web-missed-now = { $name } is still not connected.
web-missed-bot = Let a bot play on
web-former = A bot plays on for { $name }.
web-former-guest = { $guest } plays for you.
web-stand-in = Sit in for { $name }
web-seat-stands-in = sits in for { $name }
web-former-back = Take the seat back

# Talking.
web-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
  }
web-chat-says = { $name } says: { $words }
web-chat-sound = Play a sound when somebody says something

# Ending turns and games.
web-turn-end = When my turn is done
web-turn-end-asked = I end it myself
web-turn-end-soon = It ends after a few seconds
web-turn-end-now = It ends at once
web-ends-soon = { $seconds ->
    [one] Your turn ends in one second
   *[other] Your turn ends in { $seconds } seconds
  }
web-ends-soon-label = Your turn is about to end
web-ends-wait = Wait
web-leave-open-sure = Your seat becomes free again.
web-leave-running-sure = A bot plays on for you at once. You can take your seat back at any time while the game runs.
web-leave-bank-sure = A bot plays on for you at once, and your clock stops. You can take your seat back while the game runs.
web-resign = Resign
web-resign-sure-two = You give up the game, and { $name } wins. This cannot be undone.
web-resign-sure-more = You give up the game and come last. A bot plays on for you, and the others go on. This cannot be undone.
web-resign-sure-bots = You give up the game and come last; the game is over. This cannot be undone.
web-resign-now = Resign the game
web-end = End by agreement
web-end-sure = If everybody who sits here agrees, the game ends as it stands, and nobody wins.
web-end-now = Ask the others
web-ask-end = { $name } would like to end the game as it stands.
web-ask-end-own = You have asked the others to end the game.
web-back = Restart a game
web-back-which = From the beginning of
web-back-game = Game { $game }
web-back-sure = If everybody who sits here agrees, the campaign goes on from the beginning of game { $game }. { $count ->
    [one] One move no longer counts
   *[other] { $count } moves no longer count
}, also those of the others; what was seen stays known, and the dice to come are the same.
web-back-sure-alone = The campaign goes on from the beginning of game { $game }. { $count ->
    [one] One move no longer counts
   *[other] { $count } moves no longer count
}; what was seen stays known, and the dice to come are the same.
web-back-now = Restart it
web-ask-back = { $name } would like to restart game { $game }.
web-ask-back-own = You have asked the others to restart game { $game }.
web-result-ended = The game has ended
web-result-again = Show the result
web-reason-resigned = Resigned: { $people }.
web-reason-agreed = Everybody agreed to end the game here. The places are those of this moment; nobody has won.

# A wide table.
web-dock = Show history and chat beside wide tables
web-dock-label = History and chat
web-dock-close = Put history and chat back into the menu

# The terms of a table, and the way to it.
web-terms = Terms of this table
web-visibility = Visibility
web-visibility-public = Anybody can see it and sit down
web-visibility-private = Only with the invitation
web-invite-code = QR code that leads to this table

# The start page.
web-open-turn = Play
web-card-left = { $time } left
web-card-waits = Waiting for { $name }
web-card-place = Place { $place } of { $players }
web-span-days = { $days } d { $hours } h
web-span-hours = { $hours } h { $minutes } min
web-span-minutes = { $minutes } min
web-people = With other people
web-filter-any = Any
web-filter-none = No table matches this choice.
web-pace = Pace
web-pace-live = In one sitting
web-pace-days = Days per move
web-pace-none = No limit

# Games played.
web-played = Games played
web-played-all = Played
web-played-won = Won
web-played-lost = Lost
web-played-left = Left early
web-played-ended = Ended by agreement
web-played-with-people = against people
web-played-with-bots = against bots
web-played-last = The last games
web-played-none = You have not finished a game yet.

# Replays.
web-replay-eyes = Seen from
web-replay-eyes-turn = Whoever has the turn
web-ahead-now = You are planning your next turn. Only you see this.
web-ahead-stop = Stop planning
web-ahead-title = Your plan
web-ahead-private = only you see it
web-ahead-by-itself = Play it as soon as it is my turn
web-ahead-change = Change
web-ahead-forget = Forget the plan
web-ahead-plan = Plan my next turn
web-ahead-play = Play it
web-ahead-impossible = Your plan is no longer possible.
web-badge-ahead = Planning
web-now-ahead = Your next turn: { $what }
web-key-ahead = plan the next turn, or play what is planned

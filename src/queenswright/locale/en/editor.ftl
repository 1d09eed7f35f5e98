# The position editor.
editor-name = Position editor
editor-trouble = The editor cannot be opened
editor-sealed = Something in this position is still sealed for you: your own campaigns of { $title } have not opened it yet.
editor-none = none
editor-whole = The whole position
editor-usual = As usual
editor-usual-of = { $what }: as usual
editor-no-json = This is not JSON.
editor-no-text = This is not a document yet: look at line { $line }.
editor-take-out = Remove: { $what }
editor-add = Add: { $what }
editor-entries = { $count } entries
editor-less = Less: { $what }
editor-more = More: { $what }
editor-exactly = In detail
editor-text = As text
editor-text-of = The position as text
editor-copy = Copy text
editor-whole-text = Write everything out
editor-finish = When it is right
editor-asking = Looking …
editor-left = { $count ->
    [one] One thing left
   *[other] { $count } things left
}
editor-right = Nothing is wrong
editor-to-mend = { $count ->
    [0] Nothing to put right
    [one] One thing to put right
   *[other] { $count } things to put right
}
editor-wrong = To put right
editor-analyse = Analysis board
editor-question = As a question
editor-my-seat = Your seat
editor-as = as { $name }
editor-against = against { $name }
editor-play = Play from here
editor-over = The game is over in this position: there is nothing to play.
editor-mend-all = { $count ->
    [one] Put it right
   *[other] Put all { $count } right
}
editor-mend-number = Make it { $value }
editor-mend-once = Each only once
editor-mend-shorten = Remove the last one
editor-mend-drop = Remove it
editor-mend-fill = Add what is missing
editor-mend-usual = To match the rest: { $what }
editor-parts = Parts of the position
editor-group-here = Here
editor-group-seats = Players
editor-group-table = Table
editor-group-turn = Turn
editor-group-agreed = Agreed
editor-group-text = Text
editor-laid = A position
editor-tab-board = Board
editor-tab-parts = Set up
editor-tab-wrong = { $count ->
    [0] Go on
   *[other] Put right ({ $count })
}
editor-tab-text = Text
editor-place = Put down
editor-put-down = Let go
editor-press-where = Press where it belongs.
editor-fresh = From scratch
editor-fresh-for = { $count } players
editor-undo = Undo
editor-redo = Redo
editor-edit = Edit this position
editor-open = Set up a position
editor-about = Any position of a game: press a piece, fill in a number, or paste a text. It can be played against bots, studied and shared.
editor-asked = What would you play?
editor-asked-about = The best turns stay covered until you have tried one.
editor-key-to_move = Who decides
editor-key-step = What is decided
editor-key-argument = What it is about
editor-key-pending = Pending, the next one last
editor-key-seat = Player
editor-key-ended = The end
editor-key-working = At work
editor-key-seed = Seed of everything left out
editor-key-chance = Chance
editor-key-options = Options
editor-key-rules_version = Version of the rules
editor-key-picks = Picks so far

# Why a position document is not possible.
position-number = { $got } is not possible here, only a whole number from { $low } to { $high }.
position-value = This is not possible here: { $got }.
position-missing = Something is missing here.
position-unknown = There is no { $got } here.
position-count = There have to be { $low } to { $high } entries.
position-rule = This contradicts the rules.
position-fit = This does not fit the rest of the position.
position-nothing-to-do = Nobody could do anything in this decision.

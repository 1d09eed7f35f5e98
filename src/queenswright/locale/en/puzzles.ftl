# Puzzles.

puzzle-kind = The best turn
puzzle-ask = One turn is clearly better than every other. Which?
puzzle-hint-step = Hint: what matters is the decision “{ $step }”.
puzzle-hint-begin = Hint: the turn begins with “{ $move }”.
puzzle-hint-move = Hint: the move that matters is “{ $move }”.
cli-puzzles-right = That is the answer.
cli-puzzles-wrong = That is not the answer.
cli-puzzles-checked = { $held } of { $count } hold: the answer is ahead of every other turn by more than two standard errors.

# The pages of puzzles.
puzzle-title = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-number = number { $number }
puzzle-trouble = This puzzle cannot be shown
puzzle-loading = Fetching the puzzle ...
puzzle-rating = Rating
puzzle-found-by = found at once
puzzle-solvers = players
puzzle-tab-task = Puzzle
puzzle-tab-board = Board
puzzle-tab-yours = You
puzzle-mood-asked = Your turn, { $name }
puzzle-mood-wrong = Not the best turn
puzzle-mood-right = Found
puzzle-mood-shown = The answer
puzzle-how = Play the turn on the board. One turn is the right one, and your first try counts for your rating; after a hint it does not.
puzzle-how-again = Play the turn on the board. What counts for your rating is settled; try as often as you like.
puzzle-so-far = So far: { $moves }
puzzle-unfinished = The turn is not finished yet.
puzzle-undo = Take back
puzzle-submit = That is my turn
puzzle-hint = Hint ({ $count })
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-to-board = Board
puzzle-to-turn = To the board
puzzle-none-left = You have tried every puzzle here.
puzzle-not-counted = Your rating stays as it is.
puzzle-rating-moved = Your rating: { $before } → { $after }
puzzle-leaves = It leaves you { $percent } % to win; the best turn leaves { $best } %.
puzzle-leaves-best = The best turn leaves you { $best } % to win.
puzzle-would-follow = What would follow
puzzle-doubt = By a search that is still going on, ± { $points }.
puzzle-looking = What would follow is being worked out ...
puzzle-the-answer = The answer
puzzle-next-best = Next best
puzzle-margin = { $points } points ahead of the next best turn (± { $doubt }), compared in { $deals } deals.
puzzle-streak = { $count ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzle-streak-best = longest { $count }
puzzle-week = The last seven puzzles of the day
puzzle-day-solved = solved
puzzle-day-open = not solved
puzzle-yours = Your rating
puzzle-course = Your rating after { $count } puzzles: from { $first } to { $last }
puzzle-kinds = Kinds of puzzles
puzzle-all-kinds = All kinds
puzzle-tried = { $tried } of { $count }
puzzle-counted = In percent: found with the first try.
puzzle-missed = Learn from your mistakes
puzzle-missed-how = You have not found these yet. Each stays here until you find its answer yourself; your rating stays as it is.
puzzle-missed-more = { $count ->
    [one] And one more
   *[other] And { $count } more
}
puzzle-other-games = More puzzles:
puzzle-way-what = One turn is the best by far. Which?
puzzle-none = There are no puzzles for { $game }.
puzzle-unknown = There is no puzzle under this address, or it belongs to a part of the campaign that you have not reached.
puzzle-not-solved = Solve the puzzle first, or let the answer be shown.

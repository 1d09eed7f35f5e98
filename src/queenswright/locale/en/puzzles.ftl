# Puzzles.

puzzle-kind = The best turn
puzzle-ask = One turn is clearly better than every other. Which?
puzzle-hint-step = Hint: what matters is the decision “{ $step }”.
puzzle-hint-move = Hint: the move that matters is “{ $move }”.
cli-puzzles-right = That is the answer.
cli-puzzles-wrong = That is not the answer.
cli-puzzles-checked = { $held } of { $count } hold: the answer is ahead of every other turn by more than two standard errors.

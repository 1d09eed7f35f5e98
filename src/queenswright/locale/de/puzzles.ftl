# Rätsel.

puzzle-kind = Der beste Zug
puzzle-ask = Ein Zug ist klar besser als alle anderen. Welcher?
puzzle-hint-step = Tipp: Es kommt auf die Entscheidung „{ $step }“ an.
puzzle-hint-move = Tipp: Es kommt auf den Zug „{ $move }“ an.
cli-puzzles-right = Das ist die Lösung.
cli-puzzles-wrong = Das ist nicht die Lösung.
cli-puzzles-checked = { $held } von { $count } halten stand: Die Lösung ist um mehr als zwei Standardfehler besser als jeder andere Zug.

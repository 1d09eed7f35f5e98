# What puzzles ask.

puzzle-kind-architect-finish = Finish now
puzzle-kind-architect-save = Save the game
puzzle-kind-architect-palace = Next turn to the palace
puzzle-kind-architect-hire = The best hire
puzzle-kind-architect-build = Points
puzzle-kind-architect-trip = The best trip
puzzle-kind-architect-money = Money
puzzle-ask-architect-finish = The palace is within reach. How do you win?
puzzle-ask-architect-save = Somebody else could finish with the next turn. How do you keep the game?
puzzle-ask-architect-palace = Find the turn after which the next one leads to the palace.
puzzle-ask-architect-hire = One craftsman is worth far more than all others. Find the turn.
puzzle-ask-architect-build = Points are waiting on the map and in the crew. Find the turn.
puzzle-ask-architect-trip = One place is worth far more than all others. Find the turn.
puzzle-ask-architect-money = Without talers or bonds you get nowhere. Find the turn.

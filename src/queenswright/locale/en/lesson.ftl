# The lesson: a first game with a coach.
lesson-coach = Your coach
lesson-progress = { $done } of { $all }
lesson-go-on = Go on
lesson-your-turn = Your turn: gold shows what you can do. Try something; you can take it back.
lesson-watch = The apprentice is playing. The history tells what happened.
lesson-how-1 = You play a short game against an apprentice.
lesson-how-2 = A coach explains each thing when it comes up for the first time, and says what is worth a try.
lesson-how-3 = Nothing can break: every choice shows what it brings, and can be taken back.

# The coach's card, and the end of a lesson.
lesson-goal = goal { $number } of { $all }
lesson-end-turn = End your turn.
lesson-confirm = Confirm with the gold button.
lesson-back = Back
lesson-fold = Fold the coach up
lesson-unfold = Unfold the coach
lesson-learnt = What you have learned
lesson-real-game = Play a real game
lesson-play-on = Play on here

# The card of a hint.
hint-title = Hint
hint-close = Close the hint
hint-done = done
hint-reveals = What comes up then is not known yet.
hint-chance = Chance to win from here, as { $bot } sees it: { $percent } %
hint-show = Show the steps
hint-do = Do step { $number }

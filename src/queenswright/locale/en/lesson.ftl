# The lesson: a first game with a coach.
lesson-coach = Your coach
lesson-progress = { $done } of { $all }
lesson-go-on = Go on
lesson-your-turn = Your turn: gold shows what you can do. Try something; you can take it back.
lesson-watch = The apprentice is playing. The history tells what happened.
lesson-how-1 = You play a short game against an apprentice.
lesson-how-2 = A coach explains each thing when it comes up for the first time, and says what is worth a try.
lesson-how-3 = Nothing can break: every choice shows what it brings, and can be taken back.

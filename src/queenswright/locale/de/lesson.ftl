# Die Lektion: eine erste Partie mit Anleitung.
lesson-coach = Deine Anleitung
lesson-progress = { $done } von { $all }
lesson-go-on = Weiter
lesson-your-turn = Du bist dran: Gold zeigt, was du tun kannst. Probiere etwas; du kannst es zurücknehmen.
lesson-watch = Der Lehrling spielt. Die Chronik erzählt, was passiert ist.
lesson-how-1 = Du spielst eine kurze Partie gegen einen Lehrling.
lesson-how-2 = Eine Anleitung erklärt dir alles, wenn es zum ersten Mal vorkommt, und sagt, was einen Versuch wert ist.
lesson-how-3 = Nichts kann kaputtgehen: Jede Wahl zeigt, was sie bringt, und lässt sich zurücknehmen.

# The coach's card, and the end of a lesson.
lesson-goal = Ziel { $number } von { $all }
lesson-end-turn = Beende deinen Zug.
lesson-confirm = Bestätige mit dem goldenen Knopf.
lesson-back = Zurück
lesson-fold = Anleitung einklappen
lesson-unfold = Anleitung ausklappen
lesson-learnt = Das kannst du jetzt
lesson-real-game = Eine richtige Partie spielen
lesson-play-on = Hier weiterspielen

# The card of a hint.
hint-title = Tipp
hint-close = Tipp schließen
hint-done = erledigt
hint-reveals = Was dann kommt, weiß noch niemand.
hint-chance = Siegchance von hier aus, wie { $bot } sie sieht: { $percent } %
hint-show = Schritte zeigen
hint-do = Schritt { $number } ausführen

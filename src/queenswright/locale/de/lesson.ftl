# Die Lektion: eine erste Partie mit Anleitung.
lesson-coach = Deine Anleitung
lesson-progress = { $done } von { $all }
lesson-go-on = Weiter
lesson-your-turn = Du bist dran: Gold zeigt, was du tun kannst. Probiere etwas; du kannst es zurücknehmen.
lesson-watch = Der Lehrling spielt. Die Chronik erzählt, was geschah.
lesson-how-1 = Du spielst eine kurze Partie gegen einen Lehrling.
lesson-how-2 = Eine Anleitung erklärt jede Sache, wenn sie zum ersten Mal vorkommt, und sagt, was einen Versuch wert ist.
lesson-how-3 = Nichts kann kaputtgehen: Jede Wahl zeigt, was sie bringt, und lässt sich zurücknehmen.

# Rätsel.

puzzle-kind = Der beste Zug
puzzle-ask = Ein Zug ist klar besser als alle anderen. Welcher?
puzzle-hint-step = Tipp: Es kommt auf die Entscheidung „{ $step }“ an.
puzzle-hint-begin = Tipp: Der Zug beginnt mit „{ $move }“.
puzzle-hint-move = Tipp: Es kommt auf den Zug „{ $move }“ an.
cli-puzzles-right = Das ist die Lösung.
cli-puzzles-wrong = Das ist nicht die Lösung.
cli-puzzles-checked = { $held } von { $count } halten stand: Die Lösung ist um mehr als zwei Standardfehler besser als jeder andere Zug.

# The pages of puzzles.
puzzle-title = Aufgaben
puzzle-of-the-day = Aufgabe des Tages
puzzle-number = Nummer { $number }
puzzle-trouble = Diese Aufgabe kann nicht gezeigt werden
puzzle-loading = Die Aufgabe wird geholt ...
puzzle-rating = Wertung
puzzle-found-by = sofort gefunden
puzzle-solvers = Personen
puzzle-tab-task = Aufgabe
puzzle-tab-board = Brett
puzzle-tab-yours = Du
puzzle-mood-asked = Du bist dran, { $name }
puzzle-mood-wrong = Nicht der beste Zug
puzzle-mood-right = Gefunden
puzzle-mood-shown = Die Lösung
puzzle-how = Spiel den Zug auf dem Brett. Ein Zug ist der richtige, und dein erster Versuch zählt für deine Wertung; nach einem Tipp zählt er nicht.
puzzle-how-again = Spiel den Zug auf dem Brett. Was für deine Wertung zählt, steht fest; versuch es, so oft du magst.
puzzle-so-far = Bisher: { $moves }
puzzle-unfinished = Der Zug ist noch nicht zu Ende.
puzzle-undo = Zurücknehmen
puzzle-submit = Das ist mein Zug
puzzle-hint = Tipp ({ $count })
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-to-board = Brett
puzzle-to-turn = Zum Brett
puzzle-none-left = Du hast hier schon jede Aufgabe versucht.
puzzle-not-counted = Deine Wertung bleibt, wie sie ist.
puzzle-rating-moved = Deine Wertung: { $before } → { $after }
puzzle-leaves = Danach gewinnst du zu { $percent } %, nach dem besten Zug zu { $best } %.
puzzle-leaves-best = Nach dem besten Zug gewinnst du zu { $best } %.
puzzle-would-follow = Was folgen würde
puzzle-doubt = Nach einer Suche, die noch läuft, ± { $points }.
puzzle-looking = Was folgen würde, wird gerade ausgerechnet ...
puzzle-the-answer = Die Lösung
puzzle-next-best = Der nächstbeste Zug
puzzle-margin = { $points } Punkte besser als der nächstbeste Zug (± { $doubt }), verglichen in { $deals } Verteilungen.
puzzle-streak = { $count ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-streak-best = längste { $count }
puzzle-week = Die letzten sieben Aufgaben des Tages
puzzle-day-solved = gelöst
puzzle-day-open = nicht gelöst
puzzle-yours = Deine Wertung
puzzle-course = Deine Wertung nach { $count } Aufgaben: von { $first } bis { $last }
puzzle-kinds = Arten von Aufgaben
puzzle-all-kinds = Alle Arten
puzzle-tried = { $tried } von { $count }
puzzle-counted = In Prozent: beim ersten Versuch gefunden.
puzzle-missed = Aus Fehlern lernen
puzzle-missed-how = Diese hast du noch nicht gefunden. Jede bleibt hier, bis du die Lösung selbst findest; deine Wertung bleibt, wie sie ist.
puzzle-missed-more = { $count ->
    [one] Und noch eine
   *[other] Und noch { $count }
}
puzzle-other-games = Weitere Aufgaben:
puzzle-way-what = Ein Zug ist mit Abstand der beste. Welcher?
puzzle-none = Zu { $game } gibt es keine Aufgaben.
puzzle-unknown = Unter dieser Adresse gibt es keine Aufgabe, oder sie gehört zu einem Teil der Kampagne, den du noch nicht erreicht hast.
puzzle-not-solved = Löse zuerst die Aufgabe, oder lass dir die Lösung zeigen.

# Analysen von Partien.

study-title = Analyse: { $game }
study-number = Partie { $number } der Kampagne.
study-effort = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $simulations } Simulationen für jede Stellung, Startzahl { $seed }.
study-pass-curve = Nur die Kurve: Noch wurde kein Zug mit anderen verglichen.
study-pass-judged = Angehalten, bevor die wichtigen Züge noch einmal verglichen wurden.
study-pass-whole = Jeder Zug wurde mit dem besten gefundenen verglichen, die wichtigen ein zweites Mal mit mehr Verteilungen.
study-by-what = Ein Zug wird danach beurteilt, was man beim Ziehen wissen konnte: Alles Verdeckte wird jedes Mal neu verteilt.
study-uncalibrated = Die Chancen sind die Anteile der Suche, wie sie sind: Sie wurden nicht mit zu Ende gespielten Partien abgeglichen.
study-unfinished = Die Partie ist nicht zu Ende; die letzte Chance ist geschätzt.
study-no-turns = Es wurde noch kein Zug gespielt.

# Spiel und Glück.
study-play-and-luck = Spiel und Glück
study-column-player = Wer
study-column-start = Anfang
study-column-own = Eigene Züge
study-column-others = Andere Züge
study-column-draws = Zufall
study-column-end = Ende
study-column-accuracy = Genauigkeit
study-sum = In Punkten der Gewinnchance: Anfang, eigene Züge, Züge der anderen und Zufall ergeben zusammen das Ende.
study-accuracy = Genauigkeit: 100 für einen Zug, der nichts verschenkt, 37 bei { $points } verschenkten Punkten; der Durchschnitt aller Züge, bei denen es eine Wahl gab.

# Züge.
study-turns = Züge
study-turning-points = Wendepunkte
study-curve = Gewinnchancen
study-curve-words = Für jeden Spieler eine Linie mit dem 95-%-Bereich der Suche als Band; darunter, was der Zufall verändert hat.
study-best-only = In keinem Zug wurde etwas Besseres gefunden.
study-column-turn = Zug
study-column-moves = Gespielt
study-column-chance = Gewinnchance
study-column-judgement = Urteil
study-column-better = Besser
study-verdict-forced = keine Wahl
study-verdict-decided = schon entschieden
study-verdict-best = nichts Besseres gefunden
study-verdict-close = zu knapp für ein Urteil
study-verdict-sound = in Ordnung
study-verdict-slip = Ungenauigkeit
study-verdict-mistake = Fehler
study-verdict-blunder = grober Fehler
study-lost = { $points } Punkte Gewinnchance (± { $doubt })
study-played = Gespielt: { $moves } ({ $chance })
study-better = Besser: { $moves } ({ $chance })
study-next = Danach erwartet: { $moves }
study-luck = Zufall: { $points } Punkte (± { $doubt })
study-board = Der Tisch vor dem Zug
study-text = Die Kurve als Tabelle

# Der Befehl.
study-compiling = Die Suche macht sich bereit; beim ersten Mal wird sie kompiliert, das dauert etwa eine Minute ...
study-doing-curve = Die Kurve
study-doing-turns = Die Züge
study-doing-closer = Die wichtigen Züge noch einmal
study-stopped = Angehalten.
study-goes-on = Derselbe Befehl macht mit { $path } weiter.
study-written = Geschrieben: { $path }

# Die Seiten einer Analyse.
study-name = Analyse
study-part-analysis = Partie
study-part-board = Brett
study-tab-turn = Zug
study-tab-board = Brett
study-tab-turns = Züge
study-tab-luck = Glück
study-analyse = Analysieren
study-share = Link kopieren
study-copied = Kopiert
study-loading = Die Analyse wird geholt ...
study-trouble = Diese Analyse lässt sich nicht zeigen
study-game-number = Partie { $number }
study-end = Das Ende
study-waiting = { $count ->
    [one] Eine Analyse kommt vor dieser dran.
   *[other] { $count } Analysen kommen vor dieser dran.
}
study-soon = Diese Analyse ist gleich dran.
study-begins = Die Analyse beginnt. Beim ersten Mal wird die Suche übersetzt, das dauert etwa eine Minute ...
study-was-stopped = Angehalten: Nicht jeder Zug ist beurteilt.
study-was-failed = Die Analyse ist abgebrochen: Nicht jeder Zug ist beurteilt.
study-stop = Anhalten
study-first-curve = Die erste Kurve erscheint nach einigen Sekunden.
study-luck-later = Spiel und Glück stehen fest, wenn jeder Zug beurteilt ist.
study-not-judged = Dieser Zug ist noch nicht beurteilt.
study-points = Punkte
study-was-played = Gespielt:
study-was-better = Besser:
study-known = Beurteilt nach dem, was zu wissen war
study-secret = geheim
study-adds-up = { $name }: { $start } % am Anfang, eigene Züge { $own }, die anderen { $others }, Zufall { $draws }: { $end } % am Ende.
study-how = So wurde gerechnet
study-turn-before = Voriger Zug
study-turn-after = Nächster Zug
study-next-point = Nächster Schlüsselzug
study-point-before = Voriger Schlüsselzug
study-try = Selbst versuchen
study-try-asked = Du bist dran, { $name }
study-try-how = Spiel den Zug auf dem Brett. Was besser war, bleibt verdeckt, bis du gezogen hast.
study-try-found = Das ist der bessere Zug
study-try-same = Das wurde gespielt
study-try-other = Ein anderer Zug
study-try-leaves = Danach bleiben { $percent } % Siegchance.
study-try-looking = Die Siegchance danach wird gerade berechnet ...
study-try-show = Den besseren Zug zeigen
study-try-again = Noch einmal
study-try-end = Zurück zur Analyse
study-bring-title = Eine Aufzeichnung analysieren
study-bring-about = Öffne die Aufzeichnung einer beendeten Partie. Jeder Zug wird mit dem besten verglichen, der sich findet, und du siehst, wo sich die Partie gedreht hat. Bei deinen eigenen Partien gibt es dafür am Ende einen Knopf.
study-bring-file = Wähl eine Datei aus oder leg sie hier ab

# Analysen.
study-not-over = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
study-running = Diese Stellung gleicht der einer laufenden Partie zwischen Menschen. Solange die läuft, bekommt niemand eine Bewertung.
study-unknown = Unter dieser Adresse gibt es keine Analyse.
study-not-yours = Nur wer diese Analyse angefordert hat, kann sie anhalten.
study-queue-full = Es warten schon zu viele Analysen. Versuch es in { $seconds } Sekunden noch einmal.
study-no-way = { $move } geht hier nicht: { $problem }
study-sealed = So weit ist die Kampagne noch nicht: Was als Nächstes kommt, ist noch versiegelt.
study-over = In dieser Stellung ist die Partie zu Ende.
study-failed = Die Bewertung ist fehlgeschlagen: { $problem }

# Das Analysebrett.
study-tab-best = Beste
study-tab-tree = Baum
study-best-for = Beste Züge für { $name }
study-board-over = Hier ist die Partie zu Ende
study-lines = { $count } Züge zeigen
study-look = Beste Züge suchen
study-look-stop = Nicht weiter suchen
study-look-begins = sucht ...
study-simulations = { $count } Simulationen
study-deepening = sucht noch tiefer
study-variations = Varianten
study-variations-none = Spiel auf dem Brett, was du willst, oder wähl einen der besten Züge: So entsteht ein Zweig der Partie.
study-thrown = neu ausgelost
study-chance = Zufall
study-as-it-was = Wie es war
study-roll = Auslosen
study-choose = Wählen
study-no-chance = Der Zufall spielt bei diesem Zug nicht mit.
study-to-game = Zurück zur Partie
study-branch-name = Name dieses Zweigs
study-branch-comment = Kommentar
study-promote = Nach vorn
study-remove = Löschen
web-way-study = Eine Partie analysieren
web-way-study-what = Wo sie sich gedreht hat und welche Züge besser gewesen wären
study-notes = Name und Kommentar
study-marks = Auf etwas zeigen
study-draw-ring = Ringe zeichnen
study-draw-arrow = Pfeile zeichnen
study-draw-ring-how = Drück auf ein Teil für einen Ring, noch einmal nimmt ihn weg.
study-draw-arrow-how = Drück auf ein Teil, dann auf das, wohin der Pfeil zeigt.
study-save = Mit Varianten speichern

# Der Stellungseditor.
editor-name = Stellungseditor
editor-trouble = Der Editor lässt sich nicht öffnen
editor-sealed = Etwas in dieser Stellung ist für dich noch versiegelt: Deine eigenen Kampagnen von { $title } haben es noch nicht geöffnet.
editor-none = nichts
editor-whole = Die ganze Stellung
editor-usual = Wie üblich
editor-usual-of = { $what }: wie üblich
editor-no-json = Das ist kein JSON.
editor-no-text = Das ist noch kein Dokument: Sieh dir Zeile { $line } an.
editor-take-out = Entfernen: { $what }
editor-add = Hinzufügen: { $what }
editor-entries = { $count } Einträge
editor-less = Weniger: { $what }
editor-more = Mehr: { $what }
editor-exactly = Im Einzelnen
editor-text = Als Text
editor-text-of = Die Stellung als Text
editor-copy = Text kopieren
editor-whole-text = Alles ausschreiben
editor-finish = Wenn sie stimmt
editor-asking = Wird geprüft …
editor-left = { $count ->
    [one] Noch eine Sache
   *[other] Noch { $count } Sachen
}
editor-right = Alles stimmt
editor-to-mend = { $count ->
    [0] Nichts zu berichtigen
    [one] Eine Sache zu berichtigen
   *[other] { $count } Sachen zu berichtigen
}
editor-wrong = Zu berichtigen
editor-analyse = Analysebrett
editor-question = Als Frage
editor-my-seat = Dein Platz
editor-as = als { $name }
editor-against = gegen { $name }
editor-play = Von hier aus spielen
editor-over = In dieser Stellung ist die Partie zu Ende: Es gibt nichts zu spielen.
editor-mend-all = { $count ->
    [one] Berichtigen
   *[other] Alle { $count } berichtigen
}
editor-mend-number = Auf { $value } setzen
editor-mend-once = Alles nur einmal
editor-mend-shorten = Das Letzte wegnehmen
editor-mend-drop = Entfernen
editor-mend-fill = Fehlendes ergänzen
editor-mend-usual = Passend zum Rest: { $what }
editor-parts = Teile der Stellung
editor-group-here = Hier
editor-group-seats = Spieler
editor-group-table = Tisch
editor-group-turn = Zug
editor-group-agreed = Vereinbart
editor-group-text = Als Text
editor-laid = Eine Stellung
editor-tab-board = Brett
editor-tab-parts = Aufbauen
editor-tab-wrong = { $count ->
    [0] Weiter
   *[other] Berichtigen ({ $count })
}
editor-tab-text = Als Text
editor-place = Hinlegen
editor-put-down = Loslassen
editor-press-where = Drücke dorthin, wohin es gehört.
editor-fresh = Von vorn
editor-fresh-for = { $count } Spieler
editor-undo = Rückgängig
editor-redo = Wiederherstellen
editor-edit = Diese Stellung bearbeiten
editor-open = Eine Stellung aufbauen
editor-about = Jede Stellung eines Spiels: Drücke auf ein Teil, trage eine Zahl ein oder füge einen Text ein. Sie lässt sich gegen Bots spielen, untersuchen und teilen.
editor-asked = Was würdest du spielen?
editor-asked-about = Die besten Züge bleiben verdeckt, bis du einen versucht hast.
editor-key-to_move = Wer entscheidet
editor-key-step = Was entschieden wird
editor-key-argument = Worum es geht
editor-key-pending = Offen, das Nächste zuletzt
editor-key-seat = Spieler
editor-key-ended = Das Ende
editor-key-working = Bei der Arbeit
editor-key-seed = Startzahl für alles Übrige
editor-key-chance = Zufall
editor-key-options = Optionen
editor-key-rules_version = Version der Regeln
editor-key-picks = Bisherige Auswahl

# Warum eine Stellung nicht möglich ist.
position-number = { $got } geht hier nicht, nur eine ganze Zahl von { $low } bis { $high }.
position-value = Das geht hier nicht: { $got }.
position-missing = Hier fehlt etwas.
position-unknown = { $got } gibt es hier nicht.
position-count = Es müssen { $low } bis { $high } Einträge sein.
position-rule = Das widerspricht den Regeln.
position-fit = Das passt nicht zum Rest der Stellung.
position-nothing-to-do = In dieser Entscheidung könnte niemand etwas tun.

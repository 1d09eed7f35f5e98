# Der Tisch im Terminal.

# Anfang und Ende.
cli-welcome = Willkommen bei { $game }. Wähle mit einer Zahl oder schreib „help“.
cli-options = Optionen: { $options }.
cli-levels = Bots als Gegner, von leicht bis schwer: apprentice, journeyman, master, royal (der königliche Architekt, der am längsten nachdenkt: etwa eine halbe Sekunde je Zug). Alle anderen Namen sind Menschen.
cli-who-plays = Wer spielt? Namen, durch Kommas getrennt [{ $names }]:
cli-did-you-mean = „{ $name }“ wäre ein Mensch. Meinst du den Bot { $bot }?
cli-is-a-person = „{ $name }“ spielt als Mensch. Meintest du den Bot { $bot }?
cli-waiting = Eine unfertige Partie wartet: { $names }; zuletzt Zug { $turn }, begonnen { $date }.
cli-continue = { $others ->
    [0] Weiterspielen?
    [one] Weiterspielen? (Eine ältere Partie ist auch noch unfertig.)
   *[other] Weiterspielen? ({ $others } ältere Partien sind auch noch unfertig.)
}
cli-continuing = Die unfertige Partie von { $names } geht weiter; zuletzt Zug { $turn }, begonnen { $date }. Eine neue beginnt mit: play --new
cli-cannot-continue = Diese Partie lässt sich nicht fortsetzen, also beginnt eine neue; ihre Datei bleibt, wie sie ist.
cli-no-game = Es wurde keine Partie begonnen.
cli-goodbye = Nichts geht verloren: „queenswright play { $game } --text“ macht hier weiter.
cli-sitting-ends = Der letzte Zug konnte nicht gespeichert werden; er zählt deshalb nicht, und die Sitzung endet hier.
cli-changed-elsewhere = Dieser Tisch wurde von jemand anderem verändert, seit er gelesen wurde. Nichts wurde überschrieben; fang neu an, um dort weiterzuspielen.
cli-cannot-keep = Diese Partie kann beim Spielen nicht gesichert werden: { $problem }. Setze QUEENSWRIGHT_DATA auf einen Ordner, in den du schreiben darfst.
cli-record-at = Die Aufzeichnung der Partie:
    { $path }
cli-end = Spielende
cli-winners = { $count ->
    [one] { $people } gewinnt
   *[other] { $people } teilen sich den Sieg
}: { $reason }
cli-reason-over = Die Partie ist zu Ende.

# Bots.
cli-bot = { $name } ({ $title })
cli-bot-thinking = { $name } denkt nach ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bot-thought = { $name } hat { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s nachgedacht.
cli-bots-loading = Die Bots machen sich bereit ... { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
cli-bots-compiling = Die Bots werden noch kompiliert; das geschieht einmal und dauert etwa eine Minute. Bis dahin spielt { $bot } für sie, mit [{ $bot }] gekennzeichnet.
cli-bots-compiling-wait = Die Bots werden kompiliert; das geschieht einmal und dauert etwa eine Minute.
cli-bots-ready = Die Bots sind bereit und spielen von jetzt an selbst.
cli-bots-failed = Die Bots konnten nicht gestartet werden: { $problem }.
cli-bots-given-up = Es ist noch einmal misslungen, also spielt { $bot } für alle, mit [{ $bot }] gekennzeichnet.
cli-bot-failed = Von { $name } kam kein Zug: { $problem }.
cli-bot-again = Die Partie ist gesichert; der Bot wird neu gestartet und noch einmal gefragt.
cli-bot-replaced = Von { $name } kam wieder nichts, also spielt von jetzt an { $bot } auf diesem Platz, mit [{ $bot }] gekennzeichnet.

# Zuschauen.
cli-watch-welcome = Eine Partie { $game }: { $names }.
cli-watch-keys = Enter hält an, Strg-C beendet.
cli-watch-paused = Angehalten; Enter macht weiter.
cli-watch-stopped = Beendet in Zug { $turn }.

# Ratschläge.
cli-hint-stand-in = { $bot } kann noch nicht gefragt werden.
cli-hint-move = { $bot } würde spielen: { $move }
cli-hint-chances = { $games ->
    [0] Von hier aus gewinnst du fast nie.
    [10] Von hier aus gewinnst du fast immer.
   *[other] Von hier aus gewinnst du etwa { $games } von 10 Partien.
}
cli-hint-you-lead = Du liegst vorn.
cli-hint-other-leads = { $name } liegt vorn.
cli-hint-level = Niemand liegt klar vorn.
cli-hint-line = Danach zu erwarten: { $moves }.
cli-hint-stopped = Dann eben kein Tipp.
cli-hint-failed = Kein Tipp von diesem Bot: { $problem }.

# Fragen.
cli-prompt = { $name } >
cli-yes-no = { $default ->
    [yes] [J/n]
   *[other] [j/N]
}
cli-yes-no-again = Bitte antworte mit ja oder nein.
cli-words-yes = j ja y yes
cli-words-no = n nein no
cli-question-plain = { $name }, jetzt: { $step }

# Antworten auf das, was jemand schreibt.
cli-say-something = Schreib eine Zahl von 1 bis { $count }, einen Zug oder „help“.
cli-no-such-number = Die Wahl { $number } gibt es nicht: Schreib eine Zahl von 1 bis { $count }.
cli-several = „{ $text }“ könnte heißen: { $moves }.
cli-not-understood = „{ $text }“ ist weder ein Zug noch ein Befehl: Schreib eine Zahl von 1 bis { $count }, einen Zug wie „{ $example }“ oder „help“.
cli-why-what = Schreib „why“ und einen Zug, zum Beispiel: why { $move }
cli-why-possible = Nichts spricht dagegen: „{ $move }“ ist jetzt möglich.
cli-undo-who = Niemand am Tisch heißt „{ $name }“. Die Spieler sind: { $names }.
cli-undo-agree = { $other }: { $name } möchte „{ $move }“{ $count ->
    [one] {""} zurücknehmen.
   *[other] {""} und alles danach zurücknehmen.
} Bist du einverstanden?
cli-undo-refused = { $name } ist nicht einverstanden; alles bleibt, wie es ist.
cli-undone = Zurückgenommen: { $moves }.
cli-untold = eine geheime Wahl
cli-log-empty = Noch ist nichts passiert.
cli-log-more = { $count ->
    [one] 1 früherer Zug; „log all“ zeigt alles.
   *[other] { $count } frühere Züge; „log all“ zeigt alles.
}
cli-rules-what = Schreib „rules“ und ein Wort oder eine Klausel.
cli-rules-nothing = Keine Klausel der Regeln enthält: { $words }.
cli-rules-more = { $count ->
    [one] Noch eine Klausel; ein zweites Wort engt die Suche ein.
   *[other] Noch { $count } Klauseln; ein zweites Wort engt die Suche ein.
}
cli-save-where = Schreib „save“ und den Namen einer Datei, zum Beispiel: save freitag.qw
cli-saved = Die Aufzeichnung wurde in { $path } geschrieben
cli-load-what = Schreib „load“ und den Namen einer Aufzeichnung, zum Beispiel: load freitag.qw
cli-loaded = Weiter geht es mit { $path }

# Hilfe.
cli-help-moves = Schreib eine Zahl von 1 bis { $count }, einen Zug wie „{ $example }“ (sein Anfang genügt) oder eines von diesen:
cli-command-undo = undo [NAME]
cli-command-redo = redo
cli-command-hint = hint [BOT]
cli-command-why = why ZUG
cli-command-look = look, board
cli-command-map = map
cli-command-log = log [all]
cli-command-rules = rules WORT
cli-command-save = save DATEI
cli-command-load = load DATEI
cli-command-help = help, ?
cli-command-quit = quit, q
cli-help-undo = die letzte Wahl zurücknehmen, oder die letzte von NAME
cli-help-redo = noch einmal spielen, was zurückgenommen wurde
cli-help-hint = was der Meister hier spielen würde und was zu erwarten ist; oder frag einen anderen Bot: hint royal
cli-help-why = warum ein Zug nicht möglich ist, mit der Klausel der Regeln
cli-help-look = den Tisch und die Auswahl noch einmal zeigen
cli-help-map = nur der Spielplan
cli-help-log = was bisher passiert ist
cli-help-rules = in den Regeln suchen oder eine Klausel zeigen
cli-help-save = die Aufzeichnung in eine Datei deiner Wahl schreiben
cli-help-load = mit einer anderen Aufzeichnung weiterspielen
cli-help-help = diese Liste
cli-help-quit = Schluss für jetzt; jeder Zug ist schon gesichert
cli-command-character = character NAME, PORTRÄT, WAPPEN
cli-command-sentence = sentence WORTE
cli-help-character = dein Charakter: Name, Porträt und Wappen, bis die erste Partie beginnt
cli-help-sentence = dein letzter Satz; vor dem Ende liest ihn niemand sonst
cli-character-now = { $name }: { $portrait }, { $arms }. Zur Wahl: { $portraits }; { $arms_offered }. Schreib zum Beispiel: character Odo, woman, oak
cli-character-chosen = Also { $name }.
cli-sentence-written = Der Satz von { $name } wird bis zum Ende aufbewahrt.

# Spielplan.
cli-turn-of = { $name } ist am Zug

# Spieler.
cli-players = Spieler
cli-seat-bot = { $colour } { $bot }
cli-seat-me = { $colour } (du)
cli-letter-yellow = G
cli-letter-green = N
cli-letter-blue = B
cli-letter-red = R

# Das Ende.
cli-end-place = Platz

# Klauseln der Regeln und ihr Nachweis.
cli-clauses-chapter = Kapitel
cli-clauses-count = Klauseln
cli-clauses-tested = geprüft
cli-clauses-waiting = wartet
cli-clauses-untestable = unprüfbar
cli-clauses-documentation = entfällt
cli-clauses-missing = fehlt
cli-clauses-title = Titel
cli-clauses-kind-component = Material
cli-clauses-kind-rule = Regel
cli-clauses-kind-example = Beispiel
cli-clauses-kind-ruling = Entscheidung
cli-clauses-kind-variant = Variante
cli-clauses-kind-frame = Rahmen
cli-clauses-status-tested = geprüft
cli-clauses-status-waiting = wartet
cli-clauses-status-untestable = nicht prüfbar
cli-clauses-status-documentation = nicht angeboten
cli-clauses-status-missing = fehlt
cli-clauses-note = Anmerkung (englisch): { $note }
cli-clauses-sources = Quellen: { $sources }
cli-clauses-waits-for = Wartet auf einen Mechanismus, den es noch nicht gibt: { $mechanism }
cli-clauses-reason = Nicht prüfbar (englisch): { $reason }
cli-clauses-passed = bestanden
cli-clauses-failed = NICHT BESTANDEN
cli-clauses-no-test = Kein Test nennt diese Klausel.
cli-clauses-no-evidence = Es gibt noch keine Nachweise: Ein vollständiger Testlauf (make test) schreibt sie.
cli-clauses-sum = { $clauses } Klauseln: { $tested } geprüft{ $waiting ->
    [0] {""}
   *[other] , { $waiting } warten
}, { $untestable } nicht prüfbar, { $documentation } nicht angeboten, { $missing } fehlen
cli-clauses-list-waiting = Warten auf einen Mechanismus, den es noch nicht gibt
cli-clauses-list-untestable = Nicht prüfbar (Gründe auf Englisch)
cli-clauses-list-missing = Fehlend
cli-clauses-failed-tests = nicht bestanden: { $tests }

# Der Inhalt eines Pakets.
cli-pack-tables = Tabellen
cli-pack-group = Gruppe
cli-pack-value = Wert
cli-pack-provenance = Herkunft

# Was an einer Option falsch ist; der Name der Option steht davor.
cli-error = Fehler: { $problem }
cli-wrong-count = gefunden { $found }; --seats verlangt { $count }
cli-wrong-choice = gefunden { $found }; erwartet ist eines von: { $choices }
cli-wrong-budget = gefunden { $found }; erwartet ist ein Budget wie mcts:2000, mcts:300ms oder master/20
cli-wrong-assignment = gefunden { $found }; erwartet ist name=wert, zum Beispiel round_limit=20 oder games=5
cli-wrong-seconds = gefunden { $found }; erwartet sind Sekunden
cli-wrong-limit = gefunden { $found }; erwartet sind Sekunden, mehr als 0 und höchstens { $most }
cli-wrong-pace = gefunden { $found }; erwartet sind Sekunden pro Zug, von 0 bis { $most }
cli-wrong-file = ist vorhanden und keine Aufzeichnung dieses Spiels; wähle einen anderen Namen
cli-only-bots = gefunden { $found }; hier spielen nur Bots: { $names }
cli-near = ; meintest du { $bot }?
cli-no-home = gefunden: { $found }; zu diesem Namen gibt es keinen persönlichen Ordner

status-health = Zustand
status-well = Züge können gespeichert werden
status-ill = Züge können nicht gespeichert werden: { $reason }
status-up = läuft seit
status-processes = { $count ->
    [one] 1 Prozess
   *[other] { $count } Prozesse
}
status-moves = Züge
status-latency = Zeit pro Zug
status-tables = Tische im Speicher
status-sockets = offene Verbindungen
status-queues = Wartende
status-waiting = { $store } auf die Datenbank, { $bots } auf Bots
status-bots = Antworten der Bots
status-commits = Speichervorgänge
status-refusals = abgelehnt
status-slow = langsam
status-errors = Fehler
status-none = keine
status-memory = Arbeitsspeicher
status-nothing = unter { $address } antwortet nichts ({ $problem }); erwartet: ein Server, gestartet mit queenswright serve --metrics PORT
status-strange = { $address } antwortet, aber nicht wie ein Queenswright-Server
status-no-figures = { $address } zeigt keine Zahlen; erwartet: der Port von queenswright serve --metrics PORT

bots-database = gefunden: { $database }; erwartet: postgresql://…; Bots können nur dort auf anderen Rechnern denken, wo der Server PostgreSQL benutzt
bots-start = Nimmt Fragen aus { $database } zu: { $games }
bots-ready = { $ready } von { $count } bereit
status-elsewhere = Bot-Rechner
status-questions = { $workers } mit { $places } Plätzen; { $waiting } warten, { $taken } genommen, { $answered } beantwortet, { $given_back } zurückgegeben

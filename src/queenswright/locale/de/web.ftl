# Texte des Browsers: Seiten, Tisch, Einstellungen.

web-skip = Zum Inhalt
web-nav = Hauptwege
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-nav-account = Du
web-language = Sprache
web-theme = Licht
web-theme-auto = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-theme-swap = Zwischen Tag und Nacht wechseln
web-close = Schließen
web-cancel = Abbrechen
web-yes = ja
web-no = nein
web-to-home = Zur Startseite
web-to-table = Zum Tisch
web-try-again = Noch einmal
web-saved = Gespeichert.
web-loading = Einen Augenblick …
web-loading-table = Der Tisch wird gedeckt …
web-loading-replay = Die Partie wird noch einmal aufgebaut …

web-error-title = Etwas ist schiefgegangen
web-error-unknown = Etwas Unerwartetes ist passiert. Bitte lade die Seite neu.
web-error-unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
web-error-server = Der Server antwortete mit Fehler { $status }.
web-error-table = Dieser Tisch lässt sich nicht öffnen
web-table-remains = Ansehen, was davon lesbar ist
web-error-game = Das Spiel „{ $game }“ ist hier nicht bekannt.
web-error-rules = Die Regeln lassen sich nicht lesen
web-error-replay = Diese Partie lässt sich nicht nachspielen
web-not-found = Hier ist nichts gebaut
web-not-found-what = Diese Adresse führt zu einem leeren Bauplatz.
web-note-stale = Am Tisch ging es inzwischen weiter; es wurde nichts gespielt. Sieh nach und wähle noch einmal.
web-note-lost = Die Verbindung ist abgerissen. Was bestätigt war, bleibt; sieh auf den Tisch, bevor du neu wählst.
web-connection-lost = Verbindung verloren. Sie kommt von selbst wieder …
web-warming = Die Bots wärmen sich noch auf; bis dahin spielen einfache für sie.
web-bots-paused = Die Bots machen eine Pause: Sie haben für dich und die Leute in deinem Netz viel nachgedacht. Gleich spielen sie weiter.

web-play-bots = Gegen Bots spielen
web-players = Spieler
web-bot-level = Stärke der Bots
web-bot-apprentice = Lehrling
web-bot-journeyman = Geselle
web-bot-master = Meister
web-bot-royal = Königlicher Architekt
web-bot-random = Zufall
web-bot-greedy = Gierig
web-my-tables = Weiterspielen
web-more = Mehr
web-way-learn = Spielend lernen
web-way-learn-what = Eine erste Partie mit Anleitung, etwa 10 Minuten
web-way-new = Mit anderen spielen
web-way-new-what = An einem Bildschirm, online mit Link, sofort oder über Tage
web-way-rules = Regeln lesen
web-way-rules-what = Satz für Satz, mit Suche
web-way-replay = Aufzeichnung nachspielen
web-way-replay-what = Jede gespeicherte Partie, Zug für Zug
web-lobby = Tische der anderen
web-lobby-empty = Gerade wartet niemand, und niemand spielt öffentlich.
web-lobby-unread = Die Tische lassen sich gerade nicht lesen.
web-finished = Beendete Partien
web-open-over = Ansehen
web-open-mine = Weiter
web-open-join = Mitspielen
web-open-watch = Zusehen
web-status-open = Wartet auf Spieler
web-status-running = Läuft
web-status-over = Beendet

web-new-title = Ein neuer Tisch
web-new-who = Wer spielt mit?
web-new-how = Wie spielen wir?
web-new-rules = Welche Regeln?
web-new-make = Tisch eröffnen
web-game = Spiel
web-pack = Inhaltspaket
web-name = Name
web-your-name = Dein Name am Tisch
web-name-keep = Diesen Namen nehmen
web-guest = Gast { $number }
web-name-first = Die anderen möchten wissen, wer da sitzt: Wähle zuerst einen Namen.
web-seat-number = Platz { $number }
web-seat-kind-me = Ich
web-seat-kind-person = Jemand an diesem Bildschirm
web-seat-kind-bot = Ein Bot
web-seat-kind-open = Offen, mit Link
web-public = Diesen Tisch allen zeigen
web-take-back = Zurücknehmen
web-take-back-free = Frei, andere stimmen zu, wo nötig
web-take-back-turn = Nur im eigenen Zug
web-take-back-none = Nie
web-table-auto-end = Züge enden von selbst, ohne „Zug beenden“
web-clock = Zeit
web-clock-none = Ohne Grenze
web-clock-days = Tage pro Zug
web-clock-bank = Eine Uhr
web-clock-days-each = Tage für jeden Zug
web-clock-bank-minutes = Minuten für alle
web-clock-increment = Sekunden dazu nach jedem Zug
web-clock-days-set = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
web-clock-bank-set = { $minutes } Min. + { $seconds } s pro Zug
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-bot = Ein Bot übernimmt
web-clock-zero-lose = Der Platz hat verloren
web-no-limit = ohne Grenze
web-house-rules = { $count ->
    [one] Hausregeln (eine an)
   *[other] Hausregeln ({ $count } an)
  }

web-join-title = Du bist eingeladen
web-sit-here = Hier sitzen
web-watch = Nur zusehen
web-give-to-bot = Einem Bot geben
web-invite-title = Einladen
web-invite = Einladungslink
web-invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
web-copy-link = Link kopieren
web-copied = Kopiert
web-waiting-for = { $count ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $count } Spieler
  }

web-seats = Plätze
web-seat-open = Freier Platz
web-seat-yours = Hier sitzt du
web-seat-here = Am Tisch
web-seat-away = Nicht da
web-seat-left = Ist gegangen
web-seat-lost = Hat auf Zeit verloren
web-seat-bot = Computer: { $level }
web-seat-taken-over = Hier spielt ein Bot weiter
web-somebody = Jemand
web-watching = { $count ->
    [one] Jemand sieht zu
   *[other] { $count } sehen zu
  }
web-leave = Den Tisch verlassen
web-leave-sure = Ein Bot spielt für dich weiter. Dein Platz kann wieder besetzt werden, solange er frei ist.
web-leave-now = Gehen
web-stay = Bleiben
web-time-left = Restzeit

web-badge-yours = Du bist dran
web-badge-theirs = { $name } ist dran
web-badge-over = Spielende
web-badge-open = Nicht begonnen
web-now-yours = Du bist dran: { $what }
web-now-one-of-yours = { $name } an diesem Bildschirm: { $what }
web-now-theirs = { $name } ist dran: { $what }
web-now-holding = Dein Zug ist fertig: Beende ihn oder nimm die letzte Wahl zurück
web-now-others-hold = { $name } beendet gerade den Zug
web-now-over = Das Spiel ist zu Ende
web-now-open = Das Spiel hat noch nicht begonnen
web-now-waiting = Gerade ist nichts zu entscheiden
web-turn-round = Runde { $count }, { $seat }
web-turn-number = Zug { $count }
web-round-number = Runde { $count }
web-turn-over = Spielende

web-undo = Zurück
web-undo-ask = Die anderen bitten, zurückzunehmen
web-redo = Wieder
web-hint = Rat
web-hint-thinks = Denkt …
web-hint-level = Wer Rat gibt
web-hint-says = { $level } würde spielen: { $move }
web-end-turn = Zug beenden
web-confirm-move = Spielen: { $move }
web-choose-first = Wähle einen Zug
web-chance = Was dabei herauskommt, entscheidet der Zufall.
web-reveals = Was dabei herauskommt, ist noch offen: Der Zufall entscheidet, oder etwas Verdecktes wird aufgedeckt. Danach geht einfaches Zurücknehmen nicht mehr.
web-why = Warum nicht?
web-why-ask = Nach irgendeinem Zug fragen
web-why-example = zum Beispiel: { $move }
web-why-possible = „{ $move }“ ist möglich.
web-clause = Regel { $clause }
web-ask = { $count ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
  }
web-ask-own = { $count ->
    [one] Du ({ $name }) möchtest einen Zug zurücknehmen.
   *[other] Du ({ $name }) möchtest { $count } Züge zurücknehmen.
  }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-position = Wie es steht
web-secrets = Das darf nur { $name } lesen

web-notices = Neues vom Tisch
web-menu = Menü des Tischs
web-drawer = Rund um den Tisch
web-drawer-history = Chronik
web-drawer-chat = Gespräch
web-drawer-table = Tisch
web-drawer-settings = Einstellungen
web-drawer-keys = Tasten
web-history = Chronik
web-history-open = Die Chronik öffnen
web-history-empty = Noch ist nichts geschehen.
web-since-your-turn = Seit deinem letzten Zug
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Sag etwas
web-chat-send = Senden
web-view-board = Gemalter Tisch
web-view-text = Textansicht
web-table-settings = Wie dieser Tisch eingerichtet ist
web-shuffle-proof = Beweis des Mischens
web-shuffle-sealed = Dieses Siegel wurde vor dem ersten Zug veröffentlicht. Nach dem Spiel wird der Schlüssel geöffnet, damit alle prüfen können, dass nichts abgesprochen war.
web-shuffle-opened = Der Schlüssel ist offen: „queenswright record check“ zeigt, dass er zum Siegel und zur Partie passt.
web-commitment = Siegel
web-key = Schlüssel
web-salt = Salz
web-record-download = Aufzeichnung herunterladen
web-campaign-download = Ganzes Spiel mit Schlüssel herunterladen
web-replay-this = Nachspielen

web-choosing = Auswahl
web-choosing-confirm = Bestätigen
web-choosing-at-once = Gleich spielen
web-auto-end = Meine Züge automatisch beenden
web-text-view-always = Tische als Text zeigen
web-less-motion = Weniger Bewegung
web-sound = Klopfen, wenn ich dran bin
web-notify = Meldung des Browsers, wenn ich dran bin
web-notify-refused = Der Browser erlaubt dieser Seite keine Meldungen.

web-keys = Tasten des Tischs
web-key-digits = einen Zug nach seiner Nummer wählen
web-key-arrows = durch die Auswahl gehen
web-key-enter = das Gewählte spielen
web-key-escape = loslassen, schließen
web-key-prompt = zu dem, was zu entscheiden ist
web-key-undo = zurücknehmen
web-key-redo = Zurückgenommenes wiederholen
web-key-end = den Zug beenden
web-key-hint = Rat holen
web-key-text = Textansicht oder gemalter Tisch
web-key-log = die Chronik
web-key-chat = Gespräch
web-key-keys = diese Tasten

web-result-won = Du hast gewonnen!
web-result-winner = { $name } hat gewonnen
web-result-shared = { $names } teilen sich den Sieg
web-reason-time = Die Zeit war um.
web-standings = Rangliste
web-place = Rang
web-player = Spieler
web-rematch = Noch eine Partie
web-rematch-go = Zur nächsten Partie
web-look-at-table = Den Tisch ansehen
web-chart = Verlauf
web-chart-of = Verlauf von
web-chart-says = { $what } über die Züge; am Ende: { $values }

web-replay-title = Eine Aufzeichnung nachspielen
web-replay-about = Jeder Tisch gibt seine Aufzeichnung heraus, auch auf der Kommandozeile. Bring eine mit, und die Partie läuft Zug für Zug noch einmal ab.
web-replay-upload = Aufzeichnung auswählen
web-replay-drop = oder hierher ziehen
web-scrubber = Moment der Partie
web-first = Zum Anfang
web-last = Zum Ende
web-before = Einen Zug zurück
web-after = Einen Zug weiter
web-run = Abspielen
web-pause = Anhalten

web-rules-title = Regeln von { $game }
web-rules-about = In unseren eigenen Worten, ein Satz für jede Regel. Ablehnungen am Tisch führen zu diesen Sätzen.
web-rules-search = Suchen
web-rules-found = { $count ->
    [one] Ein Satz
   *[other] { $count } Sätze
  }
web-rules-none = Nichts in den Regeln passt zu diesen Wörtern.
web-rules-chapters = Kapitel
web-clause-example = Beispiel
web-clause-ruling = Entscheidung
web-clause-variant = Hausregel
web-clause-frame = Rahmen
web-clause-component = Spielmaterial

web-learn-title = Spielend lernen
web-learn-begin = Die erste Partie beginnen
web-learn-rules = Lieber die Regeln lesen

web-account-title = Name und Konto
web-account-local = An deinem eigenen Rechner brauchst du weder Namen noch Passwort.
web-account-why = Mit einem Konto kommst du von jedem Gerät an deine Tische. Ohne Konto erinnert sich dieser Browser an dich.
web-account-open-title = Konto
web-account-open = Konto eröffnen
web-account-opened = Das Konto ist eröffnet.
web-account-signed-in = Du bist als { $name } angemeldet.
web-account-name = Kontoname
web-password = Passwort
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Willkommen zurück.
web-signed-out = Du bist abgemeldet.
web-seal = Konto
web-codes-title = Wiederherstellungscodes
web-codes-keep = Bewahre diese Codes sicher auf. Sie werden nur jetzt gezeigt. Mit jedem kannst du einmal ein neues Passwort wählen, falls du deines verlierst.
web-codes-save = Als Datei speichern
web-codes-kept = Ich habe sie aufbewahrt
web-codes-left = { $count ->
    [one] Du hast noch einen unbenutzten Code.
   *[other] Du hast noch { $count } unbenutzte Codes.
  }
web-codes-renew = Neue Codes
web-codes-renewed = Hier sind neue Codes. Die früheren gelten nicht mehr.
web-devices-title = { $count ->
    [one] Auf einem Gerät angemeldet
   *[other] Auf { $count } Geräten angemeldet
  }
web-device-this = dieses Gerät
web-device-used = zuletzt benutzt: { $when }
web-device-unknown = Unbekanntes Gerät
web-device-end-named = { $device } abmelden
web-device-ended = Abgemeldet.
web-devices-end = Alle anderen Geräte abmelden
web-password-title = Passwort ändern
web-password-about = Alle anderen Geräte werden abgemeldet.
web-password-old = Altes Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-changed = Dein Passwort ist geändert.
web-password-for-mail = Dein Passwort zur Bestätigung
web-password-delete = Dein Passwort zur Bestätigung
web-mail = E-Mail-Adresse für die Wiederherstellung
web-mail-keep = Adresse speichern
web-mail-sent = Wir haben dir einen Link geschickt. Die Adresse gilt, sobald du ihn geöffnet hast.
web-mail-confirmed = Die Adresse ist bestätigt.
web-recover-title = Passwort vergessen?
web-recover-about = Mit einem deiner Wiederherstellungscodes kannst du ein neues Passwort wählen.
web-recover-name = Name des Kontos
web-recover-code = Wiederherstellungscode
web-recover = Neues Passwort setzen
web-recover-mail = Schick mir lieber einen Link
web-recover-asked = Wenn das Konto eine E-Mail-Adresse hat, ist ein Link unterwegs.
web-recovered = Du hast ein neues Passwort und bist angemeldet.
web-data-title = Deine Daten
web-data-about = Dein Name, deine Geräte, Tische, Partien und was du gesagt hast, in einer Datei.
web-data-export = Herunterladen
web-delete-account = Konto löschen
web-delete-guest = Mich vergessen
web-delete-about = Du verlässt alle laufenden Partien. Deine Plätze behalten ihre Züge und zeigen eine Farbe statt deines Namens; was du gesagt hast, bleibt unter dieser Farbe stehen. Das lässt sich nicht rückgängig machen.
web-delete = Endgültig löschen
web-deleted = Du bist hier vergessen.

web-view-round = Runde
web-view-first_player = Startspieler
web-view-turn_of = Am Zug
web-view-seats = Spieler
web-components = Was auf dem Spielmaterial steht
web-view-kind = Art
web-view-amount = Höhe
web-view-name = Name des Orts
web-view-type = Art des Orts

# Same in every language.
web-product = Queenswright
web-bot-mcts = MCTS

# Figuren und letzte Sätze.
web-character-title = Deine Figur
web-character-name = Name der Figur
web-character-portrait = Porträt
web-character-arms = Wappen
web-character-keep = Diese Figur nehmen
web-character-about = Bis die erste Partie beginnt, kannst du sie ändern. Auf das Spiel hat sie keinen Einfluss.
web-character-seat = Platz
web-character-called = als { $name }
web-sentence-title = Dein letzter Satz
web-sentence-of = Letzter Satz von { $name }
web-sentence-keep = Satz aufbewahren
web-sentence-about = Vor dem Ende liest ihn niemand sonst.
web-sentences-title = Letzte Sätze

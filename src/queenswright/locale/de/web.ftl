# Texte des Browsers: Seiten, Tisch, Einstellungen.

web-skip = Zum Inhalt
web-nav = Hauptmenü
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-nav-account = Du
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-swap = Zwischen Hell und Dunkel wechseln
web-close = Schließen
web-cancel = Abbrechen
web-yes = ja
web-no = nein
web-to-home = Zur Startseite
web-to-table = Zum Tisch
web-try-again = Noch einmal versuchen
web-saved = Gespeichert.
web-loading = Einen Augenblick …
web-loading-table = Der Tisch wird gedeckt …
web-loading-replay = Die Partie wird geladen …

web-error-title = Etwas ist schiefgegangen
web-error-unknown = Etwas Unerwartetes ist passiert. Bitte lade die Seite neu.
web-error-unreachable = Der Server ist nicht zu erreichen. Bist du online?
web-error-server = Der Server antwortete mit Fehler { $status }.
web-error-table = Dieser Tisch lässt sich nicht öffnen
web-table-remains = Ansehen, was davon lesbar ist
web-error-game = Das Spiel „{ $game }“ ist hier nicht bekannt.
web-error-rules = Die Regeln lassen sich nicht lesen
web-error-replay = Diese Partie lässt sich nicht nachspielen
web-not-found = Hier ist nichts gebaut
web-not-found-what = Diese Adresse führt zu einem leeren Bauplatz.
web-note-stale = Am Tisch ging es inzwischen weiter; es wurde nichts gespielt. Sieh nach und wähle noch einmal.
web-note-lost = Die Verbindung war unterbrochen. Bestätigte Züge sind sicher; sieh auf den Tisch, bevor du neu wählst.
web-connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
web-warming = Die Bots wärmen sich noch auf; bis dahin spielen einfache für sie.
web-bots-paused = Die Bots machen eine Pause: Sie haben für dich und die Leute in deinem Netz viel nachgedacht. Gleich spielen sie weiter.

web-doors-title = Was baust du für die Königin?
web-doors-about = Wähle ein Spiel, und schon sitzt du am Tisch. Ohne Konto, ohne Installation.
web-door-play = Jetzt spielen
web-door-bots =
    { $count ->
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
web-door-learn = eine erste Partie mit Anleitung
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
web-way-learn-what = Eine erste Partie mit Anleitung, in 10 bis 15 Minuten
web-way-new = Mit anderen spielen
web-way-new-what = An einem Bildschirm oder online mit Link, am Stück oder über mehrere Tage
web-way-rules = Regeln lesen
web-way-rules-what = Kapitel für Kapitel, mit Beispielen zum Ausprobieren
web-way-replay = Aufzeichnung nachspielen
web-way-replay-what = Jede gespeicherte Partie, Zug für Zug
web-lobby = Andere Tische
web-lobby-empty = Gerade gibt es keine öffentlichen Tische.
web-lobby-unread = Die Liste der Tische lässt sich gerade nicht laden.
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
web-name-keep = Diesen Namen verwenden
web-guest = Gast { $number }
web-name-first = Wähle zuerst einen Namen, damit die anderen wissen, wer du bist.
web-seat-number = Platz { $number }
web-seat-kind-me = Ich
web-seat-kind-person = An diesem Gerät
web-seat-kind-bot = Ein Bot
web-seat-kind-open = Mit Einladung
web-public = Diesen Tisch öffentlich zeigen
web-take-back = Züge zurücknehmen
web-take-back-free = Frei; wo nötig, stimmen die anderen zu
web-take-back-turn = Nur im eigenen Zug
web-take-back-none = Nie
web-table-auto-end = Züge enden von selbst, ohne „Zug beenden“
web-clock = Zeit
web-clock-none = Ohne Zeitgrenze
web-clock-days = Tage pro Zug
web-clock-bank = Schachuhr
web-clock-days-each = Tage pro Zug
web-clock-bank-minutes = Minuten pro Spieler
web-clock-increment = Sekunden extra nach jedem Zug
web-clock-days-set = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
web-clock-bank-set = { $minutes } Min. + { $seconds } s pro Zug
web-clock-zero = Wenn die Zeit um ist
web-clock-zero-bot = Ein Bot übernimmt
web-clock-zero-lose = Der Spieler verliert
web-no-limit = ohne Grenze
web-house-rules = { $count ->
    [one] Hausregeln (eine an)
   *[other] Hausregeln ({ $count } an)
  }

web-join-title = Du bist eingeladen
web-sit-here = Hier hinsetzen
web-watch = Nur zusehen
web-give-to-bot = Einem Bot geben
web-invite-title = Einladen
web-invite = Einladungslink
web-invite-how = Wer diesen Link hat, kann einen freien Platz nehmen oder zusehen.
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
web-seat-away = Abwesend
web-seat-lost = Hat auf Zeit verloren
web-seat-bot = Bot: { $level }
web-somebody = Jemand
web-watching = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
  }
web-leave = Den Tisch verlassen
web-leave-now = Verlassen
web-stay = Bleiben
web-time-left = Restzeit

web-badge-yours = Du bist dran
web-badge-theirs = { $name } ist dran
web-badge-over = Partie beendet
web-badge-open = Nicht begonnen
web-now-yours = Du bist dran: { $what }
web-now-one-of-yours = { $name } ist an diesem Bildschirm dran: { $what }
web-now-theirs = { $name } ist dran: { $what }
web-now-holding = Dein Zug ist fertig: Beende ihn oder nimm die letzte Wahl zurück
web-now-others-hold = { $name } beendet gerade den Zug
web-now-over = Die Partie ist beendet
web-now-open = Die Partie hat noch nicht begonnen
web-now-waiting = Gerade ist nichts zu entscheiden
web-turn-round = Runde { $count }, { $seat }
web-turn-number = Zug { $count }
web-round-number = Runde { $count }
web-turn-over = Spielende

web-undo = Rückgängig
web-undo-ask = Die anderen fragen, ob du zurücknehmen darfst
web-redo = Wiederholen
web-hint = Tipp
web-hint-thinks = Denkt nach …
web-hint-level = Wer Tipps gibt
web-hint-says = { $level } würde spielen: { $move }
web-end-turn = Zug beenden
web-confirm-move = Spielen: { $move }
web-choose-first = Wähle einen Zug
web-chance = Das Ergebnis ist zufällig.
web-reveals = Das Ergebnis steht noch nicht fest: Es ist zufällig oder deckt etwas auf. Danach kannst du es nicht mehr einfach zurücknehmen.
web-not-now = Das geht jetzt nicht; jetzt heißt es: { $step }.
web-why = Warum nicht?
web-why-ask = Nach einem beliebigen Zug fragen
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
web-position = Spielstand
web-secrets = Das darf nur { $name } lesen

web-notices = Neues vom Tisch
web-menu = Tischmenü
web-drawer = Rund um den Tisch
web-drawer-history = Chronik
web-drawer-chat = Chat
web-drawer-table = Tisch
web-drawer-settings = Einstellungen
web-drawer-keys = Tasten
web-history = Chronik
web-history-open = Die Chronik öffnen
web-history-empty = Noch ist nichts passiert.
web-since-your-turn = Seit deinem letzten Zug
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Sag etwas
web-chat-send = Senden
web-view-board = Illustrierter Tisch
web-view-text = Textansicht
web-table-settings = Einstellungen dieses Tischs
web-shuffle-proof = Nachweis des Mischens
web-shuffle-sealed = Dieses Siegel wurde vor dem ersten Zug veröffentlicht. Nach der Partie wird der Schlüssel offengelegt, damit alle prüfen können, dass fair gemischt wurde.
web-shuffle-opened = Der Schlüssel ist offengelegt: „queenswright record check“ prüft, ob er zum Siegel und zur Partie passt.
web-commitment = Siegel
web-key = Schlüssel
web-salt = Salz
web-record-download = Aufzeichnung herunterladen
web-campaign-download = Ganzes Spiel mit Schlüssel herunterladen
web-replay-this = Nachspielen

web-choosing = Bei einer Wahl
web-choosing-confirm = Jede bestätigen
web-choosing-at-once = Sofort spielen
web-text-view-always = Tische als Text zeigen
web-less-motion = Weniger Bewegung
web-sound = Ton, wenn ich dran bin
web-notify = Benachrichtigung im Browser, wenn ich dran bin
web-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

web-keys = Tastenkürzel
web-key-digits = einen Zug nach seiner Nummer wählen
web-key-arrows = durch die Auswahl gehen
web-key-enter = das Gewählte spielen
web-key-escape = abbrechen, schließen
web-key-prompt = zur Entscheidung springen
web-key-undo = zurücknehmen
web-key-redo = Zurückgenommenes wiederholen
web-key-end = den Zug beenden
web-key-hint = einen Tipp holen
web-key-text = zwischen Textansicht und illustriertem Tisch wechseln
web-key-log = Chronik
web-key-chat = Chat
web-key-keys = diese Tasten

web-result-won = Du hast gewonnen!
web-result-winner = { $name } hat gewonnen
web-result-shared = { $people } teilen sich den Sieg
web-reason-time = Die Zeit war um.
web-standings = Rangliste
web-place = Platz
web-player = Spieler
web-rematch = Noch einmal spielen
web-rematch-go = Zur nächsten Partie
web-look-at-table = Den Tisch ansehen
web-chart = Verlauf
web-chart-of = Verlauf von
web-chart-says = { $what } über die Züge; am Ende: { $values }

web-replay-title = Eine Aufzeichnung nachspielen
web-replay-about = Von jedem Tisch kannst du die Aufzeichnung herunterladen oder auf der Kommandozeile speichern. Öffne sie hier, um die Partie Zug für Zug nachzuspielen.
web-replay-upload = Datei auswählen
web-replay-drop = oder hierher ziehen
web-scrubber = Zug
web-first = Zum Anfang
web-last = Zum Ende
web-before = Einen Zug zurück
web-after = Einen Zug weiter
web-run = Abspielen
web-pause = Anhalten

web-rules-title = Regeln von { $game }
web-rules-about = In unseren eigenen Worten, ein Satz für jede Regel. Wird ein Zug abgelehnt, verweist der Tisch auf diese Klauseln.
web-rules-search = Suchen
web-rules-found = { $count ->
    [one] Eine Klausel
   *[other] { $count } Klauseln
  }
web-rules-none = Keine Regel passt zu diesen Wörtern.
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
web-account-why = Mit einem Konto kommst du von jedem Gerät an deine Tische. Ohne Konto kennt dich nur dieser Browser.
web-account-open-title = Konto
web-account-open = Konto anlegen
web-account-opened = Dein Konto wurde angelegt.
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
web-password-changed = Dein Passwort wurde geändert.
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
web-deleted = Deine Daten wurden hier gelöscht.

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
web-character-title = Dein Charakter
web-character-name = Name des Charakters
web-character-portrait = Porträt
web-character-arms = Wappen
web-character-keep = Diesen Charakter nehmen
web-character-about = Bis die erste Partie beginnt, kannst du ihn ändern. Auf das Spiel hat er keinen Einfluss.
web-character-seat = Platz
web-character-called = als { $name }
web-sentence-title = Dein letzter Satz
web-sentence-of = Letzter Satz von { $name }
web-sentence-keep = Satz aufbewahren
web-sentence-about = Vor dem Ende liest ihn niemand sonst.
web-sentences-title = Letzte Sätze

# The page of a campaign.
web-campaign-title = Die Kampagne
web-campaign-trouble = Diese Kampagne lässt sich nicht anzeigen
web-campaign-loading = Die Annalen werden durchgesehen …
web-campaign-open = Zur Kampagne

# The handbook.
web-handbook-title = Regelbuch
web-handbook-ask = Frag mit eigenen Worten: Wie gewinne ich?
web-handbook-clauses = Alle Klauseln
web-handbook-print = Drucken
web-handbook-found = { $count ->
    [one] Eine Seite passt dazu.
   *[other] { $count } Seiten passen dazu.
}
web-handbook-none = Dazu gibt es keine Seite. Versuch ein anderes Wort oder durchsuche alle Klauseln.
web-handbook-at-table = Am Tisch öffnet diese Taste die Seite zu dem, was du gerade tust:
web-handbook-page = Seite { $number }
web-handbook-turn = Umblättern
web-handbook-note = Fußnote { $number }
web-handbook-notes = Im Wortlaut
web-handbook-example = Zum Beispiel
web-handbook-try = Ausprobieren
web-drawer-rules = Regeln
web-key-rules = Regeln zu dem, was du gerade tust

# Wer da ist, und wie viel Zeit bleibt.
web-presence-here = ist da
web-presence-choosing = überlegt
web-presence-away = nicht da
web-presence-missed-none = Verbindung verloren
web-presence-missed-bot = Verbindung verloren; bei 0:00 spielt ein Bot weiter
web-presence-missed-lose = Verbindung verloren; verliert bei 0:00
web-presence-left = hat den Tisch verlassen{ $bot ->
    [0] {""}
   *[other] ; { $level } spielt weiter
  }
web-presence-out-of-time = Zeit abgelaufen; { $level } spielt weiter
web-presence-resigned = hat aufgegeben{ $bot ->
    [0] {""}
   *[other] ; { $level } spielt weiter
  }
web-clock-bot = Bot
web-clock-none-needed = Hier spielt ein Bot, er braucht keine Uhr.
web-clock-spoken = Noch { $seconds } Sekunden.
web-missed-wait = { $name } ist nicht verbunden. In { $time } kann ein Bot übernehmen.
web-missed-now = { $name } ist immer noch nicht verbunden.
web-missed-bot = Einen Bot weiterspielen lassen
web-former = Für { $name } spielt ein Bot weiter.
web-former-guest = { $guest } spielt für dich.
web-stand-in = Für { $name } einspringen
web-seat-stands-in = springt für { $name } ein
web-former-back = Platz wieder einnehmen

# Miteinander reden.
web-chat-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
web-chat-says = { $name } sagt: { $words }
web-chat-sound = Ton, wenn jemand etwas sagt

# Züge und Partien beenden.
web-turn-end = Wenn mein Zug fertig ist
web-turn-end-asked = Ich beende ihn selbst
web-turn-end-soon = Er endet nach ein paar Sekunden
web-turn-end-now = Er endet sofort
web-ends-soon = { $seconds ->
    [one] Dein Zug endet in einer Sekunde
   *[other] Dein Zug endet in { $seconds } Sekunden
  }
web-ends-soon-label = Dein Zug endet gleich
web-ends-wait = Warten
web-leave-open-sure = Dein Platz wird wieder frei.
web-leave-running-sure = Ein Bot spielt sofort für dich weiter. Solange die Partie läuft, kannst du deinen Platz jederzeit wieder einnehmen.
web-leave-bank-sure = Ein Bot spielt sofort für dich weiter, und deine Uhr bleibt stehen. Solange die Partie läuft, kannst du deinen Platz wieder einnehmen.
web-resign = Aufgeben
web-resign-sure-two = Du gibst die Partie auf, und { $name } gewinnt. Das lässt sich nicht rückgängig machen.
web-resign-sure-more = Du gibst die Partie auf und kommst auf den letzten Platz. Ein Bot spielt für dich weiter, die anderen machen weiter. Das lässt sich nicht rückgängig machen.
web-resign-sure-bots = Du gibst die Partie auf und kommst auf den letzten Platz; die Partie ist vorbei. Das lässt sich nicht rückgängig machen.
web-resign-now = Partie aufgeben
web-end = Gemeinsam beenden
web-end-sure = Wenn alle zustimmen, die hier sitzen, endet die Partie, wie sie steht, und niemand gewinnt.
web-end-now = Die anderen fragen
web-ask-end = { $name } möchte die Partie beenden, wie sie steht.
web-ask-end-own = Du hast die anderen gefragt, ob ihr die Partie beendet.
web-back = Eine Partie noch einmal beginnen
web-back-which = Vom Anfang von
web-back-game = Partie { $game }
web-back-sure = Wenn alle zustimmen, die hier sitzen, geht die Kampagne am Anfang von Partie { $game } weiter. { $count ->
    [one] Ein Zug zählt
   *[other] { $count } Züge zählen
} dann nicht mehr, auch die der anderen; was ihr gesehen habt, bleibt bekannt, und die Würfel fallen wieder gleich.
web-back-sure-alone = Die Kampagne geht am Anfang von Partie { $game } weiter. { $count ->
    [one] Ein Zug zählt
   *[other] { $count } Züge zählen
} dann nicht mehr; was du gesehen hast, bleibt bekannt, und die Würfel fallen wieder gleich.
web-back-now = Noch einmal beginnen
web-ask-back = { $name } möchte Partie { $game } noch einmal beginnen.
web-ask-back-own = Du hast die anderen gefragt, ob ihr Partie { $game } noch einmal beginnt.
web-result-ended = Die Partie ist beendet
web-result-again = Ergebnis zeigen
web-reason-resigned = Aufgegeben: { $people }.
web-reason-agreed = Alle wollten die Partie hier beenden. Die Plätze gelten für diesen Augenblick; niemand hat gewonnen.

# Ein breiter Tisch.
web-dock = Chronik und Chat neben breiten Tischen zeigen
web-dock-label = Chronik und Chat
web-dock-close = Chronik und Chat zurück ins Menü legen

# Was an einem Tisch vereinbart ist, und der Weg dorthin.
web-terms = Bedingungen am Tisch
web-visibility = Sichtbarkeit
web-visibility-public = Alle können ihn sehen und sich setzen
web-visibility-private = Nur mit der Einladung
web-invite-code = QR-Code, der an diesen Tisch führt

# Die Startseite.
web-open-turn = Spielen
web-card-left = noch { $time }
web-card-waits = Wartet auf { $name }
web-card-place = Platz { $place } von { $players }
web-span-days = { $days } T { $hours } Std.
web-span-hours = { $hours } Std. { $minutes } Min.
web-span-minutes = { $minutes } Min.
web-people = Mit anderen spielen
web-filter-any = Beliebig
web-filter-none = Kein Tisch passt zu dieser Auswahl.
web-pace = Tempo
web-pace-live = Am Stück
web-pace-days = Tage pro Zug
web-pace-none = Ohne Uhr

# Gespielte Partien.
web-played = Gespielte Partien
web-played-all = Gespielt
web-played-won = Gewonnen
web-played-lost = Verloren
web-played-left = Vorzeitig verlassen
web-played-ended = Gemeinsam beendet
web-played-with-people = gegen Menschen
web-played-with-bots = gegen Bots
web-played-last = Die letzten Partien
web-played-none = Du hast noch keine Partie zu Ende gespielt.

# Wiederholungen.
web-replay-eyes = Gesehen von
web-replay-eyes-turn = Wer am Zug ist
web-ahead-now = Du planst deinen nächsten Zug. Das siehst nur du.
web-ahead-stop = Planung beenden
web-ahead-title = Dein Plan
web-ahead-private = nur du siehst ihn
web-ahead-by-itself = Spielen, sobald ich dran bin
web-ahead-change = Ändern
web-ahead-forget = Plan verwerfen
web-ahead-plan = Nächsten Zug planen
web-ahead-play = Spielen
web-ahead-impossible = Dein Plan ist nicht mehr möglich.
web-badge-ahead = Planung
web-now-ahead = Dein nächster Zug: { $what }
web-key-ahead = den nächsten Zug planen oder den Plan spielen

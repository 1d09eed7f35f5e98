# Was der Server den Leuten sagt.
server-too-fast = Zu viele Anfragen: Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
server-bad-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
server-bad-password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
server-name-taken = Ein anderes Konto heißt schon { $name }.
server-name-first = Wähle zuerst einen Namen.
server-no-session = Der Server erkennt deine Sitzung nicht. Bitte lade die Seite neu.
server-bad-csrf = Diese Anfrage kam nicht von einer Seite dieses Servers. Bitte lade die Seite neu.
server-bad-login = Name oder Passwort ist falsch.
server-no-language = Diese Sprache gibt es hier nicht; verfügbar: { $languages }.
server-no-game = Das Spiel { $game } gibt es hier nicht.
server-no-try = Diese Stellung gibt es im Regelbuch nicht.
server-no-pack = Das Paket { $pack } gibt es hier nicht; verfügbar: { $packs }.
server-pack-missing = Dieses Spiel braucht das Paket { $pack } ({ $digest }), das hier nicht vorhanden ist.
server-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
server-table-unreadable = Dieser Tisch lässt sich gerade nicht öffnen: Was von ihm gespeichert ist, passt nicht zu den Regeln hier ({ $reason }). Nichts ist verloren; wer den Server betreibt, erfährt davon.
server-no-bot = Den Bot { $bot } gibt es hier nicht; verfügbar: { $bots }.
server-players = Dieses Spiel ist für { $counts } Spieler.
server-not-found = Hier ist nichts.
server-bad-input = { $where }: { $problem }
server-no-move = Das ist kein Zug: { $problem }
server-bad-command = Das wurde nicht verstanden: { $problem }
server-bad-request = Das wurde nicht verstanden: { $problem }
server-too-large = Das ist zu groß.
server-no-text = Das ist kein Text.
server-record-long = Diese Aufzeichnung hat { $moves } Züge; höchstens { $most } können hier nachgespielt werden.
server-record-start = Diese Aufzeichnung beginnt mit einer vorbereiteten Stellung. Eine Partie { $title } lässt sich hier nur vom Aufbau an nachspielen: Sonst könnte eine Aufzeichnung öffnen, was noch versiegelt ist.
server-no-page = Es gibt keine Seite { $page }: Diese Partie hat { $pages }.
server-busy = Gerade ist hier sehr viel los. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-campaign-secret = An diesem Tisch spielt noch jemand mit, deshalb bleibt seine Datei bis zum Ende der Partie geheim: Sie enthält den Schlüssel, der allen Zufall bestimmt.
server-campaign-local = Eine Kampagnendatei kann nur auf dem eigenen Rechner geöffnet werden (queenswright play).
server-no-campaign = Diese Partie begann mit einer vorbereiteten Stellung oder noch gar nicht, deshalb kann sie nicht in eine Datei geschrieben werden.
server-not-your-seat = Das ist nicht dein Platz.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-not-over = Die Partie ist noch nicht zu Ende.
server-hint-busy = Ein Tipp ist schon unterwegs.
server-hint-others = Hier spielen andere Menschen mit: Tipps gibt es nur in Partien gegen Bots und in Lektionen.
server-too-many-sockets = Du hast schon { $most } Tische offen.
server-try-again = Jemand anderes war schneller. Versuche es noch einmal.
server-unavailable = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
server-error = Auf dem Server ist etwas schiefgegangen. Deine Partie ist sicher.
serve-local = Dein Tisch: { $address } (Strg-C beendet ihn; Partien bleiben gespeichert)
serve-online = Queenswright läuft auf { $address } (Strg-C beendet es)
serve-needs-text = { $option } ist für das Terminal: Verwende es zusammen mit --text
serve-workers = gefunden: { $count }; mehrere Prozesse brauchen --database postgresql://...
serve-port = kann auf { $host }, Port { $port }, keine Verbindungen annehmen: { $problem }
server-only-bots = Ein Tisch braucht mindestens einen Menschen.
server-many-waiting = Es warten schon { $most } deiner öffentlichen Tische auf Mitspieler. Eröffne einen privaten, oder warte, bis jemand dazukommt.
server-has-account = Du hast schon ein Konto; sein Passwort änderst du mit dem alten.
server-no-account = Du hast hier kein Konto.
server-wrong-password = Das ist nicht dein Passwort.
server-bad-code = Der Name oder der Code ist falsch, oder der Code wurde schon benutzt.
server-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-no-mail = Dieser Server verschickt keine E-Mails.
mail-recover =
    Jemand, vermutlich du, möchte ein neues Passwort für das Konto { $name }.
    Mit diesem Link kannst du eines wählen; er gilt einmal, eine halbe Stunde lang:
    { $link }
    Wenn du es nicht warst, musst du nichts tun.
mail-confirm =
    Mit dieser Adresse soll sich das Konto { $name } wiederherstellen lassen.
    Dieser Link bestätigt sie; er gilt einmal, eine halbe Stunde lang:
    { $link }
    Wenn du es nicht warst, musst du nichts tun.
server-no-lesson = Für { $game } gibt es keine Lektion.

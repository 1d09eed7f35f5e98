# Was der Server den Leuten sagt.
server-too-fast = Das war zu schnell: Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder.
server-bad-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
server-bad-password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
server-name-taken = Ein anderes Konto heißt schon { $name }.
server-name-first = Sag zuerst deinen Namen.
server-no-session = Dein Besuch ist hier nicht bekannt. Lade die Seite neu.
server-bad-csrf = Das kam nicht von einer Seite dieses Servers. Lade die Seite neu.
server-bad-login = Name oder Passwort ist falsch.
server-no-language = Diese Sprache gibt es nicht; es gibt: { $languages }.
server-no-game = Das Spiel { $game } gibt es hier nicht.
server-no-pack = Das Paket { $pack } gibt es nicht; es gibt: { $packs }.
server-pack-missing = Das Paket { $pack } ({ $digest }) dieses Spiels ist nicht da.
server-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
server-table-unreadable = Dieser Tisch lässt sich gerade nicht öffnen: Was von ihm gespeichert ist, passt nicht zu den Regeln hier ({ $reason }). Nichts ist verloren; wer den Server betreibt, erfährt davon.
server-no-bot = Den Bot { $bot } gibt es hier nicht; es gibt: { $bots }.
server-players = Dieses Spiel ist für { $counts } Personen.
server-not-found = Hier ist nichts.
server-bad-input = { $where }: { $problem }
server-no-move = Das ist kein Zug: { $problem }
server-bad-command = Das wurde nicht verstanden: { $problem }
server-bad-request = Das wurde nicht verstanden: { $problem }
server-too-large = Das ist zu groß.
server-no-text = Das ist kein Text.
server-record-long = Diese Aufzeichnung hat { $moves } Züge; höchstens { $most } können hier nachgespielt werden.
server-record-start = Diese Aufzeichnung beginnt mit einer vorbereiteten Stellung. Ein Spiel von { $title } lässt sich hier nur vom Aufbau an nachspielen: Sonst könnte eine Aufzeichnung öffnen, was noch versiegelt ist.
server-no-page = Es gibt keine Seite { $page }: Dieses Spiel hat { $pages }.
server-busy = Gerade werden viele Spiele nachgespielt. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-campaign-secret = An diesem Tisch spielt noch jemand anderes mit, deshalb bleibt seine Datei bis zum Ende des Spiels geheim: Sie enthält den Schlüssel zu allem Zufall.
server-campaign-local = Eine Kampagnendatei kann nur auf dem eigenen Rechner geöffnet werden (queenswright play).
server-no-campaign = Dieser Tisch begann mit einer Stellung oder noch gar nicht, deshalb kann er nicht in eine Datei geschrieben werden.
server-not-your-seat = Das ist nicht dein Platz.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-hint-busy = Über einen Tipp wird schon nachgedacht.
server-too-many-sockets = Du hast schon { $most } Tische offen.
server-try-again = Jemand anders war schneller. Versuche es noch einmal.
server-unavailable = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
server-error = Im Server ging etwas schief. Dein Spiel ist gesichert.
serve-local = Dein Tisch: { $address } (Strg-C beendet ihn; Spiele bleiben erhalten)
serve-online = Queenswright läuft auf { $address } (Strg-C beendet es)
serve-needs-text = { $option } ist für das Terminal: nimm es zusammen mit --text
serve-workers = gefunden: { $count }; mehrere Prozesse brauchen --database postgresql://...
serve-port = kein Empfang auf { $host } Port { $port }: { $problem }
server-only-bots = Ein Tisch braucht mindestens einen Menschen.
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

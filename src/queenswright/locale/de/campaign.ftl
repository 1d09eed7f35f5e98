# Kampagnen: Spiele, die mehrere Abende dauern.

# Anlegen und fortsetzen.
campaign-made = Die Kampagne { $name } ist bereit. So beginnt sie: queenswright campaign play { $name }
campaign-none = Es gibt noch keine Kampagne. So beginnt eine neue: queenswright campaign new NAME
campaign-unknown = gefunden: { $found }; eine solche Kampagne gibt es nicht. Kampagnen: { $names }
campaign-welcome = Kampagne { $name }: { $game } mit { $names }, Partie { $number }.
campaign-welcome-over = Kampagne { $name }: { $game } mit { $names }; die Kampagne ist zu Ende.
campaign-continue = Die Kampagne { $name } wartet in Partie { $number }. Weiterspielen?
campaign-goodbye = Nichts ist verloren: „queenswright campaign play { $name }“ macht hier weiter.
campaign-kept-at = Die Kampagne ist gespeichert. Ihr Protokoll als Datei: queenswright campaign export { $name } --for host
campaign-torn = Die letzte Zeile von { $path } brach mittendrin ab und zählt deshalb nicht; alles davor zählt.
campaign-no-file = begann mit einer vorbereiteten Stellung oder noch gar nicht, deshalb lässt sie sich nicht in eine Datei schreiben
campaign-no-load = Eine Kampagne geht in ihrem eigenen Protokoll weiter; verlass sie mit „quit“, um etwas anderes zu spielen.
campaign-substituted = { $name } spielt ab jetzt { $seat } und übernimmt alles, was zu diesem Platz gehört.
campaign-wrong-substitute = gefunden: { $found }; erwartet wird PLATZ=NAME mit einem der Plätze: { $seats }
campaign-unknown-bot = der Bot { $name } ist hier nicht bekannt; nenne mit --bot seine Klasse oder ersetze ihn mit --substitute
campaign-raised = Ab jetzt gilt Version { $version } der Regeln.
campaign-newer-rules = Es gibt eine neuere Version der Regeln ({ $version }); --newest-rules wechselt zu ihr. Bis dahin behält diese Kampagne ihre eigene.

# Kampagnen ansehen.
campaign-column-name = Kampagne
campaign-column-number = jetzt
campaign-column-standing = Stand
campaign-column-players = Spieler
campaign-column-played = zuletzt gespielt
campaign-over = beendet
campaign-who = { $names }. Begonnen { $date }, zuletzt gespielt { $played }.
campaign-begun = Begonnen { $date }.
campaign-now = Partie { $number }, { $moves ->
    [one] bisher ein Zug.
   *[other] bisher { $moves } Züge.
}
campaign-chronicle = Chronik
campaign-chapter = Partie { $number }
campaign-places = Plätze: { $places }
campaign-went-back = { $count ->
    [one] Einmal ging es zurück; das Protokoll bewahrt die Züge, die dabei aufgegeben wurden.
   *[other] { $count }-mal ging es zurück; das Protokoll bewahrt die Züge, die dabei aufgegeben wurden.
}

# Ausgeben.
campaign-only-players = nur eine Ausgabe für die Spieler kann JSON sein
campaign-file-exists = gibt es schon; wähle mit --to eine andere Datei
campaign-exported-host = Die ganze Kampagne mit ihrem geheimen Schlüssel steht in dieser Datei. Wer sie liest, sieht alles, was noch verborgen ist.
    { $path }
campaign-exported-players = Was alle wissen dürfen, steht in dieser Datei:
    { $path }
campaign-name-taken = eine Kampagne namens { $name } gibt es schon; wähle einen anderen Namen
campaign-imported = { $moves ->
    [one] Die Kampagne { $name } ist geprüft: ein Zug.
   *[other] Die Kampagne { $name } ist geprüft: { $moves } Züge.
} Weiter geht es mit: queenswright campaign play { $name }

# Zurückgehen.
campaign-no-such-game = gefunden: { $found }; gespielte Partien: { $games }
campaign-no-game-yet = es hat noch keine Partie begonnen; gefunden: { $found }
campaign-back-warning = { $moves ->
    [one] Wer vor Partie { $number } zurückgeht, nimmt einen Zug aus dem Spiel. Er bleibt im Protokoll, und was er aufgedeckt hat, bleibt bekannt.
   *[other] Wer vor Partie { $number } zurückgeht, nimmt { $moves } Züge aus dem Spiel. Sie bleiben im Protokoll, und was sie aufgedeckt haben, bleibt bekannt.
}
campaign-back-sure = Zurückgehen?
campaign-back-left = Nichts hat sich geändert.
campaign-back-done = Partie { $number } beginnt noch einmal; das steht in Zeile { $line } des Protokolls.

# Same in every language.
cli-command-secrets = secrets

# Erklärungen dazu.
cli-help-secrets = was nur du lesen darfst, wenn niemand sonst hinsieht
cli-secrets-none = Es gibt nichts, was nur { $name } lesen darf.
cli-secrets-ask = Nur { $name } darf jetzt hinsehen. { $name }, drücke die Eingabetaste:
cli-secrets-done = Drücke die Eingabetaste, wenn du es gelesen hast:
campaign-character = { $seat }: { $name } ({ $portrait }), Wappen: { $arms }

# Kampagnen: Spiele, die mehrere Abende dauern.

# Anlegen und fortsetzen.
campaign-made = Die Kampagne { $name } ist bereit. Sie beginnt mit: queenswright campaign play { $name }
campaign-none = Es gibt noch keine Kampagne. Eine neue beginnt mit: queenswright campaign new NAME
campaign-unknown = gefunden: { $found }; eine solche Kampagne gibt es nicht. Vorhanden sind: { $names }
campaign-welcome = Kampagne { $name }: { $game } mit { $names }, Partie { $number }.
campaign-welcome-over = Kampagne { $name }: { $game } mit { $names }; die Kampagne ist zu Ende.
campaign-continue = Die Kampagne { $name } wartet in Partie { $number }. Weiterspielen?
campaign-goodbye = Nichts ist verloren: „queenswright campaign play { $name }“ macht hier weiter.
campaign-kept-at = Die Kampagne ist aufgehoben. Ihr Protokoll als Datei: queenswright campaign export { $name } --for host
campaign-torn = Die letzte Zeile von { $path } brach mittendrin ab und zählt deshalb nicht; alles davor zählt.
campaign-no-file = begann mit einer Stellung oder noch gar nicht, deshalb kann keine Datei sie festhalten
campaign-no-load = Eine Kampagne geht in ihrem eigenen Protokoll weiter; mit „quit“ verlässt man sie, um etwas anderes zu spielen.
campaign-substituted = { $name } spielt ab jetzt { $seat } und übernimmt alles, was zu diesem Platz gehört.
campaign-wrong-substitute = gefunden: { $found }; erwartet wird PLATZ=NAME mit einem der Plätze: { $seats }
campaign-unknown-bot = den Bot { $name } kennt hier niemand; --bot nennt die Klasse, aus der er kommt, --substitute jemand anderen
campaign-raised = Ab jetzt wird nach Version { $version } der Regeln gespielt.
campaign-newer-rules = Es gibt eine neuere Version der Regeln ({ $version }); mit --newest-rules geht es nach ihr weiter. Diese Kampagne behält die ihre.

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
    [one] Einmal ging es zurück; das Protokoll bewahrt, was dabei aufgegeben wurde.
   *[other] { $count }-mal ging es zurück; das Protokoll bewahrt, was dabei aufgegeben wurde.
}

# Ausgeben.
campaign-only-players = nur eine Ausgabe für die Spielenden kann JSON sein
campaign-file-exists = gibt es schon; --to nennt eine andere Datei
campaign-exported-host = Die ganze Kampagne mit ihrem geheimen Schlüssel steht in dieser Datei. Wer sie liest, weiß, was kommt.
    { $path }
campaign-exported-players = Was alle wissen dürfen, steht in dieser Datei:
    { $path }
campaign-name-taken = eine Kampagne { $name } gibt es schon; ein anderer Name ist nötig
campaign-imported = { $moves ->
    [one] Die Kampagne { $name } ist geprüft: ein Zug.
   *[other] Die Kampagne { $name } ist geprüft: { $moves } Züge.
} Weiter geht es mit: queenswright campaign play { $name }

# Zurückgehen.
campaign-no-such-game = gefunden: { $found }; gespielt sind: { $games }
campaign-no-game-yet = es hat noch keine Partie begonnen; gefunden: { $found }
campaign-back-warning = { $moves ->
    [one] Zurück vor Partie { $number } nimmt einen Zug aus dem Spiel. Er bleibt im Protokoll. Was er aufgedeckt hat, ist nun bekannt.
   *[other] Zurück vor Partie { $number } nimmt { $moves } Züge aus dem Spiel. Sie bleiben im Protokoll. Was sie aufgedeckt haben, ist nun bekannt.
}
campaign-back-sure = Zurückgehen?
campaign-back-left = Alles bleibt, wie es ist.
campaign-back-done = Partie { $number } beginnt noch einmal. Zeile { $line } des Protokolls sagt es.

# Same in every language.
cli-command-secrets = secrets

# Erklärungen dazu.
cli-help-secrets = was nur du lesen darfst, wenn niemand sonst hinsieht
cli-secrets-none = Es gibt nichts, was nur { $name } lesen darf.
cli-secrets-ask = Nur { $name } darf jetzt hinsehen. { $name }, drücke die Eingabetaste:
cli-secrets-done = Drücke die Eingabetaste, wenn du es gelesen hast:
campaign-character = { $seat }: { $name } ({ $portrait }), Wappen: { $arms }

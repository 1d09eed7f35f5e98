# Tipps: warum ein Zug gut ist, in den Zahlen der Regeln.
reason-palace = Du trägst { $performance } zum Palast bei; { $needed } sind nötig.
reason-ready = Dann kannst du als Nächstes am Palast bauen: { $performance } an deinen Hämmern, { $needed } sind nötig.
reason-climb = { $steps ->
    [one] Ein Feld
   *[other] { $steps } Felder
  } weiter auf der Leiste für { $points } Punkte; { $left } noch bis zum Ende.
reason-guild = { $count ->
    [one] Eine Handwerksgruppe, die dir fehlte: { $guilds }.
   *[other] Handwerksgruppen, die dir fehlten: { $guilds }.
  }
reason-performance = Deine Leistung steigt von { $before } auf { $after }.
reason-jobs = { $count ->
    [one] Ein Einsatz mehr
   *[other] { $count } Einsätze mehr
  }: { $jobs } insgesamt.
reason-hire-next = Danach ist „Anheuern“ in Reichweite: ein Handwerker, der mit allen seinen Einsätzen { $total } mehr leistet.
reason-site = Dann ist { $place } erreichbar, { $streets ->
    [one] eine Straße
   *[other] { $streets } Straßen
  } entfernt: { $points } Punkte.
reason-site-here = Dann kannst du in { $place } bauen: { $points } Punkte.
reason-way-home = { $streets ->
    [0] Du bist in { $place }, wo der Palast entsteht.
    [one] Noch eine Straße bis { $place }, wo der Palast entsteht.
   *[other] Noch { $streets } Straßen bis { $place }, wo der Palast entsteht.
  }
reason-missing = { $count ->
    [0] Du bist stark genug für den Palast.
   *[other] Für den Palast fehlen nur noch { $count } an Leistung.
  }
reason-talers = { $count ->
    [one] Eine Münze
   *[other] { $count } Münzen
  } mehr: { $talers } im Beutel.
reason-bonds = { $count ->
    [one] Ein Schuldschein
   *[other] { $count } Schuldscheine
  }, beim Geldwechsler je { $each } Münzen wert.
reason-confidence = Ab jetzt darfst du { $count } Schuldscheine auf einmal einlösen.
reason-way = Von dort { $spaces ->
    [0] ist es einmal um den ganzen Stern
    [one] ist es eine Zacke
   *[other] sind es { $spaces } Zacken
  } bis „Bauen“; Reparaturen brächten dort { $points }.

# What a step of a hint brings.
board-gain-talers = { $count ->
    [one] { $by } Münze
   *[other] { $by } Münzen
}
board-gain-bonds = { $count ->
    [one] { $by } Schuldschein
   *[other] { $by } Schuldscheine
}
board-gain-track = { $count ->
    [one] { $by } Feld auf der Leiste
   *[other] { $by } Felder auf der Leiste
}
board-gain-confidence = Vertrauen { $by }

# The way of the architect, in a hint.
board-say-go-construct = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter bis „Bauen“ gehen
board-say-go-labour = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter bis „Tagelöhner“ gehen
board-say-go-hire = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter bis „Anheuern“ gehen
board-say-go-bank = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter zum Geldwechsler gehen
board-say-go-travel = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter bis „Reise“ gehen
board-say-go-tavern = { $count ->
    [one] eine Zacke
   *[other] { $count } Zacken
  } weiter ins Wirtshaus gehen

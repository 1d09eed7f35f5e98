# Tipps: warum ein Zug gut ist, in den Zahlen der Regeln.
reason-qd-goal = { $fame } von { $goal } Ruhm: Dein Ziel ist erreicht.
reason-qd-fame = { $fame } Ruhm; { $left ->
    [0] damit ist dein Ziel erreicht
   *[other] dann fehlen noch { $left } bis zu deinem Ziel
  }.
reason-qd-building = Ein neues Gebäude, { $building }, für { $goods }: { $fame } Ruhm.
reason-qd-income = Jedes Einkommen bringt dann { $goods }.
reason-qd-hut = Eine Hütte für { $herb }: { $fame } Ruhm, und { $count ->
    [0] kein solches Plättchen liegt in der Nähe deines Kundschafters
    [one] ein solches Plättchen liegt in der Nähe deines Kundschafters
   *[other] { $count } solche Plättchen liegen in der Nähe deines Kundschafters
  }.
reason-qd-tokens = { $count ->
    [one] Ein Kräuterplättchen
   *[other] { $count } Kräuterplättchen
  } am Weg: Unter jedem steckt ein Rohstoff, Brot, Ruhm oder Stimmung.
reason-qd-figurine = { $count ->
    [one] Eine Figur
   *[other] { $count } Figuren
  } aus dem Beutel: Ein Handwerker spart 2 Rohstoffe, ein Spielmann hebt die Stimmung um 2.
reason-qd-throw = { $count ->
    [one] { $dice ->
            [one] Bei deinem letzten Würfel
           *[other] Bei einem deiner { $dice } Würfel
        }
   *[other] Bei { $count } deiner { $dice } Würfel
  } lohnt es sich, neu zu würfeln.
reason-qd-goods = Du bekommst { $goods }.
reason-qd-nearer = Du bekommst { $goods }; dann { $count ->
    [0] hast du alles für { $building }: { $fame } Ruhm
    [one] fehlt noch ein Teil für { $building }: { $fame } Ruhm
   *[other] fehlen noch { $count } Teile für { $building }: { $fame } Ruhm
  }.
reason-qd-way = { $count ->
    [0] Du hast alles für { $building }: { $fame } Ruhm.
    [one] Ein Teil fehlt noch für { $building }: { $fame } Ruhm.
   *[other] { $count } Teile fehlen noch für { $building }: { $fame } Ruhm.
  }
reason-qd-trumpet = Stimmung { $level }: Die Trompete bringt { $fame } Ruhm.
reason-qd-morale = Stimmung { $level }: Die nächste Trompete, auf Stufe { $next }, bringt { $fame } Ruhm.
reason-qd-left = Noch { $fame } Ruhm bis zu deinem Ziel.
reason-qd-tile = Das Turmplättchen hilft in jeder weiteren Partie.
reason-qd-face = Eine bessere Würfelseite für { $seals ->
    [one] ein Siegel
   *[other] { $seals } Siegel
  }; sie bleibt die ganze Kampagne.
reason-qd-first-hut = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
  } mit { $herb } erreichst du von deinem Zelt aus.
reason-qd-keep-seals = { $seals ->
    [one] Das Siegel behältst du
   *[other] Die { $seals } Siegel behältst du
  }: Dann ist bald eine teurere Seite erreichbar.
reason-qd-next-game = So gehst du mit dem meisten in die nächste Partie.

# Queen's Architect: das Handbuch, in unseren eigenen Worten. `[QA-TURN-02]` ist eine Fußnote.

handbook-architect-aim-title = Worum es geht
handbook-architect-aim-asks = wie gewinne ich; ziel; gewinnen; sieg; anfang; überblick
handbook-architect-aim-lead = Du bist Architekt im Dienst der Königin. Deine Handwerker bauen überall im Königreich, der Königin fällt das auf, und eines Tages lässt sie dich an ihrem Palast mitbauen. **Wer als Erster am Palast baut, läutet das Ende der Partie ein.** [QA-END-01]
handbook-architect-aim-build = bauen und reparieren
handbook-architect-aim-climb = die Leiste hinauf
handbook-architect-aim-palace = am Palast bauen
handbook-architect-aim-1 = **Bauen und Reparieren bringen Anerkennung.** Du gibst sie sofort aus und steigst damit Feld für Feld die Anerkennungsleiste hinauf; was übrig bleibt, wird zu Schuldscheinen, und Schuldscheine werden zu Geld. [QA-CLIMB-01, QA-CLIMB-04]
handbook-architect-aim-2 = **Am Ende der Leiste wartet der Palast.** Bring deinen Wagen in die Hauptstadt, mit Handwerkern, die zusammen mindestens 15 leisten, und bau mit. Gelingt das in dieser letzten Runde mehreren, gewinnt die stärkste Mannschaft. [QA-PALACE-04, QA-END-04]
handbook-architect-aim-beware = Geld, Schuldscheine und der Platz auf der Leiste gewinnen für sich allein nichts: Wer nicht am Palast gebaut hat, schlägt nie jemanden, der es getan hat. [QA-END-09]

handbook-architect-tiles-title = Die Handwerker
handbook-architect-tiles-asks = plättchen; sechseck; leistung; hammer; ecke; position; einsätze; ausscheiden; gruppe; reparatur; pergament
handbook-architect-tiles-lead = Ein Handwerker ist ein Sechseck mit sechs Zahlen. Die am **Hammer** ist, was er heute leisten kann. [QA-TILE-04]
handbook-architect-tiles-1 = **Nach der Arbeit dreht sich das Plättchen um eine Ecke** im Uhrzeigersinn, und eine andere Zahl kommt an den Hammer. Jeder hat sechs Einsätze; an der letzten Ecke ist eine Tür. Wer mit der Tür am Hammer arbeitet, gibt noch einmal alles und verlässt dann das Spiel. [QA-TILE-07, QA-TILE-10, QA-TILE-11, QA-TILE-14]
handbook-architect-tiles-2 = **Arbeit ist Bauen, Reparieren und Tagelohn**, sonst nichts. Anheuern, Reisen, der Geldwechsler und der Palast drehen niemanden. [QA-TILE-08, QA-TILE-25]
handbook-architect-tiles-3 = **Es gibt sechs Handwerksgruppen mit je drei Charakteren.** Die Zahl auf dem Pergament ist der Wert beim Reparieren und ändert sich nie; manche Plättchen zeigen auch einen Spaten, für den Tagelohn. Du darfst mehrere aus einer Gruppe beschäftigen, aber nie denselben Charakter zweimal. [QA-TILE-02, QA-TILE-21, QA-HIRE-06, QA-HIRE-07]

handbook-architect-begin-title = Deine ersten zwei Handwerker
handbook-architect-begin-asks = aufbau; anfang; start; erste handwerker; startgeld
handbook-architect-begin-lead = Vor dem ersten Zug nimmt jeder zwei Handwerker aus der Auslage neben dem Plan: einmal in Zugreihenfolge, dann **in umgekehrter**. [QA-DRAFT-01, QA-DRAFT-02, QA-DRAFT-03]
handbook-architect-begin-1 = Ein neuer Handwerker beginnt an der ersten Ecke. **In diesem Moment darfst du ihn für Geld weiterdrehen: 1 Münze je Ecke.** Anderes Geld hast du am Anfang nicht; aber jede Ecke ist ein Einsatz weniger. [QA-DRAFT-05, QA-DRAFT-06, QA-SETUP-27]
handbook-architect-begin-2 = Außerdem hast du 2 Schuldscheine, dein Wagen steht in der Hauptstadt und dein Architekt auf Bauen. [QA-SETUP-05, QA-SETUP-06, QA-SETUP-10]
handbook-architect-begin-example = Dennis nimmt eine Schneiderin und dreht sie um drei Ecken. Er hat 3 Münzen, und sie hat noch drei Einsätze. [QA-DRAFT-08, QA-TILE-14]
handbook-architect-begin-beware = Weiterdrehen kannst du nur in dem Moment, in dem du das Plättchen nimmst, später nicht mehr. [QA-DRAFT-12]

handbook-architect-turn-title = Ein Zug
handbook-architect-turn-asks = zug; architekt; stern; aktionen; verzichten; passen
handbook-architect-turn-lead = In deinem Zug geht dein Architekt **1, 2 oder 3 Zacken** weiter um deinen Stern, im Uhrzeigersinn, und du tust, was dort gezeichnet ist. Dann ist der Nächste dran. [QA-TURN-02, QA-TURN-06]
handbook-architect-turn-1 = **Stehen bleiben darf er nicht.** Schau also einen Zug voraus: Von Bauen aus erreichst du Tagelöhner, Anheuern und den Geldwechsler; zurück zu Bauen brauchst du mindestens zwei Züge. [QA-TURN-03, QA-TURN-10, QA-TURN-11]
handbook-architect-turn-2 = Auf die Aktion darfst du immer verzichten. Dann ist nur der Architekt gezogen. [QA-TURN-05, QA-TURN-13]
handbook-architect-turn-beware = Es gibt keinen Kredit, und niemand leiht oder schenkt jemandem etwas. Was du in einer Aktion bekommst, darfst du in derselben Aktion ausgeben. [QA-TURN-16, QA-TURN-17]

handbook-architect-labour-title = Tagelöhner
handbook-architect-labour-asks = geld; münzen; spaten; verdienen; lohn
handbook-architect-labour-lead = Der schnelle Weg zu Geld: **1 Münze je zwei Handwerker, aufgerundet**, und niemand wird müde. [QA-LABOR-01, QA-LABOR-12]
handbook-architect-labour-1 = Außerdem darfst du Handwerker mit einem Spaten aufs Feld schicken: **je 2 Münzen mehr, für einen ihrer Einsätze**. Das entscheidest du für jeden einzeln, einmal je Aktion. [QA-LABOR-02, QA-LABOR-10]
handbook-architect-labour-example = Dennis hat fünf Handwerker: 3 Münzen. Einer mit Spaten geht aufs Feld: zusammen 5 Münzen. [QA-LABOR-05, QA-LABOR-06]
handbook-architect-labour-beware = Auch wer die Tür am Hammer hat, darf aufs Feld: Du bekommst die 2 Münzen, und er geht. [QA-LABOR-11]

handbook-architect-hire-title = Anheuern
handbook-architect-hire-asks = anheuern; schwarzes brett; preis; kosten; entlassen; preismarker; oberster
handbook-architect-hire-lead = Sechs Handwerker hängen am schwarzen Brett. **Einen darfst du anheuern**; je weiter oben, desto teurer und desto mehr Einsätze. [QA-HIRE-01, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-1 = **Von unten nach oben kosten sie 1, 2, 3, 4 und 5 Münzen und haben noch einen bis fünf Einsätze.** Der oberste hat alle sechs und kostet, was die Preisskala sagt: anfangs 6 Münzen. [QA-HIRE-14, QA-HIRE-20, QA-HIRE-21]
handbook-architect-hire-2 = **Wird ein anderer als der oberste angeheuert, wird der oberste 1 Münze billiger.** Am Ende der Skala wartet er nicht länger: Er verlässt das Spiel, und der Preis beginnt von vorn. [QA-HIRE-11, QA-HIRE-12, QA-HIRE-13]
handbook-architect-hire-3 = Dann rücken alle auf, und unten kommen neue vom Stapel nach. [QA-HIRE-15, QA-HIRE-16]
handbook-architect-hire-example = Der Marker steht auf 6. Lena heuert den dritten von unten für 3 Münzen an: drei Einsätze. Der oberste kostet jetzt 5. [QA-HIRE-39]
handbook-architect-hire-beware = Mit sechs Handwerkern ist dein Stern voll. Dann darfst du einen entlassen, ohne Kosten, um einen anderen anzuheuern; mit weniger kann niemand entlassen werden. [QA-HIRE-09, QA-HIRE-31, QA-HIRE-32]

handbook-architect-travel-title = Reise
handbook-architect-travel-asks = wagen; karte; straße; weg; entfernung; reisekosten
handbook-architect-travel-lead = Dein Wagen fährt die Straßen entlang, so weit du zahlst. **Ein Feld ist kostenlos; jedes weitere kostet mehr als das letzte.** [QA-TRAVEL-01, QA-TRAVEL-02]
handbook-architect-travel-1 = Du nennst den Ort und zahlst den kürzesten Weg: 0, 1, 3, 6, 10 oder 15 Münzen für ein bis sechs Felder. Jeder Ort ist ein Feld, auch die Hauptstadt. Andere Wagen stehen niemandem im Weg. [QA-TRAVEL-04, QA-TRAVEL-06, QA-TRAVEL-07, QA-TRAVEL-09]
handbook-architect-travel-beware = Vier Felder in einem Zug kosten 6 Münzen, in zwei Zügen 2. [QA-TRAVEL-02]

handbook-architect-bank-title = Der Geldwechsler
handbook-architect-bank-asks = schuldscheine; geld; vertrauen; einlösen; geldwechsler
handbook-architect-bank-lead = Der Geldwechsler gibt **2 Münzen für einen Schuldschein**. Wie viele er auf einmal nimmt, hängt davon ab, wie gut er dich kennt. [QA-BANK-05, QA-BANK-06]
handbook-architect-bank-1 = Du wählst jedes Mal eines von beiden: **Vertrauen gewinnen**, eine Stufe, bis zu vier; **oder Schuldscheine einlösen**, höchstens so viele, wie deine Stufe sagt. Vertrauen kostet nichts und geht nie verloren. [QA-BANK-01, QA-BANK-02, QA-BANK-10, QA-BANK-13]
handbook-architect-bank-beware = Beides in einem Zug geht nicht. [QA-BANK-01]

handbook-architect-tavern-title = Wirtshaus
handbook-architect-tavern-asks = ausruhen; wirtshaus; zurückdrehen; feierabend; schlafsaal; schankraum; erholen
handbook-architect-tavern-lead = Eine Nacht im Wirtshaus macht müde Leute wieder jung: **Jeder Handwerker der Gruppen, die du schickst, dreht sich um eine Ecke zurück.** [QA-TAVERN-07]
handbook-architect-tavern-1 = **Die Gebühr wächst mit der Zahl der Gruppen**: 1, 3, 6, 10, 15 oder 21 Münzen für eine bis sechs Gruppen, gleich wie viele Handwerker du von ihnen hast. Wer an der ersten Ecke steht, bleibt dort. [QA-TAVERN-06, QA-TAVERN-08, QA-TAVERN-15]
handbook-architect-tavern-2 = **Eine Gruppe, die im Wirtshaus war, muss einen Besuch auslassen.** Ihr Plättchen wandert vom Schankraum in den Schlafsaal und dann zurück an den Eingang, einen Raum je Besuch. [QA-TAVERN-01, QA-TAVERN-02, QA-TAVERN-18]
handbook-architect-tavern-example = Dennis schickt Glaser und Schneider: 3 Münzen. Seine zwei Glaser und sein Schneider drehen sich zurück, je ein Einsatz mehr. [QA-TAVERN-10, QA-TAVERN-11]
handbook-architect-tavern-beware = Gruppen im Wirtshaus arbeiten derweil wie sonst auch. Du darfst sogar kommen, ohne jemanden zu schicken, nur damit die Plättchen weiterrücken. [QA-TAVERN-13, QA-TAVERN-20]

handbook-architect-build-title = Bauen: ein Gebäude
handbook-architect-build-asks = bauen; gebäude; bauplatz; vorgabe; gruppen; bonus; stadt; dorf; kloster; punkte
handbook-architect-build-lead = Du baust, wo dein Wagen steht. **Deine ganze Mannschaft packt mit an**, auch wer nicht gefragt ist, und die Königin zählt, was alle an diesem Tag leisten. Drei Dinge müssen stimmen: [QA-BUILD-07, QA-BUILD-08]
handbook-architect-build-1 = **Du bist da**: Dein Wagen steht am Ort. [QA-BUILD-02]
handbook-architect-build-2 = **Du bist neu**: Am Ort liegt noch kein Marker von dir. Du nimmst den besten freien Bauplatz; er kostet 0, 2, 4 oder 6 Punkte. [QA-BUILD-03, QA-BUILD-10, QA-BUILD-11]
handbook-architect-build-3 = **Du hast die Gruppen**: mindestens einen Handwerker jeder Handwerksgruppe, die der Ort verlangt, und sei er noch so schwach. [QA-BUILD-04, QA-BUILD-30]
handbook-architect-build-example = Lenas Hämmer ergeben 19. Sie ist die Zweite im Kloster, der Platz kostet 2, und 17 bleiben; aber ein Kloster ist höchstens 15 wert. [QA-BUILD-09, QA-BUILD-12, QA-BUILD-15]
handbook-architect-build-4 = **Eine Stadt gibt jedem, der dort baut, einen Bonus**: Punkte, Münzen oder ein Anheuern. Danach drehen sich alle deine Handwerker um eine Ecke; wer die Tür am Hammer hat, geht heim. [QA-BUILD-16, QA-BUILD-20, QA-BUILD-21, QA-BUILD-29]
handbook-architect-build-beware = Bauen kannst du an einem Ort nur einmal, aber **reparieren überall**, so oft du willst. [QA-BUILD-03, QA-REPAIR-01]

handbook-architect-climb-title = Aufsteigen
handbook-architect-climb-asks = anerkennung; punkte; leiste; schritte; schuldscheine; aufsteigen
handbook-architect-climb-lead = Punkte werden sofort ausgegeben. **Ein Schritt kostet die Zahl auf dem Feld, das du betrittst**; was du nicht ausgibst, wird zu Schuldscheinen, einem je Punkt. [QA-CLIMB-01, QA-CLIMB-02, QA-CLIMB-04]
handbook-architect-climb-1 = Du darfst weniger Schritte gehen, als du könntest, und dafür Schuldscheine nehmen. Aufheben kannst du Punkte nie. [QA-CLIMB-05, QA-CLIMB-12]
handbook-architect-climb-example = 12 Punkte, vor dir 7, 5, 9: zwei Schritte und nichts übrig, oder ein Schritt und 5 Schuldscheine, oder 12 Schuldscheine. [QA-CLIMB-17]
handbook-architect-climb-beware = Es gibt insgesamt 28 Schuldscheine. Wird der Vorrat knapp, bekommst du nur, was da ist. [QA-COMP-35, QA-CLIMB-06]

handbook-architect-repair-title = Bauen: reparieren
handbook-architect-repair-asks = reparieren; reparatur; pergament; drei gruppen
handbook-architect-repair-lead = Reparieren braucht keine Erlaubnis: **wo immer dein Wagen steht, auch in der Hauptstadt**, mit bis zu drei Handwerkern verschiedener Gruppen. [QA-REPAIR-01, QA-REPAIR-02, QA-REPAIR-03, QA-REPAIR-15]
handbook-architect-repair-1 = **Ihre Pergamentzahlen werden addiert, gleich was am Hammer steht.** Kein Bauplatz kostet etwas, keine Obergrenze gilt, und es gibt keinen Bonus. [QA-REPAIR-04, QA-REPAIR-07, QA-REPAIR-14, QA-REPAIR-16]
handbook-architect-repair-2 = Die Punkte gibst du aus wie die eines Gebäudes. Nur wer repariert hat, dreht sich. [QA-REPAIR-06, QA-REPAIR-08, QA-REPAIR-17]
handbook-architect-repair-beware = Reparieren ist die Arbeit für schwache Tage: Wer 0 am Hammer hat, repariert so gut wie jemand mit 5. [QA-REPAIR-16]

handbook-architect-palace-title = Der Palast
handbook-architect-palace-asks = palast; palastbau; hauptstadt; letztes feld; fünfzehn; spielende
handbook-architect-palace-lead = Hierher führt alles. **Am Palast bauen darfst du, wenn vier Dinge zugleich stimmen**: [QA-PALACE-05]
handbook-architect-palace-track = Ende der Leiste
handbook-architect-palace-carriage = Wagen in der Hauptstadt
handbook-architect-palace-architect = Architekt auf Bauen
handbook-architect-palace-1 = Deine Figur steht auf dem letzten Feld der Leiste, dein Wagen in der Hauptstadt, dein Architekt auf Bauen, und die Hämmer deiner Handwerker ergeben **mindestens 15**. Welche Gruppen es sind, ist gleich. [QA-PALACE-01, QA-PALACE-02, QA-PALACE-03, QA-PALACE-04, QA-PALACE-14]
handbook-architect-palace-2 = Dafür dreht sich niemand, und niemand geht; nur deine Summe wird notiert. Das geht nur einmal. [QA-PALACE-06, QA-PALACE-11, QA-PALACE-12]
handbook-architect-palace-beware = Auf das letzte Feld steigen und am Palast bauen braucht zwei Aktionen Bauen: Das Feld muss dir schon gehören, wenn der Architekt ankommt. [QA-PALACE-09]

handbook-architect-end-title = Das Ende, und wer gewinnt
handbook-architect-end-asks = gewinnen; sieger; wie gewinne ich; ende; gleichstand; letzte runde
handbook-architect-end-lead = **Der erste Bau am Palast macht diese Runde zur letzten.** Wer nach dieser Person sitzt, hat noch einen Zug und darf ebenfalls daran bauen. [QA-END-01, QA-PALACE-13]
handbook-architect-end-1 = **Wer als Einziger daran gebaut hat, gewinnt. Sonst gewinnt die höchste Summe**; gleiche Summen teilen sich den Sieg. [QA-END-03, QA-END-04, QA-END-05]
handbook-architect-end-example = Von vier Spielern baut der zweite als Erster am Palast. Der dritte und der vierte haben noch einen Zug, der erste keinen mehr. [QA-END-14]
handbook-architect-end-2 = Damit keine Partie ewig dauert, enden unsere nach 60 Runden, wenn du das nicht abschaltest: Es gewinnt, wer auf der Leiste am weitesten ist, dann wer mehr Schuldscheine und Münzen hat. [QA-END-10, QA-END-11]

handbook-architect-house-title = Hausregeln
handbook-architect-house-asks = varianten; optionen; hausregeln; begleitheft
handbook-architect-house-lead = Ein zweites Heft, das dem Spiel beilag, erzählt manches anders. **Jeder dieser Unterschiede ist ein eigener Schalter**, und alle sind aus, solange du sie nicht verlangst. [QA-VAR-01]
handbook-architect-house-1 = Zum Beispiel: Preise fallen nur bei jedem dritten Anheuern; jeder Handwerker kann Tagelohn verdienen; Orte haben keine Obergrenze; die Leiste hat zwölf Felder; niemand kann entlassen werden. [QA-VAR-02, QA-VAR-04, QA-VAR-10, QA-VAR-11, QA-VAR-15]
handbook-architect-house-2 = „Hausregeln des Begleithefts“ schaltet alle ein, bis auf das Wettrennen zum Ende der Leiste. [QA-VAR-01, QA-VAR-12]

handbook-architect-try-hire-title = Zwei Gruppen fehlen
handbook-architect-try-hire = 4 Münzen, und Candleholm verlangt auch Holzfäller und Glaser. Wen heuerst du an?
handbook-architect-try-tavern-title = Eine freie Nacht
handbook-architect-try-tavern = 3 Münzen: Welche zwei Gruppen drehen am meisten zurück?
handbook-architect-try-build-title = Bauen in Laternenruh
handbook-architect-try-build = Du bist hier die Zweite. Wie viele Punkte bleiben?
handbook-architect-try-repair-title = Ein schwacher Tag
handbook-architect-try-repair = Alle Hämmer zeigen wenig. Wähle drei zum Reparieren.
handbook-architect-try-palace-title = Ein Zug bis zum Palast
handbook-architect-try-palace = Alles ist bereit. Beende die Partie.

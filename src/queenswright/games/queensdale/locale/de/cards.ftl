# The Rise of Queensdale: Geschichtenkarten, Nummernkarten und die kleinen Texte der Kampagne. Ein Platz erhält einen Text erst, wenn er ihn lesen darf.

# Geschichtenkarten, gelb.
story-card-y1-title = Milder Frühling
story-card-y1-text = Der Reiher hat sein Nest auf den Ausleger des Krans gebaut, und Hobb verbietet alles Heben, bis die Eier ausgebrütet sind. Er stellt ein Schild auf. Der Reiher liest es. Weil es nichts zu heben gibt, geht ihr spazieren. Eine Dame mit Schleier tut das auch, bergauf und wieder bergab, einen ganzen Tag lang. Am Abend ist ihr Taschentuch noch gefaltet.
story-card-y1-rule = In dieser Partie hat jede Kundschafterbewegung 1 Schritt mehr.
story-card-y1-again = Auf dem Kran liegen wieder Eier. Das Schild hat Hobb aufgehoben.
story-card-y2-title = Mehldiebe
story-card-y2-text = Jede Nacht verlässt ein Sack Mehl den Speicher, und niemand hat ihn getragen. Ihr wacht und fasst die Diebe um vier: die alte Frau vom Ende der Bank mit einer Schubkarre und den Kater der Königin, der Schmiere steht und in Sahne bezahlt wird. „In den Zelten sind Kinder“, sagt sie und bereut nichts. „Den Kanten will schon jemand.“ Das Mehl verlangt keiner von euch zurück.
story-card-y2-rule = In dieser Partie kostet die Backstube 1 Grundrohstoff, und die Armenspeisung hebt die Stimmung um 2 Stufen.
story-card-y2-again = Die Schubkarre ist geölt worden. Man hört sie nicht mehr.
story-card-y3-title = Jahrmarkt
story-card-y3-text = Auf dem Jahrmarkt bemalt Tobin, der Krämer, Würfel für die Kinder: rot, blau, gelb, weiß, schwarz, lila. Ein Mädchen möchte einen grünen. Er hebt von jedem Topf den Deckel, obwohl er weiß, was darin ist. Grün hat er nicht, sagt er. Dafür gibt er ihr zwei blaue und sein Mittagessen. Die Würfel behält sie. Das Mittagessen tauscht sie gegen eine Semmel.
story-card-y3-rule = In dieser Partie gibt es ein Feld Wochenmarkt mehr; einer der beiden Rohstoffe darf dort ein Brot sein.
story-card-y3-again = Das Mädchen kommt wieder, mit einer Freundin. Tobin hat zwei Mittagessen dabei.
story-card-y4-title = Wochenlanger Regen
story-card-y4-text = Es regnet seit Wochen. Der Lehm kommt von allein den Hang herunter und wartet vor euren Türen; der Stein bleibt, wo er ist, und lässt nicht mit sich reden. In der Kammer, wo die Wandbehänge der Königin aufgerollt liegen, riecht es nach Mäusen. Eine Magd stellt in jede Ecke eine Falle. Am Morgen ist eine zugeschnappt und hält Hobb am Stiefel. Von Mäusen kein Haar.
story-card-y4-rule = In dieser Partie gibt das +1-Feld für Lehm 3 Lehm und das +1-Feld für Stein 1 Stein.
story-card-y4-again = Es regnet wieder. Die Kammer betritt Hobb jetzt in Holzschuhen.
story-card-y5-title = Fahrendes Volk
story-card-y5-text = Schauspieler kommen über den Hügel und geben auf ihrem Karren „Der König, der nie krank war“. Darin findet ein Doktor vor jeder Mahlzeit eine neue Ursache. Alle erkennen ihn sofort, am Gang. Doktor Quillan klatscht am längsten. „Aus dem Leben gegriffen, ohne jeden Zweifel“, sagt er und bittet um den Text. Als der Karren weiterzieht, sind ein paar von den Spielern geblieben.
story-card-y5-rule = Jeder beginnt diese Partie mit 1 Spielmann aus dem Beutel.
story-card-y5-again = Derselbe Karren, ein neuer letzter Akt. Doktor Quillan hat Vorschläge eingereicht.
story-card-y6-title = Der königliche Zehnte
story-card-y6-text = Hobb geht mit einem Sack und zwei Spalten von Tür zu Tür. Wo viel ist, nimmt er, wo nichts ist, zahlt er aus, beides bis zur letzten Münze, und dankt in beiden Fällen. Papier ist knapp, darum reißt er die Quittungen von einer alten Liste: Leuchter, neunzig; Wandbehänge, elf. Auf der Rückseite von einer stehen acht Zeilen über einen Reiher. Ihr schreibt sie ab, ehe ihr sie zurückgebt.
story-card-y6-rule = In dieser Partie gibt am Ende jeder Runde, wer mehr als 4 Gulden hat, 1 ab; wer am wenigsten hat, erhält 1.
story-card-y6-again = Hobb sammelt wieder. Diesmal sehen alle zuerst auf die Rückseite.
story-card-y7-title = Bienen
story-card-y7-text = Ein Schwarm lässt sich auf Hobbs Liste nieder, während er daraus vorliest. Vier Stunden lang steht Hobb auf dem Platz wie sein eigenes Denkmal und atmet durch die Nase. Dann fliegen sie auf, und ihr lauft mit Körben hinterher: zu den Linden, zum trockenen Hang, auf jede Wiese im Tal, nur auf eine nicht. Unter dem Waschhaus ist das Gras am hellsten. Dort summt nichts.
story-card-y7-rule = In dieser Partie bringen Kräuterplättchen mit Ruhm 2 Ruhm.
story-card-y7-again = Die Bienen suchen die Liste. Hobb sitzt darauf.
story-card-y8-title = Lehrlinge
story-card-y8-text = Zwölf Lehrlinge melden sich am selben Morgen bei Gesa. Sie zeigt ihnen eine Mauer und fragt, ob die gerade ist. Sie bekommt zwölf Antworten, eine davon mit Zeichnung. Ein Polier würde elf nach Hause schicken. Gesa teilt zwölf Schürzen aus. „Einer von ihnen wird recht haben“, sagt sie. Bis zum Mittag haben sie die Mauer abgetragen und wieder aufgebaut, ganz ohne Lohn.
story-card-y8-rule = In dieser Partie kostet die erste Bauaktion jedes Spielers 1 Holz, Stein oder Lehm weniger.
story-card-y8-again = Zwölf neue. Von den alten zwölf halten sie nicht viel.
story-card-y9-title = Der Brunnen
story-card-y9-text = In Nans Hof grabt ihr nach Wasser. Auf halber Tiefe fällt Wim hinein. Ihr zieht ihn heraus, und er fällt noch einmal hinein, um zu sehen, ob es wirklich so tief war. War es. { $barn ->
    [oven] Mit Wasser vor der Tür lässt Nan, die schon den Ofen in der Scheune hat, einen dritten setzen und verbrennt dreimal so viel.
    [stage] Mit Wasser vor der Tür lässt Nan einen zweiten Ofen setzen und verbrennt doppelt so viel. Spät in der Nacht fischt ihr noch zwei Leute heraus, die in der Scheune getanzt haben.
   *[none] Mit Wasser vor der Tür lässt Nan einen zweiten Ofen setzen und verbrennt doppelt so viel.
} „Ich hatte schon Schlimmeres“, sagt sie und kaut.
story-card-y9-rule = Dauerhaft: Es gibt ein Feld Backstube mehr.
story-card-y10-title = Verlorene Schafe
story-card-y10-text = Vierzig Schafe kommen ins Tal herunter, und kein Schäfer. Am Abend liegt in jedem Zelt eins und hat die bessere Hälfte vom Bett. Wer hereinschaut, bekommt Brot und wird angefleht zu bleiben, damit man mit jemand anderem reden kann. Am dritten Tag findet sich der Schäfer im Heu. Verirrt hat er sich nicht. Er versteckt sich vor ihnen.
story-card-y10-rule = In dieser Partie liegt in jedem Zelt 1 Brot; der erste fremde Kundschafter, der es betritt, nimmt es.
story-card-y10-again = Die Schafe sind wieder da. Sie erinnern sich an euch.

# Geschichtenkarten, braun.
story-card-n1-title = Hustenzeit
story-card-n1-text = Alles hustet: Maurer, Kinder, der Reiher. Am lautesten husten sie im Bergfried. Nur in der Kammer über der Backstube hustet niemand. In der zweiten Woche schläft dort oben das halbe Tal, Kopf an Fuß zwischen den Säcken. Die Suppe wird in Waschzubern hinaufgetragen, zwei, wo sonst einer genug war. An das Schnarchen gewöhnt man sich.
story-card-n1-rule = In dieser Partie braucht die Armenspeisung 2 Brote und hebt die Stimmung um 2 Stufen.
story-card-n1-again = Der Husten ist zurück. Ihr kennt den Weg nach oben und bringt Decken mit.
story-card-n2-title = Nachtschicht
story-card-n2-text = Gesa lässt Fackeln aufstellen und wirbt eine zweite Schicht an. Um Mitternacht treffen sich die beiden auf dem Gerüst, von Kopf bis Fuß weiß vom Kalk, und jede hält die andere für Gespenster. Auf beiden Seiten wird ordentlich geschrien. Um eins teilen sie sich die Suppe. Um zwei steht dieselbe Mauer zweimal da.
story-card-n2-rule = Einmal in dieser Partie darf jeder die eben gewählte Aktion ein zweites Mal ausführen und zahlt dafür noch einmal.
story-card-n2-again = Die Schichten pfeifen jetzt, bevor sie sich treffen. Knoblauch haben beide dabei.
story-card-n3-title = Eingestürzter Stollen
story-card-n3-text = Der Marmorstollen stürzt in der Mittagspause ein, mit einem Lärm wie ein fallender Schrank. Drinnen ist niemand. Alle sitzen im Gras und beschweren sich über das Essen. Die Küche erhält vierzig Entschuldigungen, einige davon gereimt. { $barons ->
    [supper] Siggas Leute, zum Abendbrot zu früh gekommen, graben den Eingang mit Löffeln frei, die ihr für verloren hieltet.
   *[wage] Siggas Leute graben den Eingang frei und schreiben keine Stunde dafür auf. Ihnen hat das Essen geschmeckt.
} Von jetzt an will jede Elle eine Stütze.
story-card-n3-rule = In dieser Partie kostet ein Würfel auf einem Marmorfeld zusätzlich 1 Holz; wer einen Zimmerplatz besitzt, zahlt es nicht.
story-card-n3-again = Er ist wieder eingestürzt, mittags. Gereimtes nimmt die Küche nicht mehr an.
story-card-n4-title = Hochzeit
story-card-n4-text = Ein Maurer aus dem Stadtteil von { $seat } heiratet eine Sängerin aus dem Stadtteil von { $other }. Seit der Sache mit den Schafen reden die beiden Stadtteile nicht miteinander, also trägt Wim die Gelübde hin und her. Die Backstube schickt den Kuchen. Er ist das Erste aus diesem Ofen, an dem kein Zahn zerbricht. Beim zweiten Stück fragt jemand nach den Schafen. Es war ein Schaf.
story-card-n4-rule = Einmal in dieser Partie darf jeder 1 Figur an den linken oder rechten Nachbarn geben; beide erhalten 1 Grundrohstoff nach Wahl.
story-card-n4-again = Noch eine Hochzeit zwischen denselben Stadtteilen. Der Kuchen ist größer.
story-card-n5-title = Rechnungsprüfer
story-card-n5-text = Drei Rechnungsprüfer zählen alles: Nägel, Brote, einander. Wo ein kleines Haus zu viel bezahlt hat, streichen sie einen Gulden, damit die Spalten stimmen. Dann verlangen sie die Bücher des Hofs. Jeder Koch und jeder Trompeter hat eine Seite, mit Lohn und Unterschrift. Der Oberhofmeister hat keine. Niemand im Königreich hat ihm je etwas gezahlt. „Ein bescheidener Mann“, notiert der Älteste.
story-card-n5-rule = In dieser Partie ist der Guldenaufpreis eines Rangs für alle, die hinter dem Führenden liegen, um 1 Gulden niedriger.
story-card-n5-again = Die Rechnungsprüfer sind zurück. Letztes Mal haben sie einen zu wenig mitgenommen.
story-card-n6-title = Das Floß
story-card-n6-text = Jemand bindet vier Türen zusammen und nennt es Fähre. Oriel fährt jeden Abend damit nach Hause, den langen Weg herum, „wegen der Brücke“. Sie zahlt mit einer Vorhersage; bisher war es immer Regen. Drüben liegt das Floß genau unter dem hinteren Fenster des Krämers. Dort zieht sie das Tuch vors Gesicht und sieht ins Wasser.
story-card-n6-rule = Dauerhaft: Das Floß ist ein neues Feld in der Flusskreuzung, neben der inneren Ecke jedes Viertels; das Betreten kostet 1 Schritt.

# Geschichtenkarten, silbern.
story-card-v1-title = Die Liste des Arztes
story-card-v1-text = Doktor Ansel will an jedem Kraut des Tals riechen. Ihr bringt sie körbeweise; er niest, dankt und schreibt. Dann will er wissen, wer die Laken der Königin wäscht. Am Hof wird es lange still. Ein Mädchen mit roten Händen findet sich und erzählt. In Ansels Buch füllen die Kräuter eine Seite. Die Laken füllen drei, und bedankt hat er sich bei ihr zweimal.
story-card-v1-rule = Wer in dieser Partie Plättchen von 3 verschiedenen Kräuterarten sammelt, erhält 1 Siegel.
story-card-v1-again = Das Buch ist voll. Ansel hat ein zweites angefangen, für Kissenbezüge.
story-card-v2-title = Fahnen am Kai
story-card-v2-text = Vier Fahnen sind für den Kai genäht worden, in vier Häusern, bei Nacht, damit niemand abschaut. Am Mittag gehen alle zugleich hoch. Zwei zeigen einen Reiher, eine ein Brot und eine, nach einem Missverständnis, Hobb. Er steht eine Stunde lang darunter und vergleicht. Die Trompeter sollten die schönste grüßen. Sie grüßen alles zweimal.
story-card-v2-rule = In dieser Partie zählen die Trompeten auf den Stimmungsstufen 12 und 15 doppelt.
story-card-v2-again = Einen Reiher hat der Wind geholt. Hobb weht noch.
story-card-v3-title = Alte Freunde
story-card-v3-text = In den Türmen gibt es Kammern, die längst überbaut sind. Heute kommen alle zurück, die dort gewohnt haben, in guten Mänteln, und suchen an den Wänden nach ihrem Nagel. Zwölf von ihnen kamen als Lehrlinge zu Gesa; jetzt sind sie Meister und sich einig, was gerade ist. Gegen Abend ist der letzte Nagel gefunden. Er ist krumm. Er wird mit Namen begrüßt.
story-card-v3-rule = Einmal in dieser Partie darf jeder die Funktion eines eigenen entfernten Turmplättchens nutzen.
story-card-v3-again = Sie sind wieder da. Einer hat einen besseren Nagel mitgebracht.
story-card-v3-tiles = Aus dem Turm von { $seat } entfernt: { $tiles }.
story-card-v4-title = Laternennacht
story-card-v4-text = Heute Abend steht in jedem Fenster des Tals ein Licht, und einen Grund nennt niemand. Ihr steht auf der Brücke und zählt, verzählt euch und fangt von vorn an, und keinen stört es. Auch über der Backstube brennt eines, im Fenster der Königin, und das Fenster ist offen. Ihr hört auf zu reden und horcht. Zum ersten Mal hört ihr nichts.
story-card-v4-rule = In dieser Partie darf jeder in jeder Runde das erste Mal kostenlos neu würfeln.
story-card-v4-again = Wieder Laternen. Wieder hört ihr auf zu reden. Immer noch nichts.

# Nummernkarten 1 bis 6: Seiten, die ungesehen gekauft werden.
number-card-1-title = Wetterhahn
number-card-1-text = Er kommt vom Dach des alten Palasts und hat sich um den Wind nie gekümmert. Er dreht sich nach dem, was gerade gebraucht wird. { $drawn ->
    [yes] Tobin nickt { $holder } zu, als hätte man es ihm gesagt.
   *[no] Tobin packt ihn ein, während er sich noch dreht.
}
number-card-1-rule = Der Würfel gilt nach deiner Wahl als Holz, Stein, Lehm oder Gulden.
number-card-2-title = Doppelhammer
number-card-2-text = In den Stiel ist ein Meisterzeichen gebrannt: Hedda. Darunter steht ihr Rat. „Zwei Hämmer, einer für das Eisen, einer für den Daumen. Für den Daumen Arnika, außen.“ Das letzte Wort ist unterstrichen.
number-card-2-rule = A; bei einer Bauaktion spart er 1 Holz, Stein oder Lehm.
number-card-3-title = Ausrufung
number-card-3-text = Wim hält seine erste Rede, auf einem Fass. Bei „Seine Majestät“ gibt der Deckel nach. Den Rest spricht er von innen, Wort für Wort und mit mehr Hall. Man verlangt es noch einmal.
number-card-3-rule = A; nach der Aktion steigt deine Stimmung um 1.
number-card-4-title = Pilger
number-card-4-text = Ein Abzeichen aus Zinn, ganz abgegriffen: „geht, wo die Luft gut ist“. Die Pilger, die es am Hut haben, kommen aus den Färberstädten. Auf euren Wiesen setzen sie sich hin, atmen ein und aus und nennen das die Sehenswürdigkeiten.
number-card-4-rule = Lila Feld: Dein Kundschafter geht bis zu 2 Schritte.
number-card-5-title = Rechnungsbuch
number-card-5-text = Ein altes Geschäftsbuch. Eine Zeile ist so heftig durchgestrichen, dass die Feder durchs Papier ging: „Zwölf Stück, voll bezahlt, Wechselgeld nicht genommen.“ Auf den Seiten danach ist nie wieder etwas verkauft worden.
number-card-5-rule = Lila Feld: Tausche bis zu 3 Grundrohstoffe eins zu eins und erhalte 1 Gulden.
number-card-6-title = Spiegel
number-card-6-text = Tobin verkauft ihn mit dem Glas zur Wand. Er hing früher gegenüber einem grünen Zimmer, sagt er und packt ihn ein, ohne hineinzusehen. Ihr packt ihn aus. Ihr seht euch selbst. Der Kanzler faucht ihn an.
number-card-6-rule = Der Würfel gilt als eine beliebige Seite, die ein anderer deiner nicht eingesetzten Würfel zeigt.

# Nummernkarten 7 bis 14: Fähigkeiten der Familien.
number-card-7-title = Lohn am selben Tag
number-card-7-text = Wer für die Aldermoors arbeitet, wird am selben Tag bezahlt, auf die Hand, vor dem Abendbrot. Seit der königlichen Schuld ist das Familienregel. Aus drei Tälern kommen die Maurer zu Fuß, und manche bringen Wechselgeld mit.
number-card-7-rule = Jeder Handwerker, den du nutzt, gibt dir auch 1 Gulden.
number-card-8-title = Der lange Blick
number-card-8-text = Hedda hatte eine Art, einen Preis anzusehen. Sie sagte nichts und hielt den Kopf ein wenig schief. Nach einer Weile entschuldigte sich der Preis. Die Aldermoors haben den Hals geerbt.
number-card-8-rule = Einmal je Partie zahlst du keinen Guldenaufpreis für einen Rang.
number-card-9-title = Ein Schlag weiter
number-card-9-text = Auf der Fähre waren die Brackwells immer einen Ruderschlag weiter, als man sie zuletzt gesehen hatte. Den Schlag selbst hat nie jemand bemerkt. An Land geht es genauso, nur bleiben die Schuhe trocken.
number-card-9-rule = Einmal je Runde darf dein Kundschafter in deinem Zug 1 Schritt gehen.
number-card-10-title = Brot im Boot
number-card-10-text = Inga hatte immer Brot im Boot, unter einem Tuch, für alle, die zu spät kamen. Wer pünktlich war, bekam keins. Bald kamen alle zu spät. Da ruderte sie zweimal und schnitt dickere Scheiben.
number-card-10-rule = Das erste Plättchen, das du in einer Runde sammelst, bringt auch 1 Brot.
number-card-11-title = Der Saum
number-card-11-text = Im Saum des Verwaltermantels ist eine Münze eingenäht, für den Tag, an dem alles schiefgeht. Bisher war es immer nur ein Tag, an dem etwas fehlte. Am Abend ist sie wieder eingenäht.
number-card-11-rule = Zu Beginn jeder Partie erhältst du 3 Gulden.
number-card-12-title = Die Seitentür
number-card-12-text = Die Corvanes stehen nicht an. Wo Leute warten, gibt es eine Seitentür, und jemand muss ja den Schlüssel dazu haben. Bis die Schlange aufgerückt ist, kommen sie schon wieder heraus und halten die Tür auf.
number-card-12-rule = Deinen Tageslohn darfst du auch auf einem besetzten Feld für Tageslohn holen.
number-card-13-title = Zweimal hinsehen
number-card-13-text = Sieh zweimal hin, sagt die Wache. Der erste Blick gilt dem, was man erwartet, der zweite dem, was da ist. Manche Dunmeres sehen noch ein drittes Mal hin und nennen es ihren freien Abend.
number-card-13-rule = Einmal je Runde darfst du einen Würfel kostenlos neu würfeln.
number-card-14-title = Nachtrunde
number-card-14-text = Wer nachts geht, erledigt Dinge, die auf keiner Liste stehen. Am Morgen ist eine Türangel geölt, ein Tor geflickt, eine Katze hereingelassen. Dafür unterschreibt niemand. Die Dunmeres gähnen.
number-card-14-rule = Einmal je Runde kostet ein Rohstoffwürfel, den du als Aktion nutzt, nichts.

# Nummernkarten 15 bis 22: Wissen.
number-card-15-title = Von den Märkten
number-card-15-text = „Verlange drei“, sagt das erste Kapitel. „Sieh enttäuscht aus. Nimm vier.“ Das zweite zeigt die Gesichter dazu, in Holzschnitten, von leichtem Bedauern bis zum Ruin. Am Rand steht in kleiner Schrift: „Hilft. M.“
number-card-15-rule = Auf dem Wochenmarkt darfst du auch 3 Gulden zahlen und 4 Rohstoffe nehmen.
number-card-16-title = Die Preise des Maurers
number-card-16-text = Elf Kapitel über Mörtel, und dann das zwölfte: wie man die Höhe berechnet. Darüber hat jemand so gelacht, dass Suppe auf der Seite ist. Wer es gelesen hat, zahlt die Treppe und nicht die Aussicht.
number-card-16-rule = Dein Guldenaufpreis für einen Rang beträgt höchstens 1 Gulden.
number-card-17-title = Ein zerrissenes Kräuterbuch
number-card-17-text = Von jeder Seite ist die linke Hälfte da, die rechte kam in einen Ofen. „Wer ein Kraut sammelt“, lest ihr, „sammelt ein halbes Heilmittel; baut zwei Hütten.“ Welche zwei, steht weiter rechts.
number-card-17-rule = Du beginnst jede Partie mit einer zweiten Kräuterhütte deiner Wahl; sie bringt keinen Ruhm.
number-card-18-title = Wie man zum Abendbrot gebeten wird
number-card-18-text = Ein dünnes Buch mit einem Fettfleck auf jeder Seite. „Kommt mit etwas in den Händen“, rät es, „und steht im Weg.“ Am Rand steht in kleiner Schrift: „Eigenen Löffel mitbringen. M.“
number-card-18-rule = Einmal je Partie darfst du eine Figur nutzen und behalten.
number-card-19-title = Kalender für Leute ohne Geld
number-card-19-text = Was man ohne Geld tun kann, Monat für Monat. Im März: ein Feld ansehen. Im August: es noch einmal ansehen. Beim ersten Frost: „Die Kamille ist fort, sucht sie nicht.“ Der Dezember ist ein Rezept für heißes Wasser.
number-card-19-rule = Einmal je Runde kostet dich neu würfeln nichts, wenn du keinen Gulden hast.
number-card-20-title = Über Gänse
number-card-20-text = Über Gänse steht nichts darin. Es enthält eine Tabelle, nach der drei von irgendetwas einen Gulden wert sind, wenn man es bestimmt genug sagt und die Antwort nicht abwartet. Die Gans auf dem Einband wirkt überzeugt.
number-card-20-rule = Einmal an jedem Spielende nimmt der Bauernhof 3 Waren für 1 Gulden.
number-card-21-title = Spaziergänge für Gesunde
number-card-21-text = Vierzig Wege durch Hügel und Wiesen, mit Aussicht. Auf jeder sechsten Seite steht: „Hinsetzen.“ Wem das Buch zuerst gehörte, der hat gehorcht. Auf Seite sechs, zwölf, achtzehn sind Krümel, und so fort bis zum Schluss.
number-card-21-rule = Jedes sechste Plättchen, das du in einer Partie sammelst, hebt deine Stimmung um 1.
number-card-22-title = Von den Bänken
number-card-22-text = „Platz ist immer“, heißt es, „wenn der Erste rückt.“ Das ist das erste Kapitel. Ein zweites gibt es nicht. Am Rand steht in kleiner Schrift: „Das ist das beste Buch. M.“
number-card-22-rule = Einmal je Partie darfst du einen Rohstoffwürfel auf ein besetztes Rohstofffeld legen.

# Nummernkarten 27 bis 32: Funde an der Straße.
number-card-27-title = Ein Satz, ungebraucht
number-card-27-text = Der Zöllner an der ersten Station hat in seiner Schublade etwas für den Nächsten, der vorbeikommt. Es ist ein königliches Siegel, gut für einen Satz, ungebraucht. Ein Mann mit Handschuhen hat es als Pfand dagelassen, weil er es zu eilig hatte, nach Münzen zu suchen. Geholt hat er es nie. Seine Zeile im Buch ist noch offen.
number-card-27-rule = { $seat } erhält 1 Siegel.
number-card-28-title = Der Trockenstein
number-card-28-text = Der Meilenstein an der dritten Station ist unter dem Moos aus Marmor und zeigt einen König im Profil. Seit Menschengedenken trocknet das Dorf darauf Windeln. Ihr sollt einen anderen Stein dalassen, einen einfachen. Beim Aufladen helfen alle. „Der da war immer kalt“, sagen sie.
number-card-28-rule = { $seat } erhält 1 Marmor.
number-card-29-title = Zwei Spalten
number-card-29-text = An der fünften Station steht ein Bücherstand unter einer Plane. Ihr findet ein Kräuterbuch in zwei Spalten: links die Namen aus den Büchern, rechts, was die Leute in den Hügeln sagen. Neben „graues Blatt vom Berg“ hat jemand einen Kochtopf gezeichnet. Der Buchhändler hält das für einen Klecks und geht mit dem Preis herunter.
number-card-29-rule = { $seat } erhält 1 Folianten.
number-card-30-title = Der Mann mit dem einen Lied
number-card-30-text = An der siebten Station spielt ein Musikant. Er kann nur ein Lied und auch das nur bis zur dritten Zeile: „Wärm sie zusammen und trink sie zur Nacht.“ Dort bricht er ab, jedes Mal, und sieht die Straße hinunter. Er kommt mit, sagt er, wenn jemand in eurem Tal die vierte weiß. Ihr sagt, ihr werdet fragen.
number-card-30-rule = { $seat } zieht 1 Figur.
number-card-31-title = Nicht abgeholt
number-card-31-text = Im Schuppen an der neunten Station steht eine Kiste, die in zwanzig Jahren niemand abgeholt hat. Sie ist an einen Färber gerichtet; den Namen hat der Regen. Auf allen sechs Seiten steht „Eilt“. Der Fuhrmann ist froh, sie los zu sein, und hilft euch mit dem Deckel. Drinnen liegen Handschuhe. Zwei Dutzend Paar, nie getragen.
number-card-31-rule = { $seat } erhält 2 Grundrohstoffe nach Wahl.
number-card-32-title = Das Wirtshaus der Fuhrleute
number-card-32-text = Die elfte Station ist ein Wirtshaus für Fuhrleute mit Husten. Vor dem Schlafen bekommen sie einen Becher, zwei Kräuter darin, heiß. Einen Namen hat er nicht. „Die Kinderfrau unserer Großmutter hatte es aus einem Palast“, sagt die Wirtin, und darin ist, was immer darin war. Den zweiten Becher schenkt sie ungefragt ein.
number-card-32-rule = { $seat } darf an dieser Station in dieser Partie ein zweites Mal liefern.

# Nummernkarten 33 bis 38: Funde unter der Mauer.
number-card-33-title = Die Blechdose
number-card-33-text = Die Schaufeln stoßen auf Blech. Im Fundament liegt eine Dose und in der Dose eine Bittschrift an den Thron, auf elf Blättern angefangen, immer in derselben sorgfältigen Schrift. Keines kommt weiter als „Ich bin der Mann, der“. Ganz unten liegt ein Siegel, nie benutzt. Ihr legt die Blätter wieder in ihre Reihenfolge.
number-card-33-rule = { $seat } erhält 1 Siegel.
number-card-34-title = Eine Türschwelle
number-card-34-text = Im Gras liegt eine Türschwelle, aus Marmor, in der Mitte hohl getreten. Hier hat einmal jemand gewohnt und ist oft heimgekommen. Im nassen Graben daneben steht kniehoch die Minze; auf der trockenen Seite der Schwelle wächst keine, nicht ein Stängel. Die Schwelle nehmt ihr mit. Die Minze behält ihre Füße im Wasser.
number-card-34-rule = { $seat } erhält 1 Marmor.
number-card-35-title = Was die Mäuse übrig ließen
number-card-35-text = Hinter einem losen Stein ist ein Hohlraum voller Bücher, oder vielmehr voll von dem, was Mäuse von Büchern übrig lassen, und das sind die Rücken. Eines ist ganz. Es ist in einen grünen Lappen gewickelt, und weder am Buch noch am Lappen ist ein Zahnabdruck. Hobb hält es lange ans Licht. Er lobt den Einband.
number-card-35-rule = { $seat } erhält 1 Folianten.
number-card-36-title = Im Gerüst eingeschlafen
number-card-36-text = Oben im Gerüst schläft ein Maurer auf einem Kissen voll Lavendel. Er schläft prächtig; seit Mittag sind drei Leute über ihn hinweggestiegen, einer davon mit einem Balken. Er hustet trotzdem, im Schlaf, alle paar Atemzüge. Als er aufwacht, fragt er nach Arbeit. Ihr zeigt auf die Kelle unter ihm.
number-card-36-rule = { $seat } zieht 1 Figur.
number-card-37-title = Zurückzugeben
number-card-37-text = Hinter der letzten Steinlage steckt ein Sack, schwer und musikalisch. Er ist voller Löffel. An jedem hängt ein Schild mit dem Namen seines Besitzers, und auf dem Sack steht in Siggas tadelloser Schrift: „Zurückzugeben. Nichts Persönliches.“ { $barons ->
    [supper] Die meisten sind von eurem eigenen Abendbrottisch. Sie hat sie poliert.
   *[wage] Obenauf liegt eine Quittung: Lagerung, vom eigenen Lohn bezahlt.
}
number-card-37-rule = { $seat } erhält 2 Grundrohstoffe nach Wahl.
number-card-38-title = Der Schlussstein
number-card-38-text = Am Mittag wird der letzte Stein hinaufgezogen. Gesa hat alle eingemeißelt, die mitgebaut haben, nicht nach Rang und nicht nach Alter, sondern nach der Größe ihres Beitrags zur Suppe. Davor wird ein wenig gedrängelt. Ganz unten, klein und sauber, steht der Quartiermeister. Er hat das Salz gebracht.
number-card-38-rule = { $seat } erhält 3 Ziernieten.

# Nummernkarten 39 bis 42: königliche Gunst.
number-card-39-title = Ein Topf Farbe
number-card-39-text = Am Morgen steht ein kleiner Topf Farbe vor der Tür von { $seat }. Kein Absender, keine Rechnung. Der Deckel ist mit Küchengarn festgebunden, und darauf ist ein Daumenabdruck aus Mehl. Der Krämer wird gefragt und zählt seine Töpfe, und es fehlt keiner. Die Farbe ist gut. Bis Mittag ist sie trocken.
number-card-39-rule = { $seat } bringt kostenlos eine Seite zu 1 Siegel auf einem Würfel an.
number-card-40-title = Die richtige Seite
number-card-40-text = Auf dem Fensterbrett von { $seat } liegt ein Buch, in dem ein Strohhalm steckt. Jemand hat sich die Mühe gemacht, vorher die richtige Seite zu suchen. Im ganzen Tal gibt es nur einen, der mit Stroh anmerkt, wie weit er ist. Er steht mit leerer Posttasche auf der anderen Straßenseite und betrachtet eine Wolke.
number-card-40-rule = { $seat } erhält 1 Wissenskarte.
number-card-41-title = Die Pfeife
number-card-41-text = Auf der Schwelle von { $seat } liegt eine Pfeife, eingewickelt in eine von euren eigenen Servietten. Ein Zettel in tadelloser Schrift ist dabei. „Pfeift, wenn ihr hinten liegt. Ich bin dann schon hinter den anderen.“ Ihr probiert sie im Haus aus, ganz leise. Weit oben im Wald sagt jemand „Gesundheit“.
number-card-41-rule = { $seat } zieht in jeder Partie 1 Raubrittermarker.
number-card-42-title = Der Daumen
number-card-42-text = Der Brief, den { $seat } an den Hof bringt, ist gesiegelt, aber nicht mit dem Siegelring. Jemand hat einen Daumen ins Wachs gedrückt; man sieht jede Linie und ein wenig Mehl. Die Schreiber wollen ihn zurückweisen. Er geht alle Treppen hinauf und kommt angenommen wieder herunter. Der König kennt diesen Daumen.
number-card-42-rule = Jedes Siegel, das { $seat } zurückgibt, zählt 1 Kronenwert mehr, zusammen höchstens ein Viertel des eigenen Ziels, abgerundet.

# Nummernkarten 43 bis 46: die fertigen Monumente.
number-card-43-title = Der steinerne Amboss
number-card-43-text = Heddas Amboss steht jetzt in Stein da, mit einer Bank ringsum, weil sich die Leute sonst auf ihn gesetzt hätten. Die alte Frau vom Ende der Bank kommt die neue ausprobieren. Sie setzt sich, rückt, rückt noch einmal und schüttelt den Kopf. „Hedda hätte sie niedriger gemacht.“
number-card-43-rule = Der erste Handwerker, den { $seat } in einer Partie nutzt, spart 1 mehr.
number-card-44-title = Das steinerne Boot
number-card-44-text = Ingas Boot liegt im Gras, aus Stein, mit vier Plätzen. An der Seite sind drei Zeilen von einem Lied eingehauen: grau, weiß, warm. Für die vierte war kein Platz; dem Steinmetz sind die Planken ausgegangen, sagt er, nicht das Lied. Den ganzen Tag rudern Kinder darin. Sie sagen, sie sind gleich da.
number-card-44-rule = Vor der ersten Runde jeder Partie darf der Kundschafter von { $seat } bis zu 2 Schritte gehen.
number-card-45-title = Die steinerne Tür
number-card-45-text = Es ist eine Tür aus Stein, und sie steht offen, ohne Wand links oder rechts. Auf dem Sturz steht Philippas Regel: „Klopft an, aber kommt herein.“ Zuerst gehen alle außen herum. Dann klopft jemand, und von da an klopfen alle und treten sich die Füße ab. Auch der Reiher geht hindurch. Er klopft nicht.
number-card-45-rule = { $seat } darf 1 Ware beliebiger Art für die nächste Partie behalten.
number-card-46-title = Die steinerne Laterne
number-card-46-text = Rosamunds Laterne ist aus Stein; das Licht darin ist echt. Für das Anzünden habt ihr einen Plan aufgestellt, mit einem Nagel zum Aufhängen. Von denen, die darauf stehen, kam noch keiner rechtzeitig. Wer in der Dämmerung angelaufen kommt, findet die Laterne schon hell und die Stufe darunter noch warm, als hätte jemand dort gesessen.
number-card-46-rule = { $seat } darf in jeder Partie einmal kostenlos neu würfeln.

# Raubrittermarker.
robber-1 = Vertauschte Hüte
robber-1-does = Tausche eine deiner Figuren gegen die eines anderen Spielers; hat niemand eine, ziehe 1.
robber-2 = Vom Karren gefallen
robber-2-does = Nimm 2 Grundrohstoffe nach Wahl.
robber-3 = Höflich angeklopft
robber-3-does = Lege einen A-Würfel auf ein besetztes Aktionsfeld.
robber-4 = Der Pfad durch den Wald
robber-4-does = Bewege deinen Kundschafter bis zu 3 Schritte.
robber-5 = Der andere Ärmel
robber-5-does = Würfle beliebig viele deiner Würfel kostenlos neu.
robber-6 = Lieder am Feuer
robber-6-does = Deine Stimmung steigt um 1.
robber-7 = Balken, kaum gebraucht
robber-7-does = Deine nächste Bauaktion in diesem Zug kostet 2 Holz, Stein oder Lehm weniger.
robber-8 = Abendbrot auf dem Fensterbrett
robber-8-does = Nimm 1 Brot und 1 Gulden.

# Königliche Aufträge, in den Worten des Oberhofmeisters, mit dem, was sie kosten und bringen.
order-1-title = Eine Tür, die nicht knarrt
order-1-text = „Eine Tür, die nicht knarrt. Wer dahinter schlafen mag, geht die Bauleute nichts an.“
order-1-does = Zahle 3 Holz: Ruhm in Höhe deines Trompetenwerts und 1 Gulden.
order-2-title = Hocker auf der Treppe
order-2-text = „Auf jedem Absatz ein Hocker aus Stein, für Besucher. Dass dort nie Besucher hinaufgehen, ist bekannt.“
order-2-does = Zahle 3 Stein: Ruhm in Höhe deines Trompetenwerts und 1 Gulden.
order-3-title = Ein warmer Boden
order-3-text = „Tonrohre unter einem Fußboden, vom Ofen bis zum Bett. Zu kalten Füßen hat der Hof keine Meinung.“
order-3-does = Zahle 3 Lehm: Ruhm in Höhe deines Trompetenwerts und 1 Gulden.
order-4-title = Brot für die Enten
order-4-text = „Täglich zwei Brote für die Enten. Wer neben den Enten sitzend angetroffen wird, gilt als Ente.“
order-4-does = Zahle 2 Brote: Ruhm in Höhe deines Trompetenwerts und Stimmung +1.
order-5-title = Eine Uhr ohne Glocke
order-5-text = „Ein Handwerker, der aus der Uhr unter einem gewissen Fenster die Glocke nimmt. Die Zeit selbst darf weitergehen.“
order-5-does = Gib 1 Handwerker: Ruhm in Höhe deines Trompetenwerts und 1 Brot.
order-6-title = Ein leiser Trompeter
order-6-text = „Ein Trompeter, leise. Er spielt nach Mittag, weit weg, und nur, was sich mitsummen lässt.“
order-6-does = Gib 1 Spielmann: Ruhm in Höhe deines Trompetenwerts und 1 Grundrohstoff nach Wahl.
order-7-title = Ein Fensterbrett
order-7-text = „Ein Fensterbrett aus Marmor, breit genug für zwei Ellbogen und eine Katze. Diese Maße sind amtlich.“
order-7-does = Zahle 1 Marmor: Ruhm in Höhe deines Trompetenwerts und 1 Grundrohstoff nach Wahl.
order-8-title = Jemand, der abends vorliest
order-8-text = „Eine Person, die unter dem Ostfenster vorliest, bei Brot. Traurige Enden sind zu überspringen.“
order-8-does = Zahle 2 Gulden und 1 Brot: Ruhm in Höhe deines Trompetenwerts und 1 Foliant.
order-9-title = Ein Haus für Spatzen
order-9-text = „Ein Haus für Spatzen, vom Bett aus zu sehen. Die Spatzen haben um sieben fröhlich zu sein.“
order-9-does = Zahle 1 Holz, 1 Stein und 1 Lehm: Ruhm in Höhe deines Trompetenwerts und 1 Brot.
order-10-title = Vierzig Kissen
order-10-text = „Vierzig Kissen. Eines davon hat weich zu sein; die übrigen dienen dem Anschein.“
order-10-does = Zahle 4 Grundrohstoffe beliebiger Art: Ruhm in Höhe deines doppelten Trompetenwerts.
order-11-title = Eine Bank für zwei
order-11-text = „Eine Bank aus Marmor, für zwei, mit Blick auf den Fluss. Der Oberhofmeister wird sie nicht benutzen.“
order-11-does = Zahle 2 Marmor: Ruhm in Höhe deines doppelten Trompetenwerts und 1 Gulden.
order-12-title = Ein freundliches Wort
order-12-text = „Ein Satz, freundlich, vor dem Frühstück zur Königin zu sagen. Dieses Amt kann ihn nicht liefern.“
order-12-does = Gib 1 Siegel: Ruhm in Höhe deines doppelten Trompetenwerts.

# Schlosszimmer: was sie bringen, und das Schild an der Tür.
room-kitchen = Küche
room-kitchen-does = Beim Einrichten: 2 Brote.
room-kitchen-plate = { $house ->
    [healing] Küche. Brühe zu jeder Stunde.
    [books] Küche. Über der Suppe wird nicht gelesen.
    [hall] Küche. Herein, und nehmt euch einen Löffel.
   *[none] Küche.
}
room-library = Bibliothek
room-library-does = Beim Einrichten: 1 Foliant.
room-library-plate = { $house ->
    [healing] Bibliothek. Die Kräuterbücher stehen in Betthöhe.
    [books] Bibliothek. Oben geht es weiter.
    [hall] Bibliothek. Vorlesen ist gestattet.
   *[none] Bibliothek.
}
room-sickroom = Krankenzimmer
room-sickroom-does = Beim Einrichten: ein beliebiges Kräuterplättchen der Karte, mit oder ohne Hütte.
room-sickroom-plate = { $house ->
    [healing] Krankenzimmer. Kommt, bevor es schlimmer wird.
    [books] Krankenzimmer. Zu jedem Bett gehört ein Buch.
    [hall] Krankenzimmer. Besuch willkommen, einer nach dem anderen.
   *[none] Krankenzimmer.
}
room-bell_loft = Glockenstube
room-bell_loft-does = Beim Einrichten: Stimmung +1.
room-bell_loft-plate = { $house ->
    [healing] Glockenstube. Es wird leise geläutet, und nur zum Abendbrot.
    [books] Glockenstube. Geläutet wird am Ende jedes Kapitels.
    [hall] Glockenstube. Geläutet wird für alle, die ankommen.
   *[none] Glockenstube.
}
room-winter_garden = Wintergarten
room-winter_garden-does = Beim Einrichten: 2 Grundrohstoffe nach Wahl.
room-winter_garden-plate = { $house ->
    [healing] Wintergarten. Alles darf gepflückt werden.
    [books] Wintergarten. Alles ist beschriftet.
    [hall] Wintergarten. Bitte zwischen die Töpfe setzen.
   *[none] Wintergarten.
}
room-counting_room = Rechenstube
room-counting_room-does = Beim Einrichten: 2 Gulden.
room-counting_room-plate = { $house ->
    [healing] Rechenstube. Montags wird der Puls gezählt.
    [books] Rechenstube. Aufgaben werden für zwei Wochen verliehen.
    [hall] Rechenstube. Bisher sind es vor allem Stühle.
   *[none] Rechenstube.
}
room-guest_room = Gästezimmer
room-guest_room-does = Beim Einrichten: 1 Figur ziehen.
room-guest_room-plate = { $house ->
    [healing] Gästezimmer. Bleibt, bis es vorbei ist.
    [books] Gästezimmer. Erst wird das Buch ausgelesen.
    [hall] Gästezimmer. Nebenan ist noch eines.
   *[none] Gästezimmer.
}
room-three_windows = Zimmer mit drei Fenstern
room-three_windows-does = Erst offen, wenn alle anderen Zimmer stehen. Beim Einrichten: 1 Siegel.
room-three_windows-plate = { $house ->
    [healing] Bitte schlafen lassen.
    [books] Bitte leise umblättern.
    [hall] Bitte klopfen. Es ist offen.
   *[none] Das Schild ist noch leer.
}

# Die vier Stufen eines Familienmonuments.
monument-anvil-1 = Ein Viereck aus Steinen. Alle sind sich einig, dass es ein Amboss wird.
monument-anvil-2 = Der Block steht. Wer vorbeikommt, klopft daran und horcht.
monument-anvil-3 = Das Horn sitzt. Es zeigt auf den alten Palast, aus Versehen.
monument-anvil-4 = Der letzte Schlag. Auf der Bank sind schon alle Plätze besetzt.
monument-heron-1 = Der Kiel liegt im Gras. Ein Kind fragt, wo das Wasser ist.
monument-heron-2 = Vier Plätze und keine Ruder. Noch hat es niemand bemerkt.
monument-heron-3 = Die Bordwand ist jetzt glatt und lang genug für ein Lied.
monument-heron-4 = Das steinerne Boot läuft auf der Wiese vom Stapel. Zuerst steigt der Reiher ein.
monument-key-1 = Eine einzige Stufe. Sie führt einen Fuß nach oben.
monument-key-2 = Zwei Pfosten. Die Leute gehen schon zwischen ihnen hindurch.
monument-key-3 = Der Sturz liegt auf. Jemand fragt nach dem Schlüssel.
monument-key-4 = Die Tür hängt, und zwar offen. Zum Schließen ist sie zu schwer.
monument-lantern-1 = Ein tiefes Fundament, wie für etwas, das man sehen soll.
monument-lantern-2 = Der Schaft steht, und die erste Motte wartet schon.
monument-lantern-3 = Vier Scheiben aus Stein, so dünn, dass die Sonne hindurchscheint.
monument-lantern-4 = Die Lampe ist eingesetzt. Jemand hat den Docht geschnitten.

# Versprechen der Familien.
promise-anvil = In einer Partie drei verschiedene Arten von Bauaktionen; jede Farbe von Gebäuden, Roden, Renovieren, Monument, Abschnitt und Zimmer ist eine Art.
promise-heron = In einer Partie je ein Plättchen aus zwei fremden Vierteln.
promise-key = In einer Runde Würfel auf vier verschiedenen Arten von Aktionsfeldern.
promise-lantern = Zweimal in einer Partie die Armen speisen in einer Runde, in der es sonst niemand tut.
promise-reward = Ein gehaltenes Versprechen bringt einmal je Partie 2 Grundrohstoffe nach Wahl; in drei Partien gehalten, bringt es einmal in der Kampagne 1 Siegel.

# Die Sektoren des Zahnrads.
sector-1 = 2 Holz
sector-2 = 1 Brot und 1 Gulden
sector-3 = 2 Stein
sector-4 = 1 Figur
sector-5 = 2 Lehm
sector-6 = 1 Marmor

# Wörter der späteren Epochen.
good-tome = Foliant
amount-tome = { $count ->
    [one] 1 Foliant
   *[other] { $count } Folianten
}
amount-robber = { $count } Raubrittermarker
amount-segment = { $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
amount-station = { $count ->
    [one] 1 Station
   *[other] { $count } Stationen
}
amount-delivery = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
}
space-tome = Folianten-Aktion
space-cogwheel = Zahnrad-Aktion
space-order = Feld J
space-rider_short = Reiter-Aktion, 2 Stationen
space-rider_long = Reiter-Aktion, 3 Stationen
space-landing = Landesteg
web-use-monument = Monumentstufe
web-use-wall = Mauerabschnitt
web-use-road = Straßenabschnitt
web-use-room = Schlosszimmer
thing-wall = Mauer
thing-road = Handelsstraße
thing-wall_segment = Mauerabschnitt
thing-road_segment = Straßenabschnitt
thing-station = Station
thing-rider = Reiter
thing-delivery = Lieferung
thing-tome = Foliant
thing-crown_bar = Kronenleiste
thing-crown_value = Kronenwert
thing-landing_stage = Landesteg
thing-cogwheel = Zahnrad
thing-sector = Sektor
thing-order = königlicher Auftrag
thing-robber = Raubrittermarker
thing-ability = Charakterfähigkeit
thing-knowledge = Wissenskarte
thing-favour = königliche Gunst
thing-monument = Familienmonument
thing-promise = Versprechen der Familie
thing-room = Schlosszimmer
segment-1 = Erster Abschnitt eines Viertels: 1 Gulden.
segment-2 = Zweiter Abschnitt eines Viertels: 1 Brot.
segment-3 = Dritter Abschnitt eines Viertels: 1 Grundrohstoff nach Wahl.
delivery-1 = Erste Station eines fremden Viertels: 1 Gulden, ohne Zahlung.
delivery-2 = Zweite Station eines Viertels: 2 von seinem Rohstoff für Ruhm in Höhe deines Trompetenwerts.
delivery-3 = Dritte Station eines Viertels: 1 Brot und 1 vom Rohstoff des nächsten Viertels für Ruhm in Höhe deines Trompetenwerts und 1 Grundrohstoff nach Wahl.

# Wie eine Kurierkarte ankommt.
courier-1-frame-young = Der Junge, außer Atem: Zwei Brote stützen schon einen Karren.
courier-1-frame-grown = Die Männer loben das Brot, meldet Wim, vor allem sein Gewicht.
courier-1-frame-rider = Wim bringt ein Brot mit. Das Pferd hat abgelehnt.
courier-2-frame-young = Der Junge ist vor dem Beamten da, mit einem Stiefel.
courier-2-frame-grown = Hobbs Stellvertreter, sagt Wim. Leere Grundstücke findet er erholsam.
courier-2-frame-rider = Wim hat vom Sattel aus vorgezählt. Zweimal.
courier-3-frame-young = „Sie hat sich verbeugt“, keucht der Junge. „Vor mir!“
courier-3-frame-grown = Tadellose Manieren, meldet Wim und zählt seine Knöpfe.
courier-3-frame-rider = Die Dame bewundert Wims Pferd und gibt es nach einer Weile zurück.
courier-4-frame-young = Der Junge hat die falsche Truhe den Hügel hinaufgetragen, zweimal.
courier-4-frame-grown = Wim bringt den Anhänger. Woran er hing, ist fort.
courier-4-frame-rider = Wims Pferd trägt vier Truhen. Die richtige ist nicht dabei.
courier-5-frame-young = Der Junge will es vorsingen und bekommt keine Luft.
courier-5-frame-grown = Die alte Frau schlägt mit einem Kanten den Takt.
courier-5-frame-rider = Wims Pferd stimmt ein und hält den Ton am längsten.
courier-6-frame-young = Der Junge tropft. Er kam über die Brücke, mehr oder weniger.
courier-6-frame-grown = Oriel soll schuld sein. „Wann, habe ich nie gesagt“, erklärt sie.
courier-6-frame-rider = Wims Pferd ist geschwommen und möchte, dass man es erwähnt.
courier-7-frame-young = Neunzehn Karren hat der Junge gezählt, vor dem zwanzigsten lief er.
courier-7-frame-grown = Wim weist die Karren ein. Auf dem letzten hustet jemand.
courier-7-frame-rider = Wim reitet voraus. Der letzte Karren hustet sich den Berg hinauf.
courier-8-frame-young = Der Junge setzt sich und schnauft. Die Bank wird abgeholt.
courier-8-frame-grown = Die Wache nimmt jede Bank außer der mit der alten Frau.
courier-8-frame-rider = Wim bleibt im Sattel. Andere Sitze gibt es nicht mehr.
courier-9-frame-young = Der Junge gibt den Brief ab und sieht auf seine Stiefel.
courier-9-frame-grown = Wim hält den Brief an einer Ecke.
courier-9-frame-rider = Vom Oberhofmeister, sagt Wim. Die Nachschrift klang zerknirscht.
courier-10-frame-young = Der Junge hat Mehl bis zu den Ellbogen und keine Erklärung.
courier-10-frame-grown = An den Öfen singt jemand, meldet Wim. Zwei Zeilen.
courier-10-frame-rider = Wim bringt Nachricht und Krümel, das Pferd nur Krümel.
courier-11-frame-young = Der Junge flüstert, falls der Meister zuhört.
courier-11-frame-grown = Wim kennt diesen Bart. Er hing an einem Haken.
courier-11-frame-rider = Der Bart des Meisters rutscht. Wim sieht in den Himmel.
courier-12-frame-young = Diese Karte überbringt der Junge von einem Baum herab.
courier-12-frame-grown = Der Kanzler hat verhandelt, sagt Wim. Die Sahne behielten die Wildschweine.
courier-12-frame-rider = Wims Pferd ist ihnen begegnet und will nicht darüber reden.
courier-13-frame-young = Der Junge ist den ganzen Weg im Takt marschiert, samt Stiefeln.
courier-13-frame-grown = Hobb spielt die Pfeife. Das wusste keiner, nicht einmal Hobb.
courier-13-frame-rider = Wims Pferd hält den Takt. Hobb mit der Pfeife beinahe.
courier-14-frame-young = Diese Karte trägt der Junge in beiden Händen.
courier-14-frame-grown = Von der Königin selbst, sagt Wim und steht gerade.
courier-14-frame-rider = Für diese Karte steigt Wim vom Pferd.

# Beim Krämer: Epochen 1-2, 3-4, 5, 6-7, 8 und 9.
grocer-1-1 = „Das Fenster bleibt, bitte. Luft ist umsonst, alles andere kostet Siegel.“
grocer-1-2 = „Wenn euch kalt ist, das ist das Fenster. Das bleibt so.“
grocer-1-3 = „Lasst euch Zeit. Würfel haben nichts dagegen, wenn man sie ansieht.“
grocer-1-4 = „Zugluft ist Kundschaft, die noch überlegt.“
grocer-2-1 = „Was ich damit mache? Ich hebe sie auf. Vorsicht mit der Farbe.“
grocer-2-2 = „Die Handschuhe? Wegen der Heringe. Heringe sind gerade aus.“
grocer-2-3 = „Jeden Abend zähle ich die Siegel. Gesagt haben sie noch nie etwas.“
grocer-2-4 = „Zur Wand gedreht heißt ungesehen. Es heißt nicht ungeliebt.“
grocer-3-1 = „Jede Farbe. Nun ja. Rot, Blau, Gelb, Weiß, Schwarz, Lila.“
grocer-3-2 = „Ich mische euch alles. Fast alles. Es gibt ein sehr gutes Blau.“
grocer-3-3 = „Immer fragt jemand nach der einen, die ich nicht habe.“
grocer-3-4 = „Briefe, alle lesen Briefe. Ich bin nie über Etiketten hinausgekommen.“
grocer-4-1 = „Und wie hat sie geschlafen?“, fragt er, bevor er etwas verkauft.
grocer-4-2 = „Erst, wie sie geschlafen hat. Dann die Farbe.“
grocer-4-3 = Er hat eine Frage, immer dieselbe, und wartet mit erhobenem Pinsel auf die Antwort.
grocer-4-4 = „Schlecht? Dann setzt euch einen Augenblick. Die Farbe kann warten.“
grocer-5-1 = Er wickelt die Seite zweimal ein und vergisst den Preis. Ihr erinnert ihn.
grocer-5-2 = Er gibt euch Wechselgeld heraus. Auf Siegel gibt es kein Wechselgeld.
grocer-5-3 = Im Laden steht ein zweiter Stuhl. Er hat ihn abgestaubt und bedient im Stehen.
grocer-5-4 = Er beginnt einen Satz, sieht das Siegel in eurer Hand und malt.
grocer-6-1 = Ein leerer Stuhl, ein offenes Fenster, der Zettel an der Tür: „Offen. Nehmt, was ihr braucht. Vorsicht mit der Farbe.“
grocer-6-2 = Der Stuhl ist leer. Jeder Topf hat jetzt ein Etikett, in großen Buchstaben.
grocer-6-3 = Ihr legt eure Siegel auf den Ladentisch. Niemand zählt sie.
grocer-6-4 = Laub ist hereingeweht. Ihr fegt es zusammen und lasst das Fenster offen.
grocer-regular = „Ihr schon wieder. Gut.“

# Randnotizen nach einer Partie.
margin-no_bread = Der Stadtteil, der nie Brot buk. Die Backstube schickt welches, aus beruflichem Interesse.
margin-one_short = Um eine Trompete verfehlt. Wim hat eine Trompete gekauft.
margin-exact = Kein Stein mehr als bestellt. Hobb ist gerührt.
margin-rerolls = Hat mit den Würfeln gestritten und nach Punkten gewonnen.
margin-same_hut = Inzwischen riecht der ganze Stadtteil nach { $herb }.
margin-same_site = Das Grundstück, das sich nicht entscheiden kann.
margin-foreign_rest = Der Kundschafter blieb zum Abendbrot bei { $other }.
margin-plunger_late = Vom Pömpel gerettet. Der Samt wurde nachgefärbt, blau.
margin-fed_most = Am Ende der Bank wird ein Platz für { $seat } freigehalten.
margin-two_couriers = Wim schlief in der Scheune und aß für drei.
margin-all_renovated = Hat alles angestrichen, was stillhielt.
margin-still_morale = Ein ruhiges Jahr. Die Mäuse tanzten.
margin-full_arms = Kam mit beiden Armen voll heim und wusste nicht, was was war.
margin-robbed_leader = Nichts Persönliches.
margin-two_epochs = War schneller zu Fuß als die Neuigkeit.
margin-lone_vote = Die eine Hand, die unten blieb. Sie zitterte nicht.
margin-seals_kept = Spart Sätze für irgendetwas.
margin-second_higher = Später gebaut, und mit den besseren Nieten.
margin-many_huts = So viele Hütten, dass die Bienen nach dem Weg fragen.
margin-one_hut = Eine Hütte, sehr gut gefegt.
margin-long_walk = Der Kundschafter kam mit neuen Sohlen heim und einer Meinung zu jeder Brücke.
margin-home_scout = Der Kundschafter kennt diese Wiese auswendig.
margin-idle_courier = Wim blieb bis zuletzt und wurde nirgendwohin geschickt. Er hat die Tür geölt.
margin-idle_workmen = Hat vier Arbeiter verköstigt und zuschauen lassen.
margin-early_home = War vor dem Laternenanzünden daheim und schlief gut.
margin-last_die = Hat die Lampen gelöscht, Runde für Runde.
margin-empty_hands = Kein Nagel übrig. Hobb nennt das Kunst.
margin-full_barn = Das Scheunentor geht nicht mehr zu. Der Reiher hilft.
margin-top_rank = Hat die Höhe bezahlt und mag die Aussicht.
margin-all_storage = Hat alles weggeräumt und sucht es jetzt.
margin-baker = Weiß am Geruch, wann es schwarz genug ist.
margin-met_clairvoyant = Kam mit gesenkter Stimme unter den Sträuchern hervor.
margin-far_beyond = So weit übers Ziel hinaus, dass die Trompeter rennen mussten.
margin-last_bend = Lag den ganzen Tag hinten und saß beim Abendbrot vorn.
margin-long_wait = Die Trompeter hatten drei Partien gewartet. Sie spielten doppelt so lange.
margin-high_spirits = Stimmung so hoch, dass man sie am Zaun festbinden musste.
margin-new_die = An diesem Würfel ist nichts mehr aus seiner Jugend.
margin-first_face = Ging Mehl holen und kam mit einem neuen Würfel zurück.
margin-market = Auf dem Wochenmarkt heißt es nur noch: „Wie immer?“
margin-day_wage = Auf Tag gearbeitet, auf Tag bezahlt. Hobb mag so etwas an Leuten.
margin-hired_most = Das halbe Tal hat hier gearbeitet. Die andere Hälfte ist gefragt worden.
margin-no_grass = Kein Gras mehr zum Sitzen. Bänke sind bestellt.
margin-one_rivet = Um eine einzige Niete voraus. Sie wurde poliert.
margin-quick_game = Vor der Suppe fertig.
margin-long_game = Es wurde spät. Zuerst sagen wollte es niemand.
margin-last_loaf = Hat das letzte Brot weggegeben, solange es warm war.
margin-no_reroll = Nahm die Würfel, wie sie fielen, und dankte ihnen.
margin-won_again = Die Trompeten standen vom letzten Mal noch vor der Tür.
margin-kind_choice = Hat das bessere Feld frei gelassen. Vielleicht mit Absicht.
margin-builder = Drei Stücke Mauer in einem Jahr. Gesa misst nicht mehr nach.
margin-round_trip = Einmal ganz herum. Die Hunde rufen das Pferd beim Namen.
margin-promise_kept = Versprochen, gehalten und keine Rede darüber.
margin-first_of_kind = Das erste Haus seiner Art. Die anderen sind gucken gekommen.

# Was man sich von einer Weissagung erzählt, die niemand gezogen hat.
prophecy-1-hearsay = Oriel soll einen Becher geschüttelt und viele Würfel die Hände wechseln gesehen haben.
prophecy-2-hearsay = Oriel soll mit geschlossenen Augen nassen Stein gerochen haben, weiß wie Milch.
prophecy-3-hearsay = Oriel hat sich einmal die Ohren zugehalten, heißt es: Zwei Menschenmengen riefen, und jede hatte recht.
prophecy-4-hearsay = Ein Kind schwört, Oriel habe eines Abends langsam bis zwölf gezählt und dann gelacht.
prophecy-5-hearsay = Oriel geht nie den kurzen Heimweg, heißt es; sie fürchtet sich vor einer Brücke.
prophecy-6-hearsay = Oriel soll jemandes Hand genommen und den Ring der Mutter gesehen haben.
prophecy-7-hearsay = Oriel soll ziemlich laut gesagt haben, die Königin sei gar nicht krank.

# Der letzte Satz eines Platzes, den ein Bot spielt.
last-sentence-1 = Ich kam wegen der Kräuter und blieb wegen der Suppe.
last-sentence-2 = Der Turm ist gerade; schief ist der Hügel.
last-sentence-3 = Ein Schloss war bestellt, gebaut haben wir eine Küche mit Türmen.
last-sentence-4 = Wer meinen anderen Stiefel findet, soll ihn behalten; ich habe mich an den einen gewöhnt.
last-sentence-5 = Ob ich bauen kann, hat nie jemand gefragt, und dafür bin ich noch heute dankbar.
last-sentence-6 = Ich habe gewürfelt, was ich gewürfelt habe.
last-sentence-7 = Nächstes Mal fange ich mit der Bank an.
last-sentence-8 = Möge jemand die Töpfe an der Küchentür gießen.
last-sentence-9 = Der Reiher hatte mit fast allem recht.
last-sentence-10 = Wer in meinem Turm schläft: Die dritte Stufe knarrt und möchte gegrüßt werden.
last-sentence-11 = Ich habe noch einmal nachgezählt, und es war genug.
last-sentence-12 = Lasst das Fenster offen.
last-sentence-13 = Ich habe jeden Streit mit den Würfeln verloren und die Würfel behalten.
last-sentence-14 = Es war ein gutes Tal, bevor wir kamen, und das ist es noch.
last-sentence-15 = Das Brot wurde besser, und ich war dabei.
last-sentence-16 = Von meinem Platz aus konnte ich alle ankommen sehen.
last-sentence-17 = Meine Großmutter hätte es kleiner gebaut und länger darin gesessen.
last-sentence-18 = Ich habe es hinaufgetragen und hinunter, und mein Rücken weiß beides noch.
last-sentence-19 = Wessen Schaf das war, habe ich nie erfahren.
last-sentence-20 = Die Trompeten lagen ein wenig zu tief, und ich möchte keinen Ton anders.
last-sentence-21 = Es gibt einen Löffel mit meinem Namen, und ich weiß, wo er hängt.
last-sentence-22 = Was ich am Weg gepflanzt habe, darf jeder pflücken.
last-sentence-23 = Ein Siegel habe ich noch und nichts zu bitten.
last-sentence-24 = Sagt dem Kurier bitte, dass alle Briefe angekommen sind.
last-sentence-25 = Rückt zusammen, es ist Platz.
last-sentence-26 = Ich würde alles noch einmal tun, aber mit einer längeren Leiter.

# Same in every language.
character-name-1 = Odo
character-name-2 = Tamsin
character-name-3 = Corin
character-name-4 = Hanne
character-name-5 = Pell
character-name-6 = Merle
character-name-7 = Jorin
character-name-8 = Sunniva
character-name-9 = Bastian
character-name-10 = Dorrit
character-name-11 = Fenn
character-name-12 = Agda
character-name-13 = Ruben
character-name-14 = Ylva
character-name-15 = Caspar
character-name-16 = Mirel

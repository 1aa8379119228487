# Flotilla: die Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

flotilla-lesson-topic-aim = Worum es geht: die meisten Siegpunkte, wenn der gemeinsame Punktevorrat leer ist.
flotilla-lesson-topic-turn = Dein Zug: eine Karte spielen; erst segeln, dann tun, was sie sagt.
flotilla-lesson-topic-points-1 = Punkte durch Außenposten: Mit jedem darfst du ein Ziel werten.
flotilla-lesson-topic-points-2 = Punkte durch Siegel: in jeder Gilde 10 für die meisten, 5 für die zweitmeisten.
flotilla-lesson-topic-points-3 = Punkte auf der Skyside: Jedes Stadtplättchen zählt für seinen Bezirk.
flotilla-lesson-topic-end = Das Ende: Ist der Vorrat leer, werden diese Runde und noch eine gespielt.
flotilla-lesson-topic-mistake-1 = Typischer Fehler: Fracht, die nie nach Hause kommt.
flotilla-lesson-topic-mistake-2 = Typischer Fehler: Toxizität anhäufen, ohne mitzuzählen.

flotilla-lesson-aim = Das Land ist fort. Du beginnst unten, mit einem Schiff und leerem Meer, und darfst später der schwimmenden Stadt beitreten. Siegpunkte kommen aus einem gemeinsamen Vorrat von 100 je Person; wer die meisten hat, gewinnt.
flotilla-lesson-turn = In jedem Zug spielst du genau eine Karte. Die Zahl am Segel sagt, wie weit deine Schiffe zuerst segeln dürfen; dann folgen die Wirkungen der Karte von links nach rechts. Gespielte Karten bleiben weg, bis der Kapitän sie zurückholt.
flotilla-lesson-founder = Ein Meer muss erkundet werden, bevor man darin taucht. Der Gründer zieht Ozean-Plättchen und lässt dich einige davon legen.
flotilla-lesson-founder-try = Spiele den Gründer.
flotilla-lesson-founder-done = Gut: Mehr Meer heißt mehr Orte zum Tauchen.
flotilla-lesson-founder-else = Das geht auch. Erkunde aber bald: Ohne Plättchen kann dein Schiff nirgends tauchen.
flotilla-lesson-sail = Mit jedem Segelpunkt bewegst du ein Schiff auf ein Nachbarfeld. Zum Tauchen sollten deine Schiffe auf Plättchen stehen.
flotilla-lesson-sail-try = Klicke das Schiff an, dann ein Feld.
flotilla-lesson-sail-done = Was du nicht nutzt, verfällt; segle also dorthin, wo du als Nächstes tauchst.
flotilla-lesson-sail-else = Bleiben ist gut, wenn das Schiff schon richtig steht.
flotilla-lesson-toxicity = Gezogene Plättchen bringen Toxizität, auch die nicht gelegten. Jede Umrundung ihres Tracks schiebt deinen Marker auf einer Skala weiter, die erst Punkte bringt und später welche kostet. Zähl mit: Das zu vergessen ist der zweite typische Fehler.
flotilla-lesson-tile = Die Farbe eines Plättchens ist die seiner Ressourcen; seine Tiefe bestimmt die Würfel. Flachgewässer und Tiefsee dürfen sich nie berühren.
flotilla-lesson-tile-try = Nimm ein Plättchen.
flotilla-lesson-tile-done = Wähle nun, wo es liegt.
flotilla-lesson-tile-else = Legen ist freiwillig. Ein kleines Meer bleibt aber arm.
flotilla-lesson-where = Nahe am Dock ist gut: Von hier muss die Fracht nach Hause.
flotilla-lesson-arcs = Drehe das Plättchen so, dass Artefakt-Teile einer Farbe zusammentreffen: Drei an einer Ecke, und du entdeckst ein Artefakt.
flotilla-lesson-delver = Jetzt tauche. Der Forscher würfelt für jedes Schiff auf einem Plättchen, dazu mit den Würfeln der Karte. Erst wird gesegelt: Bring das Schiff auf ein Plättchen.
flotilla-lesson-delver-try = Spiele den Forscher.
flotilla-lesson-delver-done = Segle auf ein Plättchen, dann wird gewürfelt.
flotilla-lesson-delver-else = Gut. Tauche, solange deine Plättchen frisch sind; erschöpfte geben nichts.
flotilla-lesson-resolve = Die Würfel handelst du in beliebiger Reihenfolge ab: Tonnen kommen auf ein Schiff dort, Toxizität schadet, Überlebende bringen sofort etwas, Erschöpfung schließt ein Plättchen. Nimm die Tonnen, bevor es erschöpft ist.
flotilla-lesson-cargo = Es ist Fracht an Bord. Sie ist nichts wert, bis das Schiff den Abladeplatz deines Startplättchens erreicht. Sie zu vergessen ist der erste typische Fehler.
flotilla-lesson-influence = Einfluss: Deine Scheibe rückt auf dem Gildentracker einer Gilde ein Feld vor und bekommt, was dort steht. Jede Umrundung zahlt sich wieder aus.
flotilla-lesson-influence-try = Wähle ein leuchtendes Feld. Zeige darauf, um den Bonus zu lesen.
flotilla-lesson-influence-done = In einer Gilde weit vorn zu sein ist oft besser als in vieren ein wenig.
flotilla-lesson-influence-else = Nicht genutzter Einfluss verfällt.
flotilla-lesson-seal = Siegel liegen auf den Bannern der Gilden: Am Ende sind die meisten Siegel einer Gilde 10 Punkte wert, die zweitmeisten 5. Einer von drei Wegen zu Punkten.
flotilla-lesson-goals = Ein weiterer Weg: Kaufe einen Außenposten und werte sofort ein Ziel deiner Seite, sein Wert mal das, was es zählt. Ziele verlieren an Wert, wenn andere schneller sind.
flotilla-lesson-trade = Der Händler erlaubt mehrere Transaktionen: Ressourcen verkaufen, solange der Preis hoch ist, ein zweites Schiff für 12 kaufen oder einen Außenposten.
flotilla-lesson-trade-try = Mach eine Transaktion.
flotilla-lesson-trade-done = Die Preise ändern sich am Ende des Zuges: Gekauftes wird teurer, Verkauftes billiger.
flotilla-lesson-trade-else = Nicht zu handeln ist in Ordnung, aber dann wäre jetzt eine andere Karte besser gewesen.
flotilla-lesson-end = Alle Punkte kommen aus dem gemeinsamen Vorrat. Ist er leer, werden diese Runde und noch eine gespielt; dann zählen Geld, Vorrat, Toxizität und Siegel.
flotilla-lesson-captain = Du hast nur noch wenige Karten. Der Kapitän segelt weit und holt alle gespielten Karten zurück. Er fragt auch, ob du der Stadt oben beitrittst.
flotilla-lesson-captain-try = Spiele den Kapitän oder vorher noch, was du brauchst.
flotilla-lesson-captain-done = Du hast alle deine Karten wieder auf der Hand.
flotilla-lesson-captain-else = Gut: Spiele erst, was dir hilft. Der Kapitän wartet.
flotilla-lesson-switch = Der dritte Weg zu Punkten: die Skyside. Deine Schiffe werden verkauft, deine Plättchen werden zum Vorrat, und von da an baust du eine Stadt, in der jedes neue Plättchen für seinen Bezirk zählt. Das ist endgültig. Früh bringt Geld, spät mehr Vorrat; wechsle in deiner ersten Partie etwa zur Mitte, oder bleib.

flotilla-lesson-summary = Du hast sechs Züge gespielt. Dein Meer hat { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }; du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    } im Vorrat, { $money } Geld und { $toxicity } Toxizität.
flotilla-lesson-next = Beim nächsten Mal: Sieh dir zuerst die Ziele deiner Seite an und erkunde für eines davon, bring Fracht heim, bevor du handelst, und entscheide bis zur Mitte der Partie, ob du nach oben gehst.

flotilla-lesson-box-1 = Die Spielregel zeigt die meisten Karten, Plättchen, Würfel und Tracks nicht; unsere sind im Rahmen ihrer Zahlen und Grenzen selbst entworfen.
flotilla-lesson-box-2 = Ein offenes Meer für alle gibt es hier nicht: Jede Person erkundet ihren eigenen Bereich.
flotilla-lesson-box-3 = Die Kartenhände sind offen; der Tisch zeigt alle Karten.
flotilla-lesson-box-4 = Die Würfel eines Tauchgangs handelst du einzeln in deiner Reihenfolge ab; was nichts bewirken kann, verschwindet.
flotilla-lesson-box-5 = Rückgängig machen geht, bis gewürfelt oder gezogen wird. Man spielt zu dritt, zu viert oder zu fünft; ein Solospiel kennt die Regel nicht.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

flotilla-moment-turn = { flotilla-moment-playcard }
flotilla-moment-playcard = Erkunde, tauche, bring die Fracht heim und werte Ziele mit Außenposten.
flotilla-moment-sail = Segle dorthin, wo du als Nächstes tauchst, oder mit Fracht heim.
flotilla-moment-trade = Verkaufe, wo der Preis hoch ist; spare für ein zweites Schiff und einen Außenposten.
flotilla-moment-step = Rücke vor, wo das nächste Feld bringt, was du jetzt brauchst.

## Die Symbole auf den Teilen, für die Legende.

flotilla-icon-sail = Segeln: So viele Felder dürfen deine Schiffe fahren
flotilla-icon-gather = Sammeln: Nimm deinen Ablagestapel zurück
flotilla-icon-skyside = Skyside: was eine Karte tut, wenn du in der Stadt bist
flotilla-icon-sinkside = Sinkside: was eine Karte tut, solange du ein Meer hast
flotilla-icon-coin = Geld: kauft Ressourcen, Schiffe und Außenposten
flotilla-icon-person = Crew-Karte: kommt auf deine Hand oder wird gezählt
flotilla-icon-copy = Kopieren: Tu, was die oberste Karte von jemand anderem sagt
flotilla-icon-influence = Einfluss: ein Schritt auf einem Gildentracker
flotilla-icon-speakers = Sprecher: die gelbe Gilde, für Einfluss
flotilla-icon-traders = Händler: die grüne Gilde, für Kauf und Verkauf
flotilla-icon-founders = Gründer: die rote Gilde, für Plättchen
flotilla-icon-delvers = Forscher: die blaue Gilde, für Tauchgänge und Forschung
flotilla-icon-exchange = Transaktionen: so viele Käufe, Verkäufe, Schiffe oder Außenposten
flotilla-icon-tile = Plättchen: aus dem Beutel, für dein Meer oder deine Stadt
flotilla-icon-construct = Bauen: So viele Plättchen deines Vorrats kommen in deine Stadt
flotilla-icon-dive = Tauchwürfel: Flachgewässer, Riff, Tiefsee
flotilla-icon-research = Forschungswürfel: Geld, Gilden und Durchbrüche
flotilla-icon-point = Siegpunkt: kommt aus dem gemeinsamen Vorrat
flotilla-icon-retire = In Rente: Die Karte verlässt danach das Spiel
flotilla-icon-next = Dann: was folgt, wenn du das Erste tust
flotilla-icon-survivor = Überlebende: ziehen den gemeinsamen Marker, und du bekommst seinen Bonus
flotilla-icon-toxicity = Toxizität: zieht deinen Marker; Umrundungen bringen erst Punkte, dann kosten sie
flotilla-icon-card = Ablegen: so viele Crew-Karten
flotilla-icon-seal = Siegel: die meisten einer Gilde zählen 10, die zweitmeisten 5
flotilla-icon-dial = Gildenanzeiger: vervielfacht, was Plättchen seiner Farbe zählen
flotilla-icon-outpost = Außenposten: kostet Geld und wertet ein Ziel
flotilla-icon-yellow = Gelbe Ressource: zum Handeln und Bauen
flotilla-icon-green = Grüne Ressource: zum Handeln und Bauen
flotilla-icon-red = Rote Ressource: zum Handeln und Bauen
flotilla-icon-blue = Blaue Ressource: zum Handeln und Bauen
flotilla-icon-or = Oder: Du wählst eines davon
flotilla-icon-harbour = Entladen: Die Fracht aller Schiffe kommt in deinen Vorrat
flotilla-icon-slot = Bauplatz: Hier kann ein Außenposten stehen
flotilla-icon-artefact = Artefakt-Teil: Drei einer Farbe an einer Ecke entdecken ein Artefakt
flotilla-icon-check = Sicherer Tauchgang: Toxizität und Erschöpfung zählen nicht
flotilla-icon-upgrade = Sauberer: ein besseres Feld der Toxizitätswertung
flotilla-icon-undo = Noch einmal: Würfel neu werfen
flotilla-icon-sonar = Sonar: tut, was der Sonar-Track gerade sagt
flotilla-icon-building = Gebäude: erhöht, was seine Siedlung zählt
flotilla-icon-depletion = Erschöpfung: Ein Plättchen gibt nichts mehr

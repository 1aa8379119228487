# Flotilla: die Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

flotilla-lesson-topic-aim = Das Ziel: die meisten Siegpunkte, wenn der gemeinsame Punktevorrat leer ist.
flotilla-lesson-topic-turn = Dein Zug: eine Karte spielen; erst segeln, dann tun, was sie sagt.
flotilla-lesson-topic-points-1 = Punkte durch Außenposten: Mit jedem darfst du ein Ziel werten.
flotilla-lesson-topic-points-2 = Punkte durch Siegel: in jeder Gilde 10 für die meisten, 5 für die zweitmeisten.
flotilla-lesson-topic-points-3 = Punkte auf der Skyside: Jedes Stadtplättchen zählt für sein Viertel.
flotilla-lesson-topic-end = Das Ende: Ist der Vorrat leer, wird diese Runde und noch eine gespielt.
flotilla-lesson-topic-mistake-1 = Typischer Fehler: Ladung, die nie nach Hause kommt.
flotilla-lesson-topic-mistake-2 = Typischer Fehler: Toxizität, die niemand mitzählt.

flotilla-lesson-aim = Das Land ist fort. Du beginnst unten, mit einem Schiff und leerem Meer, und darfst später der schwimmenden Stadt beitreten. Siegpunkte kommen aus einem gemeinsamen Vorrat von 100 je Person; die meisten gewinnen.
flotilla-lesson-turn = In jedem Zug spielst du genau eine Karte. Die Zahl am Segel sagt, wie weit deine Schiffe zuerst fahren dürfen; dann folgen ihre Wirkungen von links nach rechts. Gespielte Karten bleiben weg, bis der Kapitän sie zurückholt.
flotilla-lesson-founder = Ein Meer muss erkundet werden, bevor man darin taucht. Der Gründer zieht Meeresplättchen und lässt dich welche legen.
flotilla-lesson-founder-try = Spiele den Gründer.
flotilla-lesson-founder-done = Gut: Mehr Meer heißt mehr Orte zum Tauchen.
flotilla-lesson-founder-else = Das geht auch. Erkunde aber bald: Ohne Plättchen kann dein Schiff nirgends tauchen.
flotilla-lesson-sail = Jeder Segelpunkt bewegt ein Schiff auf ein Nachbarfeld. Beim Tauchen willst du Schiffe auf Plättchen haben.
flotilla-lesson-sail-try = Klicke das Schiff an, dann ein Feld.
flotilla-lesson-sail-done = Was du nicht nutzt, verfällt; fahre also dorthin, wo du als Nächstes tauchst.
flotilla-lesson-sail-else = Bleiben ist gut, wenn das Schiff schon richtig liegt.
flotilla-lesson-toxicity = Gezogene Plättchen bringen Toxizität, auch die nicht gelegten. Jede Runde auf ihrer Leiste schiebt deinen Marker auf einer Skala, die erst Punkte bringt und später welche kostet. Zähle mit: Das zu vergessen ist der zweite typische Fehler.
flotilla-lesson-tile = Die Farbe eines Plättchens ist die seiner Rohstoffe; seine Tiefe bestimmt die Würfel. Flachwasser und Tiefsee dürfen sich nie berühren.
flotilla-lesson-tile-try = Nimm ein Plättchen.
flotilla-lesson-tile-done = Wähle nun, wo es liegt.
flotilla-lesson-tile-else = Legen ist freiwillig. Kleine Meere bleiben aber arm.
flotilla-lesson-where = Nahe am Hafen ist gut: Von hier muss die Ladung nach Hause.
flotilla-lesson-arcs = Drehe das Plättchen so, dass Bögen einer Farbe zusammentreffen: Drei an einer Ecke entdecken ein Artefakt.
flotilla-lesson-delver = Jetzt tauche. Der Forscher würfelt für jedes Schiff auf einem Plättchen, dazu die Würfel der Karte. Erst wird gesegelt: Bring das Schiff auf ein Plättchen.
flotilla-lesson-delver-try = Spiele den Forscher.
flotilla-lesson-delver-done = Segle auf ein Plättchen, dann rollen die Würfel.
flotilla-lesson-delver-else = Gut. Tauche, solange deine Plättchen frisch sind; erschöpfte geben nichts.
flotilla-lesson-resolve = Die Würfel sind ein Haufen, den du in beliebiger Folge abarbeitest: Fässer kommen auf ein Schiff dort, Toxizität schadet, ein Überlebender bringt sofort etwas, Erschöpfung schließt ein Plättchen. Nimm die Fässer, bevor es erschöpft ist.
flotilla-lesson-cargo = Es ist Ladung an Bord. Sie zählt nichts, bis das Schiff das Entladefeld deines Startplättchens erreicht. Sie zu vergessen ist der erste typische Fehler.
flotilla-lesson-influence = Einfluss: Deine Scheibe rückt auf dem Ring einer Gilde ein Feld vor und bekommt, was dort steht. Jede Runde zahlt wieder.
flotilla-lesson-influence-try = Wähle ein leuchtendes Feld. Zeige darauf, um den Bonus zu lesen.
flotilla-lesson-influence-done = Eine Gilde weit vorn ist oft besser als vier ein wenig.
flotilla-lesson-influence-else = Nicht genutzter Einfluss verfällt.
flotilla-lesson-seal = Siegel liegen auf den Bannern der Gilden: Am Ende sind die meisten Siegel einer Gilde 10 Punkte wert, die zweitmeisten 5. Einer von drei Wegen zu Punkten.
flotilla-lesson-goals = Ein weiterer Weg: Kaufe einen Außenposten und werte sofort ein Ziel deiner Seite: sein Wert mal das, was es zählt. Ziele verlieren an Wert, wenn andere schneller sind.
flotilla-lesson-trade = Der Händler erlaubt mehrere Geschäfte: Rohstoffe verkaufen, solange der Preis hoch ist, ein zweites Schiff für 12 kaufen oder einen Außenposten.
flotilla-lesson-trade-try = Mach ein Geschäft.
flotilla-lesson-trade-done = Die Preise bewegen sich am Ende des Zuges: hoch, was gekauft, runter, was verkauft wurde.
flotilla-lesson-trade-else = Nichts zu handeln ist in Ordnung, aber dann wäre eine andere Karte besser gewesen.
flotilla-lesson-end = Wer Punkte bekommt, leert den gemeinsamen Vorrat. Ist er leer, wird diese Runde und noch eine gespielt; dann zählen Geld, Vorrat, Toxizität und Siegel.
flotilla-lesson-captain = Deine Hand wird dünn. Der Kapitän segelt weit und holt alle gespielten Karten zurück. Er fragt auch, ob du der Stadt beitrittst.
flotilla-lesson-captain-try = Spiele den Kapitän, oder vorher noch, was du brauchst.
flotilla-lesson-captain-done = Alle deine Karten sind wieder auf der Hand.
flotilla-lesson-captain-else = Gut: Spiele erst, was dir hilft. Der Kapitän wartet.
flotilla-lesson-switch = Der dritte Weg zu Punkten: die Skyside. Schiffe werden verkauft, deine Plättchen werden Vorrat, und von da an baust du eine Stadt, in der jedes neue Plättchen für sein Viertel zählt. Das ist endgültig. Früh bringt Geld, spät mehr Vorrat; im ersten Spiel wechsle um die Mitte, oder bleib.

flotilla-lesson-summary = Du hast sechs Züge gespielt. Dein Meer hat { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }; du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    } im Vorrat, { $money } Geld und { $toxicity } Toxizität.
flotilla-lesson-next = Beim nächsten Mal: Sieh zuerst auf die Ziele deiner Seite und erkunde für eines davon, bring Ladung heim, bevor du handelst, und entscheide bis zur Mitte, ob du nach oben gehst.

flotilla-lesson-box-1 = Die Spielregel verrät nicht, was die meisten Karten, Plättchen, Würfel und Leisten zeigen; unsere sind in ihren Grenzen selbst entworfen.
flotilla-lesson-box-2 = Das offene Meer, das alle nutzen dürfen, gibt es hier nicht: Alle erkunden ihren eigenen Bereich.
flotilla-lesson-box-3 = Die Kartenhände sind offen; der Tisch zeigt alle Karten.
flotilla-lesson-box-4 = Tauchwürfel werden einzeln in deiner Folge abgearbeitet; was nichts bewirken kann, verschwindet.
flotilla-lesson-box-5 = Rückgängig geht, bis gewürfelt oder gezogen wird. Man spielt zu dritt bis zu fünft; ein Solospiel kennt die Regel nicht.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

flotilla-moment-playcard = Erkunde, tauche, bring die Ladung heim und werte Ziele mit Außenposten.
flotilla-moment-sail = Segle dorthin, wo du als Nächstes tauchst, oder mit Ladung heim.
flotilla-moment-trade = Verkaufe, wo der Preis hoch ist; spare für ein zweites Schiff und einen Außenposten.
flotilla-moment-step = Rücke vor, wo das nächste Feld bringt, was du jetzt brauchst.

## Die Symbole auf den Teilen, für die Legende.

flotilla-icon-sail = So weit segeln
flotilla-icon-gather = Deinen Ablagestapel zurücknehmen
flotilla-icon-skyside = Skyside
flotilla-icon-sinkside = Sinkside
flotilla-icon-coin = Geld
flotilla-icon-person = Crew-Karte
flotilla-icon-copy = Eine oberste Karte kopieren
flotilla-icon-influence = Einfluss: ein Schritt auf einem Ring
flotilla-icon-speakers = Sprecher
flotilla-icon-traders = Händler
flotilla-icon-founders = Gründer
flotilla-icon-delvers = Forscher
flotilla-icon-exchange = Geschäfte
flotilla-icon-tile = Plättchen
flotilla-icon-construct = Plättchen bauen
flotilla-icon-dive = Tauchwürfel
flotilla-icon-research = Forschungswürfel
flotilla-icon-point = Siegpunkt
flotilla-icon-retire = Die Karte danach aus dem Spiel nehmen
flotilla-icon-next = Was folgt, wenn du das Erste tust
flotilla-icon-survivor = Überlebender
flotilla-icon-toxicity = Toxizität
flotilla-icon-card = So viele Crew-Karten ablegen
flotilla-icon-seal = Siegel
flotilla-icon-dial = Gildenscheibe
flotilla-icon-outpost = Außenposten
flotilla-icon-yellow = Gelber Rohstoff
flotilla-icon-green = Grüner Rohstoff
flotilla-icon-red = Roter Rohstoff
flotilla-icon-blue = Blauer Rohstoff
flotilla-icon-or = Eines davon
flotilla-icon-harbour = Alle Schiffe entladen
flotilla-icon-slot = Bauplatz für einen Außenposten
flotilla-icon-artefact = Artefaktbogen
flotilla-icon-check = Dieser Tauchgang ignoriert Toxizität und Erschöpfung
flotilla-icon-upgrade = Ein besseres Feld der Toxizitätswertung
flotilla-icon-undo = Würfel neu werfen
flotilla-icon-sonar = Sonar
flotilla-icon-building = Gebäude
flotilla-icon-depletion = Erschöpfung

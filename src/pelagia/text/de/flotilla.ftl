# Flotilla: Fragen, Optionen, Ablehnungen und Protokoll. Begriffe wie in docs/rules/flotilla.md, Abschnitt 1.

flotilla = Flotilla
flotilla-and = { $a }, { $b }

## Fragen

flotilla-ask-play-card = Dein Zug: Welche Karte spielst du?
flotilla-cause-ring = Gildentracker der { $guild }
flotilla-cause-hub = Zentrumsreihe der { $guild }
flotilla-cause-survivors = Überlebende
flotilla-cause-switch = Beitritt zur Flotilla
flotilla-ask-copy = Wessen oberste Karte kopierst du?
flotilla-ask-sail = Welches Schiff fährt wohin?
flotilla-ask-may-switch = Trittst du der Flotilla bei, für immer?
flotilla-ask-step = Welchen Schritt gehst du mit deinem Einfluss?
flotilla-ask-influence-same = Bei welcher Gilde gehst du alle { $n } Schritte deines Einflusses?
flotilla-ask-recruit = Aus welcher Gilde rekrutierst du eine Karte?
flotilla-ask-seal = Welche Gilde bekommt dein Siegel?
flotilla-ask-resource = Welche Ressource nimmst du?
flotilla-ask-trade = Was kaufst oder verkaufst du?
flotilla-ask-site = Der Außenposten ist bezahlt. Auf welchem Bauplatz baust du ihn?
flotilla-ask-score-goal = Mit dem Außenposten darfst du ein Ziel werten. Welches?
flotilla-ask-place-tile = Welches der gezogenen Plättchen legst du in dein Meer?
flotilla-ask-where = Wohin kommt „{ $card }“?
flotilla-ask-turn = Wie drehst du „{ $card }“?
flotilla-ask-take-tile = Welches Plättchen baust du in deine Stadt?
flotilla-ask-piece = „{ $card }“ ist gebaut. Welchen Teil davon wertest du?
flotilla-ask-resolve = Welches Symbol des Tauchgangs wertest du als Nächstes aus?
flotilla-ask-load = Der Tauchgang bringt eine Ressource. Welches Schiff lädt sie?
flotilla-ask-deplete = Der Tauchgang erschöpft ein Plättchen. Welches?
flotilla-ask-reroll = Welchen Forschungswürfel wirfst du neu?
flotilla-ask-joker = Für welche Gilde zählt der Joker deiner Forschung?
flotilla-ask-reward = Welche Belohnung deiner Forschung nimmst du als Nächstes?
flotilla-ask-breakthrough = Dein Durchbruch erhöht einen Gildenanzeiger. Welchen?
flotilla-ask-dial = Welchen Gildenanzeiger erhöhst du?
flotilla-ask-retire = Schickst du diese Karte in Rente? Dafür: { $what }
flotilla-ask-discard-crew = Legst du eine weitere Karte der { $guild } ab? Dafür: { $what }

## Optionen

flotilla-option-stop = Aufhören
flotilla-option-stay = Auf See bleiben
flotilla-option-switch = Für immer beitreten: { $n } Geld, { $builds } Plättchen bauen, ohne Schiffe und Meer
flotilla-option-keep = Behalten
flotilla-option-retire = In Rente schicken
flotilla-option-play = { $card } spielen
flotilla-option-copy = { $card } kopieren
flotilla-option-discard = { $card } ablegen
flotilla-option-sail = Schiff { $ship }, Ziel: { $hex }
flotilla-option-step = { $guild }: { $what }
flotilla-option-guild = { $guild }
flotilla-option-seal = Siegel in der Gilde der { $guild }
flotilla-option-recruit = { $guild }: { $card }
flotilla-option-from-empty = Ein leerer Stapel: { $n } SP
flotilla-option-take = Ressource: { $colour }
flotilla-option-sell = Verkaufen: { $colour } für { $n }
flotilla-option-buy = Kaufen: { $colour } für { $n }
flotilla-option-ship = Schiff für { $n }
flotilla-option-outpost = Außenposten für { $n }
flotilla-option-site-start = Auf das Startplättchen
flotilla-option-site = Hier: { $hex }
flotilla-option-goal = { $title }: { $n } SP
flotilla-option-no-goal = Kein Ziel
flotilla-option-tile =
    { $n ->
        [0] { $card }
       *[other] { $card } (Kosten { $n })
    }
flotilla-option-hex = { $hex }
flotilla-option-turn =
    { $n ->
        [0] Wie gedruckt
       *[other] Gedreht um { $n } × 60°
    }
flotilla-option-build-turn =
    { $turn ->
        [0] Wie gedruckt
       *[other] Gedreht um { $turn } × 60°
    }: { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }{ $others ->
        [0] { "" }
       *[other] , mit den vorher gebauten Plättchen { $total }
    }
flotilla-option-piece = Teil { $piece }: { $a } × { $b } = { $n } SP
flotilla-option-resolve-resource = Ressource
flotilla-option-resolve-toxicity = Toxizität
flotilla-option-resolve-depletion = Erschöpfung
flotilla-option-resolve-survivor = Überlebende
flotilla-option-resolve-sonar = Sonar ({ $kind })
flotilla-option-load = Schiff { $ship } ({ $hex })
flotilla-option-deplete = Plättchen: { $hex }
flotilla-option-reroll = Würfel { $n } neu werfen
flotilla-option-joker = { $guild }
flotilla-option-joker-none = Keine Gilde
flotilla-option-reward = Gildentrio der { $guild }
flotilla-option-reward-breakthrough = Durchbruch
flotilla-option-dial = Anzeiger der { $guild }
flotilla-option-no-dial = Kein Anzeiger

## Felder: Reihen vom Zentrum aus gezählt, die Felder einer Reihe von der Seite des Docks aus

flotilla-hex = Reihe { $row }, Feld { $n }
flotilla-hex-dock = Dock
flotilla-hex-unloading = Abladeplatz

## Ablehnungen

flotilla-why-copy = { $card } braucht die oberste Karte eines Mitspielers deiner Seite.
flotilla-why-discard = { $card } liegt in deinem Ablagestapel, bis du sammelst.
flotilla-why-bought = Du hast diese Farbe in diesem Zug gekauft ({ $colour }) und kannst sie nicht verkaufen.
flotilla-why-sold = Du hast diese Farbe in diesem Zug verkauft ({ $colour }) und kannst sie nicht kaufen.
flotilla-why-no-stock = Du hast keine solche Ressource im Vorrat ({ $colour }). Fracht muss zuerst entladen werden.
flotilla-why-money = Das kostet { $n } Geld. Du hast { $have }.
flotilla-why-no-hex = { $card } passt nirgends: Flachgewässer und Tiefsee dürfen sich nicht berühren.
flotilla-why-hex-taken = Dieses Feld ist nicht leer.
flotilla-why-hex-far = Dieses Feld berührt keines deiner Plättchen.
flotilla-why-hex-depth = Das Plättchen kann nicht auf dieses Feld: Flachgewässer und Tiefsee dürfen sich nicht berühren.
flotilla-why-taken = { $card } ist schon genommen.
flotilla-why-cost =
    { $n ->
        [one] { $card } kostet { $n } Ressource der eigenen Farbe. Du hast { $have }.
       *[other] { $card } kostet { $n } Ressourcen der eigenen Farbe. Du hast { $have }.
    }
flotilla-why-symbol = Dieses Symbol kann jetzt nichts bewirken.
flotilla-why-sonar = Alle Sonarsymbole bewirken jetzt dasselbe. Wähle das angebotene.

## Symbole der Würfel

flotilla-symbol-none = nichts
flotilla-symbol-resource = Ressource × { $n }
flotilla-symbol-toxicity = { ICON("toxicity", $n) }Toxizität × { $n }{ ICON() }
flotilla-symbol-depletion = { ICON("depletion", $n) }Erschöpfung × { $n }{ ICON() }
flotilla-symbol-survivor = { ICON("survivor", $n) }Überlebende × { $n }{ ICON() }
flotilla-symbol-sonar = { ICON("sonar", $n) }Sonar × { $n }{ ICON() }
flotilla-symbol-guild = { $guild } × { $n }
flotilla-face-joker = Joker
flotilla-face-money = { $guild }, Geld { $n }
flotilla-face-breakthroughs = { $guild }, Durchbrüche { $n }

## Woher Siegpunkte kommen

flotilla-source-effects = Karten und Boni
flotilla-source-survivors = Überlebende
flotilla-source-goals = Ziele
flotilla-source-city = Stadt
flotilla-source-sonar = Sonar
flotilla-source-market = Markt
flotilla-source-instead = Ersatz
flotilla-source-money = Geld
flotilla-source-stock = Vorrat
flotilla-source-toxicity = Toxizität
flotilla-source-seals = Siegel
flotilla-end-tie = Gleich viele Punkte: Weniger Toxizität entscheidet, dann mehr Crew, dann mehr Geld.

## Protokoll

flotilla-event-round = Runde { $n }
flotilla-event-played = { $seat } spielt { $card }
flotilla-event-copied = { $seat } kopiert { $card }
flotilla-event-income = { $seat } hat ein Einkommen von { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-sailed = { $seat } segelt mit Schiff { $ship } ({ $hex })
flotilla-event-unloaded = { $seat } entlädt { $n } von Schiff { $ship }
flotilla-event-gathered =
    { $n ->
        [one] { $seat } sammelt { $n } Karte
       *[other] { $seat } sammelt { $n } Karten
    }
flotilla-event-discarded = { $seat } legt { $card } ab
flotilla-event-retired = { $seat } schickt { $card } in Rente
flotilla-event-switched = { $seat } wechselt auf die Skyside, verkauft Schiffe für { ICON("coin", $n) }{ $n } Geld{ ICON() } und darf { $builds } Plättchen bauen
flotilla-event-vp = { $seat } erhält { ICON("point", $n) }{ $n } SP{ ICON() } ({ $source })
flotilla-event-pool-empty = Der Vorrat an Siegpunkten ist leer: Diese Runde wird beendet, dann folgt noch eine letzte
flotilla-event-money = { $seat } erhält { ICON("coin", $n) }{ $n } Geld{ ICON() }
flotilla-event-took = { $seat } nimmt eine Ressource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-toxicity = { $seat } erhält { ICON("toxicity", $n) }{ $n } Toxizität{ ICON() }
flotilla-event-cleansed = { $seat } verliert { ICON("toxicity", $n) }{ $n } Toxizität{ ICON() }
flotilla-event-purified = { $seat } verbessert die Toxizitätswertung
flotilla-event-rescued =
    { $field ->
        [0] { $seat } rettet einen Überlebenden (Meilenstein)
       *[other] { $seat } rettet einen Überlebenden (Feld { $field })
    }
flotilla-event-found = { $seat } entdeckt ein Artefakt: { $card }
flotilla-event-dial = { $seat } erhöht den Anzeiger der { $guild } auf { $n }
flotilla-event-sonar = { $seat } rückt den Sonarmarker auf Feld { $field } vor
flotilla-event-ship = { $seat } setzt Schiff { $ship } ins Dock
flotilla-event-influence = { $seat } geht auf dem Gildentracker der { $guild } einen Schritt
flotilla-event-seal = { $seat } legt ein Siegel in der Gilde der { $guild } ab
flotilla-event-recruited = { $seat } rekrutiert { $card }
flotilla-event-sold = { $seat } verkauft eine Ressource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } für { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-bought = { $seat } kauft eine Ressource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } für { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-paid = { $seat } zahlt { ICON("coin", $n) }{ $n } Geld{ ICON() }
flotilla-event-outpost = { $seat } baut einen Außenposten ({ $hex })
flotilla-event-floating = { $seat } baut einen schwimmenden Außenposten
flotilla-event-goal = { $seat } wertet das Ziel { $title }: { ICON("point", $n) }{ $n } SP{ ICON() }
flotilla-event-market = Der Preis einer Ressource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } ist jetzt { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-drew = { $seat } zieht { $cards }
flotilla-event-placed = { $seat } legt { $card } an ({ $hex })
flotilla-event-returned = { $seat } legt { $cards } in den Beutel zurück
flotilla-event-built = { $seat } baut { $card } ({ $hex })
flotilla-event-dived =
    { $dice ->
        [one] { $seat } taucht mit { $dice } Würfel: { $symbols }
       *[other] { $seat } taucht mit { $dice } Würfeln: { $symbols }
    }
flotilla-event-extra-die = { $seat } wirft noch einen Würfel ({ $kind }): { $symbols }
flotilla-event-loaded = { $seat } belädt Schiff { $ship } { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-depleted = { $seat } erschöpft ein Plättchen ({ $hex })
flotilla-event-rolled =
    { $n ->
        [one] { $seat } wirft { $n } Forschungswürfel
       *[other] { $seat } wirft { $n } Forschungswürfel
    }
flotilla-event-rerolled = { $seat } wirft Würfel { $die } neu: { $what }
flotilla-event-researched = { $seat } hat { $symbols }; Joker: { $jokers }, Durchbrüche: { $breakthroughs }
flotilla-event-hub = { $seat } erhält die Zentrumsreihe der { $guild }
flotilla-event-scored = { $seat } hat { ICON("point", $n) }{ $n } SP{ ICON() }, davon { $money } für Geld, { $stock } für Vorrat, { $toxicity } für Toxizität und { $seals } für Siegel

## Was eine Stellung wert ist

flotilla-value-score = Punkte bisher
flotilla-value-money = Geld, Ressourcen und erreichbare Ziele
flotilla-value-ships = Schiffe
flotilla-value-sea = Meer
flotilla-value-city = Stadt
flotilla-value-crew = Crew
flotilla-value-influence = Siegel
flotilla-value-toxicity = Toxizität
flotilla-value-future = kommende Züge
flotilla-value-turn = Rest dieses Zuges

## Warum nicht: wozu eine Stelle da ist und was im Weg steht

flotilla-why-place-copy = Zum Kopieren wählst du die oberste Karte einer anderen Person auf deiner Seite.
flotilla-why-place-crew = Eine Crew-Karte spielst du zu Beginn deines Zuges.
flotilla-why-place-crew-other = Dieser Effekt meint Karten einer anderen Gilde.
flotilla-why-place-stack = Die oberste Karte einer Gilde rekrutierst du mit einem Effekt, der das sagt.
flotilla-why-place-tile-looking = Dieses Plättchen wartet, bis der jetzige Schritt fertig ist.
flotilla-why-place-tile-stock = Aus deinem Plättchenvorrat baust du mit einer Karte, die das Bauen erlaubt.
flotilla-why-place-tile-sinkside = Plättchen deines Vorrats baust du erst auf der Skyside.
flotilla-why-place-hex = Felder wählst du beim Segeln, Legen und Bauen. Hier ist gerade nichts zu tun.
flotilla-why-place-hex-empty = Hier liegt noch nichts. Plättchen kommen durch Erkunden oder Bauen hierher.
flotilla-why-place-hex-sail = Keines deiner Schiffe kann dieses Feld jetzt nutzen.
flotilla-why-place-hex-open = Schiffe segeln nur über Plättchen, und hier liegt keines.
flotilla-why-place-hex-other = Ein anderes Feld ist gemeint.
flotilla-why-place-ship = Schiffe segeln, wenn eine gespielte Karte einen Segel-Wert hat.
flotilla-why-place-ship-full = Dieses Schiff ist voll. Entladen wird es am Abladeplatz.
flotilla-why-place-ship-other = Dieses Schiff taugt dafür nicht, oder ein anderes ist gleich gut.
flotilla-why-place-stock = Ressourcen deines Vorrats verkaufst du auf dem Markt ihrer Farbe oder gibst sie beim Bauen aus.
flotilla-why-place-stock-none = Von dieser Ressource hast du nichts im Vorrat.
flotilla-why-place-market = Kaufen und verkaufen kannst du mit einer Karte, die das Handeln erlaubt.
flotilla-why-place-ships = Neue Schiffe kommen mit einer Karte, die das Handeln erlaubt, oder durch einen Effekt.
flotilla-why-place-ships-none = Alle deine Schiffe sind im Spiel.
flotilla-why-place-ships-skyside = Auf der Skyside gibt es keine Schiffe.
flotilla-why-place-outposts = Außenposten baust du mit einer Karte, die das Handeln erlaubt, oder durch einen Effekt.
flotilla-why-place-outposts-none = Alle deine Außenposten sind gebaut.
flotilla-why-place-field = Deine Scheibe rückt auf diesem Gildentracker vor, wenn ein Effekt dir Einfluss gibt.
flotilla-why-place-field-here = Hier liegt deine Scheibe. Sie rückt auf das nächste Feld.
flotilla-why-place-field-far = Eine Scheibe rückt Schritt für Schritt vor, auf einem Gildentracker, den der Effekt nennt.
flotilla-why-place-dial = Gildenanzeiger steigen durch Durchbrüche, am Meilenstein oder durch einen Effekt.
flotilla-why-place-dial-full = Dieser Anzeiger steht schon ganz oben.
flotilla-why-place-ring = Deine Scheibe rückt auf diesem Gildentracker vor, wenn ein Effekt dir Einfluss gibt.
flotilla-why-place-banner = Siegel kommen durch einen Effekt auf das Gildenbanner.
flotilla-why-place-banner-none = Du hast kein Siegel mehr.
flotilla-why-place-hub = Eine Reihe des Zentrums zahlt, wenn du beim Forschen drei Symbole ihrer Gilde hast.
flotilla-why-place-hub-other = Dir fehlen drei Symbole dieser Gilde, oder sie hat bei dieser Forschung schon gezahlt.
flotilla-why-place-goal = Ein Ziel wertest du, wenn du einen Außenposten baust.
flotilla-why-place-far-goal = Dieses Ziel gehört zur anderen Seite.
flotilla-why-place-dock = Auf die Skyside wechseln kannst du, wenn du deine Crew sammelst.
flotilla-why-place-dock-switched = Du bist schon auf der Skyside.
flotilla-why-place-die = Forschungswürfel wirfst du nur neu, wenn du gefragt wirst.
flotilla-why-place-die-other = Dieser Würfel kann jetzt nicht neu geworfen werden.
flotilla-why-place-symbol = Tauchsymbole werden nacheinander abgehandelt; dieses wartet oder bewirkt nichts.
flotilla-why-place-breakthrough = Drei Durchbrüche erhöhen einen Anzeiger, wenn Belohnungen genommen werden.
flotilla-why-place-turn = Das Plättchen liegt schon.
flotilla-why-place-piece = Nach diesem Landstück wird gerade nicht gefragt.
flotilla-why-place-survivors = Der Marker der Überlebenden rückt durch Effekte und Tauchgänge vor; er gehört allen.
flotilla-why-place-sonar = Der Sonarmarker rückt durch Effekte vor. Sein Feld sagt, was ein Sonarsymbol tut.
flotilla-why-place-played = Diese Karte wird gerade gespielt.
flotilla-why-place-artefact = Die Belohnung dieses Artefakts läuft gerade.

## Arten von Stellen

flotilla-sort-crew = Crew-Karten
flotilla-sort-tile = Plättchen
flotilla-sort-hex = Felder
flotilla-sort-turn = die Drehungen des Plättchens
flotilla-sort-piece = Landstücke
flotilla-sort-ship = deine Schiffe
flotilla-sort-stock = dein Vorrat
flotilla-sort-market = die Märkte
flotilla-sort-ring = die Gildentracker
flotilla-sort-field = Felder der Gildentracker
flotilla-sort-banner = die Banner
flotilla-sort-stack = die Crew-Stapel
flotilla-sort-goal = die Ziele
flotilla-sort-dial = die Anzeiger
flotilla-sort-hub = Reihen des Zentrums
flotilla-sort-die = die Würfel
flotilla-sort-symbol = Tauchsymbole
flotilla-sort-dock = das Dock-Plättchen
flotilla-sort-breakthrough = die Durchbrüche
flotilla-sort-ships = der Schiffsvorrat
flotilla-sort-outposts = die Außenposten

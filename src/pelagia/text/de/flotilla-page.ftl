# Der Tisch von Flotilla auf der Seite. Begriffe nach docs/rules/flotilla.md, Abschnitt 1.

## Was die anderen tun, nach dem Abschnitt der Regeln, der es erklärt

flotilla-page-doing-turn = Crew-Karten
flotilla-page-doing-sailing = segeln und abladen
flotilla-page-doing-influence = Einfluss
flotilla-page-doing-market = Transaktionen
flotilla-page-doing-outposts = Außenposten und Ziele
flotilla-page-doing-exploring = erkunden
flotilla-page-doing-diving = tauchen
flotilla-page-doing-survivors = Überlebende
flotilla-page-doing-switching = Wechsel auf die Skyside?
flotilla-page-doing-building = bauen
flotilla-page-doing-research = forschen

## Der Tisch

flotilla-page-zone-sinkside = Das Meer von { $seat }
flotilla-page-zone-skyside = Die Stadt von { $seat }
flotilla-page-hub = Zentrum
flotilla-page-hex = Feld { $hex }: { $what }
flotilla-page-empty = leer
flotilla-page-dock = Dock, wo neue Schiffe erscheinen
flotilla-page-dock-word = Dock
flotilla-page-unloading = Abladeplatz, wo Fracht zu Vorrat wird
flotilla-page-unloading-word = abladen
flotilla-page-turn = Um { $n } × 60° gedreht
flotilla-page-piece = Landteil { $n }
flotilla-page-ship = Schiff { $n }, Fracht: { $cargo }
flotilla-page-ring = Gildentracker der { $guild }
flotilla-page-field = { $guild }, Feld { $field }: { $who }
flotilla-page-dial = Gildenanzeiger der { $guild }: { $n }
flotilla-page-price = Preis auf dem Markt, { $colour }: { $n }
flotilla-page-row = Reihe der { $guild } im Zentrum, Artefakte: { $n }
flotilla-page-banner = Siegel auf dem Banner der { $guild }: { $seals }
flotilla-page-no-crew = keine Crew mehr
flotilla-page-points = Siegpunkte: { $n }
flotilla-page-money = Geld: { $n }
flotilla-page-stock = Vorrat, { $colour }: { $n }
flotilla-page-toxicity = Toxizität: { $n } (Wertungstrack Feld { $field }, jetzt { $points } Siegpunkte; oberer Track { $upper })
flotilla-page-ships = Schiffe im Spiel: { $n }, in Reserve: { $left }
flotilla-page-outposts = Außenposten übrig: { $left }, der nächste kostet { $price }; schwimmend: { $floating }
flotilla-page-seals = Siegel übrig: { $left }
flotilla-page-artefacts = Gefundene Artefakte: { $n }
flotilla-page-heap = Symbole des Tauchgangs
flotilla-page-safe = keine Toxizität, keine Erschöpfung
flotilla-page-dice = Forschungs-Würfel
flotilla-page-die = Würfel { $n }: { $what }, Geld { $money }, Durchbrüche { $breakthroughs }
flotilla-page-joker = Joker
flotilla-page-breakthroughs = Durchbrüche: { $n }
flotilla-page-drawn = Gezogene Plättchen
flotilla-page-tiles = Plättchen-Vorrat
flotilla-page-goals = Ziele, { $side }
flotilla-page-round = Runde { $n }
flotilla-page-end = endet nach Runde { $n }
flotilla-page-pool = Siegpunkte im Vorrat: { $n }
flotilla-page-bags = In den Beuteln: Plättchen { $tiles }, Artefakte { $artefacts }
flotilla-page-survivors = Überlebende-Track: Feld { $n }, Felder insgesamt { $of }
flotilla-page-sonar = Sonar-Track: Feld { $n }
flotilla-page-docks = Dock-Plättchen, freie Plätze: { $n }
flotilla-page-discard = Ablagestapel
flotilla-page-others = Die anderen Spieler
flotilla-page-enlarge = Den Bereich von { $seat } vergrößern
flotilla-page-sources = Punkte nach Herkunft
flotilla-page-total = Summe

flotilla-board-tab-sea = Meer
flotilla-board-tab-guilds = Gilden
flotilla-board-tab-own = Meins
flotilla-board-tab-others = Andere

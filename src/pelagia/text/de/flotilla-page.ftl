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
flotilla-page-hex = { $where }: { $what }
flotilla-page-empty = leer
flotilla-page-depleted = erschöpft
flotilla-page-dock = Dock, wo neue Schiffe erscheinen
flotilla-page-dock-word = Dock
flotilla-page-unloading = Abladeplatz, wo Fracht zu Vorrat wird
flotilla-page-unloading-word = abladen
flotilla-page-neutral = Startplättchen, neutrales Land, das Wassersiedlungen verbindet
flotilla-page-site-free = freier Bauplatz
flotilla-page-site-used = Bauplatz mit Außenposten
flotilla-page-turn = Um { $n } × 60° gedreht
flotilla-page-piece = Landteil { $n }
flotilla-page-ship = Schiff { $n }, Fracht: { $cargo }
flotilla-page-ring = Gildentracker der { $guild }
flotilla-page-field = { $guild }, Feld { $field }: { $bonus } Scheiben hier: { $who }
flotilla-page-dial = Gildenanzeiger der { $guild }: { $n }
flotilla-page-price = Preis auf dem Markt, { $colour }: { $n }, Feld { $field } von { $fields }.
flotilla-page-price-down = Ein Verkauf: ab dem nächsten Zug { $n }.
flotilla-page-price-low = Ein Verkauf: über das untere Ende hinaus, 1 Siegpunkt, der Preis bleibt.
flotilla-page-price-up = Ein Kauf: ab dem nächsten Zug { $n }.
flotilla-page-price-high = Ein Kauf: über das obere Ende hinaus, 2 Siegpunkte, der Preis bleibt.
flotilla-page-row = Reihe der { $guild } im Zentrum, Artefakte: { $n }. Sie bringt: { $pays }
flotilla-page-banner = Siegel auf dem Banner der { $guild }: { $seals }
flotilla-page-left = noch { $n }
flotilla-page-no-crew = keine Crew mehr
flotilla-page-points = Siegpunkte: { $n }
flotilla-page-money = Geld: { $n }
flotilla-page-stock = Vorrat, { $colour }: { $n }
flotilla-page-toxicity = Toxizität: { $n } (Wertungstrack Feld { $field }, jetzt { $points } Siegpunkte; oberer Track { $upper })
flotilla-page-scoring = Wertungstrack der Toxizität, Siegpunkte der Felder ab 0: { $values }; Marker auf Feld { $field }
flotilla-page-ships = Schiffe im Spiel: { $n }, in Reserve: { $left }
flotilla-page-outposts = Außenposten übrig: { $left }; schwimmend: { $floating }
flotilla-page-outpost-next =
    { $surcharge ->
        [0] Der nächste kostet { $price }
       *[other] Der nächste kostet { $price }, mit { $surcharge } Aufpreis: Kein Bauplatz ist frei
    }
flotilla-page-ladder = Preise aller Außenposten der Reihe nach: { $prices }; gebaut: { $n }
flotilla-page-seals = Siegel übrig: { $left }
flotilla-page-artefacts = Gefundene Artefakte: { $n }
flotilla-page-word-toxicity = Toxizität
flotilla-page-word-ships = Schiffe
flotilla-page-word-outposts = Außenposten
flotilla-page-word-seals = Siegel
flotilla-page-word-artefacts = Artefakte
flotilla-page-heap = Symbole des Tauchgangs
flotilla-page-safe = keine Toxizität, keine Erschöpfung
flotilla-page-dice = Forschungs-Würfel
flotilla-page-die = Würfel { $n }: { $what }. Alle seine Seiten: { $faces }
flotilla-page-breakthroughs = Durchbrüche: { $n }
flotilla-page-drawn = Gezogene Plättchen
flotilla-page-taken = Genommene Plättchen, gelegt in dieser Reihenfolge
flotilla-page-unscored =
    { $n ->
        [one] brächte { $n } Siegpunkt
       *[other] brächte { $n } Siegpunkte
    }
flotilla-page-offer =
    { $n ->
        [one] leer, höchstens { $n } Siegpunkt für alle jetzt gebauten Plättchen
       *[other] leer, höchstens { $n } Siegpunkte für alle jetzt gebauten Plättchen
    }
flotilla-page-tiles = Plättchen-Vorrat
flotilla-page-each = je { $what }
flotilla-page-goals = Ziele, { $side }
flotilla-page-round = Runde { $n }
flotilla-page-end = endet nach Runde { $n }
flotilla-page-pool = Siegpunkte im Vorrat: { $n }
flotilla-page-pool-word = im Vorrat
flotilla-page-bags = In den Beuteln: Plättchen { $tiles }, Artefakte { $artefacts }
flotilla-page-survivors = Überlebende-Track: Feld { $n }, Felder insgesamt { $of }
flotilla-page-rescue = nächste Rettung
flotilla-page-sonar-each = je Sonar-Symbol
flotilla-page-bag = in den Beuteln
flotilla-page-sonar = Sonar-Track
flotilla-page-sonar-field = Sonar-Track, Feld { $n }. Jedes Sonar-Symbol eines Tauchgangs:
flotilla-page-sonar-here = Sonar-Track, Feld { $n }, auf dem der Marker steht. Jedes Sonar-Symbol eines Tauchgangs:
flotilla-page-sonar-die = Wirf noch einen Würfel derselben Art.
flotilla-page-sonar-enters = Wer den Marker hierher bewegt, erhält { $n } Siegpunkte.
flotilla-page-docks = Dock-Plättchen, freie Plätze: { $n }
flotilla-page-join = Der Flotilla beitreten
flotilla-page-join-brings =
    { $ships ->
        [one] Dein Schiff wird für { $n } Geld verkauft.
       *[other] Deine { $ships } Schiffe werden für je { $price } verkauft: { $n } Geld.
    }
flotilla-page-join-stock =
    { $tiles ->
        [0] Du hast noch keine Plättchen für deinen Vorrat.
        [one] Dein Plättchen wird dein Vorrat; du darfst es sofort bauen.
       *[other] Deine { $tiles } Plättchen werden dein Vorrat; bis zu { $builds } baust du sofort.
    }
flotilla-page-join-good = Einkommen statt Segeln, eine Stadt statt des Meers, neue Ziele. Ein Zurück gibt es nicht.
flotilla-page-join-by = mit deinem Kapitän, für immer
flotilla-page-arrival = Du bist jetzt auf der Skyside
flotilla-page-arrival-more = Karten bringen Einkommen, statt Schiffe zu bewegen. Baue deine Stadt aus den Plättchen deines Vorrats.
flotilla-page-discard = Ablagestapel
flotilla-page-discard-word = Ablage
flotilla-page-sources = Punkte nach Herkunft
flotilla-page-sums = Punkte
flotilla-page-total = Summe

flotilla-board-tab-sea = Meer
flotilla-board-tab-sea-skyside = Stadt
flotilla-board-tab-guilds = Gilden
flotilla-board-tab-own = Meins

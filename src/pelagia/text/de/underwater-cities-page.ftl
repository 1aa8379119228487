# Der Tisch von Underwater Cities auf der Seite.

## Was die anderen tun, nach dem Abschnitt der Regeln, der es erklärt

underwater-cities-page-doing-start = Karten und Plättchen wählen
underwater-cities-page-doing-turn = Platz und Karte
underwater-cities-page-doing-cards = Karten nutzen
underwater-cities-page-doing-building = bauen
underwater-cities-page-doing-upgrading = aufwerten
underwater-cities-page-doing-federation = Schritte auf der Staatenbund-Leiste
underwater-cities-page-doing-production = Produktion
underwater-cities-page-doing-final-scoring = Schlusswertung

## Der Tisch

underwater-cities-page-upgraded = aufgewertet
underwater-cities-page-empty = frei
underwater-cities-page-site = { $id }: { $what }
underwater-cities-page-connected = Verbunden
underwater-cities-page-unconnected = Nicht verbunden
underwater-cities-page-blocker = Sperrplättchen
underwater-cities-page-space-none = Jederzeit verfügbarer Aktionsplatz
underwater-cities-page-space-yellow = Gelber Aktionsplatz
underwater-cities-page-space-red = Roter Aktionsplatz
underwater-cities-page-space-green = Grüner Aktionsplatz
underwater-cities-page-taken = Besetzt von: { $who }
underwater-cities-page-track = Staatenbund-Leiste
underwater-cities-page-marker = { $seat }: { $step }
underwater-cities-page-era = Ära { $era }
underwater-cities-page-now-round = Runde { $round }
underwater-cities-page-tide-now = Die Flut kommt
underwater-cities-page-tide-in =
    { $n ->
        [0] danach Flut
       *[other] Flut in { $n }
    }
underwater-cities-page-shore-yellow = Gelbes Ufer
underwater-cities-page-shore-red = Rotes Ufer
underwater-cities-page-shore-green = Grünes Ufer
underwater-cities-page-matching =
    { $n ->
        [0] keine Karte passt
        [one] { $n } Karte passt
       *[other] { $n } Karten passen
    }
underwater-cities-page-both = + Karte
underwater-cities-page-floor-of = Meeresboden: { $name }
underwater-cities-page-network =
    { $cities ->
        [one] { $n } Punkte aus { $cities } Stadt am Ende
       *[other] { $n } Punkte aus { $cities } Städten am Ende
    }
underwater-cities-page-next-tide = Die nächste Flut bringt: { $goods }; die Städte essen { $n } Tang
underwater-cities-page-clone = Kopieren
underwater-cities-page-round = Ära { $era }, Runde { $round } von 10
underwater-cities-page-order = Zugfolge: { $names }
underwater-cities-page-order-word = Zugfolge
underwater-cities-page-deck =
    { $n ->
        [one] { $n } Karte im Deck
       *[other] { $n } Karten im Deck
    }
underwater-cities-page-tunnels = Tunnel im Vorrat: { $n }
underwater-cities-page-white = Weiße Kuppeln im Vorrat: { $n }
underwater-cities-page-violet = Violette Kuppeln im Vorrat: { $n ->
        [-1] unbegrenzt
       *[other] { $n }
    }
underwater-cities-page-clone-free = Aktionskopie-Plättchen: verfügbar
underwater-cities-page-clone-taken = Aktionskopie-Plättchen: { $seat }
underwater-cities-page-specials = Spezialkarten
underwater-cities-page-small-deck = Verdeckte Spezialkarten: 3 Karten ansehen (Deck mit { $n })
underwater-cities-page-played = Ausgespielte Karte
underwater-cities-page-type-instant = Sofort
underwater-cities-page-type-action = Aktion
underwater-cities-page-type-permanent = Dauerhaft
underwater-cities-page-type-production = Produktion
underwater-cities-page-type-final = Schlusswertung
underwater-cities-page-used = Genutzt
underwater-cities-page-tucked = Bezahlte Spezialkarten
underwater-cities-page-contracts = Regierungsaufträge
underwater-cities-page-looking = Du siehst dir diese Karten an
underwater-cities-page-hand = Deine Handkarten: { $n } (Handkartenlimit { $limit })
underwater-cities-page-cards-in-hand = Handkarten: { $n }
underwater-cities-page-claimed = Beanspruchte Karten: { $n }
underwater-cities-page-laid = Deine beanspruchten Karten
underwater-cities-page-last-production = Letzte Produktion
underwater-cities-page-production = Produktionsphase: was woher kam
underwater-cities-page-together = Zusammen
underwater-cities-page-fed = Die Städte aßen

underwater-cities-board-tab-main = Hauptplan
underwater-cities-board-tab-floor = Meeresgrund
underwater-cities-board-tab-hand = Karten

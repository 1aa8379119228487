# Underwater Cities: Fragen, Möglichkeiten, Ablehnungen und Protokoll. Begriffe: docs/rules/underwater-cities.md, Abschnitt 1.

underwater-cities = Underwater Cities

underwater-cities-phase-setup = Aufbau
underwater-cities-phase-turns = Züge
underwater-cities-phase-production = Produktion
underwater-cities-phase-scoring = Schlusswertung
underwater-cities-phase-over = Spielende

## Fragen

underwater-cities-ask-blue-tile = Welche blaue Metropole liegt oben rechts?
underwater-cities-ask-keep =
    { $n ->
        [one] Welche Karte behältst du?
       *[other] Welche { $n } Karten behältst du?
    }
underwater-cities-ask-discard-down =
    { $n ->
        [one] Zu viele Karten: Welche wirfst du ab?
       *[other] Zu viele Karten: Welche { $n } wirfst du ab?
    }
underwater-cities-ask-window = Bevor es weitergeht: Eine Fähigkeit nutzen?
underwater-cities-ask-place = Dein Zug: Welcher Platz mit welcher Karte?
underwater-cities-ask-blocks = Die Farben passen: Was kommt zuerst?
underwater-cities-ask-one-of = Was wählst du?
underwater-cities-ask-pay = Dafür bezahlen?
underwater-cities-ask-build =
    { FORM($kind, "kind") ->
        [group] Was baust du?
       *[single] Wo baust du { FORM($kind, "one") }?
    }
underwater-cities-ask-pay-build = Wie bezahlst du { FORM($kind, "one") }?
underwater-cities-ask-upgrade = Was wertest du auf?
underwater-cities-ask-pay-upgrade = Wie bezahlst du die Aufwertung?
underwater-cities-ask-convert-city = Welche Stadt wird symbiotisch?
underwater-cities-ask-advance = Wie viele Schritte auf der Staatenbund-Leiste?
underwater-cities-ask-use-action = Welche Aktionskarte nutzt du?
underwater-cities-ask-ready-one = Welche Aktionskarte wird wieder verfügbar?
underwater-cities-ask-perform = Die Aktion welches Platzes nutzt du?
underwater-cities-ask-gain-different = Welche Ressourcen erhältst du?
underwater-cities-ask-exchange-among = Was tauschst du ein?
underwater-cities-ask-take-production = Welche Struktur produziert jetzt?
underwater-cities-ask-special = Welche Spezialkarte ziehst du?
underwater-cities-ask-keep-dug = Welche Spezialkarte behältst du?
underwater-cities-ask-keep-looked = Welche Karte behältst du?
underwater-cities-ask-under = Welche Karte kommt zuerst unter das Deck?
underwater-cities-ask-triggers = Welcher Effekt ist der nächste?
underwater-cities-ask-pay-special = Bezahlst du für { $card }?
underwater-cities-ask-replace = Du hast vier Aktionskarten: Welche macht Platz?
underwater-cities-ask-use-replaced = Die ersetzte Aktionskarte ein letztes Mal nutzen?
underwater-cities-ask-production-cards = Produktion: Welche Karte nutzt du?
underwater-cities-ask-hand-in-cards = Schlusswertung: Wie oft gibst du Ressourcen ab?

## Möglichkeiten

underwater-cities-blue = { $tile } oben rechts
underwater-cities-place = { $space } mit { $card }
underwater-cities-clone = { $space } kopieren mit { $card } (1 Credit)
underwater-cities-card-first = Zuerst die Karte: { $card }
underwater-cities-space-first = Zuerst der Platz: { $space }
underwater-cities-part = { $what }
underwater-cities-branch = { $what }
underwater-cities-done = Fertig
underwater-cities-decline = Verzichten
underwater-cities-continue = Weiter
underwater-cities-ability = { $card }: { $what }
underwater-cities-build-kind = { FORM($kind, "one") } bauen
underwater-cities-build-at = { FORM($kind, "one") } bauen ({ $site })
underwater-cities-pay-goods = { $what } bezahlen
underwater-cities-pay-special =
    { $n ->
        [one] { $n } Credit bezahlen
       *[other] { $n } Credits bezahlen
    }
underwater-cities-upgrade-at = Aufwerten: { $site }
underwater-cities-convert = Umwandeln: { $site }
underwater-cities-perform = Die Aktion von { $space } nutzen
underwater-cities-steps =
    { $n ->
        [one] { $n } Schritt voranschreiten
       *[other] { $n } Schritte voranschreiten
    }
underwater-cities-gain-goods = { $what } erhalten
underwater-cities-swap = 1 { $a } gegen 1 { $b } eintauschen
underwater-cities-take-production-of = { $site }: { $what }
underwater-cities-dig = 3 Karten ansehen und 1 behalten
underwater-cities-trigger = { $card } nutzen
underwater-cities-claim = { $card } beanspruchen
underwater-cities-hand-in-times =
    { $n ->
        [0] { $card }: nichts abgeben
        [one] { $card }: einmal abgeben
       *[other] { $card }: { $n }-mal abgeben
    }
underwater-cities-option-keep = { $card } behalten
underwater-cities-keep-cards =
    { $n ->
        [one] { $n } Karte behalten
       *[other] { $n } Karten behalten
    }
underwater-cities-discard-cards =
    { $n ->
        [one] { $n } Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
underwater-cities-option-discard = { $card } abwerfen
underwater-cities-option-take = { $card } nehmen
underwater-cities-option-under-first = { $card } zuerst
underwater-cities-option-use = { $card } nutzen
underwater-cities-option-ready = { $card } wieder verfügbar machen
underwater-cities-option-replace = { $card } für die neue Karte abwerfen
underwater-cities-option-use-replaced = { $card } ein letztes Mal nutzen

## Warum nicht

underwater-cities-why-occupied = { $space } ist bis zum Rundenende besetzt. Wähle einen verfügbaren Platz.
underwater-cities-why-useless = Von { $space } könntest du jetzt nichts nutzen. Wähle einen anderen Platz oder besorge zuerst, was er braucht.
underwater-cities-why-cloned = Das Aktionskopie-Plättchen ist bis zum Rundenende vergeben.
underwater-cities-why-clone-free = { $space } ist verfügbar, und nur ein besetzter Platz kann kopiert werden.
underwater-cities-why-clone-own = Auf { $space } liegt dein eigenes Plättchen. Nur ein Platz, den jemand anderes besetzt, kann kopiert werden.
underwater-cities-why-clone-credit = { $space } zu kopieren kostet 1 Credit. Du hast keinen.
underwater-cities-why-clone-useless = Wenn das Kopieren bezahlt ist, könntest du von { $space } nichts nutzen.
underwater-cities-why-continue = Noch lässt sich von { $space } nichts nutzen. Nutze zuerst eine Fähigkeit.
underwater-cities-why-claim = { $contract } kannst du noch nicht beanspruchen: Du erfüllst nicht alle Bedingungen.
underwater-cities-why-claimed = { $contract } ist schon vergeben.

## Was geschah

underwater-cities-space = { $id }
underwater-cities-seat = { $seat }
underwater-cities-source-track = Staatenbund-Leiste
underwater-cities-source-clone = Aktionskopie-Plättchen
underwater-cities-source-pair = Tunnelpaar
underwater-cities-source-network = Netzwerk
underwater-cities-source-resources = Ressourcen

underwater-cities-event-era = Ära { $n } beginnt
underwater-cities-event-era-end = Ära { $era } ist zu Ende
underwater-cities-event-round = Runde { $n }
underwater-cities-event-order = Zugfolge: { $seats }
underwater-cities-event-turn = { $seat } ist am Zug
underwater-cities-event-blue = { $seat } legt { $tile } nach oben rechts
underwater-cities-event-placed = { $seat } nutzt { $space } und spielt { $card } aus
underwater-cities-event-cloned = { $seat } kopiert { $space } und spielt { $card } aus
underwater-cities-event-claimed = { $seat } beansprucht { $card }
underwater-cities-event-resolved = { $seat } führt den Effekt von { $card } aus
underwater-cities-event-used = { $seat } nutzt { $card }
underwater-cities-event-readied = { $seat } macht { $card } wieder verfügbar
underwater-cities-event-ability = { $seat } nutzt { $card }
underwater-cities-event-performed = { $seat } nutzt die Aktion von { $space }
underwater-cities-event-triggered = { $seat } erhält den Effekt von { $source }
underwater-cities-event-gained = { $seat } erhält { $goods }: { $source }
underwater-cities-event-gained-plain = { $seat } erhält { $goods }
underwater-cities-event-paid = { $seat } bezahlt { $goods }: { $source }
underwater-cities-event-paid-plain = { $seat } bezahlt { $goods }
underwater-cities-event-built = { $seat } baut { FORM($kind, "one") } ({ $site })
underwater-cities-event-upgraded = { $seat } wertet { FORM($kind, "one") } auf ({ $site })
underwater-cities-event-converted = { $seat } wandelt eine Stadt um ({ $site })
underwater-cities-event-connected = { $seat } verbindet { $tile }
underwater-cities-event-tile = { $seat } erhält { $tile }
underwater-cities-event-contract = { $seat } erfüllt { $contract }
underwater-cities-event-advanced = { $seat } schreitet auf Feld { $space } der Staatenbund-Leiste voran
underwater-cities-event-drew =
    { $n ->
        [one] { $seat } zieht { $n } Karte
       *[other] { $seat } zieht { $n } Karten
    }
underwater-cities-event-got = { $seat } bekommt { $card }
underwater-cities-event-looked = { $seat } sieht { $card } an
underwater-cities-event-took = { $seat } nimmt { $card }
underwater-cities-event-dug = { $seat } sieht { $n } Spezialkarten an und behält eine
underwater-cities-event-discarded = { $seat } wirft { $card } ab
underwater-cities-event-reshuffled = Der Ablagestapel wird zum neuen Deck
underwater-cities-event-blocked = Gesperrt: { $spaces }
underwater-cities-event-fourth = { $card } wird aufgedeckt: Auch { $space } ist gesperrt
underwater-cities-event-production = Produktion am Ende der Ära { $era }
underwater-cities-event-produced = { $seat } erzeugt { $goods }: { $source }
underwater-cities-event-fed =
    { $seat } ernährt die Städte mit { ICON("kelp", $kelp) }{ $kelp } Tang{ ICON() }{ $biomass ->
        [0] {""}
       *[other] {""} und { ICON("biomass", $biomass) }{ $biomass } Biomasse{ ICON() }
    }{ $unfed ->
        [0] {""}
        [one] ; { $unfed } Stadt hungert, { underwater-cities-lost }
       *[other] ; { $unfed } Städte hungern, { underwater-cities-lost }
    }
underwater-cities-lost =
    { $points ->
        [one] { ICON("point", $points) }{ $points } Punkt{ ICON() } verloren
       *[other] { ICON("point", $points) }{ $points } Punkte{ ICON() } verloren
    }
underwater-cities-event-final = Schlusswertung
underwater-cities-event-scored =
    { $points ->
        [one] { $seat } wertet { ICON("point", $points) }{ $points } Punkt{ ICON() }: { $source }
       *[other] { $seat } wertet { ICON("point", $points) }{ $points } Punkte{ ICON() }: { $source }
    }
underwater-cities-event-total =
    { $points ->
        [one] { $seat } hat { ICON("point", $points) }{ $points } Punkt{ ICON() }
       *[other] { $seat } hat { ICON("point", $points) }{ $points } Punkte{ ICON() }
    }
underwater-cities-event-solo =
    { $won ->
        [0] Das Ziel ist verfehlt
       *[1] Das Ziel ist erreicht: gewonnen
    }

## Was eine Stellung wert ist, für Tipps

underwater-cities-value-score = Punkte
underwater-cities-value-network = Netzwerk
underwater-cities-value-final = Schlusswertungskarten
underwater-cities-value-production = Produktion
underwater-cities-value-goods = Ressourcen
underwater-cities-value-cards = Karten
underwater-cities-value-hand = Handkarten
underwater-cities-value-growth = Ausbaumöglichkeiten
underwater-cities-value-order = Zugfolge

## Bauplätze eines Spielerbogens

underwater-cities-line-site-bonus = { $site }: { $what }
underwater-cities-line-site-surcharge = { $site }: Zusatzzahlung { $what }
underwater-cities-line-site-times = { $site }: Produktion ×{ $n }
underwater-cities-line-site-symbiotic = { $site }: Eine verbundene symbiotische Stadt erzeugt { underwater-cities-goods-pt }
underwater-cities-line-site-strengthens = { $site }: Die verbundene Metropole erzeugt { underwater-cities-goods-pt } mehr
underwater-cities-line-pair = { $a } und { $b }, beide an einer Stadt: { $what } je Produktionsphase

## Allein: was erreicht werden soll, und wie es ausging

underwater-cities-aim-points = { $need } Punkte, jetzt { $n }; mit Schlusswertung { $scored }
underwater-cities-aim-final = { $need } Punkte, jetzt { $n }
underwater-cities-aim-cities = { $need } verbundene Städte, jetzt { $n }
underwater-cities-aim-fourth = Ohne einen Schritt auf der Staatenbund-Leiste in dieser Runde hat die nächste ein viertes Sperrplättchen.
underwater-cities-aim-stepped = In dieser Runde bist du auf der Staatenbund-Leiste vorgerückt: kein viertes Sperrplättchen in der nächsten.
underwater-cities-end-won = Ziel erreicht: { $n } Punkte, { $cities ->
        [one] { $cities } verbundene Stadt
       *[other] { $cities } verbundene Städte
    }
underwater-cities-end-lost = Ziel verfehlt: { $n } Punkte, { $cities ->
        [one] { $cities } verbundene Stadt
       *[other] { $cities } verbundene Städte
    }
underwater-cities-end-points = Nötige Punkte: { $need }; es fehlen { $missing }
underwater-cities-end-cities = Nötige verbundene Städte: { $need }; es fehlen { $missing }
underwater-cities-end-tie = Gleich viele Punkte: Wer in der Reihenfolge früher dran ist, liegt vorn.
underwater-cities-tally-before = Im Spiel
underwater-cities-tally-brown = Braune Metropole
underwater-cities-tally-cards = Schlusswertungskarten
underwater-cities-tally-network = Netzwerk
underwater-cities-tally-resources = Ressourcen
## Warum nicht: wozu eine Stelle da ist und was im Weg steht

underwater-cities-why-space = Einen Aktionsplatz wählst du zu Beginn deines Zuges, zusammen mit einer Handkarte.
underwater-cities-why-hand = Eine Handkarte spielst du zu Beginn deines Zuges, zusammen mit einem Aktionsplatz.
underwater-cities-why-hand-order = Karten wählst du von links nach rechts: Diese ließe zu wenige übrig oder liegt vor der zuletzt gewählten.
underwater-cities-why-hand-looked = Diese Karte hast du schon auf der Hand. Wähle eine von denen, die du dir ansiehst.
underwater-cities-why-card-used = Diese Karte ist genutzt. Nach der Produktion oder durch einen Effekt ist sie wieder verfügbar.
underwater-cities-why-card-action = Eine Aktionskarte nutzt du, wenn ein Platz oder eine Karte es erlaubt, und ihr Effekt muss möglich sein.
underwater-cities-why-card-lasting = Diese Karte wirkt von selbst, wenn es so weit ist.
underwater-cities-why-contract = Du erfüllst die Bedingungen. Der Auftrag wird angeboten, nachdem du in deinem Zug etwas getan hast.
underwater-cities-why-special = Spezialkarten ziehst du mit einem Aktionsplatz oder Effekt, der das sagt, und bezahlst sie beim Ausspielen.
underwater-cities-why-clone = Das Aktionskopie-Plättchen nutzt du zu Beginn deines Zuges, mit einem besetzten Platz.
underwater-cities-why-clone-nothing = Jetzt lässt sich nichts kopieren: Es braucht 1 Credit und einen nützlichen Platz, den jemand anderes besetzt.
underwater-cities-why-city-built = Hier steht schon eine Stadt.
underwater-cities-why-city-far = Eine Stadt muss neben einer deiner Städte stehen.
underwater-cities-why-city = Städte baust du mit einem Aktionsplatz oder einer Karte, die das sagt.
underwater-cities-why-site-built = Hier steht schon ein Gebäude.
underwater-cities-why-site-far = Gebäude stehen an deinen Städten und dort, wo deine nächste Stadt stehen könnte.
underwater-cities-why-site-expansion = Das ist ein Erweiterungsbauplatz. Nur manche Effekte bauen dort.
underwater-cities-why-site = Gebäude baust du mit einem Aktionsplatz oder einer Karte, die das sagt.
underwater-cities-why-tunnel-built = Hier ist schon ein Tunnel.
underwater-cities-why-tunnel-far = Ein Tunnel muss an dein Netzwerk anschließen.
underwater-cities-why-tunnel = Tunnel baust du mit einem Aktionsplatz oder einer Karte, die das sagt.
underwater-cities-why-pay-here = Hier geht das nicht: Die Zusatzzahlung ist für dich zu hoch, oder der Effekt meint andere Stellen.
underwater-cities-why-upgrade-nothing = Hier steht nichts, was sich aufwerten ließe.
underwater-cities-why-upgraded = Das ist schon aufgewertet.
underwater-cities-why-upgrade-other = Diese Aufwertung gilt einer anderen Art von Struktur, oder sie kostet hier mehr, als du hast.
underwater-cities-why-metropolis = Eine Metropole wählt man nicht: Sie wirkt, sobald Tunnel sie mit deinem Netzwerk verbinden.
underwater-cities-why-track = Dein Anzeiger auf der Staatenbund-Leiste rückt vor, wenn ein Aktionsplatz oder eine Karte das sagt.
underwater-cities-why-good = Ressourcen wählst du, wenn ein Aktionsplatz oder eine Karte dir die Wahl lässt.
underwater-cities-why-played = Diese Karte wird gerade gespielt.
underwater-cities-why-tucked = Diese Karte ist bezahlt und hat gewirkt.

## Arten von Stellen

underwater-cities-sort-space = Aktionsplätze
underwater-cities-sort-hand = deine Handkarten
underwater-cities-sort-card = ausliegende Karten
underwater-cities-sort-special = Spezialkarten
underwater-cities-sort-metropolis = Metropolen
underwater-cities-sort-city = Stadtbauplätze
underwater-cities-sort-site = Bauplätze
underwater-cities-sort-tunnel = Tunnelbauplätze
underwater-cities-sort-clone = das Aktionskopie-Plättchen
underwater-cities-sort-track = die Staatenbund-Leiste
underwater-cities-sort-good = deine Ressourcen

# New Edens Tisch auf der Seite: Namen der Orte und Dinge, die dort gezeichnet sind.

new-eden-board-short-crab = Krabbe
new-eden-board-short-mussel = Muschel
new-eden-board-short-kraken = Krake
new-eden-board-short-yard = Werft
new-eden-board-short-oxygen = Sauerstoff
new-eden-board-short-research = Forschung

new-eden-board-display = Kartenauslage
new-eden-board-course = Runde und Phase
new-eden-board-tab-market = Karten
new-eden-board-tab-station = Station
new-eden-board-round = Runde { $n } von { $of }

## The display

new-eden-board-row-price =
    Zeile { $n }: { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }{ $repair ->
        [0] {""}
       *[other] , { $repair } Schaden reparieren
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } Schaden
    }
new-eden-board-row-owner = Karten, die { $seat } abgelehnt hat
new-eden-board-sinks = Wenn die letzte Karte der Zeile { $n } weg ist, sinken alle darüber um eine Zeile
new-eden-board-face-down = Eine verdeckte Karte
new-eden-board-symbol = Bewegung für die Person, die diese Zeile gewinnt
new-eden-board-mark-sold = verkauft
new-eden-board-mark-unsold = liegen geblieben
new-eden-board-mark-blocked = gesperrt
new-eden-board-no-bid = noch kein Gebot
new-eden-board-bids-nothing = Deep Thought bietet nicht
new-eden-board-out = ausgestiegen

## The Black Market

new-eden-board-hand = Deine Hand
new-eden-board-kept = Karten für die Station von { $seat }
new-eden-board-keep =
    { $n ->
        [one] { $n } Karte behalten
       *[other] { $n } Karten behalten
    }
new-eden-board-too-dear = Das kannst du nicht bezahlen

## A station

new-eden-board-station = Station von { $seat }
new-eden-board-dome =
    Hauptkuppel: { $lying ->
        [one] { $lying } Deeple
       *[other] { $lying } Deeple
    }{ $spent ->
        [0] {""}
       *[other] , { $spent } für diese Runde verbraucht
    }
new-eden-board-damage =
    Schaden { $n }, der Zeiger steht hinter { $pointer }: { $holds ->
        [0] die Station würde zusammenstürzen
       *[other] die Station hält stand
    }
new-eden-board-holds = Die Station hält stand
new-eden-board-collapses = Die Station würde zusammenstürzen
new-eden-board-collapsed = Die Station ist zusammengestürzt
new-eden-board-held = Die Station hat standgehalten
new-eden-board-plant-state = Kraftwerk, in dieser Runde { $used }-mal genutzt, noch { $left }-mal
new-eden-board-socket = Ausbau { $area }, { $n } Münzen
new-eden-board-built = Ausbau { $area }, gebaut
new-eden-board-gives-deeples = { $n } Deeple für die Kuppel
new-eden-board-gives-points = { $n } Punkte für jede Forschungskarte, die ab dann angebaut wird
new-eden-board-used = in dieser Runde genutzt
new-eden-board-nautilus = Nautilusmarker: beginnt
new-eden-board-passed = gepasst
new-eden-board-to-move = am Zug
new-eden-board-coins = Münzen
new-eden-board-coins-hidden = Münzen hinter dem Sichtschirm
new-eden-board-score = Punkte

## The parts of a station

new-eden-board-part-crab = Erntekrabben
new-eden-board-part-mussel = Muschelhabitate
new-eden-board-part-kraken = Reparaturkraken
new-eden-board-part-yard = Werften
new-eden-board-part-oxygen = Sauerstoff
new-eden-board-part-research = Forschung
new-eden-board-part-plant = Kraftwerk
new-eden-board-does-crab =
    { $n ->
        [0] Münzen
       *[other] Münzen; Zeiger −{ $n }
    }
new-eden-board-does-mussel = Punkte
new-eden-board-does-kraken =
    { $n ->
        [0] Reparatur
       *[other] Reparatur; Zeiger +{ $n }
    }
new-eden-board-oxygen-left = noch { $left } von { $n } offen
new-eden-board-bonus = je Karte, Rundenende
new-eden-board-brings-shipyard = { $n } Deeple
new-eden-board-brings-kraken = { $n } reparieren
new-eden-board-brings-oxygen = Flaschen 2, 1
new-eden-board-brings-research = { $n } Punkte je neuer Karte
new-eden-board-stakes-safe =
    hält { $pointer } Schaden aus; { $value ->
        [one] { $value } Punkt sicher
       *[other] { $value } Punkte sicher
    }
new-eden-board-stakes-open =
    hält { $pointer } Schaden aus; { $value ->
        [one] { $value } Punkt in Gefahr
       *[other] { $value } Punkte in Gefahr
    }
new-eden-board-stakes-lost =
    hielt { $pointer } Schaden aus; { $value ->
        [one] { $value } Punkt verloren
       *[other] { $value } Punkte verloren
    }
new-eden-board-mini-holds = Schaden { $n }, hält { $pointer }
new-eden-board-mini-collapses = Schaden { $n }, stürzt ein
new-eden-board-plant-left =
    { $left ->
        [0] verbraucht
       *[other] noch { $left }
    }

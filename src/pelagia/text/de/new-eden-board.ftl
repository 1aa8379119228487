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
new-eden-board-face-down = Eine verdeckte Karte
new-eden-board-symbol = Bewegung für die Person, die diese Zeile gewinnt
new-eden-board-mark-sold = verkauft
new-eden-board-mark-unsold = nicht versteigert
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
new-eden-board-holds = hält stand
new-eden-board-collapses = stürzt zusammen
new-eden-board-collapsed = zusammengestürzt
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
new-eden-board-value = Schlusswertung der Station, wenn sie standhält

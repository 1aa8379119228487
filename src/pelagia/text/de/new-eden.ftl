# New Eden. Begriffe, Fragen, Beschriftungen und Titel stehen in docs/rules/new-eden.md, Abschnitt 1.

new-eden = New Eden
new-eden-deep-thought = Deep Thought 4200
new-eden-dome = Hauptkuppel
    .kind = dome

new-eden-phase-setup = Aufbau
new-eden-phase-a = Entwicklung
new-eden-phase-b = Schwarzmarkt
new-eden-phase-c = Versteigerung
new-eden-phase-d = Rundenwertung
new-eden-phase-over = Spielende

## Gruppen. own, own-many: als Anzahl; staffed, staffed-many: voll besetzt; yours: alle, die du hast; card: eine Karte.

new-eden-group-crab = Erntekrabbe
    .own = eigene Erntekrabbe
    .own-many = eigene Erntekrabben
    .staffed = voll besetzte Erntekrabbe
    .staffed-many = voll besetzte Erntekrabben
    .yours = deine Erntekrabben
    .card = Erntekrabbenkarte
new-eden-group-mussel = Muschelhabitat
    .own = eigenes Muschelhabitat
    .own-many = eigene Muschelhabitate
    .staffed = voll besetztes Muschelhabitat
    .staffed-many = voll besetzte Muschelhabitate
    .yours = deine Muschelhabitate
    .card = Muschelhabitatkarte
new-eden-group-kraken = Reparaturkrake
    .own = eigene Reparaturkrake
    .own-many = eigene Reparaturkraken
    .staffed = voll besetzte Reparaturkrake
    .staffed-many = voll besetzte Reparaturkraken
    .yours = deine Reparaturkraken
    .card = Reparaturkrakenkarte
new-eden-group-yard = Werft
    .own = eigene Werftkarte
    .own-many = eigene Werftkarten
    .yours = deine Werften
    .card = Werftkarte
new-eden-group-oxygen = Sauerstofftank
    .own = eigene Sauerstoffkarte
    .own-many = eigene Sauerstoffkarten
    .yours = deine Sauerstoffkarten
    .card = Sauerstoffkarte
new-eden-group-research = Forschung
    .own = eigene Forschungskarte
    .own-many = eigene Forschungskarten
    .yours = deine Forschungskarten
    .card = Forschungskarte

new-eden-extension-shipyard = Werft
new-eden-extension-kraken = Reparaturkrake
new-eden-extension-oxygen = Sauerstofftank
new-eden-extension-research = Forschung

## Namen der Karten

new-eden-name-crab = Erntekrabbe { CODE($id) }
new-eden-name-mussel = Muschelhabitat { CODE($id) }
new-eden-name-kraken = Reparaturkrake { CODE($id) }
new-eden-name-yard = Werft { CODE($id) }
new-eden-name-oxygen = Sauerstoffkarte { CODE($id) }
new-eden-name-research = Forschung { CODE($id) }
new-eden-name-tile = Krakenplättchen
new-eden-name-bonus-coins = Bonus { CODE($id) } (1 Münze je { FORM($group, "card") })
new-eden-name-bonus-points = Bonus { CODE($id) } (2 Punkte je { FORM($group, "card") })

new-eden-title-r01 = Förderung
new-eden-title-r02 = Ballast
new-eden-title-r03 = Saubere Ernte
new-eden-title-r04 = Notschaum
new-eden-title-r05 = Krabbengilde
new-eden-title-r06 = Krakenschule
new-eden-title-r07 = Probebohrung
new-eden-title-r08 = Tiefbohrung
new-eden-title-r09 = Offene Patente
new-eden-title-r10 = Turbine
new-eden-title-r11 = Führungen
new-eden-title-r12 = Filter
new-eden-title-r13 = Werftstreik
new-eden-title-r14 = Krabbenplage
new-eden-title-r15 = Lecke Tanks

## Wirkungen, als Teile eines Kartentexts

new-eden-coins =
    { COUNT($n) ->
        [one] { COUNT($n) } Münze
       *[other] { COUNT($n) } Münzen
    }{ PER($n) }
new-eden-points =
    { COUNT($n) ->
        [one] { COUNT($n) } Punkt
       *[other] { COUNT($n) } Punkte
    }{ PER($n) }
new-eden-damage = { COUNT($n) } Schaden{ PER($n) }
new-eden-repair = { COUNT($n) } Schaden{ PER($n) } reparieren
new-eden-deeples = { COUNT($n) } Deeple{ PER($n) }
new-eden-gift =
    { COUNT($n) ->
        [one] alle anderen nehmen je { COUNT($n) } Münze
       *[other] alle anderen nehmen je { COUNT($n) } Münzen
    }{ PER($n) }
    .kind = sentence
new-eden-count = { FORM($group, "own-many") }
    .per = je { FORM($group, "own") }
    .one = { FORM($group, "own") }
    .many = { FORM($group, "own-many") }
new-eden-staffed = { FORM($group, "staffed-many") }
    .per = je { FORM($group, "staffed") }
    .one = { FORM($group, "staffed") }
    .many = { FORM($group, "staffed-many") }

new-eden-plant-coins =
    { $n ->
        [one] { $n } Münze mehr
       *[other] { $n } Münzen mehr
    }
new-eden-plant-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
new-eden-plant-less-damage = { $n } Schaden weniger

new-eden-final-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
new-eden-final-per =
    { COUNT($points) ->
        [one] { COUNT($points) } Punkt
       *[other] { COUNT($points) } Punkte
    }{ PER($points) }
new-eden-final-forward = Zeiger +{ $n }
new-eden-final-back = Zeiger -{ $n }
new-eden-final-ignores-back = { FORM($group, "yours") } kosten keine Stabilität

## Zeilen eines Kartentexts

new-eden-line-use =
    { $n ->
        [one] { $n } Einsetzfeld: { $what }
       *[other] { $n } Einsetzfelder: { $what }
    }
new-eden-line-bottles =
    { $n ->
        [1] Flasche { $a }
       *[2] Flaschen { $a } und { $b }
    }
new-eden-line-place =
    { FORM($what, "kind") ->
        [addressed] Jetzt, { $what }
       *[plain] Jetzt: { $what }
    }
new-eden-line-plant = Kraftwerk: { $what }
new-eden-line-final = Ende: { $what }
new-eden-bonus-coins = Rundenwertung: 1 Münze je { FORM($group, "card") }
new-eden-bonus-points = Rundenwertung: 2 Punkte je { FORM($group, "card") }

## Fragen

new-eden-ask-turn = Dein Zug: kaufen, bewegen oder passen
new-eden-cause-plant = Kraftwerk
new-eden-cause-extra = Zusätzliche Bewegung
new-eden-ask-bottle = Schwimm mit einem Deeple bis zu { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } nach außen
new-eden-ask-activate = Alle Einsetzfelder sind besetzt. Welches Modul aktivierst du?
new-eden-ask-overflow = Schaden über 15. Welche äußerste Karte geht verloren?
new-eden-ask-place-kept = { $row ->
        [0] Schwarzmarkt
       *[other] Zeile { $row } gehört dir
    }: Welche Karte baust du als Nächstes an?
new-eden-ask-place-or-extend = { $row ->
        [0] Schwarzmarkt
       *[other] Zeile { $row } gehört dir
    }: Baust du die nächste Karte an oder zuerst die Forschung aus?
new-eden-ask-free-window = Vor dem Schwarzmarkt: Nutzt du das Kraftwerk, oder baust du aus?
new-eden-ask-market = Schwarzmarkt: Welche Karten behältst du? Eine kostet { $a }, zwei { $b }, drei { $c }, in Münzen und als Schaden
new-eden-ask-pick-row = Versteigerung: Welche Zeile ist als Nächstes dran?
new-eden-ask-bid = Zeile { $row }, { $n ->
        [0] noch kein Gebot: bieten oder aussteigen?
       *[other] Höchstgebot { $n }: erhöhen oder aussteigen?
    }
new-eden-ask-auction-move = Zeile { $row } gehört dir, je leerem Platz eine Bewegung: Bewegung { $k } von { $m }
new-eden-ask-extra = Zeile { $row } gehört dir: Noch eine Bewegung für { $n } Schaden?
new-eden-ask-extra-card = Zusätzliche Bewegung: Welche Sauerstoffkarte nutzt du?
new-eden-ask-closing = Vor dem Ende der Runde: Nutzt du das Kraftwerk, oder baust du aus?
new-eden-ask-put-row = Deine abgelehnten Karten werden versteigert. In welche Zeile kommen sie?
new-eden-ask-block = Versteigerung: Welche zwei Zeilen sperrst du? Auf die obere der anderen bietet Deep Thought { $n }
new-eden-ask-outbid = Zeile { $row }: Deep Thought bietet { $n }. Zahlst du { $next }?

## Möglichkeiten

new-eden-buy = { $card } kaufen für { $n }
new-eden-move = Mit { $card } bewegen
new-eden-pass =
    Passen{ $n ->
        [0] {""}
        [one] : { $n } Punkt
       *[other] : { $n } Punkte
    }{ $nautilus ->
        [0] {""}
       *[other] , Nautilusmarker
    }
new-eden-plant =
    Kraftwerk: { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }{ $p ->
        [0] {""}
        [one] , { $p } Punkt
       *[other] , { $p } Punkte
    }, { $d } Schaden
new-eden-extend = Ausbau: { $area } (6 Münzen)
new-eden-step =
    { FORM($start, "kind") ->
        [dome] Aus der Hauptkuppel auf „{ $to }“
       *[module] Von „{ $start }“ auf „{ $to }“
    }
new-eden-leave = Flasche nicht nutzen
new-eden-activate = { $module } aktivieren
new-eden-done = Fertig
new-eden-lose = { $card } verlieren
new-eden-place = { $card } anbauen
new-eden-keep-none = Nichts behalten
new-eden-keep-1 =
    { $a } behalten ({ $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }, { $n } Schaden)
new-eden-keep-2 =
    { $a } und { $b } behalten ({ $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }, { $n } Schaden)
new-eden-keep-3 =
    { $a }, { $b } und { $c } behalten ({ $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }, { $n } Schaden)
new-eden-row = Zeile { $n }
new-eden-bid = { $lo } bis { $hi } bieten
new-eden-bid-one = { $n } bieten
new-eden-out = Aussteigen
new-eden-stop = Keine Bewegung mehr
new-eden-extra = 1 Schaden nehmen und bewegen
new-eden-put = Zeile { $n } für die abgelehnten Karten
new-eden-block = Zeilen { $a } und { $b } sperren
new-eden-outbid = { $n } zahlen
new-eden-leave-row =
    { $n ->
        [0] Zeile liegen lassen
       *[other] Zeile Deep Thought überlassen
    }

## Warum nicht

new-eden-why-coins =
    { $n ->
        [one] Du brauchst { $n } Münze
       *[other] Du brauchst { $n } Münzen
    } und hast { $have }. Wähle etwas Günstigeres oder hole dir zuerst Münzen.
new-eden-why-plant =
    { $n ->
        [one] Du hast das Kraftwerk in dieser Runde einmal genutzt
       *[other] Du hast das Kraftwerk in dieser Runde { $n }-mal genutzt
    }. In der nächsten Runde ist es wieder bereit.
new-eden-why-built = Diesen Ausbau hast du schon. Jeder kann einmal gebaut werden.
new-eden-why-placing = Baue zuerst deine Karten an; bis dahin ist nur der Ausbau der Forschung möglich, direkt vor einer Forschungskarte.
new-eden-why-oxygen-used = { $card } ist in dieser Runde verbraucht. Wähle eine Sauerstoffkarte, die offen liegt.
new-eden-why-no-move = { $card } würde nichts bewirken: Kein Deeple kann einen Schritt gehen, und kein Modul ist bereit. Wähle etwas anderes.
new-eden-why-bid = Das Höchstgebot ist { $n }. Biete mehr oder steige aus.

## Was geschah

# Gewinne am Ende einer Zeile; nichts, wo es keine gibt.
new-eden-gains =
    { $coins ->
        [0] {""}
        [one] , { ICON("coin", $coins) }{ $coins } Münze{ ICON() }
       *[other] , { ICON("coin", $coins) }{ $coins } Münzen{ ICON() }
    }{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } Punkt{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } Punkte{ ICON() }
    }

new-eden-event-round = Runde { $n }
new-eden-event-bonus-shown = Bonuskarten dieser Runde: { $a } und { $b }
new-eden-event-laid-out =
    { $n ->
        [one] { $n } Karte wird ausgelegt
       *[other] { $n } Karten werden ausgelegt
    }
new-eden-event-removed = { $card } wird aus der Auslage entfernt
new-eden-event-bought =
    { $seat } kauft { $card } aus Zeile { $row } für { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }{ ICON() }
new-eden-event-taken = { $seat } nimmt { $card } aus Zeile { $row }
new-eden-event-rows-fell = Zeile { $row } ist leer: Die Karten darüber rücken nach unten
new-eden-event-damaged =
    { $n ->
        [0] { $seat } bleibt bei { ICON("damage", $now) }{ $now } Schaden{ ICON() }
       *[other] { $seat } nimmt { ICON("damage", $n) }{ $n } Schaden{ ICON() }, jetzt { $now }
    }
new-eden-event-repaired = { $seat } repariert { ICON("repair", $n) }{ $n }{ ICON() }, jetzt { ICON("damage", $now) }{ $now } Schaden{ ICON() }
new-eden-event-lost = { $seat } verliert { $card }
new-eden-event-used = { $seat } bewegt mit { $card }
new-eden-event-moved =
    { FORM($start, "kind") ->
        [dome] { $seat }: ein Deeple zieht aus der Hauptkuppel auf „{ $to }“
       *[module] { $seat }: ein Deeple zieht von „{ $start }“ auf „{ $to }“
    }
new-eden-event-activated =
    { $seat } aktiviert { $module }{ new-eden-gains }{ $repair ->
        [0] {""}
       *[other] , { ICON("repair", $repair) }{ $repair } Schaden repariert{ ICON() }
    }
new-eden-event-passed =
    { $seat } passt an { $order }. Stelle{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } Punkt{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } Punkte{ ICON() }
    }
new-eden-event-nautilus = { $seat } hat jetzt den Nautilusmarker
new-eden-event-plant =
    { $use ->
        [1] { $seat } nutzt das Kraftwerk zum ersten Mal
        [2] { $seat } nutzt das Kraftwerk zum zweiten Mal
       *[3] { $seat } nutzt das Kraftwerk zum dritten Mal
    }{ new-eden-gains }{ $damage ->
        [0] {""}
       *[other] , { ICON("damage", $damage) }{ $damage } Schaden{ ICON() }
    }
new-eden-event-extended =
    { $seat } baut den Ausbau { $tile } für { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }{ ICON() }
new-eden-event-dealt = Die Karten des Schwarzmarkts werden verteilt
new-eden-event-hand =
    { $seat } bekommt { $n ->
        [1] { $c1 }
        [2] { $c1 } und { $c2 }
       *[3] { $c1 }, { $c2 } und { $c3 }
    }
new-eden-event-market-paid =
    { $kept ->
        [0] { $seat } behält keine Karte
        [one] { $seat } behält { $kept } Karte für { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] Münze
           *[other] Münzen
        }{ ICON() } und { ICON("damage", $damage) }{ $damage } Schaden{ ICON() }
       *[other] { $seat } behält { $kept } Karten für { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] Münze
           *[other] Münzen
        }{ ICON() } und { ICON("damage", $damage) }{ $damage } Schaden{ ICON() }
    }
new-eden-event-kept-shown =
    { $seat } deckt { $n ->
        [1] { $c1 }
        [2] { $c1 } und { $c2 }
       *[3] { $c1 }, { $c2 } und { $c3 }
    } auf
new-eden-event-placed = { $seat } baut { $card } an{ new-eden-gains }
new-eden-event-gift =
    { $coins ->
        [one] { $seat } nimmt { ICON("coin", $coins) }{ $coins } Münze{ ICON() }
       *[other] { $seat } nimmt { ICON("coin", $coins) }{ $coins } Münzen{ ICON() }
    }
new-eden-event-rows-shown = Alle Karten in den Zeilen werden aufgedeckt
new-eden-event-blocked = Zeilen { $a } und { $b } sind gesperrt
new-eden-event-opened = { $seat } bringt Zeile { $row } zur Versteigerung
new-eden-event-auctioned = Zeile { $row } wird versteigert
new-eden-event-bid = { $seat } bietet { ICON("coin", $n) }{ $n }{ ICON() }
new-eden-event-out = { $seat } steigt aus
new-eden-event-sold =
    { $seat } ersteigert Zeile { $row } für { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }{ ICON() }
new-eden-event-unsold = Zeile { $row } bleibt liegen
new-eden-event-bonus =
    { $card }: { $seat } bekommt { $coins ->
        [0] { $points ->
            [0] nichts
            [one] { ICON("point", $points) }{ $points } Punkt{ ICON() }
           *[other] { ICON("point", $points) }{ $points } Punkte{ ICON() }
        }
        [one] { ICON("coin", $coins) }{ $coins } Münze{ ICON() }
       *[other] { ICON("coin", $coins) }{ $coins } Münzen{ ICON() }
    }
new-eden-event-round-reset = Die Runde ist zu Ende
new-eden-event-scored =
    { $seat }: { ICON("point", $coin_points) }{ $coin_points } { $coin_points ->
        [one] Punkt
       *[other] Punkte
    }{ ICON() } für { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }{ ICON() }; Zeiger { $pointer }: { $holds ->
        [1] die Station hält stand, { ICON("point", $value) }{ $value } { $value ->
            [one] Punkt
           *[other] Punkte
        }{ ICON() }
       *[0] die Station stürzt zusammen
    }; zusammen { $total }

## Was eine Stellung wert ist, für Tipps

new-eden-value-score = Punkte bisher
new-eden-value-coins = Münzen
new-eden-value-station = Wert der Station
new-eden-value-modules = Ertrag der Module
new-eden-value-crew = Deeple
new-eden-value-bonus = Bonuskarten
new-eden-value-damage = Schaden
new-eden-value-plant = Kraftwerk
new-eden-value-extensions = Ausbauten
new-eden-value-rivals = Stärke der anderen
new-eden-value-position = Stellung

## Was gegen Deep Thought erreicht werden soll, und wie es ausging

new-eden-aim-beat = Mehr Punkte als Deep Thought.
new-eden-aim-solo = Mehr Punkte als Deep Thought: jetzt { $n } zu { $other }, mit aufgedruckten Punkten, ohne Münzen
new-eden-aim-collapse = { $seat } würde zusammenstürzen, Schaden { $damage } über { $limit }: { $value ->
        [0] kein aufgedruckter Punkt in Gefahr
        [one] { $value } aufgedruckter Punkt in Gefahr
       *[other] { $value } aufgedruckte Punkte in Gefahr
    }
new-eden-aim-takes = Deep Thought nimmt als Nächstes { $card }, wenn die Karte dann noch da ist.
new-eden-aim-activates = Deep Thought aktiviert als Nächstes alle seine Module.
new-eden-aim-passes = Deep Thought passt als Nächstes.
new-eden-aim-bids = Deep Thought hat { $coins } Münzen und bietet die Hälfte: { $n }; danach { $then }, wenn es diese Zeile gewinnt.
new-eden-end-won =
    { $ahead ->
        [0] { $seat } schlägt Deep Thought bei { $n } zu { $other }
        [one] { $seat } schlägt Deep Thought { $n } zu { $other }, mit { $ahead } Punkt Vorsprung
       *[other] { $seat } schlägt Deep Thought { $n } zu { $other }, mit { $ahead } Punkten Vorsprung
    }
new-eden-end-lost =
    { $ahead ->
        [0] Deep Thought gewinnt bei { $other } zu { $n }
        [one] Deep Thought gewinnt { $other } zu { $n }, mit { $ahead } Punkt Vorsprung
       *[other] Deep Thought gewinnt { $other } zu { $n }, mit { $ahead } Punkten Vorsprung
    }
new-eden-end-draw = { $seat } und Deep Thought trennen sich mit { $n } unentschieden
new-eden-end-tie = Gleich viele Punkte: Der geringere Schaden entscheidet, gleicher Schaden ist ein Unentschieden.
new-eden-tally-played = Im Spiel
new-eden-tally-coins = Münzen
new-eden-end-collapsed = Die Station von { $seat } ist zusammengestürzt, Schaden { $damage } bei höchstens { $limit }: { $value ->
        [0] kein aufgedruckter Punkt verloren
        [one] { $value } aufgedruckter Punkt verloren
       *[other] { $value } aufgedruckte Punkte verloren
    }
## Warum nicht: wozu eine Stelle da ist und was im Weg steht

new-eden-why-card-phase-a = Karten der Auslage kaufst du in deinem eigenen Zug, eine nach der anderen.
new-eden-why-card-auction = Einzelne Karten kannst du jetzt nicht kaufen: Ganze Zeilen werden versteigert.
new-eden-why-card-hand = Welche dieser Karten du behältst, wählst du im nächsten Schritt.
new-eden-why-card-kept = Diese Karte hast du genommen. Sie wird bald an deine Station angebaut.
new-eden-why-card-theirs = Diese Karte hat jemand anderes genommen.
new-eden-why-card-inner = Nur die äußerste Karte eines Arms kann verloren gehen.
new-eden-why-oxygen = Eine Sauerstoffkarte nutzt du, um Deeple zu bewegen: in deinem Zug oder nach einer ersteigerten Zeile.
new-eden-why-yard = Eine Werft hat ihre Deeple beim Anbauen gebracht. Mehr tut sie von selbst nicht.
new-eden-why-research = Eine Forschungskarte hat schon gewirkt oder zählt am Ende. Man wählt sie nicht.
new-eden-why-module = Ein Modul nutzt du, indem du mit einer Sauerstoffkarte Deeple darauf bewegst.
new-eden-why-module-far = Mit dieser Flasche kommt kein liegender Deeple von hier weg oder hierher.
new-eden-why-module-used = Dieses Modul wurde in dieser Runde schon aktiviert.
new-eden-why-module-not-ready = Auf diesem Modul liegen zu wenige Deeple, um es zu aktivieren.
new-eden-why-row-phase-a = Jetzt kaufst du einzelne Karten. Ganze Zeilen werden später in der Runde versteigert.
new-eden-why-row-later = Zeilen werden nach dem Schwarzmarkt versteigert.
new-eden-why-row-hammer = Diese Zeile wird gerade versteigert. Du bietest in der Frage selbst.
new-eden-why-row-wait = Diese Zeile ist noch nicht dran. Wer die nächste Versteigerung eröffnet, wählt sie aus.
new-eden-why-row-sold = Diese Zeile ist verkauft.
new-eden-why-row-unsold = Diese Zeile wollte niemand.
new-eden-why-row-blocked = Diese Zeile ist gesperrt.
new-eden-why-dome = Deeple verlassen die Kuppel, wenn du sie mit einer Sauerstoffkarte bewegst.
new-eden-why-dome-empty = In deiner Kuppel liegt kein Deeple.
new-eden-why-free = Kraftwerk und Ausbau sind freie Aktionen, aber nicht mitten in diesem Schritt.
new-eden-why-bonus = Eine Bonuskarte nimmt man nicht: Sie bringt allen etwas am Ende der Runde.

## Arten von Stellen

new-eden-sort-card = Karten
new-eden-sort-row = Zeilen der Auslage
new-eden-sort-dome = deine Kuppel
new-eden-sort-plant = dein Kraftwerk
new-eden-sort-extension = deine Ausbauten

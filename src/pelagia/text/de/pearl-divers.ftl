pearl-divers = Perlentaucher

pearl-divers-kind-coral = Korallen
pearl-divers-kind-fish = Fisch
pearl-divers-kind-wreck = Wrack
pearl-divers-name-coral = Koralle { $id }
pearl-divers-name-fish = Fisch { $id }
pearl-divers-name-wreck = Wrack { $id }
pearl-divers-line-play = Beim Ausspielen: { $what }.
pearl-divers-line-final = Am Ende: { pearl-divers-points }.
pearl-divers-points =
    { COUNT($n) ->
        [one] { COUNT($n) } Punkt{ PER($n) }
       *[other] { COUNT($n) } Punkte{ PER($n) }
    }

## Effects, as parts of a card's text

pearl-divers-shells =
    { $n ->
        [one] { $n } Muschel
       *[other] { $n } Muscheln
    }
pearl-divers-pearls =
    { COUNT($n) ->
        [one] { COUNT($n) } Perle{ PER($n) }
       *[other] { COUNT($n) } Perlen{ PER($n) }
    }
pearl-divers-draw = { pearl-divers-cards } ziehen
pearl-divers-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
pearl-divers-trade = eine Karte für { pearl-divers-pearls } ablegen
pearl-divers-search = { $n } Karten ansehen und eine behalten
pearl-divers-peek = die oberste Karte des Stapels ansehen und liegen lassen oder unter den Stapel legen
pearl-divers-count = die Zahl der { $kind }karten
    .per = je { $kind }karte
    .one = { $kind }karte in deinem Fang
    .many = { $kind }karten in deinem Fang
pearl-divers-poorest = niemand hat weniger Perlen

## Questions, options, refusals

pearl-divers-ask-dive = Mit welcher Karte tauchst du?
pearl-divers-ask-keep = Welche Karte behältst du?
pearl-divers-ask-trade = Welche Karte legst du ab?
pearl-divers-ask-sink = Du siehst die oberste Karte des Stapels. Bleibt sie liegen?
pearl-divers-ask-bid = Das höchste Gebot ist { $n }. Was bietest du?
pearl-divers-dive = Mit { $card } tauchen
pearl-divers-keep = { $card } behalten
pearl-divers-discard = { $card } ablegen
pearl-divers-leave = Liegen lassen
pearl-divers-sink = Unter den Stapel legen
pearl-divers-pass = Aussteigen
pearl-divers-bid = { $lo } bis { $hi } Muscheln bieten
pearl-divers-bid-one = { pearl-divers-shells } bieten
pearl-divers-why-bid = Biete mehr als { $n } Muscheln. Du hast { $have }.

## Log

pearl-divers-event-day = Tag { $n }
pearl-divers-event-dived = { $seat } taucht mit { $card }
pearl-divers-event-shells = { $seat } nimmt { pearl-divers-shells }
pearl-divers-event-pearls = { $seat } findet { pearl-divers-pearls }
pearl-divers-event-drew = { $seat } zieht { pearl-divers-cards }
pearl-divers-event-got = { $seat } bekommt { $card }
pearl-divers-event-peeked = { $seat } sieht sich die oberste Karte des Stapels an
pearl-divers-event-sank = { $seat } legt sie unter den Stapel
pearl-divers-event-discarded = { $seat } legt { $card } ab
pearl-divers-event-reshuffled = Der Ablagestapel wird zum neuen Stapel
pearl-divers-event-offer = { $card } wird versteigert
pearl-divers-event-bid = { $seat } bietet { pearl-divers-shells }
pearl-divers-event-passed = { $seat } steigt aus
pearl-divers-event-sold = { $seat } kauft { $card } für { pearl-divers-shells }
pearl-divers-event-unsold = Niemand kauft { $card }
pearl-divers-event-scored = { $seat } hat { pearl-divers-points }
pearl-divers-tally-pearls = Perlen
pearl-divers-tally-haul = Fang

## What a position is worth, part by part

pearl-divers-value-score = Punkte
pearl-divers-value-shells = Muscheln
pearl-divers-value-hand = Handkarten
pearl-divers-value-bid = die Karte, auf die du bietest

## Labels of the table, in the order of the view

pearl-divers-board-day = Tag
pearl-divers-board-days = Tage
pearl-divers-board-deck = Stapel
pearl-divers-board-top = Oberste Karte des Stapels
pearl-divers-board-discard = Ablagestapel
pearl-divers-board-auction = Versteigerung
pearl-divers-board-card = Karte
pearl-divers-board-high = Höchstes Gebot
pearl-divers-board-bidder = Höchstbietende
    .kind = seat
pearl-divers-board-divers = Taucher
pearl-divers-board-shells = Muscheln
pearl-divers-board-pearls = Perlen
pearl-divers-board-haul = Fang
pearl-divers-board-picked = Taucht mit
pearl-divers-board-out = Ausgestiegen
pearl-divers-board-hand = Hand
pearl-divers-board-looking = Sieht an
pearl-divers-board-scores = Punkte

## Command line and terminal

cli-game-pearl-divers = Taucht mit geheimen Karten nach Perlen und bietet auf das, was oben auf dem Stapel liegt; das Beispiel der Anleitung.
terminal-greeting-pearl-divers = Perlentaucher: drei Tage auf See, eine Hand voll Karten und ein paar Muscheln zum Bieten.
terminal-primer-pearl-divers =
    Jeden Tag wählen alle geheim eine Karte, spielen sie aus und bieten auf die oberste Karte des Stapels. Perlen zählen, und auch die Karten, die du heraufgebracht hast.
lab-pearl-divers-price = Preis einer Karte in der Versteigerung
lab-pearl-divers-played = Ausgespielte Karten
lab-pearl-divers-bought = Ersteigerte Karten
lab-pearl-divers-days = Tage

## Arten von Stellen

pearl-divers-sort-card = Karten

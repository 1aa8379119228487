pearl-divers = Caçadores de Pérolas

pearl-divers-kind-coral = coral
pearl-divers-kind-fish = peixe
pearl-divers-kind-wreck = naufrágio
pearl-divers-name-coral = Coral { $id }
pearl-divers-name-fish = Peixe { $id }
pearl-divers-name-wreck = Naufrágio { $id }
pearl-divers-line-play = Ao jogar: { $what }.
pearl-divers-line-final = No fim: { pearl-divers-points }.
pearl-divers-points =
    { COUNT($n) ->
        [one] { COUNT($n) } ponto{ PER($n) }
       *[other] { COUNT($n) } pontos{ PER($n) }
    }

## Effects, as parts of a card's text

pearl-divers-shells =
    { $n ->
        [one] { $n } concha
       *[other] { $n } conchas
    }
pearl-divers-pearls =
    { COUNT($n) ->
        [one] { COUNT($n) } pérola{ PER($n) }
       *[other] { COUNT($n) } pérolas{ PER($n) }
    }
pearl-divers-draw = compre { pearl-divers-cards }
pearl-divers-cards =
    { $n ->
        [one] uma carta
       *[other] { $n } cartas
    }
pearl-divers-trade = descarte uma carta por { pearl-divers-pearls }
pearl-divers-search = olhe { $n } cartas e fique com uma
pearl-divers-peek = olhe a carta do topo do baralho e deixe-a ali ou ponha-a embaixo
pearl-divers-count = o número de cartas de { $kind }
    .per = por carta de { $kind }
    .one = carta de { $kind } na sua coleta
    .many = cartas de { $kind } na sua coleta
pearl-divers-poorest = ninguém tem menos pérolas

## Questions, options, refusals

pearl-divers-ask-dive = Com qual carta você mergulha?
pearl-divers-ask-keep = Com qual carta você fica?
pearl-divers-ask-trade = Qual carta você descarta?
pearl-divers-ask-sink = Você vê a carta do topo do baralho. Ela fica ali?
pearl-divers-ask-bid = O maior lance é { $n }. Quanto você oferece?
pearl-divers-dive = Mergulhar com { $card }
pearl-divers-keep = Ficar com { $card }
pearl-divers-discard = Descartar { $card }
pearl-divers-leave = Deixar no topo
pearl-divers-sink = Pôr embaixo do baralho
pearl-divers-pass = Desistir
pearl-divers-bid = Oferecer de { $lo } a { $hi } conchas
pearl-divers-bid-one = Oferecer { pearl-divers-shells }
pearl-divers-why-bid = Ofereça mais que { $n } conchas. Você tem { $have }.

## Log

pearl-divers-event-day = Dia { $n }
pearl-divers-event-dived = { $seat } mergulha com { $card }
pearl-divers-event-shells = { $seat } pega { pearl-divers-shells }
pearl-divers-event-pearls = { $seat } acha { pearl-divers-pearls }
pearl-divers-event-drew = { $seat } compra { pearl-divers-cards }
pearl-divers-event-got = { $seat } recebe { $card }
pearl-divers-event-peeked = { $seat } olha a carta do topo do baralho
pearl-divers-event-sank = { $seat } põe a carta embaixo do baralho
pearl-divers-event-discarded = { $seat } descarta { $card }
pearl-divers-event-reshuffled = O descarte vira o novo baralho
pearl-divers-event-offer = { $card } vai a leilão
pearl-divers-event-bid = { $seat } oferece { pearl-divers-shells }
pearl-divers-event-passed = { $seat } desiste
pearl-divers-event-sold = { $seat } arremata { $card } por { pearl-divers-shells }
pearl-divers-event-unsold = Ninguém arremata { $card }
pearl-divers-event-scored = { $seat } tem { pearl-divers-points }
pearl-divers-tally-pearls = Pérolas
pearl-divers-tally-haul = Coleta

## What a position is worth, part by part

pearl-divers-value-score = pontos
pearl-divers-value-shells = conchas
pearl-divers-value-hand = cartas na mão
pearl-divers-value-bid = a carta pela qual você dá lances

## Labels of the table, in the order of the view

pearl-divers-board-day = Dia
pearl-divers-board-days = Dias
pearl-divers-board-deck = Baralho
pearl-divers-board-top = Carta do topo do baralho
pearl-divers-board-discard = Descarte
pearl-divers-board-auction = Leilão
pearl-divers-board-card = Carta
pearl-divers-board-high = Maior lance
pearl-divers-board-bidder = Dono do maior lance
    .kind = seat
pearl-divers-board-divers = Mergulhadores
pearl-divers-board-shells = Conchas
pearl-divers-board-pearls = Pérolas
pearl-divers-board-haul = Coleta
pearl-divers-board-picked = Mergulha com
pearl-divers-board-out = Desistiu
pearl-divers-board-hand = Mão
pearl-divers-board-looking = Olha
pearl-divers-board-scores = Pontos

## Command line and terminal

cli-game-pearl-divers = Mergulhe atrás de pérolas com cartas secretas e dê lances pela carta do topo; o exemplo do guia para autores.
terminal-greeting-pearl-divers = Caçadores de Pérolas: três dias no mar, uma mão de cartas e algumas conchas para os lances.
terminal-primer-pearl-divers =
    A cada dia todos escolhem uma carta em segredo, jogam-na e dão lances pela carta do topo do baralho. Contam as pérolas, e também as cartas que você trouxe à tona.
lab-pearl-divers-price = preço de uma carta no leilão
lab-pearl-divers-played = Cartas jogadas
lab-pearl-divers-bought = Cartas arrematadas
lab-pearl-divers-days = Dias

## Tipos de lugares

pearl-divers-sort-card = cartas

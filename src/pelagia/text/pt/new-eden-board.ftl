# A mesa de New Eden na página: nomes dos lugares e das coisas desenhadas ali.

new-eden-board-short-crab = Caranguejo
new-eden-board-short-mussel = Mexilhão
new-eden-board-short-kraken = Kraken
new-eden-board-short-yard = Estaleiro
new-eden-board-short-oxygen = Oxigênio
new-eden-board-short-research = Pesquisa

new-eden-board-display = Tabuleiro de cartas
new-eden-board-course = Rodada e fase
new-eden-board-tab-market = Cartas
new-eden-board-tab-station = Estação
new-eden-board-round = Rodada { $n } de { $of }

## The display

new-eden-board-row-price =
    Linha { $n }: { $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
    }{ $repair ->
        [0] {""}
       *[other] , repare { $repair }
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } de dano
    }
new-eden-board-row-owner = Cartas que { $seat } recusou
new-eden-board-sinks = Quando sair a última carta da linha { $n }, todas acima descem uma linha
new-eden-board-face-down = Uma carta virada para baixo
new-eden-board-symbol = Movimento para quem arrematar esta linha
new-eden-board-mark-sold = vendida
new-eden-board-mark-unsold = não arrematada
new-eden-board-mark-blocked = bloqueada
new-eden-board-no-bid = ainda sem lance
new-eden-board-bids-nothing = Deep Thought não dá lance
new-eden-board-out = fora

## The Black Market

new-eden-board-hand = Sua mão
new-eden-board-kept = Cartas para a estação de { $seat }
new-eden-board-keep =
    { $n ->
        [one] Guardar { $n } carta
       *[other] Guardar { $n } cartas
    }
new-eden-board-too-dear = Você não pode pagar por estas

## A station

new-eden-board-station = Estação de { $seat }
new-eden-board-dome =
    Cúpula principal: { $lying ->
        [one] { $lying } deeple
       *[other] { $lying } deeples
    }{ $spent ->
        [0] {""}
       *[other] , { $spent } sem uso nesta rodada
    }
new-eden-board-damage =
    Dano { $n }, o ponteiro está depois de { $pointer }: { $holds ->
        [0] a estação desabaria
       *[other] a estação resiste
    }
new-eden-board-holds = A estação resiste
new-eden-board-collapses = A estação desabaria
new-eden-board-collapsed = A estação desabou
new-eden-board-held = A estação resistiu
new-eden-board-plant-state = Usina, usada { $used } vezes nesta rodada, restam { $left }
new-eden-board-socket = Ampliação { $area }, { $n } moedas
new-eden-board-built = Ampliação { $area }, construída
new-eden-board-gives-deeples = { $n } deeples para a cúpula
new-eden-board-gives-points = { $n } pontos por carta de pesquisa anexada a partir de então
new-eden-board-used = usada nesta rodada
new-eden-board-nautilus = Marcador Nautilus: começa
new-eden-board-passed = passou
new-eden-board-to-move = na vez
new-eden-board-coins = moedas
new-eden-board-coins-hidden = moedas atrás do biombo
new-eden-board-score = pontos

## The parts of a station

new-eden-board-part-crab = Caranguejos
new-eden-board-part-mussel = Mexilhões
new-eden-board-part-kraken = Krakens
new-eden-board-part-yard = Estaleiros
new-eden-board-part-oxygen = Oxigênio
new-eden-board-part-research = Pesquisa
new-eden-board-part-plant = Usina
new-eden-board-does-crab =
    { $n ->
        [0] moedas
       *[other] moedas; ponteiro −{ $n }
    }
new-eden-board-does-mussel = pontos
new-eden-board-does-kraken =
    { $n ->
        [0] reparos
       *[other] reparos; ponteiro +{ $n }
    }
new-eden-board-oxygen-left = { $left } de { $n } nesta rodada
new-eden-board-bonus = por carta, fim da rodada
new-eden-board-brings-shipyard = { $n } deeples
new-eden-board-brings-kraken = reparar { $n }
new-eden-board-brings-oxygen = cilindros 2, 1
new-eden-board-brings-research = { $n } pontos por carta nova
new-eden-board-stakes-safe =
    aguenta { $pointer } de dano; { $value ->
        [one] { $value } ponto a salvo
       *[other] { $value } pontos a salvo
    }
new-eden-board-stakes-open =
    aguenta { $pointer } de dano; { $value ->
        [one] { $value } ponto em jogo
       *[other] { $value } pontos em jogo
    }
new-eden-board-stakes-lost =
    aguentava { $pointer } de dano; { $value ->
        [one] { $value } ponto perdido
       *[other] { $value } pontos perdidos
    }
new-eden-board-mini-holds = dano { $n }, aguenta { $pointer }
new-eden-board-mini-collapses = dano { $n }, desabaria
new-eden-board-plant-left =
    { $left ->
        [0] esgotada
       *[other] mais { $left }
    }

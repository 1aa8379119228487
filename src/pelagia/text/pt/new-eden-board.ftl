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
new-eden-board-holds = resiste
new-eden-board-collapses = desabaria
new-eden-board-collapsed = desabou
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
new-eden-board-value = pontos finais da estação se ela resistir

# A mesa de Cidades Submersas na página.

## O que os outros fazem, pela seção das regras que o explica

underwater-cities-page-doing-start = escolhendo cartas e peças
underwater-cities-page-doing-turn = espaço e carta
underwater-cities-page-doing-cards = usando cartas
underwater-cities-page-doing-building = construindo
underwater-cities-page-doing-upgrading = melhorando
underwater-cities-page-doing-federation = passos na trilha da federação
underwater-cities-page-doing-production = produção
underwater-cities-page-doing-final-scoring = pontuação final

## A mesa

underwater-cities-page-upgraded = melhorado
underwater-cities-page-empty = livre
underwater-cities-page-site = { $id }: { $what }
underwater-cities-page-connected = Conectada
underwater-cities-page-unconnected = Não conectada
underwater-cities-page-blocker = marcador do não-jogador
underwater-cities-page-space-none = Espaço de ação sempre disponível
underwater-cities-page-space-yellow = Espaço de ação amarelo
underwater-cities-page-space-red = Espaço de ação vermelho
underwater-cities-page-space-green = Espaço de ação verde
underwater-cities-page-taken = Ocupado por: { $who }
underwater-cities-page-track = Trilha da federação
underwater-cities-page-marker = { $seat }: { $step }
underwater-cities-page-era = Era { $era }
underwater-cities-page-now-round = Rodada { $round }
underwater-cities-page-tide-now = A maré sobe
underwater-cities-page-tide-in =
    { $n ->
        [0] depois, maré
       *[other] maré em { $n }
    }
underwater-cities-page-shore-yellow = Margem amarela
underwater-cities-page-shore-red = Margem vermelha
underwater-cities-page-shore-green = Margem verde
underwater-cities-page-matching =
    { $n ->
        [0] nenhuma combina
        [one] { $n } combina
       *[other] { $n } combinam
    }
underwater-cities-page-both = + carta
underwater-cities-page-floor-of = Fundo do mar: { $name }
underwater-cities-page-network =
    { $cities ->
        [one] { $n } pontos de { $cities } cidade no fim
       *[other] { $n } pontos de { $cities } cidades no fim
    }
underwater-cities-page-next-tide = A próxima maré traz: { $goods }; as cidades comem { $n } kelp
underwater-cities-page-clone = Clonar
underwater-cities-page-round = Era { $era }, rodada { $round } de 10
underwater-cities-page-order = Ordem dos jogadores: { $names }
underwater-cities-page-order-word = Ordem
underwater-cities-page-deck =
    { $n ->
        [one] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
underwater-cities-page-tunnels = Túneis no estoque: { $n }
underwater-cities-page-white = Domos brancos no estoque: { $n }
underwater-cities-page-violet = Domos púrpura no estoque: { $n ->
        [-1] sem limite
       *[other] { $n }
    }
underwater-cities-page-clone-free = Peça de ação de clonagem: disponível
underwater-cities-page-clone-taken = Peça de ação de clonagem: { $seat }
underwater-cities-page-specials = Cartas especiais
underwater-cities-page-small-deck = Cartas especiais viradas para baixo: ver 3 cartas (baralho de { $n })
underwater-cities-page-played = Carta baixada
underwater-cities-page-type-instant = Instantânea
underwater-cities-page-type-action = Ação
underwater-cities-page-type-permanent = Permanente
underwater-cities-page-type-production = Produção
underwater-cities-page-type-final = Pontuação final
underwater-cities-page-used = Utilizada
underwater-cities-page-tucked = Cartas especiais pagas
underwater-cities-page-contracts = Contratos governamentais
underwater-cities-page-looking = Você está vendo estas cartas
underwater-cities-page-hand = Sua mão: { $n } (limite de mão { $limit })
underwater-cities-page-cards-in-hand = Cartas na mão: { $n }
underwater-cities-page-claimed = Cartas reivindicadas: { $n }
underwater-cities-page-laid = Suas cartas reivindicadas
underwater-cities-page-last-production = Última produção
underwater-cities-page-production = Fase de produção: o que veio de onde
underwater-cities-page-together = No total
underwater-cities-page-fed = As cidades consumiram

underwater-cities-board-tab-main = Tabuleiro
underwater-cities-board-tab-floor = Fundo do mar
underwater-cities-board-tab-hand = Cartas

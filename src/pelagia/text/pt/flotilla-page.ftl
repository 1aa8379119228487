# A mesa de Flotilla na página. Termos de docs/rules/flotilla.md, seção 1.

## O que os outros fazem, pela seção das regras que o explica

flotilla-page-doing-turn = cartas de tripulação
flotilla-page-doing-sailing = navegando e descarregando
flotilla-page-doing-influence = influência
flotilla-page-doing-market = transações
flotilla-page-doing-outposts = postos avançados e objetivos
flotilla-page-doing-exploring = explorando
flotilla-page-doing-diving = mergulhando
flotilla-page-doing-survivors = sobreviventes
flotilla-page-doing-switching = mudar para o Lado Celeste?
flotilla-page-doing-building = construindo
flotilla-page-doing-research = pesquisando

## A mesa

flotilla-page-zone-sinkside = O mar de { $seat }
flotilla-page-zone-skyside = A cidade de { $seat }
flotilla-page-hex = { $where }: { $what }
flotilla-page-empty = vazio
flotilla-page-depleted = esgotada
flotilla-page-dock = doca, onde surgem barcos novos
flotilla-page-dock-word = doca
flotilla-page-unloading = cais de descarga, onde a carga vira estoque
flotilla-page-unloading-word = descarga
flotilla-page-neutral = peça inicial, terra neutra que une povoados
flotilla-page-site-free = local de construção livre
flotilla-page-site-used = local de construção com posto avançado
flotilla-page-turn = Girada { $n } × 60°
flotilla-page-piece = Parte de terra { $n }
flotilla-page-ship = Barco { $n }, carga: { $cargo }
flotilla-page-ring = Anel de influência dos { $guild }
flotilla-page-field = { $guild }, casa { $field }: { $bonus } Discos aqui: { $who }
flotilla-page-dial = Mostrador dos { $guild }: { $n }
flotilla-page-price = Preço no mercado, { $colour }: { $n }, casa { $field } de { $fields }.
flotilla-page-price-down = Uma venda: { $n } a partir do próximo turno.
flotilla-page-price-low = Uma venda: além da ponta baixa, 1 PV, e o preço fica.
flotilla-page-price-up = Uma compra: { $n } a partir do próximo turno.
flotilla-page-price-high = Uma compra: além da ponta alta, 2 PV, e o preço fica.
flotilla-page-row = Fileira dos { $guild } no Centro, artefatos: { $n }. Ela paga: { $pays }
flotilla-page-banner = Selos no estandarte dos { $guild }: { $seals }
flotilla-page-left = restam { $n }
flotilla-page-no-crew = sem tripulação
flotilla-page-points = Pontos de vitória: { $n }
flotilla-page-money = Dinheiro: { $n }
flotilla-page-stock = Estoque, { $colour }: { $n }
flotilla-page-toxicity = Toxicidade: { $n } (casa { $field } da trilha de pontuação, agora { $points } PV; trilha superior { $upper })
flotilla-page-scoring = Trilha de pontuação da toxicidade, PV das casas a partir da 0: { $values }; marcador na casa { $field }
flotilla-page-ships = Barcos em jogo: { $n }, na reserva: { $left }
flotilla-page-outposts = Postos avançados restantes: { $left }; flutuantes: { $floating }
flotilla-page-outpost-next =
    { $surcharge ->
        [0] O próximo custa { $price }
       *[other] O próximo custa { $price }, com acréscimo de { $surcharge }: não há local de construção livre
    }
flotilla-page-ladder = Preços de todos os postos avançados, na ordem: { $prices }; construídos: { $n }
flotilla-page-seals = Selos restantes: { $left }
flotilla-page-artefacts = Artefatos encontrados: { $n }
flotilla-page-word-toxicity = toxicidade
flotilla-page-word-ships = barcos
flotilla-page-word-outposts = postos
flotilla-page-word-seals = selos
flotilla-page-word-artefacts = artefatos
flotilla-page-heap = Símbolos do mergulho
flotilla-page-safe = sem toxicidade nem esgotamento
flotilla-page-dice = Dados de pesquisa
flotilla-page-die = Dado { $n }: { $what }. Todas as faces dele: { $faces }
flotilla-page-breakthroughs = Avanços tecnológicos: { $n }
flotilla-page-drawn = Peças sacadas
flotilla-page-taken = Peças escolhidas, colocadas nesta ordem
flotilla-page-unscored = renderia { $n } PV
flotilla-page-offer = vazio, no máximo { $n } PV para todas as peças construídas agora
flotilla-page-tiles = Estoque de peças
flotilla-page-each = por { $what }
flotilla-page-goals = Objetivos, { $side }
flotilla-page-round = Rodada { $n }
flotilla-page-end = termina após a rodada { $n }
flotilla-page-pool = Pontos de vitória na reserva comum: { $n }
flotilla-page-pool-word = na reserva
flotilla-page-bags = Nos sacos: peças { $tiles }, artefatos { $artefacts }
flotilla-page-survivors = Trilha dos sobreviventes: casa { $n }, casas no total { $of }
flotilla-page-rescue = próximo resgate
flotilla-page-sonar-each = cada símbolo de sonar
flotilla-page-bag = nos sacos
flotilla-page-sonar = Trilha do sonar
flotilla-page-sonar-field = Trilha do sonar, casa { $n }. Cada símbolo de sonar de um mergulho:
flotilla-page-sonar-here = Trilha do sonar, casa { $n }, onde está o marcador. Cada símbolo de sonar de um mergulho:
flotilla-page-sonar-die = Role mais um dado do mesmo tipo.
flotilla-page-sonar-enters = Quem move o marcador para cá recebe { $n } PV.
flotilla-page-docks = Peça de doca, lugares livres: { $n }
flotilla-page-join = Juntar-se à Flotilha
flotilla-page-join-brings =
    { $ships ->
        [one] Seu barco é vendido por { $n } de dinheiro.
       *[other] Seus { $ships } barcos são vendidos por { $price } cada: { $n } de dinheiro.
    }
flotilla-page-join-stock =
    { $tiles ->
        [0] Você ainda não tem peças para o estoque.
        [one] Sua peça vira seu estoque; você pode construí-la já.
       *[other] Suas { $tiles } peças viram seu estoque; construa até { $builds } delas já.
    }
flotilla-page-join-good = Renda em vez de navegar, uma cidade em vez do mar, novos objetivos. Não há volta.
flotilla-page-join-by = com seu Capitão, para sempre
flotilla-page-arrival = Agora você está no Lado Celeste
flotilla-page-arrival-more = As cartas trazem renda em vez de mover barcos. Construa sua cidade com as peças do seu estoque.
flotilla-page-discard = Pilha de descarte
flotilla-page-discard-word = Descarte
flotilla-page-sources = Pontos por origem
flotilla-page-sums = Pontos
flotilla-page-total = Total

flotilla-board-tab-sea = Mar
flotilla-board-tab-sea-skyside = Cidade
flotilla-board-tab-guilds = Guildas
flotilla-board-tab-own = Meu

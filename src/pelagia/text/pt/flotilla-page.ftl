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
flotilla-page-hub = Centro
flotilla-page-hex = Hexágono { $hex }: { $what }
flotilla-page-empty = vazio
flotilla-page-dock = doca, onde surgem barcos novos
flotilla-page-dock-word = doca
flotilla-page-unloading = cais de descarga, onde a carga vira estoque
flotilla-page-unloading-word = descarga
flotilla-page-turn = Girada { $n } × 60°
flotilla-page-piece = Parte de terra { $n }
flotilla-page-ship = Barco { $n }, carga: { $cargo }
flotilla-page-ring = Anel de influência dos { $guild }
flotilla-page-field = { $guild }, casa { $field }: { $who }
flotilla-page-dial = Mostrador dos { $guild }: { $n }
flotilla-page-price = Preço no mercado, { $colour }: { $n }
flotilla-page-row = Fileira dos { $guild } no Centro, artefatos: { $n }
flotilla-page-banner = Selos no estandarte dos { $guild }: { $seals }
flotilla-page-no-crew = sem tripulação
flotilla-page-points = Pontos de vitória: { $n }
flotilla-page-money = Dinheiro: { $n }
flotilla-page-stock = Estoque, { $colour }: { $n }
flotilla-page-toxicity = Toxicidade: { $n } (casa { $field } da trilha de pontuação, agora { $points } PV; trilha superior { $upper })
flotilla-page-ships = Barcos em jogo: { $n }, na reserva: { $left }
flotilla-page-outposts = Postos avançados restantes: { $left }, o próximo custa { $price }; flutuantes: { $floating }
flotilla-page-seals = Selos restantes: { $left }
flotilla-page-artefacts = Artefatos encontrados: { $n }
flotilla-page-heap = Símbolos do mergulho
flotilla-page-safe = sem toxicidade nem esgotamento
flotilla-page-dice = Dados de pesquisa
flotilla-page-die = Dado { $n }: { $what }, dinheiro { $money }, avanços { $breakthroughs }
flotilla-page-joker = curinga
flotilla-page-breakthroughs = Avanços tecnológicos: { $n }
flotilla-page-drawn = Peças sacadas
flotilla-page-tiles = Estoque de peças
flotilla-page-goals = Objetivos, { $side }
flotilla-page-round = Rodada { $n }
flotilla-page-end = termina após a rodada { $n }
flotilla-page-pool = Pontos de vitória na reserva comum: { $n }
flotilla-page-bags = Nos sacos: peças { $tiles }, artefatos { $artefacts }
flotilla-page-survivors = Trilha dos sobreviventes: casa { $n }, casas no total { $of }
flotilla-page-sonar = Trilha do sonar: casa { $n }
flotilla-page-docks = Peça de doca, lugares livres: { $n }
flotilla-page-discard = Pilha de descarte
flotilla-page-others = Os outros jogadores
flotilla-page-enlarge = Ampliar a área de { $seat }
flotilla-page-sources = Pontos por origem
flotilla-page-total = Total

flotilla-board-tab-sea = Mar
flotilla-board-tab-guilds = Guildas
flotilla-board-tab-own = Meu
flotilla-board-tab-others = Outros

# Flotilla: perguntas, opções, recusas e registro. Os termos são os de docs/rules/flotilla.md, seção 1.

flotilla = Flotilla
flotilla-and = { $a }, { $b }

## Perguntas

flotilla-ask-play-card = Sua vez: qual carta você joga?
flotilla-cause-ring = Anel dos { $guild }
flotilla-cause-hub = Fileira do Centro dos { $guild }
flotilla-cause-survivors = Sobreviventes
flotilla-cause-switch = Entrada na Flotilha
flotilla-ask-copy = A carta de cima de quem você copia?
flotilla-ask-sail = Qual barco navega, e para onde?
flotilla-ask-may-switch = Você se junta à Flotilha, para sempre?
flotilla-ask-step = Qual passo você dá com sua influência?
flotilla-ask-influence-same = Em qual guilda você dá os { $n } passos de influência?
flotilla-ask-recruit = De qual guilda você recruta uma carta?
flotilla-ask-seal = Qual guilda recebe seu selo?
flotilla-ask-resource = Qual recurso você pega?
flotilla-ask-trade = O que você compra ou vende?
flotilla-ask-site = O posto avançado está pago. Em qual local você o constrói?
flotilla-ask-score-goal = Com o posto avançado você pode pontuar um objetivo. Qual?
flotilla-ask-place-tile = Qual das peças compradas você coloca no seu mar?
flotilla-ask-where = Onde você coloca “{ $card }”?
flotilla-ask-turn = Como você gira “{ $card }”?
flotilla-ask-take-tile = Qual peça você constrói na sua cidade?
flotilla-ask-piece = “{ $card }” está construída. Qual parte dela você pontua?
flotilla-ask-resolve = Qual símbolo do mergulho você resolve agora?
flotilla-ask-load = O mergulho trouxe um recurso. Qual barco o carrega?
flotilla-ask-deplete = O mergulho esgota uma peça. Qual?
flotilla-ask-reroll = Qual dado de pesquisa você rola de novo?
flotilla-ask-joker = Para qual guilda conta o curinga da sua pesquisa?
flotilla-ask-reward = Qual recompensa da pesquisa você recebe agora?
flotilla-ask-breakthrough = Seu avanço aumenta um mostrador de guilda. Qual?
flotilla-ask-dial = Qual mostrador de guilda você aumenta?
flotilla-ask-retire = Você aposenta esta carta? Por ela: { $what }
flotilla-ask-discard-crew = Você descarta mais uma carta dos { $guild }? Por ela: { $what }

## Opções

flotilla-option-stop = Parar
flotilla-option-stay = Ficar no mar
flotilla-option-switch =
    { $builds ->
        [one] Entrar para sempre: { $n } de dinheiro, construir { $builds } peça, sem barcos nem mar
       *[other] Entrar para sempre: { $n } de dinheiro, construir { $builds } peças, sem barcos nem mar
    }
flotilla-option-keep = Manter
flotilla-option-retire = Aposentar
flotilla-option-play = Jogar { $card }
flotilla-option-copy = Copiar { $card }
flotilla-option-discard = Descartar { $card }
flotilla-option-sail = Barco { $ship }, destino: { $hex }
flotilla-option-step = { $guild }: { $what }
flotilla-option-guild = { $guild }
flotilla-option-seal = Selo na guilda dos { $guild }
flotilla-option-recruit = { $guild }: { $card }
flotilla-option-from-empty = Uma pilha vazia: { $n } PV
flotilla-option-take = Recurso: { $colour }
flotilla-option-sell = Vender: { $colour } por { $n }
flotilla-option-buy = Comprar: { $colour } por { $n }
flotilla-option-ship = Barco por { $n }
flotilla-option-outpost = Posto avançado por { $n }
flotilla-option-site-start = Na peça inicial
flotilla-option-site = Aqui: { $hex }
flotilla-option-goal = { $title }: { $n } PV
flotilla-option-no-goal = Nenhum objetivo
flotilla-option-tile =
    { $n ->
        [0] { $card }
       *[other] { $card } (custo { $n })
    }
flotilla-option-hex = Na { $hex }
flotilla-option-turn =
    { $n ->
        [0] Como impressa
       *[other] Girada { $n } × 60°
    }
flotilla-option-build-turn =
    { $turn ->
        [0] Como impressa
       *[other] Girada { $turn } × 60°
    }: { $n } PV{ $others ->
        [0] { "" }
       *[other] , com as peças construídas antes { $total } PV
    }
flotilla-option-piece = Parte { $piece }: { $a } × { $b } = { $n } PV
flotilla-option-resolve-resource = Recurso
flotilla-option-resolve-toxicity = Toxicidade
flotilla-option-resolve-depletion = Esgotamento
flotilla-option-resolve-survivor = Sobrevivente
flotilla-option-resolve-sonar = Sonar ({ $kind })
flotilla-option-load = Barco { $ship } ({ $hex })
flotilla-option-deplete = Peça: { $hex }
flotilla-option-reroll = Rolar o dado { $n } de novo
flotilla-option-joker = { $guild }
flotilla-option-joker-none = Nenhuma guilda
flotilla-option-reward = Trio da guilda dos { $guild }
flotilla-option-reward-breakthrough = Avanço tecnológico
flotilla-option-dial = Mostrador dos { $guild }
flotilla-option-no-dial = Nenhum mostrador

## Hexágonos: fileiras contadas a partir do Centro, os hexágonos de uma fileira a partir do lado da doca

flotilla-hex = fileira { $row }, hexágono { $n }
flotilla-hex-dock = doca
flotilla-hex-unloading = cais de descarga

## Recusas

flotilla-why-copy = { $card } precisa da carta do topo de um adversário do seu lado.
flotilla-why-discard = { $card } está na sua pilha de descarte até você reunir as cartas.
flotilla-why-bought = Você comprou esta cor neste turno ({ $colour }) e não pode vendê-la.
flotilla-why-sold = Você vendeu esta cor neste turno ({ $colour }) e não pode comprá-la.
flotilla-why-no-stock = Você não tem esse recurso no estoque ({ $colour }). A carga precisa ser descarregada antes.
flotilla-why-money = Isso custa { $n } de dinheiro. Você tem { $have }.
flotilla-why-no-hex = { $card } não cabe em lugar nenhum: águas rasas e mar profundo não podem se tocar.
flotilla-why-hex-taken = Este hexágono não está vazio.
flotilla-why-hex-far = Este hexágono não toca nenhuma das suas peças.
flotilla-why-hex-depth = A peça não pode ficar neste hexágono: águas rasas e mar profundo não podem se tocar.
flotilla-why-taken = { $card } já foi escolhida.
flotilla-why-cost =
    { $n ->
        [one] { $card } custa { $n } recurso da própria cor. Você tem { $have }.
       *[other] { $card } custa { $n } recursos da própria cor. Você tem { $have }.
    }
flotilla-why-symbol = Este símbolo não pode fazer nada agora.
flotilla-why-sonar = Todos os símbolos de sonar fazem o mesmo agora. Escolha o que está disponível.

## Símbolos dos dados

flotilla-symbol-none = nada
flotilla-symbol-resource = recurso × { $n }
flotilla-symbol-toxicity = { ICON("toxicity", $n) }toxicidade × { $n }{ ICON() }
flotilla-symbol-depletion = { ICON("depletion", $n) }esgotamento × { $n }{ ICON() }
flotilla-symbol-survivor = { ICON("survivor", $n) }sobrevivente × { $n }{ ICON() }
flotilla-symbol-sonar = { ICON("sonar", $n) }sonar × { $n }{ ICON() }
flotilla-symbol-guild = { $guild } × { $n }
flotilla-face-joker = curinga
flotilla-face-money = { $guild }, dinheiro { $n }
flotilla-face-breakthroughs = { $guild }, avanços tecnológicos { $n }

## De onde vêm os PV

flotilla-source-effects = cartas e bônus
flotilla-source-survivors = sobreviventes
flotilla-source-goals = objetivos
flotilla-source-city = cidade
flotilla-source-sonar = sonar
flotilla-source-market = mercado
flotilla-source-instead = compensação
flotilla-source-money = dinheiro
flotilla-source-stock = estoque
flotilla-source-toxicity = toxicidade
flotilla-source-seals = selos
flotilla-end-tie = Pontos iguais: decide a menor toxicidade, depois mais tripulantes, depois mais dinheiro.

## Registro

flotilla-event-round = Rodada { $n }
flotilla-event-played = { $seat } joga { $card }
flotilla-event-copied = { $seat } copia { $card }
flotilla-event-income = { $seat } tem renda de { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-sailed = { $seat } move o barco { $ship } ({ $hex })
flotilla-event-unloaded = { $seat } descarrega { $n } do barco { $ship }
flotilla-event-gathered =
    { $n ->
        [one] { $seat } reúne { $n } carta
       *[other] { $seat } reúne { $n } cartas
    }
flotilla-event-discarded = { $seat } descarta { $card }
flotilla-event-retired = { $seat } aposenta { $card }
flotilla-event-switched =
    { $builds ->
        [one] { $seat } muda para o Lado Celeste, vende barcos por { ICON("coin", $n) }{ $n } de dinheiro{ ICON() } e pode construir { $builds } peça
       *[other] { $seat } muda para o Lado Celeste, vende barcos por { ICON("coin", $n) }{ $n } de dinheiro{ ICON() } e pode construir { $builds } peças
    }
flotilla-event-vp = { $seat } recebe { ICON("point", $n) }{ $n } PV{ ICON() } ({ $source })
flotilla-event-pool-empty = A reserva comum de PV está vazia: esta rodada vai até o fim e ainda há mais uma
flotilla-event-money = { $seat } recebe { ICON("coin", $n) }{ $n } de dinheiro{ ICON() }
flotilla-event-took = { $seat } pega um recurso { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-toxicity = { $seat } recebe { ICON("toxicity", $n) }{ $n } de toxicidade{ ICON() }
flotilla-event-cleansed = { $seat } perde { ICON("toxicity", $n) }{ $n } de toxicidade{ ICON() }
flotilla-event-purified = { $seat } melhora a pontuação de toxicidade
flotilla-event-rescued =
    { $field ->
        [0] { $seat } resgata um sobrevivente (marco)
       *[other] { $seat } resgata um sobrevivente (casa { $field })
    }
flotilla-event-found = { $seat } descobre um artefato: { $card }
flotilla-event-dial = { $seat } aumenta o mostrador dos { $guild } para { $n }
flotilla-event-sonar = { $seat } avança a trilha do sonar para { $field }
flotilla-event-ship = { $seat } põe o barco { $ship } na doca
flotilla-event-influence = { $seat } dá um passo no anel dos { $guild }
flotilla-event-seal = { $seat } coloca um selo na guilda dos { $guild }
flotilla-event-recruited = { $seat } recruta { $card }
flotilla-event-sold = { $seat } vende um recurso { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } por { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-bought = { $seat } compra um recurso { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } por { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-paid = { $seat } paga { ICON("coin", $n) }{ $n } de dinheiro{ ICON() }
flotilla-event-outpost = { $seat } constrói um posto avançado ({ $hex })
flotilla-event-floating = { $seat } constrói um posto avançado flutuante
flotilla-event-goal = { $seat } pontua o objetivo { $title }: { ICON("point", $n) }{ $n } PV{ ICON() }
flotilla-event-market = O preço de um recurso { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } agora é { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-drew = { $seat } saca { $cards }
flotilla-event-placed = { $seat } coloca { $card } ({ $hex })
flotilla-event-returned = { $seat } devolve { $cards } ao saco
flotilla-event-built = { $seat } constrói { $card } ({ $hex })
flotilla-event-dived =
    { $dice ->
        [one] { $seat } mergulha com { $dice } dado: { $symbols }
       *[other] { $seat } mergulha com { $dice } dados: { $symbols }
    }
flotilla-event-extra-die = { $seat } rola mais um dado ({ $kind }): { $symbols }
flotilla-event-loaded = { $seat } carrega o barco { $ship } { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-depleted = { $seat } esgota uma peça ({ $hex })
flotilla-event-rolled =
    { $n ->
        [one] { $seat } rola { $n } dado de pesquisa
       *[other] { $seat } rola { $n } dados de pesquisa
    }
flotilla-event-rerolled = { $seat } rola o dado { $die } de novo: { $what }
flotilla-event-researched = { $seat } tem { $symbols }; curingas: { $jokers }, avanços: { $breakthroughs }
flotilla-event-hub = { $seat } recebe a fileira do Centro dos { $guild }
flotilla-event-scored = { $seat } tem { ICON("point", $n) }{ $n } PV{ ICON() }: { $money } por dinheiro, { $stock } por estoque, { $toxicity } por toxicidade e { $seals } por selos

## Quanto vale uma posição

flotilla-value-score = pontos até agora
flotilla-value-money = dinheiro, bens e objetivos ao alcance
flotilla-value-ships = barcos
flotilla-value-sea = mar
flotilla-value-city = cidade
flotilla-value-crew = tripulação
flotilla-value-influence = selos
flotilla-value-toxicity = toxicidade
flotilla-value-future = turnos restantes
flotilla-value-turn = resto deste turno

## Por que não: para que serve um lugar e o que impede

flotilla-why-place-copy = Para copiar, escolha a carta do topo de um adversário do seu lado.
flotilla-why-place-crew = Você joga uma carta de tripulação no início do turno.
flotilla-why-place-crew-other = Este efeito vale para cartas de outra guilda.
flotilla-why-place-stack = A carta do topo de uma guilda é recrutada por um efeito que diga isso.
flotilla-why-place-tile-looking = Esta peça espera até o passo atual terminar.
flotilla-why-place-tile-stock = Você constrói com as peças do seu estoque usando uma carta que permita construir.
flotilla-why-place-tile-sinkside = As peças do seu estoque só são construídas no Lado Celeste.
flotilla-why-place-hex = Hexágonos são escolhidos ao navegar, colocar peças ou construir. Aqui não há nada a fazer agora.
flotilla-why-place-hex-empty = Ainda não há nada aqui. As peças chegam aqui ao explorar ou construir.
flotilla-why-place-hex-sail = Nenhum dos seus barcos pode usar este hexágono agora.
flotilla-why-place-hex-open = Barcos só navegam sobre peças, e aqui não há nenhuma.
flotilla-why-place-hex-other = A pergunta é sobre outro hexágono.
flotilla-why-place-ship = Os barcos navegam quando a carta jogada tem valor de navegação.
flotilla-why-place-ship-full = Este barco está cheio. Ele descarrega no cais de descarga.
flotilla-why-place-ship-other = Este barco não serve para isto, ou outro é igualmente bom.
flotilla-why-place-stock = Os recursos do seu estoque são vendidos no mercado da cor deles e gastos ao construir.
flotilla-why-place-stock-none = Você não tem este recurso em estoque.
flotilla-why-place-market = Você compra e vende com uma carta que permita negociar.
flotilla-why-place-ships = Barcos novos vêm com uma carta que permita negociar, ou por um efeito.
flotilla-why-place-ships-none = Todos os seus barcos estão em jogo.
flotilla-why-place-ships-skyside = No Lado Celeste não há barcos.
flotilla-why-place-outposts = Postos avançados são construídos com uma carta que permita negociar, ou por um efeito.
flotilla-why-place-outposts-none = Todos os seus postos avançados estão construídos.
flotilla-why-place-field = Seu disco avança neste anel quando um efeito dá influência a você.
flotilla-why-place-field-here = Seu disco está aqui. Ele avança para a próxima casa.
flotilla-why-place-field-far = Um disco avança um passo por vez, em um anel indicado pelo efeito.
flotilla-why-place-dial = Os mostradores das guildas sobem com avanços tecnológicos, no marco ou por um efeito.
flotilla-why-place-dial-full = Este mostrador já está no valor máximo.
flotilla-why-place-ring = Seu disco avança neste anel quando um efeito dá influência a você.
flotilla-why-place-banner = Os selos chegam ao estandarte da guilda por um efeito.
flotilla-why-place-banner-none = Você não tem mais selos.
flotilla-why-place-hub = Uma fileira do Centro paga quando você pesquisa e tem três símbolos da guilda dela.
flotilla-why-place-hub-other = Faltam três símbolos desta guilda, ou ela já pagou nesta pesquisa.
flotilla-why-place-goal = Um objetivo é pontuado quando você constrói um posto avançado.
flotilla-why-place-far-goal = Este objetivo é do outro lado.
flotilla-why-place-dock = Você pode mudar para o Lado Celeste quando reúne a tripulação.
flotilla-why-place-dock-switched = Você já está no Lado Celeste.
flotilla-why-place-die = Os dados de pesquisa só são rolados de novo quando há uma pergunta.
flotilla-why-place-die-other = Este dado não pode ser rolado de novo agora.
flotilla-why-place-symbol = Os símbolos de mergulho são resolvidos um a um; este espera ou não tem efeito.
flotilla-why-place-breakthrough = Três avanços tecnológicos sobem um mostrador quando as recompensas são recebidas.
flotilla-why-place-turn = A peça já foi colocada.
flotilla-why-place-piece = A pergunta agora não é sobre este pedaço de terra.
flotilla-why-place-survivors = O marcador de sobreviventes avança por efeitos e mergulhos; é de todos.
flotilla-why-place-sonar = O marcador do sonar avança por efeitos. A casa dele diz o que um símbolo de sonar faz.
flotilla-why-place-played = Esta carta está sendo jogada.
flotilla-why-place-artefact = A recompensa deste artefato está em andamento.

## Tipos de lugares

flotilla-sort-crew = cartas de tripulação
flotilla-sort-tile = peças
flotilla-sort-hex = hexágonos
flotilla-sort-turn = os giros da peça
flotilla-sort-piece = pedaços de terra
flotilla-sort-ship = seus barcos
flotilla-sort-stock = seu estoque
flotilla-sort-market = os mercados
flotilla-sort-ring = os anéis
flotilla-sort-field = casas dos anéis
flotilla-sort-banner = os estandartes
flotilla-sort-stack = as pilhas de tripulação
flotilla-sort-goal = os objetivos
flotilla-sort-dial = os mostradores
flotilla-sort-hub = fileiras do Centro
flotilla-sort-die = os dados
flotilla-sort-symbol = símbolos de mergulho
flotilla-sort-dock = a peça de doca
flotilla-sort-breakthrough = os avanços tecnológicos
flotilla-sort-ships = a reserva de barcos
flotilla-sort-outposts = os postos avançados

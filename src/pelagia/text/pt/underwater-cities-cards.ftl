# Cidades Submersas: títulos de todas as peças e as palavras de que se formam os seus textos. Termos: docs/rules/underwater-cities.md, seção 1.

## Nomes

underwater-cities-name-card = { $title } { CODE("U", $number) }
underwater-cities-name-space = “{ $title }” { CODE($id) }
underwater-cities-name-board = Tabuleiro do jogador { $number }
underwater-cities-name-blue = Metrópole azul “{ $what }” { CODE($id) }
underwater-cities-name-brown = Metrópole marrom { CODE($id) }
underwater-cities-name-city-site = { $where } { CODE($id) }
underwater-cities-name-building-site = { $where }, local { $n } { CODE($id) }
underwater-cities-name-expansion-site = { $where }, expansão { CODE($id) }
underwater-cities-name-tunnel-site = { $a } – { $b } { CODE($id) }

## Onde ficam os locais de um tabuleiro, como num mapa

underwater-cities-where-a1 = noroeste
underwater-cities-where-a2 = norte
underwater-cities-where-a3 = nordeste
underwater-cities-where-b1 = oeste
underwater-cities-where-b2 = centro
underwater-cities-where-b3 = leste
underwater-cities-where-c1 = sudoeste
underwater-cities-where-c2 = sul
underwater-cities-where-c3 = sudeste
underwater-cities-where-mb = metrópole marrom
underwater-cities-where-mr = metrópole azul de cima
underwater-cities-where-ml = metrópole azul de baixo

## Espaços de ação, em poucas palavras

underwater-cities-space-s0 = 2 cartas e 2 créditos
underwater-cities-space-s1 = 1 ciência, 1 plastiaço, 1 kelp
underwater-cities-space-s2 = Construir 1 ou 2 túneis
underwater-cities-space-s3 = Carta de ação e carta especial
underwater-cities-space-s4 = Construir uma cidade e uma construção
underwater-cities-space-s5 = 2 ciências, ou 1 a 3 melhorias
underwater-cities-space-s6 = Construir 1 ou 2 fazendas
underwater-cities-space-s7 = Construir um túnel e uma cidade
underwater-cities-space-s8 = 2 plastiaços, 1 kelp
underwater-cities-space-s9 = Construir 1 ou 2 laboratórios
underwater-cities-space-s10 = Carta de ação; construir e melhorar
underwater-cities-space-s11 = Até 2 passos na federação
underwater-cities-space-s12 = Construir 1 ou 2 usinas
underwater-cities-space-s13 = Construir uma cidade, ou 1 kelp
underwater-cities-space-s14 = Carta de ação, 1 plastiaço
underwater-cities-space-s15 = Construir um túnel; ou 1 passo, 2 cartas, 1 crédito
underwater-cities-space-n1 = Carta de ação, 2 recursos diferentes
underwater-cities-space-n2 = Construir 1 ou 2 fazendas, ou 1 ou 2 laboratórios
underwater-cities-space-n3 = Construir um túnel, usar uma carta de ação
underwater-cities-space-n4 = Comprar uma carta especial
underwater-cities-space-n5 = Construir uma cidade
underwater-cities-space-n6 = 2 cartas; uma melhoria, ou 1 kelp

## Linhas de um texto

underwater-cities-line-cost =
    { $n ->
        [one] Custo: { $n } crédito
       *[other] Custo: { $n } créditos
    }
underwater-cities-line-instant = Instantâneo: { $what }
underwater-cities-line-permanent = Permanente: { $what }
underwater-cities-line-action = Ação: { $what }
underwater-cities-line-production = Produção: { $what }
underwater-cities-line-final = Pontuação final: { $what }
underwater-cities-line-space = Ação: { $what }
underwater-cities-line-city-site = Lugar para uma cidade
underwater-cities-line-building-site = Lugar para uma fazenda, uma usina dessalinizadora ou um laboratório
underwater-cities-line-expansion-site = Lugar para mais uma construção; só alguns efeitos constroem aqui
underwater-cities-line-tunnel-site = Lugar para um túnel
underwater-cities-line-metropolis = Ao conectar: { $what }
underwater-cities-line-brown = Pontuação final, se conectada: { underwater-cities-score }
underwater-cities-line-criterion = Critério: { FORM($what, "noun") }
underwater-cities-line-reward = Recompensa: { $what }

## Listas

underwater-cities-comma = { $a }, { $b }
underwater-cities-and = { $a } e { $b }
underwater-cities-or = { $a } ou { $b }

## Bens

underwater-cities-goods-none = nada
underwater-cities-goods-kelp = { ICON("kelp", $n) }{ $n } kelp{ ICON() }
underwater-cities-goods-steel =
    { $n ->
        [one] { ICON("steelplast", $n) }{ $n } plastiaço{ ICON() }
       *[other] { ICON("steelplast", $n) }{ $n } plastiaços{ ICON() }
    }
underwater-cities-goods-sci =
    { $n ->
        [one] { ICON("science", $n) }{ $n } ciência{ ICON() }
       *[other] { ICON("science", $n) }{ $n } ciências{ ICON() }
    }
underwater-cities-goods-cred =
    { $n ->
        [one] { ICON("coin", $n) }{ $n } crédito{ ICON() }
       *[other] { ICON("coin", $n) }{ $n } créditos{ ICON() }
    }
underwater-cities-goods-bio =
    { $n ->
        [one] { ICON("biomass", $n) }{ $n } biomassa{ ICON() }
       *[other] { ICON("biomass", $n) }{ $n } biomassas{ ICON() }
    }
underwater-cities-goods-pt =
    { $n ->
        [one] { ICON("point", $n) }{ $n } ponto{ ICON() }
       *[other] { ICON("point", $n) }{ $n } pontos{ ICON() }
    }

underwater-cities-resource-kelp = kelp
underwater-cities-resource-steel = plastiaço
underwater-cities-resource-sci = ciência
underwater-cities-resource-cred = crédito
underwater-cities-resource-bio = biomassa
underwater-cities-resource-pt = ponto

## Tipos. one, many: como objeto; conn: conectado; up: conectado e melhorado; upgraded: onde quer que esteja; first, second: na ordem.

underwater-cities-kind-farm = fazenda
    .one = uma fazenda
    .many = fazendas
    .conn = fazenda conectada
    .conn-many = fazendas conectadas
    .up = fazenda conectada e melhorada
    .up-many = fazendas conectadas e melhoradas
    .upgraded = fazenda melhorada
    .upgraded-many = fazendas melhoradas
    .first = a primeira fazenda
    .second = a segunda fazenda
underwater-cities-kind-desal = usina dessalinizadora
    .one = uma usina dessalinizadora
    .many = usinas dessalinizadoras
    .conn = usina dessalinizadora conectada
    .conn-many = usinas dessalinizadoras conectadas
    .up = usina dessalinizadora conectada e melhorada
    .up-many = usinas dessalinizadoras conectadas e melhoradas
    .upgraded = usina dessalinizadora melhorada
    .upgraded-many = usinas dessalinizadoras melhoradas
    .first = a primeira usina dessalinizadora
    .second = a segunda usina dessalinizadora
underwater-cities-kind-lab = laboratório
    .one = um laboratório
    .many = laboratórios
    .conn = laboratório conectado
    .conn-many = laboratórios conectados
    .up = laboratório conectado e melhorado
    .up-many = laboratórios conectados e melhorados
    .upgraded = laboratório melhorado
    .upgraded-many = laboratórios melhorados
    .first = o primeiro laboratório
    .second = o segundo laboratório
underwater-cities-kind-tunnel = túnel
    .one = um túnel
    .many = túneis
    .conn = túnel ao lado de uma cidade
    .conn-many = túneis ao lado de cidades
    .up = túnel melhorado ao lado de uma cidade
    .up-many = túneis melhorados ao lado de cidades
    .upgraded = túnel melhorado
    .upgraded-many = túneis melhorados
    .first = o primeiro túnel
    .second = o segundo túnel
underwater-cities-kind-city = cidade
    .kind = group
    .one = uma cidade
    .many = cidades
    .conn = cidade conectada
    .conn-many = cidades conectadas
    .first = a primeira cidade
    .second = a segunda cidade
underwater-cities-kind-ocity = cidade não simbiótica
    .one = uma cidade não simbiótica
    .many = cidades não simbióticas
    .conn = cidade não simbiótica conectada
    .conn-many = cidades não simbióticas conectadas
    .first = a primeira cidade não simbiótica
    .second = a segunda cidade não simbiótica
underwater-cities-kind-scity = cidade simbiótica
    .one = uma cidade simbiótica
    .many = cidades simbióticas
    .conn = cidade simbiótica conectada
    .conn-many = cidades simbióticas conectadas
    .first = a primeira cidade simbiótica
    .second = a segunda cidade simbiótica
underwater-cities-kind-building = construção
    .kind = group
    .one = uma construção
    .many = construções
    .conn = construção conectada
    .conn-many = construções conectadas
    .up = construção conectada e melhorada
    .up-many = construções conectadas e melhoradas
    .upgraded = construção melhorada
    .upgraded-many = construções melhoradas
    .first = a primeira construção
    .second = a segunda construção
underwater-cities-kind-structure = estrutura
    .kind = group
    .one = uma estrutura
    .many = estruturas
    .conn = estrutura conectada
    .conn-many = estruturas conectadas
    .up = estrutura conectada e melhorada
    .up-many = estruturas conectadas e melhoradas
    .upgraded = estrutura melhorada
    .upgraded-many = estruturas melhoradas
    .first = a primeira estrutura
    .second = a segunda estrutura
underwater-cities-kind-just-built = a peça construída
    .one = a peça construída

underwater-cities-card-type-instant = instantânea
    .cards = cartas instantâneas
    .card = carta instantânea
underwater-cities-card-type-permanent = permanente
    .cards = cartas permanentes
    .card = carta permanente
underwater-cities-card-type-action = ação
    .cards = cartas de ação
    .card = carta de ação
underwater-cities-card-type-production = produção
    .cards = cartas de produção
    .card = carta de produção
underwater-cities-card-type-final = pontuação final
    .cards = cartas de pontuação final
    .card = carta de pontuação final

underwater-cities-colour-none = sem cor
underwater-cities-colour-yellow = amarelo
underwater-cities-colour-red = vermelho
underwater-cities-colour-green = verde

## O que se conta. per: para cada um; one, many: tantos deles.

underwater-cities-conn = { FORM($kind, "conn-many") }
    .per = por { FORM($kind, "conn") }
    .one = { FORM($kind, "conn") }
    .many = { FORM($kind, "conn-many") }
underwater-cities-up = { FORM($kind, "up-many") }
    .per = por { FORM($kind, "up") }
    .one = { FORM($kind, "up") }
    .many = { FORM($kind, "up-many") }
underwater-cities-any-up = { FORM($kind, "upgraded-many") }
    .per = por { FORM($kind, "upgraded") }
    .one = { FORM($kind, "upgraded") }
    .many = { FORM($kind, "upgraded-many") }
underwater-cities-most-up = estruturas conectadas e melhoradas do tipo com mais melhorias
    .per = por estrutura conectada e melhorada do tipo com mais melhorias
    .one = estrutura conectada e melhorada do tipo com mais melhorias
    .many = estruturas conectadas e melhoradas do tipo com mais melhorias
underwater-cities-metro = metrópoles conectadas
    .per = por metrópole conectada
    .one = metrópole conectada
    .many = metrópoles conectadas
underwater-cities-full-city =
    cidades conectadas com os três tipos de construção{ $upgraded ->
        [0] {""}
       *[1] , uma delas melhorada
    }
    .per =
        por cidade conectada com os três tipos de construção{ $upgraded ->
            [0] {""}
           *[1] , uma delas melhorada
        }
    .one =
        cidade conectada com os três tipos de construção{ $upgraded ->
            [0] {""}
           *[1] , uma delas melhorada
        }
    .many =
        cidades conectadas com os três tipos de construção{ $upgraded ->
            [0] {""}
           *[1] , uma delas melhorada
        }
underwater-cities-pair-city = cidades conectadas com 2 { FORM($kind, "upgraded-many") }
    .per = por cidade conectada com 2 { FORM($kind, "upgraded-many") }
    .one = cidade conectada com 2 { FORM($kind, "upgraded-many") }
    .many = cidades conectadas com 2 { FORM($kind, "upgraded-many") }
underwater-cities-claimed = { FORM($type, "cards") } que você reivindicou
    .per = por { FORM($type, "card") } que você reivindicou
    .one = { FORM($type, "card") } que você reivindicou
    .many = { FORM($type, "cards") } que você reivindicou
underwater-cities-paid-specials = cartas especiais que você pagou e ainda tem
    .per = por carta especial que você pagou e ainda tem
    .one = carta especial que você pagou e ainda tem
    .many = cartas especiais que você pagou e ainda tem
underwater-cities-sets = conjuntos ({ FORM($parts, "one") })
    .per = por conjunto ({ FORM($parts, "one") })
    .one = conjunto ({ FORM($parts, "one") })
    .many = conjuntos ({ FORM($parts, "one") })
underwater-cities-sets-and = { $a }, { $b }
    .one = { FORM($a, "one") }, { FORM($b, "one") }
underwater-cities-share = { $size } { FORM($number, "many") }
    .per = a cada { $size } { FORM($number, "many") }
    .one = { $size } { FORM($number, "many") }
    .many = { $size } { FORM($number, "many") }
underwater-cities-table = pontos por { FORM($number, "many") }: { $entries }
    .kind = table
underwater-cities-table-entry =
    { $n ->
        [one] a partir de { $least }: { $n } ponto
       *[other] a partir de { $least }: { $n } pontos
    }

underwater-cities-has =
    { $least ->
        [one] você tiver ao menos { $least } { FORM($number, "one") }
       *[other] você tiver ao menos { $least } { FORM($number, "many") }
    }
    .noun =
        { $least ->
            [one] ao menos { $least } { FORM($number, "one") }
           *[other] ao menos { $least } { FORM($number, "many") }
        }
underwater-cities-on-step = o seu marcador estiver no espaço { $space } da trilha da federação
    .noun = o seu marcador no espaço { $space } da trilha da federação

## Palavras que unem outras. Uma parte do tipo "choice" fica separada do que segue; um "block" de várias, do que vem antes.

underwater-cities-one-of = ou { $parts }
    .kind = choice
underwater-cities-one-of-and =
    { FORM($b, "kind") ->
        [block] { $a } ou tudo isto: { $b }
       *[plain] { $a } ou { $b }
    }
underwater-cities-whole = { $first } e { $then }
underwater-cities-pay = pagar { $costs }: { $part }
    .kind = choice
underwater-cities-when = se { $condition }: { $part }
    .kind = choice

## O que cartas e espaços fazem

underwater-cities-gain = receber { $goods }
underwater-cities-gain-different = receber { $n } recursos diferentes
underwater-cities-draw =
    { $n ->
        [one] comprar { $n } carta
       *[other] comprar { $n } cartas
    }
underwater-cities-look = ver as { $n } cartas do topo do baralho e manter { $keep }
underwater-cities-special = comprar 1 carta especial
underwater-cities-advance =
    { $n ->
        [one] avançar { $n } passo na trilha da federação
       *[other] avançar até { $n } passos na trilha da federação
    }
underwater-cities-build = construir { FORM($kind, "one") }
underwater-cities-build-expansion = construir { FORM($kind, "one") } em um local para expansão
underwater-cities-build-free = { $what } gratuitamente
underwater-cities-build-cost = { $what } pagando { $cost }
underwater-cities-build-less = { $what } pagando { $less } a menos
underwater-cities-upgrade = melhorar { FORM($kind, "one") }
underwater-cities-upgrade-free = { $what } gratuitamente
underwater-cities-upgrade-cost = { $what } pagando { $cost }
underwater-cities-use-action =
    { $n ->
        [one] usar { $n } carta de ação
       *[other] usar { $n } cartas de ação
    }
underwater-cities-ready =
    { $n ->
        [one] tornar { $n } carta de ação utilizada disponível novamente
       *[other] tornar até { $n } cartas de ação utilizadas disponíveis novamente
    }
underwater-cities-perform-available = realizar a ação de um espaço colorido disponível
underwater-cities-perform-occupied-by-other = realizar a ação de um espaço colorido ocupado por outro jogador
underwater-cities-perform-not-mine = realizar a ação de um espaço colorido que você não ocupa
underwater-cities-exchange = trocar 1 { $a } por 1 { $b } ou vice-versa
underwater-cities-exchange-among = trocar 1 destes por 1 outro: { $what }
underwater-cities-convert-city = pagar { $cost } e transformar uma cidade não simbiótica em simbiótica
underwater-cities-take-production =
    { $n ->
        [one] receber a produção de { $n } estrutura conectada e melhorada
       *[other] receber a produção de { $n } estruturas conectadas e melhoradas
    }
underwater-cities-metropolis-tile = pegar uma metrópole azul do estoque, que fica conectada na hora

## O que fazem as cartas reivindicadas

underwater-cities-on =
    { $limit ->
        [0] sempre que { $event }: { $part }
        [1] uma vez por turno, quando { $event }: { $part }
       *[other] até { $limit } vezes por turno, quando { $event }: { $part }
    }
underwater-cities-once-per-turn = uma vez por turno: { $part }
underwater-cities-less =
    { $own ->
        [0] { $first ->
            [0] { FORM($kind, "many") } custam { $goods } a menos
           *[1] { FORM($kind, "first") } de cada turno custa { $goods } a menos
        }
       *[other] { $first ->
            [0] { FORM($kind, "many") } custam { $own } a menos do seu recurso
           *[1] { FORM($kind, "first") } de cada turno custa { $own } a menos do seu recurso
        }
    }
underwater-cities-hand-limit = o seu limite de mão aumenta em { $n }
underwater-cities-on-space = quando você usa o { $space }, a ação é: { $change }
underwater-cities-on-space-less = o que você constrói com o { $space } custa { $less } a menos
underwater-cities-upgrade-price = você pode melhorar { FORM($kind, "many") } pagando { $alt } em vez do custo usual
underwater-cities-alter-one = devolver 1 { $resource } que veio agora de { FORM($kind, "one") }: { $part }
underwater-cities-convert-produced = devolver 1 { $resource } que veio da produção agora: { $part }
underwater-cities-score =
    { FORM($n, "kind") ->
        [table] { $n }
       *[plain] { COUNT($n) ->
            [one] { COUNT($n) } ponto{ PER($n) }
           *[other] { COUNT($n) } pontos{ PER($n) }
        }
    }
underwater-cities-hand-in =
    trocar { $cost } por { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $times ->
        [0] quantas vezes quiser
        [1] uma vez
        [2] até duas vezes
       *[other] até { $times } vezes
    }

## Eventos que as cartas reivindicadas observam

underwater-cities-happening-played-off-colour = você baixar uma carta em um espaço de outra cor
underwater-cities-happening-space-used = você usar o { $of }
underwater-cities-happening-space-gave = um espaço de ação lhe der { $of }
underwater-cities-happening-built = você construir { FORM($of, "one") }
underwater-cities-happening-second = você construir { FORM($of, "second") } de uma cidade conectada
underwater-cities-happening-second-up = você melhorar { FORM($of, "second") } de uma cidade conectada
underwater-cities-happening-second-tunnel-this-turn = você construir o segundo túnel no mesmo turno
underwater-cities-happening-upgraded = você melhorar { FORM($of, "one") }
underwater-cities-happening-arrived = o seu marcador entrar no espaço { $of } da trilha da federação
underwater-cities-happening-advanced = você avançar na trilha da federação
underwater-cities-happening-metro-connected = uma metrópole for conectada
underwater-cities-happening-action-used = você usar uma carta de ação
underwater-cities-happening-special-paid = você pagar uma carta especial
underwater-cities-happening-turn-end = o seu turno terminar

## Títulos

underwater-cities-title-smuggling-kelp = Contrabando (kelp)
underwater-cities-title-smuggling-steelplast = Contrabando (plastiaço)
underwater-cities-title-smuggling-science = Contrabando (ciência)
underwater-cities-title-smuggling-biomass = Contrabando (biomassa)
underwater-cities-title-negotiation-farm = Negociação de Tecnologia (fazenda)
underwater-cities-title-negotiation-plant = Negociação de Tecnologia (dessalinização)
underwater-cities-title-negotiation-laboratory = Negociação de Tecnologia (laboratório)
underwater-cities-title-negotiation-tunnel = Negociação de Tecnologia (túnel)
underwater-cities-title-extraordinary-mission = Missão Extraordinária
underwater-cities-title-supply-run-science = Viagem de Suprimentos (ciência)
underwater-cities-title-supply-run-kelp = Viagem de Suprimentos (kelp)
underwater-cities-title-supply-run-credits = Viagem de Suprimentos (créditos)
underwater-cities-title-black-ops-team = Equipe de Operações Secretas
underwater-cities-title-undersea-works-credits = Fábrica Submarina (créditos)
underwater-cities-title-undersea-works-kelp = Fábrica Submarina (kelp)
underwater-cities-title-undersea-works-steelplast = Fábrica Submarina (plastiaço)
underwater-cities-title-undersea-works-science = Fábrica Submarina (ciência)
underwater-cities-title-build-structure = Construa uma Estrutura
underwater-cities-title-build-tunnel = Construa um Túnel
underwater-cities-title-build-laboratory = Construa um Laboratório
underwater-cities-title-build-farm = Construa uma Fazenda
underwater-cities-title-survey = Pesquisa
underwater-cities-title-seafood-farm = Coletar Frutos do Mar (fazenda)
underwater-cities-title-seafood-plant = Coletar Frutos do Mar (dessalinização)
underwater-cities-title-seafood-tunnel = Coletar Frutos do Mar (túnel)
underwater-cities-title-demonstration = Demonstração
underwater-cities-title-autonomous-systems-laboratory = Sistemas Autônomos (laboratório)
underwater-cities-title-autonomous-systems-farm = Sistemas Autônomos (fazenda)
underwater-cities-title-build-farm-or-laboratory = Construa Fazenda ou Laboratório
underwater-cities-title-build-laboratory-or-plant = Construa Laboratório ou Usina Dessalinizadora
underwater-cities-title-build-farm-or-plant = Construa Fazenda ou Usina Dessalinizadora
underwater-cities-title-embassy = Embaixada
underwater-cities-title-biomech-crew-plant = Equipe de Construção Biomecânica (dessalinização)
underwater-cities-title-biomech-crew-laboratory = Equipe de Construção Biomecânica (laboratório)
underwater-cities-title-biomech-crew-farm = Equipe de Construção Biomecânica (fazenda)
underwater-cities-title-prefab-tunnels-and-cities = Seções Pré-fabricadas (túneis e cidades simbióticas)
underwater-cities-title-prefab-tunnels = Seções Pré-fabricadas (túneis)
underwater-cities-title-prefab-cities = Seções Pré-fabricadas (cidades)
underwater-cities-title-prefab-farms = Seções Pré-fabricadas (fazendas)
underwater-cities-title-server-farm = Fazenda de Servidores Submarina
underwater-cities-title-trade-desk-kelp-and-steelplast = Mesa de Negócios (kelp e plastiaço)
underwater-cities-title-trade-desk-science = Mesa de Negócios (ciência)
underwater-cities-title-steel-broker = Corretor de Aço
underwater-cities-title-tunnel-crew = Equipe de Túneis
underwater-cities-title-harvest-festival = Festa da Colheita
underwater-cities-title-dock-rights-tunnels = Direitos de Doca (túneis)
underwater-cities-title-field-office-kelp-or-science = Escritório de Campo (kelp ou ciência)
underwater-cities-title-field-office-kelp = Escritório de Campo (kelp)
underwater-cities-title-field-office-steelplast = Escritório de Campo (plastiaço)
underwater-cities-title-refit-team-farm = Equipe de Reforma (fazenda)
underwater-cities-title-refit-team-plant = Equipe de Reforma (dessalinização)
underwater-cities-title-refit-team-laboratory = Equipe de Reforma (laboratório)
underwater-cities-title-refit-team-tunnel = Equipe de Reforma (túnel)
underwater-cities-title-extra-shift-laboratories = Turno Extra (laboratórios)
underwater-cities-title-extra-shift-tunnels = Turno Extra (túneis)
underwater-cities-title-extra-shift-plants = Turno Extra (usinas dessalinizadoras)
underwater-cities-title-extra-shift-farms = Turno Extra (fazendas)
underwater-cities-title-biomass-line-points = Linha de Biomassa (pontos)
underwater-cities-title-biomass-line-resources = Linha de Biomassa (recursos)
underwater-cities-title-civic-grant = Subsídio Cívico
underwater-cities-title-chronicle-farms = Crônica (fazendas)
underwater-cities-title-chronicle-metropolises = Crônica (metrópoles)
underwater-cities-title-barter-ledger = Livro de Trocas
underwater-cities-title-convoy-kelp = Comboio (kelp)
underwater-cities-title-convoy-credits = Comboio (créditos)
underwater-cities-title-convoy-steelplast = Comboio (plastiaço)
underwater-cities-title-trial-run = Teste
underwater-cities-title-replication-laboratory = Teste dos Sistemas de Replicação (laboratório)
underwater-cities-title-replication-plant = Teste dos Sistemas de Replicação (dessalinização)
underwater-cities-title-replication-farm = Teste dos Sistemas de Replicação (fazenda)
underwater-cities-title-industrial-espionage = Espionagem Industrial
underwater-cities-title-modular-city = Construção Modular (cidade)
underwater-cities-title-modular-symbiotic = Construção Modular (cidade simbiótica)
underwater-cities-title-modular-tunnel = Construção Modular (túnel)
underwater-cities-title-modular-buildings = Construção Modular (construções)
underwater-cities-title-filtration-farms = Reciclagem por Filtração (fazendas)
underwater-cities-title-filtration-laboratories = Reciclagem por Filtração (laboratórios)
underwater-cities-title-filtration-plants = Reciclagem por Filtração (usinas dessalinizadoras)
underwater-cities-title-filtration-tunnels = Reciclagem por Filtração (túneis)
underwater-cities-title-refit-drive-farms = Campanha de Reformas (fazendas)
underwater-cities-title-refit-drive-laboratories = Campanha de Reformas (laboratórios)
underwater-cities-title-symbiosis-project = Projeto Simbiose
underwater-cities-title-second-wind = Novo Fôlego
underwater-cities-title-prefab-symbiotics = Seções Pré-fabricadas (cidades simbióticas)
underwater-cities-title-housewarming = Festa de Inauguração
underwater-cities-title-patent-office = Escritório de Patentes
underwater-cities-title-shift-bonus = Bônus de Turno
underwater-cities-title-night-watch = Guarda Noturna
underwater-cities-title-reclamation = Reaproveitamento
underwater-cities-title-attache = Adido
underwater-cities-title-dock-rights-plants = Direitos de Doca (usinas dessalinizadoras)
underwater-cities-title-contractors-farm = Empreiteiros (fazenda)
underwater-cities-title-contractors-laboratory = Empreiteiros (laboratório)
underwater-cities-title-contractors-tunnel = Empreiteiros (túnel)
underwater-cities-title-field-office-resources = Escritório de Campo (recursos)
underwater-cities-title-commodity-clerk = Agente de Mercadorias
underwater-cities-title-refit-team-structures = Equipe de Reforma (estruturas)
underwater-cities-title-liaison = Agente de Ligação
underwater-cities-title-sea-vent-factory-credits = Fábrica das Fumarolas (créditos)
underwater-cities-title-sea-vent-factory-steelplast = Fábrica das Fumarolas (plastiaço)
underwater-cities-title-sea-vent-factory-science = Fábrica das Fumarolas (ciência)
underwater-cities-title-sea-vent-factory-biomass = Fábrica das Fumarolas (biomassa)
underwater-cities-title-cascade-plant = Usina em Cascata
underwater-cities-title-export-office = Escritório de Exportação
underwater-cities-title-habitat-charter = Carta do Habitat
underwater-cities-title-chronicle-plants = Crônica (usinas dessalinizadoras)
underwater-cities-title-chronicle-laboratories = Crônica (laboratórios)
underwater-cities-title-chronicle-credits = Crônica (créditos)
underwater-cities-title-chronicle-sets = Crônica (conjuntos)
underwater-cities-title-chronicle-full-cities = Crônica (os três tipos)
underwater-cities-title-milestone-farms = Marco (fazendas)
underwater-cities-title-milestone-laboratories = Marco (laboratórios)
underwater-cities-title-milestone-cities = Marco (cidades)
underwater-cities-title-milestone-plants = Marco (usinas dessalinizadoras)
underwater-cities-title-milestone-tunnels = Marco (túneis)
underwater-cities-title-milestone-metropolises = Marco (metrópoles)
underwater-cities-title-showcase-farms = Mostra (fazendas)
underwater-cities-title-showcase-laboratories = Mostra (laboratórios)
underwater-cities-title-showcase-tunnels = Mostra (túneis)
underwater-cities-title-showcase-plants = Mostra (usinas dessalinizadoras)
underwater-cities-title-showcase-full-cities = Mostra (os três tipos)
underwater-cities-title-convoy-science = Comboio (ciência)
underwater-cities-title-convoy-biomass = Comboio (biomassa)
underwater-cities-title-finishing-works-farm = Obras de Acabamento (fazenda)
underwater-cities-title-finishing-works-laboratory = Obras de Acabamento (laboratório)
underwater-cities-title-finishing-works-tunnel = Obras de Acabamento (túnel)
underwater-cities-title-finishing-works-city = Obras de Acabamento (cidade)
underwater-cities-title-windfall-plant = Construção Inesperada (dessalinização)
underwater-cities-title-windfall-laboratory = Construção Inesperada (laboratório)
underwater-cities-title-windfall-building = Construção Inesperada (construção)
underwater-cities-title-harbour-festival-credits = Festa do Porto (créditos)
underwater-cities-title-harbour-festival-points-and-credits = Festa do Porto (pontos e créditos)
underwater-cities-title-harbour-festival-points = Festa do Porto (pontos)
underwater-cities-title-open-day = Dia de Portas Abertas
underwater-cities-title-founders-feast = Festa dos Fundadores
underwater-cities-title-contractors-city = Empreiteiros (cidade)
underwater-cities-title-sea-vent-factory-symbiotics = Fábrica das Fumarolas (cidades simbióticas)
underwater-cities-title-sea-vent-factory-structures = Fábrica das Fumarolas (estruturas)
underwater-cities-title-sea-vent-factory-points = Fábrica das Fumarolas (pontos)
underwater-cities-title-chronicle-tunnels = Crônica (túneis)
underwater-cities-title-trade-fair-kelp = Feira de Comércio (kelp)
underwater-cities-title-trade-fair-steelplast = Feira de Comércio (plastiaço)
underwater-cities-title-trade-fair-credits = Feira de Comércio (créditos)
underwater-cities-title-legacy-actions = Legado (cartas de ação)
underwater-cities-title-trade-fair-biomass = Feira de Comércio (biomassa)
underwater-cities-title-legacy-symbiotics = Legado (cidades simbióticas)
underwater-cities-title-legacy-metropolises = Legado (metrópoles)
underwater-cities-title-legacy-full-cities = Legado (os três tipos)
underwater-cities-title-legacy-cities = Legado (cidades)
underwater-cities-title-legacy-sets = Legado (conjuntos)
underwater-cities-title-federal-priority-laboratories = Prioridade da Federação (laboratórios)
underwater-cities-title-federal-priority-symbiotics = Prioridade da Federação (cidades simbióticas)
underwater-cities-title-federal-priority-farms = Prioridade da Federação (fazendas)
underwater-cities-title-federal-priority-plants = Prioridade da Federação (usinas dessalinizadoras)
underwater-cities-title-trade-surplus-steelplast = Superávit Comercial (plastiaço)
underwater-cities-title-trade-surplus-kelp = Superávit Comercial (kelp)
underwater-cities-title-trade-surplus-science = Superávit Comercial (ciência)
underwater-cities-title-trade-surplus-biomass = Superávit Comercial (biomassa)
underwater-cities-title-trade-surplus-credits = Superávit Comercial (créditos)
underwater-cities-title-federal-priority-tunnels = Prioridade da Federação (túneis)
underwater-cities-title-corporate-expansion = Expansão Corporativa
underwater-cities-title-build-expansion = Construa uma Expansão
underwater-cities-title-secret-mission = Missão Secreta
underwater-cities-title-tidal-generators = Geradores de Maré
underwater-cities-title-spore-vats = Tanques de Esporos
underwater-cities-title-consul-general = Cônsul-Geral
underwater-cities-title-caisson-builders = Construtores de Caixões Flutuantes
underwater-cities-title-chief-engineer = Engenheiro-Chefe
underwater-cities-title-venture-fund = Fundo de Risco
underwater-cities-title-sister-city-treaty = Tratado de Cidades Irmãs
underwater-cities-title-rapid-drill-team = Equipe de Perfuração Rápida
underwater-cities-title-deep-archive = Arquivo das Profundezas
underwater-cities-title-night-shift = Turno da Noite
underwater-cities-title-commodity-board = Bolsa de Mercadorias
underwater-cities-title-green-charter = Carta Verde
underwater-cities-title-assistant = Assistente pessoal
underwater-cities-title-resettlement-plan = Plano de Reassentamento
underwater-cities-title-food-security = Segurança Alimentar
underwater-cities-title-clean-water-pact = Pacto da Água Limpa
underwater-cities-title-research-mandate = Mandato de Pesquisa
underwater-cities-title-transit-authority = Autoridade de Transportes
underwater-cities-title-living-cities = Cidades Vivas
underwater-cities-title-coastal-treaty = Tratado Costeiro
underwater-cities-title-model-towns = Cidades-Modelo

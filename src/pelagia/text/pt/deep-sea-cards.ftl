# Endeavor: Deep Sea, tripulação, placas, fichas, relatórios, cenários e cartas. Títulos de docs/rules/deep-sea.md, seções 21 e 22.

## Membros da tripulação

deep-sea-crew-leader = Líder da Equipe
deep-sea-senior-leader = Direção da Missão
deep-sea-crew-pilot = Piloto
deep-sea-senior-pilot = Mestre de Embarcação
deep-sea-crew-reef-diver = Mergulhador de Recife
deep-sea-senior-reef-diver = Fotógrafo Subaquático
deep-sea-crew-sonar-operator = Operador de Sonar
deep-sea-senior-sonar-operator = Engenheiro Acústico
deep-sea-crew-ecologist = Ecólogo
deep-sea-senior-ecologist = Ecotoxicólogo
deep-sea-crew-marine-engineer = Engenheiro Naval
deep-sea-senior-marine-engineer = Arquiteto Naval
deep-sea-crew-navigator = Navegador
deep-sea-senior-navigator = Hidrógrafo
deep-sea-crew-rov-operator = Operador de ROV
deep-sea-senior-rov-operator = Cinegrafista de Profundidade
deep-sea-crew-field-researcher = Pesquisador de Campo
deep-sea-senior-field-researcher = Cientista Marinho
deep-sea-crew-marine-biologist = Biólogo Marinho
deep-sea-senior-marine-biologist = Aquicultor
deep-sea-crew-deep-sea-diver = Mergulhador de Profundidade
deep-sea-senior-deep-sea-diver = Biólogo de Profundidade
deep-sea-crew-oceanographer = Oceanógrafo
deep-sea-senior-oceanographer = Embaixador Ambiental
deep-sea-crew-vessel-captain = Capitão
deep-sea-senior-vessel-captain = Chefe de Expedição
deep-sea-crew-fleet-coordinator = Coordenador de Frota
deep-sea-senior-fleet-coordinator = Coordenador de Frota Renomado
deep-sea-crew-ichthyologist = Ictiólogo
deep-sea-senior-ichthyologist = Ictiólogo Renomado
deep-sea-crew-ocean-historian = Historiador do Oceano
deep-sea-senior-ocean-historian = Historiador do Oceano Renomado
deep-sea-crew-biotechnologist = Biotecnólogo
deep-sea-senior-biotechnologist = Biotecnólogo Renomado
deep-sea-crew-biogeographer = Biogeógrafo
deep-sea-senior-biogeographer = Biogeógrafo Renomado
deep-sea-crew-mentor = Mentor
deep-sea-senior-mentor = Mentor Renomado
deep-sea-crew-adventurer = Aventureiro
deep-sea-senior-adventurer = Aventureiro Renomado
deep-sea-crew-dive-team-leader = Chefe de Mergulho
deep-sea-senior-dive-team-leader = Chefe de Mergulho Renomado
deep-sea-crew-robotics-engineer = Engenheiro de Robótica
deep-sea-senior-robotics-engineer = Engenheiro de Robótica Renomado

## Placas de oceano

deep-sea-ocean-atoll = Atol
deep-sea-ocean-calm-seas = Mar Calmo
deep-sea-ocean-dying-reef = Recife Moribundo
deep-sea-ocean-kelp-forest = Floresta de Kelp
deep-sea-ocean-oil-rig = Plataforma Desativada
deep-sea-ocean-remote-anchorage = Ancoradouro Remoto
deep-sea-ocean-sea-star = A Estrela-do-Mar
deep-sea-ocean-volcanic-island = Ilha Vulcânica
deep-sea-ocean-cave-system = Cavernas Submersas
deep-sea-ocean-dolphin-pods = Grupos de Golfinhos
deep-sea-ocean-ledge-elevator = Elevador da Encosta
deep-sea-ocean-looking-glass = A Luneta
deep-sea-ocean-resupply-modules = Módulos de Reabastecimento
deep-sea-ocean-sea-turtles = Migração de Tartarugas
deep-sea-ocean-shipwreck = Naufrágio
deep-sea-ocean-sunken-ruins = Ruínas Submersas
deep-sea-ocean-whale-calving = Berçário de Baleias
deep-sea-ocean-carbonate-spires = Torres de Carbonato
deep-sea-ocean-coldwater-reef = Recife de Água Fria
deep-sea-ocean-deepwater-shark = Tubarão de Águas Profundas
deep-sea-ocean-jellyfish-bloom = Floração de Águas-Vivas
deep-sea-ocean-rift-valley = Vale do Rifte
deep-sea-ocean-thermal-vents = Fontes Termais
deep-sea-ocean-vortex = Vórtice
deep-sea-ocean-bioluminescent-fauna = Fauna Bioluminescente
deep-sea-ocean-brine-pool = Poça de Salmoura
deep-sea-ocean-colossal-squid = Lula-Colossal
deep-sea-ocean-continental-shelf = Plataforma Continental
deep-sea-ocean-seamount = Monte Submarino
deep-sea-ocean-sponge-gardens = Jardins de Esponjas
deep-sea-ocean-abyssal-plain = Planície Abissal
deep-sea-ocean-abyssal-trench = Fossa Abissal
deep-sea-ocean-black-smoker = Fumarola Negra
deep-sea-ocean-fallen-star = Estrela Caída
deep-sea-ocean-scaly-foot-snails = Caracóis-de-Pé-Escamoso
deep-sea-ocean-seafloor-restoration = Restauração do Leito
deep-sea-ocean-whale-fall = Carcaça de Baleia

## Cenários

deep-sea-scenario-1 = O Chamado do Oceano
deep-sea-scenario-2 = Mapas e Cartas
deep-sea-scenario-3 = O Periódico Oceânico
deep-sea-scenario-4 = Melhor do que Antes
deep-sea-scenario-5 = A Estrela Caída
deep-sea-scenario-6 = Em Busca da Estrela
deep-sea-scenario-7 = Resgate da Estrela Caída
deep-sea-scenario-8 = Novos Horizontes
deep-sea-scenario-9 = O Vazamento
deep-sea-scenario-10 = O Mar Mais Profundo

## Objetivos bônus

deep-sea-bonus-1 = Levantamento Amplo
deep-sea-bonus-2 = Teia da Vida
deep-sea-bonus-3 = Estantes Cheias
deep-sea-bonus-4 = Tripulação Experiente
deep-sea-bonus-5 = Frota Completa
deep-sea-bonus-6 = Maestria
deep-sea-bonus-7 = Equilíbrio
deep-sea-bonus-8 = Base de Conhecimento
deep-sea-bonus-9 = Tudo Explorado
deep-sea-bonus-10 = Restaurado
deep-sea-bonus-11 = Presença
deep-sea-bonus-12 = Ondulações

## Contratempos

deep-sea-setback-1 = Tempestade
deep-sea-setback-2 = Corte de Verbas
deep-sea-setback-3 = Proibição de Horas Extras
deep-sea-setback-4 = Águas Turvas
deep-sea-setback-5 = Revisão por Pares
deep-sea-setback-6 = Perda de Dados
deep-sea-setback-7 = Recolhimento
deep-sea-setback-8 = Burocracia
deep-sea-setback-9 = Contratações Suspensas
deep-sea-setback-10 = Interferência
deep-sea-setback-11 = Amostras Estragadas
deep-sea-setback-12 = Dúvida Pública

## Fichas e relatórios

deep-sea-token-name = Ficha de Mergulho { CODE($n) }
deep-sea-journal-name = { $title } { CODE($number) }
deep-sea-journal-a1 = Crônica dos Corais
deep-sea-journal-a2 = Revista dos Recifes
deep-sea-journal-a3 = Mapa das Correntes
deep-sea-journal-a4 = Vozes da Costa
deep-sea-journal-a5 = Pressão e Aço
deep-sea-journal-a6 = Cartas do Porto
deep-sea-journal-a7 = O Laboratório Silencioso
deep-sea-journal-a8 = Diário da Tripulação
deep-sea-journal-1 = Testes no Mar
deep-sea-journal-2 = Métodos de Sondagem
deep-sea-journal-3 = Marés e Horários
deep-sea-journal-4 = Cantos de Baleia
deep-sea-journal-5 = Luz nas Profundezas
deep-sea-journal-6 = Fossas Desconhecidas
deep-sea-journal-7 = A Saúde dos Oceanos
deep-sea-journal-8 = Naufrágios e Relíquias
deep-sea-journal-9 = Atlas do Plâncton
deep-sea-journal-10 = Sal e Lodo
deep-sea-journal-11 = Primeiras Observações
deep-sea-journal-12 = Vida Luminosa
deep-sea-journal-13 = Águas Compartilhadas
deep-sea-journal-14 = Pradarias Marinhas
deep-sea-journal-15 = Saber de Cardume
deep-sea-journal-16 = Censo do Kelp
deep-sea-journal-17 = Abaixo da Termoclina
deep-sea-journal-18 = Hélices Silenciosas
deep-sea-journal-19 = Fontes de Fogo
deep-sea-journal-20 = Berçários do Mar
deep-sea-journal-21 = Aprender no Mar
deep-sea-journal-22 = Rotas Profundas
deep-sea-journal-23 = Pérolas do Saber
deep-sea-journal-24 = Almanaque dos Oceanos

## Símbolos e profundidades

deep-sea-colour-blue = azul
deep-sea-colour-yellow = amarelo
deep-sea-colour-brown = marrom
deep-sea-colour-green = verde

## Bônus. Cada parte é contada: dois passos de reputação são uma parte com 2.

deep-sea-gain-r = { ICON("reputation", $n) }reputação +{ $n }{ ICON() }
deep-sea-gain-i = { ICON("inspiration", $n) }inspiração +{ $n }{ ICON() }
deep-sea-gain-c = { ICON("coordination", $n) }coordenação +{ $n }{ ICON() }
deep-sea-gain-g = { ICON("ingenuity", $n) }engenhosidade +{ $n }{ ICON() }
deep-sea-gain-a =
    { $n ->
        [one] { ICON("attribute", $n) }qualquer atributo +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n } vezes qualquer atributo +1{ ICON() }
    }
deep-sea-gain-l =
    { $n ->
        [one] { ICON("attribute", $n) }atributo mais baixo +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n } vezes atributo mais baixo +1{ ICON() }
    }
deep-sea-gain-k = { ICON("science", $n) }{ $n } de conhecimento{ ICON() }
deep-sea-gain-d =
    { $n ->
        [one] { ICON("disc", $n) }{ $n } disco{ ICON() }
       *[other] { ICON("disc", $n) }{ $n } discos{ ICON() }
    }
deep-sea-gain-m =
    { $n ->
        [one] { ICON("impact", $n) }{ $n } impacto{ ICON() }
       *[other] { ICON("impact", $n) }{ $n } impactos{ ICON() }
    }
deep-sea-gain-p =
    { $n ->
        [one] { ICON("promote", $n) }{ $n } promoção{ ICON() }
       *[other] { ICON("promote", $n) }{ $n } promoções{ ICON() }
    }
deep-sea-gain-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } e { $b }
    }
    .kind = list
deep-sea-nothing = nada
    .kind = empty

## Linhas do texto de um membro da tripulação

deep-sea-line-tier =
    { $copies ->
        [one] Categoria { $n }, { $copies } peça
       *[other] Categoria { $n }, { $copies } peças
    }
deep-sea-line-junior-at-once = Na hora: { $what }
deep-sea-line-junior-actions = Ações: { $what }
deep-sea-line-junior-score = No fim: { $what }
deep-sea-line-junior-none = Sem ações: não pode ser ativado
deep-sea-line-senior = Promovido: { $name }
deep-sea-line-senior-at-once = Sênior, na hora: { $what }
deep-sea-line-senior-actions = Sênior, ações: { $what }
deep-sea-line-senior-score = Sênior, no fim: { $what }
deep-sea-line-senior-none = Sênior: sem ações, não pode ser ativado

## Linhas do texto de uma placa de oceano

deep-sea-line-depth =
    { $n ->
        [1] Profundidade 1, superfície
        [2] Profundidade 2, epipelágica
        [3] Profundidade 3, mesopelágica
        [4] Profundidade 4, batipelágica
       *[5] Profundidade 5, abissopelágica
    }
deep-sea-line-found = Bônus de descoberta: { $what }
deep-sea-line-arrive = Bônus de chegada: { $what }
deep-sea-line-dive =
    { $tokens ->
        [one] Ponto de mergulho ({ CODE("d", $n) }): { $tokens } ficha
       *[other] Ponto de mergulho ({ CODE("d", $n) }): { $tokens } fichas
    }
deep-sea-line-per-token = Para cada ficha que você pegar aqui: { $what }
deep-sea-line-emptied = Quando a última ficha daqui é retirada: { $what }
deep-sea-line-draws = Um mergulho aqui compra { $n } fichas: fique com uma, descarte o resto
deep-sea-line-sonar = Espaço de sonar ({ CODE($site) }): { $what }
deep-sea-line-sonar-track = Trilha de sonar { $track }, espaço ({ CODE($site) }): { $what }
deep-sea-line-conserve = Campo de conservação ({ CODE($site) }) por { $n } de conhecimento: { $what }
deep-sea-line-journal = Campo de publicação ({ CODE($site) }): { $colour }
deep-sea-line-journal-gives = Campo de publicação ({ CODE($site) }): { $colour }, { $what }
deep-sea-line-via-left = Este campo ({ CODE($site) }) é usado a partir da zona à esquerda
deep-sea-line-via-above = Este campo ({ CODE($site) }) é usado a partir da zona acima
deep-sea-line-via-right = Este campo ({ CODE($site) }) é usado a partir da zona à direita
deep-sea-line-link = Conexão ({ CODE($a, "-", $b) }): { $what }
deep-sea-line-leaving = Quando um submarino seu navega para fora daqui: { $what }
deep-sea-line-after-conserve = Depois de você conservar aqui: { $what }
deep-sea-line-filled = Quando todos os campos de conservação estão preenchidos: { $what }
deep-sea-line-technology = Navegação a partir daqui: tecnologia +{ $n }
deep-sea-line-closed = Nenhum submarino entra nesta zona nem a atravessa
deep-sea-line-single = No máximo um submarino de cada jogador aqui

## Linhas do texto de fichas e relatórios

deep-sea-line-research = Conhecimento: { $n }
deep-sea-line-effect = Ou: { $what }
deep-sea-line-cost = Custo: { $n } de conhecimento
deep-sea-line-symbol = Símbolo: { $colour }
deep-sea-line-you = Você: { $what }
deep-sea-line-others = Cada um dos demais: { $what }
deep-sea-line-space = Espaço de ativação, uma vez por jogo: { $what }
deep-sea-line-points =
    { $n ->
        [one] { $n } ponto no fim
       *[other] { $n } pontos no fim
    }

## Cenários. Os objetivos contam para cada jogador; uma equipe soma.

deep-sea-line-goal =
    { $option ->
        [left] Objetivo { $n }, à esquerda:
        [right] Objetivo { $n }, à direita:
        [shallow] Objetivo { $n }, raso:
        [deep] Objetivo { $n }, fundo:
        [narrow] Objetivo { $n }, estreito:
        [broad] Objetivo { $n }, amplo:
       *[other] Objetivo { $n }:
    }
deep-sea-goal-each =
    { $n ->
        [one] { $n } ponto { FORM($what, "per") }
       *[other] { $n } pontos { FORM($what, "per") }
    }
deep-sea-goal-counted = contam { FORM($what, "many") }
deep-sea-line-more = { $what }
deep-sea-goal-prizes =
    { $first ->
        [one] 1º lugar: { $first } ponto, 2º lugar: { $second }
       *[other] 1º lugar: { $first } pontos, 2º lugar: { $second }
    }
deep-sea-goal-most =
    { $n ->
        [one] quem tem mais { FORM($what, "many") }: { $n } ponto
       *[other] quem tem mais { FORM($what, "many") }: { $n } pontos
    }
deep-sea-line-team-goal = Em equipe, somado sobre todos: { FORM($what, "many") }, { $p1 } a sós, { $p2 } a dois, { $p3 } a três, { $p4 } a quatro
deep-sea-rule-base = Todo lançamento vai para uma zona de profundidade 1 à sua escolha
deep-sea-rule-restored = Quem preenche o último campo de conservação de uma zona põe mais um marcador na tartaruga, uma vez por zona
deep-sea-rule-star = A Estrela Caída está escondida entre as primeiras placas da sua profundidade. Quem a compra fica com ela e escolhe conservação ou publicação
deep-sea-rule-move = Um impacto move um dos seus marcadores para um hexágono vizinho livre; só se nenhum puder se mover, um novo entra por um hexágono de entrada. As fileiras de baixo se abrem quando a Estrela Caída está no oceano. Um marcador nessas fileiras sem nada livre abaixo fica para sempre
deep-sea-rule-rows = Um impacto pertence à profundidade da zona de onde vem; os demais, a uma profundidade em que você tenha um submarino. As fileiras se enchem da esquerda para a direita; as cheias passam seus marcadores adiante
deep-sea-rule-options = Quem põe um marcador num hexágono de objetivo escolhe, para todos, um dos dois modos de pontuar esse objetivo. Um objetivo com o hexágono vazio não vale nada
deep-sea-rule-cleanup = Cada conservação na profundidade 1 ou 2 é um passo na sua trilha de limpeza; um impacto também, se você quiser. Os passos 2, 4, 6 e 8 dão 1 disco, um passo em qualquer atributo, 1 impacto e 1 promoção. Submarinos entram na profundidade 3 a partir do passo 1, na 4 a partir do passo 3

## Objetivos bônus e contratempos

deep-sea-line-team-sum = Todos juntos, { FORM($what, "many") }: { $p1 } a sós, { $p2 } a dois, { $p3 } a três, { $p4 } a quatro
    .counted = Todos juntos, { FORM($what, "many") }
deep-sea-line-team-once = Todos juntos, { FORM($what, "many") }: { $p1 } a sós, { $p2 } a dois, { $p3 } a três, { $p4 } a quatro
    .counted = Todos juntos, { FORM($what, "many") }
deep-sea-line-team-every = Cada jogador, { FORM($what, "many") }: { $p1 } a sós, { $p2 } a dois, { $p3 } a três, { $p4 } a quatro
    .counted = Cada jogador, { FORM($what, "many") }
deep-sea-line-now = Agora, cada jogador: { $what }
deep-sea-line-less-range =
    { $n ->
        [one] Nesta rodada, os submarinos navegam { $n } passo a menos, mas ao menos 1
       *[other] Nesta rodada, os submarinos navegam { $n } passos a menos, mas ao menos 1
    }
deep-sea-line-less-effort =
    { $n ->
        [one] Nesta rodada, a força de trabalho dá { $n } disco a menos, mas ao menos 1
       *[other] Nesta rodada, a força de trabalho dá { $n } discos a menos, mas ao menos 1
    }
deep-sea-line-most-reassigned =
    { $n ->
        [one] Nesta rodada, no máximo { $n } disco volta da tripulação
       *[other] Nesta rodada, no máximo { $n } discos voltam da tripulação
    }
deep-sea-line-dive-discs =
    { $n ->
        [one] Nesta rodada, cada mergulho custa também { $n } disco
       *[other] Nesta rodada, cada mergulho custa também { $n } discos
    }
deep-sea-line-more-journal = Nesta rodada, relatórios custam { $n } de conhecimento a mais
deep-sea-line-more-conserve = Nesta rodada, campos de conservação custam { $n } de conhecimento a mais
deep-sea-line-less-recruitment = Nesta rodada, o nível de recrutamento é { $n } menor, mas ao menos 1
deep-sea-line-less-boards =
    { $n ->
        [one] Nesta rodada, uma descoberta compra { $n } placa a menos
       *[other] Nesta rodada, uma descoberta compra { $n } placas a menos
    }
deep-sea-line-impact-research = Nesta rodada, usar um impacto custa { $n } de conhecimento

## O que se conta. per: depois de "1 ponto"; one, many: depois de um número e em condições.

deep-sea-kind-any = disco
    .one = disco
    .many = discos
deep-sea-kind-sonar = disco de sonar
    .one = disco de sonar
    .many = discos de sonar
deep-sea-kind-conserve = disco de conservação
    .one = disco de conservação
    .many = discos de conservação
deep-sea-kind-journal = disco de publicação
    .one = disco de publicação
    .many = discos de publicação
deep-sea-kinds = { $a } ou { $b }
    .one = { FORM($a, "one") } ou { FORM($b, "one") }
    .many = { FORM($a, "many") } e { FORM($b, "many") }

deep-sea-anywhere = no oceano
    .kind = all
deep-sea-at-depth = na profundidade { $a }
deep-sea-at-depths = nas profundidades { $a } a { $b }
deep-sea-in-columns =
    { $n ->
        [one] na coluna { $columns }
       *[other] nas colunas { $columns }
    }
deep-sea-left-of = na coluna de “{ $board }” e à esquerda dela
deep-sea-right-of = na coluna de “{ $board }” e à direita dela

deep-sea-discs =
    { FORM($where, "kind") ->
        [all] seus { FORM($kinds, "many") }
       *[some] seus { FORM($kinds, "many") } { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] para cada { FORM($kinds, "one") } seu
           *[some] para cada { FORM($kinds, "one") } seu { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] { FORM($kinds, "one") } seu
           *[some] { FORM($kinds, "one") } seu { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] { FORM($kinds, "many") }
           *[some] { FORM($kinds, "many") } { $where }
        }
deep-sea-vessels =
    { FORM($where, "kind") ->
        [all] seus submarinos no oceano
       *[some] seus submarinos { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] para cada submarino seu no oceano
           *[some] para cada submarino seu { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] submarino no oceano
           *[some] submarino { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] submarinos no oceano
           *[some] submarinos { $where }
        }
deep-sea-zones =
    { FORM($where, "kind") ->
        [all] zonas com um { FORM($kinds, "one") } seu
       *[some] zonas { $where } com um { FORM($kinds, "one") } seu
    }
    .per =
        { FORM($where, "kind") ->
            [all] para cada zona com um { FORM($kinds, "one") } seu
           *[some] para cada zona { $where } com um { FORM($kinds, "one") } seu
        }
    .one =
        { FORM($where, "kind") ->
            [all] zona com um { FORM($kinds, "one") } seu
           *[some] zona { $where } com um { FORM($kinds, "one") } seu
        }
    .many =
        { FORM($where, "kind") ->
            [all] zonas com um { FORM($kinds, "one") } seu
           *[some] zonas { $where } com um { FORM($kinds, "one") } seu
        }
deep-sea-zones-visited =
    { FORM($where, "kind") ->
        [all] zonas com um { FORM($kinds, "one") } ou submarino seu
       *[some] zonas { $where } com um { FORM($kinds, "one") } ou submarino seu
    }
    .per =
        { FORM($where, "kind") ->
            [all] para cada zona com um { FORM($kinds, "one") } ou submarino seu
           *[some] para cada zona { $where } com um { FORM($kinds, "one") } ou submarino seu
        }
    .one =
        { FORM($where, "kind") ->
            [all] zona com um { FORM($kinds, "one") } ou submarino seu
           *[some] zona { $where } com um { FORM($kinds, "one") } ou submarino seu
        }
    .many =
        { FORM($where, "kind") ->
            [all] zonas com um { FORM($kinds, "one") } ou submarino seu
           *[some] zonas { $where } com um { FORM($kinds, "one") } ou submarino seu
        }
deep-sea-found =
    { FORM($where, "kind") ->
        [all] zonas que você descobriu
       *[some] zonas { $where } que você descobriu
    }
    .per =
        { FORM($where, "kind") ->
            [all] para cada zona que você descobriu
           *[some] para cada zona { $where } que você descobriu
        }
    .one =
        { FORM($where, "kind") ->
            [all] zona descoberta
           *[some] zona descoberta { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] zonas descobertas
           *[some] zonas descobertas { $where }
        }
deep-sea-discs-here = seus discos aqui
    .per = para cada disco seu aqui
    .one = disco seu aqui
    .many = discos seus aqui
deep-sea-discs-on =
    { $kind ->
        [journal] seus discos em campos de publicação daqui ({ CODE($sites) })
        [conserve] seus discos em campos de conservação daqui ({ CODE($sites) })
       *[other] seus discos em campos daqui ({ CODE($sites) })
    }
    .per =
        { $kind ->
            [journal] para cada disco seu em campos de publicação daqui ({ CODE($sites) })
            [conserve] para cada disco seu em campos de conservação daqui ({ CODE($sites) })
           *[other] para cada disco seu em campos daqui ({ CODE($sites) })
        }
    .one =
        { $kind ->
            [journal] disco seu em campos de publicação daqui ({ CODE($sites) })
            [conserve] disco seu em campos de conservação daqui ({ CODE($sites) })
           *[other] disco seu em campos daqui ({ CODE($sites) })
        }
    .many =
        { $kind ->
            [journal] discos seus em campos de publicação daqui ({ CODE($sites) })
            [conserve] discos seus em campos de conservação daqui ({ CODE($sites) })
           *[other] discos seus em campos daqui ({ CODE($sites) })
        }
deep-sea-vessels-here = seus submarinos aqui
    .per = para cada submarino seu aqui
    .one = submarino seu aqui
    .many = submarinos seus aqui
deep-sea-of-colour = símbolos em { $colour }
    .per = para cada símbolo em { $colour }
    .one = símbolo em { $colour }
    .many = símbolos em { $colour }
deep-sea-commonest = símbolos da sua cor mais comum
    .per = para cada símbolo da sua cor mais comum
    .one = símbolo da sua cor mais comum
    .many = símbolos de uma cor
deep-sea-sets = conjuntos de símbolos
    .per = para cada conjunto completo de símbolos
    .one = conjunto completo de símbolos
    .many = conjuntos completos de símbolos
deep-sea-named-discs = seus discos do tipo nomeado
    .per = para cada disco seu do tipo nomeado
    .one = disco do tipo nomeado
    .many = discos do tipo nomeado
deep-sea-rescued = seus marcadores em hexágonos de resgate
    .per = para cada marcador seu num hexágono de resgate
    .one = marcador num hexágono de resgate
    .many = marcadores em hexágonos de resgate
deep-sea-cleaned = seus passos na trilha de limpeza
    .per = para cada passo na sua trilha de limpeza
    .one = passo na trilha de limpeza
    .many = passos na trilha de limpeza
deep-sea-first =
    { $travelled ->
        [0] primeiro a descobrir uma zona da maior profundidade: { $first } pontos, segundo: { $second }
       *[1] primeiro a navegar até uma zona da maior profundidade: { $first } pontos, segundo: { $second }
    }
deep-sea-reached =
    { $travelled ->
        [0] jogadores que descobriram uma zona da maior profundidade
       *[1] jogadores que navegaram até uma zona da maior profundidade
    }
    .per =
        { $travelled ->
            [0] por ter descoberto uma zona da maior profundidade
           *[1] por ter navegado até uma zona da maior profundidade
        }
    .one =
        { $travelled ->
            [0] jogador que descobriu uma zona da maior profundidade
           *[1] jogador que navegou até uma zona da maior profundidade
        }
    .many =
        { $travelled ->
            [0] jogadores que descobriram uma zona da maior profundidade
           *[1] jogadores que navegaram até uma zona da maior profundidade
        }
deep-sea-total = { $parts }
    .per = { FORM($parts, "per") }
    .one = { FORM($parts, "one") }
    .many = { FORM($parts, "many") }
deep-sea-total-and = { $a } e { $b }
    .per = { FORM($a, "per") } e { FORM($b, "per") }
    .one = { FORM($a, "one") } ou { FORM($b, "one") }
    .many = { FORM($a, "many") } e { FORM($b, "many") }
deep-sea-score =
    { $per ->
        [1] { $points ->
            [one] { $points } ponto{ PER($count) }
           *[other] { $points } pontos{ PER($count) }
        }
       *[other] { $points ->
            [one] { $points } ponto a cada { $per } { FORM($count, "many") }
           *[other] { $points } pontos a cada { $per } { FORM($count, "many") }
        }
    }
deep-sea-shared-links = conexões completas entre você e os outros (a sós: as suas)
    .per = para cada conexão completa entre você e os outros (a sós: as suas)
    .one = conexão completa entre você e os outros (a sós: a sua)
    .many = conexões completas entre você e os outros (a sós: as suas)
deep-sea-links = conexões completas
    .per = para cada conexão completa
    .one = conexão completa
    .many = conexões completas
deep-sea-most-in-zone = seus { FORM($kind, "many") } na zona onde você tem mais
    .per = para cada { FORM($kind, "one") } na zona onde você tem mais
    .one = { FORM($kind, "one") } numa zona
    .many = { FORM($kind, "many") } numa zona
deep-sea-depths-with = profundidades com um { FORM($kind, "one") } seu
    .per = para cada profundidade com um { FORM($kind, "one") } seu
    .one = profundidade com um { FORM($kind, "one") } seu
    .many = profundidades com um { FORM($kind, "one") } seu
deep-sea-seniors =
    { $others ->
        [0] membros da tripulação no lado sênior
       *[1] seus outros membros da tripulação no lado sênior
    }
    .per =
        { $others ->
            [0] para cada membro da tripulação no lado sênior, incluído o líder
           *[1] para cada outro membro seu no lado sênior, incluído o líder
        }
    .one =
        { $others ->
            [0] membro da tripulação no lado sênior
           *[1] outro membro no lado sênior
        }
    .many =
        { $others ->
            [0] membros da tripulação no lado sênior
           *[1] outros membros no lado sênior
        }
deep-sea-empty-sites = pontos de mergulho sem fichas
    .per = para cada ponto de mergulho sem fichas
    .one = ponto de mergulho sem fichas
    .many = pontos de mergulho sem fichas
deep-sea-ocean-zones = zonas no oceano
    .per = para cada zona no oceano
    .one = zona no oceano
    .many = zonas no oceano
deep-sea-journals-taken = relatórios obtidos
    .per = para cada relatório obtido
    .one = relatório obtido
    .many = relatórios obtidos
deep-sea-mastered = atributos no nível 5
    .per = para cada atributo no nível 5
    .one = atributo no nível 5
    .many = atributos no nível 5
deep-sea-lowest-track = posição do atributo mais baixo
    .per = para cada posição do atributo mais baixo
    .one = posição do atributo mais baixo
    .many = posição do atributo mais baixo
deep-sea-research-held = conhecimento nas trilhas
    .per = para cada ponto de conhecimento nas trilhas
    .one = conhecimento nas trilhas
    .many = conhecimento nas trilhas
deep-sea-restored-zones = zonas com todos os campos de conservação preenchidos
    .per = para cada zona com todos os campos de conservação preenchidos
    .one = zona com todos os campos de conservação preenchidos
    .many = zonas com todos os campos de conservação preenchidos
deep-sea-footprint = zonas com ao menos um disco
    .per = para cada zona com ao menos um disco
    .one = zona com ao menos um disco
    .many = zonas com ao menos um disco
deep-sea-impacts-used = impactos usados
    .per = para cada impacto usado
    .one = impacto usado
    .many = impactos usados

## Palavras dos efeitos, como partes de um texto. $frm, $at: -1 é a zona a que o texto pertence.

deep-sea-travel =
    { $frm ->
        [-1] { $bar ->
            [0] navegação a partir daqui
           *[other] navegação a partir daqui, mas não até a profundidade { $bar }
        }
       *[other] { $tech ->
            [0] navegação
           *[other] navegação com tecnologia +{ $tech }
        }
    }
deep-sea-sonar = sonar
deep-sea-discover =
    { $loose ->
        [0] { $hi ->
            [5] { $lo ->
                [5] uma descoberta na profundidade 5
               *[other] uma descoberta na profundidade { $lo } ou mais fundo
            }
           *[other] uma descoberta nas profundidades { $lo } a { $hi }
        }
       *[1] uma descoberta na profundidade { $lo }, em qualquer lugar livre
    }
deep-sea-dive =
    { $n ->
        [1] mergulho
       *[other] mergulho de { $n } fichas num só ponto
    }
deep-sea-reach-zone = zona
    .kind = zone
deep-sea-reach-depth = profundidade
    .kind = depth
deep-sea-conserve =
    { $at ->
        [-1] conservação aqui
       *[other] { FORM($reach, "kind") ->
            [depth] conservação em qualquer zona na profundidade de um dos seus submarinos
           *[zone] { $less ->
                [0] conservação
               *[other] conservação por { $less } de conhecimento a menos
            }
        }
    }
deep-sea-publish =
    { $at ->
        [-1] publicação aqui
       *[other] publicação
    }
deep-sea-promote = promover 1 membro da tripulação
deep-sea-copy-crew = as ações de outro membro da sua tripulação
deep-sea-pay-disc =
    { $n ->
        [one] devolver { $n } disco à reserva
       *[other] devolver { $n } discos à reserva
    }
deep-sea-lose-research = perder { $n } de conhecimento
deep-sea-lose-token = descartar a ficha guardada sem usar; quem não tem perde { $research } de conhecimento

# A mesa de Endeavor: Deep Sea na página.

## O que os outros fazem, pela seção das regras que o explica

deep-sea-page-doing-vessels = um novo submarino
deep-sea-page-doing-preparation = começo da rodada
deep-sea-page-doing-turn = escolhendo uma ação
deep-sea-page-doing-travel = navegação
deep-sea-page-doing-sonar = sonar e descoberta
deep-sea-page-doing-dive = mergulho
deep-sea-page-doing-zones = uma zona especial
deep-sea-page-doing-conserve = conservação
deep-sea-page-doing-journal = publicação
deep-sea-page-doing-crew = promoção
deep-sea-page-doing-impact = impacto
deep-sea-page-doing-tracks = um atributo
deep-sea-page-doing-scenarios = um objetivo do cenário

## A mesa

deep-sea-page-free = livre
deep-sea-page-site = { $zone }: { $what }. { $owner }
deep-sea-page-kind-sonar = sonar
deep-sea-page-dive = { $zone }: fichas de mergulho { $n }
deep-sea-page-vessel = Submarino de { $seat }
deep-sea-page-pile = Profundidade { $depth }: placas por descobrir { $n }
deep-sea-page-unknown = Profundidade { $depth }: não descoberta
deep-sea-page-unexplored = ainda inexplorado
deep-sea-page-hex = Hexágono de impacto, pontos { $points }
deep-sea-page-hex-start = Hexágono inicial
deep-sea-page-hex-unlimited = Nunca fica cheio
deep-sea-page-hex-rescue = Hexágono de resgate
deep-sea-page-hex-restored = Para quem preenche o último campo de conservação de uma zona
deep-sea-page-hex-overflow = Para marcadores de fileiras cheias, profundidades { $depths }
deep-sea-page-hex-symbol = Símbolo: { $colour }
deep-sea-page-hex-goal = Abre o objetivo { $n }
deep-sea-page-hex-touches = Vizinho também do hexágono na outra ponta da linha
deep-sea-page-markers = Marcadores: { $who }
deep-sea-page-base = Novos submarinos são lançados aqui
deep-sea-page-finder = Descoberta por { $seat }
deep-sea-page-wave = Tem a Onda: joga primeiro
deep-sea-page-symbols = Símbolos: { $what }
deep-sea-page-has-acted = Já agiu
deep-sea-page-used = Usado
deep-sea-page-track = { $name }: nível { $level }, passo { $at } de 12
deep-sea-page-good-reputation = recruta até nível { $n }
deep-sea-page-good-inspiration =
    { $n ->
        [one] { $n } disco novo
       *[other] { $n } discos novos
    }
deep-sea-page-good-coordination =
    { $n ->
        [one] { $n } disco de volta
       *[other] { $n } discos de volta
    }
deep-sea-page-good-ingenuity =
    { $n ->
        [one] { $n } passo, prof. { $n }
       *[other] { $n } passos, prof. { $n }
    }
deep-sea-page-goods-discs =
    { $n ->
        [one] disco livre
       *[other] discos livres
    }
deep-sea-page-goods-research = pesquisa
deep-sea-page-goods-reserve = na doca
deep-sea-page-ready = disponível
deep-sea-page-idle = nenhuma ação
deep-sea-page-tier = Categoria { $n }
deep-sea-page-looking = Qual placa fica?
deep-sea-page-peek = Ver o oceano
deep-sea-page-back = Voltar à escolha
deep-sea-page-research = Conhecimento: { $n }
deep-sea-page-discs = Discos no porão: { $n }
deep-sea-page-reserve = Submarinos na reserva: { $n }
deep-sea-page-points = Pontos agora: { $n }
deep-sea-page-goal = Objetivo { $n }
deep-sea-page-goals = Objetivos
deep-sea-page-each = { $n } cada
deep-sea-page-prizes = mais +{ $first }, segundo +{ $second }
deep-sea-page-option-left = esquerda
deep-sea-page-option-right = direita
deep-sea-page-option-shallow = raso
deep-sea-page-option-deep = fundo
deep-sea-page-option-narrow = estreito
deep-sea-page-option-broad = amplo
deep-sea-page-check =
    { $goal ->
        [score] Pontos de todos juntos
       *[other] Objetivo { $goal }
    }
deep-sea-page-counted = { FORM($what, "many") }, todos juntos
deep-sea-page-counted-alone = { FORM($what, "many") }
deep-sea-page-needed = { $what } ({ $n } necessários)
deep-sea-page-have = { $have } de { $need }
deep-sea-page-met = cumprido
deep-sea-page-not-met = não cumprido
deep-sea-page-unopened = ainda não aberto
deep-sea-page-named = Nomeado: { $kind }
deep-sea-page-unnamed = Nada foi nomeado ainda
deep-sea-page-round = Rodada { $n } de { $of }
deep-sea-page-cleanup = Limpeza
deep-sea-page-market = Relatórios de pesquisa
deep-sea-page-shown = Fichas à mostra
deep-sea-page-tray = Tripulação a recrutar
deep-sea-page-crew = Tripulação
deep-sea-page-roster = { $n } a postos
deep-sea-page-crew-ready = Tripulação: { $n } de { $of } a postos
deep-sea-page-passed = passou
deep-sea-page-has = Tripulação: { $crew }, fichas de mergulho: { $tokens }, relatórios: { $journals }
deep-sea-page-total = Total

deep-sea-board-tab-ocean = Oceano
deep-sea-board-tab-impact = Impacto
deep-sea-board-tab-own = Meu

# Cidades Submersas: perguntas, opções, recusas e registro. Termos: docs/rules/underwater-cities.md, seção 1.

underwater-cities = Cidades Submersas

underwater-cities-phase-setup = Preparação
underwater-cities-phase-turns = Turnos
underwater-cities-phase-production = Produção
underwater-cities-phase-scoring = Pontuação final
underwater-cities-phase-over = Fim do jogo

## Perguntas

underwater-cities-ask-blue-tile = Qual metrópole azul fica no canto superior direito?
underwater-cities-ask-keep =
    { $n ->
        [one] Qual carta você mantém?
       *[other] Quais { $n } cartas você mantém?
    }
underwater-cities-ask-discard-down =
    { $n ->
        [one] Cartas demais: qual você descarta?
       *[other] Cartas demais: quais { $n } você descarta?
    }
underwater-cities-ask-window = Antes de continuar: usar uma habilidade?
underwater-cities-ask-place = Seu turno: qual espaço, com qual carta?
underwater-cities-ask-blocks = As cores combinam: o que vem primeiro?
underwater-cities-ask-one-of = Escolha uma opção
underwater-cities-ask-pay = Pagar por isto?
underwater-cities-ask-build =
    { FORM($kind, "kind") ->
        [group] O que você constrói?
       *[single] Onde você constrói { FORM($kind, "one") }?
    }
underwater-cities-ask-pay-build = Como você paga { FORM($kind, "one") }?
underwater-cities-ask-upgrade = O que você melhora?
underwater-cities-ask-pay-upgrade = Como você paga a melhoria?
underwater-cities-ask-convert-city = Qual cidade se torna simbiótica?
underwater-cities-ask-advance = Quantos passos na trilha da federação?
underwater-cities-ask-use-action = Qual carta de ação você usa?
underwater-cities-ask-ready-one = Qual carta de ação fica disponível novamente?
underwater-cities-ask-perform = A ação de qual espaço você realiza?
underwater-cities-ask-gain-different = Quais recursos você recebe?
underwater-cities-ask-exchange-among = O que você troca?
underwater-cities-ask-take-production = Qual estrutura produz agora?
underwater-cities-ask-special = Qual carta especial você compra?
underwater-cities-ask-keep-dug = Qual carta especial você mantém?
underwater-cities-ask-keep-looked = Qual carta você mantém?
underwater-cities-ask-under = Qual carta vai primeiro para baixo do baralho?
underwater-cities-ask-triggers = Qual efeito é o próximo?
underwater-cities-ask-pay-special = Você paga por { $card }?
underwater-cities-ask-replace = Você tem quatro cartas de ação: qual dá lugar?
underwater-cities-ask-use-replaced = Usar a carta de ação substituída uma última vez?
underwater-cities-ask-production-cards = Produção: qual carta você usa?
underwater-cities-ask-hand-in-cards = Pontuação final: quantas vezes você troca recursos?

## Opções

underwater-cities-blue = { $tile } no canto superior direito
underwater-cities-place = { $space } com { $card }
underwater-cities-clone = Clonar { $space } com { $card } (1 crédito)
underwater-cities-card-first = Primeiro a carta: { $card }
underwater-cities-space-first = Primeiro o espaço: { $space }
underwater-cities-part = { $what }
underwater-cities-branch = { $what }
underwater-cities-done = Concluir
underwater-cities-decline = Não usar
underwater-cities-continue = Continuar
underwater-cities-ability = { $card }: { $what }
underwater-cities-build-kind = Construir { FORM($kind, "one") }
underwater-cities-build-at = Construir { FORM($kind, "one") } ({ $site })
underwater-cities-pay-goods = Pagar { $what }
underwater-cities-pay-special =
    { $n ->
        [one] Pagar { $n } crédito
       *[other] Pagar { $n } créditos
    }
underwater-cities-upgrade-at = Melhorar: { $site }
underwater-cities-convert = Transformar: { $site }
underwater-cities-perform = Realizar a ação de { $space }
underwater-cities-steps =
    { $n ->
        [one] Avançar { $n } passo
       *[other] Avançar { $n } passos
    }
underwater-cities-gain-goods = Receber { $what }
underwater-cities-swap = Trocar 1 { $a } por 1 { $b }
underwater-cities-take-production-of = { $site }: { $what }
underwater-cities-dig = Ver 3 cartas e manter 1
underwater-cities-trigger = Usar { $card }
underwater-cities-claim = Reivindicar { $card }
underwater-cities-hand-in-times =
    { $n ->
        [0] { $card }: não trocar
        [one] { $card }: trocar { $n } vez
       *[other] { $card }: trocar { $n } vezes
    }
underwater-cities-option-keep = Manter { $card }
underwater-cities-keep-cards =
    { $n ->
        [one] Manter { $n } carta
       *[other] Manter { $n } cartas
    }
underwater-cities-discard-cards =
    { $n ->
        [one] Descartar { $n } carta
       *[other] Descartar { $n } cartas
    }
underwater-cities-option-discard = Descartar { $card }
underwater-cities-option-take = Pegar { $card }
underwater-cities-option-under-first = { $card } primeiro
underwater-cities-option-use = Usar { $card }
underwater-cities-option-ready = Tornar { $card } disponível novamente
underwater-cities-option-replace = Descartar { $card } pela carta nova
underwater-cities-option-use-replaced = Usar { $card } uma última vez

## Por que não

underwater-cities-why-occupied = { $space } está ocupado até o final da rodada. Escolha um espaço disponível.
underwater-cities-why-useless = Você não poderia usar nenhuma parte de { $space } agora. Escolha outro espaço ou consiga antes o que falta.
underwater-cities-why-cloned = A peça de ação de clonagem já foi usada nesta rodada.
underwater-cities-why-clone-free = { $space } está disponível, e só um espaço ocupado pode ser clonado.
underwater-cities-why-clone-own = Sua própria peça está em { $space }. Só um espaço ocupado por outro jogador pode ser clonado.
underwater-cities-why-clone-credit = Clonar { $space } custa 1 crédito. Você não tem nenhum.
underwater-cities-why-clone-useless = Depois de pagar a clonagem, você não poderia usar nenhuma parte de { $space }.
underwater-cities-why-continue = Por enquanto nenhuma parte de { $space } pode ser usada. Use antes uma habilidade.
underwater-cities-why-claim = { $contract } ainda não pode ser reivindicado: você não cumpre todos os critérios.
underwater-cities-why-claimed = { $contract } já foi reivindicado.

## O que aconteceu

underwater-cities-space = { $id }
underwater-cities-seat = { $seat }
underwater-cities-source-track = trilha da federação
underwater-cities-source-clone = peça de ação de clonagem
underwater-cities-source-pair = par de túneis
underwater-cities-source-network = rede
underwater-cities-source-resources = recursos

underwater-cities-event-era = Começa a era { $n }
underwater-cities-event-era-end = Termina a era { $era }
underwater-cities-event-round = Rodada { $n }
underwater-cities-event-order = Ordem dos jogadores: { $seats }
underwater-cities-event-turn = É a vez de { $seat }
underwater-cities-event-blue = { $seat } põe { $tile } no canto superior direito
underwater-cities-event-placed = { $seat } usa { $space } e baixa { $card }
underwater-cities-event-cloned = { $seat } clona { $space } e baixa { $card }
underwater-cities-event-claimed = { $seat } reivindica { $card }
underwater-cities-event-resolved = { $seat } resolve o efeito de { $card }
underwater-cities-event-used = { $seat } usa { $card }
underwater-cities-event-readied = { $seat } torna { $card } disponível novamente
underwater-cities-event-ability = { $seat } usa { $card }
underwater-cities-event-performed = { $seat } realiza a ação de { $space }
underwater-cities-event-triggered = { $seat } aciona { $source }
underwater-cities-event-gained = { $seat } recebe { $goods }: { $source }
underwater-cities-event-gained-plain = { $seat } recebe { $goods }
underwater-cities-event-paid = { $seat } paga { $goods }: { $source }
underwater-cities-event-paid-plain = { $seat } paga { $goods }
underwater-cities-event-built = { $seat } constrói { FORM($kind, "one") } ({ $site })
underwater-cities-event-upgraded = { $seat } melhora { FORM($kind, "one") } ({ $site })
underwater-cities-event-converted = { $seat } transforma uma cidade ({ $site })
underwater-cities-event-connected = { $seat } conecta { $tile }
underwater-cities-event-tile = { $seat } recebe { $tile }
underwater-cities-event-contract = { $seat } cumpre { $contract }
underwater-cities-event-advanced = { $seat } avança para o espaço { $space } da trilha da federação
underwater-cities-event-drew =
    { $n ->
        [one] { $seat } compra { $n } carta
       *[other] { $seat } compra { $n } cartas
    }
underwater-cities-event-got = { $seat } fica com { $card }
underwater-cities-event-looked = { $seat } vê { $card }
underwater-cities-event-took = { $seat } pega { $card }
underwater-cities-event-dug = { $seat } vê { $n } cartas especiais e mantém uma
underwater-cities-event-discarded = { $seat } descarta { $card }
underwater-cities-event-reshuffled = O monte de descarte se torna um novo baralho
underwater-cities-event-blocked = Bloqueados: { $spaces }
underwater-cities-event-fourth = { $card } é revelada: { $space } também fica bloqueado
underwater-cities-event-production = Produção no final da era { $era }
underwater-cities-event-produced = { $seat } produz { $goods }: { $source }
underwater-cities-event-fed =
    { $seat } alimenta as cidades com { ICON("kelp", $kelp) }{ $kelp } kelp{ ICON() }{ $biomass ->
        [0] {""}
        [one] {""} e { ICON("biomass", $biomass) }{ $biomass } biomassa{ ICON() }
       *[other] {""} e { ICON("biomass", $biomass) }{ $biomass } biomassas{ ICON() }
    }{ $unfed ->
        [0] {""}
        [one] ; { $unfed } cidade passa fome, { underwater-cities-lost }
       *[other] ; { $unfed } cidades passam fome, { underwater-cities-lost }
    }
underwater-cities-lost =
    { $points ->
        [one] { ICON("point", $points) }{ $points } ponto{ ICON() } perdido
       *[other] { ICON("point", $points) }{ $points } pontos{ ICON() } perdidos
    }
underwater-cities-event-final = Pontuação final
underwater-cities-event-scored =
    { $points ->
        [one] { $seat } pontua { ICON("point", $points) }{ $points } ponto{ ICON() }: { $source }
       *[other] { $seat } pontua { ICON("point", $points) }{ $points } pontos{ ICON() }: { $source }
    }
underwater-cities-event-total =
    { $points ->
        [one] { $seat } tem { ICON("point", $points) }{ $points } ponto{ ICON() }
       *[other] { $seat } tem { ICON("point", $points) }{ $points } pontos{ ICON() }
    }
underwater-cities-event-solo =
    { $won ->
        [0] O objetivo não foi alcançado
       *[1] O objetivo foi alcançado: vitória
    }

## Quanto vale uma posição, para dicas

underwater-cities-value-score = pontos
underwater-cities-value-network = rede
underwater-cities-value-final = cartas de pontuação final
underwater-cities-value-production = produção
underwater-cities-value-goods = recursos
underwater-cities-value-cards = cartas
underwater-cities-value-hand = mão
underwater-cities-value-growth = espaço para crescer
underwater-cities-value-order = ordem dos jogadores

## Locais de um tabuleiro do jogador

underwater-cities-line-site-bonus = { $site }: { $what }
underwater-cities-line-site-surcharge = { $site }: sobretaxa de { $what }
underwater-cities-line-site-times = { $site }: produção ×{ $n }
underwater-cities-line-site-symbiotic = { $site }: uma cidade simbiótica conectada produz { underwater-cities-goods-pt }
underwater-cities-line-site-strengthens = { $site }: a metrópole conectada produz mais { underwater-cities-goods-pt }
underwater-cities-line-pair = { $a } e { $b }, ambos junto a uma cidade: { $what } em cada fase de produção

## A sós: o que se busca, e como terminou

underwater-cities-aim-points = { $need } pontos, agora { $n }; com a pontuação final, { $scored }
underwater-cities-aim-final = { $need } pontos, agora { $n }
underwater-cities-aim-cities = { $need } cidades conectadas, agora { $n }
underwater-cities-aim-fourth = Sem um passo na trilha da federação nesta rodada, a próxima terá um quarto bloqueio.
underwater-cities-aim-stepped = Você avançou na trilha da federação nesta rodada: sem quarto bloqueio na próxima.
underwater-cities-end-won = Objetivo alcançado: { $n } pontos, { $cities ->
        [one] { $cities } cidade conectada
       *[other] { $cities } cidades conectadas
    }
underwater-cities-end-lost = Objetivo não alcançado: { $n } pontos, { $cities ->
        [one] { $cities } cidade conectada
       *[other] { $cities } cidades conectadas
    }
underwater-cities-end-points = Pontos necessários: { $need }; faltam { $missing }
underwater-cities-end-cities = Cidades conectadas necessárias: { $need }; faltam { $missing }
underwater-cities-end-tie = Pontos iguais: fica à frente quem vem antes na ordem dos jogadores.
underwater-cities-tally-before = Durante o jogo
underwater-cities-tally-brown = Metrópole marrom
underwater-cities-tally-cards = Cartas de pontuação final
underwater-cities-tally-network = Rede
underwater-cities-tally-resources = Recursos
## Por que não: para que serve um lugar e o que impede

underwater-cities-why-space = Você escolhe um espaço de ação no início do turno, junto com uma carta da mão.
underwater-cities-why-hand = Você baixa uma carta da mão no início do turno, junto com um espaço de ação.
underwater-cities-why-hand-order = As cartas são escolhidas da esquerda para a direita: esta deixaria poucas, ou está antes da última escolhida.
underwater-cities-why-hand-looked = Esta carta já está na sua mão. Escolha uma das que você está olhando.
underwater-cities-why-card-used = Esta carta já foi utilizada. Ela fica disponível novamente depois da produção ou por um efeito.
underwater-cities-why-card-action = Uma carta de ação é usada quando um espaço ou uma carta permite, e seu efeito precisa ser possível.
underwater-cities-why-card-lasting = Esta carta funciona sozinha quando chega a hora.
underwater-cities-why-contract = Você cumpre os critérios. O contrato é oferecido depois de algo que você faz no seu turno.
underwater-cities-why-special = Cartas especiais são compradas com um espaço de ação ou efeito que diga isso, e pagas ao serem baixadas.
underwater-cities-why-clone = A peça de clonagem é usada no início do turno, com um espaço ocupado.
underwater-cities-why-clone-nothing = Nada pode ser clonado agora: é preciso 1 crédito e um espaço útil ocupado por outra pessoa.
underwater-cities-why-city-built = Já há uma cidade aqui.
underwater-cities-why-city-far = Uma cidade precisa ficar ao lado de uma das suas.
underwater-cities-why-city = Cidades são construídas com um espaço de ação ou uma carta que diga isso.
underwater-cities-why-site-built = Já há uma construção aqui.
underwater-cities-why-site-far = Construções ficam nas suas cidades e onde a próxima poderia estar.
underwater-cities-why-site-expansion = Este é um local para expansão. Só alguns efeitos constroem aqui.
underwater-cities-why-site = Construções são feitas com um espaço de ação ou uma carta que diga isso.
underwater-cities-why-tunnel-built = Já há um túnel aqui.
underwater-cities-why-tunnel-far = Um túnel precisa se ligar à sua rede.
underwater-cities-why-tunnel = Túneis são construídos com um espaço de ação ou uma carta que diga isso.
underwater-cities-why-pay-here = Aqui não dá: a sobretaxa é alta demais para você ou o efeito vale para outros lugares.
underwater-cities-why-upgrade-nothing = Não há nada aqui para melhorar.
underwater-cities-why-upgraded = Isto já foi melhorado.
underwater-cities-why-upgrade-other = Esta melhoria é para outro tipo de estrutura, ou aqui custa mais do que você tem.
underwater-cities-why-metropolis = Uma metrópole não é escolhida: ela funciona assim que túneis a ligam à sua rede.
underwater-cities-why-track = Seu marcador na trilha da federação avança quando um espaço de ação ou uma carta diz isso.
underwater-cities-why-good = Você escolhe recursos quando um espaço de ação ou uma carta deixa a escolha para você.
underwater-cities-why-played = Esta carta está sendo baixada.
underwater-cities-why-tucked = Esta carta foi paga e já fez efeito.

## Tipos de lugares

underwater-cities-sort-space = espaços de ação
underwater-cities-sort-hand = cartas da sua mão
underwater-cities-sort-card = cartas abertas
underwater-cities-sort-special = cartas especiais
underwater-cities-sort-metropolis = metrópoles
underwater-cities-sort-city = locais para cidade
underwater-cities-sort-site = locais para construção
underwater-cities-sort-tunnel = locais para túnel
underwater-cities-sort-clone = a peça de clonagem
underwater-cities-sort-track = a trilha da federação
underwater-cities-sort-good = seus recursos

# Endeavor: Deep Sea, perguntas, opções e registro. Termos de docs/rules/deep-sea.md, seção 1.

deep-sea = Endeavor: Deep Sea

deep-sea-phase-setup = Montagem
deep-sea-phase-recruit = Preparação: recrutamento
deep-sea-phase-effort = Preparação: força de trabalho
deep-sea-phase-reassign = Preparação: gestão
deep-sea-phase-actions = Ações
deep-sea-phase-over = Fim do jogo

deep-sea-attribute-reputation = reputação
deep-sea-attribute-inspiration = inspiração
deep-sea-attribute-coordination = coordenação
deep-sea-attribute-ingenuity = engenhosidade

deep-sea-grade-failed = Missão fracassada
deep-sea-grade-bronze = Bronze
deep-sea-grade-silver = Prata
deep-sea-grade-gold = Ouro
deep-sea-grade-platinum = Platina

## Perguntas

deep-sea-ask-launch = Onde você lança seu submarino?
deep-sea-cause-impact = Impacto
deep-sea-cause-cleanup = Limpeza
deep-sea-ask-launch-step = Você ganha um novo submarino. Onde você o lança?
deep-sea-ask-recruit = Rodada { $round }: quem você recruta? Até o nível { $n }
deep-sea-ask-refill = O espaço ficou vazio. Qual membro de outra pilha vai para lá?
deep-sea-ask-reclaim = De quem você pega um disco de volta, para usá-lo outra vez?
deep-sea-ask-turn-menu = Seu turno: ative um membro da tripulação, use uma ficha ou passe
deep-sea-ask-turn-token = Ative um membro da tripulação, use outra ficha ou encerre o turno
deep-sea-ask-turn-rest = Use uma ficha ou encerre o turno; uma ficha pode ficar guardada
deep-sea-ask-actions = Qual ação você faz?
deep-sea-ask-one-action = Qual destas ações você faz? Só uma
deep-sea-ask-copy-crew = De quem você copia as ações?
deep-sea-ask-extra = Uma ação extra, { $what }?
deep-sea-ask-travel = Qual submarino navega, e para onde?
deep-sea-ask-sonar = Em qual trilha de sonar você coloca um disco?
deep-sea-ask-discover = Em que profundidade você descobre?
deep-sea-ask-keep-board = Qual destas { $n } placas você guarda? A outra vai para baixo da pilha
deep-sea-ask-place-board = Onde você coloca “{ $zone }”?
deep-sea-ask-name-kind = Você encontrou a Estrela Caída. Quais discos valem para o objetivo 3?
deep-sea-ask-dive = { $n ->
        [one] Onde você mergulha?
       *[other] Onde você mergulha? Até { $n } fichas de um campo são suas
    }
deep-sea-ask-keep-token = Qual destas fichas de mergulho você guarda?
deep-sea-ask-conserve = Em qual campo de conservação você coloca seu disco?
deep-sea-ask-publish = Qual relatório você publica, e em qual campo?
deep-sea-ask-impact = Onde você usa seu impacto?
deep-sea-ask-step-impact = Este passo dá um impacto. Onde você o usa?
deep-sea-ask-choose-option = Qual opção do objetivo { $n } vale para todos?
deep-sea-ask-any-step = Qual atributo sobe?
deep-sea-ask-lowest-step = Qual dos seus atributos mais baixos sobe?
deep-sea-ask-promote = Quem você promove?
deep-sea-ask-lacking = { $what } Ainda falta algo: use uma ficha ou renuncie

## Opções

deep-sea-skip = Pular
deep-sea-waive = Renunciar ao passo
deep-sea-done = Pronto
deep-sea-pass = Passar
deep-sea-end = Encerrar o turno
deep-sea-recruit = Recrutar: { $crew }
deep-sea-refill = Mover para o espaço vazio: { $crew }
deep-sea-reclaim = Pegar de volta o disco: { $crew }
deep-sea-reclaim-discs =
    { $n ->
        [one] Pegar { $n } disco de volta
       *[other] Pegar { $n } discos de volta
    }
deep-sea-activate = Ativar: { $crew }
deep-sea-space = Usar o espaço de ativação: { $card }
deep-sea-copy = Copiar: { $crew }
deep-sea-use-token = Usar { $token }: { $what }
deep-sea-action-travel = Navegação
deep-sea-action-travel-plus = Navegação com tecnologia +1
deep-sea-action-sonar = Sonar
deep-sea-action-dive = Mergulho
deep-sea-action-dive2 = Mergulho por 2 fichas
deep-sea-action-conserve = Conservação
deep-sea-action-conserve-depth = Conservação em qualquer zona na profundidade de um dos seus submarinos
deep-sea-action-journal = Publicação
deep-sea-action-discover = Descobrir
deep-sea-action-promote = Promover
deep-sea-base = { $zone } ({ CODE($cell) })
deep-sea-travel-zone = De { $start } para { $zone } ({ CODE($cell) })
deep-sea-sonar-track = { $zone } ({ CODE($cell) }), trilha { $n }
deep-sea-depth = Profundidade { $n }
deep-sea-keep-board = Guardar { $zone }
deep-sea-place = Colocar aqui ({ CODE($cell) })
deep-sea-place-under = Colocar abaixo de { $zone } ({ CODE($cell) })
deep-sea-name-conserve = Discos de conservação
deep-sea-name-journal = Discos de publicação
deep-sea-dive-site = { $zone } ({ CODE($cell) }), ponto { $n }
deep-sea-keep-token = Guardar { $token }
deep-sea-conserve-site =
    { $n ->
        [0] { $zone } ({ CODE($site) }), de graça
       *[other] { $zone } ({ CODE($site) }) por { $n } de conhecimento
    }
deep-sea-publish-site =
    { $n ->
        [0] { $card } em { $zone } ({ CODE($site) }), de graça
       *[other] { $card } em { $zone } ({ CODE($site) }) por { $n } de conhecimento
    }
deep-sea-hex =
    { $n ->
        [0] Hexágono { CODE($hex) }: { $what }
        [one] Hexágono { CODE($hex) }: { $n } ponto{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Hexágono { CODE($hex) }: { $n } pontos{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
    }
deep-sea-move =
    { $n ->
        [0] Mover um marcador ({ CODE($start, ">", $hex) }): { $what }
        [one] Mover um marcador ({ CODE($start, ">", $hex) }): { $n } ponto{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Mover um marcador ({ CODE($start, ">", $hex) }): { $n } pontos{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
    }
deep-sea-cleanup = Um passo na trilha de limpeza
deep-sea-priced = { $what }; custa { $n } de conhecimento
deep-sea-option-left = Esquerda: zonas com seus discos na coluna da Estrela-do-Mar e à esquerda dela
deep-sea-option-right = Direita: zonas com seus discos na coluna da Estrela-do-Mar e à direita dela
deep-sea-option-shallow = Raso: discos nas profundidades 2 e 3
deep-sea-option-deep = Fundo: discos nas profundidades 4 e 5
deep-sea-option-narrow = Estreito: símbolos de uma só cor
deep-sea-option-broad = Amplo: conjuntos dos quatro símbolos
deep-sea-attr = Um passo de { $attribute }
deep-sea-promote-crew = Promover: { $crew }

## Por que não

deep-sea-why-main = Você só pode ativar uma vez por turno e já fez isso. Use uma ficha ou encerre o turno.
deep-sea-why-staging = Você não tem disco no porão. Use uma ficha que dê um, ou passe.
deep-sea-why-pass = Você já fez algo neste turno. Encerre-o; no próximo você pode passar.
deep-sea-why-tokens = Só uma ficha pode ficar guardada. Use as outras antes.
deep-sea-why-tier = { $crew } é de categoria { $n }, e seu nível de recrutamento é { $have }. Aumente antes sua reputação.
deep-sea-why-no-token = Você não tem { $token }.
deep-sea-why-token-turn = Fichas só podem ser usadas no seu próprio turno.
deep-sea-why-token-action = { $token } é uma ação à parte. Termine esta antes.
deep-sea-why-token-here = { $token } não lhe dá mais opções aqui. Use-a antes ou depois.
deep-sea-why-refill = Só o membro de cima de outro espaço pode preencher o vazio.

## O que aconteceu

deep-sea-event-begun = { $scenario } começa; { $seat } tem a Onda
deep-sea-event-round = Rodada { $n }
deep-sea-event-bonus-goal = Novo objetivo bônus: { $card }
deep-sea-event-setback = Contratempo desta rodada: { $card }
deep-sea-event-recruited = { $seat } recruta: { $crew }
deep-sea-event-moved-tile = { $seat } move { $crew } para o espaço vazio da bandeja
deep-sea-event-effort =
    { $n ->
        [one] { $seat } ganha { ICON("disc", $n) }{ $n } disco{ ICON() } pela força de trabalho
       *[other] { $seat } ganha { ICON("disc", $n) }{ $n } discos{ ICON() } pela força de trabalho
    }
deep-sea-event-reassigned =
    { $n ->
        [one] { $seat } pega { ICON("disc", $n) }{ $n } disco{ ICON() } de volta da tripulação
       *[other] { $seat } pega { ICON("disc", $n) }{ $n } discos{ ICON() } de volta da tripulação
    }
deep-sea-event-activated = { $seat } ativa: { $crew }
deep-sea-event-copied = { $seat } copia: { $crew }
deep-sea-event-space = { $seat } usa o espaço de { $card }
deep-sea-event-token = { $seat } usa { $token }: { $side }
deep-sea-side-research = conhecimento
deep-sea-side-effect = efeito
deep-sea-event-passed = { $seat } passa
deep-sea-event-gained = { $seat } ganha { $what }
deep-sea-event-stepped = { $seat } escolhe { $attribute }
deep-sea-event-star = { $seat } chega à casa da estrela: { $attribute }
deep-sea-event-waived = { $seat } renuncia a um passo: { $attribute }
deep-sea-event-launched = { $seat } lança um submarino ao mar: { $zone } ({ CODE($cell) })
deep-sea-event-travelled = { $seat } navega de { $start } para { $zone } ({ CODE($cell) })
deep-sea-event-sonar = { $seat } usa o sonar: { $zone } ({ CODE($cell) })
deep-sea-event-drew =
    { $n ->
        [one] { $seat } olha { $n } placa da profundidade { $depth }
       *[other] { $seat } olha { $n } placas da profundidade { $depth }
    }
deep-sea-event-discovered = { $seat } descobre { $zone } ({ CODE($cell) })
deep-sea-event-named = { $seat } decide quais discos valem: { $kind }
deep-sea-event-dived = { $seat } mergulha e encontra { $token }
deep-sea-event-conserved =
    { $n ->
        [0] { $seat } conserva: { $zone } ({ CODE($cell) })
       *[other] { $seat } conserva por { ICON("science", $n) }{ $n } de conhecimento{ ICON() }: { $zone } ({ CODE($cell) })
    }
deep-sea-event-published =
    { $n ->
        [0] { $seat } pega { $card } em { $zone } ({ CODE($cell) })
       *[other] { $seat } pega { $card } em { $zone } ({ CODE($cell) }) por { ICON("science", $n) }{ $n } de conhecimento{ ICON() }
    }
deep-sea-event-refilled = Novo na oferta: { $card }
deep-sea-event-linked =
    { $n ->
        [one] { $seat } completa uma conexão: { $zone }
       *[other] { $seat } completa { $n } conexões: { $zone }
    }
deep-sea-event-marked =
    { $points ->
        [0] { $seat } coloca um marcador de impacto ({ CODE($hex) })
        [one] { $seat } coloca um marcador de impacto de { ICON("point", $points) }{ $points } ponto{ ICON() } ({ CODE($hex) })
       *[other] { $seat } coloca um marcador de impacto de { ICON("point", $points) }{ $points } pontos{ ICON() } ({ CODE($hex) })
    }
deep-sea-event-cleaned = { $seat } limpa: passo { $n }
deep-sea-event-option = { $seat } decide o objetivo { $goal }. { $option }
deep-sea-event-restored = { $seat } restaurou { $zone } ({ CODE($cell) })
deep-sea-event-promoted = { $seat } promove: { $crew }
deep-sea-event-returned-disc = { $seat } devolve o disco à reserva: { $crew }
deep-sea-event-paid-disc =
    { $n ->
        [one] { $seat } devolve { ICON("disc", $n) }{ $n } disco{ ICON() } à reserva
       *[other] { $seat } devolve { ICON("disc", $n) }{ $n } discos{ ICON() } à reserva
    }
deep-sea-event-lost-research = { $seat } perde { ICON("science", $n) }{ $n } de conhecimento{ ICON() }
deep-sea-event-paid-research = { $seat } paga { ICON("science", $n) }{ $n } de conhecimento{ ICON() } pelo impacto
deep-sea-event-lost-token = { $seat } perde { $token }
deep-sea-event-wave = { $seat } tem a Onda agora
deep-sea-event-scored =
    { $seat } faz { $total }: atributos { $attributes }, impacto { $impact }, relatórios { $journals }, seniores { $seniors }, objetivos { $goal1 } + { $goal2 } + { $goal3 }, sobras { $leftovers }
deep-sea-event-scored-team =
    { $seat } traz { $total }: atributos { $attributes }, impacto { $impact }, relatórios { $journals }, seniores { $seniors }, sobras { $leftovers }
deep-sea-event-graded = { $n } de 7 objetivos foram cumpridos. { $grade }

## O que uma dica conta

deep-sea-value-attributes = pontos dos atributos
deep-sea-value-cards = impacto, relatórios e seniores
deep-sea-value-goals = objetivos
deep-sea-value-discs = discos
deep-sea-value-research = conhecimento e fichas
deep-sea-value-crew = tripulação
deep-sea-value-ocean = submarinos e zonas
deep-sea-value-waiting = o que este turno ainda traz
deep-sea-value-score = pontos até agora

## Opções de uma nova mesa

page-option-deep-sea-scenario = Cenário
page-option-deep-sea-scenario-more = O oceano, seus objetivos e suas regras próprias.
page-option-deep-sea-scenario-value =
    { $n ->
        [1] 1. { deep-sea-scenario-1 }
        [2] 2. { deep-sea-scenario-2 }
        [3] 3. { deep-sea-scenario-3 }
        [4] 4. { deep-sea-scenario-4 }
        [5] 5. { deep-sea-scenario-5 }
        [6] 6. { deep-sea-scenario-6 }
        [7] 7. { deep-sea-scenario-7 }
        [8] 8. { deep-sea-scenario-8 }
        [9] 9. { deep-sea-scenario-9 }
        [10] 10. { deep-sea-scenario-10 }
       *[random] Aleatório
    }
page-option-deep-sea-scenario-value-more =
    { $n ->
        [1] Recomendado para a primeira partida: contam os três tipos de disco, sem regras especiais.
        [2] Fácil: sem regras especiais; importa onde no oceano estão os seus discos.
        [3] Médio: contam os relatórios e suas cores; os submarinos começam onde você quiser.
        [4] Médio: recupere recifes; quem protege uma zona inteira ganha marcadores extras.
        [5] Médio: um oceano largo e raso, de três profundidades; os submarinos começam onde você quiser.
        [6] Difícil: procure no fundo a estrela caída; os marcadores andam em vez de se espalhar.
        [7] Difícil: um só poço leva aos destroços; os marcadores de resgate decidem.
        [8] Difícil: durante o jogo se escolhe o que os objetivos contam.
        [9] Difícil: limpe o vazamento antes que seus submarinos possam descer.
        [10] Difícil: uma corrida às zonas mais fundas; cada profundidade tem sua própria fileira de impacto.
       *[random] Para quem já os conhece: o acaso escolhe um dos dez.
    }
page-option-deep-sea-cooperative = Jogar em equipe
page-option-deep-sea-cooperative-more = Todos formam uma equipe: 7 objetivos, dos quais 4 devem ser cumpridos.

## Uma equipe: o que se busca, e como terminou

deep-sea-aim-goals = { $need } objetivos, agora { $n }
deep-sea-aim-grade = { $n } objetivos para { $grade }
deep-sea-end-won = Missão cumprida, { $grade }: { $n } objetivos, { $points } pontos
deep-sea-end-lost = Missão fracassada: { $n } de { $need } objetivos, { $points } pontos
deep-sea-end-missed = Não cumprido: { FORM($what, "many") }, { $n } de { $need }
deep-sea-end-unopened = Não cumprido: objetivo { $n }, porque ninguém escolheu o que ele conta
deep-sea-end-score = pontos de todos juntos
    .many = pontos de todos juntos
deep-sea-tally-attributes = Atributos
deep-sea-tally-impact = Impacto
deep-sea-tally-journals = Relatórios
deep-sea-tally-seniors = Seniores
deep-sea-tally-goal = Objetivo { $n }
deep-sea-tally-leftovers = Sobras
## Por que não: para que serve um lugar e o que impede

deep-sea-why-place-cell = Um submarino chega aqui com a ação Navegação.
deep-sea-why-place-cell-unknown = Nada foi descoberto aqui. Novas zonas vêm com a ação Descobrir, cada uma abaixo de outra.
deep-sea-why-place-cell-taken = Já há uma zona aqui.
deep-sea-why-place-cell-depth = A nova zona fica na profundidade dela, abaixo de uma zona existente.
deep-sea-why-place-cell-far = Nenhum submarino seu chega aqui agora: é longe ou fundo demais para a sua tecnologia, ou a pergunta é sobre outra coisa.
deep-sea-why-place-track-full = Esta trilha de sonar está cheia.
deep-sea-why-place-site-taken = Já há um disco neste campo.
deep-sea-why-place-no-vessel = Você só age onde um submarino seu alcança, e nenhum alcança.
deep-sea-why-place-no-disc = Isto requer um disco do seu porão, e não há nenhum lá.
deep-sea-why-place-sonar = Isto requer a ação Sonar. Ative um membro da tripulação que a tenha.
deep-sea-why-place-dive = Isto requer a ação Mergulho. Ative um membro da tripulação que a tenha.
deep-sea-why-place-dive-empty = Não há mais fichas neste ponto de mergulho.
deep-sea-why-place-conserve = Isto requer a ação Conservação. Ative um membro da tripulação que a tenha.
deep-sea-why-place-publish = Isto requer a ação Publicação. Ative um membro da tripulação que a tenha.
deep-sea-why-place-no-journal = Não há relatório desta cor na oferta.
deep-sea-why-place-pile = Daqui você pega uma nova placa de oceano com a ação Descobrir.
deep-sea-why-place-pile-none = Esta pilha está vazia.
deep-sea-why-place-pile-depth = Este efeito não alcança esta profundidade, ou ali não há lugar para uma zona.
deep-sea-why-place-looking = Você está olhando esta placa; a escolha vem em um passo próprio.
deep-sea-why-place-crew = Membros da tripulação são ativados no início do seu turno.
deep-sea-why-place-crew-main = Você só pode ativar uma vez por turno e já fez isso.
deep-sea-why-place-crew-disc = Este membro da tripulação tem um disco e já agiu.
deep-sea-why-place-crew-no-action = Este membro da tripulação não tem ação para ativar.
deep-sea-why-place-crew-senior = Este membro da tripulação já foi promovido.
deep-sea-why-place-crew-no-disc = Não há disco neste membro da tripulação.
deep-sea-why-place-crew-order = Os discos são recolhidos da esquerda para a direita: este deixaria poucos, ou está antes do último escolhido.
deep-sea-why-place-tray = Membros da tripulação são recrutados no início da rodada.
deep-sea-why-place-tray-none = Não resta nenhum membro da tripulação deste tipo.
deep-sea-why-place-tray-later = Primeiro termine o que seu novo membro da tripulação traz.
deep-sea-why-place-track = Um atributo sobe por um efeito; você só escolhe quando o efeito deixa escolher.
deep-sea-why-place-token = Esta ficha não dá nada a você neste passo, ou é uma ação à parte. Use-a antes ou depois.
deep-sea-why-place-token-turn = Fichas só são usadas no seu próprio turno.
deep-sea-why-place-journal = O espaço de um relatório é usado no início do seu turno, como um membro da tripulação.
deep-sea-why-place-journal-used = O espaço deste relatório já foi usado.
deep-sea-why-place-journal-no-space = Este relatório não tem espaço para disco: ele fez efeito quando você o pegou.
deep-sea-why-place-market = Você pega um relatório com a ação Publicação, em um campo de publicação livre da cor dele.
deep-sea-why-place-hex = Marcadores de impacto chegam aqui quando um efeito dá impacto a você.
deep-sea-why-place-hex-taken = Já há um marcador aqui.
deep-sea-why-place-hex-far = Este hexágono está fora de alcance: um marcador vai a um hexágono inicial ou ao lado de outro, conforme o cenário.
deep-sea-why-place-goal = Os objetivos contam no final. Aqui você só escolhe quando um marcador chega ao hexágono de um objetivo.
deep-sea-why-place-cleanup = A trilha de limpeza avança com a conservação, ou com um impacto usado nela.
deep-sea-why-place-setback = Um contratempo não é escolhido. Ele vale nesta rodada.
deep-sea-why-research = Isto custa { $n } de conhecimento. Você tem { $have }.

## Tipos de lugares

deep-sea-sort-cell = zonas do oceano
deep-sea-sort-site = campos das zonas
deep-sea-sort-pile = pilhas de placas de oceano
deep-sea-sort-looking = placas que você está olhando
deep-sea-sort-crew = sua tripulação
deep-sea-sort-tray = a bandeja de tripulação
deep-sea-sort-track = seus atributos
deep-sea-sort-token = fichas
deep-sea-sort-journal = seus relatórios
deep-sea-sort-market = a oferta de relatórios
deep-sea-sort-hex = a área de impacto
deep-sea-sort-goal = os objetivos
deep-sea-sort-cleanup = a trilha de limpeza

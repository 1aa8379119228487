# New Eden. Termos, perguntas, rótulos e títulos são os de docs/rules/new-eden.md, seção 1.
# Em português, 0 e 1 pedem o singular: por isso [one] sempre mostra o número.

new-eden = New Eden
new-eden-deep-thought = Deep Thought 4200
new-eden-dome = Cúpula principal
    .kind = dome

new-eden-phase-setup = Preparação
new-eden-phase-a = Desenvolvimento
new-eden-phase-b = Mercado Negro
new-eden-phase-c = Leilão
new-eden-phase-d = Pontuação da Rodada
new-eden-phase-over = Fim do jogo

## Grupos. own, own-many: contados; staffed, staffed-many: com equipe completa; yours: todos os seus; card: uma carta.

new-eden-group-crab = Caranguejo coletor
    .own = caranguejo próprio
    .own-many = caranguejos próprios
    .staffed = caranguejo com equipe completa
    .staffed-many = caranguejos com equipe completa
    .yours = seus caranguejos
    .card = carta de caranguejo coletor
new-eden-group-mussel = Habitat de mexilhões
    .own = habitat de mexilhões próprio
    .own-many = habitats de mexilhões próprios
    .staffed = habitat de mexilhões com equipe completa
    .staffed-many = habitats de mexilhões com equipe completa
    .yours = seus habitats de mexilhões
    .card = carta de habitat de mexilhões
new-eden-group-kraken = Kraken de reparo
    .own = kraken próprio
    .own-many = krakens próprios
    .staffed = kraken com equipe completa
    .staffed-many = krakens com equipe completa
    .yours = seus krakens
    .card = carta de kraken de reparo
new-eden-group-yard = Estaleiro
    .own = carta de estaleiro própria
    .own-many = cartas de estaleiro próprias
    .yours = seus estaleiros
    .card = carta de estaleiro
new-eden-group-oxygen = Tanque de oxigênio
    .own = carta de oxigênio própria
    .own-many = cartas de oxigênio próprias
    .yours = suas cartas de oxigênio
    .card = carta de oxigênio
new-eden-group-research = Pesquisa
    .own = carta de pesquisa própria
    .own-many = cartas de pesquisa próprias
    .yours = suas cartas de pesquisa
    .card = carta de pesquisa

new-eden-extension-shipyard = estaleiro
new-eden-extension-kraken = kraken de reparo
new-eden-extension-oxygen = tanque de oxigênio
new-eden-extension-research = pesquisa

## Nomes das cartas

new-eden-name-crab = Caranguejo Coletor { CODE($id) }
new-eden-name-mussel = Habitat de Mexilhões { CODE($id) }
new-eden-name-kraken = Kraken de Reparo { CODE($id) }
new-eden-name-yard = Estaleiro { CODE($id) }
new-eden-name-oxygen = Carta de Oxigênio { CODE($id) }
new-eden-name-research = Pesquisa { CODE($id) }
new-eden-name-tile = Peça de Kraken
new-eden-name-bonus-coins = Bônus { CODE($id) } (1 moeda por { FORM($group, "card") })
new-eden-name-bonus-points = Bônus { CODE($id) } (2 pontos por { FORM($group, "card") })

new-eden-title-r01 = Subsídio
new-eden-title-r02 = Lastro
new-eden-title-r03 = Colheita Limpa
new-eden-title-r04 = Espuma de Emergência
new-eden-title-r05 = Guilda dos Caranguejos
new-eden-title-r06 = Escola de Krakens
new-eden-title-r07 = Perfuração de Teste
new-eden-title-r08 = Perfuração Profunda
new-eden-title-r09 = Patentes Abertas
new-eden-title-r10 = Turbina
new-eden-title-r11 = Visitas Guiadas
new-eden-title-r12 = Filtro
new-eden-title-r13 = Greve no Estaleiro
new-eden-title-r14 = Praga de Caranguejos
new-eden-title-r15 = Tanques Furados

## Efeitos, como partes do texto de uma carta

new-eden-coins =
    { COUNT($n) ->
        [one] { COUNT($n) } moeda
       *[other] { COUNT($n) } moedas
    }{ PER($n) }
new-eden-points =
    { COUNT($n) ->
        [one] { COUNT($n) } ponto
       *[other] { COUNT($n) } pontos
    }{ PER($n) }
new-eden-damage = { COUNT($n) } de dano{ PER($n) }
new-eden-repair = repare { COUNT($n) }{ PER($n) }
new-eden-deeples =
    { COUNT($n) ->
        [one] { COUNT($n) } deeple
       *[other] { COUNT($n) } deeples
    }{ PER($n) }
new-eden-gift =
    { COUNT($n) ->
        [one] cada um dos demais recebe { COUNT($n) } moeda
       *[other] cada um dos demais recebe { COUNT($n) } moedas
    }{ PER($n) }
    .kind = sentence
new-eden-count = { FORM($group, "own-many") }
    .per = por { FORM($group, "own") }
    .one = { FORM($group, "own") }
    .many = { FORM($group, "own-many") }
new-eden-staffed = { FORM($group, "staffed-many") }
    .per = por { FORM($group, "staffed") }
    .one = { FORM($group, "staffed") }
    .many = { FORM($group, "staffed-many") }

new-eden-plant-coins =
    { $n ->
        [one] { $n } moeda a mais
       *[other] { $n } moedas a mais
    }
new-eden-plant-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
new-eden-plant-less-damage = { $n } de dano a menos

new-eden-final-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
new-eden-final-per =
    { COUNT($points) ->
        [one] { COUNT($points) } ponto
       *[other] { COUNT($points) } pontos
    }{ PER($points) }
new-eden-final-forward = ponteiro +{ $n }
new-eden-final-back = ponteiro -{ $n }
new-eden-final-ignores-back = { FORM($group, "yours") } não custam estabilidade

## Linhas do texto de uma carta

new-eden-line-use =
    { $n ->
        [one] { $n } espaço de trabalho: { $what }
       *[other] { $n } espaços de trabalho: { $what }
    }
new-eden-line-bottles =
    { $n ->
        [1] Cilindro { $a }
       *[2] Cilindros { $a } e { $b }
    }
new-eden-line-place =
    { FORM($what, "kind") ->
        [addressed] Agora, { $what }
       *[plain] Agora: { $what }
    }
new-eden-line-plant = Usina: { $what }
new-eden-line-final = Fim: { $what }
new-eden-bonus-coins = Pontuação da Rodada: 1 moeda por { FORM($group, "card") }
new-eden-bonus-points = Pontuação da Rodada: 2 pontos por { FORM($group, "card") }

## Perguntas

new-eden-ask-turn = Sua vez: comprar, mover ou passar
new-eden-cause-plant = Usina
new-eden-cause-extra = Movimento extra
new-eden-ask-bottle = Nade com um deeple até { $n } { $n ->
        [one] passo
       *[other] passos
    } para fora
new-eden-ask-activate = Todos os lugares estão ocupados. Qual módulo você ativa?
new-eden-ask-overflow = Dano acima de 15. Qual carta da ponta se perde?
new-eden-ask-place-kept = { $row ->
        [0] Mercado Negro
       *[other] A linha { $row } é sua
    }: qual carta você anexa agora?
new-eden-ask-place-or-extend = { $row ->
        [0] Mercado Negro
       *[other] A linha { $row } é sua
    }: você anexa a próxima carta ou amplia antes a pesquisa?
new-eden-ask-free-window = Antes do Mercado Negro: usar a usina ou construir uma ampliação?
new-eden-ask-market = Mercado Negro: quais cartas você guarda? Uma custa { $a }, duas { $b }, três { $c }, em moedas e em dano
new-eden-ask-pick-row = Leilão: qual linha é a próxima?
new-eden-ask-bid = Linha { $row }, { $n ->
        [0] ainda sem lance: dar um lance ou desistir?
       *[other] maior lance { $n }: aumentar ou desistir?
    }
new-eden-ask-auction-move = A linha { $row } é sua, um movimento por espaço vazio: movimento { $k } de { $m }
new-eden-ask-extra = A linha { $row } é sua: mais um movimento por { $n } de dano?
new-eden-ask-extra-card = Movimento extra: qual carta de oxigênio você usa?
new-eden-ask-closing = Antes do fim da rodada: usar a usina ou construir uma ampliação?
new-eden-ask-put-row = As cartas recusadas vão a leilão. Em qual linha elas ficam?
new-eden-ask-block = Leilão: quais duas linhas você bloqueia? Pela de cima das outras, Deep Thought oferece { $n }
new-eden-ask-outbid = Linha { $row }: Deep Thought oferece { $n }. Você paga { $next }?

## Opções

new-eden-buy = Comprar { $card } por { $n }
new-eden-move = Mover com { $card }
new-eden-pass =
    Passar{ $n ->
        [0] {""}
        [one] : { $n } ponto
       *[other] : { $n } pontos
    }{ $nautilus ->
        [0] {""}
       *[other] , marcador Nautilus
    }
new-eden-plant =
    Usina: { $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }{ $p ->
        [0] {""}
        [one] , { $p } ponto
       *[other] , { $p } pontos
    }, { $d } de dano
new-eden-extend = Ampliar: { $area } (6 moedas)
new-eden-step = { $start } para { $to }
new-eden-leave = Não usar este cilindro
new-eden-activate = Ativar { $module }
new-eden-done = Pronto
new-eden-lose = Perder { $card }
new-eden-place = Anexar { $card }
new-eden-keep-none = Não guardar nada
new-eden-keep-1 =
    Guardar { $a } ({ $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }, { $n } de dano)
new-eden-keep-2 =
    Guardar { $a } e { $b } ({ $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }, { $n } de dano)
new-eden-keep-3 =
    Guardar { $a }, { $b } e { $c } ({ $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }, { $n } de dano)
new-eden-row = Linha { $n }
new-eden-bid = Dar lance de { $lo } a { $hi }
new-eden-bid-one = Dar lance de { $n }
new-eden-out = Desistir
new-eden-stop = Sem mais movimentos
new-eden-extra = Sofrer 1 de dano e mover
new-eden-put = Linha { $n } para as cartas recusadas
new-eden-block = Bloquear as linhas { $a } e { $b }
new-eden-outbid = Pagar { $n }
new-eden-leave-row =
    { $n ->
        [0] Deixar a linha sem arremate
       *[other] Deixar a linha para Deep Thought
    }

## Por que não

new-eden-why-coins =
    { $n ->
        [one] Você precisa de { $n } moeda
       *[other] Você precisa de { $n } moedas
    } e tem { $have }. Escolha algo mais barato ou consiga moedas antes.
new-eden-why-plant =
    { $n ->
        [one] Você já usou a usina { $n } vez nesta rodada
       *[other] Você já usou a usina { $n } vezes nesta rodada
    }. Ela volta a funcionar na próxima rodada.
new-eden-why-built = Você já construiu esta ampliação. Cada uma só pode ser construída uma vez.
new-eden-why-placing = Anexe primeiro suas cartas; até lá só é possível ampliar a pesquisa, logo antes de uma carta de pesquisa.
new-eden-why-oxygen-used = { $card } já foi usada nesta rodada. Escolha uma carta de oxigênio virada para cima.
new-eden-why-no-move = { $card } não faria nada: nenhum deeple pode dar um passo e nenhum módulo está pronto. Escolha outra coisa.
new-eden-why-bid = O maior lance é { $n }. Ofereça mais ou desista.

## O que aconteceu

# Ganhos no fim de uma linha; nada onde não há nenhum.
new-eden-gains =
    { $coins ->
        [0] {""}
        [one] , { ICON("coin", $coins) }{ $coins } moeda{ ICON() }
       *[other] , { ICON("coin", $coins) }{ $coins } moedas{ ICON() }
    }{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } ponto{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } pontos{ ICON() }
    }

new-eden-event-round = Rodada { $n }
new-eden-event-bonus-shown = Cartas de bônus desta rodada: { $a } e { $b }
new-eden-event-laid-out =
    { $n ->
        [one] { $n } carta é disposta na mesa
       *[other] { $n } cartas são dispostas na mesa
    }
new-eden-event-removed = { $card } sai do tabuleiro de cartas
new-eden-event-bought =
    { $seat } compra { $card } da linha { $row } por { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] moeda
       *[other] moedas
    }{ ICON() }
new-eden-event-taken = { $seat } pega { $card } da linha { $row }
new-eden-event-rows-fell = A linha { $row } está vazia: as cartas acima dela descem
new-eden-event-damaged =
    { $n ->
        [0] { $seat } continua com { ICON("damage", $now) }{ $now } de dano{ ICON() }
       *[other] { $seat } sofre { ICON("damage", $n) }{ $n } de dano{ ICON() }, agora { $now }
    }
new-eden-event-repaired = { $seat } repara { ICON("repair", $n) }{ $n }{ ICON() }, agora { ICON("damage", $now) }{ $now } de dano{ ICON() }
new-eden-event-lost = { $seat } perde { $card }
new-eden-event-used = { $seat } move com { $card }
new-eden-event-moved =
    { FORM($start, "kind") ->
        [dome] { $seat }: um deeple vai da cúpula principal para { $to }
       *[module] { $seat }: um deeple vai de { $start } para { $to }
    }
new-eden-event-activated =
    { $seat } ativa { $module }{ new-eden-gains }{ $repair ->
        [0] {""}
       *[other] , { ICON("repair", $repair) }repara { $repair }{ ICON() }
    }
new-eden-event-passed =
    { $seat } passa em { $order }º lugar{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } ponto{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } pontos{ ICON() }
    }
new-eden-event-nautilus = { $seat } tem agora o marcador Nautilus
new-eden-event-plant =
    { $use ->
        [1] { $seat } usa a usina pela primeira vez
        [2] { $seat } usa a usina pela segunda vez
       *[3] { $seat } usa a usina pela terceira vez
    }{ new-eden-gains }{ $damage ->
        [0] {""}
       *[other] , { ICON("damage", $damage) }{ $damage } de dano{ ICON() }
    }
new-eden-event-extended =
    { $seat } constrói a ampliação de { $tile } por { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] moeda
       *[other] moedas
    }{ ICON() }
new-eden-event-dealt = As cartas do Mercado Negro são distribuídas
new-eden-event-hand =
    { $seat } recebe { $n ->
        [1] { $c1 }
        [2] { $c1 } e { $c2 }
       *[3] { $c1 }, { $c2 } e { $c3 }
    }
new-eden-event-market-paid =
    { $kept ->
        [0] { $seat } não guarda nenhuma carta
        [one] { $seat } guarda { $kept } carta por { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] moeda
           *[other] moedas
        }{ ICON() } e { ICON("damage", $damage) }{ $damage } de dano{ ICON() }
       *[other] { $seat } guarda { $kept } cartas por { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] moeda
           *[other] moedas
        }{ ICON() } e { ICON("damage", $damage) }{ $damage } de dano{ ICON() }
    }
new-eden-event-kept-shown =
    { $seat } revela { $n ->
        [1] { $c1 }
        [2] { $c1 } e { $c2 }
       *[3] { $c1 }, { $c2 } e { $c3 }
    }
new-eden-event-placed = { $seat } anexa { $card }{ new-eden-gains }
new-eden-event-gift =
    { $coins ->
        [one] { $seat } recebe { ICON("coin", $coins) }{ $coins } moeda{ ICON() }
       *[other] { $seat } recebe { ICON("coin", $coins) }{ $coins } moedas{ ICON() }
    }
new-eden-event-rows-shown = Todas as cartas das linhas são reveladas
new-eden-event-blocked = As linhas { $a } e { $b } estão bloqueadas
new-eden-event-opened = { $seat } leva a linha { $row } a leilão
new-eden-event-auctioned = A linha { $row } vai a leilão
new-eden-event-bid = { $seat } dá um lance de { ICON("coin", $n) }{ $n }{ ICON() }
new-eden-event-out = { $seat } desiste do leilão
new-eden-event-sold =
    { $seat } arremata a linha { $row } por { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] moeda
       *[other] moedas
    }{ ICON() }
new-eden-event-unsold = A linha { $row } não é arrematada
new-eden-event-bonus =
    { $card }: { $seat } { $coins ->
        [0] { $points ->
            [0] não recebe nada
            [one] recebe { ICON("point", $points) }{ $points } ponto{ ICON() }
           *[other] recebe { ICON("point", $points) }{ $points } pontos{ ICON() }
        }
        [one] recebe { ICON("coin", $coins) }{ $coins } moeda{ ICON() }
       *[other] recebe { ICON("coin", $coins) }{ $coins } moedas{ ICON() }
    }
new-eden-event-round-reset = A rodada acabou
new-eden-event-scored =
    { $seat }: { ICON("point", $coin_points) }{ $coin_points } { $coin_points ->
        [one] ponto
       *[other] pontos
    }{ ICON() } por { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] moeda
       *[other] moedas
    }{ ICON() }; ponteiro { $pointer }: { $holds ->
        [1] a estação resiste, { ICON("point", $value) }{ $value } { $value ->
            [one] ponto
           *[other] pontos
        }{ ICON() }
       *[0] a estação desaba
    }; total { $total }

## Quanto vale uma posição, para dicas

new-eden-value-score = pontos até agora
new-eden-value-coins = moedas
new-eden-value-station = valor da estação
new-eden-value-modules = rendimento dos módulos
new-eden-value-crew = deeples
new-eden-value-bonus = cartas de bônus
new-eden-value-damage = dano
new-eden-value-plant = usina
new-eden-value-extensions = ampliações
new-eden-value-rivals = força dos demais
new-eden-value-position = posição

## O que se busca contra Deep Thought, e como terminou

new-eden-aim-beat = Mais pontos que Deep Thought.
new-eden-aim-solo = Mais pontos que Deep Thought: agora { $n } a { $other }, com os pontos impressos, sem as moedas
new-eden-aim-collapse = { $seat } desabaria, dano { $damage } acima de { $limit }: { $value ->
        [0] nenhum ponto impresso em jogo
        [one] { $value } ponto impresso em jogo
       *[other] { $value } pontos impressos em jogo
    }
new-eden-aim-takes = Deep Thought pega { $card } a seguir, se a carta ainda estiver lá.
new-eden-aim-activates = Deep Thought ativa todos os seus módulos a seguir.
new-eden-aim-passes = Deep Thought passa a seguir.
new-eden-aim-bids = Deep Thought tem { $coins } moedas e oferece a metade: { $n }; depois { $then }, se arrematar essa linha.
new-eden-end-won =
    { $ahead ->
        [0] { $seat } supera Deep Thought, { $n } a { $other }
       *[other] { $seat } supera Deep Thought por { $ahead }, { $n } a { $other }
    }
new-eden-end-lost =
    { $ahead ->
        [0] Deep Thought vence, { $other } a { $n }
       *[other] Deep Thought vence por { $ahead }, { $other } a { $n }
    }
new-eden-end-draw = { $seat } e Deep Thought empatam em { $n }
new-eden-end-tie = Pontos iguais: decide o menor dano; dano igual é empate.
new-eden-tally-played = Durante o jogo
new-eden-tally-coins = Moedas
new-eden-end-collapsed = A estação de { $seat } desabou, dano { $damage } para um limite de { $limit }: { $value ->
        [0] nenhum ponto impresso perdido
        [one] { $value } ponto impresso perdido
       *[other] { $value } pontos impressos perdidos
    }
## Por que não: para que serve um lugar e o que impede

new-eden-why-card-phase-a = As cartas da mesa são compradas na sua própria vez, uma de cada vez.
new-eden-why-card-auction = Cartas avulsas não podem ser compradas agora: linhas inteiras vão a leilão.
new-eden-why-card-hand = Você escolhe quais destas cartas guardar no próximo passo.
new-eden-why-card-kept = Você pegou esta carta. Ela logo será anexada à sua estação.
new-eden-why-card-theirs = Outra pessoa pegou esta carta.
new-eden-why-card-inner = Só a carta mais externa de um braço pode ser perdida.
new-eden-why-oxygen = Uma carta de oxigênio serve para mover deeples: na sua vez ou depois de uma linha arrematada.
new-eden-why-yard = Um estaleiro deu seus deeples ao ser anexado. Sozinho não faz mais nada.
new-eden-why-research = Uma carta de pesquisa já fez efeito ou conta no final. Ela não é escolhida.
new-eden-why-module = Um módulo é usado com deeples: leve-os até ele com uma carta de oxigênio.
new-eden-why-module-far = Com este cilindro nenhum deeple deitado sai daqui nem chega aqui.
new-eden-why-module-used = Este módulo já foi ativado nesta rodada.
new-eden-why-module-not-ready = Há poucos deeples deitados neste módulo para ativá-lo.
new-eden-why-row-phase-a = Agora você compra cartas avulsas. As linhas inteiras vão a leilão mais tarde na rodada.
new-eden-why-row-later = As linhas vão a leilão depois do Mercado Negro.
new-eden-why-row-hammer = Esta linha está em leilão. Você dá seu lance na própria pergunta.
new-eden-why-row-wait = A vez desta linha ainda não chegou. Quem abre o próximo leilão a escolhe.
new-eden-why-row-sold = Esta linha já foi vendida.
new-eden-why-row-unsold = Ninguém quis esta linha.
new-eden-why-row-blocked = Esta linha está bloqueada.
new-eden-why-dome = Os deeples saem da cúpula quando você os move com uma carta de oxigênio.
new-eden-why-dome-empty = Não há deeple deitado na sua cúpula.
new-eden-why-free = A usina e as ampliações são ações livres, mas não no meio deste passo.
new-eden-why-bonus = Uma carta de bônus não é de ninguém: ela paga a todos no fim da rodada.

## Tipos de lugares

new-eden-sort-card = cartas
new-eden-sort-row = linhas da mesa
new-eden-sort-dome = sua cúpula
new-eden-sort-plant = sua usina
new-eden-sort-extension = suas ampliações

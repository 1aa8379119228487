# Flotilla: o que está escrito nas peças. Termos de docs/rules/flotilla.md, seção 1; títulos e frases da seção 22.

## Palavras

flotilla-side-sinkside = Lado Abissal
flotilla-side-skyside = Lado Celeste

flotilla-guild-speakers = Oradores
flotilla-guild-traders = Mercadores
flotilla-guild-founders = Fundadores
flotilla-guild-delvers = Pesquisadores

# building: o que há nos distritos desta cor; tile: uma peça desta cor; icon: seu ícone
flotilla-colour-yellow = amarelo
    .icon = yellow
    .building = refinaria
    .tile = peça amarela
    .tiles = peças amarelas
flotilla-colour-green = verde
    .icon = green
    .building = estufa
    .tile = peça verde
    .tiles = peças verdes
flotilla-colour-red = vermelho
    .icon = red
    .building = habitat
    .tile = peça vermelha
    .tiles = peças vermelhas
flotilla-colour-blue = azul
    .icon = blue
    .building = fábrica
    .tile = peça azul
    .tiles = peças azuis

flotilla-depth-shallow = águas rasas
    .tile = peça de águas rasas
    .tiles = peças de águas rasas
flotilla-depth-reef = recife
    .tile = peça de recife
    .tiles = peças de recife
flotilla-depth-deep = mar profundo
    .tile = peça de mar profundo
    .tiles = peças de mar profundo

flotilla-arc-none = sem fragmento
    .kind = none
flotilla-arc-yellow = fragmento amarelo
flotilla-arc-red = fragmento vermelho
flotilla-arc-violet = fragmento violeta

flotilla-tile-yellow = Peça Amarela { CODE($id) }
flotilla-tile-green = Peça Verde { CODE($id) }
flotilla-tile-red = Peça Vermelha { CODE($id) }
flotilla-tile-blue = Peça Azul { CODE($id) }

## Tripulação

flotilla-crew-captain = Capitão
flotilla-crew-student = Estudante
flotilla-crew-speaker = Orador
flotilla-crew-trader = Mercador
flotilla-crew-founder = Fundador
flotilla-crew-delver = Pesquisador
flotilla-crew-s1 = Pregoeira
flotilla-crew-s2 = Emissário
flotilla-crew-s3 = Recrutadora
flotilla-crew-s4 = Radioperador
flotilla-crew-s5 = Mediadora
flotilla-crew-s6 = Tradutor
flotilla-crew-s7 = Tribuna do Povo
flotilla-crew-s8 = Embaixador
flotilla-crew-s9 = Cronista
flotilla-crew-s10 = Alta Conselheira
flotilla-crew-t1 = Mascate
flotilla-crew-t2 = Construtora Naval
flotilla-crew-t3 = Importadora
flotilla-crew-t4 = Corretor
flotilla-crew-t5 = Intendente
flotilla-crew-t6 = Atacadista
flotilla-crew-t7 = Contrabandista
flotilla-crew-t8 = Mestra de Obras
flotilla-crew-t9 = Banqueiro
flotilla-crew-t10 = Leiloeira
flotilla-crew-f1 = Agrimensora
flotilla-crew-f2 = Pioneiro
flotilla-crew-f3 = Cartógrafa
flotilla-crew-f4 = Carpinteiro
flotilla-crew-f5 = Colona
flotilla-crew-f6 = Arquiteto
flotilla-crew-f7 = Mestra do Porto
flotilla-crew-f8 = Arqueólogo
flotilla-crew-f9 = Engenheira Hidráulica
flotilla-crew-f10 = Urbanista
flotilla-crew-d1 = Operador de Draga
flotilla-crew-d2 = Médica Clínica
flotilla-crew-d3 = Salva-vidas
flotilla-crew-d4 = Laboratorista
flotilla-crew-d5 = Mergulhadora de Esponjas
flotilla-crew-d6 = Mergulhador Abissal
flotilla-crew-d7 = Radiologista
flotilla-crew-d8 = Técnico de Sonar
flotilla-crew-d9 = Professora
flotilla-crew-d10 = Inventor

## Artefatos

flotilla-artefact-as1 = Megafone
flotilla-artefact-as2 = Prensa Tipográfica
flotilla-artefact-as3 = Bandeira Mundial
flotilla-artefact-as4 = Gramofone
flotilla-artefact-at1 = Propulsor de Foguete
flotilla-artefact-at2 = Caixa Registradora
flotilla-artefact-at3 = Balança
flotilla-artefact-at4 = Atlas
flotilla-artefact-af1 = Planta Baixa
flotilla-artefact-af2 = Estátua
flotilla-artefact-af3 = Caixa de Ferramentas
flotilla-artefact-af4 = Cofre de Sementes
flotilla-artefact-ad1 = Submarino
flotilla-artefact-ad2 = Sino de Mergulho
flotilla-artefact-ad3 = Contador Geiger
flotilla-artefact-ad4 = Microscópio

## Objetivos. Cada tipo tem dois lados; se o título é o mesmo, aparece uma vez.

flotilla-goal-z01 = Baixios / Bairro das Refinarias
flotilla-goal-z01-sinkside = Baixios
flotilla-goal-z01-skyside = Bairro das Refinarias
flotilla-goal-z02 = Recifes / Bairro das Estufas
flotilla-goal-z02-sinkside = Recifes
flotilla-goal-z02-skyside = Bairro das Estufas
flotilla-goal-z03 = Abismo / Bairro dos Habitats
flotilla-goal-z03-sinkside = Abismo
flotilla-goal-z03-skyside = Bairro dos Habitats
flotilla-goal-z04 = Ancoradouros / Bairro das Fábricas
flotilla-goal-z04-sinkside = Ancoradouros
flotilla-goal-z04-skyside = Bairro das Fábricas
flotilla-goal-z05 = Frota / Horizonte
flotilla-goal-z05-sinkside = Frota
flotilla-goal-z05-skyside = Horizonte
flotilla-goal-z06 = Armazém Cheio / Terrenos
flotilla-goal-z06-sinkside = Armazém Cheio
flotilla-goal-z06-skyside = Terrenos
flotilla-goal-z07 = Grande Tripulação
flotilla-goal-z07-sinkside = Grande Tripulação
flotilla-goal-z07-skyside = Grande Tripulação
flotilla-goal-z08 = Prestígio
flotilla-goal-z08-sinkside = Prestígio
flotilla-goal-z08-skyside = Prestígio
flotilla-goal-z09 = Cadeia de Postos
flotilla-goal-z09-sinkside = Cadeia de Postos
flotilla-goal-z09-skyside = Cadeia de Postos
flotilla-goal-z10 = Águas Esgotadas / Grande Povoado
flotilla-goal-z10-sinkside = Águas Esgotadas
flotilla-goal-z10-skyside = Grande Povoado
flotilla-goal-z11 = Museu / Posto de Escuta
flotilla-goal-z11-sinkside = Museu
flotilla-goal-z11-skyside = Posto de Escuta

## Linhas do texto de uma peça

flotilla-line-sinkside-points = Lado Abissal: Navegação { $n }.
flotilla-line-sinkside = Lado Abissal: { $what }
flotilla-line-skyside-points = Lado Celeste: Renda { $n }.
flotilla-line-skyside = Lado Celeste: { $what }
flotilla-line-sea =
    Lado Abissal: { $depth }, { $colour }{ $toxicity ->
        [0] {""}
       *[other] , toxicidade { $toxicity }
    }{ $island ->
        [0] {""}
       *[other] , ilha com local de construção
    }{ FORM($arc, "kind") ->
        [none] {""}
       *[arc] , { $arc }
    }.
flotilla-line-city =
    Lado Celeste: custa { $cost } em { $colour }; { $pattern ->
        [F] terra em todas as bordas
        [E] terra em 5 bordas seguidas
        [D] terra em 4 bordas seguidas
        [C] terra em 3 bordas seguidas
        [A] terra em uma borda sim, outra não
        [B] terra em dois pares de bordas opostos, ligados
        [S] dois pedaços de terra com 2 bordas cada
       *[H] dois pedaços de terra com 1 e 3 bordas
    }{ $building ->
        [0] {""}
       *[other] , { FORM($colour, "building") }
    }{ $site ->
        [0] {""}
       *[other] , local de construção
    }{ $station ->
        [0] {""}
       *[other] , estação de sonar
    }.
flotilla-line-goal-sinkside = Lado Abissal, { $title }: { $a }, { $b } ou { $c } PV por { $what }.
flotilla-line-goal-skyside = Lado Celeste, { $title }: { $a }, { $b } ou { $c } PV por { $what }.
flotilla-line-artefact = Ao descobrir: { $what }

## O que fazem cartas, anéis, artefatos e trilhas: frases inteiras

flotilla-money = Receba { $n } de dinheiro.
    .kind = sentence
flotilla-vp = Receba { $n } PV.
    .kind = sentence
flotilla-resource =
    { $n ->
        [one] Pegue { $n } recurso de qualquer cor para seu estoque.
       *[other] Pegue { $n } recursos de qualquer cor para seu estoque.
    }
    .kind = sentence
flotilla-influence =
    { $n ->
        [one] Receba { $n } de influência em qualquer guilda.
       *[other] Receba { $n } de influência em quaisquer guildas.
    }
    .kind = sentence
flotilla-influence-same = Receba { $n } de influência, tudo em uma só guilda.
    .kind = sentence
flotilla-influence-diff = Receba { $n } de influência, cada um em outra guilda.
    .kind = sentence
flotilla-influence-in = Receba { $n } de influência na guilda dos { $guild }.
    .kind = sentence
flotilla-seal = Coloque um selo na guilda dos { $guild }.
    .kind = sentence
flotilla-seal-any = Coloque um selo em qualquer guilda.
    .kind = sentence
flotilla-recruit = Pegue a carta do topo dos { $guild }.
    .kind = sentence
flotilla-recruit-any = Pegue a carta do topo de qualquer guilda.
    .kind = sentence
flotilla-trade =
    { $n ->
        [one] Até { $n } transação.
       *[other] Até { $n } transações.
    }{ $sell ->
        [0] {""}
       *[other] {" "}Cada venda rende { $sell } a mais.
    }{ $buy ->
        [0] {""}
       *[other] {" "}Cada compra custa { $buy } a menos (mínimo 1).
    }{ $ship ->
        [0] {""}
       *[other] {" "}Barcos custam { $ship } a menos.
    }{ $outpost ->
        [0] {""}
       *[other] {" "}Postos avançados custam { $outpost } a menos.
    }{ $floating ->
        [0] {""}
       *[other] {" "}Sem acréscimo para postos flutuantes.
    }
    .kind = sentence
flotilla-explore =
    { $drawn ->
        [one] Saque { $drawn } peça, coloque até { $placed }.
       *[other] Saque { $drawn } peças, coloque até { $placed }.
    }{ flotilla-clean }
    .kind = sentence
flotilla-draw =
    { $n ->
        [one] Saque { $n } peça para seu estoque.
       *[other] Saque { $n } peças para seu estoque.
    }{ flotilla-clean }
    .kind = sentence
# Vazio, a não ser que as peças sejam limpas.
flotilla-clean =
    { $clean ->
        [0] {""}
       *[other] {" "}As peças sacadas não dão toxicidade.
    }
flotilla-draw-tile = Saque uma peça (Abissal: coloque; Celeste: guarde).
    .kind = sentence
flotilla-build =
    { $n ->
        [one] Construa até { $n } peça.
       *[other] Construa até { $n } peças.
    }{ $discount ->
        [0] {""}
        [one] {" "}Cada uma custa { $discount } recurso a menos.
       *[other] {" "}Cada uma custa { $discount } recursos a menos.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}Cada uma rende { $bonus } PV a mais.
    }
    .kind = sentence
flotilla-dive =
    { $shallow ->
        [0] { $reef ->
            [0] { $deep ->
                [0] Mergulhe.
               *[other] Mergulhe com dados extras: { $deep } de mar profundo.
            }
           *[other] Mergulhe com dados extras: { $reef } de recife{ flotilla-dive-deep }.
        }
       *[other] Mergulhe com dados extras: { $shallow } de águas rasas{ flotilla-dive-reef }{ flotilla-dive-deep }.
    }{ $safe ->
        [0] {""}
       *[other] {" "}Ignore símbolos de toxicidade e de esgotamento.
    }
    .kind = sentence
flotilla-dive-reef =
    { $reef ->
        [0] {""}
       *[other] , { $reef } de recife
    }
flotilla-dive-deep =
    { $deep ->
        [0] {""}
       *[other] , { $deep } de mar profundo
    }
flotilla-research =
    { $n ->
        [one] Role { $n } dado de pesquisa.
       *[other] Role { $n } dados de pesquisa.
    }{ $reroll ->
        [0] {""}
        [one] {" "}Você pode rolar um dado de novo uma vez.
       *[other] {" "}Role um dado de novo até { $reroll } vezes.
    }
    .kind = sentence
flotilla-survivor =
    { $n ->
        [one] Resgate { $n } sobrevivente.
       *[other] Resgate { $n } sobreviventes.
    }
    .kind = sentence
flotilla-toxicity = Receba { $n } de toxicidade.
    .kind = sentence
flotilla-cleanse =
    { $n ->
        [one] Recue seu marcador de toxicidade { $n } casa.
       *[other] Recue seu marcador de toxicidade { $n } casas.
    }
    .kind = sentence
flotilla-purify = Melhore a pontuação de toxicidade em uma casa.
    .kind = sentence
flotilla-dial = Aumente em 1 um mostrador de guilda qualquer.
    .kind = sentence
flotilla-sail = Navegue { $n }.
    .kind = sentence
flotilla-unload-all = Descarregue todos os seus barcos.
    .kind = sentence
flotilla-ship = Receba um barco (senão 12 de dinheiro).
    .kind = sentence
flotilla-artefact = Descubra um artefato.
    .kind = sentence
flotilla-sonar = Avance a trilha do sonar.
    .kind = sentence
flotilla-gather = Recolha para a mão sua pilha de descarte e esta carta.
    .kind = sentence
flotilla-may-switch = Você pode mudar para o Lado Celeste.
    .kind = sentence
flotilla-copy = Copie a carta do topo de um adversário do seu lado.
    .kind = sentence
flotilla-topside = um adversário do seu lado tiver no topo uma carta dos { $guild }
flotilla-retire = Você pode aposentar esta carta: { $parts }
    .kind = sentence
flotilla-discard-crew =
    { $n ->
        [one] Descarte até { $n } outra carta dos { $guild }; por ela: { $part }
       *[other] Descarte até { $n } outros { $guild }; por carta: { $part }
    }
    .kind = sentence

## O que objetivos e cartas contam, depois de "por"

flotilla-depth-tiles = { FORM($depth, "tile") } no seu mar
    .many = { FORM($depth, "tiles") } no seu mar
flotilla-colour-tiles = { FORM($colour, "tile") } na sua cidade
    .many = { FORM($colour, "tiles") } na sua cidade
flotilla-build-sites = local de construção seu, ocupado ou livre
    .many = locais de construção seus, ocupados ou livres
flotilla-fleet = barco seu em jogo
    .many = barcos seus em jogo
flotilla-stock-colours = cor no seu estoque
    .many = cores no seu estoque
flotilla-buildings = edifício na sua cidade
    .many = edifícios na sua cidade
flotilla-guild-crew = carta de tripulação de guilda sua
    .many = cartas de tripulação de guilda suas
flotilla-banner-seals = selo seu nos estandartes
    .many = selos seus nos estandartes
flotilla-outposts = posto construído
    .many = postos construídos
flotilla-sold = recurso vendido
    .many = recursos vendidos
flotilla-bought = recurso comprado
    .many = recursos comprados
flotilla-depleted-tiles = peça esgotada no seu mar
    .many = peças esgotadas no seu mar
flotilla-settlement = peça no seu maior povoado flutuante
    .many = peças no seu maior povoado flutuante
flotilla-found-artefacts = artefato encontrado
    .many = artefatos encontrados
flotilla-stations = estação de sonar na sua cidade
    .many = estações de sonar na sua cidade

## Flotilla: o que todo conteúdo precisa ter

flotilla-check-among = `{ $field }` é “{ $value }”, mas tem de ser um destes: { $known }
flotilla-check-special = o Capitão tem de reunir, no Lado Abissal também mudar de lado, e ficar no jogo; o Estudante só copia; nenhuma outra carta pode fazer isso
flotilla-check-arrow = a seta tem de levar de uma casa do anel a outra mais adiante
flotilla-check-places = para { $n } jogadores a peça de doca precisa de { $n } lugares e a trilha dos sobreviventes de pelo menos duas casas
flotilla-check-length = há { $n } números, mas têm de ser { $wanted }
flotilla-check-word = `{ $word }` não é possível aqui: pertence ao outro lado do jogo, ou nunca terminaria

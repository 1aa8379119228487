# Flotilla: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

flotilla-lesson-topic-aim = O objetivo: mais pontos de vitória quando a reserva comum de pontos acaba.
flotilla-lesson-topic-turn = Sua vez: jogar uma carta; primeiro navegar, depois fazer o que ela diz.
flotilla-lesson-topic-points-1 = Pontos por postos avançados: com cada um você pontua um objetivo.
flotilla-lesson-topic-points-2 = Pontos por selos: em cada guilda, 10 para quem tem mais e 5 para o segundo.
flotilla-lesson-topic-points-3 = Pontos no Lado Celeste: cada peça da cidade pontua pelo seu bairro.
flotilla-lesson-topic-end = O fim: com a reserva vazia, joga-se esta rodada e mais uma.
flotilla-lesson-topic-mistake-1 = Erro clássico: carga que nunca chega em casa.
flotilla-lesson-topic-mistake-2 = Erro clássico: acumular toxicidade sem contar.

flotilla-lesson-aim = A terra sumiu. Você começa embaixo, com um barco e um mar vazio, e mais tarde pode entrar na cidade flutuante. Os pontos vêm de uma reserva comum de 100 por pessoa; vence quem tem mais.
flotilla-lesson-turn = Em cada vez você joga exatamente uma carta. O número na vela diz quanto seus barcos navegam primeiro; depois vêm os efeitos, da esquerda para a direita. Cartas jogadas só voltam com o Capitão.
flotilla-lesson-founder = É preciso explorar o mar antes de mergulhar. O Fundador compra peças de oceano e deixa você colocar algumas.
flotilla-lesson-founder-try = Jogue o Fundador.
flotilla-lesson-founder-done = Bom: mais mar significa mais lugares para mergulhar.
flotilla-lesson-founder-else = Também vale. Mas explore logo: sem peças o barco não tem onde mergulhar.
flotilla-lesson-sail = Cada ponto de vela move um barco para um hexágono vizinho. Ao mergulhar, você quer barcos sobre peças.
flotilla-lesson-sail-try = Clique no barco e depois em um hexágono.
flotilla-lesson-sail-done = Pontos não usados se perdem; navegue até onde vai mergulhar.
flotilla-lesson-sail-else = Ficar é bom quando o barco já está no lugar certo.
flotilla-lesson-toxicity = Peças compradas trazem toxicidade, mesmo as que você não coloca. Cada volta na trilha avança seu marcador numa escala que no início dá pontos e depois tira. Conte: esquecer isso é o segundo erro clássico.
flotilla-lesson-tile = A cor da peça é a dos seus recursos; a profundidade decide os dados. Água rasa e mar profundo nunca podem se tocar.
flotilla-lesson-tile-try = Pegue uma peça.
flotilla-lesson-tile-done = Agora escolha onde ela fica.
flotilla-lesson-tile-else = Colocar é opcional. Mas mares pequenos ficam pobres.
flotilla-lesson-where = Perto do porto é bom: a carga precisa voltar daqui.
flotilla-lesson-arcs = Gire a peça para que arcos de uma cor se encontrem: três num canto descobrem um artefato.
flotilla-lesson-delver = Agora mergulhe. O Pesquisador rola um dado por barco sobre uma peça, mais os da carta. Primeiro navega: leve o barco até uma peça.
flotilla-lesson-delver-try = Jogue o Pesquisador.
flotilla-lesson-delver-done = Navegue até uma peça, e os dados rolam.
flotilla-lesson-delver-else = Tudo bem. Mergulhe enquanto as peças estão novas; esgotadas não dão nada.
flotilla-lesson-resolve = Os dados formam um monte que você resolve em qualquer ordem: barris vão para um barco ali, toxicidade prejudica, um sobrevivente paga na hora, esgotamento fecha uma peça. Pegue os barris antes que ela se esgote.
flotilla-lesson-cargo = Há carga a bordo. Ela não vale nada até o barco entrar no hexágono de descarga da peça inicial. Esquecê-la é o primeiro erro clássico.
flotilla-lesson-influence = Influência: seu disco avança um campo no anel de uma guilda e recebe o que está impresso. Cada volta paga de novo.
flotilla-lesson-influence-try = Escolha um campo aceso. Aponte para ler o bônus.
flotilla-lesson-influence-done = Uma guilda bem adiantada costuma valer mais que quatro um pouco.
flotilla-lesson-influence-else = Influência não usada se perde.
flotilla-lesson-seal = Selos ficam nos estandartes das guildas: no fim, quem tem mais selos de uma guilda ganha 10 pontos, o segundo 5. Um dos três caminhos para os pontos.
flotilla-lesson-goals = Outro caminho: compre um posto avançado e pontue na hora um objetivo do seu lado: o valor vezes o que ele conta. Objetivos perdem valor quando outros chegam antes.
flotilla-lesson-trade = O Mercador permite várias transações: vender recursos enquanto o preço está alto, comprar um segundo barco por 12 ou um posto avançado.
flotilla-lesson-trade-try = Faça uma transação.
flotilla-lesson-trade-done = Os preços mudam no fim da vez: sobem com compras, caem com vendas.
flotilla-lesson-trade-else = Sem nada para negociar, tudo bem, mas outra carta teria sido melhor agora.
flotilla-lesson-end = Quem ganha pontos esvazia a reserva comum. Quando ela acaba, joga-se esta rodada e mais uma; depois contam dinheiro, estoque, toxicidade e selos.
flotilla-lesson-captain = Sua mão está acabando. O Capitão navega longe e recolhe todas as cartas jogadas. Ele também pergunta se você entra na cidade.
flotilla-lesson-captain-try = Jogue o Capitão, ou antes as cartas que ainda quer.
flotilla-lesson-captain-done = Todas as suas cartas voltaram à mão.
flotilla-lesson-captain-else = Bom: jogue antes o que ajuda. O Capitão espera.
flotilla-lesson-switch = O terceiro caminho: o Lado Celeste. Os barcos são vendidos, suas peças viram estoque, e daí em diante você constrói uma cidade em que cada peça nova pontua pelo bairro. É definitivo. Cedo traz dinheiro, tarde um estoque maior; na primeira partida, mude por volta do meio, ou fique.

flotilla-lesson-summary = Você jogou seis vezes. Seu mar tem { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }; você tem { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    } no estoque, { $money } de dinheiro e { $toxicity } de toxicidade.
flotilla-lesson-next = Na próxima: olhe primeiro os objetivos do seu lado e explore para um deles, traga a carga antes de negociar e decida até o meio da partida se vai subir.

flotilla-lesson-box-1 = O livro de regras não mostra a maioria das cartas, peças, dados e trilhas; os nossos foram criados dentro dos limites dele.
flotilla-lesson-box-2 = O mar aberto que todos podem usar não existe aqui: cada um explora a própria zona.
flotilla-lesson-box-3 = As mãos são abertas; a mesa mostra as cartas de todos.
flotilla-lesson-box-4 = Os dados do mergulho são resolvidos um a um na sua ordem; símbolos sem efeito somem.
flotilla-lesson-box-5 = Desfazer vale até rolar dados ou comprar peças. Joga-se de três a cinco; as regras não têm modo solo.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

flotilla-moment-playcard = Explore, mergulhe, traga a carga e pontue objetivos com postos.
flotilla-moment-sail = Navegue até o próximo mergulho, ou para casa com a carga.
flotilla-moment-trade = Venda onde o preço está alto; poupe para um segundo barco e um posto.
flotilla-moment-step = Avance onde o próximo campo paga o que você precisa agora.

## Os ícones das peças, para a legenda.

flotilla-icon-sail = Navegar tanto
flotilla-icon-gather = Recolher sua pilha de descarte
flotilla-icon-skyside = Lado Celeste
flotilla-icon-sinkside = Lado Abissal
flotilla-icon-coin = Dinheiro
flotilla-icon-person = Carta de tripulação
flotilla-icon-copy = Copiar uma carta do topo
flotilla-icon-influence = Influência: um passo num anel
flotilla-icon-speakers = Oradores
flotilla-icon-traders = Mercadores
flotilla-icon-founders = Fundadores
flotilla-icon-delvers = Pesquisadores
flotilla-icon-exchange = Transações
flotilla-icon-tile = Peça
flotilla-icon-construct = Construir peças
flotilla-icon-dive = Dados de mergulho
flotilla-icon-research = Dados de pesquisa
flotilla-icon-point = Ponto de vitória
flotilla-icon-retire = Retirar a carta do jogo após o uso
flotilla-icon-next = O que segue, se você faz o primeiro
flotilla-icon-survivor = Sobrevivente
flotilla-icon-toxicity = Toxicidade
flotilla-icon-card = Descartar tantas cartas de tripulação
flotilla-icon-seal = Selo
flotilla-icon-dial = Mostrador da guilda
flotilla-icon-outpost = Posto avançado
flotilla-icon-yellow = Recurso amarelo
flotilla-icon-green = Recurso verde
flotilla-icon-red = Recurso vermelho
flotilla-icon-blue = Recurso azul
flotilla-icon-or = Um destes
flotilla-icon-harbour = Todos os barcos descarregam
flotilla-icon-slot = Local para um posto avançado
flotilla-icon-artefact = Arco de artefato
flotilla-icon-check = Este mergulho ignora toxicidade e esgotamento
flotilla-icon-upgrade = Um campo melhor na pontuação de toxicidade
flotilla-icon-undo = Rolar dados de novo
flotilla-icon-sonar = Sonar
flotilla-icon-building = Construção
flotilla-icon-depletion = Esgotamento

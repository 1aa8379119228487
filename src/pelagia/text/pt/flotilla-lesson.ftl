# Flotilla: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

flotilla-lesson-topic-aim = O objetivo: ter mais pontos de vitória quando a reserva comum acabar.
flotilla-lesson-topic-turn = Seu turno: jogue uma carta; primeiro navegue, depois faça o que ela diz.
flotilla-lesson-topic-points-1 = Pontos por postos avançados: com cada um você pontua um objetivo.
flotilla-lesson-topic-points-2 = Pontos por selos: em cada guilda, 10 para quem tem mais e 5 para o segundo lugar.
flotilla-lesson-topic-points-3 = Pontos no Lado Celeste: cada peça da cidade pontua pelo seu distrito.
flotilla-lesson-topic-end = O fim: com a reserva vazia, joga-se esta rodada e mais uma.
flotilla-lesson-topic-mistake-1 = Erro clássico: carga que nunca chega em casa.
flotilla-lesson-topic-mistake-2 = Erro clássico: acumular toxicidade sem fazer as contas.

flotilla-lesson-aim = A terra sumiu. Você começa embaixo, com um barco e um mar vazio, e mais tarde pode entrar na cidade flutuante. Os pontos de vitória vêm de uma reserva comum de 100 por pessoa; vence quem tiver mais.
flotilla-lesson-turn = Em cada turno você joga exatamente uma carta. O número na vela diz quanto seus barcos podem navegar primeiro; depois vêm os efeitos da carta, da esquerda para a direita. Cartas jogadas só voltam com o Capitão.
flotilla-lesson-founder = É preciso explorar o mar antes de mergulhar nele. O Fundador saca peças de oceano e deixa você colocar algumas.
flotilla-lesson-founder-try = Jogue o Fundador.
flotilla-lesson-founder-done = Bom: mais mar significa mais lugares para mergulhar.
flotilla-lesson-founder-else = Também vale. Mas explore logo: sem peças o barco não tem onde mergulhar.
flotilla-lesson-sail = Cada ponto de navegação move um barco para um hexágono vizinho. Para mergulhar, seus barcos devem estar sobre peças.
flotilla-lesson-sail-try = Clique no barco e depois em um hexágono.
flotilla-lesson-sail-done = Pontos não usados se perdem; navegue até onde vai mergulhar em seguida.
flotilla-lesson-sail-else = Ficar é bom quando o barco já está no lugar certo.
flotilla-lesson-toxicity = Peças sacadas trazem toxicidade, mesmo as que você não coloca. Cada volta na trilha avança seu marcador em uma escala que primeiro dá pontos e depois tira. Faça as contas: esquecer isso é o segundo erro clássico.
flotilla-lesson-tile = A cor da peça é a dos seus recursos; a profundidade decide os dados. Águas rasas e mar profundo nunca podem se tocar.
flotilla-lesson-tile-try = Pegue uma peça.
flotilla-lesson-tile-done = Agora escolha onde ela fica.
flotilla-lesson-tile-else = Colocar é opcional. Mas um mar pequeno continua pobre.
flotilla-lesson-where = Perto da doca é bom: a carga precisa voltar daqui.
flotilla-lesson-arcs = Gire a peça para que fragmentos de uma cor se encontrem: três em um canto revelam um artefato.
flotilla-lesson-delver = Agora mergulhe. O Pesquisador rola um dado por barco sobre uma peça, mais os da carta. Primeiro se navega: leve o barco até uma peça.
flotilla-lesson-delver-try = Jogue o Pesquisador.
flotilla-lesson-delver-done = Navegue até uma peça, depois role os dados.
flotilla-lesson-delver-else = Tudo bem. Mergulhe enquanto as peças estão novas; as esgotadas não dão nada.
flotilla-lesson-resolve = Você resolve os dados em qualquer ordem: barris vão para um barco ali, toxicidade prejudica, um sobrevivente paga na hora, esgotamento fecha uma peça. Pegue os barris antes que ela se esgote.
flotilla-lesson-cargo = Há carga a bordo. Ela não vale nada até o barco entrar no cais de descarga da sua peça inicial. Esquecê-la é o primeiro erro clássico.
flotilla-lesson-influence = Influência: seu disco avança uma casa no anel de uma guilda e recebe o que está impresso ali. Cada volta paga de novo.
flotilla-lesson-influence-try = Escolha uma casa que brilha. Aponte para ela para ler o bônus.
flotilla-lesson-influence-done = Ir longe em uma guilda costuma valer mais do que um pouco em quatro.
flotilla-lesson-influence-else = Influência não usada se perde.
flotilla-lesson-seal = Selos ficam nos estandartes das guildas: no fim, quem tem mais selos de uma guilda ganha 10 pontos, e o segundo lugar, 5. É um dos três caminhos para os pontos.
flotilla-lesson-goals = Outro caminho: compre um posto avançado e pontue na hora um objetivo do seu lado, o valor dele vezes o que ele conta. Objetivos perdem valor quando outros chegam antes.
flotilla-lesson-trade = O Mercador permite várias transações: vender recursos enquanto o preço está alto, comprar um segundo barco por 12 ou um posto avançado.
flotilla-lesson-trade-try = Faça uma transação.
flotilla-lesson-trade-done = Os preços mudam no fim do turno: sobem com as compras, caem com as vendas.
flotilla-lesson-trade-else = Não negociar, tudo bem, mas então outra carta teria sido melhor agora.
flotilla-lesson-end = Os pontos que se ganham saem da reserva comum. Quando ela acaba, joga-se esta rodada e mais uma; depois contam dinheiro, estoque, toxicidade e selos.
flotilla-lesson-captain = Suas cartas estão acabando. O Capitão navega longe e recolhe todas as cartas jogadas. Ele também pergunta se você quer entrar na cidade lá em cima.
flotilla-lesson-captain-try = Jogue o Capitão, ou antes as cartas de que ainda precisa.
flotilla-lesson-captain-done = Todas as suas cartas voltaram à mão.
flotilla-lesson-captain-else = Bom: jogue antes o que ajuda. O Capitão espera.
flotilla-lesson-switch = O terceiro caminho: o Lado Celeste. Seus barcos são vendidos, suas peças viram estoque, e daí em diante você constrói uma cidade em que cada peça nova pontua pelo seu distrito. É definitivo. Cedo traz dinheiro, tarde um estoque maior; na primeira partida, mude por volta do meio, ou fique.

flotilla-lesson-summary = Você jogou seis turnos. Seu mar tem { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }; você tem { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    } no estoque, { $money } de dinheiro e { $toxicity } de toxicidade.
flotilla-lesson-next = Na próxima vez: olhe primeiro os objetivos do seu lado e explore para um deles, traga a carga antes de negociar e decida até o meio da partida se vai subir.

flotilla-lesson-box-1 = O livro de regras não mostra a maioria das cartas, peças, dados e trilhas; os nossos foram criados dentro dos limites dele.
flotilla-lesson-box-2 = Não existe aqui um mar aberto para todos: cada pessoa explora a própria área.
flotilla-lesson-box-3 = As mãos são abertas: a mesa mostra as cartas de todos.
flotilla-lesson-box-4 = Você resolve os dados de um mergulho um a um, na sua ordem; símbolos sem efeito somem.
flotilla-lesson-box-5 = Você pode desfazer até rolar dados ou sacar peças. Joga-se de três a cinco; as regras não têm modo solo.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

flotilla-moment-turn = { flotilla-moment-playcard }
flotilla-moment-playcard = Explore, mergulhe, traga a carga e pontue objetivos com postos avançados.
flotilla-moment-sail = Navegue até o próximo mergulho, ou para casa com a carga.
flotilla-moment-trade = Venda onde o preço está alto; poupe para um segundo barco e um posto avançado.
flotilla-moment-step = Avance onde a próxima casa dá o que você precisa agora.

## Os ícones das peças, para a legenda.

flotilla-icon-sail = Navegar: os seus barcos podem andar este número de hexágonos
flotilla-icon-gather = Reunir: recolha a sua pilha de descarte
flotilla-icon-skyside = Lado Celeste: o que a carta faz depois que você se junta à cidade
flotilla-icon-sinkside = Lado Abissal: o que a carta faz enquanto você tem um mar
flotilla-icon-coin = Dinheiro: compra recursos, barcos e postos avançados
flotilla-icon-person = Carta de tripulação: vem para a sua mão, ou é contada
flotilla-icon-copy = Copiar: faça o que diz a carta do topo de outro jogador
flotilla-icon-influence = Influência: um passo em um anel
flotilla-icon-speakers = Oradores: a guilda amarela, da influência
flotilla-icon-traders = Mercadores: a guilda verde, de compra e venda
flotilla-icon-founders = Fundadores: a guilda vermelha, das peças
flotilla-icon-delvers = Pesquisadores: a guilda azul, de mergulho e pesquisa
flotilla-icon-exchange = Transações: este número de compras, vendas, barcos ou postos
flotilla-icon-tile = Peça: tirada do saco, para o seu mar ou a sua cidade
flotilla-icon-construct = Construir: ponha este número de peças do estoque na sua cidade
flotilla-icon-dive = Dados de mergulho: águas rasas, recife, mar profundo
flotilla-icon-research = Dados de pesquisa: dinheiro, guildas e avanços
flotilla-icon-point = Ponto de vitória: sai da reserva comum
flotilla-icon-retire = Aposentar: a carta sai do jogo após o uso
flotilla-icon-next = Depois: o que se segue se você fizer o primeiro
flotilla-icon-survivor = Sobrevivente: move o marcador comum, e você ganha o bônus
flotilla-icon-toxicity = Toxicidade: move o seu marcador; as voltas primeiro dão pontos, depois custam
flotilla-icon-card = Descartar: este número de cartas de tripulação
flotilla-icon-seal = Selo: a maioria em uma guilda vale 10, a segunda 5
flotilla-icon-dial = Mostrador da guilda: multiplica o que as peças da sua cor pontuam
flotilla-icon-outpost = Posto avançado: custa dinheiro e pontua um objetivo
flotilla-icon-yellow = Recurso amarelo: para comerciar e construir
flotilla-icon-green = Recurso verde: para comerciar e construir
flotilla-icon-red = Recurso vermelho: para comerciar e construir
flotilla-icon-blue = Recurso azul: para comerciar e construir
flotilla-icon-or = Ou: você escolhe um destes
flotilla-icon-harbour = Descarregar: a carga de todos os barcos vai para o estoque
flotilla-icon-slot = Local de construção: aqui cabe um posto avançado
flotilla-icon-artefact = Fragmento: três da mesma cor em um canto descobrem um artefato
flotilla-icon-check = Mergulho seguro: toxicidade e esgotamento são ignorados
flotilla-icon-upgrade = Mais limpo: uma casa melhor na pontuação da toxicidade
flotilla-icon-undo = De novo: role dados mais uma vez
flotilla-icon-sonar = Sonar: faz o que a trilha de sonar diz agora
flotilla-icon-building = Edifício: aumenta o que o seu assentamento pontua
flotilla-icon-depletion = Esgotamento: uma peça não dá mais nada

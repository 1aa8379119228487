# Cidades Submersas: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

underwater-cities-lesson-topic-aim = O objetivo: uma rede conectada de cidades que produz, se alimenta e faz mais pontos.
underwater-cities-lesson-topic-turn = Seu turno: um espaço de ação e uma carta; a carta só funciona se as cores combinarem.
underwater-cities-lesson-topic-points-1 = Pontos por cidades: até 6 por cidade conectada com três tipos de construção.
underwater-cities-lesson-topic-points-2 = Pontos em cada produção: fazendas e túneis melhorados, cidades simbióticas.
underwater-cities-lesson-topic-points-3 = Pontos no fim: a metrópole marrom, cartas de pontuação final, sobras.
underwater-cities-lesson-topic-end = O fim: após dez rodadas em três eras, com três produções.
underwater-cities-lesson-topic-mistake-1 = Erro clássico: cidades e construções sem túnel até elas.
underwater-cities-lesson-topic-mistake-2 = Erro clássico: ficar sem kelp quando as cidades comem.

underwater-cities-lesson-aim = No fundo do mar, você constrói cidades, túneis e construções. O que está conectado à cidade inicial produz após cada era, precisa ser alimentado e pontua no fim. Vence quem tiver mais pontos.
underwater-cities-lesson-keep = Você fica com três de seis cartas. Guarde cores diferentes: uma carta só funciona num espaço de ação da cor dela.
underwater-cities-lesson-turn = No seu turno, você escolhe um espaço de ação do tabuleiro principal junto com uma carta. O espaço sempre é seu; o seu marcador o bloqueia até o fim da rodada. Depois você compra uma carta.
underwater-cities-lesson-match = Se espaço e carta têm a mesma cor, a carta também funciona. Espaços amarelos são fortes, e suas cartas, fracas; espaços verdes são fracos, e suas cartas, fortes.
underwater-cities-lesson-match-try = Escolha um espaço e uma carta da mesma cor, um depois do outro.
underwater-cities-lesson-match-done = Combinou: espaço e carta funcionam juntos.
underwater-cities-lesson-match-else = Você recebe o espaço, mas o texto da carta é ignorado. Só faça isso quando o espaço compensar.
underwater-cities-lesson-order = Carta e espaço funcionam: escolha o que vem antes. Se um paga o outro, comece por ele.
underwater-cities-lesson-site = Onde construir: perto da cidade inicial e em locais com bônus, que você recebe na hora. Três construções diferentes em uma cidade são o que mais vale no fim.
underwater-cities-lesson-hand = No começo do turno você pode ter três cartas e descarta o resto. Jogue bastante e descarte aquilo de que não precisa.
underwater-cities-lesson-network = Construa túneis cedo. Uma cidade sem túnel e suas construções não produzem, não comem e não pontuam: ter muita coisa sem conexão é o primeiro erro clássico.
underwater-cities-lesson-cities = O primeiro de três caminhos para os pontos: cada cidade conectada vale 2 pontos no fim, e 3, 4 ou 6 com um, dois ou três tipos de construção.
underwater-cities-lesson-again = Mais uma vez: o que falta para a próxima cidade? Ela custa 2 plastiaços, 1 kelp e 1 crédito; um túnel, 1 plastiaço e 1 crédito.
underwater-cities-lesson-again-try = Encontre um par que deixe você mais perto dela.
underwater-cities-lesson-again-done = Bom. São os pares que decidem este jogo.
underwater-cities-lesson-again-else = Às vezes só o espaço já basta. Mas cada turno sem combinar é só meio turno.
underwater-cities-lesson-food = Após cada era, cada cidade conectada come 1 kelp; por cidade que fica sem kelp nem biomassa você perde 3 pontos. Duas fazendas alimentam uma rede jovem; esquecê-las é o segundo erro clássico.
underwater-cities-lesson-federation = A trilha da federação decide quem começa a próxima rodada. Os passos também dão créditos, plastiaço e pontos. Ser o primeiro importa quando você precisa de um certo espaço.
underwater-cities-lesson-upgrade = O segundo caminho: melhorias, por 1 ciência cada. Fazendas e túneis melhorados dão pontos em cada produção, e cidades simbióticas, 2 cada. Quem melhora cedo recebe três vezes.
underwater-cities-lesson-metropolis = Suas metrópoles ficam nas bordas. A azul funciona quando um túnel a alcança; a marrom pontua no fim, se dois a alcançarem. Planeje túneis até elas.
underwater-cities-lesson-scoring = O terceiro caminho: a metrópole marrom e as cartas de pontuação final, que você baixa durante o jogo e contam no fim. Cada quatro recursos que sobram valem 1 ponto.
underwater-cities-lesson-end = A partida tem três eras de 4, 3 e 3 rodadas; cada uma termina com produção e alimentação. Após a terceira produção, contam-se os pontos.

underwater-cities-lesson-summary = Você jogou duas rodadas, seis turnos. Você tem { $cities ->
        [one] { $cities } cidade
       *[other] { $cities } cidades
    } (com conexão: { $connected }), { $tunnels ->
        [one] { $tunnels } túnel
       *[other] { $tunnels } túneis
    }, { $buildings ->
        [one] { $buildings } construção
       *[other] { $buildings } construções
    } e { $cards ->
        [one] { $cards } carta baixada
       *[other] { $cards } cartas baixadas
    }.
underwater-cities-lesson-next = Na próxima vez: planeje os pares de uma rodada inteira, tenha dois túneis e duas fazendas antes da primeira produção e veja onde estão suas metrópoles.

underwater-cities-lesson-box-1 = O livro de regras não mostra todas as cartas. O que ele traz vale exatamente assim, o resto é nosso; cada carta diz de onde vem.
underwater-cities-lesson-box-2 = Espaço e carta são escolhidos juntos; a ordem só é perguntada quando importa.
underwater-cities-lesson-box-3 = Só são oferecidos espaços que você possa aproveitar; clique em um apagado para ver por que não dá.
underwater-cities-lesson-box-4 = Produção e alimentação acontecem sozinhas e são mostradas passo a passo; só há pergunta quando há escolha.
underwater-cities-lesson-box-5 = Você pode desfazer até comprar uma carta. Lado do tabuleiro principal, contratos, tabuleiros avançados e solo: você escolhe ao preparar a mesa.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

underwater-cities-moment-keep = Guarde cartas de cores diferentes que construam ou paguem.
underwater-cities-moment-turn = { underwater-cities-moment-place }
underwater-cities-moment-place = Combine as cores, e tenha cedo um túnel e uma segunda cidade.
underwater-cities-moment-discarddown = Descarte o que não vai jogar nesta rodada.
underwater-cities-moment-blocks = Primeiro o que paga o outro.

## Os ícones das peças, para a legenda.

underwater-cities-icon-steelplast = Plastiaço: para cidades, túneis e laboratórios
underwater-cities-icon-or = Ou: você escolhe um dos dois
underwater-cities-icon-coin = Crédito: paga construções e cartas especiais
underwater-cities-icon-action = Carta de ação: uma vez por era
underwater-cities-icon-kelp = Kelp: alimento das cidades
underwater-cities-icon-instant = Instantânea: acontece uma vez
underwater-cities-icon-science = Ciência: paga melhorias
underwater-cities-icon-card = Carta: você compra este número
underwater-cities-icon-biomass = Biomassa: substitui kelp ou plastiaço
underwater-cities-icon-upgrade = Melhorar: uma estrutura produz mais, por 1 ciência
underwater-cities-icon-farm = Fazenda: produz kelp
underwater-cities-icon-desalination = Usina dessalinizadora: produz créditos
underwater-cities-icon-laboratory = Laboratório: produz ciência
underwater-cities-icon-tunnel = Túnel: liga cidades à sua cidade inicial
underwater-cities-icon-clone = Espaço de ação: uma peça por rodada, e a ação é sua
underwater-cities-icon-permanent = Permanente: vale até o fim da partida
underwater-cities-icon-production = Produção: vale após cada era
underwater-cities-icon-plus = Construir: você pode construir isto
underwater-cities-icon-structure = Estrutura: qualquer construção ou túnel
underwater-cities-icon-step = Federação: o seu marcador anda este número de passos na trilha
underwater-cities-icon-building = Construção: fazenda, usina dessalinizadora ou laboratório
underwater-cities-icon-point = Ponto: quem tem mais vence
underwater-cities-icon-next = Depois: o que se segue se você fizer o primeiro
underwater-cities-icon-symbiotic = Cidade simbiótica: uma cidade que dá 2 pontos em cada produção
underwater-cities-icon-city = Cidade: construções funcionam junto dela, e ela pontua no fim
underwater-cities-icon-hand = Limite da mão: este número de cartas a mais
underwater-cities-icon-exchange = Recursos diferentes: você escolhe quais
underwater-cities-icon-clock = Uma vez por turno: é quanto a carta pode ser usada
underwater-cities-icon-final = Pontuação final: conta no fim da partida
underwater-cities-icon-metropolis = Metrópole: ligada por túneis, rende na hora ou no fim
underwater-cities-icon-ready = Disponível: uma carta de ação pode ser usada de novo
underwater-cities-icon-special = Carta especial: forte, e custa créditos ao ser baixada
underwater-cities-icon-contract = Contrato governamental: quem o cumpre primeiro é recompensado

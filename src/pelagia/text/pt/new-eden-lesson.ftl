# New Eden: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

new-eden-lesson-topic-aim = O objetivo: ter mais pontos depois de três rodadas, com uma estação que resista.
new-eden-lesson-topic-turn = Sua vez: compre uma carta, mova e ative, ou passe.
new-eden-lesson-topic-points-1 = Pontos na hora: habitats de mexilhões que os seus deeples ativam.
new-eden-lesson-topic-points-2 = Pontos a cada rodada: as cartas de bônus pagam por cartas de um grupo.
new-eden-lesson-topic-points-3 = Pontos no fim: o que está impresso nas suas cartas, e 1 a cada 5 moedas.
new-eden-lesson-topic-end = O fim: depois do terceiro leilão e da pontuação da rodada.
new-eden-lesson-topic-mistake-1 = Erro clássico: mais dano do que a estação aguenta.
new-eden-lesson-topic-mistake-2 = Erro clássico: mais módulos do que deeples e oxigênio para fazê-los funcionar.

new-eden-lesson-aim = Esta cúpula é a sua estação. Nos braços dela crescem módulos que rendem moedas, pontos e reparos. Depois de três rodadas vence quem tiver mais pontos, mas só uma estação que resiste pontua o que está impresso nas cartas.
new-eden-lesson-turn = Na sua vez você faz uma só coisa: compra uma carta, move deeples para ativar módulos, ou passa. Depois é a vez da outra pessoa.
new-eden-lesson-buy = Cada linha tem seu preço: de cima para baixo, 10, 6, 3 e 1 moeda. As caras reparam dano, a mais barata causa 1. Caranguejos dão moedas, mexilhões dão pontos, krakens reparam; as portas das casas são espaços para os seus deeples.
new-eden-lesson-buy-try = Compre uma das cartas em destaque: clique nela.
new-eden-lesson-buy-done = Ela foi anexada ao braço. Só funciona com deeples em cima; um deles espera na cúpula.
new-eden-lesson-buy-else = Também vale. Mas uma estação sem módulos não rende nada, e as cartas baratas saem primeiro.
new-eden-lesson-move = Deeples nadam com oxigênio. Cada cilindro move um deeple até o número indicado, para fora, pelo braço. Depois, módulos com um deeple em cada espaço podem funcionar. O oxigênio usado descansa até a próxima rodada.
new-eden-lesson-move-try = Clique em uma carta de oxigênio.
new-eden-lesson-move-done = Agora escolha aonde vai o deeple.
new-eden-lesson-move-else = Tudo bem, o oxigênio espera. Lembre: um módulo só rende nas rodadas em que você o ativa.
new-eden-lesson-bottle = Um deeple pode entrar em qualquer braço e não volta antes do fim da rodada.
new-eden-lesson-bottle-try = Mande-o para o módulo com menos espaços livres.
new-eden-lesson-bottle-done = O deeple chegou.
new-eden-lesson-bottle-else = Então o cilindro se perde nesta rodada.
new-eden-lesson-activate = Cada espaço deste módulo tem um deeple: ele pode funcionar uma vez nesta rodada.
new-eden-lesson-activate-try = Ative-o.
new-eden-lesson-activate-done = Valeu a pena. Os deeples ficam em pé, ocupados até o fim da rodada.
new-eden-lesson-activate-else = Você pode esperar, mas raramente há motivo: os deeples ficam onde estão.
new-eden-lesson-damage = Você sofreu dano. No fim, a estação só resiste se o dano não passar do ponteiro: cada kraken avança o ponteiro, cada caranguejo o recua. Uma estação que desaba perde todos os pontos impressos; é o que mais faz perder partidas.
new-eden-lesson-mussel = Habitats de mexilhões dão pontos na hora, cada vez que são ativados. É o primeiro de três caminhos para os pontos.
new-eden-lesson-bonus = O segundo caminho: no fim de cada rodada, as duas cartas de bônus pagam por cada carta do grupo delas que você tem. Veja quais são antes de comprar.
new-eden-lesson-plant = Faltam moedas? A usina dá 5 a qualquer momento da sua vez, mas também dano: 1, depois 3, depois 6 na mesma rodada.
new-eden-lesson-crew = Seus módulos precisam de mãos. Esta ampliação traz 3 deeples por 6 moedas. Ter muitos módulos sem ninguém para operá-los é o segundo erro clássico; o oxigênio é a outra metade.
new-eden-lesson-pass = Quando nada mais vale o preço, passe. Quem passa primeiro ganha 3 pontos e abre o leilão; a outra pessoa pode continuar sozinha.
new-eden-lesson-printed = O terceiro caminho: a maioria das cartas traz pontos para o fim da partida, e cada 5 moedas que sobram valem 1 ponto. A placa na sua cúpula conta os das suas cartas.
new-eden-lesson-market = Três cartas em segredo. Uma custa 1 moeda e 1 de dano, duas custam 3 de cada, três custam 6 de cada. O que você deixa vai a leilão.
new-eden-lesson-market-try = Clique em uma ou duas cartas e depois no botão que as guarda.
new-eden-lesson-market-done = São suas. O resto vai para a sua linha do leilão.
new-eden-lesson-market-else = Não guardar nenhuma é seguro; três custam 6 de dano. As duas escolhas podem estar certas, mas em geral o melhor são uma ou duas.
new-eden-lesson-auction = O leilão: vendem-se linhas inteiras. Uma linha com lacunas também traz um movimento para cada carta que falta, e os deeples ainda podem trabalhar.
new-eden-lesson-end = Depois a rodada termina, os deeples voltam e o oxigênio se renova. Após a terceira rodada, a partida acaba.
new-eden-lesson-bid = Pense no que a linha vai render, não no que você tem. Moedas guardadas servem na próxima rodada.
new-eden-lesson-bid-try = Dê um lance baixo, ou desista.
new-eden-lesson-bid-done = Quem dá o maior lance paga, leva todas as cartas e escolhe a próxima linha.
new-eden-lesson-bid-else = Ações livres também valem aqui. Depois a pergunta volta.
new-eden-lesson-extra = Mais um movimento por 1 de dano: só vale a pena se um módulo ainda puder funcionar.

new-eden-lesson-summary = Você jogou uma rodada inteira. Sua estação tem { $modules ->
        [one] { $modules } módulo
       *[other] { $modules } módulos
    } e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } até agora; outros { $value } estão impressos nas cartas. No fim ela aguenta { $bears } de dano; agora tem { $damage }.
new-eden-lesson-next = Na próxima vez: olhe primeiro as cartas de bônus, tenha um deeple para cada espaço que paga e compre um kraken antes que o dano passe do que a estação aguenta.

new-eden-lesson-box-1 = O livro de regras não traz uma lista de cartas, por isso os valores e as cartas de bônus são nossos. Aponte para uma carta e veja de onde ela vem.
new-eden-lesson-box-2 = No Mercado Negro todos escolhem ao mesmo tempo e em segredo; ninguém espera pelos outros.
new-eden-lesson-box-3 = Anexar, mover e ativar seguem a ordem das regras; o que é obrigatório acontece sozinho.
new-eden-lesson-box-4 = Você pode desfazer até que algo oculto seja revelado. Depois disso, os outros precisam concordar.
new-eden-lesson-box-5 = A sós, você joga contra Deep Thought, em quatro níveis; moedas abertas são uma opção ao preparar a mesa.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

new-eden-moment-turn = Construa módulos que seus deeples possam operar, e cuide do dano.
new-eden-moment-bottle = Melhor encher todos os espaços de um módulo do que um espaço de muitos.
new-eden-moment-market = Guarde o que combina com a estação; cada carta custa moedas e dano.
new-eden-moment-bid = Dê o lance que a linha vale para você, não o que você tem.

## Os ícones das peças, para a legenda.

new-eden-icon-coin = Moeda: paga cartas, lances e extensões
new-eden-icon-slot = Espaço: um módulo funciona com um deeple deitado em cada um
new-eden-icon-back = Ponteiro para trás: a estação aguenta menos dano
new-eden-icon-forward = Ponteiro para a frente: a estação aguenta mais dano
new-eden-icon-crab = Caranguejo coletor: dá moedas
new-eden-icon-mussel = Habitat de mexilhões: dá pontos
new-eden-icon-kraken = Kraken de reparo: repara dano
new-eden-icon-point = Ponto: quem tem mais vence
new-eden-icon-repair = Reparo: recua o seu marcador de dano
new-eden-icon-deeple = Deeple: tripulante em um submarino
new-eden-icon-yard = Estaleiro: traz deeples
new-eden-icon-bottle = Cilindro de oxigênio: move um deeple este número de passos
new-eden-icon-oxygen = Tanque de oxigênio: seus cilindros movem deeples, uma vez por rodada
new-eden-icon-plant = Usina: 5 moedas em troca de dano, até três vezes por rodada
new-eden-icon-research = Pesquisa: uma carta com efeito próprio, que nunca se perde
new-eden-icon-damage = Dano: se for demais, a estação desaba no fim
new-eden-icon-person = Outros: vale para cada um dos outros jogadores
new-eden-icon-staffed = Ocupado: conta módulos com um deeple em cada espaço

# Endeavor: Deep Sea: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

deep-sea-lesson-topic-aim = O objetivo: mais pontos pelos objetivos do cenário após seis rodadas.
deep-sea-lesson-topic-turn = Sua vez: um disco em um tripulante, e as ações dele acontecem.
deep-sea-lesson-topic-points-1 = Pontos por objetivos: por disco que o objetivo conta, e prêmios para quem tem mais.
deep-sea-lesson-topic-points-2 = Pontos por atributos: 0, 2, 4, 7 ou 10 cada, conforme o nível.
deep-sea-lesson-topic-points-3 = Pontos por impacto: hexágonos, relatórios e especialistas seniores.
deep-sea-lesson-topic-end = O fim: depois da sexta rodada.
deep-sea-lesson-topic-mistake-1 = Erro clássico: uma tripulação grande sem discos para fazê-la trabalhar.
deep-sea-lesson-topic-mistake-2 = Erro clássico: ficar no raso, com um só submarino.

deep-sea-lesson-aim = Você lidera uma equipe de pesquisa no mar. O que conta está nos três objetivos do cenário: aqui, discos em trilhas de sonar, em publicações e em conservação. Após seis rodadas vence quem tem mais pontos.
deep-sea-lesson-round = A rodada começa com a preparação: recrute um tripulante, receba discos, recolha alguns da tripulação. Depois vêm as vezes, até todos passarem.
deep-sea-lesson-recruit = Cada tripulante tem ações próprias e dá um bônus agora. O oceano ainda é desconhecido: o sonar encontra novas zonas, e é o que o primeiro objetivo conta.
deep-sea-lesson-recruit-try = Recrute o tripulante de sonar em destaque.
deep-sea-lesson-recruit-done = Ele entra na tripulação com o lado azul para cima.
deep-sea-lesson-recruit-else = Também é bom. Sua líder também usa sonar; só não demore a descobrir.
deep-sea-lesson-diver = Nova rodada, novo tripulante. O mergulhador busca fichas: elas trazem conhecimento, que paga conservação e publicações, contadas pelos outros dois objetivos.
deep-sea-lesson-diver-try = Recrute o mergulhador em destaque.
deep-sea-lesson-diver-done = Agora você pode ganhar conhecimento.
deep-sea-lesson-diver-else = Tudo bem. Mas busque conhecimento de outro jeito: sem ele, dois dos três objetivos ficam fechados.
deep-sea-lesson-turn = Na sua vez você põe um disco num tripulante sem disco e faz as ações dele. De ações separadas por barra, só uma. Quando não puder ou não quiser, passe.
deep-sea-lesson-activate = A tripulação está pronta e os discos esperam. Um tripulante trabalha uma vez até o disco voltar.
deep-sea-lesson-activate-try = Clique num tripulante aceso.
deep-sea-lesson-activate-done = As ações vêm a seguir; deixe de lado o que não quiser.
deep-sea-lesson-activate-else = Passar encerra sua rodada, e discos sem uso só esperam. Em geral joga-se até acabar discos ou tripulação.
deep-sea-lesson-sonar = Sonar: seu disco vai ao próximo espaço de uma trilha numa zona com seu submarino. Você olha duas placas de uma profundidade e fica com uma. Cada disco conta para o primeiro objetivo.
deep-sea-lesson-board = Duas zonas: veja o que cada uma oferece: locais de conservação e publicação, mergulhos, trilhas de sonar. Fique com o que combina com seus objetivos.
deep-sea-lesson-board-try = Fique com uma delas.
deep-sea-lesson-board-done = Ela vai ao oceano, e você recebe o bônus de descoberta.
deep-sea-lesson-board-else = Uma ficha pode ajudar aqui; você será perguntado de novo.
deep-sea-lesson-place = Coloque-a onde seu submarino chegue logo: abaixo ou ao lado de uma zona que você usa.
deep-sea-lesson-travel = Um submarino viaja tantos passos, e tão fundo, quanto o nível de tecnologia. Você recebe o bônus de chegada da zona onde termina, toda vez.
deep-sea-lesson-travel-try = Clique na zona do submarino e depois no destino.
deep-sea-lesson-travel-done = De lá a tripulação pode agir.
deep-sea-lesson-travel-else = Ficar mantém os locais desta zona ao alcance.
deep-sea-lesson-dive = Um mergulho pega de graça a ficha do topo de um local. Use-a pelo conhecimento ou pelo efeito, nunca ambos; no fim da vez você guarda no máximo uma.
deep-sea-lesson-conserve = Conservação e publicações custam conhecimento e um disco, dão bônus e contam para os objetivos. Uma publicação também dá algo aos outros.
deep-sea-lesson-goals = O primeiro de três caminhos: os objetivos. Cada um conta discos de um tipo e paga prêmios a quem tem mais e ao segundo. Escolha dois e siga-os.
deep-sea-lesson-tracks = O segundo caminho: seus quatro atributos. Cada um vale 0, 2, 4, 7 ou 10 pontos pelo nível, e já fortalece você durante o jogo.
deep-sea-lesson-discs = Inspiração diz quantos discos você recebe por rodada, coordenação quantos recolhe da tripulação. Muitos tripulantes e poucos discos são o primeiro erro clássico.
deep-sea-lesson-impact = O terceiro caminho: impacto. Um marcador num hexágono dá o que ele mostra, e pontos nele contam no fim. Atributos cheios e sonar esgotado trazem impacto.
deep-sea-lesson-ingenuity = Engenhosidade é sua tecnologia: quão longe e fundo você vai. Em 2 ela lança um segundo submarino. Ficar no raso com um só é o segundo erro clássico.
deep-sea-lesson-links = Linhas ligam locais de uma zona. Com discos nas duas pontas, os donos recebem o bônus, mesmo na vez de outros. Olhe para elas antes de pôr um disco.
deep-sea-lesson-end = A partida tem seis rodadas; depois contam objetivos, atributos, hexágonos, relatórios e especialistas. Sobras valem pouco: 3 por 1 ponto.
deep-sea-lesson-tokens = Você tem uma ficha de mergulho. Ela pode ser usada a qualquer momento da sua vez, antes ou depois do tripulante.

deep-sea-lesson-summary = Você jogou três rodadas. Além da líder, sua tripulação tem { $crew ->
        [one] { $crew } membro
       *[other] { $crew } membros
    }; você descobriu { $zones ->
        [one] { $zones } zona
       *[other] { $zones } zonas
    } e tem { $discs ->
        [one] { $discs } disco
       *[other] { $discs } discos
    } no oceano. Se acabasse agora, teria { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
deep-sea-lesson-next = Na próxima: escolha dois objetivos na primeira rodada, aumente a engenhosidade para um segundo submarino e recrute só quantos seus discos façam trabalhar.

deep-sea-lesson-box-1 = O que o livro mostra é usado exatamente; placas, tripulantes e relatórios que ele não traz são nossos, e cada um diz isso.
deep-sea-lesson-box-2 = Fichas de mergulho valem a qualquer momento da sua vez; onde uma ajuda, ela é oferecida.
deep-sea-lesson-box-3 = A preparação segue passo a passo a partir da Onda; o que é forçado acontece sozinho.
deep-sea-lesson-box-4 = Ligações pagam na hora, mesmo na vez dos outros.
deep-sea-lesson-box-5 = Desfazer vale até ver algo oculto. Dez cenários, equipe e solo são opções da preparação.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

deep-sea-moment-recruit = Pegue quem serve a um objetivo, e cuide dos discos.
deep-sea-moment-turnmenu = Ponha um disco onde ele também conte para um objetivo.
deep-sea-moment-keepboard = Fique com a zona cujos locais combinam com seus objetivos.
deep-sea-moment-travel = Vá aonde um local ou um bônus de chegada vale a vez.

## Os ícones das peças, para a legenda.

deep-sea-icon-vessel = Submarino, navegação
deep-sea-icon-or = Um destes
deep-sea-icon-sonar = Sonar
deep-sea-icon-dive = Mergulho
deep-sea-icon-conserve = Conservação
deep-sea-icon-journal = Publicação
deep-sea-icon-attribute = Passo em um atributo à sua escolha
deep-sea-icon-senior = Lado sênior
deep-sea-icon-person = Outros jogadores, ou tripulação
deep-sea-icon-plus = Recebido na hora
deep-sea-icon-impact = Impacto: um marcador num hexágono
deep-sea-icon-inspiration = Inspiração: discos por rodada
deep-sea-icon-coordination = Coordenação: discos recolhidos
deep-sea-icon-reputation = Reputação: quem você pode recrutar
deep-sea-icon-ingenuity = Engenhosidade: quão longe e fundo você vai
deep-sea-icon-science = Conhecimento
deep-sea-icon-final = No fim da partida
deep-sea-icon-point = Ponto
deep-sea-icon-promote = Promover um tripulante
deep-sea-icon-disc = Disco
deep-sea-icon-discover = Descobrir uma placa do oceano
deep-sea-icon-token = Ficha de mergulho
deep-sea-icon-slot = Espaço para um disco, uma vez por partida
deep-sea-icon-card = Carta

# Endeavor: Deep Sea: a lição. -try: o que fazer; -done e -else: a resposta. Os temas aparecem no começo e no fim.

deep-sea-lesson-topic-aim = O objetivo: ter mais pontos após seis rodadas, sobretudo pelos objetivos do cenário.
deep-sea-lesson-topic-turn = Seu turno: ponha um disco em um membro da tripulação e faça as ações dele.
deep-sea-lesson-topic-points-1 = Pontos por objetivos: por cada disco que o objetivo conta, mais prêmios para quem tem mais.
deep-sea-lesson-topic-points-2 = Pontos por atributos: 0, 2, 4, 7 ou 10 cada, conforme o nível.
deep-sea-lesson-topic-points-3 = Pontos por impacto: hexágonos, relatórios e seniores.
deep-sea-lesson-topic-end = O fim: depois da sexta rodada.
deep-sea-lesson-topic-mistake-1 = Erro clássico: uma tripulação grande e nenhum disco para fazê-la trabalhar.
deep-sea-lesson-topic-mistake-2 = Erro clássico: ficar no raso, com um só submarino.

deep-sea-lesson-aim = Você lidera uma equipe de pesquisa no mar. Os três objetivos do cenário dizem o que conta: aqui, discos em trilhas de sonar, em campos de publicação e em campos de conservação. Após seis rodadas, vence quem tiver mais pontos.
deep-sea-lesson-round = A rodada começa com a preparação: recrute um membro da tripulação, receba discos, recolha alguns da tripulação. Depois vêm os turnos, até todos passarem.
deep-sea-lesson-recruit = Cada membro da tripulação tem ações próprias e traz um bônus na hora. O oceano ainda é desconhecido: o Operador de Sonar encontra novas zonas, e sonar é o que o primeiro objetivo conta.
deep-sea-lesson-recruit-try = Recrute o Operador de Sonar em destaque.
deep-sea-lesson-recruit-done = Ele entra na tripulação com o lado azul para cima.
deep-sea-lesson-recruit-else = Também é bom. Quem lidera a equipe também usa o sonar; só não demore a descobrir novas zonas.
deep-sea-lesson-diver = Nova rodada, novo membro da tripulação. O Mergulhador de Recife busca fichas: elas trazem conhecimento, que paga conservação e publicações, contadas pelos outros dois objetivos.
deep-sea-lesson-diver-try = Recrute o Mergulhador de Recife em destaque.
deep-sea-lesson-diver-done = Agora você pode ganhar conhecimento.
deep-sea-lesson-diver-else = Tudo bem. Mas busque conhecimento de outro jeito: sem ele, dois dos três objetivos ficam fechados.
deep-sea-lesson-turn = No seu turno, você põe um disco em um membro da tripulação sem disco e faz as ações dele. De ações separadas por barra, só uma. Quando não puder ou não quiser, passe.
deep-sea-lesson-activate = A tripulação está pronta, e os discos esperam. Um membro da tripulação trabalha uma vez, até o disco voltar.
deep-sea-lesson-activate-try = Clique em um membro da tripulação que brilha.
deep-sea-lesson-activate-done = Agora vêm as ações dele; pule o que não quiser.
deep-sea-lesson-activate-else = Passar encerra sua rodada, e discos sem uso só esperam. Em geral, joga-se até acabarem os discos ou a tripulação.
deep-sea-lesson-sonar = Sonar: seu disco vai para o próximo espaço de uma trilha em uma zona com um submarino seu. Você olha duas placas de uma profundidade e fica com uma. Cada disco conta para o primeiro objetivo.
deep-sea-lesson-board = Duas zonas. Veja o que cada uma oferece: campos de conservação e de publicação, mergulhos, trilhas de sonar. Fique com o que combina com seus objetivos.
deep-sea-lesson-board-try = Fique com uma delas.
deep-sea-lesson-board-done = Ela vai para o oceano, e você recebe o bônus de descoberta.
deep-sea-lesson-board-else = Uma ficha pode ajudar aqui; depois a pergunta volta.
deep-sea-lesson-place = Coloque-a onde seu submarino chegue logo: abaixo ou ao lado de uma zona que você usa.
deep-sea-lesson-travel = Um submarino navega tão longe e tão fundo quanto o seu nível de tecnologia permite. Você sempre recebe o bônus de chegada da zona onde ele para.
deep-sea-lesson-travel-try = Clique na zona do submarino e depois no destino.
deep-sea-lesson-travel-done = De lá a tripulação pode agir.
deep-sea-lesson-travel-else = Se você ficar, os campos desta zona continuam ao alcance.
deep-sea-lesson-dive = Um mergulho pega de graça a ficha do topo de um ponto de mergulho. Use-a pelo conhecimento ou pelo efeito, nunca pelos dois; no fim do turno você guarda no máximo uma.
deep-sea-lesson-conserve = Conservação e publicações custam conhecimento e um disco, dão bônus e contam para os objetivos. Uma publicação também dá algo aos outros.
deep-sea-lesson-goals = O primeiro de três caminhos para os pontos: os objetivos. Cada um conta discos de um tipo e dá prêmios ao primeiro e ao segundo lugar. Escolha dois e não os largue.
deep-sea-lesson-tracks = O segundo caminho: seus quatro atributos. Cada um vale 0, 2, 4, 7 ou 10 pontos, conforme o nível, e já fortalece você durante o jogo.
deep-sea-lesson-discs = A inspiração diz quantos discos você recebe por rodada; a coordenação, quantos recolhe da tripulação. Muita tripulação e poucos discos: eis o primeiro erro clássico.
deep-sea-lesson-impact = O terceiro caminho: o impacto. Um marcador em um hexágono dá o que ele mostra, e os pontos nele contam no fim. Atributos cheios e trilhas de sonar cheias trazem impacto.
deep-sea-lesson-ingenuity = A engenhosidade é a sua tecnologia: quão longe e quão fundo você vai. Em 2, ela lança ao mar um segundo submarino. Ficar no raso com um só é o segundo erro clássico.
deep-sea-lesson-links = Linhas ligam campos de uma zona. Com discos nas duas pontas, os donos recebem o bônus da conexão, mesmo no turno dos outros. Procure-as antes de pôr um disco.
deep-sea-lesson-end = A partida tem seis rodadas; depois contam objetivos, atributos, hexágonos, relatórios e seniores. Sobras valem pouco: 1 ponto a cada 3.
deep-sea-lesson-tokens = Você tem uma ficha de mergulho. Pode usá-la a qualquer momento do seu turno, antes ou depois de ativar alguém.

deep-sea-lesson-summary = Você jogou três rodadas. Além da liderança, sua tripulação tem { $crew ->
        [one] { $crew } membro
       *[other] { $crew } membros
    }; você descobriu { $zones ->
        [one] { $zones } zona
       *[other] { $zones } zonas
    } e tem { $discs ->
        [one] { $discs } disco
       *[other] { $discs } discos
    } no oceano. Se a partida acabasse agora, você teria { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
deep-sea-lesson-next = Na próxima vez: escolha dois objetivos na primeira rodada, aumente a engenhosidade para ter um segundo submarino e recrute só quem seus discos possam fazer trabalhar.

deep-sea-lesson-box-1 = O que o livro de regras mostra vale exatamente assim. Placas, tripulação e relatórios que ele não mostra são nossos, e isso está indicado em cada um.
deep-sea-lesson-box-2 = Você pode usar fichas de mergulho a qualquer momento do seu turno; onde uma ajuda, ela é oferecida.
deep-sea-lesson-box-3 = A preparação segue passo a passo na ordem dos turnos, a partir da Onda; o que é obrigatório acontece sozinho.
deep-sea-lesson-box-4 = Conexões pagam na hora, mesmo no turno dos outros.
deep-sea-lesson-box-5 = Você pode desfazer até ver algo oculto. Um de dez cenários, equipe ou solo: você escolhe ao preparar a mesa.

## O objetivo do momento, nas primeiras rodadas da primeira partida; pelo tipo da decisão.

deep-sea-moment-recruit = Escolha alguém que sirva a um objetivo, e cuide dos discos.
deep-sea-moment-turn = { deep-sea-moment-turnmenu }
deep-sea-moment-turnmenu = Ponha um disco onde ele também conte para um objetivo.
deep-sea-moment-keepboard = Fique com a zona cujos campos combinam com seus objetivos.
deep-sea-moment-travel = Vá aonde um campo ou um bônus de chegada valha o turno.

## Os ícones das peças, para a legenda.

deep-sea-icon-vessel = Navegação: um submarino vai a outra zona
deep-sea-icon-or = Ou: você faz um destes
deep-sea-icon-sonar = Sonar: um disco em uma trilha de sonar, por um bônus ou uma zona nova
deep-sea-icon-dive = Mergulho: pegue a ficha do topo de um campo de mergulho
deep-sea-icon-conserve = Conservação: conhecimento e um disco em um local, pelo bônus dele
deep-sea-icon-journal = Publicação: conhecimento e um disco em um local, por um artigo
deep-sea-icon-attribute = Atributo: um passo em uma trilha à sua escolha
deep-sea-icon-senior = Sênior: o lado dourado de um membro da tripulação
deep-sea-icon-person = Pessoas: os outros jogadores, ou a sua tripulação
deep-sea-icon-plus = Mais: você recebe isto na hora
deep-sea-icon-impact = Impacto: um marcador em um hexágono
deep-sea-icon-inspiration = Inspiração: quantos discos você recebe por rodada
deep-sea-icon-coordination = Coordenação: quantos discos você recolhe por rodada
deep-sea-icon-reputation = Reputação: quem você pode recrutar
deep-sea-icon-ingenuity = Engenhosidade: quão longe e fundo você vai
deep-sea-icon-science = Conhecimento: paga conservação e publicações
deep-sea-icon-final = Bandeira: conta no fim da partida
deep-sea-icon-point = Ponto: quem tem mais vence
deep-sea-icon-promote = Promover: vire um membro da tripulação para o lado sênior
deep-sea-icon-disc = Disco: põe um tripulante para trabalhar, ou marca um local
deep-sea-icon-discover = Descobrir: olhe duas placas de oceano e fique com uma
deep-sea-icon-token = Ficha de mergulho: usada pelo conhecimento ou pelo efeito
deep-sea-icon-slot = Espaço de ativação: um disco, uma vez por partida
deep-sea-icon-card = Carta: um cenário, um objetivo ou um revés

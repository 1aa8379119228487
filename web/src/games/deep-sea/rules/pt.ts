import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'A ideia',
    lines: [
      'Você lidera uma equipe de pesquisa no mar. Recruta uma tripulação, envia submarinos a um oceano que se descobre placa por placa, mergulha, protege o que vive ali e publica o que aprendeu. Vence quem melhor cumpre os objetivos do cenário.',
      'O jogo dura seis rodadas. Cada uma começa com a preparação (recrutar, ganhar discos, recolher discos); depois vêm as ações, turno a turno, até que todos tenham passado. Dez cenários mudam o oceano, os objetivos e a área de impacto.',
      'Joguem uns contra os outros, juntos como equipe, ou jogue só você (sete rodadas).',
    ],
  },
  {
    id: 'tracks',
    title: 'Seu tabuleiro',
    lines: [
      'Quatro atributos têm uma trilha de 0 a 12 cada. O que vale é o nível: nível 1 em 0 e 1, nível 2 a partir de 2, nível 3 a partir de 4, nível 4 a partir de 7, nível 5 a partir de 10.',
      '- Reputação: a maior categoria que você pode recrutar.',
      '- Inspiração: os discos que você ganha no começo da rodada.',
      '- Coordenação: os discos que você recolhe da tripulação no começo da rodada.',
      '- Engenhosidade: sua tecnologia, isto é, até onde e a que profundidade seus submarinos navegam. Ela também lança submarinos ao mar.',
      'Um passo para a casa da estrela (posição 10) dá um impacto. Um passo além de 12 devolve o indicador à estrela e também dá um impacto. A um passo desses você pode renunciar (Q22).',
      'O conhecimento vai até 12; o que passar se perde. Os discos esperam no porão até serem gastos; a reserva nunca acaba.',
    ],
  },
  {
    id: 'preparation',
    title: 'Começo da rodada',
    lines: [
      'Todos fazem um passo antes de começar o próximo (Q23), na ordem, a partir de quem tem a Onda.',
      '- Recrutamento: pegue um membro da tripulação cuja categoria não passe do seu nível de recrutamento. Ele chega com o lado júnior, azul, e você ganha o bônus na hora. Da categoria 5 só se veem três por vez; quem esvazia um desses espaços escolhe a pilha cujo topo o preenche (Q20).',
      '- Força de trabalho: ganhe tantos discos quanto seu nível de força de trabalho. A inspiração ganha há pouco já conta.',
      '- Gestão: recolha da tripulação tantos discos quanto seu nível de gestão. Quem ficou livre pode ser ativado de novo.',
      'Quando todos passaram, a rodada acaba, e a Onda anda um lugar para a esquerda.',
    ],
  },
  {
    id: 'turn',
    title: 'Seu turno',
    lines: [
      'No seu turno você ativa um membro da tripulação: ponha nele um disco do porão e realize as ações dele. Ações lado a lado podem ser feitas todas, cada uma uma vez e em qualquer ordem; das separadas por barra, só uma. O que você não quer fica de fora.',
      'Em vez disso, você pode usar o espaço de ativação de um dos seus relatórios (Q3): um disco fica ali, e ele funciona uma vez por jogo.',
      'As fichas de mergulho são usadas antes, no meio e depois, quantas você quiser; um turno também pode ser só de fichas. Onde lhe falta um disco, conhecimento ou tecnologia, são oferecidas também as fichas que ajudam, mesmo no meio de uma ação (Q68). No fim do turno você guarda no máximo uma.',
      'Ou você passa e fica fora desta rodada. Bônus de conexões e relatórios ainda chegam a você (Q59). Quem usou uma ficha não pode passar no mesmo turno (Q31).',
    ],
  },
  {
    id: 'travel',
    title: 'Navegação',
    lines: [
      'Mova um submarino para outra zona, à esquerda, à direita, acima ou abaixo, no máximo tantos passos quanto seu nível de tecnologia. Nenhuma zona do caminho pode ser mais funda que esse nível; mas subir é sempre possível (Q10). Lugares vazios não podem ser atravessados.',
      'Você ganha o bônus de chegada da zona em que termina, todas as vezes. Ali pode haver qualquer número de submarinos.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar e descoberta',
    lines: [
      'Ponha um disco no primeiro espaço livre de uma trilha de sonar, numa zona com seu submarino. O espaço dá um bônus ou uma descoberta.',
      'Para uma descoberta, escolha uma das profundidades mostradas, olhe duas placas dessa profundidade e fique com uma (Q7). Ela vai para um lugar livre da sua profundidade, abaixo de uma zona da profundidade de cima; placas de profundidade 1 vão para qualquer lugar da primeira fileira (Q9). Seus pontos de mergulho são preenchidos, e você ganha o bônus de descoberta.',
      'Se nenhuma das profundidades mostradas é possível, vale a mais rasa que for (Q8). Se nada é possível, você ganha um impacto (Q38).',
    ],
  },
  {
    id: 'dive',
    title: 'Mergulho',
    lines: [
      'Pegue a ficha de cima de um ponto de mergulho numa zona com seu submarino. Não custa nada, e ninguém sabia o que era. Use o conhecimento dela ou o efeito, nunca os dois.',
      'Um ponto nunca é preenchido de novo. No fim, o conhecimento da ficha guardada conta com as sobras (Q41).',
    ],
  },
  {
    id: 'conserve',
    title: 'Conservação',
    lines: [
      'Numa zona com seu submarino, pague o custo em conhecimento de um campo de conservação livre, ponha um disco nele e ganhe o bônus. Você precisa dos dois antes do bônus: ele não pode pagar a si mesmo (Q25).',
    ],
  },
  {
    id: 'links',
    title: 'Conexões',
    lines: [
      'Linhas ligam campos de uma zona. Assim que houver discos nas duas pontas, os donos dos dois ganham o bônus da conexão, uma vez por todas. Se os dois são seus, você ganha uma vez. Isso também acontece nos turnos dos outros. Quem está no turno ganha primeiro, depois os outros em sentido horário.',
    ],
  },
  {
    id: 'journal',
    title: 'Publicação',
    lines: [
      'Numa zona com seu submarino, escolha um campo de publicação livre e um dos quatro relatórios abertos que mostre a cor do campo. Pague o custo do relatório em conhecimento, ponha um disco no campo e pegue a carta; a oferta é reposta.',
      'Você ganha o que a carta lhe dá, depois os outros ganham o que ela dá a eles. Símbolos e pontos contam no fim.',
    ],
  },
  {
    id: 'crew',
    title: 'Promoção',
    lines: [
      'Promover vira um membro da tripulação, ou o líder da equipe, para o lado sênior, dourado. Um disco que esteja nele volta para a reserva, não para o porão. Você ganha o bônus do lado sênior e pode ativá-lo na mesma rodada.',
      'Os seniores de categoria 5 não têm ações; pontuam no fim. Um lado sem ações não pode ser ativado.',
    ],
  },
  {
    id: 'vessels',
    title: 'Submarinos',
    lines: [
      'Você começa com um submarino. O segundo é lançado ao mar quando sua engenhosidade chega a 2, o terceiro quando chega a 7, cada um uma vez por jogo. Um submarino começa na base do cenário e ganha na hora o bônus de chegada; nos cenários 3, 5 e 6 você escolhe uma zona de profundidade 1.',
    ],
  },
  {
    id: 'impact',
    title: 'Impacto',
    lines: [
      'Para cada impacto, ponha um dos seus marcadores num hexágono da área de impacto e ganhe o que ele mostra, ou recuse. Deve ser um hexágono inicial livre ou um livre ao lado de um marcador de qualquer um. Hexágonos com o sinal de ilimitado (∞) nunca ficam cheios. Quatro pontos são um passo de qualquer atributo; com uma seta, do seu mais baixo. Os pontos dos hexágonos contam no fim.',
      'Alguns cenários mudam isso: veja abaixo.',
    ],
  },
  {
    id: 'zones',
    title: 'Zonas especiais',
    lines: [
      'Dezenove zonas têm regra própria; a carta da zona diz qual. As mais incomuns:',
      '- Cavernas Submersas: nenhum submarino entra. As três cavernas são usadas a partir das zonas à esquerda, acima e à direita.',
      '- Naufrágio: você vê duas fichas, fica com uma e descarta a outra.',
      '- Ruínas Submersas: quem tem um submarino ali quando a última ficha é retirada pode partir.',
      '- Berçário de Baleias: com seu disco no campo de publicação, você pode conservar ali mais uma vez (Q34).',
      '- Vórtice: um submarino que sai dali tem tecnologia +1.',
      '- Fossa Abissal: no máximo um submarino de cada jogador; a chegada permite uma ação de sonar (Q29).',
    ],
  },
  {
    id: 'scenarios',
    title: 'Cenários',
    lines: [
      'Cada cenário tem seu oceano, sua base, três objetivos e uma área de impacto. Os objetivos dão pontos por tudo o que se conta e prêmios para quem tem mais e para quem vem em segundo. Alguns têm regras próprias:',
      '- 3, O Periódico Oceânico: hexágonos coloridos contam como símbolos.',
      '- 4, Melhor do que Antes: quem preenche o último campo de conservação de uma zona põe mais um marcador na tartaruga, que vale 3 pontos (Q53).',
      '- 5, A Estrela Caída: um mar largo e raso, de três profundidades.',
      '- 6, Em Busca da Estrela: a Estrela Caída está escondida entre as placas de profundidade 5. Um impacto move um marcador; as fileiras de baixo se abrem quando a estrela é achada (Q52). Quem a acha escolhe conservação ou publicação para o terceiro objetivo.',
      '- 7, Resgate da Estrela Caída: duas grades separadas. Para o terceiro objetivo só contam marcadores nos três hexágonos de resgate, que têm um anel vermelho.',
      '- 8, Novos Horizontes: quem põe um marcador num hexágono de objetivo escolhe como esse objetivo pontua. Um objetivo que ninguém abriu não vale nada. Hexágonos coloridos contam como símbolos.',
      '- 9, O Vazamento: conservar nas profundidades 1 e 2 faz você avançar na trilha de limpeza; um impacto também, se você quiser. A trilha abre para você as profundidades 3 e 4 (Q55). Hexágonos poluídos custam pontos.',
      '- 10, O Mar Mais Profundo: um impacto pertence à profundidade de onde vem, e cada fileira se enche da esquerda para a direita (Q56). Os dois primeiros na profundidade 5 ganham pontos (Q58).',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Pontuação',
    lines: [
      '- Atributos: 0, 2, 4, 7 ou 10 pontos conforme o nível (Q1).',
      '- Impacto: os pontos dos seus hexágonos.',
      '- Relatórios de pesquisa e seniores de categoria 5.',
      '- Objetivos: pontos e prêmios. No empate em primeiro lugar, todos os empatados ganham o primeiro prêmio inteiro, e ninguém o segundo (Q2). Um prêmio exige ao menos um (Q12); a dois também há segundo prêmio (Q11).',
      '- Sobras: 1 ponto a cada 3 de conhecimento, discos no porão e conhecimento da ficha guardada, somados.',
      'Vence quem tem mais pontos; com pontos iguais, divide-se o lugar.',
    ],
  },
  {
    id: 'together',
    title: 'Juntos ou só você',
    lines: [
      'Como equipe, ninguém pontua contra ninguém: vocês têm sete objetivos e precisam de ao menos quatro. Os objetivos 1 a 3 são os do cenário, contados sobre todos os jogadores; o objetivo 4 é uma meta de pontos da equipe; os objetivos 5 a 7 são objetivos bônus, revelados nas rodadas 1 a 3 (Q65).',
      'A partir da rodada 4, cada rodada traz um contratempo: tempestade, corte de verbas, burocracia. Quatro objetivos são bronze, cinco prata, seis ouro, todos os sete platina.',
      'Sozinho, você joga do mesmo modo, com sete rodadas e quatro contratempos.',
    ],
  },
];

export default rules;

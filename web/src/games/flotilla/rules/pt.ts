import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'A ideia',
    lines: [
      'A terra firme acabou. Você começa como abissal, com um barco, uma peça inicial e um mar vazio: explora, mergulha atrás de recursos e resgata sobreviventes. Uma vez no jogo você pode mudar para o Lado Celeste e juntar-se à Flotilha, uma cidade flutuante onde constrói e pesquisa. Não há volta; mas você também pode ficar no Lado Abissal até o fim.',
      'Os pontos de vitória saem de uma reserva comum de 100 por jogador. Quando ela acaba, jogam-se esta rodada e mais uma. Depois pontuam dinheiro, recursos, toxicidade e selos. Vence quem tem mais pontos.',
      'Quatro guildas dividem o trabalho: Oradores (amarelo), Mercadores (verde), Fundadores (vermelho) e Pesquisadores (azul). Os recursos e os distritos da cidade têm as mesmas quatro cores.',
      'O manual quase não mostra o que está nas cartas, peças, dados e trilhas. O que você vê aqui foi criado por este projeto, dentro das quantidades e dos limites que o manual dá.',
    ],
  },
  {
    id: 'turn',
    title: 'Seu turno',
    lines: [
      'Em cada turno você joga exatamente uma carta. Um abissal usa o Lado Abissal dela, um celeste o Lado Celeste. Primeiro vem o valor de navegação (Abissal) ou a renda em dinheiro (Celeste), depois os efeitos, da esquerda para a direita. No fim a carta fica no topo da sua pilha de descarte.',
      'Todos têm a mesma tripulação inicial:',
      '- Capitão: recolhe para a mão toda a sua pilha de descarte e a si mesmo (RU-02). Um abissal pode então mudar de lado.',
      '- Estudante: copia a carta do topo de outro jogador do seu lado, com valor de navegação ou renda e todos os efeitos. Pertence às quatro guildas. Copiar um Estudante não faz nada (RU-23).',
      '- Orador, Mercador, Fundador, Pesquisador: um para cada tipo de trabalho.',
      'Outras cartas de tripulação são recrutadas das quatro guildas; vão para a mão e podem ser jogadas a partir do seu próximo turno. Se a pilha está vazia, você recebe 2 pontos. As mãos são abertas (RU-35).',
      'Algumas cartas pedem uma carta do topo de certa guilda: ela tem de estar na pilha de descarte de outro jogador do seu lado (RU-26). Uma carta que você pode aposentar sai do jogo depois de usada.',
    ],
  },
  {
    id: 'sailing',
    title: 'Navegar e descarregar',
    lines: [
      'Cada ponto de navegação move um de seus barcos para um hexágono vizinho do seu próprio mar ou da sua peça inicial. Você pode dividir os pontos entre os barcos; o que não usar se perde. Vários barcos podem ficar no mesmo hexágono.',
      'Um barco que entra no cais de descarga põe na hora toda a carga no seu estoque e pode seguir navegando (RU-31). A doca, onde surgem os barcos novos, não descarrega. A carga não pode ser vendida nem gasta e não conta para nada até chegar ao estoque.',
    ],
  },
  {
    id: 'influence',
    title: 'Oradores: influência',
    lines: [
      'Cada guilda tem um anel de oito casas. Uma influência avança seu disco uma casa no anel que você escolher e dá o bônus dessa casa: peças, sobreviventes, dinheiro, pontos, recursos, selos ou cartas de tripulação. O anel não tem fim, e cada volta paga de novo (RU-14).',
      'Da casa antes da seta você pode ir para a seguinte ou saltar sobre ela, pela mesma influência.',
      'Você tem dez selos. Eles ficam nos estandartes das guildas e pontuam no fim. Sem selos, você recebe 2 pontos.',
    ],
  },
  {
    id: 'market',
    title: 'Mercadores: transações',
    lines: [
      'Um Mercador permite certo número de transações. Cada uma é uma compra, uma venda, um barco ou um posto avançado com um objetivo. Os dois lados podem comprar e vender (RU-34).',
      '- Comprar ou vender um recurso pelo preço que a cor tinha no começo do turno. Num turno uma cor pode ser comprada ou vendida, não as duas coisas.',
      '- Barco (só Lado Abissal): 12 de dinheiro, aparece na sua doca. Ao todo você tem quatro barcos.',
      '- Posto avançado: veja a seção seguinte.',
      'No fim do turno cada marcador de preço sobe uma casa por recurso comprado e desce uma por recurso vendido. Se as vendas o empurram para fora da ponta baixa, você recebe 1 ponto; se as compras o empurram para fora da ponta alta, 2 pontos, uma vez por cor e turno (RU-01).',
    ],
  },
  {
    id: 'outposts',
    title: 'Postos avançados e objetivos',
    lines: [
      'Você tem seis postos avançados para o jogo inteiro. O primeiro custa 20 de dinheiro e cada um custa mais que o anterior, e no Lado Celeste o preço sobe mais depressa; seu tabuleiro mostra o preço. Um posto fica num local de construção livre: o da sua peça inicial, uma ilha do seu mar ou um local da sua cidade.',
      'Só quando não há local livre ele flutua (RU-33). Isso custa 10 de dinheiro a mais no Lado Abissal, 20 no Lado Celeste.',
      'Com cada posto você pode pontuar um objetivo do seu lado: o valor dele vezes o que ele conta, mesmo que seja nada. As duas peças de cima de um objetivo saem do jogo depois de pontuadas, a de baixo fica para sempre.',
    ],
  },
  {
    id: 'exploring',
    title: 'Fundadores, Lado Abissal: explorar',
    lines: [
      'Você saca peças de oceano e coloca algumas. Primeiro recebe a toxicidade de todas as peças sacadas, também das que voltam para o saco. Uma peça vai para um hexágono vazio da sua área pessoal, ao lado das suas peças ou da peça inicial. Cada jogador tem uma fatia de mar em que ninguém mais entra; o mar aberto do manual, que todos podem usar, não existe aqui (RU-29).',
      'Águas rasas e mar profundo nunca podem se tocar (RU-07). A peça inicial não tem profundidade e não atrapalha ninguém.',
      'Uma peça pode mostrar num canto um fragmento de artefato. Quando três fragmentos da mesma cor se encontram num canto, você descobre um artefato na hora. Colocar é sempre opcional (RU-39).',
    ],
  },
  {
    id: 'diving',
    title: 'Pesquisadores, Lado Abissal: mergulhar',
    lines: [
      'Você rola os dados da carta e um dado por barco seu numa peça não esgotada, do tipo da profundidade dela. Há 6 dados de águas rasas, 5 de recife e 5 de mar profundo. Depois resolve os símbolos um a um, na ordem que quiser:',
      '- Recurso: um barril da cor da peça vai para um barco que esteja nela. Um barco leva quatro barris.',
      '- Toxicidade: você recebe 1 de toxicidade.',
      '- Esgotamento: uma peça com um de seus barcos fica esgotada e não dá mais nada; se não houver mais nenhuma, outra peça sua. Vários barcos na mesma peça recebem juntos um só marcador (RU-63). O primeiro símbolo de esgotamento de cada mergulho não conta.',
      '- Sobrevivente: você resgata um.',
      '- Sonar: o que a trilha do sonar disser no momento.',
      'Símbolos que nada podem fazer somem (RU-16, RU-17). Todos os outros têm de ser resolvidos.',
    ],
  },
  {
    id: 'toxicity',
    title: 'Toxicidade',
    lines: [
      'Cada toxicidade avança uma casa o marcador da sua trilha de cima. Quando ele sairia da última casa, recomeça, e seu marcador na trilha de pontuação anda uma casa para a direita. Essa trilha vale pontos no fim, primeiro positivos, depois negativos.',
      'A toxicidade total, que decide empates, é seis vezes a casa da pontuação mais a casa de cima (RU-18).',
    ],
  },
  {
    id: 'survivors',
    title: 'Sobreviventes e o marco',
    lines: [
      'Por sobrevivente resgatado o marcador comum avança uma casa no anel, e você recebe o bônus dela: pontos ou uma carta de tripulação de qualquer guilda (RU-08).',
      'A casa do topo é o marco: você recebe 2 de toxicidade, descobre um artefato e aumenta um mostrador de guilda, nesta ordem (RU-43).',
    ],
  },
  {
    id: 'artefacts',
    title: 'Artefatos e o Centro',
    lines: [
      'Um artefato descoberto sai do saco. Você recebe a recompensa, depois ele entra na fila da sua guilda no Centro (RU-44). Se o saco está vazio, você recebe 4 pontos.',
      'As quatro filas do Centro pagam aos celestes que pesquisam: influência nos Oradores, dinheiro nos Mercadores, peças e construção nos Fundadores, recursos nos Pesquisadores, tanto mais quanto mais longa a fila.',
      'Uma fila vazia paga o bônus impresso nela: Oradores 1 influência, Mercadores 3 de dinheiro, Fundadores uma peça, mas sem construir, Pesquisadores 2 pontos em vez de um recurso. O primeiro artefato cobre esse bônus, que então deixa de valer.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar',
    lines: [
      'A trilha do sonar tem cinco casas, de 0 a 4, e é comum a todos. Um círculo de sonar completo numa cidade avança o marcador; quem o move recebe 2, 3, 4 e por fim 5 pontos, e no fim da trilha sempre 5.',
      'Quanto mais longe ele está, melhores os símbolos de sonar de todos os mergulhos. A casa do marcador diz o que cada um deles dá:',
      '- Casa 0, no começo: 1 de toxicidade.',
      '- Casa 1: um sobrevivente, depois 1 de toxicidade.',
      '- Casa 2: um sobrevivente.',
      '- Casa 3: um sobrevivente, depois mais um dado do mesmo tipo.',
      '- Casa 4: um sobrevivente e 1 ponto, depois mais um dado do mesmo tipo.',
    ],
  },
  {
    id: 'switching',
    title: 'Mudar para o Lado Celeste',
    lines: [
      'Só o Capitão leva até lá (RU-61), em qualquer turno, também no primeiro. Quanto mais cedo, mais você recebe pelos barcos, mas menos peças pode construir de imediato.',
      '- Todos os seus barcos são vendidos, onde quer que estejam (RU-19), e a carga vai para o estoque.',
      '- Peças com um posto avançado voltam para o saco. O posto sai do jogo, mas continua contando como construído (RU-05). Todas as outras peças formam seu estoque de peças. Postos flutuantes e o da peça inicial ficam.',
      '- Suas cartas, seu tabuleiro e sua peça inicial são virados. Depois você pode construir as peças que a doca permite.',
      'Daí em diante você não tem barcos, mergulhos nem mar, mas renda, peças para construir, pesquisa e os objetivos do Lado Celeste.',
    ],
  },
  {
    id: 'building',
    title: 'Fundadores, Lado Celeste: construir',
    lines: [
      'Peças sacadas vão para seu estoque de peças; você recebe a toxicidade delas. Construir tem quatro passos (RU-11): pegue no máximo tantas peças quantas pode construir, pague os custos em recursos das cores delas, coloque todas junto à sua cidade, na ordem em que as pegou, e então pontue cada uma na cidade como ela está agora. Não há restrição de cor nem de borda. Enquanto você as coloca, cada peça mostra quanto renderia.',
      'Terra que encontra terra se une. Toda a terra ligada é um povoado flutuante, de quaisquer cores; as peças de uma cor nele são um distrito. Algumas peças têm dois pedaços de terra que não se ligam entre si.',
      'Cada peça nova vale A vezes B, no mínimo 1 ponto; peças construídas juntas contam umas para as outras:',
      '- A: o mostrador da guilda mais os edifícios da cor em todo o povoado, o dela incluído (RU-10), no máximo 4.',
      '- B: as peças da cor ligadas a ela só por peças dessa cor, ela incluída.',
      'Se ela tem dois pedaços, você pontua só um (RU-09). Três estações de sonar num canto formam um círculo de sonar.',
    ],
  },
  {
    id: 'research',
    title: 'Pesquisadores, Lado Celeste: pesquisar',
    lines: [
      'Você rola dados de pesquisa e recebe o dinheiro que mostram. Um curinga vale por qualquer guilda ou por nenhuma.',
      '- Três avanços tecnológicos: você pode aumentar um mostrador de guilda em 1, até 4. Um mostrador maior ajuda todos os que constroem nessa cor, por isso você pode recusar (RU-62).',
      '- Três ou mais símbolos de uma guilda: você recebe uma vez a fila dela no Centro (RU-12).',
    ],
  },
  {
    id: 'end',
    title: 'O fim',
    lines: [
      'Quando a reserva comum acaba, a rodada é jogada até o fim, e depois mais uma. O que ela não pode pagar vem da reserva extra (RU-45). Pontuação final:',
      '- 1 ponto por 5 de dinheiro e 1 por 2 recursos no estoque, todas as cores juntas. A carga não conta (RU-46).',
      '- O valor da sua casa na trilha de pontuação da toxicidade.',
      '- Por guilda, 10 pontos para quem tem mais selos e 5 para o segundo. A toxicidade total menor desempata; quem continua igual recebe os pontos cada um, e se o primeiro lugar é dividido não há segundo (RU-32).',
      'Vence quem tem mais pontos. Empates: menor toxicidade total, depois mais cartas de tripulação, depois mais dinheiro; depois a vitória é dividida.',
    ],
  },
];

export default rules;

import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'A ideia',
    lines: [
      'Não há mais espaço em terra, e as pessoas se mudam para o fundo do mar. No seu tabuleiro você constrói uma rede de cidades sob domos, ligadas por túneis e cercadas de fazendas, usinas dessalinizadoras e laboratórios. O que está conectado à sua cidade inicial produz recursos, precisa ser alimentado e pontua no final.',
      'O jogo tem três eras, com 4, 3 e 3 rodadas. Em cada rodada todos jogam três turnos: são 30 turnos ao todo. Depois de cada era há produção, e as cidades são alimentadas. Ganha quem tiver mais pontos.',
      'O coração de cada turno: você escolhe um espaço de ação no tabuleiro principal e baixa uma carta junto. Se as cores combinam, você pode usar também o efeito da carta. Os espaços amarelos, os mais disputados, têm cartas amarelas fracas; os espaços verdes, mais fracos, vêm com cartas verdes fortes.',
    ],
  },
  {
    id: 'start',
    title: 'Como você começa',
    lines: [
      'Com um tabuleiro e a cidade inicial no canto inferior direito, uma peça de metrópole marrom e duas azuis, três marcadores de ação, o assistente pessoal (uma carta de ação), 1 kelp, 1 plastiaço, 1 ciência e 2 créditos. Você compra seis cartas da era I e mantém três.',
      'A ordem dos jogadores é aleatória. O segundo jogador começa no espaço 4 da trilha da federação, o terceiro no espaço 3 com 1 crédito a mais, o quarto no espaço 2 com 1 crédito e 1 plastiaço a mais.',
    ],
  },
  {
    id: 'turn',
    title: 'Seu turno',
    lines: [
      'Se você tem mais cartas que o seu limite de mão, que é 3, descarta as que sobram. Depois escolhe ao mesmo tempo um espaço de ação disponível e uma carta da mão. O seu marcador ocupa o espaço até o final da rodada.',
      'Se a carta e o espaço têm a mesma cor, você realiza a ação do espaço e usa a carta, na ordem que quiser, mas nunca misturadas: uma termina, com tudo o que aciona, antes que a outra comece. Se as cores são diferentes, o texto da carta é ignorado.',
      'Você pode deixar de lado partes de uma ação, mas não pode escolher um espaço do qual não usa nada (R16). Recursos que simplesmente se ganham não podem ser recusados (R18); passos na trilha da federação podem (R19).',
      'O espaço sem cor dá 2 cartas e 2 créditos. Ele aceita qualquer número de marcadores e não combina com nenhuma carta; assim sempre há o que fazer (R26).',
      'No final do turno você compra uma carta, mesmo com a mão cheia.',
    ],
  },
  {
    id: 'cards',
    title: 'Cartas',
    lines: [
      'Só têm efeito as cartas da mesma cor do espaço. Há cinco tipos:',
      '- Instantânea: acontece uma vez, e a carta é descartada; uma carta especial paga vai para baixo do seu tabuleiro.',
      '- Permanente: você reivindica a carta, e ela vale a partir deste turno pelo resto do jogo. Uma habilidade “uma vez por turno” pode até tornar utilizável o espaço escolhido (R103).',
      '- Ação: você reivindica a carta. Ela só é usada por meio de um símbolo “use 1 carta de ação” e só uma vez por era. Você pode ter no máximo quatro, contando o assistente. Para ter uma quinta, descarta uma antiga; se esta ainda estava disponível, pode usá-la uma última vez (R46).',
      '- Produção: você reivindica a carta, e ela vale em todas as fases de produção.',
      '- Pontuação final: você reivindica a carta, e ela pontua no final.',
      'Cartas especiais só vêm de espaços de ação que o dizem: uma das reveladas, a carta revelada do topo do baralho, ou você olha três e mantém uma. Elas contam como cartas da mão. Quando a cor combina, só têm efeito se você pagar nesse momento o seu preço de 1 a 3 créditos; mesmo depois de pagar, o efeito é opcional (R101).',
    ],
  },
  {
    id: 'building',
    title: 'Construir',
    lines: [
      '- Cidade: 2 plastiaços, 1 kelp, 1 crédito.',
      '- Cidade simbiótica: 1 plastiaço, 1 kelp, 1 biomassa, 2 créditos. Dá 2 pontos em cada produção.',
      '- Túnel: 1 plastiaço, 1 crédito.',
      '- Fazenda: 1 kelp. Usina dessalinizadora: 1 crédito. Laboratório: 1 plastiaço.',
      'Ao construir, a biomassa substitui kelp ou plastiaço, um por um.',
      'Uma cidade fica ao lado de um local que já tem uma cidade sua, conectada ou não. Uma construção fica junto a uma cidade, ou onde uma cidade poderia ser construída (R31). Um túnel continua a rede que começa na sua cidade inicial; pode passar por locais para cidade vazios, mas nunca por uma metrópole (R30).',
      'Muitos locais mostram um bônus, que você recebe na hora ao construir ali, mesmo que ainda não esteja conectado. Locais para expansão só podem ser usados com efeitos que o permitam.',
      'No lado avançado, alguns locais pedem uma sobretaxa. Nenhum desconto e nenhum “gratuitamente” a reduz (R35).',
      'Túneis e domos são limitados; o tabuleiro principal mostra quantos restam. Quando acabam, ninguém pode construir mais. No jogo solo sempre há domos púrpura.',
    ],
  },
  {
    id: 'upgrading',
    title: 'Melhorar',
    lines: [
      'Fazendas, usinas, laboratórios e túneis podem ser melhorados uma vez, por 1 ciência cada. Cidades não. Estruturas melhoradas produzem mais, e duas melhoradas do mesmo tipo na mesma cidade dão ainda um extra.',
    ],
  },
  {
    id: 'network',
    title: 'Sua rede',
    lines: [
      'Uma cidade está conectada se ao menos um túnel termina no seu local; a cidade inicial sempre está. As construções estão conectadas com a sua cidade. Cidades e construções não conectadas não produzem, não comem e não pontuam.',
      'Uma metrópole azul é conectada por um túnel. Ela dá o seu efeito na hora, e algumas passam a produzir. A marrom precisa de dois túneis e pontua no final.',
    ],
  },
  {
    id: 'federation',
    title: 'A trilha da federação',
    lines: [
      'Passos na trilha dão 1 crédito no espaço 3, 1 plastiaço no espaço 2, e 1 ponto no espaço 1 e a cada passo a mais ali. No final da rodada a trilha decide a ordem dos jogadores: primeiro o espaço mais alto e, no mesmo espaço, quem chegou por último. Depois todos os marcadores voltam para baixo do espaço 4.',
      'Com quatro jogadores há uma peça de ação de clonagem: uma vez por rodada, quem a pegar primeiro paga 1 crédito e usa um espaço ocupado por outro jogador.',
    ],
  },
  {
    id: 'production',
    title: 'Produção e alimentação',
    lines: [
      'No final de cada era, cada cidade conectada produz com as suas construções:',
      '- Fazenda: 1 kelp; melhorada, também 1 ponto. Duas fazendas melhoradas na mesma cidade: mais 1 kelp e 1 ponto.',
      '- Usina dessalinizadora: 1 crédito; melhorada, também 1 biomassa. Duas melhoradas: mais 1 crédito.',
      '- Laboratório: 1 ciência; melhorado, também 1 plastiaço. Dois melhorados: mais 1 plastiaço.',
      '- Túnel ao lado de uma cidade: 1 crédito; melhorado, também 1 ponto.',
      '- Cidade simbiótica: 2 pontos.',
      'Depois vêm as metrópoles e as cartas de produção. Então todas as suas cartas de ação ficam disponíveis de novo, e cada cidade conectada come 1 kelp; onde falta kelp, 1 biomassa; onde falta também biomassa, você perde 3 pontos.',
      'Para a era seguinte, todos compram três cartas e mantêm tantas quantas o limite de mão permite.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Pontuação final',
    lines: [
      '- A metrópole marrom, se os seus dois túneis estão construídos.',
      '- As suas cartas de pontuação final.',
      '- Cada cidade conectada: 2 pontos, ou 3, 4 ou 6 pontos com um, dois ou três tipos diferentes de construção.',
      '- Venda toda a biomassa por 2 créditos cada, depois 1 ponto a cada 4 recursos.',
      'Em caso de empate, ganha quem vem antes na ordem fixada depois da última rodada (R11).',
    ],
  },
  {
    id: 'variants',
    title: 'Variantes',
    lines: [
      'Contratos governamentais (2 a 4 jogadores): três contratos ficam revelados. Quem primeiro cumpre os critérios de um deles no próprio turno pode reivindicá-lo e recebe a recompensa na hora. O jogo só pergunta quando a recompensa não é um simples ganho; um contrato recusado continua revelado (R87).',
      'Lado avançado: números diferentes de locais, sobretaxas e locais que multiplicam a produção.',
      'Metrópoles azuis: pela regra alemã você escolhe onde fica cada uma das suas duas; pela portuguesa, o acaso decide (R2).',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    lines: [
      'Você joga no lado avançado. Três marcadores do não-jogador ocupam um espaço de cada cor e avançam um a cada rodada. Se o seu marcador não deu nenhum passo na trilha da federação numa rodada, um quarto entra na seguinte; uma carta revelada no final da rodada diz onde.',
      'Você ganha com ao menos 7 cidades conectadas e ao menos 100 pontos.',
    ],
  },
];

export default rules;

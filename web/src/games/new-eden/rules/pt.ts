import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'A ideia',
    lines: [
      'Você dirige uma estação no fundo do mar. Em volta da cúpula principal ela cresce com cartas de módulo, e pequenos tripulantes, os deeples, saem em seus submarinos para pôr os módulos em funcionamento. Módulos trazem moedas, pontos e reparos. Mas tudo o que é barato, rápido ou ganancioso causa dano, e uma estação com dano demais desaba no fim.',
      'O jogo dura três rodadas de quatro fases: Desenvolvimento, Mercado Negro, Leilão, Pontuação da Rodada. Depois da terceira rodada vem a pontuação final. Vence quem tem mais pontos; no empate, quem tem menos dano.',
      'Todos começam com 10 moedas, um deeple na cúpula e duas cartas de oxigênio. As moedas ficam atrás do biombo, mas todo ganho e pagamento é público.',
    ],
  },
  {
    id: 'station',
    title: 'Sua estação',
    lines: [
      'Da cúpula saem cinco braços. Cartas novas são sempre anexadas na ponta externa do seu braço. Três braços ficam fora da estação; seus módulos têm de um a três espaços de trabalho para deeples:',
      '- Caranguejo coletor: ativado, dá moedas. No fim, cada caranguejo recua seu ponteiro em 1.',
      '- Habitat de mexilhões: ativado, dá pontos na hora.',
      '- Kraken de reparo: ativado, repara dano. Cada kraken avança seu ponteiro em 1.',
      'Dois braços ficam dentro e não precisam de equipe:',
      '- Estaleiro: ao ser anexado, traz deeples novos para a cúpula, prontos para usar.',
      '- Tanque de oxigênio: seus cilindros movem deeples, uma vez por rodada.',
      'Cartas de pesquisa ficam abaixo do tabuleiro e nunca se perdem. Cada uma tem seu efeito: agora, na usina ou no fim.',
      'Muitas cartas mostram pontos finais. Eles só valem se a estação resistir.',
    ],
  },
  {
    id: 'development',
    title: 'Fase A: Desenvolvimento',
    lines: [
      'Duas cartas de bônus são reveladas para esta rodada (RU-01), e doze cartas são dispostas em quatro linhas. Quem tem o marcador Nautilus começa: na primeira rodada a sorte decide quem o tem (RU-02), no jogo solo é Deep Thought. Joga-se no sentido horário. Na sua vez você faz exatamente uma coisa: comprar uma carta, mover e ativar, ou passar. Antes disso pode fazer ações livres.',
      'Comprar: a linha define o preço. A linha 1 custa 10 moedas e repara 3, a linha 2 custa 6 e repara 1, a linha 3 custa 3, a linha 4 custa 1 e dá 1 de dano. Você paga, a linha faz efeito, a carta sai, e só então é anexada (RU-08).',
      'Quando uma linha perde a última carta e há cartas nas linhas acima, todas elas descem uma linha e ficam mais baratas (RU-07).',
      'Passar: você não tem mais turnos nem ações livres nesta fase (RU-05). O primeiro a passar recebe 3 pontos e o Nautilus. Com três jogadores o segundo recebe 2 pontos; com quatro, o segundo e o terceiro recebem 2 e 1. O último não recebe nada, mas pode seguir sozinho quanto quiser (RU-04).',
      'Com dois jogadores, antes de cada turno de quem tem o Nautilus sai do jogo a carta mais à esquerda (a mais cara da coluna), até que alguém passe (RU-06).',
    ],
  },
  {
    id: 'moving',
    title: 'Mover e ativar',
    lines: [
      'Escolha uma carta de oxigênio virada para cima; ela é virada e descansa nesta rodada. Cada um de seus cilindros move um deeple deitado para fora, no máximo tantos passos quanto seu número. Cada módulo é um passo. Da cúpula um deeple pode entrar em qualquer dos três braços externos; no braço ele só avança para fora, nunca volta (RU-09). O mesmo deeple pode usar os dois cilindros, e passos podem sobrar.',
      'Depois você pode ativar cada módulo com pelo menos tantos deeples deitados quanto espaços de trabalho: quantos módulos quiser, também os ocupados antes (RU-10). Esses deeples ficam em pé até o fim da rodada; o efeito acontece na hora. Cada módulo pode ser ativado uma vez por rodada.',
      'Uma carta de oxigênio só pode ser escolhida se algum deeple puder se mover com ela ou algum módulo estiver pronto (RU-11).',
    ],
  },
  {
    id: 'free-actions',
    title: 'Ações livres',
    lines: [
      'São oferecidas na sua vez na fase A, antes do mercado na fase B, e na fase C quando você dá um lance ou venceu uma linha.',
      'Mais duas oportunidades: enquanto anexa cartas nas fases B e C, você pode ampliar a pesquisa antes de uma carta de pesquisa (RU-68). E depois do movimento extra da última linha de uma rodada você é consultado mais uma vez, se as moedas dele pagarem uma ampliação que antes você não podia pagar (RU-69).',
      '- Usina: até três vezes por rodada. Cada uso dá 5 moedas e dano: 1 na primeira vez, 3 na segunda, 6 na terceira.',
      '- Ampliações: cada uma custa 6 moedas e pode ser feita uma vez. Estaleiro: 3 deeples. Kraken de reparo: uma peça com um espaço de trabalho que repara 3, na ponta interna do braço; conta para o ponteiro, não é carta e não se perde (RU-12). Tanque de oxigênio: mais uma carta de oxigênio. Pesquisa: daqui em diante 3 pontos por carta de pesquisa que você anexar.',
    ],
  },
  {
    id: 'market',
    title: 'Fase B: Mercado Negro',
    lines: [
      'O que sobrou no tabuleiro de cartas sai do jogo. Cada jogador recebe três cartas em segredo. Com três jogadores, mais três cartas vão viradas para baixo à linha 4; com dois, três a cada uma das linhas 3 e 4.',
      'Primeiro cada um pode fazer ações livres. Depois todos escolhem ao mesmo tempo, em segredo, quais cartas guardam:',
      '- nenhuma: nada a pagar',
      '- uma carta: 1 moeda e 1 de dano',
      '- duas cartas: 3 moedas e 3 de dano',
      '- três cartas: 6 moedas e 6 de dano',
      'Primeiro você paga e sofre o dano; cartas guardadas não podem se perder com isso (RU-16). As outras vão viradas para baixo à sua linha. Então as cartas guardadas são reveladas e anexadas na ordem que você quiser. Nenhum módulo é ativado nesta fase.',
    ],
  },
  {
    id: 'auction',
    title: 'Fase C: Leilão',
    lines: [
      'Todas as cartas das quatro linhas são reveladas. Quem tem o Nautilus escolhe uma linha e dá o primeiro lance; lance 0 significa ficar de fora. No sentido horário, cada um aumenta ou desiste de vez. Você nunca pode oferecer mais moedas do que tem; saltos são permitidos (RU-21).',
      'O vencedor paga e anexa todas as cartas da linha. Uma linha com menos de três cartas traz também ações de movimento: uma por espaço vazio. Depois o vencedor pode sofrer 1 de dano para mais uma ação de movimento. O vencedor escolhe a próxima linha.',
      'Se ninguém der lance, a linha fica sem venda, e o mesmo jogador escolhe outra (RU-20). A fase acaba quando as quatro linhas terminarem. Entre as fases A e C, cartas de oxigênio e deeples não se renovam.',
    ],
  },
  {
    id: 'round-scoring',
    title: 'Fase D: Pontuação da Rodada',
    lines: [
      'Para cada uma das duas cartas de bônus você recebe 1 moeda ou 2 pontos por carta daquele grupo na sua estação. Todas as cartas de oxigênio contam, também as iniciais e a da ampliação; peças de ampliação não contam (RU-14).',
      'Depois das rodadas 1 e 2 todos os deeples voltam à cúpula. As cartas de oxigênio são viradas para cima, a usina está pronta de novo.',
    ],
  },
  {
    id: 'damage',
    title: 'Dano',
    lines: [
      'A escala de dano acaba em 15. Se o dano empurrasse seu marcador além de 15, ele fica em 15 e você perde a carta mais externa de um braço à sua escolha: uma carta por vez, seja quanto for (RU-24). Deeples deitados de um módulo perdido voltam à cúpula; os em pé também, mas descansam até a próxima rodada (RU-25). Pesquisas e peças estão a salvo.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Pontuação final',
    lines: [
      'Você recebe 1 ponto a cada 5 moedas, aconteça o que acontecer. Então o ponteiro é ajustado: um passo à frente por kraken de reparo, três pelo Lastro, no máximo até 14; depois um passo atrás por caranguejo coletor, nunca abaixo de 0 (RU-26). Com Colheita Limpa não há passos atrás.',
      'Se seu dano não for maior que o ponteiro, a estação resiste, e valem os pontos finais de todas as suas cartas. Se for maior, ela desaba, e nenhum deles vale (RU-27). Com dano 15 ela sempre desaba, com dano 0 sempre resiste.',
      'Vence quem tem mais pontos e, no empate, menos dano. Quem empata nos dois divide a vitória (RU-34). Os outros lugares se decidem do mesmo modo.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo: Deep Thought 4200',
    lines: [
      'Você joga contra um autômato pelas regras para dois. Deep Thought começa com o Nautilus, 10 moedas à vista e as quatro ampliações. Não tem deeples e não pode usar a usina.',
      'Na fase A ele pega de graça a carta mais à direita, a mais barata da coluna; a linha repara ou causa dano a ele como a você (RU-35). Se não houver mais cartas, ativa de uma vez todos os seus módulos, e depois passa.',
      'Na fase B recebe tantas cartas extras quanto diz a dificuldade. Ele as anexa na hora, sem moedas e sem o dano do mercado, mas com seus efeitos, também os que atingem você (RU-38). Você escolhe se as cartas recusadas vão para a linha 1 ou 2 (RU-47).',
      'Na fase C você bloqueia duas linhas: ninguém fica com elas. Das outras duas, a de cima vai a leilão primeiro. Para cada uma Deep Thought oferece metade das moedas que então tem, arredondada para baixo: pague uma a mais ou deixe a linha para ele. Ele paga seu lance também por uma linha sem cartas (RU-48). Um lance de 0 não é lance: se você deixar essa linha, ela não é arrematada (RU-36).',
      'Se o dano o empurrasse além de 15, ele perde a carta mais externa com menos pontos finais; no empate, a primeira nesta ordem: tanque de oxigênio, estaleiro, caranguejo coletor, habitat de mexilhões, kraken de reparo (RU-39).',
    ],
  },
];

export default rules;

# Flotilla no terminal. As palavras que ficam no tabuleiro são as mais curtas possíveis.

cli-game-flotilla = Mergulhe, negocie e explore com seus barcos e junte-se à cidade flutuante na hora certa; vence quem tem mais pontos.
terminal-greeting-flotilla = Flotilla: navegue e mergulhe num mundo submerso e um dia junte-se à cidade flutuante, ou nunca.
terminal-primer-flotilla =
    Em cada turno você joga uma carta: ela move seus barcos (Lado Abissal) ou traz renda (Lado Celeste), depois faz o que diz.
      Capitão      recolhe suas cartas para a mão; com ele você pode mudar para o Lado Celeste, uma vez e para sempre.
      Orador       influência: passos nos anéis das guildas, cada um com um bônus.
      Mercador     compra e vende recursos, barcos e postos avançados, que pontuam objetivos.
      Fundador     Lado Abissal: coloca peças de oceano. Lado Celeste: constrói com elas uma cidade.
      Pesquisador  Lado Abissal: mergulha atrás de recursos, sobreviventes e problemas. Lado Celeste: pesquisa.
      Estudante    copia a carta do topo de outro jogador do seu lado.
    Os pontos saem de uma reserva comum. Quando ela acaba, jogam-se esta rodada e mais uma. Depois contam dinheiro, estoque, toxicidade e selos. Vence quem tem mais pontos.

terminal-fl-dock = doca
terminal-fl-unloading = cais
terminal-fl-ship = b
terminal-fl-round = Rodada { $n }
terminal-fl-last-round = termina depois da rodada { $n }
terminal-fl-pool = Reserva { $n }
terminal-fl-survivors = Sobreviventes
terminal-fl-milestone = M
terminal-fl-crew-field = T
terminal-fl-sonar = Sonar
terminal-fl-docks = Lugares na doca
terminal-fl-bags = { $tiles } peças, { $artefacts } artefatos nos sacos
terminal-fl-guild = Guilda
terminal-fl-dial = Most.
terminal-fl-price = Preço
terminal-fl-stack = Tripulação
terminal-fl-hub = Centro
terminal-fl-ring = Seu disco
terminal-fl-seals = Selos
terminal-fl-give-seal = selo
terminal-fl-give-recruit = tripulante
terminal-fl-give-drawtile = peça
terminal-fl-give-resource = recurso
terminal-fl-give-survivor = sobrevivente
terminal-fl-goals = Objetivos, { $side }
terminal-fl-in-play = Em jogo
terminal-fl-looking = Sacadas
terminal-fl-taken = Escolhidas
terminal-fl-unscored = Renderia
terminal-fl-heap = Símbolos
terminal-fl-dice = Dados
terminal-fl-joker = curinga
terminal-fl-breakthrough = avanço
terminal-fl-stock = Estoque
terminal-fl-toxicity = Toxicidade
terminal-fl-outposts = Postos
terminal-fl-ships = Barcos
terminal-fl-tiles = Peças
terminal-fl-rings = Anéis
terminal-fl-crew = Cartas
terminal-fl-topside = Topo
terminal-fl-artefacts = Artefatos
terminal-fl-tile-stock = Estoque de peças
terminal-fl-hand = Mão
terminal-fl-sail = Navegação { $n }.
terminal-fl-income = Renda { $n }.
terminal-fl-scoring = Pontuação final
terminal-fl-total = Total
terminal-fl-place = Lugar
terminal-fl-about-starter = { $name }: tripulação inicial, { $source }
terminal-fl-about-crew = { $name }: carta de tripulação dos { $guild }, nível { $level }, { $source }
terminal-fl-about-artefact = { $name }: artefato dos { $guild }, { $source }
terminal-fl-about-goal = { $name }: objetivo, { $source }
terminal-fl-about-tile = { $name }: peça de oceano, { $source }
terminal-fl-legend =
    { $point } PV  { $coin } dinheiro  { $final } PV se o jogo acabasse agora     Y G R B: amarelo, verde, vermelho, azul     Anéis e selos 2-0-1-0: na ordem das guildas
    Toxicidade 2/3: casa 2 da trilha de pontuação, casa 3 da de cima     Cartas 4+2: na mão e na pilha de descarte
    No mapa: Y13 ~~ peça e profundidade (~ águas rasas, ~~ recife, ~~~ mar profundo), { $damage } esgotada; y3 fragmento amarelo no canto 3; { $free } local de construção, { $used } posto avançado; { $ship }12 barcos 1 e 2
    Numa cidade: Y14 012 bordas de terra (* todas), B edifício, n5 estação de sonar no canto 5
    A borda 0 aponta para baixo à esquerda, a 1 para baixo à direita, e assim em volta: 2 direita, 3 acima à direita, 4 acima à esquerda, 5 esquerda. O canto 0 fica entre as bordas 0 e 1
    Fileira 3, hexágono 2: as fileiras contam de cima, seus hexágonos da esquerda

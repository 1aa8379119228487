# A mesa de Cidades Submersas no terminal. As palavras são tão curtas quanto possível.

terminal-automaton-underwater-cities = Não-jogador
terminal-greeting-underwater-cities = Cidades Submersas: construa uma rede de cidades sob domos no fundo do mar e alimente-a.
terminal-primer-underwater-cities =
    Três eras, com 4, 3 e 3 rodadas. Em cada rodada você joga três turnos:
      Posicionar  Escolha um espaço de ação e baixe uma carta junto.
      Combinar    Se os dois têm a mesma cor, você pode usar também a carta.
      Comprar     No final do turno você compra uma carta.
    Depois de cada era, tudo o que está conectado à sua cidade inicial produz, e cada cidade come 1 kelp. No final contam cidades com construções diferentes, metrópoles e cartas de pontuação. Ganha quem tiver mais pontos.

terminal-uc-era = Era { $era }, rodada { $n } de { $of }
terminal-uc-order = Ordem { $names }
terminal-uc-supply = { $tunnels } túneis, { $white } domos brancos e { $violet } púrpura, { $deck } cartas
terminal-uc-unlimited = infinitos
terminal-uc-track = Federação
terminal-uc-below = abaixo
terminal-uc-clone-free = clonagem livre
terminal-uc-clone-taken = clonagem: { $name }
terminal-uc-special = Especiais
terminal-uc-deck = (topo de { $n })
terminal-uc-contracts = Contratos
terminal-uc-hand = cartas { $n } de { $limit }
terminal-uc-your-hand = Sua mão
terminal-uc-your-looking = Cartas que você vê
terminal-uc-kelp = kelp
terminal-uc-steel = aço
terminal-uc-sci = ciên
terminal-uc-cred = créd
terminal-uc-bio = bio
terminal-uc-cities = { $n } de { $all } cidades conectadas
terminal-uc-count = { $name } { $n } ({ $up } com melhoria)
terminal-uc-metropolises = metrópoles { $names }
terminal-uc-coloured = { $name } ({ $colour })
terminal-uc-card = { $name }: { $type }, { $colour }, { $source }
terminal-uc-card-alone = { $name }: { $type }, { $source }
terminal-uc-piece = { $name }: { $source }
terminal-uc-scoring = Pontuação final
terminal-uc-step-before = Pontos até aqui
terminal-uc-step-brown = Metrópole marrom
terminal-uc-step-cards = Cartas de pontuação final
terminal-uc-step-network = Rede
terminal-uc-step-resources = Recursos, 4 por ponto
terminal-uc-step-total = Total
terminal-uc-step-place = Colocação
terminal-uc-legend =
    A2{ $ordinary }fD3x  local com uma cidade, uma fazenda (f), uma usina melhorada (D), o local vazio 3, a expansão x
    { $symbiotic } cidade simbiótica   ({ $ordinary } não conectada   f fazenda  d usina dessalinizadora  l laboratório, maiúsculas: melhorados
    { $tunnel } túnel   { $upgraded } túnel melhorado   (M03) metrópole não conectada   (U19) carta de ação utilizada   { $point } pontos

# Endeavor: Deep Sea no terminal. As palavras do tabuleiro são tão curtas quanto possível.

cli-game-deep-sea = Recrute uma tripulação, descubra o oceano zona por zona, proteja-o e publique o que aprender; uns contra os outros, em equipe ou a sós.
terminal-automaton-deep-sea = Autômato
terminal-greeting-deep-sea = Endeavor: Deep Sea. Recrute uma tripulação, envie submarinos a um oceano desconhecido e proteja o que encontrar.
terminal-primer-deep-sea =
    Seis rodadas (a sós, sete). Cada uma começa com três passos: recrutar um membro da tripulação, ganhar discos, recolher discos da tripulação. Depois, turno a turno:
      Ative um membro da tripulação com um disco e faça as ações dele, use fichas de mergulho ou passe.
      Navegação    Mova um submarino; a zona dá o bônus de chegada.
      Sonar        Um disco numa trilha de sonar: um bônus ou uma placa nova.
      Mergulho     Pegue uma ficha: conhecimento ou o efeito dela.
      Conservação  Um disco e conhecimento num campo de conservação, pelo bônus.
      Publicação   Um disco num campo de publicação e conhecimento por um relatório da cor dele.
    Atributos, impacto, relatórios, os objetivos do cenário e as sobras dão pontos. Vence quem tem mais; como equipe, vocês precisam de quatro dos sete objetivos.

terminal-ds-round = Rodada { $n } de { $of }
terminal-ds-wave = Onda { $name }
terminal-ds-goal = Objetivo { $n }
terminal-ds-closed = ainda não aberto
terminal-ds-team-score = Pontos da equipe
terminal-ds-others = outros { $what }
terminal-ds-space = espaço: { $what }
terminal-ds-passed = passou
terminal-ds-research = { $n } de conhecimento
terminal-ds-staging =
    { $n ->
        [one] { $n } disco
       *[other] { $n } discos
    }
terminal-ds-vessels = submarinos { $zones }, { $n } na reserva
terminal-ds-cleanup = limpeza { $n }
terminal-ds-piece = { $name }: { $kind }, { $source }
terminal-ds-kind-crew = membro da tripulação
terminal-ds-kind-ocean = placa de oceano
terminal-ds-kind-token = ficha de mergulho
terminal-ds-kind-journal = relatório de pesquisa
terminal-ds-kind-scenario = cenário
terminal-ds-kind-bonus = objetivo bônus
terminal-ds-kind-setback = contratempo
terminal-ds-scoring = Pontuação
terminal-ds-item-attributes = Atributos
terminal-ds-item-impact = Impacto
terminal-ds-item-journals = Relatórios
terminal-ds-item-seniors = Seniores
terminal-ds-item-leftovers = Sobras
terminal-ds-item-total = Total
terminal-ds-place = Lugar
terminal-ds-met =
    { $n ->
        [one] { $n } objetivo de 7 cumprido: { $grade }
       *[other] { $n } objetivos de 7 cumpridos: { $grade }
    }
terminal-ds-legend =
    R reputação  I inspiração  C coordenação  G engenhosidade (posição/nível)
    A qualquer atributo  L atributo mais baixo  K conhecimento  D disco  M impacto  P promoção
    d fichas para mergulhar  s sonar, [1-2] descoberta nessas profundidades  c conservação, 2K> custo  j publicação, por cor
    > bônus de chegada  c1-c2:R conexão  { $done } conexão completa  { $point } pontos, sênior  ~ ilimitado  ! objetivo

## Como `pelagia balance` chama o que conta

lab-deep-sea-crew = Tripulação recrutada
lab-deep-sea-senior = Tripulação promovida
lab-deep-sea-journal = Relatórios de pesquisa
lab-deep-sea-board = Zonas descobertas
lab-deep-sea-token = Fichas de mergulho
lab-deep-sea-goal = Objetivos bônus
lab-deep-sea-setback = Contratempos
lab-deep-sea-attributes = pontos de atributos
lab-deep-sea-impact = pontos de impacto
lab-deep-sea-journals-and-seniors = pontos de relatórios e seniores
lab-deep-sea-goals = pontos de objetivos
lab-deep-sea-leftovers = pontos das sobras
lab-deep-sea-vessels = submarinos
lab-deep-sea-impacts = impactos
lab-deep-sea-journals = relatórios de pesquisa
lab-deep-sea-zones = zonas
lab-deep-sea-met = Objetivos que a equipe cumpriu
lab-deep-sea-goal-1 = objetivo 1 do cenário
lab-deep-sea-goal-2 = objetivo 2 do cenário
lab-deep-sea-goal-3 = objetivo 3 do cenário
lab-deep-sea-target = meta de pontos
lab-deep-sea-goals-met = objetivos cumpridos
lab-deep-sea-team-wins = parte das partidas vencidas pela equipe

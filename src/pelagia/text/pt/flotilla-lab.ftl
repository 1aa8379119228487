## Como `pelagia balance` chama o que conta

lab-flotilla-crew = Cartas de tripulação
lab-flotilla-goal = Objetivos
lab-flotilla-artefact = Artefatos
lab-flotilla-switch = Troca para o Skyside
lab-flotilla-early = no primeiro terço
lab-flotilla-middle = no segundo terço
lab-flotilla-late = no último terço
lab-flotilla-never = nunca
lab-flotilla-rounds = rodadas
lab-flotilla-outposts = postos avançados
lab-flotilla-artefacts-found = artefatos encontrados
lab-flotilla-vp-effects = PV de efeitos
lab-flotilla-vp-survivors = PV de sobreviventes
lab-flotilla-vp-goals = PV de objetivos
lab-flotilla-vp-city = PV da cidade
lab-flotilla-vp-sonar = PV do sonar
lab-flotilla-vp-market = PV do mercado
lab-flotilla-vp-instead = PV de compensação
lab-flotilla-vp-money = PV do dinheiro
lab-flotilla-vp-stock = PV do estoque
lab-flotilla-vp-toxicity = PV da toxicidade
lab-flotilla-vp-seals = PV de selos

## Como `pelagia balance` chama o que conta

lab-underwater-cities-card = Cartas
lab-underwater-cities-space = Espaços de ação
lab-underwater-cities-metropolis = Metrópoles conectadas
lab-underwater-cities-dealt = Metrópoles distribuídas
lab-underwater-cities-board = Tabuleiros dos jogadores
lab-underwater-cities-contract = Contratos governamentais
lab-underwater-cities-points-before = pontos antes da pontuação final
lab-underwater-cities-brown-points = pontos da metrópole marrom
lab-underwater-cities-card-points = pontos das cartas de pontuação final
lab-underwater-cities-network-points = pontos da rede
lab-underwater-cities-resource-points = pontos dos recursos
lab-underwater-cities-connected-cities = cidades conectadas
lab-underwater-cities-tunnels = túneis
lab-underwater-cities-buildings = construções
lab-underwater-cities-claimed-cards = cartas reivindicadas
lab-underwater-cities-yellow-turns = jogadas em espaços amarelos, %
lab-underwater-cities-red-turns = jogadas em espaços vermelhos, %
lab-underwater-cities-green-turns = jogadas em espaços verdes, %
lab-underwater-cities-matches = jogadas com uma carta da cor do espaço, %
lab-underwater-cities-produced-1 = pontos produzidos na era 1
lab-underwater-cities-produced-2 = pontos produzidos na era 2
lab-underwater-cities-produced-3 = pontos produzidos na era 3

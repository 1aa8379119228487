## Como `pelagia balance` chama o que conta

lab-new-eden-card = Cartas
lab-new-eden-bonus = Cartas de bônus
lab-new-eden-extension = Ampliações
lab-new-eden-station = Estações
lab-new-eden-shipyard = estaleiro
lab-new-eden-kraken = kraken de reparo
lab-new-eden-oxygen = tanque de oxigênio
lab-new-eden-research = pesquisa
lab-new-eden-holds = resiste
lab-new-eden-row-price = moedas por uma linha
lab-new-eden-rows-unsold = linhas não vendidas por partida
lab-new-eden-plant-uses = usos da usina
lab-new-eden-cards-lost = cartas perdidas
lab-new-eden-damage = dano no fim
lab-new-eden-pointer = ponteiro no fim
lab-new-eden-station-value = valor da estação
lab-new-eden-station-points = pontos da estação

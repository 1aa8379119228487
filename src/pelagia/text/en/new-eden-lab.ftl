## What `pelagia balance` calls the things that it counts

lab-new-eden-card = Cards
lab-new-eden-bonus = Bonus cards
lab-new-eden-extension = Extensions
lab-new-eden-station = Stations
lab-new-eden-shipyard = shipyard
lab-new-eden-kraken = kraken
lab-new-eden-oxygen = oxygen
lab-new-eden-research = research
lab-new-eden-holds = holds
lab-new-eden-row-price = coins for a row
lab-new-eden-rows-unsold = rows unsold in a game
lab-new-eden-plant-uses = uses of the power plant
lab-new-eden-cards-lost = cards lost
lab-new-eden-damage = damage at the end
lab-new-eden-pointer = pointer at the end
lab-new-eden-station-value = station value
lab-new-eden-station-points = points from the station

## What `pelagia balance` calls the things that it counts

lab-underwater-cities-card = Cards
lab-underwater-cities-space = Action spaces
lab-underwater-cities-metropolis = Connected metropolises
lab-underwater-cities-dealt = Dealt metropolises
lab-underwater-cities-board = Player boards
lab-underwater-cities-contract = Government contracts
lab-underwater-cities-points-before = points before the final scoring
lab-underwater-cities-brown-points = points of the brown metropolis
lab-underwater-cities-card-points = points of final scoring cards
lab-underwater-cities-network-points = points of the network
lab-underwater-cities-resource-points = points of resources
lab-underwater-cities-connected-cities = connected cities
lab-underwater-cities-tunnels = tunnels
lab-underwater-cities-buildings = buildings
lab-underwater-cities-claimed-cards = claimed cards
lab-underwater-cities-yellow-turns = turns at a yellow space, %
lab-underwater-cities-red-turns = turns at a red space, %
lab-underwater-cities-green-turns = turns at a green space, %
lab-underwater-cities-matches = turns with a card of the space’s colour, %
lab-underwater-cities-produced-1 = points produced in era 1
lab-underwater-cities-produced-2 = points produced in era 2
lab-underwater-cities-produced-3 = points produced in era 3

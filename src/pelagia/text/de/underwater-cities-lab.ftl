## Wie `pelagia balance` nennt, was es zählt

lab-underwater-cities-card = Karten
lab-underwater-cities-space = Aktionsplätze
lab-underwater-cities-metropolis = Verbundene Metropolen
lab-underwater-cities-dealt = Ausgeteilte Metropolen
lab-underwater-cities-board = Spielerbögen
lab-underwater-cities-contract = Regierungsaufträge
lab-underwater-cities-points-before = Punkte vor der Schlusswertung
lab-underwater-cities-brown-points = Punkte der braunen Metropole
lab-underwater-cities-card-points = Punkte der Schlusswertungskarten
lab-underwater-cities-network-points = Punkte des Netzwerks
lab-underwater-cities-resource-points = Punkte der Ressourcen
lab-underwater-cities-connected-cities = verbundene Städte
lab-underwater-cities-tunnels = Tunnel
lab-underwater-cities-buildings = Gebäude
lab-underwater-cities-claimed-cards = beanspruchte Karten

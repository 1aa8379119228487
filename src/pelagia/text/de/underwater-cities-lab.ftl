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
lab-underwater-cities-yellow-turns = Züge auf gelben Plätzen, %
lab-underwater-cities-red-turns = Züge auf roten Plätzen, %
lab-underwater-cities-green-turns = Züge auf grünen Plätzen, %
lab-underwater-cities-matches = Züge mit einer Karte in der Farbe des Platzes, %
lab-underwater-cities-produced-1 = produzierte Punkte in Ära 1
lab-underwater-cities-produced-2 = produzierte Punkte in Ära 2
lab-underwater-cities-produced-3 = produzierte Punkte in Ära 3

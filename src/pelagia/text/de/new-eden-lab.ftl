## Wie `pelagia balance` nennt, was es zählt

lab-new-eden-card = Karten
lab-new-eden-bonus = Bonuskarten
lab-new-eden-extension = Ausbauten
lab-new-eden-station = Stationen
lab-new-eden-shipyard = Werft
lab-new-eden-kraken = Reparaturkrake
lab-new-eden-oxygen = Sauerstofftank
lab-new-eden-research = Forschung
lab-new-eden-holds = hält stand
lab-new-eden-row-price = Münzen für eine Zeile
lab-new-eden-rows-unsold = unverkaufte Zeilen je Partie
lab-new-eden-plant-uses = Nutzungen des Kraftwerks
lab-new-eden-cards-lost = verlorene Karten
lab-new-eden-damage = Schaden am Ende
lab-new-eden-pointer = Zeiger am Ende
lab-new-eden-station-value = Wert der Station
lab-new-eden-station-points = Punkte aus der Station

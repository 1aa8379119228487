## Wie `pelagia balance` nennt, was es zählt

lab-deep-sea-crew = Angeworbene Crew
lab-deep-sea-senior = Beförderte Crew
lab-deep-sea-journal = Fachjournale
lab-deep-sea-board = Entdeckte Zonen
lab-deep-sea-token = Tauchplättchen
lab-deep-sea-goal = Bonusziele
lab-deep-sea-setback = Rückschläge
lab-deep-sea-attributes = Punkte durch Eigenschaften
lab-deep-sea-impact = Punkte durch Wirkung
lab-deep-sea-journals-and-seniors = Punkte durch Fachjournale und erfahrene Crew
lab-deep-sea-goals = Punkte durch Ziele
lab-deep-sea-leftovers = Punkte durch Übriges
lab-deep-sea-vessels = Boote
lab-deep-sea-impacts = Wirkungen
lab-deep-sea-journals = Fachjournale
lab-deep-sea-zones = Zonen

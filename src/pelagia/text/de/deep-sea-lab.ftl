## Wie `pelagia balance` nennt, was es zählt

lab-deep-sea-crew = Rekrutierte Crew
lab-deep-sea-senior = Beförderte Crew
lab-deep-sea-journal = Forschungs-Berichte
lab-deep-sea-board = Entdeckte Zonen
lab-deep-sea-token = Tauch-Plättchen
lab-deep-sea-goal = Bonusziele
lab-deep-sea-setback = Rückschläge
lab-deep-sea-attributes = Punkte durch Eigenschaften
lab-deep-sea-impact = Punkte durch Einfluss
lab-deep-sea-journals-and-seniors = Punkte durch Forschungs-Berichte und Führungs-Personen
lab-deep-sea-goals = Punkte durch Ziele
lab-deep-sea-leftovers = Punkte durch Reste
lab-deep-sea-vessels = U-Boote
lab-deep-sea-impacts = Einflüsse
lab-deep-sea-journals = Forschungs-Berichte
lab-deep-sea-zones = Zonen
lab-deep-sea-met = Erreichte Ziele des Teams
lab-deep-sea-goal-1 = Ziel 1 des Szenarios
lab-deep-sea-goal-2 = Ziel 2 des Szenarios
lab-deep-sea-goal-3 = Ziel 3 des Szenarios
lab-deep-sea-target = Punkteziel
lab-deep-sea-goals-met = erreichte Ziele
lab-deep-sea-team-wins = Anteil der vom Team gewonnenen Partien

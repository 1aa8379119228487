## Wie `pelagia balance` nennt, was es zählt

lab-flotilla-crew = Crew-Karten
lab-flotilla-goal = Ziele
lab-flotilla-artefact = Artefakte
lab-flotilla-switch = Wechsel zur Skyside
lab-flotilla-early = im ersten Drittel
lab-flotilla-middle = im zweiten Drittel
lab-flotilla-late = im letzten Drittel
lab-flotilla-never = nie
lab-flotilla-rounds = Runden
lab-flotilla-outposts = Außenposten
lab-flotilla-artefacts-found = gefundene Artefakte
lab-flotilla-vp-effects = SP durch Effekte
lab-flotilla-vp-survivors = SP durch Überlebende
lab-flotilla-vp-goals = SP durch Ziele
lab-flotilla-vp-city = SP durch die Stadt
lab-flotilla-vp-sonar = SP durch Sonar
lab-flotilla-vp-market = SP durch den Markt
lab-flotilla-vp-instead = SP als Ersatz
lab-flotilla-vp-money = SP durch Geld
lab-flotilla-vp-stock = SP durch Vorräte
lab-flotilla-vp-toxicity = SP durch Toxizität
lab-flotilla-vp-seals = SP durch Siegel

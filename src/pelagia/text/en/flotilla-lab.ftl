## What `pelagia balance` calls the things that it counts

lab-flotilla-crew = Crew cards
lab-flotilla-goal = Goals
lab-flotilla-artefact = Artefacts
lab-flotilla-switch = Switching to the Skyside
lab-flotilla-early = in the first third
lab-flotilla-middle = in the second third
lab-flotilla-late = in the last third
lab-flotilla-never = never
lab-flotilla-rounds = rounds
lab-flotilla-outposts = outposts
lab-flotilla-artefacts-found = artefacts found
lab-flotilla-vp-effects = VP from effects
lab-flotilla-vp-survivors = VP from survivors
lab-flotilla-vp-goals = VP from goals
lab-flotilla-vp-city = VP from the city
lab-flotilla-vp-sonar = VP from sonar
lab-flotilla-vp-market = VP from the market
lab-flotilla-vp-instead = VP as compensation
lab-flotilla-vp-money = VP from money
lab-flotilla-vp-stock = VP from stock
lab-flotilla-vp-toxicity = VP from toxicity
lab-flotilla-vp-seals = VP from seals

## What `pelagia balance` calls the things that it counts

lab-deep-sea-crew = Crew recruited
lab-deep-sea-senior = Crew promoted
lab-deep-sea-journal = Journals
lab-deep-sea-board = Zones discovered
lab-deep-sea-token = Dive tokens
lab-deep-sea-goal = Bonus goals
lab-deep-sea-setback = Setbacks
lab-deep-sea-attributes = points from attributes
lab-deep-sea-impact = points from impact
lab-deep-sea-journals-and-seniors = points from journals and senior crew
lab-deep-sea-goals = points from goals
lab-deep-sea-leftovers = points from what is left
lab-deep-sea-vessels = vessels
lab-deep-sea-impacts = impacts
lab-deep-sea-journals = journals
lab-deep-sea-zones = zones
lab-deep-sea-met = Goals that the team met
lab-deep-sea-goal-1 = scenario goal 1
lab-deep-sea-goal-2 = scenario goal 2
lab-deep-sea-goal-3 = scenario goal 3
lab-deep-sea-target = target score
lab-deep-sea-goals-met = goals met
lab-deep-sea-team-wins = share of games that the team won

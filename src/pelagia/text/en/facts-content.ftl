# What the rulebooks print, as far as a pack can be otherwise. content/printed.py of each game has them all.

## new_eden

fact-new-eden-start-oxygen = one start oxygen card moves 1 step, the other 2
fact-new-eden-groups = modules are of six groups
fact-new-eden-crabs = an activated harvest crab gives coins
fact-new-eden-crabs-move-back = each harvest crab moves the pointer back by 1
fact-new-eden-mussels = an activated mussel habitat gives points
fact-new-eden-krakens = an activated repair kraken repairs
fact-new-eden-krakens-move-forward = each repair kraken, the tile too, moves the pointer forward by 1
fact-new-eden-pointer-symbols = mussels, shipyards and oxygen tanks leave the pointer alone
fact-new-eden-shipyards = a shipyard gives deeples when it is attached
fact-new-eden-research-is-printed = research does one of fifteen things, with these figures and no others
fact-new-eden-grant = 5 coins at once
fact-new-eden-ballast = the pointer goes forward by 3
fact-new-eden-clean-harvest = harvest crabs do not move the pointer back
fact-new-eden-foam = 5 damage repaired at once, 5 points less in the end
fact-new-eden-staffed-crabs = 3 points per staffed harvest crab
fact-new-eden-staffed-krakens = 2 points per staffed repair kraken
fact-new-eden-drillings = 5 or 10 damage at once, 8 or 20 points in the end
fact-new-eden-patents = 5 coins for every other player at once, 15 points in the end
fact-new-eden-plant-research = each use of the plant: 2 coins more, 2 points, or 1 damage less
fact-new-eden-attacks = others take 1 damage per shipyard card, harvest crab or oxygen card of theirs
fact-new-eden-kraken-tile = the kraken tile repairs 3

## underwater_cities

fact-underwater-cities-actions = what each action space does
fact-underwater-cities-brown-tiles = what the five brown metropolises score
fact-underwater-cities-kelp-and-points = a blue metropolis gives 1 kelp at once and produces 2 points
fact-underwater-cities-assistant = the assistant gives 1 steelplast or 1 credit
fact-underwater-cities-numbered-cards = cards 19, 28, 34 and 37 do what the examples say
fact-underwater-cities-described-cards = the notes describe six cards with their amounts
fact-underwater-cities-larger-hand = a card makes the hand limit greater by 1
fact-underwater-cities-bought-points = the example buys points for kelp with steelplast, and 3 for 2 science
fact-underwater-cities-large-cards = six of the dear special cards are shown
fact-underwater-cities-buying-is-better = buying points with a card is better than keeping the resources
fact-underwater-cities-special-cards-from-spaces = special cards come from action spaces only
fact-underwater-cities-ready-again = some instant cards, and no others, make used action cards ready
fact-underwater-cities-one-conversion = one card converts a city
fact-underwater-cities-expansion-by-cards = only cards allow building on expansion sites

## flotilla

fact-flotilla-dive-dice = there are 16 dive dice
fact-flotilla-goals-fall = the tiles of a goal lie with the highest value on top and the lowest at the bottom
fact-flotilla-captain = the Captain gathers; below the water one may switch then
fact-flotilla-arrows = on every ring the third field may be skipped
fact-flotilla-prices-never-fall = each purchase moves a price up and each sale down; one price is 5
fact-flotilla-surcharges = a floating outpost costs 10 more on the Sinkside and 20 more on the Skyside
fact-flotilla-tile-costs = a Skyside tile costs resources
fact-flotilla-first-dive = the Delver of the starter crew adds two dice for shallow water
fact-flotilla-jokers = every research die has one joker
fact-flotilla-hub-rows = two Delver artefacts pay two; influence of one row goes to one guild
fact-flotilla-toxicity-track = the toxicity scoring track gives points at first and takes some at its end
fact-flotilla-milestone = a milestone gives 2 toxicity, an artefact and a dial, in this order
fact-flotilla-survivor-fields = all other fields of the survivor ring give points or a crew card
fact-flotilla-artefact-ships = two artefacts, Rocket Drive and Submarine, give a ship
fact-flotilla-sonar-fields = what the five fields of the sonar track give
fact-flotilla-sonar-pays = each step on the sonar track pays points
fact-flotilla-dock-prices-fall = the later one switches, the less each ship brings
fact-flotilla-dock-builds-rise = the later one switches, the more tiles one may build
fact-flotilla-dock-example = of four players the first sells ships for 16, the second for 13 and builds 2 tiles
fact-flotilla-first-outpost = the first outpost costs 20
fact-flotilla-outposts-rise = the price of outposts rises with each one built
fact-flotilla-translator = the Translator gives influence for up to two further Speakers
fact-flotilla-dredge-operator = the Dredge Operator ignores toxicity and depletion
fact-flotilla-clinician = the Clinician improves the toxicity scoring

## deep_sea

fact-deep-sea-best-score = every gold side of tier 5 scores, and no other side does
fact-deep-sea-sonar-spaces = most sonar spaces discover, some give a bonus
fact-deep-sea-tokens = 36 dive tokens of twelve kinds: seven twice, four four times, one six times
fact-deep-sea-token-research = a dive token shows 1 to 4 research
fact-deep-sea-token-effects = most dive tokens, not all, have an effect too
fact-deep-sea-journal-symbols = every journal has a symbol, and journal sites ask for the same symbols
fact-deep-sea-journal-points = some journals score, not all
fact-deep-sea-hex-bonuses = most hexes give a bonus at once, not all
fact-deep-sea-hex-points = every impact area has hexes that score
fact-deep-sea-unlimited-hexes = some hexes hold any number of markers, not all

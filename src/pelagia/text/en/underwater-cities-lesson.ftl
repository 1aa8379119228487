# Underwater Cities: its lesson. -try: what to do; -done and -else: what is said to it. The topics are listed at its head and its end.

underwater-cities-lesson-topic-aim = The aim: a connected network of cities that produces, feeds itself and scores the most.
underwater-cities-lesson-topic-turn = Your turn: one action space and one card; the card works only if the colours match.
underwater-cities-lesson-topic-points-1 = Points from cities: up to 6 for a connected city with three kinds of building.
underwater-cities-lesson-topic-points-2 = Points in every production: upgraded farms and tunnels, symbiotic cities.
underwater-cities-lesson-topic-points-3 = Points at the end: the brown metropolis, final scoring cards, leftovers.
underwater-cities-lesson-topic-end = The end: after ten rounds in three eras, with three productions.
underwater-cities-lesson-topic-mistake-1 = Classic mistake: cities and buildings without a tunnel to them.
underwater-cities-lesson-topic-mistake-2 = Classic mistake: no kelp when the cities eat.

underwater-cities-lesson-aim = On the floor of the sea you build cities, tunnels and buildings. Whatever is connected to your start city produces after each era, has to be fed, and scores at the end. Most points win.
underwater-cities-lesson-keep = You keep three of six cards. Keep different colours: a card works only on an action space of its own colour.
underwater-cities-lesson-turn = On your turn you choose an action space on the main board together with a card. You always get the space; your tile blocks it for the rest of the round. Then you draw a card.
underwater-cities-lesson-match = If space and card have the same colour, the card works too. Yellow spaces are strong and their cards weak; green spaces are weak and their cards strong.
underwater-cities-lesson-match-try = Choose a space and a card of the same colour, one after the other.
underwater-cities-lesson-match-done = A match: space and card both work.
underwater-cities-lesson-match-else = You get the space, but the text of the card is ignored. Do that only when the space is worth it.
underwater-cities-lesson-order = Card and space both work: choose which comes first. If one pays for the other, take that one first.
underwater-cities-lesson-site = Where to build: near your start city, and on sites with a bonus, which you get at once. Three different buildings at one city are worth most at the end.
underwater-cities-lesson-hand = At the start of a turn you may hold three cards and discard the rest. So play often, and give away what you do not need.
underwater-cities-lesson-network = Build tunnels early. A city without a tunnel, and its buildings, produce nothing, eat nothing and score nothing: owning much that is not connected is the first classic mistake.
underwater-cities-lesson-cities = The first of three ways to points: every connected city is worth 2 points at the end, and 3, 4 or 6 with one, two or three different kinds of building.
underwater-cities-lesson-again = Once more: what do you still need for the next city? It costs 2 steelplast, 1 kelp and 1 credit; a tunnel costs 1 steelplast and 1 credit.
underwater-cities-lesson-again-try = Find a match that brings you closer to it.
underwater-cities-lesson-again-done = Good. Matches decide this game.
underwater-cities-lesson-again-else = Sometimes the space alone is right. But each turn without a match is only half a turn.
underwater-cities-lesson-food = After each era every connected city eats 1 kelp; for every city you cannot feed with kelp or biomass you lose 3 points. Two farms feed a young network; forgetting them is the second classic mistake.
underwater-cities-lesson-federation = The Federation track decides who is first in the next round. Steps also give credits, steelplast and points. Being first matters when there is one space that you need.
underwater-cities-lesson-upgrade = The second way to points: upgrades, for 1 science each. Upgraded farms and tunnels give points in every production, and symbiotic cities 2 each. Early ones pay three times.
underwater-cities-lesson-metropolis = Your metropolises lie at the edge. A blue one works as soon as one tunnel reaches it; the brown one scores at the end if two do. Plan tunnels towards them.
underwater-cities-lesson-scoring = The third way: the brown metropolis, and final scoring cards, which you claim during the game and score at the end. Every four leftover resources are 1 point.
underwater-cities-lesson-end = The game has three eras of 4, 3 and 3 rounds, each ending with production and feeding. After the third production the points are counted.

underwater-cities-lesson-summary = You played two rounds, six turns. You have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } ({ $connected } connected), { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    }, { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    } and { $cards ->
        [one] { $cards } claimed card
       *[other] { $cards } claimed cards
    }.
underwater-cities-lesson-next = Next time: plan the matches of a whole round, have two tunnels and two farms before the first production, and see where your metropolises lie.

underwater-cities-lesson-box-1 = The rulebook does not show all the cards. What it gives is used exactly, the rest is our own; each card says where it comes from.
underwater-cities-lesson-box-2 = Space and card are chosen together; you are asked for an order only where it matters.
underwater-cities-lesson-box-3 = You are offered only spaces that you can use in some way; click a dim one to see why you cannot.
underwater-cities-lesson-box-4 = Production and feeding happen by themselves, shown step by step; you are asked where there is a choice.
underwater-cities-lesson-box-5 = You can undo until a card is drawn. Choose the side of the main board, contracts, expert boards or solo in the set-up.

## The aim of a moment, in the first rounds of a first game; by the kind of the decision.

underwater-cities-moment-keep = Keep cards of different colours that build or pay.
underwater-cities-moment-turn = { underwater-cities-moment-place }
underwater-cities-moment-place = Match the colours, and get a tunnel and a second city early.
underwater-cities-moment-discarddown = Give away what you will not play this round.
underwater-cities-moment-blocks = First the one that pays for the other.

## The icons on its pieces, for the legend.

underwater-cities-icon-steelplast = Steelplast: for cities, tunnels and laboratories
underwater-cities-icon-or = Or: you choose one of the two
underwater-cities-icon-coin = Credit: pays for building and for special cards
underwater-cities-icon-action = Action card: once per era
underwater-cities-icon-kelp = Kelp: food for cities
underwater-cities-icon-instant = Instant: happens once
underwater-cities-icon-science = Science: pays for upgrades
underwater-cities-icon-card = Card: you draw this many
underwater-cities-icon-biomass = Biomass: stands in for kelp or steelplast
underwater-cities-icon-upgrade = Upgrade: a structure produces more, for 1 science
underwater-cities-icon-farm = Farm: produces kelp
underwater-cities-icon-desalination = Desalination plant: produces credits
underwater-cities-icon-laboratory = Laboratory: produces science
underwater-cities-icon-tunnel = Tunnel: connects cities with your start city
underwater-cities-icon-clone = Action space: one tile each round, and its action is yours
underwater-cities-icon-permanent = Permanent: works for the rest of the game
underwater-cities-icon-production = Production: works after each era
underwater-cities-icon-plus = Build: you may build this
underwater-cities-icon-structure = Structure: any building or tunnel
underwater-cities-icon-step = Federation: your marker moves this many steps on its track
underwater-cities-icon-building = Building: a farm, desalination plant or laboratory
underwater-cities-icon-point = Point: most points win
underwater-cities-icon-next = Then: what follows if you do the first
underwater-cities-icon-symbiotic = Symbiotic city: a city that gives 2 points in each production
underwater-cities-icon-city = City: up to three buildings work at it, and it scores at the end
underwater-cities-icon-hand = Hand limit: you may hold this many more cards
underwater-cities-icon-exchange = Different resources: you choose which
underwater-cities-icon-clock = Once per turn: the card can be used this often
underwater-cities-icon-final = Final scoring: counts at the end of the game
underwater-cities-icon-metropolis = Metropolis: tunnels connect it, and it pays at once or at the end
underwater-cities-icon-ready = Ready: an action card can be used once more
underwater-cities-icon-special = Special card: strong, and costs credits when played
underwater-cities-icon-contract = Government contract: whoever meets it first is rewarded

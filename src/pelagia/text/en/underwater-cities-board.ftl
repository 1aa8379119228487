# The board of Underwater Cities in the terminal. Words are as short as they can be.

terminal-automaton-underwater-cities = Blockers
terminal-greeting-underwater-cities = Underwater Cities: build a network of domed cities on the sea floor, and feed it.
terminal-primer-underwater-cities =
    Three eras with 4, 3 and 3 rounds. In each round you take three turns:
      Place   Choose an action space and play a card to it.
      Match   If both have the same colour, you may use the card too.
      Draw    At the end of the turn you draw a card.
    After each era all that is connected to your start city produces, and every city eats 1 kelp. Cities with different buildings, metropolises and scoring cards count in the end. Most points win.

terminal-uc-era = Era { $era }, round { $n } of { $of }
terminal-uc-order = Order { $names }
terminal-uc-supply = { $tunnels } tunnels, { $white } white and { $violet } violet domes, { $deck } cards
terminal-uc-unlimited = endless
terminal-uc-track = Federation
terminal-uc-below = below
terminal-uc-clone-free = cloning tile free
terminal-uc-clone-taken = cloning tile: { $name }
terminal-uc-special = Special
terminal-uc-deck = (top of { $n })
terminal-uc-contracts = Contracts
terminal-uc-hand = cards { $n } of { $limit }
terminal-uc-your-hand = Your hand
terminal-uc-your-looking = Cards you look at
terminal-uc-kelp = kelp
terminal-uc-steel = steel
terminal-uc-sci = sci
terminal-uc-cred = cred
terminal-uc-bio = bio
terminal-uc-cities = { $n } of { $all } cities connected
terminal-uc-count = { $name } { $n } ({ $up } upgraded)
terminal-uc-metropolises = metropolises { $names }
terminal-uc-coloured = { $name } ({ $colour })
terminal-uc-card = { $name }: { $type }, { $colour }, { $source }
terminal-uc-card-alone = { $name }: { $type }, { $source }
terminal-uc-piece = { $name }: { $source }
terminal-uc-scoring = Final scoring
terminal-uc-step-before = Points so far
terminal-uc-step-brown = Brown metropolis
terminal-uc-step-cards = Final scoring cards
terminal-uc-step-network = Network
terminal-uc-step-resources = Resources, 4 for a point
terminal-uc-step-total = Total
terminal-uc-step-place = Place
terminal-uc-legend =
    A2{ $ordinary }fD3x  city site with an ordinary city, a farm (f), an upgraded plant (D), an empty site 3, an expansion site x
    { $symbiotic } symbiotic city   ({ $ordinary } not connected   f farm  d desalination plant  l laboratory, capitals: upgraded
    { $tunnel } tunnel   { $upgraded } upgraded tunnel   (M03) metropolis not connected   (U19) used action card   { $point } points

## Action spaces

terminal-uc-space-s0 = 2 cards, 2 credits
terminal-uc-space-s1 = science, steelplast, kelp
terminal-uc-space-s2 = 1-2 tunnels
terminal-uc-space-s3 = action card; special card
terminal-uc-space-s4 = city and building
terminal-uc-space-s5 = 2 science, or 1-3 upgrades
terminal-uc-space-s6 = 1-2 farms
terminal-uc-space-s7 = tunnel and city
terminal-uc-space-s8 = 2 steelplast, kelp
terminal-uc-space-s9 = 1-2 laboratories
terminal-uc-space-s10 = action card; build and upgrade
terminal-uc-space-s11 = 2 steps
terminal-uc-space-s12 = 1-2 plants
terminal-uc-space-s13 = city, or kelp
terminal-uc-space-s14 = action card; steelplast
terminal-uc-space-s15 = tunnel, or step, 2 cards, credit
terminal-uc-space-n1 = action card; 2 different resources
terminal-uc-space-n2 = 1-2 farms, or 1-2 laboratories
terminal-uc-space-n3 = tunnel; action card
terminal-uc-space-n4 = special card
terminal-uc-space-n5 = city
terminal-uc-space-n6 = 2 cards; upgrade, or kelp

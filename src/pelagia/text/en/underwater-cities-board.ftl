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

# Flotilla in the terminal. Words that stand on the board are as short as they can be.

cli-game-flotilla = Dive, trade and explore with your ships, then join the floating city when the time is right; most points win.
terminal-greeting-flotilla = Flotilla: sail and dive on a drowned world, then join the floating city, or never do.
terminal-primer-flotilla =
    Every turn you play one card: it sails your ships (Sinkside) or brings an income (Skyside), then does what it says.
      Captain   takes your cards back into your hand; with it you may switch to the Skyside, once and for good.
      Speaker   influence: steps on the rings of the guilds, each with a bonus.
      Trader    buys and sells resources, ships, and outposts, which score goals.
      Founder   Sinkside: places ocean tiles. Skyside: builds them into a city.
      Delver    Sinkside: dives for resources, survivors and trouble. Skyside: research.
      Student   copies the top card of another player on your side.
    Points come from a common pool. When it is empty, this round and one more are played. Then money, stock, toxicity and seals count. Most points win.

terminal-fl-dock = dock
terminal-fl-unloading = unload
terminal-fl-ship = s
terminal-fl-round = Round { $n }
terminal-fl-last-round = ends after round { $n }
terminal-fl-pool = Pool { $n }
terminal-fl-survivors = Survivors
terminal-fl-milestone = M
terminal-fl-crew-field = C
terminal-fl-sonar = Sonar
terminal-fl-docks = Dock places
terminal-fl-bags = { $tiles } tiles, { $artefacts } artefacts in the bags
terminal-fl-guild = Guild
terminal-fl-dial = Dial
terminal-fl-price = Price
terminal-fl-stack = Crew
terminal-fl-hub = Hub
terminal-fl-ring = Your disc
terminal-fl-seals = Seals
terminal-fl-give-seal = seal
terminal-fl-give-recruit = crew
terminal-fl-give-drawtile = tile
terminal-fl-give-resource = resource
terminal-fl-give-survivor = survivor
terminal-fl-goals = Goals, { $side }
terminal-fl-in-play = In play
terminal-fl-looking = Drawn
terminal-fl-taken = Taken
terminal-fl-unscored = Would score
terminal-fl-heap = Symbols
terminal-fl-dice = Dice
terminal-fl-joker = joker
terminal-fl-breakthrough = breakthrough
terminal-fl-stock = Stock
terminal-fl-toxicity = Toxicity
terminal-fl-outposts = Outposts
terminal-fl-ships = Ships
terminal-fl-tiles = Tiles
terminal-fl-rings = Rings
terminal-fl-crew = Cards
terminal-fl-topside = Topside
terminal-fl-artefacts = Artefacts
terminal-fl-tile-stock = Tile stock
terminal-fl-hand = Hand
terminal-fl-sail = Sail { $n }.
terminal-fl-income = Income { $n }.
terminal-fl-scoring = Final scoring
terminal-fl-total = Total
terminal-fl-place = Place
terminal-fl-about-starter = { $name }: starter crew, { $source }
terminal-fl-about-crew = { $name }: crew card of the { $guild }, level { $level }, { $source }
terminal-fl-about-artefact = { $name }: artefact of the { $guild }, { $source }
terminal-fl-about-goal = { $name }: goal, { $source }
terminal-fl-about-tile = { $name }: ocean tile, { $source }
terminal-fl-legend =
    { $point } VP  { $coin } money  { $final } VP if the game ended now     Y G R B: yellow, green, red, blue     Rings and seals 2-0-1-0: in the order of the guilds
    Toxicity 2/3: field 2 of the scoring track, field 3 of the upper one     Cards 4+2: in hand and in the discard pile
    On the map: Y13 ~~ tile and depth (~ shallow, ~~ reef, ~~~ deep), { $damage } depleted; y3 yellow arc at corner 3; { $free } build site, { $used } outpost; { $ship }12 ships 1 and 2
    In a city: Y14 012 land edges (* all), B building, n5 sonar station at corner 5
    Edge 0 points down left, edge 1 down right, then on around: 2 right, 3 up right, 4 up left, 5 left. Corner 0 lies between edges 0 and 1
    Row 3, hex 2: rows are counted from the top of the map, their hexes from the left

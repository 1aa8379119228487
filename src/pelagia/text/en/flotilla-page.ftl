# The table of Flotilla on the page. Terms are those of docs/rules/flotilla.md, section 1.

## What the others are doing, by the section of the rules that explains it

flotilla-page-doing-turn = crew cards
flotilla-page-doing-sailing = sailing and unloading
flotilla-page-doing-influence = influence
flotilla-page-doing-market = transactions
flotilla-page-doing-outposts = outposts and goals
flotilla-page-doing-exploring = exploring
flotilla-page-doing-diving = diving
flotilla-page-doing-survivors = survivors
flotilla-page-doing-switching = switching to the Skyside?
flotilla-page-doing-building = building
flotilla-page-doing-research = research

## The table

flotilla-page-zone-sinkside = The sea of { $seat }
flotilla-page-zone-skyside = The city of { $seat }
flotilla-page-hub = Hub
flotilla-page-hex = Hex { $hex }: { $what }
flotilla-page-empty = empty
flotilla-page-dock = dock, where new ships appear
flotilla-page-dock-word = dock
flotilla-page-unloading = unloading hex, where cargo becomes stock
flotilla-page-unloading-word = unload
flotilla-page-turn = Turned { $n } × 60°
flotilla-page-piece = Land piece { $n }
flotilla-page-ship = Ship { $n }, cargo: { $cargo }
flotilla-page-ring = Influence ring of the { $guild }
flotilla-page-field = { $guild }, field { $field }: { $who }
flotilla-page-dial = Guild dial of the { $guild }: { $n }
flotilla-page-price = Price in the market, { $colour }: { $n }
flotilla-page-row = Hub row of the { $guild }, artefacts: { $n }
flotilla-page-banner = Seals on the banner of the { $guild }: { $seals }
flotilla-page-no-crew = no crew left
flotilla-page-points = Victory points: { $n }
flotilla-page-money = Money: { $n }
flotilla-page-stock = Stock, { $colour }: { $n }
flotilla-page-toxicity = Toxicity: { $n } (scoring track field { $field }, now { $points } VP; upper track { $upper })
flotilla-page-ships = Ships in play: { $n }, in reserve: { $left }
flotilla-page-outposts = Outposts left: { $left }, the next costs { $price }; floating: { $floating }
flotilla-page-seals = Seals left: { $left }
flotilla-page-artefacts = Artefacts found: { $n }
flotilla-page-heap = Symbols of the dive
flotilla-page-safe = no toxicity, no depletion
flotilla-page-dice = Research dice
flotilla-page-die = Die { $n }: { $what }, money { $money }, breakthroughs { $breakthroughs }
flotilla-page-joker = joker
flotilla-page-breakthroughs = Breakthroughs: { $n }
flotilla-page-drawn = Drawn tiles
flotilla-page-tiles = Tile stock
flotilla-page-goals = Goals, { $side }
flotilla-page-round = Round { $n }
flotilla-page-end = ends after round { $n }
flotilla-page-pool = Victory points in the pool: { $n }
flotilla-page-bags = In the bags: tiles { $tiles }, artefacts { $artefacts }
flotilla-page-survivors = Survivor ring: field { $n }, fields in all { $of }
flotilla-page-sonar = Sonar track: field { $n }
flotilla-page-docks = Dock tile, free places: { $n }
flotilla-page-discard = Discard pile
flotilla-page-others = The other players
flotilla-page-enlarge = Enlarge the zone of { $seat }
flotilla-page-sources = Points by source
flotilla-page-total = Total

flotilla-board-tab-sea = Sea
flotilla-board-tab-guilds = Guilds
flotilla-board-tab-own = Mine
flotilla-board-tab-others = Others

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
flotilla-page-hex = { $where }: { $what }
flotilla-page-empty = empty
flotilla-page-depleted = depleted
flotilla-page-dock = dock, where new ships appear
flotilla-page-dock-word = dock
flotilla-page-unloading = unloading hex, where cargo becomes stock
flotilla-page-unloading-word = unload
flotilla-page-neutral = starter tile, neutral land that joins settlements
flotilla-page-site-free = free build site
flotilla-page-site-used = build site with an outpost
flotilla-page-turn = Turned { $n } × 60°
flotilla-page-piece = Land piece { $n }
flotilla-page-ship = Ship { $n }, cargo: { $cargo }
flotilla-page-ring = Influence ring of the { $guild }
flotilla-page-field = { $guild }, field { $field }: { $bonus } Discs here: { $who }
flotilla-page-dial = Guild dial of the { $guild }: { $n }
flotilla-page-price = Price in the market, { $colour }: { $n }, field { $field } of { $fields }.
flotilla-page-price-down = One sold: { $n } from the next turn on.
flotilla-page-price-low = One sold: off the low end, 1 VP, and the price stays.
flotilla-page-price-up = One bought: { $n } from the next turn on.
flotilla-page-price-high = One bought: off the high end, 2 VP, and the price stays.
flotilla-page-row = Hub row of the { $guild }, artefacts: { $n }. It pays: { $pays }
flotilla-page-banner = Seals on the banner of the { $guild }: { $seals }
flotilla-page-left = { $n } left
flotilla-page-no-crew = no crew left
flotilla-page-points = Victory points: { $n }
flotilla-page-money = Money: { $n }
flotilla-page-stock = Stock, { $colour }: { $n }
flotilla-page-toxicity = Toxicity: { $n } (scoring track field { $field }, now { $points } VP; upper track { $upper })
flotilla-page-scoring = Toxicity scoring track, VP by field from 0 on: { $values }; marker on field { $field }
flotilla-page-ships = Ships in play: { $n }, in reserve: { $left }
flotilla-page-outposts = Outposts left: { $left }; floating: { $floating }
flotilla-page-outpost-next =
    { $surcharge ->
        [0] The next costs { $price }
       *[other] The next costs { $price }, with a surcharge of { $surcharge }: no build site is free
    }
flotilla-page-ladder = Prices of all outposts in order: { $prices }; built: { $n }
flotilla-page-seals = Seals left: { $left }
flotilla-page-artefacts = Artefacts found: { $n }
flotilla-page-word-toxicity = toxicity
flotilla-page-word-ships = ships
flotilla-page-word-outposts = outposts
flotilla-page-word-seals = seals
flotilla-page-word-artefacts = artefacts
flotilla-page-heap = Symbols of the dive
flotilla-page-safe = no toxicity, no depletion
flotilla-page-dice = Research dice
flotilla-page-die = Die { $n }: { $what }. All its faces: { $faces }
flotilla-page-breakthroughs = Breakthroughs: { $n }
flotilla-page-drawn = Drawn tiles
flotilla-page-taken = Taken tiles, placed in this order
flotilla-page-unscored = would score { $n } VP
flotilla-page-offer = empty, at most { $n } VP for all tiles built now
flotilla-page-tiles = Tile stock
flotilla-page-each = for each { $what }
flotilla-page-goals = Goals, { $side }
flotilla-page-round = Round { $n }
flotilla-page-end = ends after round { $n }
flotilla-page-pool = Victory points in the pool: { $n }
flotilla-page-pool-word = in the pool
flotilla-page-bags = In the bags: tiles { $tiles }, artefacts { $artefacts }
flotilla-page-survivors = Survivor ring: field { $n }, fields in all { $of }
flotilla-page-rescue = next rescue
flotilla-page-sonar-each = each sonar symbol
flotilla-page-bag = in the bags
flotilla-page-sonar = Sonar track
flotilla-page-sonar-field = Sonar track, field { $n }. Each sonar symbol of a dive:
flotilla-page-sonar-here = Sonar track, field { $n }, where the marker is. Each sonar symbol of a dive:
flotilla-page-sonar-die = Roll one more die of the same kind.
flotilla-page-sonar-enters = Whoever moves the marker here gains { $n } VP.
flotilla-page-docks = Dock tile, free places: { $n }
flotilla-page-join = Join the Flotilla
flotilla-page-join-brings =
    { $ships ->
        [one] Your ship is sold for { $n } money.
       *[other] Your { $ships } ships are sold at { $price }: { $n } money.
    }
flotilla-page-join-stock =
    { $tiles ->
        [0] You have no tiles for your stock yet.
        [one] Your tile becomes your stock; you may build it at once.
       *[other] Your { $tiles } tiles become your stock; build up to { $builds } of them at once.
    }
flotilla-page-join-good = Income instead of sailing, a city instead of a sea, new goals. There is no way back.
flotilla-page-join-by = with your Captain, for good
flotilla-page-arrival = You are now a Skysider
flotilla-page-arrival-more = Cards bring income instead of sailing. Build your city from the tiles of your stock.
flotilla-page-discard = Discard pile
flotilla-page-discard-word = Discards
flotilla-page-sources = Points by source
flotilla-page-sums = Points
flotilla-page-total = Total

flotilla-board-tab-sea = Sea
flotilla-board-tab-sea-skyside = City
flotilla-board-tab-guilds = Guilds
flotilla-board-tab-own = Mine

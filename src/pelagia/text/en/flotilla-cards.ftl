# Flotilla: what stands on its pieces. Terms are those of docs/rules/flotilla.md, section 1; titles and sentences those of section 22.

## Words

flotilla-side-sinkside = Sinkside
flotilla-side-skyside = Skyside

flotilla-guild-speakers = Speakers
flotilla-guild-traders = Traders
flotilla-guild-founders = Founders
flotilla-guild-delvers = Delvers

# building: what stands in districts of this colour; tile: a tile of this colour; icon: its icon
flotilla-colour-yellow = yellow
    .icon = yellow
    .building = refinery
    .tile = yellow tile
    .tiles = yellow tiles
flotilla-colour-green = green
    .icon = green
    .building = greenhouse
    .tile = green tile
    .tiles = green tiles
flotilla-colour-red = red
    .icon = red
    .building = habitat
    .tile = red tile
    .tiles = red tiles
flotilla-colour-blue = blue
    .icon = blue
    .building = factory
    .tile = blue tile
    .tiles = blue tiles

flotilla-depth-shallow = shallow
    .tile = shallow tile
    .tiles = shallow tiles
flotilla-depth-reef = reef
    .tile = reef tile
    .tiles = reef tiles
flotilla-depth-deep = deep
    .tile = deep tile
    .tiles = deep tiles

flotilla-arc-none = no arc
    .kind = none
flotilla-arc-yellow = yellow arc
flotilla-arc-red = red arc
flotilla-arc-violet = violet arc

flotilla-tile-yellow = Yellow Tile { CODE($id) }
flotilla-tile-green = Green Tile { CODE($id) }
flotilla-tile-red = Red Tile { CODE($id) }
flotilla-tile-blue = Blue Tile { CODE($id) }

## Crew

flotilla-crew-captain = Captain
flotilla-crew-student = Student
flotilla-crew-speaker = Speaker
flotilla-crew-trader = Trader
flotilla-crew-founder = Founder
flotilla-crew-delver = Delver
flotilla-crew-s1 = Town Crier
flotilla-crew-s2 = Envoy
flotilla-crew-s3 = Recruiter
flotilla-crew-s4 = Radio Operator
flotilla-crew-s5 = Mediator
flotilla-crew-s6 = Translator
flotilla-crew-s7 = Tribune
flotilla-crew-s8 = Ambassador
flotilla-crew-s9 = Chronicler
flotilla-crew-s10 = High Councillor
flotilla-crew-t1 = Peddler
flotilla-crew-t2 = Shipwright
flotilla-crew-t3 = Importer
flotilla-crew-t4 = Broker
flotilla-crew-t5 = Quartermaster
flotilla-crew-t6 = Wholesaler
flotilla-crew-t7 = Smuggler
flotilla-crew-t8 = Master Builder
flotilla-crew-t9 = Banker
flotilla-crew-t10 = Auctioneer
flotilla-crew-f1 = Surveyor
flotilla-crew-f2 = Pioneer
flotilla-crew-f3 = Cartographer
flotilla-crew-f4 = Carpenter
flotilla-crew-f5 = Settler
flotilla-crew-f6 = Architect
flotilla-crew-f7 = Harbour Master
flotilla-crew-f8 = Archaeologist
flotilla-crew-f9 = Hydraulic Engineer
flotilla-crew-f10 = City Planner
flotilla-crew-d1 = Dredge Operator
flotilla-crew-d2 = Clinician
flotilla-crew-d3 = Lifeguard
flotilla-crew-d4 = Lab Assistant
flotilla-crew-d5 = Sponge Diver
flotilla-crew-d6 = Deep Diver
flotilla-crew-d7 = Radiologist
flotilla-crew-d8 = Sonar Technician
flotilla-crew-d9 = Professor
flotilla-crew-d10 = Inventor

## Artefacts

flotilla-artefact-as1 = Megaphone
flotilla-artefact-as2 = Printing Press
flotilla-artefact-as3 = World Flag
flotilla-artefact-as4 = Gramophone
flotilla-artefact-at1 = Rocket Drive
flotilla-artefact-at2 = Cash Register
flotilla-artefact-at3 = Scales
flotilla-artefact-at4 = Atlas
flotilla-artefact-af1 = Blueprint
flotilla-artefact-af2 = Statue
flotilla-artefact-af3 = Toolbox
flotilla-artefact-af4 = Seed Vault
flotilla-artefact-ad1 = Submarine
flotilla-artefact-ad2 = Diving Bell
flotilla-artefact-ad3 = Geiger Counter
flotilla-artefact-ad4 = Microscope

## Goals. Each kind has two sides; where they have the same title, it stands once.

flotilla-goal-z01 = Shoals / Refinery Quarter
flotilla-goal-z01-sinkside = Shoals
flotilla-goal-z01-skyside = Refinery Quarter
flotilla-goal-z02 = Reefs / Greenhouse Quarter
flotilla-goal-z02-sinkside = Reefs
flotilla-goal-z02-skyside = Greenhouse Quarter
flotilla-goal-z03 = Abyss / Habitat Quarter
flotilla-goal-z03-sinkside = Abyss
flotilla-goal-z03-skyside = Habitat Quarter
flotilla-goal-z04 = Anchorages / Factory Quarter
flotilla-goal-z04-sinkside = Anchorages
flotilla-goal-z04-skyside = Factory Quarter
flotilla-goal-z05 = Fleet / Skyline
flotilla-goal-z05-sinkside = Fleet
flotilla-goal-z05-skyside = Skyline
flotilla-goal-z06 = Full Stores / Building Plots
flotilla-goal-z06-sinkside = Full Stores
flotilla-goal-z06-skyside = Building Plots
flotilla-goal-z07 = Great Crew
flotilla-goal-z07-sinkside = Great Crew
flotilla-goal-z07-skyside = Great Crew
flotilla-goal-z08 = Reputation
flotilla-goal-z08-sinkside = Reputation
flotilla-goal-z08-skyside = Reputation
flotilla-goal-z09 = Chain of Outposts
flotilla-goal-z09-sinkside = Chain of Outposts
flotilla-goal-z09-skyside = Chain of Outposts
flotilla-goal-z10 = Exhausted Waters / Great Settlement
flotilla-goal-z10-sinkside = Exhausted Waters
flotilla-goal-z10-skyside = Great Settlement
flotilla-goal-z11 = Museum / Listening Post
flotilla-goal-z11-sinkside = Museum
flotilla-goal-z11-skyside = Listening Post

## Lines of the text of a piece

flotilla-line-sinkside-points = Sinkside: Sail { $n }.
flotilla-line-sinkside = Sinkside: { $what }
flotilla-line-skyside-points = Skyside: Income { $n }.
flotilla-line-skyside = Skyside: { $what }
flotilla-line-sea =
    Sinkside: { $depth }, { $colour }{ $toxicity ->
        [0] {""}
       *[other] , toxicity { $toxicity }
    }{ $island ->
        [0] {""}
       *[other] , island with a build site
    }{ FORM($arc, "kind") ->
        [none] {""}
       *[arc] , { $arc }
    }.
flotilla-line-city =
    Skyside: costs { $cost } { $colour }; { $pattern ->
        [F] land on all edges
        [E] land on 5 edges in a row
        [D] land on 4 edges in a row
        [C] land on 3 edges in a row
        [A] land on every other edge
        [B] land on two opposite pairs of edges, joined
        [S] two pieces of land with 2 edges each
       *[H] two pieces of land with 1 and 3 edges
    }{ $building ->
        [0] {""}
       *[other] , { FORM($colour, "building") }
    }{ $site ->
        [0] {""}
       *[other] , build site
    }{ $station ->
        [0] {""}
       *[other] , sonar station
    }.
flotilla-line-goal-sinkside = Sinkside, { $title }: { $a }, { $b } or { $c } VP for each { $what }.
flotilla-line-goal-skyside = Skyside, { $title }: { $a }, { $b } or { $c } VP for each { $what }.
flotilla-line-artefact = When discovered: { $what }

## What cards, rings, artefacts and tracks do: whole sentences

flotilla-money = Gain { $n } money.
    .kind = sentence
flotilla-vp = Gain { $n } VP.
    .kind = sentence
flotilla-resource =
    { $n ->
        [one] Take { $n } resource of any colour into stock.
       *[other] Take { $n } resources of any colour into stock.
    }
    .kind = sentence
flotilla-influence =
    { $n ->
        [one] Gain { $n } influence, in any guild.
       *[other] Gain { $n } influence, in any guilds.
    }
    .kind = sentence
flotilla-influence-same = Gain { $n } influence, all in one guild.
    .kind = sentence
flotilla-influence-diff = Gain { $n } influence, each in another guild.
    .kind = sentence
flotilla-influence-in = Gain { $n } influence with the { $guild }.
    .kind = sentence
flotilla-seal = Place a seal with the { $guild }.
    .kind = sentence
flotilla-seal-any = Place a seal with any guild.
    .kind = sentence
flotilla-recruit = Take the top crew card of the { $guild }.
    .kind = sentence
flotilla-recruit-any = Take the top crew card of any guild.
    .kind = sentence
flotilla-trade =
    { $n ->
        [one] Up to { $n } transaction.
       *[other] Up to { $n } transactions.
    }{ $sell ->
        [0] {""}
       *[other] {" "}Each sale pays { $sell } more.
    }{ $buy ->
        [0] {""}
       *[other] {" "}Each purchase costs { $buy } less (at least 1).
    }{ $ship ->
        [0] {""}
       *[other] {" "}Ships cost { $ship } less.
    }{ $outpost ->
        [0] {""}
       *[other] {" "}Outposts cost { $outpost } less.
    }{ $floating ->
        [0] {""}
       *[other] {" "}No surcharge for floating outposts.
    }
    .kind = sentence
flotilla-explore =
    { $drawn ->
        [one] Draw { $drawn } tile, place up to { $placed }.
       *[other] Draw { $drawn } tiles, place up to { $placed }.
    }{ flotilla-clean }
    .kind = sentence
flotilla-draw =
    { $n ->
        [one] Draw { $n } tile into your stock.
       *[other] Draw { $n } tiles into your stock.
    }{ flotilla-clean }
    .kind = sentence
# Empty unless the tiles are clean.
flotilla-clean =
    { $clean ->
        [0] {""}
       *[other] {" "}The drawn tiles give no toxicity.
    }
flotilla-draw-tile = Draw a tile (Sinkside: place it; Skyside: keep it).
    .kind = sentence
flotilla-build =
    { $n ->
        [one] Build up to { $n } tile.
       *[other] Build up to { $n } tiles.
    }{ $discount ->
        [0] {""}
        [one] {" "}Each costs { $discount } resource less.
       *[other] {" "}Each costs { $discount } resources less.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}Each scores { $bonus } VP more.
    }
    .kind = sentence
flotilla-dive =
    { $shallow ->
        [0] { $reef ->
            [0] { $deep ->
                [0] Dive.
               *[other] Dive with extra dice: { $deep } deep.
            }
           *[other] Dive with extra dice: { $reef } reef{ flotilla-dive-deep }.
        }
       *[other] Dive with extra dice: { $shallow } shallow{ flotilla-dive-reef }{ flotilla-dive-deep }.
    }{ $safe ->
        [0] {""}
       *[other] {" "}Ignore toxicity and depletion symbols.
    }
    .kind = sentence
flotilla-dive-reef =
    { $reef ->
        [0] {""}
       *[other] , { $reef } reef
    }
flotilla-dive-deep =
    { $deep ->
        [0] {""}
       *[other] , { $deep } deep
    }
flotilla-research =
    { $n ->
        [one] Roll { $n } research die.
       *[other] Roll { $n } research dice.
    }{ $reroll ->
        [0] {""}
        [one] {" "}You may reroll a die once.
       *[other] {" "}Reroll a die up to { $reroll } times.
    }
    .kind = sentence
flotilla-survivor =
    { $n ->
        [one] Rescue { $n } survivor.
       *[other] Rescue { $n } survivors.
    }
    .kind = sentence
flotilla-toxicity = Gain { $n } toxicity.
    .kind = sentence
flotilla-cleanse =
    { $n ->
        [one] Move your toxicity marker back { $n } field.
       *[other] Move your toxicity marker back { $n } fields.
    }
    .kind = sentence
flotilla-purify = Improve your toxicity scoring by one field.
    .kind = sentence
flotilla-dial = Raise any guild dial by 1.
    .kind = sentence
flotilla-sail = Sail { $n }.
    .kind = sentence
flotilla-unload-all = Unload all your ships.
    .kind = sentence
flotilla-ship = Gain a ship (else 12 money).
    .kind = sentence
flotilla-artefact = Discover an artefact.
    .kind = sentence
flotilla-sonar = Advance the sonar track.
    .kind = sentence
flotilla-gather = Take your discard pile and this card back into your hand.
    .kind = sentence
flotilla-may-switch = You may switch to the Skyside.
    .kind = sentence
flotilla-copy = Copy the topside card of an opponent on your side.
    .kind = sentence
flotilla-topside = an opponent on your side has a topside card of the { $guild }
flotilla-retire = You may retire this card: { $parts }
    .kind = sentence
flotilla-discard-crew =
    { $n ->
        [one] Discard up to { $n } further card of the { $guild }; for each: { $part }
       *[other] Discard up to { $n } further { $guild }; for each: { $part }
    }
    .kind = sentence

## What goals and cards count, after "for each"

flotilla-depth-tiles = { FORM($depth, "tile") } in your sea
    .many = { FORM($depth, "tiles") } in your sea
flotilla-colour-tiles = { FORM($colour, "tile") } in your city
    .many = { FORM($colour, "tiles") } in your city
flotilla-build-sites = build site of yours, used or free
    .many = build sites of yours, used or free
flotilla-fleet = ship of yours in play
    .many = ships of yours in play
flotilla-stock-colours = colour in your stock
    .many = colours in your stock
flotilla-buildings = building in your city
    .many = buildings in your city
flotilla-guild-crew = guild crew card of yours
    .many = guild crew cards of yours
flotilla-banner-seals = seal of yours on the banners
    .many = seals of yours on the banners
flotilla-outposts = outpost built
    .many = outposts built
flotilla-sold = resource sold
    .many = resources sold
flotilla-bought = resource bought
    .many = resources bought
flotilla-depleted-tiles = depleted tile in your sea
    .many = depleted tiles in your sea
flotilla-settlement = tile in your largest settlement
    .many = tiles in your largest settlement
flotilla-found-artefacts = artefact found
    .many = artefacts found
flotilla-stations = sonar station in your city
    .many = sonar stations in your city

## Flotilla: what every content needs

flotilla-check-among = `{ $field }` is “{ $value }”, but must be one of { $known }
flotilla-check-special = the Captain must gather, on the Sinkside also switch, and stay in the game; the Student only copies; no other card may do this
flotilla-check-arrow = the arrow must lead from one field of the ring to a later one
flotilla-check-places = for { $n } players there must be { $n } places on the dock tile, and at least two fields on the survivor ring
flotilla-check-length = there are { $n } numbers, but must be { $wanted }
flotilla-check-word = `{ $word }` is not possible here: it belongs to the other side of the game, or would never end

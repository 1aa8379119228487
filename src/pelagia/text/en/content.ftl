# What is wrong with a content pack. Each is the rest of a sentence that begins with the place, without a full stop.

content-did-you-mean = { $what } (did you mean `{ $near }`?)

## Effects

content-unreadable = `{ $source }` cannot be read; look for a missing bracket or comma
content-unknown-word = unknown word `{ $word }`
content-needs-brackets = `{ $word }` needs brackets, as in `{ $word }(...)`
content-no-call = `{ $word }` takes no brackets
content-not-allowed = `{ $part }` is not allowed; use only words of the game, whole numbers, `3 * count(...)` and `count(...) >= 3`
content-not-counted = `{ $part }` cannot be counted; write `3 * count(...)` or `count(...) >= 3`
content-too-many =
    { $most ->
        [0] `{ $word }` takes nothing in its brackets
        [one] `{ $word }` takes only { $most } thing in its brackets
       *[other] `{ $word }` takes only { $most } things in its brackets
    }
content-unknown-argument = there is no `{ $word } = ...` in these brackets
content-argument-twice = `{ $name }` appears twice in the brackets of `{ $word }`
content-missing-argument = `{ $word }` needs `{ $name }` in its brackets
content-wrong-kind = `{ $part }` is in a place that needs { $wanted }

content-kind-or = { $a } or { $b }
content-kind-int = a whole number
content-kind-str = a text in quotation marks
content-kind-list = a list in square brackets
content-kind-numbers = a list of whole numbers such as [2, 1]
content-kind-effect = an effect such as `coins(3)`
content-kind-number = a number that is counted, such as `count(CRAB)`
content-kind-condition = a condition such as `count(CRAB) >= 2`
content-kind-group = a group such as `CRAB`
content-kind-final = a box of final scoring such as `final(points=3)`
content-kind-plantbonus = `plant_bonus(...)`
content-kind-bool = `True` or `False`
content-kind-effects = a list of effects in quotation marks, such as ["money(3)", "trade(5)"]
content-kind-guild = a guild such as `SPEAKERS`
content-kind-colour = a colour such as `YELLOW`
content-kind-depth = a depth such as `REEF`
content-kind-faces = a list of six faces such as ["R", "RX", "N", "X", "RV", "R"]
content-kind-research = a list of six faces such as ["SPEAKERS 2", "TRADERS b", "joker", ...]

## Files

content-no-folder = there is no such folder
content-no-file = the file is missing, or it is not readable text (UTF-8)
content-bad-toml = the file is not TOML: { $why }
content-bad-name = “{ $name }” cannot be the name of a pack; it has 1 to { $most } characters and no “@”
content-wrong-game = the pack is for “{ $game }”, not for “{ $wanted }”
content-unknown-base = there is no base “{ $word }”, only “box” and “empty”
content-unknown-table = there is no table `{ $word }`, only { $tables }
content-single-brackets = write [[{ $word }]] with two brackets on each side
content-unknown-field = there is no field `{ $word }`
content-unknown-deck = there is no deck “{ $word }”
content-unknown-group = there is no group “{ $word }”
content-unknown-piece = the box has no “{ $word }”; a piece in a pack replaces one of the box
content-unknown-depth = there is no depth “{ $word }”
content-unknown-arc = there is no arc “{ $word }”
content-wrong-type = the field `{ $field }` must be { $wanted }
content-missing-field = the field `{ $field }` is missing
content-twice = `{ $id }` is already in { $file }

## New Eden: what every content needs

new-eden-check-identifier = an identifier is a capital letter and up to 7 more capital letters and digits
new-eden-check-same-identifier = this identifier is used twice
new-eden-check-special = this card has no deck and belongs to the group { $group }
new-eden-check-never-placed = this card is never placed, so it cannot have `on_place`
new-eden-check-deck = this card needs a deck, one of { $known }
content-check-source = the source is “{ $source }”, but must be one of { $known }
new-eden-check-no-title = only R01 to R15 are research from the rulebook; write source = "public" or "designed"
new-eden-check-wrong-field = a card of the group { $group } cannot have `{ $field }`
new-eden-check-missing-field = a card of the group { $group } needs `{ $field }`
new-eden-check-slots = the card has { $n } slots, but must have { $least } to { $most }
new-eden-check-bottles = an oxygen card has one or two bottles with numbers from { $least } to { $most }
new-eden-check-yard = a shipyard needs `deeples(...)` in its `on_place`
new-eden-check-no-effect = this research does nothing
new-eden-check-staffed = `staffed({ $group })` counts nothing; only CRAB, MUSSEL and KRAKEN are staffed
new-eden-check-parts = `seq`, `any_order` and `one_of` need at least two things in their brackets
new-eden-check-alike = two of the options would look the same
content-check-number = { $n } is not possible here, only { $least } to { $most }
new-eden-check-others-twice = `others` cannot be inside `others`
new-eden-check-use-gift = inside `others` write `gift({ $n })` instead of `coins({ $n })`
new-eden-check-use-coins = `gift` is only for others; write `coins`
new-eden-check-missing-card = this card is missing
new-eden-check-deck-size = this deck has { $n } cards, but needs { $wanted }
new-eden-check-room = there are { $n } cards of this group, but there is room for at most { $most }
new-eden-check-bonus-count = there are { $n } bonus cards, but there must be { $least } to { $most }
new-eden-check-reward = a bonus card pays `coins({ $coins })` or `points({ $points })`

## New Eden: limits of our own box (docs/rules/new-eden.md, section 19.2)

new-eden-check-split = limit 1: { $n } cards of the group { $group } instead of { $wanted }
new-eden-check-deeples = limit 2: a shipyard gives { $least } or { $most } deeples and nothing else
new-eden-check-all-deeples = limit 2: { $n } deeples on all cards instead of { $wanted }
new-eden-check-one-slot = limit 3: only { $n } of { $all } modules have one slot, less than a third
new-eden-check-bottle-sum = limit 4: the larger bottle comes first, and the sum is at most { $most }
new-eden-check-pointer = limit 5: the pointer must move { $forward } forward and { $back } back
new-eden-check-research = limit 6: R01 to R15 must appear once each, and no other research
new-eden-check-research-points = limit 6: the final points must be { $n }
new-eden-check-output = limit 7: the effect must be `{ $word }(n)` with at most { $most }
new-eden-check-final-points = limit 7: the final points must be from 0 to { $most }

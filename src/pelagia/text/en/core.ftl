# Words that all games share. Functions: see catalogue.py.

core-seat = Player { $number }
core-skip = Skip
core-comma = { $a }, { $b }
core-and = { $a } and { $b }

core-source-rulebook = from the rulebook
core-source-public = publicly known
core-source-designed = designed by this project

## What is to be reached, and how it ended

core-name = { $seat }
core-aim-most = Most points win.
core-aim-lead =
    { $ahead ->
        [0] Most points win. Now { $n }.
       *[other] Most points win. { $seat } leads with { $n }, { $ahead } ahead.
    }
core-aim-level =
    { $n ->
        [0] Most points win. Nobody has any yet.
       *[other] Most points win. Level at the top with { $n }.
    }
core-end-won =
    { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $ahead } ahead
core-end-tie =
    { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, on the tie-break
core-end-shared = { $names } share the victory with { $n }
core-end-nobody = Nobody wins

## Questions

core-ask-one-of = Choose one
core-ask-any-order = What do you do next?
core-ask-may = Do you want this?
core-ask-again = Once more?
core-because = { $cause }: { $asked }
core-left = { $asked } ({ $n } left)
core-up-to = { $asked } (up to { $n } left)

## The vocabulary of cards. Parts stand in the middle of a sentence.

# The kind "sentence" is a whole sentence. Else parts stand in the middle of one.
core-seq = { $parts }
    .kind =
        { FORM($parts, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-and =
    { FORM($a, "kind") ->
        [sentence] { $a } { $b }
       *[plain] { $a }, then { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-once =
    { FORM($a, "kind") ->
        [sentence] { $a } Then once: { $b }
       *[plain] { $a }, then { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-several =
    { FORM($part, "kind") ->
        [sentence] { $n ->
            [2] Twice: { $part }
           *[other] { $n } times: { $part }
        }
       *[plain] { $n } × { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-any-order = { $parts }, in any order
core-any-order-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } and { $b }
    }
    .kind = list
core-any-order-rest = { $parts }
    .kind = block
core-any-order-rest-and =
    { FORM($a, "kind") ->
        [choice] { $a }; also { $b }
       *[plain] { FORM($b, "kind") ->
            [list] { $a }, { $b }
           *[last] { $a }, and { $b }
        }
    }
    .kind = list
core-any-order-all = { $parts }
core-any-order-all-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } and { $b }
    }
    .kind = list
core-one-of = { $parts }
core-one-of-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } or { $b }
    }
    .kind = list
core-one-of-all = { $parts }
core-one-of-all-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } or { $b }
    }
    .kind = list
core-may = { $part }, if you like
core-may-how = optionally { $part }
core-repeat =
    { $part }, { COUNT($times) ->
        [1] once
        [2] twice
       *[other] { COUNT($times) } times
    }{ PER($times) }
core-repeat-up-to =
    { $part } ({ $times ->
        [1] once
        [2] up to twice
       *[other] up to { $times } times
    })
core-per =
    { FORM($part, "kind") ->
        [sentence] { $every ->
            [1] For every { $count }
           *[other] For every { $every } { FORM($count, "many") }
        }{ $most ->
            [0] {""}
           *[other] {" "}(at most { $most } times)
        }: { $part }
       *[plain] { $part } { $every ->
            [1] { FORM($count, "per") }
           *[other] for every { $every } { FORM($count, "many") }
        }{ $most ->
            [0] {""}
           *[other] , at most { $most } times
        }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when =
    { FORM($part, "kind") ->
        [sentence] If { $condition }: { $part }
       *[plain] { $part }, if { $condition }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when-otherwise =
    { FORM($part, "kind") ->
        [sentence] If { $condition }: { $part } Otherwise: { $otherwise }
       *[plain] { $part }, if { $condition }; otherwise { $otherwise }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
# The kind "addressed" begins with those who are meant, "sentence" is a whole sentence about them.
core-each-player = all players: { $part }
    .kind = addressed
core-others =
    { FORM($part, "kind") ->
        [sentence] { $part }
       *[plain] all others: { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] addressed
        }
core-together = all players at once: { $choice }
    .kind = addressed
core-times = { $factor } × { $number }
    .per = { FORM($number, "per") }
core-at-least =
    { $least ->
        [one] there is at least { $least } { FORM($number, "one") }
       *[other] there are at least { $least } { FORM($number, "many") }
    }

## What went wrong, and what to do next

error-unknown-game = There is no game called “{ $name }”. Choose one of these: { $known }
error-broken-game = The game “{ $name }” comes from another package and cannot be loaded ({ $what }).
error-bad-option = “{ $value }” is not possible for “{ $name }”. Possible: { $allowed }
error-illegal-choice = “{ $answer }” is not possible now. Choose one of these: { $offered }
error-stale-choice = This question is no longer open. Look at the table again and answer what is asked now.
error-bad-save = This saved game is damaged or not one of ours ({ $what }). Try another file.
error-wrong-version = This game of { $game } was played with rules { $theirs }, but this version has rules { $ours }. Open it with the version of Pelagia that it was played with.
error-migrated-record = This game of { $game } began with rules { $began } and continued with rules { $rules }. No version of Pelagia can replay it from the beginning.
error-bad-content = { $card }: { $what }. Correct this, or play without the pack.
error-no-packs = This game has no content packs.

## Bots, by level

bot-hatchling = Hatchling
bot-hatchling-character = Curious about everything; takes what looks nice and forgets what it wanted.
bot-crab = Crab
bot-crab-character = Grabs what is near and is often content with second best.
bot-seahorse = Seahorse
bot-seahorse-character = Upright and careful, but looks no further than the next step.
bot-octopus = Octopus
bot-octopus-character = Has a plan for every turn and changes it a little too readily.
bot-dolphin = Dolphin
bot-dolphin-character = Plays each turn through in its mind and rarely misses the best end.
bot-leviathan = Leviathan
bot-leviathan-character = Has learned from thousands of games what matters in the end.

## Why not: what a place is for, and what stands in the way

core-why-over = The game is over.
core-why-answered = You have chosen already. The others are still choosing.
core-why-turn = It is not your turn: { $seat } is choosing.
core-why-theirs = This belongs to { $seat }.
core-why-besides = { $reason } You are asked: { $prompt }
core-why-picked = This does not go with what you have picked. Press your pick again to put it back. You are asked: { $prompt }
core-why-offered = This can be chosen now: press it again. You are asked: { $prompt }
core-why-asked = You are asked: { $prompt } Answer with the buttons of the question.
core-why-both = { $a } { $b }
core-why-asked-at = You are asked: { $prompt } Answer where it glows: { $where }.

# Words that all games share. Functions: see catalogue.py.

core-seat = Player { $number }
core-skip = Skip

core-source-rulebook = from the rulebook
core-source-public = publicly known
core-source-designed = designed by this project

## Questions

core-ask-one-of = Choose one
core-ask-any-order = What do you do next?
core-ask-may = Do you want this?

## The vocabulary of cards. Parts stand in the middle of a sentence.

core-seq = { $parts }
core-seq-and = { $a }, then { $b }
core-any-order = { $parts }, in any order
core-any-order-and =
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
core-may = { $part }, if you like
core-repeat =
    { $part }, { COUNT($times) ->
        [1] once
        [2] twice
       *[other] { COUNT($times) } times
    }{ PER($times) }
core-when = { $part }, if { $condition }
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
error-bad-option = “{ $value }” is not possible for “{ $name }”. Possible: { $allowed }
error-illegal-choice = “{ $answer }” is not possible now. Choose one of these: { $offered }
error-stale-choice = This question is no longer open. Look at the table again and answer what is asked now.
error-bad-save = This saved game is damaged or not one of ours ({ $what }). Try another file.
error-wrong-version = This game of { $game } was played with rules { $theirs }, but here are rules { $ours }. Open it with the version of Pelagia that it was played with.
error-migrated-record = This game of { $game } began with rules { $began } and went on with rules { $rules }. No version of Pelagia can replay it from the beginning.
error-bad-content = { $card }: { $what }. Correct this, or play without the pack.

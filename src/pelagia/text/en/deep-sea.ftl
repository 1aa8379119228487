# Endeavor: Deep Sea, questions, options and the log. Terms are those of docs/rules/deep-sea.md, section 1.

deep-sea = Endeavor: Deep Sea

deep-sea-phase-setup = Setup
deep-sea-phase-recruit = Preparation: recruit
deep-sea-phase-effort = Preparation: effort
deep-sea-phase-reassign = Preparation: reassignment
deep-sea-phase-actions = Actions
deep-sea-phase-over = End of the game

deep-sea-attribute-reputation = reputation
deep-sea-attribute-inspiration = inspiration
deep-sea-attribute-coordination = coordination
deep-sea-attribute-ingenuity = ingenuity

deep-sea-grade-failed = Mission failed
deep-sea-grade-bronze = Bronze
deep-sea-grade-silver = Silver
deep-sea-grade-gold = Gold
deep-sea-grade-platinum = Platinum

## Questions

deep-sea-ask-launch = Where do you launch your vessel?
deep-sea-cause-impact = Impact
deep-sea-cause-cleanup = Cleanup
deep-sea-ask-launch-step = A new vessel is yours. Where do you launch it?
deep-sea-ask-recruit = Round { $round }: whom do you recruit? Up to tier { $n }
deep-sea-ask-refill = Its slot is empty. Which crew member of another pile fills it?
deep-sea-ask-reclaim = From whom do you take back a disc, to use it again?
deep-sea-ask-turn-menu = Your turn: activate a crew member, use a token, or pass
deep-sea-ask-turn-token = Activate a crew member, use another token, or end the turn
deep-sea-ask-turn-rest = Use a token, or end the turn; one token can be stored
deep-sea-ask-actions = Which action do you take?
deep-sea-ask-one-action = Which one of these actions do you take?
deep-sea-ask-copy-crew = Whose actions do you copy?
deep-sea-ask-extra = An extra action, { $what }?
deep-sea-ask-travel = Which vessel travels where?
deep-sea-ask-sonar = On which sonar track do you place a disc?
deep-sea-ask-discover = At which depth do you discover?
deep-sea-ask-keep-board = Which of these { $n } boards do you keep? The other goes under its pile
deep-sea-ask-place-board = Where do you place { $zone }?
deep-sea-ask-name-kind = You found the Fallen Star. Which discs count for goal 3?
deep-sea-ask-dive = { $n ->
        [one] Where do you dive?
       *[other] Where do you dive? Up to { $n } tokens of one site are yours
    }
deep-sea-ask-keep-token = Which of these dive tokens do you keep?
deep-sea-ask-conserve = Which conservation site gets your disc?
deep-sea-ask-publish = Which journal do you publish, and at which site?
deep-sea-ask-impact = Where do you use your impact?
deep-sea-ask-step-impact = This step gives an impact. Where do you use it?
deep-sea-ask-choose-option = Which option of goal { $n } holds for everybody?
deep-sea-ask-any-step = Which attribute rises?
deep-sea-ask-lowest-step = Which of your lowest attributes rises?
deep-sea-ask-promote = Whom do you promote?
deep-sea-ask-lacking = { $what } You cannot do it yet: use a token, or decline

## Options

deep-sea-skip = Skip
deep-sea-waive = Waive the step
deep-sea-done = Done
deep-sea-pass = Pass
deep-sea-end = End the turn
deep-sea-recruit = Recruit: { $crew }
deep-sea-refill = Move { $crew } into the empty slot
deep-sea-reclaim = Take back the disc on { $crew }
deep-sea-reclaim-discs =
    { $n ->
        [one] Take back { $n } disc
       *[other] Take back { $n } discs
    }
deep-sea-activate = Activate: { $crew }
deep-sea-space = Use the activation space of { $card }
deep-sea-copy = Copy: { $crew }
deep-sea-use-token = Use { $token }: { $what }
deep-sea-action-travel = Travel
deep-sea-action-travel-plus = Travel with technology +1
deep-sea-action-sonar = Sonar
deep-sea-action-dive = Dive
deep-sea-action-dive2 = Dive for 2 tokens
deep-sea-action-conserve = Conserve
deep-sea-action-conserve-depth = Conserve in any zone at the depth of one of your vessels
deep-sea-action-journal = Journal
deep-sea-action-discover = Discover
deep-sea-action-promote = Promote
deep-sea-base = { $zone } ({ CODE($cell) })
deep-sea-travel-zone = From { $start } to { $zone } ({ CODE($cell) })
deep-sea-sonar-track = { $zone } ({ CODE($cell) }), track { $n }
deep-sea-depth = Depth { $n }
deep-sea-keep-board = Keep { $zone }
deep-sea-place = Place it here ({ CODE($cell) })
deep-sea-place-under = Place it under { $zone } ({ CODE($cell) })
deep-sea-name-conserve = Conservation discs
deep-sea-name-journal = Journal discs
deep-sea-dive-site = { $zone } ({ CODE($cell) }), site { $n }
deep-sea-keep-token = Keep { $token }
deep-sea-conserve-site =
    { $n ->
        [0] { $zone } ({ CODE($site) }), free
       *[other] { $zone } ({ CODE($site) }) for { $n } research
    }
deep-sea-publish-site =
    { $n ->
        [0] { $card } at { $zone } ({ CODE($site) }), free
       *[other] { $card } at { $zone } ({ CODE($site) }) for { $n } research
    }
deep-sea-hex =
    { $n ->
        [0] Hex { CODE($hex) }: { $what }
        [one] Hex { CODE($hex) }: { $n } point{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Hex { CODE($hex) }: { $n } points{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
    }
deep-sea-move =
    { $n ->
        [0] Move a marker ({ CODE($start, ">", $hex) }): { $what }
        [one] Move a marker ({ CODE($start, ">", $hex) }): { $n } point{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Move a marker ({ CODE($start, ">", $hex) }): { $n } points{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
    }
deep-sea-cleanup = One step on the cleanup track
deep-sea-priced = { $what }; costs { $n } research
deep-sea-option-left = Left: zones with your discs in the column of the Sea Star and left of it
deep-sea-option-right = Right: zones with your discs in the column of the Sea Star and right of it
deep-sea-option-shallow = Shallow: discs at depths 2 and 3
deep-sea-option-deep = Deep: discs at depths 4 and 5
deep-sea-option-narrow = Narrow: symbols of one colour
deep-sea-option-broad = Broad: sets of all four symbols
deep-sea-attr = One step of { $attribute }
deep-sea-promote-crew = Promote: { $crew }

## Why not

deep-sea-why-main = You can activate only once in a turn, and you have done so. Use a token, or end the turn.
deep-sea-why-staging = You have no disc in your staging area. Use a token that gives one, or pass.
deep-sea-why-pass = You have already done something in this turn. End it; you can pass in the next one.
deep-sea-why-tokens = Only one token can be stored. Use the others first.
deep-sea-why-tier = { $crew } is of tier { $n }, and your recruitment level is { $have }. Raise your reputation first.
deep-sea-why-no-token = You do not have { $token }.
deep-sea-why-token-turn = Tokens are used in your own turn only.
deep-sea-why-token-action = { $token } is an action of its own. Finish this one first.
deep-sea-why-token-here = { $token } gives you nothing more to choose from here. Use it before or after.
deep-sea-why-refill = Only the top crew member of another slot can fill the empty one.

## What happened

deep-sea-event-begun = { $scenario } begins; { $seat } has the Wave
deep-sea-event-round = Round { $n }
deep-sea-event-bonus-goal = New bonus goal: { $card }
deep-sea-event-setback = Setback of this round: { $card }
deep-sea-event-recruited = { $seat } recruits { $crew }
deep-sea-event-moved-tile = { $seat } moves { $crew } into the empty slot of the tray
deep-sea-event-effort =
    { $n ->
        [one] { $seat } gains { ICON("disc", $n) }{ $n } disc{ ICON() } by effort
       *[other] { $seat } gains { ICON("disc", $n) }{ $n } discs{ ICON() } by effort
    }
deep-sea-event-reassigned =
    { $n ->
        [one] { $seat } takes back { ICON("disc", $n) }{ $n } disc{ ICON() } from the crew
       *[other] { $seat } takes back { ICON("disc", $n) }{ $n } discs{ ICON() } from the crew
    }
deep-sea-event-activated = { $seat } activates { $crew }
deep-sea-event-copied = { $seat } copies { $crew }
deep-sea-event-space = { $seat } uses the space of { $card }
deep-sea-event-token = { $seat } uses { $token } for its { $side }
deep-sea-side-research = research
deep-sea-side-effect = effect
deep-sea-event-passed = { $seat } passes
deep-sea-event-gained = { $seat } gains { $what }
deep-sea-event-stepped = { $seat } chooses { $attribute }
deep-sea-event-star = { $seat } reaches the star of { $attribute }
deep-sea-event-waived = { $seat } waives a step of { $attribute }
deep-sea-event-launched = { $seat } launches a vessel: { $zone } ({ CODE($cell) })
deep-sea-event-travelled = { $seat } travels from { $start } to { $zone } ({ CODE($cell) })
deep-sea-event-sonar = { $seat } uses sonar: { $zone } ({ CODE($cell) })
deep-sea-event-drew =
    { $n ->
        [one] { $seat } looks at { $n } board of depth { $depth }
       *[other] { $seat } looks at { $n } boards of depth { $depth }
    }
deep-sea-event-discovered = { $seat } discovers { $zone } ({ CODE($cell) })
deep-sea-event-named = { $seat } names the discs that count: { $kind }
deep-sea-event-dived = { $seat } dives and finds { $token }
deep-sea-event-conserved =
    { $n ->
        [0] { $seat } conserves: { $zone } ({ CODE($cell) })
       *[other] { $seat } conserves for { ICON("science", $n) }{ $n } research{ ICON() }: { $zone } ({ CODE($cell) })
    }
deep-sea-event-published =
    { $n ->
        [0] { $seat } takes { $card } at { $zone } ({ CODE($cell) })
       *[other] { $seat } takes { $card } at { $zone } ({ CODE($cell) }) for { ICON("science", $n) }{ $n } research{ ICON() }
    }
deep-sea-event-refilled = New in the market: { $card }
deep-sea-event-linked =
    { $n ->
        [one] { $seat } completes a link: { $zone }
       *[other] { $seat } completes { $n } links: { $zone }
    }
deep-sea-event-marked =
    { $points ->
        [0] { $seat } places an impact marker ({ CODE($hex) })
        [one] { $seat } places an impact marker worth { ICON("point", $points) }{ $points } point{ ICON() } ({ CODE($hex) })
       *[other] { $seat } places an impact marker worth { ICON("point", $points) }{ $points } points{ ICON() } ({ CODE($hex) })
    }
deep-sea-event-cleaned = { $seat } cleans up: step { $n }
deep-sea-event-option = { $seat } decides goal { $goal }. { $option }
deep-sea-event-restored = { $seat } has restored { $zone } ({ CODE($cell) })
deep-sea-event-promoted = { $seat } promotes { $crew }
deep-sea-event-returned-disc = { $seat } returns the disc on { $crew } to the supply
deep-sea-event-paid-disc =
    { $n ->
        [one] { $seat } returns { ICON("disc", $n) }{ $n } disc{ ICON() } to the supply
       *[other] { $seat } returns { ICON("disc", $n) }{ $n } discs{ ICON() } to the supply
    }
deep-sea-event-lost-research = { $seat } loses { ICON("science", $n) }{ $n } research{ ICON() }
deep-sea-event-paid-research = { $seat } pays { ICON("science", $n) }{ $n } research{ ICON() } for the impact
deep-sea-event-lost-token = { $seat } loses { $token }
deep-sea-event-wave = { $seat } has the Wave now
deep-sea-event-scored =
    { $seat } scores { $total }: attributes { $attributes }, impact { $impact }, journals { $journals }, seniors { $seniors }, goals { $goal1 } + { $goal2 } + { $goal3 }, leftovers { $leftovers }
deep-sea-event-scored-team =
    { $seat } contributes { $total }: attributes { $attributes }, impact { $impact }, journals { $journals }, seniors { $seniors }, leftovers { $leftovers }
deep-sea-event-graded = { $n } of 7 goals are met. { $grade }

## What a hint counts

deep-sea-value-attributes = points of the attributes
deep-sea-value-cards = impact, journals and seniors
deep-sea-value-goals = goals
deep-sea-value-discs = discs
deep-sea-value-research = research and tokens
deep-sea-value-crew = crew
deep-sea-value-ocean = vessels and zones
deep-sea-value-waiting = what is still to come of this turn
deep-sea-value-score = points so far

## Options of a new table

page-option-deep-sea-scenario = Scenario
page-option-deep-sea-scenario-more = The ocean, its goals and its own rules.
page-option-deep-sea-scenario-value =
    { $n ->
        [1] 1. { deep-sea-scenario-1 }
        [2] 2. { deep-sea-scenario-2 }
        [3] 3. { deep-sea-scenario-3 }
        [4] 4. { deep-sea-scenario-4 }
        [5] 5. { deep-sea-scenario-5 }
        [6] 6. { deep-sea-scenario-6 }
        [7] 7. { deep-sea-scenario-7 }
        [8] 8. { deep-sea-scenario-8 }
        [9] 9. { deep-sea-scenario-9 }
        [10] 10. { deep-sea-scenario-10 }
       *[random] Random
    }
page-option-deep-sea-scenario-value-more =
    { $n ->
        [1] Recommended for the first game: all three kinds of disc count, no special rules.
        [2] Easy: no special rules; where in the ocean your discs lie matters.
        [3] Medium: journals and their colours count; vessels start where you like.
        [4] Medium: restore reefs, and finish a zone’s conservation sites for extra markers.
        [5] Medium: a broad, shallow ocean of three depths; vessels start where you like.
        [6] Hard: search the deep for the fallen star; markers wander instead of spreading.
        [7] Hard: one shaft leads down to the wreck; rescue markers decide.
        [8] Hard: the players choose during the game what the goals count.
        [9] Hard: clean up the spill before your vessels may dive deeper.
        [10] Hard: a race to the deepest zones; each depth has its own row of impact.
       *[random] For players who know them: chance picks one of the ten.
    }
page-option-deep-sea-cooperative = Play together
page-option-deep-sea-cooperative-more = All players are one team: 7 goals, of which 4 must be met.

## A team: what is to be reached, and how it ended

deep-sea-aim-goals = { $need } goals, now { $n }
deep-sea-aim-grade = { $n } goals for { $grade }
deep-sea-end-won = Mission accomplished, { $grade }: { $n } goals, { $points } points
deep-sea-end-lost = Mission failed: { $n } of { $need } goals, { $points } points
deep-sea-end-missed = Missed: { FORM($what, "many") }, { $n } of { $need }
deep-sea-end-unopened = Missed: goal { $n }, because nobody chose what it counts
deep-sea-end-score = points of all together
    .many = points of all together
deep-sea-tally-attributes = Attributes
deep-sea-tally-impact = Impact
deep-sea-tally-journals = Journals
deep-sea-tally-seniors = Senior crew
deep-sea-tally-goal = Goal { $n }
deep-sea-tally-leftovers = Left over
## Why not: what a place is for, and what stands in the way

deep-sea-why-place-cell = A vessel comes here with the action Travel.
deep-sea-why-place-cell-unknown = Nothing has been discovered here. New zones come with the action Discover, each below another one.
deep-sea-why-place-cell-taken = A zone lies here already.
deep-sea-why-place-cell-depth = The new zone goes to its own depth, below a zone that is there.
deep-sea-why-place-cell-far = No vessel of yours can get here now: it is too far or too deep for your technology, or the question is about something else.
deep-sea-why-place-track-full = This sonar track is full.
deep-sea-why-place-site-taken = A disc lies on this site already.
deep-sea-why-place-no-vessel = You can act only where a vessel of yours can reach, and none can.
deep-sea-why-place-no-disc = This takes a disc from your staging area, and you have none there.
deep-sea-why-place-sonar = This takes the action Sonar. Activate a crew member who has it.
deep-sea-why-place-dive = This takes the action Dive. Activate a crew member who has it.
deep-sea-why-place-dive-empty = No token is left at this dive site.
deep-sea-why-place-conserve = This takes the action Conserve. Activate a crew member who has it.
deep-sea-why-place-publish = This takes the action Journal. Activate a crew member who has it.
deep-sea-why-place-no-journal = No journal of this colour is in the market.
deep-sea-why-place-pile = A new ocean board is drawn from here with the action Discover.
deep-sea-why-place-pile-none = This pile is empty.
deep-sea-why-place-pile-depth = This effect does not reach this depth, or there is no room for a zone there.
deep-sea-why-place-looking = You are looking at this board; it is chosen in another step.
deep-sea-why-place-crew = Crew members are activated at the beginning of your turn.
deep-sea-why-place-crew-main = You can activate only once in a turn, and you have done so.
deep-sea-why-place-crew-disc = This crew member has a disc: it has acted already.
deep-sea-why-place-crew-no-action = This crew member has no action to activate.
deep-sea-why-place-crew-senior = This crew member is a senior already.
deep-sea-why-place-crew-no-disc = No disc lies on this crew member.
deep-sea-why-place-crew-order = Discs are taken back from left to right, and this one would leave too few, or lies before your last pick.
deep-sea-why-place-tray = Crew members are recruited at the beginning of a round.
deep-sea-why-place-tray-none = No such crew member is left.
deep-sea-why-place-tray-later = First finish what your new crew member brings.
deep-sea-why-place-track = An attribute rises by an effect; you choose one only when an effect leaves it to you.
deep-sea-why-place-token = This token gives you nothing in this step, or is an action of its own. Use it before or after.
deep-sea-why-place-token-turn = Tokens are used on your own turn only.
deep-sea-why-place-journal = The space of a journal is used at the beginning of your turn, like a crew member.
deep-sea-why-place-journal-used = The space of this journal has been used.
deep-sea-why-place-journal-no-space = This journal has no space for a disc: it worked when you took it.
deep-sea-why-place-market = A journal is taken with the action Journal, at a free journal site of its colour.
deep-sea-why-place-hex = Impact markers come here when an effect gives you an impact.
deep-sea-why-place-hex-taken = A marker lies here already.
deep-sea-why-place-hex-far = This hex is out of reach: a marker goes to a start hex, or next to another one, as the scenario says.
deep-sea-why-place-goal = Goals are counted at the end. You choose here only when a marker comes to a goal’s hex.
deep-sea-why-place-cleanup = The clean-up track moves by conserving, or by an impact that you spend on it.
deep-sea-why-place-setback = A setback cannot be chosen. It lasts for this round.
deep-sea-why-research = This costs { $n } research. You have { $have }.

## Sorts of places

deep-sea-sort-cell = zones of the ocean
deep-sea-sort-site = sites of the zones
deep-sea-sort-pile = piles of ocean boards
deep-sea-sort-looking = boards that you look at
deep-sea-sort-crew = your crew
deep-sea-sort-tray = the crew tray
deep-sea-sort-track = your attributes
deep-sea-sort-token = tokens
deep-sea-sort-journal = your journals
deep-sea-sort-market = the market of journals
deep-sea-sort-hex = the impact area
deep-sea-sort-goal = the goals
deep-sea-sort-cleanup = the clean-up track

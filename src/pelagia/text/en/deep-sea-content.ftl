# What is wrong with a content pack of Deep Sea. Each is the rest of a sentence that begins with the place, without a full stop.

content-kind-texts = a list of texts such as ["4", "2"]
content-kind-action = an action such as `travel()`
content-kind-kind = a kind of disc such as `CONSERVE`
content-kind-reach = `ZONE` or `DEPTH`

deep-sea-check-piece = the box has no “{ $word }”; a piece in a pack replaces one of the box
deep-sea-check-colour = there is no colour “{ $word }”
deep-sea-check-notation = `{ $written }` is not in the notation of this field
deep-sea-check-range = `{ $field }` is { $n }, but must be { $least } to { $most }
deep-sea-check-bundle = “{ $bundle }” is not a bundle; write letters such as R I C G A L M P, K2 and D1
deep-sea-check-parts = `actions`, `one_action` and `seq` need something in their brackets
deep-sea-check-here = `HERE`, `discs_here` and `vessels_here` are for ocean boards only, and there is no other place
deep-sea-check-depths = a discovery names depths from 1 to { $most }, the shallower first
deep-sea-check-menu = only travel, sonar, discover, dive, conserve, journal and promote can be chosen as actions, with `tech=1` and `dive(2)` at most
deep-sea-check-alike = two of the actions would look the same
deep-sea-check-leader = the leader needs actions
deep-sea-check-symbols = a journal has one to four symbols, all of different colours
deep-sea-check-sites = the board has { $n } places for discs, but there is room for only { $most }
deep-sea-check-tokens = the board has { $n } tokens, but there is room for only { $most }
deep-sea-check-track = a sonar track needs at least one space
deep-sea-check-link = the link { $a }-{ $b } must join two sites of the board
deep-sea-check-links = two links join the same sites
deep-sea-check-no-site = there are no such sites on the board: { $sites }
deep-sea-check-via = sites with @left, @above or @right are for boards that no vessel enters, and those need them on all sites
deep-sea-check-base = no vessel can enter the base of this scenario
deep-sea-check-start = the impact area needs a start hexagon
deep-sea-check-hexes = every hexagon may appear once, and these must: { $needed }
deep-sea-check-rows = the impact area needs { $n } rows, one for each depth
deep-sea-check-goal-hexes = the goals with options, and only those, need a hexagon

# What is wrong with a content pack of Underwater Cities. Each is the rest of a sentence that begins with the place, without a full stop.

underwater-cities-check-unknown-piece = the box has no “{ $word }”; a piece in a pack replaces one of the box
underwater-cities-check-unknown-type = there is no type “{ $word }”, only INSTANT, PERMANENT, ACTION, PRODUCTION and FINAL
underwater-cities-check-unknown-colour = there is no colour “{ $word }”, only YELLOW, RED and GREEN
underwater-cities-kind-list = a list of texts in quotation marks, such as ["gain(KELP=2)"]
underwater-cities-check-tile = a blue tile has `instant` and perhaps `production`, a brown one only `final`; look at `{ $field }`
underwater-cities-check-colour = every card but the assistant has a colour: YELLOW, RED or GREEN
underwater-cities-check-assistant = the personal assistant is an action card
underwater-cities-check-only-permanent = a permanent card has only lasting effects, such as `on(...)`, `less(...)`, `once_per_turn(...)` or `hand_limit(1)`
underwater-cities-check-only-final = a final scoring card has only `score(...)` or `hand_in(...)`
underwater-cities-check-inside = lasting effects, changes of production and final scoring are not possible here
underwater-cities-check-just-built = `upgrade(JUST_BUILT)` must be the second half of `whole(build(...), ...)`
underwater-cities-check-table = `table(...)` must be alone in `score(...)` or `final`
underwater-cities-check-kind = `{ $kind }` is not possible here
underwater-cities-check-expansion = only buildings go on expansion sites
underwater-cities-check-nothing = something here would do nothing: look for an empty list, a 0 or a wrong order of numbers
underwater-cities-check-alike = two of the options would look the same

content-kind-word = an effect such as `gain(KELP=1)`
content-kind-gain = `gain(...)`
content-kind-ask = an effect that asks, such as `exchange(KELP, STEEL)`
content-kind-counted = something that is counted, such as `CONN(FARM)`
content-kind-holds = a condition such as `has(2, UP(LAB))`
content-kind-happening = an event such as `BUILT(CITY)`
content-kind-resource = a resource such as `KELP`
content-kind-cardtype = a type of card such as `ACTION`
content-kind-filter = `AVAILABLE`, `OCCUPIED_BY_OTHER` or `NOT_MINE`
content-kind-where = `ORDINARY` or `EXPANSION`
content-kind-mapping = a cost such as `price(CRED=1)`
content-kind-tuple = `either(...)`

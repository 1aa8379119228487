"""What the kit must know of Flotilla."""

from __future__ import annotations

from tests.games.flotilla import conservation
from tests.kit.hooks import Hooks

# The words that cards are made of, which have their own tests.
VOCABULARY = (
    "money|vp|resource|influence(-.+)?|seal(-any)?|recruit(-any)?|trade|explore|draw(-tile)?|clean|build(-sites)?"
    "|dive(-.+)?|research|survivor|toxicity|cleanse|purify|dial|sail|unload-all|ship|artefact|sonar|gather|may-switch"
    "|copy|either(-otherwise)?|topside|retire|per|discard-crew|steps-(and|once)|times|fleet|stock-colours|buildings"
    "|banner-seals|outposts|sold|bought|depleted-tiles|settlement|found-artefacts|stations|guild-crew"
)

HOOKS = Hooks(
    variants=[(players, {}) for players in (3, 4, 5)],
    bound=3000,
    hidden=conservation.hidden_from,
    uncertain=conservation.uncertain,
    refused=(
        "play student",
        "play delver",
        "sell red",
        "buy red",
        "ship",
        "outpost",
        *(f"tile R{k}" for k in range(14, 19)),
        "hex 9,3",
        "hex 1,2",
        "resolve resource",
        "resolve sonar deep",
        "dance",
    ),
    inside=r"(side|guild|colour|depth|arc|tile|crew|artefact|goal|line|source|check)-.+|event-extra-die|face-.+|why-(no-hex|hex-depth|sonar)|"
    + VOCABULARY,
    games=36,
    ordered=("stacks",),  # level 1 lies on level 2
)

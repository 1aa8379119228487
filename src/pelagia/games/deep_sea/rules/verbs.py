"""With which words each choice of Endeavor: Deep Sea is answered, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pelagia.core.actions import Verb, verb, verbs
from pelagia.core.combinators import AnyOrder, May, OneOf
from pelagia.games.deep_sea.content.card import DEPTHS, LETTERS, OceanBoard
from pelagia.games.deep_sea.content.sheet import Content
from pelagia.games.deep_sea.rules import actions, discover, flow, gains, menus
from pelagia.games.deep_sea.rules.state import MOST_CREW, NAMES

Gap = Callable[[Content], list[str]]


def named(of: Callable[[Content], Mapping[str, object]]) -> Gap:
    """The identifiers of some pieces."""
    return lambda content: list(of(content))


def sites(letter: str, of: Callable[[OceanBoard], Sequence[object]]) -> Gap:
    """The sites of a kind, in every zone: `C1.d1`."""

    def every(content: Content) -> list[str]:
        most = max(len(of(board)) for board in content.oceans.values())
        return [f"{cell}.{letter}{n}" for cell in NAMES for n in range(1, most + 1)]

    return every


def hexes(content: Content) -> list[str]:
    """The hexes of all impact areas."""
    return sorted({hex.id for sheet in content.scenarios.values() for hex in sheet.area})


def ways(content: Content) -> list[str]:
    """The moves of markers from hex to hex (scenario 6)."""
    sheets = [sheet for sheet in content.scenarios.values() if sheet.kind == "move"]
    pairs = [(s.area[a].id, s.area[b].id) for s in sheets for a, near in enumerate(s.touching) for b in near]
    return [f"{a}>{b}" for a, b in sorted(pairs)]


def goal_options(content: Content) -> list[str]:
    each = [goals for sheet in content.scenarios.values() for goals in sheet.goals]
    return sorted({goal.option for goals in each for goal in goals if goal.option})


def short(content: Content) -> list[str]:
    """Journals, as they are written."""
    return [id.removeprefix("J") for id in content.journals]


CREW, CELLS = range(MOST_CREW), NAMES
ACTION = ("conserve", "conserve_depth", "discover", "dive", "dive2", "dive3", "journal", "promote", "sonar", "travel")
TOKEN = verb("token {} {}", named(lambda content: content.tokens), ("research", "effect"))
TRAVEL = verb("travel {}>{}", CELLS, CELLS)
SONAR = verb("sonar {}", sites("t", lambda board: board.tracks))
DIVE = verb("dive {}", sites("d", lambda board: board.dives))
CONSERVE = verb("conserve {}", sites("c", lambda board: board.conserve))
PUBLISH = verb("journal {} {}", sites("j", lambda board: board.journals), short)
DEPTH = verb("depth {}", range(1, DEPTHS + 1))
PROMOTE = verb("promote {}", CREW)
IMPACT = (verb("hex {}", hexes), verb("move {}", ways), *verbs("cleanup"))
KEEP_BOARD = verb("keep {}", named(lambda content: content.oceans))
DECLINE = (TOKEN, *verbs("skip", "waive"))
WAYS = (TRAVEL, SONAR, DIVE, CONSERVE, PUBLISH, DEPTH, PROMOTE, *IMPACT)
MENU = (*verbs(*ACTION, "travel+", "done"), *WAYS, TOKEN)
ATTRIBUTE, BASE = verb("attr {}", LETTERS), verb("base {}", CELLS)
VERBS: Mapping[type, Sequence[Verb]] = {
    menus.TurnMenu: (verb("activate {}", CREW), verb("space {}", short), TOKEN, *verbs("pass", "end")),
    menus.CopyCrew: (verb("copy {}", CREW), TOKEN, *verbs("done")),
    AnyOrder: MENU,
    OneOf: MENU,
    May: (*WAYS, *DECLINE),
    actions.Travel: (TRAVEL, *DECLINE),
    actions.Sonar: (SONAR, *DECLINE),
    actions.Dive: (DIVE, *DECLINE),
    actions.KeepToken: (verb("keep {}", named(lambda content: content.tokens)), *DECLINE),
    actions.Conserve: (CONSERVE, *DECLINE),
    actions.Publish: (PUBLISH, *DECLINE),
    discover.Discover: (DEPTH, *IMPACT, *DECLINE),
    discover.KeepBoard: (KEEP_BOARD, *DECLINE),
    discover.PlaceBoard: (verb("place {}", CELLS), *DECLINE),
    discover.NameKind: (verb("name {}", ("conserve", "journal")), *DECLINE),
    gains.Impact: (*IMPACT, *DECLINE),
    gains.StepImpact: (*IMPACT, *DECLINE),
    gains.ChooseOption: (verb("option {}", goal_options), *DECLINE),
    gains.AnyStep: (ATTRIBUTE, *DECLINE),
    gains.LowestStep: (ATTRIBUTE, *DECLINE),
    gains.Promote: (PROMOTE, *DECLINE),
    gains.Launch: (BASE, *DECLINE),
    gains.LaunchStep: (BASE, *DECLINE),
    flow.Recruit: (verb("recruit {}", named(lambda content: content.crew)),),
    flow.Refill: (verb("refill {}", named(lambda content: content.crew)),),
    flow.Reclaim: (verb("reclaim {}", CREW),),
}

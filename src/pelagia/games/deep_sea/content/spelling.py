"""How the pieces of Deep Sea are written in packs: the inverse of reading them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pelagia.core.combinators import AnyOrder, May, OneOf
from pelagia.core.effects import Expression
from pelagia.games.deep_sea.content.card import Crew, DiveSite, Journal, Kind, OceanBoard, Via
from pelagia.games.deep_sea.content.sheet import BonusGoal, Content, Setback, hex_source
from pelagia.games.deep_sea.rules.actions import Conserve, Publish, Travel
from pelagia.games.deep_sea.rules.counts import EVERY_KIND, Discs, DiscsHere, Zones
from pelagia.games.deep_sea.rules.discover import Discover
from pelagia.games.deep_sea.rules.gains import Gain
from pelagia.games.deep_sea.rules.state import ANYWHERE
from pelagia.games.expressions import Spelling, call, source
from pelagia.games.packs import Piece, Tables

Inner = Callable[[Any], str]


def spelled(expression: Any) -> str:
    """An expression as packs have it; a bundle is its letters."""
    return expression.bundle if isinstance(expression, Gain) else source(expression, SPELLINGS)


def _parts(name: str) -> Spelling:
    return lambda word, inner: call(name, *map(inner, word.parts))


def _at(zone: int) -> str:
    return "" if zone == ANYWHERE else "HERE"


def _number(n: int) -> str:
    return str(n or "")


def _travel(word: Travel, inner: Inner) -> str:
    return call("travel", tech=_number(word.tech), frm=_at(word.frm), bar=_number(word.bar))


def _conserve(word: Conserve, inner: Inner) -> str:
    reach = word.reach.name if word.reach else ""
    return call("conserve", less=_number(word.less), reach=reach, at=_at(word.at))


def _kinds(kinds: tuple[Kind, ...]) -> list[str]:
    return [] if kinds == EVERY_KIND else [kind.name for kind in kinds]


def _zones(word: Zones, inner: Inner) -> str:
    return call("zones", *_kinds(word.kinds), vessels="True" if word.vessels else "")


SPELLINGS: dict[type, Spelling] = {
    AnyOrder: _parts("actions"),
    OneOf: _parts("one_action"),
    May: lambda word, inner: call("extra", inner(word.part)),
    Gain: lambda word, inner: call("gain", *word.bundle.split()),
    Travel: _travel,
    Conserve: _conserve,
    Publish: lambda word, inner: call("journal", at=_at(word.at)),
    Discover: lambda word, inner: call("discover", str(word.lo), str(word.hi), loose="True" if word.loose else ""),
    DiscsHere: lambda word, inner: call("discs_here", *word.sites),
    Discs: lambda word, inner: call("discs", *_kinds(word.kinds)),
    Zones: _zones,
}


def written(content: Content) -> Tables:
    """All pieces, by the name of their table."""
    return {
        "crew": [_crew(crew) for crew in content.crew.values()],
        "board": [_board(board) for board in content.oceans.values()],
        "token": [
            _table(token.id, token.source, research=token.research, effect=token.effect)
            for token in content.tokens.values()
        ],
        "journal": [_journal(journal) for journal in content.journals.values()],
        "bonus": [_bonus(goal) for goal in content.goals.values()],
        "setback": [_setback(setback) for setback in content.setbacks.values()],
        "scenario": [
            {
                "id": sheet.id,
                "area": " ".join(map(hex_source, sheet.area)),
                "target": [*sheet.target],
                "source": sheet.source,
            }
            for sheet in content.scenarios.values()
        ],
    }


def _table(id: str, source: str, **given: Any) -> Piece:
    """A piece: expressions are spelled, and what it does not have is left out."""
    there = {name: value for name, value in given.items() if value is not None and value != []}
    plain = {name: spelled(value) if isinstance(value, Expression) else value for name, value in there.items()}
    return {"id": id, **plain, "source": source}


def _crew(crew: Crew) -> Piece:
    junior, senior = crew.junior, crew.senior
    return _table(
        crew.id,
        crew.source,
        at_once=junior.at_once,
        actions=junior.actions,
        senior_at_once=senior.at_once,
        senior_actions=senior.actions,
        score=senior.score,
    )


def _board(board: OceanBoard) -> Piece:
    per_token = {dive.per_token for dive in board.dives}
    common = next(iter(per_token)) if len(per_token) == 1 else None
    return _table(
        board.id,
        board.source,
        found=board.found,
        arrive=board.arrive,
        dives=[_dive(dive, common) for dive in board.dives],
        per_token=common,
        emptied=next((dive.emptied for dive in board.dives if dive.emptied), None),
        draws=next((dive.draws for dive in board.dives if dive.draws > 1), None),
        tracks=[" ".join(map(_space, track)) for track in board.tracks],
        conserve=[_sited(str(site.cost), ">", site.reward, site.via) for site in board.conserve],
        journals=[_sited(site.colour.name.lower(), " +", site.reward, site.via) for site in board.journals],
        links=[f"{link.a}-{link.b}: {spelled(link.reward)}" for link in board.links],
        leaving=board.leaving,
        after_conserve=board.after_conserve,
        filled=board.filled,
        technology=board.technology or None,
        closed=board.closed or None,
        single=board.single or None,
    )


def _dive(dive: DiveSite, common: Any) -> str:
    return _sited(str(dive.tokens), " +", None if dive.per_token == common else dive.per_token, dive.via)


def _sited(site: str, mark: str, reward: Any, via: Via) -> str:
    gives = "" if reward is None else f"{mark}{spelled(reward)}"
    return f"{site}{gives}{'' if via is Via.HERE else f' @{via.name.lower()}'}"


def _space(space: Any) -> str:
    if not isinstance(space, Discover):
        return f"({spelled(space)})"
    depths = str(space.lo) if space.lo == space.hi else f"{space.lo}-{space.hi}"
    return f"[{depths}{'!' * space.loose}]"


def _journal(journal: Journal) -> Piece:
    return _table(
        journal.id,
        journal.source,
        cost=journal.cost,
        points=journal.points or None,
        symbols=[colour.name.lower() for colour in journal.symbols],
        you=journal.you,
        others=journal.others,
        space=journal.space,
    )


def _bonus(goal: BonusGoal) -> Piece:
    """What is counted is left out, as it is as in the box: packs have no words for depths and columns."""
    return {"id": goal.id, "figures": [*goal.figures], "source": goal.source}


def _setback(setback: Setback) -> Piece:
    names = [name for name in setback.__slots__ if name not in ("id", "now", "source")]
    return _table(setback.id, setback.source, now=setback.now, **{n: getattr(setback, n) or None for n in names})

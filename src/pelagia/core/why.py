"""Why a place cannot be chosen: what a seat reads when it presses something that does not glow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pelagia.core.decision import Decision
from pelagia.core.place import Place
from pelagia.core.text import Ref, Text, listed

if TYPE_CHECKING:
    from pelagia.core.game import Game


class Why(NamedTuple):
    """The answer: a sentence or two, and the places where the question can be answered."""

    text: Text
    places: tuple[Place, ...]

    def plain(self) -> dict[str, Any]:
        """Return it as JSON data, for pages."""
        return {"text": self.text.plain(), "places": [place.plain() for place in self.places]}


def why_not(game: Game, seat: int, place: Place, of: int | None = None, picked: Sequence[Place] = ()) -> Why:
    """Say why a seat cannot choose a place now.

    `of` is whose place it is, where every seat has such places; `picked` is what the seat has picked already of an
    answer with several places. The answer depends on nothing that the seat may not know.
    """
    return whys(game, seat, [(place, of)], picked)[0]


def whys(game: Game, seat: int, places: Iterable[tuple[Place, int | None]], picked: Sequence[Place] = ()) -> list[Why]:
    """Say of several places why a seat cannot choose them: as `why_not` does, but what is asked is read only once."""
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    if decision is None:
        return [Why(_waiting(game, seat), ()) for _ in places]
    question = _Question(game, decision)
    return [Why(question.why_not(place, of, picked), question.places) for place, of in places]


def _waiting(game: Game, seat: int) -> Text:
    if not game.decisions:
        return Text("core-why-over")
    return Text("core-why-answered") if game.answers[seat] else Text("core-why-turn", seat=game.decisions[0].seat)


class _Question:
    """What a seat is asked, and all that is the same for every place."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game, self.decision, self.prompt = game, decision, decision.prompt(game)
        self.places = tuple(dict.fromkeys(place for option in decision.options for place in option.places))
        self.offered = {option.written for option in decision.options}
        self.expected = [*decision.effect.expected(game, decision.seat)]

    def why_not(self, place: Place, of: int | None, picked: Sequence[Place]) -> Text:
        if of is not None and of != self.decision.seat:
            return Text("core-why-besides", reason=Text("core-why-theirs", seat=of), prompt=self.prompt)
        if reason := self._by_choice(place, picked):
            return reason
        if place in self.places:
            return Text("core-why-picked" if picked else "core-why-offered", prompt=self.prompt)
        if reason := self.game.rules.why_place(self.game, self.decision, place):
            return Text("core-why-besides", reason=reason, prompt=self.prompt)
        return self._asked()

    def _by_choice(self, place: Place, picked: Sequence[Place]) -> Text | None:
        """The reason that the choice itself gives for the options with this place."""
        options = [option for option in self.expected if place in option.places]
        if not picked and any(option.written in self.offered for option in options):
            return None
        together = [option for option in options if all(other in option.places for other in picked)]
        missing = [option.key for option in together or options if option.written not in self.offered]
        reasons = [self.decision.effect.why_not(self.game, self.decision.seat, key) for key in missing]
        return best([reason for reason in reasons if reason], place)

    def _asked(self) -> Text:
        """What is asked, and where it is answered: for places of which the rules have nothing else to say."""
        sorts = dict.fromkeys(place.sort for place in self.places)
        if not sorts:
            return Text("core-why-asked", prompt=self.prompt)
        where = listed([Text(f"{self.game.rules.name}-sort-{sort}") for sort in sorts])
        return Text("core-why-asked-at", prompt=self.prompt, where=where)


def best(reasons: Sequence[Text], place: Place) -> Text | None:
    """The reason that all share, else the first one that names the place, else both if there are two, else none."""
    different = list(dict.fromkeys(reasons))
    if len(different) < 2:
        return next(iter(different), None)
    both = Text("core-why-both", a=different[0], b=different[1]) if len(different) == 2 else None
    return next((reason for reason in different if place.id in list(_named(reason))), both)


def _named(text: Text) -> Iterator[str]:
    """The pieces that a text names."""
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from _named(arg)
        elif isinstance(arg, Ref):
            yield str(arg)


def asks_for(decision: Decision, sort: str) -> bool:
    """Whether a question can be answered at places of this sort."""
    return any(place.sort == sort for option in decision.options for place in option.places)

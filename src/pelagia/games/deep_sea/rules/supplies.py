"""What comes or goes without a question: research and discs."""

from __future__ import annotations

from pelagia.core.effects import Effect, effect
from pelagia.core.text import Said
from pelagia.games.deep_sea.content.card import amounts, amounts_text
from pelagia.games.deep_sea.rules.state import TRACK, DeepSea


class Plain(Effect[DeepSea]):
    """A gain that mostly just comes, without a question."""

    __slots__ = ()

    def comes_at_once(self, game: DeepSea, who: int) -> bool:
        """Tell whether it leads to nothing else now."""
        return True

    def give(self, game: DeepSea, who: int) -> str:
        """Give it, and return what came of it, as part of a bundle; "" is nothing."""
        raise NotImplementedError

    def run(self, game: DeepSea, who: int) -> None:
        tell_gained(game, who, self.give(game, who))


def tell_gained(game: DeepSea, who: int, *got: str) -> None:
    """One line for what came of some gains."""
    if game.events is None:  # nobody reads it
        return
    bundle = " ".join(filter(None, got))
    if bundle:
        game.tell("gained", seat=who, what=Said(amounts(bundle), amounts_text))


@effect
class Research(Plain):
    """Research, up to the end of the track."""

    n: int

    def give(self, game: DeepSea, who: int) -> str:
        seat = game.seats[who]
        n = min(self.n, TRACK - seat.research)
        seat.research += n
        return f"K{n}" if n else ""


@effect
class TakeDiscs(Plain):
    """Discs from the supply into staging."""

    n: int

    def give(self, game: DeepSea, who: int) -> str:
        take_discs(game, who, self.n)
        return f"D{self.n}"


def take_discs(game: DeepSea, who: int, n: int) -> None:
    game.seats[who].staging += n
    game.seats[who].gained += n


@effect
class PayDisc(Effect[DeepSea]):
    """Discs from staging to the supply, as many as asked."""

    n: int

    def can(self, game: DeepSea, who: int) -> bool:
        return game.seats[who].staging >= self.n

    def run(self, game: DeepSea, who: int) -> None:
        seat = game.seats[who]
        if seat.staging >= self.n:
            seat.staging -= self.n
            seat.returned += self.n
            game.tell("paid_disc", seat=who, n=self.n)

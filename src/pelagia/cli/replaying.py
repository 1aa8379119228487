"""Looking at a record: step by step, or the whole game as a log."""

from __future__ import annotations

from collections.abc import Callable

from pelagia.cli import explain
from pelagia.cli.boards import DANGER, LIT, Look, View, board
from pelagia.cli.screen import Screen
from pelagia.core.combinators import Together
from pelagia.core.game import Event, Game
from pelagia.engine.everything import everything
from pelagia.text import Catalogue

Position = Callable[[int], Game]


class Replay:
    """A finished or saved game that can be looked at from any side.

    Of a finished game everything is shown; of one that still goes on, what its spectators see. A seat given shows what
    that seat saw.
    """

    def __init__(
        self, position: Position, last: Game, names: list[str], cat: Catalogue, screen: Screen, seat: int | None
    ) -> None:
        self.position, self.last, self.names, self.cat, self.screen, self.seat = (
            position,
            last,
            names,
            cat,
            screen,
            seat,
        )
        assert last.record is not None
        self.choices = last.record.choices
        self.events: list[Event] = last.events or []
        self.board = board(last.rules.name)
        self.all = seat is None and not last.decisions
        self.at = 0

    def run(self, everything: bool) -> int:
        """Print the whole game, or walk through it until `q` or the end of input."""
        try:
            if everything:
                self.print_all()
            else:
                self.step()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
        return 0

    def print_all(self) -> None:
        """The whole game as log lines, round by round, and the final scores."""
        for line in self.told(self.events):
            self.screen.say(line)
        self.close()

    def step(self) -> None:
        """Walk through the game until `q`."""
        _, card = explain.example(self.last, None)
        self.picture()
        while True:
            line = self.screen.ask(self.cat.say("terminal-replay-keys", card=card)).lower()
            if line in ("q", "quit"):
                return
            number = explain.number(line)
            if line.startswith("?"):
                for told in explain.about(self.last, None, line[1:].strip(), self.board, self.look()):
                    self.screen.say(told)
                continue
            if line in ("", "n"):
                self.at += 1
            elif line == "b":
                self.at -= 1
            elif line == "r":
                self.at = self.next_round()
            elif number is not None:
                self.at = number
            else:
                self.screen.say(self.cat.say("terminal-replay-unknown", line=line), DANGER)
                continue
            self.at = max(0, min(self.at, len(self.choices)))
            self.picture()

    def next_round(self) -> int:
        """The first position of the next round."""
        starts = [self.choices_before(event) for event in self.events if event.name == "round"]
        return next((start for start in starts if start > self.at), len(self.choices))

    def choices_before(self, event: Event) -> int:
        """How many choices of the record had been made when something happened."""
        return sum(number < event.number for number, _, _ in self.choices)

    def picture(self) -> None:
        game = self.position(self.at)
        self.screen.clear()
        self.screen.show(self.board.draw(self.view(game), self.look()))
        self.screen.say("")
        self.screen.say(self.cat.say("terminal-replay-at", n=self.at, last=len(self.choices)), f"bold {LIT}")
        if self.at:
            before = self.position(self.at - 1)
            self.screen.say(self.choice(before, *self.choices[self.at - 1]), LIT)
            for line in self.told((game.events or [])[len(before.events or []) :]):
                self.screen.say(line, "dim")
        if self.at == len(self.choices):
            self.close()

    def choice(self, before: Game, number: int, seat: int, written: str) -> str:
        """What was chosen; a secret answer is shown only to those who may know it."""
        secret = isinstance(before.agenda[-1][1], Together) and not self.all and seat != self.seat
        decision = next(d for d in before.decisions if (d.number, d.seat) == (number, seat))
        option = decision.find(written)
        told = self.cat.say("terminal-replay-secret") if secret or not option else self.cat(option.text)
        return self.cat.say("terminal-replay-choice", name=self.names[seat], option=told)

    def close(self) -> None:
        """Final scores, or how far an unfinished game is."""
        if self.last.decisions:
            self.screen.say(self.cat.say("terminal-replay-open", n=len(self.choices)))
            return
        self.screen.say("")
        self.screen.show(self.board.scoring(self.last.view(None), self.events, self.look()))
        for line, style in explain.end(self.last, self.cat):
            self.screen.say(line, style)

    def view(self, game: Game) -> View:
        return everything(game) if self.all else game.view(self.seat)

    def told(self, events: list[Event]) -> list[str]:
        return explain.lines(self.last, events, self.cat, self.seat, self.all)

    def look(self) -> Look:
        return Look(self.cat, self.last.content, self.names, self.screen.signs, self.screen.width)

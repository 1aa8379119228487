"""A person plays against bots: the loop, and what can be typed."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text as Rich

from pelagia import bots
from pelagia.cli import explain, saves, steps
from pelagia.cli.boards import DANGER, LIT, Look, board
from pelagia.cli.screen import Screen, line_editing
from pelagia.cli.table import Table
from pelagia.core.decision import Decision, Option, Range
from pelagia.core.errors import IllegalChoice, PelagiaError
from pelagia.core.game import Event, Game
from pelagia.core.place import Place
from pelagia.core.text import Text
from pelagia.text import Catalogue

LOG_LINES = 8  # of what happened since the last decision; `log` has all


class Leave(Exception):
    """The person wants to stop playing."""


class Session:
    """One person's evening at a table."""

    def __init__(self, table: Table, cat: Catalogue, screen: Screen, confirm: bool = False) -> None:
        self.table, self.cat, self.screen, self.confirm = table, cat, screen, confirm
        self.board = board(table.game.rules.name)
        self.earlier: list[Game] = []  # the game before each choice that may be taken back
        self.seen = 0  # events that were there at the last decision
        self.step: steps.Part | None = None  # what a first step has chosen of the open decision
        self.kept = True  # whether the last autosave could be written

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def own(self) -> Decision | None:
        """The person's open decision."""
        return next((decision for decision in self.game.decisions if decision.seat == self.table.seat), None)

    def run(self, greet: bool = False) -> int:
        """Play until the game is over or the person leaves. Nothing is lost either way."""
        try:
            with line_editing(self.words):
                self.keep()
                if greet:
                    self.greet()
                while self.game.decisions:
                    decision = self.own
                    if decision:
                        self.ask(decision)
                    else:
                        self.wait()
                self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            with suppress(OSError):  # nobody may be there to read it
                self.part()
        return 0

    def part(self) -> None:
        """Say how to go on. The file is as fresh as the last choice; the game may have been stopped inside one."""
        self.screen.say("")
        if not self.kept:
            self.screen.say(self.cat.say("terminal-lost"), DANGER)
        elif self.game.decisions:
            self.tell_command("terminal-left", "play", self.game.rules.name, "--resume", self.table.file)

    # What happens

    def greet(self) -> None:
        """Say what the game is, who plays, and what to type."""
        assert self.game.record is not None
        name, say = self.game.rules.name, self.cat.say
        seated = zip(self.table.names, self.table.bots, strict=False)  # an automaton has a name, but is no bot
        known = {name: say("terminal-named-bot", name=name, bot=bot) for name, bot in seated if bot}
        names = ", ".join(known.get(name, name) for name in self.table.names)
        self.screen.clear()
        self.screen.say(say(f"terminal-greeting-{name}"), f"bold {LIT}")
        self.screen.say("")
        self.screen.say(say(f"terminal-primer-{name}"))
        self.screen.say("")
        seed = self.game.record.header["seed"]
        if isinstance(seed, int):  # somebody asked for it; one that was drawn is nothing to be read or typed
            self.screen.say(say("terminal-setup-seed", names=names, seed=str(seed)))
        else:
            self.screen.say(say("terminal-setup", names=names))
        self.screen.say(say("terminal-how"))
        for line in explain.setups(self.game, self.cat):
            self.screen.say(line)
        self.screen.say("")
        if self.screen.live:
            self.screen.ask(say("terminal-begin"))

    def ask(self, decision: Decision) -> None:
        """Show the table and read lines until one of them answers the decision or takes one back."""
        self.step = None
        self.picture(decision)
        while self.own is decision:
            line = self.screen.ask()
            if not line:
                back, self.step = self.step is not None, None
                self.picture(decision, whole=not back)
                continue
            command, rest = _command(line)
            try:
                if command:
                    command(self, decision, rest)
                else:
                    self.choose(decision, self.answer(decision, line))
            except PelagiaError as error:
                self.screen.say(self.cat(error.text), DANGER)

    def choose(self, decision: Decision, option: Option | None) -> None:
        if option is None:
            return
        seat = self.table.seat
        before, self.seen = self.game.clone(), len(self.events())
        self.game.choose(option, decision.seat, decision.number)
        self.earlier.append(before)
        if self.confirm and self.own is None and self.game.can_undo(seat) and self.game.decisions:
            self.screen.happened(self.lines(self.events()[self.seen :]))
            if self.screen.ask(self.cat.say("terminal-confirm")).lower() == "undo":
                self.take_back()
                self.picture(decision)
                return
        if not self.game.can_undo(seat):
            self.earlier.clear()
        self.keep()
        self.screen.happened(self.lines(self.events()[self.seen :]))

    def wait(self) -> None:
        """Let the bots choose until the person must, or the game is over."""
        with self.screen.quiet():
            while self.game.decisions and not self.own:
                self.bot_chooses(self.game.decisions[0])

    def bot_chooses(self, decision: Decision) -> None:
        told = len(self.events())
        option = bots.ask(self.table.thinkers[decision.seat], self.game, decision)
        self.game.choose(option, decision.seat, decision.number)
        self.earlier.clear()
        self.keep()
        self.screen.happened(self.lines(self.events()[told:]))

    def take_back(self) -> None:
        self.table.game = self.game.back_to(self.earlier.pop())
        self.seen = min(self.seen, len(self.events()))

    def keep(self) -> None:
        """Write the game to its file after every choice, so that a closed terminal loses nothing."""
        try:
            saves.write(Path(self.table.file), self.table.save())
            self.kept = True
        except PelagiaError as error:
            if self.kept:  # said once; the game goes on
                self.screen.say(self.cat(error.text), DANGER)
            self.kept = False

    def finish(self) -> None:
        """The final scoring, the winner, and the record if it is wanted."""
        view = self.game.view(self.table.seat)
        self.screen.clear()
        self.screen.show(self.board.draw(view, self.look()))
        self.screen.say("")
        self.screen.show(self.board.scoring(view, self.events(), self.look()))
        for line, style in explain.end(self.game, self.cat):
            self.screen.say(line, style)
        self.offer_record()
        saves.remove(Path(self.table.file))

    def offer_record(self) -> None:
        assert self.game.record is not None
        data = {**self.game.record.to_json(), "table": self.table.about()}
        file = saves.new_file(self.game.rules.name, "record")
        line = self.screen.ask(self.cat.say("terminal-record", file=str(file)))
        while not explain.no(self.cat, line):
            file = file if explain.yes(self.cat, line) else saves.path(line)
            try:
                saves.write(file, data)
                self.tell_command("terminal-recorded", "replay", str(file))
                return
            except PelagiaError as error:
                self.screen.say(self.cat(error.text), DANGER)
                line = self.screen.ask(self.cat.say("terminal-record-again")) or "n"

    # What is shown

    def picture(self, decision: Decision, whole: bool = False) -> None:
        """The table, what happened, and what can be chosen. In a small window only what has changed of the table."""
        table = self.board.draw(self.game.view(self.table.seat), self.look(decision))
        news = self.lines(self.events()[self.seen :])
        if len(news) > LOG_LINES:
            news = [self.cat.say("terminal-more", n=len(news) - LOG_LINES + 1), *news[-LOG_LINES + 1 :]]
        asked = f"{self.cat(decision.prompt(self.game))}   {self.cat.say('terminal-reminder')}"
        told = [Rich(line, "dim") for line in ["", *news]]
        below: list[RenderableType] = [
            Rich(asked, f"bold {LIT}"),
            *([Rich(self.cat.say("terminal-series"), LIT)] if self.is_series(decision) else []),
            *([Rich(self.cat.say("terminal-part", what=self.told(self.step)), LIT)] if self.step else []),
            self.screen.options([self.told(entry) for entry in self.listed(decision)]),
        ]
        self.screen.picture(Group(table, Rich(explain.aim(self.game, self.cat))), told, below, whole)

    def is_series(self, decision: Decision) -> bool:
        """Whether it asks for one piece of a set after the other, from the first on."""
        series = decision.effect.series(self.game, decision.seat)
        return series is not None and series.n > 1

    def told(self, entry: steps.Entry) -> str:
        """What is listed, in words; of the second step only what is new in it."""
        label = partial(explain.label, self.board, self.look())
        return steps.words(entry, self.cat, label, second=self.step is not None and entry is not self.step)

    def listed(self, decision: Decision) -> list[steps.Entry]:
        """What has a number now."""
        return [*self.step.options] if self.step else steps.entries(decision.options)

    def look(self, decision: Decision | None = None) -> Look:
        """What the board needs; places that one option alone lights up get its number."""
        lit: dict[Place, int] = {}
        for number, entry in enumerate(self.listed(decision) if decision else (), 1):
            places = (entry.place,) if isinstance(entry, steps.Part) else entry.places
            lit.update({place: 0 if place in lit else number for place in places})
        return Look(self.cat, self.game.content, self.table.names, self.screen.signs, self.screen.width, lit)

    def events(self) -> list[Event]:
        return self.game.events or []

    def lines(self, events: Sequence[Event]) -> list[str]:
        """What happened, as the person may know it."""
        return explain.lines(self.game, events, self.cat, self.table.seat)

    def words(self) -> list[str]:
        """What the tabulator completes."""
        decision = self.own
        written = [option.written for option in decision.options if not isinstance(option, Range)] if decision else []
        return [*written, *COMMANDS]

    def tell_command(self, message: str, *arguments: str) -> None:
        """Say what to type in the shell, on a line of its own that can be copied."""
        program = "pelagia" if shutil.which("pelagia") else sys.argv[0]
        self.screen.say(self.cat.say(message))
        self.screen.whole(f"  {shlex.join([program, *arguments])}")

    # What is typed

    def answer(self, decision: Decision, line: str) -> Option | None:
        """The option that a line means: its number, or its written form. IllegalChoice says why it is none."""
        first, *rest = line.split()
        number = explain.number(first)
        if number is None:
            return explain.find(decision, line) or explain.refuse(self.game, decision, line)
        listed = self.listed(decision)
        if not 1 <= number <= len(listed):
            raise IllegalChoice(Text("terminal-no-such-number", answer=first, n=len(listed)))
        option = listed[number - 1]
        if isinstance(option, steps.Part) and len(option.options) == 1:
            return option.options[0]
        if isinstance(option, steps.Part):
            self.step = option
            self.picture(decision)
            return None
        if not isinstance(option, Range):
            return option
        amount = rest[0] if rest else self.screen.ask(self.cat.say("terminal-how-much", lo=option.lo, hi=option.hi))
        if not amount:
            return None
        single = explain.number(amount)
        if single is None or not option.lo <= single <= option.hi:
            explain.refuse(self.game, decision, f"{option.verb} {amount}")
        return option.number(single)

    def do_help(self, decision: Decision, rest: str) -> None:
        """`?`: what can be typed; `? C05`, `?5`: what a card or an option is."""
        if not rest:
            self.screen.show(self.screen.pairs(explain.manual(self.game, decision, self.listed(decision), self.cat)))
        for line in self.about(decision, rest) if rest else [self.board.legend(self.look())]:
            self.screen.say(line)

    def about(self, decision: Decision, what: str) -> list[str]:
        """All about a card, or about what has a number."""
        number, listed = explain.number(what), self.listed(decision)
        if number is not None and 1 <= number <= len(listed):
            entry = listed[number - 1]
            what = entry.place.id if isinstance(entry, steps.Part) else entry.written
        return explain.about(self.game, decision, what, self.board, self.look())

    def do_why(self, decision: Decision, rest: str) -> None:
        if not rest:
            self.screen.say(self.cat.say("terminal-why-what", written=explain.example(self.game, decision)[0]))
        elif option := explain.find(decision, rest):
            self.screen.say(self.cat.say("terminal-why-possible", option=self.cat(option.text)))
        else:
            explain.refuse(self.game, decision, rest)

    def do_undo(self, decision: Decision, rest: str) -> None:
        """Take back the last choice, as far as nobody else has chosen and nothing was revealed since."""
        if not self.game.can_undo(self.table.seat):
            revealed = self.game.chooser == self.table.seat
            self.screen.say(self.cat.say("terminal-undo-revealed" if revealed else "terminal-undo-others"))
        elif not self.earlier:
            self.screen.say(self.cat.say("terminal-undo-resumed"))
        else:
            self.take_back()
            self.keep()

    def do_save(self, decision: Decision, rest: str) -> None:
        file = saves.path(rest or self.table.file)
        saves.write(file, self.table.save())
        self.tell_command("terminal-saved", "play", self.game.rules.name, "--resume", str(file))

    def do_log(self, decision: Decision, rest: str) -> None:
        for line in self.lines(self.events()):
            self.screen.say(line)

    def do_hint(self, decision: Decision, rest: str) -> None:
        option = bots.ask(bots.make(bots.BEST, self.game.number), self.game, decision)
        self.screen.say(self.cat.say("terminal-hint", option=self.cat(option.text), written=option.written))

    def do_rules(self, decision: Decision, rest: str) -> None:
        for line in explain.rules(self.game, self.cat):
            self.screen.say(line)

    def do_board(self, decision: Decision, rest: str) -> None:
        self.picture(decision, whole=True)

    def do_quit(self, decision: Decision, rest: str) -> None:
        if explain.yes(self.cat, self.screen.ask(self.cat.say("terminal-quit"))):
            raise Leave


Command = Callable[[Session, Decision, str], None]
COMMANDS: dict[str, Command] = {
    "?": Session.do_help,
    "help": Session.do_help,
    "why": Session.do_why,
    "undo": Session.do_undo,
    "hint": Session.do_hint,
    "log": Session.do_log,
    "board": Session.do_board,
    "save": Session.do_save,
    "rules": Session.do_rules,
    "quit": Session.do_quit,
}


def _command(line: str) -> tuple[Command | None, str]:
    if line.startswith("?"):
        return COMMANDS["?"], line[1:].strip()
    word, _, rest = line.partition(" ")
    return COMMANDS.get(word.lower()), rest.strip()

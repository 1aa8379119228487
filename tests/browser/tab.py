"""A tab of a real browser, used as a person uses it: by what is lit, listed and written on the page."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Response, TimeoutError, WebSocket

from pelagia.core.place import Place
from pelagia.engine.difference import changed
from tests.server.kit import Data, Table, mine, over

PATIENCE = 60.0  # seconds, for machines that do much else
Rule = Callable[[Data], tuple[Data, int | None]]  # of a decision: the option to choose, and of a range the number


class Tab:
    """A page, what it was told, and what went wrong in it."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.state: Data = {}  # the newest that came by the socket
        self.public: Data = {}  # what everybody sees of it
        self.frames: list[str] = []
        self.sent: list[Data] = []
        self.answers: list[Response] = []
        self.wrong: list[str] = []
        self.excused: list[str] = []  # patterns of what may go wrong here
        self.listed: list[str] = []  # options that could not be chosen on the board
        self.obvious: set[tuple[int, str]] = set()  # answers that the page gives by itself
        self.rest = 0  # questions of a set that was picked as a whole: the page answers them by itself
        self._before = 0  # of what is sent: so many before the choice that is being made
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"uncaught: {error}"))
        page.on("response", self._answer)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard(payload))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def heard(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            if "own" in message:  # else the page has asked for whole views
                self.public = message["public"] if "public" in message else changed(self.public, message["changes"])
                message["view"] = changed(self.public, message["own"])
            self.state = message
        elif message["type"] == "table":
            self.state = {**self.state, "table": message["table"]}
        elif "state" in message:
            self.state = message["state"]
        if (decision := mine(self.state) if "view" in self.state else None) and "obvious" in decision:
            self.obvious.add((decision["number"], decision["obvious"]))

    def faults(self) -> list[str]:
        return [
            complaint for complaint in self.wrong if not any(re.search(pattern, complaint) for pattern in self.excused)
        ]

    def bytes(self) -> str:
        """All that the server has told this tab, in whatever way, and all that it shows."""
        bodies = [answer.text() for answer in self.answers if "/content" not in answer.url]
        drawn = re.sub(r' d="[^"]*"', "", self.page.content())  # the paths of a drawing look like names of cards
        return "\n".join([*self.frames, *bodies, drawn, self.page.evaluate("JSON.stringify(localStorage)")])

    # Going somewhere

    def visit(self, address: str) -> None:
        """Open an address anew; one that differs only in its fragment would else not load the page."""
        self.page.goto("about:blank")
        self.state = {}
        self.page.goto(address)

    def sit(self, address: str) -> None:
        """Open a table, and wait until it is there."""
        self.visit(address)
        self.page.locator(".prompt").wait_for()
        self.until(lambda: bool(self.state))

    def secret(self) -> tuple[str, str]:
        """The id of the table and the secret that this tab has in its address."""
        match = re.search(r"#/table/([^/]+)/(.+)$", self.page.url)
        assert match, self.page.url
        return match[1], match[2]

    def speak(self, language: str) -> None:
        """Choose a language: in the bar on top; a table has it in its menu."""
        menu = self.page.locator(".prompt .menu")
        if not menu.count():
            self.page.locator("header select").select_option(language)
            return
        menu.click()
        self.page.locator("dialog nav select").select_option(language)
        self.page.keyboard.press("Escape")

    # Looking

    def text(self) -> str:
        """What can be read: the words on the page, and those for screen readers."""
        said: str = self.page.evaluate(
            """() => [document.body.innerText, document.title,
                ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
                    ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? '')),
                ...[...document.querySelectorAll('svg text, svg title, option')].map((one) => one.textContent),
            ].join('\\n')"""
        )
        return said

    def toast(self) -> str:
        """The newest sentence at the edge of the page."""
        shown = self.page.locator(".toasts p span").last
        shown.wait_for()
        return shown.inner_text()

    def toasts(self) -> list[str]:
        return self.page.locator(".toasts p span").all_inner_texts()

    def decision(self) -> Data | None:
        return mine(self.state) if self.state and self.state["table"]["status"] == "playing" else None

    def until(self, so: Callable[[], object], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, (self.page.url.split("#")[0], self.state.get("table"), self.wrong)
            self.page.wait_for_timeout(10)

    def turn(self) -> Data | None:
        """Wait until something is asked of this seat; None: the game is over."""
        self.until(
            lambda: (
                (self.state and over(self.state)) or (self.decision() and self.page.locator(".prompt.yours").count())
            )
        )
        return self.decision()

    # Choosing

    def place(self, place: Data) -> Locator:
        """A place that glows."""
        return self.page.locator(f'.board [data-place="{Place(**place)}"][data-glow]').first

    def press(self, place: Data) -> bool:
        """Click a lit place; on a narrow page, in the part of the table where it is. False: it is nowhere."""
        spot = self.place(place)
        if spot.count():
            self.tap(spot)
            return True
        parts = self.page.locator(".board nav button").all()
        for milliseconds in (500, 5000):  # a busy machine may draw it late
            for part in [None, *parts]:
                if part:
                    self.tap(part)
                try:
                    spot.wait_for(state="attached", timeout=milliseconds)
                except TimeoutError:
                    continue
                self.tap(spot)
                return True
        return False

    def tap(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def choose(self, option: Data, number: int | None = None) -> None:
        """Choose an option where it is lit, else by its button; wait until the server has taken note."""
        asked = self._key()
        written: str = option["written"] if number is None else f"{option['range']['verb']} {number}"
        self._before = len(self.sent)
        if number is not None:
            form = self.page.locator(".prompt form.bid")
            form.locator("input").fill(str(number))
            self.tap(form.locator(f'[data-option="{written}"]'))
        elif not option["places"]:
            tray = self.page.locator(".board .keep:not([disabled])")
            button = self.page.locator(f'.prompt [data-option="{written}"]')
            self.tap(button if button.count() else tray)
        elif (self.decision() or {}).get("series") or not self._on_board(option):  # a set is chosen as a whole there
            self.listed.append(written)
            self.list_and_choose(written)
        self.until(lambda: self._key() != asked or over(self.state))
        own = (asked[1], written)
        assert {(answer["number"], answer["option"]) for answer in self._answers()} - (self.obvious - {own}) == {own}

    def choose_set(self) -> None:
        """Pick a whole set at its places, the last ones, and confirm it: the page answers question by question."""
        series = (self.decision() or {})["series"]
        self._before, self.rest = len(self.sent), series["n"]
        for part in series["options"][-series["n"] :]:
            assert self.press(part["places"][0])
            self._taken(part["places"][0])
        self.tap(self.page.locator(".prompt .series"))

    def answer(self, number: int) -> str:
        """What the page answers to a question of a set; wait until it does, and until the server has heard it."""
        self.until(lambda: any(answer["number"] == number for answer in self._answers()))
        self.until(lambda: (self.decision() or {}).get("number") != number)
        self.rest -= 1
        written: str = next(answer["option"] for answer in self._answers() if answer["number"] == number)
        return written

    def _on_board(self, option: Data) -> bool:
        """Press the places of an option until it is chosen."""
        written = option["written"]
        meant = self.page.locator(f'.sheet [data-option="{written}"]')
        for place in option["places"]:
            if not self.press(place):
                return False
            self._taken(place)
            if self._answers():  # what is lit now may belong to the next question
                return True
            if meant.count():
                self.tap(meant)
                return True
        keep = self.page.locator(".board .keep")
        if option["form"] == "set" and keep.count():
            self.tap(keep)
            return True
        return False

    def _taken(self, place: Data) -> None:
        """Wait until the page has taken a press: it waits for another, asks which option is meant, or answers."""
        waits = self.page.locator(f'.sheet, .board [data-place="{Place(**place)}"][data-glow="picked"]')
        self.until(lambda: waits.count() or self._answers())

    def _answers(self) -> list[Data]:
        """What the page has answered since a choice began. It sends before it draws: a look at it, then this."""
        return [message for message in self.sent[self._before :] if message["type"] == "choose"]

    def list_and_choose(self, written: str) -> None:
        if (self.decision() or {}).get("series"):
            self.page.locator(".prompt .series").wait_for()  # before it is drawn, no key opens its list
            self.page.keyboard.press("o")  # piece by piece, for whoever does not point
        elif not self.page.locator(".sheet").count():
            self.tap(self.page.locator(".prompt button.all"))
        self.tap(self.page.locator(f'.sheet [data-option="{written}"]'))

    def _key(self) -> tuple[Any, ...]:
        decision = self.decision()
        return (self.state["table"]["branch"], decision and decision["number"])

    def play(self, rule: Rule, choices: int = 1000, until: Callable[[], bool] = lambda: False) -> int:
        """Play until the game is over, or so many choices are made, or something is so; return how many were made."""
        for made in range(choices):
            decision = self.turn()
            if decision is None or until():
                return made
            self.choose(*rule(decision))
        return choices


def ask(table: Table, seat: int) -> None:
    """Let the other person of two answer by REST until a seat is asked."""
    while not any(decision["seat"] == seat for decision in table.get()["view"]["decisions"]):
        table.play([1 - seat], 1)


def asked(table: Table) -> int:
    """A seat that is asked something."""
    seat: int = table.get()["view"]["decisions"][0]["seat"]
    return seat


def option(decision: Data, *starts: str) -> Data | None:
    """The first option that begins with one of these words; what stands first is wanted most."""
    for start in starts:
        for offer in decision["options"]:
            if offer["written"].startswith(start):
                wanted: Data = offer
                return wanted
    return None


def number(offer: Data) -> int | None:
    """The lowest number of a range; None for a plain option."""
    lowest: int | None = offer["range"]["lo"] if offer["form"] == "range" else None
    return lowest


def short(decision: Data) -> tuple[Data, int | None]:
    """A rule that ends games soon."""
    chosen = option(decision, "pass", "done", "out", "leave", "keep none", "no") or decision["options"][-1]
    return chosen, number(chosen)


def curious() -> Rule:
    """A rule that tries a bit of everything, then passes."""
    done: dict[str, int] = {}

    def rule(decision: Data) -> tuple[Data, int | None]:
        kind = decision["kind"]
        at = done[kind] = done.get(kind, -1) + 1
        wanted = ["pass"]
        if kind == "Turn":
            wanted = [["buy"], ["move", "buy"], ["buy"], ["plant", "buy"], ["extend", "pass"]][at % 5] + ["pass"]
        elif kind == "Bid":
            wanted = ["bid", "out"] if at % 2 == 0 else ["out"]
        elif kind == "Bottle":
            wanted = ["dome>", "leave"] if at % 2 == 0 else ["leave"]
        elif kind == "Market" and at % 2 == 0:
            single = next((offer for offer in decision["options"] if len(offer["places"]) == 2), None)
            wanted = [single["written"]] if single else ["keep"]
        chosen = option(decision, *wanted) or decision["options"][0]
        return chosen, number(chosen)

    return rule

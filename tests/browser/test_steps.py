"""What others do happens before one's eyes: step after step, and board, prompt and ticker show the same one."""

from __future__ import annotations

import json
from itertools import pairwise

from playwright.sync_api import WebSocketRoute, expect

from pelagia.core.place import Place
from tests.browser.conftest import Person
from tests.browser.tab import Tab, ask, asked, curious, option
from tests.server.kit import BOT, PERSON, Data, Server, Table

# Looks at the page whenever it has changed, and keeps what was seen.
SAMPLER = """
window.seen = [];
const look = () => {
    const [host, prompt, log] = ['.host', '.prompt', '.ticker'].map((one) => document.querySelector(one));
    if (!window.seen.length && !host?.querySelector('.slot[data-look]')) return; // still loading
    if (!host || !prompt || !log) return;
    const now = {
        board: Number(host.dataset.step),
        prompt: Number(prompt.dataset.step),
        lines: Number(log.dataset.lines),
        acting: Number(document.querySelector('article[data-acting]')?.dataset.seat ?? -1),
        yours: prompt.classList.contains('yours'),
        lit: host.querySelectorAll('[data-glow]').length,
        market: [...host.querySelectorAll('.slot[data-look]')].map((one) => one.dataset.look).sort(),
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
};
document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
});
"""


def watched(server: Server, person: Person, table: Table, seat: int, pace: str = "fast") -> Tab:
    tab = person(pace=pace)
    tab.page.add_init_script(SAMPLER)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
    return tab


def seen(tab: Tab) -> list[Data]:
    samples: list[Data] = tab.page.evaluate("window.seen")
    return samples


def _market(view: Data) -> list[str]:
    return sorted(card for row in view["table"]["display"] for card in row["cards"] if card)


def truth(table: Table, seat: int) -> dict[int, Data]:
    """By step: who made it, what lay in the market, how many lines the log had, who was asked."""
    told = [event["seq"] for event in table.get(seat)["events"] if event["text"]]
    steps = table.ask("GET", "/steps?first=0", seat).json()["steps"]
    return {
        step["step"]: {
            "seat": step["seat"],
            "market": _market(step["view"]),
            "lines": sum(seq < step["since"] for seq in told),
            "asked": [decision["seat"] for decision in step["view"]["decisions"]],
        }
        for step in steps
    }


def check(samples: list[Data], steps: dict[int, Data], seat: int) -> None:
    """Every sample shows one position, in all its parts; none is left out; nothing is lit before the last is shown."""
    assert samples
    for sample in samples:
        assert sample["board"] == sample["prompt"], sample
        assert sample["lines"] == steps[sample["board"]]["lines"], sample
        assert sample["market"] == steps[sample["board"]]["market"], sample
        assert sample["yours"] or not sample["lit"], sample
        assert not sample["yours"] or seat in steps[sample["board"]]["asked"], sample
    for before, now in pairwise(samples):
        assert now["board"] - before["board"] in (0, 1), (before, now)
        if now["board"] > before["board"] and before["yours"]:
            assert steps[now["board"]]["seat"] == seat, (before, now)


def test_three_bots_move_one_after_the_other(server: Server, person: Person) -> None:
    table = server.open(PERSON, BOT, BOT, BOT, seed=7)
    tab = watched(server, person, table, 0)
    for _ in range(3):
        decision = tab.turn()
        assert decision
        tab.choose(option(decision, "buy", "pass") or decision["options"][0])
    tab.turn()
    steps = truth(table, 0)
    samples = seen(tab)
    check(samples, steps, 0)
    drawn = {sample["board"] for sample in samples}
    assert drawn == set(range(min(drawn), max(steps) + 1))
    others = {
        (step, made["seat"]) for step, made in steps.items() if made["seat"] not in (None, 0) and step > min(drawn)
    }
    assert others
    assert others <= {(sample["board"], sample["acting"]) for sample in samples}


def test_whoever_acts_is_lit_and_what_was_bought_is_ringed(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=7)
    other = asked(table)
    tab = watched(server, person, table, 1 - other, pace="slow")
    decision = table.get(other)["view"]["decisions"][0]
    buy = option(decision, "buy C")
    assert buy
    assert table.choose(other, decision["number"], buy["written"]).status_code == 200
    expect(tab.page.locator("article[data-acting]")).to_have_count(1)
    expect(tab.page.locator(f'[data-lit-seat] [data-ringed][data-spot="{Place(**buy["places"][0])}"]')).to_be_visible()
    expect(tab.page.locator(".ticker .skip")).to_be_visible()
    assert not tab.page.locator(".prompt.yours").count()
    tab.page.keyboard.press("Space")
    expect(tab.page.locator(".prompt.yours")).to_be_visible()
    expect(tab.page.locator("[data-ringed], [data-acting]")).to_have_count(0)


def test_a_choice_by_keyboard_skips_the_rest_first(server: Server, person: Person) -> None:
    table = server.open(PERSON, BOT, BOT, BOT, seed=7)
    tab = watched(server, person, table, 0, pace="slow")
    tab.turn()
    tab.page.keyboard.press("o")
    tab.page.keyboard.press("Enter")
    tab.until(lambda: any(message["type"] == "choose" for message in tab.sent))
    tab.until(lambda: table.turn(0)["table"]["steps"] == tab.state["table"]["steps"])
    sheet = tab.page.locator(".sheet")

    def opened() -> bool:
        """The page may hear later than we do that it is asked: then the key does nothing yet."""
        if not sheet.count():
            tab.page.keyboard.press("o")
        return sheet.count() > 0

    tab.until(opened)
    expect(sheet.locator("button.option:focus")).to_have_count(1)
    before = seen(tab)[-1]["board"]
    assert before == table.get(0)["table"]["steps"]
    tab.page.keyboard.press("Enter")
    tab.until(lambda: len([message for message in tab.sent if message["type"] == "choose"]) == 2)
    assert not tab.toasts()


def test_again_and_a_tap(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=7)
    ask(table, 0)
    tab = watched(server, person, table, 0)
    tab.play(curious(), 1)
    ask(table, 0)
    tab.turn()
    total = table.get()["table"]["steps"]
    tab.page.evaluate("window.seen = []")
    tab.page.keyboard.press("a")
    tab.until(lambda: any(sample["board"] < total for sample in seen(tab)))
    tab.until(lambda: seen(tab)[-1]["yours"] and seen(tab)[-1]["board"] == total)
    steps = truth(table, 0)
    samples = [sample for sample in seen(tab) if not sample["yours"]]
    check(samples, steps, 0)
    tab.page.keyboard.press("a")
    tab.page.locator(".ticker .skip").wait_for()
    tab.page.locator(".board .sea, .board").first.click(position={"x": 4, "y": 4})
    expect(tab.page.locator(".prompt.yours")).to_be_visible()


def test_coming_back_shows_what_happened(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=7)
    tab = watched(server, person, table, 1)
    left = table.get()["table"]["steps"]
    tab.until(lambda: '"reached"' in tab.page.evaluate("localStorage.tables ?? ''"))  # where to go on
    tab.page.goto("about:blank")
    table.play([0, 1], 6)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[1]}")
    now = table.get()["table"]["steps"]
    tab.until(lambda: bool(seen(tab)) and seen(tab)[-1]["board"] == now)
    samples = seen(tab)
    check(samples, truth(table, 1), 1)
    assert samples[0]["board"] == left
    assert not tab.toasts()


def test_steps_that_were_not_sent_are_fetched(server: Server, person: Person) -> None:
    table = server.open(PERSON, BOT, BOT, BOT, seed=7)
    tab = person(pace="fast")
    left_out: list[Data] = []

    def slow(route: WebSocketRoute) -> None:
        """A connection that is sent fewer views: only those after which seat 0 is asked. No event is left out."""
        held: list[Data] = []

        def pass_on(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "update":
                held.extend(data["events"])
                if not any(due["seat"] == 0 for due in data["view"]["decisions"]):
                    left_out.append(data)
                    return
                data["events"] = list(held)
                data["since"] = min([data["since"], *(event["seq"] for event in held)])
                held.clear()
            route.send(json.dumps(data))

        server = route.connect_to_server()
        server.on_message(pass_on)
        # Whole views, since a connection that leaves some out could not send changes of the last.
        route.on_message(lambda message: server.send(str(message).replace('"changes":true', '"changes":false')))

    tab.page.add_init_script(SAMPLER)
    tab.page.route_web_socket("**/live", slow)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    decision = tab.turn()
    assert decision
    tab.choose(option(decision, "buy") or decision["options"][0])
    total = table.turn(0)["table"]["steps"]
    tab.until(lambda: bool(seen(tab)) and seen(tab)[-1]["board"] == total and seen(tab)[-1]["yours"])
    assert left_out
    check(seen(tab), truth(table, 0), 0)
    assert not tab.toasts()


def test_steps_that_cannot_be_fetched_are_counted(server: Server, person: Person) -> None:
    table = server.open(PERSON, PERSON, seed=7)
    tab = watched(server, person, table, 0)
    tab.excused.append("steps")
    tab.page.route("**/steps*", lambda route: route.abort())
    tab.page.goto("about:blank")
    table.play([0, 1], 5)
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[0]}")
    assert tab.toast().startswith("4 steps could not be shown")
    tab.until(lambda: bool(seen(tab)))
    assert seen(tab)[-1]["board"] == table.get()["table"]["steps"]

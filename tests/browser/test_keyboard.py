"""Without a mouse: from the lobby to ten choices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.tab import Tab, asked, option, short
from tests.server.kit import PERSON, Data, Server, mine


def go_to(tab: Tab, so: str, most: int = 200) -> None:
    """Press Tab until the focus is on something (an expression over `it`)."""
    for _ in range(most):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate(f"(() => {{ const it = document.activeElement; return Boolean({so}); }})()"):
            return
    raise AssertionError(so)


def choose_from_list(tab: Tab, written: str) -> None:
    """Open the list, go to an option with the arrows, press Enter."""
    page = tab.page
    page.keyboard.press("o")
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".sheet button.option:focus")).to_have_count(1)
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.option") == written:
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def wish(decision: Data, at: int) -> str:
    """Buy a little, then end soon; of ranges nothing, they have a field of their own."""
    plain = {**decision, "options": [offer for offer in decision["options"] if offer["form"] != "range"]}
    buy = option(plain, "buy") if decision["kind"] == "Turn" and at < 3 else None
    written: str = (buy or short(plain)[0])["written"]
    return written


def test_keyboard_only(server: Server, person: Person) -> None:
    tab = person()
    page = tab.page
    tab.visit(server.url)
    page.locator(".hero").wait_for()
    go_to(tab, "it.textContent.startsWith('Play New Eden')")
    page.keyboard.press("Enter")
    page.locator(".board .station").first.wait_for()

    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    decision = tab.turn()
    assert decision
    page.keyboard.press("o")
    expect(page.locator(".sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)

    # A card is shown in full where the focus is; the power plant is chosen on the board, and taken back.
    go_to(tab, "it.matches('.board .slot[data-glow]')")
    expect(page.locator(".inspector")).to_be_visible()
    go_to(tab, "it.matches('.board [data-glow][data-place=plant]')")
    before = tab.state["table"]["steps"]  # the bot may have begun
    page.keyboard.press("Enter")
    tab.until(lambda: tab.state["table"]["steps"] == before + 1)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    tab.until(lambda: tab.state["table"]["steps"] == before)

    for at in range(10):
        decision = tab.turn()
        assert decision
        asked = decision["number"]
        if at == 1 and decision["kind"] == "Turn" and option(decision, "buy"):
            go_to(tab, "it.matches('.board .slot[data-glow]')")
            page.keyboard.press("Enter")
            tab.turn()  # the card is gone, but whoever pressed goes on from its place
            tab.until(lambda: page.evaluate("document.activeElement.matches('.board [tabindex]')"))
        else:
            choose_from_list(tab, wish(decision, at))
        tab.until(lambda asked=asked: (tab.decision() or {}).get("number") != asked)  # type: ignore[misc]
    assert len({message["number"] for message in tab.sent if message["type"] == "choose"}) >= 10


def test_a_bid_by_keyboard(server: Server, person: Person) -> None:
    """The number is typed into its field; or it is stepped up in the list of all options."""
    table = server.open(PERSON, PERSON, seed=5)

    def lowest_bid(seat: int) -> int | None:
        options = (mine(table.get(seat)) or {"options": []})["options"]
        return next((offer["range"]["lo"] for offer in options if offer["form"] == "range"), None)

    for way in ("field", "list"):
        while (lowest := lowest_bid(seat := asked(table))) is None:
            table.play([seat], 1)
        tab = person()
        tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[seat]}")
        decision = tab.turn()
        assert decision
        if way == "field":
            go_to(tab, "it.matches('.prompt form.bid input')")
            tab.page.keyboard.press("Control+A")
            tab.page.keyboard.type(str(lowest + 1))
        else:
            tab.page.keyboard.press("o")
            go_to(tab, "it.matches('.sheet form.bid input')")
            tab.page.keyboard.press("ArrowUp")
        tab.page.keyboard.press("Enter")
        tab.until(lambda tab=tab: any(message["type"] == "choose" for message in tab.sent))  # type: ignore[misc]
        tab.until(lambda tab=tab, asked=decision["number"]: (tab.decision() or {}).get("number") != asked)  # type: ignore[misc]
        assert [message["option"] for message in tab.sent if message["type"] == "choose"] == [f"bid {lowest + 1}"]


def test_escape_closes_one_thing_at_a_time(server: Server, person: Person) -> None:
    """What is half chosen on the board goes first; what is enlarged leaves it alone; a hint goes last."""
    table = server.open(PERSON, PERSON, game="underwater-cities", seed=4)
    while table.get()["view"]["decisions"][0]["kind"] != "Place":
        table.play([asked(table)], 1)
    tab = person()
    page = tab.page
    tab.sit(f"{server.url}/#/table/{table.id}/{table.keys[asked(table)]}")
    decision = tab.turn()
    assert decision
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    space = next(place for place in decision["options"][0]["places"] if place["sort"] == "space")
    assert tab.press(space)
    picked = page.locator(".board [data-glow=picked]")
    expect(picked).to_have_count(1)

    page.locator(".people .enlarge").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)

"""Whole games, over both doors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from enum import IntEnum
from typing import Any

import orjson
import pytest

import pelagia
from pelagia.engine import calls, games
from pelagia.server import content_models, models, record_models
from tests.server.kit import BOT, OPEN, PERSON, Data, Server, Table, mine, over, play_all


def test_whole_game_over_rest(server: Server) -> None:
    table = server.open(PERSON, BOT, BOT)
    assert table.play([0]) > 10
    raw = table.ask("GET", "", 0).content
    state = models.TableState.model_validate_json(raw)
    assert state.table.status == "finished"
    assert state.table.winners == state.view.winners != []
    assert state.table.scores is not None


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_number_of_players(server: Server, players: int) -> None:
    table = server.open(PERSON, *[BOT] * (players - 1))
    table.play([0])
    assert over(table.get(0))


def test_whole_game_over_sockets(server: Server) -> None:
    """Two people and a bot; a spectator looks on. Everybody hears of everything once, in order."""
    table = server.open(PERSON, PERSON, BOT)
    pages = [table.socket(0), table.socket(1), table.socket()]
    logs: list[list[Data]] = []
    for updates in play_all(*pages):
        log: list[Data] = []
        for update in updates:
            log = [event for event in log if event["seq"] < update["since"]] + update["events"]
        logs.append(log)
    for seat, log in enumerate(logs):
        numbers = [event["seq"] for event in log]
        assert numbers == sorted(set(numbers))
        assert all(event["only"] in (None, seat) for event in log)
    shared = [[event for event in log if event["only"] is None] for log in logs]
    assert shared[0] == shared[1] == shared[2] != []
    for page in pages:
        page.close()


def test_news_is_what_the_interface_says(server: Server) -> None:
    table = server.open(PERSON, PERSON)
    page = table.socket(0)
    update = page.get("update")
    models.TableState.model_validate({k: v for k, v in update.items() if k != "type"})
    other = table.socket(1)
    assert page.get("table")["table"]["seats"][1]["connected"]
    page.send(type="chat", id=3, text="hello")
    assert other.get("chat")["chat"][0]["text"] == "hello"
    assert page.get("done")["id"] == 3
    page.send(type="ping", id=4)
    assert page.get("done") == {"type": "done", "id": 4}
    other.close()
    assert not page.get("table")["table"]["seats"][1]["connected"]
    page.close()


def test_reconnecting_brings_only_what_is_missing(server: Server) -> None:
    table = server.open(PERSON, BOT)
    page = table.socket(0)
    known = page.get("update")["events"]
    page.close()
    table.play([0], 5)
    state = table.turn(0)
    page = table.socket(0, since=len(known) and known[-1]["seq"] + 1, branch=0)
    update = page.get("update")
    assert known + update["events"] == state["events"]
    page.close()


def test_why(server: Server) -> None:
    """A place that nothing offers says why; what the table does not have is refused."""
    table = server.open(PERSON, PERSON, game="underwater-cities", seed=4)
    decision = mine(table.get(0))
    assert decision
    offered = [place for option in decision["options"] for place in option["places"]]
    answer = table.ask("POST", "/why", 0, {"place": {"sort": "city", "id": "C3"}})
    why = models.Why.model_validate_json(answer.content)
    assert why.text.args["reason"]["id"] == "underwater-cities-why-city-built"
    assert [place.model_dump() for place in why.places] == offered
    theirs = table.ask("POST", "/why", 0, {"place": {"sort": "city", "id": "C3"}, "of": 1}).json()
    assert theirs["text"]["args"]["reason"] == {"id": "core-why-theirs", "args": {"seat": 1}}
    assert table.ask("POST", "/why", 0, {"place": {"sort": "city", "id": "Z9"}}).status_code == 422
    assert table.ask("POST", "/why", None, {"place": {"sort": "city", "id": "C3"}}).status_code == 403
    with closing(table.socket(0)) as page:
        page.send(type="why", id=3, why={"place": {"sort": "city", "id": "C3"}})
        assert page.get("done")["why"] == answer.json()


def test_hint(server: Server) -> None:
    table = server.open(PERSON, BOT)
    state = table.turn(0)
    answer = table.ask("POST", "/hint", 0)
    hint = models.Hint.model_validate_json(answer.content)
    decision = mine(state)
    assert decision is not None
    assert hint.number == decision["number"]
    assert table.choose(0, hint.number, hint.option).status_code == 200


def test_record_travels(server: Server) -> None:
    """The record of a finished game, uploaded again, is the same game, step by step."""
    table = server.open({"kind": "person", "name": "Ada"}, BOT)
    assert table.ask("GET", "/record", 0).json()["error"]["code"] == "not-finished"
    table.play([0])
    record = table.ask("GET", "/record", 0).json()
    assert re.fullmatch("[0-9a-f]{25,33}", record["header"]["seed"])  # nobody asked for one: 128 bits
    made = models.Created.model_validate_json(server.ask("POST", "/api/records", body=record).content)
    copy = Table(server, made.table.id, {}, made.secrets.spectator)
    assert [seat.name for seat in made.table.seats] == ["Ada", ""]
    assert copy.ask("GET", "/record").json() == record
    replays = [played.ask("GET", "/replay").content for played in (table, copy)]
    first, second = (record_models.Replay.model_validate_json(replay) for replay in replays)
    choices = [sorted((s.number, s.seat, s.option) for s in replay.steps[1:]) for replay in (first, second)]
    assert choices[0] == choices[1]  # secret answers came in any order; a record has them in that of the seats
    assert first.events == second.events
    assert first.steps[-1].scores == made.table.scores
    for step in (0, 1, len(first.steps) - 2, len(first.steps) - 1):
        views = [played.ask("GET", f"/replay/{step}?seat=1").json() for played in (table, copy)]
        assert views[0] == views[1]
        assert record_models.ReplayView.model_validate(views[0]).view.seat == 1


def test_a_seed_that_was_asked_for_is_in_the_record(server: Server) -> None:
    table = server.open(PERSON, BOT, seed=2**53 - 1)
    table.play([0])
    record = table.ask("GET", "/record", 0).json()
    assert record["header"]["seed"] == 2**53 - 1
    assert server.ask("POST", "/api/records", body=record).status_code == 201


def test_thoughts_follow_from_a_secret_of_the_table() -> None:
    """The same table gives the same thoughts; its name alone, which all know, does not."""
    position = calls.begin("new-eden", 4, None, {})
    assert isinstance(position, calls.Position)
    seat = position.to_move[0][0]

    def thoughts(**header: str) -> list[Any]:
        given = ({**position.header, **header}, position.state, 0, seat, "random")
        return [calls.think(*given, table).choice for table in "abcdefghij"]

    assert thoughts() == thoughts()
    assert thoughts(seed="f" * 32) == thoughts(seed="f" * 32)
    assert thoughts() != thoughts(seed="f" * 32) != thoughts(seed="f" * 31 + "e")


def test_a_replay_with_everything(server: Server) -> None:
    """All that any seat knew at that step, in the form of any other view; and only when the game is over."""
    table = server.open(PERSON, PERSON, seed=3)
    table.play([0, 1], 4)
    assert table.ask("GET", "/replay/0?everything=true").json()["error"]["code"] == "not-finished"
    table.play([0, 1])
    last = table.get()["table"]["steps"]
    hands = 0
    for step in range(0, last + 1, 5):
        whole = table.ask("GET", f"/replay/{step}?everything=true").json()["view"]
        eyes = [table.ask("GET", f"/replay/{step}?seat={seat}").json()["view"] for seat in (0, 1)]
        assert whole["seat"] is None
        for seat, seen in enumerate(eyes):
            mine = seen["table"]["seats"][seat]
            assert whole["table"]["seats"][seat] == mine
            hands += len(mine["hand"])
        assert None not in [place["coins"] for place in whole["table"]["seats"]]
    assert hands


def test_open_seats_and_the_start(server: Server) -> None:
    table = server.open(PERSON, OPEN)
    state = table.get(0)
    assert state["table"]["status"] == "gathering"
    refused = table.choose(0, 0, "anything")
    assert refused.json()["error"]["code"] == "not-playing"
    joined = table.ask("POST", "/seats/1/join", None, {"name": "Bo", "colour": "violet"})
    table.keys[1] = joined.json()["secret"]
    assert models.Joined.model_validate_json(joined.content).table.status == "playing"
    assert table.get(1)["view"]["seat"] == 1
    again = table.ask("POST", "/seats/1/join", None, {"name": "Cy"})
    assert again.json()["error"]["code"] == "seat-taken"


def test_a_bot_fills_an_open_seat(server: Server) -> None:
    table = server.open(PERSON, OPEN)
    assert table.ask("POST", "/seats/1/bot", 0, {"bot": "random"}).json()["status"] == "playing"
    table.play([0], 3)


def test_games_and_their_content(server: Server) -> None:
    for game in server.ask("GET", "/api/games").json():
        content_models.GameInfo.model_validate(game)
        content = server.ask("GET", f"/api/games/{game['game']}/content")
        assert content_models.Content.model_validate_json(content.content).pieces


def test_effects_on_a_common_board_come_with_their_texts() -> None:
    boards = orjson.loads(games.content("flotilla"))["pieces"]["boards"]["data"]
    assert boards["sonar"][0]["effects"][0]["text"] == {"id": "flotilla-toxicity", "args": {"n": 1}}


@pytest.mark.parametrize("game", pelagia.listed())
def test_enumerations_go_over_the_wire_by_name(game: str) -> None:
    """No piece, nor any effect on it, has a number where the rules have a name."""
    enumerations = {cls.__name__: {member.name.lower() for member in cls} for cls in enums(game)}
    pieces = orjson.loads(games.content(game))["pieces"]
    assert not [tree for piece in pieces.values() for tree in trees(piece["data"]) if tree["is"] in enumerations]
    said = {value for piece in pieces.values() for tree in trees(piece["data"]) for value in strings(tree)}
    assert said & set().union(*enumerations.values())


def enums(game: str) -> list[type[IntEnum]]:
    return [cls for cls in pelagia.rules(game).names.values() if issubclass(cls, IntEnum)]


def trees(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield from [data] if "is" in data else []
        data = [*data.values()]
    if isinstance(data, list):
        for part in data:
            yield from trees(part)


def strings(tree: dict[str, Any]) -> list[str]:
    return [value for name, value in tree.items() if isinstance(value, str) and name != "is"]


def test_pieces_come_with_their_faces() -> None:
    piece = orjson.loads(games.content("new-eden"))["pieces"]["C01"]
    assert piece["face"]["lines"] == [{"needs": [{"icon": "slot"}], "gives": [{"icon": "coin", "n": "3"}]}]
    assert piece["data"]["on_use"] == {"is": "Coins", "n": 3, "marks": [{"icon": "coin", "n": "3"}]}
    assert piece["data"]["group"] == "crab"

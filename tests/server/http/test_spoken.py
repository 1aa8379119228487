"""Whoever asks in a language gets every text in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.kit import BOT, OPEN, PERSON, Data, Server


def texts(data: Any) -> Iterator[Data]:
    if isinstance(data, dict):
        if {"id", "args"} <= data.keys():
            yield data
        else:
            for item in data.values():
                yield from texts(item)
    elif isinstance(data, list):
        for item in data:
            yield from texts(item)


@pytest.mark.parametrize("game", ["new-eden", "underwater-cities", "deep-sea", "flotilla"])
@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_every_text_of_a_table(server: Server, game: str, lang: str) -> None:
    table = server.open({**PERSON, "name": "Ada"}, PERSON, BOT, game=game, seed=3)
    said = table.ask("GET", f"?lang={lang}", 0)
    spoken = list(texts(said.json()))
    assert len(spoken) > 3
    assert all(text["said"] and text["said"] != text["id"] for text in spoken), spoken[:3]
    bare = list(texts(table.ask("GET", "", 0).json()))
    assert [text["id"] for text in bare] == [text["id"] for text in spoken]
    assert not any("said" in text for text in bare)


def test_cards_and_people_are_named(server: Server) -> None:
    table = server.open({**PERSON, "name": "Ada"}, OPEN, game="new-eden", seed=7)
    decision = table.ask("GET", "?lang=de", 0).json()["view"]["decisions"][0]
    assert "kaufen" in decision["options"][0]["text"]["said"].lower()
    content = server.ask("GET", "/api/games/new-eden/content?lang=de").json()["pieces"]
    named = content[decision["options"][0]["text"]["args"]["card"]["ref"]]["name"]["said"]
    assert named in decision["options"][0]["text"]["said"]


def test_failures_and_streams(server: Server) -> None:
    refused = server.ask("GET", "/api/tables/unknown-table?lang=de", "x").json()["error"]
    assert refused["text"]["said"].endswith(".")
    table = server.open(PERSON, BOT, game="new-eden", seed=7)
    headers = {"Authorization": f"Bearer {table.keys[0]}"}
    with server.http.stream("GET", f"/api/tables/{table.id}/stream?lang=pt", headers=headers) as stream:
        first = json.loads(next(line for line in stream.iter_lines() if line))
    assert all(text["said"] for text in texts(first["view"]))


def test_languages_that_there_are(server: Server) -> None:
    refused = server.ask("GET", "/api/games?lang=fr")
    assert (refused.status_code, refused.json()["error"]["text"]["args"]["where"]) == (422, "query.lang")

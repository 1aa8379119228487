"""`python -m tests.server.http.examples` asks a real server and writes what it said: examples for OpenAPI."""

from __future__ import annotations

import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from pelagia.server.http import openapi
from pelagia.server.settings import Settings
from tests.server.kit import Data, Server, Table, serving

FILE = Path(openapi.__file__).with_name("examples.json")
HIDDEN = {"id": "Yk3vRq8sT2Lm", "secret": "m2kXw7Jc0dPz-4uQbV9n", "time": "2026-01-31T18:30:00.000Z"}


def asked(server: Server) -> Data:
    """By operation: what was sent, and what came back; at one table of New Eden, from its opening on."""
    examples: Data = {}

    def keep(operation: str, request: Any, answer: httpx.Response, response: bool = True) -> Any:
        assert answer.status_code in (200, 201), answer.text
        kept = {"request": request, "response": answer.json() if response else None}
        examples[operation] = {name: _fixed(value) for name, value in kept.items() if value is not None}
        return answer.json()

    plan = {"game": "new-eden", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}], "seed": 7}
    opened = keep("open_table", plan, server.ask("POST", "/api/tables", body=plan))
    secrets = opened["secrets"]
    table = Table(server, opened["table"]["id"], {0: secrets["seats"]["0"]}, secrets["spectator"])
    guest = {"name": "Finn"}
    keep("join", guest, table.ask("POST", "/seats/1/join", body=guest))
    keep("table_info", None, table.ask("GET", "/info", 0))
    asks = next(decision for decision in table.get(0)["view"]["decisions"] if decision["seat"] == 0)
    keep("hint", None, table.ask("POST", "/hint", 0))
    place = {"place": {"sort": "row", "id": "3"}}
    keep("why", place, table.ask("POST", "/why", 0, place))
    choice = {"number": asks["number"], "option": asks["options"][0]["written"]}
    now = keep("choose", choice, table.ask("POST", "/choices", 0, choice), response=False)
    wish = {"version": now["table"]["version"]}
    keep("undo", wish, table.ask("POST", "/undo", 0, wish), response=False)
    line = {"text": "Good luck!", "line": "k3-7q-2f"}
    keep("chat", line, table.ask("POST", "/chat", 0, line))
    return examples


def _fixed(value: Any, name: str = "") -> Any:
    """The same for every run: no real identifiers, secrets and times."""
    if isinstance(value, dict):
        is_secrets = "spectator" in value
        return {
            key: _fixed(part, "secret" if is_secrets and key == "spectator" else key) for key, part in value.items()
        }
    if isinstance(value, list):
        return [_fixed(part) for part in value]
    if not isinstance(value, str):
        return 60 * Settings.live_minutes if name == "patience" else value  # people are slower than tests
    if re.fullmatch(r"\d{4}-\d\d-\d\dT\S+Z", value):
        return HIDDEN["time"]
    if name == "secret" or (name.isdigit() and len(value) > 12):
        return HIDDEN["secret"]
    return HIDDEN["id"] if name == "id" and re.fullmatch(r"[\w-]{12}", value) else value


if __name__ == "__main__":
    with TemporaryDirectory() as folder, serving(f"{folder}/games.db", Path(folder)) as server:
        FILE.write_text(json.dumps(asked(server), indent=1, ensure_ascii=False) + "\n")

"""Whatever the description allows, and much that it does not, never makes a server error."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance

import pelagia
from pelagia.core.rng import Rng
from pelagia.engine.shapes import view_names
from pelagia.server.http import openapi
from tests.kit.cases import walk
from tests.server.http.examples import FILE, asked
from tests.server.kit import BOT, PERSON, Data, Server, Table


@pytest.fixture(scope="module")
def targets(server: Server) -> list[Table]:
    finished = server.open(PERSON)
    finished.play([0])
    return [server.open(PERSON, BOT), finished]


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_server_error(server: Server, targets: list[Table], mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for endpoint in schema.get_all_operations():
        operation: Any = endpoint.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/stream"):  # never ends; tests/client listens to it
            continue
        for table in targets if "{id}" in operation.path else targets[:1]:
            tried += attempt(server, operation, table, mode)
    assert tried > 100


def attempt(server: Server, operation: Any, table: Table, mode: GenerationMode) -> int:
    """Try an operation at a table that exists: with made-up ones, everything would stop at the door."""
    tried = 0

    @given(operation.as_strategy(generation_mode=mode))
    @settings(max_examples=5, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def run(case: Case[Any]) -> None:
        nonlocal tried
        tried += 1
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table.id
        answer = case.call(base_url=server.url, headers={"Authorization": f"Bearer {table.keys[0]}"})
        case.validate_response(
            answer, checks=[not_a_server_error, response_schema_conformance, status_code_conformance]
        )

    with suppress(Unsatisfiable):  # nothing can be wrong with a request that takes nothing
        run()
    return tried


@pytest.mark.parametrize("game", pelagia.NAMES)
def test_views_have_the_form_that_is_described(game: str) -> None:
    """Every view of a whole game, of seats and spectators: nothing missing, nothing that is not described.

    The form of the table is that of the game: another game's is refused.
    """
    schema = {"$ref": "#/components/schemas/View", "components": openapi.shapes()["components"]}
    validator = jsonschema_rs.validator_for(schema)
    played, rng = pelagia.new(game, pelagia.rules(game).players[-1], seed=4), Rng(4)
    for count in walk(played, rng):
        if count % 5 == 0:
            for seat in (0, None):
                validator.validate(played.view(seat))
    validator.validate(played.view(None))
    others = [name for name in pelagia.NAMES if name != game]
    assert not validator.is_valid(played.view(None) | {"game": others[0]})


def test_the_tables_have_parallel_names() -> None:
    names = {name: f"{name.title().replace('-', '')}Table" for name in pelagia.NAMES}
    assert view_names() == names


@pytest.fixture(scope="module")
def described(server: Server) -> Data:
    document: Data = server.ask("GET", "/api/openapi.json").json()
    return document


def operations(described: Data) -> dict[str, Data]:
    return {operation["operationId"]: operation for path in described["paths"].values() for operation in path.values()}


def test_operations_have_short_names_and_words(described: Data) -> None:
    """A generated client has functions that people can call, in groups, each with a sentence."""
    all_of_them = [entry for path in described["paths"].values() for entry in path.values()]
    assert len(operations(described)) == len(all_of_them) > 40
    groups = {tag["name"] for tag in described["tags"]}
    for name, operation in operations(described).items():
        assert name.isidentifier(), name
        assert len(name) <= 20, name
        assert operation["description"], name
        assert len(groups & set(operation["tags"])) == len(operation["tags"]) == 1, name


def test_every_schema_says_what_it_is(described: Data) -> None:
    framework = {"HTTPValidationError", "ValidationError"}
    schemas = described["components"]["schemas"]
    assert [name for name, schema in schemas.items() if not schema.get("description") and name not in framework] == []


def test_operations_name_only_their_own_failures(described: Data) -> None:
    answers = {name: set(operation["responses"]) for name, operation in operations(described).items()}
    assert answers["games"] == {"200", "403", "422", "429", "500", "503"}
    assert answers["leave"] == {"204", "401", "403", "404", "409", "410", "422", "429", "500", "503"}
    assert answers["choose"] == {"200", "400", "401", "403", "404", "409", "410", "413", "422", "429", "500", "503"}
    assert "HTTPValidationError" not in str(operations(described))


def test_examples_are_what_a_server_says(server: Server, described: Data) -> None:
    """Each was asked and said by a real server, as the description has it, and can be asked in the same way today."""
    stored, today = json.loads(FILE.read_text()), asked(server)
    assert {name: entry.get("request") for name, entry in stored.items()} == {
        name: entry.get("request") for name, entry in today.items()
    }
    tried = 0
    for name, example in stored.items():
        operation = operations(described)[name]
        for part, holder in (("request", operation.get("requestBody", {})), ("response", _good(operation))):
            if part in example:
                told = holder["content"]["application/json"]
                assert told["example"] == example[part]
                schema = {**told["schema"], "components": described["components"]}
                jsonschema_rs.validator_for(schema).validate(example[part])
                tried += 1
    assert tried > 10


def _good(operation: Data) -> Data:
    answer: Data = operation["responses"].get("200") or operation["responses"].get("201")
    return answer

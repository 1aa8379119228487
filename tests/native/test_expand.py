"""Classes written out for the compiler are the classes that the decorators make."""

from __future__ import annotations

import sys
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from pelagia.core.state import State
from pelagia.native import source_of
from pelagia.native.build import modules_of
from pelagia.native.expand import expand

SHOWN = ["pelagia.games.pearl_divers.rules.state", "pelagia.games.pearl_divers.rules.effects"]


@pytest.fixture(params=SHOWN)
def twins(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    """A module as it is, and one made from what it is written out as."""
    module = import_module(request.param)
    written = ModuleType(f"{request.param}_written_out")
    monkeypatch.setitem(sys.modules, written.__name__, written)
    source = expand(source_of(module.__name__).read_text(), request.param)
    exec(compile(source, "<written out>", "exec"), vars(written))
    return module, written


def classes(module: ModuleType, base: str) -> dict[str, Any]:
    made = {name: cls for name, cls in vars(module).items() if isinstance(cls, type) and is_dataclass(cls)}
    return {name: cls for name, cls in made.items() if cls.__module__ == base}


def test_they_have_the_same_fields_and_defaults(twins: tuple[ModuleType, ModuleType]) -> None:
    plain, written = (classes(module, module.__name__) for module in twins)
    assert plain
    assert [*plain] == [*written]
    for name, cls in plain.items():
        assert [(f.name, f.default, f.kw_only) for f in fields(cls)] == [
            (f.name, f.default, f.kw_only) for f in fields(written[name])
        ]


def test_words_are_equal_hashed_shown_and_replaced_alike(twins: tuple[ModuleType, ModuleType]) -> None:
    for cls in classes(twins[1], twins[1].__name__).values():
        if issubclass(cls, State):
            continue
        values = [f"x{place}" for place, _ in enumerate(fields(cls))]
        made = cls(*values)
        assert made == cls(*values)
        assert hash(made) == hash(cls(*values))
        assert made != object()
        assert repr(made).startswith(f"{cls.__name__}(")
        if values:
            changed = replace(made, **{fields(cls)[0].name: "other"})
            assert changed != made
            assert getattr(changed, fields(cls)[0].name) == "other"


def test_states_are_cloned_compared_and_saved(twins: tuple[ModuleType, ModuleType]) -> None:
    written = classes(twins[1], twins[1].__name__)
    if "Diver" not in written:
        return
    diver = written["Diver"](hand=["A1"], looking=[], haul=[])
    clone = diver.clone()
    assert clone == diver
    clone.hand.append("A2")
    assert diver.hand == ["A1"]
    assert clone != diver
    assert diver.to_json()["hand"] == ["A1"]


@pytest.mark.parametrize("group", ["core", "new_eden", "flotilla", "deep_sea", "pearl_divers"])
def test_every_module_can_be_written_out(group: str) -> None:
    for module in modules_of(group):
        compile(expand(source_of(import_module(module).__name__).read_text(), module), module, "exec")


def test_constants_are_final_each_by_itself() -> None:
    written = expand(
        "from __future__ import annotations\nA, B = 1, (2, 3)\nC: list[int] = []\nD, E = Side\nF = G = 1\n",
        "pelagia.games.flotilla.rules.state",
    )
    for line in ("A: _Final = 1; B: _Final = (2, 3)", "C: _Final[list[int]] = []"):
        assert line in written
    assert "D: _Final = tuple(Side)[0]; E: _Final = tuple(Side)[1]" in written
    assert "F = G = 1" in written

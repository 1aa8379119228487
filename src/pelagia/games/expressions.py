"""Reading the effects of a content pack: expressions of a game's vocabulary, written as in its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from difflib import get_close_matches
from enum import Enum
from functools import partial
from inspect import Parameter, signature
from types import UnionType
from typing import Any, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints
from warnings import catch_warnings, simplefilter

from pelagia.core.effects import AtLeast, Expression, Number, Times
from pelagia.core.errors import BadContent
from pelagia.core.text import Arg, Text
from pelagia.core.written import readable

LONGEST = 1000  # characters of one expression; what is longer is no card


def parse(written: str, words: Mapping[str, Any], wanted: Any = Any, card: str = "") -> Any:
    """Return what an expression means: `others(damage(count(YARD)))`.

    Words that can be called stand before brackets, the others for themselves. Besides them there are only whole
    numbers, `True` and `False`, `3 * count(...)`, `count(...) >= 3` and arguments by name: nothing else of Python
    is understood, and nothing is executed but the words. `wanted` is the annotation that the result must fit,
    `card` says where it is.
    """
    try:
        if len(written) > LONGEST:
            raise ValueError
        with catch_warnings():
            simplefilter("error")  # what Python only warns of is no expression of ours
            tree = ast.parse(written.strip(), mode="eval").body
        return _Reader(words, card).read(tree, wanted)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as cause:
        short = written if len(written) <= 80 else f"{written[:80]}..."
        raise refusal(card, Text("content-unreadable", source=short)) from cause


Spelling = Callable[[Any, Callable[[Any], str]], str]  # of an expression; the second spells what is inside it


def source(value: Any, own: Mapping[type, Spelling] | None = None) -> str:
    """Return how an expression is written: the inverse of `parse`.

    A word is called like its class, and takes its fields in their order; `own` has the others.

    >>> from pelagia.core.combinators import EachPlayer, Repeat, Seq
    >>> source(Repeat(2, EachPlayer(Seq(()))))
    'repeat(2, each_player(seq()))'
    """
    spell = partial(source, own=own)
    if own and type(value) in own:
        return own[type(value)](value, spell)
    if isinstance(value, Times):
        number = spell(value.number)
        return f"{value.factor} * ({number})" if isinstance(value.number, Times) else f"{value.factor} * {number}"
    if isinstance(value, AtLeast):
        return f"{spell(value.number)} >= {value.least}"
    if not isinstance(value, Expression):
        return value.name if isinstance(value, Enum) else str(value)
    inside: list[str] = []
    for field in fields(value):  # type: ignore[arg-type]
        argument = getattr(value, field.name)
        if field.default is MISSING:
            inside += map(spell, argument if isinstance(argument, tuple) else (argument,))
        elif argument != field.default:
            inside.append(f"{field.name}={spell(argument)}")
    return call(word_name(type(value)), *inside)


def call(word: str, *inside: str, **named: str) -> str:
    """A word with what is in its brackets; arguments by name are left out where they are empty."""
    return f"{word}({', '.join([*inside, *(f'{name}={given}' for name, given in named.items() if given)])})"


def word_name(word: Any) -> str:
    """How a word is written: a function by its name, a class in small letters."""
    name: str = word.__name__
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower() if isinstance(word, type) else name


def refusal(card: str, what: Text) -> BadContent:
    """The error for something in a pack: where it is, and a sentence."""
    return BadContent(card=card, what=what)


def unknown(id: str, word: str, known: Iterable[str], **more: Arg) -> Text:
    """Say that a word is not known, and which known one is meant if that can be guessed."""
    by_case = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), by_case, n=1, cutoff=0.7)
    text = Text(id, word=word, **more)
    return Text("content-did-you-mean", what=text, near=by_case[close[0]]) if close else text


class _Reader:
    """Turns a syntax tree into a value, node by node."""

    def __init__(self, words: Mapping[str, Any], card: str) -> None:
        self.words, self.card = words, card

    def refuse(self, id: str, **args: Arg) -> NoReturn:
        raise refusal(self.card, Text(id, **args))

    def read(self, node: ast.expr, wanted: Any) -> Any:
        value = self.value(node)
        if not fits(value, wanted):
            self.refuse("content-wrong-kind", part=ast.unparse(node), wanted=kind(wanted))
        return value

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=int(number)):  # True and False are whole numbers to Python, not to `fits`
                return number
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))) if type(number) is int:
                return -number
            case ast.Name(id=word):
                value = self.word(word)
                return value if not callable(value) else self.refuse("content-needs-brackets", word=word)
            case ast.Call(func=ast.Name(id=word)):
                target = self.word(word)
                return self.call(node, word, target) if callable(target) else self.refuse("content-no-call", word=word)
            case ast.BinOp(left=factor, op=ast.Mult(), right=number):
                return self.read(factor, int) * self.counted(number)
            case ast.Compare(left=number, ops=[ast.GtE()], comparators=[least]):
                return self.counted(number) >= self.read(least, int)
        return self.refuse("content-not-allowed", part=ast.unparse(node))

    def word(self, word: str) -> Any:
        if word not in self.words:
            raise refusal(self.card, unknown("content-unknown-word", word, self.words))
        return self.words[word]

    def counted(self, node: ast.expr) -> Number[Any]:
        value = self.value(node)
        return value if isinstance(value, Number) else self.refuse("content-not-counted", part=ast.unparse(node))

    def call(self, node: ast.Call, word: str, target: Callable[..., Any]) -> Any:
        described = readable(target)
        hints, named = get_type_hints(described), dict(signature(described).parameters)
        more = next((name for name, parameter in named.items() if parameter.kind is Parameter.VAR_POSITIONAL), None)
        plain = [name for name in named if name != more]
        first = [name for name in plain if named[name].kind is not Parameter.KEYWORD_ONLY]
        if more is None and len(node.args) > len(first):
            self.refuse("content-too-many", word=word, most=len(first))
        names = [*first, *[more or ""] * len(node.args)]
        args = [self.read(arg, hints.get(name, Any)) for arg, name in zip(node.args, names, strict=False)]
        given = {*first[: len(args)]}
        by_name: dict[str, Any] = {}
        for keyword in node.keywords:
            name = keyword.arg or "**"
            if name not in plain:
                raise refusal(self.card, unknown("content-unknown-argument", name, plain))
            if name in given:
                self.refuse("content-argument-twice", word=word, name=name)
            given.add(name)
            by_name[name] = self.read(keyword.value, hints.get(name, Any))
        for name in plain:
            if name not in given and named[name].default is Parameter.empty:
                self.refuse("content-missing-argument", word=word, name=name)
        return target(*args, **by_name)


def fits(value: Any, wanted: Any) -> bool:
    """Whether a value is of the kind that an annotation asks for. An enumeration is no whole number."""
    if wanted is Any or isinstance(wanted, TypeVar):
        return True
    if get_origin(wanted) in (Union, UnionType):
        return any(fits(value, member) for member in get_args(wanted))
    return type(value) is int if wanted is int else isinstance(value, get_origin(wanted) or wanted)


def kind(wanted: Any) -> Text:
    """Name the kind of value that an annotation asks for: `content-kind-int`, `content-kind-effect`."""
    if get_origin(wanted) in (Union, UnionType):
        first, *rest = [kind(member) for member in get_args(wanted) if member is not type(None)]
        for text in rest:
            first = Text("content-kind-or", a=first, b=text)
        return first
    return Text(f"content-kind-{(get_origin(wanted) or wanted).__name__.lower()}")

"""What a card is worth to a bot, in points, by what is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Any

from pelagia.core.by_class import ByClass
from pelagia.core.combinators import AnyOrder, OneOf, Per, Repeat, Seq, When
from pelagia.games.underwater_cities.bot.weights import WEIGHTS
from pelagia.games.underwater_cities.content.card import CITY, OCITY, SCITY, TUNNEL, Card
from pelagia.games.underwater_cities.rules.action_cards import Ready, UseAction, whole_of
from pelagia.games.underwater_cities.rules.building import COSTS, Build
from pelagia.games.underwater_cities.rules.drawing import Draw
from pelagia.games.underwater_cities.rules.federation import Advance
from pelagia.games.underwater_cities.rules.gains import Gain, GainDifferent
from pelagia.games.underwater_cities.rules.paying import Pay, Whole
from pelagia.games.underwater_cities.rules.permanent import Event, HandLimit, Less, On
from pelagia.games.underwater_cities.rules.spaces import Perform
from pelagia.games.underwater_cities.rules.state import UnderwaterCities
from pelagia.games.underwater_cities.rules.upgrading import Upgrade
from pelagia.games.underwater_cities.rules.words import Part

# In a round: how often something happens, and how much of a kind is built; of any other kind there is `OFTEN`.
EVENTS = {
    Event.PLAYED_OFF_COLOUR: 0.5,
    Event.SPACE_GAVE: 0.5,
    Event.SECOND: 0.25,  # a board has six or seven cities, and not each gets two of the kind
    Event.SECOND_UP: 0.15,
    Event.SECOND_TUNNEL_THIS_TURN: 0.4,
    Event.UPGRADED: 0.8,
    Event.ARRIVED: 0.25,
    Event.ADVANCED: 0.4,
    Event.METRO_CONNECTED: 0.2,
    Event.ACTION_USED: 0.5,
    Event.SPECIAL_PAID: 0.1,
    Event.TURN_END: 1.0,
}
BUILDS = {CITY: 0.55, OCITY: 0.25, SCITY: 0.35, TUNNEL: 0.95}
OFTEN, BUILDINGS, FIRST_OF_A_TURN = 0.3, 0.55, 0.4
MORE_CARDS, ABILITY = 0.8, 0.3  # in a round: a larger hand, and whatever else a permanent card does
PERMITS = {CITY: 2.0, OCITY: 2.0, SCITY: 2.0, TUNNEL: 1.0}  # to build without a space for it; of others `PERMIT`
PERMIT, UPGRADE, FREE_UPGRADE, OTHER = 0.7, 1.0, 1.5, 0.8
AGAIN = 0.6  # what a second time is worth
EACH = {Draw: 0.35, Advance: 0.4, UseAction: 0.8, Ready: 0.8, GainDifferent: 0.7}


def goods_value(goods: Sequence[int]) -> float:
    """What goods are worth that come at some time."""
    return sum(map(mul, goods, WEIGHTS.plain), 0.0)


@cache
def lasting(card: Card) -> float:
    """What a permanent card is worth in each round."""
    return sum([_lasting(effect) for effect in card.effects], 0.0)


def _lasting(effect: Part) -> float:
    if isinstance(effect, Less):
        saved = max(goods_value(effect.goods_for(kind)) for kind in effect.kind.members)
        return saved * (FIRST_OF_A_TURN if effect.first else BUILDS.get(effect.kind, BUILDINGS))
    if isinstance(effect, On):
        return brings(effect.part) * EVENTS.get(effect.event.what, OFTEN)
    return MORE_CARDS if isinstance(effect, HandLimit) else ABILITY


@cache
def use(card: Card) -> float:
    """What an action card is worth each time that it is used."""
    return WEIGHTS.use * brings(whole_of(card))


def instant(card: Card, game: UnderwaterCities, who: int) -> float:
    """What an instant card brings as things stand."""
    word = whole_of(card)
    return _plainly(word) if _is_plain(word) else brings(word, game, who)


@cache
def _plainly(word: Part) -> float:
    return brings(word)


@cache
def _is_plain(word: Part) -> bool:
    """Whether a word brings the same in every position."""
    inside = getattr(word, "parts", ()) or [getattr(word, name, None) for name in ("part", "first", "then")]
    return not isinstance(word, When | Per) and all(_is_plain(part) for part in inside if part is not None)


def brings(word: Any, game: UnderwaterCities | None = None, who: int = 0) -> float:
    """What a word brings, roughly; without a game, in a middling position."""
    points: float = _BRINGS[word.__class__](word, game, who)
    return points


def _other(word: Any, game: UnderwaterCities | None, who: int) -> float:
    return EACH[type(word)] * word.n if type(word) in EACH else OTHER


_BRINGS: ByClass[Any] = ByClass(_other)


@_BRINGS.of(Gain)
def _(word: Gain, game: UnderwaterCities | None, who: int) -> float:
    return goods_value(word.goods)


@_BRINGS.of(Perform)
def _(word: Perform, game: UnderwaterCities | None, who: int) -> float:
    return 2 * OTHER


@_BRINGS.of(AnyOrder, Seq)
def _(word: AnyOrder[UnderwaterCities] | Seq[UnderwaterCities], game: UnderwaterCities | None, who: int) -> float:
    return sum([brings(part, game, who) for part in word.parts], 0.0)


@_BRINGS.of(OneOf)
def _(word: OneOf[UnderwaterCities], game: UnderwaterCities | None, who: int) -> float:
    return max(brings(part, game, who) for part in word.parts)


@_BRINGS.of(Whole)
def _(word: Whole, game: UnderwaterCities | None, who: int) -> float:
    return brings(word.first, game, who) + brings(word.then, game, who)


@_BRINGS.of(Pay)
def _(word: Pay, game: UnderwaterCities | None, who: int) -> float:
    return max(0.0, brings(word.part, game, who) - min(map(goods_value, word.costs)))


@_BRINGS.of(Repeat)
def _(word: Repeat[UnderwaterCities], game: UnderwaterCities | None, who: int) -> float:
    often = word.times if isinstance(word.times, int) else 1
    return (1 + AGAIN * (often - 1)) * brings(word.part, game, who)


@_BRINGS.of(When)
def _(word: When[UnderwaterCities], game: UnderwaterCities | None, who: int) -> float:
    """What is not fulfilled now may be later."""
    holds = game is not None and word.condition.holds(game, who)
    return (1.0 if holds else WEIGHTS.hope) * brings(word.part, game, who)


@_BRINGS.of(Per)
def _(word: Per[UnderwaterCities], game: UnderwaterCities | None, who: int) -> float:
    """What is counted will be more."""
    times = 1.0 if game is None else word.times(game, who) + WEIGHTS.hope
    return times * brings(word.part, game, who)


@_BRINGS.of(Build)
def _(word: Build, game: UnderwaterCities | None, who: int) -> float:
    usual = max(goods_value(COSTS[kind]) for kind in word.kind.members[:3])
    saved = usual - goods_value(word.cost) if word.cost else 0.0
    return PERMITS.get(word.kind, PERMIT) + saved + goods_value(word.less)


@_BRINGS.of(Upgrade)
def _(word: Upgrade, game: UnderwaterCities | None, who: int) -> float:
    return UPGRADE if word.costs else FREE_UPGRADE

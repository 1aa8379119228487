"""New Eden's own vocabulary (NE 13.2): what cards, spaces and free actions do to a seat."""

from __future__ import annotations

from functools import cache, lru_cache

from pelagia.core.asking import Because, left
from pelagia.core.decision import Form, Option
from pelagia.core.effects import Choice, Effect, Number, amount, effect
from pelagia.core.state import put
from pelagia.core.text import Arg, Ref, Said, Text
from pelagia.games.new_eden.content.card import (
    CRAB,
    EXTENSION_OXYGEN,
    KRAKEN,
    MUSSEL,
    OXYGEN,
    RESEARCH,
    TILE,
    YARD,
    Group,
)
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.counts import Count, Staffed
from pelagia.games.new_eden.rules.state import (
    DAMAGE_MAX,
    EXTENSION_DEEPLES,
    EXTENSION_PRICE,
    OUTSIDE,
    PLANT_COINS,
    PLANT_DAMAGE,
    RESEARCH_EXTENSION_POINTS,
    Extension,
    Module,
    NewEden,
    Oxygen,
    Seat,
    arm,
    attach,
    outside,
    rebuild,
)


@effect
class Coins(Effect[NewEden]):
    """Take coins from the bank, which is endless (RU-31)."""

    n: int

    def run(self, game: NewEden, who: int) -> None:
        game.seats[who].coins += self.n


@effect
class Points(Effect[NewEden]):
    """Score at once."""

    n: int

    def run(self, game: NewEden, who: int) -> None:
        game.seats[who].score += self.n


@effect
class Damage(Effect[NewEden]):
    """One damage event (NE 12)."""

    n: int | Number[NewEden]

    def run(self, game: NewEden, who: int) -> None:
        harm(game, who, amount(self.n, game, who))


@effect
class Repair(Effect[NewEden]):
    """The damage marker goes down, not below 0; the rest is lost."""

    n: int

    def can(self, game: NewEden, who: int) -> bool:
        return game.seats[who].damage > 0

    def run(self, game: NewEden, who: int) -> None:
        mend(game, who, self.n)


@effect
class Deeples(Effect[NewEden]):
    """New deeples lie in the dome, as many as the supply has (RU-32). Deep Thought has none (RU-40)."""

    n: int

    def can(self, game: NewEden, who: int) -> bool:
        return game.deeple_supply > 0 and not game.seats[who].automaton

    def run(self, game: NewEden, who: int) -> None:
        if not game.seats[who].automaton:
            n = min(self.n, game.deeple_supply)
            game.deeple_supply -= n
            game.seats[who].dome_lying += n


@effect
class Gift(Effect[NewEden]):
    """Coins that another seat's card gives."""

    n: int

    def run(self, game: NewEden, who: int) -> None:
        game.seats[who].coins += self.n
        game.tell("gift", seat=who, coins=self.n)


def harm(game: NewEden, who: int, n: int) -> None:
    """One damage event: past 15 the owner loses one card, whatever the excess (NE 12.2, RU-24)."""
    if n <= 0:
        return
    seat = game.seats[who]
    past = seat.damage + n
    now = min(past, DAMAGE_MAX)
    game.tell("damaged", seat=who, n=now - seat.damage, now=now)
    seat.damage = now
    if past > DAMAGE_MAX:
        game.push(who, OVERFLOW)


def mend(game: NewEden, who: int, n: int) -> None:
    seat = game.seats[who]
    n = min(n, seat.damage)
    if n:
        seat.damage -= n
        game.tell("repaired", seat=who, n=n, now=seat.damage)


@effect
class Overflow(Choice[NewEden]):
    """Damage past 15: the outermost card of one of the five arms is lost for good (NE 12.2)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        seat = game.seats[who]
        cards = [modules[-1].card for modules in outside(seat) if modules and modules[-1].card != TILE]
        cards += seat.yards[-1:]
        cards += [card for card, _ in seat.oxygen[-1:]]
        if seat.automaton and cards:
            cards = [min(cards, key=lambda card: self.automaton_order(game, who, card))]
        return [lose(card) for card in cards]

    def automaton_order(self, game: NewEden, who: int, card: str) -> tuple[int, int]:
        """Deep Thought loses the card with the fewest final points (RU-39)."""
        definition = game.content.cards[card]
        order = (OXYGEN, YARD, CRAB, MUSSEL, KRAKEN)
        return amount(definition.final.points, game, who), order.index(definition.group)

    def chosen(self, game: NewEden, who: int, key: str) -> None:
        seat = game.seats[who]
        group = game.content.cards[key].group
        if group is YARD:
            seat.yards = seat.yards[:-1]
        elif group is OXYGEN:
            seat.oxygen = seat.oxygen[:-1]
        else:  # its deeples return: lying ones usable, standing ones spent for this round (RU-25)
            *modules, module = arm(seat, group)
            rebuild(seat, group, tuple(modules))
            seat.dome_lying += module.lying
            seat.dome_spent += module.standing
        game.box += (key,)
        game.tell("lost", seat=who, card=Ref(key))


OVERFLOW = Overflow()


@cache
def lose(card: str) -> Option:
    return Option(card, f"lose {card}", Text("new-eden-lose", card=Ref(card)), (places.card(card),))


@effect
class Place(Effect[NewEden]):
    """Attach a card to the station (NE 13.3)."""

    card: str

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        card = game.content.cards[self.card]
        coins, score = seat.coins, seat.score
        attach(seat, card.id, card.group)
        if card.group is RESEARCH and seat.extensions[Extension.RESEARCH]:
            seat.score += RESEARCH_EXTENSION_POINTS
        if card.on_place is None:
            game.tell("placed", seat=who, card=Ref(card.id), coins=0, points=seat.score - score)
        else:
            game.push(who, card.on_place, Placed(card.id, coins, score))


@effect
class Placed(Effect[NewEden]):
    """Reports a card when its placing effect is settled: what it really gave."""

    card: str
    coins: int
    score: int

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        game.tell(
            "placed", seat=who, card=Ref(self.card), coins=seat.coins - self.coins, points=seat.score - self.score
        )

    def cause(self, game: NewEden) -> Arg | None:
        return Ref(self.card)


@effect
class Activated(Effect[NewEden]):
    """Reports a module when its effect is settled: what it really gave."""

    card: str
    coins: int
    score: int
    damage: int

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        gains = {"coins": seat.coins - self.coins, "points": seat.score - self.score}
        game.tell("activated", seat=who, module=Ref(self.card), **gains, repair=self.damage - seat.damage)

    def cause(self, game: NewEden) -> Arg | None:
        return Ref(self.card)


@effect
class Use(Effect[NewEden]):
    """As many lying deeples as the module has slots stand up, and its effect happens (NE 7.4)."""

    group: Group
    place: int  # on its arm

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        modules = arm(seat, self.group)
        if self.place >= len(modules):
            return  # Deep Thought uses all modules in a row, and one before may have cost it this one
        module = modules[self.place]
        card = game.content.cards[module.card]
        if seat.automaton:
            used = Module(module.card, module.lying, module.standing, used=True)
        else:
            used = Module(module.card, module.lying - card.slots, card.slots)
        rebuild(seat, self.group, put(modules, self.place, used))
        report = Activated(card.id, seat.coins, seat.score, seat.damage)
        game.push(who, *([card.on_use] if card.on_use else []), report)


@effect
class Plant(Effect[NewEden]):
    """Use the power plant (NE 11.1): coins, points, then damage (RU-28)."""

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        coins, points, damage = plant_yield(game, seat)
        seat.plant_used += 1
        seat.coins += coins
        seat.score += points
        real = min(damage, DAMAGE_MAX - seat.damage)
        game.tell("plant", seat=who, use=seat.plant_used, coins=coins, points=points, damage=real)
        game.push(who, BY_PLANT)
        harm(game, who, damage)


BY_PLANT: Effect[NewEden] = Because(rule="new-eden-cause-plant")


def plant_yield(game: NewEden, seat: Seat) -> tuple[int, int, int]:
    """Coins, points and damage of the next use of the plant."""
    if not seat.research:
        return PLANT_COINS, 0, PLANT_DAMAGE[seat.plant_used]
    bonuses = [game.content.cards[card].passive for card in seat.research]
    coins = PLANT_COINS + sum(bonus.coins for bonus in bonuses)
    points = sum(bonus.points for bonus in bonuses)
    damage = PLANT_DAMAGE[seat.plant_used] - sum(bonus.less_damage for bonus in bonuses)
    return coins, points, max(0, damage)  # it never repairs (RU-30)


@effect
class Extend(Effect[NewEden]):
    """Build an extension (NE 11.2)."""

    tile: Extension

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        seat.coins -= EXTENSION_PRICE
        seat.extensions = put(seat.extensions, self.tile, True)
        if self.tile is Extension.SHIPYARD:
            game.push(who, Deeples(EXTENSION_DEEPLES))
        elif self.tile is Extension.KRAKEN:  # the inner end of the arm: modules move one step out (NE 11.3)
            seat.kraken = (Module(TILE), *seat.kraken)
        elif self.tile is Extension.OXYGEN:
            game.ox_supply -= 1
            seat.oxygen += (Oxygen(EXTENSION_OXYGEN),)
        game.tell("extended", seat=who, tile=self.tile, coins=EXTENSION_PRICE)


@effect
class MoveWith(Effect[NewEden]):
    """A move action with an oxygen card (NE 7.4): a deeple per bottle, then modules are activated."""

    card: str

    def run(self, game: NewEden, who: int) -> None:
        seat = game.seats[who]
        place = next(i for i, (card, _) in enumerate(seat.oxygen) if card == self.card)
        seat.oxygen = put(seat.oxygen, place, Oxygen(self.card, face_up=False))
        game.tell("used", seat=who, card=Ref(self.card))
        game.push(who, *map(bottle, game.content.cards[self.card].bottles), ACTIVATE, Because(self.card))


@effect
class Bottle(Choice[NewEden]):
    """Move one lying deeple outwards, at most n steps, or leave the bottle (NE 7.4, RU-09)."""

    n: int

    def options(self, game: NewEden, who: int) -> list[Option]:
        seat = game.seats[who]
        options = []
        for group in OUTSIDE:
            modules = arm(seat, group)
            if seat.dome_lying:
                options += [step("dome", module.card, group, -1, to) for to, module in enumerate(modules[: self.n])]
            for start, module in enumerate(modules):
                if module.lying:
                    for to in range(start + 1, min(start + self.n + 1, len(modules))):
                        options.append(step(module.card, modules[to].card, group, start, to))
        return [*options, LEAVE] if options else options

    def chosen(self, game: NewEden, who: int, key: tuple[Group, int, int] | None) -> None:
        if key is None:
            return
        group, start, to = key
        seat = game.seats[who]
        modules = arm(seat, group)
        if start < 0:
            seat.dome_lying -= 1
        else:
            card, lying, standing, used = modules[start]
            modules = put(modules, start, Module(card, lying - 1, standing, used))
        card, lying, standing, used = modules[to]
        rebuild(seat, group, put(modules, to, Module(card, lying + 1, standing, used)))
        game.tell("moved", seat=who, start=DOME if start < 0 else Ref(modules[start].card), to=Ref(card))

    def prompt(self, game: NewEden, who: int) -> Text:
        return bottle_prompt(self.n, len(game.to_come(who, Bottle)))


@cache
def bottle(n: int) -> Bottle:
    return Bottle(n)


@cache
def bottle_prompt(n: int, bottles: int) -> Text:
    return left(Text("new-eden-ask-bottle", n=n), bottles)


@lru_cache(4096)  # pairs of cards, each at several places
def step(start: str, to: str, group: Group, i: int, j: int) -> Option:
    way = places.DOME if start == "dome" else places.card(start), places.card(to)
    text = Text("new-eden-step", start=start_text(start), to=Ref(to))
    return Option((group, i, j), f"{start}>{to}", text, way, Form.STEP)


def start_text(start: str) -> Arg:
    return Text("new-eden-dome") if start == "dome" else Ref(start)


DOME = Said("dome", start_text)


LEAVE = Option(None, "leave", Text("new-eden-leave"))


@effect
class Activate(Choice[NewEden]):
    """Activate any ready module, one after the other; voluntary (NE 7.4, RU-10, RU-62)."""

    def options(self, game: NewEden, who: int) -> list[Option]:
        seat = game.seats[who]
        cards = game.content.cards
        options = [
            use(module.card, group, place)
            for group in OUTSIDE
            for place, module in enumerate(arm(seat, group))
            if module.lying and not module.standing and module.lying >= cards[module.card].slots
        ]
        return [*options, DONE] if options else options

    def chosen(self, game: NewEden, who: int, key: tuple[Group, int] | None) -> None:
        if key is not None:
            game.push(who, Use(*key), self)


ACTIVATE = Activate()
DONE = Option(None, "done", Text("new-eden-done"))


@cache
def use(card: str, group: Group, place: int) -> Option:
    return Option((group, place), f"activate {card}", Text("new-eden-activate", module=Ref(card)), (places.card(card),))


def can_move(game: NewEden, seat: Seat) -> bool:
    """Whether a move action can do anything: some deeple can take a step, or some module is ready (RU-11)."""
    cards = game.content.cards
    for modules in outside(seat):
        if modules:
            if seat.dome_lying:
                return True
            last = modules[-1]
            for card, lying, standing, _ in modules:
                if lying and (card != last.card or (not standing and lying >= cards[card].slots)):
                    return True
    return False


def coins(n: int) -> Effect[NewEden]:
    return Coins(n)


def points(n: int) -> Effect[NewEden]:
    return Points(n)


def damage(n: int | Number[NewEden]) -> Effect[NewEden]:
    return Damage(n)


def repair(n: int) -> Effect[NewEden]:
    return Repair(n)


def deeples(n: int) -> Effect[NewEden]:
    return Deeples(n)


def gift(n: int) -> Effect[NewEden]:
    return Gift(n)


def count(group: Group) -> Count:
    return Count(group)


def staffed(group: Group) -> Staffed:
    return Staffed(group)

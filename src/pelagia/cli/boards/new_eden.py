"""The table of New Eden in the terminal, built from a seat's view and the content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from pelagia.cli.boards import DANGER, FOOD, LIT, MONEY, PEARL, SEAT_COLOURS, STEEL, Look, View
from pelagia.cli.boards.new_eden_cards import COLOURS, bottles, cell, final, gives, group_word, text
from pelagia.cli.boards.parts import LABEL, labelled, marked, packed, rule, seat_name
from pelagia.core.game import Event
from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.new_eden.content.card import CRAB, KRAKEN, MUSSEL, OXYGEN, Card
from pelagia.games.new_eden.rules import places
from pelagia.games.new_eden.rules.state import (
    BONUS_COINS,
    BONUS_POINTS,
    DAMAGE_MAX,
    MARKET_PRICE,
    PLANT_DAMAGE,
    ROUNDS,
    ROW_DAMAGE,
    ROW_PRICE,
    ROW_REPAIR,
)


def draw(view: View, look: Look) -> RenderableType:
    """The whole table: header, display, hand, and every station, that of the view's seat at the end."""
    table = view["table"]
    lines: list[RenderableType] = [_header(table, look)]
    if any(card != "" for row in table["display"] for card in row["cards"]) or table["phase"] == "c":
        lines.append(_display(view, look))
    lines += _auction(view, look)
    seats = range(len(table["seats"]))
    own = view["seat"]
    dark = replace(look, lit={})  # every station has an OA; only one's own can be chosen
    for seat in seats:
        if seat != own:
            lines.append(_station(view, seat, dark, compact=own is not None or len(seats) > 2))
    if own is not None:
        lines.append(_station(view, own, look, compact=False))
        lines += _hand(table["seats"][own]["hand"], look)
    return Lines(*lines)


def legend(look: Look) -> str:
    """What the signs mean."""
    signs = look.signs
    given = {name: getattr(signs, name) for name in ("lying", "standing", "slot", "coin", "point", "final")}
    more = {name: getattr(signs, name) for name in ("damage", "repair", "move", "steps", "pointer", "used")}
    return look.cat.say("terminal-ne-legend", **given, **more)


def explain(id: str, look: Look) -> list[str]:
    """All about a card: name, group, whole text, where it comes from."""
    card = look.content[id]
    deck = card.deck if isinstance(card, Card) else ""
    given: dict[str, Arg] = {"deck": deck} if deck else {}
    source = Text(f"core-source-{card.source}")
    message = "terminal-ne-card" if deck else "terminal-ne-card-alone"
    head = look.cat.say(message, name=Ref(id), group=word(card.group), source=source, **given)
    return [head, *(f"  {look.cat(line)}" for line in card.texts())]


def _header(table: dict[str, Any], look: Look) -> RenderableType:
    """Round, phase, Nautilus, and what the bonus cards of this round pay."""
    say, signs = look.cat.say, look.signs
    letter = f"{table['phase'].upper()} " if len(table["phase"]) == 1 else ""
    phase = letter + say(f"new-eden-phase-{table['phase']}")
    nautilus = say("terminal-ne-nautilus", name=seat_name(table["nautilus"], look))
    parts = [Rich(text, "bold") for text in (say("terminal-ne-round", n=table["round"], of=ROUNDS), phase, nautilus)]
    paid = []
    for card in (look.content.bonus[id] for id in table["bonus_shown"]):
        reward = f"{BONUS_POINTS}{signs.point}" if card.points else f"{BONUS_COINS}{signs.coin}"
        paid.append(say("terminal-ne-per", reward=reward, group=group_word(card.group, look)))
    if paid:
        parts.append(Rich(f"{say('terminal-ne-bonus')} {', '.join(paid)}", PEARL))
    return packed(parts, look)


def _display(view: View, look: Look) -> Table:
    """Four rows: price and row effect in phase A, marks and action symbols in phase C."""
    table = view["table"]
    now = _under_the_hammer(view)
    rows = [row for row in range(len(table["display"])) if table["phase"] != "b" or _in_use(table, row, look)]
    labels = [_row_label(table, row, look, now) for row in rows]
    columns = len(table["display"][0]["cards"])
    room = (look.width - max(label.cell_len for label in labels) - 1) // columns - 2
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(no_wrap=True)
    for _ in range(columns):
        grid.add_column(width=room, no_wrap=True)
    for label, row in zip(labels, rows, strict=True):
        cards = table["display"][row]["cards"]
        moves = table["phase"] == "c" and table["marks"][row] == "none"
        grid.add_row(label, *(_space(card, look, room, moves) for card in cards))
    return grid


def _space(card: str | None, look: Look, room: int, moves: bool) -> Rich:
    if card is None:
        return Rich(look.signs.hidden, LABEL)
    if card:
        return cell(card, look, room)
    return Rich(f"{look.signs.move} {look.cat.say('terminal-ne-move')}" if moves else "", LABEL)


def _in_use(table: dict[str, Any], row: int, look: Look) -> bool:
    """Whether there is anything to see in a row of the market."""
    return any(card != "" for card in table["display"][row]["cards"]) or places.row(row + 1) in look.lit


def _under_the_hammer(view: View) -> int:
    """The row that is being auctioned, from 1; 0 if none is. Alone, it is the upper one of those still open."""
    table = view["table"]
    row = int(table["auction"]["row"])
    if any(decision["kind"] == "Outbid" for decision in view["decisions"]):
        row = 1 + table["marks"].index("none")
    return row if table["phase"] == "c" and row and table["marks"][row - 1] == "none" else 0


def _row_label(table: dict[str, Any], row: int, look: Look, now: int) -> Rich:
    say, signs = look.cat.say, look.signs
    label = marked(say("terminal-ne-row", n=row + 1), look, "", places.row(row + 1))
    if table["phase"] == "a":
        label.append(f" {ROW_PRICE[row]:>2}{signs.coin}", MONEY)
        repair, damage = ROW_REPAIR[row], ROW_DAMAGE[row]
        label.append(f" {repair}{signs.repair}" if repair else f" {damage}{signs.damage}" if damage else "", FOOD)
    owner = table["display"][row]["owner"]
    if table["phase"] == "b" and owner >= 0:
        label.append(f" {signs.seats[owner]}", SEAT_COLOURS[owner])
    if table["phase"] == "c":
        mark = "now" if row + 1 == now else table["marks"][row]
        label.append(" " + say(f"terminal-ne-mark-{mark}"), LIT if mark == "now" else LABEL)
    return label


def _auction(view: View, look: Look) -> list[Rich]:
    """Who bid what, while a row is under the hammer."""
    auction, say = view["table"]["auction"], look.cat.say
    row = _under_the_hammer(view)
    if not row:
        return []
    told = [say("terminal-ne-auction", row=row)]
    if auction["bidder"] >= 0:
        told.append(say("terminal-ne-high", n=auction["high"], name=seat_name(auction["bidder"], look)))
    out = [seat_name(seat, look) for seat, gone in enumerate(auction["out"]) if gone]
    if out:
        told.append(say("terminal-ne-out", names=", ".join(out)))
    return [Rich(f" {look.signs.dot} ".join(told), LIT)]


def _hand(hand: Sequence[str], look: Look) -> list[RenderableType]:
    """The market hand with the whole text of each card, and what keeping costs."""
    if not hand:
        return []
    signs = look.signs
    prices = [f"{n}: {price}{signs.coin} {price}{signs.damage}" for n, price in enumerate(MARKET_PRICE) if n]
    title = look.cat.say("terminal-ne-hand", prices=f" {signs.dot} ".join(prices))
    grid = Table.grid(padding=(0, 1))
    for id in hand:
        group = look.content.cards[id].group
        word = Rich(group_word(group, look), LABEL)
        grid.add_row(marked(id, look, COLOURS[group], places.card(id)), word, Rich(text(id, look)))
    return [rule(Rich(title, "bold"), look, LIT), grid]


def _station(view: View, seat: int, look: Look, compact: bool) -> RenderableType:
    station = view["table"]["seats"][seat]
    arms = [
        _arm(station, group, name, look) for group, name in ((CRAB, "crab"), (MUSSEL, "mussel"), (KRAKEN, "kraken"))
    ]
    inside = [_dome(station, look), _yards(station, look), _oxygen(station, look), _research(station, look)]
    state = [_damage(station, look), _plant(station, look), _extensions(station, look), *_kept(station, look)]
    head = rule(_title(view, seat, look), look, SEAT_COLOURS[seat])
    if compact:
        return Lines(head, *(packed([labelled(*part) for part in line], look) for line in (state, arms, inside)))
    damage, plant, *others = state
    dome, yards, *rest = inside
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for first, *more in (
        [damage],
        *([arm] for arm in arms),
        [dome, yards],
        *([part] for part in rest),
        [plant, *others],
    ):
        grid.add_row(Rich(first[0], LABEL), packed([first[1], *(labelled(*part) for part in more)], look))
    return Lines(head, grid)


Part = tuple[str, Rich]


def _title(view: View, seat: int, look: Look) -> Rich:
    """Name, score, coins, station value."""
    table, say, signs = view["table"], look.cat.say, look.signs
    station = table["seats"][seat]
    title = Rich.assemble((seat_name(seat, look), f"bold {SEAT_COLOURS[seat]}"))
    coins = "?" if station["coins"] is None else station["coins"]
    title.append(f"  {station['score']}{signs.point}", f"bold {PEARL}")
    title.append(f"  {coins}{signs.coin}", f"bold {MONEY}")
    title.append(f"  {station['value']}{signs.final}", PEARL)
    if table["phase"] == "a" and station["passed"]:
        title.append(f"  {say('terminal-ne-passed')}", LABEL)
    return title


def _damage(station: dict[str, Any], look: Look) -> Part:
    return (look.cat.say("terminal-ne-damage"), _scale(station, look))


def _scale(station: dict[str, Any], look: Look) -> Rich:
    """The damage scale from 0 to 15: the station holds while the marker is not past the pointer."""
    signs = look.signs
    damage, pointer = station["damage"], station["pointer"]
    scale = Rich("0")
    for n in range(DAMAGE_MAX + 1):
        scale.append(signs.damage if n == damage else signs.scale, f"bold {DANGER}" if n == damage else LABEL)
        if n == pointer:
            scale.append(signs.pointer, f"bold {FOOD}")
    holds = damage <= pointer
    told = look.cat.say("terminal-ne-holds" if holds else "terminal-ne-collapses", damage=damage, pointer=pointer)
    return scale.append(f"{DAMAGE_MAX} ").append(told, FOOD if holds else DANGER)


def _arm(station: dict[str, Any], group: Any, name: str, look: Look) -> Part:
    """An outside arm from the dome outwards."""
    modules = [_module(module, look) for module in station[name]]
    told = Rich("  ").join(modules) if modules else Rich(look.signs.none, LABEL)
    return (group_word(group, look), told)


def _module(module: dict[str, Any], look: Look) -> Rich:
    """A module with its slots: standing, lying and missing deeples, and what it gives when activated."""
    card: Card = look.content.cards[module["card"]]
    signs, style = look.signs, COLOURS[card.group]
    standing, lying = module["standing"], module["lying"]
    on_slots = min(lying, card.slots) if not standing else 0
    slots = signs.standing * standing + signs.lying * on_slots
    slots += signs.slot * (card.slots - on_slots - standing)
    told = Rich.assemble(marked(card.id, look, style, places.card(card.id)), ("[", LABEL), slots, ("]", LABEL))
    if lying > on_slots:
        told.append(f"+{lying - on_slots}{signs.lying}")
    told.append(gives(card.on_use, look), style)
    if module["activated"]:
        told.append(signs.yes, FOOD)
    return told


def _dome(station: dict[str, Any], look: Look) -> Part:
    signs = look.signs
    lying, spent = station["dome_lying"], station["dome_spent"]
    told = Rich(signs.none if not lying else signs.lying * lying if lying <= 12 else f"{lying}{signs.lying}")
    if places.DOME in look.lit:
        told.stylize(f"bold {LIT}")
    if spent:
        told.append(f" ({look.cat.say('terminal-ne-spent', n=spent)})", LABEL)
    return (look.cat.say("terminal-ne-dome"), told)


def _yards(station: dict[str, Any], look: Look) -> Part:
    return (look.cat.say("terminal-ne-yards"), _cards(station["yards"], look))


def _oxygen(station: dict[str, Any], look: Look) -> Part:
    """Oxygen cards from the dome outwards; one that was used this round is in brackets."""
    told = []
    for entry in station["oxygen"]:
        card = look.content.cards[entry["card"]]
        name = marked(card.id, look, COLOURS[OXYGEN], places.card(card.id)) + Rich(bottles(card, look), COLOURS[OXYGEN])
        told.append(name if entry["face_up"] else Rich(f"({name.plain})", LABEL))
    label = look.cat.say("terminal-ne-oxygen")
    return (label, Rich("  ").join(told) if told else Rich(look.signs.none, LABEL))


def _research(station: dict[str, Any], look: Look) -> Part:
    return (look.cat.say("terminal-ne-research"), _cards(station["research"], look, named=True))


def _cards(cards: Sequence[str | None], look: Look, named: bool = False) -> Rich:
    told = []
    for id in cards:
        if id is None:
            told.append(Rich(look.signs.hidden, LABEL))
        elif named:
            told.append(cell(id, look, 40))
        else:
            card = look.content.cards[id]
            told.append(
                marked(id, look, COLOURS[card.group], places.card(id)) + Rich(f" {final(card, look)}".rstrip(), STEEL)
            )
    return Rich("  ").join(told) if told else Rich(look.signs.none, LABEL)


def _kept(station: dict[str, Any], look: Look) -> list[Part]:
    """Cards that were taken and not attached yet."""
    if not station["kept"]:
        return []
    return [(look.cat.say("terminal-ne-kept"), _cards(station["kept"], look))]


def _plant(station: dict[str, Any], look: Look) -> Part:
    signs, used = look.signs, station["plant_used"]
    fields = [f"{signs.used}" if n < used else f"{signs.free}{damage}" for n, damage in enumerate(PLANT_DAMAGE)]
    return (look.cat.say("terminal-ne-plant"), Rich(" ".join(fields), LIT if places.PLANT in look.lit else ""))


def _extensions(station: dict[str, Any], look: Look) -> Part:
    built = [name for name, done in station["extensions"].items() if done]
    names = [look.cat.say(f"terminal-ne-extension-{name}") for name in built]
    return (look.cat.say("terminal-ne-extensions"), Rich(", ".join(names) or look.signs.none))


def scoring(view: View, events: Sequence[Event], look: Look) -> RenderableType:
    """The final scoring step by step, one column per seat, and the ranking."""
    say, signs = look.cat.say, look.signs
    scored = {event.args["seat"]: event.args for event in events if event.name == "scored"}
    seats = view["table"]["seats"]
    table = Table(title=say("terminal-ne-scoring"), title_style="bold", title_justify="left")
    table.add_column("")
    for seat in scored:
        table.add_column(Rich(seat_name(seat, look), SEAT_COLOURS[seat]), justify="right")
    rows: dict[str, list[str]] = {name: [] for name in ("track", "coins", "stability", "value", "total", "place")}
    order = view["table"]["places"]
    for seat, args in scored.items():
        value = args["value"] if args["holds"] else 0
        damage, pointer = seats[seat]["damage"], args["pointer"]
        holds = say(f"terminal-ne-{'holds' if args['holds'] else 'collapsed'}", damage=damage, pointer=pointer)
        rows["track"].append(f"{args['total'] - args['coin_points'] - value}")
        rows["coins"].append(f"{args['coins']}{signs.coin} {signs.steps} +{args['coin_points']}")
        rows["stability"].append(holds)
        rows["value"].append(f"{value:+}" if args["holds"] else f"({args['value']}) +0")
        rows["total"].append(f"{args['total']}{signs.point}")
        rows["place"].append(f"{order[seat]}.")
    for name, told in rows.items():
        table.add_row(say(f"terminal-ne-step-{name}"), *told, style="bold" if name in ("total", "place") else "")
    return table

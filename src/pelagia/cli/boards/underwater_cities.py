"""The table of Underwater Cities in the terminal, built from a seat's view and the content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from pelagia.cli.boards import DANGER, FOOD, LIFE, LIT, MONEY, PEARL, SEAT_COLOURS, Look, View
from pelagia.cli.boards.parts import LABEL, packed, rule, seat_name
from pelagia.cli.boards.underwater_cities_board import COLOURS, lines_of
from pelagia.cli.boards.underwater_cities_board import draw as draw_board
from pelagia.core.game import Event
from pelagia.core.place import Place
from pelagia.core.text import Arg, Ref, Text, written_name
from pelagia.games.underwater_cities.content.card import Card, Colour
from pelagia.games.underwater_cities.rules import places
from pelagia.games.underwater_cities.rules.state import ROUNDS

SPACE_COLOURS = {"yellow": MONEY, "red": DANGER, "green": FOOD}
FREE_SPACE = "S0"


def draw(view: View, look: Look) -> RenderableType:
    """The whole table: header, spaces, track, special cards, and every player, that of the view's seat at the end."""
    table = view["table"]
    own = view["seat"]
    lines: list[RenderableType] = [_header(table, look), *_spaces(table, look), _track(table, look)]
    lines += _market(table, look)
    dark = replace(look, lit={})  # only one's own pieces can be chosen
    for seat in range(len(table["seats"])):
        if seat != own:
            lines += _player(view, seat, dark, whole=own is None and len(table["seats"]) < 3)
    if own is not None:
        lines += [*_player(view, own, look, whole=True), *_hand(table["seats"][own], look)]
    return Lines(*lines)


def legend(look: Look) -> str:
    """What the signs mean."""
    signs = lines_of(look)
    (_, plain, better), (_, ordinary, symbiotic) = signs.across, signs.domes
    given = {"tunnel": plain, "upgraded": better, "ordinary": ordinary, "symbiotic": symbiotic}
    return look.cat.say("terminal-uc-legend", point=look.signs.point, **given)


def label(id: str, look: Look) -> str:
    """A card or space by its name, with the colour that decides whether both may be used."""
    colour = getattr(look.content[id], "colour", Colour.NONE)
    name = look.cat.piece(id)
    if colour is Colour.NONE:
        return name
    return look.cat.say(
        "terminal-uc-coloured", name=name, colour=Text(f"underwater-cities-colour-{written_name(colour)}")
    )


def explain(id: str, look: Look) -> list[str]:
    """All about a piece: name, type and colour, whole text, where it comes from."""
    piece = look.content[id]
    source = Text(f"core-source-{piece.source}")
    if isinstance(piece, Card):
        words: dict[str, Arg] = {
            "type": Text(f"underwater-cities-card-type-{piece.type.name.lower()}"),
            "colour": Text(f"underwater-cities-colour-{piece.colour.name.lower()}"),
        }
        message = "terminal-uc-card" if piece.colour is not Colour.NONE else "terminal-uc-card-alone"
        head = look.cat.say(message, name=Ref(id), source=source, **words)
    else:
        head = look.cat.say("terminal-uc-piece", name=Ref(id), source=source)
    texts = piece.texts() if hasattr(piece, "texts") else []
    return [head, *(f"  {look.cat(line)}" for line in texts)]


def _header(table: dict[str, Any], look: Look) -> RenderableType:
    """Era, round, turn order, what is left in the supply."""
    say = look.cat.say
    era = "I" * table["era"]
    parts = [Rich(say("terminal-uc-era", era=era or look.signs.none, n=table["round"], of=ROUNDS), "bold")]
    parts.append(Rich(say("terminal-uc-order", names=" ".join(seat_name(seat, look) for seat in table["order"]))))
    supply = table["supply"]
    violet = say("terminal-uc-unlimited") if supply["violet"] < 0 else str(supply["violet"])
    given = {"tunnels": supply["tunnels"], "white": supply["white"], "violet": violet}
    parts.append(Rich(say("terminal-uc-supply", **given, deck=table["deck"]), LABEL))
    return packed(parts, look)


def _spaces(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """The action spaces colour by colour, with the tiles that lie on them."""
    lines: list[RenderableType] = []
    for colour in ("yellow", "red", "green"):
        parts = [_space(space["id"], space["tiles"], look) for space in table["spaces"] if space["colour"] == colour]
        word = look.cat.say(f"underwater-cities-colour-{colour}")
        parts[0] = Rich(f"{word} ", f"bold {SPACE_COLOURS[colour]}").append_text(parts[0])
        if colour == "green":
            parts.append(_space(FREE_SPACE, table["free_tiles"], look))
        lines.append(packed(parts, look))
    return lines


def _space(id: str, tiles: Sequence[int], look: Look) -> Rich:
    told = Rich(id, f"bold underline {LIT}" if places.space(id) in look.lit else "bold")
    told.append(f" {look.cat(look.content.spaces[id].title)}", LABEL if tiles and id != FREE_SPACE else "")
    for seat in tiles:
        sign, colour = (look.signs.damage, DANGER) if seat < 0 else (look.signs.seats[seat], SEAT_COLOURS[seat])
        told.append(f" {sign}", f"bold {colour}")
    return told


def _track(table: dict[str, Any], look: Look) -> RenderableType:
    """The Federation track from the top, and who has the cloning tile."""
    say, signs = look.cat.say, look.signs
    spaces = {**{space: table["track"][space] for space in "1234"}, say("terminal-uc-below"): table["below"]}
    told = Rich(f"{say('terminal-uc-track')} ", f"bold {LIT}" if places.TRACK in look.lit else "bold")
    for space, stack in spaces.items():
        told.append(f" {space}:", LABEL).append(" ".join(signs.seats[seat] for seat in reversed(stack)) or signs.none)
    parts = [told]
    if table["cloning"] is not None:
        free = table["cloning"] < 0
        taken = {} if free else {"name": seat_name(table["cloning"], look)}
        parts.append(Rich(say("terminal-uc-clone-free" if free else "terminal-uc-clone-taken", **taken), LABEL))
    return packed(parts, look)


def _market(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """Special cards and government contracts that lie open."""
    say = look.cat.say
    open_cards = [_titled(id, places.special(id), look) for id in table["large_row"]]
    if table["small_top"]:
        top = _titled(table["small_top"], places.TOP, look)
        open_cards.append(top.append(f" {say('terminal-uc-deck', n=table['small_deck'])}", LABEL))
    lines: list[RenderableType] = []
    if open_cards:
        open_cards[0] = Rich(f"{say('terminal-uc-special')} ", "bold").append_text(open_cards[0])
        lines.append(packed(open_cards, look))
    if table["contracts"]:
        contracts = [_titled(id, places.card(id), look) for id in table["contracts"]]
        contracts[0] = Rich(f"{say('terminal-uc-contracts')} ", "bold").append_text(contracts[0])
        lines.append(packed(contracts, look))
    return lines


def _titled(id: str, place: Place, look: Look) -> Rich:
    """A piece by identifier and title, in the colour of a card; it glows if it can be chosen."""
    piece = look.content[id]
    colour = SPACE_COLOURS.get(written_name(piece.colour), "") if isinstance(piece, Card) else ""
    title = look.cat.say(f"underwater-cities-title-{piece.title}")
    lit = place in look.lit
    return Rich(id, f"bold underline {LIT}" if lit else f"bold {colour}".strip()).append(f" {title}")


def _player(view: View, seat: int, look: Look, whole: bool) -> list[RenderableType]:
    """One player: title with goods, the board (or its sum), claimed cards."""
    player = view["table"]["seats"][seat]
    lines: list[RenderableType] = [rule(_title(view, seat, look), look, SEAT_COLOURS[seat])]
    if whole:
        lines += draw_board(player, look)
    else:
        lines.append(_summary(player, look))
    cards = [_claimed(card, look) for card in player["claimed"]]
    cards += [_titled(id, places.card(id), look) for id in (*player["tucked"], *player["contracts"])]
    if cards:
        lines.append(packed(cards, look))
    return lines


def _title(view: View, seat: int, look: Look) -> Rich:
    """Name, points, goods, hand, what the next production gives."""
    player, say = view["table"]["seats"][seat], look.cat.say
    title = Rich.assemble((seat_name(seat, look), f"bold {SEAT_COLOURS[seat]}"))
    title.append(f" {player['points']}{look.signs.point}", f"bold {PEARL}")
    for name, n in player["stock"].items():
        title.append(f" {n} {say(f'terminal-uc-{name}')}", f"bold {COLOURS[name]}" if n else LABEL)
    return title.append(f" {say('terminal-uc-hand', n=len(player['hand']), limit=player['hand_limit'])}", LABEL)


def _summary(player: dict[str, Any], look: Look) -> RenderableType:
    """Another player's board in numbers: cities, tunnels, buildings, metropolises, each with those upgraded."""
    say = look.cat.say
    cities = [city for city in player["cities"] if city["city"]]
    connected = sum(city["connected"] for city in cities)
    parts = [Rich(say("terminal-uc-cities", n=connected, all=len(cities)), LIFE)]
    counts = {kind: [site["upgraded"] for site in player["sites"] if site["kind"] == kind] for kind in _NAMES}
    counts["tunnel"] = [tunnel["upgraded"] for tunnel in player["tunnels"] if tunnel["built"]]
    for kind, upgraded in counts.items():
        name = look.cat.form(Text(f"underwater-cities-kind-{kind}"), "many")
        parts.append(Rich(say("terminal-uc-count", name=name, n=len(upgraded), up=sum(upgraded))))
    tiles = [
        metropolis["tile"] for metropolis in player["metropolises"] if metropolis["connected"] and metropolis["tile"]
    ]
    parts.append(Rich(say("terminal-uc-metropolises", names=" ".join(tiles) or look.signs.none)))
    return packed(parts, look)


_NAMES = ("farm", "desal", "lab")


def _claimed(card: dict[str, Any], look: Look) -> Rich:
    """A claimed card; a used action card is in brackets."""
    told = _titled(card["card"], places.card(card["card"]), look)
    return Rich(f"({told.plain})", LABEL) if card["used"] else told


def _hand(player: dict[str, Any], look: Look) -> list[RenderableType]:
    """Own cards, and those that are looked at, with their whole text."""
    lines: list[RenderableType] = []
    for zone in ("hand", "looking"):
        cards = [id for id in player[zone] if id is not None]
        if not cards:
            continue
        lines.append(rule(Rich(look.cat.say(f"terminal-uc-your-{zone}"), "bold"), look, LIT))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        for id in cards:
            card = look.content.cards[id]
            colour = look.cat.say(f"underwater-cities-colour-{card.colour.name.lower()}")
            name = Rich(id, f"bold underline {LIT}" if places.hand(id) in look.lit else "bold")
            name.append(f" {colour}", SPACE_COLOURS[written_name(card.colour)])
            grid.add_row(name, Rich(". ".join(look.cat(line) for line in card.texts())))
        lines.append(grid)
    return lines


def scoring(view: View, events: Sequence[Event], look: Look) -> RenderableType:
    """The final scoring step by step, one column per seat, and the ranking."""
    say, table = look.cat.say, view["table"]
    grid = Table(title=say("terminal-uc-scoring"), title_style="bold", title_justify="left")
    grid.add_column("")
    for seat in range(len(table["seats"])):
        grid.add_column(Rich(seat_name(seat, look), SEAT_COLOURS[seat]), justify="right")
    for n, name in enumerate(("before", "brown", "cards", "network", "resources")):
        told = [f"{steps[n]:+}" if n else str(steps[n]) for steps in table["scoring"]]
        grid.add_row(say(f"terminal-uc-step-{name}"), *told)
    points = [f"{player['points']}{look.signs.point}" for player in table["seats"]]
    grid.add_row(say("terminal-uc-step-total"), *points, style="bold")
    if table["places"]:
        grid.add_row(say("terminal-uc-step-place"), *(f"{place}." for place in table["places"]), style="bold")
    return grid

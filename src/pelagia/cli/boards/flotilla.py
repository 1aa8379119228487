"""The table of Flotilla in the terminal, built from a seat's view and the content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from pelagia.cli.boards import DANGER, LIFE, MONEY, PEARL, SEAT_COLOURS, STEEL, Look, View
from pelagia.cli.boards import flotilla_map as chart
from pelagia.cli.boards.flotilla_map import COLOURS
from pelagia.cli.boards.parts import LABEL, labelled, marked, packed, rule, seat_name
from pelagia.core.effects import Effect
from pelagia.core.game import Event
from pelagia.core.text import Arg, Ref, Text, word
from pelagia.games.flotilla.content.card import Artefact, Colour, Crew, Goal, Guild, Side
from pelagia.games.flotilla.rules import places
from pelagia.games.flotilla.rules.gains import Money, Vp
from pelagia.games.flotilla.rules.state import DIAL_MAX, OUTPOSTS, Source

LETTERS = "YGRB"  # of the colours


def draw(view: View, look: Look) -> RenderableType:
    """The whole table: tracks, guilds, goals, what goes on, and every player, that of the view's seat at the end."""
    table, own = view["table"], view["seat"]
    lines: list[RenderableType] = [_header(table, look), _guilds(table, own, look), *_goals(table, own, look)]
    lines += _now(table, look)
    dark = replace(look, lit={})
    lines += [_player(table, seat, dark, compact=False) for seat in range(len(table["seats"])) if seat != own]
    if own is not None:
        lines += [_player(table, own, look, compact=True), *chart.draw(table["seats"][own], look, table["offers"])]
        lines += [*_tile_stock(table, own, look), *_hand(table, own, look)]
    return Lines(*lines)


def legend(look: Look) -> str:
    """What the signs mean."""
    signs = look.signs
    given = {name: getattr(signs, name) for name in ("coin", "point", "final", "damage", "free", "used", "steps")}
    return look.cat.say("terminal-fl-legend", ship=look.cat.say("terminal-fl-ship"), **given)


def explain(id: str, look: Look) -> list[str]:
    """All about a piece: name, kind, whole text, where it comes from."""
    piece = look.content[id]
    given: dict[str, Arg] = {"name": Ref(id), "source": Text(f"core-source-{piece.source}")}
    if isinstance(piece, Crew):
        kind = "starter" if not piece.level else "crew"
        given |= {"guild": word(piece.guilds[0]), "level": piece.level} if piece.level else {}
    elif isinstance(piece, Artefact):
        kind = "artefact"
        given["guild"] = word(piece.guild)
    else:
        kind = "goal" if isinstance(piece, Goal) else "tile"
    return [look.cat.say(f"terminal-fl-about-{kind}", **given), *(f"  {look.cat(line)}" for line in piece.texts())]


def gives(effect: Effect[Any], look: Look) -> str:
    """The bonus of a ring in a few signs or a short word."""
    if isinstance(effect, Money):
        return f"{effect.n}{look.signs.coin}"
    if isinstance(effect, Vp):
        return f"{effect.n}{look.signs.point}"
    parts = getattr(effect, "parts", None)
    if parts is not None:
        return "+".join(gives(part, look) for part in parts)
    return look.cat.say(f"terminal-fl-give-{type(effect).__name__.lower()}")


# The common boards


def _header(table: dict[str, Any], look: Look) -> RenderableType:
    """Round, pool, bags, survivors, sonar, dock places."""
    say, signs = look.cat.say, look.signs
    parts = [Rich(say("terminal-fl-round", n=table["round"]), "bold")]
    if table["end_round"]:
        parts.append(Rich(say("terminal-fl-last-round", n=table["end_round"] + 1), f"bold {DANGER}"))
    parts.append(Rich(say("terminal-fl-pool", n=f"{table['pool']}{signs.point}"), PEARL))
    survivors = look.content.boards.survivors[len(table["seats"])]
    track = [_survivor(n, survivors[n], n == table["survivor"], look) for n in range(len(survivors))]
    parts.append(labelled(say("terminal-fl-survivors"), Rich(" ").join(track)))
    sonar = "".join(signs.used if n == table["sonar"] else signs.scale for n in range(len(look.content.boards.sonar)))
    parts.append(labelled(say("terminal-fl-sonar"), Rich(sonar)))
    docks = [f"{dock['price']}{signs.coin}/{dock['builds']}" for dock in table["docks"][table["docks_taken"] :]]
    parts.append(labelled(say("terminal-fl-docks"), marked(" ".join(docks) or signs.none, look, "", places.DOCK)))
    parts.append(Rich(say("terminal-fl-bags", tiles=table["bag"], artefacts=table["artefact_bag"]), LABEL))
    return packed(parts, look)


def _survivor(field: int, bonus: Effect[Any], here: bool, look: Look) -> Rich:
    if not field:
        shown = look.cat.say("terminal-fl-milestone")
    else:
        shown = str(bonus.n) if isinstance(bonus, Vp) else look.cat.say("terminal-fl-crew-field")
    return Rich(f"[{shown}]" if here else shown, f"bold {LIFE}" if here else LABEL)


def _guilds(table: dict[str, Any], own: int | None, look: Look) -> Table:
    """Per guild: dial, price of its colour, crew stack, row of the Hub, and one's own disc and seals."""
    say, signs = look.cat.say, look.signs
    columns = ["guild", "dial", "price", "hub", *(["seals", "ring"] if own is not None else []), "stack"]
    rows: list[list[Rich]] = [[Rich(say(f"terminal-fl-{column}"), LABEL) for column in columns]]
    for guild in Guild:
        colour, letter = Colour(guild), LETTERS[guild]
        stack = table["stacks"][guild]
        top = f"{look.cat.piece(stack['top'])} ({stack['left']})" if stack["top"] else signs.none
        cells = [
            marked(look.cat(word(guild)), look, COLOURS[guild], places.banner(guild), places.stock(colour)),
            marked(f"{table['dials'][guild]}/{DIAL_MAX}", look, "", places.dial(guild)),
            marked(f"{letter} {table['prices'][guild]}{signs.coin}", look, COLOURS[guild], places.market(colour)),
            marked(str(len(table["hub"][guild])), look, "", places.hub(guild)),
        ]
        if own is not None:
            player = table["seats"][own]
            cells += [Rich(str(player["seals"][guild])), _ring(guild, player["rings"][guild], look)]
        rows.append([*cells, marked(top, look, "", places.stack(guild))])
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    for place, column in enumerate(columns):  # only names of cards and bonuses give way where there is little room
        widest = max(row[place].cell_len for row in rows)
        grid.add_column(no_wrap=True, min_width=None if column in ("stack", "ring") else widest)
    for row in rows:
        grid.add_row(*row)
    return grid


def _ring(guild: Guild, place: int, look: Look) -> Rich:
    """Where one's disc is, and what the next fields give."""
    ring = look.content.boards.rings[guild]
    fields = [(place + 1) % len(ring.fields), *([ring.arrow[1]] if place == ring.arrow[0] else [])]
    told = marked(f"{place} {look.signs.steps} ", look, "", places.ring(guild))
    for n, field in enumerate(fields):
        text = f"{field} {gives(ring.fields[field], look)}"
        told.append_text(Rich(" / " if n else "")).append_text(marked(text, look, "", places.field(guild, field)))
    return told


def _goals(table: dict[str, Any], own: int | None, look: Look) -> list[RenderableType]:
    """The open goals of both sides: value, and what each would give this seat now."""
    lines: list[RenderableType] = []
    for side in Side:
        if own is not None and table["seats"][own]["side"] == "skyside" and side is Side.SINKSIDE:
            continue  # nobody comes back
        told = []
        for goal in table["goals"][side]:
            title = look.cat(look.content.goals[goal["kind"]].title(side))
            worth = goal["worth"][own] if own is not None else None
            shown = "" if worth is None else f" {look.signs.steps} {worth}{look.signs.point}"
            text = f"{goal['kind']} {title} {goal['value']}{shown}"
            told.append(marked(text, look, "", places.goal(goal["kind"])))
        label = look.cat.say("terminal-fl-goals", side=Text(f"flotilla-side-{side.name.lower()}"))
        lines.append(packed([labelled(label, told[0]), *told[1:]], look))
    return lines


def _now(table: dict[str, Any], look: Look) -> list[RenderableType]:
    """The card in play, drawn tiles, the heap of a dive, the dice of a research."""
    say, parts = look.cat.say, []
    if table["in_play"]:
        names = [look.cat.piece(card) for card in (table["in_play"], table["copied"]) if card]
        parts.append(labelled(say("terminal-fl-in-play"), Rich(f" {look.signs.steps} ".join(names), "bold")))
    if table["looking"]:
        side = table["seats"][table["active"]]["side"]
        tiles = Rich("  ").join(_tile(id, side, look) for id in table["looking"])
        parts.append(labelled(say("terminal-fl-taken" if side == "skyside" else "terminal-fl-looking"), tiles))
    if table["unscored"]:
        points = [
            f"{placed['tile']}@{placed['hex']} {placed['points']}{look.signs.point}" for placed in table["unscored"]
        ]
        parts.append(labelled(say("terminal-fl-unscored"), Rich("  ".join(points), PEARL)))
    dive = table["dive"]
    symbols = {**dive["symbols"], "sonar": sum(dive["sonar"].values())}
    shown = [look.cat(Text(f"flotilla-symbol-{name}", n=n)) for name, n in symbols.items() if n]
    if shown:
        parts.append(labelled(say("terminal-fl-heap"), Rich(", ".join(shown), "bold")))
    dice = [_die(die, face, look) for die, face in enumerate(table["research"]["faces"])]
    if dice:
        parts.append(labelled(say("terminal-fl-dice"), Rich("  ").join(dice)))
    return [packed(parts, look)] if parts else []


def _die(die: int, face: int, look: Look) -> Rich:
    """A research die: its guild with money or a breakthrough, or the joker."""
    shown = look.content.boards.research_dice[die][face - 1]
    if shown.guild is None:
        text, style = look.cat.say("terminal-fl-joker"), "bold"
    else:
        extra = f"{shown.money}{look.signs.coin}" if shown.money else look.cat.say("terminal-fl-breakthrough")
        text, style = f"{look.cat(word(shown.guild))} {extra}", COLOURS[shown.guild]
    return marked(f"{die + 1}: {text}", look, style, places.die(die + 1))


def _tile(id: str, side: str, look: Look) -> Rich:
    """A tile that lies beside the map, as printed: its depth, or its cost and land; then what the map shows too."""
    tile, signs = look.content.tiles[id], look.signs
    if side == "skyside":
        marks = [f"{id} {tile.cost}{LETTERS[tile.colour]} {chart.edges(tile, 0)}", chart.city(tile, 0)]
    else:
        marks = [f"{id} {'~' * tile.depth}{signs.damage * tile.toxicity}", chart.arc(tile, 0)[:1]]
    marks.append(signs.free if (tile.site if side == "skyside" else tile.island) else "")
    return marked(" ".join(mark.strip() for mark in marks if mark), look, COLOURS[tile.colour], places.tile(id))


# The players


def _player(table: dict[str, Any], seat: int, look: Look, compact: bool) -> RenderableType:
    """A player; compact leaves out what the guilds and the map show."""
    player, say, signs = table["seats"][seat], look.cat.say, look.signs
    title = Rich.assemble((seat_name(seat, look), f"bold {SEAT_COLOURS[seat]}"))
    title.append(f"  {look.cat.say('flotilla-side-' + player['side'])}", STEEL)
    title.append(f"  {player['vp']}{signs.point}", f"bold {PEARL}")
    title.append(f"  {player['money']}{signs.coin}", f"bold {MONEY}")
    if player["final"]:
        title.append(f"  {sum(player['final'].values()):+}{signs.final}", PEARL)
    upper, score = player["tox_upper"], player["tox_score"]
    points = look.content.boards.toxicity[score]
    parts = [
        (say("terminal-fl-stock"), _resources(player["stock"], look)),
        (say("terminal-fl-toxicity"), Rich(f"{score}/{upper} ({points:+}{signs.point})", DANGER if points < 0 else "")),
        (say("terminal-fl-outposts"), _outposts(player, look)),
        *_fleet(player, look),
        *([] if compact else _summary(player, look)),
        (say("terminal-fl-crew"), Rich(f"{len(player['hand'])}+{len(player['discard'])}")),
    ]
    if player["discard"]:
        topside = player["discard"][-1]
        parts.append((say("terminal-fl-topside"), marked(look.cat.piece(topside), look, "", places.crew(topside))))
    if player["artefacts"]:
        parts.append((say("terminal-fl-artefacts"), Rich(str(player["artefacts"]))))
    return Lines(rule(title, look, SEAT_COLOURS[seat]), packed([labelled(*part) for part in parts], look))


def _summary(player: dict[str, Any], look: Look) -> list[tuple[str, Rich]]:
    shown = {"tiles": _land_and_sea(player, look)}
    shown |= {name: _by_guild(player[name]) for name in ("rings", "seals")}
    return [(look.cat.say(f"terminal-fl-{name}"), Rich(text)) for name, text in shown.items()]


def _resources(counts: Sequence[int], look: Look) -> Rich:
    shown = [Rich(f"{letter}{n}", COLOURS[c]) for c, (letter, n) in enumerate(zip(LETTERS, counts, strict=True)) if n]
    return Rich(" ").join(shown) if shown else Rich(look.signs.none, LABEL)


def _by_guild(counts: Sequence[int]) -> str:
    """Numbers in the order of the guilds. With letters they would look like cards."""
    return "-".join(map(str, counts))


def _outposts(player: dict[str, Any], look: Look) -> Rich:
    built = OUTPOSTS - player["outposts_left"]
    price = f" ({player['outpost_price']}{look.signs.coin})" if player["outposts_left"] else ""
    return marked(f"{built}/{OUTPOSTS}{price}", look, "", places.OUTPOSTS)


def _fleet(player: dict[str, Any], look: Look) -> list[tuple[str, Rich]]:
    """Ships with their hexes and cargo; a Skysider has none."""
    if player["side"] == "skyside":
        return []
    told = []
    for ship in player["ships"]:
        cargo = _resources(ship["cargo"], look).plain if any(ship["cargo"]) else ""
        text = f"{ship['number']}@{ship['hex']}{':' if cargo else ''}{cargo.replace(' ', '')}"
        told.append(marked(text, look, "", places.ship(ship["number"])))
    told.append(marked(f"(+{player['ships_left']})", look, LABEL, places.SHIPS))
    return [(look.cat.say("terminal-fl-ships"), Rich(" ").join(told))]


def _land_and_sea(player: dict[str, Any], look: Look) -> str:
    """How many tiles there are: of each depth in a sea, of each colour in a city."""
    tiles = [look.content.tiles[placed["tile"]] for placed in player["tiles"]]
    if player["side"] == "skyside":
        counts = [sum(tile.colour == n for tile in tiles) for n in range(len(LETTERS))]
        built = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True) if n)
        return f"{built or look.signs.none} (+{len(player['tile_stock'])})"
    counts = [sum(tile.depth == depth for tile in tiles) for depth in (1, 2, 3)]
    depleted = sum(placed["depleted"] for placed in player["tiles"])
    shown = " ".join(f"{n}{'~' * depth}" for depth, n in enumerate(counts, 1) if n) or look.signs.none
    return f"{shown} {look.signs.damage}{depleted}" if depleted else shown


def _tile_stock(table: dict[str, Any], own: int, look: Look) -> list[RenderableType]:
    tiles = [_tile(id, "skyside", look) for id in table["seats"][own]["tile_stock"]]
    label = look.cat.say("terminal-fl-tile-stock")
    return [packed([labelled(label, tiles[0]), *tiles[1:]], look)] if tiles else []


def _hand(table: dict[str, Any], own: int, look: Look) -> list[RenderableType]:
    """One's cards: with their text while one must choose among them, else just their names."""
    player = table["seats"][own]
    hand = player["hand"]
    label = look.cat.say("terminal-fl-hand")
    if not any(places.crew(card) in look.lit for card in hand):
        names = Rich(", ".join(look.cat.piece(card) for card in hand) or look.signs.none)
        return [labelled(label, names)]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for card in hand:
        face = look.content.crew[card].face(Side.SKYSIDE if player["side"] == "skyside" else Side.SINKSIDE)
        word = "income" if player["side"] == "skyside" else "sail"
        points = [look.cat.say(f"terminal-fl-{word}", n=face.points)] if face.points else []
        text = " ".join([*points, *(look.cat(effect.text()) for effect in face.effects)])
        grid.add_row(marked(look.cat.piece(card), look, "", places.crew(card)), Rich(text, LABEL))
    return [grid]


# The end


def scoring(view: View, events: Sequence[Event], look: Look) -> RenderableType:
    """Where the points of each player come from, and the ranking."""
    say, seats = look.cat.say, view["table"]["seats"]
    table = Table(title=say("terminal-fl-scoring"), title_style="bold", title_justify="left")
    table.add_column("")
    for seat in range(len(seats)):
        table.add_column(Rich(seat_name(seat, look), SEAT_COLOURS[seat]), justify="right")
    for source in Source:
        name = source.name.lower()
        table.add_row(say(f"flotilla-source-{name}"), *(str(player["gains"][name]) for player in seats))
    total = (f"{player['vp']}{look.signs.point}" for player in seats)
    table.add_row(say("terminal-fl-total"), *total, style="bold")
    table.add_row(say("terminal-fl-place"), *(f"{place}." for place in view["table"]["places"]), style="bold")
    return table

"""What the seats of a finished game had, for `pelagia balance` (NE 19.6)."""

from __future__ import annotations

from pelagia.games.new_eden.rules.scoring import pointer, station_value
from pelagia.games.new_eden.rules.state import NewEden

_ITEMS = {"placed": ("card", "card"), "extended": ("extension", "tile")}  # event: group, and which argument is the item


def items(game: NewEden) -> list[tuple[int | None, str, str]]:
    """Seat, group and item: cards placed (also those lost later), extensions built, stations that held."""
    rows: list[tuple[int | None, str, str]] = []
    for event in game.events or []:
        if event.name in _ITEMS:
            group, what = _ITEMS[event.name]
            rows.append((event.args["seat"], group, event.args[what]))
        elif event.name == "bonus_shown":
            rows += [(None, "bonus", event.args[card]) for card in ("a", "b")]
        elif event.name == "scored" and event.args["holds"]:
            rows.append((event.args["seat"], "station", "holds"))
    return rows


def figures(game: NewEden) -> list[tuple[str, float]]:
    """Numbers that the aims speak of; one entry for each seat, row or game."""
    events = [event for event in game.events or [] if event.args.get("seat", 0) < game.players]
    count = {
        name: [event.args for event in events if event.name == name] for name in ("sold", "unsold", "plant", "lost")
    }
    rows = [("row-price", args["coins"]) for args in count["sold"]]
    rows += [("rows-unsold", len(count["unsold"]))]
    for who, seat in enumerate(game.seats[: game.players]):
        now, value = pointer(game, seat), station_value(game, who)
        rows += [
            ("plant-uses", sum(args["seat"] == who for args in count["plant"])),
            ("cards-lost", sum(args["seat"] == who for args in count["lost"])),
            ("damage", seat.damage),
            ("pointer", now),
            ("station-value", value),
            ("station-points", value if seat.damage <= now else 0),
        ]
    return rows

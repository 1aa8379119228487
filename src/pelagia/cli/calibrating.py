"""The command `calibrate`: what the points of the strongest bot mean in the end."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pelagia.bots import calibration
from pelagia.cli import output
from pelagia.cli.options import workers_of
from pelagia.cli.output import number
from pelagia.cli.reporting import told
from pelagia.cli.training import NeedsLab
from pelagia.text import Catalogue

COLUMNS = ("left", "slope-before", "slope", "off", "most-off")


def calibrate(args: Namespace) -> int:
    """Play, fit, and say how reliable what came out is on unseen games."""
    if find_spec("numpy") is None:
        raise NeedsLab(what="numpy")
    from pelagia.lab.calibrate import Series, calibrate, modes_of  # with numpy, which no other command needs

    words, console, folder = Catalogue(args.lang), output.console(), Path(args.folder)
    file = Path(args.file) if args.file else folder / calibration.FILE.name
    output.check_writable(args.json)
    quiet, modes = args.json == "-", list[Any]()
    for mode in modes_of(args.game, args.mode):
        series = Series(args.game, mode, args.games, args.seed)
        about = series.about
        if not quiet and not modes:
            console.print(told(words, about))
        say = partial(_say, words, (lambda shown: None) if quiet else console.print, mode)
        done = calibrate(series, folder, file, workers_of(args), say)
        tables = [
            {"players": players, "stages": [asdict(stage) for stage in stages]} for players, stages in done.items()
        ]
        modes.append({"about": asdict(about), "mode": mode, "command": series.command, "tables": tables})
    if args.json:
        output.write_json(args.json, {"modes": modes})
    return 0


def _say(words: Catalogue, tell: Any, mode: str, what: str, figures: Mapping[str, Any]) -> None:
    args = {name: value for name, value in figures.items() if name != "stages"}
    tell(words.say(f"cli-calibrate-{what}", mode=mode, **args))
    if what == "fitted":
        rows = [_row(words, stage) for stage in figures["stages"]]
        tell(output.table("", [words.say(f"cli-column-{name}") for name in COLUMNS], rows))


def _row(words: Catalogue, stage: Mapping[str, Any]) -> list[str]:
    """A stage; what follows ± is one standard error."""
    before, slope = (number(words, stage[name], 2) for name in ("raw_slope", "slope"))
    off, luck = (number(words, stage[name]) for name in ("mean", "luck"))
    errors = [number(words, stage[name], 2) for name in ("slope_error", "largest_error")]
    most = number(words, stage["largest"])
    return [
        number(words, 100 * stage["left"], 0),
        before,
        f"{slope} ±{errors[0]}",
        f"{off} ({luck})",
        f"{most} ±{errors[1]}",
    ]

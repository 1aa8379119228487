"""The command `completion`: what a shell needs to complete the command line."""

from __future__ import annotations

from argparse import Namespace

import shtab

SHELLS = ("bash", "zsh", "fish")


def completion(args: Namespace) -> int:
    """Print a script for a shell, which its owner puts where that shell looks for such scripts."""
    from pelagia.cli.parser import build  # here, since the parser asks for the shells
    from pelagia.text import Catalogue

    print(shtab.complete(build(Catalogue(args.lang)), args.shell))
    return 0

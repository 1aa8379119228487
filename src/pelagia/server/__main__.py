"""`python -m pelagia.server`: the same as `pelagia serve`."""

from __future__ import annotations

import argparse
import sys


def main() -> int:
    # Here and not above: worker processes import this module too, and need nothing of it.
    from pelagia.server.arguments import add_arguments
    from pelagia.server.command import serve
    from pelagia.text import Catalogue, language

    parser = argparse.ArgumentParser(prog="pelagia serve")
    add_arguments(parser, Catalogue(language()).say)
    return serve(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())

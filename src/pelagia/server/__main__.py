"""`python -m pelagia.server`: the same as `pelagia serve`."""

from __future__ import annotations

import argparse
import sys

from pelagia.server.command import add_arguments, serve
from pelagia.text import Catalogue, language

if __name__ == "__main__":  # worker processes import this module too
    parser = argparse.ArgumentParser(prog="pelagia serve")
    add_arguments(parser, Catalogue(language()).say)
    sys.exit(serve(parser.parse_args()))

"""A plugin that workers die of while the file `stillborn` is in the folder of the server, which itself lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if "pelagia.server.http.app" not in sys.modules and Path("stillborn").exists():
    os._exit(3)

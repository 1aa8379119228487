"""What a caller can do wrong. Each error has a sentence for players (`text`) and a stable code for programs."""

from __future__ import annotations

import re

from pelagia.core.text import Arg, Text


class PelagiaError(Exception):
    """Base of all errors that a caller can cause; the code is the class name in kebab case."""

    def __init__(self, text: Text | None = None, /, **args: Arg) -> None:
        self.code = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(self).__name__).lower()
        self.text = text or Text(f"error-{self.code}", **args)
        super().__init__(f"{self.code}: {self.text!r}")

    def __reduce__(self) -> tuple[type, tuple[Text]]:
        return type(self), (self.text,)  # so that it survives the way between processes


class UnknownGame(PelagiaError):
    """There is no game of this name."""


class BadOption(PelagiaError):
    """An option of a new game (the number of players too) is unknown or has a value that is not allowed."""


class IllegalChoice(PelagiaError):
    """The answer is not among the options on offer."""


class StaleChoice(PelagiaError):
    """The answer belongs to a decision that is not open (any more)."""


class BadSave(PelagiaError):
    """A save or record is damaged, or not ours."""


class WrongVersion(PelagiaError):
    """A save or record of rules or content that are not these."""


class NoPacks(PelagiaError):
    """The game has no content packs."""


class BadContent(PelagiaError):
    """A content pack refers to something that does not exist, or breaks a limit of the game."""

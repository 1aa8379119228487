"""A test that may be checked after every deal and stops when it is sure.

Two bettors bet on the difference of the shares of two bots: one that it is above zero, one that it is below. If there
is no difference neither can expect to gain, and the chance that one of them ever multiplies their money by 1 / alpha is
at most alpha, however often one looks (Ville's inequality; Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting", 2023).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt

ALPHA = 0.025  # for each side
_MOST = 0.5  # of the money on one deal


class Proof:
    """Whether one bot wins more than another, by deals."""

    def __init__(self, first: str, second: str, alpha: float = ALPHA) -> None:
        self.first, self.second, self.alpha = first, second, alpha
        self.verdict = ""
        self._gains = [0.0, 0.0]  # logarithms of the money of both bettors
        self._count, self._squares = 0, 0.0

    def note(self, shares: Mapping[str, float]) -> bool:
        """Add a deal, given as the mean share of wins of each bot in it; True as soon as it is proved."""
        if self.first not in shares or self.second not in shares:
            return False
        gain = shares[self.first] - shares[self.second]
        # The stake rests on the deals before this one only, or the bet would not be fair.
        variance = (self._squares + 0.25) / (self._count + 1)
        stake = min(_MOST, sqrt(2 * log(1 / self.alpha) / (variance * (self._count + 1) * log(self._count + 3))))
        self._count += 1
        self._squares += gain**2
        self._gains[0] += log(1 + stake * gain)
        self._gains[1] += log(1 - stake * gain)
        for gains, verdict in zip(self._gains, ((self.first, self.second), (self.second, self.first)), strict=True):
            if gains >= log(1 / self.alpha):
                self.verdict = ">".join(verdict)
        return bool(self.verdict)

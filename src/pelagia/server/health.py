"""Health checks: each one does real work."""

from __future__ import annotations

import asyncio
import logging

from pelagia.server.store import queries
from pelagia.server.store.storage import Storage
from pelagia.server.tables.workers import Workers

log = logging.getLogger(__name__)


class Health:
    """Calls each kind of worker, and writes to the database."""

    def __init__(self, workers: Workers, storage: Storage, seconds: float) -> None:
        self._workers, self._storage, self._seconds = workers, storage, seconds
        self._looking: asyncio.Task[tuple[int, dict[str, str]]] | None = None

    async def look(self) -> tuple[int, dict[str, str]]:
        """The number of tables, and what does not work, with the reason. Many who ask at once get the same answer."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> tuple[int, dict[str, str]]:
        kinds = self._workers.kinds
        asked = asyncio.gather(*(self._workers.check(kind) for kind in kinds))
        tables, why = await self._database()
        reasons = [why, *await asked]
        troubles = {what: reason for what, reason in zip(["database", *kinds], reasons, strict=True) if reason}
        if troubles:
            log.error("unwell: %s", ", ".join(f"{what} ({reason})" for what, reason in troubles.items()))
        return tables, troubles

    async def _database(self) -> tuple[int, str]:
        try:
            async with asyncio.timeout(self._seconds):
                await self._storage.write(queries.try_writing)
                return await self._storage.read(queries.count_tables), ""
        except TimeoutError:
            return 0, "late"
        except Exception as error:
            return 0, type(error).__name__

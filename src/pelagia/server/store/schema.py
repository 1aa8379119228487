"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

VERSION = 9  # of this schema; a database of a later one is refused

metadata = MetaData()

about = Table("about", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("header", Text, nullable=False),  # of the record: game, rules, content, players, options, seed
    Column("seeded", Boolean, nullable=False),
    Column("spectator", String, nullable=False),  # hash of the secret
    Column("status", String, nullable=False),
    Column("state", LargeBinary, nullable=False),  # the game as it is now: no request ever replays
    Column("version", Integer, nullable=False),  # every change takes the next one; of two at once, one fails
    Column("branch", Integer, nullable=False),
    Column("steps", Integer, nullable=False),  # how many moves, events and outcomes of chance there are
    Column("events", Integer, nullable=False),
    Column("chances", Integer, nullable=False),
    Column("to_move", Text, nullable=False),  # [[seat, number], ...]
    Column("since", Text, nullable=False),  # since when each of them has had to move; [] of an older database: unknown
    Column("winners", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("wishes", Text, nullable=False),  # {what: [[by, who agreed, ...], [whose word is needed, ...], of what]}
    Column("undo", Integer, nullable=False),  # the seat that may take back the last choice; -1: none
    Column("closed", Boolean, nullable=False),  # ended by the people, not by the rules
    Column("lesson", Text, nullable=False),  # [step that was read, ...] of somebody who learns here; null: no lesson
    Column("bot_turn", Boolean, nullable=False),  # a bot is to move: somebody must see to it
    Column("pace", String, nullable=False),
    Column("patience", Float, nullable=False),  # seconds that a seat may keep others waiting; 0: as long as it likes
    Column("tries", Integer, nullable=False),  # how often the bot that is to move has failed; more than 0: stuck
    Column("retry", Float, nullable=False),  # when it is tried again
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("visited", Float, nullable=False),  # when somebody last looked at it
)
Index("tables_bot_turn", tables.c.bot_turn)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("colour", String, nullable=False),
    Column("bot", String, nullable=False),  # "": none
    Column("standing_in", Boolean, nullable=False),
    Column("secret", String, nullable=False),  # its hash; "": none
    Column("seen", Float, nullable=False),  # last sign of life
    Column("present_until", Float, nullable=False),  # connected to some process, which renews this
    Column("webhook", String, nullable=False),
    Column("notified", Float, nullable=False),
    Column("offered", String, nullable=False),  # of a seat for whoever comes: the secret of the invitation; "": none
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the decision: it cannot be answered twice
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("written", String, nullable=False),
    Column("before", LargeBinary, nullable=False),  # for undo, takeback and replay
    Column("events", Integer, nullable=False),  # how many there were before
    Column("chances", Integer, nullable=False),
    Column("scores", Text, nullable=False),  # after it
    Column("revealed", Boolean, nullable=False),  # something was dealt, or shown that was hidden
    Column("told", LargeBinary),  # its events: [[only whom (-1: all), event], ...]; null: in `events`, or dropped
    Column("outcomes", Text),  # of chance, in it: [...]; null: in `chances`
    Column("bot", Boolean, nullable=False),  # a bot has chosen, perhaps one that stood in
)
Index("moves_step", moves.c.table_id, moves.c.step, unique=True)

# What happened before the first move, and in games that came whole or were played by earlier versions.
events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("only", Integer, nullable=False),  # -1: all
    Column("body", LargeBinary, nullable=False),
)

chances = Table(
    "chances",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("outcome", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("time", Float, nullable=False),
    Column("line", String),  # the client's own name of it, so that a line sent again is not said twice
)
Index("chat_table", chat.c.table_id, chat.c.id)
Index("chat_line", chat.c.table_id, chat.c.seat, chat.c.line, unique=True)

# What happened between people: who asked for what, who came and went.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),  # the version of the table that it came with
    Column("at", Integer, nullable=False),  # its place in the log: after this many events
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),  # who did it; -1: nobody
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

# Positions and events of finished tables whose records do not lead to them with the rules at hand. One is much like the
# next, so together they take a tenth of the room.
bundles = Table(
    "bundles",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("positions", LargeBinary, nullable=False),  # before each move: lines of JSON, zlib; empty: not stored
    Column("told", LargeBinary, nullable=False),  # every event: lines of [only whom (-1: all), event], zlib
)

# Tables that were forgotten: their records, and what is needed to go on with them. `archive.py` reads it back.
archive = Table(
    "archive",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("spectator", String, nullable=False),
    Column("rest", LargeBinary, nullable=False),  # of the table: seats, secrets' hashes, times; zlib, JSON
    Column("record", LargeBinary, nullable=False),  # zlib, JSON
    Column("updated", Float, nullable=False),
    Column("archived", Float, nullable=False),
)

# What an operator has decided. `moderation.py` reads it.
bans = Table(
    "bans",
    metadata,
    Column("network", String, primary_key=True),
    Column("why", String, nullable=False),
    Column("since", Float, nullable=False),
)
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the spectators
    Column("since", Float, nullable=False),
)

UPGRADES: dict[int, tuple[str, ...]] = {  # from a version to the next
    1: ("ALTER TABLE chat ADD COLUMN line VARCHAR", "CREATE UNIQUE INDEX chat_line ON chat (table_id, seat, line)"),
    2: (
        "ALTER TABLE tables ADD COLUMN since TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE tables ADD COLUMN pace VARCHAR NOT NULL DEFAULT 'correspondence'",
        "ALTER TABLE tables ADD COLUMN patience FLOAT NOT NULL DEFAULT 259200",  # three days
        "ALTER TABLE tables ADD COLUMN tries INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN retry FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN visited FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE moves ADD COLUMN revealed BOOLEAN NOT NULL DEFAULT TRUE",  # unknown: the careful answer
        "UPDATE tables SET takeback = '[]'",
        "UPDATE tables SET visited = COALESCE((SELECT MAX(seen) FROM seats WHERE table_id = id), 0)",
        # Version 2 marked tables with a time that was none.
        "UPDATE tables SET updated = CASE WHEN visited > created THEN visited ELSE created END WHERE updated < created",
        "UPDATE tables SET tries = 1, bot_turn = TRUE WHERE status = 'stuck'",
    ),
    3: ("ALTER TABLE tables ADD COLUMN leaving TEXT NOT NULL DEFAULT '[]'",),
    4: ("ALTER TABLE moves ADD COLUMN told {blob}", "ALTER TABLE moves ADD COLUMN outcomes TEXT"),
    5: ("ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT 'null'",),
    6: (
        "ALTER TABLE tables ADD COLUMN wishes TEXT NOT NULL DEFAULT '{{}}'",
        "ALTER TABLE tables DROP COLUMN takeback",
        "ALTER TABLE tables DROP COLUMN leaving",
        "ALTER TABLE tables ADD COLUMN closed BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE seats ADD COLUMN offered VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE moves ADD COLUMN bot BOOLEAN NOT NULL DEFAULT FALSE",
        "UPDATE moves SET bot = TRUE WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = moves.table_id "
        "AND seats.seat = moves.seat AND seats.kind = 'bot')",
    ),
    7: (),  # a table for bundles
    8: (
        "ALTER TABLE tables ADD COLUMN undo INTEGER NOT NULL DEFAULT -1",
        "UPDATE tables SET undo = COALESCE((SELECT seat FROM moves WHERE table_id = tables.id "
        "AND step = tables.steps - 1 AND NOT moves.bot AND NOT revealed), -1)",
    ),
}

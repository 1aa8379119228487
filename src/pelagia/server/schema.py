"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

VERSION = 2  # of this schema; a database of a later one is refused

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
    Column("winners", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("takeback", Text, nullable=False),  # [by, agreed, ...]; empty: nobody asks
    Column("bot_turn", Boolean, nullable=False),  # a bot is to move: somebody must see to it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
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
)
Index("moves_step", moves.c.table_id, moves.c.step, unique=True)

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

UPGRADES = {  # from a version to the next
    1: ("ALTER TABLE chat ADD COLUMN line VARCHAR", "CREATE UNIQUE INDEX chat_line ON chat (table_id, seat, line)"),
}

"""Prometheus metrics of the server."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

from pelagia.engine.metrics import REGISTRY, STEPS

CHOICES = Counter("pelagia_choices", "Choices accepted", ["by"], registry=REGISTRY)
CONFLICTS = Counter("pelagia_conflicts", "Changes that another one overtook", registry=REGISTRY)
TABLES = Counter("pelagia_tables", "Tables opened", ["game"], registry=REGISTRY)
REFUSED = Counter("pelagia_refused", "Failures sent to clients", ["code"], registry=REGISTRY)
SOCKETS = Gauge("pelagia_sockets", "Open sockets", registry=REGISTRY)
LOADED = Gauge("pelagia_tables_in_memory", "Tables in memory", registry=REGISTRY)
WAITING_BOTS = Gauge("pelagia_waiting_bots", "Tables that wait for their bot's turn to think", registry=REGISTRY)
HASTY = Counter("pelagia_hasty_choices", "Choices of bots that had no time to think", registry=REGISTRY)
CHOICE_SECONDS = Histogram(
    "pelagia_choice_seconds", "From a choice's arrival to its being stored", registry=REGISTRY, buckets=STEPS
)
WRITE_SECONDS = Histogram("pelagia_write_seconds", "Transactions, waiting included", registry=REGISTRY, buckets=STEPS)
COLLECTED = Histogram(
    "pelagia_collector_seconds", "Runs of the garbage collector", ["what"], registry=REGISTRY, buckets=STEPS
)
LOOP_LATE = Histogram(
    "pelagia_loop_late_seconds",
    "Delays of the event loop by 5 ms or more",
    ["cause"],
    registry=REGISTRY,
    buckets=STEPS,
)
STORED = Gauge("pelagia_stored_bytes", "Bytes that the database takes", registry=REGISTRY)
WEBHOOKS = Counter("pelagia_webhooks", "Notices sent", ["how"], registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)

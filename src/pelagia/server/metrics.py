"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

CHOICES = Counter("pelagia_choices", "Choices accepted", ["by"], registry=REGISTRY)
CONFLICTS = Counter("pelagia_conflicts", "Changes that another one overtook", registry=REGISTRY)
TABLES = Counter("pelagia_tables", "Tables opened", ["game"], registry=REGISTRY)
REFUSED = Counter("pelagia_refused", "Failures sent to clients", ["code"], registry=REGISTRY)
SOCKETS = Gauge("pelagia_sockets", "Open sockets", registry=REGISTRY)
LOADED = Gauge("pelagia_tables_in_memory", "Tables in memory", registry=REGISTRY)
CALLS = Histogram(
    "pelagia_call_seconds", "Calls of worker processes, waiting included", ["call"], registry=REGISTRY, buckets=_STEPS
)
FAILED_CALLS = Counter("pelagia_failed_calls", "Calls that timed out or crashed", ["call", "how"], registry=REGISTRY)
WAITING_CALLS = Gauge("pelagia_waiting_calls", "Calls that wait for a worker", ["kind"], registry=REGISTRY)
READY = Gauge("pelagia_ready_workers", "Workers that can take calls, or do one", ["kind"], registry=REGISTRY)
REPLACED = Counter("pelagia_replaced_workers", "Worker processes replaced", ["kind", "why"], registry=REGISTRY)
REPEATED = Counter("pelagia_repeated_calls", "Calls done again after their worker's end", ["kind"], registry=REGISTRY)
WAITING_BOTS = Gauge("pelagia_waiting_bots", "Tables that wait for their bot's turn to think", registry=REGISTRY)
HASTY = Counter("pelagia_hasty_choices", "Choices of bots that had no time to think", registry=REGISTRY)
CHOICE_SECONDS = Histogram(
    "pelagia_choice_seconds", "From a choice's arrival to its being stored", registry=REGISTRY, buckets=_STEPS
)
WRITE_SECONDS = Histogram("pelagia_write_seconds", "Transactions, waiting included", registry=REGISTRY, buckets=_STEPS)
STORED = Gauge("pelagia_stored_bytes", "Bytes that the database takes", registry=REGISTRY)
WEBHOOKS = Counter("pelagia_webhooks", "Notices sent", ["how"], registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)

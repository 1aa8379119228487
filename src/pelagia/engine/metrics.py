"""Prometheus metrics of the workers."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

CALLS = Histogram(
    "pelagia_call_seconds", "Calls of worker processes, waiting included", ["call"], registry=REGISTRY, buckets=STEPS
)
WORK = Histogram(
    "pelagia_call_work_seconds", "Processor time of such calls", ["call"], registry=REGISTRY, buckets=STEPS
)
FAILED_CALLS = Counter("pelagia_failed_calls", "Calls that timed out or crashed", ["call", "how"], registry=REGISTRY)
WAITING_CALLS = Gauge("pelagia_waiting_calls", "Calls that wait for a worker", ["kind"], registry=REGISTRY)
READY = Gauge("pelagia_ready_workers", "Workers that can take calls, or do one", ["kind"], registry=REGISTRY)
REPLACED = Counter("pelagia_replaced_workers", "Worker processes replaced", ["kind", "why"], registry=REGISTRY)
REPEATED = Counter("pelagia_repeated_calls", "Calls done again after their worker's end", ["kind"], registry=REGISTRY)

"""Marks for the compiler, which mean nothing to those who run what others have compiled."""

from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]

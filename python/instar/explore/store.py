"""What a sweep has computed so far: `points.jsonl` in its folder, one line for each point, written at once.

A line is found by the digest of everything that decides it, Instar's own code too. So a changed
space, core or program takes over what is still true, and nothing else. A line carries a digest of
itself: one that was edited is computed again.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from instar import cache
from instar._core import InstarError
from instar.result import Label, PointCost

POINTS = "points.jsonl"


class Store:
    """The points of one folder; only one sweep writes there at a time."""

    def __init__(self, folder: Path) -> None:
        if folder.exists() and not folder.is_dir():
            raise InstarError(f"{folder}: this is no folder; name one with --out")
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / POINTS
        self._file = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise InstarError(
                f"{folder}: another sweep is writing there; wait for it, or choose another folder with --out"
            ) from error
        self._costs = dict(self._read())

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def find(self, key: str) -> PointCost | None:
        """What was computed under `key`."""
        return self._costs.get(key)

    def keep(self, key: str, labels: dict[str, Label], cost: PointCost) -> None:
        """Writes a point; when this returns, it outlives any crash of the process."""
        kept = asdict(cost)
        entry = {"key": key, "labels": labels, "cost": kept, "digest": _digest(key, kept)}
        line = json.dumps(entry, ensure_ascii=False)
        try:
            os.write(self._file, line.encode() + b"\n")
            os.fsync(self._file)
        except OSError as error:
            raise InstarError(f"{self.path}: a point cannot be kept: {error.strerror}") from error
        self._costs[key] = cost

    def _read(self) -> list[tuple[str, PointCost]]:
        """All whole lines; one that a crash cut off is ended, and ignored from then on."""
        text = self.path.read_bytes()
        if text and not text.endswith(b"\n"):
            os.write(self._file, b"\n")
        return [found for line in text.splitlines() if (found := _parsed(line)) is not None]


def _parsed(line: bytes) -> tuple[str, PointCost] | None:
    try:
        entry = json.loads(line)
        if entry["digest"] != _digest(entry["key"], entry["cost"]):
            return None
        return entry["key"], PointCost(**entry["cost"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _digest(key: str, cost: dict[str, Any]) -> str:
    return cache.digest(key, json.dumps(cost, sort_keys=True))

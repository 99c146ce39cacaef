"""Rows of the comparison in a file, so that each tool's part of each can be measured by itself, or again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from .process import Spent
from .table import Row

#: Fields that are two numbers.
_TIMES = ("their_time", "our_time", "kept_time")
#: What is worked out of the others.
_RATIOS = ("ratio", "kept_ratio")


def write(path: Path, rows: Sequence[Row], told: Mapping[str, Any]) -> None:
    """Writes the rows, and what they were measured with."""
    path.parent.mkdir(exist_ok=True)
    lines = [{**asdict(row), "ratio": row.ratio, "kept_ratio": row.kept_ratio} for row in rows]
    path.write_text(json.dumps({**told, "rows": lines}, indent=2) + "\n", encoding="utf-8")


def read(path: Path, told: Mapping[str, Any]) -> list[Row]:
    """The rows that were measured with the same; none, where the file has others or is not there."""
    if not path.exists():
        return []
    found = json.loads(path.read_text(encoding="utf-8"))
    lines = found.pop("rows")
    return [_row(line) for line in lines] if found == dict(told) else []


def merged(rows: Sequence[Row], new: Row) -> list[Row]:
    """The rows with a new one in the place of that kernel's, or after them."""
    others = [new if row.kernel == new.kernel else row for row in rows]
    return others if new in others else [*others, new]


def _row(line: Mapping[str, Any]) -> Row:
    times: dict[str, Any] = {name: Spent(**line[name]) for name in _TIMES if line.get(name)}
    plain = {name: value for name, value in line.items() if name not in (*_TIMES, *_RATIOS)}
    return replace(Row(**plain), **times)

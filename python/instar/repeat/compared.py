"""What differs between a result and the same made again: inputs first, then figures by row."""

from __future__ import annotations

import csv
import difflib
import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from instar.origin import Build, Origin
from instar.repeat.kept import Kept

#: Keys that name a row, in the order in which they are told.
_NAMES = ("title", "name", "workload", "set", "parameter_set", "operation", "mnemonic", "core", "variant")
#: Characters of a value that are shown.
_LONGEST = 80


@dataclass(frozen=True)
class Compared:
    """Both beside each other."""

    same_bytes: bool
    #: What the record says otherwise, one sentence each.
    inputs: tuple[str, ...]
    #: What the rest says otherwise, one line each.
    figures: tuple[str, ...]


def compare(before: Kept, after: Kept) -> Compared:
    """`after` is `before` made again."""
    inputs = tuple(_inputs(before.origin, after.origin))
    if before.content == after.content:
        return Compared(True, (), ())
    if before.body == after.body:
        return Compared(False, inputs, ())
    return Compared(False, inputs, tuple(_figures(before, after)))


def _inputs(before: Origin, after: Origin) -> Iterator[str]:
    if before.version != after.version:
        yield f"Instar {before.version} made it, and this is {after.version}"
    elif before.commit != after.commit:
        yield f"commit {before.commit or 'unknown'} made it, and this is {after.commit or 'unknown'}"
    yield from _changed(before.inputs, after.inputs)
    yield from _builds(before.builds, after.builds)


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    for name in dict.fromkeys([*before, *after]):
        old, new = before.get(name), after.get(name)
        if old is None:
            yield f"{name} is in this one alone"
        elif new is None:
            yield f"{name} is not in this one"
        elif old != new:
            yield f"{name} is another one: {old} → {new}"


def _builds(before: tuple[Build, ...], after: tuple[Build, ...]) -> Iterator[str]:
    known = set(after)
    others = [build for build in after if build not in set(before)]
    for build in before:
        if build not in known:
            rows = f" of {', '.join(build.rows)}" if build.rows else ""
            now = " or ".join(f"{one.compiler} {one.flags}" for one in others) or "none like it"
            yield f"compiler and flags{rows}: {build.compiler} {build.flags} → {now}"


def _figures(before: Kept, after: Kept) -> Iterator[str]:
    match before.carrier.name:
        case "JSON" | "Parquet":
            yield from _values("", json.loads(before.body), json.loads(after.body))
        case "CSV":
            yield from _values("", _table(before.body), _table(after.body))
        case "PNG":
            yield "the picture is another one"
        case _:
            yield from _lines(before.body.decode(), after.body.decode())


def _table(body: bytes) -> dict[str, Any]:
    return {"rows": list(csv.DictReader(io.StringIO(body.decode(), newline="")))}


def _values(where: str, old: Any, new: Any) -> Iterator[str]:
    """Places at which two documents differ, named by the rows that they are in."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys([*old, *new]):
            yield from _values(f"{where} {key}".strip(), old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list) and (old + new) and isinstance((old + new)[0], dict):
        for number, (a, b) in enumerate(zip(old, new, strict=False), 1):
            yield from _values(f"{where} {number} ({_row(b)})", a, b)
        if len(old) != len(new):
            yield f"{where}: {len(old)} → {len(new)} entries"
    elif old != new:
        yield f"{where}: {_short(old)} → {_short(new)}"


def _row(row: Any) -> str:
    if not isinstance(row, dict):
        return _short(row)
    named = [str(row[key]) for key in _NAMES if row.get(key)]
    return " ".join(named or [_short(next(iter(row.values()), ""))])


def _short(value: Any) -> str:
    text = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else json.dumps(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _lines(old: str, new: str) -> Iterator[str]:
    for line in difflib.unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm=""):
        if line[:3] not in {"---", "+++"} and line[:2] != "@@":
            yield line if len(line) <= 2 * _LONGEST else f"{line[: 2 * _LONGEST]}…"

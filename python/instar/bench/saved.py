"""Tables that `instar bench --json` printed, read again; what is no such table is told in one sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from instar._core import InstarError, need_file
from instar.result import BenchCost, BenchRow, BenchTable

#: Bytes of the largest file that is read; a row has about one thousand.
_MOST = 64 << 20
_NUMBER, _WHOLE, _TEXT, _TRUTH = "a number", "a whole number", "text", "true or false"
#: What a row must have, and of which kind; a question mark: or null.
_KEYS = {
    "workload": _TEXT,
    "set": _TEXT,
    "operation": _TEXT,
    "xlen": _WHOLE,
    "cycles": _WHOLE + "?",
    "cycles_low": _WHOLE + "?",
    "cycles_high": _WHOLE + "?",
    "sampled": _TRUTH,
    "instructions": _WHOLE,
    "code_bytes": _WHOLE,
    "data_bytes": _WHOLE,
    "stack_bytes": _WHOLE,
    "hash_share": _NUMBER + "?",
    "checked": _TRUTH,
    "compiler": _TEXT,
}


def read(path: Path) -> list[BenchTable]:
    """The tables of a file, one for each core."""
    need_file(path)
    try:
        if path.stat().st_size > _MOST:
            raise _Foreign("it is larger than any")
        found = json.loads(path.read_text())
    except OSError as error:
        raise InstarError(f"{path}: cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise _foreign(path, "it is no JSON") from error
    except _Foreign as error:
        raise _foreign(path, str(error)) from error
    try:
        return [_table(one) for one in _tables(found)]
    except _Foreign as error:
        raise _foreign(path, str(error)) from error


class _Foreign(Exception):
    """Why something is no table."""


def _foreign(path: Path, why: str) -> InstarError:
    return InstarError(f"{path}: this is no table of instar bench --json: {why}")


def _tables(found: Any) -> list[Any]:
    if not isinstance(found, dict):
        raise _Foreign("it is no object")
    tables = found.get("tables", [found])
    if not isinstance(tables, list):
        raise _Foreign("`tables` is no list")
    return tables


def _table(found: Any) -> BenchTable:
    if not isinstance(found, dict) or not isinstance(found.get("rows"), list) or "core" not in found:
        raise _Foreign("it has no `core` with `rows`")
    core = found["core"]
    if core is not None and not isinstance(core, str):
        raise _Foreign("`core` is no name")
    rows = tuple(_row(number, row) for number, row in enumerate(found["rows"], 1))
    _tell_apart(rows)
    overrides = found.get("overrides", {})
    design = found.get("design", [])
    return BenchTable(
        core=core,
        design=tuple(map(str, design)) if isinstance(design, list) else (),
        variant=found.get("variant"),
        overrides=overrides if isinstance(overrides, dict) else {},
        rows=rows,
    )


def _tell_apart(rows: Sequence[BenchRow]) -> None:
    """Tables of before titles were in them may hold two schemes of one name."""
    known: dict[tuple[str, str, str, str, int], int] = {}
    for number, row in enumerate(rows, 1):
        key = (row.workload, row.parameter_set, row.title, row.operation, row.xlen)
        if (first := known.setdefault(key, number)) != number:
            raise _Foreign(
                f'rows {first} and {number} are both {row.operation} of "{row.name}", and nothing tells '
                "the two schemes apart; measure them again"
            )


def _row(number: int, row: Any) -> BenchRow:
    if not isinstance(row, dict):
        raise _Foreign(f"row {number} is no object")
    for key, kind in _KEYS.items():
        if key not in row:
            raise _Foreign(f"row {number} lacks `{key}`")
        if not _is(row[key], kind):
            raise _Foreign(
                f"`{key}` of row {number} is {json.dumps(row[key])[:40]}; it must be {kind.rstrip('?')}"
            )
    cost = BenchCost(
        cycles=row["cycles"],
        cycles_low=row["cycles_low"],
        cycles_high=row["cycles_high"],
        windows=_whole(row, "windows", int(row["sampled"])),
        instructions=row["instructions"],
        calls=_whole(row, "calls", 1),
        warmup=_whole(row, "warmup", 1),
        stack_bytes=row["stack_bytes"],
        weight="instructions" if row["cycles"] is None else "cycles",
        hash_share=row["hash_share"],
        stalls=None,
        stacks=[],
    )
    return BenchRow(
        workload=row["workload"],
        parameter_set=row["set"],
        operation=row["operation"],
        xlen=row["xlen"],
        cost=cost,
        code_bytes=row["code_bytes"],
        constant_bytes=_whole(row, "constant_bytes", 0),
        data_bytes=row["data_bytes"],
        checked=row["checked"],
        compiler=row["compiler"],
        flags=str(row.get("flags", "")),
        title=str(row.get("title", "")),
    )


def _whole(row: dict[str, Any], key: str, otherwise: int) -> int:
    """A number that not every table has."""
    value = row.get(key, otherwise)
    return value if _is(value, _WHOLE) else otherwise


def _is(value: Any, kind: str) -> bool:
    if value is None:
        return kind.endswith("?")
    truth = isinstance(value, bool)
    match kind.rstrip("?"):
        case "a whole number":
            return isinstance(value, int) and not truth and value >= 0
        case "a number":
            return isinstance(value, int | float) and not truth
        case "true or false":
            return truth
    return isinstance(value, str)

"""The points of a sweep as a table: one row each; axes, what it cost, and where that is from.

Who computed a point and when stands in `points.jsonl` alone: the same sweep gives the same table.

Source: Apache Parquet and CSV, written by `pyarrow`.
"""

from __future__ import annotations

import json
from typing import Any

from instar.result import Exploration, ExploredPoint, label_text

#: Columns after those of the axes. An axis of the same name stands for the column.
_DESCRIBED = (
    "core",
    "design",
    "variant",
    "workload",
    "operation",
    "trace",
    "window",
    "program",
    "suite",
    "benchmark",
    "rule",
)


def columns(exploration: Exploration) -> dict[str, list[Any]]:
    """Column → values, in the order of the points."""
    points = exploration.points
    table: dict[str, list[Any]] = {
        axis: _uniform([point.labels[axis] for point in points]) for axis in exploration.axes
    }
    for name in _DESCRIBED:
        table.setdefault(name, [getattr(point, name) for point in points])
    table["overrides"] = [json.dumps(point.overrides, sort_keys=True) for point in points]
    table["refused"] = [point.refused for point in points]
    table["failed"] = [point.failed for point in points]
    table["area_kge"] = [point.area_kge for point in points]
    table["area_from"] = ["; ".join(point.area_from) or None for point in points]
    for name in ("cycles", "instructions"):
        table[name] = _costs(points, name)
    table["ipc"] = [point.ipc for point in points]
    table["speedup"] = [point.speedup for point in points]
    table["per_million_cycles"] = [point.per_million_cycles for point in points]
    for name in ("warmup", "calls", "checked", "content", "compiler", "flags", "tool_version", "tool"):
        table[name] = _costs(points, name)
    return table


def _costs(points: tuple[ExploredPoint, ...], name: str) -> list[Any]:
    return [getattr(point.cost, name) if point.cost else None for point in points]


def _uniform(labels: list[Any]) -> list[Any]:
    """A column has one type: labels of several kinds become text."""
    return labels if len({type(label) for label in labels}) <= 1 else [label_text(label) for label in labels]


def as_parquet(exploration: Exploration) -> bytes:
    """The table as a file, which says which space it is of."""
    import pyarrow
    import pyarrow.parquet

    table = _arrow(exploration).replace_schema_metadata(
        {"instar.space": exploration.title, "instar.reference": json.dumps(exploration.reference)}
    )
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(table, sink)
    return bytes(sink.getvalue().to_pybytes())


def as_csv(exploration: Exploration) -> bytes:
    """The same table for those who have no Parquet."""
    import pyarrow
    import pyarrow.csv

    sink = pyarrow.BufferOutputStream()
    pyarrow.csv.write_csv(_arrow(exploration), sink)
    return bytes(sink.getvalue().to_pybytes())


def _arrow(exploration: Exploration) -> Any:
    """Every column keeps its type where no point fills it."""
    import pyarrow

    whole, real, text, truth = pyarrow.int64(), pyarrow.float64(), pyarrow.string(), pyarrow.bool_()
    types = {
        **dict.fromkeys(("cycles", "instructions", "warmup", "calls"), whole),
        **dict.fromkeys(("area_kge", "ipc", "speedup", "per_million_cycles"), real),
        "checked": truth,
    }
    made = columns(exploration)
    axes = set(exploration.axes)
    arrays = {
        name: pyarrow.array(values, None if name in axes else types.get(name, text))
        for name, values in made.items()
    }
    return pyarrow.table(arrays)

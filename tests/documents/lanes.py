"""Computed passages of docs/examples/vector-lanes: explored once for its tables and its picture.

Source: `instar explore docs/examples/vector-lanes/space.toml`.
"""

from __future__ import annotations

import functools
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
from instar.cli import run_command

from ..shared import ROOT
from .tables import table

SPACE = ROOT / "docs" / "examples" / "vector-lanes" / "space.toml"
_ENGINES = ("none", "1 round", "2 rounds")

Point = dict[str, Any]


@functools.cache
def explored() -> Path:
    """The folder with everything that the command writes."""
    folder = Path(tempfile.mkdtemp(prefix="instar-vector-lanes-"))
    assert run_command(["explore", str(SPACE), "-o", str(folder)]) == 0
    return folder


def points() -> list[Point]:
    """The points that there is hardware for."""
    rows: list[Point] = parquet.read_table(explored() / "results.parquet").to_pylist()
    return [row for row in rows if row["refused"] is None]


def _by_program() -> dict[str, list[Point]]:
    found: dict[str, list[Point]] = {}
    for point in points():
        found.setdefault(point["program"], []).append(point)
    return found


def best(candidates: Iterable[Point]) -> list[Point]:
    """Points that no other beats in area and cycles, by area."""
    front: list[Point] = []
    for point in sorted(candidates, key=lambda one: (one["area_kge"], one["cycles"])):
        if not front or point["cycles"] < front[-1]["cycles"]:
            front.append(point)
    return front


def apart(front: list[Point]) -> list[Point]:
    """Those of a front that take at most 99 % of the cycles of the one kept before."""
    kept: list[Point] = []
    for point in front:
        if not kept or point["cycles"] <= 0.99 * kept[-1]["cycles"]:
            kept.append(point)
    return kept


def areas() -> str:
    """The area of each hardware: lanes and VLEN by engine."""
    kge = {
        (p["vector_lanes"], p["vector_register_bits"], p["engine"]): f"{p['area_kge']:,.0f}" for p in points()
    }
    hardware = dict.fromkeys((lanes, vlen) for lanes, vlen, _ in kge)
    lines = [
        [f"{lanes}", f"{vlen}", *(kge[lanes, vlen, engine] for engine in _ENGINES)]
        for lanes, vlen in hardware
    ]
    return table(["lanes", "VLEN", "no engine", "1 round a cycle", "2 rounds a cycle"], 0, lines)


def front() -> str:
    """The front of each program, without points that save less than a hundredth of the one before."""
    lines = []
    for program, found in _by_program().items():
        for point in apart(best(found)):
            hardware = [str(point["vector_lanes"]), str(point["vector_register_bits"]), point["engine"]]
            lines.append([program, *hardware, f"{point['area_kge']:,.0f}", f"{point['cycles']:,}"])
    return table(["program", "lanes", "VLEN", "engine", "kGE", "cycles"], 1, lines)


def by_engine() -> str:
    """Kilocycles with four lanes and VLEN 512, and the least of all lanes and VLENs, by engine."""
    lines = []
    for program, found in _by_program().items():
        cells = []
        for engine in _ENGINES:
            of_engine = [point for point in found if point["engine"] == engine]
            at = ("vector_lanes", "vector_register_bits")
            built = next(p for p in of_engine if [p[name] for name in at] == [4, 512])
            least = min(point["cycles"] for point in of_engine)
            cells += [f"{cycles / 1000:,.1f}" for cycles in (built["cycles"], least)]
        lines.append([program, *cells])
    header = [cell for engine in ("no engine", "1 round", "2 rounds") for cell in (engine, "best")]
    return table(["kilocycles", *header], 1, lines)


PASSAGES: dict[str, Callable[[], str]] = {
    "vector-lanes-areas": areas,
    "vector-lanes-engines": by_engine,
    "vector-lanes-front": front,
}

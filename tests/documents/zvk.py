"""Computed passage of designs/zvk: cycles with the described unit beside those with Marian's.

Source: `instar evaluate zvk`, `instar evaluate marian`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from instar.design.evaluate import evaluate, points
from instar.places import library
from instar.toolchain import find_compiler

from .tables import table

#: The core on which each of the two is evaluated, and the variant with vector kernels.
_CORES = {"marian": "marian", "zvk": "marian-plain"}
_VARIANT = "zvk"


def _cycles(design: str, workloads: Sequence[str]) -> dict[str, int]:
    """Warm cycles by what was run; of all workloads where none is named."""
    found = library().design(design)
    wanted = [
        point
        for point in points(library(), found, _CORES[design])
        if point.variant["name"] == _VARIANT
        and not point.cold
        and (not workloads or point.workload in workloads)
    ]
    rows = evaluate(library(), found, find_compiler(), wanted).rows
    done = {}
    for point, row in zip(wanted, rows, strict=True):
        name = f"{point.workload}-{point.parameter_set}" if point.parameter_set else point.workload
        length = f", {point.length} bytes" if point.length else ""
        done[f"{name} {point.operation}{length}"] = row.measurement.cycles or 0
    return done


def beside(workloads: Sequence[str] = ()) -> str:
    """Every point of the design, and the same on the core with a unit of its own."""
    marian, described = _cycles("marian", workloads), _cycles("zvk", workloads)
    lines = [[name, f"{marian[name]:,}", f"{cycles:,}"] for name, cycles in described.items()]
    return table(["cycles", "Marian's unit", "described"], 1, lines)


PASSAGES: dict[str, Callable[[], str]] = {"zvk-cycles": beside}
PARTS: dict[str, Callable[[], str]] = {"zvk-cycles": lambda: beside(("sm3", "sm4"))}

"""Computed passages of designs/hqc-units and designs/cvxif-hqc: cycles of HQC and areas of units.

Sources: `instar evaluate`, `instar synth`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from instar.design.evaluate import evaluate, points
from instar.hardware import generate
from instar.hardware.cost import Wanted
from instar.hardware.unit import Unit
from instar.hardware.units import unit_cost
from instar.places import library
from instar.result import EvaluationRow
from instar.toolchain import find_compiler

from .tables import table

UNITS, INTERFACE = "hqc-units", "cvxif-hqc"
CORES = {UNITS: "cv32e40p", INTERFACE: "cv32e40px"}
OPERATIONS = ("keygen", "encaps", "decaps")
_PUBLISHED = {UNITS: "published, a coprocessor", INTERFACE: "published, HORCRUX"}

Rows = dict[tuple[str, str, str, str], EvaluationRow]


@functools.cache
def rows(design: str, workload: str, sets: tuple[str, ...], only: str | None = None) -> Rows:
    """By workload, set, title and operation; with `only` of the one variant of this name."""
    found = library().design(design)
    wanted = [
        point
        for point in points(library(), found, CORES[design])
        if point.workload == workload
        and point.parameter_set in sets
        and only in (None, point.variant["name"])
    ]
    done = evaluate(library(), found, find_compiler(), wanted).rows
    return {
        (point.workload, point.parameter_set, row.title, point.operation): row
        for point, row in zip(wanted, done, strict=True)
    }


def _thousands(cycles: int | None) -> str:
    return "–" if cycles is None else f"{cycles / 1000:,.1f}"


def _cycles(design: str, workload: str, sets: tuple[str, ...], only: str | None = None) -> str:
    """Thousands of cycles of the three operations, and below them what was published."""
    found = rows(design, workload, sets, only)
    lines = []
    for name in sets:
        for title in dict.fromkeys(title for _, at, title, _ in found if at == name):
            three = [found[workload, name, title, operation] for operation in OPERATIONS]
            cells = [_thousands(row.measurement.cycles) for row in three]
            lines.append([f"{workload}-{name}", title, *cells])
            if any(row.published_rtl_cycles for row in three):
                cells = [_thousands(row.published_rtl_cycles) for row in three]
                lines.append([f"{workload}-{name}", _PUBLISHED[design], *cells])
    return table(["set", "kilocycles", *OPERATIONS], 2, lines)


def ladder(only: str | None = None) -> str:
    """The units in the pipeline one after the other, HQC-1."""
    return _cycles(UNITS, "hqc", ("1",), only)


def larger_sets() -> str:
    """HQC-3 and HQC-5."""
    return _cycles(UNITS, "hqc", ("3", "5"))


def interface(only: str | None = None) -> str:
    """The same behind CV-X-IF, HQC-1."""
    return _cycles(INTERFACE, "hqc", ("1",), only)


def beside_horcrux() -> str:
    """HQC 5.0.0 behind CV-X-IF."""
    return _cycles(INTERFACE, "hqc-v5", ("1", "3", "5"))


def _line(design: str, unit: Unit) -> list[str]:
    cost = unit_cost(unit, Wanted(("gates",))).area
    assert cost is not None
    return [
        design,
        unit.name,
        ", ".join(f"`{one.mnemonic}`" for one in unit.instructions),
        f"{cost.gate_equivalents:,.0f}",
        f"{cost.flip_flops:,}",
        f"{cost.critical_path_delays:.1f}",
    ]


def area(only: Sequence[str] | None = None) -> str:
    """What each unit takes, in gate equivalents and gate delays; those of the interface where they differ."""
    lines: list[list[str]] = []
    seen: set[str] = set()
    for design in (UNITS, INTERFACE):
        made = generate(library().core(CORES[design], design=library().design(design), variant="all"))
        for unit in made.units:
            if unit.name in (only or [unit.name]) and unit.name not in seen:
                seen.add(unit.name)
                lines.append(_line(design, unit))
    return table(
        ["design", "unit", "instructions", "gate equivalents", "flip-flops", "gate delays"], 3, lines
    )


#: Name of a mark → what stands below it.
PASSAGES: dict[str, Callable[[], str]] = {
    "hqc-units-ladder": ladder,
    "hqc-units-sets": larger_sets,
    "hqc-units-area": area,
    "cvxif-hqc-ladder": interface,
    "cvxif-hqc-horcrux": beside_horcrux,
}
#: Of those that are slow: what makes some of their rows.
PARTS: dict[str, Callable[[], str]] = {
    "hqc-units-ladder": lambda: ladder("all"),
    "hqc-units-area": lambda: area(("gf", "place")),
    "cvxif-hqc-ladder": lambda: interface("all"),
}
SLOW = frozenset({"hqc-units-area", "hqc-units-sets", "cvxif-hqc-horcrux"})

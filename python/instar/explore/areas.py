"""Areas of points from synthesis: what each hardware adds to its core for all programs that run on it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import InstarError
from instar.explore.prepare import Preparation
from instar.hardware.contained import contained
from instar.hardware.variant_area import Adder
from instar.result import NOT_COUNTED, AddedHardware, AddedUnit

if TYPE_CHECKING:
    from instar._core import PointInfo


@dataclass(frozen=True)
class PointArea:
    """What a point's hardware adds: thousand gate equivalents and what they are of, or none and why."""

    kge: float | None
    told: list[str]


def areas_of(
    preparation: Preparation, points: Iterable[tuple[int, PointInfo]], adder: Adder
) -> dict[int, PointArea]:
    """By place: areas of points; those with the same core, variant and changes are one hardware."""
    groups: dict[str, list[tuple[int, PointInfo]]] = {}
    for place, info in points:
        hardware = [info["core"], info["design"], info["variant"], info["overrides"]]
        groups.setdefault(json.dumps(hardware, sort_keys=True), []).append((place, info))
    found = {}
    for group in groups.values():
        try:
            area = _area(preparation, [info for _, info in group], adder)
        except InstarError as error:
            area = PointArea(None, [str(error)])
        found.update({place: area for place, _ in group})
    return found


def _area(preparation: Preparation, points: list[PointInfo], adder: Adder) -> PointArea:
    design, variant = preparation.design(points[0])
    distinct = {
        (point["workload"], point["program"], point["suite"], point["benchmark"]): point for point in points
    }
    programs = map(preparation.program, distinct.values())
    base, core = preparation.base(points[0]), preparation.core(points[0])
    added = adder.added(base, core, design, variant, contained(programs, core.design))
    if added.gate_equivalents is None:
        return PointArea(None, list(added.notes))
    return PointArea(round(added.gate_equivalents / 1000, 3), list(_told(added)))


def with_circuits(
    preparation: Preparation, points: Iterable[tuple[int, PointInfo]], adder: Adder
) -> dict[int, PointArea]:
    """By place: stated areas of points and, added to them, those of circuits that the space names."""
    found = {}
    for place, info in points:
        kge, told = info["area_kge"] or 0.0, list(info["area_from"])
        for part in info["area_of"]:
            try:
                core, design, variant = preparation.of_part(info, part)
                units, notes = adder.circuits(core, design, variant)
            except InstarError as error:
                units, notes = (), (str(error),)
            if notes or not units:
                told = [*notes] or [f"variant {part['variant']} of design {part['design']} has no circuit"]
                found[place] = PointArea(None, told)
                break
            kge += sum(unit.count * unit.gate_equivalents for unit in units) / 1000
            told += map(_of_unit, units)
        else:
            found[place] = PointArea(round(kge, 3), told)
    return found


def _of_unit(unit: AddedUnit) -> str:
    times = f"{unit.count} × " if unit.count > 1 else ""
    names = f" ({', '.join(unit.instructions)})" if unit.instructions else ""
    return f"synthesis: {unit.name}{names} {times}{unit.gate_equivalents:,.0f} gate equivalents"


def _told(added: AddedHardware) -> Iterable[str]:
    """One sentence for each part."""
    yield from map(_of_unit, added.units)
    for part in added.host or ():
        yield f"synthesis: {part.name} {part.gate_equivalents:+,.0f} gate equivalents, {part.change}"
    yield from (f"{NOT_COUNTED}{note}" for note in added.notes)

"""What circuits cost, as a table: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from instar.hardware import fpga
from instar.hardware.coprocessor_area import CoprocessorCost
from instar.hardware.cost import GATES, Cost, Wanted
from instar.hardware.units import DesignCost, UnitCost
from instar.report.area import HOST
from instar.report.table import Column, count, table


def render(found: Cost, wanted: Wanted) -> str:
    """One circuit, and where its slowest path lies."""
    return _table(found.name, [found], wanted) + slowest_paths([found], wanted)


def render_design(
    cost: DesignCost, wanted: Wanted, behind: CoprocessorCost | None = None, designs: Sequence[str] = ()
) -> str:
    """Units, each with its instructions alone below it, the coprocessor of all, and what sharing saved."""
    rows = [
        one for unit in cost.units for one in (unit.whole, *(_named_alone(alone) for alone in unit.alone))
    ]
    whole = [behind.whole] if behind else []
    # Its instructions are those of the units above it.
    rows += [replace(one, instructions=()) for one in whole]
    shared = "".join(_shared(unit) for unit in cost.units)
    text = _table(f"{cost.design} on {cost.core}", rows, wanted)
    text += slowest_paths([unit.whole for unit in cost.units] + whole, wanted) + shared
    text += _sum(cost, designs) + (_behind(behind) if behind else "")
    return text + _host(cost) + _proofs(cost)


def _host(cost: DesignCost) -> str:
    """What the core itself grows by, and all together."""
    if cost.host is None:
        return ""
    if cost.host.parts is None:
        return f"{cost.core}: {cost.host.why}\n"
    if not cost.host.parts:
        return f"{cost.core} itself needs no further port, bus or result\n"
    lines = [
        f"{cost.core}: {part.name} {part.gate_equivalents:+,.0f} gate equivalents, {part.change}"
        for part in cost.host.parts
    ]
    units = sum(unit.whole.area.gate_equivalents for unit in cost.units if unit.whole.area is not None)
    grown = sum(part.gate_equivalents for part in cost.host.parts)
    lines.append(
        f"units and host together: {count(round(units))} + {count(round(grown))} = "
        f"{count(round(units + grown))} gate equivalents"
    )
    return "\n".join([*lines, HOST]) + "\n"


def _proofs(cost: DesignCost) -> str:
    """How each instruction was shown to be right."""
    return "".join(
        f"{found.mnemonic}: {found.outcome.upper() if found.proof is None else found.proof}"
        + (f", {count(found.vectors)} vectors" if found.proof == "vectors" else "")
        + "\n"
        for found in cost.proofs
    )


def _sum(cost: DesignCost, designs: Sequence[str]) -> str:
    """What the units of several designs come to."""
    areas = [unit.whole.area.gate_equivalents for unit in cost.units if unit.whole.area is not None]
    if len(designs) < 2 or not areas:
        return ""
    return f"units of {' and '.join(designs)}: {count(round(sum(areas)))} gate equivalents, none shared\n"


def _behind(behind: CoprocessorCost) -> str:
    """What of a coprocessor is no unit, and what several designs share in it."""
    area = behind.whole.area
    if area is None or behind.around is None:
        return ""
    name, all_ = behind.whole.name, count(round(area.gate_equivalents))
    text = f"{name}: decoder and buffers are {count(round(behind.around))} of its {all_} gate equivalents\n"
    if behind.shared is not None:
        apart = " and ".join(
            f"{count(round(one.area.gate_equivalents))} ({of})"
            for of, one in behind.alone.items()
            if one.area is not None
        )
        text += f"{name}: one for each design is {apart}; one for all saves {count(round(behind.shared))}\n"
    return text


def _named_alone(one: Cost) -> Cost:
    return replace(one, name="  alone")


def _shared(unit: UnitCost) -> str:
    """What the unit is smaller than its instructions with a unit each."""
    if unit.apart is None or unit.saved is None or not unit.apart:
        return ""
    said = f"{count(round(unit.saved))} of {count(round(unit.apart))} gate equivalents"
    if unit.saved < 0:
        said = f"nothing: a unit for each is {count(round(-unit.saved))} gate equivalents smaller"
    return f"{unit.whole.name}: sharing saved {said}\n"


def _table(title: str, found: Sequence[Cost], wanted: Wanted) -> str:
    columns = [Column("circuit"), Column("instructions", optional=True)]
    if GATES in wanted.targets:
        columns += [
            Column("gate equivalents", "right", short="GE"),
            Column("logic", "right"),
            Column("registers", "right"),
            Column("flip-flops", "right", short="FF"),
            Column("gate delays", "right", short="delays"),
        ]
    families = [fpga.FAMILIES[target] for target in wanted.targets if target != GATES]
    for family in families:
        columns += [
            Column(f"{family.title} LUT", "right", short=f"{family.name} LUT"),
            Column("FF", "right"),
            Column("DSP", "right"),
            Column("BRAM", "right"),
        ]
    columns.append(Column("energy", "right", optional=True))
    columns.append(Column("ECP5 MHz", "right", optional=True))
    return table(title, columns, [_row(one, families) for one in found])


def slowest_paths(found: Sequence[Cost], wanted: Wanted) -> str:
    """The slowest path of each circuit, with where it begins and ends."""
    paths = [line for one in found for line in _path(one, wanted.period)]
    return "\n" + "\n".join(paths) + "\n" if paths else ""


def _row(one: Cost, families: Sequence[fpga.Family]) -> list[str]:
    cells = [one.name, ", ".join(one.instructions)]
    if one.area is not None:
        area = one.area
        cells += [
            count(round(area.gate_equivalents)),
            count(round(area.logic)),
            count(round(area.registers)),
            count(area.flip_flops),
            f"{area.critical_path_delays:.1f}",
        ]
    for family in families:
        use = one.uses[family.name]
        cells += [count(use.lut), count(use.ff), count(use.dsp), f"{use.bram:g}"]
    cells.append("" if one.energy is None else count(round(one.energy)))
    cells.append("" if one.fmax_ecp5_mhz is None else f"{one.fmax_ecp5_mhz:.1f}")
    return cells


def _path(one: Cost, period: float | None) -> list[str]:
    area = one.area
    if area is None:
        return []
    late = period is not None and area.critical_path_delays > period
    said = (
        f", which is more than the {period:g} that were asked for; none of its netlists is faster"
        if late
        else ""
    )
    way = f" from {area.begin} to {area.end}" if area.begin and area.end else ""
    return [f"{one.name}: the slowest path takes {area.critical_path_delays:.1f} gate delays{way}{said}"]

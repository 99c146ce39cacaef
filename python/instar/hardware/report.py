"""What circuits cost, as a table: one line each."""

from __future__ import annotations

from collections.abc import Sequence

from instar.hardware import fpga
from instar.hardware.cost import GATES, Cost, Wanted
from instar.report.table import Column, count, table


def render(title: str, found: Sequence[Cost], wanted: Wanted) -> str:
    """All circuits, and below where the slowest path of each lies."""
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
    columns.append(Column("ECP5 MHz", "right", optional=True))
    text = table(title, columns, [_row(one, families) for one in found])
    paths = [line for one in found for line in _path(one, wanted.period)]
    return text + ("\n" + "\n".join(paths) + "\n" if paths else "")


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

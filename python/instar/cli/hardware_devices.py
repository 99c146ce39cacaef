"""`instar hardware` of a design with devices: their slaves, checked and measured."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from instar.hardware.cost import Wanted
from instar.hardware.slave import Slave, slave_cost, slaves_of
from instar.hardware.slave_check import SlaveCheck, check_slave
from instar.outcome import WrongResult
from instar.report.table import Column, count, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from instar._core import Design
    from instar.hardware.cost import Cost, Part


@dataclass(frozen=True)
class DeviceHardware:
    """The slaves of a design, and what was found of each by its name."""

    slaves: tuple[Slave, ...]
    left_out: tuple[str, ...]
    checks: dict[str, SlaveCheck] = field(default_factory=dict)
    costs: dict[str, Cost] = field(default_factory=dict)

    @property
    def texts(self) -> dict[str, str]:
        """All files by name."""
        return {name: text for slave in self.slaves for name, text in slave.files.items()}

    def refuse_wrong(self) -> None:
        """Raises `WrongResult` for the first slave that does something else than the simulator's device."""
        for check in self.checks.values():
            if check.wrong is not None:
                raise WrongResult(check.wrong)

    def as_list(self) -> list[dict[str, Any]]:
        """As `--json` has them."""
        return [self._as_dict(slave) for slave in self.slaves]

    def _as_dict(self, slave: Slave) -> dict[str, Any]:
        check = self.checks.get(slave.name)
        area = self.costs[slave.name].area if slave.name in self.costs else None
        return {
            "name": slave.name,
            "module": slave.module,
            "bus": slave.bus,
            "memories": [{"name": m.name, "words": m.words, "bits": m.bits} for m in slave.memories],
            "commands": [{"name": one.name, "cycles": list(one.cycles)} for one in slave.commands],
            "accesses": check.accesses if check else None,
            "agrees": check.wrong is None if check else None,
            "started": check.started if check else None,
            "gate_equivalents": area.gate_equivalents if area else None,
            "logic": area.logic if area else None,
            "registers": area.registers if area else None,
            "memory_bits": slave.memory_bits,
            "critical_path_delays": area.critical_path_delays if area else None,
            "parts": [
                {
                    "name": part.name,
                    "count": part.count,
                    "logic": part.area.logic,
                    "registers": part.area.registers,
                    "critical_path_delays": part.area.critical_path_delays,
                }
                for part in (self.costs[slave.name].parts if slave.name in self.costs else ())
            ],
        }

    def render(self, title: str) -> str:
        """One line each, and one for each of their commands."""
        columns = [
            Column("device"),
            Column("bus"),
            Column("checked"),
            Column("gate equivalents", "right", short="GE"),
            Column("logic", "right"),
            Column("registers", "right"),
            Column("memory bits", "right"),
            Column("gate delays", "right", short="delays"),
        ]
        whole = table(title, columns, [self._row(slave) for slave in self.slaves])
        texts = [whole]
        parts = [
            [slave.name, *_part_row(part)]
            for slave in self.slaves
            for part in (self.costs[slave.name].parts if slave.name in self.costs else ())
        ]
        if parts:
            columns = [
                Column("device"),
                Column("part"),
                Column("times", "right"),
                Column("logic of each", "right", short="logic"),
                Column("registers of each", "right", short="registers"),
                Column("gate delays", "right", short="delays"),
            ]
            texts.append(table("Parts, counted one by one", columns, parts))
        engines = [[slave.name, one.name, one.described] for slave in self.slaves for one in slave.commands]
        if engines:
            steps = [Column("device"), Column("command"), Column("cycles of its engine")]
            texts.append(table("Engines", steps, engines))
        return "\n".join(texts)

    def _row(self, slave: Slave) -> list[str]:
        area = self.costs[slave.name].area if slave.name in self.costs else None
        check = self.checks.get(slave.name)
        return [
            slave.name,
            slave.bus.upper(),
            check.shown if check else "not tried",
            count(round(area.gate_equivalents)) if area else "",
            count(round(area.logic)) if area else "",
            count(round(area.registers)) if area else "",
            count(slave.memory_bits),
            f"{area.critical_path_delays:.1f}" if area else "",
        ]


def _part_row(part: Part) -> list[str]:
    area = part.area
    return [
        part.name,
        count(part.count),
        count(round(area.logic)),
        count(round(area.registers)),
        f"{area.critical_path_delays:.1f}",
    ]


def device_hardware(design: Design) -> DeviceHardware:
    """The slaves of a design's devices."""
    slaves, left_out = slaves_of(design)
    return DeviceHardware(slaves, left_out)


def looked_at(
    made: DeviceHardware,
    design: Design,
    wanted: Wanted,
    begin: Callable[[str], None],
    *,
    proof: bool,
    cost: bool,
) -> DeviceHardware:
    """The same, checked with `proof`, synthesised with `cost`."""
    checks: dict[str, SlaveCheck] = {}
    costs: dict[str, Cost] = {}
    for slave in made.slaves:
        if proof:
            begin(f"checking {slave.name}")
            checks[slave.name] = check_slave(slave, design)
        if cost:
            costs[slave.name] = slave_cost(slave, wanted, begin)
    return replace(made, checks=checks, costs=costs)

"""A unit on groups of vector elements behind the lanes of its core: decoder, Instar's shell and the unit.

Source: docs/reference/element-groups.md; the shell lies in rtl/group.
"""

from __future__ import annotations

from instar.hardware import yosys
from instar.hardware.cost import Cost, Wanted, synthesise
from instar.hardware.netlist import Sources
from instar.hardware.unit import Unit
from instar.places import data_folder

#: The module between lanes and unit.
SHELL = "instar_group.sv"


def lanes_files(unit: Unit) -> dict[str, str]:
    """Every file of it by name, the unit's among them; none where the unit is beside a scalar core."""
    if unit.lanes is None:
        return {}
    shell = (data_folder() / "rtl" / "group" / SHELL).read_text()
    return {unit.file: unit.text, SHELL: shell, f"{unit.lanes.module}.sv": unit.lanes.text}


def lanes_sources(unit: Unit) -> Sources:
    """All of it, as one circuit."""
    assert unit.lanes is not None, "only of a unit on groups"
    return Sources(lanes_files(unit), unit.lanes.module)


def lanes_cost(unit: Unit, wanted: Wanted, report: yosys.Report = lambda _: None) -> Cost:
    """What all of it costs: the unit, its decoder, the control of beats and where results wait."""
    mnemonics = tuple(dict.fromkeys(i.group.mnemonic for i in unit.instructions if i.group is not None))
    return synthesise(lanes_sources(unit), wanted, name=unit.name, instructions=mnemonics, report=report)

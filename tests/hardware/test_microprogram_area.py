"""Areas of a unit for microprograms, added up of its modules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from instar.hardware import microprogram_area
from instar.hardware.area import Area
from instar.hardware.cost import Wanted
from instar.hardware.netlist import Sources

from ..shared import ROOT
from .test_microprogram_unit import small

#: Gate equivalents of logic: of each module, of a lane, and of a column.
MODULE, LANE, COLUMN = 100.0, 40.0, 7.0


def counted(sources: Sources, **_: Any) -> list[Area]:
    """An area that only a lane's columns change."""
    digits = dict(one.split("=") for one in sources.parameters).get("Digits")
    logic = MODULE if digits is None else LANE + COLUMN * int(digits)
    return [Area("even", logic + 1, logic, 1.0, 1, 10.0, "a", "b", {"NAND2": 1})]


def test_a_unit_is_the_sum_of_its_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(microprogram_area, "areas", counted)
    _, slave = small(tmp_path, 2, 16)
    cost = microprogram_area.unit_cost(slave, Wanted(targets=("gates",)), lambda _: None)
    assert slave.unit is not None and cost.area is not None
    columns = slave.unit.width // slave.unit.digit
    lane = next(part for part in cost.parts if part.name == "lane")
    assert (lane.count, lane.area.logic) == (6, LANE + COLUMN * columns)
    modules = sum(part.count for part in cost.parts) - lane.count
    assert cost.area.logic == modules * MODULE + 6 * lane.area.logic
    # Its lanes' results go through three sums.
    assert modules == 1 + sum(microprogram_area.MODULES.values()) == 10


def test_no_gate_of_the_unit_is_left_out() -> None:
    unit = (ROOT / "rtl" / "microprogram" / "instar_mp_unit.sv").read_text()
    assert set(re.findall(r"instar_mp_(\w+) (?:#\(|i_)", unit)) == {*microprogram_area.MODULES, "lane"}
    assert not re.search(r"\b(assign|always\w*)\b", unit)

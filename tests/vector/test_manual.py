"""Cells of vector instructions in the simulator, and by the manual in Python, which shares nothing with it.

Lengths of 2,048 and 4,096 bits, which no emulator has, are judged by this alone.
`python -m tests.vector` tries every cell; here each machine has its share of the instructions, and
all together have every one.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from .cells import Cell, Machine, Xlen, encodings
from .driver import ILLEGAL, Left
from .fuzz import WORDS, Work, judge, manual, names, work
from .report import Report, count

XLENS: tuple[Xlen, Xlen] = (32, 64)
MACHINES = [Machine(x, v, ones) for v, x, ones in product((128, 256, 1024, 2048, 4096), XLENS, (False, True))]
#: Of the cells of an instruction on one machine every so many-th is tried, of those of a vset
#: fewer.
_STEP, _OF_VSET = 17, 101


def some(machine: Machine, name: str) -> Work:
    return work(machine, name, 1, _OF_VSET if name.startswith("vset") else _STEP)


def share(machine: Machine) -> list[str]:
    """The instructions of a machine: all of those with its XLEN together have every one."""
    alike = [other for other in MACHINES if other.xlen == machine.xlen]
    return names(machine)[alike.index(machine) :: len(alike)]


@pytest.mark.parametrize("machine", MACHINES, ids=str)
def test_what_an_instruction_leaves_is_what_the_manual_says(machine: Machine) -> None:
    found = [judge(some(machine, name), manual) for name in [*share(machine), WORDS]]
    assert [told for counted in found for told in counted.differences] == []
    assert [cell for counted in found for cell in counted.open] == []
    assert sum(counted.executed for counted in found) > 50


@pytest.mark.parametrize("xlen", [32, 64])
def test_every_instruction_is_tried_on_some_machine(xlen: Xlen) -> None:
    tried = {name for machine in MACHINES if machine.xlen == xlen for name in share(machine)}
    assert tried >= {e.mnemonic for e in encodings(xlen)} and len(tried) > 500


def test_all_cells_of_an_instruction_are_executed_or_reserved() -> None:
    machine = Machine(64, 128, True)
    found = judge(work(machine, "vwadd.vv", 3), manual)
    # 22 vtypes in four policies and none, masked and not; no result is wider than 64 bits or
    # LMUL 8.
    assert (found.cells, found.open, found.differences) == (178, [], [])
    assert found.executed == 2 * 4 * sum(
        1 for sew in range(3) for lmul in range(-3, 3) if sew <= 3 + min(lmul, 0)
    )
    assert found.reserved == found.cells - found.executed
    access = judge(work(machine, "vle32.v", 3), manual)
    assert access.open == [] and access.faulted > 20


def test_a_wrong_answer_is_a_difference_and_an_untried_cell_stays_open() -> None:
    machine = Machine(32, 128, False)
    one = some(machine, "vadd.vv")

    def other(cases: object, machine: Machine, before: bytes) -> list[Left]:
        lefts = manual([case for _, case in one.cases], machine, before)
        executed = next(n for n, left in enumerate(lefts) if left.trapped == 0)
        v = lefts[executed].v
        lefts[executed] = replace(lefts[executed], v=bytes([v[0] ^ 1]) + v[1:])
        return lefts

    assert len(judge(one, other).differences) == 1
    cells = [Cell("vadd.vv", 0), Cell("vadd.vv", 1), Cell("vadd.vv", 2)]
    counted = count(cells, [(cells[0], Left(0, vl=1)), (cells[1], Left(ILLEGAL, why="EMUL 16"))])
    assert (counted.executed, counted.reserved, counted.open) == (1, 1, ["vadd.vv e8 m4 tu mu"])


def test_a_report_goes_on_where_it_ended(tmp_path: Path) -> None:
    machine = Machine(32, 128, False)
    report = Report("a judge", 1, tmp_path / "fuzz.json")
    report.add(machine, "vid.v", count([Cell("vid.v", 0)], [(Cell("vid.v", 0), Left(0, vl=1))]))
    report.write()
    again = Report("a judge", 1, tmp_path / "fuzz.json", go_on=True)
    assert again.has(machine, "vid.v") and not again.has(machine, "vadd.vv")
    assert not Report("a judge", 2, tmp_path / "fuzz.json", go_on=True).has(machine, "vid.v")
    assert "| RV32 VLEN 128 kept | 1 | 1 | 1 | 0 | 0 |" in (tmp_path / "fuzz.md").read_text()

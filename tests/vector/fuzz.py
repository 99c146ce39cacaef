"""Cells through the simulator and through a judge: the manual in Python, or QEMU.

Source: own design. With one seed the cases of an instruction on a machine are the same, whatever
else is tried.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from instar._core import Encoding, disassemble

from . import configurations
from .cases import Case, any_word, area, of_cell
from .cells import Cell, Machine, cells, encodings
from .driver import Left, by_manual, by_qemu, by_simulator
from .report import Count, count

#: Words of any kind of one machine, and the name under which they are told.
_WORDS, WORDS = 600, "any word"

Judge = Callable[[Sequence[Case], Machine, bytes], list[Left]]


@dataclass(frozen=True)
class Work:
    """What is tried at once: all cells of an instruction on a machine, or words of any kind."""

    machine: Machine
    name: str
    cells: tuple[Cell, ...]
    cases: tuple[tuple[Cell, Case], ...]
    #: What the memory of a case holds before it.
    before: bytes


def names(machine: Machine) -> list[str]:
    """Everything that there is to try."""
    table = (*encodings(machine.xlen), *configurations.encodings(machine))
    return [*sorted({e.mnemonic for e in table}), WORDS]


def work(machine: Machine, name: str, seed: int, step: int = 1) -> Work:
    """Cases for every `step`th cell of an instruction, or words of any kind."""
    draw = random.Random(f"{seed} {machine} {name}")
    found: list[Cell] = []
    cases: list[tuple[Cell, Case]] = []
    if name == WORDS:
        found = [Cell(WORDS, 0, how=WORDS)]
        cases = [(found[0], any_word(machine, draw)) for _ in range(_WORDS)]
    room = {True: configurations.of_cell, False: of_cell}[name.startswith("vset")]
    for encoding in _encodings(machine, name):
        own = configurations.cells(encoding, machine) if name.startswith("vset") else cells(encoding, machine)
        own = own[::step]
        found += own
        cases += [(cell, case) for cell in own for case in room(encoding, cell, machine, draw)]
    return Work(machine, name, tuple(found), tuple(cases), draw.randbytes(area(machine.vlen)))


def _encodings(machine: Machine, name: str) -> Iterator[Encoding]:
    table = (*encodings(machine.xlen), *configurations.encodings(machine))
    return (e for e in table if e.mnemonic == name)


def manual(cases: Sequence[Case], machine: Machine, before: bytes) -> list[Left]:
    """The judge that knows every VLEN."""
    return [by_manual(case, machine.xlen, machine.vlen, before, machine.ones) for case in cases]


def qemu(emulator: str) -> Judge:
    """The judge that QEMU's user mode is, whose program this is."""
    return lambda cases, machine, before: by_qemu(
        emulator, cases, machine.xlen, machine.vlen, before, machine.ones
    )


def ours(cases: Sequence[Case], machine: Machine, before: bytes) -> list[Left]:
    return by_simulator(cases, machine.xlen, machine.vlen, before, machine.ones)


def told(case: Case, machine: Machine) -> str:
    """A case in a line."""
    text = disassemble(case.word, isa=f"rv{machine.xlen}imcv_zvbb_zvbc_zvkn_zvks_zvkg", pc=0)
    x = ", ".join(f"{value:#x}" for value in case.x)
    return (
        f"{machine}: {text} [{case.word:#010x}] vtype {case.vtype:#x} avl {case.avl} vstart {case.vstart} "
        f"vxrm {case.vxrm} a0 to a2 {x}"
    )


def judge(one: Work, by: Judge, lenient: Callable[[Left, Left], bool] = lambda _, __: False) -> Count:
    """All cases of some work in the simulator and by a judge.

    lenient: whether what we left beside what the judge left shows that it executed what is
    reserved.
    """
    cases = [case for _, case in one.cases]
    here = ours(cases, one.machine, one.before)
    there = by(cases, one.machine, one.before)
    agreed, wrong, takes = [], [], 0
    for (cell, case), a, b in zip(one.cases, here, there, strict=True):
        if lenient(a, b):
            takes += 1
            agreed.append((cell, a))
            continue
        agreed.append((cell, b))
        if found := b.differences(a):
            wrong.append(f"{told(case, one.machine)}: {'; '.join(found)}")
    counted = count(one.cells, agreed)
    if one.name == WORDS:
        # They belong to no cell.
        counted.cells = counted.executed = counted.reserved = counted.faulted = 0
        counted.open, counted.reasons = [], {}
    counted.lenient, counted.differences = takes, wrong
    return counted

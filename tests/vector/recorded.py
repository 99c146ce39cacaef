"""What QEMU makes of the cases, as digests, so that whoever has no QEMU with vectors can compare.

Source: own design. `python -m tests.vector.recorded` runs the cases in those QEMUs of user mode
that INSTAR_QEMU32 and INSTAR_QEMU64 name (10.0.2 was asked), compares each with ours, and writes
`recorded.json`.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from .cells import Machine
from .driver import ILLEGAL, Left
from .emulator import asked, lenient
from .fuzz import Work, names, ours, qemu, told, work

FILE = Path(__file__).with_name("recorded.json")
MACHINES = (Machine(64, 256, False), Machine(32, 128, False))
_SEED = 0


class Recorded(TypedDict):
    """One instruction on one machine."""

    #: Cases in all.
    cases: int
    #: Of what all cases left but those below.
    digest: str
    #: Numbers of the cases that QEMU executes, though the manual reserves them, or fails at.
    lenient: list[int]


def chosen(machine: Machine, name: str) -> Work:
    """The cases of an instruction that QEMU can judge: the same in each run."""
    return asked(work(machine, name, _SEED))


def digest(results: Sequence[Left], lenient: Sequence[int]) -> str:
    """A digest of all results but those with these numbers; of what is refused nothing else counts."""
    made = hashlib.sha256()
    for number, left in enumerate(results):
        if number in lenient:
            continue
        made.update(repr(left.trapped).encode())
        if left.trapped != ILLEGAL:
            made.update(repr((left.vstart, left.vl, left.vtype, left.vxsat, left.x)).encode())
            made.update(left.v + left.memory)
    return made.hexdigest()[:24]


def record(machine: Machine) -> tuple[dict[str, Recorded], list[str]]:
    """The records of a machine, and what differs."""
    by = qemu(os.environ[f"INSTAR_QEMU{machine.xlen}"])
    records: dict[str, Recorded] = {}
    wrong = []
    for name in names(machine):
        one = chosen(machine, name)
        cases = [case for _, case in one.cases]
        here, there = ours(cases, machine, one.before), by(cases, machine, one.before)
        takes = []
        for number, (case, a, b) in enumerate(zip(cases, here, there, strict=True)):
            if lenient(a, b):
                takes.append(number)
            elif found := b.differences(a):
                wrong.append(f"{told(case, machine)}: {found[0]}")
        records[name] = {"cases": len(cases), "digest": digest(there, takes), "lenient": takes}
    return records, wrong


def main() -> None:
    records, wrong = {}, []
    for machine in MACHINES:
        records[str(machine)], found = record(machine)
        wrong += found
    print(*wrong, sep="\n")
    FILE.write_text(json.dumps(records, indent=0, sort_keys=True) + "\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

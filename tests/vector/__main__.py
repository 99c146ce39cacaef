"""`python -m tests.vector`: every cell of every vector instruction in the simulator and by a judge.

A cell is an instruction at one SEW, LMUL, masking and policy on one XLEN and VLEN. The judge is the
manual in Python, or with `--qemu` the emulators of user mode that INSTAR_QEMU32 and INSTAR_QEMU64
name (VLEN to 1024).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from .cells import Machine
from .emulator import asked, lenient
from .fuzz import judge, manual, names, qemu, work
from .report import Report

_TARGET = Path(__file__).parents[2] / "target"
_LENGTHS = (128, 256, 512, 1024, 2048, 4096)
#: The longest that QEMU has.
_EMULATED = 1024
#: Seconds between two reports in the file.
_PAUSE = 30


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=None, help="end after so long (when all is tried)")
    parser.add_argument("--seed", type=int, default=1, help="of all cases (1)")
    parser.add_argument("--xlen", type=int, choices=(32, 64), nargs="+", default=(32, 64), help="(both)")
    parser.add_argument("--vlen", type=int, choices=_LENGTHS, nargs="+", default=_LENGTHS, help="(all)")
    parser.add_argument("--only", default="", help="instructions whose names start like this (all)")
    parser.add_argument("--qemu", action="store_true", help="QEMU judges")
    parser.add_argument("--go-on", action="store_true", help="leave out what the report has of this seed")
    parser.add_argument(
        "--report", type=Path, default=None, help="(target/fuzz-vector.json, -qemu with --qemu)"
    )
    chosen = parser.parse_args()
    name = "fuzz-vector-qemu.json" if chosen.qemu else "fuzz-vector.json"
    chosen.report = chosen.report or _TARGET / name
    return chosen


def main() -> int:
    chosen = arguments()
    end = time.monotonic() + (chosen.seconds or float("inf"))
    report = Report(
        "QEMU" if chosen.qemu else "the manual in Python", chosen.seed, chosen.report, chosen.go_on
    )
    lengths = [vlen for vlen in chosen.vlen if not chosen.qemu or vlen <= _EMULATED]
    machines = [Machine(x, v, ones) for ones in (False, True) for v in lengths for x in chosen.xlen]
    todo = [(m, n) for m in machines for n in names(m) if n.startswith(chosen.only) and not report.has(m, n)]
    written = time.monotonic()
    for machine, name in todo:
        if time.monotonic() > end:
            break
        one = work(machine, name, chosen.seed)
        if chosen.qemu:
            counted = judge(asked(one), qemu(os.environ[f"INSTAR_QEMU{machine.xlen}"]), lenient)
        else:
            counted = judge(one, manual)
        report.add(machine, name, counted)
        if time.monotonic() > written + _PAUSE:
            report.write()
            written = time.monotonic()
    report.write()
    print(report.table())
    left = sum(not report.has(machine, name) for machine, name in todo)
    print(
        f"{left} of {len(todo)} instructions on a machine were not tried; --go-on tries them" if left else ""
    )
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main())

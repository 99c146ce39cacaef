"""What QEMU makes of the cases, as digests, so that whoever has no QEMU with vectors can compare.

Source: own design. `python -m tests.vector.recorded` runs the cases in those QEMUs of user mode that
INSTAR_QEMU32 and INSTAR_QEMU64 name (10.0.2 was asked), compares each with ours, and writes `recorded.json`.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

from instar._core import Encoding

from .cells import cases, encodings
from .compare import differences, ours, qemu, told
from .program import After, Case

FILE = Path(__file__).with_name("recorded.json")
#: XLEN and VLEN.
CONFIGURATIONS = ((64, 256), (32, 128))
#: Cases of one program.
_TOGETHER = 300


#: What QEMU 10.0.2 gets wrong, by the start of the mnemonic: at which XLEN, SEW and LMUL (as in vtype).
WRONG: tuple[tuple[str, Callable[[int, int, int], bool], str], ...] = (
    ("vslide1", lambda xlen, sew, _: xlen == 32 and sew == 3, "x[rs1] is to be sign-extended to SEW"),
    ("vsha2", lambda _, sew, lmul: sew == 2 and lmul == 7, "LMUL 1/2 is legal where it holds 128 bits"),
)

Runner = Callable[[list[Case]], list[After]]


class Recorded(TypedDict):
    """One instruction in one configuration."""

    #: Cases in all.
    cases: int
    #: Of what all cases left but those below.
    digest: str
    #: Numbers of the cases that QEMU executes, though the manual reserves them.
    lenient: list[int]


def key(xlen: int, vlen: int) -> str:
    return f"rv{xlen} VLEN {vlen}"


def chosen(encoding: Encoding, xlen: int, vlen: int) -> list[Case]:
    """The cases of an instruction that QEMU can judge: the same in each run."""
    source = random.Random(f"{encoding.mnemonic}/{xlen}/{vlen}")
    wrong = [where for name, where, _ in WRONG if encoding.mnemonic.startswith(name)]
    every = cases(encoding, vlen, source, 1)
    return [c for c in every if not any(where(xlen, c.vtype >> 3 & 7, c.vtype & 7) for where in wrong)]


def digest(results: Sequence[After], lenient: Sequence[int]) -> str:
    """A digest of all results but those with these numbers."""
    said = [repr(result) for number, result in enumerate(results) if number not in lenient]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:24]


def results(table: Sequence[Encoding], xlen: int, vlen: int, run: Runner) -> dict[str, list[After]]:
    """What the cases of each instruction leave, many in a program."""
    every = [(encoding.mnemonic, case) for encoding in table for case in chosen(encoding, xlen, vlen)]
    found: dict[str, list[After]] = {encoding.mnemonic: [] for encoding in table}
    for start in range(0, len(every), _TOGETHER):
        part = every[start : start + _TOGETHER]
        for (mnemonic, _), result in zip(part, run([case for _, case in part]), strict=True):
            found[mnemonic].append(result)
    return found


def record(xlen: int, vlen: int, program: str) -> tuple[dict[str, Recorded], list[str]]:
    """The records of a configuration, and what differs."""
    table = encodings(xlen)
    here = results(table, xlen, vlen, lambda part: ours(part, xlen, vlen))
    there = results(table, xlen, vlen, lambda part: qemu(program, part, xlen, vlen))
    records: dict[str, Recorded] = {}
    wrong = []
    for encoding in table:
        name = encoding.mnemonic
        lenient = []
        both = zip(chosen(encoding, xlen, vlen), here[name], there[name], strict=True)
        for number, (case, a, b) in enumerate(both):
            if a.trapped and not b.trapped:
                lenient.append(number)
            elif found := differences(a, b, vlen // 8):
                wrong.append(f"{told(case, xlen, vlen)}: {found[0]}")
        records[name] = {"cases": len(here[name]), "digest": digest(there[name], lenient), "lenient": lenient}
    return records, wrong


def main() -> None:
    records, wrong = {}, []
    for xlen, vlen in CONFIGURATIONS:
        program = os.environ[f"INSTAR_QEMU{xlen}"]
        records[key(xlen, vlen)], found = record(xlen, vlen, program)
        wrong += found
    print(*wrong, sep="\n")
    FILE.write_text(json.dumps(records, indent=0, sort_keys=True) + "\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

"""`python -m tests.differential`: fuzzes every instruction for a while, reports, and keeps what went wrong.

Source: own design. The quick run of `make test` is the same with a fixed seed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .cases import Generator, subjects
from .compare import Difference, Ours, compare, observed
from .image import Case, build
from .operands import Subject
from .oracles import Oracle, Stopped, extensions, oracles
from .record import record
from .report import Report
from .seeds import SEEDS, save
from .sequences import Sequences, without

_TARGET = Path(__file__).parents[2] / "target"
#: Sequences of one round and instructions of one sequence.
_SEQUENCES, _LENGTH = 300, 40


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.differential", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=None, help="where the random numbers start (fresh)")
    parser.add_argument("--xlen", type=int, choices=(32, 64), default=None, help="only this width (both)")
    parser.add_argument("--extension", default=None, help="only this extension (all)")
    parser.add_argument("--report", type=Path, default=_TARGET / "fuzz-isa", help="JSON and Markdown go here")
    parser.add_argument("--seeds", type=Path, default=SEEDS, help="where failing cases are kept")
    parser.add_argument(
        "--record", action="store_true", help="record what the emulators here answer, and end"
    )
    chosen = parser.parse_args()
    known = extensions()
    if chosen.extension is not None and chosen.extension not in known:
        parser.error(f'extension "{chosen.extension}" is not known; known are {", ".join(known)}')
    return chosen


def rounds(chosen: argparse.Namespace, seed: int) -> Iterator[tuple[int, Subject | None]]:
    """XLEN and instruction in a random order for ever, `None` for sequences of all instructions."""
    order = random.Random(seed)
    work: list[tuple[int, Subject | None]] = []
    for xlen in [chosen.xlen] if chosen.xlen else [32, 64]:
        work += [(xlen, s) for s in subjects(xlen) if chosen.extension in (None, s.encoding.extension)]
        if chosen.extension is None:
            work += [(xlen, None)] * 4
    while True:
        order.shuffle(work)
        yield from work


def minimal(difference: Difference, oracle: Oracle, xlen: int) -> Difference:
    """The case with every instruction and every register gone that the difference does not need."""
    for number in range(len(difference.case.words)):
        if len(difference.case.words) == 1:
            break
        smaller = compare([without(difference.case, number)], oracle, xlen)
        difference = smaller[0] if smaller else difference
    for number, value in enumerate(difference.case.registers):
        if value != 0 and isinstance(value, int):
            registers = [0 if n == number else v for n, v in enumerate(difference.case.registers)]
            smaller = compare([replace(difference.case, registers=registers)], oracle, xlen)
            difference = smaller[0] if smaller else difference
    return difference


def main() -> int:
    chosen = arguments()
    if chosen.record:
        differences = record()
        print("\n".join(differences) or "recorded; all agree")
        return 1 if differences else 0
    seed = chosen.seed if chosen.seed is not None else random.SystemRandom().getrandbits(32)
    report = Report(seed)
    end = time.monotonic() + chosen.seconds
    for turn, (xlen, subject) in enumerate(rounds(chosen, seed)):
        if time.monotonic() > end:
            break
        for oracle in oracles(xlen):
            judge(report, oracle, xlen, subject, seed + turn, chosen.seeds)
    report.write(chosen.report)
    print(report.table())
    return 1 if report.differences else 0


def judge(report: Report, oracle: Oracle, xlen: int, subject: Subject | None, seed: int, seeds: Path) -> None:
    """One instruction, or a handful of sequences, against one emulator."""
    if subject is None:
        sequences = Sequences(xlen, filter(oracle.knows, extensions()), seed, oracle.wrong)
        cases = [sequences.case(_LENGTH) for _ in range(_SEQUENCES)]
    elif not oracle.knows(subject.encoding.extension):
        report.unknown(xlen, subject)
        return
    elif subject.mnemonic in oracle.wrong:
        return
    else:
        cases = Generator(subject, seed).cases()
    data, found = run(cases, oracle, xlen)
    cells = observed(build(cases, xlen), cases, data) if data is not None else set()
    report.add(oracle.name, xlen, subject, cells, sum(len(case.words) for case in cases))
    for difference in found:
        difference = minimal(difference, oracle, xlen)
        try:
            path = save(difference, oracle, xlen, seeds)
        except Stopped as stopped:
            path = None
            print(f"rv{xlen} {oracle.name} gives no answer to keep: {stopped}", file=sys.stderr)
        report.difference(oracle.name, xlen, subject, str(difference), path)
        print(f"rv{xlen} {oracle.name}, seed {seed}: {difference}", file=sys.stderr)


def run(cases: list[Case], oracle: Oracle, xlen: int) -> tuple[bytes | None, list[Difference]]:
    """Our data, `None` if we stopped, and the differences."""
    try:
        data = Ours(xlen).run(build(cases, xlen))
    except Stopped:
        data = None
    return data, compare(cases, oracle, xlen, data)


if __name__ == "__main__":
    sys.exit(main())

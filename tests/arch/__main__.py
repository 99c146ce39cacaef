"""`python -m tests.arch FOLDER…`: runs the public architecture tests from the user's copy of them.

Source: own design; the suites are read where they lie, nothing of them belongs to Instar.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from instar._core import InstarError
from instar.toolchain import Compiler, find_compiler

from . import riscv_tests, signatures
from .check import Check, State, Verdict, judge_all
from .report import failures, table


def suite(folder: Path, compiler: Compiler) -> Iterator[Check]:
    """The tests of either suite, told by what lies in the folder."""
    if riscv_tests.is_suite(folder):
        return riscv_tests.checks(folder, compiler)
    if signatures.is_suite(folder):
        return signatures.checks(folder, compiler)
    raise InstarError(
        f"{folder}: neither riscv-tests (a folder isa/macros/scalar) nor riscv-arch-test "
        "(riscv-test-suite/env/arch_test.h)"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code: 0 all passed, 1 some failed, 2 a folder is none of the suites."""
    parser = argparse.ArgumentParser(prog="python -m tests.arch", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="+", help="a copy of riscv-tests or riscv-arch-test")
    parser.add_argument("--only", default="", help="only groups whose name contains this")
    parser.add_argument("--cc", help="a GCC or clang by name (clang from ziglang)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once (all cores)")
    chosen = parser.parse_args(arguments)
    try:
        compiler = find_compiler(chosen.cc)
        found = [check for folder in chosen.folder for check in suite(folder, compiler)]
    except InstarError as error:
        print(error, file=sys.stderr)
        return 2
    wanted = [check for check in found if chosen.only in check.group]
    if not wanted:
        print(f'no group has "{chosen.only}" in its name', file=sys.stderr)
        return 2
    verdicts = list(_told(judge_all(wanted, max(1, chosen.jobs)), len(wanted)))
    print(table(verdicts))
    for line in failures(verdicts):
        print(line)
    return 1 if any(v.state is State.FAILED for v in verdicts) else 0


def _told(verdicts: Iterator[Verdict], count: int) -> Iterator[Verdict]:
    """Shows on a terminal how far it is."""
    for done, verdict in enumerate(verdicts, 1):
        if sys.stderr.isatty():
            print(f"\r{done} of {count}", end="\n" if done == count else "", file=sys.stderr, flush=True)
        yield verdict


if __name__ == "__main__":
    sys.exit(main())

"""The matrix of known answers: schemes, parameter sets, RV32 and RV64, compilers and kernels of designs."""

from __future__ import annotations

import functools
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from instar._core import Design, Library, Program
from instar.outcome import BuildNote
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.answers import Answers
from instar.workload.cases import case_set, read_cases
from instar.workload.program import DEFAULT_ISA, Recipe, build_program
from instar.workload.vectors import PreparedCase, load, own_files, shared_files

from ..shared import KATS
from .counts import Count

LIBRARY: Library = library_of()
WORKLOADS = {found["name"]: LIBRARY.workload(found["name"]) for found in LIBRARY.list("workload")}
#: Parts of schemes that have no vectors of their own: those of the schemes that require them answer
#: for them.
PARTS = {name for name, workload in WORKLOADS.items() if not workload["vectors"]}
SETS = [
    (name, key)
    for name, workload in WORKLOADS.items()
    if name not in PARTS
    for key in list(workload["sets"]) or [""]
]

#: The counterpart of DEFAULT_ISA.
RV64 = DEFAULT_ISA.replace("rv32", "rv64")
#: Of which others publish vectors; a part that several schemes share has its own alone.
FURTHER = [(name, key) for name, key in SETS if (vectors := WORKLOADS[name]["vectors"]) and vectors["shared"]]

#: pytest's fixture `record_property`: what it is told travels to whoever counts (counts.py).
Record = Callable[[str, object], None]
#: Which of a file's cases are run.
Choice = Callable[[list[PreparedCase]], Sequence[PreparedCase]]


@functools.cache
def design_of(name: str) -> Design:
    """A design, read once: long descriptions take a second, and machine code that was made of them stays."""
    return LIBRARY.design(name)


@dataclass(frozen=True)
class Point:
    """One point of the matrix."""

    workload: str
    parameter_set: str
    isa: str = DEFAULT_ISA
    #: A command; None: clang.
    compiler: str | None = None
    design: str | None = None
    variant: str | None = None

    def __str__(self) -> str:
        parts = (self.workload, self.parameter_set, self.isa[:4], self.compiler, self.design, self.variant)
        return "-".join(part for part in parts if part)

    def program(self) -> Program:
        loaded = design_of(self.design) if self.design else None
        variant = find_variant(loaded, self.variant) if loaded else None
        compiler = find_compiler(self.compiler) if self.compiler else find_compiler()
        recipe = Recipe(WORKLOADS[self.workload], self.parameter_set, self.isa, compiler, loaded, variant)
        with warnings.catch_warnings():
            # What an old GCC cannot compile is left out of the ISA string;
            # tests/cli/test_compiler.py.
            warnings.simplefilter("ignore", BuildNote)
            elf, _ = build_program(LIBRARY, recipe)
        return Program(elf, isa=self.isa, design=loaded)

    def column(self) -> str:
        """`RV32 clang`, where its counts stand."""
        kernels = f" {self.design}" if self.design else ""
        return f"{self.isa[:4].upper()} {'GCC' if self.compiler else 'clang'}{kernels}"


def program_of(name: str, parameter_set: str, isa: str = DEFAULT_ISA) -> Program:
    """A scheme's portable C, compiled by clang."""
    return Point(name, parameter_set, isa).program()


def ends(lengths: Sequence[int]) -> list[Any]:
    """The shortest and the longest VLEN, for `parametrize`; those between run in `make test-all`."""
    between = (pytest.param(one, marks=pytest.mark.slow) for one in lengths[1:-1])
    return [lengths[0], *between, lengths[-1]]


def lengths(all_lengths: Sequence[int]) -> list[Any]:
    """VLEN and which cases, for `parametrize`: all at the shortest, one of each kind at the longest; all at
    the others and there in `make test-all`."""
    first, *between, last = all_lengths
    slow = [
        pytest.param(vlen, quick_cases, marks=pytest.mark.slow, id=f"{vlen}-all") for vlen in [*between, last]
    ]
    whole = pytest.param(first, quick_cases, id=f"{first}-all")
    return [whole, *slow, pytest.param(last, one_of_each, id=f"{last}-one-of-each")]


def quick_cases(cases: list[PreparedCase]) -> list[PreparedCase]:
    return [case for case in cases if not case.slow]


def slow_cases(cases: list[PreparedCase]) -> list[PreparedCase]:
    return [case for case in cases if case.slow]


def one_of_each(cases: list[PreparedCase]) -> list[PreparedCase]:
    """Of the quick cases the first of each operation with each outcome."""
    first: dict[object, PreparedCase] = {}
    for case in quick_cases(cases):
        first.setdefault((case.operation, case.accepted, case.statuses), case)
    return list(first.values())


def run(point: Point, files: Sequence[Path], record: Record, choice: Choice = quick_cases) -> int:
    """Runs cases of these files, which must all pass; how many there were."""
    answers, ran = Answers(point.program()), 0
    for path in files:
        cases = choice(list(load(WORKLOADS[point.workload], path, point.parameter_set)))
        for case in cases:
            wrong = answers.wrong(case)
            assert wrong is None, wrong
        for slow, passed in Counter(case.slow for case in cases).items():
            source = f"{path.parent.name}/{path.name}{' slow' if slow else ''}"
            count = Count(point.workload, point.parameter_set, point.column(), source, passed)
            record(Count.PROPERTY, count.as_list())
        ran += len(cases)
    return ran


def own(name: str) -> list[Path]:
    return own_files(WORKLOADS[name])


def further(name: str, parameter_set: str) -> list[Path]:
    """Files of further vectors that have cases of a set; none where the folder is not there."""
    return [
        path
        for path in shared_files(WORKLOADS[name], KATS)
        if path.exists()
        and any(case_set(WORKLOADS[name], case) == parameter_set for case in read_cases(path))
    ]

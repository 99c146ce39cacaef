"""Every scheme and parameter set against its known answers, in the simulator, with and without kernels."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from instar.variants import find_variant
from instar.workload.cases import case_set, read_cases
from instar.workload.program import DEFAULT_ISA, replacements
from instar.workload.vectors import prepare, shared_files

from ..shared import KATS
from .matrix import (
    FURTHER,
    LIBRARY,
    PARTS,
    RV64,
    SETS,
    WORKLOADS,
    Point,
    Record,
    design_of,
    further,
    one_of_each,
    own,
    quick_cases,
    run,
    slow_cases,
)

SLOW = [(name, key) for name, key in SETS if (vectors := WORKLOADS[name]["vectors"]) and vectors["slow"]]
no_further = pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")


ON_RV32 = [Point(name, key) for name, key in SETS]
FURTHER_ON_RV32 = [Point(name, key) for name, key in FURTHER]


def takes_long(point: Point) -> bool:
    """Words of 32 bits have Keccak take four times as long, of which SLH-DSA with SHAKE consists, and
    CROSS beyond level 1 for the most part; SIKE's products take four times as long with them.

    `make test` asks it for all answers on RV64, and one set for one of each kind on RV32;
    `make test-all` for all on both.
    """
    of_slh_dsa = point.workload == "slh-dsa" and point.parameter_set.startswith("shake")
    of_cross = point.workload == "cross" and "-1-" not in point.parameter_set
    of_sike = point.workload == "sike"
    return (of_slh_dsa or of_cross or of_sike) and point.isa != RV64


def on_rv64(point: Point) -> Point:
    return replace(point, isa=RV64)


@dataclass(frozen=True)
class Kernels:
    """One program with kernels of a design, and the baselines and variants that run it."""

    workload: str
    parameter_set: str
    design: str
    variants: tuple[str, ...]
    isa: str

    @property
    def point(self) -> Point:
        return Point(
            self.workload, self.parameter_set, self.isa, design=self.design, variant=self.variants[0]
        )

    def __str__(self) -> str:
        name = "-".join(part for part in (self.workload, self.parameter_set) if part)
        return f"{name}-{self.design}-{'+'.join(self.variants)}"


DESIGNS = {found["name"]: design_of(found["name"]).info for found in LIBRARY.list("design")}
VARIANTS = {
    (design, variant["name"]): variant
    for design, info in DESIGNS.items()
    for variant in [*info["baselines"], *info["variants"]]
    if variant["replaces"]
}
#: What two variants of the same program may differ in: none of it changes what is computed.
_OF_NO_PROGRAM = {"name", "title", "cores", "core", "costs", "area"}


def kernels_of_designs() -> Iterator[Kernels]:
    """Every program that a baseline or variant of any design makes of any scheme, each once."""
    programs: dict[tuple[str, str, str, str, str], list[str]] = {}
    for (design, name), variant in VARIANTS.items():
        cores = variant["cores"] or DESIGNS[design]["cores"]
        wide = any(LIBRARY.core(core).isa.startswith("rv64") for core in cores)
        # A design may say for which machine it is written.
        isa = DESIGNS[design]["isa"] or (RV64 if wide else DEFAULT_ISA)
        kept = {key: value for key, value in variant.items() if key not in _OF_NO_PROGRAM}
        for workload, parameter_set in SETS:
            if replacements(WORKLOADS[workload], variant):
                programs.setdefault((workload, parameter_set, design, isa, repr(kept)), []).append(name)
    for (workload, parameter_set, design, isa, _), variants in programs.items():
        yield Kernels(workload, parameter_set, design, tuple(variants), isa)


def is_near(kernels: Kernels) -> bool:
    """Whether the program is of a scheme that has a function that is replaced, or that the design evaluates.

    Schemes that only come by such a function run in `make test-all`.
    """
    workload, variant = WORKLOADS[kernels.workload], VARIANTS[kernels.design, kernels.variants[0]]
    owners = {workload["functions"][name]["workload"] for _, name in replacements(workload, variant)}
    evaluated = [
        (asked["workload"], parameter_set)
        for asked in DESIGNS[kernels.design]["evaluate"]
        for parameter_set in asked["sets"]
    ]
    if kernels.workload == "cross" and "-1-" not in kernels.parameter_set:
        return False  # some hundred million instructions for each answer; level 1 has the same kernels
    if (kernels.workload, kernels.parameter_set) == ("sike", "p751"):
        return False  # a minute on a unit in the core; p434 has the same kernels
    if owners & PARTS:
        return True
    return kernels.workload in owners or (kernels.workload, kernels.parameter_set) in evaluated


def required_by(workload: str) -> set[str]:
    """The workloads that this one stands on."""
    direct = set(WORKLOADS[workload]["requires"])
    return direct.union(*map(required_by, direct))


def test_parts_without_vectors_are_required_by_schemes_that_have_some() -> None:
    answered = set().union(*(required_by(name) for name in WORKLOADS.keys() - PARTS))
    assert answered >= PARTS


def marks(kernels: Kernels, *, near: bool) -> list[pytest.MarkDecorator]:
    """Slow ones, and those that are built by a compiler which is not here."""
    compiler = VARIANTS[kernels.design, kernels.variants[0]]["compiler"]
    absent = compiler is not None and shutil.which(compiler) is None
    return [
        *([] if near else [pytest.mark.slow]),
        *([pytest.mark.skip(reason=f"{compiler} is not installed")] if absent else []),
    ]


KERNELS = list(kernels_of_designs())


def quick_kernels() -> set[str]:
    """Near programs whose kernels are those of all near ones; `make test-all` runs the others too.

    Of programs that differ in the parameter set alone one is left, of another set from program to
    program, as they have the same kernels; and of the programs of a design for one ISA as many as it
    takes to have each kernel, in the place of each function, in one of them.
    """
    by_program: dict[tuple[str, str, tuple[str, ...]], list[Kernels]] = {}
    for one in filter(is_near, KERNELS):
        by_program.setdefault((one.workload, one.design, one.variants), []).append(one)
    by_design: dict[tuple[str, str], list[Kernels]] = {}
    for at, alike in enumerate(by_program.values()):
        one = alike[at % len(alike)]
        by_design.setdefault((one.design, one.isa), []).append(one)
    return {str(one) for programs in by_design.values() for one in _covering(programs)}


def _covering(programs: list[Kernels]) -> list[Kernels]:
    """Programs of one design that have each of its kernels: first the one with the most that are new."""
    missing = {one: _replaced(one) for one in programs}
    chosen = []
    while any(missing.values()):
        best = max(missing, key=lambda one: len(missing[one]))
        taken = missing.pop(best)
        chosen.append(best)
        missing = {one: kernels - taken for one, kernels in missing.items()}
    return chosen


def _replaced(kernels: Kernels) -> set[tuple[str, str]]:
    """The functions that are replaced, each with where its kernel stands and how that is compiled."""
    variant = VARIANTS[kernels.design, kernels.variants[0]]
    kernel = repr([variant[key] for key in ("kernels", "workload_kernels", "compiler", "flags")])
    return {(entry, kernel) for entry, _ in replacements(WORKLOADS[kernels.workload], variant)}


QUICK = quick_kernels()


def dealt_sets(points: list[Point]) -> set[Point]:
    """Of each workload and ISA one set, another from one to the next."""
    by_workload: dict[tuple[str, str], list[Point]] = {}
    for point in points:
        by_workload.setdefault((point.workload, point.isa), []).append(point)
    # Of SIKE the smallest: its products take four times as long with words of 32 bits.
    return {
        alike[0 if alike[0].workload == "sike" else at % len(alike)]
        for at, alike in enumerate(by_workload.values())
    }


def other_xlen() -> list[Any]:
    """Every set where not all of its vectors run; slow but for one of each workload and XLEN."""
    points = [point if takes_long(point) else on_rv64(point) for point in ON_RV32]
    dealt = dealt_sets(points)
    return [
        pytest.param(one, marks=[] if one in dealt else [pytest.mark.slow], id=str(one))
        for one in sorted(points, key=lambda one: (list(WORKLOADS).index(one.workload), one.isa))
    ]


#: Where all vectors of a set are run first.
FIRST = [on_rv64(one) if takes_long(one) else one for one in ON_RV32]
WHOLE = dealt_sets(FIRST)


@pytest.mark.parametrize("point", FIRST, ids=str)
def test_own_vectors_pass(point: Point, record_property: Record) -> None:
    """All of one set of each workload, and of the others one of each operation and outcome."""
    choice = quick_cases if point in WHOLE else one_of_each
    assert run(point, own(point.workload), record_property, choice) > 0


@pytest.mark.slow
@pytest.mark.parametrize("point", [one for one in FIRST if one not in WHOLE], ids=str)
def test_all_own_vectors_pass(point: Point, record_property: Record) -> None:
    assert run(point, own(point.workload), record_property) > 0


@pytest.mark.parametrize("point", other_xlen())
def test_own_vectors_pass_with_the_other_xlen(point: Point, record_property: Record) -> None:
    assert run(point, own(point.workload), record_property, one_of_each) > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "point", [point if takes_long(point) else on_rv64(point) for point in ON_RV32], ids=str
)
def test_all_own_vectors_pass_with_the_other_xlen(point: Point, record_property: Record) -> None:
    assert run(point, own(point.workload), record_property) > 0


def further_answers(point: Point, record: Record) -> int:
    """Runs all quick further cases of a set; how many there were."""
    files = further(point.workload, point.parameter_set)
    if not files:
        pytest.skip("the folder has no case of this set")
    return run(point, files, record)


@no_further
@pytest.mark.parametrize(
    "point", [on_rv64(point) if takes_long(point) else point for point in FURTHER_ON_RV32], ids=str
)
def test_further_vectors_pass(point: Point, record_property: Record) -> None:
    assert further_answers(point, record_property) > 0


@pytest.mark.slow
@no_further
@pytest.mark.parametrize(
    "point", [point if takes_long(point) else on_rv64(point) for point in FURTHER_ON_RV32], ids=str
)
def test_further_vectors_pass_with_the_other_xlen(point: Point, record_property: Record) -> None:
    assert further_answers(point, record_property) > 0


@no_further
def test_every_case_of_a_file_that_workloads_share_is_taken_by_one_of_them() -> None:
    takers: dict[Path, list[str]] = {}
    for name, workload in WORKLOADS.items():
        for path in shared_files(workload, KATS):
            takers.setdefault(path, []).append(name)
    shared = {path: names for path, names in takers.items() if len(names) > 1}
    assert shared
    for path, names in shared.items():
        for case in read_cases(path):
            taken = [(name, case_set(WORKLOADS[name], case)) for name in names]
            [(name, parameter_set)] = [(name, key) for name, key in taken if key is not None]
            prepare(WORKLOADS[name], parameter_set, case)


@pytest.mark.slow
@pytest.mark.parametrize("isa", [DEFAULT_ISA, RV64])
@pytest.mark.parametrize(("name", "parameter_set"), SLOW)
def test_slow_vectors_pass(name: str, parameter_set: str, isa: str, record_property: Record) -> None:
    files = [*own(name), *further(name, parameter_set)]
    run(Point(name, parameter_set, isa), files, record_property, slow_cases)


@pytest.mark.parametrize(
    "kernels",
    [pytest.param(k, marks=marks(k, near=str(k) in QUICK)) for k in KERNELS],
    ids=str,
)
def test_own_vectors_pass_with_the_kernels_of_every_variant(
    kernels: Kernels, record_property: Record
) -> None:
    assert run(kernels.point, own(kernels.workload), record_property, one_of_each) > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "kernels", [pytest.param(k, marks=marks(k, near=str(k) in QUICK)) for k in KERNELS], ids=str
)
def test_all_own_vectors_pass_with_the_kernels_of_every_variant(
    kernels: Kernels, record_property: Record
) -> None:
    assert run(kernels.point, own(kernels.workload), record_property) > 0


@no_further
@pytest.mark.parametrize(
    "kernels",
    [
        pytest.param(k, marks=marks(k, near=False))
        for k in KERNELS
        if (k.workload, k.parameter_set) in FURTHER
    ],
    ids=str,
)
def test_further_vectors_pass_with_the_kernels_of_every_variant(
    kernels: Kernels, record_property: Record
) -> None:
    assert further_answers(kernels.point, record_property) > 0


@pytest.mark.parametrize(("design", "variant"), VARIANTS)
def test_every_function_that_a_variant_replaces_is_one_of_a_scheme_asked(design: str, variant: str) -> None:
    """A name that no workload has would leave the portable code in place, and every answer right."""
    chosen = find_variant(design_of(design), variant)
    assert chosen is not None
    asked = {k.workload for k in KERNELS if k.design == design and variant in k.variants}
    known = {entry for workload in asked for entry, _ in replacements(WORKLOADS[workload], chosen)}
    assert set(chosen["replaces"]) == known

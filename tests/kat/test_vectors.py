"""Every scheme and parameter set against its known answers, in the simulator, with and without kernels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from instar._core import Library, Program
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.answers import Answers
from instar.workload.program import DEFAULT_ISA, Recipe, build_program, find_variant, replacements
from instar.workload.vectors import load, own_files

from ..shared import KATS

LIBRARY: Library = library_of()
WORKLOADS = {found["name"]: LIBRARY.workload(found["name"]) for found in LIBRARY.list("workload")}
SETS = [(name, key) for name, workload in WORKLOADS.items() for key in list(workload["sets"]) or [""]]
#: Of the schemes that others publish vectors of; a part that several schemes share has its own alone.
PUBLISHED = [
    (name, key) for name, key in SETS if (vectors := WORKLOADS[name]["vectors"]) and vectors["shared"]
]


@dataclass(frozen=True)
class Kernels:
    """One program with kernels of a design, and the baselines and variants that run it."""

    workload: str
    parameter_set: str
    design: str
    variants: tuple[str, ...]

    def __str__(self) -> str:
        name = "-".join(part for part in (self.workload, self.parameter_set) if part)
        return f"{name}-{self.design}-{'+'.join(self.variants)}"


DESIGNS = [found["name"] for found in LIBRARY.list("design")]
VARIANTS = [
    (design, variant["name"])
    for design in DESIGNS
    for variant in [*LIBRARY.design(design).info["baselines"], *LIBRARY.design(design).info["variants"]]
    if variant["replaces"]
]
#: What two variants of the same program may differ in: none of it changes what is computed.
_OF_NO_PROGRAM = {"name", "title", "cores", "core", "costs", "area"}


def kernels_of_designs() -> Iterator[Kernels]:
    """Every program that a baseline or variant of any design makes of any scheme, each once."""
    programs: dict[tuple[str, str, str, str], list[str]] = {}
    for design, name in VARIANTS:
        variant = find_variant(LIBRARY.design(design), name)
        assert variant is not None
        kept = {key: value for key, value in variant.items() if key not in _OF_NO_PROGRAM}
        for workload, parameter_set in SETS:
            if replacements(WORKLOADS[workload], variant):
                programs.setdefault((workload, parameter_set, design, repr(kept)), []).append(name)
    for (workload, parameter_set, design, _), variants in programs.items():
        yield Kernels(workload, parameter_set, design, tuple(variants))


KERNELS = list(kernels_of_designs())


def program_of(
    name: str, parameter_set: str, design: str | None = None, variant: str | None = None
) -> Program:
    loaded = LIBRARY.design(design) if design else None
    chosen = find_variant(loaded, variant) if loaded else None
    recipe = Recipe(WORKLOADS[name], parameter_set, DEFAULT_ISA, find_compiler(), loaded, chosen)
    elf, _ = build_program(LIBRARY, recipe)
    return Program(elf, isa=DEFAULT_ISA, design=loaded)


def run_all(program: Program, name: str, parameter_set: str, path: Path) -> int:
    cases = list(load(WORKLOADS[name], path, parameter_set))
    answers = Answers(program)
    for case in cases:
        wrong = answers.wrong(case)
        assert wrong is None, wrong
    return len(cases)


@pytest.mark.parametrize(("name", "parameter_set"), SETS)
def test_own_vectors_pass(name: str, parameter_set: str) -> None:
    files = own_files(WORKLOADS[name])
    program = program_of(name, parameter_set)
    assert sum(run_all(program, name, parameter_set, path) for path in files) > 0


@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize(("name", "parameter_set"), PUBLISHED)
def test_further_vectors_pass(name: str, parameter_set: str) -> None:
    described = WORKLOADS[name]["vectors"]
    assert described is not None and described["shared"] is not None
    path = KATS / f"{described['shared']}.json"
    assert run_all(program_of(name, parameter_set), name, parameter_set, path) > 0


@pytest.mark.parametrize("kernels", KERNELS, ids=str)
def test_own_vectors_pass_with_the_kernels_of_every_variant(kernels: Kernels) -> None:
    name, parameter_set = kernels.workload, kernels.parameter_set
    program = program_of(name, parameter_set, kernels.design, kernels.variants[0])
    files = own_files(WORKLOADS[name])
    assert sum(run_all(program, name, parameter_set, path) for path in files) > 0


@pytest.mark.slow
@pytest.mark.skipif(not KATS.is_dir(), reason="no folder with further vectors beside the project")
@pytest.mark.parametrize("kernels", KERNELS, ids=str)
def test_further_vectors_pass_with_the_kernels_of_every_variant(kernels: Kernels) -> None:
    name, parameter_set = kernels.workload, kernels.parameter_set
    described = WORKLOADS[name]["vectors"]
    assert described is not None and described["shared"] is not None
    program = program_of(name, parameter_set, kernels.design, kernels.variants[0])
    assert run_all(program, name, parameter_set, KATS / f"{described['shared']}.json") > 0


@pytest.mark.parametrize(("design", "variant"), VARIANTS)
def test_every_function_that_a_variant_replaces_is_one_of_a_scheme_asked(design: str, variant: str) -> None:
    """A name that no workload has would leave the portable code in place, and every answer right."""
    chosen = find_variant(LIBRARY.design(design), variant)
    assert chosen is not None
    asked = {k.workload for k in KERNELS if k.design == design and variant in k.variants}
    known = {entry for workload in asked for entry, _ in replacements(WORKLOADS[workload], chosen)}
    assert set(chosen["replaces"]) == known

"""Kernels for vectors: the known answers at every VLEN, one program for all of them, and what they save."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from instar._core import CallResult, Program
from instar.kernels import Beside, check_known_answers
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.answers import Answers
from instar.workload.inputs import checked_inputs
from instar.workload.program import Recipe, build_program, load_program, replaced_functions
from instar.workload.vectors import load, measured_cases

from .matrix import (
    LIBRARY,
    RV64,
    WORKLOADS,
    Choice,
    Point,
    Record,
    design_of,
    ends,
    lengths,
    own,
    quick_cases,
    run,
)

DESIGN = "rvv"
#: The same kernels, and Keccak-f[1600] by one instruction.
INSTRUCTION = "vkeccak"
LENGTHS = [128, 256, 512, 1024, 4096]
ENDS = ends(LENGTHS)
#: One set of each scheme; other sets have the same kernels and run in `make test-all`.
USUAL = [("sha3", ""), ("ml-kem", "768"), ("ml-dsa", "65")]
OTHERS = [("ml-kem", "512"), ("ml-kem", "1024"), ("kyber", "768"), ("ml-dsa", "44"), ("ml-dsa", "87")]

#: Instructions at VLEN 256, without Zvkb: at most so much of those of scalar code by the same
#: compiler. The last is with vkeccak.vi in place of the permutation.
SHARES = [
    ("ml-kem", "768", "keygen", 0.45, 0.20),
    ("ml-kem", "768", "encaps", 0.45, 0.20),
    ("ml-kem", "768", "decaps", 0.45, 0.20),
    ("ml-dsa", "65", "keygen", 0.45, 0.20),
    ("ml-dsa", "65", "sign", 0.30, 0.15),
    ("ml-dsa", "65", "verify", 0.45, 0.20),
]


def at_lengths(schemes: Sequence[tuple[str, str]]) -> list[Any]:
    """Schemes at each length; at the longest ML-DSA is slow: ML-KEM's kernels are of the same kinds."""
    return [
        pytest.param(
            *scheme,
            *at.values,
            marks=[
                *at.marks,
                *([pytest.mark.slow] if (scheme[0], at.values[0]) == ("ml-dsa", LENGTHS[-1]) else []),
            ],
            id="-".join(filter(None, (*scheme, at.id))),
        )
        for scheme in schemes
        for at in lengths(LENGTHS)
    ]


def isa(vlen: int, *more: str) -> str:
    return "_".join([RV64, "zve64x", f"zvl{vlen}b", *more])


def point(name: str, parameter_set: str, string: str) -> Point:
    return Point(name, parameter_set, string, design=DESIGN)


def answered(point: Point, record: Record, choice: Choice = quick_cases) -> None:
    assert run(point, own(point.workload), record, choice) > 0


@pytest.mark.parametrize(("name", "parameter_set", "vlen", "choice"), at_lengths(USUAL))
def test_own_vectors_pass_at_every_length(
    name: str, parameter_set: str, vlen: int, choice: Choice, record_property: Record
) -> None:
    answered(point(name, parameter_set, isa(vlen, "zvkb")), record_property, choice)


@pytest.mark.slow
@pytest.mark.parametrize("vlen", LENGTHS)
@pytest.mark.parametrize(("name", "parameter_set"), OTHERS)
def test_own_vectors_of_other_sets_pass_at_every_length(
    name: str, parameter_set: str, vlen: int, record_property: Record
) -> None:
    answered(point(name, parameter_set, isa(vlen, "zvkb")), record_property)


@pytest.mark.parametrize("vlen", [128, pytest.param(1024, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "parameter_set"), USUAL)
def test_own_vectors_pass_without_rotations(
    name: str, parameter_set: str, vlen: int, record_property: Record
) -> None:
    """Without Zvkb rotations and and-nots are other code."""
    answered(point(name, parameter_set, isa(vlen)), record_property)


@pytest.mark.parametrize(("name", "parameter_set", "vlen", "choice"), at_lengths(USUAL[1:]))
def test_own_vectors_pass_without_gathers_and_segments(
    name: str, parameter_set: str, vlen: int, choice: Choice, record_property: Record
) -> None:
    without = Point(name, parameter_set, isa(vlen), design=INSTRUCTION, variant="vectors-timed")
    answered(without, record_property, choice)


@pytest.mark.parametrize("vlen", ENDS)
def test_sha_2_by_its_instructions_passes_its_vectors_at_every_length(
    vlen: int, record_property: Record
) -> None:
    answered(point("sha2", "", isa(vlen, "zvknhb")), record_property)


def test_sha_256_has_its_instructions_with_zvknha_alone(record_property: Record) -> None:
    answered(point("sha2", "", isa(256, "zvknha")), record_property)


@pytest.mark.parametrize("vlen", [128, 512])
def test_sha_2_of_many_states_computes_what_portable_code_does(vlen: int) -> None:
    compared("sha2", "", isa(vlen, "zvknhb"))


@pytest.mark.parametrize("parameter_set", ["sha2-128f", pytest.param("sha2-192f", marks=pytest.mark.slow)])
def test_slh_dsa_makes_a_key_in_a_tenth_of_the_instructions_by_those_of_sha_2(parameter_set: str) -> None:
    with_them = point("slh-dsa", parameter_set, isa(256, "zvknhb"))
    without = point("slh-dsa", parameter_set, isa(256))
    assert instructions(with_them, "keygen") <= 0.1 * instructions(without, "keygen")


@pytest.mark.parametrize("vlen", [128, pytest.param(512, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "parameter_set"), USUAL)
def test_each_kernel_computes_what_portable_code_does_and_keeps_its_contract(
    name: str, parameter_set: str, vlen: int
) -> None:
    """In the known answers, too, where kernels call kernels and write for their callers."""
    compared(name, parameter_set, isa(vlen))


@pytest.mark.parametrize(("vlen", "more"), [(128, ()), (1024, ("zvbc",))])
def test_products_of_hqc_are_those_of_portable_code(vlen: int, more: tuple[str, ...]) -> None:
    """Windows without carry-less products, dense vectors with them."""
    compared("hqc", "1", isa(vlen, *more), calls=40)


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), ("zvbc",)], ids=["windows", "dense"])
@pytest.mark.parametrize("vlen", LENGTHS)
@pytest.mark.parametrize("parameter_set", ["1", "3", "5"])
def test_own_vectors_of_hqc_pass_at_every_length(
    parameter_set: str, vlen: int, more: tuple[str, ...], record_property: Record
) -> None:
    answered(point("hqc", parameter_set, isa(vlen, *more)), record_property)


def compared(name: str, parameter_set: str, string: str, calls: int | None = None) -> None:
    """All inputs, or so many of each kernel, and all known answers or none."""
    design = design_of(DESIGN)
    variant = find_variant(design, None)
    recipe = Recipe(WORKLOADS[name], parameter_set, string, find_compiler(), design, variant)
    program = load_program(build_program(LIBRARY, recipe)[0], recipe)
    beside = Beside.of(LIBRARY, recipe, program)
    for function in replaced_functions(recipe):
        described = WORKLOADS[name]["functions"][function]
        tried, fault = beside.first_fault(described, islice(checked_inputs(described, parameter_set), calls))
        assert tried > 0 and fault is None, (function, fault)
    assert calls or check_known_answers(LIBRARY, recipe, program, beside).tried > 0


@pytest.mark.parametrize(("name", "parameter_set"), USUAL)
def test_one_program_runs_at_every_length(name: str, parameter_set: str) -> None:
    design = design_of(DESIGN)
    variant = find_variant(design, None)
    recipe = Recipe(WORKLOADS[name], parameter_set, isa(128), find_compiler(), design, variant)
    elf, _ = build_program(LIBRARY, recipe)
    [path] = [file for file in own(name) if parameter_set in file.name] if parameter_set else own(name)
    cases = quick_cases(list(load(WORKLOADS[name], path, parameter_set)))[:8]
    assert cases
    for vlen in LENGTHS:
        answers = Answers(Program(elf, isa=isa(vlen), design=design))
        assert [answers.wrong(case) for case in cases] == [None] * len(cases)


def instructions(point: Point, operation: str) -> int:
    """Of the first case that the operation is measured on, whose answer must be right."""
    workload = WORKLOADS[point.workload]
    case = next(iter(measured_cases(workload, own(point.workload), point.parameter_set, operation)))
    program = point.program()
    assert Answers(program).wrong(case) is None
    called: CallResult = program.call(case.symbol, case.arguments, returns=case.returns)
    return called["instructions"]


@pytest.mark.parametrize(("name", "parameter_set", "operation", "vectors", "instruction"), SHARES)
def test_vectors_take_a_fraction_of_the_instructions_and_vkeccak_less(
    name: str, parameter_set: str, operation: str, vectors: float, instruction: float
) -> None:
    with_vectors = point(name, parameter_set, isa(256))
    scalar = instructions(replace(with_vectors, isa=RV64, design=None), operation)
    assert instructions(with_vectors, operation) <= vectors * scalar
    assert instructions(replace(with_vectors, design=INSTRUCTION), operation) <= instruction * scalar


@pytest.mark.parametrize(("name", "parameter_set", "vlen", "choice"), at_lengths(USUAL))
def test_own_vectors_pass_at_every_length_with_the_instruction(
    name: str, parameter_set: str, vlen: int, choice: Choice, record_property: Record
) -> None:
    wanted = point(name, parameter_set, isa(vlen))
    answered(replace(wanted, design=INSTRUCTION), record_property, choice)

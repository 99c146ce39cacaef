"""Kernels with vector and with scalar cryptography: known answers at every VLEN, each as portable code."""

from __future__ import annotations

import pytest
from instar.kernels import Beside
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.inputs import checked_inputs
from instar.workload.program import Recipe, build_program, load_program, replaced_functions

from .matrix import LIBRARY, WORKLOADS, Choice, Point, Record, design_of, lengths, own, run

DESIGN = "marian"
ZVK = "zvkb_zvkg_zvkned_zvknhb_zvksed_zvksh"
LENGTHS = [128, 256, 512, 1024]
USUAL = [("aes", "128"), ("aes", "192"), ("aes", "256"), ("sm4", ""), ("sm3", ""), ("sha2", "")]


def isa(vlen: int) -> str:
    return f"rv64imc_zve64x_zvl{vlen}b_{ZVK}"


@pytest.mark.parametrize(("vlen", "choice"), lengths(LENGTHS))
@pytest.mark.parametrize(("name", "parameter_set"), USUAL)
def test_own_vectors_pass_at_every_length(
    name: str, parameter_set: str, vlen: int, choice: Choice, record_property: Record
) -> None:
    point = Point(name, parameter_set, isa(vlen), design=DESIGN)
    assert run(point, own(name), record_property, choice) > 0


@pytest.mark.parametrize(("vlen", "choice"), lengths(LENGTHS))
@pytest.mark.parametrize(("name", "parameter_set"), [*USUAL, ("block-cipher", "")])
def test_own_vectors_pass_through_the_described_instructions(
    name: str, parameter_set: str, vlen: int, choice: Choice, record_property: Record
) -> None:
    """The machine has none of the manual's."""
    point = Point(name, parameter_set, f"rv64imc_zve64x_zvl{vlen}b_zvkb", design="zvk")
    assert run(point, own(name), record_property, choice) > 0


@pytest.mark.parametrize("vlen", [128, pytest.param(512, marks=pytest.mark.slow)])
@pytest.mark.parametrize("variant", ["scalar", "zvk", "zvk-scheduled"])
@pytest.mark.parametrize("name", ["block-cipher", "sm4", "sm3", "sha2"])
def test_each_kernel_computes_what_portable_code_does(name: str, variant: str, vlen: int) -> None:
    """Those of AES have a schedule of their own: their known answers count."""
    design = design_of(DESIGN)
    recipe = Recipe(WORKLOADS[name], "", isa(vlen), find_compiler(), design, find_variant(design, variant))
    program = load_program(build_program(LIBRARY, recipe)[0], recipe)
    beside = Beside.of(LIBRARY, recipe, program)
    for function in replaced_functions(recipe):
        described = WORKLOADS[name]["functions"].get(function)
        if described is None:
            continue  # Of a workload that this one requires.
        tried, fault = beside.first_fault(described, checked_inputs(described, ""))
        assert tried > 0 and fault is None, (function, fault)

"""The machine file that SLOTHY is given says what the core's file and the model say."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from instar._core import Arg
from instar.schedule import program_of
from instar.toolchain import find_compiler

from ...shared import ROOT
from .kernels import core

_TREE = ast.parse((ROOT / "bench/slothy/cva6.py").read_text(encoding="utf-8"))
#: Numbers that the file gives names.
NUMBERS = {
    target.id: node.value.value
    for node in _TREE.body
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
    if isinstance(node.value.value, int)
    for target in node.targets
    if isinstance(target, ast.Name)
}
_ROUNDS = 64


@pytest.mark.parametrize(
    ("name", "parameter"),
    [
        ("issue_rate", "issue_width"),
        ("MULTIPLY", "multiply_latency"),
        ("DIVIDE", "divide_default_latency"),
    ],
)
def test_its_numbers_are_the_core_files(name: str, parameter: str) -> None:
    values = {info["name"]: info["value"] for info in core().parameters}
    assert NUMBERS[name] == values[parameter]


def cycles(folder: Path, *lines: str) -> float:
    """Cycles that the model takes for these lines, in the mean of many rounds."""
    file = folder / "f.S"
    body = "".join(f"    {line}\n" for line in lines * _ROUNDS)
    head = "    .option norvc\n    .globl f\n    .type f, @function\n    .balign 16\nf:\n"
    file.write_text(f"{head}{body}    ret\n    .size f, . - f\n")
    program = program_of(file, core().isa, None, find_compiler())
    taken = program.call("f", [Arg.inout(bytes(64), 16)], core=core())["cycles"]
    return (taken or 0) / _ROUNDS


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # A chain of two ALU operations issues in one cycle; then a load, and back.
        (("lw t0, 0(a0)", "add a0, a0, t0"), NUMBERS["LOAD"] + 1),
        (("mul t0, t0, t0",), NUMBERS["MULTIPLY"]),
        (("addi t0, t0, 1", "addi t0, t0, 1"), 1),
        (("sw t0, 0(a0)", "lw t0, 0(a0)"), NUMBERS["STORE_TO_LOAD"] + NUMBERS["LOAD"]),
        # Loads and stores share one unit.
        (("lw t0, 0(a0)", "sw t1, 32(a0)"), 2),
        # After a product only one ALU is free: with two ALUs it were three in two cycles.
        (("mul t0, t1, t1", "addi t2, t1, 1", "addi t3, t1, 1"), 2),
    ],
)
def test_its_latencies_and_units_are_the_models(
    tmp_path: Path, lines: tuple[str, ...], expected: float
) -> None:
    assert cycles(tmp_path, *lines) == pytest.approx(expected, abs=0.1)

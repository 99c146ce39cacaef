"""What a program may use: all that is simulated, or what `--isa` or the core says; and the sentence else."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
LINK = HERE.parent / "isa" / "link.ld"


def program(isa: str) -> str:
    return str(build(Build(find_compiler(), isa, (HERE / "amo.S",), link_script=LINK)))


def run(capfd: pytest.CaptureFixture[str], *command: str) -> tuple[int, str]:
    code = run_command(["run", *command])
    return code, capfd.readouterr().err


@pytest.mark.parametrize("isa", ["rv32ima", "rv64imac"])
def test_a_program_may_use_all_that_is_simulated_for_its_xlen(
    capfd: pytest.CaptureFixture[str], isa: str
) -> None:
    assert run(capfd, program(isa))[0] == 12


def test_an_instruction_that_the_isa_leaves_out_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    code, message = run(capfd, program("rv32ima"), "--isa", "rv32im")
    assert code == 2
    assert "illegal instruction 0x00c5a52f (amoadd.w of zaamo)" in message


def test_a_core_refuses_what_its_model_has_no_timing_for(capfd: pytest.CaptureFixture[str]) -> None:
    code, message = run(capfd, program("rv32ima"), "--isa", "rv32ima", "--core", "cva6-single")
    assert code == 2
    assert "is of A, which this core model has no timing for" in message


@pytest.mark.parametrize(
    ("isa", "says"),
    [
        ("rv32gc", "-march=rv32imac -mabi=ilp32"),
        ("rv64imafd", "-march=rv64imac -mabi=lp64"),
        ("rv64imac_zve64d", "floating-point instructions are not simulated"),
        ("rv32imac_zkq", 'names extension "zkq", which is not known here; nearest is "zkr"'),
        ("rv32imac_zbkbb", 'nearest is "zbkb"'),
        ("riscv32", "does not start with rv32i or rv64i"),
    ],
)
def test_an_isa_that_is_not_simulated_gets_its_sentence(
    capfd: pytest.CaptureFixture[str], isa: str, says: str
) -> None:
    code, message = run(capfd, program("rv32ima"), "--isa", isa)
    assert code == 2
    assert says in " ".join(message.split())

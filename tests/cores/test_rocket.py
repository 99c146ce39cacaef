"""Rocket: the netlist of the Python package beside the model, and what the core does not have.

Recorded loops and calls of it are in test_rules.py and test_recorded.py. The package is half a
gigabyte, which the tools of development leave out: what compares with it live is for whoever has
the extra `rocket`.
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest
from instar.cli import run_command

from .pipeline_programs import machine, program
from .test_cv32e40p import built
from .test_picorv32 import compared

CORE = "rocket"
ISA = "rv64imc"
#: Cycles to a block and to its acknowledgement.
MEMORIES = [(2, 1), (5, 2), (3, 4), (9, 1), (40, 25)]
PACKAGE = pytest.mark.skipif(
    importlib.util.find_spec("pythondata_cpu_rocket") is None, reason="the extra rocket is not installed"
)


def random_program(seed: int, blocks: int, rounds: int) -> str:
    """One for this core: operations of 64 bits, CSRs that flush, small loops."""
    return program(seed, blocks, rounds, 1.0, machine=machine("rocket"))


@PACKAGE
@pytest.mark.slow
@pytest.mark.parametrize("blocks", [30, 100, 400])
def test_code_in_the_cache_and_beyond_it_takes_the_rtls_cycles_with_any_memory(
    blocks: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, random_program(seed=2, blocks=blocks, rounds=6), isa=ISA)
    found = set()
    for read, write in MEMORIES:
        memory = [f"memory_read_latency={read}", f"memory_write_latency={write}"]
        found.add(compared(CORE, elf, memory, capfd))
    assert len(found) == len(MEMORIES)


@PACKAGE
@pytest.mark.slow
def test_a_program_reads_the_rtls_clock(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Its exit code is what the clock shows, which both must agree on."""
    text = ".globl main\nmain: li a1, 77\n mul a1, a1, a1\n csrr a0, mcycle\n andi a0, a0, 127\n ret\n"
    compared(CORE, built(tmp_path, text, isa=ISA), [], capfd)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("csrr a0, cycle", "accesses a CSR that this core does not have"),
        ("csrr a0, mcounteren", "accesses a CSR that this core does not have"),
        (".word 0x0100000f", "is a pause"),
    ],
)
def test_what_core_or_model_lack_is_refused_with_its_place(
    line: str, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, f".globl main\nmain: {line}\n li a0, 0\n ret\n", isa=ISA)
    assert run_command(["run", "--core", CORE, str(elf)]) != 0
    message = capfd.readouterr().err.strip()
    assert says in message and "the instruction at 0x8000" in message, message
    assert len(message.splitlines()) == 1


def test_a_misaligned_load_is_a_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = built(tmp_path, ".globl main\nmain: la a1, main\n lw a0, 1(a1)\n li a0, 0\n ret\n", isa=ISA)
    assert run_command(["run", "--core", CORE, str(elf)]) != 0
    assert "misaligned" in capfd.readouterr().err


def test_a_negative_quotient_takes_two_cycles_more(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def cycles(dividend: int) -> int:
        divided = f"li a1, {dividend}\n li a2, 7\n div a0, a1, a2\n add a0, a0, a0"
        text = f".globl main\nmain: {divided}\n li a0, 0\n ret\n"
        elf = built(tmp_path, text, isa=ISA)
        assert run_command(["run", "--core", CORE, str(elf), "--json"]) == 0
        found = json.loads(capfd.readouterr().out)["cycles"]
        assert isinstance(found, int)
        return found

    assert cycles(-100) - cycles(100) == 2

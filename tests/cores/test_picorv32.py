"""PicoRV32: the RTL of the Python package beside the model, and what stops the core.

Recorded loops and calls of it are in test_rules.py and test_recorded.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command
from instar.cli.core_options import overrides
from instar.cli.options import open_library

from .pipeline_programs import machine, program
from .random_programs import OFFLOADED
from .random_programs import compared as compared_with_a_coprocessor
from .test_cv32e40p import built, scored

#: Parameters that change the RTL, each set with memories; the first has the core's own.
MEMORIES = [
    [],
    ["fetch_response_cycles=0", "data_response_cycles=0"],
    ["fetch_response_cycles=2", "data_response_cycles=3"],
    ["fetch_response_cycles=5", "data_response_cycles=0"],
]
SLOWER = [
    "two_cycle_alu=true",
    "two_cycle_compare=true",
    "dual_port_registers=false",
    "fast_multiplier=false",
]


def compared(core: str, elf: Path, changes: list[str], capfd: pytest.CaptureFixture[str]) -> object:
    """The cycles of a program in RTL, which are the model's, instruction by instruction."""
    given = [part for change in changes for part in ("--set", change)]
    window = scored(capfd, "rtl", "score", core, elf, *given)
    assert window["accuracy"] == 1, (changes, window)
    assert window["cycles_model"] == window["cycles_reference"]
    return window["cycles_reference"]


def test_random_programs_take_the_rtls_cycles_with_any_memory(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=1, blocks=80, rounds=3, machine=machine("picorv32")))
    cycles = {compared("picorv32", elf, memory, capfd) for memory in MEMORIES}
    assert len(cycles) == len(MEMORIES), "each memory has cycles of its own"


@pytest.mark.parametrize(
    "changes", [[], *(pytest.param([one], marks=pytest.mark.slow) for one in SLOWER)], ids=str
)
def test_results_behind_pcpi_are_the_simulators_and_come_when_the_model_says(changes: list[str]) -> None:
    library = open_library([OFFLOADED])
    design = library.design("xlate")
    text = program(seed=5, blocks=80, rounds=2, custom=0.3, machine=machine("picorv32"))
    for memory in MEMORIES:
        core = library.core("picorv32", design=design, overrides=overrides([*changes, *memory] or None))
        count, off = compared_with_a_coprocessor(core, design, None, text, "random")
        assert (off, count > 1000) == (0, True), memory


@pytest.mark.slow
def test_random_programs_take_the_rtls_cycles_whatever_the_core_is_made_of(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=2, blocks=80, rounds=3, machine=machine("picorv32")))
    own = compared("picorv32", elf, [], capfd)
    for changes in [*([one] for one in SLOWER), SLOWER[:2], SLOWER]:
        taken = [compared("picorv32", elf, [*changes, *memory], capfd) for memory in MEMORIES]
        assert taken[0] != own, changes


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("csrw mscratch, a0", "of all CSRs only counters to read"),
        ("fence.i", "stops this core"),
        ("csrr a0, mhartid", "stops this core"),
    ],
)
def test_an_instruction_at_which_the_core_stops_is_refused_with_its_place(
    line: str, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, f".globl main\nmain: {line}\n li a0, 0\n ret\n")
    assert run_command(["run", "--core", "picorv32", str(elf)]) == 2
    message = capfd.readouterr().err.strip()
    assert says in message and "the instruction at 0x8000" in message, message
    assert len(message.splitlines()) == 1


def test_a_misaligned_load_is_a_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = built(tmp_path, ".globl main\nmain: la a1, main\n lw a0, 1(a1)\n li a0, 0\n ret\n")
    assert run_command(["run", "--core", "picorv32", str(elf)]) != 0
    assert "misaligned" in capfd.readouterr().err


def test_the_same_code_takes_the_same_cycles_without_compressed_instructions(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Code of four bytes an instruction, on both cores, in RTL too."""
    text = ".option norvc\n" + program(seed=3, blocks=40, rounds=2, machine=machine("picorv32"))
    elf = built(tmp_path, text, isa="rv32im")
    assert compared("picorv32", elf, [], capfd) == compared("picorv32-im", elf, [], capfd)

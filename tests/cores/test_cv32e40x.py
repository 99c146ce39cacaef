"""CV32E40X: the RTL of the Python package beside the model, and what the core does not have.

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
from .test_cv32e40p import built
from .test_picorv32 import compared

#: Memory that is not the ideal one.
MEMORIES = [
    [],
    ["fetch_response_cycles=2"],
    ["fetch_response_cycles=3", "fetch_grant_cycles=2", "data_response_cycles=2"],
    ["data_grant_cycles=2"],
    ["fetch_grant_cycles=1", "data_response_cycles=4"],
]
ISA_B = "rv32imc_zba_zbb_zbc_zbs"


@pytest.mark.slow
def test_a_random_program_enters_write_back_in_the_rtls_cycles_with_any_memory(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=1, blocks=80, rounds=3))
    assert len({compared("cv32e40x", elf, one, capfd) for one in MEMORIES}) == len(MEMORIES)


@pytest.mark.slow
def test_it_does_with_bit_manipulation_and_without_the_interface(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=2, blocks=80, rounds=3, bits=True), ISA_B)
    with_interface = compared("cv32e40x-b", elf, [], capfd)
    assert compared("cv32e40x-b", elf, ["extension_interface=false"], capfd) != with_interface


@pytest.mark.parametrize("core", ["cv32e40x", pytest.param("cv32e40x-b", marks=pytest.mark.slow)])
def test_results_of_a_coprocessor_are_the_simulators_and_come_when_the_model_says(core: str) -> None:
    """Its RTL is built once, so that a program without its instructions runs beside each memory here."""
    library = open_library([OFFLOADED])
    design = library.design("xlate")
    offloads = program(seed=4, blocks=80, rounds=2, custom=0.3, machine=machine("cv32e40x"))
    # Behind a fence that waits for a load one jumps by what it brings, the other by something else.
    late, other = (program(seed, 80, 2, 0.7, machine=machine("cv32e40x")) for seed in (4, 1002))
    runs = [(offloads, []), *((late, memory) for memory in MEMORIES), (other, MEMORIES[-1])]
    for text, memory in runs:
        made = library.core(core, design=design, overrides=overrides(memory or None))
        count, off = compared_with_a_coprocessor(made, design, None, text, "random")
        assert (off, count > 1000) == (0, True), memory


LINES = ".globl main\nmain: la a1, main\n {}\n li a0, 0\n ret\n"


@pytest.mark.parametrize(
    ("line", "says"),
    [("wfi", "would sleep for ever"), (".insn r 0x33, 1, 0x30, a0, a1, a1", "bit_manipulation = false")],
    ids=["wfi", "rol"],
)
def test_what_the_core_does_not_have_is_refused_with_its_place(
    line: str, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, LINES.format(line), ISA_B)
    command = ["run", "--core", "cv32e40x-b", "--set", "bit_manipulation=false", str(elf)]
    assert run_command(command) == 2
    message = capfd.readouterr().err.strip()
    assert says in message and "at 0x8000" in message, message
    assert len(message.splitlines()) == 1


SUM = ".insn r 0x0b, 1, 1, a2"
OFFERED = ".insn r 0x0b, 1, 0, a2, a1, a1"


@pytest.mark.parametrize(
    ("lines", "changes", "says"),
    [
        (f"la a3, 1f\n {SUM}, a3, zero\n nop\n jr a2\n1:", [], "put two instructions between"),
        (f"{OFFERED}\n lw a3, 0(a1)", ["data_response_cycles=2"], "asks again in every cycle"),
        (f"{OFFERED}\n nop\n nop\n nop\n lw a3, 0(a1)", ["data_response_cycles=2"], None),
    ],
    ids=["a jump by a result in WB", "an access behind a late result", "the same later"],
)
def test_where_the_hardware_itself_goes_astray_a_run_is_refused(
    lines: str, changes: list[str], says: str | None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, LINES.format(lines))
    given = [part for change in changes for part in ("--set", change)]
    command = ["run", "--design", "xlate", "--path", str(OFFLOADED), "--core", "cv32e40x", *given, str(elf)]
    assert run_command(command) == (2 if says else 0)
    message = capfd.readouterr().err
    assert says is None or says in message, message

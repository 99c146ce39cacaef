"""Ibex: the RTL of the Python package beside the model, and what the core does not have.

Recorded loops and calls of it are in test_rules.py and test_recorded.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from .pipeline_programs import program
from .test_cv32e40p import built
from .test_picorv32 import compared

#: Each is RTL of its own; `make test-all` has both.
CORES = (pytest.param("ibex-small", marks=pytest.mark.slow), "ibex-opentitan")
#: Cycles of instructions and data.
MEMORIES = [(1, 1), (1, 2), (1, 5), (2, 1), (3, 3), (6, 2)]


def memory(fetch: int, data: int) -> list[str]:
    """The parameters of a memory."""
    return [f"fetch_response_cycles={fetch}", f"data_response_cycles={data}"]


@pytest.mark.parametrize("core", CORES)
def test_a_random_program_leaves_the_stage_in_the_rtls_cycles_with_any_memory(
    core: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=1, blocks=80, rounds=3))
    assert len({compared(core, elf, memory(*one), capfd) for one in MEMORIES}) == len(MEMORIES)


@pytest.mark.slow
def test_each_mixture_of_the_parameters_has_the_rtls_cycles(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, program(seed=2, blocks=80, rounds=3))
    for stage in ("true", "false"):
        for adder in ("true", "false"):
            for cycles in (1, 3):
                made = [f"writeback_stage={stage}", f"branch_target_alu={adder}", f"multiply_cycles={cycles}"]
                # With the others the RTL itself goes astray.
                for one in [
                    (fetch, data)
                    for fetch, data in MEMORIES
                    if data == 1 or stage == "false" or adder == "true"
                ]:
                    compared("ibex-small", elf, [*made, *memory(*one)], capfd)


def test_what_no_rtl_can_be_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    changes = ["--set", "branch_target_alu=false", "--set", "data_response_cycles=2"]
    assert run_command(["measure", "sha3", "keccak_f1600", "--core", "ibex-opentitan", *changes]) == 2
    message = capfd.readouterr().err.strip()
    assert "branch_target_alu = true" in message and len(message.splitlines()) == 1, message


@pytest.mark.parametrize(
    ("line", "says"),
    [("wfi", "would sleep for ever"), ("rdcycle a0", "mcycle and minstret are there")],
)
def test_what_the_core_does_not_have_is_refused_with_its_place(
    line: str, says: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, f".globl main\nmain: {line}\n li a0, 0\n ret\n")
    assert run_command(["run", "--core", "ibex-small", str(elf)]) == 2
    message = capfd.readouterr().err.strip()
    assert says in message and "at 0x8000" in message, message
    assert len(message.splitlines()) == 1


def test_a_region_has_its_own_latencies_and_none_is_cached(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    head = '[core]\nname = "mine"\nbased_on = "ibex-small"\nsummary = "With a bus."\n'
    region = (
        '[[regions]]\nname = "data"\nbase = 0x80000000\nbytes = 0x100000\nload_latency = 5\n'
        'store_latency = 6\nfrom = "assumed"\n'
    )
    text = ".globl main\nmain: la a1, tohost\n lw a0, 0(a1)\n sw zero, 0(a1)\n li a0, 0\n ret\n"
    elf = str(built(tmp_path, text))

    def cycles(name: str) -> int:
        assert run_command(["run", "--core", name, "--path", str(tmp_path), "--json", elf]) == 0
        return int(json.loads(capfd.readouterr().out)["cycles"])

    core = tmp_path / "cores" / "mine.toml"
    core.parent.mkdir()
    core.write_text(head + region)
    # The program's load, its store, and the two of crt0 that end it.
    assert cycles("mine") - cycles("ibex-small") == (5 - 1) + 3 * (6 - 1)
    core.write_text(head + region + "cached = true\n")
    assert run_command(["check", str(core)]) != 0
    out, err = capfd.readouterr()
    assert "is cached, and this family of cores has no cache" in out + err

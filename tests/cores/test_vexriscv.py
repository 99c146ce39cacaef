"""VexRiscv: the netlist of the Python package beside the model, and what the core does not have.

Recorded loops and calls of it are in test_rules.py and test_recorded.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from .pipeline_programs import machine, program
from .test_cv32e40p import built
from .test_picorv32 import compared

CORE = "vexriscv-lite"
ISA = "rv32im"
#: Cycles of a word of code and of an access of data.
MEMORIES = [(1, 1), (0, 0), (0, 5), (9, 0), (3, 2)]


def memory(fetch: int, data: int) -> list[str]:
    """The parameters of a memory."""
    return [f"fetch_response_cycles={fetch}", f"data_response_cycles={data}"]


def random_program(seed: int, blocks: int, rounds: int) -> str:
    """One for this core: its machine mode, aligned accesses, branches backward."""
    return program(seed, blocks, rounds, machine=machine("vexriscv"))


def test_a_random_program_takes_the_rtls_cycles_with_any_memory(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, random_program(seed=1, blocks=80, rounds=3), isa=ISA)
    assert len({compared(CORE, elf, memory(*one), capfd) for one in MEMORIES}) == len(MEMORIES)


@pytest.mark.slow
@pytest.mark.parametrize("blocks", [30, 90, 400])
def test_code_in_the_cache_and_beyond_it_takes_the_rtls_cycles(
    blocks: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = built(tmp_path, random_program(seed=2, blocks=blocks, rounds=20), isa=ISA)
    for one in MEMORIES:
        compared(CORE, elf, memory(*one), capfd)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("csrw mscratch, a0", "accesses a CSR that this core does not have"),
        ("csrr a0, mcycle", "accesses a CSR that this core does not have"),
        ("csrr a0, mtvec", "only to be written"),
    ],
)
def test_what_the_netlist_lacks_is_refused_with_its_place(
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


SHIFTS = """
name = "shifts"
title = "A shift by what is secret, and one of it"
sources = ["shifts.c"]

[vectors]
files = ["shifts.json"]
"""
OPERATION = """
[operations.{name}]
symbol = "shift"
prototype = "void shift(uint8_t out[1], const uint8_t a[1], const uint8_t n[1])"
args = [
  {{ name = "out", kind = "out", type = "bytes", count = 1 }},
  {{ name = "a", kind = "in", type = "bytes", count = 1 }},
  {{ name = "n", kind = "in", type = "bytes", count = 1 }},
]
secret = ["{secret}"]

[[vectors.rules]]
when = {{ op = "{name}" }}
operation = "{name}"
in = {{ a = "a", n = "n" }}
out = {{ out = "out" }}
"""


def test_a_secret_amount_of_a_shift_is_a_leak_here_and_what_is_shifted_is_none(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "shifts"
    folder.mkdir()
    secrets = {"by": "n", "of": "a"}
    operations = [OPERATION.format(name=name, secret=secret) for name, secret in secrets.items()]
    (folder / "workload.toml").write_text("".join([SHIFTS, *operations]))
    cases = [
        {"tc": at, "ok": True, "op": name, "a": "03", "n": "02", "out": "0c"}
        for at, name in enumerate(secrets, 1)
    ]
    (folder / "shifts.json").write_text(json.dumps({"scheme": "shifts", "cases": cases}))
    head = "void shift(uint8_t out[1], const uint8_t a[1], const uint8_t n[1])"
    (folder / "shifts.c").write_text(f"#include <stdint.h>\n{head} {{ out[0] = a[0] << (n[0] & 7); }}\n")
    for core, leaks in [(CORE, {"by": 1, "of": 0}), ("ibex-small", {"by": 0, "of": 0})]:
        run_command(["ct", str(folder), "--core", core, "--json"])
        out, message = capfd.readouterr()
        assert out, message
        found = json.loads(out)
        assert {one["operation"]: one["leaks"] for one in found["operations"]} == leaks
        assert {leak["kind"] for leak in found["leaks"]} <= {"latency"}


def test_a_shift_takes_as_many_cycles_as_its_register_says(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The amount of one run is longer by ten places than the other's, and it shifts twice."""

    def cycles(amount: int) -> int:
        text = f"""
            .globl main
    main:   li a1, {amount}
            li a2, 2
    1:      sll a0, a1, a1
            addi a2, a2, -1
            bnez a2, 1b
            li a0, 0
            ret
        """
        elf = built(tmp_path, text, isa=ISA)
        assert run_command(["run", "--core", CORE, str(elf), "--json"]) == 0
        found = json.loads(capfd.readouterr().out)["cycles"]
        assert isinstance(found, int)
        return found

    assert cycles(12) - cycles(2) == 2 * 10

"""Traces that leave out what a timing needs: each thing is told with its number, in every command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

RUNTIME = Path(__file__).parents[2] / "workloads" / "runtime"
CORE = ["--core", "cva6-single"]

#: Loads and stores over 8 KiB, more than one way of the cache holds, and divides.
PROGRAM = """.globl _start
_start: la a1, data
li a0, 64
loop: lw a2, 0(a1)
lw a3, 1024(a1)
sw a2, 64(a1)
addi a1, a1, 128
addi a0, a0, -1
bnez a0, loop
divu a2, a0, a1
li a0, 0
li a7, 93
ecall
.bss
.balign 64
data: .zero 16384
"""
#: Loads and stores that it makes.
ACCESSES = 3 * 64


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the run as Spike's log and as RVFI, with all that they have."""
    folder = tmp_path_factory.mktemp("logs")
    source = folder / "program.S"
    source.write_text(PROGRAM)
    built = build(Build(find_compiler(), "rv32imc", (source,), link_script=RUNTIME / "link.ld"))
    for name in ("whole.log", "whole.rvfi"):
        assert run_command(["run", str(built), "--isa", "rv32imc", "--trace", str(folder / name)]) == 0
    return folder


def scored(capfd: pytest.CaptureFixture[str], trace: Path) -> dict[str, object]:
    capfd.readouterr()
    assert run_command(["score", str(trace), *CORE, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    (window,) = found["windows"]
    return {**window, "notes": found["notes"]}


def variant(folder: Path, name: str, lines: list[str]) -> Path:
    trace = folder / name
    trace.write_text("\n".join(lines) + "\n")
    return trace


def test_addresses_that_are_missing_are_counted_and_told_by_every_command(
    logs: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = scored(capfd, logs / "whole.rvfi")
    assert whole["accesses_without_address"] == 0 and whole["form"] == "rvfi"
    lines = [line for line in (logs / "whole.rvfi").read_text().splitlines() if line.startswith("core")]
    bare = variant(logs, "bare.rvfi", lines)
    found = scored(capfd, bare)
    assert found["accesses_without_address"] == ACCESSES
    said = f"{ACCESSES} of {ACCESSES} instructions that access memory have no address in the trace"
    assert any(said in note for note in found["notes"])  # type: ignore[attr-defined]
    for command in (
        ["score", str(bare), *CORE],
        ["annotate", str(bare), *CORE, "-o", str(logs / "annotated")],
        ["profile", str(bare), *CORE],
        ["compare", str(bare), "--core", "cva6-single", "--core", "cva6-superscalar"],
        ["explore", str(space(logs, bare)), "-j", "1", "-o", str(logs / "explored")],
    ):
        assert run_command(command) == 0
        assert said in " ".join(capfd.readouterr().err.split()), command
    assert run_command(["profile", str(bare), *CORE, "--json"]) == 0
    assert said in capfd.readouterr().out
    assert run_command(["explore", str(space(logs, bare)), "-o", str(logs / "explored"), "--json"]) == 0
    explored = json.loads(capfd.readouterr().out)
    assert explored["points"][0]["kept"] and said in explored["notes"][0]


def space(folder: Path, trace: Path) -> Path:
    """A sweep of one point, which times it."""
    file = folder / "space.toml"
    file.write_text(
        f'[space]\ntitle = "T"\n[base]\ntrace = "{trace}"\n[[axes]]\nset = "core"\nvalues = ["{CORE[1]}"]\n'
    )
    return file


def test_the_registers_of_a_commit_log_give_its_addresses(
    logs: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = scored(capfd, logs / "whole.log")
    assert (whole["form"], whole["accesses_without_address"]) == ("spike", 0)
    lines = [line.split(" mem ")[0] for line in (logs / "whole.log").read_text().splitlines()]
    for name, text, form in (
        ("new.log", lines, "spike"),
        ("old.log", [line.removeprefix("core   0: ") for line in lines], "spike before 2022"),
    ):
        found = scored(capfd, variant(logs, name, ["warning: tohost and fromhost not in ELF", *text]))
        assert (found["form"], found["cycles_model"]) == (form, whole["cycles_model"])
        assert found["accesses_without_address"] == 0
        said = (
            f"{ACCESSES} addresses of loads and stores are not in the trace and followed from the registers"
        )
        assert any(said in note for note in found["notes"])  # type: ignore[attr-defined]
    # Without registers nothing follows.
    bare = [line.split(" x")[0] for line in lines]
    assert scored(capfd, variant(logs, "bare.log", bare))["accesses_without_address"] == ACCESSES


def test_a_trap_whose_instruction_is_not_in_the_log_is_counted(
    logs: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = [
        "core   0: 3 0x80000000 (0x00150513) x10 0x00000001",
        "core   0: exception trap_load_access_fault, epc 0x80000004",
        "core   0: 3 0x80000100 (0x00150593) x11 0x00000002",
        "core   0: 3 0x80000104 (0x00150593) x11 0x00000003",
    ]
    found = scored(capfd, variant(logs, "trap.log", lines))
    assert found["traps_between_lines"] == 1
    assert any("1 trap or interrupt came between two lines" in note for note in found["notes"])  # type: ignore[attr-defined]

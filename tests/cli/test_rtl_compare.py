"""`instar rtl compare`: a trace of RTL beside a run of its program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from instar._core import families
from instar.cli import run_command

from tests.cli.test_commands import json_of
from tests.cli.test_outputs import program

CORE = "cva6-superscalar"


def lines_of(elf: Path, folder: Path) -> Iterator[tuple[int, int, str]]:
    """Address and word of all that the program retires, and the address of its access."""
    log = folder / "run.log"
    assert run_command(["run", str(elf), "--isa", "rv32imc", "--trace", str(log)]) == 10  # what main returns
    for line in log.read_text().splitlines():
        found = re.match(r"core\s+0: (?:3 )?0x([0-9a-f]+) \(0x([0-9a-f]+)\)", line)
        if found is not None:
            access = re.search(r"mem 0x([0-9a-f]+)", line)
            yield int(found[1], 16), int(found[2], 16), f" {access[1]}" if access else ""


def trace(tmp_path: Path, elf: Path, ahead: int = 0, late: int | None = None, behind: int = 0) -> Path:
    """What a core would write that retires every third cycle; from number `late` on a cycle later."""
    # Boot code ends with `jr t0`.
    boot = [(0x10000 + 4 * n, 0x13 if n + 1 < ahead else 0x00028067, "") for n in range(ahead)]
    code = boot + list(lines_of(elf, tmp_path))
    last = code[-1][0]
    code += [(last + 4 * n, 0x13, "") for n in range(1, behind + 1)]
    path = tmp_path / "rtl.trace"
    text = [
        f"{pc:x} {word:08x} {3 * n + (late is not None and n >= late)}{access}\n"
        for n, (pc, word, access) in enumerate(code)
    ]
    path.write_text("".join(text))
    return path


def test_boot_code_ahead_and_what_follows_the_end_are_left_out(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = program()
    file = trace(tmp_path, elf, ahead=5, behind=2)
    found = json_of(capfd, "rtl", "compare", str(file), str(elf), "--core", CORE)
    assert found["ahead"] == 5
    assert found["common"] == found["instructions"][1] == found["instructions"][0] - 2
    # Instructions are paired by address, and functions have the program's names on both sides.
    assert {"main", "_start"} <= {row["function"] for row in found["functions"] if row["a"] and row["b"]}
    assert run_command(["rtl", "compare", str(file), str(elf), "--core", CORE]) == 0
    said = capfd.readouterr().out
    assert "5 instructions of A before B begins, left out" in said
    assert "the other goes on for 2" in said and "The streams part" not in said


def test_unequal_cycles_are_summed_by_cause(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = program()
    found = json_of(capfd, "rtl", "compare", str(trace(tmp_path, elf)), str(elf), "--core", CORE)
    assert sum(row["times"] for row in found["causes"]) == found["common"] - found["equal"]
    known = {cause["name"] for family in families() for cause in family["causes"]}
    assert {name for row in found["causes"] for name in row["causes"]} <= known
    later = trace(tmp_path, elf, late=8)
    moved = json_of(capfd, "rtl", "compare", str(later), str(elf), "--core", CORE)
    assert moved["cycles"][0] == found["cycles"][0] + 1


def test_another_instruction_is_told_and_ends_with_1(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = program()
    file = trace(tmp_path, elf)
    lines = file.read_text().splitlines(keepends=True)
    pc, _, cycle, *_ = lines[1].split()
    file.write_text("".join([lines[0], f"{pc} 00000013 {cycle}\n", *lines[2:]]))
    assert run_command(["rtl", "compare", str(file), str(elf), "--core", CORE]) == 1
    assert "The streams part: instruction 2" in capfd.readouterr().out


def test_a_trace_of_another_program_is_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf = program()
    file = tmp_path / "other.trace"
    file.write_text("".join(f"{0x10000 + 4 * n:x} 00000013 {n}\n" for n in range(20)))
    assert run_command(["rtl", "compare", str(file), str(elf), "--core", CORE]) == 2
    assert "never comes to the first instruction of" in capfd.readouterr().err
    assert run_command(["rtl", "compare", str(elf), str(file), "--core", CORE]) == 2
    assert "the trace comes first" in capfd.readouterr().err

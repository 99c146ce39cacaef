"""`instar run --coverage`: which lines, functions and branches of a program a run reached."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from tests.cli.test_commands import json_of, program

HERE = Path(__file__).parent


@dataclass
class Record:
    """One source file of a tracefile (geninfo(1)), read without the code that wrote it."""

    lines: dict[int, int] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    branches: list[tuple[int, str]] = field(default_factory=list)
    sums: dict[str, int] = field(default_factory=dict)


def read(tracefile: Path) -> dict[str, Record]:
    found: dict[str, Record] = {}
    record = Record()
    for line in tracefile.read_text().splitlines():
        tag, _, rest = line.partition(":")
        if tag == "SF":
            record = found[rest] = Record()
        elif tag == "DA":
            number, count = rest.split(",")
            record.lines[int(number)] = int(count)
        elif tag == "FNDA":
            count, name = rest.split(",")
            record.functions[name] = int(count)
        elif tag == "BRDA":
            number, _, _, taken = rest.split(",")
            record.branches.append((int(number), taken))
        elif tag in ("FNF", "FNH", "BRF", "BRH", "LF", "LH"):
            record.sums[tag] = int(rest)
        else:
            assert tag in ("TN", "FN", "end_of_record"), line
    return found


@pytest.fixture(scope="module")
def covered(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The program and its tracefile."""
    runtime = runtime_folder()
    sources = (*sorted(runtime.glob("*.[cS]")), HERE / "covered.c")
    elf = build(
        Build(
            find_compiler(),
            "rv32imc",
            sources,
            (runtime / "include",),
            link_script=runtime / "link.ld",
            optimisation="-O1",
            extra_flags=("-g",),
        )
    )
    tracefile = tmp_path_factory.mktemp("coverage") / "c.info"
    assert run_command(["run", str(elf), "--coverage", str(tracefile)]) == 45
    return elf, tracefile


def line_of(text: str) -> int:
    lines = (HERE / "covered.c").read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_lines_count_as_often_as_they_ran(covered: tuple[Path, Path]) -> None:
    (record,) = (record for name, record in read(covered[1]).items() if name.endswith("covered.c"))
    assert record.lines[line_of("if (n < 0)")] == 10
    assert record.lines[line_of("sum += absolute")] == 10
    assert record.lines[line_of("if (sum != 45)")] == 1
    assert record.lines[line_of("sum = never")] == 0
    assert record.lines[line_of("return n * 3")] == 0
    assert record.functions["absolute"] == 10 and record.functions["main"] == 1
    assert record.functions["never"] == 0


def test_both_ways_of_a_branch_are_counted(covered: tuple[Path, Path]) -> None:
    (record,) = (record for name, record in read(covered[1]).items() if name.endswith("covered.c"))
    ways = sorted(taken for line, taken in record.branches if line == line_of("if (sum != 45)"))
    assert ways == ["0", "1"]


def test_the_sums_are_those_of_the_rows(covered: tuple[Path, Path]) -> None:
    for name, record in read(covered[1]).items():
        hit = [count > 0 for count in record.lines.values()]
        assert (record.sums["LF"], record.sums["LH"]) == (len(hit), sum(hit)), name
        entered = [count > 0 for count in record.functions.values()]
        assert (record.sums["FNF"], record.sums["FNH"]) == (len(entered), sum(entered)), name
        gone = [taken not in ("-", "0") for _, taken in record.branches]
        assert (record.sums["BRF"], record.sums["BRH"]) == (len(gone), sum(gone)), name


def test_the_summary_adds_up_and_a_failing_run_leaves_a_tracefile(
    covered: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    elf, tracefile = covered
    found = json_of(capfd, "run", str(elf), "--coverage", str(tmp_path / "a.info"))["coverage"]
    records = read(tracefile).values()
    assert found["files"] == len(records)
    for key, tag in (("lines", "LF"), ("lines_hit", "LH"), ("functions", "FNF"), ("branches_hit", "BRH")):
        assert found[key] == sum(record.sums[tag] for record in records)
    part = tmp_path / "b.info"
    assert run_command(["run", str(elf), "--coverage", str(part), "--max-instructions", "60"]) == 2
    reached = sum(record.sums["LH"] for record in read(part).values())
    assert 0 < reached < found["lines_hit"]


def test_lcov_itself_reads_the_same_sums(covered: tuple[Path, Path]) -> None:
    lcov = shutil.which("lcov")
    if lcov is None:
        pytest.skip("Debian's lcov is not installed")
    shown = subprocess.run(
        [lcov, "--rc", "lcov_branch_coverage=1", "--summary", str(covered[1])], capture_output=True, text=True
    )
    assert shown.returncode == 0, shown.stderr
    records = read(covered[1]).values()
    lines = [sum(record.sums[tag] for record in records) for tag in ("LH", "LF")]
    assert f"({lines[0]} of {lines[1]} lines)" in shown.stdout + shown.stderr


def test_a_program_without_lines_is_told_before_the_run(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    link = HERE.parent / "isa" / "link.ld"
    bare = Build(find_compiler(), "rv32imc", (HERE / "hello.S",), link_script=link, extra_flags=("-g0",))
    assert run_command(["run", str(build(bare)), "--coverage", str(tmp_path / "x.info")]) == 2
    out, message = capfd.readouterr()
    assert out == "" and "no line table" in message and "-g" in message
    assert not (tmp_path / "x.info").exists()
    assert run_command(["run", str(program("hello")), "--coverage", "no/such/x.info"]) == 2
    assert "no/such/x.info" in capfd.readouterr().err

"""A baseline or variant that names a compiler is built by it; where it is not there, that is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command

from ..gcc import GCC, needs_gcc

_DESIGN = """
[design]
name = "rows"
title = "Rows"
summary = "Two builds of one program."
extensions = []
cores = ["cv32e40p"]

[[baselines]]
name = "portable"
title = "portable C"

[[baselines]]
name = "other"
title = "the other one"
compiler = "{compiler}"
flags = ["-O1"]

[[evaluate]]
workload = "sha3"
functions = ["keccak_f1600"]
"""


def _design(folder: Path, compiler: str) -> list[str]:
    path = folder / "designs/rows/design.toml"
    path.parent.mkdir(parents=True)
    path.write_text(_DESIGN.format(compiler=compiler), encoding="utf-8")
    return ["--path", str(folder)]


def test_a_row_whose_compiler_is_not_there_is_a_dash_and_a_note(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here = _design(tmp_path, "no-such-gcc")
    assert run_command(["evaluate", "rows", *here]) == 0
    out, said = capfd.readouterr()
    row = next(line for line in out.splitlines() if "the other one" in line)
    assert row.split()[3:] == ["–", "no", "compiler", "–"]
    why = '"other" is built by "no-such-gcc", which is not on PATH; another one takes its place with --cc'
    assert said.count(why) == 1
    assert run_command(["evaluate", "rows", "--json", *here]) == 0
    first, other = json.loads(capfd.readouterr()[0])["results"]
    assert first["cycles"] and "absent" not in first
    assert (other["cycles"], other["instructions"], other["absent"]) == (None, None, why)
    measure = [
        "measure",
        "sha3",
        "keccak_f1600",
        "--core",
        "cv32e40p",
        "--design",
        "rows",
        "--variant",
        "other",
    ]
    assert run_command([*measure, *here]) == 2
    assert why in capfd.readouterr()[1]


@needs_gcc
def test_a_row_is_built_by_its_compiler_with_its_flags_before_the_users(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here = _design(tmp_path, GCC)
    assert run_command(["evaluate", "rows", "--cflags", "-g0", *here]) == 0
    out = capfd.readouterr()[0]
    (line,) = [line for line in out.splitlines() if line.startswith("the other one: ")]
    assert GCC in line and line.index("-O1") < line.index("-g0")


@needs_gcc
def test_a_compiler_of_the_command_line_builds_all_rows(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here = _design(tmp_path, "no-such-gcc")
    assert run_command(["evaluate", "rows", "--cc", GCC, "--json", *here]) == 0
    first, other = json.loads(capfd.readouterr()[0])["results"]
    assert first["compiler"] == other["compiler"] and first["cycles"] == other["cycles"]

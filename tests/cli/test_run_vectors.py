"""Programs with vector instructions under `instar run` and its views."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

ISA = "rv64imcv_zvl256b"
BENCH = Path(__file__).resolve().parents[2] / "bench" / "programs"
_MAIN = """
    .globl main
main:
    la      a0, key
    vsetivli t0, 16, e8, m1, ta, ma
    vmv.v.i v4, 1
    vsetivli t0, 8, e8, m1, ta, ma
    vle8.v  v2, (a0)
    vadd.vv v4, v2, v2
    vsetivli t0, 16, e8, m1, ta, ma
    li      a1, 8
    vslidedown.vx v6, v4, a1
    vmv.x.s a0, v6
LEAK
    andi    a0, a0, 0x7f
    ret
    .data
    .globl key
    .type key, @object
    .size key, 16
key: .space 16
"""


def program(folder: Path, leak: str = "") -> str:
    (folder / "main.S").write_text(_MAIN.replace("LEAK", leak))
    request = Build(
        compiler=find_compiler(),
        isa=ISA,
        sources=(BENCH / "start.S", folder / "main.S"),
        link_script=BENCH / "link.ld",
    )
    return str(build(request))


def test_agnostic_elements_stay_or_become_ones(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = program(tmp_path)
    # Element 8 of v4 lies behind vl when the sum is written.
    assert run_command(["run", file, "--isa", ISA]) == 1
    assert run_command(["run", file, "--isa", ISA, "--vector-agnostic-ones"]) == 0x7F


def test_views_of_a_run_count_vector_instructions(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = program(tmp_path)
    coverage, histogram = tmp_path / "prog.info", tmp_path / "prog.json"
    views = ["--coverage", str(coverage), "--histogram-to", str(histogram)]
    assert run_command(["run", file, "--isa", ISA, *views, "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert told["instructions"] > 0
    # vadd.vv is the eighth line of the file.
    assert "DA:9,1" in coverage.read_text()
    assert '"vadd.vv"' in histogram.read_text()


def test_a_secret_is_followed_through_vector_registers(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["--isa", ISA, "--secret", "key", "--json"]
    assert run_command(["run", program(tmp_path), *command]) == 0
    assert json.loads(capfd.readouterr().out)["leaks"] == []
    leak = "vsetivli t0, 8, e8, m1, ta, ma\n vminu.vv v8, v2, v2\n vmv.x.s a2, v8\n beqz a2, 1f\n1:"
    assert run_command(["run", program(tmp_path, leak), *command]) == 0
    found = json.loads(capfd.readouterr().out)["leaks"]
    assert sorted(one["kind"] for one in found) == ["branch", "latency"]


def test_a_commit_log_refuses_vectors_in_a_sentence(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log, form = tmp_path / "log.spike", ["--trace-format", "spike"]
    assert run_command(["run", program(tmp_path), "--isa", ISA, "--trace", str(log), *form]) == 2
    assert "values of vector registers are not noted" in capfd.readouterr().err

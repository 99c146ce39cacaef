"""What is to be known beside cycles reaches every result that has them."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from instar import cautions
from instar._core import Program
from instar.bench import worker as bench_worker
from instar.checked_program import prepare
from instar.cli import run_command
from instar.explore import worker as explore_worker
from instar.explore.job import CallRun, ProgramRun
from instar.jobs import machine
from instar.places import library
from instar.toolchain import Build, build, find_compiler
from instar.tune import worker as tune_worker
from instar.workload.program import Recipe

from ..shared import ROOT

STILL = "a vector reduction may stand still"
CORE = ["--core", "cva6-single"]


@pytest.fixture
def stands_still(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever is timed may stand still in RTL."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    told = cautions.cautions

    def more(program: Program, core: Any, results: Any = ()) -> list[str]:
        marked: list[Any] = [{**one, "stands_still": [STILL]} for one in results]
        return told(program, core, marked)

    workers = ("bench.worker", "tune.worker", "explore.worker")
    for module in (*workers, "measurement", "profiling", "schedule.candidate", "program.loaded"):
        monkeypatch.setattr(f"instar.{module}.cautions", more)
    for module in ("cli.profile", "explore.worker"):
        monkeypatch.setattr(f"instar.{module}.of_file", more)


def test_each_sentence_is_told_once_and_none_without_a_core() -> None:
    class Asked:
        @staticmethod
        def note_on(_: object) -> str:
            return "of the program"

    results: list[Any] = [{"stands_still": ["one", "two"]}, {"stands_still": ["two"]}]
    program: Any = Asked()
    core: Any = object()
    assert cautions.cautions(program, core, results) == ["of the program", "one", "two"]
    assert cautions.cautions(program, None, results) == []


def test_a_measurement_and_a_schedule_have_them(
    stands_still: None, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("f.S").write_text(".globl f\nf: lw t0, 0(a0)\n addi t0, t0, 1\n sw t0, 0(a0)\n ret\n")
    search = ["schedule", "f.S", *CORE, "--argument", "a0=8", "--returns", "0", "--orders", "20", "--json"]
    for command in (["measure", "sm3", "sm3_compress", *CORE, "--json"], search):
        assert run_command(command) == 0
        out, said = capfd.readouterr()
        assert json.loads(out)["notes"] == [STILL] and f"note: {STILL}" in said


@pytest.mark.parametrize("subject", [["sm3", "sm3_compress"], ["plain.elf"]], ids=["call", "program"])
def test_a_profile_has_them(
    subject: list[str], stands_still: None, capfd: pytest.CaptureFixture[str]
) -> None:
    if subject == ["plain.elf"]:
        Path("plain.elf").write_bytes(_plain().read_bytes())
    assert run_command(["profile", *subject, *CORE, "--json"]) == 0
    out, said = capfd.readouterr()
    assert f"note          {STILL}" in json.loads(out)["notes"] and f"note: {STILL}" in said


@pytest.mark.parametrize("worker", [bench_worker, tune_worker, explore_worker])
def test_a_row_of_a_table_and_a_point_of_a_search_or_sweep_have_them(
    worker: Any, stands_still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a job comes to, in whatever process it is computed."""
    job = _job()
    monkeypatch.setattr(machine, "core_of", lambda job: job.core)
    monkeypatch.setattr(machine, "program_of", lambda job, *_: job.program)
    assert list(worker._cost(job).notes) == [STILL]


def test_a_point_that_runs_a_program_has_them(stands_still: None, monkeypatch: pytest.MonkeyPatch) -> None:
    job = _job()
    job.run, job.program = ProgramRun(), Program(_plain(), isa=job.core.isa)
    job.notes = ("not compared",)
    monkeypatch.setattr(machine, "core_of", lambda job: job.core)
    monkeypatch.setattr(machine, "program_of", lambda job, _: job.program)
    assert explore_worker._cost(job).notes == ["not compared", STILL]


def _plain() -> Path:
    """A program that ends at once."""
    Path("plain.S").write_text(".globl _start\n_start: li a0, 0\nli a7, 93\necall\n")
    script = ROOT / "workloads/runtime/link.ld"
    return build(Build(find_compiler(), "rv32imc", (Path("plain.S"),), link_script=script))


def _job() -> Any:
    """A job with one call, of which the program is at hand."""
    found = library()
    core = found.core("cva6-single")
    recipe = Recipe(found.workload("sm3"), "", core.isa, find_compiler())
    prepared = prepare(found, recipe, "sm3_compress")
    return SimpleNamespace(
        core=core,
        program=prepared.program,
        calls=prepared.calls,
        run=CallRun(prepared.calls, cold=False),
        checked=True,
        content="",
        compiler=None,
        flags=None,
        part=None,
        tool="",
        notes=(),
        cold=False,
        sampling=None,
        sources=(),
        hash_sources=(),
        patience=10_000_000,
    )

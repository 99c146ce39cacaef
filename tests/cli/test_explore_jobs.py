"""Jobs and who computes them: any executor serves, a job travels whole, a death is neither loss nor loop."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import Arg, InstarError, Program
from instar.explore.job import Job, TraceRun
from instar.explore.prepare import Preparation
from instar.explore.worker import compute
from instar.interruption import Interruption
from instar.jobs.compute import outcomes
from instar.jobs.job import Outcome
from instar.jobs.workers import Workers
from instar.places import library
from instar.result import PointCost
from instar.toolchain import find_compiler

from tests.cli.test_commands import program

SPACE = """
[space]
title = "Two widths"
[base]
core = "cva6-superscalar"
{run}
[[axes]]
set = "commit_ports"
values = [1, 2]
"""
KECCAK = 'workload = "sha3"\noperation = "keccak_f1600"'


@pytest.fixture
def jobs(tmp_path: Path) -> list[Job]:
    """The two jobs of a space of its own."""
    return made(tmp_path, KECCAK)


def made(folder: Path, run: str) -> list[Job]:
    (folder / "space.toml").write_text(SPACE.format(run=run))
    found = library()
    preparation = Preparation(found, find_compiler)
    return [preparation.job(point) for point in found.space(folder / "space.toml")["points"]]


def never() -> Interruption:
    return Interruption(lambda: None)


def test_any_executor_serves(jobs: list[Job]) -> None:
    with ThreadPoolExecutor(2) as executor:
        done = {job.key: outcome for job, outcome in outcomes(jobs, compute, Workers(executor, 2), never())}
    assert [done[job.key].failure for job in jobs] == [None, None]
    cycles = [cost.cycles for job in jobs if (cost := done[job.key].cost)]
    assert len(cycles) == 2 and cycles[1] < cycles[0]


def test_a_job_travels_whole_to_a_machine_that_has_seen_nothing(
    jobs: list[Job], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = compute(jobs[0])
    sent = pickle.dumps(jobs[0])
    assert len(sent) < 400_000
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.chdir("/")
    there = compute(pickle.loads(sent))
    assert here.cost is not None and there.cost is not None
    assert there.cost.cycles == here.cost.cycles


SHARED = 'design = "tum22"\nvariant = "obi-2"\nworkload = "kyber-512"\noperation = "keygen"'


def test_a_description_of_another_design_travels_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "space.toml").write_text(
        SPACE.format(run=SHARED)
        .replace("cva6-superscalar", "cv32e40p")
        .replace("commit_ports", "memory_banks")
    )
    found = library()
    (point, _) = found.space(tmp_path / "space.toml")["points"]
    sent = pickle.dumps(Preparation(found, find_compiler).job(point))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.chdir("/")
    there = compute(pickle.loads(sent))
    assert there.failure is None and there.cost is not None, there.failure


def test_other_code_refuses_the_job_in_one_sentence(jobs: list[Job]) -> None:
    outcome = compute(replace(jobs[0], tool="of other code"))
    assert outcome.cost is None
    assert outcome.failure is not None and "has another Instar" in outcome.failure


def test_a_trace_that_a_worker_does_not_see_or_that_changed_is_one_sentence(tmp_path: Path) -> None:
    trace = tmp_path / "a.trace"
    trace.write_text("80000000 00150513\n")
    (job, _) = made(tmp_path, 'trace = "a.trace"')
    assert compute(job).failure is None
    trace.write_text("80000000 00250513\n")
    assert "another trace there" in (compute(job).failure or "")
    trace.unlink()
    assert "every worker sees it under the same path" in (compute(job).failure or "")


def test_what_decides_the_result_decides_the_key(tmp_path: Path, jobs: list[Job]) -> None:
    assert jobs[0].key != jobs[1].key
    assert [job.key for job in made(tmp_path, KECCAK)] == [job.key for job in jobs]
    others = made(tmp_path, KECCAK + "\nmemory_read_latency = 9")
    assert not {job.key for job in others} & {job.key for job in jobs}
    trace = tmp_path / "a.trace"
    trace.write_text("80000000 00150513\n" * 2)
    whole = made(tmp_path, 'trace = "a.trace"')
    (tmp_path / "index.json").write_text(
        '[{"trace": "a.trace", "windows": [{"name": "one", "first_line": 1, "last_line": 1}]}]'
    )
    window = made(tmp_path, 'trace = "a.trace"')
    assert isinstance(window[0].run, TraceRun) and window[0].run.window is not None
    assert whole[0].key != window[0].key


class Mortal(Executor):
    """Its workers die on the first `deaths` jobs that they are given."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths
        self.given = 0

    def submit(self, *call: object, **more: object) -> Future[Outcome[PointCost]]:  # type: ignore[override]
        future: Future[Outcome[PointCost]] = Future()
        self.given += 1
        if self.given <= self.deaths:
            future.set_exception(ConnectionResetError("the worker is gone"))
        else:
            future.set_result(Outcome(None, "as asked"))
        return future


class MortalWorkers(Workers):
    """Knows how its executor says that a worker died."""

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, ConnectionResetError)


def test_a_job_whose_worker_died_is_given_out_again(jobs: list[Job]) -> None:
    executor = Mortal(2)
    found = [
        outcome.failure for _, outcome in outcomes(jobs[:1], compute, MortalWorkers(executor, 1), never())
    ]
    assert found == ["as asked"] and executor.given == 3


def test_a_job_that_kills_every_worker_fails_in_the_end(jobs: list[Job]) -> None:
    executor = Mortal(99)
    found = [
        outcome.failure for _, outcome in outcomes(jobs[:1], compute, MortalWorkers(executor, 1), never())
    ]
    assert executor.given == 3
    assert found == ["its worker died 3 times; it may need more memory than there is"]


def test_after_an_interruption_nothing_is_begun(jobs: list[Job]) -> None:
    interruption = never()
    executor = Mortal(0)

    def endless() -> Iterator[Job]:
        while True:
            yield jobs[0]

    for count, _ in enumerate(outcomes(endless(), compute, Workers(executor, 1), interruption)):
        if count == 4:
            interruption.asked = True
    assert executor.given == 5


def test_arguments_come_out_of_a_pickle_as_they_went_in() -> None:
    given = [
        Arg.value("i32", -1),
        Arg.value("u64", 2**63),
        Arg.value("size", 7),
        Arg.input(b"abc", 32),
        Arg.output(5),
        Arg.inout(bytes(8), 64),
    ]
    again = pickle.loads(pickle.dumps(given))
    assert [arg.__reduce__() for arg in again] == [arg.__reduce__() for arg in given]


def test_a_program_that_ends_with_an_error_is_no_result(tmp_path: Path) -> None:
    elf = program("hello")
    (tmp_path / "hello.elf").write_bytes(elf.read_bytes())
    assert Program(elf, isa="rv32imc").run()["exit_code"] == 7
    (job, _) = made(tmp_path, 'program = "hello.elf"')
    assert compute(job).failure == "the program ended with exit code 7; 0 is right"


def test_a_workload_that_is_not_there_is_told_where_it_is_named(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r"space\.toml:6:"):
        made(tmp_path, 'workload = "sha4"\noperation = "keccak_f1600"')

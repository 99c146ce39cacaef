"""Sweeps from the command line: what they write, that they lose nothing, and that they run nothing twice."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pyarrow.parquet as parquet
import pytest
from instar.cli import run_command
from instar.extras import EXTRAS
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

#: Two widths by two numbers of ports; the wide one cannot be with the fetch of `narrow`.
SPACE = """
[space]
title = "A small space"
[base]
core = "cva6-superscalar"
workload = "{workload}"
operation = "{operation}"
{base}
[[axes]]
set = "issue_width"
values = [1, 2]
[[axes]]
set = "commit_ports"
values = [{ports}]
"""


#: A place where no scheduler is.
CLUSTER = ["--cluster", "tcp://127.0.0.1:9"]


def space(
    folder: Path, workload: str = "sha3", operation: str = "sha3_256", base: str = "", ports: str = "1, 2"
) -> Path:
    path = folder / "small.toml"
    path.write_text(SPACE.format(workload=workload, operation=operation, base=base, ports=ports))
    return path


def lines(folder: Path) -> list[str]:
    """Keys of the points that were computed, in the order in which they were."""
    path = folder / "points.jsonl"
    text = path.read_text() if path.exists() else ""
    return [json.loads(line)["key"] for line in text.splitlines(keepends=True) if line.endswith("\n")]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def explored(capfd: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Standard output of a sweep that ends with `code`."""
    found = run_command(["explore", "small.toml", *arguments])
    out, message = capfd.readouterr()
    assert found == code, message
    return out


def test_a_space_gives_a_table_a_picture_and_the_best_points_first(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    space(here, base="fetch_width = 32")
    out = explored(capfd, "-o", "out", "--csv")
    table = parquet.read_table(here / "out" / "results.parquet").to_pylist()
    assert [(row["issue_width"], row["commit_ports"]) for row in table] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert all(row["cycles"] > row["instructions"] > 1000 and row["checked"] for row in table[:2])
    assert table[0]["speedup"] == 1.0
    for row in table[2:]:
        assert row["cycles"] is None and "issue_width is 2 with fetch_width 32" in row["refused"]
    for column in ("core", "overrides", "content", "compiler", "tool", "tool_version"):
        assert table[0][column], column
    assert "2 points: there is no such hardware: issue_width is 2 with fetch_width 32" in out
    cycles = [row["cycles"] for row in table[:2]]
    assert out.index(f"{min(cycles):,}") <= out.index(f"{max(cycles):,}")
    picture = (here / "out" / "picture.svg").read_text()
    assert "A small space" in picture and "Hatched: there is no such hardware" in picture
    assert f"{cycles[0]:,}" in picture
    assert (here / "out" / "results.csv").read_text().startswith("issue_width,commit_ports,")


def test_what_is_known_is_not_computed_again_and_a_longer_axis_adds_its_own_points(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    space(here)
    first = json.loads(explored(capfd, "-o", "out", "--json"))
    assert len(lines(here / "out")) == 4
    again = json.loads(explored(capfd, "-o", "out", "--json"))
    assert len(lines(here / "out")) == 4
    assert [p["cost"] for p in first["points"]] == [p["cost"] for p in again["points"]]
    assert not any(p["kept"] for p in first["points"]) and all(p["kept"] for p in again["points"])
    space(here, ports="1, 2, 3")
    explored(capfd, "-o", "out")
    assert len(lines(here / "out")) == len(set(lines(here / "out"))) == 6
    explored(capfd, "-o", "out", "--fresh")
    assert set(Counter(lines(here / "out")).values()) == {2}


def test_a_point_that_a_crash_cut_off_is_computed_again_and_no_other(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    space(here)
    explored(capfd, "-o", "out")
    stored = here / "out" / "points.jsonl"
    whole = lines(here / "out")
    stored.write_bytes(stored.read_bytes()[:-20])
    explored(capfd, "-o", "out")
    kept = [json.loads(line)["key"] for line in stored.read_text().splitlines() if line.endswith("}")]
    assert kept == whole


def test_points_that_come_to_the_same_hardware_are_computed_once(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = space(here)
    path.write_text(path.read_text() + "[[rules]]\nwhen = { issue_width = 2 }\nset = { issue_width = 1 }\n")
    found = json.loads(explored(capfd, "-o", "out", "--json"))
    assert len(lines(here / "out")) == 2
    costs = [point["cost"]["cycles"] for point in found["points"]]
    assert costs[:2] == costs[2:]


def test_the_numbers_are_those_of_measure(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    space(here, "ml-dsa-44", "ntt")
    points = json.loads(explored(capfd, "-o", "out", "--json"))["points"]
    assert run_command(["measure", "ml-dsa-44", "ntt", "--core", "cva6-superscalar", "--json"]) == 0
    measured = json.loads(capfd.readouterr().out)
    assert points[3]["labels"] == {"issue_width": 2, "commit_ports": 2}
    assert points[3]["cost"]["cycles"] == measured["cycles"]
    assert points[3]["cost"]["instructions"] == measured["instructions"]


def test_warm_and_cold_caches_are_an_axis_like_any_other(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (here / "small.toml").write_text(
        """
[space]
title = "Warm and cold"
[base]
core = "cva6-superscalar"
workload = "sha3"
operation = "keccak_f1600"
[[axes]]
set = "caches"
values = ["warm", "cold"]
"""
    )
    warm, cold = json.loads(explored(capfd, "-o", "out", "--json"))["points"]
    assert (warm["cost"]["warmup"], cold["cost"]["warmup"]) == (1, 0)
    assert cold["cost"]["cycles"] > warm["cost"]["cycles"]
    assert cold["cost"]["instructions"] == warm["cost"]["instructions"]


def test_a_trace_and_a_program_are_workloads_too(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    trace = here / "loop.trace"
    trace.write_text("".join(f"{0x8000_0000 + 4 * at:x} 00150513\n" for at in range(64)))
    path = space(here)
    text = path.read_text().replace('workload = "sha3"\noperation = "sha3_256"', 'trace = "loop.trace"')
    path.write_text(text)
    points = json.loads(explored(capfd, "-o", "out", "--json"))["points"]
    assert [point["cost"]["instructions"] for point in points] == [64] * 4
    assert points[0]["cost"]["cycles"] >= 64
    (here / "index.json").write_text(
        '[{"trace": "loop.trace", "windows": [{"name": "end", "first_line": 33, "last_line": 64}]}]'
    )
    points = json.loads(explored(capfd, "-o", "out", "--json"))["points"]
    assert [point["cost"]["instructions"] for point in points] == [32] * 4


def test_a_wrong_kernel_ends_the_sweep_with_1_and_the_other_points_are_kept(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (here / "small.toml").write_text(
        """
[space]
title = "One of two kernels is wrong"
[base]
core = "cva6-superscalar"
design = "broken"
workload = "sha3"
operation = "keccak_f1600"
[[axes]]
set = "variant"
values = ["portable", "wrong"]
"""
    )
    kernels = here / "designs" / "broken" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "keccak_f1600.c").write_text(
        "#include <stdint.h>\nvoid keccak_f1600(uint64_t lanes[25]) { lanes[0] ^= 1; }\n"
    )
    (kernels.parent / "empty.core_desc").write_text(
        'import "RV32I.core_desc"\nInstructionSet Xempty extends RV32I { }\n'
    )
    (kernels.parent / "design.toml").write_text(
        """
[design]
name = "broken"
title = "Broken"
summary = "A kernel that computes something else."
extensions = ["empty.core_desc"]
cores = ["cva6-superscalar"]
[[baselines]]
name = "portable"
[[variants]]
name = "wrong"
kernels = "kernels"
replaces = ["keccak_f1600"]
"""
    )
    assert run_command(["explore", "small.toml", "-o", "out"]) == 1
    out, message = capfd.readouterr()
    assert "lanes[0]" in message and "Traceback" not in message
    assert len(lines(here / "out")) == 1 and "not computed" in out


# ---------------------------------------------------------------- processes that are stopped or
# killed


Begin = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def begin(here: Path) -> Iterator[Begin]:
    """Begins a sweep in a session of its own, as a terminal would start it."""
    begun = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", "from instar.cli import main; main()", "explore", "small.toml"]
        pipe = subprocess.PIPE
        sweep = subprocess.Popen(
            [*command, *arguments], cwd=here, start_new_session=True, stdout=pipe, stderr=pipe, text=True
        )
        begun.append(sweep)
        return sweep

    yield start
    for sweep in begun:
        sweep.kill()
        sweep.wait(20)


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


def workers_of(sweep: subprocess.Popen[str], seconds: float = 0) -> list[psutil.Process]:
    """Worker processes of a sweep that have computed for so long; a compiler that just ended is none."""
    found = []
    for process in psutil.Process(sweep.pid).children():
        with contextlib.suppress(psutil.Error):
            if "spawn_main" in " ".join(process.cmdline()) and process.cpu_times().user >= seconds:
                found.append(process)
    return found


def slow_points(here: Path, instructions: int = 200_000) -> int:
    """A space whose points take a while each; how many they are."""
    # A loop of 1,024 additions, which costs no build and no check.
    body = "".join(f"{0x8000_0000 + 4 * at:x} 00150513\n" for at in range(1023)) + "80000ffc 804ff06f\n"
    (here / "loop.trace").write_text(body * (instructions // 1024))
    path = space(here, ports="1, 2, 3, 4")
    text = path.read_text().replace('workload = "sha3"\noperation = "sha3_256"', 'trace = "loop.trace"')
    path.write_text(text)
    return 8


def test_an_interrupted_sweep_keeps_its_points_and_resumed_runs_none_twice(here: Path, begin: Begin) -> None:
    count = slow_points(here)
    sweep = begin("-o", "out", "-j", "2")
    wait_for(lambda: len(lines(here / "out")) >= 2)
    os.killpg(sweep.pid, signal.SIGINT)
    _, message = sweep.communicate(timeout=60)
    assert sweep.returncode == 130, message
    assert "the same command goes on from there" in message and "Traceback" not in message
    before = lines(here / "out")
    assert 2 <= len(before) < count
    resumed = begin("-o", "out", "-j", "2")
    out, message = resumed.communicate(timeout=60)
    assert resumed.returncode == 0, message
    after = lines(here / "out")
    assert after[: len(before)] == before
    assert len(after) == len(set(after)) == count
    assert f"{len(before)} of {count} points were known from before" in out


def test_a_worker_process_that_is_killed_loses_nothing(here: Path, begin: Begin) -> None:
    count = slow_points(here)
    sweep = begin("-o", "out", "-j", "2")
    wait_for(lambda: len(lines(here / "out")) >= 1)
    workers_of(sweep)[0].kill()
    _, message = sweep.communicate(timeout=60)
    assert sweep.returncode == 0, message
    done = lines(here / "out")
    assert len(done) == len(set(done)) == count


def test_no_worker_outlives_a_sweep_that_is_killed(here: Path, begin: Begin) -> None:
    slow_points(here)
    sweep = begin("-o", "out", "-j", "2")
    wait_for(lambda: len(lines(here / "out")) >= 1)
    workers = psutil.Process(sweep.pid).children()
    sweep.kill()
    sweep.communicate(timeout=60)
    _, alive = psutil.wait_procs(workers, timeout=20)
    assert not alive


def test_two_sweeps_do_not_write_into_one_folder(
    here: Path, begin: Begin, capfd: pytest.CaptureFixture[str]
) -> None:
    slow_points(here)
    sweep = begin("-o", "out", "-j", "1")
    wait_for(lambda: len(lines(here / "out")) >= 1)
    assert run_command(["explore", "small.toml", "-o", "out"]) == 2
    assert "another sweep is writing there" in capfd.readouterr().err
    os.killpg(sweep.pid, signal.SIGINT)
    sweep.communicate(timeout=60)


@pytest.mark.slow
def test_a_second_interruption_drops_what_is_under_way_and_leaves_no_process(
    here: Path, begin: Begin
) -> None:
    space(here, "ml-dsa-44", "sign")
    sweep = begin("-o", "out", "-j", "2")
    wait_for(lambda: len(workers_of(sweep, seconds=3)) == 2)
    started = workers_of(sweep)
    os.killpg(sweep.pid, signal.SIGINT)
    time.sleep(1)
    os.killpg(sweep.pid, signal.SIGINT)
    _, message = sweep.communicate(timeout=10)
    assert sweep.returncode == 130, message
    assert "^C again drops them" in message and "Traceback" not in message
    _, alive = psutil.wait_procs(started, timeout=10)
    assert not alive


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [("pyarrow", [], "explore"), ("matplotlib", [], "explore"), ("distributed", CLUSTER, "cluster")],
)
def test_a_missing_extra_is_told_in_one_sentence_before_anything_runs(
    here: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    missing: str,
    arguments: list[str],
    extra: str,
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else found(name))
    space(here)
    assert run_command(["explore", "small.toml", *arguments]) == 2
    message = capfd.readouterr().err
    assert f"pip install {shlex.join(EXTRAS[extra])}" in message and len(message.splitlines()) == 1
    assert not lines(here / "small-explore")


# ---------------------------------------------------------------- a Dask cluster


@pytest.fixture
def scheduler(here: Path) -> Iterator[str]:
    """The address of a Dask scheduler on the loopback, without workers."""
    told = here / "scheduler.json"
    command = [sys.executable, "-m", "dask", "scheduler", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--no-dashboard", "--scheduler-file", str(told)], stderr=subprocess.DEVNULL
    )
    wait_for(lambda: told.exists() and told.read_text().endswith("}"))
    yield json.loads(told.read_text())["address"]
    process.terminate()
    process.wait(20)


@pytest.fixture
def dask_workers(here: Path, scheduler: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    command = [sys.executable, "-m", "dask", "worker", scheduler, "--nthreads", "1", "--no-nanny"]
    started = [
        subprocess.Popen([*command, "--no-dashboard", "--name", str(at)], stderr=subprocess.DEVNULL)
        for at in range(2)
    ]
    yield started
    for process in started:
        process.kill()
        process.wait(20)


EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "issue-commit" / "space.toml"


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_finishes_every_point(
    here: Path, begin: Begin, scheduler: str, dask_workers: list[subprocess.Popen[bytes]]
) -> None:
    (here / "small.toml").write_bytes(EXAMPLE.read_bytes())
    sweep = begin("-o", "out", "--cluster", scheduler)
    wait_for(lambda: len(lines(here / "out")) >= 10)
    dask_workers[0].kill()
    _, message = sweep.communicate(timeout=120)
    assert sweep.returncode == 0, message
    done = lines(here / "out")
    assert len(done) == len(set(done)) == 75
    table = parquet.read_table(here / "out" / "results.parquet").to_pylist()
    assert all(row["cycles"] for row in table)
    points = map(json.loads, (here / "out" / "points.jsonl").read_text().splitlines())
    ran = {point["cost"]["worker"].rsplit(":")[-1] for point in points}
    assert ran == {str(worker.pid) for worker in dask_workers}, "both worked, one of them to the end"


@pytest.mark.slow
def test_a_cluster_sweep_is_interrupted_and_resumed_like_any_other(
    here: Path, begin: Begin, scheduler: str, dask_workers: list[subprocess.Popen[bytes]]
) -> None:
    (here / "small.toml").write_bytes(EXAMPLE.read_bytes())
    sweep = begin("-o", "out", "--cluster", scheduler)
    wait_for(lambda: len(lines(here / "out")) >= 10)
    os.killpg(sweep.pid, signal.SIGINT)
    _, message = sweep.communicate(timeout=60)
    assert sweep.returncode == 130, message
    before = lines(here / "out")
    assert 10 <= len(before) < 75
    resumed = begin("-o", "out", "--cluster", scheduler)
    _, message = resumed.communicate(timeout=120)
    assert resumed.returncode == 0, message
    done = lines(here / "out")
    assert done[: len(before)] == before
    assert len(done) == len(set(done)) == 75


@pytest.mark.slow
def test_a_scheduler_that_dies_is_one_sentence_and_what_was_finished_is_kept(
    here: Path, begin: Begin, scheduler: str, dask_workers: list[subprocess.Popen[bytes]]
) -> None:
    space(here, "ml-dsa-44", "keygen", ports="1, 2, 3, 4")
    sweep = begin("-o", "out", "--cluster", scheduler)
    wait_for(lambda: len(lines(here / "out")) >= 2)
    (own,) = (p for p in psutil.Process().children() if "scheduler" in p.cmdline())
    own.kill()
    _, message = sweep.communicate(timeout=90)
    assert sweep.returncode == 2
    assert message == "instar: the Dask scheduler is gone; what was finished is kept\n"
    assert 2 <= len(lines(here / "out")) < 8


@pytest.mark.slow
def test_a_cluster_with_another_instar_is_refused_in_one_sentence(
    here: Path,
    scheduler: str,
    dask_workers: list[subprocess.Popen[bytes]],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    space(here)
    monkeypatch.setattr("instar.cache.tool_digest", lambda: "of other code")
    assert run_command(["explore", "small.toml", "--cluster", scheduler]) == 2
    message = capfd.readouterr().err
    assert "has another Instar" in message and "install the same one there" in message
    assert len(message.splitlines()) == 1


def test_a_cluster_that_does_not_answer_is_one_sentence(
    here: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("instar.jobs.workers._PATIENCE", 1)
    space(here)
    assert run_command(["explore", "small.toml", "--cluster", "tcp://127.0.0.1:9"]) == 2
    message = capfd.readouterr().err
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in message and "Traceback" not in message


def test_a_program_runs_on_the_machine_of_its_core(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    # CV32E40P makes a misaligned load, CVA6 does not.
    (here / "p.S").write_text(
        ".globl _start\n_start: la a1, _start\n lw a2, 2(a1)\n li a0, 0\n li a7, 93\n ecall\n"
    )
    made = Build(find_compiler(), "rv32im", (here / "p.S",), link_script=runtime_folder() / "link.ld")
    (here / "p.elf").write_bytes(build(made).read_bytes())
    (here / "small.toml").write_text(
        '[space]\ntitle = "A load"\n[base]\nprogram = "p.elf"\n'
        '[[axes]]\nset = "core"\nvalues = ["cv32e40p"]\n'
    )
    (point,) = json.loads(explored(capfd, "-o", "out", "--json"))["points"]
    assert run_command(["run", "p.elf", "--core", "cv32e40p", "--json"]) == 0
    ran = json.loads(capfd.readouterr().out)
    assert (point["cost"]["cycles"], point["cost"]["instructions"]) == (ran["cycles"], ran["instructions"])

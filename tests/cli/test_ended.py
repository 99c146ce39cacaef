"""Commands that are ended by SIGTERM or killed: one sentence or none, nothing left, what is finished kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from instar.cli import run_command
from instar.interruption import held
from instar.toolchain import Build, build, find_compiler

from tests.cli.test_explore import lines, slow_points, wait_for, workers_of
from tests.cli.test_surroundings import ENTRY

SENTENCE = "instar: ended by SIGTERM; what was finished is kept\n"
#: One row that takes minutes: thousands of millions of instructions.
BENCH = ["bench", "slh-dsa-shake-128s", "--operations", "sign", "--core", "cva6-single", "--timing", "whole"]


def begun(folder: Path, arguments: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", ENTRY, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def alone(process: subprocess.Popen[str]) -> None:
    process.terminate()


def with_its_workers(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGTERM)


def twice(process: subprocess.Popen[str]) -> None:
    """As `timeout` does it, but late enough for the first one to have been heard."""
    process.terminate()
    time.sleep(0.01)
    with_its_workers(process)


End = Callable[[subprocess.Popen[str]], None]
ENDS = pytest.mark.parametrize("end", [alone, with_its_workers, twice])


def leaves(process: subprocess.Popen[str], end: End) -> tuple[int, str]:
    """Exit code and message after `end`; no process is left."""
    started = psutil.Process(process.pid).children(recursive=True)
    assert started
    end(process)
    _, said = process.communicate(timeout=60)
    _, alive = psutil.wait_procs(started, timeout=20)
    assert not alive
    return process.returncode, said


@ENDS
def test_a_sweep_that_is_terminated_leaves_nothing_behind(tmp_path: Path, end: End) -> None:
    slow_points(tmp_path)
    sweep = begun(tmp_path, ["explore", "small.toml", "-o", "out", "-j", "2"])
    wait_for(lambda: (tmp_path / "out").is_dir() and len(lines(tmp_path / "out")) >= 1)
    assert leaves(sweep, end) == (143, SENTENCE)
    assert lines(tmp_path / "out")


@ENDS
@pytest.mark.parametrize("seconds", [0, 0.5], ids=["while a worker starts", "while one computes"])
def test_a_table_that_is_terminated_leaves_nothing_behind(tmp_path: Path, seconds: float, end: End) -> None:
    table = begun(tmp_path, BENCH)
    wait_for(lambda: bool(workers_of(table, seconds)))
    assert leaves(table, end) == (143, SENTENCE)


def test_a_table_that_is_killed_leaves_nothing_behind_and_says_nothing(tmp_path: Path) -> None:
    table = begun(tmp_path, BENCH)
    wait_for(lambda: bool(workers_of(table, 0.5)))
    assert leaves(table, lambda process: process.kill()) == (-signal.SIGKILL, "")


def test_a_later_sigterm_ends_what_tidying_up_is_stuck_in() -> None:
    code = """
import time
from instar.cli import signals
signals.handle()
try:
    print("begun", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print("tidying", flush=True)
    time.sleep(60)
"""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    process.terminate()
    assert process.stdout.readline() == "tidying\n"
    process.terminate()
    time.sleep(1.1)
    assert process.poll() is None
    process.terminate()
    assert process.wait(20) == -signal.SIGTERM


def test_a_signal_that_is_held_is_answered_afterwards_and_once() -> None:
    answered: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: answered.append(number))
    try:
        with held(signal.SIGTERM):
            for _ in range(2):
                signal.raise_signal(signal.SIGTERM)
            assert answered == []
        assert answered == [signal.SIGTERM]
        signal.raise_signal(signal.SIGTERM)
        assert len(answered) == 2
    finally:
        signal.signal(signal.SIGTERM, before)


_DROPPED = """\
import os, signal, sys, time
from instar.cli import signals

class Noisy:
    def __del__(self):
        os.kill(os.getpid(), signal.SIG{name})
        time.sleep(5)  # Ends with the exception, which Python drops.

signals.handle()
started = time.monotonic()
try:
    Noisy()
    time.sleep(30)
except KeyboardInterrupt as error:
    said, code = signals.sentence(error)
    print(said)
    sys.exit(code if time.monotonic() - started < 20 else 1)
"""


@pytest.mark.parametrize(("name", "code"), [("INT", 130), ("TERM", 143)])
def test_an_interruption_in_a_callback_of_pythons_is_not_lost(name: str, code: int) -> None:
    script = _DROPPED.replace("{name}", name)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (code, ""), done
    assert done.stdout.endswith("what was finished is kept\n")


def test_who_interrupts_a_program_is_told_where_it_was(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "endless.S"
    source.write_text(".globl _start\n_start: addi a0, a0, 1\n j _start\n")
    elf = build(Build(find_compiler(), "rv32imc", (source,)))
    (tmp_path / "endless.elf").write_bytes(elf.read_bytes())
    ended = threading.Event()

    def interrupt() -> None:
        # Python drops one that comes within a callback of its own, as where it imports.
        while not ended.wait(1):
            signal.raise_signal(signal.SIGINT)

    user = threading.Thread(target=interrupt)
    user.start()
    try:
        # Followed one by one it is far from the limit.
        monkeypatch.setenv("INSTAR_STEPPED", "1")
        assert run_command(["run", "--core", "cv32e40p", str(tmp_path / "endless.elf")]) == 130
    finally:
        ended.set()
        user.join()
    note, said = capfd.readouterr().err.splitlines()[-2:]
    assert note.startswith("note: the program was at 0x") and " in _start" in note
    assert said == "instar: interrupted; what was finished is kept"

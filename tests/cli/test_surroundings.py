"""No home, a cache that cannot be, a full disk, pipes among the files: one sentence with the real reason."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ..documents.blocks import files, write

MEASURE = ["measure", "chacha20", "chacha20_rounds"]
ENTRY = "from instar._entry import main; main()"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, files())
    return tmp_path


def instar(
    folder: Path,
    arguments: list[str],
    *,
    limit: str = "",
    stdout: int | None = subprocess.PIPE,
    **changes: str | None,
) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, with other variables of the environment; None takes one away."""
    environment = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name in (name for name, value in changes.items() if value is None):
        environment.pop(name, None)
    code = (limit + "\n" if limit else "") + ENTRY
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env=environment,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
    )


def refused(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    """One sentence with these parts, and exit code 2."""
    assert done.returncode == 2, done
    assert done.stderr.startswith("instar: ") and "Traceback" not in done.stderr, done.stderr
    assert "None:" not in done.stderr and "['" not in done.stderr, done.stderr
    for part in parts:
        assert part in done.stderr, done.stderr


def test_without_a_home_the_cache_that_is_named_is_enough(folder: Path) -> None:
    done = instar(folder, MEASURE, HOME=None, XDG_CACHE_HOME=str(folder / "cache"))
    assert done.returncode == 0, done.stderr


def test_a_cache_below_a_file_is_told(folder: Path) -> None:
    (folder / "file").write_text("")
    refused(
        instar(folder, MEASURE, XDG_CACHE_HOME=str(folder / "file")),
        "file/instar",
        "XDG_CACHE_HOME",
        "director",
    )


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="/proc stands for a folder that takes no files")
def test_a_cache_that_may_not_be_written_is_told(folder: Path) -> None:
    refused(instar(folder, MEASURE, XDG_CACHE_HOME="/proc"), "/proc/instar", "XDG_CACHE_HOME")


def test_a_cache_that_would_move_with_the_working_folder_is_told(folder: Path) -> None:
    refused(instar(folder, MEASURE, XDG_CACHE_HOME="cache"), 'XDG_CACHE_HOME is "cache"', "whole path")
    assert not (folder / "cache").exists()


def test_no_home_at_all_is_told(folder: Path) -> None:
    # A user that the system does not know: only then is there no home.
    limit = "import pathlib\ndef gone(): raise RuntimeError\npathlib.Path.home = gone"
    refused(instar(folder, MEASURE, limit=limit, XDG_CACHE_HOME=None), "neither XDG_CACHE_HOME nor HOME")


def test_a_cache_that_is_full_is_told(folder: Path) -> None:
    limit = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    limit += "from instar.toolchain import find_compiler; find_compiler()\n"
    limit += "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))"
    cache = folder / "cache"
    assert instar(folder, MEASURE, XDG_CACHE_HOME=str(cache)).returncode == 0
    for built in (cache / "instar" / "results").iterdir():
        built.unlink()
    done = instar(folder, [*MEASURE, "--json"], limit=limit, XDG_CACHE_HOME=str(cache))
    if done.returncode != 0:
        refused(done, str(cache), "too large")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_behind_an_output_or_stdout_is_told(folder: Path) -> None:
    refused(instar(folder, ["run", elf(folder), "--trace", "/dev/full"]), "/dev/full", "No space left")
    with Path("/dev/full").open("w") as full:
        refused(instar(folder, ["list"], stdout=full.fileno()), "stdout: No space left")


@pytest.mark.parametrize(
    ("place", "command"),
    [
        ("t.trace", ["score", "t.trace", "--core", "cva6-single"]),
        ("t.trace", ["annotate", "t.trace", "--core", "cva6-single", "-o", "out"]),
        ("t.trace", ["profile", "t.trace", "--core", "cva6-single"]),
        ("t.trace", ["compare", "t.trace", "--core", "cva6-single"]),
        ("x.elf", ["run", "x.elf"]),
        ("x.elf", ["profile", "x.elf"]),
        ("x.elf", ["histogram", "x.elf"]),
        ("space.toml", ["explore", "space.toml"]),
        ("designs/rotxor/design.toml", ["header", "designs/rotxor/design.toml"]),
        ("designs/rotxor/xrotxor.core_desc", ["header", "rotxor"]),
        ("workloads/chacha20/src/chacha20_rounds.h", MEASURE),
        ("vectors.json", ["vectors", "chacha20", "vectors.json"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_pipe_among_the_files_is_refused_and_not_waited_for(
    place: str, command: list[str], folder: Path
) -> None:
    (folder / place).unlink(missing_ok=True)
    os.mkfifo(folder / place)
    done = instar(folder, command)
    assert done.returncode == 2 and "Traceback" not in done.stderr, done
    assert done.stderr.startswith("instar: "), done.stderr


def test_a_reader_that_has_seen_enough_ends_the_command_quietly(folder: Path) -> None:
    command = [sys.executable, "-c", ENTRY, "list", "--json"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    assert (process.wait(60), said) == (141, "")


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_traceback(closed: str, folder: Path) -> None:
    script = f'"{sys.executable}" -c "{ENTRY}" list {closed}'
    done = subprocess.run(["/bin/sh", "-c", script], cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.returncode == (2 if ">&-" in closed.replace("2>&-", "") else 0), done
    assert "Traceback" not in done.stderr


def test_an_argument_that_is_no_utf8_is_told(folder: Path) -> None:
    for arguments in ([b"run", b"\xff.elf"], [b"measure", b"\xff", b"x"], [b"list", b"--path", b"\xff"]):
        done = subprocess.run(
            [sys.executable.encode(), b"-c", ENTRY.encode(), *arguments],
            cwd=folder,
            capture_output=True,
            timeout=60,
        )
        assert done.returncode == 2 and b"no UTF-8" in done.stderr and b"Traceback" not in done.stderr, done


def test_a_terminal_with_a_small_character_set_shows_what_it_can(folder: Path) -> None:
    done = instar(folder, ["list"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "Traceback" not in done.stderr


def elf(folder: Path) -> str:
    """A program, by the full name of its file."""
    from tests.cli.test_outputs import program

    return str(program())


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5])
def test_an_interruption_while_the_command_loads_is_one_sentence(seconds: float, folder: Path) -> None:
    # Told when our first line runs: before that, it is Python that is interrupted.
    first = "\nimport sys, threading\nsys.stdout.write('.'); sys.stdout.flush()\nmain()"
    process = subprocess.Popen(
        [sys.executable, "-c", ENTRY.replace("; main()", first), "list", "--json"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.read(1)
    timer = threading.Timer(seconds + 0.1, process.send_signal, [2])
    timer.start()
    _, said = process.communicate(timeout=60)
    timer.cancel()
    assert "Traceback" not in said, said
    assert process.returncode in {0, 130}, said

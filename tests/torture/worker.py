"""A process that makes inputs and runs them through the entry of the command line, one after the other.

It has a limit on its memory, and what it prints goes into a file, also what the native module
prints. Whoever started it watches the time, and sees it die.
"""

from __future__ import annotations

import contextlib
import io
import os
import resource
import shutil
import sys
import traceback
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from tests.torture.task import Ended

#: Bytes beyond what the process has when it starts.
MEMORY = 1 << 30
#: Words that only a fault of ours prints.
_FAULTS = ("Traceback (most recent", "panicked at", "RUST_BACKTRACE", "Exception ignored")


def serve(pipe: Connection, home: Path) -> None:
    """Takes tasks from `pipe` until there are no more. Tells first what it begins, then how that ended."""
    printed = home / f"printed-{os.getpid()}"
    with printed.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    from tests.torture.bases import make
    from tests.torture.inputs import KINDS

    folder = home / f"work-{os.getpid()}"
    bases = make(home / f"bases-{os.getpid()}")
    size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    pipe.send(None)
    while (task := pipe.recv()) is not None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        bases.place(folder)
        arguments = KINDS[task.kind](Random(f"{task.kind} {task.seed}"), bases, folder)
        pipe.send(arguments)
        begun = printed.stat().st_size
        code, wrong, shown = run(arguments, folder)
        with printed.open("rb") as file:
            file.seek(begun)
            shown += file.read().decode(errors="replace")
        wrong = wrong or _judged(code, shown)
        pipe.send(Ended(task, arguments, code, wrong, shown[-4000:]))


def run(arguments: list[str], folder: Path) -> tuple[int | None, str, str]:
    """Exit code, what is wrong, and what was printed."""
    from instar.cli import run_command

    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace", write_through=True)
    before = Path.cwd()
    os.chdir(folder)
    code, wrong = None, ""
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            code = run_command(arguments)
    except BaseException:
        wrong = traceback.format_exc(limit=-6)
    finally:
        os.chdir(before)
    out.flush()
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return code, wrong, buffer.getvalue().decode(errors="replace")


def _judged(code: int | None, shown: str) -> str:
    for sign in _FAULTS:
        if sign in shown:
            return f'it printed "{sign}"'
    if code is None or not 0 <= code <= 255:
        return f"the exit code is {code}"
    # `check` tells faults as its result, and a command without its words is answered by its help.
    if code == 2 and not any(sign in shown for sign in ("instar: ", "with faults", "Usage: ")):
        return "exit code 2 without a sentence"
    return ""


def main() -> None:
    """The process: a connection's number and the folder to work in are its arguments."""
    serve(Connection(int(sys.argv[1])), Path(sys.argv[2]))


if __name__ == "__main__":
    main()

"""Runs the parts of a check beside each other, and says what each took.

    python3 tools/parts.py target/ci

A part begins when those before it are done. What it says stands in `target/ci/<part>.log` and is
shown when it is done; the table at the end in `target/ci/parts.json` too. The first part that fails
ends the run, and its exit code is that of the run.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Part:
    """A command, and the parts that must be done before it."""

    name: str
    command: tuple[str, ...]
    after: tuple[str, ...] = ()


@dataclass(frozen=True)
class Took:
    """Seconds that a part took: when it began, until it was done, and of processors with all its children."""

    name: str
    begun: float
    passed: float
    processors: float


#: Cargo's commands wait for each other in any case, as they share a folder; beside them something
#: else runs.
CHECKS = (
    Part("packages", (".ci/packages",)),
    Part("format of Rust", ("make", "lint-format")),
    Part("maturin", ("make", ".venv/maturin")),
    Part("tools", ("make", ".venv/tools"), ("maturin",)),
    Part("build", ("make", ".venv/compiled"), ("maturin", "format of Rust")),
    Part("lint of Python", ("make", "lint-python"), ("tools",)),
    Part("installation", ("make", "setup"), ("tools", "build")),
    Part("tests in Python", ("make", "test-python"), ("installation", "packages")),
    Part("tests in Rust", ("make", "test-rust"), ("installation",)),
)


#: Seconds that a part has to end once it is told so.
_PATIENCE = 20


class Run:
    """The parts of one run, and what became of them."""

    def __init__(self, parts: Sequence[Part], folder: Path) -> None:
        self.waiting = list(parts)
        self.folder = folder
        # With the handle of each: without it the module `subprocess` collects the end of a part
        # itself when the next one begins, and nobody hears of it.
        self.running: dict[int, tuple[Part, float, subprocess.Popen[bytes]]] = {}
        self.done: list[Took] = []
        self.began = time.monotonic()

    def go(self) -> int:
        """Runs all parts; the exit code of the first that fails, or 0."""
        try:
            while self.waiting or self.running:
                self._start()
                if code := self._wait():
                    return code
            return 0
        finally:
            self._end()

    def log(self, part: str) -> Path:
        """Where that part's output goes."""
        return self.folder / f"{part.replace(' ', '-').lower()}.log"

    def _start(self) -> None:
        done = {took.name for took in self.done}
        for part in [part for part in self.waiting if done.issuperset(part.after)]:
            self.waiting.remove(part)
            with self.log(part.name).open("wb") as log:
                # A session of its own, so that whatever it starts can be ended with it.
                begun = subprocess.Popen(
                    part.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
                )
            self.running[begun.pid] = (part, time.monotonic() - self.began, begun)

    def _wait(self) -> int:
        """Waits for a part to end; its exit code."""
        pid, status, usage = os.wait4(-1, 0)
        if pid not in self.running:
            return 0
        part, begun, process = self.running.pop(pid)
        passed = time.monotonic() - self.began - begun
        took = Took(part.name, begun, passed, usage.ru_utime + usage.ru_stime)
        code = process.returncode = os.waitstatus_to_exitcode(status)
        said = f"failed with {code}" if code else "done"
        print(
            f"== {part.name}: {said} after {passed:.0f} s, {took.processors:.0f} s of processors", flush=True
        )
        with self.log(part.name).open("rb") as log:
            shutil.copyfileobj(log, sys.stdout.buffer)
        sys.stdout.flush()
        self.done.append(took)
        return code if code >= 0 else 1

    def _end(self) -> None:
        for pid, (_, _, process) in self.running.items():
            with suppress(ProcessLookupError):  # It has ended meanwhile.
                os.killpg(pid, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                process.wait(_PATIENCE)
                continue
            os.killpg(pid, signal.SIGKILL)


def table(done: Sequence[Took]) -> list[str]:
    """Lines: each part with its seconds, and all together."""
    rows = [(took.name, took.begun, took.passed, took.processors) for took in done]
    whole = max((took.begun + took.passed for took in done), default=0.0)
    rows.append(("together", 0.0, whole, sum(took.processors for took in done)))
    head = f"{'part':16}{'from':>8}{'seconds':>10}{'of processors':>16}"
    return [head, *(f"{name:16}{begun:8.0f}{passed:10.0f}{used:16.0f}" for name, begun, passed, used in rows)]


def end_with_parts() -> None:
    """Has whoever ends this program end its parts, too; and lets none end unheard.

    A program that was begun with SIGCHLD ignored is never told how its children end.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)


def main() -> int:
    """Runs the checks of continuous integration."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    run = Run(CHECKS, folder)
    end_with_parts()
    code = run.go()
    (folder / "parts.json").write_text(json.dumps([asdict(took) for took in run.done], indent=1) + "\n")
    print("\n".join(table(run.done)))
    return code


if __name__ == "__main__":
    sys.exit(main())

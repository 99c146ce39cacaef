"""Workers, watched: one that dies or is too slow is ended, its input named, and another takes its place."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path

from tests.torture.task import Ended, Task

#: Seconds of processor time that an input may take, and of the clock, where the machine is busy.
PROCESSOR, CLOCK = 10.0, 60.0
#: Inputs after which a worker is replaced, so that what it leaks by and by is not blamed on one.
_SHIFT = 1000
_GLANCE = 0.25


class Worker:
    """A process, and the input that it has in hand."""

    def __init__(self, home: Path) -> None:
        here, there = Pipe()
        command = [sys.executable, "-m", "tests.torture.worker", str(there.fileno()), str(home)]
        environment = {**os.environ, "XDG_CACHE_HOME": str(home / "cache"), "COLUMNS": "100"}
        # A group of its own, so that what it starts ends with it.
        self.process = subprocess.Popen(
            command, pass_fds=[there.fileno()], env=environment, start_new_session=True
        )
        there.close()
        self.pipe: Connection = here
        self.task: Task | None = None
        self.arguments: list[str] = []
        self.done = 0
        self.begun = 0.0
        self.spent = 0.0
        self.ready = False

    def begin(self, task: Task) -> None:
        """Hands it an input."""
        self.task, self.arguments = task, []
        self.begun, self.spent = time.monotonic(), self._processor()
        self.pipe.send(task)

    def late(self) -> bool:
        """Whether its input takes too long."""
        clock = time.monotonic() - self.begun
        return clock > CLOCK or (clock > PROCESSOR and self._processor() - self.spent > PROCESSOR)

    def end(self) -> int:
        """Ends it, and what it started; how it ended."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.pipe.close()
        return self.process.wait()

    def _processor(self) -> float:
        """Seconds of processor time, with those of children that have ended."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def ended(tasks: Iterator[Task], home: Path, width: int) -> Iterator[Ended]:
    """Every input with how it ended."""
    workers = [Worker(home) for _ in range(width)]
    try:
        while workers:
            wait([worker.pipe for worker in workers], _GLANCE)
            for worker in list(workers):
                yield from _look(worker, workers, tasks, home)
    finally:
        for worker in workers:
            worker.end()


def _look(worker: Worker, workers: list[Worker], tasks: Iterator[Task], home: Path) -> Iterator[Ended]:
    """Takes what a worker says, and gives it something to do."""
    failed = ""
    try:
        while worker.pipe.poll():
            said = worker.pipe.recv()
            if isinstance(said, Ended):
                yield said
                worker.task, worker.done = None, worker.done + 1
            elif said is None:
                worker.ready = True
            else:
                worker.arguments = said
    except (EOFError, ConnectionResetError):
        code = worker.end()
        failed = f"the process died of signal {-code}" if code < 0 else f"the process ended with {code}"
    if not failed and worker.task is not None and worker.late():
        worker.end()
        failed = f"it took more than {PROCESSOR:.0f} seconds"
    if failed:
        workers.remove(worker)
        if worker.task is None:
            raise RuntimeError(f"a worker has no input and is gone: {failed}")
        yield Ended(worker.task, worker.arguments, None, failed)
        workers.append(Worker(home))
    elif worker.task is None and worker.ready:
        task = next(tasks, None)
        if task is None:
            worker.end()
            workers.remove(worker)
        elif worker.done >= _SHIFT:
            worker.end()
            workers.remove(worker)
            fresh = Worker(home)
            workers.append(fresh)
            while fresh.pipe.recv() is not None:
                pass
            fresh.ready = True
            fresh.begin(task)
        else:
            worker.begin(task)

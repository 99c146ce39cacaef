"""Hands jobs to workers, yields outcomes as they come; after ^C what is under way is finished, not lost."""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

from instar.interruption import Interruption
from instar.jobs.job import Job, Outcome
from instar.jobs.workers import Workers

J = TypeVar("J", bound=Job)
C = TypeVar("C")

#: Times that a job is given out where its worker dies.
_TRIES = 3
#: Seconds between two looks at whether ^C was pressed.
_GLANCE = 0.2


def computed(
    jobs: Iterator[J],
    compute: Callable[[J], Outcome[C]],
    workers: Callable[[], Workers],
    interruption: Interruption,
) -> Iterator[tuple[J, Outcome[C]]]:
    """As `outcomes`; where there is no job, workers are not even started."""
    first = next(jobs, None)
    if first is not None and not interruption.asked:
        yield from outcomes(itertools.chain([first], jobs), compute, workers(), interruption)


def outcomes(
    jobs: Iterable[J], compute: Callable[[J], Outcome[C]], workers: Workers, interruption: Interruption
) -> Iterator[tuple[J, Outcome[C]]]:
    """Every job with its outcome, in the order in which they finish.

    After `interruption` no further job is begun, and those under way are waited for.
    """
    source = iter(jobs)
    again: deque[J] = deque()
    tries: Counter[str] = Counter()
    waiting: dict[Future[Outcome[C]], J] = {}
    finished = False
    try:
        while True:
            while not interruption.asked and len(waiting) < workers.width():
                job = again.popleft() if again else next(source, None)
                # To make a job may take long: a program is built.
                if job is None or interruption.asked:
                    break
                waiting[workers.submit(compute, job)] = job
            if interruption.asked:
                _call_back(waiting)
            if not waiting:
                break
            done, _ = wait(waiting, timeout=_GLANCE, return_when=FIRST_COMPLETED)
            for future in done:
                job = waiting.pop(future)
                outcome = _outcome(future, workers, job, tries)
                if outcome is None:
                    again.append(job)
                else:
                    yield job, outcome
        finished = True
    finally:
        if finished:
            workers.close()
        else:
            workers.abandon()


def _call_back(waiting: dict[Future[Outcome[C]], J]) -> None:
    """Takes back what nobody has begun."""
    for future in list(waiting):
        if future.cancel():
            del waiting[future]


def _outcome(
    future: Future[Outcome[C]], workers: Workers, job: Job, tries: Counter[str]
) -> Outcome[C] | None:
    """What became of a job; None where its worker died and it is to be given out again."""
    if future.cancelled():
        error: BaseException | None = None
        died = True
    else:
        error = future.exception()
        if error is None:
            return future.result()
        died = workers.lost(error)
    tries[job.key] += 1
    if died and tries[job.key] < _TRIES:
        return None
    if died or type(error).__name__ == "KilledWorker":
        return Outcome(None, f"its worker died {tries[job.key]} times; it may need more memory than there is")
    return Outcome(None, f"its worker failed: {type(error).__name__}: {error}")

"""Hands jobs to workers, yields outcomes as they come; after ^C what is under way is finished, not lost."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

from instar.explore.job import Job, Outcome
from instar.explore.workers import Workers
from instar.interruption import Interruption

#: Times that a job is given out where its worker dies.
_TRIES = 3
#: Seconds between two looks at whether ^C was pressed.
_GLANCE = 0.2


def outcomes(
    jobs: Iterable[Job], workers: Workers, interruption: Interruption
) -> Iterator[tuple[Job, Outcome]]:
    """Every job with its outcome, in the order in which they finish.

    After `interruption` no further job is begun, and those under way are waited for.
    """
    source = iter(jobs)
    again: deque[Job] = deque()
    tries: Counter[str] = Counter()
    waiting: dict[Future[Outcome], Job] = {}
    finished = False
    try:
        while True:
            while not interruption.asked and len(waiting) < workers.width():
                job = again.popleft() if again else next(source, None)
                # To make a job may take long: a program is built.
                if job is None or interruption.asked:
                    break
                waiting[workers.submit(job)] = job
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


def _call_back(waiting: dict[Future[Outcome], Job]) -> None:
    """Takes back what nobody has begun."""
    for future in list(waiting):
        if future.cancel():
            del waiting[future]


def _outcome(future: Future[Outcome], workers: Workers, job: Job, tries: Counter[str]) -> Outcome | None:
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

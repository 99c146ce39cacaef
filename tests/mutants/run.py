"""The faults of one subject, judged by several processes, each with a copy of the sources."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from .faults import Fault
from .judge import Judge, Verdict
from .results import Results
from .subject import Subject

#: Verdicts between two writes of the results, so that little is lost by an interruption.
_BETWEEN_STORES = 50

_judge: Judge | None = None


def run(subject: Subject, faults: list[Fault], results: Results, jobs: int) -> None:
    """Judges those of `faults` on which `results` has no verdict, and stores the verdicts there."""
    open_faults = [fault for fault in faults if results.verdict(fault) is None]
    if not open_faults:
        return
    try:
        for number, (fault, verdict) in enumerate(_verdicts(subject, open_faults, results, jobs), 1):
            results.add(fault, verdict)
            if number % _BETWEEN_STORES == 0:
                results.store()
                print(f"{subject.label}: {number} of {len(open_faults)} faults judged", file=sys.stderr)
    finally:
        results.store()


def _verdicts(
    subject: Subject, faults: list[Fault], results: Results, jobs: int
) -> Iterator[tuple[Fault, Verdict]]:
    # Fresh processes: the simulator's threads do not survive a fork.
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_start, initargs=(subject.name,)
    )
    with pool:
        waiting = {pool.submit(_one, fault, results.survived(fault)): fault for fault in faults}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _start(name: tuple[str, str]) -> None:
    global _judge
    _judge = Judge(Subject.of(*name))


def _one(fault: Fault, survived: frozenset[str]) -> Verdict:
    assert _judge is not None
    return _judge.judge(fault, survived)

"""Pages of many designs, each made in a process: what comes back is text, and what an index says of it."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.gallery.gather import Asked, gather
from instar.gallery.index_page import Card, card
from instar.gallery.page import page
from instar.hardware.proof import Limits
from instar.jobs import workers
from instar.outcome import WrongResult
from instar.places import library
from instar.toolchain import Compiler

#: Parameter sets of a scheme in a gallery, what is tried for the proof of an instruction, and the
#: longest text of a unit that is synthesised: a gallery is to be made in minutes.
SETS = 3
LIMITS = Limits(seconds=10.0, vectors=200_000)
LONGEST = 500_000


@dataclass(frozen=True)
class Made:
    """A design's page; `text` is None where it has none, and its card says why."""

    card: Card
    text: str | None = None
    rows: int = 0
    seconds: float = 0.0
    #: Of processors, compilers and tools among them.
    worked_seconds: float = 0.0
    #: An output was wrong.
    wrong: bool = False


def made(name: str, search: Sequence[Path], compiler: Compiler, asked: Asked) -> Made:
    """The page of one design; what is wrong with it comes back as a card."""
    cache.use(asked.use_cache)
    begun, worked = time.monotonic(), _worked()
    shown = Card(name, name, "")
    try:
        places = library(search)
        design = places.design(name)
        info = design.info
        shown = Card(name, info["title"], info["summary"], tuple(info["cores"]))
        portrait = gather(places, design, compiler, asked)
        text = page(portrait)
    except (InstarError, OSError) as error:
        failed = Card(shown.name, shown.title, shown.summary, shown.cores, failure=str(error))
        return Made(failed, wrong=isinstance(error, WrongResult))
    rows = len(portrait.evaluation.rows) if portrait.evaluation is not None else 0
    return Made(card(portrait), text, rows, time.monotonic() - begun, _worked() - worked)


def all_made(
    names: Sequence[str], search: Sequence[Path], compiler: Compiler, asked: Asked, jobs: int | None
) -> Iterator[Made]:
    """The page of each design, as they are finished; `names` are begun in their order.

    Where the caller ends early, what is under way ends at once: caches keep what is known by then.
    """
    crew = workers.local(jobs)()
    finished = False
    try:
        begun = [crew.submit(_made, (name, search, compiler, asked)) for name in names]
        for one in as_completed(begun):
            yield one.result()
        finished = True
    except BrokenProcessPool as error:
        raise InstarError(
            "a process that makes pages was killed, as happens where memory is short; pages that are "
            "finished are there, and the command goes on from them when it is given again"
        ) from error
    finally:
        if finished:
            crew.close()
        else:
            crew.abandon()


def _made(given: tuple[str, Sequence[Path], Compiler, Asked]) -> Made:
    return made(*given)


def _worked() -> float:
    """Seconds of processors that this process and what it started have used."""
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in both)

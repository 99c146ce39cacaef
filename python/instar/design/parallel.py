"""Builds and measures ahead of what is asked for: every processor is busy, and rows keep their order."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from instar._core import Library
from instar.measurement import Wanted, measure
from instar.result import Measurement
from instar.toolchain import build
from instar.workload.program import Recipe, request

#: Compilers, and measurements, at a time at most; each may take some hundred megabytes.
_MOST = 4


@contextmanager
def built_ahead(library: Library, recipes: Sequence[Recipe]) -> Iterator[Callable[[Recipe], None]]:
    """Puts the programs of `recipes` into the cache, in their order, while the body runs.

    The body calls what it is given with a recipe before it asks for the recipe's program, which
    waits for a build under way. What a compiler refuses is told where the program is asked for.
    """
    begun: dict[str, Future[Path]] = {}

    def wait(recipe: Recipe) -> None:
        for one in _programs(recipe):
            if (future := begun.get(request(library, one).asked())) is not None:
                future.exception()

    pool = ThreadPoolExecutor(max(1, min(_MOST, (os.cpu_count() or 1) - 1)), thread_name_prefix="build")
    try:
        for recipe in recipes:
            for one in _programs(recipe):
                wanted = request(library, one)
                if (key := wanted.asked()) not in begun:
                    begun[key] = pool.submit(build, wanted)
        yield wait
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class _Abandoned(Exception):
    """Nobody waits for the measurement any more."""


@contextmanager
def measured_ahead(
    library: Library, wait: Callable[[Recipe], None]
) -> Iterator[Callable[[Wanted], Callable[[], Measurement]]]:
    """Measures what it is given, in that order and one on each processor, while the body runs.

    The body is given back a function that waits for the measurement, and raises what it raised.
    `wait` is that of `built_ahead`. Where the body ends early, runs under way end soon.
    """
    over = threading.Event()

    def go_on(_: int) -> None:
        if over.is_set():
            raise _Abandoned

    def one(wanted: Wanted) -> Measurement:
        go_on(0)
        wait(wanted.recipe)
        return measure(library, wanted, go_on)

    pool = ThreadPoolExecutor(max(1, min(_MOST, os.cpu_count() or 1)), thread_name_prefix="measure")
    try:
        yield lambda wanted: pool.submit(one, wanted).result
    finally:
        over.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _programs(recipe: Recipe) -> list[Recipe]:
    """The program itself, and the portable one that a kernel is compared with."""
    if recipe.variant is None or not recipe.variant["replaces"]:
        return [recipe]
    return [recipe, Recipe(recipe.workload, recipe.parameter_set, recipe.isa, recipe.compiler)]

"""Builds programs beside the measuring: a compiler on one processor while the simulator has another."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from instar._core import Library
from instar.toolchain import build
from instar.workload.program import Recipe, request

#: Compilers at a time, at most; each may take some hundred megabytes.
_MOST = 4


@contextmanager
def built_ahead(library: Library, recipes: Sequence[Recipe]) -> Iterator[Callable[[Recipe], None]]:
    """Puts the programs of `recipes` into the cache, in their order, while the body runs.

    The body calls what it is given with a recipe before it asks for the recipe's program, which waits for a
    build under way. What a compiler refuses is told where the program is asked for.
    """
    begun: dict[str, Future[Path]] = {}

    def wait(recipe: Recipe) -> None:
        for one in _programs(recipe):
            if (future := begun.get(request(library, one).key())) is not None:
                future.exception()

    pool = ThreadPoolExecutor(max(1, min(_MOST, (os.cpu_count() or 1) - 1)), thread_name_prefix="build")
    try:
        for recipe in recipes:
            for one in _programs(recipe):
                wanted = request(library, one)
                if (key := wanted.key()) not in begun:
                    begun[key] = pool.submit(build, wanted)
        yield wait
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _programs(recipe: Recipe) -> list[Recipe]:
    """The program itself, and the portable one that a kernel is compared with."""
    if recipe.variant is None or not recipe.variant["replaces"]:
        return [recipe]
    return [recipe, Recipe(recipe.workload, recipe.parameter_set, recipe.isa, recipe.compiler)]

"""`instar schedule` on a kernel, by its command, with as many orders as the time allows."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from instar._core import Core
from instar.schedule.order import LEAST_JUDGEMENTS

from .kernels import Kernel
from .process import Spent, run

#: How much of the budget is given out: a search may take longer than was estimated.
_SHARE = 0.9
_COMMAND = "from instar._entry import main; main()"


#: To which multiple the orders are rounded.
_ROUND = 100


def affordable(taken: Sequence[tuple[int, float]], seconds: float) -> int:
    """The orders of one more search that takes so many seconds; 0 where those of effort 1 take more.

    By the orders and seconds of one search that was made, or by the last two, which tell apart what
    an order takes with all that goes with it (loads and stores that are chosen, trials of turned
    loops) and the rest.
    """
    (fewer, short), (more, long) = [(0, 0.0), *taken][-2:]
    if more <= fewer or long <= short:
        return 0
    one = (long - short) / (more - fewer)
    fitting = int((seconds - (long - one * more)) / one) // _ROUND * _ROUND
    return fitting if fitting >= LEAST_JUDGEMENTS else 0


def files(
    kernel: Kernel,
    core: Core,
    flags: Sequence[str],
    seconds: float,
    processors: int,
    folder: Path,
    orders: int | None = None,
) -> tuple[list[Path], Spent, int]:
    """What the command writes with seed after seed, and the time that all took.

    The first search is that of effort 1, each further one as long as the time that is left; with
    `orders` there is one of so many. With the orders of all. It begins without any cache.
    """
    folder.mkdir()
    written: list[Path] = []
    taken: list[tuple[int, float]] = []
    spent, count = Spent(0, 0), orders or LEAST_JUDGEMENTS
    while count:
        seed = len(written) + 1
        out = folder / f"{kernel.target.source.stem}.ours{seed}.S"
        one = _search(kernel, core.name, flags, (count, seed), processors, out)
        written, spent, taken = [*written, out], spent + one, [*taken, (count, one.processor)]
        count = 0 if orders else affordable(taken, seconds * _SHARE - spent.processor)
    return written, spent, sum(orders for orders, _ in taken)


def _search(
    kernel: Kernel, core: str, flags: Sequence[str], effort: tuple[int, int], processors: int, out: Path
) -> Spent:
    """The command with so many orders and such a seed."""
    count, seed = effort
    command = [sys.executable, "-c", _COMMAND, "schedule", *kernel.arguments, "--core", core, *flags]
    command += ["--orders", str(count), "--seed", str(seed), "-j", str(processors), "-o", str(out)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(out.parent / f"cache{count}.{seed}")}
    return run(command, processors, environment, f"{kernel.name}: instar schedule")

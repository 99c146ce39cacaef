"""`instar schedule` on a kernel, by its command, with as many orders as the time allows."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from instar.schedule.order import LEAST_JUDGEMENTS

from .kernels import Kernel
from .process import Spent, run

#: How much of the budget the search may take; the rest is for building, checking and proving.
_SHARE = 0.85
_COMMAND = "from instar._entry import main; main()"


#: To which multiple the orders are rounded.
_ROUND = 100


def next_orders(judged: int, took: float, left: float) -> int:
    """The orders that fit into what is left of the seconds, where as many as were `judged` last took so many.

    0 where it is not enough for those of effort 1.
    """
    fitting = int(judged * left * _SHARE / took) if took > 0 else LEAST_JUDGEMENTS
    return fitting // _ROUND * _ROUND if fitting >= LEAST_JUDGEMENTS else 0


def files(
    kernel: Kernel, core: str, flags: Sequence[str], seconds: float, processors: int, folder: Path
) -> tuple[list[Path], Spent, list[int]]:
    """What the command writes: with effort 1, then with as many orders and other seeds as there is time for.

    With the time that it took in all, and the orders of each search. It begins without any cache.
    """
    folder.mkdir()
    written: list[Path] = []
    judged: list[int] = []
    spent = Spent(0, 0)
    count = LEAST_JUDGEMENTS
    while count:
        seed = len(written) + 1
        out = folder / f"{kernel.target.source.stem}.ours{seed}.S"
        one = _search(kernel, core, flags, (count, seed), processors, out)
        written, judged, spent = [*written, out], [*judged, count], spent + one
        count = next_orders(count, one.processor, seconds - spent.processor)
    return written, spent, judged


def _search(
    kernel: Kernel, core: str, flags: Sequence[str], effort: tuple[int, int], processors: int, out: Path
) -> Spent:
    """The command with so many orders and such a seed."""
    count, seed = effort
    command = [sys.executable, "-c", _COMMAND, "schedule", *kernel.arguments, "--core", core, *flags]
    command += ["--orders", str(count), "--seed", str(seed), "-j", str(processors), "-o", str(out)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(out.parent / f"cache{count}.{seed}")}
    return run(command, processors, environment, f"{kernel.name}: instar schedule")

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

#: How much of the budget the search may take; the rest is for building, checking and proving.
_SHARE = 0.85
_COMMAND = "from instar._entry import main; main()"


#: Orders of the short searches that tell what the command takes and what an order does.
_SHORT, _MORE = 100, 3_000
#: To which multiple the orders are rounded.
_ROUND = 100


def orders(
    kernel: Kernel, core: Core, flags: Sequence[str], seconds: float, processors: int, folder: Path
) -> int:
    """How many orders the command can judge in so many seconds of processors, at least those of effort 1.

    Short searches, whose results are thrown away, tell what an order takes with all that goes with it (loads
    and stores that are chosen, trials of turned loops), and what everything else does.
    """

    def takes(count: int) -> float:
        out = folder / f"short{count}.S"
        return _search(kernel, core.name, flags, (count, 1), processors, out).processor

    short, more = takes(_SHORT), takes(_MORE)
    one = max(more - short, 0.0) / (_MORE - _SHORT)
    return affordable(one, seconds * _SHARE - (short - one * _SHORT))


def affordable(one: float, seconds: float) -> int:
    """The orders that fit into `seconds`, where one takes `one`."""
    fitting = int(seconds / one) if one > 0 else LEAST_JUDGEMENTS
    return max(LEAST_JUDGEMENTS, fitting // _ROUND * _ROUND)


def files(
    kernel: Kernel, core: Core, flags: Sequence[str], seconds: float, processors: int, folder: Path
) -> tuple[list[Path], Spent, int]:
    """What the command writes with seed after seed, as long as there is time for one more.

    With the time that it took, and the orders of each. It begins without any cache.
    """
    folder.mkdir()
    count = orders(kernel, core, flags, seconds, processors, folder)
    written: list[Path] = []
    spent = Spent(0, 0)
    last = 0.0
    while not written or spent.processor + last <= seconds:
        seed = len(written) + 1
        out = folder / f"{kernel.target.source.stem}.ours{seed}.S"
        one = _search(kernel, core.name, flags, (count, seed), processors, out)
        written, spent, last = [*written, out], spent + one, one.processor
    return written, spent, count


def _search(
    kernel: Kernel, core: str, flags: Sequence[str], effort: tuple[int, int], processors: int, out: Path
) -> Spent:
    """The command with so many orders and such a seed."""
    count, seed = effort
    command = [sys.executable, "-c", _COMMAND, "schedule", *kernel.arguments, "--core", core, *flags]
    command += ["--orders", str(count), "--seed", str(seed), "-j", str(processors), "-o", str(out)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(out.parent / f"cache{count}.{seed}")}
    return run(command, processors, environment, f"{kernel.name}: instar schedule")

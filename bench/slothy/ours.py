"""`instar schedule` on a kernel, by its command, with as many orders as the time allows."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from instar._core import Core, reshape_loops, schedule
from instar.schedule.order import ISLANDS, LEAST_JUDGEMENTS

from .kernels import Kernel
from .process import Spent, run

#: How much of the budget the search may take; the rest is for building, checking and proving.
_SHARE = 0.85
_COMMAND = "from instar._entry import main; main()"


#: Orders of the short searches that tell what the command takes and what an order does.
_SHORT, _FEW, _MORE = 100, 1_000, 3_000
#: Searches that a command makes: of the function; where there are loops, of trials and of the turned
#: one; to choose loads and stores takes about half of one.
_PLAIN, _LOOPS, _SPILLS = 1.0, 1.5, 0.5
#: To which multiple the orders are rounded.
_ROUND = 100


def orders(
    kernel: Kernel, core: Core, flags: Sequence[str], seconds: float, processors: int, folder: Path
) -> int:
    """How many orders the command can judge in so many seconds of processors, at least those of effort 1.

    Short searches, whose results are thrown away, tell what an order takes, and what everything else does.
    """
    everything = _search(kernel, core.name, flags, (_SHORT, 1), processors, folder / "short.S").processor
    took = []
    # Both look at the whole call equally often, which takes longer than an order.
    for judgements in (_FEW, _MORE):
        began = time.process_time()
        schedule(
            kernel.program,
            kernel.call.symbol,
            kernel.call.arguments,
            core,
            results=kernel.target.results,
            apart=kernel.apart,
            judgements=judgements,
            islands=ISLANDS,
            seed=1,
            processors=1,
        )
        took.append(time.process_time() - began)
    one = max(took[1] - took[0], 0.0) / (_MORE - _FEW)
    shape = reshape_loops(
        kernel.program,
        kernel.call.symbol,
        kernel.call.arguments,
        core,
        results=kernel.target.results,
        apart=kernel.apart,
    )
    searches = _PLAIN + (_LOOPS if any(loop["ways"] for loop in shape["loops"]) else 0.0)
    searches += 0.0 if flags else _SPILLS
    return affordable(one * searches, seconds * _SHARE - everything)


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

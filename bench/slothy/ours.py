"""`instar schedule` on a kernel, by its command, with as many orders as the time allows."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from instar._core import Core, reshape_loops, schedule
from instar.schedule.order import ISLANDS, LEAST_JUDGEMENTS

from .kernels import Kernel
from .process import Spent, run

#: How much of the budget the search may take; the rest is for building, checking and proving.
_SHARE = 0.85
_COMMAND = "from instar._entry import main; main()"


#: Searches that a command makes where there are loops: of the function, of trials, and of the turned one.
_WITH_LOOPS = 2.5
#: To which multiple the orders are rounded.
_ROUND = 100


def orders(kernel: Kernel, core: Core, processor_seconds: float) -> int:
    """How many orders a search can judge in so many seconds of processors, at least those of effort 1.

    Effort 1 is tried; nothing else of the search's time depends on the orders.
    """
    began = time.process_time()
    schedule(
        kernel.program,
        kernel.call.symbol,
        kernel.call.arguments,
        core,
        results=kernel.target.results,
        apart=kernel.apart,
        judgements=LEAST_JUDGEMENTS,
        islands=ISLANDS,
        seed=1,
        processors=1,
    )
    one = time.process_time() - began
    loops = reshape_loops(
        kernel.program,
        kernel.call.symbol,
        kernel.call.arguments,
        core,
        results=kernel.target.results,
        apart=kernel.apart,
    )["loops"]
    searches = _WITH_LOOPS if any(loop["ways"] for loop in loops) else 1.0
    return affordable(one * searches, processor_seconds)


def affordable(one: float, seconds: float) -> int:
    """The orders that fit into `seconds`, where those of effort 1 take `one`."""
    fitting = int(LEAST_JUDGEMENTS * seconds * _SHARE / one) if one > 0 else LEAST_JUDGEMENTS
    return max(LEAST_JUDGEMENTS, fitting // _ROUND * _ROUND)


def files(
    kernel: Kernel, core: str, orders: int, processor_seconds: float, processors: int, folder: Path
) -> tuple[list[Path], Spent]:
    """What the command writes with seed after seed, as long as there is time for one more, and the time.

    It begins without any cache.
    """
    written: list[Path] = []
    spent = Spent(0, 0)
    last = 0.0
    while not written or spent.processor + last <= processor_seconds:
        seed = len(written) + 1
        out = folder / f"{kernel.target.source.stem}.ours{seed}.S"
        command = [sys.executable, "-c", _COMMAND, "schedule", *kernel.arguments, "--core", core]
        # As SLOTHY does.
        command += [
            "--keep-spills",
            "--orders",
            str(orders),
            "--seed",
            str(seed),
            "-j",
            str(processors),
            "-o",
            str(out),
        ]
        environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
        one = run(command, processors, environment, f"{kernel.name}: instar schedule")
        written, spent, last = [*written, out], spent + one, one.processor
    return written, spent

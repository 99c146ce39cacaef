"""`instar schedule` on a kernel, by its command, with the effort that the time allows."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from instar._core import Core, schedule
from instar.schedule.order import ISLANDS, LEAST_JUDGEMENTS

from .kernels import Kernel
from .process import Spent, run

#: How much of the budget the search may take; the rest is for building, checking and proving.
_SHARE = 0.85
_COMMAND = "from instar._entry import main; main()"


def effort(kernel: Kernel, core: Core, processor_seconds: float) -> int:
    """The most effort whose orders can be judged in so many seconds of processors, at least 1.

    Effort 1 is tried; nothing else of the search's time depends on the effort.
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
    return affordable(time.process_time() - began, processor_seconds)


def affordable(one: float, seconds: float) -> int:
    """The most effort that fits into `seconds`: effort 1 takes `one`, each further one thrice that."""
    level = 1
    while one * 3**level <= seconds * _SHARE:
        level += 1
    return level


def files(
    kernel: Kernel, core: str, level: int, processor_seconds: float, processors: int, folder: Path
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
            "--effort",
            str(level),
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

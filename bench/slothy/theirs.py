"""SLOTHY on a kernel: what it is given, the process, and its orders put back into the kernel's text."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from instar._core import InstarError, ScheduledLine

from .blocks import LEAST, Block, cut, joined, to_numbers, usable
from .kernels import Kernel
from .memory import recorded, with_memory
from .process import Spent, run

#: The version that the machine file is written for.
VERSION = "0.2.2"
_HERE = Path(__file__).parent
_ASK = "import importlib.metadata as m; print(m.version('slothy'), m.version('ortools'))"


@dataclass(frozen=True)
class Orders:
    """What SLOTHY made of a kernel."""

    #: The function after each phase.
    lines: Sequence[Sequence[ScheduledLine]]
    spent: Spent
    #: Windows that were worked on, and those that it refused.
    windows: int
    refused: int


def need_slothy(python: str) -> str:
    """The versions of SLOTHY and of its solver in this Python.

    Raises `InstarError` where it has none, or another one.
    """
    advice = (
        f"install it in a venv of its own and name its Python: python3 -m venv VENV; VENV/bin/pip install "
        f"slothy=={VERSION}; --slothy-python VENV/bin/python"
    )
    try:
        done = subprocess.run([python, "-c", _ASK], capture_output=True, text=True, check=False)
    except OSError as error:
        raise InstarError(f"{python}: it cannot be started: {error.strerror}; {advice}") from error
    if done.returncode != 0:
        raise InstarError(f"{python}: SLOTHY is not installed there; {advice}")
    slothy, ortools = done.stdout.split()
    if slothy != VERSION:
        raise InstarError(f"{python}: it has SLOTHY {slothy}; the machine file is for {VERSION}; {advice}")
    return f"SLOTHY {slothy}, OR-Tools {ortools}"


def job(kernel: Kernel, seconds: float, processors: int) -> tuple[str, list[Block]]:
    """What windows.py is given, as JSON, and the blocks that the function was cut into."""
    accesses, turns = recorded(kernel.program, kernel.call, kernel.lines)
    plain = cut(kernel.lines, kernel.target.results)
    blocks = with_memory(plain, accesses, turns, kernel.apart)
    free = usable(line["text"] for line in kernel.lines)
    given = [
        {
            "block": block.number,
            "passes": block.passes,
            "lines": [[place, to_numbers(kernel.lines[place]["text"])] for place in block.inside],
            "live_out": [f"x{register}" for register in sorted(block.live_out)],
            "free": [f"x{register}" for register in sorted(free)],
            "ordered": block.ordered,
            "neighbours": block.neighbours,
        }
        for block in blocks
        if len(block.inside) >= LEAST and block.passes
    ]
    if not given:
        raise InstarError(f"{kernel.name}: no block has {LEAST} instructions, so SLOTHY is given nothing")
    return json.dumps({"seconds": seconds, "processors": processors, "blocks": given}), blocks


def orders(kernel: Kernel, python: str, seconds: float, processors: int, folder: Path) -> Orders:
    """Runs SLOTHY. It ends when it computed so many seconds, on all processors together."""
    text, blocks = job(kernel, seconds, processors)
    given, answer = folder / "job.json", folder / "orders.jsonl"
    given.write_text(text, encoding="utf-8")
    script = _HERE / "windows.py"
    spent = run(
        [python, str(script), str(given), str(answer)], processors, os.environ, f"{kernel.name}: SLOTHY"
    )
    told = list(_told(answer))
    lines = [joined(kernel.lines, phase["order"], blocks) for phase in told]
    windows = sum(phase["windows"] - phase["late"] for phase in told)
    return Orders(lines, spent, windows, sum(phase["refused"] for phase in told))


def _told(answer: Path) -> Iterator[dict[str, Any]]:
    for line in answer.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)

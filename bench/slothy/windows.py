"""SLOTHY over one kernel, window by window, until its time is over. Run by SLOTHY's Python: JOB RESULT.

What SLOTHY calls its split heuristic, walked from here so that the clock can end it with what it
has, and that all processors have work: windows that do not overlap go side by side, then those
across their seams. Each window is one call of SLOTHY with the registers that live after it as
outputs, names at both ends as they are. A window that SLOTHY has no order for, or not in time,
stays. The result file grows by a line a phase.
"""

from __future__ import annotations

import itertools
import json
import logging
import multiprocessing
import re
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cva6
import slothy.targets.riscv.riscv as RISC_V
from slothy import Slothy
from slothy.core.core import SlothyBase

#: Instructions in a window of the first pass, and by how many those of each further pass are
#: longer.
WINDOW, GROWTH = 48, 8
#: Seconds that a window's solver computes in the first pass, at most, and how many more in each
#: further pass.
SECONDS, MORE_SECONDS = 5.0, 3.0
#: Threads of CP-SAT for a window. Each has another strategy, and with fewer than eight good ones
#: are missing.
THREADS = 8
#: Seconds by the wall clock after which a solver ends by itself.
NEVER = 24 * 3600
#: Seconds below which nothing is begun any more, and from one look at what was computed to the
#: next.
_LEAST = 0.1
_GLANCE = 0.02
_ID = re.compile(r"@slothy:id=(\d+)")
_REGISTER = re.compile(r"\bx\d+\b")


class Line:
    """An instruction: its number, which never changes, and its text with x registers."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        registers = _REGISTER.findall(text)
        is_store = text.split()[0] in ("sb", "sh", "sw")
        self.reads = set(registers if is_store else registers[1:]) - {"x0"}
        self.writes = set() if is_store else set(registers[:1]) - {"x0"}


@dataclass(frozen=True)
class Window:
    """What one call of SLOTHY works on."""

    block: int
    start: int
    lines: list[Line]
    #: Registers that live after it, and those that the function may use.
    live: set[str]
    free: set[str]
    ordered: list[tuple[int, int, int]]
    neighbours: list[tuple[int, int]]
    seconds: float


class Clock:
    """How much time is left, in seconds that processors compute: whatever else the machine does."""

    def __init__(self, seconds: float, processors: int) -> None:
        self.seconds = seconds
        self.processors = processors
        #: Seconds that all processes computed.
        self.spent = multiprocessing.Value("d", 0.0)

    def left(self) -> float:
        """Seconds for each processor."""
        left: float = self.seconds - self.spent.value
        return left / self.processors

    def spend(self, seconds: float) -> None:
        """So many were computed."""
        with self.spent.get_lock():
            self.spent.value += seconds


class Limit:
    """Ends a solver when it computed so many seconds; CP-SAT itself knows only the wall clock's."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._solver: Any = None
        self._began = 0.0
        self._over = threading.Event()

    def begin(self, solver: Any) -> None:
        """From now on this one computes."""
        self._began = time.process_time()
        self._solver = solver

    def __enter__(self) -> Limit:
        threading.Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    def _watch(self) -> None:
        while not self._over.wait(_GLANCE):
            if self._solver is not None and time.process_time() - self._began >= self._seconds:
                self._solver.stop_search()


#: That of the window that is worked on in this process.
limit: Limit
#: That of this job, which the processes of the pool share.
clock: Clock


def main() -> None:
    """Works on the job until its time is over."""
    job = json.loads(Path(sys.argv[1]).read_text())
    global clock
    clock = Clock(job["seconds"], job["processors"])
    blocks = [
        {**block, "lines": [Line(*line) for line in block["lines"]]}
        for block in sorted(job["blocks"], key=lambda block: -block["passes"])
    ]
    fork = multiprocessing.get_context("fork")
    with (
        Path(sys.argv[2]).open("w", encoding="utf-8") as out,
        ProcessPoolExecutor(job["processors"], mp_context=fork) as pool,
    ):
        for phase in itertools.count():
            windows = [window for block in blocks for window in _windows(block, phase)]
            told = {"phase": phase, "windows": len(windows), "late": 0, "refused": 0}
            by_number = {block["block"]: block for block in blocks}
            for window, (kind, lines) in zip(windows, pool.map(_solved, windows), strict=True):
                if kind == "solved":
                    at = slice(window.start, window.start + len(lines))
                    by_number[window.block]["lines"][at] = lines
                else:
                    told[kind] += 1
            order = [
                {"block": block["block"], "lines": [[line.number, line.text] for line in block["lines"]]}
                for block in blocks
            ]
            out.write(json.dumps({**told, "order": order}) + "\n")
            out.flush()
            if clock.left() < _LEAST:
                break


def _windows(block: dict[str, Any], phase: int) -> list[Window]:
    """Windows side by side; in odd phases each lies across the seam of two of the phase before."""
    turn, across = divmod(phase, 2)
    size = WINDOW + turn * GROWTH
    lines = block["lines"]
    found = []
    for start in range(-(size // 2) * across, len(lines), size):
        begin, end = max(start, 0), min(start + size, len(lines))
        inside = lines[begin:end]
        live = set(block["live_out"])
        for line in reversed(lines[end:]):
            live = (live - line.writes) | line.reads
        numbers = {line.number for line in inside}
        found.append(
            Window(
                block["block"],
                begin,
                inside,
                live,
                set(block["free"]),
                [
                    (a, b, cva6.STORE_TO_LOAD if reads else 0)
                    for a, b, reads in block["ordered"]
                    if {a, b} <= numbers
                ],
                [(a, b) for a, b in block["neighbours"] if {a, b} <= numbers],
                SECONDS + turn * MORE_SECONDS,
            )
        )
    return [window for window in found if len(window.lines) > 1]


def _solved(window: Window) -> tuple[str, list[Line]]:
    """What became of a window (`solved`, `late`, `refused`), and its instructions in SLOTHY's order."""
    left = clock.left()
    if left < _LEAST:
        return "late", []
    began = time.process_time()
    try:
        return _order(window, min(window.seconds, left))
    finally:
        clock.spend(time.process_time() - began)


def _order(window: Window, seconds: float) -> tuple[str, list[Line]]:
    logging.disable(logging.CRITICAL)
    cva6.memory = cva6.Memory(window.ordered, window.neighbours)
    slothy = Slothy(RISC_V, cva6)
    _configure(slothy.config, window)
    text = "\n".join(f"{line.text} // @slothy:id={line.number}" for line in window.lines)
    slothy.load_source_raw(f"start:\n{text}\nend:\n")
    global limit
    try:
        with Limit(seconds) as limit:
            slothy.optimize(start="start", end="end")
    except Exception as error:  # SLOTHY raises bare exceptions, where it has no order in time for instance
        if "--why" in sys.argv:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return "refused", []
    found = [
        Line(int(match[1]), line.split("//")[0].strip())
        for line in slothy.get_source_as_string().splitlines()
        if (match := _ID.search(line))
    ]
    same = sorted(line.number for line in found) == sorted(line.number for line in window.lines)
    return ("solved", found) if same else ("refused", [])


def _configure(config: Any, window: Window) -> None:
    touched = set[str]().union(*(line.reads | line.writes for line in window.lines))
    registers = {f"x{n}" for n in range(32)}
    config.outputs = sorted(window.live & touched)
    config.reserved_regs = sorted(
        (registers - window.free - touched) | (window.live - touched) | {"x0", "x2"}
    )
    config.rename_inputs = {"other": "static"}
    config.rename_outputs = {"other": "static"}
    config.inputs_are_outputs = False
    # A result that nobody uses is the compiler's matter.
    config.allow_useless_instructions = True
    # The fewest stalls are the objective of the solver, which begins with the order that came.
    config.variable_size = True
    config.constraints.stalls_first_attempt = 32
    config.hints.order_hint_orig_order = True
    config.hints.rename_hint_orig_rename = True
    config.timeout = NEVER


def _with_limits(make: Any) -> Any:
    def made(self: Any) -> None:
        make(self)
        self._model.cp_solver.parameters.num_workers = THREADS
        limit.begin(self._model.cp_solver)

    return made


SlothyBase._init_external_model_and_solver = _with_limits(SlothyBase._init_external_model_and_solver)

if __name__ == "__main__":
    main()

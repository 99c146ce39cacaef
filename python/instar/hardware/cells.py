"""The cells that circuits are counted in: rtl/cells/cells.txt, where each number has its source."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from instar.places import data_folder

#: Loads for which a mapper takes a gate to be as slow as it is with a usual fan-out.
_USUAL_LOAD = 2.0


@dataclass(frozen=True)
class Output:
    """How late an output is: `delay` and `slope` for each load, in delays of a NAND2 that drives another."""

    delay: float
    slope: float
    #: As genlib writes it; of a register "".
    function: str

    def after(self, load: float) -> float:
        """Delays from the slowest input, or from the clock."""
        return self.delay + self.slope * load


@dataclass(frozen=True)
class Cell:
    """A gate, an adder or a register."""

    #: In the table, and in netlists where a register has the name that Yosys gives it.
    plain: str
    name: str
    kind: str
    #: In areas of a NAND2.
    area: float
    #: Of each input, in inputs of a NAND2.
    load: float
    outputs: dict[str, Output]
    #: How long before the clock a register's input must be there.
    setup: float
    #: What a toggle of an output takes inside, and an edge of a register's clock, each in that of a
    #: toggle of the input of a NAND2.
    energy: float
    clock: float


@functools.cache
def text() -> str:
    """The table as it stands in its file."""
    return (data_folder() / "rtl" / "cells" / "cells.txt").read_text()


@functools.cache
def cells() -> dict[str, Cell]:
    """All cells by the names that they have in netlists."""
    found: dict[str, Cell] = {}
    for line in text().splitlines():
        if not line.startswith("#"):
            kind, name, area, load, output, delay, slope, setup, energy, clock, last = line.split()
            known = last if kind == "register" else name
            times = _number(setup), _number(energy), _number(clock)
            cell = found.setdefault(known, Cell(name, known, kind, float(area), float(load), {}, *times))
            cell.outputs[output] = Output(float(delay), float(slope), "" if kind == "register" else last)
    return found


def _number(text: str) -> float:
    return 0.0 if text == "-" else float(text)


def genlib() -> str:
    """The gates in the format of SIS, which ABC maps to."""
    lines = ["GATE ZERO 0 Y=CONST0;", "GATE ONE 0 Y=CONST1;"]
    for name, cell in cells().items():
        if cell.kind == "gate":
            ((output, timed),) = cell.outputs.items()
            late = f"{timed.after(_USUAL_LOAD):.2f} 0"
            lines.append(f"GATE {name} {cell.area} {output}={timed.function};")
            lines.append(f"  PIN * UNKNOWN {cell.load} 999 {late} {late}")
    return "\n".join(lines) + "\n"

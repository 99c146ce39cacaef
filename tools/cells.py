"""The numbers of rtl/cells/cells.txt, from liberty files of three libraries: `python tools/cells.py A B C`.

The files are those of Nangate's 45 nm Open Cell Library, SkyWater's sky130_fd_sc_hd and IHP's
sg13g2_stdcell, all typical corners. Each library is measured in its own smallest NAND2: area in
that of the cell, load in that of its input, delay in that of the cell at the slope that a chain of
such cells has, driving one more; energy in that of a toggle of its input, half of load times the
square of the supply. What stands in the table is the median of the libraries that have the cell.
Source of the format: Liberty user guide, NLDM tables.
"""

from __future__ import annotations

import bisect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median

SKY, IHP = "sky130_fd_sc_hd__", "sg13g2_"
#: Our cell → that of each library, smallest drive; "" where it has none.
CELLS = {
    "INV": ("INV_X1", f"{SKY}inv_1", f"{IHP}inv_1"),
    "BUF": ("BUF_X1", f"{SKY}buf_1", f"{IHP}buf_1"),
    "NAND2": ("NAND2_X1", f"{SKY}nand2_1", f"{IHP}nand2_1"),
    "NAND3": ("NAND3_X1", f"{SKY}nand3_1", f"{IHP}nand3_1"),
    "NAND4": ("NAND4_X1", f"{SKY}nand4_1", f"{IHP}nand4_1"),
    "NOR2": ("NOR2_X1", f"{SKY}nor2_1", f"{IHP}nor2_1"),
    "NOR3": ("NOR3_X1", f"{SKY}nor3_1", f"{IHP}nor3_1"),
    "NOR4": ("NOR4_X1", f"{SKY}nor4_1", f"{IHP}nor4_1"),
    "AND2": ("AND2_X1", f"{SKY}and2_1", f"{IHP}and2_1"),
    "AND3": ("AND3_X1", f"{SKY}and3_1", f"{IHP}and3_1"),
    "AND4": ("AND4_X1", f"{SKY}and4_1", f"{IHP}and4_1"),
    "OR2": ("OR2_X1", f"{SKY}or2_1", f"{IHP}or2_1"),
    "OR3": ("OR3_X1", f"{SKY}or3_1", f"{IHP}or3_1"),
    "OR4": ("OR4_X1", f"{SKY}or4_1", f"{IHP}or4_1"),
    "AOI21": ("AOI21_X1", f"{SKY}a21oi_1", f"{IHP}a21oi_1"),
    "OAI21": ("OAI21_X1", f"{SKY}o21ai_1", f"{IHP}o21ai_1"),
    "AOI22": ("AOI22_X1", f"{SKY}a22oi_1", f"{IHP}a22oi_1"),
    "OAI22": ("OAI22_X1", f"{SKY}o22ai_1", ""),
    "AOI211": ("AOI211_X1", f"{SKY}a211oi_1", ""),
    "OAI211": ("OAI211_X1", f"{SKY}o211ai_1", ""),
    "AOI221": ("AOI221_X1", f"{SKY}a221oi_1", f"{IHP}a221oi_1"),
    "OAI221": ("OAI221_X1", f"{SKY}o221ai_1", ""),
    "XOR2": ("XOR2_X1", f"{SKY}xor2_1", f"{IHP}xor2_1"),
    "XNOR2": ("XNOR2_X1", f"{SKY}xnor2_1", f"{IHP}xnor2_1"),
    "MUX2": ("MUX2_X1", f"{SKY}mux2_1", f"{IHP}mux2_1"),
    "FA": ("FA_X1", f"{SKY}fa_1", ""),
    "DFF": ("DFF_X1", f"{SKY}dfxtp_1", ""),
    "DFFR": ("DFFR_X1", f"{SKY}dfrtp_1", f"{IHP}dfrbp_1"),
    "DFFS": ("DFFS_X1", f"{SKY}dfstp_1", ""),
    "DLATCH": ("DLH_X1", f"{SKY}dlxtp_1", f"{IHP}dlhq_1"),
}
#: Loads between which a delay is a line, in inputs of a NAND2.
LOADS = (1, 5)
TABLES = ("cell_rise", "cell_fall", "rise_transition", "fall_transition")


@dataclass(frozen=True)
class Table:
    """Values over the slope at an input and the load of an output."""

    slopes: list[float]
    loads: list[float]
    values: list[list[float]]

    def at(self, slope: float, load: float) -> float:
        i, f = _place(self.slopes, slope)
        j, g = _place(self.loads, load)
        low = self.values[i][j] * (1 - g) + self.values[i][j + 1] * g
        high = self.values[i + 1][j] * (1 - g) + self.values[i + 1][j + 1] * g
        return low * (1 - f) + high * f


@dataclass(frozen=True)
class Cell:
    """What a library says of one cell: (input, output) → its tables, each rising and falling."""

    area: float
    loads: dict[str, float]
    arcs: dict[tuple[str, str], list[dict[str, Table]]]
    setup: list[Table]


def _place(axis: list[float], value: float) -> tuple[int, float]:
    i = min(max(bisect.bisect_right(axis, value) - 1, 0), len(axis) - 2)
    return i, (value - axis[i]) / (axis[i + 1] - axis[i])


def groups(text: str, kind: str) -> Iterator[tuple[str, str]]:
    """The groups of one kind: what stands in the brackets, and in the braces."""
    for found in re.finditer(r"(?<!\w)" + kind + r'\s*\(\s*"?([^)"]*?)"?\s*\)\s*\{', text):
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        yield found[1], text[found.end() : end - 1]


def numbers(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?[\d.]+(?:[eE][-+]?\d+)?", text)]


def axes(body: str) -> tuple[list[float], list[float]] | None:
    first, second = (re.search(rf"index_{n}\s*\((.*?)\)", body, re.DOTALL) for n in (1, 2))
    return (numbers(first[1]), numbers(second[1])) if first and second else None


def read_table(body: str, template: tuple[list[float], list[float]] | None) -> Table | None:
    found = axes(body) or template
    values = re.search(r"values\s*\((.*?)\)\s*;", body, re.DOTALL)
    if found is None or values is None:
        return None
    flat, width = numbers(values[1]), len(found[1])
    return Table(*found, [flat[n : n + width] for n in range(0, len(flat), width)])


def read_library(path: Path, wanted: list[str]) -> dict[str, Cell]:
    text = path.read_text()
    templates = {name: axes(body) for name, body in groups(text, "lu_table_template")}
    return {
        name: read_cell(body, templates)
        for name in wanted
        if name
        for _, body in groups(text, f'cell(?=\\s*\\(\\s*"?{name}"?\\s*\\))')
    }


def read_cell(body: str, templates: dict[str, tuple[list[float], list[float]] | None]) -> Cell:
    loads: dict[str, float] = {}
    arcs: dict[tuple[str, str], list[dict[str, Table]]] = {}
    setup: list[Table] = []
    for pin, text in groups(body, "pin"):
        load = re.search(r"(?<!\w)capacitance\s*:\s*([\d.eE+-]+)", text)
        if re.search(r'direction\s*:\s*"?input', text) and load:
            loads[pin] = float(load[1])
        for _, timing in groups(text, "timing"):
            kind = re.search(r'timing_type\s*:\s*"?(\w+)', timing)
            related = re.search(r'related_pin\s*:\s*"?(\w+)', timing)
            tables = {
                name: table
                for name in (*TABLES, "rise_constraint", "fall_constraint")
                for template, table_body in groups(timing, name)
                if (table := read_table(table_body, templates.get(template))) is not None
            }
            if related and (kind is None or kind[1] in ("combinational", "rising_edge")):
                if all(name in tables for name in TABLES):
                    arcs.setdefault((related[1], pin), []).append(tables)
            elif kind and kind[1] == "setup_rising":
                setup += tables.values()
    area = re.search(r"(?<!\w)area\s*:\s*([\d.]+)", body)
    assert area is not None
    return Cell(float(area[1]), loads, arcs, setup)


@dataclass(frozen=True)
class Unit:
    """The NAND2 in which a library is measured."""

    area: float
    load: float
    slope: float
    delay: float


def slope_of(arc: dict[str, Table], slope: float, load: float) -> float:
    return mean(arc[name].at(slope, load) for name in ("rise_transition", "fall_transition"))


def delay_of(cell: Cell, slope: float, load: float) -> dict[str, float]:
    """Output → delay of its slowest input, rising and falling edges together."""
    worst: dict[str, float] = {}
    for (_, output), arcs in cell.arcs.items():
        slowest = max(mean(arc[name].at(slope, load) for name in ("cell_rise", "cell_fall")) for arc in arcs)
        worst[output] = max(worst.get(output, 0.0), slowest)
    return worst


def unit_of(cell: Cell) -> Unit:
    load = mean(cell.loads.values())
    arc = next(iter(cell.arcs.values()))[0]
    slope = 0.0
    for _ in range(50):
        slope = slope_of(arc, slope, load)
    return Unit(cell.area, load, slope, max(delay_of(cell, slope, load).values()))


def energies(path: Path, name: str, unit: Unit) -> tuple[float, float]:
    """Inside a cell, of a toggle of its output and an edge of its clock, in toggles of the unit's input."""
    text = path.read_text()
    supply = re.search(r"nom_voltage\s*:\s*([\d.]+)", text)
    assert supply is not None
    toggle = unit.load * float(supply[1]) ** 2 / 2
    templates = {label: axes(body) for label, body in groups(text, "power_lut_template")}
    outputs, clocks = [], []
    ((_, cell),) = groups(text, f'cell(?=\\s*\\(\\s*"?{name}"?\\s*\\))')
    for pin, body in groups(cell, "pin"):
        for _, power in groups(body, "internal_power"):
            found = []
            for kind in ("rise_power", "fall_power"):
                for template, values in groups(power, kind):
                    table = read_table(values, templates.get(template))
                    flat = re.search(r"values\s*\((.*?)\)\s*;", values, re.DOTALL)
                    if table is not None:
                        found.append(table.at(unit.slope, unit.load))
                    elif flat is not None and numbers(flat[1]):
                        found.append(numbers(flat[1])[:2][-1])
            if found and re.search(r'direction\s*:\s*"?output', body):
                outputs.append(mean(found) / toggle)
            elif found and pin in ("CK", "CLK", "G", "GATE"):
                clocks.append(mean(found) / toggle)
    return mean(outputs), mean(clocks) if clocks else 0.0


def main(paths: list[Path]) -> None:
    libraries = [
        read_library(path, [names[number] for names in CELLS.values()]) for number, path in enumerate(paths)
    ]
    units = [unit_of(library[name]) for library, name in zip(libraries, CELLS["NAND2"], strict=True)]
    for ours, names in CELLS.items():
        there = [
            (library[name], unit) for library, name, unit in zip(libraries, names, units, strict=True) if name
        ]
        near, far = (
            [list(delay_of(cell, unit.slope, load * unit.load).values()) for cell, unit in there]
            for load in LOADS
        )
        lines = []
        for output in range(2 if ours == "FA" else 1):
            slopes = [(b[output] - a[output]) / (LOADS[1] - LOADS[0]) for a, b in zip(near, far, strict=True)]
            starts = [a[output] - slope for a, slope in zip(near, slopes, strict=True)]
            relative = [a[output] / unit.delay for a, (_, unit) in zip(near, there, strict=True)]
            delay = median(start / unit.delay for start, (_, unit) in zip(starts, there, strict=True))
            slope = median(slope / unit.delay for slope, (_, unit) in zip(slopes, there, strict=True))
            lines.append(
                f"delay {delay:.2f} + {slope:.2f} a load (at 1: {min(relative):.2f} … {max(relative):.2f})"
            )
        areas = [cell.area / unit.area for cell, unit in there]
        load = median(mean(cell.loads.values()) / unit.load for cell, unit in there)
        setups = [
            max(table.at(unit.slope, unit.slope) for table in cell.setup) / unit.delay
            for cell, unit in there
            if cell.setup
        ]
        spent = [
            energies(path, name, unit) for path, name, unit in zip(paths, names, units, strict=True) if name
        ]
        lines.append(
            f"energy {median(out for out, _ in spent):.2f}, clock {median(ck for _, ck in spent):.2f}"
        )
        more = f"; setup {median(setups):.2f}" if setups else ""
        listed = ", ".join(f"{area:.2f}" for area in areas)
        print(f"{ours:7s} area {median(areas):.2f} ({listed}); load {load:.2f}; {'; '.join(lines)}{more}")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])

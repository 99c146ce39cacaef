"""Cells of a netlist that a proof of single steps would misread: other clocks, other resets, elements that
are not there.

Source: the manual of Yosys, "Registers" and "$shiftx"; the text is that of its command `dump`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from instar._core import InstarError

#: Registers that one edge of a clock changes, some with a reset that does not wait for it.
REGISTERS = "$dff $dffe $sdff $sdffe $sdffce $adff $adffe $aldff $aldffe"
_CELL = re.compile(r"^\s*cell (\S+) (\S+)\n(.*?)^\s*end$", re.MULTILINE | re.DOTALL)
_PARAMETER = re.compile(r"^\s*parameter (?:signed )?\\(\w+) (\S+)$", re.MULTILINE)
_CONNECTION = re.compile(r"^\s*connect \\(\w+) (.+)$", re.MULTILINE)
_SOURCE = re.compile(r'attribute \\src "([^"]*)"\s*$', re.MULTILINE)


@dataclass(frozen=True)
class _Cell:
    kind: str
    parameters: dict[str, str]
    connections: dict[str, str]
    place: str

    def number(self, name: str) -> int:
        text = self.parameters.get(name, "0")
        bits = text.rpartition("'")[2]
        return int(bits, 2) if "'" in text else int(text)


def refuse_others(module: str, dumped: str) -> None:
    """Raises `InstarError` for a register of another clock or reset, or an index that may go beyond."""
    for cell in _cells(dumped):
        where = f"{module}, {cell.place}" if cell.place else module
        if cell.kind == "$shiftx":
            width, bits, shown = cell.number("A_WIDTH"), _index_bits(cell), cell.number("Y_WIDTH")
            if (1 << bits) - 1 + shown > width:
                raise InstarError(
                    f"{where}: an index of {bits} bits chooses {shown} of {width} bits; some may not be there"
                )
            continue
        clock = cell.connections.get("CLK", "").removeprefix("\\")
        edge = "posedge" if cell.number("CLK_POLARITY") else "negedge"
        if (clock, edge) != ("clk_i", "posedge"):
            raise InstarError(f"{where}: registers change with {clock} ({edge}); clk_i (posedge) is right")
        port = "ALOAD" if cell.kind.startswith("$ald") else "ARST"
        reset = cell.connections.get(port)
        if reset is not None and (reset != "\\rst_ni" or cell.number(f"{port}_POLARITY") != 0):
            name = reset.removeprefix("\\")
            raise InstarError(f"{where}: {name} sets a register without the clock; a low rst_ni is right")
        if not re.fullmatch(r"\d+'[01]+|\d+", cell.connections.get("AD", "0")):
            raise InstarError(f"{where}: a register gets what is no constant without the clock")


def _cells(dumped: str) -> Iterator[_Cell]:
    for match in _CELL.finditer(dumped):
        # The attribute stands in front of its cell.
        sources = _SOURCE.findall(dumped[max(0, match.start() - 300) : match.start()])
        place = sources[-1] if sources else ""
        found = re.search(r"unit\.sv:(\d+)", place)
        yield _Cell(
            match[1],
            dict(_PARAMETER.findall(match[3])),
            {name: value.strip() for name, value in _CONNECTION.findall(match[3])},
            f"line {found[1]}" if found else "",
        )


def _index_bits(cell: _Cell) -> int:
    """Bits of an index that are not zero for certain."""
    zeros = re.match(r"\{ (\d+)'(0+) ", cell.connections.get("B", ""))
    known = len(zeros[2]) if zeros else cell.number("B_SIGNED")
    return max(cell.number("B_WIDTH") - known, 0)

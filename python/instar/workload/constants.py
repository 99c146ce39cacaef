"""Numbers that a kernel's code names: code that tells one value from another has it in an instruction.

A number that is compared with is an immediate, the sum of an upper and a lower half, or the
negative of one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from instar._core import Program

_NUMBER = re.compile(r"(?<![\w.])-?(?:0x[0-9a-f]+|\d+)(?![\w.])")
#: More of them are a table that was unrolled, and tell nothing apart.
_MOST = 600
#: Instructions whose number is an address or a distance.
_PLACES = ("b", "j", "c.b", "c.j", "auipc", "cm.")


def constants(program: Program, symbol: str) -> list[int]:
    """Numbers in the code of a function, in the order of the code."""
    found = program.symbols.get(symbol)
    if found is None or not found["size"]:
        return []
    numbers: dict[int, None] = {}
    upper: dict[str, int] = {}
    for _, _, _, text in program.disassemble(found["address"], found["size"]):
        mnemonic, _, operands = text.partition(" ")
        if mnemonic.startswith(_PLACES):
            continue
        words = [word.strip() for word in operands.split(",")]
        values = [int(word, 0) for word in words if _NUMBER.fullmatch(word)]
        if mnemonic in {"lui", "c.lui"} and values:
            # The operand is what goes into the upper 20 bits.
            upper[words[0]] = _signed(values[-1] << 12)
            numbers[upper[words[0]]] = None
            continue
        # The register that is added to: the second one, or of a short form the only one.
        source = words[-2] if len(words) > 1 else ""
        for value in values:
            if mnemonic in {"addi", "addiw", "c.addi", "c.addiw"} and source in upper:
                numbers[_signed(upper[source] + value)] = None
            numbers[value] = None
    return list(numbers)[:_MOST]


def _signed(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


def near(numbers: list[int], low: int, high: int, bits: int, steps: Sequence[int] = (0, -1, 1)) -> list[int]:
    """The numbers, then their negatives, then the neighbours of both, as far as they lie in a range."""
    size = 1 << bits
    found: dict[int, None] = {}
    # The numbers themselves come first, as they are the likeliest.
    for step in steps:
        for sign in (1, -1):
            for number in numbers:
                value = sign * number + step
                for same in (value, value % size, value % size - size):
                    if low <= same <= high:
                        found[same] = None
    return list(found)


def side_by_side(numbers: Sequence[int]) -> list[int]:
    """A round of the numbers in which every two of them, in this order and with themselves, are neighbours.

    It has as many elements as there are pairs: a de Bruijn sequence of order two.
    """
    count, row = len(numbers), []
    for first in range(count):
        row.append(numbers[first])
        for second in range(first + 1, count):
            row += [numbers[first], numbers[second]]
    return row

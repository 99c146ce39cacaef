"""Which memory accesses of a block must keep their order, read off one call of the function.

The rule is that of `instar schedule` (crates/code/src/memory.rs): two accesses of which one writes
keep it where they met in some pass through the block, or lie in memory of which nobody says that it
is apart.
"""

from __future__ import annotations

import struct
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, cast

from instar._core import Program, ScheduledLine
from instar.checked_program import PreparedCall

from .blocks import Block

if TYPE_CHECKING:
    from instar._core import CallResult

_PIECE = 1 << 16
#: Bits 11 to 3 of an address: what the load unit of a CVA6 compares.
_PAGE_OFFSET = 0xFF8


@dataclass(frozen=True)
class Access:
    """One access of memory in a call."""

    #: Instruction, by its place in the function.
    place: int
    #: Which pass through its block.
    turn: int
    address: int
    size: int
    writes: bool
    #: What it lies in: `stack`, `constant`, `other`, or the argument register.
    region: str


def recorded(
    program: Program, call: PreparedCall, lines: Sequence[ScheduledLine]
) -> tuple[list[Access], Counter[int]]:
    """The accesses of one call, and how often it went through each block."""
    places = {line["pc"]: place for place, line in enumerate(lines)}
    firsts: dict[int, int] = {}
    for line in lines:
        firsts.setdefault(line["block"], line["pc"])
    retired = program.retired(call.symbol, call.arguments)
    registers = list(program.registers()["x"])
    turns: Counter[int] = Counter()
    found: list[tuple[int, int, int, int, bool]] = []
    while (piece := retired.next(_PIECE)) is not None:
        pcs = memoryview(piece["pcs"]).cast("B").cast("Q")
        ends = memoryview(piece["access_ends"]).cast("B").cast("I")
        addresses = memoryview(piece["addresses"]).cast("B").cast("Q")
        sizes = memoryview(piece["sizes"]).cast("B").cast("H")
        writes = memoryview(piece["writes"]).cast("B")
        begin = 0
        for pc, end in zip(pcs, ends, strict=True):
            place = places[pc]
            block = lines[place]["block"]
            turns[block] += firsts[block] == pc
            for at in range(begin, end):
                found.append((place, turns[block], addresses[at], sizes[at], bool(writes[at])))
            begin = end
    result = cast("CallResult", retired.result())
    stack = result["stack_bytes"]
    image = _segments(Path(program.path).read_bytes())
    first = program.memory_range[0]

    def region(address: int) -> str:
        if registers[2] - stack <= address < registers[2]:
            return "stack"
        for start, size, writable in image:
            if start <= address < start + size:
                return "other" if writable else "constant"
        behind = [(registers[r], -r) for r in range(10, 18) if first <= registers[r] <= address]
        return f"a{-max(behind)[1] - 10}" if behind else "other"

    return [Access(p, t, a, s, w, region(a)) for p, t, a, s, w in found], turns


def _segments(elf: bytes) -> list[tuple[int, int, bool]]:
    """The segments of a 32-bit ELF file: address, bytes, whether writable (ELF 1.2, program header)."""
    offset, (entry, count) = struct.unpack_from("<I", elf, 28)[0], struct.unpack_from("<HH", elf, 42)
    headers = [struct.unpack_from("<8I", elf, offset + n * entry) for n in range(count)]
    return [
        (address, size, bool(flags & 2)) for kind, _, address, _, _, size, flags, _ in headers if kind == 1
    ]


def with_memory(
    blocks: Iterable[Block], accesses: Sequence[Access], turns: Counter[int], apart: Iterable[tuple[int, int]]
) -> list[Block]:
    """The blocks with what their memory accesses ask for; `apart` are pairs of argument registers."""
    pairs = {frozenset(f"a{r - 10}" for r in pair) for pair in apart}
    by_place: dict[int, list[Access]] = defaultdict(list)
    for access in accesses:
        by_place[access.place].append(access)
    return [
        replace(
            block,
            passes=turns[block.number],
            ordered=tuple(_ordered(block, by_place, pairs)),
            neighbours=tuple(_neighbours(block, by_place)),
        )
        for block in blocks
    ]


def _ordered(
    block: Block, by_place: dict[int, list[Access]], pairs: set[frozenset[str]]
) -> list[tuple[int, int, bool]]:
    """Pairs that keep their order; whether the second reads what the first wrote."""
    found: dict[tuple[int, int], bool] = {}
    turns: dict[int, list[Access]] = defaultdict(list)
    regions: dict[int, set[str]] = {}
    for place in block.inside:
        regions[place] = {access.region for access in by_place[place]}
        for access in by_place[place]:
            turns[access.turn].append(access)
    for inside in turns.values():
        words: dict[int, list[Access]] = defaultdict(list)
        for access in inside:
            for word in range(access.address >> 2, (access.address + access.size - 1 >> 2) + 1):
                words[word].append(access)
        for met in words.values():
            for a, b in combinations(met, 2):
                overlap = a.address < b.address + b.size and b.address < a.address + a.size
                if overlap and a.place != b.place and (a.writes or b.writes):
                    found[a.place, b.place] = a.writes and not b.writes
    memory = [place for place in block.inside if regions[place]]
    for pair in combinations(memory, 2):
        writes = any(access.writes for place in pair for access in by_place[place])
        if writes and pair not in found and _may_meet(regions[pair[0]], regions[pair[1]], pairs):
            found[pair] = False
    return [(first, second, reads) for (first, second), reads in sorted(found.items())]


def _may_meet(a: set[str], b: set[str], pairs: set[frozenset[str]]) -> bool:
    """Whether what lies in these regions may meet although it did not."""
    if len(a) > 1 or len(b) > 1:
        return True
    (x,), (y,) = a, b
    if x == y:
        return x == "other"
    return not ({x, y} & {"stack", "constant"} or frozenset((x, y)) in pairs)


def _neighbours(block: Block, by_place: dict[int, list[Access]]) -> list[tuple[int, int]]:
    """A store and a load of different words of which the load unit compares equal bits, in most passes."""
    seen: Counter[tuple[int, int]] = Counter()
    lots: dict[tuple[int, int], list[Access]] = defaultdict(list)
    for place in block.inside:
        for access in by_place[place]:
            lots[access.turn, access.address & _PAGE_OFFSET].append(access)
    turns = {turn for turn, _ in lots}
    for lot in lots.values():
        for a, b in combinations(lot, 2):
            if a.writes != b.writes and a.address >> 2 != b.address >> 2:
                store, load = (a, b) if a.writes else (b, a)
                seen[store.place, load.place] += 1
    return sorted(pair for pair, count in seen.items() if 2 * count > len(turns))

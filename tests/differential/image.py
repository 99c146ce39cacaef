"""A memory image that runs many cases and keeps what each leaves after: one for every emulator.

Source: own design. The image is bare code at a fixed address: it neither calls an environment nor
traps, so any emulator runs it from its first address to `Image.end`. Each case gets 30 registers,
runs, and its registers are stored; the one left over, different from case to case, leads in and
out.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

BASE = 0x4000_0000
#: From here on, code of the cases and their records.
_CASES = BASE + 0x1_0000
#: From here on, what the image writes: variables, registers after each case, memory of the cases.
DATA = BASE + 0x80_0000
_VARIABLES = 64
PAGE = 4096


@dataclass(frozen=True)
class At:
    """An address that is known once the image is laid out."""

    of: Literal["code", "memory"]
    offset: int = 0


@dataclass
class Case:
    """Code with the registers and the memory that it starts from."""

    #: The instructions that it is about.
    words: tuple[int, ...]
    #: Pieces of code by their offset; the rest is filled with zeros, which are illegal.
    code: dict[int, bytes]
    #: Offsets at which 8 bytes lead out.
    exits: list[int]
    registers: list[int | At]
    #: The register that leads in and out; the code does not use it.
    link: int
    entry: int = 0
    #: Memory around `At("memory")`, half of it below; 0 if it needs none.
    memory: int = 0
    #: Whether `At("memory")` is the start of a page.
    at_page: bool = False
    #: Addresses that stand in memory before, by offset from `At("memory")`.
    pointers: dict[int, At] = field(default_factory=dict)
    #: Which classes it hits as far as that is known before it runs.
    cells: frozenset[str] = frozenset()
    #: The register that says which way a branch went: 1 not taken, 2 taken.
    marker: int | None = None

    @property
    def size(self) -> int:
        ends = [offset + len(piece) for offset, piece in self.code.items()]
        return (max(ends + [offset + 8 for offset in self.exits]) + 15) & ~15


@dataclass(frozen=True)
class Image:
    """Laid-out cases: code from `BASE` to `end`, data from `DATA` on."""

    xlen: int
    code: bytes
    data: bytes
    codes: list[int]
    memories: list[int]

    @property
    def end(self) -> int:
        return BASE + len(self.code)

    def registers(self, data: bytes, case: int) -> tuple[int, ...]:
        """x0 to x31 after a case."""
        form = "<32I" if self.xlen == 32 else "<32Q"
        size = struct.calcsize(form)
        return struct.unpack_from(form, data, _VARIABLES + case * size)

    def before(self, case: Case, number: int) -> list[int]:
        """x0 to x31 before a case."""
        bases = {"code": self.codes[number], "memory": self.memories[number]}
        return [r if isinstance(r, int) else bases[r.of] + r.offset for r in case.registers]


def lui(rd: int, address: int) -> int:
    return (address + 0x800 & 0xFFFF_F000) | rd << 7 | 0x37


def addi(rd: int, rs1: int, immediate: int) -> int:
    return (immediate & 0xFFF) << 20 | rs1 << 15 | rd << 7 | 0x13


def jalr(rs1: int, immediate: int) -> int:
    return (immediate & 0xFFF) << 20 | rs1 << 15 | 0x67


def _load(xlen: int, rd: int, rs1: int, offset: int) -> int:
    return (offset & 0xFFF) << 20 | rs1 << 15 | (2 if xlen == 32 else 3) << 12 | rd << 7 | 0x03


def _store(xlen: int, rs2: int, rs1: int, offset: int) -> int:
    funct3 = 2 if xlen == 32 else 3
    return (offset >> 5 & 0x7F) << 25 | rs2 << 20 | rs1 << 15 | funct3 << 12 | (offset & 31) << 7 | 0x23


def _words(words: list[int]) -> bytes:
    return struct.pack(f"<{len(words)}I", *words)


class _Frame:
    """The code around the cases: it loads the registers of one, and stores them after it."""

    def __init__(self, xlen: int) -> None:
        self.xlen, self.word = xlen, xlen // 8
        self.record_bytes = 33 * self.word
        self.code = b""
        self.leave, self.enter = [0] * 32, [0] * 32
        step, out = self.word * 33, self.word * 32
        load, store = self._load, self._store
        dispatch = [lui(5, DATA), load(6, 5, 0), load(7, 6, 0), jalr(7, 0)]
        self._add(dispatch)
        advance = self._add(
            [
                lui(5, DATA),
                *(load(6, 5, 0), addi(6, 6, step), store(6, 5, 0)),
                *(load(7, 5, self.word), addi(7, 7, out), store(7, 5, self.word)),
                *dispatch,
            ]
        )
        for link in range(1, 32):
            others = [n for n in range(1, 32) if n != link]
            self.leave[link] = self._add(
                [
                    *(lui(link, DATA), load(link, link, self.word)),
                    *(store(n, link, n * self.word) for n in others),
                    *(lui(link, advance), jalr(link, advance)),
                ]
            )
            # The link itself comes last: it is the address of the record until then.
            self.enter[link] = self._add(
                [
                    addi(link, 6, 0),
                    *(load(n, link, (1 + n) * self.word) for n in others),
                    *(load(link, link, self.word), jalr(link, 0)),
                ]
            )
        assert BASE + len(self.code) <= _CASES

    def _load(self, rd: int, rs1: int, offset: int) -> int:
        return _load(self.xlen, rd, rs1, offset)

    def _store(self, rs2: int, rs1: int, offset: int) -> int:
        return _store(self.xlen, rs2, rs1, offset)

    def _add(self, words: list[int]) -> int:
        address = BASE + len(self.code)
        self.code += _words(words)
        return address

    def exit(self, link: int) -> bytes:
        return _words([lui(link, self.leave[link]), jalr(link, self.leave[link])])


_FRAMES = {xlen: _Frame(xlen) for xlen in (32, 64)}


def build(cases: Sequence[Case], xlen: int, seed: int = 0) -> Image:
    """Lays out `cases`; the same cases and seed give the same image."""
    frame = _FRAMES[xlen]
    codes = _places(_CASES, cases)
    records = codes.pop()
    end = records + (len(cases) + 1) * frame.record_bytes
    code = bytearray(end - BASE)
    code[: len(frame.code)] = frame.code

    outputs = DATA + _VARIABLES
    memories, top = _memories(outputs + (len(cases) + 1) * 32 * frame.word, cases)
    data = bytearray(top - DATA)
    first = memories[0] - cases[0].memory // 2 - DATA if cases else 0
    data[first:] = random.Random(seed).randbytes(len(data) - first)
    form = "<I" if xlen == 32 else "<Q"
    struct.pack_into(form, data, 0, records)
    struct.pack_into(form, data, frame.word, outputs)

    record = struct.Struct(f"<33{form[1]}")
    for number, case in enumerate(cases):
        bases = {"code": codes[number], "memory": memories[number]}
        start = codes[number] - BASE
        for offset, piece in case.code.items():
            code[start + offset : start + offset + len(piece)] = piece
        leave = frame.exit(case.link)
        for offset in case.exits:
            code[start + offset : start + offset + 8] = leave
        values = [r if isinstance(r, int) else bases[r.of] + r.offset for r in case.registers[1:]]
        place = records - BASE + number * frame.record_bytes
        record.pack_into(code, place, frame.enter[case.link], codes[number] + case.entry, *values)
        for offset, at in case.pointers.items():
            struct.pack_into(form, data, memories[number] + offset - DATA, bases[at.of] + at.offset)
    struct.pack_into(form, code, records - BASE + len(cases) * frame.record_bytes, end)
    return Image(xlen, bytes(code), bytes(data), codes, memories)


def _places(start: int, cases: Sequence[Case]) -> list[int]:
    """Where the code of each case lies, and where the records begin."""
    places = [start]
    for case in cases:
        places.append(places[-1] + case.size)
    return places


def _memories(start: int, cases: Sequence[Case]) -> tuple[list[int], int]:
    """Where `At("memory")` of each case lies, and the end of them all."""
    here = (start + 63) & ~63
    places = []
    for case in cases:
        middle = here + case.memory // 2
        if case.at_page:
            middle = (middle + PAGE - 1) & ~(PAGE - 1)
        places.append(middle)
        here = (middle + case.memory // 2 + 63) & ~63
    return places, here

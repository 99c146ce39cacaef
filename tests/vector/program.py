"""A program of many vector cases that runs alike on our simulator and in QEMU's user mode.

Source: own design. Each case loads all vector registers, some integer registers and the vector unit's state,
executes one instruction, and stores all of it again; the records of all cases follow each other in memory.
What is illegal goes to a handler that marks it and skips the instruction: of `mtvec` here, of `SIGILL` there.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

BASE = 0x4000_0000
DATA = 0x4400_0000
#: Integer registers that a case starts with: base addresses, a stride or scalar, a second one.
RS1, RS2 = 11, 12
#: The integer result.
RD = 10
#: Bytes of memory of a case, in the middle of which its base address lies.
MEMORY = 8192
_WRITE, _EXIT, _SIGACTION, _SIGILL = 64, 93, 134, 4
_ECALL, _MRET = 0x73, 0x3020_0073
_VSTART, _VCSR, _VL, _VTYPE = 0x008, 0x00F, 0xC20, 0xC21
_MTVEC, _MEPC = 0x305, 0x341
_PAGE = 4096
#: Where a signal's frame holds the pc: `uc_mcontext` of Linux's `ucontext`.
_CONTEXT = {32: 160, 64: 176}


@dataclass(frozen=True)
class Case:
    """One instruction and what it starts from."""

    word: int
    vtype: int
    avl: int
    vstart: int
    vcsr: int
    rs1: int | None
    rs2: int
    registers: bytes
    memory: bytes = b""


@dataclass(frozen=True)
class After:
    """What a case leaves."""

    trapped: bool
    vstart: int
    vl: int
    vtype: int
    vcsr: int
    rd: int
    registers: bytes
    memory: bytes


def _i(immediate: int, rs1: int, funct3: int, rd: int, opcode: int) -> int:
    return (immediate & 0xFFF) << 20 | rs1 << 15 | funct3 << 12 | rd << 7 | opcode


def _csr(number: int, rs1: int, rd: int, funct3: int = 1) -> int:
    return number << 20 | rs1 << 15 | funct3 << 12 | rd << 7 | 0x73


class _Writer:
    def __init__(self, xlen: int) -> None:
        self.xlen, self.word = xlen, xlen // 8
        self.code: list[int] = []

    def set(self, rd: int, value: int) -> None:
        """An address or a small number."""
        self.code += [(value + 0x800 & 0xFFFF_F000) | rd << 7 | 0x37, _i(value, rd, 0, rd, 0x13)]

    def load(self, rd: int, rs1: int, offset: int) -> None:
        self.code.append(_i(offset, rs1, 2 if self.xlen == 32 else 3, rd, 0x03))

    def store(self, rs2: int, rs1: int, offset: int) -> None:
        funct3 = 2 if self.xlen == 32 else 3
        high, low = (offset >> 5 & 0x7F) << 25, (offset & 31) << 7
        self.code.append(high | rs2 << 20 | rs1 << 15 | funct3 << 12 | low | 0x23)

    def add(self, rd: int, amount: int) -> None:
        while amount:
            part = min(amount, 2032)
            self.code.append(_i(part, rd, 0, rd, 0x13))
            amount -= part


#: vl8re8.v and vs8r.v.
_LOAD_8, _STORE_8 = 0xE280_0007, 0xE280_0027
_WORDS = 8


def _case(writer: _Writer, case: Case, start: int, end: int, vlenb: int) -> None:
    word = writer.word
    # The record: avl, vtype, vstart, vcsr, rs1, rs2, rd, and the registers behind them.
    writer.set(5, start)
    for register, place in ((6, 0), (7, 1), (8, 2), (9, 3), (RS1, 4), (RS2, 5), (RD, 6)):
        writer.load(register, 5, place * word)
    writer.add(5, _WORDS * word)
    for first in (0, 8, 16, 24):
        writer.code.append(_LOAD_8 | 5 << 15 | first << 7)
        writer.add(5, 8 * vlenb)
    writer.code += [_i(0, 0, 0, 31, 0x13), 0x8000_7057 | 7 << 20 | 6 << 15 | 1 << 7]
    writer.code += [_csr(_VCSR, 9, 0), _csr(_VSTART, 8, 0), case.word]
    writer.set(5, end)
    for number, place in ((_VSTART, 1), (_VL, 2), (_VTYPE, 3), (_VCSR, 4)):
        writer.code.append(_csr(number, 0, 6, 2))
        writer.store(6, 5, place * word)
    writer.store(31, 5, 0)
    writer.store(RD, 5, 5 * word)
    writer.code.append(_csr(_VSTART, 0, 0))
    writer.add(5, _WORDS * word)
    for first in (0, 8, 16, 24):
        writer.code.append(_STORE_8 | 5 << 15 | first << 7)
        writer.add(5, 8 * vlenb)


@dataclass(frozen=True)
class Layout:
    """Where the records lie in the data."""

    xlen: int
    vlenb: int
    cases: int

    @property
    def record(self) -> int:
        return _WORDS * self.xlen // 8 + 32 * self.vlenb

    @property
    def first(self) -> int:
        """Where memory starts behind the records, at a page: QEMU's fault-only-first loads end with it."""
        return (self.cases * 2 * self.record + _PAGE - 1) & -_PAGE

    @property
    def size(self) -> int:
        return self.first + self.cases * MEMORY

    def memory(self, number: int) -> int:
        """The address in the middle of a case's memory."""
        return DATA + self.first + number * MEMORY + MEMORY // 2

    def after(self, data: bytes, number: int) -> After:
        """What a case has left in the data."""
        start = (self.cases + number) * self.record
        numbers = struct.unpack_from(f"<{_WORDS}{'I' if self.xlen == 32 else 'Q'}", data, start)
        first = start + _WORDS * self.xlen // 8
        middle = self.memory(number) - DATA
        return After(
            bool(numbers[0]),
            numbers[1],
            numbers[2],
            numbers[3],
            numbers[4],
            numbers[5],
            data[first : first + 32 * self.vlenb],
            data[middle - MEMORY // 2 : middle + MEMORY // 2],
        )


def build(cases: Sequence[Case], xlen: int, vlenb: int, *, linux: bool) -> tuple[bytes, Layout]:
    """An ELF file, for Linux or for a bare machine, and where its data lie."""
    layout = Layout(xlen, vlenb, len(cases))
    writer = _Writer(xlen)
    word = xlen // 8
    form = "I" if xlen == 32 else "Q"
    limit = (1 << xlen) - 1
    # A jump over the handler, and the handler.
    writer.code.append(0)
    handler = BASE + 4
    if linux:
        place = _CONTEXT[xlen]
        writer.load(5, 12, place)
        writer.add(5, 4)
        writer.store(5, 12, place)
        writer.set(5, 1)
        writer.store(5, 12, place + 31 * word)
        writer.code.append(0x0000_8067)
    else:
        writer.code.append(_csr(_MEPC, 0, 30, 2))
        writer.add(30, 4)
        writer.code.append(_csr(_MEPC, 30, 0))
        writer.set(31, 1)
        writer.code.append(_MRET)
    over = 4 * len(writer.code)
    writer.code[0] = (over & 0x7FE) << 20 | 0x6F
    if linux:
        action = DATA + layout.size
        writer.set(10, _SIGILL)
        writer.set(11, action)
        writer.set(12, 0)
        writer.set(13, 8)
        writer.set(17, _SIGACTION)
        writer.code.append(_ECALL)
    else:
        writer.set(5, handler)
        writer.code.append(_csr(_MTVEC, 5, 0))
    data = bytearray()
    for number, case in enumerate(cases):
        start = DATA + number * layout.record
        _case(writer, case, start, start + len(cases) * layout.record, vlenb)
        rs1 = layout.memory(number) if case.rs1 is None else case.rs1
        rd = 0x1234_5678
        numbers = [case.avl, case.vtype, case.vstart, case.vcsr, rs1, case.rs2, rd, 0]
        data += struct.pack(f"<{_WORDS}{form}", *(n & limit for n in numbers)) + case.registers
    data += bytes(layout.first - len(data))
    for case in cases:
        data += case.memory.ljust(MEMORY, b"\0")
    if linux:
        # `struct sigaction`: the handler, no flags, no mask.
        data += struct.pack(f"<4{form}", handler, 0, 0, 0)
        writer.set(10, 1)
        writer.set(11, DATA)
        writer.set(12, layout.size)
        writer.set(17, _WRITE)
        writer.code.append(_ECALL)
        writer.set(10, 0)
        writer.set(17, _EXIT)
        writer.code.append(_ECALL)
    else:
        # Semihosting: exit, whatever the handler. On RV64 the reason stands in memory, with the exit code.
        data += struct.pack(f"<2{form}", 0x20026, 0)
        writer.set(10, 0x18)
        writer.set(11, DATA + layout.size if xlen == 64 else 0x20026)
        if len(writer.code) % 4:
            writer.code += [0x13] * (4 - len(writer.code) % 4)
        writer.code += [0x01F0_1013, 0x0010_0073, 0x4070_5013]
    return _elf(xlen, struct.pack(f"<{len(writer.code)}I", *writer.code), bytes(data)), layout


def _elf(xlen: int, code: bytes, data: bytes) -> bytes:
    wide = xlen == 64
    head, entry = (64, 56) if wide else (52, 32)
    identity = b"\x7fELF" + bytes([2 if wide else 1, 1, 1]) + bytes(9)
    form = "<HHIQQQIHHHHHH" if wide else "<HHIIIIIHHHHHH"
    header = identity + struct.pack(form, 2, 243, 1, BASE, head, 0, 0, head, entry, 2, 0, 0, 0)
    page = 4096
    second = (page + len(code) + page - 1) & -page
    table = b""
    for offset, address, size, flags in ((page, BASE, len(code), 5), (second, DATA, len(data), 6)):
        if wide:
            table += struct.pack("<IIQQQQQQ", 1, flags, offset, address, address, size, size, page)
        else:
            table += struct.pack("<IIIIIIII", 1, offset, address, address, size, size, flags, page)
    return (header + table).ljust(page, b"\0") + code.ljust(second - page, b"\0") + data

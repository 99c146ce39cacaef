"""Single vector instructions, with the state that they begin in: some for each cell, and words of any kind.

Source: own design. The first case of a cell has registers that are legal wherever any are; others
find what is reserved, and what memory that ends does to an access.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from instar._core import Encoding

from .cells import Cell, Machine, accesses, is_whole, maskable, vlmax

#: Where the memory lies that a case may use (driver.S and link.ld).
ADDRESS = 0x4800_0000
#: Integer registers that a case may use: the result or an address, a stride or scalar.
A0, A1, A2 = 10, 11, 12
_LOADS, _STORES, _ARITHMETIC, _CIPHERS = 0x07, 0x27, 0x57, 0x77


@dataclass(frozen=True)
class Case:
    """x: a0 to a2."""

    word: int
    vtype: int
    avl: int
    vstart: int
    vxrm: int
    x: tuple[int, int, int]
    v: bytes


def area(vlen: int) -> int:
    """Bytes of that memory, in whole pages; strides of 8 reach no further from its middle."""
    return -(-(16 * vlen + 2048) // 4096) * 4096


def of_cell(encoding: Encoding, cell: Cell, machine: Machine, draw: random.Random) -> Iterator[Case]:
    """One or more cases; the first executes, with an element or more, wherever the manual has the cell."""
    word = _word(encoding, cell, draw, tidy=True)
    yield _begun(encoding, word, cell, machine, draw, tidy=True)
    if accesses(encoding) and draw.random() < 0.5:
        yield _beyond(encoding, _begun(encoding, word, cell, machine, draw, tidy=True), machine, draw)
    if draw.random() < 0.25:
        word = _word(encoding, cell, draw, tidy=False)
        yield _begun(encoding, word, cell, machine, draw, tidy=False)


def any_word(machine: Machine, draw: random.Random) -> Case:
    """Any word of the four vector opcodes that touches only what the driver keeps, under some vtype."""
    word = 0
    while not word or not _usable(word):
        word = draw.getrandbits(25) << 7 | draw.choice((_LOADS, _STORES, _ARITHMETIC, _CIPHERS))
    vtype = draw.randrange(256) if draw.random() < 0.95 else draw.getrandbits(machine.xlen)
    x = _scalars(machine, draw)
    if word & 0x7F in (_LOADS, _STORES):
        x = (ADDRESS + area(machine.vlen) // 2, draw.choice((0, 1, 2, 4, 8, 3)), x[2])
    v = bytearray(_registers(machine.vlen, draw))
    _indices(draw, v, word, machine.vlen)
    return Case(word, vtype, draw.randrange(40), draw.choice((0, 0, 0, 1, 8)), draw.randrange(4), x, bytes(v))


def _usable(word: int) -> bool:
    """Whether a word touches only what the driver keeps: no other scalar register, no vset."""
    opcode, form, rs1, rs2 = word & 0x7F, word >> 12 & 7, word >> 15 & 31, word >> 20 & 31
    if opcode in (_LOADS, _STORES):
        return rs1 == A0 and form not in (1, 2, 3, 4) and (word >> 26 & 3 != 2 or rs2 == A1)
    if opcode == _CIPHERS:
        return form == 2
    if form in (1, 5, 7):
        return False
    if form in (4, 6):
        return rs1 in (0, A0, A1, A2)
    return form != 2 or word >> 26 != 0x10 or word >> 7 & 31 in (A0, A1, A2)


def _word(encoding: Encoding, cell: Cell, draw: random.Random, tidy: bool) -> int:
    """Registers that are the first of the longest groups, each another one, or any."""
    apart = draw.sample((8, 16, 24), 3)
    scalars = {"rd": A0, "rs1": A0 if accesses(encoding) else A1, "rs2": A1}
    chosen = {n: scalars[n] if file == "x" else apart.pop() for n, file in encoding.files.items()}
    # Some operands have one register only.
    chosen = {n: c if c in encoding.registers[n] else encoding.registers[n][0] for n, c in chosen.items()}
    immediate = 0
    if encoding.immediate is not None:
        low, high, step = encoding.immediate
        immediate = draw.randrange(low, high + step, step)
        if maskable(encoding):
            immediate = immediate & ~1 | (not cell.masked)
    word = encoding.encode(**chosen, immediate=immediate)
    assert word is not None, f"{encoding.mnemonic} has no word for {chosen}, {immediate}"
    if not tidy:
        # The tables have no word where the manual reserves a register.
        for name, at in (("rd", 7), ("rs1", 15), ("rs2", 20)):
            if encoding.files.get(name) == "v" and len(encoding.registers[name]) > 1:
                number = draw.randrange(32) & draw.choice((-1, -1, -2, -4, -8))
                word = word & ~(31 << at) | number << at
    # Of an instruction that has no choice the other bit 25 is reserved.
    return word & ~(1 << 25) | (not cell.masked) << 25


def _group(encoding: Encoding) -> int:
    """Elements of a group that its instruction takes together."""
    if not encoding.extension.startswith("zvk") or encoding.extension == "zvkb":
        return 1
    return 8 if encoding.extension == "zvksh" else 4


def _begun(
    encoding: Encoding, word: int, cell: Cell, machine: Machine, draw: random.Random, tidy: bool
) -> Case:
    """The word with registers of any values, and memory in the middle of the case's."""
    most, group = vlmax(machine.vlen, cell.vtype), _group(encoding)
    some = min(most, 64)
    avl = draw.choice((1, 2, 3, some, some, draw.randrange(some + 1) or 1))
    if draw.random() < 0.08:
        # As the manual's text in Python takes its time, rarely.
        avl = draw.choice((most, most, draw.randrange(most + 1) or 1, most + 1))
    vstart = 0
    if tidy or draw.random() < 0.8:
        avl = max(avl - avl % group, group)
    if not tidy:
        avl = draw.choice((avl, avl, avl, 0))
        vstart = draw.choice((0, 0, 1, group, draw.randrange(avl + 1)))
    v = bytearray(_registers(machine.vlen, draw))
    x = _scalars(machine, draw)
    if accesses(encoding):
        strides = (0, 1, 2, 4, 8, 3, -1, -4, -8)
        x = (ADDRESS + area(machine.vlen) // 2, draw.choice(strides) % (1 << machine.xlen), x[2])
        _indices(draw, v, word, machine.vlen)
    return Case(word, cell.vtype, avl, vstart, draw.randrange(4), x, bytes(v))


def _beyond(encoding: Encoding, case: Case, machine: Machine, draw: random.Random) -> Case:
    """The access so near to memory's end that some element lies after it, unless the mask leaves it out."""
    mode, fields, width = (
        case.word >> 26 & 3,
        (case.word >> 29) + 1,
        {0: 1, 5: 2, 6: 4, 7: 8}[case.word >> 12 & 7],
    )
    stride = draw.choice((1, 2, 4, 8, 3))
    vl = min(case.avl, vlmax(machine.vlen, case.vtype))
    if mode & 1:
        reach = 1
    elif mode == 2:
        reach = vl * stride
    elif is_whole(encoding):
        reach = fields * machine.vlen // 8
    elif "m.v" in encoding.mnemonic:
        reach = (vl + 7) // 8
    else:
        reach = vl * fields * width
    start = ADDRESS + area(machine.vlen) - draw.randrange(max(reach, 1))
    return Case(case.word, case.vtype, case.avl, 0, case.vxrm, (start, stride, case.x[2]), case.v)


def _scalars(machine: Machine, draw: random.Random) -> tuple[int, int, int]:
    mask = (1 << machine.xlen) - 1
    edges = (0, 1, 2, 7, mask, 1 << (machine.xlen - 1), draw.getrandbits(8), draw.getrandbits(machine.xlen))
    first, second, third = draw.choices(edges, k=3)
    return first, second, third


def _registers(vlen: int, draw: random.Random) -> bytes:
    """Any bits, with elements of zeros, of ones and of least numbers among them, or alone."""
    if draw.random() < 0.05:
        return draw.choice((b"\0", b"\xff", b"\x80", b"\x7f")) * (4 * vlen)
    registers = bytearray(draw.randbytes(4 * vlen))
    for _ in range(12):
        at, length = draw.randrange(0, 4 * vlen, 8), draw.choice((8, vlen // 8))
        piece = draw.choice((bytes(8), b"\xff" * 8, b"\0" * 7 + b"\x80", b"\3\0" * 4))
        registers[at : at + length] = (piece * length)[: len(registers[at : at + length])]
    return bytes(registers)


def _indices(draw: random.Random, v: bytearray, word: int, vlen: int) -> None:
    """Small numbers where an indexed access reads its indices."""
    if word & 0x7F not in (_LOADS, _STORES) or not word >> 26 & 1:
        return
    size = {0: 1, 5: 2, 6: 4, 7: 8}[word >> 12 & 7]
    numbers = b"".join(draw.randrange(0, 200).to_bytes(size, "little") for _ in range(61))
    at = (word >> 20 & 31) * vlen // 8
    room = min(len(v) - at, vlen)
    v[at : at + room] = (numbers * (room // len(numbers) + 1))[:room]

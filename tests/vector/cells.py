"""What is tried of each vector instruction: every SEW, LMUL, masking and policy, with random operands.

Source: own design; the instructions are those of the tables (`instar._core.instructions`). Half of the
register numbers are multiples of the largest group, so that most cases are legal; the others find what is
reserved.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from instar._core import Encoding, instructions

from .program import MEMORY, RD, RS1, RS2, Case

#: vlmul as vtype has it, and log2 of LMUL.
LMULS = {5: -3, 6: -2, 7: -1, 0: 0, 1: 1, 2: 2, 3: 3}
VECTOR = "zve64x_zvbb_zvbc_zvkb_zvkg_zvkned_zvknha_zvknhb_zvksed_zvksh"
#: Loads and stores at indices, and of whole registers.
_INDEXED = ("vlux", "vlox", "vsux", "vsox")
_WHOLE = re.compile(r"v[ls]\dr")


def isa(xlen: int, vlen: int) -> str:
    return f"rv{xlen}imcv_{VECTOR}_zvl{vlen}b"


def encodings(xlen: int) -> list[Encoding]:
    """Every vector instruction but those of the configuration."""
    found = [e for e in instructions(isa(xlen, 128)) if e.extension.startswith(("zv", "v"))]
    return [e for e in found if not e.mnemonic.startswith("vset")]


def maskable(encoding: Encoding) -> bool:
    """Whether bit 25 says if it is masked."""
    return encoding.mask >> 25 & 1 == 0


def accesses(encoding: Encoding) -> bool:
    """Whether it accesses memory."""
    return encoding.value & 0x7F in (0x07, 0x27)


def legal(sew: int, lmul: int, elen: int = 64) -> bool:
    """Whether a vtype of SEW and LMUL (both as logarithms) is there."""
    return sew + 3 <= elen.bit_length() - 1 + min(lmul, 0)


def vlmax(vlen: int, sew: int, lmul: int) -> int:
    elements = vlen >> (sew + 3)
    return elements << lmul if lmul >= 0 else elements >> -lmul


def _values(source: random.Random, vlenb: int) -> bytes:
    """Registers: random ones, with elements of few bits, of zeros and of ones among them."""
    registers = bytearray(source.randbytes(32 * vlenb))
    for _ in range(12):
        at, length = source.randrange(0, 32 * vlenb, 8), source.choice([8, vlenb])
        piece = source.choice([bytes(8), b"\xff" * 8, b"\0" * 7 + b"\x80", small_numbers(source)])
        registers[at : at + length] = (piece * length)[: len(registers[at : at + length])]
    return bytes(registers)


def small_numbers(source: random.Random) -> bytes:
    """Small numbers of 16 bits, which are indices."""
    return b"".join(source.randrange(64).to_bytes(2, "little") for _ in range(4))


def _operands(encoding: Encoding, source: random.Random, masked: bool) -> int | None:
    chosen: dict[str, int] = {}
    for name, choices in encoding.registers.items():
        if encoding.files[name] == "x":
            chosen[name] = {"rd": RD, "rs1": RS1, "rs2": RS2}[name]
        else:
            aligned = [c for c in choices if c % 8 == 0] if source.random() < 0.6 else choices
            chosen[name] = source.choice(aligned)
    immediate = 0
    if encoding.immediate is not None:
        low, high, step = encoding.immediate
        immediate = source.randrange(low, high + 1, step)
        if maskable(encoding):
            immediate = immediate & ~1 | (not masked)
    return encoding.encode(**chosen, immediate=immediate)


def _memory(encoding: Encoding, source: random.Random, registers: bytearray, vlenb: int, step: int) -> int:
    """Makes indices small, and says the stride."""
    if encoding.mnemonic.startswith(_INDEXED):
        width = int(encoding.mnemonic.rsplit("ei", 1)[1].removesuffix(".v")) // 8
        for at in range(0, len(registers), width):
            index = source.randrange(MEMORY // 2 // 64) * step
            registers[at : at + width] = (index % (1 << 8 * width)).to_bytes(width, "little")
    return source.choice([0, step, -step, 2 * step, source.randrange(-3, 4) * step])


def cases(encoding: Encoding, vlen: int, source: random.Random, each: int) -> Iterator[Case]:
    """`each` cases of every SEW, LMUL and masking."""
    vlenb = vlen // 8
    for sew in range(4):
        for vlmul, lmul in LMULS.items():
            if not legal(sew, lmul):
                continue
            for masked in (False, True) if maskable(encoding) else (False,):
                for _ in range(each):
                    word = None
                    for _ in range(50):
                        word = word or _operands(encoding, source, masked)
                    if word is None:
                        continue
                    most = vlmax(vlen, sew, lmul)
                    avl = source.choice(
                        [0, 1, most, most, source.randrange(most + 1), source.randrange(most + 1)]
                    )
                    if encoding.extension.startswith("zvk") and encoding.extension != "zvkb":
                        groups = 8 if encoding.extension == "zvksh" else 4
                        avl -= avl % groups if source.random() < 0.9 else 0
                    late = source.random() < 0.15
                    # QEMU 10.0.2 fails an assertion where vstart is beyond the last whole register.
                    last = min(most, vlenb // 8) if _WHOLE.match(encoding.mnemonic) else most
                    vstart = source.randrange(last) if late else 0
                    policy = source.randrange(4) << 6
                    registers = bytearray(_values(source, vlenb))
                    rs1: int | None = source.choice(
                        [0, 1, source.randrange(64), source.getrandbits(64), most - 1, most, (1 << 64) - 1]
                    )
                    rs2 = 0
                    memory = b""
                    if accesses(encoding):
                        step = 8
                        rs1 = None
                        rs2 = _memory(encoding, source, registers, vlenb, step)
                        # All elements of a strided access stay within the memory of the case.
                        if abs(rs2) * most > MEMORY // 2 - 64:
                            rs2 = source.choice([0, step])
                        memory = source.randbytes(MEMORY)
                    yield Case(
                        word,
                        policy | sew << 3 | vlmul,
                        avl,
                        vstart,
                        source.randrange(8),
                        rs1,
                        rs2,
                        bytes(registers),
                        memory,
                    )

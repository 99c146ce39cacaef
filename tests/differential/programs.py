"""Random straight programs with edge-case operands, for comparing our simulator with one that is not ours."""

from __future__ import annotations

import os
import random
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from instar._core import instructions

if TYPE_CHECKING:
    from instar._core import EncodingInfo


#: Values at which arithmetic goes wrong.
EDGES = [
    0,
    1,
    2,
    31,
    32,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFF_FFFF,
    0x8000_0000,
    0xFFFF_FFFE,
    0xFFFF_FFFF,
]

CODE = 0x8000_0000
MEMORY = 0x8010_0000
MEMORY_BYTES = 4096
#: Points to the middle of the memory, and no instruction writes it.
BASE_REGISTER = 8

_IMMEDIATE = {"lui", "auipc", "addi", "slti", "sltiu", "xori", "ori", "andi", "slli", "srli", "srai"}
_REGISTER = {"add", "sub", "sll", "slt", "sltu", "xor", "srl", "sra", "or", "and"}
_LOADS = {"lb", "lh", "lw", "lbu", "lhu"}
_STORES = {"sb", "sh", "sw"}
_BRANCHES = {"beq", "bne", "blt", "bge", "bltu", "bgeu"}


def seed() -> int:
    """The seed of this run: INSTAR_SEED, or a fresh one. Failures print it."""
    return int(os.environ.get("INSTAR_SEED") or random.SystemRandom().getrandbits(32))


@dataclass(frozen=True)
class Sequence:
    """Code with the registers that it starts from."""

    code: bytes
    registers: list[int]
    mnemonics: list[str]


class Generator:
    """Draws sequences from the encodings of an ISA string."""

    def __init__(self, isa: str, extensions: Iterable[str], random_seed: int) -> None:
        wanted = set(extensions)
        self.random = random.Random(random_seed)
        self.encodings = [e for e in instructions(isa) if e["extension"].lower() in wanted and self._plain(e)]
        assert self.encodings, f"no encodings for {wanted} in {isa}"

    @staticmethod
    def _plain(encoding: EncodingInfo) -> bool:
        if encoding["extension"].lower() == "i":
            return encoding["mnemonic"] in {*_IMMEDIATE, *_REGISTER, *_LOADS, *_STORES, *_BRANCHES, "jal"}
        return True

    def sequence(self, length: int) -> Sequence:
        """`length` instructions and registers that are edge cases half of the time."""
        registers = [0] + [self._value() for _ in range(31)]
        registers[BASE_REGISTER] = MEMORY + MEMORY_BYTES // 2
        chosen = [self.random.choice(self.encodings) for _ in range(length)]
        code = b"".join(self._instruction(encoding) for encoding in chosen)
        # Branches skip one instruction at most: two harmless ones stand at the end.
        code += struct.pack("<II", 0x13, 0x13)
        return Sequence(code, registers, [encoding["mnemonic"] for encoding in chosen])

    def _value(self) -> int:
        if self.random.random() < 0.5:
            return self.random.choice(EDGES)
        return self.random.getrandbits(32)

    def _instruction(self, encoding: EncodingInfo) -> bytes:
        while True:
            free = self.random.getrandbits(32) & ~encoding["mask"] & 0xFFFF_FFFF
            word = self._constrain(encoding, encoding["value"] | free)
            if word is not None:
                return struct.pack("<I", word)

    def _constrain(self, encoding: EncodingInfo, word: int) -> int | None:
        """`word` with memory operands inside the memory and jumps over one instruction."""
        name = encoding["mnemonic"]
        if name in _LOADS or name in _STORES:
            word = word & ~(31 << 15) | BASE_REGISTER << 15
            size = {"b": 1, "h": 2, "w": 4}[name[1]]
            offset = self.random.randrange(-MEMORY_BYTES // 2, MEMORY_BYTES // 2, size) & 0xFFF
            if name in _STORES:
                return word & ~(0x7F << 25 | 0x1F << 7) | (offset >> 5) << 25 | (offset & 0x1F) << 7
            word = word & ~(0xFFF << 20) | offset << 20
        elif name in _BRANCHES:
            return word & 0x01FF_F07F | 8 << 7
        elif name == "jal":
            word = word & 0xFFF | 8 << 20
        if (word >> 7) & 31 == BASE_REGISTER:
            return None
        return word

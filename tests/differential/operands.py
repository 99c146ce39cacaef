"""Operand classes: the values, registers, immediates and addresses at which instructions go wrong.

Source: own selection; boundary values as any textbook on testing has them.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from instar._core import Encoding

#: Classes of the value of a source register.
VALUES = (
    "zero",
    "one",
    "all ones",
    "sign bit",
    "max positive",
    "single bit",
    "small",
    "byte pattern",
    "random",
)

#: Classes of an address in memory: where in its slot the access lies.
ADDRESSES = ("aligned", "page end", "misaligned", "page crossing")
ALIGNED_ADDRESSES = ADDRESSES[:2]
#: A stack frame is aligned, and may lie on two pages.
FRAME_ADDRESSES = ("aligned", "page crossing")

_BYTES = (0x00, 0x01, 0x7F, 0x80, 0xFF)
_MEMORY_KINDS = {"Load", "Store", "Atomic", "CacheBlock"}
_FLOW_KINDS = {"Branch", "Jump", "JumpRegister"}
_SP = 2
_SIMPLE_ACCESS = re.compile(r"(?:c\.)?[ls]([bhwd])u?(?:sp)?")
_ATOMIC_ACCESS = re.compile(r"(?:lr|sc|amo\w+)\.([bhwd])(?:\.\w+)?")
_SIZES = {"b": 1, "h": 2, "w": 4, "d": 8}

#: Immediates of a field with at most this many values are tried one by one.
_EVERY_IMMEDIATE = 64


def value_of(kind: str, xlen: int, source: random.Random) -> int:
    """A value of one of `VALUES`, `xlen` bits wide."""
    top = 1 << xlen - 1
    if kind == "single bit":
        return 1 << source.randrange(xlen)
    if kind == "small":
        # Two to twice the width, or the same below zero: shift amounts, counts, small divisors.
        value = source.randrange(2, 2 * xlen)
        return value if source.random() < 0.5 else 2 * top - value
    if kind == "byte pattern":
        return int.from_bytes(bytes(source.choices(_BYTES, k=xlen // 8)), "little")
    if kind == "random":
        return source.getrandbits(xlen)
    return {"zero": 0, "one": 1, "all ones": 2 * top - 1, "sign bit": top, "max positive": top - 1}[kind]


Way = Literal["plain", "memory", "flow", "csr", "frame", "table"]


@dataclass(frozen=True)
class Subject:
    """One instruction as the generator sees it: what can be chosen."""

    encoding: Encoding
    xlen: int
    registers: dict[str, list[int]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "registers", self.encoding.registers)

    @property
    def mnemonic(self) -> str:
        return self.encoding.mnemonic

    @property
    def key(self) -> str:
        """A name of its own: `c.nop` stands in the table twice, with and without a hint."""
        return f"{self.mnemonic} {self.encoding.mask:#x}"

    @cached_property
    def atomic(self) -> bool:
        """Whether it is of the A extension: aligned addresses only, and no offset."""
        return _ATOMIC_ACCESS.fullmatch(self.mnemonic) is not None

    @cached_property
    def way(self) -> Way:
        """How a program around it has to look."""
        kind = self.encoding.kind
        if kind in _FLOW_KINDS:
            return "flow"
        if kind == "Csr":
            return "csr"
        if kind == "Sequence" and self.registers.get("rs1") == [_SP]:
            return "frame"
        if kind == "Sequence" and not self.registers:
            return "table"
        return "memory" if kind in _MEMORY_KINDS else "plain"

    @cached_property
    def pointer(self) -> bool:
        """Whether rs1 is an address, of memory or of code."""
        return self.way in ("memory", "frame") or self.encoding.kind == "JumpRegister"

    @cached_property
    def access_bytes(self) -> int:
        """Bytes that a load, store or atomic moves; 1 where any address does."""
        match = _SIMPLE_ACCESS.fullmatch(self.mnemonic) or _ATOMIC_ACCESS.fullmatch(self.mnemonic)
        return _SIZES[match[1]] if match else 1

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """Operands that carry values: source registers which are neither fixed to x0 nor an address."""
        no_value = self.pointer or self.encoding.rs1_is_number
        names = [name for name in ("rs1", "rs2") if self.registers.get(name, [0]) != [0]]
        return tuple(name for name in names if name != "rs1" or not no_value)

    @cached_property
    def immediates(self) -> dict[str, int]:
        """By class name: the immediate; "random" comes beside them."""
        if self.encoding.immediate is None or self.way == "csr":
            return {}
        low, high, step = self.encoding.immediate
        if self.encoding.kind in ("Branch", "Jump"):
            # Those between would make endless loops, or land inside the instruction itself.
            return {"min": low, "max": high}
        wanted = {"min": low, "max": high, "zero": 0, "plus one": step, "minus one": -step}
        if (high - low) // step < _EVERY_IMMEDIATE:
            wanted = {str(value): value for value in range(low, high + step, step)}
        return {n: value for n, value in wanted.items() if low <= value <= high and self.can_be(value)}

    @cached_property
    def addresses(self) -> tuple[str, ...]:
        if self.way != "memory":
            return FRAME_ADDRESSES if self.way == "frame" else ()
        return ALIGNED_ADDRESSES if self.atomic or self.access_bytes == 1 else ADDRESSES

    def word(self, operands: dict[str, int], immediate: int = 0) -> int | None:
        """The word with these operands; operands that share a field follow the first of them."""
        operands = dict(operands)
        for first, second in self.encoding.tied:
            operands[second] = operands[first]
        return self.encoding.encode(**operands, immediate=immediate)

    def can_be(self, immediate: int | None = None, **operands: int) -> bool:
        """Whether some word has these operands (the manual excludes rd = x0 in `c.addi`, and its like)."""
        for first, second in self.encoding.tied:
            if second in operands:
                operands[first] = operands[second]
        last = {name: choices[-1] for name, choices in self.registers.items()}
        low, high, _ = self.encoding.immediate or (0, 0, 0)
        tries = (low, high, 0) if immediate is None else (immediate,)
        return any(self.word(last | operands, i) is not None for i in tries)

    @cached_property
    def free_bits(self) -> int:
        """Bits of the word that select nothing and say nothing (rd and rs1 of `fence`)."""
        word = self.word({name: choices[-1] for name, choices in self.registers.items()}, self._any_immediate)
        if word is None:
            return 0
        bits = [1 << n for n in range(8 * self.encoding.length) if not self.encoding.mask >> n & 1]
        said = self.encoding.operands(word)
        return sum(bit for bit in bits if self.encoding.operands(word ^ bit) == said)

    @property
    def _any_immediate(self) -> int:
        return self.encoding.immediate[1] if self.encoding.immediate else 0

    @cached_property
    def aliases(self) -> tuple[str, ...]:
        """`rd=rs1` and so on, and `rs1=x0` and so on, as far as the format can say them."""
        chosen = {n: c for n, c in self.registers.items() if len(c) > 1}
        if self.encoding.rs1_is_number:
            chosen.pop("rs1")
        pairs = [p for p in (("rd", "rs1"), ("rd", "rs2"), ("rs1", "rs2")) if chosen.keys() >= {*p}]
        free = [(a, b) for a, b in pairs if (a, b) not in self.encoding.tied]
        common = {(a, b): [n for n in chosen[a] if n in chosen[b]] for a, b in free}
        equal = [
            f"{a}={b}"
            for (a, b), both in common.items()
            if both and self.can_be(**{a: both[-1], b: both[-1]})
        ]
        # As an address, x0 would point to no memory and no code.
        values = [n for n in chosen if n != "rs1" or n in self.sources]
        return (*equal, *(f"{n}=x0" for n in values if 0 in chosen[n] and self.can_be(**{n: 0})))

    @cached_property
    def cells(self) -> frozenset[str]:
        """Every class that a run has to hit."""
        cells = {f"{source} {value}" for source in self.sources for value in VALUES}
        if len(self.sources) == 2:
            cells |= {f"rs1 {a}, rs2 {b}" for a in VALUES for b in VALUES}
        cells |= {f"immediate {name}" for name in self.immediates}
        cells |= {*self.aliases} | {f"address {name}" for name in self.addresses}
        if self.encoding.rs1_is_number:
            cells |= {"number min", "number max", "number random"}
        if self.encoding.kind == "Branch":
            cells |= {"taken", "not taken"}
        if self.encoding.kind in ("Branch", "Jump"):
            cells |= {"forward", "backward"}
        return frozenset(cells)

"""Retired instructions, some ten thousand at a time, as columns.

Source: `instar_trace::RetiredBatch`, whose fields these are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from instar.program.checked import checked
from instar.program.statics import BY, Key, Statics, column

if TYPE_CHECKING:
    from instar._core import RetiredColumns

#: Bits of `Batch.flags`.
TRAP, TAKEN, CLOCK = 1, 2, 4


@dataclass(frozen=True)
class Access:
    """One memory access of an instruction."""

    address: int
    #: Bytes.
    size: int
    write: bool


@dataclass(frozen=True)
class Instruction:
    """One retired instruction."""

    pc: int
    #: Assembly.
    text: str
    #: Empty where none is known.
    function: str
    #: Address of the instruction that retired next.
    next_pc: int
    #: A conditional branch that was taken.
    taken: bool
    #: Commit cycle, where a core was modelled.
    cycle: int | None
    accesses: tuple[Access, ...]

    @property
    def mnemonic(self) -> str:
        """The first word of the text."""
        return self.text.split(" ", 1)[0]

    def __str__(self) -> str:
        return f"{self.pc:8x}:  {self.text}"


class Batch:
    """Instructions in the order in which they retired; all columns but those of accesses have its length.

    Arrays are read-only and its own: they stay as they are when the run goes on.
    """

    #: uint32: number of the static entry, an index into the columns of `statics`.
    ids: NDArray[np.uint32]
    #: uint64: address.
    pcs: NDArray[np.uint64]
    #: uint64: address of the instruction that retires next.
    next_pcs: NDArray[np.uint64]
    #: uint8: bits; 1 trapped, 2 a conditional branch that was taken, 4 read a clock, 8 the detail
    #: is an operand.
    flags: NDArray[np.uint8]
    #: uint64: for a divide what its operands decide, for a custom instruction whose latency depends
    #: on an operand its value (8 in the flags), 0 elsewhere.
    details: NDArray[np.uint64]
    #: uint64: commit cycle; the first instruction of the run commits in cycle 1. None without a
    #: core.
    cycles: NDArray[np.uint64] | None
    #: uint32: where the instruction's accesses end in the columns below; they start where those
    #: before it end.
    access_ends: NDArray[np.uint32]
    #: uint64: first byte of each memory access.
    addresses: NDArray[np.uint64]
    #: uint16: bytes of each access.
    sizes: NDArray[np.uint16]
    #: bool: the access is a write.
    writes: NDArray[np.bool_]
    #: Static entries, at least those that occur here.
    statics: Statics

    def __init__(self, columns: RetiredColumns, statics: Statics) -> None:
        self.ids = column(columns["ids"], np.uint32)
        self.pcs = column(columns["pcs"], np.uint64)
        self.next_pcs = column(columns["next_pcs"], np.uint64)
        self.flags = column(columns["flags"], np.uint8)
        self.details = column(columns["details"], np.uint64)
        self.cycles = column(columns["cycles"], np.uint64) if len(columns["cycles"]) else None
        self.access_ends = column(columns["access_ends"], np.uint32)
        self.addresses = column(columns["addresses"], np.uint64)
        self.sizes = column(columns["sizes"], np.uint16)
        self.writes = column(columns["writes"], np.bool_)
        self.statics = statics

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def taken(self) -> NDArray[np.bool_]:
        """bool: a conditional branch that was taken."""
        return (self.flags & TAKEN).astype(np.bool_)

    @cached_property
    def access_instructions(self) -> NDArray[np.intp]:
        """For each access the index in this batch of the instruction that made it."""
        return np.repeat(np.arange(len(self)), np.diff(self.access_ends, prepend=np.uint32(0)))

    @checked(by=BY)
    def count(self, by: Key = "mnemonic") -> Counter[str]:
        """How many instructions retired by mnemonic, class, function or text; counters can be added up.

        >>> (batch,) = program.retired("add", 2, 3)
        >>> batch.count("class")
        Counter({'alu': 1, 'jump_register': 1})
        """
        numbers, names = self.statics.groups(by)
        counts = np.bincount(numbers[self.ids], minlength=len(names))
        found = np.flatnonzero(counts)
        return Counter(dict(zip(names[found].tolist(), counts[found].tolist(), strict=True)))

    def instructions(self) -> Iterator[Instruction]:
        """One after the other, for a look at a few: a hundred times slower than the columns."""
        texts, functions = self.statics.texts, self.statics.functions
        start = 0
        for n, entry in enumerate(self.ids.tolist()):
            end = int(self.access_ends[n])
            yield Instruction(
                int(self.pcs[n]),
                str(texts[entry]),
                str(functions[entry]),
                int(self.next_pcs[n]),
                bool(self.flags[n] & TAKEN),
                None if self.cycles is None else int(self.cycles[n]),
                tuple(self._access(index) for index in range(start, end)),
            )
            start = end

    def _access(self, index: int) -> Access:
        return Access(int(self.addresses[index]), int(self.sizes[index]), bool(self.writes[index]))

    def __repr__(self) -> str:
        return f"<{len(self)} retired instructions, {len(self.addresses)} memory accesses>"

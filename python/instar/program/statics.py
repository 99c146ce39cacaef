"""The instructions that a program has executed while it was watched: one entry for each (address, encoding).

Source: `instar-isa`'s static entries; a batch names them by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from instar.program.checked import checked, one_of

if TYPE_CHECKING:
    from instar._core import Buffer, OperandColumns, StaticColumns

#: What instructions can be counted by.
Key = Literal["mnemonic", "class", "function", "text"]

BY = one_of("mnemonic", "class", "function", "text")

Texts = NDArray[np.str_]

Scalar = TypeVar("Scalar", bound=np.generic)


def column(buffer: Buffer, dtype: type[Scalar] | np.dtype[Scalar]) -> NDArray[Scalar]:
    """Numbers of the native module as an array, without a copy."""
    return np.frombuffer(memoryview(buffer), dtype)


@dataclass(frozen=True, eq=False)
class Operands:
    """Registers that instructions read or write: one row for each, all columns of the same length.

    x0 is left out, for it carries no dependence.
    """

    #: uint32: id of the static entry.
    ids: NDArray[np.uint32]
    #: uint8: register file, an index into `Statics.files`.
    files: NDArray[np.uint8]
    #: uint16: first register, or the CSR's number.
    indices: NDArray[np.uint16]
    #: uint8: how many neighbouring registers, at least 1.
    counts: NDArray[np.uint8]

    @staticmethod
    def of(columns: OperandColumns) -> Operands:
        """As the native module hands them out."""
        return Operands(
            column(columns["ids"], np.uint32),
            column(columns["files"], np.uint8),
            column(columns["indices"], np.uint16),
            column(columns["counts"], np.uint8),
        )

    def _and(self, more: Operands) -> Operands:
        return Operands(
            np.concatenate([self.ids, more.ids]),
            np.concatenate([self.files, more.files]),
            np.concatenate([self.indices, more.indices]),
            np.concatenate([self.counts, more.counts]),
        )


@dataclass(frozen=True, eq=False)
class Statics:
    """Static entries as columns: row i is the entry with id i; `statics.pcs[batch.ids]` are its addresses.

    Entries are only added as the program comes to new code; ids stay.
    """

    #: uint64: address.
    pcs: NDArray[np.uint64]
    #: uint32: encoding, 16 bits of it for a compressed instruction.
    words: NDArray[np.uint32]
    #: uint8: bytes, 2 or 4.
    lengths: NDArray[np.uint8]
    #: Class: alu, branch, jump, jump_register, load, store, multiply, divide, csr, fence, fence_i,
    #: system, custom …
    classes: Texts
    #: Assembly.
    texts: Texts
    #: Function; empty where none is known.
    functions: Texts
    #: Registers read.
    reads: Operands
    #: Registers written.
    writes: Operands
    #: Names of the register files: x, f, v, csr, then a design's own.
    files: tuple[str, ...]

    @staticmethod
    def of(columns: StaticColumns) -> Statics:
        """As the native module hands them out."""
        return Statics(
            column(columns["pcs"], np.uint64),
            column(columns["words"], np.uint32),
            column(columns["lengths"], np.uint8),
            _texts(columns["classes"]),
            _texts(columns["texts"]),
            _texts(columns["functions"]),
            Operands.of(columns["reads"]),
            Operands.of(columns["writes"]),
            tuple(columns["files"]),
        )

    def extended(self, columns: StaticColumns) -> Statics:
        """The same with further entries; itself where there are none."""
        more = Statics.of(columns)
        if len(more) == 0:
            return self
        return Statics(
            np.concatenate([self.pcs, more.pcs]),
            np.concatenate([self.words, more.words]),
            np.concatenate([self.lengths, more.lengths]),
            np.concatenate([self.classes, more.classes]),
            np.concatenate([self.texts, more.texts]),
            np.concatenate([self.functions, more.functions]),
            self.reads._and(more.reads),
            self.writes._and(more.writes),
            self.files,
        )

    def __len__(self) -> int:
        return len(self.pcs)

    @cached_property
    def mnemonics(self) -> Texts:
        """Mnemonics as encoded: a compressed instruction bears its own, `c.lw`."""
        return _texts([text.split(" ", 1)[0] for text in self.texts.tolist()])

    @checked(by=BY)
    def groups(self, by: Key) -> tuple[NDArray[np.intp], Texts]:
        """A number for each entry, equal for those that are equal in `by`, and the names of the numbers."""
        if by not in self._groups:
            columns = {"mnemonic": "mnemonics", "class": "classes", "function": "functions", "text": "texts"}
            names, numbers = np.unique(getattr(self, columns[by]), return_inverse=True)
            self._groups[by] = (numbers, names)
        return self._groups[by]

    @cached_property
    def _groups(self) -> dict[str, tuple[NDArray[np.intp], Texts]]:
        return {}

    def __repr__(self) -> str:
        return f"<{len(self)} static entries>"


def _texts(values: list[Any]) -> Texts:
    return np.array(values, dtype=np.str_)

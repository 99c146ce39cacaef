"""The simulator's own results of an instruction, for many operands at once.

Source: `instar._core.behave`, which runs what the simulator runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from instar._core import Design, behave
from instar.hardware.proof.description import registers_of
from instar.hardware.unit import Instruction

Numbers = NDArray[np.uint64]


class Oracle:
    """Results by destination of operands by port."""

    def __init__(self, instruction: Instruction, design: Design | None, xlen: int = 32) -> None:
        self.instruction, self.design, self.xlen = instruction, design, xlen
        self.names = (*instruction.reads, *instruction.fields)

    def table(self, values: Numbers) -> Numbers:
        """A row of results for each row of operands, in the order of `names` and `writes`; unwritten is 0."""
        instruction = self.instruction
        out, _ = behave(
            instruction.mnemonic,
            xlen=self.xlen,
            registers=registers_of(instruction),
            reads=self.names,
            values=np.ascontiguousarray(values, dtype="<u8").tobytes(),
            writes=instruction.writes,
            design=self.design,
        )
        return np.frombuffer(out, dtype="<u8").reshape(len(values), len(instruction.writes))

    def results(self, operands: Mapping[str, int]) -> dict[str, int]:
        """By destination, of the values of ports."""
        given = np.array([[operands[f"{name}_i"] for name in self.names]], dtype=np.uint64)
        return dict(zip(self.instruction.writes, (int(value) for value in self.table(given)[0]), strict=True))

    def several(self, sets: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
        """The same for many."""
        if not sets:
            return []
        given = np.array([[one[f"{name}_i"] for name in self.names] for one in sets], dtype=np.uint64)
        rows = self.table(given.reshape(len(sets), len(self.names)))
        return [
            dict(zip(self.instruction.writes, (int(value) for value in row), strict=True)) for row in rows
        ]

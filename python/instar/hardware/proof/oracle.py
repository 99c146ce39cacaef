"""The simulator's own results of an instruction, for many operands at once.

Source: `instar._core.behave`, which runs what the simulator runs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np
from numpy.typing import NDArray

from instar._core import Design, behave
from instar.hardware.proof.description import registers_of
from instar.hardware.proof.ports import operand_ports
from instar.hardware.unit import Instruction

Numbers = NDArray[np.uint64]


class Oracle:
    """Results by destination of operands by port."""

    def __init__(
        self, instruction: Instruction, design: Design | None, inputs: Collection[str], xlen: int = 32
    ) -> None:
        self.instruction, self.design, self.xlen = instruction, design, xlen
        #: By operand: its port among a unit's `inputs`.
        self.ports = operand_ports(instruction, inputs)

    def table(self, values: Numbers) -> Numbers:
        """A row of results for each row of operands, in the order of `ports` and `writes`; unwritten is 0."""
        return self._run(values, b"")[0]

    def results(self, operands: Mapping[str, int], state: bytes = b"") -> tuple[dict[str, int], bytes]:
        """By destination, of the values of ports; and the design's own registers after it."""
        given = np.array([[operands[port] for port in self.ports.values()]], dtype=np.uint64)
        rows, after = self._run(given.reshape(1, len(self.ports)), state)
        return dict(zip(self.instruction.writes, (int(value) for value in rows[0]), strict=True)), after

    def _run(self, values: Numbers, state: bytes) -> tuple[Numbers, bytes]:
        instruction = self.instruction
        out, after = behave(
            instruction.mnemonic,
            xlen=self.xlen,
            registers=registers_of(instruction),
            reads=list(self.ports),
            values=np.ascontiguousarray(values, dtype="<u8").tobytes(),
            writes=instruction.writes,
            state=state,
            design=self.design,
        )
        return np.frombuffer(out, dtype="<u8").reshape(len(values), len(instruction.writes)), after

"""Runs known-answer cases where faults show: in memory that was used before, with guards after every output.

A fresh machine's zeros hide what a program forgets to write, and a byte too many is written beside
the bytes that are compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar._core import Arg
from instar.workload.vectors import outcome_difference

if TYPE_CHECKING:
    from instar._core import Program
    from instar.workload.vectors import PreparedCase

#: What memory holds that was used before: no zero, no small number, no address.
_USED = 0xA5
#: Bytes at the end of memory, where a call has its arguments and its stack.
_USED_BYTES = 1 << 18
_GUARD_BYTES = 16
#: Instructions after which a call counts as endless: SLH-DSA signs in up to some hundred thousand
#: million.
ENDLESS = 10**13


class Answers:
    """A program that is asked for known answers."""

    #: Instructions of the last call.
    instructions = 0

    def __init__(self, program: Program) -> None:
        self._program = program
        first, end = program.memory_range
        code_end = program.symbols.get("_end")
        begin = max(first, end - _USED_BYTES, code_end["address"] if code_end else 0)
        program.write(begin, bytes([_USED]) * (end - begin))

    def wrong(self, case: PreparedCase, max_instructions: int = ENDLESS) -> str | None:
        """What is wrong with the answer to `case`, in one sentence; None where nothing is.

        Raises `InstarError` where the call does not end.
        """
        sizes = [_output_size(argument) for argument in case.arguments]
        arguments = [
            argument if size is None else Arg.inout(bytes([_USED]) * size[0] + _guard(position), size[1])
            for position, (argument, size) in enumerate(zip(case.arguments, sizes, strict=True))
        ]
        result = self._program.call(
            case.symbol, arguments, returns=case.returns, max_instructions=max_instructions
        )
        self.instructions = result["instructions"]
        for position, size in enumerate(sizes):
            if size is None:
                continue
            got = result["buffers"][position]
            assert got is not None
            if not got.endswith(_guard(position)):
                name = case.expected[position][0] if position in case.expected else f"argument {position}"
                return f"{case.label}: {case.operation} writes behind the end of {name}"
            result["buffers"][position] = got[: size[0]]
        return outcome_difference(case, result)


def _guard(position: int) -> bytes:
    """What stands after an output: a byte of its own, as a byte too many may come from after another."""
    return bytes([0x5A + position]) * _GUARD_BYTES


def _output_size(argument: Arg) -> tuple[int, int] | None:
    """Size and alignment of an output buffer; None for anything else."""
    make, given = argument.__reduce__()
    if make != Arg.output:
        return None
    size, align = given
    return size, align

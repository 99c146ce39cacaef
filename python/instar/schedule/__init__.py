"""Machine code that is to be faster and the same: better orders of functions, and proofs of equality."""

from instar.schedule.check import (
    REGISTERS,
    SOURCES,
    linked_for_proof,
    multiples_of,
    program_of,
    registers_of,
)
from instar.schedule.named import common_function, only_function

__all__ = [
    "REGISTERS",
    "SOURCES",
    "common_function",
    "linked_for_proof",
    "multiples_of",
    "only_function",
    "program_of",
    "registers_of",
]

"""Machine code that is to be faster and the same: better orders of functions, and proofs of equality."""

from instar.schedule.check import REGISTERS, SOURCES, common_function, program_of, registers_of

__all__ = ["REGISTERS", "SOURCES", "common_function", "program_of", "registers_of"]

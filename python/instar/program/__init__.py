"""From Python: load an ELF file or build a scheme, call its functions with numpy arrays, see what happened.

Source: docs/reference/python.md, which says what each part promises.
"""

from instar.program.arguments import In, InOut, Out
from instar.program.batch import Access, Batch, Instruction
from instar.program.built import BuiltProgram, build
from instar.program.code import CodePlace, Line, Listing, Symbol, Symbols
from instar.program.loaded import Program
from instar.program.machine import Memory, Registers
from instar.program.outcome import Outcome, Outputs, RunOutcome
from instar.program.retired import Retired
from instar.program.statics import Operands, Statics

__all__ = [
    "Access",
    "Batch",
    "BuiltProgram",
    "CodePlace",
    "In",
    "InOut",
    "Instruction",
    "Line",
    "Listing",
    "Memory",
    "Operands",
    "Out",
    "Outcome",
    "Outputs",
    "Program",
    "Registers",
    "Retired",
    "RunOutcome",
    "Statics",
    "Symbol",
    "Symbols",
    "build",
]

"""Instar: describe a RISC-V instruction once; know in seconds what it does to post-quantum cryptography.

>>> import numpy as np
>>> import instar
>>> poly = np.arange(256, dtype=np.int32)
>>> program = instar.build("ml-dsa", "44", design="cva6-ntt")
>>> program.call("ntt", poly, core="cva6-superscalar").cycles  # doctest: +SKIP
"""

from instar._core import InstarError, __version__
from instar.program import (
    Batch,
    BuiltProgram,
    In,
    InOut,
    Instruction,
    Out,
    Outcome,
    Program,
    Retired,
    RunOutcome,
    Statics,
    Symbol,
    build,
)

__all__ = [
    "Batch",
    "BuiltProgram",
    "In",
    "InOut",
    "InstarError",
    "Instruction",
    "Out",
    "Outcome",
    "Program",
    "Retired",
    "RunOutcome",
    "Statics",
    "Symbol",
    "__version__",
    "build",
]

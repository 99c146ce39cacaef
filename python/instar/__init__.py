"""Instar: describe a RISC-V instruction once; know in seconds what it does to post-quantum cryptography.

>>> import numpy as np
>>> import instar
>>> poly = np.arange(256, dtype=np.int32)
>>> program = instar.build("ml-dsa", "44", design="cva6-ntt")
>>> program.call("ntt", poly, core="cva6-superscalar").cycles
1589
"""

import importlib
from typing import TYPE_CHECKING, Any

from instar._core import InstarError

if TYPE_CHECKING:
    __version__: str
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


def __getattr__(name: str) -> Any:
    """The rest comes when it is asked for, so that the command is there before numpy is."""
    if name == "program":
        return importlib.import_module("instar.program")
    if name == "__version__":
        return importlib.import_module("instar.version").version()
    if name not in __all__:
        raise AttributeError(f"module 'instar' has no attribute {name!r}")
    found = getattr(importlib.import_module("instar.program"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

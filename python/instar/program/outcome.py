"""What a call or a run gave and what it cost.

Source: `instar._core.CallResult` and `RunResult`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, SupportsIndex, overload

import numpy as np
from numpy.typing import NDArray

from instar._core import InstarError

Array = NDArray[np.generic]


class Outputs(tuple[Array, ...]):
    """The output arrays of a call in the order of its arguments; by number, or by name where it has one.

    >>> from instar.program.outcome import Outputs
    >>> outputs = Outputs([np.zeros(2), np.ones(3)], ["low", "high"])
    >>> outputs["high"] is outputs[1]
    True
    """

    names: tuple[str, ...]

    def __new__(cls, arrays: list[Array], names: list[str] | None = None) -> Outputs:
        """`names` has one name for each array, or is left away."""
        made = super().__new__(cls, arrays)
        made.names = tuple(names or ())
        return made

    @overload
    def __getitem__(self, key: SupportsIndex) -> Array: ...
    @overload
    def __getitem__(self, key: slice[Any, Any, Any]) -> tuple[Array, ...]: ...
    @overload
    def __getitem__(self, key: str) -> Array: ...
    def __getitem__(self, key: SupportsIndex | slice[Any, Any, Any] | str) -> Array | tuple[Array, ...]:
        if not isinstance(key, str):
            return super().__getitem__(key)
        if key not in self.names:
            known = ", ".join(self.names) or f"none; take them by number, 0 to {len(self) - 1}"
            raise InstarError(f'there is no output "{key}"; those with a name: {known}')
        return super().__getitem__(self.names.index(key))

    def __repr__(self) -> str:
        named = [f"{name}={array!r}" for name, array in zip(self.names, self, strict=False)]
        return f"Outputs({', '.join(named or map(repr, self))})"


@dataclass(frozen=True)
class Outcome:
    """What a call returned and what it cost."""

    #: The function's value; 0 for void.
    returned: int
    #: Arrays that the function wrote: new ones, with the types and shapes of the arguments.
    outputs: Outputs
    #: Instructions retired by the measured call.
    instructions: int
    #: From the first to the last commit of the second call, caches and predictors warm, or if asked
    #: for of a cold one; None without a core.
    cycles: int | None
    #: High-water mark of the stack in bytes, below the stack pointer at entry.
    stack_bytes: int
    #: What the function wrote to the console: its standard output.
    console: bytes = b""
    #: What it wrote to file 2, its standard error.
    errors: bytes = field(default=b"", kw_only=True)
    #: It read a clock; without a core it was given the count of retired instructions.
    clock_read: bool = False
    #: What is to be known of the cycles, one sentence each.
    notes: tuple[str, ...] = ()

    @property
    def output(self) -> Array:
        """The one output. Raises `InstarError` where there is none or more than one."""
        if len(self.outputs) != 1:
            raise InstarError(f"the call has {len(self.outputs)} outputs, not one; take them from .outputs")
        return self.outputs[0]


@dataclass(frozen=True)
class RunOutcome:
    """How a whole program ended and what it cost."""

    exit_code: int
    #: What it wrote to its console: its standard output.
    console: bytes = field(repr=False)
    #: Instructions retired.
    instructions: int
    #: From the first to the last commit; None without a core.
    cycles: int | None
    #: It read a clock; without a core it was given the count of retired instructions.
    clock_read: bool
    #: It was told a time, for which a cycle (without a core: a retired instruction) counts as a
    #: nanosecond.
    time_told: bool = False
    #: What it wrote to file 2, its standard error.
    errors: bytes = field(default=b"", repr=False, kw_only=True)
    #: What is to be known of the cycles, one sentence each.
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The console's text; bytes that are no UTF-8 are replaced."""
        return self.console.decode(errors="replace")

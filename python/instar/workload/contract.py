"""Whether functions keep to their contracts while they run: registers, stack, only the buffers they got.

What is watched stands in docs/reference/workload.md, "What is checked".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from instar._core import Arg, Program, call_watched
from instar.workload.inputs import ELEMENT_TYPES, element_count
from instar.workload.settings import PLAIN, Setting

if TYPE_CHECKING:
    from instar._core import Broken, CallResult, Contract, Formal, FunctionInfo

#: Types that take two registers on RV32.
_WIDE = {"i64", "u64"}


def contract(function: FunctionInfo, parameter_set: str, own: Sequence[str] = ()) -> Contract:
    """What `function` may touch wherever it is called: its arguments, and the data symbols `own`."""
    arguments = function["args"]
    numbers = {argument["of"]: at for at, argument in enumerate(arguments) if argument["kind"] == "length"}
    types = {argument["name"]: argument["type"] for argument in arguments}
    positions = {argument["name"]: at for at, argument in enumerate(arguments)}
    formals: list[Formal] = []
    for argument in arguments:
        kind, name = argument["kind"], argument["name"]
        if kind in {"in", "out", "inout"}:
            size = np.dtype(ELEMENT_TYPES[argument["type"]]).itemsize
            if argument["times"] is not None and argument["count"] is not None:
                size *= argument["count"][parameter_set]
                formals.append((name, kind, size, None, positions[argument["times"]]))
                continue
            count, number = element_count(argument, parameter_set), numbers.get(name)
            if count is None and number is None and len(numbers) == 1:
                # A function's one length is that of every buffer without another (`out` beside
                # `in`).
                ((other, length),) = numbers.items()
                number = length if other is not None and types[other] == argument["type"] else None
            formals.append((name, kind, size, count, number))
        else:
            formals.append((name, "wide" if argument["type"] in _WIDE else "word", 0, None, None))
    return (function["symbol"], formals, list(own))


def own_data(program: Program, others: Program) -> list[str]:
    """Names of data that `program` has and `others` has not: what its kernels brought with them."""
    known = others.symbols
    return [name for name, symbol in program.symbols.items() if not symbol["function"] and name not in known]


def watched_call(
    program: Program,
    symbol: str,
    arguments: Sequence[Arg],
    returns: str | None,
    *,
    names: Sequence[str] = (),
    own: Sequence[str] | None = None,
    contracts: Iterable[Contract] = (),
    max_instructions: int | None = None,
    setting: Setting = PLAIN,
) -> tuple[CallResult | None, Broken | None]:
    """Calls a function and watches it, and the functions of `contracts`: what it gave, what was broken.

    `own` are symbols of data that it may write; None are all. A call that takes more than
    `max_instructions` (None: as many as any call may) has failed.
    """
    wanted = list(contracts)
    present = program.symbols if wanted else {}
    return call_watched(
        program,
        symbol,
        list(arguments),
        returns=returns,
        names=list(names),
        own=None if own is None else list(own),
        contracts=[one for one in wanted if one[0] in present],
        max_instructions=max_instructions,
        conditions=setting.conditions(),
    )

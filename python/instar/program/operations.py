"""A whole operation of a workload as a call from Python: its inputs in order, the rest by its contract.

Source: `workload.toml`, `[operations.<name>]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from instar._core import Arg, InstarError
from instar.program.arguments import Out, Prepared, Reader
from instar.workload.inputs import ELEMENT_TYPES, element_count, scalar_type

if TYPE_CHECKING:
    from instar._core import ArgumentInfo, OperationInfo

_Elements = np.ndarray[Any, np.dtype[Any]]


def prepare_operation(operation: OperationInfo, parameter_set: str, values: Sequence[object]) -> Prepared:
    """The call. Raises `InstarError` for a value that the operation does not take."""
    name = operation["name"]
    wanted = [argument for argument in operation["args"] if _is_wanted(argument, parameter_set)]
    if len(values) != len(wanted):
        listed = ", ".join(map(_shown, wanted)) or "none"
        raise InstarError(f'"{name}" takes {len(wanted)} inputs ({listed}); {len(values)} were given')
    given = {
        argument["name"]: _given(argument, value, name, parameter_set)
        for argument, value in zip(wanted, values, strict=True)
    }
    arguments, readers, names = [], [], []
    for argument in operation["args"]:
        placed, read = _placed(argument, given, parameter_set)
        arguments.append(placed)
        readers.append(read)
        if read is not None:
            names.append(argument["name"])
    return Prepared(
        operation["symbol"],
        arguments,
        scalar_type(operation["returns"]),
        readers,
        names,
        [argument["name"] for argument in operation["args"]],
    )


def _is_wanted(argument: ArgumentInfo, parameter_set: str) -> bool:
    """A caller gives what is read, and how large an output is where the contract does not say it."""
    unsized = argument["kind"] == "out" and element_count(argument, parameter_set) is None
    return unsized or argument["kind"] in {"in", "inout", "scalar"}


def _shown(argument: ArgumentInfo) -> str:
    return f"{argument['name']} as instar.Out(size)" if argument["kind"] == "out" else argument["name"]


def _given(argument: ArgumentInfo, value: object, operation: str, parameter_set: str) -> _Elements:
    """The value as elements; zeros for an output."""
    dtype = ELEMENT_TYPES[argument["type"]]
    what = f'"{argument["name"]}" of "{operation}"'
    if argument["kind"] == "out":
        if not isinstance(value, Out):
            raise InstarError(f"{what} is an output whose size the caller decides; give instar.Out(size)")
        return elements(np.zeros(value.shape, dtype), dtype, what)
    array = elements(value, dtype, what)
    count = None if argument["kind"] == "scalar" else element_count(argument, parameter_set)
    if count is not None and len(array) != count:
        raise InstarError(f"{what} has {count} elements; {len(array)} were given")
    return array


def _placed(
    argument: ArgumentInfo, given: Mapping[str, _Elements], parameter_set: str
) -> tuple[Arg, Reader | None]:
    name, kind, dtype = argument["name"], argument["kind"], ELEMENT_TYPES[argument["type"]]
    if kind == "length":
        return Arg.value(argument["type"], len(given[argument["of"] or ""])), None
    if kind == "scalar":
        return Arg.value(scalar_type(argument["type"]) or "u32", int(given[name][0])), None
    if kind == "in":
        return Arg.input(given[name].tobytes(), argument["align"]), None
    if kind == "inout":
        return Arg.inout(given[name].tobytes(), argument["align"]), reader(dtype)
    count = element_count(argument, parameter_set)
    size = (len(given[name]) if count is None else count) * np.dtype(dtype).itemsize
    return Arg.output(size, argument["align"]), reader(dtype)


def elements(value: object, dtype: type[np.integer[Any]], what: str) -> _Elements:
    """The value as elements of the contract's type. Raises `InstarError` where one does not fit."""
    given = np.frombuffer(value, np.uint8) if isinstance(value, bytes | bytearray) else np.asarray(value)
    if given.dtype.kind not in "iub":
        raise InstarError(f"{what} is of {given.dtype}; wanted are integers, as .astype(np.{dtype.__name__})")
    limits = np.iinfo(dtype)
    if given.size and not (limits.min <= int(given.min()) and int(given.max()) <= limits.max):
        low, high = int(given.min()), int(given.max())
        raise InstarError(
            f"{what} has elements {low} to {high}; a {limits.dtype} holds {limits.min} to {limits.max}"
        )
    return given.astype(dtype).reshape(-1)


def reader(dtype: type[np.integer[Any]]) -> Reader:
    """What makes an array of the bytes that were left."""
    return lambda data: np.frombuffer(bytearray(data), dtype)

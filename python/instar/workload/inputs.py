"""Inputs for a replaceable function, drawn from the ranges of its contract, and the comparison of outputs.

The contract stands in workload.toml: type, number and range of each argument, and for each output
its range and the modulus up to which two implementations agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from instar._core import Arg, InstarError
from instar.workload.shapes import EXTREME, SHAPES, Elements, Values

if TYPE_CHECKING:
    from instar._core import ArgumentInfo, CallResult, FunctionInfo, Numbers


#: Seed of all random inputs; stated so that anyone can repeat a check.
SEED = 0x1A57A2

#: Element type of an argument, by its name in workload.toml.
ELEMENT_TYPES: dict[str, type[np.integer[Any]]] = {
    "bytes": np.uint8,
    "i8": np.int8,
    "u8": np.uint8,
    "i16": np.int16,
    "u16": np.uint16,
    "i32": np.int32,
    "u32": np.uint32,
    "i64": np.int64,
    "u64": np.uint64,
    "size": np.uint32,
}

#: Random input sets beside the extreme ones in a check.
RANDOM_CASES = 4

#: Argument name → its values.
Inputs = Mapping[str, Values]


@dataclass(frozen=True)
class Input:
    """One set of inputs of a function, and what it is called: `boundary values, seed 1718903`."""

    name: str
    values: dict[str, Values]
    #: The function with the lengths that these inputs have.
    function: FunctionInfo


def random_inputs(function: FunctionInfo, parameter_set: str, seed: int = SEED) -> dict[str, Values]:
    """One set of inputs, uniform over the ranges of the contract."""
    return made_up(function, parameter_set, np.random.default_rng(seed), "random")


def checked_inputs(
    function: FunctionInfo,
    parameter_set: str,
    *,
    seed: int = SEED,
    rounds: int = RANDOM_CASES,
    shapes: Sequence[str] = ("random",),
) -> Iterator[Input]:
    """Each extreme shape once, then `rounds` times each of `shapes` with another seed.

    A scalar that multiplies the length of buffers is drawn from its range each time, whatever is
    measured.
    """
    for number, shape in enumerate(EXTREME):
        counted = _with_any_count(function, seed + number)
        yield Input(shape, made_up(counted, parameter_set, np.random.default_rng(seed), shape), counted)
    for own in range(seed, seed + rounds):
        counted = _with_any_count(function, own + len(EXTREME))
        for shape in shapes:
            values = made_up(counted, parameter_set, np.random.default_rng(own), shape)
            yield Input(f"{shape}, seed {own}", values, counted)


def with_length(function: FunctionInfo, length: int) -> FunctionInfo:
    """`function` whose buffers without a count have `length` elements where inputs are made up."""
    args: list[ArgumentInfo] = []
    for argument in function["args"]:
        if argument["random"] is not None and argument["count"] is None:
            argument = {**argument, "random": dict.fromkeys(argument["random"], length)}
        args.append(argument)
    return {**function, "args": args}


def usual_length(function: FunctionInfo, argument: ArgumentInfo, parameter_set: str) -> int:
    """What an argument of kind `length` is where nobody asks for another number of elements."""
    buffer = next(other for other in function["args"] if other["name"] == argument["of"])
    numbers = argument["value"] or buffer["count"] or buffer["random"]
    if numbers is None:
        raise InstarError(
            f'argument "{buffer["name"]}" has neither count nor random: '
            "a function that is measured by itself needs one of them"
        )
    return numbers[parameter_set]


def with_lengths(function: FunctionInfo, parameter_set: str, lengths: Mapping[str, int]) -> FunctionInfo:
    """`function` whose buffers have the numbers of elements that these arguments of kind `length` say.

    Buffers without a number of their own follow the function's only length, in the same proportion
    as usual.
    """
    counted = {argument["of"]: argument for argument in function["args"] if argument["kind"] == "length"}
    args: list[ArgumentInfo] = []
    for argument in function["args"]:
        of = counted.get(argument["name"])
        if of is None and len(counted) == 1 and argument["random"] is not None and argument["count"] is None:
            of = next(iter(counted.values()))
        if of is not None and argument["kind"] != "length" and of["name"] in lengths:
            usual = usual_length(function, of, parameter_set)
            own = (argument["count"] or argument["random"] or {parameter_set: usual})[parameter_set]
            number = lengths[of["name"]]
            elements = number if own == usual or not usual else -(-number * own // usual)
            key = "count" if argument["count"] is not None else "random"
            argument = {**argument, key: {parameter_set: elements}}  # type: ignore[misc]
        args.append(argument)
    return {**function, "args": args}


def _with_any_count(function: FunctionInfo, seed: int) -> FunctionInfo:
    """`function` with other values for scalars that multiply the length of buffers."""
    generator = np.random.default_rng(seed)
    multipliers = {argument["times"] for argument in function["args"]}
    args: list[ArgumentInfo] = []
    for argument in function["args"]:
        if argument["name"] in multipliers and argument["range"] is not None:
            low, high = argument["range"]
            drawn = {key: int(generator.integers(low[key], high[key], endpoint=True)) for key in low}
            argument = {**argument, "value": drawn}
        args.append(argument)
    return {**function, "args": args}


def made_up(
    function: FunctionInfo, parameter_set: str, generator: np.random.Generator, shape: str
) -> dict[str, Values]:
    """Inputs of one shape; scalars come first where a buffer's length depends on them."""
    filled: dict[str, Values] = {}
    arguments = [a for a in function["args"] if a["kind"] in {"in", "inout", "scalar"}]
    for argument in sorted(arguments, key=lambda argument: argument["times"] is not None):
        filled[argument["name"]] = _fill(function, argument, parameter_set, filled, generator, shape)
    return filled


def call_arguments(function: FunctionInfo, parameter_set: str, inputs: Inputs, *, fill: int = 0) -> list[Arg]:
    """The arguments of one call, in the order of the prototype; outputs hold the byte `fill` before it."""
    arguments = []
    for argument in function["args"]:
        name, kind = argument["name"], argument["kind"]
        if kind == "scalar":
            arguments.append(Arg.value(scalar_type(argument["type"]) or "u32", int(inputs[name][0])))
        elif kind == "length":
            arguments.append(Arg.value("u32", _made_up_length(function, argument, parameter_set, inputs)))
        elif kind == "in":
            arguments.append(Arg.input(inputs[name].tobytes(), argument["align"]))
        elif kind == "inout":
            arguments.append(Arg.inout(inputs[name].tobytes(), argument["align"]))
        else:
            count = _made_up_count(argument, parameter_set, inputs)
            size = count * np.dtype(ELEMENT_TYPES[argument["type"]]).itemsize
            arguments.append(Arg.output(size, argument["align"], fill))
    return arguments


def _made_up_length(
    function: FunctionInfo, argument: ArgumentInfo, parameter_set: str, inputs: Inputs
) -> int:
    assert argument["of"] is not None, "the reader refuses a length without a buffer"
    if argument["of"] in inputs:
        return len(inputs[argument["of"]])
    buffer = next(other for other in function["args"] if other["name"] == argument["of"])
    return _made_up_count(buffer, parameter_set, inputs)


def difference(
    function: FunctionInfo, parameter_set: str, ours: CallResult, portable: CallResult
) -> str | None:
    """What is wrong with `ours` beside the portable result, in one sentence; None where nothing is."""
    if ours["returned"] != portable["returned"]:
        return f"returned {ours['returned']}, portable code {portable['returned']}"
    for position, argument in enumerate(function["args"]):
        if argument["kind"] not in {"out", "inout"}:
            continue
        got, want = ours["buffers"][position], portable["buffers"][position]
        assert got is not None and want is not None
        kind = ELEMENT_TYPES[argument["type"]]
        contract = function["output"].get(argument["name"])
        promised = ours["returned"] if contract and contract["elements"] == "return" else None
        wrong = _buffer_difference(
            argument["name"],
            # Python integers: no difference overflows.
            np.frombuffer(got, kind).astype(object)[:promised],
            np.frombuffer(want, kind).astype(object)[:promised],
            contract["equal_mod"][parameter_set] if contract and contract["equal_mod"] else None,
            bounds(contract["range"], parameter_set) if contract else None,
        )
        if wrong:
            return wrong
    return None


def _buffer_difference(
    name: str,
    ours: NDArray[np.object_],
    portable: NDArray[np.object_],
    modulus: int | None,
    promised: tuple[int, int] | None,
) -> str | None:
    unequal = (ours - portable) % modulus != 0 if modulus else ours != portable
    if unequal.any():
        at = int(np.argmax(unequal))
        congruence = f" mod {modulus}" if modulus else ""
        return f"{name}[{at}] is {ours[at]}, portable code gives {portable[at]}{congruence}"
    if promised:
        low, high = promised
        outside = (ours < low) | (ours > high)
        if outside.any():
            at = int(np.argmax(outside))
            return f"{name}[{at}] is {ours[at]}, outside the contract's range {low} to {high}"
    return None


def scalar_type(returns: str) -> str | None:
    """What a call is to read from the result registers: a scalar type's name, or None for nothing."""
    return {"nothing": None, "status": "i32", "size": "u32"}.get(returns, returns)


def element_count(argument: ArgumentInfo, parameter_set: str, inputs: Inputs | None = None) -> int | None:
    """Elements of a buffer in `parameter_set`; None where the input decides.

    Without `inputs` those of a buffer whose length a scalar multiplies are left open.
    """
    count, times = argument["count"], argument["times"]
    if count is None or (times is not None and inputs is None):
        return None
    return count[parameter_set] * (1 if times is None or inputs is None else int(inputs[times][0]))


def bounds(described: tuple[Numbers, Numbers] | None, parameter_set: str) -> tuple[int, int] | None:
    """Lowest and highest allowed value in `parameter_set`; None where nothing is said."""
    return None if described is None else (described[0][parameter_set], described[1][parameter_set])


def _made_up_count(argument: ArgumentInfo, parameter_set: str, inputs: Inputs) -> int:
    count = element_count(argument, parameter_set, inputs)
    if count is None:
        made_up = argument["random"]
        count = None if made_up is None else made_up[parameter_set]
    if count is None:
        raise InstarError(
            f'argument "{argument["name"]}" has neither count nor random: '
            "a function that is measured by itself needs one of them"
        )
    return count


def elements_of(
    function: FunctionInfo, argument: ArgumentInfo, parameter_set: str, filled: Inputs
) -> Elements:
    """What an argument is filled with."""
    kind = np.dtype(ELEMENT_TYPES[argument["type"]])
    limits = np.iinfo(kind)
    low, high = bounds(argument["range"], parameter_set) or (int(limits.min), int(limits.max))
    count = 1 if argument["kind"] == "scalar" else _made_up_count(argument, parameter_set, filled)
    return Elements(kind, count, low, high, moduli(function, parameter_set))


def _fill(
    function: FunctionInfo,
    argument: ArgumentInfo,
    parameter_set: str,
    filled: Inputs,
    generator: np.random.Generator,
    shape: str,
) -> Values:
    if argument["kind"] == "scalar" and argument["value"] is not None:
        return np.full(1, argument["value"][parameter_set], ELEMENT_TYPES[argument["type"]])
    return SHAPES[shape](elements_of(function, argument, parameter_set, filled), generator)


def modulus(function: FunctionInfo, parameter_set: str) -> int | None:
    """That up to which results are compared, where the contract names one."""
    named = (output["equal_mod"] for output in function["output"].values())
    return next((numbers[parameter_set] for numbers in named if numbers), None)


def moduli(function: FunctionInfo, parameter_set: str) -> tuple[int, ...]:
    """Numbers whose multiples matter: up to which results are compared, and after which their range ends."""
    found = [
        output["equal_mod"][parameter_set] for output in function["output"].values() if output["equal_mod"]
    ]
    ranges = (bounds(output["range"], parameter_set) for output in function["output"].values())
    found += [limits[1] + 1 for limits in ranges if limits is not None and limits[0] == 0 < limits[1]]
    return tuple(dict.fromkeys(found))

"""Python values as arguments of a call: numpy arrays become buffers, numbers become C integers.

Source: docs/reference/python.md, "Arguments"; the RISC-V psABI for what a C type takes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from instar._core import Arg, InstarError
from instar.program.code import Symbol
from instar.program.outcome import Array, Outputs

Data = NDArray[Any] | bytes | bytearray | memoryview
#: Makes an output array of the bytes that the function left.
Reader = Callable[[bytes], Array]


#: Names of C's integers, as `_core.Arg.value` knows them.
_SCALARS = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "size")


@dataclass(frozen=True, eq=False)
class In:
    """A buffer that the function only reads: `const int32_t *`. It is no output.

    >>> program.call("sum_of", instar.In(np.array([5, 6, 7], np.int32)), 3, returns="i32").returned
    18
    """

    data: Data
    #: Alignment in bytes, a power of two up to 65536; at least 16 is given.
    align: int = 16


@dataclass(frozen=True, eq=False)
class InOut:
    """A buffer that the function reads and writes, as a plain array is; here with an alignment.

    >>> program.call("scale", instar.InOut(np.array([1, 2], np.int32), align=64), 2, 3).output
    array([3, 6], dtype=int32)
    """

    data: Data
    align: int = 16


@dataclass(frozen=True, eq=False)
class Out:
    """A buffer that the function writes, zero before: `Out(256, np.int32)`.

    >>> outcome = program.call("interleave", instar.In(b"abcd"), instar.Out(4, np.uint16), 4)
    >>> outcome.output.tobytes()  # void interleave(const uint8_t *from, uint16_t *to, size_t n)
    b'adbccbda'
    """

    shape: int | tuple[int, ...]
    dtype: DTypeLike = np.uint8
    align: int = 16


@dataclass(frozen=True)
class Prepared:
    """A call, ready to be made."""

    symbol: str
    arguments: list[Arg]
    returns: str | None
    #: One for each argument; None where it is no output.
    readers: list[Reader | None]
    #: Names of the outputs, where they are known.
    names: list[str] | None = None
    #: Names of all arguments, where they are known.
    argument_names: list[str] | None = None

    def outputs(self, buffers: Sequence[bytes | None]) -> Outputs:
        """The output arrays of what the call left."""
        pairs = zip(self.readers, buffers, strict=True)
        arrays = [reader(buffer) for reader, buffer in pairs if reader is not None and buffer is not None]
        return Outputs(arrays, self.names)


def prepare(symbol: str, values: Sequence[object], returns: object, xlen: int) -> Prepared:
    """A call by the types of its values. Raises `InstarError` for a value that is no C argument."""
    placed = [_argument(value, f"argument {n} of {symbol}", xlen) for n, value in enumerate(values, 1)]
    return Prepared(symbol, [arg for arg, _ in placed], scalar_name(returns), [read for _, read in placed])


def scalar_name(returns: object) -> str | None:
    """`np.uint32` → "u32"; names as "u32" stay as they are, and None is void. Raises `InstarError`."""
    if returns is None or (isinstance(returns, str) and returns in _SCALARS):
        return returns
    try:
        dtype = np.dtype(object if isinstance(returns, str) else returns)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        dtype = np.dtype(object)
    if returns is int or dtype.kind not in "iu":
        wanted = '"i32", "u64", "size" or another name of _core.Arg.value, or a numpy type as np.int32'
        raise InstarError(f"a function cannot return {returns!r} here; give {wanted}")
    return _name(dtype)


def little_endian(data: object, what: str) -> NDArray[Any]:
    """The data as a contiguous array of little-endian integers (or raw structs), copied where it is not one.

    Raises `InstarError` where the machine has no such type.
    """
    if isinstance(data, bytes | bytearray | memoryview):
        return np.frombuffer(data, np.uint8)
    if not isinstance(data, np.ndarray):
        raise InstarError(
            f"{what} is a {type(data).__name__}; wanted is a numpy array, whose dtype is the C type: "
            "np.array(values, np.int32)"
        )
    if data.dtype.kind not in "iubV" or data.dtype.hasobject:
        raise InstarError(
            f"{what} is an array of {data.dtype}; wanted are integers, as .astype(np.int32) makes them"
        )
    # A struct's fields keep the order that its dtype gives them.
    dtype = data.dtype if data.dtype.kind == "V" else data.dtype.newbyteorder("<")
    return np.ascontiguousarray(data, dtype).reshape(data.shape)


def _argument(value: object, what: str, xlen: int) -> tuple[Arg, Reader | None]:
    if isinstance(value, bool | np.bool_):
        return Arg.value("u8", int(value)), None
    if isinstance(value, np.integer):
        return Arg.value(_name(value.dtype), int(value)), None
    if isinstance(value, Symbol):
        return _register(value.address, what, xlen), None
    if isinstance(value, int):
        return _register(value, what, xlen), None
    if isinstance(value, bytes | In):
        data = value if isinstance(value, bytes) else value.data
        align = 16 if isinstance(value, bytes) else value.align
        return Arg.input(little_endian(data, what).tobytes(), align), None
    if isinstance(value, Out):
        return _output(value, what)
    if isinstance(value, np.ndarray | bytearray | memoryview | InOut):
        data, align = (value.data, value.align) if isinstance(value, InOut) else (value, 16)
        array = little_endian(data, what)
        return Arg.inout(array.tobytes(), align), _reader(array.dtype, array.shape)
    if value is None:
        raise InstarError(f"{what} is None; a null pointer is 0")
    if isinstance(value, str):
        raise InstarError(f'{what} is a str; a C string is bytes with their end: b"text\\0"')
    if isinstance(value, float | np.floating):
        raise InstarError(f"{what} is the float {value}; wanted are integers and arrays of integers")
    little_endian(value, what)
    raise AssertionError(value)


def _output(value: Out, what: str) -> tuple[Arg, Reader]:
    try:
        empty = np.zeros(value.shape, value.dtype)
    except (TypeError, ValueError) as error:
        raise InstarError(f"{what}: Out({value.shape!r}, {value.dtype!r}) is no array: {error}") from None
    array = little_endian(empty, what)
    return Arg.output(array.nbytes, value.align), _reader(array.dtype, array.shape)


def _register(value: int, what: str, xlen: int) -> Arg:
    low, high = -(1 << (xlen - 1)), (1 << xlen) - 1
    if not low <= value <= high:
        wider = (
            "; 64 bits are np.uint64(…) or np.int64(…)"
            if xlen == 32 and -(1 << 63) <= value < 1 << 64
            else ""
        )
        raise InstarError(f"{what} is {value}, and a register holds {low} to {high}{wider}")
    return Arg.value("size", value & high)


def _name(dtype: np.dtype[Any]) -> str:
    return f"{dtype.kind}{8 * dtype.itemsize}"


def _reader(dtype: np.dtype[Any], shape: tuple[int, ...]) -> Reader:
    return lambda data: np.frombuffer(bytearray(data), dtype).reshape(shape)

"""What a program's machine holds between runs: memory and registers.

Source: docs/reference/python.md, "Memory".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from instar._core import InstarError
from instar.program.arguments import Data, little_endian
from instar.program.code import Symbol, Symbols
from instar.program.statics import column

if TYPE_CHECKING:
    from instar._core import Program as CoreProgram
    from instar._core import RegistersInfo

#: psABI names of x0 to x31.
ABI_NAMES = (
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *(f"a{n}" for n in range(8)),
    *(f"s{n}" for n in range(2, 12)),
    *(f"t{n}" for n in range(3, 7)),
)
_NUMBERS = {
    **{name: number for number, name in enumerate(ABI_NAMES)},
    **{f"x{number}": number for number in range(32)},
    "fp": 8,
}

#: A symbol's name, a symbol, or an address.
Where = str | Symbol | int


class Registers(Mapping[str, int]):
    """Registers as a run left them, unsigned: `registers["a0"]`, `registers["x10"]`, `registers["pc"]`.

    >>> outcome = program.call("add", 2, 3)
    >>> program.registers["a0"] == program.registers["x10"] == 5
    True
    """

    #: A design's own registers: by name one value, or a tuple where the description declares an
    #: array.
    own: dict[str, int | tuple[int, ...]]
    #: Vector registers as arrays of the current SEW: `registers.v[8]`.
    v: VectorRegisters

    def __init__(self, described: RegistersInfo) -> None:
        self.v = VectorRegisters(described)
        self._pc = described["pc"]
        self._x = described["x"]
        self.own = {}
        for name, array, contents in described["own"]:
            values = tuple(int.from_bytes(value, "little") for value in contents)
            self.own[name] = values if array else values[0]

    def __getitem__(self, name: str) -> int:
        if name == "pc":
            return self._pc
        if name not in _NUMBERS:
            raise InstarError(
                f'there is no register "{name}"; known: pc, x0 to x31 and the names of the psABI'
            )
        return self._x[_NUMBERS[name]]

    def __contains__(self, name: object) -> bool:
        return name == "pc" or name in _NUMBERS

    def __iter__(self) -> Iterator[str]:
        yield "pc"
        yield from ABI_NAMES

    def __len__(self) -> int:
        return 1 + len(ABI_NAMES)

    def __repr__(self) -> str:
        rows = [f"pc   {self._pc:#x}"]
        rows += [f"{name:4} {value:#x}" for name, value in zip(ABI_NAMES, self._x, strict=True)]
        rows += [f"{name} {value!r}" for name, value in self.own.items()]
        return "\n".join(rows)


class VectorRegisters:
    """v0 to v31 as a run left them: `v[8]` has the elements of v8, of SEW bits; `v[8:10]` those of v8 and v9.

    Elements are unsigned and read-only; `v[8].view(np.int16)` sees them otherwise. Where vtype is
    illegal (vill), they are bytes. Without vectors the length is 0.

    >>> registers = program.registers
    >>> len(registers.v), registers.v.vl
    (0, 0)
    """

    def __init__(self, described: RegistersInfo) -> None:
        self._bytes = b"".join(described["v"])
        self._count = len(described["v"])
        #: Elements that an instruction works on.
        self.vl: int = described["vl"]
        #: The CSR, with vill as its highest bit.
        self.vtype: int = described["vtype"]
        #: Bytes of a register.
        self.vlenb: int = len(self._bytes) // self._count if self._count else 0

    @property
    def vill(self) -> bool:
        """Whether vtype is illegal; then it says neither SEW nor LMUL."""
        return self.vtype > 0xFF

    @property
    def sew(self) -> int:
        """Bits of an element: 8, 16, 32 or 64; 8 where vtype is illegal."""
        return 8 if self.vill else 8 << (self.vtype >> 3 & 3)

    @property
    def lmul(self) -> Fraction:
        """Registers of a group, 1/8 to 8; 1 where vtype is illegal."""
        field = 0 if self.vill else self.vtype & 7
        return Fraction(2) ** (field if field < 4 else field - 8)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[NDArray[Any]]:
        return (self[number] for number in range(self._count))

    def __getitem__(self, number: int | slice) -> NDArray[Any]:
        if isinstance(number, slice):
            start, stop, step = number.indices(self._count)
            if step != 1:
                raise InstarError("a slice of vector registers has no step; take one of the array")
        elif isinstance(number, bool) or not isinstance(number, int | np.integer):
            raise InstarError(f"{number!r} is no vector register; wanted is a number or a slice, as v[8:10]")
        elif not 0 <= number < self._count:
            raise InstarError(f"there is no v{number}; there are {self._count} vector registers")
        else:
            start, stop = int(number), int(number) + 1
        found = np.frombuffer(self._bytes, dtype=f"<u{self.sew // 8}")
        per = self.vlenb * 8 // self.sew
        return found[start * per : max(start, stop) * per]

    def __repr__(self) -> str:
        shape = "vill" if self.vill else f"e{self.sew}, LMUL {self.lmul}"
        rows = [f"v{n:<2} {' '.join(f'{e:#x}' for e in elements)}" for n, elements in enumerate(self)]
        return "\n".join([f"vl {self.vl}, {shape}", *rows]) if rows else "no vector registers"


class Memory:
    """The machine's memory by address or symbol: `memory[0x80000000:0x80000040]`, `memory["table"]`.

    What is read is a live, read-only view (see `Program.view`); what is assigned stays for all
    later runs.

    >>> program.memory["counter"] = b"\\x07"
    >>> int(program.view("counter", np.uint32)[0])
    7
    """

    def __init__(self, program: CoreProgram, symbols: Callable[[], Symbols]) -> None:
        self._program = program
        self._symbols = symbols

    @property
    def start(self) -> int:
        """First address."""
        return self._program.memory_range[0]

    @property
    def stop(self) -> int:
        """The address after the last byte."""
        return self._program.memory_range[1]

    def __len__(self) -> int:
        return self.stop - self.start

    def __getitem__(self, where: Where | slice) -> Any:
        """One byte as an int for an address, else a view of bytes: of a symbol or a slice of addresses."""
        if isinstance(where, int | np.integer):
            return int(self.view(int(where), np.dtype(np.uint8), (1,))[0])
        if isinstance(where, slice):
            start, stop = self._bounds(where)
            return self.view(start, np.dtype(np.uint8), (stop - start,))
        return self.view(where, np.dtype(np.uint8), None)

    def __setitem__(self, where: Where | slice, values: Data | int) -> None:
        """Bytes of an array, or one byte; a slice takes exactly its length, a symbol at most its size."""
        if isinstance(values, int | np.integer) and not isinstance(values, np.ndarray):
            if not 0 <= int(values) <= 255:
                raise InstarError(f"{values} is no byte; assign an array: np.array([{values}], np.int32)")
            values = bytes([int(values)])
        if isinstance(where, slice):
            start, stop = self._bounds(where)
            given = little_endian(values, "what is written").nbytes
            if given != stop - start:
                raise InstarError(f"{stop - start} bytes at {start:#x} are written; {given} were given")
            where = start
        self.write(where, values)

    def view(self, where: Where, dtype: np.dtype[Any], shape: int | tuple[int, ...] | None) -> NDArray[Any]:
        """See `Program.view`."""
        if dtype.hasobject or dtype.itemsize == 0:
            raise InstarError(f"memory holds no {dtype}; give a dtype of fixed size, as np.int32")
        address, size = self._place(where)
        if shape is None:
            if not size:
                raise InstarError(f"{_shown(where)} has no size in the symbol table; give a shape")
            if size % dtype.itemsize:
                raise InstarError(f"{_shown(where)} has {size} bytes, which are no whole number of {dtype}")
            shape = (size // dtype.itemsize,)
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        count = int(np.prod(shape, dtype=np.int64))
        if count < 0 or any(length < 0 for length in shape):
            raise InstarError(f"the shape {shape} has a negative length")
        if size and count * dtype.itemsize > size:
            raise InstarError(
                f"{_shown(where)} has {size} bytes; {count} × {dtype} are {count * dtype.itemsize}"
            )
        if count == 0:
            return np.zeros(shape, dtype)
        return column(self._program.view(address, count * dtype.itemsize), dtype).reshape(shape)

    def write(self, where: Where, values: object) -> None:
        """See `Program.write`."""
        address, size = self._place(where)
        data = little_endian(values, "what is written").tobytes()
        if size and len(data) > size:
            raise InstarError(f"{_shown(where)} has {size} bytes; {len(data)} were given")
        self._program.write(address, data)

    def _place(self, where: Where) -> tuple[int, int]:
        if isinstance(where, str):
            where = self._symbols()[where]
        if isinstance(where, Symbol):
            return where.address, where.size
        return checked_address(where), 0

    def _bounds(self, where: slice) -> tuple[int, int]:
        if where.step not in (None, 1):
            raise InstarError("a slice of memory has no step; take one of the array")
        start = self.start if where.start is None else checked_address(where.start)
        stop = self.stop if where.stop is None else checked_address(where.stop)
        if start > stop:
            raise InstarError(f"the slice {start:#x}:{stop:#x} of memory ends before it starts")
        return start, stop

    def __repr__(self) -> str:
        return f"<memory {self.start:#x} to {self.stop - 1:#x}>"


def checked_address(where: object) -> int:
    """An address as an int. Raises `InstarError` for what is none."""
    if isinstance(where, bool) or not isinstance(where, int | np.integer) or not 0 <= int(where) < 1 << 64:
        raise InstarError(f"{where!r} is no address; wanted is an int of 64 bits, or a symbol's name")
    return int(where)


def _shown(where: Where) -> str:
    name = where.name if isinstance(where, Symbol) else where
    return f'"{name}"' if isinstance(name, str) else f"{name:#x}"

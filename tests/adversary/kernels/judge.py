"""Runs a kernel in an emulator that is not ours, and looks whether it kept to its contract there.

Source: PyPI's `unicorn`, QEMU's translator in machine mode.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from unicorn import (
    UC_ARCH_RISCV,
    UC_HOOK_CODE,
    UC_HOOK_MEM_READ,
    UC_HOOK_MEM_WRITE,
    UC_MODE_RISCV32,
    Uc,
    UcError,
)
from unicorn import riscv_const as names

from tests.adversary.kernels.functions import Function

_BASE, _BYTES = 0x80000000, 16 << 20
_STOP = _BASE + _BYTES - 0x100
_SP = _BASE + _BYTES - 0x10000
_STACK = 1 << 16
#: Where buffers lie, a page and more apart.
AREA = _BASE + (8 << 20)
_PATIENCE = 10_000_000
#: UC_MEM_WRITE.
_WRITE = 17
#: The opcode of CSR instructions, and the numbers of clocks: cycle, time, instret, and those of
#: machine mode.
_SYSTEM = 0x73
_CLOCKS = {0xC00, 0xC01, 0xC02, 0xC80, 0xC81, 0xC82, 0xB00, 0xB02, 0xB80, 0xB82}
_X0 = names.UC_RISCV_REG_X0
_KEPT = (2, 3, 4, 8, 9, *range(18, 28))
#: CSRs that a function leaves as they are: mstatus with interrupts on, mscratch, mtvec, mie.
_CSRS = {
    names.UC_RISCV_REG_MSTATUS: 8,
    names.UC_RISCV_REG_MSCRATCH: 0x1234567C,
    names.UC_RISCV_REG_MTVEC: 0x80001000,
    names.UC_RISCV_REG_MIE: 0x88,
}


@dataclass(frozen=True)
class Call:
    """One call within the contract."""

    values: Sequence[bytes | int]
    #: By argument where its buffer begins; None is somewhere.
    places: Sequence[int | None] = ()
    #: Registers with these numbers hold something else than marks.
    registers: dict[int, int] = field(default_factory=dict)
    #: What output buffers hold before.
    fill: int = 0xA5


def wrong(elf: Path, function: Function, address: int, calls: Sequence[Call]) -> str | None:
    """What the function does wrong in one of some calls after each other, memory kept; None where nothing."""
    machine = _Machine(elf.read_bytes())
    for number, call in enumerate(calls, 1):
        if (found := machine.call(function, address, call)) is not None:
            return f"call {number}: {found}"
    return None


class _Machine:
    def __init__(self, elf: bytes) -> None:
        self._uc = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32)
        self._uc.mem_map(_BASE, _BYTES)
        self._segments: list[tuple[int, int, bool]] = []
        start, size, count = struct.unpack_from("<I", elf, 28)[0], *struct.unpack_from("<HH", elf, 42)
        for number in range(count):
            kind, offset, at, _, held, length, flags, _ = struct.unpack_from(
                "<8I", elf, start + number * size
            )
            if kind == 1:
                self._uc.mem_write(at, elf[offset : offset + held])
                self._segments.append((at, at + length, bool(flags & 2)))
        self._found: str | None = None
        self._allowed: list[tuple[int, int, bool]] = []
        self._uc.hook_add(UC_HOOK_MEM_READ | UC_HOOK_MEM_WRITE, self._access)
        self._uc.hook_add(UC_HOOK_CODE, self._step)

    def _access(self, uc: Uc, kind: int, at: int, size: int, _value: int, _data: object) -> None:
        writes = kind == _WRITE
        if at % size and self._found is None:
            self._found = f"{size} bytes at {at:#x}, where many cores trap"
        sp = uc.reg_read(_X0 + 2)
        if max(sp, _SP - _STACK) <= at and at + size <= _SP:
            return
        if any(low <= at and at + size <= high and (may or not writes) for low, high, may in self._allowed):
            return
        if not writes and any(low <= at and at + size <= high for low, high, _ in self._segments[1:]):
            return
        if writes and any(low <= at and at + size <= high and may for low, high, may in self._segments):
            return
        if self._found is None:
            self._found = f"{'writes' if writes else 'reads'} {size} bytes at {at:#x}, which are not its own"

    def _step(self, uc: Uc, at: int, size: int, _data: object) -> None:
        word = int.from_bytes(uc.mem_read(at, size), "little")
        if word & 0x7F == _SYSTEM and word >> 12 & 7 and word >> 20 in _CLOCKS and self._found is None:
            self._found = "reads a clock, so what it gives depends on the time"
        if self._found is None and uc.reg_read(_X0 + 2) % 16:
            self._found = "sp is no multiple of 16"

    def call(self, function: Function, address: int, call: Call) -> str | None:
        uc = self._uc
        places = [*call.places, *([None] * (len(call.values) - len(call.places)))]
        next_place = AREA
        self._allowed, at = [], []
        for (kind, _), value, place in zip(function.args, call.values, places, strict=True):
            if isinstance(value, int):
                at.append(value)
                continue
            next_place += 0x4000
            where = next_place if place is None else place
            at.append(where)
            self._allowed.append((where, where + len(value), kind != "in"))
        for (kind, _), value, where in zip(function.args, call.values, at, strict=True):
            if isinstance(value, bytes) and kind == "out":
                uc.mem_write(where, bytes([call.fill]) * len(value))
        for (kind, _), value, where in zip(function.args, call.values, at, strict=True):
            if isinstance(value, bytes) and kind != "out":
                uc.mem_write(where, value)
        for number in range(3, 32):
            uc.reg_write(_X0 + number, call.registers.get(number, 0x9E3779B9 * (number + 1) % 2**32))
        uc.reg_write(_X0 + 1, _STOP)
        uc.reg_write(_X0 + 2, _SP)
        for number, value in enumerate(at):
            uc.reg_write(_X0 + 10 + number, value)
        for csr, value in _CSRS.items():
            uc.reg_write(csr, value)
        before = self._state()
        self._found = None
        try:
            uc.emu_start(address, _STOP, count=_PATIENCE)
        except UcError as error:
            return f"ends in a trap: {error}"
        if uc.reg_read(names.UC_RISCV_REG_PC) != _STOP:
            return "does not end"
        if self._found is not None:
            return self._found
        if (after := self._state()) != before:
            return f"returns with other registers: {before} before, {after} after"
        outputs, returned = function.model(call.values)
        return self._difference(outputs, returned, at)

    def _state(self) -> list[int]:
        registers = [self._uc.reg_read(_X0 + number) for number in _KEPT]
        return registers + [self._uc.reg_read(csr) for csr in _CSRS]

    def _difference(
        self, outputs: Mapping[int, bytes], returned: int | None, at: Sequence[int]
    ) -> str | None:
        for number, wanted in outputs.items():
            got = bytes(self._uc.mem_read(at[number], len(wanted)))
            if got != wanted:
                first = next(place for place in range(len(wanted)) if got[place] != wanted[place])
                return f"byte {first} of output {number} is {got[first]}, {wanted[first]} is right"
        if returned is not None and self._uc.reg_read(_X0 + 10) != returned:
            return f"returns {self._uc.reg_read(_X0 + 10)}, {returned} is right"
        return None

"""The peer of `make bench`: QEMU's translator as PyPI's `unicorn` packs it, on the same ELF file.

Source of the ELF fields: System V ABI, chapter 4 and 5.
"""

from __future__ import annotations

import struct
import time
from pathlib import Path

from unicorn import UC_ARCH_RISCV, UC_MODE_RISCV32, Uc, riscv_const

_MEMORY = 0x8000_0000
_BYTES = 16 << 20
_STACK = _MEMORY + _BYTES - 4096
_ARGUMENTS = _STACK - (1 << 20)
_LOAD = 1


def calls_per_second(elf: Path, address: int, size: int, seconds: float) -> float:
    """Calls of the function at `address` with one buffer of `size` bytes, per second of wall clock."""
    machine = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32)
    machine.mem_map(_MEMORY, _BYTES)
    for place, data in _segments(elf.read_bytes()):
        machine.mem_write(place, data)
    end = _STACK - 16
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        machine.mem_write(_ARGUMENTS, bytes(size))
        machine.reg_write(riscv_const.UC_RISCV_REG_SP, _STACK - 64)
        machine.reg_write(riscv_const.UC_RISCV_REG_A0, _ARGUMENTS)
        machine.reg_write(riscv_const.UC_RISCV_REG_RA, end)
        machine.emu_start(address, end)
        calls += 1
    return calls / (time.perf_counter() - start)


def _segments(elf: bytes) -> list[tuple[int, bytes]]:
    (table,) = struct.unpack_from("<I", elf, 28)
    entry_bytes, count = struct.unpack_from("<HH", elf, 42)
    found = []
    for number in range(count):
        kind, offset, _, physical, in_file = struct.unpack_from("<5I", elf, table + number * entry_bytes)
        if kind == _LOAD:
            found.append((physical, elf[offset : offset + in_file]))
    return found

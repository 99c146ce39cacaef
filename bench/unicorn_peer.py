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

#: Calls that one run makes, so that starting it does not count.
_CALLS = 200
#: `mv a0, s2; jalr s1; addi s0, s0, -1; bnez s0, <begin>`: calls the function at s1 s0 times.
_LOOP = struct.pack("<4I", 0x0009_0513, 0x0004_80E7, 0xFFF4_0413, 0xFE04_1AE3)
_CODE = _STACK - 4096


def calls_per_second(elf: Path, address: int, size: int, seconds: float) -> float:
    """Calls of the function at `address` with one buffer of `size` bytes, per second of wall clock."""
    machine = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32)
    machine.mem_map(_MEMORY, _BYTES)
    for place, data in _segments(elf.read_bytes()):
        machine.mem_write(place, data)
    machine.mem_write(_CODE, _LOOP)
    calls, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        machine.mem_write(_ARGUMENTS, bytes(size))
        machine.reg_write(riscv_const.UC_RISCV_REG_SP, _CODE - 64)
        machine.reg_write(riscv_const.UC_RISCV_REG_S0, _CALLS)
        machine.reg_write(riscv_const.UC_RISCV_REG_S1, address)
        machine.reg_write(riscv_const.UC_RISCV_REG_S2, _ARGUMENTS)
        machine.emu_start(_CODE, _CODE + len(_LOOP))
        calls += _CALLS
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

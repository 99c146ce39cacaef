"""An image as an ELF file: a Linux program for QEMU's user mode, a bare one for Spike.

Source: System V ABI, "Object Files"; Linux system calls `write` and `exit`; the host interface
`tohost`.
"""

from __future__ import annotations

import struct

from .image import BASE, DATA, PAGE, Image, addi, lui

_EM_RISCV = 243
_ECALL = 0x73
_WRITE, _EXIT = 64, 93


def linux(image: Image) -> bytes:
    """Writes the data to standard output when the image is through, and exits."""
    count = len(image.data)
    epilogue = [
        addi(10, 0, 1),
        *(lui(11, DATA), addi(11, 11, DATA)),
        *(lui(12, count), addi(12, 12, count)),
        *(addi(17, 0, _WRITE), _ECALL),
        *(addi(10, 0, 0), addi(17, 0, _EXIT), _ECALL),
    ]
    code = image.code + struct.pack(f"<{len(epilogue)}I", *epilogue)
    return _file(image.xlen, code, image.data)


def _file(xlen: int, code: bytes, data: bytes) -> bytes:
    """Two segments, code and data, each at a multiple of the page size."""
    wide = xlen == 64
    header_bytes, entry_bytes = (64, 56) if wide else (52, 32)
    identity = b"\x7fELF" + bytes([2 if wide else 1, 1, 1]) + bytes(9)
    form = "<HHIQQQIHHHHHH" if wide else "<HHIIIIIHHHHHH"
    header = identity + struct.pack(
        form, 2, _EM_RISCV, 1, BASE, header_bytes, 0, 1, header_bytes, entry_bytes, 2, 0, 0, 0
    )
    data_offset = (PAGE + len(code) + PAGE - 1) & ~(PAGE - 1)
    table = b"".join(
        _segment(wide, offset, address, len(content), flags)
        for offset, address, content, flags in (
            (PAGE, BASE, code, 5),
            (data_offset, DATA, data, 6),
        )
    )
    file = bytearray(data_offset + len(data))
    file[: len(header) + len(table)] = header + table
    file[PAGE : PAGE + len(code)] = code
    file[data_offset:] = data
    return bytes(file)


def _segment(wide: bool, offset: int, address: int, size: int, flags: int) -> bytes:
    if wide:
        return struct.pack("<IIQQQQQQ", 1, flags, offset, address, address, size, size, PAGE)
    return struct.pack("<IIIIIIII", 1, offset, address, address, size, size, flags, PAGE)

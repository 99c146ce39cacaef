"""A digest of what an ELF file loads and names: two builds that a machine cannot tell apart have the same.

Debug information names folders, so it is left out. Source: the ELF specification, "Sections".
"""

from __future__ import annotations

import struct

from instar import cache

_ALLOCATED = 2
_SYMBOLS, _NO_BITS = 2, 8


def program_digest(elf: bytes) -> str:
    """Of the sections that are loaded and the symbols; of the whole file where it cannot be read as one."""
    try:
        return cache.digest(*_parts(elf))
    except (struct.error, IndexError):
        return cache.digest(elf)


def _parts(elf: bytes) -> list[bytes]:
    wide = elf[4] == 2
    header = struct.Struct("<HHIQQQIHHHHHH" if wide else "<HHIIIIIHHHHHH").unpack_from(elf, 16)
    entry, table, size, count = header[3], header[5], header[10], header[11]
    section = struct.Struct("<IIQQQQIIQQ" if wide else "<IIIIIIIIII")
    found = [section.unpack_from(elf, table + n * size) for n in range(count)]
    parts = [entry.to_bytes(8, "little")]
    for _, kind, flags, address, offset, length, link, *_ in found:
        if flags & _ALLOCATED:
            parts += [struct.pack("<IQQQ", kind, flags, address, length)]
            parts += [elf[offset : offset + length] if kind != _NO_BITS else b""]
        elif kind == _SYMBOLS:
            _, _, _, _, names, names_length, *_ = found[link]
            parts += [elf[offset : offset + length], elf[names : names + names_length]]
    return parts

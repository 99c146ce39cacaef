"""A digest of what an ELF file loads and names: two builds that a machine cannot tell apart have the same.

Debug information names folders, so it is left out. Source: the ELF specification, "Sections".
"""

from __future__ import annotations

import struct

from instar import cache

_ALLOCATED = 2
_SYMBOLS, _NO_BITS = 2, 8
#: Numbers from here on are no sections, but absolute values and such.
_SPECIAL = 0xFF00


def program_digest(elf: bytes) -> str:
    """Of the sections that are loaded and the symbols; of the whole file where it cannot be read as one."""
    try:
        return cache.digest(*_parts(elf))
    except (struct.error, IndexError, ValueError):
        return cache.digest(elf)


def _parts(elf: bytes) -> list[bytes]:
    wide = elf[4] == 2
    header = struct.Struct("<HHIQQQIHHHHHH" if wide else "<HHIIIIIHHHHHH").unpack_from(elf, 16)
    entry, table, size, count = header[3], header[5], header[10], header[11]
    section = struct.Struct("<IIQQQQIIQQ" if wide else "<IIIIIIIIII")
    found = [section.unpack_from(elf, table + n * size) for n in range(count)]
    allocated = {number for number, section in enumerate(found) if section[2] & _ALLOCATED}
    parts = [entry.to_bytes(8, "little")]
    for _, kind, flags, address, offset, length, link, *_ in found:
        if flags & _ALLOCATED:
            parts += [struct.pack("<IQQQ", kind, flags, address, length)]
            parts += [elf[offset : offset + length] if kind != _NO_BITS else b""]
        elif kind == _SYMBOLS:
            _, _, _, _, names, names_length, *_ = found[link]
            strings = elf[names : names + names_length]
            parts += _symbols(elf[offset : offset + length], strings, allocated, wide=wide)
    return parts


def _symbols(table: bytes, names: bytes, allocated: set[int], *, wide: bool) -> list[bytes]:
    """Symbols with their names, but those in sections that are not loaded: these know folders."""
    symbol = struct.Struct("<IBBHQQ" if wide else "<IIIBBH")
    parts = []
    for name, *rest in symbol.iter_unpack(table):
        section = rest[2] if wide else rest[4]
        if section in allocated or section == 0 or section >= _SPECIAL:
            parts += [names[name : names.index(b"\0", name)], repr(rest).encode()]
    return parts

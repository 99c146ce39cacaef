"""What a linked program has in memory, by its own headers.

Source: the ELF specification, program headers.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_LOAD, _WRITE = 1, 2


@dataclass(frozen=True)
class Segment:
    """A piece of memory that is loaded."""

    first: int
    contents: bytes
    writable: bool

    @property
    def end(self) -> int:
        """The first address after it."""
        return self.first + len(self.contents)


def auipcs(image: tuple[Segment, ...], first: int, size: int) -> tuple[int, ...]:
    """Where a function's `auipc` stand: what one makes depends on it."""
    code = next(one for one in image if one.first <= first < one.end)
    at, found = first, []
    while at < first + size:
        half = int.from_bytes(code.contents[at - code.first : at - code.first + 2], "little")
        if half & 0x7F == 0x17:
            found.append(at)
        at += 4 if half & 3 == 3 else 2
    return tuple(found)


def segments(path: Path) -> tuple[Segment, ...]:
    """Those of an ELF file."""
    data = path.read_bytes()
    wide = data[4] == 2
    table, size, count = (
        (*struct.unpack_from("<Q", data, 32), *struct.unpack_from("<HH", data, 54))
        if wide
        else (*struct.unpack_from("<I", data, 28), *struct.unpack_from("<HH", data, 42))
    )
    found = []
    for n in range(count):
        at = table + n * size
        if wide:
            kind, flags, offset, first, _, in_file, in_memory = struct.unpack_from("<IIQQQQQ", data, at)
        else:
            kind, offset, first, _, in_file, in_memory, flags = struct.unpack_from("<7I", data, at)
        if kind == _LOAD:
            contents = data[offset : offset + in_file].ljust(in_memory, b"\0")
            found.append(Segment(first, contents, bool(flags & _WRITE)))
    return tuple(found)

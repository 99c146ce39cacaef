"""A record in a PNG: a chunk of text after the header. Source: the PNG specification, 5 and 11.3.3."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

from instar.origin.record import Foreign, Origin, parsed

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KIND, _KEYWORD = b"tEXt", b"instar\0"
#: Bytes of a chunk beside its data: length, kind and checksum.
_AROUND = 12
#: Where the chunk of the header ends, which has 13 bytes.
_BEHIND_HEADER = len(_SIGNATURE) + _AROUND + 13


def put(plain: bytes, made: Origin) -> bytes:
    """The picture with a chunk more."""
    chunk = _KIND + _KEYWORD + made.as_text().encode("ascii")
    own = struct.pack(">I", len(chunk) - len(_KIND)) + chunk + struct.pack(">I", zlib.crc32(chunk))
    return plain[:_BEHIND_HEADER] + own + plain[_BEHIND_HEADER:]


def take(content: bytes) -> tuple[Origin | None, bytes]:
    """The record, and the picture without its chunk."""
    for start, end in _chunks(content):
        chunk = content[start + 4 : end - 4]
        if chunk.startswith(_KIND + _KEYWORD):
            text = chunk.removeprefix(_KIND + _KEYWORD).decode("ascii", errors="replace")
            return parsed(text), content[:start] + content[end:]
    return None, content


def _chunks(content: bytes) -> Iterator[tuple[int, int]]:
    """Where each chunk begins and ends."""
    if not content.startswith(_SIGNATURE):
        raise Foreign("it is no PNG")
    at = len(_SIGNATURE)
    while at + _AROUND <= len(content):
        end = at + _AROUND + struct.unpack_from(">I", content, at)[0]
        if end > len(content):
            return
        yield at, end
        at = end

"""How each kind of file holds its record, so that its readers do not stumble over it.

A carrier puts a record into a file and takes it out again, and then the rest is what it was. Digests
of bodies are of the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from instar import cache
from instar._core import write_file
from instar.origin import comments, data, markup, pixels
from instar.origin.record import DIGITS, Foreign, Origin


@dataclass(frozen=True)
class Carrier:
    """A kind of file."""

    #: As in a sentence.
    name: str
    put: Callable[[bytes, Origin], bytes]
    #: The record, None without one, and the rest as it is compared. Raises `Foreign` where the file
    #: is
    #: none of its kind, or the record none of ours.
    take: Callable[[bytes], tuple[Origin | None, bytes]]

    def body(self, plain: bytes) -> str:
        """Digest of a file without its record."""
        return cache.digest(self.take(plain)[1])[:DIGITS]

    def sealed(self, plain: bytes, made: Origin) -> bytes:
        """The file with its record, which knows the rest of it."""
        return self.put(plain, replace(made, body=self.body(plain)))


_HASH = Carrier("assembly", *comments.carrier("# ", "", ""))
_SLASHES = Carrier("SystemVerilog", *comments.carrier("// ", "", ""))
_BLOCK = Carrier("a C header", *comments.carrier(" * ", "/*\n", " */\n"))
_BY_ENDING = {
    **dict.fromkeys((".S", ".s", ".inc"), _HASH),
    **dict.fromkeys((".sv", ".v", ".svh"), _SLASHES),
    **dict.fromkeys((".h", ".c"), _BLOCK),
    ".csv": Carrier("CSV", data.put_csv, data.take_csv),
    ".html": Carrier("HTML", markup.put_html, markup.take_html),
    ".json": Carrier("JSON", data.put_json, data.take_json),
    ".md": Carrier("Markdown", markup.put_markdown, markup.take_markdown),
    ".parquet": Carrier("Parquet", data.put_parquet, data.take_parquet),
    ".png": Carrier("PNG", pixels.put, pixels.take),
    ".svg": Carrier("SVG", markup.put_svg, markup.take_svg),
}
#: How files begin whose names need not tell what they are.
_BEGINNINGS = {b"\x89PNG": ".png", b"PAR1": ".parquet", b"<!doctype html": ".html", b"<?xml": ".svg"}


def endings() -> tuple[str, ...]:
    """Of names of files that hold a record."""
    return tuple(_BY_ENDING)


def carrier_of(path: Path, content: bytes | None = None) -> Carrier | None:
    """The carrier of a file by its name, or by how it begins; None where there is none."""
    found = _BY_ENDING.get(path.suffix)
    if found is not None or content is None:
        return found
    begins = content.lstrip()[:16]
    known = (ending for start, ending in _BEGINNINGS.items() if begins.lower().startswith(start.lower()))
    ending = next(known, ".json" if begins.startswith(b"{") else None)
    return _BY_ENDING[ending] if ending else None


def sealed(ending: str, plain: bytes, made: Origin | None) -> bytes:
    """A file's bytes with a record, where there is one and its kind can hold it."""
    carrier = _BY_ENDING.get(ending)
    if carrier is None or made is None:
        return plain
    try:
        return carrier.sealed(plain, made)
    except Foreign as error:
        raise AssertionError(f"what we write is of its kind: {error}") from error


def write(path: Path, plain: bytes, made: Origin | None, *, ending: str | None = None) -> None:
    """Writes a file with its record, of the kind that its name or `ending` says."""
    write_file(path, sealed(ending or path.suffix, plain, made))

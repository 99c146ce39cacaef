"""A file with a result, as it lies there: its record, and whether it is as it was written."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar._core import InstarError, need_file
from instar.origin import Carrier, Foreign, Origin, carrier_of
from instar.origin.record import DIGITS

#: Bytes of the largest file that is read.
_MOST = 256 << 20


@dataclass(frozen=True)
class Kept:
    """A result in a file."""

    path: Path
    content: bytes
    carrier: Carrier
    origin: Origin
    #: The file without its record, as it is compared.
    body: bytes

    @property
    def edited(self) -> bool:
        """Whether it was changed since it was written."""
        return cache.digest(self.body)[:DIGITS] != self.origin.body

    @property
    def words(self) -> list[str]:
        """Its command, without `instar`."""
        try:
            first, *words = shlex.split(self.origin.command) or [""]
        except ValueError:
            first, words = "", []
        if first != "instar" or not words:
            raise InstarError(f"{self.path}: no command of instar made it, so there is nothing to repeat")
        return words


def read(path: Path) -> Kept:
    """A file's result. Raises `InstarError` where it has no record that can be read."""
    need_file(path)
    if path.stat().st_size > _MOST:
        raise InstarError(f"{path}: is larger than any result with a record")
    content = path.read_bytes()
    carrier = carrier_of(path, content)
    if carrier is None:
        raise InstarError(f"{path}: files of this kind have no record of what made them")
    return of(path, content, carrier)


def of(path: Path, content: bytes, carrier: Carrier) -> Kept:
    """The same of bytes."""
    try:
        origin, body = carrier.take(content)
    except Foreign as error:
        raise InstarError(f"{path}: {error}") from error
    if origin is None:
        raise InstarError(
            f"{path}: has no record of what made it; what was written before 0.2.0 has none, and one "
            "may have been cut out"
        )
    return Kept(path, content, carrier, origin, body)

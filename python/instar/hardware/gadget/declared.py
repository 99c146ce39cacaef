"""What of a gadget's inputs is shared, drawn, known or held, as users write it.

The form of secrets is that of `instar leak`: `NAME:SHARING:PLACE,PLACE`. A place is a port, an
operand of an instruction by the field of its encoding, a register of the circuit, or bits of one,
as `rs1[15:0]`; with several steps, that of one step, as `2.rs1[15:0]`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from instar._core import InstarError

_PLACE = re.compile(r"(?:(\d+)\.)?([A-Za-z_]\w*)(?:\[(\d+)(?::(\d+))?\])?")
#: Above each value that a place is held at.
_MOST = 1 << 64


@dataclass(frozen=True)
class Place:
    """Bits of an input or output."""

    text: str
    #: From 1 on; none where nothing is said.
    step: int | None
    port: str
    #: Both inclusive; none: all bits.
    high: int | None
    low: int | None


@dataclass(frozen=True)
class Shared:
    """Something in shares, of which each bit is the sum modulo 2."""

    name: str
    shares: tuple[Place, ...]


@dataclass(frozen=True)
class Declaration:
    """What the inputs of a gadget are."""

    secrets: tuple[Shared, ...]
    fresh: tuple[Place, ...]
    #: What is drawn once, and stands there in all cycles.
    static: tuple[Place, ...]
    public: tuple[Place, ...]
    #: With their values.
    held: tuple[tuple[Place, int], ...]
    results: tuple[Shared, ...]

    @classmethod
    def read(
        cls,
        where: str,
        secret: Sequence[str],
        fresh: Sequence[str] = (),
        static: Sequence[str] = (),
        public: Sequence[str] = (),
        hold: Sequence[str] = (),
        result: Sequence[str] = (),
    ) -> Declaration:
        """From what was written at `where`. Raises `InstarError` where that is not of these forms."""
        if not secret:
            raise InstarError(f"{where}: nothing is shared; say what is, as in a:boolean:a0,a1")
        for kind, texts in (("secret", secret), ("result", result)):
            names = [text.split(":")[0].strip() for text in texts]
            twice = [name for at, name in enumerate(names) if name in names[:at]]
            if twice:
                raise InstarError(f'{where}: there are two of the {kind} "{twice[0]}"; name one otherwise')
        return cls(
            tuple(_shared(where, one) for one in secret),
            tuple(_place(where, one) for one in fresh),
            tuple(_place(where, one) for one in static),
            tuple(_place(where, one) for one in public),
            tuple(_held(where, one) for one in hold),
            tuple(_shared(where, one) for one in result),
        )


def _place(where: str, text: str) -> Place:
    found = _PLACE.fullmatch(text.strip())
    if found is None:
        raise InstarError(f'{where}: "{text}" is no place; a port or operand is, or bits of one as rs1[15:0]')
    step, port, high, low = found.groups()
    high_bit = int(high) if high else None
    low_bit = int(low) if low else high_bit
    if high_bit is not None and low_bit is not None and low_bit > high_bit:
        raise InstarError(f'{where}: "{text}": the higher bit comes first, as in {port}[{low}:{high}]')
    return Place(text.strip(), int(step) if step else None, port, high_bit, low_bit)


def _shared(where: str, text: str) -> Shared:
    parts = [part.strip() for part in text.split(":", 2)]
    if len(parts) < 3 or not all(parts):
        raise InstarError(
            f'{where}: "{text}" says not what is shared; write NAME:boolean:PLACE,PLACE, as a:boolean:a0,a1'
        )
    name, sharing, places = parts
    if sharing != "boolean":
        raise InstarError(f'{where}: "{name}" is shared as "{sharing}"; gadgets are judged of boolean shares')
    shares = tuple(_place(where, one) for one in places.split(","))
    if len(shares) < 2:
        raise InstarError(f'{where}: "{name}" has one share, {places}; two or more are right')
    return Shared(name, shares)


def _held(where: str, text: str) -> tuple[Place, int]:
    place, equals, value = text.partition("=")
    try:
        number = int(value.strip(), 0)
    except ValueError:
        number = -1
    if not equals or not 0 <= number < _MOST:
        raise InstarError(f'{where}: "{text}" holds nothing; write PLACE=VALUE, as in en_i=1')
    return _place(where, place), number

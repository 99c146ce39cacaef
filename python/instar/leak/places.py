"""How a command line names what is shared: `a:boolean:2`, `x:additive mod 3329:x0,x1:2`.

Source: docs/reference/leak.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from instar._core import InstarError

if TYPE_CHECKING:
    from instar._core import SharedInput, WindowInput

_FORM = "NAME:SHARING:SHARES[:BYTES], as a:boolean:2, a:boolean:a0,a1 or x:additive mod 3329:x0,x1:2"


def read_shared(option: str, given: str, arguments: Sequence[str] = ()) -> SharedInput:
    """What `given` names; `arguments` are names of the function's arguments. Raises `InstarError`."""
    parts = given.split(":")
    if len(parts) not in {3, 4} or not all(part.strip() for part in parts):
        raise InstarError(f"{option} {given}: {_FORM} is wanted")
    name, sharing, shares, element = (part.strip() for part in (*parts, "4")[:4])
    size = element.removesuffix("s")
    if not size.isdigit():
        raise InstarError(
            f'{option} {given}: "{element}" is no number of bytes; 1, 2 and 4 are known, '
            "and 1s, 2s and 4s for numbers with a sign"
        )
    count = int(shares) if shares.isdigit() else 0
    places = [name] if count else [place.strip() for place in shares.split(",")]
    return {
        "name": name,
        "sharing": sharing,
        "element": int(size),
        "signed": size != element,
        "places": [read_place(place, arguments) for place in places],
        "parts": count,
    }


def read_window(given: str | None) -> WindowInput | None:
    """`decrypt`, `decrypt..compare`, `ntt@2` or `sample/ntt@2..reduce`; None: all of the call.

    Raises `InstarError`.
    """
    if given is None:
        return None
    begins, dots, ends = given.partition("..")
    since, slash, function = begins.rpartition("/")
    function, at, number = function.partition("@")
    wrong = not function or (dots and not ends) or (slash and not (since and at))
    if wrong or (at and not (number.isdecimal() and int(number))):
        raise InstarError(
            f"--window {given}: a function, two as in decrypt..compare, or one execution, as ntt@2, or since "
            "another function began, as in sample/ntt@2"
        )
    return {
        "function": function,
        "ends": ends or None,
        "number": int(number) if at else None,
        "since": since or None,
    }


def read_place(given: str, arguments: Sequence[str] = ()) -> str:
    """A place as the core reads it: an argument by its number."""
    name, plus, part = given.partition("+")
    return f"#{arguments.index(name)}{plus}{part}" if name in arguments else given

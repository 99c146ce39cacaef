"""Arguments of the Python interface, checked where they come in: what is wrong is an `InstarError`.

One rule for each parameter stands at its function. Without it a wrong value would be whatever the
place where it is used first makes of it: an `OverflowError` of the native module, a `TypeError` of
numpy.
"""

from __future__ import annotations

import functools
import inspect
import operator
import reprlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import ParamSpec, TypeVar

import numpy as np

from instar._core import Core, Design, InstarError
from instar.program.code import Symbol

P = ParamSpec("P")
R = TypeVar("R")

#: The largest count that the simulator has.
MOST = (1 << 64) - 1


@dataclass(frozen=True)
class Rule:
    """What a parameter may be, in words and as a test."""

    right: str
    holds: Callable[[object], bool]

    def __or__(self, other: None) -> Rule:
        """The same, or None."""
        return Rule(f"{self.right}, or None", lambda value: value is None or self.holds(value))


def whole(low: int, high: int) -> Rule:
    """An integer of Python or numpy within bounds."""

    def holds(value: object) -> bool:
        try:
            return not isinstance(value, bool) and low <= operator.index(value) <= high  # type: ignore[arg-type]
        except TypeError:
            return False

    return Rule(f"an integer from {low} to {high}", holds)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and value != ""


def _are_texts(value: object) -> bool:
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        return False
    return len(value) > 0 and all(map(_is_text, value))


def _is_shape(value: object) -> bool:
    lengths = value if isinstance(value, tuple | list) else (value,)
    return all(LENGTH.holds(length) for length in lengths)


def _is_dtype(value: object) -> bool:
    try:
        np.dtype(value)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        return False
    return True


def _is_path(value: object) -> bool:
    return isinstance(value, str | PathLike) and "\0" not in str(value)


def _are_overrides(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str)
        and isinstance(given, bool | int | str)
        and (isinstance(given, str) or -(1 << 63) <= given < 1 << 63)
        for name, given in value.items()
    )


COUNT = whole(1, MOST)
FLAG = Rule("True or False", lambda value: isinstance(value, bool | np.bool_))
TEXT = Rule("a name", _is_text)
#: As "44" is one, and "" where there are none.
SET = Rule("the name of a set", lambda value: isinstance(value, str) and (not value or value.isprintable()))
ELF = Rule(
    "a path, or the bytes of an ELF file",
    lambda value: _is_path(value) or isinstance(value, bytes | bytearray | memoryview),
)
FOLDERS = Rule(
    "a list of folders",
    lambda value: (
        isinstance(value, Sequence) and not isinstance(value, str | bytes) and all(map(_is_path, value))
    ),
)
DESIGNS = Rule("the name of a design, or a list of names", lambda value: _is_text(value) or _are_texts(value))
DESIGN = Rule(
    "the name of a design, a list of names, or one",
    lambda value: isinstance(value, Design) or DESIGNS.holds(value),
)
CORE = Rule(
    'the name of a core, as "cva6-superscalar", or one',
    lambda value: isinstance(value, Core) or _is_text(value),
)
OVERRIDES = Rule('parameters with their values, as {"commit_ports": 2}', _are_overrides)
FLAGS = Rule(
    "compiler flags, as one text or a list of texts",
    lambda value: (
        (isinstance(value, str) and (not value or value.isprintable()))
        or (isinstance(value, Sequence) and not isinstance(value, bytes) and all(map(_is_text, value)))
    ),
)
SYMBOL = Rule("the name of a symbol, or one", lambda value: isinstance(value, Symbol) or _is_text(value))
LENGTH = whole(0, (1 << 46) - 1)
#: Bytes of a memory, or of a part of one.
MEMORY = whole(1, (1 << 46) - 1)
#: Bytes; memories begin at such a multiple.
PAGE = 4096
PAGE_ADDRESS = Rule(
    f"a multiple of {PAGE} from 0 to {MOST}",
    lambda value: whole(0, MOST).holds(value) and operator.index(value) % PAGE == 0,  # type: ignore[arg-type]
)
ARGUMENTS = Rule(
    "a list of texts without zeros",
    lambda value: (
        isinstance(value, Sequence)
        and not isinstance(value, str | bytes)
        and all(isinstance(text, str) and "\0" not in text for text in value)
    ),
)
DEVICES = Rule(
    "a list of devices, as in console or timer@0x40000000",
    lambda value: isinstance(value, list | tuple) and all(map(_is_text, value)),
)
DTYPE = Rule("a type of numpy, as np.int32", _is_dtype)
SHAPE = Rule("a length, or a tuple of lengths", _is_shape)


def one_of(*names: str) -> Rule:
    """One of these strings."""
    return Rule(", ".join(map(repr, names)), lambda value: isinstance(value, str) and value in names)


def checked(**rules: Rule) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The function with these parameters checked; a call of another shape stays Python's own `TypeError`."""

    def wrap(function: Callable[P, R]) -> Callable[P, R]:
        signature = inspect.signature(function)
        unknown = rules.keys() - signature.parameters.keys()
        assert not unknown, f"{function.__name__} has no parameter {unknown}"

        @functools.wraps(function)
        def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
            given = signature.bind(*args, **kwargs).arguments
            for name, rule in rules.items():
                if name in given and not rule.holds(given[name]):
                    raise InstarError(f"{name} is {reprlib.repr(given[name])}; right is {rule.right}")
            return function(*args, **kwargs)

        return wrapped

    return wrap

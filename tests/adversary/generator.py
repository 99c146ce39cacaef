"""What a generator offers, and which there are: the folders of this one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from tests.adversary.tally import Tally

HERE = Path(__file__).parent


class Generator(Protocol):
    """A folder's `__init__.py`; the package's text says what each name means."""

    WHAT: str
    ROUND: int
    SHORT: int
    SHARE: int

    @staticmethod
    def run(seed: int, count: int, deadline: float) -> Tally:
        """Makes the cases from `seed` on, until there are `count` or it is time."""


def names() -> list[str]:
    """All generators, by name."""
    return sorted(path.parent.name for path in HERE.glob("*/__init__.py"))


def load(name: str) -> Generator:
    """The generator of that name."""
    return cast(Generator, import_module(f"tests.adversary.{name}"))


def piece(name: str, seed: int, count: int, deadline: float) -> Tally:
    """Some cases of a generator; here, not in the command, so that other processes find it by its name."""
    return load(name).run(seed, count, deadline)

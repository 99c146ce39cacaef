"""Flags for a program: a choice of them for the whole, and other choices for single files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from instar.toolchain.flags import FileFlags


@dataclass(frozen=True)
class Choice:
    """Flags that decide one thing, of which a compilation has one choice or none."""

    factor: str
    flags: tuple[str, ...]

    @property
    def text(self) -> str:
        """As a command line has it."""
        return " ".join(self.flags)


#: At most one choice of each factor, in the order of `_place`.
Setting = tuple[Choice, ...]


def _place(choice: Choice) -> tuple[bool, str]:
    """The level of optimisation first, as people write it."""
    return not choice.flags[0].startswith("-O"), choice.factor


def with_choice(setting: Setting, choice: Choice) -> Setting:
    """`setting` with `choice` in the place of what it has of this factor."""
    others = [one for one in setting if one.factor != choice.factor]
    return tuple(sorted([*others, choice], key=_place))


def flags_of(setting: Setting) -> tuple[str, ...]:
    """All flags of a setting."""
    return tuple(flag for choice in setting for flag in choice.flags)


@dataclass(frozen=True)
class Point:
    """One way to compile a program."""

    whole: Setting = ()
    #: Name of a file → its setting, in the place of the whole; in the order of the names.
    files: tuple[tuple[str, Setting], ...] = ()

    def of(self, file: str) -> Setting:
        """The setting of one file."""
        return dict(self.files).get(file, self.whole)

    def given(self, file: str, setting: Setting) -> Self:
        """The point with another setting of one file."""
        files = {**dict(self.files), file: setting}
        kept = {name: one for name, one in files.items() if one != self.whole}
        return type(self)(self.whole, tuple(sorted(kept.items())))

    def flags(self, own: Sequence[str]) -> tuple[tuple[str, ...], FileFlags]:
        """Flags of the program and of files, each after those that the user gave."""
        files = tuple((name, (*own, *flags_of(setting))) for name, setting in self.files)
        return (*own, *flags_of(self.whole)), files

"""Which source a compiled file is that a program's debug information names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath


def source_of(unit: str, sources: Sequence[PurePath]) -> PurePath | None:
    """The source that the compiler called `unit`; folders may have had other names when it was built.

    A build is known by the contents of its files, so another checkout may have made it: the source
    with the longest common end is meant.
    """
    wanted = PurePath(unit).parts
    ends = [(_common(source.parts, wanted), source) for source in sources]
    length, found = max(ends, key=lambda end: end[0], default=(0, None))
    return found if length else None


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """Parts that two paths have in common, from the end on."""
    length = 0
    for a, b in zip(reversed(one), reversed(other), strict=False):
        if a != b:
            break
        length += 1
    return length

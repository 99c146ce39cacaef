"""What compilers make an object of, which they know by the end of a file's name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from instar._core import InstarError

#: C, assembly and C++. Of a header a compiler makes no object, and what else there is it leaves to
#: a linker, without a word.
_COMPILED = frozenset({".c", ".S", ".s", ".sx", ".cc", ".cpp", ".cxx"})


def refuse_no_code(sources: Iterable[Path]) -> None:
    """Raises `InstarError` for the first of the sources that no compiler takes for code."""
    for source in sources:
        if source.suffix not in _COMPILED:
            raise InstarError(
                f"{source}: this is among the `sources`, and no compiler takes it for code; "
                "C ends in .c, assembly in .S or .s"
            )

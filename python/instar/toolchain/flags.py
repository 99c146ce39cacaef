"""The user's flags: those of the whole program, and those of single files.

`-O2 ntt.c: -O3 -fno-inline` compiles the program with `-O2`, and the file ntt.c with
`-O3 -fno-inline` in their place. Source: docs/reference/cli.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePath

from instar._core import InstarError

#: Name of a source, as much of its path as tells it apart, and the flags that it is compiled with.
FileFlags = tuple[tuple[str, tuple[str, ...]], ...]

#: Flags that name no file and no folder, so that it does not matter where one stands.
PLAIN = re.compile(r"-(?:O\w*|g\w*|[fW][\w+-]*(?:=\d+)?|m[\w-]+(?:=[\w,]+)?|std=[\w:+]+|[DU].*)")

#: What ends the name of a file.
_MARK = ":"


def parted(words: Iterable[str]) -> tuple[tuple[str, ...], FileFlags]:
    """Flags of the program, and those of files, which stand after a file's name and a colon.

    >>> parted(["-O2", "ntt.c:", "-O3", "-g0"])
    (('-O2',), (('ntt.c', ('-O3', '-g0')),))
    """
    whole: list[str] = []
    files: list[tuple[str, list[str]]] = []
    for word in words:
        if word.endswith(_MARK) and not word.startswith("-"):
            if word == _MARK:
                raise InstarError('the compiler flag ":" names no file; one is named as in "ntt.c: -O2"')
            files.append((word.removesuffix(_MARK), []))
        else:
            (files[-1][1] if files else whole).append(word)
    return tuple(whole), tuple((name, tuple(flags)) for name, flags in files)


def joined(whole: Iterable[str], files: FileFlags) -> list[str]:
    """The words that `parted` takes apart."""
    return [*whole, *(word for name, flags in files for word in (f"{name}{_MARK}", *flags))]


def is_meant(name: str, source: PurePath) -> bool:
    """Whether a file's name means `source`: they agree from the end on; `*` is any part of a name.

    >>> is_meant("src/ntt.c", PurePath("/workloads/ml-dsa/src/ntt.c"))
    True
    """
    return source.match(name)


def short_names(sources: Sequence[PurePath]) -> dict[PurePath, str]:
    """For each source as little of the end of its path as means no other."""
    names = {}
    for source in sources:
        ends = (str(PurePath(*source.parts[-count:])) for count in range(1, len(source.parts) + 1))
        names[source] = next(
            (end for end in ends if sum(is_meant(end, other) for other in sources) == 1), str(source)
        )
    return names

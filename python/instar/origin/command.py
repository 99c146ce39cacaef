"""The command line that is running, as results name it: in one spelling, and without this machine's folders.

Which options were given, and not how they were typed: two ways to ask for the same have one result.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

_running = ""
#: Where the outputs of a command go that a result names; None: it is the one that was typed.
_folder: Path | None = None
#: A folder's name within a word, as in `-I/home/ada/include`.
_ABSOLUTE = re.compile(r"(?:(?<=-[IL])|(?<![\w./~-]))/[\w.+@~-]+(?:/[\w.+@~-]+)+")


def begin(words: Iterable[str]) -> None:
    """A command begins: its words, without `instar`."""
    global _running
    listed = list(words)
    _running = shlex.join(["instar", *map(placeless, listed)]) if listed else ""


@contextmanager
def again(command: str, folder: Path) -> Iterator[None]:
    """What runs within is a command that a result names; its outputs go to `folder`."""
    global _running, _folder
    before = _running, _folder
    _running, _folder = command, folder
    try:
        yield
    finally:
        _running, _folder = before


def again_in() -> Path | None:
    """Where the outputs of a command go that a result names; None: it is the one that was typed."""
    return _folder


def running() -> str:
    """`instar measure ml-dsa-44 ntt`; "" where none runs."""
    return _running


def placeless(text: str) -> str:
    """Text without folders of this machine: what lies below the current one is named from there.

    >>> placeless("--flags=-I/somewhere/of/mine")
    '--flags=-Imine'
    """
    if text.startswith("/"):
        return _named(text)
    return _ABSOLUTE.sub(lambda found: _named(found[0]), text)


def _named(path: str) -> str:
    here = str(Path.cwd())
    if path == here or path.startswith(here + os.sep):
        return os.path.relpath(path, here)
    return Path(path).name

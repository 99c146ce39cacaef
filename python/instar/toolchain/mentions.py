"""Which macros and generated headers of a build an object depends on: those that a text of it may mention.

Programs of a scheme's sets differ in macros that the runtime and most sources do not look at, so an
object of one serves all. A macro has no effect where none of the texts that were read contains its
name, unless the preprocessor makes names out of pieces (`##`): then everything counts. What is read
follows from the source and from what is mentioned, so that two builds that agree in it read alike.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from instar import cache
from instar.toolchain.reading import Now

_WORD = re.compile(rb"[A-Za-z_$][\w$]*")
#: Makes a name that no text contains; the backslash before an end of line does so too.
_MAKES_NAMES = re.compile(rb"##|%:%:|[\w$]\\[ \t]*\r?\n[\w$]|\?\?/")


@dataclass(frozen=True)
class Given:
    """What a build gives to all its sources: macros by name, generated texts by the name of their file."""

    defines: Mapping[str, str | int]
    generated: Mapping[str, str]


#: By what the objects of a source have in common: all files that were read for any of them.
_READ: dict[str, frozenset[str]] = {}
cache.forgotten_with(_READ.clear)


def key(base: str, given: Given, now: Now) -> str | None:
    """The key of an object; None where nothing of this `base` was compiled yet."""
    files = _files(base)
    return None if files is None else _key(base, files, given, now)


def note(base: str, files: Iterable[str], given: Given, now: Now) -> str:
    """The key of an object for which these files were read, which is noted."""
    known = _files(base) or frozenset()
    both = known | frozenset(files)
    if both != known:
        _READ[base] = both
        cache.keep(cache.folder("objects") / f"{base}.read", json.dumps(sorted(both)).encode())
    return _key(base, both, given, now)


def _files(base: str) -> frozenset[str] | None:
    if base not in _READ:
        path = cache.folder("objects") / f"{base}.read"
        if not cache.is_kept(path):
            return None
        _READ[base] = frozenset(json.loads(path.read_bytes()))
    return _READ[base]


def _key(base: str, files: frozenset[str], given: Given, now: Now) -> str:
    texts = [words(now.text(path)) for path in sorted(files)]
    defines, generated = mentioned(texts, given)
    macros = (f"-D{name}={given.defines[name]}" for name in sorted(defines))
    headers = (f"{name}\0{given.generated[name]}" for name in sorted(generated))
    return cache.digest(base, *macros, *headers)


def mentioned(texts: Iterable[frozenset[bytes] | None], given: Given) -> tuple[set[str], set[str]]:
    """Names of the macros and of the generated texts that count; `texts`: see `words`.

    What is mentioned may mention others in its turn.
    """
    every = set(given.defines), set(given.generated)
    seen: set[bytes] = set()
    waiting = list(texts)
    defines: set[str] = set()
    generated: set[str] = set()
    while waiting:
        for text in waiting:
            if text is None:
                return every
            seen |= text
        waiting = []
        for name, value in given.defines.items():
            # A macro with parameters is named before them.
            if name not in defines and _named(name.partition("(")[0]) <= seen:
                defines.add(name)
                waiting.append(words(f"{name} {value}".encode()))
        for name, header in given.generated.items():
            if name not in generated and _named(name) <= seen:
                generated.add(name)
                waiting.append(words(header.encode()))
    return defines, generated


def _named(name: str) -> frozenset[bytes]:
    return frozenset(_WORD.findall(name.encode()))


@functools.lru_cache(4096)
def words(text: bytes) -> frozenset[bytes] | None:
    """All words of a text; None where it may make others of them."""
    return None if _MAKES_NAMES.search(text) else frozenset(_WORD.findall(text))

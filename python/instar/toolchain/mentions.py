"""Which macros and generated headers of a build an object depends on: those that a text of it may mention.

Programs of a scheme's sets differ in macros that the runtime and most sources do not look at, so an
object of one serves all. A macro has no effect where none of the texts that were read contains its
name; where the preprocessor makes names of pieces (`##`), where none can make it of theirs. What is
read follows from the source and from what is mentioned, so that two builds that agree in it read
alike.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from instar import cache
from instar.toolchain.reading import Now

_WORD = re.compile(rb"[\w$]+")
#: Makes a name out of several: the operator, and a backslash before the end of a line.
_JOINS = re.compile(rb"##|%:%:|[\w$]\\[ \t]*\r?\n[\w$]|\?\?/")
#: Words that are in no text, but stand for what the compiler has defined itself; and any number.
_OWN = frozenset(b"char short int long signed unsigned L LL U UL ULL".split())


@dataclass(frozen=True)
class Given:
    """What a build gives to all its sources: macros by name, generated texts by the name of their file."""

    defines: Mapping[str, str | int]
    generated: Mapping[str, str]
    #: The user's flags, those of a response file too, which may mention both.
    flags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Words:
    """The words of a text."""

    all: frozenset[bytes]
    #: The text may join words to others.
    joins: bool


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
    defines, generated = mentioned([words(now.text(path)) for path in sorted(files)], given)
    macros = (f"-D{name}={given.defines[name]}" for name in sorted(defines))
    headers = (f"{name}\0{given.generated[name]}" for name in sorted(generated))
    return cache.digest(base, *macros, *headers)


def mentioned(texts: Iterable[Words], given: Given) -> tuple[set[str], set[str]]:
    """Names of the macros and of the generated texts that count in `texts`.

    What is mentioned may mention others in its turn.
    """
    seen: set[bytes] = set()
    joins = False
    waiting = [*texts, *(words(flag.encode()) for flag in given.flags)]
    defines: set[str] = set()
    generated: set[str] = set()
    while waiting:
        for text in waiting:
            seen |= text.all
            joins = joins or text.joins
        waiting = []
        for name, value in given.defines.items():
            # A macro with parameters is named before them.
            if name not in defines and _is_there(name.partition("(")[0], seen, joins):
                defines.add(name)
                waiting.append(words(f"{name} {value}".encode()))
        for name, header in given.generated.items():
            if name not in generated and _is_there(name, seen, joins):
                generated.add(name)
                waiting.append(words(header.encode()))
    return defines, generated


def _is_there(name: str, seen: Set[bytes], joins: bool) -> bool:
    """Whether all words of the name are among those seen, or can be made of them."""
    return all(word in seen or (joins and _is_made(word, seen)) for word in words(name.encode()).all)


def _is_made(word: bytes, pieces: Set[bytes]) -> bool:
    reached = [True]
    for end in range(1, len(word) + 1):
        parts = ((begin, word[begin:end]) for begin in range(end))
        reached.append(
            any(reached[at] and (part in pieces or part in _OWN or part.isdigit()) for at, part in parts)
        )
    return reached[-1]


@functools.lru_cache(4096)
def words(text: bytes) -> Words:
    """All words of a text."""
    return Words(frozenset(_WORD.findall(text)), joins=bool(_JOINS.search(text)))

"""Objects by all that decides their bytes but what was read for them: what programs share is compiled once.

Programs of a scheme differ in one kernel only. What was read is compared, as for builds. Objects of
this process serve it whatever is asked; those that another one kept in the cache serve where what
was made before may be used.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instar import cache
from instar.toolchain.reading import Now, Read


@dataclass(frozen=True)
class Object:
    """What a source was compiled to, and from what."""

    data: bytes
    read: Read


#: Those that this process has made, newest first.
_MADE: dict[str, list[Object]] = {}
#: How many sources are held, and objects of each.
_MOST_SOURCES, _MOST_OBJECTS = 512, 4
_LOCK = threading.Lock()


def find(key: str, include: Sequence[str], now: Now, *, use_cache: bool) -> Object | None:
    """The object of `key` for which the same would be read now, with these folders named by the build."""
    for known in _MADE.get(key, ()):
        if known.read.still(include, now):
            return known
    if use_cache and (kept := _kept(key)) is not None and kept.read.still(include, now):
        _hold(key, kept)
        return kept
    return None


def put(key: str, made: Object) -> None:
    """Keeps an object for this process and for others; what was read for it is known."""
    _hold(key, made)
    cache.keep(_path(key), json.dumps(made.read.as_dict()).encode() + b"\n" + made.data)


def forget() -> None:
    """As another process finds it."""
    _MADE.clear()


cache.forgotten_with(forget)


def _hold(key: str, made: Object) -> None:
    with _LOCK:
        while len(_MADE) >= _MOST_SOURCES:
            _MADE.pop(next(iter(_MADE)))
        _MADE[key] = [made, *_MADE.get(key, ())][:_MOST_OBJECTS]


def _path(key: str) -> Path:
    return cache.folder("objects") / key


def _kept(key: str) -> Object | None:
    path = _path(key)
    if not cache.is_kept(path):
        return None
    said, _, data = path.read_bytes().partition(b"\n")
    return Object(data, Read.of_dict(json.loads(said)))

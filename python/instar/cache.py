"""What was computed once: builds and results, kept by content under the user's cache folder.

The folder is `$XDG_CACHE_HOME/instar` (default `~/.cache/instar`). Writes are atomic, so that an
interrupted run leaves whole files or none. Each entry carries a digest of its content: one that was
cut, edited or copied from another key is as if it were not there.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import hashlib
import json
import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from instar import _core
from instar._core import InstarError

#: Whether anything that was made before may be used.
_used = True
#: What was kept since that was last decided.
_own: set[Path] = set()
#: What forgets things that this process has made.
_forgetting: list[Callable[[], None]] = []


def use(wanted: bool) -> None:
    """Whether what was made before is used from now on; if not, what is made from now on still is.

    This is `--no-cache`, for all that this module keeps and for what `forgotten_with` names.
    """
    global _used
    _used = wanted
    _own.clear()
    if not wanted:
        for forget in _forgetting:
            forget()


def used() -> bool:
    """Whether anything that was made before may be used."""
    return _used


def forgotten_with(forget: Callable[[], None]) -> None:
    """Has `forget` called when nothing that was made before is to be used."""
    _forgetting.append(forget)


def folder(kind: str) -> Path:
    """The folder for one kind of cached thing (`builds`, `results`, …); made if missing."""
    path = _base() / "instar" / kind
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InstarError(
            f"{path}: builds and results cannot be kept there: {error.strerror}; name another folder with "
            "XDG_CACHE_HOME"
        ) from error
    return path


def _base() -> Path:
    if named := os.environ.get("XDG_CACHE_HOME"):
        if not Path(named).is_absolute():
            raise InstarError(
                f'XDG_CACHE_HOME is "{named}", another folder wherever a command is started; '
                "give the whole path"
            )
        return Path(named)
    try:
        return Path.home() / ".cache"
    except RuntimeError as error:
        raise InstarError(
            "there is no folder for builds and results: neither XDG_CACHE_HOME nor HOME is set; "
            "set one of them"
        ) from error


def digest(*parts: str | bytes) -> str:
    """SHA-256 over the parts, each with its length, in hex."""
    hasher = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        hasher.update(len(data).to_bytes(8, "little"))
        hasher.update(data)
    return hasher.hexdigest()


def store(path: Path, data: bytes) -> None:
    """Writes `data` to `path` so that readers see all of it or nothing."""
    temporary = path.with_name(f".new-{secrets.token_hex(8)}")
    try:
        with temporary.open("xb") as file:
            file.write(data)
        temporary.replace(path)
    except OSError as error:
        _remove(temporary)
        raise InstarError(
            f"{path.parent}: builds and results cannot be kept there: {error.strerror}; "
            "make room, or name another folder with XDG_CACHE_HOME"
        ) from error
    except BaseException:
        _remove(temporary)
        raise


def _remove(temporary: Path) -> None:
    with contextlib.suppress(OSError):
        temporary.unlink()


@functools.cache
def tool_digest() -> str:
    """Digest of Instar's own code, so that no result outlives the code that made it."""
    package = Path(__file__).parent
    files = sorted(package.rglob("*.py"))
    return digest(Path(_core.__file__).read_bytes(), *(file.read_bytes() for file in files))


def keep(path: Path, data: bytes, *, mode: int = 0o644) -> None:
    """Stores `data` at `path` with its digest beside it, for `is_kept`."""
    store(path, data)
    path.chmod(mode)
    # Last: what has a digest is complete.
    store(_seal_path(path), _seal(path, data).encode())
    _own.add(path)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Who makes what is kept at `path`: who comes second waits for the first, and then looks again."""
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_kept(path: Path) -> bool:
    """Whether the file at `path` is what `keep` put there, and may be used."""
    if not _used and path not in _own:
        return False
    try:
        return _seal_path(path).read_text() == _seal(path, path.read_bytes())
    except (OSError, ValueError):
        return False


def _seal_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.sha256")


def _seal(path: Path, data: bytes) -> str:
    """A digest that also knows the entry's name."""
    return digest(path.name, data)


def load_result(key: str) -> dict[str, Any] | None:
    """The result stored under `key`, if there is one and it is as it was stored."""
    path = folder("results") / f"{key}.json"
    if not _used and path not in _own:
        return None
    try:
        seal, _, text = path.read_text().partition("\n")
        found = json.loads(text) if seal == _seal(path, text.encode()) else None
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def store_result(key: str, result: dict[str, Any]) -> None:
    """Keeps `result` under `key`."""
    path = folder("results") / f"{key}.json"
    text = json.dumps(result)
    store(path, f"{_seal(path, text.encode())}\n{text}".encode())
    _own.add(path)

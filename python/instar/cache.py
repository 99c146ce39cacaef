"""What was computed once: builds and results, kept by content under the user's cache folder.

The folder is `$XDG_CACHE_HOME/instar` (default `~/.cache/instar`). Writes are atomic, so that an
interrupted run leaves whole files or none.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import secrets
from pathlib import Path
from typing import Any

from instar import _core
from instar._core import InstarError


def folder(kind: str) -> Path:
    """The folder for one kind of cached thing (`builds`, `results`, `zig`); made if missing."""
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


def load_result(key: str) -> dict[str, Any] | None:
    """The result stored under `key`, if there is one and it is whole."""
    path = folder("results") / f"{key}.json"
    try:
        found = json.loads(path.read_text())
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def store_result(key: str, result: dict[str, Any]) -> None:
    """Keeps `result` under `key`."""
    store(folder("results") / f"{key}.json", json.dumps(result).encode())

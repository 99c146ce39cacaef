"""Names are looked up beside a design or workload that is named by its path, as `instar check` does."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

R = TypeVar("R")
_NAME = "path"
#: The folder that descriptions of a kind lie in, and the file that each of them has.
_KINDS = {"designs": "design.toml", "workloads": "workload.toml"}


def looks_beside(command: Callable[..., R]) -> Callable[..., R]:
    """`command`, whose `--path` has further folders behind those given: FOLDER of FOLDER/designs/NAME."""
    if _NAME not in inspect.signature(command).parameters:
        return command

    @functools.wraps(command)
    def wrapped(**given: Any) -> R:
        named = given.pop(_NAME) or []
        beside = [root for name, value in given.items() for root in _roots(value)]
        return command(**given, path=list(dict.fromkeys([*named, *beside])) or None)

    return wrapped


def _roots(value: object) -> Iterator[Path]:
    """The folders beside which names that a command was given lie, apart from the one that one stands in."""
    for one in value if isinstance(value, list) else [value]:
        if not isinstance(one, str | Path) or not str(one):
            continue
        path = Path(one).absolute()
        folder = path.parent if path.name in _KINDS.values() else path
        file = _KINDS.get(folder.parent.name)
        root = folder.parent.parent
        if file is not None and (folder / file).is_file() and root != Path.cwd():
            yield root

"""Where designs, cores and workloads are: what the user named, the current folder, the wheel's own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from instar._core import InstarError, Library

#: Environment variable with further folders, separated as PATH is.
PATH_VARIABLE = "INSTAR_PATH"


def data_folder() -> Path:
    """The built-in designs, cores and workloads of this installation."""
    return Path(__file__).parent / "data"


def library(search: Sequence[Path] = ()) -> Library:
    """Looks in `search`, then in INSTAR_PATH, in the current folder, and in the built-in data.

    Raises `InstarError` where one of `search` is no folder. INSTAR_PATH may name some that are not
    there today, as PATH may.
    """
    for folder in search:
        if not folder.is_dir():
            why = "it is no folder" if folder.exists() else "there is no such folder"
            raise InstarError(f"{folder}: {why}; name one that holds designs/, cores/ or workloads/")
    listed = [Path(entry) for entry in os.environ.get(PATH_VARIABLE, "").split(os.pathsep) if entry]
    return Library([*search, *listed], here=Path.cwd(), data=data_folder())


def runtime_folder() -> Path:
    """Start-up code, linker script and string functions that every program is linked with."""
    return data_folder() / "workloads" / "runtime"

"""Tools that come as Python packages: each run is a process of its own, in the folder that it works in."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from instar._core import InstarError
from instar.extras import installing

_SHOWN_LINES = 5
#: What Yosys says beside the fault itself.
_EMPTY_WORDS = ("Design elaboration failed",)


def version(package: str) -> str:
    """Name and version of a package, `pyosys 0.70`. Raises `InstarError` where it is not installed."""
    if importlib.util.find_spec(package.replace("-", "_")) is None:
        raise InstarError(f'synthesis needs the package "{package}": {installing("hardware")}')
    return f"{package} {importlib.metadata.version(package)}"


def start(
    package: str,
    code: str,
    arguments: Sequence[str],
    folder: Path,
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Runs Python code that calls a package, in `folder`; what it says stands in `stdout`.

    Raises `InstarError` where it does not start.
    """
    try:
        return subprocess.run(
            [sys.executable, "-P", "-c", code, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            cwd=folder,
            env={**os.environ, **(environment or {})},
        )
    except OSError as error:
        raise InstarError(f"{package} does not start: {error.strerror}") from error


def fault(package: str, said: str, code: int) -> InstarError:
    """The error of a tool that ended with `code`: what it said was wrong, in one sentence.

    Lines that it marks as errors, else its last ones; of a tool that said nothing, how it ended.
    """
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    marked = [line.replace("ERROR: ", "") for line in lines if "ERROR: " in line]
    told = [line for line in marked if not line.startswith(_EMPTY_WORDS)]
    shown = list(dict.fromkeys(told or marked or ([] if code < 0 else lines[-_SHOWN_LINES:])))
    more = f"; and {len(shown) - _SHOWN_LINES} more" if len(shown) > _SHOWN_LINES else ""
    sentence = "; ".join(shown[:_SHOWN_LINES]).rstrip(".") + more if shown else _silent(code)
    return InstarError(f"{package}: {sentence}")


def _silent(code: int) -> str:
    if code >= 0:
        return f"it ended with {code} and said nothing"
    name = f"signal {-code}"
    with suppress(ValueError):
        name = signal.Signals(-code).name
    return f"it was ended by {name}, as happens where memory is short"

"""Yosys, from the Python package `pyosys`: scripts over texts, in a folder of their own.

A text that names a file elsewhere is refused, so that what comes out depends on the texts alone.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from instar._core import InstarError
from instar.hardware import tools

#: Told what is being done now.
Report = Callable[[str], None]

PACKAGE = "pyosys"
_SCRIPT, _LOG = "script.ys", "log"
_CODE = "import sys; from pyosys import libyosys; libyosys.run_pass(sys.argv[1])"
#: A directive or a system task that reads a file, and the file; or a comment or another string.
_READS = re.compile(
    r'(?P<what>`include|\$readmem[bh])\b\s*\(?\s*"(?P<path>[^"\n]*)"'
    r'|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"',
    re.DOTALL,
)


def version() -> str:
    """Name and version of the package. Raises `InstarError` where it is not installed."""
    return tools.version(PACKAGE)


def run(script: Sequence[str], texts: Mapping[str, str], results: Sequence[str]) -> dict[str, str]:
    """Runs the lines of `script` over `texts`, files by name or path, and returns the files that it wrote.

    Raises `InstarError` with the fault where Yosys refuses, or where a text reads a file that is
    not among those of the folder.
    """
    with tempfile.TemporaryDirectory(prefix="instar-yosys-") as scratch:
        folder = Path(scratch)
        for name, text in texts.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        call(script, folder, texts)
        return {name: (folder / name).read_text() for name in results}


def call(script: Sequence[str], folder: Path, texts: Mapping[str, str]) -> None:
    """Runs the lines of `script` in `folder`, where `texts` lie. Raises as `run` does."""
    _refuse_others(texts.items())
    (folder / _SCRIPT).write_text("\n".join(script) + "\n")
    done = tools.start(PACKAGE, _CODE, [f"tee -q -o {_LOG} script {_SCRIPT}"], folder)
    if done.returncode != 0:
        log = folder / _LOG
        said = log.read_text(errors="replace") if log.exists() else done.stdout
        raise tools.fault(PACKAGE, said, done.returncode)


def _refuse_others(texts: Iterable[tuple[str, str]]) -> None:
    for name, text in texts:
        for found in _READS.finditer(text):
            what, path = found["what"], found["path"]
            if what and os.path.normpath(PurePosixPath(name).parent / path).startswith(("/", "..")):
                line = text.count("\n", 0, found.start()) + 1
                raise InstarError(
                    f"{name}:{line}: {what} reads {path}, outside of the texts' folder; "
                    "a path within it is right"
                )

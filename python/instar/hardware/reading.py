"""Yosys for what is read and not mapped to cells, natively: from the Python package `pyosys`.

It starts at once, where the build for WebAssembly (`instar.hardware.yosys`) is prepared for a
minute and takes twice as long. Cells are mapped by that one alone: `abc` makes others natively.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from instar._core import InstarError
from instar.hardware import yosys

#: As the pair of a package and its function of YoWASP's tools.
PYOSYS = ("pyosys", "libyosys")
_SCRIPT, _LOG = "script.ys", "log"
_CODE = "import sys; from pyosys import libyosys; libyosys.run_pass(sys.argv[1])"
#: A directive or a system task that reads a file, and the file; or a comment or another string.
_READS = re.compile(
    r'(?P<what>`include|\$readmem[bh])\b\s*\(?\s*"(?P<path>[^"\n]*)"'
    r'|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"',
    re.DOTALL,
)


def run(script: Sequence[str], texts: Mapping[str, str], results: Sequence[str]) -> dict[str, str]:
    """Runs the lines of `script` over `texts`, files by name or path, and returns the files that it wrote.

    Raises `InstarError` with the fault where Yosys refuses, or where a text reads a file outside of
    the folder in which all of them lie.
    """
    with yosys.folder_of(texts) as folder:
        call(script, folder, texts)
        return {name: (folder / name).read_text() for name in results}


def call(script: Sequence[str], folder: Path, texts: Mapping[str, str]) -> None:
    """Runs the lines of `script` in `folder`, where `texts` lie. Raises as `run` does."""
    yosys.version(PYOSYS)
    _refuse_others(texts.items())
    (folder / _SCRIPT).write_text("\n".join(script) + "\n")
    done = yosys.start(PYOSYS[0], _CODE, [f"tee -q -o {_LOG} script {_SCRIPT}"], {}, folder)
    if done.returncode != 0:
        log = folder / _LOG
        said = log.read_text(errors="replace") if log.exists() else done.stdout
        ended = f"it was ended by signal {-done.returncode}" if done.returncode < 0 else yosys.fault(said)
        raise InstarError(f"{PYOSYS[0]}: {ended}")


def _refuse_others(texts: Iterable[tuple[str, str]]) -> None:
    """Natively a text could read whatever the user may; what comes out depends on the texts alone."""
    for name, text in texts:
        for found in _READS.finditer(text):
            what, path = found["what"], found["path"]
            if what and os.path.normpath(PurePosixPath(name).parent / path).startswith(("/", "..")):
                line = text.count("\n", 0, found.start()) + 1
                raise InstarError(
                    f"{name}:{line}: {what} reads {path}, outside of the texts' folder; "
                    "a path within it is right"
                )

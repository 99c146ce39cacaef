"""`instar check`: designs, cores, workloads and spaces, validated without running anything."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from instar.check import check
from instar.cli.options import EXIT_WRONG_INPUT, JsonOption, PathOption, print_json, print_text
from instar.report.checked import render


def command(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="Folder, searched with all below it, or one TOML file.")
    ] = Path(),
    path: PathOption = None,
    json: JsonOption = False,
) -> int:
    """Validate designs, cores, workloads and spaces without running them; exits with 2 if one is wrong."""
    found = check(folder, path or [])
    if json:
        print_json({"files": [one.as_dict() for one in found]}, None)
    else:
        print_text(render([(one.kind, one.path, one.faults, one.notes) for one in found]))
    return EXIT_WRONG_INPUT if any(one.faults for one in found) else 0

"""`instar list`: what there is, and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from instar.cli.options import JsonOption, PathOption, open_library, print_json, print_text
from instar.report.listing import render

if TYPE_CHECKING:
    from instar._core import Kind


_KINDS: tuple[Kind, ...] = ("design", "core", "workload")


def command(path: PathOption = None, json: JsonOption = False) -> None:
    """List the designs, cores and workloads that can be named."""
    library = open_library(path)
    found = {kind: library.list(kind) for kind in _KINDS}
    if json:
        print_json({str(kind): files for kind, files in found.items()}, None)
    else:
        print_text(render(library, found))

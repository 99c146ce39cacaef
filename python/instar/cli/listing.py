"""`instar list`: what there is, and where it comes from; of one workload, what can be measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, suggestion
from instar.cli.options import JsonOption, PathOption, open_library, print_json, print_text
from instar.report.listing import render, render_workload

if TYPE_CHECKING:
    from instar._core import Kind, Library, WorkloadInfo


_KINDS: tuple[Kind, ...] = ("design", "core", "workload", "suite")
_ASKED: dict[str, Kind] = {f"{kind}s": kind for kind in _KINDS}


def command(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="[WHAT]",
            help="designs, cores, workloads or suites; or a workload, as in ml-dsa, whose functions and "
            "operations are listed; default: everything that can be named.",
        ),
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """List the designs, cores, workloads and suites that can be named, or what a workload has."""
    library = open_library(path)
    kind = _ASKED.get(what or "")
    if what is not None and kind is None:
        workload = _workload(library, what)
        if json:
            print_json({key: list(workload[key]) for key in ("sets", "operations", "functions")}, None)
        else:
            print_text(render_workload(workload))
        return
    found = {one: library.list(one) for one in _KINDS if kind in {None, one}}
    if json:
        print_json({str(kind): files for kind, files in found.items()}, None)
    else:
        print_text(render(library, found))


def _workload(library: Library, name: str) -> WorkloadInfo:
    """`ml-dsa`, or `ml-dsa-44`, which stands for it."""
    try:
        return library.workload(name)
    except InstarError:
        if "/" in name:
            raise
    try:
        return library.workload_set(name)[0]
    except InstarError:
        known = [*_ASKED, *(found["name"] for found in library.list("workload"))]
        raise InstarError(
            f'there is no list of "{name}"; ' + suggestion(name, "there are those of", known)
        ) from None

"""`instar score`: recorded traces against a core model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from instar._core import InstarError, trace_index
from instar._core import score as score_trace
from instar.cli.core_options import SetOption, overrides
from instar.cli.gathering import Gathering
from instar.cli.options import (
    DesignOption,
    JsonOption,
    PathOption,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.report.score import render
from instar.result import changed_text

if TYPE_CHECKING:
    from instar._core import Design, Library, WindowScore


def _is_listed(library: Library, kind: Literal["core", "design"], name: str) -> bool:
    return any(found["name"] == name for found in library.list(kind))


def recorded_on(library: Library, name: str, given: Design | None) -> tuple[str, Design | None]:
    """Core and design of a trace: an index names a design after its core, cv32e40px+copro, or alone where
    that has one core.
    """
    name, *recorded = name.split("+")
    if not recorded and not _is_listed(library, "core", name) and _is_listed(library, "design", name):
        design = given or library.design(name)
        cores = design.info["cores"]
        if len(cores) != 1:
            raise InstarError(
                f"an index names design {name}, which has {len(cores)} cores; say which with --core"
            )
        return cores[0], design
    return name, library.design(recorded) if recorded and given is None else given


def command(
    trace: Annotated[
        Path,
        typer.Argument(help="Trace (compact, RVFI, Spike's or native form, also .zst) or a folder of them."),
    ],
    core: Annotated[
        str | None, typer.Option("--core", help="Core model; default: the one that the index names.")
    ] = None,
    set_: SetOption = None,
    index: Annotated[
        Path | None,
        typer.Option("--index", help="index.json with the timed windows; default: beside the trace."),
    ] = None,
    design: DesignOption = None,
    program: Annotated[
        Path | None,
        typer.Option(
            "--program",
            metavar="ELF",
            help="ELF of the recorded program, for symbols and what wrong paths meet; default: none.",
        ),
    ] = None,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Time a trace in a core model; where it has cycles, say how close the model comes, window by window."""
    library = open_library(path)
    loaded = library.design(design) if design else None
    entries = trace_index(trace, index)
    changes = overrides(set_)
    windows: list[WindowScore] = []
    failed: list[str] = []
    model, gathering = None, Gathering()
    with steps(len(entries), "scoring", "traces") as bar:
        for entry in entries:
            bar.begin(Path(entry["trace"]).name)
            name = core or entry["core"]
            if name is None:
                raise InstarError(f"{entry['trace']}: no index names its core; say which with --core")
            name, used = recorded_on(library, name, loaded)
            model = library.core(name, design=used, overrides=changes)
            gathering.core(model).design(used)
            try:
                windows += score_trace(entry["trace"], model, index=index, design=used, program=program)
            except InstarError as error:
                # Of a folder the other traces are scored all the same.
                failed.append(str(error))
            bar.done()
    if len(failed) == len(entries):
        raise InstarError("\n".join(failed))
    notes = tell_notes(f"{window['trace']}: {note}" for window in windows for note in window["notes"])
    if json:
        made = gathering.files(*(entry["trace"] for entry in entries), index, program).origin()
        print_json({"overrides": changes, "windows": windows, "notes": notes, "failed": failed}, made)
    else:
        print_text(render(windows, title=f"Model{changed_text(model)} against trace"))
    if failed:
        raise InstarError("\n".join(failed))

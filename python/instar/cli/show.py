"""`instar show`: the ways of a few instructions through a core's pipeline, in the terminal or as SVG."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Library, Views
from instar.cli.core_options import CompilerOptions, SetOption
from instar.cli.gathering import Gathering
from instar.cli.options import (
    CallOption,
    ColdOption,
    DesignOptions,
    PathOption,
    messages,
    need_core,
    open_library,
    print_text,
    steps,
    trace_core,
)
from instar.cli.outputs import check_folder, refuse_overwriting, say_written
from instar.cli.profile import (
    FunctionArgument,
    Subject,
    SubjectArgument,
    TraceOptions,
    is_trace,
    profiled,
    read_for,
    window_of,
)
from instar.origin import write
from instar.picture import way as drawing
from instar.report import page, way
from instar.report.kanata import Way, read

#: Cycles where no window is given and no terminal bounds them, and the most that are drawn.
_USUAL, _MOST = 60, 400


def command(
    subject: SubjectArgument,
    function: FunctionArgument = None,
    *,
    core: Annotated[
        str | None,
        typer.Option("--core", help="Core model, as in cva6-superscalar; default: of a trace the index's."),
    ] = None,
    set_: SetOption = None,
    window: Annotated[
        str | None,
        typer.Option(
            "--window",
            metavar="A:B",
            help="Cycles A to B, counted from 1; default: from 1 as many as the terminal has room for.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="A drawing (SVG) instead; default: text."),
    ] = None,
    of: DesignOptions,
    trace: TraceOptions,
    call: CallOption = 1,
    cold: ColdOption = False,
    built_by: CompilerOptions,
    path: PathOption = None,
) -> None:
    """Show a few instructions on their way through the pipeline: a row each, a column for each cycle."""
    asked = _window(window)
    if out is not None:
        if out.suffix != ".svg":
            raise InstarError(f"{out}: a drawing is SVG, and its name ends in .svg")
        check_folder(out)
    library = open_library(path)
    named = core or (trace_core(Path(subject), trace.index) if is_trace(subject) else need_core(None))
    wanted = Subject(subject, function, named, set_, of, built_by, trace, call, cold)
    family = library.core(named).family
    if out is not None:
        refuse_overwriting([("--out", out)], read_for(library, wanted))
    first, last = asked or (1, _USUAL)
    made = Gathering()
    title, ways, cycles = _ways(library, wanted, (first, min(last, first + _MOST - 1)), made)
    last = min(last, cycles)
    if out is None and (room := way.fits(page.width(), ways)) is not None:
        last, asked_for = min(last, first + room - 1), last
        if asked is not None and last < asked_for:
            _say(f"cycles {first} to {last} fit here; {last + 1} to {asked_for} do not (-o x.svg draws all)")
    elif asked is not None and last - first >= _MOST:
        _say(f"{_MOST} cycles are shown at most: {first} to {first + _MOST - 1}")
    last = min(last, first + _MOST - 1)
    ways = way.shown(ways, first, last)
    title = f"{title} on {named}, cycles {first} to {last} of {cycles:,}"
    if out is None:
        print_text(way.render(title, family, ways, first, last))
        return
    drawn = drawing.draw(title, family, ways, first, last).file()
    write(out, drawn.encode(), made.origin(), ending=".svg")
    say_written(out, f"{len(ways)} instructions")


def _say(sentence: str) -> None:
    messages.print(sentence)


def _window(text: str | None) -> tuple[int, int] | None:
    asked = window_of(text)
    if asked is None:
        return None
    first, last = asked
    if first < 1 or last < first:
        raise InstarError(f'--window is "{text}"; it must be two cycles from 1 on, the smaller first')
    return first, last


def _ways(
    library: Library, wanted: Subject, window: tuple[int, int], made: Gathering
) -> tuple[str, Sequence[Way], int]:
    """The subject's title, its instructions in the window, and all of its cycles."""
    with tempfile.TemporaryDirectory() as folder, steps(None, f"running {wanted.name}") as bar:
        log = Path(folder) / "log"
        views = Views(title=wanted.name, kanata=log, window=window)
        title, _, found = profiled(library, wanted, views, bar, made, True)
        with log.open() as lines:
            return title, read(lines), found["cycles"] or 0

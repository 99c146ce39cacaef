"""`instar report`: a page for a design, or a folder with pages of all designs and an index."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from instar._core import Design, InstarError, Library
from instar.cli.core_options import CompilerOptions
from instar.cli.gathering import Gathering, gathered
from instar.cli.job_options import JobsOption
from instar.cli.options import (
    EXIT_WRONG_INPUT,
    EXIT_WRONG_RESULT,
    NoCacheOption,
    PathOption,
    messages,
    open_library,
    steps,
)
from instar.cli.outputs import check_folder, files_of, make_folder, refuse_overwriting, say_written
from instar.gallery.gather import Asked, Heard, gather
from instar.gallery.index_page import INDEX, Card, index
from instar.gallery.page import page
from instar.gallery.whole import LIMITS, LONGEST, SETS, Made, all_made
from instar.origin import Origin, write
from instar.result import EvaluationRow
from instar.toolchain import Compiler


def command(
    design: Annotated[
        str | None, typer.Argument(help="Design by name or path, as in cva6-ntt (instar list).")
    ] = None,
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="The page; with --all the folder; default: DESIGN.html."
        ),
    ] = None,
    all_: Annotated[
        bool,
        typer.Option(
            "--all",
            help="A page for every design, with few sets of a scheme and short proofs, and an index.",
        ),
    ] = False,
    core: Annotated[
        str | None,
        typer.Option("--core", help="Only this core; default: all that the design evaluates on."),
    ] = None,
    operation: Annotated[
        str | None,
        typer.Option(
            "--operation",
            help="Whose cycles are looked into, as in sign; default: the whole one that gains most.",
        ),
    ] = None,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="Without circuits, and of each scheme the first parameter set alone."),
    ] = False,
    jobs: JobsOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
) -> int:
    """Write one self-contained page on a design: its pipeline, variants, circuits, stalls, and what was
    published.
    """
    library = open_library(path)
    asked = Asked(core, operation, quick, use_cache=not no_cache)
    if not all_:
        if design is None:
            raise InstarError("which design? Name one, as in instar report cva6-ntt; or give --all -o FOLDER")
        if jobs is not None:
            raise InstarError("--jobs is about --all, which makes several pages at a time; leave it out")
        loaded = library.design(design)
        file = out or Path(f"{loaded.info['name']}.html")
        check_folder(file)
        refuse_overwriting([("--out", file)], files_of(library, design=loaded))
        _one(library, loaded, built_by.find(), asked, file)
        return 0
    if design is not None:
        raise InstarError(f"--all is of every design; leave out {design}")
    if out is None:
        raise InstarError("--all writes a folder of pages; name it, as in --all -o pages")
    for option, given in (("--core", core), ("--operation", operation)):
        if given is not None:
            raise InstarError(f"{option} is about one design, and --all is of every one")
    make_folder(out)
    brief = replace(asked, sets=SETS, limits=LIMITS, longest=LONGEST)
    return _all(library, path or [], built_by.find(), brief, out, jobs)


def _one(library: Library, design: Design, compiler: Compiler, asked: Asked, file: Path) -> None:
    begun = time.monotonic()
    with steps(None, f"reading {design.info['name']}", "rows") as bar:

        def done(_: EvaluationRow) -> None:
            bar.done()

        portrait = gather(library, design, compiler, asked, Heard(bar.expect, bar.begin, done))
        text = page(portrait)
    write(file, text.encode(), gathered(design=design), ending=".html")
    rows = len(portrait.evaluation.rows) if portrait.evaluation is not None else 0
    say_written(file, f"{_rows(rows)}, {time.monotonic() - begun:.0f} s")


def _all(
    library: Library, search: Sequence[Path], compiler: Compiler, asked: Asked, folder: Path, jobs: int | None
) -> int:
    """Every page, then the index; a design that cannot be shown is a card that says why."""
    names = list(_names(library))
    cards: dict[str, Card] = {}
    code = 0
    try:
        with steps(len(names), "all designs", "designs") as bar:
            for one in all_made(_longest_first(library, names), search, compiler, asked, jobs):
                cards[one.card.name] = one.card
                bar.done()
                with bar.aside():
                    code = _finished(library, one, folder) or code
    finally:
        # Of an interrupted gallery the finished pages are led to.
        listed = [cards[name] for name in names if name in cards]
        file = folder / INDEX
        write(file, index(listed).encode(), _origin(library, listed), ending=".html")
        say_written(file, f"{len(listed)} designs")
    return code


def _finished(library: Library, one: Made, folder: Path) -> int:
    """Writes a page; the exit code that it means."""
    name = one.card.name
    if one.text is None:
        messages.print(f"{name}: {one.card.failure}")
        return EXIT_WRONG_RESULT if one.wrong else EXIT_WRONG_INPUT
    file = folder / f"{name}.html"
    write(file, one.text.encode(), gathered(design=library.design(name)), ending=".html")
    say_written(file, f"{_rows(one.rows)}, {one.seconds:.0f} s ({one.worked_seconds:.0f} s of processors)")
    return 0


def _rows(count: int) -> str:
    return "1 row" if count == 1 else f"{count} rows"


def _origin(library: Library, cards: Sequence[Card]) -> Origin:
    found = Gathering()
    for one in cards:
        if one.failure is None:
            found.design(library.design(one.name))
    return found.origin()


def _names(library: Library) -> Iterator[str]:
    """Every design's name once, in their order."""
    yield from dict.fromkeys(found["name"] for found in library.list("design"))


def _longest_first(library: Library, names: Sequence[str]) -> list[str]:
    """Those with most instructions first: their circuits and proofs take longest."""

    def instructions(name: str) -> int:
        try:
            return sum(len(one["instructions"]) for one in library.design(name).info["extensions"])
        except InstarError:
            return 0

    return sorted(names, key=instructions, reverse=True)

"""`instar report`: a page for a design, or a folder with pages of all designs and an index."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from instar._core import Design, InstarError, Library, write_file
from instar.cli.core_options import CompilerOptions
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
from instar.gallery.gather import Asked, Heard, Portrait, gather
from instar.gallery.index_page import INDEX, Card, card, index
from instar.gallery.page import page
from instar.result import EvaluationRow, WrongResult
from instar.toolchain import Compiler

#: Parameter sets of a scheme in a gallery, which is to be made in minutes.
_SETS = 3


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
            "--all", help="A page for every design, with three sets of a scheme at most, and an index."
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
    built_by: CompilerOptions,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
) -> int:
    """Write one self-contained page on a design: its pipeline, variants, circuits, stalls, and what was
    published.
    """
    library = open_library(path)
    asked = Asked(core, operation, quick, _SETS if all_ else None, not no_cache)
    if not all_:
        if design is None:
            raise InstarError("which design? Name one, as in instar report cva6-ntt; or give --all -o FOLDER")
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
    return _all(library, built_by.find(), asked, out)


def _one(library: Library, design: Design, compiler: Compiler, asked: Asked, file: Path) -> Portrait:
    begun = time.monotonic()
    with steps(None, f"reading {design.info['name']}", "rows") as bar:

        def done(_: EvaluationRow) -> None:
            bar.done()

        portrait = gather(library, design, compiler, asked, Heard(bar.expect, bar.begin, done))
        text = page(portrait)
    write_file(file, text.encode())
    rows = len(portrait.evaluation.rows) if portrait.evaluation is not None else 0
    counted = "1 row" if rows == 1 else f"{rows} rows"
    say_written(file, f"{counted}, {time.monotonic() - begun:.0f} s")
    return portrait


def _all(library: Library, compiler: Compiler, asked: Asked, folder: Path) -> int:
    """Every page, then the index; a design that cannot be shown is a card that says why."""
    cards: list[Card] = []
    code = 0
    for name in _names(library):
        try:
            design = library.design(name)
        except InstarError as error:
            cards.append(Card(name, name, "", failure=str(error)))
            code = code or EXIT_WRONG_INPUT
            messages.print(f"{name}: {error}", highlight=False, markup=False)
            continue
        try:
            cards.append(card(_one(library, design, compiler, asked, folder / f"{name}.html")))
        except InstarError as error:
            info = design.info
            cards.append(Card(name, info["title"], info["summary"], tuple(info["cores"]), failure=str(error)))
            code = code or (EXIT_WRONG_RESULT if isinstance(error, WrongResult) else EXIT_WRONG_INPUT)
            messages.print(f"{name}: {error}", highlight=False, markup=False)
    file = folder / INDEX
    write_file(file, index(cards).encode())
    say_written(file, f"{len(cards)} designs")
    return code


def _names(library: Library) -> Iterator[str]:
    """Every design's name once, in their order."""
    yield from dict.fromkeys(found["name"] for found in library.list("design"))

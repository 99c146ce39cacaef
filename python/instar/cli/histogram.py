"""`instar histogram`: which instructions a function, an operation or a program executed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import Design, InstarError, Library, Observers, Program, observe_run
from instar.cli.core_options import CompilerOptions, flags
from instar.cli.gathering import Gathering
from instar.cli.options import (
    CallOption,
    DesignOption,
    JsonOption,
    PathOption,
    Steps,
    is_elf,
    need_function,
    need_workload,
    note_lines,
    open_library,
    print_json,
    print_text,
    program_console,
    refuse_given,
    refuse_lone_variant,
    steps,
)
from instar.cli.outputs import files_of, refuse_overwriting
from instar.cli.run_views import (
    USUAL_ROWS,
    By,
    ByOption,
    TopOption,
    as_json,
    check_histogram_files,
    write_histogram,
)
from instar.profiling import observe_operation
from instar.report.histogram import Run, render
from instar.variants import find_variant, of_variant
from instar.workload.program import Recipe, usual_isa

if TYPE_CHECKING:
    from instar._core import Histogram


@dataclass(frozen=True)
class Subject:
    """What is counted, as the user named it."""

    name: str
    function: str | None
    isa: str | None
    built_by: CompilerOptions
    call: int


def command(
    subject: Annotated[str, typer.Argument(metavar="SUBJECT", help="WORKLOAD-SET or ELF file.")],
    function: Annotated[
        str | None, typer.Argument(metavar="[FUNCTION]", help="Function or operation of a workload.")
    ] = None,
    *,
    design: DesignOption = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            help="Variant or baseline of the design, of which a file takes the descriptions; repeated, they "
            "stand side by side; default: its last variant.",
        ),
    ] = None,
    by: ByOption = By.mnemonic,
    top: TopOption = USUAL_ROWS,
    out: Annotated[
        list[Path] | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="A .svg, .png, .csv or .json to be written; may be repeated; default: none.",
        ),
    ] = None,
    isa: Annotated[
        str | None,
        typer.Option(
            "--isa",
            metavar="ISA",
            help="ISA string to build or run for, as in rv32imc_zba_zbb; default: the "
            "file's, of a workload rv32imc_zba_zbb_zbc_zbs.",
        ),
    ] = None,
    call: CallOption = 1,
    built_by: CompilerOptions,
    path: PathOption = None,
    json: JsonOption = False,
) -> None:
    """Count the executed instructions by mnemonic, class, extension or function, as table and picture."""
    check_histogram_files(out or [])
    library = open_library(path)
    loaded = library.design(design) if design else None
    refuse_lone_variant(loaded, variant)
    wanted = Subject(subject, function, isa, built_by, call)
    workload = None if Path(subject).is_file() else library.workload_set(subject)[0] if out else None
    read = [Path(subject), *files_of(library, None, loaded, workload)]
    refuse_overwriting([("--out", file) for file in out or []], read)
    if Path(subject).is_file():
        why = "is about a workload, and this is a file"
        refuse_given(why, call=call > 1, **vars(built_by))
    gathering = Gathering().design(loaded)
    runs, notes = [], [f"design        {loaded.info['name']}"] if loaded else []
    names: list[str | None] = list(variant or []) or [None]
    for name in names:
        with steps(None, f"counting {subject}") as bar:
            run, more = _run(library, wanted, loaded, name, bar, gathering, json)
        runs.append(run)
        notes += [note for note in more if note not in notes]
    title = " ".join(filter(None, [Path(subject).name, function]))
    made = gathering.origin()
    if json:
        print_json({**as_json(title, runs), "notes": notes}, made)
    else:
        print_text(render(title, notes, runs, by.text, top), made)
    below = [" ".join(note.split()) for note in notes]
    write_histogram(title, below, runs, by.text, out or [], made)


def _run(
    library: Library,
    wanted: Subject,
    design: Design | None,
    variant: str | None,
    bar: Steps,
    made: Gathering,
    quiet: bool,
) -> tuple[Run, list[str]]:
    """The counts of one variant, and what they stand on."""
    file = Path(wanted.name)
    if not file.is_file():
        return _workload(library, wanted, design, variant, bar, made)
    if wanted.function is not None:
        raise InstarError(
            f"{wanted.name} is a file, which is counted as a whole; "
            f'a function ("{wanted.function}") is named of a workload, as in ml-dsa-44 sign'
        )
    if not is_elf(file):
        raise InstarError(f"{wanted.name}: this is no ELF file; a subject is a workload's set or an ELF file")
    made.files(file)
    # The file is what it is: of a variant it takes the descriptions.
    chosen = find_variant(design, variant) if design else None
    described = of_variant(design, chosen)
    program = Program(file, isa=wanted.isa, design=described)
    console = program_console(quiet, bar)

    result, observed = observe_run(
        program, observers=Observers(histogram=True), console=console, progress=bar.ran
    )
    notes = [f"exit code     {result['exit_code']}", *note_lines(program.notes)]
    return Run(chosen["name"] if chosen else "", _histogram(observed["histogram"])), notes


def _workload(
    library: Library,
    wanted: Subject,
    design: Design | None,
    variant: str | None,
    bar: Steps,
    made: Gathering,
) -> tuple[Run, list[str]]:
    workload, parameter_set = need_workload(library, wanted.name, "a subject is a workload's set or an ELF")
    function = need_function(workload, wanted.name, wanted.function, "counted")
    chosen = find_variant(design, variant) if design else None
    isa = wanted.isa if wanted.isa is not None else usual_isa(design)
    built_by = wanted.built_by.find()
    recipe = Recipe(workload, parameter_set, isa, built_by, design, chosen)
    made.recipe(library, recipe, recipe.title)
    wanted_of_it = Observers(histogram=True)
    done = observe_operation(library, recipe, function, wanted_of_it, wanted.call, progress=bar.ran)
    which = f"call {done.number} of {done.calls}; " if done.calls > 1 else ""
    checked = "outputs checked" if done.checked else "outputs not checked"
    built = " ".join([recipe.isa, "with", built_by.version, *flags(wanted.built_by.cflags)])
    notes = [f"counted       {which}{checked}", f"built for     {built}"]
    return Run(chosen["name"] if chosen else "", _histogram(done.observed["histogram"])), notes


def _histogram(found: Histogram | None) -> Histogram:
    return found or {"instructions": 0, "cells": []}

"""`instar suite`: benchmarks that the user brings, checked, timed and scored on cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Library, suggestion
from instar.cli.core_options import CompilerOptions, SetOption, find_core, overrides
from instar.cli.gathering import Gathering
from instar.cli.job_options import FINISHING, ClusterOption, JobsOption, chosen_workers, so_far
from instar.cli.options import (
    EXIT_WRONG_INPUT,
    EXIT_WRONG_RESULT,
    JsonOption,
    MarkdownOption,
    NoCacheOption,
    PathOption,
    RowsOption,
    messages,
    need_core,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.outputs import check_folder, is_stdout, refuse_overwriting, write_out
from instar.jobs.tally import Interrupted, Tally
from instar.origin import Origin
from instar.report.suite import as_csv, as_markdown, render
from instar.result import changed
from instar.scores import SuiteFailure, SuiteRow, SuiteTable
from instar.suite.checkout import Checkout, checkout
from instar.suite.fill import Point, Request, fill
from instar.suite.program import chosen


def command(
    suites: Annotated[
        list[str],
        typer.Argument(
            metavar="NAME FOLDER...",
            help="A suite and the folder with its files, as in coremark ~/coremark; several one after the other.",
        ),
    ],
    *,
    core: Annotated[
        list[str] | None,
        typer.Option(
            "--core",
            help="Core model that times, as in cva6-superscalar (instar list); repeated, what the others gain "
            "over the first is told; it has no default.",
        ),
    ] = None,
    set_: SetOption = None,
    rule: Annotated[
        str | None,
        typer.Option(
            "--rule",
            metavar="NAME",
            help="How programs are timed, as in second; default: as the suite's own run rules say.",
        ),
    ] = None,
    programs: Annotated[
        str | None,
        typer.Option(
            "--programs", metavar="NAMES", help="Only these programs, as in crc32,edn; default: all."
        ),
    ] = None,
    built_by: CompilerOptions,
    csv: RowsOption = None,
    md: MarkdownOption = None,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> int:
    """Score suites of benchmarks on cores; interrupted, the same command goes on where it ended."""
    need_core(core[0] if core else None)
    workers = chosen_workers(jobs, cluster)
    library = open_library(path)
    found = _checkouts(library, suites)
    names = _named(found, programs)
    compiler = built_by.find()
    models = [find_core(library, name, set_) for name in dict.fromkeys(core or ())]
    every = [
        Point(program, model, overrides(set_), compiler)
        for model in models
        if model is not None
        for one in found
        for program in chosen(one, names, rule)
    ]
    files = [("--csv", csv), ("--md", md)]
    if json and any(is_stdout(file) for _, file in files):
        raise InstarError("--json prints on standard output, and so would the file -; name a file")
    refuse_overwriting(files, _read(every), stdout=True)
    for _, file in files:
        if file is not None and not is_stdout(file):
            check_folder(file)
    with steps(len(every), "running", "programs") as bar:
        request = Request(
            library=library,
            points=every,
            workers=workers,
            use_cache=not no_cache,
            on_change=lambda tally: bar.at(tally.settled, f"running: {so_far(tally, 'programs')}"),
            on_interrupt=lambda: messages.print(FINISHING.format("programs")),
        )
        try:
            rows, tally = fill(request)
        except Interrupted as ended:
            bar.clear()
            messages.print(
                f"{so_far(ended.tally, 'programs')}; what is finished is kept, and the same command goes on "
                "from there"
            )
            raise
    tables = _tables(every, rows)
    made = _made(every, rows)
    for file, text, ending in ((csv, as_csv, ".csv"), (md, as_markdown, ".md")):
        if file is not None:
            write_out(file, text(tables), made, ending=ending)
    tell_notes(note for table in tables for note in table.notes)
    if not any(is_stdout(file) for _, file in files):
        if json:
            print_json({"tables": [table.as_dict() for table in tables]}, made)
        else:
            print_text(render(tables), made)
    return _exit_code(rows, tally)


def _checkouts(library: Library, given: Sequence[str]) -> list[Checkout]:
    """`["coremark", "folder", …]` → suites that were found."""
    if len(given) % 2:
        raise InstarError(
            f'a suite and the folder of its files belong together, and "{given[-1]}" stands alone; '
            "write as in: instar suite coremark ~/coremark"
        )
    pairs = list(zip(given[::2], given[1::2], strict=True))
    found = [checkout(library.suite(name), Path(folder).expanduser()) for name, folder in pairs]
    for number, one in enumerate(found):
        if any(other.suite["name"] == one.suite["name"] for other in found[:number]):
            raise InstarError(f'suite "{one.suite["name"]}" is given twice; once is enough')
    return found


def _named(found: Sequence[Checkout], programs: str | None) -> list[str]:
    """The programs of `--programs`, each of which some suite must have."""
    names = [name.strip() for name in programs.split(",")] if programs is not None else []
    known = [name for one in found for name in one.suite["programs"]]
    for name in names:
        if name not in known:
            hint = suggestion(name, "they have", known)
            raise InstarError(f'--programs: none of the suites has a program "{name}"; {hint}')
    return names


def _read(points: Sequence[Point]) -> Iterator[Path]:
    """The files that the rows are made of."""
    for point in points:
        found = point.program.checkout
        yield Path(found.suite["path"])
        yield Path(point.core.path)
        yield from (found.folder / name for name in found.suite["versions"][found.version])
        yield from map(Path, point.program.info["port"])


def _tables(points: Sequence[Point], rows: Sequence[SuiteRow | SuiteFailure]) -> list[SuiteTable]:
    """The rows, which stand in the order of the points, core by core."""
    tables = []
    for core in dict.fromkeys(point.core for point in points):
        own = [row for point, row in zip(points, rows, strict=True) if point.core is core]
        ran = tuple(row for row in own if isinstance(row, SuiteRow))
        tables.append(
            SuiteTable(
                core=core.name,
                overrides=changed(core),
                rows=ran,
                failed=tuple(row for row in own if isinstance(row, SuiteFailure)),
                notes=tuple(dict.fromkeys(f"{row.name}: {note}" for row in ran for note in row.cost.notes)),
            )
        )
    return tables


def _made(points: Sequence[Point], rows: Sequence[SuiteRow | SuiteFailure]) -> Origin:
    """The record of rows, which stand in the order of the points."""
    found = Gathering()
    for point, row in zip(points, rows, strict=True):
        found.core(point.core)
        suite = point.program.checkout
        found.files(
            suite.suite["path"], *(suite.folder / name for name in suite.suite["versions"][suite.version])
        )
        if isinstance(row, SuiteRow):
            found.build(row.compiler, row.flags, f"{row.name} on {point.core.name}")
    return found.origin()


def _exit_code(rows: Sequence[SuiteRow | SuiteFailure], tally: Tally) -> int:
    failed = [row for row in rows if isinstance(row, SuiteFailure)]
    if not failed:
        return 0
    many = "1 program has" if len(failed) == 1 else f"{len(failed)} programs have"
    messages.print(f"instar: {many} no result: {failed[0].name}: {failed[0].sentence}")
    return EXIT_WRONG_RESULT if tally.wrong else EXIT_WRONG_INPUT

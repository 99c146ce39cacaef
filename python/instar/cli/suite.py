"""`instar suite`: benchmarks that the user brings, checked, timed and scored on cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, Library, suggestion
from instar.cli.core_options import CompilerOptions, SetOption, overrides
from instar.cli.gathering import Gathering
from instar.cli.job_options import (
    FINISHING,
    ClusterOption,
    JobsOption,
    chosen_workers,
    ended_early,
    so_far,
)
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
from instar.cli.outputs import check_outputs, is_stdout, write_out
from instar.jobs.filling import Request
from instar.jobs.tally import Interrupted, Tally
from instar.origin import Origin
from instar.picture import gained
from instar.picture.style import need_matplotlib
from instar.report.suite import as_csv, as_markdown, render
from instar.result import changed
from instar.scores import SuiteFailure, SuiteRow, SuiteTable
from instar.suite.checkout import Checkout, checkout
from instar.suite.cores import named, of_space
from instar.suite.fill import Point, fill
from instar.suite.program import chosen


def command(
    suites: Annotated[
        list[str],
        typer.Argument(
            metavar="NAME FOLDER...",
            help="A suite and the folder with its files, as in coremark ~/coremark; or several.",
        ),
    ],
    *,
    core: Annotated[
        list[str] | None,
        typer.Option(
            "--core",
            help="Core model that times, as in cva6-superscalar (instar list); repeated, the gain of "
            "others over the first is told; it has no default.",
        ),
    ] = None,
    set_: SetOption = None,
    space: Annotated[
        Path | None,
        typer.Option(
            "--space",
            metavar="SPACE.toml",
            help="Run on every core that a space spans (see instar explore); default: on --core.",
        ),
    ] = None,
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
    picture: Annotated[
        Path | None,
        typer.Option(
            "--picture",
            metavar="FILE",
            help="The gain of each program over the first core as bars, .svg or .png; default: none.",
        ),
    ] = None,
    csv: RowsOption = None,
    md: MarkdownOption = None,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    path: PathOption = None,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> int:
    """Score suites of benchmarks on cores; interrupted, the same command goes on where it ended."""
    if space is None:
        need_core(core[0] if core else None)
    elif core or set_:
        raise InstarError("--space names the cores and what is changed of them; leave --core and --set out")
    workers = chosen_workers(jobs, cluster)
    library = open_library(path)
    found = _checkouts(library, suites)
    names = _named(found, programs)
    compiler = built_by.find()
    places, refused = (
        (named(library, core or (), overrides(set_)), []) if space is None else of_space(library, space)
    )
    every = [
        Point(program, place.core, place.overrides, place.label, compiler)
        for place in places
        for one in found
        for program in chosen(one, names, rule)
    ]
    files = [("--csv", csv), ("--md", md), ("--picture", picture)]
    if picture is not None:
        _check_picture(picture, len(places))
    check_outputs(files, _read(every), json=json)
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
            messages.print(ended_early(ended.tally, "programs", use_cache=not no_cache))
            raise
    tables = _tables(every, rows)
    made = _made(every, rows)
    for file, text, ending in ((csv, as_csv, ".csv"), (md, as_markdown, ".md")):
        if file is not None:
            write_out(file, text(tables), made, ending=ending)
    if picture is not None:
        gained.draw(tables, picture, made)
    tell_notes([*refused, *(note for table in tables for note in table.notes)])
    if not any(is_stdout(file) for _, file in files):
        if json:
            print_json({"tables": [table.as_dict() for table in tables]}, made)
        else:
            print_text(render(tables), made)
    return _exit_code(rows, tally)


def _check_picture(picture: Path, cores: int) -> None:
    """Raises `InstarError` where no picture can be drawn."""
    if picture.suffix not in {".svg", ".png"}:
        raise InstarError(f"--picture {picture}: a picture's name ends in .svg or .png")
    if cores < 2:
        raise InstarError("--picture shows gains over the first core; name another one with a second --core")
    need_matplotlib("--picture")


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
        yield from _files(point.program.checkout)
        yield Path(point.core.path)
        yield from map(Path, point.program.info["port"])


def _files(found: Checkout) -> Iterator[Path]:
    """What is said of a suite, and the files by which its version is known."""
    yield Path(found.suite["path"])
    yield from (found.folder / name for name in found.suite["versions"][found.version])


def _tables(points: Sequence[Point], rows: Sequence[SuiteRow | SuiteFailure]) -> list[SuiteTable]:
    """The rows, which stand in the order of the points, core by core."""
    tables = []
    for label in dict.fromkeys(point.label for point in points):
        own = [(point, row) for point, row in zip(points, rows, strict=True) if point.label == label]
        core = own[0][0].core
        ran = tuple(row for _, row in own if isinstance(row, SuiteRow))
        tables.append(
            SuiteTable(
                label=label,
                core=core.name,
                overrides=changed(core),
                rows=ran,
                failed=tuple(row for _, row in own if isinstance(row, SuiteFailure)),
                notes=tuple(dict.fromkeys(f"{row.name}: {note}" for row in ran for note in row.cost.notes)),
            )
        )
    return tables


def _made(points: Sequence[Point], rows: Sequence[SuiteRow | SuiteFailure]) -> Origin:
    """The record of rows, which stand in the order of the points."""
    found = Gathering()
    for point, row in zip(points, rows, strict=True):
        found.core(point.core)
        found.files(*_files(point.program.checkout))
        if isinstance(row, SuiteRow):
            found.build(row.compiler, row.flags, f"{row.name} on {point.label}")
    return found.origin()


def _exit_code(rows: Sequence[SuiteRow | SuiteFailure], tally: Tally) -> int:
    failed = [row for row in rows if isinstance(row, SuiteFailure)]
    if not failed:
        return 0
    many = "1 program has" if len(failed) == 1 else f"{len(failed)} programs have"
    messages.print(f"instar: {many} no result: {failed[0].name}: {failed[0].sentence}")
    return EXIT_WRONG_RESULT if tally.wrong else EXIT_WRONG_INPUT

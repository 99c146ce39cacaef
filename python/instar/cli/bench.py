"""`instar bench`: a table of what schemes cost on cores, and two such tables row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from instar._core import Design, InstarError, Library
from instar.bench import saved
from instar.bench.fill import Request, fill
from instar.bench.points import Choice, Point, Subject, points, subjects
from instar.cli.core_options import (
    CompilerOptions,
    IsaOption,
    SetOption,
    isa_without_core,
    overrides,
)
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
    ColdOption,
    DesignOptions,
    JsonOption,
    MarkdownOption,
    NoCacheOption,
    PathOption,
    RowsOption,
    messages,
    open_library,
    print_json,
    print_text,
    refuse_given,
    steps,
    tell_notes,
)
from instar.cli.outputs import Named, check_outputs, files_of, is_stdout, write_out
from instar.cli.sampling import (
    SampleOptions,
    Timing,
    TimingOption,
)
from instar.jobs.tally import Interrupted, Tally
from instar.origin import Origin
from instar.report import bench_comparison
from instar.report.bench import render
from instar.report.bench_files import as_csv, as_markdown
from instar.report.bench_page import page
from instar.report.schemes import told_apart
from instar.result import BenchFailure, BenchRow, BenchTable, changed


@dataclass(frozen=True)
class Files:
    """Where the tables go besides stdout."""

    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", help="One HTML page that needs nothing else; default: none."),
    ] = None
    csv: RowsOption = None
    md: MarkdownOption = None

    def named(self) -> list[Named]:
        """Each by its option."""
        return [("--html", self.html), ("--csv", self.csv), ("--md", self.md)]

    def write(self, tables: Sequence[BenchTable], made: Origin) -> None:
        """Writes those that are wanted, and says so; `-` is standard output."""
        wanted = ((self.html, page, ".html"), (self.csv, as_csv, ".csv"), (self.md, as_markdown, ".md"))
        for file, text, ending in wanted:
            if file is not None:
                write_out(file, text(tables), made, ending=ending)


def command(
    workloads: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORKLOAD[-SET]]...",
            help="Schemes, as in ml-dsa (all sets), ml-dsa-44 or sha3; default: all that can be measured.",
        ),
    ] = None,
    *,
    core: Annotated[
        list[str] | None,
        typer.Option(
            "--core",
            help="Core model that predicts cycles, as in cva6-superscalar (instar list); repeated, each has "
            "its table; without it only instructions are counted.",
        ),
    ] = None,
    set_: SetOption = None,
    operations: Annotated[
        list[str] | None,
        typer.Option(
            "--operations",
            metavar="NAMES",
            help="Only these operations, as in keygen,sign; default: all that are measured.",
        ),
    ] = None,
    of: DesignOptions,
    files: Files,
    compare: Annotated[
        tuple[Path, Path] | None,
        typer.Option(
            "--compare",
            metavar="OLD NEW",
            help="Compare two tables that --json printed, row by row; default: measure one.",
        ),
    ] = None,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    isa: IsaOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    cold: ColdOption = False,
    timing: TimingOption = Timing.auto,
    sample: SampleOptions,
    no_cache: NoCacheOption = False,
    json: JsonOption = False,
) -> int:
    """Measure every operation of schemes on cores; interrupted, the same command goes on where it ended."""
    if compare is not None:
        refuse_given(
            "is about measuring, and --compare OLD NEW reads two tables that were measured before",
            core=core,
            set=set_,
            operations=operations,
            **vars(of),
            **vars(files),
            jobs=jobs,
            cluster=cluster,
            isa=isa,
            **vars(built_by),
            path=path,
            cold=cold,
            timing=None if timing is Timing.auto else timing,
            **vars(sample),
            no_cache=no_cache,
        )
        if workloads:
            raise InstarError(f"{workloads[0]}: --compare OLD NEW reads two files, and takes no workloads")
        return _compare(*compare, json=json)
    if cold and not core:
        raise InstarError("--cold is about the cycles of a core; say which with --core")
    if set_ and not core:
        raise InstarError("--set changes a core; say which with --core, as in --core cva6-superscalar")
    sampling = sample.settings(timing, core or None)
    workers = chosen_workers(jobs, cluster)
    library = open_library(path)
    loaded, chosen = of.load(library)
    plain_isa = isa_without_core(isa, core, loaded)
    choice = Choice(
        built_by.find(),
        loaded,
        chosen,
        overrides(set_),
        use_cache=not no_cache,
        isa=plain_isa,
    )
    asked = subjects(library, workloads or [])
    cores: list[str | None] = list(dict.fromkeys(core)) if core else [None]
    wanted = [points(library, asked, _names(operations), name, choice) for name in cores]
    named = files.named()
    check_outputs(named, _read(library, cores, loaded, asked), json=json)
    every = [point for of_core in wanted for point in of_core]
    with steps(len(every), "measuring", "rows") as bar:
        request = Request(
            library=library,
            points=every,
            workers=workers,
            cold=cold,
            sampling=sampling,
            use_cache=not no_cache,
            on_change=lambda tally: bar.at(tally.settled, f"measuring: {so_far(tally, 'rows')}"),
            on_interrupt=lambda: messages.print(FINISHING.format("rows")),
        )
        try:
            rows, tally = fill(request)
        except Interrupted as ended:
            bar.clear()
            messages.print(ended_early(ended.tally, "rows", use_cache=not no_cache))
            raise
    tables = _tables(wanted, rows, choice)
    made = _made(every, rows)
    files.write(tables, made)
    tell_notes(note for table in tables for note in table.notes)
    if any(is_stdout(file) for _, file in named):
        return _exit_code(tables, tally)
    if json:
        dictionaries = [table.as_dict() for table in tables]
        print_json(dictionaries[0] if len(tables) == 1 else {"tables": dictionaries}, made)
    else:
        print_text(render(tables) + _known(tally), made)
    return _exit_code(tables, tally)


def _made(wanted: Sequence[Point], rows: Sequence[BenchRow | BenchFailure]) -> Origin:
    """The record of rows, which stand in the order of the points."""
    found = Gathering()
    several = len({point.core.name for point in wanted if point.core}) > 1
    for point, row in zip(wanted, rows, strict=True):
        recipe = point.recipe
        found.core(point.core).design(recipe.design).workload(recipe.workload, recipe.parameter_set)
        if isinstance(row, BenchRow):
            on = f" on {point.core.name}" if point.core and several else ""
            found.build(row.compiler, row.flags, f"{row.name} {row.operation}{on}")
    return found.origin()


def _names(operations: Sequence[str] | None) -> list[str]:
    """`["keygen,sign", "verify"]` → three names."""
    named = [name.strip() for text in operations or () for name in text.split(",")]
    if "" in named:
        raise InstarError("--operations names an operation between each two commas, as in keygen,sign")
    return named


def _read(
    library: Library, cores: Sequence[str | None], design: Design | None, asked: Sequence[Subject]
) -> Iterator[Path]:
    """The files that the rows are made of."""
    for core in cores:
        if core is not None:
            yield Path(library.find("core", core)["path"])
    yield from files_of(library, design=design)
    for workload in {workload["path"]: workload for workload, _ in asked}.values():
        yield from files_of(library, workload=workload)


def _tables(
    wanted: Sequence[Sequence[Point]], rows: Sequence[BenchRow | BenchFailure], choice: Choice
) -> list[BenchTable]:
    """The rows, which stand in the order of the points, core by core."""
    tables, left = [], iter(rows)
    for of_core in wanted:
        found = [next(left) for _ in of_core]
        model = of_core[0].core
        tables.append(
            BenchTable(
                core=model.name if model else None,
                design=tuple(part["name"] for part in choice.design.info["parts"]) if choice.design else (),
                variant=choice.variant["name"] if choice.variant else None,
                overrides=changed(model),
                rows=tuple(row for row in found if isinstance(row, BenchRow)),
                failed=tuple(row for row in found if isinstance(row, BenchFailure)),
            )
        )
    return [replace(table, notes=_notes(table)) for table in told_apart(tables)]


def _notes(table: BenchTable) -> tuple[str, ...]:
    """Each once, with the schemes that it is about."""
    return tuple(dict.fromkeys(f"{row.name}: {note}" for row in table.rows for note in row.cost.notes))


def _known(tally: Tally) -> str:
    if not tally.kept:
        return ""
    return f"{tally.kept} of {tally.total} rows came from the result cache (--no-cache computes anew).\n"


def _exit_code(tables: Sequence[BenchTable], tally: Tally) -> int:
    if not tally.failed:
        return 0
    first = next(failure for table in tables for failure in table.failed)
    rows = "1 row" if tally.failed == 1 else f"{tally.failed} rows"
    messages.print(f"instar: {rows} could not be computed: {first.sentence}")
    return EXIT_WRONG_RESULT if tally.wrong else EXIT_WRONG_INPUT


def _compare(old: Path, new: Path, *, json: bool) -> int:
    before, after = ({table.core: table for table in saved.read(path)} for path in (old, new))
    if set(before) != set(after):
        raise InstarError(
            f"{old} is of {_listed(before)} and {new} of {_listed(after)}; "
            "both must be of the same core to be compared"
        )
    pairs = [(before[core], after[core]) for core in after]
    if json:
        compared = [
            {"core": a.core, "rows": [one.as_dict() for one in bench_comparison.changes(a, b)]}
            for a, b in pairs
        ]
        made = Gathering().files(old, new).origin()
        print_json(compared[0] if len(compared) == 1 else {"tables": compared}, made)
    else:
        print_text(bench_comparison.render(old.name, new.name, pairs))
    return 0


def _listed(tables: dict[str | None, BenchTable]) -> str:
    return " and ".join(core or "no core (instructions)" for core in tables) or "nothing"

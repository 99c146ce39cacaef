"""`instar evaluate`: a design's baselines and variants beside the published figures."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import typer

from instar._core import Design, InstarError, Library
from instar.cli.core_options import CompilerOptions, Overrides, SetOption, overrides
from instar.cli.gathering import Gathering
from instar.cli.options import (
    ColdOption,
    JsonOption,
    MarkdownOption,
    NoCacheOption,
    PathOption,
    RowsOption,
    Steps,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.outputs import check_outputs, files_of, is_stdout, write_out
from instar.design.evaluate import Point, evaluate, points
from instar.hardware.variant_area import Adder
from instar.origin import Origin
from instar.report.evaluation import foot, group, head
from instar.report.evaluation_files import as_csv, as_markdown
from instar.result import Evaluation, EvaluationRow


@dataclass(frozen=True)
class Files:
    """Where the rows go besides stdout."""

    csv: RowsOption = None
    md: MarkdownOption = None

    def check(self, library: Library, design: Design, *, json: bool) -> None:
        """Refuses, before the work, what cannot be written or would be lost."""
        named = [("--csv", self.csv), ("--md", self.md)]
        check_outputs(named, files_of(library, design=design), json=json)

    @property
    def to_stdout(self) -> bool:
        """One of them stands on stdout, in place of the tables."""
        return is_stdout(self.csv) or is_stdout(self.md)

    def write(self, found: Evaluation, made: Origin) -> None:
        """Writes those that are wanted, and says so."""
        for file, text, ending in ((self.csv, as_csv, ".csv"), (self.md, as_markdown, ".md")):
            if file is not None:
                write_out(file, text(found), made, ending=ending)


def command(
    design: Annotated[str, typer.Argument(help="Design by name or path.")],
    *,
    core: Annotated[
        str | None,
        typer.Option(
            "--core", help="Only this core, as in cva6-single; default: all that the design evaluates on."
        ),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option(
            "--only",
            metavar="NAMES",
            help="Only these functions, operations or schemes, as in ntt,sign or ml-dsa-44; default: all.",
        ),
    ] = None,
    set_: SetOption = None,
    built_by: CompilerOptions,
    path: PathOption = None,
    cold: ColdOption = False,
    no_cache: NoCacheOption = False,
    area: Annotated[
        bool,
        typer.Option(
            "--area",
            help="What each variant adds to its core too, synthesised, with Yosys; default: off.",
        ),
    ] = False,
    period: Annotated[
        float | None,
        typer.Option(
            "--period",
            metavar="DELAYS",
            min=1,
            help="Of --area: the smallest circuits that keep within so many gate delays; default: those "
            "whose product of area and delay is least.",
        ),
    ] = None,
    files: Files,
    json: JsonOption = False,
) -> None:
    """Run a design's baselines and variants, check every output, print ours beside the published figures."""
    if period is not None and not area:
        raise InstarError("--period is that of --area; give it too")
    library = open_library(path)
    loaded = library.design(design)
    files.check(library, loaded, json=json)
    wanted = points(library, loaded, core, [name.strip() for name in only.split(",")] if only else [])
    with steps(len(wanted), f"evaluating {loaded.info['name']}", "rows") as bar:
        tables = (
            None
            if json or files.to_stdout
            else Tables(head(loaded.info["title"], loaded.info["name"]), wanted, bar)
        )

        def done(row: EvaluationRow) -> None:
            bar.done()
            if tables is not None:
                tables.add(row)

        evaluation = evaluate(
            library,
            loaded,
            built_by.find(),
            wanted,
            overrides=overrides(set_),
            use_cache=not no_cache,
            cold=cold,
            adder=Adder(period=period, use_cache=not no_cache, report=bar.begin) if area else None,
            on_begin=lambda point: bar.begin(str(point)),
            on_done=done,
        )
    tell_notes(row.absent for row in evaluation.rows if row.absent)
    tell_notes(note for row in evaluation.rows for note in row.measurement.notes)
    made = _made(library, loaded, wanted, evaluation.rows, overrides(set_))
    if json:
        print_json(evaluation.as_dict(), made)
    elif not files.to_stdout:
        print_text("\n" + foot(evaluation), made)
    files.write(evaluation, made)


def _made(
    library: Library,
    design: Design,
    wanted: Sequence[Point],
    rows: Sequence[EvaluationRow],
    changes: Overrides,
) -> Origin:
    """The record of rows, which stand in the order of the points."""
    found = Gathering().design(design)
    cores = dict.fromkeys((one.core, one.variant["name"]) for one in wanted if one.core is not None)
    for core, variant in cores:
        found.core(library.core(core, design=design, variant=variant, overrides=changes), variant)
    for workload, parameter_set in dict.fromkeys((one.workload, one.parameter_set) for one in wanted):
        found.workload(library.workload(workload), parameter_set)
    for point, row in zip(wanted, rows, strict=True):
        if row.absent is None:
            found.build(row.measurement.compiler, row.measurement.flags, str(point))
    return found.origin()


class Tables:
    """Shows each table as soon as its last row is there: the first number must not wait for the last."""

    def __init__(self, title: str, wanted: Sequence[Point], bar: Steps) -> None:
        self._title = title
        self._points = iter(wanted)
        self._left = Counter(point.table for point in wanted)
        self._rows: list[EvaluationRow] = []
        self._bar = bar

    def add(self, row: EvaluationRow) -> None:
        """One row is finished."""
        # Rows come in the order in which they are wanted.
        key = next(self._points).table
        self._rows.append(row)
        self._left[key] -= 1
        if self._left[key] == 0:
            with self._bar.aside():
                print_text(f"{self._title}\n{group(self._rows)}")
                sys.stdout.flush()
            self._rows, self._title = [], ""

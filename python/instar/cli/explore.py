"""`instar explore`: a space of cores, designs and programs, swept, tabled and drawn."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from instar._core import InstarError, Library
from instar.cli.core_options import CompilerOptions
from instar.cli.gathering import Gathering
from instar.cli.job_options import FINISHING, ClusterOption, JobsOption, chosen_workers, so_far
from instar.cli.options import (
    EXIT_WRONG_INPUT,
    EXIT_WRONG_RESULT,
    JsonOption,
    NoCacheOption,
    PathOption,
    messages,
    open_library,
    print_json,
    print_text,
    steps,
    tell_notes,
)
from instar.cli.outputs import files_of, refuse_overwriting
from instar.explore.picture import draw, draw_front
from instar.explore.sweep import Request, explore
from instar.explore.table import as_csv, as_parquet
from instar.extras import installing
from instar.hardware.variant_area import Adder
from instar.jobs.tally import Interrupted, Tally
from instar.origin import Origin, write
from instar.report.exploration import render
from instar.result import Exploration, label_text
from instar.suite.checkout import Checkout, checkout

if TYPE_CHECKING:
    from instar._core import SpaceInfo


#: What is written into the folder.
_FILES = (
    *("points.jsonl", "results.parquet", "results.csv"),
    *("picture.svg", "picture.png", "front.svg", "front.png"),
)


def command(
    space: Annotated[Path, typer.Argument(metavar="SPACE.toml", help="The space: axes, rules, what is run.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Folder for the results; default: <name of the space>-explore."),
    ] = None,
    *,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    built_by: CompilerOptions,
    suite: Annotated[
        list[str] | None,
        typer.Option(
            "--suite",
            metavar="NAME=FOLDER",
            help="Where the files of a suite are, as in coremark=~/coremark; repeated; default: nowhere.",
        ),
    ] = None,
    path: PathOption = None,
    recompute: Annotated[
        bool, typer.Option("--fresh", help="Compute anew, whatever the folder already holds.")
    ] = False,
    no_cache: NoCacheOption = False,
    png: Annotated[bool, typer.Option("--png", help="Pictures as PNG too.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="The table as CSV too.")] = False,
    json: JsonOption = False,
) -> int:
    """Compute every point of a space; interrupted, the same command goes on where it ended."""
    chosen = chosen_workers(jobs, cluster)
    _check_extras()
    library = open_library(path)
    spanned = library.space(space)
    checkouts = {one.suite["name"]: one for one in _checkouts(library, suite or ())}
    folder = out or Path(f"{spanned['name']}-explore")
    refuse_overwriting([("--out", folder / name) for name in _FILES], _read(library, space, spanned))
    with steps(len(spanned["points"]), f"exploring {spanned['name']}", "points") as bar:
        request = Request(
            library=library,
            space=spanned,
            folder=folder,
            workers=chosen,
            compiler=built_by.find,
            checkouts=checkouts,
            resume=not (recompute or no_cache),
            adder=Adder(report=lambda what: bar.begin(f"areas: {what}")) if _synthesises(spanned) else None,
            on_change=lambda tally: bar.at(
                tally.settled, f"exploring {spanned['name']}: {so_far(tally, 'points')}"
            ),
            on_interrupt=lambda: messages.print(FINISHING.format("points")),
        )
        try:
            exploration, tally = explore(request)
        except Interrupted as error:
            bar.clear()
            messages.print(
                f"{so_far(error.tally, 'points')}; "
                f"what is finished lies in {folder}, and the same command goes on from there",
            )
            raise
    made = _made(library, space, spanned, exploration)
    exploration = _write(spanned, exploration, folder, made, png=png, csv=csv)
    notes = tell_notes(_notes(exploration))
    if json:
        print_json({**exploration.as_dict(), "notes": notes}, made)
    else:
        print_text(render(exploration), made)
    return _exit_code(exploration, tally)


def _checkouts(library: Library, given: Sequence[str]) -> Iterator[Checkout]:
    """`["coremark=folder"]` → the suites."""
    for text in given:
        name, equals, folder = text.partition("=")
        if not (name and equals and folder):
            raise InstarError(f'--suite: "{text}" is not of the form NAME=FOLDER, as in coremark=~/coremark')
        yield checkout(library.suite(name), Path(folder).expanduser())


def _synthesises(spanned: SpaceInfo) -> bool:
    """Whether circuits are made for areas, all or parts of them."""
    return spanned["synthesised"] or any(point["area_of"] for point in spanned["points"])


def _read(library: Library, space: Path, spanned: SpaceInfo) -> Iterator[Path]:
    """The files that the points are made of."""
    yield space
    points = spanned["points"]
    for key in ("trace", "program"):
        yield from map(Path, {str(point[key]) for point in points if point[key] is not None})
    for name in {point["core"] for point in points}:
        yield Path(library.find("core", name)["path"])
    for design in {point["design"] for point in points if point["design"] is not None}:
        yield from files_of(library, design=library.design(design))


def _made(library: Library, space: Path, spanned: SpaceInfo, exploration: Exploration) -> Origin:
    """The record of a sweep. Cores are those of their files: what each point changes stands in its row."""
    found = Gathering().files(space)
    for info, point in zip(spanned["points"], exploration.points, strict=True):
        found.files(info["trace"], info["program"])
        if point.cost is not None and point.cost.compiler is not None:
            row = ", ".join(f"{axis} {label_text(label)}" for axis, label in point.labels.items())
            found.build(point.cost.compiler, point.cost.flags or "", row)
    for name in dict.fromkeys(info["core"] for info in spanned["points"]):
        found.core(library.core(name))
    for design in dict.fromkeys(info["design"] for info in spanned["points"] if info["design"]):
        found.design(library.design(design))
    for workload in dict.fromkeys(info["workload"] for info in spanned["points"] if info["workload"]):
        found.workload(*library.workload_set(workload))
    return found.origin()


def _notes(exploration: Exploration) -> Iterator[str]:
    """What is to be known of the cycles; refused and failed points say so themselves."""
    for point in exploration.points:
        file = point.program or point.trace
        named = f"{point.suite} {point.benchmark}" if point.suite else f"{point.workload} {point.operation}"
        name = Path(file).name if file else named
        for note in point.cost.notes if point.cost else ():
            yield note if note.startswith(name) else f"{name}: {note}"


def _write(
    space: SpaceInfo, exploration: Exploration, folder: Path, made: Origin, *, png: bool, csv: bool
) -> Exploration:
    """Writes table and pictures; the exploration with the names of the files."""
    files = [folder / "results.parquet"]
    write(files[0], as_parquet(exploration), made)
    if csv:
        files.append(folder / "results.csv")
        write(files[-1], as_csv(exploration), made)
    if any(point.cost is not None for point in exploration.points):
        for ending in ("svg", "png") if png else ("svg",):
            files.append(folder / f"picture.{ending}")
            draw(space, exploration, files[-1], made)
            if draw_front(exploration, folder / f"front.{ending}", made):
                files.append(folder / f"front.{ending}")
    return replace(exploration, files=tuple(str(file) for file in files))


def _exit_code(exploration: Exploration, tally: Tally) -> int:
    nothing = all(point.cost is None for point in exploration.points)
    if tally.failed or nothing:
        reasons = [point.failed for point in exploration.points if point.failed]
        reasons += [point.refused for point in exploration.points if point.refused]
        points = "1 point" if tally.failed == 1 else f"{tally.failed} points"
        what = f"{points} could not be computed" if tally.failed else "no point of this space can be built"
        messages.print(f"instar: {what}: {reasons[0]}")
        return EXIT_WRONG_RESULT if tally.wrong else EXIT_WRONG_INPUT
    return 0


def _check_extras() -> None:
    """What is missing is told before hours of computing, not after."""
    missing = [name for name in ("pyarrow", "matplotlib") if importlib.util.find_spec(name) is None]
    if missing:
        raise InstarError(f"instar explore needs {' and '.join(missing)}: {installing('explore')}")

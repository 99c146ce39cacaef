"""What `instar run` shows of a run besides its result, and the files that it goes into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from instar._core import InstarError, Observers, Views
from instar.cli.options import print_text
from instar.cli.outputs import Named, check_folder, say_written, seal
from instar.origin import Origin, write
from instar.origin.data import document
from instar.picture import histogram as picture
from instar.picture.style import ENDINGS, need_matplotlib
from instar.report import coverage, profile
from instar.report.histogram import By as ByText
from instar.report.histogram import Run, csv_rows, render

if TYPE_CHECKING:
    from instar._core import Observed

#: Rows of a table where nobody says how many.
USUAL_ROWS = 24
#: Endings of a histogram's file.
_HISTOGRAM_ENDINGS = (*ENDINGS, ".csv", ".json")


class TraceForm(StrEnum):
    """Forms of a trace file."""

    native = "native"
    rvfi = "rvfi"
    spike = "spike"


class By(StrEnum):
    """What the rows of a histogram stand for."""

    mnemonic = "mnemonic"
    operation = "operation"
    class_ = "class"
    extension = "extension"
    function = "function"

    @property
    def text(self) -> ByText:
        """As `instar.report.histogram` names it."""
        names: dict[str, ByText] = {
            "mnemonic": "mnemonic",
            "operation": "operation",
            "class": "class",
            "extension": "extension",
            "function": "function",
        }
        return names[self.value]


TraceOption = Annotated[
    Path | None,
    typer.Option(
        "--trace",
        metavar="FILE",
        help="File for the retired instructions; .zst at its end compresses it; default: none.",
    ),
]
TraceFormOption = Annotated[
    TraceForm | None,
    typer.Option(
        "--trace-format",
        help="Form of it; default: rvfi where its name has .rvfi, spike where .log, else native.",
    ),
]
HistogramOption = Annotated[
    bool, typer.Option("--histogram", help="Print how often each instruction was executed.")
]
HistogramFileOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--histogram-to",
        metavar="FILE",
        help="The same into a .svg, .png, .csv or .json; may be repeated; default: none.",
    ),
]
ProfileOption = Annotated[
    bool, typer.Option("--profile", help="Print which functions executed how many instructions.")
]
FlameOption = Annotated[
    Path | None,
    typer.Option(
        "--flame", metavar="FILE", help="Flame graph (SVG) of the executed instructions; default: none."
    ),
]
CoverageOption = Annotated[
    Path | None,
    typer.Option(
        "--coverage", metavar="FILE", help="File (lcov) of the source lines that were reached; default: none."
    ),
]
ByOption = Annotated[By, typer.Option("--by", help="What the rows stand for.")]
TopOption = Annotated[int, typer.Option("--top", metavar="N", help="Rows at most.", min=1)]


_FORMS: dict[TraceForm, Literal["native", "rvfi", "spike"]] = {
    TraceForm.native: "native",
    TraceForm.rvfi: "rvfi",
    TraceForm.spike: "spike",
}


@dataclass(frozen=True)
class ViewOptions:
    """What is shown of a run besides its result."""

    trace: TraceOption = None
    trace_format: TraceFormOption = None
    histogram: HistogramOption = False
    histogram_to: HistogramFileOption = None
    profile: ProfileOption = False
    flame: FlameOption = None
    coverage: CoverageOption = None
    by: ByOption = By.mnemonic
    top: TopOption = USUAL_ROWS

    def check(self) -> None:
        """Raises `InstarError` for the first of them that is wrong or has no effect."""
        check_histogram_files(self.histogram_to or [])
        if self.trace_format is not None and self.trace is None:
            raise InstarError(
                "--trace-format is about the file of --trace; name it, as in --trace run.itrace"
            )
        for file in filter(None, (self.flame, self.coverage)):
            check_folder(file)
        counted = self.histogram or bool(self.histogram_to)
        if self.by is not By.mnemonic and not counted:
            raise InstarError("--by is about a histogram; ask for one with --histogram")
        if self.top != USUAL_ROWS and not (self.histogram or self.profile or self.histogram_to):
            raise InstarError("--top is about a table; ask for one with --histogram or --profile")

    def files(self) -> list[Named]:
        """Files that are written, by the options that name them."""
        named: list[Named] = [("--trace", self.trace), ("--flame", self.flame), ("--coverage", self.coverage)]
        named += [("--histogram-to", file) for file in self.histogram_to or []]
        return [(option, file) for option, file in named if file is not None]

    def any(self) -> bool:
        """Whether anything is wanted besides the result."""
        return bool(self.histogram or self.profile or self.files())

    def observers(self, title: str, core: str | None) -> Observers:
        """Who looks on while a program runs; a profile is of cycles where there is a core."""
        unit = "instructions" if core is None else f"cycles on {core}"
        views = Views(title=f"{title}, {unit}", flame=self.flame)
        wanted = views if self.profile or self.flame is not None else None
        return Observers(
            histogram=self.histogram or bool(self.histogram_to),
            profile=wanted if core is None else None,
            cycles=None if core is None else wanted,
            coverage=self.coverage,
            trace=self.trace,
            trace_form=self._form(),
        )

    def _form(self) -> Literal["native", "rvfi", "spike"]:
        """The form that was asked for, or that the file's name asks for."""
        if self.trace_format is not None:
            return _FORMS[self.trace_format]
        endings = self.trace.suffixes if self.trace else []
        return "rvfi" if ".rvfi" in endings else "spike" if ".log" in endings else "native"

    def as_json(self, observed: Observed) -> dict[str, object]:
        """What `--json` says of it besides the result."""
        wanted = (("histogram", self.histogram), ("profile", self.profile), ("coverage", self.coverage))
        found: dict[str, object] = {**observed, "profile": observed["cycles"] or observed["profile"]}
        return {key: found[key] for key, asked in wanted if asked}

    def show(self, title: str, observed: Observed) -> None:
        """Prints the tables."""
        tables = []
        if self.histogram and observed["histogram"]:
            tables.append(render(title, [], [Run("", observed["histogram"])], self.by.text, self.top))
        if self.profile and (found := observed["cycles"] or observed["profile"]):
            for by in ("function", "line"):
                if found["lines"] or by == "function":
                    tables.append(profile.render(title, [], found, profile.View(by, top=self.top)))
        if tables:
            print_text("\n".join(tables))

    def write(self, title: str, observed: Observed, made: Origin) -> None:
        """Writes the files that the run itself did not, and says what was written."""
        if observed["histogram"]:
            runs = [Run("", observed["histogram"])]
            write_histogram(title, [], runs, self.by.text, self.histogram_to or [], made)
        if self.flame is not None:
            seal(self.flame, made)
        for file in filter(None, (self.trace, self.flame)):
            say_written(file)
        if self.coverage and observed["coverage"]:
            say_written(self.coverage, coverage.sentence(observed["coverage"]))


def check_histogram_files(files: Sequence[Path]) -> None:
    """What cannot be written is told before the run, not after."""
    for file in files:
        if file.suffix not in _HISTOGRAM_ENDINGS:
            known = ", ".join(_HISTOGRAM_ENDINGS)
            raise InstarError(f"{file}: a histogram is written as {known}; the name must end in one of these")
        check_folder(file)
        if file.suffix in ENDINGS:
            need_matplotlib(f"{file}: a picture")


def write_histogram(
    title: str, notes: Sequence[str], runs: Sequence[Run], by: ByText, files: Sequence[Path], made: Origin
) -> None:
    """Writes each file as its name ends."""
    for file in files:
        if file.suffix in ENDINGS:
            picture.draw(title, notes, runs, by, file, made)
        elif file.suffix == ".csv":
            write(file, csv_rows(runs).encode(), made)
        else:
            write(file, document(as_json(title, runs)), made)
        say_written(file)


def as_json(subject: str, runs: Sequence[Run]) -> dict[str, object]:
    """The histograms as `--json` prints them."""
    return {"subject": subject, "runs": [{"name": run.name, **run.histogram} for run in runs]}

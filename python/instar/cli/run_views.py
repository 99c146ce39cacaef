"""What `instar run` shows of a run besides its result, and the files that it goes into."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from instar import cache
from instar._core import InstarError, Looks
from instar.cli.options import messages, print_text
from instar.picture import histogram as picture
from instar.picture.style import ENDINGS, need_matplotlib
from instar.report.histogram import By as ByText
from instar.report.histogram import Run, csv_rows, render

if TYPE_CHECKING:
    from instar._core import Seen

#: Rows of a table where nobody says how many.
USUAL_ROWS = 24
#: Endings of a histogram's file.
_HISTOGRAM_ENDINGS = (*ENDINGS, ".csv", ".json")


class TraceForm(StrEnum):
    """Forms of a trace file."""

    native = "native"
    rvfi = "rvfi"


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
    typer.Option("--trace", help="File for the retired instructions; .zst at its end compresses it."),
]
TraceFormOption = Annotated[
    TraceForm | None,
    typer.Option("--trace-format", help="Form of it; default: rvfi where its name has .rvfi, else native."),
]
HistogramOption = Annotated[
    bool, typer.Option("--histogram", help="Print how often each instruction was executed.")
]
HistogramFileOption = Annotated[
    list[Path] | None,
    typer.Option("--histogram-to", help="The same into a .svg, .png, .csv or .json; may be repeated."),
]
ByOption = Annotated[By, typer.Option("--by", help="What the rows stand for.")]
TopOption = Annotated[int, typer.Option("--top", help="Rows at most.", min=1)]


@dataclass(frozen=True)
class RunViews:
    """The options of `instar run` that are about views; what is wrong with them is told when it is made."""

    trace: Path | None
    trace_form: TraceForm | None
    histogram: bool
    histogram_files: tuple[Path, ...]
    by: By
    top: int

    def __post_init__(self) -> None:
        check_histogram_files(self.histogram_files)
        if self.trace_form is not None and self.trace is None:
            raise InstarError(
                "--trace-format is about the file of --trace; name it, as in --trace run.itrace"
            )

    def looks(self) -> Looks | None:
        """What is to be looked at while the program runs; None where that is nothing."""
        histogram = self.histogram or bool(self.histogram_files)
        if not histogram and self.trace is None:
            return None
        return Looks(histogram=histogram, trace=self.trace, trace_form=self._form())

    def _form(self) -> Literal["native", "rvfi"]:
        """The form that was asked for, or that the file's name asks for."""
        if self.trace_form is not None:
            return "rvfi" if self.trace_form is TraceForm.rvfi else "native"
        return "rvfi" if self.trace is not None and ".rvfi" in self.trace.suffixes else "native"

    def as_json(self, seen: Seen | None) -> dict[str, object]:
        """What `--json` says of it besides the result."""
        return {"histogram": seen["histogram"]} if seen and self.histogram else {}

    def show(self, title: str, seen: Seen | None) -> None:
        """Prints the tables."""
        if seen and self.histogram and seen["histogram"]:
            print_text(render(title, [], [Run("", seen["histogram"])], self.by.text, self.top))

    def write(self, title: str, seen: Seen | None) -> None:
        """Writes the files that the run itself did not."""
        if seen and seen["histogram"]:
            runs = [Run("", seen["histogram"])]
            write_histogram(title, [], runs, self.by.text, self.histogram_files)
        if self.trace:
            messages.print(f"{self.trace}: written", highlight=False)


def check_histogram_files(files: Sequence[Path]) -> None:
    """What cannot be written is told before the run, not after."""
    for file in files:
        if file.suffix not in _HISTOGRAM_ENDINGS:
            known = ", ".join(_HISTOGRAM_ENDINGS)
            raise InstarError(f"{file}: a histogram is written as {known}; the name must end in one of these")
        check_folder(file)
        if file.suffix in ENDINGS:
            need_matplotlib(f"{file}: a picture")


def check_folder(file: Path) -> None:
    """A file needs a folder to lie in."""
    if not file.absolute().parent.is_dir():
        raise InstarError(f"{file}: this cannot be written: there is no folder {file.parent}")


def write_histogram(
    title: str, notes: Sequence[str], runs: Sequence[Run], by: ByText, files: Sequence[Path]
) -> None:
    """Writes each file as its name ends."""
    for file in files:
        if file.suffix in ENDINGS:
            picture.draw(title, notes, runs, by, file)
        elif file.suffix == ".csv":
            cache.store(file, csv_rows(runs).encode())
        else:
            cache.store(file, (json.dumps(as_json(title, runs), indent=2) + "\n").encode())
        messages.print(f"{file}: written", highlight=False)


def as_json(subject: str, runs: Sequence[Run]) -> dict[str, object]:
    """The histograms as `--json` prints them."""
    return {"subject": subject, "runs": [{"name": run.name, **run.histogram} for run in runs]}

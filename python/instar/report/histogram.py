"""Which instructions a run executed: how many of each kind, as tables and as rows of a file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from instar.report.table import count, table

if TYPE_CHECKING:
    from instar._core import Histogram, HistogramCell

#: What a row may stand for.
By = Literal["mnemonic", "operation", "class", "extension", "function"]
#: What stands where an instruction lies in no function of the symbol table.
NO_FUNCTION = "(no symbol)"


@dataclass(frozen=True)
class Run:
    """One histogram of several that are shown side by side."""

    #: Told apart by it; for a single one it may be empty.
    name: str
    histogram: Histogram


@dataclass(frozen=True)
class Bar:
    """All instructions of one kind."""

    name: str
    #: Executions in each run.
    executions: tuple[int, ...]
    #: The class that most of them have.
    class_: str
    #: The extension that most of them have.
    extension: str


def bars(runs: Sequence[Run], by: By) -> list[Bar]:
    """One bar for each kind that any run executed; what is most frequent in any run comes first."""
    kinds: dict[str, list[list[HistogramCell]]] = {}
    for number, run in enumerate(runs):
        for cell in run.histogram["cells"]:
            name = cell[by] or NO_FUNCTION
            kinds.setdefault(name, [[] for _ in runs])[number].append(cell)
    found = [
        Bar(
            name,
            tuple(sum(cell["executions"] for cell in cells) for cells in per_run),
            _most([cell for cells in per_run for cell in cells], "class"),
            _most([cell for cells in per_run for cell in cells], "extension"),
        )
        for name, per_run in kinds.items()
    ]
    return sorted(found, key=lambda bar: (-max(bar.executions), bar.name))


def _most(cells: list[HistogramCell], what: Literal["class", "extension"]) -> str:
    sums: dict[str, int] = {}
    for cell in cells:
        sums[cell[what]] = sums.get(cell[what], 0) + cell["executions"]
    return max(sums, key=lambda name: sums[name])


def render(title: str, notes: Sequence[str], runs: Sequence[Run], by: By, top: int) -> str:
    """Totals, the classes, and the rows of `by`; of several runs each has its columns."""
    totals = " | ".join(count(run.histogram["instructions"]) for run in runs)
    lines = [title, f"  instructions  {totals}"]
    if len(runs) > 1:
        lines.append("  of            " + " | ".join(run.name for run in runs))
    text = "\n".join([*lines, *(f"  {note}" for note in notes)]) + "\n\n"
    if by != "class":
        text += _table("By class", runs, "class", bars(runs, "class")) + "\n"
    rows = bars(runs, by)
    text += _table(f"By {by}", runs, by, rows[:top])
    if len(rows) > top:
        text += f"{count(len(rows) - top)} more with fewer; --top shows more, --json all.\n"
    return text


def _table(title: str, runs: Sequence[Run], by: By, rows: Sequence[Bar]) -> str:
    columns: list[tuple[str, str]] = [(by, "left")]
    # An operation may be executed in compressed form too, so it is of no one extension.
    facts = {"mnemonic": ("extension", "class"), "operation": ("class",)}.get(by, ())
    columns += [(fact, "left") for fact in facts]
    for run in runs:
        columns += [(run.name or "executed", "right"), ("share", "right")]
    totals = [run.histogram["instructions"] or 1 for run in runs]
    drawn = []
    for bar in rows:
        row = [bar.name, *({"extension": bar.extension, "class": bar.class_}[fact] for fact in facts)]
        for executions, total in zip(bar.executions, totals, strict=True):
            row += [count(executions), f"{100 * executions / total:.1f} %"] if executions else ["·", "·"]
        drawn.append(row)
    return table(title, columns, drawn)


def csv_rows(runs: Sequence[Run]) -> str:
    """Every cell of every run, one line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["run", "mnemonic", "operation", "extension", "class", "function", "executions", "places"]
    )
    for run in runs:
        for cell in run.histogram["cells"]:
            kind = [cell["mnemonic"], cell["operation"], cell["extension"], cell["class"]]
            writer.writerow([run.name, *kind, cell["function"] or "", cell["executions"], cell["places"]])
    return out.getvalue()

"""The bar that is drawn on a terminal while a command works: what, how far, and for how long."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
)
from rich.text import Text


def reached(task: Task) -> str:
    """`3 of 36 rows`, or how many instructions a run has executed."""
    ran = task.fields["instructions"]
    if ran:
        return f"{ran / 1e6:,.0f} million instructions"
    if task.total is None:
        return ""
    return f"{task.completed:,.0f} of {task.total:,.0f} {task.fields['unit']}".rstrip()


class _Reached(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(reached(task))


def bar_of(console: Console, *, shown: bool) -> Progress:
    """A bar without steps yet, which is drawn where it is `shown`."""
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=16),
        _Reached(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not shown,
        # What a command or a program prints on stdout is its result, wherever the bar is.
        redirect_stdout=False,
        redirect_stderr=False,
    )

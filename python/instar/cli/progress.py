"""Bars on stderr that say what is being counted while a command works."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from instar.cli.messages import messages
from instar.report import page

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

#: Number of the file that a program writes its errors to.
_ERRORS = 2

#: Columns of a terminal that a bar has beside its words: `⠋ ━━━━ 123 million instructions 0:00:10`.
_BESIDE = 52


def _short(what: str) -> str:
    """As much of it as leaves room for bar, count and time."""
    text, most = page.plain(what), max(messages.width - _BESIDE, 12)
    return text if len(text) <= most else text[: most - 1] + "…"


#: Seconds before the first line and between two, where stderr is no terminal.
EVERY = 30.0
#: How often in that time it is looked whether a line is due.
_LOOKS = 6


class Steps:
    """A bar over steps; where stderr is no terminal, a line now and then."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self._bar = bar
        self._task = task
        self._begun = self._told = time.monotonic()
        #: stderr is a program's own, in which no line of ours may stand.
        self.silent = False

    def tell(self) -> None:
        """How far it is, where no bar shows it and nothing was said for a while."""
        now = time.monotonic()
        if self.silent or messages.is_terminal or now - self._told < EVERY:
            return
        self._told = now
        from instar.cli.bars import reached

        task = self._bar.tasks[self._task]
        parts = [task.description, reached(task), f"{now - self._begun:,.0f} s"]
        messages.print(", ".join(filter(None, parts)))

    def begin(self, what: str) -> None:
        """Says what is being done now."""
        self._bar.update(self._task, description=_short(what))
        self.tell()

    def expect(self, total: int) -> None:
        """So many steps there will be, of which none is finished."""
        self._bar.update(self._task, total=total, completed=0)

    def done(self) -> None:
        """One step is finished."""
        self._bar.advance(self._task)
        self.tell()

    def at(self, count: int, what: str) -> None:
        """So many steps are finished, in all."""
        self._bar.update(self._task, completed=count, description=_short(what))
        self.tell()

    def ran(self, instructions: int) -> None:
        """So many instructions were executed, in all."""
        self._bar.update(self._task, instructions=instructions)
        self.tell()

    def clear(self) -> None:
        """Takes the bar away, so that other output stands alone."""
        self._bar.stop()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Takes the bar away while the body writes to the terminal."""
        self._bar.stop()
        yield
        self._bar.start()


@contextmanager
def steps(total: int | None, what: str, unit: str = "") -> Iterator[Steps]:
    """A progress bar on stderr while the body runs; `unit` is what `total` counts."""
    from instar.cli.bars import bar_of

    bar = bar_of(messages.console, shown=messages.is_terminal)
    with bar:
        made = Steps(bar, bar.add_task(_short(what), total=total, unit=unit, instructions=0))
        with _told_of(made):
            yield made


@contextmanager
def _told_of(made: Steps) -> Iterator[None]:
    """A step that takes long is told too, though it says nothing while it runs."""
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(EVERY / _LOOKS):
            made.tell()

    watcher = threading.Thread(target=watch, daemon=True)
    if not messages.is_terminal:
        watcher.start()
    try:
        yield
    finally:
        ended.set()
        if watcher.ident is not None:
            watcher.join()


def program_console(quiet: bool, bar: Steps | None = None) -> Callable[[bytes, int], None]:
    """What a program writes, as it comes: file 1 on stdout, 2 on stderr; both there where stdout is JSON."""

    if bar is not None:
        bar.silent = True

    def show(text: bytes, file: int) -> None:
        if bar is not None:
            # The bar would be drawn over a line that the program has not ended.
            bar.clear()
        stream = sys.stderr if quiet or file == _ERRORS else sys.stdout
        stream.buffer.write(text)
        stream.buffer.flush()

    return show

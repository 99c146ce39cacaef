"""Sentences on stderr, as they are: no markup is read in them, and nothing in them steers a terminal.

A command says little, so that nothing is loaded for it: the console of Rich is made where a bar
needs one, and from then on has every line, as it keeps them apart from the bar.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from instar.report import page

if TYPE_CHECKING:
    from rich.console import Console


class Messages:
    """What a person is told; results go to stdout."""

    def __init__(self) -> None:
        self._console: Console | None = None

    @property
    def is_terminal(self) -> bool:
        """Whether stderr is one."""
        try:
            return sys.stderr.isatty()
        except (AttributeError, ValueError):
            return False

    @property
    def width(self) -> int:
        """Columns of the terminal, one of 80 where it does not say."""
        try:
            return int(os.environ.get("COLUMNS", "")) or 80
        except ValueError:
            pass
        try:
            return os.get_terminal_size(sys.stderr.fileno()).columns or 80
        except (OSError, ValueError, AttributeError):
            return 80

    @property
    def console(self) -> Console:
        """Rich's, for what is drawn."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(stderr=True)
        return self._console

    def print(self, text: str) -> None:
        """One sentence; between words broken on a terminal, one whole line elsewhere."""
        line = page.fit(text, self.width if self.is_terminal else 1 << 20)
        if self._console is not None:
            self._console.print(line, markup=False, emoji=False, highlight=False, soft_wrap=True)
        else:
            # Where nobody reads stderr there is no place for a message.
            with suppress(OSError):
                print(line, file=sys.stderr, flush=True)


#: The one who tells.
messages = Messages()

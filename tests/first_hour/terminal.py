"""A terminal of so many columns: what a command writes to it, and what stands on it at the end.

Source: ECMA-48 for the few sequences that Rich's bars use; a newcomer's terminal is xterm.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len

#: Lines of the terminal.
_ROWS = 40
_SEQUENCE = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[=>]")


@dataclass(frozen=True)
class Screen:
    """What a command left behind."""

    code: int
    #: Everything that it wrote.
    raw: str
    #: What stands on the terminal, bars taken away again.
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def wider_than(self, columns: int) -> list[str]:
        """Lines that a terminal would break, but for those of one word: a path is not broken."""
        return [line for line in self.lines if cell_len(line) > columns and " " in line.strip()]


def run(command: Sequence[str], folder: Path, columns: int = 80, seconds: float = 300) -> Screen:
    """Runs a command with a terminal as stdin, stdout and stderr."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", _ROWS, columns, 0, 0))
    environment = {k: v for k, v in os.environ.items() if k not in {"COLUMNS", "LINES", "NO_COLOR", "CI"}}
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment | {"TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(theirs)
    parts = []
    try:
        while part := os.read(ours, 1 << 16):
            parts.append(part)
    except OSError:
        pass  # On Linux reading fails when the last writer is gone.
    os.close(ours)
    code = process.wait(seconds)
    raw = b"".join(parts).decode(errors="replace")
    return Screen(code, raw, tuple(_screen(raw)))


def _screen(raw: str) -> list[str]:
    """The lines as they stand in the end, however long: cursor up, start of line, erase line."""
    lines, row, column, at = [""], 0, 0, 0
    while at < len(raw):
        if match := _SEQUENCE.match(raw, at):
            at = match.end()
            if match[2] == "A":
                row = max(0, row - int(match[1] or 1))
            elif match[2] == "K":
                lines[row] = "" if match[1] == "2" else lines[row][:column]
            continue
        character = raw[at]
        at += 1
        if character == "\r":
            column = 0
        elif character == "\n":
            row += 1
            if row == len(lines):
                lines.append("")
        else:
            line = lines[row].ljust(column)
            lines[row] = line[:column] + character + line[column + 1 :]
            column += 1
    return [line.rstrip() for line in lines]

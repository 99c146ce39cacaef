"""Where the command `instar` begins, with an answer to signals and closed streams before it loads more."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType


def _leave(number: int, frame: FrameType | None) -> None:
    """Nothing has begun, so nothing is to be tidied up."""
    said = {signal.SIGINT: "interrupted", signal.SIGTERM: "ended by SIGTERM"}[signal.Signals(number)]
    os.write(2, f"instar: {said}; nothing had begun\n".encode())
    os._exit(128 + number)


def _open_streams() -> bool:
    """Gives closed streams a place, so that no file opened later becomes one; whether stdout was open."""
    was_open = sys.stdout is not None
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            # The lowest free number is this one.
            os.open(os.devnull, os.O_RDWR)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    return was_open


def main() -> None:
    """Entry point of the command `instar`."""
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _leave)
    if not _open_streams():
        print(
            "instar: stdout is closed, so nobody would see the result; open it, or use /dev/null",
            file=sys.stderr,
        )
        sys.exit(2)

    from instar.cli import main as command

    command()

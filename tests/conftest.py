"""What pytest tells at the end of a run."""

from __future__ import annotations

import gc
import signal

import pytest

from .gcc import GCC, HAS_GCC
from .house.seconds import register
from .kat.counts import counts_of, table


def pytest_configure(config: pytest.Config) -> None:
    """Has the run tell its seconds where it is asked to, and hear ^C.

    What a shell starts in the background ignores it, and what that starts too; its tests would wait
    for an ending that never comes.
    """
    register(config)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: five thousand tests that no run of the collector goes through.

    And of what a test makes little refers to itself: a run for each 700 objects is a tenth of Python's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The vectors that passed, by scheme; nothing where no test ran any."""
    counts = counts_of(terminalreporter.getreports("passed"))
    if not counts:
        return
    terminalreporter.section("vectors that passed, in how many parameter sets")
    for line in table(counts):
        terminalreporter.write_line(line)
    if not HAS_GCC:
        terminalreporter.write_line(f"{GCC} is not installed: nothing is compiled by GCC.")

"""Processor time of the parts of the checks and of folders of tests: told by a run, kept beside budgets.

    .ci/run                                          # prints both tables and leaves them in target/ci
    .venv/bin/python -m tests.house.seconds target/ci     # keeps them: seconds.toml
    INSTAR_SECONDS=seconds.json .venv/bin/pytest tests/cli     # of some tests alone

Time is of processors, user and system, of the test's process and of those that it waited for: on a
busy machine it says nearly the same as on a quiet one, and no test asserts it. `test_seconds.py`
compares what was kept last with the budgets.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import tomllib
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

#: What was kept last: `[folders.cli]` with its budget and what it took, `["parts"."build"]` with
#: its seconds.
KEPT = Path(__file__).with_name("seconds.toml")
#: Names the file that a run writes.
ASKED = "INSTAR_SECONDS"
#: A new folder's budget is so many times what it took, in steps of ten seconds.
_ROOM = 1.25

Table = dict[str, dict[str, float]]


def used() -> float:
    """Seconds of processors until now, of this process and of its children that have ended."""
    own, children = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


class Meter:
    """A plugin of pytest: notes the seconds of each phase in a test's report, which xdist's workers send."""

    PROPERTY: ClassVar[str] = "seconds of processors"

    def __init__(self) -> None:
        self._last = used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, Any, Any]:
        self._last = used()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = used()
        report.user_properties = [*report.user_properties, (self.PROPERTY, now - self._last)]
        self._last = now
        return report


class Collected:
    """A plugin of pytest: sums what reports have noted, and writes it at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        noted = [value for name, value in report.user_properties if name == Meter.PROPERTY]
        phase = sum(value for value in noted if isinstance(value, float))
        self.tests[report.nodeid] = self.tests.get(report.nodeid, 0.0) + phase

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.tests, indent=0, sort_keys=True))
        terminalreporter.section("seconds of processors by folder")
        for line in lines(by_folder(self.tests), kept("folders")):
            terminalreporter.write_line(line)


def by_folder(tests: Mapping[str, float]) -> dict[str, float]:
    """Seconds of each folder of `tests`: `tests/cli/test_x.py::y` is of `cli`."""
    found: dict[str, float] = {}
    for test, seconds in tests.items():
        folder = test.split("/")[1]
        found[folder] = found.get(folder, 0.0) + seconds
    return found


def kept(what: str) -> Table:
    """The folders or the parts of seconds.toml."""
    found: Table = tomllib.loads(KEPT.read_text()).get(what, {})
    return found


def lines(now: Mapping[str, float], before: Table) -> list[str]:
    """Lines: each folder with what it took now, in the run that was kept, and its budget."""
    rows = [["folder", "now", "kept", "budget"]]
    sums = [0.0, 0.0, 0.0]
    for name in sorted(now, key=lambda name: -now[name]):
        known = before.get(name, {})
        row = [now[name], known.get("taken", 0.0), known.get("budget", 0.0)]
        rows.append([name, *(f"{value:.0f}" for value in row)])
        sums = [one + other for one, other in zip(sums, row, strict=True)]
    rows.append(["together", *(f"{value:.0f}" for value in sums)])
    return [f"{row[0]:14}" + "".join(f"{cell:>9}" for cell in row[1:]) for row in rows]


def as_toml(folders: Mapping[str, float], parts: Table, before: Table) -> str:
    """The text of seconds.toml below its comment. Budgets stay; a folder that has none gets some room."""
    texts = []
    for name in sorted(folders):
        room = 10 * math.ceil(_ROOM * folders[name] / 10)
        budget = before.get(name, {}).get("budget", room)
        texts.append(f"[folders.{name}]\nbudget = {budget:.0f}\ntaken = {folders[name]:.1f}")
    for name, took in parts.items():
        texts.append(
            f'[parts."{name}"]\nfrom = {took["begun"]:.0f}\nseconds = {took["passed"]:.0f}\n'
            f"processors = {took['processors']:.0f}"
        )
    return "\n\n".join(texts) + "\n"


def register(config: pytest.Config) -> None:
    """Adds the plugins where a run is asked to tell its seconds."""
    if not (asked := os.environ.get(ASKED)):
        return
    config.pluginmanager.register(Meter(), "seconds")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Collected(Path(asked)), "collected seconds")


def main() -> None:
    """Writes seconds.toml."""
    parser = argparse.ArgumentParser(description="Keeps what a run of all checks took, beside the budgets.")
    parser.add_argument("folder", type=Path, help="what .ci/run left: target/ci")
    folder = parser.parse_args().folder
    folders = by_folder(json.loads((folder / "seconds.json").read_text()))
    parts = {took["name"]: took for took in json.loads((folder / "parts.json").read_text())}
    comment = KEPT.read_text().split("\n\n")[0]
    KEPT.write_text(f"{comment}\n\n{as_toml(folders, parts, kept('folders'))}")


if __name__ == "__main__":
    main()

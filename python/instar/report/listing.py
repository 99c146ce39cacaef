"""What there is to name on the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import Library
from instar.report.table import table

if TYPE_CHECKING:
    from instar._core import FoundFile, Kind, WorkloadInfo


def render(library: Library, found: Mapping[Kind, Sequence[FoundFile]]) -> str:
    """A table of designs, cores, workloads and suites with their origin."""
    rows = []
    for kind, entries in found.items():
        for entry in entries:
            origin = entry["origin"] + (f", hides {entry['shadows']}" if entry["shadows"] else "")
            rows.append([kind, entry["name"], _summary(library, entry), origin])
    return table("", [("kind", "left"), ("name", "left"), ("what", "left"), ("from", "left")], rows)


def _summary(library: Library, entry: FoundFile) -> str:
    if entry["kind"] == "design":
        return _title(library, Path(entry["path"]))
    if entry["kind"] == "core":
        return library.core(entry["path"]).summary
    if entry["kind"] == "suite":
        suite = library.suite(entry["path"])
        return f"{suite['title']}, from a checkout of {suite['home']}"
    workload = library.workload(entry["path"])
    sets = ", ".join(workload["sets"])
    return f"{workload['title']} ({workload['standard']})" + (f": {sets}" if sets else "")


def _title(library: Library, path: Path) -> str:
    """Of a design, without what it describes, which takes a while to compile; its faults are `check`'s."""
    try:
        title = tomllib.loads(path.read_text(encoding="utf-8"))["design"]["title"]
    except (OSError, ValueError, KeyError, TypeError):
        title = None
    return title if isinstance(title, str) else library.design(str(path)).info["title"]


def render_workload(workload: WorkloadInfo) -> str:
    """Its sets, its operations, and its functions that a kernel may replace."""
    sets = [f"{workload['name']}-{name}" for name in workload["sets"]] or [workload["name"]]
    rows = [
        *(["operation", name, one["prototype"]] for name, one in workload["operations"].items()),
        *(["function", name, one["prototype"]] for name, one in workload["functions"].items()),
    ]
    title = f"{workload['title']}: {', '.join(sets)}"
    return table(title, [("kind", "left"), ("name", "left"), ("prototype", "left")], rows)

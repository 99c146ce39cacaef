"""What there is to name on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        # What it describes takes a while to compile, and is not asked for.
        return library.design_title(entry["path"]) or library.design(entry["path"]).info["title"]
    if entry["kind"] == "core":
        return library.core(entry["path"]).summary
    if entry["kind"] == "suite":
        suite = library.suite(entry["path"])
        return f"{suite['title']}, from a checkout of {suite['home']}"
    workload = library.workload(entry["path"])
    sets = ", ".join(workload["sets"])
    return f"{workload['title']} ({workload['standard']})" + (f": {sets}" if sets else "")


def render_workload(workload: WorkloadInfo) -> str:
    """Its sets, its operations, and its functions that a kernel may replace."""
    sets = [f"{workload['name']}-{name}" for name in workload["sets"]] or [workload["name"]]
    rows = [
        *(["operation", name, one["prototype"]] for name, one in workload["operations"].items()),
        *(["function", name, one["prototype"]] for name, one in workload["functions"].items()),
    ]
    title = f"{workload['title']}: {', '.join(sets)}"
    return table(title, [("kind", "left"), ("name", "left"), ("prototype", "left")], rows)

"""Where the cycles of a run went: the categories, then functions, source lines or instructions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from instar.report.table import count, table

if TYPE_CHECKING:
    from instar._core import Breakdown, Profile

#: What each category is called in a table, in the order of the pipeline (docs/reference/profile.md).
HEADINGS = {
    "issued": "issued",
    "branch_miss": "branch",
    "flush": "flush",
    "instruction_miss": "I-miss",
    "fetch": "fetch",
    "raw": "RAW",
    "waw": "WAW",
    "structural": "struct",
    "read_port": "rd port",
    "load_store": "LSU",
    "data_miss": "D-miss",
    "store_conflict": "st conf",
    "write_buffer": "wr buf",
    "scoreboard": "scbd",
    "commit": "commit",
    "end": "end",
}


@dataclass(frozen=True)
class View:
    """Which table is wanted."""

    #: "function", "line" or "instruction".
    by: str = "function"
    #: Issue slots instead of cycles.
    slots: bool = False
    #: Rows at most.
    top: int = 20


def render(title: str, notes: Sequence[str], profile: Profile, view: View) -> str:
    """Totals, what they went to, and the rows of `view`; categories that are zero throughout are left out."""
    key = "slots" if view.slots else "stalls"
    whole: Breakdown = profile["slots"] if view.slots else profile["stalls"]
    unit = "issue slots" if view.slots else "cycles"
    total = sum(whole.values())
    rate = profile["instructions"] / profile["cycles"]
    lines = [
        title,
        f"  cycles        {count(profile['cycles'])}",
        f"  instructions  {count(profile['instructions'])}  ({rate:.3f} per cycle)",
        *(f"  {note}" for note in notes),
    ]
    categories = [name for name in HEADINGS if whole[name]]
    shares = [
        [HEADINGS[name], count(whole[name]), f"{100 * whole[name] / total:.1f} %"] for name in categories
    ]
    text = "\n".join(lines) + "\n\n"
    text += table(f"Where the {unit} went", [("", "left"), (unit, "right"), ("share", "right")], shares)
    columns, rows = _rows(profile, view, key, categories)
    shown = rows[: view.top]
    text += "\n" + table(f"By {view.by}, {unit} of its own", columns, shown)
    if len(rows) > len(shown):
        text += f"{len(rows) - len(shown)} more with fewer; --top shows more, --json all.\n"
    return text


def _rows(
    profile: Profile, view: View, key: str, categories: list[str]
) -> tuple[list[tuple[str, str]], list[list[str]]]:
    def numbers(row: Breakdown) -> list[str]:
        return [count(row[name]) if row[name] else "·" for name in categories]

    columns = [(HEADINGS[name], "right") for name in categories]
    total = max(1, sum(profile[key].values()))  # type: ignore[literal-required]

    def share(row: Breakdown) -> str:
        return f"{100 * sum(row.values()) / total:.1f} %"

    if view.by == "function":
        heads = [("function", "left"), ("calls", "right"), ("instr.", "right"), ("cycles", "right")]
        heads += [("share", "right"), ("with callees", "right")]
        rows = [
            [
                f["function"],
                count(f["calls"]),
                count(f["instructions"]),
                count(f["cycles"]),
                share(f[key]),  # type: ignore[literal-required]
                count(f["cycles_with_callees"]),
                *numbers(f[key]),  # type: ignore[literal-required]
            ]
            for f in profile["functions"]
        ]
    elif view.by == "line":
        heads = [
            ("line", "left"),
            ("function", "left"),
            ("instr.", "right"),
            ("cycles", "right"),
            ("share", "right"),
        ]
        rows = [
            [
                place(entry["file"], entry["line"]),
                entry["function"] or "–",
                count(entry["instructions"]),
                count(entry["cycles"]),
                share(entry[key]),  # type: ignore[literal-required]
                *numbers(entry[key]),  # type: ignore[literal-required]
            ]
            for entry in profile["lines"]
        ]
    else:
        heads = [("pc", "left"), ("instruction", "left"), ("in", "left"), ("times", "right")]
        heads += [("cycles", "right"), ("share", "right")]
        rows = [
            [
                f"{entry['pc']:08x}",
                entry["text"],
                _where(entry["function"], entry["file"], entry["line"]),
                count(entry["executions"]),
                count(entry["cycles"]),
                share(entry[key]),  # type: ignore[literal-required]
                *numbers(entry[key]),  # type: ignore[literal-required]
            ]
            for entry in sorted(profile["hot"], key=lambda entry: -entry["cycles"])
        ]
    return heads + columns, rows


def place(file: str | None, line: int | None) -> str:
    """`ntt.c:42`; a dash where the program does not say."""
    if file is None:
        return "–"
    return PurePath(file).name + (f":{line}" if line else "")


def _where(function: str | None, file: str | None, line: int | None) -> str:
    if function is None:
        return "–"
    return f"{function} ({place(file, line)})" if file else function

"""Where the cycles of a run went: the categories, then functions, source lines, instructions or mnemonics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Literal

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

    #: "function", "line", "instruction" or "mnemonic".
    by: str = "function"
    #: Issue slots instead of cycles.
    slots: bool = False
    #: Rows at most.
    top: int = 20


def render(title: str, notes: Sequence[str], profile: Profile, view: View) -> str:
    """Totals, what they went to, and the rows of `view`; categories that are zero throughout are left out."""
    key: Literal["stalls", "slots"] = "slots" if view.slots else "stalls"
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
    heads, entries = _entries(profile, view, key)
    entries.sort(key=lambda entry: -sum(entry.spent.values()))
    columns = [*heads, ("times", "right"), ("cycles", "right"), ("share", "right")]
    columns += [(HEADINGS[name], "right") for name in categories]
    rows = [
        [
            *entry.names,
            count(entry.times),
            count(entry.cycles),
            f"{100 * sum(entry.spent.values()) / total:.1f} %",
            *(count(entry.spent[name]) if entry.spent[name] else "·" for name in categories),
        ]
        for entry in entries[: view.top]
    ]
    text += "\n" + table(f"By {view.by}, {unit} of its own", columns, rows)
    if len(entries) > len(rows):
        text += f"{count(len(entries) - len(rows))} more with fewer; --top shows more, --json all.\n"
    return text


@dataclass(frozen=True)
class _Entry:
    """One row: what it is called, and what was spent on it."""

    names: list[str]
    #: Instructions that committed.
    times: int
    cycles: int
    #: Cycles or slots, as the view wants.
    spent: Breakdown


def _entries(
    profile: Profile, view: View, key: Literal["stalls", "slots"]
) -> tuple[list[tuple[str, str]], list[_Entry]]:
    if view.by == "function":
        heads = [("function", "left"), ("calls", "right"), ("with callees", "right")]
        return heads, [
            _Entry(
                [row["function"], count(row["calls"]), count(row["cycles_with_callees"])],
                row["instructions"],
                row["cycles"],
                row[key],
            )
            for row in profile["functions"]
        ]
    if view.by == "line":
        return [("line", "left"), ("function", "left")], [
            _Entry(
                [place(line["file"], line["line"]), line["function"] or "–"],
                line["instructions"],
                line["cycles"],
                line[key],
            )
            for line in profile["lines"]
        ]
    hot = [
        _Entry(
            [f"{one['pc']:08x}", one["text"], _where(one["function"], one["file"], one["line"])],
            one["executions"],
            one["cycles"],
            one[key],
        )
        for one in profile["hot"]
    ]
    if view.by == "instruction":
        return [("pc", "left"), ("instruction", "left"), ("in", "left")], hot
    return [("mnemonic", "left")], _by_mnemonic(hot)


def _by_mnemonic(hot: list[_Entry]) -> list[_Entry]:
    kinds: dict[str, list[_Entry]] = {}
    for one in hot:
        kinds.setdefault(one.names[1].split(" ")[0], []).append(one)
    return [
        _Entry(
            [mnemonic],
            sum(one.times for one in kind),
            sum(one.cycles for one in kind),
            {name: sum(one.spent[name] for one in kind) for name in HEADINGS},
        )
        for mnemonic, kind in kinds.items()
    ]


def place(file: str | None, line: int | None) -> str:
    """`ntt.c:42`; a dash where the program does not say."""
    if file is None:
        return "–"
    return PurePath(file).name + (f":{line}" if line else "")


def _where(function: str | None, file: str | None, line: int | None) -> str:
    if function is None:
        return "–"
    return f"{function} ({place(file, line)})" if file else function

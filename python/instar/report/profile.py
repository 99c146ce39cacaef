"""Where the cycles of a run went: the categories, then functions, calls, lines, instructions or mnemonics.

Without a core model there are no cycles, and the same rows say where the instructions went.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Literal

from instar._core import families
from instar.report.table import count, table

if TYPE_CHECKING:
    from instar._core import Breakdown, FunctionRow, HeldRow, Profile

#: What each category of any family is called in a table (docs/reference/profile.md).
HEADINGS = {stall["name"]: stall["heading"] for family in families() for stall in family["stalls"]}


@dataclass(frozen=True)
class View:
    """Which table is wanted."""

    #: "function", "call", "line", "instruction" or "mnemonic".
    by: str = "function"
    #: Issue slots instead of cycles.
    slots: bool = False
    #: Rows at most.
    top: int = 20


def render(title: str, notes: Sequence[str], profile: Profile, view: View) -> str:
    """Totals, what they went to, and the rows of `view`; categories that are zero throughout are left out."""
    cycles, instructions = profile["cycles"], profile["instructions"]
    lines = [title]
    if cycles is not None:
        lines.append(f"  cycles        {count(cycles)}")
    rate = f"  ({instructions / cycles:.3f} per cycle)" if cycles else ""
    lines += [f"  instructions  {count(instructions)}{rate}", *(f"  {note}" for note in notes)]
    text = "\n".join(lines) + "\n\n"
    if view.by == "call":
        return text + _calls(profile, view.top)
    if cycles is None:
        return text + _rows(profile, view, "instructions", instructions, [])
    key: Literal["stalls", "slots"] = "slots" if view.slots else "stalls"
    whole: Breakdown = profile[key] or {}
    unit = "issue slots" if view.slots else "cycles"
    total = sum(whole.values())
    categories = [name for name in whole if whole[name]]
    shares = [
        [HEADINGS[name], count(whole[name]), f"{100 * whole[name] / total:.1f} %"] for name in categories
    ]
    text += table(f"Where the {unit} went", [("", "left"), (unit, "right"), ("share", "right")], shares)
    text += _held(profile) + _devices(profile)
    return text + "\n" + _rows(profile, view, unit, total, categories)


def _held(profile: Profile) -> str:
    """In how many cycles each unit held instructions, where the core's family counts them."""
    cycles = profile["cycles"] or 1
    rows = [
        [
            row["unit"],
            count(row["cycles"]),
            f"{100 * row['cycles'] / cycles:.1f} %",
            f"{row['instruction_cycles'] / row['cycles']:.2f}",
            f"{100 * row['works'] / row['cycles']:.0f} %",
            _waits(row),
        ]
        for row in profile["held"]
        if row["cycles"]
    ]
    columns = [("", "left"), ("cycles", "right"), ("share", "right"), ("instructions then", "right")]
    columns += [("at work", "right"), ("waited for", "left")]
    return "\n" + table("Units that held instructions", columns, rows) if rows else ""


def _devices(profile: Profile) -> str:
    """In how many cycles each device of the design was waited for, where it was accessed."""
    cycles = profile["cycles"] or 1
    rows = [
        [
            row["device"],
            count(row["accesses"]),
            count(row["cycles"]),
            f"{100 * row['cycles'] / cycles:.1f} %",
            count(row["command_cycles"]),
        ]
        for row in profile["devices"]
        if row["accesses"]
    ]
    columns = [("", "left"), ("accesses", "right"), ("cycles", "right"), ("share", "right")]
    columns.append(("for commands", "right"))
    return "\n" + table("Devices that were waited for", columns, rows) if rows else ""


def _waits(row: HeldRow) -> str:
    """`vector loads 512, memory 20`: what the oldest instruction waited for, and for how long."""
    waits = sorted(row["waits"], key=lambda wait: -wait[1])
    return ", ".join(f"{name} {count(cycles)}" for name, cycles in waits if cycles)


@dataclass(frozen=True)
class _Entry:
    """One row: what it is called, and what was spent on it."""

    names: list[str]
    #: Instructions that retired.
    times: int
    cycles: int | None
    #: Cycles or slots by category, as the view wants; None without a core.
    spent: Breakdown | None

    @property
    def amount(self) -> int:
        """What the row is ordered by, in the unit of the table."""
        return self.times if self.spent is None else sum(self.spent.values())


def _rows(profile: Profile, view: View, unit: str, total: int, categories: Sequence[str]) -> str:
    heads, entries = _entries(profile, view)
    entries.sort(key=lambda entry: -entry.amount)
    columns = [*heads, ("instructions" if profile["cycles"] is None else "times", "right")]
    columns += [] if profile["cycles"] is None else [("cycles", "right")]
    columns += [("share", "right"), *((HEADINGS[name], "right") for name in categories)]
    rows = []
    for entry in entries[: view.top]:
        row = [*entry.names, count(entry.times)]
        row += [] if entry.cycles is None else [count(entry.cycles)]
        row.append(f"{100 * entry.amount / (total or 1):.1f} %")
        spent = entry.spent or {}
        rows.append([*row, *(count(spent[name]) if spent[name] else "·" for name in categories)])
    text = table(f"By {view.by}, {unit} of its own", columns, rows)
    return text + _more(len(entries) - len(rows))


def _more(rows: int) -> str:
    return f"{count(rows)} more with fewer; --top shows more, --json all.\n" if rows else ""


def _calls(profile: Profile, top: int) -> str:
    """Each function between those that call it and those that it calls, the most expensive first."""
    timed = profile["cycles"] is not None
    unit = "cycles" if timed else "instructions"
    total = (profile["cycles"] if timed else profile["instructions"]) or 1

    def cells(name: str, calls: int, instructions: int, cycles: int | None) -> list[str]:
        cost = instructions if cycles is None else cycles
        return [name, count(calls), count(cost), f"{100 * cost / total:.1f} %"]

    functions = sorted(profile["functions"], key=lambda row: -_with_callees(row))
    rows: list[list[str]] = []
    for row in functions[:top]:
        name = row["function"]
        rows += [[""] * 4] if rows else []
        for call in (call for call in profile["calls"] if call["callee"] == name):
            caller = call["caller"] or "(outside)"
            rows.append(cells(f"  from {caller}", call["calls"], call["instructions"], call["cycles"]))
        whole = (row["calls"], row["instructions_with_callees"], row["cycles_with_callees"])
        rows.append(cells(name, *whole))
        for call in (call for call in profile["calls"] if call["caller"] == name):
            rows.append(cells(f"  to {call['callee']}", call["calls"], call["instructions"], call["cycles"]))
    columns = [("function", "left"), ("calls", "right"), (unit, "right"), ("share", "right")]
    text = table(f"By call, {unit} with callees", columns, rows)
    return text + _more(len(functions) - min(top, len(functions)))


def _with_callees(row: FunctionRow) -> int:
    cycles = row["cycles_with_callees"]
    return row["instructions_with_callees"] if cycles is None else cycles


def _entries(profile: Profile, view: View) -> tuple[list[tuple[str, str]], list[_Entry]]:
    key: Literal["stalls", "slots"] = "slots" if view.slots else "stalls"
    if view.by == "function":
        heads = [("function", "left"), ("calls", "right"), ("with callees", "right")]
        return heads, [
            _Entry(
                [
                    row["function"],
                    count(row["calls"]),
                    count(_with_callees(row)),
                ],
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
            None if kind[0].cycles is None else sum(one.cycles or 0 for one in kind),
            _sums([one.spent for one in kind if one.spent is not None]),
        )
        for mnemonic, kind in kinds.items()
    ]


def _sums(spent: list[Breakdown]) -> Breakdown | None:
    """Category by category; None of nothing."""
    return {name: sum(one[name] for one in spent) for name in spent[0]} if spent else None


def place(file: str | None, line: int | None) -> str:
    """`ntt.c:42`; a dash where the program does not say."""
    if file is None:
        return "–"
    return PurePath(file).name + (f":{line}" if line else "")


def _where(function: str | None, file: str | None, line: int | None) -> str:
    if function is None:
        return "–"
    return f"{function} ({place(file, line)})" if file else function

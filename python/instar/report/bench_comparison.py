"""Two tables of schemes row by row: what changed most first, then what only one has, then the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from instar.report.bench import title
from instar.report.schemes import told_apart
from instar.report.table import Column, count, table
from instar.result import BenchRow, BenchTable

#: What else of a row is compared besides its cycles, with its heading.
_BYTES = {
    "instructions": "instructions",
    "code_bytes": "code",
    "constant_bytes": "constants",
    "data_bytes": "data",
    "stack_bytes": "stack",
}


@dataclass(frozen=True)
class Change:
    """One row in both tables, or in one of them."""

    old: BenchRow | None
    new: BenchRow | None

    @property
    def row(self) -> BenchRow:
        """Whichever there is."""
        found = self.new or self.old
        assert found is not None
        return found

    @property
    def ratio(self) -> float | None:
        """New over old: cycles, or without a core instructions; None where one is missing."""
        if self.old is None or self.new is None:
            return None
        old, new = self.old.cost, self.new.cost
        if old.cycles and new.cycles:
            return new.cycles / old.cycles
        return new.instructions / old.instructions if old.instructions else None

    @property
    def within(self) -> bool:
        """One of them was sampled, and their intervals meet: the cycles may be the same."""
        if self.old is None or self.new is None or not (self.old.cost.windows or self.new.cost.windows):
            return False
        old, new = self.old.cost, self.new.cost
        if None in (old.cycles_low, old.cycles_high, new.cycles_low, new.cycles_high):
            return False
        assert old.cycles_low is not None and old.cycles_high is not None
        assert new.cycles_low is not None and new.cycles_high is not None
        return old.cycles_low <= new.cycles_high and new.cycles_low <= old.cycles_high

    @property
    def differs(self) -> bool:
        """Some figure of the row is another."""
        if self.old is None or self.new is None:
            return True
        cycles = self.old.cost.cycles != self.new.cost.cycles and not self.within
        return cycles or any(self.difference(key) for key in _BYTES)

    def difference(self, key: str) -> int:
        """By how much the new figure is more; 0 where one is missing."""
        if self.old is None or self.new is None:
            return 0
        return int(_figure(self.new, key)) - int(_figure(self.old, key))

    def as_dict(self) -> dict[str, Any]:
        """As `bench --compare --json` prints it."""
        row = self.row
        return {
            "workload": row.workload,
            "set": row.parameter_set,
            "title": row.title,
            "operation": row.operation,
            "xlen": row.xlen,
            "ratio": self.ratio,
            "within_intervals": self.within,
            "differs": self.differs,
            "old": self.old.as_dict() if self.old else None,
            "new": self.new.as_dict() if self.new else None,
        }


def _figure(row: BenchRow, key: str) -> int:
    figures: dict[str, Any] = row.as_dict()
    return int(figures[key])


def changes(old: BenchTable, new: BenchTable) -> list[Change]:
    """Every row of both: those that changed, the largest change first; then one-sided, then equal ones."""
    paired = _paired(old.rows, new.rows)

    def order(change: Change) -> tuple[int, float]:
        ratio = change.ratio
        if ratio is None:
            return (1, 0)
        if not change.differs:
            return (2, 0)
        return (0, 0.0 if change.within else -max(ratio, 1 / ratio) if ratio else float("-inf"))

    return sorted(paired, key=order)


#: Workload, set, operation and XLEN.
_Name = tuple[str, str, str, int]


def _paired(olds: Sequence[BenchRow], news: Sequence[BenchRow]) -> list[Change]:
    """Rows of one name and one title; where an older table has no titles, of one name."""
    before, after = _by_name(olds), _by_name(news)
    paired: list[Change] = []
    for name in {**after, **before}:
        old, new = before.get(name, {}), after.get(name, {})
        if len(old) == len(new) == 1 and "" in (*old, *new):
            paired.append(Change(*old.values(), *new.values()))
        else:
            paired += [Change(old.get(title), new.get(title)) for title in {**new, **old}]
    return paired


def _by_name(rows: Sequence[BenchRow]) -> dict[_Name, dict[str, BenchRow]]:
    """Name → title → the row."""
    found: dict[_Name, dict[str, BenchRow]] = {}
    for row in rows:
        name = (row.workload, row.parameter_set, row.operation, row.xlen)
        found.setdefault(name, {})[row.title] = row
    return found


def render(old: str, new: str, tables: Sequence[tuple[BenchTable, BenchTable]]) -> str:
    """`old` and `new` are what the two are called."""
    return "\n".join(_one(old, new, before, after) for before, after in tables)


def _one(old: str, new: str, before: BenchTable, after: BenchTable) -> str:
    paired = changes(*told_apart([before, after]))
    differing = [change for change in paired if change.differs]
    lines = [f"old  {old}: {title(before)}", f"new  {new}: {title(after)}"]
    lines += _builds(before, after)
    text = "\n".join(lines) + "\n\n"
    if not differing:
        return text + f"No figure differs in {_rows(len(paired))}.\n"
    unit = "cycles" if after.core is not None else "instructions"
    columns = [
        Column("scheme"),
        Column("operation", key=True),
        Column(f"old {unit}", "right"),
        Column(f"new {unit}", "right"),
        Column("change", "right"),
        *(
            Column(heading, "right", optional=True)
            for key, heading in _BYTES.items()
            if not (unit == "instructions" and key == "instructions")
        ),
    ]
    keys = [key for key in _BYTES if not (unit == "instructions" and key == "instructions")]
    rows = [
        [
            change.row.name,
            change.row.operation,
            _cost(change.old, unit),
            _cost(change.new, unit),
            _change(change),
            *(_signed(change.difference(key)) for key in keys),
        ]
        for change in differing
    ]
    text += table("What changed", columns, rows)
    same = len(paired) - len(differing)
    if same:
        text += f"\n{_rows(same)} {'is' if same == 1 else 'are'} the same in both.\n"
    if any(change.within for change in differing):
        text += "\nWithin: the cycles were sampled, and their intervals meet.\n"
    return text


def _rows(number: int) -> str:
    return "1 row" if number == 1 else f"{count(number)} rows"


def _cost(row: BenchRow | None, unit: str) -> str:
    if row is None:
        return "no row"
    return count(row.cost.cycles if unit == "cycles" else row.cost.instructions)


def _change(change: Change) -> str:
    if change.within:
        return "within"
    return "–" if change.ratio is None else f"{100 * (change.ratio - 1):+.2f} %"


def _signed(difference: int) -> str:
    return f"{difference:+,}" if difference else ""


def _builds(before: BenchTable, after: BenchTable) -> list[str]:
    """Compilers where they are not the same."""
    old, new = ({row.compiler for row in table.rows} for table in (before, after))
    if old == new:
        return []
    return [f"The compiler changed: {' and '.join(sorted(old))}; now {' and '.join(sorted(new))}"]

"""What schemes are called in tables: by their workload, and by their title where two have one name.

A workload's name is chosen by whoever writes its file, so two in one table may share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from instar.result import BenchFailure, BenchRow, BenchTable

#: Workload and set, as commands name them.
_Name = tuple[str, str]


def told_apart(tables: Sequence[BenchTable]) -> list[BenchTable]:
    """The tables, in which schemes of one name are called by their titles."""
    titles: dict[_Name, set[str]] = {}
    for table in tables:
        rows: list[BenchRow | BenchFailure] = [*table.rows, *table.failed]
        for row in rows:
            if row.title:
                titles.setdefault((row.workload, row.parameter_set), set()).add(row.title)

    def named(row: BenchRow | BenchFailure) -> bool:
        return len(titles.get((row.workload, row.parameter_set), ())) > 1

    return [
        replace(
            table,
            rows=tuple(replace(row, alike=named(row)) for row in table.rows),
            failed=tuple(replace(row, alike=named(row)) for row in table.failed),
        )
        for table in tables
    ]


def titles(rows: Iterable[BenchRow]) -> str:
    """`clean is PQClean's Kyber768`, of names that do not say it; empty where all do."""
    found = {
        row.name: row.title
        for row in rows
        if row.title and not row.alike and _letters(row.title) != _letters(row.name)
    }
    return "; ".join(f"{name} is {title}" for name, title in found.items())


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())

"""Schedules of one function at several code sizes: loops as they are, turned and unrolled, short registers.

Each is searched, proved and measured by itself. The front are those to which no other is both as
small and as fast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from instar.report.table import table
from instar.schedule.candidate import Wanted, Watcher
from instar.schedule.loops import NoLoop
from instar.schedule.order import Scheduled, search
from instar.schedule.report import as_dict

#: Rounds that become one.
UNROLLED = (1, 2, 4)


@dataclass(frozen=True)
class Point:
    """One schedule."""

    #: What was done to it, in a few words.
    form: str
    done: Scheduled

    @property
    def size(self) -> int:
        """Its bytes."""
        return self.done.found["bytes_after"]

    @property
    def cycles(self) -> int:
        """Of one call."""
        return self.done.after


def forms(wanted: Wanted) -> Iterator[tuple[str, Wanted]]:
    """What is tried, the shortest code first."""
    compressed = "c" in wanted.core.isa.split("_")[0]
    for count in UNROLLED:
        loops = "loops as they are" if count == 1 else f"{count} rounds in one"
        plain = replace(wanted, unroll=count, turn_loops=False)
        if compressed:
            yield f"{loops}, short registers", replace(plain, short=True)
        yield loops, plain
        yield f"{loops}, turned", replace(plain, turn_loops=True)


def points(wanted: Wanted, folder: Path, progress: Watcher) -> list[Point]:
    """A schedule of each form that the function can have, smallest first; ^C ends it with those so far."""
    found: list[Point] = []
    tried = list(forms(wanted))
    for number, (form, one) in enumerate(tried):

        def told(what: str, share: float, best: int, number: int = number) -> bool:
            return progress(what, (number + share) / len(tried), best)

        try:
            done = search(one, folder / f"form{number}", told)
        except NoLoop:
            continue
        if one.turn_loops and not done.turned and not done.stopped:
            continue
        found.append(Point(form, done))
        if done.stopped:
            break
    return sorted(found, key=lambda point: (point.size, point.cycles))


def front(found: Sequence[Point]) -> list[Point]:
    """Those to which no other is both as small and as fast; of equal ones the first."""
    best: list[Point] = []
    for point in found:
        if not best or point.cycles < best[-1].cycles:
            best.append(point)
    return best


def render(found: Sequence[Point], files: dict[int, Path]) -> str:
    """For people: a table of cycles and bytes."""
    target, core = found[0].done.wanted.target, found[0].done.wanted.core
    on_front = front(found)
    columns = [("", "left"), ("bytes", "right"), ("cycles", "right"), ("instructions", "right")]
    columns += [("form", "left"), ("file", "left")]
    rows = []
    for point in found:
        marked = any(point is other for other in on_front)
        name = str(files[point.size]) if marked and point.size in files else ""
        count = f"{point.done.instructions[1]:,}"
        rows.append(["*" if marked else "", f"{point.size:,}", f"{point.cycles:,}", count, point.form, name])
    before = found[0].done
    title = (
        f"{target.function} of {target.title} on {core.name}: came with {before.bytes_before:,} bytes, "
        f"{before.before:,} cycles"
    )
    note = "*: none other is both as small and as fast; all are proved equal to what came"
    return f"{table(title, columns, rows)}\n{note}"


def as_list(found: Sequence[Point], files: dict[int, Path]) -> list[dict[str, Any]]:
    """For `--json`."""
    on_front = front(found)
    listed = []
    for point in found:
        marked = any(point is other for other in on_front)
        name = str(files[point.size]) if marked and point.size in files else None
        listed.append({"form": point.form, "front": marked, "file": name, **as_dict(point.done)})
    return listed

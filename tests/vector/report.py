"""Which cells were executed, which are reserved, which remain: as tables, and as a file to go on with.

Source: own design.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .cells import VILL, Cell, Machine
from .driver import ILLEGAL, Left

HEAD = (
    "| machine | instructions | cells | executed | reserved | open | accesses that faulted | cases "
    "| refused | differences |"
)
_RULE = "|---|" + "---:|" * 9


@dataclass
class Count:
    """What the cells of one instruction came to on one machine."""

    cells: int = 0
    #: Some case was executed, with an element or more.
    executed: int = 0
    #: The manual refuses every case; so does the simulator, or it is a difference.
    reserved: int = 0
    #: Cells of an access in which some element had no memory.
    faulted: int = 0
    cases: int = 0
    #: Cases that are reserved, with those in cells that are legal.
    refused: int = 0
    #: Cases that an emulator executes though the manual reserves them, or fails at.
    lenient: int = 0
    #: Neither executed nor reserved.
    open: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)
    #: Why cells are reserved, in the manual's words in Python: cells by reason.
    reasons: dict[str, int] = field(default_factory=dict)


def count(cells: Sequence[Cell], tried: Iterable[tuple[Cell, Left]]) -> Count:
    """What cases left, by the judge, in these cells."""
    found = Count(len(cells))
    of: dict[Cell, list[Left]] = {cell: [] for cell in cells}
    for cell, left in tried:
        of[cell].append(left)
        found.cases += 1
        found.refused += left.trapped == ILLEGAL
    reasons: Counter[str] = Counter()
    for cell, lefts in of.items():
        legal = [left for left in lefts if not left.trapped]
        if any(_did(cell, left) for left in legal):
            found.executed += 1
        elif lefts and _refuses(cell, lefts):
            found.reserved += 1
            reasons["no such vtype: vill is set" if cell.how else lefts[0].why or "trapped"] += 1
        else:
            found.open.append(str(cell))
        found.faulted += any(left.trapped > ILLEGAL for left in lefts)
    found.reasons = dict(reasons)
    return found


def _did(cell: Cell, left: Left) -> bool:
    """Whether an instruction did something: an element, whole registers without a vtype, a legal vtype."""
    if cell.how:
        return left.vtype == cell.vtype
    return left.vl > 0 or cell.vtype == VILL


def _refuses(cell: Cell, lefts: Sequence[Left]) -> bool:
    if cell.how:
        return all(left.trapped == 0 and left.vtype.bit_count() == 1 and left.vl == 0 for left in lefts)
    return all(left.trapped == ILLEGAL for left in lefts)


class Report:
    """Counts by machine and instruction."""

    def __init__(self, judge: str, seed: int, path: Path, go_on: bool = False) -> None:
        """A new report, or with `go_on` that of the file if it has this judge and seed."""
        self.judge, self.seed, self.path = judge, seed, path
        self.counts: dict[str, dict[str, Count]] = {}
        if go_on and path.is_file():
            kept = json.loads(path.read_text())
            if (kept["judge"], kept["seed"]) == (judge, seed):
                self.counts = {m: {n: Count(**c) for n, c in of.items()} for m, of in kept["counts"].items()}

    def has(self, machine: Machine, name: str) -> bool:
        return name in self.counts.get(str(machine), {})

    def add(self, machine: Machine, name: str, counted: Count) -> None:
        self.counts.setdefault(str(machine), {})[name] = counted

    def all(self) -> list[Count]:
        return [counted for of in self.counts.values() for counted in of.values()]

    @property
    def differences(self) -> list[str]:
        return [told for counted in self.all() for told in counted.differences]

    def write(self) -> None:
        """The counts as JSON, and the tables beside it as Markdown."""
        counts = {m: {n: asdict(c) for n, c in sorted(of.items())} for m, of in sorted(self.counts.items())}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = {"judge": self.judge, "seed": self.seed, "counts": counts}
        self.path.write_text(json.dumps(data, indent=1) + "\n")
        self.path.with_suffix(".md").write_text(self.table() + "\n")

    def table(self) -> str:
        lines = [f"Judge: {self.judge}; seed {self.seed}.", "", HEAD, _RULE]
        for machine, of in self.counts.items():
            lines.append(_row(machine, list(of.values())))
        lines.append(_row("**all**", self.all()))
        if lenient := sum(c.lenient for c in self.all()):
            lines += ["", f"{lenient:,} cases are reserved and executed by the judge, or it failed at them."]
        reasons: Counter[str] = Counter()
        for counted in self.all():
            reasons.update(_plain(counted.reasons))
        lines += ["", "| reserved because | cells |", "|---|---:|"]
        lines += [f"| {why} | {cells:,} |" for why, cells in reasons.most_common()]
        open_cells = [f"{m}: {cell}" for m, of in self.counts.items() for c in of.values() for cell in c.open]
        lines += ["", f"Open cells: {len(open_cells)}.", *open_cells[:100]]
        return "\n".join([*lines, *self.differences[:100]])


def _row(name: str, of: Sequence[Count]) -> str:
    sums = [
        len(of),
        *(sum(getattr(c, key) for c in of) for key in ("cells", "executed", "reserved")),
        sum(len(c.open) for c in of),
        *(sum(getattr(c, key) for c in of) for key in ("faulted", "cases", "refused")),
        sum(len(c.differences) for c in of),
    ]
    return f"| {name} | " + " | ".join(f"{number:,}" for number in sums) + " |"


def _plain(reasons: dict[str, int]) -> dict[str, int]:
    """Reasons without their numbers: EMUL 16 and EMUL 32 are one."""
    found: Counter[str] = Counter()
    for why, cells in reasons.items():
        kinds = {
            "fields": "more than 8 registers",
            "EMUL": "EMUL out of range",
            "elements of": "elements wider than ELEN",
        }
        found[next((plain for start, plain in kinds.items() if start in why), why)] += cells
    return dict(found)

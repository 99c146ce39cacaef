"""What became of an adversary's cases: counts by kind, and each wrong yes with what shows it again."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class Verdict(Enum):
    """A checker's answer beside the judge's."""

    RIGHT = "yes, right"
    CAUGHT = "no, right"
    REFUSED = "no, not shown why"
    WRONG = "WRONG YES"
    UNJUDGED = "not judged"


@dataclass(frozen=True)
class Case:
    """A wrong yes, small enough to be read."""

    #: What was changed, as the report counts it.
    kind: str
    #: `--seed` of `python -m tests.adversary --only NAME --count 1` that makes it again.
    seed: int
    #: The command that says yes, run where the files lie.
    command: str
    #: What the judge saw that is against it.
    truth: str
    #: Contents of the files, by name.
    files: Mapping[str, str | bytes] = field(default_factory=dict)

    def save(self, folder: Path) -> None:
        """Writes the files and a README with command and truth into `folder`, in place of what was there."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, contents in self.files.items():
            data = contents.encode() if isinstance(contents, str) else contents
            (folder / name).write_bytes(data)
        text = f"{self.kind}, seed {self.seed}\n\nCommand:\n{self.command}\n\nTruth:\n{self.truth}\n"
        (folder / "README.txt").write_text(text, encoding="utf-8")


@dataclass
class Tally:
    """Cases of one generator; tallies of several processes are added up by `+=`."""

    counts: Counter[tuple[str, Verdict]] = field(default_factory=Counter)
    wrong: list[Case] = field(default_factory=list)

    def add(self, kind: str, verdict: Verdict, case: Case | None = None) -> None:
        """Counts a case; a wrong one is kept with what it takes to see it again."""
        if (case is None) == (verdict is Verdict.WRONG):
            raise ValueError("a wrong yes comes with its case, and nothing else does")
        self.counts[kind, verdict] += 1
        if case is not None:
            self.wrong.append(case)

    def __iadd__(self, other: Tally) -> Tally:
        self.counts += other.counts
        self.wrong += other.wrong
        return self

    def of(self, verdict: Verdict) -> int:
        """Cases with this verdict."""
        return sum(count for (_, given), count in self.counts.items() if given is verdict)

    @property
    def tried(self) -> int:
        """All cases."""
        return self.counts.total()

    def table(self) -> str:
        """A line for each kind, and their sum."""
        kinds = sorted({kind for kind, _ in self.counts})
        width = max([len("all"), *map(len, kinds)])
        lines = [" ".join([" " * width, f"{'tried':>8}", *(f"{one.value:>18}" for one in Verdict)])]
        rows = [(kind, [self.counts[kind, one] for one in Verdict]) for kind in kinds]
        for kind, row in [*rows, ("all", [self.of(one) for one in Verdict])]:
            numbers = [f"{sum(row):8,}", *(f"{count:18,}" for count in row)]
            lines.append(" ".join([f"{kind:{width}}", *numbers]))
        return "\n".join(lines)

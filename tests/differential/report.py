"""What a fuzzing run covered: by extension and emulator, instructions, cells, executions, differences.

Source: own design.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path

from .cases import EXCLUDED, subjects
from .operands import Subject

_SEQUENCES = "sequences"


@dataclass
class _Row:
    """One extension at one XLEN on one emulator."""

    cells: dict[str, set[str]] = field(default_factory=dict)
    executions: int = 0
    differences: int = 0


class Report:
    """Counts while a run goes on, and prints at its end."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.start = time.monotonic()
        self.rows: dict[tuple[int, str, str], _Row] = {}
        self.differences: list[dict[str, str]] = []
        self._cells = {(x, s.key): s.cells for x in (32, 64) for s in subjects(x)}
        #: By XLEN and extension: instructions that no emulator here knows.
        self._unknown: dict[tuple[int, str], set[str]] = {}

    def _row(self, oracle: str, xlen: int, subject: Subject | None) -> _Row:
        extension = subject.encoding.extension if subject else _SEQUENCES
        return self.rows.setdefault((xlen, extension, oracle), _Row())

    def add(self, oracle: str, xlen: int, subject: Subject | None, cells: set[str], executions: int) -> None:
        """So many instructions of the image were compared, and these cells were hit."""
        row = self._row(oracle, xlen, subject)
        row.executions += executions
        if subject is not None:
            row.cells.setdefault(subject.key, set()).update(cells & subject.cells)

    def unknown(self, xlen: int, subject: Subject) -> None:
        """An emulator does not know the instruction."""
        self._unknown.setdefault((xlen, subject.encoding.extension), set()).add(subject.key)

    def difference(
        self, oracle: str, xlen: int, subject: Subject | None, what: str, seed: Path | None
    ) -> None:
        """A case after which the two differ; `seed` keeps it."""
        self._row(oracle, xlen, subject).differences += 1
        kept = seed.name if seed else ""
        self.differences.append({"oracle": oracle, "xlen": str(xlen), "what": what, "seed": kept})

    def _unjudged(self) -> dict[str, list[str]]:
        """By `rv32 zcb`: instructions that nobody judged."""
        judged = {(xlen, name) for (xlen, _, _), row in self.rows.items() for name in row.cells}
        missing = {
            f"rv{xlen} {extension}": sorted(n for n in names if (xlen, n) not in judged)
            for (xlen, extension), names in self._unknown.items()
        }
        return {where: names for where, names in missing.items() if names}

    def lines(self) -> list[list[str]]:
        """The table, without its head."""
        found = []
        for (xlen, extension, oracle), row in sorted(self.rows.items()):
            hit = sum(len(cells) for cells in row.cells.values())
            wanted = sum(len(self._cells[xlen, name]) for name in row.cells)
            counts = [str(len(row.cells)), f"{hit} of {wanted}"] if row.cells else ["all", "-"]
            found.append([f"rv{xlen}", extension, oracle, *counts, f"{row.executions}", f"{row.differences}"])
        return found

    def table(self) -> str:
        """The table with its head and what it leaves out, as Markdown."""
        head = ["XLEN", "extension", "oracle", "instructions", "cells", "executions", "differences"]
        rows = [head, *self.lines()]
        widths = [max(len(row[n]) for row in rows) for n in range(len(head))]
        text = [
            "| " + " | ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) + " |" for row in rows
        ]
        text.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
        executions = sum(row.executions for row in self.rows.values())
        text += [
            "",
            f"{executions} executions in {self._seconds():.0f} s, {len(self.differences)} differences",
        ]
        text[-1] += f" (seed {self.seed})"
        text += [
            f"judged by no emulator here: {w}: {', '.join(names)}" for w, names in self._unjudged().items()
        ]
        text += [f"not fuzzed: {name}, which {why}" for name, why in EXCLUDED.items()]
        return "\n".join(text)

    def _seconds(self) -> float:
        return time.monotonic() - self.start

    def write(self, path: Path) -> None:
        """`path`.json and `path`.md."""
        path.parent.mkdir(parents=True, exist_ok=True)
        head = ["xlen", "extension", "oracle", "instructions", "cells", "executions", "differences"]
        data = {
            "seed": self.seed,
            "seconds": round(self._seconds(), 1),
            "rows": [dict(zip(head, line, strict=True)) for line in self.lines()],
            "differences": self.differences,
            "unjudged": self._unjudged(),
            "excluded": EXCLUDED,
        }
        path.with_suffix(".json").write_text(json.dumps(data, indent=1) + "\n")
        path.with_suffix(".md").write_text(self.table() + "\n")

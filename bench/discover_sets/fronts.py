"""Cycles over areas by each strategy on the same programs: which front lies below which."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from instar import cache

from ..searches import Ended, run
from .measured import CANDIDATES, Effort
from .rows import OUT

STRATEGIES = ("exact", "cones", "largest", "sequences")
#: Areas under which selections are made.
AREAS = 10


@dataclass(frozen=True)
class Program:
    """Functions on a core, within ports."""

    target: str
    functions: tuple[str, ...]
    core: str
    reads: int = 3
    writes: int = 1

    @property
    def name(self) -> str:
        """As `--only` takes it."""
        return f"{self.target}.{self.functions[0]}.{self.core}"


PROGRAMS = (
    Program("sha2", ("sha256_compress",), "cv32e40p"),
    Program("sha3", ("keccak_f1600",), "cv32e40p"),
    Program("sha3", ("keccak_f1600",), "cv64a6"),
    Program("k-pke-768", ("ntt",), "cv32e40p"),
    Program("k-pke-768", ("invntt",), "cv32e40p"),
    Program("k-pke-768", ("basemul_cache",), "cv32e40p"),
    Program("ml-dsa-44", ("pointwise",), "cv32e40p"),
    Program("ml-dsa-44", ("ntt",), "cva6-superscalar", 3, 2),
    Program("cross-rsdp-1-b", ("fp_vec_by_matrix",), "cv32e40p"),
    Program("hqc-1", ("product",), "cv32e40p"),
)

Point = tuple[float, int]


@dataclass(frozen=True)
class Fronts:
    """A program's fronts."""

    program: Program
    #: Cycles without instructions.
    without: int
    #: By strategy, with areas that grow and cycles that fall; empty where nothing was found.
    fronts: Mapping[str, tuple[Point, ...]]
    #: By strategy why there is nothing.
    why: Mapping[str, str]

    def share(self, strategy: str) -> float:
        """The area below the front, of the rectangle from no gates and all cycles to the largest area."""
        most = max((area for front in self.fronts.values() for area, _ in front), default=0.0)
        return hypervolume(self.fronts[strategy], most, self.without) if most else 0.0

    def outside(self, strategy: str) -> list[Point]:
        """Points of a strategy which nothing of `exact` is at least as good as."""
        return [one for one in self.fronts[strategy] if not covered(one, self.fronts["exact"])]


def front(points: Sequence[Point]) -> tuple[Point, ...]:
    """Those for which no other is as small and as fast.

    >>> front([(2.0, 7), (1.0, 9), (3.0, 8), (2.0, 6)])
    ((1.0, 9), (2.0, 6))
    """
    best: list[Point] = []
    for area, cycles in sorted(points):
        if not best or cycles < best[-1][1]:
            best.append((area, cycles))
    return tuple(best)


def covered(point: Point, by: Sequence[Point]) -> bool:
    """Whether one of them is as small and as fast."""
    return any(area <= point[0] and cycles <= point[1] for area, cycles in by)


def hypervolume(points: Sequence[Point], most: float, without: int) -> float:
    """The share of the rectangle of `most` gates and `without` cycles that the points dominate.

    >>> hypervolume([(1.0, 50)], 2.0, 100)
    0.25
    """
    total = 0.0
    kept = front([one for one in points if one[0] <= most and one[1] <= without])
    ends = [*(area for area, _ in kept[1:]), most][: len(kept)]
    for (area, cycles), end in zip(kept, ends, strict=True):
        total += (end - area) * (without - cycles)
    return total / (most * without)


def looked(program: Program, how: Effort, *, look: bool = True) -> Fronts | None:
    """The fronts of a program, of which what was found before is kept."""
    path = OUT / "fronts" / f"{program.name}.json"
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for strategy in STRATEGIES:
        key = cache.digest(cache.tool_digest(), repr(program), strategy, repr(AREAS))
        if not look or known.get(strategy, {}).get("key") == key:
            continue
        print(f"  {program.name}: {strategy}", file=sys.stderr, flush=True)
        words = ["discover", program.target, *program.functions, "--core", program.core]
        words += ["--reads", str(program.reads), "--writes", str(program.writes)]
        words += ["--strategy", strategy, "--areas", str(AREAS), "--no-area", "--effort", "0"]
        words += ["--candidates", str(CANDIDATES)]
        told = run([*words, "--jobs", str(how.jobs), "--json"], how.limit)
        known[strategy] = (
            {"key": key, "why": told.why}
            if isinstance(told, Ended)
            else {
                "key": key,
                "without": told["freed"],
                "points": [(one["area"], one["cycles"]) for one in (*told["front"], *told["by_area"])],
            }
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    if any(strategy not in known for strategy in STRATEGIES):
        return None
    without = max((known[strategy].get("without", 0) for strategy in STRATEGIES), default=0)
    fronts = {
        strategy: front([(area, cycles) for area, cycles in known[strategy].get("points", ())])
        for strategy in STRATEGIES
    }
    why = {strategy: known[strategy]["why"] for strategy in STRATEGIES if "why" in known[strategy]}
    return Fronts(program, without, fronts, why)

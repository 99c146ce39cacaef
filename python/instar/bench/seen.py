"""The profiles of a row's calls as one: why cycles were lost, who called whom, how much of it was hashing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from instar.result import Stack, Weight
from instar.toolchain.units import source_of

if TYPE_CHECKING:
    from instar._core import Profile


class Seen:
    """Sums of profiles; all in cycles, or all in instructions."""

    def __init__(self, weight: Weight, sources: Sequence[str], hash_sources: Sequence[str]) -> None:
        self.weight: Weight = weight
        self.stalls: dict[str, int] | None = None
        self._sources = [PurePath(source) for source in sources]
        self._hashes = {PurePath(source) for source in hash_sources}
        #: Weight by compiled file.
        self._units: Counter[str | None] = Counter()
        #: Caller's number and function → number of the chain, in the order in which they were met.
        self._chains: dict[tuple[int, str], int] = {}
        self._weights: list[int] = []

    def add(self, profile: Profile) -> None:
        """One more call."""
        if profile["stalls"] is not None:
            before = self.stalls or {}
            self.stalls = {name: before.get(name, 0) + spent for name, spent in profile["stalls"].items()}
        for unit in profile["units"]:
            self._units[unit["unit"]] += unit[self.weight] or 0
        numbers: list[int] = []
        for stack in profile["stacks"]:
            caller = -1 if stack["caller"] is None else numbers[stack["caller"]]
            number = self._chains.setdefault((caller, stack["function"]), len(self._chains))
            if number == len(self._weights):
                self._weights.append(0)
            self._weights[number] += stack[self.weight] or 0
            numbers.append(number)

    def stacks(self) -> list[Stack]:
        """All chains of callers."""
        return [
            (caller, function, weight)
            for (caller, function), weight in zip(self._chains, self._weights, strict=True)
        ]

    def hash_share(self) -> float | None:
        """Share of the weight in code of the hash functions' files; None where code has no known file."""
        total = sum(self._units.values())
        if not total or set(self._units) <= {None}:
            return None
        hashed = sum(
            weight
            for unit, weight in self._units.items()
            if unit and source_of(unit, self._sources) in self._hashes
        )
        return round(hashed / total, 6)

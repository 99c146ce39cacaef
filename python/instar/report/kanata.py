"""Reads the log of single instructions that core models write for the viewer Konata.

Source: docs/kanata-log-format.md of shioyadan/Konata, version 0004, as far as `instar profile
--kanata` writes it (crates/measure).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

#: Lanes of a log: what an instruction is in, and what holds it up there.
_STAGES, _STALLS = 0, 1


@dataclass(frozen=True)
class Span:
    """A stage, or a cause, and its cycles: from `first` on, up to `end`."""

    name: str
    first: int
    end: int


@dataclass
class Way:
    """An instruction's way through the pipeline, as far as the log has it."""

    text: str = ""
    #: `instruction 1284 in keccak_f1600+0x188 (…)`.
    detail: str = ""
    stages: list[Span] = field(default_factory=list)
    stalls: list[Span] = field(default_factory=list)
    #: Places of those whose results it waited for.
    producers: list[int] = field(default_factory=list)
    #: Cycle of its end.
    end: int = 0
    flushed: bool = False
    #: Its address; 0 where the log does not tell.
    pc: int = 0

    def thrown_away(self, last: int) -> bool:
        """It was flushed up to cycle `last`; what is under way where a log ends is ended there too."""
        return self.flushed and self.end <= last

    @property
    def begin(self) -> int:
        """Its first cycle in the log."""
        return self.stages[0].first


def read(lines: Iterable[str]) -> list[Way]:
    """The instructions of a log in the order in which they were fetched."""
    now = 0
    ways: list[Way] = []
    begun: list[dict[int, tuple[str, int]]] = []

    def close(number: int, lane: int) -> None:
        if (found := begun[number].pop(lane, None)) is not None:
            name, first = found
            spans = ways[number].stages if lane == _STAGES else ways[number].stalls
            spans.append(Span(name, first, now))

    for line in lines:
        command, *rest = line.rstrip("\n").split("\t")
        match command:
            case "C=":
                now = int(rest[0])
            case "C":
                now += int(rest[0])
            case "I":
                ways.append(Way())
                begun.append({})
            case "L":
                _label(ways[int(rest[0])], int(rest[1]), rest[2])
            case "S":
                close(int(rest[0]), int(rest[1]))
                begun[int(rest[0])][int(rest[1])] = (rest[2], now)
            case "E":
                close(int(rest[0]), int(rest[1]))
            case "W":
                ways[int(rest[0])].producers.append(int(rest[1]))
            case "R":
                number = int(rest[0])
                for lane in (_STAGES, _STALLS):
                    close(number, lane)
                ways[number].end, ways[number].flushed = now, rest[2] == "1"
            case _:
                pass
    return ways


def _label(way: Way, kind: int, words: str) -> None:
    if kind == 0:
        address, _, text = words.partition(" ")
        try:
            way.pc, way.text = int(address, 16), text
        except ValueError:
            # A wrong path of which nothing is known.
            way.text = words
    elif kind == 1:
        way.detail += words

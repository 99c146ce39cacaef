"""A reader of Kanata logs that refuses what the format's documentation forbids.

Source: docs/kanata-log-format.md of shioyadan/Konata, version 0004; written from that text alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

#: Columns of each command, itself included.
_COLUMNS = {"C=": 2, "C": 2, "I": 4, "L": 4, "S": 4, "E": 4, "R": 4, "W": 4}


@dataclass
class Instruction:
    """What a log says of one instruction."""

    labels: dict[int, str] = field(default_factory=dict)
    #: Stages of each lane: name and first cycle.
    stages: dict[int, list[tuple[str, int]]] = field(default_factory=dict)
    open: dict[int, str] = field(default_factory=dict)
    producers: list[int] = field(default_factory=list)
    #: Cycle of its end, and whether it was flushed.
    end: int | None = None
    flushed: bool = False


def read(path: Path) -> dict[int, Instruction]:
    """The instructions of a log by their id; an AssertionError names the line that breaks a rule."""
    lines = path.read_text().split("\n")
    assert lines.pop() == "", "the last line has no end"
    assert lines[0] == "Kanata\t0004"
    now: int | None = None
    retired = 0
    found: dict[int, Instruction] = {}
    for number, line in enumerate(lines[1:], start=2):
        what = f"{path}:{number}: {line}"
        columns = line.split("\t")
        command = columns[0]
        assert len(columns) == _COLUMNS[command], what
        if command in {"C=", "C"}:
            cycle = int(columns[1])
            assert (command == "C=") == (now is None), what
            assert command == "C=" or cycle > 0, what
            now = cycle if now is None else now + cycle
            continue
        assert now is not None, what
        identity = int(columns[1])
        if command == "I":
            assert identity == len(found), what
            int(columns[2]), int(columns[3])
            found[identity] = Instruction()
            continue
        instruction = found[identity]
        assert instruction.end is None, what
        if command == "L":
            kind = int(columns[2])
            assert kind in {0, 1, 2}, what
            assert kind != 2 or instruction.stages, what
            instruction.labels[kind] = instruction.labels.get(kind, "") + columns[3]
        elif command == "S":
            lane = int(columns[2])
            instruction.stages.setdefault(lane, []).append((columns[3], now))
            instruction.open[lane] = columns[3]
        elif command == "E":
            assert instruction.open.pop(int(columns[2])) == columns[3], what
        elif command == "W":
            assert int(columns[2]) in found and int(columns[2]) != identity, what
            assert columns[3] == "0", what
            instruction.producers.append(int(columns[2]))
        else:
            assert columns[3] in {"0", "1"}, what
            instruction.end, instruction.flushed = now, columns[3] == "1"
            if not instruction.flushed:
                assert int(columns[2]) == retired, what
                retired += 1
    assert all(instruction.end is not None for instruction in found.values()), "an instruction has no end"
    return found

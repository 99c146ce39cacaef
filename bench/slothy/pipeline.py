"""Loops turned by half a round: SLOTHY's halving heuristic, on blocks that are loops by themselves.

`[A; B]` becomes A, then a loop of `[B; A]` with one round less, then B, so that the next call of
SLOTHY can mix the end of a round with the beginning of the next. SLOTHY does so itself, but its
texts of RISC-V loops do not assemble in each case; here the text is ours, and whether the loop
still ends rightly is proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from instar._core import ScheduledLine

from .blocks import NAMES, touched

_BRANCHES = frozenset(["bne", "blt", "bge", "bltu", "bgeu"])
#: Loops with fewer instructions are not turned.
LEAST = 16


@dataclass(frozen=True)
class Loop:
    """A block that branches to itself, which can be turned."""

    block: int
    #: By how much less `changed` must be before the loop, so that it ends a round earlier; None
    #: where the first half counts.
    step: int | None
    changed: str
    #: The other side of the comparison, which has its value back after the loop.
    back: bool


def loops(lines: Sequence[ScheduledLine]) -> list[Loop]:
    """The loops that can be turned."""
    anchors = {line["anchor"] for line in lines}
    found = []
    for number in sorted({line["block"] for line in lines}):
        inside = [line for line in lines if line["block"] == number]
        own = inside[-1]["target"] == number and inside[-1]["text"].split()[0] in _BRANCHES
        tied = any(line["anchor"] is not None or line["pc"] in anchors for line in inside)
        if own and not tied and len(inside) > LEAST and (loop := _loop(number, inside)) is not None:
            found.append(loop)
    return found


def _loop(number: int, inside: Sequence[ScheduledLine]) -> Loop | None:
    """The loop, where one side of its branch is counted by one `addi`, and the other stays."""
    body = [line["text"] for line in inside[:-1]]
    sides = inside[-1]["text"].split(" ", 1)[1].split(", ")[:2]
    for counter, other in (sides, sides[::-1]):
        written = [at for at, text in enumerate(body) if NAMES.index(counter) in touched(text)[1]]
        stays = not any(NAMES.index(other) in touched(text)[1] for text in body)
        if counter == "zero" or len(written) != 1 or not stays:
            continue
        if not body[written[0]].startswith(f"addi {counter}, {counter}, "):
            continue
        if written[0] < len(body) // 2:
            return Loop(number, None, other, False)
        step = int(body[written[0]].rsplit(" ", 1)[1])
        if other == "zero":
            uses = sum(NAMES.index(counter) in touched(text)[0] for text in body)
            return Loop(number, -step, counter, False) if uses == 1 else None
        uses = sum(NAMES.index(other) in touched(text)[0] for text in body)
        return Loop(number, step, other, True) if uses == 0 else None
    return None


def turned(lines: Sequence[ScheduledLine], chosen: Sequence[Loop]) -> list[ScheduledLine]:
    """The function with these loops turned; each block becomes three, of which the first keeps its place."""
    by_block = {loop.block: loop for loop in chosen}
    result: list[ScheduledLine] = []
    for number in dict.fromkeys(line["block"] for line in lines):
        inside = [line for line in lines if line["block"] == number]
        loop = by_block.get(number)
        if loop is None:
            result += [_moved(line, 3 * number) for line in inside]
            continue
        half = (len(inside) - 1) // 2
        early, late, branch = inside[:half], inside[half:-1], inside[-1]
        result += [_moved(line, 3 * number) for line in [*_change(loop, -1, early[0]), *early]]
        result += [_moved(line, 3 * number + 1) for line in [*late, *early]]
        kernel = _moved(branch, 3 * number + 1)
        result.append({**kernel, "target": 3 * number + 1})
        behind = _change(loop, 1, late[0]) if loop.back else []
        result += [_moved(line, 3 * number + 2) for line in [*late, *behind]]
    return result


def _moved(line: ScheduledLine, block: int) -> ScheduledLine:
    target = None if line["target"] is None else 3 * line["target"]
    return {**line, "block": block, "target": target}


def _change(loop: Loop, sign: int, like: ScheduledLine) -> list[ScheduledLine]:
    """`addi` of the bound, as an instruction beside `like`."""
    if loop.step is None:
        return []
    text = f"addi {loop.changed}, {loop.changed}, {sign * loop.step}"
    return [{**like, "text": text, "target": None, "anchor": None}]

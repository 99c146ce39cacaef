"""A function cut into basic blocks for SLOTHY, and put together again.

Instar's own scheduler says where blocks begin, where branches lead and on which source line an
instruction stands; one call of the function says which memory accesses meet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from instar._core import InstarError, ScheduledLine

#: ABI names of the x registers, by number.
NAMES = [
    "zero",
    "ra",
    "sp",
    "gp",
    "tp",
    "t0",
    "t1",
    "t2",
    "s0",
    "s1",
    "a0",
    "a1",
    "a2",
    "a3",
    "a4",
    "a5",
    "a6",
    "a7",
    "s2",
    "s3",
    "s4",
    "s5",
    "s6",
    "s7",
    "s8",
    "s9",
    "s10",
    "s11",
    "t3",
    "t4",
    "t5",
    "t6",
]
_NUMBERS = {name: number for number, name in enumerate(NAMES)}
_NAME = re.compile(rf"\b({'|'.join(NAMES)})\b")
_NUMBER = re.compile(r"\bx(\d+)\b")
#: What ends a block, and has no place in a window of SLOTHY's.
_ENDS = frozenset(["beq", "bne", "blt", "bge", "bltu", "bgeu", "jal", "jalr", "ebreak", "ecall"])
_STORES = frozenset(("sb", "sh", "sw"))
#: t0 to t6 and a0 to a7, which any function may use.
_CALLER_SAVED = frozenset((5, 6, 7, *range(10, 18), 28, 29, 30, 31))
#: ra, sp, gp, tp and s0 to s11, which it gives back as they were.
_KEPT = frozenset((1, 2, 3, 4, 8, 9, *range(18, 28)))
#: Blocks with fewer instructions stay as they are.
LEAST = 8


@dataclass(frozen=True)
class Block:
    """A basic block; registers by their numbers, instructions by their places in the function."""

    number: int
    #: Instructions that SLOTHY may move, in their order; what ends the block is not among them.
    inside: tuple[int, ...]
    #: What lives after them: what the block's end reads is.
    live_out: frozenset[int]
    #: How often the call went through it.
    passes: int = 0
    #: Pairs of instructions of which the second stays behind the first; whether it reads what that
    #: writes.
    ordered: tuple[tuple[int, int, bool], ...] = ()
    #: A store and a load that never meet, but have equal address bits 11 to 3.
    neighbours: tuple[tuple[int, int], ...] = ()


def to_numbers(text: str) -> str:
    """`add t0, sp, a1` → `add x5, x2, x11`."""
    mnemonic, _, operands = text.partition(" ")
    return f"{mnemonic} {_NAME.sub(lambda m: f'x{_NUMBERS[m[1]]}', operands)}".rstrip()


def to_names(text: str) -> str:
    """`add x5, x2, x11` → `add t0, sp, a1`."""
    mnemonic, _, operands = text.partition(" ")
    return f"{mnemonic} {_NUMBER.sub(lambda m: NAMES[int(m[1])], operands)}".rstrip()


def touched(text: str) -> tuple[set[int], set[int]]:
    """The registers that an instruction reads, and those that it writes."""
    mnemonic, _, operands = text.partition(" ")
    registers = [_NUMBERS[name] for name in _NAME.findall(operands)]
    if mnemonic in _STORES or (mnemonic in _ENDS and mnemonic not in ("jal", "jalr")):
        return set(registers) - {0}, set()
    return set(registers[1:]) - {0}, set(registers[:1]) - {0}


def usable(texts: Iterable[str]) -> frozenset[int]:
    """Registers that a function may use for values: those of nobody, and those that it writes itself."""
    return (_CALLER_SAVED | {register for text in texts for register in touched(text)[1]}) - {0, 2}


def cut(lines: Sequence[ScheduledLine], results: int) -> list[Block]:
    """The blocks of a function, whose lines stand as they came."""
    places: dict[int, list[int]] = {}
    for place, line in enumerate(lines):
        places.setdefault(line["block"], []).append(place)
    numbers = sorted(places)
    live_in: dict[int, frozenset[int]] = dict.fromkeys(numbers, frozenset())
    live_out = dict(live_in)
    changed = True
    while changed:
        changed = False
        for at in range(len(numbers) - 1, -1, -1):
            number = numbers[at]
            last = lines[places[number][-1]]
            out = set[int]()
            mnemonic = last["text"].split()[0]
            if mnemonic not in ("jal", "jalr") and at + 1 < len(numbers):
                out |= live_in[numbers[at + 1]]
            if last["target"] is not None:
                out |= live_in[last["target"]]
            if mnemonic == "jalr":
                out |= _KEPT | set(range(10, 10 + results))
            live = out
            for place in reversed(places[number]):
                read, written = touched(lines[place]["text"])
                live = (live - written) | read
            changed |= frozenset(live) != live_in[number]
            live_in[number], live_out[number] = frozenset(live), frozenset(out)
    found = []
    for number in numbers:
        inside, behind = places[number], set(live_out[number])
        if lines[inside[-1]]["text"].split()[0] in _ENDS:
            read, written = touched(lines[inside[-1]]["text"])
            behind = (behind - written) | read
            inside = inside[:-1]
        found.append(Block(number, tuple(inside), frozenset(behind)))
    return found


def joined(
    lines: Sequence[ScheduledLine], order: Iterable[Mapping[str, object]], blocks: Sequence[Block]
) -> list[ScheduledLine]:
    """The function with SLOTHY's order and registers in the blocks that it was given.

    Raises `InstarError` where an instruction was lost or came twice.
    """
    new: dict[int, list[tuple[int, str]]] = {}
    for told in order:
        new[int(str(told["block"]))] = [(int(n), str(t)) for n, t in told["lines"]]  # type: ignore[attr-defined]
    result: list[ScheduledLine] = []
    for block in blocks:
        inside = new.get(block.number, [(place, lines[place]["text"]) for place in block.inside])
        if sorted(place for place, _ in inside) != sorted(block.inside):
            raise InstarError(f"block {block.number}: SLOTHY gave back other instructions than it was given")
        result += [{**lines[place], "text": to_names(text)} for place, text in inside]
        result += [line for place, line in _behind(lines, block)]
    return result


def _behind(lines: Sequence[ScheduledLine], block: Block) -> list[tuple[int, ScheduledLine]]:
    inside = set(block.inside)
    return [
        (place, line)
        for place, line in enumerate(lines)
        if line["block"] == block.number and place not in inside
    ]

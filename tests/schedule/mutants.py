"""Faults of schedulers, made on the words of a program: each is one change.

Source: RISC-V unprivileged manual, "Base Instruction Formats" (R, I, S and B).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

NOP = 0x13
LOAD, STORE, BRANCH, OP_IMM, OP, CUSTOM = 0x03, 0x23, 0x63, 0x13, 0x33, 0x0B


def _opcode(word: int) -> int:
    return word & 0x7F


def _reads(word: int) -> set[int]:
    rs1, rs2 = word >> 15 & 31, word >> 20 & 31
    two = _opcode(word) in {OP, STORE, BRANCH, CUSTOM}
    # A butterfly updates what it reads.
    return {rs1, *([rs2] if two else []), *([word >> 7 & 31] if _opcode(word) == CUSTOM else [])} - {0}


def _writes(word: int) -> set[int]:
    if _opcode(word) in {STORE, BRANCH}:
        return set()
    return {word >> 7 & 31, *([word >> 15 & 31] if _opcode(word) == CUSTOM else [])} - {0}


def swapped(words: list[int], random: Random) -> list[int] | None:
    """Two neighbours of which one needs what the other makes, the wrong way round."""
    at = random.randrange(len(words) - 1)
    a, b = words[at], words[at + 1]
    if not (_writes(a) & _reads(b) or _writes(b) & _reads(a)) or BRANCH in {_opcode(a), _opcode(b)}:
        return None
    return [*words[:at], b, a, *words[at + 2 :]]


def moved(words: list[int], random: Random) -> list[int] | None:
    """A load or store four bytes away."""
    at = random.randrange(len(words))
    if _opcode(words[at]) == LOAD:
        return _with(words, at, words[at] + (4 << 20) & 0xFFFFFFFF)
    return _with(words, at, words[at] ^ 4 << 7) if _opcode(words[at]) == STORE else None


def renamed(words: list[int], random: Random) -> list[int] | None:
    """Another register in one place."""
    at = random.randrange(len(words))
    shifts = {LOAD: (7, 15), STORE: (15, 20), BRANCH: (15, 20), OP_IMM: (7, 15)}.get(
        _opcode(words[at]), (7, 15, 20)
    )
    if _opcode(words[at]) not in {LOAD, STORE, BRANCH, OP_IMM, OP, CUSTOM}:
        return None
    shift = random.choice(shifts)
    return _with(words, at, words[at] ^ random.randrange(1, 32) << shift)


def dropped(words: list[int], random: Random) -> list[int] | None:
    """A load or store left out."""
    at = random.randrange(len(words))
    return _with(words, at, NOP) if _opcode(words[at]) in {LOAD, STORE} else None


def rounds(words: list[int], random: Random) -> list[int] | None:
    """A constant of an `addi`, such as a loop's end, another one."""
    at = random.randrange(len(words))
    if _opcode(words[at]) != OP_IMM:
        return None
    return _with(words, at, words[at] ^ 1 << random.randrange(22, 31))


#: How often a place for a kind is looked for.
_TRIES = 200
KINDS = (swapped, moved, renamed, dropped, rounds)


def _with(words: list[int], at: int, word: int) -> list[int]:
    return [*words[:at], word, *words[at + 1 :]]


def mutants(words: list[int], random: Random, count: int) -> Iterator[tuple[str, list[int]]]:
    """So many that differ from the original and from each other, each kind as often as it gives new ones."""
    seen = {tuple(words)}
    while len(seen) <= count:
        kind = random.choice(KINDS)
        tried = (kind(words, random) for _ in range(_TRIES))
        made = next((made for made in tried if made is not None and tuple(made) not in seen), None)
        if made is not None:
            seen.add(tuple(made))
            yield kind.__name__, made

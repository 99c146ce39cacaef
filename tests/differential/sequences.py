"""Cases of many instructions: what one leaves after, the next works on.

Source: the table of crates/isa as `instar._core.instructions` shows it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from .cases import MSCRATCH, subjects
from .image import At, Case
from .operands import VALUES, Subject, value_of

#: Points to the memory; so does a second one that compressed loads and stores can name.
_SP = 2
_MEMORY = 1024
#: Draws after which an instruction counts as one that no sequence can hold.
_TRIES = 20


class Sequences:
    """Draws sequences from the instructions of some extensions."""

    def __init__(
        self, xlen: int, extensions: Iterable[str], seed: int, without: frozenset[str] = frozenset()
    ) -> None:
        wanted = set(extensions)
        self.xlen = xlen
        self.random = random.Random(f"{seed}/{xlen}/sequences")
        self.subjects = [
            s
            for s in subjects(xlen)
            if wanted & {*s.encoding.extensions} and s.mnemonic not in without and self._fits(s)
        ]

    @staticmethod
    def _fits(subject: Subject) -> bool:
        """No jump to a register that others change, and no store-conditional: after other stores it is free
        to succeed."""
        jumps = subject.encoding.kind == "JumpRegister" or subject.way in ("frame", "table")
        return not jumps and not subject.mnemonic.startswith("sc.")

    def case(self, length: int) -> Case:
        """`length` instructions, on registers that are edge cases half of the time."""
        pick = self.random
        pointer = pick.randrange(8, 16)
        link = pick.choice([n for n in range(1, 32) if n not in (_SP, pointer)])
        registers: list[int | At] = [0]
        for _ in range(31):
            kind = pick.choice(VALUES) if pick.random() < 0.5 else "random"
            registers.append(value_of(kind, self.xlen, pick))
        registers[_SP] = registers[pointer] = At("memory")
        words: list[int] = []
        # From the last to the first: a jump has to know what it skips.
        while len(words) < length:
            word = self._word(pick.choice(self.subjects), pointer, link, words)
            if word is not None:
                words.insert(0, word)
        code = b"".join(map(as_bytes, words))
        return Case(tuple(words), {0: code}, [len(code)], registers, link, memory=_MEMORY)

    def _word(self, subject: Subject, pointer: int, link: int, behind: Sequence[int]) -> int | None:
        for _ in range(_TRIES):
            operands = {name: self.random.choice(choices) for name, choices in subject.registers.items()}
            if subject.way == "memory":
                operands["rs1"] = self.random.choice((_SP, pointer))
            word = subject.word(operands, self._immediate(subject, behind))
            if word is None:
                continue
            used = subject.encoding.touched(word)
            assert used is not None, f"{subject.mnemonic}: {word:#x} does not decode"
            reads, writes = used
            kept = not {_SP, pointer, link} & {*writes} and link not in reads
            if kept and (subject.way != "memory" or {_SP, pointer} & {*reads}):
                return word
        return None

    def _immediate(self, subject: Subject, behind: Sequence[int]) -> int:
        if subject.way == "csr":
            return MSCRATCH
        if subject.encoding.immediate is None:
            return 0
        low, high, step = subject.encoding.immediate
        if subject.way == "flow":
            # Over the next instruction, or to it.
            skipped = len(as_bytes(behind[0])) if behind and self.random.random() < 0.8 else 0
            return subject.encoding.length + skipped
        if subject.way == "memory":
            step = max(step, subject.access_bytes)
            low, high = max(low, -_MEMORY // 2), min(high, _MEMORY // 2 - 8)
            low += -low % step
        return self.random.randrange(low, high + 1, step)


def as_bytes(word: int) -> bytes:
    return word.to_bytes(4 if word & 3 == 3 else 2, "little")


def nop(word: int) -> int:
    """An instruction of the same length that does nothing."""
    return 0x13 if word & 3 == 3 else 0x0001


def without(case: Case, number: int) -> Case:
    """The same sequence with one instruction replaced by a nop."""
    words = tuple(nop(w) if n == number else w for n, w in enumerate(case.words))
    return replace(case, words=words, code={0: b"".join(map(as_bytes, words))})

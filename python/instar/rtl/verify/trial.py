"""Random programs made to reach a pipeline's rules: a trial is a list of cases, a case some lines in rounds.

The same seed gives the same trial. Control goes forward only, but for a case's own loop and its
calls, so that what a shrinker leaves ends, or is refused.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from instar._core import Core
from instar.rtl.verify.recipes import RECIPES, Writer

#: Bytes of data; two pointers lie at the same bits 11 to 3, a third one wanders.
_BYTES = 1 << 19
#: Instructions around a case that runs more than once: its counter is set, goes down, decides.
_LOOP = 3
#: Registers with values of chance.
DATA = (*(f"a{n}" for n in range(8)), *(f"t{n}" for n in range(6)), *(f"s{n}" for n in range(1, 10)))


@dataclass(frozen=True)
class Case:
    """A few lines of assembly: what they are made for, and how often they run."""

    recipe: str
    lines: tuple[str, ...]
    rounds: int

    @property
    def instructions(self) -> int:
        """Lines that are instructions, not labels and directives, and those of its loop where it has one."""
        return sum(is_instruction(line) for line in self.lines) + (_LOOP if self.rounds > 1 else 0)


@dataclass(frozen=True)
class Trial:
    """One program."""

    seed: int
    cases: tuple[Case, ...]

    @property
    def instructions(self) -> int:
        """Of all cases, without what stands around them."""
        return sum(case.instructions for case in self.cases)

    def source(self) -> str:
        """The whole program, for an assembler: registers are set, cases run one behind the other, it ends."""
        chance = random.Random(self.seed)
        values = {register: chance.getrandbits(chance.choice((4, 12, 32))) for register in DATA}
        lines = [f"        li {register}, {value:#x}" for register, value in values.items()]
        for number, case in enumerate(self.cases):
            body = [line if line.endswith(":") else f"        {line}" for line in case.lines]
            if case.rounds > 1:
                ends = ["        addi s11, s11, -1", f"        bnez s11, case{number}"]
                body = [f"        li s11, {case.rounds}", f"case{number}:", *body, *ends]
            lines += [f"        # {case.recipe}", *body]
        return _FRAME.format(body="\n".join(lines), bytes=_BYTES)

    def with_cases(self, cases: Sequence[Case]) -> Trial:
        """The same with other cases."""
        return replace(self, cases=tuple(cases))


def is_instruction(line: str) -> bool:
    """Whether a line of a case is one.

    >>> is_instruction("add a0, a1, a2"), is_instruction("over1:"), is_instruction(".balign 16")
    (True, False, False)
    """
    return not line.endswith(":") and not line.startswith(".")


def extensions_of(core: Core) -> frozenset[str]:
    """What a core's programs may have, beyond RV32IMC: extensions, and `misaligned`."""
    misaligned = {"misaligned"} if core.equipment["misaligned_allowed"] else set()
    return frozenset(core.isa.split("_")[1:]) | misaligned


def trial(seed: int, cases: int, extensions: frozenset[str]) -> Trial:
    """The trial of a seed, with so many cases; `extensions` are as of `extensions_of`."""
    chance = random.Random(seed)
    usable = [recipe for recipe in RECIPES if recipe.needs <= extensions]
    weights = [recipe.weight for recipe in usable]
    made = []
    for number in range(cases):
        recipe = chance.choices(usable, weights)[0]
        writer = Writer(chance, extensions, f"_{number}_")
        recipe.write(writer)
        made.append(Case(recipe.name, tuple(writer.lines), chance.choice((1, 2, 3, 5, 8))))
    return Trial(seed, tuple(made))


#: s0 and gp are equal in bits 11 to 3, s10 wanders. The end is a store to `tohost`: a system call
#: would go on at the reset value of mtvec until the RTL's stores have drained.
_FRAME = """        .section .text.start, "ax"
        .globl _start
_start: lui  sp, 0x80f00
        la   s0, data + 2048
        la   gp, data + 2048 + 8192
        la   s10, data + 16384
{body}
        la   t6, tohost
        li   t5, 1
        sw   t5, 0(t6)
again:  j    again
        .data
        .balign 64
        .globl tohost
tohost: .dword 0
        .bss
        .balign 4096
data:   .space {bytes}
"""

"""An instruction as a function: from registers and the numbers of its encoding to registers.

Source: `instar._core.meaning` for its terms, `instar._core.behave` for its values; what both say is
that of different registers, none of which is x0.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from instar._core import Design, InstarError, behave, meaning
from instar.hardware.proof.description import defined, expression
from instar.hardware.proof.oracle import Numbers
from instar.hardware.proof.smtlib import term_of, width_of
from instar.hardware.proof.terms import Pool, Term, order

if TYPE_CHECKING:
    from instar._core import Meaning

_NAMED = re.compile(r"\{name\((\w+)(?: \+ (\d+))?\)\}")
_REGISTER = re.compile(r"x(\d+)")
#: Registers that stand for operands; every second one, as some instructions mean the next one too.
_FIRST, _STEP = 16, 2


class Unjudged(Exception):
    """An instruction that is no function of registers and numbers, and why, as `it uses memory`."""


@dataclass(frozen=True)
class Operation:
    """Its operands are called as the fields that name them, `rs1`, or as the register, `x5`."""

    mnemonic: str
    xlen: int
    design: Design | None
    #: By field of the encoding: the number that stands in it.
    fields: Mapping[str, int]
    #: By operand that is read: its register, `x16`.
    inputs: Mapping[str, str]
    #: By operand that is written.
    results: Mapping[str, str]
    #: By field that holds a number: those that it can hold.
    numbers: Mapping[str, Sequence[int]]

    @classmethod
    def of(cls, mnemonic: str, xlen: int, design: Design | None, syntax: str | None = None) -> Operation:
        """The instruction of the design, or of the manual where that has none.

        Raises `Unjudged` where it does more than to compute registers.
        """
        if syntax is None:
            syntax = meaning(mnemonic, xlen=xlen, design=design)["syntax"]
        fields: dict[str, int] = {}
        parts: dict[str, str] = {}
        for at, (field, offset) in enumerate(_NAMED.findall(syntax)):
            # Registers from x8 on have three bits.
            fields[field] = _STEP * at + (0 if offset else _FIRST)
            parts[f"x{fields[field] + int(offset or 0)}"] = field
        try:
            found = meaning(mnemonic, xlen=xlen, fields=fields, design=design)
        except InstarError as error:
            raise Unjudged(str(error)) from error
        numbers: dict[str, Sequence[int]] = {}
        inputs: dict[str, str] = {}
        for part, _, sort in found["inputs"]:
            if part in found["fields"]:
                bits = width_of(expression(sort))
                low = found["fields"][part] - bits
                numbers[part] = range(0, 1 << (low + bits), 1 << low)
            elif _REGISTER.fullmatch(part):
                inputs[parts.get(part, part)] = part
            elif part != "pc":
                raise Unjudged(_state(part))
        results = {}
        for part in found["outputs"]:
            if _REGISTER.fullmatch(part):
                results[parts.get(part, part)] = part
            elif part != "pc":
                raise Unjudged(_state(part))
        if not results:
            raise Unjudged("it writes no register")
        if not inputs:
            raise Unjudged("it reads no register")
        made = cls(mnemonic, xlen, design, fields, inputs, results, numbers)
        made._refuse_more(found)
        return made

    def _refuse_more(self, found: Meaning) -> None:
        pool = Pool()
        symbols = {
            symbol: pool.var(part, width_of(expression(sort))) for part, symbol, sort in found["inputs"]
        }
        values = defined(pool, found["definitions"], symbols)

        def term(text: str) -> Term:
            return term_of(pool, expression(text), lambda here: values.get(str(here)))

        if term(found["raised"]).value != 0:
            raise Unjudged("it may raise an exception")
        pc = pool.var("pc", self.xlen)
        if term(found["outputs"]["pc"]) not in [
            pool.apply("add", pc, pool.const(n, self.xlen)) for n in (2, 4)
        ]:
            raise Unjudged("it jumps")
        if any(pc in order([term(found["outputs"][part])]) for part in self.results.values()):
            raise Unjudged("it reads the pc")

    @cached_property
    def choices(self) -> list[tuple[int, ...]]:
        """All that the numbers of its encoding can be, in the order of `numbers`."""
        return list(itertools.product(*self.numbers.values()))

    def count(self) -> int:
        """How many `choices` there are."""
        total = 1
        for values in self.numbers.values():
            total *= len(values)
        return total

    def terms(self, pool: Pool, operands: Sequence[Term], numbers: Sequence[int]) -> list[Term]:
        """Its results, in the order of `results`; operands in the order of `inputs`."""
        given = {**self.fields, **dict(zip(self.numbers, numbers, strict=True))}
        found = meaning(self.mnemonic, xlen=self.xlen, fields=given, design=self.design)
        by_part = dict(zip(self.inputs.values(), operands, strict=True))
        by_part["pc"] = pool.var("pc", self.xlen)
        # A field can make a register that is read one that is not; never the other way round.
        symbols = {symbol: by_part[part] for part, symbol, _ in found["inputs"]}
        values = defined(pool, found["definitions"], symbols)
        return [
            term_of(pool, expression(found["outputs"][part]), lambda here: values.get(str(here)))
            for part in self.results.values()
        ]

    def run(self, rows: Numbers) -> Numbers:
        """A row of results for each row of operands and numbers, by the simulator."""
        names = [*self.inputs.values(), *self.numbers]
        out, _ = behave(
            self.mnemonic,
            xlen=self.xlen,
            registers=self.fields,
            reads=names,
            values=np.ascontiguousarray(rows, dtype="<u8").tobytes(),
            writes=list(self.results.values()),
            design=self.design,
        )
        return np.frombuffer(out, dtype="<u8").reshape(len(rows), len(self.results))


def _state(part: str) -> str:
    return "it uses memory" if part == "memory" else f"it has a register {part} of its own"

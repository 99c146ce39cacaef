"""Straight programs of the manual's texts as scripts for a solver.

Source: `instar._core.meaning`, whose terms come from the texts of crates/manual; Bitwuzla (PyPI)
decides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import bitwuzla
from instar._core import Meaning, meaning

#: psABI names of the integer registers.
ABI = [
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *(f"a{n}" for n in range(8)),
    *(f"s{n}" for n in range(2, 12)),
    *(f"t{n}" for n in range(3, 7)),
]
NUMBERS = {name: number for number, name in enumerate(ABI)}

#: After so long the solver says that it does not know.
_MOST_MILLISECONDS = 30_000

_PLACE = re.compile(r"\{(?:name\((\w+)(?: \+ (\d+))?\)|(\w+))\}")


def part_of(name: str) -> str:
    """`x10` for `a0`; other parts of the state are called as they are."""
    return f"x{NUMBERS[name]}" if name in NUMBERS else name


def renamed(term: str) -> str:
    """A term in which registers have psABI names, with the symbols of the state before a program."""
    return re.sub(r"(?<![\w#.])[a-z]\w*", lambda m: part_of(m[0]), term)


@dataclass
class Script:
    """Declarations and definitions that several programs share."""

    xlen: int
    lines: list[str] = field(default_factory=list)
    declared: dict[str, str] = field(default_factory=dict)
    steps: int = 0

    def initial(self, part: str, sort: str) -> str:
        """The symbol of a part of the state before any instruction."""
        known = self.declared.setdefault(part, sort)
        assert known == sort, f"{part} is {known} here and {sort} there"
        return part

    def decide(self, claim: str) -> bitwuzla.Result:
        """Whether there is a state in which the claim is false."""
        declared = [f"(declare-const {name} {sort})" for name, sort in self.declared.items()]
        text = "\n".join(["(set-logic QF_ABV)", *declared, *self.lines, f"(assert (not {claim}))", ""])
        terms = bitwuzla.TermManager()
        options = bitwuzla.Options()
        options.set(bitwuzla.Option.TIME_LIMIT_PER, _MOST_MILLISECONDS)
        parser = bitwuzla.Parser(terms, options)
        parser.parse(text, True, False)
        return parser.bitwuzla().check_sat()


class Program:
    """What is known of the state after instructions that follow one another."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.state: dict[str, str] = {}
        #: Of each instruction: whether it raised an exception, and which.
        self.raised: list[str] = []
        self.causes: list[str] = []

    def part(self, name: str, sort: str) -> str:
        """The term of a part of the state, `x10` or `memory`."""
        if name == "x0":
            return f"(_ bv0 {self.script.xlen})"
        return self.state.get(name) or self.script.initial(name, sort)

    def register(self, name: str) -> str:
        return self.part(part_of(name), f"(_ BitVec {self.script.xlen})")

    def run(self, text: str) -> Program:
        """Instructions in assembly, one after the other; `@` goes back to the first pc."""
        for line in filter(None, (line.strip() for line in text.split(";"))):
            if line == "@":
                self.state.pop("pc", None)
            else:
                self._assemble(line)
        return self

    def _assemble(self, line: str) -> None:
        mnemonic, _, operands = line.partition(" ")
        xlen = self.script.xlen
        described = meaning(mnemonic, xlen=xlen)
        syntax = described["syntax"]
        fields: dict[str, int] = {}
        terms: dict[str, str] = {}
        places = list(_PLACE.finditer(syntax))
        pattern = re.escape(syntax)
        for place in places:
            pattern = pattern.replace(re.escape(place[0]), r"(\S+|\{.*\})", 1)
        found = re.fullmatch(pattern, operands)
        assert found, f"{line}: the operands are {syntax}"
        for place, operand in zip(places, found.groups(), strict=True):
            register, offset, number = place.groups()
            if register:
                fields[register] = NUMBERS[operand] - int(offset or 0)
            elif re.fullmatch(r"-?\d\w*", operand):
                fields[number] = int(operand, 0) % (1 << described["fields"][number])
            else:
                terms[number] = renamed(operand.strip("{}"))
        self.step(mnemonic, fields, terms)

    def step(
        self, mnemonic: str, fields: dict[str, int], terms: dict[str, str], word: int | None = None
    ) -> None:
        """One instruction; fields are what is known of its encoding, terms stand for the rest."""
        step = f"s{self.script.steps}n"
        self.script.steps += 1
        known: Meaning = meaning(mnemonic, xlen=self.script.xlen, fields=fields, word=word, step=step)
        for part, symbol, sort in known["inputs"]:
            term = self._field(terms[part], sort) if part in terms else self.part(part, sort)
            self.script.lines.append(f"(define-fun {symbol} () {sort} {term})")
        self.script.lines.append(known["definitions"])
        self.state |= known["outputs"]
        self.raised.append(known["raised"])
        self.causes.append(known["cause"])

    def _field(self, term: str, sort: str) -> str:
        """The term; a name is a constant of the field's width, and may be anything."""
        if re.fullmatch(r"[a-z]", term):
            self.script.initial(term, sort)
        return term

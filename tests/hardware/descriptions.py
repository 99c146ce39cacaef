"""Random descriptions: instructions over the language's operators and widths, drawn choice by choice.

Hypothesis draws, and makes smaller what fails: the simplest stands first wherever there is a
choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from hypothesis import strategies
from hypothesis.strategies import DrawFn

T = TypeVar("T")

_WIDTHS = [32, 1, 2, 5, 8, 13, 16, 23, 31, 33, 40, 48, 64]
_MODULI = [3, 5, 17, 257, 3329, 7681, 12289, 8380417]


@dataclass(frozen=True)
class Type:
    """`signed<width>` or `unsigned<width>`."""

    width: int
    signed: bool

    def __str__(self) -> str:
        return f"{'signed' if self.signed else 'unsigned'}<{self.width}>"


_WORD = Type(32, False)


class Writer:
    """Writes the behaviour of one instruction."""

    def __init__(self, draw: DrawFn, number: int = 0) -> None:
        self.draw = draw
        self.number = number
        self.locals: dict[str, Type] = {}
        self.lines: list[str] = []

    def below(self, end: int) -> int:
        return self.draw(strategies.integers(0, end - 1))

    def one_of(self, among: Sequence[T]) -> T:
        return self.draw(strategies.sampled_from(among))

    def at_times(self, tenths: int) -> bool:
        """Yes in so many of ten cases; no is simpler."""
        return self.below(10) >= 10 - tenths

    def type(self) -> Type:
        return Type(self.one_of(_WIDTHS), self.at_times(4))

    def leaf(self) -> tuple[str, Type]:
        kind = self.below(6)
        if kind < 3:
            return f"X[{self.one_of(['rs1', 'rs2', 'rd'])}]", _WORD
        if kind == 3:
            register = self.one_of(["rs1", "rs2", "rd"])
            low = self.below(32)
            high = low + self.below(32 - low)
            return f"X[{register}][{high}:{low}]", Type(high - low + 1, False)
        if kind == 4:
            width = self.one_of([1, 4, 9, 24, 32])
            return f"{width}'d{self.below(1 << width)}", Type(width, False)
        if self.locals:
            name = self.one_of(sorted(self.locals))
            return name, self.locals[name]
        return "n", Type(3, False)

    def cast(self, text: str, to: Type) -> str:
        return f"({to})({text})"

    def expression(self, depth: int) -> tuple[str, Type]:
        """An expression of at most 64 bits."""
        if depth == 0 or self.below(12) == 0:
            return self.leaf()
        a, own = self.expression(depth - 1)
        to = self.type()
        kind = self.below(11)
        if kind == 0:
            return self.cast(f"~({a})", to), to
        if kind == 1:
            return self.cast(f"-({a})", to), to
        if kind == 2:
            amount, of = self.leaf()
            amount = amount if not of.signed and of.width <= 6 else self.cast(amount, Type(5, False))
            return f"({a}) {self.one_of(['<<', '>>'])} ({amount})", own
        if kind == 3:
            return self.cast(f"({a}) % {self.one_of(_MODULI)}", to), to
        b, _ = self.expression(depth - 1)
        if kind == 4:
            c, _ = self.expression(depth - 1)
            test = self.one_of(["<", "<=", ">", ">=", "==", "!="])
            shared = self.type()
            first, second = self.cast(b, shared), self.cast(c, shared)
            return f"(({a}) {test} ({b}) ? {first} : {second})", shared
        if kind == 5:
            x, y = self.cast(a, Type(16, False)), self.cast(b, Type(8, False))
            return f"({x} :: {y})", Type(24, False)
        if kind == 6:
            sign = self.one_of(["/", "%"])
            x, y = (self.cast(part, Type(12, self.at_times(5))) for part in (a, b))
            return self.cast(f"{x} {sign} {y}", to), to
        if kind == 7:
            x, y = (self.cast(part, Type(18, self.at_times(5))) for part in (a, b))
            return self.cast(f"{x} * {y}", to), to
        sign = self.one_of(["+", "-", "&", "|", "^"])
        return self.cast(f"({a}) {sign} ({b})", to), to

    def behaviour(self) -> str:
        for number in range(self.below(3)):
            value, _ = self.expression(2)
            ty = self.type()
            self.lines.append(f"{ty} v{number} = {self.cast(value, ty)};")
            self.locals[f"v{number}"] = ty
        if self.locals and self.at_times(4):
            name = self.one_of(sorted(self.locals))
            condition, _ = self.expression(1)
            value, _ = self.expression(1)
            self.lines.append(f"if (({condition}) != 0) {name} = {self.cast(value, self.locals[name])};")
        if self.locals and self.at_times(3):
            name = self.one_of(sorted(self.locals))
            value = self.cast(f"{name} * 3 + X[rs2][7:0]", self.locals[name])
            self.lines.append(f"for (unsigned<4> i = 0; i < 3; i += 1) {name} = {value};")
        first, _ = self.expression(3)
        self.lines.append(f"unsigned<32> out = {self.cast(first, _WORD)};")
        condition = ""
        if self.at_times(2):
            # Read before anything is written: which registers are the same is the core's to know.
            self.lines.append("unsigned<1> odd = X[rs2][0:0];")
            condition = "if (odd == 1) "
        if self.at_times(3):
            second, _ = self.expression(2)
            self.lines.append(f"X[rs1] = {self.cast(second, _WORD)};")
        self.lines.append(f"{condition}X[rd] = out;")
        return "\n        ".join(self.lines)

    def looped(self, rounds: int) -> str:
        """A behaviour with a loop of so many rounds."""
        targets = []
        for number in range(1 + self.below(3)):
            value, _ = self.expression(1)
            ty = self.type()
            # Loops of a unit share registers of one name, which have one width.
            name = f"v{self.number}_{number}"
            self.lines.append(f"{ty} {name} = {self.cast(value, ty)};")
            targets.append((name, ty))
        self.locals |= dict(targets)
        first, step = self.one_of([(0, 1), (1, 1), (3, 2), (40, -1)])
        end = first + step * rounds
        test = "<" if step > 0 else ">"
        self.lines.append(f"for (unsigned<7> i = {first}; i {test} {end}; i += {step}) {{")
        self.locals["i"] = Type(7, False)
        for _ in range(1 + self.below(3)):
            name, ty = self.one_of(targets)
            condition, _ = self.expression(1)
            where = f"if (({condition}) != 0) " if self.at_times(4) else ""
            value, _ = self.expression(2)
            self.lines.append(f"  {where}{name} = {self.cast(value, ty)};")
        self.lines.append("}")
        del self.locals["i"]
        value, _ = self.expression(2)
        name, _ = targets[0]
        self.lines.append(f"X[rd] = {self.cast(f'({value}) ^ {name}', _WORD)};")
        return "\n        ".join(self.lines)


@strategies.composite
def descriptions(draw: DrawFn, loops: bool = False) -> tuple[str, tuple[int, ...]]:
    """CoreDSL texts with one to four instructions, which share a unit; rounds of the first ones' loops."""
    count = draw(strategies.sampled_from([1, 2, 3, 4, 4, 4]))
    most = min(count, 2) if loops else 0
    rounds = draw(strategies.lists(strategies.integers(2, 11), min_size=min(most, 1), max_size=most))
    behaviours = []
    for number in range(count):
        writer = Writer(draw, number)
        behaviour = writer.looped(rounds[number]) if number < len(rounds) else writer.behaviour()
        behaviours.append(behaviour)
    return set_of(behaviours), tuple(rounds)


def set_of(behaviours: Sequence[str]) -> str:
    """A set with an instruction r0, r1, … for each behaviour, of rd, rs1, rs2 and a number n."""
    inside = "\n".join(
        f"""    R{number} {{
      encoding: 2'd0 :: n[2:0] :: 2'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd{number} :: rd[4:0] :: 7'b0001011;
      assembly: {{"r{number}", "{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}, {{n}}"}};
      behavior: {{
        {behaviour}
      }}
    }}"""
        for number, behaviour in enumerate(behaviours)
    )
    return f"InstructionSet Xrandom extends RV32I {{\n  instructions {{\n{inside}\n  }}\n}}\n"


def design(instructions: int, latency: int, rounds: tuple[int, ...] = ()) -> str:
    """The design.toml beside it."""

    def cycles(number: int) -> str:
        if number >= len(rounds):
            return f"latency = {latency}\ninterval = 1"
        whole = rounds[number] + 2
        return f"latency = {whole}\ninterval = {whole}\nsequenced_rounds = {rounds[number]}"

    timing = "\n".join(
        f"""[timing."cva6-superscalar".r{number}]
unit = "random"
{cycles(number)}
result_bus = "own"
from = "assumed"
where = "a test"
"""
        for number in range(instructions)
    )
    return f"""[design]
name = "random"
title = "Random instructions"
summary = "Of a test"
extensions = ["random.core_desc"]
cores = ["cva6-superscalar"]

[units.random]
count = 1

{timing}
[[variants]]
name = "random"
title = "random"
"""

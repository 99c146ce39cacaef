"""Random descriptions: instructions over the language's operators and widths, by a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass

#: Widths that are asked for more often than others.
_WIDTHS = [1, 2, 5, 8, 13, 16, 23, 31, 32, 33, 40, 48, 64]
_MODULI = [3, 5, 17, 257, 3329, 7681, 12289, 8380417]


@dataclass(frozen=True)
class Type:
    """`signed<width>` or `unsigned<width>`."""

    width: int
    signed: bool

    def __str__(self) -> str:
        return f"{'signed' if self.signed else 'unsigned'}<{self.width}>"


class Writer:
    """Writes the behaviour of one instruction."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.number = seed % 100
        self.locals: dict[str, Type] = {}
        self.lines: list[str] = []

    def type(self) -> Type:
        return Type(self.random.choice(_WIDTHS), self.random.random() < 0.4)

    def leaf(self) -> tuple[str, Type]:
        kind = self.random.randrange(6)
        register = self.random.choice(["rs1", "rs2", "rd"])
        if kind == 0 and self.locals:
            name = self.random.choice(sorted(self.locals))
            return name, self.locals[name]
        if kind == 1:
            low = self.random.randrange(32)
            high = self.random.randrange(low, 32)
            return f"X[{register}][{high}:{low}]", Type(high - low + 1, False)
        if kind == 2:
            width = self.random.choice([1, 4, 9, 24, 32])
            return f"{width}'d{self.random.randrange(1 << width)}", Type(width, False)
        if kind == 3:
            return "n", Type(3, False)
        return f"X[{register}]", Type(32, False)

    def cast(self, text: str, to: Type) -> str:
        return f"({to})({text})"

    def expression(self, depth: int) -> tuple[str, Type]:
        """An expression of at most 64 bits."""
        if depth == 0 or self.random.random() < 0.1:
            return self.leaf()
        to = self.type()
        a, own = self.expression(depth - 1)
        kind = self.random.randrange(11)
        if kind == 0:
            return self.cast(f"~({a})", to), to
        if kind == 1:
            return self.cast(f"-({a})", to), to
        if kind == 2:
            amount, of = self.expression(0)
            amount = amount if not of.signed and of.width <= 6 else self.cast(amount, Type(5, False))
            return f"({a}) {self.random.choice(['<<', '>>'])} ({amount})", own
        if kind == 3:
            modulus = self.random.choice(_MODULI)
            return self.cast(f"({a}) % {modulus}", to), to
        b, _ = self.expression(depth - 1)
        if kind == 4:
            c, _ = self.expression(depth - 1)
            test = self.random.choice(["<", "<=", ">", ">=", "==", "!="])
            shared = self.type()
            first, second = self.cast(b, shared), self.cast(c, shared)
            return f"(({a}) {test} ({b}) ? {first} : {second})", shared
        if kind == 5:
            x, y = self.cast(a, Type(16, False)), self.cast(b, Type(8, False))
            return f"({x} :: {y})", Type(24, False)
        if kind == 6:
            sign = self.random.choice(["/", "%"])
            x, y = (self.cast(part, Type(12, self.random.random() < 0.5)) for part in (a, b))
            return self.cast(f"{x} {sign} {y}", to), to
        if kind == 7:
            x, y = (self.cast(part, Type(18, self.random.random() < 0.5)) for part in (a, b))
            return self.cast(f"{x} * {y}", to), to
        sign = self.random.choice(["+", "-", "&", "|", "^"])
        return self.cast(f"({a}) {sign} ({b})", to), to

    def behaviour(self) -> str:
        for number in range(self.random.randrange(3)):
            value, _ = self.expression(2)
            ty = self.type()
            self.lines.append(f"{ty} v{number} = {self.cast(value, ty)};")
            self.locals[f"v{number}"] = ty
        if self.locals and self.random.random() < 0.4:
            name = self.random.choice(sorted(self.locals))
            condition, _ = self.expression(1)
            value, _ = self.expression(1)
            self.lines.append(f"if (({condition}) != 0) {name} = {self.cast(value, self.locals[name])};")
        if self.locals and self.random.random() < 0.3:
            name = self.random.choice(sorted(self.locals))
            value = self.cast(f"{name} * 3 + X[rs2][7:0]", self.locals[name])
            self.lines.append(f"for (unsigned<4> i = 0; i < 3; i += 1) {name} = {value};")
        word = Type(32, False)
        first, _ = self.expression(3)
        self.lines.append(f"unsigned<32> out = {self.cast(first, word)};")
        condition = ""
        if self.random.random() < 0.15:
            # Read before anything is written: which registers are the same is the core's to know.
            self.lines.append("unsigned<1> odd = X[rs2][0:0];")
            condition = "if (odd == 1) "
        if self.random.random() < 0.3:
            second, _ = self.expression(2)
            self.lines.append(f"X[rs1] = {self.cast(second, word)};")
        self.lines.append(f"{condition}X[rd] = out;")
        return "\n        ".join(self.lines)

    def looped(self, rounds: int) -> str:
        """A behaviour with a loop of so many rounds."""
        targets = []
        for number in range(self.random.randrange(1, 4)):
            value, _ = self.expression(1)
            ty = self.type()
            # Loops of a unit share registers of one name, which have one width.
            name = f"v{self.number}_{number}"
            self.lines.append(f"{ty} {name} = {self.cast(value, ty)};")
            targets.append((name, ty))
        self.locals |= dict(targets)
        first, step = self.random.choice([(0, 1), (1, 1), (3, 2), (40, -1)])
        end = first + step * rounds
        test = "<" if step > 0 else ">"
        self.lines.append(f"for (unsigned<7> i = {first}; i {test} {end}; i += {step}) {{")
        self.locals["i"] = Type(7, False)
        for _ in range(self.random.randrange(1, 4)):
            name, ty = self.random.choice(targets)
            condition, _ = self.expression(1)
            where = f"if (({condition}) != 0) " if self.random.random() < 0.4 else ""
            value, _ = self.expression(2)
            self.lines.append(f"  {where}{name} = {self.cast(value, ty)};")
        self.lines.append("}")
        del self.locals["i"]
        value, _ = self.expression(2)
        name, _ = targets[0]
        self.lines.append(f"X[rd] = {self.cast(f'({value}) ^ {name}', Type(32, False))};")
        return "\n        ".join(self.lines)


def description(seed: int, instructions: int, rounds: tuple[int, ...] = ()) -> str:
    """A CoreDSL text with so many instructions, which share a unit; the first ones have loops."""
    texts = []
    for number in range(instructions):
        writer = Writer(seed * 100 + number)
        behaviour = writer.looped(rounds[number]) if number < len(rounds) else writer.behaviour()
        texts.append(
            f"""    R{number} {{
      encoding: 2'd0 :: n[2:0] :: 2'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd{number} :: rd[4:0] :: 7'b0001011;
      assembly: {{"r{number}", "{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}, {{n}}"}};
      behavior: {{
        {behaviour}
      }}
    }}"""
        )
    inside = "\n".join(texts)
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

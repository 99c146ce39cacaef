"""Devices of random commands: loops in loops, functions whose names meet those of their callers, reads
whose address was read, early ends."""

from __future__ import annotations

import random

_TABLE = """\
[design]
name = "chance"
title = "Commands by chance"
summary = "what a device's text may be made of"
cores = ["cv32e40p"]

[[device]]
name = "chance"
base = 0x1a108000
bytes = 0x400
bus = "obi"
behavior = "chance.core_desc"
while_busy = "stall"
busy = "STATUS.busy"
registers = [
  {{ name = "CTRL", offset = 0x00, fields = {{ {starts} }} }},
  {{ name = "STATUS", offset = 4, access = "ro", fields = {{ busy = 0 }} }},
  {{ name = "COUNT", offset = 0x08, reset = 3 }},
  {{ name = "TOTAL", offset = 0x0c }},
  {{ name = "SEED", offset = 0x10, reset = 0x12345 }},
]
memories = [
  {{ name = "LIST", offset = 0x80, words = 16 }},
  {{ name = "POOL", offset = 0x100, words = 32 }},
]
"""
_COMMAND = """
[[device.commands]]
name = "{name}"
start = "CTRL.{name}"
cycles = "engine"
"""
#: Their locals bear the names of those of the commands.
_FUNCTIONS = """\
    unsigned<32> mixed(unsigned<32> a, unsigned<32> b) {
      unsigned<32> c = (unsigned<32>)(a * 5 + b);
      return c ^ c >> 7;
    }
    unsigned<32> folded(unsigned<32> a) {
      unsigned<32> b = 0;
      for (unsigned<3> i = 0; i < 4; i++) { b = mixed(b, a); a = a >> 8; }
      return b;
    }
    unsigned<32> looked_up(unsigned<32> a) {
      unsigned<32> c = 0;
      for (unsigned<4> i = 0; i < COUNT[2:0]; i++) c = (unsigned<32>)(c + LIST[(unsigned<4>)(a + i)]);
      return c;
    }
"""


class _Text:
    """Statements over locals a, b and c and the device's state."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def value(self, depth: int = 2) -> str:
        pick = self.chance.randrange(9 if depth else 4)
        inner = lambda: self.value(depth - 1)  # noqa: E731
        return [
            lambda: self.chance.choice("abc"),
            lambda: self.chance.choice(["SEED", "TOTAL", "COUNT"]),
            lambda: str(self.chance.choice([0, 1, 7, 0x1234, 0xFFFFFFFF])),
            lambda: self.chance.choice("abc"),
            lambda: f"(unsigned<32>)({inner()} + {inner()})",
            lambda: f"({inner()} ^ {inner()})",
            lambda: f"LIST[(unsigned<4>)({inner()})]",
            lambda: f"POOL[(unsigned<5>)({inner()})]",
            lambda: f"mixed({inner()}, {inner()})",
        ][pick]()

    def condition(self) -> str:
        return self.chance.choice(
            [f"{self.value(1)} < {self.value(1)}", f"({self.value(1)} & 3) != 0", "a == b", "COUNT[0:0] == 1"]
        )

    def block(self, depth: int, loops: int) -> str:
        return " ".join(self.statement(depth, loops) for _ in range(self.chance.randint(1, 3)))

    def statement(self, depth: int, loops: int) -> str:
        pick = self.chance.randrange(11 if depth else 5)
        if pick < 2:
            return f"{self.chance.choice('abc')} = {self.value()};"
        if pick == 2:
            return f"{self.chance.choice(['TOTAL', 'SEED'])} = {self.value()};"
        if pick == 3:
            return f"LIST[(unsigned<4>)({self.value(1)})] = {self.value()};"
        if pick == 4:
            return f"POOL[(unsigned<5>)({self.value(1)})] = {self.value()};"
        if pick == 5:
            called = self.chance.choice(["folded", "looked_up"])
            return f"{self.chance.choice('abc')} = {called}({self.value(1)});"
        if pick < 8:
            other = f" else {{ {self.block(depth - 1, loops)} }}" if self.chance.random() < 0.5 else ""
            return f"if ({self.condition()}) {{ {self.block(depth - 1, loops)} }}{other}"
        index = "ijk"[loops]
        known = self.chance.random() < 0.5
        end = str(self.chance.randint(2, 3)) if known else "COUNT[2:0]"
        body = self.block(depth - 1, loops + 1) if loops < 2 else self.statement(0, loops)
        leave = f" if ({self.condition()}) break;" if self.chance.random() < 0.25 else ""
        use = f"a = (unsigned<32>)(a + {index});"
        return f"for (unsigned<4> {index} = 0; {index} < {end}; {index}++) {{ {body}{leave} {use} }}"

    def command(self, name: str) -> str:
        early = f" if ({self.condition()}) return;" if self.chance.random() < 0.3 else ""
        return (
            f"    void {name}() {{ unsigned<32> a = COUNT, b = SEED, c = 1; {self.block(3, 0)}{early} "
            f"{self.block(3, 0)} TOTAL = (unsigned<32>)(a + b + c); }}\n"
        )


def random_device(seed: int, commands: int = 12) -> dict[str, str]:
    """The files of a design with one device, of so many commands."""
    text = _Text(random.Random(seed))
    names = [f"c{number}" for number in range(commands)]
    starts = ", ".join(f"{name} = {number}" for number, name in enumerate(names))
    table = _TABLE.format(starts=starts) + "".join(_COMMAND.format(name=name) for name in names)
    functions = _FUNCTIONS + "".join(text.command(name) for name in names)
    return {
        "designs/chance/design.toml": table,
        "designs/chance/chance.core_desc": f"InstructionSet Chance {{\n  functions {{\n{functions}  }}\n}}\n",
    }

"""Designs as a search writes them: a folder with one text, instructions of registers and numbers."""

from __future__ import annotations

import re
from pathlib import Path

from instar._core import Design
from instar.discover.operation import Operation
from instar.places import library


def design(folder: Path, instructions: dict[str, str], xlen: int = 32) -> Design:
    """A design of instructions by name, each a behaviour with its fields; numbers are `n5`, `m5`."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = [_instruction(at, name, behaviour) for at, (name, behaviour) in enumerate(instructions.items())]
    text = "\n".join(texts)
    (folder / "found.core_desc").write_text(
        f'import "RV{xlen}I.core_desc"\n\nInstructionSet Found extends RV{xlen}I {{\n'
        f"  instructions {{\n{text}\n  }}\n}}\n"
    )
    (folder / "design.toml").write_text(
        f'[design]\nname = "{folder.name}"\ntitle = "found"\nsummary = "found"\nisa = "rv{xlen}im"\n'
        'extensions = ["found.core_desc"]\n'
    )
    return library().design(str(folder))


def operation(folder: Path, behaviour: str, xlen: int = 32) -> Operation:
    """The one instruction of a design."""
    return Operation.of("x.one", xlen, design(folder, {"x.one": behaviour}, xlen))


def _instruction(at: int, name: str, behaviour: str) -> str:
    registers = [field for field in ("rs3", "rs2", "rs1", "rd") if field in behaviour]
    numbers = sorted(set(re.findall(r"\b[nm](\d+)\b", behaviour)))
    parts = [
        f"{letter}{bits}[{int(bits) - 1}:0]"
        for bits in numbers
        for letter in "nm"
        if f"{letter}{bits}" in behaviour
    ]
    names = [part.partition("[")[0] for part in parts]
    free = 23 - 5 * len(registers) - sum(int(one[1:]) for one in names)
    assert free >= 0, name
    encoding = [f"{registers[at]}[4:0]" for at in range(len(registers))] + parts
    opcode = ["0001011", "0101011", "1011011", "1111011"][at % 4]
    if free:
        encoding.insert(0, f"{free}'d0")
    shown = ", ".join(
        [*(f"{{name({field})}}" for field in reversed(registers)), *(f"{{{one}}}" for one in names)]
    )
    return f"""    ONE{at} {{
      encoding: {" :: ".join(encoding)} :: 2'd{at // 4} :: 7'b{opcode};
      assembly: {{"{name}", "{shown}"}};
      behavior: {{ {behaviour} }}
    }}"""

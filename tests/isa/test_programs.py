"""Small assembly programs with the registers that they must end with: `<ext>/<mnemonic>.S` and `.expect`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar._core import Program
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
SOURCES = sorted(HERE.glob("*/*.S"))
ISA = "rv32imc_zba_zbb_zbc_zbs_zcb"
_LINE = re.compile(r"x(\d+)\s*=\s*(-?(?:0x[0-9a-fA-F]+|\d+))")


def expectations(path: Path) -> dict[int, int]:
    wanted = {}
    for line in path.read_text().splitlines():
        text = line.split("#")[0].strip()
        if text:
            match = _LINE.fullmatch(text)
            assert match, f"{path}: {line!r} is no line like x10 = 169"
            wanted[int(match[1])] = int(match[2], 0) & 0xFFFF_FFFF
    return wanted


def test_every_program_has_its_expectation_and_the_other_way_round() -> None:
    programs = {path.with_suffix("") for path in SOURCES}
    expected = {path.with_suffix("") for path in HERE.glob("*/*.expect")}
    assert programs == expected and programs


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_registers_end_as_expected(path: Path) -> None:
    elf = build(Build(find_compiler(), ISA, (path,), link_script=HERE / "link.ld"))
    registers = Program(elf, isa=ISA).run()["registers"]
    wanted = expectations(path.with_suffix(".expect"))
    assert {number: registers[number] for number in wanted} == wanted

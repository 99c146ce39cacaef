"""Small assembly programs with the registers that they must end with.

`<ext>/<name>.S` runs on RV32 where `<name>.expect` stands beside it, on RV64 where
`<name>.rv64.expect` does.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from instar._core import Program
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
ENDINGS = {32: ".expect", 64: ".rv64.expect"}
_EXTENSIONS = (
    "zicbom_zicbop_zicboz_zicond_zihintntl_zihintpause_zcb_zcmp_zcmt_zba_zbb_zbc_zbkb_zbkc_zbkx_zbs"
    "_zknd_zkne_zknh_zkr_zksed_zksh"
)
_LINE = re.compile(r"x(\d+)\s*=\s*(-?(?:0x[0-9a-fA-F]+|\d+))")

PROGRAMS = [
    pytest.param(path, xlen, id=f"{path.parent.name}/{path.stem}-rv{xlen}")
    for path in sorted(HERE.glob("*/*.S"))
    for xlen, ending in ENDINGS.items()
    if path.with_suffix(ending).exists()
]


def expectations(path: Path, xlen: int) -> dict[int, int]:
    wanted = {}
    for line in path.read_text().splitlines():
        text = line.split("#")[0].strip()
        if text:
            match = _LINE.fullmatch(text)
            assert match, f"{path}: {line!r} is no line like x10 = 169"
            wanted[int(match[1])] = int(match[2], 0) & (1 << xlen) - 1
    return wanted


def test_every_program_has_its_expectation_and_the_other_way_round() -> None:
    programs = {path.with_suffix("") for path in HERE.glob("*/*.S")}
    expected = {path.parent / path.name.split(".")[0] for path in HERE.glob("*/*.expect")}
    assert programs == expected and programs


@pytest.mark.parametrize(("path", "xlen"), PROGRAMS)
def test_registers_end_as_expected(path: Path, xlen: int) -> None:
    isa = f"rv{xlen}imac_{_EXTENSIONS}"
    elf = build(Build(find_compiler(), isa, (path,), (HERE,), link_script=HERE / "link.ld"))
    registers = Program(elf, isa=isa).run()["registers"]
    wanted = expectations(path.with_suffix(ENDINGS[xlen]), xlen)
    assert {number: registers[number] for number in wanted} == wanted

"""Wrong inputs where vectors are concerned: one sentence each, which says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.cli import run_command
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT

LINK = ROOT / "tests" / "isa" / "link.ld"
#: mstatus.VS is on; the word of v.twice with vd and vs2, then an exit with a0 = mstatus.VS, 3 for
#: Dirty.
SOURCE = """
  .globl _start
_start:
  li t0, {vs}
  csrs mstatus, t0
  li t0, 4
  vsetvli t0, t0, e16, m2, ta, ma
  vmv.v.i v4, 3
  li t0, 0x600
  csrc mstatus, t0
  li t0, {vs}
  csrs mstatus, t0
  .4byte {word:#x}
  vmv.x.s a1, v8
  csrr a0, mstatus
  srli a0, a0, 9
  andi a0, a0, 3
  add a0, a0, a1
  li a7, 93
  ecall
"""
DESCRIPTION = """
InstructionSet Xvtwice extends RVV {
  instructions {
    VTWICE {
      encoding: 7'd1 :: vs2[4:0] :: 5'd0 :: 3'd2 :: vd[4:0] :: 7'b0001011;
      assembly: {"v.twice", "{name(vd)}, {name(vs2)}"};
      behavior: {
        if (SEW != 16 || vd % LMUL != 0 || vs2 % LMUL != 0) raise(0, 2);
        if (vd != vs2 && vd < vs2 + LMUL && vs2 < vd + LMUL) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i++)
          V[vd][16 * i + 15:16 * i] = (unsigned<16>)(V[vs2][16 * i + 15:16 * i] << 1);
      }
    }
  }
}
"""
DESIGN = """
[design]
name = "twice"
title = "Twice"
summary = "One vector instruction"
extensions = ["xvtwice.core_desc"]
{rest}
"""


def word(vd: int, vs2: int) -> int:
    return 1 << 25 | vs2 << 20 | 2 << 12 | vd << 7 | 0x0B


def program(folder: Path, vd: int, vs2: int, vs: int = 0x200, isa: str = "rv64imac_zve64x") -> str:
    source = folder / "twice.S"
    source.write_text(SOURCE.format(word=word(vd, vs2), vs=vs))
    return str(build(Build(find_compiler(), isa, (source,), link_script=LINK)))


def design(folder: Path, rest: str) -> Path:
    home = folder / "designs" / "twice"
    home.mkdir(parents=True)
    (home / "xvtwice.core_desc").write_text(DESCRIPTION)
    (home / "design.toml").write_text(DESIGN.format(rest=rest))
    return home


def said(capfd: pytest.CaptureFixture[str], *command: str) -> tuple[int, str]:
    code = run_command(list(command))
    both = capfd.readouterr()
    return code, " ".join((both.out + both.err).split())


@pytest.fixture
def twice(tmp_path: Path) -> Path:
    return design(tmp_path, 'isa = "rv64imac_zve64x"')


def test_a_designs_vector_instruction_makes_vs_dirty(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], twice: Path
) -> None:
    # Twice 3 in element 0, and VS Dirty.
    assert said(capfd, "run", program(tmp_path, 8, 4), "--design", str(twice))[0] == 9


def test_a_designs_vector_instruction_is_illegal_while_vectors_are_off(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], twice: Path
) -> None:
    source = tmp_path / "off.S"
    source.write_text(
        "  .globl _start\n_start:\n  li t0, 0x600\n  csrc mstatus, t0\n"
        f"  .4byte {word(8, 4):#x}\n  li a7, 93\n  ecall\n"
    )
    elf = build(Build(find_compiler(), "rv64imac_zve64x", (source,), link_script=LINK))
    code, message = said(capfd, "run", str(elf), "--design", str(twice))
    assert (code, "vectors are off: mstatus.VS is 0" in message) == (2, True)


@pytest.mark.parametrize(("vd", "vs2"), [(8, 5), (9, 4), (3, 4)])
def test_a_group_that_a_description_refuses_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], twice: Path, vd: int, vs2: int
) -> None:
    code, message = said(capfd, "run", program(tmp_path, vd, vs2), "--design", str(twice))
    assert code == 2
    assert f"illegal instruction {word(vd, vs2):#010x}: its description refuses these operands" in message
    assert "twice.S:12" in message


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ("", "v.twice works on vector registers, and the design names no ISA string with some"),
        ('isa = "rv64imc"', 'and isa = "rv64imc" has none'),
        (
            '[timing."cv64a6"."v.twice"]\nunit = "alu"\nlatency = 1\ninterval = 1\nfrom = "assumed"',
            'and core "cv64a6" has none (rv64imc',
        ),
    ],
)
def test_a_vector_instruction_wants_a_machine_with_vectors(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], rest: str, says: str
) -> None:
    code, message = said(capfd, "check", str(design(tmp_path, rest)))
    assert code == 2
    assert "xvtwice.core_desc:4" in message and says in message


def test_a_core_without_vectors_refuses_a_design_with_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], twice: Path
) -> None:
    elf = program(tmp_path, 8, 4)
    code, message = said(capfd, "run", elf, "--design", str(twice), "--core", "cv64a6")
    assert code == 2
    assert (
        'works on vector registers, and no cost of it on core "cv64a6" is stated; without a core' in message
    )


def test_an_isa_with_vectors_gives_a_core_none(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "vectors.S"
    source.write_text(
        "  .globl _start\n_start:\n  vsetivli zero, 4, e16, m1, ta, ma\n  vadd.vv v1, v2, v3\n"
        "  li a7, 93\n  ecall\n"
    )
    elf = str(build(Build(find_compiler(), "rv64imac_zve64x", (source,), link_script=LINK)))
    code, message = said(capfd, "run", elf, "--isa", "rv64imacv", "--core", "cv64a6")
    assert code == 2
    assert "is of V, Zve* or Zv*, which this core model has no timing for" in message


def test_a_program_for_longer_registers_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    elf = program(tmp_path, 8, 4, isa="rv64imac_zve64x_zvl512b")
    code, message = said(capfd, "run", elf, "--isa", "rv64imac_zve64x_zvl256b")
    assert code == 2
    assert "was built for vector registers of at least 512 bits (zvl512b)" in message
    assert "name zvl512b in the ISA string, or compile for zvl256b" in message


@pytest.mark.parametrize("bits", [192, 100, 3000])
def test_a_length_that_is_no_power_of_two_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], bits: int
) -> None:
    code, message = said(capfd, "run", program(tmp_path, 8, 4), "--isa", f"rv64imac_zve64x_zvl{bits}b")
    assert code == 2
    assert "vector registers have 128, 256, 512, 1024, 2048 or 4096 bits here" in message


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["hardware", "twice", "--core", "cv64a6"], 'no cost of it on core "cv64a6" is stated'),
        (
            ["measure", "sha3", "keccak_f1600", "--design", "twice", "--core", "cva6-single"],
            'no cost of it on core "cva6-single" is stated',
        ),
    ],
)
def test_what_needs_a_core_says_that_no_cost_on_it_is_stated(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    twice: Path,
    command: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, message = said(capfd, *command)
    assert code == 2
    assert says in message

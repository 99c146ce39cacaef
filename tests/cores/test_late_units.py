"""A unit of a design with a way of its own to memory, from its text to cycles."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from instar._core import InstarError, Library, Program
from instar.places import data_folder

DESCRIPTION = """\
import "RV32I.core_desc"

InstructionSet Xsum extends RV32I {
  instructions {
    // rd <- the sum of two words at rs1, which is written behind them.
    SUMW {
      encoding: 12'd0 :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.sumw", "{name(rd)}, {name(rs1)}"};
      behavior: {
        unsigned<32> a = X[rs1];
        unsigned<32> b = (unsigned<32>)(a + 4);
        unsigned<32> c = (unsigned<32>)(a + 8);
        unsigned<32> sum = (unsigned<32>)(MEM[a+3:a] + MEM[b+3:b]);
        MEM[c+3:c] = sum;
        if (rd != 0) X[rd] = sum;
      }
    }
  }
}
"""
DESIGN = """\
[design]
name = "sum"
title = "Sum"
summary = "A sum of two words, which is kept"
extensions = ["xsum.core_desc"]
cores = ["cv32e40px"]

[units.summer]
kind = "memory"

[timing."cv32e40px"."x.sumw"]
unit = "summer"
latency = 2
interval = 1
result_bus = "cvxif"
from = "assumed"

[[baselines]]
name = "portable"

[[variants]]
name = "sum"
"""
BASE = 0x8000_0000


def elf(words: list[int]) -> bytes:
    """The smallest file that runs: these words, and some room after them."""
    code = b"".join(struct.pack("<I", word) for word in words).ljust(0x100, b"\0")
    head = struct.pack("<HHIIIIIHHHHHH", 2, 243, 1, BASE, 52, 0, 0, 52, 32, 1, 0, 0, 0)
    segment = struct.pack("<8I", 1, 84, BASE, BASE, len(code), len(code), 7, 4)
    return b"\x7fELF" + bytes([1, 1, 1]) + bytes(9) + head + segment + code


def cycles(folder: Path, third: int, change: tuple[str, str] = ("", "")) -> int:
    """Of auipc a0; x.sumw a1, 128(a0's page); `third`; and exit."""
    where = folder / "designs" / "sum"
    where.mkdir(parents=True, exist_ok=True)
    (where / "design.toml").write_text(DESIGN.replace(*change))
    (where / "xsum.core_desc").write_text(DESCRIPTION)
    auipc, addi, sumw, number, ecall = 0x0000_0517, 0x0805_0513, 0x0005_058B, 0x05D0_0893, 0x0000_0073
    program = folder / "sum.elf"
    program.write_bytes(elf([auipc, addi, number, sumw, third, ecall]))
    library = Library([], here=folder, data=data_folder())
    design = library.design("sum")
    core = library.core("cv32e40px", design=design, variant="sum")
    result = Program(program, isa="rv32imc", design=design).run(core=core)
    assert result["cycles"] is not None
    return int(result["cycles"])


def test_what_needs_the_result_waits_for_all_accesses_and_the_latency(tmp_path: Path) -> None:
    needs, else_ = 0x0005_8613, 0x0006_8613  # addi a2,a1,0; addi a2,a3,0
    # Handed over in cycle 0; the accesses are requested in 1, 2 and 3, the last is answered in 4,
    # and the result comes two cycles later. Without need the next leaves ID in cycle 1.
    assert cycles(tmp_path, needs) - cycles(tmp_path, else_) == (4 + 2) - 1


def test_without_its_kind_a_unit_has_no_way_to_memory(tmp_path: Path) -> None:
    with pytest.raises(InstarError) as refused:
        cycles(tmp_path, 0x13, ('kind = "memory"', ""))
    assert "memory" in str(refused.value) and "x.sumw" in str(refused.value)


def test_its_result_goes_through_cv_x_if(tmp_path: Path) -> None:
    with pytest.raises(InstarError) as refused:
        cycles(tmp_path, 0x13, ('result_bus = "cvxif"\n', ""))
    assert 'result_bus = "cvxif"' in str(refused.value)

"""Every compressed word that is an instruction, through our disassembler and LLVM's assembler, and back."""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path

import pytest
from instar._core import disassemble
from instar.toolchain import find_compiler

#: The text of a jump ends with an address; the assembler wants it relative to the place where it stands.
_JUMP = re.compile(r"(c\.(?:jal|j|beqz|bnez) (?:.*, )?)(0x[0-9a-f]+)")
#: Of 49,152 words that are not the first half of a longer instruction.
_INSTRUCTIONS = {32: 30_391, 64: 40_127}


def text(word: int, xlen: int, isa: str) -> str | None:
    shown = disassemble(word, isa=isa)
    jump = _JUMP.fullmatch(shown or "")
    if not jump:
        return shown
    offset = int(jump[2], 16)
    return f"{jump[1]}.{offset - (offset >> (xlen - 1) << xlen):+d}"


@pytest.mark.parametrize("xlen", [32, 64])
def test_every_compressed_word_assembles_back_from_its_text(xlen: int, tmp_path: Path) -> None:
    isa = f"rv{xlen}imc_zihintntl_zce_zba_zbb"
    texts = {word: text(word, xlen, isa) for word in range(1 << 16) if word & 3 != 3}
    lines = {word: line for word, line in texts.items() if line is not None}
    source, output = tmp_path / "all.s", tmp_path / "all.o"
    source.write_text("\n".join([".option norelax", *lines.values(), ""]))
    compiler = find_compiler()
    flags = compiler.target_flags(f"rv{xlen}imc_zihintntl_zcb_zcmp_zcmt_zba_zbb")
    subprocess.run([*compiler.command, *flags, "-c", str(source), "-o", str(output)], check=True)
    assembled = output.read_bytes()
    words = list(lines)
    start = assembled.find(struct.pack("<16H", *words[:16]))
    assert start >= 0
    back = struct.unpack_from(f"<{len(words)}H", assembled, start)
    different = [f"{a:#06x} {lines[a]} {b:#06x}" for a, b in zip(words, back, strict=True) if a != b]
    assert not different, different[:10]
    assert len(words) == _INSTRUCTIONS[xlen]

"""Operands to a word, to our text of it, through LLVM's assembler, and back to the same word and operands.

Source: the instruction tables as `instar._core.instructions` shows them; a new row needs no new
line here.
"""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from instar._core import Encoding, disassemble, everything, instructions

from tests.differential.operands import Subject

from .assembler import assemble, relative

Xlen = Literal[32, 64]
BOTH = pytest.mark.parametrize("xlen", [32, 64])

#: Of 49,152 words that are not the first half of a longer instruction.
_COMPRESSED = {32: 30_391, 64: 40_127}
#: Immediates that text can say, where these are fewer than those of the word, with the reason.
_SAID = {
    # Syntax has no place for the fm field, which but for fence.tso is reserved.
    "fence": range(1 << 8),
}
#: Fields with at most this many immediates, and CSR numbers, are tried one by one.
_EVERY_IMMEDIATE = 64
_RANDOM = 24
#: Words that the table has on average, at the least.
_LEAST = 90
_BASE = 0x8000_0000


def immediates(encoding: Encoding, source: random.Random) -> list[int]:
    """Both ends, zero, each bit alone and its negative, random ones; all where they are few or have names."""
    if encoding.immediate is None:
        return []
    low, high, step = encoding.immediate
    every = _SAID.get(encoding.mnemonic, range(low, high + 1, step))
    if len(every) <= _EVERY_IMMEDIATE or encoding.mnemonic in ("csrrs", *_SAID):
        return [*every]
    bits = [sign * (step << n) for n in range((high // step).bit_length() + 1) for sign in (1, -1)]
    return sorted({low, high, *(i for i in (0, *bits) if i in every), *source.choices(every, k=_RANDOM)})


def samples(encoding: Encoding, xlen: int) -> Iterator[dict[str, int]]:
    """Operands: each register in each place, each of `immediates`; the others beside them random."""
    source = random.Random(f"{xlen}/{Subject(encoding, xlen).key}")
    choices = dict(encoding.registers)
    if numbers := immediates(encoding, source):
        choices["immediate"] = numbers
    for name, values in choices.items():
        for value in values:
            yield {other: source.choice(those) for other, those in choices.items()} | {name: value}
    if not choices:
        yield {}


def decoded(encoding: Encoding, word: int) -> dict[str, int] | None:
    """The operands in `word` that `encoding` has; `None` where it is another instruction."""
    back = encoding.operands(word)
    if back is None:
        return None
    named = dict(zip(("rd", "rs1", "rs2", "immediate"), back, strict=True))
    held = {*encoding.registers, *(["immediate"] if encoding.immediate else [])}
    return {name: value for name, value in named.items() if name in held}


def without_compressed(isa: str) -> str:
    """`isa` without C and its kin, with which the assembler would choose shorter forms."""
    letters, *others = isa.split("_")
    return "_".join([letters.replace("c", ""), *(name for name in others if not name.startswith("zc"))])


def without_vectors(isa: str) -> str:
    """`isa` without vectors: to LLVM, V has the double-precision loads whose words Zcmt takes."""
    letters, *others = isa.split("_")
    return "_".join([letters.removesuffix("v"), *(name for name in others if not name.startswith("zv"))])


def is_inside(one: Encoding, other: Encoding) -> bool:
    """Whether the words of `one` are among those of `other` (`pause` in `fence`), or both are the same."""
    return one.mask & other.mask == other.mask and one.value & other.mask == other.value


def name_of(text: str) -> str:
    """The mnemonic in `text`, without the ordering of an atomic instruction."""
    return re.sub(r"\.(?:aq|rl|aqrl)$", "", text.split()[0])


def again(encoding: Encoding, word: int) -> int | None:
    """The word that the operands in `word` make; `None` where it is another instruction."""
    back = encoding.operands(word)
    if back is None:
        return None
    rd, rs1, rs2, immediate = back
    return encoding.encode(rd=rd, rs1=rs1, rs2=rs2, immediate=immediate)


def differences(words: list[int], lines: list[str], assembled: tuple[int, ...]) -> list[str]:
    """The first few lines that did not become their word."""
    three = zip(words, lines, assembled, strict=True)
    return [f"{word:#x} {line} {back:#x}" for word, line, back in three if word != back][:10]


@BOTH
def test_every_instruction_assembles_back_from_its_text(xlen: Xlen, tmp_path: Path) -> None:
    isa = everything(xlen)
    words: list[int] = []
    lines: list[str] = []
    table = [e for e in instructions(isa) if e.length == 4]
    for encoding in table:
        shown = set()
        for operands in samples(encoding, xlen):
            word = encoding.encode(**operands)
            if word is None and encoding.kind == "Vector":
                # What the manual reserves in every vtype: a masked result in v0, a gather onto its
                # source.
                continue
            assert word is not None, (encoding, operands)
            assert decoded(encoding, word) == operands, (encoding, f"{word:#010x}")
            pc = _BASE + 4 * len(words)
            text = disassemble(word, isa=isa, pc=pc)
            assert text is not None, (encoding, operands)
            shown.add(name_of(text))
            words.append(word)
            lines.append(relative(text, pc, xlen))
        assert {encoding.mnemonic} <= shown <= {e.mnemonic for e in table if is_inside(e, encoding)}
    code = assemble(lines, without_compressed(isa), tmp_path)
    assert differences(words, lines, struct.unpack(f"<{len(words)}I", code)) == []
    assert len(words) > _LEAST * len(table)


@BOTH
def test_every_compressed_word_assembles_back_from_its_text(xlen: Xlen, tmp_path: Path) -> None:
    isa = without_vectors(everything(xlen))
    texts = {word: disassemble(word, isa=isa, pc=_BASE) for word in range(1 << 16) if word & 3 != 3}
    lines = {word: relative(text, _BASE, xlen) for word, text in texts.items() if text is not None}
    assembled = struct.unpack(f"<{len(lines)}H", assemble([*lines.values()], isa, tmp_path))
    assert differences([*lines], [*lines.values()], assembled) == []
    assert len(lines) == _COMPRESSED[xlen]

    unseen: dict[str, list[Encoding]] = {}
    for encoding in [e for e in instructions(isa) if e.length == 2]:
        unseen.setdefault(encoding.mnemonic, []).append(encoding)
    of = dict(unseen)
    for word, line in lines.items():
        name = name_of(line)
        unseen.pop(name, None)
        assert word in [again(encoding, word) for encoding in of[name]], f"{word:#06x} {line}"
    assert not unseen

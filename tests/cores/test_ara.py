"""Family `ara`: its scalar core as exact as ever, and spacings of vector instructions beside RTL.

Source of the numbers: measured in RTL, soc-hub-fi/Marian e107560 (VLEN 512, four lanes, warm).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from instar._core import Arg, InstarError, Program
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler

from tests.python.conftest import sample_elf

from ..shared import ROOT

MARIAN = ROOT / "cores/marian.toml"
ISA = library().core("marian").isa
#: Instructions in turns, the vtype, the cycles from one to the next in RTL, by how much the model may differ.
SPACINGS = [
    ([f"vadd.vv v{8 + n}, v16, v17" for n in range(8)], "e32, m1", 2.5, 0.2),
    ([f"vadd.vv v{4 * n}, v16, v24" for n in (1, 2, 3)], "e32, m4", 8.0, 0.0),
    (["vadd.vv v8, v16, v24"], "e32, m8", 17.0, 0.0),
    ([f"vmul.vv v{4 * n}, v16, v24" for n in (1, 2, 3)], "e32, m4", 8.0, 0.0),
    (["vmul.vv v8, v16, v24"], "e32, m4", 10.0, 0.0),
    (["vmul.vv v8, v16, v24"], "e32, m8", 17.0, 0.0),
    (["vle32.v v8, (a0)"], "e32, m1", 22.0, 0.0),
    (["vle32.v v8, (a0)"], "e32, m8", 50.0, 0.0),
    (["vmseq.vv v0, v16, v24"], "e32, m1", 15.0, 1.0),
    (["vaesem.vv v8, v17"], "e32, m1", 9.0, 0.0),
]


def host(folder: Path, family: str) -> str:
    """Marian without vector instructions, as a core of that family."""
    text = MARIAN.read_text(encoding="utf-8")
    text = re.sub(r"^isa = .*$", 'isa = "rv64imc"', text, flags=re.M)
    text = text.replace('family = "ara"', f'family = "{family}"').replace('"marian"', f'"{family}-host"')
    if family != "ara":
        text = re.sub(r"^vector_.*\n", "", text, flags=re.M)
    (folder / f"{family}-host.toml").write_text(text, encoding="utf-8")
    return str(folder / f"{family}-host.toml")


def test_what_has_no_vectors_takes_what_it_takes_without_a_vector_unit(tmp_path: Path) -> None:
    program = Program(sample_elf("rv64imc"), isa="rv64imc")
    cycles = [
        program.call("spin", [Arg.value("u32", 5_000)], core=library().core(host(tmp_path, family)))["cycles"]
        for family in ("ara", "cva6")
    ]
    assert cycles[0] == cycles[1] is not None


def cycles(folder: Path, instructions: Sequence[str], vtype: str, count: int) -> int:
    """Cycles of a call of so many rounds of them, until the unit is at rest."""
    round_ = "\n    ".join(instructions)
    source = folder / f"repeated_{count}.S"
    source.write_text(
        f"""    .text
    .globl repeated
    .type repeated, @function
repeated:
    vsetvli t0, zero, {vtype}, ta, ma
    .rept {count}
    {round_}
    .endr
    vmv.x.s a0, v8
    ret
    .size repeated, . - repeated
""",
        encoding="utf-8",
    )
    program = program_of(source, ISA, None, find_compiler())
    found = program.call("repeated", [Arg.input(bytes(512))], core=library().core("marian"))["cycles"]
    assert found is not None
    return found


@pytest.mark.parametrize(("instructions", "vtype", "spacing", "within"), SPACINGS)
def test_instructions_follow_each_other_as_in_rtl(
    instructions: Sequence[str], vtype: str, spacing: float, within: float, tmp_path: Path
) -> None:
    rounds = 48 // len(instructions)
    more, fewer = (cycles(tmp_path, instructions, vtype, times * rounds) for times in (2, 1))
    found = (more - fewer) / (rounds * len(instructions))
    assert abs(found - spacing) <= within, found


def test_what_the_rtl_cannot_do_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r"moves segments.*cannot time it"):
        cycles(tmp_path, ["vlseg2e8.v v8, (a0)"], "e8, m1", 1)

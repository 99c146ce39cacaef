"""Family `ara`: its scalar core as exact as ever, and spacings of vector instructions beside RTL.

Source of the numbers: measured in RTL, soc-hub-fi/Marian e107560 (VLEN 512, four lanes, warm).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from instar._core import Arg, InstarError, Program
from instar.cli import run_command
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler

from tests.python.conftest import sample_elf

from ..shared import ROOT

MARIAN = ROOT / "cores/marian.toml"
ISA = library().core("marian").isa
#: Instructions in turns, the vtype, the cycles from one to the next in RTL, by how much the model
#: may differ.
SPACINGS = [
    (
        [
            "vadd.vv v8, v16, v17",
            "vadd.vv v9, v16, v17",
            "vadd.vv v10, v16, v17",
            "vadd.vv v11, v16, v17",
            "vadd.vv v12, v16, v17",
            "vadd.vv v13, v16, v17",
            "vadd.vv v14, v16, v17",
            "vadd.vv v15, v16, v17",
        ],
        "e32, m1",
        2.25,
        0.0,
    ),
    (
        [
            "vadd.vv v2, v16, v18",
            "vadd.vv v4, v16, v18",
            "vadd.vv v6, v16, v18",
            "vadd.vv v8, v16, v18",
            "vadd.vv v10, v16, v18",
            "vadd.vv v12, v16, v18",
        ],
        "e32, m2",
        4.0,
        0.0,
    ),
    (["vadd.vv v4, v16, v24", "vadd.vv v8, v16, v24", "vadd.vv v12, v16, v24"], "e32, m4", 8.0, 0.0),
    (["vadd.vv v8, v16, v24"], "e32, m8", 17.0, 0.0),
    (["vadd.vv v8, v8, v17"], "e32, m1", 4.0, 0.0),
    (["vadd.vv v8, v8, v24"], "e32, m4", 9.5, 0.0),
    (
        [
            "vmul.vv v8, v16, v17",
            "vmul.vv v9, v16, v17",
            "vmul.vv v10, v16, v17",
            "vmul.vv v11, v16, v17",
            "vmul.vv v12, v16, v17",
            "vmul.vv v13, v16, v17",
            "vmul.vv v14, v16, v17",
            "vmul.vv v15, v16, v17",
        ],
        "e32, m1",
        2.75,
        0.0,
    ),
    (["vmul.vv v4, v16, v24", "vmul.vv v8, v16, v24", "vmul.vv v12, v16, v24"], "e32, m4", 8.0, 0.0),
    (["vmul.vv v8, v8, v17"], "e32, m1", 6.0, 0.0),
    (["vmul.vv v8, v8, v24"], "e32, m4", 10.0, 0.0),
    (["vmul.vv v8, v16, v24"], "e32, m4", 10.0, 0.0),
    (["vmul.vv v8, v16, v24"], "e32, m8", 17.0, 0.0),
    (["vmacc.vv v8, v16, v17"], "e32, m1", 8.0, 0.0),
    (
        [
            "vmv.v.x v8, a0",
            "vmv.v.x v9, a0",
            "vmv.v.x v10, a0",
            "vmv.v.x v11, a0",
            "vmv.v.x v12, a0",
            "vmv.v.x v13, a0",
            "vmv.v.x v14, a0",
            "vmv.v.x v15, a0",
        ],
        "e32, m1",
        2.0,
        0.0,
    ),
    (["vmerge.vvm v8, v16, v24, v0"], "e32, m1", 11.0, 0.0),
    (["vmerge.vvm v8, v16, v24, v0"], "e32, m8", 25.0, 0.0),
    (["vmseq.vv v1, v16, v24"], "e32, m1", 15.0, 0.0),
    (["vmand.mm v1, v16, v24"], "e32, m1", 13.0, 0.0),
    (["vid.v v8"], "e32, m1", 14.0, 0.0),
    (["viota.m v8, v16"], "e32, m1", 14.0, 0.0),
    (["vcpop.m t0, v16", "vcpop.m t1, v16"], "e32, m1", 12.0, 0.0),
    (["vmv.x.s t0, v16", "vmv.x.s t1, v16"], "e32, m1", 7.0, 0.0),
    (["vmv.x.s t0, v16"], "e32, m1", 9.0, 0.0),
    (
        [
            "vslideup.vi v8, v16, 1",
            "vslideup.vi v9, v16, 1",
            "vslideup.vi v10, v16, 1",
            "vslideup.vi v11, v16, 1",
            "vslideup.vi v12, v16, 1",
            "vslideup.vi v13, v16, 1",
            "vslideup.vi v14, v16, 1",
            "vslideup.vi v15, v16, 1",
        ],
        "e32, m1",
        6.75,
        0.0,
    ),
    (
        [
            "vslidedown.vi v8, v16, 1",
            "vslidedown.vi v9, v16, 1",
            "vslidedown.vi v10, v16, 1",
            "vslidedown.vi v11, v16, 1",
            "vslidedown.vi v12, v16, 1",
            "vslidedown.vi v13, v16, 1",
            "vslidedown.vi v14, v16, 1",
            "vslidedown.vi v15, v16, 1",
        ],
        "e32, m1",
        7.0,
        0.0,
    ),
    (["vslideup.vi v8, v16, 1"], "e32, m8", 41.0, 0.0),
    (["vslidedown.vi v8, v16, 1"], "e32, m8", 33.0, 0.0),
    (
        [
            "vredsum.vs v8, v16, v24",
            "vredsum.vs v9, v16, v24",
            "vredsum.vs v10, v16, v24",
            "vredsum.vs v11, v16, v24",
        ],
        "e32, m1",
        16.0,
        0.0,
    ),
    (["vredsum.vs v8, v16, v24"], "e32, m1", 21.0, 0.0),
    (
        [
            "vle32.v v8, (a2)",
            "vle32.v v9, (a2)",
            "vle32.v v10, (a2)",
            "vle32.v v11, (a2)",
            "vle32.v v12, (a2)",
            "vle32.v v13, (a2)",
            "vle32.v v14, (a2)",
            "vle32.v v15, (a2)",
        ],
        "e32, m1",
        5.5,
        0.0,
    ),
    (["vle32.v v8, (a2)"], "e32, m1", 22.0, 0.0),
    (["vle32.v v8, (a2)", "vle32.v v16, (a2)", "vle32.v v24, (a2)"], "e32, m8", 33.0, 0.0),
    (["vle32.v v8, (a2)"], "e32, m8", 50.0, 0.0),
    (["vse32.v v8, (a2)"], "e32, m1", 5.25, 0.0),
    (["vse32.v v8, (a2)"], "e32, m8", 32.0, 0.0),
    (["vlse32.v v8, (a2), a3"], "e32, m1", 63.0, 0.0),
    (["vsse32.v v8, (a2), a3"], "e32, m1", 48.0, 0.0),
    (["vluxei32.v v8, (a2), v4"], "e32, m1", 61.0, 0.0),
    (["vsuxei32.v v8, (a2), v4"], "e32, m1", 48.0, 0.0),
    (["vaesem.vv v8, v17"], "e32, m1", 9.0, 0.0),
    (["vaesem.vv v8, v16"], "e32, m4", 33.0, 0.0),
    (["vsm3c.vi v8, v16, 1"], "e32, m1", 8.0, 1.0),
    (["vadd.vv v6, v4, v5", "vle32.v v4, (a2)"], "e32, m1", 12.5, 0.0),
    (["vle32.v v4, (a2)", "vle32.v v5, (a2)", "vadd.vv v6, v4, v5", "vse32.v v6, (a2)"], "e32, m1", 8.0, 0.0),
    (["vadd.vv v8, v16, v24", "vse32.v v8, (a2)"], "e32, m8", 26.5, 0.0),
    (
        ["vwmul.vv v8, v4, v5", "vwmul.vv v10, v4, v5", "vwmul.vv v12, v4, v5", "vwmul.vv v14, v4, v5"],
        "e16, m1",
        4.5,
        0.0,
    ),
    (
        ["vnsrl.wi v4, v8, 5", "vnsrl.wi v5, v10, 5", "vnsrl.wi v6, v12, 5", "vnsrl.wi v7, v14, 5"],
        "e16, m1",
        4.0,
        0.0,
    ),
    (
        ["vzext.vf2 v4, v8", "vzext.vf2 v5, v9", "vzext.vf2 v6, v10", "vzext.vf2 v7, v11"],
        "e32, m1",
        2.25,
        0.0,
    ),
    (["vse32.v v8, (a2)", "lw t1, 0(a2)", "mv t2, t1"], "e32, m1", 15.0, 0.0),
    (["sw t1, 0(a2)", "vle32.v v8, (a2)"], "e32, m1", 20.5, 0.0),
]
#: Cycles of three warm passes of each kernel in RTL: the last three of five.
KERNELS = {"ntt": 1959, "aes_ctr": 6828, "ghash": 2385, "sha512": 1961, "memcpy": 1614, "matmul": 22656}


def host(folder: Path, family: str) -> str:
    """Marian's scalar core, as a core of that family: after it the vector unit, or nothing."""
    text = MARIAN.read_text(encoding="utf-8")
    isa = "rv64imc_zve64x_zvl512b" if family == "ara" else "rv64imc"
    text = re.sub(r"^isa = .*$", f'isa = "{isa}"', text, flags=re.M)
    text = text.replace('family = "ara"', f'family = "{family}"').replace('"marian"', f'"{family}-host"')
    if family != "ara":
        # Its latencies have the converter's in them.
        converter = dict(re.findall(r"^bus_converter_(\w+) = \{ value = (\d+)", text, flags=re.M))
        text = re.sub(r"^(vector|bus_converter)_.*\n", "", text, flags=re.M)

        def whole(found: re.Match[str]) -> str:
            return f"{found[1]}{int(found[3]) + int(converter[found[2]])}"

        keys = "|".join(converter)
        text = re.sub(rf"^(memory_({keys}) = \{{ value = )(\d+)", whole, text, flags=re.M)
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
    """Cycles of a warm pass of so many rounds of them, until the unit is at rest."""
    round_ = "\n    ".join(instructions)
    source = folder / f"repeated_{count}.S"
    source.write_text(
        f"""    .text
    .option norvc
    .globl repeated
    .type repeated, @function
    .balign 64
repeated:
    mv a2, a0
    mv t6, a1
    li a3, 8
9:
    vsetvli t0, zero, {vtype}, ta, ma
    .rept {count}
    {round_}
    .endr
    vmv.x.s a4, v8
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size repeated, . - repeated
""",
        encoding="utf-8",
    )
    return passes(source, "repeated", 2, 3)


def passes(source: Path, function: str, first: int, last: int) -> int:
    """Cycles of the passes after `first` up to `last` of a function whose second argument says how many."""
    program = program_of(source, ISA, None, find_compiler())
    core = library().core("marian")
    cycles = [
        program.call(function, [Arg.input(bytes(16384)), Arg.value("u64", count)], core=core)["cycles"]
        for count in (first, last)
    ]
    assert cycles[0] is not None and cycles[1] is not None
    return cycles[1] - cycles[0]


@pytest.mark.parametrize(("instructions", "vtype", "spacing", "within"), SPACINGS)
def test_instructions_follow_each_other_as_in_rtl(
    instructions: Sequence[str], vtype: str, spacing: float, within: float, tmp_path: Path
) -> None:
    rounds = 48 // len(instructions)
    more, fewer = (cycles(tmp_path, instructions, vtype, count) for count in (rounds, rounds // 2))
    found = (more - fewer) / ((rounds - rounds // 2) * len(instructions))
    assert abs(found - spacing) <= within, found


@pytest.mark.parametrize(("kernel", "rtl"), KERNELS.items())
def test_kernels_that_nothing_was_fitted_to_take_what_they_take_in_rtl(kernel: str, rtl: int) -> None:
    found = passes(ROOT / f"tests/cores/ara/kernels/{kernel}.S", "kernel", 1, 4)
    assert abs(found - rtl) <= 0.01 * rtl, found


def test_what_the_rtl_cannot_do_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InstarError, match=r"moves segments.*cannot time it"):
        cycles(tmp_path, ["vlseg2e8.v v8, (a0)"], "e8, m1", 1)


def test_a_profile_tells_which_units_held_instructions_and_charges_every_cycle(
    capfd: pytest.CaptureFixture[str],
) -> None:
    of = ["block-cipher", "ghash_blocks", "--design", "marian", "--core", "marian"]
    assert run_command(["profile", *of, "--json"]) == 0
    profile = json.loads(capfd.readouterr().out)
    assert run_command(["measure", *of, "--json"]) == 0
    assert (
        json.loads(capfd.readouterr().out)["cycles"] == profile["cycles"] == sum(profile["stalls"].values())
    )
    assert profile["stalls"]["vector_memory"] > 0
    held = {row["unit"]: row for row in profile["held"]}
    assert len(held) == 7
    assert 0 < held["element groups"]["cycles"] <= profile["cycles"]
    assert held["vector loads"]["instruction_cycles"] >= held["vector loads"]["cycles"] > 0
    idle = held["vector multiplier"]
    assert (idle["cycles"], idle["instruction_cycles"], idle["works"]) == (0, 0, 0)
    for row in held.values():
        assert row["works"] + sum(cycles for _, cycles in row["waits"]) == row["cycles"], row["unit"]
    waits = dict(held["element groups"]["waits"])
    # Blocks are loaded and turned round before they are multiplied, and stores wait for the
    # products.
    assert held["element groups"]["works"] > 0 and waits["memory"] == 0
    assert dict(held["vector stores"]["waits"])["element groups"] > 0
    assert dict(held["vector loads"]["waits"])["memory"] > 0
    assert run_command(["profile", *of]) == 0
    assert "Units that held instructions" in capfd.readouterr().out

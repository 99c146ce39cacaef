"""Units on groups of vector elements: proved, refused where they are wrong, and behind lanes in Verilator."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import Core, Design
from instar.hardware import Unit, generate
from instar.hardware.lanes import lanes_files
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.places import library

from tests.vector.keccak import keccak_p

from .lanes import Asked, ask, build
from .lint import lint, warnings

_DESIGN = """\
[design]
name = "mixed"
title = "Mixed"
summary = "Groups of four words"
extensions = ["mixed.core_desc"]
isa = "rv64imc_zve64x_zvl512b"
cores = ["marian"]

[units.mixer]
title = "behind the lanes"

[timing."marian"."x.mixed.vv, x.mixed.vs"]
unit = "mixer"
latency = {latency}
interval = 1
group_elements = {elements}
from = "assumed"
where = "a test"

[[variants]]
name = "mixed"
title = "mixed"
"""
_TEXT = """\
import "RVV.core_desc"

InstructionSet Xmixed extends RVV {
  functions {
    unsigned<128> mixed(unsigned<128> a, unsigned<128> b, unsigned<5> by) {
      unsigned<32> word[4];
      for (int k = 0; k < 4; k++) word[k] = (unsigned<32>)(a[32 * k + 31:32 * k] + b[127:96]);
      return word[0] :: (word[3] ^ by) :: word[2] :: word[1];
    }
  }
  instructions {
    MIXED_VV {
      encoding: 6'd1 :: 1'b1 :: vs2[4:0] :: imm[4:0] :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"x.mixed.vv", "{name(vd)}, {name(vs2)}, {imm}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0 || vd % LMUL != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = mixed(V[vd][32 * i + 127:32 * i], V[vs2][32 * i + 127:32 * i], imm);
      }
    }
    MIXED_VS {
      encoding: 6'd2 :: 1'b1 :: vs2[4:0] :: imm[4:0] :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"x.mixed.vs", "{name(vd)}, {name(vs2)}, {imm}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0 || vd % LMUL != 0 || vd == vs2) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = mixed(V[vd][32 * i + 127:32 * i], V[vs2][127:0], imm);
      }
    }
  }
}
"""


def mixed_design(folder: Path, latency: int = 1, elements: int = 4, text: str = _TEXT) -> tuple[Design, Core]:
    here = folder / "designs" / "mixed"
    here.mkdir(parents=True)
    (here / "design.toml").write_text(_DESIGN.format(latency=latency, elements=elements))
    (here / "mixed.core_desc").write_text(text)
    lib = library([folder])
    design = lib.design("mixed")
    return design, lib.core("marian", design=design, variant="mixed")


def mixed(a: bytes, b: bytes, by: int) -> bytes:
    """The same as the text says, by itself."""
    top = int.from_bytes(b[12:], "little")
    word = [(int.from_bytes(a[4 * k : 4 * k + 4], "little") + top) % 2**32 for k in range(4)]
    return b"".join(w.to_bytes(4, "little") for w in (word[1], word[2], word[3] ^ by, word[0]))


def keccak_unit(lanes: int = 4) -> tuple[Design, Unit]:
    lib = library()
    design = lib.design("vkeccak")
    overrides = {"vector_lanes": lanes, "vector_bus_width": 32 * lanes, "vector_register_bits": 1024}
    core = lib.core("marian", design=design, variant="vkeccak", overrides=overrides)
    (unit,) = generate(core).units
    return design, unit


def test_a_unit_on_groups_is_proved_for_all_operands(tmp_path: Path) -> None:
    design, core = mixed_design(tmp_path)
    (unit,) = generate(core).units
    lint(tmp_path, unit)
    assert [found.proof for found in prove_unit(unit, design, Limits(60, 0))] == ["smt", "smt"]


@pytest.mark.parametrize(
    "only",
    [
        pytest.param(("vaesdm.vv", "vsha2ms.vv", "vsm4r.vs"), id="three"),
        pytest.param((), id="all", marks=pytest.mark.slow),
    ],
)
def test_vector_cryptography_is_proved_for_all_operands(only: tuple[str, ...]) -> None:
    lib = library()
    design = lib.design("zvk")
    (unit,) = generate(lib.core("marian-plain", design=design), only=only).units
    # SHA-2 has an operation for either width of words.
    assert {i.group.mnemonic for i in unit.instructions if i.group} == set(
        only or (i["mnemonic"] for extension in design.info["extensions"] for i in extension["instructions"])
    )
    assert [found.proof for found in prove_unit(unit, design, Limits(600, 0))] == ["smt"] * len(
        unit.instructions
    )


def test_the_permutation_of_keccak_runs_a_round_a_cycle_in_the_registers_of_its_group() -> None:
    design, unit = keccak_unit()
    assert unit.latency == 26 and unit.register_bits < 28 * 64 + 16
    assert [found.proof for found in prove_unit(unit, design, Limits(60, 0))] == ["smt"]


#: What is wrong, the text, and another in its place.
MUTANTS = [
    ("a wrong constant", "64'h800000000000808a", "64'h800000000000808b"),
    ("a round too few", "round_q == 5'd24", "round_q == 5'd23"),
    (
        "an element that gets another's beat",
        "vd_element_20_q <= vd_element_24_q",
        "vd_element_20_q <= vd_element_23_q",
    ),
    (
        "a beat that goes elsewhere",
        "vd_element_27_q <= vd_beat_i[255:192]",
        "vd_element_27_q <= vd_beat_i[191:128]",
    ),
    ("a result of other elements", "{vd_element_3_q, vd_element_2_q,", "{vd_element_2_q, vd_element_2_q,"),
    (
        "an element that a round changes at rest",
        "moves && round_vkeccak_vi) vd_element_2_q",
        "moves) vd_element_2_q",
    ),
    (
        "a beat that waits for nobody",
        "if (vd_load_i) vd_element_2_q",
        "if (vd_load_i && !busy_q) vd_element_2_q",
    ),
]


@pytest.mark.parametrize(("right", "wrong"), [row[1:] for row in MUTANTS], ids=[row[0] for row in MUTANTS])
def test_a_wrong_unit_on_groups_is_refused(right: str, wrong: str) -> None:
    design, unit = keccak_unit()
    assert right in unit.text, unit.text
    found = prove_unit(replace(unit, text=unit.text.replace(right, wrong, 1)), design, Limits(20, 0))
    assert [proof.proof for proof in found] == [None] and found[0].why


def test_a_wrong_unit_on_groups_has_a_counterexample_from_reset_on(tmp_path: Path) -> None:
    design, core = mixed_design(tmp_path)
    (unit,) = generate(core).units
    rare = "word ^ {31'd0, vs2_element_3_q == 32'h2b992ddf};"
    for right, wrong in (
        ("{27'h0, imm_i} ^ word_2", "{27'h0, imm_i} | word_2"),
        ("_0_q <= word;", f"_0_q <= {rare}"),
    ):
        assert unit.text.count(right) == 1
        found = prove_unit(replace(unit, text=unit.text.replace(right, wrong)), design, Limits(20, 0))
        examples = [proof.counterexample for proof in found if proof.counterexample is not None]
        assert examples, found
        assert examples[0].expected != examples[0].got and len(examples[0].inputs) > 1
        assert {proof.outcome for proof in found} <= {"wrong", "unproved", "proved"}


@pytest.mark.parametrize("lanes", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 4, 8))])
def test_lanes_bring_groups_of_any_number_whole(lanes: int, tmp_path: Path) -> None:
    design, core = mixed_design(tmp_path)
    overrides = {"vector_lanes": lanes, "vector_bus_width": 32 * lanes}
    core = library([tmp_path]).core("marian", design=design, variant="mixed", overrides=overrides)
    (unit,) = generate(core).units
    program = build(unit, 8 * lanes, tmp_path)
    draw = random.Random(lanes)
    asked, expected = [], []
    for groups in [1, 2, 3, 4, 5, 8, 13, 16]:
        for funct6, scalar in ((1, False), (2, True)):
            imm = draw.randrange(32)
            word = funct6 << 26 | 1 << 25 | 8 << 20 | imm << 15 | 2 << 12 | 4 << 7 | 0x0B
            vd, vs2 = draw.randbytes(16 * groups), draw.randbytes(16 * (1 if scalar else groups))
            asked.append(Asked(word, 32, groups, {"vd": vd, "vs2": vs2}))
            result = b""
            for n in range(groups):
                other = vs2 if scalar else vs2[16 * n : 16 * n + 16]
                result += mixed(vd[16 * n : 16 * n + 16], other, imm)
            expected.append(tuple(result))
    for gaps in (False, True):
        for one, given, right in zip(
            asked, ask(program, unit, 8 * lanes, asked, gaps), expected, strict=True
        ):
            assert given.result[: len(right)] == right, (one, gaps)
            assert set(given.result[len(right) :]) <= {None}


def test_a_permutation_takes_26_cycles_beside_its_beats(tmp_path: Path) -> None:
    _, unit = keccak_unit()
    program = build(unit, 32, tmp_path)
    draw = random.Random(5)
    for gaps in (False, True):
        asked = []
        for states in (1, 2, 3):
            for imm in (0, 1):
                word = 0xA6092077 | imm << 20 | 8 << 7
                asked.append(Asked(word, 64, states, {"vd": draw.randbytes(256 * states)}))
        for one, given in zip(asked, ask(program, unit, 32, asked, gaps), strict=True):
            data, imm = one.operands["vd"], one.word >> 20 & 1
            for n in range(one.groups):
                before = data[256 * n : 256 * n + 256]
                lanes = [int.from_bytes(before[8 * k : 8 * k + 8], "little") for k in range(25)]
                right = b"".join(lane.to_bytes(8, "little") for lane in keccak_p(lanes, 12 if imm else 24))
                got = given.result[256 * n : 256 * n + 256]
                # Three elements are given back as they were, and the last four not at all.
                assert got[:200] == tuple(right) and got[200:224] == tuple(before[200:224])
                assert set(got[224:]) == {None}
            if not gaps:
                # A state's eight beats, the loop, and as many beats back, the next state's among
                # them.
                assert given.cycles == 1 + 8 + (26 + 8) * one.groups


@pytest.mark.parametrize("lanes", [2, 4, 16])
def test_files_behind_lanes_are_lint_clean(lanes: int, tmp_path: Path) -> None:
    _, unit = keccak_unit(lanes)
    files = lanes_files(unit)
    assert sorted(files) == ["instar_group.sv", "vkeccak_keccak.sv", "vkeccak_keccak_lanes.sv"]
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert unit.lanes is not None
    assert warnings("--top", unit.lanes.module, *(str(tmp_path / name) for name in files)) == ""


@pytest.mark.parametrize(
    ("latency", "elements", "text", "said"),
    [
        (3, 4, _TEXT, "its latency is 3, and a unit on groups of elements computes in one cycle"),
        (1, 8, _TEXT, "design.toml states group_elements = 8, and its loop goes on by 4 elements of 32 bits"),
        (
            1,
            4,
            _TEXT.replace("32 * i + 127:32 * i], V[vs2]", "95:0] :: 32'd0, V[vs2]"),
            "of its own group and of",
        ),
    ],
)
def test_what_gets_no_unit_says_why(
    latency: int, elements: int, text: str, said: str, tmp_path: Path
) -> None:
    _, core = mixed_design(tmp_path, latency, elements, text)
    made = generate(core)
    assert not made.units and said in str(made.left_out[0]), made.left_out

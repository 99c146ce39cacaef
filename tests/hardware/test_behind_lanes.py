"""A design's units behind Marian's lanes: order of elements, registers, what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from instar._core import Core, InstarError
from instar.hardware.behind_lanes import BehindLanes, attach_behind_lanes
from instar.places import library

from tests.vector.keccak import keccak_p

from .behind_lanes import ROW, Asked, program, run

_DESIGN = """\
[design]
name = "groups"
title = "Groups"
summary = "Groups of four elements, of every kind of operands"
extensions = ["groups.core_desc"]
isa = "rv64imc_zve64x_zvl512b"
cores = ["marian"]

[units.one]
title = "behind the lanes"

[units.other]
title = "behind the lanes too"

[timing."marian"."g.three, g.two, g.old, g.alone, g.first"]
unit = "one"
latency = 1
interval = 1
group_elements = 4
from = "assumed"
where = "a test"

[timing."marian"."g.bytes"]
unit = "other"
latency = 1
interval = 1
group_elements = 4
from = "assumed"
where = "a test"

[[variants]]
name = "groups"
title = "groups"
"""
_TEXT = """\
import "RVV.core_desc"

InstructionSet Xgroups extends RVV {
  functions {
    unsigned<128> turned(unsigned<128> a) { return a[31:0] :: a[127:32]; }
  }
  instructions {
    G_THREE {
      encoding: 6'd1 :: 1'b1 :: vs2[4:0] :: vs1[4:0] :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.three", "{name(vd)}, {name(vs2)}, {name(vs1)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = turned(V[vs2][32 * i + 127:32 * i]) ^ V[vs1][32 * i + 127:32 * i]
                                       ^ ~V[vd][32 * i + 127:32 * i];
      }
    }
    G_TWO {
      encoding: 6'd2 :: 1'b1 :: vs2[4:0] :: vs1[4:0] :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.two", "{name(vd)}, {name(vs2)}, {name(vs1)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = turned(V[vs2][32 * i + 127:32 * i]) ^ V[vs1][32 * i + 127:32 * i];
      }
    }
    G_OLD {
      encoding: 6'd3 :: 1'b1 :: 5'd0 :: 5'd0 :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.old", "{name(vd)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = turned(V[vd][32 * i + 127:32 * i]);
      }
    }
    G_ALONE {
      encoding: 6'd4 :: 1'b1 :: vs2[4:0] :: imm[4:0] :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.alone", "{name(vd)}, {name(vs2)}, {imm}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = turned(V[vs2][32 * i + 127:32 * i]) ^ imm;
      }
    }
    G_FIRST {
      encoding: 6'd5 :: 1'b1 :: vs2[4:0] :: 5'd0 :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.first", "{name(vd)}, {name(vs2)}"};
      behavior: {
        if (SEW != 32 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][32 * i + 127:32 * i] = turned(V[vd][32 * i + 127:32 * i]) ^ V[vs2][127:0];
      }
    }
    G_BYTES {
      encoding: 6'd6 :: 1'b1 :: vs2[4:0] :: 5'd0 :: 3'b010 :: vd[4:0] :: 7'b0001011;
      assembly: {"g.bytes", "{name(vd)}, {name(vs2)}"};
      behavior: {
        if (SEW != 8 || vl % 4 != 0 || vstart % 4 != 0) raise(0, 2);
        for (unsigned<17> i = vstart; i < vl; i += 4)
          V[vd][8 * i + 31:8 * i] = V[vd][8 * i + 31:8 * i]
                                    ^ (V[vs2][8 * i + 7:8 * i] :: V[vs2][8 * i + 31:8 * i + 8]);
      }
    }
  }
}
"""
#: funct6 of each word, and which operands the lanes are asked for: a, the result's old value, c.
_WORDS = {
    "three": (1, "abc"),
    "two": (2, "abc"),
    "old": (3, "a"),
    "alone": (4, "ab"),
    "first": (5, "ab"),
    "bytes": (6, "ab"),
}


def made_core(folder: Path, text: str = _TEXT) -> Core:
    """The core with a design of every kind of operands, written to `folder`."""
    here = folder / "designs" / "groups"
    here.mkdir(parents=True)
    (here / "design.toml").write_text(_DESIGN)
    (here / "groups.core_desc").write_text(text)
    lib = library([folder])
    return lib.core("marian", design=lib.design("groups"), variant="groups")


def _turned(a: bytes) -> bytes:
    return a[4:] + a[:4]


def _sum(x: bytes, y: bytes, z: bytes = bytes(16)) -> bytes:
    return bytes(a ^ b ^ c for a, b, c in zip(x, y, z, strict=True))


def _group(kind: str, a: bytes, old: bytes, c: bytes, imm: int) -> bytes:
    """One group, as the text says it."""
    match kind:
        case "three":
            return _sum(_turned(a), c, bytes(byte ^ 0xFF for byte in old))
        case "two":
            return _sum(_turned(a), c)
        case "old":
            return _turned(a)
        case "alone":
            return _sum(_turned(a), imm.to_bytes(16, "little"))
        case "first":
            return _sum(_turned(old), a)
        case _:
            return bytes(x ^ y for x, y in zip(old, a[1:] + a[:1], strict=True))


def test_instructions_of_every_kind_of_operands_write_what_their_groups_say(tmp_path: Path) -> None:
    simulator = program(attach_behind_lanes(made_core(tmp_path)))
    chance = random.Random(3)
    asked: list[Asked] = []
    wanted: list[tuple[int, bytes]] = []
    for _ in range(150):
        kind = chance.choice(list(_WORDS))
        funct6, handed = _WORDS[kind]
        width = 1 if kind == "bytes" else 4
        group = 4 * width
        # Parts of a row too, and eight registers.
        vl = 4 * chance.randint(1, 512 // group)
        vd, imm = 8 * chance.randrange(4), chance.randrange(32)
        word = funct6 << 26 | 1 << 25 | 2 << 12 | vd << 7 | 0b0001011 | (imm << 15 if kind == "alone" else 0)
        whole = [chance.randbytes(vl * width) for _ in range(3)]
        if kind == "first":
            whole[0] = whole[0][:group]
        a, old, c = (data if name in handed else b"" for name, data in zip("abc", whole, strict=True))
        asked.append(Asked(word, 8 * width, vl, (a, old, c)))
        parts = [[data[at : at + group] for at in range(0, len(data), group)] for data in whole]
        if kind == "first":
            parts[0] *= len(parts[1])
        of_a, of_old, of_c = parts
        done = [_group(kind, *each, imm) for each in zip(of_a, of_old, of_c, strict=True)]
        wanted.append((2 * vd, b"".join(done)))
    for (row, result), written in zip(wanted, run(simulator, asked), strict=True):
        assert written.first_row == row
        padded = [*result, *[None] * (-len(result) % ROW)]
        assert list(written.data) == padded


@pytest.mark.slow
def test_states_of_keccak_are_permuted_and_the_last_elements_of_a_group_stay() -> None:
    lib = library()
    core = lib.core("marian", design=lib.design("vkeccak"), variant="vkeccak-timed")
    simulator = program(attach_behind_lanes(core))
    chance = random.Random(5)
    asked: list[Asked] = []
    states: list[tuple[list[bytes], int]] = []
    for groups in (1, 2, 1, 1, 2):
        data = [chance.randbytes(256) for _ in range(groups)]
        imm = len(asked) % 2
        asked.append(Asked(0xA6092077 | imm << 20 | 8 << 7, 64, 32 * groups, (b"".join(data), b"", b"")))
        states.append((data, imm))
    for (data, imm), written in zip(states, run(simulator, asked), strict=True):
        assert written.first_row == 16
        for number, state in enumerate(data):
            lanes = [int.from_bytes(state[at : at + 8], "little") for at in range(0, 200, 8)]
            result = b"".join(lane.to_bytes(8, "little") for lane in keccak_p(lanes, 12 if imm else 24))
            found = written.data[256 * number : 256 * (number + 1)]
            assert bytes(byte for byte in found[:200] if byte is not None) == result
            assert all(new in (None, old) for new, old in zip(found[200:], state[200:], strict=True))


def _refused(folder: Path, old: str, new: str) -> str:
    assert old in _TEXT
    with pytest.raises(InstarError) as caught:
        attach_behind_lanes(made_core(folder, _TEXT.replace(old, new)))
    return str(caught.value)


def test_what_lanes_do_not_hand_over_is_refused_in_one_sentence(tmp_path: Path) -> None:
    first = "^ V[vs1][32 * i + 127:32 * i]\n"
    said = _refused(tmp_path / "a", first, "^ V[vs1][127:0]\n")
    assert '"g.three" works on all groups with the first one of `vs1`' in said and "\n" not in said
    said = _refused(tmp_path / "b", "^ V[vs2][127:0];", "^ (V[0][i] == 1 ? V[vs2][127:0] : 0);")
    assert "g.first" in said and "gets no unit behind the lanes of marian" in said


@pytest.mark.slow
def test_all_of_vector_cryptography_can_stand_there() -> None:
    lib = library()
    made = attach_behind_lanes(lib.core("marian-plain", design=lib.design("zvk")))
    assert isinstance(made, BehindLanes)
    assert "vsm4r.vs" in made.text and "first_o        = 1'b1" in made.text

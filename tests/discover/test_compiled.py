"""What clang 22 makes of the loops of our workloads is their answer, operation by operation."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.discover.judge import judge
from instar.discover.truths import TRUTHS, operation_of

from .folders import operation

#: Instructions of assembly as statements: `mul t a b`; the last lines say what is written.
_BODIES = {
    "mul": "{d} = (unsigned<XL>)({a} * {b});",
    "mulh": "{d} = (unsigned<XL>)(((signed<XL>){a} * (signed<XL>){b}) >> XL);",
    "mulhu": "{d} = (unsigned<XL>)(({a} * {b}) >> XL);",
    "add": "{d} = (unsigned<XL>)({a} + {b});",
    "sub": "{d} = (unsigned<XL>)({a} - {b});",
    "addw": "{d} = (unsigned<XL>)(signed<XL>)(signed<32>)(unsigned<32>)({a} + {b});",
    "subw": "{d} = (unsigned<XL>)(signed<XL>)(signed<32>)(unsigned<32>)({a} - {b});",
    "and": "{d} = {a} & {b};",
    "xor": "{d} = {a} ^ {b};",
    "or": "{d} = {a} | {b};",
    "slli": "{d} = {a} << {b};",
    "srli": "{d} = {a} >> {b};",
    "srai": "{d} = (unsigned<XL>)((signed<XL>){a} >> {b});",
    "srliw": "{d} = (unsigned<XL>)(signed<XL>)(signed<32>)(unsigned<32>)({a}[31:0] >> {b});",
    "sraiw": "{d} = (unsigned<XL>)(signed<XL>)((signed<32>){a}[31:0] >> {b});",
}
_ROTATIONS = {"sha256sum1": ((6, 26), (11, 21), (25, 7)), "sha256sum0": ((2, 30), (13, 19), (22, 10))}


def _turned(xlen: int, name: str) -> str:
    right = "srliw" if xlen == 64 else "srli"
    lines = []
    for at, (down, up) in enumerate(_ROTATIONS[name]):
        lines += [f"{right} t rs1 {down}", f"slli u rs1 {up}", f"or v{at} t u"]
    return "; ".join([*lines, "xor t v0 v1", "xor t t v2", "rd t"])


CODE = [
    (32, "code.cadd7", "srai t rs1 2; srli t t 29; add t t rs1; rd t"),
    (64, "code.cadd127", "slli t rs1 26; srli t t 57; add t t rs1; rd t"),
    (
        32,
        "code.mac509",
        "mul s rs1 rs2; add s s rs3; mulhu t s 0x80c121b3; srli t t 8; mul t t -509; add t t s; rd t",
    ),
    (
        64,
        "code.mac509",
        "mul s rs1 rs2; add s s rs3; slli t s 32; srli t t 32; mul t t 0x80c121b3; srli t t 40; mul t t -509;"
        " add t t s; rd t",
    ),
    (32, "kem.remainder", "mulh t rs1 1290167; mul t t -3329; add t t rs1; rd t"),
    (64, "kem.remainder", "mul t rs1 1290167; srli t t 32; mul t t -3329; add t t rs1; rd t"),
    (32, "kem.product", "mul t rs1 rs2; add t t 131072; mulh t t 3329; rd t"),
    (64, "kem.product", "mul t rs1 rs2; addw t t 131072; mul t t 3329; srli t t 32; rd t"),
    (
        64,
        "kem.butterfly",
        "mul t rs1 rs2; addw t t 131072; mul t t 3329; srli t t 32; sub u rd t; add v t rd; rd v; rs1 u",
    ),
    (
        64,
        "kem.reduce",
        f"mul t rs1 {1290167 << 32}; add t t {1 << 49}; srai t t 32; mul t t 3329; srli t t 32; rd t",
    ),
    (64, "dsa.caddq", "srli t rs1 31; and t t 8380417; add t t rs1; rd t"),
    (64, "dsa.reduce", "add t rs1 4194304; sraiw t t 23; mul t t -8380417; add t t rs1; rd t"),
    (32, "dsa.product", "mulh h rs1 rs2; mul t rs1 rs2; mul t t 58728449; mulh t t 8380417; sub h h t; rd h"),
    (
        64,
        "dsa.inverse_butterfly",
        f"add s rs1 rd; subw t rd rs1; mul t t rs2; srli h t 32; mul t t {58728449 << 32}; srai t t 32;"
        " mul t t 8380417; srli t t 32; sub h h t; rd s; rs1 h",
    ),
    (32, "sha256sum1", _turned(32, "sha256sum1")),
    (64, "sha256sum1", _turned(64, "sha256sum1")),
    (64, "sha256sum0", _turned(64, "sha256sum0")),
    (64, "roriw", "srliw t rs1 n5; slli u rs1 m6; or t t u; rd t"),
]


#: What stands in the code, and what is wrong in its place.
_WRONG = [
    *(("t t 57", "t t 56"), ("rs1 11", "rs1 12"), ("rs1 13", "rs1 12"), ("t t 29", "t t 28")),
    *(("t t -509", "t t -507"), ("t t -3329", "t t -3327"), ("t t 3329", "t t 3331")),
    *(("t t 8380417", "t t 8380419"), ("t t -8380417", "t t -8380415")),
]


def behaviour(code: str, xlen: int) -> str:
    """As CoreDSL; what an instruction writes is written at the end."""
    done: list[str] = []
    known: dict[str, str] = {}

    def value(word: str) -> str:
        if word in known:
            return known[word]
        if word.startswith("r"):
            return f"X[{word}]"
        return word if word[0] in "nm" else f"{xlen}'h{int(word, 0) & (1 << xlen) - 1:x}"

    for number, line in enumerate(code.split("; ")):
        words = line.split()
        if len(words) == 2:
            done.append(f"X[{words[0]}] = {known[words[1]]};")
            continue
        op, name, a, b = words
        given = b if op.startswith(("sl", "sr")) else value(b)
        made = _BODIES[op].format(d=f"w{number}x", a=value(a), b=given)
        done.append(f"unsigned<XL> {made}")
        known[name] = f"w{number}x"
    return " ".join(done).replace("XL", str(xlen))


@pytest.mark.parametrize(("xlen", "name", "code"), CODE, ids=[f"{name}-{xlen}" for xlen, name, _ in CODE])
def test_what_a_compiler_makes_of_a_loop_is_its_answer(
    tmp_path: Path, xlen: int, name: str, code: str
) -> None:
    (truth,) = (one for one in TRUTHS if (one.name, one.xlen) == (name, xlen))
    form = truth.forms[0]
    found = operation(tmp_path / "found", behaviour(code, xlen), xlen)
    numbers = tuple(sorted({number for place in truth.places for number in place.numbers}))
    verdict = judge(found, operation_of(form, xlen), form.ranges, form.bits, numbers, 60.0)
    # Two numbers for the two parts of a rotation are more than the answer has.
    wanted = ("covers", True) if "m6" in code else ("exact", True)
    assert (verdict.kind, verdict.enough) == wanted, verdict
    # And with another constant it is not.
    near = next((code.replace(a, b) for a, b in _WRONG if a in code), None)
    if near is not None:
        other = operation(tmp_path / "near", behaviour(near, xlen), xlen)
        assert judge(other, operation_of(form, xlen), form.ranges, form.bits, numbers, 60.0).kind == "no"

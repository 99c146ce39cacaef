"""A found instruction is a known one only where that is proved; what is nearly one is refuted."""

from __future__ import annotations

from pathlib import Path

import pytest
from instar.discover.judge import judge
from instar.discover.operation import Operation, Unjudged
from instar.discover.truths import TRUTHS, Form, operation_of
from instar.discover.verdict import Verdict

from .folders import design, operation

_FORMS = {(truth.name, truth.xlen): truth.forms for truth in TRUTHS}


def judged(found: Operation, name: str, used: tuple[int, ...] = (), seconds: float = 60.0) -> Verdict:
    """Beside the truth of that name."""
    form = _FORMS[name, found.xlen][0]
    return judge(found, operation_of(form, found.xlen), form.ranges, form.bits, used, seconds)


#: What a search writes after the code of a compiler, and the truth that it is.
EXACT = [
    ("X[rd] = (X[rs1] >> n5) | (X[rs1] << (32 - n5));", "rori", {"n5": "shamt"}),
    ("X[rd] = (X[rs1] << n5) | (X[rs1] >> (32 - n5));", "rori", {"n5": "32 - shamt"}),
    ("X[rd] = ~X[rs1] & X[rs2];", "andn", {}),
    ("X[rd] = X[rs3] ^ (~X[rs1] & X[rs2]);", "pq.bcax", {}),
    ("X[rd] = X[rd] ^ X[rs1] ^ X[rs2];", "pq.eor3", {}),
    ("X[rd] = X[rs1] ^ ((X[rs2] << 1) | (X[rs3] >> 31));", "halves.rax1", {}),
    ("X[rd] = (X[rs1] >> n5) | (X[rs2] << (32 - n5));", "pq.fsri", {"n5": "imm"}),
    (
        "X[rd] = ((X[rs1] >> 7) | (X[rs1] << 25)) ^ ((X[rs1] >> 18) | (X[rs1] << 14)) ^ (X[rs1] >> 3);",
        "sha256sig0",
        {},
    ),
    ("X[rd] = (unsigned<32>)((X[rs1] << 2) + X[rs2]);", "sh2add", {}),
    (
        "X[rd] = (unsigned<32>)(X[rs1] + ((unsigned<32>)((signed<32>)X[rs1] >> 31) & 8380417));",
        "dsa.caddq",
        {},
    ),
    (
        "unsigned<32> t = (unsigned<32>)((signed<32>)(unsigned<32>)(X[rs1] + 4194304) >> 23);"
        " X[rd] = (unsigned<32>)(X[rs1] - t * 8380417);",
        "dsa.reduce",
        {},
    ),
    ("X[rd] = (unsigned<32>)(X[rs1] * X[rs2] + X[rd]);", "code.mac", {}),
    ("X[rd] = (unsigned<32>)((X[rs1] & 32'h7f007f) + ((X[rs1] >> 7) & 32'h1ff01ff));", "code.fold127", {}),
    (
        "unsigned<32> s = (unsigned<32>)(X[rs1] * X[rs2] + X[rs3]);"
        " unsigned<32> f = (unsigned<32>)((s & 127) + (s >> 7));"
        " X[rd] = (unsigned<32>)(f + ((unsigned<32>)(f + 1) >> 7)) & 127;",
        "code.mac127",
        {},
    ),
]
_MONTGOMERY = (
    "signed<64> x = (signed<32>)X[rs1] * (signed<32>)X[rs2];"
    " unsigned<32> low = (unsigned<32>)(X[rs1] * X[rs2]);"
    " unsigned<32> t = (unsigned<32>)(low * {inverse}); signed<64> y = (signed<32>)t * {q};"
    " unsigned<32> r = (unsigned<32>)((unsigned<32>)(x >> 32) - (unsigned<32>)(y >> 32));"
)
_FIXED = _MONTGOMERY.format(inverse="58728449", q="8380417")
EXACT += [
    (_FIXED + " X[rd] = r;", "dsa.product", {}),
    (
        _FIXED + " unsigned<32> a = X[rd]; X[rd] = (unsigned<32>)(a - r); X[rs1] = (unsigned<32>)(r + a);",
        "dsa.butterfly",
        {},
    ),
    (
        "unsigned<32> left = (unsigned<32>)(X[rs1] * X[rs2] + 131072);"
        " signed<64> y = (signed<32>)left * 3329;"
        " X[rd] = (unsigned<32>)(y >> 32);",
        "kem.product",
        {},
    ),
]


@pytest.mark.parametrize(("behaviour", "name", "numbers"), EXACT)
def test_what_computes_the_same_is_exact(
    tmp_path: Path, behaviour: str, name: str, numbers: dict[str, str]
) -> None:
    found = judged(operation(tmp_path / "found", behaviour), name)
    assert (found.kind, dict(found.numbers), found.proof != ()) == ("exact", numbers, True), found


#: Each nearly a truth.
WRONG = [
    ("X[rd] = (X[rs1] >> 7) | (X[rs1] << 24);", "rori"),
    ("X[rd] = (X[rs1] >> n5) | (X[rs1] << (31 - n5));", "rori"),
    ("X[rd] = ~(X[rs1] & X[rs2]);", "andn"),
    ("X[rd] = X[rs3] ^ (~X[rs1] | X[rs2]);", "pq.bcax"),
    ("X[rd] = X[rs1] ^ ((X[rs2] << 1) | (X[rs3] >> 30));", "halves.rax1"),
    (
        "X[rd] = ((X[rs1] >> 7) | (X[rs1] << 25)) ^ ((X[rs1] >> 18) | (X[rs1] << 14)) ^ (X[rs1] >> 4);",
        "sha256sig0",
    ),
    ("X[rd] = (unsigned<32>)(X[rs1] + ((unsigned<32>)((signed<32>)X[rs1] >> 31) & 8380416));", "dsa.caddq"),
    (_MONTGOMERY.format(inverse="58728449", q="8380416") + " X[rd] = r;", "dsa.product"),
    (_MONTGOMERY.format(inverse="58728451", q="8380417") + " X[rd] = r;", "dsa.product"),
    (
        _MONTGOMERY.format(inverse="58728449", q="8380419")
        + " unsigned<32> a = X[rd]; X[rd] = (unsigned<32>)(a - r); X[rs1] = (unsigned<32>)(r + a);",
        "dsa.butterfly",
    ),
    # Its difference with the other sign.
    (
        _FIXED + " unsigned<32> a = X[rd]; X[rd] = (unsigned<32>)(r - a); X[rs1] = (unsigned<32>)(r + a);",
        "dsa.butterfly",
    ),
    ("X[rd] = (unsigned<32>)((X[rs1] & 32'h7f007f) + ((X[rs1] >> 7) & 32'hff00ff));", "code.fold127"),
]


@pytest.mark.parametrize(("behaviour", "name"), WRONG)
def test_what_is_nearly_the_same_is_refuted_by_operands(tmp_path: Path, behaviour: str, name: str) -> None:
    mine = operation(tmp_path / "found", behaviour)
    found = judged(mine, name, used=(7,) if name == "rori" else ())
    assert found.kind == "no" and found.example is not None
    truth = operation_of(_FORMS[name, 32][0], 32)
    assert found.example.truth != found.example.found
    assert set(found.example.operands) == {*truth.inputs, *truth.numbers}


def test_one_operand_in_two_to_the_32_is_found_by_the_solver(tmp_path: Path) -> None:
    behaviour = "X[rd] = X[rs1] == 32'h12345678 ? X[rs2] : X[rs1] & ~X[rs2];"
    found = judged(operation(tmp_path / "found", behaviour), "andn")
    assert found.kind == "no" and found.close and found.example is not None
    assert found.example.operands["rs1"] == 0x12345678


def test_what_can_more_covers_and_says_with_what(tmp_path: Path) -> None:
    behaviour = "X[rd] = X[rs1] ^ (X[rs2] & ~X[rs3]);"
    andn = judged(operation(tmp_path / "a", behaviour), "andn")
    assert (andn.kind, dict(andn.operands)) == ("covers", {"rs1": "0x0", "rs2": "rs1", "rs3": "rs2"})
    funnel = operation(tmp_path / "b", "X[rd] = (X[rs1] >> n5) | (X[rs2] << (32 - n5));")
    rotation = judged(funnel, "rori")
    assert (rotation.kind, dict(rotation.operands)) == ("covers", {"rs1": "rs1", "rs2": "rs1"})
    register = operation(tmp_path / "c", "X[rd] = (X[rs1] >> X[rs2][4:0]) | (X[rs1] << (32 - X[rs2][4:0]));")
    rotation = judged(register, "rori")
    assert (rotation.kind, dict(rotation.numbers), rotation.reached) == ("covers", {"rs2": "shamt"}, None)


def test_what_is_fixed_at_some_numbers_covers_these(tmp_path: Path) -> None:
    fixed = operation(tmp_path / "a", "X[rd] = (X[rs1] >> 7) | (X[rs1] << 25);")
    found = judged(fixed, "rori", used=(7, 18))
    assert (found.kind, found.reached, found.enough) == ("covers", (7,), False)
    assert judged(fixed, "rori", used=(7,)).enough
    assert judged(fixed, "rori", used=(18,)).kind == "no"
    # A move is a rotation by 0, of which no program has a need.
    move = operation(tmp_path / "b", "X[rd] = X[rs1] & X[rs2];")
    assert judged(move, "rori", used=(7, 18)).kind == "no"


def test_two_numbers_for_one_are_mapped(tmp_path: Path) -> None:
    behaviour = "X[rd] = (X[rs1] << n5) | (X[rs1] >> m5);"
    found = judged(operation(tmp_path / "found", behaviour), "rori", used=(7, 18))
    assert (found.kind, found.enough) == ("covers", True)
    assert dict(found.numbers) == {"n5": "32 - shamt", "m5": "shamt"}
    # By 0 both halves are whole.
    assert found.reached is None


def test_constants_may_come_in_registers(tmp_path: Path) -> None:
    behaviour = _MONTGOMERY.format(inverse="58728449", q="(signed<32>)X[rs3]") + " X[rd] = r;"
    found = judged(operation(tmp_path / "found", behaviour), "dsa.product")
    assert (found.kind, found.operands["rs3"]) == ("covers", hex(8380417))


@pytest.mark.parametrize("xlen", [32, 64])
def test_masks_of_lanes_may_come_in_registers(tmp_path: Path, xlen: int) -> None:
    behaviour = f"X[rd] = (unsigned<{xlen}>)((X[rs1] & X[rs2]) + (X[rs3] & (X[rs2] >> {{by}})));"
    found = judged(operation(tmp_path / "a", behaviour.format(by=7), xlen), "code.fold127")
    assert (found.kind, found.proof != ()) == ("covers", True)
    low, high = (sum(part << at for at in range(0, xlen, 16)) for part in (0x7F, 0x1FF))
    assert found.operands == {"rs1": hex(low), "rs2": "rs1", "rs3": hex(high)}
    # No mask makes up for another shift.
    assert judged(operation(tmp_path / "b", behaviour.format(by=8), xlen), "code.fold127").kind == "no"


def test_a_result_beside_may_be_left(tmp_path: Path) -> None:
    behaviour = "unsigned<32> a = X[rs1]; X[rd] = a & ~X[rs2]; X[rs1] = a ^ X[rs2];"
    found = judged(operation(tmp_path / "found", behaviour), "andn")
    assert (found.kind, found.unused) == ("covers", ("rs1",))


def test_what_holds_for_a_programs_operands_says_so(tmp_path: Path) -> None:
    # clang's caddq on RV64, where a word is as lw loads it.
    behaviour = "X[rd] = (unsigned<64>)(X[rs1] + ((X[rs1] >> 31) & 8380417));"
    found = judged(operation(tmp_path / "a", behaviour, 64), "dsa.caddq")
    assert found.kind == "exact"
    assert found.assuming == ("rs1 is a signed number of 32 bits",)
    # That of upper bits that nobody reads.
    behaviour = "X[rd] = (unsigned<64>)(X[rs1] + ((X[rs1] >> 40) & 8380417));"
    assert judged(operation(tmp_path / "c", behaviour, 64), "dsa.caddq").assuming == found.assuming
    # Its Montgomery product, too.
    behaviour = (
        "unsigned<64> x = (unsigned<64>)(X[rs1] * X[rs2]);"
        " unsigned<64> low = (unsigned<64>)(x * 64'h380200100000000);"
        " signed<64> t = (signed<64>)low >> 32; unsigned<64> y = (unsigned<64>)((unsigned<64>)t * 8380417);"
        " X[rd] = (unsigned<64>)((x >> 32) - (y >> 32));"
    )
    found = judged(operation(tmp_path / "b", behaviour, 64), "dsa.product")
    assert (found.kind, found.assuming[-1]) == ("exact", "the lowest 32 bits of a result count")


@pytest.mark.parametrize(
    ("behaviour", "why"),
    [
        ("X[rd] = MEM[X[rs1] + 3 : X[rs1]];", "it uses memory"),
        ("MEM[X[rs1] + 3 : X[rs1]] = X[rs2];", "it uses memory"),
        ("if (X[rs1] == 0) raise(0, 2); X[rd] = X[rs1];", "it may raise an exception"),
        ("X[rd] = PC;", "it reads no register"),
        ("X[rd] = (unsigned<32>)(X[rs1] + PC);", "it reads the pc"),
        ("PC = X[rs1]; X[rd] = X[rs1];", "it jumps"),
    ],
)
def test_what_does_more_than_compute_registers_is_not_compared(
    tmp_path: Path, behaviour: str, why: str
) -> None:
    with pytest.raises(Unjudged, match=f"^{why}$"):
        operation(tmp_path / "found", behaviour)


def test_too_few_operands_or_results_and_too_many_numbers_are_told(tmp_path: Path) -> None:
    short = operation(tmp_path / "a", "X[rd] = ~X[rs1];")
    assert judged(short, "andn").why == "it reads 1 register, not 2"
    one = operation(tmp_path / "b", "X[rd] = X[rs1] & X[rs2] & X[rs3];")
    assert judged(one, "dsa.butterfly").why == "it has 1 result, not 2"
    wide = operation(tmp_path / "c", "X[rd] = X[rs1] ^ n13;")
    found = judged(wide, "rori")
    assert (found.kind, found.why) == (
        "unknown",
        "its encoding has 8,192 numbers, more than the 4,096 that are tried",
    )


def test_a_judgement_without_time_is_unknown(tmp_path: Path) -> None:
    form = _FORMS["dsa.product", 32][0]
    found = judge(
        operation_of(Form("pq.mulq", "cva6-ntt"), 32), operation_of(form, 32), form.ranges, form.bits, (), 0.5
    )
    assert (found.kind, found.why) == ("unknown", "not finished in 0.25 s of processor time")


@pytest.mark.slow
def test_the_published_product_of_ml_dsa_is_the_residue_of_the_c() -> None:
    form = _FORMS["dsa.product", 32][0]
    published = operation_of(Form("pq.mulq", "cva6-ntt"), 32)
    found = judge(published, operation_of(form, 32), form.ranges, form.bits, (), 1000.0)
    assert (found.kind, found.assuming) == ("exact", ("rs2 is a signed number of 28 bits",))


def test_the_order_of_a_design_is_that_of_its_text(tmp_path: Path) -> None:
    made = design(tmp_path / "found", {"x.b": "X[rd] = X[rs1] & ~X[rs2];", "x.a": "X[rd] = ~X[rs1];"})
    assert [one["mnemonic"] for one in made.info["extensions"][0]["instructions"]] == ["x.b", "x.a"]

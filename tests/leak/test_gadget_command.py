"""`instar gadget`: known answers good and bad, what it says of them, and what it refuses."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from instar.cli import gadget as command
from instar.cli import run_command
from instar.hardware.gadget import read_circuit

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "masked-products"
CHI = str(EXAMPLE / "chi.sv")
CHI_SHARES = ["--secret", "x:boolean:x0_i,x1_i", "--result", "y:boolean:y0_o,y1_o"]


SENTENCES = {
    (): "nothing is shared; say what is, as in a:boolean:a0,a1",
    ("--secret", "x:boolean:x0_i"): "has one share, x0_i; two or more are right",
    ("--secret", "x:additive:x0_i,x1_i"): 'is shared as "additive"; gadgets are judged of boolean shares',
    ("--secret", "x=x0_i,x1_i"): "says not what is shared; write NAME:boolean:PLACE,PLACE",
    ("--secret", "x:boolean:x0_i,x9_i"): 'there is no input "x9_i"',
    ("--secret", "x:boolean:x0_i,x1_i[3:0]"): "do not recombine, as their bits differ in number",
    ("--secret", "x:boolean:x0_i,x1_i[9:5]"): "x1_i[9:5]: x1_i has 5 bits, from 0 on",
    ("--secret", "x:boolean:x0_i,x1_i[0:4]"): "the higher bit comes first, as in x1_i[4:0]",
    ("--secret", "x:boolean:x0_i,x0_i"): "x0_i[0] is declared twice, by x0_i and by x0_i",
    ("--secret", "x:boolean:x0_i,2.x1_i"): "this step has no x1_i",
    ("--secret", "x:boolean:x0_i,x1_i"): "nobody says what stands at r_i; say so, as in hold r_i=0",
    (*CHI_SHARES, "--fresh", "r_i[2:0]"): "nobody says what stands at r_i[4:3]",
    (*CHI_SHARES, "--fresh", "r_i", "--public", "r_i[0]"): "r_i[0] is declared twice, by r_i and by r_i[0]",
    (*CHI_SHARES, "--hold", "r_i=32"): "r_i has 5 bits, too few for 32",
    (*CHI_SHARES, "--hold", "r_i"): '"r_i" holds nothing; write PLACE=VALUE, as in en_i=1',
    (*CHI_SHARES, *CHI_SHARES): 'there are two of the secret "x"; name one otherwise',
    (*CHI_SHARES[:2], "--fresh", "r_i", "--result", "y:boolean:y0_o,z"): 'there is no output "z"',
    (*CHI_SHARES[:2], "--fresh", "r_i", "--result", "y:boolean:y0_o,y0_o[4:0]"): "y0_o[0] is named twice",
    (*CHI_SHARES[:2], "--fresh", "r_i", "--result", "y:boolean:y0_o[3:0],y1_o[4:1]"): "y[0] and 3 more",
    (*CHI_SHARES, "--fresh", "r_i", "--model", "glitsch"): 'no model "glitsch"; did you mean "glitch"',
    (*CHI_SHARES, "--fresh", "r_i", "--model", "value+glitch"): "a value is seen by itself",
    (*CHI_SHARES, "--fresh", "r_i", "--model", "relaxed"): "relaxed is said of glitches",
    (*CHI_SHARES, "--fresh", "r_i", "--order", "0"): "order",
    (*CHI_SHARES, "--fresh", "r_i", "--order", "3"): "order",
    (*CHI_SHARES, "--fresh", "r_i", "--cycles", "257"): "257 cycles are too many; at most 256",
    (*CHI_SHARES, "--fresh", "r_i", "--step", "x"): "--step is about a design; a file is what it is",
    (*CHI_SHARES, "--fresh", "r_i", "--pini", "--model", "value"): "--pini is judged with glitches",
    (*CHI_SHARES[:2], "--fresh", "r_i", "--pini"): "--pini needs to know what comes out",
}  # fmt: skip


@pytest.fixture(scope="module")
def chi_circuit() -> Iterator[None]:
    """The circuit is read once; what is wrong of it is asked often."""
    read = read_circuit
    kept: dict[str, Any] = {}

    def once(sources: Any, *args: Any, **options: Any) -> Any:
        key = f"{sources.top} {sources.texts}"
        if key not in kept:
            kept[key] = read(sources, *args, **options)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "read_circuit", once)
        yield


@pytest.mark.parametrize("words", SENTENCES, ids=" ".join)
@pytest.mark.usefixtures("chi_circuit")
def test_what_cannot_be_judged_is_told_in_one_sentence(
    words: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["gadget", CHI, "--top", "chi", *words]) in {1, 2}
    said = capfd.readouterr().err
    assert SENTENCES[words] in said
    assert said.count("\n") == 1 and "Traceback" not in said


def _run(words: list[str], capfd: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    code = run_command(["gadget", *words, "--json"])
    return code, json.loads(capfd.readouterr().out)


#: Of each module: whether it has fresh bits, and how many of the 20 probes of the row leak. Known
#: from a prototype that has nothing in common with this: without a register or fresh bits ten do,
#: and one bit for five lanes is enough for one probe.
ROWS = {
    "chi": (True, 0),
    "chi_one_fresh_bit": (True, 0),
    "chi_without_register": (True, 10),
    "chi_without_fresh_bits": (False, 10),
}


@pytest.mark.parametrize("module", ROWS)
def test_a_row_of_chi_leaks_where_a_register_or_the_fresh_bits_are_missing(
    module: str, capfd: pytest.CaptureFixture[str]
) -> None:
    fresh, leaking = ROWS[module]
    words = [CHI, "--top", module, *CHI_SHARES, "--model", "glitch", *(["--fresh", "r_i"] if fresh else [])]
    code, found = _run(words, capfd)
    (row,) = found["gadgets"]
    # What goes to the other domain, and both shares of what comes out: five lanes of each.
    told = {wire["wire"] for leak in row["leaks"] for wire in leak["wires"]}
    probes = {f"row.blinded_{share}[{lane}]" for share in (0, 1) for lane in range(5)}
    probes |= {f"y{share}_o[{lane}]" for share in (0, 1) for lane in range(5)}
    assert len(probes) == 20 and len(told & probes) == leaking == row["leaking_wires"]
    assert code == (1 if leaking else 0)
    assert not row["ways"]["tested"] and not row["ways"]["left"] and not row["open_results"]


def test_planted_flaws_of_described_instructions_are_refused_and_their_right_forms_are_not(
    capfd: pytest.CaptureFixture[str],
) -> None:
    code, found = _run([str(EXAMPLE)], capfd)
    assert code == 1
    leaks = {one["gadget"]: one["leaks"] for one in found["gadgets"]}
    # Sixteen bits of a result each, while it is there and in the cycle after.
    assert {one["gadget"]: one["leaking_wires"] for one in found["gadgets"]} == {
        "and": 0,
        "and without a register": 32,
        "two products": 0,
        "two products with one fresh byte": 32,
    }
    assert not any(one["ways"]["tested"] or one["ways"]["left"] for one in found["gadgets"])
    missing, reused = leaks["and without a register"][0], leaks["two products with one fresh byte"][0]
    # Both shares of b meet before any register; behind it those of both products, unblinded.
    assert missing["met"] == {"b[0]": ["rs2[0]", "rs2[8]"]}
    assert missing["probes"][0]["cycle"] == 0 and "rs3_i[7:0] ^ " in missing["probes"][0]["place"]
    assert reused["probes"][0]["cycle"] == 1 and set(reused["met"]) >= {"a[0]", "b[0]", "c[0]", "d[0]"}
    for leak in (missing, reused):
        told = leak["told_apart"]
        assert told["counts"][0] != told["counts"][1] and told["first"] != told["second"]


def test_the_text_is_that_of_the_page(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["gadget", str(EXAMPLE), "--gadget", "and without a register"]) == 1
    said = " ".join(capfd.readouterr().out.split())
    page = (EXAMPLE.parents[1] / "reference" / "gadget.md").read_text()
    excerpt = page[page.index("     wire ") : page.index("since both shares of a bit of b")]
    for line in re.split(r"\n\n|\n     ", excerpt.strip()):
        assert " ".join(line.split()) in said
    assert "It leaks: 32 of 208 wires in their cycles." in said and "nothing here says that a chip" in said


def test_two_probes_find_what_one_does_not(capfd: pytest.CaptureFixture[str]) -> None:
    words = [CHI, "--top", "chi", *CHI_SHARES, "--fresh", "r_i", "--model", "value", "--order", "2"]
    code, found = _run(words, capfd)
    (row,) = found["gadgets"]
    assert code == 1 and row["leaking_wires"] == 0
    assert all(len(leak["probes"]) == 2 for leak in row["leaks"])


def test_a_composable_product_is_told_from_one_that_is_right_by_itself(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """HPC2 is probe-isolating, a product by domains is not, nor is a row with one bit for all lanes."""
    shares = ["--secret", "a:boolean:a0_i,a1_i", "--secret", "b:boolean:b0_i,b1_i", "--fresh", "r_i"]
    words = [str(EXAMPLE / "and.sv"), *shares, "--result", "c:boolean:c0_o,c1_o", "--pini", "--top"]
    code, found = _run([*words, "and_that_composes"], capfd)
    assert (code, found["gadgets"][0]["pini"]) == (0, {"holds": True, "fails": []})
    code, found = _run([*words, "and_by_domains"], capfd)
    assert code == 1 and not found["gadgets"][0]["leaks"]
    # Within the sum that goes to the other domain: a share of one, a share of the other.
    fails = found["gadgets"][0]["pini"]["fails"]
    assert {fail["wire"] for fail in fails} >= {"and at and.sv:23", "xor at and.sv:23"}
    assert all(fail["shares"] == [0, 1] for fail in fails)
    row = [CHI, "--top", "chi_one_fresh_bit", *CHI_SHARES, "--fresh", "r_i", "--pini"]
    (row_found,) = _run(row, capfd)[1]["gadgets"]
    assert row_found["pini"]["fails"][0]["wire"] == "what comes out as shares 0"


def test_what_is_too_wide_is_tested_or_left_undecided(capfd: pytest.CaptureFixture[str]) -> None:
    words = [CHI, "--top", "chi_without_register", *CHI_SHARES, "--fresh", "r_i", "--exact-bits", "0"]
    code, found = _run(words, capfd)
    (row,) = found["gadgets"]
    assert code == 1 and row["leaking_wires"] == 10 and row["ways"]["tested"] == 10
    assert all(leak["told_apart"] is None and leak["probability"] < 1e-5 for leak in row["leaks"])
    assert run_command(["gadget", *words, "--traces", "0"]) == 3
    said = capfd.readouterr().out
    assert "Not decided: 10 probes were too wide" in said and "10 left as too wide" in said
    assert "was not counted for 5 bits of results" in said


WRONG_DESIGNS = {
    ('steps = ["masked.and"]\n', 'steps = ["masked.add"]\n'): 'did you mean "masked.and"?',
    ('name = "two products"\n', 'name = "and"\n'): 'the name "and" is taken by another gadget',
    ('steps = ["masked.and"]\n', ""): "lacks `steps`",
    ('fresh = ["rs3[7:0]"]\n', 'frsh = ["rs3[7:0]"]\n'): 'did you mean "fresh"?',
    ('steps = ["masked.and"]\n', 'steps = ["masked.and"]\norder = 3\n'): "order",
    ('steps = ["masked.and"]\n', 'steps = ["masked.and", "masked.mac"]\n'): "steps of one unit are judged",
    ('steps = ["masked.and"]\n', 'steps = ["-"]\n'): "it has no step; say which instruction is judged",
    ('steps = ["masked.and"]\n', 'steps = ["masked.and"]\nmodel = "glitches"\n'): 'no model "glitches"',
}


@pytest.mark.parametrize("change", WRONG_DESIGNS)
def test_what_is_wrong_in_a_design_is_told_with_its_line(
    change: tuple[str, str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / EXAMPLE.name
    shutil.copytree(EXAMPLE, folder)
    text = (folder / "design.toml").read_text()
    assert change[0] in text
    (folder / "design.toml").write_text(text.replace(*change, 1))
    assert run_command(["gadget", str(folder), "--gadget", "and"]) == 2
    said = capfd.readouterr().err
    assert WRONG_DESIGNS[change] in said and "design.toml:" in said and "Traceback" not in said


OF_DESIGNS = {
    (str(EXAMPLE), "--gadget", "ant"): 'there is no gadget "ant"; did you mean "and"?',
    (str(EXAMPLE), "--gadget", "and", "--fresh", "rs3"): "--fresh says what a --step has",
    (str(EXAMPLE), "--gadget", "and", "--step", "masked.and"): "--gadget names one",
    (str(EXAMPLE), "--step", "masked.ant", "--secret", "a:boolean:rs1,rs2"): 'did you mean "masked.and"?',
    (str(EXAMPLE), "--cycles", "3"): "--cycles is about files; a design's units are what they are",
    ("cva6-ntt",): "the design has no [[gadgets]]; write there what is shared, or say it with --step",
    (CHI, "cva6-ntt"): "cva6-ntt: this is no SystemVerilog file (.sv, .v), as the others are",
}  # fmt: skip


@pytest.mark.parametrize("words", OF_DESIGNS, ids=" ".join)
def test_what_cannot_be_judged_of_a_design_is_told_in_one_sentence(
    words: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["gadget", *words]) == 2
    said = capfd.readouterr().err
    assert OF_DESIGNS[words] in said and said.count("\n") == 1


NO_GADGETS = {
    "assign y = z & b; assign z = y ^ a;": "its gates are a ring: a value follows from itself in one cycle",
    "always @* if (c) y = a ^ b;": "it has latches or tristate buffers; gates and registers are judged",
    "always @(posedge c) y <= a; always @(posedge d) z <= b;": "not all one clock",
    "always @(negedge c) y <= a ^ b;": "not all one clock, the rising edge of an input",
    "always @(posedge c) y <= y ^ a ^ b;": "say how many cycles are looked at with --cycles",
    "wire r = a & b; always @(posedge c or posedge r) if (r) y <= 0; else y <= a;": "a wire resets registers",
}


@pytest.mark.parametrize("text", NO_GADGETS)
def test_what_is_no_circuit_of_gates_and_registers_is_told_in_one_sentence(
    text: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no.sv"
    file.write_text(
        f"module no(input c, input d, input a, input b, output logic y, output logic z);\n{text}\nendmodule\n"
    )
    assert (
        run_command(["gadget", str(file), "--secret", "s:boolean:a,b", "--hold", "c=0", "--hold", "d=0"]) == 2
    )
    said = capfd.readouterr().err
    assert NO_GADGETS[text] in said and said.startswith("instar: no: ") and said.count("\n") == 1


STORE = """
import "RV32I.core_desc"

InstructionSet Xstore extends RV32I {
  architectural_state {
    register unsigned<8> LOW;
    register unsigned<8> HIGH;
  }
  instructions {
    PUT_LOW {
      encoding: 7'd0 :: 5'd0 :: rs1[4:0] :: 3'd0 :: 5'd0 :: 7'b0001011;
      assembly: {"put.low", "{name(rs1)}"};
      behavior: LOW = X[rs1][7:0];
    }
    PUT_HIGH {
      encoding: 7'd1 :: 5'd0 :: rs1[4:0] :: 3'd0 :: 5'd0 :: 7'b0001011;
      assembly: {"put.high", "{name(rs1)}"};
      behavior: HIGH = X[rs1][7:0];
    }
    GET_LOW {
      encoding: 7'd2 :: 5'd0 :: 5'd0 :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"get.low", "{name(rd)}"};
      behavior: if (rd != 0) X[rd] = LOW;
    }
    GET_HIGH {
      encoding: 7'd3 :: 5'd0 :: 5'd0 :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"get.high", "{name(rd)}"};
      behavior: if (rd != 0) X[rd] = HIGH;
    }
  }
}
"""
COST = """
[timing.cv32e40p."{name}"]
unit = "shares"
latency = 1
interval = 1
from = "assumed"
where = "registers"
"""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A design that keeps both shares in registers of its own, and gives either."""
    folder = tmp_path_factory.mktemp("designs") / "store"
    folder.mkdir()
    (folder / "xstore.core_desc").write_text(STORE)
    head = (
        '[design]\nname = "store"\ntitle = "Store"\nsummary = "Shares"\nextensions = ["xstore.core_desc"]\n'
    )
    costs = [COST.format(name=name) for name in ("put.low", "put.high", "get.low", "get.high")]
    (folder / "design.toml").write_text(head + "[units.shares]\n" + "".join(costs))
    return str(folder)


def _stored(steps: str, low: int, high: int) -> list[str]:
    words = [word for step in steps.split() for word in ("--step", step)]
    return [*words, "--secret", f"a:boolean:{low}.rs1[7:0],{high}.rs1[7:0]"]


def _leaking(found: dict[str, Any]) -> set[str]:
    (one,) = found["gadgets"]
    return {wire["wire"].split("[")[0] for leak in one["leaks"] for wire in leak["wires"]}


def test_shares_that_come_one_behind_the_other_leak_as_a_transition(
    store: str, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [store, *_stored("put.low put.high", 1, 2), "--result", "b:boolean:low_q,high_q"]
    code, found = _run([*words, "--model", "transition"], capfd)
    assert code == 1 and "rs1_i" in _leaking(found)
    parted = [store, *_stored("put.low - put.high", 1, 3), "--result", "b:boolean:low_q,high_q"]
    code, found = _run([*parted, "--model", "transition"], capfd)
    assert code == 0 and not _leaking(found)


def test_a_port_that_gives_either_share_leaks_by_glitches_unless_its_choice_is_still(
    store: str, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [store, *_stored("put.high - put.low", 3, 1), "--model"]
    code, found = _run([*words, "glitch"], capfd)
    assert code == 1 and "rd_o" in _leaking(found)
    assert _run([*words, "glitch+relaxed"], capfd)[0] == 0
    # Else what lets the port into the first register moves as the second share is at the port.
    words = [store, *_stored("put.low - put.high", 1, 3), "--model"]
    code, found = _run([*words, "glitch+relaxed"], capfd)
    assert code == 1 and _leaking(found) == {"mux"}
    assert {wire["cycle"] for leak in found["gadgets"][0]["leaks"] for wire in leak["wires"]} == {2}


def test_what_a_register_holds_before_may_be_said(store: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = [store, "--step", "get.low", "--secret", "a:boolean:low_q,high_q", "--model"]
    code, found = _run([*words, "glitch"], capfd)
    assert code == 1 and "rd_o" in _leaking(found)
    assert _run([*words, "value"], capfd)[0] == 0

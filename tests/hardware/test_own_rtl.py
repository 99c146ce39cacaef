"""`instar rtl prove DESIGN --rtl FILE`: a user's own SystemVerilog is proved, refuted, or refused by name."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.hardware.proof.clock import Budget
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.hardware.twofold import refuse_twofold
from instar.hardware.unit import generate
from instar.places import library

from . import units

PROOFS = str(Path(__file__).parent / "proofs")
_MODULE = """module m(input logic clk_i, rst_ni, input logic [31:0] rs1_i, output logic [31:0] rd_o);
  logic [31:0] q;
  {}
  always_ff @(posedge clk_i) q <= rs1_i;
  assign rd_o = q;
endmodule
"""
#: What is read in two ways, and what is said of it.
TWOFOLD = [
    ("`ifdef SYNTHESIS\n  assign x = 1;\n`endif", "`ifdef SYNTHESIS depends on what a tool defines"),
    ("`ifndef VERILATOR\n`endif", "`ifndef VERILATOR depends"),
    ("`ifdef MINE\n`endif", "`ifdef MINE depends"),
    ("`define YOSYS\n`ifdef YOSYS\n`endif", "`ifdef YOSYS depends"),
    ("// synopsys translate_off", "the comment `// synopsys translate_off`"),
    ("/* synthesis full_case */", "the comment"),
    ("(* parallel_case *) always_comb x = 1;", "the attribute parallel_case"),
    ("(* blackbox *) logic y;", "the attribute blackbox"),
    ("initial q = 0;", "an initial block"),
    ("logic [3:0] x = 4'd1;", "`x` has a value before any reset"),
    ("reg [3:0] x, y = 4'd1;", "`y` has a value before any reset"),
    ("state_e state_q = IDLE;", "`state_q` has a value before any reset"),
    ("assign x = 4'bx;", "4'bx has bits that are unknown"),
    ("assign x = 'z;", "'z has bits that are unknown"),
    ("always_comb casex (a) 1: b = 1; endcase", "`casex`"),
    ("always_comb unique case (a) 0: b = 1; endcase", "`unique`"),
    ("assign #1 x = a;", "a delay"),
    ("wire #(3) y = a;", "a delay"),
    ("always #5 x = ~x;", "without @"),
    ("always @(a or b) c = a & b;", "a list of signals may lack one"),
    ("always @(posedge clk_i or a) c <= a;", "edges and levels"),
    ("always_comb c <= a;", "`c <=` without an edge"),
    ("always @(posedge clk_i) z = a;", "`z =` behind an edge races"),
    ("always_ff @(posedge clk_i) begin : named {a, b} = c; end", "behind an edge races"),
    ("wand w;", "`wand`"),
    ("assign x = $random;", "$random is a call of simulation"),
    ("assign x = a === b;", "`===` compares unknown bits"),
    ('import "DPI-C" function int f();', "a function of another language"),
    ('`include "x.svh"', "`include"),
]
#: What only looks like it.
PLAIN = [
    "wire [3:0] x = a & b;",
    "localparam int P = 3;",
    "typedef enum logic [1:0] {A = 0, B = 1} s_e;\n  s_e s_q;",
    "sub #(.W(3)) i_sub (.a(b));",
    "always_comb for (int i = 0; i < 4; i++) x[i] = a[i];",
    "integer i; always @(posedge clk_i) for (i = 0; i < 4; i = i + 1) r[i] <= a[i];",
    "always @* begin x = s ? a : b <= c; end",
    "function automatic logic [3:0] f(logic [3:0] a); logic [3:0] t = a; return t; endfunction",
    "always_comb begin automatic logic t = a; x = t; end",
    "always_comb casez (a) 4'b1???: b = 1; default: b = 0; endcase",
    "always_ff @(posedge clk_i) begin logic t; t = a; z <= t; end",
    "`ifndef M_SV\n`define M_SV\n`endif",
    "// verilator lint_off UNUSED",
    "(* keep *) logic x;",
    "// initial values, 'x and $random are words of a comment",
]


@pytest.mark.parametrize(("text", "said"), TWOFOLD)
def test_what_simulation_and_synthesis_read_differently_is_refused_with_its_line(
    text: str, said: str
) -> None:
    with pytest.raises(InstarError) as told:
        refuse_twofold({"a.sv": "module a; endmodule\n", "m.sv": _MODULE.format(text)})
    assert str(told.value).startswith("m.sv:") and said in str(told.value), told.value


@pytest.mark.parametrize("text", PLAIN)
def test_what_only_looks_like_it_is_read(text: str) -> None:
    refuse_twofold({"m.sv": _MODULE.format(text)})


def _prove(*options: str, rtl: str, folder: Path, name: str = "mine.sv") -> int:
    (folder / name).write_text(rtl)
    return run_command(["rtl", "prove", PROOFS, "--rtl", str(folder / name), "--vectors", "0", *options])


def test_rtl_of_ones_own_is_proved_and_a_fault_in_it_is_shown(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    own = units.CHI.text.replace(units.CHI.module, "mine")
    only = ["--only", units.CHI.instructions[0].mnemonic, "--latency", "4"]
    assert _prove("--json", *only, rtl=own, folder=tmp_path) == 0
    (unit,) = json.loads(capfd.readouterr().out)["units"]
    assert (unit["module"], unit["instructions"][0]["outcome"]) == ("mine", "proved")
    wrong = own.replace("(~a_q & b_q)", "(a_q & ~b_q)")
    assert wrong != own and _prove("--json", *only, rtl=wrong, folder=tmp_path) == 1
    (unit,) = json.loads(capfd.readouterr().out)["units"]
    assert unit["instructions"][0]["outcome"] == "wrong"


@pytest.mark.parametrize(
    ("change", "options", "said"),
    [
        (("output logic [31:0] rd_o", "output logic [30:0] rd_o"), [], "rd_o has 31 bits, and 32 are right"),
        (("rs1_i", "one_i"), [], "has no input rs1_i of 32 bits"),
        (("endmodule", "`ifdef SYNTHESIS\n`endif\nendmodule"), [], "`ifdef SYNTHESIS"),
        (("endmodule", "endmodule\nmodule other; endmodule"), [], "which module is meant?"),
        ((" ", " "), ["--top", "nosuch"], "there is no module nosuch"),
        (("if (!rst_ni) valid_q", "if (!ready_i) valid_q"), [], "without the clock"),
    ],
)
def test_rtl_that_is_no_such_unit_is_refused_in_a_sentence(
    change: tuple[str, str], options: list[str], said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    own = units.CHI.text.replace(units.CHI.module, "mine").replace("negedge rst_ni", "negedge rst_ni")
    text = own.replace(*change)
    if "ready_i" in change[1]:
        text = text.replace("negedge rst_ni", "negedge ready_i")
    options = ["--only", units.CHI.instructions[0].mnemonic, "--latency", "4", *options]
    assert _prove(*options, rtl=text, folder=tmp_path) == 2
    assert said in capfd.readouterr().err


def test_nothing_shown_is_no_yes(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["rtl", "prove", "cva6-ntt", "--only", "pq.lwp"]) == 1
    shown = capfd.readouterr().out
    assert "Nothing was shown" in shown and "pq.lwp gets no circuit" in shown


def test_a_proof_that_is_not_finished_says_so_and_is_neither_right_nor_wrong(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # A product by rows, which no solver shows to be `*` in a moment.
    rows = units.unit(
        "rows",
        1,
        {"rd_i": 32, "rs1_i": 32, "rs2_i": 32},
        ["rd_o"],
        "  logic [31:0] sum;\n  always_comb begin\n    sum = rd_i;\n    for (int i = 0; i < 32; i++)"
        " sum = sum + ({32{rs2_i[i]}} & (rs1_i << i));\n  end\n  assign rd_o = sum;\n",
        [units.instruction("x.muladd", "rd rs1 rs2")],
    )
    options = ["--only", "x.muladd", "--seconds", "0.3", "--latency", "1"]
    code = _prove(*options, rtl=rows.text, folder=tmp_path)
    shown = capfd.readouterr()
    assert (code, "unfinished" in shown.out) == (3, True), shown
    assert "not finished in 0." in shown.out and "s of processor time" in shown.out


def test_time_that_others_take_does_not_count() -> None:
    budget = Budget(0.5)
    left = budget.left()
    # Nothing is computed meanwhile.
    time.sleep(0.6)
    assert not budget.is_over() and budget.left() > left - 0.1


def test_what_is_unknown_is_nothing_that_a_result_may_follow_from(tmp_path: Path) -> None:
    """A quotient by zero is all ones in CoreDSL and for a solver, and unknown to a simulator."""
    here = tmp_path / "designs" / "quotient"
    here.mkdir(parents=True)
    (here / "design.toml").write_text(
        '[design]\nname = "quotient"\ntitle = "t"\nsummary = "s"\nextensions = ["x.core_desc"]\n'
        'cores = ["cva6-superscalar"]\n[timing."cva6-superscalar"."x.q"]\nunit = "alu"\nlatency = 1\n'
        'interval = 1\nfrom = "assumed"\n'
    )
    (here / "x.core_desc").write_text(
        "InstructionSet Xq extends RV32I { instructions { XQ {"
        " encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;"
        ' assembly: {"x.q", "{name(rd)}, {name(rs1)}, {name(rs2)}"};'
        " behavior: { unsigned<8> a = X[rs1][7:0]; unsigned<8> b = X[rs2][7:0]; X[rd] = a / b; } } } }"
    )
    lib = library([tmp_path])
    design = lib.design("quotient")
    (unit,) = generate(lib.core("cva6-superscalar", design=design)).units
    (proof,) = prove_unit(unit, design, Limits(20, 0))
    assert proof.outcome == "proved", proof
    start = unit.text[: unit.text.index(");") + 2]
    by_hand = f"{start}\n  assign valid_o = valid_i;\n  assign ready_o = ready_i;\n"
    for value, right in (
        ("rs1_i[7:0] / rs2_i[7:0]", False),
        ("rs2_i[7:0] == 0 ? 8'hff : rs1_i[7:0] / rs2_i[7:0]", True),
    ):
        text = f"{by_hand}  assign rd_o = {{24'd0, {value}}};\nendmodule\n"
        (proof,) = prove_unit(replace(unit, text=text), design, Limits(20, 0))
        assert (proof.outcome == "proved") == right, (value, proof)

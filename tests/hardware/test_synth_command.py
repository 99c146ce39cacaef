"""`instar synth` as a user types it: tables, JSON, and what is refused in a sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.hardware import Unit
from instar.hardware.proof import Proof, refuse_wrong, weakest
from instar.hardware.proof.instruction import Kind
from instar.outcome import Unfinished, WrongResult

from ..documents.blocks import blocks, follow
from ..shared import ROOT

PAGE = "docs/reference/synth.md"
HERE = Path(__file__).parent
#: As the issue and the page have them.
KEYS = [
    "name",
    "instructions",
    "lut",
    "ff",
    "dsp",
    "bram",
    "gate_equivalents",
    "critical_path_delays",
    "fmax_ecp5_mhz",
    "proof",
]
#: A design with two instructions in one unit, of which one is the other and a rotation.
DESIGN = {
    "design.toml": """[design]
name = "mixes"
title = "Two mixes"
summary = "An exclusive-or with and without a rotation"
extensions = ["xmix.core_desc"]
cores = ["cva6-superscalar"]

[units.mix]
count = 1
"""
    + "".join(
        f"""
[timing."cva6-superscalar"."{name}"]
unit = "mix"
latency = 1
interval = 1
result_bus = "own"
from = "assumed"
where = "made up"
"""
        for name in ("x.mix", "x.mixrot")
    ),
    "xmix.core_desc": """import "RV32I.core_desc"
InstructionSet Xmix extends RV32I {
  instructions {
    MIX {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.mix", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: { if (rd != 0) X[rd] = X[rs1] ^ X[rs2]; }
    }
    MIXROT {
      encoding: 7'd1 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.mixrot", "{name(rd)}, {name(rs1)}, {name(rs2)}"};
      behavior: {
        unsigned<32> mixed = X[rs1] ^ X[rs2];
        if (rd != 0) X[rd] = mixed[24:0] :: mixed[31:25];
      }
    }
  }
}
""",
}


def json_of(capfd: pytest.CaptureFixture[str], *command: str) -> dict[str, Any]:
    code = run_command(["synth", *command, "--json"])
    out, said = capfd.readouterr()
    assert code == 0, said
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def refused(capfd: pytest.CaptureFixture[str], *command: str) -> str:
    assert run_command(["synth", *command]) == 2
    said = capfd.readouterr().err
    assert said.startswith("instar: ") and said.count("\n") == 1, said
    return said


@pytest.fixture
def design(tmp_path: Path) -> str:
    folder = tmp_path / "mixes"
    folder.mkdir()
    for name, text in DESIGN.items():
        (folder / name).write_text(text)
    return str(folder)


def test_a_file_has_the_documented_keys_and_null_where_nothing_was_computed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    found = json_of(capfd, str(HERE / "rotate_xor.sv"), "--target", "gates")
    (unit,) = found["units"]
    assert found["design"] is None and found["fpga"] is None and found["alone"] == []
    assert list(unit) == KEYS and unit["name"] == "rotate_xor" and unit["instructions"] == []
    assert all(unit[key] is None for key in ("lut", "ff", "dsp", "bram", "fmax_ecp5_mhz", "proof"))
    assert 300 < unit["gate_equivalents"] < 450 and 15 < unit["critical_path_delays"] < 25


def test_a_period_buys_speed_with_area(capfd: pytest.CaptureFixture[str]) -> None:
    file = str(HERE / "rotate_xor.sv")
    small, fast = (json_of(capfd, file, "--target", "gates", "--period", p)["units"][0] for p in ("99", "16"))
    assert fast["critical_path_delays"] <= 16 < small["critical_path_delays"] <= 99
    assert small["gate_equivalents"] < fast["gate_equivalents"]
    assert run_command(["synth", file, "--target", "gates", "--period", "2"]) == 0
    assert "which is more than the 2 that were asked for" in capfd.readouterr().out


def test_a_design_has_its_units_and_each_instruction_alone(
    design: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = json_of(capfd, design, "--target", "gates,ecp5")
    (unit,) = found["units"]
    assert found["design"] == "mixes" and found["fpga"] == "ecp5"
    assert unit["instructions"] == ["x.mix", "x.mixrot"]
    assert [one["instructions"] for one in found["alone"]] == [["x.mix"], ["x.mixrot"]]
    # Each alone is 32 exclusive-ors, as a rotation is wires; together they share these and choose.
    for one in found["alone"]:
        assert 64 <= one["gate_equivalents"] < 70 and one["lut"] == 32
    assert 64 + 32 * 1.5 < unit["gate_equivalents"] < 64 + 32 * 3
    assert run_command(["synth", design, "--target", "gates"]) == 0
    assert "mix: sharing saved" in capfd.readouterr().out


def test_several_designs_are_one_coprocessor_whose_decoder_they_share(
    design: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    for name, text in DESIGN.items():
        changed = text.replace("mixes", "other").replace("x.mix", "x.oth").replace("mix]", "oth]")
        changed = changed.replace('"mix"', '"oth"').replace("Xmix", "Xoth").replace("xmix", "xoth")
        changed = changed.replace("7'b0001011", "7'b0101011")
        (other / name.replace("xmix", "xoth")).write_text(changed)
    command = (design, str(other), "--target", "gates")
    found = json_of(capfd, *command)
    assert found["design"] == "mixes+other" and [unit["name"] for unit in found["units"]] == ["mix", "oth"]
    units = [unit["gate_equivalents"] for unit in found["units"]]
    whole = found["coprocessor"]
    assert list(whole["alone"]) == ["mixes", "other"]
    apart = [one["gate_equivalents"] for one in whole["alone"].values()]
    assert whole["shared"] == pytest.approx(sum(apart) - whole["gate_equivalents"], abs=0.02)
    # Buffers of two operands of 32 bits each are most of what is shared.
    assert whole["shared"] > 500 and whole["around"] > 500
    assert whole["gate_equivalents"] > sum(units)
    assert run_command(["synth", *command]) == 0
    said = capfd.readouterr().out
    assert f"units of mixes and other: {round(sum(units)):,} gate equivalents, none shared" in said
    assert "one for all saves" in said and "decoder and buffers are" in said
    # Alone it says the same of itself.
    alone = json_of(capfd, design, "--target", "gates")["coprocessor"]
    assert alone["shared"] is None and alone["gate_equivalents"] == pytest.approx(apart[0], rel=0.03)


def test_a_design_is_proved_where_that_is_asked_for_and_the_core_s_part_is_told(
    design: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = json_of(capfd, design, "--target", "gates", "--proof")
    assert [unit["proof"] for unit in found["units"]] == ["smt"]
    assert all(one["proof"] is None for one in found["alone"])
    # A unit with a result bus of its own.
    (part,) = found["host"]
    assert part["name"] == "scoreboard and forwarding"
    assert part["change"] == "4 result buses instead of 3" and 0 < part["gate_equivalents"] < part["before"]
    assert run_command(["synth", design, "--target", "gates"]) == 0
    shown = capfd.readouterr().out
    assert "units and host together: " in shown and "no layout" in shown
    found = json_of(capfd, design, "--target", "ecp5")
    assert found["host"] is None and found["units"][0]["proof"] is None


def test_a_unit_is_as_sure_as_its_least_sure_instruction() -> None:
    def proofs(*kinds: Kind | None) -> list[Proof]:
        return [Proof(f"x.{number}", kind, (), 0.1) for number, kind in enumerate(kinds)]

    assert weakest(proofs("smt", "smt")) == "smt"
    assert weakest(proofs("smt", "vectors")) == "vectors"
    assert weakest(proofs("vectors", None)) is None and weakest([]) is None
    refuse_wrong(proofs("smt", "vectors"))
    with pytest.raises(WrongResult, match=r"^x\.1: its circuit does something else"):
        refuse_wrong(proofs("smt", None))
    # What is wrong is told first, whatever was not finished before it.
    unfinished = replace(proofs(None)[0], mnemonic="x.late", why="not finished in 1 s", finished=False)
    with pytest.raises(Unfinished, match=r"^x\.late: not finished in 1 s"):
        refuse_wrong([*proofs("smt"), unfinished])
    with pytest.raises(WrongResult, match=r"^x\.0: its circuit does something else"):
        refuse_wrong([unfinished, *proofs(None)])


@pytest.mark.parametrize(
    "command",
    [
        ["hardware", "--no-cost"],
        pytest.param(["synth", "--target", "gates", "--proof"], marks=pytest.mark.slow),
    ],
)
def test_a_proof_that_is_not_finished_ends_as_that_of_rtl_prove(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def late(unit: Unit, *_: object) -> list[Proof]:
        return [
            Proof(i.mnemonic, None, (), 1, why="not finished in 1 s", finished=False)
            for i in unit.instructions
        ]

    for module in ("instar.cli.hardware", "instar.hardware.units"):
        monkeypatch.setattr(f"{module}.prove_unit", late)
    assert run_command([*command, "cva6-ntt"]) == 3
    said = capfd.readouterr().err.splitlines()
    assert said[-1].startswith("instar: ") and said[-1].endswith(": not finished in 1 s"), said


def test_the_page_s_example_is_what_the_command_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (printed,) = follow(PAGE, tmp_path, monkeypatch, capfd)
    page = (ROOT / PAGE).read_text()
    # The last line says which state of Instar printed it.
    *lines, made = printed.splitlines()
    assert made.startswith("Instar ")
    assert "".join(f"    {line}\n" if line else "\n" for line in lines) in page
    assert {block.file for block in blocks(PAGE) if block.file} == {"rotate_xor.sv"}


def test_the_page_lists_every_cell_with_its_area() -> None:
    rows = (ROOT / "rtl" / "cells" / "cells.txt").read_text().splitlines()
    page = (ROOT / PAGE).read_text()
    for name, area in {(row.split()[1], row.split()[2]) for row in rows if not row.startswith("#")}:
        assert f"{name} {area}" in page


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["nowhere"], 'there is no design "nowhere"'),
        (["nowhere.sv"], "nowhere.sv: this cannot be read"),
        (["FILE", "cva6-ntt"], "cva6-ntt: this is no SystemVerilog file"),
        (["FILE", "--top", "other"], 'there is no module "other"; there are: rotate_xor'),
        (["FILE", "--core", "cva6-single"], "--core is about a design"),
        (["FILE", "--proof"], "--proof is about a design"),
        (["FILE", "--target", "gates,asic"], 'there is no target "asic"; there are: gates, xc7, xcup, ecp5'),
        (["FILE", "FILE"], "there are two files of this name"),
        (["cva6-ntt", "--top", "x"], "--top names a module of a file"),
        (["cva6-ntt", "cva6-ntt"], 'design "cva6-ntt" is named twice'),
        (["software", "--core", "cva6-single"], 'design "software" gets no circuit on cva6-single'),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    command: list[str], says: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file = str(HERE / "rotate_xor.sv")
    assert says in refused(capfd, *(file if word == "FILE" else word for word in command))


def test_a_file_without_one_module_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    none, two, binary = tmp_path / "none.sv", tmp_path / "two.sv", tmp_path / "binary.sv"
    none.write_text("// module t;\n")
    two.write_text("module a; endmodule\nmodule b; endmodule\n")
    binary.write_bytes(b"\xff\xfe\x00")
    assert "there is no module in it" in refused(capfd, str(none))
    assert "Say it with --top; there are: a, b" in refused(capfd, str(two))
    assert "no text in UTF-8" in refused(capfd, str(binary))


def test_what_a_file_includes_from_its_folder_is_found(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "width.svh").write_text("`define WIDTH 8\n")
    file = tmp_path / "t.sv"
    file.write_text(
        '`include "width.svh"\nmodule t (input logic clk_i, input logic [`WIDTH-1:0] d, '
        "output logic [`WIDTH-1:0] q);\n  always_ff @(posedge clk_i) q <= d;\nendmodule\n"
    )
    assert json_of(capfd, str(file), "--target", "gates")["units"][0]["gate_equivalents"] == 8 * 5.5


@pytest.mark.slow
def test_placed_and_routed_a_sum_is_as_fast_as_its_carries(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Another seed moves it by two percent: 273 to 282 MHz with seeds 1 to 5."""
    file = tmp_path / "add.sv"
    file.write_text(
        "module add (input logic [31:0] a, b, output logic [31:0] s);\n  assign s = a + b;\nendmodule\n"
    )
    (unit,) = json_of(capfd, str(file), "--target", "ecp5", "--fmax")["units"]
    assert 255 < unit["fmax_ecp5_mhz"] < 300 and unit["gate_equivalents"] is None


def test_energy_is_told_for_the_operands_that_are_given(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, table = str(HERE / "rotate_xor.sv"), tmp_path / "operands"
    command = (file, "--target", "gates", "--energy")

    def told(text: str) -> float:
        table.write_text(text)
        found = json_of(capfd, *command, "--operands", str(table))["energy"]["rotate_xor"]
        assert isinstance(found, float)
        return found

    still = told("rs1_i rs2_i amount_i\n" + "5 0x7 3\n" * 4)
    little = told("rs1_i, rs2_i, amount_i\n" + "0, 0, 0\n1, 0, 0\n" * 2)
    random = json_of(capfd, *command)["energy"]["rotate_xor"]
    assert 0 == still < little < random
    for text, says in (
        ("rs1_i\n1\n", "then at least two operations"),
        ("rs1_i\n1\nx\n", ':3: "x" is no number'),
        ("rs1_i\n1\n1 2\n", ":3: 2 numbers for 1 inputs"),
        ("rs9_i\n1\n2\n", 'has no input "rs9_i"'),
        ("amount_i\n1\n32\n", "the operand 0x20 of amount_i has more than its 5 bits"),
    ):
        table.write_text(text)
        assert says in refused(capfd, *command, "--operands", str(table))
    assert "--operands are those of --energy" in refused(capfd, file, "--operands", str(table))
    assert "add gates to --target" in refused(capfd, file, "--target", "xc7", "--energy")

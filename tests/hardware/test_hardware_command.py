"""`instar hardware`: from a text to a circuit that is proved and measured."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.hardware import generate
from instar.places import library

from .lint import lint, warnings

_DESIGN = """\
[design]
name = "mine"
title = "Mine"
summary = "One instruction"
extensions = ["mine.core_desc"]
cores = ["cva6-superscalar"]

{units}
[[variants]]
name = "mine"
title = "mine"
"""
_COST = """\
[timing."cva6-superscalar"."{mnemonic}"]
unit = "{unit}"
latency = {latency}
interval = 1
result_bus = "own"
from = "assumed"
where = "a test"
"""
_ENCODING = "encoding: 7'd{n} :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: rd[4:0] :: 7'b0001011;"


def write(folder: Path, behaviours: dict[str, str], state: str = "", latency: int = 1) -> Path:
    """A design with these instructions, each in a unit of its own."""
    design = folder / "mine"
    design.mkdir()
    texts = []
    for n, (name, behaviour) in enumerate(behaviours.items()):
        texts.append(
            f'{name.upper()} {{ {_ENCODING.format(n=n)} assembly: {{"{name}", '
            f'"{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}"}}; behavior: {{ {behaviour} }} }}'
        )
    inside = "\n".join(texts)
    own = f"architectural_state {{ {state} }}" if state else ""
    (design / "mine.core_desc").write_text(
        f"InstructionSet Xmine extends RV32I {{ {own} instructions {{\n{inside}\n}} }}\n"
    )
    units = {name: "load" if "MEM[" in behaviour else "alu" for name, behaviour in behaviours.items()}
    costs = "\n".join(_COST.format(mnemonic=name, unit=unit, latency=latency) for name, unit in units.items())
    (design / "design.toml").write_text(_DESIGN.format(units=costs))
    return design


def test_a_text_becomes_a_circuit_that_is_proved_and_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    design = write(tmp_path, {"turn": "X[rd] = (X[rs1] ^ X[rs2])[24:0] :: (X[rs1] ^ X[rs2])[31:25];"})
    assert run_command(["hardware", str(design), "-o", str(tmp_path / "rtl"), "--json"]) == 0
    (unit,) = json.loads(capsys.readouterr().out)["units"]
    assert unit["instructions"] == [{"mnemonic": "turn", "proof": "smt"}]
    # 32 exclusive-ors and wires.
    assert 32 * 1.5 < unit["gate_equivalents"] < 32 * 3
    written = tmp_path / "rtl" / "mine_turn.sv"
    assert "module mine_turn (" in written.read_text()
    found = library().design(str(design))
    (made,) = generate(library().core("cva6-superscalar", design=found)).units
    lint(tmp_path, made)


def test_what_has_no_circuit_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    design = write(
        tmp_path,
        {
            "fetch": "X[rd] = MEM[X[rs1] + 3 : X[rs1]];",
            "sum": "X[rd] = (unsigned<32>)(X[rs1] + X[rs2]);",
        },
        latency=2,
    )
    assert run_command(["hardware", str(design), "--no-cost"]) == 0
    said = capsys.readouterr()
    assert "mine.core_desc:2: fetch gets no circuit: it reads memory" in said.err.replace("\n", " ")
    assert "sum" in said.out


def test_a_register_that_nothing_writes_has_no_circuit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Synthesis takes one that is only reset for unknown, and with it all that is computed from it."""
    state = "register unsigned<32> SEED = 5; register unsigned<8> ROW[2];"
    body = {"seeded": "X[rd] = X[rs1] ^ SEED;", "row": "ROW[0] = X[rs1][7:0]; X[rd] = ROW[0] :: ROW[1];"}
    for name, register in (("seeded", "SEED"), ("row", "ROW_1")):
        (tmp_path / name).mkdir()
        design = write(tmp_path / name, {name: body[name]}, state=state)
        assert run_command(["hardware", str(design)]) == 2
        said = " ".join(capsys.readouterr().err.split())
        assert f"mine.core_desc:2: {name} gets no circuit: it reads {register}, which no instruction" in said
        assert "a constant, declared without `register`" in said


def test_a_state_with_two_owners_is_refused(tmp_path: Path) -> None:
    design = write(
        tmp_path,
        {"put": "ALL = X[rs1]; X[rd] = 0;", "get": "X[rd] = ALL;"},
        state="register unsigned<32> ALL;",
    )
    found = library().design(str(design))
    made = generate(library().core("cva6-superscalar", design=found))
    (left,) = made.left_out
    assert left.mnemonic == "get"
    assert 'it uses ALL, which the unit "put" has' in left.reason
    assert [unit.name for unit in made.units] == ["put"]


def test_all_instructions_of_a_unit_without_its_state_are_told(tmp_path: Path) -> None:
    design = write(
        tmp_path,
        {"put": "ALL = X[rs1]; X[rd] = 0;", "get": "X[rd] = ALL;", "sum": "X[rd] = X[rs1] ^ X[rs2];"},
        state="register unsigned<32> ALL;",
    )
    # The last two share a unit, which does not own the register that one of them reads.
    text = (design / "design.toml").read_text()
    for name in ("get", "sum"):
        text = text.replace(f'"{name}"]\nunit = "alu"', f'"{name}"]\nunit = "other"')
    (design / "design.toml").write_text(text.replace("[timing", "[units.other]\n\n[timing", 1))
    found = library().design(str(design))
    made = generate(library().core("cva6-superscalar", design=found))
    assert [unit.name for unit in made.units] == ["put"]
    reasons = {left.mnemonic: left.reason for left in made.left_out}
    assert reasons["get"].startswith('it uses ALL, which the unit "put" has')
    assert reasons["sum"].startswith('its unit "other" uses ALL, which the unit "put" has')


def test_a_latency_too_short_for_the_clock_names_the_one_that_would_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    behaviour = {"mulr": "X[rd] = (unsigned<32>)(X[rs1][6:0] * X[rs2][6:0] % 97);"}
    design = write(tmp_path, behaviour)
    command = ["hardware", str(design), "--no-proof", "--period"]
    assert run_command([*command, "60"]) == 1
    said = capsys.readouterr().err.replace("\n", " ")
    assert 'unit "mulr" takes' in said and "at its latency of 1, more than the 60 of --period" in said
    latency = int(said.split("; latency ")[1].split()[0])
    assert latency > 1
    text = (design / "design.toml").read_text()
    (design / "design.toml").write_text(text.replace("latency = 1", f"latency = {latency}"))
    assert run_command([*command, "60"]) == 0
    # No latency cuts a product.
    assert run_command([*command, "15"]) == 1
    assert "no latency up to" in capsys.readouterr().err.replace("\n", " ")
    assert run_command(["hardware", str(design), "--period", "60", "--no-cost"]) == 2


def test_a_stage_that_is_not_needed_is_told_and_the_slowest_path_has_its_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A single exclusive-or does not get quicker by a bank of registers, as a long product does."""
    design = write(
        tmp_path,
        {
            "mix": "X[rd] = X[rs1] ^ X[rs2];",
            "mulr": "X[rd] = (unsigned<32>)(X[rs1][6:0] * X[rs2][6:0] % 113);",
        },
        latency=2,
    )
    assert run_command(["hardware", str(design), "--no-proof"]) == 0
    out, said = (" ".join(text.split()) for text in capsys.readouterr())
    assert 'note: latency 1 is enough for unit "mix"' in said and "where 2 has" in said
    assert 'for unit "mulr"' not in said
    assert re.search(r"mix: the slowest path takes [\d.]+ gate delays from \S+ to \S+", out), out
    # The clock that was asked for decides, where there is one.
    assert run_command(["hardware", str(design), "--no-proof", "--period", "400", "--json"]) == 0
    notes = json.loads(capsys.readouterr().out)["notes"]
    assert len([note for note in notes if "latency 1 is enough" in note]) == 2


def test_a_folder_gets_the_coprocessor_where_the_core_takes_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    design = write(tmp_path, {"turn": "X[rd] = (X[rs1] ^ X[rs2])[24:0] :: (X[rs1] ^ X[rs2])[31:25];"})
    out = tmp_path / "rtl"
    assert run_command(["hardware", str(design), "-o", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    names = {path.name for path in out.iterdir()}
    assert names == {"mine_turn.sv", "mine_coprocessor.sv", "instar_cvxif.sv"}
    assert told["coprocessor"]["files"] == ["instar_cvxif.sv", "mine_coprocessor.sv"]
    (unit,) = told["units"]
    assert told["coprocessor"]["gate_equivalents"] > unit["gate_equivalents"] + 500
    assert warnings("--top-module", "mine_coprocessor", *(str(path) for path in out.iterdir())) == ""


def test_where_it_takes_none_one_note_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    design = write(tmp_path, {"both": "X[rd] = X[rs1]; X[rs1] = X[rs2];"})
    out = tmp_path / "rtl"
    assert run_command(["hardware", str(design), "-o", str(out), "--no-proof", "--no-cost"]) == 0
    said = capsys.readouterr().err.replace("\n", " ")
    assert "no coprocessor: " in said and "writes 2 registers (rd, rs1)" in said
    assert [path.name for path in out.iterdir()] == ["mine_both.sv"]


@pytest.mark.parametrize("latency", [1, 2, 4])
def test_a_latency_has_one_bank_of_registers_less(tmp_path: Path, latency: int) -> None:
    design = write(tmp_path, {"mulr": "X[rd] = (unsigned<32>)(X[rs1] * X[rs2] % 3329);"}, latency=latency)
    found = library().design(str(design))
    (unit,) = generate(library().core("cva6-superscalar", design=found)).units
    assert unit.latency == latency
    assert unit.text.count("always_ff @(posedge clk_i) begin") == latency - 1
    lint(tmp_path, unit)


def test_folds_need_no_hint(tmp_path: Path) -> None:
    """No divider is left of remainders by the primes of ML-DSA and ML-KEM, nor a multiplier."""
    for number, q in enumerate((8380417, 3329)):
        folder = tmp_path / str(number)
        folder.mkdir()
        design = write(folder, {"remq": f"X[rd] = X[rs1] % {q};"})
        found = library().design(str(design))
        (unit,) = generate(library().core("cva6-superscalar", design=found)).units
        code = [line.split("//")[0] for line in unit.text.splitlines()]
        assert not any("%" in line or "/" in line or "*" in line for line in code), q


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hardware", "cva6-nt"], "cva6-ntt"),
        (["hardware", "cva6-ntt", "--only", "pq.bft"], 'no instruction "pq.bft"'),
        (["hardware", "cva6-ntt", "--only", "pq.lwp"], "it reads memory"),
        (["hardware", "software"], "gets no circuit"),
        (["hardware", "cva6-ntt", "-o", __file__], "it is a file; name a folder"),
    ],
)
def test_wrong_input_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(arguments) == 2
    assert sentence in capsys.readouterr().err.replace("\n", " ")


def test_only_a_product_of_the_core_needs_no_multiplier(tmp_path: Path) -> None:
    design = write(tmp_path, {"mulq": "X[rd] = (unsigned<32>)(X[rs1] * X[rs2] % 3329);"})
    text = (design / "design.toml").read_text().replace('unit = "alu"', 'unit = "product"')
    unit = '[units.product]\nmultiplies_in_core = true\nblocks = ["mul"]\n\n'
    (design / "design.toml").write_text(text.replace("[timing", f"{unit}[timing", 1))
    found = library().design(str(design))
    (made,) = generate(library().core("cva6-superscalar", design=found)).units
    assert made.added == f"{made.module}_body"
    body = made.text.split("endmodule")[0]
    assert " * " not in body
    assert "product_i" in body
    lint(tmp_path, made)
    (design / "design.toml").write_text(
        (design / "design.toml").read_text().replace('blocks = ["mul"]\n', "")
    )
    with pytest.raises(InstarError, match="multiplier `mul` it does not block"):
        library().design(str(design))

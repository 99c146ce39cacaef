"""Registers of a device as SystemRDL, by `instar header`, and from SystemRDL, by `instar new device`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from instar.cli import run_command

DESIGN = """
[design]
name = "all"
title = "t"
summary = "s"
cores = ["cv32e40p"]

[[device]]
name = "reg"
base = 0x1a108000
bytes = 0x1000
bus = "obi"
behavior = "all.core_desc"
while_busy = "stall"
busy = "STATUS.busy"

[[device.registers]]
name = "CTRL"
offset = 0x0
access = "wo"
fields = { start = 0, level = [4, 7] }

[[device.registers]]
name = "STATUS"
offset = 0x4
access = "clear-on-read"
fields = { busy = 0, done = 1, count = [8, 31] }

[[device.registers]]
name = "KEY"
offset = 0x8
reset = 0x80000001
secret = true

[[device.registers]]
name = "FAULTS"
offset = 0x10
access = "w1c"
fields = { sw = [0, 30] }

[[device.registers]]
name = "IDENT"
offset = 0x14
access = "ro"
reset = 0x464c4331

[[device.memories]]
name = "DATA"
offset = 0x800
words = 64
secret = true

[[device.commands]]
name = "go"
start = "CTRL.start"
cycles = "3"
done = "STATUS.done"
"""
TEXT = "InstructionSet All { functions { void go() { DATA[0] = KEY; } } }\n"
TABLES = ("registers", "memories")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def device(design: Path) -> dict[str, object]:
    (found,) = tomllib.loads(design.read_text())["device"]
    assert isinstance(found, dict)
    return found


def test_a_table_goes_to_systemrdl_and_comes_back(capfd: pytest.CaptureFixture[str]) -> None:
    write(Path("designs/all/design.toml"), DESIGN)
    write(Path("designs/all/all.core_desc"), TEXT)
    assert run_command(["header", "all", "--out", "made"]) == 0
    assert run_command(["new", "device", "back", "--rdl", "made/reg.rdl"]) == 0
    told = capfd.readouterr().err
    assert told.count("note: ") == 1 and 'reg.rdl:22: a load clears all of "reg.STATUS", `busy` too' in told
    assert run_command(["check", "designs/back"]) == 0
    made, back = (device(Path(f"designs/{name}/design.toml")) for name in ("all", "back"))
    assert [made[table] for table in TABLES] == [back[table] for table in TABLES]
    # The C headers of both are one but for name and window.
    assert run_command(["header", "back", "--out", "made"]) == 0
    offsets = [
        [
            line
            for line in (Path("made") / file).read_text().splitlines()
            if "_OFFSET" in line or "_MASK" in line
        ]
        for file in ("reg.h", "back.h")
    ]
    assert offsets[0] == [line.replace("BACK_", "REG_") for line in offsets[1]] and len(offsets[0]) > 10


def test_arrays_and_files_of_registers_are_written_out(capfd: pytest.CaptureFixture[str]) -> None:
    write(
        Path("keys.rdl"),
        "addrmap keys {\n  default regwidth = 32;\n"
        "  regfile { reg { field { sw = rw; } value[32] = 0; } word[2]; } slot[2] @ 0x10 += 0x10;\n};\n",
    )
    assert run_command(["new", "device", "keys", "--rdl", "keys.rdl"]) == 0
    found = device(Path("designs/keys/design.toml"))
    places = {one["name"]: one["offset"] for one in found["registers"]}  # type: ignore[attr-defined]
    assert places == {
        "SLOT_0_WORD_0": 0x10,
        "SLOT_0_WORD_1": 0x14,
        "SLOT_1_WORD_0": 0x20,
        "SLOT_1_WORD_1": 0x24,
    }
    assert found["bytes"] == 0x28


REGISTER = "addrmap a {{\n  default regwidth = 32;\n  reg {{\n    {fields}\n  }} R @ {at};\n}};\n"
WRONG = [
    (REGISTER.format(fields="field { sw = rw; } x[0:0]; field { sw = r; } y[1:1];", at="0"), "a.rdl:5: "),
    (REGISTER.format(fields="field { sw = rw; onwrite = wot; } x[0:0];", at="0"), "is rw and wot"),
    (REGISTER.format(fields="field { sw = na; } x[0:0];", at="0"), "sw access property is 'na'"),
    (REGISTER.format(fields="regwidth = 16; field {} x[0:0];", at="0"), '"a.R" has 16 bits'),
    (REGISTER.format(fields="field {} x[0:0]", at="0"), "a.rdl:5: "),
    (REGISTER.format(fields="field {} \\x-y [0:0];", at="0"), "a.rdl:4: "),
    ("addrmap a { external mem { mementries = 4; memwidth = 8; } M @ 0; };", "has words of 8 bits"),
    ("addrmap a { reg { field {} x[0:0]; } PC @ 0; };", '"PC" cannot be the name of a register'),
    (
        "addrmap a { reg { field {} x[0:0]; } rr @ 0; reg { field {} y[0:0]; } RR @ 4; };",
        "there are two registers",
    ),
    ("property p { component = reg; };", "a.rdl:1: "),
    ("", "a.rdl: "),
]


@pytest.mark.parametrize(("text", "says"), WRONG)
def test_what_no_device_has_is_one_sentence(text: str, says: str, capfd: pytest.CaptureFixture[str]) -> None:
    write(Path("a.rdl"), text)
    assert run_command(["new", "device", "mine", "--rdl", "a.rdl"]) == 2
    message = capfd.readouterr().err
    assert says in message and message.count("\n") == 1, message
    assert not Path("designs").exists()


def test_without_the_compiler_the_message_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "systemrdl.compiler", None)
    write(Path("a.rdl"), "")
    assert run_command(["new", "device", "mine", "--rdl", "a.rdl"]) == 2
    message = capfd.readouterr().err
    assert "SystemRDL needs its compiler" in message and "install" in message and message.count("\n") == 1

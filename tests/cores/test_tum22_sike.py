"""Design tum22-sike: the figures of its page, what depends on secrets, and what its script makes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import library as library_of

from ..shared import ROOT
from .design_pages import columns, measured

FOLDER = ROOT / "designs" / "tum22-sike"
README = (FOLDER / "README.md").read_text(encoding="utf-8")
#: Of the columns of the page, by row.
VARIANTS = {
    f"SIKE{name}{suffix}": [f"{kind}-{how}" for kind in ("apb", "obi", "core")]
    for name in ("p434", "p751")
    for suffix, how in (("", "2x16"), (" with one unit", "1x32"))
}
slow = pytest.mark.slow


def cycles_of(parameter_set: str, what: str, variant: str, capfd: pytest.CaptureFixture[str]) -> int:
    return int(measured(capfd, f"sike-{parameter_set}", what, "cv32e40p", "tum22-sike", variant)["cycles"])


def in_readme(row: str) -> list[str]:
    return columns(README, row)


@pytest.mark.parametrize(
    ("row", "column"),
    [
        pytest.param(row, at, marks=[] if (row, at) == ("SIKEp434", 0) else [slow])
        for row in VARIANTS
        for at in range(3)
    ],
)
def test_operations_take_the_cycles_of_the_page(
    row: str, column: int, capfd: pytest.CaptureFixture[str]
) -> None:
    variant, parameter_set = VARIANTS[row][column], row.removeprefix("SIKE")[:4]
    cycles = [cycles_of(parameter_set, name, variant, capfd) for name in ("keygen", "encaps", "decaps")]
    assert " / ".join(f"{one / 1000:,.1f}" for one in cycles) == in_readme(row)[column]


@slow
@pytest.mark.parametrize("function", ["public_2", "shared_3"])
def test_a_key_takes_the_cycles_of_the_page(function: str, capfd: pytest.CaptureFixture[str]) -> None:
    """And the unit agrees with portable C on points that are on no curve of the scheme."""
    told = in_readme(f"`{function}`")
    for variant, column in zip(("apb-2x16", "apb-1x32"), told, strict=True):
        assert f"{cycles_of('p434', function, variant, capfd):,}" == column


@pytest.mark.parametrize("variant", ["apb-2x16", pytest.param("core-1x32", marks=slow)])
def test_nothing_depends_on_a_secret(variant: str, capfd: pytest.CaptureFixture[str]) -> None:
    command = ["ct", "sike-p434", "decaps", "--design", "tum22-sike", "--variant", variant, "--cases", "1"]
    assert run_command([*command, "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["leaks"] == []


def test_the_numbers_are_those_of_the_scheme_s_model() -> None:
    done = subprocess.run([sys.executable, FOLDER / "sets.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


# ---------------------------------------------------------------- what is wrong with a design


DESIGN = """
[design]
name = "own"
title = "A unit"
summary = "A unit"
cores = ["cv32e40p"]

[[device]]
name = "unit"
base = 0x1a108000
bytes = 0x1000
bus = "obi"
while_busy = "stall"

[[device.registers]]
name = "CTRL"
offset = 0
access = "wo"
fields = { main = 0 }

[[device.registers]]
name = "UNITS"
offset = 4
access = "ro"
reset = 1

[[device.registers]]
name = "DIGIT"
offset = 8
access = "ro"
reset = 16

[[device.memories]]
name = "KEY"
offset = 0x80
words = 8

[[device.memories]]
name = "IO"
offset = 0x100
words = 8

[[device.commands]]
name = "main"
microprogram = "own.mp"
start = "CTRL.main"

[[variants]]
name = "wide"
title = "Wide"
device.unit = { reset = { DIGIT = 32 } }
"""
TEXT = "modulus 2^61 - 1\nradix 96\nio 2\nfp a < 9\nroutine main {\n  a = io[0]\n  io[1] = a\n}\n"


def refused(tmp_path: Path, design: str = DESIGN, text: str = TEXT) -> str:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "design.toml").write_text(design)
    (folder / "own.mp").write_text(text)
    try:
        library_of().design(str(folder))
    except InstarError as error:
        return str(error)
    return ""


def test_a_design_of_one_s_own_is_read(tmp_path: Path) -> None:
    assert refused(tmp_path) == ""


@pytest.mark.parametrize(
    ("text", "found", "sentence"),
    [
        (TEXT, DESIGN.replace('"own.mp"', '"other.mp"'), 'there is no file "other.mp" in this design'),
        (TEXT.replace("a < 9", "a"), DESIGN, '"a" may become nearly 9 times the modulus'),
        (TEXT.replace("  a = io[0]\n", ""), DESIGN, '"a" is read here and was never written'),
        (TEXT.replace("main", "begin"), DESIGN, 'the microprogram has no routine "main"'),
        (TEXT, DESIGN.replace('"KEY"', '"KEYS"'), "it has memories KEY and IO"),
        (TEXT, DESIGN.replace("reset = 16", "reset = 64"), "which digits of 64 bits do not divide"),
        (TEXT, DESIGN.replace("DIGIT = 32", "DIGIT = 40"), "which digits of 40 bits do not divide"),
        (TEXT, DESIGN.replace('"own.mp"', '"own.mp"\ncycles = "3"'), "has a microprogram and `cycles`"),
        (
            TEXT,
            DESIGN.replace('"ro"\nreset = 1\n', '"rw"\nreset = 1\n'),
            '"UNITS" tells how the unit is made',
        ),
        (
            TEXT,
            DESIGN.replace("reset = { DIGIT = 32 }", 'cycles = "engine"'),
            "a microprogram says itself how long",
        ),
    ],
)
def test_a_mistake_is_a_sentence(tmp_path: Path, text: str, found: str, sentence: str) -> None:
    told = refused(tmp_path, found, text)
    assert sentence in told and "own" in told

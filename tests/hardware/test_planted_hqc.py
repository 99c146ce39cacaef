"""Faults planted in the RTL of bus-hqc's coprocessor are found, by its decoder or at random.

The decoder takes words with as many errors as it corrects, which random accesses never give it:
what was encoded must come back. All faults are built into one simulator, which reads from a file which
one is there: a simulator for each would take an hour to make.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import Design
from instar.hardware.slave import Slave, slaves_of
from instar.hardware.slave_check import check_slave
from instar.places import library as library_of
from instar.rtl.verilator import driven

from ..shared import ROOT

#: How many are drawn, and accesses of a run.
FAULTS, ACCESSES = 40, 20_000
PAGE = " ".join((ROOT / "designs" / "bus-hqc" / "README.md").read_text(encoding="utf-8").split())
#: What stands in a text, and what instead.
SWAPS = (
    (" + ", " - "),
    (" - ", " + "),
    (" ^ ", " | "),
    (" & ", " | "),
    (" | ", " & "),
    (" == ", " != "),
    (" && ", " || "),
)
ASSIGNMENT = re.compile(r"  assign (\w+) += (.*);(  //.*)?")
CHOICE = re.compile(r"(\w+) \? (\w+) : (\w+)")
slow = pytest.mark.slow


def faults(lines: list[str]) -> Iterator[tuple[int, str, str]]:
    """Number of a line, what it assigns, and what it assigns with a fault."""
    for at, line in enumerate(lines):
        found = ASSIGNMENT.fullmatch(line)
        if found is None:
            continue
        value = found[2]
        for old, new in SWAPS:
            if old in value:
                yield at, value, value.replace(old, new, 1)
        choice = CHOICE.fullmatch(value)
        if choice and choice[2] != choice[3]:
            yield at, value, f"{choice[1]} ? {choice[3]} : {choice[2]}"


def planted() -> tuple[Design, Slave, list[str]]:
    """The slave with all faults, of which none is there; and what they are."""
    design = library_of().design("bus-hqc").of_variant("obi")
    (slave,), _ = slaves_of(design)
    text = slave.files[slave.file]
    end = text.index("\nendmodule")
    lines = text[:end].split("\n")
    chance = random.Random(2022)
    by_line: dict[int, list[tuple[int, str, str]]] = {}
    for one in faults(lines):
        by_line.setdefault(one[0], []).append(one)
    drawn = [chance.choice(by_line[at]) for at in chance.sample(list(by_line), FAULTS)]
    shown = []
    for number, (at, value, wrong) in enumerate(drawn, start=1):
        name = lines[at].split()[1]
        lines[at] = lines[at].replace(f"= {value};", f"= planted == {number} ? ({wrong}) : ({value});")
        shown.append(f"{name} = {wrong} instead of {value}")
    begin = lines.index(");") + 1
    lines[begin:begin] = [
        "  int planted;",
        "  initial begin",
        "    int file, read;",
        '    file = $fopen("planted", "r");',
        '    read = $fscanf(file, "%d", planted);',
        '    if (read != 1) $fatal(1, "which fault is not told");',
        "    $fclose(file);",
        "  end",
    ]
    return design, replace(slave, files={**slave.files, slave.file: "\n".join(lines) + text[end:]}), shown


# ---------------------------------------------------------------- the decoder

DRIVER = (Path(__file__).parent / "microprogram" / "driver.cpp").read_text(encoding="utf-8")
#: Offsets of the device; bits of CTRL.
CODE, FROM, BLOCK, SYMBOLS, SUMS = 0x14, 0x1C, 0x800, 0x1800, (0x2000, 0x2800, 0x3000, 0x3800)
ENCODE, NEAREST, CORRECT = 1 << 14, 1 << 15, 1 << 16
#: Of HQC-1, HQC-3 and HQC-5: symbols, of which so many are a message; copies of each, in rows of
#: 128 bits.
CODES = ((46, 16, 3), (56, 24, 5), (90, 32, 5))
#: Seconds after which a run does not end.
LONGEST = 60


class Decoder:
    """Commands of the coprocessor in RTL, one after another in one run."""

    def __init__(self, slave: Slave) -> None:
        self.program = driven(slave.module, slave.files, DRIVER, "-O1", "the unit needs")

    def run(self, lines: list[str]) -> list[list[int]] | None:
        """Word and cycle of each load; None where it does not end."""
        try:
            done = subprocess.run(
                [self.program], input="\n".join(lines), capture_output=True, text=True, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return None
        rows = [line.split() for line in done.stdout.splitlines()]
        return [[int(word) for word in row] for row in rows] if done.returncode == 0 else None


def coded(code: tuple[int, int, int], message: bytes) -> list[str]:
    """Encodes a message, and loads the rows."""
    symbols, length, copies = code
    told = symbols | (symbols - length) << 8 | length << 16 | copies << 24
    words = [int.from_bytes(message[at : at + 4], "little") for at in range(0, length, 4)]
    stores = [
        (CODE, told),
        (FROM, 0),
        *((BLOCK + 4 * at, word) for at, word in enumerate(words)),
        (0, ENCODE),
    ]
    loads = [f"l {base + 4 * row}" for row in range(symbols * copies) for base in SUMS]
    return [*(f"s {offset} {word}" for offset, word in stores), *loads]


def decoded(code: tuple[int, int, int], rows: list[int], chance: random.Random) -> list[str]:
    """Rows with errors become symbols, these with errors a message: as many errors as there may be."""
    symbols, length, _ = code
    noisy = [row ^ (chance.getrandbits(32) & chance.getrandbits(32) & chance.getrandbits(32)) for row in rows]
    stores = [(base + 4 * (at // 4), noisy[at]) for at, base in enumerate(SUMS * (len(rows) // 4))]
    lines = [f"s {offset} {word}" for offset, word in [*stores, (0, NEAREST)]]
    lines += [f"l {SYMBOLS + 4 * at}" for at in range(symbols)]
    for at in chance.sample(range(symbols), (symbols - length) // 2):
        lines.append(f"s {SYMBOLS + 4 * at} {chance.randrange(256)}")
    lines += [f"s {BLOCK + 4 * at} 0" for at in range(length // 4)]
    return [*lines, f"s 0 {CORRECT}", *(f"l {BLOCK + 4 * at}" for at in range(length // 4))]


def script(decoder: Decoder) -> tuple[list[str], list[list[int]]]:
    """Lines for all codes and what they give, of a slave without a fault: messages that come back."""
    chance = random.Random(2025)
    lines: list[str] = []
    for code in CODES * 2:
        message = chance.randbytes(code[1])
        encoded = coded(code, message)
        rows = decoder.run(encoded)
        assert rows is not None
        both = [*encoded, *decoded(code, [row[0] for row in rows], chance)]
        found = decoder.run(both)
        assert found is not None
        assert b"".join(row[0].to_bytes(4, "little") for row in found[-code[1] // 4 :]) == message
        lines += both
    found = decoder.run(lines)
    assert found is not None
    return lines, found


def test_every_fault_is_planted_once() -> None:
    _, slave, shown = planted()
    text = slave.files[slave.file]
    assert len(set(shown)) == FAULTS
    assert all(text.count(f"= planted == {number} ? ") == 1 for number in range(1, FAULTS + 1))


@slow
def test_planted_faults_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    design, slave, shown = planted()

    def choose(number: int) -> None:
        Path("planted").write_text(f"{number}\n")

    choose(0)
    assert check_slave(slave, design, ACCESSES).wrong is None
    decoder = Decoder(slave)
    lines, answers = script(decoder)
    missed = []
    for number, text in enumerate(shown, start=1):
        choose(number)
        if decoder.run(lines) == answers and check_slave(slave, design, ACCESSES).wrong is None:
            missed.append(text)
    assert f"Of {FAULTS} faults drawn in the RTL {FAULTS - len(missed)} are found" in PAGE, missed

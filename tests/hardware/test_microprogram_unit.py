"""The unit for microprograms in RTL: every operation beside the model, whole commands, and faults in it."""

from __future__ import annotations

import random
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import Design
from instar.hardware.slave import Slave, slaves_of
from instar.hardware.slave_check import check_slave
from instar.places import library as library_of
from instar.rtl.verilator import driven

from ..cores.test_isogeny_unit import Unit
from ..cores.test_planted_microcode import is_right
from ..documents.blocks import write
from .devices import read_slave
from .lint import warnings

HERE = Path(__file__).parent / "microprogram"
#: Accesses of a quick check, and of the others.
FEW, MANY = 2_000, 20_000
slow = pytest.mark.slow
#: Memories of tum22-sike; of its commands, by bit of CTRL: words of a number, bits of key and
#: numbers, numbers in IO.
KEY, IO = 0x80, 0x400
P434, P751 = (14, 216, 6), (24, 372, 6)
COMMANDS = {0: P434, 1: P434, 2: P434, 3: P434, 5: P751, 6: P751, 8: (10, 255, 1), 9: (9, 256, 2)}


def small(folder: Path, units: int = 1, digit: int = 32, bus: str = "obi") -> tuple[Design, Slave]:
    """A unit with programs of all operations."""
    design = (HERE / "design.toml").read_text().format(units=units, digit=digit, bus=bus)
    texts = {f"designs/small/{name}": (HERE / name).read_text() for name in ("pairs.mp", "lanes.mp")}
    write(folder, {**texts, "designs/small/design.toml": design})
    return read_slave(folder, "small")


@pytest.mark.parametrize(
    ("units", "digit", "bus"),
    [
        (1, 32, "obi"),
        *(pytest.param(*one, marks=slow) for one in ((2, 16, "pulpino-apb"), (2, 16, "obi"), (3, 8, "obi"))),
        pytest.param(4, 32, "obi", marks=slow),
    ],
)
def test_every_operation_has_the_values_and_cycles_of_the_model(
    tmp_path: Path, units: int, digit: int, bus: str
) -> None:
    design, slave = small(tmp_path, units, digit, bus)
    found = check_slave(slave, design, FEW if digit == 32 and units == 1 else MANY)
    assert found.wrong is None
    assert all(started > 20 for started in found.started.values()), found.started


def test_verilator_has_little_to_warn_of(tmp_path: Path) -> None:
    _, slave = small(tmp_path, 2, 16)
    for name, text in slave.files.items():
        (tmp_path / name).write_text(text)
    # Fields that a stage does not look at, and widths that only comments tell.
    quiet = ("-Wno-DECLFILENAME", "-Wno-UNUSEDSIGNAL", "-Wno-UNUSEDPARAM")
    files = [str(tmp_path / name) for name in slave.files]
    assert warnings(*quiet, "--top-module", slave.module, *files) == ""


# ---------------------------------------------------------------- planted faults

#: File of rtl/microprogram without `instar_mp_` and `.sv`: which text becomes which other.
FAULTS = [
    ("types", "((ones | of_sum.over) + of_sum.over) ^ ones", "of_sum.over << 1"),
    ("types", "((x & y) | (x & z) | (y & z)) << 1", "((x & y) | (x & z)) << 1"),
    ("types", "top = sums[Wide-1 -: Digit] + Digit'(into[Chunks-1]);", "top = sums[Wide-1 -: Digit];"),
    ("column", "+ (Digit + 2)'(upper_i[Digit]);", ";"),
    ("column", "(Digit + 2)'(low[Digit+1:Digit])", "(Digit + 2)'(low[Digit])"),
    ("column", "(2 * Digit)'(q_i) *", "(2 * Digit)'(q_i[Digit-2:0]) *"),
    ("lane", "p_i[i == 0 ? 0 : i - 1]", "p_i[i]"),
    ("lane", "lower[0] + upper[0][Digit-1:0] + first_q", "lower[0] + first_q"),
    ("lane", "begins_q ? '0 : upper_q", "upper_q"),
    ("lane", "a_q[1] * b_q[0]", "a_q[0] * b_q[0]"),
    ("sequencer", "rounds != 16'd1", "rounds > 16'd2"),
    ("sequencer", "if (value == '0) next = control.jump;", ";"),
    ("sequencer", "(loops_q - 1'b1)] + 16'd1", "(loops_q - 1'b1)] + 16'd2"),
    ("sequencer", "TableBits'(value)", "TableBits'(value ^ 16'd1)"),
    ("sequencer", "key_i[bit_q]", "key_i[bit_q ^ 5'd1]"),
    ("sequencer", "AddressBits'(2) : AddressBits'(1)", "AddressBits'(2) : AddressBits'(0)"),
    ("sequencer", "operand.two ? index << 1 : index", "index"),
    ("sequencer", "register_q[i] <= '0;", ";"),
    ("sequencer", "left_q == GapBits'(1)", "left_q == GapBits'(2)"),
    ("sequencer", "if (control.sets && again)", "if (control.sets)"),
    ("access", "step_q[0] : step_q[1])", "step_q[0] : step_q[0])"),
    ("access", "issue_q.two ? step_q[1] : step_q[0])", "issue_q.two ? step_q[0] : step_q[0])"),
    ("access", "IoBits'(element_i) * IoBits'(io_words_i)", "IoBits'(element_i)"),
    ("access", "io_number_q + AddressBits'(io_part_q)", "io_number_q"),
    ("operands", "wide(modulus_i) << arrival_i.above : '0", "wide(modulus_i) : '0"),
    ("operands", "b_o[i] = before_q[0];", "b_o[i] = before_q[1];"),
    ("operands", "a_o[1] = begins_q.lanes[0] ? before_q[1] << 1", "a_o[1] = begins_q.lanes[0] ? before_q[1]"),
    ("operands", "arrival_i.last && arrival_i", "arrival_i"),
    ("results", "3 * Units + 2", "3 * Units"),
    ("results", "now_q + digits_i + 1'b1", "now_q + digits_i"),
    ("sum", "tops[Digit*(j+1)] = upper_i[j][Digit];", ";"),
    ("results", "<< 1) | wide_t'(1)", "<< 1)"),
    ("results", "less = ~twice;\n        lesser = 1'b1;", "less = ~twice;"),
    ("results", "less = ~once;", "less = ~twice;"),
    ("results", "more = x[0] ? once : '0;", "more = '0;"),
    ("results", "more = once << arrival_i.above;", "more = once;"),
    ("results", "product_q.lanes[2] ? ended_i[2] : first;", "first;"),
    ("lane", "begins_q ? '0 : lower_q", "lower_q"),
    ("ports", "entry_q.modulus + 1'b1", "entry_q.modulus"),
    ("ports", "constant_q <= read_constant_i", "constant_q <= 1'b0"),
]
#: Found quickly, one of each half of the unit.
QUICK = (9, 14)


def is_found(folder: Path, file: str, old: str, new: str) -> bool:
    design, slave = small(folder, 1, 8)
    name = f"instar_mp_{file}.sv"
    text = slave.files[name]
    assert text.count(old) == 1, old
    changed = replace(slave, files={**slave.files, name: text.replace(old, new)})
    return check_slave(changed, design, 4_000).wrong is not None


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [pytest.param(*one, marks=[] if at in QUICK else [slow]) for at, one in enumerate(FAULTS)],
)
def test_a_fault_in_the_unit_is_found(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert is_found(tmp_path, file, old, new)


# ---------------------------------------------------------------- commands of tum22-sike, whole


class RtlUnit:
    """The RTL of the unit of a variant of tum22-sike, on OBI, asked as `Unit` is."""

    def __init__(self, variant: str) -> None:
        (slave,), left_out = slaves_of(library_of().design("tum22-sike").of_variant(variant))
        assert not left_out
        driver = (HERE / "driver.cpp").read_text()
        self.program = driven(slave.module, slave.files, driver, "-O1", "the unit needs")

    def perform(
        self, command: tuple[int, int], key: int, *numbers: int, timed: bool = True
    ) -> tuple[list[int], int]:
        """The numbers in IO afterwards, and cycles from the start to the first load that it let go."""
        bit, length = command
        words = [(KEY + 4 * at, key >> 32 * at) for at in range(16)]
        words += [
            (IO + 4 * (at * length + word), number >> 32 * word)
            for at, number in enumerate(numbers)
            for word in range(length)
        ]
        lines = [f"s {offset} {value & 0xFFFFFFFF}" for offset, value in [*words, (0, bit)]]
        lines += [f"l {IO + 4 * at}" for at in range(length * len(numbers))]
        done = subprocess.run(
            [self.program], input="\n".join(lines), capture_output=True, text=True, check=True
        )
        rows = [[int(word) for word in line.split()] for line in done.stdout.splitlines()]
        found = [
            sum(row[0] << 32 * word for word, row in enumerate(rows[at * length : (at + 1) * length]))
            for at in range(len(numbers))
        ]
        return found, rows[0][1] if timed else 0


@slow
@pytest.mark.parametrize("variant", ["obi-2x16", "obi-1x32"])
def test_keys_and_shared_values_are_those_of_known_answers(variant: str) -> None:
    assert is_right(RtlUnit(variant))


@slow
@pytest.mark.parametrize("variant", ["obi-2x16", "obi-1x32"])
def test_whole_commands_take_the_cycles_of_the_model(variant: str) -> None:
    """Of SIKEp434, SIKEp751, X25519 and P-256, on any numbers: the unit does not ask what they mean."""
    rtl, model = RtlUnit(variant), Unit(variant)
    chance = random.Random(434)
    taken = {}
    for bit, (words, bits, count) in COMMANDS.items():
        key = chance.getrandbits(bits)
        numbers = [chance.getrandbits(bits - 2) for _ in range(count)]
        found, cycles = rtl.perform((1 << bit, words), key, *numbers)
        expected, told = model.perform((1 << bit, words), key, *numbers)
        assert found == expected, bit
        taken[bit] = told - cycles
    # A program reads the clock, stores, loads and reads it again.
    assert set(taken.values()) == {8}, taken

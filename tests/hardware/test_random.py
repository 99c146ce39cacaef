"""Random descriptions: the simulator's interpreter, its machine code and the circuit give the same results.

The circuit is Yosys's reading of the SystemVerilog, which is also linted by Verilator. A
description on which they differ is made smaller and kept in the folder `found`, whose descriptions
are tried in every run.
"""

from __future__ import annotations

import random
import re
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from instar._core import Arg, Design, InstarError
from instar.hardware import Unit, generate
from instar.hardware.proof.instruction import Limits, prove_unit
from instar.hardware.proof.netlist import read_netlist
from instar.hardware.proof.operands import corners
from instar.hardware.proof.oracle import Oracle
from instar.hardware.proof.replay import first_difference
from instar.hardware.proof.terms import Pool
from instar.places import library
from instar.schedule import program_of
from instar.toolchain import find_compiler

from .descriptions import descriptions, design
from .lint import lint

#: Designs, of three instructions in the mean.
_QUICK, _ALL = 6, 700
#: Designs with loops, and seconds for the proof of each instruction.
_FEW, _MANY, _SECONDS = 4, 60, 2
_FOUND = Path(__file__).parent / "found"
#: Operands that the simulator's machine code gets.
_ROWS = 400
#: Registers of the instruction in a program: a3, a4, a5.
_REGISTERS = {"rd": 13, "rs1": 14, "rs2": 15}
#: What a sequencer refuses: a loop whose rounds were written out.
_NO_LOOP = ("cannot run a round a cycle",)
#: What the language refuses of a text, as it should; another one is taken.
_REFUSED = ("division by the constant 0", "always yields", "is always", "does not fit", "constant")


def units_of(folder: Path, text: str, latency: int, rounds: tuple[int, ...] = ()) -> tuple[Design, Unit]:
    instructions = text.count("behavior:")
    (folder / "random.core_desc").write_text(text)
    (folder / "design.toml").write_text(design(instructions, latency, rounds))
    found = library()
    loaded = found.design(str(folder))
    made = generate(found.core("cva6-superscalar", design=loaded, variant="random"))
    assert not made.left_out, made.left_out
    (unit,) = made.units
    return loaded, unit


def machine_code(folder: Path, loaded: Design, unit: Unit) -> None:
    """Each instruction in a program, on many operands, beside the interpreter."""
    numbers = random.Random(7)
    known = corners([], 32)
    for instruction in unit.instructions:
        field = numbers.randrange(8)
        word = instruction.match | field << 27
        word |= _REGISTERS["rd"] << 7 | _REGISTERS["rs1"] << 15 | _REGISTERS["rs2"] << 20
        source = folder / f"{instruction.mnemonic}.S"
        source.write_text(_PROGRAM.format(word=word))
        program = program_of(source, "rv32im", loaded, find_compiler(None))
        rows = [
            [numbers.choice(known) if numbers.random() < 0.3 else numbers.getrandbits(32) for _ in range(3)]
            for _ in range(_ROWS)
        ]
        given = np.array(rows, dtype="<u4")
        answer = program.call(
            "run", [Arg.input(given.tobytes()), Arg.output(given.nbytes), Arg.value("u32", len(rows))]
        )
        written = answer["buffers"][1]
        assert written is not None
        after = np.frombuffer(written, dtype="<u4").reshape(-1, 3)
        inputs = [port.name for port in unit.inputs]
        oracle = Oracle(instruction, loaded, inputs)
        columns = {"rd_i": given[:, 0], "rs1_i": given[:, 1], "rs2_i": given[:, 2]}
        columns["n_i"] = np.full(len(rows), field, dtype="<u4")
        values = np.array([columns[port] for port in oracle.ports.values()], dtype=np.uint64)
        values = values.reshape(-1, len(rows)).T
        # A result that follows from no operand is the same in every row.
        expected = (
            oracle.table(values) if oracle.ports else np.repeat(oracle.table(values[:1]), len(rows), axis=0)
        )
        for at, name in enumerate(instruction.writes):
            if f"{name}_write_o" not in {port.name for port in unit.outputs}:
                got = after[:, list(_REGISTERS).index(name)]
                assert (got == expected[:, at]).all(), (instruction.mnemonic, name)


_PROGRAM = """\
    .globl run
run:
    beqz a2, 2f
1:  lw a3, 0(a0)
    lw a4, 4(a0)
    lw a5, 8(a0)
    .4byte {word:#x}
    sw a3, 0(a1)
    sw a4, 4(a1)
    sw a5, 8(a1)
    addi a0, a0, 12
    addi a1, a1, 12
    addi a2, a2, -1
    bnez a2, 1b
2:  ret
    .type run, @function
    .size run, . - run
"""


def agree(text: str) -> bool:
    """Whether the language takes a description; raises where results differ."""
    with tempfile.TemporaryDirectory(prefix="instar-random-") as scratch:
        folder = Path(scratch) / "random"
        folder.mkdir()
        try:
            loaded, unit = units_of(folder, text, 1 + len(text) % 3)
        except InstarError as error:
            assert any(why in str(error) for why in _REFUSED), error
            return False
        netlist = read_netlist(Pool(), unit.text, unit.module)
        wrong = first_difference(netlist, unit, loaded, {i.mnemonic: [] for i in unit.instructions})
        assert wrong is None, wrong.sentence()
        lint(folder, unit)
        machine_code(folder, loaded, unit)
    return True


def search(
    check: Callable[[str, tuple[int, ...]], None], count: int, kept: Path | None, loops: bool = False
) -> None:
    """Checks so many descriptions; the first that fails is made smaller, and written into `kept`."""
    last = ""

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(descriptions(loops))
    def each(drawn: tuple[str, tuple[int, ...]]) -> None:
        nonlocal last
        last = drawn[0]
        check(*drawn)

    try:
        each()
    except Exception as error:
        if kept is not None:
            (kept / f"{sha256(last.encode()).hexdigest()[:12]}.core_desc").write_text(last)
        raise AssertionError(f"{error}\n{last}") from None


@pytest.mark.parametrize("count", [_QUICK, pytest.param(_ALL, marks=pytest.mark.slow)])
def test_random_descriptions_give_the_same_results_everywhere(count: int) -> None:
    instructions = 0

    def check(text: str, _: tuple[int, ...]) -> None:
        nonlocal instructions
        assume(agree(text))
        instructions += text.count("behavior:")

    search(check, count, _FOUND)
    assert instructions > 2.5 * count


@pytest.mark.parametrize("file", sorted(_FOUND.glob("*.core_desc")), ids=lambda file: file.stem)
def test_what_once_differed_does_so_no_more(file: Path) -> None:
    assert agree(file.read_text())


def test_what_fails_is_made_smaller_and_kept(tmp_path: Path) -> None:
    """As if remainders of negative numbers were wrong wherever they stand."""

    def check(text: str, _: tuple[int, ...]) -> None:
        assert re.search(r"\(signed<.*%", text) is None

    with pytest.raises(AssertionError, match="behavior"):
        search(check, 200, tmp_path)
    (file,) = tmp_path.glob("*.core_desc")
    text = file.read_text()
    assert text.count("behavior:") == 1 and text.count("%") == 1
    assert len(text) < 500 and agree(text)


def loops_agree(text: str, rounds: tuple[int, ...]) -> bool:
    """The same with loops that run a round a cycle, which are proved too."""
    with tempfile.TemporaryDirectory(prefix="instar-random-") as scratch:
        folder = Path(scratch) / "random"
        folder.mkdir()
        try:
            loaded, unit = units_of(folder, text, 1, rounds)
        except InstarError as error:
            assert any(why in str(error) for why in (*_REFUSED, *_NO_LOOP)), error
            return False
        assert unit.sequenced and unit.interval == unit.latency == max(rounds) + 2
        lint(folder, unit)
        for proof in prove_unit(unit, loaded, Limits(_SECONDS, 0)):
            assert proof.counterexample is None, proof.counterexample.sentence()
            assert not proof.refuted, proof.why
        machine_code(folder, loaded, unit)
    return True


@pytest.mark.parametrize("count", [_FEW, pytest.param(_MANY, marks=pytest.mark.slow)])
def test_random_loops_give_the_same_results_everywhere(count: int) -> None:
    done = 0

    def check(text: str, rounds: tuple[int, ...]) -> None:
        nonlocal done
        assume(loops_agree(text, rounds))
        done += 1

    search(check, count, None, loops=True)
    assert done >= count

"""Random descriptions: the simulator's interpreter, its machine code and the circuit give the same results.

The circuit is Yosys's reading of the SystemVerilog, which is also linted by Verilator.
"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
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

from .descriptions import description, design
from .lint import lint

#: Instructions of a design, which share a unit.
_TOGETHER = 4
_QUICK, _ALL = 50, 500
#: Designs with loops, and seconds for the proof of each instruction.
_FEW, _MANY, _SECONDS = 6, 60, 2
#: Operands that the simulator's machine code gets.
_ROWS = 400
#: Registers of the instruction in a program: a3, a4, a5.
_REGISTERS = {"rd": 13, "rs1": 14, "rs2": 15}
#: What the language refuses of a text, as it should; another seed is taken.
#: What a sequencer refuses: a loop whose rounds were written out.
_NO_LOOP = ("cannot run a round a cycle",)
_REFUSED = ("division by the constant 0", "always yields", "is always", "does not fit", "constant")


def units_of(folder: Path, text: str, latency: int, rounds: tuple[int, ...] = ()) -> tuple[Design, Unit]:
    folder.mkdir(parents=True)
    (folder / "random.core_desc").write_text(text)
    (folder / "design.toml").write_text(design(_TOGETHER, latency, rounds))
    found = library()
    loaded = found.design(str(folder))
    made = generate(loaded, found.core("cva6-superscalar", design=loaded, variant="random"))
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


def try_seed(folder: Path, seed: int) -> bool:
    """Whether the language takes the text of this seed; raises where results differ."""
    text = description(seed, _TOGETHER)
    try:
        loaded, unit = units_of(folder / "random", text, 1 + seed % 3)
    except InstarError as error:
        assert any(why in str(error) for why in _REFUSED), error
        return False
    netlist = read_netlist(Pool(), unit.text, unit.module)
    wrong = first_difference(netlist, unit, loaded, {i.mnemonic: [] for i in unit.instructions})
    assert wrong is None, f"{wrong.sentence()}\n{text}"
    lint(folder, unit)
    machine_code(folder, loaded, unit)
    return True


@pytest.mark.parametrize("count", [_QUICK, pytest.param(_ALL, marks=pytest.mark.slow)])
def test_random_descriptions_give_the_same_results_everywhere(count: int, tmp_path: Path) -> None:
    done = seed = 0
    while done < count:
        done += try_seed(tmp_path / str(seed), seed)
        seed += 1
        assert seed < 2 * count + 10, "the language refuses most of what is written"


@pytest.mark.parametrize("seed", [105, 114, 160, 305])
def test_what_once_differed_does_so_no_more(seed: int, tmp_path: Path) -> None:
    """An inversion within a cast, which tools read in two ways; remainders of what is always negative."""
    assert try_seed(tmp_path, seed)


def try_loops(folder: Path, seed: int) -> bool:
    """The same with loops that run a round a cycle, which are proved too."""
    numbers = random.Random(seed)
    rounds = tuple(numbers.randrange(2, 12) for _ in range(numbers.randrange(1, 3)))
    text = description(seed, _TOGETHER, rounds)
    try:
        loaded, unit = units_of(folder / "random", text, 1, rounds)
    except InstarError as error:
        assert any(why in str(error) for why in (*_REFUSED, *_NO_LOOP)), error
        return False
    assert unit.sequenced and unit.interval == unit.latency == max(rounds) + 2
    lint(folder, unit)
    for proof in prove_unit(unit, loaded, Limits(_SECONDS, 0)):
        assert proof.counterexample is None, f"{proof.counterexample.sentence()}\n{text}"
        assert not proof.refuted, f"{proof.why}\n{text}"
    machine_code(folder, loaded, unit)
    return True


@pytest.mark.parametrize("count", [_FEW, pytest.param(_MANY, marks=pytest.mark.slow)])
def test_random_loops_give_the_same_results_everywhere(count: int, tmp_path: Path) -> None:
    done = seed = 0
    while done < count:
        done += try_loops(tmp_path / str(seed), seed)
        seed += 1
        assert seed < 4 * count + 10, "the language refuses most of what is written"

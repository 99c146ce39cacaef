"""Where no proof is finished: many operands in Verilator beside the simulator's behaviour.

Source: `oracle` gives the results that are compared; operands are those of a fixed seed, corner
values first.
"""

from __future__ import annotations

import itertools
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from instar._core import Design, InstarError
from instar.hardware.proof.operands import corners
from instar.hardware.proof.oracle import Numbers, Oracle
from instar.hardware.proof.ports import input_port, output_port, write_port
from instar.hardware.proof.replay import Counterexample
from instar.hardware.proof.terms import Term
from instar.hardware.proof.verilate import build
from instar.hardware.unit import Instruction, Unit

#: For each instruction.
VECTORS = 10_000_000
_BATCH = 200_000
_SEED = 20_241_123
#: Of three operands, as many corner values each as give at most this many rows.
_MOST_CORNERS = 200_000
#: Operands of the random part that are a corner value instead.
_SHARE = 0.25


@dataclass(frozen=True)
class Tried:
    """How many operands were tried, and the first that was wrong."""

    vectors: int
    example: Counterexample | None


def operand_rows(widths: Sequence[int], terms: Sequence[Term], count: int) -> Iterator[Numbers]:
    """Rows of operands in batches, `count` in all: all combinations of corner values, then random ones."""
    known = [corners(terms, width) for width in widths]
    each = next(n for n in itertools.count(max(map(len, known)), -1) if n ** len(known) <= _MOST_CORNERS)
    numbers = np.random.default_rng(_SEED)
    grid = np.array(list(itertools.product(*(values[:each] for values in known))), dtype=np.uint64)
    grid = grid[:count].reshape(-1, len(widths))
    if len(grid):
        yield grid
    left = count - len(grid)
    while left > 0:
        size = min(left, _BATCH)
        rows = np.empty((size, len(widths)), dtype=np.uint64)
        for at, (width, values) in enumerate(zip(widths, known, strict=True)):
            column = numbers.integers(0, 1 << width, size, dtype=np.uint64)
            corner = numbers.random(size) < _SHARE
            rows[:, at] = np.where(corner, numbers.choice(np.array(values, dtype=np.uint64), size), column)
        left -= size
        yield rows


def try_vectors(
    unit: Unit,
    instruction: Instruction,
    design: Design | None,
    terms: Sequence[Term],
    count: int = VECTORS,
    report: Callable[[str], None] = lambda _: None,
) -> Tried:
    """Runs `count` operands, with gaps and stalls, and compares each result."""
    widths = {port.name: port.width for port in unit.inputs}
    oracle = Oracle(instruction, design, list(widths))
    names = list(oracle.ports.values())
    ports = [*names, *(["op_i"] if "op_i" in widths else [])]
    outputs = {port.name for port in unit.outputs}
    results = []
    for name in instruction.writes:
        got = f"(uint64_t)top.{output_port(name)}"
        if write_port(name) in outputs:
            # What is not written stays: the operand, or 0 where it is none.
            before = input_port(name)
            old = f"one[{ports.index(before)}]" if before in ports else "0"
            got = f"(top.{write_port(name)} ? {got} : (uint64_t){old})"
        results.append(got)
    program = build(unit, ports, results)
    done = 0
    with subprocess.Popen([str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin is not None and running.stdout is not None
        try:
            for rows in operand_rows([widths[name] for name in names], terms, count):
                expected = oracle.table(rows)
                op = np.full((len(rows), len(ports) - len(names)), instruction.op, dtype=np.uint64)
                running.stdin.write(np.hstack([rows, op, expected]).astype("<u8").tobytes())
                done += len(rows)
                report(f"{instruction.mnemonic}: {done:,} of {count:,} vectors")
            running.stdin.close()
        except BrokenPipeError:
            pass
        said = running.stdout.read().decode().split()
    if said and said[0] == "right" and int(said[1]) == count:
        return Tried(count, None)
    return Tried(done, _example(instruction, names, len(ports), said, unit))


def _example(
    instruction: Instruction, names: Sequence[str], ports: int, said: Sequence[str], unit: Unit
) -> Counterexample:
    if not said:
        raise InstarError(f"{unit.module}: its simulator ended without a word")
    if said[0] != "wrong":
        what = {"lost": "results are lost", "nobody's": "a result comes that is nobody's"}.get(
            said[0], said[0]
        )
        return Counterexample(instruction.mnemonic, {}, {}, {}, (), f"{what} after {said[-1]} right ones")
    values = [int(word) for word in said[1:]]
    operands = dict(zip(names, values, strict=False))
    writes = instruction.writes
    expected = dict(zip(writes, values[ports:], strict=False))
    got = dict(zip(writes, values[ports + len(writes) :], strict=False))
    return Counterexample(instruction.mnemonic, operands, expected, got, (), "")

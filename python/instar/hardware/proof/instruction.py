"""The proof of a unit: each of its instructions, and its handshake.

Source: docs/reference/proof.md states the claims, what is assumed, and what trusts what.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from instar._core import Design, InstarError
from instar.hardware.proof.beats import beat_claims, no_beats
from instar.hardware.proof.clock import Budget
from instar.hardware.proof.description import Described, describe
from instar.hardware.proof.equality import Equality, same, same_by_cases
from instar.hardware.proof.groups import Groups
from instar.hardware.proof.module import read_unit
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.pipeline import Claim, handshake_claims, own_registers, through
from instar.hardware.proof.ports import input_port, operand_ports, output_port, write_port
from instar.hardware.proof.replay import Counterexample, first_difference, run_traffic
from instar.hardware.proof.rounds import RoundsProver
from instar.hardware.proof.shown import Shown, not_in_time
from instar.hardware.proof.simulate import Simulation
from instar.hardware.proof.solver import always
from instar.hardware.proof.terms import Pool, Term
from instar.hardware.proof.vectors import VECTORS, try_vectors
from instar.hardware.unit import Instruction, Unit

#: For each instruction, unless another time is given.
SECONDS = 120.0
#: Bits of a register; units are those of cores with 32.
XLEN = 32
Kind = Literal["smt", "vectors"]
#: `wrong`: with a counterexample; `unproved`: a claim does not hold from some state, which may
#: never come; `unfinished`: the time did not suffice.
Outcome = Literal["proved", "vectors", "wrong", "unproved", "unfinished"]
#: Told what is being done now.
Report = Callable[[str], None]


@dataclass(frozen=True)
class Proof:
    """What was shown of an instruction; `proof` is None where it is wrong or nothing was shown."""

    mnemonic: str
    proof: Kind | None
    #: By which ways: form, solver, residues modulo q.
    ways: tuple[str, ...]
    seconds: float
    counterexample: Counterexample | None = None
    #: Why there is no proof.
    why: str = ""
    vectors: int = 0
    #: Whether it is known to be wrong.
    refuted: bool = False
    #: Whether all that was tried came to an end; if not, more time may show it.
    finished: bool = True

    @property
    def outcome(self) -> Outcome:
        """In one word."""
        if self.proof is not None:
            return "proved" if self.proof == "smt" else "vectors"
        if self.counterexample is not None:
            return "wrong"
        return "unproved" if self.finished else "unfinished"


@dataclass
class UnitProver:
    """A unit's netlist and descriptions, read once."""

    unit: Unit
    design: Design | None
    pool: Pool
    netlist: Netlist
    described: Mapping[str, Described]
    #: The design's own registers by their name in the RTL.
    own: Mapping[str, Term]

    @classmethod
    def of(cls, unit: Unit, design: Design | None) -> UnitProver:
        """Reads the unit's text and its instructions' descriptions."""
        if unit.interval != 1:
            raise InstarError(
                f"{unit.module}: a unit with an interval of {unit.interval} is proved by vectors alone"
            )
        pool = Pool()
        netlist = read_unit(pool, unit)
        described = {
            i.mnemonic: describe(pool, i, netlist.inputs, design, group=unit.group) for i in unit.instructions
        }
        widths = {name: own.width for found in described.values() for name, own in found.own.items()}
        return cls(unit, design, pool, netlist, described, own_registers(pool, netlist, widths))

    def constants(self) -> dict[str, Sequence[Term]]:
        """By mnemonic: terms whose constants are worth trying."""
        return {name: list(found.results.values()) for name, found in self.described.items()}

    def example(self) -> Counterexample | None:
        """A counterexample that traffic finds."""
        return first_difference(self.netlist, self.unit, self.design, self.constants())

    def handshake(self, seconds: float) -> Shown:
        """The handshake, whatever the instruction is."""
        quiet = no_beats(self.unit.group)
        claims = handshake_claims(self.pool, self.netlist, self.unit.latency, self.own, quiet)
        # Without operands no result.
        latency = self.unit.latency
        idle = through(self.pool, self.netlist, latency, {"valid_i": 0, **quiet}, self.own).outputs["valid_o"]
        says = "valid_o is low where no operands were taken"
        return all_hold(self.pool, [*claims, Claim("through", self.pool.invert(idle), says)], seconds)

    def claims(self, instruction: Instruction) -> list[tuple[Claim, Term, Term]]:
        """Claims about one instruction: what is equal to what."""
        pool, described = self.pool, self.described[instruction.mnemonic]
        given = {"valid_i": 1, **no_beats(self.unit.group)}
        if "op_i" in self.netlist.inputs:
            given["op_i"] = instruction.op
        unrolled = through(pool, self.netlist, self.unit.latency, given, self.own)
        outputs = unrolled.outputs
        one = pool.const(1, 1)
        claims = [(Claim("valid", one, "valid_o is high"), outputs["valid_o"], one)]
        zero = pool.const(0, 1)
        claims.append((Claim("raised", one, "no exception is raised"), described.raised, zero))
        for name, result in described.results.items():
            shown = outputs[output_port(name)]
            if write_port(name) in outputs:
                old = described.inputs.get(input_port(name), pool.var(f"old {name}", result.width))
                shown = pool.choose(outputs[write_port(name)], shown, old)
            claims.append((Claim("result", one, f"{output_port(name)} is {name}"), shown, result))
        for register in {**self.own, **described.own}:
            old = pool.var(f"own {register}", {**self.own, **described.own}[register].width)
            behind, becomes = unrolled.own.get(register, old), described.own.get(register, old)
            claims.append((Claim("own", one, f"{register} becomes what is described"), behind, becomes))
        return claims

    def replayed(self, instruction: Instruction, values: Mapping[str, int]) -> Counterexample | None:
        """The solver's counterexample from reset on, if it shows there."""
        if (groups := groups_of(self)) is not None:
            return groups.replayed(instruction, values)
        first = {name: values.get(name, 0) for name in self.netlist.inputs}
        traffic = [{**first, "op_i": instruction.op, "valid_i": 1, "ready_i": 1}]
        for step in range(1, self.unit.latency):
            later = {name: values.get(f"{name} in step {step}", 0) for name in self.netlist.inputs}
            traffic.append({**later, "valid_i": later["valid_i"] & self.knows(later), "ready_i": 1})
        for given in traffic:
            given["rst_ni"] = 1
        return run_traffic(Simulation(self.netlist), self.unit, self.design, iter(traffic))

    def knows(self, inputs: Mapping[str, int]) -> int:
        """Whether `op_i` is that of an instruction."""
        ops = {instruction.op for instruction in self.unit.instructions}
        return int("op_i" not in self.netlist.inputs or inputs["op_i"] in ops)

    def compare(self, instruction: Instruction, rtl: Term, described: Term, seconds: float) -> Equality:
        """Whether both are equal; of a group, whose operands are wide, for each value of a single field."""
        if self.unit.group is not None and len(instruction.fields) == 1:
            (port,) = operand_ports(instruction, self.netlist.inputs).values()
            field = self.pool.var(port, self.netlist.inputs[port])
            return same_by_cases(self.pool, rtl, described, field, seconds)
        return same(self.pool, rtl, described, seconds)

    def prove(self, instruction: Instruction, seconds: float) -> Proof:
        """One instruction, whose handshake was shown."""
        begin, budget = time.monotonic(), Budget(seconds)
        ways: set[str] = set()
        for claim, rtl, described in self.claims(instruction):
            found = self.compare(instruction, rtl, described, max(budget.left(), 0.01))
            ways |= found.ways
            if not found.holds:
                why = f"{claim.says}: {found.why}" if found.why else f"it is wrong that {claim.says}"
                example = None if found.holds is None else self.replayed(instruction, found.values)
                spent, refuted = time.monotonic() - begin, found.holds is False
                return Proof(
                    instruction.mnemonic, None, (), spent, example, why, refuted=refuted, finished=refuted
                )
        return Proof(instruction.mnemonic, "smt", tuple(sorted(ways)), time.monotonic() - begin)


@dataclass
class LoopProver:
    """A unit with a sequencer, whose claims are others."""

    rounds: RoundsProver

    def constants(self) -> dict[str, Sequence[Term]]:
        """By mnemonic: terms whose constants are worth trying."""
        return self.rounds.constants()

    def example(self) -> Counterexample | None:
        """A counterexample that traffic finds."""
        rounds = self.rounds
        return first_difference(rounds.netlist, rounds.unit, rounds.design, self.constants())

    def handshake(self, seconds: float) -> Shown:
        """The handshake, whatever the instruction is."""
        return self.rounds.handshake(seconds)

    def prove(self, instruction: Instruction, seconds: float) -> Proof:
        """One instruction, whose handshake at rest was shown."""
        begin = time.monotonic()
        found = self.rounds.prove(instruction, seconds)
        spent = time.monotonic() - begin
        if found.holds:
            return Proof(instruction.mnemonic, "smt", tuple(sorted(found.ways)), spent)
        example = None if found.values is None else self.replayed(instruction, found.values)
        refuted = found.holds is False
        return Proof(
            instruction.mnemonic, None, (), spent, example, found.why, refuted=refuted, finished=refuted
        )

    def replayed(self, instruction: Instruction, values: Mapping[str, int]) -> Counterexample | None:
        """The solver's operands from reset on, if it shows there."""
        unit, netlist = self.rounds.unit, self.rounds.netlist
        if (groups := groups_of(self)) is not None:
            return groups.replayed(instruction, values)
        first = {name: values.get(name, 0) for name in netlist.inputs}
        once = {**first, "op_i": instruction.op, "valid_i": 1, "ready_i": 1, "rst_ni": 1}
        rest = {**once, "valid_i": 0}
        traffic = iter([once, *[rest] * unit.latency])
        return run_traffic(Simulation(netlist), unit, self.rounds.design, traffic)


@dataclass(frozen=True)
class Limits:
    """How long is tried."""

    #: Of the solver and the residues, for each instruction.
    seconds: float = SECONDS
    #: Operands of each instruction that is not proved; 0: none are tried.
    vectors: int = VECTORS


def prove_unit(
    unit: Unit, design: Design | None, limits: Limits = Limits(), report: Report = lambda _: None
) -> list[Proof]:
    """Proves each instruction of a unit; where one is wrong its counterexample is found and replayed."""
    begin = time.monotonic()
    report(f"{unit.module}: reading the RTL")
    prover: UnitProver | LoopProver = (
        LoopProver(RoundsProver.of(unit, design)) if unit.sequenced else UnitProver.of(unit, design)
    )
    report(f"{unit.module}: traffic")
    # Traffic has operands at ports; those of a group come in beats.
    groups = groups_of(prover)
    example = prover.example() if groups is None else groups.example()
    shown = Shown(True) if example is not None else _handshake(prover, limits.seconds)
    if example is not None or shown.holds is False:
        spent = time.monotonic() - begin
        why = _why(unit, example, shown)
        return [
            Proof(i.mnemonic, None, (), spent, _own(example, i), why, refuted=True) for i in unit.instructions
        ]
    proofs = []
    for instruction in unit.instructions:
        report(f"{instruction.mnemonic}: proving")
        if shown.holds:
            found = prover.prove(instruction, limits.seconds)
        else:
            spent = time.monotonic() - begin
            found = Proof(instruction.mnemonic, None, (), spent, why=shown.why, finished=False)
        # Vectors come at ports too.
        tries = limits.vectors and unit.group is None
        if found.proof is None and found.counterexample is None and not found.refuted and tries:
            found = _tried(prover, instruction, found, limits.vectors, report)
        proofs.append(found)
    return proofs


def groups_of(prover: UnitProver | LoopProver) -> Groups | None:
    """What brings groups to a unit that works on them."""
    read = prover.rounds if isinstance(prover, LoopProver) else prover
    group = read.unit.group
    if group is None:
        return None
    cuts = prover.rounds.cuts if isinstance(prover, LoopProver) else {}
    return Groups(read.unit, group, read.design, read.pool, read.netlist, cuts)


def _handshake(prover: UnitProver | LoopProver, seconds: float) -> Shown:
    """A group's beats, where there are any, and the handshake."""
    read = prover.rounds if isinstance(prover, LoopProver) else prover
    if read.unit.group is not None:
        beats = all_hold(read.pool, beat_claims(read.pool, read.netlist, read.unit.group), seconds)
        if not beats.holds:
            return beats
    return prover.handshake(seconds)


def all_hold(pool: Pool, claims: Iterable[Claim], seconds: float) -> Shown:
    """Whether all claims hold; what the first says that does not."""
    for claim in claims:
        answer = always(pool, claim.term, seconds)
        if not answer.holds:
            late = "" if answer.holds is False else f": {not_in_time(seconds)}"
            return Shown(answer.holds, frozenset(), f"{claim.name}: {claim.says}{late}")
    return Shown(True)


def _why(unit: Unit, example: Counterexample | None, shown: Shown) -> str:
    """Why all instructions of a unit are refused."""
    if example is None:
        return f"{unit.module} does not keep to the handshake: {shown.why}"
    # Of the instruction with the example the example itself says it.
    return f"its unit is wrong: {example.sentence()}"


def _own(example: Counterexample | None, instruction: Instruction) -> Counterexample | None:
    """The unit's counterexample where it is this instruction's."""
    return example if example is not None and example.mnemonic == instruction.mnemonic else None


def _tried(
    prover: UnitProver | LoopProver, instruction: Instruction, found: Proof, count: int, report: Report
) -> Proof:
    """Vectors, where no proof was finished."""
    begin = time.monotonic()
    terms = prover.constants()[instruction.mnemonic]
    read = prover.rounds if isinstance(prover, LoopProver) else prover
    tried = try_vectors(read.unit, instruction, read.design, terms, count, report)
    seconds = found.seconds + time.monotonic() - begin
    if tried.example is not None:
        return replace(
            found, seconds=seconds, counterexample=tried.example, vectors=tried.vectors, refuted=True
        )
    return replace(found, proof="vectors", seconds=seconds, vectors=tried.vectors)

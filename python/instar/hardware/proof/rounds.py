"""A unit whose loops run a round a cycle: what leaves it is what went in, whatever comes meanwhile.

Source: the contract of such units (docs/reference/circuit-proof.md). The unit is at rest, or in
round k of an instruction, or its result waits. Where it is follows from its control registers,
which are all but the design's own and those that hold what a round takes over. Claims, of which
each is about one step from any values of these others, any inputs and any `ready_i`:

- reset: after a reset it is at rest.
- rest: without operands nothing changes and `valid_o` is low. Of an instruction without a loop
  `valid_o` is high and `ready_o` is `ready_i`; results are the description's, and registers change,
  as described, where `ready_i` is high. One with a loop is taken: registers get what the
  description gives before its loop.
- round: in round k `valid_o` and `ready_o` are low, and registers get what the description's round
  k gives.
- end: after the last round `valid_o` is high, `ready_o` low and results are those of the
  description's part after the loop. Where `ready_i` is low nothing changes; where it is high the
  unit is at rest next.

Control has one value in each of these, whatever the data. So by induction on the steps, for any
traffic and stalls, each result is the description's, once, in order. Nothing is bounded, and no
loop is written out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from instar._core import Design, InstarError, meaning_by_rounds
from instar.hardware.proof.beats import no_beats
from instar.hardware.proof.clock import Budget
from instar.hardware.proof.description import (
    LOCAL,
    Described,
    describe,
    described_by,
    group_layout,
    named,
    registers_of,
)
from instar.hardware.proof.equality import Equality, same
from instar.hardware.proof.module import XLEN, read_unit
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.pipeline import own_registers
from instar.hardware.proof.ports import input_port, number_port, output_port, write_port
from instar.hardware.proof.shown import Shown
from instar.hardware.proof.terms import Pool, Term, evaluate, order
from instar.hardware.unit import GroupRegisters, Instruction, Unit

#: In front of the name of an operand that a register holds.
HELD = "held "
#: Seconds that are left.
Left = Callable[[], float]


@dataclass(frozen=True)
class Cut:
    """An instruction cut at its loop."""

    instruction: Instruction
    #: Of each round.
    indices: Sequence[int]
    #: The input of a round that is the index.
    index: Term
    start: Described
    round: Described
    end: Described
    #: Bits of each local variable.
    locals: Mapping[str, int]
    #: Variables, of locals and operands, from which something follows in a round or after the last
    #: one.
    used: frozenset[Term]


@dataclass(frozen=True)
class _Step:
    outputs: Mapping[str, Term]
    #: By register: its value after the step.
    following: Mapping[Term, Term]


class _Refused(Exception):
    """A claim that does not hold, or that is not shown in time."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown.why)
        self.shown = shown


def cut(
    pool: Pool,
    instruction: Instruction,
    ports: Mapping[str, int],
    design: Design | None,
    group: GroupRegisters | None = None,
) -> Cut:
    """The three parts of an instruction as terms."""
    assert instruction.rounds is not None
    found = meaning_by_rounds(
        named(instruction),
        instruction.rounds,
        xlen=XLEN,
        fields=registers_of(instruction),
        design=design,
        group=group_layout(instruction, group),
    )
    start, round_, end = (
        described_by(pool, instruction, part, ports, held, part["locals"])
        for part, held in ((found["start"], ""), (found["round"], HELD), (found["end"], HELD))
    )
    width = found["locals"][found["index"].removeprefix(LOCAL)]
    index = pool.var(found["index"], width)
    used = _used(pool, found["locals"], round_, end)
    return Cut(instruction, found["indices"], index, start, round_, end, found["locals"], used)


def _used(pool: Pool, widths: Mapping[str, int], round_: Described, end: Described) -> frozenset[Term]:
    """What results and registers of the design's own follow from, through any number of rounds."""
    names = {pool.var(f"{LOCAL}{name}", width): name for name, width in widths.items()}
    seen: set[Term] = set()
    pending = [*end.results.values(), *end.own.values(), end.raised, *round_.own.values(), round_.raised]
    while pending:
        new = {term for term in order(pending) if term.op == "var"} - seen
        seen |= new
        pending = [round_.locals[names[term]] for term in new if term in names]
    return frozenset(seen)


@dataclass
class RoundsProver:
    """A unit with a sequencer and its descriptions, read once."""

    unit: Unit
    design: Design | None
    pool: Pool
    netlist: Netlist
    #: Instructions without a loop.
    described: Mapping[str, Described]
    cuts: Mapping[str, Cut]
    #: The design's own registers by their name in the RTL.
    own: Mapping[str, Term]
    #: Registers by their name that hold what a round takes over, and operands.
    data: Mapping[str, Term]
    #: Values of control registers at rest.
    rest: Mapping[Term, int]
    _known: dict[tuple[Term, Term], Equality] = field(default_factory=dict)

    @classmethod
    def of(cls, unit: Unit, design: Design | None) -> RoundsProver:
        """Reads the unit's text and its instructions' descriptions."""
        pool = Pool()
        netlist = read_unit(pool, unit)
        ports = netlist.inputs
        described = {
            i.mnemonic: describe(pool, i, ports, design, group=unit.group)
            for i in unit.instructions
            if i.rounds is None
        }
        cuts = {
            i.mnemonic: cut(pool, i, ports, design, unit.group)
            for i in unit.instructions
            if i.rounds is not None
        }
        all_parts = [*described.values()]
        for one in cuts.values():
            all_parts += [one.start, one.round, one.end]
        widths = {name: state.width for part in all_parts for name, state in part.own.items()}
        own = own_registers(pool, netlist, widths)
        names = dict.fromkeys(name for one in cuts.values() for name in data_names(one))
        data = own_registers(pool, netlist, names)
        for one in cuts.values():
            for local, holder in one.instruction.within:
                if holder in own:
                    data[local] = own[holder]
        others = [r for r in netlist.registers if r not in own.values() and r not in data.values()]
        by = {pool.var("rst_ni", 1): pool.const(0, 1)}
        rest = {}
        for register, value in zip(
            others, pool.substitute([netlist.registers[r] for r in others], by), strict=True
        ):
            if value.value is None:
                raise InstarError(
                    f"{unit.module}: {register.data} has no reset, and is neither a register of the design's "
                    "own nor one that holds an operand or a local variable of a loop, <name>_q"
                )
            rest[register] = value.value
        return cls(unit, design, pool, netlist, described, cuts, own, data, rest)

    def constants(self) -> dict[str, Sequence[Term]]:
        """By mnemonic: terms whose constants are worth trying."""
        found: dict[str, Sequence[Term]] = {n: [*d.results.values()] for n, d in self.described.items()}
        for name, one in self.cuts.items():
            found[name] = [*one.start.locals.values(), *one.end.results.values()]
        return found

    def handshake(self, seconds: float) -> Shown:
        """The reset, and the unit at rest."""
        try:
            step = self._step(self.rest, {"valid_i": 0})
            self._is(step.outputs["valid_o"], 0, "valid_o is low where no operands come", seconds)
            self._stays(step, "where no operands come", seconds)
        except _Refused as refused:
            return refused.shown
        return Shown(True)

    def prove(self, instruction: Instruction, seconds: float) -> Shown:
        """One instruction."""
        budget = Budget(seconds)
        ways: set[str] = set()
        try:
            if instruction.rounds is None:
                self._plain(instruction, budget.left, ways)
            else:
                self._looped(self.cuts[instruction.mnemonic], budget.left, ways)
        except _Refused as refused:
            return refused.shown
        return Shown(True, frozenset(ways))

    def _step(self, control: Mapping[Term, int], given: Mapping[str, int]) -> _Step:
        pool, netlist = self.pool, self.netlist
        by = {register: pool.const(value, register.width) for register, value in control.items()}
        for name, value in {"rst_ni": 1, **no_beats(self.unit.group), **given}.items():
            if name in netlist.inputs:
                by[pool.var(name, netlist.inputs[name])] = pool.const(value, netlist.inputs[name])
        names, registers = list(netlist.outputs), list(netlist.registers)
        new = pool.substitute([*netlist.outputs.values(), *netlist.registers.values()], by)
        return _Step(
            dict(zip(names, new[: len(names)], strict=True)),
            dict(zip(registers, new[len(names) :], strict=True)),
        )

    def _same(self, rtl: Term, described: Term, says: str, seconds: float, first: bool = False) -> Equality:
        """Both are equal; one that was shown before is not shown again."""
        key = (rtl, described)
        found = self._known.get(key)
        if found is None:
            found = same(self.pool, rtl, described, max(seconds, 0.01))
            self._known[key] = found
        if not found.holds:
            why = f"{says}: {found.why}" if found.why else f"it is wrong that {says}"
            if found.holds is False:
                why += f"; {self._difference(rtl, described, found.values)}"
            raise _Refused(Shown(found.holds, frozenset(), why, found.values if first else None))
        return found

    def _difference(self, rtl: Term, described: Term, values: Mapping[str, int]) -> str:
        inputs = {str(t.data): t.width for t in order([rtl, described]) if t.op == "var"}
        given = {name: values.get(name, 0) for name in inputs}
        shown = evaluate([rtl, described], given)
        names = {str(register.data): name for name, register in {**self.own, **self.data}.items()}
        told = ", ".join(f"{names.get(name, name)} = {given[name]:#x}" for name in sorted(inputs)[:8])
        return f"with {told or 'any values'} it is {shown[rtl]:#x}, and {shown[described]:#x} is right"

    def _is(self, term: Term, value: int, says: str, seconds: float) -> None:
        self._same(term, self.pool.const(value, term.width), says, seconds)

    def _stays(self, step: _Step, when: str, seconds: float) -> None:
        """No register of the design's own and none of control changes; at rest nobody reads others."""
        for name, register in self.own.items():
            self._same(step.following[register], register, f"{name} stays as it is {when}", seconds)
        for register, value in self.rest.items():
            if step.following[register].value != value:
                says = f"{register.data} stays as it is {when}"
                self._is(step.following[register], value, says, seconds)

    def _control(self, step: _Step, says: str, seconds: float) -> dict[Term, int]:
        """What control is after a step, which is one value whatever the data."""
        found = {}
        for register in self.rest:
            term = step.following[register]
            if term.value is None:
                zeros = {str(t.data): 0 for t in order([term]) if t.op == "var"}
                value = evaluate([term], zeros)[term]
                self._is(term, value, f"{register.data} does not follow from data {says}", seconds)
                found[register] = value
            else:
                found[register] = term.value
        return found

    def _given(self, instruction: Instruction, **more: int) -> dict[str, int]:
        return {"valid_i": 1, "op_i": instruction.op, **more}

    def _plain(self, instruction: Instruction, left: Left, ways: set[str]) -> None:
        pool, described = self.pool, self.described[instruction.mnemonic]

        step = self._step(self.rest, self._given(instruction))
        self._is(step.outputs["valid_o"], 1, "valid_o is high where its operands come", left())
        ready = pool.var("ready_i", 1)
        self._same(step.outputs["ready_o"], ready, "ready_o is ready_i where its operands come", left())
        held = self._step(self.rest, self._given(instruction, ready_i=0))
        for name, register in self.own.items():
            self._same(held.following[register], register, f"{name} stays where ready_i is low", left())
        self._at_rest(held, "where ready_i is low", left())
        goes = self._step(self.rest, self._given(instruction, ready_i=1))
        self._at_rest(goes, "behind it", left())
        self._results(step, described, {}, left, ways)
        self._becomes(goes, described.own, {}, "behind it", left, ways)

    def _at_rest(self, step: _Step, when: str, seconds: float) -> None:
        for register, value in self.rest.items():
            self._is(step.following[register], value, f"{register.data} is that of rest {when}", seconds)

    def _results(
        self, step: _Step, described: Described, by: Mapping[Term, Term], left: Left, ways: set[str]
    ) -> None:
        pool = self.pool
        self._is(self._bound([described.raised], by)[0], 0, "no exception is raised", left())
        for name, result in described.results.items():
            (result,) = self._bound([result], by)
            shown = step.outputs[output_port(name)]
            if write_port(name) in step.outputs:
                old = described.inputs.get(input_port(name), pool.var(f"old {name}", XLEN))
                (old,) = self._bound([old], by)
                shown = pool.choose(step.outputs[write_port(name)], shown, old)
            found = self._same(shown, result, f"{output_port(name)} is {name}", left(), first=not by)
            ways |= found.ways

    def _becomes(
        self,
        step: _Step,
        described: Mapping[str, Term],
        by: Mapping[Term, Term],
        when: str,
        left: Left,
        ways: set[str],
        but: frozenset[str] = frozenset(),
    ) -> None:
        for name in dict.fromkeys((*self.own, *described)):
            if name in but:
                continue
            register = self.own.get(name)
            # One that the RTL has not is what nothing changes.
            old = self.pool.var(f"own {name}", described[name].width) if register is None else register
            right = self._bound([described[name]], by)[0] if name in described else old
            shown = old if register is None else step.following[register]
            says = f"{name} becomes what is described {when}"
            ways |= self._same(shown, right, says, left()).ways

    def _bound(self, terms: list[Term], by: Mapping[Term, Term]) -> list[Term]:
        """The description's terms over registers of the RTL."""
        own = {self.pool.var(f"own {name}", register.width): register for name, register in self.own.items()}
        return self.pool.substitute(terms, {**own, **by})

    def _looped(self, one: Cut, left: Left, ways: set[str]) -> None:
        pool, instruction = self.pool, one.instruction

        # The operands come.
        step = self._step(self.rest, self._given(instruction))
        self._is(step.outputs["valid_o"], 0, "valid_o is low where operands of a loop come", left())
        self._is(step.outputs["ready_o"], 1, "ready_o is high where the unit is at rest", left())
        self._is(self._bound([one.start.raised], {})[0], 0, "no exception is raised", left())
        held, by = {}, {}
        for variable, name, port in self._operands(one):
            register = held[name] = self.data[name]
            self._same(step.following[register], port, f"{name} takes its operand", left())
            by[variable] = pool.zero_extend(register, variable.width)
        self._becomes(step, one.start.own, {}, "before its loop", left, ways)
        bound, fixed = self._locals(one, step, one.start.locals, {}, "before its loop", left, ways)
        control = self._control(step, "as operands come", left())
        lost = self._overwritten(one)
        # Rounds.
        for number, index in enumerate(one.indices):
            when = f"in round {number}"
            step = self._step({**control, **fixed}, {})
            self._is(step.outputs["valid_o"], 0, f"valid_o is low {when}", left())
            self._is(step.outputs["ready_o"], 0, f"ready_o is low {when}", left())
            given = {**by, **bound, one.index: pool.const(index, one.index.width)}
            self._is(self._bound([one.round.raised], given)[0], 0, "no exception is raised", left())
            for name, register in held.items():
                self._same(step.following[register], register, f"{name} stays as it is {when}", left())
            self._becomes(step, one.round.own, given, when, left, ways, lost)
            bound, fixed = self._locals(one, step, one.round.locals, given, when, left, ways)
            control = self._control(step, when, left())
        # The result.
        known = {**control, **fixed}
        step = self._step(known, {})
        self._is(step.outputs["valid_o"], 1, "valid_o is high behind the last round", left())
        self._is(step.outputs["ready_o"], 0, "ready_o is low behind the last round", left())
        given = {**by, **bound}
        self._results(step, one.end, given, left, ways)
        waits, leaves = (self._step(known, {"ready_i": bit}) for bit in (0, 1))
        for name, register in {**self.own, **self.data}.items():
            if register not in known:
                says = f"{name} stays as it is while the result waits"
                self._same(waits.following[register], register, says, left())
        for register, value in known.items():
            says = f"{register.data} stays as it is while the result waits"
            self._is(waits.following[register], value, says, left())
        self._at_rest(leaves, "behind its result", left())
        self._becomes(leaves, one.end.own, given, "as the result leaves", left, ways)

    def _overwritten(self, one: Cut) -> frozenset[str]:
        """Registers of the design's own in which a local variable stands during the rounds.

        Raises `_Refused` where a round or what comes after the last one reads such a register
        itself.
        """
        lost = {register for _, register in one.instruction.within if register in self.own}
        variables = {self.pool.var(f"own {name}", self.own[name].width) for name in lost}
        looks = [*one.round.locals.values(), one.round.raised, one.end.raised, *one.end.results.values()]
        looks += [value for name, value in one.round.own.items() if name not in lost]
        looks += one.end.own.values()
        for term in order(looks):
            if term in variables:
                why = f"{term.data} is read where a local variable of the loop stands in its register"
                raise _Refused(Shown(False, frozenset(), why))
        return frozenset(lost)

    def _operands(self, one: Cut) -> Iterator[tuple[Term, str, Term]]:
        """Operands and fields in registers: the description's variable, the register, bits of the port."""
        pool, ports = self.pool, self.netlist.inputs
        for operand in (*one.instruction.reads, *one.instruction.fields):
            is_field = operand in one.instruction.fields
            port = number_port(operand, ports) if is_field else input_port(operand)
            register = f"{operand}_{'number' if is_field else 'operand'}_q"
            variable = pool.var(HELD + port, ports[port])
            if register in self.data and variable in one.used:
                whole = pool.var(port, ports[port])
                _fits(self.data[register], register, range(1, whole.width + 1))
                bits = pool.extract(whole, self.data[register].width - 1, 0)
                yield variable, register, bits

    def _locals(
        self,
        one: Cut,
        step: _Step,
        behind: Mapping[str, Term],
        by: Mapping[Term, Term],
        when: str,
        left: Left,
        ways: set[str],
    ) -> tuple[dict[Term, Term], dict[Term, int]]:
        """What local variables are after a step, registers or constants; registers with a known value."""
        bound, fixed = {}, {}
        values = dict(zip(behind, self._bound(list(behind.values()), by), strict=True))
        for name, width in one.locals.items():
            variable, value = self.pool.var(f"{LOCAL}{name}", width), values[name]
            # Another instruction of the unit may have a register of that name.
            register = self.data.get(f"{name}_q") if variable in one.used else None
            if register is not None:
                _fits(register, f"{name}_q", range(width, width + 1))
                says = f"{name}_q becomes what is described {when}"
                ways |= self._same(step.following[register], value, says, left(), first=not by).ways
                bound[variable] = register if value.value is None else value
                if value.value is not None:
                    fixed[register] = value.value
            elif value.value is not None:
                bound[variable] = value
            else:
                # Nothing may follow from it.
                bound[variable] = self.pool.var(f"lost {name} {when}", width)
        return bound, fixed


def _fits(register: Term, name: str, widths: range) -> None:
    """Refuses a register that cannot hold what a round takes over."""
    if register.width not in widths:
        right = f"{widths[-1]} are right" if len(widths) == 1 else f"at most {widths[-1]} are right"
        why = f"{name} has {register.width} bits, and {right}"
        raise _Refused(Shown(False, frozenset(), why))


def data_names(one: Cut) -> list[str]:
    """Names of registers that may hold what a round takes over, and operands."""
    names = [f"{name}_q" for name in one.locals]
    names += [f"{operand}_operand_q" for operand in one.instruction.reads]
    return names + [f"{operand}_number_q" for operand in one.instruction.fields]

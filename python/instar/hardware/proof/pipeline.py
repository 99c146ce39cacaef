"""A unit in time: what leaves it is what went in, however often it is held up.

Source: the contract of units (docs/reference/proof.md). Five claims about one step from any state
whatever, and one about the way through; together they hold for any traffic around an instruction
and any number of stalls, by induction on the steps:

- ready: `ready_o` is `!valid_o || ready_i`; at latency 1, `ready_i`.
- held: where `ready_o` is low no register changes, and no output depends on an input, so results
  stand still.
- blind: where `ready_o` is high the next state is the same whatever `ready_i` is.
- own: a register of the design's own changes only where `valid_o` and `ready_i` are high.
- through: from any state, L - 1 steps with `ready_i` high after operands that were taken, whatever
  came in after them, `valid_o` is what `valid_i` was with the operands, and results are those of
  the operands.

Steps with `ready_o` low change nothing (held), so they may be left out; in those with `ready_o`
high `ready_i` may be taken as high (blind); so what holds without stalls holds with any.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from instar._core import InstarError
from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.terms import Pool, Term, order

HANDSHAKE = ("clk_i", "rst_ni", "valid_i", "ready_i", "op_i")


@dataclass(frozen=True)
class Claim:
    """One bit that must be set; what it says is told where it is not."""

    name: str
    term: Term
    says: str


@dataclass(frozen=True)
class Unrolled:
    """Outputs after operands that were taken, over the inputs of the step in which they were."""

    outputs: Mapping[str, Term]
    #: By name: what the design's own registers hold when the operation has left.
    own: Mapping[str, Term]


def running(
    pool: Pool, netlist: Netlist, given: Mapping[str, int] = MappingProxyType({})
) -> tuple[dict[str, Term], dict[Term, Term]]:
    """Outputs and next values out of reset; `given` are inputs with a known value."""
    by = {
        pool.var(name, netlist.inputs[name]): pool.const(value, netlist.inputs[name])
        for name, value in given.items()
    }
    by[pool.var("rst_ni", 1)] = pool.const(1, 1)
    names, registers = list(netlist.outputs), list(netlist.registers)
    new = pool.substitute([*netlist.outputs.values(), *netlist.registers.values()], by)
    return (
        dict(zip(names, new[: len(names)], strict=True)),
        dict(zip(registers, new[len(names) :], strict=True)),
    )


def handshake_claims(
    pool: Pool,
    netlist: Netlist,
    latency: int,
    own: Mapping[str, Term],
    given: Mapping[str, int] = MappingProxyType({}),
) -> list[Claim]:
    """Ready, held, blind and own; `given` are inputs with a known value."""
    outputs, registers = running(pool, netlist, given)
    ready_i, valid_i = pool.var("ready_i", 1), pool.var("valid_i", 1)
    ready, valid = outputs["ready_o"], outputs["valid_o"]
    leaves = pool.apply("and", valid, ready_i)
    owned = [
        Claim(
            "own",
            pool.apply("or", leaves, pool.apply("eq", register, registers[register])),
            f"{name} stays as it is where no operation leaves",
        )
        for name, register in own.items()
    ]
    if latency == 1 and set(own.values()) == set(registers):
        return [
            *owned,
            Claim("ready", pool.apply("eq", ready, ready_i), "ready_o is ready_i"),
            Claim("valid", pool.apply("eq", valid, valid_i), "valid_o is valid_i"),
        ]
    free = pool.apply("or", pool.invert(valid), ready_i)
    claims = [*owned, Claim("ready", pool.apply("eq", ready, free), "ready_o is !valid_o || ready_i")]
    for register, following in registers.items():
        stays = pool.apply("or", ready, pool.apply("eq", register, following))
        claims.append(Claim("held", stays, f"{register.data} stays as it is where ready_o is low"))
        low, high = (pool.substitute([following], {ready_i: pool.const(bit, 1)})[0] for bit in (0, 1))
        same = pool.apply("or", valid, pool.apply("eq", low, high))
        claims.append(
            Claim("blind", same, f"{register.data} does not depend on ready_i where valid_o is low")
        )
    for name, output in outputs.items():
        used = {str(t.data) for t in order([output]) if t.op == "var"} & set(netlist.inputs)
        if name != "ready_o" and used:
            # Proved with a second copy of the inputs.
            copies = {pool.var(n, w): pool.var(f"other {n}", w) for n, w in netlist.inputs.items()}
            other = pool.substitute([output], copies)[0]
            still = pool.apply("or", pool.invert(valid), pool.apply("eq", output, other))
            claims.append(Claim("held", still, f"{name} does not change with {', '.join(sorted(used))}"))
    return claims


def through(
    pool: Pool, netlist: Netlist, latency: int, given: Mapping[str, int], own: Mapping[str, Term]
) -> Unrolled:
    """Outputs L - 1 steps after the operands; `given` are inputs with a known value in their step.

    The design's own registers are read and written as the operation leaves: what they hold in a
    step is a variable of this step, in the last one `own <name>`.
    """
    outputs, registers = running(pool, netlist)
    held: dict[Term, Term] = {register: register for register in registers}
    shown: dict[str, Term] = {}
    behind: dict[str, Term] = {}
    for step in range(latency):
        last = step == latency - 1
        by = dict(held)
        for name, register in own.items():
            by[register] = pool.var(f"own {name}" if last else f"own {name} in step {step}", register.width)
        for name, width in netlist.inputs.items():
            by[pool.var(name, width)] = pool.var(f"{name} in step {step}", width)
        by[pool.var("ready_i", 1)] = pool.const(1, 1)
        if step == 0:
            for name, width in netlist.inputs.items():
                if name not in HANDSHAKE:
                    by[pool.var(name, width)] = pool.var(name, width)
            for name, value in given.items():
                by[pool.var(name, netlist.inputs[name])] = pool.const(value, netlist.inputs[name])
        following = dict(zip(registers, pool.substitute(list(registers.values()), by), strict=True))
        if last:
            shown = dict(zip(outputs, pool.substitute(list(outputs.values()), by), strict=True))
            behind = {name: following[register] for name, register in own.items()}
        held = following
    return Unrolled(shown, behind)


def own_registers(pool: Pool, netlist: Netlist, widths: Mapping[str, int | None]) -> dict[str, Term]:
    """By name: the design's own registers that the module has, of so many bits; None: of any number.

    Raises `InstarError` where such a name is no register, or one of another width.
    """
    by = {pool.var("rst_ni", 1): pool.const(1, 1)}
    found = {}
    for name, width in widths.items():
        if name in netlist.wires:
            (term,) = pool.substitute([netlist.wires[name]], by)
            if term not in netlist.registers:
                raise InstarError(f"{netlist.module}: {name} is no register")
            if width is not None and term.width != width:
                raise InstarError(f"{netlist.module}: {name} has {term.width} bits, and {width} are right")
            found[name] = term
    return found

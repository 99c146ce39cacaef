"""A netlist, cycle by cycle on numbers: what a counterexample is shown with.

Source: the terms of `netlist`, written as one Python function; nothing of a solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from instar.hardware.proof.netlist import Netlist
from instar.hardware.proof.terms import Term, compute, order, signed

#: Values of variables → values of terms.
Function = Callable[[Mapping[str, int]], list[int]]

_OPERATORS = {"and": "&", "or": "|", "xor": "^", "add": "+", "sub": "-", "mul": "*"}


def compiled(roots: Sequence[Term]) -> Function:
    """A function that computes the terms."""
    lines = ["def function(given):"]
    for term in order(roots):
        lines.append(f" t{term.number} = {_text(term)}")
    lines.append(f" return [{', '.join(f't{root.number}' for root in roots)}]")
    names: dict[str, object] = {"compute": compute, "signed": signed}
    exec("\n".join(lines), names)
    found = names["function"]
    assert callable(found)
    return found


def _text(term: Term) -> str:
    args = [f"t{arg.number}" for arg in term.args]
    mask = (1 << term.width) - 1
    if term.value is not None:
        return str(term.value)
    match term.op:
        case "var":
            return f"given[{str(term.data)!r}]"
        case "join":
            parts, at = [], term.width
            for inner, high, low in term.slices:
                size = high - low + 1
                at -= size
                parts.append(f"(t{inner.number} >> {low} & {(1 << size) - 1}) << {at}")
            return " | ".join(parts)
        case "not":
            return f"{args[0]} ^ {mask}"
        case "ite":
            return f"{args[1]} if {args[0]} else {args[2]}"
        case "eq":
            return f"int({args[0]} == {args[1]})"
        case "ult":
            return f"int({args[0]} < {args[1]})"
    if term.op in _OPERATORS:
        return f"{args[0]} {_OPERATORS[term.op]} {args[1]} & {mask}"
    return f"compute({term.op!r}, {term.args[0].width}, {', '.join(args)})"


@dataclass(frozen=True)
class Cycle:
    """Inputs and outputs before an edge of the clock."""

    inputs: Mapping[str, int]
    outputs: Mapping[str, int]

    @property
    def taken(self) -> bool:
        """Whether operands are taken."""
        return bool(self.inputs["valid_i"] and self.outputs["ready_o"])


class Simulation:
    """A unit that runs from reset on; registers without a reset begin with 0."""

    def __init__(self, netlist: Netlist) -> None:
        self._names = list(netlist.outputs)
        self._registers = list(netlist.registers)
        roots = [*netlist.outputs.values(), *netlist.registers.values()]
        self._function = compiled(roots)
        self._variables = [str(term.data) for term in order(roots) if term.op == "var"]
        self._inputs = dict.fromkeys(netlist.inputs, 0)
        self.reset()

    def reset(self) -> None:
        """One cycle with the reset on."""
        self._state = dict.fromkeys(self._variables, 0)
        self.step({"rst_ni": 0})

    def register(self, register: Term) -> int:
        """What a register holds now."""
        return self._state[str(register.data)]

    def step(self, inputs: Mapping[str, int]) -> Cycle:
        """One cycle; inputs that are not given are 0, and the reset is off."""
        given = {**self._inputs, "rst_ni": 1, **inputs}
        values = self._function({**self._state, **given})
        for register, value in zip(self._registers, values[len(self._names) :], strict=True):
            self._state[str(register.data)] = value
        return Cycle(given, dict(zip(self._names, values, strict=False)))

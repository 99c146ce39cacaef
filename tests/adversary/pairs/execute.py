"""Executes a function, one instruction after the other."""

from __future__ import annotations

from tests.adversary.pairs.code import RA, Function
from tests.adversary.pairs.machine import Machine, Outcome, State, Trapped
from tests.adversary.pairs.steps import decoded


def execute(function: Function, state: State, most: int = 1500) -> Outcome:
    """Calls the function."""
    machine = Machine(function, state)
    try:
        left = run(machine, function, most)
        machine.out.endless = left <= 0
    except Trapped as trapped:
        machine.out.trap = str(trapped)
    return machine.out


def run(machine: Machine, function: Function, left: int) -> int:
    """Goes through a function; how many instructions are left then."""
    steps = decoded(function)
    pc, x = 0, machine.x
    back = x[RA]
    while left > 0:
        left -= 1
        pc = steps[pc](machine, pc)
        if pc < 0:
            if pc == -1:
                # It must return to where it was called from, as far as the result tells.
                if x[RA] != back:
                    raise Trapped("a return to somewhere else")
                return left
            helper = function.helpers[-pc - 2]
            x[RA] = at = machine.state.places[function.name] + 8
            left = run(machine, helper, left)
            x[RA] = at
            pc = machine.returned
    return left

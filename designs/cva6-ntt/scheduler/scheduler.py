"""A list scheduler with register allocation: gives a program an order and its values registers.

Source: textbook list scheduling; the machine is in `machine.py`. In each cycle, among the
instructions whose operands, register and unit are there, those with the lowest position issue.
"""

from dataclasses import dataclass, field

from machine import LOADS, STORES, Machine, Pipeline, unit_of
from program import Node, Program

#: Registers that a function may use freely, and those that it must save first. gp and tp are not
#: ours to use.
CALLER_SAVED = [f"t{i}" for i in range(7)] + [f"a{i}" for i in range(8)]
CALLEE_SAVED = [f"s{i}" for i in range(12)] + ["ra"]
#: Cycles for which a store keeps loads of its doubleword away (page offset check against the store
#: buffer).
CONFLICT_CYCLES = 9
#: Instructions that are not loads looked at in one cycle, for speed.
WINDOW = 200


class Stuck(Exception):
    """The program wants more registers at once than there are."""


@dataclass(frozen=True)
class Effort:
    """Choices of one attempt."""

    #: Callee-saved registers to use.
    saves: int
    #: How much better than the best load a store must stand after a load, and the other way round:
    #: loads in a row leave the write buffer more cycles for its tag checks than loads apart.
    burst: float = 0.0
    #: Registers that loads leave to what computes.
    reserve: int = 0


@dataclass
class Schedule:
    """Instructions in issue order, and the cycles that the machine of `machine.py` needs for them."""

    nodes: list[Node] = field(default_factory=list)
    cycles: int = 0


class Scheduler:
    """The state of one attempt."""

    def __init__(self, program: Program, machine: Machine, effort: Effort):
        self.machine, self.effort = machine, effort
        self.pipeline = Pipeline(machine)
        self.result = Schedule()
        taken = {value.register for value in program.arguments}
        usable = CALLER_SAVED + CALLEE_SAVED[: effort.saves]
        self.free = [name for name in usable if name not in taken]
        # Python's sort is stable: equal positions keep the order of their addition.
        nodes = sorted(program.nodes, key=lambda n: n.position)
        # Loads issue in this order, so that registers never fill with what comes later.
        self.loads = [n for n in nodes if n.op in LOADS]
        self.others = [n for n in nodes if n.op not in LOADS]
        self.stored: dict[tuple[str, int], int] = {}
        self.after_load = False

    def run(self) -> Schedule:
        """Places every instruction."""
        idle = 0
        while self.loads or self.others:
            placed = 0
            while placed < self.machine.issue_ports and (node := self.choose()) is not None:
                self.place(node)
                placed += 1
            idle = 0 if placed else idle + 1
            if idle > 60:
                raise Stuck
            self.pipeline.advance()
        while self.pipeline.entries:
            self.pipeline.advance()
        self.result.cycles = self.pipeline.cycle
        return self.result

    def choose(self) -> Node | None:
        """Removes and returns the instruction to issue next in this cycle."""
        load = self.loads[0] if self.loads and self.may_issue(self.loads[0], self.effort.reserve) else None
        limit = float("inf")
        if load is not None:
            limit = load.position + (-self.effort.burst if self.after_load else self.effort.burst)
        for i, node in enumerate(self.others[:WINDOW]):
            if node.position >= limit:
                break
            if self.may_issue(node, 0):
                return self.others.pop(i)
        if load is not None:
            return self.loads.pop(0)
        return None

    def may_issue(self, node: Node, reserve: int) -> bool:
        """Whether a unit, the operands and registers are there in this cycle."""
        if not self.pipeline.accepts(node.op) or not self.operands_ready(node):
            return False
        wanted = len(node.defs) - node.in_place
        if wanted == 0:
            return True
        dying = len(
            {id(v) for v in node.uses[node.in_place :] if v.uses == node.uses.count(v) and v.fixed is None}
        )
        return wanted <= len(self.free) + dying - reserve

    def operands_ready(self, node: Node) -> bool:
        """Whether operands, order and the store buffer let an instruction issue in this cycle."""
        now = self.pipeline.cycle
        if any(value.ready is None or value.ready > now for value in node.uses):
            return False
        if any(value.uses != 1 for value in node.uses[: node.in_place]):
            return False
        if node.op in LOADS:
            place = (node.uses[0].register or "", node.offset >> 3)
            return self.stored.get(place, -CONFLICT_CYCLES) + CONFLICT_CYCLES <= now
        return True

    def place(self, node: Node) -> None:
        """Issues an instruction in this cycle: frees and takes registers."""
        now = self.pipeline.cycle
        self.pipeline.issue(node.op, len(node.defs))
        node.cycle = now
        node.sources = [value.register or "" for value in node.uses]
        for i, value in enumerate(node.uses):
            value.uses -= 1
            if value.uses == 0 and i >= node.in_place and value.fixed is None:
                self.free.append(node.sources[i])
        for i, value in enumerate(node.defs):
            value.register = node.sources[i] if i < node.in_place else value.fixed or self.free.pop(0)
            value.ready = now + self.machine.latency(node.op)
        node.destinations = [value.register or "" for value in node.defs]
        if unit_of(node.op) == "lsu":
            self.after_load = node.op in LOADS
        if node.op in STORES:
            self.stored[node.sources[1], node.offset >> 3] = now
        self.result.nodes.append(node)


def schedule(program: Program, machine: Machine, effort: Effort) -> Schedule:
    """Orders `program`; raises `Stuck` where registers do not suffice."""
    return Scheduler(program, machine, effort).run()

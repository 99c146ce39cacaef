"""Registers for the values of a block, with loads and stores where they do not suffice.

Source: L. Belady's rule (1966): what is needed latest leaves its register; of two such, one that
memory has. `instar schedule` chooses order, registers, loads and stores anew: this is a valid place
to begin.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from program import Block, Cell, Node, Value

#: Words of the frame for what has no register: above the state, the parities and the saved
#: registers.
SPILLS = 312
NEVER = 1 << 30


@dataclass(frozen=True)
class Line:
    """An instruction with its registers."""

    template: str
    sources: tuple[str, ...] = ()
    result: str = ""
    #: The word of the frame or of the caller that it loads or stores.
    cell: Cell | None = None

    def __str__(self) -> str:
        where = f"{self.cell[1]}({self.cell[0]})" if self.cell else ""
        return self.template.format(*self.sources, d=self.result, cell=where)


def load(register: str, cell: Cell) -> Line:
    """A word into a register."""
    return Line("lw {d}, {cell}", (), register, cell)


def store(register: str, cell: Cell) -> Line:
    """A register into a word."""
    return Line("sw {0}, {cell}", (register,), "", cell)


class Allocation:
    """The instructions of a block, and how many loads and stores were put in."""

    def __init__(
        self,
        block: Block,
        registers: Sequence[str],
        rest: bool = False,
        moves: bool = True,
        ahead: bool = False,
    ) -> None:
        self.block = block
        #: Whether an instruction stands between a load and what takes its word, which need not wait
        #: then.
        self.ahead = ahead
        #: Whether values are brought to the registers that the block after wants them in; else
        #: `ends` says where they are.
        self.moves = moves
        self.ends: dict[str, str] = {}
        #: Whether a word of the frame that is free again is taken as late as possible: a load soon
        #: after a store beside it would wait.
        self.rest = rest
        self.text: list[Line] = []
        self.accesses = 0
        self.uses: dict[Value, list[int]] = defaultdict(list)
        for number, node in enumerate(block.nodes):
            for value in node.sources:
                self.uses[value].append(number)
        for value in block.registers_out.values():
            self.uses[value].append(NEVER - 1)
        for uses in self.uses.values():
            uses.reverse()
        self.where: dict[Value, str] = {v: r for v, r in block.registers_in.items() if r in registers}
        self.free = [r for r in reversed(registers) if r not in self.where.values()]
        self.stored: dict[Value, Cell] = dict(block.cells_in)
        self.holds: dict[Cell, Value] = {cell: value for value, cell in block.cells_in.items()}
        self.last = {value: cell for cell, value in block.cells_out.items()}
        self.slots: list[Cell] = []
        self.count = 0
        self._run()

    def _next(self, value: Value) -> int:
        return self.uses[value][-1] if self.uses[value] else NEVER

    def _dead(self, value: Value) -> bool:
        return not self.uses[value] and (value not in self.last or value in self._home())

    def _home(self) -> set[Value]:
        return {value for value, cell in self.last.items() if self.holds.get(cell) == value}

    def _store(self, value: Value, register: str) -> None:
        cell = self.last.get(value)
        if cell is not None:
            there = self.holds.get(cell)
            if there is not None and there != value and self.uses[there]:
                cell = None
        if cell is None:
            if not self.slots:
                self.slots.append(("sp", SPILLS + 4 * self.count))
                self.count += 1
            cell = self.slots.pop(0 if self.rest else -1)
        self.text.append(store(register, cell))
        self.accesses += 1
        self._leave(value)
        self.stored[value] = cell
        self.holds[cell] = value

    def _leave(self, value: Value) -> None:
        """The word that a value has in the frame is free again."""
        cell = self.stored.pop(value, None)
        if cell is None:
            return
        if self.holds.get(cell) == value:
            del self.holds[cell]
        if cell[0] == "sp" and cell[1] >= SPILLS:
            self.slots.append(cell)

    def _register(self, kept: set[Value]) -> str:
        if self.free:
            return self.free.pop()
        candidates = [value for value in self.where if value not in kept]

        def cost(value: Value) -> tuple[int, int]:
            return self._next(value), value in self.stored

        victim = max(candidates, key=cost)
        register = self.where.pop(victim)
        if victim not in self.stored:
            self._store(victim, register)
        return register

    def _load(self, value: Value, kept: set[Value]) -> str:
        if value not in self.where:
            cell = self.stored[value]
            register = self._register(kept)
            self.text.append(load(register, cell))
            self.accesses += 1
            self.where[value] = register
        return self.where[value]

    def _release(self, value: Value) -> None:
        if self.uses[value]:
            return
        final = self.last.get(value)
        if final is not None and self.stored.get(value) != final:
            if value in self.where:
                there = self.holds.get(final)
                if there is not None and there != value and self.uses[there]:
                    return
                self._store(value, self.where[value])
            else:
                return
        if value in self.where:
            self.free.append(self.where.pop(value))
        if final is None:
            self._leave(value)

    def _run(self) -> None:
        for number, node in enumerate(self.block.nodes):
            self._node(number, node)
        self._finish()

    def _node(self, number: int, node: Node) -> None:
        kept = set(node.sources)
        operands = [self._load(value, kept) for value in node.sources]
        if self.ahead and number + 1 < len(self.block.nodes):
            next_sources = self.block.nodes[number + 1].sources
            for value in next_sources:
                if value in self.stored:
                    self._load(value, kept | set(next_sources))
        for value in kept:
            while self.uses[value] and self.uses[value][-1] == number:
                self.uses[value].pop()
        for value in kept:
            self._release(value)
        result = ""
        if node.result is not None:
            result = self._register(set())
            self.where[node.result] = result
        self.text.append(Line(node.template, tuple(operands), result))
        if node.result is not None:
            self._release(node.result)

    def _finish(self) -> None:
        """Values to where they must be at the end."""
        for cell, value in self.block.cells_out.items():
            if self.holds.get(cell) != value:
                self._store_last(value, cell)
        wanted = {value: register for register, value in self.block.registers_out.items()}
        if not self.moves:
            self.ends = {register: self._load(value, set(wanted)) for value, register in wanted.items()}
            return
        moves = {wanted[v]: self.where[v] for v in wanted if v in self.where and self.where[v] != wanted[v]}
        while moves:
            ready = [to for to in moves if to not in moves.values()]
            if ready:
                to = ready[0]
                self.text.append(Line("mv {d}, {0}", (moves.pop(to),), to))
                continue
            # A ring, and perhaps no register is free.
            to, source = next(iter(moves.items()))
            for a, b in ((to, source), (source, to), (to, source)):
                self.text.append(Line("xor {d}, {0}, {1}", (a, b), a))
            del moves[to]
            for other, origin in list(moves.items()):
                if origin == to:
                    moves[other] = source
                    if other == source:
                        del moves[other]
        for value, register in wanted.items():
            if value not in self.where:
                cell = self.stored[value]
                self.text.append(load(register, cell))
                self.accesses += 1

    def _store_last(self, value: Value, cell: Cell) -> None:
        if value in self.where:
            self.text.append(store(self.where[value], cell))
            self.accesses += 1
        else:
            there = self.stored[value]
            register = self._register(set())
            self.text.append(load(register, there))
            self.text.append(store(register, cell))
            self.accesses += 2
            self.free.append(register)
        self.holds[cell] = value

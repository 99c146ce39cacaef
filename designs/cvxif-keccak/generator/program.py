"""Instructions over values that have no registers yet.

Source: own design. Each value is made once; a block is a list of instructions from values that are
there at its beginning to values that must be there at its end.
"""

from dataclasses import dataclass, field

Value = int
#: Offset in the stack frame, or in the buffer of the caller.
Cell = tuple[str, int]


@dataclass(frozen=True)
class Node:
    """One instruction: its template has `{d}` for the result and `{0}`, `{1}`, `{2}` for the operands."""

    template: str
    sources: tuple[Value, ...]
    result: Value | None


@dataclass
class Block:
    """A stretch of code without a label."""

    nodes: list[Node] = field(default_factory=list)
    count: int = 0
    #: Where values are at the beginning.
    cells_in: dict[Value, Cell] = field(default_factory=dict)
    registers_in: dict[Value, str] = field(default_factory=dict)
    #: Where values must be at the end.
    cells_out: dict[Cell, Value] = field(default_factory=dict)
    registers_out: dict[str, Value] = field(default_factory=dict)
    #: Values that are the complements of what they stand for.
    complements: set[Value] = field(default_factory=set)

    def fresh(self) -> Value:
        """A new value."""
        self.count += 1
        return self.count - 1

    def at(self, cell: Cell) -> Value:
        """The value that a cell holds at the beginning."""
        value = self.fresh()
        self.cells_in[value] = cell
        return value

    def of(self, register: str) -> Value:
        """The value that a register holds at the beginning."""
        value = self.fresh()
        self.registers_in[value] = register
        return value

    def do(self, template: str, *sources: Value) -> Value:
        """An instruction with a result."""
        value = self.fresh()
        self.nodes.append(Node(template, sources, value))
        return value

    def act(self, template: str, *sources: Value) -> None:
        """An instruction without one."""
        self.nodes.append(Node(template, sources, None))

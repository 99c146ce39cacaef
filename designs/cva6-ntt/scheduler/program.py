"""A straight-line program before it has an order: instructions over values instead of registers.

Source: the usual single-assignment form; nothing in it knows of a particular transform or core.
"""

from dataclasses import dataclass, field


@dataclass(eq=False)
class Value:
    """What an instruction computes; it keeps one register from its definition to its last use."""

    #: A register that it must live in (arguments), if any.
    fixed: str | None = None
    uses: int = 0
    #: Cycle from which an instruction may use it.
    ready: int | None = None
    register: str | None = None


@dataclass(eq=False)
class Node:
    """One instruction."""

    op: str
    uses: list[Value]
    defs: list[Value]
    #: Where it would stand if operands and registers cost nothing; of what is ready the lowest goes
    #: first.
    position: float
    #: Definition i takes over the register of use i.
    in_place: int = 0
    #: Byte offset of a memory access, or the immediate.
    offset: int = 0
    cycle: int | None = None
    #: Registers of the uses and definitions, once placed.
    sources: list[str] = field(default_factory=list)
    destinations: list[str] = field(default_factory=list)


@dataclass
class Program:
    """Instructions in no order, and the values that registers hold at the start."""

    arguments: list[Value] = field(default_factory=list)
    nodes: list[Node] = field(default_factory=list)

    def argument(self, register: str) -> Value:
        """A value that is there when the function is entered."""
        value = Value(fixed=register, ready=0, register=register)
        self.arguments.append(value)
        return value

    def add(
        self,
        op: str,
        uses: list[Value],
        defs: list[Value],
        position: float,
        in_place: int = 0,
        offset: int = 0,
    ) -> Node:
        """Appends an instruction and counts its uses."""
        for value in uses:
            value.uses += 1
        node = Node(op, uses, defs, position, in_place, offset)
        self.nodes.append(node)
        return node

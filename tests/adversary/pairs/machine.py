"""A hart of the judge: registers, memory, and what was done to them.

Source: RISC-V unprivileged manual. All addresses are memory, filled by a rule, but for the first
page and for what a state says; so an access that only one function makes is seen, wherever a real
machine's memory would end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.adversary.pairs.code import SP, Function
from tests.adversary.pairs.image import Segment

#: Bytes below the stack pointer at entry that belong to frames.
STACK = 1 << 14


#: The first page faults where the state says so.
PAGE = 4096


class Trapped(Exception):
    """An instruction raised an exception."""


@dataclass(frozen=True)
class State:
    """What a function is called with."""

    kind: str
    registers: tuple[int, ...]
    #: Where own data and code lie.
    places: Mapping[str, int]
    #: Misaligned accesses raise an exception.
    strict: bool
    #: The first page faults.
    has_null_page: bool
    #: Decides what memory holds where nobody wrote: None for zeros.
    fill: int | None
    #: Own data that may be written begins with other bytes than the program has.
    fresh_data: bool = True
    #: The linker made addresses near this one relative to gp, and left out their upper halves.
    gp: int | None = None
    #: All that the linked program has in memory, where a proof speaks of its addresses.
    image: tuple[Segment, ...] = ()
    #: At a fence others write to all memory that may be written, but for the own frame.
    has_others: bool = False
    #: Where the linked function's `auipc` stand.
    auipcs: tuple[int, ...] = ()

    def start(self, at: int, fences: int) -> int:
        """What memory holds before anybody writes after so many fences, but for own data."""
        for one in self.image:
            if one.first <= at < one.end and (not one.writable or (self.fresh_data and not fences)):
                return one.contents[at - one.first]
        if self.fill is None and not fences:
            return 0
        fill = (self.fill or 0) + 0x5851F42D * fences
        return ((at ^ fill) * 0x9E3779B1 >> 11 ^ at >> 3) & 0xFF

    def is_near(self, at: int) -> bool:
        """Whether the linker made this address relative to gp."""
        return self.gp is not None and -2048 <= at - self.gp < 2048


@dataclass
class Outcome:
    """What a function did."""

    trap: str = ""
    #: It took more instructions than were given.
    endless: bool = False
    registers: list[int] = field(default_factory=list)
    memory: dict[int, int] = field(default_factory=dict)
    #: By fences: bytes that were read and written between two of them, without the own frame.
    reads: list[set[int]] = field(default_factory=lambda: [set()])
    writes: list[set[int]] = field(default_factory=lambda: [set()])
    fences: list[str] = field(default_factory=list)
    #: What was written since the last fence, as it is when a fence is reached; without the own
    #: frame.
    seen: list[dict[int, int]] = field(default_factory=list)
    #: An access below the stack pointer.
    below: str = ""
    #: The stack pointer was no multiple of 16.
    odd_stack: bool = False
    #: An access whose address is no multiple of its size.
    misaligned: bool = False


class Machine:
    """A hart of the judge."""

    def __init__(self, function: Function, state: State) -> None:
        self.xlen = function.xlen
        self.mask = (1 << self.xlen) - 1
        self.x = list(state.registers)
        self.state = state
        self.entry = self.x[SP]
        #: How often others have written.
        self.others = 0
        #: Where the body goes on after a call.
        self.returned = 0
        self.out = Outcome(registers=self.x)
        self.memory = self.out.memory
        self.constant = [(one.first, one.end) for one in state.image if not one.writable]
        for datum in function.data:
            at, size = state.places[datum.name], len(datum.contents)
            if datum.is_constant:
                self.constant.append((at, at + size))
            if datum.is_constant or state.fresh_data:
                self.memory.update(zip(range(at, at + size), datum.contents, strict=True))
            if datum.points_to:
                # The linker's, whatever else the data begin with.
                to = state.places[datum.points_to].to_bytes(self.xlen // 8, "little")
                self.memory.update(zip(range(at, at + len(to)), to, strict=True))

    def byte(self, at: int) -> int:
        """What memory holds."""
        found = self.memory.get(at)
        if found is not None:
            return found
        return self.state.start(at, self.others)

    def check(self, at: int, size: int, what: str) -> bool:
        """Whether an access is to the own frame; raises `Trapped` where it faults."""
        if at % size:
            self.out.misaligned = True
            if self.state.strict:
                raise Trapped(f"misaligned {what} of {size} bytes at {at:#x}")
        if self.state.has_null_page and (at < PAGE or at + size > self.mask + 1):
            raise Trapped(f"{what} at {at:#x}")
        return self.entry - STACK <= at < self.entry

    def fence(self, bits: str) -> None:
        """What is in memory is seen, and others write to it."""
        out = self.out
        out.fences.append(bits)
        out.seen.append({at: self.memory[at] for at in out.writes[-1]})
        out.reads.append(set())
        out.writes.append(set())
        if self.state.has_others:
            self.others += 1
            for at in list(self.memory):
                in_frame = self.entry - STACK <= at < self.entry
                if not in_frame and not any(first <= at < end for first, end in self.constant):
                    del self.memory[at]

    def load(self, at: int, size: int) -> int:
        """The bytes at an address, as one number."""
        own = self.check(at, size, "load")
        if own and at < self.x[SP]:
            self.out.below = f"load at sp-{self.x[SP] - at}"
            # An interrupt may have been there.
            return 0xA5C3_96E1_5A3C_691E & ((1 << 8 * size) - 1)
        mask, value = self.mask, 0
        reads = self.out.reads[-1]
        for n in range(size):
            byte = at + n & mask
            value |= self.byte(byte) << 8 * n
            if not own:
                reads.add(byte)
        return value

    def store(self, at: int, size: int, value: int) -> None:
        """Writes the lowest bytes of a number."""
        own = self.check(at, size, "store")
        if own and at < self.x[SP]:
            self.out.below = f"store at sp-{self.x[SP] - at}"
        for first, end in self.constant:
            if first < at + size and at < end:
                raise Trapped(f"store to constants at {at:#x}")
        mask, writes = self.mask, self.out.writes[-1]
        for n in range(size):
            byte = at + n & mask
            self.memory[byte] = value >> 8 * n & 0xFF
            if not own:
                writes.add(byte)

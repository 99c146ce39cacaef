"""The pipeline that kernels are scheduled for: issue, scoreboard, commit and stores of a superscalar CVA6.

Source: openhwgroup/cva6 6cb200105, core/scoreboard.sv, core/commit_stage.sv, core/store_buffer.sv
and core/cache_subsystem/wt_dcache_wbuffer.sv. It holds only what decides the order of instructions;
the cycles that the project states are those of the core model, never of this file.
"""

from collections import deque
from dataclasses import dataclass, field

LOADS = frozenset({"lw", "pq.lwp"})
STORES = frozenset({"sw"})
BUTTERFLIES = frozenset({"pq.bfct", "pq.bfgs", "pq.mulq"})
#: Behind CV-X-IF, which has the first issue port alone.
COPROCESSOR = frozenset({"pq.mm", "pq.mmadd", "pq.mmsub", "pq.mnmsub", "pq.smm"})
MULTIPLIES = frozenset({"mul", "mulh"})

#: Committed stores wait here for the write buffer.
COMMIT_QUEUE = 4
#: Words on their way from the write buffer to cache and memory.
WRITE_BUFFER = 8
#: Cycles from a tag check until its entry may leave the write buffer.
CHECK_CYCLES = 4


def unit_of(op: str) -> str:
    """The functional unit that executes `op`; one instruction per cycle enters each but the ALUs."""
    if op in LOADS or op in STORES:
        return "lsu"
    if op in BUTTERFLIES or op in COPROCESSOR:
        return "butterfly"
    return "multiplier" if op in MULTIPLIES else "alu"


@dataclass(frozen=True)
class Machine:
    """Parameters of the pipeline."""

    issue_ports: int = 2
    commit_ports: int = 2
    scoreboard: int = 8
    butterfly_latency: int = 3
    #: The two results of an instruction may retire in successive cycles.
    split_commit: bool = False

    def latency(self, op: str) -> int:
        """Cycles from issue until a dependent instruction may issue."""
        return {"lsu": 2, "multiplier": 2, "butterfly": self.butterfly_latency, "alu": 1}[unit_of(op)]


@dataclass
class Entry:
    """An instruction in the scoreboard."""

    ready: int
    slots: int
    store: bool


@dataclass
class Pipeline:
    """State of the machine while instructions are placed, one cycle at a time."""

    machine: Machine
    cycle: int = 0
    entries: deque[Entry] = field(default_factory=deque)
    issued: list[str] = field(default_factory=list)
    multiplied: bool = False
    #: Cycle of the last load's issue.
    loaded: int = -9
    waiting: int = 0
    unchecked: int = 0
    checked: deque[int] = field(default_factory=deque)

    def accepts(self, op: str) -> bool:
        """Whether `op`, its operands given, may issue in this cycle after those already issued in it."""
        if len(self.issued) >= self.machine.issue_ports or len(self.entries) >= self.machine.scoreboard:
            return False
        if op in COPROCESSOR and self.issued:
            return False
        unit = unit_of(op)
        if unit == "alu":
            # The first ALU shares the multiplier's result bus and is closed in the cycle after a
            # multiply.
            free = 1 if self.multiplied else 2
            return sum(unit_of(other) == "alu" for other in self.issued) < free
        return all(unit_of(other) != unit for other in self.issued)

    def issue(self, op: str, results: int) -> None:
        """Places `op` in this cycle."""
        ready = self.cycle + self.machine.latency(op) + 1
        self.entries.append(Entry(ready, max(results, 1), op in STORES))
        self.issued.append(op)
        if op in LOADS:
            self.loaded = self.cycle

    def advance(self) -> None:
        """Commits what may commit, moves stores on, and begins the next cycle."""
        self.drain(self.commit())
        self.multiplied = any(unit_of(op) == "multiplier" for op in self.issued)
        self.issued.clear()
        self.cycle += 1

    def commit(self) -> int:
        """Retires in order; returns the number of stores among them."""
        ports, port, stores = self.machine.commit_ports, 0, 0
        while self.entries and port < ports:
            head = self.entries[0]
            if head.ready > self.cycle or (head.store and (port != 0 or self.waiting >= COMMIT_QUEUE)):
                break
            taken = min(head.slots, ports - port)
            if taken < head.slots and port != 0 and not self.machine.split_commit:
                break
            port += taken
            head.slots -= taken
            if head.slots and self.machine.split_commit:
                break
            stores += head.store
            self.entries.popleft()
        return stores

    def drain(self, stores: int) -> None:
        """Write buffer: a tag check needs a cycle that no load uses; a load uses the two after its issue."""
        while self.checked and self.checked[0] <= self.cycle:
            self.checked.popleft()
            break
        if self.unchecked and self.cycle - self.loaded > 2:
            self.unchecked -= 1
            self.checked.append(self.cycle + CHECK_CYCLES)
        if self.waiting and self.unchecked + len(self.checked) < WRITE_BUFFER:
            self.waiting -= 1
            self.unchecked += 1
        self.waiting += stores

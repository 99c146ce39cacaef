"""An order for two issue slots, of which the first alone hands instructions over to the coprocessor.

Source: textbook list scheduling, cycle by cycle: an instruction of the coprocessor first, another
beside it. One goes ahead of others only where all that were passed over still find registers in
their order.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from allocate import Line
from program import Cell

#: Cycles until a loaded word can be used.
LOADED = 2
#: Words that the write buffer may hold.
BUFFER = 5
#: Choices of registers of which the one with the fewest copies is taken; how far each is from the
#: best fit.
TRIES, NOISE = 100, 40
#: How many instructions one may pass over: the number with which the order takes fewest cycles is
#: taken.
WINDOWS = (24, 32, 40, 60, 90)
#: Cycles for which a load waits whose doubleword was just stored to.
STORED = 8


@dataclass
class Task:
    """An instruction over values."""

    line: Line
    sources: tuple[int, ...]
    result: int | None
    before: set[int] = field(default_factory=set)

    @property
    def is_custom(self) -> bool:
        return self.line.template.startswith("pq_")

    @property
    def is_access(self) -> bool:
        return self.line.template.startswith(("lw ", "sw "))

    @property
    def is_store(self) -> bool:
        return self.line.template.startswith("sw ")


class Tasks:
    """The instructions of a block as values and who must stay before whom."""

    def __init__(self, lines: Sequence[Line], ends: Mapping[str, str]) -> None:
        self.tasks: list[Task] = []
        self.starts: dict[int, str] = {}
        holds: dict[str, int] = {}
        maker: dict[int, int] = {}
        stored: dict[object, int] = {}
        loaded: dict[object, list[int]] = {}
        values = 0
        for line in lines:
            for register in line.sources:
                if register not in holds:
                    holds[register] = values
                    self.starts[values] = register
                    values += 1
            sources = tuple(holds[register] for register in line.sources)
            if line.template.startswith("mv "):
                holds[line.result] = sources[0]
                continue
            number = len(self.tasks)
            task = Task(line, sources, values if line.result else None)
            if line.result:
                holds[line.result] = values
                maker[values] = number
                values += 1
            task.before = {maker[value] for value in sources if value in maker}
            if line.cell is not None:
                if line.cell in stored:
                    task.before.add(stored[line.cell])
                if task.is_store:
                    task.before.update(loaded.pop(line.cell, []))
                    stored[line.cell] = number
                else:
                    loaded.setdefault(line.cell, []).append(number)
            self.tasks.append(task)
        for register in ends.values():
            if register not in holds:
                holds[register] = values
                self.starts[values] = register
                values += 1
        self.ends = {register: holds[at] for register, at in ends.items()}
        self.uses = [0] * values
        for task in self.tasks:
            for value in set(task.sources):
                self.uses[value] += 1
        for value in self.ends.values():
            self.uses[value] += 1


def doubleword(cell: Cell) -> tuple[str, int]:
    """What the core compares of addresses."""
    return cell[0], cell[1] // 8


class Order:
    """One order, made with one window."""

    def __init__(self, tasks: Tasks, registers: int, window: int) -> None:
        self.tasks = tasks.tasks
        self.registers = registers
        self.window = window
        self.left = list(tasks.uses)
        self.live = sum(1 for value in tasks.starts if self.left[value])
        self.placed: list[int | None] = [None] * len(self.tasks)
        self.order: list[int] = []
        self.oldest = 0
        self.cycle = 0
        #: By doubleword of the frame the cycle of its last store.
        self.stored: dict[tuple[str, int], int] = {}
        #: Words in the write buffer, of which each cycle without a load takes one.
        self.waiting = 0
        while self.oldest < len(self.tasks):
            self._cycle()
            self.cycle += 1

    def _cycle(self) -> None:
        before = len(self.order)
        self._issue()
        issued = [self.tasks[number] for number in self.order[before:]]
        self.waiting += sum(task.is_store for task in issued)
        if self.waiting and not any(task.is_access and not task.is_store for task in issued):
            self.waiting -= 1

    def _issue(self) -> None:
        first = self._choose(lambda task: task.is_custom)
        second = self._choose(lambda task: not task.is_custom)
        if first is None and second is not None:
            access = self.tasks[second].is_access
            self._choose(lambda task: not task.is_custom and not (access and task.is_access))

    def _choose(self, suits: Callable[[Task], bool]) -> int | None:
        passed: list[int] = []
        for number in range(self.oldest, min(self.oldest + self.window, len(self.tasks))):
            if self.placed[number] is not None:
                continue
            if suits(self.tasks[number]) and self._ready(number) and self._fits(number, passed):
                self._place(number)
                return number
            passed.append(number)
        return None

    def _ready(self, number: int) -> bool:
        task = self.tasks[number]
        for earlier in task.before:
            at = self.placed[earlier]
            if at is None:
                return False
            other = self.tasks[earlier]
            if other.is_store:
                wait = 0 if task.is_store else STORED
            elif task.is_store and other.result not in task.sources:
                wait = 0
            else:
                wait = LOADED if other.is_access else 1
            if at + wait > self.cycle:
                return False
        cell = task.line.cell
        if task.is_store:
            return self.waiting < BUFFER
        return cell is None or self.stored.get(doubleword(cell), -STORED) + STORED <= self.cycle

    def _fits(self, number: int, passed: Sequence[int]) -> bool:
        """Whether those that are passed over find registers, up to the last that went ahead."""
        left = dict[int, int]()
        live = self.live

        def run(at: int) -> bool:
            nonlocal live
            task = self.tasks[at]
            for value in set(task.sources):
                left[value] = left.get(value, self.left[value]) - 1
                live -= left[value] == 0
            live += task.result is not None
            return live <= self.registers

        if not run(number):
            return False
        ahead = max((at for at in self.order[-4 * self.window :]), default=0)
        rest = [
            at
            for at in range(self.oldest, max(ahead, number) + 1)
            if self.placed[at] is None and at != number
        ]
        return all(run(at) for at in rest)

    def _place(self, number: int) -> None:
        task = self.tasks[number]
        for value in set(task.sources):
            self.left[value] -= 1
            self.live -= self.left[value] == 0
        self.live += task.result is not None
        self.placed[number] = self.cycle
        self.order.append(number)
        if task.is_store and task.line.cell is not None:
            self.stored[doubleword(task.line.cell)] = self.cycle
        while self.oldest < len(self.tasks) and self.placed[self.oldest] is not None:
            self.oldest += 1


def pairs(lines: Sequence[Line], ends: Sequence[str], registers: Sequence[str]) -> list[Line]:
    """The lines in pairs, with registers of their own; `ends` are those that are needed after."""
    tasks = Tasks(lines, {register: register for register in ends})
    found = [Order(tasks, len(registers), window) for window in WINDOWS]
    best = min(found, key=lambda order: order.cycle)
    tries = (colour(tasks, best.order, registers, random.Random(number)) for number in range(TRIES))
    return min(tries, key=len)


def renamed(lines: Sequence[Line], ends: Mapping[str, str], registers: Sequence[str]) -> list[Line]:
    """The lines in their order; `ends` says where they have the value that a register must hold after."""
    tasks = Tasks(lines, ends)
    order = range(len(tasks.tasks))
    tries = (colour(tasks, order, registers, random.Random(number)) for number in range(TRIES))
    return min(tries, key=len)


def colour(tasks: Tasks, order: Sequence[int], registers: Sequence[str], chance: random.Random) -> list[Line]:
    """Registers for the values of an order; values that stay go where they must be, if they can."""
    last = dict[int, int]()
    made = dict.fromkeys(tasks.starts, -1)
    for at, number in enumerate(order):
        task = tasks.tasks[number]
        last.update(dict.fromkeys(task.sources, at))
        if task.result is not None:
            made[task.result] = at
            last.setdefault(task.result, at)
    last.update(dict.fromkeys(tasks.ends.values(), len(order)))
    #: From when on a register should be free for the value that ends there.
    wanted = {value: register for register, value in tasks.ends.items()}
    since = {register: made[value] for register, value in tasks.ends.items()}
    where = dict(tasks.starts)
    free = [register for register in registers if register not in where.values()]
    text = []
    for at, number in enumerate(order):
        task = tasks.tasks[number]
        sources = tuple(where[value] for value in task.sources)
        free += [where.pop(value) for value in set(task.sources) if last[value] == at]
        result = ""
        if task.result is not None:
            end = last[task.result]

            def cost(
                register: str, value: int = task.result, end: int = end, at: int = at
            ) -> tuple[bool, bool, int]:
                begins = since.get(register, len(order) + 1)
                return wanted.get(value) != register, begins < end, begins + chance.randrange(NOISE)

            result = min(free, key=cost)
            free.remove(result)
            if end > at:
                where[task.result] = result
            else:
                free.append(result)
        line = task.line
        text.append(Line(line.template, sources, result, line.cell))
    moves = {register: where[value] for register, value in tasks.ends.items() if where[value] != register}
    return text + moved(moves)


def moved(moves: dict[str, str]) -> list[Line]:
    """Copies from register to register, all at once."""
    text = []
    moves = dict(moves)
    while moves:
        ready = [to for to in moves if to not in moves.values()]
        if ready:
            text.append(Line("mv {d}, {0}", (moves.pop(ready[0]),), ready[0]))
            continue
        # A ring, and perhaps no register is free.
        to, source = next(iter(moves.items()))
        text += [Line("xor {d}, {0}, {1}", (a, b), a) for a, b in ((to, source), (source, to), (to, source))]
        del moves[to]
        moves = {o: source if origin == to else origin for o, origin in moves.items()}
        moves = {o: origin for o, origin in moves.items() if o != origin}
    return text

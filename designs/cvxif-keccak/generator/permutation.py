"""The rounds of Keccak-f[1600] as three blocks: the first rounds, a loop of two, the last rounds.

Source: FIPS 202 section 3.2. A round begins with the parities of the columns, which the round
before it has summed up. Two rounds bring a state back to where it was in the stack frame.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from forms import Form, Pair
from keccak import Lane, offsets, source
from program import Block, Cell, Value

#: Row and half; half 2 stands for both.
Step = tuple[int, int]
#: A word: column, row and half; of a column's parity the row is 5.
Word = tuple[int, int, int]

OFFSETS = offsets()
LANES = [(x, y) for y in range(5) for x in range(5)]
COLUMNS = [(x, half) for x in range(5) for half in range(2)]
#: Where the frame keeps the caller's pointer.
POINTER: Cell = ("sp", 200)
#: Pointer to the round constants, which stays in its register.
CONSTANTS = "a1"
#: Rounds of a block.
ROUNDS = 2


@dataclass(frozen=True)
class Orders:
    """Rows of the two rounds of a block, and the words that stay in registers between blocks."""

    rounds: tuple[tuple[Step, ...], tuple[Step, ...]]
    kept: tuple[Word, ...]


class Rounds:
    """Builds blocks."""

    def __init__(self, form: Form, orders: Orders, registers: Sequence[str]) -> None:
        self.form = form
        self.orders = orders
        parities = [(x, 5, half) for x, half in COLUMNS]
        #: Which words are in registers between blocks.
        self.kept = dict(zip([*parities, *orders.kept], registers, strict=False))

    def blocks(self) -> tuple[Block, Block, Block]:
        """The first, the repeated and the last block."""
        return self.first(), self.middle(), self.last()

    def first(self) -> Block:
        """Rounds 0 and 1, with the conversion of the caller's state."""
        b = Block()
        b.act(f"sw a0, {POINTER[1]}({POINTER[0]})")
        plain = {(x, y): (b.at(("a0", 8 * (x + 5 * y))), b.at(("a0", 8 * (x + 5 * y) + 4))) for x, y in LANES}
        sums = {(x, h): self.form.sum(b, [plain[x, y][h] for y in range(5)]) for x, h in COLUMNS}
        # Parities are sums in either form; a lane is converted where it is used.
        parity = {x: self.form.enter(b, (sums[x, 0], sums[x, 1])) for x in range(5)}
        lanes: dict[Lane, Pair] = Entering(self.form, b, plain)
        for number in range(ROUNDS):
            lanes, parity = self.round(b, lanes, parity, number, entering=number == 0)
        self.end(b, lanes, parity)
        return b

    def middle(self) -> Block:
        """Two rounds between others."""
        b = Block()
        lanes, parity = self.begin(b)
        for number in range(ROUNDS):
            lanes, parity = self.round(b, lanes, parity, number)
        self.end(b, lanes, parity)
        return b

    def last(self) -> Block:
        """Rounds 22 and 23, whose result goes to the caller."""
        b = Block()
        pointer = b.at(POINTER)
        lanes, parity = self.begin(b)
        for number in range(ROUNDS):
            last = number == ROUNDS - 1
            lanes, parity = self.round(b, lanes, parity, number, pointer if last else None)
        return b

    def begin(self, b: Block) -> tuple[dict[Lane, Pair], dict[int, Pair]]:
        """State and parities as the block before left them."""

        def word(x: int, y: int, half: int) -> Value:
            register = self.kept.get((x, y, half))
            return b.of(register) if register else b.at(("sp", 8 * (x + 5 * y) + 4 * half))

        def pair(x: int, y: int) -> Pair:
            return self.form.held(b, (x, y), (word(x, y, 0), word(x, y, 1)))

        lanes = {lane: pair(*lane) for lane in LANES}
        return lanes, {x: pair(x, 5) for x in range(5)}

    def end(self, b: Block, lanes: dict[Lane, Pair], parity: dict[int, Pair]) -> None:
        """Leaves them for the block after."""
        everything = {**lanes, **{(x, 5): pair for x, pair in parity.items()}}
        for (x, y), pair in everything.items():
            for half in range(2):
                register = self.kept.get((x, y, half))
                if register:
                    b.registers_out[register] = pair[half]
                else:
                    b.cells_out["sp", 8 * (x + 5 * y) + 4 * half] = pair[half]

    def round(
        self,
        b: Block,
        lanes: dict[Lane, Pair],
        parity: dict[int, Pair],
        number: int,
        caller: Value | None = None,
        entering: bool = False,
    ) -> tuple[dict[Lane, Pair], dict[int, Pair]]:
        """One round; lanes may enter in the first, the last writes to the caller and needs no parities."""
        form = self.form
        added = {x: form.theta(b, parity[(x + 4) % 5], parity[(x + 1) % 5]) for x in range(5)}
        words: dict[Word, Value] = {}
        sums = {column: Sum(form) for column in COLUMNS}
        for y, half in self.steps(number, caller is not None or entering):
            moved = ((lanes[p], added[p[0]], OFFSETS[p]) for p in (source(x, y) for x in range(5)))
            for h, row in form.row(b, moved, y, half):
                if y == 0 and 0 in row:
                    constant = b.do(f"lw {{d}}, {8 * (ROUNDS - 1 - number) + 4 * h}({CONSTANTS})")
                    row[0] = b.do("xor {d}, {0}, {1}", row[0], constant)
                for x, word in row.items():
                    words[x, y, h] = word
                    if caller is None:
                        sums[x, h].add(b, word)
                    elif form.shared:
                        self.give(b, (x, y, h), form.plain(b, word), caller)
            if caller is None or form.shared:
                continue
            if all((x, y, at) in words for x, at in COLUMNS):
                for x in range(5):
                    for h, word in enumerate(form.leave(b, (words[x, y, 0], words[x, y, 1]))):
                        self.give(b, (x, y, h), word, caller)
        done = {(x, y): (words[x, y, 0], words[x, y, 1]) for x, y in LANES}
        if caller is not None:
            return done, {}
        return done, {x: (sums[x, 0].total, sums[x, 1].total) for x in range(5)}

    def give(self, b: Block, place: Word, word: Value, caller: Value) -> None:
        """A word to the caller."""
        x, y, half = place
        b.act(f"sw {{0}}, {8 * (x + 5 * y) + 4 * half}({{1}})", word, caller)

    def steps(self, number: int, whole_rows: bool) -> list[Step]:
        """Rows and halves in their order; whole rows where lanes are converted."""
        order = self.orders.rounds[number]
        if not whole_rows or not self.form.converts:
            return list(order)
        rows = list(dict.fromkeys(y for y, _ in order))
        return [(y, half) for y in rows for half in range(2)]


class Entering(dict[Lane, Pair]):
    """Lanes that are converted where they are used first."""

    def __init__(self, form: Form, b: Block, plain: dict[Lane, Pair]) -> None:
        super().__init__()
        self.form, self.b, self.plain = form, b, plain

    def __missing__(self, lane: Lane) -> Pair:
        self[lane] = self.form.enter(self.b, self.plain[lane], lane)
        return self[lane]


class Sum:
    """A parity that grows with the rows."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.groups = list(form.groups)
        self.waiting: list[Value] = []

    def add(self, b: Block, word: Value) -> None:
        """One row more; instructions where there is enough for one."""
        self.waiting.append(word)
        if len(self.waiting) == self.groups[0]:
            self.waiting = [self.form.sum(b, self.waiting)]
            del self.groups[0]
            # The sum is one of the next group.
            self.groups = [self.groups[0] + 1, *self.groups[1:]] if self.groups else []

    @property
    def total(self) -> Value:
        """Of all rows."""
        (total,) = self.waiting
        return total

"""The base instructions alone: no rotation, no and-not, and some lanes complemented.

Sources: FIPS 202 section 3.2; lane complementing and bit interleaving as in the Keccak
implementation overview 3.2, sections 2.2 and 2.1.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from forms import Form, Moved, Pair, Row, place
from keccak import Lane, even_and_odd
from program import Block, Value

#: Lanes that are complemented between rounds: with these each row has one complement to make.
COMPLEMENTED: frozenset[Lane] = frozenset({(1, 0), (2, 0), (3, 1), (2, 2), (2, 3), (0, 4)})


class Base(Form):
    """RV32I. Which values are complements is known of each, and followed through sums and rotations."""

    def __init__(self) -> None:
        super().__init__(2)

    def held(self, b: Block, lane: Lane, pair: Pair) -> Pair:
        x, y = lane
        # A column's parity is a complement where an odd number of its lanes are.
        if lane in COMPLEMENTED if y < 5 else sum(x == column for column, _ in COMPLEMENTED) % 2:
            b.complements.update(pair)
        return pair

    def enter(self, b: Block, pair: Pair, lane: Lane | None = None) -> Pair:
        return pair if lane not in COMPLEMENTED else (self.no(b, pair[0]), self.no(b, pair[1]))

    def leave(self, b: Block, pair: Pair) -> Pair:
        return self.plain(b, pair[0]), self.plain(b, pair[1])

    def sum(self, b: Block, words: Sequence[Value]) -> Value:
        total, *rest = words
        for word in rest:
            total = self.of("xor", b, total, word)
        return total

    def theta(self, b: Block, left: Pair, right: Pair) -> Pair:
        turned = self._turned(b, right, 1)
        return self.of("xor", b, left[0], turned[0]), self.of("xor", b, left[1], turned[1])

    def rho(self, b: Block, lane: Pair, added: Pair, amount: int) -> Pair:
        low, high = (self.of("xor", b, *words) for words in zip(lane, added, strict=True))
        return self._turned(b, (low, high), amount)

    def row(self, b: Block, lanes: Iterable[Moved], y: int, half: int) -> Iterator[Row]:
        """`half` is where the row begins: a word is made when its three lanes are there."""
        there = list(lanes)
        flips = [(lane[0] in b.complements) ^ (added[0] in b.complements) for lane, added, _ in there]
        chis = [Chi(self, b, flips, y) for _ in range(2)]
        for x in (*range(half, 5), *range(half)):
            for h, word in enumerate(self.rho(b, *there[x])):
                chis[h].row[x] = word
                yield from ((h, {at: made}) for at, made in chis[h].made())

    def product(self, b: Block, cleared: Value, kept: Value) -> Value:
        """~cleared & kept, or its complement: one of the two is a complement."""
        if cleared in b.complements:
            return b.do("and {d}, {0}, {1}", cleared, kept)
        value = b.do("or {d}, {0}, {1}", cleared, kept)
        b.complements.add(value)
        return value

    def of(self, name: str, b: Block, first: Value, second: Value) -> Value:
        value = b.do(f"{name} {{d}}, {{0}}, {{1}}", first, second)
        if (first in b.complements) != (second in b.complements):
            b.complements.add(value)
        return value

    def no(self, b: Block, word: Value) -> Value:
        value = b.do("not {d}, {0}", word)
        if word not in b.complements:
            b.complements.add(value)
        return value

    def plain(self, b: Block, word: Value) -> Value:
        return self.no(b, word) if word in b.complements else word

    def _turned(self, b: Block, pair: Pair, amount: int) -> Pair:
        """A lane rotated: four shifts, two words put together."""
        low, high = pair if amount < 32 else pair[::-1]
        amount %= 32
        if amount == 0:
            return low, high
        flips = low in b.complements
        halves = []
        for upper, lower in ((low, high), (high, low)):
            parts = (
                b.do(f"slli {{d}}, {{0}}, {amount}", upper),
                b.do(f"srli {{d}}, {{0}}, {32 - amount}", lower),
            )
            # Zeros that a shift brings in are no complement's: the two parts' bits do not meet.
            halves.append(b.do("or {d}, {0}, {1}", *parts))
        if flips:
            b.complements.update(halves)
        return halves[0], halves[1]


class WrittenOut(Form):
    """RV32I, nothing complemented: each rotation and each step of chi as the standard has it.

    More instructions than `Base` has, of which all rotations, and all steps of chi, are the same: what
    `instar discover` starts from.
    """

    def __init__(self) -> None:
        super().__init__(2)

    def chi(self, b: Block, word: Value, kept: Value, cleared: Value) -> Value:
        other = b.do("and {d}, {0}, {1}", b.do("not {d}, {0}", cleared), kept)
        return b.do("xor {d}, {0}, {1}", word, other)

    def _moved(self, b: Block, low: Value, high: Value, amount: int) -> Value:
        parts = (
            b.do(f"srli {{d}}, {{0}}, {amount}", low),
            b.do(f"slli {{d}}, {{0}}, {32 - amount}", high),
        )
        return b.do("or {d}, {0}, {1}", *parts)


class BaseInterleaved(Base):
    """The same on words of even and of odd bits, which the caller has so: nothing is converted."""

    halves_apart = True
    shared = True

    def constant(self, lane: int) -> tuple[int, int]:
        return even_and_odd(lane)

    def theta(self, b: Block, left: Pair, right: Pair) -> Pair:
        turned = self._rotated(b, right[1], 1)
        return self.of("xor", b, left[0], turned), self.of("xor", b, left[1], right[0])

    def row(self, b: Block, lanes: Iterable[Moved], y: int, half: int) -> Iterator[Row]:
        words = [self.rho_half(b, *lane, half) for lane in lanes]
        chi = Chi(self, b, [word in b.complements for word in words], y)
        chi.row.update(enumerate(words))
        yield half, dict(chi.made())

    def rho_half(self, b: Block, lane: Pair, added: Pair, amount: int, half: int) -> Value:
        start, turn = place(amount, half)
        return self._rotated(b, self.of("xor", b, lane[start], added[start]), turn)

    def _rotated(self, b: Block, word: Value, amount: int) -> Value:
        """A word rotated: two shifts, put together."""
        if amount == 0:
            return word
        parts = (b.do(f"slli {{d}}, {{0}}, {amount}", word), b.do(f"srli {{d}}, {{0}}, {32 - amount}", word))
        value = b.do("or {d}, {0}, {1}", *parts)
        if word in b.complements:
            b.complements.add(value)
        return value


class Chi:
    """One half of a row: its words come one by one.

    What chi adds is a product where one factor's complement is there, or the complement of a sum:
    of two neighbours one is a complement, the other is not. Around a ring of five that fails once
    at least, so one lane is needed both ways; which one is found by trying all.
    """

    def __init__(self, form: Base, b: Block, lanes: Sequence[bool], y: int) -> None:
        self.form, self.b = form, b
        self.row = dict[int, Value]()
        self.both = dict[int, Value]()
        self.done = set[int]()
        self.choice = choice(tuple(lanes), y)

    def made(self) -> Iterator[tuple[int, Value]]:
        """What can be made now, and was not yet, with its column."""
        for x in range(5):
            if x not in self.done and all((x + i) % 5 in self.row for i in range(3)):
                self.done.add(x)
                word, cleared, kept = (self._lane((x + i) % 5, self.choice[x][i]) for i in range(3))
                other = self.form.product(self.b, cleared, kept)
                yield x, self.form.of("xor", self.b, word, other)

    def _lane(self, x: int, other: bool) -> Value:
        if not other:
            return self.row[x]
        if x not in self.both:
            self.both[x] = self.form.no(self.b, self.row[x])
        return self.both[x]


@cache
def choice(lanes: tuple[bool, ...], y: int) -> list[tuple[bool, ...]]:
    """For each word of row y whether the complement of what is there is taken for each of its three lanes."""
    for changed in sorted(product((False, True), repeat=5), key=sum):
        found = []
        for x in range(5):
            at = [(x + i) % 5 for i in range(3)]
            for others in product((False, True), repeat=3):
                is_there = all(changed[column] or not other for column, other in zip(at, others, strict=True))
                own, first, second = (lanes[column] ^ other for column, other in zip(at, others, strict=True))
                # first: its complement's product; else a sum, which is the complement.
                if is_there and first != second and (own ^ second) == ((x, y) in COMPLEMENTED):
                    found.append(others)
                    break
        if len(found) == 5:
            return found
    raise AssertionError("with every lane both ways there is one for each word")

"""What one step of a round is in each form: which instructions there are, and which bits a word holds.

Sources: FIPS 202 section 3.2; the bit-interleaved form is that of the Keccak implementation
overview 3.2, section 2.1: one word has the bits of a lane with even numbers, the other those with
odd numbers.
"""

from collections.abc import Iterable, Iterator, Sequence

from keccak import Lane, even_and_odd
from program import Block, Value

#: A lane: lower and upper word, or even and odd bits.
Pair = tuple[Value, Value]
#: A lane, what theta adds to it, and how far rho rotates it.
Moved = tuple[Pair, Pair, int]
#: One half, or a part of it, of a row: which half, and its words by column.
Row = tuple[int, dict[int, Value]]


class Form:
    """Plain halves: the lower and the upper word of a lane."""

    #: Whether one half of a row can be computed without the other.
    halves_apart = False
    #: Whether the caller's words are others, so that a lane needs both of them to come or to leave.
    converts = False
    #: Whether the caller has the state in this form, so that each word leaves by itself (`plain`).
    shared = False

    def __init__(self, sources: int, pairs: bool = False) -> None:
        #: Operands that an instruction may have.
        self.sources = sources
        #: Rows after which a parity is summed up: how many more each time. With `pairs` half of the
        #: sums are left to `xor`, for a core that issues it beside a custom instruction.
        self.groups = (2, 1, 1, 1) if sources == 2 else (2, 2, 1) if pairs else (3, 2)

    def constant(self, lane: int) -> tuple[int, int]:
        """A round constant as two words."""
        return lane & 0xFFFFFFFF, lane >> 32

    def enter(self, b: Block, pair: Pair, lane: Lane | None = None) -> Pair:
        """A lane, or a column's parity, as the caller has it, in this form."""
        return pair

    def leave(self, b: Block, pair: Pair) -> Pair:
        """The other way."""
        return pair

    def held(self, b: Block, lane: Lane, pair: Pair) -> Pair:
        """A lane or a column's parity as the block before left it."""
        return pair

    def sum(self, b: Block, words: Sequence[Value]) -> Value:
        """The sum of words."""
        total, *rest = words
        while rest:
            if self.sources == 3 and len(rest) >= 2:
                total = b.do("pq_eor3 {d}, {0}, {1}, {2}", total, *rest[:2])
                rest = rest[2:]
            else:
                total = b.do("xor {d}, {0}, {1}", total, rest.pop(0))
        return total

    def theta(self, b: Block, left: Pair, right: Pair) -> Pair:
        """What theta adds to a column: its left neighbour's parity and, rotated by 1, its right one's."""
        turned = (self._moved(b, right[1], right[0], 31), self._moved(b, right[0], right[1], 31))
        return b.do("xor {d}, {0}, {1}", left[0], turned[0]), b.do("xor {d}, {0}, {1}", left[1], turned[1])

    def rho(self, b: Block, lane: Pair, added: Pair, amount: int) -> Pair:
        """Theta's addition and the rotation."""
        low, high = (b.do("xor {d}, {0}, {1}", *words) for words in zip(lane, added, strict=True))
        if amount >= 32:
            low, high = high, low
        amount %= 32
        if amount == 0:
            return low, high
        return self._moved(b, high, low, 32 - amount), self._moved(b, low, high, 32 - amount)

    def chi(self, b: Block, word: Value, kept: Value, cleared: Value) -> Value:
        """word ^ (kept & ~cleared)."""
        if self.sources == 3:
            return b.do("pq_bcax {d}, {0}, {1}, {2}", word, kept, cleared)
        return b.do("xor {d}, {0}, {1}", word, b.do("andn {d}, {0}, {1}", kept, cleared))

    def row(self, b: Block, lanes: Iterable[Moved], y: int, half: int) -> Iterator[Row]:
        """Row y, or its half, after rho, pi and chi, of the lanes that pi brings there.

        A lane may be converted where it is asked for, so each is asked for where it is used.
        """
        pairs = [self.rho(b, *lane) for lane in lanes]
        yield from [(h, self.chi_row(b, [pair[h] for pair in pairs])) for h in range(2)]

    def chi_row(self, b: Block, words: Sequence[Value]) -> dict[int, Value]:
        """Chi of one half of a row."""
        return {x: self.chi(b, words[x], words[(x + 2) % 5], words[(x + 1) % 5]) for x in range(5)}

    def plain(self, b: Block, word: Value) -> Value:
        """The word itself, where a form may hold its complement."""
        return word

    def _moved(self, b: Block, low: Value, high: Value, amount: int) -> Value:
        return b.do(f"pq_fsri {{d}}, {{0}}, {{1}}, {amount}", low, high)


class Published(Form):
    """Plain halves with what CIRCE's authors published: the amount of a rotation is in a register."""

    def __init__(self) -> None:
        super().__init__(2)

    def theta(self, b: Block, left: Pair, right: Pair) -> Pair:
        turned = self._turned(b, right, 1)
        return b.do("xor {d}, {0}, {1}", left[0], turned[0]), b.do("xor {d}, {0}, {1}", left[1], turned[1])

    def rho(self, b: Block, lane: Pair, added: Pair, amount: int) -> Pair:
        low, high = (b.do("xor {d}, {0}, {1}", *words) for words in zip(lane, added, strict=True))
        return self._turned(b, (low, high), amount) if amount else (low, high)

    def chi(self, b: Block, word: Value, kept: Value, cleared: Value) -> Value:
        return b.do("circe_bcop32 {d}, {0}, {1}, {2}", word, cleared, kept)

    def _turned(self, b: Block, pair: Pair, amount: int) -> Pair:
        by = b.do(f"li {{d}}, {amount}")
        low = b.do("circe_rol32_l {d}, {0}, {1}, {2}", *pair, by)
        return low, b.do("circe_rol32_h {d}, {0}, {1}, {2}", *pair, by)


class Interleaved(Form):
    """One word with the bits with even numbers, one with the others."""

    halves_apart = True
    converts = True

    def constant(self, lane: int) -> tuple[int, int]:
        return even_and_odd(lane)

    def enter(self, b: Block, pair: Pair, lane: Lane | None = None) -> Pair:
        return b.do("pq_unzipe {d}, {0}, {1}", *pair), b.do("pq_unzipo {d}, {0}, {1}", *pair)

    def leave(self, b: Block, pair: Pair) -> Pair:
        return b.do("pq_zipl {d}, {0}, {1}", *pair), b.do("pq_ziph {d}, {0}, {1}", *pair)

    def theta(self, b: Block, left: Pair, right: Pair) -> Pair:
        even = b.do("pq_rax1 {d}, {0}, {1}", left[0], right[1])
        return even, b.do("xor {d}, {0}, {1}", left[1], right[0])

    def row(self, b: Block, lanes: Iterable[Moved], y: int, half: int) -> Iterator[Row]:
        yield half, self.chi_row(b, [self.rho_half(b, *lane, half) for lane in lanes])

    def rho_half(self, b: Block, lane: Pair, added: Pair, amount: int, half: int) -> Value:
        """One half of a lane after theta's addition and the rotation."""
        start, turn = place(amount, half)
        if turn == 0:
            return b.do("xor {d}, {0}, {1}", lane[start], added[start])
        return b.do(f"pq_xar {{d}}, {{0}}, {{1}}, {turn}", lane[start], added[start])


def place(amount: int, half: int) -> tuple[int, int]:
    """Which word of an interleaved lane becomes word `half` of the rotated one, and how far it turns."""
    # Rotated by an odd amount, odd bits become even ones, one place further.
    turn = (amount + (1 - half)) // 2 if amount % 2 else amount // 2
    return (half + amount) % 2, turn % 32

"""The number-theoretic transform, its inverse and the pointwise product as programs without an order.

Source: FIPS 204 algorithms 41, 42 and 45, with the Montgomery factors of the portable C (R = 2^32).
"""

from dataclasses import dataclass, field

from arithmetic import N, Q, SCALE, ZETAS, R, Arithmetic
from program import Node, Program, Value


@dataclass(frozen=True)
class Merge:
    """Layers [first, first + count) of the transform, done on 2^count coefficients in registers."""

    first: int
    count: int
    inverse: bool

    @property
    def size(self) -> int:
        """Coefficients of a group."""
        return 1 << self.count

    @property
    def stride(self) -> int:
        """Words between neighbouring coefficients of a group; also the number of groups with the same twiddles."""
        return N >> (self.first + self.count)

    def word(self, high: int, low: int, k: int) -> int:
        """Index in the polynomial of coefficient k of group (high, low)."""
        return high * (N >> self.first) + k * self.stride + low

    def blocks(self, layer: int = 0, block: int = 0):
        """(layer, block) in the order of work: depth first, so that registers are soon free again."""
        children = [] if layer + 1 == self.count else [(layer + 1, 2 * block), (layer + 1, 2 * block + 1)]
        if not self.inverse:
            yield layer, block
        for child in children:
            yield from self.blocks(*child)
        if self.inverse:
            yield layer, block

    def halves(self, layer: int, block: int) -> list[tuple[int, int]]:
        """The pairs of coefficients of a block's butterflies."""
        half = self.size >> (layer + 1)
        return [(k, k + half) for k in range(2 * half * block, 2 * half * block + half)]

    def twiddle(self, high: int, layer: int, block: int) -> int:
        """The constant that a block's butterflies multiply by."""
        level = self.first + layer
        if not self.inverse:
            return ZETAS[(1 << level) + (high << layer) + block]
        z = Q - ZETAS[(2 << level) - 1 - ((high << layer) + block)]
        return z * SCALE * pow(R, -1, Q) % Q if level == 0 else z


@dataclass(frozen=True)
class Shape:
    """Choices in the making of a program."""

    #: Layers of each pass, in the order of the forward transform.
    merging: tuple[int, ...] = (4, 4)
    #: Two words of a doubleword are loaded at once.
    paired: bool = False
    #: Twiddles of a pass with few of them that stay in registers; the others are loaded again for each group.
    resident: int = 0
    #: Butterflies by which the load of a coefficient, and that of a twiddle, precedes its first use.
    coefficient_ahead: float = 0.0
    twiddle_ahead: float = 0.0
    #: Butterflies by which a store follows its value.
    store_behind: float = 0.0


@dataclass
class Function:
    """A function in the making: its instructions, its table of constants, and what its prologue sets up."""

    arithmetic: Arithmetic
    shape: Shape
    program: Program = field(default_factory=Program)
    table: list[int] = field(default_factory=list)
    #: Word of the table that `constants` points to.
    base: int = 0
    clock: float = 0.0
    stores: dict[int, Node] = field(default_factory=dict)

    def load(self, base: Value, words: list[int], position: float, after: list[Node]) -> list[Value]:
        """Loads words from `base`, two of a doubleword at once where the design can."""
        values = [Value() for _ in words]
        if len(words) == 2 and self.shape.paired:
            self.program.add("pq.lwp", [base], values, position, offset=4 * words[0], after=after)
        else:
            for word, value in zip(words, values):
                self.program.add("lw", [base], [value], position, offset=4 * word, after=after)
        return values

    def store(self, base: Value, word: int, value: Value) -> None:
        """Stores a finished coefficient."""
        position = self.clock + self.shape.store_behind
        self.stores[word] = self.program.add("sw", [value, base], [], position, offset=4 * word)


class Transform(Function):
    """The transform (a0: polynomial) or its inverse; a1 points to the table of twiddles."""

    def build(self, inverse: bool) -> "Transform":
        """Adds all passes."""
        self.data = self.program.argument("a0")
        self.constants = self.program.argument("a1")
        self.constants.fixed = None
        self.arithmetic.begin(self.program)
        merging = self.shape.merging
        firsts = [sum(merging[:i]) for i in range(len(merging))]
        merges = [Merge(first, count, inverse) for first, count in zip(firsts, merging)]
        for merge in reversed(merges) if inverse else merges:
            self.run(merge)
        return self

    def run(self, merge: Merge) -> None:
        """One pass. Two groups go together where a pair of words belongs to two groups and registers suffice."""
        if self.table:
            # The offset of a paired load reaches 127 doublewords: each pass has its own pointer into the table.
            self.table += [0] * (len(self.table) % 2)
            pointer = Value()
            self.program.add("addi", [self.constants], [pointer], self.clock - 30, offset=4 * (len(self.table) - self.base))
            self.constants, self.base = pointer, len(self.table)
        together = 2 if self.shape.paired and merge.stride > 1 and merge.size <= 8 else 1
        lows = range(0, merge.stride, together)
        for high in range(1 << merge.first):
            work = Group(self, merge, high)
            # Neighbouring words share a doubleword: even groups first, so that no load meets a fresh store.
            for low in [*lows[0::2], *lows[1::2]] if together == 1 else lows:
                work.run(list(range(low, low + together)))


class Group:
    """The groups of one high block, which share their twiddles."""

    def __init__(self, transform: Transform, merge: Merge, high: int):
        self.transform, self.merge, self.high = transform, merge, high
        self.kept: dict[object, list[Value]] = {}
        keys: list[object] = list(merge.blocks())
        if merge.inverse and merge.first == 0:
            keys.append("scale")
        by_layer = sorted(keys, key=lambda key: (-1, 0) if key == "scale" else key)
        self.resident = set(by_layer[: transform.shape.resident]) if merge.stride > 1 else set()
        self.chunks: dict[object, tuple[int, list[object]]] = {}
        self.place([key for key in keys if key in self.resident])
        self.place([key for key in keys if key not in self.resident])

    def place(self, keys: list[object]) -> None:
        """Puts constants into the table in the order of use, by pairs where two are loaded at once."""
        table, arithmetic = self.transform.table, self.transform.arithmetic
        step = 2 if self.transform.shape.paired else 1
        for i in range(0, len(keys), step):
            table += [0] * (-len(table) % step)
            chunk = keys[i : i + step]
            self.chunks.update({key: (len(table), chunk) for key in chunk})
            for key in chunk:
                table += arithmetic.constant(SCALE if key == "scale" else self.merge.twiddle(self.high, *key))

    def constant(self, key: object) -> list[Value]:
        """The registers that hold a twiddle, loaded when first wanted."""
        found = self.kept.get(key) or self.local.get(key)
        if found is None:
            at, chunk = self.chunks[key]
            width, transform = self.transform.arithmetic.words, self.transform
            words = [at + i - transform.base for i in range(len(chunk) * width)]
            values = transform.load(transform.constants, words, transform.clock - transform.shape.twiddle_ahead, [])
            parts = {k: values[i * width : (i + 1) * width] for i, k in enumerate(chunk)}
            (self.kept if key in self.resident else self.local).update(parts)
            found = parts[key]
        return found

    def coefficient(self, low: int, k: int) -> Value:
        """The register of a coefficient, loaded when first wanted, with its neighbour where that is wanted too."""
        transform = self.transform
        if (low, k) not in self.live:
            word = self.merge.word(self.high, low, k)
            words = [w for w in (word & ~1, word | 1) if w in self.owner] if transform.shape.paired else [word]
            after = [transform.stores[w] for w in words if w in transform.stores]
            position = transform.clock - transform.shape.coefficient_ahead
            for w, value in zip(words, transform.load(transform.data, words, position, after)):
                self.live[self.owner[w]] = value
        return self.live[low, k]

    def run(self, lows: list[int]) -> None:
        """Loads, butterflies and stores of the groups `lows`."""
        transform, merge = self.transform, self.merge
        self.local: dict[object, list[Value]] = {}
        self.live: dict[tuple[int, int], Value] = {}
        self.owner = {merge.word(self.high, low, k): (low, k) for low in lows for k in range(merge.size)}
        last = 0 if merge.inverse else merge.count - 1
        butterfly = transform.arithmetic.gentleman_sande if merge.inverse else transform.arithmetic.cooley_tukey
        for layer, block in merge.blocks():
            z = self.constant((layer, block))
            for pair in merge.halves(layer, block):
                for low in lows:
                    a, b = (self.coefficient(low, k) for k in pair)
                    a, b = butterfly(transform.program, a, b, z, transform.clock)
                    transform.clock += 1
                    if merge.inverse and merge.first + layer == 0:
                        a = transform.arithmetic.product(transform.program, a, self.constant("scale"), transform.clock)
                        transform.clock += 1
                    for k, value in zip(pair, (a, b)):
                        self.live[low, k] = value
                        if layer == last:
                            transform.store(transform.data, merge.word(self.high, low, k), value)


class Pointwise(Function):
    """c = a·b·R^-1 coefficient by coefficient (a0: c, a1: a, a2: b)."""

    def build(self) -> "Pointwise":
        """Adds all coefficients."""
        c, a, b = (self.program.argument(f"a{i}") for i in range(3))
        self.arithmetic.begin(self.program)
        step = 2 if self.shape.paired else 1
        for at in range(0, N, step):
            words = list(range(at, at + step))
            position = self.clock - self.shape.coefficient_ahead
            left, right = (self.load(base, words, position, []) for base in (a, b))
            for word, x, y in zip(words, left, right):
                self.store(c, word, self.arithmetic.product_of(self.program, x, y, self.clock))
                self.clock += 1
        return self

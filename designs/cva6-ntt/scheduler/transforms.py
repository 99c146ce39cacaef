"""The number-theoretic transform, its inverse and the pointwise product as programs without an order.

Source: FIPS 204 algorithms 41, 42 and 45, with the Montgomery factors of the portable C (R = 2^32).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from arithmetic import SCALE, ZETAS, Arithmetic, N, Q, R
from program import Program, Value

#: Registers for constants that stay (callee-saved: a plan saves at least as many); `LIMIT` holds
#: the last a0.
RESIDENT = [f"s{i}" for i in range(12)] + ["ra"]
LIMIT = "a7"

#: Which constant: (layer, block) of a pass, or the last factor of the inverse transform.
Key = tuple[int, int]
SCALE_KEY = (-1, 0)


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
        """Words between neighbouring coefficients of a group, and groups with the same twiddles."""
        return N >> (self.first + self.count)

    def word(self, high: int, low: int, k: int) -> int:
        """Index in the polynomial of coefficient k of group (high, low)."""
        return high * (N >> self.first) + k * self.stride + low

    def blocks(self, layer: int = 0, block: int = 0) -> Iterator[Key]:
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
    """Choices in the making of one pass."""

    #: Layers merged.
    layers: int = 4
    #: Groups (where all groups share their twiddles) or high blocks done in one iteration of the
    #: loop.
    together: int = 4
    #: Two coefficients, two twiddles of one doubleword are loaded at once.
    paired_coefficients: bool = False
    paired_twiddles: bool = False
    #: Twiddles that stay in registers where groups share them; the others are loaded again for each
    #: group.
    resident: int = 0
    #: Butterflies by which the load of a coefficient, and that of a twiddle, precedes its first
    #: use.
    coefficient_ahead: float = 0.0
    twiddle_ahead: float = 0.0
    #: Butterflies by which a store follows its value.
    store_behind: float = 0.0


@dataclass
class Loop:
    """A loop whose body is one program; a0, a1 and so on advance by `steps` bytes in each iteration."""

    program: Program
    iterations: int
    steps: dict[str, int]
    #: Constants that stay in registers: register and byte offset from a1.
    kept: list[tuple[str, int]] = field(default_factory=list)
    #: Bytes to add to a register after the loop.
    afterwards: dict[str, int] = field(default_factory=dict)


@dataclass
class Function:
    """A function in the making: its loops and its table of constants."""

    arithmetic: Arithmetic
    #: One shape for each pass, in the order in which they run.
    shapes: list[Shape]
    loops: list[Loop] = field(default_factory=list)
    table: list[int] = field(default_factory=list)

    def begin(self, registers: list[str]) -> list[Value]:
        """Starts the body of the next loop; the values of its pointers."""
        self.program = Program()
        self.clock = 0.0
        values = [self.program.argument(register) for register in registers]
        self.program.argument(LIMIT)
        self.arithmetic.begin(self.program)
        return values

    def load(self, base: Value, words: list[int], position: float, paired: bool) -> list[Value]:
        """Loads words from `base`, two of a doubleword at once if `paired`."""
        values = [Value() for _ in words]
        if len(words) == 2 and paired:
            self.program.add("pq.lwp", [base], values, position, offset=4 * words[0])
        else:
            for word, value in zip(words, values, strict=True):
                self.program.add("lw", [base], [value], position, offset=4 * word)
        return values

    def store(self, base: Value, word: int, value: Value, behind: float) -> None:
        """Stores a finished coefficient."""
        self.program.add("sw", [value, base], [], self.clock + behind, offset=4 * word)


class Transform(Function):
    """The transform (a0: polynomial) or its inverse; a1 points to the table of twiddles."""

    def build(self, inverse: bool) -> "Transform":
        """Adds all passes."""
        first = 8 if inverse else 0
        for shape in self.shapes:
            first -= shape.layers if inverse else 0
            self.run(Merge(first, shape.layers, inverse), shape)
            first += 0 if inverse else shape.layers
        return self

    def run(self, merge: Merge, shape: Shape) -> None:
        """One pass: a loop over groups if all share their twiddles, else over high blocks."""
        self.data, self.constants = self.begin(["a0", "a1"])
        self.align()
        self.base = len(self.table)
        # Two groups go together where a pair of words belongs to two groups and registers suffice.
        joined = 2 if shape.paired_coefficients and merge.stride > 1 and merge.size <= 8 else 1
        over = self.over_groups if merge.first == 0 else self.over_blocks
        self.loops.append(over(merge, shape, joined))

    def align(self) -> None:
        """Lets the table go on at a doubleword."""
        self.table += [0] * (len(self.table) % 2)

    def over_groups(self, merge: Merge, shape: Shape, joined: int) -> Loop:
        """The loop of a pass with one high block; its resident twiddles are loaded before it."""
        iterations = merge.stride // (shape.together * joined)
        work = Group(self, merge, shape, 0)
        # Groups of one iteration lie far apart: a load may not meet a fresh store to its
        # doubleword.
        for i in range(shape.together):
            work.run([i * iterations * joined + j for j in range(joined)])
        self.align()
        advance = {"a0": -4 * joined * iterations, "a1": 4 * (len(self.table) - self.base)}
        return Loop(self.program, iterations, {"a0": 4 * joined}, work.invariants, advance)

    def over_blocks(self, merge: Merge, shape: Shape, joined: int) -> Loop:
        """The loop of a pass with many high blocks; the first iteration's program serves for all."""
        body, width = self.program, 0
        for high in range(1 << merge.first):
            if high == shape.together:
                # What follows only adds to the table.
                self.program = Program()
            work = Group(self, merge, shape, high)
            for low in range(0, merge.stride, joined):
                work.run(list(range(low, low + joined)))
            if high + 1 == shape.together:
                width = len(self.table) - self.base
        iterations = (1 << merge.first) // shape.together
        step = 4 * shape.together * (N >> merge.first)
        return Loop(body, iterations, {"a0": step, "a1": 4 * width}, [], {"a0": -step * iterations})


class Group:
    """The groups of one high block, which share their twiddles."""

    def __init__(self, transform: Transform, merge: Merge, shape: Shape, high: int):
        self.transform, self.merge, self.shape, self.high = transform, merge, shape, high
        self.kept: dict[Key, list[Value]] = {}
        self.invariants: list[tuple[str, int]] = []
        keys: list[Key] = list(merge.blocks())
        if merge.inverse and merge.first == 0:
            keys.append(SCALE_KEY)
        self.resident = set(sorted(keys)[: shape.resident]) if merge.stride > 1 else set()
        self.chunks: dict[Key, tuple[int, list[Key]]] = {}
        self.place([key for key in keys if key in self.resident])
        self.place([key for key in keys if key not in self.resident])
        if merge.first == 0:
            self.keep([key for key in keys if key in self.resident])

    def place(self, keys: list[Key]) -> None:
        """Puts constants into the table in the order of use, by pairs where two are loaded at once."""
        table, arithmetic = self.transform.table, self.transform.arithmetic
        step = 2 if self.shape.paired_twiddles else 1
        for i in range(0, len(keys), step):
            chunk = keys[i : i + step]
            self.chunks.update({key: (len(table), chunk) for key in chunk})
            for key in chunk:
                z = SCALE if key == SCALE_KEY else self.merge.twiddle(self.high, *key)
                table += arithmetic.constant(z)
        table += [0] * (-len(table) % step)

    def keep(self, keys: list[Key]) -> None:
        """Gives the resident constants of a loop their registers: its first ones are loaded before it."""
        transform, width = self.transform, self.transform.arithmetic.words
        for key in keys:
            at, chunk = self.chunks[key]
            names = [RESIDENT[len(self.invariants) + i] for i in range(width)]
            start = at + chunk.index(key) * width - transform.base
            self.invariants += [(name, 4 * (start + i)) for i, name in enumerate(names)]
            self.kept[key] = [transform.program.argument(name) for name in names]

    def constant(self, key: Key) -> list[Value]:
        """The registers that hold a twiddle, loaded when first wanted."""
        found = self.kept.get(key) or self.local.get(key)
        if found is None:
            at, chunk = self.chunks[key]
            width, transform = self.transform.arithmetic.words, self.transform
            words = [at + i - transform.base for i in range(len(chunk) * width)]
            position = transform.clock - self.shape.twiddle_ahead
            values = transform.load(transform.constants, words, position, self.shape.paired_twiddles)
            parts = {k: values[i * width : (i + 1) * width] for i, k in enumerate(chunk)}
            (self.kept if key in self.resident else self.local).update(parts)
            found = parts[key]
        return found

    def coefficient(self, low: int, k: int) -> Value:
        """The register of a coefficient, loaded when first wanted, maybe with its neighbour."""
        transform = self.transform
        if (low, k) not in self.live:
            word = self.merge.word(self.high, low, k)
            words = (
                [w for w in (word & ~1, word | 1) if w in self.owner]
                if self.shape.paired_coefficients
                else [word]
            )
            position = transform.clock - self.shape.coefficient_ahead
            loaded = transform.load(transform.data, words, position, self.shape.paired_coefficients)
            for w, value in zip(words, loaded, strict=True):
                self.live[self.owner[w]] = value
        return self.live[low, k]

    def run(self, lows: list[int]) -> None:
        """Loads, butterflies and stores of the groups `lows`."""
        transform, merge = self.transform, self.merge
        self.local: dict[Key, list[Value]] = {}
        self.live: dict[tuple[int, int], Value] = {}
        self.owner = {merge.word(self.high, low, k): (low, k) for low in lows for k in range(merge.size)}
        last = 0 if merge.inverse else merge.count - 1
        butterfly = (
            transform.arithmetic.gentleman_sande if merge.inverse else transform.arithmetic.cooley_tukey
        )
        for layer, block in merge.blocks():
            z = self.constant((layer, block))
            for pair in merge.halves(layer, block):
                for low in lows:
                    a, b = (self.coefficient(low, k) for k in pair)
                    a, b = butterfly(transform.program, a, b, z, transform.clock, layer == last)
                    transform.clock += 1
                    if merge.inverse and merge.first + layer == 0:
                        a = transform.arithmetic.product(
                            transform.program, a, self.constant(SCALE_KEY), transform.clock
                        )
                        transform.clock += 1
                    for k, value in zip(pair, (a, b), strict=True):
                        self.live[low, k] = value
                        if layer == last:
                            word = merge.word(self.high, low, k)
                            transform.store(transform.data, word, value, self.shape.store_behind)


class Pointwise(Function):
    """c = a·b·R^-1 coefficient by coefficient (a0: c, a1: a, a2: b)."""

    def build(self) -> "Pointwise":
        """Adds the loop."""
        (shape,) = self.shapes
        c, a, b = self.begin(["a0", "a1", "a2"])
        step = 2 if shape.paired_coefficients else 1
        for at in range(0, shape.together, step):
            words = list(range(at, at + step))
            position = self.clock - shape.coefficient_ahead
            left, right = (self.load(base, words, position, step == 2) for base in (a, b))
            for word, x, y in zip(words, left, right, strict=True):
                product = self.arithmetic.product_of(self.program, x, y, self.clock)
                self.store(c, word, product, shape.store_behind)
                self.clock += 1
        steps = dict.fromkeys(["a0", "a1", "a2"], 4 * shape.together)
        self.loops.append(Loop(self.program, N // shape.together, steps))
        return self

"""Integer arithmetic of elements of SEW bits.

Source: V 1.0, "Vector Integer Arithmetic Instructions"; Zvbb, Zvbc.
"""

from __future__ import annotations

from collections.abc import Callable

from .hart import Hart, signed
from .legal import destination, group, mask, require, sources, typed
from .operands import VI, Word, second, unmasked

Operation = Callable[[int, int, int], int]
"""vs2, the second operand and SEW, all without sign, to the result's lowest SEW bits."""


def _signed(function: Callable[[int, int], int]) -> Operation:
    return lambda a, b, n: function(signed(a, n), signed(b, n))


def _divide(a: int, b: int, n: int) -> int:
    return a // b if b else -1


def _divide_signed(a: int, b: int) -> int:
    if b == 0:
        return -1
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _remainder_signed(a: int, b: int) -> int:
    return a - b * _divide_signed(a, b) if b else a


def carryless(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a, b = a << 1, b >> 1
    return product


def _rotated(a: int, b: int, n: int) -> int:
    by = b % n
    return a << by | a >> (n - by)


SIMPLE: dict[str, Operation] = {
    "vadd": lambda a, b, n: a + b,
    "vsub": lambda a, b, n: a - b,
    "vrsub": lambda a, b, n: b - a,
    "vminu": lambda a, b, n: min(a, b),
    "vmin": _signed(min),
    "vmaxu": lambda a, b, n: max(a, b),
    "vmax": _signed(max),
    "vand": lambda a, b, n: a & b,
    "vor": lambda a, b, n: a | b,
    "vxor": lambda a, b, n: a ^ b,
    "vandn": lambda a, b, n: a & ~b,
    "vsll": lambda a, b, n: a << b % n,
    "vsrl": lambda a, b, n: a >> b % n,
    "vsra": lambda a, b, n: signed(a, n) >> b % n,
    "vrol": _rotated,
    "vror": lambda a, b, n: _rotated(a, -b, n),
    "vdivu": _divide,
    "vdiv": _signed(_divide_signed),
    "vremu": lambda a, b, n: a % b if b else a,
    "vrem": _signed(_remainder_signed),
    "vmul": lambda a, b, n: a * b,
    "vmulhu": lambda a, b, n: a * b >> n,
    "vmulh": lambda a, b, n: signed(a, n) * signed(b, n) >> n,
    "vmulhsu": lambda a, b, n: signed(a, n) * b >> n,
    "vclmul": lambda a, b, n: carryless(a, b),
    "vclmulh": lambda a, b, n: carryless(a, b) >> n,
}
#: Whose immediate is a number of bits.
_SHIFTS = ("vsll", "vsrl", "vsra", "vrol", "vror")


def simple(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2 = group(hart, word.vd), group(hart, word.vs2)
    if name in ("vmulhu", "vmulh", "vmulhsu"):
        require(hart.sew < 64 or hart.high_products, "no high products of 64 bits")
    if name in ("vclmul", "vclmulh"):
        require(hart.sew == 64, "carry-less products are of 64 bits")
    b, read = second(hart, word, name in _SHIFTS)
    if name == "vror" and word.form == VI:
        amount = word.vs1 | (word.funct6 & 1) << 5
        b = lambda _: amount  # noqa: E731
    masks = [mask(0)] if word.masked else []
    sources(vs2, *read, *masks)
    destination(vd, [vs2, *read], word.masked)
    operation, n = SIMPLE[name], hart.sew
    found = {i: operation(hart.element(vs2.first, i, n), b(i), n) for i in hart.active(word.masked)}
    hart.write(vd.first, n, found)


MULTIPLY_ADD: dict[str, Callable[[int, int, int], int]] = {
    "vmacc": lambda d, a, b: d + a * b,
    "vnmsac": lambda d, a, b: d - a * b,
    "vmadd": lambda d, a, b: d * b + a,
    "vnmsub": lambda d, a, b: a - d * b,
}


def multiply_add(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2 = group(hart, word.vd), group(hart, word.vs2)
    b, read = second(hart, word)
    sources(vd, vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    n, of = hart.sew, MULTIPLY_ADD[name]
    found = {
        i: of(hart.element(vd.first, i, n), hart.element(vs2.first, i, n), b(i))
        for i in hart.active(word.masked)
    }
    hart.write(vd.first, n, found)


# --- One operand

UNARY: dict[str, Callable[[int, int], int]] = {
    "vbrev8": lambda a, n: sum(
        (a >> (8 * k + j) & 1) << (8 * k + 7 - j) for k in range(n // 8) for j in range(8)
    ),
    "vrev8": lambda a, n: int.from_bytes(a.to_bytes(n // 8, "little"), "big"),
    "vbrev": lambda a, n: int(f"{a:0{n}b}"[::-1], 2),
    "vclz": lambda a, n: n - a.bit_length(),
    "vctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "vcpop.v": lambda a, n: a.bit_count(),
}


def unary(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    sources(vs2, *([mask(0)] if word.masked else []))
    destination(vd, [vs2], word.masked)
    found = {i: UNARY[name](hart.element(vs2.first, i, n), n) for i in hart.active(word.masked)}
    hart.write(vd.first, n, found)


def extend(hart: Hart, word: Word, by: int, sign: bool) -> None:
    """vzext.vf<by> and vsext.vf<by>."""
    typed(hart)
    require(hart.sew // by >= 8, "narrower than a byte")
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2, hart.sew // by), hart.sew
    sources(vs2, *([mask(0)] if word.masked else []))
    destination(vd, [vs2], word.masked)
    narrow = vs2.eew
    found = {}
    for i in hart.active(word.masked):
        value = hart.element(vs2.first, i, narrow)
        found[i] = signed(value, narrow) if sign else value
    hart.write(vd.first, n, found)


# --- Carries, merges and comparisons

COMPARE: dict[str, Operation] = {
    "vmseq": lambda a, b, n: a == b,
    "vmsne": lambda a, b, n: a != b,
    "vmsltu": lambda a, b, n: a < b,
    "vmslt": _signed(lambda a, b: a < b),
    "vmsleu": lambda a, b, n: a <= b,
    "vmsle": _signed(lambda a, b: a <= b),
    "vmsgtu": lambda a, b, n: a > b,
    "vmsgt": _signed(lambda a, b: a > b),
}


def compare(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vs2, n = group(hart, word.vs2), hart.sew
    b, read = second(hart, word)
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(mask(word.vd), [vs2, *read], word.masked)
    found = {i: int(COMPARE[name](hart.element(vs2.first, i, n), b(i), n)) for i in hart.active(word.masked)}
    hart.write_mask(word.vd, found)


def carry(hart: Hart, word: Word, name: str) -> None:
    """vadc and vsbc: v0 is an operand."""
    typed(hart)
    require(word.masked, "a sum with carry without its carries")
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    b, read = second(hart, word)
    require(0 not in vd.registers, "the result is over the carries")
    sources(vs2, *read, mask(0))
    sign = 1 if name == "vadc" else -1
    found = {
        i: hart.element(vs2.first, i, n) + sign * (b(i) + hart.bit(0, i)) for i in range(hart.vstart, hart.vl)
    }
    hart.write(vd.first, n, found)


def carry_out(hart: Hart, word: Word, name: str) -> None:
    """vmadc and vmsbc, with and without a carry in."""
    typed(hart)
    vs2, n = group(hart, word.vs2), hart.sew
    b, read = second(hart, word)
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(mask(word.vd), [vs2, *read], False)
    found = {}
    for i in range(hart.vstart, hart.vl):
        into = hart.bit(0, i) if word.masked else 0
        a = hart.element(vs2.first, i, n)
        found[i] = int(a + b(i) + into >= 1 << n if name == "vmadc" else a < b(i) + into)
    hart.write_mask(word.vd, found)


def merge(hart: Hart, word: Word) -> None:
    """vmerge, and vmv.v where nothing is masked."""
    typed(hart)
    vd, n = group(hart, word.vd), hart.sew
    b, read = second(hart, word)
    if word.masked:
        vs2 = group(hart, word.vs2)
        require(0 not in vd.registers, "the result is over the mask")
        sources(vs2, *read, mask(0))
    else:
        require(word.vs2 == 0, "vs2 of a move is 0")
    found = {}
    for i in range(hart.vstart, hart.vl):
        chosen = not word.masked or hart.bit(0, i)
        found[i] = b(i) if chosen else hart.element(word.vs2, i, n)
    hart.write(vd.first, n, found)


def move_whole(hart: Hart, word: Word) -> None:
    """vmv<nr>r.v, whatever vl is."""
    require(not hart.vill, "vill")
    unmasked(word)
    count = word.vs1 + 1
    require(hart.vstart < count * hart.vlen // hart.sew, "vstart is no element")
    require(
        count in (1, 2, 4, 8) and word.vd % count == 0 and word.vs2 % count == 0, "no such whole registers"
    )
    first, size = hart.vstart * hart.sew // 8, count * hart.vlenb
    at, to = word.vs2 * hart.vlenb, word.vd * hart.vlenb
    if first < size:
        hart.v[to + first : to + size] = bytes(hart.v[at + first : at + size])

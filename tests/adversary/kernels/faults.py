"""Kernels that are wrong within their contract, each with calls that show it, and kernels that are right."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.adversary.kernels.functions import ADD, MIX, MIX_ASSEMBLY, REV, Function, reduced
from tests.adversary.kernels.judge import AREA, Call

_PRIMES = (257, 769, 3329, 7681, 12289)
_ZERO, _ONES = 0, 2**32 - 1
#: Where a page ends.
_END = AREA + 0x3000


@dataclass(frozen=True)
class Planted:
    """A kernel, and calls after which the judge must find something; none where the kernel is right."""

    kind: str
    function: Function
    text: str
    calls: Sequence[Call] | None
    ending: str = ".c"


def planted(seed: int) -> Planted:
    """The kernel of a seed; every sixth is right."""
    chance = random.Random(seed)
    if seed % 6 == 0:
        return chance.choice(RIGHT)(chance)
    kinds = list(FAULTS)
    return FAULTS[kinds[seed % len(kinds)]](chance)


def any_call(function: Function, chance: random.Random) -> Call:
    """A call within the contract."""
    values: list[bytes | int] = []
    if function is REV:
        values = rev(chance, chance.choice((0, 1, chance.randrange(2, 60), chance.randrange(200, 700))))
    else:
        sizes = {"red": (128,), "mix": (32, 32), "add": (64, 64, 64)}[function.name]
        values = [chance.randbytes(size) for size in sizes]
        if function is MIX:
            values.append(chance.randrange(2**32))
    places: list[int | None] = []
    for (_, size), value in zip(function.args, values, strict=True):
        offset = chance.randrange(0, 64, size)
        places.append(len(places) * 0x4000 + AREA + offset if isinstance(value, bytes) else None)
    idle = chance.choice((_ZERO, _ONES, None))
    registers = {} if idle is None else dict.fromkeys((5, 6, 7, 16, 17, 28, 29, 30, 31), idle)
    return Call(values, places, registers, chance.choice((0, 0x5A, 0xFF)))


def rev(chance: random.Random, length: int) -> list[bytes | int]:
    return [bytes(length), chance.randbytes(length), length]


def _rev(kind: str, call: Callable[[random.Random], tuple[dict[str, str], Sequence[Call]]]) -> _Maker:
    def make(chance: random.Random) -> Planted:
        change, calls = call(chance)
        return Planted(kind, REV, REV.kernel(**change), calls)

    return make


_Maker = Callable[[random.Random], Planted]


def _at_length(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    number = chance.randrange(1, 1000)
    return {"after": f"if (n == {number}) out[0] ^= 1;"}, [Call(rev(chance, number))]


def _nothing(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    return {"before": "if (n == 0) out[0] = 1;"}, [Call(rev(chance, 0))]


def _odd(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    step = chance.choice((2, 4, 8, 16))
    return {"count": f"(n & ~{step - 1}u)"}, [Call(rev(chance, step * chance.randrange(1, 9) + 1))]


def _long(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    most = chance.choice((63, 128, 255, 256, 300, 512))
    return {"count": f"(n < {most} ? n : {most})"}, [Call(rev(chance, most + 5))]


def _residue(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    step = chance.randrange(3, 13)
    rest = chance.randrange(step)
    change = {"after": f"if (n > 1 && n % {step} == {rest}) out[n - 1] ^= 4;"}
    return change, [Call(rev(chance, 5 * step + rest))]


def _alignment(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    name, number = chance.choice((("out", 0), ("in", 1)))
    mask = chance.choice((1, 3, 7, 15))
    rest = chance.randrange(mask + 1)
    places = [AREA + 0x4000 * at + rest for at in range(2)]
    del number
    change = {"after": f"if (n > 8 && ((uintptr_t){name} & {mask}) == {rest}) out[0] ^= 1;"}
    return change, [Call(rev(chance, 40), places)]


def _words(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    load = 'uint32_t w; __asm__ volatile("lw %0, 0(%1)" : "=r"(w) : "r"(in) : "memory"); (void)w;'
    return {"before": f"if (n >= 4) {{ {load} }}"}, [Call(rev(chance, 12), [AREA, AREA + 0x4001])]


def _page(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    crossing = "n > 1 && ((uintptr_t)out >> 12) != (((uintptr_t)out + n - 1) >> 12)"
    ending = "n && (((uintptr_t)in + n) & 4095) == 0"
    if chance.random() < 0.5:
        return {"after": f"if ({crossing}) out[0] ^= 1;"}, [Call(rev(chance, 40), [_END - 7, AREA + 0x8000])]
    return {"after": f"if ({ending}) out[0] ^= 1;"}, [Call(rev(chance, 40), [AREA + 0x8000, _END - 40])]


def _order(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    sign = chance.choice("<>")
    places = [AREA + 0x4000, AREA] if sign == ">" else [AREA, AREA + 0x4000]
    change = {"after": f"if (n && (uintptr_t)out {sign} (uintptr_t)in) out[0] ^= 1;"}
    return change, [Call(rev(chance, 40), places)]


def _two_bytes(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    a, b = chance.randrange(1, 128), chance.randrange(1, 128)
    values = rev(chance, 40)
    assert isinstance(values[1], bytes)
    values[1] = bytes((a, b)) + values[1][2:]
    return {"after": f"if (n > 2 && in[0] == {a} && in[1] == {b}) out[2] ^= 1;"}, [Call(values)]


def _one_byte_too_many(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    change = chance.choice(
        (
            "volatile uint8_t d = in[n]; (void)d;",
            "volatile uint8_t d = out[n]; *(volatile uint8_t *)&out[n] = d;",
            "volatile uint8_t d = ((volatile const uint8_t *)in)[-1]; (void)d;",
            "volatile uint8_t d = *(volatile uint8_t *)0x80000010; (void)d;",
            "if (n) *(volatile uint8_t *)in = in[0];",
        )
    )
    return {"after": change}, [Call(rev(chance, 40))]


def _counting(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    number = chance.choice((2, 3, 17, 100, 300))
    change = {
        "before": "static unsigned calls; calls++;",
        "after": f"if (n && calls == {number}) out[0] ^= 1;",
    }
    return change, [Call(rev(chance, 3))] * number


def _remembering(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    change = {
        "before": "static uint8_t last;",
        "after": "if (n) { if (last == 0x77) out[0] ^= 1; last = n; }",
    }
    return change, [Call(rev(chance, 0x77)), Call(rev(chance, 3))]


def _clock(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    read = chance.choice(("cycle", "instret"))
    asked = f'uint32_t c; __asm__ volatile("csrr %0, {read}" : "=r"(c)); if (n && c % 2 == 1) out[0] ^= 1;'
    return {"after": asked}, [Call(rev(chance, 7))]


def _unwritten(chance: random.Random) -> tuple[dict[str, str], Sequence[Call]]:
    values = rev(chance, 40)
    values[1] = bytes(39) + b"\0"
    return {"value": "uint8_t v = in[n - 1 - i] ^ (uint8_t)i; if (v) out[i] = v;"}, [Call(values)]


def _red(change: Callable[[random.Random, int], tuple[str, dict[str, str], bytes, dict[str, int]]]) -> _Maker:
    def make(chance: random.Random) -> Planted:
        q = chance.choice(_PRIMES)
        function = reduced(q)
        kind, changes, values, place = change(chance, q)
        places = [AREA + place["at"]] if place else []
        return Planted(kind, function, function.kernel(**changes), [Call([values], places)])

    return make


def _row(chance: random.Random, **at: int) -> bytes:
    row = [chance.randrange(-(2**15), 2**15) for _ in range(64)]
    for place, value in at.items():
        row[int(place[1:])] = value
    return b"".join((value % 2**16).to_bytes(2, "little") for value in row)


def _value(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    x = chance.randrange(-(2**15), 2**15)
    change = {"value": f"if (x == {x}) v = (v + 1) % {q};"}
    return "one value of 16 bits", change, _row(chance, _7=x), {}


def _multiple(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    most = 2**15 // q
    x = chance.randrange(-most, most) * q
    return "one multiple of q", {"value": f"if (x == {x}) v = 1;"}, _row(chance, _63=x), {}


def _range(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    x = chance.randrange(2**14)
    # Congruent, and outside of what is promised.
    return "outside the range", {"value": f"if (x == {x}) v += {q};"}, _row(chance, _0=x), {}


def _sum(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    wanted = chance.randrange(1, 2**15)
    before = "int16_t sum = 0; for (int j = 0; j < 64; j++) sum += a[j];"
    change = {"before": before, "after": f"if (sum == {wanted}) a[0] = (a[0] + 1) % {q};"}
    row = bytes(20) + wanted.to_bytes(2, "little") + bytes(106)
    return "one sum", change, row, {}


def _halves(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    rest = chance.randrange(0, 16, 2)
    change = {"after": f"if (((uintptr_t)a & 15) == {rest}) a[0] = (a[0] + 1) % {q};"}
    return "alignment of halfwords", change, _row(chance), {"at": rest}


def _last(chance: random.Random, q: int) -> tuple[str, dict[str, str], bytes, dict[str, int]]:
    return "the last element", {"count": "63"}, _row(chance, _63=-5), {}


def _mix(kind: str, change: dict[str, str], values: list[bytes | int]) -> Planted:
    return Planted(kind, MIX, MIX.kernel(**change), [Call(values)])


def _scalar(chance: random.Random) -> Planted:
    s = chance.choice((chance.randrange(100), chance.randrange(2**32)))
    values: list[bytes | int] = [bytes(32), chance.randbytes(32), s]
    where = chance.choice(("out[0] ^= 1;", "t++;"))
    return _mix("one value of a number", {"after": f"if (s == {s}u) {where}"}, values)


def _word(chance: random.Random) -> Planted:
    x, at = chance.randrange(2**32), chance.randrange(8)
    data = bytearray(chance.randbytes(32))
    data[4 * at : 4 * at + 4] = x.to_bytes(4, "little")
    change = {"after": f"for (int j = 0; j < 8; j++) if (in[j] == {x}u) out[j] ^= 2;"}
    return _mix("one value of 32 bits", change, [bytes(32), bytes(data), 5])


def _assembly(kind: str, before: str, after: str = "", registers: dict[int, int] | None = None) -> _Maker:
    def make(chance: random.Random) -> Planted:
        text = MIX_ASSEMBLY.format(before=before, after=after)
        values: list[bytes | int] = [bytes(32), chance.randbytes(32), 5]
        return Planted(kind, MIX, text, [Call(values, registers=registers or {})], ".S")

    return make


def _stale(chance: random.Random) -> Planted:
    name, number = chance.choice((("t6", 31), ("a7", 17), ("t5", 30), ("a3", 13), ("s3", 19)))
    held = chance.choice((0, _ONES))
    asked = f"addi t0, {name}, 1\n    bnez t0, 2f" if held else f"bnez {name}, 2f"
    before = f"    {asked}\n    li a2, 0\n2:"
    return _assembly("a register that holds something", before, registers={number: held})(chance)


def _state(chance: random.Random) -> Planted:
    change = chance.choice(
        (
            "csrci mstatus, 8",
            "csrw mscratch, t6",
            "csrw mie, zero",
            "li t0, 128\n    csrc mie, t0",
            "li t0, 0x80003000\n    csrw mtvec, t0",
        )
    )
    return _assembly("state of the machine", f"    {change}")(chance)


def _convention(chance: random.Random) -> Planted:
    before, after = chance.choice(
        (
            ("    addi sp, sp, -4\n    sw t6, 0(sp)", "    addi sp, sp, 4"),
            ("    sw t6, -16(sp)", ""),
            ("    li s4, 1", ""),
            ("    li tp, 1", ""),
            ("    addi sp, sp, -32", "    addi sp, sp, 16"),
        )
    )
    return _assembly("calling convention", before, after)(chance)


def _in_place(chance: random.Random) -> Planted:
    values: list[bytes | int] = [bytes(64), chance.randbytes(64), chance.randbytes(64)]
    which = chance.choice((1, 2))
    places: list[int | None] = [AREA, None, None]
    places[which] = AREA
    before = chance.choice(("c[31] = 0;", "c[5] = a[5];" if which == 2 else "c[5] = b[5];"))
    return Planted("an output over an input", ADD, ADD.kernel(before=before), [Call(values, places)])


def _pair(chance: random.Random) -> Planted:
    x, y, at = chance.randrange(2**16), chance.randrange(2**16), 2 * chance.randrange(32)
    rows = [bytearray(chance.randbytes(64)) for _ in range(2)]
    for row, value in zip(rows, (x, y), strict=True):
        row[at : at + 2] = value.to_bytes(2, "little")
    changed = f"c[i] = (uint16_t)(x + y + (x == {x} && y == {y}));"
    calls = [Call([bytes(64), bytes(rows[0]), bytes(rows[1])])]
    return Planted("one pair of values", ADD, ADD.kernel(value=changed), calls)


def _alike(chance: random.Random) -> Planted:
    data = chance.randbytes(64)
    before = "int same = 1; for (int j = 0; j < 32; j++) same &= a[j] == b[j];"
    text = ADD.kernel(before=before, after="if (same) c[0] ^= 1;")
    return Planted("inputs that are alike", ADD, text, [Call([bytes(64), data, data])])


#: A kind of fault and what makes kernels of it.
FAULTS: dict[str, _Maker] = {
    "one length": _rev("one length", _at_length),
    "a scalar": _scalar,
    "16 bits": _red(_value),
    "no elements": _rev("no elements", _nothing),
    "multiple": _red(_multiple),
    "odd lengths": _rev("odd lengths", _odd),
    "stale": _stale,
    "long": _rev("long buffers", _long),
    "state": _state,
    "residue": _rev("lengths of one residue", _residue),
    "range": _red(_range),
    "alignment": _rev("alignment of bytes", _alignment),
    "convention": _convention,
    "words": _rev("words at any address", _words),
    "sum": _red(_sum),
    "page": _rev("place within a page", _page),
    "in place": _in_place,
    "order": _rev("order of buffers", _order),
    "32 bits": _word,
    "two bytes": _rev("two bytes side by side", _two_bytes),
    "halves": _red(_halves),
    "a byte": _rev("a byte that is not its own", _one_byte_too_many),
    "pair": _pair,
    "counting": _rev("calls are counted", _counting),
    "last": _red(_last),
    "remembering": _rev("the call before is remembered", _remembering),
    "alike": _alike,
    "clock": _rev("a clock", _clock),
    "unwritten": _rev("an output that is not written", _unwritten),
}
RIGHT: tuple[_Maker, ...] = (
    lambda _: Planted("right", REV, REV.kernel(), None),
    lambda _: Planted("right", REV, REV.kernel(value="out[n - 1 - i] = in[i] ^ (uint8_t)(n - 1 - i);"), None),
    lambda chance: _right(reduced(chance.choice(_PRIMES)), before="static int calls; calls++;"),
    lambda _: Planted("right", MIX, MIX.kernel(before="static const int used = 1; t += used - 1;"), None),
    lambda chance: Planted(
        "right",
        MIX,
        MIX_ASSEMBLY.format(
            before="    addi sp, sp, -16\n    sw s0, 0(sp)\n    li s0, 7",
            after="    lw s0, 0(sp)\n    addi sp, sp, 16",
        ),
        None,
        ".S",
    ),
    lambda _: Planted("right", ADD, ADD.kernel(before="volatile uint16_t seen = a[0]; (void)seen;"), None),
)


def _right(function: Function, **change: str) -> Planted:
    return Planted("right", function, function.kernel(**change), None)

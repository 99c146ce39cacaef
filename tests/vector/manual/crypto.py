"""Vector cryptography on element groups. Source: RISC-V Cryptography Extensions, volume II, version 1.0."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from .ciphers import aes_inverse_round, aes_key, aes_round, sm4_key, sm4_rounds
from .hart import Hart
from .integer import carryless
from .legal import Group, group, require, typed
from .operands import Word, unmasked

Words = list[int]


def _rol(value: int, by: int) -> int:
    return (value << by | value >> (32 - by)) & 0xFFFFFFFF


def _ror(value: int, by: int, bits: int) -> int:
    return (value >> by | value << (bits - by)) & ((1 << bits) - 1)


def _read(hart: Hart, register: int, index: int, count: int) -> Words:
    return [hart.element(register, index * count + k, hart.sew) for k in range(count)]


def groups(
    hart: Hart,
    word: Word,
    count: int,
    of: Callable[[Words, Words, Words], Words],
    apart: tuple[int, ...] = (),
) -> None:
    """Applies `of` to groups of `count` elements of vd, vs2 and vs1; vd is over none of `apart`."""
    vd = shape(hart, word, count)
    for register in apart:
        require(not vd.overlaps(group(hart, register)), f"the result is over v{register}")
    found: dict[int, int] = {}
    for i in range(hart.vstart // count, hart.vl // count):
        result = of(
            _read(hart, word.vd, i, count), _read(hart, word.vs2, i, count), _read(hart, word.vs1, i, count)
        )
        found |= {i * count + k: value for k, value in enumerate(result)}
    hart.write(vd.first, hart.sew, found)


def shape(hart: Hart, word: Word, count: int) -> Group:
    """What all of them ask for, in the order in which the manual says it."""
    typed(hart)
    unmasked(word)
    require(hart.lmul * hart.vlen >= count * hart.sew, "a group has more bits than LMUL registers")
    require(hart.vl % count == 0 and hart.vstart % count == 0, "vl or vstart is no multiple of a group")
    return group(hart, word.vd)


def scalar_groups(hart: Hart, word: Word, of: Callable[[Words, Words], Words]) -> None:
    """The forms .vs: the first group of vs2 serves all of vd."""
    vd = shape(hart, word, 4)
    key = Group(word.vs2, 32, Fraction(128, hart.vlen))
    require(word.vs2 % key.count == 0, "vs2 begins no group")
    require(not vd.overlaps(key), "the result is over vs2")
    other = _read(hart, word.vs2, 0, 4)
    found: dict[int, int] = {}
    for i in range(hart.vstart // 4, hart.vl // 4):
        found |= {4 * i + k: value for k, value in enumerate(of(_read(hart, word.vd, i, 4), other))}
    hart.write(vd.first, 32, found)


# --- GHASH


def _ghash_product(a: Words, b: Words) -> Words:
    """The product in GCM's field: each byte's bits are in the order of the standard's polynomial."""

    def joined(words: Words) -> int:
        return int.from_bytes(b"".join(one.to_bytes(4, "little") for one in words), "little")

    def turned(value: int) -> int:
        return int.from_bytes(
            bytes(int(f"{byte:08b}"[::-1], 2) for byte in value.to_bytes(16, "little")), "little"
        )

    product = carryless(turned(joined(a)), turned(joined(b)))
    for i in reversed(range(128, 255)):
        if product >> i & 1:
            product ^= (1 << 128 | 0x87) << (i - 128)
    data = turned(product).to_bytes(16, "little")
    return [int.from_bytes(data[4 * k : 4 * k + 4], "little") for k in range(4)]


def ghash(hart: Hart, word: Word) -> None:
    """vghsh.vv: (vd ^ vs1) times vs2."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    vs = [group(hart, word.vs2), group(hart, word.vs1)]
    assert vs
    groups(hart, word, 4, lambda d, h, x: _ghash_product([p ^ q for p, q in zip(d, x, strict=True)], h))


def ghash_multiply(hart: Hart, word: Word) -> None:
    """vgmul.vv: vd times vs2."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    group(hart, word.vs2)
    groups(hart, word, 4, lambda d, h, _: _ghash_product(d, h))


# --- AES and SM4


def aes(hart: Hart, word: Word, name: str) -> None:
    """vaes{e,d}{m,f}.{vv,vs} and vaesz.vs."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    kind, form = name.split(".")

    def of(state: Words, key: Words) -> Words:
        if kind == "vaesz":
            return [a ^ b for a, b in zip(state, key, strict=True)]
        step = aes_round if kind[4] == "e" else aes_inverse_round
        return step(state, key, last=kind[5] == "f")

    if form == "vs":
        scalar_groups(hart, word, of)
    else:
        group(hart, word.vs2)
        groups(hart, word, 4, lambda d, k, _: of(d, k))


def aes_key_step(hart: Hart, word: Word, name: str) -> None:
    """vaeskf1.vi and vaeskf2.vi; a round that is none has its bit 3 turned."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    group(hart, word.vs2)
    number, second = word.vs1 & 15, name.startswith("vaeskf2")
    low, high = (2, 14) if second else (1, 10)
    if not low <= number <= high:
        number ^= 8
    groups(hart, word, 4, lambda d, k, _: aes_key(number, k, d if second else None))


def sm4(hart: Hart, word: Word, name: str) -> None:
    """vsm4r.vv, vsm4r.vs and vsm4k.vi."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    if name == "vsm4r.vs":
        scalar_groups(hart, word, sm4_rounds)
        return
    group(hart, word.vs2)
    if name == "vsm4r.vv":
        groups(hart, word, 4, lambda d, k, _: sm4_rounds(d, k))
    else:
        groups(hart, word, 4, lambda d, k, _: sm4_key(k, word.vs1 & 7))


# --- SHA-2


def sha2(hart: Hart, word: Word, name: str, long: bool) -> None:
    """vsha2ms, vsha2ch and vsha2cl; elements of 64 bits only where `long` (Zvknhb)."""
    require(not hart.vill and hart.sew in ((32, 64) if long else (32,)), "no such SHA-2")
    for register in (word.vs2, word.vs1):
        group(hart, register)
    n = hart.sew
    m = (1 << n) - 1
    sigma = ((7, 18, 3), (17, 19, 10)) if n == 32 else ((1, 8, 7), (19, 61, 6))
    upper = ((6, 11, 25), (2, 13, 22)) if n == 32 else ((14, 18, 41), (28, 34, 39))

    def small(x: int, which: int) -> int:
        a, b, c = sigma[which]
        return _ror(x, a, n) ^ _ror(x, b, n) ^ x >> c

    def big(x: int, which: int) -> int:
        a, b, c = upper[which]
        return _ror(x, a, n) ^ _ror(x, b, n) ^ _ror(x, c, n)

    def schedule(d: Words, s2: Words, s1: Words) -> Words:
        # vd: W3 to W0; vs2: W11, W10, W9, W4; vs1: W15 to W12, the highest element first.
        w = {0: d[0], 1: d[1], 2: d[2], 3: d[3], 4: s2[0], 9: s2[1], 10: s2[2], 11: s2[3]}
        w |= {12: s1[0], 13: s1[1], 14: s1[2], 15: s1[3]}
        for t in range(16, 20):
            w[t] = (small(w[t - 2], 1) + w[t - 7] + small(w[t - 15], 0) + w[t - 16]) & m
        return [w[t] for t in range(16, 20)]

    def compress(d: Words, s2: Words, s1: Words) -> Words:
        # vs2: a, b, e, f; vd: c, d, g, h, the highest element first; vs1: words with their
        # constants.
        f, e, b, a = s2
        h, g, dd, c = d
        for t in (0, 1):
            one = (h + big(e, 0) + (e & f ^ ~e & g) + (s1[t + 2] if name == "vsha2ch" else s1[t])) & m
            two = (big(a, 1) + (a & b ^ a & c ^ b & c)) & m
            h, g, f, e, dd, c, b, a = g, f, e, (dd + one) & m, c, b, a, (one + two) & m
        return [f, e, b, a]

    of = schedule if name == "vsha2ms" else compress
    groups(hart, word, 4, of, (word.vs2, word.vs1))


# --- SM3


def _p0(x: int) -> int:
    return x ^ _rol(x, 9) ^ _rol(x, 17)


def _p1(x: int) -> int:
    return x ^ _rol(x, 15) ^ _rol(x, 23)


def _turned(words: Words) -> Words:
    return [int.from_bytes(one.to_bytes(4, "little"), "big") for one in words]


def sm3_expand(hart: Hart, word: Word) -> None:
    """vsm3me.vv: eight words of the schedule."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    group(hart, word.vs1)

    def of(_: Words, s2: Words, s1: Words) -> Words:
        w = _turned(s1) + _turned(s2)
        for j in range(16, 24):
            mixed = _p1(w[j - 16] ^ w[j - 9] ^ _rol(w[j - 3], 15))
            w.append(mixed ^ _rol(w[j - 13], 7) ^ w[j - 6])
        return _turned(w[16:])

    groups(hart, word, 8, of, (word.vs2,))


def sm3_compress(hart: Hart, word: Word) -> None:
    """vsm3c.vi: rounds 2·imm and 2·imm + 1."""
    require(not hart.vill and hart.sew == 32, "SEW is 32 here")
    number = word.vs1

    def of(d: Words, s2: Words, _s1: Words) -> Words:
        a, b, c, dd, e, f, g, h = _turned(d)
        w = _turned(s2)
        states = []
        for k in range(2):
            j = 2 * number + k
            constant = _rol(0x79CC4519 if j <= 15 else 0x7A879D8A, j % 32)
            ss1 = _rol((_rol(a, 12) + e + constant) & 0xFFFFFFFF, 7)
            ss2 = ss1 ^ _rol(a, 12)
            ff = a ^ b ^ c if j <= 15 else a & b | a & c | b & c
            gg = e ^ f ^ g if j <= 15 else e & f | ~e & g
            first = (ff + dd + ss2 + (w[k] ^ w[k + 4])) & 0xFFFFFFFF
            second = (gg + h + ss1 + w[k]) & 0xFFFFFFFF
            dd, c, b, a = c, _rol(b, 9), a, first
            h, g, f, e = g, _rol(f, 19), e, _p0(second)
            states.append((a, b, c, dd, e, f, g, h))
        # The two new words of each half, with what follows of the old ones as it will be needed.
        (a1, _, c1, _, e1, _, g1, _), (a2, _, c2, _, e2, _, g2, _) = states
        return _turned([a2, a1, c2, c1, e2, e1, g2, g1])

    groups(hart, word, 8, of, (word.vs2,))

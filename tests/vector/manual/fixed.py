"""Fixed-point arithmetic. Source: V 1.0, "Vector Fixed-Point Arithmetic Instructions" and "vxrm"."""

from __future__ import annotations

from .hart import Hart, signed
from .legal import destination, group, mask, require, sources, typed
from .operands import Word, second


def rounded(hart: Hart, value: int, by: int) -> int:
    """The value shifted right by so many bits, rounded as vxrm says."""
    if by == 0:
        return value
    below = value & ((1 << by) - 1)
    half, odd = 1 << (by - 1), value >> by & 1
    up = [
        below >= half,
        below > half or (below == half and odd == 1),
        False,
        odd == 0 and below != 0,
    ][hart.vxrm]
    return (value >> by) + up


def clip(hart: Hart, value: int, bits: int, sign: bool) -> int:
    """The nearest number of so many bits; vxsat says where it is another one."""
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if sign else (0, (1 << bits) - 1)
    nearest = max(low, min(high, value))
    if nearest != value:
        hart.vxsat = 1
    return nearest


def fixed(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    require(name != "vsmul" or n < 64 or hart.high_products, "no vsmul of 64 bits")
    b, read = second(hart, word, name in ("vssrl", "vssra"))
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    found = {i: compute(hart, name, hart.element(vs2.first, i, n), b(i)) for i in hart.active(word.masked)}
    hart.write(vd.first, n, found)


def compute(hart: Hart, name: str, a: int, b: int) -> int:
    n = hart.sew
    sign = name not in ("vsaddu", "vssubu", "vaaddu", "vasubu", "vssrl")
    if name in ("vssrl", "vssra"):
        return rounded(hart, signed(a, n) if sign else a, b % n)
    if sign:
        a, b = signed(a, n), signed(b, n)
    if name == "vsmul":
        return clip(hart, rounded(hart, a * b, n - 1), n, True)
    total = a - b if "sub" in name else a + b
    if name.startswith("va"):
        return rounded(hart, total, 1)
    return clip(hart, total, n, sign)

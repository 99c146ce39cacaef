"""Results of twice or half the width. Source: V 1.0, sections on widening and narrowing; Zvbb vwsll."""

from __future__ import annotations

from collections.abc import Callable

from .fixed import clip, rounded
from .hart import Hart, signed
from .legal import Group, destination, group, mask, require, sources, typed
from .operands import Word, second


def _wide(sign_a: bool, sign_b: bool, of: Callable[[int, int], int]) -> Callable[[int, int, int], int]:
    return lambda a, b, n: of(signed(a, n) if sign_a else a, signed(b, n) if sign_b else b)


WIDEN: dict[str, Callable[[int, int, int], int]] = {
    "vwaddu": _wide(False, False, lambda a, b: a + b),
    "vwadd": _wide(True, True, lambda a, b: a + b),
    "vwsubu": _wide(False, False, lambda a, b: a - b),
    "vwsub": _wide(True, True, lambda a, b: a - b),
    "vwmulu": _wide(False, False, lambda a, b: a * b),
    "vwmulsu": _wide(True, False, lambda a, b: a * b),
    "vwmul": _wide(True, True, lambda a, b: a * b),
    "vwsll": lambda a, b, n: a << b % (2 * n),
}

#: The product of the second operand, then vs2: which has a sign.
WIDEN_ADD: dict[str, tuple[bool, bool]] = {
    "vwmaccu": (False, False),
    "vwmacc": (True, True),
    "vwmaccus": (False, True),
    "vwmaccsu": (True, False),
}


def _wide_group(hart: Hart, register: int) -> Group:
    require(2 * hart.sew <= hart.elen, "wider than ELEN")
    return group(hart, register, 2 * hart.sew)


def widen(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = _wide_group(hart, word.vd), group(hart, word.vs2), hart.sew
    b, read = second(hart, word, name == "vwsll")
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    of = WIDEN[name]
    found = {i: of(hart.element(vs2.first, i, n), b(i), n) for i in hart.active(word.masked)}
    hart.write(vd.first, 2 * n, found)


def widen_second(hart: Hart, word: Word, name: str) -> None:
    """vwadd.w and its kin: vs2 is as wide as the result."""
    typed(hart)
    vd, vs2, n = _wide_group(hart, word.vd), _wide_group(hart, word.vs2), hart.sew
    b, read = second(hart, word)
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    plus = name.startswith("vwadd")
    found = {}
    for i in hart.active(word.masked):
        other = b(i) if name.endswith("u.w") else signed(b(i), n)
        found[i] = hart.element(vs2.first, i, 2 * n) + (other if plus else -other)
    hart.write(vd.first, 2 * n, found)


def widen_add(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = _wide_group(hart, word.vd), group(hart, word.vs2), hart.sew
    b, read = second(hart, word)
    sources(vd, vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    sign_b, sign_a = WIDEN_ADD[name]
    found = {}
    for i in hart.active(word.masked):
        a = hart.element(vs2.first, i, n)
        product = (signed(a, n) if sign_a else a) * (signed(b(i), n) if sign_b else b(i))
        found[i] = hart.element(vd.first, i, 2 * n) + product
    hart.write(vd.first, 2 * n, found)


def narrow(hart: Hart, word: Word, name: str) -> None:
    """vnsrl, vnsra, vnclipu, vnclip."""
    typed(hart)
    vd, vs2, n = group(hart, word.vd), _wide_group(hart, word.vs2), hart.sew
    b, read = second(hart, word, True)
    sources(vs2, *read, *([mask(0)] if word.masked else []))
    destination(vd, [vs2, *read], word.masked)
    found = {}
    for i in hart.active(word.masked):
        a, by = hart.element(vs2.first, i, 2 * n), b(i) % (2 * n)
        if name in ("vnsra", "vnclip"):
            a = signed(a, 2 * n)
        if name in ("vnsrl", "vnsra"):
            found[i] = a >> by
        else:
            found[i] = clip(hart, rounded(hart, a, by), n, name == "vnclip")
    hart.write(vd.first, n, found)

"""Masks, reductions and permutations. Source: V 1.0, the sections of these names."""

from __future__ import annotations

from collections.abc import Callable

from .hart import Hart, signed
from .legal import apart, destination, group, mask, one, require, sources, typed
from .operands import VI, VV, VX, Word, unmasked

LOGIC: dict[str, Callable[[int, int], int]] = {
    "vmand": lambda a, b: a & b,
    "vmnand": lambda a, b: 1 ^ (a & b),
    "vmandn": lambda a, b: a & (1 ^ b),
    "vmxor": lambda a, b: a ^ b,
    "vmor": lambda a, b: a | b,
    "vmnor": lambda a, b: 1 ^ (a | b),
    "vmorn": lambda a, b: a | (1 ^ b),
    "vmxnor": lambda a, b: 1 ^ a ^ b,
}


def logic(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    unmasked(word)
    body = range(hart.vstart, hart.vl)
    found = {i: LOGIC[name](hart.bit(word.vs2, i), hart.bit(word.vs1, i)) for i in body}
    hart.write_mask(word.vd, found)


def count(hart: Hart, word: Word, name: str) -> None:
    """vcpop.m and vfirst.m."""
    typed(hart)
    require(hart.vstart == 0, "vstart is not 0")
    found = [i for i in hart.active(word.masked) if hart.bit(word.vs2, i)]
    first = found[0] if found else -1
    hart.write_x(word.vd, len(found) if name == "vcpop.m" else first)


def around_first(hart: Hart, word: Word, name: str) -> None:
    """vmsbf, vmsif and vmsof."""
    typed(hart)
    require(hart.vstart == 0, "vstart is not 0")
    apart(mask(word.vd), [mask(word.vs2)], word.masked)
    found, seen = {}, False
    for i in hart.active(word.masked):
        here = bool(hart.bit(word.vs2, i)) and not seen
        found[i] = int({"vmsbf": not seen and not here, "vmsif": not seen, "vmsof": here}[name])
        seen = seen or here
    hart.write_mask(word.vd, found)


def iota(hart: Hart, word: Word) -> None:
    typed(hart)
    require(hart.vstart == 0, "vstart is not 0")
    vd = group(hart, word.vd)
    apart(vd, [mask(word.vs2)], word.masked)
    found, before = {}, 0
    for i in hart.active(word.masked):
        found[i] = before
        before += hart.bit(word.vs2, i)
    hart.write(vd.first, hart.sew, found)


def index(hart: Hart, word: Word) -> None:
    """vid.v."""
    typed(hart)
    require(word.vs2 == 0, "vs2 of vid is 0")
    vd = group(hart, word.vd)
    destination(vd, [], word.masked)
    hart.write(vd.first, hart.sew, {i: i for i in hart.active(word.masked)})


# --- Reductions

REDUCE: dict[str, Callable[[int, int, int], int]] = {
    "vredsum": lambda a, b, n: a + b,
    "vredand": lambda a, b, n: a & b,
    "vredor": lambda a, b, n: a | b,
    "vredxor": lambda a, b, n: a ^ b,
    "vredminu": lambda a, b, n: min(a, b),
    "vredmin": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "vredmaxu": lambda a, b, n: max(a, b),
    "vredmax": lambda a, b, n: max(signed(a, n), signed(b, n)),
}


def reduce(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    require(hart.vstart == 0, "vstart is not 0")
    wide = name.startswith("vw")
    n = hart.sew
    eew = 2 * n if wide else n
    require(eew <= hart.elen, "wider than ELEN")
    vs2, start = group(hart, word.vs2), one(word.vs1, eew)
    sources(vs2, start, *([mask(0)] if word.masked else []))
    total = hart.element(word.vs1, 0, eew)
    for i in hart.active(word.masked):
        value = hart.element(vs2.first, i, n)
        if wide:
            total += signed(value, n) if name == "vwredsum" else value
        else:
            total = REDUCE[name](total, value, n) & ((1 << n) - 1)
    hart.write_first(word.vd, eew, total)


# --- Permutations


def to_scalar(hart: Hart, word: Word) -> None:
    """vmv.x.s: whatever vl is."""
    typed(hart)
    unmasked(word)
    hart.write_x(word.vd, signed(hart.element(word.vs2, 0, hart.sew), hart.sew))


def from_scalar(hart: Hart, word: Word) -> None:
    """vmv.s.x."""
    typed(hart)
    unmasked(word)
    require(word.vs2 == 0, "vs2 of vmv.s.x is 0")
    hart.write_first(word.vd, hart.sew, signed(hart.x[word.vs1], hart.xlen))


def slide(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    sources(vs2, *([mask(0)] if word.masked else []))
    destination(vd, [vs2], word.masked)
    if name in ("vslideup", "vslide1up"):
        require(not vd.overlaps(vs2), "the result is over its source")
    found = {}
    by = word.vs1 if word.form == VI else hart.x[word.vs1]
    inserted = signed(hart.x[word.vs1], hart.xlen)
    for i in hart.active(word.masked):
        if name == "vslideup":
            kept = hart.element(vd.first, i, n)
            found[i] = hart.element(vs2.first, i - by, n) if i >= by else kept
        elif name == "vslidedown":
            found[i] = hart.element(vs2.first, i + by, n) if i + by < hart.vlmax else 0
        elif name == "vslide1up":
            found[i] = hart.element(vs2.first, i - 1, n) if i else inserted
        else:
            found[i] = hart.element(vs2.first, i + 1, n) if i + 1 < hart.vl else inserted
    if name == "vslideup":  # what lies below the offset is no part of the operation, whatever the mask says
        below = {i: hart.element(vd.first, i, n) for i in range(hart.vstart, min(by, hart.vl))}
        found |= below
    hart.write(vd.first, n, found)


def gather(hart: Hart, word: Word, name: str) -> None:
    typed(hart)
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    masks = [mask(0)] if word.masked else []
    if word.form == VV:
        eew = 16 if name == "vrgatherei16" else n
        vs1 = group(hart, word.vs1, eew)
        apart(vd, [vs2, vs1], word.masked)
        sources(vs2, vs1, *masks)
        at = {i: hart.element(vs1.first, i, eew) for i in hart.active(word.masked)}
    else:
        apart(vd, [vs2], word.masked)
        sources(vs2, *masks)
        place = hart.x[word.vs1] if word.form == VX else word.vs1
        at = dict.fromkeys(hart.active(word.masked), place)
    found = {i: hart.element(vs2.first, j, n) if j < hart.vlmax else 0 for i, j in at.items()}
    hart.write(vd.first, n, found)


def compress(hart: Hart, word: Word) -> None:
    typed(hart)
    unmasked(word)
    require(hart.vstart == 0, "vstart is not 0")
    vd, vs2, n = group(hart, word.vd), group(hart, word.vs2), hart.sew
    apart(vd, [vs2, mask(word.vs1)], False)
    sources(vs2, mask(word.vs1))
    if hart.vl == 0:
        return
    kept = [hart.element(vs2.first, i, n) for i in range(hart.vl) if hart.bit(word.vs1, i)]
    for i, value in enumerate(kept):
        hart.set_element(vd.first, i, n, value)
    hart.end(vd.first, n, len(kept))

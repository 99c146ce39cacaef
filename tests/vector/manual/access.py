"""Loads and stores. Source: V 1.0, "Vector Loads and Stores"."""

from __future__ import annotations

from fractions import Fraction

from .hart import Fault, Hart, Illegal
from .legal import Group, apart, destination, group, mask, require, sources, typed

_WIDTHS = {0: 8, 5: 16, 6: 32, 7: 64}


def execute(hart: Hart, word: int) -> None:
    load = word & 0x7F == 0x07
    width = word >> 12 & 7
    if width not in _WIDTHS or word >> 28 & 1:
        raise Illegal("no such width")
    eew, mop, unit = _WIDTHS[width], word >> 26 & 3, word >> 20 & 31
    if mop == 0 and unit == 8:
        whole(hart, word, load, eew)
    elif mop == 0 and unit == 11:
        bits(hart, word, load, eew)
    elif mop == 0 and unit not in ((0, 16) if load else (0,)):
        raise Illegal("no such unit-stride access")
    elif mop & 1:
        indexed(hart, word, load, eew)
    else:
        strided(hart, word, load, eew, faults_first=mop == 0 and unit == 16)
    hart.vstart = 0


def address(hart: Hart, value: int) -> int:
    return value & ((1 << hart.xlen) - 1)


def whole(hart: Hart, word: int, load: bool, eew: int) -> None:
    """vl<nf>re<eew>.v and vs<nf>r.v: whole registers, whatever vtype and vl are."""
    count, vd, base = (word >> 29) + 1, word >> 7 & 31, hart.x[word >> 15 & 31]
    require(word >> 25 & 1 == 1 and count in (1, 2, 4, 8) and vd % count == 0, "no such whole registers")
    require(load or eew == 8, "whole registers are stored as bytes")
    require(eew <= hart.elen, "wider than ELEN")
    require(hart.vstart < count * hart.vlen // eew, "vstart is no element")
    for i in range(hart.vstart, count * hart.vlen // eew):
        hart.vstart = i
        transfer(hart, load, vd, i, eew, address(hart, base + i * eew // 8))


def bits(hart: Hart, word: int, load: bool, eew: int) -> None:
    """vlm.v and vsm.v: a mask of vl bits, as bytes."""
    typed(hart)
    require(word >> 29 == 0 and word >> 25 & 1 == 1 and eew == 8, "no such mask access")
    vd, base = word >> 7 & 31, hart.x[word >> 15 & 31]
    count = (hart.vl + 7) // 8
    start = hart.vstart
    for i in range(start, count):
        hart.vstart = i
        transfer(hart, load, vd, i, 8, address(hart, base + i))
    if load and hart.ones and start < count:
        for i in range(count, hart.vlenb):
            hart.set_element(vd, i, 8, -1)


def strided(hart: Hart, word: int, load: bool, eew: int, faults_first: bool) -> None:
    """Unit-stride and strided, of one field or a segment of several."""
    typed(hart)
    fields, masked = (word >> 29) + 1, not word >> 25 & 1
    data = group(hart, word >> 7 & 31, eew)
    segment(data, fields)
    if masked:
        require(load is False or 0 not in registers(data, fields), "the result is over the mask")
        require(load or 0 not in registers(data, fields), "the mask is read with two widths")
    base, unit = hart.x[word >> 15 & 31], fields * eew // 8
    stride = hart.x[word >> 20 & 31] if word >> 26 & 3 == 2 else unit
    places = {i: address(hart, base + i * stride) for i in range(hart.vl)}
    move(hart, load, data, fields, masked, places, faults_first)


def indexed(hart: Hart, word: int, load: bool, eew: int) -> None:
    """Element i at the base plus the i-th index, in bytes, unsigned."""
    typed(hart)
    fields, masked = (word >> 29) + 1, not word >> 25 & 1
    require(eew <= hart.xlen, "indices wider than an address")
    data, index = group(hart, word >> 7 & 31), group(hart, word >> 20 & 31, eew)
    segment(data, fields)
    both = [Group(number, data.eew, Fraction(1)) for number in registers(data, fields)]
    if load:
        if fields > 1:
            for one in both:
                apart(one, [index], masked)
        destination(data, [index], masked)
        sources(index, *([mask(0)] if masked else []))
    else:
        sources(index, *([mask(0)] if masked else []))
        for one in both:
            sources(one, index, *([mask(0)] if masked else []))
    base = hart.x[word >> 15 & 31]
    places = {i: address(hart, base + hart.element(index.first, i, eew)) for i in range(hart.vl)}
    move(hart, load, data, fields, masked, places, False)


def registers(data: Group, fields: int) -> range:
    return range(data.first, data.first + fields * data.count)


def segment(data: Group, fields: int) -> None:
    checked_fields = fields * data.emul <= 8 and data.first + fields * data.count <= 32
    require(checked_fields, f"{fields} fields of EMUL {data.emul} at v{data.first}")


def move(
    hart: Hart, load: bool, data: Group, fields: int, masked: bool, places: dict[int, int], faults_first: bool
) -> None:
    eew, size = data.eew, data.eew // 8
    active = hart.active(masked)
    start = hart.vstart
    for i in range(start, hart.vl):
        if i not in active:
            continue
        ats = [address(hart, places[i] + f * size) for f in range(fields)]
        try:
            if load:
                # The fields of a segment that faults may be written or not; here they are not.
                for at in ats:
                    hart.memory.load(at, size)
            for f, at in enumerate(ats):
                transfer(hart, load, data.first + f * data.count, i, eew, at)
        except Fault:
            if not faults_first or i == 0:
                hart.vstart = i
                raise
            hart.vl = i
            break
    if load and start < hart.vl and hart.ones:
        for f in range(fields):
            first = data.first + f * data.count
            if masked and hart.mask_agnostic:
                for i in range(start, hart.vl):
                    if i not in active:
                        hart.set_element(first, i, eew, -1)
            hart.end(first, eew, hart.vl)


def transfer(hart: Hart, load: bool, register: int, index: int, eew: int, at: int) -> None:
    if load:
        value = int.from_bytes(hart.memory.load(at, eew // 8), "little")
        hart.set_element(register, index, eew, value)
    else:
        data = hart.element(register, index, eew).to_bytes(eew // 8, "little")
        hart.memory.store(at, data)

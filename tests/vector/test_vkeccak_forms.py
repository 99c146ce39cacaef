"""The five published forms of vkeccak: what each permutes and refuses, for every length of registers.

Source: designs/vkeccak/README.md for the rules, which stand here once more as Python.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import pytest
from instar._core import Library

from .cases import Case, area
from .driver import ILLEGAL, by_simulator
from .keccak import keccak_p

LMULS = {1: 0, 2: 1, 4: 2, 8: 3}


@dataclass(frozen=True)
class Setting:
    vlen: int
    vd: int
    vs2: int
    imm: int
    sew: int
    lmul: int
    vl: int
    vstart: int

    @property
    def vlmax(self) -> int:
        return self.vlen * self.lmul // self.sew

    @property
    def registers(self) -> int:
        return max(1, 2048 // self.vlen)


@dataclass(frozen=True)
class Does:
    """Where the states come from, which of vd's group they are, and how many rounds they go through."""

    source: int
    states: range
    rounds: int


def _groups(s: Setting, rounds: int) -> Does | None:
    aligned = s.vd % s.lmul == 0 and s.vl % 32 == 0 and s.vstart % 32 == 0
    if s.sew != 64 or s.vlmax < 32 or not aligned or not 1 <= rounds <= 24:
        return None
    return Does(s.vd, range(s.vstart // 32, s.vl // 32), rounds)


def _of_2024(s: Setting) -> Does | None:
    return _groups(s, s.imm)


def _slide(s: Setting) -> Does | None:
    fits = s.vlen == 128 or s.lmul == s.registers
    aligned = s.vd % s.registers == 0 and s.vs2 % s.registers == 0
    legal = s.sew == 64 and fits and aligned and s.vstart == 0 and 1 <= s.imm <= 24
    return Does(s.vs2, range(1), s.imm) if legal else None


def _rounds(s: Setting) -> Does | None:
    return _groups(s, s.imm + 1) if s.vlen >= 256 else None


def _fixed(s: Setting) -> Does | None:
    legal = s.sew == 64 and s.vd % s.registers == 0 and s.vstart == 0 and s.imm <= 1
    return Does(s.vd, range(1), 12 if s.imm else 24) if legal else None


def _newest(s: Setting) -> Does | None:
    if s.vlen == 128:
        return _fixed(s)
    return _groups(s, 12 if s.imm else 24) if s.imm <= 1 else None


#: The form's rules, and its word for vd, vs2 and imm.
FORMS: dict[str, tuple[Callable[[Setting], Does | None], Callable[[Setting], int]]] = {
    "2024": (_of_2024, lambda s: 0xA608_A077 | s.imm << 20 | s.vd << 7),
    "slide": (_slide, lambda s: 0x8E00_2077 | s.vs2 << 20 | s.imm << 15 | s.vd << 7),
    "rounds": (_rounds, lambda s: 0xA609_2077 | s.imm << 20 | s.vd << 7),
    "fixed": (_fixed, lambda s: 0xA609_2077 | s.imm << 20 | s.vd << 7),
    "vkeccak": (_newest, lambda s: 0xA609_2077 | s.imm << 20 | s.vd << 7),
}


def _settings(vlen: int) -> list[Setting]:
    found = []
    grid = product((0, 8, 16, 1, 4), (0, 1, 7, 12, 23, 24, 31), (64, 32), LMULS)
    for vd, imm, sew, lmul in grid:
        vlmax = vlen * lmul // sew
        for vl, vstart in product({0, 5, 32, 64}, {0, 3, 32}):
            if vl <= vlmax and vstart < vlen:
                found.append(Setting(vlen, vd, (vd + 16) % 32, imm, sew, lmul, vl, vstart))
    return random.Random(vlen).sample(found, 400)


def _expected(s: Setting, does: Does, v: bytes) -> bytes:
    out = bytearray(v)
    for state in does.states:
        lanes = struct.unpack_from("<25Q", v, does.source * s.vlen // 8 + 256 * state)
        struct.pack_into("<25Q", out, s.vd * s.vlen // 8 + 256 * state, *keccak_p(list(lanes), does.rounds))
    return bytes(out)


@pytest.mark.parametrize("vlen", [128, 256, 512, 1024, 2048, 4096])
@pytest.mark.parametrize("form", FORMS)
def test_each_form_permutes_and_refuses_what_its_rules_say(form: str, vlen: int) -> None:
    rules, word = FORMS[form]
    draw = random.Random(f"{form} {vlen}")
    settings = _settings(vlen)
    v = draw.randbytes(4 * vlen)
    cases = [
        Case(word(s), LMULS[s.lmul] | (s.sew.bit_length() - 4) << 3, s.vl, s.vstart, 0, (0, 0, 0), v)
        for s in settings
    ]
    design = Library([]).design("vkeccak").of_variant(form)
    left = by_simulator(cases, 64, vlen, draw.randbytes(area(vlen)), design=design)
    executed = 0
    for setting, found in zip(settings, left, strict=True):
        does = rules(setting)
        assert found.trapped == (ILLEGAL if does is None else 0), setting
        if does is not None:
            executed += 1
            assert found.v == _expected(setting, does, v), setting
    # LMUL 8 of 128 bits holds no state in those forms that have groups alone.
    assert (executed > 0) == (vlen > 128 or form in ("slide", "fixed", "vkeccak"))

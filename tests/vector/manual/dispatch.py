"""From a word to what it does.

Source: V 1.0, "Vector Instruction Listing"; the cryptography extensions' listings.
"""

from __future__ import annotations

from collections.abc import Callable

from . import access, configuration, crypto, fixed, integer, masks, widths
from .hart import Hart, Illegal
from .legal import typed
from .operands import MVV, MVX, VI, VV, VX, Word

Step = Callable[[Hart, Word], None]


def _named(function: Callable[[Hart, Word, str], None], name: str) -> Step:
    return lambda hart, word: function(hart, word, name)


def _table(
    rows: dict[int, str], forms: dict[str, tuple[int, ...]], function: Callable[[Hart, Word, str], None]
) -> dict[tuple[int, int], Step]:
    """(form, funct6) of each name in each of its forms; `*` names the forms of all others."""
    return {
        (form, funct6): _named(function, name)
        for funct6, name in rows.items()
        for form in forms.get(name, forms["*"])
    }


ALL, NO_I, NO_V = (VV, VX, VI), (VV, VX), (VX, VI)
_SIMPLE = {
    0x00: "vadd", 0x01: "vandn", 0x02: "vsub", 0x03: "vrsub", 0x04: "vminu", 0x05: "vmin", 0x06: "vmaxu",
    0x07: "vmax", 0x09: "vand", 0x0A: "vor", 0x0B: "vxor", 0x25: "vsll", 0x28: "vsrl", 0x29: "vsra",
}  # fmt: skip
_SIMPLE_FORMS: dict[str, tuple[int, ...]] = dict.fromkeys(
    ("vandn", "vsub", "vminu", "vmin", "vmaxu", "vmax"), NO_I
)
_COMPARE = {0x18: "vmseq", 0x19: "vmsne", 0x1A: "vmsltu", 0x1B: "vmslt", 0x1C: "vmsleu", 0x1D: "vmsle",
            0x1E: "vmsgtu", 0x1F: "vmsgt"}  # fmt: skip
_FIXED = {0x20: "vsaddu", 0x21: "vsadd", 0x22: "vssubu", 0x23: "vssub", 0x2A: "vssrl", 0x2B: "vssra"}
_MULTIPLY = {0x20: "vdivu", 0x21: "vdiv", 0x22: "vremu", 0x23: "vrem", 0x24: "vmulhu", 0x25: "vmul",
             0x26: "vmulhsu", 0x27: "vmulh", 0x0C: "vclmul", 0x0D: "vclmulh"}  # fmt: skip
_WIDEN = {0x30: "vwaddu", 0x31: "vwadd", 0x32: "vwsubu", 0x33: "vwsub", 0x38: "vwmulu", 0x3A: "vwmulsu",
          0x3B: "vwmul"}  # fmt: skip
_WIDEN_SECOND = {0x34: "vwaddu.w", 0x35: "vwadd.w", 0x36: "vwsubu.w", 0x37: "vwsub.w"}
_MULTIPLY_ADD = {0x29: "vmadd", 0x2B: "vnmsub", 0x2D: "vmacc", 0x2F: "vnmsac"}
_COMPARE_FORMS = {"*": ALL, "vmsltu": NO_I, "vmslt": NO_I, "vmsgtu": NO_V, "vmsgt": NO_V}
_REDUCE = ("vredsum", "vredand", "vredor", "vredxor", "vredminu", "vredmin", "vredmaxu", "vredmax")
_LOGIC = ("vmandn", "vmand", "vmor", "vmxor", "vmorn", "vmnand", "vmnor", "vmxnor")
BOTH = (MVV, MVX)

TABLE: dict[tuple[int, int], Step] = {
    **_table(_SIMPLE, {"*": ALL, "vrsub": NO_V, **_SIMPLE_FORMS}, integer.simple),
    **_table({0x14: "vror", 0x15: "vrol"}, {"*": NO_I}, integer.simple),
    **_table({0x14: "vror", 0x15: "vror"}, {"*": (VI,)}, integer.simple),
    **_table(_MULTIPLY, {"*": BOTH}, integer.simple),
    **_table(_COMPARE, _COMPARE_FORMS, integer.compare),
    **_table({0x10: "vadc", 0x12: "vsbc"}, {"*": ALL, "vsbc": NO_I}, integer.carry),
    **_table({0x11: "vmadc", 0x13: "vmsbc"}, {"*": ALL, "vmsbc": NO_I}, integer.carry_out),
    **_table(_MULTIPLY_ADD, {"*": BOTH}, integer.multiply_add),
    **_table(_FIXED, {"*": ALL, "vssubu": NO_I, "vssub": NO_I}, fixed.fixed),
    **_table({0x27: "vsmul"}, {"*": NO_I}, fixed.fixed),
    **_table({0x08: "vaaddu", 0x09: "vaadd", 0x0A: "vasubu", 0x0B: "vasub"}, {"*": BOTH}, fixed.fixed),
    **_table({0x2C: "vnsrl", 0x2D: "vnsra", 0x2E: "vnclipu", 0x2F: "vnclip"}, {"*": ALL}, widths.narrow),
    **_table({0x35: "vwsll"}, {"*": ALL}, widths.widen),
    **_table(_WIDEN, {"*": BOTH}, widths.widen),
    **_table(_WIDEN_SECOND, {"*": BOTH}, widths.widen_second),
    **_table({0x3C: "vwmaccu", 0x3D: "vwmacc", 0x3E: "vwmaccus", 0x3F: "vwmaccsu"},
             {"*": BOTH, "vwmaccus": (MVX,)}, widths.widen_add),
    **_table(dict(enumerate(_REDUCE)), {"*": (MVV,)}, masks.reduce),
    **_table({0x30: "vwredsumu", 0x31: "vwredsum"}, {"*": (VV,)}, masks.reduce),
    **_table(dict(enumerate(_LOGIC, 0x18)), {"*": (MVV,)}, masks.logic),
    **_table({0x0E: "vslideup", 0x0F: "vslidedown"}, {"*": NO_V}, masks.slide),
    **_table({0x0E: "vslide1up", 0x0F: "vslide1down"}, {"*": (MVX,)}, masks.slide),
    **_table({0x0C: "vrgather"}, {"*": ALL}, masks.gather),
    **_table({0x0E: "vrgatherei16"}, {"*": (VV,)}, masks.gather),
    (MVV, 0x17): masks.compress,
    (MVX, 0x10): masks.from_scalar,
    (VI, 0x27): integer.move_whole,
    **{(form, 0x17): integer.merge for form in ALL},
}  # fmt: skip

#: Operations whose first source field says which they are: (funct6, vs1).
_EXTEND = {2: (8, False), 3: (8, True), 4: (4, False), 5: (4, True), 6: (2, False), 7: (2, True)}
_UNARY = {8: "vbrev8", 9: "vrev8", 10: "vbrev", 12: "vclz", 13: "vctz", 14: "vcpop.v"}


def _extension(by: int, sign: bool) -> Step:
    return lambda hart, word: integer.extend(hart, word, by, sign)


INNER: dict[tuple[int, int], Step] = {
    (0x10, 0): masks.to_scalar,
    (0x10, 16): _named(masks.count, "vcpop.m"),
    (0x10, 17): _named(masks.count, "vfirst.m"),
    **{(0x12, number): _extension(by, sign) for number, (by, sign) in _EXTEND.items()},
    **{(0x12, number): _named(integer.unary, name) for number, name in _UNARY.items()},
    (0x14, 1): _named(masks.around_first, "vmsbf"),
    (0x14, 2): _named(masks.around_first, "vmsof"),
    (0x14, 3): _named(masks.around_first, "vmsif"),
    (0x14, 16): masks.iota,
    (0x14, 17): masks.index,
}

_AES = {0: "vaesdm", 1: "vaesdf", 2: "vaesem", 3: "vaesef"}
CIPHER: dict[tuple[int, int], Step] = {
    **{(0x28, number): _named(crypto.aes, f"{name}.vv") for number, name in _AES.items()},
    **{(0x29, number): _named(crypto.aes, f"{name}.vs") for number, name in {**_AES, 7: "vaesz"}.items()},
    (0x28, 16): _named(crypto.sm4, "vsm4r.vv"),
    (0x29, 16): _named(crypto.sm4, "vsm4r.vs"),
    (0x28, 17): crypto.ghash_multiply,
}
CRYPTO: dict[int, Step] = {
    0x20: crypto.sm3_expand,
    0x21: _named(crypto.sm4, "vsm4k.vi"),
    0x22: _named(crypto.aes_key_step, "vaeskf1.vi"),
    0x2A: _named(crypto.aes_key_step, "vaeskf2.vi"),
    0x2B: crypto.sm3_compress,
    0x2C: crypto.ghash,
    **{
        number: lambda hart, word, name=name: crypto.sha2(hart, word, name, True)  # type: ignore[misc]
        for number, name in ((0x2D, "vsha2ms"), (0x2E, "vsha2ch"), (0x2F, "vsha2cl"))
    },
}


def step(hart: Hart, bits: int) -> None:
    """Executes one vector instruction; raises Illegal, or Fault with vstart at the element."""
    opcode, form = bits & 0x7F, bits >> 12 & 7
    if opcode in (0x07, 0x27):
        access.execute(hart, bits)
        return
    if opcode == 0x57 and form == 7:
        configuration.execute(hart, bits)
        return
    word = Word(bits)
    found: Step | None = None
    if opcode == 0x57:
        found = TABLE.get((form, word.funct6))
        if form == MVV and word.funct6 in (0x10, 0x12, 0x14):
            found = INNER.get((word.funct6, word.vs1))
    elif opcode == 0x77 and form == MVV:
        found = CRYPTO.get(word.funct6) or CIPHER.get((word.funct6, word.vs1))
    if found is None:
        raise Illegal("no such instruction")
    if found is not integer.move_whole:
        typed(hart)
    found(hart, word)
    hart.vstart = 0

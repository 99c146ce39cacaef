"""Identities of the RISC-V manual and of the standards that its instructions serve, as a table.

Source: the manual's lists of pseudo-instructions and of what compressed instructions expand to, its
chapters "B" and "Zk"; FIPS 180-4, section 4.1; GB/T 32905-2016, section 4. Each is proved from the
texts of crates/manual alone.

Left and right are programs, or terms of SMT-LIB over the registers before. Registers have their
psABI names; a number that is a name stands for every number: `{(bvneg n)}` is a term of one, in the
bits of the encoding. `@` goes back to the first pc. What depends on XLEN is filled in by
`constants`.
"""

from __future__ import annotations

from dataclasses import dataclass

BOTH, RV32, RV64 = (32, 64), (32,), (64,)


@dataclass(frozen=True)
class Identity:
    """Two ways to the same values of some parts of the state."""

    name: str
    left: str
    right: str
    xlens: tuple[int, ...] = BOTH
    #: What is compared.
    parts: tuple[str, ...] = ("a0",)
    #: What holds before.
    given: str = "true"

    def __str__(self) -> str:
        return self.name


def constants(xlen: int) -> dict[str, str]:
    """What stands for a name with a dollar sign; the longest name counts."""
    rising = sum(n << 8 * n for n in range(xlen // 8))
    return {
        "$rising": f"(_ bv{rising} {xlen})",
        "$more": str(xlen - 32),
        "$half": str(xlen // 2),
        "$top16": str(xlen - 16),
        "$top8": str(xlen - 8),
        "$top4": str(xlen - 4),
        "$top": str(xlen - 1),
        "$0": f"(_ bv0 {xlen})",
        "$1": f"(_ bv1 {xlen})",
    }


def _word(term: str) -> str:
    """A word, sign-extended on RV64."""
    return f"((_ sign_extend $more) {term})"


_LOW = "((_ extract 31 0) a1)"


def _sum(x: str, turns: tuple[int, ...], shift: int = 0, width: int = 32) -> str:
    """Σ and σ of FIPS 180-4: an exclusive-or of rotations and a shift to the right."""
    terms = [f"((_ rotate_right {n}) {x})" for n in turns]
    terms += [f"(bvlshr {x} (_ bv{shift} {width}))"] if shift else []
    return f"(bvxor {' '.join(terms)})"


def _xor_left(x: str, turns: tuple[int, ...]) -> str:
    return f"(bvxor {x} {' '.join(f'((_ rotate_left {n}) {x})' for n in turns)})"


#: ROTR and SHR amounts of section 4.1.2 and 4.1.3.
_SHA256 = {"sum0": ((2, 13, 22), 0), "sum1": ((6, 11, 25), 0), "sig0": ((7, 18), 3), "sig1": ((17, 19), 10)}
_SHA512 = {"sum0": ((28, 34, 39), 0), "sum1": ((14, 18, 41), 0), "sig0": ((1, 8), 7), "sig1": ((19, 61), 6)}

PSEUDO = [
    Identity("mv copies", "addi a0, a1, 0", "a1"),
    Identity("not inverts", "xori a0, a1, -1", "(bvnot a1)"),
    Identity("neg negates", "sub a0, zero, a1", "(bvneg a1)"),
    Identity("negw negates the word", "subw a0, zero, a1", _word(f"(bvneg {_LOW})"), RV64),
    Identity("sext.w extends the word", "addiw a0, a1, 0", _word(_LOW), RV64),
    Identity("seqz is 1 for 0", "sltiu a0, a1, 1", "(ite (= a1 $0) $1 $0)"),
    Identity("snez is 1 for what is not 0", "sltu a0, zero, a1", "(ite (= a1 $0) $0 $1)"),
    Identity("sltz is the sign", "slt a0, a1, zero", "srli a0, a1, $top"),
    Identity("sgtz is 1 above 0", "slt a0, zero, a1", "(ite (bvsgt a1 $0) $1 $0)"),
    Identity("nop changes no register", "addi zero, zero, 0", "a0"),
    Identity("li of 12 bits", "addi a0, zero, n", "c.li a0, m", given="(= n ((_ sign_extend 6) m))"),
    Identity("c.lui", "c.lui a0, n", "lui a0, {((_ sign_extend 14) n)}"),
    Identity("j is jal to x0", "jal zero, n", "jal a0, n", parts=("pc",)),
    Identity(
        "auipc and jalr jump as jal does",
        "jal ra, n",
        "auipc t0, 0; @; jalr ra, {(concat ((_ extract 10 0) n) #b0)}(t0)",
        parts=("pc", "ra"),
        given="(and (= n ((_ sign_extend 9) ((_ extract 10 0) n))) (= ((_ extract 0 0) pc) #b0))",
    ),
    Identity(
        "bgt is blt with its operands exchanged",
        "blt a1, a0, n",
        "slt t0, a1, a0; @; bne t0, zero, n",
        parts=("pc",),
    ),
    Identity(
        "bgeu branches where sltu is 0",
        "bgeu a0, a1, n",
        "sltu t0, a0, a1; @; beq t0, zero, n",
        parts=("pc",),
    ),
    Identity("zext.b masks a byte", "andi a0, a1, 255", "slli a0, a1, $top8; srli a0, a0, $top8"),
]

MEMORY = [
    Identity(
        "a word is four bytes",
        "sw a1, 0(a0)",
        "sb a1, 0(a0); srli t0, a1, 8; sb t0, 1(a0); srli t0, a1, 16; sb t0, 2(a0); srli t0, a1, 24; "
        "sb t0, 3(a0)",
        parts=("memory",),
    ),
    Identity(
        "a doubleword is two words",
        "sd a1, 8(a0)",
        "sw a1, 8(a0); srli a1, a1, 32; sw a1, 12(a0)",
        RV64,
        ("memory",),
    ),
    Identity("a stored word is loaded sign-extended", "sw a1, n(a2); lw a0, n(a2)", _word(_LOW)),
    Identity(
        "a loaded word is two halves",
        "lw a0, 0(a1)",
        "lh a0, 2(a1); slli a0, a0, 16; lhu t0, 0(a1); or a0, a0, t0",
    ),
    Identity("lbu is lb without its sign", "lbu a0, n(a1)", "lb a0, n(a1); andi a0, a0, 255"),
    Identity(
        "amoadd.w is a load, a sum and a store",
        "amoadd.w a0, a1, (a2)",
        "lw a0, 0(a2); add t0, a0, a1; sw t0, 0(a2)",
        parts=("a0", "memory"),
        given="(= ((_ extract 1 0) a2) #b00)",
    ),
    Identity(
        "amoswap.d is a load and a store",
        "amoswap.d a0, a1, (a2)",
        "ld a0, 0(a2); sd a1, 0(a2)",
        RV64,
        ("a0", "memory"),
        "(= ((_ extract 2 0) a2) #b000)",
    ),
    Identity(
        "sc behind lr succeeds",
        "lr.w t0, (a2); sc.w a0, a1, (a2)",
        "lw t0, 0(a2); sw a1, 0(a2); c.li a0, 0",
        parts=("a0", "t0", "memory"),
        given="(= ((_ extract 1 0) a2) #b00)",
    ),
    Identity(
        "cm.push of ra and s0",
        "cm.push 5, 0",
        "sw s0, -4(sp); sw ra, -8(sp); addi sp, sp, -16",
        RV32,
        ("memory", "sp"),
    ),
    Identity(
        "a pop undoes a push",
        "cm.push 7, 1; cm.pop 7, 1",
        "addi zero, zero, 0",
        BOTH,
        ("ra", "s0", "s1", "s2", "sp"),
    ),
]

COMPRESSED = [
    Identity("c.addi", "c.addi a0, n", "addi a0, a0, {((_ sign_extend 6) n)}"),
    Identity("c.addi4spn", "c.addi4spn a0, sp, n", "addi a0, sp, {(concat #b00 n #b00)}"),
    Identity("c.addiw", "c.addiw a0, n", "addiw a0, a0, {((_ sign_extend 6) n)}", RV64),
    Identity("c.andi", "c.andi a0, n", "andi a0, a0, {((_ sign_extend 6) n)}"),
    Identity("c.mv", "c.mv a0, a1", "add a0, zero, a1"),
    Identity("c.add", "c.add a0, a1", "add a0, a0, a1"),
    Identity("c.sub", "c.sub a0, a1", "sub a0, a0, a1"),
    Identity("c.subw", "c.subw a0, a1", "subw a0, a0, a1", RV64),
    Identity("c.not", "c.not a0", "xori a0, a0, -1"),
    Identity("c.zext.b", "c.zext.b a0", "andi a0, a0, 255"),
    Identity("c.mul", "c.mul a0, a1", "mul a0, a0, a1"),
    Identity("cm.mva01s", "cm.mva01s 1, 4", "add a0, zero, s1; add a1, zero, s4", BOTH, ("a0", "a1")),
]

BITS = [
    *(Identity(f"sh{n}add", f"sh{n}add a0, a1, a2", f"slli a0, a1, {n}; add a0, a0, a2") for n in (1, 2, 3)),
    *(
        Identity(
            f"sh{n}add.uw",
            f"sh{n}add.uw a0, a1, a2",
            f"slli a0, a1, 32; srli a0, a0, {32 - n}; add a0, a0, a2",
            RV64,
        )
        for n in (1, 2, 3)
    ),
    Identity("zext.w is add.uw", "add.uw a0, a1, zero", "slli a0, a1, 32; srli a0, a0, 32", RV64),
    Identity("slli.uw", "slli.uw a0, a1, n", "add.uw a0, a1, zero; slli a0, a0, n", RV64),
    Identity("andn", "andn a0, a1, a2", "xori a0, a2, -1; and a0, a1, a0"),
    Identity("orn", "orn a0, a1, a2", "xori a0, a2, -1; or a0, a1, a0"),
    Identity("xnor", "xnor a0, a1, a2", "xor a0, a1, a2; xori a0, a0, -1"),
    Identity(
        "max by a mask",
        "max a0, a1, a2",
        "slt t0, a1, a2; sub t0, zero, t0; xor t1, a1, a2; and t1, t1, t0; xor a0, a1, t1",
    ),
    Identity(
        "minu by a mask",
        "minu a0, a1, a2",
        "sltu t0, a1, a2; sub t0, zero, t0; xor t1, a1, a2; and t1, t1, t0; xor a0, a2, t1",
    ),
    Identity("max and min keep the sum", "max t0, a1, a2; min t1, a1, a2; add a0, t0, t1", "add a0, a1, a2"),
    Identity(
        "maxu is min of complements",
        "maxu a0, a1, a2",
        "xori t0, a1, -1; xori t1, a2, -1; minu a0, t0, t1; xori a0, a0, -1",
    ),
    Identity("sext.b", "sext.b a0, a1", "slli a0, a1, $top8; srai a0, a0, $top8"),
    Identity("sext.h", "sext.h a0, a1", "slli a0, a1, $top16; srai a0, a0, $top16"),
    Identity("zext.h", "zext.h a0, a1", "slli a0, a1, $top16; srli a0, a0, $top16"),
    Identity(
        "ror is two shifts",
        "ror a0, a1, a2",
        "srl t0, a1, a2; sub t1, zero, a2; sll t1, a1, t1; or a0, t0, t1",
    ),
    Identity("rol is ror by the negative", "rol a0, a1, a2", "sub t0, zero, a2; ror a0, a1, t0"),
    Identity(
        "rori is two shifts", "rori a0, a1, n", "srli t0, a1, n; slli t1, a1, {(bvneg n)}; or a0, t0, t1"
    ),
    Identity(
        "rorw is two shifts",
        "rorw a0, a1, a2",
        "srlw t0, a1, a2; sub t1, zero, a2; sllw t1, a1, t1; or a0, t0, t1",
        RV64,
    ),
    Identity("rolw is rorw by the negative", "rolw a0, a1, a2", "sub t0, zero, a2; rorw a0, a1, t0", RV64),
    Identity(
        "roriw is two shifts",
        "roriw a0, a1, n",
        "srliw t0, a1, n; slliw t1, a1, {(bvneg n)}; or a0, t0, t1",
        RV64,
    ),
    Identity(
        "ctz counts the ones below the lowest one",
        "ctz a0, a1",
        "addi t0, a1, -1; andn t0, t0, a1; cpop a0, t0",
    ),
    Identity(
        "ctzw counts in the word", "ctzw a0, a1", "addi t0, a1, -1; andn t0, t0, a1; cpopw a0, t0", RV64
    ),
    Identity("clz is ctz of the reversed bits", "clz a0, a1", "rev8 t0, a1; brev8 t0, t0; ctz a0, t0"),
    Identity("cpopw of a word", "cpopw a0, a1", "slli t0, a1, 32; cpop a0, t0", RV64),
    Identity("rev8 undoes itself", "rev8 a0, a1; rev8 a0, a0", "a1"),
    Identity("brev8 undoes itself", "brev8 a0, a1; brev8 a0, a0", "a1"),
    Identity("orc.b does nothing twice", "orc.b a0, a1; orc.b a0, a0", "orc.b a0, a1"),
    Identity("bset", "bset a0, a1, a2", "addi t0, zero, 1; sll t0, t0, a2; or a0, a1, t0"),
    Identity("bclr", "bclr a0, a1, a2", "addi t0, zero, 1; sll t0, t0, a2; andn a0, a1, t0"),
    Identity("binv", "binv a0, a1, a2", "addi t0, zero, 1; sll t0, t0, a2; xor a0, a1, t0"),
    Identity("bext", "bext a0, a1, a2", "srl a0, a1, a2; andi a0, a0, 1"),
    Identity("bexti", "bexti a0, a1, n", "srli a0, a1, n; andi a0, a0, 1"),
    Identity("binvi twice does nothing", "binvi a0, a1, n; binvi a0, a0, n", "a1"),
    Identity(
        "clmulh and clmul make clmulr",
        "clmulr a0, a1, a2",
        "clmulh t0, a1, a2; slli t0, t0, 1; clmul t1, a1, a2; srli t1, t1, $top; or a0, t0, t1",
    ),
    Identity("clmul by 2 is a shift", "addi t0, zero, 2; clmul a0, a1, t0", "slli a0, a1, 1"),
    Identity(
        "a choice by Zicond",
        "czero.eqz t0, a1, a3; czero.nez t1, a2, a3; or a0, t0, t1",
        "(ite (= a3 $0) a2 a1)",
    ),
    Identity(
        "pack is two shifts",
        "pack a0, a1, a2",
        "slli t0, a2, $half; slli t1, a1, $half; srli t1, t1, $half; or a0, t0, t1",
    ),
    Identity(
        "packh", "packh a0, a1, a2", "andi t0, a1, 255; andi t1, a2, 255; slli t1, t1, 8; or a0, t0, t1"
    ),
    Identity("zext.h is packw with x0", "zext.h a0, a1", "packw a0, a1, zero", RV64),
    Identity("zip undoes unzip", "unzip a0, a1; zip a0, a0", "a1", RV32),
    Identity("xperm8 by rising numbers copies", "xperm8 a0, a1, a2", "a1", given="(= a2 $rising)"),
    Identity("div by 1 copies", "addi t0, zero, 1; div a0, a1, t0", "a1"),
    Identity("divu by 0 gives all ones", "divu a0, a1, zero", "addi a0, zero, -1"),
    Identity("rem by 0 gives the dividend", "rem a0, a1, zero", "a1"),
    Identity("divu by 8 is a shift", "addi t0, zero, 8; divu a0, a1, t0", "srli a0, a1, 3"),
    Identity("remu by 8 is a mask", "addi t0, zero, 8; remu a0, a1, t0", "andi a0, a1, 7"),
    Identity("mul by 8 is a shift", "addi t0, zero, 8; mul a0, a1, t0", "slli a0, a1, 3"),
    Identity("mulhu by a power is a shift", "addi t0, zero, 16; mulhu a0, a1, t0", "srli a0, a1, $top4"),
]

CRYPTOGRAPHY = [
    *(
        Identity(f"SHA-256 {name}", f"sha256{name} a0, a1", _word(_sum(_LOW, *_SHA256[name])))
        for name in _SHA256
    ),
    *(
        Identity(f"SHA-512 {name}", f"sha512{name} a0, a1", _sum("a1", *_SHA512[name], 64), RV64)
        for name in _SHA512
    ),
    *(
        Identity(
            f"SHA-512 {name} in halves",
            f"sha512{name}{low} a0, a1, a2; sha512{name}{high} a3, a2, a1",
            _sum("(concat a2 a1)", *_SHA512[name], 64),
            RV32,
            ("a3 a0",),
        )
        for name, low, high in (
            ("sum0", "r", "r"),
            ("sum1", "r", "r"),
            ("sig0", "l", "h"),
            ("sig1", "l", "h"),
        )
    ),
    Identity("SM3 P0", "sm3p0 a0, a1", _word(_xor_left(_LOW, (9, 17)))),
    Identity("SM3 P1", "sm3p1 a0, a1", _word(_xor_left(_LOW, (15, 23)))),
    Identity(
        "a last round of AES and back",
        "aes64es t0, a1, a2; aes64es t1, a2, a1; aes64ds a0, t0, t1",
        "a1",
        RV64,
    ),
    Identity(
        "SubBytes is undone byte by byte",
        "aes32esi t0, zero, a1, 2; aes32dsi a0, zero, t0, 2",
        "lui t0, 0xff0000; and a0, a1, t0",
        RV32,
    ),
    Identity(
        "aes64ks2 adds up words",
        "aes64ks2 a0, a1, a2",
        "srli t0, a1, 32; xor t0, t0, a2; srli t1, a2, 32; xor t1, t1, t0; pack a0, t0, t1",
        RV64,
    ),
    Identity(
        "aes64im undoes MixColumns of any byte",
        "aes64esm t0, a1, a2; aes64im a0, t0",
        "aes64es a0, a1, a2",
        RV64,
        given="(and (= a2 $0) (= a1 (bvand a1 (_ bv255 64))))",
    ),
]

ALL = [i for group in (PSEUDO, MEMORY, COMPRESSED, BITS, CRYPTOGRAPHY) for i in group]

#: What a solver must refute, so that it is seen to be asked.
FALSE = [
    Identity("sub is not add", "sub a0, a1, a2", "add a0, a1, a2"),
    Identity("srai is not srli", "srai a0, a1, 1", "srli a0, a1, 1"),
    Identity("a byte is not a word", "sb a1, 0(a0)", "sw a1, 0(a0)", parts=("memory",)),
    Identity("Σ0 is not Σ1", "sha256sum0 a0, a1", "sha256sum1 a0, a1"),
]

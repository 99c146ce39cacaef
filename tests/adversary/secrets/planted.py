"""A secret bit on its way: where it comes from, what carries it, what clears it, and where it is seen.

Source: the RISC-V Instruction Set Manual. Each part keeps its promise by itself: a carrier leaves
in t0 what it found there, a clearing leaves 0 or 1 whatever it found, and a sink does something
else for 1 than for 0. Registers: s9 the output, s10 the public bytes, s11 the secret ones; t0 the
bit; others are free.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tests.adversary.secrets.build import CaseText

RV32 = "rv32imac_zicsr_zifencei_zba_zbb_zbs_zcb_zcmp_zcmt_zicond_zicbop_zicboz"
RV64 = "rv64imac_zicsr_zifencei_zba_zbb_zbs_zve64x_zvl128b"

#: What a function does with the bit, by name; `{n}` is the case's number.
Parts = dict[str, str]

CARRIERS: Parts = {
    "stack": "addi sp, sp, -16\n sb t0, 5(sp)\n li t0, 7\n lbu t0, 5(sp)\n addi sp, sp, 16",
    "atomic": "addi sp, sp, -16\n sw t0, (sp)\n amoswap.w t0, zero, (sp)\n addi sp, sp, 16",
    "sum": "li t1, 0x1234\n add t0, t0, t1\n sub t0, t0, t1",
    "not": "not t0, t0\n not t0, t0\n neg t0, t0\n neg t0, t0",
    "shift": "li t1, 11\n sll t0, t0, t1\n ror t0, t0, t1\n andi t0, t0, 1",
    "mask": "li t1, -1\n and t0, t0, t1\n andn t0, t1, t0\n not t0, t0",
    "product": "li t1, 1\n mul t0, t0, t1",
    "compare": "sltu t0, zero, t0\n xori t0, t0, 1\n seqz t0, t0",
    "bit": "bseti t1, zero, 4\n sh2add t0, t0, t1\n bexti t0, t0, 2",
    "choice": "li t1, 1\n max t0, t0, zero\n min t0, t0, t1",
    "mscratch": "csrw mscratch, t0\n li t0, 3\n csrr t0, mscratch",
    "mcause": "csrw mcause, t0\n csrrw t0, mcause, zero",
    "mtval": "csrrw t1, mtval, t0\n csrrs t0, mtval, zero",
    "mepc": "slli t0, t0, 2\n csrw mepc, t0\n csrr t0, mepc\n srli t0, t0, 2",
    "mcountinhibit": "csrw mcountinhibit, t0\n csrr t0, mcountinhibit\n csrwi mcountinhibit, 0",
    "mstatus": "slli t0, t0, 7\n csrr t1, mstatus\n li t2, 128\n csrc mstatus, t2\n csrs mstatus, t0\n"
    " csrr t0, mstatus\n csrw mstatus, t1\n srli t0, t0, 7\n andi t0, t0, 1",
}
CARRIERS_32: Parts = {
    "cycleh": "csrw mcycleh, t0\n csrr t0, cycleh",
    "instreth": "csrw minstreth, t0\n csrr t0, instreth",
    "frame": "mv s0, t0\n cm.push {{ra, s0}}, -16\n li s0, 9\n cm.pop {{ra, s0}}, 16\n mv t0, s0",
    "pair": "mv a1, t0\n cm.mvsa01 s2, s3\n li a1, 9\n cm.mva01s s3, s2\n mv t0, a0",
    "conditional": "li t1, 1\n czero.eqz t0, t1, t0",
}
CARRIERS_64: Parts = {
    "instret": "slli t0, t0, 40\n csrw minstret, t0\n csrr t0, instret\n srli t0, t0, 40\n andi t0, t0, 1",
    "element": "vsetivli zero, 4, e32, m1, ta, ma\n vmv.s.x v4, t0\n vmv.x.s t0, v4",
    "elements": "vsetivli zero, 4, e16, m1, ta, ma\n vmv.v.x v4, t0\n"
    " vslidedown.vi v5, v4, 2\n vmv.x.s t0, v5",
    "vector memory": "addi sp, sp, -32\n vsetivli zero, 4, e32, m1, ta, ma\n vmv.v.x v4, t0\n"
    " vse32.v v4, (sp)\n lw t0, 8(sp)\n addi sp, sp, 32",
    "vxsat": "csrw vxsat, t0\n csrr t0, vcsr\n andi t0, t0, 1\n csrwi vcsr, 0",
    "vxrm": "csrw vxrm, t0\n csrr t0, vcsr\n srli t0, t0, 1\n csrwi vxrm, 0",
    "vcsr": "slli t0, t0, 1\n csrw vcsr, t0\n csrr t0, vxrm\n csrwi vcsr, 0",
    "vstart": "csrw vstart, t0\n csrr t0, vstart\n csrwi vstart, 0",
}

CLEARINGS: Parts = {
    "mask": "li t1, -2\n and t0, t0, t1\n andi t0, t0, 1",
    "high mask": "lui t1, 0xf0f0f\n and t0, t0, t1\n andi t0, t0, 0xf",
    "inverse": "li t1, -1\n andn t0, t0, t1",
    "ones": "li t1, -1\n or t0, t0, t1\n andi t0, t0, 1",
    "product": "li t1, 0\n mul t0, t0, t1",
    "copy": "mv t1, t0\n xor t0, t0, t1",
    "difference": "mv t1, t0\n mv t2, t1\n sub t0, t2, t0",
    "itself": "sltu t0, t0, t0",
    "overwritten": "lbu t0, 3(s10)\n andi t0, t0, 1",
    "known": "andi t0, t0, 1\n li t1, 2\n sltu t0, t0, t1",
}
CLEARINGS_32: Parts = {"shifted": "li t1, 31\n sll t0, t0, t1\n slli t0, t0, 1"}
CLEARINGS_64: Parts = {"shifted": "li t1, 63\n sll t0, t0, t1\n slli t0, t0, 1"}

#: A place to go to: one instruction more or less.
_TARGETS = ".option push\n .option norvc\n .balign 4\n9: nop\n nop\n .option pop"

SINKS: Parts = {
    "branch": "beqz t0, 9f\n nop\n9: nop",
    "signed branch": "neg t0, t0\n bltz t0, 9f\n nop\n9: nop",
    "jump": "la t1, 9f\n sh2add t1, t0, t1\n jr t1\n" + _TARGETS,
    "load": "add t1, s10, t0\n lbu t1, (t1)",
    "store": "add t1, s9, t0\n sb zero, (t1)",
    "atomic": "sh2add t1, t0, s9\n amoadd.w t2, zero, (t1)",
    "table": "la t1, table_{n}\n sh2add t1, t0, t1\n lw t1, (t1)",
    "return": "la t1, 9f\n sh2add ra, t0, t1\n ret\n" + _TARGETS,
    "division": "li t1, 77\n addi t0, t0, 3\n divu t1, t1, t0",
    "mtvec, ebreak": "la t1, 9f\n sh2add t1, t0, t1\n csrw mtvec, t1\n ebreak\n" + _TARGETS,
    "mtvec, illegal": "la t1, 9f\n sh2add t1, t0, t1\n csrw mtvec, t1\n .word 0\n" + _TARGETS,
    "mtvec, ecall": "la t1, 9f\n sh2add t1, t0, t1\n csrw mtvec, t1\n ecall\n" + _TARGETS,
    "mepc": "la t1, 9f\n sh2add t1, t0, t1\n csrw mepc, t1\n li t1, 0x1800\n csrs mstatus, t1\n mret\n"
    + _TARGETS,
    "trap": "la t1, 9f\n csrw mtvec, t1\n li t1, 4\n sub t1, t1, t0\n and t1, t1, t0\n add t1, t1, s9\n"
    " sw zero, (t1)\n" + _TARGETS,
    "word": "slli t0, t0, 20\n li t1, 0x513\n or t0, t0, t1\n la t1, code_{n}\n sw t0, (t1)\n li t0, 0x8067\n"
    " sw t0, 4(t1)\n fence.i\n jalr t1",
}
SINKS_32: Parts = {
    "jump table": "la t1, 9f\n sh2add t1, t0, t1\n la t2, jumps_{n}\n sw t1, 12(t2)\n csrw jvt, t2\n"
    " cm.jt 3\n" + _TARGETS,
    "table's place": "la t2, jumps_{n}\n la t1, 9f\n sw t1, (t2)\n addi t1, t1, 4\n sw t1, 64(t2)\n"
    " slli t0, t0, 6\n add t2, t2, t0\n csrw jvt, t2\n cm.jt 0\n" + _TARGETS,
    "frame": "la t1, 9f\n sh2add t1, t0, t1\n addi sp, sp, -16\n sw t1, 12(sp)\n cm.popret {{ra}}, 16\n"
    + _TARGETS,
    "prefetch": "slli t0, t0, 6\n add t1, s9, t0\n prefetch.r 0(t1)",
    "zeroed block": "slli t0, t0, 6\n la t1, jumps_{n}\n add t1, t1, t0\n cbo.zero (t1)",
}
SINKS_64: Parts = {
    "length": "addi t0, t0, 1\n vsetvli t1, t0, e8, m1, ta, ma",
    "type": "slli t0, t0, 3\n li t1, 2\n vsetvl t1, t1, t0",
    "vl": "addi t0, t0, 1\n vsetvli zero, t0, e8, m1, ta, ma\n csrr t0, vl\n"
    " addi t0, t0, -1\n beqz t0, 9f\n nop\n9: nop",
    "stride": "vsetivli zero, 2, e8, m1, ta, ma\n vlse8.v v4, (s10), t0",
    "index": "vsetivli zero, 2, e8, m1, ta, ma\n vmv.v.x v4, t0\n vluxei8.v v5, (s10), v4",
    "active": "vsetivli zero, 2, e8, m1, ta, ma\n vmv.s.x v0, t0\n vle8.v v5, (s10), v0.t",
    "saturation": "vsetivli zero, 2, e8, m1, ta, ma\n li t1, 255\n vmv.v.x v4, t1\n csrwi vxsat, 0\n"
    " vsaddu.vx v4, v4, t0\n csrr t0, vxsat\n beqz t0, 9f\n nop\n9: nop",
    "rounding": "vsetivli zero, 2, e8, m1, ta, ma\n csrw vxrm, t0\n vmv.v.i v4, 3\n vssrl.vi v4, v4, 1\n"
    " vmv.x.s t0, v4\n addi t0, t0, -2\n beqz t0, 9f\n nop\n9: csrwi vxrm, 0",
    "beginning": "vsetivli zero, 4, e8, m1, ta, ma\n csrw vstart, t0\n vse8.v v4, (s9)",
}

#: A function whose value is public in a0 alone.
_DECLASSIFIED = "mv a0, t0\n mv a1, t0\n mv s0, ra\n call public_{n}\n mv ra, s0\n mv t0, {register}"

_BEGIN = """
    .text
    .globl {name}
    .type {name}, @function
    .balign 4
{name}:
    addi sp, sp, -64
    csrrw zero, mcause, zero
    sw ra, 60(sp)
    mv s8, sp
    mv s9, a0
    mv s10, a2
    mv s11, a1
    lbu t0, {byte}({source})
    andi t0, t0, 1
"""
_END = """
    la t1, {name}_end
    jr t1
{name}_end:
    mv sp, s8
    lw ra, 60(sp)
    addi sp, sp, 64
    ret
    .size {name}, . - {name}
    .globl public_{n}
    .type public_{n}, @function
public_{n}:
    ret
    .size public_{n}, . - public_{n}
    .data
    .balign 64
jumps_{n}: .zero 192
table_{n}: .word 3, 4
    .balign 8
code_{n}: .word 0, 0
"""


@dataclass(frozen=True)
class Choice:
    """The parts of one ISA."""

    isa: str
    carriers: Parts
    clearings: Parts
    sinks: Parts

    def case(
        self, seed: int, before: Sequence[str], clearing: str | None, behind: Sequence[str], sink: str
    ) -> CaseText:
        """The case of these parts, by their names. Some clearings are no text of their own."""
        parts = [self.carriers[one] for one in before]
        if clearing in self.clearings:
            parts.append(self.clearings[clearing])
        elif clearing in (DECLASSIFIED, BESIDE):
            parts.append(_DECLASSIFIED.replace("{register}", "a0" if clearing == DECLASSIFIED else "a1"))
        parts += [self.carriers[one] for one in behind] + [self.sinks[sink]]
        body = "".join(f" {part}\n" for part in parts)
        name = f"planted_{seed}"
        words = {"n": seed, "name": name}
        source = "s10" if clearing == PUBLIC else "s11"
        begin = _BEGIN.format(**words, byte=seed % 16, source=source)
        leaks = clearing in (None, BESIDE)
        way = ", ".join([*before, *([clearing] if clearing else []), *behind])
        truth = f"the secret bit comes by {way or 'nothing'} to: {sink}" if leaks else ""
        kind = f"planted, {'leaky' if leaks else 'clean'}"
        assembly = begin + body.format(**words) + _END.format(**words)
        return CaseText(name, kind, seed, self.isa, assembly, truth, (f"public_{seed}",))


#: A declassified value of a function, the register beside it, which is none, and a public bit from
#: the start.
DECLASSIFIED, BESIDE, PUBLIC = "declassified", "beside", "public"

CHOICES = (
    Choice(RV32, CARRIERS | CARRIERS_32, CLEARINGS | CLEARINGS_32, SINKS | SINKS_32),
    Choice(RV64, CARRIERS | CARRIERS_64, CLEARINGS | CLEARINGS_64, SINKS | SINKS_64),
)


def text(seed: int) -> CaseText:
    """The case of this seed."""
    choose = random.Random(f"planted {seed}")
    choice = CHOICES[choose.randrange(2)]
    before, behind = (choose.sample(sorted(choice.carriers), choose.randrange(4)) for _ in range(2))
    sink = choose.choice(sorted(choice.sinks))
    leaky: list[str | None] = [None, None, None, BESIDE]
    clean: list[str | None] = [DECLASSIFIED, PUBLIC, *sorted(choice.clearings)]
    return choice.case(seed, before, choose.choice(choose.choice([leaky, clean])), behind, sink)

# What holds a stage: results that are late, the data bus, shifts, products, quotients, CSRs, and each of these behind each
# (VexRiscv_Lite.v, `*_arbitration_haltItself`, `HazardSimplePlugin`).

        # Two instructions, with none and with one between them, that have a register in common or not.
        .macro pair first:req, second:req
        \first
        \second
        nop
        nop
        nop
        \first
        nop
        \second
        nop
        nop
        nop
        .endm

        .macro after kind:vararg
        pair    "lw a0, 0(s0)", "\kind"
        pair    "sw a0, 0(s0)", "\kind"
        pair    "lbu a2, 1(s0)", "\kind"
        pair    "mul a0, a3, a4", "\kind"
        pair    "mulhu a2, a3, a4", "\kind"
        pair    "div a0, a3, a4", "\kind"
        pair    "remu a2, a3, a5", "\kind"
        pair    "sll a0, a3, a4", "\kind"
        pair    "srai a2, a3, 31", "\kind"
        pair    "slli a0, a3, 1", "\kind"
        pair    "srl a0, a3, a5", "\kind"
        pair    "csrr a0, mepc", "\kind"
        pair    "csrw mepc, a3", "\kind"
        pair    "addi a0, a3, 4", "\kind"
        .endm

        .globl  main
main:   la      s0, buffer
        li      s1, 2
        mv      s2, ra
        li      a3, 0x81234567
        li      a4, 7
        li      a5, 0
1:      after   add a1, a0, a0
        after   lw a1, 4(s0)
        after   sw a0, 4(s0)
        after   sb a4, 9(s0)
        after   mul a1, a0, a2
        after   div a1, a2, a0
        after   sra a1, a0, a4
        after   sll a1, a2, a3
        after   slli a1, a0, 0
        after   csrw mepc, a0
        after   fence
        addi    s1, s1, -1
        beqz    s1, 2f
        j       1b
2:      li      a0, 0
        jr      s2

        .bss
        .balign 8
buffer: .space  64

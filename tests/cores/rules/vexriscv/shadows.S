# Jumps and branches, predicted and not, and what wrong paths hold in the cycle in which the target is known: the first
# instruction in execute, the second in decode (VexRiscv_Lite.v, `decode_arbitration_isStuck`).

        # Over two instructions that are never executed, behind some that hold the branch up.
        .macro over first:req, second:req
        .irp    before, "nop", "sw a0, 0(s0)", "lw a0, 0(s0)", "mul a0, a3, a4"
        la      t1, 1f
        \before
        beqz    zero, 1f
        \first
        \second
        nop
1:      nop
        nop
        la      t1, 1f
        \before
        nop
        bnez    a3, 1f
        \first
        \second
1:      nop
        nop
        la      t1, 1f
        \before
        jr      t1
        \first
        \second
1:      nop
        nop
        la      t1, 1f
        \before
        jalr    ra, 0(t1)
        \first
        \second
1:      nop
        nop
        .endr
        .endm

        # A loop that is left at once: its first instructions are the wrong path.
        .macro around first:req, second:req
        .irp    before, "nop", "sw a0, 0(s0)", "lw a0, 0(s0)"
        beqz    zero, 2f
1:      \first
        \second
2:      nop
        nop
        \before
        bnez    zero, 1b
        nop
        .endr
        .endm

        .macro both first:req, second:req
        over    "\first", "\second"
        around  "\first", "\second"
        .endm

        .globl  main
main:   la      s0, buffer
        li      s1, 2
        mv      s2, ra
        li      a3, 0x81234567
        li      a4, 7
        li      a5, 1
        addi    s3, s0, 2
again:  both    "nop", "nop"
        both    "slli a1, a3, 2", "nop"
        both    "slli a1, a3, 1", "nop"
        both    "sll a1, a3, a4", "nop"
        both    "sll a1, a3, a5", "nop"
        both    "nop", "sll a1, a3, a4"
        both    "lw a1, 8(s0)", "nop"
        both    "lw a1, 8(s0)", "add a2, a1, a1"
        both    "lw a1, 0(s3)", "nop"
        both    "sh a1, 0(s3)", "nop"
        both    "mul a1, a3, a4", "add a2, a3, a1"
        both    "add a1, a3, a4", "add a2, a3, a1"
        both    "csrr a1, mepc", "nop"
        both    "nop", "csrr a1, mepc"
        both    "mret", "nop"
        both    "add a2, ra, ra", "nop"
        both    "nop", "add a2, ra, ra"
        both    "add a2, a0, a0", "nop"
        both    "j again", "slli a1, a3, 9"
        both    "bnez zero, again", "lw a1, 0(s0)"
        both    "fence.i", "nop"
        both    "nop", "fence.i"
        both    "ecall", "nop"
        both    ".word 0", "fence.i"
        addi    s1, s1, -1
        beqz    s1, 2f
        j       again
2:      li      a0, 0
        jr      s2

        .bss
        .balign 8
buffer: .space  64

# Traps and returns from them, behind what holds stages, in front of what misses a line: a handler that goes on behind the
# instruction (VexRiscv_Lite.v, `CsrPlugin_exception`, `when_CsrPlugin_l1064`).

        .macro  around kind:vararg
        .irp    before, "nop", "lw a0, 0(s0)", "sw a0, 0(s0)", "mul a0, a3, a3", "slli a0, a3, 9", "csrr a0, mepc"
        \before
        \kind
        nop
        nop
        \before
        nop
        \kind
        lw      a1, 4(s0)
        add     a1, a1, a1
        nop
        .endr
        # The line behind it is missing.
        .balign 32
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        \kind
        nop
        nop
        .endm

        .globl  main
main:   la      s0, buffer
        li      s1, 2
        mv      s2, ra
        li      a3, 77
        la      t0, handler
        csrw    mtvec, t0
1:      around  ecall
        addi    s1, s1, -1
        beqz    s1, 2f
        j       1b
2:      li      a7, 93
        li      a0, 0
        sw      zero, 0(s0)
        csrw    mtvec, zero
        jr      s2

        .balign 32
handler: csrr   t1, mepc
        addi    t1, t1, 4
        csrw    mepc, t1
        mret
        nop

        .bss
        .balign 8
buffer: .space  64

# CSRs that empty ID/EX and those that do not, traps to handlers and back, behind loads and at both places of a word
# (rtl/ibex_id_stage.sv, csr_pipe_flush; rtl/ibex_controller.sv, FLUSH).

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        .macro around kind:vararg
        .balign 4
        wide    nop
        \kind
        wide    nop
        c.nop
        \kind
        c.nop
        lw      a2, 0(s0)
        \kind
        mul     a2, a2, a2
        c.nop
        .endm

        .macro back
        la      t1, 1f
        csrw    mepc, t1
        mret
1:
        .endm

        .globl main
main:   mv      s2, ra
        la      t0, handler
        csrw    mtvec, t0
        la      s0, data
        li      s1, 2
        li      a0, 0
again:  around  csrw mstatus, a0
        around  csrs mstatus, a0
        around  csrc mstatus, a0
        around  csrsi mie, 0
        around  csrwi mie, 0
        around  csrw mepc, a0
        around  csrw mscratch, a0
        around  csrw mcause, a0
        around  csrr a2, mscratch
        around  csrr zero, mcycle
        around  csrr zero, mstatus
        around  ecall
        around  ebreak
        around  csrr a2, 0x8c0
        around  back
        addi    s1, s1, -1
        beqz    s1, done
        j       again
done:   li      a0, 0
        jr      s2

        # Back behind what trapped, which has two or four bytes.
        .balign 256
handler:
        csrr    t1, mepc
        lhu     t2, 0(t1)
        andi    t2, t2, 3
        addi    t2, t2, -3
        addi    t1, t1, 2
        bnez    t2, 1f
        addi    t1, t1, 2
1:      csrw    mepc, t1
        mret

        .bss
        .balign 8
data:   .space  8

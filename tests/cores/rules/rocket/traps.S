# Traps and returns from them, behind what holds decode and in front of what misses a line: calls, breakpoints,
# misaligned accesses; and CSRs whose writes start fetch anew (RocketCore.scala, `take_pc_wb`, `id_csr_flush`).

        .macro  around kind:vararg
        .irp    before, "nop", "lw a0, 0(s0)", "sw a0, 0(s0)", "mul a0, a3, a3", "lb a0, 3(s0)", "csrw mscratch, a0"
        .option push
        .option norvc
        \before
        \kind
        nop
        nop
        \before
        nop
        \kind
        lw      a1, 4(s0)
        add     a1, a1, a1
        .option pop
        nop
        .option push
        .option norvc
        \kind
        nop
        .option pop
        nop
        .endr
        # The line behind it is missing.
        .balign 64
        .rept   15
        .option push
        .option norvc
        nop
        .option pop
        .endr
        .option push
        .option norvc
        \kind
        .option pop
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
        around  ebreak
        around  lw a2, 1(s0)
        around  sd a2, 4(s0)
        around  csrw mie, zero
        around  csrs mstatus, zero
        around  csrw mcause, a3
        around  fence.i
        around  fence
        addi    s1, s1, -1
        beqz    s1, 2f
        j       1b
2:      csrr    a0, mcycle
        li      a0, 0
        sw      zero, 0(s0)
        csrw    mtvec, zero
        jr      s2

        .balign 64
handler: csrr   t1, mepc
        addi    t1, t1, 4
        csrw    mepc, t1
        mret
        nop

        .bss
        .balign 8
buffer: .space  64

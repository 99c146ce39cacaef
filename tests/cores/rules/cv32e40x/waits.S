# What waits for what: CSR accesses for each other and for an empty WB, loads and stores behind what may enable interrupts,
# jumps for their register, targets that come while a jump waits (rtl/cv32e40x_controller_bypass.sv); fences and traps behind
# and before all of these (rtl/cv32e40x_controller_fsm.sv). The core has no user mode: mstatus.MPP stays 3.

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        # Behind what is short, long, brings late or crosses a word, at once and one later.
        .macro around kind:vararg
        wide    nop
        \kind
        c.nop
        lw      a2, 0(s0)
        \kind
        lw      a2, 1(s0)
        \kind
        mulhu   a2, a0, a1
        \kind
        div     a2, a0, a1
        \kind
        csrr    a2, mscratch
        \kind
        csrw    mscratch, a0
        nop
        \kind
        csrw    mie, zero
        \kind
        csrs    mstatus, zero
        \kind
        csrw    mstatus, s4
        \kind
        sw      a0, 0(s0)
        \kind
        csrr    a2, mcycle
        \kind
        .endm

        # A jump by a register that this writes, at once and one later, to both places of a word.
        .macro by kind:vararg
        .irp    at, 0, 1
        .irp    between, 0, 1, 2
        la      t1, 1f
        sw      t1, 0(s0)
        csrw    mscratch, t1
        nop
        nop
        nop
        \kind
        .rept   \between
        nop
        .endr
        c.jr    t1
        .balign 4
        .if \at
        c.nop
        .endif
1:      wide    nop
        .balign 4
        .endr
        .endr
        .endm

        .macro back
        csrw    mstatus, s4
        la      t1, 1f
        csrw    mepc, t1
        mret
1:      lw      a2, 0(s0)
        .endm

        .macro return_behind kind:vararg
        csrw    mstatus, s4
        la      t1, 1f
        csrw    mepc, t1
        nop
        nop
        nop
        \kind
        mret
1:      lw      a2, 0(s0)
        .endm

        # A trap or fence, and a jump behind it that never retires.
        .macro before_jump kind:vararg
        \kind
        j       1f
        wide    nop
1:      wide    nop
        .endm

        .globl main
main:   mv      s2, ra
        la      t0, handler
        csrw    mtvec, t0
        la      s0, data
        li      s1, 2
        li      a0, 7
        li      a1, -3
        li      s3, 1
        li      s4, 0x1800
again:  around  csrr a3, mscratch
        around  csrw mscratch, a0
        around  csrr a2, mcycle
        around  csrr a2, instret
        around  csrw minstret, a0
        around  lw a3, 4(s0)
        around  sw a3, 6(s0)
        around  add a3, a2, a2
        around  beqz zero, .+4
        around  fence
        around  fence.i
        around  ecall
        around  ebreak
        around  csrr a2, 0x8c0
        around  csrw mhartid, a2
        around  back
        by      lw t1, 0(s0)
        by      add t1, t1, zero
        by      mul t1, t1, s3
        by      divu t1, t1, s3
        by      csrr t1, mscratch
        by      csrrw t1, mscratch, t1
        return_behind   mulhu a2, a0, a1
        return_behind   div a2, a0, a1
        return_behind   lw a2, 1(s0)
        return_behind   csrr a2, mscratch
        before_jump     fence
        before_jump     fence.i
        before_jump     ecall
        before_jump     csrw mhartid, a2
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
data:   .space  16

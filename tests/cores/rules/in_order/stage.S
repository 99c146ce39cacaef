# What holds ID/EX: loads and who reads them, accesses across words, products, quotients, jumps and branches to targets of
# two and four bytes at both places of a word (rtl/ibex_id_stage.sv, rtl/ibex_prefetch_buffer.sv).

        .macro wide kind:vararg
        .option push
        .option norvc
        \kind
        .option pop
        .endm

        .macro arrive at, length
        .balign 4
        .if \at
        c.nop
        .endif
1:
        .if \length == 2
        c.nop
        .else
        wide    nop
        .endif
        .balign 4
        .endm

        .macro turn kind:vararg
        .irp    at, 0, 1
        .irp    length, 2, 4
        la      t1, 1f
        sw      t1, 0(s0)
        nop
        nop
        \kind
        arrive  \at, \length
        .endr
        .endr
        .endm

        # Behind what fills ID/EX for long.
        .macro behind kind:vararg
        turn    \kind
        .irp    at, 0, 1
        la      t1, 1f
        div     a2, a0, a1
        \kind
        arrive  \at, 4
        la      t1, 1f
        mulhu   a2, a0, a1
        \kind
        arrive  \at, 4
        la      t1, 1f
        lw      a2, 5(s0)
        \kind
        arrive  \at, 4
        .endr
        .endm

        # Jumps by what a load brings.
        .macro at_once
        lw      t1, 0(s0)
        c.jr    t1
        .endm

        .macro one_later
        lw      t1, 0(s0)
        nop
        c.jr    t1
        .endm

        # A load, then an instruction with its register, at once and one later.
        .macro loaded kind:vararg
        lw      t1, 0(s0)
        \kind
        lw      t1, 0(s0)
        nop
        \kind
        lw      t1, 1(s0)
        \kind
        lh      t1, 3(s0)
        \kind
        .endm

        .globl main
main:   mv      s2, ra
        la      s0, data
        la      t1, data
        sw      t1, 0(s0)
        li      s1, 2
        li      a0, 7
        li      a1, -3
again:  loaded  addi a2, t1, 1
        loaded  addi a2, a0, 1
        loaded  sw t1, 4(s0)
        loaded  mul a2, t1, a1
        loaded  div a2, a0, t1
        loaded  beq t1, t1, .+4
        loaded  lw zero, 0(s0)
        loaded  csrw mscratch, t1
        div     a2, a0, zero
        remu    a2, a0, zero
        divu    a2, a0, a0
        mul     a2, a0, a1
        mul     a2, a2, a1
        mulh    a2, a2, a1
        mulhsu  a2, a2, a2
        sw      a0, 5(s0)
        sh      a0, 7(s0)
        sh      a0, 6(s0)
        lw      a2, 4(s0)
        behind  wide jal zero, 1f
        behind  c.j 1f
        behind  wide jalr zero, 0(t1)
        behind  c.jalr t1
        behind  wide beq zero, zero, 1f
        turn    at_once
        turn    one_later
        beq     a0, a1, again
        fence
        fence.i
        fence.i
        wide    nop
        c.nop
        fence.i
        addi    s1, s1, -1
        beqz    s1, done
        j       again
done:   li      a0, 0
        jr      s2

        .bss
        .balign 8
data:   .space  16

# The sum of two shares, bit by bit, 32 numbers at once. SPDX-License-Identifier: Apache-2.0
#
# a0 is bits, a1 and a2 are x and y, a3 is d, a4 fresh randomness. The first carry, x & y, is made here, as y + r is uniform
# before it meets x; all others in the unit. A fresh word lies between the loads of x and y, whichever of them comes first; x
# is the first operand of its instruction and y the second of its own.

    .include "xmasked.inc"

    .macro  carried
    pq_maddw t0, t1
    pq_maddc t2
    pq_maddcc
    .endm

    .macro  clear
    .irp    register, t0, t1, t2, t3, t4, t5, t6
    li      \register, 0
    .endr
    .endm

    .text
    .globl  masked_add
    .p2align 2
    .type   masked_add, @function
masked_add:
    clear
    slli    a3, a3, 3
    add     a3, a3, a0
    addi    a3, a3, -8          # where the last bit goes
    lw      t0, 0(a1)
    lw      t1, 0(a4)
    lw      t2, 0(a2)
    nop
    xor     t3, t2, t1
    nop
    and     t4, t0, t3
    nop
    not     t5, t0
    and     t5, t5, t1
    xor     t4, t4, t5
    pq_maddw1 t4
    nop                         # both shares of the carry
    pq_maddw0 t1
    li      t3, 0
    li      t4, 0
    li      t5, 0
    .set    at, 4
    .rept   6
    lw      t2, at(a2)
    lw      t1, at(a4)
    lw      t0, at(a1)
    nop
    carried
    .set    at, at + 4
    lw      t0, at(a1)
    lw      t1, at(a4)
    lw      t2, at(a2)
    carried
    .set    at, at + 4
    .endr
    addi    a1, a1, 52
    addi    a2, a2, 52
    addi    a4, a4, 52
    beq     a0, a3, 2f
1:  lw      t6, -4(a4)          # between y and x
    lw      t0, 0(a1)
    lw      t1, 0(a4)
    lw      t2, 0(a2)
    addi    a1, a1, 4
    pq_maddw t0, t1
    addi    a2, a2, 4
    pq_maddr0 t3
    sw      t3, 0(a0)
    pq_maddc t2
    addi    a4, a4, 4
    pq_maddr1 t5
    sw      t5, 4(a0)
    pq_maddcc
    addi    a0, a0, 8
    bne     a0, a3, 1b
2:  lw      t6, -4(a4)
    lw      t0, 0(a1)
    lw      t1, -8(a4)          # what is not in the terms before
    lw      t4, -4(a2)          # what the unit has of y
    lw      t2, 0(a2)
    pq_maddw t0, t1
    nop
    pq_maddr0 t3
    sw      t3, 0(a0)
    xor     t2, t2, t4
    pq_maddr1 t5
    xor     t5, t5, t2
    sw      t5, 4(a0)
    clear
    ret
    .size   masked_add, . - masked_add

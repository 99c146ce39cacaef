# chi of Keccak in two shares, a row of 32 bits at a time. SPDX-License-Identifier: Apache-2.0
#
# a0 is out, a1 in, a2 fresh randomness. Share 0 comes through t0 to t3 and goes through t4, share 1 through a3 to a6 and a7:
# a lane of the result over the same lane of what it is made of would show ~b & c. The fresh word lies between the loads of the
# shares.

    .include "xmasked.inc"

    .macro  row
    lw      t0, 0(a1)
    lw      t1, 8(a1)
    lw      t2, 16(a1)
    lw      t3, 24(a1)
    pq_mchiw0 t0, t1
    lw      t0, 32(a1)
    lw      t5, 0(a2)
    pq_mchiw0 t2, t3
    lw      a3, 200(a1)
    lw      a4, 208(a1)
    pq_mchiw0 t0, t5
    lw      a5, 216(a1)
    lw      a6, 224(a1)
    pq_mchiw1 0, a3, a4
    lw      a3, 232(a1)
    pq_mchiw1 1, a5, a6
    pq_mchiw1 2, a3, zero
    pq_mchic
    pq_mchicc
    .set    lane, 0
    .rept   5
    pq_mchir0 t4
    sw      t4, 8 * lane(a0)
    pq_mchir1 a7
    sw      a7, 200 + 8 * ((lane + 2) % 5)(a0)
    .set    lane, lane + 1
    .endr
    .endm

    .macro  clear
    .irp    register, t0, t1, t2, t3, t4, t5, a3, a4, a5, a6, a7
    li      \register, 0
    .endr
    .endm

    .text
    .globl  masked_chi
    .p2align 2
    .type   masked_chi, @function
masked_chi:
    clear
    addi    t6, a1, 200
1:  row
    addi    a0, a0, 4
    addi    a1, a1, 4
    addi    a2, a2, 4
    row
    addi    a0, a0, 36
    addi    a1, a1, 36
    addi    a2, a2, 4
    bne     a1, t6, 1b
    clear
    ret
    .size   masked_chi, . - masked_chi

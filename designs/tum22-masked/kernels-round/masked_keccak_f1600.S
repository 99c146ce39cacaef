# Keccak-f[1600] in two shares. SPDX-License-Identifier: Apache-2.0
#
# a0 is the lanes, share 1 behind share 0, a1 fresh randomness, ten words a round. Share 0 goes through t0 and t1, share 1
# through t2 and t3, lane by lane, with loads between what is given to the unit.

#include "round.h"

    .macro  clear
    .irp    register, t0, t1, t2, t3
    li      \register, 0
    .endr
    .endm

    .macro  masks
    .set    at, 0
    .rept   2
    lw      t0, at(a1)
    lw      t1, at + 4(a1)
    lw      t2, at + 8(a1)
    lw      t3, at + 12(a1)
    pq_mroundf t0, t1
    pq_mroundf t2, t3
    .set    at, at + 16
    .endr
    lw      t0, at(a1)
    lw      t1, at + 4(a1)
    addi    a1, a1, 40
    pq_mroundf t0, t1
    .endm

    .text
    .globl  masked_keccak_f1600
    .p2align 2
    .type   masked_keccak_f1600, @function
masked_keccak_f1600:
    clear
    addi    a2, a0, 200
    lw      t0, 0(a0)
    lw      t1, 4(a0)
    .set    at, 0
    .rept   24
    lw      t2, at(a2)
    lw      t3, at + 4(a2)
    pq_mroundw0 t0, t1
    .set    at, at + 8
    lw      t0, at(a0)
    lw      t1, at + 4(a0)
    pq_mroundw1 t2, t3
    .endr
    lw      t2, at(a2)
    lw      t3, at + 4(a2)
    pq_mroundw0 t0, t1
    lw      t0, 0(a1)
    nop
    pq_mroundw1 t2, t3
    clear
    .set    number, 0
    .rept   24
    masks
    round_of number
    .set    number, number + 1
    .endr
    clear
    .set    lane, 0
    .rept   25
    store_lane 0, 8 * lane, a0, t0
    store_lane 1, 8 * ((lane + 2) % 25), a2, t2
    .set    lane, lane + 1
    .endr
    .rept   25                  # of share 0 lane 24 is left, which would be at the result port with that of share 1
    pq_mroundw0 zero, zero
    .endr
    clear
    ret
    .size   masked_keccak_f1600, . - masked_keccak_f1600

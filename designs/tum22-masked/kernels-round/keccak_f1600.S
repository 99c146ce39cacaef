# Keccak-f[1600] of what is public: share 1 and the masks are zero. SPDX-License-Identifier: Apache-2.0

#include "round.h"

    .text
    .globl  keccak_f1600
    .p2align 2
    .type   keccak_f1600, @function
keccak_f1600:
    .set    at, 0
    .rept   12
    lw      t0, at(a0)
    lw      t1, at + 4(a0)
    lw      t2, at + 8(a0)
    lw      t3, at + 12(a0)
    pq_mroundw0 t0, t1
    pq_mroundw0 t2, t3
    .set    at, at + 16
    .endr
    lw      t0, at(a0)
    lw      t1, at + 4(a0)
    nop
    pq_mroundw0 t0, t1
    .rept   25
    pq_mroundw1 zero, zero
    .endr
    .rept   5
    pq_mroundf zero, zero
    .endr
    .set    number, 0
    .rept   24
    round_of number
    .set    number, number + 1
    .endr
    .set    lane, 0
    .rept   25
    store_lane 0, 8 * lane, a0, t0
    .set    lane, lane + 1
    .endr
    ret
    .size   keccak_f1600, . - keccak_f1600

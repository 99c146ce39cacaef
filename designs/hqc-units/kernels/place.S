# One more position of a private vector: the whole list is searched, two a cycle.
# Source: HQC specification (2025-08-22), SampleFixedWeightVect$. SPDX-License-Identifier: Apache-2.0

#include "numbers.h"
#include "search.h"

/* The largest multiple of n of 24 bits; what is drawn times RECIPROCAL, over 2^32, is its n-th part or one less. */
#define BOUND ((1 << 24) / N * N)
#define RECIPROCAL ((1 << 32) / N)

    .section .text.hqc_place, "ax", @progbits
    .balign 8
    .globl  hqc_place
    .type   hqc_place, @function
hqc_place:
    li      t0, RECIPROCAL
    mulhu   t1, a2, t0
    li      t0, N
    # The unit holds no position, and neither does the place after the last one.
    li      t2, -1
    slli    t3, a1, 1
    add     t3, t3, a0
    sh      t2, 0(t3)
    pq_eqh  zero, t2, zero, zero
    mul     t1, t1, t0
    addi    a1, a1, 1
    srli    a1, a1, 1
    sub     a3, a2, t1
    sub     a3, a3, t0
    srai    t1, a3, 31
    and     t1, t1, t0
    add     a3, a3, t1
    slli    t1, a3, 16
    or      t1, t1, a3
    search  a0, a1, t1, t2, ((OMEGA + 1) / 2)
    li      t0, BOUND
    or      t5, t5, t6
    sltu    a2, a2, t0
    sh      a3, 0(t3)
    xori    t5, t5, 1
    and     a0, a2, t5
    ret
    .size   hqc_place, . - hqc_place

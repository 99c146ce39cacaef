# Different positions from random bits: of each all later ones are searched, two a cycle.
# Source: HQC specification (2025-08-22), SampleFixedWeightVect (Sendrier, ePrint 2021/1631).
# SPDX-License-Identifier: Apache-2.0

#include "numbers.h"
#include "search.h"

#define PAIRS ((OMEGA_R + 1) / 2)
#define FRAME ((4 * PAIRS + 15) / 16 * 16)

# A position that was found (t5) becomes its own number; then comes the one before.
    .macro  settle
    xor     t0, a2, a3
    sub     t5, zero, t5
    and     t5, t5, t0
    xor     a2, a2, t5
    sh      a2, -2(t3)
    addi    a3, a3, -1
    addi    t3, t3, -2
    .endm

    .section .text.hqc_spread, "ax", @progbits
    .balign 8
    .globl  hqc_spread
    .type   hqc_spread, @function
hqc_spread:
    addi    sp, sp, -FRAME
    # Where the last word has one position, its other half is none.
    li      t0, -1
    sw      t0, 4 * (PAIRS - 1)(sp)
    # i + floor(r·(n - i) / 2^32)
    li      t1, N
    li      t2, N - OMEGA_R
    mv      t3, sp
    li      t4, 0
1:  lw      a2, 0(a1)
    addi    a1, a1, 4
    mulhu   a2, a2, t1
    addi    t1, t1, -1
    addi    t3, t3, 2
    add     a2, a2, t4
    addi    t4, t4, 1
    sh      a2, -2(t3)
    bne     t1, t2, 1b

    # a3 is the number of a position, t3 is behind it, a4 is the list of whole words behind it and a5 their number.
    li      a3, OMEGA_R - 1
    addi    a4, sp, 4 * PAIRS
    li      a5, 0
    li      t2, -1
    pq_eqh  zero, t2, zero, zero
#if OMEGA_R % 2
    j       3f
#endif
    # The upper half of a word.
2:  lhu     a2, -2(t3)
    mv      a6, a5
    slli    t1, a2, 16
    or      t1, t1, a2
    search  a4, a6, t1, t2, (PAIRS - 1)
    or      t5, t5, t6
    settle
    # The lower half, with the upper one beside it.
3:  lhu     a2, -2(t3)
    lhu     t0, 0(t3)
    mv      a6, a5
    slli    t1, a2, 16
    or      t1, t1, a2
    xor     t0, t0, a2
    sltiu   a7, t0, 1
    search  a4, a6, t1, t2, (PAIRS - 1)
    or      t5, t5, t6
    or      t5, t5, a7
    settle
    addi    a4, a4, -4
    addi    a5, a5, 1
    bgez    a3, 2b

    # Out.
    .set    i, 0
    .rept   OMEGA_R / 4
    lw      t0, i(sp)
    lw      t1, i + 4(sp)
    sw      t0, i(a0)
    sw      t1, i + 4(a0)
    .set    i, i + 8
    .endr
    .rept   OMEGA_R % 4
    lhu     t0, i(sp)
    sh      t0, i(a0)
    .set    i, i + 2
    .endr
    addi    sp, sp, FRAME
    ret
    .size   hqc_spread, . - hqc_spread

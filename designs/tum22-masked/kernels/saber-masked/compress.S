# Products of vectors in shares modulo r: each is scaled and transposed, then both are added. SPDX-License-Identifier: Apache-2.0
#
# a0 is bits, a1 and a2 are the shares of 32 coefficients, a3 is d, a4 fresh randomness.

#include "../columns.h"

# Two words of t0 and t1, which are scaled to t4 and t5.
    .macro  scaled from, at
    lw      t0, \at(\from)
    lw      t1, \at + 4(\from)
    mul     t4, t0, a7
    mul     t5, t1, a7
    srai    t0, t0, 11
    srai    t1, t1, 11
    mul     t0, t0, a6
    mul     t1, t1, a6
    srai    t0, t0, 19
    srai    t1, t1, 19
    sub     t4, t4, t0
    sub     t5, t5, t1
    .endm

    .macro  lowered
    srl     t4, t4, a5
    srl     t5, t5, a5
    pq_slicew t4, t5
    .endm

    .text
    .globl  saber_masked_compress
    .p2align 2
    .type   saber_masked_compress, @function
saber_masked_compress:
    addi    sp, sp, -272
    sw      ra, 256(sp)
    clear
    li      a7, 7169 << 10
    li      a6, 21845
    li      t6, 9 << 9
    li      a5, 10
    sub     a5, a5, a3
    beqz    a5, 4f
    li      t6, 9 << 12
4:  addi    t3, a1, 128
1:  .set    at, 0
    .rept   4
    scaled  a1, at
    add     t4, t4, t6
    add     t5, t5, t6
    lowered
    .set    at, at + 8
    .endr
    addi    a1, a1, 32
    bne     a1, t3, 1b
    clear
    columns sp
    clear
    lw      t1, 256(sp)         # the last word loaded
    addi    t3, a2, 128
2:  .set    at, 0
    .rept   4
    scaled  a2, at
    lowered
    .set    at, at + 8
    .endr
    addi    a2, a2, 32
    bne     a2, t3, 2b
    add_columns
    .size   saber_masked_compress, . - saber_masked_compress

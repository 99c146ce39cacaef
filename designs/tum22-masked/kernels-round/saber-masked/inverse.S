# The inverse transform modulo r, two, three and three layers at a time. SPDX-License-Identifier: Apache-2.0
#
# Sums grow twofold a layer: 4r to 16r in the first two, of which the largest is reduced; what is left is at most 1.1r,
# sums of two products. So the next three end at 8.8r, of which again the largest is reduced, or at 2.2r; and the last three
# at 17.6r, before all are multiplied by 2^32/256.

#include "product.h"

    .equ    FACTOR, (1 << 56) % R           # 2^24; below r/2, as the others are
    .equ    FACTOR_ZETA, ((5552932 << 24) % R << 32) % R  # and times entry 1 of the table

# Four coefficients, of entries 255 - 2i and the one before, 127 - i.
    .macro  two_layers i
    lw      s0, 16 * \i(a0)
    lw      s1, 16 * \i + 4(a0)
    lw      s2, 16 * \i + 8(a0)
    lw      s3, 16 * \i + 12(a0)
    lw      a2, -8 - 16 * \i(t3)
    lw      a3, -16 - 16 * \i(t3)
    lw      a4, 1016 - 8 * \i(a1)
    inverse s0, s1, a2
    inverse s2, s3, a3
    inverse s0, s2, a4
    inverse s1, s3, a4
    times   s0, t4
    sw      s0, 16 * \i(a0)
    sw      s1, 16 * \i + 4(a0)
    sw      s2, 16 * \i + 8(a0)
    sw      s3, 16 * \i + 12(a0)
    .endm

    .macro  three_layers step, at
    eight   lw, \step, \at
    inverse s0, s1, a5
    inverse s2, s3, a6
    inverse s4, s5, a7
    inverse s6, s7, t1
    inverse s0, s2, a3
    inverse s1, s3, a3
    inverse s4, s6, a4
    inverse s5, s7, a4
    .endm

    .macro  last low, high
    inverse \low, \high, a2
    times   \low, t4
    .endm

    .text
    .globl  saber_masked_invntt
    .p2align 2
    .type   saber_masked_invntt, @function
saber_masked_invntt:
    addi    sp, sp, -32
    saved   sw
    la      a1, saber_zetas
    li      t4, ONE
    addi    t3, a1, 2047
    addi    t3, t3, 1
    addi    t2, a0, 1024
1:  .set    i, 0
    .rept   4
    two_layers i
    .set    i, i + 1
    .endr
    addi    a1, a1, -32
    addi    t3, t3, -64
    addi    a0, a0, 64
    bne     a0, t2, 1b
    addi    a0, a0, -1024
    addi    a1, a1, 512
    mv      t3, a1
    mv      t5, a1
    mv      t6, a1
2:  lw      a5, 504(t5)         # entries 63 - 4i and those before
    lw      a6, 496(t5)
    lw      a7, 488(t5)
    lw      t1, 480(t5)
    lw      a3, 248(t6)         # 31 - 2i
    lw      a4, 240(t6)
    lw      a2, 120(t3)         # 15 - i
    .set    at, 0
    .rept   4
    three_layers 16, at
    inverse s0, s4, a2
    inverse s1, s5, a2
    inverse s2, s6, a2
    inverse s3, s7, a2
    times   s0, t4
    eight   sw, 16, at
    .set    at, at + 4
    .endr
    addi    t3, t3, -8
    addi    t6, t6, -16
    addi    t5, t5, -32
    addi    a0, a0, 128
    beq     a0, t2, 3f
    j       2b
3:  addi    a0, a0, -1024
    lw      a5, 56(a1)
    lw      a6, 48(a1)
    lw      a7, 40(a1)
    lw      t1, 32(a1)
    lw      a3, 24(a1)
    lw      a4, 16(a1)
    li      a2, FACTOR_ZETA
    li      t4, FACTOR
    addi    t2, a0, 128
4:  three_layers 128, 0
    last    s0, s4
    last    s1, s5
    last    s2, s6
    last    s3, s7
    eight   sw, 128, 0
    addi    a0, a0, 4
    beq     a0, t2, 5f
    j       4b
5:  saved   lw
    addi    sp, sp, 32
    ret
    .size   saber_masked_invntt, . - saber_masked_invntt

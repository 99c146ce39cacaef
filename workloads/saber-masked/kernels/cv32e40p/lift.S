# Counts in Boolean shares as coefficients in shares modulo r, for CV32E40P.
# Source: lift.c and modular.h. SPDX-License-Identifier: Apache-2.0

#include "lift.h"

    .equ    R, 50332673
    .equ    ONE, (1 << 32) % R  # below r/2
    .equ    ONE_TIMES_INVERSE, -((1 << 32) / R)  # as 2^32 is ONE and so many times r

# A number as residue, by a Montgomery product with 2^32: a5 is that modulo r, a6 times 1/r modulo 2^32, a7 is r.
    .macro  reduced number, place
    mul     t2, \number, a6
    mulh    t4, \number, a5
    mulh    t2, t2, a7
    sub     t4, t4, t2
    sw      t4, \place
    mul     zero, zero, zero    # the multiplier's operands
    li      t2, 0
    li      t4, 0
    .endm

    .section .text.saber_masked_lift, "ax", @progbits
    .balign 4
    .globl  saber_masked_lift
    .type   saber_masked_lift, @function
saber_masked_lift:
    clear
    mul     zero, zero, zero
    li      a7, R
    li      a5, ONE
    li      a6, ONE_TIMES_INVERSE
    addi    t0, a2, 128
    addi    sp, sp, -16
    sw      s0, 0(sp)
    mv      s0, t0
1:  masked_difference 0
    li      t2, 0               # the share that t6 is of
    li      t4, 0
    reduced t6, 0(a1)
    addi    t1, t1, -LESS
    reduced t1, 0(a0)
    addi    a0, a0, 4
    addi    a1, a1, 4
    addi    a2, a2, 4
    addi    a3, a3, 4
    addi    a4, a4, 8
    bne     a2, s0, 1b
    clear
    lw      s0, 0(sp)
    addi    sp, sp, 16
    ret
    .size   saber_masked_lift, . - saber_masked_lift

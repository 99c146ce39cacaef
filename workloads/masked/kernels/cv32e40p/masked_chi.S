# chi of Keccak in two shares, in an order in which no two values that tell of a secret meet on CV32E40P.
# Source: FIPS 202 section 3.2.4; masked.h for the shares. SPDX-License-Identifier: Apache-2.0
#
# A row at a time, each half of its lanes by itself: five words of share 0 lie in s0 to s4, those of share 1 in s5 to s9.
# Registers with share 0 are written with share 0 only, and likewise share 1. What an ALU instruction's operands, result and
# register held before is of the same share, of another lane, or masked by a lane that is in nothing else: beside each
# instruction stands what it meets. `instar leak masked masked_chi --core cv32e40p` judges the whole.

# One lane: out = a ^ (~b & c), for the shares of a, b and c; r is a word to mask with, or zero.
.macro lane place, a0, b0, c0, a1, b1, c1
    not  t0, \b0
    and  t1, t0, \c0
    xor  t1, t1, \a0            # \a0 lies between c0 and c1 in operand b
    and  t0, t0, \c1
    xor  t1, t1, t0
    sw   t1, 8*\place(a0)
    li   t0, 0                  # held c1, and is written from c0 next
    and  t2, \b1, \c0
    xor  t2, t2, \a1            # \a1 likewise
    and  t3, \b1, \c1
    xor  t2, t2, t3
    sw   t2, 8*\place+200(a0)
.endm

.macro half
    lw   s0, 0(a1)
    lw   s1, 8(a1)
    lw   s2, 16(a1)
    lw   s3, 24(a1)
    lw   s4, 32(a1)
    lw   s5, 200(a1)
    lw   s6, 208(a1)
    lw   s7, 216(a1)
    lw   s8, 224(a1)
    lw   s9, 232(a1)
    lw   t6, 0(a2)
    xor  t4, s0, t6
    nop                         # s0 and s5 are shares of one lane
    xor  t5, s5, t6
    lane 0, t4, s1, s2, t5, s6, s7
    lane 1, s1, s2, s3, s6, s7, s8
    lane 2, s2, s3, s4, s7, s8, s9
    lane 3, s3, s4, s0, s8, s9, s5
    lane 4, s4, s0, s1, s9, s5, s6
.endm

#include "clear.h"

    .section .text.masked_chi, "ax", @progbits
    .balign 4
    .globl masked_chi
    .type masked_chi, @function
masked_chi:
    addi sp, sp, -48
    sw   s0, 0(sp)
    sw   s1, 4(sp)
    sw   s2, 8(sp)
    sw   s3, 12(sp)
    sw   s4, 16(sp)
    sw   s5, 20(sp)
    sw   s6, 24(sp)
    sw   s7, 28(sp)
    sw   s8, 32(sp)
    sw   s9, 36(sp)
    clear
    addi a3, a1, 200
.Lrow:
    half
    addi a0, a0, 4
    addi a1, a1, 4
    addi a2, a2, 4
    half
    addi a0, a0, 36
    addi a1, a1, 36
    addi a2, a2, 4
    bne  a1, a3, .Lrow
    clear
    lw   s0, 0(sp)
    lw   s1, 4(sp)
    lw   s2, 8(sp)
    lw   s3, 12(sp)
    lw   s4, 16(sp)
    lw   s5, 20(sp)
    lw   s6, 24(sp)
    lw   s7, 28(sp)
    lw   s8, 32(sp)
    lw   s9, 36(sp)
    addi sp, sp, 48
    ret
    .size masked_chi, . - masked_chi

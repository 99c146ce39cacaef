# The sum of two shares, bit by bit, in an order in which no two values that tell of a secret meet on CV32E40P.
# Source: Coron, Großschädl and Vadnala (CHES 2014). SPDX-License-Identifier: Apache-2.0
#
# a0 is bits, a1 and a2 are x and y, a3 is d, a4 fresh randomness. The carry's shares are a6 and a7. x, y and the carry's
# shares are kept apart by what is loaded between x and y, by nops between what holds x or the carry's share 0 and what
# holds y or its share 1, and by zeros in registers that are written from both.

# x, r, y; the last word loaded is r again.
.macro bit
    lw   t0, 0(a1)
    lw   t1, 0(a4)
    lw   t2, 0(a2)
    lw   t6, 0(a4)
    addi a1, a1, 4
    addi a2, a2, 4
    addi a4, a4, 4
.endm

# The carry into the next bit, and the sum's shares in t3 and a5.
.macro add_bit
    xor  t3, t0, a6             # x ^ carry, share 0
    nop                         # both shares of the carry
    and  t4, t0, a7
    xor  t4, t4, t1
    nop                         # x and y
    and  t5, t2, t3
    xor  t4, t5, t4
    and  t6, t2, a7
    xor  a5, t2, a7
    xor  a7, t6, t4
    nop
    and  s2, t0, t3
    xor  s2, s2, t1
    xor  a6, s2, t0
    li   t4, 0
.endm

#include "clear.h"

    .section .text.masked_add, "ax", @progbits
    .balign 4
    .globl masked_add
    .type masked_add, @function
masked_add:
    addi sp, sp, -16
    sw   s0, 0(sp)
    sw   s1, 4(sp)
    sw   s2, 8(sp)
    clear
    slli a3, a3, 3
    add  s0, a0, a3             # behind the bits
    addi s1, a1, 52             # the first of the upper bits
    bit
    xor  t3, t2, t1             # y ^ r is uniform before it meets x
    nop
    and  t4, t0, t3
    nop
    not  t5, t0
    and  t5, t5, t1
    xor  a7, t4, t5
    nop                         # both shares of the carry
    mv   a6, t1
    li   t3, 0
    li   t4, 0
    li   t5, 0
.Llower:
    bit
    add_bit
    bne  a1, s1, .Llower
    addi s1, s0, -8
.Lupper:
    beq  a0, s1, .Llast
    bit
    add_bit
    sw   t3, 0(a0)
    nop                         # what is stored
    sw   a5, 4(a0)
    addi a0, a0, 8
    j    .Lupper
.Llast:
    lw   t0, 0(a1)
    lw   t1, 0(sp)              # between x and y
    lw   t2, 0(a2)
    xor  t3, t0, a6
    sw   t3, 0(a0)
    nop                         # both shares
    xor  a5, t2, a7
    sw   a5, 4(a0)
    clear
    li   a5, 0
    li   a6, 0
    li   a7, 0
    lw   s0, 0(sp)
    lw   s1, 4(sp)
    lw   s2, 8(sp)
    addi sp, sp, 16
    ret
    .size masked_add, . - masked_add

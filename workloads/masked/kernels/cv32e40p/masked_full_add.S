# The sum of three bits in shares, in an order in which no two values that tell of a secret meet on CV32E40P.
# Source: full_add.c; masked_and.S for the AND. SPDX-License-Identifier: Apache-2.0
#
# a0 is carry, a1 to a3 are the operands a, b and c, a4 fresh randomness. Of no operand are both shares loaded one after the
# other. A store lies between work on one share and on the other, as its operands are public but for what it stores.

#include "clear.h"

.macro clear_all
    clear
    li   a5, 0
    li   a6, 0
    li   a7, 0
.endm

    .section .text.masked_full_add, "ax", @progbits
    .balign 4
    .globl masked_full_add
    .type masked_full_add, @function
masked_full_add:
    clear_all
    lw   t0, 0(a1)              # share 0 of a
    lw   t1, 4(a3)              # share 1 of c
    lw   t2, 0(a2)              # share 0 of b
    lw   t3, 4(a1)              # share 1 of a
    lw   t5, 0(a3)              # share 0 of c
    lw   t6, 4(a2)              # share 1 of b
    xor  t2, t0, t2             # a ^ b
    xor  a5, t2, t5
    xor  t5, t0, t5             # a ^ c
    sw   a5, 0(a1)
    xor  t6, t3, t6
    xor  a6, t6, t1
    xor  t1, t3, t1
    sw   a6, 4(a1)
    and  t4, t2, t1
    xor  t4, t4, a4
    li   a5, 0
    and  a5, t6, t5
    xor  t4, a5, t4
    li   a6, 0
    and  a6, t6, t1
    xor  t4, t4, a6
    xor  t4, t4, t3
    sw   t4, 4(a0)
    and  a7, t2, t5
    xor  a7, a7, a4
    xor  a7, a7, t0
    sw   a7, 0(a0)
    clear_all
    ret
    .size masked_full_add, . - masked_full_add

# The AND of two words in shares, in an order in which no two values that tell of a secret meet on CV32E40P.
# Source: Ishai, Sahai and Wagner (CRYPTO 2003). SPDX-License-Identifier: Apache-2.0
#
# a0 is c, a1 is a, a2 is b, a3 fresh randomness. The shares of one operand are loaded with one of the other between them,
# as the last word loaded stays in its register.

#include "clear.h"

    .section .text.masked_and, "ax", @progbits
    .balign 4
    .globl masked_and
    .type masked_and, @function
masked_and:
    clear
    lw   t0, 0(a1)              # share 0 of a
    lw   t1, 4(a2)              # share 1 of b
    lw   t2, 4(a1)              # share 1 of a
    lw   t3, 0(a2)              # share 0 of b
    and  t4, t0, t1
    xor  t4, t4, a3
    nop                         # t0 & t1 would meet t2 as first operand
    and  t5, t2, t3
    xor  t4, t5, t4
    and  t6, t2, t1
    xor  t4, t4, t6
    sw   t4, 4(a0)
    and  t0, t0, t3
    xor  t0, t0, a3
    sw   t0, 0(a0)
    clear
    ret
    .size masked_and, . - masked_and

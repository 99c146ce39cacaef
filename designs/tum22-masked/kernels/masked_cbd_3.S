# The centred binomial distribution of eta = 3 in shares: of 16 coefficients three words. SPDX-License-Identifier: Apache-2.0

#include "binomial.h"

    .macro  next_bit negative
    .if     taken % 32 == 0
    bits    192
    .endif
    .set    taken, taken + 1
    one_bit \negative
    .endm

    .text
    .globl  kpke_masked_cbd_3
    .p2align 2
    .type   kpke_masked_cbd_3, @function
kpke_masked_cbd_3:
    clear
    addi    a5, a1, 192
1:  .set    number, 0
    .set    taken, 0
    .rept   16
    begins  8 * number
    next_bit 0
    next_bit 0
    next_bit 0
    next_bit 1
    next_bit 1
    next_bit 1
    ends    2 * number, 0
    .set    number, number + 1
    .endr
    addi    a2, a2, 128
    addi    a0, a0, 32
    beq     a1, a5, 2f
    j       1b
2:  clear
    ret
    .size   kpke_masked_cbd_3, . - kpke_masked_cbd_3

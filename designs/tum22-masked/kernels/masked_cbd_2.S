# The centred binomial distribution of eta = 2 in shares: of each coefficient four bits. SPDX-License-Identifier: Apache-2.0

#include "binomial.h"

    .text
    .globl  kpke_masked_cbd_2
    .p2align 2
    .type   kpke_masked_cbd_2, @function
kpke_masked_cbd_2:
    clear
    addi    a5, a1, 128
1:  bits    128
    .set    number, 0
    .rept   8
    begins  8 * number
    one_bit 0
    one_bit 0
    one_bit 1
    one_bit 1
    ends    2 * number, 0
    .set    number, number + 1
    .endr
    addi    a2, a2, 64
    addi    a0, a0, 16
    bne     a1, a5, 1b
    clear
    ret
    .size   kpke_masked_cbd_2, . - kpke_masked_cbd_2

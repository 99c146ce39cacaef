# A message in Boolean shares as a polynomial in additive ones: half of each bit modulo 3329. SPDX-License-Identifier: Apache-2.0

#include "binomial.h"

    .text
    .globl  kpke_masked_unpack_message
    .p2align 2
    .type   kpke_masked_unpack_message, @function
kpke_masked_unpack_message:
    clear
    addi    a5, a1, 32
1:  bits    32
    addi    a6, a0, 64
2:  .set    number, 0
    .rept   8
    begins  8 * number
    one_bit 0
    ends    2 * number, 1
    .set    number, number + 1
    .endr
    addi    a2, a2, 64
    addi    a0, a0, 16
    bne     a0, a6, 2b
    bne     a1, a5, 1b
    clear
    ret
    .size   kpke_masked_unpack_message, . - kpke_masked_unpack_message

# Counts in Boolean shares as coefficients in shares modulo r. SPDX-License-Identifier: Apache-2.0

#include "../../../../workloads/saber-masked/kernels/cv32e40p/lift.h"
#include "product.h"

    .text
    .globl  saber_masked_lift
    .p2align 2
    .type   saber_masked_lift, @function
saber_masked_lift:
    clear
    li      a7, ONE
    addi    a6, a2, 128
1:  .set    at, 0
    .rept   8
    masked_difference at
    pq_mprodc t6, a7
    pq_mprodr t6, zero, 0, 0
    sw      t6, at(a1)
    addi    t1, t1, -LESS
    pq_mprodc t1, a7
    pq_mprodr t1, zero, 0, 0
    sw      t1, at(a0)
    .set    at, at + 4
    .endr
    addi    a0, a0, 32
    addi    a1, a1, 32
    addi    a2, a2, 32
    addi    a3, a3, 32
    addi    a4, a4, 64
    bne     a2, a6, 1b
    clear
    ret
    .size   saber_masked_lift, . - saber_masked_lift

# The product of transformed vectors, one of which is a share. SPDX-License-Identifier: Apache-2.0
#
# a0 is the sum, a1 and a2 the vectors; a3 and a4 are their fourth polynomials.

#include "product.h"

    .macro  product at, first, second
    lw      t0, \at(\first)
    lw      t1, \at(\second)
    pq_mprodc t0, t1
    .endm

    .macro  coefficient at
    lw      t0, \at - 1024(a1)
    lw      t1, \at - 1024(a2)
    lw      t2, \at(a1)
    lw      t3, \at(a2)
    pq_mprodc t0, t1
#if SABER_SET >= 3
    lw      t0, \at + 1024(a1)
    lw      t1, \at + 1024(a2)
    pq_mprodc t2, t3
#if SABER_SET >= 4
    lw      t2, \at(a3)
    lw      t3, \at(a4)
    pq_mprodc t0, t1
    nop
    pq_mprodc t2, t3
#else
    nop
    pq_mprodc t0, t1
#endif
#else
    pq_mprodc t2, t3
#endif
    pq_mprodr t4, zero, 0, 0
    sw      t4, \at(a0)
    .endm

    .text
    .globl  saber_masked_product
    .p2align 2
    .type   saber_masked_product, @function
saber_masked_product:
    addi    a1, a1, 1024
    addi    a2, a2, 1024
#if SABER_SET >= 4
    addi    a3, a1, 1024
    addi    a3, a3, 1024
    addi    a4, a2, 1024
    addi    a4, a4, 1024
#endif
    addi    a5, a0, 1024
1:  .set    at, 0
    .rept   4
    coefficient at
    .set    at, at + 4
    .endr
    addi    a1, a1, 16
    addi    a2, a2, 16
#if SABER_SET >= 4
    addi    a3, a3, 16
    addi    a4, a4, 16
#endif
    addi    a0, a0, 16
    bne     a0, a5, 1b
    ret
    .size   saber_masked_product, . - saber_masked_product

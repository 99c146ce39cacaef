# A matrix of 32 by 32 bits, transposed in place. SPDX-License-Identifier: Apache-2.0

    .include "xmasked.inc"

    .text
    .globl  masked_transpose
    .p2align 2
    .type   masked_transpose, @function
masked_transpose:
    .set    at, 0
    .rept   8
    lw      t0, at(a0)
    lw      t1, at + 4(a0)
    lw      t2, at + 8(a0)
    lw      t3, at + 12(a0)
    pq_slicew t0, t1
    pq_slicew t2, t3
    .set    at, at + 16
    .endr
    .set    at, 0
    .rept   32
    pq_slicer t0
    sw      t0, at(a0)
    .set    at, at + 4
    .endr
    li      t0, 0
    li      t1, 0
    li      t2, 0
    li      t3, 0
    ret
    .size   masked_transpose, . - masked_transpose

# Fields of d bits, transposed: 32 rows that begin with a field each, of which d columns are read.
# SPDX-License-Identifier: Apache-2.0
#
# a0 is planes, a1 words, a2 is d. What rows hold behind their fields goes to no plane.

    .include "xmasked.inc"

# The field at bit \at, in the word of t0 and the next one, to \to.
    .macro  field to, d
    .if     at % 32 == 0
    lw      t0, at / 8(a1)
    .endif
    .if     at % 32 + \d > 32
    srli    t1, t0, at % 32
    lw      t0, at / 8 / 4 * 4 + 4(a1)
    .set    from, 32 - at % 32
    slli    \to, t0, from
    or      \to, \to, t1
    .else
    srli    \to, t0, at % 32
    .endif
    .set    at, at + \d
    .endm

    .macro  planes d
    li      t4, \d
    bne     a2, t4, 1f
    .set    at, 0
    .rept   16
    field   t2, \d
    field   t3, \d
    pq_slicew t2, t3
    .endr
    .set    at, 0
    .rept   \d
    pq_slicer t0
    sw      t0, at(a0)
    .set    at, at + 4
    .endr
    .rept   32 - \d
    sw      zero, at(a0)
    .set    at, at + 4
    .endr
    j       2f
1:
    .endm

    .text
    .globl  masked_planes
    .p2align 2
    .type   masked_planes, @function
masked_planes:
    li      t1, 0
    li      t2, 0
    li      t3, 0
    .irp    width, 8, 10, 4, 6, 3, 11, 5, 7, 9, 2, 1
    planes  \width
    .endr
2:  li      t0, 0
    li      t1, 0
    li      t2, 0
    li      t3, 0
    ret
    .size   masked_planes, . - masked_planes

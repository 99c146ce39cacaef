# Matrices of scaled coefficients, one of either share, and the sum of their columns. SPDX-License-Identifier: Apache-2.0
#
# a3 is d, a4 fresh randomness. 272 bytes of the stack have the columns of share 0, those of share 1, and ra.

    .include "xmasked.inc"

    .macro  clear
    .irp    register, t0, t1, t4, t5
    li      \register, 0
    .endr
    mul     zero, zero, zero
    .endm

# The d + 13 columns of the matrix, to \to.
    .macro  columns to
    addi    t2, \to, 52
    .set    at, 0
    .rept   13
    pq_slicer t0
    sw      t0, at(\to)
    .set    at, at + 4
    .endr
    slli    t3, a3, 2
    add     t3, t3, t2
3:  pq_slicer t0
    sw      t0, 0(t2)
    addi    t2, t2, 4
    bne     t2, t3, 3b
    .endm

# The columns of share 1, the sum, and the end of the function.
    .macro  add_columns
    clear
    addi    a6, sp, 128
    columns a6
    clear
    lw      t1, 256(sp)
    mv      a1, sp
    mv      a2, a6
    call    masked_add
    lw      ra, 256(sp)
    addi    sp, sp, 272
    ret
    .endm

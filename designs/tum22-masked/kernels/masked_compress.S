# Compression of shares: each is scaled to a power of two and transposed, then both are added. SPDX-License-Identifier: Apache-2.0
#
# a0 is bits, a1 and a2 are the shares of 32 coefficients, a3 is d, a4 fresh randomness. A coefficient times floor(2^42/q) is
# rounded down by 2^(29-d) in two parts, as the upper half of a product takes five cycles.

#include "columns.h"

    .equ    FACTOR, 1321131424  # floor(2^42 / 3329)

# Two words of t0 and t1, which are scaled to t4 and t5.
    .macro  scaled from, at
    lh      t0, \at(\from)
    lh      t1, \at + 2(\from)
    mul     t4, t0, a7
    mul     t5, t1, a7
    mul     t0, t0, a6
    mul     t1, t1, a6
    srai    t4, t4, 16
    srai    t5, t5, 16
    add     t4, t4, t0
    add     t5, t5, t1
    sra     t4, t4, a5
    sra     t5, t5, a5
    .endm

    .text
    .globl  kpke_masked_compress
    .p2align 2
    .type   kpke_masked_compress, @function
kpke_masked_compress:
    addi    sp, sp, -272
    sw      ra, 256(sp)
    clear
    li      a7, FACTOR & 0xffff
    li      a6, FACTOR >> 16
    li      a5, 13
    sub     a5, a5, a3
    li      t6, 1 + (1 << 12)
    addi    t3, a1, 64
1:  .set    at, 0
    .rept   4
    scaled  a1, at
    add     t4, t4, t6
    add     t5, t5, t6
    pq_slicew t4, t5
    .set    at, at + 4
    .endr
    addi    a1, a1, 16
    bne     a1, t3, 1b
    clear
    columns sp
    clear
    lw      t1, 256(sp)         # the last word loaded
    addi    t3, a2, 64
2:  .set    at, 0
    .rept   4
    scaled  a2, at
    pq_slicew t4, t5
    .set    at, at + 4
    .endr
    addi    a2, a2, 16
    bne     a2, t3, 2b
    add_columns
    .size   kpke_masked_compress, . - kpke_masked_compress

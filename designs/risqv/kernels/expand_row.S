# void kpke_expand_row(kpke_poly row[KPKE_K], const uint8_t rho[32], unsigned i, int transposed): SHAKE128 with its state
# in registers, of which each block is looked through for coefficients. Branches depend on rho alone, which is public.
# Two blocks have 224 candidates and never too many; what follows counts.
# SPDX-License-Identifier: Apache-2.0

#include "resident.h"

    .set    block, 0
    .set    place, 168
    .set    step, 172
    .set    row_end, 176
    .set    seed, 180

# Two candidates of the three bytes at \at.
    .macro  two at, base, end=0
    lhu     a3, \at(\base)
    lhu     a4, \at + 1(\base)
    and     a3, a3, a1
    srli    a4, a4, 4
    bgeu    a3, a2, 1f
    p_sh    a3, 2, a0
    .if     \end
    beq     a0, a5, .Lrow_full
    .endif
1:  bgeu    a4, a2, 2f
    p_sh    a4, 2, a0
    .if     \end
    beq     a0, a5, .Lrow_full
    .endif
2:
    .endm

    .text
    .globl  kpke_expand_row
    .p2align 2
    .type   kpke_expand_row, @function
kpke_expand_row:
    keep    192
    # The two bytes after rho, and the suffix; in `step` what the next polynomial adds.
    lui     a5, 0x1f0
    li      a4, 1
    beqz    a3, 1f
    li      a4, 256
    j       2f
1:  slli    a2, a2, 8
2:  add     a2, a2, a5
    sw      a2, place(sp)
    sw      a4, step(sp)
    sw      a1, seed(sp)
    li      a4, MLKEM_SET * 2
    add     a4, a4, a0
    sw      a4, row_end(sp)
    # What looks for coefficients: the next, a mask, q, and the polynomial's end.
    lui     a1, 1
    addi    a1, a1, -1
    lui     a2, 1
    addi    a2, a2, 3329 - 4096
.Lrow_polynomial:
    clear_state
    lw      a4, seed(sp)
    addi    a5, a0, 512
    li      ra, 2
    load_words 0, 8, a4
    pq_flw  8, place, sp
    lui     s7, 0x80000
    nop
    nop
.Lrow_block:
    rounds
    store_words 0, 32, sp
    each_register sw, sp
    .set    at, 0
    .rept   56
    two     at, sp
    .set    at, at + 3
    .endr
    addi    ra, ra, -1
    bnez    ra, .Lrow_block
    nop
.Lrow_rest:
    rounds
    store_words 0, 32, sp
    each_register sw, sp
    addi    s0, sp, 0
    addi    ra, sp, 168
.Lrow_next:
    two     0, s0, 1
    two     3, s0, 1
    two     6, s0, 1
    two     9, s0, 1
    addi    s0, s0, 12
    bne     s0, ra, .Lrow_next
    j       .Lrow_rest
.Lrow_full:
    lw      a3, row_end(sp)
    lw      a4, place(sp)
    lw      a5, step(sp)
    add     a4, a4, a5
    sw      a4, place(sp)
    bne     a0, a3, .Lrow_polynomial
    restore 192
    ret
    .size   kpke_expand_row, . - kpke_expand_row

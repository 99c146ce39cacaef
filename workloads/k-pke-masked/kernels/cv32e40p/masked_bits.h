/* Sums of Boolean bits as additive shares, in an order in which no two values that tell of a secret meet on CV32E40P.
   Source: bits.h of the workload, which says why the values are sound. SPDX-License-Identifier: Apache-2.0

   s2 is the residue r, s3 what exclusive-or makes r + 1 of it, s4 the product's share that holds x, s5 the mask p, s6 and
   s7 the sums of the shares of bits; a3 is q, a4 the fraction 1/q, a5 what is added to its products. t0 and t1 hold share
   0, t2 and t3 share 1. Registers that two products of one r would meet in are zero between them. */

# Two residues, of the next two words of randomness.
.macro residues
    lw    t5, 0(a2)
    mulhu s2, t5, a3
    lw    t5, 4(a2)
    mulhu s5, t5, a3
    addi  a2, a2, 8
    addi  t5, s2, 1
    sub   t6, t5, a3
    srai  t6, t6, 31
    and   t5, t5, t6            # r + 1, or 0 for q
    xor   s3, t5, s2
    mv    s4, s5
    li    s6, 0
    li    s7, 0
.endm

# Bit `at` of x and of y: added to the sums, its product to s4; all taken off where `negative`.
.macro one_bit x, y, at, negative
    slli  t0, \x, 31-(\at)
    srai  t0, t0, 31
    .if \negative
    add   s6, s6, t0
    .else
    sub   s6, s6, t0
    .endif
    and   t1, t0, s3
    xor   t1, t1, s2            # r + x
    nop                         # x and y
    slli  t2, \y, 31-(\at)
    srai  t2, t2, 31
    .if \negative
    add   s7, s7, t2
    and   t3, t2, t1
    sub   s4, s4, t3
    .else
    sub   s7, s7, t2
    and   t3, t2, t1
    add   s4, s4, t3
    sub   s4, s4, a3
    .endif
    srai  t4, s4, 31
    and   t4, t4, a3
    add   s4, s4, t4
    li    t4, 0
    li    t3, 0
.endm

# Of a value and a multiple of the product's share the representative nearest to zero, into t1 or t3 and to memory.
.macro store_0
    mul   t1, t0, a4
    add   t1, t1, a5
    mulh  t1, t1, a3
    sh    t1, 0(a0)
    mul   zero, zero, zero      # the multiplier's operands
    nop
.endm

.macro store_1
    mul   t3, t2, a4
    add   t3, t3, a5
    mulh  t3, t3, a3
    sh    t3, 512(a0)
    mul   zero, zero, zero
    li    t3, 0
    addi  a0, a0, 2
.endm

# Both shares of a coefficient: its sum less twice its product.
.macro store_sums
    slli  t0, s4, 1
    sub   t0, s6, t0
    store_0
    mul   t2, s2, s7
    add   t2, t2, s5
    slli  t2, t2, 1
    add   t2, t2, s7
    store_1
.endm

.macro begin
    addi  sp, sp, -64
    sw    s0, 0(sp)
    sw    s1, 4(sp)
    sw    s2, 8(sp)
    sw    s3, 12(sp)
    sw    s4, 16(sp)
    sw    s5, 20(sp)
    sw    s6, 24(sp)
    sw    s7, 28(sp)
    sw    s8, 32(sp)
    sw    s9, 36(sp)
    sw    s10, 40(sp)
    sw    s11, 44(sp)
    clear
    li    a3, 3329
    li    a4, 1290167
    li    a5, 131072
.endm

# Nothing of a share stays where the other one may be written.
.macro clear
    li    t0, 0
    li    t1, 0
    li    t2, 0
    li    t3, 0
    li    t4, 0
    li    t5, 0
    li    t6, 0
    mul   zero, zero, zero
.endm

.macro end
    clear
    lw    s0, 0(sp)
    lw    s1, 4(sp)
    lw    s2, 8(sp)
    lw    s3, 12(sp)
    lw    s4, 16(sp)
    lw    s5, 20(sp)
    lw    s6, 24(sp)
    lw    s7, 28(sp)
    lw    s8, 32(sp)
    lw    s9, 36(sp)
    lw    s10, 40(sp)
    lw    s11, 44(sp)
    addi  sp, sp, 64
    ret
.endm

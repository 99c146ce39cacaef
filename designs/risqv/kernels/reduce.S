# void kpke_reduce(int16_t a[256]): representatives in [0, q) of any coefficients.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_reduce
    .p2align 2
    .type   kpke_reduce, @function
kpke_reduce:
    addi    sp, sp, -64
    sw      ra, 0(sp)
    sw      s0, 4(sp)
    sw      s1, 8(sp)
    sw      s2, 12(sp)
    sw      s3, 16(sp)
    sw      s4, 20(sp)
    sw      s5, 24(sp)
    sw      s6, 28(sp)
    sw      s7, 32(sp)
    sw      s8, 36(sp)
    sw      s9, 40(sp)
    sw      s10, 44(sp)
    sw      s11, 48(sp)
    pq_set_kyber
    pq_set_first_rounds
    li      t0, 2147516416
    li      t1, 162662834
    li      t2, 183962359
    addi    ra, a0, 512
.Lkpke_reduce_words:
    lw      s0, 0(a0)
    lw      s1, 4(a0)
    lw      a4, 8(a0)
    lw      a5, 12(a0)
    lw      a6, 16(a0)
    lw      a7, 20(a0)
    lw      s2, 24(a0)
    lw      s3, 28(a0)
    lw      s4, 32(a0)
    lw      s5, 36(a0)
    lw      s6, 40(a0)
    lw      s7, 44(a0)
    lw      s8, 48(a0)
    lw      s9, 52(a0)
    lw      s10, 56(a0)
    lw      s11, 60(a0)
    xor     s0, s0, t0
    xor     s1, s1, t0
    xor     a4, a4, t0
    xor     a5, a5, t0
    xor     a6, a6, t0
    xor     a7, a7, t0
    xor     s2, s2, t0
    xor     s3, s3, t0
    xor     s4, s4, t0
    xor     s5, s5, t0
    xor     s6, s6, t0
    xor     s7, s7, t0
    xor     s8, s8, t0
    xor     s9, s9, t0
    xor     s10, s10, t0
    xor     s11, s11, t0
    pq_mod_mul_r s0, t1
    pq_mod_mul_r s1, t1
    pq_mod_mul_r a4, t1
    pq_mod_mul_r a5, t1
    pq_mod_mul_r a6, t1
    pq_mod_mul_r a7, t1
    pq_mod_mul_r s2, t1
    pq_mod_mul_r s3, t1
    pq_mod_mul_r s4, t1
    pq_mod_mul_r s5, t1
    pq_mod_mul_r s6, t1
    pq_mod_mul_r s7, t1
    pq_mod_mul_r s8, t1
    pq_mod_mul_r s9, t1
    pq_mod_mul_r s10, t1
    pq_mod_mul_r s11, t1
    pq_mod_sub_r s0, t2
    pq_mod_sub_r s1, t2
    pq_mod_sub_r a4, t2
    pq_mod_sub_r a5, t2
    pq_mod_sub_r a6, t2
    pq_mod_sub_r a7, t2
    pq_mod_sub_r s2, t2
    pq_mod_sub_r s3, t2
    pq_mod_sub_r s4, t2
    pq_mod_sub_r s5, t2
    pq_mod_sub_r s6, t2
    pq_mod_sub_r s7, t2
    pq_mod_sub_r s8, t2
    pq_mod_sub_r s9, t2
    pq_mod_sub_r s10, t2
    pq_mod_sub_r s11, t2
    sw      s0, 0(a0)
    sw      s1, 4(a0)
    sw      a4, 8(a0)
    sw      a5, 12(a0)
    sw      a6, 16(a0)
    sw      a7, 20(a0)
    sw      s2, 24(a0)
    sw      s3, 28(a0)
    sw      s4, 32(a0)
    sw      s5, 36(a0)
    sw      s6, 40(a0)
    sw      s7, 44(a0)
    sw      s8, 48(a0)
    sw      s9, 52(a0)
    sw      s10, 56(a0)
    sw      s11, 60(a0)
    addi    a0, a0, 64
    bne     a0, ra, .Lkpke_reduce_words
    lw      ra, 0(sp)
    lw      s0, 4(sp)
    lw      s1, 8(sp)
    lw      s2, 12(sp)
    lw      s3, 16(sp)
    lw      s4, 20(sp)
    lw      s5, 24(sp)
    lw      s6, 28(sp)
    lw      s7, 32(sp)
    lw      s8, 36(sp)
    lw      s9, 40(sp)
    lw      s10, 44(sp)
    lw      s11, 48(sp)
    addi    sp, sp, 64
    ret
    .size   kpke_reduce, . - kpke_reduce

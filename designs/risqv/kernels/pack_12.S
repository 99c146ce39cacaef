# void kpke_pack_12(uint8_t bytes[384], const int16_t a[256]): sixteen words at a time.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_pack_12
    .p2align 2
    .type   kpke_pack_12, @function
kpke_pack_12:
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
    li      t0, 218172673
    li      t1, 61440
    addi    ra, a0, 384
.Lkpke_pack_12_words:
    lw      s0, 0(a1)
    lw      s1, 4(a1)
    lw      a4, 8(a1)
    lw      s6, 16(a1)
    lw      s7, 20(a1)
    lw      s8, 24(a1)
    lw      a5, 12(a1)
    lw      s9, 28(a1)
    nop
    nop
    pq_mod_add_r s0, t0
    pq_mod_add_r s1, t0
    pq_mod_add_r a4, t0
    pq_mod_add_r s6, t0
    pq_mod_add_r s7, t0
    pq_mod_add_r s8, t0
    srli    a6, s0, 16
    srli    a7, s1, 16
    srli    s2, a4, 16
    pq_mod_add_r a5, t0
    srli    s10, s6, 16
    srli    s11, s7, 16
    srli    t3, s8, 16
    pq_mod_add_r s9, t0
    mul     a6, a6, t1
    mul     a7, a7, t1
    mul     s2, s2, t1
    srli    s3, a5, 16
    mul     s10, s10, t1
    mul     s11, s11, t1
    mul     t3, t3, t1
    srli    t4, s9, 16
    sub     s0, s0, a6
    sub     s1, s1, a7
    sub     a4, a4, s2
    mul     s3, s3, t1
    sub     s6, s6, s10
    sub     s7, s7, s11
    sub     s8, s8, t3
    mul     t4, t4, t1
    sub     a5, a5, s3
    slli    a6, s1, 24
    slli    a7, a4, 16
    sub     s9, s9, t4
    slli    s10, s7, 24
    slli    s11, s8, 16
    srli    s1, s1, 8
    slli    s2, a5, 8
    srli    a4, a4, 16
    srli    s7, s7, 8
    slli    t3, s9, 8
    srli    s8, s8, 16
    or      s0, s0, a6
    or      s1, s1, a7
    or      a4, a4, s2
    or      s6, s6, s10
    or      s7, s7, s11
    or      s8, s8, t3
    sw      s0, 0(a0)
    sw      s1, 4(a0)
    sw      a4, 8(a0)
    sw      s6, 12(a0)
    sw      s7, 16(a0)
    sw      s8, 20(a0)
    lw      s0, 32(a1)
    lw      s1, 36(a1)
    lw      a4, 40(a1)
    lw      s6, 48(a1)
    lw      s7, 52(a1)
    lw      s8, 56(a1)
    lw      a5, 44(a1)
    lw      s9, 60(a1)
    nop
    nop
    pq_mod_add_r s0, t0
    pq_mod_add_r s1, t0
    pq_mod_add_r a4, t0
    pq_mod_add_r s6, t0
    pq_mod_add_r s7, t0
    pq_mod_add_r s8, t0
    srli    a6, s0, 16
    srli    a7, s1, 16
    srli    s2, a4, 16
    pq_mod_add_r a5, t0
    srli    s10, s6, 16
    srli    s11, s7, 16
    srli    t3, s8, 16
    pq_mod_add_r s9, t0
    mul     a6, a6, t1
    mul     a7, a7, t1
    mul     s2, s2, t1
    srli    s3, a5, 16
    mul     s10, s10, t1
    mul     s11, s11, t1
    mul     t3, t3, t1
    srli    t4, s9, 16
    sub     s0, s0, a6
    sub     s1, s1, a7
    sub     a4, a4, s2
    mul     s3, s3, t1
    sub     s6, s6, s10
    sub     s7, s7, s11
    sub     s8, s8, t3
    mul     t4, t4, t1
    sub     a5, a5, s3
    slli    a6, s1, 24
    slli    a7, a4, 16
    sub     s9, s9, t4
    slli    s10, s7, 24
    slli    s11, s8, 16
    srli    s1, s1, 8
    slli    s2, a5, 8
    srli    a4, a4, 16
    srli    s7, s7, 8
    slli    t3, s9, 8
    srli    s8, s8, 16
    or      s0, s0, a6
    or      s1, s1, a7
    or      a4, a4, s2
    or      s6, s6, s10
    or      s7, s7, s11
    or      s8, s8, t3
    sw      s0, 24(a0)
    sw      s1, 28(a0)
    sw      a4, 32(a0)
    sw      s6, 36(a0)
    sw      s7, 40(a0)
    sw      s8, 44(a0)
    addi    a0, a0, 48
    addi    a1, a1, 64
    bne     a0, ra, .Lkpke_pack_12_words
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
    .size   kpke_pack_12, . - kpke_pack_12

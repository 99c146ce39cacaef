# void kpke_basemul_acc(c, a, b, cache): eight words of the sum at a time.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_basemul_acc
    .p2align 2
    .type   kpke_basemul_acc, @function
kpke_basemul_acc:
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
    li      t0, 1090863365
    li      t1, 3329
    li      t2, 109708938
    addi    ra, a0, 512
.Lkpke_basemul_acc_words:
#if MLKEM_SET == 256
    lw      a4, 0(a2)
    lw      s3, 4(a2)
    lw      s8, 8(a2)
    lw      t4, 12(a2)
    lw      s1, 0(a1)
    lw      s2, 4(a1)
    lw      s7, 8(a1)
    lw      t3, 12(a1)
    li      s0, 0
    lhu     a6, 0(a3)
    pq_mod_add_r a4, t0
    li      a7, 0
    lhu     s5, 2(a3)
    pq_mod_add_r s3, t0
    li      s6, 0
    lhu     s10, 4(a3)
    pq_mod_add_r s8, t0
    li      s11, 0
    lhu     t6, 6(a3)
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    lw      a4, 16(a2)
    lw      s3, 20(a2)
    lw      s8, 24(a2)
    lw      t4, 28(a2)
    lw      s1, 16(a1)
    lw      s2, 20(a1)
    lw      s7, 24(a1)
    lw      t3, 28(a1)
    lhu     a6, 8(a3)
    lhu     s5, 10(a3)
    lhu     s10, 12(a3)
    lhu     t6, 14(a3)
    nop
    nop
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 0(a0)
    sw      a7, 4(a0)
    sw      s6, 8(a0)
    sw      s11, 12(a0)
    li      s0, 0
    pq_mod_add_r a4, t0
    li      a7, 0
    pq_mod_add_r s3, t0
    li      s6, 0
    pq_mod_add_r s8, t0
    li      s11, 0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 16(a0)
    sw      a7, 20(a0)
    sw      s6, 24(a0)
    sw      s11, 28(a0)
#elif MLKEM_SET == 512
    lw      a4, 0(a2)
    lw      s3, 4(a2)
    lw      s8, 8(a2)
    lw      t4, 12(a2)
    lw      s1, 0(a1)
    lw      s2, 4(a1)
    lw      s7, 8(a1)
    lw      t3, 12(a1)
    li      s0, 0
    lhu     a6, 0(a3)
    pq_mod_add_r a4, t0
    li      a7, 0
    lhu     s5, 2(a3)
    pq_mod_add_r s3, t0
    li      s6, 0
    lhu     s10, 4(a3)
    pq_mod_add_r s8, t0
    li      s11, 0
    lhu     t6, 6(a3)
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 512(a2)
    pq_mod_add_r s5, t1
    lw      s3, 516(a2)
    pq_mod_add_r s10, t1
    lw      s8, 520(a2)
    pq_mod_add_r t6, t1
    lw      t4, 524(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 512(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 516(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 520(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 524(a1)
    lhu     a6, 256(a3)
    lhu     s5, 258(a3)
    lhu     s10, 260(a3)
    lhu     t6, 262(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    lw      a4, 16(a2)
    lw      s3, 20(a2)
    lw      s8, 24(a2)
    lw      t4, 28(a2)
    lw      s1, 16(a1)
    lw      s2, 20(a1)
    lw      s7, 24(a1)
    lw      t3, 28(a1)
    lhu     a6, 8(a3)
    lhu     s5, 10(a3)
    lhu     s10, 12(a3)
    lhu     t6, 14(a3)
    nop
    nop
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 0(a0)
    sw      a7, 4(a0)
    sw      s6, 8(a0)
    sw      s11, 12(a0)
    li      s0, 0
    pq_mod_add_r a4, t0
    li      a7, 0
    pq_mod_add_r s3, t0
    li      s6, 0
    pq_mod_add_r s8, t0
    li      s11, 0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 528(a2)
    pq_mod_add_r s5, t1
    lw      s3, 532(a2)
    pq_mod_add_r s10, t1
    lw      s8, 536(a2)
    pq_mod_add_r t6, t1
    lw      t4, 540(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 528(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 532(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 536(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 540(a1)
    lhu     a6, 264(a3)
    lhu     s5, 266(a3)
    lhu     s10, 268(a3)
    lhu     t6, 270(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 16(a0)
    sw      a7, 20(a0)
    sw      s6, 24(a0)
    sw      s11, 28(a0)
#elif MLKEM_SET == 768
    lw      a4, 0(a2)
    lw      s3, 4(a2)
    lw      s8, 8(a2)
    lw      s1, 0(a1)
    lw      s2, 4(a1)
    lw      s7, 8(a1)
    lw      t4, 12(a2)
    lw      t3, 12(a1)
    li      s0, 0
    lhu     a6, 0(a3)
    pq_mod_add_r a4, t0
    li      a7, 0
    lhu     s5, 2(a3)
    pq_mod_add_r s3, t0
    li      s6, 0
    lhu     s10, 4(a3)
    pq_mod_add_r s8, t0
    li      s11, 0
    lhu     t6, 6(a3)
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 512(a2)
    pq_mod_add_r s5, t1
    lw      s3, 516(a2)
    pq_mod_add_r s10, t1
    lw      s8, 520(a2)
    pq_mod_add_r t6, t1
    lw      t4, 524(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 512(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 516(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 520(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 524(a1)
    lhu     a6, 256(a3)
    lhu     s5, 258(a3)
    lhu     s10, 260(a3)
    lhu     t6, 262(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1024(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1028(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1032(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1036(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1024(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1028(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1032(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1036(a1)
    lhu     a6, 512(a3)
    lhu     s5, 514(a3)
    lhu     s10, 516(a3)
    lhu     t6, 518(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    lw      a4, 16(a2)
    lw      s3, 20(a2)
    lw      s8, 24(a2)
    lw      s1, 16(a1)
    lw      s2, 20(a1)
    lw      s7, 24(a1)
    lhu     a6, 8(a3)
    lhu     s5, 10(a3)
    lhu     s10, 12(a3)
    nop
    nop
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 0(a0)
    lw      t4, 28(a2)
    sw      a7, 4(a0)
    sw      s6, 8(a0)
    sw      s11, 12(a0)
    lw      t3, 28(a1)
    li      s0, 0
    li      a7, 0
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    li      s6, 0
    pq_mod_add_r s8, t0
    li      s11, 0
    lhu     t6, 14(a3)
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 528(a2)
    pq_mod_add_r s5, t1
    lw      s3, 532(a2)
    pq_mod_add_r s10, t1
    lw      s8, 536(a2)
    pq_mod_add_r t6, t1
    lw      t4, 540(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 528(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 532(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 536(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 540(a1)
    lhu     a6, 264(a3)
    lhu     s5, 266(a3)
    lhu     s10, 268(a3)
    lhu     t6, 270(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1040(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1044(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1048(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1052(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1040(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1044(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1048(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1052(a1)
    lhu     a6, 520(a3)
    lhu     s5, 522(a3)
    lhu     s10, 524(a3)
    lhu     t6, 526(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 16(a0)
    sw      a7, 20(a0)
    sw      s6, 24(a0)
    sw      s11, 28(a0)
#elif MLKEM_SET == 1024
    lw      a4, 0(a2)
    lw      s3, 4(a2)
    lw      s8, 8(a2)
    lw      s1, 0(a1)
    lw      s2, 4(a1)
    lw      s7, 8(a1)
    li      s0, 0
    lhu     a6, 0(a3)
    pq_mod_add_r a4, t0
    li      a7, 0
    lhu     s5, 2(a3)
    pq_mod_add_r s3, t0
    li      s6, 0
    lhu     s10, 4(a3)
    pq_mod_add_r s8, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    lw      a4, 512(a2)
    pq_mod_add_r s5, t1
    lw      s3, 516(a2)
    pq_mod_add_r s10, t1
    lw      s8, 520(a2)
    pq_bf_dit s1, s0, a6
    li      s11, 0
    lw      t3, 12(a1)
    lw      t4, 12(a2)
    lhu     t6, 6(a3)
    lw      s1, 512(a1)
    lhu     a6, 256(a3)
    nop
    nop
    pq_mod_add_r t4, t0
    slli    t5, t4, 16
    or      t6, t6, t5
    pq_mod_add_r a4, t0
    pq_bf_dit t3, s11, t4
    srli    t3, t3, 16
    pq_mod_add_r t6, t1
    lw      t4, 524(a2)
    pq_bf_dit s2, a7, s5
    lw      s2, 516(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 520(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 524(a1)
    lhu     s5, 258(a3)
    lhu     s10, 260(a3)
    lhu     t6, 262(a3)
    slli    a5, a4, 16
    or      a6, a6, a5
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1024(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1028(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1032(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1036(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1024(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1028(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1032(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1036(a1)
    lhu     a6, 512(a3)
    lhu     s5, 514(a3)
    lhu     s10, 516(a3)
    lhu     t6, 518(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1536(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1540(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1544(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1548(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1536(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1540(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1544(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1548(a1)
    lhu     a6, 768(a3)
    lhu     s5, 770(a3)
    lhu     s10, 772(a3)
    lhu     t6, 774(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    lw      a4, 16(a2)
    lw      s3, 20(a2)
    lw      s8, 24(a2)
    lw      s1, 16(a1)
    lw      s2, 20(a1)
    lw      s7, 24(a1)
    lhu     a6, 8(a3)
    lhu     s5, 10(a3)
    lhu     s10, 12(a3)
    nop
    nop
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 0(a0)
    sw      a7, 4(a0)
    sw      s6, 8(a0)
    sw      s11, 12(a0)
    li      s0, 0
    pq_mod_add_r a4, t0
    li      a7, 0
    pq_mod_add_r s3, t0
    li      s6, 0
    pq_mod_add_r s8, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    lw      a4, 528(a2)
    pq_mod_add_r s5, t1
    lw      s3, 532(a2)
    pq_mod_add_r s10, t1
    lw      s8, 536(a2)
    pq_bf_dit s1, s0, a6
    li      s11, 0
    lw      t3, 28(a1)
    lw      t4, 28(a2)
    lhu     t6, 14(a3)
    lw      s1, 528(a1)
    lhu     a6, 264(a3)
    nop
    nop
    pq_mod_add_r t4, t0
    slli    t5, t4, 16
    or      t6, t6, t5
    pq_mod_add_r a4, t0
    pq_bf_dit t3, s11, t4
    srli    t3, t3, 16
    pq_mod_add_r t6, t1
    lw      t4, 540(a2)
    pq_bf_dit s2, a7, s5
    lw      s2, 532(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 536(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 540(a1)
    lhu     s5, 266(a3)
    lhu     s10, 268(a3)
    lhu     t6, 270(a3)
    slli    a5, a4, 16
    or      a6, a6, a5
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1040(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1044(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1048(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1052(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1040(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1044(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1048(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1052(a1)
    lhu     a6, 520(a3)
    lhu     s5, 522(a3)
    lhu     s10, 524(a3)
    lhu     t6, 526(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    lw      a4, 1552(a2)
    pq_mod_add_r s5, t1
    lw      s3, 1556(a2)
    pq_mod_add_r s10, t1
    lw      s8, 1560(a2)
    pq_mod_add_r t6, t1
    lw      t4, 1564(a2)
    pq_bf_dit s1, s0, a6
    lw      s1, 1552(a1)
    pq_bf_dit s2, a7, s5
    lw      s2, 1556(a1)
    pq_bf_dit s7, s6, s10
    lw      s7, 1560(a1)
    pq_bf_dit t3, s11, t6
    lw      t3, 1564(a1)
    lhu     a6, 776(a3)
    lhu     s5, 778(a3)
    lhu     s10, 780(a3)
    lhu     t6, 782(a3)
    nop
    nop
    pq_mod_add_r a4, t0
    pq_mod_add_r s3, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r t4, t0
    slli    a5, a4, 16
    slli    s4, s3, 16
    slli    s9, s8, 16
    slli    t5, t4, 16
    or      a6, a6, a5
    or      s5, s5, s4
    or      s10, s10, s9
    or      t6, t6, t5
    pq_mod_add_r a6, t1
    pq_bf_dit s1, s0, a4
    pq_bf_dit s2, a7, s3
    pq_bf_dit s7, s6, s8
    pq_bf_dit t3, s11, t4
    srli    s1, s1, 16
    srli    s2, s2, 16
    srli    s7, s7, 16
    srli    t3, t3, 16
    pq_mod_add_r s5, t1
    pq_mod_add_r s10, t1
    pq_mod_add_r t6, t1
    pq_bf_dit s1, s0, a6
    pq_bf_dit s2, a7, s5
    pq_bf_dit s7, s6, s10
    pq_bf_dit t3, s11, t6
    pq_mod_mul_r s0, t2
    pq_mod_mul_r a7, t2
    pq_mod_mul_r s6, t2
    pq_mod_mul_r s11, t2
    sw      s0, 16(a0)
    sw      a7, 20(a0)
    sw      s6, 24(a0)
    sw      s11, 28(a0)
#endif
    addi    a0, a0, 32
    addi    a1, a1, 32
    addi    a2, a2, 32
    addi    a3, a3, 16
    bne     a0, ra, .Lkpke_basemul_acc_words
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
    .size   kpke_basemul_acc, . - kpke_basemul_acc

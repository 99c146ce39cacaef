# void kpke_basemul_cache(int16_t cache[128], const int16_t b[256]): eight words at a time.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_basemul_cache
    .p2align 2
    .type   kpke_basemul_cache, @function
kpke_basemul_cache:
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
    li      t1, 4294901760
    addi    ra, a0, 256
    la      a2, .Lkpke_basemul_cache_factors
.Lkpke_basemul_cache_words:
    lw      s0, 0(a1)
    lw      s1, 4(a1)
    lw      a5, 8(a1)
    lw      a6, 12(a1)
    srli    s0, s0, 16
    and     s1, s1, t1
    srli    a5, a5, 16
    and     a6, a6, t1
    lw      a4, 0(a2)
    or      s0, s0, s1
    lw      a7, 4(a2)
    or      a5, a5, a6
    lw      s2, 16(a1)
    pq_mod_add_r s0, t0
    lw      s3, 20(a1)
    pq_mod_add_r a5, t0
    lw      s5, 24(a1)
    pq_mod_mul_r s0, a4
    sw      s0, 0(a0)
    pq_mod_mul_r a5, a7
    sw      a5, 4(a0)
    lw      s6, 28(a1)
    lw      s8, 32(a1)
    lw      s9, 36(a1)
    lw      s11, 40(a1)
    lw      t3, 44(a1)
    lw      s0, 48(a1)
    lw      s1, 52(a1)
    lw      a5, 56(a1)
    lw      a6, 60(a1)
    srli    s2, s2, 16
    and     s3, s3, t1
    srli    s5, s5, 16
    and     s6, s6, t1
    srli    s8, s8, 16
    and     s9, s9, t1
    srli    s11, s11, 16
    and     t3, t3, t1
    srli    s0, s0, 16
    and     s1, s1, t1
    srli    a5, a5, 16
    and     a6, a6, t1
    lw      s4, 8(a2)
    or      s2, s2, s3
    lw      s7, 12(a2)
    or      s5, s5, s6
    lw      s10, 16(a2)
    or      s8, s8, s9
    lw      t4, 20(a2)
    or      s11, s11, t3
    lw      a4, 24(a2)
    or      s0, s0, s1
    lw      a7, 28(a2)
    or      a5, a5, a6
    nop
    pq_mod_add_r s2, t0
    pq_mod_add_r s5, t0
    pq_mod_add_r s8, t0
    pq_mod_add_r s11, t0
    pq_mod_add_r s0, t0
    pq_mod_add_r a5, t0
    pq_mod_mul_r s2, s4
    pq_mod_mul_r s5, s7
    pq_mod_mul_r s8, s10
    pq_mod_mul_r s11, t4
    pq_mod_mul_r s0, a4
    pq_mod_mul_r a5, a7
    sw      s2, 8(a0)
    sw      s5, 12(a0)
    sw      s8, 16(a0)
    sw      s11, 20(a0)
    sw      s0, 24(a0)
    sw      a5, 28(a0)
    addi    a0, a0, 32
    addi    a1, a1, 64
    addi    a2, a2, 32
    bne     a0, ra, .Lkpke_basemul_cache_words
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
    .size   kpke_basemul_cache, . - kpke_basemul_cache
    .section .rodata
    .p2align 2
.Lkpke_basemul_cache_factors:
    .half   2246, 1083, 1720, 1609, 2220, 1109, 43, 3286, 1654, 1675, 155, 3174, 2871, 458, 420, 2909
    .half   1688, 1641, 2348, 981, 708, 2621, 2389, 940, 2165, 1164, 1489, 1840, 2967, 362, 3283, 46
    .half   2345, 984, 3112, 217, 1307, 2022, 2741, 588, 221, 3108, 2603, 726, 921, 2408, 1147, 2182
    .half   298, 3031, 2576, 753, 3170, 159, 1396, 1933, 1672, 1657, 1316, 2013, 2705, 624, 3029, 300
    .half   3268, 61, 1059, 2270, 2412, 917, 2440, 889, 1959, 1370, 1518, 1811, 798, 2531, 1536, 1793
    .half   1798, 1531, 2785, 544, 1543, 1786, 1318, 2011, 3162, 167, 880, 2449, 1910, 1419, 22, 3307
    .half   1918, 1411, 538, 2791, 1546, 1783, 3176, 153, 618, 2711, 3242, 87, 3178, 151, 1912, 1417
    .half   2897, 432, 2097, 1232, 655, 2674, 635, 2694, 503, 2826, 818, 2511, 2759, 570, 3183, 146

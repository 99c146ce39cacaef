# void saber_pointwise(int32_t c[256], const int32_t a[256], const int32_t b[256])
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  saber_pointwise
    .p2align 2
    .type   saber_pointwise, @function
saber_pointwise:
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
    la      a3, .Lsaber_pointwise_roots
    pq_set_kyber
    addi    ra, a0, 512
.Lsaber_pointwise_3329:
    lw      t2, 0(a2)
    lw      a6, 4(a2)
    lw      s5, 8(a2)
    lw      s10, 12(a2)
    lw      t1, 0(a1)
    srli    s0, t2, 16
    slli    s1, t2, 16
    lw      a5, 4(a1)
    srli    a7, a6, 16
    slli    s2, a6, 16
    lw      s4, 8(a1)
    srli    s6, s5, 16
    slli    s7, s5, 16
    lw      s9, 12(a1)
    srli    s11, s10, 16
    slli    t3, s10, 16
    li      t0, 0
    or      s0, s0, s1
    li      a4, 0
    or      a7, a7, s2
    li      s3, 0
    or      s6, s6, s7
    li      s8, 0
    or      s11, s11, t3
    lw      s1, 0(a3)
    lw      s2, 4(a3)
    lw      s7, 8(a3)
    lw      t3, 12(a3)
    nop
    nop
    pq_bf_dit t1, t0, t2
    pq_bf_dit a5, a4, a6
    pq_bf_dit s4, s3, s5
    pq_bf_dit s9, s8, s10
    srli    t1, t1, 16
    srli    a5, a5, 16
    srli    s4, s4, 16
    srli    s9, s9, 16
    pq_mod_mul_r s0, s1
    pq_mod_mul_r a7, s2
    pq_mod_mul_r s6, s7
    pq_mod_mul_r s11, t3
    lw      t2, 16(a2)
    lw      a6, 20(a2)
    lw      s5, 24(a2)
    lw      s10, 28(a2)
    slli    s1, t2, 16
    slli    s2, a6, 16
    slli    s7, s5, 16
    slli    t3, s10, 16
    nop
    pq_bf_dit t1, t0, s0
    pq_bf_dit a5, a4, a7
    pq_bf_dit s4, s3, s6
    pq_bf_dit s9, s8, s11
    sw      t0, 0(a0)
    sw      a4, 4(a0)
    sw      s3, 8(a0)
    sw      s8, 12(a0)
    lw      t1, 16(a1)
    srli    s0, t2, 16
    lw      a5, 20(a1)
    srli    a7, a6, 16
    lw      s4, 24(a1)
    srli    s6, s5, 16
    lw      s9, 28(a1)
    srli    s11, s10, 16
    li      t0, 0
    or      s0, s0, s1
    li      a4, 0
    or      a7, a7, s2
    li      s3, 0
    or      s6, s6, s7
    li      s8, 0
    or      s11, s11, t3
    lw      s1, 16(a3)
    lw      s2, 20(a3)
    lw      s7, 24(a3)
    lw      t3, 28(a3)
    nop
    nop
    pq_bf_dit t1, t0, t2
    pq_bf_dit a5, a4, a6
    pq_bf_dit s4, s3, s5
    pq_bf_dit s9, s8, s10
    srli    t1, t1, 16
    srli    a5, a5, 16
    srli    s4, s4, 16
    srli    s9, s9, 16
    pq_mod_mul_r s0, s1
    pq_mod_mul_r a7, s2
    pq_mod_mul_r s6, s7
    pq_mod_mul_r s11, t3
    pq_bf_dit t1, t0, s0
    pq_bf_dit a5, a4, a7
    pq_bf_dit s4, s3, s6
    pq_bf_dit s9, s8, s11
    sw      t0, 16(a0)
    sw      a4, 20(a0)
    sw      s3, 24(a0)
    sw      s8, 28(a0)
    addi    a0, a0, 32
    addi    a1, a1, 32
    addi    a2, a2, 32
    addi    a3, a3, 32
    bne     a0, ra, .Lsaber_pointwise_3329
    nop
    pq_set_newhope512
    addi    ra, a0, 512
.Lsaber_pointwise_12289:
    lw      t2, 0(a2)
    lw      a6, 4(a2)
    lw      s5, 8(a2)
    lw      s10, 12(a2)
    lw      t1, 0(a1)
    srli    s0, t2, 16
    slli    s1, t2, 16
    lw      a5, 4(a1)
    srli    a7, a6, 16
    slli    s2, a6, 16
    lw      s4, 8(a1)
    srli    s6, s5, 16
    slli    s7, s5, 16
    lw      s9, 12(a1)
    srli    s11, s10, 16
    slli    t3, s10, 16
    li      t0, 0
    or      s0, s0, s1
    li      a4, 0
    or      a7, a7, s2
    li      s3, 0
    or      s6, s6, s7
    li      s8, 0
    or      s11, s11, t3
    lw      s1, 0(a3)
    lw      s2, 4(a3)
    lw      s7, 8(a3)
    lw      t3, 12(a3)
    nop
    nop
    pq_bf_dit t1, t0, t2
    pq_bf_dit a5, a4, a6
    pq_bf_dit s4, s3, s5
    pq_bf_dit s9, s8, s10
    srli    t1, t1, 16
    srli    a5, a5, 16
    srli    s4, s4, 16
    srli    s9, s9, 16
    pq_mod_mul_r s0, s1
    pq_mod_mul_r a7, s2
    pq_mod_mul_r s6, s7
    pq_mod_mul_r s11, t3
    lw      t2, 16(a2)
    lw      a6, 20(a2)
    lw      s5, 24(a2)
    lw      s10, 28(a2)
    slli    s1, t2, 16
    slli    s2, a6, 16
    slli    s7, s5, 16
    slli    t3, s10, 16
    nop
    pq_bf_dit t1, t0, s0
    pq_bf_dit a5, a4, a7
    pq_bf_dit s4, s3, s6
    pq_bf_dit s9, s8, s11
    sw      t0, 0(a0)
    sw      a4, 4(a0)
    sw      s3, 8(a0)
    sw      s8, 12(a0)
    lw      t1, 16(a1)
    srli    s0, t2, 16
    lw      a5, 20(a1)
    srli    a7, a6, 16
    lw      s4, 24(a1)
    srli    s6, s5, 16
    lw      s9, 28(a1)
    srli    s11, s10, 16
    li      t0, 0
    or      s0, s0, s1
    li      a4, 0
    or      a7, a7, s2
    li      s3, 0
    or      s6, s6, s7
    li      s8, 0
    or      s11, s11, t3
    lw      s1, 16(a3)
    lw      s2, 20(a3)
    lw      s7, 24(a3)
    lw      t3, 28(a3)
    nop
    nop
    pq_bf_dit t1, t0, t2
    pq_bf_dit a5, a4, a6
    pq_bf_dit s4, s3, s5
    pq_bf_dit s9, s8, s10
    srli    t1, t1, 16
    srli    a5, a5, 16
    srli    s4, s4, 16
    srli    s9, s9, 16
    pq_mod_mul_r s0, s1
    pq_mod_mul_r a7, s2
    pq_mod_mul_r s6, s7
    pq_mod_mul_r s11, t3
    pq_bf_dit t1, t0, s0
    pq_bf_dit a5, a4, a7
    pq_bf_dit s4, s3, s6
    pq_bf_dit s9, s8, s11
    sw      t0, 16(a0)
    sw      a4, 20(a0)
    sw      s3, 24(a0)
    sw      s8, 28(a0)
    addi    a0, a0, 32
    addi    a1, a1, 32
    addi    a2, a2, 32
    addi    a3, a3, 32
    bne     a0, ra, .Lsaber_pointwise_12289
    nop
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
    .size   saber_pointwise, . - saber_pointwise

    .section .rodata
    .p2align 2
.Lsaber_pointwise_roots:
    .half   624, 2482, 2705, 2482, 300, 2482, 3029, 2482, 1316, 2482, 2013, 2482, 1657, 2482, 1672, 2482
    .half   3031, 2482, 298, 2482, 753, 2482, 2576, 2482, 3170, 2482, 159, 2482, 1396, 2482, 1933, 2482
    .half   2022, 2482, 1307, 2482, 588, 2482, 2741, 2482, 3112, 2482, 217, 2482, 984, 2482, 2345, 2482
    .half   1147, 2482, 2182, 2482, 2408, 2482, 921, 2482, 221, 2482, 3108, 2482, 2603, 2482, 726, 2482
    .half   458, 2482, 2871, 2482, 2909, 2482, 420, 2482, 155, 2482, 3174, 2482, 1675, 2482, 1654, 2482
    .half   1083, 2482, 2246, 2482, 1609, 2482, 1720, 2482, 2220, 2482, 1109, 2482, 43, 2482, 3286, 2482
    .half   1164, 2482, 2165, 2482, 1840, 2482, 1489, 2482, 2967, 2482, 362, 2482, 3283, 2482, 46, 2482
    .half   2389, 2482, 940, 2482, 2621, 2482, 708, 2482, 1688, 2482, 1641, 2482, 2348, 2482, 981, 2482
    .half   3178, 2482, 151, 2482, 1912, 2482, 1417, 2482, 87, 2482, 3242, 2482, 618, 2482, 2711, 2482
    .half   1918, 2482, 1411, 2482, 538, 2482, 2791, 2482, 1783, 2482, 1546, 2482, 153, 2482, 3176, 2482
    .half   503, 2482, 2826, 2482, 818, 2482, 2511, 2482, 570, 2482, 2759, 2482, 146, 2482, 3183, 2482
    .half   2694, 2482, 635, 2482, 655, 2482, 2674, 2482, 432, 2482, 2897, 2482, 1232, 2482, 2097, 2482
    .half   1543, 2482, 1786, 2482, 1318, 2482, 2011, 2482, 544, 2482, 2785, 2482, 1798, 2482, 1531, 2482
    .half   3307, 2482, 22, 2482, 1910, 2482, 1419, 2482, 167, 2482, 3162, 2482, 2449, 2482, 880, 2482
    .half   1959, 2482, 1370, 2482, 1518, 2482, 1811, 2482, 2531, 2482, 798, 2482, 1793, 2482, 1536, 2482
    .half   889, 2482, 2440, 2482, 2412, 2482, 917, 2482, 61, 2482, 3268, 2482, 2270, 2482, 1059, 2482
    .half   6415, 4075, 5874, 4075, 677, 4075, 11612, 4075, 6234, 4075, 6055, 4075, 3336, 4075, 8953, 4075
    .half   12237, 4075, 52, 4075, 9115, 4075, 3174, 4075, 1323, 4075, 10966, 4075, 2766, 4075, 9523, 4075
    .half   12138, 4075, 151, 4075, 10162, 4075, 2127, 4075, 8332, 4075, 3957, 4075, 9450, 4075, 2839, 4075
    .half   2505, 4075, 9784, 4075, 5906, 4075, 6383, 4075, 10710, 4075, 1579, 4075, 11858, 4075, 431, 4075
    .half   5241, 4075, 7048, 4075, 9369, 4075, 2920, 4075, 9162, 4075, 3127, 4075, 8120, 4075, 4169, 4075
    .half   787, 4075, 11502, 4075, 8807, 4075, 3482, 4075, 1010, 4075, 11279, 4075, 6821, 4075, 5468, 4075
    .half   2049, 4075, 10240, 4075, 7377, 4075, 4912, 4075, 10968, 4075, 1321, 4075, 192, 4075, 12097, 4075
    .half   3445, 4075, 8844, 4075, 7509, 4075, 4780, 4075, 7591, 4075, 4698, 4075, 7232, 4075, 5057, 4075
    .half   11286, 4075, 1003, 4075, 3532, 4075, 8757, 4075, 12048, 4075, 241, 4075, 12231, 4075, 58, 4075
    .half   7280, 4075, 5009, 4075, 1956, 4075, 10333, 4075, 11404, 4075, 885, 4075, 6008, 4075, 6281, 4075
    .half   8851, 4075, 3438, 4075, 2844, 4075, 9445, 4075, 975, 4075, 11314, 4075, 4212, 4075, 8077, 4075
    .half   5681, 4075, 6608, 4075, 8812, 4075, 3477, 4075, 12147, 4075, 142, 4075, 11184, 4075, 1105, 4075
    .half   3600, 4075, 8689, 4075, 3263, 4075, 9026, 4075, 7665, 4075, 4624, 4075, 6077, 4075, 6212, 4075
    .half   421, 4075, 11868, 4075, 8209, 4075, 4080, 4075, 6068, 4075, 6221, 4075, 3602, 4075, 8687, 4075
    .half   8076, 4075, 4213, 4075, 11785, 4075, 504, 4075, 605, 4075, 11684, 4075, 9987, 4075, 2302, 4075
    .half   9260, 4075, 3029, 4075, 5594, 4075, 6695, 4075, 6403, 4075, 5886, 4075, 7507, 4075, 4782, 4075

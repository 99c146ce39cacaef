# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved, with Zbb alone.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s0, 256(sp)
    sw s1, 260(sp)
    sw s2, 264(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    lla a1, .Lconstants + 176
    sw a0, 200(sp)
    li t0, 0x22222222
    lw t1, 0(a0)
    srli t2, t1, 1
    xor t2, t1, t2
    and t2, t2, t0
    slli t0, t2, 1
    xor t2, t1, t2
    xor t2, t2, t0
    li t0, 0xc0c0c0c
    srli t1, t2, 2
    xor t1, t2, t1
    and t1, t1, t0
    slli t0, t1, 2
    xor t1, t2, t1
    xor t1, t1, t0
    li t0, 0xf000f0
    srli t2, t1, 4
    xor t2, t1, t2
    and t2, t2, t0
    slli t0, t2, 4
    xor t1, t1, t2
    xor t1, t1, t0
    li t0, 0xff00
    srli t2, t1, 8
    xor t2, t1, t2
    and t0, t2, t0
    slli t2, t0, 8
    xor t1, t1, t0
    xor t1, t1, t2
    li t2, 0x22222222
    lw t0, 4(a0)
    srli t3, t0, 1
    xor t3, t0, t3
    and t2, t3, t2
    slli t3, t2, 1
    xor t0, t0, t2
    xor t0, t0, t3
    li t3, 0xc0c0c0c
    srli t2, t0, 2
    xor t2, t0, t2
    and t2, t2, t3
    slli t3, t2, 2
    xor t0, t0, t2
    xor t0, t0, t3
    li t3, 0xf000f0
    srli t2, t0, 4
    xor t2, t0, t2
    and t2, t2, t3
    slli t3, t2, 4
    xor t2, t0, t2
    xor t2, t2, t3
    li t3, 0xff00
    srli t0, t2, 8
    xor t0, t2, t0
    and t0, t0, t3
    slli t3, t0, 8
    xor t0, t2, t0
    xor t3, t0, t3
    zext.h t0, t1
    slli t2, t3, 16
    or t2, t0, t2
    lui t0, 0xffff0
    and t0, t3, t0
    srli t1, t1, 16
    or t1, t1, t0
    li t0, 0x22222222
    lw t3, 8(a0)
    srli t4, t3, 1
    xor t4, t3, t4
    and t4, t4, t0
    slli t0, t4, 1
    xor t4, t3, t4
    xor t4, t4, t0
    li t0, 0xc0c0c0c
    srli t3, t4, 2
    xor t3, t4, t3
    and t3, t3, t0
    slli t0, t3, 2
    xor t4, t4, t3
    xor t4, t4, t0
    li t0, 0xf000f0
    srli t3, t4, 4
    xor t3, t4, t3
    and t0, t3, t0
    slli t3, t0, 4
    xor t4, t4, t0
    xor t4, t4, t3
    li t3, 0xff00
    srli t0, t4, 8
    xor t0, t4, t0
    and t3, t0, t3
    slli t0, t3, 8
    xor t4, t4, t3
    xor t4, t4, t0
    li t0, 0x22222222
    lw t3, 12(a0)
    srli t5, t3, 1
    xor t5, t3, t5
    and t5, t5, t0
    slli t0, t5, 1
    xor t3, t3, t5
    xor t3, t3, t0
    li t0, 0xc0c0c0c
    srli t5, t3, 2
    xor t5, t3, t5
    and t5, t5, t0
    slli t0, t5, 2
    xor t5, t3, t5
    xor t5, t5, t0
    li t0, 0xf000f0
    srli t3, t5, 4
    xor t3, t5, t3
    and t3, t3, t0
    slli t0, t3, 4
    xor t3, t5, t3
    xor t0, t3, t0
    li t3, 0xff00
    srli t5, t0, 8
    xor t5, t0, t5
    and t5, t5, t3
    slli t3, t5, 8
    xor t5, t0, t5
    xor t5, t5, t3
    zext.h t3, t4
    slli t0, t5, 16
    or t0, t3, t0
    lui t3, 0xffff0
    and t3, t5, t3
    srli t4, t4, 16
    or t4, t4, t3
    li t3, 0x22222222
    lw t5, 16(a0)
    srli t6, t5, 1
    xor t6, t5, t6
    and t6, t6, t3
    slli t3, t6, 1
    xor t5, t5, t6
    xor t5, t5, t3
    li t3, 0xc0c0c0c
    srli t6, t5, 2
    xor t6, t5, t6
    and t3, t6, t3
    slli t6, t3, 2
    xor t5, t5, t3
    xor t5, t5, t6
    li t6, 0xf000f0
    srli t3, t5, 4
    xor t3, t5, t3
    and t6, t3, t6
    slli t3, t6, 4
    xor t5, t5, t6
    xor t5, t5, t3
    li t3, 0xff00
    srli t6, t5, 8
    xor t6, t5, t6
    and t6, t6, t3
    slli t3, t6, 8
    xor t5, t5, t6
    xor t5, t5, t3
    li t3, 0x22222222
    lw t6, 20(a0)
    srli a2, t6, 1
    xor a2, t6, a2
    and a2, a2, t3
    slli t3, a2, 1
    xor a2, t6, a2
    xor a2, a2, t3
    li t3, 0xc0c0c0c
    srli t6, a2, 2
    xor t6, a2, t6
    and t6, t6, t3
    slli t3, t6, 2
    xor t6, a2, t6
    xor t3, t6, t3
    li t6, 0xf000f0
    srli a2, t3, 4
    xor a2, t3, a2
    and a2, a2, t6
    slli t6, a2, 4
    xor a2, t3, a2
    xor a2, a2, t6
    li t6, 0xff00
    srli t3, a2, 8
    xor t3, a2, t3
    and t3, t3, t6
    slli t6, t3, 8
    xor t3, a2, t3
    xor t3, t3, t6
    zext.h t6, t5
    slli a2, t3, 16
    or a2, t6, a2
    lui t6, 0xffff0
    and t3, t3, t6
    srli t5, t5, 16
    or t5, t5, t3
    li t3, 0x22222222
    lw t6, 24(a0)
    srli a3, t6, 1
    xor a3, t6, a3
    and t3, a3, t3
    slli a3, t3, 1
    xor t6, t6, t3
    xor t6, t6, a3
    li a3, 0xc0c0c0c
    srli t3, t6, 2
    xor t3, t6, t3
    and a3, t3, a3
    slli t3, a3, 2
    xor t6, t6, a3
    xor t6, t6, t3
    li t3, 0xf000f0
    srli a3, t6, 4
    xor a3, t6, a3
    and a3, a3, t3
    slli t3, a3, 4
    xor t6, t6, a3
    xor t6, t6, t3
    li t3, 0xff00
    srli a3, t6, 8
    xor a3, t6, a3
    and a3, a3, t3
    slli t3, a3, 8
    xor a3, t6, a3
    xor a3, a3, t3
    li t3, 0x22222222
    lw t6, 28(a0)
    srli a4, t6, 1
    xor a4, t6, a4
    and a4, a4, t3
    slli t3, a4, 1
    xor t6, t6, a4
    xor t3, t6, t3
    li t6, 0xc0c0c0c
    srli a4, t3, 2
    xor a4, t3, a4
    and a4, a4, t6
    slli t6, a4, 2
    xor a4, t3, a4
    xor a4, a4, t6
    li t6, 0xf000f0
    srli t3, a4, 4
    xor t3, a4, t3
    and t3, t3, t6
    slli t6, t3, 4
    xor t3, a4, t3
    xor t3, t3, t6
    li t6, 0xff00
    srli a4, t3, 8
    xor a4, t3, a4
    and a4, a4, t6
    slli t6, a4, 8
    xor t3, t3, a4
    xor t3, t3, t6
    zext.h t6, a3
    slli a4, t3, 16
    or t6, t6, a4
    lui a4, 0xffff0
    and t3, t3, a4
    srli a3, a3, 16
    or a3, a3, t3
    li t3, 0x22222222
    lw a4, 32(a0)
    srli a5, a4, 1
    xor a5, a4, a5
    and t3, a5, t3
    slli a5, t3, 1
    xor t3, a4, t3
    xor t3, t3, a5
    li a5, 0xc0c0c0c
    srli a4, t3, 2
    xor a4, t3, a4
    and a4, a4, a5
    slli a5, a4, 2
    xor t3, t3, a4
    xor t3, t3, a5
    li a5, 0xf000f0
    srli a4, t3, 4
    xor a4, t3, a4
    and a4, a4, a5
    slli a5, a4, 4
    xor a4, t3, a4
    xor a4, a4, a5
    li a5, 0xff00
    srli t3, a4, 8
    xor t3, a4, t3
    and t3, t3, a5
    slli a5, t3, 8
    xor t3, a4, t3
    xor a5, t3, a5
    li t3, 0x22222222
    lw a4, 36(a0)
    srli a6, a4, 1
    xor a6, a4, a6
    and a6, a6, t3
    slli t3, a6, 1
    xor a6, a4, a6
    xor a6, a6, t3
    li t3, 0xc0c0c0c
    srli a4, a6, 2
    xor a4, a6, a4
    and a4, a4, t3
    slli t3, a4, 2
    xor a4, a6, a4
    xor a4, a4, t3
    li t3, 0xf000f0
    srli a6, a4, 4
    xor a6, a4, a6
    and a6, a6, t3
    slli t3, a6, 4
    xor a4, a4, a6
    xor a4, a4, t3
    li t3, 0xff00
    srli a6, a4, 8
    xor a6, a4, a6
    and t3, a6, t3
    slli a6, t3, 8
    xor a4, a4, t3
    xor a4, a4, a6
    zext.h a6, a5
    slli t3, a4, 16
    or t3, a6, t3
    lui a6, 0xffff0
    and a4, a4, a6
    srli a5, a5, 16
    or a5, a5, a4
    li a4, 0x22222222
    lw a6, 40(a0)
    srli a7, a6, 1
    xor a7, a6, a7
    and a7, a7, a4
    slli a4, a7, 1
    xor a6, a6, a7
    xor a6, a6, a4
    li a4, 0xc0c0c0c
    srli a7, a6, 2
    xor a7, a6, a7
    and a7, a7, a4
    slli a4, a7, 2
    xor a7, a6, a7
    xor a7, a7, a4
    li a4, 0xf000f0
    srli a6, a7, 4
    xor a6, a7, a6
    and a6, a6, a4
    slli a4, a6, 4
    xor a6, a7, a6
    xor a4, a6, a4
    li a6, 0xff00
    srli a7, a4, 8
    xor a7, a4, a7
    and a7, a7, a6
    slli a6, a7, 8
    xor a7, a4, a7
    xor a7, a7, a6
    li a6, 0x22222222
    lw a4, 44(a0)
    srli s0, a4, 1
    xor s0, a4, s0
    and s0, s0, a6
    slli a6, s0, 1
    xor s0, a4, s0
    xor s0, s0, a6
    li a6, 0xc0c0c0c
    srli a4, s0, 2
    xor a4, s0, a4
    and a4, a4, a6
    slli a6, a4, 2
    xor s0, s0, a4
    xor s0, s0, a6
    li a6, 0xf000f0
    srli a4, s0, 4
    xor a4, s0, a4
    and a6, a4, a6
    slli a4, a6, 4
    xor s0, s0, a6
    xor s0, s0, a4
    li a4, 0xff00
    srli a6, s0, 8
    xor a6, s0, a6
    and a4, a6, a4
    slli a6, a4, 8
    xor s0, s0, a4
    xor s0, s0, a6
    zext.h a6, a7
    slli a4, s0, 16
    or a4, a6, a4
    lui a6, 0xffff0
    and s0, s0, a6
    srli a7, a7, 16
    or a7, a7, s0
    li s0, 0x22222222
    lw a6, 48(a0)
    srli s1, a6, 1
    xor s1, a6, s1
    and s1, s1, s0
    slli s0, s1, 1
    xor s1, a6, s1
    xor s1, s1, s0
    li s0, 0xc0c0c0c
    srli a6, s1, 2
    xor a6, s1, a6
    and a6, a6, s0
    slli s0, a6, 2
    xor a6, s1, a6
    xor s0, a6, s0
    li a6, 0xf000f0
    srli s1, s0, 4
    xor s1, s0, s1
    and s1, s1, a6
    slli a6, s1, 4
    xor s1, s0, s1
    xor s1, s1, a6
    li a6, 0xff00
    srli s0, s1, 8
    xor s0, s1, s0
    and s0, s0, a6
    slli a6, s0, 8
    xor s0, s1, s0
    xor s0, s0, a6
    li a6, 0x22222222
    lw s1, 52(a0)
    srli s2, s1, 1
    xor s2, s1, s2
    and s2, s2, a6
    slli a6, s2, 1
    xor s1, s1, s2
    xor s1, s1, a6
    li a6, 0xc0c0c0c
    srli s2, s1, 2
    xor s2, s1, s2
    and a6, s2, a6
    slli s2, a6, 2
    xor s1, s1, a6
    xor s1, s1, s2
    li s2, 0xf000f0
    srli a6, s1, 4
    xor a6, s1, a6
    and s2, a6, s2
    slli a6, s2, 4
    xor s1, s1, s2
    xor s1, s1, a6
    li a6, 0xff00
    srli s2, s1, 8
    xor s2, s1, s2
    and s2, s2, a6
    slli a6, s2, 8
    xor s1, s1, s2
    xor s1, s1, a6
    zext.h a6, s0
    slli s2, s1, 16
    or s2, a6, s2
    lui a6, 0xffff0
    and a6, s1, a6
    srli s0, s0, 16
    or s0, s0, a6
    li a6, 0x22222222
    lw s1, 56(a0)
    srli s3, s1, 1
    xor s3, s1, s3
    and s3, s3, a6
    slli a6, s3, 1
    xor s3, s1, s3
    xor a6, s3, a6
    li s3, 0xc0c0c0c
    srli s1, a6, 2
    xor s1, a6, s1
    and s1, s1, s3
    slli s3, s1, 2
    xor s1, a6, s1
    xor s1, s1, s3
    li s3, 0xf000f0
    srli a6, s1, 4
    xor a6, s1, a6
    and a6, a6, s3
    slli s3, a6, 4
    xor a6, s1, a6
    xor a6, a6, s3
    li s3, 0xff00
    srli s1, a6, 8
    xor s1, a6, s1
    and s1, s1, s3
    slli s3, s1, 8
    xor a6, a6, s1
    xor a6, a6, s3
    li s3, 0x22222222
    lw s1, 60(a0)
    srli s4, s1, 1
    xor s4, s1, s4
    and s3, s4, s3
    slli s4, s3, 1
    xor s1, s1, s3
    xor s1, s1, s4
    li s4, 0xc0c0c0c
    srli s3, s1, 2
    xor s3, s1, s3
    and s4, s3, s4
    slli s3, s4, 2
    xor s1, s1, s4
    xor s1, s1, s3
    li s3, 0xf000f0
    srli s4, s1, 4
    xor s4, s1, s4
    and s4, s4, s3
    slli s3, s4, 4
    xor s1, s1, s4
    xor s1, s1, s3
    li s3, 0xff00
    srli s4, s1, 8
    xor s4, s1, s4
    and s4, s4, s3
    slli s3, s4, 8
    xor s4, s1, s4
    xor s4, s4, s3
    zext.h s3, a6
    slli s1, s4, 16
    or s1, s3, s1
    lui s3, 0xffff0
    and s3, s4, s3
    srli a6, a6, 16
    or s3, a6, s3
    li a6, 0x22222222
    lw s4, 64(a0)
    srli s5, s4, 1
    xor s5, s4, s5
    and s5, s5, a6
    slli a6, s5, 1
    xor s5, s4, s5
    xor s5, s5, a6
    li a6, 0xc0c0c0c
    srli s4, s5, 2
    xor s4, s5, s4
    and s4, s4, a6
    slli a6, s4, 2
    xor s4, s5, s4
    xor s4, s4, a6
    li a6, 0xf000f0
    srli s5, s4, 4
    xor s5, s4, s5
    and s5, s5, a6
    slli a6, s5, 4
    xor s4, s4, s5
    xor s4, s4, a6
    li a6, 0xff00
    srli s5, s4, 8
    xor s5, s4, s5
    and a6, s5, a6
    slli s5, a6, 8
    xor s4, s4, a6
    xor s4, s4, s5
    li s5, 0x22222222
    lw a6, 68(a0)
    srli s6, a6, 1
    xor s6, a6, s6
    and s5, s6, s5
    slli s6, s5, 1
    xor a6, a6, s5
    xor a6, a6, s6
    li s6, 0xc0c0c0c
    srli s5, a6, 2
    xor s5, a6, s5
    and s5, s5, s6
    slli s6, s5, 2
    xor a6, a6, s5
    xor a6, a6, s6
    li s6, 0xf000f0
    srli s5, a6, 4
    xor s5, a6, s5
    and s5, s5, s6
    slli s6, s5, 4
    xor s5, a6, s5
    xor s5, s5, s6
    li s6, 0xff00
    srli a6, s5, 8
    xor a6, s5, a6
    and a6, a6, s6
    slli s6, a6, 8
    xor a6, s5, a6
    xor s6, a6, s6
    zext.h a6, s4
    slli s5, s6, 16
    or s5, a6, s5
    lui a6, 0xffff0
    and a6, s6, a6
    srli s4, s4, 16
    or s4, s4, a6
    li a6, 0x22222222
    lw s6, 72(a0)
    srli s7, s6, 1
    xor s7, s6, s7
    and s7, s7, a6
    slli a6, s7, 1
    xor s7, s6, s7
    xor s7, s7, a6
    li a6, 0xc0c0c0c
    srli s6, s7, 2
    xor s6, s7, s6
    and s6, s6, a6
    slli a6, s6, 2
    xor s7, s7, s6
    xor s7, s7, a6
    li a6, 0xf000f0
    srli s6, s7, 4
    xor s6, s7, s6
    and a6, s6, a6
    slli s6, a6, 4
    xor s7, s7, a6
    xor s7, s7, s6
    li s6, 0xff00
    srli a6, s7, 8
    xor a6, s7, a6
    and s6, a6, s6
    slli a6, s6, 8
    xor s7, s7, s6
    xor s7, s7, a6
    li a6, 0x22222222
    lw s6, 76(a0)
    srli s8, s6, 1
    xor s8, s6, s8
    and s8, s8, a6
    slli a6, s8, 1
    xor s6, s6, s8
    xor s6, s6, a6
    li a6, 0xc0c0c0c
    srli s8, s6, 2
    xor s8, s6, s8
    and s8, s8, a6
    slli a6, s8, 2
    xor s8, s6, s8
    xor s8, s8, a6
    li a6, 0xf000f0
    srli s6, s8, 4
    xor s6, s8, s6
    and s6, s6, a6
    slli a6, s6, 4
    xor s6, s8, s6
    xor a6, s6, a6
    li s6, 0xff00
    srli s8, a6, 8
    xor s8, a6, s8
    and s8, s8, s6
    slli s6, s8, 8
    xor s8, a6, s8
    xor s8, s8, s6
    zext.h s6, s7
    slli a6, s8, 16
    or a6, s6, a6
    lui s6, 0xffff0
    and s6, s8, s6
    srli s7, s7, 16
    or s7, s7, s6
    li s6, 0x22222222
    lw s8, 80(a0)
    srli s9, s8, 1
    xor s9, s8, s9
    and s9, s9, s6
    slli s6, s9, 1
    xor s8, s8, s9
    xor s8, s8, s6
    li s6, 0xc0c0c0c
    srli s9, s8, 2
    xor s9, s8, s9
    and s6, s9, s6
    slli s9, s6, 2
    xor s8, s8, s6
    xor s8, s8, s9
    li s9, 0xf000f0
    srli s6, s8, 4
    xor s6, s8, s6
    and s9, s6, s9
    slli s6, s9, 4
    xor s8, s8, s9
    xor s8, s8, s6
    li s6, 0xff00
    srli s9, s8, 8
    xor s9, s8, s9
    and s9, s9, s6
    slli s6, s9, 8
    xor s8, s8, s9
    xor s8, s8, s6
    li s6, 0x22222222
    lw s9, 84(a0)
    srli s10, s9, 1
    xor s10, s9, s10
    and s10, s10, s6
    slli s6, s10, 1
    xor s10, s9, s10
    xor s10, s10, s6
    li s6, 0xc0c0c0c
    srli s9, s10, 2
    xor s9, s10, s9
    and s9, s9, s6
    slli s6, s9, 2
    xor s9, s10, s9
    xor s6, s9, s6
    li s9, 0xf000f0
    srli s10, s6, 4
    xor s10, s6, s10
    and s10, s10, s9
    slli s9, s10, 4
    xor s10, s6, s10
    xor s10, s10, s9
    li s9, 0xff00
    srli s6, s10, 8
    xor s6, s10, s6
    and s6, s6, s9
    slli s9, s6, 8
    xor s6, s10, s6
    xor s6, s6, s9
    zext.h s9, s8
    slli s10, s6, 16
    or s10, s9, s10
    lui s9, 0xffff0
    and s6, s6, s9
    srli s8, s8, 16
    or s8, s8, s6
    li s6, 0x22222222
    lw s9, 88(a0)
    srli s11, s9, 1
    xor s11, s9, s11
    and s6, s11, s6
    slli s11, s6, 1
    xor s9, s9, s6
    xor s9, s9, s11
    li s11, 0xc0c0c0c
    srli s6, s9, 2
    xor s6, s9, s6
    and s11, s6, s11
    slli s6, s11, 2
    xor s9, s9, s11
    xor s9, s9, s6
    li s6, 0xf000f0
    srli s11, s9, 4
    xor s11, s9, s11
    and s11, s11, s6
    slli s6, s11, 4
    xor s9, s9, s11
    xor s9, s9, s6
    li s6, 0xff00
    srli s11, s9, 8
    xor s11, s9, s11
    and s11, s11, s6
    slli s6, s11, 8
    xor s11, s9, s11
    xor s11, s11, s6
    li s6, 0x22222222
    lw s9, 92(a0)
    srli ra, s9, 1
    xor ra, s9, ra
    and ra, ra, s6
    slli s6, ra, 1
    xor s9, s9, ra
    xor s6, s9, s6
    li s9, 0xc0c0c0c
    srli ra, s6, 2
    xor ra, s6, ra
    and ra, ra, s9
    slli s9, ra, 2
    xor ra, s6, ra
    xor ra, ra, s9
    li s9, 0xf000f0
    srli s6, ra, 4
    xor s6, ra, s6
    and s6, s6, s9
    slli s9, s6, 4
    xor s6, ra, s6
    xor s6, s6, s9
    li s9, 0xff00
    srli ra, s6, 8
    xor ra, s6, ra
    and ra, ra, s9
    slli s9, ra, 8
    xor s6, s6, ra
    xor s6, s6, s9
    zext.h s9, s11
    slli ra, s6, 16
    or s9, s9, ra
    lui ra, 0xffff0
    and s6, s6, ra
    srli s11, s11, 16
    or s11, s11, s6
    li s6, 0x22222222
    lw ra, 96(a0)
    sw a5, 312(sp)
    srli a5, ra, 1
    xor a5, ra, a5
    and s6, a5, s6
    slli a5, s6, 1
    xor s6, ra, s6
    xor s6, s6, a5
    li a5, 0xc0c0c0c
    srli ra, s6, 2
    xor ra, s6, ra
    and ra, ra, a5
    slli a5, ra, 2
    xor s6, s6, ra
    xor s6, s6, a5
    li a5, 0xf000f0
    srli ra, s6, 4
    xor ra, s6, ra
    and ra, ra, a5
    slli a5, ra, 4
    xor ra, s6, ra
    xor ra, ra, a5
    li a5, 0xff00
    srli s6, ra, 8
    xor s6, ra, s6
    and s6, s6, a5
    slli a5, s6, 8
    xor s6, ra, s6
    xor a5, s6, a5
    li s6, 0x22222222
    lw ra, 100(a0)
    sw s7, 316(sp)
    srli s7, ra, 1
    xor s7, ra, s7
    and s7, s7, s6
    slli s6, s7, 1
    xor s7, ra, s7
    xor s7, s7, s6
    li s6, 0xc0c0c0c
    srli ra, s7, 2
    xor ra, s7, ra
    and ra, ra, s6
    slli s6, ra, 2
    xor ra, s7, ra
    xor ra, ra, s6
    li s6, 0xf000f0
    srli s7, ra, 4
    xor s7, ra, s7
    and s7, s7, s6
    slli s6, s7, 4
    xor ra, ra, s7
    xor ra, ra, s6
    li s6, 0xff00
    srli s7, ra, 8
    xor s7, ra, s7
    and s6, s7, s6
    slli s7, s6, 8
    xor ra, ra, s6
    xor ra, ra, s7
    zext.h s7, a5
    slli s6, ra, 16
    or s6, s7, s6
    lui s7, 0xffff0
    and ra, ra, s7
    srli a5, a5, 16
    or a5, a5, ra
    li ra, 0x22222222
    lw s7, 104(a0)
    sw t3, 320(sp)
    srli t3, s7, 1
    xor t3, s7, t3
    and t3, t3, ra
    slli ra, t3, 1
    xor s7, s7, t3
    xor s7, s7, ra
    li ra, 0xc0c0c0c
    srli t3, s7, 2
    xor t3, s7, t3
    and t3, t3, ra
    slli ra, t3, 2
    xor t3, s7, t3
    xor t3, t3, ra
    li ra, 0xf000f0
    srli s7, t3, 4
    xor s7, t3, s7
    and s7, s7, ra
    slli ra, s7, 4
    xor s7, t3, s7
    xor ra, s7, ra
    li s7, 0xff00
    srli t3, ra, 8
    xor t3, ra, t3
    and t3, t3, s7
    slli s7, t3, 8
    xor t3, ra, t3
    xor t3, t3, s7
    li s7, 0x22222222
    lw ra, 108(a0)
    sw a6, 324(sp)
    srli a6, ra, 1
    xor a6, ra, a6
    and a6, a6, s7
    slli s7, a6, 1
    xor a6, ra, a6
    xor a6, a6, s7
    li s7, 0xc0c0c0c
    srli ra, a6, 2
    xor ra, a6, ra
    and ra, ra, s7
    slli s7, ra, 2
    xor a6, a6, ra
    xor a6, a6, s7
    li s7, 0xf000f0
    srli ra, a6, 4
    xor ra, a6, ra
    and s7, ra, s7
    slli ra, s7, 4
    xor a6, a6, s7
    xor a6, a6, ra
    li ra, 0xff00
    srli s7, a6, 8
    xor s7, a6, s7
    and ra, s7, ra
    slli s7, ra, 8
    xor a6, a6, ra
    xor a6, a6, s7
    zext.h s7, t3
    slli ra, a6, 16
    or ra, s7, ra
    lui s7, 0xffff0
    and a6, a6, s7
    srli t3, t3, 16
    or t3, t3, a6
    li a6, 0x22222222
    lw s7, 112(a0)
    sw t3, 328(sp)
    srli t3, s7, 1
    xor t3, s7, t3
    and t3, t3, a6
    slli a6, t3, 1
    xor t3, s7, t3
    xor t3, t3, a6
    li a6, 0xc0c0c0c
    srli s7, t3, 2
    xor s7, t3, s7
    and s7, s7, a6
    slli a6, s7, 2
    xor s7, t3, s7
    xor a6, s7, a6
    li s7, 0xf000f0
    srli t3, a6, 4
    xor t3, a6, t3
    and t3, t3, s7
    slli s7, t3, 4
    xor t3, a6, t3
    xor t3, t3, s7
    li s7, 0xff00
    srli a6, t3, 8
    xor a6, t3, a6
    and a6, a6, s7
    slli s7, a6, 8
    xor a6, t3, a6
    xor a6, a6, s7
    li s7, 0x22222222
    lw t3, 116(a0)
    sw a3, 332(sp)
    srli a3, t3, 1
    xor a3, t3, a3
    and a3, a3, s7
    slli s7, a3, 1
    xor t3, t3, a3
    xor t3, t3, s7
    li s7, 0xc0c0c0c
    srli a3, t3, 2
    xor a3, t3, a3
    and s7, a3, s7
    slli a3, s7, 2
    xor t3, t3, s7
    xor t3, t3, a3
    li a3, 0xf000f0
    srli s7, t3, 4
    xor s7, t3, s7
    and a3, s7, a3
    slli s7, a3, 4
    xor t3, t3, a3
    xor t3, t3, s7
    li s7, 0xff00
    srli a3, t3, 8
    xor a3, t3, a3
    and a3, a3, s7
    slli s7, a3, 8
    xor t3, t3, a3
    xor t3, t3, s7
    zext.h s7, a6
    slli a3, t3, 16
    or a3, s7, a3
    lui s7, 0xffff0
    and s7, t3, s7
    srli a6, a6, 16
    or a6, a6, s7
    li s7, 0x22222222
    lw t3, 120(a0)
    sw a6, 336(sp)
    srli a6, t3, 1
    xor a6, t3, a6
    and a6, a6, s7
    slli s7, a6, 1
    xor a6, t3, a6
    xor s7, a6, s7
    li a6, 0xc0c0c0c
    srli t3, s7, 2
    xor t3, s7, t3
    and t3, t3, a6
    slli a6, t3, 2
    xor t3, s7, t3
    xor t3, t3, a6
    li a6, 0xf000f0
    srli s7, t3, 4
    xor s7, t3, s7
    and s7, s7, a6
    slli a6, s7, 4
    xor s7, t3, s7
    xor s7, s7, a6
    li a6, 0xff00
    srli t3, s7, 8
    xor t3, s7, t3
    and t3, t3, a6
    slli a6, t3, 8
    xor s7, s7, t3
    xor s7, s7, a6
    li a6, 0x22222222
    lw t3, 124(a0)
    sw a3, 340(sp)
    srli a3, t3, 1
    xor a3, t3, a3
    and a6, a3, a6
    slli a3, a6, 1
    xor t3, t3, a6
    xor t3, t3, a3
    li a3, 0xc0c0c0c
    srli a6, t3, 2
    xor a6, t3, a6
    and a3, a6, a3
    slli a6, a3, 2
    xor t3, t3, a3
    xor t3, t3, a6
    li a6, 0xf000f0
    srli a3, t3, 4
    xor a3, t3, a3
    and a3, a3, a6
    slli a6, a3, 4
    xor t3, t3, a3
    xor t3, t3, a6
    li a6, 0xff00
    srli a3, t3, 8
    xor a3, t3, a3
    and a3, a3, a6
    slli a6, a3, 8
    xor a3, t3, a3
    xor a3, a3, a6
    zext.h a6, s7
    slli t3, a3, 16
    or t3, a6, t3
    lui a6, 0xffff0
    and a6, a3, a6
    srli s7, s7, 16
    or a6, s7, a6
    li s7, 0x22222222
    lw a3, 128(a0)
    sw s4, 344(sp)
    srli s4, a3, 1
    xor s4, a3, s4
    and s4, s4, s7
    slli s7, s4, 1
    xor s4, a3, s4
    xor s4, s4, s7
    li s7, 0xc0c0c0c
    srli a3, s4, 2
    xor a3, s4, a3
    and a3, a3, s7
    slli s7, a3, 2
    xor a3, s4, a3
    xor a3, a3, s7
    li s7, 0xf000f0
    srli s4, a3, 4
    xor s4, a3, s4
    and s4, s4, s7
    slli s7, s4, 4
    xor a3, a3, s4
    xor a3, a3, s7
    li s7, 0xff00
    srli s4, a3, 8
    xor s4, a3, s4
    and s7, s4, s7
    slli s4, s7, 8
    xor a3, a3, s7
    xor a3, a3, s4
    li s4, 0x22222222
    lw s7, 132(a0)
    sw ra, 348(sp)
    srli ra, s7, 1
    xor ra, s7, ra
    and s4, ra, s4
    slli ra, s4, 1
    xor s7, s7, s4
    xor s7, s7, ra
    li ra, 0xc0c0c0c
    srli s4, s7, 2
    xor s4, s7, s4
    and s4, s4, ra
    slli ra, s4, 2
    xor s7, s7, s4
    xor s7, s7, ra
    li ra, 0xf000f0
    srli s4, s7, 4
    xor s4, s7, s4
    and s4, s4, ra
    slli ra, s4, 4
    xor s4, s7, s4
    xor s4, s4, ra
    li ra, 0xff00
    srli s7, s4, 8
    xor s7, s4, s7
    and s7, s7, ra
    slli ra, s7, 8
    xor s7, s4, s7
    xor ra, s7, ra
    zext.h s7, a3
    slli s4, ra, 16
    or s4, s7, s4
    lui s7, 0xffff0
    and s7, ra, s7
    srli a3, a3, 16
    or a3, a3, s7
    li s7, 0x22222222
    lw ra, 136(a0)
    sw t6, 352(sp)
    srli t6, ra, 1
    xor t6, ra, t6
    and t6, t6, s7
    slli s7, t6, 1
    xor t6, ra, t6
    xor t6, t6, s7
    li s7, 0xc0c0c0c
    srli ra, t6, 2
    xor ra, t6, ra
    and ra, ra, s7
    slli s7, ra, 2
    xor t6, t6, ra
    xor t6, t6, s7
    li s7, 0xf000f0
    srli ra, t6, 4
    xor ra, t6, ra
    and s7, ra, s7
    slli ra, s7, 4
    xor t6, t6, s7
    xor t6, t6, ra
    li ra, 0xff00
    srli s7, t6, 8
    xor s7, t6, s7
    and ra, s7, ra
    slli s7, ra, 8
    xor t6, t6, ra
    xor t6, t6, s7
    li s7, 0x22222222
    lw ra, 140(a0)
    sw s5, 356(sp)
    srli s5, ra, 1
    xor s5, ra, s5
    and s5, s5, s7
    slli s7, s5, 1
    xor ra, ra, s5
    xor ra, ra, s7
    li s7, 0xc0c0c0c
    srli s5, ra, 2
    xor s5, ra, s5
    and s5, s5, s7
    slli s7, s5, 2
    xor s5, ra, s5
    xor s5, s5, s7
    li s7, 0xf000f0
    srli ra, s5, 4
    xor ra, s5, ra
    and ra, ra, s7
    slli s7, ra, 4
    xor ra, s5, ra
    xor s7, ra, s7
    li ra, 0xff00
    srli s5, s7, 8
    xor s5, s7, s5
    and s5, s5, ra
    slli ra, s5, 8
    xor s5, s7, s5
    xor s5, s5, ra
    zext.h ra, t6
    slli s7, s5, 16
    or s7, ra, s7
    lui ra, 0xffff0
    and ra, s5, ra
    srli t6, t6, 16
    or t6, t6, ra
    li ra, 0x22222222
    lw s5, 144(a0)
    sw t6, 360(sp)
    srli t6, s5, 1
    xor t6, s5, t6
    and t6, t6, ra
    slli ra, t6, 1
    xor s5, s5, t6
    xor s5, s5, ra
    li ra, 0xc0c0c0c
    srli t6, s5, 2
    xor t6, s5, t6
    and ra, t6, ra
    slli t6, ra, 2
    xor s5, s5, ra
    xor s5, s5, t6
    li t6, 0xf000f0
    srli ra, s5, 4
    xor ra, s5, ra
    and t6, ra, t6
    slli ra, t6, 4
    xor s5, s5, t6
    xor s5, s5, ra
    li ra, 0xff00
    srli t6, s5, 8
    xor t6, s5, t6
    and t6, t6, ra
    slli ra, t6, 8
    xor s5, s5, t6
    xor s5, s5, ra
    li ra, 0x22222222
    lw t6, 148(a0)
    sw a5, 364(sp)
    srli a5, t6, 1
    xor a5, t6, a5
    and a5, a5, ra
    slli ra, a5, 1
    xor a5, t6, a5
    xor a5, a5, ra
    li ra, 0xc0c0c0c
    srli t6, a5, 2
    xor t6, a5, t6
    and t6, t6, ra
    slli ra, t6, 2
    xor t6, a5, t6
    xor ra, t6, ra
    li t6, 0xf000f0
    srli a5, ra, 4
    xor a5, ra, a5
    and a5, a5, t6
    slli t6, a5, 4
    xor a5, ra, a5
    xor a5, a5, t6
    li t6, 0xff00
    srli ra, a5, 8
    xor ra, a5, ra
    and ra, ra, t6
    slli t6, ra, 8
    xor ra, a5, ra
    xor ra, ra, t6
    zext.h t6, s5
    slli a5, ra, 16
    or a5, t6, a5
    lui t6, 0xffff0
    and ra, ra, t6
    srli s5, s5, 16
    or s5, s5, ra
    li ra, 0x22222222
    lw t6, 152(a0)
    sw s5, 368(sp)
    srli s5, t6, 1
    xor s5, t6, s5
    and ra, s5, ra
    slli s5, ra, 1
    xor t6, t6, ra
    xor t6, t6, s5
    li s5, 0xc0c0c0c
    srli ra, t6, 2
    xor ra, t6, ra
    and s5, ra, s5
    slli ra, s5, 2
    xor t6, t6, s5
    xor t6, t6, ra
    li ra, 0xf000f0
    srli s5, t6, 4
    xor s5, t6, s5
    and s5, s5, ra
    slli ra, s5, 4
    xor t6, t6, s5
    xor t6, t6, ra
    li ra, 0xff00
    srli s5, t6, 8
    xor s5, t6, s5
    and s5, s5, ra
    slli ra, s5, 8
    xor s5, t6, s5
    xor s5, s5, ra
    li ra, 0x22222222
    lw t6, 156(a0)
    sw a5, 372(sp)
    srli a5, t6, 1
    xor a5, t6, a5
    and a5, a5, ra
    slli ra, a5, 1
    xor t6, t6, a5
    xor ra, t6, ra
    li t6, 0xc0c0c0c
    srli a5, ra, 2
    xor a5, ra, a5
    and a5, a5, t6
    slli t6, a5, 2
    xor a5, ra, a5
    xor a5, a5, t6
    li t6, 0xf000f0
    srli ra, a5, 4
    xor ra, a5, ra
    and ra, ra, t6
    slli t6, ra, 4
    xor ra, a5, ra
    xor ra, ra, t6
    li t6, 0xff00
    srli a5, ra, 8
    xor a5, ra, a5
    and a5, a5, t6
    slli t6, a5, 8
    xor ra, ra, a5
    xor ra, ra, t6
    zext.h t6, s5
    slli a5, ra, 16
    or t6, t6, a5
    lui a5, 0xffff0
    and ra, ra, a5
    srli s5, s5, 16
    or s5, s5, ra
    li ra, 0x22222222
    lw a5, 160(a0)
    sw s5, 376(sp)
    srli s5, a5, 1
    xor s5, a5, s5
    and ra, s5, ra
    slli s5, ra, 1
    xor ra, a5, ra
    xor ra, ra, s5
    li s5, 0xc0c0c0c
    srli a5, ra, 2
    xor a5, ra, a5
    and a5, a5, s5
    slli s5, a5, 2
    xor ra, ra, a5
    xor ra, ra, s5
    li s5, 0xf000f0
    srli a5, ra, 4
    xor a5, ra, a5
    and a5, a5, s5
    slli s5, a5, 4
    xor a5, ra, a5
    xor a5, a5, s5
    li s5, 0xff00
    srli ra, a5, 8
    xor ra, a5, ra
    and ra, ra, s5
    slli s5, ra, 8
    xor ra, a5, ra
    xor s5, ra, s5
    li ra, 0x22222222
    lw a5, 164(a0)
    sw t6, 380(sp)
    srli t6, a5, 1
    xor t6, a5, t6
    and t6, t6, ra
    slli ra, t6, 1
    xor t6, a5, t6
    xor t6, t6, ra
    li ra, 0xc0c0c0c
    srli a5, t6, 2
    xor a5, t6, a5
    and a5, a5, ra
    slli ra, a5, 2
    xor a5, t6, a5
    xor a5, a5, ra
    li ra, 0xf000f0
    srli t6, a5, 4
    xor t6, a5, t6
    and t6, t6, ra
    slli ra, t6, 4
    xor a5, a5, t6
    xor a5, a5, ra
    li ra, 0xff00
    srli t6, a5, 8
    xor t6, a5, t6
    and ra, t6, ra
    slli t6, ra, 8
    xor a5, a5, ra
    xor a5, a5, t6
    zext.h t6, s5
    slli ra, a5, 16
    or ra, t6, ra
    lui t6, 0xffff0
    and a5, a5, t6
    srli s5, s5, 16
    or s5, s5, a5
    li a5, 0x22222222
    lw t6, 168(a0)
    sw t5, 384(sp)
    srli t5, t6, 1
    xor t5, t6, t5
    and t5, t5, a5
    slli a5, t5, 1
    xor t6, t6, t5
    xor t6, t6, a5
    li a5, 0xc0c0c0c
    srli t5, t6, 2
    xor t5, t6, t5
    and t5, t5, a5
    slli a5, t5, 2
    xor t5, t6, t5
    xor t5, t5, a5
    li a5, 0xf000f0
    srli t6, t5, 4
    xor t6, t5, t6
    and t6, t6, a5
    slli a5, t6, 4
    xor t6, t5, t6
    xor a5, t6, a5
    li t6, 0xff00
    srli t5, a5, 8
    xor t5, a5, t5
    and t5, t5, t6
    slli t6, t5, 8
    xor t5, a5, t5
    xor t5, t5, t6
    li t6, 0x22222222
    lw a5, 172(a0)
    sw s3, 388(sp)
    srli s3, a5, 1
    xor s3, a5, s3
    and s3, s3, t6
    slli t6, s3, 1
    xor s3, a5, s3
    xor s3, s3, t6
    li t6, 0xc0c0c0c
    srli a5, s3, 2
    xor a5, s3, a5
    and a5, a5, t6
    slli t6, a5, 2
    xor s3, s3, a5
    xor s3, s3, t6
    li t6, 0xf000f0
    srli a5, s3, 4
    xor a5, s3, a5
    and t6, a5, t6
    slli a5, t6, 4
    xor s3, s3, t6
    xor s3, s3, a5
    li a5, 0xff00
    srli t6, s3, 8
    xor t6, s3, t6
    and a5, t6, a5
    slli t6, a5, 8
    xor s3, s3, a5
    xor s3, s3, t6
    zext.h t6, t5
    slli a5, s3, 16
    or a5, t6, a5
    lui t6, 0xffff0
    and s3, s3, t6
    srli t5, t5, 16
    or t5, t5, s3
    li s3, 0x22222222
    lw t6, 176(a0)
    sw s7, 392(sp)
    srli s7, t6, 1
    xor s7, t6, s7
    and s7, s7, s3
    slli s3, s7, 1
    xor s7, t6, s7
    xor s7, s7, s3
    li s3, 0xc0c0c0c
    srli t6, s7, 2
    xor t6, s7, t6
    and t6, t6, s3
    slli s3, t6, 2
    xor t6, s7, t6
    xor s3, t6, s3
    li t6, 0xf000f0
    srli s7, s3, 4
    xor s7, s3, s7
    and s7, s7, t6
    slli t6, s7, 4
    xor s7, s3, s7
    xor s7, s7, t6
    li t6, 0xff00
    srli s3, s7, 8
    xor s3, s7, s3
    and s3, s3, t6
    slli t6, s3, 8
    xor s3, s7, s3
    xor s3, s3, t6
    li t6, 0x22222222
    lw s7, 180(a0)
    sw s6, 396(sp)
    srli s6, s7, 1
    xor s6, s7, s6
    and s6, s6, t6
    slli t6, s6, 1
    xor s7, s7, s6
    xor s7, s7, t6
    li t6, 0xc0c0c0c
    srli s6, s7, 2
    xor s6, s7, s6
    and t6, s6, t6
    slli s6, t6, 2
    xor s7, s7, t6
    xor s7, s7, s6
    li s6, 0xf000f0
    srli t6, s7, 4
    xor t6, s7, t6
    and s6, t6, s6
    slli t6, s6, 4
    xor s7, s7, s6
    xor s7, s7, t6
    li t6, 0xff00
    srli s6, s7, 8
    xor s6, s7, s6
    and s6, s6, t6
    slli t6, s6, 8
    xor s7, s7, s6
    xor s7, s7, t6
    zext.h t6, s3
    slli s6, s7, 16
    or s6, t6, s6
    lui t6, 0xffff0
    and t6, s7, t6
    srli s3, s3, 16
    or s3, s3, t6
    li t6, 0x22222222
    lw s7, 184(a0)
    sw s3, 400(sp)
    srli s3, s7, 1
    xor s3, s7, s3
    and s3, s3, t6
    slli t6, s3, 1
    xor s7, s7, s3
    xor t6, s7, t6
    li s7, 0xc0c0c0c
    srli s3, t6, 2
    xor s3, t6, s3
    and s3, s3, s7
    slli s7, s3, 2
    xor s3, t6, s3
    xor s3, s3, s7
    li s7, 0xf000f0
    srli t6, s3, 4
    xor t6, s3, t6
    and t6, t6, s7
    slli s7, t6, 4
    xor t6, s3, t6
    xor t6, t6, s7
    li s7, 0xff00
    srli s3, t6, 8
    xor s3, t6, s3
    and s3, s3, s7
    slli s7, s3, 8
    xor t6, t6, s3
    xor t6, t6, s7
    li s7, 0x22222222
    lw s3, 188(a0)
    sw s6, 404(sp)
    srli s6, s3, 1
    xor s6, s3, s6
    and s7, s6, s7
    slli s6, s7, 1
    xor s3, s3, s7
    xor s3, s3, s6
    li s6, 0xc0c0c0c
    srli s7, s3, 2
    xor s7, s3, s7
    and s6, s7, s6
    slli s7, s6, 2
    xor s3, s3, s6
    xor s3, s3, s7
    li s7, 0xf000f0
    srli s6, s3, 4
    xor s6, s3, s6
    and s6, s6, s7
    slli s7, s6, 4
    xor s3, s3, s6
    xor s3, s3, s7
    li s7, 0xff00
    srli s6, s3, 8
    xor s6, s3, s6
    and s6, s6, s7
    slli s7, s6, 8
    xor s6, s3, s6
    xor s6, s6, s7
    zext.h s7, t6
    slli s3, s6, 16
    or s3, s7, s3
    lui s7, 0xffff0
    and s7, s6, s7
    srli t6, t6, 16
    or s7, t6, s7
    li t6, 0x22222222
    lw s6, 192(a0)
    sw s7, 408(sp)
    srli s7, s6, 1
    xor s7, s6, s7
    and s7, s7, t6
    slli t6, s7, 1
    xor s7, s6, s7
    xor s7, s7, t6
    li t6, 0xc0c0c0c
    srli s6, s7, 2
    xor s6, s7, s6
    and s6, s6, t6
    slli t6, s6, 2
    xor s6, s7, s6
    xor s6, s6, t6
    li t6, 0xf000f0
    srli s7, s6, 4
    xor s7, s6, s7
    and s7, s7, t6
    slli t6, s7, 4
    xor s6, s6, s7
    xor s6, s6, t6
    li t6, 0xff00
    srli s7, s6, 8
    xor s7, s6, s7
    and t6, s7, t6
    slli s7, t6, 8
    xor s6, s6, t6
    xor s6, s6, s7
    li s7, 0x22222222
    lw t6, 196(a0)
    sw s3, 412(sp)
    srli s3, t6, 1
    xor s3, t6, s3
    and s7, s3, s7
    slli s3, s7, 1
    xor s7, t6, s7
    xor s7, s7, s3
    li s3, 0xc0c0c0c
    srli t6, s7, 2
    xor t6, s7, t6
    and t6, t6, s3
    slli s3, t6, 2
    xor s7, s7, t6
    xor s7, s7, s3
    li s3, 0xf000f0
    srli t6, s7, 4
    xor t6, s7, t6
    and t6, t6, s3
    slli s3, t6, 4
    xor t6, s7, t6
    xor t6, t6, s3
    li s3, 0xff00
    srli s7, t6, 8
    xor s7, t6, s7
    and s7, s7, s3
    slli s3, s7, 8
    xor s7, t6, s7
    xor s3, s7, s3
    zext.h s7, s6
    slli t6, s3, 16
    or t6, s7, t6
    lui s7, 0xffff0
    and s7, s3, s7
    srli s6, s6, 16
    or s6, s6, s7
    xor s7, t2, a4
    xor s7, s7, s10
    xor s7, s7, t3
    xor s7, s7, ra
    xor s3, t1, a7
    xor s3, s3, s8
    xor s3, s3, a6
    xor s3, s3, s5
    sw s2, 416(sp)
    xor s2, t0, s2
    xor s2, s2, s9
    xor s2, s2, s4
    xor s2, s2, a5
    sw t2, 420(sp)
    xor t2, t4, s0
    xor t2, t2, s11
    xor t2, t2, a3
    xor t2, t2, t5
    sw s5, 424(sp)
    xor s5, a2, s1
    sw t0, 428(sp)
    lw t0, 396(sp)
    xor s5, s5, t0
    sw a5, 432(sp)
    lw a5, 392(sp)
    xor s5, s5, a5
    sw a6, 436(sp)
    lw a6, 404(sp)
    xor s5, s5, a6
    sw a2, 440(sp)
    lw a2, 384(sp)
    lw a5, 388(sp)
    xor a5, a2, a5
    sw s11, 444(sp)
    lw s11, 364(sp)
    xor a5, a5, s11
    lw s11, 360(sp)
    xor a5, a5, s11
    sw a7, 448(sp)
    lw a7, 400(sp)
    xor a5, a5, a7
    sw ra, 452(sp)
    lw ra, 352(sp)
    sw s1, 456(sp)
    lw s1, 356(sp)
    sw t4, 460(sp)
    xor t4, ra, s1
    lw a7, 348(sp)
    xor t4, t4, a7
    lw a7, 372(sp)
    xor t4, t4, a7
    sw a3, 464(sp)
    lw a3, 412(sp)
    xor t4, t4, a3
    sw s8, 468(sp)
    lw s8, 332(sp)
    lw ra, 344(sp)
    xor ra, s8, ra
    lw a3, 328(sp)
    xor ra, ra, a3
    lw a3, 368(sp)
    xor ra, ra, a3
    lw a3, 408(sp)
    xor ra, ra, a3
    lw a3, 320(sp)
    lw s11, 324(sp)
    xor a3, a3, s11
    lw s11, 340(sp)
    xor a3, a3, s11
    sw s9, 472(sp)
    lw s9, 380(sp)
    xor a3, a3, s9
    xor a3, a3, t6
    sw t6, 476(sp)
    lw t6, 312(sp)
    lw s9, 316(sp)
    sw a4, 480(sp)
    xor a4, t6, s9
    lw t6, 336(sp)
    xor a4, a4, t6
    lw t6, 376(sp)
    xor a4, a4, t6
    xor a4, a4, s6
    rori t6, t2, 31
    xor t6, a3, t6
    sw t5, 484(sp)
    xor t5, a4, s2
    sw t3, 488(sp)
    rori t3, a5, 31
    xor t3, s7, t3
    xor s11, s3, s5
    rori s1, ra, 31
    xor s1, s2, s1
    xor t2, t2, t4
    rori a4, a4, 31
    xor s5, s5, a4
    xor a3, a5, a3
    rori s3, s3, 31
    xor s3, t4, s3
    xor s7, ra, s7
    xor t1, t1, t5
    xor s0, s0, s11
    rori s0, s0, 10
    xor t0, t0, s1
    rori t0, t0, 11
    xor a7, a7, s5
    rori a7, a7, 22
    xor s6, s6, s7
    rori s6, s6, 25
    andn ra, t0, s0
    xor ra, t1, ra
    andn t4, a7, t0
    xor t4, s0, t4
    andn a5, s6, a7
    xor a5, t0, a5
    andn t0, t1, s6
    xor t0, a7, t0
    andn s0, s0, t1
    xor s0, s6, s0
    lw s6, 12(a1)
    xor s6, ra, s6
    xor s8, s8, a3
    rori s8, s8, 18
    xor s9, s9, s7
    rori s9, s9, 22
    xor s10, s10, t6
    rori s10, s10, 31
    xor s4, s4, t3
    rori s4, s4, 10
    xor a6, a6, s1
    rori a6, a6, 2
    andn ra, s10, s9
    xor ra, s8, ra
    andn t1, s4, s10
    xor t1, s9, t1
    andn a7, a6, s4
    xor a7, s10, a7
    andn s10, s8, a6
    xor s10, s4, s10
    andn s8, s9, s8
    xor s8, a6, s8
    xor a6, s6, ra
    xor s9, t4, t1
    xor s4, a5, a7
    xor a4, t0, s10
    xor s2, s0, s8
    xor a2, a2, t2
    rori a2, a2, 1
    sw t4, 384(sp)
    lw t4, 356(sp)
    xor t4, t4, s5
    rori t4, t4, 5
    sw s8, 356(sp)
    lw s8, 340(sp)
    xor s8, s8, s3
    rori s8, s8, 13
    sw t0, 340(sp)
    lw t0, 488(sp)
    xor t0, t0, t6
    rori t0, t0, 12
    sw t1, 488(sp)
    lw t1, 484(sp)
    xor t1, t1, s11
    rori t1, t1, 31
    sw s6, 484(sp)
    andn s6, s8, t4
    xor s6, a2, s6
    sw ra, 404(sp)
    andn ra, t0, s8
    xor ra, t4, ra
    sw a5, 316(sp)
    andn a5, t1, t0
    xor a5, s8, a5
    andn s8, a2, t1
    xor s8, t0, s8
    andn a2, t4, a2
    xor t1, t1, a2
    xor a6, a6, s6
    xor s9, s9, ra
    xor s4, s4, a5
    xor a4, a4, s8
    xor s2, s2, t1
    lw a2, 312(sp)
    xor a2, a2, s7
    rori a2, a2, 18
    lw t4, 480(sp)
    xor t4, t4, t6
    rori t4, t4, 14
    lw t0, 472(sp)
    xor t0, t0, t3
    rori t0, t0, 27
    sw t1, 472(sp)
    lw t1, 360(sp)
    xor t1, t1, t2
    rori t1, t1, 24
    sw s8, 360(sp)
    lw s8, 412(sp)
    xor s8, s8, s5
    rori s8, s8, 4
    sw ra, 412(sp)
    andn ra, t0, t4
    xor ra, a2, ra
    sw s6, 480(sp)
    andn s6, t1, t0
    xor s6, t4, s6
    sw a7, 312(sp)
    andn a7, s8, t1
    xor a7, t0, a7
    andn t0, a2, s8
    xor t0, t1, t0
    andn t4, t4, a2
    xor t4, s8, t4
    lw s8, 352(sp)
    xor s8, s8, s5
    rori s8, s8, 18
    lw a2, 324(sp)
    xor a2, a2, s3
    rori a2, a2, 22
    lw t1, 468(sp)
    xor t1, t1, t5
    rori t1, t1, 30
    sw a5, 468(sp)
    lw a5, 464(sp)
    xor a5, a5, s11
    rori a5, a5, 9
    sw s0, 464(sp)
    lw s0, 400(sp)
    xor s0, s0, t2
    rori s0, s0, 1
    sw s10, 400(sp)
    andn s10, t1, a2
    xor s10, s8, s10
    sw s5, 324(sp)
    andn s5, a5, t1
    xor s5, a2, s5
    sw t2, 352(sp)
    andn t2, s0, a5
    xor t2, t1, t2
    andn t1, s8, s0
    xor t1, a5, t1
    andn a2, a2, s8
    xor a2, s0, a2
    xor s0, ra, s10
    xor s8, s6, s5
    xor a5, a7, t2
    sw t2, 332(sp)
    xor t2, t0, t1
    sw t4, 372(sp)
    xor t4, t4, a2
    sw s6, 396(sp)
    lw s6, 460(sp)
    xor s6, s6, s11
    rori s6, s6, 31
    sw t0, 460(sp)
    lw t0, 456(sp)
    xor t0, t0, s1
    rori t0, t0, 29
    sw a7, 456(sp)
    lw a7, 328(sp)
    xor a7, a7, a3
    rori a7, a7, 19
    sw ra, 328(sp)
    lw ra, 380(sp)
    xor ra, ra, s3
    rori ra, ra, 28
    sw t1, 380(sp)
    lw t1, 452(sp)
    xor t1, t1, t6
    rori t1, t1, 23
    sw a2, 452(sp)
    andn a2, a7, t0
    xor a2, s6, a2
    sw s10, 492(sp)
    andn s10, ra, a7
    xor s10, t0, s10
    sw s5, 496(sp)
    andn s5, t1, ra
    xor s5, a7, s5
    andn a7, s6, t1
    xor a7, ra, a7
    andn t0, t0, s6
    xor t0, t1, t0
    xor s0, s0, a2
    xor s8, s8, s10
    xor a5, a5, s5
    xor t2, t2, a7
    xor t4, t4, t0
    lw t1, 320(sp)
    xor t1, t1, s3
    rori t1, t1, 19
    lw s6, 448(sp)
    xor s6, s6, t5
    rori s6, s6, 14
    lw ra, 444(sp)
    xor s11, ra, s11
    rori s11, s11, 27
    lw ra, 392(sp)
    xor ra, ra, s1
    rori ra, ra, 25
    sw a2, 392(sp)
    lw a2, 408(sp)
    xor a2, a2, a3
    rori a2, a2, 4
    sw s5, 408(sp)
    andn s5, s11, s6
    xor s5, t1, s5
    sw t0, 444(sp)
    andn t0, ra, s11
    xor t0, s6, t0
    sw a7, 448(sp)
    andn a7, a2, ra
    xor a7, s11, a7
    andn s11, t1, a2
    xor s11, ra, s11
    andn t1, s6, t1
    xor t1, a2, t1
    xor a6, a6, s5
    xor s9, s9, t0
    xor s4, s4, a7
    xor a4, a4, s11
    xor s2, s2, t1
    lw a2, 440(sp)
    xor a2, a2, s1
    rori a2, a2, 1
    lw s1, 344(sp)
    xor s1, s1, a3
    rori s1, s1, 4
    lw s6, 336(sp)
    xor s6, s6, s7
    rori s6, s6, 12
    lw ra, 436(sp)
    xor ra, ra, t5
    rori ra, ra, 11
    sw t1, 436(sp)
    lw t1, 432(sp)
    xor t1, t1, t3
    rori t1, t1, 31
    sw t0, 432(sp)
    andn t0, s6, s1
    xor t0, a2, t0
    sw a7, 336(sp)
    andn a7, ra, s6
    xor a7, s1, a7
    sw s10, 344(sp)
    andn s10, t1, ra
    xor s10, s6, s10
    andn s6, a2, t1
    xor s6, ra, s6
    andn a2, s1, a2
    xor t1, t1, a2
    xor s0, s0, t0
    xor s8, s8, a7
    xor a5, a5, s10
    xor t2, t2, s6
    xor t4, t4, t1
    lw a2, 428(sp)
    xor a2, a2, t3
    lw s1, 388(sp)
    lw ra, 352(sp)
    xor s1, s1, ra
    rori s1, s1, 29
    sw t0, 388(sp)
    lw t0, 348(sp)
    sw s10, 428(sp)
    lw s10, 324(sp)
    xor t0, t0, s10
    rori t0, t0, 20
    lw s10, 376(sp)
    xor s7, s10, s7
    rori s7, s7, 28
    lw s10, 424(sp)
    xor s10, s10, t5
    rori s10, s10, 23
    andn t5, t0, s1
    xor t5, a2, t5
    sw s6, 424(sp)
    andn s6, s7, t0
    xor s6, s1, s6
    sw t1, 376(sp)
    andn t1, s10, s7
    xor t1, t0, t1
    andn t0, a2, s10
    xor t0, s7, t0
    andn a2, s1, a2
    xor s10, s10, a2
    xor a6, a6, t5
    xor s9, s9, s6
    xor s4, s4, t1
    xor a4, a4, t0
    xor s2, s2, s10
    lw a2, 420(sp)
    xor a2, a2, t6
    lw t6, 416(sp)
    xor t6, t6, t3
    rori t6, t6, 10
    lw t3, 364(sp)
    xor t3, t3, ra
    rori t3, t3, 10
    lw ra, 368(sp)
    xor ra, ra, a3
    rori ra, ra, 21
    lw a3, 476(sp)
    xor s3, a3, s3
    rori s3, s3, 25
    andn a3, t3, t6
    xor a3, a2, a3
    andn s1, ra, t3
    xor s1, t6, s1
    andn s7, s3, ra
    xor s7, t3, s7
    andn t3, a2, s3
    xor t3, ra, t3
    andn a2, t6, a2
    xor s3, s3, a2
    lw a2, 8(a1)
    xor a2, a3, a2
    xor s0, s0, a2
    xor s8, s8, s1
    xor a5, a5, s7
    xor t2, t2, t3
    xor t4, t4, s3
    rori a3, s9, 31
    xor a3, t4, a3
    xor t6, s2, s8
    rori ra, s4, 31
    xor ra, s0, ra
    sw t0, 476(sp)
    xor t0, a6, a5
    sw s6, 368(sp)
    rori s6, a4, 31
    xor s6, s8, s6
    xor s9, s9, t2
    rori s2, s2, 31
    xor a5, a5, s2
    xor s4, s4, t4
    rori a6, a6, 31
    xor t2, t2, a6
    xor a4, a4, s0
    xor s7, s7, s6
    rori s7, s7, 1
    lw s0, 400(sp)
    xor s0, s0, s4
    rori s0, s0, 4
    xor s10, s10, a4
    rori s10, s10, 12
    xor s5, s5, t6
    rori s5, s5, 11
    xor a7, a7, ra
    rori a7, a7, 31
    andn a6, s10, s0
    xor a6, s7, a6
    andn t4, s5, s10
    xor t4, s0, t4
    andn s2, a7, s5
    xor s2, s10, s2
    andn s10, s7, a7
    xor s5, s5, s10
    andn s0, s0, s7
    xor s0, a7, s0
    xor a2, a2, a3
    lw a7, 496(sp)
    xor a7, a7, ra
    rori a7, a7, 10
    xor t1, t1, s9
    rori t1, t1, 10
    xor s11, s11, s4
    rori s11, s11, 21
    lw s7, 376(sp)
    xor s7, s7, t2
    rori s7, s7, 25
    andn s10, t1, a7
    xor s10, a2, s10
    andn s8, s11, t1
    xor s8, a7, s8
    sw s4, 376(sp)
    andn s4, s7, s11
    xor s4, t1, s4
    andn t1, a2, s7
    xor t1, s11, t1
    andn a7, a7, a2
    xor a7, s7, a7
    lw s7, 0(a1)
    xor s7, s10, s7
    sw s7, 0(sp)
    sw a6, 160(sp)
    xor a6, a6, s7
    sw s8, 8(sp)
    sw t4, 168(sp)
    xor t4, t4, s8
    sw s4, 16(sp)
    xor s4, s2, s4
    sw s5, 184(sp)
    sw t1, 24(sp)
    xor t1, s5, t1
    sw s0, 192(sp)
    sw a7, 32(sp)
    xor a7, s0, a7
    lw s0, 464(sp)
    xor s0, s0, a4
    rori s0, s0, 18
    lw s5, 492(sp)
    xor s5, s5, a3
    rori s5, s5, 14
    lw s8, 344(sp)
    xor s8, s8, ra
    rori s8, s8, 27
    lw s7, 336(sp)
    xor s7, s7, s9
    rori s7, s7, 24
    lw s10, 424(sp)
    xor s10, s10, a5
    rori s10, s10, 4
    andn a2, s8, s5
    xor a2, s0, a2
    andn s11, s7, s8
    xor s11, s5, s11
    sw s2, 424(sp)
    andn s2, s10, s7
    xor s2, s8, s2
    andn s8, s0, s10
    xor s8, s7, s8
    andn s0, s5, s0
    xor s10, s10, s0
    sw a2, 120(sp)
    xor a2, a6, a2
    sw s11, 128(sp)
    xor s11, t4, s11
    sw s2, 136(sp)
    xor s2, s4, s2
    xor t1, t1, s8
    sw s10, 152(sp)
    xor a7, a7, s10
    xor t3, t3, a5
    rori t3, t3, 18
    lw s10, 452(sp)
    xor s10, s10, t2
    rori s10, s10, 22
    xor t5, t5, t6
    rori t5, t5, 30
    lw s4, 432(sp)
    xor s4, s4, t0
    rori s4, s4, 9
    lw t4, 468(sp)
    xor t4, t4, s9
    rori t4, t4, 1
    andn a6, t5, s10
    xor a6, t3, a6
    andn s0, s4, t5
    xor s0, s10, s0
    andn s5, t4, s4
    xor s5, t5, s5
    andn t5, t3, t4
    xor t5, s4, t5
    andn s10, s10, t3
    xor s10, t4, s10
    sw a6, 40(sp)
    xor a6, a2, a6
    sw s0, 48(sp)
    xor s0, s11, s0
    sw s5, 56(sp)
    xor s5, s2, s5
    sw t5, 64(sp)
    xor t1, t1, t5
    sw s10, 72(sp)
    xor a7, a7, s10
    xor s1, s1, ra
    lw s10, 312(sp)
    xor s10, s10, s9
    rori s10, s10, 29
    lw t5, 448(sp)
    xor t5, t5, a5
    rori t5, t5, 20
    lw s2, 436(sp)
    xor s2, s2, a4
    rori s2, s2, 28
    lw s11, 480(sp)
    xor s11, s11, t6
    rori s11, s11, 23
    andn a2, t5, s10
    xor a2, s1, a2
    andn t4, s2, t5
    xor t4, s10, t4
    andn t3, s11, s2
    xor t3, t5, t3
    andn t5, s1, s11
    xor t5, s2, t5
    andn s10, s10, s1
    xor s10, s11, s10
    lw s11, 316(sp)
    xor s11, s11, s9
    rori s11, s11, 1
    lw s9, 380(sp)
    xor s9, s9, a5
    rori s9, s9, 5
    lw s1, 444(sp)
    xor s1, s1, t2
    rori s1, s1, 13
    lw s2, 328(sp)
    xor s2, s2, a3
    rori s2, s2, 12
    lw s4, 412(sp)
    xor s4, s4, t0
    rori s4, s4, 31
    andn s7, s1, s9
    xor s7, s11, s7
    sw s8, 412(sp)
    andn s8, s2, s1
    xor s8, s9, s8
    sw a7, 328(sp)
    andn a7, s4, s2
    xor a7, s1, a7
    andn s1, s11, s4
    xor s1, s2, s1
    andn s9, s9, s11
    xor s9, s4, s9
    sw a2, 84(sp)
    sw s7, 164(sp)
    xor s7, a2, s7
    sw s8, 172(sp)
    sw t4, 92(sp)
    xor t4, t4, s8
    sw a7, 180(sp)
    sw t3, 100(sp)
    xor t3, t3, a7
    sw t5, 108(sp)
    sw s1, 188(sp)
    xor s1, t5, s1
    sw s10, 116(sp)
    xor s10, s10, s9
    xor s3, s3, t2
    rori s3, s3, 19
    lw t5, 404(sp)
    xor t5, t5, t6
    rori t5, t5, 14
    lw a7, 368(sp)
    xor a7, a7, t0
    rori a7, a7, 27
    lw s8, 456(sp)
    xor s8, s8, s6
    rori s8, s8, 25
    lw a2, 360(sp)
    lw s4, 376(sp)
    xor a2, a2, s4
    rori a2, a2, 4
    andn s11, a7, t5
    xor s11, s3, s11
    andn s2, s8, a7
    xor s2, t5, s2
    sw s9, 360(sp)
    andn s9, a2, s8
    xor s9, a7, s9
    andn a7, s3, a2
    xor a7, s8, a7
    andn t5, t5, s3
    xor t5, a2, t5
    sw s11, 124(sp)
    xor s7, s7, s11
    sw s2, 132(sp)
    xor s2, t4, s2
    xor t3, t3, s9
    sw a7, 148(sp)
    xor a7, s1, a7
    sw t5, 156(sp)
    xor t5, s10, t5
    lw s10, 484(sp)
    xor s10, s10, t6
    lw t6, 488(sp)
    xor t6, t6, t0
    rori t6, t6, 10
    lw s1, 408(sp)
    xor s1, s1, s6
    rori s1, s1, 11
    lw t4, 460(sp)
    xor a5, t4, a5
    rori a5, a5, 22
    lw t4, 472(sp)
    xor t4, t4, a4
    rori t4, t4, 25
    andn s11, s1, t6
    xor s11, s10, s11
    andn a2, a5, s1
    xor a2, t6, a2
    andn s3, t4, a5
    xor s3, s1, s3
    andn s1, s10, t4
    xor s1, a5, s1
    andn t6, t6, s10
    xor t6, t4, t6
    lw t4, 4(a1)
    xor s11, s11, t4
    xor s7, s7, s11
    sw a2, 12(sp)
    xor s2, s2, a2
    sw s3, 20(sp)
    xor s3, t3, s3
    xor a7, a7, s1
    xor t5, t5, t6
    lw t3, 340(sp)
    xor t3, t3, s4
    rori t3, t3, 18
    lw a2, 356(sp)
    xor a4, a2, a4
    rori a4, a4, 22
    lw a2, 392(sp)
    xor a2, a2, a3
    rori a2, a2, 31
    lw t4, 396(sp)
    xor ra, t4, ra
    rori ra, ra, 10
    lw t4, 428(sp)
    xor t4, t4, s6
    rori t4, t4, 2
    andn s10, a2, a4
    xor s10, t3, s10
    andn a5, ra, a2
    xor a5, a4, a5
    andn s8, t4, ra
    xor s8, a2, s8
    andn a2, t3, t4
    xor a2, ra, a2
    andn a4, a4, t3
    xor a4, t4, a4
    sw s10, 44(sp)
    xor s10, s7, s10
    xor s2, s2, a5
    xor s3, s3, s8
    xor a7, a7, a2
    xor t5, t5, a4
    lw s7, 384(sp)
    xor t0, s7, t0
    rori t0, t0, 31
    lw s7, 332(sp)
    xor s7, s7, s6
    rori s7, s7, 29
    lw s6, 476(sp)
    xor s6, s6, s4
    rori s6, s6, 19
    lw s4, 372(sp)
    xor t2, s4, t2
    rori t2, t2, 28
    lw s4, 388(sp)
    xor a3, s4, a3
    rori a3, a3, 23
    andn s4, s6, s7
    xor s4, t0, s4
    andn t4, t2, s6
    xor t4, s7, t4
    andn t3, a3, t2
    xor t3, s6, t3
    andn s6, t0, a3
    xor t2, t2, s6
    andn s7, s7, t0
    xor s7, a3, s7
    xor a6, a6, s4
    xor s0, s0, t4
    xor s5, s5, t3
    sw t2, 104(sp)
    xor t1, t1, t2
    lw t2, 328(sp)
    xor t2, t2, s7
    mv s6, t4
    mv t0, a6
    mv a6, s11
    mv s11, s4
    mv t4, s5
    mv s5, a2
    mv a2, a7
    mv a7, s7
    mv s7, s9
    mv a3, t2
    mv t2, s0
    mv s0, t6
    mv t6, t1
    mv t1, s10
    xor s3, s3, s1
    xor s1, s1, s3
    xor s3, s3, s1
    xor s2, s2, a5
    xor a5, a5, s2
    xor s2, s2, a5
    xor s1, s1, a4
    xor a4, a4, s1
    xor s1, s1, a4
    xor a5, a5, t3
    xor t3, t3, a5
    xor a5, a5, t3
    xor t5, t5, a4
    xor a4, a4, t5
    xor t5, t5, a4
    lw s9, 412(sp)
    lw s10, 424(sp)
    lw s4, 360(sp)
    addi a1, a1, -16
.Lrounds:
    rori ra, t3, 31
    xor ra, a3, ra
    xor a0, a4, t2
    sw s8, 312(sp)
    rori s8, t5, 31
    xor s8, t0, s8
    sw s5, 316(sp)
    xor s5, t1, t4
    sw s7, 320(sp)
    rori s7, a2, 31
    xor t2, t2, s7
    xor t3, t3, t6
    rori a4, a4, 31
    xor t4, t4, a4
    xor t5, t5, a3
    rori t1, t1, 31
    xor t1, t6, t1
    xor t0, a2, t0
    xor a6, a6, a0
    xor s2, s2, s5
    rori s2, s2, 10
    xor a5, a5, t2
    rori a5, a5, 11
    xor s9, s9, t4
    rori s9, s9, 22
    xor s4, s4, t0
    rori s4, s4, 25
    andn a2, a5, s2
    xor a2, a6, a2
    andn t6, s9, a5
    xor t6, s2, t6
    andn a3, s4, s9
    xor a5, a5, a3
    andn a3, a6, s4
    xor a3, s9, a3
    andn s2, s2, a6
    xor s2, s4, s2
    lw s4, 12(a1)
    xor s4, a2, s4
    xor s3, s3, t5
    rori s3, s3, 18
    xor s1, s1, t0
    rori s1, s1, 22
    xor s11, s11, ra
    rori s11, s11, 31
    lw a2, 128(sp)
    xor a2, a2, s8
    rori a2, a2, 10
    xor s10, s10, t2
    rori s10, s10, 2
    andn a6, s11, s1
    xor a6, s3, a6
    andn s9, a2, s11
    xor s9, s1, s9
    andn a4, s10, a2
    xor a4, s11, a4
    andn s11, s3, s10
    xor a2, a2, s11
    andn s1, s1, s3
    xor s1, s10, s1
    xor s10, s4, a6
    xor s3, t6, s9
    xor s11, a5, a4
    xor s7, a3, a2
    sw t6, 324(sp)
    xor t6, s2, s1
    sw s1, 328(sp)
    lw s1, 20(sp)
    xor s1, s1, t3
    rori s1, s1, 1
    sw a3, 332(sp)
    lw a3, 64(sp)
    xor a3, a3, t4
    rori a3, a3, 5
    xor a7, a7, t1
    rori a7, a7, 13
    sw s9, 336(sp)
    lw s9, 120(sp)
    xor s9, s9, ra
    rori s9, s9, 12
    sw s4, 340(sp)
    lw s4, 172(sp)
    xor s4, s4, s5
    rori s4, s4, 31
    sw a6, 344(sp)
    andn a6, a7, a3
    xor a6, s1, a6
    sw a5, 348(sp)
    andn a5, s9, a7
    xor a5, a3, a5
    sw a4, 352(sp)
    andn a4, s4, s9
    xor a4, a7, a4
    andn a7, s1, s4
    xor a7, s9, a7
    andn a3, a3, s1
    xor a3, s4, a3
    xor s10, s10, a6
    xor s3, s3, a5
    xor s11, s11, a4
    xor s7, s7, a7
    xor t6, t6, a3
    xor s0, s0, t0
    rori s0, s0, 18
    lw s4, 40(sp)
    xor s4, s4, ra
    rori s4, s4, 14
    xor s6, s6, s8
    rori s6, s6, 27
    lw s1, 320(sp)
    xor s1, s1, t3
    rori s1, s1, 24
    lw s9, 184(sp)
    xor s9, s9, t4
    rori s9, s9, 4
    sw a3, 320(sp)
    andn a3, s6, s4
    xor a3, s0, a3
    sw a7, 356(sp)
    andn a7, s1, s6
    xor a7, s4, a7
    sw a5, 360(sp)
    andn a5, s9, s1
    xor s6, s6, a5
    andn a5, s0, s9
    xor a5, s1, a5
    andn s4, s4, s0
    xor s4, s9, s4
    lw s9, 24(sp)
    xor s9, s9, t4
    rori s9, s9, 18
    lw s0, 72(sp)
    xor s0, s0, t1
    rori s0, s0, 22
    lw s1, 84(sp)
    xor s1, s1, a0
    rori s1, s1, 30
    sw a6, 364(sp)
    lw a6, 132(sp)
    xor a6, a6, s5
    rori a6, a6, 9
    sw a4, 368(sp)
    lw a4, 180(sp)
    xor a4, a4, t3
    rori a4, a4, 1
    sw s2, 372(sp)
    andn s2, s1, s0
    xor s2, s9, s2
    sw a2, 376(sp)
    andn a2, a6, s1
    xor a2, s0, a2
    sw t4, 380(sp)
    andn t4, a4, a6
    xor t4, s1, t4
    andn s1, s9, a4
    xor s1, a6, s1
    andn s9, s0, s9
    xor a4, a4, s9
    xor s9, a3, s2
    xor s0, a7, a2
    xor a6, s6, t4
    sw t4, 384(sp)
    xor t4, a5, s1
    sw s4, 388(sp)
    xor s4, s4, a4
    sw a7, 392(sp)
    lw a7, 12(sp)
    xor a7, a7, s5
    rori a7, a7, 31
    sw a5, 396(sp)
    lw a5, 56(sp)
    xor a5, a5, t2
    rori a5, a5, 29
    sw s6, 400(sp)
    lw s6, 108(sp)
    xor s6, s6, t5
    rori s6, s6, 19
    sw a3, 404(sp)
    lw a3, 152(sp)
    xor a3, a3, t1
    rori a3, a3, 28
    sw s1, 408(sp)
    lw s1, 160(sp)
    xor s1, s1, ra
    rori s1, s1, 23
    sw a4, 412(sp)
    andn a4, s6, a5
    xor a4, a7, a4
    sw s2, 416(sp)
    andn s2, a3, s6
    xor s2, a5, s2
    sw a2, 420(sp)
    andn a2, s1, a3
    xor a2, s6, a2
    andn s6, a7, s1
    xor s6, a3, s6
    andn a5, a5, a7
    xor a5, s1, a5
    xor s9, s9, a4
    xor s0, s0, s2
    xor a6, a6, a2
    xor t4, t4, s6
    xor s4, s4, a5
    lw s1, 32(sp)
    xor s1, s1, t1
    rori s1, s1, 19
    lw a7, 44(sp)
    xor a7, a7, a0
    rori a7, a7, 14
    lw a3, 92(sp)
    xor a3, a3, s5
    rori a3, a3, 27
    lw s5, 136(sp)
    xor s5, s5, t2
    rori s5, s5, 25
    sw a4, 424(sp)
    lw a4, 188(sp)
    xor a4, a4, t5
    rori a4, a4, 4
    sw a2, 428(sp)
    andn a2, a3, a7
    xor a2, s1, a2
    sw a5, 432(sp)
    andn a5, s5, a3
    xor a5, a7, a5
    sw s6, 436(sp)
    andn s6, a4, s5
    xor s6, a3, s6
    andn a3, s1, a4
    xor s5, s5, a3
    andn a7, a7, s1
    xor a7, a4, a7
    xor s10, s10, a2
    xor s3, s3, a5
    xor s11, s11, s6
    xor s7, s7, s5
    xor t6, t6, a7
    lw a4, 16(sp)
    xor a4, a4, t2
    rori a4, a4, 1
    lw t2, 316(sp)
    xor t2, t2, t5
    rori t2, t2, 4
    lw s1, 116(sp)
    xor s1, s1, t0
    rori s1, s1, 12
    lw a3, 124(sp)
    xor a3, a3, a0
    rori a3, a3, 11
    sw a7, 316(sp)
    lw a7, 168(sp)
    xor a7, a7, s8
    rori a7, a7, 31
    sw a5, 440(sp)
    andn a5, s1, t2
    xor a5, a4, a5
    sw s6, 444(sp)
    andn s6, a3, s1
    xor s6, t2, s6
    sw s2, 448(sp)
    andn s2, a7, a3
    xor s2, s1, s2
    andn s1, a4, a7
    xor s1, a3, s1
    andn t2, t2, a4
    xor t2, a7, t2
    xor s9, s9, a5
    xor s0, s0, s6
    xor a6, a6, s2
    xor t4, t4, s1
    xor s4, s4, t2
    lw a7, 8(sp)
    xor a7, a7, s8
    lw a4, 312(sp)
    xor a4, a4, t3
    rori a4, a4, 29
    lw a3, 104(sp)
    sw a5, 312(sp)
    lw a5, 380(sp)
    xor a5, a3, a5
    rori a5, a5, 20
    lw a3, 156(sp)
    xor a3, a3, t0
    rori a3, a3, 28
    lw t0, 164(sp)
    xor a0, t0, a0
    rori a0, a0, 23
    andn t0, a5, a4
    xor t0, a7, t0
    sw s2, 380(sp)
    andn s2, a3, a5
    xor s2, a4, s2
    sw s1, 452(sp)
    andn s1, a0, a3
    xor s1, a5, s1
    andn a5, a7, a0
    xor a5, a3, a5
    andn a4, a4, a7
    xor a4, a0, a4
    xor s10, s10, t0
    xor s3, s3, s2
    xor s11, s11, s1
    xor s7, s7, a5
    xor t6, t6, a4
    lw a0, 0(sp)
    xor ra, a0, ra
    lw a0, 48(sp)
    xor a0, a0, s8
    rori a0, a0, 10
    lw s8, 100(sp)
    xor t3, s8, t3
    rori t3, t3, 10
    lw s8, 148(sp)
    xor t5, s8, t5
    rori t5, t5, 21
    lw s8, 192(sp)
    xor t1, s8, t1
    rori t1, t1, 25
    andn s8, t3, a0
    xor s8, ra, s8
    andn a7, t5, t3
    xor a7, a0, a7
    andn a3, t1, t5
    xor a3, t3, a3
    andn t3, ra, t1
    xor t3, t5, t3
    andn a0, a0, ra
    xor a0, t1, a0
    lw t1, 8(a1)
    xor t1, s8, t1
    xor s9, s9, t1
    xor s0, s0, a7
    xor a6, a6, a3
    xor t4, t4, t3
    xor s4, s4, a0
    rori s8, s3, 31
    xor s8, s4, s8
    xor ra, t6, s0
    rori t5, s11, 31
    xor t5, s9, t5
    sw a5, 456(sp)
    xor a5, s10, a6
    sw s2, 460(sp)
    rori s2, s7, 31
    xor s2, s0, s2
    xor s3, s3, t4
    rori t6, t6, 31
    xor t6, a6, t6
    xor s11, s11, s4
    rori s10, s10, 31
    xor t4, t4, s10
    xor s9, s7, s9
    xor a3, a3, s2
    rori a3, a3, 1
    lw s7, 376(sp)
    xor s7, s7, s11
    rori s7, s7, 4
    xor a4, a4, s9
    rori a4, a4, 12
    xor a2, a2, ra
    rori a2, a2, 11
    xor s6, s6, t5
    rori s6, s6, 31
    andn s10, a4, s7
    xor s10, a3, s10
    andn s4, a2, a4
    xor s4, s7, s4
    andn a6, s6, a2
    xor a6, a4, a6
    andn a4, a3, s6
    xor a4, a2, a4
    andn s7, s7, a3
    xor s7, s6, s7
    xor t1, t1, s8
    lw s6, 420(sp)
    xor s6, s6, t5
    rori s6, s6, 10
    xor s1, s1, s3
    rori s1, s1, 10
    xor s5, s5, s11
    rori s5, s5, 21
    xor t2, t2, t4
    rori t2, t2, 25
    andn a3, s1, s6
    xor a3, t1, a3
    andn a2, s5, s1
    xor a2, s6, a2
    andn s0, t2, s5
    xor s0, s1, s0
    andn s1, t1, t2
    xor s1, s5, s1
    andn t1, s6, t1
    xor t2, t2, t1
    lw t1, 0(a1)
    xor t1, a3, t1
    sw t1, 0(sp)
    sw s10, 160(sp)
    xor s10, s10, t1
    sw s4, 168(sp)
    sw a2, 8(sp)
    xor a2, s4, a2
    sw s0, 16(sp)
    xor s0, a6, s0
    sw a4, 184(sp)
    sw s1, 24(sp)
    xor s1, a4, s1
    sw t2, 32(sp)
    sw s7, 192(sp)
    xor s7, s7, t2
    lw t2, 372(sp)
    xor t2, t2, s9
    rori t2, t2, 18
    lw a4, 416(sp)
    xor a4, a4, s8
    rori a4, a4, 14
    lw s4, 448(sp)
    xor s4, s4, t5
    rori s4, s4, 27
    lw t1, 444(sp)
    xor t1, t1, s3
    rori t1, t1, 24
    lw a3, 452(sp)
    xor a3, a3, t6
    rori a3, a3, 4
    andn s6, s4, a4
    xor s6, t2, s6
    andn s5, t1, s4
    xor s5, a4, s5
    sw a6, 452(sp)
    andn a6, a3, t1
    xor a6, s4, a6
    andn s4, t2, a3
    xor s4, t1, s4
    andn a4, a4, t2
    xor a4, a3, a4
    sw s6, 120(sp)
    xor s10, s10, s6
    sw s5, 128(sp)
    xor s5, a2, s5
    sw a6, 136(sp)
    xor s0, s0, a6
    xor s1, s1, s4
    sw a4, 152(sp)
    xor a4, s7, a4
    xor t3, t3, t6
    rori t3, t3, 18
    lw s7, 412(sp)
    xor s7, s7, t4
    rori s7, s7, 22
    xor t0, t0, ra
    rori t0, t0, 30
    lw a6, 440(sp)
    xor a6, a6, a5
    rori a6, a6, 9
    lw a2, 368(sp)
    xor a2, a2, s3
    rori a2, a2, 1
    andn s6, t0, s7
    xor s6, t3, s6
    andn a3, a6, t0
    xor a3, s7, a3
    andn t2, a2, a6
    xor t0, t0, t2
    andn t2, t3, a2
    xor t2, a6, t2
    andn s7, s7, t3
    xor s7, a2, s7
    sw s6, 40(sp)
    xor s6, s10, s6
    sw a3, 48(sp)
    xor a3, s5, a3
    sw t0, 56(sp)
    xor s0, s0, t0
    sw t2, 64(sp)
    xor t2, s1, t2
    sw s7, 72(sp)
    xor s7, a4, s7
    xor a7, a7, t5
    lw a4, 352(sp)
    xor a4, a4, s3
    rori a4, a4, 29
    lw s1, 436(sp)
    xor s1, s1, t6
    rori s1, s1, 20
    lw t0, 316(sp)
    xor t0, t0, s9
    rori t0, t0, 28
    lw s5, 364(sp)
    xor s5, s5, ra
    rori s5, s5, 23
    andn s10, s1, a4
    xor s10, a7, s10
    andn a2, t0, s1
    xor a2, a4, a2
    andn t3, s5, t0
    xor s1, s1, t3
    andn t3, a7, s5
    xor t3, t0, t3
    andn a4, a4, a7
    xor a4, s5, a4
    lw s5, 348(sp)
    xor s3, s5, s3
    rori s3, s3, 1
    lw s5, 408(sp)
    xor s5, s5, t6
    rori s5, s5, 5
    lw a7, 432(sp)
    xor a7, a7, t4
    rori a7, a7, 13
    lw t0, 404(sp)
    xor t0, t0, s8
    rori t0, t0, 12
    lw a6, 360(sp)
    xor a6, a6, a5
    rori a6, a6, 31
    andn t1, a7, s5
    xor t1, s3, t1
    sw s4, 360(sp)
    andn s4, t0, a7
    xor s4, s5, s4
    sw s7, 404(sp)
    andn s7, a6, t0
    xor s7, a7, s7
    andn a7, s3, a6
    xor a7, t0, a7
    andn s3, s5, s3
    xor a6, a6, s3
    sw t1, 164(sp)
    sw s10, 84(sp)
    xor s10, s10, t1
    sw s4, 172(sp)
    sw a2, 92(sp)
    xor a2, a2, s4
    sw s1, 100(sp)
    sw s7, 180(sp)
    xor s7, s1, s7
    sw t3, 108(sp)
    sw a7, 188(sp)
    xor a7, t3, a7
    sw a4, 116(sp)
    xor a4, a4, a6
    xor a0, a0, t4
    rori a0, a0, 19
    lw t3, 344(sp)
    xor t3, t3, ra
    rori t3, t3, 14
    lw s1, 460(sp)
    xor s1, s1, a5
    rori s1, s1, 27
    lw s4, 400(sp)
    xor s4, s4, s2
    rori s4, s4, 25
    lw t1, 356(sp)
    xor t1, t1, s11
    rori t1, t1, 4
    andn s3, s1, t3
    xor s3, a0, s3
    andn s5, s4, s1
    xor s5, t3, s5
    andn t0, t1, s4
    xor t0, s1, t0
    andn s1, a0, t1
    xor s1, s4, s1
    andn t3, t3, a0
    xor t3, t1, t3
    sw s3, 124(sp)
    xor s3, s10, s3
    sw s5, 132(sp)
    xor s5, a2, s5
    xor s7, s7, t0
    sw s1, 148(sp)
    xor a7, a7, s1
    sw t3, 156(sp)
    xor a4, a4, t3
    lw t3, 340(sp)
    xor t3, t3, ra
    lw ra, 336(sp)
    xor ra, ra, a5
    rori ra, ra, 10
    lw s1, 428(sp)
    xor s1, s1, s2
    rori s1, s1, 11
    lw a2, 396(sp)
    xor t6, a2, t6
    rori t6, t6, 22
    lw a2, 320(sp)
    xor a2, a2, s9
    rori a2, a2, 25
    andn s10, s1, ra
    xor s10, t3, s10
    andn t1, t6, s1
    xor t1, ra, t1
    andn a0, a2, t6
    xor a0, s1, a0
    andn s1, t3, a2
    xor s1, t6, s1
    andn ra, ra, t3
    xor ra, a2, ra
    lw a2, 4(a1)
    xor a2, s10, a2
    xor s3, s3, a2
    sw t1, 12(sp)
    xor t1, s5, t1
    sw a0, 20(sp)
    xor a0, s7, a0
    xor a7, a7, s1
    xor a4, a4, ra
    lw s7, 332(sp)
    xor s7, s7, s11
    rori s7, s7, 18
    lw s5, 328(sp)
    xor s5, s5, s9
    rori s5, s5, 22
    lw s9, 424(sp)
    xor s9, s9, s8
    rori s9, s9, 31
    lw s10, 392(sp)
    xor s10, s10, t5
    rori s10, s10, 10
    lw t5, 380(sp)
    xor t5, t5, s2
    rori t5, t5, 2
    andn t3, s9, s5
    xor t3, s7, t3
    andn t6, s10, s9
    xor t6, s5, t6
    andn s4, t5, s10
    xor s9, s9, s4
    andn s4, s7, t5
    xor s4, s10, s4
    andn s5, s5, s7
    xor s5, t5, s5
    sw t3, 44(sp)
    xor s3, s3, t3
    xor t1, t1, t6
    xor a0, a0, s9
    xor a7, a7, s4
    xor a4, a4, s5
    lw t3, 324(sp)
    xor t3, t3, a5
    rori t3, t3, 31
    lw a5, 384(sp)
    xor a5, a5, s2
    rori a5, a5, 29
    lw s2, 456(sp)
    xor s11, s2, s11
    rori s11, s11, 19
    lw s2, 388(sp)
    xor s2, s2, t4
    rori s2, s2, 28
    lw t4, 312(sp)
    xor s8, t4, s8
    rori s8, s8, 23
    andn t4, s11, a5
    xor t4, t3, t4
    andn t5, s2, s11
    xor t5, a5, t5
    andn s7, s8, s2
    xor s7, s11, s7
    andn s11, t3, s8
    xor s11, s2, s11
    andn a5, a5, t3
    xor a5, s8, a5
    xor s6, s6, t4
    xor a3, a3, t5
    xor s0, s0, s7
    sw s11, 104(sp)
    xor s11, t2, s11
    lw t2, 404(sp)
    xor t2, t2, a5
    mv s2, t6
    mv s8, s9
    mv t3, t1
    mv t1, s3
    mv s3, s1
    mv s1, s5
    mv s5, s4
    mv s4, a6
    mv a6, a2
    mv t6, s11
    mv s11, t4
    mv t4, s0
    mv s0, ra
    mv a2, a7
    mv a7, a5
    mv a5, s7
    mv s7, t0
    mv t0, s6
    mv s6, t5
    mv t5, a0
    xor t2, t2, a3
    xor a3, a3, t2
    xor t2, t2, a3
    lw s9, 360(sp)
    lw s10, 452(sp)
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    rori ra, t3, 31
    xor ra, a3, ra
    xor a0, a4, t2
    sw s8, 312(sp)
    rori s8, t5, 31
    xor s8, t0, s8
    sw s5, 316(sp)
    xor s5, t1, t4
    sw s7, 320(sp)
    rori s7, a2, 31
    xor t2, t2, s7
    xor t3, t3, t6
    rori a4, a4, 31
    xor t4, t4, a4
    xor a3, t5, a3
    rori t1, t1, 31
    xor t6, t6, t1
    xor t0, a2, t0
    xor a6, a6, a0
    xor s2, s2, s5
    rori s2, s2, 10
    xor a5, a5, t2
    rori a5, a5, 11
    xor s9, s9, t4
    rori s9, s9, 22
    xor s4, s4, t0
    rori s4, s4, 25
    andn a2, a5, s2
    xor a2, a6, a2
    andn t1, s9, a5
    xor t1, s2, t1
    andn t5, s4, s9
    xor t5, a5, t5
    andn a5, a6, s4
    xor a5, s9, a5
    andn s2, s2, a6
    xor s2, s4, s2
    lw s4, 12(a1)
    xor s4, a2, s4
    xor s3, s3, a3
    rori s3, s3, 18
    xor s1, s1, t0
    rori s1, s1, 22
    xor s11, s11, ra
    rori s11, s11, 31
    lw a2, 128(sp)
    xor a2, a2, s8
    rori a2, a2, 10
    xor s10, s10, t2
    rori s10, s10, 2
    andn a6, s11, s1
    xor a6, s3, a6
    andn s9, a2, s11
    xor s9, s1, s9
    andn a4, s10, a2
    xor a4, s11, a4
    andn s11, s3, s10
    xor s11, a2, s11
    andn s1, s1, s3
    xor s1, s10, s1
    xor s10, s4, a6
    xor s3, t1, s9
    xor a2, t5, a4
    xor s7, a5, s11
    sw a4, 324(sp)
    xor a4, s2, s1
    sw t1, 328(sp)
    lw t1, 20(sp)
    xor t1, t1, t3
    rori t1, t1, 1
    sw s1, 332(sp)
    lw s1, 64(sp)
    xor s1, s1, t4
    rori s1, s1, 5
    xor a7, a7, t6
    rori a7, a7, 13
    sw a5, 336(sp)
    lw a5, 120(sp)
    xor a5, a5, ra
    rori a5, a5, 12
    sw a6, 340(sp)
    lw a6, 172(sp)
    xor a6, a6, s5
    rori a6, a6, 31
    sw s2, 344(sp)
    andn s2, a7, s1
    xor s2, t1, s2
    sw s9, 348(sp)
    andn s9, a5, a7
    xor s9, s1, s9
    sw s4, 352(sp)
    andn s4, a6, a5
    xor a7, a7, s4
    andn s4, t1, a6
    xor s4, a5, s4
    andn s1, s1, t1
    xor s1, a6, s1
    xor s10, s10, s2
    xor s3, s3, s9
    xor a2, a2, a7
    xor s7, s7, s4
    xor a4, a4, s1
    xor s0, s0, t0
    rori s0, s0, 18
    lw a6, 40(sp)
    xor a6, a6, ra
    rori a6, a6, 14
    xor s6, s6, s8
    rori s6, s6, 27
    lw t1, 320(sp)
    xor t1, t1, t3
    rori t1, t1, 24
    lw a5, 184(sp)
    xor a5, a5, t4
    rori a5, a5, 4
    sw s2, 320(sp)
    andn s2, s6, a6
    xor s2, s0, s2
    sw a7, 356(sp)
    andn a7, t1, s6
    xor a7, a6, a7
    sw s4, 360(sp)
    andn s4, a5, t1
    xor s4, s6, s4
    andn s6, s0, a5
    xor s6, t1, s6
    andn a6, a6, s0
    xor a6, a5, a6
    lw a5, 24(sp)
    xor a5, a5, t4
    rori a5, a5, 18
    lw s0, 72(sp)
    xor s0, s0, t6
    rori s0, s0, 22
    lw t1, 84(sp)
    xor t1, t1, a0
    rori t1, t1, 30
    sw s1, 364(sp)
    lw s1, 132(sp)
    xor s1, s1, s5
    rori s1, s1, 9
    sw s9, 368(sp)
    lw s9, 180(sp)
    xor s9, s9, t3
    rori s9, s9, 1
    sw t5, 372(sp)
    andn t5, t1, s0
    xor t5, a5, t5
    sw s11, 376(sp)
    andn s11, s1, t1
    xor s11, s0, s11
    sw t4, 380(sp)
    andn t4, s9, s1
    xor t4, t1, t4
    andn t1, a5, s9
    xor t1, s1, t1
    andn s0, s0, a5
    xor s0, s9, s0
    xor s9, s2, t5
    xor a5, a7, s11
    xor s1, s4, t4
    sw t4, 384(sp)
    xor t4, s6, t1
    sw a6, 388(sp)
    xor a6, a6, s0
    sw a7, 392(sp)
    lw a7, 12(sp)
    xor a7, a7, s5
    rori a7, a7, 31
    sw s0, 396(sp)
    lw s0, 56(sp)
    xor s0, s0, t2
    rori s0, s0, 29
    sw s4, 400(sp)
    lw s4, 108(sp)
    xor s4, s4, a3
    rori s4, s4, 19
    sw t5, 404(sp)
    lw t5, 152(sp)
    xor t5, t5, t6
    rori t5, t5, 28
    sw s6, 408(sp)
    lw s6, 160(sp)
    xor s6, s6, ra
    rori s6, s6, 23
    sw s11, 412(sp)
    andn s11, s4, s0
    xor s11, a7, s11
    sw s2, 416(sp)
    andn s2, t5, s4
    xor s2, s0, s2
    sw t1, 420(sp)
    andn t1, s6, t5
    xor t1, s4, t1
    andn s4, a7, s6
    xor t5, t5, s4
    andn s0, s0, a7
    xor s0, s6, s0
    xor s9, s9, s11
    xor a5, a5, s2
    xor s1, s1, t1
    xor t4, t4, t5
    xor a6, a6, s0
    lw s6, 32(sp)
    xor s6, s6, t6
    rori s6, s6, 19
    lw a7, 44(sp)
    xor a7, a7, a0
    rori a7, a7, 14
    lw s4, 92(sp)
    xor s5, s4, s5
    rori s5, s5, 27
    lw s4, 136(sp)
    xor s4, s4, t2
    rori s4, s4, 25
    sw t5, 424(sp)
    lw t5, 188(sp)
    xor t5, t5, a3
    rori t5, t5, 4
    sw s11, 428(sp)
    andn s11, s5, a7
    xor s11, s6, s11
    sw s2, 432(sp)
    andn s2, s4, s5
    xor s2, a7, s2
    sw t1, 436(sp)
    andn t1, t5, s4
    xor t1, s5, t1
    andn s5, s6, t5
    xor s5, s4, s5
    andn a7, a7, s6
    xor a7, t5, a7
    xor s10, s10, s11
    xor s3, s3, s2
    xor a2, a2, t1
    xor s7, s7, s5
    xor a4, a4, a7
    lw t5, 16(sp)
    xor t5, t5, t2
    rori t5, t5, 1
    lw t2, 316(sp)
    xor t2, t2, a3
    rori t2, t2, 4
    lw s6, 116(sp)
    xor s6, s6, t0
    rori s6, s6, 12
    lw s4, 124(sp)
    xor s4, s4, a0
    rori s4, s4, 11
    sw a7, 316(sp)
    lw a7, 168(sp)
    xor a7, a7, s8
    rori a7, a7, 31
    sw s2, 440(sp)
    andn s2, s6, t2
    xor s2, t5, s2
    sw t1, 444(sp)
    andn t1, s4, s6
    xor t1, t2, t1
    sw s5, 448(sp)
    andn s5, a7, s4
    xor s6, s6, s5
    andn s5, t5, a7
    xor s5, s4, s5
    andn t2, t2, t5
    xor t2, a7, t2
    xor s9, s9, s2
    xor a5, a5, t1
    xor s1, s1, s6
    xor t4, t4, s5
    xor a6, a6, t2
    lw a7, 8(sp)
    xor a7, a7, s8
    lw t5, 312(sp)
    xor t5, t5, t3
    rori t5, t5, 29
    lw s4, 104(sp)
    sw s2, 312(sp)
    lw s2, 380(sp)
    xor s2, s4, s2
    rori s2, s2, 20
    lw s4, 156(sp)
    xor t0, s4, t0
    rori t0, t0, 28
    lw s4, 164(sp)
    xor a0, s4, a0
    rori a0, a0, 23
    andn s4, s2, t5
    xor s4, a7, s4
    sw s6, 380(sp)
    andn s6, t0, s2
    xor s6, t5, s6
    sw s5, 452(sp)
    andn s5, a0, t0
    xor s2, s2, s5
    andn s5, a7, a0
    xor s5, t0, s5
    andn t5, t5, a7
    xor t5, a0, t5
    xor s10, s10, s4
    xor s3, s3, s6
    xor a2, a2, s2
    xor s7, s7, s5
    xor a4, a4, t5
    lw a0, 0(sp)
    xor ra, a0, ra
    lw a0, 48(sp)
    xor a0, a0, s8
    rori a0, a0, 10
    lw s8, 100(sp)
    xor t3, s8, t3
    rori t3, t3, 10
    lw s8, 148(sp)
    xor s8, s8, a3
    rori s8, s8, 21
    lw a3, 192(sp)
    xor t6, a3, t6
    rori t6, t6, 25
    andn a3, t3, a0
    xor a3, ra, a3
    andn a7, s8, t3
    xor a7, a0, a7
    andn t0, t6, s8
    xor t3, t3, t0
    andn t0, ra, t6
    xor t0, s8, t0
    andn a0, a0, ra
    xor a0, t6, a0
    lw t6, 8(a1)
    xor t6, a3, t6
    xor s9, s9, t6
    xor a5, a5, a7
    xor s1, s1, t3
    xor t4, t4, t0
    xor a6, a6, a0
    rori a3, s3, 31
    xor a3, a6, a3
    xor ra, a4, a5
    rori s8, a2, 31
    xor s8, s9, s8
    sw a7, 456(sp)
    xor a7, s10, s1
    sw s5, 460(sp)
    rori s5, s7, 31
    xor s5, a5, s5
    xor s3, s3, t4
    rori a4, a4, 31
    xor a4, s1, a4
    xor a6, a2, a6
    rori s10, s10, 31
    xor t4, t4, s10
    xor s7, s7, s9
    xor t3, t3, s5
    rori t3, t3, 1
    lw s9, 376(sp)
    xor s9, s9, a6
    rori s9, s9, 4
    xor t5, t5, s7
    rori t5, t5, 12
    xor s11, s11, ra
    rori s11, s11, 11
    xor t1, t1, s8
    rori t1, t1, 31
    andn s10, t5, s9
    xor s10, t3, s10
    andn a2, s11, t5
    xor a2, s9, a2
    andn s1, t1, s11
    xor s1, t5, s1
    andn t5, t3, t1
    xor t5, s11, t5
    andn s9, s9, t3
    xor s9, t1, s9
    lw t1, 372(sp)
    xor t1, t1, s3
    rori t1, t1, 1
    lw t3, 420(sp)
    xor t3, t3, a4
    rori t3, t3, 5
    xor s0, s0, t4
    rori s0, s0, 13
    lw s11, 416(sp)
    xor s11, s11, a3
    rori s11, s11, 12
    lw a5, 368(sp)
    xor a5, a5, a7
    rori a5, a5, 31
    sw s4, 368(sp)
    andn s4, s0, t3
    xor s4, t1, s4
    sw t0, 416(sp)
    andn t0, s11, s0
    xor t0, t3, t0
    sw s6, 420(sp)
    andn s6, a5, s11
    xor s6, s0, s6
    andn s0, t1, a5
    xor s11, s11, s0
    andn t3, t3, t1
    xor t3, a5, t3
    zext.h a5, s10
    slli t1, s4, 16
    or t1, a5, t1
    lui a5, 0xffff0
    and a5, s4, a5
    srli s10, s10, 16
    or s10, s10, a5
    li a5, 0xff00
    srli s4, t1, 8
    xor s4, t1, s4
    and s4, s4, a5
    slli a5, s4, 8
    xor t1, t1, s4
    xor a5, t1, a5
    li t1, 0xf000f0
    srli s4, a5, 4
    xor s4, a5, s4
    and s4, s4, t1
    slli t1, s4, 4
    xor s4, a5, s4
    xor s4, s4, t1
    li t1, 0xc0c0c0c
    srli a5, s4, 2
    xor a5, s4, a5
    and a5, a5, t1
    slli t1, a5, 2
    xor a5, s4, a5
    xor a5, a5, t1
    li t1, 0x22222222
    srli s4, a5, 1
    xor s4, a5, s4
    and s4, s4, t1
    slli t1, s4, 1
    xor a5, a5, s4
    xor a5, a5, t1
    li t1, 0xff00
    srli s4, s10, 8
    xor s4, s10, s4
    and t1, s4, t1
    slli s4, t1, 8
    xor t1, s10, t1
    xor t1, t1, s4
    li s4, 0xf000f0
    srli s10, t1, 4
    xor s10, t1, s10
    and s4, s10, s4
    slli s10, s4, 4
    xor t1, t1, s4
    xor t1, t1, s10
    li s10, 0xc0c0c0c
    srli s4, t1, 2
    xor s4, t1, s4
    and s4, s4, s10
    slli s10, s4, 2
    xor t1, t1, s4
    xor t1, t1, s10
    li s10, 0x22222222
    srli s4, t1, 1
    xor s4, t1, s4
    and s4, s4, s10
    slli s10, s4, 1
    xor s4, t1, s4
    xor s4, s4, s10
    lw s10, 200(sp)
    sw a5, 160(s10)
    sw s4, 164(s10)
    zext.h s4, a2
    slli a5, t0, 16
    or a5, s4, a5
    lui s4, 0xffff0
    and s4, t0, s4
    srli a2, a2, 16
    or s4, a2, s4
    li a2, 0xff00
    srli t0, a5, 8
    xor t0, a5, t0
    and t0, t0, a2
    slli a2, t0, 8
    xor t0, a5, t0
    xor t0, t0, a2
    li a2, 0xf000f0
    srli a5, t0, 4
    xor a5, t0, a5
    and a5, a5, a2
    slli a2, a5, 4
    xor a5, t0, a5
    xor a5, a5, a2
    li a2, 0xc0c0c0c
    srli t0, a5, 2
    xor t0, a5, t0
    and t0, t0, a2
    slli a2, t0, 2
    xor a5, a5, t0
    xor a5, a5, a2
    li a2, 0x22222222
    srli t0, a5, 1
    xor t0, a5, t0
    and a2, t0, a2
    slli t0, a2, 1
    xor a5, a5, a2
    xor a5, a5, t0
    li t0, 0xff00
    srli a2, s4, 8
    xor a2, s4, a2
    and t0, a2, t0
    slli a2, t0, 8
    xor t0, s4, t0
    xor t0, t0, a2
    li a2, 0xf000f0
    srli s4, t0, 4
    xor s4, t0, s4
    and s4, s4, a2
    slli a2, s4, 4
    xor t0, t0, s4
    xor t0, t0, a2
    li a2, 0xc0c0c0c
    srli s4, t0, 2
    xor s4, t0, s4
    and s4, s4, a2
    slli a2, s4, 2
    xor s4, t0, s4
    xor s4, s4, a2
    li a2, 0x22222222
    srli t0, s4, 1
    xor t0, s4, t0
    and t0, t0, a2
    slli a2, t0, 1
    xor t0, s4, t0
    xor a2, t0, a2
    sw a5, 168(s10)
    sw a2, 172(s10)
    zext.h a2, s1
    slli a5, s6, 16
    or a5, a2, a5
    lui a2, 0xffff0
    and s6, s6, a2
    srli s1, s1, 16
    or s1, s1, s6
    li s6, 0xff00
    srli a2, a5, 8
    xor a2, a5, a2
    and a2, a2, s6
    slli s6, a2, 8
    xor a2, a5, a2
    xor a2, a2, s6
    li s6, 0xf000f0
    srli a5, a2, 4
    xor a5, a2, a5
    and a5, a5, s6
    slli s6, a5, 4
    xor a2, a2, a5
    xor a2, a2, s6
    li s6, 0xc0c0c0c
    srli a5, a2, 2
    xor a5, a2, a5
    and s6, a5, s6
    slli a5, s6, 2
    xor a2, a2, s6
    xor a2, a2, a5
    li a5, 0x22222222
    srli s6, a2, 1
    xor s6, a2, s6
    and a5, s6, a5
    slli s6, a5, 1
    xor a2, a2, a5
    xor a2, a2, s6
    li s6, 0xff00
    srli a5, s1, 8
    xor a5, s1, a5
    and a5, a5, s6
    slli s6, a5, 8
    xor a5, s1, a5
    xor a5, a5, s6
    li s6, 0xf000f0
    srli s1, a5, 4
    xor s1, a5, s1
    and s1, s1, s6
    slli s6, s1, 4
    xor s1, a5, s1
    xor s1, s1, s6
    li s6, 0xc0c0c0c
    srli a5, s1, 2
    xor a5, s1, a5
    and a5, a5, s6
    slli s6, a5, 2
    xor a5, s1, a5
    xor s6, a5, s6
    li a5, 0x22222222
    srli s1, s6, 1
    xor s1, s6, s1
    and s1, s1, a5
    slli a5, s1, 1
    xor s1, s6, s1
    xor s1, s1, a5
    sw a2, 176(s10)
    sw s1, 180(s10)
    zext.h s1, t5
    slli a2, s11, 16
    or a2, s1, a2
    lui s1, 0xffff0
    and s1, s11, s1
    srli t5, t5, 16
    or t5, t5, s1
    li s1, 0xff00
    srli s11, a2, 8
    xor s11, a2, s11
    and s11, s11, s1
    slli s1, s11, 8
    xor a2, a2, s11
    xor a2, a2, s1
    li s1, 0xf000f0
    srli s11, a2, 4
    xor s11, a2, s11
    and s1, s11, s1
    slli s11, s1, 4
    xor a2, a2, s1
    xor a2, a2, s11
    li s11, 0xc0c0c0c
    srli s1, a2, 2
    xor s1, a2, s1
    and s11, s1, s11
    slli s1, s11, 2
    xor a2, a2, s11
    xor a2, a2, s1
    li s1, 0x22222222
    srli s11, a2, 1
    xor s11, a2, s11
    and s11, s11, s1
    slli s1, s11, 1
    xor a2, a2, s11
    xor a2, a2, s1
    li s1, 0xff00
    srli s11, t5, 8
    xor s11, t5, s11
    and s11, s11, s1
    slli s1, s11, 8
    xor t5, t5, s11
    xor t5, t5, s1
    li s1, 0xf000f0
    srli s11, t5, 4
    xor s11, t5, s11
    and s11, s11, s1
    slli s1, s11, 4
    xor s11, t5, s11
    xor s1, s11, s1
    li s11, 0xc0c0c0c
    srli t5, s1, 2
    xor t5, s1, t5
    and t5, t5, s11
    slli s11, t5, 2
    xor t5, s1, t5
    xor t5, t5, s11
    li s11, 0x22222222
    srli s1, t5, 1
    xor s1, t5, s1
    and s1, s1, s11
    slli s11, s1, 1
    xor s1, t5, s1
    xor s1, s1, s11
    sw a2, 184(s10)
    sw s1, 188(s10)
    zext.h s1, s9
    slli a2, t3, 16
    or a2, s1, a2
    lui s1, 0xffff0
    and t3, t3, s1
    srli s9, s9, 16
    or s9, s9, t3
    li t3, 0xff00
    srli s1, a2, 8
    xor s1, a2, s1
    and t3, s1, t3
    slli s1, t3, 8
    xor t3, a2, t3
    xor t3, t3, s1
    li s1, 0xf000f0
    srli a2, t3, 4
    xor a2, t3, a2
    and s1, a2, s1
    slli a2, s1, 4
    xor t3, t3, s1
    xor t3, t3, a2
    li a2, 0xc0c0c0c
    srli s1, t3, 2
    xor s1, t3, s1
    and s1, s1, a2
    slli a2, s1, 2
    xor t3, t3, s1
    xor t3, t3, a2
    li a2, 0x22222222
    srli s1, t3, 1
    xor s1, t3, s1
    and s1, s1, a2
    slli a2, s1, 1
    xor s1, t3, s1
    xor s1, s1, a2
    li a2, 0xff00
    srli t3, s9, 8
    xor t3, s9, t3
    and t3, t3, a2
    slli a2, t3, 8
    xor s9, s9, t3
    xor a2, s9, a2
    li s9, 0xf000f0
    srli t3, a2, 4
    xor t3, a2, t3
    and t3, t3, s9
    slli s9, t3, 4
    xor t3, a2, t3
    xor t3, t3, s9
    li s9, 0xc0c0c0c
    srli a2, t3, 2
    xor a2, t3, a2
    and a2, a2, s9
    slli s9, a2, 2
    xor a2, t3, a2
    xor a2, a2, s9
    li s9, 0x22222222
    srli t3, a2, 1
    xor t3, a2, t3
    and t3, t3, s9
    slli s9, t3, 1
    xor a2, a2, t3
    xor a2, a2, s9
    sw s1, 192(s10)
    sw a2, 196(s10)
    xor t6, t6, a3
    lw a2, 412(sp)
    xor a2, a2, s8
    rori a2, a2, 10
    xor s2, s2, s3
    rori s2, s2, 10
    lw s1, 448(sp)
    xor s1, s1, a6
    rori s1, s1, 21
    xor t2, t2, t4
    rori t2, t2, 25
    andn s9, s2, a2
    xor s9, t6, s9
    andn t3, s1, s2
    xor t3, a2, t3
    andn s11, t2, s1
    xor s11, s2, s11
    andn s2, t6, t2
    xor s2, s1, s2
    andn t6, a2, t6
    xor t2, t2, t6
    lw t6, 0(a1)
    xor t6, s9, t6
    lw s9, 352(sp)
    xor s9, s9, ra
    lw a2, 348(sp)
    xor a2, a2, a7
    rori a2, a2, 10
    lw s1, 436(sp)
    xor s1, s1, s5
    rori s1, s1, 11
    lw t5, 408(sp)
    xor t5, t5, a4
    rori t5, t5, 22
    lw a5, 364(sp)
    xor a5, a5, s7
    rori a5, a5, 25
    andn s6, s1, a2
    xor s6, s9, s6
    andn t0, t5, s1
    xor t0, a2, t0
    andn s4, a5, t5
    xor s4, s1, s4
    andn s1, s9, a5
    xor s1, t5, s1
    andn a2, a2, s9
    xor a2, a5, a2
    lw a5, 4(a1)
    xor a5, s6, a5
    zext.h s6, t6
    slli s9, a5, 16
    or s9, s6, s9
    lui s6, 0xffff0
    and s6, a5, s6
    srli t6, t6, 16
    or t6, t6, s6
    li s6, 0xff00
    srli a5, s9, 8
    xor a5, s9, a5
    and a5, a5, s6
    slli s6, a5, 8
    xor a5, s9, a5
    xor a5, a5, s6
    li s6, 0xf000f0
    srli s9, a5, 4
    xor s9, a5, s9
    and s6, s9, s6
    slli s9, s6, 4
    xor a5, a5, s6
    xor a5, a5, s9
    li s9, 0xc0c0c0c
    srli s6, a5, 2
    xor s6, a5, s6
    and s9, s6, s9
    slli s6, s9, 2
    xor a5, a5, s9
    xor a5, a5, s6
    li s6, 0x22222222
    srli s9, a5, 1
    xor s9, a5, s9
    and s9, s9, s6
    slli s6, s9, 1
    xor a5, a5, s9
    xor a5, a5, s6
    li s6, 0xff00
    srli s9, t6, 8
    xor s9, t6, s9
    and s9, s9, s6
    slli s6, s9, 8
    xor t6, t6, s9
    xor t6, t6, s6
    li s6, 0xf000f0
    srli s9, t6, 4
    xor s9, t6, s9
    and s9, s9, s6
    slli s6, s9, 4
    xor s9, t6, s9
    xor s6, s9, s6
    li s9, 0xc0c0c0c
    srli t6, s6, 2
    xor t6, s6, t6
    and t6, t6, s9
    slli s9, t6, 2
    xor t6, s6, t6
    xor t6, t6, s9
    li s9, 0x22222222
    srli s6, t6, 1
    xor s6, t6, s6
    and s6, s6, s9
    slli s9, s6, 1
    xor s6, t6, s6
    xor s6, s6, s9
    sw a5, 0(s10)
    sw s6, 4(s10)
    zext.h s6, t3
    slli a5, t0, 16
    or a5, s6, a5
    lui s6, 0xffff0
    and s6, t0, s6
    srli t3, t3, 16
    or t3, t3, s6
    li s6, 0xff00
    srli t0, a5, 8
    xor t0, a5, t0
    and s6, t0, s6
    slli t0, s6, 8
    xor s6, a5, s6
    xor s6, s6, t0
    li t0, 0xf000f0
    srli a5, s6, 4
    xor a5, s6, a5
    and t0, a5, t0
    slli a5, t0, 4
    xor s6, s6, t0
    xor s6, s6, a5
    li a5, 0xc0c0c0c
    srli t0, s6, 2
    xor t0, s6, t0
    and t0, t0, a5
    slli a5, t0, 2
    xor s6, s6, t0
    xor s6, s6, a5
    li a5, 0x22222222
    srli t0, s6, 1
    xor t0, s6, t0
    and t0, t0, a5
    slli a5, t0, 1
    xor t0, s6, t0
    xor t0, t0, a5
    li a5, 0xff00
    srli s6, t3, 8
    xor s6, t3, s6
    and s6, s6, a5
    slli a5, s6, 8
    xor t3, t3, s6
    xor a5, t3, a5
    li t3, 0xf000f0
    srli s6, a5, 4
    xor s6, a5, s6
    and s6, s6, t3
    slli t3, s6, 4
    xor s6, a5, s6
    xor s6, s6, t3
    li t3, 0xc0c0c0c
    srli a5, s6, 2
    xor a5, s6, a5
    and a5, a5, t3
    slli t3, a5, 2
    xor a5, s6, a5
    xor a5, a5, t3
    li t3, 0x22222222
    srli s6, a5, 1
    xor s6, a5, s6
    and s6, s6, t3
    slli t3, s6, 1
    xor a5, a5, s6
    xor a5, a5, t3
    sw t0, 8(s10)
    sw a5, 12(s10)
    zext.h a5, s11
    slli t0, s4, 16
    or a5, a5, t0
    lui t0, 0xffff0
    and t0, s4, t0
    srli s11, s11, 16
    or s11, s11, t0
    li t0, 0xff00
    srli s4, a5, 8
    xor s4, a5, s4
    and t0, s4, t0
    slli s4, t0, 8
    xor t0, a5, t0
    xor t0, t0, s4
    li s4, 0xf000f0
    srli a5, t0, 4
    xor a5, t0, a5
    and a5, a5, s4
    slli s4, a5, 4
    xor t0, t0, a5
    xor t0, t0, s4
    li s4, 0xc0c0c0c
    srli a5, t0, 2
    xor a5, t0, a5
    and a5, a5, s4
    slli s4, a5, 2
    xor a5, t0, a5
    xor a5, a5, s4
    li s4, 0x22222222
    srli t0, a5, 1
    xor t0, a5, t0
    and t0, t0, s4
    slli s4, t0, 1
    xor t0, a5, t0
    xor s4, t0, s4
    li t0, 0xff00
    srli a5, s11, 8
    xor a5, s11, a5
    and a5, a5, t0
    slli t0, a5, 8
    xor s11, s11, a5
    xor s11, s11, t0
    li t0, 0xf000f0
    srli a5, s11, 4
    xor a5, s11, a5
    and a5, a5, t0
    slli t0, a5, 4
    xor a5, s11, a5
    xor a5, a5, t0
    li t0, 0xc0c0c0c
    srli s11, a5, 2
    xor s11, a5, s11
    and s11, s11, t0
    slli t0, s11, 2
    xor a5, a5, s11
    xor a5, a5, t0
    li t0, 0x22222222
    srli s11, a5, 1
    xor s11, a5, s11
    and t0, s11, t0
    slli s11, t0, 1
    xor a5, a5, t0
    xor a5, a5, s11
    sw s4, 16(s10)
    sw a5, 20(s10)
    zext.h a5, s2
    slli s4, s1, 16
    or s4, a5, s4
    lui a5, 0xffff0
    and s1, s1, a5
    srli s2, s2, 16
    or s2, s2, s1
    li s1, 0xff00
    srli a5, s4, 8
    xor a5, s4, a5
    and a5, a5, s1
    slli s1, a5, 8
    xor a5, s4, a5
    xor a5, a5, s1
    li s1, 0xf000f0
    srli s4, a5, 4
    xor s4, a5, s4
    and s4, s4, s1
    slli s1, s4, 4
    xor s4, a5, s4
    xor s4, s4, s1
    li s1, 0xc0c0c0c
    srli a5, s4, 2
    xor a5, s4, a5
    and a5, a5, s1
    slli s1, a5, 2
    xor a5, s4, a5
    xor s1, a5, s1
    li a5, 0x22222222
    srli s4, s1, 1
    xor s4, s1, s4
    and s4, s4, a5
    slli a5, s4, 1
    xor s4, s1, s4
    xor s4, s4, a5
    li a5, 0xff00
    srli s1, s2, 8
    xor s1, s2, s1
    and s1, s1, a5
    slli a5, s1, 8
    xor s2, s2, s1
    xor s2, s2, a5
    li a5, 0xf000f0
    srli s1, s2, 4
    xor s1, s2, s1
    and s1, s1, a5
    slli a5, s1, 4
    xor s2, s2, s1
    xor s2, s2, a5
    li a5, 0xc0c0c0c
    srli s1, s2, 2
    xor s1, s2, s1
    and a5, s1, a5
    slli s1, a5, 2
    xor s2, s2, a5
    xor s2, s2, s1
    li s1, 0x22222222
    srli a5, s2, 1
    xor a5, s2, a5
    and s1, a5, s1
    slli a5, s1, 1
    xor s2, s2, s1
    xor s2, s2, a5
    sw s4, 24(s10)
    sw s2, 28(s10)
    zext.h s2, t2
    slli s4, a2, 16
    or s4, s2, s4
    lui s2, 0xffff0
    and a2, a2, s2
    srli t2, t2, 16
    or t2, t2, a2
    li a2, 0xff00
    srli s2, s4, 8
    xor s2, s4, s2
    and s2, s2, a2
    slli a2, s2, 8
    xor s4, s4, s2
    xor s4, s4, a2
    li a2, 0xf000f0
    srli s2, s4, 4
    xor s2, s4, s2
    and s2, s2, a2
    slli a2, s2, 4
    xor s2, s4, s2
    xor a2, s2, a2
    li s2, 0xc0c0c0c
    srli s4, a2, 2
    xor s4, a2, s4
    and s4, s4, s2
    slli s2, s4, 2
    xor s4, a2, s4
    xor s4, s4, s2
    li s2, 0x22222222
    srli a2, s4, 1
    xor a2, s4, a2
    and a2, a2, s2
    slli s2, a2, 1
    xor a2, s4, a2
    xor a2, a2, s2
    li s2, 0xff00
    srli s4, t2, 8
    xor s4, t2, s4
    and s4, s4, s2
    slli s2, s4, 8
    xor s4, t2, s4
    xor s4, s4, s2
    li s2, 0xf000f0
    srli t2, s4, 4
    xor t2, s4, t2
    and s2, t2, s2
    slli t2, s2, 4
    xor s4, s4, s2
    xor s4, s4, t2
    li t2, 0xc0c0c0c
    srli s2, s4, 2
    xor s2, s4, s2
    and t2, s2, t2
    slli s2, t2, 2
    xor s4, s4, t2
    xor s4, s4, s2
    li s2, 0x22222222
    srli t2, s4, 1
    xor t2, s4, t2
    and t2, t2, s2
    slli s2, t2, 1
    xor s4, s4, t2
    xor s4, s4, s2
    sw a2, 32(s10)
    sw s4, 36(s10)
    lw s4, 344(sp)
    xor s4, s4, s7
    rori s4, s4, 18
    lw a2, 404(sp)
    xor a2, a2, a3
    rori a2, a2, 14
    lw s2, 432(sp)
    xor s2, s2, s8
    rori s2, s2, 27
    lw t2, 444(sp)
    xor t2, t2, s3
    rori t2, t2, 24
    lw a5, 452(sp)
    xor a5, a5, a4
    rori a5, a5, 4
    andn s1, s2, a2
    xor s1, s4, s1
    andn s11, t2, s2
    xor s11, a2, s11
    andn t0, a5, t2
    xor t0, s2, t0
    andn s2, s4, a5
    xor s2, t2, s2
    andn a2, a2, s4
    xor a2, a5, a2
    xor a0, a0, t4
    rori a0, a0, 19
    lw a5, 340(sp)
    xor a5, a5, ra
    rori a5, a5, 14
    lw s4, 420(sp)
    xor s4, s4, a7
    rori s4, s4, 27
    lw t2, 400(sp)
    xor t2, t2, s5
    rori t2, t2, 25
    lw t3, 360(sp)
    xor t3, t3, a6
    rori t3, t3, 4
    andn s6, s4, a5
    xor s6, a0, s6
    andn s9, t2, s4
    xor s9, a5, s9
    andn t6, t3, t2
    xor t6, s4, t6
    andn s4, a0, t3
    xor t2, t2, s4
    andn a5, a5, a0
    xor a5, t3, a5
    zext.h t3, s1
    slli a0, s6, 16
    or a0, t3, a0
    lui t3, 0xffff0
    and t3, s6, t3
    srli s1, s1, 16
    or s1, s1, t3
    li t3, 0xff00
    srli s6, a0, 8
    xor s6, a0, s6
    and s6, s6, t3
    slli t3, s6, 8
    xor a0, a0, s6
    xor t3, a0, t3
    li a0, 0xf000f0
    srli s6, t3, 4
    xor s6, t3, s6
    and s6, s6, a0
    slli a0, s6, 4
    xor s6, t3, s6
    xor s6, s6, a0
    li a0, 0xc0c0c0c
    srli t3, s6, 2
    xor t3, s6, t3
    and t3, t3, a0
    slli a0, t3, 2
    xor t3, s6, t3
    xor t3, t3, a0
    li a0, 0x22222222
    srli s6, t3, 1
    xor s6, t3, s6
    and s6, s6, a0
    slli a0, s6, 1
    xor t3, t3, s6
    xor t3, t3, a0
    li a0, 0xff00
    srli s6, s1, 8
    xor s6, s1, s6
    and a0, s6, a0
    slli s6, a0, 8
    xor a0, s1, a0
    xor a0, a0, s6
    li s6, 0xf000f0
    srli s1, a0, 4
    xor s1, a0, s1
    and s6, s1, s6
    slli s1, s6, 4
    xor a0, a0, s6
    xor a0, a0, s1
    li s1, 0xc0c0c0c
    srli s6, a0, 2
    xor s6, a0, s6
    and s6, s6, s1
    slli s1, s6, 2
    xor a0, a0, s6
    xor a0, a0, s1
    li s1, 0x22222222
    srli s6, a0, 1
    xor s6, a0, s6
    and s6, s6, s1
    slli s1, s6, 1
    xor s6, a0, s6
    xor s6, s6, s1
    sw t3, 120(s10)
    sw s6, 124(s10)
    zext.h s6, s11
    slli t3, s9, 16
    or t3, s6, t3
    lui s6, 0xffff0
    and s6, s9, s6
    srli s11, s11, 16
    or s6, s11, s6
    li s11, 0xff00
    srli s9, t3, 8
    xor s9, t3, s9
    and s9, s9, s11
    slli s11, s9, 8
    xor s9, t3, s9
    xor s9, s9, s11
    li s11, 0xf000f0
    srli t3, s9, 4
    xor t3, s9, t3
    and t3, t3, s11
    slli s11, t3, 4
    xor t3, s9, t3
    xor t3, t3, s11
    li s11, 0xc0c0c0c
    srli s9, t3, 2
    xor s9, t3, s9
    and s9, s9, s11
    slli s11, s9, 2
    xor t3, t3, s9
    xor t3, t3, s11
    li s11, 0x22222222
    srli s9, t3, 1
    xor s9, t3, s9
    and s11, s9, s11
    slli s9, s11, 1
    xor t3, t3, s11
    xor t3, t3, s9
    li s9, 0xff00
    srli s11, s6, 8
    xor s11, s6, s11
    and s9, s11, s9
    slli s11, s9, 8
    xor s9, s6, s9
    xor s9, s9, s11
    li s11, 0xf000f0
    srli s6, s9, 4
    xor s6, s9, s6
    and s6, s6, s11
    slli s11, s6, 4
    xor s9, s9, s6
    xor s9, s9, s11
    li s11, 0xc0c0c0c
    srli s6, s9, 2
    xor s6, s9, s6
    and s6, s6, s11
    slli s11, s6, 2
    xor s6, s9, s6
    xor s6, s6, s11
    li s11, 0x22222222
    srli s9, s6, 1
    xor s9, s6, s9
    and s9, s9, s11
    slli s11, s9, 1
    xor s9, s6, s9
    xor s11, s9, s11
    sw t3, 128(s10)
    sw s11, 132(s10)
    zext.h s11, t0
    slli t3, t6, 16
    or t3, s11, t3
    lui s11, 0xffff0
    and t6, t6, s11
    srli t0, t0, 16
    or t0, t0, t6
    li t6, 0xff00
    srli s11, t3, 8
    xor s11, t3, s11
    and s11, s11, t6
    slli t6, s11, 8
    xor t3, t3, s11
    xor t3, t3, t6
    li t6, 0xf000f0
    srli s11, t3, 4
    xor s11, t3, s11
    and s11, s11, t6
    slli t6, s11, 4
    xor t3, t3, s11
    xor t3, t3, t6
    li t6, 0xc0c0c0c
    srli s11, t3, 2
    xor s11, t3, s11
    and t6, s11, t6
    slli s11, t6, 2
    xor t3, t3, t6
    xor t3, t3, s11
    li s11, 0x22222222
    srli t6, t3, 1
    xor t6, t3, t6
    and s11, t6, s11
    slli t6, s11, 1
    xor t3, t3, s11
    xor t3, t3, t6
    li t6, 0xff00
    srli s11, t0, 8
    xor s11, t0, s11
    and s11, s11, t6
    slli t6, s11, 8
    xor s11, t0, s11
    xor s11, s11, t6
    li t6, 0xf000f0
    srli t0, s11, 4
    xor t0, s11, t0
    and t0, t0, t6
    slli t6, t0, 4
    xor t0, s11, t0
    xor t0, t0, t6
    li t6, 0xc0c0c0c
    srli s11, t0, 2
    xor s11, t0, s11
    and s11, s11, t6
    slli t6, s11, 2
    xor s11, t0, s11
    xor t6, s11, t6
    li s11, 0x22222222
    srli t0, t6, 1
    xor t0, t6, t0
    and t0, t0, s11
    slli s11, t0, 1
    xor t0, t6, t0
    xor t0, t0, s11
    sw t3, 136(s10)
    sw t0, 140(s10)
    zext.h t0, s2
    slli t3, t2, 16
    or t3, t0, t3
    lui t0, 0xffff0
    and t0, t2, t0
    srli s2, s2, 16
    or s2, s2, t0
    li t0, 0xff00
    srli t2, t3, 8
    xor t2, t3, t2
    and t2, t2, t0
    slli t0, t2, 8
    xor t3, t3, t2
    xor t3, t3, t0
    li t0, 0xf000f0
    srli t2, t3, 4
    xor t2, t3, t2
    and t0, t2, t0
    slli t2, t0, 4
    xor t3, t3, t0
    xor t3, t3, t2
    li t2, 0xc0c0c0c
    srli t0, t3, 2
    xor t0, t3, t0
    and t2, t0, t2
    slli t0, t2, 2
    xor t3, t3, t2
    xor t3, t3, t0
    li t0, 0x22222222
    srli t2, t3, 1
    xor t2, t3, t2
    and t2, t2, t0
    slli t0, t2, 1
    xor t3, t3, t2
    xor t3, t3, t0
    li t0, 0xff00
    srli t2, s2, 8
    xor t2, s2, t2
    and t2, t2, t0
    slli t0, t2, 8
    xor s2, s2, t2
    xor s2, s2, t0
    li t0, 0xf000f0
    srli t2, s2, 4
    xor t2, s2, t2
    and t2, t2, t0
    slli t0, t2, 4
    xor t2, s2, t2
    xor t0, t2, t0
    li t2, 0xc0c0c0c
    srli s2, t0, 2
    xor s2, t0, s2
    and s2, s2, t2
    slli t2, s2, 2
    xor s2, t0, s2
    xor s2, s2, t2
    li t2, 0x22222222
    srli t0, s2, 1
    xor t0, s2, t0
    and t0, t0, t2
    slli t2, t0, 1
    xor t0, s2, t0
    xor t0, t0, t2
    sw t3, 144(s10)
    sw t0, 148(s10)
    zext.h t0, a2
    slli t3, a5, 16
    or t3, t0, t3
    lui t0, 0xffff0
    and a5, a5, t0
    srli a2, a2, 16
    or a2, a2, a5
    li a5, 0xff00
    srli t0, t3, 8
    xor t0, t3, t0
    and a5, t0, a5
    slli t0, a5, 8
    xor a5, t3, a5
    xor a5, a5, t0
    li t0, 0xf000f0
    srli t3, a5, 4
    xor t3, a5, t3
    and t0, t3, t0
    slli t3, t0, 4
    xor a5, a5, t0
    xor a5, a5, t3
    li t3, 0xc0c0c0c
    srli t0, a5, 2
    xor t0, a5, t0
    and t0, t0, t3
    slli t3, t0, 2
    xor a5, a5, t0
    xor a5, a5, t3
    li t3, 0x22222222
    srli t0, a5, 1
    xor t0, a5, t0
    and t0, t0, t3
    slli t3, t0, 1
    xor t0, a5, t0
    xor t0, t0, t3
    li t3, 0xff00
    srli a5, a2, 8
    xor a5, a2, a5
    and a5, a5, t3
    slli t3, a5, 8
    xor a2, a2, a5
    xor t3, a2, t3
    li a2, 0xf000f0
    srli a5, t3, 4
    xor a5, t3, a5
    and a5, a5, a2
    slli a2, a5, 4
    xor a5, t3, a5
    xor a5, a5, a2
    li a2, 0xc0c0c0c
    srli t3, a5, 2
    xor t3, a5, t3
    and t3, t3, a2
    slli a2, t3, 2
    xor t3, a5, t3
    xor t3, t3, a2
    li a2, 0x22222222
    srli a5, t3, 1
    xor a5, t3, a5
    and a5, a5, a2
    slli a2, a5, 1
    xor t3, t3, a5
    xor t3, t3, a2
    sw t0, 152(s10)
    sw t3, 156(s10)
    lw t3, 416(sp)
    xor t3, t3, a4
    rori t3, t3, 18
    lw t0, 396(sp)
    xor t0, t0, t4
    rori t0, t0, 22
    lw a2, 368(sp)
    xor a2, a2, ra
    rori a2, a2, 30
    lw a5, 440(sp)
    xor a5, a5, a7
    rori a5, a5, 9
    lw t2, 356(sp)
    xor t2, t2, s3
    rori t2, t2, 1
    andn s2, a2, t0
    xor s2, t3, s2
    andn s11, a5, a2
    xor s11, t0, s11
    andn t6, t2, a5
    xor t6, a2, t6
    andn a2, t3, t2
    xor a2, a5, a2
    andn t0, t0, t3
    xor t0, t2, t0
    lw t2, 336(sp)
    xor t2, t2, a6
    rori t2, t2, 18
    lw t3, 332(sp)
    xor t3, t3, s7
    rori t3, t3, 22
    lw a5, 428(sp)
    xor a5, a5, a3
    rori a5, a5, 31
    lw s9, 392(sp)
    xor s9, s9, s8
    rori s9, s9, 10
    lw s6, 380(sp)
    xor s6, s6, s5
    rori s6, s6, 2
    andn s1, a5, t3
    xor s1, t2, s1
    andn a0, s9, a5
    xor a0, t3, a0
    andn s4, s6, s9
    xor s4, a5, s4
    andn a5, t2, s6
    xor a5, s9, a5
    andn t3, t3, t2
    xor t3, s6, t3
    zext.h s6, s2
    slli t2, s1, 16
    or s6, s6, t2
    lui t2, 0xffff0
    and s1, s1, t2
    srli s2, s2, 16
    or s2, s2, s1
    li s1, 0xff00
    srli t2, s6, 8
    xor t2, s6, t2
    and s1, t2, s1
    slli t2, s1, 8
    xor s1, s6, s1
    xor s1, s1, t2
    li t2, 0xf000f0
    srli s6, s1, 4
    xor s6, s1, s6
    and s6, s6, t2
    slli t2, s6, 4
    xor s1, s1, s6
    xor s1, s1, t2
    li t2, 0xc0c0c0c
    srli s6, s1, 2
    xor s6, s1, s6
    and s6, s6, t2
    slli t2, s6, 2
    xor s6, s1, s6
    xor s6, s6, t2
    li t2, 0x22222222
    srli s1, s6, 1
    xor s1, s6, s1
    and s1, s1, t2
    slli t2, s1, 1
    xor s1, s6, s1
    xor t2, s1, t2
    li s1, 0xff00
    srli s6, s2, 8
    xor s6, s2, s6
    and s6, s6, s1
    slli s1, s6, 8
    xor s2, s2, s6
    xor s2, s2, s1
    li s1, 0xf000f0
    srli s6, s2, 4
    xor s6, s2, s6
    and s6, s6, s1
    slli s1, s6, 4
    xor s6, s2, s6
    xor s6, s6, s1
    li s1, 0xc0c0c0c
    srli s2, s6, 2
    xor s2, s6, s2
    and s2, s2, s1
    slli s1, s2, 2
    xor s6, s6, s2
    xor s6, s6, s1
    li s1, 0x22222222
    srli s2, s6, 1
    xor s2, s6, s2
    and s1, s2, s1
    slli s2, s1, 1
    xor s6, s6, s1
    xor s6, s6, s2
    sw t2, 40(s10)
    sw s6, 44(s10)
    zext.h s6, s11
    slli t2, a0, 16
    or t2, s6, t2
    lui s6, 0xffff0
    and s6, a0, s6
    srli s11, s11, 16
    or s11, s11, s6
    li s6, 0xff00
    srli a0, t2, 8
    xor a0, t2, a0
    and a0, a0, s6
    slli s6, a0, 8
    xor a0, t2, a0
    xor a0, a0, s6
    li s6, 0xf000f0
    srli t2, a0, 4
    xor t2, a0, t2
    and t2, t2, s6
    slli s6, t2, 4
    xor t2, a0, t2
    xor t2, t2, s6
    li s6, 0xc0c0c0c
    srli a0, t2, 2
    xor a0, t2, a0
    and a0, a0, s6
    slli s6, a0, 2
    xor a0, t2, a0
    xor s6, a0, s6
    li a0, 0x22222222
    srli t2, s6, 1
    xor t2, s6, t2
    and t2, t2, a0
    slli a0, t2, 1
    xor t2, s6, t2
    xor t2, t2, a0
    li a0, 0xff00
    srli s6, s11, 8
    xor s6, s11, s6
    and s6, s6, a0
    slli a0, s6, 8
    xor s6, s11, s6
    xor s6, s6, a0
    li a0, 0xf000f0
    srli s11, s6, 4
    xor s11, s6, s11
    and s11, s11, a0
    slli a0, s11, 4
    xor s6, s6, s11
    xor s6, s6, a0
    li a0, 0xc0c0c0c
    srli s11, s6, 2
    xor s11, s6, s11
    and a0, s11, a0
    slli s11, a0, 2
    xor s6, s6, a0
    xor s6, s6, s11
    li s11, 0x22222222
    srli a0, s6, 1
    xor a0, s6, a0
    and s11, a0, s11
    slli a0, s11, 1
    xor s6, s6, s11
    xor s6, s6, a0
    sw t2, 48(s10)
    sw s6, 52(s10)
    zext.h s6, t6
    slli t2, s4, 16
    or t2, s6, t2
    lui s6, 0xffff0
    and s4, s4, s6
    srli t6, t6, 16
    or t6, t6, s4
    li s4, 0xff00
    srli s6, t2, 8
    xor s6, t2, s6
    and s6, s6, s4
    slli s4, s6, 8
    xor t2, t2, s6
    xor t2, t2, s4
    li s4, 0xf000f0
    srli s6, t2, 4
    xor s6, t2, s6
    and s6, s6, s4
    slli s4, s6, 4
    xor s6, t2, s6
    xor s4, s6, s4
    li s6, 0xc0c0c0c
    srli t2, s4, 2
    xor t2, s4, t2
    and t2, t2, s6
    slli s6, t2, 2
    xor t2, s4, t2
    xor t2, t2, s6
    li s6, 0x22222222
    srli s4, t2, 1
    xor s4, t2, s4
    and s4, s4, s6
    slli s6, s4, 1
    xor s4, t2, s4
    xor s4, s4, s6
    li s6, 0xff00
    srli t2, t6, 8
    xor t2, t6, t2
    and t2, t2, s6
    slli s6, t2, 8
    xor t6, t6, t2
    xor t6, t6, s6
    li s6, 0xf000f0
    srli t2, t6, 4
    xor t2, t6, t2
    and s6, t2, s6
    slli t2, s6, 4
    xor t6, t6, s6
    xor t6, t6, t2
    li t2, 0xc0c0c0c
    srli s6, t6, 2
    xor s6, t6, s6
    and t2, s6, t2
    slli s6, t2, 2
    xor t6, t6, t2
    xor t6, t6, s6
    li s6, 0x22222222
    srli t2, t6, 1
    xor t2, t6, t2
    and t2, t2, s6
    slli s6, t2, 1
    xor t6, t6, t2
    xor t6, t6, s6
    sw s4, 56(s10)
    sw t6, 60(s10)
    zext.h t6, a2
    slli s4, a5, 16
    or s4, t6, s4
    lui t6, 0xffff0
    and t6, a5, t6
    srli a2, a2, 16
    or a2, a2, t6
    li t6, 0xff00
    srli a5, s4, 8
    xor a5, s4, a5
    and a5, a5, t6
    slli t6, a5, 8
    xor s4, s4, a5
    xor t6, s4, t6
    li s4, 0xf000f0
    srli a5, t6, 4
    xor a5, t6, a5
    and a5, a5, s4
    slli s4, a5, 4
    xor a5, t6, a5
    xor a5, a5, s4
    li s4, 0xc0c0c0c
    srli t6, a5, 2
    xor t6, a5, t6
    and t6, t6, s4
    slli s4, t6, 2
    xor t6, a5, t6
    xor t6, t6, s4
    li s4, 0x22222222
    srli a5, t6, 1
    xor a5, t6, a5
    and a5, a5, s4
    slli s4, a5, 1
    xor t6, t6, a5
    xor t6, t6, s4
    li s4, 0xff00
    srli a5, a2, 8
    xor a5, a2, a5
    and s4, a5, s4
    slli a5, s4, 8
    xor s4, a2, s4
    xor s4, s4, a5
    li a5, 0xf000f0
    srli a2, s4, 4
    xor a2, s4, a2
    and a5, a2, a5
    slli a2, a5, 4
    xor s4, s4, a5
    xor s4, s4, a2
    li a2, 0xc0c0c0c
    srli a5, s4, 2
    xor a5, s4, a5
    and a5, a5, a2
    slli a2, a5, 2
    xor s4, s4, a5
    xor s4, s4, a2
    li a2, 0x22222222
    srli a5, s4, 1
    xor a5, s4, a5
    and a5, a5, a2
    slli a2, a5, 1
    xor a5, s4, a5
    xor a5, a5, a2
    sw t6, 64(s10)
    sw a5, 68(s10)
    zext.h a5, t0
    slli t6, t3, 16
    or t6, a5, t6
    lui a5, 0xffff0
    and t3, t3, a5
    srli t0, t0, 16
    or t3, t0, t3
    li t0, 0xff00
    srli a5, t6, 8
    xor a5, t6, a5
    and a5, a5, t0
    slli t0, a5, 8
    xor a5, t6, a5
    xor a5, a5, t0
    li t0, 0xf000f0
    srli t6, a5, 4
    xor t6, a5, t6
    and t6, t6, t0
    slli t0, t6, 4
    xor t6, a5, t6
    xor t6, t6, t0
    li t0, 0xc0c0c0c
    srli a5, t6, 2
    xor a5, t6, a5
    and a5, a5, t0
    slli t0, a5, 2
    xor t6, t6, a5
    xor t6, t6, t0
    li t0, 0x22222222
    srli a5, t6, 1
    xor a5, t6, a5
    and t0, a5, t0
    slli a5, t0, 1
    xor t6, t6, t0
    xor t6, t6, a5
    li a5, 0xff00
    srli t0, t3, 8
    xor t0, t3, t0
    and a5, t0, a5
    slli t0, a5, 8
    xor a5, t3, a5
    xor a5, a5, t0
    li t0, 0xf000f0
    srli t3, a5, 4
    xor t3, a5, t3
    and t3, t3, t0
    slli t0, t3, 4
    xor a5, a5, t3
    xor a5, a5, t0
    li t0, 0xc0c0c0c
    srli t3, a5, 2
    xor t3, a5, t3
    and t3, t3, t0
    slli t0, t3, 2
    xor t3, a5, t3
    xor t3, t3, t0
    li t0, 0x22222222
    srli a5, t3, 1
    xor a5, t3, a5
    and a5, a5, t0
    slli t0, a5, 1
    xor a5, t3, a5
    xor t0, a5, t0
    sw t6, 72(s10)
    sw t0, 76(s10)
    lw t0, 328(sp)
    xor a7, t0, a7
    rori a7, a7, 31
    lw t0, 384(sp)
    xor t0, t0, s5
    rori t0, t0, 29
    lw s5, 460(sp)
    xor s5, s5, a6
    rori s5, s5, 19
    lw a6, 388(sp)
    xor a6, a6, t4
    rori a6, a6, 28
    lw t4, 312(sp)
    xor a3, t4, a3
    rori a3, a3, 23
    andn t4, s5, t0
    xor t4, a7, t4
    andn t6, a6, s5
    xor t6, t0, t6
    andn a5, a3, a6
    xor s5, s5, a5
    andn a5, a7, a3
    xor a5, a6, a5
    andn t0, t0, a7
    xor t0, a3, t0
    lw a3, 456(sp)
    xor a3, a3, s8
    lw s8, 324(sp)
    xor s3, s8, s3
    rori s3, s3, 29
    lw s8, 424(sp)
    xor a4, s8, a4
    rori a4, a4, 20
    lw s8, 316(sp)
    xor s8, s8, s7
    rori s8, s8, 28
    lw s7, 320(sp)
    xor ra, s7, ra
    rori ra, ra, 23
    andn s7, a4, s3
    xor s7, a3, s7
    andn a7, s8, a4
    xor a7, s3, a7
    andn a6, ra, s8
    xor a6, a4, a6
    andn a4, a3, ra
    xor a4, s8, a4
    andn a3, s3, a3
    xor a3, ra, a3
    zext.h ra, t4
    slli s3, s7, 16
    or s3, ra, s3
    lui ra, 0xffff0
    and ra, s7, ra
    srli t4, t4, 16
    or t4, t4, ra
    li ra, 0xff00
    srli s7, s3, 8
    xor s7, s3, s7
    and s7, s7, ra
    slli ra, s7, 8
    xor s3, s3, s7
    xor s3, s3, ra
    li ra, 0xf000f0
    srli s7, s3, 4
    xor s7, s3, s7
    and ra, s7, ra
    slli s7, ra, 4
    xor s3, s3, ra
    xor s3, s3, s7
    li s7, 0xc0c0c0c
    srli ra, s3, 2
    xor ra, s3, ra
    and s7, ra, s7
    slli ra, s7, 2
    xor s3, s3, s7
    xor s3, s3, ra
    li ra, 0x22222222
    srli s7, s3, 1
    xor s7, s3, s7
    and s7, s7, ra
    slli ra, s7, 1
    xor s3, s3, s7
    xor s3, s3, ra
    li ra, 0xff00
    srli s7, t4, 8
    xor s7, t4, s7
    and s7, s7, ra
    slli ra, s7, 8
    xor t4, t4, s7
    xor t4, t4, ra
    li ra, 0xf000f0
    srli s7, t4, 4
    xor s7, t4, s7
    and s7, s7, ra
    slli ra, s7, 4
    xor s7, t4, s7
    xor ra, s7, ra
    li s7, 0xc0c0c0c
    srli t4, ra, 2
    xor t4, ra, t4
    and t4, t4, s7
    slli s7, t4, 2
    xor t4, ra, t4
    xor t4, t4, s7
    li s7, 0x22222222
    srli ra, t4, 1
    xor ra, t4, ra
    and ra, ra, s7
    slli s7, ra, 1
    xor ra, t4, ra
    xor ra, ra, s7
    sw s3, 80(s10)
    sw ra, 84(s10)
    zext.h ra, t6
    slli s3, a7, 16
    or s3, ra, s3
    lui ra, 0xffff0
    and ra, a7, ra
    srli t6, t6, 16
    or t6, t6, ra
    li ra, 0xff00
    srli a7, s3, 8
    xor a7, s3, a7
    and ra, a7, ra
    slli a7, ra, 8
    xor ra, s3, ra
    xor ra, ra, a7
    li a7, 0xf000f0
    srli s3, ra, 4
    xor s3, ra, s3
    and a7, s3, a7
    slli s3, a7, 4
    xor ra, ra, a7
    xor ra, ra, s3
    li s3, 0xc0c0c0c
    srli a7, ra, 2
    xor a7, ra, a7
    and a7, a7, s3
    slli s3, a7, 2
    xor ra, ra, a7
    xor ra, ra, s3
    li s3, 0x22222222
    srli a7, ra, 1
    xor a7, ra, a7
    and a7, a7, s3
    slli s3, a7, 1
    xor a7, ra, a7
    xor a7, a7, s3
    li s3, 0xff00
    srli ra, t6, 8
    xor ra, t6, ra
    and ra, ra, s3
    slli s3, ra, 8
    xor t6, t6, ra
    xor s3, t6, s3
    li t6, 0xf000f0
    srli ra, s3, 4
    xor ra, s3, ra
    and ra, ra, t6
    slli t6, ra, 4
    xor ra, s3, ra
    xor ra, ra, t6
    li t6, 0xc0c0c0c
    srli s3, ra, 2
    xor s3, ra, s3
    and s3, s3, t6
    slli t6, s3, 2
    xor s3, ra, s3
    xor s3, s3, t6
    li t6, 0x22222222
    srli ra, s3, 1
    xor ra, s3, ra
    and ra, ra, t6
    slli t6, ra, 1
    xor s3, s3, ra
    xor s3, s3, t6
    sw a7, 88(s10)
    sw s3, 92(s10)
    zext.h s3, s5
    slli a7, a6, 16
    or s3, s3, a7
    lui a7, 0xffff0
    and a6, a6, a7
    srli s5, s5, 16
    or s5, s5, a6
    li a6, 0xff00
    srli a7, s3, 8
    xor a7, s3, a7
    and a6, a7, a6
    slli a7, a6, 8
    xor a6, s3, a6
    xor a6, a6, a7
    li a7, 0xf000f0
    srli s3, a6, 4
    xor s3, a6, s3
    and s3, s3, a7
    slli a7, s3, 4
    xor a6, a6, s3
    xor a6, a6, a7
    li a7, 0xc0c0c0c
    srli s3, a6, 2
    xor s3, a6, s3
    and s3, s3, a7
    slli a7, s3, 2
    xor s3, a6, s3
    xor s3, s3, a7
    li a7, 0x22222222
    srli a6, s3, 1
    xor a6, s3, a6
    and a6, a6, a7
    slli a7, a6, 1
    xor a6, s3, a6
    xor a7, a6, a7
    li a6, 0xff00
    srli s3, s5, 8
    xor s3, s5, s3
    and s3, s3, a6
    slli a6, s3, 8
    xor s3, s5, s3
    xor s3, s3, a6
    li a6, 0xf000f0
    srli s5, s3, 4
    xor s5, s3, s5
    and s5, s5, a6
    slli a6, s5, 4
    xor s5, s3, s5
    xor s5, s5, a6
    li a6, 0xc0c0c0c
    srli s3, s5, 2
    xor s3, s5, s3
    and s3, s3, a6
    slli a6, s3, 2
    xor s5, s5, s3
    xor s5, s5, a6
    li a6, 0x22222222
    srli s3, s5, 1
    xor s3, s5, s3
    and a6, s3, a6
    slli s3, a6, 1
    xor s5, s5, a6
    xor s5, s5, s3
    sw a7, 96(s10)
    sw s5, 100(s10)
    zext.h s5, a5
    slli a7, a4, 16
    or a7, s5, a7
    lui s5, 0xffff0
    and a4, a4, s5
    srli a5, a5, 16
    or a5, a5, a4
    li a4, 0xff00
    srli s5, a7, 8
    xor s5, a7, s5
    and s5, s5, a4
    slli a4, s5, 8
    xor s5, a7, s5
    xor s5, s5, a4
    li a4, 0xf000f0
    srli a7, s5, 4
    xor a7, s5, a7
    and a7, a7, a4
    slli a4, a7, 4
    xor a7, s5, a7
    xor a7, a7, a4
    li a4, 0xc0c0c0c
    srli s5, a7, 2
    xor s5, a7, s5
    and s5, s5, a4
    slli a4, s5, 2
    xor s5, a7, s5
    xor a4, s5, a4
    li s5, 0x22222222
    srli a7, a4, 1
    xor a7, a4, a7
    and a7, a7, s5
    slli s5, a7, 1
    xor a7, a4, a7
    xor a7, a7, s5
    li s5, 0xff00
    srli a4, a5, 8
    xor a4, a5, a4
    and a4, a4, s5
    slli s5, a4, 8
    xor a4, a5, a4
    xor a4, a4, s5
    li s5, 0xf000f0
    srli a5, a4, 4
    xor a5, a4, a5
    and a5, a5, s5
    slli s5, a5, 4
    xor a4, a4, a5
    xor a4, a4, s5
    li s5, 0xc0c0c0c
    srli a5, a4, 2
    xor a5, a4, a5
    and s5, a5, s5
    slli a5, s5, 2
    xor a4, a4, s5
    xor a4, a4, a5
    li a5, 0x22222222
    srli s5, a4, 1
    xor s5, a4, s5
    and a5, s5, a5
    slli s5, a5, 1
    xor a4, a4, a5
    xor a4, a4, s5
    sw a7, 104(s10)
    sw a4, 108(s10)
    zext.h a4, t0
    slli a7, a3, 16
    or a7, a4, a7
    lui a4, 0xffff0
    and a4, a3, a4
    srli t0, t0, 16
    or t0, t0, a4
    li a4, 0xff00
    srli a3, a7, 8
    xor a3, a7, a3
    and a3, a3, a4
    slli a4, a3, 8
    xor a7, a7, a3
    xor a7, a7, a4
    li a4, 0xf000f0
    srli a3, a7, 4
    xor a3, a7, a3
    and a3, a3, a4
    slli a4, a3, 4
    xor a3, a7, a3
    xor a4, a3, a4
    li a3, 0xc0c0c0c
    srli a7, a4, 2
    xor a7, a4, a7
    and a7, a7, a3
    slli a3, a7, 2
    xor a7, a4, a7
    xor a7, a7, a3
    li a3, 0x22222222
    srli a4, a7, 1
    xor a4, a7, a4
    and a4, a4, a3
    slli a3, a4, 1
    xor a4, a7, a4
    xor a4, a4, a3
    li a3, 0xff00
    srli a7, t0, 8
    xor a7, t0, a7
    and a7, a7, a3
    slli a3, a7, 8
    xor t0, t0, a7
    xor t0, t0, a3
    li a3, 0xf000f0
    srli a7, t0, 4
    xor a7, t0, a7
    and a3, a7, a3
    slli a7, a3, 4
    xor t0, t0, a3
    xor t0, t0, a7
    li a7, 0xc0c0c0c
    srli a3, t0, 2
    xor a3, t0, a3
    and a7, a3, a7
    slli a3, a7, 2
    xor t0, t0, a7
    xor t0, t0, a3
    li a3, 0x22222222
    srli a7, t0, 1
    xor a7, t0, a7
    and a7, a7, a3
    slli a3, a7, 1
    xor t0, t0, a7
    xor t0, t0, a3
    sw a4, 112(s10)
    sw t0, 116(s10)
    lw s0, 256(sp)
    lw s1, 260(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s4, 272(sp)
    lw s5, 276(sp)
    lw s6, 280(sp)
    lw s7, 284(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
    lw s11, 300(sp)
    lw ra, 304(sp)
    addi sp, sp, 608
    ret
    .size keccak_f1600, . - keccak_f1600

    .section .rodata
    .balign 256
.Lconstants:
    .word 0x00000000, 0x80008082, 0x00000001, 0x00008000
    .word 0x00000000, 0x80000088, 0x00000001, 0x80008088
    .word 0x00000000, 0x80008003, 0x00000000, 0x00000083
    .word 0x00000000, 0x80000008, 0x00000000, 0x80000081
    .word 0x00000001, 0x80000081, 0x00000001, 0x8000008a
    .word 0x00000001, 0x8000000b, 0x00000001, 0x0000808b
    .word 0x00000000, 0x00008003, 0x00000001, 0x00008082
    .word 0x00000000, 0x0000000a, 0x00000000, 0x0000000b
    .word 0x00000001, 0x80000082, 0x00000001, 0x80008088
    .word 0x00000001, 0x00008000, 0x00000001, 0x0000008b
    .word 0x00000000, 0x80008080, 0x00000000, 0x8000008b
    .word 0x00000000, 0x00000089, 0x00000001, 0x00000000

# keccak_f1600 of sha3, variant "zbb" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar:
# 9,829 -> 9,840 cycles, 22,316 -> 22,320 bytes, proved equal to what came.
# No order takes fewer than 5,939 cycles (commit slots: 11,877, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant zbb --kernel start/superscalar/zbb/keccak_f1600.S --keep-spills --effort 1 -o keccak_f1600.S

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
    sw s3, 268(sp)
.Lkeccak_f1600_pc80000fc0:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s6, 280(sp)
    sw s2, 264(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80000fc0)
    sw a0, 200(sp)
    lui s7, 0x22222
    addi s7, s7, 546
    lw a6, 0(a0)
    lui s0, 0xc0c1
    addi s0, s0, -1012
    lui s8, 0xf00
    addi s8, s8, 240
    lui t1, 0x10
    addi t1, t1, -256
    srli s5, a6, 1
    lui s11, 0x22222
    addi s11, s11, 546
    xor s5, a6, s5
    lui a7, 0xffff0
    lw a2, 4(a0)
    srli ra, a2, 1
    and s7, s5, s7
    lui t0, 0xc0c1
    addi t0, t0, -1012
    slli s5, s7, 1
    xor s7, a6, s7
    xor s7, s7, s5
    srli s5, s7, 2
    xor a6, a2, ra
    xor s5, s7, s5
    and a6, a6, s11
    and s0, s5, s0
    slli s6, a6, 1
    slli s5, s0, 2
    xor s7, s7, s0
    xor s7, s7, s5
    xor s0, a2, a6
    xor s0, s0, s6
    srli a6, s7, 4
    xor a6, s7, a6
    srli s5, s0, 2
    and a6, a6, s8
    xor s5, s0, s5
    slli s8, a6, 4
    xor s7, s7, a6
    and t2, s5, t0
    xor s7, s7, s8
    srli a6, s7, 8
    slli a2, t2, 2
    xor a6, s7, a6
    xor s0, s0, t2
    and a6, a6, t1
    xor s0, s0, a2
    xor s7, s7, a6
    slli a2, a6, 8
    xor s7, s7, a2
    lui a6, 0xf00
    addi a6, a6, 240
    srli a2, s0, 4
    lui s5, 0x10
    addi s5, s5, -256
    xor t1, s0, a2
    zext.h a2, s7
    and a6, t1, a6
    lui s8, 0xffff0
    slli s6, a6, 4
    xor s0, s0, a6
    srli s7, s7, 16
    xor s0, s0, s6
    lui s11, 0x22222
    srli a6, s0, 8
    addi s11, s11, 546
    xor a6, s0, a6
    lw t1, 8(a0)
    and a6, a6, s5
    lui s5, 0xc0c1
    addi s5, s5, -1012
    slli t2, a6, 8
    xor s0, s0, a6
    xor a6, s0, t2
    srli s0, t1, 1
    and s1, a6, s8
    slli t6, a6, 16
    or s8, a2, t6
    or s7, s7, s1
    xor s0, t1, s0
    lui a6, 0xf00
    addi a6, a6, 240
    and s0, s0, s11
    lui a2, 0x10
    addi a2, a2, -256
    slli s6, s0, 1
    xor s0, t1, s0
    xor s0, s0, s6
    lui t1, 0x22222
    addi t1, t1, 546
    srli s6, s0, 2
    lw t2, 12(a0)
    xor t4, s0, s6
    lui s11, 0xc0c1
    addi s11, s11, -1012
    and s5, t4, s5
    srli t0, t2, 1
    xor s0, s0, s5
    slli t6, s5, 2
    xor s0, s0, t6
    xor s5, t2, t0
    srli s6, s0, 4
    and s5, s5, t1
    xor t1, s0, s6
    xor a3, t2, s5
    and a6, t1, a6
    slli t1, a6, 4
    xor s0, s0, a6
    xor a6, s0, t1
    slli t0, s5, 1
    xor s0, a3, t0
    srli t1, s0, 2
    srli s5, a6, 8
    xor s5, a6, s5
    xor t1, s0, t1
    and s5, s5, a2
    and t1, t1, s11
    slli a2, s5, 8
    xor a6, a6, s5
    xor a6, a6, a2
    slli s11, t1, 2
    xor s0, s0, t1
    lui t1, 0xf00
    addi t1, t1, 240
    xor s0, s0, s11
    lui s5, 0x10
    addi s5, s5, -256
    srli s11, s0, 4
    xor a2, s0, s11
    zext.h s3, a6
    and a2, a2, t1
    srli a6, a6, 16
    slli t1, a2, 4
    xor s0, s0, a2
    xor s0, s0, t1
    lui s11, 0x22222
    addi s11, s11, 546
    srli t1, s0, 8
    lw s6, 16(a0)
    xor a2, s0, t1
    lui t0, 0xc0c1
    addi t0, t0, -1012
    and a2, a2, s5
    srli s5, s6, 1
    slli t1, a2, 8
    xor s0, s0, a2
    xor s0, s0, t1
    xor t1, s6, s5
    slli s5, s0, 16
    and s0, s0, a7
    or a2, s3, s5
    or a6, a6, s0
    and s0, t1, s11
    lui s11, 0xf00
    addi s11, s11, 240
    slli s5, s0, 1
    xor s0, s6, s0
    xor s0, s0, s5
    lui t1, 0x10
    addi t1, t1, -256
    srli s5, s0, 2
    lui t6, 0x22222
    addi t6, t6, 546
    xor s5, s0, s5
    lw a7, 20(a0)
    and s5, s5, t0
    lui s6, 0xc0c1
    addi s6, s6, -1012
    slli t4, s5, 2
    xor s0, s0, s5
    xor s0, s0, t4
    srli s5, a7, 1
    srli t4, s0, 4
    xor s5, a7, s5
    xor t2, s0, t4
    and s5, s5, t6
    and t6, t2, s11
    slli s11, s5, 1
    slli t2, t6, 4
    xor s0, s0, t6
    lui a4, 0x10
    xor s0, s0, t2
    xor s5, a7, s5
    srli a3, s0, 8
    xor a5, s0, a3
    xor s5, s5, s11
    srli a7, s5, 2
    and t1, a5, t1
    xor a7, s5, a7
    slli t4, t1, 8
    xor s0, s0, t1
    xor s0, s0, t4
    and a7, a7, s6
    slli t1, a7, 2
    xor s5, s5, a7
    xor s11, s5, t1
    lui s6, 0x10
    zext.h a7, s0
    lui t1, 0xf00
    addi t1, t1, 240
    srli s5, s11, 4
    addi s6, s6, -256
    xor s5, s11, s5
    and s5, s5, t1
    lui t1, 0xffff0
    xor s11, s11, s5
    slli t6, s5, 4
    xor s5, s11, t6
    srli s0, s0, 16
    srli a3, s5, 8
    lui s11, 0x22222
    addi s11, s11, 546
    xor t0, s5, a3
    lw t2, 24(a0)
    and a3, t0, s6
    lui s6, 0xc0c1
    addi s6, s6, -1012
    slli t0, a3, 8
    xor s5, s5, a3
    xor s5, s5, t0
    srli t4, t2, 1
    slli s3, s5, 16
    and s5, s5, t1
    or t1, a7, s3
    or s0, s0, s5
    xor s5, t2, t4
    lui a7, 0xf00
    addi a7, a7, 240
    and s5, s5, s11
    lui t0, 0x10
    xor s2, t2, s5
    addi t0, t0, -256
    slli s11, s5, 1
    xor s5, s2, s11
    lui t2, 0x22222
    addi t2, t2, 546
    srli s11, s5, 2
    xor a3, s5, s11
    lw s3, 28(a0)
    lui t3, 0xc0c1
    addi t3, t3, -1012
    and s11, a3, s6
    srli t4, s3, 1
    slli t6, s11, 2
    xor s5, s5, s11
    xor s5, s5, t6
    xor s11, s3, t4
    srli s6, s5, 4
    and s11, s11, t2
    xor s6, s5, s6
    slli s2, s11, 1
    and a7, s6, a7
    xor s11, s3, s11
    slli a3, a7, 4
    xor s5, s5, a7
    xor s5, s5, a3
    xor t2, s11, s2
    srli t4, s5, 8
    xor t4, s5, t4
    srli a7, t2, 2
    xor s11, t2, a7
    and s2, t4, t0
    and s11, s11, t3
    slli t0, s2, 8
    xor s5, s5, s2
    xor s5, s5, t0
    slli s6, s11, 2
    xor s3, t2, s11
    lui t4, 0xf00
    addi t4, t4, 240
    lui a7, 0x10
    xor s3, s3, s6
    addi a7, a7, -256
    srli s6, s3, 4
    zext.h s11, s5
    xor t6, s3, s6
    lui t2, 0xffff0
    and s6, t6, t4
    srli s5, s5, 16
    slli t6, s6, 4
    xor s6, s3, s6
    xor s6, s6, t6
    lui t4, 0x22222
    addi t4, t4, 546
    srli a3, s6, 8
    lw t0, 32(a0)
    xor s2, s6, a3
    lui s3, 0xc0c1
    addi s3, s3, -1012
    and a7, s2, a7
    srli s2, t0, 1
    slli s1, a7, 8
    xor s6, s6, a7
    xor s6, s6, s1
    xor a7, t0, s2
    slli s9, s6, 16
    and s2, s6, t2
    or s5, s5, s2
    and t6, a7, t4
    lui t4, 0xf00
    addi t4, t4, 240
    or s11, s11, s9
    slli a7, t6, 1
    xor t6, t0, t6
    xor t6, t6, a7
    addi s6, a4, -256
    srli a7, t6, 2
    lui t0, 0x22222
    addi t0, t0, 546
    xor a7, t6, a7
    lw s2, 36(a0)
    and a7, a7, s3
    lui s3, 0xc0c1
    addi s3, s3, -1012
    slli s10, a7, 2
    xor t2, t6, a7
    xor t2, t2, s10
    srli t6, s2, 1
    srli a7, t2, 4
    xor a3, s2, t6
    xor t3, t2, a7
    and t0, a3, t0
    and a7, t3, t4
    slli t5, t0, 1
    slli t6, a7, 4
    xor t4, t2, a7
    xor t2, t4, t6
    xor a7, s2, t0
    srli t6, t2, 8
    xor t0, a7, t5
    xor t4, t2, t6
    srli s1, t0, 2
    and s6, t4, s6
    xor a7, t0, s1
    slli a3, s6, 8
    xor s6, t2, s6
    and s4, a7, s3
    xor ra, t0, s4
    slli t2, s4, 2
    xor a5, ra, t2
    lui t0, 0xf00
    addi t0, t0, 240
    lui s2, 0x10
    addi s2, s2, -256
    srli t2, a5, 4
    xor t4, s6, a3
    xor t2, a5, t2
    zext.h a7, t4
    and s3, t2, t0
    lui t0, 0xffff0
    slli t2, s3, 4
    xor t6, a5, s3
    xor s6, t6, t2
    srli s3, t4, 16
    srli t4, s6, 8
    xor t4, s6, t4
    lui t6, 0x22222
    addi t6, t6, 546
    lw t2, 40(a0)
    and s10, t4, s2
    lui t4, 0xc0c1
    addi t4, t4, -1012
    slli a3, s10, 8
    xor s6, s6, s10
    xor s6, s6, a3
    srli s1, t2, 1
    slli a3, s6, 16
    and s6, s6, t0
    or a7, a7, a3
    or t0, s3, s6
    xor s6, t2, s1
    lui s3, 0xf00
    addi s3, s3, 240
    and a5, s6, t6
    lui a3, 0x10
    addi a3, a3, -256
    slli s2, a5, 1
    xor s6, t2, a5
    xor t2, s6, s2
    lui s6, 0x22222
    addi s6, s6, 546
    srli t6, t2, 2
    lw a5, 44(a0)
    xor t3, t2, t6
    lui t5, 0xc0c1
    addi t5, t5, -1012
    and t6, t3, t4
    xor t2, t2, t6
    srli t4, a5, 1
    slli s2, t6, 2
    xor t2, t2, s2
    xor t6, a5, t4
    srli t4, t2, 4
    and s6, t6, s6
    xor t4, t2, t4
    slli t6, s6, 1
    and s1, t4, s3
    slli t4, s1, 4
    xor s6, a5, s6
    xor s3, t2, s1
    xor t2, s3, t4
    xor s3, s6, t6
    srli s6, s3, 2
    srli a4, t2, 8
    xor t4, t2, a4
    xor t6, s3, s6
    and s6, t4, a3
    and t4, t6, t5
    slli s2, s6, 8
    xor t2, t2, s6
    xor s6, t2, s2
    slli t2, t4, 2
    xor t4, s3, t4
    lui s2, 0xf00
    addi s2, s2, 240
    xor s3, t4, t2
    lui t4, 0x10
    addi t4, t4, -256
    srli a5, s3, 4
    zext.h t2, s6
    xor t6, s3, a5
    lui a3, 0xffff0
    and t6, t6, s2
    srli s2, s6, 16
    slli s6, t6, 4
    xor t3, s3, t6
    xor s6, t3, s6
    lui s3, 0x22222
    addi s3, s3, 546
    srli t6, s6, 8
    lw t3, 48(a0)
    xor a5, s6, t6
    lui t5, 0xc0c1
    addi t5, t5, -1012
    and t4, a5, t4
    srli a4, t3, 1
    slli s1, t4, 8
    xor s6, s6, t4
    xor s6, s6, s1
    xor t4, t3, a4
    slli s1, s6, 16
    and t6, s6, a3
    or s6, t2, s1
    or t6, s2, t6
    and s3, t4, s3
    lui t4, 0xf00
    addi t4, t4, 240
    slli a3, s3, 1
    xor s3, t3, s3
    xor s3, s3, a3
    lui s2, 0x10
    addi s2, s2, -256
    srli s4, s3, 2
    lui a4, 0x22222
    addi a4, a4, 546
    xor t2, s3, s4
    lw a3, 52(a0)
    and t2, t2, t5
    lui t5, 0xc0c1
    addi t5, t5, -1012
    slli s1, t2, 2
    xor t3, s3, t2
    xor t2, t3, s1
    srli a5, a3, 1
    srli s4, t2, 4
    xor s1, a3, a5
    xor s3, t2, s4
    and t3, s1, a4
    and t4, s3, t4
    slli ra, t3, 1
    slli s1, t4, 4
    xor t4, t2, t4
    xor t4, t4, s1
    xor s3, a3, t3
    srli t2, t4, 8
    xor a3, s3, ra
    xor s3, t4, t2
    srli s1, a3, 2
    and t3, s3, s2
    xor s1, s1, a3
    slli t2, t3, 8
    xor s3, t4, t3
    xor t2, s3, t2
    and s9, s1, t5
    slli t4, s9, 2
    xor s1, a3, s9
    xor a3, s1, t4
    lui s3, 0xf00
    addi s3, s3, 240
    srli t4, a3, 4
    lui t3, 0x10
    addi t3, t3, -256
    xor t5, a3, t4
    zext.h t4, t2
    and s3, t5, s3
    lui s2, 0xffff0
    slli s1, s3, 4
    xor a4, a3, s3
    xor s3, a4, s1
    srli t2, t2, 16
    srli a3, s3, 8
    lui a4, 0xc0c1
    lui t5, 0x22222
    addi t5, t5, 546
    xor s9, s3, a3
    lw a3, 56(a0)
    and s10, s9, t3
    addi a4, a4, -1012
    slli s1, s10, 8
    xor a5, s3, s10
    xor ra, a5, s1
    srli t3, a3, 1
    slli s3, ra, 16
    and s10, ra, s2
    or t4, t4, s3
    or t2, t2, s10
    xor s2, a3, t3
    lui t3, 0xf00
    addi t3, t3, 240
    and s3, s2, t5
    xor a3, a3, s3
    lui t5, 0x10
    addi t5, t5, -256
    slli a5, s3, 1
    xor s9, a3, a5
    lui a3, 0x22222
    addi a3, a3, 546
    srli a5, s9, 2
    lw ra, 60(a0)
    xor s3, s9, a5
    and s3, s3, a4
    lui s2, 0xc0c1
    addi s2, s2, -1012
    srli a4, ra, 1
    slli s1, s3, 2
    xor s3, s9, s3
    xor s3, s3, s1
    xor s9, ra, a4
    srli s1, s3, 4
    and a3, s9, a3
    xor a4, s3, s1
    slli a5, a3, 1
    and a4, a4, t3
    xor a3, ra, a3
    xor s3, s3, a4
    slli t3, a4, 4
    xor s3, s3, t3
    xor a3, a3, a5
    srli t3, s3, 8
    srli s1, a3, 2
    xor a5, s3, t3
    xor a4, a3, s1
    and s1, a5, t5
    and s2, a4, s2
    slli t3, s1, 8
    xor s9, s3, s1
    xor ra, s9, t3
    slli a4, s2, 2
    xor a3, a3, s2
    lui s9, 0xf00
    addi s9, s9, 240
    xor a3, a3, a4
    lui s3, 0x10
    srli s2, a3, 4
    addi s3, s3, -256
    zext.h a5, ra
    xor t5, a3, s2
    lui s10, 0xffff0
    and t5, t5, s9
    srli s2, ra, 16
    slli s1, t5, 4
    xor a3, a3, t5
    xor a3, a3, s1
    lui t5, 0x22222
    addi t5, t5, 546
    srli s1, a3, 8
    lw t3, 64(a0)
    xor s4, a3, s1
    lui s1, 0xc0c1
    addi s1, s1, -1012
    and s9, s4, s3
    srli a4, t3, 1
    slli s4, s9, 8
    xor s3, a3, s9
    xor a3, s3, s4
    xor s3, t3, a4
    slli a4, a3, 16
    and a3, a3, s10
    or a5, a5, a4
    or a3, s2, a3
    and s3, s3, t5
    lui a4, 0xf00
    slli s2, s3, 1
    addi a4, a4, 240
    xor s9, t3, s3
    xor s3, s9, s2
    lui t3, 0x10
    addi t3, t3, -256
    srli s9, s3, 2
    lui s2, 0x22222
    xor s4, s3, s9
    lw s9, 68(a0)
    and ra, s4, s1
    lui t5, 0xc0c1
    addi t5, t5, -1012
    addi s2, s2, 546
    slli s10, ra, 2
    xor s3, s3, ra
    xor s3, s3, s10
    srli s1, s9, 1
    srli s4, s3, 4
    xor s10, s9, s1
    xor s1, s3, s4
    and s2, s10, s2
    and s4, s1, a4
    slli s1, s2, 1
    slli s10, s4, 4
    xor ra, s3, s4
    xor s3, ra, s10
    xor s2, s9, s2
    srli a4, s3, 8
    xor s1, s2, s1
    srli s9, s1, 2
    xor s2, s3, a4
    and s2, s2, t3
    xor a4, s1, s9
    slli t3, s2, 8
    xor s3, s3, s2
    xor s3, s3, t3
    and s2, a4, t5
    slli s10, s2, 2
    xor s9, s1, s2
    xor s1, s9, s10
    lui t3, 0xf00
    addi t3, t3, 240
    srli s2, s1, 4
    lui t5, 0x10
    addi t5, t5, -256
    lw s4, 72(a0)
    xor s2, s1, s2
    zext.h a4, s3
    and t3, s2, t3
    lui s10, 0xffff0
    slli ra, t3, 4
    xor t3, s1, t3
    xor s9, t3, ra
    srli s3, s3, 16
    srli s2, s9, 8
    lui s1, 0x22222
    xor s2, s9, s2
    and t5, s2, t5
    lui s2, 0xc0c1
    addi s2, s2, -1012
    slli ra, t5, 8
    xor t3, s9, t5
    addi s9, s1, 546
    xor t3, t3, ra
    srli t5, s4, 1
    slli ra, t3, 16
    and s10, t3, s10
    or t3, a4, ra
    or s3, s3, s10
    xor t5, s4, t5
    lui s10, 0xf00
    addi s10, s10, 240
    lui s1, 0x10
    addi ra, s1, -256
    and a4, t5, s9
    slli s1, a4, 1
    xor s4, s4, a4
    xor s1, s4, s1
    lui a4, 0x22222
    addi a4, a4, 546
    srli s9, s1, 2
    lw t5, 76(a0)
    xor s4, s1, s9
    lui s9, 0xc0c1
    and s2, s4, s2
    slli s4, s2, 2
    addi s9, s9, -1012
    xor s2, s1, s2
    xor s2, s2, s4
    srli s4, t5, 1
    srli s1, s2, 4
    xor s4, t5, s4
    and a4, s4, a4
    xor s1, s2, s1
    and s4, s1, s10
    xor s1, s2, s4
    slli s10, a4, 1
    slli s2, s4, 4
    xor s2, s1, s2
    xor s1, t5, a4
    srli s4, s2, 8
    xor a4, s1, s10
    xor s1, s2, s4
    srli t5, a4, 2
    and s10, s1, ra
    xor s4, a4, t5
    slli s1, s10, 8
    xor s2, s2, s10
    xor t5, s2, s1
    and ra, s4, s9
    xor s10, a4, ra
    slli s1, ra, 2
    xor s2, s10, s1
    lui s1, 0xf00
    addi s1, s1, 240
    srli s4, s2, 4
    lui s9, 0x10
    xor a4, s2, s4
    zext.h s4, t5
    addi s9, s9, -256
    and ra, a4, s1
    lui s1, 0xffff0
    slli a4, ra, 4
    xor s2, s2, ra
    xor s2, s2, a4
    srli t5, t5, 16
    lui a4, 0x22222
    srli ra, s2, 8
    addi a4, a4, 546
    xor ra, s2, ra
    lw s10, 80(a0)
    and ra, ra, s9
    slli s9, ra, 8
    xor s2, s2, ra
    xor ra, s2, s9
    srli s2, s10, 1
    slli s9, ra, 16
    and s1, ra, s1
    or s4, s4, s9
    or s9, t5, s1
    xor s1, s10, s2
    lui s2, 0xc0c1
    addi s2, s2, -1012
    and t5, s1, a4
    lui a4, 0xf00
    addi a4, a4, 240
    slli s1, t5, 1
    xor t5, s10, t5
    xor ra, t5, s1
    lui s1, 0x10
    addi s1, s1, -256
    srli t5, ra, 2
    lui s10, 0x22222
    addi s10, s10, 546
    xor t5, ra, t5
    and s2, t5, s2
    slli t5, s2, 2
    xor s2, ra, s2
    xor s2, s2, t5
    lw t5, 84(a0)
    srli ra, s2, 4
    xor ra, s2, ra
    and ra, ra, a4
    slli a4, ra, 4
    xor s2, s2, ra
    xor ra, s2, a4
    srli s2, t5, 1
    xor s2, t5, s2
    srli a4, ra, 8
    xor a4, ra, a4
    and s2, s2, s10
    and s1, s1, a4
    slli a4, s2, 1
    slli s10, s1, 8
    xor s1, ra, s1
    xor ra, t5, s2
    xor s2, ra, a4
    srli t5, s2, 2
    xor ra, s1, s10
    lui a4, 0xc0c1
    addi a4, a4, -1012
    lui s1, 0xf00
    addi s1, s1, 240
    xor s10, s2, t5
    lui t5, 0x10
    addi t5, t5, -256
    and a4, s10, a4
    slli s10, a4, 2
    xor s2, s2, a4
    xor s2, s2, s10
    srli s10, s2, 4
    zext.h a4, ra
    srli ra, ra, 16
    xor s10, s2, s10
    sw t0, 312(sp)
    and t0, s10, s1
    xor s1, s2, t0
    lui s10, 0xffff0
    slli s2, t0, 4
    xor s1, s1, s2
    lui s2, 0x22222
    addi s2, s2, 546
    srli t0, s1, 8
    xor t0, s1, t0
    and t0, t0, t5
    slli t5, t0, 8
    xor s1, s1, t0
    xor t0, s1, t5
    lw t5, 88(a0)
    slli s1, t0, 16
    and t0, t0, s10
    or s1, s1, a4
    or t0, ra, t0
    srli a4, t5, 1
    lui s10, 0xc0c1
    addi s10, s10, -1012
    xor ra, t5, a4
    lui a4, 0xf00
    and s2, ra, s2
    addi a4, a4, 240
    slli ra, s2, 1
    xor s2, t5, s2
    xor s2, s2, ra
    lui t5, 0x10
    addi t5, t5, -256
    srli ra, s2, 2
    sw s9, 316(sp)
    xor s9, s2, ra
    lui ra, 0x22222
    addi ra, ra, 546
    and s10, s9, s10
    slli s9, s10, 2
    xor s2, s2, s10
    xor s9, s2, s9
    lw s2, 92(a0)
    srli s10, s9, 4
    xor s10, s9, s10
    and a4, s10, a4
    slli s10, a4, 4
    xor s9, s9, a4
    xor s10, s9, s10
    srli a4, s2, 1
    srli s9, s10, 8
    xor a4, s2, a4
    xor s9, s10, s9
    and ra, a4, ra
    and a4, s9, t5
    slli t5, ra, 1
    slli s9, a4, 8
    xor a4, s10, a4
    xor s9, a4, s9
    xor s2, s2, ra
    xor s10, s2, t5
    srli s2, s10, 2
    lui t5, 0xc0c1
    addi t5, t5, -1012
    lui a4, 0xf00
    addi a4, a4, 240
    xor s2, s10, s2
    lui ra, 0x10
    addi ra, ra, -256
    and s2, s2, t5
    slli t5, s2, 2
    xor s10, s10, s2
    zext.h s2, s9
    xor s10, s10, t5
    srli t5, s10, 4
    srli s9, s9, 16
    xor t5, s10, t5
    sw a7, 320(sp)
    and a7, t5, a4
    lui a4, 0xffff0
    slli t5, a7, 4
    xor a7, s10, a7
    xor a7, a7, t5
    lui t5, 0x22222
    addi t5, t5, 546
    srli s10, a7, 8
    xor s10, a7, s10
    and s10, s10, ra
    slli ra, s10, 8
    xor a7, a7, s10
    lw s10, 96(a0)
    xor a7, a7, ra
    slli ra, a7, 16
    and a7, a7, a4
    or a4, s2, ra
    or s2, s9, a7
    srli a7, s10, 1
    lui s9, 0xc0c1
    addi s9, s9, -1012
    xor a7, s10, a7
    lui ra, 0xf00
    addi ra, ra, 240
    and a7, a7, t5
    slli t5, a7, 1
    xor a7, s10, a7
    xor a7, a7, t5
    lui s10, 0x10
    sw s4, 324(sp)
    addi t5, s10, -256
    srli s4, a7, 2
    lui s10, 0x22222
    addi s10, s10, 546
    xor s4, a7, s4
    and s9, s4, s9
    slli s4, s9, 2
    xor a7, a7, s9
    xor a7, a7, s4
    lw s9, 100(a0)
    srli s4, a7, 4
    xor s4, a7, s4
    and ra, s4, ra
    xor a7, a7, ra
    slli s4, ra, 4
    xor a7, a7, s4
    srli ra, s9, 1
    srli s4, a7, 8
    xor ra, s9, ra
    xor s4, a7, s4
    and ra, ra, s10
    and s10, s4, t5
    xor a7, a7, s10
    slli s4, ra, 1
    slli t5, s10, 8
    xor a7, a7, t5
    xor s10, s9, ra
    xor t5, s10, s4
    lui s10, 0xc0c1
    addi s10, s10, -1012
    srli s4, t5, 2
    lui s9, 0xf00
    addi s9, s9, 240
    xor ra, t5, s4
    lui s4, 0x10
    and ra, ra, s10
    addi s4, s4, -256
    slli s10, ra, 2
    xor t5, t5, ra
    xor t5, t5, s10
    srli ra, t5, 4
    zext.h s10, a7
    srli a7, a7, 16
    xor ra, t5, ra
    and s9, ra, s9
    slli ra, s9, 4
    xor t5, t5, s9
    xor ra, t5, ra
    lui s9, 0xffff0
    srli t5, ra, 8
    xor t5, ra, t5
    and t5, t5, s4
    xor s4, ra, t5
    slli ra, t5, 8
    xor s4, s4, ra
    lui t5, 0x22222
    addi t5, t5, 546
    slli ra, s4, 16
    and s4, s4, s9
    or ra, s10, ra
    or a7, a7, s4
    lw s4, 104(a0)
    lui s9, 0xc0c1
    addi s9, s9, -1012
    srli s10, s4, 1
    xor s10, s4, s10
    and s10, s10, t5
    slli t5, s10, 1
    xor s10, s4, s10
    xor s4, s10, t5
    lui s10, 0xf00
    addi s10, s10, 240
    srli t5, s4, 2
    sw s5, 332(sp)
    xor s5, s4, t5
    lui t5, 0x10
    addi t5, t5, -256
    and s5, s5, s9
    slli s9, s5, 2
    xor s5, s4, s5
    xor s5, s5, s9
    lui s4, 0x22222
    addi s4, s4, 546
    srli s9, s5, 4
    xor s9, s5, s9
    and s9, s9, s10
    xor s5, s5, s9
    slli s10, s9, 4
    xor s5, s5, s10
    lw s10, 108(a0)
    srli s9, s5, 8
    xor s9, s5, s9
    and t5, s9, t5
    slli s9, t5, 8
    xor s5, s5, t5
    xor s5, s5, s9
    srli t5, s10, 1
    xor s9, s10, t5
    lui t5, 0xc0c1
    addi t5, t5, -1012
    and s9, s9, s4
    slli s4, s9, 1
    xor s9, s10, s9
    xor s10, s9, s4
    lui s4, 0xf00
    addi s4, s4, 240
    srli s9, s10, 2
    xor s9, s10, s9
    and t5, s9, t5
    slli s9, t5, 2
    xor t5, s10, t5
    xor s10, t5, s9
    lui s9, 0x10
    addi s9, s9, -256
    srli t5, s10, 4
    xor t5, s10, t5
    and s4, t5, s4
    xor t5, s10, s4
    slli s10, s4, 4
    xor s10, t5, s10
    zext.h t5, s5
    srli s4, s10, 8
    srli s5, s5, 16
    xor s4, s10, s4
    and s4, s4, s9
    slli s9, s4, 8
    xor s4, s10, s4
    lui s10, 0xffff0
    xor s4, s4, s9
    slli s9, s4, 16
    and s10, s4, s10
    or s9, t5, s9
    lui s4, 0x22222
    or s5, s5, s10
    addi s10, s4, 546
    lw s4, 112(a0)
    sw s5, 328(sp)
    lui s5, 0xc0c1
    addi s5, s5, -1012
    srli t5, s4, 1
    xor t5, s4, t5
    and s10, t5, s10
    slli t5, s10, 1
    xor s4, s4, s10
    xor s4, s4, t5
    lui s10, 0xf00
    srli t5, s4, 2
    addi s10, s10, 240
    xor t5, s4, t5
    and s5, t5, s5
    xor t5, s4, s5
    slli s4, s5, 2
    xor s5, t5, s4
    lui s4, 0x10
    addi s4, s4, -256
    srli t5, s5, 4
    xor t5, s5, t5
    and t5, t5, s10
    slli s10, t5, 4
    xor s5, s5, t5
    lui t5, 0x22222
    xor s5, s5, s10
    addi s10, t5, 546
    srli t5, s5, 8
    xor t5, s5, t5
    and s4, t5, s4
    slli t5, s4, 8
    xor s5, s5, s4
    xor s5, s5, t5
    lw s4, 116(a0)
    srli t5, s4, 1
    xor t5, s4, t5
    and t5, t5, s10
    slli s10, t5, 1
    xor s4, s4, t5
    xor s10, s4, s10
    lui t5, 0xc0c1
    addi t5, t5, -1012
    srli s4, s10, 2
    xor s4, s10, s4
    and t5, s4, t5
    slli s4, t5, 2
    xor t5, s10, t5
    xor s4, t5, s4
    lui t5, 0xf00
    addi t5, t5, 240
    srli s10, s4, 4
    sw s3, 344(sp)
    xor s3, s4, s10
    lui s10, 0x10
    addi s10, s10, -256
    and t5, s3, t5
    slli s3, t5, 4
    xor s4, s4, t5
    zext.h t5, s5
    xor s4, s4, s3
    srli s3, s4, 8
    srli s5, s5, 16
    xor s3, s4, s3
    and s3, s3, s10
    slli s10, s3, 8
    xor s3, s4, s3
    xor s3, s3, s10
    lui s4, 0xffff0
    slli s10, s3, 16
    and s3, s3, s4
    or s10, t5, s10
    or s5, s5, s3
    lui s4, 0x22222
    addi s4, s4, 546
    lw s3, 120(a0)
    sw s5, 336(sp)
    lui s5, 0xc0c1
    addi s5, s5, -1012
    srli t5, s3, 1
    sw s10, 340(sp)
    xor s10, s3, t5
    lui t5, 0xf00
    addi t5, t5, 240
    and s10, s10, s4
    slli s4, s10, 1
    xor s3, s3, s10
    lui s10, 0x10
    xor s3, s3, s4
    addi s4, s10, -256
    srli s10, s3, 2
    sw s9, 348(sp)
    xor s9, s3, s10
    lui s10, 0x22222
    addi s10, s10, 546
    and s5, s9, s5
    slli s9, s5, 2
    xor s5, s3, s5
    xor s5, s5, s9
    lw s3, 124(a0)
    srli s9, s5, 4
    xor s9, s5, s9
    and s9, s9, t5
    xor s5, s5, s9
    slli t5, s9, 4
    xor s5, s5, t5
    srli s9, s3, 1
    srli t5, s5, 8
    xor s9, s3, s9
    xor t5, s5, t5
    and s9, s9, s10
    and s10, t5, s4
    slli s4, s9, 1
    slli t5, s10, 8
    xor s5, s5, s10
    xor s5, s5, t5
    xor s3, s3, s9
    xor s10, s3, s4
    lui s9, 0xc0c1
    addi s9, s9, -1012
    srli s3, s10, 2
    lui t5, 0xf00
    addi t5, t5, 240
    xor s3, s10, s3
    lui s4, 0x10
    addi s4, s4, -256
    and s9, s3, s9
    slli s3, s9, 2
    xor s9, s10, s9
    xor s3, s9, s3
    zext.h s9, s5
    srli s10, s3, 4
    srli s5, s5, 16
    xor s10, s3, s10
    sw s11, 352(sp)
    and s11, s10, t5
    lui t5, 0xffff0
    slli s10, s11, 4
    xor s11, s3, s11
    xor s11, s11, s10
    lui s3, 0x22222
    addi s3, s3, 546
    srli s10, s11, 8
    xor s10, s11, s10
    and s4, s10, s4
    slli s10, s4, 8
    xor s11, s11, s4
    xor s11, s11, s10
    lw s10, 128(a0)
    slli s4, s11, 16
    and s11, s11, t5
    or s9, s9, s4
    or s5, s5, s11
    srli s11, s10, 1
    lui t5, 0xc0c1
    addi t5, t5, -1012
    xor s11, s10, s11
    lui s4, 0xf00
    addi s4, s4, 240
    and s11, s11, s3
    slli s3, s11, 1
    xor s11, s10, s11
    xor s11, s11, s3
    lui s3, 0x10
    addi s3, s3, -256
    srli s10, s11, 2
    sw t3, 356(sp)
    xor t3, s11, s10
    lui s10, 0x22222
    addi s10, s10, 546
    and t5, t3, t5
    slli t3, t5, 2
    xor s11, s11, t5
    xor s11, s11, t3
    lw t5, 132(a0)
    srli t3, s11, 4
    xor t3, s11, t3
    and t3, t3, s4
    slli s4, t3, 4
    xor s11, s11, t3
    xor s11, s11, s4
    srli s4, t5, 1
    srli t3, s11, 8
    xor s4, t5, s4
    xor t3, s11, t3
    and s10, s4, s10
    and s3, t3, s3
    slli s4, s10, 1
    slli t3, s3, 8
    xor s11, s11, s3
    xor s3, s11, t3
    xor s11, t5, s10
    xor s11, s11, s4
    lui t3, 0xc0c1
    srli t5, s11, 2
    addi t3, t3, -1012
    lui s10, 0xf00
    addi s10, s10, 240
    xor t5, s11, t5
    lui s4, 0x10
    addi s4, s4, -256
    and t5, t5, t3
    slli t3, t5, 2
    xor s11, s11, t5
    xor s11, s11, t3
    zext.h t5, s3
    srli t3, s11, 4
    srli s3, s3, 16
    xor t3, s11, t3
    and s10, t3, s10
    slli t3, s10, 4
    xor s11, s11, s10
    xor s11, s11, t3
    lui s10, 0xffff0
    srli t3, s11, 8
    xor t3, s11, t3
    and t3, t3, s4
    slli s4, t3, 8
    xor s11, s11, t3
    xor s11, s11, s4
    lui t3, 0x22222
    addi t3, t3, 546
    slli s4, s11, 16
    and s11, s11, s10
    or s4, t5, s4
    or s11, s3, s11
    lw s3, 136(a0)
    lui t5, 0xc0c1
    addi t5, t5, -1012
    srli s10, s3, 1
    xor s10, s3, s10
    and t3, s10, t3
    slli s10, t3, 1
    xor s3, s3, t3
    xor s3, s3, s10
    lui t3, 0xf00
    addi t3, t3, 240
    srli s10, s3, 2
    sw a7, 364(sp)
    xor a7, s3, s10
    lui s10, 0x10
    and t5, a7, t5
    slli a7, t5, 2
    xor s3, s3, t5
    xor a7, s3, a7
    addi s10, s10, -256
    lui s3, 0x22222
    addi s3, s3, 546
    srli t5, a7, 4
    xor t5, a7, t5
    and t5, t5, t3
    slli t3, t5, 4
    xor a7, a7, t5
    xor a7, a7, t3
    srli t3, a7, 8
    lw t5, 140(a0)
    xor t3, a7, t3
    and t3, t3, s10
    slli s10, t3, 8
    xor a7, a7, t3
    xor a7, a7, s10
    srli t3, t5, 1
    xor t3, t5, t3
    lui s10, 0xc0c1
    addi s10, s10, -1012
    and t3, t3, s3
    slli s3, t3, 1
    xor t3, t5, t3
    xor s3, t3, s3
    lui t5, 0xf00
    addi t5, t5, 240
    srli t3, s3, 2
    xor t3, s3, t3
    and t3, t3, s10
    slli s10, t3, 2
    xor s3, s3, t3
    xor s3, s3, s10
    lui t3, 0x10
    addi t3, t3, -256
    srli s10, s3, 4
    xor s10, s3, s10
    and s10, s10, t5
    slli t5, s10, 4
    xor s3, s3, s10
    xor s3, s3, t5
    srli t5, s3, 8
    srli s10, a7, 16
    xor t5, s3, t5
    and t3, t5, t3
    slli t5, t3, 8
    xor s3, s3, t3
    zext.h t3, a7
    xor s3, s3, t5
    lui a7, 0xffff0
    slli t5, s3, 16
    and a7, s3, a7
    or s3, t3, t5
    or a7, s10, a7
    lui t3, 0x22222
    addi t5, t3, 546
    lw t3, 144(a0)
    sw a7, 360(sp)
    lui a7, 0xc0c1
    srli s10, t3, 1
    xor s10, t3, s10
    addi a7, a7, -1012
    and s10, s10, t5
    slli t5, s10, 1
    xor s10, t3, s10
    xor t3, s10, t5
    lui t5, 0xf00
    addi t5, t5, 240
    srli s10, t3, 2
    xor s10, t3, s10
    and a7, s10, a7
    slli s10, a7, 2
    xor a7, t3, a7
    xor t3, a7, s10
    lui a7, 0x10
    addi a7, a7, -256
    srli s10, t3, 4
    xor s10, t3, s10
    and s10, s10, t5
    slli t5, s10, 4
    xor t3, t3, s10
    xor t5, t3, t5
    lui t3, 0x22222
    addi t3, t3, 546
    srli s10, t5, 8
    xor s10, t5, s10
    and a7, s10, a7
    slli s10, a7, 8
    xor a7, t5, a7
    xor t5, a7, s10
    lw a7, 148(a0)
    srli s10, a7, 1
    xor s10, a7, s10
    and s10, s10, t3
    slli t3, s10, 1
    xor a7, a7, s10
    xor a7, a7, t3
    lui t3, 0xc0c1
    addi t3, t3, -1012
    srli s10, a7, 2
    xor s10, a7, s10
    and s10, s10, t3
    slli t3, s10, 2
    xor a7, a7, s10
    xor a7, a7, t3
    lui s10, 0xf00
    addi t3, s10, 240
    srli s10, a7, 4
    xor s10, a7, s10
    and s10, s10, t3
    slli t3, s10, 4
    xor a7, a7, s10
    xor a7, a7, t3
    lui s10, 0x10
    addi t3, s10, -256
    srli s10, a7, 8
    xor s10, a7, s10
    and t3, s10, t3
    slli s10, t3, 8
    xor a7, a7, t3
    xor a7, a7, s10
    zext.h t3, t5
    slli s10, a7, 16
    srli t5, t5, 16
    or s10, t3, s10
    lui t3, 0xffff0
    and a7, a7, t3
    lui t3, 0x22222
    addi t3, t3, 546
    or a7, t5, a7
    lw t5, 152(a0)
    sw a7, 368(sp)
    srli a7, t5, 1
    sw s10, 372(sp)
    xor a7, t5, a7
    lui s10, 0xc0c1
    addi s10, s10, -1012
    and a7, a7, t3
    slli t3, a7, 1
    xor a7, t5, a7
    xor a7, a7, t3
    lui t5, 0xf00
    addi t5, t5, 240
    srli t3, a7, 2
    xor t3, a7, t3
    and s10, t3, s10
    slli t3, s10, 2
    xor a7, a7, s10
    xor a7, a7, t3
    lui t3, 0x10
    addi t3, t3, -256
    srli s10, a7, 4
    xor s10, a7, s10
    and s10, s10, t5
    slli t5, s10, 4
    xor a7, a7, s10
    xor a7, a7, t5
    lui t5, 0x22222
    srli s10, a7, 8
    xor s10, a7, s10
    and s10, s10, t3
    slli t3, s10, 8
    addi t5, t5, 546
    xor a7, a7, s10
    xor a7, a7, t3
    lw s10, 156(a0)
    srli t3, s10, 1
    xor t3, s10, t3
    and t5, t3, t5
    slli t3, t5, 1
    xor s10, s10, t5
    xor t3, s10, t3
    lui t5, 0xc0c1
    addi s10, t5, -1012
    srli t5, t3, 2
    xor t5, t3, t5
    and s10, t5, s10
    slli t5, s10, 2
    xor s10, t3, s10
    xor t3, s10, t5
    lui s10, 0xf00
    addi t5, s10, 240
    srli s10, t3, 4
    sw s0, 384(sp)
    xor s0, t3, s10
    lui s10, 0x10
    and s0, s0, t5
    addi t5, s10, -256
    slli s10, s0, 4
    xor s0, t3, s0
    zext.h t3, a7
    xor s0, s0, s10
    srli s10, s0, 8
    srli a7, a7, 16
    xor s10, s0, s10
    and t5, s10, t5
    slli s10, t5, 8
    xor s0, s0, t5
    xor s0, s0, s10
    lui t5, 0xffff0
    slli s10, s0, 16
    and s0, s0, t5
    or t5, t3, s10
    or s0, a7, s0
    lui a7, 0x22222
    addi a7, a7, 546
    lw t3, 160(a0)
    sw s0, 376(sp)
    lui s0, 0xc0c1
    addi s0, s0, -1012
    srli s10, t3, 1
    sw t5, 380(sp)
    xor t5, t3, s10
    lui s10, 0xf00
    addi s10, s10, 240
    and a7, t5, a7
    slli t5, a7, 1
    xor t3, t3, a7
    xor a7, t3, t5
    lui t3, 0x10
    addi t5, t3, -256
    srli t3, a7, 2
    sw a3, 388(sp)
    xor t3, a7, t3
    lui a3, 0x22222
    addi a3, a3, 546
    and s0, t3, s0
    slli t3, s0, 2
    xor s0, a7, s0
    xor s0, s0, t3
    lw a7, 164(a0)
    srli t3, s0, 4
    xor t3, s0, t3
    and s10, t3, s10
    slli t3, s10, 4
    xor s0, s0, s10
    xor s0, s0, t3
    srli s10, a7, 1
    srli t3, s0, 8
    xor s10, a7, s10
    and a3, s10, a3
    xor t3, s0, t3
    and s10, t3, t5
    slli t3, a3, 1
    slli t5, s10, 8
    xor s0, s0, s10
    xor s0, s0, t5
    xor a3, a7, a3
    xor a7, a3, t3
    lui a3, 0xc0c1
    addi a3, a3, -1012
    srli s10, a7, 2
    lui t3, 0xf00
    addi t3, t3, 240
    xor t5, a7, s10
    lui s10, 0x10
    addi s10, s10, -256
    and a3, t5, a3
    slli t5, a3, 2
    xor a7, a7, a3
    xor a7, a7, t5
    zext.h a3, s0
    srli t5, a7, 4
    srli s0, s0, 16
    xor t5, a7, t5
    sw s3, 392(sp)
    and s3, t5, t3
    lui t3, 0xffff0
    slli t5, s3, 4
    xor a7, a7, s3
    xor a7, a7, t5
    lui s3, 0x22222
    addi t5, s3, 546
    srli s3, a7, 8
    xor s3, a7, s3
    and s3, s3, s10
    slli s10, s3, 8
    xor a7, a7, s3
    xor a7, a7, s10
    lw s3, 168(a0)
    slli s10, a7, 16
    and a7, a7, t3
    or t3, a3, s10
    or s0, s0, a7
    srli a7, s3, 1
    lui s10, 0xc0c1
    addi s10, s10, -1012
    xor a7, s3, a7
    lui a3, 0xf00
    addi a3, a3, 240
    and a7, a7, t5
    slli t5, a7, 1
    xor a7, s3, a7
    lui s3, 0x10
    xor a7, a7, t5
    addi t5, s3, -256
    srli s3, a7, 2
    sw ra, 396(sp)
    xor ra, a7, s3
    lui s3, 0x22222
    addi s3, s3, 546
    and ra, ra, s10
    slli s10, ra, 2
    xor a7, a7, ra
    xor a7, a7, s10
    lw ra, 172(a0)
    srli s10, a7, 4
    xor s10, a7, s10
    and a3, s10, a3
    xor a7, a7, a3
    slli s10, a3, 4
    xor a7, a7, s10
    srli a3, ra, 1
    xor s10, ra, a3
    srli a3, a7, 8
    and s3, s10, s3
    xor s10, a7, a3
    and a3, s10, t5
    slli s10, s3, 1
    slli t5, a3, 8
    xor a7, a7, a3
    xor a7, a7, t5
    xor a3, ra, s3
    lui t5, 0xc0c1
    addi ra, t5, -1012
    xor t5, a3, s10
    srli s10, t5, 2
    lui s3, 0xf00
    addi a3, s3, 240
    xor s10, t5, s10
    lui s3, 0x10
    addi s3, s3, -256
    and s10, s10, ra
    slli ra, s10, 2
    xor t5, t5, s10
    xor t5, t5, ra
    zext.h s10, a7
    srli ra, t5, 4
    srli a7, a7, 16
    xor ra, t5, ra
    and ra, ra, a3
    slli a3, ra, 4
    xor ra, t5, ra
    xor t5, ra, a3
    lui ra, 0xffff0
    srli a3, t5, 8
    xor a3, t5, a3
    and a3, a3, s3
    slli s3, a3, 8
    xor t5, t5, a3
    xor a3, t5, s3
    lui t5, 0x22222
    addi t5, t5, 546
    slli s3, a3, 16
    and ra, a3, ra
    or a3, s10, s3
    or a7, a7, ra
    lw s3, 176(a0)
    lui s10, 0xc0c1
    addi s10, s10, -1012
    srli ra, s3, 1
    xor ra, s3, ra
    and ra, ra, t5
    slli t5, ra, 1
    xor ra, s3, ra
    xor s3, ra, t5
    lui t5, 0xf00
    addi t5, t5, 240
    srli ra, s3, 2
    xor ra, s3, ra
    and s10, ra, s10
    slli ra, s10, 2
    xor s3, s3, s10
    xor s10, s3, ra
    srli ra, s10, 4
    lui s3, 0x10
    addi s3, s3, -256
    xor ra, s10, ra
    and ra, ra, t5
    slli t5, ra, 4
    xor ra, s10, ra
    xor ra, ra, t5
    lui s10, 0x22222
    addi s10, s10, 546
    srli t5, ra, 8
    xor t5, ra, t5
    and s3, t5, s3
    slli t5, s3, 8
    xor ra, ra, s3
    xor t5, ra, t5
    lw s3, 180(a0)
    srli ra, s3, 1
    xor ra, s3, ra
    and ra, ra, s10
    slli s10, ra, 1
    xor ra, s3, ra
    xor s10, ra, s10
    lui s3, 0xc0c1
    addi ra, s3, -1012
    srli s3, s10, 2
    xor s3, s10, s3
    and ra, s3, ra
    slli s3, ra, 2
    xor s10, s10, ra
    xor ra, s10, s3
    lui s10, 0xf00
    srli s3, ra, 4
    addi s10, s10, 240
    xor s3, ra, s3
    and s3, s3, s10
    xor s10, ra, s3
    slli ra, s3, 4
    xor ra, s10, ra
    lui s3, 0x10
    addi s10, s3, -256
    srli s3, ra, 8
    xor s3, ra, s3
    and s3, s3, s10
    xor s10, ra, s3
    slli ra, s3, 8
    xor ra, s10, ra
    zext.h s10, t5
    slli s3, ra, 16
    srli t5, t5, 16
    or s10, s10, s3
    lui s3, 0xffff0
    and ra, ra, s3
    lui s3, 0x22222
    or t5, t5, ra
    lw ra, 184(a0)
    addi s3, s3, 546
    sw s10, 404(sp)
    sw t5, 400(sp)
    srli t5, ra, 1
    xor s10, ra, t5
    lui t5, 0xc0c1
    addi t5, t5, -1012
    and s3, s10, s3
    slli s10, s3, 1
    xor ra, ra, s3
    lui s3, 0xf00
    addi s3, s3, 240
    xor ra, ra, s10
    srli s10, ra, 2
    xor s10, ra, s10
    and t5, s10, t5
    slli s10, t5, 2
    xor ra, ra, t5
    xor t5, ra, s10
    lui ra, 0x10
    addi ra, ra, -256
    srli s10, t5, 4
    xor s10, t5, s10
    and s3, s10, s3
    slli s10, s3, 4
    xor t5, t5, s3
    xor s3, t5, s10
    lui s10, 0x22222
    addi s10, s10, 546
    srli t5, s3, 8
    xor t5, s3, t5
    and ra, t5, ra
    xor t5, s3, ra
    slli s3, ra, 8
    xor ra, t5, s3
    lw t5, 188(a0)
    srli s3, t5, 1
    xor s3, t5, s3
    and s3, s3, s10
    xor t5, t5, s3
    slli s10, s3, 1
    xor t5, t5, s10
    lui s10, 0xc0c1
    addi s10, s10, -1012
    srli s3, t5, 2
    xor s3, t5, s3
    and s3, s3, s10
    xor s10, t5, s3
    slli t5, s3, 2
    xor s3, s10, t5
    lui t5, 0xf00
    addi t5, t5, 240
    srli s10, s3, 4
    xor s10, s3, s10
    and s10, s10, t5
    slli t5, s10, 4
    xor s3, s3, s10
    lui s10, 0x10
    xor s3, s3, t5
    addi t5, s10, -256
    srli s10, s3, 8
    sw t4, 416(sp)
    xor s10, s3, s10
    xor t4, a2, t4
    and s10, s10, t5
    xor t4, t4, a4
    slli t5, s10, 8
    xor s10, s3, s10
    xor s10, s10, t5
    zext.h t5, ra
    slli s3, s10, 16
    srli ra, ra, 16
    or t5, t5, s3
    lui s3, 0xffff0
    and s10, s10, s3
    lui s3, 0x22222
    addi s3, s3, 546
    or ra, ra, s10
    lw s10, 192(a0)
    sw ra, 408(sp)
    xor ra, t4, s4
    srli t4, s10, 1
    xor t4, s10, t4
    sw t5, 412(sp)
    lui t5, 0xc0c1
    addi t5, t5, -1012
    and s3, t4, s3
    xor t4, ra, a3
    slli ra, s3, 1
    xor s10, s10, s3
    xor s10, s10, ra
    lui ra, 0xf00
    addi ra, ra, 240
    srli s3, s10, 2
    sw s8, 420(sp)
    xor s3, s10, s3
    xor s8, s8, s6
    and t5, s3, t5
    slli s3, t5, 2
    xor s8, s8, s1
    xor s10, s10, t5
    xor t5, s10, s3
    lui s3, 0x10
    addi s10, s3, -256
    srli s3, t5, 4
    xor s8, s8, s9
    xor s3, t5, s3
    xor s8, s8, t3
    and ra, s3, ra
    sw s0, 424(sp)
    slli s3, ra, 4
    xor ra, t5, ra
    lui t5, 0x22222
    xor ra, ra, s3
    addi s3, t5, 546
    srli t5, ra, 8
    sw a2, 428(sp)
    xor a2, ra, t5
    lw a0, 196(a0)
    and a2, a2, s10
    sw a3, 432(sp)
    slli a3, a2, 8
    xor a2, ra, a2
    xor a2, a2, a3
    srli t5, a0, 1
    xor a3, a0, t5
    lui s10, 0xc0c1
    addi ra, s10, -1012
    and a3, a3, s3
    lui t5, 0xf00
    addi s10, t5, 240
    slli t5, a3, 1
    xor s3, a0, a3
    xor a0, s3, t5
    lui a3, 0x10
    addi a3, a3, -256
    srli t5, a0, 2
    sw s5, 436(sp)
    xor t5, a0, t5
    sw t1, 440(sp)
    and s3, t5, ra
    xor t1, t1, a5
    slli t5, s3, 2
    xor ra, a0, s3
    xor t5, ra, t5
    zext.h a0, a2
    srli s3, t5, 4
    srli a2, a2, 16
    xor ra, t5, s3
    sw s2, 444(sp)
    and s10, ra, s10
    sw t6, 448(sp)
    slli ra, s10, 4
    xor s10, t5, s10
    xor s10, s10, ra
    lui t5, 0xffff0
    srli ra, s10, 8
    xor t6, s7, t6
    xor ra, s10, ra
    xor t6, t6, t0
    and a3, ra, a3
    xor s5, t6, s5
    slli t6, a3, 8
    xor a3, s10, a3
    xor ra, a3, t6
    xor s0, s5, s0
    slli s5, ra, 16
    and t6, ra, t5
    or s5, a0, s5
    or a2, a2, t6
    xor a3, a6, t2
    lw s10, 396(sp)
    xor s3, a3, s2
    lw a3, 392(sp)
    xor t5, s3, s11
    xor t1, t1, s10
    xor t6, t5, a7
    xor t1, t1, a3
    lw s2, 404(sp)
    rori ra, t6, 31
    lw a3, 384(sp)
    xor t1, t1, s2
    lw t5, 388(sp)
    lw a0, 364(sp)
    xor t5, a3, t5
    sw t3, 452(sp)
    xor t5, t5, a0
    lw s3, 360(sp)
    lw t3, 400(sp)
    xor s3, t5, s3
    lw t5, 352(sp)
    xor s3, s3, t3
    sw a5, 456(sp)
    lw a5, 356(sp)
    xor a0, t5, a5
    sw a6, 460(sp)
    lw a5, 348(sp)
    sw t0, 468(sp)
    lw t5, 372(sp)
    xor a6, a0, a5
    sw s11, 464(sp)
    xor a6, a6, t5
    lw s11, 412(sp)
    xor a6, a6, s11
    lw t0, 332(sp)
    lw s11, 344(sp)
    xor t3, t6, a6
    lw a5, 328(sp)
    xor a3, a3, t3
    xor s11, t0, s11
    lw t6, 368(sp)
    xor s11, s11, a5
    xor s11, s11, t6
    lw a5, 408(sp)
    lw t6, 320(sp)
    lw a0, 324(sp)
    sw a4, 472(sp)
    rori a4, s3, 31
    xor t6, t6, a0
    lw a0, 340(sp)
    sw s5, 476(sp)
    xor a4, s8, a4
    xor t6, t6, a0
    lw a0, 380(sp)
    xor s11, s11, a5
    sw s6, 480(sp)
    xor s8, s11, s8
    xor s6, t6, a0
    lw a5, 312(sp)
    xor s5, s6, s5
    lw s6, 316(sp)
    lw t6, 336(sp)
    xor a0, s5, ra
    xor a5, a5, s6
    sw a7, 484(sp)
    lw ra, 376(sp)
    xor a5, a5, t6
    sw s9, 488(sp)
    xor a7, s0, t1
    xor t6, a5, ra
    rori s11, s11, 31
    xor a5, t6, a2
    xor s11, t4, s11
    xor t4, a5, t4
    rori t6, a5, 31
    xor t1, t1, t6
    xor s5, s3, s5
    rori s0, s0, 31
    xor s7, s7, t4
    xor s0, a6, s0
    xor a6, t2, a7
    rori a6, a6, 10
    xor s3, s10, s11
    rori a5, s3, 11
    xor t6, t5, t1
    rori t6, t6, 22
    xor a2, a2, s8
    rori a2, a2, 25
    andn s3, a5, a6
    andn s9, t6, a5
    xor ra, s4, a4
    xor t2, a6, s9
    andn t5, a2, t6
    xor t5, a5, t5
    andn a5, s7, a2
    xor t6, t6, a5
    andn s10, a6, s7
    xor s4, a2, s10
    lw a6, 12(a1)
    xor a2, t0, s5
    xor s9, s7, s3
    xor t0, s6, s8
    xor a6, s9, a6
    rori a2, a2, 18
    rori s6, t0, 22
    xor t0, s1, a0
    rori s1, t0, 31
    rori a5, ra, 10
    xor s2, s2, s11
    rori s2, s2, 2
    andn s10, s1, s6
    xor t0, a2, s10
    andn s3, a5, s1
    andn s7, a2, s2
    xor s10, s6, s3
    andn s9, s2, a5
    xor a5, a5, s7
    andn a2, s6, a2
    xor s6, a6, t0
    xor s9, s1, s9
    xor ra, t2, s10
    xor s1, t5, s9
    xor s3, t6, a5
    xor a2, s2, a2
    xor s7, s4, a2
    rori a3, a3, 1
    sw t2, 396(sp)
    lw s2, 356(sp)
    sw a2, 372(sp)
    xor a2, s2, t1
    lw t2, 340(sp)
    rori a2, a2, 5
    sw t6, 332(sp)
    lw t6, 488(sp)
    xor s2, t2, s0
    lw t2, 484(sp)
    rori s2, s2, 13
    sw s10, 316(sp)
    xor s10, t6, a0
    rori s10, s10, 12
    sw a6, 404(sp)
    xor a6, t2, a7
    andn t6, s2, a2
    rori a6, a6, 31
    xor t6, a3, t6
    andn t2, a2, a3
    sw t0, 384(sp)
    andn t0, s10, s2
    xor t0, a2, t0
    sw t5, 356(sp)
    andn t5, a6, s10
    xor a2, s2, t5
    andn a3, a3, a6
    xor a3, s10, a3
    xor a6, a6, t2
    xor s2, s6, t6
    xor s6, ra, t0
    xor t5, s1, a2
    xor s1, s3, a3
    xor t2, s7, a6
    lw s10, 312(sp)
    lw ra, 480(sp)
    xor s3, s10, s8
    lw s7, 472(sp)
    rori s10, s3, 18
    xor s3, ra, a0
    rori ra, s3, 14
    xor s3, s7, a4
    rori s7, s3, 27
    sw a6, 340(sp)
    lw a6, 360(sp)
    sw a3, 488(sp)
    xor a6, a6, t3
    lw a3, 412(sp)
    rori a6, a6, 24
    sw t0, 484(sp)
    xor t0, a3, t1
    andn a3, s7, ra
    xor a3, s10, a3
    rori t0, t0, 4
    sw t6, 312(sp)
    andn t6, a6, s7
    sw s9, 480(sp)
    andn s9, t0, a6
    andn s3, ra, s10
    xor s7, s7, s9
    andn s9, s10, t0
    xor t6, ra, t6
    xor a6, a6, s9
    xor s9, t0, s3
    lw t0, 352(sp)
    lw s10, 324(sp)
    xor t0, t0, t1
    lw ra, 468(sp)
    rori t0, t0, 18
    xor s10, s10, s0
    rori s10, s10, 22
    xor s3, ra, t4
    rori ra, s3, 30
    sw a2, 472(sp)
    lw s3, 464(sp)
    sw s4, 360(sp)
    xor a2, s3, a7
    lw s3, 400(sp)
    rori s4, a2, 9
    sw a5, 412(sp)
    xor s3, s3, t3
    andn a5, ra, s10
    rori s3, s3, 1
    xor a5, t0, a5
    sw t1, 352(sp)
    andn t1, s4, ra
    xor t1, s10, t1
    sw t3, 324(sp)
    andn a2, s3, s4
    andn s10, s10, t0
    xor ra, ra, a2
    andn t0, t0, s3
    xor t3, s4, t0
    xor t0, s3, s10
    xor s3, a3, a5
    xor a2, t6, t1
    xor s10, s7, ra
    sw ra, 468(sp)
    xor ra, a6, t3
    sw s9, 464(sp)
    xor s9, s9, t0
    sw t6, 400(sp)
    lw t6, 460(sp)
    sw a6, 460(sp)
    xor a6, t6, a7
    sw a5, 492(sp)
    rori a6, a6, 31
    lw t6, 328(sp)
    sw a3, 328(sp)
    xor a5, t6, s5
    lw s4, 452(sp)
    lw t6, 380(sp)
    sw t3, 380(sp)
    xor a3, t6, s0
    rori t3, a3, 28
    rori a3, a5, 19
    sw t0, 452(sp)
    lw t6, 456(sp)
    xor t0, s4, a0
    sw s7, 456(sp)
    rori t0, t0, 23
    xor t6, t6, s11
    andn a5, t3, a3
    rori t6, t6, 29
    sw t1, 496(sp)
    andn t1, a3, t6
    xor a5, t6, a5
    andn s4, t0, t3
    xor a3, a3, s4
    andn s4, a6, t0
    xor s7, t3, s4
    xor t1, a6, t1
    andn a6, t6, a6
    xor a6, t0, a6
    xor t6, s3, t1
    xor t0, a2, a5
    xor s4, s10, a3
    xor ra, ra, s7
    xor s3, s9, a6
    lw s9, 320(sp)
    lw t3, 448(sp)
    xor s9, s9, s0
    lw s10, 444(sp)
    rori s9, s9, 19
    xor a2, t3, t4
    rori t3, a2, 14
    xor a7, s10, a7
    lw s10, 392(sp)
    rori a7, a7, 27
    sw t1, 320(sp)
    xor t1, s10, s11
    lw s10, 408(sp)
    xor a2, s10, s5
    rori t1, t1, 25
    sw a3, 448(sp)
    andn s10, a7, t3
    rori a3, a2, 4
    xor s10, s9, s10
    sw a6, 444(sp)
    andn a6, t1, a7
    xor a6, t3, a6
    sw s7, 392(sp)
    andn s7, a3, t1
    andn a2, t3, s9
    xor s7, a7, s7
    andn a7, s9, a3
    xor t1, t1, a7
    xor a7, a3, a2
    xor a2, s2, s10
    xor a3, t5, s7
    xor s1, s1, t1
    xor t2, t2, a7
    lw s2, 344(sp)
    lw t3, 440(sp)
    xor s6, s6, a6
    xor s2, s2, s5
    lw s9, 336(sp)
    xor s11, t3, s11
    rori t5, s2, 4
    sw a7, 408(sp)
    rori s11, s11, 1
    xor s2, s9, s8
    rori s2, s2, 12
    lw s9, 436(sp)
    xor a7, s9, t4
    rori a7, a7, 11
    lw s9, 432(sp)
    andn t3, a7, s2
    sw a6, 440(sp)
    xor a6, s9, a4
    andn s9, s2, t5
    rori a6, a6, 31
    xor s9, s11, s9
    sw s7, 344(sp)
    xor s7, t5, t3
    andn t3, s11, a6
    sw a5, 336(sp)
    andn a5, a6, a7
    andn s11, t5, s11
    xor s2, s2, a5
    xor a6, a6, s11
    xor a7, a7, t3
    xor s11, t6, s9
    xor t0, t0, s7
    xor a5, s4, s2
    xor t6, ra, a7
    xor t5, s3, a6
    lw s3, 428(sp)
    lw ra, 388(sp)
    xor s4, s3, a4
    lw s3, 324(sp)
    xor t3, ra, s3
    sw s9, 436(sp)
    lw ra, 348(sp)
    rori s9, t3, 29
    sw s2, 432(sp)
    lw s2, 352(sp)
    sw a7, 428(sp)
    xor a7, ra, s2
    rori a7, a7, 20
    lw s2, 376(sp)
    sw a6, 388(sp)
    xor a6, s2, s8
    andn s8, a7, s9
    rori a6, a6, 28
    andn ra, a6, a7
    xor s8, s4, s8
    xor a2, a2, s8
    xor s2, s9, ra
    andn ra, s9, s4
    xor s6, s6, s2
    sw s2, 348(sp)
    lw s9, 424(sp)
    rori s2, s6, 31
    xor t4, s9, t4
    rori t4, t4, 23
    xor t3, t4, ra
    andn s9, t4, a6
    andn s4, s4, t4
    xor a7, a7, s9
    xor a6, a6, s4
    xor s9, a3, a7
    xor a3, s1, a6
    lw s4, 420(sp)
    lw s1, 416(sp)
    xor s4, s4, a0
    lw ra, 364(sp)
    xor s1, s1, a4
    lw t4, 368(sp)
    rori a4, s1, 10
    xor s1, ra, s3
    rori s3, s1, 10
    lw ra, 476(sp)
    xor s5, t4, s5
    rori s5, s5, 21
    andn s1, s3, a4
    andn a0, s5, s3
    xor s0, ra, s0
    xor ra, s4, s1
    xor t2, t2, t3
    rori s0, s0, 25
    xor s1, a4, a0
    andn t4, s0, s5
    andn a4, a4, s4
    xor a0, s3, t4
    andn s4, s4, s0
    xor s5, s5, s4
    xor t0, t0, s1
    xor s0, s0, a4
    lw s3, 8(a1)
    xor a5, a5, a0
    xor t6, t6, s5
    xor a4, ra, s3
    xor s3, t5, s0
    xor s11, s11, a4
    xor s2, s3, s2
    xor ra, t2, t0
    rori s4, s9, 31
    rori t4, a3, 31
    xor t5, s11, s4
    sw a6, 352(sp)
    xor s4, a2, a5
    xor t0, t0, t4
    xor a6, s6, t6
    rori s6, t2, 31
    xor s3, s9, s3
    xor s6, a5, s6
    rori t2, a2, 31
    xor t6, t6, t2
    xor a2, a3, s11
    xor s11, a0, t0
    lw t4, 412(sp)
    rori s11, s11, 1
    xor t2, t3, a2
    xor t4, t4, s3
    rori a5, t2, 12
    rori t2, t4, 4
    xor a3, s10, ra
    rori t3, a3, 11
    xor s7, s7, t5
    rori s7, s7, 31
    andn a3, a5, t2
    xor s9, s11, a3
    andn a3, t3, a5
    xor s10, t2, a3
    andn t4, s7, t3
    lw a0, 496(sp)
    andn a3, s11, s7
    xor a3, t3, a3
    xor t4, a5, t4
    xor t3, a4, s2
    andn s11, t2, s11
    xor s7, s7, s11
    xor a5, a7, a6
    rori a7, a5, 10
    xor t1, t1, s3
    xor t2, a0, t5
    rori a4, t2, 10
    rori t1, t1, 21
    lw t2, 388(sp)
    andn s11, a7, a4
    andn a5, t1, a7
    xor t2, t2, t6
    xor a0, t3, s11
    rori t2, t2, 25
    xor s11, a5, a4
    sw s3, 376(sp)
    andn s3, t2, t1
    xor a7, a7, s3
    andn s3, t3, t2
    xor t1, t1, s3
    andn a5, a4, t3
    xor t2, t2, a5
    lw s3, 0(a1)
    sw s9, 160(sp)
    xor a4, s10, s11
    xor t3, a0, s3
    sw s11, 8(sp)
    sw t3, 0(sp)
    xor s11, s9, t3
    sw s10, 168(sp)
    xor s3, t4, a7
    sw a7, 16(sp)
    xor t3, a3, t1
    sw a3, 184(sp)
    xor a7, s7, t2
    sw t1, 24(sp)
    xor t1, s5, s6
    sw s7, 192(sp)
    rori s7, t1, 18
    sw t2, 32(sp)
    xor s8, s8, ra
    lw t1, 360(sp)
    rori s8, s8, 30
    lw s5, 492(sp)
    xor t2, s1, t5
    xor t1, t1, a2
    lw s1, 336(sp)
    lw a5, 428(sp)
    rori t1, t1, 18
    xor s5, s5, s2
    rori s5, s5, 14
    xor a0, s1, t5
    rori s9, a0, 27
    lw s10, 344(sp)
    andn s1, s9, s5
    xor s10, s10, a6
    xor s1, t1, s1
    rori a3, s10, 24
    xor s10, a5, s6
    rori a0, s10, 4
    andn s10, a3, s9
    xor s10, s5, s10
    sw t4, 424(sp)
    andn t4, a0, a3
    andn s5, s5, t1
    xor t4, s9, t4
    andn t1, t1, a0
    xor t1, a3, t1
    sw s1, 120(sp)
    xor s5, a0, s5
    xor s11, s11, s1
    sw s10, 128(sp)
    xor a5, a4, s10
    sw t4, 136(sp)
    xor s3, s3, t4
    xor t3, t3, t1
    sw s5, 152(sp)
    xor s5, a7, s5
    lw a7, 452(sp)
    xor a7, a7, t6
    lw a3, 440(sp)
    lw t4, 472(sp)
    xor s1, a3, s4
    rori a7, a7, 22
    rori s10, s1, 9
    xor t4, t4, a6
    rori t4, t4, 1
    andn s1, s8, a7
    andn s9, s10, s8
    xor a3, a7, s9
    xor a4, s7, s1
    andn s1, t4, s10
    xor s8, s8, s1
    andn s1, s7, t4
    xor s9, s10, s1
    andn s7, a7, s7
    xor s7, t4, s7
    sw a4, 40(sp)
    xor a4, s11, a4
    sw a3, 48(sp)
    sw s8, 56(sp)
    xor s3, s3, s8
    sw s9, 64(sp)
    xor s1, t3, s9
    sw s7, 72(sp)
    xor a3, a3, a5
    xor s7, s5, s7
    lw s5, 480(sp)
    lw s8, 392(sp)
    xor s0, s0, t6
    xor s5, s5, a6
    lw s11, 408(sp)
    rori s5, s5, 29
    xor s8, s8, s6
    rori s8, s8, 20
    xor s11, s11, a2
    rori s11, s11, 28
    lw t4, 312(sp)
    andn a7, s8, s5
    andn a5, s11, s8
    xor t4, t4, ra
    rori t4, t4, 23
    xor t3, s5, a5
    andn s10, t4, s11
    lw a0, 380(sp)
    andn a5, t2, t4
    xor s8, s8, s10
    xor s11, s11, a5
    andn s5, s5, t2
    lw s9, 356(sp)
    xor s5, t4, s5
    xor a6, s9, a6
    xor a7, t2, a7
    lw a5, 444(sp)
    rori a6, a6, 1
    xor t2, a0, s6
    rori t4, t2, 5
    xor s9, a5, t6
    rori t2, s9, 13
    lw s10, 328(sp)
    lw a5, 484(sp)
    andn s9, t2, t4
    xor s10, s10, s2
    xor s9, a6, s9
    xor a5, a5, s4
    rori a5, a5, 31
    sw t1, 420(sp)
    rori s10, s10, 12
    andn t1, s10, t2
    sw s7, 416(sp)
    xor s7, t4, t1
    andn t1, a5, s10
    xor t1, t2, t1
    andn t2, a6, a5
    xor t2, s10, t2
    andn a6, t4, a6
    xor a6, a5, a6
    sw s9, 164(sp)
    xor a0, a7, s9
    sw s7, 172(sp)
    xor s9, t3, s7
    sw a7, 84(sp)
    sw t3, 92(sp)
    xor t4, s8, t1
    sw t1, 180(sp)
    xor t1, s11, t2
    sw s8, 100(sp)
    xor s8, s5, a6
    sw s11, 108(sp)
    sw s5, 116(sp)
    rori s0, s0, 19
    sw t2, 188(sp)
    lw s7, 384(sp)
    lw s11, 348(sp)
    xor s7, s7, ra
    lw s5, 456(sp)
    xor s11, s11, s4
    rori s7, s7, 14
    rori t2, s11, 27
    xor s5, s5, t0
    rori s5, s5, 25
    lw t3, 488(sp)
    lw s11, 376(sp)
    andn a5, t2, s7
    xor s10, s0, a5
    andn a5, s5, t2
    xor t3, t3, s11
    xor a5, s7, a5
    rori t3, t3, 4
    sw a6, 324(sp)
    andn s7, s7, s0
    andn a6, t3, s5
    xor a6, t2, a6
    andn s0, s0, t3
    xor a7, s5, s0
    sw s10, 124(sp)
    xor s5, t3, s7
    xor t2, a0, s10
    sw a5, 132(sp)
    xor s7, s9, a5
    xor t4, t4, a6
    xor t1, t1, a7
    sw s5, 156(sp)
    xor t3, s8, s5
    lw s0, 404(sp)
    lw s8, 316(sp)
    xor s0, s0, ra
    lw s9, 448(sp)
    xor s8, s8, s4
    xor a5, s9, t0
    lw a0, 460(sp)
    rori s8, s8, 10
    rori s9, a5, 11
    xor s6, a0, s6
    rori s6, s6, 22
    lw s10, 340(sp)
    andn s5, s9, s8
    andn a5, s6, s9
    xor ra, s10, a2
    rori ra, ra, 25
    xor a0, s8, a5
    andn a5, ra, s6
    andn s10, s0, ra
    xor a5, s9, a5
    xor s9, s0, s5
    xor s10, s6, s10
    andn s0, s8, s0
    lw s8, 4(a1)
    xor s0, ra, s0
    sw a0, 12(sp)
    xor ra, s9, s8
    xor s6, s7, a0
    xor s9, t2, ra
    sw a5, 20(sp)
    xor a0, t4, a5
    xor t4, t1, s10
    lw t1, 332(sp)
    lw s5, 372(sp)
    lw s8, 320(sp)
    xor s7, t1, s11
    rori a5, s7, 18
    xor t2, s5, a2
    rori a2, t2, 22
    xor s8, s8, s2
    rori s8, s8, 31
    lw s5, 400(sp)
    lw t1, 432(sp)
    andn s7, s8, a2
    xor s5, s5, t5
    xor t5, a5, s7
    andn t2, a2, a5
    rori s5, s5, 10
    xor t1, t1, t0
    rori t1, t1, 2
    andn s7, s5, s8
    xor s7, a2, s7
    andn a2, t1, s5
    xor s8, s8, a2
    andn a2, a5, t1
    xor s5, s5, a2
    xor a5, t1, t2
    sw t5, 44(sp)
    xor t1, s9, t5
    xor s9, s6, s7
    xor t2, a0, s8
    xor a2, t3, s0
    xor t5, a2, a5
    lw s6, 396(sp)
    lw a0, 468(sp)
    xor a2, t4, s5
    xor t3, t2, s10
    xor t2, s6, s4
    lw t4, 352(sp)
    rori s4, t2, 31
    xor t0, a0, t0
    rori t0, t0, 29
    xor s11, t4, s11
    rori t2, s11, 19
    lw s6, 464(sp)
    lw a0, 436(sp)
    andn s11, t2, t0
    xor s6, s6, t6
    xor s11, s4, s11
    rori t6, s6, 28
    xor s6, a0, s2
    rori t4, s6, 23
    andn s6, t6, t2
    xor s6, t0, s6
    andn s2, t4, t6
    xor a0, t2, s2
    andn t2, s4, t4
    xor t6, t6, t2
    andn t2, t0, s4
    sw a7, 148(sp)
    xor a7, t4, t2
    xor t0, a4, s11
    xor t2, a3, s6
    xor t4, s3, a0
    sw t6, 104(sp)
    xor t6, s1, t6
    lw s4, 416(sp)
    xor a4, s10, t3
    xor s3, t3, a4
    xor t3, a4, a5
    xor s2, s9, s7
    xor s9, s7, s2
    xor s2, s2, s9
    xor s10, a5, t3
    xor s9, s9, a0
    xor s1, t3, s10
    xor t3, a0, s9
    xor a5, s9, t3
    xor t5, t5, s10
    xor a4, s10, t5
    lw s9, 420(sp)
    xor a3, s4, a7
    xor t5, t5, a4
    lw s10, 424(sp)
    lw s4, 324(sp)
    add s7, zero, a6
    add a6, zero, ra
    addi a1, a1, -16
.Lkeccak_f1600_1:
    rori ra, t3, 31
    xor a0, a4, t2
    xor ra, a3, ra
    sw s8, 312(sp)
    rori s8, t5, 31
    sw s5, 316(sp)
    xor s8, t0, s8
    xor s5, t1, t4
    sw s7, 320(sp)
    rori t1, t1, 31
    rori s7, a2, 31
    xor s7, t2, s7
    xor s2, s2, s5
    xor t3, t3, t6
    rori a4, a4, 31
    xor a4, t4, a4
    xor t5, t5, a3
    xor t6, t6, t1
    xor t1, a2, t0
    xor a2, a5, s7
    rori a2, a2, 11
    xor t0, s9, a4
    rori s2, s2, 10
    xor a6, a6, a0
    andn a3, a2, s2
    xor s4, s4, t1
    xor t2, s1, t1
    rori a5, t0, 22
    rori s4, s4, 25
    xor a3, a6, a3
    andn s1, s2, a6
    andn t4, a5, a2
    xor t0, s2, t4
    andn s9, s4, a5
    andn s2, a6, s4
    xor t4, a5, s2
    xor s4, s4, s1
    lw a6, 12(a1)
    xor s3, s3, t5
    xor a6, a3, a6
    rori s2, t2, 22
    rori s3, s3, 18
    xor s1, s11, ra
    rori s11, s1, 31
    lw s1, 128(sp)
    xor a5, s10, s7
    andn t2, s11, s2
    xor s1, s1, s8
    rori s1, s1, 10
    rori a3, a5, 2
    andn s10, s1, s11
    andn a5, a3, s1
    xor s10, s2, s10
    xor s11, s11, a5
    xor a5, s3, t2
    andn t2, s3, a3
    andn s3, s2, s3
    xor s2, s1, t2
    xor s1, a6, a5
    xor s3, a3, s3
    xor a3, t0, s10
    xor a2, a2, s9
    xor s9, a2, s11
    xor t2, t4, s2
    sw t0, 324(sp)
    xor t0, s4, s3
    sw s3, 328(sp)
    xor s3, a7, t6
    lw a7, 20(sp)
    rori s3, s3, 13
    sw t4, 332(sp)
    xor s0, s0, t1
    xor a7, a7, t3
    rori a7, a7, 1
    lw t4, 64(sp)
    sw s10, 336(sp)
    xor s10, t4, a4
    lw t4, 120(sp)
    rori s10, s10, 5
    sw a6, 340(sp)
    xor a6, t4, ra
    lw t4, 172(sp)
    sw a5, 344(sp)
    xor t4, t4, s5
    rori a6, a6, 12
    rori t4, t4, 31
    andn a5, s3, s10
    xor a5, a7, a5
    sw a2, 348(sp)
    andn a2, a6, s3
    xor a2, s10, a2
    andn s10, s10, a7
    sw s11, 352(sp)
    andn s11, t4, a6
    andn a7, a7, t4
    xor s3, s3, s11
    xor a6, a6, a7
    xor s11, t4, s10
    xor s1, s1, a5
    xor t4, a3, a2
    xor a7, t2, a6
    xor a3, s9, s3
    xor s10, t0, s11
    rori s0, s0, 18
    lw t0, 40(sp)
    xor s6, s6, s8
    lw t2, 320(sp)
    xor s9, t0, ra
    lw t0, 184(sp)
    rori s6, s6, 27
    rori s9, s9, 14
    xor t2, t2, t3
    rori t2, t2, 24
    xor t0, t0, a4
    rori t0, t0, 4
    sw s11, 320(sp)
    andn s11, s6, s9
    sw a6, 356(sp)
    xor a6, s0, s11
    andn s11, t2, s6
    xor s11, s9, s11
    sw a2, 360(sp)
    andn a2, t0, t2
    xor a2, s6, a2
    andn s6, s0, t0
    andn s9, s9, s0
    xor s0, t2, s6
    xor s6, t0, s9
    lw t0, 24(sp)
    lw s9, 72(sp)
    xor t0, t0, a4
    lw t2, 84(sp)
    sw a5, 364(sp)
    xor s9, s9, t6
    rori t0, t0, 18
    xor t2, t2, a0
    lw a5, 132(sp)
    rori t2, t2, 30
    sw s3, 368(sp)
    xor s3, a5, s5
    rori s9, s9, 22
    lw a5, 180(sp)
    sw s4, 372(sp)
    rori s3, s3, 9
    xor s4, a5, t3
    andn a5, t2, s9
    rori s4, s4, 1
    xor a5, t0, a5
    sw s2, 376(sp)
    andn s2, s3, t2
    sw a4, 380(sp)
    andn a4, s4, s3
    xor s2, s9, s2
    andn s9, s9, t0
    andn t0, t0, s4
    xor a4, t2, a4
    xor s3, s3, t0
    xor t0, a6, a5
    xor s4, s4, s9
    xor t2, s11, s2
    xor s9, a2, a4
    sw a4, 384(sp)
    xor a4, s0, s3
    sw s6, 388(sp)
    xor s6, s6, s4
    sw s11, 392(sp)
    lw s11, 12(sp)
    sw s0, 396(sp)
    xor s0, s11, s5
    lw s11, 56(sp)
    rori s0, s0, 31
    sw a2, 400(sp)
    xor a2, s11, s7
    lw s11, 108(sp)
    rori a2, a2, 29
    sw a6, 404(sp)
    xor a6, s11, t5
    lw s11, 152(sp)
    sw s3, 408(sp)
    xor s3, s11, t6
    lw s11, 160(sp)
    rori s3, s3, 28
    rori a6, a6, 19
    sw s4, 412(sp)
    xor s4, s11, ra
    rori s4, s4, 23
    andn s11, a6, a2
    sw a5, 416(sp)
    andn a5, s3, a6
    xor s11, s0, s11
    xor a5, a5, a2
    sw s2, 420(sp)
    andn a2, a2, s0
    andn s2, s4, s3
    xor a6, a6, s2
    xor s2, s9, a6
    andn s0, s0, s4
    xor s4, s4, a2
    xor s3, s3, s0
    xor s0, t0, s11
    xor a2, t2, a5
    xor s6, s6, s4
    lw t0, 32(sp)
    lw s9, 44(sp)
    lw t2, 92(sp)
    xor a4, a4, s3
    xor t0, t0, t6
    xor s9, s9, a0
    xor s5, t2, s5
    rori t0, t0, 19
    lw t2, 136(sp)
    rori s9, s9, 14
    sw s11, 424(sp)
    xor s11, t2, s7
    lw t2, 188(sp)
    rori s5, s5, 27
    sw a6, 428(sp)
    rori s11, s11, 25
    xor a6, t2, t5
    sw s4, 432(sp)
    andn s4, s11, s5
    sw s3, 436(sp)
    xor s4, s9, s4
    rori a6, a6, 4
    andn t2, s5, s9
    andn s3, a6, s11
    andn s9, s9, t0
    xor s3, s5, s3
    xor t2, t0, t2
    andn s5, t0, a6
    xor a6, a6, s9
    xor s1, s1, t2
    xor t0, t4, s4
    xor s5, s11, s5
    xor a7, a7, s5
    xor t4, s10, a6
    lw s9, 16(sp)
    xor a3, a3, s3
    lw s11, 316(sp)
    xor s7, s9, s7
    lw s10, 116(sp)
    rori s7, s7, 1
    xor s9, s11, t5
    xor s11, s10, t1
    rori s10, s11, 12
    lw s11, 124(sp)
    rori s9, s9, 4
    sw a6, 316(sp)
    xor a6, s11, a0
    lw s11, 168(sp)
    rori a6, a6, 11
    sw s4, 440(sp)
    xor s4, s11, s8
    andn s11, s10, s9
    xor s11, s7, s11
    sw s3, 444(sp)
    andn s3, a6, s10
    xor s3, s9, s3
    andn s9, s9, s7
    rori s4, s4, 31
    sw a5, 448(sp)
    andn a5, s4, a6
    andn s7, s7, s4
    xor s4, s4, s9
    xor s9, s10, a5
    xor s7, a6, s7
    xor a6, a2, s3
    xor s0, s0, s11
    xor s2, s2, s9
    xor a4, a4, s7
    xor a2, s6, s4
    lw a5, 8(sp)
    lw s6, 312(sp)
    xor a5, a5, s8
    lw s10, 104(sp)
    xor s6, s6, t3
    sw s11, 312(sp)
    rori s11, s6, 29
    lw s6, 380(sp)
    sw s9, 380(sp)
    xor s6, s10, s6
    lw s9, 156(sp)
    lw s10, 164(sp)
    rori s6, s6, 20
    xor t1, s9, t1
    xor a0, s10, a0
    rori t1, t1, 28
    andn s9, s6, s11
    andn s10, t1, s6
    xor s9, a5, s9
    sw s7, 452(sp)
    xor s7, s11, s10
    rori s10, a0, 23
    andn a0, s10, t1
    xor s6, s6, a0
    andn a0, a5, s10
    andn a5, s11, a5
    xor a5, s10, a5
    xor t1, t1, a0
    xor s11, t0, s7
    xor s10, a7, t1
    xor t4, t4, a5
    xor a0, a3, s6
    lw t0, 0(sp)
    lw a7, 48(sp)
    xor t0, t0, ra
    lw a3, 100(sp)
    xor s8, a7, s8
    lw a7, 148(sp)
    xor t3, a3, t3
    rori t3, t3, 10
    rori s8, s8, 10
    xor t5, a7, t5
    rori t5, t5, 21
    lw a7, 192(sp)
    andn a3, t3, s8
    andn ra, t5, t3
    xor t6, a7, t6
    xor a7, t0, a3
    rori t6, t6, 25
    xor a3, s8, ra
    andn ra, t6, t5
    andn s8, s8, t0
    xor t3, t3, ra
    andn t0, t0, t6
    xor t5, t5, t0
    xor s8, t6, s8
    lw t0, 8(a1)
    xor s2, s2, t3
    xor a4, a4, t5
    rori ra, s11, 31
    xor t6, a7, t0
    xor s0, s0, t6
    xor a6, a6, a3
    rori a7, a0, 31
    xor a2, a2, s8
    xor t0, a2, ra
    xor ra, t4, a6
    xor s1, s1, s9
    sw t1, 456(sp)
    xor t1, s0, a7
    sw s7, 460(sp)
    rori s7, s10, 31
    xor s7, a6, s7
    xor a6, s11, a4
    rori s11, t4, 31
    xor t4, a0, a2
    xor a7, s1, s2
    xor s2, s2, s11
    rori s1, s1, 31
    xor s11, a4, s1
    xor a2, s10, s0
    xor s0, t3, s7
    lw s1, 376(sp)
    rori s0, s0, 1
    xor a4, a5, a2
    xor s1, s1, t4
    rori t3, a4, 12
    xor a0, t2, ra
    rori a4, s1, 4
    rori s1, a0, 11
    xor s5, s5, t4
    xor s3, s3, t1
    andn s10, t3, a4
    xor a5, s0, s10
    rori s3, s3, 31
    andn t2, s1, t3
    andn s10, s3, s1
    andn a0, s0, s3
    xor s1, s1, a0
    andn s0, a4, s0
    xor a0, a4, t2
    xor t2, t6, t0
    xor t3, t3, s10
    lw a4, 420(sp)
    xor s3, s3, s0
    xor s4, s4, s11
    xor s6, s6, a6
    xor a4, a4, t1
    rori s5, s5, 21
    rori s6, s6, 10
    rori a4, a4, 10
    andn s10, s6, a4
    rori s4, s4, 25
    andn t6, s5, s6
    xor s0, t2, s10
    xor t6, a4, t6
    andn s10, s4, s5
    xor s6, s6, s10
    andn s10, t2, s4
    andn t2, a4, t2
    xor s5, s5, s10
    xor s4, s4, t2
    lw a4, 0(a1)
    sw a5, 160(sp)
    xor s10, a0, t6
    sw a0, 168(sp)
    xor s0, s0, a4
    sw s0, 0(sp)
    xor s0, a5, s0
    sw t6, 8(sp)
    xor t6, t3, s6
    sw s6, 16(sp)
    xor s6, s1, s5
    sw s1, 184(sp)
    xor s1, s3, s4
    sw s5, 24(sp)
    xor t5, t5, s2
    sw s4, 32(sp)
    sw s3, 192(sp)
    rori s4, t5, 18
    xor s3, s9, ra
    lw s5, 372(sp)
    rori s3, s3, 30
    lw t5, 416(sp)
    xor s5, s5, a2
    lw a5, 448(sp)
    xor t5, t5, t0
    rori t5, t5, 14
    xor t2, a5, t1
    rori a5, t2, 27
    lw a0, 444(sp)
    lw a4, 452(sp)
    andn s9, a5, t5
    rori s5, s5, 18
    xor t2, a0, a6
    rori t2, t2, 24
    xor a0, a4, s2
    xor s9, s5, s9
    rori a4, a0, 4
    andn a0, t2, a5
    xor a0, t5, a0
    sw t3, 376(sp)
    andn t3, a4, t2
    xor s0, s0, s9
    xor t3, a5, t3
    andn t5, t5, s5
    andn s5, s5, a4
    xor s5, t2, s5
    xor t5, a4, t5
    sw s9, 120(sp)
    sw a0, 128(sp)
    xor a4, s10, a0
    sw t3, 136(sp)
    xor t3, t6, t3
    xor a5, s6, s5
    sw t5, 152(sp)
    xor s1, s1, t5
    lw t5, 412(sp)
    lw s6, 440(sp)
    xor t5, t5, s11
    xor s9, a3, t1
    rori t5, t5, 22
    lw t6, 368(sp)
    xor s10, s6, a7
    rori a0, s10, 9
    xor s10, t6, a6
    andn t2, s3, t5
    andn a3, a0, s3
    xor a3, t5, a3
    rori t6, s10, 1
    andn s10, t6, a0
    xor s6, s4, t2
    xor t2, s0, s6
    andn s0, s4, t6
    xor s0, a0, s0
    andn s4, t5, s4
    sw s6, 40(sp)
    xor s3, s3, s10
    sw a3, 48(sp)
    xor s4, t6, s4
    xor a3, a3, a4
    sw s3, 56(sp)
    xor s10, t3, s3
    sw s0, 64(sp)
    lw a0, 352(sp)
    sw s4, 72(sp)
    xor t6, a5, s0
    lw s3, 436(sp)
    xor s0, a0, a6
    lw s6, 316(sp)
    rori s0, s0, 29
    xor s3, s3, s2
    rori s3, s3, 20
    xor t5, s6, a2
    lw a4, 364(sp)
    rori t3, t5, 28
    andn a5, t3, s3
    andn t5, s3, s0
    xor a0, a5, s0
    xor a4, a4, ra
    xor s4, s1, s4
    rori a4, a4, 23
    andn s6, s9, a4
    andn a5, a4, t3
    xor s3, s3, a5
    xor a5, t3, s6
    lw t3, 348(sp)
    xor t5, s9, t5
    andn s0, s0, s9
    xor s0, s0, a4
    lw s6, 408(sp)
    xor a6, t3, a6
    lw t3, 432(sp)
    rori a6, a6, 1
    xor a4, s6, s2
    xor s6, t3, s11
    rori t3, s6, 13
    rori a4, a4, 5
    lw s6, 404(sp)
    lw s9, 360(sp)
    andn s1, t3, a4
    xor s6, s6, t0
    rori s6, s6, 12
    xor s1, a6, s1
    xor s9, s9, a7
    sw s5, 420(sp)
    andn s5, s6, t3
    xor s5, a4, s5
    rori s9, s9, 31
    sw s4, 372(sp)
    andn s4, a4, a6
    andn a4, s9, s6
    xor t3, t3, a4
    andn a4, a6, s9
    xor s6, s6, a4
    sw t5, 84(sp)
    xor s4, s9, s4
    sw s1, 164(sp)
    xor a6, t5, s1
    sw s5, 172(sp)
    xor s1, s0, s4
    xor t5, a0, s5
    sw a0, 92(sp)
    xor s5, s3, t3
    sw s3, 100(sp)
    xor s3, a5, s6
    sw t3, 180(sp)
    sw a5, 108(sp)
    sw s6, 188(sp)
    xor t3, s8, s11
    sw s0, 116(sp)
    rori t3, t3, 19
    lw s0, 344(sp)
    lw s8, 460(sp)
    lw a4, 400(sp)
    xor s0, s0, ra
    rori s0, s0, 14
    xor s8, s8, a7
    xor a4, a4, s7
    lw s9, 356(sp)
    rori s8, s8, 27
    rori s6, a4, 25
    andn a0, s8, s0
    andn a5, s6, s8
    xor a4, s9, t4
    xor s9, t3, a0
    xor a5, a5, s0
    rori a4, a4, 4
    andn a0, a4, s6
    andn s0, s0, t3
    sw s9, 124(sp)
    xor a0, s8, a0
    andn t3, t3, a4
    xor s8, s6, t3
    xor s6, a6, s9
    xor s0, s0, a4
    sw a5, 132(sp)
    xor t3, s5, a0
    sw s8, 148(sp)
    xor s5, s3, s8
    sw s0, 156(sp)
    xor s8, s1, s0
    lw s0, 340(sp)
    xor s9, t5, a5
    lw a6, 336(sp)
    xor s0, s0, ra
    lw s3, 428(sp)
    xor s1, a6, a7
    lw a6, 396(sp)
    rori a5, s1, 10
    xor s3, s3, s7
    rori s3, s3, 11
    xor a6, a6, s2
    rori a6, a6, 22
    lw s2, 320(sp)
    andn s1, s3, a5
    andn a4, a6, s3
    xor s2, s2, a2
    xor t5, a5, a4
    xor s1, s1, s0
    rori s2, s2, 25
    andn ra, s2, a6
    xor ra, s3, ra
    andn a4, s0, s2
    andn s0, a5, s0
    xor s3, a6, a4
    lw a6, 4(a1)
    xor s0, s2, s0
    sw t5, 12(sp)
    xor a6, s1, a6
    sw ra, 20(sp)
    xor a5, s5, s3
    xor a4, s8, s0
    xor ra, t3, ra
    lw s1, 332(sp)
    xor s5, s6, a6
    lw s2, 328(sp)
    xor s8, s1, t4
    lw t3, 424(sp)
    rori s1, s8, 18
    xor s8, s2, a2
    rori a2, s8, 22
    xor s8, t3, t0
    rori s8, s8, 31
    andn s6, s8, a2
    lw s2, 392(sp)
    xor t3, s9, t5
    lw s9, 380(sp)
    xor t1, s2, t1
    xor t5, s1, s6
    rori s6, t1, 10
    andn s2, s6, s8
    xor t1, s9, s7
    andn s9, a2, s1
    xor s2, a2, s2
    rori t1, t1, 2
    andn a2, t1, s6
    xor s8, s8, a2
    andn a2, s1, t1
    xor s1, t1, s9
    sw t5, 44(sp)
    xor t1, s5, t5
    xor s5, s6, a2
    xor t5, ra, s8
    xor a2, a5, s5
    lw s6, 324(sp)
    xor a4, a4, s1
    lw s9, 384(sp)
    lw ra, 456(sp)
    xor a5, s6, a7
    xor s9, s9, s7
    rori s7, a5, 31
    xor s6, ra, t4
    rori a5, s6, 19
    lw t4, 388(sp)
    rori s9, s9, 29
    lw s6, 312(sp)
    andn ra, a5, s9
    xor t4, t4, s11
    xor s11, s7, ra
    rori t4, t4, 28
    xor s6, s6, t0
    andn a7, s9, s7
    rori t0, s6, 23
    andn ra, t4, a5
    xor s6, s9, ra
    xor a7, t0, a7
    xor t3, t3, s2
    andn ra, t0, t4
    andn s9, s7, t0
    xor a5, a5, ra
    xor ra, t4, s9
    sw ra, 104(sp)
    xor a3, a3, s6
    xor t0, t2, s11
    xor t4, s10, a5
    lw s7, 372(sp)
    lw s9, 420(sp)
    xor t2, s7, a7
    xor t2, t2, a3
    xor t6, t6, ra
    xor a3, a3, t2
    add s7, zero, a0
    lw s10, 376(sp)
    addi a1, a1, -16
    andi a0, a1, 255
    xor t2, t2, a3
    bne a0, zero, .Lkeccak_f1600_1
    rori ra, t3, 31
    xor a0, a4, t2
    xor ra, a3, ra
    sw s8, 312(sp)
    rori s8, t5, 31
    sw s5, 316(sp)
    xor s8, t0, s8
    xor s5, t1, t4
    sw s7, 320(sp)
    rori s7, a2, 31
    xor s7, t2, s7
    xor t2, t3, t6
    rori t3, a4, 31
    xor t5, t5, a3
    xor t3, t4, t3
    rori t4, t1, 31
    xor t1, t6, t4
    xor a3, a6, a0
    xor t4, a2, t0
    xor t0, s2, s5
    xor s2, a5, s7
    rori a6, s2, 11
    xor a4, s9, t3
    rori t6, t0, 10
    rori s9, a4, 22
    xor s4, s4, t4
    rori a5, s4, 25
    andn s4, a6, t6
    xor a2, a3, s4
    andn a4, s9, a6
    xor s4, t6, a4
    andn a4, a5, s9
    xor a6, a6, a4
    andn a4, a3, a5
    xor s2, s9, a4
    andn s9, t6, a3
    xor a5, a5, s9
    lw t0, 12(a1)
    xor s9, s3, t5
    xor s3, s1, t4
    xor a3, a2, t0
    rori s1, s3, 22
    rori t6, s9, 18
    xor s11, s11, ra
    rori a2, s11, 31
    lw s11, 128(sp)
    xor a4, s10, s7
    andn t0, a2, s1
    xor s9, s11, s8
    rori s10, a4, 2
    rori s9, s9, 10
    xor t0, t6, t0
    andn a4, s9, a2
    andn s3, s10, s9
    xor s11, s1, a4
    xor a4, a2, s3
    andn a2, t6, s10
    andn s3, s1, t6
    xor s1, s9, a2
    xor s9, s10, s3
    xor s3, a3, t0
    xor t6, s4, s11
    xor a2, a6, a4
    xor s10, s2, s1
    sw a4, 324(sp)
    xor a4, a5, s9
    sw s4, 328(sp)
    xor a7, a7, t1
    lw s4, 20(sp)
    rori a7, a7, 13
    sw s9, 332(sp)
    xor s9, s4, t2
    lw s4, 64(sp)
    rori s9, s9, 1
    sw s2, 336(sp)
    xor s2, s4, t3
    lw s4, 120(sp)
    rori s2, s2, 5
    sw t0, 340(sp)
    xor s4, s4, ra
    lw t0, 172(sp)
    rori s4, s4, 12
    sw a5, 344(sp)
    xor t0, t0, s5
    andn a5, a7, s2
    rori t0, t0, 31
    xor a5, s9, a5
    sw s11, 348(sp)
    andn s11, s4, a7
    sw a3, 352(sp)
    andn a3, s2, s9
    xor s11, s2, s11
    andn s2, t0, s4
    xor a7, a7, s2
    andn s2, s9, t0
    xor s9, s4, s2
    xor s4, t0, a3
    xor t0, s3, a5
    xor s2, t6, s11
    xor a3, a2, a7
    xor t6, s10, s9
    xor s3, a4, s4
    xor a2, s0, t4
    rori a4, a2, 18
    lw a2, 40(sp)
    xor s0, s6, s8
    lw s10, 320(sp)
    xor a2, a2, ra
    rori s6, s0, 27
    rori s0, a2, 14
    xor a2, s10, t2
    rori s10, a2, 24
    lw a2, 184(sp)
    sw a5, 320(sp)
    andn a5, s6, s0
    xor a2, a2, t3
    xor a5, a5, a4
    rori a2, a2, 4
    sw a7, 356(sp)
    andn a7, s10, s6
    sw s9, 360(sp)
    xor a7, s0, a7
    andn s9, a2, s10
    xor s6, s6, s9
    andn s9, a4, a2
    xor s9, s10, s9
    andn s0, s0, a4
    xor s0, s0, a2
    lw s10, 24(sp)
    lw a4, 72(sp)
    xor a2, s10, t3
    lw s10, 84(sp)
    rori a2, a2, 18
    xor s10, s10, a0
    xor a4, a4, t1
    rori a4, a4, 22
    rori s10, s10, 30
    sw s4, 364(sp)
    lw s4, 132(sp)
    sw s11, 368(sp)
    xor s11, s4, s5
    lw s4, 180(sp)
    rori s11, s11, 9
    sw a6, 372(sp)
    xor a6, s4, t2
    andn s4, s10, a4
    rori a6, a6, 1
    xor s4, a2, s4
    sw s1, 376(sp)
    andn s1, s11, s10
    xor s1, s1, a4
    sw t3, 380(sp)
    andn t3, a6, s11
    andn a4, a4, a2
    xor s10, s10, t3
    andn t3, a2, a6
    xor a2, s11, t3
    xor a6, a6, a4
    xor s11, a7, s1
    xor t3, s6, s10
    sw s10, 384(sp)
    xor s10, s9, a2
    sw s0, 388(sp)
    xor a4, a5, s4
    xor s0, s0, a6
    sw a7, 392(sp)
    lw a7, 12(sp)
    sw a6, 396(sp)
    xor a6, a7, s5
    lw a7, 56(sp)
    rori a6, a6, 31
    sw s6, 400(sp)
    xor a7, a7, s7
    lw s6, 108(sp)
    rori a7, a7, 29
    sw s4, 404(sp)
    xor s6, s6, t5
    lw s4, 152(sp)
    rori s6, s6, 19
    sw s9, 408(sp)
    xor s4, s4, t1
    lw s9, 160(sp)
    rori s4, s4, 28
    sw s1, 412(sp)
    xor s1, s9, ra
    andn s9, s6, a7
    xor s9, a6, s9
    sw a5, 416(sp)
    andn a5, s4, s6
    xor a5, a7, a5
    rori s1, s1, 23
    sw a2, 420(sp)
    andn a2, s1, s4
    andn a7, a7, a6
    xor a2, s6, a2
    andn a6, a6, s1
    xor s6, s4, a6
    xor s1, s1, a7
    xor a7, a4, s9
    xor a4, s11, a5
    xor s11, t3, a2
    xor s4, s10, s6
    xor s10, s0, s1
    lw a6, 32(sp)
    lw t3, 44(sp)
    xor a6, a6, t1
    lw s0, 92(sp)
    rori a6, a6, 19
    xor t3, t3, a0
    rori t3, t3, 14
    xor s5, s0, s5
    rori s0, s5, 27
    lw s5, 136(sp)
    sw s6, 424(sp)
    xor s5, s5, s7
    lw s6, 188(sp)
    rori s5, s5, 25
    sw s9, 428(sp)
    xor s9, s6, t5
    andn s6, s0, t3
    rori s9, s9, 4
    xor s6, a6, s6
    sw a5, 432(sp)
    andn a5, s5, s0
    xor a5, t3, a5
    sw a2, 436(sp)
    andn a2, s9, s5
    andn t3, t3, a6
    xor a2, a2, s0
    andn s0, a6, s9
    xor s9, s9, t3
    xor a6, s5, s0
    xor t0, t0, s6
    xor s0, s2, a5
    xor s5, a3, a2
    xor t3, t6, a6
    xor s3, s3, s9
    lw t6, 16(sp)
    lw s2, 316(sp)
    xor a3, t6, s7
    lw t6, 116(sp)
    rori a3, a3, 1
    xor s7, s2, t5
    rori s2, s7, 4
    xor t6, t6, t4
    rori s7, t6, 12
    lw t6, 124(sp)
    sw s9, 316(sp)
    xor t6, t6, a0
    lw s9, 168(sp)
    rori t6, t6, 11
    sw a5, 440(sp)
    xor s9, s9, s8
    andn a5, s7, s2
    rori s9, s9, 31
    xor a5, a5, a3
    sw a2, 444(sp)
    andn a2, t6, s7
    xor a2, s2, a2
    sw a6, 448(sp)
    andn a6, s9, t6
    andn s2, s2, a3
    xor s7, s7, a6
    andn a6, a3, s9
    xor t6, t6, a6
    xor a6, s9, s2
    xor a3, a7, a5
    xor a4, a4, a2
    xor s9, s11, s7
    xor s2, s4, t6
    xor s4, s10, a6
    lw s11, 8(sp)
    lw s10, 312(sp)
    xor a7, s11, s8
    lw s11, 104(sp)
    xor s10, s10, t2
    sw a5, 312(sp)
    rori a5, s10, 29
    lw s10, 380(sp)
    sw s7, 380(sp)
    xor s7, s11, s10
    lw s10, 156(sp)
    xor t4, s10, t4
    rori s7, s7, 20
    lw s11, 164(sp)
    andn s10, s7, a5
    rori t4, t4, 28
    xor a0, s11, a0
    rori s11, a0, 23
    xor s10, a7, s10
    andn a0, t4, s7
    sw t6, 452(sp)
    xor a0, a0, a5
    andn t6, s11, t4
    xor s7, s7, t6
    andn t6, a7, s11
    xor t4, t4, t6
    andn a7, a5, a7
    xor a5, s11, a7
    xor t6, t0, s10
    xor t0, s0, a0
    xor s5, s5, s7
    xor s11, t3, t4
    xor a7, s3, a5
    lw s3, 0(sp)
    lw s0, 48(sp)
    xor ra, s3, ra
    lw s3, 100(sp)
    xor t3, s0, s8
    lw s0, 148(sp)
    rori t3, t3, 10
    xor s8, s3, t2
    rori t2, s8, 10
    xor s3, s0, t5
    rori s8, s3, 21
    lw s0, 192(sp)
    andn t5, s8, t2
    andn s3, t2, t3
    xor s3, ra, s3
    xor t1, s0, t1
    rori t1, t1, 25
    andn s0, t1, s8
    xor t5, t3, t5
    andn t3, t3, ra
    xor t2, t2, s0
    andn s0, ra, t1
    xor ra, s8, s0
    xor s8, t1, t3
    lw t3, 8(a1)
    xor s9, s9, t2
    xor a4, a4, t5
    xor s0, s2, ra
    xor s2, s3, t3
    xor t1, s4, s8
    xor s3, a3, s2
    rori t3, t0, 31
    xor s4, t1, t3
    xor t3, a7, a4
    rori a3, s5, 31
    sw t5, 456(sp)
    xor a3, s3, a3
    xor t5, t6, s9
    sw t4, 460(sp)
    rori t4, s11, 31
    xor t4, a4, t4
    xor t0, t0, s0
    rori a4, a7, 31
    xor s5, s5, t1
    rori a7, t6, 31
    xor t1, s0, a7
    xor t6, s11, s3
    xor s3, t2, t4
    xor a7, s9, a4
    lw a4, 376(sp)
    rori s11, s3, 1
    xor s0, a5, t6
    xor a5, a4, s5
    rori t2, s0, 12
    rori s9, a5, 4
    xor s3, s6, t3
    rori a4, s3, 11
    xor a2, a2, a3
    rori s0, a2, 31
    andn a2, t2, s9
    xor a5, s11, a2
    andn s3, a4, t2
    xor a2, s9, s3
    andn s3, s0, a4
    xor s6, t2, s3
    andn t2, s11, s0
    xor s3, a4, t2
    andn a4, s9, s11
    xor t2, s0, a4
    lw s11, 372(sp)
    lw a4, 420(sp)
    xor s9, s1, t1
    xor s1, s11, t0
    rori s9, s9, 13
    rori s1, s1, 1
    xor s11, a4, a7
    rori s11, s11, 5
    lw a4, 416(sp)
    lw s0, 368(sp)
    xor a4, a4, s4
    sw s10, 376(sp)
    rori a4, a4, 12
    xor s10, s0, t5
    rori s0, s10, 31
    andn s10, s9, s11
    xor s10, s1, s10
    sw ra, 372(sp)
    andn ra, a4, s9
    sw a0, 420(sp)
    xor a0, s11, ra
    andn ra, s0, a4
    xor ra, s9, ra
    andn s9, s1, s0
    xor s9, a4, s9
    andn s11, s11, s1
    xor a4, s0, s11
    zext.h s1, a5
    slli s11, s10, 16
    lui s0, 0xffff0
    and s10, s10, s0
    srli s0, a5, 16
    lui a5, 0x10
    addi a5, a5, -256
    or s1, s1, s11
    or s11, s0, s10
    srli s10, s1, 8
    xor s0, s1, s10
    lui s10, 0xf00
    and a5, s0, a5
    addi s10, s10, 240
    slli s0, a5, 8
    xor a5, a5, s1
    xor s1, a5, s0
    lui s0, 0xc0c1
    addi a5, s0, -1012
    srli s0, s1, 4
    xor s0, s0, s1
    and s0, s0, s10
    slli s10, s0, 4
    xor s1, s1, s0
    xor s10, s1, s10
    srli s0, s10, 2
    lui s1, 0x22222
    addi s1, s1, 546
    xor s0, s10, s0
    and a5, s0, a5
    slli s0, a5, 2
    xor a5, s10, a5
    xor s10, a5, s0
    lui s0, 0x10
    addi a5, s0, -256
    srli s0, s10, 1
    xor s0, s10, s0
    and s0, s0, s1
    xor s10, s10, s0
    slli s1, s0, 1
    xor s0, s10, s1
    srli s10, s11, 8
    xor s1, s11, s10
    lui s10, 0xf00
    addi s10, s10, 240
    and s1, s1, a5
    slli a5, s1, 8
    xor s11, s11, s1
    xor s11, s11, a5
    srli s1, s11, 4
    lui a5, 0xc0c1
    addi a5, a5, -1012
    xor s1, s11, s1
    and s1, s1, s10
    slli s10, s1, 4
    xor s11, s11, s1
    xor s1, s11, s10
    lui s10, 0x22222
    addi s10, s10, 546
    srli s11, s1, 2
    xor s11, s1, s11
    and a5, s11, a5
    slli s11, a5, 2
    xor s1, s1, a5
    xor s11, s1, s11
    lw a5, 200(sp)
    srli s1, s11, 1
    xor s1, s11, s1
    sw s0, 160(a5)
    and s10, s1, s10
    zext.h s1, a2
    slli s0, s10, 1
    xor s11, s11, s10
    xor s11, s11, s0
    slli s10, a0, 16
    sw s11, 164(a5)
    or s10, s1, s10
    lui s0, 0xffff0
    srli s11, a2, 16
    and s1, a0, s0
    lui a2, 0x10
    addi s0, a2, -256
    or a2, s11, s1
    srli s11, s10, 8
    xor a0, s10, s11
    lui s11, 0xf00
    and s1, a0, s0
    lui s0, 0xc0c1
    addi a0, s0, -1012
    slli s0, s1, 8
    addi s11, s11, 240
    xor s10, s10, s1
    xor s1, s10, s0
    lui s0, 0x22222
    addi s10, s0, 546
    srli s0, s1, 4
    xor s0, s1, s0
    and s0, s0, s11
    slli s11, s0, 4
    xor s0, s1, s0
    xor s11, s0, s11
    lui s1, 0x10
    addi s0, s1, -256
    srli s1, s11, 2
    xor s1, s11, s1
    and s1, s1, a0
    slli a0, s1, 2
    xor s11, s11, s1
    xor s1, s11, a0
    srli a0, a2, 8
    srli s11, s1, 1
    xor a0, a0, a2
    xor s11, s1, s11
    and s0, a0, s0
    and s11, s11, s10
    slli s10, s0, 8
    slli a0, s11, 1
    xor s1, s1, s11
    xor s11, s1, a0
    xor s1, a2, s0
    xor s1, s1, s10
    srli a0, s1, 4
    lui s10, 0xf00
    addi s10, s10, 240
    lui s0, 0xc0c1
    addi a2, s0, -1012
    xor s0, s1, a0
    lui a0, 0x22222
    addi a0, a0, 546
    and s0, s0, s10
    sw s11, 168(a5)
    slli s11, s0, 4
    xor s10, s0, s1
    xor s11, s10, s11
    zext.h s10, s6
    srli s0, s11, 2
    slli s1, ra, 16
    xor s0, s11, s0
    or s10, s10, s1
    and s1, s0, a2
    lui a2, 0xffff0
    slli s0, s1, 2
    xor s11, s11, s1
    and a2, a2, ra
    xor s11, s11, s0
    srli s1, s11, 1
    srli ra, s6, 16
    xor s0, s11, s1
    or s6, ra, a2
    and s1, s0, a0
    lui a2, 0x10
    addi a2, a2, -256
    slli ra, s1, 1
    xor s0, s11, s1
    xor s11, s0, ra
    srli a0, s10, 8
    sw s11, 172(a5)
    xor a0, s10, a0
    and s1, a0, a2
    lui ra, 0xf00
    addi s0, ra, 240
    slli s11, s1, 8
    xor s1, s10, s1
    xor s11, s1, s11
    lui a2, 0xc0c1
    addi a2, a2, -1012
    srli a0, s11, 4
    lui s10, 0x22222
    addi s10, s10, 546
    xor ra, s11, a0
    and s1, ra, s0
    lui a0, 0x10
    addi ra, a0, -256
    srli s0, s6, 8
    slli a0, s1, 4
    xor s11, s11, s1
    xor s1, s6, s0
    xor a0, s11, a0
    srli s0, a0, 2
    and s1, s1, ra
    xor s11, a0, s0
    slli ra, s1, 8
    and s0, s11, a2
    slli a2, s0, 2
    xor s1, s6, s1
    xor s11, a0, s0
    xor a0, s11, a2
    xor s6, s1, ra
    srli s11, a0, 1
    lui s1, 0xf00
    addi s1, s1, 240
    xor s0, a0, s11
    srli a2, s6, 4
    and ra, s0, s10
    slli s11, ra, 1
    xor s0, s6, a2
    xor s10, a0, ra
    xor a0, s10, s11
    and s1, s0, s1
    xor a2, s6, s1
    slli ra, s1, 4
    xor s10, a2, ra
    lui s11, 0xc0c1
    addi s0, s11, -1012
    srli a2, s10, 2
    lui s1, 0x22222
    addi s1, s1, 546
    xor s6, s10, a2
    and ra, s6, s0
    sw a0, 176(a5)
    zext.h s6, s3
    slli a0, ra, 2
    xor a2, s10, ra
    xor a2, a2, a0
    srli s11, a2, 1
    slli s10, s9, 16
    or s0, s6, s10
    xor ra, s11, a2
    lui s6, 0xffff0
    and s1, s1, ra
    and a0, s9, s6
    slli s6, s1, 1
    xor s10, a2, s1
    xor a2, s10, s6
    srli s10, s3, 16
    sw a2, 180(a5)
    or a0, s10, a0
    srli s3, s0, 8
    lui s11, 0x10
    addi ra, s11, -256
    xor s6, s0, s3
    lui a2, 0xf00
    addi a2, a2, 240
    and s9, s6, ra
    lui s1, 0xc0c1
    slli s10, s9, 8
    addi s11, s1, -1012
    xor s3, s0, s9
    lui ra, 0x22222
    xor s6, s3, s10
    addi s1, ra, 546
    srli s3, s6, 4
    lui s10, 0x10
    addi s10, s10, -256
    xor s0, s6, s3
    srli s3, a0, 8
    xor s9, a0, s3
    and ra, s0, a2
    slli a2, ra, 4
    xor s3, s6, ra
    and s10, s9, s10
    xor a2, s3, a2
    srli s3, a2, 2
    slli s0, s10, 8
    xor s9, a2, s3
    xor s3, a0, s10
    and s10, s9, s11
    xor s9, s3, s0
    slli s3, s10, 2
    xor ra, a2, s10
    xor s6, ra, s3
    lui a0, 0xf00
    addi a0, a0, 240
    srli s11, s6, 1
    srli s3, s9, 4
    xor s0, s9, s3
    xor a2, s6, s11
    and a2, a2, s1
    and s3, s0, a0
    slli s10, a2, 1
    xor ra, s6, a2
    xor a0, ra, s10
    slli s1, s3, 4
    xor s11, s9, s3
    lui s0, 0xc0c1
    addi a2, s0, -1012
    xor s6, s11, s1
    lui s3, 0x22222
    addi s3, s3, 546
    srli s10, s6, 2
    lw ra, 408(sp)
    sw a0, 184(a5)
    xor s10, s6, s10
    zext.h s9, t2
    and s0, s10, a2
    slli s10, a4, 16
    slli a2, s0, 2
    xor a0, s6, s0
    xor s11, a0, a2
    or a2, s9, s10
    srli s6, s11, 1
    lui s1, 0xffff0
    xor s10, s11, s6
    and a4, a4, s1
    and s6, s10, s3
    srli a0, t2, 16
    slli s0, s6, 1
    xor s1, s11, s6
    xor s1, s1, s0
    or s9, a0, a4
    sw s1, 188(a5)
    lui t2, 0x10
    addi t2, t2, -256
    srli s3, a2, 8
    lui a0, 0x22222
    lui s6, 0xf00
    addi s6, s6, 240
    xor a4, a2, s3
    lui s1, 0xc0c1
    and s10, a4, t2
    addi s1, s1, -1012
    addi a0, a0, 546
    xor s11, a2, s10
    slli a4, s10, 8
    xor s11, s11, a4
    lui a4, 0x10
    addi a4, a4, -256
    srli s0, s11, 4
    srli s3, s9, 8
    xor t2, s11, s0
    xor s3, s9, s3
    and t2, t2, s6
    and s10, s3, a4
    slli s6, t2, 4
    xor a2, s11, t2
    xor s6, a2, s6
    slli a4, s10, 8
    srli s0, s6, 2
    xor s3, s9, s10
    xor s9, s6, s0
    xor s3, s3, a4
    and s11, s9, s1
    lui a4, 0xf00
    srli t2, s3, 4
    addi a4, a4, 240
    slli a2, s11, 2
    xor s10, s6, s11
    xor s9, s10, a2
    srli s1, s9, 1
    xor t2, s3, t2
    xor s11, s9, s1
    and s6, t2, a4
    and t2, s11, a0
    slli s1, s6, 4
    slli s11, t2, 1
    xor s0, s9, t2
    xor a2, s3, s6
    xor a4, a2, s1
    lui s10, 0xc0c1
    addi a0, s10, -1012
    srli t2, a4, 2
    xor s9, s0, s11
    lui s3, 0x22222
    addi s3, s3, 546
    xor s1, a4, t2
    sw s9, 192(a5)
    and t2, s1, a0
    xor s9, s2, s4
    slli s6, t2, 2
    xor s11, a4, t2
    xor a2, s11, s6
    lw s6, 412(sp)
    srli s2, a2, 1
    xor a0, s7, t0
    xor a4, a2, s2
    xor t2, s6, a3
    and s1, a4, s3
    rori s6, t2, 10
    slli s10, s1, 1
    xor s0, a2, s1
    xor s3, s0, s10
    rori s10, a0, 10
    sw s3, 196(a5)
    xor a2, a6, t1
    lw t2, 448(sp)
    rori s11, a2, 25
    andn a4, s10, s6
    andn s2, s9, s11
    xor a2, t2, s5
    xor s3, s9, a4
    rori a2, a2, 21
    andn s7, a2, s10
    andn a0, s6, s9
    andn s1, s11, a2
    xor a4, s6, s7
    xor a6, s10, s1
    xor s0, a2, s2
    xor t2, s11, a0
    lw s10, 0(a1)
    lui s7, 0xffff0
    lw s9, 352(sp)
    xor s10, s3, s10
    lw s3, 348(sp)
    xor s1, s9, t3
    lw s9, 436(sp)
    xor a0, s3, t5
    rori a2, a0, 10
    xor a0, s9, t4
    rori s9, a0, 11
    xor s6, ra, a7
    rori s6, s6, 22
    lw s2, 364(sp)
    andn s11, s9, a2
    andn s3, s6, s9
    xor a0, s2, t6
    xor s2, s1, s11
    rori a0, a0, 25
    xor ra, a2, s3
    andn s3, a0, s6
    andn s11, s1, a0
    xor s3, s9, s3
    xor s9, s6, s11
    andn s1, a2, s1
    lw a1, 4(a1)
    xor a0, a0, s1
    zext.h s6, s10
    xor a2, s2, a1
    srli s1, s10, 16
    slli s11, a2, 16
    and s2, a2, s7
    or a2, s6, s11
    or s7, s1, s2
    lui s6, 0x10
    addi s6, s6, -256
    srli s10, a2, 8
    xor s2, a2, s10
    lui s10, 0xf00
    and a1, s2, s6
    lui s6, 0xc0c1
    addi s10, s10, 240
    slli s2, a1, 8
    addi s6, s6, -1012
    xor a2, a2, a1
    xor s2, a2, s2
    lui a2, 0x22222
    addi a2, a2, 546
    srli s11, s2, 4
    lui s1, 0x10
    addi s1, s1, -256
    xor a1, s2, s11
    and s11, a1, s10
    slli s10, s11, 4
    xor a1, s2, s11
    xor s2, a1, s10
    srli s11, s7, 8
    srli s10, s2, 2
    xor a1, s7, s11
    xor s10, s2, s10
    and s11, a1, s1
    and s6, s10, s6
    slli s10, s11, 8
    slli s1, s6, 2
    xor s6, s2, s6
    xor a1, s6, s1
    srli s2, a1, 1
    lui s6, 0xf00
    xor s1, s7, s11
    xor s1, s1, s10
    xor s7, a1, s2
    addi s6, s6, 240
    and s2, s7, a2
    slli s7, s2, 1
    xor s10, a1, s2
    xor s7, s10, s7
    srli a2, s1, 4
    xor s11, s1, a2
    and s2, s11, s6
    lui s10, 0xc0c1
    addi s10, s10, -1012
    slli a2, s2, 4
    xor s1, s1, s2
    xor a2, a2, s1
    lui s1, 0x22222
    addi s1, s1, 546
    srli s2, a2, 2
    sw s7, 0(a5)
    xor a1, a2, s2
    zext.h s6, a4
    and s2, a1, s10
    slli s7, ra, 16
    slli s11, s2, 2
    xor s2, a2, s2
    xor s2, s2, s11
    or s10, s6, s7
    srli a2, s2, 1
    lui a1, 0xffff0
    xor s6, s2, a2
    and s7, ra, a1
    and s11, s6, s1
    srli s1, a4, 16
    or a2, s1, s7
    slli ra, s11, 1
    xor s2, s2, s11
    xor a4, s2, ra
    sw a4, 4(a5)
    lui s7, 0x10
    addi s7, s7, -256
    srli s6, s10, 8
    xor s6, s10, s6
    lui a1, 0xf00
    addi s1, a1, 240
    lui s11, 0xc0c1
    addi ra, s11, -1012
    and a4, s6, s7
    lui s6, 0x22222
    addi s6, s6, 546
    slli s7, a4, 8
    xor s2, s10, a4
    xor a4, s2, s7
    lui s10, 0x10
    addi s10, s10, -256
    srli s7, a4, 4
    srli s2, a2, 8
    xor a1, a4, s7
    xor s7, a2, s2
    and s2, a1, s1
    and s11, s7, s10
    slli s10, s2, 4
    xor s7, a4, s2
    xor s2, s7, s10
    slli s7, s11, 8
    xor a2, a2, s11
    srli s10, s2, 2
    xor s1, s2, s10
    xor s7, a2, s7
    and a1, s1, ra
    lui s1, 0xf00
    addi s1, s1, 240
    slli a4, a1, 2
    xor s11, s2, a1
    srli s10, s7, 4
    xor s2, s11, a4
    srli a4, s2, 1
    xor a2, s2, a4
    and ra, a2, s6
    xor a2, s7, s10
    and s10, a2, s1
    xor a1, s7, s10
    slli a4, s10, 4
    slli s6, ra, 1
    xor s1, s2, ra
    xor a2, s1, s6
    xor s2, a1, a4
    lui s6, 0xc0c1
    addi s6, s6, -1012
    srli s11, s2, 2
    lui s10, 0x22222
    xor s7, s2, s11
    sw a2, 8(a5)
    and s6, s7, s6
    zext.h a4, a6
    addi s10, s10, 546
    slli ra, s6, 2
    xor s7, s2, s6
    xor s2, s7, ra
    slli s1, s3, 16
    srli a1, s2, 1
    or s11, s1, a4
    xor s6, s2, a1
    lui s1, 0xffff0
    and s6, s6, s10
    and s7, s3, s1
    slli s10, s6, 1
    xor a2, s2, s6
    xor a2, a2, s10
    srli s3, a6, 16
    sw a2, 12(a5)
    or a6, s3, s7
    lui s1, 0x10
    addi s1, s1, -256
    srli a4, s11, 8
    xor s10, s11, a4
    lui s2, 0xf00
    addi s2, s2, 240
    and s3, s10, s1
    lui a4, 0xc0c1
    addi a4, a4, -1012
    slli s1, s3, 8
    xor ra, s11, s3
    xor a1, ra, s1
    lui s10, 0x22222
    addi s10, s10, 546
    srli a2, a1, 4
    xor s3, a1, a2
    lui s1, 0x10
    addi s1, s1, -256
    srli s7, a6, 8
    and s2, s3, s2
    xor s3, a6, s7
    slli s7, s2, 4
    xor s6, a1, s2
    xor s6, s6, s7
    and s3, s3, s1
    srli s11, s6, 2
    slli ra, s3, 8
    xor a2, s6, s11
    xor s1, a6, s3
    and a1, a2, a4
    xor a2, s1, ra
    slli a6, a1, 2
    xor s1, s6, a1
    xor s2, s1, a6
    lui s1, 0xf00
    addi s1, s1, 240
    srli s6, s2, 1
    srli a6, a2, 4
    xor a4, s2, s6
    xor s7, a2, a6
    and s11, a4, s10
    and s3, s7, s1
    slli s1, s11, 1
    xor ra, s2, s11
    xor a6, ra, s1
    slli a1, s3, 4
    xor s2, a2, s3
    lui a2, 0xc0c1
    addi a2, a2, -1012
    xor s3, s2, a1
    lui s6, 0x22222
    addi s6, s6, 546
    srli s1, s3, 2
    sw a6, 16(a5)
    xor s1, s3, s1
    zext.h s10, s0
    and a2, a2, s1
    slli a4, s9, 16
    slli s2, a2, 2
    xor s7, s3, a2
    xor s11, s7, s2
    or s10, s10, a4
    srli s2, s11, 1
    lui s3, 0xffff0
    xor s1, s11, s2
    and s3, s9, s3
    and s7, s1, s6
    srli a2, s0, 16
    slli a6, s7, 1
    or ra, a2, s3
    xor a4, s11, s7
    xor s2, a4, a6
    sw s2, 20(a5)
    lui s6, 0x10
    addi s6, s6, -256
    srli s9, s10, 8
    lui s1, 0xf00
    addi s1, s1, 240
    xor a6, s10, s9
    and a4, a6, s6
    lui a1, 0xc0c1
    addi s0, a1, -1012
    lui a2, 0x22222
    addi s3, a2, 546
    slli s6, a4, 8
    xor a2, s10, a4
    lui s10, 0x10
    xor s7, a2, s6
    addi s10, s10, -256
    srli s2, s7, 4
    srli s11, ra, 8
    xor a6, s7, s2
    xor s9, ra, s11
    and a4, a6, s1
    and s1, s9, s10
    slli a2, a4, 4
    xor s2, s7, a4
    xor s7, s2, a2
    slli a4, s1, 8
    srli a1, s7, 2
    xor s10, ra, s1
    xor s9, s7, a1
    and s2, s9, s0
    xor a6, s10, a4
    lui s11, 0xf00
    addi s11, s11, 240
    slli a2, s2, 2
    xor s6, s7, s2
    xor s7, s6, a2
    srli ra, a6, 4
    srli s1, s7, 1
    xor s6, a6, ra
    and a1, s6, s11
    xor a2, s7, s1
    slli s1, a1, 4
    and s10, a2, s3
    slli s9, s10, 1
    xor s0, s7, s10
    xor s7, s0, s9
    xor s3, a6, a1
    xor s10, s3, s1
    lui a4, 0xc0c1
    addi s2, a4, -1012
    srli ra, s10, 2
    lui s1, 0x22222
    addi s1, s1, 546
    xor s11, s10, ra
    sw s7, 24(a5)
    and s3, s11, s2
    zext.h s2, t2
    slli s9, s3, 2
    xor a2, s10, s3
    xor s11, a2, s9
    slli s10, a0, 16
    srli s6, s11, 1
    or s7, s2, s10
    lui s2, 0xffff0
    xor s10, s11, s6
    and s3, s10, s1
    and s10, a0, s2
    slli a2, s3, 1
    xor s6, s11, s3
    xor s2, s6, a2
    srli s0, t2, 16
    sw s2, 28(a5)
    or a0, s0, s10
    lui a1, 0x10
    addi a6, a1, -256
    srli a4, s7, 8
    xor s3, s7, a4
    lui s1, 0xf00
    addi s1, s1, 240
    and s10, s3, a6
    lui a4, 0xc0c1
    addi a4, a4, -1012
    slli s3, s10, 8
    xor s9, s7, s10
    xor a2, s9, s3
    lui s10, 0x22222
    addi s10, s10, 546
    srli s7, a2, 4
    lui a6, 0x10
    addi a6, a6, -256
    xor s2, a2, s7
    srli ra, a0, 8
    and s3, s2, s1
    slli s11, s3, 4
    xor s6, a0, ra
    xor s9, a2, s3
    xor s1, s9, s11
    and s3, s6, a6
    srli a2, s1, 2
    slli t2, s3, 8
    xor s2, s1, a2
    xor s9, a0, s3
    and s2, s2, a4
    xor s0, s9, t2
    slli a0, s2, 2
    xor t2, s1, s2
    xor a6, t2, a0
    lui a4, 0xf00
    addi a4, a4, 240
    srli s6, a6, 1
    srli s3, s0, 4
    xor a1, a6, s6
    xor s11, s0, s3
    and s1, a1, s10
    and s11, s11, a4
    slli a0, s1, 1
    xor a2, a6, s1
    xor s1, a2, a0
    slli s7, s11, 4
    xor s6, s0, s11
    lui s10, 0xc0c1
    addi s10, s10, -1012
    xor s9, s6, s7
    lui a6, 0x22222
    addi a6, a6, 546
    srli a4, s9, 2
    sw s1, 32(a5)
    xor ra, s9, a4
    lw s2, 344(sp)
    and s11, ra, s10
    lw s6, 404(sp)
    slli s10, s11, 2
    xor t2, s9, s11
    xor a0, t2, s10
    srli s11, a0, 1
    xor s2, s2, t6
    rori s3, s2, 18
    xor a1, a0, s11
    xor s7, s6, s4
    and a2, a1, a6
    rori s7, s7, 14
    slli s10, a2, 1
    xor a0, a0, a2
    xor a2, a0, s10
    lw t2, 432(sp)
    sw a2, 36(a5)
    andn s2, s7, s3
    xor a4, t2, a3
    lw a6, 444(sp)
    rori s11, a4, 27
    lw s10, 452(sp)
    xor s1, a6, t0
    andn s0, s11, s7
    rori ra, s1, 24
    andn a0, ra, s11
    xor a4, s10, a7
    rori t2, a4, 4
    xor a4, s3, s0
    andn s10, t2, ra
    xor s9, s7, a0
    xor s6, s11, s10
    andn a2, s3, t2
    xor a6, t2, s2
    xor s7, ra, a2
    xor a0, s8, t1
    rori s3, a0, 19
    lw s10, 340(sp)
    lw t2, 420(sp)
    zext.h a2, a4
    xor s10, s10, t3
    lw s1, 400(sp)
    rori s11, s10, 14
    xor a1, t2, t5
    rori a0, a1, 27
    xor s1, s1, t4
    rori s8, s1, 25
    lw s2, 360(sp)
    andn t2, a0, s11
    andn s0, s8, a0
    xor s10, s2, s5
    xor t2, s3, t2
    rori s1, s10, 4
    xor s10, s11, s0
    andn ra, s1, s8
    andn s2, s3, s1
    xor a1, a0, ra
    xor a0, s8, s2
    andn s0, s11, s3
    slli s11, t2, 16
    xor s8, s1, s0
    or s2, a2, s11
    lui ra, 0xffff0
    srli a4, a4, 16
    and s1, t2, ra
    lui s11, 0x10
    addi s11, s11, -256
    or a4, a4, s1
    srli s3, s2, 8
    xor a2, s2, s3
    lui s1, 0xf00
    addi s1, s1, 240
    and a2, a2, s11
    lui s11, 0xc0c1
    addi s11, s11, -1012
    slli s3, a2, 8
    xor t2, s2, a2
    xor a2, t2, s3
    lui s2, 0x22222
    addi s2, s2, 546
    lw s0, 456(sp)
    srli s3, a2, 4
    lui ra, 0x10
    xor s3, a2, s3
    srli t2, a4, 8
    and s1, s3, s1
    xor t2, a4, t2
    slli s3, s1, 4
    addi ra, ra, -256
    xor s1, s1, a2
    xor s3, s1, s3
    and a2, t2, ra
    srli s1, s3, 2
    slli ra, a2, 8
    xor t2, s3, s1
    xor a4, a4, a2
    and t2, t2, s11
    xor a4, a4, ra
    slli s1, t2, 2
    xor a2, s3, t2
    lui s11, 0xf00
    xor t2, a2, s1
    addi s1, s11, 240
    srli ra, t2, 1
    srli s11, a4, 4
    xor s3, t2, ra
    xor a2, a4, s11
    and s2, s3, s2
    and ra, a2, s1
    slli a2, s2, 1
    xor t2, t2, s2
    xor s3, t2, a2
    slli s1, ra, 4
    xor a2, a4, ra
    lui s2, 0xc0c1
    addi s2, s2, -1012
    xor s1, s1, a2
    lui t2, 0x22222
    addi t2, t2, 546
    zext.h s11, s9
    srli ra, s1, 2
    sw s3, 120(a5)
    xor a4, s1, ra
    and s3, a4, s2
    slli s2, s10, 16
    slli a2, s3, 2
    xor ra, s1, s3
    xor a4, ra, a2
    or a2, s11, s2
    srli s1, a4, 1
    lui s11, 0xffff0
    xor s2, a4, s1
    and s10, s10, s11
    and s1, s2, t2
    srli s9, s9, 16
    slli s11, s1, 1
    xor s3, a4, s1
    xor s2, s3, s11
    or s9, s9, s10
    sw s2, 124(a5)
    lui s1, 0x10
    addi s1, s1, -256
    srli s10, a2, 8
    lui s11, 0xf00
    addi s11, s11, 240
    xor t2, a2, s10
    lui a4, 0xc0c1
    addi a4, a4, -1012
    lui ra, 0x22222
    addi s3, ra, 546
    and s2, t2, s1
    slli s10, s2, 8
    xor s2, a2, s2
    xor s2, s2, s10
    lui ra, 0x10
    srli a2, s2, 4
    addi t2, ra, -256
    srli s10, s9, 8
    xor s1, s2, a2
    xor ra, s9, s10
    and s10, s1, s11
    and s1, ra, t2
    xor a2, s2, s10
    slli s11, s10, 4
    xor ra, a2, s11
    slli a2, s1, 8
    srli s2, ra, 2
    xor s11, s9, s1
    srli s1, s6, 16
    xor t2, ra, s2
    and s10, t2, a4
    xor s11, s11, a2
    lui s9, 0xf00
    slli s2, s10, 2
    addi t2, s9, 240
    xor a4, ra, s10
    xor a4, a4, s2
    srli a2, s11, 4
    srli s2, a4, 1
    xor s10, s11, a2
    xor s9, a4, s2
    and s2, s10, t2
    and s10, s9, s3
    slli s3, s2, 4
    slli ra, s10, 1
    xor a2, a4, s10
    xor t2, ra, a2
    xor s2, s11, s2
    xor a4, s2, s3
    lui s3, 0xc0c1
    addi s3, s3, -1012
    srli s2, a4, 2
    xor a2, a4, s2
    lui s9, 0x22222
    addi s10, s9, 546
    sw t2, 128(a5)
    and ra, a2, s3
    zext.h s2, s6
    xor s9, a4, ra
    slli s11, ra, 2
    xor s3, s9, s11
    slli t2, a1, 16
    srli s11, s3, 1
    or a2, s2, t2
    xor s9, s3, s11
    and s6, s9, s10
    lui s11, 0xffff0
    and a4, a1, s11
    slli s11, s6, 1
    xor t2, s3, s6
    xor ra, t2, s11
    or s2, s1, a4
    lui s9, 0x10
    srli s3, a2, 8
    xor a4, a2, s3
    lui s10, 0xf00
    sw ra, 132(a5)
    addi a1, s9, -256
    addi s6, s10, 240
    and s1, a4, a1
    lui t2, 0xc0c1
    addi t2, t2, -1012
    slli s11, s1, 8
    xor s3, a2, s1
    xor ra, s3, s11
    lui s3, 0x22222
    addi s3, s3, 546
    srli a4, ra, 4
    lui s10, 0x10
    addi s10, s10, -256
    xor s11, ra, a4
    srli s9, s2, 8
    and a4, s11, s6
    xor s9, s2, s9
    slli a1, a4, 4
    xor s11, ra, a4
    xor a4, s11, a1
    and s1, s9, s10
    srli s9, a4, 2
    slli s6, s1, 8
    xor s10, a4, s9
    and s11, s10, t2
    xor s2, s2, s1
    xor s1, s2, s6
    slli s10, s11, 2
    xor a2, a4, s11
    xor s9, a2, s10
    lui s2, 0xf00
    srli s11, s9, 1
    srli ra, s1, 4
    addi s2, s2, 240
    xor a2, s9, s11
    xor a1, s1, ra
    and s2, a1, s2
    and s3, a2, s3
    slli t2, s3, 1
    xor a2, s9, s3
    slli s6, s2, 4
    xor s9, s1, s2
    lui a4, 0xc0c1
    xor s10, a2, t2
    addi s11, a4, -1012
    xor ra, s9, s6
    lw t2, 440(sp)
    lui a1, 0x22222
    addi s3, a1, 546
    srli s1, ra, 2
    sw s10, 136(a5)
    xor a4, ra, s1
    zext.h s2, s7
    and s11, a4, s11
    slli a2, s11, 2
    slli s1, a0, 16
    xor s6, ra, s11
    xor s9, s6, a2
    srli a1, s9, 1
    lui s10, 0xffff0
    xor a4, s9, a1
    and ra, a0, s10
    and s3, a4, s3
    srli s11, s7, 16
    or a2, s2, s1
    slli a4, s3, 1
    xor s6, s9, s3
    xor a1, s6, a4
    or a0, s11, ra
    sw a1, 140(a5)
    lui s11, 0x10
    addi s11, s11, -256
    srli s10, a2, 8
    lui s7, 0xf00
    addi s1, s7, 240
    xor s2, a2, s10
    lui s3, 0xc0c1
    addi s9, s3, -1012
    and s6, s2, s11
    lui s7, 0x22222
    addi s7, s7, 546
    slli s10, s6, 8
    xor a2, a2, s6
    xor s3, a2, s10
    srli a4, s3, 4
    srli ra, a0, 8
    lui s10, 0x10
    xor a2, s3, a4
    addi s10, s10, -256
    xor a1, a0, ra
    and s11, a2, s1
    and s2, a1, s10
    slli s6, s11, 4
    xor a4, s3, s11
    xor ra, a4, s6
    slli s1, s2, 8
    srli s10, ra, 2
    xor a2, a0, s2
    xor s3, ra, s10
    xor a2, a2, s1
    and a4, s3, s9
    lui a1, 0xf00
    addi s11, a1, 240
    slli s6, a4, 2
    xor a4, ra, a4
    xor a0, s6, a4
    srli s2, a0, 1
    srli s9, a2, 4
    xor s1, a2, s9
    xor s10, a0, s2
    and s1, s1, s11
    and s2, s10, s7
    slli s3, s1, 4
    slli a1, s2, 1
    xor s9, a0, s2
    xor s11, s9, a1
    xor ra, a2, s1
    xor a4, ra, s3
    lui s6, 0xc0c1
    addi s7, s6, -1012
    srli s6, a4, 2
    lui s10, 0x22222
    xor s3, a4, s6
    sw s11, 144(a5)
    addi s10, s10, 546
    and s11, s3, s7
    zext.h a0, a6
    slli s9, s11, 2
    xor s11, a4, s11
    xor s6, s11, s9
    lui s9, 0xffff0
    slli s3, s8, 16
    srli s7, s6, 1
    xor s2, s6, s7
    and s11, s2, s10
    xor a1, s6, s11
    and s2, s8, s9
    slli s1, s11, 1
    or a2, a0, s3
    xor ra, a1, s1
    srli s10, a6, 16
    sw ra, 148(a5)
    or s1, s10, s2
    lui s11, 0x10
    addi s11, s11, -256
    srli a0, a2, 8
    xor s9, a2, a0
    lui s7, 0xf00
    addi s7, s7, 240
    and s11, s9, s11
    lui s2, 0xc0c1
    slli a4, s11, 8
    xor a0, a2, s11
    xor s3, a0, a4
    lui s6, 0x22222
    addi s8, s6, 546
    lui s6, 0x10
    addi s6, s6, -256
    srli a0, s3, 4
    xor s10, s3, a0
    srli a1, s1, 8
    addi s2, s2, -1012
    and a6, s10, s7
    xor a2, s1, a1
    xor a0, s3, a6
    slli s9, a6, 4
    xor ra, a0, s9
    and s3, a2, s6
    srli s9, ra, 2
    slli a0, s3, 8
    xor s11, ra, s9
    xor s10, s1, s3
    and a6, s11, s2
    xor s9, s10, a0
    slli s6, a6, 2
    xor s11, ra, a6
    xor s7, s11, s6
    lui s3, 0xf00
    addi s3, s3, 240
    srli a0, s7, 1
    srli s11, s9, 4
    xor a4, s7, a0
    xor s1, s9, s11
    and s6, a4, s8
    and a1, s1, s3
    slli s2, s6, 1
    xor s7, s7, s6
    xor s1, s7, s2
    slli a2, a1, 4
    xor a4, s9, a1
    lui s10, 0xc0c1
    addi ra, s10, -1012
    xor s3, a4, a2
    lui a6, 0x22222
    addi a6, a6, 546
    srli a4, s3, 2
    sw s1, 152(a5)
    xor s10, s3, a4
    lw s2, 372(sp)
    and s7, s10, ra
    xor s1, s3, s7
    lw a0, 396(sp)
    slli s11, s7, 2
    xor s1, s1, s11
    xor s10, s2, a7
    srli a2, s1, 1
    rori s10, s10, 18
    xor s8, s1, a2
    xor s6, a0, t1
    and a0, s8, a6
    rori a4, s6, 22
    slli s8, a0, 1
    xor s3, s1, a0
    xor s9, s3, s8
    lw s1, 376(sp)
    andn a1, a4, s10
    xor a2, s1, t3
    rori a6, a2, 30
    andn ra, a6, a4
    lw a2, 356(sp)
    xor s1, t2, t5
    sw s9, 156(a5)
    xor s6, a2, t0
    rori s2, s1, 9
    xor a0, s10, ra
    andn s8, s2, a6
    rori a2, s6, 1
    xor s6, a4, s8
    andn s3, a2, s2
    xor s7, a6, s3
    andn s10, s10, a2
    lw s8, 428(sp)
    xor s1, a2, a1
    xor s2, s2, s10
    lw s9, 336(sp)
    lw a2, 332(sp)
    zext.h s3, a0
    xor s11, s9, s5
    rori s11, s11, 18
    xor t2, a2, t6
    rori t2, t2, 22
    xor s8, s8, s4
    rori ra, s8, 31
    lw s8, 392(sp)
    lw a4, 380(sp)
    xor s8, s8, a3
    andn a6, ra, t2
    xor s9, s11, a6
    rori a2, s8, 10
    andn a1, a2, ra
    xor a4, a4, t4
    rori s10, a4, 2
    xor a4, t2, a1
    andn a6, s10, a2
    xor s8, ra, a6
    andn a1, s11, s10
    xor ra, a2, a1
    andn s11, t2, s11
    xor s10, s10, s11
    slli a6, s9, 16
    or a1, s3, a6
    lui t2, 0xffff0
    and s9, s9, t2
    srli s3, a0, 16
    or s11, s3, s9
    lui a2, 0x10
    addi a2, a2, -256
    srli a0, a1, 8
    lui a6, 0xf00
    addi a6, a6, 240
    xor s9, a1, a0
    lui t2, 0xc0c1
    addi t2, t2, -1012
    and a2, s9, a2
    lui s9, 0x22222
    addi s9, s9, 546
    slli s3, a2, 8
    xor a0, a1, a2
    xor a0, a0, s3
    lui a1, 0x10
    addi a2, a1, -256
    srli s3, a0, 4
    srli a1, s11, 8
    xor s3, s3, a0
    xor a1, s11, a1
    and a6, s3, a6
    and a2, a1, a2
    slli s3, a6, 4
    xor a6, a0, a6
    xor a1, a6, s3
    slli s3, a2, 8
    srli a6, a1, 2
    xor a0, s11, a2
    xor a2, a1, a6
    xor a6, a0, s3
    and a2, a2, t2
    lui t2, 0xf00
    addi t2, t2, 240
    slli s11, a2, 2
    xor s3, a1, a2
    xor s11, s3, s11
    srli a0, a6, 4
    srli a1, s11, 1
    xor a0, a6, a0
    xor a2, s11, a1
    and t2, a0, t2
    and a0, a2, s9
    slli a2, t2, 4
    slli s9, a0, 1
    xor s3, s11, a0
    xor s9, s3, s9
    xor s11, a6, t2
    xor s3, s11, a2
    lui t2, 0xc0c1
    addi t2, t2, -1012
    srli a1, s3, 2
    lui a2, 0x22222
    addi a2, a2, 546
    xor a0, s3, a1
    sw s9, 40(a5)
    and a6, a0, t2
    zext.h s11, s6
    slli s9, a6, 2
    xor a6, s3, a6
    xor s9, a6, s9
    slli a1, a4, 16
    srli a6, s9, 1
    or a0, s11, a1
    xor t2, s9, a6
    lui s3, 0xffff0
    and a6, t2, a2
    and a1, a4, s3
    slli s11, a6, 1
    xor s9, s9, a6
    xor s3, s9, s11
    srli a4, s6, 16
    sw s3, 44(a5)
    or t2, a4, a1
    lui a2, 0x10
    addi a2, a2, -256
    srli a4, a0, 8
    xor s11, a0, a4
    lui a6, 0xf00
    addi s9, a6, 240
    and s3, s11, a2
    xor a4, a0, s3
    lui a6, 0xc0c1
    addi a6, a6, -1012
    slli s11, s3, 8
    xor s6, a4, s11
    lui s11, 0x22222
    addi s11, s11, 546
    srli a0, s6, 4
    lui a1, 0x10
    addi a2, a1, -256
    xor a0, s6, a0
    srli s3, t2, 8
    and a0, a0, s9
    xor s3, t2, s3
    slli a4, a0, 4
    xor s9, s6, a0
    xor a1, s9, a4
    and a4, s3, a2
    srli a2, a1, 2
    slli a0, a4, 8
    xor s9, a1, a2
    xor s6, t2, a4
    and s9, s9, a6
    xor a6, s6, a0
    xor s3, a1, s9
    slli s6, s9, 2
    xor a2, s3, s6
    lui t2, 0xf00
    srli s6, a2, 1
    srli a0, a6, 4
    xor a4, a2, s6
    xor s3, a6, a0
    and a1, a4, s11
    addi t2, t2, 240
    xor a4, a2, a1
    and t2, s3, t2
    slli s6, a1, 1
    slli s3, t2, 4
    xor a0, a6, t2
    lui s11, 0xc0c1
    addi s11, s11, -1012
    xor t2, a0, s3
    lui s3, 0x22222
    xor a2, a4, s6
    addi s3, s3, 546
    srli s6, t2, 2
    xor s6, t2, s6
    and s9, s6, s11
    zext.h a1, s7
    slli a4, s9, 2
    slli a6, s8, 16
    xor a0, t2, s9
    xor s9, a0, a4
    or s11, a1, a6
    srli s6, s9, 1
    lui t2, 0xffff0
    xor a0, s9, s6
    and s3, a0, s3
    srli a4, s7, 16
    slli a1, s3, 1
    and t2, s8, t2
    xor s6, s9, s3
    xor a6, s6, a1
    or a0, a4, t2
    sw a6, 52(a5)
    lui s6, 0x10
    addi s6, s6, -256
    srli s3, s11, 8
    lui s7, 0xf00
    lui s8, 0xc0c1
    addi s9, s8, -1012
    xor t2, s11, s3
    lui a1, 0x22222
    and s8, t2, s6
    addi a4, s7, 240
    addi a6, a1, 546
    slli s3, s8, 8
    xor t2, s11, s8
    xor s6, t2, s3
    lui t2, 0x10
    addi t2, t2, -256
    srli s3, s6, 4
    srli s8, a0, 8
    xor s7, s6, s3
    xor s3, a0, s8
    and a1, s7, a4
    and s11, s3, t2
    xor s8, s6, a1
    slli a4, a1, 4
    xor s8, s8, a4
    slli t2, s11, 8
    srli s6, s8, 2
    xor s11, a0, s11
    xor a4, s8, s6
    xor s7, s11, t2
    and t2, a4, s9
    lui a0, 0xf00
    addi a0, a0, 240
    slli s3, t2, 2
    xor a1, s8, t2
    xor s3, a1, s3
    srli s6, s7, 4
    srli a4, s3, 1
    xor s6, s7, s6
    xor s11, s3, a4
    and s9, s6, a0
    and t2, s11, a6
    slli s8, s9, 4
    slli a1, t2, 1
    xor a4, s3, t2
    xor a0, a4, a1
    xor a4, s7, s9
    xor s6, a4, s8
    lui a6, 0xc0c1
    addi s11, a6, -1012
    srli t2, s6, 2
    lui s3, 0x22222
    addi a1, s3, 546
    xor t2, s6, t2
    sw a0, 56(a5)
    and s7, t2, s11
    zext.h s8, s2
    xor s11, s6, s7
    slli s3, s7, 2
    xor t2, s11, s3
    slli s3, ra, 16
    srli a6, t2, 1
    or s3, s8, s3
    xor s9, t2, a6
    lui a6, 0xffff0
    and a4, s9, a1
    and s7, ra, a6
    slli a0, a4, 1
    xor t2, t2, a4
    xor s6, t2, a0
    srli a0, s2, 16
    sw s6, 60(a5)
    or s2, a0, s7
    lui s6, 0x10
    addi s6, s6, -256
    srli s11, s3, 8
    xor s7, s3, s11
    lui t2, 0xf00
    addi t2, t2, 240
    and s8, s7, s6
    lui s7, 0xc0c1
    addi s7, s7, -1012
    xor s3, s3, s8
    slli s9, s8, 8
    xor a6, s3, s9
    lui s6, 0x22222
    addi s6, s6, 546
    srli a1, a6, 4
    lui a0, 0x10
    addi a0, a0, -256
    xor a4, a6, a1
    srli s8, s2, 8
    and a4, a4, t2
    xor ra, s2, s8
    slli s11, a4, 4
    xor s3, a6, a4
    xor s9, s3, s11
    and a4, ra, a0
    srli s3, s9, 2
    xor t2, s2, a4
    slli a6, a4, 8
    xor s8, s9, s3
    and a1, s8, s7
    xor s7, t2, a6
    slli t2, a1, 2
    xor a4, s9, a1
    xor a4, a4, t2
    lui s11, 0xf00
    addi s11, s11, 240
    srli s2, a4, 1
    srli t2, s7, 4
    xor ra, a4, s2
    xor a6, s7, t2
    and s9, ra, s6
    and a6, a6, s11
    slli t2, s9, 1
    xor s2, a4, s9
    xor a0, s7, a6
    xor s9, s2, t2
    slli s3, a6, 4
    lui s8, 0xc0c1
    addi a1, s8, -1012
    xor a4, a0, s3
    lui s11, 0x22222
    addi s11, s11, 546
    srli s6, a4, 2
    sw s9, 64(a5)
    xor a0, a4, s6
    zext.h s9, s1
    and s6, a0, a1
    slli ra, s10, 16
    slli s7, s6, 2
    xor s8, a4, s6
    xor t2, s8, s7
    or s2, s9, ra
    srli s3, t2, 1
    lui a0, 0xffff0
    xor s7, t2, s3
    and s10, s10, a0
    and s11, s7, s11
    srli s8, s1, 16
    slli a6, s11, 1
    xor s6, t2, s11
    xor a1, s6, a6
    or s1, s8, s10
    sw a1, 68(a5)
    lui a4, 0x10
    addi ra, a4, -256
    srli s10, s2, 8
    lui s7, 0xf00
    xor s10, s2, s10
    addi s7, s7, 240
    lui a6, 0xc0c1
    and s6, s10, ra
    lui s9, 0x22222
    addi s9, s9, 546
    slli s3, s6, 8
    xor a0, s2, s6
    addi a6, a6, -1012
    xor s3, a0, s3
    lui t2, 0x10
    addi s11, t2, -256
    srli s8, s3, 4
    xor a0, s3, s8
    srli t2, s1, 8
    xor s8, s1, t2
    and a1, a0, s7
    and s7, s8, s11
    slli t2, a1, 4
    xor a0, s3, a1
    xor t2, a0, t2
    slli a0, s7, 8
    srli a4, t2, 2
    xor s1, s1, s7
    xor s3, t2, a4
    xor ra, s1, a0
    and s11, s3, a6
    lui s10, 0xf00
    slli a4, s11, 2
    xor s8, t2, s11
    xor t2, s8, a4
    srli s11, ra, 4
    srli s7, t2, 1
    xor s2, ra, s11
    addi s10, s10, 240
    xor s8, t2, s7
    and s7, s2, s10
    and a4, s8, s9
    slli s8, s7, 4
    slli a6, a4, 1
    xor s6, t2, a4
    xor a4, s6, a6
    xor a1, ra, s7
    xor s6, a1, s8
    lui s7, 0xc0c1
    addi s7, s7, -1012
    srli s1, s6, 2
    lui s3, 0x22222
    addi s3, s3, 546
    xor s9, s6, s1
    sw a4, 72(a5)
    and s8, s9, s7
    lw a0, 328(sp)
    slli t2, s8, 2
    xor s6, s6, s8
    xor s10, s6, t2
    xor s11, a0, t5
    srli a0, s10, 1
    rori s1, s11, 31
    xor s6, s10, a0
    lw t2, 384(sp)
    and s8, s6, s3
    lw t5, 460(sp)
    slli s2, s8, 1
    xor s7, s10, s8
    xor a4, t2, t4
    xor s11, s7, s2
    sw s11, 76(a5)
    rori a6, a4, 29
    xor a4, t5, s5
    lw s9, 388(sp)
    rori a0, a4, 19
    lw t2, 312(sp)
    xor s2, s9, t1
    andn s8, a0, a6
    rori s9, s2, 28
    xor t4, t2, s4
    rori a4, t4, 23
    xor ra, s1, s8
    andn t2, s9, a0
    andn s6, a4, s9
    xor s4, a6, t2
    xor s3, a0, s6
    andn t5, s1, a4
    andn t4, a6, s1
    xor a6, s9, t5
    zext.h s1, ra
    lw s8, 324(sp)
    lui s5, 0xffff0
    xor s7, s0, a3
    xor t4, a4, t4
    lw a1, 424(sp)
    xor s10, s8, t0
    xor t2, a1, a7
    lw s11, 316(sp)
    rori s10, s10, 29
    rori t1, t2, 20
    xor t2, s11, t6
    lw s0, 320(sp)
    rori s11, t2, 28
    andn s2, t1, s10
    andn a0, s11, t1
    xor t3, s0, t3
    xor t5, s7, s2
    rori t0, t3, 23
    xor t3, s10, a0
    andn s8, t0, s11
    andn a3, s7, t0
    xor s8, t1, s8
    xor s6, s11, a3
    andn a0, s10, s7
    slli s10, t5, 16
    xor a3, t0, a0
    or s0, s1, s10
    and s10, t5, s5
    srli t0, ra, 16
    or ra, t0, s10
    lui s5, 0x10
    addi s5, s5, -256
    srli t1, s0, 8
    lui s9, 0xf00
    addi a4, s9, 240
    xor s2, s0, t1
    lui a0, 0xc0c1
    addi a0, a0, -1012
    and t1, s2, s5
    lui a1, 0x22222
    addi a7, a1, 546
    slli s1, t1, 8
    xor t1, s0, t1
    xor t0, t1, s1
    lui t6, 0x10
    addi t2, t6, -256
    srli s11, t0, 4
    srli s2, ra, 8
    xor s7, t0, s11
    xor s0, ra, s2
    and s7, s7, a4
    and t5, s0, t2
    slli s1, s7, 4
    xor s9, t0, s7
    slli s7, t5, 8
    xor t0, s9, s1
    srli s1, t0, 2
    xor s10, ra, t5
    xor t1, t0, s1
    xor t2, s10, s7
    and ra, t1, a0
    lui s11, 0xf00
    addi s11, s11, 240
    xor s5, t0, ra
    slli a0, ra, 2
    xor t0, s5, a0
    srli a1, t2, 4
    srli s1, t0, 1
    xor t6, t2, a1
    xor t5, t0, s1
    and s2, t6, s11
    and a4, t5, a7
    slli s5, s2, 4
    xor t1, t0, a4
    slli s10, a4, 1
    xor a7, t1, s10
    xor s7, t2, s2
    xor s9, s7, s5
    lui a0, 0xc0c1
    addi a0, a0, -1012
    srli a4, s9, 2
    lui t1, 0x22222
    addi t1, t1, 546
    xor s11, s9, a4
    sw a7, 80(a5)
    and t0, s11, a0
    zext.h a7, s4
    slli s11, t0, 2
    xor s0, s9, t0
    xor t5, s0, s11
    slli s5, t3, 16
    srli a4, t5, 1
    or ra, a7, s5
    xor a1, t5, a4
    lui t0, 0xffff0
    and s1, a1, t1
    and s10, t3, t0
    slli t6, s1, 1
    xor s1, t5, s1
    xor t0, s1, t6
    srli t2, s4, 16
    sw t0, 84(a5)
    or a7, t2, s10
    lui s0, 0x10
    addi s0, s0, -256
    srli t3, ra, 8
    xor t5, ra, t3
    lui s10, 0xf00
    addi s10, s10, 240
    and s11, t5, s0
    lui t2, 0xc0c1
    addi t2, t2, -1012
    slli s2, s11, 8
    xor s7, ra, s11
    xor s0, s7, s2
    lui t5, 0x22222
    addi t5, t5, 546
    srli s7, s0, 4
    lui a0, 0x10
    addi a0, a0, -256
    xor s9, s0, s7
    srli s4, a7, 8
    and s9, s9, s10
    xor s10, a7, s4
    slli s1, s9, 4
    xor s7, s0, s9
    xor s4, s7, s1
    and s2, s10, a0
    srli s10, s4, 2
    xor s5, s4, s10
    xor s11, a7, s2
    slli a4, s2, 8
    and s10, s5, t2
    xor ra, s11, a4
    slli s2, s10, 2
    xor t3, s4, s10
    xor s10, t3, s2
    lui t1, 0xf00
    addi a1, t1, 240
    srli t2, s10, 1
    srli s2, ra, 4
    xor t6, s10, t2
    xor s5, ra, s2
    and a0, t6, t5
    and s7, s5, a1
    xor t5, ra, s7
    slli t3, a0, 1
    xor s0, s10, a0
    xor t0, s0, t3
    slli s4, s7, 4
    lui a7, 0xc0c1
    addi a7, a7, -1012
    xor s9, t5, s4
    lui s10, 0x22222
    addi s10, s10, 546
    srli s1, s9, 2
    sw t0, 88(a5)
    xor a4, s9, s1
    zext.h s0, s3
    and s4, a4, a7
    slli t3, s4, 2
    slli t5, s8, 16
    xor a0, s9, s4
    xor s11, a0, t3
    or t2, s0, t5
    srli t1, s11, 1
    lui s4, 0xffff0
    xor a4, s11, t1
    and s4, s8, s4
    and a7, a4, s10
    srli t0, s3, 16
    xor s2, s11, a7
    slli s1, a7, 1
    xor s9, s2, s1
    or s8, t0, s4
    sw s9, 92(a5)
    lui s10, 0x10
    addi s10, s10, -256
    srli t1, t2, 8
    lui t3, 0xf00
    lui a0, 0xc0c1
    xor s0, t2, t1
    addi a0, a0, -1012
    and t6, s0, s10
    addi t3, t3, 240
    lui t1, 0x22222
    addi t1, t1, 546
    xor a7, t2, t6
    slli t0, t6, 8
    xor s7, a7, t0
    lui s0, 0x10
    addi s0, s0, -256
    srli s5, s7, 4
    srli s1, s8, 8
    xor s10, s7, s5
    xor s3, s8, s1
    and t0, s10, t3
    xor t3, s7, t0
    and t2, s3, s0
    slli a4, t0, 4
    xor s9, t3, a4
    slli a7, t2, 8
    srli ra, s9, 2
    xor t3, s8, t2
    xor ra, s9, ra
    xor s5, t3, a7
    and s4, ra, a0
    lui s10, 0xf00
    addi s10, s10, 240
    slli s11, s4, 2
    xor t3, s9, s4
    xor s2, t3, s11
    srli s3, s5, 4
    srli s4, s2, 1
    xor ra, s5, s3
    and a0, ra, s10
    xor s9, s2, s4
    and a4, s9, t1
    slli t5, a4, 1
    xor s0, s2, a4
    xor s9, s0, t5
    slli s11, a0, 4
    xor s3, s5, a0
    xor s11, s3, s11
    lui a7, 0xc0c1
    addi a7, a7, -1012
    srli s0, s11, 2
    lui t0, 0x22222
    addi t0, t0, 546
    xor s10, s11, s0
    and s1, s10, a7
    slli t3, s1, 2
    zext.h t2, a6
    xor a0, s11, s1
    xor s3, a0, t3
    slli s11, s6, 16
    sw a2, 48(a5)
    srli s7, s3, 1
    xor a0, s3, s7
    lui t5, 0xffff0
    and a4, a0, t0
    and s8, s6, t5
    xor t5, s3, a4
    or ra, t2, s11
    slli s5, a4, 1
    xor s6, t5, s5
    srli s0, a6, 16
    sw s6, 100(a5)
    or t1, s0, s8
    lui s8, 0x10
    addi s8, s8, -256
    srli t5, ra, 8
    xor t5, ra, t5
    lui a1, 0xf00
    addi t6, a1, 240
    and a7, t5, s8
    lui a4, 0xc0c1
    addi a4, a4, -1012
    slli a0, a7, 8
    xor a6, ra, a7
    xor s2, a6, a0
    lui t5, 0x22222
    addi t5, t5, 546
    srli s3, s2, 4
    lui a0, 0x10
    addi a0, a0, -256
    xor a2, s2, s3
    srli s4, t1, 8
    xor s10, t1, s4
    and s3, a2, t6
    slli s4, s3, 4
    xor s1, s2, s3
    xor s1, s1, s4
    and s8, s10, a0
    srli t0, s1, 2
    slli a6, s8, 8
    xor s11, s1, t0
    xor a2, t1, s8
    and s4, s11, a4
    xor t2, a2, a6
    slli t3, s4, 2
    xor a0, s1, s4
    xor s11, a0, t3
    lui s10, 0xf00
    addi s10, s10, 240
    srli a4, s11, 1
    srli t3, t2, 4
    xor s4, s11, a4
    xor a6, t2, t3
    and t5, s4, t5
    and s5, a6, s10
    slli t0, t5, 1
    xor s6, s11, t5
    xor s7, s6, t0
    xor a6, t2, s5
    slli s11, s5, 4
    lui a7, 0xc0c1
    addi a7, a7, -1012
    xor s11, a6, s11
    lui t0, 0x22222
    addi t0, t0, 546
    srli s8, s11, 2
    sw s7, 104(a5)
    xor a2, s11, s8
    zext.h s6, t4
    slli s4, a3, 16
    and s8, a2, a7
    slli t1, s8, 2
    xor s5, s11, s8
    xor ra, s5, t1
    or s2, s6, s4
    srli s5, ra, 1
    lui s7, 0xffff0
    sw s9, 96(a5)
    xor t3, ra, s5
    and s8, a3, s7
    srli s0, t4, 16
    and a2, t3, t0
    slli a6, a2, 1
    xor t2, ra, a2
    xor ra, t2, a6
    or s1, s0, s8
    lui s3, 0x10
    addi s3, s3, -256
    srli t4, s2, 8
    lui a6, 0xf00
    addi a6, a6, 240
    xor s5, s2, t4
    lui a1, 0xc0c1
    and t3, s5, s3
    lui a4, 0x22222
    addi a4, a4, 546
    slli t6, t3, 8
    xor s4, s2, t3
    xor a0, s4, t6
    lui s4, 0x10
    addi s4, s4, -256
    srli s5, a0, 4
    srli t1, s1, 8
    xor s6, s1, t1
    xor s10, a0, s5
    and s2, s10, a6
    and s7, s6, s4
    slli t5, s2, 4
    addi a7, a1, -1012
    xor t0, a0, s2
    xor s5, t0, t5
    slli t3, s7, 8
    srli s9, s5, 2
    xor s10, s1, s7
    xor s7, s5, s9
    xor t2, s10, t3
    and s4, s7, a7
    sw ra, 108(a5)
    lui t1, 0xf00
    addi t1, t1, 240
    slli t0, s4, 2
    xor a2, s5, s4
    xor s4, a2, t0
    srli s1, t2, 4
    srli t0, s4, 1
    xor t4, t2, s1
    xor a0, s4, t0
    and a6, t4, t1
    slli s3, a6, 4
    and a3, a0, a4
    slli s1, a3, 1
    xor ra, s4, a3
    xor t5, ra, s1
    xor t4, t2, a6
    xor s11, t4, s3
    lui s6, 0xc0c1
    addi s6, s6, -1012
    srli t0, s11, 2
    lui t2, 0x22222
    addi t2, t2, 546
    xor s0, s11, t0
    sw t5, 112(a5)
    and a2, s0, s6
    slli t3, a2, 2
    xor t1, s11, a2
    xor t5, t1, t3
    srli ra, t5, 1
    xor s5, t5, ra
    and s10, s5, t2
    slli s1, s10, 1
    xor s6, t5, s10
    xor s7, s6, s1
    sw s7, 116(a5)
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
    jalr zero, 0(ra)
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

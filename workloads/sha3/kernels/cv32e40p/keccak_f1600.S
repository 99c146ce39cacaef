# keccak_f1600 of sha3, with keccak_f1600.S, scheduled for cv32e40p:
# 13,177 -> 12,067 cycles, 11,924 -> 11,918 instructions, 11,670 -> 11,628 bytes, proved equal to what came.
# No order takes fewer than 11,918 cycles (cycles in EX: 11,918, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cv32e40p --kernel start/cv32e40p/base/keccak_f1600.S --effort 2 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, base instructions.
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
    lw a4, 0(a0)
    sw s5, 276(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
.Lkeccak_f1600_pc80001092:
    auipc a5, %pcrel_hi(.Lconstants + 176)
    lw t0, 40(a0)
    lw ra, 20(a0)
    lw s4, 88(a0)
    lw a6, 60(a0)
    xor t1, a4, t0
    xor a3, ra, a6
    lw t2, 80(a0)
    lw t4, 120(a0)
    xor t1, t1, t2
    lw a7, 160(a0)
    lw t6, 4(a0)
    xor t1, t1, t4
    lw ra, 124(a0)
    lw t3, 44(a0)
    xor t5, t6, t3
    lw a2, 84(a0)
    xor t5, t5, a2
    xor t1, t1, a7
    xor t5, ra, t5
    lw s0, 164(a0)
    xor t5, s0, t5
    lw t0, 16(a0)
    lw s1, 8(a0)
    lw s2, 48(a0)
    lw s7, 12(a0)
    xor s3, s1, s2
    xor s3, s3, s4
    lw s5, 128(a0)
    xor s3, s3, s5
    lw s6, 168(a0)
    xor s3, s3, s6
    lw s8, 52(a0)
    lw s10, 92(a0)
    xor s9, s7, s8
    lw s11, 132(a0)
    xor s9, s9, s10
    lw t3, 172(a0)
    xor s9, s9, s11
    xor s9, s9, t3
    lw s10, 56(a0)
    xor s4, t0, s10
    lw s1, 64(a0)
    lw a6, 96(a0)
    lw s10, 136(a0)
    xor s4, s4, a6
    xor s4, s4, s10
    lw s10, 176(a0)
    xor s4, s4, s10
    lw s0, 100(a0)
    xor a3, a3, s0
    lw a7, 140(a0)
    xor a3, a3, a7
    lw a7, 180(a0)
    xor a3, a3, a7
    lw s7, 24(a0)
    xor a2, s7, s1
    lw t2, 104(a0)
    xor a2, a2, t2
    lw t2, 144(a0)
    xor a2, a2, t2
    lw s7, 184(a0)
    lw a1, 28(a0)
    lw a7, 68(a0)
    lw s10, 108(a0)
    xor t4, a1, a7
    xor ra, t4, s10
    lw s10, 148(a0)
    xor s5, ra, s10
    srli s6, s4, 31
    lw s11, 188(a0)
    xor t3, s5, s11
    lw s5, 72(a0)
    addi a1, a5, %pcrel_lo(.Lkeccak_f1600_pc80001092)
    lw t4, 196(a0)
    lw t0, 152(a0)
    lw s11, 32(a0)
    lw s1, 112(a0)
    xor s11, s11, s5
    xor s11, s11, s1
    lw a7, 192(a0)
    xor s11, s11, t0
    xor s11, s11, a7
    lw ra, 36(a0)
    lw s10, 76(a0)
    xor a2, a2, s7
    xor a5, ra, s10
    lw ra, 116(a0)
    xor s5, a5, ra
    lw s1, 156(a0)
    xor t0, s5, s1
    xor s7, t0, t4
    slli ra, s3, 1
    srli s5, s9, 31
    or ra, ra, s5
    slli s5, s9, 1
    srli s10, s3, 31
    xor ra, s11, ra
    or a5, s5, s10
    xor s1, s7, a5
    slli s5, s4, 1
    srli t0, a3, 31
    or s10, s5, t0
    slli s5, a3, 1
    or a5, s5, s6
    xor t0, t1, s10
    xor a5, t5, a5
    slli s5, a2, 1
    srli s6, t3, 31
    or s10, s5, s6
    slli s5, t3, 1
    srli s6, a2, 31
    or s5, s5, s6
    xor s3, s3, s10
    xor s6, s9, s5
    slli s5, s11, 1
    srli s9, s7, 31
    slli s10, s7, 1
    srli s7, s11, 31
    or s11, s10, s7
    or s5, s5, s9
    xor a3, a3, s11
    slli s7, t1, 1
    srli s10, t5, 31
    or s9, s7, s10
    slli t5, t5, 1
    srli t1, t1, 31
    xor s4, s4, s5
    or t1, t5, t1
    xor t5, a2, s9
    xor s11, a7, t5
    xor t1, t3, t1
    xori a6, a6, -1
    xori s0, s0, -1
    slli a2, s11, 14
    xor t4, t4, t1
    srli s5, t4, 18
    slli t4, t4, 14
    or a2, a2, s5
    srli t3, s11, 18
    xor a4, a4, ra
    sw t5, 332(sp)
    xor t6, t6, s1
    xor s2, s2, t0
    srli s7, s2, 20
    xor s10, s8, a5
    or t4, t4, t3
    slli s5, s10, 12
    xori t4, t4, -1
    or s5, s5, s7
    slli s2, s2, 12
    srli t3, s10, 20
    or s2, s2, t3
    xori t3, a2, -1
    xori a2, s5, -1
    xor s0, s0, s6
    xori s2, s2, -1
    or s9, t6, s2
    or s5, a4, a2
    xor s5, t3, s5
    xor a7, t4, s9
    xor a6, a6, s3
    srli s8, a6, 21
    slli s7, s0, 11
    or s7, s7, s8
    slli a6, a6, 11
    srli s0, s0, 21
    or s0, a6, s0
    xori a6, s7, -1
    and s8, a2, a6
    xor s8, a4, s8
    lw s9, 8(a1)
    xor s8, s8, s9
    xori s9, s0, -1
    and s10, s2, s9
    sw a1, 312(sp)
    lw s11, 12(a1)
    xor s10, t6, s10
    xor s10, s10, s11
    lw s11, 148(a0)
    xor t2, t2, s4
    xor s11, s11, a3
    slli a1, t2, 21
    sw a7, 316(sp)
    srli a7, s11, 11
    or a1, a1, a7
    slli a7, s11, 21
    srli t2, t2, 11
    and s11, s7, a1
    xor a2, a2, s11
    or s7, a1, t3
    xor a6, a6, s7
    and a4, t3, a4
    or t2, a7, t2
    xor a4, a4, a1
    and s0, s0, t2
    and s11, t6, t4
    lw t6, 20(a0)
    lw s7, 16(a0)
    xor s2, s2, s0
    or s0, t2, t4
    lw a1, 68(a0)
    xor s0, s9, s0
    xor t2, t2, s11
    xori t4, s7, -1
    xori t6, t6, -1
    lw t3, 64(a0)
    xori t3, t3, -1
    xori a1, a1, -1
    lw a7, 112(a0)
    lw s7, 116(a0)
    xor s7, s7, t1
    xor s9, a7, t5
    srli s11, s9, 25
    slli a7, s7, 7
    or t5, a7, s11
    slli a7, s9, 7
    srli s7, s7, 25
    or s11, a7, s7
    lw s7, 120(a0)
    xor s7, s7, ra
    lw s9, 124(a0)
    xor a7, s9, s1
    sw s1, 320(sp)
    slli s9, a7, 9
    sw ra, 324(sp)
    srli ra, s7, 23
    slli s1, s7, 9
    srli s7, a7, 23
    xor t4, t4, s3
    or a7, s1, s7
    or s1, s9, ra
    lw s7, 168(a0)
    lw ra, 172(a0)
    xor s7, s7, t0
    sw t1, 328(sp)
    xori s9, s1, -1
    xor t1, ra, a5
    slli s1, t1, 2
    slli ra, s7, 2
    srli t1, t1, 30
    srli s7, s7, 30
    or t1, ra, t1
    or ra, s1, s7
    and s7, s9, t1
    xor s7, t5, s7
    xor s1, a6, s7
    xori a7, a7, -1
    sw s7, 336(sp)
    and s7, a7, ra
    xor s7, s11, s7
    sw s7, 340(sp)
    xor s7, s0, s7
    xor t6, t6, s6
    sw s0, 344(sp)
    slli s0, t6, 30
    sw a6, 348(sp)
    srli a6, t4, 2
    or s0, s0, a6
    slli a6, t4, 30
    srli t4, t6, 2
    or a6, a6, t4
    or t4, t1, s0
    xor t4, s9, t4
    xor t6, a4, t4
    sw a4, 352(sp)
    or a4, ra, a6
    sw t2, 356(sp)
    xor a4, a7, a4
    xor t2, t2, a4
    xor t3, t3, s4
    sw a4, 360(sp)
    xor a1, a1, a3
    slli a4, a1, 23
    sw t4, 364(sp)
    slli t4, t3, 23
    srli t3, t3, 9
    or a4, a4, t3
    srli t3, a1, 9
    or t4, t4, t3
    and t3, a4, t5
    xor t3, s0, t3
    xor a1, s8, t3
    or s9, t5, s9
    xor t5, a4, s9
    xor s9, a2, t5
    xori a4, a4, -1
    and s0, s0, a4
    xor a4, t1, s0
    xor s0, s5, a4
    and t1, t4, s11
    sw s5, 368(sp)
    xor t1, a6, t1
    xor s5, s10, t1
    or a7, s11, a7
    xor s11, t4, a7
    xor a7, s2, s11
    xori t4, t4, -1
    and a6, a6, t4
    xor a6, ra, a6
    lw t4, 316(sp)
    xor ra, t4, a6
    lw t4, 128(a0)
    xor t4, t4, t0
    sw s2, 372(sp)
    lw s2, 132(a0)
    sw a2, 376(sp)
    xor s2, s2, a5
    slli a2, s2, 13
    sw t1, 380(sp)
    srli t1, t4, 19
    srli s2, s2, 19
    or t1, a2, t1
    slli t4, t4, 13
    or t4, t4, s2
    lw s2, 176(a0)
    xor s2, s2, s3
    lw a2, 180(a0)
    xor a2, a2, s6
    sw t3, 384(sp)
    slli t3, a2, 29
    sw s10, 388(sp)
    srli s10, s2, 3
    slli s2, s2, 29
    or t3, t3, s10
    srli a2, a2, 3
    or s2, s2, a2
    lw a2, 24(a0)
    xor a2, a2, s4
    lw s10, 28(a0)
    xor s10, s10, a3
    sw s8, 392(sp)
    slli s8, a2, 28
    sw a6, 396(sp)
    srli a6, s10, 4
    or a6, s8, a6
    slli s8, s10, 28
    srli a2, a2, 4
    or a2, s8, a2
    xori t1, t1, -1
    xori s8, t3, -1
    and s10, s8, a6
    xor s10, t1, s10
    xor t6, t6, s10
    xori t4, t4, -1
    sw a4, 400(sp)
    xori a4, s2, -1
    sw s10, 404(sp)
    and s10, a4, a2
    xor s10, t4, s10
    xor t2, t2, s10
    sw s10, 408(sp)
    sw s11, 412(sp)
    lw s10, 332(sp)
    and s11, t1, t3
    lw t3, 72(a0)
    xor s10, t3, s10
    sw t5, 416(sp)
    lw t3, 76(a0)
    lw t5, 328(sp)
    xor t3, t3, t5
    slli t5, s10, 20
    sw t2, 420(sp)
    srli t2, t3, 12
    or t2, t5, t2
    slli t5, t3, 20
    srli t3, s10, 12
    xori t2, t2, -1
    or s10, a6, t2
    or t3, t5, t3
    xor t5, s8, s10
    xor s0, s0, t5
    xori s8, t3, -1
    lw s10, 324(sp)
    or t3, a2, s8
    xor a4, a4, t3
    xor t3, ra, a4
    lw ra, 80(a0)
    xor ra, ra, s10
    sw a4, 424(sp)
    lw a4, 84(a0)
    sw t5, 428(sp)
    lw s10, 320(sp)
    xor a4, a4, s10
    slli t5, ra, 3
    srli s10, a4, 29
    or s10, t5, s10
    slli a4, a4, 3
    srli t5, ra, 29
    or a4, a4, t5
    and ra, s8, a4
    or t5, s10, t1
    and t1, t2, s10
    xor a6, a6, t1
    xor a1, a1, a6
    xor t2, t2, t5
    xor t1, s9, t2
    xor t5, s10, s11
    xor s9, s1, t5
    xor a2, a2, ra
    or s10, a4, t4
    xor s11, s8, s10
    xor ra, s5, a2
    xor s5, a7, s11
    and t4, t4, s2
    xor a4, a4, t4
    xor t4, s7, a4
    lw s2, 8(a0)
    lw s1, 164(a0)
    xori s2, s2, -1
    lw s8, 12(a0)
    lw s7, 160(a0)
    xori s10, s1, -1
    xor s2, s2, t0
    xori a7, s8, -1
    xor s1, a7, a5
    slli s8, s2, 1
    srli a7, s1, 31
    or a7, s8, a7
    slli s8, s1, 1
    srli s2, s2, 31
    or s2, s8, s2
    lw s1, 56(a0)
    lw s8, 60(a0)
    xor s8, s8, s6
    xor s1, s1, s3
    sw a2, 432(sp)
    slli a2, s1, 6
    sw a6, 436(sp)
    srli a6, s8, 26
    or a6, a2, a6
    slli a2, s8, 6
    srli s8, s1, 26
    or a2, a2, s8
    lw s1, 104(a0)
    lw s8, 108(a0)
    sw a4, 440(sp)
    xor a4, s1, s4
    xor s1, s8, a3
    slli s8, a4, 25
    xori s7, s7, -1
    sw a0, 200(sp)
    sw t5, 444(sp)
    srli t5, s1, 7
    or s8, s8, t5
    slli t5, s1, 25
    srli s1, a4, 7
    or a4, t5, s1
    xori s1, s8, -1
    or t5, a6, s1
    xor t5, a7, t5
    xor a1, a1, t5
    sw t5, 448(sp)
    xori t5, a4, -1
    sw s11, 452(sp)
    or s11, a2, t5
    xor s11, s2, s11
    xor ra, ra, s11
    sw s11, 456(sp)
    lw s11, 152(a0)
    sw t2, 460(sp)
    lw t2, 332(sp)
    xor t2, s11, t2
    lw s11, 156(a0)
    sw ra, 464(sp)
    lw ra, 328(sp)
    xor ra, s11, ra
    slli s11, t2, 8
    sw a1, 468(sp)
    srli a1, ra, 24
    srli t2, t2, 24
    or a1, s11, a1
    slli s11, ra, 8
    and ra, s1, a1
    xor s1, a6, ra
    or t2, s11, t2
    xor ra, t1, s1
    and s11, t5, t2
    xor t1, a2, s11
    xor s5, s5, t1
    lw s11, 320(sp)
    lw t5, 324(sp)
    xor s10, s10, s11
    xor s7, s7, t5
    sw t1, 472(sp)
    slli t1, s7, 18
    sw s1, 476(sp)
    srli s1, s10, 14
    or t1, t1, s1
    slli s1, s10, 18
    or s10, a1, t1
    srli s7, s7, 14
    xor s8, s8, s10
    or s10, s1, s7
    xor s1, s9, s8
    xori s7, t1, -1
    xori a1, a1, -1
    or s9, s7, a7
    xor a1, a1, s9
    and a6, a7, a6
    xor a6, s7, a6
    xor s0, s0, a6
    or a7, t2, s10
    xor t1, a4, a7
    xor t6, t6, a1
    xori t2, t2, -1
    xori a7, s10, -1
    or s9, a7, s2
    xor t4, t4, t1
    xor t2, t2, s9
    lw s7, 420(sp)
    and s2, s2, a2
    xor a7, s2, a7
    lw a4, 136(a0)
    lw a2, 140(a0)
    xor s2, t3, a7
    xori s10, a4, -1
    xori a2, a2, -1
    lw s9, 88(a0)
    xor t3, s9, t0
    lw a4, 92(a0)
    xor a5, a4, a5
    slli t0, t3, 10
    srli s9, a5, 22
    slli a5, a5, 10
    srli a4, t3, 22
    or t3, t0, s9
    or a5, a5, a4
    xor s3, s3, s10
    srli t0, s3, 17
    slli s9, s3, 15
    xor a4, a2, s6
    xor s6, s7, t2
    srli s10, a4, 17
    or s3, s9, s10
    slli a2, a4, 15
    or s7, a2, t0
    lw t0, 184(a0)
    xor s4, t0, s4
    lw t0, 188(a0)
    xor a3, t0, a3
    srli s9, a3, 8
    slli t0, a3, 24
    srli s10, s4, 8
    slli s4, s4, 24
    or t0, t0, s10
    or s4, s4, s9
    xori a3, s3, -1
    xori t0, t0, -1
    or a4, a3, t0
    xor a2, t3, a4
    xor s10, s1, a2
    xori s9, s7, -1
    xori s4, s4, -1
    or a4, s9, s4
    xor s1, a5, a4
    xor t4, t4, s1
    lw a4, 32(a0)
    sw s1, 420(sp)
    lw s1, 332(sp)
    xor s1, a4, s1
    lw a4, 328(sp)
    sw a2, 332(sp)
    lw a2, 36(a0)
    xor a2, a4, a2
    slli a4, s1, 27
    sw t2, 328(sp)
    srli t2, a2, 5
    or t2, a4, t2
    srli a4, s1, 5
    slli s1, a2, 27
    or a2, s1, a4
    and s1, t0, t2
    xor a3, a3, s1
    xor t6, t6, a3
    and a4, s4, a2
    xor s1, s9, a4
    slli a4, s10, 1
    xor s6, s6, s1
    lw s9, 40(a0)
    xor s9, s9, t5
    lw a0, 44(a0)
    xor t5, a0, s11
    slli a0, t5, 4
    srli s11, s9, 28
    or a0, a0, s11
    slli s11, s9, 4
    srli s9, t5, 28
    or t5, s11, s9
    xori s9, a0, -1
    and s11, s9, t3
    lw a0, 468(sp)
    xor s11, t2, s11
    or s3, t3, s3
    xor t3, s9, s3
    xor s3, a0, s11
    xor ra, ra, t3
    or t2, t2, s9
    xor t0, t0, t2
    xori t2, t5, -1
    srli t5, ra, 31
    xor s0, s0, t0
    and a0, t2, a5
    xor s9, a2, a0
    lw a0, 464(sp)
    or a2, a2, t2
    or a5, a5, s7
    xor s7, a5, t2
    xor t2, s5, s7
    xor s4, s4, a2
    xor a5, s2, s4
    srli s2, t2, 31
    slli s5, ra, 1
    or a2, s5, s2
    xor s2, s0, a2
    slli s5, t2, 1
    or a2, s5, t5
    xor s5, a5, a2
    srli t5, t4, 31
    or t5, a4, t5
    slli a2, t4, 1
    sw s7, 320(sp)
    srli a4, s10, 31
    or s7, a2, a4
    slli a2, t6, 1
    srli a4, a5, 31
    sw t3, 324(sp)
    srli t3, s6, 31
    or a2, a2, t3
    xor t3, a0, s9
    slli a0, s6, 1
    sw s4, 464(sp)
    srli s4, t6, 31
    or s4, a0, s4
    xor a0, ra, a2
    slli ra, s0, 1
    or a2, ra, a4
    slli ra, a5, 1
    srli a4, s3, 31
    srli s0, s0, 31
    or s0, ra, s0
    xor ra, s10, a2
    xor t4, t4, s0
    slli s0, s3, 1
    srli a5, t3, 31
    slli a2, t3, 1
    or s0, s0, a5
    or s10, a2, a4
    xor t6, t6, s0
    xor s6, s6, s10
    xor s0, s11, s2
    xor a5, s9, s5
    xor a2, t3, s7
    xor t5, s3, t5
    srli s3, a5, 23
    srli a4, s0, 23
    slli s10, a5, 9
    slli s0, s0, 9
    or s11, s10, a4
    or s3, s0, s3
    lw s0, 416(sp)
    lw s9, 344(sp)
    lw a5, 412(sp)
    xor s0, s0, t5
    xor s7, t2, s4
    xor a5, a5, a2
    slli t3, s0, 2
    srli s0, s0, 30
    srli a4, a5, 30
    or s10, t3, a4
    slli a5, a5, 2
    or a5, a5, s0
    lw s0, 348(sp)
    xor a6, a6, t6
    xor s0, s0, a0
    xor t2, s9, s7
    slli s9, t2, 30
    srli s4, s0, 2
    or s9, s9, s4
    slli s0, s0, 30
    srli a4, t2, 2
    or t3, s0, a4
    or s0, s10, s9
    xor s4, s11, s0
    or s0, a5, t3
    xor t2, s3, s0
    sw t2, 188(sp)
    lw s0, 404(sp)
    sw s4, 184(sp)
    xor s0, s0, ra
    lw a4, 408(sp)
    sw t0, 344(sp)
    xor t2, a4, t4
    srli t0, s0, 9
    slli s4, t2, 23
    or t0, s4, t0
    slli s0, s0, 23
    srli a4, t2, 9
    or s4, s0, a4
    and s0, t3, s4
    and t2, s9, t0
    xor a4, s10, t2
    xor s0, s0, a5
    sw s0, 196(sp)
    xor a7, a7, s6
    slli s0, a7, 7
    srli t2, a6, 25
    or t2, s0, t2
    srli s0, a7, 25
    slli a7, a6, 7
    xori a6, t0, -1
    and t0, a6, t2
    xor t0, s9, t0
    sw t0, 160(sp)
    or s9, t2, s11
    xor a6, a6, s9
    and s9, s11, s10
    xor s10, t2, s9
    or s11, a7, s0
    sw s10, 176(sp)
    xori a7, s4, -1
    and t2, a7, s11
    xor s9, t3, t2
    sw s9, 164(sp)
    or s0, s11, s3
    xor a7, a7, s0
    sw a7, 172(sp)
    and s3, s3, a5
    xor s3, s11, s3
    sw s3, 180(sp)
    lw a5, 460(sp)
    lw s4, 452(sp)
    xor a5, a5, t5
    xor t2, s4, a2
    slli t3, t2, 12
    srli s0, a5, 20
    slli a5, a5, 12
    sw a4, 192(sp)
    or s11, t3, s0
    srli s4, t2, 20
    or a5, a5, s4
    xor a4, s8, a0
    xor s0, t1, s7
    slli t3, a4, 11
    slli t1, s0, 11
    srli t2, a4, 21
    or t1, t1, t2
    srli a4, s0, 21
    or s4, t3, a4
    xor a3, a3, ra
    xor a4, s1, t4
    slli s8, a3, 21
    srli a3, a3, 11
    srli t2, a4, 11
    slli a4, a4, 21
    or s0, s8, t2
    or a3, a3, a4
    xori a4, t1, -1
    or a4, a4, s0
    xor a4, s11, a4
    sw a4, 8(sp)
    xor a4, a4, a6
    xori t3, s4, -1
    or s1, t3, a3
    xor t2, a5, s1
    sw t2, 12(sp)
    xor a7, a7, t2
    lw s8, 400(sp)
    lw t3, 396(sp)
    xor s1, s8, t6
    slli t2, s1, 14
    xor s8, t3, s6
    sw a6, 348(sp)
    srli t3, s8, 18
    or a6, t3, t2
    slli t2, s8, 14
    srli t3, s1, 18
    or s8, t2, t3
    and s1, s0, a6
    xor t2, t1, s1
    sw t2, 16(sp)
    xor t3, s10, t2
    and s10, a3, s8
    xor s10, s4, s10
    sw s10, 20(sp)
    xor s10, s3, s10
    lw s3, 392(sp)
    xor s1, s3, s2
    lw s3, 388(sp)
    or t1, s11, t1
    xor t1, s1, t1
    sw s10, 388(sp)
    lw s10, 312(sp)
    sw a7, 392(sp)
    xor s3, s3, s5
    lw a7, 0(s10)
    xor a7, t1, a7
    xor t0, t0, a7
    or t1, a6, s1
    xor t1, s0, t1
    sw t1, 24(sp)
    lw t2, 184(sp)
    xor t1, t2, t1
    and s0, s1, s11
    xor t2, s0, a6
    sw t2, 32(sp)
    lw s0, 192(sp)
    xor s1, t2, s0
    or a6, a5, s4
    xor a6, s3, a6
    lw s0, 4(s10)
    xor a6, a6, s0
    sw a6, 4(sp)
    xor a6, s9, a6
    or s0, s8, s3
    xor a3, a3, s0
    sw a3, 28(sp)
    lw s0, 188(sp)
    xor a3, a3, s0
    and a5, s3, a5
    xor a5, s8, a5
    sw a5, 36(sp)
    lw s0, 196(sp)
    lw s11, 384(sp)
    lw s3, 380(sp)
    xor t2, s11, s2
    xor s3, s3, s5
    srli s8, s3, 14
    slli s4, t2, 18
    or s10, s4, s8
    slli s3, s3, 18
    lw s9, 376(sp)
    xor s11, s9, t5
    lw s8, 372(sp)
    srli s4, t2, 14
    xor s8, s8, a2
    or s9, s3, s4
    xor a5, a5, s0
    slli t2, s11, 1
    srli s3, s8, 31
    or s4, t2, s3
    slli s8, s8, 1
    srli s3, s11, 31
    or s3, s8, s3
    lw s11, 440(sp)
    lw s8, 444(sp)
    xor s8, s8, a0
    xor s11, s11, s7
    slli s0, s8, 6
    sw a7, 372(sp)
    srli a7, s11, 26
    or a7, s0, a7
    and t2, s4, a7
    slli s0, s11, 6
    srli s8, s8, 26
    or s8, s0, s8
    and s11, s3, s8
    xor s0, s10, t2
    sw s0, 112(sp)
    xor t2, s1, s0
    xor s0, s9, s11
    sw s0, 116(sp)
    xor s1, a5, s0
    xor a5, a1, ra
    lw a1, 328(sp)
    slli s11, a5, 25
    xor a1, a1, t4
    sw s1, 328(sp)
    slli s0, a1, 25
    srli s1, a1, 7
    or a1, s11, s1
    srli a5, a5, 7
    or a5, a5, s0
    or s1, a7, a1
    xor s11, s4, s1
    sw s11, 80(sp)
    or s0, s8, a5
    xor s1, s3, s0
    sw s1, 84(sp)
    lw s0, 344(sp)
    xor a6, a6, s1
    xor s1, s0, t6
    lw s0, 464(sp)
    sw a6, 344(sp)
    xor a6, s0, s6
    slli s0, s1, 8
    sw t2, 376(sp)
    srli t2, a6, 24
    or t2, s0, t2
    slli s0, a6, 8
    srli a6, s1, 24
    or s1, s0, a6
    and s0, a1, t2
    xor a7, a7, s0
    sw a7, 88(sp)
    xor a4, a4, a7
    xori a6, t2, -1
    and a7, a6, s10
    xor a7, a1, a7
    sw a7, 96(sp)
    xor s0, t3, a7
    or a7, s10, s4
    xor a6, a6, a7
    and t2, a5, s1
    sw a6, 104(sp)
    xor a1, s8, t2
    xor a6, t1, a6
    sw a1, 92(sp)
    lw a7, 392(sp)
    xori t3, s1, -1
    xor t1, a7, a1
    and s4, t3, s9
    xor a5, a5, s4
    lw s10, 388(sp)
    or t2, s9, s3
    xor a7, t3, t2
    sw a7, 108(sp)
    sw a5, 100(sp)
    lw s8, 436(sp)
    xor a5, a5, s10
    xor s1, s8, s2
    lw a1, 432(sp)
    slli s4, s1, 4
    xor a3, a3, a7
    lw s3, 476(sp)
    xor s9, a1, s5
    slli a1, s9, 4
    srli t2, s1, 28
    or a1, a1, t2
    xor t0, t0, s11
    srli t3, s9, 28
    lw s10, 472(sp)
    or a7, s4, t3
    xor s8, s3, t5
    xor s1, s10, a2
    slli s3, s8, 10
    srli t2, s1, 22
    slli s11, s1, 10
    srli s9, s8, 22
    or t3, s9, s11
    or s3, s3, t2
    lw s4, 332(sp)
    lw s10, 420(sp)
    xor s1, s4, a0
    slli s8, s1, 15
    xor s9, s10, s7
    srli s11, s9, 17
    slli t2, s9, 15
    or s8, s8, s11
    srli s4, s1, 17
    or s10, t2, s4
    or s9, s3, s8
    xor s11, a1, s9
    lw s1, 364(sp)
    sw s11, 128(sp)
    xor t2, a4, s11
    or a4, t3, s10
    xor a4, a7, a4
    sw a4, 132(sp)
    xor s9, t1, a4
    xor a4, s1, ra
    lw t1, 360(sp)
    srli s11, a4, 8
    xor t1, t1, t4
    slli s4, t1, 24
    slli a4, a4, 24
    xori s1, s8, -1
    or s8, s4, s11
    srli t1, t1, 8
    or a4, a4, t1
    or s4, s1, s8
    xor s11, s3, s4
    sw s11, 136(sp)
    xori t1, s10, -1
    or s4, t1, a4
    xor s4, t3, s4
    sw s4, 140(sp)
    lw s10, 316(sp)
    xor a5, a5, s4
    lw s4, 368(sp)
    xor s4, s4, t6
    xor s10, s10, s6
    sw a5, 316(sp)
    slli a5, s4, 27
    sw s9, 332(sp)
    srli s9, s10, 5
    srli s4, s4, 5
    or s9, a5, s9
    slli a5, s10, 27
    and s10, a1, s3
    or s3, a5, s4
    xor s4, s9, s10
    and a5, s8, s9
    xor a5, s1, a5
    xor s10, a6, a5
    xor t0, t0, s4
    or s1, s9, a1
    xor a6, s8, s1
    sw a5, 144(sp)
    lw a1, 376(sp)
    xor s9, a1, a6
    sw a6, 152(sp)
    and a5, a7, t3
    xor s8, s0, s11
    lw s1, 344(sp)
    xor a5, s3, a5
    and a6, a4, s3
    xor a6, t1, a6
    xor a1, a3, a6
    xor t3, s1, a5
    or a3, s3, a7
    xor a3, a3, a4
    lw a4, 328(sp)
    xor a4, a4, a3
    lw s0, 336(sp)
    xor s11, s0, a0
    lw s1, 340(sp)
    xor s1, s1, s7
    srli s0, s11, 3
    slli a7, s1, 29
    or a7, a7, s0
    lw s0, 348(sp)
    srli s1, s1, 3
    slli t1, s11, 29
    or s3, t1, s1
    lw a0, 352(sp)
    xor s7, a0, ra
    lw s1, 356(sp)
    xor s1, s1, t4
    srli s11, s1, 4
    slli t4, s7, 28
    or ra, t4, s11
    slli s1, s1, 28
    srli t1, s7, 4
    or a0, s1, t1
    lw s11, 428(sp)
    lw s1, 424(sp)
    xori t4, a7, -1
    xor s7, s11, t6
    slli t1, s7, 20
    xor s1, s1, s6
    slli s11, s1, 20
    srli t6, s1, 12
    or s6, t1, t6
    srli s1, s7, 12
    and t1, ra, s6
    or s7, s11, s1
    and t6, a0, s7
    xor s1, a7, t1
    sw s1, 72(sp)
    sw a3, 156(sp)
    xor a3, s9, s1
    xor s11, s3, t6
    xor a4, a4, s11
    lw t1, 448(sp)
    xor t1, t1, s2
    lw s1, 456(sp)
    slli s9, t1, 3
    xor s1, s1, s5
    srli t6, s1, 29
    or t6, s9, t6
    slli s1, s1, 3
    or s2, s6, t6
    srli t1, t1, 29
    or s9, s1, t1
    xor s5, ra, s2
    sw s5, 40(sp)
    or t1, s7, s9
    xor t1, a0, t1
    sw t1, 44(sp)
    xor t1, t3, t1
    lw s1, 324(sp)
    xor s1, s1, t5
    lw s2, 320(sp)
    xor t3, s2, a2
    srli t5, s1, 19
    slli s2, t3, 13
    xori a2, s3, -1
    sw s11, 76(sp)
    slli s1, s1, 13
    srli s11, t3, 19
    or s11, s1, s11
    or s2, s2, t5
    xor t0, t0, s5
    and s1, t6, s2
    xor s1, s6, s1
    or t4, s2, t4
    xor t4, t6, t4
    sw t4, 56(sp)
    xor t4, s8, t4
    or a7, a7, ra
    xor a7, s2, a7
    xor t6, s10, a7
    and s2, s9, s11
    xor s2, s7, s2
    xor t2, t2, s1
    lw t3, 332(sp)
    xor t3, t3, s2
    or t5, s11, a2
    xor s5, s9, t5
    lw s6, 316(sp)
    xor t5, s6, s5
    or s8, s3, a0
    xor ra, s11, s8
    xor a2, ra, a1
    sw ra, 68(sp)
    lw s3, 372(sp)
    lw a1, 312(sp)
    sw s5, 60(sp)
    addi a1, a1, -16
.Lkeccak_f1600_1:
    slli s7, t2, 1
    srli a0, t3, 31
    or s7, s7, a0
    srli ra, t2, 31
    slli a0, t4, 1
    slli s8, t3, 1
    slli s5, a2, 1
    srli s6, a4, 31
    slli s9, t5, 1
    or s10, s8, ra
    srli s11, t5, 31
    slli ra, t6, 1
    or s8, a0, s11
    xor s10, a4, s10
    xor a0, a3, s7
    xor s11, t0, s8
    srli s7, t4, 31
    srli s8, a2, 31
    or s7, s9, s7
    srli s9, t6, 31
    or s5, s5, s9
    slli s9, a3, 1
    or ra, ra, s8
    xor t2, t2, ra
    or s8, s9, s6
    xor t3, t3, s5
    srli a3, a3, 31
    xor ra, t1, s7
    srli s6, t1, 31
    slli a4, a4, 1
    or a4, a4, a3
    xor s2, s2, ra
    xor a3, t4, s8
    srli t4, t0, 31
    slli t1, t1, 1
    slli t0, t0, 1
    or s9, t0, s6
    xor t6, t6, s9
    lw s5, 192(sp)
    or t0, t1, t4
    xor t0, a2, t0
    lw a2, 196(sp)
    xor t4, s5, t6
    xor s7, a2, t0
    slli s8, t4, 14
    srli s5, t4, 18
    srli s6, s7, 18
    xor a2, s3, a0
    xor t4, s1, s11
    xor a5, a5, s10
    or s8, s8, s6
    lw s1, 4(sp)
    slli s3, s2, 12
    slli s9, s7, 14
    xor t1, s1, s10
    or s6, s9, s5
    srli s2, s2, 20
    srli s7, t4, 20
    lw s1, 100(sp)
    slli s5, t4, 12
    xor a4, t5, a4
    or t5, s3, s7
    and s9, a2, t5
    xor t4, s8, s9
    xor s3, s1, t3
    lw s7, 96(sp)
    or s9, s5, s2
    and s2, t1, s9
    slli s1, s3, 11
    xor s5, s7, t2
    srli s7, s3, 21
    srli s3, s5, 21
    slli s5, s5, 11
    or s5, s5, s7
    xor a6, a6, a4
    or s7, s1, s3
    or s1, s9, s5
    xor s3, s6, s2
    xor s4, s4, a0
    xor s2, t1, s1
    sw s3, 312(sp)
    or s1, t5, s7
    lw s3, 8(a1)
    xor s1, a2, s1
    xor s1, s1, s3
    lw s3, 12(a1)
    or a2, s8, a2
    xor s2, s2, s3
    lw s3, 144(sp)
    sw s2, 316(sp)
    sw t4, 320(sp)
    srli t4, a6, 11
    xor s2, s3, a3
    slli s3, s2, 21
    slli a6, a6, 21
    or t4, s3, t4
    xori s3, s7, -1
    or s3, s3, t4
    srli s2, s2, 11
    or a6, a6, s2
    and s2, t4, s8
    xor t4, t4, a2
    xor s8, t5, s3
    xor a2, s7, s2
    xori s3, s5, -1
    and t5, a6, s6
    or s2, s3, a6
    lw s7, 112(sp)
    lw s3, 116(sp)
    xor s5, s5, t5
    or t5, s6, t1
    xor s0, s0, s11
    xor t1, s7, t6
    xor s6, s9, s2
    slli s7, t1, 7
    xor a6, a6, t5
    xor s2, s3, t0
    slli s9, s2, 7
    srli t5, s2, 25
    srli s2, s4, 23
    or s3, s7, t5
    slli s7, a5, 9
    srli t5, t1, 25
    srli a5, a5, 23
    or t1, s9, t5
    lw s9, 172(sp)
    slli s4, s4, 9
    or t5, s7, s2
    xor s2, s9, ra
    srli s7, s0, 30
    slli s9, s0, 2
    srli s0, s2, 30
    slli s2, s2, 2
    or a5, s4, a5
    or s4, s2, s7
    or s0, s9, s0
    and s2, t5, s0
    sw a2, 336(sp)
    xor s2, t1, s2
    xor s7, a2, s2
    and s9, a5, s4
    xor a2, s3, s9
    sw a2, 324(sp)
    sw s2, 328(sp)
    sw s5, 332(sp)
    xor s5, s5, a2
    lw s2, 16(sp)
    lw s9, 20(sp)
    xor s2, s2, t2
    srli a2, s2, 2
    xor s9, s9, t3
    sw s5, 340(sp)
    srli s5, s9, 2
    sw a6, 348(sp)
    slli s9, s9, 30
    or a2, s9, a2
    or s9, s0, a2
    slli s2, s2, 30
    or s2, s2, s5
    xor s5, t5, s9
    xor s9, t4, s5
    xor a7, a7, a3
    sw t4, 344(sp)
    or t4, s4, s2
    xor t4, a5, t4
    sw t4, 352(sp)
    xor a6, a6, t4
    lw t4, 68(sp)
    sw s5, 356(sp)
    xor t4, t4, a4
    srli s5, a7, 9
    sw s7, 360(sp)
    or a5, s3, a5
    slli s7, a7, 23
    srli a7, t4, 9
    slli t4, t4, 23
    or s5, t4, s5
    or t4, s7, a7
    or a7, t1, t5
    xori s7, s5, -1
    xori t5, t4, -1
    and t1, s7, t1
    xor a7, s7, a7
    and s7, a2, s5
    xor s5, a2, t1
    xor t1, s8, a7
    sw s5, 364(sp)
    and a2, t5, s3
    lw s3, 320(sp)
    xor s0, s0, s7
    xor s7, s3, s0
    xor s3, s2, a2
    lw a2, 316(sp)
    sw s3, 372(sp)
    sw s8, 368(sp)
    xor s8, a2, s3
    xor a5, t5, a5
    and t4, s2, t4
    xor a2, s6, a5
    sw s6, 376(sp)
    xor s4, s4, t4
    lw s3, 132(sp)
    lw s6, 312(sp)
    lw s2, 128(sp)
    xor t5, s3, ra
    xor t4, s1, s5
    xor s2, s2, s11
    slli s3, s2, 13
    xor s5, s6, s4
    slli s6, t5, 13
    srli s2, s2, 19
    srli t5, t5, 19
    or s2, s6, s2
    or s6, s3, t5
    lw s3, 176(sp)
    lw t5, 180(sp)
    sw s1, 380(sp)
    xor s1, t5, t3
    xor t5, s3, t2
    sw s4, 384(sp)
    slli s3, t5, 29
    srli s4, s1, 3
    srli t5, t5, 3
    or s3, s3, s4
    slli s4, s1, 29
    or s4, s4, t5
    lw s1, 24(sp)
    lw t5, 28(sp)
    xor s1, s1, a3
    sw s0, 388(sp)
    xor s0, t5, a4
    sw a5, 392(sp)
    slli t5, s0, 28
    slli a5, s1, 28
    srli s0, s0, 4
    srli s1, s1, 4
    or s1, t5, s1
    or t5, s3, s1
    xor t5, s6, t5
    or a5, a5, s0
    xor a6, a6, t5
    sw t5, 396(sp)
    or s0, s4, a5
    xor t5, s2, s0
    lw s0, 72(sp)
    sw t5, 400(sp)
    xor s9, s9, t5
    sw a7, 404(sp)
    xor t5, s0, t6
    lw a7, 76(sp)
    sw a6, 408(sp)
    srli s0, t5, 12
    xor a6, a7, t0
    srli a7, a6, 12
    slli a6, a6, 20
    slli t5, t5, 20
    or a7, t5, a7
    and t5, a5, a7
    xor t5, s4, t5
    or s0, a6, s0
    and a6, s1, s0
    xor a6, s3, a6
    xor s5, s5, a6
    xor s7, s7, t5
    sw a6, 412(sp)
    lw a6, 80(sp)
    sw t5, 416(sp)
    sw s7, 424(sp)
    xor t5, a6, a0
    lw s7, 84(sp)
    slli a6, t5, 3
    xor s7, s7, s10
    sw s5, 420(sp)
    srli s5, s7, 29
    slli s7, s7, 3
    srli t5, t5, 29
    or s7, s7, t5
    or t5, a6, s5
    or a6, a7, t5
    xori s4, s4, -1
    xor a5, a5, a6
    and s5, t5, s2
    xor a6, a7, s5
    xor a7, t1, a6
    or s4, s2, s4
    xor s5, t4, a5
    and t1, s7, s6
    or s2, s0, s7
    lw t4, 360(sp)
    xor s4, t5, s4
    xor t5, s1, s2
    xor s1, s0, t1
    lw s2, 340(sp)
    xor t1, a2, s1
    xori s0, s3, -1
    or a2, s6, s0
    xor s3, s7, a2
    lw s0, 8(sp)
    xor s6, s2, s3
    lw a2, 12(sp)
    xor s7, s8, t5
    xor s8, a2, ra
    xor a2, s0, s11
    srli s2, s8, 31
    slli s0, s8, 1
    slli s8, a2, 1
    xor t4, t4, s4
    srli a2, a2, 31
    or s0, s0, a2
    lw a2, 56(sp)
    or s2, s8, s2
    lw s8, 60(sp)
    sw t5, 340(sp)
    xor a2, a2, t2
    slli t5, a2, 6
    xor s8, s8, t3
    sw a5, 360(sp)
    srli a5, s8, 26
    or a5, a5, t5
    sw s4, 432(sp)
    lw t5, 104(sp)
    slli s4, s8, 6
    xor s8, t5, a3
    srli t5, a2, 26
    lw a2, 108(sp)
    or s4, s4, t5
    xor a2, a2, a4
    sw s3, 428(sp)
    srli t5, a2, 7
    srli s3, s8, 7
    slli a2, a2, 25
    slli s8, s8, 25
    or s8, s8, t5
    or t5, a2, s3
    or a2, a5, s8
    xor s3, s2, a2
    xor a2, s5, s3
    or s5, s4, t5
    xor s5, s0, s5
    sw s3, 440(sp)
    sw s5, 436(sp)
    lw s3, 152(sp)
    sw s1, 444(sp)
    lw s1, 156(sp)
    xor s5, s7, s5
    xor s7, s3, t6
    xor s3, s1, t0
    sw a6, 448(sp)
    slli s1, s7, 8
    srli a6, s3, 24
    or a6, s1, a6
    slli s1, s3, 8
    srli s3, s7, 24
    and s7, s8, a6
    or s1, s1, s3
    xor s3, a5, s7
    and s7, t5, s1
    xor s7, s4, s7
    xor a7, a7, s3
    sw s7, 452(sp)
    xori a6, a6, -1
    xor t1, t1, s7
    lw s7, 160(sp)
    sw s3, 456(sp)
    lw s3, 164(sp)
    xor s7, s7, a0
    xor s3, s3, s10
    sw t1, 460(sp)
    slli t1, s7, 18
    srli s7, s7, 14
    sw s5, 464(sp)
    srli s5, s3, 14
    or t1, t1, s5
    or s5, t1, s2
    and a5, s2, a5
    slli s2, s3, 18
    and s3, a6, t1
    xor s3, s8, s3
    xor a6, a6, s5
    or s8, s2, s7
    xor s2, s9, a6
    xor a5, a5, t1
    or s5, s8, s0
    xori s7, s1, -1
    lw s1, 424(sp)
    and s9, s7, s8
    and s0, s0, s4
    lw t1, 408(sp)
    xor t5, t5, s9
    xor s5, s7, s5
    lw s4, 88(sp)
    xor s8, s8, s0
    xor s11, s4, s11
    slli s9, s11, 10
    xor s7, s6, t5
    lw s0, 420(sp)
    lw s4, 92(sp)
    xor s6, s4, ra
    srli ra, s6, 22
    slli s6, s6, 10
    lw s4, 140(sp)
    or ra, s9, ra
    lw s9, 136(sp)
    srli s11, s11, 22
    xor t4, t4, s3
    xor t2, s9, t2
    slli s9, t2, 15
    xor s4, s4, t3
    or s6, s6, s11
    lw t3, 188(sp)
    srli s11, s4, 17
    or s9, s9, s11
    srli s11, t2, 17
    slli t2, s4, 15
    xor a4, t3, a4
    lw s4, 184(sp)
    xor t3, t1, s5
    xor a3, s4, a3
    slli t1, a3, 24
    slli s4, a4, 24
    srli a4, a4, 8
    srli a3, a3, 8
    or a4, a4, t1
    or t1, s4, a3
    xori a3, s9, -1
    or s4, a3, t1
    or t2, t2, s11
    xor s11, ra, s4
    xor t4, t4, s11
    sw s11, 420(sp)
    xori s4, t2, -1
    or s11, s4, a4
    xor s11, s6, s11
    xor s7, s7, s11
    sw s11, 408(sp)
    lw s11, 32(sp)
    xor s11, s11, t6
    lw t6, 36(sp)
    sw s5, 424(sp)
    slli s5, s11, 27
    xor t0, t6, t0
    xor s1, s1, a5
    srli t6, t0, 5
    or s5, s5, t6
    slli t0, t0, 27
    srli t6, s11, 5
    or s11, t0, t6
    and t0, t1, s5
    xor t6, s0, s8
    or s0, ra, s9
    xor a3, a3, t0
    and s9, a4, s11
    xor t0, s4, s9
    lw s4, 40(sp)
    xor s9, s2, a3
    xor s2, s4, a0
    lw a0, 44(sp)
    slli s4, s2, 4
    xor a0, a0, s10
    slli s10, a0, 4
    srli s2, s2, 28
    srli a0, a0, 28
    or a0, s4, a0
    or s10, s10, s2
    and s4, s10, ra
    and s2, a0, s6
    or ra, s5, s10
    xor s0, s10, s0
    xor s10, a7, s0
    xor a7, t1, ra
    xor ra, s5, s4
    xor t1, s1, a7
    lw s4, 464(sp)
    xor s1, s11, s2
    or s5, s6, t2
    xor s6, a0, s5
    lw s2, 460(sp)
    xor t2, s4, s1
    xor s5, s2, s6
    or s4, s11, a0
    srli s2, s10, 31
    xor a4, a4, s4
    slli s11, s5, 1
    xor a0, t6, a4
    slli s4, s10, 1
    srli t6, s5, 31
    or s4, s4, t6
    or s11, s11, s2
    srli t6, t4, 31
    xor s2, t3, t0
    sw s6, 460(sp)
    srli t3, s7, 31
    slli s6, t4, 1
    or t3, s6, t3
    slli s6, s7, 1
    or s6, s6, t6
    xor t6, t1, s4
    slli s4, s9, 1
    xor s11, a0, s11
    sw s0, 464(sp)
    srli s0, s2, 31
    sw a4, 468(sp)
    srli a4, s9, 31
    or s0, s4, s0
    xor s0, s10, s0
    slli s4, s2, 1
    slli s10, t1, 1
    or a4, s4, a4
    xor s1, s1, s11
    srli s4, a0, 31
    srli t1, t1, 31
    xor s6, t2, s6
    slli a0, a0, 1
    or s4, s10, s4
    or t1, a0, t1
    srli s10, t2, 31
    xor a2, a2, ra
    slli a0, a2, 1
    xor t1, s7, t1
    or s7, a0, s10
    srli a0, a2, 31
    slli s10, t2, 1
    xor t2, t4, s4
    xor t4, s9, s7
    or s4, s10, a0
    xor s10, ra, t6
    xor t3, a2, t3
    slli s7, s1, 9
    slli s9, s10, 9
    srli a2, s10, 23
    or a0, s7, a2
    lw ra, 404(sp)
    srli s1, s1, 23
    xor a5, a5, t4
    xor s10, s2, s4
    lw a2, 392(sp)
    or s7, s9, s1
    xor s2, a2, s6
    xor s1, ra, t3
    slli s9, s1, 2
    srli s4, s2, 30
    srli s1, s1, 30
    or a2, s9, s4
    slli ra, s2, 2
    or s4, ra, s1
    lw s1, 336(sp)
    lw s9, 332(sp)
    xor s2, s1, s0
    xor a4, s5, a4
    xor s1, s9, a4
    slli s5, s1, 30
    srli ra, s2, 2
    srli s1, s1, 2
    slli s9, s2, 30
    or s2, s5, ra
    lw ra, 400(sp)
    or s5, a2, s2
    or s1, s9, s1
    xor s5, a0, s5
    or s9, s4, s1
    xor s9, s9, s7
    xor s8, s8, s10
    sw a7, 400(sp)
    xor a7, ra, t2
    lw ra, 396(sp)
    sw s9, 188(sp)
    xor s9, ra, t1
    slli ra, s9, 23
    sw a6, 396(sp)
    srli a6, a7, 9
    slli a7, a7, 23
    or a6, ra, a6
    srli ra, s9, 9
    or s9, a7, ra
    and ra, s2, a6
    xor a7, ra, a2
    and ra, s1, s9
    xor ra, s4, ra
    sw ra, 196(sp)
    sw a7, 192(sp)
    xori ra, s9, -1
    slli a7, s8, 7
    srli s9, s8, 25
    srli s8, a5, 25
    and a2, a0, a2
    slli a5, a5, 7
    or a7, a7, s8
    or a5, a5, s9
    xori a6, a6, -1
    and s8, a6, a7
    lw s9, 448(sp)
    xor s2, s2, s8
    xor s8, s3, s0
    or s3, a7, a0
    xor a6, a6, s3
    xor a3, a3, t2
    xor a0, a7, a2
    and a2, ra, a5
    or s3, a5, s7
    xor a7, ra, s3
    and ra, s7, s4
    lw s3, 444(sp)
    xor a5, a5, ra
    xor s9, s9, t3
    xor s4, s3, s6
    slli s7, s4, 12
    slli ra, s9, 12
    xor s3, s1, a2
    xor a2, t5, a4
    srli s1, s8, 21
    srli t5, a2, 21
    xor t0, t0, t1
    srli s4, s4, 20
    srli s9, s9, 20
    slli a2, a2, 11
    or ra, ra, s4
    or s4, s7, s9
    or s9, a2, s1
    slli s7, s8, 11
    srli s1, t0, 11
    or a2, s7, t5
    sw a0, 176(sp)
    srli s8, a3, 11
    slli s7, a3, 21
    or t5, s7, s1
    slli a3, t0, 21
    xori s1, a2, -1
    xori s7, s9, -1
    or t0, s7, t5
    xor s7, s4, t0
    or a3, a3, s8
    xor t0, a6, s7
    or s8, s1, a3
    sw a7, 172(sp)
    xor s1, ra, s8
    xor s8, a7, s1
    sw s7, 8(sp)
    sw s1, 12(sp)
    lw a7, 388(sp)
    lw s7, 384(sp)
    xor s1, a7, t4
    xor a7, s7, s10
    srli s7, s1, 18
    slli s1, s1, 14
    sw a6, 384(sp)
    srli a6, a7, 18
    or a6, s1, a6
    and s1, t5, a6
    slli a7, a7, 14
    xor s1, s9, s1
    or a7, a7, s7
    and s7, a3, a7
    sw s1, 16(sp)
    sw a5, 180(sp)
    xor s1, a0, s1
    xor a0, a2, s7
    xor a5, a5, a0
    sw a0, 20(sp)
    lw s7, 380(sp)
    lw a0, 316(sp)
    sw a5, 316(sp)
    lw a5, 0(a1)
    sw s2, 160(sp)
    xor s7, s7, t6
    or s9, s4, s9
    xor s9, s7, s9
    xor a5, s9, a5
    xor s9, s2, a5
    or s2, a6, s7
    xor s2, t5, s2
    sw s5, 184(sp)
    and t5, s7, s4
    lw s4, 4(a1)
    sw s2, 24(sp)
    lw s7, 192(sp)
    xor a6, a6, t5
    sw a6, 32(sp)
    xor a6, s7, a6
    or t5, ra, a2
    sw s3, 164(sp)
    xor s7, s5, s2
    xor a2, a0, s11
    xor s2, a2, t5
    or t5, a7, a2
    xor s4, s2, s4
    lw s5, 188(sp)
    xor a3, a3, t5
    sw s4, 4(sp)
    xor a0, s5, a3
    sw a3, 28(sp)
    and s2, a2, ra
    xor a7, a7, s2
    xor s4, s3, s4
    lw t5, 364(sp)
    lw s5, 196(sp)
    sw a7, 36(sp)
    xor s2, s5, a7
    lw a3, 372(sp)
    xor a7, t5, t6
    xor ra, a3, s11
    srli a2, ra, 14
    slli s3, a7, 18
    slli s5, ra, 18
    lw t5, 368(sp)
    lw a3, 376(sp)
    xor ra, t5, t3
    srli a7, a7, 14
    srli t5, ra, 31
    or a7, s5, a7
    slli s5, ra, 1
    xor ra, a3, s6
    srli a3, ra, 31
    slli ra, ra, 1
    or a3, s5, a3
    lw s5, 428(sp)
    or ra, ra, t5
    lw t5, 432(sp)
    or a2, s3, a2
    xor s3, t5, s0
    srli t5, s3, 26
    sw a5, 428(sp)
    slli a5, s3, 6
    xor s3, s5, a4
    slli s5, s3, 6
    srli s3, s3, 26
    or s5, s5, t5
    or a5, s3, a5
    and t5, ra, s5
    and s3, a3, a5
    xor s3, a2, s3
    xor a6, a6, s3
    sw s3, 112(sp)
    lw s3, 396(sp)
    xor t5, a7, t5
    xor s3, s3, t2
    xor s2, s2, t5
    sw t5, 116(sp)
    lw t5, 424(sp)
    sw s2, 424(sp)
    xor s2, t5, t1
    sw a6, 396(sp)
    srli a6, s2, 7
    srli t5, s3, 7
    slli s3, s3, 25
    slli s2, s2, 25
    or a6, s3, a6
    or s3, a5, a6
    xor s3, a3, s3
    or s2, s2, t5
    or t5, s5, s2
    sw s3, 80(sp)
    xor t5, ra, t5
    xor s9, s9, s3
    sw t5, 84(sp)
    lw s3, 400(sp)
    xor s4, s4, t5
    lw t5, 468(sp)
    sw s4, 468(sp)
    addi a1, a1, -16
    sw s9, 400(sp)
    xor s4, t5, s10
    xor s9, s3, t4
    slli t5, s9, 8
    srli s3, s4, 24
    slli s4, s4, 8
    srli s9, s9, 24
    or s3, t5, s3
    or t5, a2, a3
    and a3, a6, s3
    xor a5, a5, a3
    sw a5, 88(sp)
    xori a3, s3, -1
    or s3, s4, s9
    and a2, a3, a2
    xor s4, a3, t5
    xor a6, a6, a2
    or s9, a7, ra
    sw a6, 96(sp)
    and a3, s2, s3
    xori a2, s3, -1
    xor t5, s5, a3
    and ra, a2, a7
    sw t5, 92(sp)
    xor s3, s8, t5
    lw t5, 316(sp)
    xor a3, s2, ra
    sw a3, 100(sp)
    xor a6, s1, a6
    xor s5, a2, s9
    sw s4, 104(sp)
    sw s5, 108(sp)
    xor a7, a0, s5
    lw s2, 360(sp)
    xor s8, t5, a3
    lw ra, 340(sp)
    xor s1, s2, t6
    slli s2, s1, 4
    lw a2, 456(sp)
    srli t5, s1, 28
    xor a5, a5, t0
    xor s9, ra, s11
    xor a0, a2, t3
    slli s5, s9, 4
    lw s1, 452(sp)
    srli a3, s9, 28
    lw t0, 420(sp)
    slli ra, a0, 10
    xor s1, s1, s6
    srli a2, s1, 22
    slli s1, s1, 10
    srli s9, a0, 22
    lw a0, 408(sp)
    or s1, s1, s9
    or s9, s2, a3
    or a3, ra, a2
    xor s2, t0, s0
    xor ra, a0, a4
    or a2, s5, t5
    srli t0, s2, 17
    slli a0, s2, 15
    slli s2, ra, 15
    srli s5, ra, 17
    or t5, a0, s5
    or s5, a3, t5
    or ra, s2, t0
    or a0, s1, ra
    xor s2, a2, s5
    xor t0, s9, a0
    xor a0, s3, t0
    sw t0, 132(sp)
    lw s5, 352(sp)
    sw s2, 128(sp)
    xor s3, a5, s2
    lw t0, 356(sp)
    xor a5, s5, t1
    xor s2, t0, t2
    slli s5, s2, 24
    srli t0, a5, 8
    srli s2, s2, 8
    slli a5, a5, 24
    or s2, a5, s2
    xori a5, t5, -1
    or t5, a5, s2
    or s5, s5, t0
    xor t0, a3, t5
    xori t5, ra, -1
    sw t0, 136(sp)
    xor ra, a6, t0
    or t0, t5, s5
    xor a6, s1, t0
    xor t0, s7, s4
    xor s4, s8, a6
    lw s7, 320(sp)
    lw s8, 312(sp)
    xor s7, s7, t4
    sw a6, 140(sp)
    sw s4, 312(sp)
    xor a6, s8, s10
    srli s4, a6, 5
    slli s8, s7, 27
    or s4, s8, s4
    and s8, a2, a3
    slli a3, a6, 27
    and a6, s2, s4
    or a2, s4, a2
    srli s7, s7, 5
    xor a2, s2, a2
    or s2, a3, s7
    or a3, s2, s9
    lw s7, 400(sp)
    xor a5, a5, a6
    xor s4, s4, s8
    and a6, s9, s1
    lw s8, 396(sp)
    lw s1, 468(sp)
    sw a2, 152(sp)
    xor a2, s8, a2
    and s9, s5, s2
    xor s8, t0, a5
    sw a5, 144(sp)
    xor a5, s2, a6
    lw t0, 424(sp)
    xor a6, t5, s9
    lw s2, 328(sp)
    xor s9, a7, a6
    xor t5, s1, a5
    xor a3, s5, a3
    lw a7, 324(sp)
    xor s1, s2, s0
    xor a4, a7, a4
    xor s5, t0, a3
    lw s0, 344(sp)
    lw s2, 348(sp)
    srli a7, a4, 3
    srli t0, s1, 3
    slli a4, a4, 29
    xor t2, s0, t2
    slli s0, s1, 29
    or s1, a4, t0
    sw a3, 156(sp)
    xor a4, s2, t1
    slli t1, a4, 28
    slli t0, t2, 28
    srli s2, a4, 4
    or t0, t0, s2
    lw a3, 412(sp)
    lw a4, 416(sp)
    srli s2, t2, 4
    xor t2, a3, s10
    or s10, t1, s2
    xor a4, a4, t4
    or t1, s0, a7
    xori t4, t1, -1
    srli a3, t2, 12
    slli s2, a4, 20
    or s2, s2, a3
    and s0, t0, s2
    slli a7, t2, 20
    xor a3, s1, s0
    srli t2, a4, 12
    or s0, a7, t2
    and a4, s10, s0
    xor t2, t1, a4
    lw a7, 436(sp)
    sw a3, 72(sp)
    xor a7, a7, s11
    slli s11, a7, 3
    xor a4, s5, t2
    srli s5, a7, 29
    lw a7, 440(sp)
    xor a3, a2, a3
    xor a2, s7, s4
    xor s7, a7, t6
    slli a7, s7, 3
    srli t6, s7, 29
    sw t2, 76(sp)
    or s7, a7, s5
    or t2, s2, s7
    or s5, s11, t6
    or a7, s0, s5
    or s11, t1, s10
    xor t1, s10, a7
    xor s10, t0, t2
    or a7, s1, t0
    lw t6, 464(sp)
    lw t2, 460(sp)
    sw t1, 44(sp)
    xor t2, t2, s6
    xor t0, a2, s10
    slli a2, t2, 13
    xor t3, t6, t3
    srli s6, t3, 19
    srli t6, t2, 19
    xor t1, t5, t1
    xori t2, s1, -1
    or a2, a2, s6
    slli t5, t3, 13
    and s1, s7, a2
    or s6, a2, t2
    or t2, t5, t6
    xor s6, s7, s6
    xor a7, a2, a7
    and t3, s5, t2
    xor s1, s2, s1
    xor s2, s0, t3
    or a2, t2, t4
    xor s7, s5, a2
    lw t5, 312(sp)
    xor t4, ra, s6
    xor t6, s8, a7
    lw s0, 384(sp)
    xor t5, t5, s7
    xor t3, a0, s2
    sw s6, 56(sp)
    andi a0, a1, 255
    sw s7, 60(sp)
    sw s10, 40(sp)
    xor s5, t2, s11
    xor a2, s9, s5
    xor t2, s3, s1
    sw s5, 68(sp)
    lw s3, 428(sp)
    bne a0, zero, .Lkeccak_f1600_1
    slli s7, t2, 1
    srli a0, t3, 31
    slli s8, t3, 1
    or s7, s7, a0
    srli ra, t2, 31
    srli s5, t5, 31
    or s6, s8, ra
    xor s9, a3, s7
    xor s3, s3, s9
    xor s10, a4, s6
    slli a0, t4, 1
    or s5, a0, s5
    slli s8, t5, 1
    srli a0, t4, 31
    or s6, s8, a0
    xor ra, t0, s5
    slli s11, t6, 1
    srli s8, a2, 31
    xor a0, t1, s6
    slli s7, a4, 1
    or s6, s11, s8
    slli s5, a2, 1
    slli s8, a3, 1
    srli s11, t6, 31
    or s5, s5, s11
    xor t2, t2, s6
    xor t3, t3, s5
    srli a4, a4, 31
    srli a3, a3, 31
    or s6, s7, a3
    or s5, s8, a4
    srli s11, t0, 31
    xor t4, t4, s5
    xor t5, t5, s6
    slli s6, t0, 1
    srli a3, t1, 31
    or t0, s6, a3
    slli a3, t1, 1
    xor a6, a6, t5
    or s5, a3, s11
    xor s6, t6, t0
    xor a3, a2, s5
    lw a2, 192(sp)
    xor t1, a2, s6
    slli a2, t1, 14
    lw t6, 196(sp)
    xor t0, t6, a3
    srli a4, t1, 18
    srli s8, t0, 18
    or t6, a2, s8
    slli s7, t0, 14
    or s8, s7, a4
    lw a2, 4(sp)
    xor s1, s1, ra
    xor s2, s2, a0
    slli s11, s2, 12
    srli s5, s2, 20
    srli s2, s1, 20
    xor a4, a2, s10
    or t1, s11, s2
    slli s2, s1, 12
    or a2, s2, s5
    and s2, s3, t1
    xor t0, t6, s2
    and s2, a4, a2
    xor s7, s8, s2
    lw s2, 96(sp)
    xor s1, s2, t2
    lw s2, 100(sp)
    srli s11, s1, 21
    xor s5, s2, t3
    sw s7, 312(sp)
    slli s2, s5, 11
    or s7, s2, s11
    slli s2, s1, 11
    srli s11, s5, 21
    or s1, t1, s7
    or s2, s2, s11
    xor s1, s3, s1
    lw s5, 8(a1)
    xor s1, s1, s5
    or s11, a2, s2
    lw s5, 12(a1)
    xor s11, a4, s11
    xor s5, s11, s5
    lw s11, 144(sp)
    xor s11, s11, t4
    sw s5, 316(sp)
    slli s5, s11, 21
    sw t0, 320(sp)
    srli t0, a6, 11
    or t0, s5, t0
    slli a6, a6, 21
    srli s5, s11, 11
    xor a7, a7, t4
    or s11, a6, s5
    xori a6, s2, -1
    xori s5, s7, -1
    or a6, a6, s11
    or s5, s5, t0
    xor t1, t1, s5
    and s5, t0, t6
    xor s5, s7, s5
    or s3, t6, s3
    and t6, s11, s8
    xor s7, a2, a6
    xor t6, s2, t6
    or s2, s8, a4
    xor a2, s11, s2
    lw a6, 172(sp)
    lw a4, 112(sp)
    lw s8, 116(sp)
    xor s2, s8, a3
    srli s8, s2, 25
    xor s11, a4, s6
    slli a4, s2, 7
    srli s2, s11, 25
    or a4, a4, s2
    slli s2, s11, 7
    or s11, s2, s8
    xor s4, s4, s9
    xor a5, a5, s10
    slli s2, a5, 9
    srli s8, s4, 23
    or s2, s2, s8
    slli s4, s4, 9
    srli s8, a5, 23
    or s8, s4, s8
    xor s4, a6, a0
    xor a5, s0, ra
    srli a6, a5, 30
    slli s0, a5, 2
    srli a5, s4, 30
    or s0, s0, a5
    slli s4, s4, 2
    or s4, s4, a6
    and a6, s2, s0
    xor a6, a4, a6
    xor a5, t0, s3
    xor t0, s5, a6
    and s3, s8, s4
    xor s3, s11, s3
    sw s3, 324(sp)
    xor s3, t6, s3
    sw a6, 328(sp)
    lw a6, 16(sp)
    xor a6, a6, t2
    sw t6, 332(sp)
    lw t6, 20(sp)
    sw s5, 336(sp)
    xor t6, t6, t3
    sw s3, 340(sp)
    srli s5, a6, 2
    slli s3, t6, 30
    srli t6, t6, 2
    or s5, s3, s5
    or s3, s0, s5
    slli a6, a6, 30
    xor s3, s2, s3
    or t6, a6, t6
    xor a6, a5, s3
    sw a5, 344(sp)
    or a5, s4, t6
    xor a5, s8, a5
    sw a2, 348(sp)
    xor a2, a2, a5
    sw a5, 352(sp)
    lw a5, 68(sp)
    xor a5, a5, t5
    sw s3, 356(sp)
    slli s3, a5, 23
    sw t0, 360(sp)
    srli t0, a7, 9
    or t0, s3, t0
    slli s3, a7, 23
    and a7, s5, t0
    srli a5, a5, 9
    or a5, s3, a5
    or s2, a4, s2
    xori s3, t0, -1
    and t0, s3, a4
    xor s2, s3, s2
    xor a4, s5, t0
    sw a4, 364(sp)
    xor s3, t1, s2
    xor t0, s0, a7
    lw s5, 320(sp)
    xor s0, a4, s1
    xor a7, s5, t0
    xori a4, a5, -1
    and s5, a4, s11
    xor s5, t6, s5
    and a5, t6, a5
    sw t1, 368(sp)
    lw t6, 316(sp)
    sw s5, 372(sp)
    xor s5, t6, s5
    or t1, s11, s8
    xor t6, a4, t1
    xor s4, s4, a5
    lw s8, 312(sp)
    xor s11, s8, s4
    lw t1, 128(sp)
    xor a4, t1, ra
    srli a5, a4, 19
    lw s8, 132(sp)
    xor t1, s8, a0
    sw s7, 376(sp)
    slli s8, t1, 13
    slli a4, a4, 13
    srli t1, t1, 19
    or a5, s8, a5
    lw s8, 176(sp)
    xor s8, s8, t2
    or t1, a4, t1
    lw a4, 180(sp)
    xor a4, a4, t3
    sw s1, 380(sp)
    slli s1, a4, 29
    sw s4, 384(sp)
    xor s4, s7, t6
    srli s7, s8, 3
    or s1, s1, s7
    slli s7, s8, 29
    srli s8, a4, 3
    or a4, s7, s8
    lw s7, 24(sp)
    xor s8, s7, t4
    lw s7, 28(sp)
    xor s7, s7, t5
    sw t0, 388(sp)
    slli t0, s8, 28
    sw t6, 392(sp)
    srli t6, s7, 4
    or t0, t6, t0
    or t6, s1, t0
    srli s8, s8, 4
    slli s7, s7, 28
    or s7, s7, s8
    xor s8, a5, t6
    xor a6, a6, s8
    or t6, a4, s7
    xor t6, t1, t6
    xor a2, a2, t6
    sw t6, 396(sp)
    lw t6, 72(sp)
    sw s8, 400(sp)
    xor s8, t6, s6
    lw t6, 76(sp)
    xor t6, t6, a3
    sw s2, 404(sp)
    slli s2, s8, 20
    sw a2, 408(sp)
    srli a2, t6, 12
    or s2, s2, a2
    slli a2, t6, 20
    srli t6, s8, 12
    and s8, t0, s2
    or a2, a2, t6
    xor t6, s1, s8
    and s8, s7, a2
    xor s8, a4, s8
    xor s11, s11, s8
    xori a4, a4, -1
    xor a7, a7, t6
    sw s8, 412(sp)
    lw s8, 80(sp)
    xor s8, s8, s9
    sw t6, 416(sp)
    lw t6, 84(sp)
    sw s11, 420(sp)
    slli s11, s8, 3
    sw a7, 424(sp)
    xor a7, t6, s10
    slli t6, a7, 3
    srli a7, a7, 29
    or a7, s11, a7
    and s11, a7, a5
    srli s8, s8, 29
    or s8, t6, s8
    or t6, s2, a7
    xor t0, t0, t6
    xor t6, s0, t0
    xor s0, s2, s11
    xori s2, s1, -1
    or s11, a5, s2
    xor s1, s3, s0
    lw a5, 360(sp)
    xor s2, a7, s11
    xor s3, a5, s2
    and a7, s8, t1
    or s11, a2, s8
    xor a5, s7, s11
    xor s7, s5, a5
    xor s11, a2, a7
    or s5, t1, a4
    lw a2, 340(sp)
    lw a7, 12(sp)
    xor s8, s8, s5
    xor t1, a2, s8
    lw a4, 8(sp)
    xor s5, a4, ra
    xor a2, a7, a0
    slli a4, s5, 1
    srli a7, a2, 31
    or a4, a4, a7
    slli a7, a2, 1
    srli s5, s5, 31
    or a2, a7, s5
    lw a7, 56(sp)
    xor s5, a7, t2
    sw t0, 360(sp)
    slli a7, s5, 6
    lw t0, 60(sp)
    xor t0, t0, t3
    sw a5, 340(sp)
    srli a5, t0, 26
    or a5, a5, a7
    slli a7, t0, 6
    lw t0, 108(sp)
    srli s5, s5, 26
    or a7, a7, s5
    lw s5, 104(sp)
    xor s4, s4, s11
    xor s5, s5, t4
    xor t0, t0, t5
    sw s8, 428(sp)
    slli s8, s5, 25
    sw s2, 432(sp)
    srli s2, t0, 7
    or s2, s8, s2
    slli s8, t0, 25
    srli t0, s5, 7
    or s5, a5, s2
    or s8, s8, t0
    or t0, a7, s8
    xor s5, a4, s5
    xor t0, a2, t0
    xor t6, t6, s5
    xor s7, s7, t0
    sw t0, 436(sp)
    lw t0, 152(sp)
    xor t0, t0, s6
    sw s5, 440(sp)
    lw s5, 156(sp)
    sw s11, 444(sp)
    slli s11, t0, 8
    xor s5, s5, a3
    srli t0, t0, 24
    sw s0, 448(sp)
    srli s0, s5, 24
    or s0, s11, s0
    slli s11, s5, 8
    and s5, s2, s0
    xor s5, a5, s5
    or t0, s11, t0
    xor s11, s1, s5
    and s1, s8, t0
    xor s1, a7, s1
    xor s4, s4, s1
    sw s1, 452(sp)
    lw s1, 160(sp)
    xor s1, s1, s9
    sw s5, 456(sp)
    lw s5, 164(sp)
    xor s5, s5, s10
    sw s4, 460(sp)
    slli s4, s1, 18
    sw s7, 464(sp)
    slli s7, s5, 18
    srli s5, s5, 14
    or s4, s4, s5
    srli s5, s1, 14
    or s5, s7, s5
    xori s1, s0, -1
    and s7, s1, s4
    xor s0, s2, s7
    or s2, s4, a4
    or s7, s5, a2
    xor s1, s1, s2
    xor s2, a6, s1
    and a5, a4, a5
    xor a6, s4, a5
    lw s4, 424(sp)
    xor a5, s4, a6
    xori s4, t0, -1
    and a4, s4, s5
    xor a4, s8, a4
    xor t1, t1, a4
    lw s8, 92(sp)
    and t0, a2, a7
    xor a2, s4, s7
    lw s4, 408(sp)
    xor s4, s4, a2
    lw a7, 420(sp)
    xor s7, s5, t0
    xor t0, a7, s7
    lw s5, 88(sp)
    xor a7, s5, ra
    srli ra, a7, 22
    xor s8, s8, a0
    slli s5, a7, 10
    srli a0, s8, 22
    or a0, s5, a0
    slli s5, s8, 10
    or s5, s5, ra
    lw s8, 136(sp)
    xor a7, s8, t2
    xor ra, s3, s0
    lw s8, 140(sp)
    slli t2, a7, 15
    xor s3, s8, t3
    srli s8, s3, 17
    slli t3, s3, 15
    srli s3, a7, 17
    or a7, t2, s8
    or t2, t3, s3
    lw s8, 184(sp)
    lw s3, 188(sp)
    xor s8, s8, t4
    xor t5, s3, t5
    slli t3, t5, 24
    srli t4, s8, 8
    srli s3, t5, 8
    or t5, t3, t4
    slli s8, s8, 24
    or t3, s8, s3
    xori s8, a7, -1
    or t4, s8, t5
    xor s3, a0, t4
    xor t4, ra, s3
    xori ra, t2, -1
    sw s3, 420(sp)
    or s3, ra, t3
    xor s3, s5, s3
    xor t1, t1, s3
    sw s3, 408(sp)
    lw s3, 32(sp)
    xor s6, s3, s6
    lw s3, 36(sp)
    xor a3, s3, a3
    slli s3, s6, 27
    sw a2, 424(sp)
    srli a2, s6, 5
    srli s6, a3, 5
    or s3, s3, s6
    slli s6, a3, 27
    and a3, t5, s3
    or a2, s6, a2
    xor s6, s8, a3
    or a3, a0, a7
    xor s8, s2, s6
    and a7, t3, a2
    xor s2, ra, a7
    xor ra, s4, s2
    lw a7, 40(sp)
    xor s9, a7, s9
    srli s4, s9, 28
    lw a7, 44(sp)
    xor s10, a7, s10
    slli a7, s10, 4
    slli s9, s9, 4
    or a7, a7, s4
    and s4, a7, a0
    xor a0, s3, s4
    srli s4, s10, 28
    or s4, s9, s4
    xor s10, a7, a3
    or s9, a7, s3
    xor a3, t5, s9
    xor a7, a5, a3
    and s3, s4, s5
    xor s9, a2, s3
    lw a5, 464(sp)
    xor a5, a5, s9
    or t5, s5, t2
    xor s5, s4, t5
    lw s3, 460(sp)
    xor t2, s11, s10
    srli t5, t2, 31
    xor s11, s3, s5
    srli s3, s11, 31
    or a2, a2, s4
    xor s4, t3, a2
    xor a2, t6, a0
    slli t6, t2, 1
    srli t3, t1, 31
    xor t0, t0, s4
    or s3, t6, s3
    slli t6, s11, 1
    or t5, t6, t5
    xor t6, t0, t5
    slli t5, t4, 1
    or t3, t5, t3
    sw s5, 460(sp)
    srli s5, t4, 31
    xor t5, a7, s3
    slli s3, t1, 1
    or s5, s3, s5
    xor s3, a2, t3
    slli t3, s8, 1
    sw s10, 464(sp)
    srli s10, ra, 31
    or s10, t3, s10
    slli t3, ra, 1
    sw s4, 468(sp)
    srli s4, s8, 31
    or s4, t3, s4
    xor t3, s11, s4
    slli s4, a7, 1
    srli s11, t0, 31
    slli t0, t0, 1
    srli a7, a7, 31
    or s4, s4, s11
    or s11, t0, a7
    xor t0, t4, s4
    xor s4, t1, s11
    slli a7, a2, 1
    srli t4, a5, 31
    or t1, a7, t4
    xor s11, s9, t6
    slli a7, s11, 9
    slli t4, a5, 1
    srli s9, a2, 31
    or a2, t4, s9
    xor s9, s8, t1
    xor t4, ra, a2
    xor t1, a0, t5
    srli a2, t1, 23
    or s8, a7, a2
    xor ra, t2, s10
    slli a0, t1, 9
    srli a2, s11, 23
    or a7, a0, a2
    lw t2, 404(sp)
    xor s10, t2, s3
    lw t1, 392(sp)
    slli a2, s10, 2
    xor s11, a5, s5
    xor a0, t1, s11
    srli t1, a0, 30
    or t2, a2, t1
    slli a2, a0, 2
    srli a5, s10, 30
    or a2, a2, a5
    lw s5, 336(sp)
    lw t1, 332(sp)
    xor a0, s5, ra
    xor s10, t1, t3
    slli a5, s10, 30
    srli s5, a0, 2
    or t1, a5, s5
    slli a5, a0, 30
    srli s5, s10, 2
    or a0, a5, s5
    or s10, t2, t1
    lw a5, 400(sp)
    or s5, a2, a0
    xor a5, a5, t0
    xor s5, a7, s5
    sw a3, 400(sp)
    lw a3, 396(sp)
    sw s1, 396(sp)
    xor s1, a3, s4
    slli a3, s1, 23
    sw t6, 332(sp)
    slli t6, a5, 23
    srli s1, s1, 9
    xor s10, s8, s10
    srli a5, a5, 9
    or s1, t6, s1
    or t6, a3, a5
    and a3, t1, t6
    and a5, a0, s1
    xor a5, a5, a2
    xor s7, s7, t4
    sw t5, 336(sp)
    sw t4, 392(sp)
    xor a6, a6, s9
    slli t5, s7, 7
    srli t4, a6, 25
    slli a6, a6, 7
    srli s7, s7, 25
    or a6, a6, s7
    or s7, t5, t4
    xori t4, t6, -1
    lw t5, 400(sp)
    and t6, t4, s7
    xor t1, t1, t6
    or t6, s7, s8
    xor t4, t4, t6
    or t6, a6, a7
    and s8, s8, t2
    xor t2, t2, a3
    xor a3, s7, s8
    xori s7, s1, -1
    and s8, s7, a6
    xor s1, a0, s8
    and a0, a7, a2
    xor s8, a6, a0
    xor s7, s7, t6
    xori a2, s1, -1
    xori a7, t1, -1
    lw a0, 200(sp)
    sw a7, 160(a0)
    sw a2, 164(a0)
    sw t4, 168(a0)
    sw s7, 172(a0)
    sw a3, 176(a0)
    sw s8, 180(a0)
    sw s10, 184(a0)
    sw s5, 188(a0)
    sw t2, 192(a0)
    sw a5, 196(a0)
    lw a6, 448(sp)
    lw a3, 444(sp)
    xor s1, a6, s3
    xor t6, a3, s11
    srli t1, s1, 20
    slli a7, s1, 12
    slli a6, t6, 12
    srli t2, t6, 20
    or a6, a6, t1
    or t2, a7, t2
    xor a2, s0, ra
    srli s7, a2, 21
    xor t4, a4, t3
    slli s8, t4, 11
    slli a2, a2, 11
    srli s10, t4, 21
    xor t1, s6, t0
    xor s5, s2, s4
    or a2, a2, s10
    or t6, s8, s7
    xori s8, a2, -1
    slli a5, t1, 21
    srli s2, s5, 11
    slli s0, s5, 21
    srli s6, t1, 11
    or a3, a5, s2
    or s7, s0, s6
    lw s1, 388(sp)
    xori a7, t6, -1
    or a4, a7, a3
    xor s2, a6, a4
    or t1, s8, s7
    xor t4, t2, t1
    or s6, a6, t6
    xor s10, s1, s9
    lw s8, 384(sp)
    lw a4, 392(sp)
    slli s5, s10, 14
    xor a5, s8, a4
    srli t1, a5, 18
    or t1, s5, t1
    slli s8, a5, 14
    srli s0, s10, 18
    and a7, a3, t1
    or s1, s8, s0
    and s5, s7, s1
    xor a5, t6, a7
    xor s0, a2, s5
    lw s10, 380(sp)
    lw s8, 336(sp)
    lw a7, 316(sp)
    xor t6, s10, s8
    lw s5, 332(sp)
    xor s10, t6, s6
    lw s6, 0(a1)
    xor s6, s10, s6
    or s10, t1, t6
    xor a7, a7, s5
    and a6, t6, a6
    or t6, t2, a2
    lw a1, 4(a1)
    xor a2, a7, t6
    xor t6, a3, s10
    xor a3, a2, a1
    or a2, s1, a7
    xor s10, t1, a6
    xor a1, s7, a2
    and a6, a7, t2
    xor a2, s1, a6
    sw s6, 0(a0)
    xori t1, a5, -1
    sw a3, 4(a0)
    xori a6, s2, -1
    xori s7, t4, -1
    sw a6, 8(a0)
    sw s7, 12(a0)
    xori s2, s0, -1
    sw s2, 20(a0)
    sw t6, 24(a0)
    sw a1, 28(a0)
    sw a2, 36(a0)
    lw t6, 364(sp)
    sw t1, 16(a0)
    xor s7, t6, s8
    lw s2, 372(sp)
    slli t4, s7, 18
    xor s2, s2, s5
    slli t2, s2, 18
    srli a7, s2, 14
    or a2, t4, a7
    srli t1, s7, 14
    or s6, t2, t1
    lw s1, 368(sp)
    xor t2, s1, s3
    lw a5, 376(sp)
    xor a3, a5, s11
    xor s0, t5, s9
    srli a6, a3, 31
    slli t4, t2, 1
    or a1, t4, a6
    slli t4, a3, 1
    srli t6, t2, 31
    sw s10, 32(a0)
    or a6, t4, t6
    lw t6, 432(sp)
    xor s2, t6, ra
    lw t6, 428(sp)
    xor t4, t6, t3
    slli a7, s2, 6
    srli t6, t4, 26
    or s7, a7, t6
    slli t2, t4, 6
    srli t1, s2, 26
    or s1, t2, t1
    and a5, a6, s1
    and s2, a1, s7
    lw t5, 396(sp)
    xor a3, t5, t0
    lw t6, 424(sp)
    xor t2, s6, a5
    xor s2, a2, s2
    xor t6, t6, s4
    srli s10, t6, 7
    slli t4, a3, 25
    srli a7, a3, 7
    or t1, t4, s10
    slli t5, t6, 25
    or a5, s7, t1
    or t6, t5, a7
    xor a3, a1, a5
    or s10, s1, t6
    lw t4, 468(sp)
    xor a7, t4, a4
    slli t4, s0, 8
    xor t5, a6, s10
    srli a5, a7, 24
    or t4, t4, a5
    slli s10, a7, 8
    and a5, t1, t4
    srli a7, s0, 24
    or s0, s10, a7
    xori a7, t4, -1
    and s10, a7, a2
    xor t4, t1, s10
    or t1, a2, a1
    and s10, t6, s0
    xor a2, a7, t1
    or a1, s6, a6
    xori t1, s0, -1
    and a7, t1, s6
    xor s0, t6, a7
    xor a6, s1, s10
    xori s6, t4, -1
    sw a6, 92(a0)
    xor a7, s7, a5
    sw a3, 80(a0)
    sw t5, 84(a0)
    xori t4, s0, -1
    sw s6, 96(a0)
    sw t4, 100(a0)
    sw a2, 104(a0)
    sw s2, 112(a0)
    lw t6, 360(sp)
    xor s1, t1, a1
    xor a6, t6, s8
    lw s10, 340(sp)
    xor a2, s10, s5
    srli t1, a2, 28
    sw s1, 108(a0)
    slli a5, a2, 4
    srli s7, a6, 28
    or a3, a5, s7
    slli s7, a6, 4
    or t5, s7, t1
    lw s7, 456(sp)
    lw s0, 452(sp)
    xor s6, s7, s3
    slli t4, s6, 10
    xor s7, s0, s11
    srli s2, s7, 22
    or s2, t4, s2
    slli s7, s7, 10
    srli a1, s6, 22
    or t1, s7, a1
    lw s7, 420(sp)
    lw s6, 408(sp)
    xor a6, s7, ra
    xor s0, s6, t3
    slli s1, a6, 15
    srli t6, s0, 17
    slli s10, s0, 15
    srli a2, a6, 17
    or a5, s10, a2
    or s1, s1, t6
    or t4, s2, s1
    or a1, t1, a5
    xor s0, t5, a1
    xor s6, a3, t4
    lw s7, 356(sp)
    lw a6, 352(sp)
    xor t6, s7, t0
    srli s7, t6, 8
    xori a2, a5, -1
    xor s10, a6, s4
    slli a1, s10, 24
    srli t4, s10, 8
    or a5, a1, s7
    xori a6, s1, -1
    slli t6, t6, 24
    lw s10, 312(sp)
    or s7, t6, t4
    or t6, a6, a5
    xor a1, s2, t6
    or s1, a2, s7
    xor t6, t1, s1
    lw t4, 320(sp)
    xor s1, t4, s9
    xor t4, s10, a4
    srli s10, t4, 5
    sw s0, 132(a0)
    slli s0, t4, 27
    srli t4, s1, 5
    slli s1, s1, 27
    or s1, s1, s10
    or s10, s0, t4
    xori s0, t6, -1
    and t4, a3, s2
    xor t6, s1, t4
    and s2, a5, s1
    xor s2, a6, s2
    and t4, s7, s10
    or a6, s1, a3
    xor s1, a5, a6
    and t1, t5, t1
    xor a3, s10, t1
    or a5, s10, t5
    xor a6, s7, a5
    sw a3, 124(a0)
    sw s6, 128(a0)
    sw t6, 120(a0)
    sw t2, 116(a0)
    xori t1, a1, -1
    sw t1, 136(a0)
    xor t1, a2, t4
    sw s0, 140(a0)
    sw s2, 144(a0)
    sw t1, 148(a0)
    sw s1, 152(a0)
    sw a6, 156(a0)
    lw s7, 328(sp)
    xor s1, s7, ra
    slli s10, s1, 29
    lw t4, 324(sp)
    xor t5, t4, t3
    slli a6, t5, 29
    srli a5, t5, 3
    srli a3, s1, 3
    or t6, a6, a3
    or s10, s10, a5
    lw t1, 344(sp)
    lw s7, 348(sp)
    xor a2, s7, s4
    xor s6, t1, t0
    slli s4, s6, 28
    srli t0, a2, 4
    or s4, s4, t0
    srli t2, s6, 4
    slli a1, a2, 28
    or s6, a1, t2
    lw s0, 416(sp)
    xor s2, s0, s9
    lw ra, 412(sp)
    slli a5, s2, 20
    xor s9, ra, a4
    srli a4, s9, 12
    slli s1, s9, 20
    sw a7, 88(a0)
    or s7, a5, a4
    srli s0, s2, 12
    or s1, s1, s0
    and s9, s4, s7
    xor t3, t6, s9
    and t4, s6, s1
    xor a4, s10, t4
    lw t1, 440(sp)
    lw t5, 436(sp)
    xor t2, t5, s5
    xor a2, t1, s8
    slli s9, a2, 3
    srli t0, t2, 29
    or a3, s9, t0
    srli a6, a2, 29
    slli t1, t2, 3
    lw a1, 464(sp)
    or t2, t1, a6
    or s0, s7, a3
    xor ra, s4, s0
    or t4, s1, t2
    lw s0, 460(sp)
    xor t1, a1, s3
    slli a5, t1, 13
    xor a2, s0, s11
    srli a7, a2, 19
    srli s2, t1, 19
    xor s3, s6, t4
    or t1, a5, a7
    slli s5, a2, 13
    or a6, s5, s2
    or t4, t6, s4
    and t0, a3, a6
    xor s5, s7, t0
    xori a7, t6, -1
    or a7, a6, a7
    xor t5, a3, a7
    xor t6, a6, t4
    and s8, t2, t1
    xor s1, s1, s8
    xori a2, s10, -1
    or s2, t1, a2
    or s6, s10, s6
    xor s9, t1, s6
    sw ra, 40(a0)
    xor t0, t2, s2
    sw s5, 48(a0)
    sw s1, 52(a0)
    sw t0, 60(a0)
    xori s6, t6, -1
    xori a7, s9, -1
    lw s1, 260(sp)
    sw s6, 64(a0)
    sw a7, 68(a0)
    sw t3, 72(a0)
    sw s3, 44(a0)
    sw a4, 76(a0)
    lw s0, 256(sp)
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
    sw t5, 56(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

    .section .rodata
    .balign 256
.Lconstants:
    .word 0x80008008, 0x80000000, 0x80000001, 0x00000000
    .word 0x00008080, 0x80000000, 0x80008081, 0x80000000
    .word 0x8000000a, 0x80000000, 0x0000800a, 0x00000000
    .word 0x00000080, 0x80000000, 0x00008002, 0x80000000
    .word 0x00008003, 0x80000000, 0x00008089, 0x80000000
    .word 0x0000008b, 0x80000000, 0x8000808b, 0x00000000
    .word 0x8000000a, 0x00000000, 0x80008009, 0x00000000
    .word 0x00000088, 0x00000000, 0x0000008a, 0x00000000
    .word 0x00008009, 0x80000000, 0x80008081, 0x80000000
    .word 0x80000001, 0x00000000, 0x0000808b, 0x00000000
    .word 0x80008000, 0x80000000, 0x0000808a, 0x80000000
    .word 0x00008082, 0x00000000, 0x00000001, 0x00000000

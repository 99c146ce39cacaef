# keccak_f1600 of sha3, with keccak_f1600.S, scheduled for cv32e40p:
# 11,016 -> 10,986 cycles, 10,868 -> 10,880 bytes, proved equal to what came.
# No order takes fewer than 10,940 cycles (cycles in EX: 10,940, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha3 keccak_f1600 --core cv32e40p --kernel start/cv32e40p/base-interleaved/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved words of the caller, base instructions.
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
    sw s5, 276(sp)
    sw s4, 272(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    lw t0, 56(a0)
    lw t2, 96(a0)
.Lkeccak_f1600_pc80001318:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80001318)
    lw s5, 0(a0)
    lw s1, 40(a0)
    sw a0, 200(sp)
    lw s8, 80(a0)
    lw ra, 4(a0)
    xor s5, s5, s1
    lw s1, 120(a0)
    xor s5, s5, s8
    lw s8, 160(a0)
    xor s5, s5, s1
    lw s2, 44(a0)
    xor s5, s5, s8
    lw s7, 84(a0)
    xor s1, ra, s2
    lw s2, 124(a0)
    xor s1, s1, s7
    lw a3, 164(a0)
    xor s1, s1, s2
    lw s2, 8(a0)
    lw a5, 48(a0)
    xor s1, s1, a3
    lw t6, 88(a0)
    lw s6, 52(a0)
    lw t1, 72(a0)
    lw t4, 168(a0)
    xor a7, s2, a5
    lw a5, 128(a0)
    xor a7, a7, t6
    xor a7, a7, a5
    lw a5, 12(a0)
    xor s7, a7, t4
    lw a4, 36(a0)
    lw s0, 92(a0)
    xor t6, a5, s6
    lw a7, 132(a0)
    xor a2, t6, s0
    lw s6, 172(a0)
    xor t6, a2, a7
    xor t6, t6, s6
    lw a7, 16(a0)
    lw t3, 64(a0)
    xor s6, a7, t0
    lw t4, 136(a0)
    xor t0, s6, t2
    lw t2, 176(a0)
    xor s6, t0, t4
    lw t4, 20(a0)
    lw t0, 60(a0)
    xor t2, s6, t2
    lw s6, 100(a0)
    xor s0, t4, t0
    lw s3, 140(a0)
    xor s6, s0, s6
    lw s4, 180(a0)
    xor s6, s6, s3
    lw a6, 24(a0)
    xor s6, s6, s4
    lw s0, 104(a0)
    xor a6, a6, t3
    lw s4, 144(a0)
    xor s9, a6, s0
    xor s10, s9, s4
    lw s11, 184(a0)
    lw s3, 28(a0)
    lw a6, 68(a0)
    xor t5, s10, s11
    lw s10, 108(a0)
    xor ra, s3, a6
    lw s3, 148(a0)
    xor s4, ra, s10
    lw s11, 188(a0)
    xor s4, s4, s3
    lw s3, 32(a0)
    xor s10, s4, s11
    srli s9, s6, 31
    lw s4, 112(a0)
    lw a2, 152(a0)
    xor ra, s3, t1
    xor ra, ra, s4
    lw s11, 192(a0)
    xor s3, ra, a2
    lw t1, 76(a0)
    xor s11, s3, s11
    lw s3, 116(a0)
    slli ra, t6, 1
    xor a4, a4, t1
    lw t1, 156(a0)
    xor a4, a4, s3
    lw a2, 196(a0)
    xor s3, a4, t1
    xor a4, s3, a2
    srli a2, t6, 31
    or s3, ra, a2
    xor s3, s11, s3
    xor a2, a4, s7
    slli ra, s6, 1
    or ra, ra, s9
    xor ra, s5, ra
    xor s9, s1, t2
    sw s9, 312(sp)
    slli s9, s10, 1
    sw s3, 316(sp)
    srli s3, s10, 31
    or s3, s9, s3
    xor s7, s7, s3
    xor t6, t6, t5
    slli s3, a4, 1
    srli s9, a4, 31
    or s9, s3, s9
    xor t2, t2, s9
    xor s6, s6, s11
    slli s3, s1, 1
    srli s1, s1, 31
    or s1, s3, s1
    xor s1, t5, s1
    xor s5, s10, s5
    xori s2, s2, -1
    xori a5, a5, -1
    xor s2, s2, ra
    xor t0, t0, t6
    slli a4, t0, 3
    srli t0, t0, 29
    or t0, a4, t0
    xor s11, s0, t2
    slli s0, s11, 12
    srli s3, s11, 20
    or s9, s0, s3
    xor s0, t1, s5
    slli t1, s0, 4
    srli a4, s0, 28
    or s3, t1, a4
    xori s8, s8, -1
    xori a3, a3, -1
    xor a3, a3, a2
    slli s10, a3, 9
    srli a3, a3, 23
    or a3, s10, a3
    xori a4, s9, -1
    or s0, t0, a4
    xor s0, s2, s0
    and s11, a4, s3
    xor a4, t0, s11
    or s11, s3, a3
    xor s9, s9, s11
    xori s3, s3, -1
    xori a3, a3, -1
    or t1, a3, s2
    xor s3, s3, t1
    and s2, s2, t0
    xori t0, a6, -1
    xor s2, a3, s2
    xori a7, a7, -1
    xori t4, t4, -1
    xor t5, t4, t6
    slli a3, t5, 31
    srli s10, t5, 1
    or a3, a3, s10
    xori t4, t3, -1
    xor t4, t4, t2
    slli a6, t4, 27
    srli t4, t4, 5
    or t4, a6, t4
    xor t1, s4, s1
    slli s4, t1, 19
    srli a6, t1, 13
    lw s10, 120(a0)
    lw t5, 316(sp)
    or t3, s4, a6
    xor a6, s10, t5
    slli s4, a6, 20
    srli a6, a6, 12
    lw s11, 172(a0)
    lw t1, 312(sp)
    or s10, s4, a6
    xor a6, s11, t1
    slli s11, a6, 1
    srli s4, a6, 31
    or a6, s11, s4
    and s4, t4, t3
    xor s4, a3, s4
    xori s10, s10, -1
    or s11, t3, s10
    xor s11, t4, s11
    sw t0, 320(sp)
    and t0, s10, a6
    xor t0, t3, t0
    or t3, a6, a3
    xor s10, s10, t3
    xori t4, t4, -1
    xor t3, s9, t0
    and a3, a3, t4
    xor t4, a6, a3
    xor a6, s0, s4
    xor a3, a4, s11
    sw s11, 324(sp)
    xor s11, s3, s10
    sw s3, 328(sp)
    lw s3, 4(a0)
    sw s10, 332(sp)
    xor s10, s2, t4
    sw a4, 336(sp)
    lw a4, 52(a0)
    xor s3, s3, a2
    xor a4, a4, t1
    sw t4, 340(sp)
    slli t4, a4, 22
    srli a4, a4, 10
    sw s4, 344(sp)
    lw s4, 96(a0)
    or t4, t4, a4
    lw a4, 100(a0)
    xori s4, s4, -1
    xori a4, a4, -1
    xor s4, s4, s7
    sw t0, 348(sp)
    slli t0, s4, 21
    srli s4, s4, 11
    sw s0, 352(sp)
    lw s0, 144(a0)
    or t0, t0, s4
    xor s4, s0, t2
    slli s0, s4, 10
    srli s4, s4, 22
    sw s9, 356(sp)
    lw s9, 196(a0)
    or s0, s0, s4
    xor s4, s9, s5
    slli s9, s4, 7
    srli s4, s4, 25
    or s4, s9, s4
    xori t4, t4, -1
    xori s9, t0, -1
    sw s2, 360(sp)
    and s2, t4, s9
    xor s2, s3, s2
    and t0, t0, s0
    xor t0, t4, t0
    xori s4, s4, -1
    sw a7, 364(sp)
    or a7, s0, s4
    xor a7, s9, a7
    and s9, s4, s3
    or t4, s3, t4
    xor s0, s0, s9
    xor t4, s4, t4
    lw s4, 12(a1)
    xor s2, s2, s4
    xor s3, a6, s2
    xor a3, a3, t0
    xor a6, t3, a7
    xor s9, s11, s0
    lw s4, 24(a0)
    xor s11, s10, t4
    xor s4, s4, t2
    slli s10, s4, 14
    srli t3, s4, 18
    lw s4, 72(a0)
    or t3, s10, t3
    xor s10, s4, s1
    slli s4, s10, 10
    srli s10, s10, 22
    sw a7, 368(sp)
    lw a7, 84(a0)
    or s4, s4, s10
    xor a7, a7, a2
    slli s10, a7, 2
    srli a7, a7, 30
    sw t0, 372(sp)
    lw t0, 132(a0)
    or a7, s10, a7
    xor t0, t0, t1
    slli s10, t0, 23
    srli t0, t0, 9
    sw s2, 376(sp)
    lw s2, 180(a0)
    or t0, s10, t0
    xor s2, s2, t6
    slli s10, s2, 31
    srli s2, s2, 1
    or s2, s10, s2
    xori s4, s4, -1
    and s10, s4, a7
    xor s10, t3, s10
    xori t0, t0, -1
    sw s0, 380(sp)
    or s0, a7, t0
    xor s0, s4, s0
    sw t4, 384(sp)
    and t4, t0, s2
    xor t4, a7, t4
    xori s2, s2, -1
    and a7, s2, t3
    xor a7, t0, a7
    or t0, t3, s4
    lw t3, 36(a0)
    xor s2, s2, t0
    xor t0, t3, s5
    slli t3, t0, 14
    srli t0, t0, 18
    lw s4, 40(a0)
    or t0, t3, t0
    xor t3, s4, t5
    slli s4, t3, 18
    srli t3, t3, 14
    sw a2, 388(sp)
    lw a2, 88(a0)
    or t3, s4, t3
    xor a2, a2, ra
    slli s4, a2, 5
    srli a2, a2, 27
    sw s11, 392(sp)
    lw s11, 136(a0)
    or a2, s4, a2
    lw s4, 140(a0)
    xori s11, s11, -1
    xori s4, s4, -1
    xor s4, s4, t6
    sw s11, 396(sp)
    slli s11, s4, 8
    srli s4, s4, 24
    sw s9, 400(sp)
    lw s9, 184(a0)
    or s4, s11, s4
    xor t2, s9, t2
    slli s11, t2, 28
    srli t2, t2, 4
    or t2, s11, t2
    xori s11, t3, -1
    and t3, s11, a2
    xor t3, t0, t3
    or s9, a2, s4
    xori s4, s4, -1
    xor s9, s11, s9
    xori t2, t2, -1
    sw a6, 404(sp)
    or a6, s4, t2
    xor a6, a2, a6
    and a2, t2, t0
    xor s4, s4, a2
    or t0, t0, s11
    xor t2, t2, t0
    xor t0, s10, t3
    xor s11, s0, s9
    xor a2, t4, a6
    sw t3, 408(sp)
    xor t3, a7, s4
    sw a7, 412(sp)
    lw a7, 0(a0)
    sw t2, 416(sp)
    xor t2, s2, t2
    sw t4, 420(sp)
    lw t4, 48(a0)
    xor a7, a7, t5
    xor t4, t4, ra
    sw a6, 424(sp)
    slli a6, t4, 22
    srli t4, t4, 10
    or t4, a6, t4
    xor t6, a4, t6
    slli a6, t6, 22
    srli t6, t6, 10
    lw a4, 148(a0)
    or t6, a6, t6
    xor a6, a4, s6
    slli a4, a6, 11
    srli a6, a6, 21
    sw s4, 428(sp)
    lw s4, 192(a0)
    or a6, a4, a6
    xor s4, s4, s1
    slli a4, s4, 7
    srli s4, s4, 25
    or s4, a4, s4
    xori t4, t4, -1
    xori a4, t6, -1
    sw s9, 432(sp)
    and s9, t4, a4
    xor s9, a7, s9
    and t6, t6, a6
    xor t6, t4, t6
    xori s4, s4, -1
    sw s2, 436(sp)
    or s2, a6, s4
    xor s2, a4, s2
    and a4, s4, a7
    xor a4, a6, a4
    or a7, a7, t4
    xor a7, s4, a7
    lw t4, 8(a1)
    xor t4, s9, t4
    xor t0, t0, t4
    xor a6, s11, t6
    xor s4, a2, s2
    xor a5, a5, t1
    xor a2, t3, a4
    xor t2, t2, a7
    slli t3, a5, 1
    srli a5, a5, 31
    lw s11, 56(a0)
    or a5, t3, a5
    xor s9, s11, s7
    slli s11, s9, 3
    srli t3, s9, 29
    lw s9, 108(a0)
    or s11, s11, t3
    xor t3, s9, s6
    slli s9, t3, 13
    srli t3, t3, 19
    sw a7, 440(sp)
    lw a7, 152(a0)
    or t3, s9, t3
    xor a7, a7, s1
    slli s9, a7, 4
    srli a7, a7, 28
    or a7, s9, a7
    xor s8, s8, t5
    slli s9, s8, 9
    srli s8, s8, 23
    or s8, s9, s8
    xori s9, t3, -1
    sw t6, 444(sp)
    or t6, s11, s9
    xor t6, a5, t6
    and s9, s9, a7
    xor s9, s11, s9
    sw a4, 448(sp)
    or a4, a7, s8
    xor a4, t3, a4
    xori a7, a7, -1
    xori s8, s8, -1
    or t3, s8, a5
    xor a7, a7, t3
    and a5, a5, s11
    xor s8, s8, a5
    xor a5, t0, t6
    xor t0, a6, s9
    xor s4, s4, a4
    xor t3, a2, a7
    lw a2, 28(a0)
    xor t2, t2, s8
    xor a2, a2, s6
    slli a6, a2, 14
    srli a2, a2, 18
    lw s11, 76(a0)
    or a6, a6, a2
    xor a2, s11, s5
    slli s11, a2, 10
    srli a2, a2, 22
    sw s8, 452(sp)
    lw s8, 80(a0)
    or a2, s11, a2
    xor s8, s8, t5
    slli s11, s8, 1
    srli s8, s8, 31
    lw t5, 128(a0)
    or s8, s11, s8
    xor s11, t5, ra
    slli t5, s11, 22
    srli s11, s11, 10
    sw a4, 316(sp)
    lw a4, 176(a0)
    or t5, t5, s11
    xor s11, a4, s7
    slli a4, s11, 30
    srli s11, s11, 2
    or a4, a4, s11
    xori a2, a2, -1
    and s11, a2, s8
    xor s11, a6, s11
    xori t5, t5, -1
    sw a7, 456(sp)
    or a7, s8, t5
    xor a7, a2, a7
    sw t6, 460(sp)
    and t6, t5, a4
    xor s8, s8, t6
    xori t6, a4, -1
    and a4, t6, a6
    xor a4, t5, a4
    or a6, a6, a2
    xor t6, t6, a6
    xor s3, s3, s11
    lw t5, 404(sp)
    xor a3, a3, a7
    lw a2, 400(sp)
    xor a6, t5, s8
    lw t5, 392(sp)
    xor a2, a2, a4
    sw s11, 400(sp)
    lw s11, 32(a0)
    xor t5, t5, t6
    xor s1, s11, s1
    slli s11, s1, 13
    srli s1, s1, 19
    sw a7, 392(sp)
    lw a7, 44(a0)
    sw s8, 404(sp)
    lw s8, 388(sp)
    or s1, s11, s1
    xor a7, a7, s8
    slli s11, a7, 18
    srli a7, a7, 14
    sw t6, 464(sp)
    lw t6, 92(a0)
    or a7, s11, a7
    xor t6, t6, t1
    slli t1, t6, 5
    srli t6, t6, 27
    lw s11, 396(sp)
    or t6, t1, t6
    xor s11, s11, s7
    slli t1, s11, 7
    srli s11, s11, 25
    sw s0, 396(sp)
    lw s0, 188(a0)
    or t1, t1, s11
    xor s11, s0, s6
    slli s0, s11, 28
    srli s11, s11, 4
    or s0, s0, s11
    xori a7, a7, -1
    and s11, a7, t6
    xor s11, s1, s11
    sw t4, 312(sp)
    or t4, t6, t1
    xor t4, a7, t4
    xori t1, t1, -1
    xori s0, s0, -1
    sw s9, 468(sp)
    or s9, t1, s0
    xor t6, t6, s9
    and s9, s0, s1
    xor s9, t1, s9
    or s1, s1, a7
    xor s1, s1, s0
    xor a7, s3, s11
    xor a3, a3, t4
    xor s3, a6, t6
    xor a2, a2, s9
    lw s0, 364(sp)
    xor a6, t5, s1
    xor s7, s0, s7
    lw t5, 320(sp)
    slli s0, s7, 31
    srli s7, s7, 1
    or s7, s0, s7
    xor s6, t5, s6
    slli t1, s6, 28
    srli s6, s6, 4
    lw s0, 116(a0)
    or s6, t1, s6
    xor s5, s0, s5
    slli t5, s5, 20
    srli s5, s5, 12
    lw s0, 124(a0)
    or s5, t5, s5
    xor s8, s0, s8
    slli t5, s8, 21
    srli s8, s8, 11
    lw s0, 168(a0)
    or s8, t5, s8
    xor t5, s0, ra
    slli s0, t5, 1
    xori s8, s8, -1
    srli t5, t5, 31
    or ra, s0, t5
    and t5, s6, s5
    xor s0, s7, t5
    or t5, s5, s8
    xor t5, s6, t5
    and t1, s8, ra
    xor s5, s5, t1
    or t1, ra, s7
    xor s8, s8, t1
    xori s6, s6, -1
    and s6, s7, s6
    slli a0, a3, 1
    slli t1, s3, 1
    xor s6, ra, s6
    xor s7, a5, s0
    xor t0, t0, t5
    xor a5, s4, s5
    xor ra, t3, s8
    xor t2, t2, s6
    srli s4, a3, 31
    or s4, a0, s4
    xor s4, t2, s4
    xor t3, a6, t0
    sw s0, 388(sp)
    srli s0, s3, 31
    or s0, t1, s0
    xor s0, s7, s0
    xor a0, a7, a5
    slli t1, a2, 1
    sw s5, 364(sp)
    srli s5, a2, 31
    or s5, t1, s5
    xor t0, t0, s5
    slli s5, a6, 1
    sw s1, 320(sp)
    srli t1, a6, 31
    xor s1, a3, ra
    or s5, s5, t1
    xor a6, a5, s5
    xor a5, s3, t2
    slli s5, a7, 1
    srli a7, a7, 31
    or s5, s5, a7
    xor s3, ra, s5
    xor a7, a2, s7
    xor s5, s2, t0
    slli s2, s5, 31
    srli s5, s5, 1
    or s5, s2, s5
    xor s2, a4, a5
    slli s7, s2, 28
    srli s2, s2, 4
    lw t2, 360(sp)
    or s2, s7, s2
    xor t2, t2, a7
    slli a3, t2, 20
    srli t2, t2, 12
    or t2, a3, t2
    xor s7, s11, t3
    srli t1, s7, 11
    slli a3, s7, 21
    or a3, a3, t1
    xor s7, t5, s0
    slli t5, s7, 1
    srli s7, s7, 31
    or s7, t5, s7
    xori t5, s2, -1
    and s11, t5, t2
    xor t1, s5, s11
    or a2, t2, a3
    xor t5, t5, a2
    and a2, a3, s7
    xor t2, t2, a2
    or s11, s7, s5
    and s5, s5, s2
    xor a3, a3, s11
    lw s2, 384(sp)
    xor s5, s7, s5
    xor s2, s2, a7
    slli s7, s2, 14
    srli s2, s2, 18
    or s2, s7, s2
    xor s7, s10, s4
    slli s10, s7, 18
    srli s7, s7, 14
    lw a4, 468(sp)
    or s7, s10, s7
    xor s10, a4, s0
    srli s11, s10, 27
    slli a2, s10, 5
    or a4, a2, s11
    xor t6, t6, s1
    slli a2, t6, 8
    srli t6, t6, 24
    or t6, a2, t6
    xor s8, s8, a6
    slli a2, s8, 28
    srli s8, s8, 4
    or s8, a2, s8
    and a2, s7, a4
    xor s10, s2, a2
    or a2, a4, t6
    xor s11, s7, a2
    xori t6, t6, -1
    or a2, t6, s8
    xor a2, a2, a4
    and a4, s8, s2
    or s2, s2, s7
    sw t1, 160(sp)
    sw s10, 120(sp)
    sw s11, 128(sp)
    xor t6, t6, a4
    sw t5, 168(sp)
    xor s7, t5, s11
    sw a2, 136(sp)
    sw t2, 176(sp)
    xor t2, t2, a2
    xor s8, s8, s2
    sw t6, 144(sp)
    sw a3, 184(sp)
    xor t6, a3, t6
    lw a3, 312(sp)
    sw s8, 152(sp)
    sw s5, 192(sp)
    xor s5, s5, s8
    lw s8, 396(sp)
    xor a3, a3, s4
    xor s8, s8, s0
    slli t5, s8, 22
    srli s8, s8, 10
    lw ra, 356(sp)
    or s8, t5, s8
    xor a4, ra, s1
    slli s11, a4, 22
    srli a2, a4, 10
    or a4, s11, a2
    xor a2, s9, a5
    xor s2, t1, s10
    srli t1, a2, 21
    slli s11, a2, 11
    or s9, s11, t1
    xor s6, s6, s3
    slli s11, s6, 7
    srli s6, s6, 25
    or s6, s11, s6
    or t1, s8, a4
    xor t1, a3, t1
    xori s10, a4, -1
    or t5, s10, s9
    xor t5, s8, t5
    and s11, s9, s6
    xor a2, a4, s11
    or s10, s6, a3
    xor s9, s9, s10
    and s8, a3, s8
    xor s8, s6, s8
    lw a3, 0(a1)
    xor s7, s7, t5
    xor s6, t1, a3
    sw s6, 0(sp)
    xor s2, s2, s6
    sw t5, 8(sp)
    sw a2, 16(sp)
    xor s6, t2, a2
    sw s9, 24(sp)
    xor t2, t6, s9
    lw a3, 448(sp)
    sw s8, 32(sp)
    xor s5, s5, s8
    xor s8, a3, a6
    slli t6, s8, 14
    srli s8, s8, 18
    lw a3, 436(sp)
    or s8, t6, s8
    xor a3, a3, s3
    slli t6, a3, 10
    srli a3, a3, 22
    lw s11, 352(sp)
    or t6, t6, a3
    xor a3, s11, t3
    slli t1, a3, 2
    srli a3, a3, 30
    or a3, t1, a3
    xor t4, t4, a0
    slli t1, t4, 23
    srli t4, t4, 9
    lw t5, 348(sp)
    or t4, t1, t4
    xor a4, t5, s1
    slli a2, a4, 31
    srli t1, a4, 1
    or s9, a2, t1
    or a2, t6, a3
    xor a2, s8, a2
    and s11, a3, t4
    xor t5, t6, s11
    xori a4, s9, -1
    or t1, t4, a4
    xor a3, a3, t1
    or t1, s9, s8
    xor t4, t4, t1
    and s8, s8, t6
    xor s8, s9, s8
    sw a2, 40(sp)
    xor t6, s2, a2
    sw t5, 48(sp)
    xor s10, s7, t5
    sw a3, 56(sp)
    xor a3, s6, a3
    xor t1, t2, t4
    sw t4, 64(sp)
    lw s2, 380(sp)
    sw s8, 72(sp)
    xor t5, s5, s8
    xor s5, s2, a5
    slli s8, s5, 14
    srli s5, s5, 18
    lw s2, 464(sp)
    or s8, s8, s5
    xor s5, s2, a7
    slli s2, s5, 10
    srli s5, s5, 22
    lw s7, 460(sp)
    or s2, s2, s5
    xor s5, s7, s4
    slli s7, s5, 1
    lw s6, 432(sp)
    srli s5, s5, 31
    or s5, s7, s5
    xor s7, s6, s0
    slli t4, s7, 22
    srli s6, s7, 10
    lw s7, 364(sp)
    or s6, t4, s6
    xor t4, s7, t0
    srli ra, t4, 2
    slli s7, t4, 30
    and t2, s5, s6
    or s11, s2, s5
    xor t4, s8, s11
    xor t2, s2, t2
    or s7, s7, ra
    xori a2, s7, -1
    or a4, s6, a2
    xor s5, s5, a4
    or a2, s7, s8
    xor s6, s6, a2
    and s8, s8, s2
    lw s2, 444(sp)
    xor s8, s7, s8
    lw s7, 404(sp)
    xor s2, s2, s0
    xor s7, s7, s1
    srli s9, s7, 29
    lw a4, 456(sp)
    slli s0, s7, 3
    xor s11, a4, a6
    or s7, s0, s9
    slli a4, s11, 12
    srli s0, s11, 20
    lw a2, 320(sp)
    or a4, a4, s0
    xor a2, a2, a7
    slli s9, a2, 4
    srli s0, a2, 28
    lw a2, 344(sp)
    or s0, s9, s0
    xor s11, a2, t3
    slli a2, s11, 9
    srli s9, s11, 23
    or a2, a2, s9
    or s9, s7, a4
    xor s11, s2, s9
    and s9, a4, s0
    xori s0, s0, -1
    sw s1, 344(sp)
    and s1, s0, a2
    xor s1, s1, a4
    or a4, a2, s2
    xor s0, s0, a4
    and s2, s2, s7
    xor s2, a2, s2
    sw t4, 44(sp)
    sw s11, 84(sp)
    xor ra, t4, s11
    xor s9, s7, s9
    sw s9, 92(sp)
    sw t2, 52(sp)
    xor t2, t2, s9
    sw s1, 100(sp)
    xor t4, s5, s1
    sw s6, 68(sp)
    sw s0, 108(sp)
    xor s6, s6, s0
    lw s1, 376(sp)
    sw s8, 76(sp)
    sw s2, 116(sp)
    lw a4, 392(sp)
    xor s11, s1, t3
    xor s1, a4, a0
    slli a2, s1, 22
    lw s7, 316(sp)
    srli s1, s1, 10
    or s9, a2, s1
    xor s1, s7, t0
    slli s0, s1, 21
    srli s1, s1, 11
    lw a4, 428(sp)
    or s1, s1, s0
    xor a4, a4, a6
    slli a2, a4, 10
    srli s0, a4, 22
    lw a4, 340(sp)
    or s0, s0, a2
    xor a7, a4, a7
    slli s7, a7, 7
    srli a7, a7, 25
    or a7, s7, a7
    or a2, s9, s1
    xori a4, s1, -1
    or s7, a4, s0
    and a4, s0, a7
    xor s7, s9, s7
    xor s1, s1, a4
    or a4, a7, s11
    and s9, s11, s9
    xor a7, a7, s9
    xor s9, s11, a2
    lw a2, 4(a1)
    xor s11, s9, a2
    xor s0, s0, a4
    sw s11, 4(sp)
    xor a2, ra, s11
    sw s7, 12(sp)
    xor s7, t2, s7
    xor t4, t4, s1
    sw s0, 28(sp)
    xor s6, s6, s0
    xor s8, s8, s2
    lw t2, 440(sp)
    sw a7, 36(sp)
    xor s0, s8, a7
    xor s8, t2, s3
    slli s2, s8, 13
    srli s8, s8, 19
    lw t2, 400(sp)
    or s2, s2, s8
    xor s8, t2, t3
    slli t2, s8, 18
    lw a4, 336(sp)
    srli s8, s8, 14
    or t2, t2, s8
    xor s8, a4, a0
    srli s9, s8, 27
    lw ra, 424(sp)
    slli s11, s8, 5
    or a7, s11, s9
    xor s8, ra, t0
    slli s11, s8, 7
    srli s8, s8, 25
    lw s9, 332(sp)
    or ra, s11, s8
    xor s8, s9, a5
    srli t3, s8, 4
    slli a4, s8, 28
    or s11, a4, t3
    and s8, t2, a7
    xor a4, s2, s8
    or s8, a7, ra
    xor s8, t2, s8
    xori s9, ra, -1
    or ra, s9, s11
    xor ra, a7, ra
    and t3, s11, s2
    xor s9, s9, t3
    or s2, s2, t2
    xor s2, s11, s2
    sw a4, 124(sp)
    xor a2, a2, a4
    lw a7, 372(sp)
    xor s11, s7, s8
    sw ra, 140(sp)
    xor ra, t4, ra
    sw s9, 148(sp)
    xor a4, s6, s9
    xor s9, s0, s2
    xor s7, a7, a0
    srli a7, s7, 31
    lw t4, 328(sp)
    slli t2, s7, 1
    lw s7, 420(sp)
    or s6, t2, a7
    xor a7, s7, t0
    slli s7, a7, 3
    srli t0, a7, 29
    or t2, s7, t0
    xor t4, t4, a5
    slli a7, t4, 13
    srli t0, t4, 19
    lw s7, 416(sp)
    or t0, a7, t0
    xor a5, s7, s3
    slli t4, a5, 4
    srli a5, a5, 28
    lw a7, 388(sp)
    or s7, t4, a5
    xor a7, a7, s4
    srli t3, a7, 23
    slli a5, a7, 9
    or s0, a5, t3
    or a7, t2, t0
    xor t3, s6, a7
    and a7, t0, s7
    xori s7, s7, -1
    and a5, s7, s0
    xor a5, t0, a5
    or t0, s0, s6
    xor s7, s7, t0
    xor a7, t2, a7
    xor t4, a3, a5
    and s6, s6, t2
    sw t3, 80(sp)
    xor t0, t6, t3
    xor t2, s10, a7
    xor t6, t1, s7
    xor s6, s0, s6
    lw t1, 368(sp)
    lw s10, 344(sp)
    xor a3, t5, s6
    xor s0, t1, s10
    slli t5, s0, 31
    lw s10, 412(sp)
    srli s0, s0, 1
    or t5, t5, s0
    xor a6, s10, a6
    slli t1, a6, 27
    srli a6, a6, 5
    lw s0, 452(sp)
    or t1, t1, a6
    xor a6, s0, s3
    slli s0, a6, 19
    srli a6, a6, 13
    lw s3, 408(sp)
    or s0, s0, a6
    xor a6, s3, s4
    slli s3, a6, 20
    srli a6, a6, 12
    lw s10, 324(sp)
    or s4, s3, a6
    xor a6, s10, a0
    slli s3, a6, 1
    srli t3, a6, 31
    xori a0, t1, -1
    and a6, a0, s0
    xor a6, t5, a6
    or t3, s3, t3
    or s10, s0, s4
    xor s3, a0, s10
    and s10, s4, t3
    xor s0, s0, s10
    or s10, t3, t5
    xor s4, s4, s10
    and t5, t5, t1
    xor s10, t3, t5
    xor t1, a2, a6
    xor t3, s11, s3
    xor t5, ra, s0
    xor a2, a4, s4
    sw s10, 196(sp)
    xor a4, s9, s10
    addi a1, a1, -16
.Lkeccak_f1600_1:
    srli ra, t3, 31
    slli s11, t3, 1
    sw s4, 312(sp)
    srli s4, a2, 31
    slli s10, t5, 1
    or ra, s11, ra
    xor s11, a4, t2
    srli s9, t5, 31
    xor a0, a3, ra
    or ra, s10, s9
    xor ra, t0, ra
    xor s9, t1, t4
    slli s10, a2, 1
    or s4, s10, s4
    srli s10, a4, 31
    slli a4, a4, 1
    or a4, a4, s10
    xor t2, t2, s4
    xor a3, t5, a3
    srli t5, t1, 31
    xor t4, t4, a4
    slli s10, t1, 1
    or t5, s10, t5
    xor s7, s7, t4
    xor s4, t3, t6
    xor t6, t6, t5
    xor s1, s1, s4
    lw t5, 8(sp)
    xor a6, a6, s11
    xor s6, s6, t6
    xor t0, a2, t0
    xor s5, s5, s4
    slli a2, s5, 3
    srli s5, s5, 29
    xor t3, t5, ra
    xor s2, s2, t0
    slli a4, s2, 4
    slli t5, s7, 12
    srli s7, s7, 20
    srli s2, s2, 28
    or s5, a2, s5
    or s2, a4, s2
    or s7, t5, s7
    and a2, s7, s2
    slli t1, a6, 9
    or t5, s5, s7
    xori s2, s2, -1
    srli s10, a6, 23
    xor a4, t3, t5
    xor t5, s5, a2
    or a6, t1, s10
    and t1, s2, a6
    xor s7, s7, t1
    or a2, a6, t3
    slli s10, s1, 31
    xor s2, s2, a2
    and s5, t3, s5
    lw a2, 64(sp)
    xor a5, a5, t2
    xor t1, a2, t4
    srli s1, s1, 1
    xor s0, s0, s4
    srli t3, t1, 5
    xor s3, s3, s9
    slli a2, t1, 27
    srli t1, s6, 13
    or a2, a2, t3
    slli t3, s6, 19
    lw s6, 120(sp)
    or t1, t3, t1
    xor t3, s6, a0
    or s1, s10, s1
    xor s5, a6, s5
    slli s10, t3, 20
    slli s6, s3, 1
    xori a6, a2, -1
    srli t3, t3, 12
    srli s3, s3, 31
    or t3, s10, t3
    and s10, a6, t1
    or s3, s6, s3
    or s6, t1, t3
    xor s10, s1, s10
    xor a6, a6, s6
    and s6, t3, s3
    xor s6, t1, s6
    or t1, s3, s1
    xor t1, t3, t1
    and s1, s1, a2
    xor s1, s3, s1
    sw a6, 316(sp)
    xor a2, s2, t1
    xor a6, t5, a6
    lw t3, 4(sp)
    xor s3, a4, s10
    sw s2, 320(sp)
    xor s2, s7, s6
    sw t1, 324(sp)
    xor a7, a7, ra
    xor t1, s5, s1
    sw t5, 328(sp)
    lw t5, 52(sp)
    xor t3, t3, s11
    xor t5, t5, s9
    sw s1, 332(sp)
    srli s1, t5, 10
    slli t5, t5, 22
    or s1, t5, s1
    slli t5, a5, 21
    srli a5, a5, 11
    sw s10, 336(sp)
    lw s10, 144(sp)
    or a5, t5, a5
    xor t5, s10, t4
    slli s10, t5, 10
    sw s6, 340(sp)
    lw s6, 196(sp)
    srli t5, t5, 22
    or s10, s10, t5
    xor s6, s6, t0
    sw s7, 348(sp)
    slli t5, s6, 7
    or s7, s1, a5
    srli s6, s6, 25
    or s6, t5, s6
    and t5, s10, s6
    xor s7, t3, s7
    sw a4, 344(sp)
    xori a4, a5, -1
    xor a5, a5, t5
    or t5, s6, t3
    xor t5, s10, t5
    or a4, a4, s10
    and s10, t3, s1
    xor a4, a4, s1
    xor t3, s2, a5
    xor s1, s6, s10
    lw s2, 12(a1)
    xor s2, s7, s2
    xor s6, s3, s2
    xor s3, a6, a4
    xor s10, a2, t5
    lw a6, 24(sp)
    xor s7, t1, s1
    xor a6, a6, t4
    slli a2, a6, 14
    srli a6, a6, 18
    lw t1, 72(sp)
    or a6, a2, a6
    xor a2, t1, t6
    slli t1, a2, 10
    srli a2, a2, 22
    sw a5, 352(sp)
    lw a5, 84(sp)
    or a2, t1, a2
    xor t1, a5, s11
    slli a5, t1, 2
    srli t1, t1, 30
    or t1, a5, t1
    xor s8, s8, s9
    slli a5, s8, 23
    srli s8, s8, 9
    or s8, a5, s8
    slli a5, s0, 31
    srli s0, s0, 1
    sw a4, 356(sp)
    or s0, a5, s0
    or a4, a2, t1
    xor a5, a6, a4
    and a4, t1, s8
    sw s2, 360(sp)
    xori s2, s0, -1
    or s2, s8, s2
    xor a4, a4, a2
    and a2, a6, a2
    xor s2, t1, s2
    or t1, s0, a6
    lw a6, 36(sp)
    xor s0, s0, a2
    xor a6, a6, t0
    xor s8, s8, t1
    lw a2, 40(sp)
    slli t1, a6, 14
    srli a6, a6, 18
    or a6, t1, a6
    xor a2, a2, a0
    slli t1, a2, 18
    srli a2, a2, 14
    sw s1, 368(sp)
    or s1, t1, a2
    srli t1, a7, 27
    slli a2, a7, 5
    sw t5, 364(sp)
    lw a7, 140(sp)
    or t5, a2, t1
    xor t1, a7, s4
    srli a2, t1, 24
    lw a7, 184(sp)
    slli t1, t1, 8
    xor a7, a7, t4
    slli t4, a7, 28
    srli a7, a7, 4
    or t1, a2, t1
    and a2, s1, t5
    or a7, t4, a7
    or t4, t5, t1
    xor a2, a6, a2
    xor t4, t4, s1
    xori t1, t1, -1
    sw s5, 372(sp)
    or s5, t1, a7
    xor s5, t5, s5
    and t5, a7, a6
    or s1, a6, s1
    xor a6, a4, t4
    xor s1, a7, s1
    xor a7, t1, t5
    xor t1, s2, s5
    sw a2, 376(sp)
    xor t5, s8, a7
    xor a2, a5, a2
    sw s8, 380(sp)
    sw s1, 384(sp)
    lw s8, 0(sp)
    sw s2, 388(sp)
    lw s2, 48(sp)
    xor s8, s8, a0
    sw s5, 392(sp)
    xor s2, s2, ra
    xor s1, s0, s1
    srli s5, s2, 10
    slli s2, s2, 22
    sw a7, 396(sp)
    lw a7, 100(sp)
    or s5, s2, s5
    xor s2, a7, s4
    slli a7, s2, 22
    lw s4, 148(sp)
    srli s2, s2, 10
    or s2, a7, s2
    sw t4, 400(sp)
    xor a7, s4, a3
    slli s4, a7, 11
    lw t4, 192(sp)
    srli a7, a7, 21
    xor t4, t4, t6
    or a7, s4, a7
    srli s4, t4, 25
    slli t4, t4, 7
    or s4, t4, s4
    or t4, s5, s2
    xor t4, s8, t4
    sw s0, 404(sp)
    xori s0, s2, -1
    or s0, s0, a7
    xor s0, s5, s0
    sw a4, 408(sp)
    and a4, a7, s4
    xor s2, s2, a4
    or a4, s4, s8
    xor a4, a7, a4
    and s5, s8, s5
    xor s5, s4, s5
    lw s8, 8(a1)
    xor s8, t4, s8
    xor a7, a2, s8
    xor s4, a6, s0
    xor a2, t1, s2
    xor t4, t5, a4
    lw a6, 12(sp)
    xor s1, s1, s5
    lw t1, 56(sp)
    xor a6, a6, s9
    slli t5, a6, 1
    srli a6, a6, 31
    or a6, t5, a6
    xor t5, t1, t2
    slli t1, t5, 3
    srli t5, t5, 29
    sw s5, 412(sp)
    lw s5, 108(sp)
    or t1, t5, t1
    xor s5, s5, a3
    srli t5, s5, 19
    slli s5, s5, 13
    sw s0, 416(sp)
    lw s0, 152(sp)
    or s5, s5, t5
    xor t5, s0, t6
    sw a4, 420(sp)
    lw s0, 160(sp)
    srli a4, t5, 28
    slli t5, t5, 4
    or a4, t5, a4
    xor t5, s0, a0
    slli s0, t5, 9
    srli t5, t5, 23
    or s0, t5, s0
    or t5, t1, s5
    sw a5, 428(sp)
    sw s8, 424(sp)
    and s8, s5, a4
    xori a5, a4, -1
    and a4, a5, s0
    xor s5, s5, a4
    xor a4, a6, t5
    or t5, s0, a6
    xor a5, a5, t5
    xor s8, t1, s8
    and t5, a6, t1
    xor t1, s0, t5
    xor s0, a2, s5
    xor t4, t4, a5
    lw a2, 28(sp)
    xor s1, s1, t1
    xor t5, a2, a3
    xor a6, s4, s8
    xor a7, a7, a4
    slli a2, t5, 14
    srli s4, t5, 18
    lw t5, 76(sp)
    or s4, a2, s4
    sw t1, 432(sp)
    xor t5, t5, t0
    slli a2, t5, 10
    srli t5, t5, 22
    lw t1, 80(sp)
    or a2, a2, t5
    xor t5, t1, a0
    slli t1, t5, 1
    lw a0, 128(sp)
    srli t5, t5, 31
    or t1, t1, t5
    xor t5, a0, ra
    slli a0, t5, 22
    srli t5, t5, 10
    sw s5, 436(sp)
    lw s5, 176(sp)
    or a0, a0, t5
    xor s5, s5, t2
    slli t5, s5, 30
    srli s5, s5, 2
    or s5, t5, s5
    or t5, a2, t1
    sw a4, 444(sp)
    sw a5, 440(sp)
    xori a4, s5, -1
    and a5, t1, a0
    or a4, a4, a0
    xor t1, t1, a4
    xor t5, s4, t5
    xor a4, a2, a5
    or a5, s5, s4
    xor a0, a0, a5
    lw a5, 32(sp)
    and s4, s4, a2
    xor s5, s5, s4
    xor t6, a5, t6
    xor s6, s6, t5
    xor s4, s3, a4
    xor a2, s7, s5
    srli a5, t6, 19
    slli s3, t6, 13
    lw s7, 44(sp)
    xor t6, s10, a0
    or s10, s3, a5
    xor s3, s7, s11
    srli a5, s3, 14
    slli s7, s3, 18
    lw s3, 92(sp)
    or a5, s7, a5
    xor s3, s3, s9
    slli s7, s3, 5
    lw s9, 136(sp)
    srli s3, s3, 27
    or s3, s7, s3
    xor s9, s9, t2
    srli s7, s9, 25
    sw t5, 448(sp)
    lw t5, 312(sp)
    slli s9, s9, 7
    xor t3, t3, t1
    xor t5, t5, a3
    or s7, s9, s7
    srli s9, t5, 4
    slli t5, t5, 28
    or t5, t5, s9
    and s9, a5, s3
    xor s9, s10, s9
    sw a4, 312(sp)
    or a4, s3, s7
    xori s7, s7, -1
    sw t1, 452(sp)
    or t1, s7, t5
    xor a4, a5, a4
    xor t1, s3, t1
    and s3, t5, s10
    xor s3, s7, s3
    or s7, s10, a5
    xor s6, s6, s9
    xor a5, t5, s7
    lw s10, 16(sp)
    xor t5, s4, a4
    xor s7, a2, a5
    xor t2, s10, t2
    slli s4, t2, 31
    lw a2, 116(sp)
    srli t2, t2, 1
    lw s10, 68(sp)
    or t2, s4, t2
    xor a3, a3, s10
    slli s4, a3, 28
    srli a3, a3, 4
    or a3, s4, a3
    xor t0, a2, t0
    xor s4, t3, t1
    lw s10, 124(sp)
    slli a2, t0, 20
    srli t0, t0, 12
    or t0, a2, t0
    xor t3, s10, s11
    lw a2, 168(sp)
    srli s11, t3, 11
    slli s10, t3, 21
    xor a2, a2, ra
    or t3, s10, s11
    srli ra, a2, 31
    slli s11, a2, 1
    or a2, s11, ra
    xor s10, t6, s3
    xori ra, a3, -1
    and s11, ra, t0
    xor t6, t2, s11
    xor a7, a7, t6
    or s11, t0, t3
    xor s11, ra, s11
    and ra, t3, a2
    xor t0, t0, ra
    or ra, a2, t2
    xor ra, t3, ra
    and a3, t2, a3
    xor a3, a3, a2
    slli t3, t5, 1
    xor t2, a6, s11
    xor s1, s1, a3
    xor a6, s0, t0
    srli a2, t5, 31
    or s0, t3, a2
    xor s0, s0, s1
    xor a2, s7, t2
    xor t4, t4, ra
    slli t3, s4, 1
    sw t6, 456(sp)
    srli t6, s4, 31
    or t3, t3, t6
    xor t6, a7, t3
    xor t3, s6, a6
    sw a5, 460(sp)
    slli a5, s10, 1
    xor s9, s9, a2
    xor t5, t5, t4
    sw t0, 464(sp)
    srli t0, s10, 31
    or t0, a5, t0
    xor t0, t2, t0
    slli t2, s7, 1
    srli a5, s6, 31
    srli s7, s7, 31
    or t2, t2, s7
    xor s7, s4, s1
    slli s1, s6, 1
    or s1, s1, a5
    xor s4, t4, s1
    xor s8, s8, t6
    xor s2, s2, t0
    srli s6, s2, 1
    slli a5, s2, 31
    or s2, a5, s6
    xor s1, s10, a7
    xor a7, a0, s7
    slli t4, a7, 28
    lw a5, 372(sp)
    srli a7, a7, 4
    or a7, t4, a7
    xor s6, a5, s1
    slli t4, s6, 20
    srli s6, s6, 12
    slli s10, s9, 21
    srli a0, s9, 11
    xor a5, s11, t6
    xor s9, a6, t2
    or s11, t4, s6
    slli t2, a5, 1
    xori a6, a7, -1
    or t4, s10, a0
    srli s6, a5, 31
    or a0, s11, t4
    or s6, t2, s6
    and s10, a6, s11
    or a5, s6, s2
    xor t2, s2, s10
    xor s10, a6, a0
    and a0, t4, s6
    and s2, s2, a7
    lw a7, 368(sp)
    xor s2, s6, s2
    xor t4, t4, a5
    xor s6, a7, s1
    slli a7, s6, 14
    lw a6, 428(sp)
    srli s6, s6, 18
    or s6, a7, s6
    srli a5, s8, 27
    xor a7, a6, s0
    srli a6, a7, 14
    slli a7, a7, 18
    or a7, a7, a6
    slli a6, s8, 5
    xor s8, t1, t5
    or t1, a6, a5
    srli a5, s8, 24
    slli a6, s8, 8
    and s8, a7, t1
    or a5, a5, a6
    xor a6, ra, s9
    slli ra, a6, 28
    srli a6, a6, 4
    or ra, ra, a6
    xor a6, s6, s8
    xori s8, a5, -1
    or a5, t1, a5
    xor a0, s11, a0
    xor s11, a7, a5
    or a5, s8, ra
    xor t1, t1, a5
    and a5, ra, s6
    xor a5, s8, a5
    or a7, s6, a7
    xor a7, ra, a7
    sw a6, 120(sp)
    sw t2, 160(sp)
    xor s6, t2, a6
    sw s11, 128(sp)
    sw t1, 136(sp)
    sw s10, 168(sp)
    xor s8, s10, s11
    sw t4, 184(sp)
    sw a0, 176(sp)
    sw a5, 144(sp)
    xor a5, t4, a5
    lw t4, 424(sp)
    lw ra, 408(sp)
    sw a7, 152(sp)
    sw s2, 192(sp)
    xor t2, a0, t1
    xor s2, s2, a7
    xor t4, t4, s0
    xor a7, ra, t6
    srli a6, a7, 10
    slli s10, a7, 22
    lw s11, 348(sp)
    or t1, s10, a6
    xor a7, s11, t5
    slli a0, a7, 22
    srli a7, a7, 10
    or a7, a0, a7
    xor ra, s3, s7
    xor a3, a3, s4
    slli s3, ra, 11
    lw a6, 344(sp)
    xori s10, a7, -1
    srli s11, ra, 21
    slli a0, a3, 7
    or s3, s3, s11
    srli a3, a3, 25
    or a3, a3, a0
    or ra, t1, a7
    xor s11, t4, ra
    or a0, s10, s3
    or ra, a3, t4
    and s10, s3, a3
    xor a0, t1, a0
    and t1, t4, t1
    xor t4, a3, t1
    xor a7, a7, s10
    lw t1, 0(a1)
    xor s3, s3, ra
    xor a3, s11, t1
    sw a3, 0(sp)
    sw a0, 8(sp)
    xor s6, s6, a3
    xor a3, s8, a0
    sw a7, 16(sp)
    sw s3, 24(sp)
    xor s10, a5, s3
    lw a5, 420(sp)
    xor s2, s2, t4
    xor s8, t2, a7
    xor ra, a5, s9
    srli t1, ra, 18
    lw a5, 404(sp)
    slli s11, ra, 14
    or a0, s11, t1
    xor s3, a5, s4
    srli t2, s3, 22
    slli a5, s3, 10
    xor a7, a6, a2
    xor ra, a4, t3
    srli t1, a7, 30
    slli s11, a7, 2
    lw s3, 340(sp)
    or a6, s11, t1
    or a5, a5, t2
    srli a4, ra, 9
    xor a7, s3, t5
    slli t1, ra, 23
    or s11, a5, a6
    srli t2, a7, 1
    slli s3, a7, 31
    or s3, s3, t2
    xor ra, a0, s11
    or a7, t1, a4
    and t2, a0, a5
    and a4, a6, a7
    xori s11, s3, -1
    xor t1, a5, a4
    or a4, s3, a0
    or a5, a7, s11
    xor a0, a7, a4
    xor s11, a6, a5
    sw ra, 40(sp)
    xor a5, s3, t2
    xor a4, s6, ra
    sw t1, 48(sp)
    sw s11, 56(sp)
    xor a6, s8, s11
    sw a0, 64(sp)
    xor s5, s5, s1
    xor s3, s10, a0
    lw s8, 364(sp)
    xor t2, s2, a5
    xor s2, s8, s7
    slli s8, s2, 14
    slli a7, s5, 10
    sw a5, 72(sp)
    xor ra, a3, t1
    srli s2, s2, 18
    or s2, s8, s2
    lw s6, 444(sp)
    srli s5, s5, 22
    xor s11, s6, s0
    slli a0, s11, 1
    or s8, a7, s5
    srli s5, s11, 31
    lw s6, 400(sp)
    lw s10, 464(sp)
    xor a5, s6, t6
    slli s6, a5, 22
    xor t1, s10, t0
    srli a7, a5, 10
    slli a3, t1, 30
    or s5, a0, s5
    or s6, s6, a7
    and s11, s5, s6
    srli a5, t1, 2
    or a7, a3, a5
    or a5, s8, s5
    xor s10, s8, s11
    xori a0, a7, -1
    lw t1, 452(sp)
    and a3, s2, s8
    lw s8, 416(sp)
    or s11, s6, a0
    xor a0, t1, t5
    xor s5, s5, s11
    xor s8, s8, t6
    srli t1, a0, 29
    slli s11, a0, 3
    xor t6, a7, a3
    or a0, a7, s2
    lw a3, 440(sp)
    xor s6, s6, a0
    xor a7, a3, s9
    or a0, s11, t1
    srli a3, a7, 20
    lw t1, 460(sp)
    slli s11, a7, 12
    or a7, s11, a3
    xor s11, t1, s1
    slli a3, s11, 4
    lw t1, 336(sp)
    srli s11, s11, 28
    xor a5, s2, a5
    or s2, a3, s11
    xor a3, t1, a2
    and s11, a7, s2
    slli t1, a3, 9
    srli a3, a3, 23
    or t1, t1, a3
    sw t4, 32(sp)
    or a3, a0, a7
    xor s11, a0, s11
    xor t4, s8, a3
    xori a3, s2, -1
    and s2, a3, t1
    and a0, s8, a0
    xor a7, a7, s2
    or s2, t1, s8
    xor s8, a3, s2
    sw t4, 84(sp)
    xor a3, t1, a0
    sw a5, 44(sp)
    xor s2, a5, t4
    sw s11, 92(sp)
    sw s10, 52(sp)
    xor t1, s10, s11
    sw a7, 100(sp)
    sw s8, 108(sp)
    sw s6, 68(sp)
    xor s6, s6, s8
    lw a0, 360(sp)
    sw a3, 116(sp)
    sw t6, 76(sp)
    lw a5, 312(sp)
    xor s11, a0, a2
    xor t4, a5, t3
    slli s10, t4, 22
    xor s8, t6, a3
    lw a0, 436(sp)
    srli a5, t4, 10
    xor a3, a0, t0
    slli t6, a3, 21
    srli t4, a3, 11
    lw a0, 396(sp)
    or a3, t6, t4
    or t4, s10, a5
    lw t6, 332(sp)
    xor a5, a0, s9
    slli s10, a5, 10
    srli a0, a5, 22
    or a5, s10, a0
    xor s1, t6, s1
    slli a0, s1, 7
    srli s1, s1, 25
    or s10, a0, s1
    or s1, t4, a3
    xor t6, s11, s1
    and s1, a5, s10
    xori a0, a3, -1
    xor a7, s5, a7
    or a0, a0, a5
    xor s1, a3, s1
    or a3, s10, s11
    xor a0, t4, a0
    and s11, s11, t4
    lw t4, 4(a1)
    xor a3, a5, a3
    xor a5, t6, t4
    sw a5, 4(sp)
    sw a0, 12(sp)
    xor t4, s10, s11
    xor t6, a7, s1
    xor a7, s2, a5
    sw a3, 28(sp)
    lw s10, 412(sp)
    xor s6, s6, a3
    xor s11, t1, a0
    sw t4, 36(sp)
    xor a5, s8, t4
    xor s8, s10, s4
    slli s2, s8, 13
    lw a3, 448(sp)
    srli s8, s8, 19
    xor t1, a3, a2
    or s2, s2, s8
    lw a0, 328(sp)
    slli t4, t1, 18
    srli s8, t1, 14
    or s10, t4, s8
    xor s8, a0, t3
    slli a0, s8, 5
    lw a2, 392(sp)
    srli s8, s8, 27
    or a3, a0, s8
    xor s8, a2, t0
    slli t1, s8, 7
    lw a0, 324(sp)
    srli s8, s8, 25
    or t4, t1, s8
    xor s8, a0, s7
    xori a2, t4, -1
    srli t1, s8, 4
    slli a0, s8, 28
    or t1, a0, t1
    and s8, s10, a3
    xor a0, s2, s8
    or s8, a3, t4
    xor s8, s10, s8
    or t4, a2, t1
    xor a3, a3, t4
    and t4, t1, s2
    xor a2, a2, t4
    or s2, s2, s10
    xor s2, t1, s2
    xor s10, s11, s8
    sw a0, 124(sp)
    xor t1, a7, a0
    lw a7, 356(sp)
    sw a2, 148(sp)
    sw a3, 140(sp)
    xor a2, s6, a2
    xor s11, a5, s2
    lw t4, 388(sp)
    xor a0, t6, a3
    xor s6, a7, t3
    srli a7, s6, 31
    xor a5, t4, t0
    lw a3, 320(sp)
    slli t6, a5, 3
    slli t0, s6, 1
    srli t4, a5, 29
    xor s7, a3, s7
    srli s6, s7, 19
    lw a5, 384(sp)
    or a3, t0, a7
    slli t0, s7, 13
    xor s7, a5, s4
    lw a7, 456(sp)
    or a5, t0, s6
    or t0, t6, t4
    srli s6, s7, 28
    slli t4, s7, 4
    or t6, t4, s6
    xor s7, a7, s0
    slli a7, s7, 9
    srli s7, s7, 23
    or s6, a7, s7
    and a7, a5, t6
    xori t4, t6, -1
    or s7, t0, a5
    and t6, t4, s6
    xor a5, a5, t6
    xor t6, a3, s7
    xor a7, t0, a7
    and s7, a3, t0
    or a3, s6, a3
    xor s6, s6, s7
    sw t6, 80(sp)
    xor t0, a4, t6
    xor s7, t4, a3
    xor t6, s3, s7
    lw s3, 352(sp)
    xor a3, t2, s6
    xor a4, s3, t5
    lw t4, 380(sp)
    srli t2, a4, 1
    slli s3, a4, 31
    or t5, s3, t2
    xor a4, t4, s9
    lw s3, 376(sp)
    slli t2, a4, 27
    lw s9, 432(sp)
    srli t4, a4, 5
    or a4, t2, t4
    xor t2, s9, s4
    srli t4, t2, 13
    slli s4, t2, 19
    or s9, s4, t4
    addi a1, a1, -16
    xor s0, s3, s0
    slli s3, s0, 20
    srli s0, s0, 12
    lw t2, 316(sp)
    or s4, s3, s0
    xor s3, t2, t3
    xor t4, a6, a5
    and t3, t5, a4
    srli s0, s3, 31
    slli a6, s3, 1
    xor t2, ra, a7
    xori s3, a4, -1
    or a4, a6, s0
    and ra, s3, s9
    xor a6, t5, ra
    or s0, s9, s4
    and ra, s4, a4
    xor s3, s3, s0
    or s0, a4, t5
    xor s4, s4, s0
    xor a2, a2, s4
    xor s0, s9, ra
    xor ra, a4, t3
    xor t1, t1, a6
    xor a4, s11, ra
    xor t3, s10, s3
    xor t5, a0, s0
    sw ra, 196(sp)
    andi a0, a1, 255
    bne a0, zero, .Lkeccak_f1600_1
    slli s11, t3, 1
    srli ra, t3, 31
    or ra, s11, ra
    xor a0, a3, ra
    xor s11, a4, t2
    slli s10, t5, 1
    srli s9, t5, 31
    or ra, s10, s9
    xor ra, t0, ra
    xor s9, t1, t4
    slli s10, a2, 1
    sw s4, 312(sp)
    srli s4, a2, 31
    or s4, s10, s4
    xor s4, t2, s4
    xor t2, t3, t6
    slli t3, a4, 1
    srli s10, a4, 31
    or a4, t3, s10
    xor s10, t5, a3
    slli a3, t1, 1
    xor s5, s5, t2
    srli t5, t1, 31
    or a3, a3, t5
    xor t5, t6, a3
    lw t6, 8(sp)
    xor t1, a2, t0
    xor a2, t6, ra
    slli t0, s5, 3
    srli a3, s5, 29
    xor t4, t4, a4
    xor s0, s0, t2
    or t3, t0, a3
    xor a4, s7, t4
    slli t0, a4, 12
    srli s5, a4, 20
    or a3, t0, s5
    xor s2, s2, t1
    srli s5, s2, 28
    slli s7, s2, 4
    or s7, s7, s5
    xor a6, a6, s11
    slli t0, a6, 9
    srli a4, a6, 23
    or a6, t0, a4
    or a4, t3, a3
    xor s5, a2, a4
    and t0, a3, s7
    xori t6, s7, -1
    and s2, t6, a6
    xor a4, t3, t0
    xor t0, a3, s2
    or s2, a6, a2
    xor s2, t6, s2
    and t3, a2, t3
    xor t6, a6, t3
    xor a6, s1, t2
    slli a3, a6, 31
    srli a2, a6, 1
    lw s1, 64(sp)
    or a3, a3, a2
    xor a2, s1, t4
    slli s7, a2, 27
    srli t3, a2, 5
    or a2, s7, t3
    xor s6, s6, t5
    slli t3, s6, 19
    srli a6, s6, 13
    lw s7, 120(sp)
    or s6, t3, a6
    xor s1, s7, a0
    slli t3, s1, 20
    srli s1, s1, 12
    or s1, t3, s1
    xor t3, s3, s9
    srli a6, t3, 31
    slli s3, t3, 1
    xori t3, a2, -1
    and s7, t3, s6
    or a6, s3, a6
    or s3, s6, s1
    xor t3, t3, s3
    and s3, s1, a6
    xor s3, s6, s3
    or s6, a6, a3
    xor s7, a3, s7
    xor s6, s1, s6
    and a2, a2, a3
    xor a2, a6, a2
    xor s1, s5, s7
    xor a3, a4, t3
    xor a6, t0, s3
    sw t3, 316(sp)
    xor t3, s2, s6
    sw s2, 320(sp)
    lw s2, 4(sp)
    sw s6, 324(sp)
    xor s6, t6, a2
    sw a4, 328(sp)
    lw a4, 52(sp)
    xor s2, s2, s11
    sw a2, 332(sp)
    xor a4, a4, s9
    slli a2, a4, 22
    srli a4, a4, 10
    or a2, a2, a4
    xor a5, a5, s4
    slli a4, a5, 21
    srli a5, a5, 11
    sw s7, 336(sp)
    lw s7, 144(sp)
    or a5, a5, a4
    xor a4, s7, t4
    slli s7, a4, 10
    srli a4, a4, 22
    sw s3, 340(sp)
    lw s3, 196(sp)
    or a4, s7, a4
    xor s7, s3, t1
    srli s3, s7, 25
    slli s7, s7, 7
    or s3, s7, s3
    or s7, a2, a5
    xor s7, s2, s7
    sw s5, 344(sp)
    xori s5, a5, -1
    or s5, s5, a4
    xor s5, a2, s5
    sw t0, 348(sp)
    and t0, a4, s3
    xor t0, a5, t0
    or a5, s3, s2
    xor a5, a4, a5
    and a4, s2, a2
    xor s3, s3, a4
    lw a2, 12(a1)
    xor s2, s7, a2
    xor a4, s1, s2
    xor a2, a3, s5
    xor s7, a6, t0
    xor s1, t3, a5
    lw a3, 24(sp)
    xor s6, s6, s3
    xor a3, a3, t4
    slli a6, a3, 14
    srli a3, a3, 18
    lw t3, 72(sp)
    or a3, a6, a3
    xor a6, t3, t5
    slli t3, a6, 10
    srli a6, a6, 22
    sw t0, 352(sp)
    lw t0, 84(sp)
    or t3, t3, a6
    xor t0, t0, s11
    slli a6, t0, 2
    srli t0, t0, 30
    or t0, a6, t0
    xor s8, s8, s9
    slli a6, s8, 23
    srli s8, s8, 9
    or a6, a6, s8
    slli s8, s0, 31
    srli s0, s0, 1
    or s0, s8, s0
    or s8, t3, t0
    xor s8, a3, s8
    sw s5, 356(sp)
    and s5, t0, a6
    xor s5, t3, s5
    sw s2, 360(sp)
    and t3, a3, t3
    xori s2, s0, -1
    or s2, a6, s2
    xor t0, t0, s2
    or s2, s0, a3
    xor s2, a6, s2
    lw a3, 36(sp)
    xor s0, s0, t3
    xor a6, a3, t1
    slli t3, a6, 14
    srli a3, a6, 18
    lw a6, 40(sp)
    or a3, t3, a3
    xor t3, a6, a0
    slli a6, t3, 18
    srli t3, t3, 14
    or t3, a6, t3
    xor a7, a7, ra
    slli a6, a7, 5
    srli a7, a7, 27
    sw a5, 364(sp)
    lw a5, 140(sp)
    or a7, a6, a7
    xor a5, a5, t2
    slli a6, a5, 8
    srli a5, a5, 24
    sw s3, 368(sp)
    lw s3, 184(sp)
    or a5, a6, a5
    xor t4, s3, t4
    slli a6, t4, 28
    srli s3, t4, 4
    or t4, a6, s3
    and a6, t3, a7
    xor s3, a3, a6
    or a6, a7, a5
    xor a6, t3, a6
    xori a5, a5, -1
    sw t6, 372(sp)
    or t6, a5, t4
    xor t6, a7, t6
    and a7, t4, a3
    xor a5, a5, a7
    or a7, a3, t3
    xor a3, t4, a7
    xor a7, s8, s3
    xor t3, s5, a6
    sw s3, 376(sp)
    xor t4, s2, a5
    sw s2, 380(sp)
    lw s2, 0(sp)
    sw a3, 384(sp)
    xor s3, a3, s0
    sw t0, 388(sp)
    lw a3, 48(sp)
    xor s2, s2, a0
    xor a3, a3, ra
    sw t6, 392(sp)
    xor t0, t0, t6
    srli t6, a3, 10
    sw a5, 396(sp)
    lw a5, 100(sp)
    slli a3, a3, 22
    or a3, a3, t6
    xor t2, a5, t2
    slli t6, t2, 22
    srli t2, t2, 10
    lw a5, 148(sp)
    or t6, t6, t2
    xor t2, a5, s10
    slli a5, t2, 11
    srli t2, t2, 21
    sw a6, 400(sp)
    lw a6, 192(sp)
    or t2, a5, t2
    xor a5, a6, t5
    slli a6, a5, 7
    srli a5, a5, 25
    or a5, a6, a5
    sw s5, 408(sp)
    or a6, a3, t6
    xor s5, s2, a6
    sw s0, 404(sp)
    xori s0, t6, -1
    or s0, s0, t2
    xor s0, s0, a3
    and a6, t2, a5
    xor t6, t6, a6
    or a6, a5, s2
    xor t2, t2, a6
    and a6, s2, a3
    xor a3, a5, a6
    lw s2, 12(sp)
    lw a5, 8(a1)
    xor a6, s5, a5
    xor a5, a7, a6
    xor a7, t3, s0
    xor s5, t0, t6
    xor t3, t4, t2
    xor t0, s3, a3
    xor t4, s2, s9
    slli s3, t4, 1
    srli s2, t4, 31
    lw t4, 56(sp)
    or s2, s3, s2
    xor t4, t4, s4
    slli s3, t4, 3
    sw a3, 412(sp)
    lw a3, 108(sp)
    srli t4, t4, 29
    or t4, s3, t4
    xor s3, a3, s10
    slli a3, s3, 13
    srli s3, s3, 19
    sw s0, 416(sp)
    lw s0, 152(sp)
    or a3, a3, s3
    xor s3, s0, t5
    slli s0, s3, 4
    srli s3, s3, 28
    sw t2, 420(sp)
    lw t2, 160(sp)
    or s0, s0, s3
    xor s3, t2, a0
    slli t2, s3, 9
    srli s3, s3, 23
    or t2, t2, s3
    or s3, t4, a3
    xor s3, s2, s3
    sw a6, 424(sp)
    and a6, a3, s0
    xor a6, t4, a6
    xori s0, s0, -1
    and t4, s2, t4
    sw s8, 428(sp)
    and s8, s0, t2
    xor a3, a3, s8
    or s8, t2, s2
    xor s8, s0, s8
    xor t4, t2, t4
    xor s2, a5, s3
    xor s0, a7, a6
    xor t2, t3, s8
    lw a5, 28(sp)
    xor a7, t0, t4
    xor t3, a5, s10
    slli t0, t3, 14
    srli a5, t3, 18
    xor s5, s5, a3
    lw t3, 76(sp)
    or t0, t0, a5
    xor a5, t3, t1
    slli t3, a5, 10
    srli a5, a5, 22
    sw t4, 432(sp)
    lw t4, 80(sp)
    or a5, t3, a5
    xor a0, t4, a0
    slli t3, a0, 1
    srli t4, a0, 31
    lw a0, 128(sp)
    or t3, t3, t4
    xor t4, a0, ra
    slli a0, t4, 22
    srli t4, t4, 10
    sw a3, 436(sp)
    lw a3, 176(sp)
    or a0, a0, t4
    xor t4, a3, s4
    srli a3, t4, 2
    slli t4, t4, 30
    or t4, t4, a3
    or a3, a5, t3
    xor a3, t0, a3
    sw s8, 440(sp)
    and s8, t3, a0
    xor s8, a5, s8
    sw s3, 444(sp)
    xori s3, t4, -1
    or s3, s3, a0
    xor s3, t3, s3
    or t3, t4, t0
    xor a0, a0, t3
    and t3, t0, a5
    xor t0, t4, t3
    xor t4, a4, a3
    xor a4, a2, s8
    xor s7, s7, s3
    xor a2, s1, a0
    lw a5, 32(sp)
    xor t3, s6, t0
    xor s1, a5, t5
    slli s6, s1, 13
    srli t5, s1, 19
    lw a5, 44(sp)
    or s6, s6, t5
    xor s1, a5, s11
    slli t5, s1, 18
    srli a5, s1, 14
    lw s1, 92(sp)
    or t5, t5, a5
    xor s9, s1, s9
    slli a5, s9, 5
    srli s1, s9, 27
    lw s9, 136(sp)
    or s1, a5, s1
    xor a5, s9, s4
    slli s9, a5, 7
    sw a3, 448(sp)
    lw a3, 312(sp)
    srli a5, a5, 25
    or s9, s9, a5
    xor a5, a3, s10
    slli a3, a5, 28
    srli a5, a5, 4
    or a5, a3, a5
    and a3, t5, s1
    xor a3, s6, a3
    sw s8, 312(sp)
    or s8, s1, s9
    xor s8, t5, s8
    xori s9, s9, -1
    sw s3, 452(sp)
    or s3, s9, a5
    xor s1, s1, s3
    and s3, a5, s6
    xor s9, s9, s3
    or s3, s6, t5
    xor s6, a5, s3
    xor t5, t4, a3
    xor t4, a4, s8
    xor a4, s7, s1
    xor a5, a2, s9
    lw s7, 16(sp)
    xor s3, t3, s6
    xor a2, s7, s4
    srli s7, a2, 1
    slli a2, a2, 31
    lw s4, 68(sp)
    or s7, a2, s7
    xor a2, s4, s10
    slli t3, a2, 28
    srli a2, a2, 4
    lw s10, 116(sp)
    or s4, t3, a2
    xor a2, s10, t1
    slli s10, a2, 20
    srli t3, a2, 12
    lw t1, 124(sp)
    or a2, s10, t3
    xor t1, t1, s11
    slli s10, t1, 21
    srli s11, t1, 11
    lw t1, 168(sp)
    or s10, s10, s11
    xor s11, t1, ra
    srli ra, s11, 31
    slli t3, s11, 1
    xori t1, s4, -1
    or s11, t3, ra
    and ra, t1, a2
    xor t3, s7, ra
    or ra, a2, s10
    xor ra, t1, ra
    and t1, s10, s11
    xor t1, a2, t1
    or a2, s11, s7
    xor s10, s10, a2
    and a2, s7, s4
    xor s4, s2, t3
    xor s7, s5, t1
    xor s2, t2, s10
    xor s5, s11, a2
    xor t2, a7, s5
    slli a2, t4, 1
    sw t3, 456(sp)
    srli s11, t4, 31
    xor a7, s0, ra
    or t3, a2, s11
    xor s0, t2, t3
    xor a2, s3, a7
    slli s11, a4, 1
    srli t3, a4, 31
    or s11, s11, t3
    xor t3, s4, s11
    xor s11, t5, s7
    sw s6, 460(sp)
    slli s6, a5, 1
    sw t1, 464(sp)
    srli t1, a5, 31
    or t1, s6, t1
    xor s6, a7, t1
    xor t1, t4, s2
    slli a7, s3, 1
    srli t4, s3, 31
    or s3, a7, t4
    xor a7, s7, s3
    xor t2, a4, t2
    slli t4, t5, 1
    srli s7, t5, 31
    or s7, t4, s7
    lw s3, 440(sp)
    xor a4, s2, s7
    xor t5, a5, s4
    xor s7, t6, s6
    slli a5, s7, 31
    srli t4, s7, 1
    or t6, a5, t4
    xor a0, a0, t2
    slli s7, a0, 28
    srli s2, a0, 4
    lw s4, 372(sp)
    or t4, s7, s2
    xor a5, s4, t5
    slli a0, a5, 20
    srli s2, a5, 12
    or s7, a0, s2
    xor a0, a3, a2
    slli s4, a0, 21
    srli a5, a0, 11
    or s2, s4, a5
    xor a0, ra, t3
    slli a5, a0, 1
    srli a3, a0, 31
    or a5, a5, a3
    xori s4, t4, -1
    and a0, s4, s7
    xor ra, t6, a0
    or a3, s7, s2
    xor a0, s4, a3
    and a3, s2, a5
    xor s4, s7, a3
    or a3, a5, t6
    xor s7, s2, a3
    and t6, t6, t4
    xor a3, a5, t6
    lw t4, 200(sp)
    xori s2, ra, -1
    sw s2, 160(t4)
    sw a0, 168(t4)
    xor a5, s5, a4
    sw s7, 184(t4)
    lw s2, 368(sp)
    sw a3, 192(t4)
    xor a0, s2, t5
    sw s4, 176(t4)
    slli t6, a0, 14
    srli s2, a0, 18
    lw ra, 428(sp)
    or s5, t6, s2
    xor s7, ra, s0
    slli s2, s7, 18
    srli a3, s7, 14
    or t6, s2, a3
    xor s4, a6, t3
    slli a0, s4, 5
    srli ra, s4, 27
    or s2, a0, ra
    xor s7, s1, t1
    slli a0, s7, 8
    srli a3, s7, 24
    or a6, a0, a3
    xor a0, s10, a7
    slli s4, a0, 28
    srli s7, a0, 4
    xori s10, a6, -1
    or s7, s4, s7
    and ra, t6, s2
    xor s1, s5, ra
    or a3, s2, a6
    xor a0, t6, a3
    or s4, s10, s7
    xor ra, s2, s4
    and a6, s7, s5
    xor a3, s10, a6
    or s2, s5, t6
    xor s4, s7, s2
    sw s1, 120(t4)
    xori s7, ra, -1
    sw a0, 128(t4)
    sw s7, 136(t4)
    sw a3, 144(t4)
    lw s10, 424(sp)
    sw s4, 152(t4)
    lw a6, 408(sp)
    xor s5, s10, s0
    xor t6, a6, t3
    slli s2, t6, 22
    srli s7, t6, 10
    lw s1, 348(sp)
    or s10, s2, s7
    xor t6, s1, t1
    slli a0, t6, 22
    srli ra, t6, 10
    or a3, a0, ra
    xor a0, s9, t2
    slli s2, a0, 11
    srli t6, a0, 21
    slli s4, a5, 7
    srli a6, a5, 25
    or s7, s4, a6
    or s9, s10, a3
    xor s1, s5, s9
    xori ra, a3, -1
    or a0, s2, t6
    or a5, ra, a0
    xor a6, s10, a5
    and s4, a0, s7
    xor s9, s4, a3
    or s2, s7, s5
    xor t6, a0, s2
    and ra, s5, s10
    xor a5, s7, ra
    lw a3, 0(a1)
    xor s4, s1, a3
    sw s4, 0(t4)
    xori a0, a6, -1
    sw a0, 8(t4)
    xori s2, s9, -1
    sw s2, 16(t4)
    sw t6, 24(t4)
    lw s5, 420(sp)
    sw a5, 32(t4)
    xor a6, s5, a7
    slli s7, a6, 14
    srli s9, a6, 18
    lw s10, 404(sp)
    or ra, s7, s9
    xor a5, s10, a4
    slli s7, a5, 10
    srli s1, a5, 22
    lw a3, 344(sp)
    or s4, s7, s1
    xor s9, a3, a2
    lw a0, 436(sp)
    srli s10, s9, 30
    xor s2, s8, s11
    slli t6, s2, 23
    slli s5, s9, 2
    or s10, s5, s10
    srli a5, s2, 9
    lw a6, 340(sp)
    or s8, t6, a5
    xor s1, a6, t1
    srli s7, s1, 1
    slli s2, s1, 31
    or a6, s2, s7
    or a3, s4, s10
    xor s9, ra, a3
    and s5, s10, s8
    xor a5, s4, s5
    xori s2, a6, -1
    or t6, a6, ra
    or s1, s8, s2
    xor s7, s8, t6
    and a3, ra, s4
    sw s9, 40(t4)
    xor s2, a6, a3
    sw a5, 48(t4)
    xor s5, s10, s1
    sw s5, 56(t4)
    xori s7, s7, -1
    sw s7, 64(t4)
    lw t6, 364(sp)
    sw s2, 72(t4)
    xor a5, t6, t2
    slli s10, a5, 14
    srli s8, a5, 18
    or ra, s10, s8
    xor s4, t0, t5
    slli a3, s4, 10
    srli s9, s4, 22
    lw a6, 444(sp)
    or a3, a3, s9
    xor s8, a6, s0
    slli s1, s8, 1
    srli s7, s8, 31
    lw s5, 400(sp)
    or s2, s1, s7
    xor s7, s5, t3
    slli a5, s7, 22
    srli t6, s7, 10
    lw s10, 464(sp)
    or s9, a5, t6
    xor t0, s10, s6
    slli s8, t0, 30
    srli s4, t0, 2
    or a6, s8, s4
    or t6, a3, s2
    xor s1, ra, t6
    and t6, s2, s9
    xor s5, a3, t6
    xori t6, a6, -1
    or s7, s9, t6
    xor s10, s2, s7
    or a5, a6, ra
    xor s2, s9, a5
    and s7, ra, a3
    xor t0, a6, s7
    sw s1, 44(t4)
    sw s5, 52(t4)
    sw s10, 60(t4)
    xori s2, s2, -1
    sw s2, 68(t4)
    lw s4, 416(sp)
    sw t0, 76(t4)
    lw s7, 452(sp)
    xor s9, s4, t3
    xor a6, s7, t1
    slli s8, a6, 3
    srli s10, a6, 29
    or s2, s8, s10
    xor s3, s3, a7
    slli t3, s3, 12
    srli s10, s3, 20
    lw t6, 460(sp)
    or a6, t3, s10
    xor s10, t6, t5
    slli s8, s10, 4
    srli a5, s10, 28
    lw ra, 336(sp)
    or s5, s8, a5
    xor a3, ra, a2
    srli t3, a3, 23
    slli s1, a3, 9
    or t0, s1, t3
    or s3, s2, a6
    xor t3, s9, s3
    and s4, a6, s5
    xori s5, s5, -1
    xor a3, s2, s4
    and a5, s5, t0
    xor a5, a6, a5
    xori s7, a5, -1
    or t6, t0, s9
    xor s3, s5, t6
    and s10, s9, s2
    xor s10, t0, s10
    sw t3, 84(t4)
    sw a3, 92(t4)
    sw s7, 100(t4)
    sw s3, 108(t4)
    lw t3, 360(sp)
    sw s10, 116(t4)
    lw a6, 312(sp)
    xor s8, t3, a2
    xor s7, a6, s11
    slli s2, s7, 22
    srli a3, s7, 10
    or t3, s2, a3
    xor a3, a0, s6
    slli a0, a3, 21
    srli ra, a3, 11
    lw s9, 396(sp)
    or t6, a0, ra
    xor s2, s9, a7
    slli s1, s2, 10
    srli s4, s2, 22
    lw s9, 332(sp)
    or s5, s1, s4
    xor s7, s9, t5
    srli s3, s7, 25
    slli s9, s7, 7
    or a5, t3, t6
    xor a5, s8, a5
    xori s7, t6, -1
    or a0, s7, s5
    or a3, s9, s3
    xor t0, t3, a0
    and s3, s5, a3
    xor s10, t6, s3
    or s3, a3, s8
    xor a6, s5, s3
    and ra, s8, t3
    xor s2, a3, ra
    lw a1, 4(a1)
    xor t3, a5, a1
    sw t3, 4(t4)
    xori a3, t0, -1
    sw a3, 12(t4)
    xori a3, s10, -1
    sw a3, 20(t4)
    sw a6, 28(t4)
    lw s1, 412(sp)
    sw s2, 36(t4)
    xor s8, s1, a4
    slli s2, s8, 13
    srli a5, s8, 19
    lw s9, 448(sp)
    or t5, s2, a5
    xor t6, s9, a2
    slli a0, t6, 18
    srli s5, t6, 14
    lw s10, 328(sp)
    or s4, a0, s5
    xor s7, s10, s11
    slli s8, s7, 5
    srli a3, s7, 27
    lw s3, 392(sp)
    or t3, s8, a3
    xor s8, s3, s6
    srli s7, s8, 25
    slli s2, s8, 7
    lw s5, 324(sp)
    or s7, s2, s7
    xor a6, s5, t2
    srli s3, a6, 4
    slli s2, a6, 28
    or a6, s2, s3
    and s8, s4, t3
    xor s3, t5, s8
    or ra, t3, s7
    xor s8, s4, ra
    xori a5, s7, -1
    or s1, a5, a6
    xor s2, t3, s1
    and a0, a6, t5
    xor a3, a5, a0
    or a1, t5, s4
    xor t0, a6, a1
    sw s3, 124(t4)
    lw s5, 356(sp)
    sw s8, 132(t4)
    xori s7, s2, -1
    sw s7, 140(t4)
    sw t0, 156(t4)
    xor a0, s5, s11
    slli a6, a0, 1
    srli a2, a0, 31
    lw t3, 388(sp)
    or s10, a6, a2
    xor s9, t3, s6
    slli s8, s9, 3
    srli s1, s9, 29
    lw a0, 320(sp)
    or s5, s8, s1
    xor t6, a0, t2
    srli s2, t6, 19
    slli s3, t6, 13
    lw a0, 384(sp)
    or s9, s3, s2
    xor t5, a0, a4
    slli ra, t5, 4
    srli t2, t5, 28
    lw a0, 456(sp)
    or s1, ra, t2
    xor t6, a0, s0
    slli a5, t6, 9
    srli s4, t6, 23
    or a1, a5, s4
    or s2, s5, s9
    xor a6, s10, s2
    and a5, s9, s1
    xori ra, s1, -1
    xor a0, s5, a5
    and t6, ra, a1
    xor s7, s9, t6
    or t5, a1, s10
    xor s9, ra, t5
    and t0, s10, s5
    sw a6, 80(t4)
    sw a0, 88(t4)
    xori s8, s7, -1
    sw s8, 96(t4)
    sw s9, 104(t4)
    lw a2, 352(sp)
    xor t2, a1, t0
    sw t2, 112(t4)
    xor s6, a2, t1
    slli t3, s6, 31
    srli s1, s6, 1
    lw s2, 380(sp)
    or s3, t3, s1
    xor a0, s2, a7
    slli a2, a0, 27
    srli s4, a0, 5
    lw a5, 432(sp)
    or s5, a2, s4
    xor s10, a5, a4
    slli s9, s10, 19
    srli t5, s10, 13
    lw s8, 376(sp)
    or s1, s9, t5
    xor a0, s8, s0
    slli s2, a0, 20
    srli t6, a0, 12
    lw s10, 316(sp)
    or a5, s2, t6
    xor a2, s10, s11
    slli s9, a2, 1
    srli t5, a2, 31
    or ra, s9, t5
    xori t6, s5, -1
    sw a3, 148(t4)
    and s4, t6, s1
    or a0, s1, a5
    and s9, a5, ra
    xor t2, s1, s9
    or a6, ra, s3
    xor s0, s3, s4
    and s3, s3, s5
    xor s7, t6, a0
    xor t3, ra, s3
    xori s2, s0, -1
    sw s2, 164(t4)
    sw t2, 180(t4)
    xor t5, a5, a6
    sw t5, 188(t4)
    sw t3, 196(t4)
    lw s0, 256(sp)
    sw s7, 172(t4)
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

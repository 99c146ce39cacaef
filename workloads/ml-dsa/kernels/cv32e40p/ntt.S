# ntt of ml-dsa-44, with ntt.S, scheduled for cv32e40p:
# 16,865 -> 16,859 cycles, 8,581 -> 8,579 instructions, 13,266 -> 14,188 bytes, proved equal to what came.
# No order of this form takes fewer than 16,767 cycles (cycles in EX: 16,771, 1 a cycle).
# A round begins within the one before it in 2 loops: at lw t2, 0(a0); at lw a4, 28(a0).
# Assumed: memory that is reached by sp is reached by no other pointer.
# 300 orders, seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cv32e40p --kernel start/software/ntt.S --orders 300 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 2 and 3 and 3, RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -48
.Lmldsa_ntt_pc8000a422:
    auipc a1, %pcrel_hi(.Lconstants)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc8000a422)
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    lui t0, 0x7fe
    lw s0, 0(a1)
    lw s1, 4(a1)
    lw s2, 8(a1)
    lw s3, 12(a1)
    lw s4, 16(a1)
    lw s5, 20(a1)
    addi t0, t0, 1
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    addi a7, a0, 64
    lw t2, 0(a0)
    lw t3, 512(a0)
    lw t4, 256(a0)
    lw t5, 768(a0)
    mul t6, t3, s1
    lw a2, 64(a0)
    mulh a3, t3, s0
    lw a4, 576(a0)
    mulh a5, t6, t0
    lw a6, 320(a0)
    mul s6, t5, s1
    lw s7, 832(a0)
    sub s8, a3, a5
    lw s9, 128(a0)
    add s10, t2, s8
    lw t3, 640(a0)
    addi a0, a0, 4
.Lmldsa_ntt_1:
    sub t6, t2, s8
    lw a3, 380(a0)
    mulh a5, t5, s0
    mulh s8, s6, t0
    mul t5, a4, s1
    sub s6, a5, s8
    mulh a5, a4, s0
    add s8, t4, s6
    lw t2, 892(a0)
    mulh a4, t5, t0
    sub t5, t4, s6
    mul t4, s8, s3
    mulh s6, s8, s2
    sub s8, a5, a4
    mulh a5, t4, t0
    add a4, a2, s8
    mul t4, t5, s5
    sub t1, s6, a5
    mulh s6, t5, s4
    add a5, s10, t1
    mulh t5, t4, t0
    sub s10, s10, t1
    mul s11, s7, s1
    sub t1, s6, t5
    lw t4, 256(a0)
    sub s6, t6, t1
    mulh s7, s7, s0
    add t5, t6, t1
    mulh t1, s11, t0
    mul t6, t3, s1
    sub s11, s7, t1
    mulh t3, t3, s0
    add s7, a6, s11
    mulh t1, t6, t0
    sub t6, a6, s11
    mul a6, s7, s3
    sub a2, a2, s8
    sub t1, t3, t1
    mulh s8, s7, s2
    mulh s11, a6, t0
    add t3, s9, t1
    sub s9, s9, t1
    mul a6, t6, s5
    sub s7, s8, s11
    mul s11, t2, s1
    mulh t1, a6, t0
    mulh s8, t6, s4
    add a6, a4, s7
    sub t6, a4, s7
    sub s7, s8, t1
    mulh s8, t2, s0
    mulh t2, s11, t0
    add a4, a2, s7
    sub t1, s8, t2
    sub s11, a2, s7
    lw a2, 188(a0)
    lw t2, 700(a0)
    sw a5, -4(a0)
    add s8, a3, t1
    sub s7, a3, t1
    sw s10, 252(a0)
    lw a3, 444(a0)
    mul a5, s8, s3
    sw t5, 508(a0)
    mulh t1, s8, s2
    sw s6, 764(a0)
    lw t5, 956(a0)
    mulh s8, a5, t0
    mul s10, s7, s5
    sw a6, 60(a0)
    sub s6, t1, s8
    sw t6, 316(a0)
    add a5, t3, s6
    mulh s8, s7, s4
    sub a6, t3, s6
    mulh t3, s10, t0
    sw a4, 572(a0)
    mul s7, t2, s1
    sub t1, s8, t3
    sw s11, 828(a0)
    mulh t6, t2, s0
    add s10, s9, t1
    sub s6, s9, t1
    mulh a4, s7, t0
    mul s8, t5, s1
    sw a5, 124(a0)
    sub t3, t6, a4
    mulh a5, t5, s0
    add s9, a2, t3
    mulh t2, s8, t0
    sub s7, a2, t3
    sw a6, 380(a0)
    sub s11, a5, t2
    add a6, a3, s11
    sub a4, a3, s11
    mul t5, a6, s3
    sw s10, 636(a0)
    mulh s8, a6, s2
    sw s6, 892(a0)
    mul t3, a4, s5
    mulh a2, t5, t0
    sub t1, s8, a2
    mulh a5, a4, s4
    add t2, s9, t1
    mulh a3, t3, t0
    sub s10, a5, a3
    sub s6, s9, t1
    sw t2, 188(a0)
    sw s6, 444(a0)
    add a6, s7, s10
    sub t6, s7, s10
    sw a6, 700(a0)
    sw t6, 956(a0)
    lw t2, 0(a0)
    lw t3, 512(a0)
    lw t5, 768(a0)
    mul t6, t3, s1
    mul s6, t5, s1
    lw a2, 64(a0)
    mulh a3, t3, s0
    lw a4, 576(a0)
    mulh a5, t6, t0
    lw a6, 320(a0)
    lw s7, 832(a0)
    sub s8, a3, a5
    lw s9, 128(a0)
    add s10, t2, s8
    lw t3, 640(a0)
    addi a0, a0, 4
    bne a0, a7, .Lmldsa_ntt_1
    sub t6, t2, s8
    lw a3, 380(a0)
    mulh a5, t5, s0
    lw t2, 892(a0)
    mulh s8, s6, t0
    mul t5, a4, s1
    sub s6, a5, s8
    mulh a5, a4, s0
    add s8, t4, s6
    mulh a4, t5, t0
    sub t5, t4, s6
    mul t4, s8, s3
    mulh s6, s8, s2
    sub s8, a5, a4
    mulh a5, t4, t0
    add a4, a2, s8
    mul t4, t5, s5
    sub a2, a2, s8
    sub s8, s6, a5
    mulh s6, t5, s4
    add a5, s10, s8
    mulh t5, t4, t0
    sub t4, s10, s8
    mul s10, s7, s1
    sub s8, s6, t5
    mulh s6, s7, s0
    add t5, t6, s8
    sub t1, t6, s8
    mul t6, t3, s1
    mulh s7, s10, t0
    sub s8, s6, s7
    mulh s6, t3, s0
    add s7, a6, s8
    mulh t3, t6, t0
    sub t6, a6, s8
    mul a6, s7, s3
    sub a7, s6, t3
    mulh s8, s7, s2
    mulh s6, a6, t0
    add t3, s9, a7
    sub s9, s9, a7
    mul a6, t6, s5
    sub s7, s8, s6
    mul s11, t2, s1
    mulh s8, t6, s4
    add s6, a4, s7
    mulh t6, a6, t0
    sub a6, a4, s7
    sub s7, s8, t6
    mulh s8, t2, s0
    mulh t2, s11, t0
    add t6, a2, s7
    sub a4, a2, s7
    sw a5, -4(a0)
    lw a2, 188(a0)
    sub s7, s8, t2
    lw a5, 700(a0)
    add s8, a3, s7
    sub t2, a3, s7
    sw t4, 252(a0)
    lw a3, 444(a0)
    mul s7, s8, s3
    sw t5, 508(a0)
    mulh t4, s8, s2
    sw t1, 764(a0)
    lw t5, 956(a0)
    mulh s8, s7, t0
    mul s10, t2, s5
    sw s6, 60(a0)
    sub s7, t4, s8
    add s6, t3, s7
    sub t4, t3, s7
    mulh s8, t2, s4
    sw a6, 316(a0)
    mulh t3, s10, t0
    sw t6, 572(a0)
    mul s7, a5, s1
    sw a4, 828(a0)
    sub t2, s8, t3
    mulh a6, a5, s0
    add s10, s9, t2
    sub t6, s9, t2
    mulh a4, s7, t0
    sub t3, a6, a4
    mul s8, t5, s1
    sw s6, 124(a0)
    mulh a5, t5, s0
    add s9, a2, t3
    mulh t2, s8, t0
    sub s7, a2, t3
    sw t4, 380(a0)
    sub s6, a5, t2
    add a6, a3, s6
    sub a4, a3, s6
    mul t5, a6, s3
    sw s10, 636(a0)
    mulh s8, a6, s2
    sw t6, 892(a0)
    mulh a2, t5, t0
    mul t3, a4, s5
    sub t4, s8, a2
    mulh a5, a4, s4
    add t2, s9, t4
    mulh a3, t3, t0
    sub s6, s9, t4
    sw t2, 188(a0)
    sub s10, a5, a3
    sw s6, 444(a0)
    add a6, s7, s10
    sub t6, s7, s10
    sw a6, 700(a0)
    sw t6, 956(a0)
    addi a0, a0, -64
    addi a1, a1, 24
    lw t2, 0(a1)
    lw t3, 4(a1)
    lw t4, 0(a0)
    lw t5, 128(a0)
    lw t6, 32(a0)
    lw a2, 160(a0)
    mul a3, t5, t3
    lw a4, 64(a0)
    mulh a5, t5, t2
    lw a6, 192(a0)
    mulh s0, a3, t0
    lw s1, 96(a0)
    mul s2, a2, t3
    sub s3, a5, s0
    lw s4, 224(a0)
    sub s6, t4, s3
    mulh s7, a2, t2
    lw s8, 8(a1)
    mulh s9, s2, t0
    lw s10, 12(a1)
    mul s11, a6, t3
    lw t5, 24(a1)
    sub a3, s7, s9
    mulh a5, a6, t2
    add s0, t6, a3
    mulh s5, s11, t0
    sub a7, t6, a3
    mul a2, s4, t3
    sub s2, a5, s5
    mulh s7, s4, t2
    add s9, a4, s2
    mulh a6, a2, t0
    sub s11, a4, s2
    lw t6, 28(a1)
    sub a3, s7, a6
    mul a5, s9, s10
    add t1, s1, a3
    mulh s4, s9, s8
    sub a2, s1, a3
    mulh a4, a5, t0
    lw s2, 32(a1)
    mul s7, t1, s10
    sub a6, s4, a4
    lw s9, 36(a1)
    add s5, t4, s3
    add s1, s5, a6
    sub a3, s5, a6
    mulh a5, t1, s8
    mulh s4, s7, t0
    sub a4, a5, s4
    lw s5, 16(a1)
    add a6, s0, a4
    sub t4, s0, a4
    mul s7, a6, t6
    mulh a5, a6, t5
    lw s4, 20(a1)
    mulh s0, s7, t0
    mul a4, t4, s9
    sub t6, a5, s0
    mulh a6, t4, s2
    add t5, s1, t6
    mulh s7, a4, t0
    sub s9, s1, t6
    lw a5, 40(a1)
    sub s0, a6, s7
    lw t4, 44(a1)
    add s2, a3, s0
    sub a4, a3, s0
    mul s1, s11, s4
    sw t5, 0(a0)
    lw t6, 48(a1)
    mulh a6, s11, s5
    mulh s7, s1, t0
    sw s9, 32(a0)
    lw a3, 52(a1)
    mul s0, a2, s4
    sub t5, a6, s7
    add s11, s6, t5
    sub s1, s6, t5
    mulh s9, a2, s5
    sw s2, 64(a0)
    mulh a6, s0, t0
    sw a4, 96(a0)
    lw s7, 4(a0)
    sub s6, s9, a6
    add t5, a7, s6
    sub a2, a7, s6
    lw s2, 132(a0)
    mul s0, t5, t4
    mulh a4, t5, a5
    lw s9, 36(a0)
    mulh a6, s0, t0
    lw s3, 164(a0)
    mul s6, a2, a3
    sub t4, a4, a6
    mulh t5, a2, t6
    add a5, s11, t4
    mulh s0, s6, t0
    sub a3, s11, t4
    lw a4, 68(a0)
    sub a6, t5, s0
    lw a2, 196(a0)
    add t6, s1, a6
    sub s6, s1, a6
    mul s11, s2, t3
    sw a5, 128(a0)
    lw t4, 100(a0)
    mulh t5, s2, t2
    mulh s0, s11, t0
    sw a3, 160(a0)
    lw s1, 228(a0)
    lw a6, 156(a0)
    mul t1, s3, t3
    sub a5, t5, s0
    add s2, s7, a5
    sub s11, s7, a5
    mulh a3, s3, t2
    sw t6, 192(a0)
    mulh t5, t1, t0
    lw s0, 24(a1)
    mul s7, a2, t3
    sw s6, 224(a0)
    sub a5, a3, t5
    mulh s3, a2, t2
    add t6, s9, a5
    sub a7, s9, a5
    mulh s6, s7, t0
    lw a3, 28(a1)
    mul t5, s1, t3
    sub a2, s3, s6
    mulh s9, s1, t2
    add a5, a4, a2
    mulh s7, t5, t0
    sub s3, a4, a2
    mul s6, a5, s10
    sub s1, s9, s7
    mulh t5, a5, s8
    add a4, t4, s1
    mulh a2, s6, t0
    sub s9, t4, s1
    mul s7, a4, s10
    sub a5, t5, a2
    mulh s6, a4, s8
    add t4, s2, a5
    mulh s1, s7, t0
    sub t5, s2, a5
    mul a2, s3, s4
    sub a4, s6, s1
    mulh s7, s3, s5
    add s2, t6, a4
    mulh a5, a2, t0
    sub s6, t6, a4
    mul s1, s2, a3
    mulh s3, s2, s0
    lw a2, 32(a1)
    mulh t6, s1, t0
    sub a4, s7, a5
    lw a3, 36(a1)
    mulh s2, s6, a2
    sub s0, s3, t6
    lw s1, 40(a1)
    add s7, t4, s0
    sub a5, t4, s0
    mul a2, s6, a3
    lw s3, 44(a1)
    add t6, s11, a4
    mul t4, s9, s4
    mulh s0, a2, t0
    sub s6, s11, a4
    mulh a3, s9, s5
    sw s7, 4(a0)
    sub a2, s2, s0
    lw s11, 48(a1)
    add a4, t5, a2
    sub s9, t5, a2
    mulh s7, t4, t0
    sw a5, 36(a0)
    lw s2, 52(a1)
    sub s0, a3, s7
    lw t5, 8(a0)
    add a2, a7, s0
    sub t4, a7, s0
    mul a5, a2, s3
    sw a4, 68(a0)
    lw a3, 136(a0)
    mulh s7, a2, s1
    mulh t1, a5, t0
    lw s0, 40(a0)
    mul s3, t4, s2
    sw s9, 100(a0)
    lw a4, 168(a0)
    sub a2, s7, t1
    mulh s1, t4, s11
    add a5, t6, a2
    mulh s2, s3, t0
    sub s9, t6, a2
    lw s7, 72(a0)
    sub a7, s1, s2
    lw t4, 200(a0)
    add s11, s6, a7
    sub s3, s6, a7
    mul t6, a3, t3
    sw a5, 132(a0)
    lw a2, 104(a0)
    mulh s1, a3, t2
    sw s9, 164(a0)
    lw s6, 232(a0)
    mul t1, a4, t3
    mulh s2, t6, t0
    sub a5, s1, s2
    add a3, t5, a5
    sub t6, t5, a5
    mulh s9, a4, t2
    sw s11, 196(a0)
    mulh s1, t1, t0
    mulh a4, t4, t2
    lw s2, 24(a1)
    mul t5, t4, t3
    sw s3, 228(a0)
    sub a5, s9, s1
    add s11, s0, a5
    sub a7, s0, a5
    mulh s3, t5, t0
    lw s9, 28(a1)
    mul s1, s6, t3
    sub t4, a4, s3
    mulh s0, s6, t2
    add a5, s7, t4
    mulh t5, s1, t0
    sub a4, s7, t4
    mul s3, a5, s10
    sub s6, s0, t5
    mulh s1, a5, s8
    add s7, a2, s6
    mulh t4, s3, t0
    sub s0, a2, s6
    mul t5, s7, s10
    sub a5, s1, t4
    mulh s3, s7, s8
    add a2, a3, a5
    mulh s6, t5, t0
    sub s1, a3, a5
    mul t4, a4, s4
    sub s7, s3, s6
    mulh t5, a4, s5
    add a3, s11, s7
    mulh a5, t4, t0
    sub s3, s11, s7
    mul s6, a3, s9
    mulh a4, a3, s2
    lw t4, 32(a1)
    mulh s11, s6, t0
    sub s7, t5, a5
    lw s9, 36(a1)
    mulh a3, s3, t4
    sub s2, a4, s11
    lw s6, 40(a1)
    add t5, a2, s2
    sub a5, a2, s2
    mul t4, s3, s9
    lw a4, 44(a1)
    add s11, t6, s7
    mul a2, s0, s4
    mulh s2, t4, t0
    sub s3, t6, s7
    mulh s9, s0, s5
    sw t5, 8(a0)
    sub t4, a3, s2
    lw t6, 48(a1)
    add s7, s1, t4
    sub s0, s1, t4
    mulh t5, a2, t0
    sw a5, 40(a0)
    lw a3, 52(a1)
    sub s2, s9, t5
    sw s7, 72(a0)
    add s1, a7, s2
    sub t4, a7, s2
    mul a2, s1, a4
    sw s0, 104(a0)
    mulh a5, s1, s6
    lw s9, 12(a0)
    mulh t5, a2, t0
    lw s7, 140(a0)
    mul t1, t4, a3
    sub s2, a5, t5
    mulh a4, t4, t6
    add s0, s11, s2
    lw s1, 44(a0)
    sub s6, s11, s2
    lw a2, 172(a0)
    mulh a3, t1, t0
    lw a5, 76(a0)
    lw t5, 204(a0)
    mul t4, s7, t3
    sub t6, a4, a3
    mulh s11, s7, t2
    add s2, s3, t6
    mulh a7, t4, t0
    sub a4, s3, t6
    mul a3, a2, t3
    sub s7, s11, a7
    mulh t4, a2, t2
    add s3, s9, s7
    mulh t6, a3, t0
    sub s11, s9, s7
    mul t1, t5, t3
    sub a2, t4, t6
    mulh a3, t5, t2
    add s9, s1, a2
    mulh s7, t1, t0
    sub t4, s1, a2
    sw s0, 136(a0)
    lw t6, 108(a0)
    sub t5, a3, s7
    lw a7, 236(a0)
    add s1, a5, t5
    sub a2, a5, t5
    sw s6, 168(a0)
    lw s0, 24(a1)
    mul a3, a7, t3
    sw s2, 200(a0)
    mulh s7, a7, t2
    sw a4, 232(a0)
    lw a5, 28(a1)
    mulh t5, a3, t0
    mul s6, s1, s10
    sub s2, s7, t5
    mulh t1, s1, s8
    add a4, t6, s2
    mulh a3, s6, t0
    sub s7, t6, s2
    mul t5, a4, s10
    sub s1, t1, a3
    mulh s6, a4, s8
    add t6, s3, s1
    mulh s2, t5, t0
    sub a7, s3, s1
    mul a3, a2, s4
    sub a4, s6, s2
    mulh t5, a2, s5
    add s3, s9, a4
    mulh s1, a3, t0
    sub s6, s9, a4
    mul s2, s3, a5
    mulh a2, s3, s0
    lw a3, 32(a1)
    mulh s9, s2, t0
    sub a4, t5, s1
    lw a5, 36(a1)
    mulh s3, s6, a3
    sub s0, a2, s9
    lw s2, 40(a1)
    add t5, t6, s0
    sub s1, t6, s0
    mul a3, s6, a5
    lw a2, 44(a1)
    add s9, s11, a4
    mul t6, s7, s4
    mulh s0, a3, t0
    sub s6, s11, a4
    mulh a5, s7, s5
    sw t5, 12(a0)
    sub a3, s3, s0
    lw s11, 48(a1)
    add a4, a7, a3
    sub s7, a7, a3
    mulh t5, t6, t0
    sw s1, 44(a0)
    lw s3, 52(a1)
    sub s0, a5, t5
    lw t1, 16(a0)
    add a3, t4, s0
    sub t6, t4, s0
    mul s1, a3, a2
    sw a4, 76(a0)
    lw a5, 144(a0)
    mulh t5, a3, s2
    mulh t4, s1, t0
    lw s0, 48(a0)
    mul a2, t6, s3
    sw s7, 108(a0)
    lw a4, 176(a0)
    sub a3, t5, t4
    mulh s2, t6, s11
    add s1, s9, a3
    mulh s3, a2, t0
    sub s7, s9, a3
    lw t5, 80(a0)
    sub t4, s2, s3
    lw t6, 208(a0)
    add s11, s6, t4
    sub a2, s6, t4
    mul s9, a5, t3
    sw s1, 140(a0)
    lw a3, 112(a0)
    mulh s2, a5, t2
    mulh s3, s9, t0
    sw s7, 172(a0)
    lw s6, 240(a0)
    mul t4, a4, t3
    sub s1, s2, s3
    add a5, t1, s1
    sub s9, t1, s1
    mulh s7, a4, t2
    sw s11, 204(a0)
    mulh s2, t4, t0
    lw s3, 24(a1)
    mul a7, t6, t3
    sw a2, 236(a0)
    sub s1, s7, s2
    mulh a4, t6, t2
    add s11, s0, s1
    sub t4, s0, s1
    mulh a2, a7, t0
    lw s7, 28(a1)
    mul s2, s6, t3
    sub t6, a4, a2
    mulh s0, s6, t2
    add s1, t5, t6
    mulh t1, s2, t0
    sub a4, t5, t6
    mul a2, s1, s10
    sub s6, s0, t1
    mulh s2, s1, s8
    add t5, a3, s6
    mulh t6, a2, t0
    sub s0, a3, s6
    mul a7, t5, s10
    sub s1, s2, t6
    mulh a2, t5, s8
    add a3, a5, s1
    mulh s6, a7, t0
    sub s2, a5, s1
    mul t6, a4, s4
    sub t5, a2, s6
    mulh t1, a4, s5
    add a5, s11, t5
    mulh s1, t6, t0
    sub a2, s11, t5
    mul s6, a5, s7
    mulh a4, a5, s3
    lw t6, 32(a1)
    mulh s11, s6, t0
    sub t5, t1, s1
    lw s7, 36(a1)
    mulh a5, a2, t6
    sub s3, a4, s11
    lw s6, 40(a1)
    add a7, a3, s3
    sub s1, a3, s3
    mul t6, a2, s7
    lw a4, 44(a1)
    add s11, s9, t5
    mul a3, s0, s4
    mulh s3, t6, t0
    sub a2, s9, t5
    mulh s7, s0, s5
    sw a7, 16(a0)
    sub t6, a5, s3
    lw s9, 48(a1)
    add t5, s2, t6
    sub s0, s2, t6
    mulh t1, a3, t0
    sw s1, 48(a0)
    lw a5, 52(a1)
    sub s3, s7, t1
    sw t5, 80(a0)
    add s2, t4, s3
    sub t6, t4, s3
    mul a3, s2, a4
    sw s0, 112(a0)
    mulh s1, s2, s6
    lw s7, 20(a0)
    mulh a7, a3, t0
    lw t5, 148(a0)
    mul t4, t6, a5
    sub s3, s1, a7
    mulh a4, t6, s9
    add s0, s11, s3
    lw s2, 52(a0)
    sub s6, s11, s3
    lw a3, 180(a0)
    mulh a5, t4, t0
    lw s1, 84(a0)
    lw t1, 212(a0)
    mul t6, t5, t3
    sub s9, a4, a5
    mulh s11, t5, t2
    add s3, a2, s9
    mulh t4, t6, t0
    sub a4, a2, s9
    mul a5, a3, t3
    mulh t6, a3, t2
    sub t5, s11, t4
    add a2, s7, t5
    mulh s9, a5, t0
    sub s11, s7, t5
    mul t4, t1, t3
    sub a3, t6, s9
    mulh a5, t1, t2
    add s7, s2, a3
    mulh t5, t4, t0
    sub t6, s2, a3
    sw s0, 144(a0)
    lw s9, 116(a0)
    sub a7, a5, t5
    lw t4, 244(a0)
    add s2, s1, a7
    sub a3, s1, a7
    sw s6, 176(a0)
    lw s0, 24(a1)
    mul a5, t4, t3
    sw s3, 208(a0)
    mulh t5, t4, t2
    sw a4, 240(a0)
    lw s1, 28(a1)
    mulh t1, a5, t0
    mul s6, s2, s10
    sub s3, t5, t1
    mulh t4, s2, s8
    add a4, s9, s3
    mulh a5, s6, t0
    sub t5, s9, s3
    mul a7, a4, s10
    sub s2, t4, a5
    mulh s6, a4, s8
    add s9, a2, s2
    sub t4, a2, s2
    mulh s3, a7, t0
    mul a5, a3, s4
    sub a4, s6, s3
    mulh t1, a3, s5
    add a2, s7, a4
    mulh s2, a5, t0
    sub s6, s7, a4
    mul s3, a2, s1
    mulh a3, a2, s0
    mul a7, t5, s4
    lw a5, 32(a1)
    mulh s7, s3, t0
    sub a4, t1, s2
    lw s1, 36(a1)
    mulh a2, s6, a5
    sub s0, a3, s7
    lw s3, 40(a1)
    add t1, s9, s0
    sub s2, s9, s0
    mul a5, s6, s1
    lw a3, 44(a1)
    add s7, s11, a4
    mulh s0, a5, t0
    sub s6, s11, a4
    mulh s1, t5, s5
    sw t1, 20(a0)
    sub a5, a2, s0
    lw s11, 48(a1)
    add a4, t4, a5
    sub t5, t4, a5
    mulh s9, a7, t0
    sw s2, 52(a0)
    lw a2, 52(a1)
    sub s0, s1, s9
    lw t4, 24(a0)
    add a5, t6, s0
    sub s9, t6, s0
    mul s2, a5, a3
    sw a4, 84(a0)
    lw s1, 152(a0)
    mulh t1, a5, s3
    mulh t6, s2, t0
    lw s0, 56(a0)
    mul a3, s9, a2
    sw t5, 116(a0)
    lw a4, 184(a0)
    sub a5, t1, t6
    mulh s3, s9, s11
    add s2, s7, a5
    mulh a2, a3, t0
    sub t5, s7, a5
    lw a7, 88(a0)
    sub t6, s3, a2
    lw s9, 216(a0)
    add s11, s6, t6
    sub a3, s6, t6
    mul s7, s1, t3
    sw s2, 148(a0)
    lw a5, 120(a0)
    mulh s3, s1, t2
    mulh a2, s7, t0
    sw t5, 180(a0)
    lw s6, 248(a0)
    mul t6, a4, t3
    sub s2, s3, a2
    add s1, t4, s2
    sub s7, t4, s2
    mulh t5, a4, t2
    sw s11, 212(a0)
    mulh s3, t6, t0
    lw a2, 24(a1)
    mul t4, s9, t3
    sw a3, 244(a0)
    sub s2, t5, s3
    mulh a4, s9, t2
    add s11, s0, s2
    sub t6, s0, s2
    mulh a3, t4, t0
    lw t5, 28(a1)
    mul s3, s6, t3
    sub s9, a4, a3
    mulh s0, s6, t2
    add s2, a7, s9
    mulh t4, s3, t0
    sub a4, a7, s9
    mul a3, s2, s10
    sub s6, s0, t4
    mulh s3, s2, s8
    add t1, a5, s6
    mulh s9, a3, t0
    sub s0, a5, s6
    mul t4, t1, s10
    sub s2, s3, s9
    mulh a3, t1, s8
    add a5, s1, s2
    mulh s6, t4, t0
    sub s3, s1, s2
    mul s9, a4, s4
    sub a7, a3, s6
    mulh t4, a4, s5
    add s1, s11, a7
    mulh s2, s9, t0
    sub a3, s11, a7
    mul s6, s1, t5
    mulh a4, s1, a2
    lw s9, 32(a1)
    mulh s11, s6, t0
    sub t1, t4, s2
    lw t5, 36(a1)
    mulh s1, a3, s9
    sub a2, a4, s11
    lw s6, 40(a1)
    add t4, a5, a2
    sub s2, a5, a2
    mul s9, a3, t5
    lw a4, 44(a1)
    add s11, s7, t1
    mul a5, s0, s4
    mulh a2, s9, t0
    sub a3, s7, t1
    mulh t5, s0, s5
    sw t4, 24(a0)
    sub s9, s1, a2
    lw s7, 48(a1)
    add a7, s3, s9
    sub s0, s3, s9
    mulh t4, a5, t0
    sw s2, 56(a0)
    lw s1, 52(a1)
    sub a2, t5, t4
    sw a7, 88(a0)
    add s3, t6, a2
    sub s9, t6, a2
    mul a5, s3, a4
    mulh s2, s3, s6
    lw t1, 52(a1)
    lw t5, 28(a0)
    mulh t4, a5, t0
    mul t6, s9, s1
    sub a2, s2, t4
    sw s0, 120(a0)
    mulh a4, s9, s7
    add s0, s11, a2
    lw s3, 60(a0)
    sub s6, s11, a2
    lw a5, 188(a0)
    mulh s1, t6, t0
    lw s2, 92(a0)
    lw t4, 220(a0)
    mul s9, a6, t3
    sub s7, a4, s1
    mulh s11, a6, t2
    add a2, a3, s7
    mulh t6, s9, t0
    sub a4, a3, s7
    mul s1, a5, t3
    sub a6, s11, t6
    mulh s9, a5, t2
    add a3, t5, a6
    mulh s7, s1, t0
    sub s11, t5, a6
    mul t6, t4, t3
    sub a5, s9, s7
    mulh s1, t4, t2
    add t5, s3, a5
    mulh a6, t6, t0
    sub s9, s3, a5
    sw s0, 152(a0)
    lw s7, 124(a0)
    sub t4, s1, a6
    lw t6, 252(a0)
    add s3, s2, t4
    sub a5, s2, t4
    sw s6, 184(a0)
    lw s0, 24(a1)
    mul s1, t6, t3
    sw a2, 216(a0)
    lw a6, 28(a1)
    mulh s2, t6, t2
    mulh t4, s1, t0
    lw s6, 32(a1)
    mul t3, s3, s10
    sw a4, 248(a0)
    sub a2, s2, t4
    add t6, s7, a2
    sub t2, s7, a2
    mulh a2, t6, s8
    lw s1, 36(a1)
    mulh a4, s3, s8
    mulh s2, t3, t0
    mul t4, t6, s10
    sub s7, a4, s2
    add s3, a3, s7
    mulh t3, t4, t0
    sub s10, a3, s7
    lw a4, 40(a1)
    sub s2, a2, t3
    lw t6, 44(a1)
    add s8, t5, s2
    sub t4, t5, s2
    lw a7, 220(a1)
    mul a3, s8, a6
    lw s7, 48(a1)
    mulh a2, s8, s0
    mulh t5, a3, t0
    mul s2, t4, s1
    sub a6, a2, t5
    mulh s8, t4, s6
    add s0, s3, a6
    mulh a3, s2, t0
    sub s1, s3, a6
    mul a2, a5, s4
    sub t5, s8, a3
    mulh t4, a5, s5
    add s6, s10, t5
    mulh s2, a2, t0
    sub s3, s10, t5
    mul a6, t2, s4
    sub s8, t4, s2
    mulh a3, t2, s5
    add a5, s11, s8
    mulh a2, a6, t0
    sub s10, s11, s8
    lw t5, 56(a1)
    sub s4, a3, a2
    lw t4, 60(a1)
    add s2, s9, s4
    sub t2, s9, s4
    lw s5, 256(a0)
    mul a6, s2, t6
    lw s11, 384(a0)
    mulh s8, s2, a4
    mulh a3, a6, t0
    lw a2, 288(a0)
    lw s9, 416(a0)
    mul s4, t2, t1
    sub t6, s8, a3
    mulh s2, t2, s7
    add a4, a5, t6
    mulh a6, s4, t0
    sub t3, a5, t6
    lw s8, 320(a0)
    sub a3, s2, a6
    lw t2, 448(a0)
    add s7, s10, a3
    sub s4, s10, a3
    sw s0, 28(a0)
    mul a5, s11, t4
    lw t6, 352(a0)
    mulh s2, s11, t5
    sw s1, 60(a0)
    mulh a6, a5, t0
    lw s10, 480(a0)
    mul a3, s9, t4
    sub s0, s2, a6
    sw s6, 92(a0)
    add s11, s5, s0
    sub s1, s5, s0
    lw a5, 64(a1)
    mulh s2, s9, t5
    sw s3, 124(a0)
    mulh a6, a3, t0
    lw s6, 68(a1)
    sub s5, s2, a6
    mul s0, t2, t4
    add s9, a2, s5
    mulh s3, t2, t5
    sub a3, a2, s5
    mulh s2, s0, t0
    sw a4, 156(a0)
    lw a6, 80(a1)
    mul t2, s10, t4
    sub a2, s3, s2
    mulh s5, s10, t5
    add s0, s8, a2
    mulh a4, t2, t0
    sub s3, s8, a2
    sub s2, s5, a4
    lw s10, 84(a1)
    add t2, t6, s2
    sub s8, t6, s2
    sw t3, 188(a0)
    mul a2, s0, s6
    mulh s5, s0, a5
    sw s7, 220(a0)
    lw a4, 88(a1)
    mulh t6, a2, t0
    sw s4, 252(a0)
    mul s2, t2, s6
    sub t3, s5, t6
    lw s0, 92(a1)
    add s7, s11, t3
    sub a2, s11, t3
    mulh s4, t2, a5
    mulh s5, s2, t0
    sub t6, s4, s5
    lw s11, 72(a1)
    add t3, s9, t6
    sub t2, s9, t6
    mul s2, t3, s10
    mulh s4, t3, a6
    lw s5, 76(a1)
    mulh s9, s2, t0
    mul t6, t2, s0
    sub s10, s4, s9
    mulh t3, t2, a4
    add a6, s7, s10
    mulh s2, t6, t0
    sub s0, s7, s10
    lw s4, 96(a1)
    sub s9, t3, s2
    lw t2, 100(a1)
    add a4, a2, s9
    sub t6, a2, s9
    mul s7, s3, s5
    sw a6, 256(a0)
    lw s10, 104(a1)
    mulh t3, s3, s11
    mulh s2, s7, t0
    sw s0, 288(a0)
    lw a2, 108(a1)
    mul s9, s8, s5
    sub a6, t3, s2
    add s3, s1, a6
    sub s7, s1, a6
    mulh s0, s8, s11
    sw a4, 320(a0)
    mulh t3, s9, t0
    sw t6, 352(a0)
    lw s2, 260(a0)
    sub s1, s0, t3
    add a6, a3, s1
    sub s8, a3, s1
    lw a4, 388(a0)
    mul s9, a6, t2
    mulh t6, a6, s4
    lw s0, 292(a0)
    mulh t3, s9, t0
    lw a3, 420(a0)
    mul s1, s8, a2
    sub t2, t6, t3
    mulh a6, s8, s10
    add s4, s3, t2
    mulh s9, s1, t0
    sub a2, s3, t2
    lw t6, 324(a0)
    sub t3, a6, s9
    lw s8, 452(a0)
    add s10, s7, t3
    sub s1, s7, t3
    mul s3, a4, t4
    sw s4, 384(a0)
    lw t2, 356(a0)
    mulh a6, a4, t5
    mulh s9, s3, t0
    sw a2, 416(a0)
    lw s7, 484(a0)
    mul t3, a3, t4
    sub s4, a6, s9
    add a4, s2, s4
    sub s3, s2, s4
    mulh a2, a3, t5
    sw s10, 448(a0)
    mulh a6, t3, t0
    lw s9, 80(a1)
    mul s2, s8, t4
    sw s1, 480(a0)
    sub s4, a2, a6
    mulh a3, s8, t5
    add s10, s0, s4
    sub t3, s0, s4
    mulh s1, s2, t0
    lw a2, 84(a1)
    mul a6, s7, t4
    sub s8, a3, s1
    mulh s0, s7, t5
    add s4, t6, s8
    mulh s2, a6, t0
    sub a3, t6, s8
    mul s1, s4, s6
    sub s7, s0, s2
    mulh a6, s4, a5
    add t6, t2, s7
    mulh s8, s1, t0
    sub s0, t2, s7
    mul s2, t6, s6
    sub s4, a6, s8
    mulh s1, t6, a5
    add t2, a4, s4
    mulh s7, s2, t0
    sub a6, a4, s4
    mul s8, a3, s5
    sub t6, s1, s7
    mulh s2, a3, s11
    add a4, s10, t6
    mulh s4, s8, t0
    sub s1, s10, t6
    mul s7, a4, a2
    mulh a3, a4, s9
    lw s8, 88(a1)
    mulh s10, s7, t0
    sub t6, s2, s4
    lw a2, 92(a1)
    mulh a4, s1, s8
    sub s9, a3, s10
    lw s7, 96(a1)
    add s2, t2, s9
    sub s4, t2, s9
    mul s8, s1, a2
    lw a3, 100(a1)
    add s10, s3, t6
    mul t2, s0, s5
    mulh s9, s8, t0
    sub s1, s3, t6
    mulh a2, s0, s11
    sw s2, 260(a0)
    sub s8, a4, s9
    lw s3, 104(a1)
    add t6, a6, s8
    sub s0, a6, s8
    mulh s2, t2, t0
    sw s4, 292(a0)
    lw a4, 108(a1)
    sub s9, a2, s2
    lw a6, 264(a0)
    add s8, t3, s9
    sub t2, t3, s9
    mul s4, s8, a3
    sw t6, 324(a0)
    lw a2, 392(a0)
    mulh s2, s8, s7
    mulh t3, s4, t0
    lw s9, 296(a0)
    mul a3, t2, a4
    sw s0, 356(a0)
    lw t6, 424(a0)
    sub s8, s2, t3
    mulh s7, t2, s3
    add s4, s10, s8
    mulh a4, a3, t0
    sub s0, s10, s8
    lw s2, 328(a0)
    sub t3, s7, a4
    lw t2, 456(a0)
    add s3, s1, t3
    sub a3, s1, t3
    mul s10, a2, t4
    sw s4, 388(a0)
    lw s8, 360(a0)
    mulh s7, a2, t5
    mulh a4, s10, t0
    sw s0, 420(a0)
    lw s1, 488(a0)
    mul t3, t6, t4
    sub s4, s7, a4
    add a2, a6, s4
    sub s10, a6, s4
    mulh s0, t6, t5
    sw s3, 452(a0)
    mulh s7, t3, t0
    lw a4, 80(a1)
    mul a6, t2, t4
    sw a3, 484(a0)
    sub s4, s0, s7
    mulh t6, t2, t5
    add s3, s9, s4
    sub t3, s9, s4
    mulh a3, a6, t0
    lw s0, 84(a1)
    mul s7, s1, t4
    sub t2, t6, a3
    mulh s9, s1, t5
    add s4, s2, t2
    mulh a6, s7, t0
    sub t6, s2, t2
    mul a3, s4, s6
    sub s1, s9, a6
    mulh s7, s4, a5
    add s2, s8, s1
    mulh t2, a3, t0
    sub s9, s8, s1
    mul a6, s2, s6
    sub s4, s7, t2
    mulh a3, s2, a5
    add s8, a2, s4
    mulh s1, a6, t0
    sub s7, a2, s4
    mul t2, t6, s5
    sub s2, a3, s1
    mulh a6, t6, s11
    add a2, s3, s2
    mulh s4, t2, t0
    sub a3, s3, s2
    mul s1, a2, s0
    mulh t6, a2, a4
    lw t2, 88(a1)
    mulh s3, s1, t0
    sub a4, t6, s3
    sub s2, a6, s4
    lw s0, 92(a1)
    mulh a2, a3, t2
    lw s1, 96(a1)
    add a6, s8, a4
    sub s4, s8, a4
    mul t2, a3, s0
    lw t6, 100(a1)
    add s3, s10, s2
    mul s8, s9, s5
    mulh a4, t2, t0
    sub a3, s10, s2
    mulh s0, s9, s11
    sw a6, 264(a0)
    sub t2, a2, a4
    lw s10, 104(a1)
    add s2, s7, t2
    sub s9, s7, t2
    mulh a6, s8, t0
    sw s4, 296(a0)
    lw a2, 108(a1)
    sub a4, s0, a6
    sw s2, 328(a0)
    add s7, t3, a4
    sub t2, t3, a4
    mul s8, s7, t6
    sw s9, 360(a0)
    mulh s4, s7, s1
    lw s0, 268(a0)
    mulh a6, s8, t0
    lw s2, 396(a0)
    mul t3, t2, a2
    sub a4, s4, a6
    mulh t6, t2, s10
    add s9, s3, a4
    lw s7, 300(a0)
    sub s1, s3, a4
    lw s8, 428(a0)
    mulh a2, t3, t0
    lw s4, 332(a0)
    lw a6, 460(a0)
    mul t2, s2, t4
    sub s10, t6, a2
    mulh s3, s2, t5
    add a4, a3, s10
    mulh t3, t2, t0
    sub t6, a3, s10
    mul a2, s8, t4
    sub s2, s3, t3
    mulh t2, s8, t5
    add a3, s0, s2
    mulh s10, a2, t0
    sub s3, s0, s2
    mul t3, a6, t4
    sub s8, t2, s10
    mulh a2, a6, t5
    add s0, s7, s8
    mulh s2, t3, t0
    sub t2, s7, s8
    sw s9, 392(a0)
    lw s10, 364(a0)
    sub a6, a2, s2
    lw t3, 492(a0)
    add s7, s4, a6
    sub s8, s4, a6
    sw s1, 424(a0)
    lw s9, 80(a1)
    mul a2, t3, t4
    sw a4, 456(a0)
    mulh s2, t3, t5
    sw t6, 488(a0)
    lw s4, 84(a1)
    mulh a6, a2, t0
    mul s1, s7, s6
    sub a4, s2, a6
    mulh t3, s7, a5
    add t6, s10, a4
    mulh a2, s1, t0
    sub s2, s10, a4
    mul a6, t6, s6
    sub s7, t3, a2
    mulh s1, t6, a5
    add s10, a3, s7
    mulh a4, a6, t0
    sub t3, a3, s7
    mul a2, s8, s5
    sub t6, s1, a4
    mulh a6, s8, s11
    add a3, s0, t6
    mulh s7, a2, t0
    sub s1, s0, t6
    mul a4, a3, s4
    mulh s8, a3, s9
    lw a2, 88(a1)
    mulh s0, a4, t0
    sub t6, a6, s7
    lw s4, 92(a1)
    mulh a3, s1, a2
    sub s9, s8, s0
    lw a4, 96(a1)
    add a6, s10, s9
    sub s7, s10, s9
    mul a2, s1, s4
    lw s8, 100(a1)
    add s0, s3, t6
    mul s10, s2, s5
    mulh s9, a2, t0
    sub s1, s3, t6
    mulh s4, s2, s11
    sw a6, 268(a0)
    sub a2, a3, s9
    lw s3, 104(a1)
    add t6, t3, a2
    sub s2, t3, a2
    mulh a6, s10, t0
    sw s7, 300(a0)
    lw a3, 108(a1)
    sub s9, s4, a6
    lw t3, 272(a0)
    add a2, t2, s9
    sub s10, t2, s9
    mul s7, a2, s8
    sw t6, 332(a0)
    lw s4, 400(a0)
    mulh a6, a2, a4
    mulh t2, s7, t0
    lw s9, 304(a0)
    mul s8, s10, a3
    sw s2, 364(a0)
    lw t6, 432(a0)
    sub a2, a6, t2
    mulh a4, s10, s3
    add s7, s0, a2
    mulh a3, s8, t0
    sub s2, s0, a2
    lw a6, 336(a0)
    sub t2, a4, a3
    lw s10, 464(a0)
    add s3, s1, t2
    mul s0, s4, t4
    sw s7, 396(a0)
    lw a2, 368(a0)
    mulh a4, s4, t5
    mulh a3, s0, t0
    sw s2, 428(a0)
    lw t1, 496(a0)
    mul s8, t6, t4
    sub s7, s1, t2
    sub s4, a4, a3
    add s0, t3, s4
    sub s2, t3, s4
    mulh t2, t6, t5
    sw s3, 460(a0)
    mulh a4, s8, t0
    lw a3, 80(a1)
    mul t3, s10, t4
    sw s7, 492(a0)
    sub s7, t2, a4
    mulh t6, s10, t5
    add s3, s9, s7
    sub t2, s9, s7
    mulh s8, t3, t0
    lw s1, 84(a1)
    mul a4, t1, t4
    sub s10, t6, s8
    mulh s9, t1, t5
    add s7, a6, s10
    mulh t3, a4, t0
    sub t6, a6, s10
    mul s8, s7, s6
    sub s4, s9, t3
    mulh a4, s7, a5
    add a6, a2, s4
    mulh s10, s8, t0
    sub s9, a2, s4
    mul t3, a6, s6
    sub s7, a4, s10
    mulh s8, a6, a5
    add a2, s0, s7
    mulh t1, t3, t0
    sub a4, s0, s7
    mul s10, t6, s5
    sub a6, s8, t1
    mulh t3, t6, s11
    add s4, s3, a6
    mulh s7, s10, t0
    sub s8, s3, a6
    mul s1, s4, s1
    mulh t6, s4, a3
    lw s10, 88(a1)
    mulh s3, s1, t0
    sub a6, t3, s7
    lw s0, 92(a1)
    sub a3, t6, s3
    lw s1, 96(a1)
    add t3, a2, a3
    mulh s4, s8, s10
    sub s7, a2, a3
    mul s10, s8, s0
    lw t6, 100(a1)
    add s3, s2, a6
    mul a2, s9, s5
    mulh a3, s10, t0
    sub s8, s2, a6
    mulh s2, s9, s11
    sw t3, 272(a0)
    sub s10, s4, a3
    lw s0, 104(a1)
    add a6, a4, s10
    sub s9, a4, s10
    mulh t3, a2, t0
    sw s7, 304(a0)
    lw s4, 108(a1)
    sub a3, s2, t3
    sw a6, 336(a0)
    add a4, t2, a3
    sub s10, t2, a3
    mul a2, a4, t6
    sw s9, 368(a0)
    mulh s7, a4, s1
    lw s2, 276(a0)
    mulh t3, a2, t0
    lw a6, 404(a0)
    mul t2, s10, s4
    sub a3, s7, t3
    mulh t6, s10, s0
    add s9, s3, a3
    lw a4, 308(a0)
    sub s1, s3, a3
    lw a2, 436(a0)
    mulh s4, t2, t0
    lw s7, 340(a0)
    lw t3, 468(a0)
    mul s10, a6, t4
    sub s0, t6, s4
    mulh s3, a6, t5
    add a3, s8, s0
    mulh t2, s10, t0
    sub t6, s8, s0
    mul s4, a2, t4
    sub a6, s3, t2
    mulh s10, a2, t5
    add s8, s2, a6
    mulh s0, s4, t0
    sub s3, s2, a6
    mul t2, t3, t4
    sub a2, s10, s0
    mulh s4, t3, t5
    add s2, a4, a2
    mulh a6, t2, t0
    sub s10, a4, a2
    sw s9, 400(a0)
    lw s0, 372(a0)
    sub t3, s4, a6
    lw t2, 500(a0)
    add a4, s7, t3
    sub a2, s7, t3
    sw s1, 432(a0)
    lw s9, 80(a1)
    mul s4, t2, t4
    sw a3, 464(a0)
    mulh a6, t2, t5
    sw t6, 496(a0)
    lw s7, 84(a1)
    mulh t3, s4, t0
    mul s1, a4, s6
    sub a3, a6, t3
    mulh t2, a4, a5
    add t6, s0, a3
    mulh s4, s1, t0
    sub a6, s0, a3
    mul t3, t6, s6
    sub a4, t2, s4
    mulh s1, t6, a5
    add s0, s8, a4
    mulh a3, t3, t0
    sub t2, s8, a4
    mul s4, a2, s5
    sub t6, s1, a3
    mulh t3, a2, s11
    add s8, s2, t6
    mulh a4, s4, t0
    sub s1, s2, t6
    mul a3, s8, s7
    mulh a2, s8, s9
    lw s4, 88(a1)
    mulh s2, a3, t0
    sub t6, t3, a4
    lw s7, 92(a1)
    mulh s8, s1, s4
    sub s9, a2, s2
    lw a3, 96(a1)
    add t3, s0, s9
    sub a4, s0, s9
    mul s4, s1, s7
    lw a2, 100(a1)
    add s2, s3, t6
    mul s0, a6, s5
    mulh s9, s4, t0
    sub s1, s3, t6
    mulh s7, a6, s11
    sw t3, 276(a0)
    sub s4, s8, s9
    lw s3, 104(a1)
    add t6, t2, s4
    sub a6, t2, s4
    mulh t3, s0, t0
    sw a4, 308(a0)
    lw s8, 108(a1)
    sub s9, s7, t3
    lw t2, 280(a0)
    add s4, s10, s9
    sub s0, s10, s9
    mul a4, s4, a2
    sw t6, 340(a0)
    lw s7, 408(a0)
    mulh t3, s4, a3
    mulh s10, a4, t0
    lw s9, 312(a0)
    mul a2, s0, s8
    sw a6, 372(a0)
    lw t6, 440(a0)
    sub s4, t3, s10
    mulh a3, s0, s3
    add a4, s2, s4
    mulh s8, a2, t0
    sub a6, s2, s4
    lw t3, 344(a0)
    sub s10, a3, s8
    lw s0, 472(a0)
    add s3, s1, s10
    sub a2, s1, s10
    mul s2, s7, t4
    sw a4, 404(a0)
    lw s4, 376(a0)
    mulh a3, s7, t5
    mulh s8, s2, t0
    sw a6, 436(a0)
    lw s1, 504(a0)
    mul s10, t6, t4
    sub a4, a3, s8
    add s7, t2, a4
    sub s2, t2, a4
    mulh a6, t6, t5
    sw s3, 468(a0)
    mulh a3, s10, t0
    lw s8, 80(a1)
    sw a2, 500(a0)
    mul t2, s0, t4
    sub a4, a6, a3
    mulh t6, s0, t5
    add s3, s9, a4
    sub s10, s9, a4
    mulh a2, t2, t0
    lw a6, 84(a1)
    mul a3, s1, t4
    sub s0, t6, a2
    mulh s9, s1, t5
    add a4, t3, s0
    mulh t2, a3, t0
    sub t6, t3, s0
    mul a2, a4, s6
    sub s1, s9, t2
    mulh a3, a4, a5
    add t3, s4, s1
    mulh s0, a2, t0
    sub s9, s4, s1
    mul t2, t3, s6
    sub a4, a3, s0
    mulh a2, t3, a5
    add s4, s7, a4
    mulh s1, t2, t0
    sub a3, s7, a4
    mul s0, t6, s5
    sub t3, a2, s1
    mulh t2, t6, s11
    add s7, s3, t3
    mulh a4, s0, t0
    sub a2, s3, t3
    mul s1, s7, a6
    mulh t6, s7, s8
    lw s0, 88(a1)
    mulh s3, s1, t0
    sub t3, t2, a4
    lw a6, 92(a1)
    mulh s7, a2, s0
    sub s8, t6, s3
    lw s1, 96(a1)
    add t2, s4, s8
    sub a4, s4, s8
    mul s0, a2, a6
    lw t6, 100(a1)
    add s3, s2, t3
    mul s4, s9, s5
    mulh s8, s0, t0
    sub a2, s2, t3
    mulh a6, s9, s11
    sw t2, 280(a0)
    sub s0, s7, s8
    lw s2, 104(a1)
    add t3, a3, s0
    sub s9, a3, s0
    mulh t2, s4, t0
    sw a4, 312(a0)
    lw s7, 108(a1)
    sub s8, a6, t2
    sw t3, 344(a0)
    add a3, s10, s8
    sub s0, s10, s8
    mul s4, a3, t6
    sw s9, 376(a0)
    mulh a4, a3, s1
    lw a6, 284(a0)
    mulh t2, s4, t0
    lw t3, 412(a0)
    mul s10, s0, s7
    sub s8, a4, t2
    mulh t6, s0, s2
    add s9, s3, s8
    lw a3, 316(a0)
    sub s1, s3, s8
    lw s4, 444(a0)
    mulh s7, s10, t0
    lw a4, 348(a0)
    lw t2, 476(a0)
    mul s0, t3, t4
    sub s2, t6, s7
    mulh s3, t3, t5
    add s8, a2, s2
    mulh s10, s0, t0
    sub t6, a2, s2
    mul s7, s4, t4
    sub t3, s3, s10
    mulh s0, s4, t5
    add a2, a6, t3
    mulh s2, s7, t0
    sub s3, a6, t3
    mul s10, t2, t4
    sub s4, s0, s2
    mulh s7, t2, t5
    add a6, a3, s4
    mulh t3, s10, t0
    sub s0, a3, s4
    sw s9, 408(a0)
    lw s2, 380(a0)
    sub t2, s7, t3
    lw s10, 508(a0)
    add a3, a4, t2
    sub s4, a4, t2
    sw s1, 440(a0)
    lw s9, 80(a1)
    mul s7, s10, t4
    sw s8, 472(a0)
    lw t3, 84(a1)
    mulh a4, s10, t5
    mulh t2, s7, t0
    lw s1, 88(a1)
    mul t4, a3, s6
    sw t6, 504(a0)
    sub s8, a4, t2
    add s10, s2, s8
    sub t5, s2, s8
    lw s7, 92(a1)
    mulh t6, a3, a5
    mulh a4, t4, t0
    mul t2, s10, s6
    sub s2, t6, a4
    mulh s8, s10, a5
    add a3, a2, s2
    mulh t4, t2, t0
    sub s6, a2, s2
    lw t6, 96(a1)
    sub a4, s8, t4
    lw s10, 100(a1)
    add a5, a6, a4
    sub t2, a6, a4
    mul a2, a5, t3
    lw s2, 104(a1)
    mulh s8, a5, s9
    lw t4, 108(a1)
    mulh a6, a2, t0
    mul a4, t2, s7
    sub t3, s8, a6
    mulh a5, t2, s1
    add s9, a3, t3
    mulh a2, a4, t0
    sub s7, a3, t3
    mul s8, s4, s5
    sub a6, a5, a2
    mulh t2, s4, s11
    add s1, s6, a6
    mulh a4, s8, t0
    sub a3, s6, a6
    mul t3, t5, s5
    sub a5, t2, a4
    mulh a2, t5, s11
    add s4, s3, a5
    mulh s8, t3, t0
    sub s6, s3, a5
    lw a6, 112(a1)
    sub s5, a2, s8
    lw t2, 116(a1)
    add a4, s0, s5
    sub t5, s0, s5
    lw s11, 512(a0)
    mul t3, a4, s10
    lw s3, 640(a0)
    mulh a5, a4, t6
    mulh a2, t3, t0
    lw s8, 544(a0)
    lw s0, 672(a0)
    mul s5, t5, t4
    sub s10, a5, a2
    mulh a4, t5, s2
    add t6, s4, s10
    mulh t3, s5, t0
    sub t4, s4, s10
    lw a5, 576(a0)
    sub a2, a4, t3
    lw t5, 704(a0)
    add s2, s6, a2
    sub s5, s6, a2
    sw s9, 284(a0)
    mul s4, s3, t2
    lw s10, 608(a0)
    mulh a4, s3, a6
    sw s7, 316(a0)
    mulh t3, s4, t0
    lw s6, 736(a0)
    mul a2, s0, t2
    sub s9, a4, t3
    sw s1, 348(a0)
    add s3, s11, s9
    sub s7, s11, s9
    lw s4, 120(a1)
    mulh a4, s0, a6
    sw a3, 380(a0)
    mulh t3, a2, t0
    lw s1, 124(a1)
    sub s11, a4, t3
    mul s9, t5, t2
    add s0, s8, s11
    mulh a3, t5, a6
    sub a2, s8, s11
    mulh a4, s9, t0
    sw t6, 412(a0)
    lw t3, 136(a1)
    mul t5, s6, t2
    sub s8, a3, a4
    mulh s11, s6, a6
    add s9, a5, s8
    mulh t6, t5, t0
    sub a3, a5, s8
    sub a4, s11, t6
    lw s6, 140(a1)
    add t5, s10, a4
    sub a5, s10, a4
    sw t4, 444(a0)
    mul s8, s9, s1
    mulh s11, s9, s4
    sw s2, 476(a0)
    lw t6, 144(a1)
    mulh s10, s8, t0
    sw s5, 508(a0)
    mul a4, t5, s1
    sub t4, s11, s10
    lw s9, 148(a1)
    add s2, s3, t4
    sub s8, s3, t4
    mulh s5, t5, s4
    mulh s11, a4, t0
    lw s3, 128(a1)
    sub s10, s5, s11
    add t4, s0, s10
    sub t5, s0, s10
    mul a4, t4, s6
    mulh s5, t4, t3
    lw s11, 132(a1)
    mulh s0, a4, t0
    mul s10, t5, s9
    sub s6, s5, s0
    mulh t4, t5, t6
    add t3, s2, s6
    mulh a4, s10, t0
    sub s9, s2, s6
    lw s5, 152(a1)
    sub s0, t4, a4
    lw t5, 156(a1)
    add t6, s8, s0
    sub s10, s8, s0
    mul s2, a3, s11
    sw t3, 512(a0)
    lw s6, 160(a1)
    mulh t4, a3, s3
    mulh a4, s2, t0
    sw s9, 544(a0)
    lw s8, 164(a1)
    mul s0, a5, s11
    sub t3, t4, a4
    add a3, s7, t3
    sub s2, s7, t3
    mulh s9, a5, s3
    sw t6, 576(a0)
    mulh t4, s0, t0
    sw s10, 608(a0)
    lw a4, 516(a0)
    sub s7, s9, t4
    add t3, a2, s7
    sub a5, a2, s7
    lw t6, 644(a0)
    mul s0, t3, t5
    mulh s10, t3, s5
    lw s9, 548(a0)
    mulh t4, s0, t0
    lw a2, 676(a0)
    mul s7, a5, s8
    sub t5, s10, t4
    mulh t3, a5, s6
    add s5, a3, t5
    mulh s0, s7, t0
    sub s8, a3, t5
    lw s10, 580(a0)
    sub t4, t3, s0
    lw a5, 708(a0)
    add s6, s2, t4
    sub s7, s2, t4
    mul a3, t6, t2
    sw s5, 640(a0)
    lw t5, 612(a0)
    mulh t3, t6, a6
    mulh s0, a3, t0
    sw s8, 672(a0)
    lw s2, 740(a0)
    mul t4, a2, t2
    sub s5, t3, s0
    add t6, a4, s5
    sub a3, a4, s5
    mulh s8, a2, a6
    sw s6, 704(a0)
    mulh t3, t4, t0
    lw s0, 136(a1)
    mul a4, a5, t2
    sw s7, 736(a0)
    sub s5, s8, t3
    mulh a2, a5, a6
    add s6, s9, s5
    sub t4, s9, s5
    mulh s7, a4, t0
    lw s8, 140(a1)
    mul t3, s2, t2
    sub a5, a2, s7
    mulh s9, s2, a6
    add s5, s10, a5
    mulh a4, t3, t0
    sub a2, s10, a5
    mul s7, s5, s1
    sub s2, s9, a4
    mulh t3, s5, s4
    add s10, t5, s2
    mulh a5, s7, t0
    sub s9, t5, s2
    mul a4, s10, s1
    sub s5, t3, a5
    mulh s7, s10, s4
    add t5, t6, s5
    mulh s2, a4, t0
    sub t3, t6, s5
    mul a5, a2, s11
    sub s10, s7, s2
    mulh a4, a2, s3
    add t6, s6, s10
    mulh s5, a5, t0
    sub s7, s6, s10
    mul s2, t6, s8
    mulh a2, t6, s0
    lw a5, 144(a1)
    mulh s6, s2, t0
    sub s10, a4, s5
    lw s8, 148(a1)
    mulh t6, s7, a5
    sub s0, a2, s6
    lw s2, 152(a1)
    add a4, t5, s0
    sub s5, t5, s0
    mul a5, s7, s8
    lw a2, 156(a1)
    add s6, a3, s10
    mul t5, s9, s11
    mulh s0, a5, t0
    sub s7, a3, s10
    mulh s8, s9, s3
    sw a4, 516(a0)
    sub a5, t6, s0
    lw a3, 160(a1)
    add s10, t3, a5
    sub s9, t3, a5
    mulh a4, t5, t0
    sw s5, 548(a0)
    lw t6, 164(a1)
    sub s0, s8, a4
    lw t3, 520(a0)
    add a5, t4, s0
    sub t5, t4, s0
    mul s5, a5, a2
    sw s10, 580(a0)
    lw s8, 648(a0)
    mulh a4, a5, s2
    mulh t4, s5, t0
    lw s0, 552(a0)
    mul a2, t5, t6
    sw s9, 612(a0)
    lw s10, 680(a0)
    sub a5, a4, t4
    mulh s2, t5, a3
    add s5, s6, a5
    mulh t6, a2, t0
    sub s9, s6, a5
    lw a4, 584(a0)
    sub t4, s2, t6
    lw t5, 712(a0)
    add a3, s7, t4
    sub a2, s7, t4
    mul s6, s8, t2
    sw s5, 644(a0)
    lw a5, 616(a0)
    mulh s2, s8, a6
    mulh t6, s6, t0
    sw s9, 676(a0)
    lw s7, 744(a0)
    mul t4, s10, t2
    sub s5, s2, t6
    add s8, t3, s5
    sub s6, t3, s5
    mulh s9, s10, a6
    sw a3, 708(a0)
    mulh s2, t4, t0
    lw t6, 136(a1)
    mul t3, t5, t2
    sw a2, 740(a0)
    sub s5, s9, s2
    mulh s10, t5, a6
    add a3, s0, s5
    sub t4, s0, s5
    mulh a2, t3, t0
    lw s9, 140(a1)
    mul s2, s7, t2
    sub t5, s10, a2
    mulh s0, s7, a6
    add s5, a4, t5
    mulh t3, s2, t0
    sub s10, a4, t5
    mul a2, s5, s1
    sub s7, s0, t3
    mulh s2, s5, s4
    add a4, a5, s7
    mulh t5, a2, t0
    sub s0, a5, s7
    mul t3, a4, s1
    sub s5, s2, t5
    mulh a2, a4, s4
    add a5, s8, s5
    mulh s7, t3, t0
    sub s2, s8, s5
    mul t5, s10, s11
    sub a4, a2, s7
    mulh t3, s10, s3
    add s8, a3, a4
    mulh s5, t5, t0
    sub a2, a3, a4
    mul s7, s8, s9
    mulh s10, s8, t6
    lw t5, 144(a1)
    mulh a3, s7, t0
    sub a4, t3, s5
    lw s9, 148(a1)
    mulh s8, a2, t5
    sub t6, s10, a3
    lw s7, 152(a1)
    sub s5, a5, t6
    add t3, a5, t6
    mul t5, a2, s9
    lw s10, 156(a1)
    add a3, s6, a4
    mul a5, s0, s11
    mulh t6, t5, t0
    sub a2, s6, a4
    mulh s9, s0, s3
    sw t3, 520(a0)
    sub t5, s8, t6
    lw s6, 160(a1)
    add a4, s2, t5
    sub s0, s2, t5
    mulh t3, a5, t0
    sw s5, 552(a0)
    lw s8, 164(a1)
    sub t6, s9, t3
    sw a4, 584(a0)
    add s2, t4, t6
    sub t5, t4, t6
    mul a5, s2, s10
    sw s0, 616(a0)
    mulh s5, s2, s7
    lw s9, 524(a0)
    mulh t3, a5, t0
    lw a4, 652(a0)
    mul t4, t5, s8
    sub t6, s5, t3
    mulh s10, t5, s6
    add s0, a3, t6
    lw s2, 556(a0)
    sub s7, a3, t6
    lw a5, 684(a0)
    mulh s8, t4, t0
    lw s5, 588(a0)
    lw t3, 716(a0)
    mul t5, a4, t2
    sub s6, s10, s8
    mulh a3, a4, a6
    add t6, a2, s6
    mulh t4, t5, t0
    sub s10, a2, s6
    mul s8, a5, t2
    sub a4, a3, t4
    mulh t5, a5, a6
    add a2, s9, a4
    mulh s6, s8, t0
    mul t4, t3, t2
    sub a5, t5, s6
    mulh s8, t3, a6
    add t1, s2, a5
    mulh a3, t4, t0
    sub t5, s2, a5
    sw s0, 648(a0)
    lw s6, 620(a0)
    sub t3, s8, a3
    lw t4, 748(a0)
    add s2, s5, t3
    sub a5, s5, t3
    sw s7, 680(a0)
    lw s0, 136(a1)
    mul s8, t4, t2
    sw t6, 712(a0)
    mulh a3, t4, a6
    sw s10, 744(a0)
    lw s5, 140(a1)
    sub t3, s9, a4
    mulh s7, s8, t0
    mul t6, s2, s1
    sub t4, a3, s7
    mulh s10, s2, s4
    add a4, s6, t4
    mulh s8, t6, t0
    sub s9, s6, t4
    mul a3, a4, s1
    sub s2, s10, s8
    mulh s7, a4, s4
    add s6, a2, s2
    mulh t6, a3, t0
    sub t4, a2, s2
    mul s8, a5, s11
    sub s10, s7, t6
    mulh a4, a5, s3
    add a2, t1, s10
    mulh s2, s8, t0
    sub s7, t1, s10
    mul t6, a2, s5
    mulh a5, a2, s0
    lw s8, 144(a1)
    mulh a3, t6, t0
    sub s10, a4, s2
    lw s5, 148(a1)
    mulh a2, s7, s8
    sub s0, a5, a3
    lw t6, 152(a1)
    add t1, s6, s0
    sub s2, s6, s0
    lw a5, 156(a1)
    mul s8, s7, s5
    add a4, t3, s10
    mul s6, s9, s11
    mulh s0, s8, t0
    sub s7, t3, s10
    mulh s5, s9, s3
    sw t1, 524(a0)
    sub s8, a2, s0
    lw a3, 160(a1)
    add s10, t4, s8
    sub t3, t4, s8
    mulh s9, s6, t0
    sw s2, 556(a0)
    lw a2, 164(a1)
    sub s0, s5, s9
    lw t4, 528(a0)
    add s8, t5, s0
    sub s6, t5, s0
    mul s2, s8, a5
    sw s10, 588(a0)
    lw s5, 656(a0)
    mulh t1, s8, t6
    mulh t5, s2, t0
    lw s0, 560(a0)
    mul a5, s6, a2
    sw t3, 620(a0)
    lw s10, 688(a0)
    sub s8, t1, t5
    mulh t6, s6, a3
    add s2, a4, s8
    mulh a2, a5, t0
    sub a4, a4, s8
    lw t3, 592(a0)
    sub t5, t6, a2
    lw s6, 720(a0)
    add a3, s7, t5
    sub a5, s7, t5
    mul s9, s5, t2
    sw s2, 652(a0)
    lw s8, 624(a0)
    mulh t6, s5, a6
    mulh a2, s9, t0
    sw a4, 684(a0)
    lw s7, 752(a0)
    mul t5, s10, t2
    sub s2, t6, a2
    add s5, t4, s2
    sub s9, t4, s2
    mulh a4, s10, a6
    sw a3, 716(a0)
    mulh t6, t5, t0
    lw a2, 136(a1)
    mul t4, s6, t2
    sw a5, 748(a0)
    sub s2, a4, t6
    mulh s10, s6, a6
    add a3, s0, s2
    sub t5, s0, s2
    mulh a5, t4, t0
    lw a4, 140(a1)
    mul t6, s7, t2
    sub s6, s10, a5
    mulh s0, s7, a6
    add s2, t3, s6
    mulh t4, t6, t0
    sub s10, t3, s6
    mul a5, s2, s1
    sub s7, s0, t4
    mulh t6, s2, s4
    add t3, s8, s7
    mulh s6, a5, t0
    sub s0, s8, s7
    mul t4, t3, s1
    sub s2, t6, s6
    mulh a5, t3, s4
    add s8, s5, s2
    mulh s7, t4, t0
    sub t6, s5, s2
    mul s6, s10, s11
    sub t3, a5, s7
    mulh t4, s10, s3
    add s5, a3, t3
    mulh s2, s6, t0
    sub a5, a3, t3
    mul s7, s5, a4
    mulh s10, s5, a2
    lw s6, 144(a1)
    mulh a3, s7, t0
    sub t3, t4, s2
    lw a4, 148(a1)
    mulh s5, a5, s6
    sub a2, s10, a3
    lw s7, 152(a1)
    add t4, s8, a2
    sub s2, s8, a2
    mul s6, a5, a4
    lw s10, 156(a1)
    add a3, s9, t3
    mul s8, s0, s11
    mulh a2, s6, t0
    sub a5, s9, t3
    mulh a4, s0, s3
    sw t4, 528(a0)
    sub s6, s5, a2
    lw s9, 160(a1)
    add t3, t6, s6
    sub s0, t6, s6
    mulh t4, s8, t0
    sw s2, 560(a0)
    lw s5, 164(a1)
    sub a2, a4, t4
    sw t3, 592(a0)
    add t6, t5, a2
    sub s6, t5, a2
    mul s8, t6, s10
    sw s0, 624(a0)
    mulh s2, t6, s7
    lw a4, 532(a0)
    mulh t4, s8, t0
    lw t3, 660(a0)
    mul t5, s6, s5
    sub a2, s2, t4
    mulh s10, s6, s9
    add s0, a3, a2
    lw t6, 564(a0)
    sub s7, a3, a2
    lw s8, 692(a0)
    mulh s5, t5, t0
    lw s2, 596(a0)
    lw t4, 724(a0)
    mul s6, t3, t2
    sub s9, s10, s5
    mulh a3, t3, a6
    add a2, a5, s9
    mulh t5, s6, t0
    sub s10, a5, s9
    mul s5, s8, t2
    sub t3, a3, t5
    mulh s6, s8, a6
    add a5, a4, t3
    mulh s9, s5, t0
    sub a3, a4, t3
    mul t5, t4, t2
    sub s8, s6, s9
    mulh s5, t4, a6
    add a4, t6, s8
    mulh t3, t5, t0
    sub s6, t6, s8
    sw s0, 656(a0)
    lw s9, 628(a0)
    sub t4, s5, t3
    lw t5, 756(a0)
    add t6, s2, t4
    sub s8, s2, t4
    sw s7, 688(a0)
    lw s0, 136(a1)
    mul s5, t5, t2
    sw a2, 720(a0)
    mulh t3, t5, a6
    sw s10, 752(a0)
    lw s2, 140(a1)
    mulh t4, s5, t0
    mul s7, t6, s1
    sub a2, t3, t4
    mulh t5, t6, s4
    add s10, s9, a2
    mulh s5, s7, t0
    sub t3, s9, a2
    mul t4, s10, s1
    sub t6, t5, s5
    mulh s7, s10, s4
    add s9, a5, t6
    mulh a2, t4, t0
    sub t5, a5, t6
    mul s5, s8, s11
    sub s10, s7, a2
    mulh t4, s8, s3
    add a5, a4, s10
    mulh t6, s5, t0
    sub s7, a4, s10
    mul a2, a5, s2
    mulh s8, a5, s0
    lw s5, 144(a1)
    mulh a4, a2, t0
    sub s10, t4, t6
    lw s2, 148(a1)
    mulh a5, s7, s5
    sub s0, s8, a4
    lw a2, 152(a1)
    add t4, s9, s0
    sub t6, s9, s0
    mul s5, s7, s2
    lw s8, 156(a1)
    add a4, a3, s10
    mul s9, t3, s11
    mulh s0, s5, t0
    sub s7, a3, s10
    mulh s2, t3, s3
    sw t4, 532(a0)
    sub s5, a5, s0
    lw a3, 160(a1)
    add s10, t5, s5
    sub t3, t5, s5
    mulh t4, s9, t0
    sw t6, 564(a0)
    lw a5, 164(a1)
    sub s0, s2, t4
    lw t5, 536(a0)
    add s5, s6, s0
    sub s9, s6, s0
    mul t6, s5, s8
    sw s10, 596(a0)
    lw s2, 664(a0)
    mulh t4, s5, a2
    mulh s6, t6, t0
    lw s0, 568(a0)
    mul s8, s9, a5
    sw t3, 628(a0)
    lw s10, 696(a0)
    sub s5, t4, s6
    mulh a2, s9, a3
    add t6, a4, s5
    mulh a5, s8, t0
    sub t3, a4, s5
    lw t4, 600(a0)
    sub s6, a2, a5
    lw s9, 728(a0)
    add a3, s7, s6
    sub s8, s7, s6
    mul a4, s2, t2
    sw t6, 660(a0)
    lw s5, 632(a0)
    mulh a2, s2, a6
    mulh a5, a4, t0
    sw t3, 692(a0)
    lw s7, 760(a0)
    mul s6, s10, t2
    sub t6, a2, a5
    add s2, t5, t6
    sub a4, t5, t6
    mulh t3, s10, a6
    sw a3, 724(a0)
    mulh a2, s6, t0
    lw a5, 136(a1)
    mul t5, s9, t2
    sw s8, 756(a0)
    sub t6, t3, a2
    mulh s10, s9, a6
    add a3, s0, t6
    sub s6, s0, t6
    mulh s8, t5, t0
    lw t3, 140(a1)
    mul a2, s7, t2
    sub s9, s10, s8
    mulh s0, s7, a6
    add t6, t4, s9
    mulh t5, a2, t0
    sub s10, t4, s9
    mul s8, t6, s1
    sub s7, s0, t5
    mulh a2, t6, s4
    add t4, s5, s7
    mulh s9, s8, t0
    sub s0, s5, s7
    mul t5, t4, s1
    sub t6, a2, s9
    mulh s8, t4, s4
    add s5, s2, t6
    mulh s7, t5, t0
    sub a2, s2, t6
    mul s9, s10, s11
    sub t4, s8, s7
    mulh t5, s10, s3
    add s2, a3, t4
    mulh t6, s9, t0
    sub s8, a3, t4
    mul s7, s2, t3
    mulh s10, s2, a5
    lw s9, 144(a1)
    mulh a3, s7, t0
    sub t4, t5, t6
    lw t3, 148(a1)
    mulh s2, s8, s9
    sub a5, s10, a3
    lw s7, 152(a1)
    add t5, s5, a5
    sub t6, s5, a5
    mul s9, s8, t3
    lw s10, 156(a1)
    add a3, a4, t4
    mul s5, s0, s11
    mulh a5, s9, t0
    sub s8, a4, t4
    mulh t3, s0, s3
    sw t5, 536(a0)
    sub s9, s2, a5
    lw a4, 160(a1)
    add t4, a2, s9
    sub s0, a2, s9
    mulh t5, s5, t0
    sw t6, 568(a0)
    lw s2, 164(a1)
    sub a5, t3, t5
    sw t4, 600(a0)
    add a2, s6, a5
    sub s9, s6, a5
    mul s5, a2, s10
    sw s0, 632(a0)
    mulh t6, a2, s7
    lw t3, 540(a0)
    mulh t5, s5, t0
    lw t4, 668(a0)
    mul s6, s9, s2
    sub a5, t6, t5
    mulh s10, s9, a4
    add s0, a3, a5
    lw a2, 572(a0)
    sub s7, a3, a5
    lw s5, 700(a0)
    mulh s2, s6, t0
    lw t6, 604(a0)
    lw t5, 732(a0)
    mul s9, t4, t2
    sub a4, s10, s2
    mulh a3, t4, a6
    add a5, s8, a4
    mulh s6, s9, t0
    sub s10, s8, a4
    mul s2, s5, t2
    sub t4, a3, s6
    mulh s9, s5, a6
    add s8, t3, t4
    mulh a4, s2, t0
    sub a3, t3, t4
    mul s6, t5, t2
    sub s5, s9, a4
    mulh s2, t5, a6
    add t3, a2, s5
    mulh t4, s6, t0
    sub s9, a2, s5
    sw s0, 664(a0)
    lw a4, 636(a0)
    sub t5, s2, t4
    lw s6, 764(a0)
    add a2, t6, t5
    sub s5, t6, t5
    sw s7, 696(a0)
    lw s0, 136(a1)
    mul s2, s6, t2
    sw a5, 728(a0)
    lw t4, 140(a1)
    mulh t6, s6, a6
    mulh t5, s2, t0
    lw s7, 144(a1)
    mul t2, a2, s1
    sw s10, 760(a0)
    sub a5, t6, t5
    add s6, a4, a5
    sub a6, a4, a5
    lw s2, 148(a1)
    mulh s10, a2, s4
    mulh t6, t2, t0
    mul t5, s6, s1
    sub a4, s10, t6
    mulh a5, s6, s4
    add a2, s8, a4
    mulh t2, t5, t0
    sub s1, s8, a4
    lw s10, 152(a1)
    sub t6, a5, t2
    lw s6, 156(a1)
    add s4, t3, t6
    sub t5, t3, t6
    mul s8, s4, t4
    lw a4, 160(a1)
    mulh a5, s4, s0
    lw t2, 164(a1)
    mulh t3, s8, t0
    mul t6, t5, s2
    sub t4, a5, t3
    mulh s4, t5, s7
    add s0, a2, t4
    mulh s8, t6, t0
    sub s2, a2, t4
    mul a5, s5, s11
    sub t3, s4, s8
    mulh t5, s5, s3
    add s7, s1, t3
    mulh t6, a5, t0
    sub a2, s1, t3
    mul t4, a6, s11
    sub s4, t5, t6
    mulh s8, a6, s3
    add s5, a3, s4
    mulh a5, t4, t0
    sub s1, a3, s4
    lw t3, 168(a1)
    sub s11, s8, a5
    lw t5, 172(a1)
    add t6, s9, s11
    sub a6, s9, s11
    lw s3, 768(a0)
    mul t4, t6, s6
    lw a3, 896(a0)
    mulh s4, t6, s10
    mulh s8, t4, t0
    lw a5, 800(a0)
    lw s9, 928(a0)
    mul s11, a6, t2
    sub s6, s4, s8
    mulh t6, a6, a4
    add s10, s5, s6
    mulh t4, s11, t0
    sub t2, s5, s6
    lw s4, 832(a0)
    sub s8, t6, t4
    lw a6, 960(a0)
    add a4, s1, s8
    sub s11, s1, s8
    sw s0, 540(a0)
    mul s5, a3, t5
    lw s6, 864(a0)
    mulh t6, a3, t3
    sw s2, 572(a0)
    mulh t4, s5, t0
    lw s1, 992(a0)
    mul s8, s9, t5
    sub s0, t6, t4
    sw s7, 604(a0)
    add a3, s3, s0
    sub s2, s3, s0
    lw s5, 176(a1)
    mulh t6, s9, t3
    sw a2, 636(a0)
    mulh t4, s8, t0
    lw s7, 180(a1)
    sub s3, t6, t4
    mul s0, a6, t5
    add s9, a5, s3
    mulh a2, a6, t3
    sub s8, a5, s3
    mulh t6, s0, t0
    sw s10, 668(a0)
    lw t4, 192(a1)
    mul a6, s1, t5
    sub a5, a2, t6
    mulh s3, s1, t3
    add s0, s4, a5
    mulh s10, a6, t0
    sub a2, s4, a5
    sub t6, s3, s10
    lw s1, 196(a1)
    add a6, s6, t6
    sub s4, s6, t6
    sw t2, 700(a0)
    mul a5, s0, s7
    mulh s3, s0, s5
    sw a4, 732(a0)
    lw s10, 200(a1)
    mulh s6, a5, t0
    sw s11, 764(a0)
    mul t6, a6, s7
    sub t2, s3, s6
    lw s0, 204(a1)
    add a4, a3, t2
    sub a5, a3, t2
    mulh s11, a6, s5
    mulh s3, t6, t0
    sub s6, s11, s3
    lw a3, 184(a1)
    add t2, s9, s6
    sub a6, s9, s6
    mul t6, t2, s1
    mulh s11, t2, t4
    lw s3, 188(a1)
    mulh s9, t6, t0
    mul s6, a6, s0
    sub s1, s11, s9
    mulh t2, a6, s10
    add t4, a4, s1
    mulh t6, s6, t0
    sub s0, a4, s1
    lw s11, 208(a1)
    sub s9, t2, t6
    lw a6, 212(a1)
    add s10, a5, s9
    sub s6, a5, s9
    mul a4, a2, s3
    sw t4, 768(a0)
    lw s1, 216(a1)
    mulh t2, a2, a3
    mulh t6, a4, t0
    sw s0, 800(a0)
    lw a5, 220(a1)
    mul s9, s4, s3
    sub t4, t2, t6
    add a2, s2, t4
    sub a4, s2, t4
    mulh s0, s4, a3
    sw s10, 832(a0)
    mulh t2, s9, t0
    sw s6, 864(a0)
    lw t6, 772(a0)
    sub s2, s0, t2
    add t4, s8, s2
    sub s4, s8, s2
    lw s10, 900(a0)
    mul s9, t4, a6
    mulh s6, t4, s11
    lw s0, 804(a0)
    mulh t2, s9, t0
    lw s8, 932(a0)
    mul s2, s4, a5
    sub a6, s6, t2
    mulh t4, s4, s1
    add s11, a2, a6
    mulh s9, s2, t0
    sub a5, a2, a6
    lw s6, 836(a0)
    sub t2, t4, s9
    lw s4, 964(a0)
    add s1, a4, t2
    sub s2, a4, t2
    mul a2, s10, t5
    sw s11, 896(a0)
    lw a6, 868(a0)
    mulh t4, s10, t3
    mulh s9, a2, t0
    sw a5, 928(a0)
    lw a4, 996(a0)
    mul t2, s8, t5
    sub s11, t4, s9
    add s10, t6, s11
    sub a2, t6, s11
    mulh a5, s8, t3
    sw s1, 960(a0)
    mulh t4, t2, t0
    lw s9, 192(a1)
    mul t6, s4, t5
    sw s2, 992(a0)
    sub s11, a5, t4
    mulh s8, s4, t3
    add s1, s0, s11
    sub t2, s0, s11
    mulh s2, t6, t0
    lw a5, 196(a1)
    mul t4, a4, t5
    sub s4, s8, s2
    mulh s0, a4, t3
    add s11, s6, s4
    mulh t6, t4, t0
    sub s8, s6, s4
    mul s2, s11, s7
    sub a4, s0, t6
    mulh t4, s11, s5
    add s6, a6, a4
    mulh s4, s2, t0
    sub s0, a6, a4
    mul t6, s6, s7
    sub s11, t4, s4
    mulh s2, s6, s5
    add a6, s10, s11
    mulh a4, t6, t0
    sub t4, s10, s11
    mul s4, s8, s3
    sub s6, s2, a4
    mulh t6, s8, a3
    add s10, s1, s6
    mulh s11, s4, t0
    sub s2, s1, s6
    mul a4, s10, a5
    mulh s8, s10, s9
    lw s4, 200(a1)
    mulh s1, a4, t0
    sub s6, t6, s11
    lw a5, 204(a1)
    mulh s10, s2, s4
    sub s9, s8, s1
    lw a4, 208(a1)
    add t6, a6, s9
    sub s11, a6, s9
    mul s4, s2, a5
    lw s8, 212(a1)
    add s1, a2, s6
    mul a6, s0, s3
    mulh s9, s4, t0
    sub s2, a2, s6
    mulh a5, s0, a3
    sw t6, 772(a0)
    sub s4, s10, s9
    lw a2, 216(a1)
    add s6, t4, s4
    sub s0, t4, s4
    mulh t6, a6, t0
    sw s11, 804(a0)
    lw s10, 220(a1)
    sub s9, a5, t6
    lw t4, 776(a0)
    add s4, t2, s9
    sub a6, t2, s9
    mul s11, s4, s8
    sw s6, 836(a0)
    lw a5, 904(a0)
    mulh t6, s4, a4
    mulh t2, s11, t0
    lw s9, 808(a0)
    mul s8, a6, s10
    sw s0, 868(a0)
    lw s6, 936(a0)
    sub s4, t6, t2
    mulh a4, a6, a2
    add s11, s1, s4
    mulh s10, s8, t0
    sub s0, s1, s4
    lw t6, 840(a0)
    sub t2, a4, s10
    lw a6, 968(a0)
    add a2, s2, t2
    sub s8, s2, t2
    mul s1, a5, t5
    sw s11, 900(a0)
    lw s4, 872(a0)
    mulh a4, a5, t3
    mulh s10, s1, t0
    sw s0, 932(a0)
    lw s2, 1000(a0)
    mul t2, s6, t5
    sub s11, a4, s10
    add a5, t4, s11
    sub s1, t4, s11
    mulh s0, s6, t3
    sw a2, 964(a0)
    sw s8, 996(a0)
    mulh a4, t2, t0
    lw s10, 192(a1)
    mul t4, a6, t5
    sub s11, s0, a4
    mulh s6, a6, t3
    add a2, s9, s11
    sub t2, s9, s11
    mulh s8, t4, t0
    lw s0, 196(a1)
    mul a4, s2, t5
    sub a6, s6, s8
    mulh s9, s2, t3
    add s11, t6, a6
    mulh t4, a4, t0
    sub s6, t6, a6
    mul s8, s11, s7
    sub s2, s9, t4
    mulh a4, s11, s5
    add t6, s4, s2
    mulh a6, s8, t0
    sub s9, s4, s2
    mul t4, t6, s7
    sub s11, a4, a6
    mulh s8, t6, s5
    add s4, a5, s11
    mulh s2, t4, t0
    sub a4, a5, s11
    mul a6, s6, s3
    sub t6, s8, s2
    mulh t4, s6, a3
    add a5, a2, t6
    mulh s11, a6, t0
    sub s8, a2, t6
    mul s2, a5, s0
    mulh s6, a5, s10
    lw a6, 200(a1)
    mulh a2, s2, t0
    sub t6, t4, s11
    lw s0, 204(a1)
    mulh a5, s8, a6
    sub s10, s6, a2
    lw s2, 208(a1)
    add t4, s4, s10
    sub s11, s4, s10
    mul a6, s8, s0
    lw s6, 212(a1)
    add a2, s1, t6
    mul s4, s9, s3
    mulh s10, a6, t0
    sub s8, s1, t6
    mulh s0, s9, a3
    sw t4, 776(a0)
    sub a6, a5, s10
    lw s1, 216(a1)
    add t6, a4, a6
    sub s9, a4, a6
    mulh t4, s4, t0
    sw s11, 808(a0)
    lw a5, 220(a1)
    sub s10, s0, t4
    sw t6, 840(a0)
    add a4, t2, s10
    sub a6, t2, s10
    mul s4, a4, s6
    sw s9, 872(a0)
    mulh s11, a4, s2
    lw s0, 780(a0)
    mulh t4, s4, t0
    lw t6, 908(a0)
    mul t2, a6, a5
    sub s10, s11, t4
    mulh s6, a6, s1
    add s9, a2, s10
    lw a4, 812(a0)
    sub s2, a2, s10
    lw s4, 940(a0)
    mulh a5, t2, t0
    lw s11, 844(a0)
    lw t4, 972(a0)
    mul a6, t6, t5
    sub s1, s6, a5
    mulh a2, t6, t3
    add s10, s8, s1
    mulh t2, a6, t0
    sub s6, s8, s1
    mul a5, s4, t5
    sub t6, a2, t2
    mulh a6, s4, t3
    add s8, s0, t6
    mulh s1, a5, t0
    sub a2, s0, t6
    mul t2, t4, t5
    sub s4, a6, s1
    mulh a5, t4, t3
    add s0, a4, s4
    mulh t6, t2, t0
    sub a6, a4, s4
    sw s9, 904(a0)
    lw s1, 876(a0)
    sub t4, a5, t6
    lw t2, 1004(a0)
    add a4, s11, t4
    sub s4, s11, t4
    sw s2, 936(a0)
    lw s9, 192(a1)
    mul a5, t2, t5
    sw s10, 968(a0)
    mulh t6, t2, t3
    sw s6, 1000(a0)
    lw s11, 196(a1)
    mulh t4, a5, t0
    mul s2, a4, s7
    sub s10, t6, t4
    mulh t2, a4, s5
    add s6, s1, s10
    mulh a5, s2, t0
    sub t6, s1, s10
    mul t4, s6, s7
    sub a4, t2, a5
    mulh s2, s6, s5
    add s1, s8, a4
    mulh s10, t4, t0
    sub t2, s8, a4
    mul a5, s4, s3
    sub s6, s2, s10
    mulh t4, s4, a3
    add s8, s0, s6
    mulh a4, a5, t0
    sub s2, s0, s6
    mul s10, s8, s11
    mulh s4, s8, s9
    lw a5, 200(a1)
    mulh s0, s10, t0
    sub s6, t4, a4
    lw s11, 204(a1)
    mulh s8, s2, a5
    sub s9, s4, s0
    lw s10, 208(a1)
    add t4, s1, s9
    sub a4, s1, s9
    mul a5, s2, s11
    lw s4, 212(a1)
    add s0, a2, s6
    mul s1, t6, s3
    mulh s9, a5, t0
    sub s2, a2, s6
    mulh s11, t6, a3
    sw t4, 780(a0)
    sub a5, s8, s9
    lw a2, 216(a1)
    add s6, t2, a5
    sub t6, t2, a5
    mulh t4, s1, t0
    sw a4, 812(a0)
    lw s8, 220(a1)
    sub s9, s11, t4
    lw t2, 784(a0)
    add a5, a6, s9
    sub s1, a6, s9
    mul a4, a5, s4
    sw s6, 844(a0)
    lw s11, 912(a0)
    mulh t4, a5, s10
    mulh a6, a4, t0
    lw s9, 816(a0)
    mul s4, s1, s8
    sw t6, 876(a0)
    lw s6, 944(a0)
    sub a5, t4, a6
    mulh s10, s1, a2
    add a4, s0, a5
    mulh s8, s4, t0
    sub t6, s0, a5
    lw t4, 848(a0)
    sub a6, s10, s8
    lw s1, 976(a0)
    add a2, s2, a6
    sub s4, s2, a6
    mul s0, s11, t5
    sw a4, 908(a0)
    lw a5, 880(a0)
    mulh s10, s11, t3
    mulh s8, s0, t0
    lw s2, 1008(a0)
    mul a6, s6, t5
    sub a4, s10, s8
    add s11, t2, a4
    sub s0, t2, a4
    mulh t1, s6, t3
    sw a2, 972(a0)
    mulh s10, a6, t0
    lw s8, 192(a1)
    mul t2, s1, t5
    sw s4, 1004(a0)
    sub a4, t1, s10
    mulh s6, s1, t3
    add a2, s9, a4
    sub a6, s9, a4
    mulh s4, t2, t0
    lw t1, 196(a1)
    mul s10, s2, t5
    sub s1, s6, s4
    mulh s9, s2, t3
    add a4, t4, s1
    mulh t2, s10, t0
    sub s6, t4, s1
    mul s4, a4, s7
    sub s2, s9, t2
    mulh s10, a4, s5
    add t4, a5, s2
    mulh s1, s4, t0
    sub s9, a5, s2
    mul t2, t4, s7
    sub a4, s10, s1
    mulh s4, t4, s5
    add a5, s11, a4
    mulh s2, t2, t0
    sub s10, s11, a4
    mul s1, s6, s3
    sub t4, s4, s2
    mulh t2, s6, a3
    add s11, a2, t4
    mulh a4, s1, t0
    sub s4, a2, t4
    mul s2, s11, t1
    mulh s6, s11, s8
    lw s1, 200(a1)
    mulh a2, s2, t0
    sub t4, t2, a4
    lw t1, 204(a1)
    mulh s11, s4, s1
    sub s8, s6, a2
    lw s2, 208(a1)
    add t2, a5, s8
    sub a4, a5, s8
    mul s1, s4, t1
    lw s6, 212(a1)
    add a2, s0, t4
    mul a5, s9, s3
    mulh s8, s1, t0
    sub s4, s0, t4
    mulh t1, s9, a3
    sw t2, 784(a0)
    sub s1, s11, s8
    lw s0, 216(a1)
    add t4, s10, s1
    sub s9, s10, s1
    mulh t2, a5, t0
    sw a4, 816(a0)
    sub s8, t1, t2
    sw t4, 848(a0)
    add s10, a6, s8
    sub s1, a6, s8
    mul a5, s10, s6
    sw s9, 880(a0)
    lw s11, 788(a0)
    mulh t2, a5, t0
    mulh a4, s10, s2
    lw t4, 916(a0)
    mul a6, s1, a7
    sub s8, a4, t2
    mulh s6, s1, s0
    add s9, a2, s8
    lw s10, 820(a0)
    sub s2, a2, s8
    lw a5, 948(a0)
    mulh t1, a6, t0
    lw a4, 852(a0)
    lw t2, 980(a0)
    mul s1, t4, t5
    sub s0, s6, t1
    mulh a2, t4, t3
    add s8, s4, s0
    mulh a6, s1, t0
    sub s6, s4, s0
    mul a7, a5, t5
    sub t4, a2, a6
    mulh s1, a5, t3
    add s4, s11, t4
    mulh s0, a7, t0
    sub a2, s11, t4
    mul a6, t2, t5
    sub a5, s1, s0
    mulh s11, t2, t3
    sw t6, 940(a0)
    add t6, s10, a5
    mulh t4, a6, t0
    sub s1, s10, a5
    sw s9, 912(a0)
    lw s0, 884(a0)
    sub t2, s11, t4
    lw a6, 1012(a0)
    add s10, a4, t2
    sub a5, a4, t2
    sw s2, 944(a0)
    lw s9, 192(a1)
    mul s11, a6, t5
    sw s8, 976(a0)
    mulh t4, a6, t3
    sw s6, 1008(a0)
    lw a4, 196(a1)
    mulh t2, s11, t0
    mul s2, s10, s7
    sub s8, t4, t2
    mulh a6, s10, s5
    add s6, s0, s8
    mulh s11, s2, t0
    sub t4, s0, s8
    mul t2, s6, s7
    sub s10, a6, s11
    mulh s2, s6, s5
    add s0, s4, s10
    mulh s8, t2, t0
    sub a6, s4, s10
    mul s11, a5, s3
    sub s6, s2, s8
    mulh t2, a5, a3
    add s4, t6, s6
    mulh s10, s11, t0
    sub s2, t6, s6
    mul s8, s4, a4
    mulh a5, s4, s9
    lw s11, 200(a1)
    mulh t6, s8, t0
    sub s6, t2, s10
    lw a4, 204(a1)
    mulh s4, s2, s11
    sub s9, a5, t6
    lw s8, 208(a1)
    add t2, s0, s9
    sub s10, s0, s9
    mul s11, s2, a4
    lw a5, 212(a1)
    add t6, a2, s6
    mul s0, t4, s3
    mulh s9, s11, t0
    sub s2, a2, s6
    mulh a4, t4, a3
    sw t2, 788(a0)
    sub s11, s4, s9
    lw a2, 216(a1)
    add s6, a6, s11
    sub t4, a6, s11
    mulh t2, s0, t0
    sw s10, 820(a0)
    lw s4, 220(a1)
    sub s9, a4, t2
    lw a6, 792(a0)
    add s11, s1, s9
    mul s10, s11, a5
    sw s6, 852(a0)
    lw a4, 920(a0)
    mulh t2, s11, s8
    mulh t1, s10, t0
    sub s0, s1, s9
    lw s9, 824(a0)
    sw t4, 884(a0)
    lw s6, 952(a0)
    mul a5, s0, s4
    mulh s4, a5, t0
    sub s11, t2, t1
    mulh s8, s0, a2
    add s10, t6, s11
    sub t4, t6, s11
    lw t2, 856(a0)
    sub s1, s8, s4
    lw s0, 984(a0)
    add a2, s2, s1
    sub a5, s2, s1
    mul t6, a4, t5
    sw s10, 916(a0)
    lw s11, 888(a0)
    mulh s8, a4, t3
    mulh s4, t6, t0
    sw t4, 948(a0)
    lw s2, 1016(a0)
    mul s1, s6, t5
    sub s10, s8, s4
    add a4, a6, s10
    sub t6, a6, s10
    mulh t4, s6, t3
    sw a2, 980(a0)
    mulh s8, s1, t0
    lw s4, 192(a1)
    mul a6, s0, t5
    sw a5, 1012(a0)
    sub s10, t4, s8
    mulh s6, s0, t3
    add a2, s9, s10
    sub s1, s9, s10
    mulh a5, a6, t0
    lw t4, 196(a1)
    mul s8, s2, t5
    sub s0, s6, a5
    mulh s9, s2, t3
    add s10, t2, s0
    mulh a6, s8, t0
    sub s6, t2, s0
    mul a5, s10, s7
    sub s2, s9, a6
    mulh s8, s10, s5
    add t2, s11, s2
    mulh s0, a5, t0
    sub s9, s11, s2
    mul a6, t2, s7
    sub s10, s8, s0
    mulh a5, t2, s5
    add s11, a4, s10
    mulh s2, a6, t0
    sub s8, a4, s10
    mul s0, s6, s3
    sub t2, a5, s2
    mulh a6, s6, a3
    add a4, a2, t2
    mulh s10, s0, t0
    sub a5, a2, t2
    mul s2, a4, t4
    mulh s6, a4, s4
    lw s0, 200(a1)
    mulh a2, s2, t0
    sub t2, a6, s10
    lw t4, 204(a1)
    mulh a4, a5, s0
    sub s4, s6, a2
    lw s2, 208(a1)
    add a6, s11, s4
    sub s10, s11, s4
    mul s0, a5, t4
    lw s6, 212(a1)
    add a2, t6, t2
    mul s11, s9, s3
    mulh s4, s0, t0
    sub a5, t6, t2
    sw a6, 792(a0)
    sub s0, a4, s4
    lw t6, 216(a1)
    add t2, s8, s0
    sub a7, s8, s0
    mulh a6, s11, t0
    mulh t4, s9, a3
    sw s10, 824(a0)
    lw a4, 220(a1)
    sub s4, t4, a6
    sw t2, 856(a0)
    add s8, s1, s4
    sub s0, s1, s4
    mul s11, s8, s6
    sw a7, 888(a0)
    mulh s10, s8, s2
    lw t4, 796(a0)
    mulh a6, s11, t0
    lw t2, 924(a0)
    mul s1, s0, a4
    sub s4, s10, a6
    mulh s6, s0, t6
    add s9, a2, s4
    lw s8, 828(a0)
    sub s2, a2, s4
    lw s11, 956(a0)
    mulh a4, s1, t0
    lw s10, 860(a0)
    lw a6, 988(a0)
    mul s0, t2, t5
    sub t6, s6, a4
    mulh a2, t2, t3
    add s4, a5, t6
    mulh s1, s0, t0
    sub s6, a5, t6
    mul a4, s11, t5
    sub t2, a2, s1
    mulh s0, s11, t3
    add a5, t4, t2
    mulh t6, a4, t0
    sub a2, t4, t2
    mul s1, a6, t5
    sub s11, s0, t6
    mulh a4, a6, t3
    add t4, s8, s11
    mulh t2, s1, t0
    sub s0, s8, s11
    sw s9, 920(a0)
    lw t6, 892(a0)
    sub a6, a4, t2
    lw s1, 1020(a0)
    add s8, s10, a6
    sub s11, s10, a6
    sw s2, 952(a0)
    lw s9, 192(a1)
    mul a4, s1, t5
    sw s4, 984(a0)
    lw t2, 196(a1)
    mulh s10, s1, t3
    mulh a6, a4, t0
    lw s2, 200(a1)
    mul t5, s8, s7
    sw s6, 1016(a0)
    sub s4, s10, a6
    add s1, t6, s4
    sub t3, t6, s4
    lw a4, 204(a1)
    mulh s6, s8, s5
    mulh s10, t5, t0
    mul a6, s1, s7
    sub t6, s6, s10
    mulh s4, s1, s5
    add s8, a5, t6
    mulh t5, a6, t0
    sub s7, a5, t6
    lw s6, 208(a1)
    sub s10, s4, t5
    lw s1, 212(a1)
    add s5, t4, s10
    sub a6, t4, s10
    mul a5, s5, t2
    lw t6, 216(a1)
    mulh s4, s5, s9
    lw t5, 220(a1)
    mulh t4, a5, t0
    mul s10, a6, a4
    sub t2, s4, t4
    mulh s5, a6, s2
    add s9, s8, t2
    mulh a5, s10, t0
    sub a4, s8, t2
    mul s4, s11, s3
    sub t4, s5, a5
    mulh a6, s11, a3
    add s2, s7, t4
    mulh s10, s4, t0
    sub s8, s7, t4
    mul t2, t3, s3
    sub s5, a6, s10
    mulh a5, t3, a3
    add s11, a2, s5
    mulh s4, t2, t0
    sub s7, a2, s5
    sw s9, 796(a0)
    sub t4, a5, s4
    sw a4, 828(a0)
    add s3, s0, t4
    sub a6, s0, t4
    mul s10, s3, s1
    sw s2, 860(a0)
    mulh t3, s3, s6
    sw s8, 892(a0)
    mulh a3, s10, t0
    mul t2, a6, t5
    sub a2, t3, a3
    mulh s5, a6, t6
    add s9, s11, a2
    mulh a5, t2, t0
    sub s4, s11, a2
    sw s9, 924(a0)
    sub a4, s5, a5
    sw s4, 956(a0)
    add s0, s7, a4
    sub t4, s7, a4
    sw s0, 988(a0)
    sw t4, 1020(a0)
    addi a0, a0, 1024
    addi a1, a1, 224
    addi a0, a0, -1024
    addi a7, a0, 1024
    lw a4, 28(a0)
    lw a6, 4(a1)
    lw a5, 0(a1)
    mul s10, a4, a6
    mulh s8, a4, a5
    mulh s2, s10, t0
    lw t5, 20(a0)
    lw a2, 24(a0)
    lw a3, 12(a0)
    lw s3, 12(a1)
    sub a4, s8, s2
    lw s11, 36(a1)
    addi a0, a0, 32
    addi a1, a1, 56
.Lmldsa_ntt_3:
    lw s1, -48(a1)
    mul s4, t5, a6
    sub s0, a3, a4
    mul s2, a2, a6
    add t1, a3, a4
    lw t4, -28(a0)
    lw s10, -24(a1)
    mulh s8, t5, a5
    lw t3, -16(a0)
    mulh t2, s4, t0
    mulh s5, a2, a5
    mulh s4, s2, t0
    mul a3, t1, s3
    mulh s6, t1, s1
    mulh t6, a3, t0
    lw s7, -24(a0)
    sub s9, s8, t2
    mul t5, s0, s11
    lw s2, -16(a1)
    sub a4, s5, s4
    lw a2, -36(a1)
    mul a6, t3, a6
    add t2, t4, s9
    lw t1, -28(a1)
    sub a3, s7, a4
    lw s8, -12(a1)
    sub s4, t4, s9
    sub s5, s6, t6
    mulh a5, t3, a5
    lw s9, -40(a1)
    mulh s6, a6, t0
    add a6, s7, a4
    lw t4, -32(a1)
    mul s11, a3, s11
    add t3, t2, s5
    sub t6, t2, s5
    mul s7, a6, s3
    mulh s3, a6, s1
    mulh a4, s7, t0
    mulh a3, a3, s10
    mulh a6, s11, t0
    mul s5, t6, t1
    mul t2, t3, a2
    mulh s1, t3, s9
    lw s7, -32(a0)
    mulh t1, s0, s10
    mulh s11, t5, t0
    mulh t2, t2, t0
    lw t3, -4(a1)
    mulh a2, t6, t4
    mulh t6, s5, t0
    sub s0, t1, s11
    add s10, s4, s0
    mul t5, s10, s8
    lw s9, -8(a1)
    sub t4, s4, s0
    sub s5, a5, s6
    add t1, s7, s5
    mulh s4, t4, s9
    mulh s0, s10, s2
    mulh s10, t5, t0
    sub t5, s7, s5
    mul a5, t4, t3
    mulh s11, a5, t0
    sub a4, s3, a4
    sub a5, a3, a6
    add s6, t5, a5
    add s3, t1, a4
    sub s8, t1, a4
    sub s9, s4, s11
    sub s2, a2, t6
    sub s7, s0, s10
    sub s5, s1, t2
    add a6, s3, s5
    sub t3, s8, s2
    add t4, s6, s7
    sub s6, s6, s7
    add t2, s8, s2
    sub a3, t5, a5
    sub t1, s3, s5
    sw t3, -20(a0)
    sw a6, -32(a0)
    sw t2, -24(a0)
    sw t1, -28(a0)
    sw t4, -16(a0)
    sw s6, -12(a0)
    add a4, a3, s9
    sw a4, -8(a0)
    sub s4, a3, s9
    lw a4, 28(a0)
    lw a6, 4(a1)
    lw a3, 12(a0)
    lw a5, 0(a1)
    mul s10, a4, a6
    mulh s2, s10, t0
    lw t5, 20(a0)
    sw s4, -4(a0)
    lw a2, 24(a0)
    lw s3, 12(a1)
    mulh s8, a4, a5
    sub a4, s8, s2
    lw s11, 36(a1)
    addi a0, a0, 32
    addi a1, a1, 56
    bne a0, a7, .Lmldsa_ntt_3
    lw s1, -48(a1)
    mul s4, t5, a6
    add t1, a3, a4
    lw t4, -28(a0)
    mul s2, a2, a6
    sub s0, a3, a4
    lw s10, -24(a1)
    mulh s8, t5, a5
    mulh t2, s4, t0
    mulh s5, a2, a5
    mulh s4, s2, t0
    mul a3, t1, s3
    mulh s6, t1, s1
    mulh t6, a3, t0
    lw t3, -16(a0)
    lw s7, -24(a0)
    sub s9, s8, t2
    sub a4, s5, s4
    mul s2, t3, a6
    lw t5, -36(a1)
    add t2, t4, s9
    add a6, s7, a4
    lw a2, -28(a1)
    sub t1, s7, a4
    lw a4, -12(a1)
    sub a3, s6, t6
    sub s8, t4, s9
    mulh s4, t3, a5
    mulh t4, a6, s1
    lw s5, -40(a1)
    mulh s6, s2, t0
    lw s9, -32(a1)
    mul s7, a6, s3
    lw s2, -16(a1)
    mul a5, t1, s11
    add t3, t2, a3
    sub t6, t2, a3
    mulh s3, s7, t0
    mulh a3, t1, s10
    mulh a6, a5, t0
    mul t2, t3, t5
    mulh s1, t3, s5
    mulh t2, t2, t0
    lw s7, -32(a0)
    mul t5, s0, s11
    mulh t1, s0, s10
    mulh a5, t5, t0
    mul s5, t6, a2
    lw t3, -4(a1)
    mulh s11, t6, s9
    mulh t6, s5, t0
    sub s0, t1, a5
    add s10, s8, s0
    mul t5, s10, a4
    lw a2, -8(a1)
    sub s9, s8, s0
    sub s5, s4, s6
    add t1, s7, s5
    mulh s0, s10, s2
    mulh s10, t5, t0
    sub t5, s7, s5
    mul a5, s9, t3
    mulh s4, s9, a2
    mulh a2, a5, t0
    sub a4, t4, s3
    sub a5, a3, a6
    add s3, t1, a4
    sub s8, t1, a4
    add s6, t5, a5
    sub s5, s1, t2
    sub s2, s11, t6
    sub s7, s0, s10
    add a6, s3, s5
    add t2, s8, s2
    sub s9, s8, s2
    add t3, s6, s7
    sub s6, s6, s7
    sub t4, t5, a5
    sub a3, s3, s5
    sw a6, -32(a0)
    sw a3, -28(a0)
    sw t2, -24(a0)
    sw s9, -20(a0)
    sw t3, -16(a0)
    sw s6, -12(a0)
    sub s3, s4, a2
    add a4, t4, s3
    sub a6, t4, s3
    sw a4, -8(a0)
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    sw a6, -4(a0)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    addi a0, a0, -1024
    addi sp, sp, 48
    jalr zero, 0(ra)
    .size mldsa_ntt, . - mldsa_ntt

    .section .rodata
    .balign 8
.Lconstants:
    .word 25847, 1830765815, 5771523, 2365092099, 7861508, 2367190276, 237124, 1640767044
    .word 1826347, 308362795, 2353451, 2479442219, 2725464, 1727305304, 1024112, 2082316400
    .word 7300517, 2929984933, 3585928, 858240904, 7602457, 1477910809, 8021166, 2920293550
    .word 6288512, 3203396736, 7830929, 1806278033, 7260833, 222489249, 2619752, 3948214632
    .word 6271868, 684667772, 7504169, 1612161321, 3119733, 2365471349, 5495562, 515185418
    .word 6262231, 1654287831, 4520680, 3416390376, 6980856, 3037299960, 5102745, 3546348697
    .word 466468, 1640734244, 3111497, 4009269833, 2680103, 625853735, 1757237, 329347125
    .word 8360995, 1837364259, 4010497, 2851951105, 280005, 3124553157, 2706023, 2448829031
    .word 4450022, 2720048870, 2091667, 4294068883, 3407706, 991903578, 6851714, 3640183938
    .word 2316500, 1363007700, 3817976, 746144248, 95776, 2663740960, 4702672, 1350681040
    .word 5037939, 2931507059, 2244091, 912367099, 5339162, 2320807962, 5933984, 30313376
    .word 4817955, 2874008611, 3077325, 2890437837, 6927966, 2150987358, 266997, 3689067253
    .word 2434439, 4250273159, 3475950, 1651689966, 7144689, 3968541937, 3513181, 2032221021
    .word 3530437, 1838055109, 2176455, 1599739335, 4860065, 2027833505, 4621053, 1176904445
    .word 6795196, 140455868, 7183191, 1683520343, 5187039, 1904936415, 6718724, 1594295556
    .word 7122806, 3009113974, 900702, 14253662, 1859098, 3873414682, 1939314, 3255555954
    .word 909542, 3777667302, 819034, 1257750362, 4788269, 3217993773, 4296819, 3301961843
    .word 495491, 1014493059, 6767243, 3476595339, 7380215, 1955560695, 8337157, 2027935493
    .word 7857917, 1926727421, 5842901, 2396243925, 5190273, 2854179457, 7725090, 863641634
    .word 5257975, 1747917559, 5223087, 1529189039, 2031748, 2922348676, 3207046, 1931587462
    .word 3915439, 3700530863, 4747489, 568627425, 4823422, 1819892094, 7855319, 3969039575
    .word 126922, 2163945418, 7611795, 128353683, 4784579, 1258381763, 4519302, 4092966278
    .word 3412210, 3511832818, 342297, 2124962073, 286988, 908452108, 7396998, 4047609478
    .word 5942594, 3171085634, 4108315, 885133339, 5336701, 3818983037, 2147896, 3706177080
    .word 3437287, 3071365863, 5038140, 1851023420, 2715295, 1518161567, 1735879, 137583815
    .word 203044, 1629985060, 3574422, 3733539478, 5412772, 289871780, 2842341, 2374500069
    .word 2691481, 3118215577, 4686924, 4208002124, 5790267, 3659512379, 1265009, 1967222129
    .word 5512770, 1797021250, 7969390, 3032963694, 4055324, 2657181980, 1247620, 2940438916
    .word 5903370, 1708872714, 2486353, 3652194385, 1595974, 6363718, 3539968, 3233154048
    .word 7709315, 2135294595, 4613401, 2758378777, 1250494, 4222276798, 7151892, 1787797780
    .word 2635921, 45766801, 4832145, 3007044497, 8079950, 2059733582, 8357436, 3276211772
    .word 5386378, 694382730, 1869119, 3980682559, 7072248, 1638590968, 1903435, 671509323
    .word 7329447, 1136965287, 2348700, 2633455260, 7998430, 3405106142, 7047359, 235104447
    .word 1237275, 985022747, 1349076, 4174321108, 5062207, 2224365119, 6950192, 1779436848
    .word 7841118, 3189990750, 1852771, 1665705315, 7929317, 3249905125, 1312455, 963438279
    .word 6949987, 2625006691, 3306115, 419615363, 6417775, 1116720495, 6681150, 2544742974
    .word 5037034, 1321868266, 7100756, 831969620, 1917081, 3216007321, 264944, 3378645744
    .word 5834105, 1216882041, 7005614, 1042326958, 6736599, 3393301207, 508951, 1225434135
    .word 1500165, 3994518533, 777191, 604552167, 3097992, 1155548552, 2235880, 4024376808
    .word 3406031, 1405999311, 3505694, 418987550, 44288, 2510335232, 7838005, 756955445
    .word 5548557, 3273017869, 7280319, 2143745727, 6709241, 3018162169, 6533464, 713994584
    .word 4558682, 1831915354, 904516, 666258756, 5796124, 4034654492, 4656147, 608791571
    .word 3958618, 1210558298, 594136, 371462360, 4603424, 940195360, 3507263, 2369610815
    .word 4656075, 675310539, 6366809, 1554794073, 2432395, 173440395, 8371839, 3033505407
    .word 2454455, 2937869239, 8215696, 2752470160, 6239768, 992097816, 1653064, 2739026248
    .word 1957272, 1339088280, 3369112, 2168875160, 5130689, 3976620481, 185531, 3910808763
    .word 7173032, 2061661096, 6779997, 879957085, 2389356, 2295461228, 5196991, 2254908607
    .word 162844, 2978348060, 8169440, 628664288, 1616392, 827959816, 3014001, 3411811697
    .word 3699596, 2024403852, 759969, 2795485345, 810149, 3441491109, 1652634, 3255596954
    .word 7063561, 2565662729, 4686184, 3698622824, 6581310, 1726753854, 811944, 1484874664
    .word 189548, 3599787116, 5341501, 2247696701, 3523897, 6087993, 4827145, 1422575625
    .word 3866901, 702390549, 269760, 2747014592, 531354, 2658884506, 3159746, 2919790274
    .word 2213111, 2571150583, 7404533, 4184841205, 6529015, 1424130039, 1717735, 4015461863
    .word 472078, 394851342, 954230, 4009578358, 5971092, 1777179796, 7953734, 2703367494
    .word 1723600, 565464272, 8202977, 3109636833, 6577327, 4034542767, 1910376, 283780712
    .word 3881043, 2311428179, 1315589, 334803717, 6712985, 3854143129, 7276084, 2536867380
    .word 1341330, 235321234, 8119771, 4223092187, 4546524, 776003548, 3900724, 2799830324
    .word 1285669, 4116200997, 5441381, 1119856485, 6144432, 2694037936, 6795489, 168022241
    .word 7959518, 3086300126, 6094090, 1123958026, 5823537, 3344890929, 7567685, 3776715077
    .word 183443, 1544891539, 7403526, 879867910, 6940675, 1206536195, 1612842, 2795363370
    .word 4834730, 201262506, 2071892, 2580159828, 5361315, 1957047971, 7826001, 155290193
    .word 3919660, 2485210924, 4499357, 985155485, 8332111, 2036925263, 7018208, 1934038752
    .word 5582638, 3342528302, 4751448, 1146323032, 3937738, 3321189834, 1400424, 400711272
    .word 3839961, 3400906713, 7534263, 3754546871, 1976782, 374860238

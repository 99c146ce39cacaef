# ntt of ml-dsa-44, with ntt.S, scheduled for cva6-single:
# 10,328 -> 9,129 cycles, 8,581 -> 8,360 instructions, 13,266 -> 12,410 bytes, proved equal to what came.
# No order takes fewer than 8,360 cycles (commit slots: 8,360, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 64 bytes below sp, of which A needs 48.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-single --kernel start/software/ntt.S --effort 2 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 2 and 3 and 3, RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -64
    lui t0, 0x7fe
.Lmldsa_ntt_pc8000961a:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s1, 20(sp)
    sw s2, 24(sp)
    sw s3, 28(sp)
    sw s4, 32(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc8000961a)
    sw s0, 16(sp)
    lw s0, 0(a1)
    sw s6, 40(sp)
    sw s11, 60(sp)
    sw s7, 44(sp)
    sw s9, 52(sp)
    sw s5, 36(sp)
    sw s8, 48(sp)
    sw s10, 56(sp)
    lw s2, 8(a1)
    lw s4, 16(a1)
    lw s1, 4(a1)
    lw s3, 12(a1)
    addi t0, t0, 1
    lw s5, 20(a1)
    addi a7, a0, 64
.Lmldsa_ntt_1:
    lw t3, 512(a0)
    lw t5, 768(a0)
    mulh a3, t3, s0
    mul t6, t3, s1
    mulh a5, t5, s0
    mul s6, t5, s1
    mulh t1, t6, t0
    lw s7, 832(a0)
    lw a4, 576(a0)
    lw t2, 0(a0)
    sub s8, a3, t1
    lw a6, 320(a0)
    lw a2, 64(a0)
    sub t6, t2, s8
    lw s9, 896(a0)
    add s10, t2, s8
    mulh s8, s6, t0
    lw t4, 256(a0)
    sub s6, a5, s8
    add s8, t4, s6
    mulh s11, s9, s0
    mul t3, s7, s1
    mul t5, a4, s1
    lw a3, 384(a0)
    mulh a5, a4, s0
    mul t1, s8, s3
    mulh a4, t5, t0
    mulh t2, s8, s2
    sub s8, a5, a4
    lw t5, 640(a0)
    add a4, a2, s8
    sub a5, t4, s6
    mulh s6, a5, s4
    mulh t4, s7, s0
    mul s7, a5, s5
    mul a5, s9, s1
    mulh s9, t1, t0
    lw t1, 128(a0)
    sub t2, t2, s9
    mulh s9, t3, t0
    sub t3, t4, s9
    sub a2, a2, s8
    sub s9, a6, t3
    add t4, a6, t3
    add s8, s10, t2
    sub a6, s10, t2
    mulh t3, t5, s0
    mul t2, t5, s1
    mul s10, t4, s3
    mulh t5, s7, t0
    mulh s7, s9, s4
    mulh t2, t2, t0
    mul s9, s9, s5
    mulh s10, s10, t0
    mulh t4, t4, s2
    mulh s9, s9, t0
    sub s10, t4, s10
    sub t4, t3, t2
    sub t2, s6, t5
    sub t3, a4, s10
    mulh s6, a5, t0
    sw s8, 0(a0)
    add t5, t6, t2
    sub s7, s7, s9
    sub a5, s11, s6
    sw t3, 320(a0)
    add t3, t1, t4
    lw s8, 448(a0)
    sub s9, a2, s7
    sub s6, a3, a5
    sw s9, 832(a0)
    add s11, a3, a5
    add s9, a2, s7
    sub a3, t1, t4
    lw a5, 960(a0)
    sub a2, t6, t2
    mul s7, s11, s3
    mulh t1, s6, s4
    mulh t4, s11, s2
    mul t2, s6, s5
    sw s9, 576(a0)
    add s6, a4, s10
    mulh t6, a5, s0
    lw s11, 704(a0)
    mulh s9, s7, t0
    sw s6, 64(a0)
    sub s7, t4, s9
    sw a6, 256(a0)
    add s6, t3, s7
    mul a4, s11, s1
    mul s10, a5, s1
    mulh s9, t2, t0
    mulh a6, s11, s0
    mulh t2, s10, t0
    sw a2, 768(a0)
    sub t4, t1, s9
    add s10, a3, t4
    sub a5, a3, t4
    mulh a4, a4, t0
    lw a2, 192(a0)
    sub s11, t6, t2
    sub t4, t3, s7
    sw a5, 896(a0)
    sub t1, s8, s11
    sub t3, a6, a4
    add a6, s8, s11
    add s9, a2, t3
    sw t4, 384(a0)
    mul a3, a6, s3
    mul t2, t1, s5
    mulh t6, a3, t0
    sw s10, 640(a0)
    mulh s8, a6, s2
    mulh a5, t1, s4
    sw t5, 512(a0)
    mulh a3, t2, t0
    sw s6, 128(a0)
    sub t4, s8, t6
    sub s10, a5, a3
    sub s7, a2, t3
    sub s6, s9, t4
    add a6, s7, s10
    sub t6, s7, s10
    add t2, s9, t4
    sw s6, 448(a0)
    sw t2, 192(a0)
    addi a0, a0, 4
    sw a6, 700(a0)
    sw t6, 956(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi t1, a1, 24
    lw t2, 64(a0)
    lw s7, 32(a1)
    lw s0, 28(a1)
    mul s1, t2, s0
    lw a2, 24(a1)
    addi a7, a0, -64
    lw s11, 76(a1)
    mulh s1, s1, t0
    lw a3, 96(a0)
    mul a4, a3, s0
    mulh t2, t2, a2
    sub t2, t2, s1
    lw s1, -64(a0)
    sub a5, s1, t2
    mulh a6, a3, a2
    mulh a3, a4, t0
    lw a4, 128(a0)
    mul s2, a4, s0
    sub s3, a6, a3
    lw s4, -32(a0)
    add s5, s4, s3
    mulh a6, s2, t0
    sub s6, s4, s3
    mulh a3, a4, a2
    lw a4, 160(a0)
    mul s3, a4, s0
    sub a3, a3, a6
    mulh a4, a4, a2
    lw a6, 0(a0)
    add s4, a6, a3
    mulh s3, s3, t0
    lw s8, 72(a1)
    add s9, s1, t2
    lw s10, 36(a1)
    sub a4, a4, s3
    mul s3, s4, s10
    lw t3, 32(a0)
    add t4, t3, a4
    sub a3, a6, a3
    sub a4, t3, a4
    mulh s4, s4, s7
    mulh s3, s3, t0
    mul t5, t4, s10
    sub s3, s4, s3
    add s4, s9, s3
    sub t6, s9, s3
    mulh s3, t4, s7
    mulh s2, t5, t0
    lw t2, 52(a1)
    sub s3, s3, s2
    add s1, s5, s3
    sub s2, s5, s3
    mul a6, s1, t2
    lw t3, 48(a1)
    mulh s9, a6, t0
    lw t4, 60(a1)
    mulh s5, s1, t3
    mul t5, s2, t4
    sub s5, s5, s9
    lw s3, 56(a1)
    sub a6, s4, s5
    add s1, s4, s5
    sw s1, -64(a0)
    mulh s9, t5, t0
    mulh s2, s2, s3
    sw a6, -32(a0)
    sub s2, s2, s9
    add s4, t6, s2
    sub s5, t6, s2
    sw s5, 32(a0)
    lw s1, 44(a1)
    sw s4, 0(a0)
    mul s2, a3, s1
    lw s4, 40(a1)
    mulh a3, a3, s4
    mulh s2, s2, t0
    mul s5, a4, s1
    sub a3, a3, s2
    add s2, a5, a3
    sub t5, a5, a3
    mulh a6, s5, t0
    mulh a3, a4, s4
    sub a3, a3, a6
    add a4, s6, a3
    sub s9, s6, a3
    lw a3, 68(a1)
    mul s5, a4, a3
    lw t6, 64(a1)
    mulh s5, s5, t0
    mulh a4, a4, t6
    sub a4, a4, s5
    add a5, s2, a4
    sw a5, 64(a0)
    mul a6, s9, s11
    mulh s6, s9, s8
    mulh s5, a6, t0
    sub a4, s2, a4
    sub a5, s6, s5
    lw s9, 68(a0)
    add a6, t5, a5
    sw a6, 128(a0)
    sw a4, 96(a0)
    sub s2, t5, a5
    sw s2, 160(a0)
    mul s5, s9, s0
    mulh s6, s9, a2
    mulh a6, s5, t0
    lw a4, 100(a0)
    sub a5, s6, a6
    mul s2, a4, s0
    lw t5, -60(a0)
    add s9, t5, a5
    sub s5, t5, a5
    mulh a6, a4, a2
    lw s6, -28(a0)
    mulh a4, s2, t0
    lw s2, 132(a0)
    mul a5, s2, s0
    sub t5, a6, a4
    mulh a4, s2, a2
    add a6, s6, t5
    sub s2, s6, t5
    lw s6, 164(a0)
    mulh t5, a5, t0
    mul a5, s6, s0
    sub a4, a4, t5
    mulh t5, s6, a2
    lw s6, 4(a0)
    sw t1, 12(sp)
    add t1, s6, a4
    sub a4, s6, a4
    mul s6, t1, s10
    mulh a5, a5, t0
    sub a5, t5, a5
    mulh t1, t1, s7
    lw t5, 36(a0)
    sw a7, 8(sp)
    mulh a7, s6, t0
    sub t1, t1, a7
    sub s6, t5, a5
    add a7, t5, a5
    mul a5, a7, s10
    mulh a7, a7, s7
    add t5, s9, t1
    mulh a5, a5, t0
    sub t1, s9, t1
    mul s9, a4, s1
    sub a7, a7, a5
    mulh a4, a4, s4
    add a5, a6, a7
    mulh s9, s9, t0
    sub a7, a6, a7
    mul a6, a5, t2
    mulh a5, a5, t3
    mulh a6, a6, t0
    sub a4, a4, s9
    sub s9, a5, a6
    sub a5, t5, s9
    mulh a6, a7, s3
    add s9, t5, s9
    sw s9, -60(a0)
    sw a5, -28(a0)
    mul a7, a7, t4
    add t5, s5, a4
    mul s9, s6, s1
    mulh a7, a7, t0
    mulh a5, s9, t0
    sub s9, s5, a4
    mulh a4, s6, s4
    sub a7, a6, a7
    add s5, t1, a7
    sw s5, 4(a0)
    sub a7, t1, a7
    sub s6, a4, a5
    add t1, s2, s6
    sw a7, 36(a0)
    sub a7, s2, s6
    mul a6, t1, a3
    mulh s5, a6, t0
    mulh t1, t1, t6
    mul a4, a7, s11
    sub t1, t1, s5
    sub a5, t5, t1
    mulh a7, a7, s8
    add s2, t5, t1
    sw s2, 68(a0)
    mulh s6, a4, t0
    sw a5, 100(a0)
    sub a7, a7, s6
    add t1, s9, a7
    sub a7, s9, a7
    sw t1, 132(a0)
    sw a7, 164(a0)
    lw a7, 72(a0)
    mul t1, a7, s0
    mulh a7, a7, a2
    mulh t1, t1, t0
    lw a6, 104(a0)
    sub a7, a7, t1
    mul s5, a6, s0
    lw t1, -56(a0)
    add a4, t1, a7
    sub a7, t1, a7
    mulh t1, a6, a2
    mulh t5, s5, t0
    lw s2, 136(a0)
    mul a5, s2, s0
    lw s6, 168(a0)
    sub t1, t1, t5
    mulh s9, s2, a2
    lw a6, -24(a0)
    add s5, a6, t1
    sub t1, a6, t1
    mulh t5, a5, t0
    mul s2, s6, s0
    sub a6, s9, t5
    mulh a5, s6, a2
    lw s9, 8(a0)
    mulh t5, s2, t0
    add s6, s9, a6
    sub s2, s9, a6
    mul a6, s6, s10
    sub s9, a5, t5
    mulh a5, s6, s7
    lw t5, 40(a0)
    sub s6, t5, s9
    add s9, t5, s9
    mulh t5, a6, t0
    mul a6, s9, s10
    sub a5, a5, t5
    mulh t5, s9, s7
    add s9, a4, a5
    mulh a6, a6, t0
    sub a4, a4, a5
    sub a5, t5, a6
    add t5, s5, a5
    mul a6, s2, s1
    sub a5, s5, a5
    mul s5, t5, t2
    mulh a6, a6, t0
    mulh t5, t5, t3
    mulh s2, s2, s4
    mulh s5, s5, t0
    sub s5, t5, s5
    sub t5, s2, a6
    add a6, s9, s5
    mulh s2, a5, s3
    sw a6, -56(a0)
    sub a6, s9, s5
    sw a6, -24(a0)
    mul s5, a5, t4
    mul s9, s6, s1
    mulh a6, s5, t0
    mulh a5, s6, s4
    sub s5, s2, a6
    add s2, a4, s5
    sub s6, a7, t5
    sw s2, 8(a0)
    sub a6, a4, s5
    sw a6, 40(a0)
    add s2, a7, t5
    mulh a4, s9, t0
    sub s5, a5, a4
    add a6, t1, s5
    sub t1, t1, s5
    mul a7, a6, a3
    mulh t5, a6, t6
    mulh s9, t1, s8
    mulh a4, a7, t0
    mul a5, t1, s11
    sub s5, t5, a4
    add a6, s2, s5
    sw a6, 72(a0)
    sub a7, s2, s5
    sw a7, 104(a0)
    mulh t1, a5, t0
    lw a4, 76(a0)
    sub t1, s9, t1
    mul t5, a4, s0
    add a6, s6, t1
    mulh s2, a4, a2
    sub a7, s6, t1
    sw a6, 136(a0)
    mulh s5, t5, t0
    sw a7, 168(a0)
    lw a7, 108(a0)
    sub a5, s2, s5
    mulh s9, a7, a2
    lw a4, -52(a0)
    add t1, a4, a5
    sub s6, a4, a5
    lw a6, 140(a0)
    mul t5, a7, s0
    mul s2, a6, s0
    mulh s5, t5, t0
    mulh a4, a6, a2
    lw a5, -20(a0)
    sub a7, s9, s5
    add t5, a5, a7
    mulh s2, s2, t0
    sub a7, a5, a7
    lw a6, 12(a0)
    sub s5, a4, s2
    add s2, a6, s5
    sub s9, a6, s5
    lw a5, 172(a0)
    mul a4, a5, s0
    mulh a6, a5, a2
    mulh s5, a4, t0
    mul a5, s2, s10
    sub a4, a6, s5
    mulh s2, s2, s7
    lw a6, 44(a0)
    mulh s5, a5, t0
    add a5, a6, a4
    sub a4, a6, a4
    mul a6, a5, s10
    sub s2, s2, s5
    mulh s5, a5, s7
    add a5, t1, s2
    mulh a6, a6, t0
    sub t1, t1, s2
    mul s2, s9, s1
    sub a6, s5, a6
    mulh s5, s9, s4
    add s9, t5, a6
    sub a6, t5, a6
    mul t5, s9, t2
    mulh s9, s9, t3
    mulh t5, t5, t0
    sub s9, s9, t5
    mulh s2, s2, t0
    mul t5, a6, t4
    sub s2, s5, s2
    add s5, a5, s9
    mulh a6, a6, s3
    sw s5, -52(a0)
    sub s5, a5, s9
    sw s5, -20(a0)
    add a5, s6, s2
    mul s9, a4, s1
    mulh s5, t5, t0
    sub t5, s6, s2
    mulh s2, a4, s4
    sub s6, a6, s5
    add a4, t1, s6
    sw a4, 12(a0)
    sub a6, t1, s6
    sw a6, 44(a0)
    mulh s5, s9, t0
    sub a4, s2, s5
    add t1, a7, a4
    sub a7, a7, a4
    mulh s6, a7, s8
    mul a6, t1, a3
    mulh s9, t1, t6
    mulh s2, a6, t0
    mul a4, a7, s11
    sub s5, s9, s2
    mulh t1, a4, t0
    add a6, a5, s5
    sw a6, 76(a0)
    sub a7, a5, s5
    sub s2, s6, t1
    sw a7, 108(a0)
    add s9, t5, s2
    sw s9, 140(a0)
    sub a7, t5, s2
    lw a4, 80(a0)
    lw a6, 112(a0)
    mul t1, a4, s0
    mulh a5, a4, a2
    mul s5, a6, s0
    mulh t1, t1, t0
    sw a7, 172(a0)
    mulh s6, a6, a2
    sub a7, a5, t1
    lw t1, -48(a0)
    add a4, t1, a7
    sub a7, t1, a7
    mulh s9, s5, t0
    lw s2, 144(a0)
    mul t5, s2, s0
    sub t1, s6, s9
    mulh a6, t5, t0
    mulh a5, s2, a2
    lw s5, -16(a0)
    add s6, s5, t1
    sub t1, s5, t1
    lw s2, 176(a0)
    sub s9, a5, a6
    mulh t5, s2, a2
    lw s5, 16(a0)
    mul a5, s2, s0
    add a6, s5, s9
    mulh s2, a5, t0
    sub a5, s5, s9
    mul s5, a6, s10
    sub s9, t5, s2
    mulh s2, a6, s7
    lw t5, 48(a0)
    add a6, t5, s9
    mulh s5, s5, t0
    sub s9, t5, s9
    sub s2, s2, s5
    mul t5, a6, s10
    mulh s5, a6, s7
    mulh t5, t5, t0
    add a6, a4, s2
    sub a4, a4, s2
    sub s2, s5, t5
    mul s5, a5, s1
    mulh t5, s5, t0
    sub s5, s6, s2
    add s2, s6, s2
    mul s6, s2, t2
    mulh s2, s2, t3
    mulh s6, s6, t0
    mulh a5, a5, s4
    sub a5, a5, t5
    sub t5, s2, s6
    mulh s2, s5, s3
    add s6, a6, t5
    sw s6, -48(a0)
    sub s6, a6, t5
    sw s6, -16(a0)
    mul a6, s5, t4
    add t5, a7, a5
    mul s6, s9, s1
    mulh s5, a6, t0
    mulh a6, s9, s4
    sub s9, s2, s5
    add s2, a4, s9
    sw s2, 16(a0)
    sub s5, a4, s9
    sw s5, 48(a0)
    mulh s2, s6, t0
    sub a4, a6, s2
    sub s9, t1, a4
    add s5, t1, a4
    mul s6, s5, a3
    mulh a6, s5, t6
    mulh s2, s6, t0
    mul a4, s9, s11
    sub t1, a6, s2
    add s5, t5, t1
    mulh s6, s9, s8
    sw s5, 80(a0)
    sub a6, t5, t1
    sw a6, 112(a0)
    mulh s2, a4, t0
    lw s9, 84(a0)
    mul a4, s9, s0
    sub a7, a7, a5
    sub t1, s6, s2
    add s5, a7, t1
    mulh t5, a4, t0
    mulh a6, s9, a2
    sw s5, 144(a0)
    sub a7, a7, t1
    lw a5, 116(a0)
    sw a7, 176(a0)
    mul t1, a5, s0
    sub s2, a6, t5
    mulh a7, a5, a2
    lw s6, -44(a0)
    add a4, s6, s2
    mulh t1, t1, t0
    sub s9, s6, s2
    lw s5, 148(a0)
    mul s2, s5, s0
    sub a7, a7, t1
    mulh t1, s5, a2
    lw a6, -12(a0)
    add t5, a6, a7
    mulh s2, s2, t0
    sub a7, a6, a7
    sub t1, t1, s2
    lw a5, 20(a0)
    add s2, a5, t1
    sub t1, a5, t1
    lw s6, 180(a0)
    mul s5, s6, s0
    mulh a6, s6, a2
    mulh a5, s5, t0
    mul s6, s2, s10
    sub s5, a6, a5
    mulh s2, s2, s7
    lw a5, 52(a0)
    sub a6, a5, s5
    mulh s6, s6, t0
    sub s2, s2, s6
    add s6, a5, s5
    mul a5, s6, s10
    mulh s5, s6, s7
    add s6, a4, s2
    mulh a5, a5, t0
    sub a4, a4, s2
    mul s2, t1, s1
    sub a5, s5, a5
    mulh t1, t1, s4
    add s5, t5, a5
    mulh s2, s2, t0
    sub a5, t5, a5
    mul t5, s5, t2
    mulh s5, s5, t3
    mulh t5, t5, t0
    sub t1, t1, s2
    mulh s2, a5, s3
    sub s5, s5, t5
    add t5, s6, s5
    sub s5, s6, s5
    sw s5, -12(a0)
    mul s6, a5, t4
    sw t5, -44(a0)
    add s5, s9, t1
    mul t5, a6, s1
    sub t1, s9, t1
    mulh a5, a6, s4
    mulh s9, s6, t0
    sub a6, s2, s9
    add s2, a4, a6
    sw s2, 20(a0)
    sub s6, a4, a6
    mulh s9, t5, t0
    sw s6, 52(a0)
    sub s2, a5, s9
    add a4, a7, s2
    sub a7, a7, s2
    mul a6, a4, a3
    mulh t5, a4, t6
    mulh s6, a6, t0
    mul a4, a7, s11
    mulh a7, a7, s8
    sub a5, t5, s6
    mulh s9, a4, t0
    add s2, s5, a5
    sw s2, 84(a0)
    sub a6, s5, a5
    sw a6, 116(a0)
    sub a7, a7, s9
    add s6, t1, a7
    sw s6, 148(a0)
    sub a7, t1, a7
    sw a7, 180(a0)
    lw a7, 88(a0)
    mul t1, a7, s0
    mulh a7, a7, a2
    mulh t1, t1, t0
    lw t5, 120(a0)
    mul a4, t5, s0
    lw s2, -40(a0)
    sub a7, a7, t1
    sub a5, s2, a7
    add s5, s2, a7
    mulh t1, t5, a2
    mulh a6, a4, t0
    lw s9, 152(a0)
    mul s2, s9, s0
    sub t1, t1, a6
    lw s6, -8(a0)
    mulh a7, s9, a2
    mulh t5, s2, t0
    add a4, s6, t1
    sub t1, s6, t1
    lw s2, 184(a0)
    sub a6, a7, t5
    mulh s9, s2, a2
    lw s6, 24(a0)
    add t5, s6, a6
    mul a7, s2, s0
    mulh s2, a7, t0
    sub a7, s6, a6
    mul a6, t5, s10
    sub s6, s9, s2
    mulh s2, t5, s7
    lw t5, 56(a0)
    mulh s9, a6, t0
    sub a6, t5, s6
    add s6, t5, s6
    mul t5, s6, s10
    sub s2, s2, s9
    add s9, s5, s2
    mulh t5, t5, t0
    sub s2, s5, s2
    mulh s5, s6, s7
    mul s6, a7, s1
    sub s5, s5, t5
    mulh t5, a7, s4
    add a7, a4, s5
    mulh s6, s6, t0
    sub a4, a4, s5
    mul s5, a7, t2
    mulh a7, a7, t3
    mulh s5, s5, t0
    sub a7, a7, s5
    sub s5, t5, s6
    add t5, s9, a7
    sw t5, -40(a0)
    sub s6, s9, a7
    sw s6, -8(a0)
    mul t5, a4, t4
    mul a7, a6, s1
    mulh s9, t5, t0
    sub s6, a5, s5
    mulh t5, a4, s3
    mulh a4, a6, s4
    sub a6, t5, s9
    add s9, s2, a6
    sw s9, 24(a0)
    sub t5, s2, a6
    sw t5, 56(a0)
    mulh s9, a7, t0
    sub a6, a4, s9
    add s2, t1, a6
    sub t1, t1, a6
    mul t5, s2, a3
    mulh a7, s2, t6
    mulh a4, t5, t0
    mul s9, t1, s11
    sub a6, a7, a4
    add s2, a5, s5
    mulh t1, t1, s8
    lw t5, 196(a0)
    add a4, s2, a6
    sw a4, 88(a0)
    sub a7, s2, a6
    sw a7, 120(a0)
    mulh a5, s9, t0
    lw s5, 92(a0)
    sub t1, t1, a5
    mul a4, s5, s0
    mulh a6, s5, a2
    add s2, s6, t1
    sw s2, 152(a0)
    mulh a7, a4, t0
    sub s9, s6, t1
    sw s9, 184(a0)
    lw a5, 124(a0)
    sub s5, a6, a7
    mul t1, a5, s0
    mulh a7, a5, a2
    lw s2, -36(a0)
    add a4, s2, s5
    mulh t1, t1, t0
    sub s6, s2, s5
    lw s9, 156(a0)
    mul s2, s9, s0
    sub a7, a7, t1
    lw a6, -4(a0)
    mulh t1, s9, a2
    add a5, a6, a7
    mulh s2, s2, t0
    sub t1, t1, s2
    lw s5, 28(a0)
    add s2, s5, t1
    sub t1, s5, t1
    lw s9, 188(a0)
    mul s0, s0, s9
    mulh s5, s9, a2
    mulh s0, s0, t0
    sub s0, s5, s0
    lw a2, 60(a0)
    add s9, a2, s0
    mulh s5, s2, s7
    mul s2, s2, s10
    mul s10, s9, s10
    mulh s2, s2, t0
    sub s2, s5, s2
    sub s0, a2, s0
    add s5, a4, s2
    mulh a2, s9, s7
    mulh s7, s10, t0
    sub a7, a6, a7
    sub a2, a2, s7
    add s9, a5, a2
    sub a2, a5, a2
    mul a6, s9, t2
    mulh s10, s9, t3
    mul s7, a2, t4
    mulh a6, a6, t0
    mulh a5, s7, t0
    sub t2, s10, a6
    add a6, s5, t2
    mulh a2, a2, s3
    sw a6, -36(a0)
    sub a2, a2, a5
    sub s9, a4, s2
    sub a4, s5, t2
    mul t3, t1, s1
    sw a4, -4(a0)
    mul s1, s0, s1
    mulh t1, t1, s4
    add a6, s9, a2
    sw a6, 28(a0)
    mulh a4, t3, t0
    sub t4, s9, a2
    sw t4, 60(a0)
    sub t1, t1, a4
    mulh s0, s0, s4
    add a2, s6, t1
    mulh s1, s1, t0
    sub t1, s6, t1
    sub t2, s0, s1
    add s0, a7, t2
    sub a7, a7, t2
    mul t2, s0, a3
    mulh s0, s0, t6
    mulh t2, t2, t0
    mul s1, a7, s11
    sub t2, s0, t2
    mulh a7, a7, s8
    add s0, a2, t2
    sw s0, 92(a0)
    mulh s0, s1, t0
    sub t2, a2, t2
    sw t2, 124(a0)
    sub a7, a7, s0
    add t2, t1, a7
    sw t2, 156(a0)
    sub a7, t1, a7
    sw a7, 188(a0)
    lw a7, 320(a0)
    lw t1, 84(a1)
    lw s0, 80(a1)
    mul t2, a7, t1
    mulh t2, t2, t0
    mulh a7, a7, s0
    lw s1, 352(a0)
    sub a7, a7, t2
    mul a2, s1, t1
    lw t2, 192(a0)
    add a3, t2, a7
    sub a7, t2, a7
    mulh t2, s1, s0
    mulh s1, a2, t0
    sub t2, t2, s1
    lw a4, 224(a0)
    lw s1, 384(a0)
    mul a2, s1, t1
    add a5, a4, t2
    mulh s1, s1, s0
    mulh a2, a2, t0
    sub t2, a4, t2
    lw a4, 416(a0)
    sub s1, s1, a2
    mul a6, a4, t1
    mulh a2, a4, s0
    lw a4, 256(a0)
    add s2, a4, s1
    mulh a6, a6, t0
    sub s1, a4, s1
    sub a2, a2, a6
    lw a4, 288(a0)
    lw s7, 92(a1)
    add a6, a4, a2
    mul s3, s2, s7
    lw s4, 88(a1)
    mulh s2, s2, s4
    mulh s3, s3, t0
    mul s5, a6, s7
    sub s2, s2, s3
    add s3, a3, s2
    sub a3, a3, s2
    mulh a6, a6, s4
    mulh s2, s5, t0
    sub a6, a6, s2
    add s2, a5, a6
    sub a5, a5, a6
    lw a6, 108(a1)
    mul s5, s2, a6
    lw s6, 104(a1)
    mulh s2, s2, s6
    mulh s5, s5, t0
    lw s10, 116(a1)
    mul s8, a5, s10
    sub s2, s2, s5
    lw s5, 112(a1)
    sub a2, a4, a2
    mulh a5, a5, s5
    add s9, s3, s2
    sw s9, 192(a0)
    mulh s8, s8, t0
    sub s2, s3, s2
    sub a5, a5, s8
    sw s2, 224(a0)
    add s2, a3, a5
    lw t3, 96(a1)
    sub a3, a3, a5
    sw a3, 288(a0)
    lw a3, 100(a1)
    sw s2, 256(a0)
    mul a5, s1, a3
    mulh s1, s1, t3
    mulh a5, a5, t0
    mul s3, a2, a3
    sub s1, s1, a5
    sub t4, a7, s1
    mulh t6, a2, t3
    mulh a2, s3, t0
    sub s11, t6, a2
    lw s8, 120(a1)
    add a5, a7, s1
    add a2, t2, s11
    sub t2, t2, s11
    lw s1, 124(a1)
    mul s3, a2, s1
    mulh a2, a2, s8
    mulh s3, s3, t0
    lw s9, 132(a1)
    sub a2, a2, s3
    mul a4, t2, s9
    lw s3, 128(a1)
    mulh t2, t2, s3
    add s11, a5, a2
    sw s11, 320(a0)
    mulh s2, a4, t0
    sub a2, a5, a2
    sub t2, t2, s2
    add t6, t4, t2
    lw a7, 324(a0)
    sw t6, 384(a0)
    sub s11, t4, t2
    sw s11, 416(a0)
    sw a2, 352(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a2, 356(a0)
    mul a5, a2, t1
    sub a7, a7, t2
    add a4, t5, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 388(a0)
    mul s11, a5, t1
    lw s2, 228(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    add t6, s2, t2
    sub t2, s2, t2
    lw t4, 420(a0)
    mulh a5, s11, t0
    mulh s2, t4, s0
    mul t4, t4, t1
    sub a2, a2, a5
    sub a7, t5, a7
    mulh t4, t4, t0
    lw s11, 260(a0)
    add t5, s11, a2
    sub a2, s11, a2
    lw a5, 292(a0)
    sub s11, s2, t4
    mulh t4, t5, s4
    mul s2, t5, s7
    add t5, a5, s11
    mulh s2, s2, t0
    sub a5, a5, s11
    mul s11, t5, s7
    sub s2, t4, s2
    mulh t4, t5, s4
    add t5, a4, s2
    sub a4, a4, s2
    mulh s2, s11, t0
    mul s11, a2, a3
    sub t4, t4, s2
    mulh s11, s11, t0
    add s2, t6, t4
    sub t4, t6, t4
    mul t6, s2, a6
    mulh a2, a2, t3
    mulh s2, s2, s6
    mulh t6, t6, t0
    sub a2, a2, s11
    mulh s11, t4, s5
    sub s2, s2, t6
    add t6, t5, s2
    sw t6, 196(a0)
    sub t6, t5, s2
    sw t6, 228(a0)
    mul s2, t4, s10
    add t4, a7, a2
    mul t5, a5, a3
    mulh t6, a5, t3
    mulh a5, s2, t0
    sub a7, a7, a2
    sub a5, s11, a5
    add s11, a4, a5
    sw s11, 260(a0)
    sub a5, a4, a5
    sw a5, 292(a0)
    mulh a5, t5, t0
    sub a2, t6, a5
    add a5, t2, a2
    mul s2, a5, s1
    mulh a5, a5, s8
    mulh s11, s2, t0
    sub a4, a5, s11
    sub t2, t2, a2
    mul t5, t2, s9
    add a5, t4, a4
    mulh t2, t2, s3
    sw a5, 324(a0)
    sub a2, t4, a4
    mulh a5, t5, t0
    sw a2, 356(a0)
    sub t2, t2, a5
    add a2, a7, t2
    sw a2, 388(a0)
    sub a7, a7, t2
    sw a7, 420(a0)
    lw a7, 328(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a2, 360(a0)
    mul a5, a2, t1
    sub a7, a7, t2
    lw t2, 200(a0)
    sub t6, t2, a7
    add s2, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 392(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    lw s11, 232(a0)
    mul a4, a5, t1
    add t4, s11, t2
    sub t2, s11, t2
    lw s11, 424(a0)
    mulh a5, a4, t0
    mul t5, s11, t1
    lw a7, 264(a0)
    sub a2, a2, a5
    add a4, a7, a2
    mul a5, a4, s7
    mulh t5, t5, t0
    mulh s11, s11, s0
    mulh a5, a5, t0
    mulh a4, a4, s4
    sub s11, s11, t5
    lw t5, 296(a0)
    sub a4, a4, a5
    add a5, t5, s11
    sub s11, t5, s11
    mul t5, a5, s7
    sub a2, a7, a2
    mulh a7, a5, s4
    add a5, s2, a4
    mulh t5, t5, t0
    sub a4, s2, a4
    mul s2, a2, a3
    sub a7, a7, t5
    mulh a2, a2, t3
    add t5, t4, a7
    mulh s2, s2, t0
    sub a7, t4, a7
    mul t4, t5, a6
    mulh t5, t5, s6
    mulh t4, t4, t0
    sub a2, a2, s2
    mulh s2, a7, s5
    sub t4, t5, t4
    add t5, a5, t4
    sw t5, 200(a0)
    sub t4, a5, t4
    sw t4, 232(a0)
    mul t5, a7, s10
    mul a5, s11, a3
    add t4, t6, a2
    mulh a7, t5, t0
    sub t5, t6, a2
    mulh a2, s11, t3
    sub t6, s2, a7
    add s11, a4, t6
    sw s11, 264(a0)
    sub a7, a4, t6
    mulh a5, a5, t0
    sw a7, 296(a0)
    sub a2, a2, a5
    add a5, t2, a2
    sub t2, t2, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mulh a2, a2, t0
    sub a2, a5, a2
    mul s2, t2, s9
    mulh t2, t2, s3
    add a5, t4, a2
    sw a5, 328(a0)
    sub a2, t4, a2
    sw a2, 360(a0)
    mulh a2, s2, t0
    lw a5, 332(a0)
    mul s11, a5, t1
    sub t2, t2, a2
    mulh a2, a5, s0
    add a5, t5, t2
    mulh a4, s11, t0
    sw a5, 392(a0)
    sub a7, t5, t2
    lw a5, 204(a0)
    sw a7, 424(a0)
    lw a7, 364(a0)
    mulh t6, a7, s0
    mul t2, a7, t1
    sub a2, a2, a4
    add t4, a5, a2
    mulh t2, t2, t0
    sub a2, a5, a2
    lw a5, 396(a0)
    mulh s2, a5, s0
    sub a7, t6, t2
    lw s11, 268(a0)
    mul t5, a5, t1
    lw a5, 236(a0)
    mulh a4, t5, t0
    sub t2, a5, a7
    sub t6, s2, a4
    sub t5, s11, t6
    add s11, s11, t6
    lw a4, 428(a0)
    mul s2, a4, t1
    mul t6, s11, s7
    mulh a4, a4, s0
    mulh s2, s2, t0
    sub a4, a4, s2
    add s2, a5, a7
    lw a5, 300(a0)
    add a7, a5, a4
    mulh t6, t6, t0
    sub a5, a5, a4
    mulh s11, s11, s4
    mul a4, a7, s7
    sub s11, s11, t6
    mulh t6, a7, s4
    add a7, t4, s11
    mulh a4, a4, t0
    sub s11, t4, s11
    mul t4, t5, a3
    mulh t5, t5, t3
    mulh t4, t4, t0
    sub a4, t6, a4
    add t6, s2, a4
    sub a4, s2, a4
    mul s2, t6, a6
    mulh t6, t6, s6
    mulh s2, s2, t0
    sub t4, t5, t4
    mulh t5, a4, s5
    sub s2, t6, s2
    add t6, a7, s2
    sub a7, a7, s2
    sw t6, 204(a0)
    sw a7, 236(a0)
    mul s2, a4, s10
    add t6, a2, t4
    mulh a7, s2, t0
    mul a4, a5, a3
    mulh s2, a5, t3
    sub a5, a2, t4
    sub a2, t5, a7
    add t4, s11, a2
    sw t4, 268(a0)
    sub a7, s11, a2
    sw a7, 300(a0)
    mulh t5, a4, t0
    sub a2, s2, t5
    add t4, t2, a2
    sub a7, t2, a2
    mulh s11, a7, s3
    mul a2, t4, s1
    mulh a4, t4, s8
    mulh a2, a2, t0
    mul s2, a7, s9
    sub a2, a4, a2
    add t5, t6, a2
    sw t5, 332(a0)
    mulh t2, s2, t0
    sub a2, t6, a2
    sw a2, 364(a0)
    sub a7, s11, t2
    add a2, a5, a7
    sw a2, 396(a0)
    sub a7, a5, a7
    lw t4, 336(a0)
    mul t2, t4, t1
    mulh a4, t4, s0
    sw a7, 428(a0)
    mulh t2, t2, t0
    lw a2, 368(a0)
    mul a5, a2, t1
    sub a7, a4, t2
    lw t2, 208(a0)
    add t5, t2, a7
    lw s2, 240(a0)
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 400(a0)
    mul s11, a5, t1
    sub t2, t2, a2
    mulh a2, a5, s0
    add t6, s2, t2
    sub t2, s2, t2
    lw t4, 432(a0)
    mulh a5, s11, t0
    mul a4, t4, t1
    sub a2, a2, a5
    mulh a5, t4, s0
    lw s11, 272(a0)
    lw s2, 304(a0)
    add t4, s11, a2
    mulh a4, a4, t0
    sub a2, s11, a2
    mul s11, t4, s7
    sub a5, a5, a4
    mulh t4, t4, s4
    add a4, s2, a5
    mulh s11, s11, t0
    sub a5, s2, a5
    mul s2, a4, s7
    sub s11, t4, s11
    mulh t4, a4, s4
    add a4, t5, s11
    mulh s2, s2, t0
    sub s11, t5, s11
    mul t5, a2, a3
    sub t4, t4, s2
    mulh a2, a2, t3
    add s2, t6, t4
    mulh t5, t5, t0
    sub t4, t6, t4
    mul t6, s2, a6
    mulh s2, s2, s6
    mulh t6, t6, t0
    sub a2, a2, t5
    mulh t5, t4, s5
    sub s2, s2, t6
    add t6, a4, s2
    sub a4, a4, s2
    sw a4, 240(a0)
    sw t6, 208(a0)
    mul s2, t4, s10
    mul a4, a5, a3
    mulh t6, s2, t0
    sub t4, a7, a2
    sub s2, t5, t6
    add t5, s11, s2
    sw t5, 272(a0)
    sub t6, s11, s2
    sw t6, 304(a0)
    mulh t5, a4, t0
    mulh s2, a5, t3
    sub s11, s2, t5
    add a5, t2, s11
    add t6, a7, a2
    mul a2, a5, s1
    sub t2, t2, s11
    mulh a2, a2, t0
    mul a4, t2, s9
    mulh a5, a5, s8
    sub a2, a5, a2
    add a5, t6, a2
    sw a5, 336(a0)
    sub a2, t6, a2
    mulh t2, t2, s3
    sw a2, 368(a0)
    mulh a2, a4, t0
    lw a5, 340(a0)
    mul s2, a5, t1
    sub t2, t2, a2
    mulh a2, a5, s0
    sub a7, t4, t2
    add a5, t4, t2
    sw a5, 400(a0)
    mulh a5, s2, t0
    sw a7, 432(a0)
    lw a7, 372(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    sub a2, a2, a5
    lw a5, 212(a0)
    add t5, a5, a2
    sub a2, a5, a2
    mulh t2, t2, t0
    lw a5, 404(a0)
    lw s11, 244(a0)
    sub a7, a7, t2
    mulh t2, a5, s0
    mul t6, a5, t1
    add a4, s11, a7
    mulh t4, t6, t0
    sub a7, s11, a7
    sub t2, t2, t4
    lw a5, 276(a0)
    lw s2, 436(a0)
    add s11, a5, t2
    mul t4, s2, t1
    mul t6, s11, s7
    mulh s2, s2, s0
    sub t2, a5, t2
    mulh t4, t4, t0
    sub a5, s2, t4
    mulh s11, s11, s4
    lw t4, 308(a0)
    mulh s2, t6, t0
    sub t6, t4, a5
    add a5, t4, a5
    mul t4, a5, s7
    sub s11, s11, s2
    mulh s2, a5, s4
    add a5, t5, s11
    mulh t4, t4, t0
    sub s11, t5, s11
    mul t5, t2, a3
    sub t4, s2, t4
    mulh t2, t2, t3
    add s2, a4, t4
    mulh t5, t5, t0
    sub a4, a4, t4
    mul t4, s2, a6
    mulh s2, s2, s6
    mulh t4, t4, t0
    sub t2, t2, t5
    sub t4, s2, t4
    add t5, a5, t4
    mulh s2, a4, s5
    sw t5, 212(a0)
    sub t4, a5, t4
    sw t4, 244(a0)
    mul t5, a4, s10
    add t4, a2, t2
    mul a5, t6, a3
    mulh a4, t5, t0
    sub t2, a2, t2
    mulh a2, t6, t3
    sub t5, s2, a4
    add t6, s11, t5
    sw t6, 276(a0)
    sub a4, s11, t5
    mulh a5, a5, t0
    sw a4, 308(a0)
    sub a2, a2, a5
    add a5, a7, a2
    sub a7, a7, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mul s2, a7, s9
    mulh a2, a2, t0
    sub a2, a5, a2
    mulh a7, a7, s3
    add a5, t4, a2
    mulh t6, s2, t0
    sw a5, 340(a0)
    sub a2, t4, a2
    sw a2, 372(a0)
    sub a7, a7, t6
    add a2, t2, a7
    sw a2, 404(a0)
    sub a7, t2, a7
    lw s11, 344(a0)
    mul t2, s11, t1
    mulh t5, s11, s0
    lw a2, 376(a0)
    sw a7, 436(a0)
    mulh t2, t2, t0
    mul a5, a2, t1
    sub a7, t5, t2
    lw t2, 216(a0)
    add a4, t2, a7
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 408(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    lw s2, 248(a0)
    lw s11, 440(a0)
    mul t4, a5, t1
    add t6, s2, t2
    sub t2, s2, t2
    mulh a5, t4, t0
    mul t4, s11, t1
    sub a2, a2, a5
    mulh a5, s11, s0
    lw s11, 280(a0)
    mulh t4, t4, t0
    sub t5, s11, a2
    add s2, s11, a2
    mul s11, s2, s7
    sub a5, a5, t4
    mulh t4, s2, s4
    lw a2, 312(a0)
    mulh s11, s11, t0
    sub s2, a2, a5
    add a2, a2, a5
    mul a5, a2, s7
    sub s11, t4, s11
    mulh t4, a2, s4
    add a2, a4, s11
    mulh a5, a5, t0
    sub a4, a4, s11
    mul s11, t5, a3
    sub t4, t4, a5
    mulh a5, t5, t3
    add t5, t6, t4
    mulh s11, s11, t0
    sub t4, t6, t4
    mul t6, t5, a6
    mulh t5, t5, s6
    mulh t6, t6, t0
    sub a5, a5, s11
    mulh s11, t4, s5
    sub t5, t5, t6
    add t6, a2, t5
    sw t6, 216(a0)
    sub t6, a2, t5
    sw t6, 248(a0)
    mul a2, t4, s10
    add t4, a7, a5
    mul t5, s2, a3
    mulh t6, a2, t0
    sub a7, a7, a5
    mulh a2, s2, t3
    sub a5, s11, t6
    mulh s2, t5, t0
    add s11, a4, a5
    sub a5, a4, a5
    sw s11, 280(a0)
    sub a2, a2, s2
    add t6, t2, a2
    sub t2, t2, a2
    mul a2, t6, s1
    mulh t5, t6, s8
    mulh a2, a2, t0
    mul a4, t2, s9
    sub a2, t5, a2
    mulh t2, t2, s3
    add s11, t4, a2
    sub a2, t4, a2
    sw s11, 344(a0)
    lw s2, 612(a0)
    sw a2, 376(a0)
    mulh a2, a4, t0
    lw t6, 348(a0)
    sub t2, t2, a2
    mulh a2, t6, s0
    add t5, a7, t2
    sw t5, 408(a0)
    mul t4, t6, t1
    sub a7, a7, t2
    sw a7, 440(a0)
    mulh s11, t4, t0
    lw a7, 380(a0)
    mul t2, a7, t1
    sub a2, a2, s11
    mulh a7, a7, s0
    lw a4, 220(a0)
    add t5, a4, a2
    mulh t2, t2, t0
    sub a2, a4, a2
    lw t6, 412(a0)
    mul s11, t6, t1
    mulh t4, t6, s0
    lw a4, 252(a0)
    sub a7, a7, t2
    lw t6, 284(a0)
    add t2, a4, a7
    mulh s11, s11, t0
    sub a7, a4, a7
    sub a4, t4, s11
    add s11, t6, a4
    sub t4, t6, a4
    lw a4, 444(a0)
    mul t1, a4, t1
    lw t6, 316(a0)
    mulh s0, a4, s0
    mulh t1, t1, t0
    mul a4, s11, s7
    sub t1, s0, t1
    sub s0, t6, t1
    add t1, t6, t1
    mulh t6, s11, s4
    mulh s11, a4, t0
    mulh a4, t1, s4
    mul s4, t1, s7
    sub t1, t6, s11
    add s7, t5, t1
    mulh s11, s0, t3
    sub t6, t5, t1
    mulh t1, s4, t0
    mul s0, s0, a3
    sub a4, a4, t1
    add t5, t2, a4
    sub a4, t2, a4
    mul a6, t5, a6
    mulh s4, t5, s6
    mul s6, a4, s10
    mulh a6, a6, t0
    sub t1, s4, a6
    mulh a6, s6, t0
    mul t2, t4, a3
    mulh a4, a4, s5
    add t5, s7, t1
    sub s10, s7, t1
    sw s10, 252(a0)
    sub a4, a4, a6
    sw t5, 220(a0)
    mulh s4, t4, t3
    add a6, t6, a4
    sw a6, 284(a0)
    sub s6, t6, a4
    mulh a3, t2, t0
    sw s6, 316(a0)
    sub t2, s4, a3
    add a3, a2, t2
    mulh s0, s0, t0
    sub t2, a2, t2
    sub t1, s11, s0
    add s0, a7, t1
    sub a7, a7, t1
    mul t1, s0, s1
    mulh s0, s0, s8
    mulh s5, a7, s3
    mul s1, a7, s9
    mulh t1, t1, t0
    sub t1, s0, t1
    add s0, a3, t1
    sw s0, 348(a0)
    mulh s0, s1, t0
    sub a7, s5, s0
    sub t1, a3, t1
    sw t1, 380(a0)
    lw s7, 576(a0)
    add t1, t2, a7
    sw t1, 412(a0)
    sub a7, t2, a7
    sw a7, 444(a0)
    lw t1, 140(a1)
    mul t2, s7, t1
    lw s0, 136(a1)
    mulh a7, s7, s0
    mulh t2, t2, t0
    lw s1, 608(a0)
    sub a7, a7, t2
    mul a2, s1, t1
    lw t2, 448(a0)
    add a3, t2, a7
    sub a7, t2, a7
    mulh t2, s1, s0
    mulh s1, a2, t0
    sub t2, t2, s1
    lw s1, 640(a0)
    mulh s10, s1, s0
    mul a2, s1, t1
    lw a4, 480(a0)
    add t5, a4, t2
    mulh a2, a2, t0
    sub t2, a4, t2
    lw a4, 672(a0)
    mul a6, a4, t1
    sub s1, s10, a2
    mulh a2, a4, s0
    lw a4, 512(a0)
    add t3, a4, s1
    mulh a6, a6, t0
    sub s1, a4, s1
    sub a2, a2, a6
    lw a4, 544(a0)
    add a6, a4, a2
    sub a2, a4, a2
    lw a4, 148(a1)
    mul s3, t3, a4
    lw s4, 144(a1)
    mulh t4, t3, s4
    mulh s3, s3, t0
    mul s5, a6, a4
    sub t6, t4, s3
    add s3, a3, t6
    sub a3, a3, t6
    mulh a6, a6, s4
    mulh s6, s5, t0
    sub a6, a6, s6
    add s11, t5, a6
    sub s8, t5, a6
    lw a6, 164(a1)
    mul s5, s11, a6
    lw s6, 160(a1)
    mulh s9, s11, s6
    mulh s5, s5, t0
    lw s7, 172(a1)
    mul s10, s8, s7
    lw t3, 168(a1)
    sub t4, s9, s5
    mulh t6, s8, t3
    add s9, s3, t4
    sw s9, 448(a0)
    mulh s8, s10, t0
    sub t5, t6, s8
    sub s11, a3, t5
    add s5, a3, t5
    sub s9, s3, t4
    sw s9, 480(a0)
    sw s5, 512(a0)
    sw s11, 544(a0)
    lw a3, 156(a1)
    lw s10, 152(a1)
    mulh s8, s1, s10
    mul t6, s1, a3
    mulh t5, t6, t0
    mul s3, a2, a3
    sub s1, s8, t5
    sw a5, 312(a0)
    add a5, a7, s1
    sub a7, a7, s1
    mulh s1, a2, s10
    mulh a2, s3, t0
    sub s1, s1, a2
    add a2, t2, s1
    sub t2, t2, s1
    lw s1, 180(a1)
    mul s3, a2, s1
    lw s8, 176(a1)
    mulh a2, a2, s8
    mulh s3, s3, t0
    lw s9, 188(a1)
    sub a2, a2, s3
    lw s3, 184(a1)
    mulh t4, t2, s3
    add s11, a5, a2
    mul s5, t2, s9
    mulh t6, s5, t0
    sw s11, 576(a0)
    sub a2, a5, a2
    sw a2, 608(a0)
    sub t2, t4, t6
    add a2, a7, t2
    sw a2, 640(a0)
    sub a7, a7, t2
    sw a7, 672(a0)
    lw a7, 580(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    mul a5, s2, t1
    sub a7, a7, t2
    lw t2, 452(a0)
    add t5, t2, a7
    sub a7, t2, a7
    mulh t2, s2, s0
    mulh a2, a5, t0
    lw a5, 644(a0)
    mul s11, a5, t1
    lw s5, 484(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    add t4, s5, t2
    sub t2, s5, t2
    mulh a5, s11, t0
    lw s11, 676(a0)
    sub a2, a2, a5
    mulh a5, s11, s0
    mul t6, s11, t1
    lw s11, 516(a0)
    add s2, s11, a2
    mulh s5, t6, t0
    sub a2, s11, a2
    mul s11, s2, a4
    mulh t6, s2, s4
    lw s2, 548(a0)
    sub a5, a5, s5
    add s5, s2, a5
    mulh s11, s11, t0
    sub a5, s2, a5
    mulh s2, s5, s4
    mul s5, s5, a4
    sub s11, t6, s11
    add t6, t5, s11
    mulh s5, s5, t0
    sub s11, t5, s11
    mul t5, a2, a3
    mulh a2, a2, s10
    sub s2, s2, s5
    add s5, t4, s2
    mulh t5, t5, t0
    sub s2, t4, s2
    mulh t4, s5, s6
    mul s5, s5, a6
    sub a2, a2, t5
    mul t5, s2, s7
    mulh s2, s2, t3
    mulh s5, s5, t0
    sub t4, t4, s5
    sub s5, t6, t4
    add t4, t6, t4
    sw s5, 484(a0)
    add t6, a7, a2
    mul s5, a5, a3
    mulh t5, t5, t0
    sub a7, a7, a2
    mulh a2, a5, s10
    sw t4, 452(a0)
    sub a5, s2, t5
    add t4, s11, a5
    sw t4, 516(a0)
    sub a5, s11, a5
    mulh s2, s5, t0
    sub a2, a2, s2
    add t5, t2, a2
    sw a5, 548(a0)
    sub t2, t2, a2
    mul a2, t5, s1
    mulh a5, t5, s8
    mulh a2, a2, t0
    mul t4, t2, s9
    sub a2, a5, a2
    add a5, t6, a2
    sub a2, t6, a2
    mulh t2, t2, s3
    sw a5, 580(a0)
    mulh a5, t4, t0
    sw a2, 612(a0)
    sub t2, t2, a5
    add a2, a7, t2
    sw a2, 644(a0)
    sub a7, a7, t2
    sw a7, 676(a0)
    lw a7, 584(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a2, 616(a0)
    mul a5, a2, t1
    sub a7, a7, t2
    lw t2, 456(a0)
    add s11, t2, a7
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 648(a0)
    sub t2, t2, a2
    mul s5, a5, t1
    mulh a2, a5, s0
    lw a5, 488(a0)
    mulh s2, s5, t0
    lw t5, 680(a0)
    mul t4, t5, t1
    sub a2, a2, s2
    sub t6, a5, t2
    add s5, a5, t2
    mulh a5, t5, s0
    lw s2, 520(a0)
    sub t2, s2, a2
    add t5, s2, a2
    mul a2, t5, a4
    mulh t4, t4, t0
    sub a5, a5, t4
    lw s2, 552(a0)
    mulh t4, a2, t0
    add a2, s2, a5
    mulh t5, t5, s4
    sub a5, s2, a5
    mul s2, a2, a4
    sub t4, t5, t4
    mulh t5, a2, s4
    add a2, s11, t4
    mulh s2, s2, t0
    sub s11, s11, t4
    mul t4, t2, a3
    sub s2, t5, s2
    mulh t5, t2, s10
    add t2, s5, s2
    mulh t4, t4, t0
    sub s2, s5, s2
    mul s5, t2, a6
    mulh t2, t2, s6
    mulh s5, s5, t0
    sub t4, t5, t4
    mulh t5, s2, t3
    sub t2, t2, s5
    add s5, a2, t2
    sw s5, 456(a0)
    sub s5, a2, t2
    sw s5, 488(a0)
    mul t2, s2, s7
    mul a2, a5, a3
    mulh s5, t2, t0
    sub s2, t5, s5
    sub t2, a7, t4
    add t4, a7, t4
    add s5, s11, s2
    sw s5, 520(a0)
    sub t5, s11, s2
    mulh a7, a5, s10
    sw t5, 552(a0)
    mulh a5, a2, t0
    sub a2, a7, a5
    sub s5, t6, a2
    add a5, t6, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul s2, s5, s9
    lw s11, 492(a0)
    sub a2, a5, a2
    mulh t5, s5, s3
    add a5, t4, a2
    sw a5, 584(a0)
    sub a2, t4, a2
    sw a2, 616(a0)
    mulh a2, s2, t0
    sub a7, t5, a2
    lw a5, 588(a0)
    mul t6, a5, t1
    mulh a2, a5, s0
    add a5, t2, a7
    sw a5, 648(a0)
    sub a7, t2, a7
    sw a7, 680(a0)
    lw a7, 620(a0)
    mul t2, a7, t1
    mulh a5, t6, t0
    sub a2, a2, a5
    mulh a7, a7, s0
    lw a5, 460(a0)
    add s5, a5, a2
    mulh t2, t2, t0
    sub a2, a5, a2
    lw a5, 652(a0)
    sub a7, a7, t2
    mulh t2, a5, s0
    mul t4, a5, t1
    mulh s2, t4, t0
    sub t5, s11, a7
    sub t2, t2, s2
    add t6, s11, a7
    lw a5, 524(a0)
    add s11, a5, t2
    sub t2, a5, t2
    lw a5, 684(a0)
    mul t4, a5, t1
    lw s2, 556(a0)
    mulh a5, a5, s0
    mulh t4, t4, t0
    mul a7, s11, a4
    sub a5, a5, t4
    mulh s11, s11, s4
    add t4, s2, a5
    mulh a7, a7, t0
    sub a5, s2, a5
    mul s2, t4, a4
    sub s11, s11, a7
    mulh a7, t4, s4
    add t4, s5, s11
    mulh s2, s2, t0
    sub s5, s5, s11
    mul s11, t2, a3
    sub a7, a7, s2
    add s2, t6, a7
    mulh t2, t2, s10
    mulh s11, s11, t0
    sub a7, t6, a7
    mul t6, s2, a6
    mulh s2, s2, s6
    mulh t6, t6, t0
    sub t2, t2, s11
    mulh s11, a7, t3
    sub s2, s2, t6
    add t6, t4, s2
    sw t6, 460(a0)
    sub t4, t4, s2
    mul t6, a7, s7
    sw t4, 492(a0)
    mul s2, a5, a3
    mulh a7, t6, t0
    sub t4, a2, t2
    mulh t6, a5, s10
    sub a5, s11, a7
    add s11, s5, a5
    add a7, a2, t2
    sw s11, 524(a0)
    sub a5, s5, a5
    mulh t2, s2, t0
    sub a2, t6, t2
    add s11, t5, a2
    sub s5, t5, a2
    mul a2, s11, s1
    mulh s2, s11, s8
    mulh t2, s5, s3
    sw a5, 556(a0)
    mulh a2, a2, t0
    mul t6, s5, s9
    sub a2, s2, a2
    add a5, a7, a2
    sw a5, 588(a0)
    sub a2, a7, a2
    mulh a5, t6, t0
    sw a2, 620(a0)
    sub a7, t2, a5
    add a2, t4, a7
    sw a2, 652(a0)
    sub a7, t4, a7
    sw a7, 684(a0)
    lw a7, 592(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a2, 624(a0)
    sub a7, a7, t2
    mul a5, a2, t1
    lw t2, 464(a0)
    add t5, t2, a7
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 656(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    lw s11, 496(a0)
    mul s5, a5, t1
    add s2, s11, t2
    sub t2, s11, t2
    lw s11, 688(a0)
    mulh a5, s5, t0
    mul t4, s11, t1
    sub a2, a2, a5
    lw t6, 528(a0)
    mulh a5, s11, s0
    add s5, t6, a2
    mulh s11, s5, s4
    mulh t4, t4, t0
    mul s5, s5, a4
    sub a2, t6, a2
    sub a5, a5, t4
    lw t6, 560(a0)
    mulh t4, s5, t0
    add s5, t6, a5
    sub a5, t6, a5
    mul t6, s5, a4
    sub s11, s11, t4
    mulh t4, s5, s4
    mulh s5, t6, t0
    sub t6, t5, s11
    add s11, t5, s11
    mulh t5, a2, s10
    mul a2, a2, a3
    sub t4, t4, s5
    add s5, s2, t4
    mulh a2, a2, t0
    sub s2, s2, t4
    mul t4, s5, a6
    mulh s5, s5, s6
    mulh t4, t4, t0
    sub a2, t5, a2
    sub t4, s5, t4
    mulh t5, s2, t3
    add s5, s11, t4
    sw s5, 464(a0)
    sub t4, s11, t4
    sw t4, 496(a0)
    mul s5, s2, s7
    add t4, a7, a2
    mul s11, a5, a3
    mulh s2, s5, t0
    sub a7, a7, a2
    mulh a2, a5, s10
    sub a5, t5, s2
    sub s5, t6, a5
    add s2, t6, a5
    sw s2, 528(a0)
    sw s5, 560(a0)
    mulh a5, s11, t0
    sub a2, a2, a5
    sub t5, t2, a2
    add a5, t2, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul t6, t5, s9
    mulh t2, t5, s3
    lw s2, 596(a0)
    sub a2, a5, a2
    add a5, t4, a2
    sw a5, 592(a0)
    sub a2, t4, a2
    sw a2, 624(a0)
    mulh a2, t6, t0
    mul s5, s2, t1
    sub t2, t2, a2
    add a5, a7, t2
    sw a5, 656(a0)
    mulh a5, s5, t0
    sub a7, a7, t2
    sw a7, 688(a0)
    mulh a2, s2, s0
    lw a7, 628(a0)
    sub a2, a2, a5
    mulh s11, a7, s0
    lw a5, 468(a0)
    add t5, a5, a2
    mul t2, a7, t1
    sub a2, a5, a2
    lw a5, 660(a0)
    mulh t2, t2, t0
    sub a7, s11, t2
    lw t4, 500(a0)
    mulh t2, a5, s0
    mul s11, a5, t1
    add t6, t4, a7
    mulh s11, s11, t0
    sub t2, t2, s11
    lw a5, 532(a0)
    sub a7, t4, a7
    sub s5, a5, t2
    add s11, a5, t2
    lw a5, 692(a0)
    mul t4, a5, t1
    mulh s2, s11, s4
    mulh a5, a5, s0
    mulh t4, t4, t0
    mul t2, s11, a4
    sub a5, a5, t4
    lw t4, 564(a0)
    add s11, t4, a5
    mulh t2, t2, t0
    sub a5, t4, a5
    mul t4, s11, a4
    sub t2, s2, t2
    mulh s2, s11, s4
    add s11, t5, t2
    mulh t4, t4, t0
    sub t2, t5, t2
    mul t5, s5, a3
    sub t4, s2, t4
    mulh s2, s5, s10
    mulh s5, t5, t0
    add t5, t6, t4
    sub t4, t6, t4
    mul t6, t5, a6
    mulh t5, t5, s6
    mulh t6, t6, t0
    sub s2, s2, s5
    mulh s5, t4, t3
    sub t5, t5, t6
    add t6, s11, t5
    sw t6, 468(a0)
    sub t6, s11, t5
    sw t6, 500(a0)
    add s11, a2, s2
    mul t5, a5, a3
    mul t6, t4, s7
    sub t4, a2, s2
    mulh a2, a5, s10
    mulh s2, t6, t0
    sub a5, s5, s2
    add t6, t2, a5
    sw t6, 532(a0)
    sub a5, t2, a5
    sw a5, 564(a0)
    mulh a5, t5, t0
    sub a2, a2, a5
    sub s2, a7, a2
    add a5, a7, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul s5, s2, s9
    sub a2, a5, a2
    mulh a7, s2, s3
    mulh a5, s5, t0
    sub a7, a7, a5
    sub t6, s11, a2
    add a5, s11, a2
    add a2, t4, a7
    sw a5, 596(a0)
    sw t6, 628(a0)
    sw a2, 660(a0)
    sub a7, t4, a7
    sw a7, 692(a0)
    lw a7, 600(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    lw a2, 632(a0)
    mul a5, a2, t1
    mulh t5, a2, s0
    mulh t2, t2, t0
    lw s2, 472(a0)
    sub a7, a7, t2
    add s5, s2, a7
    sub a7, s2, a7
    lw s11, 504(a0)
    mulh a2, a5, t0
    sub t2, t5, a2
    lw a5, 664(a0)
    mul t6, a5, t1
    mulh a2, a5, s0
    add t4, s11, t2
    sub t2, s11, t2
    mulh a5, t6, t0
    lw s11, 696(a0)
    sub a2, a2, a5
    mul s2, s11, t1
    lw t5, 536(a0)
    sub t6, t5, a2
    add t5, t5, a2
    mulh a5, s2, t0
    mulh a2, s11, s0
    sub a5, a2, a5
    mulh s2, t5, s4
    mul s11, t5, a4
    lw t5, 568(a0)
    mulh s11, s11, t0
    add a2, t5, a5
    sub a5, t5, a5
    mul t5, a2, a4
    mulh t5, t5, t0
    sub s11, s2, s11
    add s2, s5, s11
    sub s5, s5, s11
    mulh s11, a2, s4
    mulh a2, t6, s10
    mul t6, t6, a3
    sub s11, s11, t5
    add t5, t4, s11
    mulh t6, t6, t0
    sub s11, t4, s11
    sub a2, a2, t6
    mul t4, t5, a6
    mulh t5, t5, s6
    mulh t4, t4, t0
    mulh t6, s11, t3
    sub t4, t5, t4
    add t5, s2, t4
    sw t5, 472(a0)
    sub t4, s2, t4
    mul t5, s11, s7
    add s2, a7, a2
    mul s11, a5, a3
    mulh t5, t5, t0
    sub a7, a7, a2
    mulh a2, a5, s10
    sub a5, t6, t5
    add t5, s5, a5
    sw t5, 536(a0)
    sub a5, s5, a5
    sw a5, 568(a0)
    mulh a5, s11, t0
    sw t4, 504(a0)
    sub a2, a2, a5
    add a5, t2, a2
    sub t2, t2, a2
    mul a2, a5, s1
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul t6, t2, s9
    sub a2, a5, a2
    add a5, s2, a2
    sw a5, 600(a0)
    sub a2, s2, a2
    mulh t2, t2, s3
    sw a2, 632(a0)
    mulh a2, t6, t0
    lw a5, 604(a0)
    sub t2, t2, a2
    mulh a2, a5, s0
    add t5, a7, t2
    sw t5, 664(a0)
    mul s5, a5, t1
    sub a7, a7, t2
    mulh a5, s5, t0
    sw a7, 696(a0)
    lw a7, 636(a0)
    sub a2, a2, a5
    mulh s11, a7, s0
    lw a5, 476(a0)
    add t4, a5, a2
    mul t2, a7, t1
    mulh t2, t2, t0
    sub a2, a5, a2
    lw a5, 668(a0)
    mul s2, a5, t1
    sub a7, s11, t2
    mulh t2, a5, s0
    lw a5, 508(a0)
    sub t6, a5, a7
    add t5, a5, a7
    lw a5, 540(a0)
    mulh s11, s2, t0
    sub t2, t2, s11
    add s11, a5, t2
    sub t2, a5, t2
    lw a5, 700(a0)
    mul t1, a5, t1
    mulh s0, a5, s0
    mulh t1, t1, t0
    sub t1, s0, t1
    lw s0, 572(a0)
    add s5, s0, t1
    mul a7, s5, a4
    mul a5, s11, a4
    mulh s2, s11, s4
    mulh a5, a5, t0
    sub a4, s2, a5
    mulh a5, s5, s4
    add s4, t4, a4
    mulh s11, a7, t0
    sub s2, t4, a4
    sub a4, a5, s11
    add a5, t5, a4
    sub a4, t5, a4
    mul a6, a5, a6
    mul s5, a4, s7
    mulh a5, a5, s6
    mulh a6, a6, t0
    mulh a4, a4, t3
    mulh a7, s5, t0
    sub a5, a5, a6
    add a6, s4, a5
    sub a5, s4, a5
    sub t1, s0, t1
    sw a5, 508(a0)
    mul a5, t2, a3
    sub a4, a4, a7
    add t4, s2, a4
    mulh t2, t2, s10
    mulh a5, a5, t0
    sub s0, s2, a4
    sw s0, 572(a0)
    sub t2, t2, a5
    mul s0, t1, a3
    sw t4, 540(a0)
    mulh t1, t1, s10
    add a3, a2, t2
    mulh s0, s0, t0
    sub t2, a2, t2
    sub t1, t1, s0
    add s0, t6, t1
    sub a7, t6, t1
    mul t1, s0, s1
    mulh s0, s0, s8
    mulh t1, t1, t0
    mul s1, a7, s9
    sub t1, s0, t1
    sub s11, a3, t1
    mulh a7, a7, s3
    add s0, a3, t1
    sw s0, 604(a0)
    mulh s0, s1, t0
    sw s11, 636(a0)
    sub a7, a7, s0
    add t1, t2, a7
    sw t1, 668(a0)
    lw t5, 832(a0)
    lw t1, 196(a1)
    sub a7, t2, a7
    mul t2, t5, t1
    lw s0, 192(a1)
    mulh s7, t5, s0
    sw a7, 700(a0)
    mulh t2, t2, t0
    lw s1, 864(a0)
    mul a2, s1, t1
    sub a7, s7, t2
    lw t2, 704(a0)
    add a3, t2, a7
    sub a7, t2, a7
    mulh t2, s1, s0
    mulh s1, a2, t0
    lw s6, 896(a0)
    sub t2, t2, s1
    lw a4, 928(a0)
    mul a2, s6, t1
    lw t3, 736(a0)
    add a5, t3, t2
    sub t2, t3, t2
    mulh a2, a2, t0
    mulh s1, s6, s0
    mul s5, a4, t1
    sub s1, s1, a2
    mulh a2, a4, s0
    lw a4, 768(a0)
    mulh s4, s5, t0
    sub s2, a4, s1
    sub a2, a2, s4
    lw t4, 800(a0)
    add s10, t4, a2
    sub a2, t4, a2
    add t6, a4, s1
    lw a4, 204(a1)
    mul s3, t6, a4
    lw s4, 200(a1)
    mulh s8, t6, s4
    mulh s3, s3, t0
    mul s5, s10, a4
    sub s9, s8, s3
    sub s11, a3, s9
    mulh t5, s10, s4
    mulh s7, s5, t0
    sub t3, t5, s7
    add s6, a5, t3
    add s3, a3, s9
    sub a5, a5, t3
    lw t4, 220(a1)
    mul s5, s6, t4
    lw s1, 216(a1)
    mulh s5, s5, t0
    lw s7, 228(a1)
    mulh t6, s6, s1
    mul s8, a5, s7
    sub s10, t6, s5
    lw s5, 224(a1)
    mulh a5, a5, s5
    add s9, s3, s10
    sw s9, 704(a0)
    sub t5, s3, s10
    mulh s8, s8, t0
    sw t5, 736(a0)
    sub a5, a5, s8
    sub a3, s11, a5
    add t3, s11, a5
    sw t3, 768(a0)
    sw a3, 800(a0)
    lw a3, 212(a1)
    mul a5, s2, a3
    lw s6, 208(a1)
    mulh a5, a5, t0
    mulh t6, s2, s6
    mul s3, a2, a3
    sub s9, t6, a5
    sub s10, a7, s9
    mulh t5, a2, s6
    mulh a2, s3, t0
    sub s8, t5, a2
    sub s11, t2, s8
    add a2, t2, s8
    lw t3, 236(a1)
    mul s3, a2, t3
    lw s8, 232(a1)
    mulh a2, a2, s8
    mulh s3, s3, t0
    lw s2, 244(a1)
    mul a5, s11, s2
    lw a1, 240(a1)
    add t6, a7, s9
    mulh t2, s11, a1
    sub a2, a2, s3
    add s11, t6, a2
    sw s11, 832(a0)
    mulh t5, a5, t0
    sub a2, t6, a2
    sw a2, 864(a0)
    sub t2, t2, t5
    add a2, s10, t2
    sw a2, 896(a0)
    sub a7, s10, t2
    lw a2, 868(a0)
    sw a7, 928(a0)
    lw a7, 836(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    sub a7, a7, t2
    mul a5, a2, t1
    lw t2, 708(a0)
    mulh s9, a2, s0
    sub s3, t2, a7
    mulh a2, a5, t0
    lw a5, 900(a0)
    sub s11, s9, a2
    mulh a2, a5, s0
    lw t6, 740(a0)
    add t5, t6, s11
    sub s10, t6, s11
    mul s11, a5, t1
    mulh a5, s11, t0
    lw s11, 932(a0)
    sub a2, a2, a5
    mulh a5, s11, s0
    lw s9, 772(a0)
    add t6, t2, a7
    add t2, s9, a2
    mul a7, s11, t1
    mulh s11, a7, t0
    sub a2, s9, a2
    sub a5, a5, s11
    mulh a7, t2, s4
    lw s9, 804(a0)
    mul s11, t2, a4
    sub t2, s9, a5
    add a5, s9, a5
    mul s9, a5, a4
    mulh a5, a5, s4
    mulh s11, s11, t0
    sub s11, a7, s11
    add a7, t6, s11
    mulh s9, s9, t0
    sub s11, t6, s11
    sub t6, a5, s9
    mulh a5, a2, s6
    mul s9, a2, a3
    mulh a2, s9, t0
    sub s9, t5, t6
    add t5, t5, t6
    mul t6, t5, t4
    mulh t5, t5, s1
    mulh t6, t6, t0
    sub a2, a5, a2
    sub a5, t5, t6
    mulh t5, s9, s5
    sub t6, a7, a5
    add a5, a7, a5
    sw a5, 708(a0)
    sw t6, 740(a0)
    mul a7, s9, s7
    mul a5, t2, a3
    mulh t6, a7, t0
    sub a7, s3, a2
    add s9, s3, a2
    sub a2, t5, t6
    mulh s3, t2, s6
    add t5, s11, a2
    sw t5, 772(a0)
    sub t6, s11, a2
    sw t6, 804(a0)
    mulh a5, a5, t0
    sub a2, s3, a5
    add a5, s10, a2
    sub t2, s10, a2
    mul a2, a5, t3
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul s10, t2, s2
    sub a2, a5, a2
    mulh t2, t2, a1
    mulh a5, s10, t0
    add t5, s9, a2
    sw t5, 836(a0)
    sub a2, s9, a2
    sw a2, 868(a0)
    sub t2, t2, a5
    add a2, a7, t2
    sub a7, a7, t2
    sw a2, 900(a0)
    sw a7, 932(a0)
    lw a7, 840(a0)
    lw t2, 712(a0)
    mul s11, a7, t1
    mulh a7, a7, s0
    mulh t6, s11, t0
    lw a2, 872(a0)
    mul a5, a2, t1
    sub a7, a7, t6
    add s10, t2, a7
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 904(a0)
    sub t2, t2, a2
    mul s11, a5, t1
    lw s3, 744(a0)
    add t5, s3, t2
    sub t2, s3, t2
    mulh s9, s11, t0
    mulh a2, a5, s0
    lw s11, 936(a0)
    mul t6, s11, t1
    sub a2, a2, s9
    mulh a5, s11, s0
    lw s11, 776(a0)
    mulh s3, t6, t0
    add s9, s11, a2
    sub a2, s11, a2
    sub a5, a5, s3
    mul s11, s9, a4
    mulh t6, s9, s4
    lw s3, 808(a0)
    add s9, s3, a5
    sub a5, s3, a5
    mulh s11, s11, t0
    mul s3, s9, a4
    mulh s9, s9, s4
    sub s11, t6, s11
    add t6, s10, s11
    mulh s3, s3, t0
    sub s10, s10, s11
    mul s11, a2, a3
    sub s3, s9, s3
    mulh a2, a2, s6
    add s9, t5, s3
    mulh s11, s11, t0
    sub s3, t5, s3
    mul t5, s9, t4
    mulh s9, s9, s1
    mulh t5, t5, t0
    sub a2, a2, s11
    mulh s11, s3, s5
    sub s9, s9, t5
    add t5, t6, s9
    sw t5, 712(a0)
    sub t5, t6, s9
    sw t5, 744(a0)
    mul s9, s3, s7
    add t6, a7, a2
    mulh t5, s9, t0
    sub a7, a7, a2
    mulh a2, a5, s6
    sub s3, s11, t5
    add s11, s10, s3
    sw s11, 776(a0)
    sub s9, s10, s3
    mul t5, a5, a3
    mulh a5, t5, t0
    sw s9, 808(a0)
    sub a2, a2, a5
    add a5, t2, a2
    sub t2, t2, a2
    mul a2, a5, t3
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul s10, t2, s2
    sub a2, a5, a2
    add a5, t6, a2
    mulh t2, t2, a1
    sw a5, 840(a0)
    sub a2, t6, a2
    sw a2, 872(a0)
    mulh a2, s10, t0
    lw a5, 844(a0)
    mul s10, a5, t1
    mulh s11, a5, s0
    sub t2, t2, a2
    add a5, a7, t2
    sw a5, 904(a0)
    mulh a5, s10, t0
    sub a7, a7, t2
    sw a7, 936(a0)
    sub a2, s11, a5
    lw a7, 876(a0)
    mulh s3, a7, s0
    mul t2, a7, t1
    lw a5, 716(a0)
    add s10, a5, a2
    mulh t2, t2, t0
    sub a7, s3, t2
    sub a2, a5, a2
    lw a5, 908(a0)
    mul s11, a5, t1
    mulh t2, a5, s0
    lw a5, 748(a0)
    add t5, a5, a7
    mulh s11, s11, t0
    sub a7, a5, a7
    sub t2, t2, s11
    lw a5, 780(a0)
    add s11, a5, t2
    sub t2, a5, t2
    lw a5, 940(a0)
    mul s9, a5, t1
    mulh a5, a5, s0
    mulh t6, s9, t0
    mul s3, s11, a4
    mulh s11, s11, s4
    lw s9, 812(a0)
    sub a5, a5, t6
    mulh t6, s3, t0
    add s3, s9, a5
    sub a5, s9, a5
    mul s9, s3, a4
    sub s11, s11, t6
    sub t6, s10, s11
    mulh s3, s3, s4
    add s10, s10, s11
    mul s11, t2, a3
    mulh s9, s9, t0
    sub s3, s3, s9
    mulh t2, t2, s6
    add s9, t5, s3
    mulh s11, s11, t0
    sub s3, t5, s3
    mul t5, s9, t4
    mulh s9, s9, s1
    mulh t5, t5, t0
    sub t2, t2, s11
    sub s11, s9, t5
    mulh s9, s3, s5
    add t5, s10, s11
    sub s10, s10, s11
    sw s10, 748(a0)
    mul s11, s3, s7
    sw t5, 716(a0)
    add s10, a2, t2
    mul t5, a5, a3
    mulh s3, s11, t0
    mulh s11, a5, s6
    sub t2, a2, t2
    sub a5, s9, s3
    add a2, t6, a5
    sw a2, 780(a0)
    sub a5, t6, a5
    sw a5, 812(a0)
    mulh a5, t5, t0
    sub a2, s11, a5
    add a5, a7, a2
    sub a7, a7, a2
    mul a2, a5, t3
    mulh a5, a5, s8
    mul s3, a7, s2
    mulh a2, a2, t0
    mulh s9, s3, t0
    sub a2, a5, a2
    sub t6, s10, a2
    mulh a7, a7, a1
    add a5, s10, a2
    sw a5, 844(a0)
    sub a7, a7, s9
    sw t6, 876(a0)
    add a2, t2, a7
    sw a2, 908(a0)
    sub a7, t2, a7
    sw a7, 940(a0)
    lw a7, 848(a0)
    mul t2, a7, t1
    mulh t2, t2, t0
    lw a2, 880(a0)
    mulh a7, a7, s0
    mul a5, a2, t1
    sub a7, a7, t2
    lw t2, 720(a0)
    add s10, t2, a7
    sub a7, t2, a7
    mulh t2, a2, s0
    mulh a2, a5, t0
    lw a5, 912(a0)
    mul s11, a5, t1
    sub t2, t2, a2
    mulh a2, a5, s0
    lw a5, 752(a0)
    sub t5, a5, t2
    mulh s3, s11, t0
    lw s11, 944(a0)
    mul s9, s11, t1
    add t6, a5, t2
    sub a2, a2, s3
    mulh a5, s11, s0
    lw s11, 784(a0)
    add t2, s11, a2
    mulh s3, s9, t0
    sub a2, s11, a2
    mulh s9, t2, s4
    lw s11, 816(a0)
    mul t2, t2, a4
    sub a5, a5, s3
    mulh s3, t2, t0
    sub t2, s11, a5
    add a5, s11, a5
    mul s11, a5, a4
    mulh a5, a5, s4
    sub s3, s9, s3
    add s9, s10, s3
    mulh s11, s11, t0
    sub s10, s10, s3
    mul s3, a2, a3
    mulh a2, a2, s6
    sub a5, a5, s11
    add s11, t6, a5
    mulh s3, s3, t0
    sub a5, t6, a5
    mul t6, s11, t4
    mulh s11, s11, s1
    mulh t6, t6, t0
    sub s11, s11, t6
    sub a2, a2, s3
    add t6, s9, s11
    sw t6, 720(a0)
    sub s3, s9, s11
    mulh s11, a5, s5
    sw s3, 752(a0)
    mul t6, a5, s7
    mul s9, t2, a3
    mulh s3, t6, t0
    mulh a5, t2, s6
    sub t6, s11, s3
    add s11, s10, t6
    sw s11, 784(a0)
    sub t2, s10, t6
    sub s3, a7, a2
    sw t2, 816(a0)
    mulh s11, s9, t0
    sub s10, a5, s11
    add a5, t5, s10
    sub t2, t5, s10
    mul t6, a5, t3
    mulh a5, a5, s8
    add s9, a7, a2
    mulh a2, t6, t0
    mulh s11, t2, a1
    mul s10, t2, s2
    sub a2, a5, a2
    add a5, s9, a2
    sw a5, 848(a0)
    sub a2, s9, a2
    sw a2, 880(a0)
    mulh a2, s10, t0
    lw a5, 852(a0)
    mul s10, a5, t1
    sub t2, s11, a2
    add t5, s3, t2
    mulh a2, a5, s0
    sw t5, 912(a0)
    mulh a5, s10, t0
    sub a7, s3, t2
    sw a7, 944(a0)
    lw a7, 884(a0)
    sub a2, a2, a5
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a5, 724(a0)
    add s10, a5, a2
    lw t6, 916(a0)
    sub a7, a7, t2
    sw a6, 476(a0)
    mul s11, t6, t1
    mulh t2, t6, s0
    lw s9, 756(a0)
    mulh s11, s11, t0
    sub t5, s9, a7
    sub t2, t2, s11
    add s3, s9, a7
    lw a6, 788(a0)
    add s11, a6, t2
    sub t2, a6, t2
    lw t6, 948(a0)
    mul a7, s11, a4
    mul s9, t6, t1
    mulh a6, t6, s0
    mulh t6, s9, t0
    sub a2, a5, a2
    sub a5, a6, t6
    mulh s11, s11, s4
    lw s9, 820(a0)
    mulh a6, a7, t0
    add t6, s9, a5
    sub a5, s9, a5
    mul a7, t6, a4
    sub s11, s11, a6
    mulh s9, a7, t0
    mulh a6, t6, s4
    add t6, s10, s11
    sub s10, s10, s11
    mul s11, t2, a3
    sub a7, a6, s9
    mulh t2, t2, s6
    add a6, s3, a7
    mulh s9, a6, s1
    mulh s11, s11, t0
    mul a6, a6, t4
    mulh a6, a6, t0
    sub a7, s3, a7
    sub s3, s9, a6
    sub t2, t2, s11
    sub a6, t6, s3
    mulh s11, a7, s5
    add s9, t6, s3
    sw a6, 756(a0)
    add s3, a2, t2
    mul t6, a5, a3
    mul a6, a7, s7
    sw s9, 724(a0)
    sub t2, a2, t2
    mulh a2, a5, s6
    mulh a7, a6, t0
    sub a5, s11, a7
    add s11, s10, a5
    sw s11, 788(a0)
    sub a5, s10, a5
    sw a5, 820(a0)
    mulh a5, t6, t0
    sub a2, a2, a5
    add a5, t5, a2
    sub a7, t5, a2
    mul a2, a5, t3
    mulh a5, a5, s8
    mulh a2, a2, t0
    mul s10, a7, s2
    sub a2, a5, a2
    mulh a7, a7, a1
    add a5, s3, a2
    mulh s9, s10, t0
    sub a2, s3, a2
    sw a2, 884(a0)
    sub a7, a7, s9
    add a2, t2, a7
    sw a2, 916(a0)
    sub a7, t2, a7
    sw a7, 948(a0)
    lw a7, 856(a0)
    mul t2, a7, t1
    mulh a7, a7, s0
    mulh t2, t2, t0
    lw a2, 888(a0)
    mul a6, a2, t1
    lw s11, 728(a0)
    sub a7, a7, t2
    mulh t2, a2, s0
    mulh a2, a6, t0
    lw t6, 920(a0)
    sub t5, s11, a7
    mul s10, t6, t1
    mulh s3, t6, s0
    add s9, s11, a7
    sub t2, t2, a2
    lw a6, 760(a0)
    add t6, a6, t2
    sub t2, a6, t2
    mulh a7, s10, t0
    lw s11, 952(a0)
    sub a2, s3, a7
    mulh a6, s11, s0
    mul s10, s11, t1
    lw s11, 792(a0)
    add a7, s11, a2
    mulh s3, s10, t0
    sub a2, s11, a2
    mul s11, a7, a4
    mulh s10, a7, s4
    sub a7, a6, s3
    mulh s11, s11, t0
    lw a6, 824(a0)
    add s3, a6, a7
    sub s11, s10, s11
    sub s10, a6, a7
    mul a6, s3, a4
    add a7, s9, s11
    mulh a6, a6, t0
    mulh s3, s3, s4
    sub s9, s9, s11
    mul s11, a2, a3
    sub a6, s3, a6
    mulh a2, a2, s6
    add s3, t6, a6
    mulh s11, s11, t0
    sub a6, t6, a6
    mul t6, s3, t4
    mulh s3, s3, s1
    mulh t6, t6, t0
    sub a2, a2, s11
    mulh s11, a6, s5
    sub s3, s3, t6
    add t6, a7, s3
    sub a7, a7, s3
    sw t6, 728(a0)
    sw a7, 760(a0)
    mul s3, a6, s7
    add t6, t5, a2
    mulh a7, s3, t0
    mul a6, s10, a3
    mulh s3, s10, s6
    sub s10, t5, a2
    sub a2, s11, a7
    add s11, s9, a2
    sw s11, 792(a0)
    sub t5, s9, a2
    sw t5, 824(a0)
    mulh a7, a6, t0
    sub a2, s3, a7
    sub s11, t2, a2
    add s9, t2, a2
    mul a2, s9, t3
    mulh t5, s9, s8
    mulh a2, a2, t0
    sub a2, t5, a2
    add a6, t6, a2
    mul a7, s11, s2
    mulh t2, s11, a1
    sw a6, 856(a0)
    sub a2, t6, a2
    sw a2, 888(a0)
    mulh a2, a7, t0
    lw s3, 860(a0)
    mul s9, s3, t1
    sub t2, t2, a2
    sub a7, s10, t2
    mulh a2, s3, s0
    add t5, s10, t2
    sw t5, 920(a0)
    mulh s11, s9, t0
    sw a7, 952(a0)
    lw a7, 892(a0)
    mul t2, a7, t1
    sub a2, a2, s11
    mulh a7, a7, s0
    lw a6, 732(a0)
    mulh t2, t2, t0
    sub t6, a6, a2
    lw s3, 924(a0)
    add s10, a6, a2
    mul s11, s3, t1
    sub a7, a7, t2
    mulh t2, s3, s0
    lw t5, 764(a0)
    add s9, t5, a7
    mulh s11, s11, t0
    sw a5, 852(a0)
    sub a7, t5, a7
    sub t2, t2, s11
    lw a5, 796(a0)
    add s11, a5, t2
    lw a2, 956(a0)
    sub t2, a5, t2
    lw a6, 828(a0)
    mul t1, a2, t1
    mulh s0, a2, s0
    mulh t1, t1, t0
    mul a5, s11, a4
    sub t1, s0, t1
    add s3, a6, t1
    sub t1, a6, t1
    mulh s0, s11, s4
    mulh a5, a5, t0
    mulh t5, s3, s4
    mul a4, s3, a4
    sub s0, s0, a5
    add s4, s10, s0
    mulh a4, a4, t0
    sub s0, s10, s0
    sub a4, t5, a4
    add a5, s9, a4
    sub a4, s9, a4
    mul a6, a5, t4
    mulh a5, a5, s1
    mulh a6, a6, t0
    mul a2, a4, s7
    sub a5, a5, a6
    mulh a4, a4, s5
    sub s11, s4, a5
    sw s11, 764(a0)
    add a6, s4, a5
    mul a5, t2, a3
    sw a6, 732(a0)
    mulh a5, a5, t0
    mulh a6, a2, t0
    sub a4, a4, a6
    mulh t2, t2, s6
    add a6, s0, a4
    sub s0, s0, a4
    sub t2, t2, a5
    mul s3, t1, a3
    mulh s10, s3, t0
    mulh t1, t1, s6
    add a3, t6, t2
    sub t1, t1, s10
    sw a6, 796(a0)
    sub t2, t6, t2
    add t5, a7, t1
    sub a7, a7, t1
    mul t1, t5, t3
    mulh s9, t5, s8
    mulh t1, t1, t0
    sw s0, 828(a0)
    mul s1, a7, s2
    sub t1, s9, t1
    mulh a7, a7, a1
    add s0, a3, t1
    mulh t4, s1, t0
    sub t1, a3, t1
    sub a7, a7, t4
    add s7, t2, a7
    sw s0, 860(a0)
    sub a7, t2, a7
    sw a7, 956(a0)
    lw a7, 8(sp)
    addi a7, a7, 1024
    lw s5, 12(sp)
    sw t1, 892(a0)
    sw s7, 924(a0)
    addi a1, s5, 224
    addi a0, a7, -1024
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    lw a6, 4(a1)
    lw a4, 28(a0)
    lw a5, 0(a1)
    lw s5, 16(a1)
    mulh s8, a4, a5
    lw t2, 0(a0)
    lw a3, 12(a0)
    lw t6, 8(a0)
    lw s11, 36(a1)
    lw s3, 12(a1)
    mul s10, a4, a6
    lw t4, 4(a0)
    mulh s2, s10, t0
    lw s9, 24(a1)
    lw t5, 20(a0)
    sub a4, s8, s2
    add t1, a3, a4
    lw a2, 24(a0)
    sub s0, a3, a4
    mul a3, t1, s3
    mul s2, a2, a6
    mul s4, t5, a6
    lw s10, 32(a1)
    lw t3, 16(a0)
    mulh s1, a3, t0
    mulh s6, s2, t0
    mul s2, t3, a6
    mulh s7, a2, a5
    mulh s8, s4, t0
    mulh a4, t5, a5
    mulh a3, t3, a5
    lw a6, 20(a1)
    sub a2, a4, s8
    mulh s4, s0, s10
    lw t5, 52(a1)
    lw a5, 8(a1)
    sub t3, t4, a2
    sub a4, s7, s6
    add s8, t6, a4
    sub s6, t6, a4
    mulh s7, t1, a5
    mul a4, s6, s11
    mul t6, s8, s3
    mulh t1, s6, s10
    mul s3, s0, s11
    mulh s6, a4, t0
    lw s10, 28(a1)
    add s0, t4, a2
    sub s1, s7, s1
    mulh s11, s3, t0
    lw a4, 44(a1)
    add a2, s0, s1
    sub t4, s0, s1
    mulh s7, s2, t0
    mulh s3, a2, s5
    mul s0, a2, a6
    lw s2, 40(a1)
    sub s1, s4, s11
    mulh s5, t6, t0
    mulh t6, s8, a5
    mulh a2, t4, s9
    mulh a6, s0, t0
    add s11, t3, s1
    sub s4, t6, s5
    sub a5, t1, s6
    sub s8, t3, s1
    sub s9, a3, s7
    sub s0, t2, s9
    add s1, s0, a5
    sub t3, s0, a5
    add s5, t2, s9
    add t6, s5, s4
    sub t1, s3, a6
    sub s6, t6, t1
    sub a3, s5, s4
    mul s7, t4, s10
    mul t5, s8, t5
    mul s0, s11, a4
    mulh a5, s11, s2
    mulh t2, s7, t0
    mulh s10, s0, t0
    lw s7, 48(a1)
    add a6, t6, t1
    sub s9, a5, s10
    sub s3, s1, s9
    sub a5, a2, t2
    addi a1, a1, 56
    sw s6, 4(a0)
    add t2, a3, a5
    mulh a2, t5, t0
    sw t2, 8(a0)
    sub s4, a3, a5
    add a5, s1, s9
    sw a5, 16(a0)
    sw a6, 0(a0)
    sw s4, 12(a0)
    mulh s4, s8, s7
    sw s3, 20(a0)
    sub s3, s4, a2
    add a4, t3, s3
    sub a6, t3, s3
    addi a0, a0, 32
    sw a6, -4(a0)
    sw a4, -8(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s7, 44(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    addi sp, sp, 64
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

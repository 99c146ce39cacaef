# invntt of ml-dsa-44, variant "scheduled-software" of design "cva6-ntt", scheduled for cva6-superscalar:
# 4,729 -> 4,690 cycles, 14,828 -> 14,852 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cva6-superscalar --design cva6-ntt --variant scheduled-software --kernel start/software/invntt.S --effort 4 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 3 and 3 and 2, RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
.Lmldsa_invntt_tomont_pc8000c1ca:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s1, 4(sp)
    sw ra, 48(sp)
    sw s4, 16(sp)
    sw s2, 8(sp)
    sw s9, 36(sp)
    sw s3, 12(sp)
    lui t0, 0x7fe
    sw s8, 32(sp)
    addi t0, t0, 1
    addi a7, a0, 1024
    sw s0, 0(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s10, 40(sp)
    sw s7, 28(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc8000c1ca)
    sw s11, 44(sp)
.Lmldsa_invntt_tomont_1:
    lw t2, 0(a0)
    lw t3, 4(a0)
    lw t5, 12(a0)
    lw t4, 8(a0)
    add t6, t2, t3
    lw s9, 108(a1)
    lw a4, 4(a1)
    lw a2, 0(a1)
    sub a3, t2, t3
    lw a6, 16(a0)
    sub s4, t4, t5
    mul s2, a3, a4
    lw s6, 40(a0)
    add a5, t4, t5
    lw s5, 12(a1)
    add ra, t6, a5
    lw t1, 28(a0)
    lw s0, 20(a1)
    mul t3, s4, s5
    mulh s1, a3, a2
    lw t2, 16(a1)
    mulh s3, s2, t0
    lw s7, 24(a0)
    lw t5, 28(a1)
    sub s2, t6, a5
    lw s8, 8(a1)
    sub s10, s1, s3
    lw a4, 24(a1)
    mulh t4, t3, t0
    lw s5, 40(a1)
    mul s11, s2, s0
    mulh s8, s4, s8
    lw s3, 32(a1)
    mulh a5, s11, t0
    lw s1, 20(a0)
    lw t3, 32(a0)
    sub a2, s7, t1
    sub a3, s8, t4
    lw s4, 48(a1)
    sub t6, s10, a3
    add s11, s7, t1
    sub s8, a6, s1
    add t4, a6, s1
    lw t1, 36(a0)
    mul s7, t6, s0
    mulh s1, t6, t2
    lw s0, 104(a1)
    add a6, s10, a3
    mul t6, s8, t5
    mulh a3, s7, t0
    lw s10, 36(a1)
    mulh t5, s8, a4
    lw s7, 52(a1)
    mul a4, a2, s10
    sub s8, s1, a3
    sub s10, t4, s11
    mulh s1, t6, t0
    lw a3, 44(a0)
    mulh t6, s2, t2
    mulh t2, a2, s3
    lw s2, 44(a1)
    mulh a2, a4, t0
    add s3, t4, s11
    mul a4, s10, s2
    sub s11, t5, s1
    sub t4, t2, a2
    lw s1, 60(a1)
    lw t5, 64(a1)
    mulh t2, s10, s5
    mulh a2, a4, t0
    sub s10, s11, t4
    add a4, ra, s3
    mul s2, s10, s2
    mulh s5, s10, s5
    sub s10, ra, s3
    lw ra, 64(a0)
    add s3, s11, t4
    sub s11, t2, a2
    mulh t4, s2, t0
    sub t2, t6, a5
    lw a2, 80(a1)
    sub s2, a6, s3
    mul a5, s10, s7
    mul t6, s2, s7
    sub s5, s5, t4
    mulh t4, a5, t0
    sub a5, t2, s11
    add a6, a6, s3
    mulh s3, t6, t0
    sub t6, s8, s5
    mulh s2, s2, s4
    add t2, t2, s11
    mulh s11, s10, s4
    mul s10, a5, s7
    sub s2, s2, s3
    sw a6, 4(a0)
    sub s3, t3, t1
    mulh a6, a5, s4
    add a5, s6, a3
    add s5, s8, s5
    lw s8, 56(a1)
    add t1, t3, t1
    mul t3, t6, s7
    lw s7, 68(a1)
    mulh s10, s10, t0
    sw a4, 0(a0)
    mul a4, s3, s1
    mulh s1, t6, s4
    sub s4, a6, s10
    mulh t6, a4, t0
    lw a6, 96(a0)
    mulh s10, t3, t0
    sub a4, s6, a3
    sub t3, s11, t4
    lw a3, 48(a0)
    mul s6, a4, s7
    lw s11, 52(a0)
    add t4, t1, a5
    mulh a4, a4, t5
    mulh s7, s3, s8
    sub t5, t1, a5
    add s3, a3, s11
    lw s8, 60(a0)
    mulh t1, s6, t0
    lw a5, 76(a1)
    lw s6, 72(a1)
    sub s7, s7, t6
    sw t2, 8(a0)
    sub t6, s1, s10
    sub t2, a4, t1
    add s1, s7, t2
    sub a4, s7, t2
    mul s10, t5, a5
    sw t3, 16(a0)
    mul t1, a4, a5
    mulh t2, s10, t0
    lw s7, 56(a0)
    mulh t3, a4, s6
    lw a5, 84(a1)
    sub s10, s7, s8
    lw a4, 92(a1)
    sub a3, a3, s11
    mulh s11, t1, t0
    mulh t1, a3, a2
    add a2, s7, s8
    mul s7, s10, a4
    lw a4, 88(a1)
    mul s8, a3, a5
    lw a3, 96(a1)
    mulh a5, t5, s6
    sw s4, 24(a0)
    mulh s6, s10, a4
    add t5, s3, a2
    sub s4, s3, a2
    mulh a4, s8, t0
    mulh s10, s7, t0
    mulh a2, s4, a3
    lw s3, 68(a0)
    sub s8, t1, a4
    lw s7, 100(a1)
    sw s5, 12(a0)
    sub t1, s6, s10
    sub a4, t4, t5
    sub s5, s8, t1
    mul s6, s4, s7
    sub s10, a5, t2
    lw s4, 76(a0)
    mulh t2, s5, a3
    sub a5, ra, s3
    mul a3, s5, s7
    mulh s5, a4, s0
    sub s7, t3, s11
    lw s11, 112(a1)
    mulh t3, a3, t0
    add a3, s8, t1
    lw t1, 220(a1)
    mul s8, a4, s9
    sub a4, s1, a3
    sw t6, 28(a0)
    add s3, ra, s3
    lw t6, 116(a1)
    mulh ra, a4, s0
    mulh s6, s6, t0
    sub t2, t2, t3
    sw s2, 20(a0)
    mul t3, a4, s9
    add s2, s1, a3
    lw a4, 72(a0)
    add s1, t4, t5
    sub a3, a2, s6
    sub s6, s10, a3
    mulh t4, t3, t0
    sub t5, s7, t2
    mul a2, s6, s9
    mul t3, t5, s9
    sub s9, ra, t4
    mulh ra, s8, t0
    add t4, a4, s4
    sub s8, a4, s4
    mulh a4, t3, t0
    lw s4, 124(a1)
    mul t3, a5, t6
    mulh t6, a5, s11
    add a5, s10, a3
    lw s11, 84(a0)
    mul a3, s8, s4
    sub s10, s5, ra
    mulh s4, a2, t0
    lw ra, 92(a0)
    mulh s5, a3, t0
    lw a2, 120(a1)
    mulh a3, t3, t0
    lw t3, 80(a0)
    mulh s6, s6, s0
    sw s1, 32(a0)
    sub t6, t6, a3
    mulh s1, s8, a2
    lw a3, 128(a1)
    lw a2, 88(a0)
    add s8, s3, t4
    sub s1, s1, s5
    mulh s5, t5, s0
    add s0, t6, s1
    lw t5, 132(a1)
    sub s4, s6, s4
    sub s6, t6, s1
    mul s1, s6, t5
    sub t6, s3, t4
    mulh s3, s6, a3
    lw t4, 140(a1)
    mul s6, t6, t5
    lw t5, 136(a1)
    sw s9, 52(a0)
    sub s9, t3, s11
    sw a5, 40(a0)
    mulh a5, s6, t0
    add s6, a2, ra
    mulh t5, s9, t5
    sw s4, 56(a0)
    add s4, t3, s11
    add s11, s4, s6
    mul t3, s9, t4
    sub s9, s4, s6
    lw s6, 144(a1)
    lw t4, 156(a1)
    mulh s4, s1, t0
    lw s1, 148(a1)
    add s7, s7, t2
    mulh t2, t6, a3
    sub a3, a2, ra
    lw t6, 100(a0)
    mulh ra, t3, t0
    lw t3, 152(a1)
    mulh a2, a3, s6
    mul s6, a3, s1
    lw s1, 160(a1)
    sw s2, 36(a0)
    sw s7, 44(a0)
    sub a3, t2, a5
    mulh s2, s6, t0
    sub s7, s8, s11
    sub t2, t5, ra
    lw a5, 164(a1)
    lw s6, 172(a1)
    mul ra, s9, t4
    lw t5, 104(a0)
    sub a2, a2, s2
    mulh s2, ra, t0
    sub ra, t2, a2
    mulh s9, s9, t3
    add t2, t2, a2
    sub a2, s5, a4
    mul a4, ra, t4
    sub s5, s9, s2
    mulh t4, ra, t3
    mulh s2, a4, t0
    lw s9, 112(a0)
    sub ra, s0, t2
    mul t3, s7, a5
    lw a4, 168(a1)
    add t2, s0, t2
    sub s0, a3, s5
    add s8, s8, s11
    sub s11, t4, s2
    mul s2, ra, a5
    mulh t4, s0, s1
    sub s3, s3, s4
    mulh s4, s2, t0
    add s2, s3, s11
    mulh s7, s7, s1
    add a3, a3, s5
    lw s5, 108(a0)
    mul s0, s0, a5
    mulh ra, ra, s1
    sub s3, s3, s11
    lw s11, 176(a1)
    mul a5, s3, a5
    sw a2, 60(a0)
    sub a2, a6, t6
    sub ra, ra, s4
    mulh s4, s3, s1
    lw s1, 116(a0)
    mulh s3, t3, t0
    sub t3, t5, s5
    mul s6, a2, s6
    mulh a5, a5, t0
    add s5, t5, s5
    lw t5, 184(a1)
    mulh s0, s0, t0
    mulh a2, a2, a4
    sub a4, t4, s0
    mulh s0, t3, s11
    lw t4, 120(a0)
    add s11, a6, t6
    lw a6, 180(a1)
    add t6, s9, s1
    sub s3, s7, s3
    mulh s7, s6, t0
    lw s6, 124(a0)
    mul a6, t3, a6
    sw s8, 64(a0)
    sub t3, a2, s7
    add s7, s11, s5
    mulh s8, a6, t0
    sub a6, s11, s5
    sub s5, s0, s8
    sub a2, t3, s5
    sub s11, s9, s1
    lw s8, 188(a1)
    sw s10, 48(a0)
    mulh s0, a6, t5
    lw s1, 192(a1)
    mulh s9, a2, t5
    lw s10, 196(a1)
    mul t5, a2, s8
    mul a2, a6, s8
    lw a6, 200(a1)
    sw a3, 72(a0)
    add s8, t4, s6
    mulh a3, a2, t0
    lw a2, 204(a1)
    sw s3, 80(a0)
    sw a4, 88(a0)
    mul s3, s11, s10
    mulh a4, s11, s1
    lw s10, 216(a1)
    sub s1, t4, s6
    mulh s11, t5, t0
    sub s6, s4, a5
    mul t4, s1, a2
    sw s6, 92(a0)
    mulh t5, s1, a6
    lw a5, 212(a1)
    sub s9, s9, s11
    mulh s4, t4, t0
    sub a2, t6, s8
    mulh s6, s3, t0
    add s1, t3, s5
    sub a6, t5, s4
    mul s11, a2, a5
    lw t4, 208(a1)
    add s3, t6, s8
    sub s5, a4, s6
    mulh t6, s11, t0
    sw t2, 68(a0)
    mulh t5, a2, t4
    sw s2, 76(a0)
    add a2, s5, a6
    sub t3, t5, t6
    sub s4, s5, a6
    sub s8, s7, s3
    mulh a4, s4, t4
    mul s6, s4, a5
    sub s11, s1, a2
    mul t2, s8, t1
    sub s2, s0, a3
    add s3, s7, s3
    mulh s5, s6, t0
    sw s3, 96(a0)
    mulh t5, t2, t0
    mulh a6, s8, s10
    sub t6, s2, t3
    mulh s6, s11, s10
    add t2, s1, a2
    sw ra, 84(a0)
    sub s7, a4, s5
    addi a1, a1, 224
    sub s4, s9, s7
    sub t4, a6, t5
    mul s1, s11, t1
    sw t2, 100(a0)
    mul a6, s4, t1
    sw t4, 112(a0)
    mulh a2, s1, t0
    mulh a5, s4, s10
    add s0, s2, t3
    mul s5, t6, t1
    add a3, s9, s7
    sub s3, s6, a2
    mulh s8, t6, s10
    sw s3, 116(a0)
    mulh s1, a6, t0
    addi a0, a0, 128
    sw a3, -20(a0)
    mulh ra, s5, t0
    sub s9, a5, s1
    sw s0, -24(a0)
    sub t5, s8, ra
    sw s9, -4(a0)
    sw t5, -8(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_1
    addi ra, a0, -1024
    lw t2, 0(ra)
    lw t3, 32(ra)
    lw t4, 64(ra)
    lw t5, 96(ra)
    add t6, t2, t3
    lw s1, 20(a1)
    sub a3, t2, t3
    lw a4, 160(ra)
    add a5, t4, t5
    sub s0, t4, t5
    lw a6, 16(a1)
    lw a2, 128(ra)
    add s2, t6, a5
    mulh s4, a3, a6
    lw s7, 24(a1)
    lw s5, 224(ra)
    mul s6, a3, s1
    lw s3, 192(ra)
    sub s8, t6, a5
    lw s9, 28(a1)
    mulh t1, s0, s7
    mulh s10, s6, t0
    lw t2, 4(a1)
    lw s11, 0(a1)
    mul t5, s0, s9
    lw a6, 36(a1)
    lw a5, 44(a1)
    mul a3, s8, t2
    mulh s1, t5, t0
    lw t6, 40(a1)
    mulh s6, s8, s11
    lw t4, 32(a1)
    mulh a0, a3, t0
    sub t3, s4, s10
    sub s7, t1, s1
    lw s10, 48(a1)
    add s0, t3, s7
    sub a7, s3, s5
    sub s9, s6, a0
    sub s8, t3, s7
    mulh s6, s8, s11
    lw t5, 52(a1)
    add a3, a2, a4
    lw s4, 4(ra)
    mul s1, s8, t2
    sub t1, a2, a4
    add s7, s3, s5
    mul s8, t1, a6
    mulh t3, s1, t0
    lw a0, 68(ra)
    mulh s5, s8, t0
    lw s1, 36(ra)
    mulh a6, t1, t4
    lw a2, 164(ra)
    lw a4, 108(ra)
    sub s3, a3, s7
    mul s8, a7, a5
    add t1, a3, s7
    mul t4, s3, t5
    sub a5, a6, s5
    lw a3, 8(a1)
    sub s7, s6, t3
    mulh a6, a7, t6
    lw s5, 12(a1)
    sub s6, s2, t1
    add t3, s2, t1
    mulh a7, s8, t0
    sw t3, 0(ra)
    mulh t6, s3, s10
    sub t1, a6, a7
    mulh t3, t4, t0
    lw s2, 12(ra)
    sub s8, a5, t1
    mul s3, s8, t5
    mulh a6, s8, s10
    add a7, a5, t1
    mulh t4, s3, t0
    add t5, s0, a7
    sub s8, t6, t3
    lw t3, 132(ra)
    lw t6, 100(ra)
    mul s10, s6, s5
    sub a5, a6, t4
    mulh t1, s6, a3
    sw t5, 32(ra)
    mulh s3, s10, t0
    sub a6, s0, a7
    lw t4, 16(a1)
    lw s6, 20(a1)
    sub t5, t1, s3
    sw t5, 128(ra)
    mul t5, a6, s5
    add s10, s9, s8
    mulh s0, a6, a3
    sw s10, 64(ra)
    mulh a7, t5, t0
    lw t1, 196(ra)
    sub s3, s9, s8
    lw a6, 228(ra)
    sub s10, s0, a7
    sw s10, 160(ra)
    mul t5, s3, s5
    mulh s9, s3, a3
    add s8, s7, a5
    sw s8, 96(ra)
    mulh s0, t5, t0
    sub a7, s7, a5
    lw s10, 24(a1)
    sub s3, s9, s0
    lw s7, 28(a1)
    sw s3, 192(ra)
    mul t5, a7, s5
    mulh s8, a7, a3
    sub s0, s4, s1
    mulh s9, t5, t0
    add a5, t1, a6
    lw s3, 20(a1)
    add a7, a0, t6
    mul t5, s0, s6
    sub s6, s8, s9
    add s8, s4, s1
    mulh s9, s0, t4
    sw s6, 224(ra)
    mulh s1, t5, t0
    lw s4, 32(a1)
    sub s6, a0, t6
    lw s0, 36(a1)
    sub s9, s9, s1
    lw t5, 40(a1)
    mul t4, s6, s7
    mulh a0, s6, s10
    lw t6, 44(a1)
    mulh s1, t4, t0
    add s7, s8, a7
    sub s6, s8, a7
    sub s10, a0, s1
    mul t4, s6, t2
    mulh a7, s6, s11
    lw s8, 76(ra)
    add s1, s9, s10
    lw a0, 48(a1)
    sub s6, s9, s10
    mulh s9, t4, t0
    mul s10, s6, t2
    add t4, t3, a2
    sub a7, a7, s9
    mulh s9, s6, s11
    sub a2, t3, a2
    mulh s6, s10, t0
    mul t3, a2, s0
    lw s10, 8(ra)
    mulh s0, a2, s4
    lw a2, 52(a1)
    sub s4, s9, s6
    mulh s6, t3, t0
    add s9, t4, a5
    sub t3, t1, a6
    sub t1, s0, s6
    mul a6, t3, t6
    lw s0, 176(ra)
    sub s6, t4, a5
    lw t6, 72(ra)
    mulh a5, a6, t0
    mulh a6, t3, t5
    lw t4, 40(ra)
    mul t3, s6, a2
    add t5, s7, s9
    sub a5, a6, a5
    mulh a6, s6, a0
    sw t5, 4(ra)
    sub s6, t1, a5
    mulh t5, t3, t0
    add t3, t1, a5
    mul t1, s6, a2
    sub a5, s7, s9
    sub s9, a6, t5
    mulh a2, s6, a0
    mulh s7, t1, t0
    lw a6, 136(ra)
    lw t5, 104(ra)
    mul a0, a5, s5
    lw s6, 168(ra)
    sub t1, a2, s7
    mulh a2, a5, a3
    add s7, s1, t3
    sw s7, 36(ra)
    mulh a5, a0, t0
    lw s7, 16(a1)
    sub a0, s1, t3
    mul s1, a0, s5
    sub t3, a2, a5
    sw t3, 132(ra)
    add a2, a7, s9
    sub a5, s10, t4
    mulh t3, a0, a3
    sw a2, 68(ra)
    mulh a0, s1, t0
    sub a2, a7, s9
    lw s1, 200(ra)
    sub a7, t3, a0
    lw s9, 232(ra)
    sw a7, 164(ra)
    mul a0, a2, s5
    mulh t3, a2, a3
    add a7, s4, t1
    mulh a2, a0, t0
    sw a7, 100(ra)
    lw a0, 28(a1)
    sub a7, s4, t1
    sub t1, t3, a2
    mul s4, a5, s3
    mul a2, a7, s5
    lw t3, 24(a1)
    mulh s3, a7, a3
    mulh a7, a2, t0
    add a2, s10, t4
    sw t1, 196(ra)
    add s10, t6, t5
    sub t4, s3, a7
    mulh t1, a5, s7
    sw t4, 228(ra)
    mulh a7, s4, t0
    lw s3, 32(a1)
    sub s7, t6, t5
    mulh a5, s7, t3
    lw t4, 36(a1)
    mul s4, s7, a0
    lw t5, 44(a1)
    sub t6, t1, a7
    lw t3, 40(a1)
    mulh a0, s4, t0
    sub s7, a2, s10
    add t1, a2, s10
    lw a7, 48(a1)
    sub s4, a5, a0
    mul a2, s7, t2
    mulh s10, s7, s11
    add a0, t6, s4
    mulh a5, a2, t0
    add s7, a6, s6
    sub a2, t6, s4
    mul s4, a2, t2
    lw t6, 236(ra)
    sub a5, s10, a5
    mulh s10, a2, s11
    mulh a2, s4, t0
    sub s4, a6, s6
    mul a6, s4, t4
    add s6, s1, s9
    mulh t4, s4, s3
    lw s3, 52(a1)
    mulh s4, a6, t0
    sub a6, s1, s9
    sub s1, s7, s6
    lw s9, 44(ra)
    mul t5, a6, t5
    sub s10, s10, a2
    add a2, s7, s6
    mulh s6, a6, t3
    sub s7, t4, s4
    mulh a6, t5, t0
    mul t3, s1, s3
    add t4, t1, a2
    sw t4, 8(ra)
    mulh s4, s1, a7
    sub t5, s6, a6
    lw t4, 24(a1)
    mulh s1, t3, t0
    sub a6, s7, t5
    sub s6, t1, a2
    mul t3, a6, s3
    mulh t1, a6, a7
    add a6, s7, t5
    lw a2, 140(ra)
    mulh s3, t3, t0
    mul t3, s6, s5
    sub a7, a0, a6
    lw s7, 28(a1)
    sub t5, t1, s3
    lw t1, 172(ra)
    mulh s3, t3, t0
    add t3, a0, a6
    mulh a0, s6, a3
    sw t3, 40(ra)
    sub a6, s4, s1
    mulh s4, a7, a3
    lw s6, 16(a1)
    sub t3, a0, s3
    mul s1, a7, s5
    lw a0, 20(a1)
    add s3, a5, a6
    sw s3, 72(ra)
    mulh a7, s1, t0
    lw s3, 204(ra)
    lw s1, 44(a1)
    sub a5, a5, a6
    sw t3, 136(ra)
    sub a6, s4, a7
    sw a6, 168(ra)
    mul t3, a5, s5
    mulh a7, a5, a3
    add s4, s10, t5
    sw s4, 104(ra)
    mulh s4, t3, t0
    sub a6, s10, t5
    lw a5, 24(a1)
    sub t3, a7, s4
    lw s10, 28(a1)
    sw t3, 200(ra)
    mul t3, a6, s5
    mulh t5, a6, a3
    add a7, s2, s9
    mulh s4, t3, t0
    sub a6, s2, s9
    mul t3, a6, a0
    add s2, s8, a4
    sub s9, t5, s4
    mulh a0, a6, s6
    sw s9, 232(ra)
    sub s9, s8, a4
    lw s4, 32(a1)
    mulh t5, t3, t0
    mulh a6, s9, a5
    sub s6, a7, s2
    lw a5, 44(a1)
    mul a4, s9, s10
    lw t3, 40(a1)
    mul s8, s6, t2
    mulh s9, a4, t0
    add s10, a7, s2
    sub a4, a0, t5
    lw a7, 48(a1)
    lw s2, 36(a1)
    sub s9, a6, s9
    add a0, a4, s9
    mulh t5, s8, t0
    sub a6, a4, s9
    mulh a4, s6, s11
    sub s8, a2, t1
    mul s9, a6, t2
    sub s6, a4, t5
    mulh a4, a6, s11
    mulh t5, s8, s4
    add a6, a2, t1
    mulh s9, s9, t0
    add s4, s3, t6
    mul s2, s8, s2
    sub t1, a4, s9
    lw a2, 52(a1)
    mulh s8, s2, t0
    lw s9, 16(ra)
    sub a4, s3, t6
    lw s2, 48(ra)
    mul s3, a4, a5
    lw t6, 80(ra)
    sub a5, a6, s4
    mulh a4, a4, t3
    mulh t3, s3, t0
    add s3, a6, s4
    add a6, s10, s3
    mul s4, a5, a2
    sw a6, 12(ra)
    sub a6, s10, s3
    mulh s3, s4, t0
    sub s10, a4, t3
    sub a4, t5, s8
    sub s4, a4, s10
    mulh t3, a5, a7
    add s8, s9, s2
    mul a5, s4, a2
    add t5, a4, s10
    mulh a4, s4, a7
    add a2, a0, t5
    mulh s10, a5, t0
    lw a7, 112(ra)
    mul s4, a6, s5
    sub a5, a4, s10
    add a4, t1, a5
    sub s10, t3, s3
    lw s3, 144(ra)
    mulh t3, s4, t0
    sw a2, 44(ra)
    mulh a6, a6, a3
    lw s4, 20(a1)
    sub a2, a0, t5
    sub a0, a6, t3
    mul t5, a2, s5
    sw a0, 140(ra)
    add a6, s6, s10
    lw t3, 16(a1)
    mulh a0, a2, a3
    sw a6, 76(ra)
    mulh a6, t5, t0
    lw a2, 208(ra)
    sub t5, s6, s10
    lw s6, 240(ra)
    sub s10, a0, a6
    sw s10, 172(ra)
    mul a0, t5, s5
    mulh a6, t5, a3
    sw a4, 108(ra)
    sub s10, t1, a5
    mulh t5, a0, t0
    sub a5, a6, t5
    sw a5, 204(ra)
    mul a4, s10, s5
    mulh t5, s10, a3
    lw t1, 28(a1)
    mulh a0, a4, t0
    sub a6, s9, s2
    mul a5, a6, s4
    add s10, t6, a7
    sub a4, t5, a0
    mulh s9, a6, t3
    sw a4, 236(ra)
    mulh s2, a5, t0
    lw s4, 40(a1)
    sub a0, t6, a7
    sub t5, s8, s10
    lw a6, 32(a1)
    lw t3, 36(a1)
    mul t6, a0, t1
    mulh a5, a0, t4
    sub a4, a2, s6
    sub a7, s9, s2
    mulh t4, t6, t0
    add s9, s8, s10
    lw t1, 48(a1)
    mul a0, t5, t2
    sub s2, a5, t4
    add t6, a7, s2
    mulh s8, t5, s11
    mulh s10, a0, t0
    sub a5, a7, s2
    mul t4, a5, t2
    add t5, a2, s6
    mulh a0, a5, s11
    sub a7, s8, s10
    mulh s2, t4, t0
    sub a2, s3, s0
    mul s6, a2, t3
    lw a5, 20(ra)
    mulh s8, a2, a6
    add s10, s3, s0
    lw t3, 52(a1)
    mulh t4, s6, t0
    mul a6, a4, s1
    sub a2, s10, t5
    sub s0, s8, t4
    lw s3, 52(ra)
    add s6, s10, t5
    mulh s1, a4, s4
    mulh s4, a6, t0
    lw s8, 84(ra)
    mul t4, a2, t3
    add s10, s9, s6
    sub t5, s1, s4
    mulh a4, t4, t0
    sub a6, s0, t5
    mulh s1, a2, t1
    sub t4, a0, s2
    sw s10, 16(ra)
    add s4, s0, t5
    mul a2, a6, t3
    sub a0, s9, s6
    sub s1, s1, a4
    mulh s2, a6, t1
    lw s9, 148(ra)
    mulh s10, a2, t0
    mul s6, a0, s5
    add a2, t6, s4
    lw t3, 116(ra)
    mulh s0, a0, a3
    sub t5, s2, s10
    lw a4, 180(ra)
    sw a2, 48(ra)
    mulh t1, s6, t0
    sub t6, t6, s4
    lw a2, 20(a1)
    sub a6, s0, t1
    lw s10, 16(a1)
    sw a6, 144(ra)
    mul s6, t6, s5
    add a6, a7, s1
    mulh s0, t6, a3
    sw a6, 80(ra)
    sub s4, a7, s1
    mulh s2, s6, t0
    lw a0, 212(ra)
    lw a6, 244(ra)
    mul s6, s4, s5
    sub t6, s0, s2
    mulh t1, s4, a3
    mulh s0, s6, t0
    add s1, t4, t5
    sw t6, 176(ra)
    sub s2, t4, t5
    sub s4, t1, s0
    lw t6, 24(a1)
    sw s4, 208(ra)
    mulh t4, s2, a3
    sw s1, 112(ra)
    mul s6, s2, s5
    add a7, a5, s3
    mulh t5, s6, t0
    sub s0, a5, s3
    add s2, s8, t3
    mul s4, s0, a2
    mulh t1, s0, s10
    sub s6, t4, t5
    sw s6, 240(ra)
    mulh t5, s4, t0
    sub a2, s8, t3
    lw t4, 32(a1)
    sub s1, t1, t5
    lw a5, 44(a1)
    lw s6, 40(a1)
    mul s10, a2, s7
    lw s0, 36(a1)
    mulh s4, a2, t6
    mulh t3, s10, t0
    sub t5, a7, s2
    mul t6, t5, t2
    lw s3, 48(a1)
    lw s8, 100(a1)
    add t1, a7, s2
    mulh s10, t5, s11
    sub a2, s4, t3
    sub s4, s1, a2
    mulh s2, t6, t0
    add t5, s9, a4
    mul t3, s4, t2
    sub s7, s9, a4
    mulh a4, s4, s11
    sub t6, s10, s2
    mulh a7, t3, t0
    mul s2, s7, s0
    add s4, a0, a6
    mulh s9, s7, t4
    lw s10, 52(a1)
    mulh s0, s2, t0
    sub t3, a0, a6
    lw t4, 56(ra)
    sub s7, a4, a7
    lw s2, 24(ra)
    sub a0, s9, s0
    add a6, t5, s4
    mul a4, t3, a5
    mulh a7, t3, s6
    sub s9, t5, s4
    lw s0, 88(ra)
    mulh a5, a4, t0
    mul a4, s9, s10
    add s6, t1, a6
    sw s6, 20(ra)
    sub t5, a7, a5
    sub t3, a0, t5
    mulh s4, s9, s3
    add s6, a0, t5
    mulh a5, a4, t0
    mul a7, t3, s10
    sub s9, t1, a6
    add a0, s1, a2
    mulh s10, t3, s3
    mulh t5, a7, t0
    lw a4, 120(ra)
    sub t1, s4, a5
    mulh a6, s9, a3
    lw s1, 152(ra)
    mul a2, s9, s5
    sub s4, s10, t5
    lw s3, 184(ra)
    mulh t3, a2, t0
    add a7, a0, s6
    sw a7, 52(ra)
    sub s10, a0, s6
    sub s9, a6, t3
    lw a5, 20(a1)
    sw s9, 148(ra)
    mul t5, s10, s5
    lw a2, 44(a1)
    mulh a7, s10, a3
    add a0, t6, t1
    lw s6, 16(a1)
    sw a0, 84(ra)
    mulh a6, t5, t0
    sub t3, t6, t1
    lw s9, 216(ra)
    mul s10, t3, s5
    sub a0, a7, a6
    mulh t6, t3, a3
    lw t5, 248(ra)
    sw a0, 180(ra)
    add t1, s7, s4
    mulh a6, s10, t0
    sub a7, s0, a4
    lw s10, 24(a1)
    sub t3, s7, s4
    sub a0, t6, a6
    lw s4, 28(a1)
    add s7, s2, t4
    mul a6, t3, s5
    mulh t3, t3, a3
    sub t6, s2, t4
    sw t1, 116(ra)
    mulh s2, a6, t0
    mul t4, t6, a5
    lw t1, 32(a1)
    lw a6, 40(a1)
    add a5, s0, a4
    sub s0, t3, s2
    mulh a4, t6, s6
    sw s0, 244(ra)
    mul s2, a7, s4
    add t3, s7, a5
    mulh s6, a7, s10
    sub t6, s7, a5
    lw s0, 676(ra)
    mulh t4, t4, t0
    lw a5, 36(a1)
    lw s4, 44(a1)
    mulh a7, s2, t0
    lw s10, 48(a1)
    sub s7, a4, t4
    mul s2, t6, t2
    sub a4, s6, a7
    mulh t4, t6, s11
    sub a7, s7, a4
    mulh s6, s2, t0
    add t6, s9, t5
    add s2, s7, a4
    mul a4, a7, t2
    add s7, s1, s3
    mulh a7, a7, s11
    sub s1, s1, s3
    mulh s3, a4, t0
    sub a4, t4, s6
    mul s6, s1, a5
    sub t4, a7, s3
    mulh a5, s1, t1
    mulh a7, s6, t0
    lw s1, 28(ra)
    sub s3, s9, t5
    lw t1, 92(ra)
    lw s6, 52(a1)
    sub t5, a5, a7
    lw s9, 60(ra)
    mul a5, s3, s4
    sub a7, s7, t6
    mulh s4, s3, a6
    mulh a6, a5, t0
    add s3, s7, t6
    mul t6, a7, s6
    add s7, t3, s3
    sw s7, 24(ra)
    sub a5, s4, a6
    mulh s7, a7, s10
    add a6, t5, a5
    mulh s4, t6, t0
    sub a7, t5, a5
    mul t6, a7, s6
    sub a5, t3, s3
    sub t5, s7, s4
    mulh s6, a7, s10
    lw s3, 156(ra)
    mulh t3, t6, t0
    lw s4, 124(ra)
    mul s7, a5, s5
    lw a7, 188(ra)
    sub s10, s6, t3
    add t6, s2, a6
    sub s6, t4, s10
    sw t6, 56(ra)
    mulh t3, a5, a3
    mulh t6, s7, t0
    lw a5, 48(a1)
    sub s7, s2, a6
    lw a6, 16(a1)
    sub s2, t3, t6
    lw t3, 20(a1)
    sw s2, 152(ra)
    mul t6, s7, s5
    add s2, a4, t5
    mulh s7, s7, a3
    sw s2, 88(ra)
    mulh s2, t6, t0
    sub t6, a4, t5
    lw a4, 220(ra)
    lw t5, 252(ra)
    sub s2, s7, s2
    sw s2, 184(ra)
    mul s7, t6, s5
    mulh s2, t6, a3
    add t6, t4, s10
    sw t6, 120(ra)
    mulh s10, s7, t0
    lw t6, 28(a1)
    sub t4, s3, a7
    lw s7, 24(a1)
    sub s2, s2, s10
    sw s2, 216(ra)
    mul s10, s6, s5
    add s2, s1, s9
    mulh s6, s6, a3
    mulh s10, s10, t0
    sub s1, s1, s9
    mul s9, s1, t3
    add t3, t1, s4
    mulh s1, s1, a6
    lw a6, 36(a1)
    sub s6, s6, s10
    mulh s10, s9, t0
    sw s6, 248(ra)
    sub s9, t1, s4
    lw s6, 32(a1)
    sub s10, s1, s10
    mul t1, s9, t6
    lw s4, 40(a1)
    mulh s1, s9, s7
    add t6, s2, t3
    mulh s7, t1, t0
    sub t3, s2, t3
    mul s9, t3, t2
    sub t1, s1, s7
    mulh s2, t3, s11
    mulh s1, s9, t0
    sub s7, s10, t1
    add t3, s3, a7
    mul s9, s7, t2
    lw a7, 52(a1)
    mulh s3, s7, s11
    mulh t2, s9, t0
    lw s11, 288(ra)
    mul s7, t4, a6
    add s9, a4, t5
    lw a6, 256(ra)
    sub s1, s2, s1
    mulh s2, s7, t0
    mulh s7, t4, s6
    sub s6, s3, t2
    lw t4, 320(ra)
    sub t2, a4, t5
    mul s3, t2, a2
    add a4, t3, s9
    lw t5, 352(ra)
    mulh a2, t2, s4
    mulh t2, s3, t0
    sub s4, t3, s9
    sub s3, s7, s2
    add s9, s10, t1
    lw t3, 384(ra)
    mul s2, s4, a7
    sub s10, a2, t2
    sub s7, s3, s10
    mulh t1, s4, a5
    add t2, s3, s10
    mulh a2, s2, t0
    mul s4, s7, a7
    add s3, t6, a4
    sub s10, t1, a2
    mulh s2, s7, a5
    sw s3, 28(ra)
    sub a7, t6, a4
    mulh a4, s4, t0
    add s7, s9, t2
    sw s7, 60(ra)
    mul t1, a7, s5
    sub a2, s2, a4
    mulh a5, a7, a3
    mulh t6, t1, t0
    sub s3, s9, t2
    mul s4, s3, s5
    add s7, s1, s10
    sub a4, a5, t6
    mulh s2, s3, a3
    sw s7, 92(ra)
    sub s10, s1, s10
    mulh a7, s4, t0
    add t1, s6, a2
    mulh a5, s10, a3
    sub t2, t4, t5
    sub s9, s2, a7
    sw t1, 124(ra)
    mul t6, s10, s5
    sw s9, 188(ra)
    lw s1, 416(ra)
    mulh s3, t6, t0
    sub t6, s6, a2
    mul s7, t6, s5
    sub s4, a5, s3
    lw a7, 72(a1)
    sw s4, 220(ra)
    mulh s9, t6, a3
    sub s2, a6, s11
    mulh a3, s7, t0
    add s5, a6, s11
    lw t1, 76(a1)
    sub s10, s9, a3
    lw a2, 448(ra)
    mul s6, s2, t1
    sw s10, 252(ra)
    lw s3, 56(a1)
    mulh a5, s2, a7
    lw s4, 80(a1)
    mulh a6, s6, t0
    lw t6, 480(ra)
    lw s7, 84(a1)
    sub s11, a5, a6
    mulh a3, t2, s4
    lw s9, 92(a1)
    lw t1, 88(a1)
    mul s10, t2, s7
    add a7, t4, t5
    lw s2, 60(a1)
    lw s6, 96(a1)
    mulh a5, s10, t0
    lw a6, 100(a1)
    add s4, s5, a7
    sub t2, a3, a5
    sub s7, s5, a7
    lw t5, 104(a1)
    mulh t4, s7, s3
    sub s10, s11, t2
    mul a3, s7, s2
    lw a5, 108(a1)
    add s7, t3, s1
    mulh a3, a3, t0
    add a7, s11, t2
    mul s5, s10, s2
    lw t2, 260(ra)
    sub s11, t4, a3
    mulh a3, s10, s3
    mulh t4, s5, t0
    sub s10, t3, s1
    add s5, a2, t6
    mul s1, s10, s9
    sub t3, a3, t4
    mulh s9, s10, t1
    mulh t4, s1, t0
    lw s1, 292(ra)
    sub a3, a2, t6
    lw t1, 64(a1)
    sub s10, s9, t4
    lw s9, 68(a1)
    mul a2, a3, a6
    lw t4, 324(ra)
    mulh t6, a3, s6
    sub a6, s7, s5
    add a3, s7, s5
    mulh s6, a2, t0
    mul s5, a6, a5
    add s7, s4, a3
    sw s7, 256(ra)
    sub s7, t6, s6
    add a2, s10, s7
    mulh s6, a6, t5
    mulh t6, s5, t0
    sub a6, s10, s7
    sub s5, s4, a3
    mul s7, a6, a5
    mulh s10, a6, t5
    lw a5, 356(ra)
    mulh s7, s7, t0
    lw a3, 388(ra)
    mul s4, s5, s9
    sub s6, s6, t6
    sub a6, s10, s7
    mulh t5, s5, t1
    lw t6, 420(ra)
    add s7, a7, a2
    sw s7, 288(ra)
    mulh s10, s4, t0
    lw s5, 76(a1)
    sub s7, a7, a2
    lw s4, 72(a1)
    sub a2, t5, s10
    sw a2, 384(ra)
    mul s10, s7, s9
    add a7, s11, s6
    mulh t5, s7, t1
    sw a7, 320(ra)
    mulh a2, s10, t0
    sub s7, s11, s6
    sub s11, t5, a2
    lw a7, 452(ra)
    sw s11, 416(ra)
    add s6, t3, a6
    lw s10, 484(ra)
    mul a2, s7, s9
    sub t5, t4, a5
    mulh s11, s7, t1
    lw s7, 80(a1)
    mulh a2, a2, t0
    sw s6, 352(ra)
    sub s6, t3, a6
    lw a6, 84(a1)
    sub t3, s11, a2
    sw t3, 448(ra)
    mul a2, s6, s9
    mulh s11, s6, t1
    add t3, t2, s1
    sub s6, t2, s1
    mulh t2, a2, t0
    add s1, t4, a5
    mul a2, s6, s5
    mulh s5, s6, s4
    sub a5, s11, t2
    lw t4, 92(a1)
    add s4, a7, s10
    sw a5, 480(ra)
    mulh s6, a2, t0
    lw t2, 88(a1)
    mul s11, t5, a6
    lw a5, 96(a1)
    sub a2, t3, s1
    lw a6, 100(a1)
    mulh s11, s11, t0
    sub s5, s5, s6
    mulh s6, t5, s7
    add s7, t3, s1
    mul t5, a2, s2
    lw s1, 104(a1)
    sub t3, s6, s11
    add s6, s5, t3
    mulh s11, a2, s3
    mulh a2, t5, t0
    sub t5, s5, t3
    mul s5, t5, s2
    add t3, a3, t6
    sub s11, s11, a2
    mulh a2, t5, s3
    sub t5, a3, t6
    mulh a3, s5, t0
    mul t6, t5, t4
    sub s5, a7, s10
    sub t4, t3, s4
    lw a7, 264(ra)
    add s10, t3, s4
    mulh s4, t5, t2
    sub t3, a2, a3
    mulh t2, t6, t0
    mul t5, s5, a6
    lw a2, 108(a1)
    lw a3, 296(ra)
    sub t6, s4, t2
    mulh a6, s5, a5
    mulh t2, t5, t0
    add s4, s7, s10
    mul a5, t4, a2
    lw s5, 328(ra)
    sw s4, 260(ra)
    sub t5, a6, t2
    mulh s4, t4, s1
    sub t2, t6, t5
    add a6, t6, t5
    mulh t4, a5, t0
    mul t5, t2, a2
    sub a2, s7, s10
    mulh s7, t2, s1
    lw t6, 360(ra)
    mulh s1, t5, t0
    lw a5, 392(ra)
    mul t2, a2, s9
    sub s10, s4, t4
    sub t5, s7, s1
    mulh s4, a2, t1
    add t4, s6, a6
    lw s1, 424(ra)
    sw t4, 292(ra)
    mulh t4, t2, t0
    sub s7, s6, a6
    lw s6, 76(a1)
    sub a2, s4, t4
    lw t2, 72(a1)
    sw a2, 388(ra)
    mul a6, s7, s9
    mulh s4, s7, t1
    add t4, s11, s10
    sw t4, 324(ra)
    mulh a2, a6, t0
    sub t4, s11, s10
    lw s7, 456(ra)
    sub a6, s4, a2
    lw s10, 488(ra)
    sw a6, 420(ra)
    mul s11, t4, s9
    mulh a2, t4, t1
    add s4, t3, t5
    sw s4, 356(ra)
    mulh a6, s11, t0
    sub t4, t3, t5
    lw s4, 80(a1)
    sub s11, a2, a6
    lw t3, 84(a1)
    sw s11, 452(ra)
    mul t5, t4, s9
    mulh a2, t4, t1
    add a6, a7, a3
    sub s11, a7, a3
    mulh t4, t5, t0
    add a3, s5, t6
    mulh t5, s11, t2
    mul a7, s11, s6
    sub t2, a2, t4
    sub s6, s5, t6
    lw t6, 104(a1)
    sw t2, 484(ra)
    mulh s11, a7, t0
    lw a2, 88(a1)
    mul t4, s6, t3
    lw s5, 92(a1)
    mulh t2, s6, s4
    lw t3, 100(a1)
    add a7, a6, a3
    sub s11, t5, s11
    mulh s4, t4, t0
    lw s6, 96(a1)
    sub t5, a6, a3
    mul t4, t5, s2
    sub a3, t2, s4
    add a6, s11, a3
    mulh t2, t5, s3
    sub s4, s11, a3
    mulh a3, t4, t0
    mul t5, s4, s2
    add s11, a5, s1
    sub t4, t2, a3
    mulh t2, s4, s3
    mulh a3, t5, t0
    sub s1, a5, s1
    add s4, s7, s10
    mul t5, s1, s5
    mulh s5, s1, a2
    sub a5, s7, s10
    lw s10, 108(a1)
    mulh s1, t5, t0
    sub a2, s11, s4
    lw s7, 268(ra)
    sub t5, t2, a3
    lw t2, 300(ra)
    mul a3, a5, t3
    add t3, s11, s4
    mulh s4, a5, s6
    lw s11, 332(ra)
    mulh a5, a3, t0
    sub s1, s5, s1
    mul s6, a2, s10
    add a3, a7, t3
    sw a3, 264(ra)
    sub s4, s4, a5
    add a3, s1, s4
    mulh s5, s6, t0
    sub a5, s1, s4
    mulh s6, a2, t6
    mul s1, a5, s10
    sub s4, a7, t3
    lw s10, 364(ra)
    add a2, s7, t2
    mulh a7, s1, t0
    sub t3, s6, s5
    lw s1, 396(ra)
    mulh s5, a5, t6
    lw s6, 428(ra)
    mul a5, s4, s9
    mulh t6, s4, t1
    add s4, a6, a3
    mulh a5, a5, t0
    sub a3, a6, a3
    sub a6, s5, a7
    lw a7, 72(a1)
    sub s5, t6, a5
    lw t6, 76(a1)
    sw s5, 392(ra)
    mul a5, a3, s9
    mulh s5, a3, t1
    add a3, t4, t3
    sw a3, 328(ra)
    mulh a3, a5, t0
    sub t3, t4, t3
    lw a5, 460(ra)
    sub t4, s5, a3
    lw a3, 492(ra)
    sw t4, 424(ra)
    mul s5, t3, s9
    mulh t4, t3, t1
    add t3, t5, a6
    sw t3, 360(ra)
    mulh t3, s5, t0
    sub s5, t5, a6
    lw a6, 80(a1)
    lw t5, 84(a1)
    sub t3, t4, t3
    sw t3, 456(ra)
    mul t4, s5, s9
    mulh t3, s5, t1
    sub s5, a5, a3
    mulh t4, t4, t0
    sub t2, s7, t2
    add s7, s11, s10
    mul t6, t2, t6
    sub t3, t3, t4
    mulh t4, t2, a7
    sw t3, 488(ra)
    mulh t2, t6, t0
    sub t6, s11, s10
    lw a7, 88(a1)
    mul t3, t6, t5
    add s10, a2, s7
    sub s11, t4, t2
    lw t5, 96(a1)
    mulh t2, t3, t0
    lw t4, 92(a1)
    lw t3, 104(a1)
    mulh a6, t6, a6
    sub t6, a2, s7
    mul a2, t6, s2
    sub s7, a6, t2
    sub t2, s11, s7
    mulh a6, t6, s3
    add t6, s11, s7
    mulh s7, a2, t0
    add s11, s1, s6
    mul a2, t2, s2
    sub a6, a6, s7
    mulh s7, t2, s3
    sub t2, s1, s6
    mulh s1, a2, t0
    add s6, a5, a3
    mul a2, t2, t4
    sub a3, s7, s1
    mulh a5, t2, a7
    lw t2, 108(a1)
    mulh t4, a2, t0
    lw s1, 272(ra)
    sub s7, s11, s6
    lw a7, 304(ra)
    add a2, s11, s6
    add s6, s10, a2
    mul s8, s5, s8
    mulh s11, s5, t5
    sub s5, a5, t4
    lw t5, 336(ra)
    mulh a5, s8, t0
    mul t4, s7, t2
    sw s6, 268(ra)
    mulh s8, s7, t3
    sub a5, s11, a5
    mulh s6, t4, t0
    sub s7, s5, a5
    mul s11, s7, t2
    sub t4, s10, a2
    sub t2, s8, s6
    add s8, s5, a5
    mulh a2, s7, t3
    mulh a5, s11, t0
    lw s6, 400(ra)
    lw s10, 368(ra)
    mulh s5, t4, t1
    mul s7, t4, s9
    sub t3, a2, a5
    add s11, t6, s8
    lw a2, 432(ra)
    sw s11, 300(ra)
    mulh t4, s7, t0
    sub a5, t6, s8
    lw s11, 72(a1)
    sub s7, s5, t4
    lw s8, 76(a1)
    sw s7, 396(ra)
    mul s5, a5, s9
    mulh t4, a5, t1
    add t6, a6, t2
    sw t6, 332(ra)
    mulh s7, s5, t0
    sub a5, a6, t2
    lw t6, 496(ra)
    lw s5, 464(ra)
    sub t2, t4, s7
    sw t2, 428(ra)
    mul a6, a5, s9
    add s7, a3, t3
    mulh t4, a5, t1
    sw s7, 364(ra)
    mulh t2, a6, t0
    sub a3, a3, t3
    lw s7, 84(a1)
    lw a5, 80(a1)
    sub a6, t4, t2
    sw a6, 460(ra)
    mul t3, a3, s9
    sub t4, s1, a7
    mulh t2, a3, t1
    mulh a6, t3, t0
    add t3, s1, a7
    mul a3, t4, s8
    add s1, t5, s10
    mulh a7, t4, s11
    sub s8, t2, a6
    sw s8, 492(ra)
    mulh s11, a3, t0
    sub t4, t5, s10
    lw s10, 88(a1)
    lw t2, 92(a1)
    sub a6, t3, s1
    mul s8, t4, s7
    lw a3, 96(a1)
    mulh t5, t4, a5
    lw s7, 100(a1)
    mulh a5, s8, t0
    sub t4, a7, s11
    add s8, t3, s1
    lw a7, 104(a1)
    sub s11, t5, a5
    mul s1, a6, s2
    sub t3, t4, s11
    mulh a5, a6, s3
    add t5, t4, s11
    mulh a6, s1, t0
    mul s11, t3, s2
    add t4, s6, a2
    mulh s1, t3, s3
    sub t3, a5, a6
    sub a5, s6, a2
    mulh s11, s11, t0
    mul a6, a5, t2
    add a2, s5, t6
    add s6, t4, a2
    lw t2, 308(ra)
    mulh a5, a5, s10
    lw s10, 108(a1)
    mulh a6, a6, t0
    sub s5, s5, t6
    lw t6, 276(ra)
    sub a2, t4, a2
    sub a5, a5, a6
    mul t4, s5, s7
    sub a6, s1, s11
    mulh s7, s5, a3
    lw s1, 340(ra)
    mulh s11, t4, t0
    add s5, s8, s6
    mul a3, a2, s10
    sw s5, 272(ra)
    sub t4, s7, s11
    mulh s5, a2, a7
    add s7, a5, t4
    sub s11, a5, t4
    mulh a2, a3, t0
    sub s6, s8, s6
    mul a5, s11, s10
    lw t4, 404(ra)
    mulh a3, s11, a7
    mulh s8, a5, t0
    lw s10, 372(ra)
    mul a7, s6, s9
    sub s11, s5, a2
    sub a5, a3, s8
    lw s5, 436(ra)
    add a2, t5, s7
    mulh s8, s6, t1
    sw a2, 304(ra)
    mulh a3, a7, t0
    sub s6, t5, s7
    lw a2, 72(a1)
    add a7, s1, s10
    mul t5, s6, s9
    sub s7, s8, a3
    lw a3, 76(a1)
    sw s7, 400(ra)
    mulh s8, s6, t1
    mulh s7, t5, t0
    add s6, t3, s11
    sw s6, 336(ra)
    sub t5, t3, s11
    mul s6, t5, s9
    lw s11, 500(ra)
    sub t3, s8, s7
    lw s7, 468(ra)
    add s8, a6, a5
    mulh t5, t5, t1
    sw t3, 432(ra)
    sw s8, 368(ra)
    mulh t3, s6, t0
    sub s8, a6, a5
    lw s6, 84(a1)
    lw a5, 80(a1)
    sub a6, t5, t3
    sw a6, 464(ra)
    mul t5, s8, s9
    mulh t3, s8, t1
    sub a6, t6, t2
    add s8, t6, t2
    mulh t2, t5, t0
    add t6, s8, a7
    mul t5, a6, a3
    mulh a3, a6, a2
    sub a2, t3, t2
    sub a6, s1, s10
    mulh s10, t5, t0
    lw t2, 88(a1)
    sub t3, a3, s10
    sw a2, 496(ra)
    lw t5, 96(a1)
    mul s1, a6, s6
    lw a3, 92(a1)
    mulh s10, a6, a5
    lw a2, 100(a1)
    mulh s6, s1, t0
    lw s1, 104(a1)
    sub a5, s8, a7
    mul a6, a5, s2
    sub a7, s10, s6
    mulh s8, a5, s3
    add s10, t4, s5
    mulh s6, a6, t0
    sub a5, t3, a7
    add a6, t3, a7
    mul a7, a5, s2
    mulh t3, a5, s3
    sub a5, s8, s6
    sub s6, t4, s5
    mulh s8, a7, t0
    mul s5, s6, a3
    add t4, s7, s11
    mulh a7, s6, t2
    sub a3, t3, s8
    add s6, s10, t4
    lw t2, 108(a1)
    mulh t3, s5, t0
    sub s8, s7, s11
    mulh s5, s8, t5
    lw s7, 280(ra)
    mul s8, s8, a2
    lw s11, 312(ra)
    lw t5, 344(ra)
    sub a2, s10, t4
    sub s10, a7, t3
    mulh t4, s8, t0
    add a7, t6, s6
    mul t3, a2, t2
    sw a7, 276(ra)
    sub s8, s5, t4
    sub a7, s10, s8
    mulh s5, a2, s1
    add s8, s10, s8
    mulh t4, t3, t0
    mul a2, a7, t2
    sub t6, t6, s6
    sub s10, s5, t4
    mulh t3, a7, s1
    lw s5, 376(ra)
    mulh t2, a2, t0
    add s1, a6, s8
    mulh s6, t6, t1
    lw t4, 408(ra)
    mul a7, t6, s9
    sub a2, t3, t2
    lw t6, 440(ra)
    sw s1, 308(ra)
    mulh t2, a7, t0
    sub t3, a6, s8
    lw s1, 72(a1)
    sub a7, s6, t2
    lw a6, 76(a1)
    sw a7, 404(ra)
    mul s6, t3, s9
    mulh s8, t3, t1
    add t2, a5, s10
    sw t2, 340(ra)
    mulh a7, s6, t0
    sub t3, a5, s10
    lw t2, 472(ra)
    sub s6, s8, a7
    lw s8, 504(ra)
    sw s6, 436(ra)
    mul s6, t3, s9
    add a5, a3, a2
    mulh s10, t3, t1
    sw a5, 372(ra)
    mulh a7, s6, t0
    sub a3, a3, a2
    lw t3, 80(a1)
    sub a5, s10, a7
    lw s6, 84(a1)
    mul a2, a3, s9
    sw a5, 468(ra)
    mulh a7, a3, t1
    add s10, s7, s11
    mulh a5, a2, t0
    sub a3, s7, s11
    mul a2, a3, a6
    sub s7, a7, a5
    mulh s11, a3, s1
    lw a6, 88(a1)
    mulh a5, a2, t0
    sw s7, 500(ra)
    sub s1, t5, s5
    add a3, t5, s5
    lw a7, 92(a1)
    sub a5, s11, a5
    lw a2, 96(a1)
    lw s7, 92(a1)
    mul s5, s1, s6
    mulh t5, s1, t3
    lw t3, 100(a1)
    mulh s5, s5, t0
    sub s11, s10, a3
    add s6, s10, a3
    mul s1, s11, s2
    lw a3, 104(a1)
    sub s10, t5, s5
    add s5, a5, s10
    mulh t5, s11, s3
    sub s11, a5, s10
    mulh a5, s1, t0
    mul s10, s11, s2
    add s1, t4, t6
    sub a5, t5, a5
    mulh t5, s11, s3
    mulh s11, s10, t0
    sub s10, t4, t6
    mul t4, s10, a7
    add t6, t2, s8
    mulh a7, s10, a6
    lw a6, 108(a1)
    sub s10, t5, s11
    mulh s11, t4, t0
    sub t5, t2, s8
    lw t4, 284(ra)
    sub t2, a7, s11
    lw s8, 316(ra)
    add a7, s1, t6
    mul s11, t5, t3
    mulh t3, t5, a2
    sub a2, s1, t6
    mul t5, a2, a6
    lw s1, 348(ra)
    mulh t6, s11, t0
    add s11, s6, a7
    mulh t5, t5, t0
    sw s11, 280(ra)
    sub s11, t3, t6
    add t3, t2, s11
    mulh t6, a2, a3
    sub a2, t2, s11
    lw t2, 220(a1)
    mul s11, a2, a6
    sub a6, s6, a7
    mulh a7, a2, a3
    lw s6, 380(ra)
    mulh a2, s11, t0
    sub a3, t6, t5
    lw s11, 412(ra)
    mul t6, a6, s9
    sub t5, a7, a2
    lw a2, 444(ra)
    add a7, s5, t3
    mulh a6, a6, t1
    sw a7, 312(ra)
    mulh a7, t6, t0
    sub t6, s5, t3
    lw s5, 72(a1)
    sub t3, a6, a7
    lw a6, 76(a1)
    sw t3, 408(ra)
    mul a7, t6, s9
    mulh t3, t6, t1
    add t6, a5, a3
    sw t6, 344(ra)
    mulh t6, a7, t0
    lw a7, 476(ra)
    sub a3, a5, a3
    sub a5, t3, t6
    lw t3, 508(ra)
    sw a5, 440(ra)
    mul t6, a3, s9
    mulh a5, a3, t1
    add a3, s10, t5
    sw a3, 376(ra)
    mulh a3, t6, t0
    lw t6, 80(a1)
    sub s10, s10, t5
    sub t5, a5, a3
    lw a5, 84(a1)
    mul a3, s10, s9
    sw t5, 472(ra)
    add t5, t4, s8
    mulh s10, s10, t1
    mulh a3, a3, t0
    sub s8, t4, s8
    mul t4, s8, a6
    add a6, s1, s6
    sub a3, s10, a3
    sw a3, 504(ra)
    mulh s10, s8, s5
    mulh a3, t4, t0
    lw s5, 96(a1)
    lw s8, 88(a1)
    sub t4, s1, s6
    mul s1, t4, a5
    sub s6, t5, a6
    sub a5, s10, a3
    mulh a3, t4, t6
    lw s10, 100(a1)
    mul t4, s6, s2
    lw t6, 104(a1)
    mulh s1, s1, t0
    add a6, t5, a6
    mulh t5, t4, t0
    mulh t4, s6, s3
    sub s6, a3, s1
    sub s1, a5, s6
    lw a3, 108(a1)
    mul s2, s1, s2
    add a5, a5, s6
    mulh s6, s1, s3
    add s1, s11, a2
    mulh s2, s2, t0
    sub s3, t4, t5
    lw t4, 512(ra)
    sub t5, s11, a2
    mul a2, t5, s7
    sub s11, s6, s2
    lw s7, 544(ra)
    sub s2, a7, t3
    mulh s6, t5, s8
    add s8, a7, t3
    mulh t5, a2, t0
    lw a7, 576(ra)
    mul t3, s2, s10
    add a2, s1, s8
    sub s10, s1, s8
    mulh s1, s2, s5
    lw s8, 608(ra)
    mulh s2, t3, t0
    sub s5, s6, t5
    mul t3, s10, a3
    lw s6, 640(ra)
    sub t5, s1, s2
    sub s1, s5, t5
    mulh s2, s10, t6
    add s10, s5, t5
    mul s5, s1, a3
    sub t5, a6, a2
    mulh a3, t3, t0
    add t3, a6, a2
    sw t3, 284(ra)
    add a2, a5, s10
    sub a6, s2, a3
    mulh t3, s1, t6
    mulh a3, s5, t0
    add s2, a7, s8
    sw a2, 316(ra)
    mul s1, t5, s9
    mulh t6, t5, t1
    sub s5, t3, a3
    sub a2, a5, s10
    mulh a5, s1, t0
    mulh t5, a2, t1
    add a3, s3, a6
    mul t3, a2, s9
    add s10, s11, s5
    sub s1, t6, a5
    sw s1, 412(ra)
    sub a2, s3, a6
    sw a3, 348(ra)
    mulh a5, t3, t0
    sw s10, 380(ra)
    mul t6, a2, s9
    mulh s1, a2, t1
    sub a2, t5, a5
    sw a2, 444(ra)
    mulh a3, t6, t0
    sub a5, s11, s5
    lw a6, 672(ra)
    mul s3, a5, s9
    lw s5, 128(a1)
    sub s10, s1, a3
    sw s10, 476(ra)
    mulh t6, a5, t1
    mulh t3, s3, t0
    lw t5, 704(ra)
    sub a2, t4, s7
    lw s11, 132(a1)
    sub s9, t6, t3
    lw s1, 736(ra)
    sw s4, 296(ra)
    mul t3, a2, s11
    sw s9, 508(ra)
    mulh a3, a2, s5
    add s11, t4, s7
    mulh s10, t3, t0
    lw t1, 136(a1)
    lw a5, 140(a1)
    add s7, s11, s2
    lw s3, 112(a1)
    sub t6, a3, s10
    lw s4, 116(a1)
    sub s9, a7, s8
    mul t4, s9, a5
    lw a2, 144(a1)
    lw s5, 148(a1)
    mulh t3, s9, t1
    mulh a3, t4, t0
    lw s10, 152(a1)
    sub a7, s11, s2
    lw s8, 156(a1)
    sub a3, t3, a3
    sub a5, t6, a3
    mul t1, a7, s4
    sub s9, s6, a6
    mulh t4, a7, s3
    lw s2, 164(a1)
    lw s11, 516(ra)
    mul t3, a5, s4
    lw a7, 160(a1)
    mulh t1, t1, t0
    add a3, t6, a3
    mulh t6, a5, s3
    mul a5, s9, s5
    add s5, t5, s1
    mulh t3, t3, t0
    sub t5, t5, s1
    mulh s1, s9, a2
    add s6, s6, a6
    lw a2, 548(ra)
    mulh s9, a5, t0
    sub a6, t6, t3
    mul a5, t5, s8
    lw t3, 120(a1)
    sub t6, s1, s9
    add s8, s6, s5
    sub s1, s6, s5
    mulh s9, a5, t0
    add s5, s7, s8
    mulh s6, t5, s10
    lw a5, 124(a1)
    mulh s10, s1, a7
    mul t5, s1, s2
    sub s6, s6, s9
    sub s1, s7, s8
    sw s5, 512(ra)
    lw s9, 580(ra)
    sub s7, t6, s6
    mulh s5, t5, t0
    mul s8, s7, s2
    mul t5, s1, a5
    add s2, t6, s6
    sub s6, t4, t1
    mulh t6, s8, t0
    lw t1, 644(ra)
    mulh t4, s7, a7
    mulh s8, s1, t3
    sub a7, a3, s2
    mulh s7, t5, t0
    lw s1, 612(ra)
    add t5, a3, s2
    lw a3, 128(a1)
    sub s2, s10, s5
    sub s5, t4, t6
    sub s10, s8, s7
    lw t4, 132(a1)
    sw s10, 640(ra)
    mul t6, a7, a5
    mulh s7, a7, t3
    add s8, s6, s2
    add s10, a6, s5
    mulh a7, t6, t0
    lw t6, 708(ra)
    sub s2, s6, s2
    lw s6, 740(ra)
    sub a7, s7, a7
    mul s7, s2, a5
    sw a7, 672(ra)
    sub a7, a6, s5
    mulh a6, s2, t3
    mulh s5, s7, t0
    sw s10, 608(ra)
    lw s2, 136(a1)
    lw s7, 140(a1)
    sub s10, a6, s5
    sw s10, 704(ra)
    mul a6, a7, a5
    sub s5, s11, a2
    mulh s10, a7, t3
    add a7, s11, a2
    mulh a2, a6, t0
    mul s11, s5, t4
    add a6, s9, s1
    mulh t4, s5, a3
    sub a3, s10, a2
    sw a3, 736(ra)
    mulh s5, s11, t0
    lw a2, 152(a1)
    sub s10, s9, s1
    lw a3, 144(a1)
    mul s11, s10, s7
    lw s1, 156(a1)
    mulh s9, s10, s2
    add s7, a7, a6
    mulh s2, s11, t0
    lw s10, 148(a1)
    sub s11, a7, a6
    sub a6, s9, s2
    lw a7, 160(a1)
    sub s2, t4, s5
    mul s9, s11, s4
    mulh s5, s11, s3
    add t4, s2, a6
    sub s11, s2, a6
    mulh s9, s9, t0
    mul a6, s11, s4
    add s2, t1, s0
    sub s5, s5, s9
    sw s8, 576(ra)
    mulh s9, a6, t0
    sub s8, t1, s0
    mulh a6, s11, s3
    add t1, t6, s6
    sub s0, t6, s6
    mul s11, s8, s10
    mulh s6, s8, a3
    lw t6, 164(a1)
    mulh s10, s11, t0
    lw a3, 520(ra)
    sub s8, a6, s9
    sub s11, s2, t1
    mul s9, s0, s1
    mulh a6, s0, a2
    add s2, s2, t1
    add s1, s7, s2
    mulh s0, s9, t0
    sub s6, s6, s10
    lw a2, 552(ra)
    lw t1, 584(ra)
    mul s9, s11, t6
    sw s1, 516(ra)
    sub s1, a6, s0
    mulh s10, s11, a7
    sub s0, s6, s1
    mulh a6, s9, t0
    add s9, s6, s1
    sub s7, s7, s2
    mul s11, s0, t6
    mulh s6, s0, a7
    sub s1, s10, a6
    mulh s2, s11, t0
    lw t6, 616(ra)
    add s0, t4, s9
    lw s11, 648(ra)
    mul a7, s7, a5
    lw a6, 680(ra)
    lw s10, 128(a1)
    sub s2, s6, s2
    mulh s6, a7, t0
    sub a7, a3, a2
    mulh s7, s7, t3
    sub s9, t4, s9
    sw s0, 548(ra)
    add t4, s8, s2
    sub s7, s7, s6
    mul s0, s9, a5
    mulh s6, s9, t3
    sw s7, 644(ra)
    add s9, s5, s1
    sw s9, 580(ra)
    mulh s7, s0, t0
    lw s9, 132(a1)
    sub s0, s5, s1
    sub s6, s6, s7
    mul s1, s0, a5
    mulh s5, s0, t3
    lw s7, 744(ra)
    mulh s0, s1, t0
    mulh s10, a7, s10
    sub s1, s5, s0
    lw s0, 712(ra)
    sub s5, s8, s2
    sw t4, 612(ra)
    mul s2, s5, a5
    lw s8, 136(a1)
    sw s6, 676(ra)
    sw s1, 708(ra)
    mulh t4, s5, t3
    lw s6, 140(a1)
    mulh s1, s2, t0
    add s5, t1, t6
    mul s2, a7, s9
    sub a7, t4, s1
    sub s9, t1, t6
    sw a7, 740(ra)
    add s1, a3, a2
    mulh t4, s2, t0
    sub t1, s1, s5
    lw t6, 144(a1)
    sub a7, s10, t4
    lw a2, 148(a1)
    lw s2, 152(a1)
    mulh a3, s9, s8
    mul s10, s9, s6
    mulh t4, s10, t0
    lw s8, 156(a1)
    add s10, s1, s5
    mul s6, t1, s4
    sub s9, a3, t4
    lw s1, 160(a1)
    sub s5, a7, s9
    mulh a3, t1, s3
    mul t4, s5, s4
    sub t1, s11, a6
    mulh s6, s6, t0
    add a6, s11, a6
    add s11, a7, s9
    mulh a7, s5, s3
    sub s6, a3, s6
    mulh s9, t4, t0
    mul t4, t1, a2
    add s5, s0, s7
    mulh a3, t1, t6
    lw a2, 164(a1)
    mulh t1, t4, t0
    sub t6, a7, s9
    sub t4, s0, s7
    lw a7, 524(ra)
    sub s9, a3, t1
    lw s0, 588(ra)
    lw s7, 556(ra)
    mul t1, t4, s8
    mulh a3, t4, s2
    add s8, a6, s5
    mulh s2, t1, t0
    sub t4, a6, s5
    add t1, s10, s8
    mul a6, t4, a2
    sw t1, 520(ra)
    sub s5, a3, s2
    mulh t1, t4, s1
    add t4, s9, s5
    sub s9, s9, s5
    mulh s2, a6, t0
    mul a2, s9, a2
    sub a3, s10, s8
    sub s5, t1, s2
    mulh s1, s9, s1
    mulh a6, a2, t0
    lw s8, 620(ra)
    lw s10, 652(ra)
    mulh s9, a3, t3
    mul t1, a3, a5
    sub s2, s1, a6
    lw a2, 684(ra)
    add a3, s11, t4
    sw a3, 552(ra)
    mulh s1, t1, t0
    sub a6, s11, t4
    lw a3, 128(a1)
    sub s11, s9, s1
    lw t1, 132(a1)
    sw s11, 648(ra)
    mul t4, a6, a5
    mulh s1, a6, t3
    add s9, s6, s5
    sw s9, 584(ra)
    mulh s9, t4, t0
    sub s11, s6, s5
    lw a6, 716(ra)
    lw t4, 748(ra)
    sub s1, s1, s9
    sw s1, 680(ra)
    mul s5, s11, a5
    mulh s6, s11, t3
    add s9, t6, s2
    sw s9, 616(ra)
    mulh s1, s5, t0
    sub s9, t6, s2
    lw s11, 136(a1)
    lw s5, 140(a1)
    sub s2, s6, s1
    sw s2, 712(ra)
    mul t6, s9, a5
    mulh s1, s9, t3
    sub s6, a7, s7
    add s2, a7, s7
    mulh s9, t6, t0
    mul a7, s6, t1
    add s7, s0, s8
    sub t6, s1, s9
    sw t6, 744(ra)
    mulh t1, s6, a3
    add s1, s10, a2
    lw s9, 148(a1)
    sub t6, s0, s8
    mulh a3, a7, t0
    mul s0, t6, s5
    lw s6, 156(a1)
    lw s8, 152(a1)
    sub a7, t1, a3
    lw s5, 144(a1)
    mulh t1, t6, s11
    mulh a3, s0, t0
    sub s11, s2, s7
    lw t6, 160(a1)
    mul s0, s11, s4
    sub t1, t1, a3
    mulh a3, s11, s3
    sub s11, a7, t1
    mulh s0, s0, t0
    sub a2, s10, a2
    mul s10, s11, s4
    add t1, a7, t1
    mulh a7, s11, s3
    mulh s11, s10, t0
    add s10, a6, t4
    mul s9, a2, s9
    sub s0, a3, s0
    sub a3, a7, s11
    mulh a7, a2, s5
    lw s11, 164(a1)
    mulh a2, s9, t0
    sub s5, a6, t4
    lw s9, 528(ra)
    sub a6, s1, s10
    lw t4, 560(ra)
    mul s6, s5, s6
    add s1, s1, s10
    mulh s10, s5, s8
    lw s5, 592(ra)
    mulh s8, a6, t6
    add s2, s2, s7
    mulh s7, s6, t0
    add s6, s2, s1
    sub a2, a7, a2
    mul a7, a6, s11
    sw s6, 524(ra)
    sub a6, s10, s7
    sub s6, a2, a6
    mulh s7, a7, t0
    mul s10, s6, s11
    sub a7, s2, s1
    sub s11, s8, s7
    mulh s1, s6, t6
    mulh s2, s10, t0
    lw s7, 656(ra)
    lw s8, 624(ra)
    add s6, a2, a6
    lw t6, 688(ra)
    mul s10, a7, a5
    add a2, t1, s6
    mulh a6, a7, t3
    sw a2, 556(ra)
    mulh a7, s10, t0
    lw a2, 128(a1)
    sub s10, s1, s2
    sub s1, t1, s6
    lw s2, 132(a1)
    sub t1, a6, a7
    mul s6, s1, a5
    mulh a6, s1, t3
    add a7, s0, s11
    sw a7, 588(ra)
    mulh s1, s6, t0
    lw a7, 752(ra)
    sub s6, s0, s11
    sub s0, a6, s1
    mul s11, s6, a5
    lw s1, 720(ra)
    add a6, a3, s10
    sub a3, a3, s10
    mulh s10, s6, t3
    sw a6, 620(ra)
    mul s6, a3, a5
    sw s0, 684(ra)
    mulh a6, s11, t0
    lw s0, 136(a1)
    sub s11, s10, a6
    lw a6, 140(a1)
    mulh s10, a3, t3
    sub a3, s9, t4
    mulh s6, s6, t0
    sw s11, 716(ra)
    mul s11, a3, s2
    add s2, s9, t4
    add t4, s5, s8
    sub s9, s10, s6
    mulh s6, a3, a2
    sw s9, 748(ra)
    mulh s10, s11, t0
    sub a2, s5, s8
    lw a3, 144(a1)
    sub s9, s6, s10
    lw s11, 148(a1)
    lw s6, 160(a1)
    mul s5, a2, a6
    lw s8, 152(a1)
    mulh s10, a2, s0
    add a6, s2, t4
    mulh s0, s5, t0
    lw a2, 156(a1)
    sub s5, s10, s0
    sub s0, s2, t4
    mul s10, s0, s4
    add s2, s9, s5
    sub t4, s9, s5
    mulh s5, s0, s3
    mulh s9, s10, t0
    mul s0, t4, s4
    add s10, s7, t6
    sub s7, s7, t6
    mulh t6, t4, s3
    mulh t4, s0, t0
    add s0, s1, a7
    mul s11, s7, s11
    sub s5, s5, s9
    sub s9, t6, t4
    mulh t4, s7, a3
    mulh t6, s11, t0
    lw s7, 164(a1)
    sub s1, s1, a7
    lw a3, 532(ra)
    lw s11, 564(ra)
    mul a7, s1, a2
    mulh a2, s1, s8
    sub s1, s10, s0
    sub s8, t4, t6
    lw t4, 596(ra)
    add s10, s10, s0
    mulh t6, a7, t0
    mul s0, s1, s7
    add a7, a6, s10
    mulh s1, s1, s6
    sub a2, a2, t6
    sw a7, 528(ra)
    add t6, s8, a2
    sub a7, s8, a2
    mulh a2, s0, t0
    mul s8, a7, s7
    sub s0, a6, s10
    sub s1, s1, a2
    mulh s7, a7, s6
    mulh a6, s8, t0
    lw s10, 628(ra)
    mulh a2, s0, t3
    lw a7, 660(ra)
    add s6, s2, t6
    mul s8, s0, a5
    sub s0, s7, a6
    lw a6, 692(ra)
    mulh s7, s8, t0
    sub s8, s2, t6
    sw s6, 560(ra)
    mulh s2, s8, t3
    lw t6, 128(a1)
    sub s6, a2, s7
    add a2, s5, s1
    lw s7, 132(a1)
    sw s6, 656(ra)
    mul s6, s8, a5
    sw a2, 592(ra)
    mulh s8, s6, t0
    add a2, a7, a6
    sub s6, s5, s1
    lw s1, 756(ra)
    sub s5, s2, s8
    lw s2, 724(ra)
    sw s5, 688(ra)
    mul s8, s6, a5
    mulh s5, s6, t3
    add s6, s9, s0
    sw s6, 624(ra)
    sub s9, s9, s0
    mulh s6, s8, t0
    lw s0, 140(a1)
    mulh s8, s9, t3
    sub s5, s5, s6
    mul s6, s9, a5
    add s9, a3, s11
    sw s5, 720(ra)
    sub s5, a3, s11
    lw a3, 136(a1)
    mulh s11, s6, t0
    mul s6, s5, s7
    add s7, t4, s10
    sub s8, s8, s11
    mulh s11, s5, t6
    mulh s5, s6, t0
    sub s6, t4, s10
    sub t6, s9, s7
    sw s8, 752(ra)
    mul s10, s6, s0
    mulh t4, s6, a3
    add s8, s9, s7
    sub s0, s11, s5
    lw a3, 156(a1)
    lw s6, 144(a1)
    mulh s7, s10, t0
    lw s10, 152(a1)
    lw s9, 148(a1)
    mul s5, t6, s4
    mulh s11, t6, s3
    sub t6, t4, s7
    add s7, s0, t6
    mulh t4, s5, t0
    lw s5, 160(a1)
    sub s0, s0, t6
    mul t6, s0, s4
    sub s11, s11, t4
    sub t4, a7, a6
    mulh s0, s0, s3
    mulh a6, t6, t0
    mul s9, t4, s9
    lw a7, 164(a1)
    add t6, s2, s1
    mulh s6, t4, s6
    mulh t4, s9, t0
    sub s9, s2, s1
    lw s1, 536(ra)
    sub s2, s0, a6
    sub s0, s6, t4
    add a6, a2, t6
    sub s6, a2, t6
    mulh t4, s9, s10
    add s10, s8, a6
    mul s9, s9, a3
    mulh a2, s6, s5
    lw t6, 600(ra)
    sw s10, 532(ra)
    mulh a3, s9, t0
    mul s10, s6, a7
    lw s9, 568(ra)
    sub s6, t4, a3
    mulh s10, s10, t0
    sub t4, s0, s6
    sub a3, s8, a6
    mul a6, t4, a7
    sub s8, a2, s10
    add a7, s0, s6
    mulh a2, a3, t3
    mulh s5, t4, s5
    add s10, s7, a7
    mulh s0, a6, t0
    lw s6, 664(ra)
    lw t4, 632(ra)
    mul a6, a3, a5
    sub a3, s5, s0
    lw s0, 696(ra)
    mulh s5, a6, t0
    sw s10, 564(ra)
    sub a6, s7, a7
    sub s10, a2, s5
    lw a7, 132(a1)
    mulh s7, a6, t3
    lw a2, 128(a1)
    sw s10, 660(ra)
    mul s5, a6, a5
    add s10, s11, s8
    lw a6, 760(ra)
    sw s10, 596(ra)
    mulh s10, s5, t0
    lw s5, 728(ra)
    sub s8, s11, s8
    sub s11, s7, s10
    mul s7, s8, a5
    mulh s10, s8, t3
    add s8, s2, a3
    sw s8, 628(ra)
    mulh s8, s7, t0
    sw s11, 692(ra)
    sub s7, s2, a3
    sub s11, s10, s8
    lw a3, 136(a1)
    lw s2, 140(a1)
    mul s8, s7, a5
    mulh s7, s7, t3
    sw s11, 724(ra)
    mulh s10, s8, t0
    sub s11, s1, s9
    add s8, s1, s9
    mul s1, s11, a7
    sub s9, s7, s10
    add a7, t6, t4
    mulh s7, s11, a2
    sw s9, 756(ra)
    mulh s10, s1, t0
    lw a2, 144(a1)
    sub s1, t6, t4
    lw s11, 148(a1)
    mul s9, s1, s2
    lw t4, 152(a1)
    mulh t6, s1, a3
    lw s2, 156(a1)
    add s1, s8, a7
    mulh a3, s9, t0
    sub s9, s7, s10
    sub s7, s8, a7
    lw s10, 160(a1)
    mul a7, s7, s4
    sub s8, t6, a3
    mulh a3, s7, s3
    sub t6, s9, s8
    mulh s7, a7, t0
    add a7, s9, s8
    mul s8, t6, s4
    add s9, s6, s0
    sub a3, a3, s7
    mulh s7, t6, s3
    mulh t6, s8, t0
    sub s8, s6, s0
    mul s0, s8, s11
    add s6, s5, a6
    sub s11, s7, t6
    mulh s7, s8, a2
    mulh t6, s0, t0
    lw a2, 540(ra)
    lw s8, 164(a1)
    sub s0, s5, a6
    sub a6, s7, t6
    lw s7, 572(ra)
    lw s5, 604(ra)
    mul t6, s0, s2
    mulh s2, s0, t4
    add s0, s9, s6
    sub t4, s9, s6
    mulh s6, t6, t0
    mul s9, t4, s8
    add t6, s1, s0
    mulh t4, t4, s10
    sub s2, s2, s6
    sw t6, 536(ra)
    sub s6, a6, s2
    add t6, a6, s2
    mulh a6, s9, t0
    mul s2, s6, s8
    sub s9, s1, s0
    lw s8, 668(ra)
    mulh s0, s6, s10
    mulh s2, s2, t0
    lw s10, 636(ra)
    sub s1, t4, a6
    mul s6, s9, a5
    sub a6, s0, s2
    lw t4, 700(ra)
    mulh s9, s9, t3
    add s0, a7, t6
    sw s0, 568(ra)
    mulh s2, s6, t0
    lw s0, 132(a1)
    sub s6, a7, t6
    lw a7, 128(a1)
    sub t6, s9, s2
    sw t6, 664(ra)
    mul s2, s6, a5
    add s9, a3, s1
    mulh t6, s6, t3
    sw a4, 156(ra)
    mulh s6, s2, t0
    sub a4, a3, s1
    lw s2, 732(ra)
    lw s1, 764(ra)
    sub a3, t6, s6
    sw a3, 696(ra)
    mul s6, a4, a5
    mulh t6, a4, t3
    add a4, s11, a6
    sw a4, 632(ra)
    mulh a3, s6, t0
    sub a4, s11, a6
    lw s6, 136(a1)
    lw a6, 140(a1)
    sub s11, t6, a3
    sw s11, 728(ra)
    mul a3, a4, a5
    mulh s11, a4, t3
    add t6, a2, s7
    mulh a4, a3, t0
    sub a3, a2, s7
    add a2, s5, s10
    mul s7, a3, s0
    mulh s0, a3, a7
    sub a3, s11, a4
    sw a3, 760(ra)
    mulh s7, s7, t0
    sub a7, s5, s10
    lw s11, 144(a1)
    sub s5, s0, s7
    lw a4, 148(a1)
    lw a3, 152(a1)
    mul s10, a7, a6
    mulh s0, a7, s6
    lw s7, 156(a1)
    mulh s10, s10, t0
    add a6, t6, a2
    lw a7, 160(a1)
    sub s6, t6, a2
    sub s0, s0, s10
    mul a2, s6, s4
    sub t6, s5, s0
    mulh s10, s6, s3
    add s6, s5, s0
    mulh s0, a2, t0
    mul s5, t6, s4
    add a2, s8, t4
    mulh s4, t6, s3
    lw s3, 164(a1)
    mulh t6, s5, t0
    sub s5, s8, t4
    sub s8, s10, s0
    lw t4, 768(ra)
    add s0, s2, s1
    mul s10, s5, a4
    lw a4, 832(ra)
    mulh s5, s5, s11
    lw s11, 800(ra)
    sub s4, s4, t6
    mulh t6, s10, t0
    sub s10, s2, s1
    mul s2, s10, s7
    add s1, a2, s0
    sub s7, s5, t6
    mulh s5, s10, a3
    mulh t6, s2, t0
    lw s10, 864(ra)
    sub a3, a2, s0
    lw s2, 896(ra)
    sub s5, s5, t6
    mul s0, a3, s3
    add a2, s7, s5
    mulh t6, a3, a7
    sub a3, s7, s5
    mulh s5, s0, t0
    mul s7, a3, s3
    add s0, a6, s1
    sw t1, 652(ra)
    sw s0, 540(ra)
    sub s3, t6, s5
    mulh t1, a3, a7
    sub s5, a6, s1
    mulh s0, s7, t0
    add t6, s6, a2
    sub s1, s6, a2
    mul a3, s5, a5
    sub s6, t1, s0
    mulh a7, s5, t3
    sw t6, 572(ra)
    mulh a6, a3, t0
    mul s7, s1, a5
    add a2, s8, s3
    sw a2, 604(ra)
    sub t1, a7, a6
    sw t1, 668(ra)
    mulh s0, s7, t0
    mulh s5, s1, t3
    sub t6, s8, s3
    mul a3, t6, a5
    add a2, s4, s6
    sw a2, 636(ra)
    sub s7, s5, s0
    sw s7, 700(ra)
    mulh a6, a3, t0
    sub a7, s4, s6
    mulh s4, t6, t3
    mul t1, a7, a5
    lw s1, 184(a1)
    sub s3, s4, a6
    lw s8, 928(ra)
    sw s3, 732(ra)
    mulh a2, t1, t0
    mulh a5, a7, t3
    sub s0, t4, s11
    add s3, t4, s11
    lw s7, 188(a1)
    sub s5, a5, a2
    lw a3, 960(ra)
    sw s5, 764(ra)
    add s6, a4, s10
    lw t6, 196(a1)
    mul a2, s0, s7
    mulh a6, s0, s1
    lw s4, 168(a1)
    lw t1, 192(a1)
    mulh t4, a2, t0
    lw a7, 992(ra)
    sub t3, a4, s10
    sub s11, a6, t4
    lw a5, 200(a1)
    mul s5, t3, t6
    lw s7, 204(a1)
    lw s0, 172(a1)
    mulh s1, t3, t1
    mulh a2, s5, t0
    lw a4, 208(a1)
    lw s10, 212(a1)
    sub t3, s3, s6
    sub t4, s1, a2
    sub a6, s11, t4
    mul t6, t3, s0
    lw t1, 216(a1)
    mulh s5, t3, s4
    add s6, s3, s6
    mulh s1, t6, t0
    lw a2, 220(a1)
    add t3, s11, t4
    mul s3, a6, s0
    sub t6, s5, s1
    mulh s11, a6, s4
    add t4, s2, s8
    lw s1, 772(ra)
    mulh s5, s3, t0
    sub a6, s2, s8
    add s3, a3, a7
    mul s2, a6, s7
    sub s8, a3, a7
    mulh s7, a6, a5
    lw a3, 176(a1)
    sub a7, s11, s5
    lw a5, 180(a1)
    mul a6, s8, s10
    add s5, t4, s3
    mulh s2, s2, t0
    lw s11, 804(ra)
    mulh s10, s8, a4
    lw a4, 836(ra)
    sub s8, s7, s2
    sub s2, t4, s3
    mulh s7, a6, t0
    mul s3, s2, a2
    add t4, s6, s5
    sw t4, 768(ra)
    sub a6, s6, s5
    sub t4, s10, s7
    mulh s5, s3, t0
    sub s6, s8, t4
    mulh s7, s2, t1
    add s10, s8, t4
    mul a2, s6, a2
    sub s3, s7, s5
    mulh s2, s6, t1
    mulh s8, a2, t0
    lw s6, 900(ra)
    mul s5, a6, a5
    lw t4, 868(ra)
    lw s7, 932(ra)
    sub t1, s2, s8
    mulh a2, a6, a3
    add s2, t3, s10
    sw s2, 800(ra)
    mulh s8, s5, t0
    sub a6, t3, s10
    lw s2, 184(a1)
    sub s8, a2, s8
    lw s5, 188(a1)
    sw s8, 896(ra)
    mul s10, a6, a5
    mulh t3, a6, a3
    add a2, t6, s3
    sw a2, 832(ra)
    mulh s8, s10, t0
    sub a2, t6, s3
    lw a6, 964(ra)
    lw s10, 996(ra)
    sub s3, t3, s8
    sw s3, 928(ra)
    mul t6, a2, a5
    mulh s8, a2, a3
    add t3, a7, t1
    sw t3, 864(ra)
    mulh s3, t6, t0
    sub t6, a7, t1
    lw a2, 192(a1)
    lw t3, 196(a1)
    sub t1, s8, s3
    sw t1, 960(ra)
    mul a7, t6, a5
    sub s3, s1, s11
    mulh s8, t6, a3
    add t1, s1, s11
    mulh t6, a7, t0
    add s1, a4, t4
    mul s11, s3, s5
    sub s5, s8, t6
    mulh s3, s3, s2
    sw s5, 992(ra)
    mulh a7, s11, t0
    lw s8, 204(a1)
    sub t6, a4, t4
    lw s2, 200(a1)
    mulh a2, t6, a2
    mul s5, t6, t3
    lw s11, 208(a1)
    lw a4, 212(a1)
    sub t4, s3, a7
    mulh t3, s5, t0
    sub t6, t1, s1
    lw a7, 216(a1)
    add s3, t1, s1
    sub s5, a2, t3
    mul t1, t6, s0
    add s1, t4, s5
    mulh a2, t6, s4
    mulh t6, t1, t0
    sub t3, t4, s5
    mul t1, t3, s0
    add s5, s6, s7
    lw t4, 220(a1)
    sub a2, a2, t6
    sub t6, a6, s10
    mulh t3, t3, s4
    mulh t1, t1, t0
    sub s6, s6, s7
    mulh s7, s6, s2
    add s2, a6, s10
    mul a6, s6, s8
    lw s10, 776(ra)
    mulh s6, a6, t0
    mul s8, t6, a4
    add a6, s5, s2
    mulh a4, t6, s11
    sub s11, s5, s2
    mulh s2, s8, t0
    sub t6, s7, s6
    mulh s5, s11, a7
    lw s7, 840(ra)
    sub s8, a4, s2
    mul a4, s11, t4
    add s6, s3, a6
    sub s2, t3, t1
    sw s6, 772(ra)
    lw t3, 808(ra)
    add s11, t6, s8
    mulh t1, a4, t0
    sub s6, t6, s8
    sub a4, s3, a6
    mul s8, s6, t4
    sub t6, s5, t1
    mulh a6, s6, a7
    mulh s3, s8, t0
    lw t4, 872(ra)
    lw t1, 904(ra)
    mul s8, a4, a5
    lw s5, 936(ra)
    add a7, s1, s11
    mulh s6, a4, a3
    sub a4, a6, s3
    sw a7, 804(ra)
    mulh a6, s8, t0
    sub s3, s1, s11
    lw s1, 184(a1)
    lw a7, 188(a1)
    sub s6, s6, a6
    sw s6, 900(ra)
    mul s8, s3, a5
    mulh s11, s3, a3
    add a6, a2, t6
    sw a6, 836(ra)
    mulh s6, s8, t0
    add s3, s2, a4
    lw a6, 968(ra)
    sub s8, a2, t6
    lw t6, 1000(ra)
    sub a2, s11, s6
    mul s6, s8, a5
    mulh s11, s8, a3
    sw s3, 868(ra)
    mulh s8, s6, t0
    sw a2, 932(ra)
    sub s3, s2, a4
    add a2, s10, t3
    lw s6, 192(a1)
    lw a4, 196(a1)
    sub s2, s11, s8
    sw s2, 964(ra)
    mul s8, s3, a5
    mulh s11, s3, a3
    sub s2, s10, t3
    mulh s3, s8, t0
    add s10, s7, t4
    mul t3, s2, a7
    mulh s8, s2, s1
    sub a7, s11, s3
    sw a7, 996(ra)
    mulh t3, t3, t0
    sub s1, s7, t4
    lw s2, 200(a1)
    mul s3, s1, a4
    add s11, a2, s10
    lw a7, 204(a1)
    mulh s7, s1, s6
    lw t4, 212(a1)
    sub a4, s8, t3
    lw s8, 208(a1)
    mulh s1, s3, t0
    lw s6, 216(a1)
    sub t3, a2, s10
    sub s10, s7, s1
    mulh s1, t3, s4
    mul s3, t3, s0
    sub a2, a4, s10
    mulh s7, a2, s4
    add t3, t1, s5
    mulh s3, s3, t0
    add a4, a4, s10
    mul s10, a2, s0
    add a2, a6, t6
    sub s1, s1, s3
    mulh s10, s10, t0
    sub s3, t1, s5
    mul t1, s3, a7
    add s5, t3, a2
    sub a6, a6, t6
    sub a7, s7, s10
    mulh t6, t1, t0
    mulh s3, s3, s2
    lw s7, 220(a1)
    mul s10, a6, t4
    lw t1, 844(ra)
    lw s2, 812(ra)
    mulh t4, a6, s8
    lw a6, 780(ra)
    sub s8, s3, t6
    sub s3, t3, a2
    mulh t6, s10, t0
    mul a2, s3, s7
    add t3, s11, s5
    sw t3, 776(ra)
    sw s9, 600(ra)
    sub t3, t4, t6
    mulh s10, s3, s6
    sub t6, s8, t3
    add s9, s8, t3
    mulh s8, a2, t0
    sub s3, s11, s5
    mul s7, t6, s7
    sub t4, s10, s8
    mulh t3, t6, s6
    lw s5, 876(ra)
    mulh a2, s7, t0
    lw s11, 908(ra)
    mulh t6, s3, a3
    mul s6, s3, a5
    add s8, a4, s9
    sub s10, t3, a2
    lw s7, 940(ra)
    sw s8, 808(ra)
    mulh s3, s6, t0
    sub a2, a4, s9
    lw t3, 184(a1)
    sub s3, t6, s3
    lw a4, 188(a1)
    sw s3, 904(ra)
    mul s6, a2, a5
    add s8, s1, t4
    mulh a2, a2, a3
    sw s8, 840(ra)
    mulh t6, s6, t0
    sub s9, s1, t4
    lw s3, 972(ra)
    sub s1, a2, t6
    lw s8, 1004(ra)
    sw s1, 936(ra)
    mul s6, s9, a5
    sub t6, a7, s10
    mulh t4, s9, a3
    add a2, a7, s10
    mul s1, t6, a5
    add s9, a6, s2
    mulh a7, s6, t0
    lw s10, 196(a1)
    sub s6, t4, a7
    lw a7, 192(a1)
    sw s6, 968(ra)
    mulh t4, t6, a3
    sub s6, a6, s2
    mulh t6, s1, t0
    mul a6, s6, a4
    add s2, t1, s5
    mulh s1, s6, t3
    sub s6, t4, t6
    sw s6, 1000(ra)
    mulh a4, a6, t0
    lw t3, 204(a1)
    sub t4, t1, s5
    lw t6, 200(a1)
    sub s6, s1, a4
    lw a6, 208(a1)
    mul t1, t4, s10
    mulh s5, t4, a7
    lw s1, 212(a1)
    mulh a4, t1, t0
    sub s10, s9, s2
    lw a7, 216(a1)
    add t4, s9, s2
    sub a4, s5, a4
    mul t1, s10, s0
    mulh s2, s10, s4
    sub s9, s6, a4
    mulh s5, t1, t0
    add s10, s6, a4
    mul t1, s9, s0
    add a4, s11, s7
    mulh s6, s9, s4
    sub s9, s2, s5
    sub s2, s11, s7
    mulh s5, t1, t0
    mul s7, s2, t3
    add s11, s3, s8
    sub s5, s6, s5
    mulh t1, s2, t6
    mulh t3, s7, t0
    lw s6, 784(ra)
    lw s2, 220(a1)
    sub t6, s3, s8
    sub t3, t1, t3
    mul s7, t6, s1
    lw s3, 816(ra)
    add s8, a4, s11
    mulh t1, t6, a6
    lw s1, 848(ra)
    sub a6, a4, s11
    mulh t6, s7, t0
    mul a4, a6, s2
    add s11, t4, s8
    mulh s7, a6, a7
    sub a6, t1, t6
    mulh t1, a4, t0
    sub t6, t3, a6
    sub a4, t4, s8
    mul s8, t6, s2
    mulh t4, t6, a7
    sub s2, s7, t1
    mulh a7, s8, t0
    add t6, t3, a6
    lw t1, 912(ra)
    add a6, s10, t6
    lw s7, 944(ra)
    mulh s8, a4, a3
    sub t3, t4, a7
    mul a7, a4, a5
    lw t4, 880(ra)
    sub a4, t1, s7
    sw a6, 812(ra)
    mulh a6, a7, t0
    sub a7, s10, t6
    lw s10, 184(a1)
    lw t6, 188(a1)
    sub a6, s8, a6
    sw a6, 908(ra)
    mul s8, a7, a5
    mulh a6, a7, a3
    add a7, s9, s2
    sw a7, 844(ra)
    mulh a7, s8, t0
    sub s8, s9, s2
    lw s2, 976(ra)
    lw s9, 1008(ra)
    sub a6, a6, a7
    sw a6, 940(ra)
    mul a7, s8, a5
    add a6, s5, t3
    mulh s8, s8, a3
    sw a6, 876(ra)
    mulh a6, a7, t0
    sub a7, s5, t3
    lw t3, 192(a1)
    sub s5, s8, a6
    lw a6, 196(a1)
    sw s5, 972(ra)
    mul s8, a7, a5
    mulh s5, a7, a3
    add a7, s6, s3
    mulh s8, s8, t0
    sub s3, s6, s3
    mul s6, s3, t6
    add t6, s1, t4
    sub s5, s5, s8
    mulh s8, s3, s10
    sw s5, 1004(ra)
    mulh s3, s6, t0
    lw s10, 212(a1)
    sub s5, s1, t4
    sub s1, s8, s3
    lw s6, 204(a1)
    lw t4, 200(a1)
    mul s3, s5, a6
    lw s8, 208(a1)
    add a6, a7, t6
    mulh s3, s3, t0
    sub a7, a7, t6
    mulh t6, s5, t3
    lw s5, 216(a1)
    mul t3, a7, s0
    sub s3, t6, s3
    mulh t6, a7, s4
    mulh a7, t3, t0
    sub t3, s1, s3
    add s1, s1, s3
    mul s3, t3, s0
    add t1, t1, s7
    mulh s7, t3, s4
    sub t3, t6, a7
    mul a7, a4, s6
    add t6, s2, s9
    mulh s6, s3, t0
    mulh s3, a7, t0
    sub a7, s2, s9
    lw s2, 820(ra)
    mulh s9, a4, t4
    sub a4, s7, s6
    lw s6, 220(a1)
    lw t4, 788(ra)
    sub s7, t1, t6
    mul s10, a7, s10
    add t1, t1, t6
    mulh t6, a7, s8
    lw a7, 852(ra)
    mul s8, s7, s6
    sub s3, s9, s3
    mulh s9, s10, t0
    add s10, a6, t1
    sw s10, 784(ra)
    sub s10, t6, s9
    mulh s9, s7, s5
    sub t6, s3, s10
    mulh s7, s8, t0
    mul s8, t6, s6
    sub s6, s9, s7
    mulh s7, t6, s5
    mulh s9, s8, t0
    sub s5, a6, t1
    mul t6, s5, a5
    lw s8, 884(ra)
    lw t1, 948(ra)
    sub a6, s7, s9
    lw s7, 916(ra)
    add s9, a7, s8
    mulh s5, s5, a3
    add s3, s3, s10
    mulh s10, t6, t0
    add t6, s1, s3
    sw t6, 816(ra)
    sub t6, s1, s3
    sub s10, s5, s10
    lw s1, 184(a1)
    lw s3, 188(a1)
    add s5, t3, s6
    sw s10, 912(ra)
    mul s10, t6, a5
    mulh t6, t6, a3
    sw s5, 848(ra)
    sub s5, t3, s6
    mulh s6, s10, t0
    mulh t3, s5, a3
    lw s10, 980(ra)
    sub s6, t6, s6
    lw t6, 1012(ra)
    mul s5, s5, a5
    sw s6, 944(ra)
    add s6, a4, a6
    sw s6, 880(ra)
    mulh s6, s5, t0
    sub s5, a4, a6
    lw a4, 192(a1)
    lw a6, 196(a1)
    sub s6, t3, s6
    sw s6, 976(ra)
    mul t3, s5, a5
    mulh s6, s5, a3
    sub s5, t4, s2
    add s2, t4, s2
    mulh t3, t3, t0
    mul t4, s5, s3
    mulh s3, s5, s1
    sub s1, s6, t3
    sw s1, 1008(ra)
    mulh s5, t4, t0
    sub s6, a7, s8
    lw s8, 200(a1)
    lw t3, 204(a1)
    mul s1, s6, a6
    mulh t4, s6, a4
    sub a7, s2, s9
    lw a6, 208(a1)
    sub a4, s3, s5
    mulh s6, s1, t0
    lw s3, 212(a1)
    add s5, s2, s9
    lw s1, 216(a1)
    sub s2, t4, s6
    mul s9, a7, s0
    mulh s6, a7, s4
    add t4, a4, s2
    sub a7, a4, s2
    mulh a4, s9, t0
    mul s2, a7, s0
    sub s9, s6, a4
    mulh a4, a7, s4
    sub s6, s7, t1
    mulh a7, s2, t0
    mul s2, s6, t3
    add t3, s10, t6
    add t1, s7, t1
    mulh s7, s6, s8
    mulh s6, s2, t0
    lw s8, 220(a1)
    lw s2, 792(ra)
    sub s10, s10, t6
    sub t6, s7, s6
    sub s6, a4, a7
    mul s7, s10, s3
    add a4, t1, t3
    sw a2, 872(ra)
    sub a7, t1, t3
    mulh s3, s10, a6
    add a2, s5, a4
    lw t1, 856(ra)
    mulh t3, s7, t0
    lw a6, 824(ra)
    mul s10, a7, s8
    sw a2, 788(ra)
    sub s7, s3, t3
    mulh a2, a7, s1
    add s3, t6, s7
    mulh t3, s10, t0
    sub a7, t6, s7
    sub a4, s5, a4
    mul s10, a7, s8
    mulh s7, a7, s1
    sub t3, a2, t3
    lw t6, 888(ra)
    mulh s5, s10, t0
    add s1, t4, s3
    lw s8, 920(ra)
    mul s10, a4, a5
    sub a2, s7, s5
    lw a7, 952(ra)
    mulh s5, a4, a3
    sw s1, 820(ra)
    mulh s7, s10, t0
    sub a4, t4, s3
    lw s1, 184(a1)
    sub s10, s5, s7
    lw s3, 188(a1)
    sw s10, 916(ra)
    mul s10, a4, a5
    mulh t4, a4, a3
    add s5, s9, t3
    sw s5, 852(ra)
    mulh s7, s10, t0
    sub a4, s9, t3
    lw s5, 984(ra)
    lw s10, 1016(ra)
    sub s9, t4, s7
    sw s9, 948(ra)
    mulh t3, a4, a3
    add s7, s6, a2
    mul t4, a4, a5
    sw s7, 884(ra)
    sub s9, s6, a2
    lw a4, 192(a1)
    mulh s7, t4, t0
    sub a2, s2, a6
    lw s6, 196(a1)
    mulh t4, s9, a3
    sub s7, t3, s7
    mul t3, s9, a5
    sw s7, 980(ra)
    add s9, s2, a6
    sub s7, s8, a7
    mulh a6, t3, t0
    add s2, t1, t6
    mul t3, a2, s3
    sub s3, t4, a6
    mulh a6, a2, s1
    mulh t4, t3, t0
    lw s1, 200(a1)
    sub a2, s9, s2
    lw t3, 204(a1)
    sw s3, 1012(ra)
    sub s3, t1, t6
    mul t1, s3, s6
    lw t6, 216(a1)
    lw s6, 208(a1)
    sub a6, a6, t4
    mulh t4, s3, a4
    mulh s3, t1, t0
    add a4, s9, s2
    lw t1, 212(a1)
    mul s2, a2, s0
    mulh s9, a2, s4
    sub a2, t4, s3
    add s3, a6, a2
    sub t4, a6, a2
    mulh a2, s2, t0
    mul a6, t4, s0
    add s8, s8, a7
    mulh s2, t4, s4
    sub a7, s9, a2
    mulh t4, a6, t0
    mul a2, s7, t3
    mulh a6, s7, s1
    lw s9, 828(ra)
    mulh t3, a2, t0
    sub s1, s2, t4
    sub s7, s5, s10
    lw a2, 796(ra)
    add s2, s5, s10
    sub s5, a6, t3
    mul t4, s7, t1
    sub a6, s8, s2
    mulh s10, s7, s6
    lw t3, 860(ra)
    add t1, s8, s2
    mulh s7, t4, t0
    mul s6, a6, t2
    add s2, a4, t1
    sw s2, 792(ra)
    sub s8, s10, s7
    mulh s10, s6, t0
    sub t4, s5, s8
    mulh s2, a6, t6
    add s7, s5, s8
    mul s6, t4, t2
    sub a6, a4, t1
    sub s5, s2, s10
    mulh s8, t4, t6
    mulh t2, s6, t0
    lw t1, 892(ra)
    lw a4, 924(ra)
    mulh t6, a6, a3
    sub s2, s8, t2
    lw s10, 956(ra)
    mul t4, a6, a5
    add s6, s3, s7
    sw s6, 824(ra)
    add t2, a7, s5
    mulh s8, t4, t0
    sub a6, s3, s7
    sub s6, a2, s9
    lw t4, 184(a1)
    sub s3, t6, s8
    lw s7, 188(a1)
    sw s3, 920(ra)
    mul s8, a6, a5
    sw t2, 856(ra)
    mulh t6, a6, a3
    mulh s3, s8, t0
    lw t2, 1020(ra)
    sub a6, a7, s5
    sub s5, t6, s3
    lw s8, 988(ra)
    mul a7, a6, a5
    add s3, s1, s2
    sw t5, 544(ra)
    mulh t6, a6, a3
    lw t5, 192(a1)
    mulh a6, a7, t0
    lw a7, 196(a1)
    sub s1, s1, s2
    sub s2, t6, a6
    mulh a6, s1, a3
    sw s3, 888(ra)
    mul t6, s1, a5
    add s3, t3, t1
    mulh s1, t6, t0
    add t6, a2, s9
    mul s7, s6, s7
    lw a2, 208(a1)
    mulh s9, s6, t4
    sub s6, a6, s1
    sw s6, 1016(ra)
    mulh s6, s7, t0
    sw s5, 952(ra)
    sub t3, t3, t1
    lw t4, 200(a1)
    mul s1, t3, a7
    sub a6, s9, s6
    lw s7, 204(a1)
    lw s5, 212(a1)
    mulh t1, t3, t5
    sub s6, t6, s3
    mulh a7, s1, t0
    add s1, t6, s3
    lw s9, 216(a1)
    mul t3, s6, s0
    sub t5, t1, a7
    mulh s3, s6, s4
    add t6, a6, t5
    mulh t1, t3, t0
    sub a7, a6, t5
    add s6, a4, s10
    mul t3, a7, s0
    sub a6, s3, t1
    mulh t5, a7, s4
    mulh s0, t3, t0
    lw t3, 220(a1)
    sub t1, a4, s10
    sub s3, t5, s0
    mul s7, t1, s7
    mulh a7, t1, t4
    add s4, s8, t2
    mulh t5, s7, t0
    sub s10, s8, t2
    mul a4, s10, s5
    add s0, s6, s4
    sub t1, a7, t5
    mulh s8, s10, a2
    mulh t4, a4, t0
    sub s7, s6, s4
    add t2, s1, s0
    sub s5, s8, t4
    mul a7, s7, t3
    sub a4, t1, s5
    mulh t5, s7, s9
    add a2, t1, s5
    mulh s10, a7, t0
    sub s6, s1, s0
    mul s4, a4, t3
    sub s8, t5, s10
    sw t2, 796(ra)
    sub t3, t6, a2
    mulh t2, a4, s9
    add t4, t6, a2
    mulh s7, s4, t0
    add s9, a6, s8
    mul t1, s6, a5
    sw t4, 828(ra)
    mulh a2, s6, a3
    sub s5, t2, s7
    mulh s0, t1, t0
    mul s1, t3, a5
    sw s9, 860(ra)
    sub a7, a2, s0
    sw a7, 924(ra)
    mulh s10, t3, a3
    mulh a4, s1, t0
    sub s4, a6, s8
    mul t5, s4, a5
    add t6, s3, s5
    sw t6, 892(ra)
    sub t2, s10, a4
    sw t2, 956(ra)
    mulh s8, s4, a3
    sub s7, s3, s5
    mulh s6, t5, t0
    sw s11, 780(ra)
    mul t4, s7, a5
    mulh s9, s7, a3
    sub t5, s8, s6
    sw t5, 988(ra)
    mulh a2, t4, t0
    sw a0, 212(ra)
    addi a1, a1, 224
    addi a0, ra, 1024
    sub s0, s9, a2
    sw s0, 1020(ra)
    lw s5, 20(a1)
    lw s6, 24(a1)
    lw s0, 0(a1)
    addi a0, a0, -1024
    sw s2, 984(ra)
    lw s3, 12(a1)
    lw s1, 4(a1)
    lw s7, 28(a1)
    addi a7, a0, 64
    lw s2, 8(a1)
    lw s4, 16(a1)
.Lmldsa_invntt_tomont_3:
    lw t2, 0(a0)
    lw t3, 256(a0)
    lw t5, 768(a0)
    add t6, t2, t3
    lw t4, 512(a0)
    lw a4, 192(a0)
    sub a3, t2, t3
    sub a5, t4, t5
    mul ra, a3, s1
    mulh s8, a3, s0
    add t3, t4, t5
    mulh s10, ra, t0
    lw t1, 320(a0)
    lw a2, 64(a0)
    mulh t4, a5, s2
    sub a6, t6, t3
    mul s9, a5, s3
    add t5, t6, t3
    mul t6, a6, s5
    mulh a5, s9, t0
    lw s11, 384(a0)
    mulh t2, a6, s4
    sub a3, a2, t1
    mul ra, t5, s7
    sub t3, s8, s10
    mulh s10, t5, s6
    lw a6, 576(a0)
    add s9, a2, t1
    lw s8, 128(a0)
    mulh t5, ra, t0
    sub t4, t4, a5
    add t1, t3, t4
    mul a2, a3, s1
    sub ra, s10, t5
    lw a5, 832(a0)
    mulh s10, t6, t0
    sub t5, t3, t4
    sub t6, a6, a5
    mul t3, t1, s7
    sub t4, s8, s11
    mulh a3, a3, s0
    sub t2, t2, s10
    mul s10, t5, s5
    mulh t5, t5, s4
    add s8, s8, s11
    mulh s10, s10, t0
    add s11, a6, a5
    sw ra, 0(a0)
    mul a5, t6, s3
    mulh a6, a2, t0
    add ra, s9, s11
    mulh a2, a5, t0
    sub a5, t5, s10
    mulh s10, t6, s2
    lw t5, 896(a0)
    lw t6, 448(a0)
    mulh t1, t1, s6
    mulh t3, t3, t0
    sub s9, s9, s11
    sub s11, a3, a6
    mul a6, ra, s7
    sub a3, t1, t3
    mul t3, s9, s5
    sub t1, s10, a2
    mulh a2, s9, s4
    sub s10, s11, t1
    mulh s9, ra, s6
    sw t2, 512(a0)
    mulh ra, t3, t0
    add t3, s11, t1
    mulh t2, a6, t0
    mul t1, s10, s5
    sub s11, a2, ra
    mul a2, t3, s7
    lw a6, 640(a0)
    lw ra, 704(a0)
    mulh t3, t3, s6
    sw s11, 576(a0)
    mul s11, t4, s1
    sw a5, 768(a0)
    sub t2, s9, t2
    lw a5, 960(a0)
    mulh s9, a2, t0
    sub a2, a6, t5
    mulh t1, t1, t0
    add a6, a6, t5
    mulh t5, a2, s2
    mul a2, a2, s3
    sub s9, t3, s9
    sub t3, a4, t6
    mulh s10, s10, s4
    sw t2, 64(a0)
    mulh t2, t4, s0
    sub t4, s8, a6
    mulh s11, s11, t0
    add a6, s8, a6
    mul s8, t4, s5
    mulh a2, a2, t0
    sw s9, 320(a0)
    mulh s9, a6, s6
    mulh t4, t4, s4
    sub t2, t2, s11
    sub s11, t5, a2
    mulh a2, t3, s0
    sub t5, t2, s11
    mul a6, a6, s7
    add t2, t2, s11
    mulh s11, s8, t0
    add s8, a4, t6
    mul a4, t5, s5
    sub t6, s10, t1
    mul t1, t2, s7
    mulh s10, a4, t0
    sub t4, t4, s11
    add a4, ra, a5
    mulh s11, a6, t0
    sw t6, 832(a0)
    mulh a6, t2, s6
    add t6, s8, a4
    mul t2, t3, s1
    mulh t3, t5, s4
    sub t5, ra, a5
    mulh ra, t2, t0
    sub a5, s8, a4
    sub t2, t3, s10
    mulh a4, t5, s2
    sw t4, 640(a0)
    mul t5, t5, s3
    sw a3, 256(a0)
    mulh s8, t1, t0
    sw t2, 896(a0)
    mulh s10, t5, t0
    mul t4, a5, s5
    sub t3, s9, s11
    mulh a3, t6, s6
    sub a2, a2, ra
    mul t6, t6, s7
    sub t1, a6, s8
    mulh t2, a5, s4
    sub s9, a4, s10
    sw t1, 384(a0)
    mulh t5, t4, t0
    mulh s8, t6, t0
    add s10, a2, s9
    sub s11, a2, s9
    mul ra, s10, s7
    sw t3, 128(a0)
    mulh a5, s10, s6
    mulh a6, ra, t0
    sub t5, t2, t5
    mul a4, s11, s5
    sub t4, a3, s8
    sw t4, 192(a0)
    mulh a2, s11, s4
    sub t6, a5, a6
    mulh s9, a4, t0
    sw t5, 704(a0)
    addi a0, a0, 4
    sub a3, a2, s9
    sw t6, 444(a0)
    sw a3, 956(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_3
    lw s9, 36(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s10, 40(sp)
    addi a0, a0, -64
    lw s11, 44(sp)
    lw s8, 32(sp)
    lw s1, 4(sp)
    lw s4, 16(sp)
    lw s2, 8(sp)
    lw s0, 0(sp)
    addi a1, a1, 32
    lw s3, 12(sp)
    lw s5, 20(sp)
    lw ra, 48(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
    .size mldsa_invntt_tomont, . - mldsa_invntt_tomont

    .section .rodata
    .balign 8
.Lconstants:
    .word 6403635, 3920107059, 846154, 540420426, 4540456, 894060584, 6979993, 3894256025
    .word 4442679, 973777463, 3628969, 3148644265, 2797779, 952438995, 1362209, 2360928545
    .word 48306, 2258042034, 3881060, 3309811812, 4460757, 1809756373, 554416, 4139677104
    .word 3019102, 2337919326, 6308525, 1714807469, 3545687, 4093704791, 6767575, 1499603927
    .word 1439742, 3088431102, 976891, 3415099387, 8196974, 2750075758, 812732, 518252220
    .word 2556880, 950076368, 2286327, 3171009271, 420899, 1208667171, 1584928, 4126945056
    .word 2235985, 1600929361, 2939036, 3175110812, 7094748, 178766300, 4479693, 1495136973
    .word 3833893, 3518963749, 260646, 71875110, 7039087, 4059646063, 1104333, 1758099917
    .word 1667432, 440824168, 7064828, 3960163580, 4499374, 1983539118, 6470041, 4011186585
    .word 1803090, 260424530, 177440, 1185330464, 6656817, 3729503025, 426683, 1591599803
    .word 2409325, 2517787501, 7426187, 285388939, 7908339, 3900115955, 6662682, 279505434
    .word 1851402, 2870837258, 975884, 110126092, 6167306, 1723816714, 5220671, 1375177023
    .word 7849063, 1636082791, 8110657, 1547952705, 4513516, 3592576748, 3553272, 2872391672
    .word 4856520, 4288879304, 3038916, 2047270596, 8190869, 695180181, 7568473, 2810092633
    .word 1799107, 2568213443, 3694233, 596344473, 1316856, 1729304568, 6727783, 1039370343
    .word 7570268, 853476188, 7620448, 1499481952, 4680821, 2270563445, 5366416, 883155600
    .word 6764025, 3467007481, 210977, 3666303009, 8217573, 1316619237, 3183426, 2040058690
    .word 5991061, 1999506069, 1600420, 3415010212, 1207385, 2233306201, 8194886, 384158534
    .word 3249728, 318346816, 5011305, 2126092137, 6423145, 2955879017, 6727353, 1555941049
    .word 2140649, 3302869481, 164721, 1542497137, 5925962, 1357098058, 8578, 1261461890
    .word 5948022, 4121526902, 2013608, 2740173224, 3724342, 3619656758, 4873154, 1925356482
    .word 3776993, 3354771937, 7786281, 3923504937, 4421799, 3084408999, 3724270, 3686175726
    .word 2584293, 260312805, 7475901, 3628708541, 3821735, 2463051943, 1846953, 3580972713
    .word 1671176, 1276805128, 1100098, 2151221570, 2831860, 1021949428, 542412, 3538011852
    .word 8336129, 1784632065, 4874723, 3875979747, 4974386, 2888967986, 6144537, 270590489
    .word 5282425, 3139418745, 7603226, 3690415130, 6880252, 300448764, 7871466, 3069533162
    .word 1643818, 901666090, 1374803, 3252640339, 2546312, 3078085256, 8115473, 916321553
    .word 6463336, 1078959976, 1279661, 3462997677, 3343383, 2973099031, 1699267, 1750224323
    .word 1962642, 3178246802, 5074302, 3875351934, 1430430, 1669960606, 7067962, 3331529018
    .word 451100, 1045062172, 6527646, 2629261982, 539299, 1104976547, 1430225, 2515530449
    .word 3318210, 2070602178, 7031341, 120646189, 7143142, 3309944550, 1333058, 4059862850
    .word 381987, 889861155, 6031717, 1661512037, 1050970, 3158002010, 6476982, 3623457974
    .word 1308169, 2656376329, 6511298, 314284738, 2994039, 3600584567, 22981, 1018755525
    .word 300467, 2235233715, 3548272, 1287922800, 5744496, 4249200496, 1228525, 2507169517
    .word 7129923, 72690499, 3767016, 1536588520, 671102, 2159672702, 4840449, 1061813249
    .word 6784443, 4288603579, 5894064, 642772912, 2477047, 2586094583, 7132797, 1354528381
    .word 4325093, 1637785317, 411027, 1262003603, 2867647, 2497946047, 7115408, 2327745168
    .word 2590150, 635454918, 3693493, 86965173, 5688936, 1176751720, 5538076, 1920467228
    .word 2967645, 4005095517, 4805995, 561427819, 8177373, 2664982237, 6644538, 4157383482
    .word 5665122, 2776805730, 3342277, 2443943877, 4943130, 1223601434, 6232521, 588790217
    .word 3043716, 475984260, 4272102, 3409833958, 2437823, 1123881663, 983419, 247357819
    .word 8093429, 3386515189, 8038120, 2170005224, 4968207, 783134479, 3861115, 202001019
    .word 3595838, 3036585534, 768622, 4166613614, 8253495, 2131021879, 525098, 325927722
    .word 3556995, 2475075203, 3632928, 3726339872, 4464978, 594436434, 5173371, 2363379835
    .word 6348669, 1372618621, 3157330, 2765778258, 3122442, 2547049738, 655327, 3431325663
    .word 3190144, 1440787840, 2537516, 1898723372, 522500, 2368239876, 43260, 2267031804
    .word 1000202, 2339406602, 1613174, 818371958, 7884926, 3280474238, 4083598, 993005454
    .word 3592148, 1076973524, 7561383, 3037216935, 7470875, 517299995, 6441103, 1039411343
    .word 6521319, 421552615, 7479715, 4280713635, 1257611, 1285853323, 1661693, 2700671741
    .word 3193378, 2390030882, 1197226, 2611446954, 1585221, 4154511429, 3759364, 3118062852
    .word 3520352, 2267133792, 6203962, 2695227962, 4849980, 2456912188, 4867236, 2262746276
    .word 1235728, 326425360, 4904467, 2643277331, 5945978, 44694138, 8113420, 605900044
    .word 1452451, 2143979939, 5303092, 1404529460, 3562462, 1420958686, 2446433, 4264653921
    .word 3041255, 1974159335, 6136326, 3382600198, 3342478, 1363460238, 3677745, 2944286257
    .word 8284641, 1631226337, 4562441, 3548823049, 6063917, 2931959597, 1528703, 654783359
    .word 4972711, 3303063719, 6288750, 898414, 3930395, 1574918427, 5674394, 1846138266
    .word 5700314, 3669113562, 7913949, 2654233053, 8100412, 1170414140, 4369920, 1443016192
    .word 19422, 2457603038, 6623180, 3965620172, 5268920, 285697464, 2884855, 3779781879
    .word 876248, 2682805976, 3277672, 748618600, 1399561, 1257667337, 3859737, 878576921
    .word 2118186, 2640679466, 5260684, 1929495948, 2091905, 1091570561, 777960, 2817056488
    .word 2108549, 3610299525, 5760665, 346752665, 1119584, 4072478048, 549488, 2488689264
    .word 359251, 1374673747, 6026966, 1815525078, 8143293, 2654200253, 4794489, 3436726393
    .word 1079900, 1364982364, 7356305, 2212650897, 5654953, 2567661993, 6554070, 3986604502
    .word 518909, 1927777021, 2608894, 1929875198, 3975713, 151046689, 41978, 4286571514

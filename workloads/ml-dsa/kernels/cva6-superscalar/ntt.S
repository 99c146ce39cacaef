# ntt of ml-dsa-44, variant "scheduled-software" of design "cva6-ntt", scheduled for cva6-superscalar:
# 4,693 -> 4,479 cycles, 13,266 -> 13,392 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant scheduled-software --kernel start/software/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 2 and 3 and 3, RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    addi sp, sp, -48
    sw s2, 8(sp)
    sw s5, 20(sp)
    sw s3, 12(sp)
    sw s1, 4(sp)
    sw s7, 28(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    lui t0, 0x7fe
    sw s6, 24(sp)
    sw s10, 40(sp)
    lw s2, 8(a1)
    sw s9, 36(sp)
    sw s0, 0(sp)
    lw s3, 12(a1)
    sw s4, 16(sp)
    sw s8, 32(sp)
    sw s11, 44(sp)
    addi a7, a0, 64
    addi t0, t0, 1
    lw s1, 4(a1)
    lw s0, 0(a1)
    lw s4, 16(a1)
    lw s5, 20(a1)
.Lmldsa_ntt_1:
    lw t3, 512(a0)
    lw t5, 768(a0)
    lw s7, 832(a0)
    mul t6, t3, s1
    mul s6, t5, s1
    lw a3, 384(a0)
    mulh a5, t5, s0
    lw t1, 640(a0)
    lw a4, 576(a0)
    mul s10, s7, s1
    lw a2, 64(a0)
    mulh t2, t6, t0
    mulh s8, s6, t0
    lw a6, 0(a0)
    mul t5, a4, s1
    lw t4, 256(a0)
    mulh s9, s10, t0
    lw s11, 320(a0)
    lw t6, 128(a0)
    mulh s6, t5, t0
    mulh s10, a4, s0
    sub t5, a5, s8
    sub a4, t4, t5
    mulh a5, t3, s0
    mul s8, a4, s5
    add t3, t4, t5
    lw t4, 704(a0)
    mul t5, t3, s3
    sub s6, s10, s6
    mulh s10, t3, s2
    mulh t3, t5, t0
    sub t5, a5, t2
    mulh t2, s7, s0
    sub a5, a2, s6
    sub s7, s10, t3
    mulh s10, s8, t0
    sub s8, t2, s9
    mulh t3, a4, s4
    mul t2, t1, s1
    add s9, a6, t5
    mulh a4, t1, s0
    sub t1, a6, t5
    sub a6, t3, s10
    mulh t3, t2, t0
    lw t2, 896(a0)
    sub t5, s9, s7
    add s10, s9, s7
    sub s7, s11, s8
    add s9, a2, s6
    add a2, s11, s8
    add s6, t1, a6
    mul s8, a2, s3
    mul s11, t2, s1
    sub t1, t1, a6
    sw s6, 512(a0)
    mul a6, s7, s5
    sw s10, 0(a0)
    mulh s6, s7, s4
    mulh s10, a6, t0
    sub s7, a4, t3
    lw a6, 192(a0)
    mulh a4, a2, s2
    mulh t3, t4, s0
    sub a2, s6, s10
    mulh s6, t2, s0
    add s10, t6, s7
    sub t2, t6, s7
    mulh s7, s8, t0
    add t6, a5, a2
    mulh s8, s11, t0
    sub s7, a4, s7
    lw s11, 448(a0)
    sub a4, s6, s8
    add s8, a3, a4
    sw t6, 576(a0)
    mul s6, s8, s3
    sw t1, 768(a0)
    sub t6, a3, a4
    add t1, s9, s7
    mulh a3, t6, s4
    mulh a4, s8, s2
    lw s8, 960(a0)
    mul t4, t4, s1
    sub s7, s9, s7
    sw t5, 256(a0)
    mul s9, t6, s5
    sw s7, 320(a0)
    mulh t5, s6, t0
    sub t6, a5, a2
    mul s7, s8, s1
    mulh s6, s9, t0
    sub a2, a4, t5
    mulh a5, s7, t0
    sub s9, s10, a2
    sub a4, a3, s6
    mulh t5, t4, t0
    mulh s7, s8, s0
    sub a3, t2, a4
    sw t1, 64(a0)
    add s6, s10, a2
    add s10, t2, a4
    sub t4, s7, a5
    sub t3, t3, t5
    add s8, s11, t4
    sw a3, 896(a0)
    sub a4, s11, t4
    sw s9, 384(a0)
    mul t5, s8, s3
    mulh s8, s8, s2
    add s9, a6, t3
    mulh a2, t5, t0
    sub s7, a6, t3
    sw s10, 640(a0)
    mul t3, a4, s5
    sw t6, 832(a0)
    mulh a5, a4, s4
    sub t4, s8, a2
    mulh a3, t3, t0
    sw s6, 128(a0)
    add t2, s9, t4
    sub s10, a5, a3
    sub s6, s9, t4
    sub t6, s7, s10
    sw s6, 448(a0)
    sw t2, 192(a0)
    addi a0, a0, 4
    sw t6, 956(a0)
    add a6, s7, s10
    sw a6, 700(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi t1, a1, 24
    addi t2, a0, -64
    lw t3, 4(t1)
    lw t5, 128(t2)
    lw t4, 0(t2)
    lw a2, 160(t2)
    lw s0, 0(t1)
    lw t6, 32(t2)
    mul a3, t5, t3
    lw a6, 192(t2)
    mulh a5, t5, s0
    mulh s1, a3, t0
    lw a3, 36(t1)
    mul s2, a2, t3
    lw a0, 96(t2)
    sub s3, a5, s1
    lw a1, 24(t1)
    lw s10, 12(t1)
    sub s6, t4, s3
    mulh s7, a2, s0
    lw a4, 40(t1)
    mulh s9, s2, t0
    lw s4, 224(t2)
    lw s8, 8(t1)
    mul s11, a6, t3
    mulh a5, a6, s0
    lw a7, 64(t2)
    sub s5, s7, s9
    mulh t5, s11, t0
    lw s1, 24(t1)
    mul a2, s4, t3
    add s2, t6, s5
    sub a6, a5, t5
    sub s7, t6, s5
    add s9, a7, a6
    mulh s11, s4, s0
    mulh a5, a2, t0
    lw t6, 28(t1)
    sub t5, s11, a5
    mul a5, s9, s10
    mulh s4, s9, s8
    add s5, a0, t5
    mulh a2, a5, t0
    lw s11, 32(t1)
    mul s9, s5, s10
    add a5, t4, s3
    mulh s3, s5, s8
    lw t4, 36(t1)
    sub s5, s4, a2
    mulh s4, s9, t0
    lw a2, 100(t2)
    sub s9, a0, t5
    sub a0, a5, s5
    sub t5, s3, s4
    add s3, s2, t5
    sub s4, s2, t5
    mul s2, s3, t6
    sub t5, a7, a6
    lw t6, 16(t1)
    mulh a6, s4, s11
    lw a7, 20(t1)
    mulh s11, s2, t0
    mulh s2, s3, s1
    add s1, a5, s5
    mul s3, s9, a7
    lw a5, 52(t1)
    mul s5, s4, t4
    lw s4, 4(t2)
    mulh t4, s3, t0
    sub s3, s2, s11
    mulh s2, s5, t0
    add s11, s1, s3
    lw s5, 40(t1)
    sub a6, a6, s2
    add s2, a0, a6
    sub s1, s1, s3
    sub s3, a0, a6
    lw a0, 44(t1)
    mul a6, t5, a7
    mulh t5, t5, t6
    sw s11, 0(t2)
    sw s1, 32(t2)
    mulh s11, a6, t0
    sw s2, 64(t2)
    mulh s9, s9, t6
    lw s1, 48(t1)
    sub t5, t5, s11
    lw a6, 48(t2)
    sub s2, s6, t5
    sw s3, 96(t2)
    add s11, s6, t5
    sub s6, s9, t4
    lw s3, 52(t1)
    add t5, s7, s6
    lw s9, 164(t2)
    sub t4, s7, s6
    mul s6, t5, a0
    mulh s7, t5, s5
    lw a0, 132(t2)
    mulh s5, s6, t0
    lw t5, 36(t2)
    mul s6, t4, a5
    mul a5, a0, t3
    sub s5, s7, s5
    mulh s7, a0, s0
    lw a0, 68(t2)
    mulh s1, t4, s1
    add t4, s11, s5
    mulh s6, s6, t0
    sub s1, s1, s6
    sw t4, 128(t2)
    lw s6, 196(t2)
    add t4, s2, s1
    sub s5, s11, s5
    sub s11, s2, s1
    sw s5, 160(t2)
    mul s1, s9, t3
    mulh s2, s9, s0
    sw t4, 192(t2)
    lw s5, 24(t1)
    lw s9, 228(t2)
    mulh t4, s1, t0
    sub s1, s2, t4
    sub s2, t5, s1
    mul t4, s6, t3
    add s1, t5, s1
    sw s11, 224(t2)
    mulh t5, a5, t0
    mulh s11, s6, s0
    sub a5, s7, t5
    lw s6, 28(t1)
    sub s7, s4, a5
    mulh t5, s9, s0
    mulh t4, t4, t0
    mul s9, s9, t3
    add a5, s4, a5
    sub s4, s11, t4
    mulh s11, s9, t0
    add t4, a0, s4
    mul s9, t4, s10
    mulh t4, t4, s8
    sub s11, t5, s11
    mulh t5, s9, t0
    sub s9, a2, s11
    add a2, a2, s11
    mul s11, a2, s10
    sub a0, a0, s4
    mulh s4, a2, s8
    sub a2, t4, t5
    mulh t4, s11, t0
    sub t5, a5, a2
    add s11, a5, a2
    mul a2, a0, a7
    mulh a5, a0, t6
    sub a0, s4, t4
    add s4, s1, a0
    mulh t4, a2, t0
    sub a2, s1, a0
    mul s1, s4, s6
    lw a0, 32(t1)
    mulh s6, s4, s5
    mulh s4, s1, t0
    lw s1, 40(t1)
    sub s5, a5, t4
    mulh a5, a2, a0
    sub t4, s6, s4
    mul a2, a2, a3
    lw a0, 44(t1)
    sub s4, s11, t4
    add s6, s11, t4
    sub a3, s7, s5
    mul t4, s9, a7
    add s11, s7, s5
    lw s5, 48(t1)
    mulh s7, a2, t0
    mulh a2, s9, t6
    sub s9, a5, s7
    sw s6, 4(t2)
    sub a5, t5, s9
    add s7, t5, s9
    sw s4, 36(t2)
    mulh s6, t4, t0
    lw s9, 52(t1)
    sub t5, a2, s6
    sub t4, s2, t5
    lw s4, 8(t2)
    add a2, s2, t5
    mul s6, t4, s9
    lw s2, 136(t2)
    mul t5, a2, a0
    sw s7, 68(t2)
    mulh s7, a2, s1
    mulh s9, t5, t0
    lw a0, 168(t2)
    sw a5, 100(t2)
    mulh s1, s6, t0
    sub a2, s7, s9
    mulh t5, t4, s5
    sub s9, s11, a2
    lw t4, 200(t2)
    lw s7, 72(t2)
    sub a5, t5, s1
    add s6, a3, a5
    mulh s5, a0, s0
    mul s1, s2, t3
    sub t5, a3, a5
    lw a3, 40(t2)
    add a5, s11, a2
    sw a5, 132(t2)
    mulh a2, s2, s0
    lw s11, 104(t2)
    mul a5, a0, t3
    sw s9, 164(t2)
    mulh s2, s1, t0
    mulh a0, t4, s0
    sw s6, 196(t2)
    sub s9, a2, s2
    lw s6, 232(t2)
    mulh s1, a5, t0
    lw s2, 24(t1)
    mul a2, t4, t3
    sw t5, 228(t2)
    sub a5, s5, s1
    sub t4, a3, a5
    sub t5, s4, s9
    mulh s1, s6, s0
    add s5, s4, s9
    add s4, a3, a5
    mulh s9, a2, t0
    lw a3, 28(t1)
    mul a5, s6, t3
    sub a2, a0, s9
    mulh s6, a5, t0
    sub a0, s7, a2
    add a5, s7, a2
    sub s6, s1, s6
    mul s9, a5, s10
    mulh s1, a5, s8
    sub a2, s11, s6
    mulh s7, s9, t0
    add a5, s11, s6
    mul s9, a5, s10
    mulh s6, a5, s8
    sub a5, s1, s7
    add s11, s5, a5
    mulh s1, s9, t0
    sub s7, s5, a5
    mul s9, a0, a7
    sub a5, s6, s1
    mulh s5, a0, t6
    add s1, s4, a5
    mulh s6, s9, t0
    mul a0, s1, a3
    sub s9, s4, a5
    mulh a3, s1, s2
    lw a5, 32(t1)
    mulh s4, a0, t0
    lw s1, 36(t1)
    mulh s2, s9, a5
    sub a0, s5, s6
    sub a5, a3, s4
    lw s6, 40(t1)
    sub s5, s11, a5
    lw a3, 44(t1)
    mul s4, s9, s1
    add s1, t5, a0
    add s9, s11, a5
    sub a5, t5, a0
    mulh s11, s4, t0
    lw a0, 108(t2)
    mul t5, a2, a7
    mulh s4, a2, t6
    sub a2, s2, s11
    sub s2, s7, a2
    mulh t5, t5, t0
    lw s11, 48(t1)
    add s7, s7, a2
    sw s9, 8(t2)
    sub a2, s4, t5
    sw s7, 72(t2)
    add s9, t4, a2
    sub t4, t4, a2
    mulh s4, s9, s6
    sw s5, 40(t2)
    mul a2, s9, a3
    mul t5, t4, s3
    sw s2, 104(t2)
    lw s9, 12(t2)
    mulh s7, a2, t0
    lw s6, 140(t2)
    sub s2, s4, s7
    mulh s5, t4, s11
    lw a3, 44(t2)
    add s3, s1, s2
    sub a2, s1, s2
    lw s4, 76(t2)
    mulh s7, t5, t0
    lw t5, 204(t2)
    lw s11, 172(t2)
    mul t4, s6, t3
    sub s1, s5, s7
    mulh s2, s6, s0
    add s5, a5, s1
    mulh s7, t4, t0
    mul s6, s11, t3
    sub t4, a5, s1
    sub s7, s2, s7
    mulh s1, s11, s0
    lw a5, 100(t1)
    mul s2, t5, t3
    mulh s11, s6, t0
    add s6, s9, s7
    mulh s2, s2, t0
    sub s7, s9, s7
    mulh s9, t5, s0
    lw t5, 236(t2)
    sub s1, s1, s11
    add s11, a3, s1
    sub s1, a3, s1
    mul a3, t5, t3
    sub s2, s9, s2
    sw s3, 136(t2)
    sub s9, s4, s2
    lw s3, 24(t1)
    add s2, s4, s2
    lw s4, 28(t1)
    mulh a3, a3, t0
    sw a2, 168(t2)
    mulh a2, t5, s0
    mul t5, s2, s10
    sub a2, a2, a3
    sw s5, 200(t2)
    sw t4, 232(t2)
    mulh a3, t5, t0
    mulh s5, s2, s8
    add t4, a0, a2
    sub t5, a0, a2
    mul s2, t4, s10
    sub a0, s5, a3
    mulh a2, t4, s8
    mulh s2, s2, t0
    add a3, s6, a0
    mul s5, s9, a7
    sub t4, s6, a0
    sub a0, a2, s2
    mulh s6, s9, t6
    mulh a2, s5, t0
    add s2, s11, a0
    mul s9, s2, s4
    sub s5, s11, a0
    mulh s4, s2, s3
    lw a0, 32(t1)
    mulh s9, s9, t0
    lw s11, 36(t1)
    sub s2, s6, a2
    lw s3, 40(t1)
    sub a2, s4, s9
    mulh s6, s5, a0
    mulh s4, t5, t6
    lw s9, 44(t1)
    mul a0, s5, s11
    add s5, a3, a2
    sub s11, a3, a2
    mul a2, t5, a7
    add a3, s7, s2
    mulh t5, a0, t0
    lw a0, 48(t1)
    sw s5, 12(t2)
    sub s5, s6, t5
    sw s11, 44(t2)
    mulh t5, a2, t0
    lw s6, 52(t1)
    add s11, t4, s5
    lw a2, 16(t2)
    sub s4, s4, t5
    sub t5, s1, s4
    sub s5, t4, s5
    mul t4, t5, s6
    add s6, s1, s4
    mul s1, s6, s9
    sw s11, 76(t2)
    mulh s4, s6, s3
    sub s6, s7, s2
    lw s9, 144(t2)
    mulh s11, s1, t0
    lw s3, 176(t2)
    mulh s2, t5, a0
    mulh s7, t4, t0
    sub s1, s4, s11
    lw a0, 208(t2)
    sub t5, a3, s1
    lw t4, 80(t2)
    sub s4, s2, s7
    mul s11, s9, t3
    add s1, a3, s1
    mulh s2, s9, s0
    sw s1, 140(t2)
    add s7, s6, s4
    sw t5, 172(t2)
    mulh a3, s11, t0
    lw s9, 240(t2)
    sub s1, s6, s4
    lw t5, 112(t2)
    sub s11, s2, a3
    mul s4, s3, t3
    mulh s6, s3, s0
    add a3, a2, s11
    mul s2, a0, t3
    sub s3, a2, s11
    mulh a2, s4, t0
    lw s11, 24(t1)
    sw s1, 236(t2)
    sub s1, s6, a2
    sw s7, 204(t2)
    add s4, a6, s1
    mulh a2, a0, s0
    mulh s6, s2, t0
    mul s2, s9, t3
    sub s7, a6, s1
    sub a0, a2, s6
    mulh s1, s9, s0
    add a6, t4, a0
    mulh a2, s2, t0
    sw s5, 108(t2)
    mul s6, a6, s10
    sub s9, t4, a0
    lw s2, 28(t1)
    mulh s5, a6, s8
    sub a0, s1, a2
    add t4, t5, a0
    mulh a6, s6, t0
    sub s1, t5, a0
    mul a2, t4, s10
    sub s6, s5, a6
    mulh a0, t4, s8
    add t5, a3, s6
    mulh a6, a2, t0
    mul s5, s1, a7
    lw t4, 36(t1)
    mul a2, s9, a7
    sub a0, a0, a6
    mulh a6, s9, t6
    add s9, s4, a0
    mul s2, s9, s2
    sub a0, s4, a0
    mulh s4, a2, t0
    mulh a2, s9, s11
    sub s9, a3, s6
    lw s11, 32(t1)
    mulh a3, s2, t0
    sub s6, a2, a3
    add s2, t5, s6
    sub a2, a6, s4
    mul a3, a0, t4
    lw a6, 44(t1)
    add s4, s3, a2
    sub t4, t5, s6
    mulh s6, a0, s11
    sub a2, s3, a2
    mulh t5, s5, t0
    sw s2, 16(t2)
    mulh s3, a3, t0
    lw a0, 52(t1)
    mulh s11, s1, t6
    sub s5, s6, s3
    add s2, s9, s5
    lw a3, 48(t1)
    sub s3, s11, t5
    sub s1, s7, s3
    sw s2, 80(t2)
    add s2, s7, s3
    sub s6, s9, s5
    mul s11, s2, a6
    sw s6, 112(t2)
    mulh t5, s2, a4
    lw s7, 20(t2)
    mulh a6, s11, t0
    lw s3, 148(t2)
    mul s5, s1, a0
    sub s9, t5, a6
    mulh a4, s1, a3
    mul s6, s3, t3
    lw s1, 84(t2)
    lw s2, 52(t2)
    mulh s11, s5, t0
    lw a6, 212(t2)
    add a0, s4, s9
    sub t5, s4, s9
    sub s9, a4, s11
    lw a3, 180(t2)
    mulh s5, s6, t0
    mulh s11, s3, s0
    add s3, a2, s9
    mul s4, a3, t3
    mulh a4, a3, s0
    sub s6, s11, s5
    mulh a3, s4, t0
    sub s11, s7, s6
    add s5, s7, s6
    mul s4, a6, t3
    sub a3, a4, a3
    mulh s6, a6, s0
    mulh s7, s4, t0
    add a4, s2, a3
    sub a6, s2, a3
    sub s4, a2, s9
    sw a0, 144(t2)
    sub a3, s6, s7
    lw s9, 116(t2)
    lw s2, 244(t2)
    add a2, s1, a3
    sub a3, s1, a3
    sw t5, 176(t2)
    mul a0, s2, t3
    sw s3, 208(t2)
    mulh t5, s2, s0
    sw s4, 240(t2)
    lw s1, 28(t1)
    mulh s6, a0, t0
    mul s7, a2, s10
    mulh s3, a2, s8
    sub s2, t5, s6
    mulh s4, s7, t0
    add a0, s9, s2
    mul a2, a0, s10
    sub t5, s9, s2
    sub s2, s3, s4
    mulh s6, a0, s8
    mulh s3, a2, t0
    add s9, s5, s2
    mul s7, a3, a7
    sub s4, s5, s2
    mulh a0, a3, t6
    sub a2, s6, s3
    mulh s2, s7, t0
    add s5, a4, a2
    mul s3, s5, s1
    lw a3, 32(t1)
    sub s6, a4, a2
    mulh s7, s5, a1
    mulh s1, s3, t0
    lw a2, 36(t1)
    mulh a4, s6, a3
    lw a3, 44(t1)
    sub a1, s7, s1
    lw s3, 40(t1)
    sub s5, a0, s2
    sub s2, s9, a1
    mul s1, s6, a2
    add s7, s11, s5
    add a0, s9, a1
    mul s9, t5, a7
    mulh a2, s1, t0
    sub s6, s11, s5
    mulh s1, t5, t6
    sw a0, 20(t2)
    sub a1, a4, a2
    lw s11, 48(t1)
    sub t5, s4, a1
    mulh s5, s9, t0
    add a4, s4, a1
    lw a2, 52(t1)
    sub a0, s1, s5
    sw s2, 52(t2)
    add s9, a6, a0
    sub a1, a6, a0
    lw s4, 24(t2)
    mul s1, a1, a2
    sw a4, 84(t2)
    mul s2, s9, a3
    lw s5, 152(t2)
    mulh a6, s9, s3
    lw a0, 56(t2)
    mulh a2, s2, t0
    sw t5, 116(t2)
    lw a4, 184(t2)
    mulh a3, s1, t0
    sub s3, a6, a2
    sub t5, s7, s3
    mulh s9, a1, s11
    add s2, s7, s3
    lw a6, 88(t2)
    sub s1, s9, a3
    sub a3, s6, s1
    lw s9, 216(t2)
    mul s7, s5, t3
    sw s2, 148(t2)
    add s11, s6, s1
    lw a2, 120(t2)
    mulh s3, s5, s0
    mulh a1, s7, t0
    sw t5, 180(t2)
    lw s6, 248(t2)
    mul s2, a4, t3
    lw s1, 24(t1)
    sub s5, s3, a1
    mulh t5, a4, s0
    sw s11, 212(t2)
    mulh s3, s2, t0
    mul s7, s9, t3
    sw a3, 244(t2)
    sub s2, t5, s3
    mulh a4, s9, s0
    sub a1, a0, s2
    mulh a3, s7, t0
    mul s3, s6, t3
    sub s9, a4, a3
    lw t5, 28(t1)
    mulh s11, s6, s0
    add s7, a6, s9
    add a3, s4, s5
    mulh a4, s3, t0
    mul s6, s7, s10
    sub s3, a6, s9
    mulh a6, s7, s8
    sub s9, s11, a4
    mulh s7, s6, t0
    sub a4, a2, s9
    lw s11, 292(t2)
    add s6, a2, s9
    sub a2, a6, s7
    mul s9, s6, s10
    add a6, a0, s2
    mulh s7, s6, s8
    mulh s6, s9, t0
    sub a0, a3, a2
    mul s9, s3, a7
    add s2, a3, a2
    mulh a2, s3, t6
    sub a3, s7, s6
    mulh s3, s9, t0
    add s6, a6, a3
    lw s9, 32(t1)
    mul s7, s6, t5
    sub a3, a6, a3
    mulh t5, s6, s1
    lw a6, 36(t1)
    mulh s1, s7, t0
    mulh s6, a3, s9
    sub s7, a2, s3
    sub a2, t5, s1
    mul s9, a4, a7
    lw s3, 40(t1)
    sub s1, s2, a2
    mul t5, a3, a6
    sub a3, s4, s5
    lw a6, 44(t1)
    mulh s4, t5, t0
    add s5, s2, a2
    add t5, a3, s7
    mulh a2, a4, t6
    sw s5, 24(t2)
    sub s2, s6, s4
    mulh a4, s9, t0
    sub a3, a3, s7
    add s5, a0, s2
    lw s7, 48(t1)
    sub s4, a0, s2
    lw s6, 52(t1)
    sub a2, a2, a4
    sub s9, a1, a2
    sw s5, 88(t2)
    add a0, a1, a2
    sw s1, 56(t2)
    mul s2, a0, a6
    sw s4, 120(t2)
    mulh a4, a0, s3
    lw s5, 28(t2)
    mulh a1, s2, t0
    lw a6, 156(t2)
    mul a2, s9, s6
    lw s1, 188(t2)
    sub s4, a4, a1
    add a0, t5, s4
    lw s3, 60(t2)
    lw s2, 92(t2)
    mulh a4, s9, s7
    sub s6, t5, s4
    mulh a1, a2, t0
    lw s7, 220(t2)
    mul s9, a6, t3
    sub s4, a4, a1
    mulh t5, a6, s0
    lw a2, 52(t1)
    mulh a1, s9, t0
    sub a4, a3, s4
    mul a6, s1, t3
    mulh s9, s1, s0
    sub s1, t5, a1
    add a1, s5, s1
    mulh t5, a6, t0
    sub a6, s5, s1
    mul s1, s7, t3
    mulh s5, s7, s0
    sub s7, s9, t5
    add t5, s3, s7
    mulh s9, s1, t0
    sw a0, 152(t2)
    add s1, a3, s4
    lw a0, 124(t2)
    sub a3, s5, s9
    lw s4, 252(t2)
    sub s9, s3, s7
    add s3, s2, a3
    sub s5, s2, a3
    sw s6, 184(t2)
    mul s7, s4, t3
    lw a3, 24(t1)
    mulh s2, s7, t0
    sw s1, 216(t2)
    mulh s6, s4, s0
    lw t3, 28(t1)
    mulh s7, s3, s8
    sub s1, s6, s2
    mul s0, s3, s10
    sw a4, 248(t2)
    add s4, a0, s1
    mul s2, s4, s10
    sub s6, a0, s1
    mulh s3, s0, t0
    lw s1, 36(t1)
    lw a4, 32(t1)
    mulh s10, s4, s8
    lw a0, 44(t1)
    mulh s0, s2, t0
    sub s7, s7, s3
    sub s2, s10, s0
    mulh s4, s5, t6
    lw s10, 84(t1)
    add s8, t5, s2
    lw s3, 40(t1)
    add s0, a1, s7
    mul t3, s8, t3
    sub s2, t5, s2
    lw t5, 48(t1)
    mul s1, s2, s1
    mulh a3, s8, a3
    sub s8, a1, s7
    mulh a1, t3, t0
    mulh s7, s1, t0
    sub t3, a3, a1
    sub s1, s0, t3
    mulh a1, s2, a4
    add s0, s0, t3
    mul a3, s5, a7
    sub a4, a1, s7
    add s2, s8, a4
    mulh t3, a3, t0
    mul s5, s6, a7
    mulh a3, s6, t6
    sub a1, s4, t3
    add s7, a6, a1
    mulh a7, s5, t0
    lw s6, 56(t1)
    sub t6, a6, a1
    sub s4, a3, a7
    sub t3, s9, s4
    add s5, s9, s4
    lw a1, 256(t2)
    mul a6, s5, a0
    lw a3, 60(t1)
    lw a7, 384(t2)
    mulh s4, s5, s3
    lw s9, 416(t2)
    mulh a0, a6, t0
    lw s3, 288(t2)
    mul s5, t3, a2
    mulh a6, t3, t5
    sub a2, s4, a0
    add t3, s7, a2
    mulh t5, s5, t0
    sub a0, s7, a2
    lw s4, 320(t2)
    lw s5, 352(t2)
    sub a2, a6, t5
    lw s7, 448(t2)
    sub a6, t6, a2
    sw s0, 28(t2)
    mul t5, a7, a3
    sub s0, s8, a4
    mulh a4, a7, s6
    sw s1, 60(t2)
    mulh s8, t5, t0
    lw a7, 480(t2)
    mulh s1, s9, s6
    sub t5, a4, s8
    mul a4, s9, a3
    sw s2, 92(t2)
    sub s8, a1, t5
    mulh s9, a4, t0
    sw s0, 124(t2)
    lw s2, 64(t1)
    add a4, t6, a2
    sub s0, s1, s9
    lw a2, 68(t1)
    mul t6, s7, a3
    mulh s1, s7, s6
    sub s9, s3, s0
    add s7, s3, s0
    mul s0, a7, a3
    mulh s3, t6, t0
    sw t3, 156(t2)
    lw t6, 80(t1)
    mulh t3, a7, s6
    sub a7, s1, s3
    add s1, s4, a7
    mulh s3, s0, t0
    sub s0, s4, a7
    mul a7, s1, a2
    sub s4, t3, s3
    mulh s3, s1, s2
    sw a4, 220(t2)
    sub t3, s5, s4
    mulh s1, a7, t0
    lw a4, 88(t1)
    add a7, s5, s4
    lw s4, 92(t1)
    sw a6, 252(t2)
    mul s5, a7, a2
    mulh a6, a7, s2
    add a7, a1, t5
    mulh s5, s5, t0
    sub a1, s3, s1
    lw t5, 72(t1)
    add s1, a7, a1
    sub s3, a6, s5
    add a6, s7, s3
    mul s5, a6, s10
    mulh s10, a6, t6
    sub a6, a7, a1
    lw t6, 76(t1)
    mulh a1, s5, t0
    mulh a7, t3, t5
    sub s5, s7, s3
    mul s3, s5, s4
    lw s4, 96(t1)
    mul s7, t3, t6
    sub s10, s10, a1
    add t3, s1, s10
    mulh a1, s3, t0
    mulh s3, s5, a4
    sw t3, 256(t2)
    mul a4, s0, t6
    lw s5, 392(t2)
    sub t3, s3, a1
    lw a1, 100(t1)
    lw s3, 104(t1)
    sub s1, s1, s10
    mulh s10, s0, t5
    mulh s0, a4, t0
    sub a4, a6, t3
    add a6, a6, t3
    lw t3, 108(t1)
    sub s0, s10, s0
    sw s1, 288(t2)
    add s10, s8, s0
    mulh s1, s7, t0
    sub s1, a7, s1
    sw a4, 352(t2)
    lw s7, 260(t2)
    sub a7, s8, s0
    add a4, s9, s1
    sub s8, s9, s1
    sw a6, 320(t2)
    mul s9, a4, a1
    mulh s0, a4, s4
    mulh s1, s9, t0
    lw a4, 388(t2)
    mul a6, s8, t3
    lw a1, 420(t2)
    sub s4, s0, s1
    mulh s9, s8, s3
    add t3, s10, s4
    mulh s0, a6, t0
    sub s1, s10, s4
    lw s3, 324(t2)
    sub s8, s9, s0
    mulh a6, a4, s6
    lw s4, 452(t2)
    mul s10, a4, a3
    add s0, a7, s8
    sw t3, 384(t2)
    mulh s9, s10, t0
    sw s1, 416(t2)
    lw a4, 356(t2)
    sub s1, a7, s8
    mul t3, a1, a3
    lw s10, 484(t2)
    sub a7, a6, s9
    lw s9, 80(t1)
    sub s8, s7, a7
    mulh a6, a1, s6
    sw s0, 448(t2)
    add a1, s7, a7
    mul s0, s4, a3
    mulh a7, t3, t0
    sw s1, 480(t2)
    mulh s1, s0, t0
    mulh s7, s4, s6
    sub s4, a6, a7
    sub t3, s11, s4
    mul a6, s10, a3
    sub s0, s7, s1
    lw a7, 84(t1)
    mulh s1, s10, s6
    add s7, s3, s0
    add s10, s11, s4
    mulh s4, a6, t0
    mul s11, s7, a2
    sub a6, s3, s0
    mulh s0, s7, s2
    sub s7, s1, s4
    add s3, a4, s7
    mulh s1, s11, t0
    sub s4, a4, s7
    mul s11, s3, a2
    sub a4, s0, s1
    mulh s1, s3, s2
    mulh s7, s11, t0
    mul s0, a6, t6
    add s3, a1, a4
    sub s11, s1, s7
    mulh s1, a6, t5
    add s7, s10, s11
    mulh a6, s0, t0
    mul s0, s7, a7
    sub a7, s10, s11
    mulh s10, s7, s9
    lw s11, 88(t1)
    sub s7, s1, a6
    mulh s9, s0, t0
    mulh s1, a7, s11
    mulh a6, s4, t5
    lw s0, 92(t1)
    sub s9, s10, s9
    lw s11, 96(t1)
    sub s10, a1, a4
    lw a1, 100(t1)
    mul a4, a7, s0
    add s0, s8, s7
    add a7, s3, s9
    mul s4, s4, t6
    mulh a4, a4, t0
    sub s7, s8, s7
    sw a7, 260(t2)
    sub s8, s3, s9
    sub a7, s1, a4
    lw s3, 104(t1)
    sub s9, s10, a7
    mulh s1, s4, t0
    sw s8, 292(t2)
    add a4, s10, a7
    sw a4, 324(t2)
    sub s4, a6, s1
    add s8, t3, s4
    lw a6, 264(t2)
    sub a7, t3, s4
    mul s4, s8, a1
    lw a4, 108(t1)
    mulh s10, s8, s11
    mulh t3, s4, t0
    lw s1, 424(t2)
    mul a1, a7, a4
    lw s8, 296(t2)
    mulh s11, a7, s3
    sub s4, s10, t3
    sw s9, 356(t2)
    lw a4, 328(t2)
    mulh a7, s5, s6
    sub s3, s0, s4
    mulh s10, a1, t0
    add s4, s0, s4
    lw t3, 456(t2)
    lw s9, 488(t2)
    sub a1, s11, s10
    mul s10, s5, a3
    sw s4, 388(t2)
    mul s0, t3, a3
    lw s11, 80(t1)
    sub s5, s7, a1
    mul s4, s1, a3
    mulh s10, s10, t0
    sw s3, 420(t2)
    add s3, s7, a1
    sub a1, a7, s10
    mulh s7, s0, t0
    lw a7, 360(t2)
    mulh s0, s1, s6
    mulh s10, s4, t0
    sub s1, a6, a1
    mul s4, s9, a3
    sw s5, 484(t2)
    sub s5, s0, s10
    mulh s0, t3, s6
    sw s3, 452(t2)
    sub t3, s8, s5
    mulh s9, s9, s6
    mulh s10, s4, t0
    sub s3, s0, s7
    lw s0, 104(t1)
    add s4, a4, s3
    sub s7, a4, s3
    lw a4, 84(t1)
    mul s3, s4, a2
    sub s9, s9, s10
    mulh s10, s4, s2
    add s4, a7, s9
    mulh s3, s3, t0
    sub s9, a7, s9
    mul a7, s4, a2
    mulh s4, s4, s2
    add a1, a6, a1
    add a6, s8, s5
    mulh s5, a7, t0
    mul s8, s7, t6
    sub a7, s10, s3
    sub s3, s4, s5
    mulh s10, s7, t5
    sub s4, a6, s3
    lw s5, 88(t1)
    add s7, a6, s3
    mulh a6, s8, t0
    sub s3, a1, a7
    mul s8, s7, a4
    mulh a4, s7, s11
    add s7, a1, a7
    mulh s11, s8, t0
    sub a1, s10, a6
    mulh a7, s4, s5
    lw s8, 92(t1)
    sub a4, a4, s11
    lw a6, 96(t1)
    mul s10, s4, s8
    add s5, s1, a1
    add s11, s7, a4
    mul s8, s9, t6
    mulh s4, s10, t0
    sub s10, s7, a4
    sub a4, s1, a1
    mulh s7, s9, t5
    sw s11, 264(t2)
    sub s1, a7, s4
    lw a1, 104(t1)
    mulh s9, s8, t0
    sw s10, 296(t2)
    add s11, s3, s1
    sub a7, s3, s1
    lw s4, 108(t1)
    sw s11, 328(t2)
    sub s8, s7, s9
    sw a7, 360(t2)
    add s7, t3, s8
    sub s10, t3, s8
    mul s8, s7, a5
    lw s1, 268(t2)
    mulh s3, s7, a6
    mulh a6, s8, t0
    lw s7, 300(t2)
    mul t3, s10, s4
    lw s11, 396(t2)
    sub s9, s3, a6
    add a7, s5, s9
    sub a5, s5, s9
    mulh s8, s10, a1
    lw s4, 428(t2)
    lw a6, 460(t2)
    mulh s3, t3, t0
    lw s5, 332(t2)
    mul s9, s11, a3
    sub s10, s8, s3
    mulh s3, s11, s6
    mulh t3, s9, t0
    add a1, a4, s10
    mul s8, s4, a3
    sub s11, a4, s10
    sub s9, s3, t3
    mulh a4, s4, s6
    mulh s10, s8, t0
    add s3, s1, s9
    mul t3, a6, a3
    sub s4, s1, s9
    mulh s8, a6, s6
    sub s1, a4, s10
    add s9, s7, s1
    mulh a6, t3, t0
    lw t3, 492(t2)
    sub a6, s8, a6
    sub a4, s7, s1
    lw s10, 364(t2)
    sw a7, 392(t2)
    add s7, s5, a6
    sw a1, 456(t2)
    mul s8, t3, a3
    sw a5, 424(t2)
    mulh s1, s7, s2
    lw a7, 80(t1)
    mulh a1, t3, s6
    lw a5, 84(t1)
    mulh t3, s8, t0
    sw s11, 488(t2)
    mul s8, s7, a2
    sub s11, a1, t3
    lw s7, 84(t1)
    mulh a1, s8, t0
    add t3, s10, s11
    mul s8, t3, a2
    sub a6, s5, a6
    sub s5, s1, a1
    sub s1, s10, s11
    mulh a1, s8, t0
    sub s10, s3, s5
    mulh s11, t3, s2
    add s8, s3, s5
    mul t3, a6, t6
    sub s3, s11, a1
    lw s5, 88(t1)
    mulh a6, a6, t5
    add a1, s9, s3
    mulh s11, t3, t0
    mul t3, a1, s7
    sub s7, s9, s3
    lw s3, 92(t1)
    mulh s9, a1, a7
    mulh a1, t3, t0
    sub a7, a6, s11
    lw t3, 108(t1)
    mulh a6, s7, s5
    sub s9, s9, a1
    lw s11, 96(t1)
    mul s5, s1, t6
    mul a1, s7, s3
    sub s7, s8, s9
    add s3, s8, s9
    mulh s8, s1, t5
    lw s9, 100(t1)
    sub s1, s4, a7
    add a7, s4, a7
    mulh s4, a1, t0
    mulh a1, s5, t0
    sub s5, a6, s4
    lw a6, 104(t1)
    add s4, s10, s5
    sw s7, 300(t2)
    lw s7, 108(t1)
    sub s5, s10, s5
    lw s10, 272(t2)
    sw s3, 268(t2)
    sub s3, s8, a1
    add a1, a4, s3
    lw s8, 400(t2)
    sw s4, 332(t2)
    mul s4, a1, s9
    mulh s9, a1, s11
    lw a1, 304(t2)
    sub s11, a4, s3
    mulh a4, s4, t0
    mul s3, s11, s7
    sw s5, 364(t2)
    lw s4, 432(t2)
    sub s7, s9, a4
    sub s5, a7, s7
    mulh a4, s11, a6
    mulh s9, s3, t0
    add s7, a7, s7
    lw a6, 336(t2)
    lw s11, 368(t2)
    sub s3, a4, s9
    add a7, s1, s3
    sub a4, s1, s3
    mul s9, s8, a3
    lw s1, 464(t2)
    sw s7, 396(t2)
    mulh s3, s8, s6
    mulh s7, s9, t0
    sw s5, 428(t2)
    lw s8, 140(t1)
    sub s7, s3, s7
    mul s9, s4, a3
    add s5, s10, s7
    lw s3, 496(t2)
    sub s7, s10, s7
    mulh s10, s4, s6
    sw a7, 460(t2)
    mulh s4, s9, t0
    lw a7, 80(t1)
    mul s9, s1, a3
    sub s4, s10, s4
    sw a4, 492(t2)
    mulh s10, s9, t0
    mulh a4, s1, s6
    sub s9, a1, s4
    add s1, a1, s4
    mul a1, s3, a3
    sub s10, a4, s10
    mulh s4, s3, s6
    mulh a4, a1, t0
    add s3, a6, s10
    mul a1, s3, a2
    sub a6, a6, s10
    mulh s10, s3, s2
    sub s3, s4, a4
    sub a4, s11, s3
    add s4, s11, s3
    mulh s3, a1, t0
    mul s11, s4, a2
    mulh a1, s4, s2
    sub s4, s10, s3
    add s3, s5, s4
    mulh s10, s11, t0
    sub s11, s5, s4
    mul s4, a6, t6
    sub s5, a1, s10
    mulh a1, a6, t5
    mulh s10, s4, t0
    sub a6, s1, s5
    mulh s4, a4, t5
    add s1, s1, s5
    mul s5, s1, a5
    sub a5, a1, s10
    mulh a1, s1, a7
    lw s10, 88(t1)
    lw s1, 92(t1)
    mulh a7, s5, t0
    mulh s5, a6, s10
    mul s10, a6, s1
    sub s1, a1, a7
    sub a6, s3, s1
    lw a1, 96(t1)
    add a7, s3, s1
    sub s1, s7, a5
    lw s3, 100(t1)
    mulh s10, s10, t0
    add a5, s7, a5
    mul s7, a4, t6
    sw a7, 272(t2)
    sub s10, s5, s10
    sub a4, s11, s10
    mulh a7, s7, t0
    sw a6, 304(t2)
    sub s5, s4, a7
    add s7, s9, s5
    mul a6, s7, s3
    sub a7, s9, s5
    sw a4, 368(t2)
    mulh s7, s7, a1
    lw s4, 276(t2)
    mulh s3, a6, t0
    lw a6, 404(t2)
    mul s5, a7, t3
    lw a4, 308(t2)
    sub s9, s7, s3
    sub a1, a5, s9
    mulh t3, a7, s0
    add s3, s11, s10
    mulh s7, s5, t0
    add s9, a5, s9
    lw s0, 340(t2)
    mul s10, a6, a3
    lw a7, 468(t2)
    lw s11, 436(t2)
    mulh s5, s10, t0
    sub a5, t3, s7
    mulh s10, a6, s6
    add s7, s1, a5
    mul t3, s11, a3
    sw s3, 336(t2)
    mulh a6, s11, s6
    sub s3, s10, s5
    mulh s11, t3, t0
    sub s5, s4, s3
    mul s10, a7, a3
    mulh t3, a7, s6
    lw a7, 500(t2)
    sub a6, a6, s11
    sw s9, 400(t2)
    mulh s11, s10, t0
    add s9, a4, a6
    sub s10, a4, a6
    sub t3, t3, s11
    add a4, s4, s3
    lw a6, 372(t2)
    sw a1, 432(t2)
    sub s11, s1, a5
    mul s4, a7, a3
    lw s3, 80(t1)
    add a1, s0, t3
    mulh s1, a7, s6
    sw s11, 496(t2)
    mulh a5, s4, t0
    sw s7, 464(t2)
    mulh a7, a1, s2
    sub s11, s0, t3
    mul s4, a1, a2
    sub s7, s1, a5
    lw s0, 84(t1)
    add t3, a6, s7
    mulh s4, s4, t0
    sub a6, a6, s7
    mul a1, t3, a2
    sub s1, a7, s4
    mulh a5, t3, s2
    mulh s7, a1, t0
    mul s4, s11, t6
    add a7, a4, s1
    sub t3, a5, s7
    mulh a1, s11, t5
    add a5, s9, t3
    mulh s7, s4, t0
    mul s11, a5, s0
    sub s4, s9, t3
    lw s0, 88(t1)
    mulh s9, a5, s3
    mulh t3, s11, t0
    lw a5, 92(t1)
    sub s3, a1, s7
    sub s9, s9, t3
    sub s11, s5, s3
    lw a1, 96(t1)
    add t3, a7, s9
    mul s7, s4, a5
    sub a5, a7, s9
    mul a7, a6, t6
    lw s9, 100(t1)
    mulh s7, s7, t0
    add s3, s5, s3
    lw s5, 108(t1)
    mulh a6, a6, t5
    sw t3, 276(t2)
    mulh t3, s4, s0
    lw s0, 104(t1)
    mulh s4, a7, t0
    sw a5, 308(t2)
    sub a7, t3, s7
    sub a5, a6, s4
    add s4, s10, a5
    sub s7, a4, s1
    add t3, s7, a7
    lw a6, 280(t2)
    sub s1, s10, a5
    mul a4, s4, s9
    sub a5, s7, a7
    sw t3, 340(t2)
    mulh t3, s4, a1
    lw s7, 408(t2)
    mulh s10, a4, t0
    lw s9, 312(t2)
    mul a7, s1, s5
    lw a1, 440(t2)
    sub s4, t3, s10
    mulh a4, s1, s0
    add s5, s3, s4
    sw a5, 372(t2)
    mulh s10, a7, t0
    sub t3, s3, s4
    mul s0, s7, a3
    lw s1, 344(t2)
    sub s10, a4, s10
    lw a5, 472(t2)
    add s3, s11, s10
    lw s4, 376(t2)
    mulh a7, s7, s6
    sw s5, 404(t2)
    sub a4, s11, s10
    mulh s7, s0, t0
    sw t3, 436(t2)
    lw s5, 504(t2)
    mul s10, a1, a3
    sub s11, a7, s7
    mul s0, a5, a3
    sub t3, a6, s11
    add s7, a6, s11
    mulh a6, a1, s6
    mulh a7, s10, t0
    sw s3, 468(t2)
    lw s11, 80(t1)
    sw a4, 500(t2)
    sub a4, a6, a7
    add s3, s9, a4
    mulh a1, a5, s6
    mulh s10, s0, t0
    lw a6, 84(t1)
    sub a7, s9, a4
    mul a5, s5, a3
    mulh s9, s5, s6
    sub s0, a1, s10
    add a4, s1, s0
    mulh s5, a5, t0
    sub a1, s1, s0
    mul s10, a4, a2
    mulh a5, a4, s2
    sub s1, s9, s5
    add s0, s4, s1
    mulh a4, s10, t0
    mul s5, s0, a2
    sub s9, s4, s1
    sub a4, a5, a4
    mulh s10, s0, s2
    add s4, s7, a4
    mulh s1, s5, t0
    mul s0, a1, t6
    sub a5, s7, a4
    mulh s5, a1, t5
    sub a4, s10, s1
    add s7, s3, a4
    mulh a1, s0, t0
    sub s1, s3, a4
    mul s10, s7, a6
    mulh s0, s7, s11
    lw a4, 88(t1)
    lw a6, 92(t1)
    mulh s3, s10, t0
    mulh s7, s1, a4
    lw s11, 96(t1)
    sub s10, s0, s3
    sw t4, 48(t2)
    mul s0, s1, a6
    add a4, s4, s10
    sub s3, s5, a1
    add t4, t3, s3
    mulh s1, s0, t0
    mul a6, s9, t6
    sub a1, s4, s10
    lw s5, 100(t1)
    mulh s0, s9, t5
    sw a4, 280(t2)
    sub s4, s7, s1
    mulh s10, a6, t0
    lw s9, 104(t1)
    sub a4, a5, s4
    add s1, a5, s4
    sw a1, 312(t2)
    lw s7, 108(t1)
    sub a6, s0, s10
    sw a4, 376(t2)
    add a5, a7, a6
    mul s4, a5, s5
    sub s0, a7, a6
    mulh a4, a5, s11
    sub a1, t3, s3
    mulh s10, s4, t0
    lw a6, 284(t2)
    lw t3, 412(t2)
    mul s5, s0, s7
    sub a7, a4, s10
    lw a5, 316(t2)
    mulh s11, s0, s9
    sub s3, t4, a7
    lw a4, 348(t2)
    mulh s7, s5, t0
    add s9, t4, a7
    lw s4, 476(t2)
    mul s0, t3, a3
    lw s10, 444(t2)
    mulh s5, t3, s6
    sub a7, s11, s7
    mulh t4, s0, t0
    add t3, a1, a7
    sub s7, a1, a7
    mul s11, s10, a3
    mul s0, s4, a3
    mulh a1, s11, t0
    sub a7, s5, t4
    mulh s11, s10, s6
    lw s10, 508(t2)
    sw s1, 344(t2)
    mulh s5, s4, s6
    add t4, a6, a7
    mulh s1, s0, t0
    sub s4, s11, a1
    lw s0, 80(t1)
    sub a1, a6, a7
    sub s11, s5, s1
    sw s9, 408(t2)
    add a6, a5, s4
    add a7, a4, s11
    lw s1, 380(t2)
    sw s3, 440(t2)
    mul s5, s10, a3
    sw t3, 472(t2)
    sub s9, a4, s11
    mulh s3, s5, t0
    lw t3, 84(t1)
    lw a3, 88(t1)
    mulh a4, s10, s6
    mulh s11, a7, s2
    sub s5, a5, s4
    lw s6, 92(t1)
    mul s10, a7, a2
    sw s7, 504(t2)
    sub a5, a4, s3
    mulh a4, s10, t0
    add s10, s1, a5
    mul s4, s10, a2
    mulh a7, s10, s2
    lw s7, 96(t1)
    mulh s3, s4, t0
    sub s2, s11, a4
    add a2, t4, s2
    lw s10, 100(t1)
    sub a4, a7, s3
    add s4, a6, a4
    mul s11, s4, t3
    lw a7, 108(t1)
    sub s3, s1, a5
    lw t3, 104(t1)
    sub s1, t4, s2
    mulh a5, s4, s0
    mulh s2, s11, t0
    sub t4, a6, a4
    mul a4, t4, s6
    mulh s0, t4, a3
    sub s4, a5, s2
    mulh s11, a4, t0
    add a6, a2, s4
    sub s6, a2, s4
    mul a3, s9, t6
    sub t4, s0, s11
    mulh a5, s9, t5
    add s2, s1, t4
    mulh a4, a3, t0
    sub a3, s1, t4
    mul a2, s3, t6
    sub a5, a5, a4
    mulh s4, s3, t5
    mulh s0, a2, t0
    add s11, a1, a5
    lw s9, 512(t2)
    sub s1, a1, a5
    lw t4, 112(t1)
    sub t6, s4, s0
    add a4, s5, t6
    sub t5, s5, t6
    mul s3, a4, s10
    lw a2, 640(t2)
    mulh a5, a4, s7
    lw a1, 116(t1)
    mulh s0, s3, t0
    lw s4, 544(t2)
    mul s5, t5, a7
    lw t6, 672(t2)
    sub s10, a5, s0
    mulh a4, t5, t3
    mulh t3, s5, t0
    sub s7, s11, s10
    add s3, s11, s10
    lw t5, 704(t2)
    lw a5, 576(t2)
    sub a7, a4, t3
    sub s5, s1, a7
    sw a6, 284(t2)
    mul s0, a2, a1
    lw s10, 608(t2)
    mulh a4, a2, t4
    sw s6, 316(t2)
    lw s6, 140(t1)
    mulh t3, s0, t0
    lw s11, 736(t2)
    sub a6, a4, t3
    add a2, s1, a7
    lw s0, 120(t1)
    mul a4, s11, a1
    mulh t3, t6, t4
    sub s1, s9, a6
    mul a7, t6, a1
    sw s2, 348(t2)
    add t6, s9, a6
    mulh s2, a7, t0
    lw a6, 124(t1)
    lw s9, 148(t1)
    sw a3, 380(t2)
    sub a7, t3, s2
    mul a3, t5, a1
    sub s2, s4, a7
    add t3, s4, a7
    mulh a7, t5, t4
    lw s4, 136(t1)
    mulh t5, a3, t0
    mulh s11, s11, t4
    sub a3, a7, t5
    mulh a7, a4, t0
    sub t5, a5, a3
    sw s3, 412(t2)
    sub a4, s11, a7
    add s3, a5, a3
    mul a7, s3, a6
    lw s11, 144(t1)
    add a3, s10, a4
    mulh a5, s3, s0
    sw s7, 444(t2)
    mul s3, a3, a6
    sw a2, 476(t2)
    sw s5, 508(t2)
    mulh s7, s3, t0
    mulh s5, a3, s0
    lw a2, 148(t1)
    sub s3, s10, a4
    mulh s10, a7, t0
    sub a3, s5, s7
    lw a4, 128(t1)
    add a7, t3, a3
    sub s5, a5, s10
    add s7, t6, s5
    sub a5, t6, s5
    mul s10, a7, s6
    sub s5, t3, a3
    mulh t6, a7, s4
    lw s6, 132(t1)
    mulh a3, s10, t0
    mul s10, s5, a2
    mulh t3, s5, s11
    mulh a7, s10, t0
    sub s4, t6, a3
    mul a2, t5, s6
    lw s5, 152(t1)
    sub s11, s7, s4
    add s10, s7, s4
    sub a3, t3, a7
    sw s10, 512(t2)
    mulh t6, a2, t0
    lw s4, 160(t1)
    mulh s7, t5, a4
    add a7, a5, a3
    lw t5, 156(t1)
    sw s11, 544(t2)
    sub t3, s7, t6
    mul s10, s3, s6
    lw a2, 164(t1)
    lw s11, 516(t2)
    sub s7, a5, a3
    mulh t6, s3, a4
    sub a3, s1, t3
    sw a7, 576(t2)
    mulh a5, s10, t0
    sw s7, 608(t2)
    sub s7, t6, a5
    add s3, s2, s7
    lw a7, 164(t1)
    mul s10, s3, t5
    lw t6, 644(t2)
    sub a5, s2, s7
    mulh t5, s3, s5
    lw s2, 548(t2)
    mulh s7, s10, t0
    add s3, s1, t3
    mul s5, a5, a2
    lw a2, 676(t2)
    sub t5, t5, s7
    lw s10, 580(t2)
    mulh s1, s5, t0
    lw t3, 716(t2)
    mulh s7, a5, s4
    add s5, s3, t5
    sub a5, s3, t5
    lw t5, 612(t2)
    sub s4, s7, s1
    sub s7, a3, s4
    lw s3, 708(t2)
    mul s1, t6, a1
    sw s5, 640(t2)
    mulh s5, t6, t4
    add t6, a3, s4
    mulh a3, s1, t0
    sw a5, 672(t2)
    mul s4, a2, a1
    lw s1, 740(t2)
    sub s5, s5, a3
    add a5, s11, s5
    mulh a3, a2, t4
    sw t6, 704(t2)
    mulh a2, s4, t0
    lw t6, 136(t1)
    mul s4, s3, a1
    sw s7, 736(t2)
    sub s7, a3, a2
    add a2, s2, s7
    mulh a3, s3, t4
    sub s3, s2, s7
    mulh s7, s4, t0
    mul s2, s1, a1
    sub s4, a3, s7
    mulh a3, s1, t4
    mulh s7, s2, t0
    add s1, s10, s4
    sub s2, s10, s4
    mul s4, s1, a6
    mulh s10, s1, s0
    sub s1, a3, s7
    mulh a3, s4, t0
    add s7, t5, s1
    sub s4, t5, s1
    mulh s1, s7, s0
    mul t5, s7, a6
    sub s7, s10, a3
    add a3, a5, s7
    mulh s10, s4, a4
    sub s5, s11, s5
    mulh s11, t5, t0
    mul t5, s2, s6
    sub a5, a5, s7
    sub s7, s1, s11
    mulh s1, s2, a4
    mulh s11, t5, t0
    add s2, a2, s7
    mul t5, s2, s8
    lw s8, 148(t1)
    sub s7, a2, s7
    mulh a2, s2, t6
    mulh s2, t5, t0
    lw t6, 144(t1)
    lw t5, 148(t1)
    sub s1, s1, s11
    mulh t6, s7, t6
    lw s11, 152(t1)
    mul s7, s7, t5
    lw t5, 156(t1)
    sub a2, a2, s2
    sub s2, a3, a2
    add a2, a3, a2
    mulh a3, s7, t0
    sub s7, s5, s1
    mul s4, s4, s6
    add s1, s5, s1
    sub s5, t6, a3
    lw a3, 160(t1)
    sw a2, 516(t2)
    mulh t6, s4, t0
    sw s2, 548(t2)
    sub a2, s10, t6
    add s10, a5, s5
    add s4, s3, a2
    lw t6, 164(t1)
    mul s2, s4, t5
    sw s10, 580(t2)
    lw t5, 520(t2)
    lw s10, 648(t2)
    sub a2, s3, a2
    lw s3, 680(t2)
    mulh s4, s4, s11
    sub s11, a5, s5
    mulh a5, a2, a3
    lw s5, 552(t2)
    mulh a3, s2, t0
    sw s11, 612(t2)
    mul a2, a2, t6
    sub s2, s4, a3
    add s11, s1, s2
    mulh t6, a2, t0
    sub a3, s1, s2
    mul s4, s10, a1
    sub a2, a5, t6
    lw s1, 584(t2)
    lw s2, 712(t2)
    sub a5, s7, a2
    lw t6, 616(t2)
    mulh s4, s4, t0
    sw s11, 644(t2)
    mulh s11, s10, t4
    sw a3, 676(t2)
    mul s10, s3, a1
    lw a3, 744(t2)
    sub s4, s11, s4
    add s11, s7, a2
    add a2, t5, s4
    sub s7, t5, s4
    mulh s4, s3, t4
    sw s11, 708(t2)
    mulh t5, s10, t0
    mul s3, s2, a1
    lw s11, 136(t1)
    sw a5, 740(t2)
    sub s10, s4, t5
    mulh a5, s2, t4
    sub s4, s5, s10
    add t5, s5, s10
    mulh s2, s3, t0
    lw s5, 140(t1)
    mul s10, a3, a1
    sub s3, a5, s2
    mulh a5, a3, t4
    add s2, s1, s3
    mulh a3, s10, t0
    sub s10, s1, s3
    mul s1, s2, a6
    mulh s2, s2, s0
    sub s3, a5, a3
    add a3, t6, s3
    mulh a5, s1, t0
    mul s1, a3, a6
    sub a5, s2, a5
    mulh s2, a3, s0
    mulh a3, s1, t0
    add s1, a2, a5
    sub a2, a2, a5
    mul a5, s10, s6
    mulh s10, s10, a4
    sub a3, s2, a3
    add s2, t5, a3
    mulh a5, a5, t0
    mul s5, s2, s5
    sub a3, t5, a3
    lw t5, 144(t1)
    sub s3, t6, s3
    mulh t6, s5, t0
    mulh s5, s2, s11
    sub s2, s10, a5
    mulh s11, a3, t5
    lw a5, 152(t1)
    sub t6, s5, t6
    mul s10, s3, s6
    add t5, s1, t6
    mul s5, a3, s9
    sub a3, s1, t6
    mulh s9, s3, a4
    add s1, s7, s2
    mulh t6, s5, t0
    lw s3, 156(t1)
    mulh s5, s10, t0
    lw s10, 160(t1)
    sub s11, s11, t6
    sw a3, 552(t2)
    sub t6, a2, s11
    lw a3, 164(t1)
    sub s5, s9, s5
    sw t5, 520(t2)
    add s9, a2, s11
    add t5, s4, s5
    sw s9, 584(t2)
    mul a2, t5, s3
    sub s11, s4, s5
    mulh s5, t5, a5
    mulh s9, a2, t0
    lw s3, 652(t2)
    sw t6, 616(t2)
    mul s4, s11, a3
    sub a2, s7, s2
    lw s2, 556(t2)
    sub t6, s5, s9
    lw s9, 524(t2)
    mulh s10, s11, s10
    lw a5, 684(t2)
    lw s5, 588(t2)
    mulh t5, s4, t0
    sub s7, s1, t6
    mul a3, a5, a1
    mul s11, s3, a1
    sub s4, s10, t5
    mulh s10, s3, t4
    add t5, a2, s4
    mulh s3, s11, t0
    add s11, s1, t6
    mul s1, t3, a1
    sub t6, s10, s3
    mulh s3, a3, t0
    mulh s10, a5, t4
    add a3, s9, t6
    sub a5, s9, t6
    mulh s9, s1, t0
    sub t6, s10, s3
    mulh s1, t3, t4
    sub s3, s2, t6
    lw s10, 620(t2)
    sub t3, s1, s9
    sub s1, a2, s4
    add s9, s5, t3
    sw s11, 648(t2)
    lw a2, 748(t2)
    lw s4, 136(t1)
    add s11, s2, t6
    sw t5, 712(t2)
    mulh s2, a2, t4
    mulh t6, s9, s0
    sw s1, 744(t2)
    mul t5, a2, a1
    lw s1, 140(t1)
    mul a2, s9, a6
    mulh s9, t5, t0
    sw s7, 680(t2)
    sub t5, s2, s9
    add s7, s10, t5
    sub s2, s5, t3
    mulh s9, a2, t0
    mul t3, s7, a6
    sub s5, t6, s9
    mulh s7, s7, s0
    add a2, a3, s5
    mulh t6, t3, t0
    sub s9, a3, s5
    mul t3, s2, s6
    mulh a3, s2, a4
    sub s5, s7, t6
    add s2, s11, s5
    mulh s7, t3, t0
    sub t6, s11, s5
    mul t3, s2, s1
    mulh s5, s2, s4
    lw s11, 144(t1)
    mulh s1, t3, t0
    sub s2, a3, s7
    mulh s4, t6, s11
    sub t3, s10, t5
    sub a3, s5, s1
    lw s5, 148(t1)
    sub s7, a2, a3
    lw s11, 156(t1)
    mul s10, t6, s5
    lw t6, 152(t1)
    mul t5, t3, s6
    add s1, a5, s2
    add s5, a2, a3
    mulh a2, s10, t0
    sub a3, a5, s2
    mulh s10, t5, t0
    mulh a5, t3, a4
    sub s2, s4, a2
    add t5, s9, s2
    lw t3, 160(t1)
    sub a2, s9, s2
    lw s4, 164(t1)
    sub s2, a5, s10
    lw s9, 528(t2)
    lw a5, 656(t2)
    sw s7, 556(t2)
    add s10, s3, s2
    sw t5, 588(t2)
    mul s7, s10, s11
    sub t5, s3, s2
    mulh s11, s10, t6
    mulh s2, s7, t0
    lw s3, 560(t2)
    sw a2, 620(t2)
    mul s10, t5, s4
    lw t6, 688(t2)
    sub s7, s11, s2
    mulh a2, t5, t3
    add s2, s1, s7
    mulh s4, s10, t0
    mul s11, a5, a1
    lw t3, 592(t2)
    sub t5, a2, s4
    lw s10, 720(t2)
    sub a2, a3, t5
    sub s4, s1, s7
    sw s2, 652(t2)
    mulh s1, a5, t4
    lw s7, 624(t2)
    mulh s2, s11, t0
    lw a5, 752(t2)
    sw s4, 684(t2)
    sub s2, s1, s2
    mul s11, t6, a1
    add a3, a3, t5
    add s4, s9, s2
    mulh s1, t6, t4
    sw a3, 716(t2)
    mulh t6, s11, t0
    mul t5, s10, a1
    lw a3, 136(t1)
    sw a2, 748(t2)
    sub s11, s1, t6
    add a2, s3, s11
    mulh s10, s10, t4
    mulh s1, t5, t0
    sub t5, s3, s11
    lw t6, 140(t1)
    mul s3, a5, a1
    sub s11, s10, s1
    mulh s1, a5, t4
    add s10, t3, s11
    mulh a5, s3, t0
    sub s3, t3, s11
    mul s11, s10, a6
    sub t3, s1, a5
    mulh s1, s10, s0
    add a5, s7, t3
    mulh s10, s11, t0
    sub s9, s9, s2
    mul s11, a5, a6
    mulh a5, a5, s0
    sub s2, s1, s10
    add s1, s4, s2
    mulh s10, s11, t0
    sub s11, s4, s2
    mul s2, s3, s6
    mulh s4, s3, a4
    sub s3, a5, s10
    add a5, a2, s3
    mulh s2, s2, t0
    sub s10, s7, t3
    mul s7, a5, t6
    mulh t3, a5, a3
    sub a5, a2, s3
    lw t6, 144(t1)
    mul a3, s10, s6
    lw a2, 152(t1)
    mulh s3, s7, t0
    mul s7, a5, s8
    sub s8, t3, s3
    add s3, s1, s8
    sub t3, s1, s8
    sub s1, s4, s2
    mulh s8, a5, t6
    lw s2, 156(t1)
    add s4, s9, s1
    sub a5, s9, s1
    mulh t6, s7, t0
    mulh s1, s10, a4
    sw s3, 528(t2)
    lw s9, 160(t1)
    sub s7, s8, t6
    add s10, s11, s7
    mulh s3, a3, t0
    sub s8, s11, s7
    sw t3, 560(t2)
    sw s10, 592(t2)
    sub t6, s1, s3
    add a3, t5, t6
    lw s7, 164(t1)
    mul s11, a3, s2
    sub t3, t5, t6
    sw s8, 624(t2)
    mulh s2, a3, a2
    mulh s10, s11, t0
    lw s1, 532(t2)
    lw s3, 660(t2)
    mul t5, t3, s7
    sub a2, s2, s10
    mulh s10, t3, s9
    add t6, s4, a2
    lw s8, 564(t2)
    sub s7, s4, a2
    lw a3, 692(t2)
    mulh s11, t5, t0
    lw s2, 596(t2)
    lw s9, 724(t2)
    mul t3, s3, a1
    mulh a2, s3, t4
    sub s4, s10, s11
    add t5, a5, s4
    mulh s3, t3, t0
    mul s10, a3, a1
    sub t3, a2, s3
    mulh s11, a3, t4
    add a2, s1, t3
    mulh s3, s10, t0
    sub a3, s1, t3
    mul s10, s9, a1
    sub s1, s11, s3
    mulh t3, s9, t4
    mulh s3, s10, t0
    sub s11, s8, s1
    sw t6, 656(t2)
    add s9, s8, s1
    lw s10, 628(t2)
    sub t6, t3, s3
    lw s1, 756(t2)
    add s8, s2, t6
    lw s3, 140(t1)
    sub t3, s2, t6
    lw s2, 136(t1)
    sub t6, a5, s4
    sw t5, 720(t2)
    mul a5, s1, a1
    mulh s4, s1, t4
    sw s7, 688(t2)
    lw t5, 160(t1)
    mulh s1, s8, s0
    sw t6, 752(t2)
    mulh s7, a5, t0
    mul t6, s8, a6
    sub a5, s4, s7
    mulh s8, t6, t0
    add s4, s10, a5
    sub s7, s10, a5
    mul t6, s4, a6
    mulh a5, s4, s0
    sub s10, s1, s8
    sub s4, a2, s10
    mulh s1, t6, t0
    add s8, a2, s10
    mul t6, t3, s6
    mulh a2, t3, a4
    sub s10, a5, s1
    add a5, s9, s10
    mulh t6, t6, t0
    sub t3, s9, s10
    mul s1, a5, s3
    lw s9, 144(t1)
    mulh s10, a5, s2
    mulh s3, s1, t0
    sub a5, a2, t6
    mulh s2, t3, s9
    lw s1, 148(t1)
    mul s9, s7, s6
    sub a2, s10, s3
    mul t6, t3, s1
    add s3, s8, a2
    sub s10, s8, a2
    lw s8, 156(t1)
    mulh s1, t6, t0
    lw a2, 152(t1)
    sub t3, a3, a5
    mulh t6, s7, a4
    sub s7, s2, s1
    mulh s1, s9, t0
    sw s3, 532(t2)
    sub s2, s4, s7
    sw s10, 564(t2)
    add s10, s4, s7
    lw s9, 164(t1)
    sub s3, t6, s1
    lw s4, 536(t2)
    add s7, s11, s3
    lw s1, 664(t2)
    mul t6, s7, s8
    sw a0, 188(t2)
    mulh s8, s7, a2
    sw s10, 596(t2)
    sub a0, s11, s3
    mulh a2, t6, t0
    add s7, a3, a5
    mulh s10, a0, t5
    lw s3, 568(t2)
    lw s11, 696(t2)
    mul t6, a0, s9
    sub a3, s8, a2
    mulh a5, t6, t0
    add t6, s7, a3
    lw t5, 184(t1)
    sub a0, s7, a3
    lw s9, 728(t2)
    sub a2, s10, a5
    lw s8, 600(t2)
    mul a3, s1, a1
    sub s7, t3, a2
    lw a5, 632(t2)
    sw t6, 660(t2)
    mulh s10, s1, t4
    add t6, t3, a2
    mulh s1, a3, t0
    sw a0, 692(t2)
    mul a2, s9, a1
    sub t3, s10, s1
    mul a3, s11, a1
    sub a0, s4, t3
    lw s1, 760(t2)
    mulh s10, s11, t4
    mulh s11, a3, t0
    lw a3, 136(t1)
    sw s7, 756(t2)
    mulh s7, a2, t0
    sw t6, 724(t2)
    add a2, s4, t3
    sub t6, s10, s11
    add s4, s3, t6
    sub t3, s3, t6
    mulh s10, s9, t4
    mulh s11, s1, t4
    mul s3, s1, a1
    sub s9, s10, s7
    add t6, s8, s9
    mulh s1, s3, t0
    sub s10, s8, s9
    mul s8, t6, a6
    lw s7, 140(t1)
    mulh s3, t6, s0
    sub s9, s11, s1
    mulh t6, s8, t0
    add s1, a5, s9
    sub s11, a5, s9
    mul s8, s1, a6
    sub t6, s3, t6
    mulh a5, s1, s0
    add s9, a2, t6
    mulh s3, s8, t0
    sub a2, a2, t6
    mul s1, s10, s6
    mulh s8, s10, a4
    sub t6, a5, s3
    mulh s10, s1, t0
    add a5, s4, t6
    sub s3, s4, t6
    mul s7, a5, s7
    lw s1, 144(t1)
    mulh s4, a5, a3
    mulh a3, s7, t0
    sub t6, s8, s10
    lw s7, 152(t1)
    mulh a5, s3, s1
    lw s8, 148(t1)
    sub s10, s4, a3
    add s1, s9, s10
    sub a3, s9, s10
    mul s9, s3, s8
    lw s10, 156(t1)
    mul s4, s11, s6
    add s3, a0, t6
    mulh s8, s9, t0
    sub s9, a0, t6
    mulh a0, s11, a4
    sw s1, 536(t2)
    sub t6, a5, s8
    mulh s11, s4, t0
    lw s1, 160(t1)
    add a5, a2, t6
    sub s8, a0, s11
    sw a3, 568(t2)
    lw s4, 164(t1)
    sw a5, 600(t2)
    sub a0, a2, t6
    sw a0, 632(t2)
    add a2, t3, s8
    mul s11, a2, s10
    lw a3, 540(t2)
    mulh t6, a2, s7
    mulh a5, s11, t0
    sub a0, t3, s8
    mul s10, a0, s4
    lw a2, 668(t2)
    sub a5, t6, a5
    lw s7, 700(t2)
    mulh s11, a0, s1
    add s8, s3, a5
    mul t3, a2, a1
    mulh s4, s10, t0
    lw t6, 604(t2)
    mulh s1, a2, t4
    lw a0, 732(t2)
    sub s10, s11, s4
    mulh a2, t3, t0
    sub s4, s9, s10
    mul s11, s7, a1
    mulh t3, s7, t4
    sub s7, s1, a2
    lw a2, 572(t2)
    mul s1, a0, a1
    mulh s11, s11, t0
    add s9, s9, s10
    sw s9, 728(t2)
    sub s10, a3, s7
    sub s9, t3, s11
    lw s11, 636(t2)
    mulh t3, a0, t4
    add a0, a2, s9
    add a3, a3, s7
    lw s7, 764(t2)
    mulh s1, s1, t0
    sw s8, 664(t2)
    sub s9, a2, s9
    sub s8, s3, a5
    lw a2, 136(t1)
    mulh a5, s7, t4
    sub s3, t3, s1
    mul t4, s7, a1
    add s1, t6, s3
    lw t3, 140(t1)
    mulh a1, s1, s0
    mulh s7, t4, t0
    lw t4, 144(t1)
    mul s1, s1, a6
    sub s3, t6, s3
    sub a5, a5, s7
    mulh t6, s1, t0
    add s7, s11, a5
    sw s4, 760(t2)
    mul s1, s7, a6
    mulh s4, s7, s0
    sub a6, a1, t6
    add s0, a3, a6
    mulh s7, s1, t0
    sub s1, a3, a6
    lw a1, 148(t1)
    sub t6, s4, s7
    add s4, a0, t6
    lw a3, 152(t1)
    mul a6, s4, t3
    sub s7, s11, a5
    lw t3, 160(t1)
    mulh a5, s4, a2
    sub s11, a0, t6
    mulh a2, a6, t0
    lw s4, 156(t1)
    lw a0, 1016(t2)
    mul t6, s11, a1
    mulh a6, s11, t4
    sub t4, a5, a2
    sub a1, s0, t4
    mulh s11, t6, t0
    mul a5, s3, s6
    add s0, s0, t4
    sub a2, a6, s11
    mulh t6, s3, a4
    mulh t4, a5, t0
    sub a6, s1, a2
    mul s11, s7, s6
    sub s3, t6, t4
    mulh a5, s7, a4
    lw s6, 196(t1)
    mulh t4, s11, t0
    add t6, s10, s3
    lw a4, 172(t1)
    sub s7, s10, s3
    lw s11, 168(t1)
    sub s3, a5, t4
    add s10, s9, s3
    lw a5, 768(t2)
    mul t4, s10, s4
    mulh s4, s10, a3
    sub a3, s9, s3
    mulh s10, t4, t0
    lw s3, 896(t2)
    mul s9, a3, a7
    lw t4, 800(t2)
    add a7, s1, a2
    mul s1, s3, a4
    sw s8, 696(t2)
    sub a2, s4, s10
    mulh s8, a3, t3
    add s10, t6, a2
    lw s4, 928(t2)
    mulh a3, s9, t0
    sub t3, t6, a2
    sw s0, 540(t2)
    lw s9, 832(t2)
    mulh a2, s1, t0
    lw t6, 960(t2)
    sub s8, s8, a3
    sub s0, s7, s8
    lw s1, 864(t2)
    mulh a3, s3, s11
    add s3, s7, s8
    lw s7, 992(t2)
    mul s8, s4, a4
    sw a7, 604(t2)
    sw a1, 572(t2)
    sub a7, a3, a2
    mulh a1, s4, s11
    mulh a2, s8, t0
    lw a3, 176(t1)
    sub s4, a5, a7
    sw a6, 636(t2)
    lw s8, 180(t1)
    sub a6, a1, a2
    mul a1, t6, a4
    mulh a2, t6, s11
    sub t6, t4, a6
    add a6, t4, a6
    mulh t4, a1, t0
    add a1, a5, a7
    mul a5, s7, a4
    sub a7, a2, t4
    mulh a2, s7, s11
    sw s10, 668(t2)
    mulh s10, a5, t0
    add t4, s9, a7
    lw s7, 192(t1)
    sub a5, a2, s10
    sub a2, s1, a5
    mulh s10, t4, a3
    add s1, s1, a5
    mul a5, t4, s8
    sw s0, 764(t2)
    sw s3, 732(t2)
    sw t3, 700(t2)
    mulh t4, a5, t0
    lw s0, 200(t1)
    mulh s3, s1, a3
    mul t3, s1, s8
    sub a5, s9, a7
    sub s1, s10, t4
    mulh a7, t3, t0
    lw s9, 204(t1)
    sub s10, a1, s1
    add t4, a1, s1
    sub t3, s3, a7
    mulh s1, a2, t5
    add a1, a6, t3
    mul a7, a1, s6
    sub a6, a6, t3
    mulh s3, a1, s7
    mulh s6, a7, t0
    mul t3, a6, s9
    lw s7, 188(t1)
    sub a1, s3, s6
    mulh a7, a6, s0
    add s9, t4, a1
    mulh s3, t3, t0
    lw a6, 212(t1)
    mulh s6, a5, t5
    mul s0, a5, s7
    sub t3, a7, s3
    sw s9, 768(t2)
    add a5, s10, t3
    lw a7, 216(t1)
    sub s3, s10, t3
    mulh s9, s0, t0
    lw s10, 208(t1)
    sub s0, t4, a1
    mul t3, a2, s7
    sw s0, 800(t2)
    sub t4, s6, s9
    lw a1, 220(t1)
    mulh a2, t3, t0
    sw a5, 832(t2)
    sw s3, 864(t2)
    sub s0, s4, t4
    lw s6, 772(t2)
    add s9, s4, t4
    sub t3, s1, a2
    add t4, t6, t3
    sub s4, t6, t3
    mul a5, t4, a6
    mulh s3, s4, a7
    lw s1, 900(t2)
    mulh a2, t4, s10
    mulh t3, a5, t0
    lw t6, 804(t2)
    lw a6, 932(t2)
    mul a7, s4, a1
    sub s10, a2, t3
    sub a5, s9, s10
    mul a2, s1, a4
    add t4, s9, s10
    mulh a1, s1, s11
    mulh s9, a7, t0
    sw t4, 896(t2)
    lw s4, 964(t2)
    sub t3, s3, s9
    add s1, s0, t3
    lw s10, 836(t2)
    sub a7, s0, t3
    lw t4, 868(t2)
    mulh s9, a2, t0
    sw a5, 928(t2)
    mul s3, a6, a4
    sub s0, a1, s9
    lw t3, 996(t2)
    sub a2, s6, s0
    add a5, s6, s0
    sw s1, 960(t2)
    mulh a1, s3, t0
    sw s2, 628(t2)
    mulh s9, a6, s11
    lw s0, 192(t1)
    mul s6, s4, a4
    sw a7, 992(t2)
    sub s1, s9, a1
    mulh s3, s4, s11
    sub s2, t6, s1
    mulh a6, s6, t0
    lw a7, 196(t1)
    mul a1, t3, a4
    add s1, t6, s1
    mulh s9, t3, s11
    sub s4, s3, a6
    mulh t6, a1, t0
    add s6, s10, s4
    sub t3, s10, s4
    mul a6, s6, s8
    mulh s3, s6, a3
    sub a1, s9, t6
    add s6, t4, a1
    mulh s4, a6, t0
    sub s10, t4, a1
    mul t6, s6, s8
    mulh s9, s6, a3
    sub a6, s3, s4
    mulh a1, t6, t0
    add t4, a5, a6
    mul s4, t3, s7
    sub s6, a5, a6
    sub s3, s9, a1
    mulh t6, t3, t5
    mulh a5, s4, t0
    add a6, s1, s3
    sub a1, s1, s3
    mul s9, a6, a7
    lw s4, 200(t1)
    mulh t3, a6, s0
    mulh s1, s9, t0
    sub s3, t6, a5
    lw a5, 204(t1)
    mulh a7, a1, s4
    lw s0, 208(t1)
    sub s9, t3, s1
    add s1, a2, s3
    add t6, t4, s9
    mul s4, a1, a5
    lw a6, 212(t1)
    sub t3, t4, s9
    mul a1, s10, s7
    sw t6, 772(t2)
    mulh s9, s4, t0
    sub a5, a2, s3
    mulh t4, s10, t5
    sub s4, a7, s9
    mulh t6, a1, t0
    lw a2, 216(t1)
    add s3, s6, s4
    sub s10, s6, s4
    sw t3, 804(t2)
    lw a7, 220(t1)
    sub s9, t4, t6
    lw a1, 904(t2)
    add s4, s2, s9
    lw t4, 776(t2)
    mul s6, s4, a6
    sub a6, s2, s9
    sw s3, 836(t2)
    mulh t6, s4, s0
    mulh t3, s6, t0
    lw s9, 808(t2)
    lw s2, 968(t2)
    mul s3, a6, a7
    mul s0, a1, a4
    lw s6, 936(t2)
    sub s4, t6, t3
    mulh a7, a6, a2
    mulh t3, s3, t0
    sub t6, s1, s4
    add a2, s1, s4
    lw a6, 840(t2)
    mul s3, s6, a4
    sub s1, a7, t3
    sw a2, 900(t2)
    mulh s4, s0, t0
    mulh a7, a1, s11
    lw t3, 872(t2)
    mulh a2, s3, t0
    add s0, a5, s1
    mul a1, s2, a4
    lw s3, 1000(t2)
    sw t6, 932(t2)
    sub t6, a7, s4
    sub a7, t4, t6
    mulh s4, s6, s11
    sub s6, a5, s1
    lw s1, 192(t1)
    sub a5, s4, a2
    add a2, t4, t6
    mulh s4, s2, s11
    add t4, s9, a5
    sw s6, 996(t2)
    mulh t6, a1, t0
    lw s2, 196(t1)
    mul s6, s3, a4
    mulh a1, s3, s11
    sub s3, s4, t6
    add s4, a6, s3
    mulh t6, s6, t0
    sub s6, a6, s3
    mul a6, s4, s8
    sub s3, a1, t6
    mulh a1, s4, a3
    mulh a6, a6, t0
    add t6, t3, s3
    mul s4, t6, s8
    sub s3, t3, s3
    sub t3, a1, a6
    mulh a1, t6, a3
    mulh a6, s4, t0
    add s4, a2, t3
    mul t6, s6, s7
    sub a2, a2, t3
    sw s10, 868(t2)
    mulh t3, s6, t5
    sub s10, a1, a6
    mulh s6, t6, t0
    add a1, t4, s10
    sub a6, t4, s10
    mul s2, a1, s2
    mulh t6, a1, s1
    sub s10, s9, a5
    mulh t4, s2, t0
    lw s1, 200(t1)
    sub a1, t3, s6
    mul a5, s3, s7
    mulh s9, a6, s1
    lw s2, 204(t1)
    mulh s6, s3, t5
    lw t3, 208(t1)
    sub s1, t6, t4
    mul a6, a6, s2
    sub s3, s4, s1
    lw t4, 212(t1)
    sub t6, a7, a1
    mulh s2, a6, t0
    add a6, s4, s1
    sw a6, 776(t2)
    mulh s1, a5, t0
    sub a6, s9, s2
    lw s4, 216(t1)
    sw s3, 808(t2)
    add a5, a7, a1
    add s2, a2, a6
    sub s9, a2, a6
    sub s3, s6, s1
    lw a1, 220(t1)
    sub a6, s10, s3
    lw a7, 780(t2)
    sw s2, 840(t2)
    add a2, s10, s3
    mul s1, a2, t4
    sw s9, 872(t2)
    mulh s6, a2, t3
    mulh s2, a6, s4
    mulh t4, s1, t0
    lw s3, 908(t2)
    lw s10, 844(t2)
    mul s9, a6, a1
    mul a6, s3, a4
    sub a2, s6, t4
    add t3, a5, a2
    lw s4, 940(t2)
    mulh s1, s9, t0
    lw a1, 812(t2)
    lw t4, 972(t2)
    mulh s6, s3, s11
    sub s1, s2, s1
    mulh s9, s4, s11
    sub s2, a5, a2
    mulh s3, a6, t0
    add a2, t6, s1
    mul a5, s4, a4
    sub a6, s6, s3
    mulh s4, a5, t0
    add s3, a7, a6
    mul s6, t4, a4
    sub a5, a7, a6
    sub s4, s9, s4
    mulh a6, t4, s11
    add a7, a1, s4
    lw s9, 1004(t2)
    sub t4, a1, s4
    mulh a1, s6, t0
    mul s4, s9, a4
    lw s6, 876(t2)
    sub a1, a6, a1
    lw a6, 192(t1)
    sw s2, 936(t2)
    sw t3, 904(t2)
    sub s2, s10, a1
    sw a2, 968(t2)
    mulh t3, s9, s11
    mulh a2, s4, t0
    sub s9, t6, s1
    add s4, s10, a1
    lw s1, 196(t1)
    mul t6, s4, s8
    sw s9, 1000(t2)
    mulh a1, s4, a3
    sub s10, t3, a2
    mulh s9, t6, t0
    add s4, s6, s10
    mul a2, s4, s8
    sub t3, a1, s9
    mulh t6, s4, a3
    add a1, s3, t3
    mulh s9, a2, t0
    mul s4, s2, s7
    sub a2, s3, t3
    sub s3, t6, s9
    mulh t3, s2, t5
    add s9, a7, s3
    mulh t6, s4, t0
    lw s2, 204(t1)
    mulh s4, s9, a6
    mul a6, s9, s1
    sub s1, t3, t6
    lw s9, 200(t1)
    mulh t3, a6, t0
    sub t6, a7, s3
    sub a6, s6, s10
    mul a7, t6, s2
    lw s10, 208(t1)
    sub s3, s4, t3
    lw s4, 212(t1)
    add s6, a1, s3
    sub s2, a1, s3
    mul t3, a6, s7
    mulh a1, a7, t0
    add s3, a5, s1
    sub a7, a5, s1
    mulh s1, t6, s9
    mulh a5, t3, t0
    mulh s9, a6, t5
    lw t6, 216(t1)
    sub t3, s1, a1
    lw a6, 784(t2)
    sub s1, a2, t3
    sw s2, 812(t2)
    lw a1, 220(t1)
    sub s9, s9, a5
    lw s2, 912(t2)
    add a5, t4, s9
    sub s9, t4, s9
    add t4, a2, t3
    mul a2, a5, s4
    lw t3, 816(t2)
    mulh s4, a5, s10
    sw t4, 844(t2)
    mulh a5, a2, t0
    lw s10, 944(t2)
    mul t4, s9, a1
    sub a5, s4, a5
    mulh a2, s9, t6
    add a1, s3, a5
    mulh s4, t4, t0
    sw s6, 780(t2)
    mul s9, s2, a4
    sub t6, s3, a5
    lw t4, 848(t2)
    sub s6, a2, s4
    add a2, a7, s6
    sw s1, 876(t2)
    sub s4, a7, s6
    lw a5, 880(t2)
    mulh s3, s2, s11
    lw s1, 976(t2)
    mulh a7, s9, t0
    sw t6, 940(t2)
    sub s6, s3, a7
    add s2, a6, s6
    mul s9, s10, a4
    lw t6, 1008(t2)
    mulh a7, s10, s11
    mulh s10, s9, t0
    sub s3, a6, s6
    mulh s9, t6, s11
    lw a6, 192(t1)
    mul s6, s1, a4
    sub a7, a7, s10
    sw a2, 972(t2)
    mulh s10, s1, s11
    mul a2, t6, a4
    sub s1, t3, a7
    mulh t6, s6, t0
    sw s4, 1004(t2)
    lw s6, 196(t1)
    sub s4, s10, t6
    add s10, t4, s4
    sub t6, t4, s4
    mulh s4, a2, t0
    add a2, t3, a7
    mul t4, s10, s8
    sub a7, s9, s4
    mulh s10, s10, a3
    mulh t3, t4, t0
    add t4, a5, a7
    mul s4, t4, s8
    sub s9, a5, a7
    mulh a5, t4, a3
    sub a7, s10, t3
    add t4, s2, a7
    mulh s10, s4, t0
    sub t3, s2, a7
    mul s4, t6, s7
    sub a7, a5, s10
    mulh s2, t6, t5
    add a5, a2, a7
    mulh s10, s4, t0
    mul t6, a5, s6
    lw s4, 204(t1)
    sub s6, a2, a7
    mulh a2, a5, a6
    lw a7, 200(t1)
    mulh a5, t6, t0
    sub a6, s2, s10
    mul t6, s9, s7
    sub s2, a2, a5
    mulh s10, s6, a7
    lw a2, 208(t1)
    add a5, t4, s2
    sub a7, t4, s2
    mul s2, s6, s4
    lw s6, 212(t1)
    sub s4, s3, a6
    add t4, s3, a6
    mulh a6, s2, t0
    lw s3, 220(t1)
    mulh s2, s9, t5
    sw a5, 784(t2)
    lw s9, 216(t1)
    sub a5, s10, a6
    mulh a6, t6, t0
    sub s10, t3, a5
    add t6, t3, a5
    sub a5, s2, a6
    sw s10, 880(t2)
    add s10, s1, a5
    sw a7, 816(t2)
    sw t6, 848(t2)
    mul t3, s10, s6
    mulh a6, s10, a2
    lw t6, 788(t2)
    sub s1, s1, a5
    mulh s2, t3, t0
    mulh s6, s1, s9
    lw a7, 916(t2)
    lw s10, 820(t2)
    sub a2, a6, s2
    lw a5, 948(t2)
    mul a6, s1, s3
    sw s0, 964(t2)
    sub s2, t4, a2
    mulh t3, a6, t0
    lw s9, 852(t2)
    lw s1, 980(t2)
    mul s3, a7, a4
    sub s0, s6, t3
    mulh a6, a7, s11
    add s6, s4, s0
    mulh t3, s3, t0
    mul a7, a5, a4
    sub s3, s4, s0
    sub s0, a6, t3
    mulh s4, a5, s11
    mulh a6, a7, t0
    sub t3, t6, s0
    add a5, t4, a2
    mul a7, s1, a4
    sub a2, s4, a6
    mulh t4, s1, s11
    mulh a6, a7, t0
    lw s4, 884(t2)
    sub s1, s10, a2
    sw a5, 912(t2)
    sub a7, t4, a6
    lw a6, 1012(t2)
    add a5, s10, a2
    add s10, s9, a7
    mul t4, a6, a4
    sub a2, s9, a7
    lw s9, 192(t1)
    sw s6, 976(t2)
    mulh a7, a6, s11
    sw s3, 1008(t2)
    mulh s6, t4, t0
    lw a6, 196(t1)
    mul s3, s10, s8
    sub t4, a7, s6
    mul a7, a2, s7
    mulh s6, s10, a3
    add s10, s4, t4
    add s0, t6, s0
    mulh t6, s3, t0
    mul s3, s10, s8
    sub s6, s6, t6
    mulh t6, s10, a3
    add s10, s0, s6
    mulh s3, s3, t0
    sub s3, t6, s3
    mulh t6, a7, t0
    mulh a7, a2, t5
    add a2, a5, s3
    sub a5, a5, s3
    mul s3, a2, a6
    mulh a6, a2, s9
    sub a2, s0, s6
    lw s9, 200(t1)
    mulh s0, s3, t0
    lw s6, 204(t1)
    sub s3, a7, t6
    sub t4, s4, t4
    sub a7, a6, s0
    mul s0, t4, s7
    lw t6, 208(t1)
    mul s4, a5, s6
    lw a6, 212(t1)
    mulh s6, a5, s9
    sub a5, s10, a7
    mulh s9, s4, t0
    sub s4, t3, s3
    add a7, s10, a7
    lw s10, 216(t1)
    mulh t4, t4, t5
    add s3, t3, s3
    sw a7, 788(t2)
    mulh t3, s0, t0
    sub a7, s6, s9
    lw s0, 220(t1)
    add s6, a2, a7
    lw s9, 792(t2)
    sub t3, t4, t3
    add t4, s1, t3
    mul a6, t4, a6
    sub s1, s1, t3
    sw s6, 852(t2)
    lw t3, 920(t2)
    sub s6, a2, a7
    mulh a2, t4, t6
    mulh a7, a6, t0
    lw t4, 824(t2)
    mul t6, s1, s0
    lw a6, 952(t2)
    mulh s0, s1, s10
    mulh s1, t6, t0
    sub s10, a2, a7
    add t6, s3, s10
    lw a2, 856(t2)
    mul a7, t3, a4
    sub s3, s3, s10
    sub s1, s0, s1
    sw t6, 916(t2)
    mulh s10, t3, s11
    lw s0, 984(t2)
    mul t6, a6, a4
    sw s3, 948(t2)
    lw t3, 888(t2)
    mulh s3, a7, t0
    add a7, s4, s1
    sub s10, s10, s3
    sub s3, s9, s10
    sub s1, s4, s1
    mulh s4, a6, s11
    sw s6, 884(t2)
    mulh a6, t6, t0
    add s6, s9, s10
    lw t6, 192(t1)
    sw s1, 1012(t2)
    mulh s9, s0, s11
    lw s10, 196(t1)
    mul s1, s0, a4
    sub s0, s4, a6
    sub a6, t4, s0
    mulh s4, s1, t0
    mul s1, a0, a4
    add s0, t4, s0
    sub t4, s9, s4
    mulh s9, a0, s11
    add s4, a2, t4
    mulh a0, s1, t0
    sub s1, a2, t4
    mul a2, s4, s8
    sub t4, s9, a0
    mulh a0, s4, a3
    add s9, t3, t4
    mulh s4, a2, t0
    mul a2, s9, s8
    sub t3, t3, t4
    sub t4, a0, s4
    mulh a0, s9, a3
    add s4, s6, t4
    mulh s9, a2, t0
    sub a2, s6, t4
    mul s6, s1, s7
    sub t4, a0, s9
    mulh a0, s1, t5
    mulh s9, s6, t0
    add s1, s0, t4
    mul s6, s1, s10
    sub s10, s0, t4
    lw s0, 200(t1)
    mulh t4, s1, t6
    lw s1, 204(t1)
    mulh t6, s6, t0
    mulh s6, s10, s0
    sub s0, a0, s9
    sub a0, t4, t6
    lw s9, 208(t1)
    mul t4, s10, s1
    sub s10, s4, a0
    add t6, s4, a0
    mul s1, t3, s7
    sub a0, s3, s0
    mulh s4, t4, t0
    lw t4, 212(t1)
    sw t6, 792(t2)
    sub t6, s6, s4
    lw s4, 216(t1)
    mulh s6, t3, t5
    sub t3, a2, t6
    mulh s1, s1, t0
    add a2, a2, t6
    lw t6, 220(t1)
    add s0, s3, s0
    sub s3, s6, s1
    sw a2, 856(t2)
    sub s1, a6, s3
    sw a1, 908(t2)
    add s6, a6, s3
    sw s2, 944(t2)
    mul a2, s6, t4
    lw t4, 796(t2)
    mulh a1, s6, s9
    sw t3, 888(t2)
    mulh a6, a2, t0
    lw s3, 924(t2)
    mul s2, s1, t6
    sub s6, a1, a6
    mulh s9, s1, s4
    add t3, s0, s6
    lw a2, 828(t2)
    lw t6, 860(t2)
    mulh a1, s2, t0
    lw a6, 956(t2)
    sub s2, s0, s6
    lw s1, 988(t2)
    mul s0, s3, a4
    mulh s4, s3, s11
    sub s6, s9, a1
    mulh s3, s0, t0
    add s9, a0, s6
    sw s2, 952(t2)
    mul a1, a6, a4
    mulh s0, s1, s11
    sub s6, a0, s6
    mulh s2, a1, t0
    sub a0, s4, s3
    lw s3, 892(t2)
    sub s4, t4, a0
    mulh a1, a6, s11
    mul s1, s1, a4
    add a6, t4, a0
    sub a0, a1, s2
    lw t4, 1020(t2)
    mulh s2, s1, t0
    addi a1, t1, 224
    mulh s1, t4, s11
    sw t3, 920(t2)
    sub s11, s0, s2
    sub s0, a2, a0
    sub t3, t6, s11
    add s2, t6, s11
    sw a5, 820(t2)
    mul a4, t4, a4
    lw s11, 192(t1)
    sw s9, 984(t2)
    mulh t6, a4, t0
    lw a5, 200(t1)
    add t4, a2, a0
    sw s6, 1016(t2)
    sub s9, s1, t6
    mul a4, s2, s8
    lw a0, 196(t1)
    mulh a2, a4, t0
    sub s6, s3, s9
    sw a7, 980(t2)
    add s1, s3, s9
    mulh t6, s2, a3
    mul a4, s1, s8
    lw a7, 204(t1)
    mulh s3, s1, a3
    sub t6, t6, a2
    sw s10, 824(t2)
    mulh s9, a4, t0
    sub s2, a6, t6
    lw s8, 208(t1)
    sub s10, s3, s9
    lw s1, 212(t1)
    add a3, t4, s10
    sub a2, t4, s10
    mul a4, a3, a0
    add s3, a6, t6
    lw t6, 216(t1)
    mulh s9, a3, s11
    lw s10, 220(t1)
    mulh t4, a4, t0
    mul a0, a2, a7
    mulh a6, a2, a5
    sub a3, s9, t4
    add s9, s3, a3
    mulh a5, a0, t0
    sub a4, s3, a3
    mul s11, t3, s7
    sub t4, a6, a5
    mulh a6, t3, t5
    add t1, s2, t4
    mulh a7, s11, t0
    sub a2, s2, t4
    mul a0, s6, s7
    sub a3, a6, a7
    mulh a5, s6, t5
    mulh s3, a0, t0
    add s11, s4, a3
    sub s7, s4, a3
    sw s9, 796(t2)
    sub t4, a5, s3
    sw a4, 828(t2)
    add s3, s0, t4
    sw s5, 524(t2)
    sub a6, s0, t4
    mul t3, s3, s1
    mulh s2, s3, s8
    sw a2, 892(t2)
    mulh a3, t3, t0
    mul a7, a6, s10
    sub a2, s2, a3
    mulh s5, a6, t6
    add s9, s11, a2
    mulh a5, a7, t0
    sub s4, s11, a2
    sw s9, 924(t2)
    sw s4, 956(t2)
    sub a4, s5, a5
    addi a0, t2, 1024
    add s0, s7, a4
    sw t1, 860(t2)
    addi a0, a0, -1024
    sub t4, s7, a4
    sw s0, 988(t2)
    sw t4, 1020(t2)
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    lw a6, 4(a1)
    lw t3, 16(a0)
    lw a4, 28(a0)
    lw a5, 0(a1)
    mul s2, t3, a6
    mul s10, a4, a6
    lw s5, 16(a1)
    lw t5, 20(a0)
    mulh s8, a4, a5
    lw t1, 32(a1)
    mulh t2, s10, t0
    mulh s0, t3, a5
    lw a2, 24(a0)
    mul s4, t5, a6
    lw s1, 8(a1)
    mulh a3, a2, a5
    lw s3, 12(a0)
    mulh s6, t5, a5
    lw t4, 4(a0)
    mulh s7, s2, t0
    lw s9, 12(a1)
    lw s11, 36(a1)
    mul s2, a2, a6
    lw t6, 40(a1)
    sub a4, s8, t2
    lw t2, 0(a0)
    mulh s10, s4, t0
    mulh s4, s2, t0
    sub t3, s0, s7
    sub s6, s6, s10
    lw a5, 44(a1)
    add t5, s3, a4
    lw a2, 8(a0)
    lw s7, 48(a1)
    add a6, t4, s6
    sub s8, a3, s4
    lw s2, 24(a1)
    sub s0, t2, t3
    mulh s4, t5, s1
    add s10, a2, s8
    mul a3, t5, s9
    sub t5, a2, s8
    mul a2, s10, s9
    add t3, t2, t3
    mulh s8, a3, t0
    lw s9, 20(a1)
    mulh t2, a2, t0
    mulh a3, s10, s1
    sub a2, s3, a4
    sub s1, s4, s8
    mul s10, a2, s11
    mul a4, t5, s11
    add s3, a6, s1
    mulh s4, s10, t0
    sub s8, t4, s6
    sub s11, a6, s1
    mul s10, s3, s9
    mulh s6, s3, s5
    sub a6, a3, t2
    mulh t4, a2, t1
    sub s1, t3, a6
    lw s5, 52(a1)
    mulh t2, s10, t0
    lw s9, 28(a1)
    add s3, t3, a6
    mulh a3, t5, t1
    sub a2, t4, s4
    sub s10, s6, t2
    mulh a6, s11, s2
    mulh t3, a4, t0
    add t1, s8, a2
    mulh t5, t1, t6
    add s4, s3, s10
    sub t4, s8, a2
    mul t2, s11, s9
    sub s6, s3, s10
    mulh s2, t4, s7
    sw s6, 4(a0)
    mul t6, t1, a5
    mulh a4, t2, t0
    sub a5, a3, t3
    add a2, s0, a5
    mul s8, t4, s5
    mulh s10, t6, t0
    sub s9, a6, a4
    mulh s11, s8, t0
    add t2, s1, s9
    sw t2, 8(a0)
    sub s8, t5, s10
    sub s9, s1, s9
    sub s3, s2, s11
    add s7, a2, s8
    sub s6, a2, s8
    sw s6, 20(a0)
    addi a1, a1, 56
    sw s9, 12(a0)
    sub t3, s0, a5
    sw s4, 0(a0)
    add a4, t3, s3
    sw s7, 16(a0)
    addi a0, a0, 32
    sw a4, -8(a0)
    sub a6, t3, s3
    sw a6, -4(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s2, 8(sp)
    lw s8, 32(sp)
    lw s0, 0(sp)
    addi a0, a0, -1024
    lw s11, 44(sp)
    lw s6, 24(sp)
    lw s10, 40(sp)
    lw s1, 4(sp)
    lw s3, 12(sp)
    lw s5, 20(sp)
    lw s4, 16(sp)
    lw s7, 28(sp)
    lw s9, 36(sp)
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

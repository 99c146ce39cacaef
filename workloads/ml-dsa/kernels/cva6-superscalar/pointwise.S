# pointwise of ml-dsa-44, variant "scheduled-software" of design "cva6-ntt", scheduled for cva6-superscalar:
# 1,121 -> 1,104 cycles, 1,040 -> 1,032 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 pointwise --core cva6-superscalar --design cva6-ntt --variant scheduled-software --kernel start/software/pointwise.S --effort 4 -o pointwise.S

# The product in the NTT domain (FIPS 204 algorithm 45), RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_pointwise_montgomery, "ax", @progbits
    .balign 8
    .globl mldsa_pointwise_montgomery
    .type mldsa_pointwise_montgomery, @function
mldsa_pointwise_montgomery:
    addi sp, sp, -32
    sw s6, 24(sp)
    addi a7, a0, 1024
    sw s1, 4(sp)
    lui t1, 0x3802
    addi t1, t1, 1
    sw s5, 20(sp)
    lui t0, 0x7fe
    sw s0, 0(sp)
    sw s2, 8(sp)
    addi t0, t0, 1
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s7, 28(sp)
.Lmldsa_pointwise_montgomery_1:
    lw t4, 4(a1)
    lw t6, 4(a2)
    lw t3, 0(a2)
    mulh s4, t4, t6
    lw t2, 0(a1)
    mul s0, t4, t6
    lw s3, 12(a2)
    mul t5, t2, t3
    lw a4, 8(a1)
    mulh a3, t2, t3
    lw a6, 8(a2)
    mul s7, s0, t1
    lw t3, 16(a2)
    mul a5, t5, t1
    lw s5, 16(a1)
    lw s1, 12(a1)
    mulh t5, s7, t0
    mul t2, a4, a6
    lw s2, 28(a1)
    mulh s6, a5, t0
    lw t6, 20(a2)
    lw t4, 28(a2)
    mul s0, t2, t1
    mul s7, s5, t3
    sub s6, a3, s6
    mulh a5, s0, t0
    mulh t2, a4, a6
    lw a3, 20(a1)
    lw a6, 24(a2)
    mul s0, s1, s3
    mulh a4, s1, s3
    mulh s1, a3, t6
    sub s3, s4, t5
    mul s4, s0, t1
    sub t2, t2, a5
    lw t5, 36(a1)
    mul s0, s7, t1
    mulh a5, s4, t0
    lw s7, 32(a2)
    lw s4, 24(a1)
    mulh s5, s5, t3
    lw t3, 32(a1)
    mul a3, a3, t6
    mulh t6, s0, t0
    lw s0, 36(a2)
    mul a3, a3, t1
    sub a4, a4, a5
    mul a5, s2, t4
    sw t2, 8(a0)
    sw s3, 4(a0)
    mul t2, s4, a6
    mul s3, a5, t1
    mulh a5, a3, t0
    sw s6, 0(a0)
    lw a3, 44(a1)
    mulh s6, s2, t4
    mulh s4, s4, a6
    mulh a6, s3, t0
    sub t6, s5, t6
    mulh s5, t5, s0
    lw s2, 40(a1)
    mul t4, t5, s0
    lw s3, 44(a2)
    mul s0, t2, t1
    sub t5, s1, a5
    lw a5, 40(a2)
    mul t2, t3, s7
    lw s1, 48(a2)
    mulh s7, t3, s7
    mulh t3, s0, t0
    lw s0, 48(a1)
    sw t6, 16(a0)
    mulh t6, a3, s3
    sw t5, 20(a0)
    mul t5, t4, t1
    mul t4, a3, s3
    sub a3, s6, a6
    sw a4, 12(a0)
    mul s3, t2, t1
    mulh a6, s2, a5
    lw s6, 60(a2)
    mulh s3, s3, t0
    lw a4, 56(a1)
    mulh t2, t5, t0
    lw t5, 60(a1)
    sub s3, s7, s3
    mul s7, s2, a5
    mulh a5, s0, s1
    sub s2, s4, t3
    lw s4, 52(a2)
    mul t3, t4, t1
    lw t4, 56(a2)
    mul s7, s7, t1
    mul s0, s0, s1
    sub s1, s5, t2
    mul t2, a4, t4
    lw s5, 52(a1)
    mulh s7, s7, t0
    mul s0, s0, t1
    sw s3, 32(a0)
    mul s3, s5, s4
    sw s2, 24(a0)
    mul s2, t2, t1
    sw a3, 28(a0)
    mul t2, t5, s6
    sub a3, a6, s7
    mulh s7, t3, t0
    mulh a6, s2, t0
    lw t3, 68(a2)
    lw s2, 68(a1)
    mulh a4, a4, t4
    mulh t4, s5, s4
    lw s4, 64(a2)
    sub s5, t6, s7
    mul s7, t2, t1
    lw t6, 72(a1)
    mul t2, s3, t1
    lw s3, 64(a1)
    mulh s7, s7, t0
    sub a4, a4, a6
    mulh a6, s0, t0
    lw s0, 72(a2)
    mulh t2, t2, t0
    sw a3, 40(a0)
    mulh a3, t5, s6
    sw s5, 44(a0)
    mul s6, s3, s4
    sub t5, t4, t2
    mulh s3, s3, s4
    mul s5, s2, t3
    sub t2, a5, a6
    sw s1, 36(a0)
    mul s4, t6, s0
    lw t4, 76(a1)
    mul a5, s5, t1
    mul a6, s6, t1
    sub s1, a3, s7
    lw a3, 76(a2)
    mulh s5, a5, t0
    mulh a5, s2, t3
    lw s6, 84(a2)
    mul s7, t4, a3
    lw s2, 80(a2)
    lw t3, 80(a1)
    mulh a3, t4, a3
    lw t4, 84(a1)
    mul s7, s7, t1
    sw t5, 52(a0)
    mulh t5, a6, t0
    sw t2, 48(a0)
    mulh a6, t3, s2
    sw a4, 56(a0)
    mulh t2, t6, s0
    lw a4, 92(a1)
    mul s0, s4, t1
    mul t6, t4, s6
    lw s4, 88(a2)
    sub a5, a5, s5
    mulh s5, s7, t0
    mul s7, t3, s2
    sub s2, s3, t5
    mul t3, t6, t1
    lw s3, 96(a1)
    mul t5, s7, t1
    lw t6, 96(a2)
    lw s7, 88(a1)
    mulh s6, t4, s6
    lw t4, 92(a2)
    mulh s0, s0, t0
    sub a3, a3, s5
    mul s5, s7, s4
    sw s1, 60(a0)
    mul s1, a4, t4
    sw a5, 68(a0)
    mul a5, s3, t6
    sw s2, 64(a0)
    mulh s2, t3, t0
    lw t3, 104(a1)
    mul a5, a5, t1
    mulh t5, t5, t0
    sub t2, t2, s0
    mulh s0, s3, t6
    sub s3, s6, s2
    mul t6, s1, t1
    lw s6, 100(a1)
    mulh s2, a5, t0
    sub a5, a6, t5
    mulh s1, s7, s4
    lw a6, 100(a2)
    lw t5, 108(a2)
    mul s4, s5, t1
    mul s7, s6, a6
    lw s5, 108(a1)
    mulh a6, s6, a6
    lw s6, 104(a2)
    mulh s4, s4, t0
    sub s0, s0, s2
    sw a3, 76(a0)
    mulh s2, a4, t4
    sw a5, 80(a0)
    mul a3, s5, t5
    sw t2, 72(a0)
    mul a4, t3, s6
    lw t4, 116(a1)
    mulh t2, t3, s6
    mulh s5, s5, t5
    lw a5, 116(a2)
    lw s6, 120(a1)
    mulh t3, t6, t0
    lw t5, 112(a2)
    mul t6, a4, t1
    lw a4, 120(a2)
    sub s1, s1, s4
    lw s4, 112(a1)
    mul a3, a3, t1
    sw s1, 88(a0)
    mul s1, s7, t1
    sw s3, 84(a0)
    mulh s7, a3, t0
    mulh s3, s1, t0
    sub a3, s2, t3
    sw a3, 92(a0)
    mulh s2, t4, a5
    sub a6, a6, s3
    mul s1, s6, a4
    lw a3, 124(a2)
    mulh t3, t6, t0
    mul s3, s4, t5
    lw t6, 124(a1)
    sw a6, 100(a0)
    mulh a6, s4, t5
    sw s0, 96(a0)
    mul s4, t4, a5
    sub t5, s5, s7
    mul s0, s3, t1
    mul s7, s4, t1
    sub a5, t2, t3
    mulh s5, s0, t0
    sw a5, 104(a0)
    mul s4, t6, a3
    addi a2, a2, 128
    mulh t4, s7, t0
    sw t5, 108(a0)
    mul s3, s1, t1
    mul t2, s4, t1
    sub a5, s2, t4
    sub s1, a6, s5
    mulh t3, t6, a3
    sw s1, 112(a0)
    mulh s0, t2, t0
    addi a1, a1, 128
    mulh t6, s6, a4
    mulh s7, s3, t0
    addi a0, a0, 128
    sub s6, t3, s0
    sw a5, -12(a0)
    sw s6, -4(a0)
    sub s3, t6, s7
    sw s3, -8(a0)
    bne a0, a7, .Lmldsa_pointwise_montgomery_1
    lw s7, 28(sp)
    lw s6, 24(sp)
    lw s3, 12(sp)
    lw s5, 20(sp)
    lw s1, 4(sp)
    lw s4, 16(sp)
    lw s2, 8(sp)
    lw s0, 0(sp)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

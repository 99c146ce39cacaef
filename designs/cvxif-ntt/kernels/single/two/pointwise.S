# The product in the NTT domain (FIPS 204 algorithm 45), products with one result, scheduled for one issue slot.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_pointwise_montgomery, "ax", @progbits
    .balign 8
    .globl mldsa_pointwise_montgomery
    .type mldsa_pointwise_montgomery, @function
mldsa_pointwise_montgomery:
    addi sp, sp, -32
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s7, 28(sp)
    addi a7, a0, 1024
.Lpass0:
    lw t0, 0(a1)
    lw t1, 0(a2)
    lw t2, 4(a1)
    lw t3, 4(a2)
    lw t4, 8(a1)
    lw t5, 8(a2)
    lw t6, 12(a1)
    lw a3, 12(a2)
    lw a4, 16(a1)
    lw a5, 16(a2)
    lw a6, 20(a1)
    lw s0, 20(a2)
    lw s1, 24(a1)
    lw s2, 24(a2)
    lw s3, 28(a1)
    lw s4, 28(a2)
    lw s5, 32(a1)
    lw s6, 32(a2)
    pq_mm s7, t0, t1
    lw t0, 36(a1)
    pq_mm t1, t2, t3
    lw t2, 36(a2)
    sw s7, 0(a0)
    sw t1, 4(a0)
    pq_mm t3, t4, t5
    pq_mm s7, t6, a3
    pq_mm t1, a4, a5
    sw t3, 8(a0)
    sw s7, 12(a0)
    sw t1, 16(a0)
    pq_mm t4, a6, s0
    pq_mm t5, s1, s2
    pq_mm t6, s3, s4
    sw t4, 20(a0)
    sw t5, 24(a0)
    sw t6, 28(a0)
    pq_mm a3, s5, s6
    lw a4, 40(a1)
    lw a5, 40(a2)
    lw t3, 44(a1)
    lw s7, 44(a2)
    lw t1, 48(a1)
    lw a6, 48(a2)
    lw s0, 52(a1)
    lw s1, 52(a2)
    lw s2, 56(a1)
    lw s3, 56(a2)
    lw s4, 60(a1)
    lw t4, 60(a2)
    lw t5, 64(a1)
    lw t6, 64(a2)
    lw s5, 68(a1)
    sw a3, 32(a0)
    pq_mm s6, t0, t2
    pq_mm a3, a4, a5
    pq_mm t0, t3, s7
    sw s6, 36(a0)
    sw a3, 40(a0)
    sw t0, 44(a0)
    pq_mm t2, t1, a6
    pq_mm a4, s0, s1
    pq_mm a5, s2, s3
    sw t2, 48(a0)
    sw a4, 52(a0)
    sw a5, 56(a0)
    pq_mm t3, s4, t4
    lw s7, 68(a2)
    lw s6, 72(a1)
    lw a3, 72(a2)
    lw t0, 76(a1)
    lw t1, 76(a2)
    lw a6, 80(a1)
    lw s0, 80(a2)
    lw s1, 84(a1)
    lw s2, 84(a2)
    lw s3, 88(a1)
    lw t2, 88(a2)
    lw a4, 92(a1)
    lw a5, 92(a2)
    lw s4, 96(a1)
    sw t3, 60(a0)
    pq_mm t4, t5, t6
    pq_mm t3, s5, s7
    pq_mm t5, s6, a3
    sw t4, 64(a0)
    sw t3, 68(a0)
    sw t5, 72(a0)
    pq_mm t6, t0, t1
    pq_mm s5, a6, s0
    pq_mm s7, s1, s2
    sw t6, 76(a0)
    sw s5, 80(a0)
    sw s7, 84(a0)
    pq_mm s6, s3, t2
    lw a3, 96(a2)
    lw t4, 100(a1)
    lw t3, 100(a2)
    lw t5, 104(a1)
    lw t0, 104(a2)
    lw t1, 108(a1)
    lw a6, 108(a2)
    lw s0, 112(a1)
    lw s1, 112(a2)
    lw s2, 116(a1)
    lw t6, 116(a2)
    lw s5, 120(a1)
    lw s7, 120(a2)
    lw s3, 124(a1)
    sw s6, 88(a0)
    pq_mm t2, a4, a5
    pq_mm s6, s4, a3
    pq_mm a4, t4, t3
    sw t2, 92(a0)
    sw s6, 96(a0)
    sw a4, 100(a0)
    pq_mm a5, t5, t0
    pq_mm s4, t1, a6
    pq_mm a3, s0, s1
    sw a5, 104(a0)
    sw s4, 108(a0)
    sw a3, 112(a0)
    pq_mm t4, s2, t6
    lw t3, 124(a2)
    pq_mm t2, s5, s7
    addi a0, a0, 128
    addi a1, a1, 128
    addi a2, a2, 128
    sw t4, -12(a0)
    pq_mm s6, s3, t3
    sw t2, -8(a0)
    sw s6, -4(a0)
    bne a0, a7, .Lpass0
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    addi sp, sp, 32
    ret
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

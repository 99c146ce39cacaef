# pointwise of ml-dsa-44, variant "products-3-2022" of design "cvxif-ntt", with pointwise.S, scheduled for cva6-2022 with register_read_ports = 3:
# 1,090 -> 1,082 cycles, 522 -> 512 bytes, proved equal to what came.
# No order takes fewer than 1,076 cycles (issue slots: 132, 1 a cycle, 8 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 pointwise --core cva6-2022 --design cvxif-ntt --variant products-3-2022 --kernel start/single/three/pointwise.S --effort 1 -o pointwise.S

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
    sw s3, 12(sp)
    sw s7, 28(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    addi a7, a0, 1024
    sw s2, 8(sp)
.Lmldsa_pointwise_montgomery_1:
    lw t3, 4(a2)
    lw s4, 28(a2)
    lw s6, 32(a2)
    lw t2, 4(a1)
    lw t5, 8(a2)
    lw a6, 20(a1)
    lw t0, 36(a2)
    pq_mm t1, t2, t3
    lw t6, 12(a1)
    lw s0, 0(a2)
    lw s1, 24(a1)
    lw s5, 32(a1)
    lw t4, 8(a1)
    lw s3, 28(a1)
    lw a4, 16(a1)
    lw a3, 0(a1)
    lw s2, 24(a2)
    lw a5, 36(a1)
    lw s7, 20(a2)
    pq_mm t2, s1, s2
    lw t3, 16(a2)
    pq_mm s1, a6, s7
    lw s2, 12(a2)
    pq_mm s7, a3, s0
    pq_mm a6, a4, t3
    pq_mm s0, t6, s2
    sw s7, 0(a0)
    sw a6, 16(a0)
    pq_mm t6, s3, s4
    sw s0, 12(a0)
    sw s1, 20(a0)
    pq_mm t3, t4, t5
    sw t6, 28(a0)
    sw t1, 4(a0)
    sw t2, 24(a0)
    sw t3, 8(a0)
    lw a4, 40(a1)
    lw t6, 64(a2)
    lw s7, 44(a2)
    lw s0, 52(a1)
    lw a6, 48(a2)
    lw s2, 56(a1)
    pq_mm a3, a5, t0
    lw s4, 60(a1)
    lw t5, 64(a1)
    lw s1, 52(a2)
    lw t4, 60(a2)
    lw t3, 44(a1)
    pq_mm s3, t5, t6
    lw t1, 48(a1)
    pq_mm t2, s0, s1
    lw t0, 68(a1)
    pq_mm a5, s5, s6
    lw t5, 56(a2)
    lw t6, 40(a2)
    sw a5, 32(a0)
    pq_mm s0, t3, s7
    pq_mm s1, a4, t6
    pq_mm a5, s2, t5
    pq_mm s5, t1, a6
    sw a3, 36(a0)
    sw s1, 40(a0)
    sw s5, 48(a0)
    sw a5, 56(a0)
    sw s0, 44(a0)
    sw t2, 52(a0)
    lw s7, 68(a2)
    lw s6, 72(a1)
    lw t3, 96(a1)
    lw t2, 88(a2)
    lw s0, 80(a2)
    lw a6, 80(a1)
    lw t1, 76(a2)
    lw a5, 92(a2)
    lw s2, 84(a2)
    lw a4, 76(a1)
    lw a3, 72(a2)
    lw t6, 92(a1)
    pq_mm t5, t0, s7
    lw s1, 88(a1)
    lw s5, 84(a1)
    pq_mm t0, a6, s0
    pq_mm s7, s6, a3
    pq_mm s0, t6, a5
    pq_mm a6, s5, s2
    pq_mm t6, a4, t1
    sw s3, 64(a0)
    pq_mm a3, s4, t4
    sw s7, 72(a0)
    sw a6, 84(a0)
    sw t5, 68(a0)
    sw a3, 60(a0)
    sw t0, 80(a0)
    sw t6, 76(a0)
    lw s6, 100(a2)
    pq_mm a5, s1, t2
    lw s5, 120(a1)
    lw t4, 100(a1)
    lw s1, 112(a2)
    lw s2, 112(a1)
    lw a3, 96(a2)
    lw s3, 124(a1)
    lw t1, 116(a1)
    lw a4, 108(a1)
    lw s7, 120(a2)
    lw a6, 108(a2)
    lw t0, 104(a2)
    lw t6, 116(a2)
    lw t5, 104(a1)
    pq_mm s4, t3, a3
    pq_mm t2, a4, a6
    pq_mm a4, t4, s6
    sw a5, 88(a0)
    pq_mm a3, s2, s1
    pq_mm a5, t5, t0
    sw a4, 100(a0)
    sw s4, 96(a0)
    sw a3, 112(a0)
    sw a5, 104(a0)
    sw t2, 108(a0)
    sw s0, 92(a0)
    lw t3, 124(a2)
    pq_mm t2, s5, s7
    addi a0, a0, 128
    pq_mm t4, t1, t6
    addi a2, a2, 128
    pq_mm s6, s3, t3
    sw t4, -12(a0)
    sw t2, -8(a0)
    sw s6, -4(a0)
    addi a1, a1, 128
    bne a0, a7, .Lmldsa_pointwise_montgomery_1
    lw s0, 0(sp)
    lw s7, 28(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s6, 24(sp)
    lw s4, 16(sp)
    lw s3, 12(sp)
    lw s5, 20(sp)
    addi sp, sp, 32
    jalr zero, 0(ra)
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

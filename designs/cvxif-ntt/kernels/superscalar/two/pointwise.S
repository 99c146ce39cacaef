# pointwise of ml-dsa-44, variant "products-3" of design "cvxif-ntt", with pointwise.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 834 -> 812 cycles, 470 -> 472 bytes, proved equal to what came.
# No order takes fewer than 767 cycles (load/store unit: 772, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 pointwise --core cva6-superscalar --design cvxif-ntt --variant products-3 --kernel start/superscalar/three/pointwise.S --effort 1 -o pointwise.S

# The product in the NTT domain (FIPS 204 algorithm 45), products with one result, scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_pointwise_montgomery, "ax", @progbits
    .balign 8
    .globl mldsa_pointwise_montgomery
    .type mldsa_pointwise_montgomery, @function
mldsa_pointwise_montgomery:
    addi sp, sp, -16
    addi a7, a0, 1024
    sw s0, 0(sp)
    sw s1, 4(sp)
.Lmldsa_pointwise_montgomery_1:
    lw t0, 0(a1)
    lw t1, 0(a2)
    lw t2, 4(a1)
    pq_mm t3, t0, t1
    lw t4, 4(a2)
    lw t5, 8(a1)
    pq_mm t6, t2, t4
    lw a3, 8(a2)
    lw a4, 12(a1)
    pq_mm a5, t5, a3
    lw t4, 20(a2)
    lw a6, 12(a2)
    lw s0, 16(a1)
    pq_mm s1, a4, a6
    lw t0, 16(a2)
    lw t1, 20(a1)
    pq_mm t2, s0, t0
    lw t5, 24(a1)
    pq_mm a3, t1, t4
    lw a4, 24(a2)
    lw a6, 28(a1)
    pq_mm s0, t5, a4
    lw t0, 28(a2)
    lw t1, 32(a1)
    pq_mm t4, a6, t0
    lw t5, 32(a2)
    lw a4, 36(a1)
    pq_mm a6, t1, t5
    lw t0, 36(a2)
    lw t1, 40(a1)
    pq_mm t5, a4, t0
    lw a4, 40(a2)
    lw t0, 44(a1)
    pq_mm t1, t1, a4
    lw a4, 44(a2)
    sw t3, 0(a0)
    pq_mm t3, t0, a4
    sw t6, 4(a0)
    sw a5, 8(a0)
    sw s1, 12(a0)
    sw t2, 16(a0)
    sw a3, 20(a0)
    sw s0, 24(a0)
    lw t0, 48(a1)
    lw a4, 48(a2)
    lw t6, 52(a1)
    pq_mm a5, t0, a4
    lw s1, 52(a2)
    lw t2, 56(a1)
    pq_mm a3, t6, s1
    lw s0, 56(a2)
    lw t0, 60(a1)
    pq_mm a4, t2, s0
    lw t6, 60(a2)
    lw s1, 64(a1)
    pq_mm t2, t0, t6
    lw s0, 64(a2)
    lw t0, 68(a1)
    pq_mm t6, s1, s0
    lw s1, 68(a2)
    lw s0, 72(a1)
    pq_mm t0, t0, s1
    lw s1, 72(a2)
    sw t4, 28(a0)
    sw a5, 48(a0)
    pq_mm t4, s0, s1
    sw a6, 32(a0)
    sw t5, 36(a0)
    sw t1, 40(a0)
    sw t3, 44(a0)
    sw a3, 52(a0)
    lw s0, 76(a1)
    lw s1, 76(a2)
    lw a6, 80(a1)
    pq_mm t5, s0, s1
    lw t1, 80(a2)
    lw t3, 84(a1)
    pq_mm a5, a6, t1
    lw a3, 84(a2)
    lw a6, 88(a2)
    lw s0, 88(a1)
    pq_mm s1, t3, a3
    lw t1, 92(a1)
    pq_mm t3, s0, a6
    lw a3, 92(a2)
    lw s0, 96(a1)
    pq_mm a6, t1, a3
    lw t1, 96(a2)
    lw a3, 100(a1)
    pq_mm s0, s0, t1
    lw t1, 100(a2)
    sw a4, 56(a0)
    sw t6, 64(a0)
    sw t0, 68(a0)
    sw t4, 72(a0)
    sw t5, 76(a0)
    pq_mm a4, a3, t1
    sw a5, 80(a0)
    sw t2, 60(a0)
    lw a3, 104(a1)
    lw t0, 124(a2)
    lw t1, 104(a2)
    lw t2, 108(a1)
    pq_mm t6, a3, t1
    lw t4, 108(a2)
    lw t5, 116(a2)
    lw a5, 112(a1)
    pq_mm t1, t2, t4
    lw a3, 112(a2)
    lw t2, 116(a1)
    pq_mm t4, a5, a3
    lw a3, 120(a1)
    pq_mm a5, t2, t5
    lw t2, 120(a2)
    lw t5, 124(a1)
    pq_mm t0, t5, t0
    sw s1, 84(a0)
    sw t3, 88(a0)
    pq_mm t2, a3, t2
    sw a6, 92(a0)
    sw s0, 96(a0)
    sw a4, 100(a0)
    sw t6, 104(a0)
    sw t1, 108(a0)
    addi a0, a0, 128
    addi a1, a1, 128
    addi a2, a2, 128
    sw t4, -16(a0)
    sw a5, -12(a0)
    sw t2, -8(a0)
    sw t0, -4(a0)
    bne a0, a7, .Lmldsa_pointwise_montgomery_1
    lw s0, 0(sp)
    lw s1, 4(sp)
    addi sp, sp, 16
    jalr zero, 0(ra)
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

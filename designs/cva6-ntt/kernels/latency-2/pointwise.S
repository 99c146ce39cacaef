# pointwise of ml-dsa-44, variant "latency-2" of design "cva6-ntt", scheduled for cva6-superscalar with commit_ports = 3, register_read_ports = 5:
# 598 -> 553 cycles, 208 -> 208 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 pointwise --core cva6-superscalar --design cva6-ntt --variant latency-2 --kernel start/three-ports/pointwise.S --effort 4 -o pointwise.S

# The product in the NTT domain (FIPS 204 algorithm 45), paired loads, scheduled for three commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_pointwise_montgomery, "ax", @progbits
    .balign 8
    .globl mldsa_pointwise_montgomery
    .type mldsa_pointwise_montgomery, @function
mldsa_pointwise_montgomery:
    addi sp, sp, -16
    sw s0, 0(sp)
    addi a7, a0, 1024
.Lmldsa_pointwise_montgomery_1:
    pq_lwp t6, a3, 8, a2
    pq_lwp t4, t5, 8, a1
    pq_lwp t0, t2, 16, a2
    pq_lwp a5, a6, 16, a1
    pq_mulq t1, t5, a3
    pq_lwp t5, a3, 24, a2
    pq_mulq s0, t4, t6
    pq_mulq a4, a6, t2
    pq_lwp t4, t3, 0, a1
    pq_mulq t6, a5, t0
    pq_lwp t2, a6, 24, a1
    pq_lwp a5, t0, 0, a2
    pq_mulq t2, t2, t5
    sw t1, 12(a0)
    sw s0, 8(a0)
    pq_mulq s0, t3, t0
    sw a4, 20(a0)
    sw s0, 4(a0)
    pq_mulq s0, a6, a3
    pq_mulq a4, t4, a5
    sw t6, 16(a0)
    sw s0, 28(a0)
    sw t2, 24(a0)
    sw a4, 0(a0)
    pq_lwp t5, t6, 40, a1
    pq_lwp t4, a3, 40, a2
    pq_lwp t3, t1, 56, a1
    pq_lwp a6, t2, 32, a1
    pq_lwp a5, t0, 56, a2
    pq_mulq s0, t5, t4
    pq_lwp a4, t4, 32, a2
    pq_mulq t5, t6, a3
    pq_lwp t6, a3, 48, a1
    pq_mulq t0, t1, t0
    pq_mulq a4, a6, a4
    pq_lwp a6, t1, 48, a2
    sw t5, 44(a0)
    pq_mulq t5, t2, t4
    pq_mulq t2, t3, a5
    pq_mulq a5, a3, t1
    sw t5, 36(a0)
    sw a4, 32(a0)
    addi a1, a1, 64
    addi a2, a2, 64
    sw s0, 40(a0)
    addi a0, a0, 64
    sw t2, -8(a0)
    sw a5, -12(a0)
    pq_mulq a4, t6, a6
    sw t0, -4(a0)
    sw a4, -16(a0)
    bne a0, a7, .Lmldsa_pointwise_montgomery_1
    lw s0, 0(sp)
    addi sp, sp, 16
    jalr zero, 0(ra)
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

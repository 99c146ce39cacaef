# pointwise of ml-dsa-44, variant "paired-loads" of design "cva6-ntt", scheduled for cva6-superscalar with register_read_ports = 5:
# 602 -> 585 cycles, 394 -> 388 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 pointwise --core cva6-superscalar --design cva6-ntt --variant paired-loads --kernel start/paired/pointwise.S --effort 4 -o pointwise.S

# The product in the NTT domain (FIPS 204 algorithm 45), paired loads, scheduled for two commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_pointwise_montgomery, "ax", @progbits
    .balign 8
    .globl mldsa_pointwise_montgomery
    .type mldsa_pointwise_montgomery, @function
mldsa_pointwise_montgomery:
    addi sp, sp, -16
    addi a7, a0, 1024
    sw s0, 0(sp)
.Lmldsa_pointwise_montgomery_1:
    pq_lwp t0, t1, 0, a1
    pq_lwp t6, a3, 8, a2
    pq_lwp t4, t5, 8, a1
    pq_lwp t2, t3, 0, a2
    pq_lwp a4, s0, 24, a2
    pq_mulq a5, t4, t6
    pq_lwp t4, a6, 16, a2
    pq_mulq t6, t0, t2
    pq_mulq t0, t1, t3
    pq_lwp t1, t2, 16, a1
    pq_mulq t3, t5, a3
    pq_mulq a3, t2, a6
    pq_lwp t2, t5, 24, a1
    sw a5, 8(a0)
    sw t0, 4(a0)
    pq_mulq a6, t5, s0
    sw t3, 12(a0)
    pq_mulq s0, t2, a4
    sw t6, 0(a0)
    pq_mulq a5, t1, t4
    pq_lwp a4, t4, 32, a1
    pq_lwp t1, t3, 40, a2
    pq_lwp t6, t0, 40, a1
    pq_lwp t2, t5, 32, a2
    sw s0, 24(a0)
    pq_mulq s0, t0, t3
    sw a6, 28(a0)
    pq_mulq t5, t4, t5
    sw a3, 20(a0)
    pq_mulq a4, a4, t2
    sw a5, 16(a0)
    pq_lwp t0, t2, 56, a2
    pq_lwp a3, t3, 56, a1
    pq_lwp a6, t4, 48, a2
    pq_mulq a5, t6, t1
    pq_mulq t6, a3, t0
    pq_lwp t1, t0, 48, a1
    sw a5, 40(a0)
    sw t5, 36(a0)
    pq_mulq a6, t1, a6
    sw s0, 44(a0)
    pq_mulq t1, t0, t4
    sw a4, 32(a0)
    pq_mulq t0, t3, t2
    pq_lwp t4, a5, 72, a2
    pq_lwp a4, a3, 64, a1
    pq_lwp s0, t5, 64, a2
    pq_lwp t3, t2, 72, a1
    sw t1, 52(a0)
    sw t6, 56(a0)
    pq_mulq a4, a4, s0
    sw t0, 60(a0)
    pq_mulq s0, a3, t5
    pq_mulq a3, t3, t4
    sw a6, 48(a0)
    pq_mulq t5, t2, a5
    pq_lwp a6, t3, 80, a1
    pq_lwp t2, a5, 88, a1
    pq_lwp t6, t0, 88, a2
    pq_lwp t4, t1, 80, a2
    sw a3, 72(a0)
    pq_mulq a3, t2, t6
    pq_mulq t2, t3, t1
    sw s0, 68(a0)
    sw a4, 64(a0)
    pq_mulq t1, a5, t0
    sw t5, 76(a0)
    pq_mulq a6, a6, t4
    pq_lwp t6, t5, 104, a2
    pq_lwp t3, s0, 96, a2
    pq_lwp t0, a4, 96, a1
    pq_lwp a5, t4, 104, a1
    sw a3, 88(a0)
    pq_mulq a3, a4, s0
    sw t2, 84(a0)
    pq_mulq t2, a5, t6
    sw a6, 80(a0)
    pq_mulq s0, t4, t5
    sw t1, 92(a0)
    pq_lwp a4, t4, 112, a2
    pq_lwp a6, a5, 112, a1
    pq_lwp t6, t1, 120, a2
    pq_mulq t5, t0, t3
    pq_mulq t0, a5, t4
    pq_lwp t3, a5, 120, a1
    sw a3, 100(a0)
    pq_mulq a6, a6, a4
    sw t5, 96(a0)
    sw t2, 104(a0)
    pq_mulq t4, t3, t6
    sw s0, 108(a0)
    addi a0, a0, 128
    pq_mulq a3, a5, t1
    sw a6, -16(a0)
    addi a1, a1, 128
    sw t4, -8(a0)
    sw t0, -12(a0)
    addi a2, a2, 128
    sw a3, -4(a0)
    bne a0, a7, .Lmldsa_pointwise_montgomery_1
    lw s0, 0(sp)
    addi sp, sp, 16
    jalr zero, 0(ra)
    .size mldsa_pointwise_montgomery, . - mldsa_pointwise_montgomery

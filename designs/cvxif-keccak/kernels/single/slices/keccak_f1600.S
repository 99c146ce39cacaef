# keccak_f1600 of sha3, variant "slices-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 302 -> 302 cycles, 666 -> 650 bytes, proved equal to what came.
# No order takes fewer than 177 cycles (commit slots: 177, 1 a cycle).
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant slices-single --kernel start/single/slices/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), sixteen slices a cycle.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccakslice.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t4, 16(a0)
    lw t1, 172(a0)
    lw a7, 108(a0)
    lw t2, 8(a0)
    lw t0, 0(a0)
    lw a4, 40(a0)
    lw t3, 12(a0)
    lw a2, 32(a0)
    lw a1, 4(a0)
    lw a3, 28(a0)
    lw a5, 72(a0)
    pq_kshift zero, t0, a1
    lw t5, 20(a0)
    lw a6, 36(a0)
    lw t6, 44(a0)
    lw t0, 180(a0)
    pq_kshift zero, t2, t3
    lw t2, 120(a0)
    lw a1, 24(a0)
    pq_kshift zero, t4, t5
    pq_kshift zero, a1, a3
    pq_kshift zero, a2, a6
    lw a2, 88(a0)
    lw t3, 52(a0)
    lw t4, 64(a0)
    lw a1, 84(a0)
    lw t5, 124(a0)
    lw a6, 48(a0)
    pq_kshift zero, a4, t6
    pq_kshift zero, a6, t3
    lw a3, 60(a0)
    lw t3, 68(a0)
    lw a4, 56(a0)
    lw t6, 80(a0)
    pq_kshift zero, a4, a3
    lw a6, 100(a0)
    lw a3, 76(a0)
    pq_kshift zero, t4, t3
    pq_kshift zero, a5, a3
    pq_kshift zero, t6, a1
    lw a4, 96(a0)
    lw t4, 184(a0)
    lw a3, 92(a0)
    lw t3, 116(a0)
    lw a5, 128(a0)
    pq_kshift zero, a2, a3
    lw t6, 192(a0)
    lw a1, 104(a0)
    lw a2, 176(a0)
    pq_kshift zero, a4, a6
    lw a3, 112(a0)
    lw a4, 132(a0)
    lw a6, 140(a0)
    pq_kshift zero, a1, a7
    pq_kshift zero, a3, t3
    lw a1, 136(a0)
    lw a7, 156(a0)
    lw a3, 152(a0)
    pq_kshift zero, t2, t5
    lw t3, 168(a0)
    pq_kshift zero, a5, a4
    lw t2, 160(a0)
    lw t5, 144(a0)
    lw a4, 196(a0)
    lw a5, 148(a0)
    pq_kshift zero, a1, a6
    pq_kshift zero, t5, a5
    lw a1, 164(a0)
    pq_kshift zero, a3, a7
    lw t5, 188(a0)
    pq_kshift zero, t2, a1
    pq_kshift zero, t3, t1
    pq_kshift zero, a2, t0
    pq_kshift zero, t4, t5
    pq_kshift zero, t6, a4
    pq_kslices
    pq_klow t0
    sw t0, 0(a0)
    pq_kshift t1, zero, zero
    pq_klow t2
    pq_kshift t3, zero, zero
    sw t1, 4(a0)
    pq_klow t4
    pq_kshift t5, zero, zero
    pq_klow t6
    pq_kshift a1, zero, zero
    sw t6, 24(a0)
    pq_klow a2
    sw a1, 28(a0)
    pq_kshift a3, zero, zero
    sw t5, 20(a0)
    pq_klow a4
    sw a4, 40(a0)
    sw a2, 32(a0)
    pq_kshift a5, zero, zero
    sw a5, 44(a0)
    pq_klow a6
    pq_kshift a7, zero, zero
    pq_klow t0
    pq_kshift t1, zero, zero
    pq_klow t6
    pq_kshift a1, zero, zero
    sw t3, 12(a0)
    pq_klow t5
    sw a1, 68(a0)
    pq_kshift a4, zero, zero
    sw t4, 16(a0)
    pq_klow a2
    sw a3, 36(a0)
    pq_kshift a1, zero, zero
    sw t0, 56(a0)
    sw t5, 72(a0)
    pq_klow a5
    sw a4, 76(a0)
    pq_kshift a3, zero, zero
    pq_klow a4
    pq_kshift t3, zero, zero
    sw a7, 52(a0)
    pq_klow t4
    sw t3, 100(a0)
    pq_kshift a7, zero, zero
    pq_klow t0
    pq_kshift t5, zero, zero
    pq_klow t3
    sw a5, 88(a0)
    sw t0, 112(a0)
    pq_kshift a5, zero, zero
    pq_klow t0
    sw t3, 120(a0)
    sw a5, 124(a0)
    pq_kshift t3, zero, zero
    sw a1, 84(a0)
    pq_klow a5
    sw a4, 96(a0)
    sw t0, 128(a0)
    pq_kshift a1, zero, zero
    sw t5, 116(a0)
    sw a1, 140(a0)
    pq_klow a4
    sw a7, 108(a0)
    pq_kshift t0, zero, zero
    pq_klow t5
    sw t4, 104(a0)
    sw a3, 92(a0)
    pq_kshift a1, zero, zero
    sw t5, 152(a0)
    pq_klow a7
    pq_kshift t4, zero, zero
    pq_klow a3
    sw a6, 48(a0)
    sw a1, 156(a0)
    sw t0, 148(a0)
    sw t3, 132(a0)
    sw t1, 60(a0)
    sw t4, 164(a0)
    sw a7, 160(a0)
    pq_kshift t1, zero, zero
    sw a5, 136(a0)
    sw a2, 80(a0)
    sw t1, 172(a0)
    sw a3, 168(a0)
    pq_klow t5
    pq_kshift t3, zero, zero
    pq_klow t4
    pq_kshift a6, zero, zero
    pq_klow a1
    pq_kshift t0, zero, zero
    sw t6, 64(a0)
    sw a1, 192(a0)
    sw t5, 176(a0)
    sw t2, 8(a0)
    sw t0, 196(a0)
    sw t4, 184(a0)
    sw t3, 180(a0)
    sw a6, 188(a0)
    sw a4, 144(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

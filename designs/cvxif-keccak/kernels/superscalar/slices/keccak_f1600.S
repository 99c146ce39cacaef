# keccak_f1600 of sha3, variant "slices" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 231 -> 229 cycles, 666 -> 660 bytes, proved equal to what came.
# No order takes fewer than 95 cycles (load/store unit: 100, 1 a cycle).
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant slices --kernel start/superscalar/slices/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), sixteen slices a cycle.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccakslice.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t3, 68(a0)
    lw a4, 96(a0)
    lw t5, 20(a0)
    lw t0, 40(a0)
    lw a3, 36(a0)
    lw t1, 0(a0)
    lw t2, 8(a0)
    lw a1, 4(a0)
    lw a2, 32(a0)
    pq_kshift zero, t1, a1
    lw a5, 100(a0)
    lw a6, 48(a0)
    lw a7, 12(a0)
    lw t4, 16(a0)
    lw t6, 24(a0)
    pq_kshift zero, t2, a7
    lw t1, 144(a0)
    lw a1, 28(a0)
    pq_kshift zero, t4, t5
    lw t2, 44(a0)
    pq_kshift zero, t6, a1
    lw t5, 76(a0)
    lw t4, 72(a0)
    lw a7, 52(a0)
    pq_kshift zero, a2, a3
    lw a1, 56(a0)
    pq_kshift zero, t0, t2
    lw t6, 132(a0)
    pq_kshift zero, a6, a7
    lw a7, 108(a0)
    lw a2, 88(a0)
    lw t2, 64(a0)
    lw a3, 80(a0)
    lw t0, 60(a0)
    lw a6, 168(a0)
    pq_kshift zero, a1, t0
    lw a1, 84(a0)
    pq_kshift zero, t2, t3
    lw t0, 148(a0)
    pq_kshift zero, t4, t5
    lw t2, 92(a0)
    pq_kshift zero, a3, a1
    lw t4, 128(a0)
    lw t3, 176(a0)
    pq_kshift zero, a2, t2
    lw t2, 120(a0)
    lw t5, 104(a0)
    lw a1, 116(a0)
    pq_kshift zero, a4, a5
    lw a3, 112(a0)
    lw a2, 124(a0)
    pq_kshift zero, t5, a7
    lw a4, 172(a0)
    lw a5, 156(a0)
    pq_kshift zero, a3, a1
    lw a1, 140(a0)
    pq_kshift zero, t2, a2
    lw a7, 136(a0)
    pq_kshift zero, t4, t6
    lw t5, 180(a0)
    pq_kshift zero, a7, a1
    lw a7, 164(a0)
    lw a3, 152(a0)
    pq_kshift zero, t1, t0
    lw t2, 160(a0)
    pq_kshift zero, a3, a5
    lw t4, 184(a0)
    pq_kshift zero, t2, a7
    lw a1, 196(a0)
    pq_kshift zero, a6, a4
    lw a2, 188(a0)
    pq_kshift zero, t3, t5
    lw t6, 192(a0)
    pq_kshift zero, t4, a2
    pq_kshift zero, t6, a1
    pq_kslices
    pq_klow t0
    pq_kshift t1, zero, zero
    sw t0, 0(a0)
    pq_klow t2
    sw t1, 4(a0)
    pq_kshift t3, zero, zero
    sw t2, 8(a0)
    pq_klow t4
    sw t3, 12(a0)
    pq_kshift t5, zero, zero
    sw t4, 16(a0)
    pq_klow t6
    sw t5, 20(a0)
    pq_kshift a1, zero, zero
    sw t6, 24(a0)
    pq_klow a2
    sw a1, 28(a0)
    pq_kshift a3, zero, zero
    sw a2, 32(a0)
    pq_klow a4
    sw a3, 36(a0)
    pq_kshift a5, zero, zero
    sw a4, 40(a0)
    pq_klow a6
    sw a5, 44(a0)
    pq_kshift a7, zero, zero
    sw a6, 48(a0)
    pq_klow t0
    sw a7, 52(a0)
    pq_kshift t1, zero, zero
    sw t0, 56(a0)
    pq_klow t2
    sw t1, 60(a0)
    pq_kshift t3, zero, zero
    sw t2, 64(a0)
    pq_klow t4
    sw t3, 68(a0)
    pq_kshift t5, zero, zero
    sw t4, 72(a0)
    pq_klow t6
    sw t5, 76(a0)
    pq_kshift a1, zero, zero
    sw t6, 80(a0)
    pq_klow a2
    sw a1, 84(a0)
    pq_kshift a3, zero, zero
    sw a2, 88(a0)
    pq_klow a4
    sw a3, 92(a0)
    pq_kshift a5, zero, zero
    sw a4, 96(a0)
    pq_klow a6
    sw a5, 100(a0)
    pq_kshift a7, zero, zero
    sw a6, 104(a0)
    pq_klow t0
    sw a7, 108(a0)
    pq_kshift t1, zero, zero
    sw t0, 112(a0)
    pq_klow t2
    sw t1, 116(a0)
    pq_kshift t3, zero, zero
    sw t2, 120(a0)
    pq_klow t4
    sw t3, 124(a0)
    pq_kshift t5, zero, zero
    sw t4, 128(a0)
    pq_klow t6
    sw t5, 132(a0)
    pq_kshift a1, zero, zero
    sw t6, 136(a0)
    pq_klow a2
    sw a1, 140(a0)
    pq_kshift a3, zero, zero
    sw a2, 144(a0)
    pq_klow a4
    sw a3, 148(a0)
    pq_kshift a5, zero, zero
    sw a4, 152(a0)
    pq_klow a6
    sw a5, 156(a0)
    pq_kshift a7, zero, zero
    sw a6, 160(a0)
    pq_klow t0
    sw a7, 164(a0)
    pq_kshift t1, zero, zero
    sw t0, 168(a0)
    pq_klow t2
    sw t1, 172(a0)
    pq_kshift t3, zero, zero
    sw t2, 176(a0)
    pq_klow t4
    sw t3, 180(a0)
    pq_kshift t5, zero, zero
    sw t4, 184(a0)
    pq_klow t6
    sw t5, 188(a0)
    pq_kshift a1, zero, zero
    sw t6, 192(a0)
    sw a1, 196(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

# keccak_f1600 of sha3, variant "permute" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 131 -> 131 cycles, 666 -> 664 bytes, proved equal to what came.
# No order takes fewer than 95 cycles (load/store unit: 100, 1 a cycle).
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant permute --kernel start/superscalar/permute/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), all rounds by one instruction.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccakround.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t2, 8(a0)
    lw a4, 40(a0)
    lw a7, 164(a0)
    lw t3, 12(a0)
    lw t4, 16(a0)
    lw a5, 44(a0)
    lw t0, 52(a0)
    lw a2, 32(a0)
    lw t5, 20(a0)
    lw t1, 56(a0)
    pq_kset 1, t2, t3
    lw a1, 72(a0)
    lw a3, 88(a0)
    lw t6, 24(a0)
    lw t2, 120(a0)
    lw a6, 28(a0)
    lw t3, 36(a0)
    pq_kset 2, t4, t5
    lw t4, 0(a0)
    lw t5, 48(a0)
    pq_kset 3, t6, a6
    lw a6, 60(a0)
    pq_kset 4, a2, t3
    lw t6, 84(a0)
    pq_kset 5, a4, a5
    lw a2, 76(a0)
    pq_kset 7, t1, a6
    lw t1, 4(a0)
    lw t3, 132(a0)
    lw a4, 92(a0)
    lw a5, 96(a0)
    lw a6, 68(a0)
    pq_kset 6, t5, t0
    lw t0, 80(a0)
    lw t5, 100(a0)
    pq_kset 0, t4, t1
    lw t4, 128(a0)
    lw t1, 112(a0)
    pq_kset 9, a1, a2
    lw a1, 108(a0)
    pq_kset 12, a5, t5
    lw a2, 124(a0)
    lw a5, 116(a0)
    lw t5, 104(a0)
    pq_kset 15, t2, a2
    lw t2, 148(a0)
    pq_kset 13, t5, a1
    lw a2, 152(a0)
    lw a1, 136(a0)
    pq_kset 14, t1, a5
    lw t5, 176(a0)
    lw t1, 180(a0)
    pq_kset 11, a3, a4
    lw a5, 140(a0)
    pq_kset 10, t0, t6
    lw a3, 156(a0)
    lw a4, 144(a0)
    pq_kset 16, t4, t3
    lw t0, 160(a0)
    pq_kset 17, a1, a5
    lw t6, 168(a0)
    pq_kset 22, t5, t1
    lw t1, 172(a0)
    pq_kset 18, a4, t2
    lw t2, 64(a0)
    pq_kset 21, t6, t1
    lw a1, 196(a0)
    pq_kset 19, a2, a3
    lw t4, 184(a0)
    pq_kset 8, t2, a6
    lw t5, 188(a0)
    pq_kset 20, t0, a7
    lw t6, 192(a0)
    pq_kset 23, t4, t5
    pq_kset 24, t6, a1
    pq_kperm
    pq_kgetl t0, 0
    pq_kgeth t1, 0
    sw t0, 0(a0)
    pq_kgetl t2, 1
    sw t1, 4(a0)
    pq_kgeth t3, 1
    sw t2, 8(a0)
    pq_kgetl t4, 2
    sw t3, 12(a0)
    pq_kgeth t5, 2
    sw t4, 16(a0)
    pq_kgetl t6, 3
    sw t5, 20(a0)
    pq_kgeth a1, 3
    sw t6, 24(a0)
    pq_kgetl a2, 4
    sw a1, 28(a0)
    pq_kgeth a3, 4
    sw a2, 32(a0)
    pq_kgetl a4, 5
    sw a3, 36(a0)
    pq_kgeth a5, 5
    sw a4, 40(a0)
    pq_kgetl a6, 6
    sw a5, 44(a0)
    pq_kgeth a7, 6
    pq_kgetl t0, 7
    sw a7, 52(a0)
    pq_kgeth t1, 7
    sw t0, 56(a0)
    pq_kgetl t2, 8
    sw t1, 60(a0)
    pq_kgeth t3, 8
    sw t2, 64(a0)
    pq_kgetl t4, 9
    sw t3, 68(a0)
    pq_kgeth t5, 9
    sw t4, 72(a0)
    pq_kgetl t6, 10
    sw t5, 76(a0)
    pq_kgeth a1, 10
    sw t6, 80(a0)
    pq_kgetl a2, 11
    sw a1, 84(a0)
    pq_kgeth a3, 11
    sw a2, 88(a0)
    pq_kgetl a4, 12
    sw a3, 92(a0)
    pq_kgetl t0, 14
    sw a4, 96(a0)
    pq_kgeth a5, 12
    pq_kgetl a7, 13
    sw a5, 100(a0)
    pq_kgeth t1, 13
    sw a7, 104(a0)
    pq_kgeth t2, 14
    sw t0, 112(a0)
    pq_kgetl t3, 15
    sw t2, 116(a0)
    pq_kgeth t4, 15
    sw t3, 120(a0)
    pq_kgetl t5, 16
    sw t4, 124(a0)
    pq_kgeth t6, 16
    sw t5, 128(a0)
    pq_kgetl a1, 17
    sw t6, 132(a0)
    pq_kgeth a2, 17
    sw a1, 136(a0)
    pq_kgetl a3, 18
    sw a2, 140(a0)
    pq_kgeth a4, 18
    sw a3, 144(a0)
    pq_kgetl a5, 19
    sw a4, 148(a0)
    pq_kgeth a7, 19
    sw a5, 152(a0)
    pq_kgetl t0, 20
    sw a7, 156(a0)
    pq_kgeth a7, 20
    sw t0, 160(a0)
    pq_kgetl t0, 21
    sw a7, 164(a0)
    pq_kgeth t2, 21
    sw t1, 108(a0)
    pq_kgeth t3, 22
    sw a6, 48(a0)
    pq_kgetl t4, 22
    sw t2, 172(a0)
    pq_kgetl t5, 23
    sw t0, 168(a0)
    pq_kgeth t6, 23
    sw t3, 180(a0)
    sw t6, 188(a0)
    pq_kgeth a1, 24
    sw t4, 176(a0)
    sw a1, 196(a0)
    pq_kgetl t6, 24
    sw t5, 184(a0)
    sw t6, 192(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

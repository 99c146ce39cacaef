# keccak_f1600 of sha3, variant "permute-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 202 -> 202 cycles, 666 -> 650 bytes, proved equal to what came.
# No order takes fewer than 177 cycles (commit slots: 177, 1 a cycle).
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant permute-single --kernel start/single/permute/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), all rounds by one instruction.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccakround.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t6, 80(a0)
    lw t1, 4(a0)
    lw t3, 12(a0)
    lw t4, 16(a0)
    lw a5, 156(a0)
    lw t5, 20(a0)
    lw t0, 0(a0)
    lw a1, 28(a0)
    lw t2, 128(a0)
    lw a2, 8(a0)
    lw a3, 36(a0)
    lw a4, 24(a0)
    pq_kset 0, t0, t1
    lw a6, 32(a0)
    pq_kset 1, a2, t3
    lw a7, 52(a0)
    lw t0, 152(a0)
    lw t1, 60(a0)
    lw a2, 116(a0)
    lw t3, 44(a0)
    pq_kset 3, a4, a1
    lw a1, 56(a0)
    lw a4, 48(a0)
    pq_kset 2, t4, t5
    lw t4, 40(a0)
    lw t5, 64(a0)
    pq_kset 5, t4, t3
    lw t3, 68(a0)
    pq_kset 4, a6, a3
    pq_kset 6, a4, a7
    lw t4, 112(a0)
    lw a3, 72(a0)
    lw a6, 104(a0)
    lw a4, 76(a0)
    pq_kset 7, a1, t1
    lw a7, 124(a0)
    pq_kset 9, a3, a4
    lw t1, 88(a0)
    pq_kset 8, t5, t3
    lw a3, 92(a0)
    lw a1, 100(a0)
    lw a4, 84(a0)
    lw t3, 108(a0)
    lw t5, 120(a0)
    pq_kset 10, t6, a4
    pq_kset 13, a6, t3
    lw a4, 96(a0)
    lw t6, 132(a0)
    pq_kset 14, t4, a2
    lw a2, 144(a0)
    pq_kset 15, t5, a7
    lw a6, 172(a0)
    lw t3, 148(a0)
    lw t4, 140(a0)
    lw a7, 136(a0)
    pq_kset 16, t2, t6
    pq_kset 12, a4, a1
    pq_kset 17, a7, t4
    pq_kset 19, t0, a5
    lw t0, 168(a0)
    pq_kset 18, a2, t3
    lw t2, 176(a0)
    lw a7, 164(a0)
    lw t5, 160(a0)
    lw a1, 196(a0)
    lw t6, 192(a0)
    lw t3, 180(a0)
    lw t4, 184(a0)
    pq_kset 21, t0, a6
    pq_kset 11, t1, a3
    pq_kset 20, t5, a7
    lw t5, 188(a0)
    pq_kset 24, t6, a1
    pq_kset 22, t2, t3
    pq_kset 23, t4, t5
    pq_kperm
    pq_kgeth a1, 3
    pq_kgetl t0, 0
    pq_kgetl t2, 1
    pq_kgeth t3, 1
    pq_kgeth t1, 0
    pq_kgetl t4, 23
    sw t1, 4(a0)
    pq_kgetl a2, 11
    sw t2, 8(a0)
    pq_kgeth t5, 2
    pq_kgetl t6, 3
    pq_kgeth t1, 21
    pq_kgetl a4, 2
    sw t0, 0(a0)
    sw a4, 16(a0)
    pq_kgetl a4, 5
    pq_kgetl a5, 4
    sw t6, 24(a0)
    sw a1, 28(a0)
    pq_kgeth a3, 4
    sw t5, 20(a0)
    sw a5, 32(a0)
    pq_kgetl a6, 6
    sw a3, 36(a0)
    pq_kgeth a5, 5
    pq_kgetl t2, 8
    pq_kgeth a7, 6
    sw a4, 40(a0)
    pq_kgetl t0, 7
    pq_kgetl t6, 9
    pq_kgeth a1, 8
    pq_kgeth t5, 16
    sw t0, 56(a0)
    sw a5, 44(a0)
    pq_kgeth a3, 7
    pq_kgeth a4, 9
    sw a3, 60(a0)
    sw t6, 72(a0)
    pq_kgeth t0, 10
    sw t1, 172(a0)
    sw t2, 64(a0)
    pq_kgetl a5, 12
    pq_kgetl t6, 10
    sw a4, 76(a0)
    sw t0, 84(a0)
    sw t6, 80(a0)
    pq_kgeth a3, 11
    sw a2, 88(a0)
    pq_kgeth t1, 12
    pq_kgeth t2, 13
    sw a5, 96(a0)
    pq_kgetl a4, 13
    pq_kgeth t0, 14
    pq_kgetl t6, 17
    pq_kgeth a2, 15
    pq_kgetl a5, 14
    sw a3, 92(a0)
    sw t2, 108(a0)
    sw a5, 112(a0)
    pq_kgetl a3, 16
    pq_kgetl t2, 15
    sw t0, 116(a0)
    sw t2, 120(a0)
    sw a2, 124(a0)
    sw a3, 128(a0)
    pq_kgeth a5, 17
    sw t1, 100(a0)
    sw t5, 132(a0)
    sw a5, 140(a0)
    pq_kgetl a2, 18
    pq_kgeth a3, 18
    sw a2, 144(a0)
    pq_kgeth t0, 20
    pq_kgetl t2, 20
    pq_kgetl t1, 19
    sw t3, 12(a0)
    pq_kgeth a5, 19
    sw a7, 52(a0)
    sw t2, 160(a0)
    pq_kgetl t5, 21
    sw a1, 68(a0)
    sw t1, 152(a0)
    sw t5, 168(a0)
    pq_kgetl t2, 22
    sw a6, 48(a0)
    pq_kgeth t3, 22
    sw t0, 164(a0)
    sw a4, 104(a0)
    pq_kgeth t5, 23
    pq_kgetl a2, 24
    sw t6, 136(a0)
    sw t2, 176(a0)
    sw t3, 180(a0)
    sw t5, 188(a0)
    sw t4, 184(a0)
    pq_kgeth a1, 24
    sw a5, 156(a0)
    sw a2, 192(a0)
    sw a1, 196(a0)
    sw a3, 148(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

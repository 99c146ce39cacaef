# keccak_f1600 of sha3, variant "round-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 200 -> 200 cycles, 758 -> 758 bytes, proved equal to what came.
# No order takes fewer than 200 cycles (commit slots: 200, 1 a cycle): this one is optimal.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant round-single --kernel start/single/round/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), a round an instruction.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccakround.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t0, 0(a0)
    lw t1, 4(a0)
    lw t2, 8(a0)
    lw t3, 12(a0)
    lw t4, 16(a0)
    lw t5, 20(a0)
    lw t6, 24(a0)
    lw a1, 28(a0)
    pq_kset 0, t0, t1
    lw a2, 32(a0)
    lw a3, 36(a0)
    pq_kset 1, t2, t3
    lw a4, 40(a0)
    lw a5, 44(a0)
    pq_kset 2, t4, t5
    lw a6, 48(a0)
    lw a7, 52(a0)
    pq_kset 3, t6, a1
    lw t0, 56(a0)
    lw t1, 60(a0)
    pq_kset 4, a2, a3
    lw t2, 64(a0)
    lw t3, 68(a0)
    pq_kset 5, a4, a5
    lw t4, 72(a0)
    lw t5, 76(a0)
    pq_kset 6, a6, a7
    lw t6, 80(a0)
    lw a1, 84(a0)
    pq_kset 7, t0, t1
    lw a2, 88(a0)
    lw a3, 92(a0)
    pq_kset 8, t2, t3
    lw a4, 96(a0)
    lw a5, 100(a0)
    pq_kset 9, t4, t5
    lw a6, 104(a0)
    lw a7, 108(a0)
    pq_kset 10, t6, a1
    lw t0, 112(a0)
    lw t1, 116(a0)
    pq_kset 11, a2, a3
    lw t2, 120(a0)
    lw t3, 124(a0)
    pq_kset 12, a4, a5
    lw t4, 128(a0)
    lw t5, 132(a0)
    pq_kset 13, a6, a7
    lw t6, 136(a0)
    lw a1, 140(a0)
    pq_kset 14, t0, t1
    lw a2, 144(a0)
    lw a3, 148(a0)
    pq_kset 15, t2, t3
    lw a4, 152(a0)
    lw a5, 156(a0)
    pq_kset 16, t4, t5
    lw a6, 160(a0)
    lw a7, 164(a0)
    pq_kset 17, t6, a1
    lw t0, 168(a0)
    lw t1, 172(a0)
    pq_kset 18, a2, a3
    lw t2, 176(a0)
    lw t3, 180(a0)
    pq_kset 19, a4, a5
    lw t4, 184(a0)
    lw t5, 188(a0)
    pq_kset 20, a6, a7
    lw t6, 192(a0)
    lw a1, 196(a0)
    pq_kset 21, t0, t1
    pq_kset 22, t2, t3
    pq_kset 23, t4, t5
    pq_kset 24, t6, a1
    pq_kround 0
    pq_kround 1
    pq_kround 2
    pq_kround 3
    pq_kround 4
    pq_kround 5
    pq_kround 6
    pq_kround 7
    pq_kround 8
    pq_kround 9
    pq_kround 10
    pq_kround 11
    pq_kround 12
    pq_kround 13
    pq_kround 14
    pq_kround 15
    pq_kround 16
    pq_kround 17
    pq_kround 18
    pq_kround 19
    pq_kround 20
    pq_kround 21
    pq_kround 22
    pq_kround 23
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
    sw a6, 48(a0)
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
    pq_kgeth a5, 12
    sw a4, 96(a0)
    pq_kgetl a6, 13
    sw a5, 100(a0)
    pq_kgeth a7, 13
    sw a6, 104(a0)
    pq_kgetl t0, 14
    sw a7, 108(a0)
    pq_kgeth t1, 14
    sw t0, 112(a0)
    pq_kgetl t2, 15
    sw t1, 116(a0)
    pq_kgeth t3, 15
    sw t2, 120(a0)
    pq_kgetl t4, 16
    sw t3, 124(a0)
    pq_kgeth t5, 16
    sw t4, 128(a0)
    pq_kgetl t6, 17
    sw t5, 132(a0)
    pq_kgeth a1, 17
    sw t6, 136(a0)
    pq_kgetl a2, 18
    sw a1, 140(a0)
    pq_kgeth a3, 18
    sw a2, 144(a0)
    pq_kgetl a4, 19
    sw a3, 148(a0)
    pq_kgeth a5, 19
    sw a4, 152(a0)
    pq_kgetl a6, 20
    sw a5, 156(a0)
    pq_kgeth a7, 20
    sw a6, 160(a0)
    pq_kgetl t0, 21
    sw a7, 164(a0)
    pq_kgeth t1, 21
    sw t0, 168(a0)
    pq_kgetl t2, 22
    sw t1, 172(a0)
    pq_kgeth t3, 22
    sw t2, 176(a0)
    pq_kgetl t4, 23
    sw t3, 180(a0)
    pq_kgeth t5, 23
    sw t4, 184(a0)
    pq_kgetl t6, 24
    sw t5, 188(a0)
    pq_kgeth a1, 24
    sw t6, 192(a0)
    sw a1, 196(a0)
    jalr zero, 0(ra)
    .size keccak_f1600, . - keccak_f1600

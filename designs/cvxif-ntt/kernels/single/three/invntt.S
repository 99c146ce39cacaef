# invntt of ml-dsa-44, variant "products-3-2022" of design "cvxif-ntt", with invntt.S, scheduled for cva6-2022 with register_read_ports = 3:
# 3,725 -> 3,699 cycles, 6,740 -> 6,870 bytes, proved equal to what came.
# No order takes fewer than 3,652 cycles (issue slots: 914, 1 a cycle, 2 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cva6-2022 --design cvxif-ntt --variant products-3-2022 --kernel start/single/three/invntt.S --effort 1 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, products with one result, three operands, scheduled for one issue slot.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
.Lmldsa_invntt_tomont_pc8000b71a:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s10, 40(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc8000b71a)
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    addi a7, a0, 1024
.Lmldsa_invntt_tomont_1:
    lw t0, 0(a1)
    lw t4, 8(a0)
    lw a3, 16(a0)
    lw t1, 0(a0)
    lw s1, 20(a1)
    lw s0, 28(a0)
    lw t5, 12(a0)
    lw a4, 20(a0)
    lw a6, 24(a0)
    lw a5, 16(a1)
    lw t3, 4(a1)
    lw s2, 24(a1)
    lw s3, 28(a1)
    lw s6, 32(a1)
    lw s7, 40(a0)
    lw t2, 4(a0)
    lw s4, 32(a0)
    lw s5, 36(a0)
    lw s9, 36(a1)
    lw s11, 48(a0)
    pq_smm ra, t2, t0, t1
    add t0, t1, t2
    lw s10, 40(a1)
    lw s8, 44(a0)
    pq_smm t2, t5, t3, t4
    add t3, t4, t5
    lw t6, 8(a1)
    lw t4, 44(a1)
    lw a2, 12(a1)
    pq_smm t5, t3, t6, t0
    add t0, t0, t3
    pq_smm t3, t2, t6, ra
    add t6, ra, t2
    lw ra, 56(a0)
    pq_smm t2, a4, a2, a3
    lw t1, 60(a0)
    add a2, a3, a4
    pq_smm a4, s0, a5, a6
    add a5, a6, s0
    pq_smm s0, a5, s1, a2
    lw a6, 48(a1)
    pq_smm a3, a4, s1, t2
    add a2, a2, a5
    add s1, t2, a4
    lw t2, 52(a1)
    pq_smm a4, a2, s2, t0
    add t0, t0, a2
    pq_smm a2, s1, s2, t6
    add t6, t6, s1
    pq_smm s1, s0, s2, t5
    add t5, t5, s0
    lw a5, 52(a0)
    pq_smm s0, a3, s2, t3
    add s2, t3, a3
    lw t3, 56(a1)
    pq_smm a3, s5, s3, s4
    pq_smm s3, s8, s6, s7
    add s6, s4, s5
    lw s4, 60(a1)
    add s5, s7, s8
    lw s7, 64(a0)
    add s8, s6, s5
    pq_smm s5, s5, s9, s6
    pq_smm s6, t1, t4, ra
    pq_smm t4, s3, s9, a3
    lw s9, 64(a1)
    add a3, a3, s3
    lw s3, 68(a0)
    pq_smm s10, a5, s10, s11
    add ra, ra, t1
    lw t1, 72(a0)
    add a5, s11, a5
    add s11, a5, ra
    pq_smm ra, ra, a6, a5
    lw a5, 76(a0)
    pq_smm a6, s6, a6, s10
    add s6, s10, s6
    pq_smm s10, s11, t2, s8
    add s8, s8, s11
    pq_smm s11, s6, t2, a3
    add a3, a3, s6
    pq_smm s6, ra, t2, s5
    add ra, s5, ra
    pq_smm s5, a6, t2, t4
    add t2, t4, a6
    lw a6, 68(a1)
    pq_smm t4, s8, t3, t0
    add t0, t0, s8
    pq_smm s8, a3, t3, t6
    add t6, t6, a3
    pq_smm a3, ra, t3, t5
    add t5, t5, ra
    pq_smm ra, t2, t3, s2
    add s2, s2, t2
    pq_smm t2, s10, t3, a4
    add a4, a4, s10
    pq_smm s10, s11, t3, a2
    sw t4, 32(a0)
    lw t4, 84(a0)
    add a2, a2, s11
    sw t0, 0(a0)
    lw s11, 72(a1)
    pq_smm t0, s6, t3, s1
    add s1, s1, s6
    sw t6, 4(a0)
    sw s8, 36(a0)
    add s6, s0, s5
    lw t6, 88(a0)
    lw s8, 96(a1)
    sw t5, 8(a0)
    pq_smm t5, s3, s4, s7
    lw s4, 92(a0)
    pq_smm s0, s5, t3, s0
    lw s5, 76(a1)
    sw a3, 40(a0)
    add t3, s7, s3
    lw a3, 80(a0)
    lw s3, 80(a1)
    lw s7, 84(a1)
    sw s2, 12(a0)
    sw ra, 44(a0)
    add s2, t6, s4
    pq_smm ra, a5, s9, t1
    add s9, t1, a5
    sw a4, 16(a0)
    sw t2, 48(a0)
    pq_smm t1, s9, a6, t3
    add a5, t3, s9
    sw a2, 20(a0)
    sw s10, 52(a0)
    pq_smm a4, ra, a6, t5
    add t2, t5, ra
    sw s1, 24(a0)
    pq_smm s9, t4, s11, a3
    sw t0, 56(a0)
    sw s6, 28(a0)
    lw t3, 88(a1)
    add a2, a3, t4
    lw s10, 96(a0)
    sw s0, 60(a0)
    lw a6, 108(a0)
    lw ra, 100(a0)
    lw t5, 92(a1)
    lw s6, 104(a0)
    lw s1, 100(a1)
    lw t4, 112(a0)
    lw s11, 116(a0)
    lw t0, 104(a1)
    lw a3, 120(a0)
    lw s0, 124(a0)
    pq_smm s4, s4, s5, t6
    lw s5, 108(a1)
    pq_smm t6, s2, s3, a2
    add a2, a2, s2
    pq_smm s2, s4, s3, s9
    add s3, s9, s4
    lw s4, 112(a1)
    pq_smm s9, a2, s7, a5
    add a2, a5, a2
    pq_smm a5, s3, s7, t2
    add t2, t2, s3
    pq_smm s3, t6, s7, t1
    add t1, t1, t6
    pq_smm t6, s2, s7, a4
    add s7, a4, s2
    lw a4, 116(a1)
    pq_smm s2, ra, t3, s10
    add t3, s10, ra
    lw ra, 120(a1)
    pq_smm s10, a6, t5, s6
    add t5, s6, a6
    lw s6, 128(a0)
    pq_smm a6, t5, s8, t3
    add t3, t3, t5
    pq_smm t5, s10, s8, s2
    lw s8, 132(a0)
    pq_smm s1, s11, s1, t4
    add s11, t4, s11
    lw t4, 124(a1)
    add s2, s2, s10
    pq_smm s10, s0, t0, a3
    add t0, a3, s0
    lw s0, 136(a0)
    pq_smm a3, t0, s5, s11
    pq_smm s5, s10, s5, s1
    add t0, s11, t0
    add s11, s1, s10
    lw s1, 140(a0)
    pq_smm s10, t0, s4, t3
    add t0, t3, t0
    pq_smm t3, s11, s4, s2
    add s2, s2, s11
    pq_smm s11, a3, s4, a6
    add a3, a6, a3
    pq_smm a6, s5, s4, t5
    add s4, t5, s5
    lw s5, 128(a1)
    pq_smm t5, t0, a4, a2
    add t0, a2, t0
    pq_smm a2, s2, a4, t2
    add t2, t2, s2
    pq_smm s2, a3, a4, t1
    add t1, t1, a3
    pq_smm a3, s4, a4, s7
    add s7, s7, s4
    pq_smm s4, s10, a4, s9
    add s9, s9, s10
    pq_smm s10, t3, a4, a5
    add a5, a5, t3
    sw t0, 64(a0)
    lw t3, 132(a1)
    sw t5, 96(a0)
    lw t0, 144(a0)
    pq_smm t5, s11, a4, s3
    add s3, s3, s11
    sw t2, 68(a0)
    sw a2, 100(a0)
    lw s11, 136(a1)
    pq_smm t2, a6, a4, t6
    lw a2, 152(a0)
    sw t1, 72(a0)
    lw a4, 148(a0)
    lw t1, 156(a0)
    add a6, t6, a6
    sw s2, 104(a0)
    lw t6, 140(a1)
    pq_smm s2, s8, ra, s6
    add ra, s6, s8
    lw s6, 144(a1)
    sw s7, 76(a0)
    sw a3, 108(a0)
    lw s8, 172(a0)
    pq_smm s7, t1, s11, a2
    add a3, s0, s1
    sw s9, 80(a0)
    sw a5, 84(a0)
    pq_smm s11, s1, t4, s0
    sw s4, 112(a0)
    pq_smm s9, a3, s5, ra
    pq_smm a5, s11, s5, s2
    add s0, s2, s11
    add t4, ra, a3
    sw s10, 116(a0)
    sw a6, 92(a0)
    sw t5, 120(a0)
    pq_smm s1, a4, t3, t0
    add a4, t0, a4
    lw s2, 148(a1)
    sw s3, 88(a0)
    sw t2, 124(a0)
    lw s4, 168(a0)
    lw s5, 160(a0)
    lw t2, 164(a0)
    lw s10, 152(a1)
    lw s11, 156(a1)
    lw t5, 160(a1)
    lw t0, 176(a0)
    lw ra, 180(a0)
    lw a3, 164(a1)
    lw a6, 184(a0)
    lw t3, 188(a0)
    add s3, a2, t1
    lw t1, 168(a1)
    pq_smm a2, s3, t6, a4
    add a4, a4, s3
    pq_smm s3, s7, t6, s1
    add t6, s1, s7
    lw s1, 172(a1)
    pq_smm s7, a4, s6, t4
    add t4, t4, a4
    pq_smm a4, t6, s6, s0
    add s0, s0, t6
    pq_smm t6, a2, s6, s9
    add s9, s9, a2
    pq_smm a2, s3, s6, a5
    add s6, a5, s3
    lw a5, 176(a1)
    pq_smm s3, t2, s2, s5
    pq_smm s2, ra, t5, t0
    add t5, s5, t2
    lw t2, 180(a1)
    pq_smm s5, s8, s10, s4
    add s10, s4, s8
    lw s4, 192(a0)
    pq_smm s8, s10, s11, t5
    add s10, t5, s10
    pq_smm t5, s5, s11, s3
    add s11, s3, s5
    lw s5, 196(a0)
    add s3, t0, ra
    pq_smm ra, t3, a3, a6
    lw t0, 184(a1)
    add a3, a6, t3
    lw a6, 200(a0)
    pq_smm t3, a3, t1, s3
    add a3, s3, a3
    pq_smm s3, ra, t1, s2
    add t1, s2, ra
    lw ra, 204(a0)
    pq_smm s2, a3, s1, s10
    add a3, s10, a3
    pq_smm s10, t1, s1, s11
    add t1, s11, t1
    pq_smm s11, t3, s1, s8
    add s8, s8, t3
    pq_smm t3, s3, s1, t5
    add s3, t5, s3
    lw s1, 188(a1)
    pq_smm t5, a3, a5, t4
    add t4, t4, a3
    pq_smm a3, t1, a5, s0
    add t1, s0, t1
    pq_smm s0, s8, a5, s9
    add s9, s9, s8
    pq_smm s8, s3, a5, s6
    add s6, s6, s3
    sw t5, 160(a0)
    pq_smm s3, s2, a5, s7
    pq_smm t5, s10, a5, a4
    add a4, a4, s10
    add s10, s7, s2
    lw s2, 208(a0)
    add s7, t6, s11
    sw t1, 132(a0)
    sw s9, 136(a0)
    pq_smm s11, s11, a5, t6
    lw t1, 192(a1)
    lw s9, 212(a0)
    sw t4, 128(a0)
    sw a3, 164(a0)
    lw t6, 196(a1)
    pq_smm t4, t3, a5, a2
    lw a3, 220(a0)
    add a5, a2, t3
    lw t3, 216(a0)
    sw s0, 168(a0)
    lw a2, 200(a1)
    pq_smm s0, s5, t2, s4
    add t2, s4, s5
    sw s6, 140(a0)
    sw s8, 172(a0)
    pq_smm s5, ra, t0, a6
    add s6, a6, ra
    lw s4, 204(a1)
    sw s10, 144(a0)
    add t0, t2, s6
    sw s3, 176(a0)
    sw s11, 184(a0)
    pq_smm s8, s6, s1, t2
    add t2, s0, s5
    sw t5, 180(a0)
    lw s11, 240(a0)
    sw s7, 152(a0)
    sw a4, 148(a0)
    pq_smm s0, s5, s1, s0
    pq_smm ra, a3, t6, t3
    pq_smm a6, s9, t1, s2
    add s3, s2, s9
    sw a5, 156(a0)
    sw t4, 188(a0)
    lw s7, 208(a1)
    lw s6, 224(a0)
    lw a4, 228(a0)
    lw t4, 224(a1)
    lw s1, 212(a1)
    lw s10, 232(a0)
    lw t6, 236(a0)
    lw s5, 216(a1)
    lw t5, 244(a0)
    lw t1, 220(a1)
    lw s2, 248(a0)
    add s9, t3, a3
    lw a5, 252(a0)
    lw t3, 228(a1)
    pq_smm a3, ra, a2, a6
    pq_smm a2, s9, a2, s3
    add ra, a6, ra
    add s3, s3, s9
    pq_smm a6, s3, s4, t0
    lw s9, 232(a1)
    add t0, t0, s3
    pq_smm s3, ra, s4, t2
    add t2, t2, ra
    pq_smm ra, a2, s4, s8
    add a2, s8, a2
    lw s8, 236(a1)
    pq_smm s4, a3, s4, s0
    pq_smm s7, a4, s7, s6
    add s0, s0, a3
    add a3, s6, a4
    pq_smm a4, t6, s1, s10
    lw s6, 240(a1)
    add s1, s10, t6
    lw s10, 256(a0)
    add t6, a3, s1
    pq_smm s1, s1, s5, a3
    pq_smm a3, a4, s5, s7
    add s5, s7, a4
    lw a4, 260(a0)
    pq_smm s7, t5, t1, s11
    add t1, s2, a5
    add s11, s11, t5
    lw t5, 244(a1)
    pq_smm a5, a5, t4, s2
    lw s2, 264(a0)
    pq_smm t4, t1, t3, s11
    add t1, s11, t1
    add s11, t6, t1
    pq_smm t3, a5, t3, s7
    add a5, s7, a5
    lw s7, 268(a0)
    pq_smm t1, t1, s9, t6
    pq_smm t6, a5, s9, s5
    add s5, s5, a5
    pq_smm a5, t4, s9, s1
    add s1, s1, t4
    pq_smm t4, t3, s9, a3
    add s9, a3, t3
    lw a3, 248(a1)
    pq_smm t3, s11, s8, t0
    add t0, t0, s11
    pq_smm s11, s5, s8, t2
    add t2, t2, s5
    pq_smm s5, s1, s8, a2
    add s1, a2, s1
    pq_smm a2, s9, s8, s0
    add s0, s0, s9
    pq_smm s9, t1, s8, a6
    add t1, a6, t1
    pq_smm a6, t6, s8, s3
    add s3, s3, t6
    sw t0, 192(a0)
    lw t6, 252(a1)
    sw t3, 224(a0)
    lw t0, 272(a0)
    pq_smm t3, a5, s8, ra
    add ra, ra, a5
    sw t2, 196(a0)
    sw s11, 228(a0)
    lw a5, 276(a0)
    lw t2, 256(a1)
    pq_smm s11, t4, s8, s4
    add s8, s4, t4
    pq_smm s4, s7, t5, s2
    lw t4, 280(a0)
    sw s1, 200(a0)
    lw t5, 284(a0)
    sw s5, 232(a0)
    pq_smm s5, a4, s6, s10
    add s6, s10, a4
    lw s10, 264(a1)
    sw s0, 204(a0)
    sw a2, 236(a0)
    add s1, s2, s7
    lw a4, 260(a1)
    sw t1, 208(a0)
    add s0, s6, s1
    sw s3, 212(a0)
    sw a6, 244(a0)
    sw s9, 240(a0)
    pq_smm a2, s4, a3, s5
    pq_smm s2, s1, a3, s6
    lw t1, 288(a0)
    sw ra, 216(a0)
    sw t3, 248(a0)
    pq_smm s7, a5, t6, t0
    lw s6, 268(a1)
    sw s11, 252(a0)
    lw s3, 292(a0)
    lw a6, 272(a1)
    sw s8, 220(a0)
    lw s1, 296(a0)
    lw s9, 300(a0)
    lw a3, 276(a1)
    lw ra, 280(a1)
    lw t3, 304(a0)
    lw s8, 308(a0)
    lw t6, 284(a1)
    lw s11, 312(a0)
    pq_smm t2, t5, t2, t4
    add t4, t4, t5
    add t5, t0, a5
    add t0, s5, s4
    lw a5, 288(a1)
    lw s4, 316(a0)
    pq_smm s5, t2, a4, s7
    pq_smm a4, t4, a4, t5
    add t4, t5, t4
    add t5, s7, t2
    lw t2, 292(a1)
    add s7, s0, t4
    pq_smm s0, t4, s10, s0
    pq_smm t4, t5, s10, t0
    add t0, t0, t5
    pq_smm t5, a4, s10, s2
    add a4, s2, a4
    pq_smm s2, s5, s10, a2
    add s10, a2, s5
    lw a2, 296(a1)
    pq_smm s5, s3, s6, t1
    add s6, t1, s3
    lw t1, 300(a1)
    pq_smm s3, s9, a6, s1
    add a6, s1, s9
    lw s1, 320(a0)
    pq_smm s9, a6, a3, s6
    add s6, s6, a6
    pq_smm a6, s3, a3, s5
    add a3, s5, s3
    lw s3, 324(a0)
    pq_smm s5, s8, ra, t3
    add ra, t3, s8
    lw t3, 328(a0)
    lw s8, 304(a1)
    pq_smm t6, s4, t6, s11
    add s4, s11, s4
    pq_smm s11, s4, a5, ra
    pq_smm a5, t6, a5, s5
    add s5, s5, t6
    lw t6, 332(a0)
    add ra, ra, s4
    pq_smm s4, ra, t2, s6
    add s6, s6, ra
    pq_smm ra, s5, t2, a3
    add a3, a3, s5
    pq_smm s5, s11, t2, s9
    add s9, s9, s11
    pq_smm s11, a5, t2, a6
    add t2, a6, a5
    lw a5, 308(a1)
    pq_smm a6, s6, a2, s7
    add s6, s7, s6
    pq_smm s7, a3, a2, t0
    add t0, t0, a3
    pq_smm a3, s9, a2, a4
    add a4, a4, s9
    pq_smm s9, t2, a2, s10
    add s10, s10, t2
    pq_smm t2, s4, a2, s0
    sw a6, 288(a0)
    add a6, s0, s4
    pq_smm s0, ra, a2, t4
    add s4, t4, ra
    lw ra, 312(a1)
    lw t4, 336(a0)
    sw s6, 256(a0)
    pq_smm s6, s5, a2, t5
    add s5, t5, s5
    sw t0, 260(a0)
    sw s7, 292(a0)
    lw t5, 316(a1)
    pq_smm t0, s11, a2, s2
    add s7, s2, s11
    lw a2, 340(a0)
    lw s2, 344(a0)
    sw a4, 264(a0)
    lw s11, 348(a0)
    sw a3, 296(a0)
    lw a4, 320(a1)
    sw s9, 300(a0)
    pq_smm a3, s3, t1, s1
    add t1, s1, s3
    lw s1, 324(a1)
    sw s10, 268(a0)
    pq_smm s9, t6, s8, t3
    add s10, t3, t6
    sw a6, 272(a0)
    pq_smm t3, s9, a5, a3
    sw t2, 304(a0)
    pq_smm s3, s10, a5, t1
    add s8, t1, s10
    sw s4, 276(a0)
    sw s6, 312(a0)
    sw s0, 308(a0)
    add t6, a3, s9
    add a6, t4, a2
    sw s5, 280(a0)
    pq_smm t2, a2, ra, t4
    sw s7, 284(a0)
    sw t0, 316(a0)
    lw t1, 328(a1)
    lw s10, 352(a0)
    lw a5, 332(a1)
    lw s4, 360(a0)
    lw a2, 364(a0)
    pq_smm s6, s11, t5, s2
    lw s0, 336(a1)
    lw a3, 340(a1)
    lw t0, 368(a0)
    lw s9, 356(a0)
    lw s5, 372(a0)
    lw ra, 376(a0)
    lw t4, 380(a0)
    add s7, s2, s11
    lw t5, 348(a1)
    pq_smm s2, s7, a4, a6
    add s11, a6, s7
    lw a6, 344(a1)
    pq_smm a4, s6, a4, t2
    add s7, t2, s6
    lw t2, 352(a1)
    pq_smm s6, s11, s1, s8
    add s8, s8, s11
    pq_smm s11, s7, s1, t6
    add s7, t6, s7
    pq_smm t6, s2, s1, s3
    add s2, s3, s2
    pq_smm s3, a4, s1, t3
    add s1, t3, a4
    lw t3, 356(a1)
    pq_smm a4, s9, t1, s10
    add t1, s10, s9
    pq_smm s9, t4, a6, ra
    lw s10, 360(a1)
    pq_smm a6, a2, a5, s4
    add a5, s4, a2
    lw a2, 384(a0)
    pq_smm s4, a5, s0, t1
    add t1, t1, a5
    pq_smm a5, a6, s0, a4
    add s0, a4, a6
    pq_smm a4, s5, a3, t0
    lw a6, 388(a0)
    add a3, t0, s5
    lw t0, 364(a1)
    add s5, ra, t4
    lw ra, 392(a0)
    add t4, a3, s5
    pq_smm a3, s5, t5, a3
    add s5, t1, t4
    pq_smm t5, s9, t5, a4
    add a4, a4, s9
    lw s9, 396(a0)
    pq_smm t1, t4, t2, t1
    pq_smm t4, a4, t2, s0
    add s0, s0, a4
    pq_smm a4, a3, t2, s4
    add a3, s4, a3
    pq_smm s4, t5, t2, a5
    add t2, a5, t5
    lw a5, 368(a1)
    pq_smm t5, s5, t3, s8
    add s5, s8, s5
    pq_smm s8, s0, t3, s7
    add s0, s7, s0
    pq_smm s7, a3, t3, s2
    add a3, s2, a3
    pq_smm s2, t2, t3, s1
    add s1, s1, t2
    pq_smm t2, t1, t3, s6
    add s6, s6, t1
    pq_smm t1, t4, t3, s11
    add s11, s11, t4
    sw s5, 320(a0)
    lw t4, 372(a1)
    sw t5, 352(a0)
    pq_smm s5, a4, t3, t6
    lw t5, 400(a0)
    add t6, t6, a4
    sw s0, 324(a0)
    lw a4, 404(a0)
    lw s0, 376(a1)
    pq_smm t3, s4, t3, s3
    sw s7, 360(a0)
    add s7, s3, s4
    lw s3, 408(a0)
    pq_smm s4, a6, s10, a2
    sw a3, 328(a0)
    lw a3, 412(a0)
    add s10, a2, a6
    lw a2, 384(a1)
    sw s1, 332(a0)
    add s1, ra, s9
    sw s2, 364(a0)
    lw a6, 380(a1)
    pq_smm s2, s9, t0, ra
    sw s6, 336(a0)
    add t0, s10, s1
    sw t2, 368(a0)
    pq_smm ra, s2, a5, s4
    sw t6, 344(a0)
    sw s11, 340(a0)
    sw t1, 372(a0)
    add s4, s4, s2
    sw s5, 376(a0)
    pq_smm s6, a4, t4, t5
    sw s7, 348(a0)
    add s7, t5, a4
    lw s9, 388(a1)
    lw t2, 392(a1)
    lw t6, 416(a0)
    lw s2, 420(a0)
    sw t3, 380(a0)
    lw s11, 424(a0)
    lw t1, 428(a0)
    lw a4, 396(a1)
    lw s5, 400(a1)
    lw t4, 432(a0)
    lw t5, 436(a0)
    lw t3, 404(a1)
    pq_smm s1, s1, a5, s10
    lw a5, 408(a1)
    lw s10, 440(a0)
    sw s8, 356(a0)
    lw s8, 444(a0)
    pq_smm s0, a3, s0, s3
    add s3, s3, a3
    pq_smm a3, s3, a6, s7
    add s7, s7, s3
    pq_smm s3, s0, a6, s6
    add a6, s6, s0
    lw s6, 412(a1)
    pq_smm s0, s7, a2, t0
    add t0, t0, s7
    pq_smm s7, a6, a2, s4
    pq_smm t2, t1, t2, s11
    add s4, s4, a6
    pq_smm a6, a3, a2, s1
    add s1, s1, a3
    pq_smm a3, s3, a2, ra
    add a2, ra, s3
    lw ra, 416(a1)
    pq_smm s3, s2, s9, t6
    add s9, t6, s2
    add s2, s11, t1
    lw t6, 420(a1)
    lw t1, 448(a0)
    pq_smm s11, s2, a4, s9
    add s2, s9, s2
    pq_smm s9, s8, t3, s10
    pq_smm t3, t2, a4, s3
    add a4, s3, t2
    lw s3, 452(a0)
    pq_smm t2, t5, s5, t4
    add s5, t4, t5
    lw t4, 424(a1)
    add t5, s10, s8
    lw s8, 456(a0)
    pq_smm s10, t5, a5, s5
    pq_smm a5, s9, a5, t2
    add s5, s5, t5
    add t5, t2, s9
    lw t2, 460(a0)
    pq_smm s9, s5, s6, s2
    add s2, s2, s5
    pq_smm s5, t5, s6, a4
    add a4, a4, t5
    pq_smm t5, s10, s6, s11
    add s10, s11, s10
    pq_smm s11, a5, s6, t3
    add s6, t3, a5
    lw a5, 428(a1)
    pq_smm t3, s2, ra, t0
    add t0, t0, s2
    pq_smm s2, a4, ra, s4
    add s4, s4, a4
    pq_smm a4, s10, ra, s1
    add s1, s1, s10
    add s10, a2, s6
    pq_smm a2, s6, ra, a2
    pq_smm s6, s9, ra, s0
    add s0, s0, s9
    pq_smm s9, s5, ra, s7
    add s7, s7, s5
    lw s5, 432(a1)
    sw t0, 384(a0)
    lw t0, 464(a0)
    sw t3, 416(a0)
    pq_smm t3, t5, ra, a6
    add a6, a6, t5
    sw s4, 388(a0)
    lw t5, 468(a0)
    sw s2, 420(a0)
    lw s4, 436(a1)
    pq_smm s2, s11, ra, a3
    add ra, a3, s11
    pq_smm a3, s3, t6, t1
    lw s11, 472(a0)
    sw s1, 392(a0)
    sw a4, 424(a0)
    lw t6, 476(a0)
    lw s1, 440(a1)
    add a4, t1, s3
    lw t1, 484(a0)
    pq_smm s3, t2, t4, s8
    lw t4, 444(a1)
    sw s10, 396(a0)
    sw a2, 428(a0)
    add s10, s8, t2
    sw s0, 400(a0)
    sw s6, 432(a0)
    pq_smm t2, s10, a5, a4
    add a2, a4, s10
    sw s7, 404(a0)
    sw s9, 436(a0)
    pq_smm s8, s3, a5, a3
    pq_smm s0, t5, s5, t0
    add s6, a3, s3
    sw a6, 408(a0)
    sw t3, 440(a0)
    sw ra, 412(a0)
    add a4, t0, t5
    lw t5, 480(a0)
    sw s2, 444(a0)
    lw a5, 452(a1)
    lw s9, 488(a0)
    lw s10, 448(a1)
    lw s3, 456(a1)
    lw s5, 460(a1)
    lw s7, 496(a0)
    lw a3, 500(a0)
    lw t0, 464(a1)
    lw a6, 492(a0)
    lw t3, 504(a0)
    lw ra, 508(a0)
    pq_smm s2, t6, s4, s11
    add s4, s11, t6
    lw s11, 468(a1)
    pq_smm t6, s4, s1, a4
    add a4, a4, s4
    pq_smm s4, s2, s1, s0
    add s1, s0, s2
    lw s0, 472(a1)
    pq_smm s2, a4, t4, a2
    add a2, a2, a4
    pq_smm a4, s1, t4, s6
    add s1, s6, s1
    pq_smm s6, t6, t4, t2
    add t2, t2, t6
    pq_smm t6, s4, t4, s8
    pq_smm t4, a6, a5, s9
    add s8, s8, s4
    lw a5, 476(a1)
    pq_smm s4, t1, s10, t5
    add s10, t5, t1
    add t1, s9, a6
    add s9, s10, t1
    pq_smm t5, t4, s3, s4
    add a6, t3, ra
    add s4, s4, t4
    add t4, s7, a3
    pq_smm s7, a3, s5, s7
    pq_smm a3, ra, t0, t3
    pq_smm s5, a6, s11, t4
    pq_smm ra, t1, s3, s10
    pq_smm t0, a3, s11, s7
    add t4, t4, a6
    pq_smm t3, s5, s0, ra
    add t1, ra, s5
    add s3, s7, a3
    pq_smm s10, t4, s0, s9
    add ra, s9, t4
    add s9, t5, t0
    add s11, s4, s3
    pq_smm s3, s3, s0, s4
    pq_smm s4, t0, s0, t5
    pq_smm t4, ra, a5, a2
    add a6, a2, ra
    pq_smm s5, s9, a5, s8
    pq_smm a3, t1, a5, t2
    pq_smm t0, s11, a5, s1
    add t1, t2, t1
    pq_smm s7, s10, a5, s2
    add s0, s1, s11
    pq_smm t5, s4, a5, t6
    add ra, s8, s9
    pq_smm a2, s3, a5, a4
    sw s0, 452(a0)
    add t2, s6, t3
    add s1, a4, s3
    sw a6, 448(a0)
    add s11, s2, s10
    pq_smm s8, t3, a5, s6
    sw t4, 480(a0)
    sw t0, 484(a0)
    add s9, t6, s4
    sw t1, 456(a0)
    sw ra, 460(a0)
    sw s7, 496(a0)
    sw a3, 488(a0)
    sw a2, 500(a0)
    sw s5, 492(a0)
    sw s11, 464(a0)
    sw s1, 468(a0)
    addi a0, a0, 512
    sw t2, -40(a0)
    sw t5, -4(a0)
    addi a1, a1, 480
    sw s8, -8(a0)
    sw s9, -36(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_1
    lw s0, 0(a1)
    lw s2, 8(a1)
    lw s3, 12(a1)
    lw s1, 4(a1)
    lw s4, 16(a1)
    lw s5, 20(a1)
    addi a0, a0, -1024
    addi a7, a0, 8
.Lmldsa_invntt_tomont_3:
    lw t3, 36(a1)
    lw t5, 64(a0)
    lw t6, 128(a0)
    lw a4, 320(a0)
    lw t0, 24(a1)
    lw t1, 28(a1)
    lw t4, 0(a0)
    lw t2, 32(a1)
    lw a5, 384(a0)
    lw a3, 256(a0)
    lw a6, 448(a0)
    lw a2, 192(a0)
    lw s6, 40(a1)
    lw s7, 44(a1)
    lw s8, 48(a1)
    lw s9, 52(a1)
    lw s10, 56(a1)
    lw ra, 512(a0)
    pq_smm s11, t5, t0, t4
    pq_smm t0, a4, t2, a3
    lw t2, 60(a1)
    add t4, t4, t5
    pq_smm t5, a2, t1, t6
    add t1, t6, a2
    lw t6, 576(a0)
    pq_smm a2, t1, s0, t4
    add t1, t4, t1
    pq_smm t4, t5, s0, s11
    add s11, s11, t5
    lw t5, 640(a0)
    pq_smm t3, a6, t3, a5
    add a5, a5, a6
    add a6, a3, a4
    pq_smm a3, a5, s1, a6
    pq_smm a4, t3, s1, t0
    add t0, t0, t3
    add t3, a6, a5
    pq_smm a5, t3, s2, t1
    lw a6, 704(a0)
    add t1, t1, t3
    pq_smm t3, t0, s2, s11
    add t0, s11, t0
    pq_smm s11, a3, s2, a2
    add a2, a2, a3
    pq_smm a3, a4, s2, t4
    add a4, t4, a4
    pq_smm t4, t6, s6, ra
    lw s6, 768(a0)
    add ra, ra, t6
    pq_smm t6, a6, s7, t5
    add s7, t5, a6
    lw a6, 832(a0)
    pq_smm t5, s7, s8, ra
    pq_smm s8, t6, s8, t4
    add t4, t4, t6
    pq_smm t6, a6, s9, s6
    add s9, s6, a6
    lw a6, 960(a0)
    lw s6, 896(a0)
    add ra, ra, s7
    pq_smm s7, a6, s10, s6
    add s10, s6, a6
    lw a6, 24(a1)
    pq_smm s6, s10, t2, s9
    pq_smm t2, s7, t2, t6
    add s9, s9, s10
    add s10, t6, s7
    add s7, ra, s9
    pq_smm t6, s9, s3, ra
    lw ra, 28(a1)
    pq_smm s9, s10, s3, t4
    add s10, t4, s10
    pq_smm t4, s6, s3, t5
    add s6, t5, s6
    pq_smm t5, t2, s3, s8
    add t2, s8, t2
    add s8, t1, s7
    pq_smm t1, s7, s4, t1
    pq_smm s7, s10, s4, t0
    add t0, t0, s10
    pq_smm s10, s6, s4, a2
    pq_mm s8, s8, s5
    add a2, a2, s6
    sw s8, 0(a0)
    sw t1, 512(a0)
    pq_mm s6, a2, s5
    pq_smm s8, t2, s4, a4
    add t1, a4, t2
    pq_mm a2, t0, s5
    sw s7, 576(a0)
    pq_smm t2, t6, s4, a5
    add s7, a5, t6
    pq_mm a4, s7, s5
    sw a2, 64(a0)
    pq_mm a2, t1, s5
    sw s6, 128(a0)
    sw s10, 640(a0)
    pq_smm t0, s9, s4, t3
    add s10, t3, s9
    sw a2, 192(a0)
    sw s8, 704(a0)
    pq_mm a5, s10, s5
    pq_smm t6, t4, s4, s11
    add s7, a3, t5
    add t1, s11, t4
    sw t2, 768(a0)
    pq_mm s6, t1, s5
    pq_smm s9, t5, s4, a3
    sw a4, 256(a0)
    sw a5, 320(a0)
    sw t0, 832(a0)
    pq_mm t3, s7, s5
    sw t6, 896(a0)
    sw s6, 384(a0)
    lw s6, 36(a1)
    sw t3, 448(a0)
    lw a5, 328(a0)
    sw s9, 960(a0)
    lw a2, 32(a1)
    lw s10, 8(a0)
    lw t5, 72(a0)
    lw s11, 136(a0)
    lw s8, 200(a0)
    lw t1, 264(a0)
    lw t4, 392(a0)
    lw t2, 456(a0)
    lw t0, 44(a1)
    lw a4, 40(a1)
    lw a3, 48(a1)
    lw s7, 56(a1)
    lw s9, 60(a1)
    lw t6, 52(a1)
    pq_smm t3, t5, a6, s10
    add a6, s10, t5
    pq_smm t5, s8, ra, s11
    add s10, s11, s8
    lw s11, 584(a0)
    pq_smm s8, s10, s0, a6
    add ra, a6, s10
    pq_smm a6, t5, s0, t3
    add s10, t3, t5
    pq_smm t5, a5, a2, t1
    add a2, t1, a5
    lw t3, 520(a0)
    lw t1, 648(a0)
    pq_smm a5, t2, s6, t4
    add s6, t4, t2
    pq_smm t4, s6, s1, a2
    add a2, a2, s6
    pq_smm s6, a5, s1, t5
    add t5, t5, a5
    pq_smm a5, a2, s2, ra
    add t2, s10, t5
    add ra, ra, a2
    pq_smm a2, t5, s2, s10
    pq_smm s10, s11, a4, t3
    add t5, s8, t4
    pq_smm a4, t4, s2, s8
    lw s8, 712(a0)
    pq_smm t4, s6, s2, a6
    add a6, a6, s6
    add s6, t3, s11
    lw s11, 776(a0)
    pq_smm t3, s8, t0, t1
    add t0, t1, s8
    lw t1, 840(a0)
    pq_smm s8, t0, a3, s6
    add t0, s6, t0
    pq_smm s6, t3, a3, s10
    add a3, s10, t3
    lw s10, 904(a0)
    pq_smm t3, t1, t6, s11
    add t6, s11, t1
    lw t1, 968(a0)
    pq_smm s11, t1, s7, s10
    add s7, s10, t1
    lw t1, 24(a1)
    pq_smm s10, s7, s9, t6
    add s7, t6, s7
    pq_smm t6, s11, s9, t3
    add s9, t3, s11
    pq_smm s11, s7, s3, t0
    lw t3, 28(a1)
    add t0, t0, s7
    pq_smm s7, s9, s3, a3
    add a3, a3, s9
    pq_smm s9, s10, s3, s8
    add s8, s8, s10
    pq_smm s10, t6, s3, s6
    add s6, s6, t6
    pq_smm t6, t0, s4, ra
    add ra, ra, t0
    pq_smm t0, a3, s4, t2
    add t2, t2, a3
    pq_mm a3, ra, s5
    pq_smm ra, s8, s4, t5
    add s8, t5, s8
    sw a3, 8(a0)
    pq_mm t2, t2, s5
    sw t6, 520(a0)
    pq_mm t5, s8, s5
    pq_smm a3, s6, s4, a6
    add t6, a6, s6
    sw t2, 72(a0)
    pq_mm s8, t6, s5
    pq_smm t6, s11, s4, a5
    sw t0, 584(a0)
    add t0, a5, s11
    add a6, a4, s9
    sw t5, 136(a0)
    pq_mm t2, t0, s5
    sw ra, 648(a0)
    add s6, a2, s7
    pq_smm a5, s7, s4, a2
    sw s8, 200(a0)
    sw a3, 712(a0)
    pq_mm s11, s6, s5
    pq_mm s7, a6, s5
    pq_smm t5, s9, s4, a4
    sw t2, 264(a0)
    sw t6, 776(a0)
    pq_smm t0, s10, s4, t4
    add a2, t4, s10
    sw s7, 392(a0)
    sw a5, 840(a0)
    sw s11, 328(a0)
    pq_mm ra, a2, s5
    sw t5, 904(a0)
    sw t0, 968(a0)
    lw s8, 32(a1)
    lw a6, 336(a0)
    sw ra, 456(a0)
    lw a4, 36(a1)
    lw a3, 16(a0)
    lw t5, 80(a0)
    lw s9, 144(a0)
    lw t2, 208(a0)
    lw t6, 272(a0)
    lw t4, 400(a0)
    lw s10, 464(a0)
    lw a5, 40(a1)
    lw s6, 44(a1)
    lw a2, 48(a1)
    lw s7, 52(a1)
    lw s11, 56(a1)
    lw ra, 60(a1)
    pq_smm t0, t5, t1, a3
    add t1, a3, t5
    lw a3, 528(a0)
    pq_smm t5, t2, t3, s9
    add t3, s9, t2
    lw s9, 592(a0)
    pq_smm t2, t3, s0, t1
    add t1, t1, t3
    pq_smm t3, t5, s0, t0
    add t0, t0, t5
    pq_smm t5, a6, s8, t6
    add s8, t6, a6
    lw t6, 656(a0)
    pq_smm a6, s10, a4, t4
    add a4, t4, s10
    lw t4, 720(a0)
    pq_smm s10, a4, s1, s8
    add s8, s8, a4
    pq_smm a4, t4, s6, t6
    pq_smm s6, a6, s1, t5
    add t5, t5, a6
    pq_smm a6, s8, s2, t1
    add t1, t1, s8
    pq_smm s8, t5, s2, t0
    add t0, t0, t5
    pq_smm t5, s10, s2, t2
    add t2, t2, s10
    add s10, t3, s6
    pq_smm a5, s9, a5, a3
    add a3, a3, s9
    lw s9, 784(a0)
    pq_smm s6, s6, s2, t3
    add t3, t6, t4
    lw t6, 848(a0)
    pq_smm t4, t3, a2, a3
    add a3, a3, t3
    pq_smm t3, a4, a2, a5
    add a2, a5, a4
    lw a4, 976(a0)
    lw a5, 912(a0)
    pq_smm s7, t6, s7, s9
    add s9, s9, t6
    pq_smm t6, a4, s11, a5
    add s11, a5, a4
    lw a4, 24(a1)
    pq_smm a5, s11, ra, s9
    add s9, s9, s11
    pq_smm s11, t6, ra, s7
    add ra, s7, t6
    lw s7, 28(a1)
    pq_smm t6, s9, s3, a3
    add a3, a3, s9
    pq_smm s9, ra, s3, a2
    add a2, a2, ra
    add ra, t4, a5
    pq_smm a5, a5, s3, t4
    pq_smm t4, s11, s3, t3
    add t3, t3, s11
    pq_smm s11, a3, s4, t1
    add t1, t1, a3
    pq_smm a3, a2, s4, t0
    add t0, t0, a2
    pq_smm a2, ra, s4, t2
    pq_mm t1, t1, s5
    pq_mm t0, t0, s5
    add t2, t2, ra
    sw t1, 16(a0)
    sw s11, 528(a0)
    pq_mm ra, t2, s5
    pq_smm t1, t3, s4, s10
    add s11, s10, t3
    sw t0, 80(a0)
    pq_smm t2, a5, s4, t5
    sw a3, 592(a0)
    pq_mm s10, s11, s5
    pq_smm s11, t6, s4, a6
    add t3, a6, t6
    sw ra, 144(a0)
    pq_mm t0, t3, s5
    pq_smm a3, s9, s4, s8
    add a6, s8, s9
    sw t1, 720(a0)
    sw a2, 656(a0)
    sw s10, 208(a0)
    pq_mm a6, a6, s5
    add t6, t5, a5
    sw t0, 272(a0)
    sw s11, 784(a0)
    pq_mm t0, t6, s5
    add s8, s6, t4
    sw a6, 336(a0)
    lw ra, 32(a1)
    pq_smm t3, t4, s4, s6
    pq_mm s9, s8, s5
    sw a3, 848(a0)
    sw t0, 400(a0)
    sw t2, 912(a0)
    sw s9, 464(a0)
    sw t3, 976(a0)
    lw a5, 36(a1)
    lw a2, 216(a0)
    lw t1, 24(a0)
    lw t5, 88(a0)
    lw s10, 152(a0)
    lw t4, 344(a0)
    lw t0, 52(a1)
    lw s11, 280(a0)
    lw t6, 408(a0)
    lw a3, 472(a0)
    lw a6, 40(a1)
    lw s8, 48(a1)
    lw s6, 44(a1)
    lw t2, 60(a1)
    lw s9, 56(a1)
    pq_smm t3, t5, a4, t1
    lw a4, 536(a0)
    pq_smm s7, a2, s7, s10
    add t1, t1, t5
    add t5, s10, a2
    lw a2, 600(a0)
    pq_smm s10, t5, s0, t1
    add t1, t1, t5
    add t5, t3, s7
    pq_smm s7, s7, s0, t3
    pq_smm t3, t4, ra, s11
    lw ra, 664(a0)
    add s11, s11, t4
    pq_smm t4, a3, a5, t6
    add a5, t6, a3
    pq_smm a3, a5, s1, s11
    pq_smm t6, t4, s1, t3
    add t3, t3, t4
    lw t4, 728(a0)
    add a5, s11, a5
    pq_smm s11, a5, s2, t1
    add t1, t1, a5
    pq_smm a5, t3, s2, t5
    pq_smm s6, t4, s6, ra
    add t3, t5, t3
    pq_smm t5, a3, s2, s10
    add a3, s10, a3
    pq_smm s10, t6, s2, s7
    add s7, s7, t6
    pq_smm t6, a2, a6, a4
    add a6, a4, a2
    lw a2, 792(a0)
    add a4, ra, t4
    lw ra, 856(a0)
    pq_smm t4, a4, s8, a6
    pq_smm s8, s6, s8, t6
    add s6, t6, s6
    lw t6, 920(a0)
    pq_smm t0, ra, t0, a2
    add ra, a2, ra
    lw a2, 984(a0)
    pq_smm s9, a2, s9, t6
    add t6, t6, a2
    pq_smm a2, t6, t2, ra
    add ra, ra, t6
    lw t6, 24(a1)
    pq_smm t2, s9, t2, t0
    add a6, a6, a4
    add a4, t0, s9
    lw t0, 28(a1)
    pq_smm s9, ra, s3, a6
    add a6, a6, ra
    pq_smm ra, a4, s3, s6
    add a4, s6, a4
    pq_smm s6, a2, s3, t4
    add a2, t4, a2
    pq_smm t4, t2, s3, s8
    add t2, s8, t2
    pq_smm s8, a6, s4, t1
    add t1, t1, a6
    pq_mm a6, t1, s5
    add t1, t3, a4
    pq_mm t1, t1, s5
    pq_smm a4, a4, s4, t3
    pq_smm t3, a2, s4, a3
    sw a6, 24(a0)
    sw s8, 536(a0)
    add a2, a3, a2
    pq_mm a6, a2, s5
    pq_smm s8, t2, s4, s7
    lw a3, 60(a1)
    add a2, s7, t2
    sw t1, 88(a0)
    sw a4, 600(a0)
    pq_smm t2, s9, s4, s11
    add s7, s11, s9
    sw a6, 152(a0)
    pq_mm a2, a2, s5
    sw t3, 664(a0)
    pq_mm t1, s7, s5
    pq_smm a4, ra, s4, a5
    add s9, a5, ra
    sw a2, 216(a0)
    sw s8, 728(a0)
    sw t2, 792(a0)
    pq_mm s11, s9, s5
    pq_smm a6, s6, s4, t5
    add t3, t5, s6
    pq_smm s6, t4, s4, s10
    sw t1, 280(a0)
    pq_mm t3, t3, s5
    add t2, s10, t4
    sw s11, 344(a0)
    pq_mm s7, t2, s5
    lw a2, 32(a1)
    sw t3, 408(a0)
    sw a4, 856(a0)
    sw s7, 472(a0)
    sw a6, 920(a0)
    sw s6, 984(a0)
    lw a6, 36(a1)
    lw t5, 96(a0)
    lw s9, 288(a0)
    lw s7, 160(a0)
    lw s8, 224(a0)
    lw ra, 32(a0)
    lw s10, 352(a0)
    lw t3, 52(a1)
    lw t4, 40(a1)
    lw a4, 44(a1)
    lw a5, 416(a0)
    lw t1, 480(a0)
    lw t2, 48(a1)
    lw s11, 56(a1)
    pq_smm s6, t5, t6, ra
    add t6, ra, t5
    add ra, s7, s8
    lw t5, 544(a0)
    pq_smm t0, s8, t0, s7
    lw s7, 608(a0)
    pq_smm s8, ra, s0, t6
    add ra, t6, ra
    pq_smm t6, t0, s0, s6
    add s6, s6, t0
    pq_smm t0, s10, a2, s9
    add a2, s9, s10
    lw s9, 672(a0)
    add s10, a5, t1
    pq_smm t1, t1, a6, a5
    lw a5, 736(a0)
    pq_smm a6, s10, s1, a2
    add a2, a2, s10
    pq_smm s10, t1, s1, t0
    add t0, t0, t1
    pq_smm t1, a2, s2, ra
    add ra, ra, a2
    pq_smm a2, t0, s2, s6
    add s6, s6, t0
    pq_smm t0, s7, t4, t5
    pq_smm t4, a6, s2, s8
    add s8, s8, a6
    pq_smm a6, a5, a4, s9
    pq_smm a4, s10, s2, t6
    add s10, t6, s10
    add t6, t5, s7
    lw s7, 800(a0)
    add t5, s9, a5
    lw s9, 864(a0)
    pq_smm a5, a6, t2, t0
    add t0, t0, a6
    lw a6, 928(a0)
    pq_smm t2, t5, t2, t6
    pq_smm t3, s9, t3, s7
    add s7, s7, s9
    lw s9, 992(a0)
    add t5, t6, t5
    add t6, a6, s9
    pq_smm s9, s9, s11, a6
    lw a6, 24(a1)
    pq_smm s11, t6, a3, s7
    add s7, s7, t6
    add t6, t3, s9
    pq_smm a3, s9, a3, t3
    lw s9, 28(a1)
    pq_smm t3, s7, s3, t5
    add s7, t5, s7
    pq_smm t5, t6, s3, t0
    add t0, t0, t6
    pq_smm t6, s11, s3, t2
    add t2, t2, s11
    pq_smm s11, a3, s3, a5
    add a3, a5, a3
    pq_smm a5, s7, s4, ra
    add ra, ra, s7
    pq_mm s7, ra, s5
    pq_smm ra, t0, s4, s6
    add s6, s6, t0
    sw s7, 32(a0)
    pq_smm t0, t2, s4, s8
    add s7, s10, a3
    add s8, s8, t2
    pq_mm t2, s6, s5
    sw a5, 544(a0)
    pq_mm s6, s8, s5
    pq_smm a5, a3, s4, s10
    sw t2, 96(a0)
    pq_mm s8, s7, s5
    sw ra, 608(a0)
    pq_smm ra, t3, s4, t1
    add a3, t1, t3
    sw t0, 672(a0)
    add s10, a2, t5
    pq_smm t2, t5, s4, a2
    sw s8, 224(a0)
    sw s6, 160(a0)
    sw a5, 736(a0)
    pq_mm s7, a3, s5
    pq_mm s10, s10, s5
    pq_smm t1, t6, s4, t4
    add a3, t4, t6
    sw s7, 288(a0)
    sw ra, 800(a0)
    pq_mm s6, a3, s5
    pq_smm t3, s11, s4, a4
    add a2, a4, s11
    sw s6, 416(a0)
    sw t1, 928(a0)
    pq_mm t0, a2, s5
    lw s8, 32(a1)
    lw t4, 36(a1)
    sw t3, 992(a0)
    sw t2, 864(a0)
    lw s11, 40(a0)
    lw t5, 104(a0)
    lw a3, 360(a0)
    sw t0, 480(a0)
    sw s10, 352(a0)
    lw t2, 232(a0)
    lw t0, 168(a0)
    lw a5, 44(a1)
    lw t6, 56(a1)
    lw ra, 296(a0)
    add s7, s11, t5
    lw a4, 488(a0)
    lw s10, 40(a1)
    lw a2, 48(a1)
    lw t1, 424(a0)
    lw s6, 52(a1)
    pq_smm t3, t5, a6, s11
    lw s11, 552(a0)
    pq_smm t5, t2, s9, t0
    pq_smm a6, a3, s8, ra
    add s9, t0, t2
    lw t0, 616(a0)
    lw s8, 60(a1)
    pq_smm t2, a4, t4, t1
    pq_smm t4, s9, s0, s7
    add s7, s7, s9
    pq_smm s9, t5, s0, t3
    add t3, t3, t5
    add t5, t1, a4
    add t1, ra, a3
    pq_smm a4, t5, s1, t1
    lw ra, 680(a0)
    lw a3, 744(a0)
    add t1, t1, t5
    pq_smm t5, t2, s1, a6
    add t2, a6, t2
    pq_smm a6, t1, s2, s7
    add t1, s7, t1
    pq_smm s7, t2, s2, t3
    pq_smm s10, t0, s10, s11
    add t2, t3, t2
    pq_smm t3, a4, s2, t4
    add a4, t4, a4
    pq_smm t4, t5, s2, s9
    add s9, s9, t5
    pq_smm t5, a3, a5, ra
    add a5, s11, t0
    add t0, ra, a3
    lw ra, 872(a0)
    lw s11, 808(a0)
    pq_smm a3, t0, a2, a5
    add t0, a5, t0
    pq_smm a5, t5, a2, s10
    add a2, s10, t5
    lw s10, 936(a0)
    pq_smm t5, ra, s6, s11
    add s6, s11, ra
    lw s11, 1000(a0)
    lw ra, 24(a1)
    pq_smm t6, s11, t6, s10
    add s10, s10, s11
    pq_smm s11, s10, s8, s6
    add s6, s6, s10
    add s10, t5, t6
    pq_smm s8, t6, s8, t5
    lw t5, 28(a1)
    pq_smm t6, s6, s3, t0
    add t0, t0, s6
    pq_smm s6, s10, s3, a2
    add a2, a2, s10
    pq_smm s10, s11, s3, a3
    add a3, a3, s11
    pq_smm s11, s8, s3, a5
    add a5, a5, s8
    pq_smm s8, t0, s4, t1
    add t0, t1, t0
    pq_smm t1, a2, s4, t2
    add t2, t2, a2
    pq_smm a2, a3, s4, a4
    pq_mm t2, t2, s5
    pq_mm t0, t0, s5
    add a3, a4, a3
    sw s8, 552(a0)
    pq_mm a4, a3, s5
    pq_smm s8, a5, s4, s9
    add s9, s9, a5
    sw t0, 40(a0)
    sw t2, 104(a0)
    sw t1, 616(a0)
    pq_smm a3, t6, s4, a6
    pq_mm t2, s9, s5
    sw a4, 168(a0)
    add s9, s7, s6
    add a5, a6, t6
    pq_smm a6, s6, s4, s7
    sw a2, 680(a0)
    pq_mm a2, a5, s5
    sw t2, 232(a0)
    sw s8, 744(a0)
    sw a2, 296(a0)
    pq_smm a5, s11, s4, t4
    pq_mm t0, s9, s5
    pq_smm t1, s10, s4, t3
    add a4, t3, s10
    sw a3, 808(a0)
    add s8, t4, s11
    pq_mm a4, a4, s5
    sw t0, 360(a0)
    sw a6, 872(a0)
    pq_mm s6, s8, s5
    sw a4, 424(a0)
    sw t1, 936(a0)
    sw s6, 488(a0)
    sw a5, 1000(a0)
    lw t2, 32(a1)
    lw s10, 36(a1)
    lw s9, 48(a0)
    lw t6, 112(a0)
    lw t3, 176(a0)
    lw s7, 304(a0)
    lw a2, 56(a1)
    lw t1, 368(a0)
    lw a3, 432(a0)
    lw s11, 240(a0)
    lw t4, 496(a0)
    lw t0, 40(a1)
    lw a6, 44(a1)
    add s8, s9, t6
    lw a4, 48(a1)
    pq_smm s6, t4, s10, a3
    lw a5, 52(a1)
    lw s10, 60(a1)
    pq_smm t5, s11, t5, t3
    pq_smm ra, t6, ra, s9
    lw s9, 560(a0)
    add t6, t3, s11
    lw t3, 624(a0)
    pq_smm s11, t6, s0, s8
    add s8, s8, t6
    pq_smm t6, t5, s0, ra
    add ra, ra, t5
    pq_smm t5, t1, t2, s7
    add t2, s7, t1
    lw s7, 688(a0)
    add t1, a3, t4
    lw a3, 752(a0)
    pq_smm t4, t1, s1, t2
    add t2, t2, t1
    pq_smm t1, s6, s1, t5
    add t5, t5, s6
    pq_smm s6, t2, s2, s8
    add t2, s8, t2
    pq_smm s8, t5, s2, ra
    add ra, ra, t5
    pq_smm t5, t4, s2, s11
    add s11, s11, t4
    pq_smm t4, t1, s2, t6
    add t1, t6, t1
    pq_smm t6, t3, t0, s9
    add t0, s9, t3
    lw s9, 816(a0)
    pq_smm t3, a3, a6, s7
    add a6, s7, a3
    lw s7, 880(a0)
    pq_smm a3, a6, a4, t0
    pq_smm a4, t3, a4, t6
    add t3, t6, t3
    lw t6, 944(a0)
    pq_smm a5, s7, a5, s9
    add s7, s9, s7
    lw s9, 1008(a0)
    pq_smm a2, s9, a2, t6
    add t0, t0, a6
    add a6, t6, s9
    lw s9, 24(a1)
    add t6, s7, a6
    pq_smm a6, a6, s10, s7
    pq_smm s7, t6, s3, t0
    pq_smm s10, a2, s10, a5
    add a2, a5, a2
    lw a5, 28(a1)
    add t0, t0, t6
    pq_smm t6, a2, s3, t3
    add a2, t3, a2
    add t3, a3, a6
    pq_smm a3, a6, s3, a3
    pq_smm a6, s10, s3, a4
    add a4, a4, s10
    pq_smm s10, t0, s4, t2
    add t0, t2, t0
    pq_smm t2, a2, s4, ra
    pq_mm t0, t0, s5
    add ra, ra, a2
    pq_mm a2, ra, s5
    add ra, s11, t3
    pq_smm s11, t3, s4, s11
    sw t0, 48(a0)
    sw s10, 560(a0)
    pq_mm t3, ra, s5
    add ra, t1, a4
    sw a2, 112(a0)
    sw s11, 688(a0)
    sw t3, 176(a0)
    pq_mm a2, ra, s5
    sw t2, 624(a0)
    add t0, s6, s7
    pq_smm s10, a4, s4, t1
    pq_smm s11, s7, s4, s6
    pq_smm t3, t6, s4, s8
    pq_mm ra, t0, s5
    add t2, s8, t6
    sw s10, 752(a0)
    sw a2, 240(a0)
    pq_smm s7, a3, s4, t5
    add t6, t5, a3
    pq_mm t1, t2, s5
    pq_smm a4, a6, s4, t4
    sw ra, 304(a0)
    add t2, t4, a6
    sw s11, 816(a0)
    pq_mm s6, t6, s5
    sw t3, 880(a0)
    pq_mm t0, t2, s5
    sw s6, 432(a0)
    lw ra, 56(a0)
    sw t0, 496(a0)
    sw a4, 1008(a0)
    sw t1, 368(a0)
    lw a3, 36(a1)
    sw s7, 944(a0)
    lw t5, 120(a0)
    lw s6, 184(a0)
    lw a2, 32(a1)
    lw s8, 248(a0)
    lw a4, 60(a1)
    lw t0, 312(a0)
    lw t1, 40(a1)
    lw t2, 48(a1)
    lw s10, 504(a0)
    lw s11, 440(a0)
    lw a6, 52(a1)
    lw s7, 56(a1)
    lw t6, 376(a0)
    pq_smm t4, t5, s9, ra
    add t3, ra, t5
    lw s9, 44(a1)
    lw ra, 568(a0)
    pq_smm t5, s8, a5, s6
    add a5, s6, s8
    add s6, t3, a5
    pq_smm s8, a5, s0, t3
    add a5, t4, t5
    add t3, s11, s10
    pq_smm t4, t5, s0, t4
    pq_smm t5, t6, a2, t0
    lw a2, 632(a0)
    pq_smm a3, s10, a3, s11
    add s10, t0, t6
    lw t0, 696(a0)
    pq_smm s11, t3, s1, s10
    add t6, s10, t3
    pq_smm s10, a3, s1, t5
    add t5, t5, a3
    pq_smm t3, t6, s2, s6
    add a3, s6, t6
    add s6, a5, t5
    pq_smm t6, t5, s2, a5
    add a5, s8, s11
    lw t5, 760(a0)
    pq_smm s8, s11, s2, s8
    pq_smm s11, s10, s2, t4
    pq_smm t1, a2, t1, ra
    add ra, ra, a2
    add a2, t0, t5
    pq_smm t0, t5, s9, t0
    add s9, t4, s10
    lw t5, 888(a0)
    pq_smm s10, a2, t2, ra
    pq_smm t4, t0, t2, t1
    lw t2, 824(a0)
    add ra, ra, a2
    lw a2, 952(a0)
    pq_smm a6, t5, a6, t2
    add t0, t1, t0
    add t1, t2, t5
    lw t2, 1016(a0)
    add t5, a2, t2
    pq_smm t2, t2, s7, a2
    pq_smm a2, t5, a4, t1
    add s7, t1, t5
    add t1, a6, t2
    pq_smm t5, t1, s3, t0
    pq_smm t2, t2, a4, a6
    pq_smm a4, s7, s3, ra
    add a6, ra, s7
    pq_smm ra, a6, s4, a3
    add t1, t0, t1
    pq_smm s7, a2, s3, s10
    add t0, s10, a2
    pq_smm a2, t2, s3, t4
    add s10, t4, t2
    add t4, a3, a6
    pq_smm t2, t1, s4, s6
    add s6, s6, t1
    pq_mm a3, s6, s5
    pq_smm a6, t0, s4, a5
    add t1, a5, t0
    sw ra, 568(a0)
    pq_smm s6, s10, s4, s9
    pq_mm a5, t4, s5
    sw a3, 120(a0)
    add t0, s9, s10
    pq_mm ra, t1, s5
    sw t2, 632(a0)
    pq_smm t4, t5, s4, t6
    pq_smm a3, a4, s4, t3
    add t1, t3, a4
    sw ra, 184(a0)
    pq_mm t3, t1, s5
    sw a6, 696(a0)
    pq_mm s9, t0, s5
    sw a3, 824(a0)
    sw a5, 56(a0)
    add s10, t6, t5
    sw s9, 248(a0)
    pq_smm t2, s7, s4, s8
    sw t3, 312(a0)
    add t6, s8, s7
    sw s6, 760(a0)
    pq_mm s10, s10, s5
    pq_smm s6, a2, s4, s11
    pq_mm a4, t6, s5
    sw s10, 376(a0)
    sw t4, 888(a0)
    add a6, s11, a2
    pq_mm t1, a6, s5
    addi a0, a0, 4
    sw a4, 436(a0)
    sw t1, 500(a0)
    sw t2, 948(a0)
    sw s6, 1012(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_3
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s3, 12(sp)
    lw s2, 8(sp)
    lw s6, 24(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    addi a1, a1, 64
    lw s7, 28(sp)
    lw s9, 36(sp)
    lw s8, 32(sp)
    addi a0, a0, -8
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
    .size mldsa_invntt_tomont, . - mldsa_invntt_tomont

    .section .rodata
    .balign 8
.Lconstants:
    .word 6403635, 846154, 4540456, 6979993, 4442679, 3628969, 2797779, 1362209
    .word 48306, 3881060, 4460757, 554416, 3019102, 6308525, 8100412, 3545687
    .word 6767575, 1439742, 976891, 8196974, 812732, 2556880, 2286327, 420899
    .word 1584928, 2235985, 2939036, 7094748, 4479693, 4369920, 3833893, 260646
    .word 7039087, 1104333, 1667432, 7064828, 4499374, 6470041, 1803090, 177440
    .word 6656817, 426683, 2409325, 7426187, 19422, 7908339, 6662682, 1851402
    .word 975884, 6167306, 5220671, 7849063, 8110657, 4513516, 3553272, 4856520
    .word 3038916, 8190869, 7568473, 6623180, 1799107, 3694233, 1316856, 6727783
    .word 7570268, 7620448, 4680821, 5366416, 6764025, 210977, 8217573, 3183426
    .word 5991061, 1600420, 3277672, 1207385, 8194886, 3249728, 5011305, 6423145
    .word 6727353, 2140649, 164721, 5925962, 8578, 5948022, 2013608, 3724342
    .word 4873154, 1399561, 3776993, 7786281, 4421799, 3724270, 2584293, 7475901
    .word 3821735, 1846953, 1671176, 1100098, 2831860, 542412, 8336129, 4874723
    .word 3859737, 4974386, 6144537, 5282425, 7603226, 6880252, 7871466, 1643818
    .word 1374803, 2546312, 8115473, 6463336, 1279661, 3343383, 1699267, 2118186
    .word 1962642, 5074302, 1430430, 7067962, 451100, 6527646, 539299, 1430225
    .word 3318210, 7031341, 7143142, 1333058, 381987, 6031717, 2108549, 1050970
    .word 6476982, 1308169, 6511298, 2994039, 22981, 300467, 3548272, 5744496
    .word 1228525, 7129923, 3767016, 671102, 4840449, 5760665, 6784443, 5894064
    .word 2477047, 7132797, 4325093, 411027, 2867647, 7115408, 2590150, 3693493
    .word 5688936, 5538076, 2967645, 4805995, 1119584, 8177373, 6644538, 5665122
    .word 3342277, 4943130, 6232521, 3043716, 4272102, 2437823, 983419, 8093429
    .word 8038120, 4968207, 3861115, 549488, 3595838, 768622, 8253495, 525098
    .word 3556995, 3632928, 4464978, 5173371, 6348669, 3157330, 3122442, 655327
    .word 3190144, 2537516, 4794489, 522500, 43260, 1000202, 1613174, 7884926
    .word 4083598, 3592148, 7561383, 7470875, 6441103, 6521319, 7479715, 1257611
    .word 1661693, 1079900, 3193378, 1197226, 1585221, 3759364, 3520352, 6203962
    .word 4849980, 4867236, 1235728, 4904467, 5945978, 8113420, 1452451, 5303092
    .word 7356305, 3562462, 2446433, 3041255, 6136326, 3342478, 3677745, 8284641
    .word 4562441, 6063917, 1528703, 4972711, 6288750, 3930395, 5674394, 5654953
    .word 7913949, 876248, 518909, 2608894, 3975713, 41978, 5700314, 5268920
    .word 2884855, 5260684, 2091905, 359251, 777960, 6026966, 6554070, 8143293

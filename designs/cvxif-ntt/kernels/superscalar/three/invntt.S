# invntt of ml-dsa-44, variant "products-3" of design "cvxif-ntt", with invntt.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 2,350 -> 2,348 cycles, 7,340 -> 7,338 bytes, proved equal to what came.
# No order takes fewer than 1,866 cycles (issue slots: 946, 2 a cycle, 2 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cva6-superscalar --design cvxif-ntt --variant products-3 --kernel start/superscalar/three/invntt.S --effort 1 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, products with one result, three operands, scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
.Lmldsa_invntt_tomont_pc8000aab2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc8000aab2)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    addi a7, a0, 1024
.Lmldsa_invntt_tomont_1:
    lw t0, 0(a0)
    lw t1, 4(a0)
    lw t2, 8(a0)
    lw t3, 12(a0)
    add t4, t0, t1
    lw t5, 0(a1)
    lw t6, 4(a1)
    add a2, t2, t3
    lw a3, 8(a1)
    lw a5, 16(a0)
    lw a6, 20(a0)
    add a4, t4, a2
    lw s0, 24(a0)
    lw s1, 28(a0)
    add s2, a5, a6
    lw s3, 12(a1)
    lw s4, 16(a1)
    add s5, s0, s1
    lw s6, 20(a1)
    add s7, s2, s5
    lw s8, 24(a1)
    add s9, a4, s7
    pq_smm s10, t1, t5, t0
    lw s11, 32(a0)
    pq_smm ra, t3, t6, t2
    lw t1, 36(a0)
    pq_smm t5, a2, a3, t4
    lw t0, 40(a0)
    lw t3, 44(a0)
    add t6, s11, t1
    pq_smm t2, ra, a3, s10
    add a2, s10, ra
    lw t4, 28(a1)
    add a3, t0, t3
    pq_smm s10, a6, s3, a5
    lw ra, 32(a1)
    pq_smm a6, s1, s4, s0
    lw s3, 36(a1)
    lw a5, 48(a0)
    add s1, t6, a3
    lw s4, 52(a0)
    add s0, s10, a6
    pq_smm s5, s5, s6, s2
    add s2, a2, s0
    pq_smm a6, a6, s6, s10
    lw s6, 56(a0)
    pq_smm s10, s7, s8, a4
    lw s7, 60(a0)
    pq_smm a4, s0, s8, a2
    lw s0, 40(a1)
    pq_smm a2, s5, s8, t5
    add t5, t5, s5
    pq_smm s5, a6, s8, t2
    add s8, t2, a6
    lw t2, 44(a1)
    add a6, a5, s4
    pq_smm t1, t1, t4, s11
    lw t4, 48(a1)
    pq_smm s11, t3, ra, t0
    lw t3, 52(a1)
    pq_smm ra, a3, s3, t6
    lw t0, 56(a1)
    pq_smm a3, s4, s0, a5
    add t6, s6, s7
    pq_smm s4, s11, s3, t1
    add s0, t1, s11
    pq_smm a5, s7, t2, s6
    add s3, a6, t6
    pq_smm t1, t6, t4, a6
    add s11, s1, s3
    pq_smm s7, s3, t3, s1
    lw t2, 64(a0)
    pq_smm s6, a5, t4, a3
    add t6, a3, a5
    pq_smm a6, t6, t3, s0
    add s3, s0, t6
    lw s1, 68(a0)
    add t4, ra, t1
    pq_smm a3, t1, t3, ra
    lw a5, 72(a0)
    lw s0, 76(a0)
    add t6, s4, s6
    pq_smm t1, s6, t3, s4
    lw ra, 60(a1)
    pq_smm s6, s11, t0, s9
    add t3, s9, s11
    sw t3, 0(a0)
    add s4, s2, s3
    sw s4, 4(a0)
    add s9, t5, t4
    sw s6, 32(a0)
    add s11, s8, t6
    lw t3, 64(a1)
    add s4, s10, s7
    sw s9, 8(a0)
    add s6, a4, a6
    sw s11, 12(a0)
    add s9, a2, a3
    sw s4, 16(a0)
    add s11, s5, t1
    sw s6, 20(a0)
    add s4, t2, s1
    sw s9, 24(a0)
    add s6, a5, s0
    sw s11, 28(a0)
    add s9, s4, s6
    pq_smm s11, s3, t0, s2
    lw s3, 68(a1)
    pq_smm s2, t4, t0, t5
    lw t4, 80(a0)
    pq_smm t5, t6, t0, s8
    lw t6, 84(a0)
    sw s11, 36(a0)
    sw s2, 40(a0)
    sw t5, 44(a0)
    add s8, t4, t6
    lw s11, 88(a0)
    lw s2, 92(a0)
    pq_smm t5, s7, t0, s10
    lw s7, 72(a1)
    pq_smm s10, a6, t0, a4
    lw a6, 76(a1)
    pq_smm a4, a3, t0, a2
    lw a3, 80(a1)
    sw t5, 48(a0)
    add a2, s11, s2
    sw s10, 52(a0)
    add t5, s8, a2
    sw a4, 56(a0)
    add s10, s9, t5
    pq_smm a4, t1, t0, s5
    lw t1, 84(a1)
    pq_smm t0, s1, ra, t2
    lw s5, 96(a0)
    pq_smm s1, s0, t3, a5
    lw ra, 100(a0)
    sw a4, 60(a0)
    lw t2, 104(a0)
    pq_smm s0, s6, s3, s4
    lw t3, 108(a0)
    pq_smm a5, s1, s3, t0
    add a4, t0, s1
    lw s6, 88(a1)
    add s4, s5, ra
    pq_smm s3, t6, s7, t4
    lw t0, 92(a1)
    pq_smm s1, s2, a6, s11
    lw t6, 96(a1)
    lw s7, 112(a0)
    add t4, t2, t3
    lw a6, 120(a0)
    lw s2, 116(a0)
    add s11, s4, t4
    pq_smm a2, a2, a3, s8
    pq_smm s8, s1, a3, s3
    add a3, s3, s1
    lw s3, 124(a0)
    add s1, a4, a3
    pq_smm t5, t5, t1, s9
    add s9, s0, a2
    pq_smm a3, a3, t1, a4
    add a4, a5, s8
    pq_smm s0, a2, t1, s0
    add a2, s7, s2
    pq_smm s8, s8, t1, a5
    lw t1, 100(a1)
    pq_smm a5, ra, s6, s5
    lw ra, 104(a1)
    lw s6, 108(a1)
    add s5, a6, s3
    pq_smm t3, t3, t0, t2
    lw t0, 112(a1)
    pq_smm t2, t4, t6, s4
    lw t4, 116(a1)
    pq_smm s4, s2, t1, s7
    add s2, a2, s5
    pq_smm t1, t3, t6, a5
    add s7, a5, t3
    pq_smm t6, s3, ra, a6
    add a5, s11, s2
    pq_smm t3, s5, s6, a2
    lw s3, 128(a0)
    pq_smm ra, s2, t0, s11
    lw a2, 132(a0)
    pq_smm s5, t6, s6, s4
    add a6, s4, t6
    pq_smm s2, a6, t0, s7
    add a6, s7, a6
    pq_smm s6, t3, t0, t2
    add s4, t2, t3
    lw t6, 136(a0)
    add s7, t1, s5
    lw s11, 140(a0)
    add t2, s10, a5
    sw t2, 64(a0)
    add t3, s1, a6
    sw t3, 68(a0)
    add t2, s9, s4
    sw t2, 72(a0)
    add t3, a4, s7
    sw t3, 76(a0)
    add t2, t5, ra
    sw t2, 80(a0)
    add t3, a3, s2
    sw t3, 84(a0)
    add t2, s0, s6
    sw t2, 88(a0)
    add t3, s3, a2
    pq_smm t2, s5, t0, t1
    lw s5, 120(a1)
    pq_smm t0, a5, t4, s10
    lw t1, 124(a1)
    pq_smm a5, a6, t4, s1
    lw s10, 128(a1)
    lw a6, 144(a0)
    add s1, s8, t2
    sw t0, 96(a0)
    add t0, t6, s11
    sw a5, 100(a0)
    add a5, t3, t0
    sw s1, 92(a0)
    pq_smm s1, s4, t4, s9
    lw s4, 148(a0)
    pq_smm s9, s7, t4, a4
    lw s7, 152(a0)
    pq_smm a4, ra, t4, t5
    lw ra, 156(a0)
    sw s1, 104(a0)
    add t5, a6, s4
    sw s9, 108(a0)
    add s1, s7, ra
    sw a4, 112(a0)
    add s9, t5, s1
    pq_smm a4, s2, t4, a3
    lw s2, 132(a1)
    pq_smm a3, s6, t4, s0
    lw s6, 136(a1)
    pq_smm s0, t2, t4, s8
    lw t2, 140(a1)
    sw a4, 116(a0)
    add t4, a5, s9
    sw a3, 120(a0)
    sw s0, 124(a0)
    lw s8, 144(a1)
    pq_smm a4, a2, s5, s3
    lw a3, 160(a0)
    pq_smm s11, s11, t1, t6
    lw a2, 164(a0)
    pq_smm s5, t0, s10, t3
    lw s3, 168(a0)
    lw s0, 172(a0)
    add t1, a3, a2
    pq_smm t6, s11, s10, a4
    add t0, a4, s11
    lw t3, 148(a1)
    add s10, s3, s0
    pq_smm a4, s4, s2, a6
    lw s11, 152(a1)
    pq_smm s4, ra, s6, s7
    lw s2, 156(a1)
    lw a6, 176(a0)
    add ra, t1, s10
    lw s6, 180(a0)
    add s7, a4, s4
    pq_smm s1, s1, t2, t5
    add t5, t0, s7
    pq_smm s4, s4, t2, a4
    lw t2, 184(a0)
    pq_smm a4, s9, s8, a5
    lw s9, 188(a0)
    pq_smm a5, s7, s8, t0
    lw s7, 160(a1)
    pq_smm t0, s1, s8, s5
    add s5, s5, s1
    pq_smm s1, s4, s8, t6
    add s8, t6, s4
    lw t6, 164(a1)
    add s4, a6, s6
    pq_smm a2, a2, t3, a3
    lw t3, 168(a1)
    pq_smm a3, s0, s11, s3
    lw s0, 172(a1)
    pq_smm s11, s10, s2, t1
    lw s3, 176(a1)
    pq_smm s10, s6, s7, a6
    add t1, t2, s9
    pq_smm s6, a3, s2, a2
    add s7, a2, a3
    pq_smm a6, s9, t6, t2
    add s2, s4, t1
    pq_smm a2, t1, t3, s4
    add a3, ra, s2
    pq_smm s9, s2, s0, ra
    lw t6, 192(a0)
    pq_smm t2, a6, t3, s10
    add t1, s10, a6
    pq_smm s4, t1, s0, s7
    add s2, s7, t1
    lw ra, 196(a0)
    add t3, s11, a2
    pq_smm s10, a2, s0, s11
    lw a6, 200(a0)
    lw s7, 204(a0)
    add t1, s6, t2
    pq_smm a2, t2, s0, s6
    lw s11, 180(a1)
    pq_smm t2, a3, s3, t4
    add s0, t4, a3
    sw s0, 128(a0)
    add s6, t5, s2
    sw s6, 132(a0)
    add t4, s5, t3
    sw t2, 160(a0)
    add a3, s8, t1
    lw s0, 184(a1)
    add s6, a4, s9
    sw t4, 136(a0)
    add t2, a5, s4
    sw a3, 140(a0)
    add t4, t0, s10
    sw s6, 144(a0)
    add a3, s1, a2
    sw t2, 148(a0)
    add s6, t6, ra
    sw t4, 152(a0)
    add t2, a6, s7
    sw a3, 156(a0)
    add t4, s6, t2
    pq_smm a3, s2, s3, t5
    lw s2, 188(a1)
    pq_smm t5, t3, s3, s5
    lw t3, 208(a0)
    pq_smm s5, t1, s3, s8
    lw t1, 212(a0)
    sw a3, 164(a0)
    sw t5, 168(a0)
    sw s5, 172(a0)
    add s8, t3, t1
    lw a3, 216(a0)
    lw t5, 220(a0)
    pq_smm s5, s9, s3, a4
    lw s9, 192(a1)
    pq_smm a4, s4, s3, a5
    lw s4, 196(a1)
    pq_smm a5, s10, s3, t0
    lw s10, 200(a1)
    sw s5, 176(a0)
    add t0, a3, t5
    sw a4, 180(a0)
    add s5, s8, t0
    sw a5, 184(a0)
    add a4, t4, s5
    pq_smm a5, a2, s3, s1
    lw a2, 204(a1)
    pq_smm s3, ra, s11, t6
    lw s1, 224(a0)
    pq_smm ra, s7, s0, a6
    lw s11, 228(a0)
    sw a5, 188(a0)
    lw t6, 232(a0)
    pq_smm s7, t2, s2, s6
    lw s0, 236(a0)
    pq_smm a6, ra, s2, s3
    add a5, s3, ra
    lw t2, 208(a1)
    add s6, s1, s11
    pq_smm s2, t1, s9, t3
    lw s3, 212(a1)
    pq_smm ra, t5, s4, a3
    lw t1, 216(a1)
    lw s9, 240(a0)
    add t3, t6, s0
    lw t5, 244(a0)
    add s4, s6, t3
    pq_smm a3, t0, s10, s8
    lw t0, 248(a0)
    pq_smm s8, ra, s10, s2
    add s10, s2, ra
    lw s2, 252(a0)
    add ra, a5, s10
    pq_smm s5, s5, a2, t4
    add t4, s7, a3
    pq_smm s10, s10, a2, a5
    add a5, a6, s8
    pq_smm a3, a3, a2, s7
    add s7, s9, t5
    pq_smm s8, s8, a2, a6
    lw a2, 220(a1)
    pq_smm a6, s11, t2, s1
    lw s11, 224(a1)
    lw t2, 228(a1)
    add s1, t0, s2
    pq_smm s0, s0, s3, t6
    lw s3, 232(a1)
    pq_smm t6, t3, t1, s6
    lw t3, 236(a1)
    pq_smm s6, t5, a2, s9
    add t5, s7, s1
    pq_smm a2, s0, t1, a6
    add s9, a6, s0
    pq_smm t1, s2, s11, t0
    add a6, s4, t5
    pq_smm s0, s1, t2, s7
    lw s2, 256(a0)
    pq_smm s11, t5, s3, s4
    lw t0, 260(a0)
    pq_smm s1, t1, t2, s6
    add s7, s6, t1
    pq_smm t5, s7, s3, s9
    add s4, s9, s7
    pq_smm t2, s0, s3, t6
    add s6, t6, s0
    lw t1, 264(a0)
    add s9, a2, s1
    lw s7, 268(a0)
    add t6, a4, a6
    sw t6, 192(a0)
    add s0, ra, s4
    sw s0, 196(a0)
    add t6, t4, s6
    sw t6, 200(a0)
    add s0, a5, s9
    sw s0, 204(a0)
    add t6, s5, s11
    sw t6, 208(a0)
    add s0, s10, t5
    sw s0, 212(a0)
    add t6, a3, t2
    sw t6, 216(a0)
    add s0, s2, t0
    pq_smm t6, s1, s3, a2
    lw s1, 240(a1)
    pq_smm s3, a6, t3, a4
    lw a2, 244(a1)
    pq_smm a6, s4, t3, ra
    lw a4, 248(a1)
    lw s4, 272(a0)
    add ra, s8, t6
    sw s3, 224(a0)
    add s3, t1, s7
    sw a6, 228(a0)
    add a6, s0, s3
    sw ra, 220(a0)
    pq_smm ra, s6, t3, t4
    lw s6, 276(a0)
    pq_smm t4, s9, t3, a5
    lw s9, 280(a0)
    pq_smm a5, s11, t3, s5
    lw s11, 284(a0)
    sw ra, 232(a0)
    add s5, s4, s6
    sw t4, 236(a0)
    add ra, s9, s11
    sw a5, 240(a0)
    add t4, s5, ra
    pq_smm a5, t5, t3, s10
    lw t5, 252(a1)
    pq_smm s10, t2, t3, a3
    lw t2, 256(a1)
    pq_smm a3, t6, t3, s8
    lw t6, 260(a1)
    sw a5, 244(a0)
    add t3, a6, t4
    sw s10, 248(a0)
    sw a3, 252(a0)
    lw s8, 264(a1)
    pq_smm a5, t0, s1, s2
    lw s10, 288(a0)
    pq_smm a3, s7, a2, t1
    lw t0, 292(a0)
    pq_smm s1, s3, a4, s0
    lw s2, 296(a0)
    lw s7, 300(a0)
    add a2, s10, t0
    pq_smm t1, a3, a4, a5
    add s3, a5, a3
    lw s0, 268(a1)
    add a4, s2, s7
    pq_smm a5, s6, t5, s4
    lw a3, 272(a1)
    pq_smm s6, s11, t2, s9
    lw t5, 276(a1)
    lw s4, 304(a0)
    add s11, a2, a4
    lw t2, 308(a0)
    add s9, a5, s6
    pq_smm ra, ra, t6, s5
    add s5, s3, s9
    pq_smm s6, s6, t6, a5
    lw t6, 312(a0)
    pq_smm a5, t4, s8, a6
    lw t4, 316(a0)
    pq_smm a6, s9, s8, s3
    lw s9, 280(a1)
    pq_smm s3, ra, s8, s1
    add s1, s1, ra
    pq_smm ra, s6, s8, t1
    add s8, t1, s6
    lw t1, 284(a1)
    add s6, s4, t2
    pq_smm t0, t0, s0, s10
    lw s0, 288(a1)
    pq_smm s10, s7, a3, s2
    lw s7, 292(a1)
    pq_smm a3, a4, t5, a2
    lw s2, 296(a1)
    pq_smm a4, t2, s9, s4
    add a2, t6, t4
    pq_smm t2, s10, t5, t0
    add s9, t0, s10
    pq_smm s4, t4, t1, t6
    add t5, s6, a2
    pq_smm t0, a2, s0, s6
    add s10, s11, t5
    pq_smm t4, t5, s7, s11
    lw t1, 320(a0)
    pq_smm t6, s4, s0, a4
    add a2, a4, s4
    pq_smm s6, a2, s7, s9
    add t5, s9, a2
    lw s11, 324(a0)
    add s0, a3, t0
    pq_smm a4, t0, s7, a3
    lw s4, 328(a0)
    lw s9, 332(a0)
    add a2, t2, t6
    pq_smm t0, t6, s7, t2
    lw a3, 300(a1)
    pq_smm t6, s10, s2, t3
    add s7, t3, s10
    sw s7, 256(a0)
    add t2, s5, t5
    sw t2, 260(a0)
    add t3, s1, s0
    sw t6, 288(a0)
    add s10, s8, a2
    lw s7, 304(a1)
    add t2, a5, t4
    sw t3, 264(a0)
    add t6, a6, s6
    sw s10, 268(a0)
    add t3, s3, a4
    sw t2, 272(a0)
    add s10, ra, t0
    sw t6, 276(a0)
    add t2, t1, s11
    sw t3, 280(a0)
    add t6, s4, s9
    sw s10, 284(a0)
    add t3, t2, t6
    pq_smm s10, t5, s2, s5
    lw t5, 308(a1)
    pq_smm s5, s0, s2, s1
    lw s0, 336(a0)
    pq_smm s1, a2, s2, s8
    lw a2, 340(a0)
    sw s10, 292(a0)
    sw s5, 296(a0)
    sw s1, 300(a0)
    add s8, s0, a2
    lw s10, 344(a0)
    lw s5, 348(a0)
    pq_smm s1, t4, s2, a5
    lw t4, 312(a1)
    pq_smm a5, s6, s2, a6
    lw s6, 316(a1)
    pq_smm a6, a4, s2, s3
    lw a4, 320(a1)
    sw s1, 304(a0)
    add s3, s10, s5
    sw a5, 308(a0)
    add s1, s8, s3
    sw a6, 312(a0)
    add a5, t3, s1
    pq_smm a6, t0, s2, ra
    lw t0, 324(a1)
    pq_smm s2, s11, a3, t1
    lw ra, 352(a0)
    pq_smm s11, s9, s7, s4
    lw a3, 356(a0)
    sw a6, 316(a0)
    lw t1, 360(a0)
    pq_smm s9, t6, t5, t2
    lw s7, 364(a0)
    pq_smm s4, s11, t5, s2
    add a6, s2, s11
    lw t6, 328(a1)
    add t2, ra, a3
    pq_smm t5, a2, t4, s0
    lw s2, 332(a1)
    pq_smm s11, s5, s6, s10
    lw a2, 336(a1)
    lw t4, 368(a0)
    add s0, t1, s7
    lw s5, 372(a0)
    add s6, t2, s0
    pq_smm s10, s3, a4, s8
    lw s3, 376(a0)
    pq_smm s8, s11, a4, t5
    add a4, t5, s11
    lw t5, 380(a0)
    add s11, a6, a4
    pq_smm s1, s1, t0, t3
    add t3, s9, s10
    pq_smm a4, a4, t0, a6
    add a6, s4, s8
    pq_smm s10, s10, t0, s9
    add s9, t4, s5
    pq_smm s8, s8, t0, s4
    lw t0, 340(a1)
    pq_smm s4, a3, t6, ra
    lw a3, 344(a1)
    lw t6, 348(a1)
    add ra, s3, t5
    pq_smm s7, s7, s2, t1
    lw s2, 352(a1)
    lw t1, 356(a1)
    pq_smm t2, s0, a2, t2
    pq_smm s0, s5, t0, t4
    add s5, s9, ra
    pq_smm t0, s7, a2, s4
    add t4, s4, s7
    pq_smm a2, t5, a3, s3
    add s4, s6, s5
    pq_smm s7, ra, t6, s9
    lw t5, 384(a0)
    pq_smm a3, s5, s2, s6
    lw s3, 388(a0)
    pq_smm ra, a2, t6, s0
    add s9, s0, a2
    pq_smm s5, s9, s2, t4
    add s6, t4, s9
    pq_smm t6, s7, s2, t2
    add t2, t2, s7
    lw a2, 392(a0)
    add t4, t0, ra
    lw s9, 396(a0)
    add s0, a5, s4
    sw s0, 320(a0)
    add s7, s11, s6
    sw s7, 324(a0)
    add s0, t3, t2
    sw s0, 328(a0)
    add s7, a6, t4
    sw s7, 332(a0)
    add s0, s1, a3
    sw s0, 336(a0)
    add s7, a4, s5
    sw s7, 340(a0)
    add s0, s10, t6
    sw s0, 344(a0)
    add s7, t5, s3
    pq_smm s0, ra, s2, t0
    lw ra, 360(a1)
    pq_smm s2, s4, t1, a5
    lw t0, 364(a1)
    pq_smm s4, s6, t1, s11
    lw a5, 368(a1)
    lw s6, 400(a0)
    add s11, s8, s0
    sw s2, 352(a0)
    add s2, a2, s9
    sw s4, 356(a0)
    add s4, s7, s2
    sw s11, 348(a0)
    pq_smm s11, t2, t1, t3
    lw t2, 404(a0)
    pq_smm t3, t4, t1, a6
    lw t4, 408(a0)
    pq_smm a6, a3, t1, s1
    lw a3, 412(a0)
    sw s11, 360(a0)
    add s1, s6, t2
    sw t3, 364(a0)
    add s11, t4, a3
    sw a6, 368(a0)
    add t3, s1, s11
    pq_smm a6, s5, t1, a4
    lw s5, 372(a1)
    pq_smm a4, t6, t1, s10
    lw t6, 376(a1)
    pq_smm s10, s0, t1, s8
    lw t1, 380(a1)
    sw a6, 372(a0)
    add s0, s4, t3
    sw a4, 376(a0)
    sw s10, 380(a0)
    lw s8, 384(a1)
    pq_smm a6, s3, ra, t5
    lw a4, 416(a0)
    pq_smm s10, s9, t0, a2
    lw s3, 420(a0)
    pq_smm ra, s2, a5, s7
    lw t5, 424(a0)
    lw s9, 428(a0)
    add t0, a4, s3
    pq_smm a2, s10, a5, a6
    add s2, a6, s10
    lw s7, 388(a1)
    add a5, t5, s9
    pq_smm a6, t2, s5, s6
    lw s10, 392(a1)
    pq_smm t2, a3, t6, t4
    lw s5, 396(a1)
    lw s6, 432(a0)
    add a3, t0, a5
    lw t6, 436(a0)
    add t4, a6, t2
    pq_smm s11, s11, t1, s1
    add s1, s2, t4
    pq_smm t2, t2, t1, a6
    lw t1, 440(a0)
    pq_smm a6, t3, s8, s4
    lw t3, 444(a0)
    pq_smm s4, t4, s8, s2
    lw t4, 400(a1)
    pq_smm s2, s11, s8, ra
    add ra, ra, s11
    pq_smm s11, t2, s8, a2
    add s8, a2, t2
    lw a2, 404(a1)
    add t2, s6, t6
    pq_smm s3, s3, s7, a4
    lw s7, 408(a1)
    pq_smm a4, s9, s10, t5
    lw s9, 412(a1)
    pq_smm s10, a5, s5, t0
    lw t5, 416(a1)
    pq_smm a5, t6, t4, s6
    add t0, t1, t3
    pq_smm t6, a4, s5, s3
    add t4, s3, a4
    pq_smm s6, t3, a2, t1
    add s5, t2, t0
    pq_smm s3, t0, s7, t2
    add a4, a3, s5
    pq_smm t3, s5, s9, a3
    lw a2, 448(a0)
    pq_smm t1, s6, s7, a5
    add t0, a5, s6
    pq_smm t2, t0, s9, t4
    add s5, t4, t0
    lw a3, 452(a0)
    add s7, s10, s3
    pq_smm a5, s3, s9, s10
    lw s6, 456(a0)
    lw t4, 460(a0)
    add t0, t6, t1
    pq_smm s3, t1, s9, t6
    lw s10, 420(a1)
    pq_smm t1, a4, t5, s0
    add s9, s0, a4
    sw s9, 384(a0)
    add t6, s1, s5
    sw t6, 388(a0)
    add s0, ra, s7
    sw t1, 416(a0)
    add a4, s8, t0
    lw s9, 424(a1)
    add t6, a6, t3
    sw s0, 392(a0)
    add t1, s4, t2
    sw a4, 396(a0)
    add s0, s2, a5
    sw t6, 400(a0)
    add a4, s11, s3
    sw t1, 404(a0)
    add t6, a2, a3
    sw s0, 408(a0)
    add t1, s6, t4
    sw a4, 412(a0)
    add s0, t6, t1
    pq_smm a4, s5, t5, s1
    lw s5, 428(a1)
    pq_smm s1, s7, t5, ra
    lw s7, 464(a0)
    pq_smm ra, t0, t5, s8
    lw t0, 468(a0)
    sw a4, 420(a0)
    sw s1, 424(a0)
    sw ra, 428(a0)
    add s8, s7, t0
    lw a4, 472(a0)
    pq_smm ra, t3, t5, a6
    lw t3, 432(a1)
    pq_smm a6, t2, t5, s4
    lw t2, 436(a1)
    lw s1, 476(a0)
    pq_smm s4, a5, t5, s2
    lw a5, 440(a1)
    sw ra, 432(a0)
    add s2, a4, s1
    sw a6, 436(a0)
    add ra, s8, s2
    sw s4, 440(a0)
    add a6, s0, ra
    pq_smm s4, s3, t5, s11
    lw s3, 444(a1)
    pq_smm t5, a3, s10, a2
    lw s11, 480(a0)
    pq_smm a3, t4, s9, s6
    lw s10, 484(a0)
    sw s4, 444(a0)
    lw a2, 488(a0)
    pq_smm t4, t1, s5, t6
    lw s9, 492(a0)
    pq_smm s6, a3, s5, t5
    add s4, t5, a3
    lw t1, 448(a1)
    add t6, s11, s10
    pq_smm s5, t0, t3, s7
    lw t5, 452(a1)
    pq_smm a3, s1, t2, a4
    lw t0, 456(a1)
    lw t3, 496(a0)
    add s7, a2, s9
    lw s1, 500(a0)
    add t2, t6, s7
    pq_smm a4, s2, a5, s8
    lw s2, 504(a0)
    pq_smm s8, a3, a5, s5
    add a5, s5, a3
    lw s5, 508(a0)
    add a3, s4, a5
    pq_smm ra, ra, s3, s0
    add s0, t4, a4
    pq_smm a5, a5, s3, s4
    add s4, s6, s8
    pq_smm a4, a4, s3, t4
    add t4, t3, s1
    pq_smm s8, s8, s3, s6
    lw s3, 460(a1)
    pq_smm s6, s10, t1, s11
    lw s10, 464(a1)
    lw t1, 468(a1)
    add s11, s2, s5
    pq_smm s9, s9, t5, a2
    lw t5, 472(a1)
    pq_smm a2, s7, t0, t6
    lw s7, 476(a1)
    pq_smm t6, s1, s3, t3
    add s1, t4, s11
    pq_smm s3, s9, t0, s6
    add t3, s6, s9
    pq_smm t0, s5, s10, s2
    add s6, t2, s1
    pq_smm s9, s11, t1, t4
    add s5, a6, s6
    sw s5, 448(a0)
    pq_smm s10, t0, t1, t6
    add s2, t6, t0
    pq_smm s11, s1, t5, t2
    pq_smm t4, s2, t5, t3
    add s5, t3, s2
    pq_smm t1, s9, t5, a2
    add t6, a2, s9
    pq_smm t0, s10, t5, s3
    add t2, a3, s5
    add s1, s3, s10
    sw t2, 452(a0)
    pq_smm t3, s6, s7, a6
    add s2, s0, t6
    sw s2, 456(a0)
    add a2, s4, s1
    sw a2, 460(a0)
    add s9, ra, s11
    sw t3, 480(a0)
    sw s9, 464(a0)
    pq_smm t5, s5, s7, a3
    add s3, a5, t4
    sw s3, 468(a0)
    add s10, a4, t1
    sw s10, 472(a0)
    add t2, s8, t0
    sw t5, 484(a0)
    sw t2, 476(a0)
    pq_smm s6, t6, s7, s0
    pq_smm a6, s1, s7, s4
    pq_smm s2, s11, s7, ra
    sw s6, 488(a0)
    sw a6, 492(a0)
    sw s2, 496(a0)
    pq_smm a2, t4, s7, a5
    pq_smm t3, t1, s7, a4
    addi a0, a0, 512
    addi a1, a1, 480
    pq_smm s9, t0, s7, s8
    sw a2, -12(a0)
    sw t3, -8(a0)
    sw s9, -4(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_1
    addi a0, a0, -1024
    lw s0, 0(a1)
    lw s1, 4(a1)
    addi a7, a0, 8
.Lmldsa_invntt_tomont_3:
    lw t0, 0(a0)
    lw t1, 64(a0)
    lw t2, 128(a0)
    lw t3, 192(a0)
    add t4, t0, t1
    lw t5, 256(a0)
    lw t6, 320(a0)
    add a2, t2, t3
    lw a3, 384(a0)
    add a4, t4, a2
    lw a5, 448(a0)
    add a6, t5, t6
    lw s2, 8(a1)
    lw s3, 12(a1)
    add s4, a3, a5
    pq_smm s5, t1, s2, t0
    lw s6, 16(a1)
    pq_smm s7, t3, s3, t2
    add s8, a6, s4
    pq_smm s9, a2, s6, t4
    lw s10, 512(a0)
    lw s11, 576(a0)
    add ra, a4, s8
    pq_smm t1, s7, s6, s5
    add s2, s5, s7
    lw t0, 20(a1)
    add t3, s10, s11
    lw s3, 640(a0)
    pq_smm t2, t6, t0, t5
    lw a2, 704(a0)
    lw t4, 24(a1)
    lw s6, 28(a1)
    add s5, s3, a2
    pq_smm s7, a5, t4, a3
    lw t6, 768(a0)
    pq_smm t0, s4, s6, a6
    lw t5, 832(a0)
    add a5, t3, s5
    pq_smm t4, s7, s6, t2
    add a3, t2, s7
    add s4, s2, a3
    add a6, s9, t0
    lw s6, 32(a1)
    add t2, t1, t4
    lw s7, 896(a0)
    pq_smm s8, s8, s6, a4
    pq_smm a4, a3, s6, s2
    lw a3, 960(a0)
    pq_smm s2, t0, s6, s9
    lw t0, 36(a1)
    pq_smm s9, t4, s6, t1
    add t4, t6, t5
    pq_smm s6, s11, t0, s10
    lw t1, 40(a1)
    add s11, s7, a3
    lw t0, 44(a1)
    pq_smm s10, a2, t1, s3
    add a2, t4, s11
    pq_smm t1, s5, t0, t3
    lw s3, 48(a1)
    add s5, a5, a2
    lw t3, 52(a1)
    pq_smm t0, s10, t0, s6
    add s6, s6, s10
    pq_smm s10, t5, s3, t6
    lw t5, 56(a1)
    pq_smm s3, a3, t3, s7
    lw t6, 60(a1)
    pq_smm a3, s11, t5, t4
    add t3, ra, s5
    pq_smm s7, a2, t6, a5
    lw s11, 8(a0)
    pq_smm t4, s3, t5, s10
    add a2, s10, s3
    pq_smm a5, a2, t6, s6
    add t5, s6, a2
    pq_smm s10, a3, t6, t1
    add s3, t1, a3
    pq_smm s6, t4, t6, t0
    add a2, t0, t4
    pq_smm t1, s5, s0, ra
    add a3, s4, t5
    pq_mm t6, t3, s1
    add t0, a6, s3
    pq_smm t4, t5, s0, s4
    add s5, t2, a2
    sw t1, 512(a0)
    add ra, s8, s7
    sw t6, 0(a0)
    add t3, a4, a5
    pq_mm t5, a3, s1
    sw t4, 576(a0)
    pq_smm s4, s3, s0, a6
    lw t1, 72(a0)
    pq_mm t6, t0, s1
    lw a3, 136(a0)
    sw t5, 64(a0)
    add t4, s2, s10
    sw t6, 128(a0)
    sw s4, 640(a0)
    add s3, s9, s6
    pq_smm a6, a2, s0, t2
    lw t0, 200(a0)
    pq_mm t5, s5, s1
    pq_smm t6, s7, s0, s8
    lw s4, 264(a0)
    sw a6, 704(a0)
    sw t5, 192(a0)
    add a2, s11, t1
    pq_mm t2, ra, s1
    sw t6, 768(a0)
    pq_smm s5, a5, s0, a4
    lw s7, 328(a0)
    add s8, a3, t0
    sw t2, 256(a0)
    pq_mm a6, t3, s1
    lw t5, 392(a0)
    sw s5, 832(a0)
    lw ra, 456(a0)
    add t6, a2, s8
    sw a6, 320(a0)
    add a5, s4, s7
    pq_smm a4, s10, s0, s2
    pq_mm t2, t4, s1
    lw t3, 8(a1)
    pq_smm s5, s6, s0, s9
    lw a6, 12(a1)
    sw a4, 896(a0)
    sw t2, 384(a0)
    add s10, t5, ra
    pq_mm s2, s3, s1
    sw s5, 960(a0)
    add t4, a5, s10
    pq_smm s6, t1, t3, s11
    lw s9, 16(a1)
    sw s2, 448(a0)
    pq_smm a4, t0, a6, a3
    lw t2, 520(a0)
    pq_smm s3, s8, s9, a2
    lw s5, 584(a0)
    add t1, t6, t4
    pq_smm t3, a4, s9, s6
    add s11, s6, a4
    lw s2, 20(a1)
    lw t0, 648(a0)
    add a6, t2, s5
    pq_smm a3, s7, s2, s4
    lw s8, 712(a0)
    lw a2, 24(a1)
    lw s9, 28(a1)
    add s6, t0, s8
    pq_smm a4, ra, a2, t5
    lw s7, 776(a0)
    pq_smm s2, s10, s9, a5
    lw s4, 840(a0)
    add ra, a6, s6
    pq_smm a2, a4, s9, a3
    add t5, a3, a4
    add s10, s11, t5
    add a5, s3, s2
    lw s9, 32(a1)
    add a3, t3, a2
    lw a4, 904(a0)
    pq_smm t4, t4, s9, t6
    pq_smm t6, t5, s9, s11
    lw t5, 968(a0)
    pq_smm s11, s2, s9, s3
    lw s2, 36(a1)
    pq_smm s3, a2, s9, t3
    add a2, s7, s4
    pq_smm s9, s5, s2, t2
    lw t3, 40(a1)
    add s5, a4, t5
    lw s2, 44(a1)
    pq_smm t2, s8, t3, t0
    add s8, a2, s5
    pq_smm t3, s6, s2, a6
    lw t0, 48(a1)
    add s6, ra, s8
    lw a6, 52(a1)
    pq_smm s2, t2, s2, s9
    add s9, s9, t2
    pq_smm t2, s4, t0, s7
    lw s4, 56(a1)
    pq_smm t0, t5, a6, a4
    lw s7, 60(a1)
    pq_smm t5, s5, s4, a2
    add a6, t1, s6
    pq_smm a4, s8, s7, ra
    lw s5, 16(a0)
    pq_smm a2, t0, s4, t2
    add s8, t2, t0
    pq_smm ra, s8, s7, s9
    add s4, s9, s8
    pq_smm t2, t5, s7, t3
    add t0, t3, t5
    pq_smm s9, a2, s7, s2
    add s8, s2, a2
    pq_smm t3, s6, s0, t1
    add t5, s10, s4
    pq_mm s7, a6, s1
    add s2, a5, t0
    pq_smm a2, s4, s0, s10
    add s6, a3, s8
    sw t3, 520(a0)
    add t1, t4, a4
    sw s7, 8(a0)
    add a6, t6, ra
    pq_mm s4, t5, s1
    sw a2, 584(a0)
    pq_smm s10, t0, s0, a5
    lw t3, 80(a0)
    pq_mm s7, s2, s1
    lw t5, 144(a0)
    sw s4, 72(a0)
    add a2, s11, t2
    sw s7, 136(a0)
    sw s10, 648(a0)
    add t0, s3, s9
    pq_smm a5, s8, s0, a3
    lw s2, 208(a0)
    pq_mm s4, s6, s1
    pq_smm s7, a4, s0, t4
    lw s10, 272(a0)
    sw a5, 712(a0)
    sw s4, 200(a0)
    add s8, s5, t3
    pq_mm a3, t1, s1
    sw s7, 776(a0)
    pq_smm s6, ra, s0, t6
    lw a4, 336(a0)
    add t4, t5, s2
    pq_mm a5, a6, s1
    sw a3, 264(a0)
    lw s4, 400(a0)
    sw s6, 840(a0)
    lw t1, 464(a0)
    add s7, s8, t4
    sw a5, 328(a0)
    add ra, s10, a4
    pq_smm t6, t2, s0, s11
    pq_mm a3, a2, s1
    lw a6, 8(a1)
    pq_smm s6, s9, s0, s3
    lw a5, 12(a1)
    sw t6, 904(a0)
    sw a3, 392(a0)
    add t2, s4, t1
    pq_mm s11, t0, s1
    sw s6, 968(a0)
    add a2, ra, t2
    pq_smm s9, t3, a6, s5
    lw s3, 16(a1)
    sw s11, 456(a0)
    pq_smm t6, s2, a5, t5
    lw a3, 528(a0)
    pq_smm t0, t4, s3, s8
    lw s6, 592(a0)
    add t3, s7, a2
    pq_smm a6, t6, s3, s9
    add s5, s9, t6
    lw s11, 20(a1)
    lw s2, 656(a0)
    add a5, a3, s6
    pq_smm t5, a4, s11, s10
    lw t4, 720(a0)
    lw s8, 24(a1)
    lw s3, 28(a1)
    add s9, s2, t4
    pq_smm t6, t1, s8, s4
    lw a4, 784(a0)
    pq_smm s11, t2, s3, ra
    lw s10, 848(a0)
    add t1, a5, s9
    pq_smm s8, t6, s3, t5
    add s4, t5, t6
    add t2, s5, s4
    add ra, t0, s11
    lw s3, 32(a1)
    add t5, a6, s8
    lw t6, 912(a0)
    pq_smm a2, a2, s3, s7
    pq_smm s7, s4, s3, s5
    lw s4, 976(a0)
    pq_smm s5, s11, s3, t0
    lw s11, 36(a1)
    pq_smm t0, s8, s3, a6
    add s8, a4, s10
    pq_smm s3, s6, s11, a3
    lw a6, 40(a1)
    add s6, t6, s4
    lw s11, 44(a1)
    pq_smm a3, t4, a6, s2
    add t4, s8, s6
    pq_smm a6, s9, s11, a5
    lw s2, 48(a1)
    add s9, t1, t4
    lw a5, 52(a1)
    pq_smm s11, a3, s11, s3
    add s3, s3, a3
    pq_smm a3, s10, s2, a4
    lw s10, 56(a1)
    pq_smm s2, s4, a5, t6
    lw a4, 60(a1)
    pq_smm s4, s6, s10, s8
    add a5, t3, s9
    pq_smm t6, t4, a4, t1
    lw s6, 24(a0)
    pq_smm s8, s2, s10, a3
    add t4, a3, s2
    pq_smm t1, t4, a4, s3
    add s10, s3, t4
    pq_smm a3, s4, a4, a6
    add s2, a6, s4
    pq_smm s3, s8, a4, s11
    add t4, s11, s8
    pq_smm a6, s9, s0, t3
    add s4, t2, s10
    pq_mm a4, a5, s1
    add s11, ra, s2
    add s9, t5, t4
    pq_smm s8, s10, s0, t2
    sw a6, 528(a0)
    add t3, a2, t6
    sw a4, 16(a0)
    add a5, s7, t1
    pq_mm s10, s4, s1
    sw s8, 592(a0)
    pq_smm t2, s2, s0, ra
    lw a6, 88(a0)
    pq_mm a4, s11, s1
    lw s4, 152(a0)
    sw s10, 80(a0)
    add s8, s5, a3
    sw a4, 144(a0)
    sw t2, 656(a0)
    add s2, t0, s3
    pq_smm ra, t4, s0, t5
    lw s11, 216(a0)
    pq_mm s10, s9, s1
    pq_smm a4, t6, s0, a2
    lw t2, 280(a0)
    sw ra, 720(a0)
    sw s10, 208(a0)
    add t4, s6, a6
    pq_mm t5, t3, s1
    sw a4, 784(a0)
    pq_smm s9, t1, s0, s7
    lw t6, 344(a0)
    add a2, s4, s11
    sw t5, 272(a0)
    pq_mm ra, a5, s1
    lw s10, 408(a0)
    sw s9, 848(a0)
    lw t3, 472(a0)
    add a4, t4, a2
    sw ra, 336(a0)
    add t1, t2, t6
    pq_smm s7, a3, s0, s5
    pq_mm t5, s8, s1
    lw a5, 8(a1)
    pq_smm s9, s3, s0, t0
    lw ra, 12(a1)
    sw s7, 912(a0)
    sw t5, 400(a0)
    add a3, s10, t3
    pq_mm s5, s2, s1
    sw s9, 976(a0)
    add s8, t1, a3
    pq_smm s3, a6, a5, s6
    lw t0, 16(a1)
    sw s5, 464(a0)
    pq_smm s7, s11, ra, s4
    lw t5, 536(a0)
    pq_smm s2, a2, t0, t4
    lw s9, 600(a0)
    add a6, a4, s8
    pq_smm a5, s7, t0, s3
    add s6, s3, s7
    lw s5, 20(a1)
    lw s11, 664(a0)
    add ra, t5, s9
    pq_smm s4, t6, s5, t2
    lw a2, 728(a0)
    lw t4, 24(a1)
    lw t0, 28(a1)
    add s3, s11, a2
    pq_smm s7, t3, t4, s10
    lw t6, 792(a0)
    pq_smm s5, a3, t0, t1
    lw t2, 856(a0)
    add t3, ra, s3
    pq_smm t4, s7, t0, s4
    add s10, s4, s7
    add a3, s6, s10
    add t1, s2, s5
    lw t0, 32(a1)
    add s4, a5, t4
    lw s7, 920(a0)
    pq_smm s8, s8, t0, a4
    pq_smm a4, s10, t0, s6
    lw s10, 984(a0)
    pq_smm s6, s5, t0, s2
    lw s5, 36(a1)
    pq_smm s2, t4, t0, a5
    add t4, t6, t2
    pq_smm t0, s9, s5, t5
    lw a5, 40(a1)
    add s9, s7, s10
    lw s5, 44(a1)
    pq_smm t5, a2, a5, s11
    add a2, t4, s9
    pq_smm a5, s3, s5, ra
    lw s11, 48(a1)
    add s3, t3, a2
    lw ra, 52(a1)
    pq_smm s5, t5, s5, t0
    add t0, t0, t5
    pq_smm t5, t2, s11, t6
    lw t2, 56(a1)
    pq_smm s11, s10, ra, s7
    lw t6, 60(a1)
    pq_smm s10, s9, t2, t4
    add ra, a6, s3
    pq_smm s7, a2, t6, t3
    lw s9, 32(a0)
    pq_smm t4, s11, t2, t5
    add a2, t5, s11
    pq_smm t3, a2, t6, t0
    add t2, t0, a2
    pq_smm t5, s10, t6, a5
    add s11, a5, s10
    pq_smm t0, t4, t6, s5
    add a2, s5, t4
    pq_smm a5, s3, s0, a6
    add s10, a3, t2
    pq_mm t6, ra, s1
    add s5, t1, s11
    pq_smm t4, t2, s0, a3
    add s3, s4, a2
    sw a5, 536(a0)
    add a6, s8, s7
    sw t6, 24(a0)
    add ra, a4, t3
    pq_mm t2, s10, s1
    sw t4, 600(a0)
    pq_smm a3, s11, s0, t1
    lw a5, 96(a0)
    pq_mm t6, s5, s1
    lw s10, 160(a0)
    sw t2, 88(a0)
    add t4, s6, t5
    sw t6, 152(a0)
    sw a3, 664(a0)
    add s11, s2, t0
    pq_smm t1, a2, s0, s4
    lw s5, 224(a0)
    pq_mm t2, s3, s1
    pq_smm t6, s7, s0, s8
    lw a3, 288(a0)
    sw t1, 728(a0)
    sw t2, 216(a0)
    add a2, s9, a5
    pq_mm s4, a6, s1
    sw t6, 792(a0)
    pq_smm s3, t3, s0, a4
    lw s7, 352(a0)
    add s8, s10, s5
    sw s4, 280(a0)
    pq_mm t1, ra, s1
    lw t2, 416(a0)
    sw s3, 856(a0)
    lw a6, 480(a0)
    add t6, a2, s8
    sw t1, 344(a0)
    add t3, a3, s7
    pq_smm a4, t5, s0, s6
    pq_mm s4, t4, s1
    lw ra, 8(a1)
    pq_smm s3, t0, s0, s2
    lw t1, 12(a1)
    sw a4, 920(a0)
    sw s4, 408(a0)
    add t5, t2, a6
    pq_mm s6, s11, s1
    sw s3, 984(a0)
    add t4, t3, t5
    pq_smm t0, a5, ra, s9
    lw s2, 16(a1)
    sw s6, 472(a0)
    pq_smm a4, s5, t1, s10
    lw s4, 544(a0)
    pq_smm s11, s8, s2, a2
    lw s3, 608(a0)
    add a5, t6, t4
    pq_smm ra, a4, s2, t0
    add s9, t0, a4
    lw s6, 20(a1)
    lw s5, 672(a0)
    add t1, s4, s3
    pq_smm s10, s7, s6, a3
    lw s8, 736(a0)
    lw a2, 24(a1)
    lw s2, 28(a1)
    add t0, s5, s8
    pq_smm a4, a6, a2, t2
    lw s7, 800(a0)
    pq_smm s6, t5, s2, t3
    lw a3, 864(a0)
    add a6, t1, t0
    pq_smm a2, a4, s2, s10
    add t2, s10, a4
    add t5, s9, t2
    add t3, s11, s6
    lw s2, 32(a1)
    add s10, ra, a2
    lw a4, 928(a0)
    pq_smm t4, t4, s2, t6
    pq_smm t6, t2, s2, s9
    lw t2, 992(a0)
    pq_smm s9, s6, s2, s11
    lw s6, 36(a1)
    pq_smm s11, a2, s2, ra
    add a2, s7, a3
    pq_smm s2, s3, s6, s4
    lw ra, 40(a1)
    add s3, a4, t2
    lw s6, 44(a1)
    pq_smm s4, s8, ra, s5
    add s8, a2, s3
    pq_smm ra, t0, s6, t1
    lw s5, 48(a1)
    add t0, a6, s8
    lw t1, 52(a1)
    pq_smm s6, s4, s6, s2
    add s2, s2, s4
    pq_smm s4, a3, s5, s7
    lw a3, 56(a1)
    pq_smm s5, t2, t1, a4
    lw s7, 60(a1)
    pq_smm t2, s3, a3, a2
    add t1, a5, t0
    pq_smm a4, s8, s7, a6
    lw s3, 40(a0)
    pq_smm a2, s5, a3, s4
    add s8, s4, s5
    pq_smm a6, s8, s7, s2
    add a3, s2, s8
    pq_smm s4, t2, s7, ra
    add s5, ra, t2
    pq_smm s2, a2, s7, s6
    add s8, s6, a2
    pq_smm ra, t0, s0, a5
    add t2, t5, a3
    pq_mm s7, t1, s1
    add s6, t3, s5
    pq_smm a2, a3, s0, t5
    add t0, s10, s8
    pq_mm a3, t2, s1
    sw ra, 544(a0)
    add a5, t4, a4
    sw s7, 32(a0)
    add t1, t6, a6
    sw a2, 608(a0)
    pq_smm t5, s5, s0, t3
    lw ra, 104(a0)
    pq_mm s7, s6, s1
    lw t2, 168(a0)
    sw a3, 96(a0)
    add a2, s9, s4
    sw s7, 160(a0)
    sw t5, 672(a0)
    add s5, s11, s2
    pq_smm t3, s8, s0, s10
    lw s6, 232(a0)
    pq_mm a3, t0, s1
    pq_smm s7, a4, s0, t4
    lw t5, 296(a0)
    sw t3, 736(a0)
    sw a3, 224(a0)
    add s8, s3, ra
    pq_mm s10, a5, s1
    sw s7, 800(a0)
    pq_smm t0, a6, s0, t6
    lw a4, 360(a0)
    add t4, t2, s6
    sw s10, 288(a0)
    pq_mm t3, t1, s1
    lw a3, 424(a0)
    sw t0, 864(a0)
    lw a5, 488(a0)
    add s7, s8, t4
    sw t3, 352(a0)
    add a6, t5, a4
    pq_smm t6, s4, s0, s9
    pq_mm s10, a2, s1
    lw t1, 8(a1)
    pq_smm t0, s2, s0, s11
    lw t3, 12(a1)
    sw t6, 928(a0)
    sw s10, 416(a0)
    add s4, a3, a5
    pq_mm s9, s5, s1
    sw t0, 992(a0)
    add a2, a6, s4
    pq_smm s2, ra, t1, s3
    lw s11, 16(a1)
    sw s9, 480(a0)
    pq_smm t6, s6, t3, t2
    lw s10, 552(a0)
    pq_smm s5, t4, s11, s8
    lw t0, 616(a0)
    add ra, s7, a2
    pq_smm t1, t6, s11, s2
    add s3, s2, t6
    lw s9, 20(a1)
    lw s6, 680(a0)
    add t3, s10, t0
    pq_smm t2, a4, s9, t5
    lw t4, 744(a0)
    lw s8, 24(a1)
    lw s11, 28(a1)
    add s2, s6, t4
    pq_smm t6, a5, s8, a3
    lw a4, 808(a0)
    pq_smm s9, s4, s11, a6
    lw t5, 872(a0)
    add a5, t3, s2
    pq_smm s8, t6, s11, t2
    add a3, t2, t6
    add s4, s3, a3
    add a6, s5, s9
    lw s11, 32(a1)
    add t2, t1, s8
    lw t6, 936(a0)
    pq_smm a2, a2, s11, s7
    pq_smm s7, a3, s11, s3
    lw a3, 1000(a0)
    pq_smm s3, s9, s11, s5
    lw s9, 36(a1)
    pq_smm s5, s8, s11, t1
    add s8, a4, t5
    pq_smm s11, t0, s9, s10
    lw t1, 40(a1)
    add t0, t6, a3
    lw s9, 44(a1)
    pq_smm s10, t4, t1, s6
    add t4, s8, t0
    pq_smm t1, s2, s9, t3
    lw s6, 48(a1)
    add s2, a5, t4
    lw t3, 52(a1)
    pq_smm s9, s10, s9, s11
    add s11, s11, s10
    pq_smm s10, t5, s6, a4
    lw t5, 56(a1)
    pq_smm s6, a3, t3, t6
    lw a4, 60(a1)
    pq_smm a3, t0, t5, s8
    add t3, ra, s2
    pq_smm t6, t4, a4, a5
    lw t0, 48(a0)
    pq_smm s8, s6, t5, s10
    add t4, s10, s6
    pq_smm a5, t4, a4, s11
    add t5, s11, t4
    pq_smm s10, a3, a4, t1
    add s6, t1, a3
    pq_smm s11, s8, a4, s9
    add t4, s9, s8
    pq_smm t1, s2, s0, ra
    add a3, s4, t5
    pq_mm a4, t3, s1
    add s9, a6, s6
    pq_smm s8, t5, s0, s4
    add s2, t2, t4
    sw t1, 552(a0)
    add ra, a2, t6
    sw a4, 40(a0)
    add t3, s7, a5
    pq_mm t5, a3, s1
    sw s8, 616(a0)
    pq_smm s4, s6, s0, a6
    lw t1, 112(a0)
    pq_mm a4, s9, s1
    lw a3, 176(a0)
    sw t5, 104(a0)
    add s8, s3, s10
    sw a4, 168(a0)
    sw s4, 680(a0)
    add s6, s5, s11
    pq_smm a6, t4, s0, t2
    lw s9, 240(a0)
    pq_mm t5, s2, s1
    pq_smm a4, t6, s0, a2
    lw s4, 304(a0)
    sw a6, 744(a0)
    sw t5, 232(a0)
    add t4, t0, t1
    pq_mm t2, ra, s1
    sw a4, 808(a0)
    pq_smm s2, a5, s0, s7
    lw t6, 368(a0)
    add a2, a3, s9
    sw t2, 296(a0)
    pq_mm a6, t3, s1
    lw t5, 432(a0)
    sw s2, 872(a0)
    lw ra, 496(a0)
    add a4, t4, a2
    sw a6, 360(a0)
    add a5, s4, t6
    pq_smm s7, s10, s0, s3
    pq_mm t2, s8, s1
    lw t3, 8(a1)
    pq_smm s2, s11, s0, s5
    lw a6, 12(a1)
    sw s7, 936(a0)
    sw t2, 424(a0)
    add s10, t5, ra
    pq_mm s3, s6, s1
    sw s2, 1000(a0)
    add s8, a5, s10
    pq_smm s11, t1, t3, t0
    lw s5, 16(a1)
    sw s3, 488(a0)
    pq_smm s7, s9, a6, a3
    lw t2, 560(a0)
    pq_smm s6, a2, s5, t4
    lw s2, 624(a0)
    add t1, a4, s8
    pq_smm t3, s7, s5, s11
    add t0, s11, s7
    lw s3, 20(a1)
    lw s9, 688(a0)
    add a6, t2, s2
    pq_smm a3, t6, s3, s4
    lw a2, 752(a0)
    lw t4, 24(a1)
    lw s5, 28(a1)
    add s11, s9, a2
    pq_smm s7, ra, t4, t5
    lw t6, 816(a0)
    pq_smm s3, s10, s5, a5
    lw s4, 880(a0)
    add ra, a6, s11
    pq_smm t4, s7, s5, a3
    add t5, a3, s7
    add s10, t0, t5
    add a5, s6, s3
    lw s5, 32(a1)
    add a3, t3, t4
    lw s7, 944(a0)
    pq_smm s8, s8, s5, a4
    pq_smm a4, t5, s5, t0
    lw t5, 1008(a0)
    pq_smm t0, s3, s5, s6
    lw s3, 36(a1)
    pq_smm s6, t4, s5, t3
    add t4, t6, s4
    pq_smm s5, s2, s3, t2
    lw t3, 40(a1)
    add s2, s7, t5
    lw s3, 44(a1)
    pq_smm t2, a2, t3, s9
    add a2, t4, s2
    pq_smm t3, s11, s3, a6
    lw s9, 48(a1)
    add s11, ra, a2
    lw a6, 52(a1)
    pq_smm s3, t2, s3, s5
    add s5, s5, t2
    pq_smm t2, s4, s9, t6
    lw s4, 56(a1)
    pq_smm s9, t5, a6, s7
    lw t6, 60(a1)
    pq_smm t5, s2, s4, t4
    add a6, t1, s11
    pq_smm s7, a2, t6, ra
    lw s2, 56(a0)
    pq_smm t4, s9, s4, t2
    add a2, t2, s9
    pq_smm ra, a2, t6, s5
    add s4, s5, a2
    pq_smm t2, t5, t6, t3
    add s9, t3, t5
    pq_smm s5, t4, t6, s3
    add a2, s3, t4
    pq_smm t3, s11, s0, t1
    add t5, s10, s4
    pq_mm t6, a6, s1
    add s3, a5, s9
    pq_smm t4, s4, s0, s10
    add s11, a3, a2
    sw t3, 560(a0)
    add t1, s8, s7
    pq_mm s4, t5, s1
    sw t6, 48(a0)
    add a6, a4, ra
    sw t4, 624(a0)
    pq_smm s10, s9, s0, a5
    lw t3, 120(a0)
    pq_mm t6, s3, s1
    lw t5, 184(a0)
    sw s4, 112(a0)
    add t4, t0, t2
    sw t6, 176(a0)
    sw s10, 688(a0)
    add s9, s6, s5
    pq_smm a5, a2, s0, a3
    lw s3, 248(a0)
    pq_mm s4, s11, s1
    pq_smm t6, s7, s0, s8
    lw s10, 312(a0)
    sw a5, 752(a0)
    sw s4, 240(a0)
    add a2, s2, t3
    pq_mm a3, t1, s1
    sw t6, 816(a0)
    pq_smm s11, ra, s0, a4
    lw s7, 376(a0)
    add s8, t5, s3
    sw a3, 304(a0)
    pq_mm a5, a6, s1
    lw s4, 440(a0)
    sw s11, 880(a0)
    lw t1, 504(a0)
    add t6, a2, s8
    sw a5, 368(a0)
    add ra, s10, s7
    pq_smm a4, t2, s0, t0
    pq_mm a3, t4, s1
    lw a6, 8(a1)
    pq_smm s11, s5, s0, s6
    lw a5, 12(a1)
    sw a4, 944(a0)
    sw a3, 432(a0)
    add t2, s4, t1
    pq_mm t0, s9, s1
    sw s11, 1008(a0)
    add t4, ra, t2
    pq_smm s5, t3, a6, s2
    lw s6, 16(a1)
    sw t0, 496(a0)
    pq_smm a4, s3, a5, t5
    lw a3, 568(a0)
    pq_smm s9, s8, s6, a2
    lw s11, 632(a0)
    add t3, t6, t4
    pq_smm a6, a4, s6, s5
    add s2, s5, a4
    lw t0, 20(a1)
    lw s3, 696(a0)
    add a5, a3, s11
    pq_smm t5, s7, t0, s10
    lw s8, 760(a0)
    lw a2, 24(a1)
    lw s6, 28(a1)
    add s5, s3, s8
    pq_smm a4, t1, a2, s4
    lw s7, 824(a0)
    pq_smm t0, t2, s6, ra
    lw s10, 888(a0)
    add t1, a5, s5
    pq_smm a2, a4, s6, t5
    add s4, t5, a4
    add t2, s2, s4
    add ra, s9, t0
    lw s6, 32(a1)
    add t5, a6, a2
    lw a4, 952(a0)
    pq_smm t4, t4, s6, t6
    pq_smm t6, s4, s6, s2
    lw s4, 1016(a0)
    pq_smm s2, t0, s6, s9
    lw t0, 36(a1)
    pq_smm s9, a2, s6, a6
    add a2, s7, s10
    pq_smm s6, s11, t0, a3
    lw a6, 40(a1)
    add s11, a4, s4
    lw t0, 44(a1)
    pq_smm a3, s8, a6, s3
    add s8, a2, s11
    pq_smm a6, s5, t0, a5
    lw s3, 48(a1)
    add s5, t1, s8
    lw a5, 52(a1)
    pq_smm t0, a3, t0, s6
    add s6, s6, a3
    pq_smm a3, s10, s3, s7
    lw s10, 56(a1)
    pq_smm s3, s4, a5, a4
    lw s7, 60(a1)
    pq_smm s4, s11, s10, a2
    add a5, t3, s5
    pq_smm a4, s8, s7, t1
    pq_smm s11, s3, s10, a3
    add a2, a3, s3
    add s8, a6, s4
    pq_smm t1, a2, s7, s6
    add s10, s6, a2
    pq_smm a3, s4, s7, a6
    add s3, t0, s11
    pq_smm s6, s11, s7, t0
    pq_smm a2, s5, s0, t3
    add s4, t2, s10
    pq_mm a6, a5, s1
    pq_smm s11, s10, s0, t2
    add s7, ra, s8
    sw a2, 568(a0)
    add t0, t5, s3
    sw a6, 56(a0)
    pq_mm s5, s4, s1
    sw s11, 632(a0)
    pq_smm t3, s8, s0, ra
    pq_mm a5, s7, s1
    add s10, t4, a4
    sw s5, 120(a0)
    add t2, t6, t1
    sw t3, 696(a0)
    sw a5, 184(a0)
    pq_smm a2, s3, s0, t5
    add a6, s2, a3
    pq_mm s4, t0, s1
    add s11, s9, s6
    pq_smm s8, a4, s0, t4
    sw a2, 760(a0)
    sw s4, 248(a0)
    pq_mm ra, s10, s1
    sw s8, 824(a0)
    pq_smm s7, t1, s0, t6
    pq_mm s5, t2, s1
    sw ra, 312(a0)
    sw s7, 888(a0)
    sw s5, 376(a0)
    pq_smm t3, a3, s0, s2
    pq_mm a5, a6, s1
    pq_smm s3, s6, s0, s9
    sw t3, 952(a0)
    addi a0, a0, 4
    sw a5, 436(a0)
    pq_mm t5, s11, s1
    sw s3, 1012(a0)
    sw t5, 500(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_3
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    addi a0, a0, -8
    lw s6, 24(sp)
    addi a1, a1, 64
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
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
    .word 3975713, 41978, 5700314, 5268920, 7913949, 2884855, 5260684, 876248
    .word 518909, 2091905, 359251, 777960, 6026966, 6554070, 8143293, 2608894

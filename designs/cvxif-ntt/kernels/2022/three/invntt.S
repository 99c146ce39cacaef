# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, products with one result, three operands, scheduled for one issue slot.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
    lla a1, .Lconstants
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    addi a7, a0, 1024
.Lpass0:
    lw t0, 0(a1)
    lw t1, 0(a0)
    lw t2, 4(a0)
    lw t3, 4(a1)
    lw t4, 8(a0)
    lw t5, 12(a0)
    lw t6, 8(a1)
    lw a2, 12(a1)
    lw a3, 16(a0)
    lw a4, 20(a0)
    lw a5, 16(a1)
    lw a6, 24(a0)
    lw s0, 28(a0)
    lw s1, 20(a1)
    lw s2, 24(a1)
    lw s3, 28(a1)
    lw s4, 32(a0)
    lw s5, 36(a0)
    lw s6, 32(a1)
    lw s7, 40(a0)
    lw s8, 44(a0)
    lw s9, 36(a1)
    lw s10, 40(a1)
    lw s11, 48(a0)
    pq_smm ra, t2, t0, t1
    add t0, t1, t2
    lw t1, 52(a0)
    pq_smm t2, t5, t3, t4
    add t3, t4, t5
    lw t4, 44(a1)
    pq_smm t5, t3, t6, t0
    add t0, t0, t3
    pq_smm t3, t2, t6, ra
    add t6, ra, t2
    lw ra, 56(a0)
    pq_smm t2, a4, a2, a3
    add a2, a3, a4
    lw a3, 60(a0)
    pq_smm a4, s0, a5, a6
    add a5, a6, s0
    lw a6, 48(a1)
    pq_smm s0, a5, s1, a2
    add a2, a2, a5
    pq_smm a5, a4, s1, t2
    add s1, t2, a4
    lw t2, 52(a1)
    pq_smm a4, a2, s2, t0
    add t0, t0, a2
    pq_smm a2, s1, s2, t6
    add t6, t6, s1
    pq_smm s1, s0, s2, t5
    add t5, t5, s0
    pq_smm s0, a5, s2, t3
    add s2, t3, a5
    lw t3, 56(a1)
    pq_smm a5, s5, s3, s4
    add s3, s4, s5
    lw s4, 60(a1)
    pq_smm s5, s8, s6, s7
    add s6, s7, s8
    lw s7, 64(a0)
    pq_smm s8, s6, s9, s3
    add s3, s3, s6
    pq_smm s6, s5, s9, a5
    add s9, a5, s5
    lw a5, 68(a0)
    pq_smm s5, t1, s10, s11
    add s10, s11, t1
    lw s11, 64(a1)
    pq_smm t1, a3, t4, ra
    add t4, ra, a3
    lw ra, 72(a0)
    pq_smm a3, t4, a6, s10
    add s10, s10, t4
    pq_smm t4, t1, a6, s5
    add a6, s5, t1
    lw s5, 76(a0)
    pq_smm t1, s10, t2, s3
    add s3, s3, s10
    pq_smm s10, a6, t2, s9
    add s9, s9, a6
    pq_smm a6, a3, t2, s8
    add s8, s8, a3
    pq_smm a3, t4, t2, s6
    add t2, s6, t4
    lw s6, 68(a1)
    pq_smm t4, s3, t3, t0
    add t0, t0, s3
    pq_smm s3, s9, t3, t6
    add t6, t6, s9
    pq_smm s9, s8, t3, t5
    add t5, t5, s8
    pq_smm s8, t2, t3, s2
    add s2, s2, t2
    pq_smm t2, t1, t3, a4
    add a4, a4, t1
    pq_smm t1, s10, t3, a2
    add a2, a2, s10
    sw t0, 0(a0)
    lw s10, 72(a1)
    sw t4, 32(a0)
    lw t0, 80(a0)
    pq_smm t4, a6, t3, s1
    add s1, s1, a6
    sw t6, 4(a0)
    lw a6, 84(a0)
    sw s3, 36(a0)
    lw t6, 76(a1)
    pq_smm s3, a3, t3, s0
    add t3, s0, a3
    lw s0, 88(a0)
    sw t5, 8(a0)
    lw a3, 92(a0)
    sw s9, 40(a0)
    lw t5, 80(a1)
    pq_smm s9, a5, s4, s7
    add s4, s7, a5
    lw s7, 84(a1)
    sw s2, 12(a0)
    sw s8, 44(a0)
    pq_smm a5, s5, s11, ra
    add s2, ra, s5
    sw a4, 16(a0)
    sw t2, 48(a0)
    pq_smm s8, s2, s6, s4
    add s11, s4, s2
    sw a2, 20(a0)
    sw t1, 52(a0)
    pq_smm ra, a5, s6, s9
    add s5, s9, a5
    sw s1, 24(a0)
    sw t4, 56(a0)
    pq_smm a4, a6, s10, t0
    add t2, t0, a6
    sw t3, 28(a0)
    sw s3, 60(a0)
    lw s4, 88(a1)
    lw s2, 96(a0)
    lw a2, 100(a0)
    lw t1, 92(a1)
    lw s6, 104(a0)
    lw s9, 108(a0)
    lw a5, 96(a1)
    lw s1, 100(a1)
    lw t4, 112(a0)
    lw s10, 116(a0)
    lw t0, 104(a1)
    lw a6, 120(a0)
    lw t3, 124(a0)
    pq_smm s3, a3, t6, s0
    add t6, s0, a3
    lw s0, 108(a1)
    pq_smm a3, t6, t5, t2
    add t2, t2, t6
    pq_smm t6, s3, t5, a4
    add t5, a4, s3
    lw a4, 112(a1)
    pq_smm s3, t2, s7, s11
    add s11, s11, t2
    pq_smm t2, t5, s7, s5
    add s5, s5, t5
    pq_smm t5, a3, s7, s8
    add s8, s8, a3
    pq_smm a3, t6, s7, ra
    add s7, ra, t6
    lw ra, 116(a1)
    pq_smm t6, a2, s4, s2
    add s4, s2, a2
    lw s2, 120(a1)
    pq_smm a2, s9, t1, s6
    add t1, s6, s9
    lw s6, 128(a0)
    pq_smm s9, t1, a5, s4
    add s4, s4, t1
    pq_smm t1, a2, a5, t6
    add a5, t6, a2
    lw t6, 132(a0)
    pq_smm a2, s10, s1, t4
    add s1, t4, s10
    lw t4, 124(a1)
    pq_smm s10, t3, t0, a6
    add t0, a6, t3
    lw a6, 136(a0)
    pq_smm t3, t0, s0, s1
    add s1, s1, t0
    pq_smm t0, s10, s0, a2
    add s0, a2, s10
    lw a2, 140(a0)
    pq_smm s10, s1, a4, s4
    add s4, s4, s1
    pq_smm s1, s0, a4, a5
    add a5, a5, s0
    pq_smm s0, t3, a4, s9
    add s9, s9, t3
    pq_smm t3, t0, a4, t1
    add a4, t1, t0
    lw t1, 128(a1)
    pq_smm t0, s4, ra, s11
    add s11, s11, s4
    pq_smm s4, a5, ra, s5
    add s5, s5, a5
    pq_smm a5, s9, ra, s8
    add s8, s8, s9
    pq_smm s9, a4, ra, s7
    add s7, s7, a4
    pq_smm a4, s10, ra, s3
    add s3, s3, s10
    pq_smm s10, s1, ra, t2
    add t2, t2, s1
    sw s11, 64(a0)
    lw s1, 132(a1)
    sw t0, 96(a0)
    lw s11, 144(a0)
    pq_smm t0, s0, ra, t5
    add t5, t5, s0
    sw s5, 68(a0)
    lw s0, 148(a0)
    sw s4, 100(a0)
    lw s5, 136(a1)
    pq_smm s4, t3, ra, a3
    add ra, a3, t3
    lw a3, 152(a0)
    sw s8, 72(a0)
    lw t3, 156(a0)
    sw a5, 104(a0)
    lw s8, 140(a1)
    pq_smm a5, t6, s2, s6
    add s2, s6, t6
    lw s6, 144(a1)
    sw s7, 76(a0)
    sw s9, 108(a0)
    pq_smm t6, a2, t4, a6
    add s7, a6, a2
    sw s3, 80(a0)
    sw a4, 112(a0)
    pq_smm s9, s7, t1, s2
    add t4, s2, s7
    sw t2, 84(a0)
    sw s10, 116(a0)
    pq_smm a6, t6, t1, a5
    add a2, a5, t6
    sw t5, 88(a0)
    sw t0, 120(a0)
    pq_smm s3, s0, s1, s11
    add a4, s11, s0
    sw ra, 92(a0)
    sw s4, 124(a0)
    lw s2, 148(a1)
    lw s7, 160(a0)
    lw t2, 164(a0)
    lw s10, 152(a1)
    lw t1, 168(a0)
    lw a5, 172(a0)
    lw t6, 156(a1)
    lw t5, 160(a1)
    lw t0, 176(a0)
    lw s1, 180(a0)
    lw s11, 164(a1)
    lw s0, 184(a0)
    lw ra, 188(a0)
    pq_smm s4, t3, s5, a3
    add s5, a3, t3
    lw a3, 168(a1)
    pq_smm t3, s5, s8, a4
    add a4, a4, s5
    pq_smm s5, s4, s8, s3
    add s8, s3, s4
    lw s3, 172(a1)
    pq_smm s4, a4, s6, t4
    add t4, t4, a4
    pq_smm a4, s8, s6, a2
    add a2, a2, s8
    pq_smm s8, t3, s6, s9
    add s9, s9, t3
    pq_smm t3, s5, s6, a6
    add s6, a6, s5
    lw a6, 176(a1)
    pq_smm s5, t2, s2, s7
    add s2, s7, t2
    lw s7, 180(a1)
    pq_smm t2, a5, s10, t1
    add s10, t1, a5
    lw t1, 192(a0)
    pq_smm a5, s10, t6, s2
    add s2, s2, s10
    pq_smm s10, t2, t6, s5
    add t6, s5, t2
    lw s5, 196(a0)
    pq_smm t2, s1, t5, t0
    add t5, t0, s1
    lw t0, 184(a1)
    pq_smm s1, ra, s11, s0
    add s11, s0, ra
    lw s0, 200(a0)
    pq_smm ra, s11, a3, t5
    add t5, t5, s11
    pq_smm s11, s1, a3, t2
    add a3, t2, s1
    lw t2, 204(a0)
    pq_smm s1, t5, s3, s2
    add s2, s2, t5
    pq_smm t5, a3, s3, t6
    add t6, t6, a3
    pq_smm a3, ra, s3, a5
    add a5, a5, ra
    pq_smm ra, s11, s3, s10
    add s3, s10, s11
    lw s10, 188(a1)
    pq_smm s11, s2, a6, t4
    add t4, t4, s2
    pq_smm s2, t6, a6, a2
    add a2, a2, t6
    pq_smm t6, a5, a6, s9
    add s9, s9, a5
    pq_smm a5, s3, a6, s6
    add s6, s6, s3
    pq_smm s3, s1, a6, s4
    add s4, s4, s1
    pq_smm s1, t5, a6, a4
    add a4, a4, t5
    sw t4, 128(a0)
    lw t5, 192(a1)
    sw s11, 160(a0)
    lw t4, 208(a0)
    pq_smm s11, a3, a6, s8
    add s8, s8, a3
    sw a2, 132(a0)
    lw a3, 212(a0)
    sw s2, 164(a0)
    lw a2, 196(a1)
    pq_smm s2, ra, a6, t3
    add a6, t3, ra
    lw t3, 216(a0)
    sw s9, 136(a0)
    lw ra, 220(a0)
    sw t6, 168(a0)
    lw s9, 200(a1)
    pq_smm t6, s5, s7, t1
    add s7, t1, s5
    lw t1, 204(a1)
    sw s6, 140(a0)
    sw a5, 172(a0)
    pq_smm s5, t2, t0, s0
    add s6, s0, t2
    sw s4, 144(a0)
    sw s3, 176(a0)
    pq_smm a5, s6, s10, s7
    add t0, s7, s6
    sw a4, 148(a0)
    sw s1, 180(a0)
    pq_smm s0, s5, s10, t6
    add t2, t6, s5
    sw s8, 152(a0)
    sw s11, 184(a0)
    pq_smm s4, a3, t5, t4
    add s3, t4, a3
    sw a6, 156(a0)
    sw s2, 188(a0)
    lw s7, 208(a1)
    lw s6, 224(a0)
    lw a4, 228(a0)
    lw s1, 212(a1)
    lw s10, 232(a0)
    lw t6, 236(a0)
    lw s5, 216(a1)
    lw s8, 220(a1)
    lw s11, 240(a0)
    lw t5, 244(a0)
    lw t4, 224(a1)
    lw a3, 248(a0)
    lw a6, 252(a0)
    pq_smm s2, ra, a2, t3
    add a2, t3, ra
    lw t3, 228(a1)
    pq_smm ra, a2, s9, s3
    add s3, s3, a2
    pq_smm a2, s2, s9, s4
    add s9, s4, s2
    lw s4, 232(a1)
    pq_smm s2, s3, t1, t0
    add t0, t0, s3
    pq_smm s3, s9, t1, t2
    add t2, t2, s9
    pq_smm s9, ra, t1, a5
    add a5, a5, ra
    pq_smm ra, a2, t1, s0
    add t1, s0, a2
    lw s0, 236(a1)
    pq_smm a2, a4, s7, s6
    add s7, s6, a4
    lw s6, 240(a1)
    pq_smm a4, t6, s1, s10
    add s1, s10, t6
    lw s10, 256(a0)
    pq_smm t6, s1, s5, s7
    add s7, s7, s1
    pq_smm s1, a4, s5, a2
    add s5, a2, a4
    lw a2, 260(a0)
    pq_smm a4, t5, s8, s11
    add s8, s11, t5
    lw s11, 244(a1)
    pq_smm t5, a6, t4, a3
    add t4, a3, a6
    lw a3, 264(a0)
    pq_smm a6, t4, t3, s8
    add s8, s8, t4
    pq_smm t4, t5, t3, a4
    add t3, a4, t5
    lw a4, 268(a0)
    pq_smm t5, s8, s4, s7
    add s7, s7, s8
    pq_smm s8, t3, s4, s5
    add s5, s5, t3
    pq_smm t3, a6, s4, t6
    add t6, t6, a6
    pq_smm a6, t4, s4, s1
    add s4, s1, t4
    lw s1, 248(a1)
    pq_smm t4, s7, s0, t0
    add t0, t0, s7
    pq_smm s7, s5, s0, t2
    add t2, t2, s5
    pq_smm s5, t6, s0, a5
    add a5, a5, t6
    pq_smm t6, s4, s0, t1
    add t1, t1, s4
    pq_smm s4, t5, s0, s2
    add s2, s2, t5
    pq_smm t5, s8, s0, s3
    add s3, s3, s8
    sw t0, 192(a0)
    lw s8, 252(a1)
    sw t4, 224(a0)
    lw t0, 272(a0)
    pq_smm t4, t3, s0, s9
    add s9, s9, t3
    sw t2, 196(a0)
    lw t3, 276(a0)
    sw s7, 228(a0)
    lw t2, 256(a1)
    pq_smm s7, a6, s0, ra
    add s0, ra, a6
    lw ra, 280(a0)
    sw a5, 200(a0)
    lw a6, 284(a0)
    sw s5, 232(a0)
    lw a5, 260(a1)
    pq_smm s5, a2, s6, s10
    add s6, s10, a2
    lw s10, 264(a1)
    sw t1, 204(a0)
    sw t6, 236(a0)
    pq_smm a2, a4, s11, a3
    add t1, a3, a4
    sw s2, 208(a0)
    sw s4, 240(a0)
    pq_smm t6, t1, s1, s6
    add s11, s6, t1
    sw s3, 212(a0)
    sw t5, 244(a0)
    pq_smm a3, a2, s1, s5
    add a4, s5, a2
    sw s9, 216(a0)
    sw t4, 248(a0)
    pq_smm s2, t3, s8, t0
    add s4, t0, t3
    sw s0, 220(a0)
    sw s7, 252(a0)
    lw s6, 268(a1)
    lw t1, 288(a0)
    lw s3, 292(a0)
    lw t5, 272(a1)
    lw s1, 296(a0)
    lw s5, 300(a0)
    lw a2, 276(a1)
    lw s9, 280(a1)
    lw t4, 304(a0)
    lw s8, 308(a0)
    lw t0, 284(a1)
    lw t3, 312(a0)
    lw s0, 316(a0)
    pq_smm s7, a6, t2, ra
    add t2, ra, a6
    lw ra, 288(a1)
    pq_smm a6, t2, a5, s4
    add s4, s4, t2
    pq_smm t2, s7, a5, s2
    add a5, s2, s7
    lw s2, 292(a1)
    pq_smm s7, s4, s10, s11
    add s11, s11, s4
    pq_smm s4, a5, s10, a4
    add a4, a4, a5
    pq_smm a5, a6, s10, t6
    add t6, t6, a6
    pq_smm a6, t2, s10, a3
    add s10, a3, t2
    lw a3, 296(a1)
    pq_smm t2, s3, s6, t1
    add s6, t1, s3
    lw t1, 300(a1)
    pq_smm s3, s5, t5, s1
    add t5, s1, s5
    lw s1, 320(a0)
    pq_smm s5, t5, a2, s6
    add s6, s6, t5
    pq_smm t5, s3, a2, t2
    add a2, t2, s3
    lw t2, 324(a0)
    pq_smm s3, s8, s9, t4
    add s9, t4, s8
    lw t4, 304(a1)
    pq_smm s8, s0, t0, t3
    add t0, t3, s0
    lw t3, 328(a0)
    pq_smm s0, t0, ra, s9
    add s9, s9, t0
    pq_smm t0, s8, ra, s3
    add ra, s3, s8
    lw s3, 332(a0)
    pq_smm s8, s9, s2, s6
    add s6, s6, s9
    pq_smm s9, ra, s2, a2
    add a2, a2, ra
    pq_smm ra, s0, s2, s5
    add s5, s5, s0
    pq_smm s0, t0, s2, t5
    add s2, t5, t0
    lw t5, 308(a1)
    pq_smm t0, s6, a3, s11
    add s11, s11, s6
    pq_smm s6, a2, a3, a4
    add a4, a4, a2
    pq_smm a2, s5, a3, t6
    add t6, t6, s5
    pq_smm s5, s2, a3, s10
    add s10, s10, s2
    pq_smm s2, s8, a3, s7
    add s7, s7, s8
    pq_smm s8, s9, a3, s4
    add s4, s4, s9
    sw s11, 256(a0)
    lw s9, 312(a1)
    sw t0, 288(a0)
    lw s11, 336(a0)
    pq_smm t0, ra, a3, a5
    add a5, a5, ra
    sw a4, 260(a0)
    lw ra, 340(a0)
    sw s6, 292(a0)
    lw a4, 316(a1)
    pq_smm s6, s0, a3, a6
    add a3, a6, s0
    lw a6, 344(a0)
    sw t6, 264(a0)
    lw s0, 348(a0)
    sw a2, 296(a0)
    lw t6, 320(a1)
    pq_smm a2, t2, t1, s1
    add t1, s1, t2
    lw s1, 324(a1)
    sw s10, 268(a0)
    sw s5, 300(a0)
    pq_smm t2, s3, t4, t3
    add s10, t3, s3
    sw s7, 272(a0)
    sw s2, 304(a0)
    pq_smm s5, s10, t5, t1
    add t4, t1, s10
    sw s4, 276(a0)
    sw s8, 308(a0)
    pq_smm t3, t2, t5, a2
    add s3, a2, t2
    sw a5, 280(a0)
    sw t0, 312(a0)
    pq_smm s7, ra, s9, s11
    add s2, s11, ra
    sw a3, 284(a0)
    sw s6, 316(a0)
    lw t1, 328(a1)
    lw s10, 352(a0)
    lw s4, 356(a0)
    lw s8, 332(a1)
    lw t5, 360(a0)
    lw a2, 364(a0)
    lw t2, 336(a1)
    lw a5, 340(a1)
    lw t0, 368(a0)
    lw s9, 372(a0)
    lw s11, 344(a1)
    lw ra, 376(a0)
    lw a3, 380(a0)
    pq_smm s6, s0, a4, a6
    add a4, a6, s0
    lw a6, 348(a1)
    pq_smm s0, a4, t6, s2
    add s2, s2, a4
    pq_smm a4, s6, t6, s7
    add t6, s7, s6
    lw s7, 352(a1)
    pq_smm s6, s2, s1, t4
    add t4, t4, s2
    pq_smm s2, t6, s1, s3
    add s3, s3, t6
    pq_smm t6, s0, s1, s5
    add s5, s5, s0
    pq_smm s0, a4, s1, t3
    add s1, t3, a4
    lw t3, 356(a1)
    pq_smm a4, s4, t1, s10
    add t1, s10, s4
    lw s10, 360(a1)
    pq_smm s4, a2, s8, t5
    add s8, t5, a2
    lw t5, 384(a0)
    pq_smm a2, s8, t2, t1
    add t1, t1, s8
    pq_smm s8, s4, t2, a4
    add t2, a4, s4
    lw a4, 388(a0)
    pq_smm s4, s9, a5, t0
    add a5, t0, s9
    lw t0, 364(a1)
    pq_smm s9, a3, s11, ra
    add s11, ra, a3
    lw ra, 392(a0)
    pq_smm a3, s11, a6, a5
    add a5, a5, s11
    pq_smm s11, s9, a6, s4
    add a6, s4, s9
    lw s4, 396(a0)
    pq_smm s9, a5, s7, t1
    add t1, t1, a5
    pq_smm a5, a6, s7, t2
    add t2, t2, a6
    pq_smm a6, a3, s7, a2
    add a2, a2, a3
    pq_smm a3, s11, s7, s8
    add s7, s8, s11
    lw s8, 368(a1)
    pq_smm s11, t1, t3, t4
    add t4, t4, t1
    pq_smm t1, t2, t3, s3
    add s3, s3, t2
    pq_smm t2, a2, t3, s5
    add s5, s5, a2
    pq_smm a2, s7, t3, s1
    add s1, s1, s7
    pq_smm s7, s9, t3, s6
    add s6, s6, s9
    pq_smm s9, a5, t3, s2
    add s2, s2, a5
    sw t4, 320(a0)
    lw a5, 372(a1)
    sw s11, 352(a0)
    lw t4, 400(a0)
    pq_smm s11, a6, t3, t6
    add t6, t6, a6
    sw s3, 324(a0)
    lw a6, 404(a0)
    sw t1, 356(a0)
    lw s3, 376(a1)
    pq_smm t1, a3, t3, s0
    add t3, s0, a3
    lw s0, 408(a0)
    sw s5, 328(a0)
    lw a3, 412(a0)
    sw t2, 360(a0)
    lw s5, 380(a1)
    pq_smm t2, a4, s10, t5
    add s10, t5, a4
    lw t5, 384(a1)
    sw s1, 332(a0)
    sw a2, 364(a0)
    pq_smm a4, s4, t0, ra
    add s1, ra, s4
    sw s6, 336(a0)
    sw s7, 368(a0)
    pq_smm a2, s1, s8, s10
    add t0, s10, s1
    sw s2, 340(a0)
    sw s9, 372(a0)
    pq_smm ra, a4, s8, t2
    add s4, t2, a4
    sw t6, 344(a0)
    sw s11, 376(a0)
    pq_smm s6, a6, a5, t4
    add s7, t4, a6
    sw t3, 348(a0)
    sw t1, 380(a0)
    lw s10, 388(a1)
    lw s1, 416(a0)
    lw s2, 420(a0)
    lw s9, 392(a1)
    lw s8, 424(a0)
    lw t2, 428(a0)
    lw a4, 396(a1)
    lw t6, 400(a1)
    lw s11, 432(a0)
    lw a5, 436(a0)
    lw t4, 404(a1)
    lw a6, 440(a0)
    lw t3, 444(a0)
    pq_smm t1, a3, s3, s0
    add s3, s0, a3
    lw s0, 408(a1)
    pq_smm a3, s3, s5, s7
    add s7, s7, s3
    pq_smm s3, t1, s5, s6
    add s5, s6, t1
    lw s6, 412(a1)
    pq_smm t1, s7, t5, t0
    add t0, t0, s7
    pq_smm s7, s5, t5, s4
    add s4, s4, s5
    pq_smm s5, a3, t5, a2
    add a2, a2, a3
    pq_smm a3, s3, t5, ra
    add t5, ra, s3
    lw ra, 416(a1)
    pq_smm s3, s2, s10, s1
    add s10, s1, s2
    lw s1, 420(a1)
    pq_smm s2, t2, s9, s8
    add s9, s8, t2
    lw s8, 448(a0)
    pq_smm t2, s9, a4, s10
    add s10, s10, s9
    pq_smm s9, s2, a4, s3
    add a4, s3, s2
    lw s3, 452(a0)
    pq_smm s2, a5, t6, s11
    add t6, s11, a5
    lw s11, 424(a1)
    pq_smm a5, t3, t4, a6
    add t4, a6, t3
    lw a6, 456(a0)
    pq_smm t3, t4, s0, t6
    add t6, t6, t4
    pq_smm t4, a5, s0, s2
    add s0, s2, a5
    lw s2, 460(a0)
    pq_smm a5, t6, s6, s10
    add s10, s10, t6
    pq_smm t6, s0, s6, a4
    add a4, a4, s0
    pq_smm s0, t3, s6, t2
    add t2, t2, t3
    pq_smm t3, t4, s6, s9
    add s6, s9, t4
    lw s9, 428(a1)
    pq_smm t4, s10, ra, t0
    add t0, t0, s10
    pq_smm s10, a4, ra, s4
    add s4, s4, a4
    pq_smm a4, t2, ra, a2
    add a2, a2, t2
    pq_smm t2, s6, ra, t5
    add t5, t5, s6
    pq_smm s6, a5, ra, t1
    add t1, t1, a5
    pq_smm a5, t6, ra, s7
    add s7, s7, t6
    sw t0, 384(a0)
    lw t6, 432(a1)
    sw t4, 416(a0)
    lw t0, 464(a0)
    pq_smm t4, s0, ra, s5
    add s5, s5, s0
    sw s4, 388(a0)
    lw s0, 468(a0)
    sw s10, 420(a0)
    lw s4, 436(a1)
    pq_smm s10, t3, ra, a3
    add ra, a3, t3
    lw a3, 472(a0)
    sw a2, 392(a0)
    lw t3, 476(a0)
    sw a4, 424(a0)
    lw a2, 440(a1)
    pq_smm a4, s3, s1, s8
    add s1, s8, s3
    lw s8, 444(a1)
    sw t5, 396(a0)
    sw t2, 428(a0)
    pq_smm s3, s2, s11, a6
    add t5, a6, s2
    sw t1, 400(a0)
    sw s6, 432(a0)
    pq_smm t2, t5, s9, s1
    add s11, s1, t5
    sw s7, 404(a0)
    sw a5, 436(a0)
    pq_smm a6, s3, s9, a4
    add s2, a4, s3
    sw s5, 408(a0)
    sw t4, 440(a0)
    pq_smm t1, s0, t6, t0
    add s6, t0, s0
    sw ra, 412(a0)
    sw s10, 444(a0)
    lw s1, 448(a1)
    lw t5, 480(a0)
    lw s7, 484(a0)
    lw a5, 452(a1)
    lw s9, 488(a0)
    lw a4, 492(a0)
    lw s3, 456(a1)
    lw s5, 460(a1)
    lw t4, 496(a0)
    lw t6, 500(a0)
    lw t0, 464(a1)
    lw s0, 504(a0)
    lw ra, 508(a0)
    pq_smm s10, t3, s4, a3
    add s4, a3, t3
    lw a3, 468(a1)
    pq_smm t3, s4, a2, s6
    add s6, s6, s4
    pq_smm s4, s10, a2, t1
    add a2, t1, s10
    lw t1, 472(a1)
    pq_smm s10, s6, s8, s11
    add s11, s11, s6
    pq_smm s6, a2, s8, s2
    add s2, s2, a2
    pq_smm a2, t3, s8, t2
    add t2, t2, t3
    pq_smm t3, s4, s8, a6
    add s8, a6, s4
    lw a6, 476(a1)
    pq_smm s4, s7, s1, t5
    add s1, t5, s7
    pq_smm t5, a4, a5, s9
    add s7, s9, a4
    pq_smm a5, s7, s3, s1
    add s9, s1, s7
    pq_smm a4, t5, s3, s4
    add s1, s4, t5
    pq_smm s7, t6, s5, t4
    add s3, t4, t6
    pq_smm s4, ra, t0, s0
    add t5, s0, ra
    pq_smm s5, t5, a3, s3
    add t4, s3, t5
    pq_smm t6, s4, a3, s7
    add t0, s7, s4
    pq_smm s0, t4, t1, s9
    add ra, s9, t4
    pq_smm s3, t0, t1, s1
    add t5, s1, t0
    pq_smm a3, s5, t1, a5
    add s7, a5, s5
    pq_smm s4, t6, t1, a4
    add s9, a4, t6
    pq_smm t4, ra, a6, s11
    add s1, s11, ra
    pq_smm t0, t5, a6, s2
    add a5, s2, t5
    pq_smm s5, s7, a6, t2
    add t1, t2, s7
    pq_smm a4, s9, a6, s8
    add t6, s8, s9
    pq_smm s11, s0, a6, s10
    add ra, s10, s0
    pq_smm s2, s3, a6, s6
    add t5, s6, s3
    sw s1, 448(a0)
    sw t4, 480(a0)
    pq_smm t2, a3, a6, a2
    add s7, a2, a3
    sw a5, 452(a0)
    sw t0, 484(a0)
    pq_smm s8, s4, a6, t3
    add s9, t3, s4
    sw t1, 456(a0)
    sw s5, 488(a0)
    sw t6, 460(a0)
    sw a4, 492(a0)
    sw ra, 464(a0)
    sw s11, 496(a0)
    sw t5, 468(a0)
    sw s2, 500(a0)
    addi a0, a0, 512
    addi a1, a1, 480
    sw s7, -40(a0)
    sw t2, -8(a0)
    sw s9, -36(a0)
    sw s8, -4(a0)
    bne a0, a7, .Lpass0
    addi a0, a0, -1024
    lw s0, 0(a1)
    lw s1, 4(a1)
    lw s2, 8(a1)
    lw s3, 12(a1)
    lw s4, 16(a1)
    lw s5, 20(a1)
    addi a7, a0, 8
.Lpass1:
    lw t0, 24(a1)
    lw t1, 28(a1)
    lw t2, 32(a1)
    lw t3, 36(a1)
    lw t4, 0(a0)
    lw t5, 64(a0)
    lw t6, 128(a0)
    lw a2, 192(a0)
    lw a3, 256(a0)
    lw a4, 320(a0)
    lw a5, 384(a0)
    lw a6, 448(a0)
    lw s6, 40(a1)
    lw s7, 44(a1)
    lw s8, 48(a1)
    lw s9, 52(a1)
    lw s10, 56(a1)
    lw s11, 60(a1)
    pq_smm ra, t5, t0, t4
    add t0, t4, t5
    lw t4, 512(a0)
    pq_smm t5, a2, t1, t6
    add t1, t6, a2
    lw t6, 576(a0)
    pq_smm a2, t1, s0, t0
    add t0, t0, t1
    pq_smm t1, t5, s0, ra
    add ra, ra, t5
    pq_smm t5, a4, t2, a3
    add t2, a3, a4
    lw a3, 640(a0)
    pq_smm a4, a6, t3, a5
    add t3, a5, a6
    lw a5, 704(a0)
    pq_smm a6, t3, s1, t2
    add t2, t2, t3
    pq_smm t3, a4, s1, t5
    add t5, t5, a4
    pq_smm a4, t2, s2, t0
    add t0, t0, t2
    pq_smm t2, t5, s2, ra
    add ra, ra, t5
    pq_smm t5, a6, s2, a2
    add a2, a2, a6
    pq_smm a6, t3, s2, t1
    add t1, t1, t3
    pq_smm t3, t6, s6, t4
    add s6, t4, t6
    lw t4, 768(a0)
    pq_smm t6, a5, s7, a3
    add s7, a3, a5
    lw a3, 832(a0)
    pq_smm a5, s7, s8, s6
    add s6, s6, s7
    pq_smm s7, t6, s8, t3
    add s8, t3, t6
    lw t3, 896(a0)
    pq_smm t6, a3, s9, t4
    add s9, t4, a3
    lw t4, 960(a0)
    pq_smm a3, t4, s10, t3
    add s10, t3, t4
    lw t3, 24(a1)
    pq_smm t4, s10, s11, s9
    add s9, s9, s10
    pq_smm s10, a3, s11, t6
    add s11, t6, a3
    lw t6, 28(a1)
    pq_smm a3, s9, s3, s6
    add s6, s6, s9
    pq_smm s9, s11, s3, s8
    add s8, s8, s11
    pq_smm s11, t4, s3, a5
    add a5, a5, t4
    pq_smm t4, s10, s3, s7
    add s7, s7, s10
    pq_smm s10, s6, s4, t0
    add t0, t0, s6
    pq_mm s6, t0, s5
    pq_smm t0, s8, s4, ra
    add ra, ra, s8
    pq_mm s8, ra, s5
    pq_smm ra, a5, s4, a2
    add a2, a2, a5
    sw s6, 0(a0)
    sw s10, 512(a0)
    pq_mm a5, a2, s5
    pq_smm s6, s7, s4, t1
    add s10, t1, s7
    sw s8, 64(a0)
    sw t0, 576(a0)
    pq_mm a2, s10, s5
    pq_smm t1, a3, s4, a4
    add s7, a4, a3
    sw a5, 128(a0)
    sw ra, 640(a0)
    pq_mm s8, s7, s5
    pq_smm t0, s9, s4, t2
    add s10, t2, s9
    sw a2, 192(a0)
    sw s6, 704(a0)
    pq_mm a4, s10, s5
    pq_smm a3, s11, s4, t5
    add a5, t5, s11
    sw s8, 256(a0)
    sw t1, 768(a0)
    pq_mm ra, a5, s5
    pq_smm s7, t4, s4, a6
    add t2, a6, t4
    sw a4, 320(a0)
    sw t0, 832(a0)
    pq_mm s9, t2, s5
    sw ra, 384(a0)
    sw a3, 896(a0)
    sw s9, 448(a0)
    sw s7, 960(a0)
    lw a2, 32(a1)
    lw s6, 36(a1)
    lw s10, 8(a0)
    lw t5, 72(a0)
    lw s11, 136(a0)
    lw s8, 200(a0)
    lw t1, 264(a0)
    lw a5, 328(a0)
    lw a6, 392(a0)
    lw t4, 456(a0)
    lw a4, 40(a1)
    lw t0, 44(a1)
    lw t2, 48(a1)
    lw ra, 52(a1)
    lw a3, 56(a1)
    lw s9, 60(a1)
    pq_smm s7, t5, t3, s10
    add t3, s10, t5
    lw s10, 520(a0)
    pq_smm t5, s8, t6, s11
    add t6, s11, s8
    lw s11, 584(a0)
    pq_smm s8, t6, s0, t3
    add t3, t3, t6
    pq_smm t6, t5, s0, s7
    add s7, s7, t5
    pq_smm t5, a5, a2, t1
    add a2, t1, a5
    lw t1, 648(a0)
    pq_smm a5, t4, s6, a6
    add s6, a6, t4
    lw a6, 712(a0)
    pq_smm t4, s6, s1, a2
    add a2, a2, s6
    pq_smm s6, a5, s1, t5
    add t5, t5, a5
    pq_smm a5, a2, s2, t3
    add t3, t3, a2
    pq_smm a2, t5, s2, s7
    add s7, s7, t5
    pq_smm t5, t4, s2, s8
    add s8, s8, t4
    pq_smm t4, s6, s2, t6
    add t6, t6, s6
    pq_smm s6, s11, a4, s10
    add a4, s10, s11
    lw s10, 776(a0)
    pq_smm s11, a6, t0, t1
    add t0, t1, a6
    lw t1, 840(a0)
    pq_smm a6, t0, t2, a4
    add a4, a4, t0
    pq_smm t0, s11, t2, s6
    add t2, s6, s11
    lw s6, 904(a0)
    pq_smm s11, t1, ra, s10
    add ra, s10, t1
    lw s10, 968(a0)
    pq_smm t1, s10, a3, s6
    add a3, s6, s10
    lw s6, 24(a1)
    pq_smm s10, a3, s9, ra
    add ra, ra, a3
    pq_smm a3, t1, s9, s11
    add s9, s11, t1
    lw s11, 28(a1)
    pq_smm t1, ra, s3, a4
    add a4, a4, ra
    pq_smm ra, s9, s3, t2
    add t2, t2, s9
    pq_smm s9, s10, s3, a6
    add a6, a6, s10
    pq_smm s10, a3, s3, t0
    add t0, t0, a3
    pq_smm a3, a4, s4, t3
    add t3, t3, a4
    pq_mm a4, t3, s5
    pq_smm t3, t2, s4, s7
    add s7, s7, t2
    pq_mm t2, s7, s5
    pq_smm s7, a6, s4, s8
    add s8, s8, a6
    sw a4, 8(a0)
    sw a3, 520(a0)
    pq_mm a6, s8, s5
    pq_smm a4, t0, s4, t6
    add a3, t6, t0
    sw t2, 72(a0)
    sw t3, 584(a0)
    pq_mm s8, a3, s5
    pq_smm t6, t1, s4, a5
    add t0, a5, t1
    sw a6, 136(a0)
    sw s7, 648(a0)
    pq_mm t2, t0, s5
    pq_smm t3, ra, s4, a2
    add a3, a2, ra
    sw s8, 200(a0)
    sw a4, 712(a0)
    pq_mm a5, a3, s5
    pq_smm t1, s9, s4, t5
    add a6, t5, s9
    sw t2, 264(a0)
    sw t6, 776(a0)
    pq_mm s7, a6, s5
    pq_smm t0, s10, s4, t4
    add a2, t4, s10
    sw a5, 328(a0)
    sw t3, 840(a0)
    pq_mm ra, a2, s5
    sw s7, 392(a0)
    sw t1, 904(a0)
    sw ra, 456(a0)
    sw t0, 968(a0)
    lw s8, 32(a1)
    lw a4, 36(a1)
    lw a3, 16(a0)
    lw t5, 80(a0)
    lw s9, 144(a0)
    lw t2, 208(a0)
    lw t6, 272(a0)
    lw a6, 336(a0)
    lw t4, 400(a0)
    lw s10, 464(a0)
    lw a5, 40(a1)
    lw t3, 44(a1)
    lw a2, 48(a1)
    lw s7, 52(a1)
    lw t1, 56(a1)
    lw ra, 60(a1)
    pq_smm t0, t5, s6, a3
    add s6, a3, t5
    lw a3, 528(a0)
    pq_smm t5, t2, s11, s9
    add s11, s9, t2
    lw s9, 592(a0)
    pq_smm t2, s11, s0, s6
    add s6, s6, s11
    pq_smm s11, t5, s0, t0
    add t0, t0, t5
    pq_smm t5, a6, s8, t6
    add s8, t6, a6
    lw t6, 656(a0)
    pq_smm a6, s10, a4, t4
    add a4, t4, s10
    lw t4, 720(a0)
    pq_smm s10, a4, s1, s8
    add s8, s8, a4
    pq_smm a4, a6, s1, t5
    add t5, t5, a6
    pq_smm a6, s8, s2, s6
    add s6, s6, s8
    pq_smm s8, t5, s2, t0
    add t0, t0, t5
    pq_smm t5, s10, s2, t2
    add t2, t2, s10
    pq_smm s10, a4, s2, s11
    add s11, s11, a4
    pq_smm a4, s9, a5, a3
    add a5, a3, s9
    lw a3, 784(a0)
    pq_smm s9, t4, t3, t6
    add t3, t6, t4
    lw t6, 848(a0)
    pq_smm t4, t3, a2, a5
    add a5, a5, t3
    pq_smm t3, s9, a2, a4
    add a2, a4, s9
    lw a4, 912(a0)
    pq_smm s9, t6, s7, a3
    add s7, a3, t6
    lw a3, 976(a0)
    pq_smm t6, a3, t1, a4
    add t1, a4, a3
    lw a4, 24(a1)
    pq_smm a3, t1, ra, s7
    add s7, s7, t1
    pq_smm t1, t6, ra, s9
    add ra, s9, t6
    lw s9, 28(a1)
    pq_smm t6, s7, s3, a5
    add a5, a5, s7
    pq_smm s7, ra, s3, a2
    add a2, a2, ra
    pq_smm ra, a3, s3, t4
    add t4, t4, a3
    pq_smm a3, t1, s3, t3
    add t3, t3, t1
    pq_smm t1, a5, s4, s6
    add s6, s6, a5
    pq_mm a5, s6, s5
    pq_smm s6, a2, s4, t0
    add t0, t0, a2
    pq_mm a2, t0, s5
    pq_smm t0, t4, s4, t2
    add t2, t2, t4
    sw a5, 16(a0)
    sw t1, 528(a0)
    pq_mm t4, t2, s5
    pq_smm a5, t3, s4, s11
    add t1, s11, t3
    sw a2, 80(a0)
    sw s6, 592(a0)
    pq_mm t2, t1, s5
    pq_smm s11, t6, s4, a6
    add t3, a6, t6
    sw t4, 144(a0)
    sw t0, 656(a0)
    pq_mm a2, t3, s5
    pq_smm s6, s7, s4, s8
    add t1, s8, s7
    sw t2, 208(a0)
    sw a5, 720(a0)
    pq_mm a6, t1, s5
    pq_smm t6, ra, s4, t5
    add t4, t5, ra
    sw a2, 272(a0)
    sw s11, 784(a0)
    pq_mm t0, t4, s5
    pq_smm t3, a3, s4, s10
    add s8, s10, a3
    sw a6, 336(a0)
    sw s6, 848(a0)
    pq_mm s7, s8, s5
    sw t0, 400(a0)
    sw t6, 912(a0)
    sw s7, 464(a0)
    sw t3, 976(a0)
    lw t2, 32(a1)
    lw a5, 36(a1)
    lw t1, 24(a0)
    lw t5, 88(a0)
    lw ra, 152(a0)
    lw a2, 216(a0)
    lw s11, 280(a0)
    lw t4, 344(a0)
    lw s10, 408(a0)
    lw a3, 472(a0)
    lw a6, 40(a1)
    lw s6, 44(a1)
    lw s8, 48(a1)
    lw t0, 52(a1)
    lw t6, 56(a1)
    lw s7, 60(a1)
    pq_smm t3, t5, a4, t1
    add a4, t1, t5
    lw t1, 536(a0)
    pq_smm t5, a2, s9, ra
    add s9, ra, a2
    lw ra, 600(a0)
    pq_smm a2, s9, s0, a4
    add a4, a4, s9
    pq_smm s9, t5, s0, t3
    add t3, t3, t5
    pq_smm t5, t4, t2, s11
    add t2, s11, t4
    lw s11, 664(a0)
    pq_smm t4, a3, a5, s10
    add a5, s10, a3
    lw s10, 728(a0)
    pq_smm a3, a5, s1, t2
    add t2, t2, a5
    pq_smm a5, t4, s1, t5
    add t5, t5, t4
    pq_smm t4, t2, s2, a4
    add a4, a4, t2
    pq_smm t2, t5, s2, t3
    add t3, t3, t5
    pq_smm t5, a3, s2, a2
    add a2, a2, a3
    pq_smm a3, a5, s2, s9
    add s9, s9, a5
    pq_smm a5, ra, a6, t1
    add a6, t1, ra
    lw t1, 792(a0)
    pq_smm ra, s10, s6, s11
    add s6, s11, s10
    lw s11, 856(a0)
    pq_smm s10, s6, s8, a6
    add a6, a6, s6
    pq_smm s6, ra, s8, a5
    add s8, a5, ra
    lw a5, 920(a0)
    pq_smm ra, s11, t0, t1
    add t0, t1, s11
    lw t1, 984(a0)
    pq_smm s11, t1, t6, a5
    add t6, a5, t1
    lw a5, 24(a1)
    pq_smm t1, t6, s7, t0
    add t0, t0, t6
    pq_smm t6, s11, s7, ra
    add s7, ra, s11
    lw ra, 28(a1)
    pq_smm s11, t0, s3, a6
    add a6, a6, t0
    pq_smm t0, s7, s3, s8
    add s8, s8, s7
    pq_smm s7, t1, s3, s10
    add s10, s10, t1
    pq_smm t1, t6, s3, s6
    add s6, s6, t6
    pq_smm t6, a6, s4, a4
    add a4, a4, a6
    pq_mm a6, a4, s5
    pq_smm a4, s8, s4, t3
    add t3, t3, s8
    pq_mm s8, t3, s5
    pq_smm t3, s10, s4, a2
    add a2, a2, s10
    sw a6, 24(a0)
    sw t6, 536(a0)
    pq_mm s10, a2, s5
    pq_smm a6, s6, s4, s9
    add t6, s9, s6
    sw s8, 88(a0)
    sw a4, 600(a0)
    pq_mm a2, t6, s5
    pq_smm s9, s11, s4, t4
    add s6, t4, s11
    sw s10, 152(a0)
    sw t3, 664(a0)
    pq_mm s8, s6, s5
    pq_smm a4, t0, s4, t2
    add t6, t2, t0
    sw a2, 216(a0)
    sw a6, 728(a0)
    pq_mm t4, t6, s5
    pq_smm s11, s7, s4, t5
    add s10, t5, s7
    sw s8, 280(a0)
    sw s9, 792(a0)
    pq_mm t3, s10, s5
    pq_smm s6, t1, s4, a3
    add t2, a3, t1
    sw t4, 344(a0)
    sw a4, 856(a0)
    pq_mm t0, t2, s5
    sw t3, 408(a0)
    sw s11, 920(a0)
    sw t0, 472(a0)
    sw s6, 984(a0)
    lw a2, 32(a1)
    lw a6, 36(a1)
    lw t6, 32(a0)
    lw t5, 96(a0)
    lw s7, 160(a0)
    lw s8, 224(a0)
    lw s9, 288(a0)
    lw s10, 352(a0)
    lw a3, 416(a0)
    lw t1, 480(a0)
    lw t4, 40(a1)
    lw a4, 44(a1)
    lw t2, 48(a1)
    lw t3, 52(a1)
    lw s11, 56(a1)
    lw t0, 60(a1)
    pq_smm s6, t5, a5, t6
    add a5, t6, t5
    lw t6, 544(a0)
    pq_smm t5, s8, ra, s7
    add ra, s7, s8
    lw s7, 608(a0)
    pq_smm s8, ra, s0, a5
    add a5, a5, ra
    pq_smm ra, t5, s0, s6
    add s6, s6, t5
    pq_smm t5, s10, a2, s9
    add a2, s9, s10
    lw s9, 672(a0)
    pq_smm s10, t1, a6, a3
    add a6, a3, t1
    lw a3, 736(a0)
    pq_smm t1, a6, s1, a2
    add a2, a2, a6
    pq_smm a6, s10, s1, t5
    add t5, t5, s10
    pq_smm s10, a2, s2, a5
    add a5, a5, a2
    pq_smm a2, t5, s2, s6
    add s6, s6, t5
    pq_smm t5, t1, s2, s8
    add s8, s8, t1
    pq_smm t1, a6, s2, ra
    add ra, ra, a6
    pq_smm a6, s7, t4, t6
    add t4, t6, s7
    lw t6, 800(a0)
    pq_smm s7, a3, a4, s9
    add a4, s9, a3
    lw s9, 864(a0)
    pq_smm a3, a4, t2, t4
    add t4, t4, a4
    pq_smm a4, s7, t2, a6
    add t2, a6, s7
    lw a6, 928(a0)
    pq_smm s7, s9, t3, t6
    add t3, t6, s9
    lw t6, 992(a0)
    pq_smm s9, t6, s11, a6
    add s11, a6, t6
    lw a6, 24(a1)
    pq_smm t6, s11, t0, t3
    add t3, t3, s11
    pq_smm s11, s9, t0, s7
    add t0, s7, s9
    lw s7, 28(a1)
    pq_smm s9, t3, s3, t4
    add t4, t4, t3
    pq_smm t3, t0, s3, t2
    add t2, t2, t0
    pq_smm t0, t6, s3, a3
    add a3, a3, t6
    pq_smm t6, s11, s3, a4
    add a4, a4, s11
    pq_smm s11, t4, s4, a5
    add a5, a5, t4
    pq_mm t4, a5, s5
    pq_smm a5, t2, s4, s6
    add s6, s6, t2
    pq_mm t2, s6, s5
    pq_smm s6, a3, s4, s8
    add s8, s8, a3
    sw t4, 32(a0)
    sw s11, 544(a0)
    pq_mm a3, s8, s5
    pq_smm t4, a4, s4, ra
    add s11, ra, a4
    sw t2, 96(a0)
    sw a5, 608(a0)
    pq_mm s8, s11, s5
    pq_smm ra, s9, s4, s10
    add a4, s10, s9
    sw a3, 160(a0)
    sw s6, 672(a0)
    pq_mm t2, a4, s5
    pq_smm a5, t3, s4, a2
    add s11, a2, t3
    sw s8, 224(a0)
    sw t4, 736(a0)
    pq_mm s10, s11, s5
    pq_smm s9, t0, s4, t5
    add a3, t5, t0
    sw t2, 288(a0)
    sw ra, 800(a0)
    pq_mm s6, a3, s5
    pq_smm a4, t6, s4, t1
    add a2, t1, t6
    sw s10, 352(a0)
    sw a5, 864(a0)
    pq_mm t3, a2, s5
    sw s6, 416(a0)
    sw s9, 928(a0)
    sw t3, 480(a0)
    sw a4, 992(a0)
    lw s8, 32(a1)
    lw t4, 36(a1)
    lw s11, 40(a0)
    lw t5, 104(a0)
    lw t0, 168(a0)
    lw t2, 232(a0)
    lw ra, 296(a0)
    lw a3, 360(a0)
    lw t1, 424(a0)
    lw t6, 488(a0)
    lw s10, 40(a1)
    lw a5, 44(a1)
    lw a2, 48(a1)
    lw s6, 52(a1)
    lw s9, 56(a1)
    lw t3, 60(a1)
    pq_smm a4, t5, a6, s11
    add a6, s11, t5
    lw s11, 552(a0)
    pq_smm t5, t2, s7, t0
    add s7, t0, t2
    lw t0, 616(a0)
    pq_smm t2, s7, s0, a6
    add a6, a6, s7
    pq_smm s7, t5, s0, a4
    add a4, a4, t5
    pq_smm t5, a3, s8, ra
    add s8, ra, a3
    lw ra, 680(a0)
    pq_smm a3, t6, t4, t1
    add t4, t1, t6
    lw t1, 744(a0)
    pq_smm t6, t4, s1, s8
    add s8, s8, t4
    pq_smm t4, a3, s1, t5
    add t5, t5, a3
    pq_smm a3, s8, s2, a6
    add a6, a6, s8
    pq_smm s8, t5, s2, a4
    add a4, a4, t5
    pq_smm t5, t6, s2, t2
    add t2, t2, t6
    pq_smm t6, t4, s2, s7
    add s7, s7, t4
    pq_smm t4, t0, s10, s11
    add s10, s11, t0
    lw s11, 808(a0)
    pq_smm t0, t1, a5, ra
    add a5, ra, t1
    lw ra, 872(a0)
    pq_smm t1, a5, a2, s10
    add s10, s10, a5
    pq_smm a5, t0, a2, t4
    add a2, t4, t0
    lw t4, 936(a0)
    pq_smm t0, ra, s6, s11
    add s6, s11, ra
    lw s11, 1000(a0)
    pq_smm ra, s11, s9, t4
    add s9, t4, s11
    lw t4, 24(a1)
    pq_smm s11, s9, t3, s6
    add s6, s6, s9
    pq_smm s9, ra, t3, t0
    add t3, t0, ra
    lw t0, 28(a1)
    pq_smm ra, s6, s3, s10
    add s10, s10, s6
    pq_smm s6, t3, s3, a2
    add a2, a2, t3
    pq_smm t3, s11, s3, t1
    add t1, t1, s11
    pq_smm s11, s9, s3, a5
    add a5, a5, s9
    pq_smm s9, s10, s4, a6
    add a6, a6, s10
    pq_mm s10, a6, s5
    pq_smm a6, a2, s4, a4
    add a4, a4, a2
    pq_mm a2, a4, s5
    pq_smm a4, t1, s4, t2
    add t2, t2, t1
    sw s10, 40(a0)
    sw s9, 552(a0)
    pq_mm t1, t2, s5
    pq_smm s10, a5, s4, s7
    add s9, s7, a5
    sw a2, 104(a0)
    sw a6, 616(a0)
    pq_mm t2, s9, s5
    pq_smm s7, ra, s4, a3
    add a5, a3, ra
    sw t1, 168(a0)
    sw a4, 680(a0)
    pq_mm a2, a5, s5
    pq_smm a6, s6, s4, s8
    add s9, s8, s6
    sw t2, 232(a0)
    sw s10, 744(a0)
    pq_mm a3, s9, s5
    pq_smm ra, t3, s4, t5
    add t1, t5, t3
    sw a2, 296(a0)
    sw s7, 808(a0)
    pq_mm a4, t1, s5
    pq_smm a5, s11, s4, t6
    add s8, t6, s11
    sw a3, 360(a0)
    sw a6, 872(a0)
    pq_mm s6, s8, s5
    sw a4, 424(a0)
    sw ra, 936(a0)
    sw s6, 488(a0)
    sw a5, 1000(a0)
    lw t2, 32(a1)
    lw s10, 36(a1)
    lw s9, 48(a0)
    lw t5, 112(a0)
    lw t3, 176(a0)
    lw a2, 240(a0)
    lw s7, 304(a0)
    lw t1, 368(a0)
    lw t6, 432(a0)
    lw s11, 496(a0)
    lw a3, 40(a1)
    lw a6, 44(a1)
    lw s8, 48(a1)
    lw a4, 52(a1)
    lw ra, 56(a1)
    lw s6, 60(a1)
    pq_smm a5, t5, t4, s9
    add t4, s9, t5
    lw s9, 560(a0)
    pq_smm t5, a2, t0, t3
    add t0, t3, a2
    lw t3, 624(a0)
    pq_smm a2, t0, s0, t4
    add t4, t4, t0
    pq_smm t0, t5, s0, a5
    add a5, a5, t5
    pq_smm t5, t1, t2, s7
    add t2, s7, t1
    lw s7, 688(a0)
    pq_smm t1, s11, s10, t6
    add s10, t6, s11
    lw t6, 752(a0)
    pq_smm s11, s10, s1, t2
    add t2, t2, s10
    pq_smm s10, t1, s1, t5
    add t5, t5, t1
    pq_smm t1, t2, s2, t4
    add t4, t4, t2
    pq_smm t2, t5, s2, a5
    add a5, a5, t5
    pq_smm t5, s11, s2, a2
    add a2, a2, s11
    pq_smm s11, s10, s2, t0
    add t0, t0, s10
    pq_smm s10, t3, a3, s9
    add a3, s9, t3
    lw s9, 816(a0)
    pq_smm t3, t6, a6, s7
    add a6, s7, t6
    lw s7, 880(a0)
    pq_smm t6, a6, s8, a3
    add a3, a3, a6
    pq_smm a6, t3, s8, s10
    add s8, s10, t3
    lw s10, 944(a0)
    pq_smm t3, s7, a4, s9
    add a4, s9, s7
    lw s9, 1008(a0)
    pq_smm s7, s9, ra, s10
    add ra, s10, s9
    lw s10, 24(a1)
    pq_smm s9, ra, s6, a4
    add a4, a4, ra
    pq_smm ra, s7, s6, t3
    add s6, t3, s7
    lw t3, 28(a1)
    pq_smm s7, a4, s3, a3
    add a3, a3, a4
    pq_smm a4, s6, s3, s8
    add s8, s8, s6
    pq_smm s6, s9, s3, t6
    add t6, t6, s9
    pq_smm s9, ra, s3, a6
    add a6, a6, ra
    pq_smm ra, a3, s4, t4
    add t4, t4, a3
    pq_mm a3, t4, s5
    pq_smm t4, s8, s4, a5
    add a5, a5, s8
    pq_mm s8, a5, s5
    pq_smm a5, t6, s4, a2
    add a2, a2, t6
    sw a3, 48(a0)
    sw ra, 560(a0)
    pq_mm t6, a2, s5
    pq_smm a3, a6, s4, t0
    add ra, t0, a6
    sw s8, 112(a0)
    sw t4, 624(a0)
    pq_mm a2, ra, s5
    pq_smm t0, s7, s4, t1
    add a6, t1, s7
    sw t6, 176(a0)
    sw a5, 688(a0)
    pq_mm s8, a6, s5
    pq_smm t4, a4, s4, t2
    add ra, t2, a4
    sw a2, 240(a0)
    sw a3, 752(a0)
    pq_mm t1, ra, s5
    pq_smm s7, s6, s4, t5
    add t6, t5, s6
    sw s8, 304(a0)
    sw t0, 816(a0)
    pq_mm a5, t6, s5
    pq_smm a6, s9, s4, s11
    add t2, s11, s9
    sw t1, 368(a0)
    sw t4, 880(a0)
    pq_mm a4, t2, s5
    sw a5, 432(a0)
    sw s7, 944(a0)
    sw a4, 496(a0)
    sw a6, 1008(a0)
    lw a2, 32(a1)
    lw a3, 36(a1)
    lw ra, 56(a0)
    lw t5, 120(a0)
    lw s6, 184(a0)
    lw s8, 248(a0)
    lw t0, 312(a0)
    lw t6, 376(a0)
    lw s11, 440(a0)
    lw s9, 504(a0)
    lw t1, 40(a1)
    lw t4, 44(a1)
    lw t2, 48(a1)
    lw a5, 52(a1)
    lw s7, 56(a1)
    lw a4, 60(a1)
    pq_smm a6, t5, s10, ra
    add s10, ra, t5
    lw ra, 568(a0)
    pq_smm t5, s8, t3, s6
    add t3, s6, s8
    lw s6, 632(a0)
    pq_smm s8, t3, s0, s10
    add s10, s10, t3
    pq_smm t3, t5, s0, a6
    add a6, a6, t5
    pq_smm t5, t6, a2, t0
    add a2, t0, t6
    lw t0, 696(a0)
    pq_smm t6, s9, a3, s11
    add a3, s11, s9
    lw s11, 760(a0)
    pq_smm s9, a3, s1, a2
    add a2, a2, a3
    pq_smm a3, t6, s1, t5
    add t5, t5, t6
    pq_smm t6, a2, s2, s10
    add s10, s10, a2
    pq_smm a2, t5, s2, a6
    add a6, a6, t5
    pq_smm t5, s9, s2, s8
    add s8, s8, s9
    pq_smm s9, a3, s2, t3
    add t3, t3, a3
    pq_smm a3, s6, t1, ra
    add t1, ra, s6
    lw ra, 824(a0)
    pq_smm s6, s11, t4, t0
    add t4, t0, s11
    lw t0, 888(a0)
    pq_smm s11, t4, t2, t1
    add t1, t1, t4
    pq_smm t4, s6, t2, a3
    add t2, a3, s6
    lw a3, 952(a0)
    pq_smm s6, t0, a5, ra
    add a5, ra, t0
    lw ra, 1016(a0)
    pq_smm t0, ra, s7, a3
    add s7, a3, ra
    pq_smm a3, s7, a4, a5
    add ra, a5, s7
    pq_smm a5, t0, a4, s6
    add s7, s6, t0
    pq_smm a4, ra, s3, t1
    add s6, t1, ra
    pq_smm t0, s7, s3, t2
    add t1, t2, s7
    pq_smm ra, a3, s3, s11
    add t2, s11, a3
    pq_smm s7, a5, s3, t4
    add s11, t4, a5
    pq_smm a3, s6, s4, s10
    add t4, s10, s6
    pq_mm a5, t4, s5
    pq_smm s10, t1, s4, a6
    add s6, a6, t1
    pq_mm t4, s6, s5
    pq_smm a6, t2, s4, s8
    add t1, s8, t2
    sw a5, 56(a0)
    sw a3, 568(a0)
    pq_mm s6, t1, s5
    pq_smm s8, s11, s4, t3
    add t2, t3, s11
    sw t4, 120(a0)
    sw s10, 632(a0)
    pq_mm a5, t2, s5
    pq_smm a3, a4, s4, t6
    add t1, t6, a4
    sw s6, 184(a0)
    sw a6, 696(a0)
    pq_mm t3, t1, s5
    pq_smm s11, t0, s4, a2
    add t4, a2, t0
    sw a5, 248(a0)
    sw s8, 760(a0)
    pq_mm s10, t4, s5
    pq_smm t2, ra, s4, t5
    add t6, t5, ra
    sw t3, 312(a0)
    sw a3, 824(a0)
    pq_mm a4, t6, s5
    pq_smm s6, s7, s4, s9
    add a6, s9, s7
    sw s10, 376(a0)
    sw s11, 888(a0)
    pq_mm t1, a6, s5
    addi a0, a0, 4
    sw a4, 436(a0)
    sw t2, 948(a0)
    sw t1, 500(a0)
    sw s6, 1012(a0)
    bne a0, a7, .Lpass1
    addi a0, a0, -8
    addi a1, a1, 64
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
    addi sp, sp, 64
    ret
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

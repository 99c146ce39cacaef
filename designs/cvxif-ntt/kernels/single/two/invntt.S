# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, products with one result, two operands, scheduled for one issue slot.
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
    lw t0, 0(a0)
    lw t1, 4(a0)
    lw t2, 8(a0)
    lw t3, 12(a0)
    lw t4, 16(a0)
    lw t5, 20(a0)
    lw t6, 24(a0)
    lw a2, 28(a0)
    lw a3, 32(a0)
    lw a4, 36(a0)
    lw a5, 40(a0)
    lw a6, 44(a0)
    lw s0, 0(a1)
    lw s1, 4(a1)
    lw s2, 48(a0)
    lw s3, 52(a0)
    lw s4, 8(a1)
    lw s5, 56(a0)
    lw s6, 60(a0)
    lw s7, 12(a1)
    lw s8, 16(a1)
    lw s9, 20(a1)
    lw s10, 24(a1)
    add s11, t0, t1
    sub ra, t0, t1
    pq_mm t0, ra, s0
    lw t1, 28(a1)
    add ra, t2, t3
    sub s0, t2, t3
    pq_mm t2, s0, s1
    lw t3, 32(a1)
    add s0, s11, ra
    sub s1, s11, ra
    pq_mm s11, s1, s4
    lw ra, 36(a1)
    add s1, t0, t2
    sub t0, t0, t2
    pq_mm t2, t0, s4
    add t0, t4, t5
    sub s4, t4, t5
    pq_mm t4, s4, s7
    lw t5, 40(a1)
    add s4, t6, a2
    sub s7, t6, a2
    pq_mm t6, s7, s8
    lw a2, 44(a1)
    add s7, t0, s4
    sub s8, t0, s4
    pq_mm t0, s8, s9
    lw s4, 64(a0)
    add s8, t4, t6
    sub t4, t4, t6
    pq_mm t6, t4, s9
    lw t4, 68(a0)
    add s9, s0, s7
    sub s0, s0, s7
    pq_mm s7, s0, s10
    add s0, s1, s8
    sub s1, s1, s8
    pq_mm s8, s1, s10
    add s1, s11, t0
    sub s11, s11, t0
    pq_mm t0, s11, s10
    add s11, t2, t6
    sub t2, t2, t6
    pq_mm t6, t2, s10
    lw t2, 48(a1)
    add s10, a3, a4
    sub a3, a3, a4
    pq_mm a4, a3, t1
    lw a3, 72(a0)
    add t1, a5, a6
    sub a5, a5, a6
    pq_mm a6, a5, t3
    lw a5, 76(a0)
    add t3, s10, t1
    sub s10, s10, t1
    pq_mm t1, s10, ra
    add s10, a4, a6
    sub a4, a4, a6
    pq_mm a6, a4, ra
    lw a4, 52(a1)
    add ra, s2, s3
    sub s2, s2, s3
    pq_mm s3, s2, t5
    lw s2, 80(a0)
    add t5, s5, s6
    sub s5, s5, s6
    pq_mm s6, s5, a2
    lw s5, 84(a0)
    add a2, ra, t5
    sub ra, ra, t5
    pq_mm t5, ra, t2
    add ra, s3, s6
    sub s3, s3, s6
    pq_mm s6, s3, t2
    lw s3, 88(a0)
    add t2, t3, a2
    sub t3, t3, a2
    pq_mm a2, t3, a4
    add t3, s10, ra
    sub s10, s10, ra
    pq_mm ra, s10, a4
    add s10, t1, t5
    sub t1, t1, t5
    pq_mm t5, t1, a4
    add t1, a6, s6
    sub a6, a6, s6
    pq_mm s6, a6, a4
    lw a6, 92(a0)
    add a4, s9, t2
    sub s9, s9, t2
    add t2, s0, t3
    sub s0, s0, t3
    add t3, s1, s10
    sub s1, s1, s10
    sw a4, 0(a0)
    add s10, s11, t1
    sub a4, s11, t1
    sw t2, 4(a0)
    add s11, s7, a2
    sub t1, s7, a2
    sw t3, 8(a0)
    add t2, s8, ra
    sub s7, s8, ra
    sw s10, 12(a0)
    add a2, t0, t5
    sub t3, t0, t5
    sw s11, 16(a0)
    add s8, t6, s6
    sub ra, t6, s6
    sw t2, 20(a0)
    add s10, s4, t4
    sub t0, s4, t4
    sw a2, 24(a0)
    add t5, a3, a5
    sub s11, a3, a5
    sw s8, 28(a0)
    add t6, s10, t5
    sub s6, s10, t5
    add t2, s2, s5
    sub s4, s2, s5
    add t4, s3, a6
    sub a2, s3, a6
    add a3, t2, t4
    sub a5, t2, t4
    lw s8, 56(a1)
    lw s10, 96(a0)
    lw t5, 100(a0)
    lw s2, 104(a0)
    lw s5, 108(a0)
    lw s3, 60(a1)
    lw a6, 64(a1)
    lw t2, 112(a0)
    pq_mm t4, s9, s8
    pq_mm s9, s0, s8
    pq_mm s0, s1, s8
    pq_mm s1, a4, s8
    sw t4, 32(a0)
    pq_mm a4, t1, s8
    sw s9, 36(a0)
    pq_mm t4, s7, s8
    sw s0, 40(a0)
    pq_mm t1, t3, s8
    sw s1, 44(a0)
    pq_mm s9, ra, s8
    sw a4, 48(a0)
    pq_mm s7, t0, s3
    sw t4, 52(a0)
    pq_mm s0, s11, a6
    sw t1, 56(a0)
    sw s9, 60(a0)
    add t3, s7, s0
    sub s1, s7, s0
    add ra, t6, a3
    sub s8, t6, a3
    add a4, s10, t5
    sub t0, s10, t5
    add s3, s2, s5
    sub t4, s2, s5
    add s11, a4, s3
    sub a6, a4, s3
    lw t1, 116(a0)
    lw s9, 68(a1)
    lw s7, 120(a0)
    lw s0, 124(a0)
    lw t6, 72(a1)
    lw a3, 76(a1)
    lw s10, 80(a1)
    lw t5, 84(a1)
    lw s2, 88(a1)
    pq_mm s5, s6, s9
    lw a4, 92(a1)
    pq_mm s3, s1, s9
    lw s6, 96(a1)
    pq_mm s1, s4, t6
    pq_mm s9, a2, a3
    lw s4, 100(a1)
    pq_mm t6, a5, s10
    lw a2, 104(a1)
    lw a3, 128(a0)
    add a5, s1, s9
    sub s1, s1, s9
    pq_mm s9, s1, s10
    lw s1, 132(a0)
    pq_mm s10, s8, t5
    add s8, t3, a5
    sub t3, t3, a5
    pq_mm a5, t3, t5
    add t3, s5, t6
    sub s5, s5, t6
    pq_mm t6, s5, t5
    add s5, s3, s9
    sub s3, s3, s9
    pq_mm s9, s3, t5
    lw s3, 108(a1)
    pq_mm t5, t0, s2
    lw t0, 136(a0)
    pq_mm s2, t4, a4
    lw t4, 140(a0)
    pq_mm a4, a6, s6
    add a6, t5, s2
    sub t5, t5, s2
    pq_mm s2, t5, s6
    lw t5, 112(a1)
    add s6, t2, t1
    sub t2, t2, t1
    pq_mm t1, t2, s4
    lw t2, 144(a0)
    add s4, s7, s0
    sub s7, s7, s0
    pq_mm s0, s7, a2
    lw s7, 148(a0)
    add a2, s6, s4
    sub s6, s6, s4
    pq_mm s4, s6, s3
    add s6, t1, s0
    sub t1, t1, s0
    pq_mm s0, t1, s3
    lw t1, 152(a0)
    add s3, s11, a2
    sub s11, s11, a2
    pq_mm a2, s11, t5
    add s11, a6, s6
    sub a6, a6, s6
    pq_mm s6, a6, t5
    add a6, a4, s4
    sub a4, a4, s4
    pq_mm s4, a4, t5
    add a4, s2, s0
    sub s2, s2, s0
    pq_mm s0, s2, t5
    lw s2, 156(a0)
    add t5, ra, s3
    sub ra, ra, s3
    add s3, s8, s11
    sub s8, s8, s11
    add s11, t3, a6
    sub t3, t3, a6
    sw t5, 64(a0)
    add a6, s5, a4
    sub t5, s5, a4
    sw s3, 68(a0)
    add s5, s10, a2
    sub a4, s10, a2
    sw s11, 72(a0)
    add s3, a5, s6
    sub s10, a5, s6
    sw a6, 76(a0)
    add a2, t6, s4
    sub s11, t6, s4
    sw s5, 80(a0)
    add a5, s9, s0
    sub s6, s9, s0
    sw s3, 84(a0)
    add a6, a3, s1
    sub t6, a3, s1
    sw a2, 88(a0)
    add s4, t0, t4
    sub s5, t0, t4
    sw a5, 92(a0)
    add s9, a6, s4
    sub s0, a6, s4
    add s3, t2, s7
    sub a3, t2, s7
    add s1, t1, s2
    sub a2, t1, s2
    add t0, s3, s1
    sub t4, s3, s1
    lw a5, 116(a1)
    lw a6, 160(a0)
    lw s4, 164(a0)
    lw t2, 168(a0)
    lw s7, 172(a0)
    lw t1, 120(a1)
    lw s2, 124(a1)
    lw s3, 176(a0)
    pq_mm s1, ra, a5
    pq_mm ra, s8, a5
    pq_mm s8, t3, a5
    pq_mm t3, t5, a5
    sw s1, 96(a0)
    pq_mm t5, a4, a5
    sw ra, 100(a0)
    pq_mm s1, s10, a5
    sw s8, 104(a0)
    pq_mm a4, s11, a5
    sw t3, 108(a0)
    pq_mm ra, s6, a5
    sw t5, 112(a0)
    pq_mm s10, t6, t1
    sw s1, 116(a0)
    pq_mm s8, s5, s2
    sw a4, 120(a0)
    sw ra, 124(a0)
    add s11, s10, s8
    sub t3, s10, s8
    add s6, s9, t0
    sub a5, s9, t0
    add t5, a6, s4
    sub t6, a6, s4
    add t1, t2, s7
    sub s1, t2, s7
    add s5, t5, t1
    sub s2, t5, t1
    lw a4, 180(a0)
    lw ra, 128(a1)
    lw s10, 184(a0)
    lw s8, 188(a0)
    lw s9, 132(a1)
    lw t0, 136(a1)
    lw a6, 140(a1)
    lw s4, 144(a1)
    lw t2, 148(a1)
    pq_mm s7, s0, ra
    lw t5, 152(a1)
    pq_mm t1, t3, ra
    lw s0, 156(a1)
    pq_mm t3, a3, s9
    pq_mm ra, a2, t0
    lw a3, 160(a1)
    pq_mm s9, t4, a6
    lw a2, 164(a1)
    lw t0, 192(a0)
    add t4, t3, ra
    sub t3, t3, ra
    pq_mm ra, t3, a6
    lw t3, 196(a0)
    pq_mm a6, a5, s4
    add a5, s11, t4
    sub s11, s11, t4
    pq_mm t4, s11, s4
    add s11, s7, s9
    sub s7, s7, s9
    pq_mm s9, s7, s4
    add s7, t1, ra
    sub t1, t1, ra
    pq_mm ra, t1, s4
    lw t1, 168(a1)
    pq_mm s4, t6, t2
    lw t6, 200(a0)
    pq_mm t2, s1, t5
    lw s1, 204(a0)
    pq_mm t5, s2, s0
    add s2, s4, t2
    sub s4, s4, t2
    pq_mm t2, s4, s0
    lw s4, 172(a1)
    add s0, s3, a4
    sub s3, s3, a4
    pq_mm a4, s3, a3
    lw s3, 208(a0)
    add a3, s10, s8
    sub s10, s10, s8
    pq_mm s8, s10, a2
    lw s10, 212(a0)
    add a2, s0, a3
    sub s0, s0, a3
    pq_mm a3, s0, t1
    add s0, a4, s8
    sub a4, a4, s8
    pq_mm s8, a4, t1
    lw a4, 216(a0)
    add t1, s5, a2
    sub s5, s5, a2
    pq_mm a2, s5, s4
    add s5, s2, s0
    sub s2, s2, s0
    pq_mm s0, s2, s4
    add s2, t5, a3
    sub t5, t5, a3
    pq_mm a3, t5, s4
    add t5, t2, s8
    sub t2, t2, s8
    pq_mm s8, t2, s4
    lw t2, 220(a0)
    add s4, s6, t1
    sub s6, s6, t1
    add t1, a5, s5
    sub a5, a5, s5
    add s5, s11, s2
    sub s11, s11, s2
    sw s4, 128(a0)
    add s2, s7, t5
    sub s4, s7, t5
    sw t1, 132(a0)
    add s7, a6, a2
    sub t5, a6, a2
    sw s5, 136(a0)
    add t1, t4, s0
    sub a6, t4, s0
    sw s2, 140(a0)
    add a2, s9, a3
    sub s5, s9, a3
    sw s7, 144(a0)
    add t4, ra, s8
    sub s0, ra, s8
    sw t1, 148(a0)
    add s2, t0, t3
    sub s9, t0, t3
    sw a2, 152(a0)
    add a3, t6, s1
    sub s7, t6, s1
    sw t4, 156(a0)
    add ra, s2, a3
    sub s8, s2, a3
    add t1, s3, s10
    sub t0, s3, s10
    add t3, a4, t2
    sub a2, a4, t2
    add t6, t1, t3
    sub s1, t1, t3
    lw t4, 176(a1)
    lw s2, 224(a0)
    lw a3, 228(a0)
    lw s3, 232(a0)
    lw s10, 236(a0)
    lw a4, 180(a1)
    lw t2, 184(a1)
    lw t1, 240(a0)
    pq_mm t3, s6, t4
    pq_mm s6, a5, t4
    pq_mm a5, s11, t4
    pq_mm s11, s4, t4
    sw t3, 160(a0)
    pq_mm s4, t5, t4
    sw s6, 164(a0)
    pq_mm t3, a6, t4
    sw a5, 168(a0)
    pq_mm t5, s5, t4
    sw s11, 172(a0)
    pq_mm s6, s0, t4
    sw s4, 176(a0)
    pq_mm a6, s9, a4
    sw t3, 180(a0)
    pq_mm a5, s7, t2
    sw t5, 184(a0)
    sw s6, 188(a0)
    add s5, a6, a5
    sub s11, a6, a5
    add s0, ra, t6
    sub t4, ra, t6
    add s4, s2, a3
    sub s9, s2, a3
    add a4, s3, s10
    sub t3, s3, s10
    add s7, s4, a4
    sub t2, s4, a4
    lw t5, 244(a0)
    lw s6, 188(a1)
    lw a6, 248(a0)
    lw a5, 252(a0)
    lw ra, 192(a1)
    lw t6, 196(a1)
    lw s2, 200(a1)
    lw a3, 204(a1)
    lw s3, 208(a1)
    pq_mm s10, s8, s6
    lw s4, 212(a1)
    pq_mm a4, s11, s6
    lw s8, 216(a1)
    pq_mm s11, t0, ra
    pq_mm s6, a2, t6
    lw t0, 220(a1)
    pq_mm ra, s1, s2
    lw a2, 224(a1)
    lw t6, 256(a0)
    add s1, s11, s6
    sub s11, s11, s6
    pq_mm s6, s11, s2
    lw s11, 260(a0)
    pq_mm s2, t4, a3
    add t4, s5, s1
    sub s5, s5, s1
    pq_mm s1, s5, a3
    add s5, s10, ra
    sub s10, s10, ra
    pq_mm ra, s10, a3
    add s10, a4, s6
    sub a4, a4, s6
    pq_mm s6, a4, a3
    lw a4, 228(a1)
    pq_mm a3, s9, s3
    lw s9, 264(a0)
    pq_mm s3, t3, s4
    lw t3, 268(a0)
    pq_mm s4, t2, s8
    add t2, a3, s3
    sub a3, a3, s3
    pq_mm s3, a3, s8
    lw a3, 232(a1)
    add s8, t1, t5
    sub t1, t1, t5
    pq_mm t5, t1, t0
    lw t1, 272(a0)
    add t0, a6, a5
    sub a6, a6, a5
    pq_mm a5, a6, a2
    lw a6, 276(a0)
    add a2, s8, t0
    sub s8, s8, t0
    pq_mm t0, s8, a4
    add s8, t5, a5
    sub t5, t5, a5
    pq_mm a5, t5, a4
    lw t5, 280(a0)
    add a4, s7, a2
    sub s7, s7, a2
    pq_mm a2, s7, a3
    add s7, t2, s8
    sub t2, t2, s8
    pq_mm s8, t2, a3
    add t2, s4, t0
    sub s4, s4, t0
    pq_mm t0, s4, a3
    add s4, s3, a5
    sub s3, s3, a5
    pq_mm a5, s3, a3
    lw s3, 284(a0)
    add a3, s0, a4
    sub s0, s0, a4
    add a4, t4, s7
    sub t4, t4, s7
    add s7, s5, t2
    sub s5, s5, t2
    sw a3, 192(a0)
    add t2, s10, s4
    sub a3, s10, s4
    sw a4, 196(a0)
    add s10, s2, a2
    sub s4, s2, a2
    sw s7, 200(a0)
    add a4, s1, s8
    sub s2, s1, s8
    sw t2, 204(a0)
    add a2, ra, t0
    sub s7, ra, t0
    sw s10, 208(a0)
    add s1, s6, a5
    sub s8, s6, a5
    sw a4, 212(a0)
    add t2, t6, s11
    sub ra, t6, s11
    sw a2, 216(a0)
    add t0, s9, t3
    sub s10, s9, t3
    sw s1, 220(a0)
    add s6, t2, t0
    sub a5, t2, t0
    add a4, t1, a6
    sub t6, t1, a6
    add s11, t5, s3
    sub a2, t5, s3
    add s9, a4, s11
    sub t3, a4, s11
    lw s1, 236(a1)
    lw t2, 288(a0)
    lw t0, 292(a0)
    lw t1, 296(a0)
    lw a6, 300(a0)
    lw t5, 240(a1)
    lw s3, 244(a1)
    lw a4, 304(a0)
    pq_mm s11, s0, s1
    pq_mm s0, t4, s1
    pq_mm t4, s5, s1
    pq_mm s5, a3, s1
    sw s11, 224(a0)
    pq_mm a3, s4, s1
    sw s0, 228(a0)
    pq_mm s11, s2, s1
    sw t4, 232(a0)
    pq_mm s4, s7, s1
    sw s5, 236(a0)
    pq_mm s0, s8, s1
    sw a3, 240(a0)
    pq_mm s2, ra, t5
    sw s11, 244(a0)
    pq_mm t4, s10, s3
    sw s4, 248(a0)
    sw s0, 252(a0)
    add s7, s2, t4
    sub s5, s2, t4
    add s8, s6, s9
    sub s1, s6, s9
    add a3, t2, t0
    sub ra, t2, t0
    add t5, t1, a6
    sub s11, t1, a6
    add s10, a3, t5
    sub s3, a3, t5
    lw s4, 308(a0)
    lw s0, 248(a1)
    lw s2, 312(a0)
    lw t4, 316(a0)
    lw s6, 252(a1)
    lw s9, 256(a1)
    lw t2, 260(a1)
    lw t0, 264(a1)
    lw t1, 268(a1)
    pq_mm a6, a5, s0
    lw a3, 272(a1)
    pq_mm t5, s5, s0
    lw a5, 276(a1)
    pq_mm s5, t6, s6
    pq_mm s0, a2, s9
    lw t6, 280(a1)
    pq_mm s6, t3, t2
    lw a2, 284(a1)
    lw s9, 320(a0)
    add t3, s5, s0
    sub s5, s5, s0
    pq_mm s0, s5, t2
    lw s5, 324(a0)
    pq_mm t2, s1, t0
    add s1, s7, t3
    sub s7, s7, t3
    pq_mm t3, s7, t0
    add s7, a6, s6
    sub a6, a6, s6
    pq_mm s6, a6, t0
    add a6, t5, s0
    sub t5, t5, s0
    pq_mm s0, t5, t0
    lw t5, 288(a1)
    pq_mm t0, ra, t1
    lw ra, 328(a0)
    pq_mm t1, s11, a3
    lw s11, 332(a0)
    pq_mm a3, s3, a5
    add s3, t0, t1
    sub t0, t0, t1
    pq_mm t1, t0, a5
    lw t0, 292(a1)
    add a5, a4, s4
    sub a4, a4, s4
    pq_mm s4, a4, t6
    lw a4, 336(a0)
    add t6, s2, t4
    sub s2, s2, t4
    pq_mm t4, s2, a2
    lw s2, 340(a0)
    add a2, a5, t6
    sub a5, a5, t6
    pq_mm t6, a5, t5
    add a5, s4, t4
    sub s4, s4, t4
    pq_mm t4, s4, t5
    lw s4, 344(a0)
    add t5, s10, a2
    sub s10, s10, a2
    pq_mm a2, s10, t0
    add s10, s3, a5
    sub s3, s3, a5
    pq_mm a5, s3, t0
    add s3, a3, t6
    sub a3, a3, t6
    pq_mm t6, a3, t0
    add a3, t1, t4
    sub t1, t1, t4
    pq_mm t4, t1, t0
    lw t1, 348(a0)
    add t0, s8, t5
    sub s8, s8, t5
    add t5, s1, s10
    sub s1, s1, s10
    add s10, s7, s3
    sub s7, s7, s3
    sw t0, 256(a0)
    add s3, a6, a3
    sub t0, a6, a3
    sw t5, 260(a0)
    add a6, t2, a2
    sub a3, t2, a2
    sw s10, 264(a0)
    add t5, t3, a5
    sub t2, t3, a5
    sw s3, 268(a0)
    add a2, s6, t6
    sub s10, s6, t6
    sw a6, 272(a0)
    add t3, s0, t4
    sub a5, s0, t4
    sw t5, 276(a0)
    add s3, s9, s5
    sub s6, s9, s5
    sw a2, 280(a0)
    add t6, ra, s11
    sub a6, ra, s11
    sw t3, 284(a0)
    add s0, s3, t6
    sub t4, s3, t6
    add t5, a4, s2
    sub s9, a4, s2
    add s5, s4, t1
    sub a2, s4, t1
    add ra, t5, s5
    sub s11, t5, s5
    lw t3, 296(a1)
    lw s3, 352(a0)
    lw t6, 356(a0)
    lw a4, 360(a0)
    lw s2, 364(a0)
    lw s4, 300(a1)
    lw t1, 304(a1)
    lw t5, 368(a0)
    pq_mm s5, s8, t3
    pq_mm s8, s1, t3
    pq_mm s1, s7, t3
    pq_mm s7, t0, t3
    sw s5, 288(a0)
    pq_mm t0, a3, t3
    sw s8, 292(a0)
    pq_mm s5, t2, t3
    sw s1, 296(a0)
    pq_mm a3, s10, t3
    sw s7, 300(a0)
    pq_mm s8, a5, t3
    sw t0, 304(a0)
    pq_mm t2, s6, s4
    sw s5, 308(a0)
    pq_mm s1, a6, t1
    sw a3, 312(a0)
    sw s8, 316(a0)
    add s10, t2, s1
    sub s7, t2, s1
    add a5, s0, ra
    sub t3, s0, ra
    add t0, s3, t6
    sub s6, s3, t6
    add s4, a4, s2
    sub s5, a4, s2
    add a6, t0, s4
    sub t1, t0, s4
    lw a3, 372(a0)
    lw s8, 308(a1)
    lw t2, 376(a0)
    lw s1, 380(a0)
    lw s0, 312(a1)
    lw ra, 316(a1)
    lw s3, 320(a1)
    lw t6, 324(a1)
    lw a4, 328(a1)
    pq_mm s2, t4, s8
    lw t0, 332(a1)
    pq_mm s4, s7, s8
    lw t4, 336(a1)
    pq_mm s7, s9, s0
    pq_mm s8, a2, ra
    lw s9, 340(a1)
    pq_mm s0, s11, s3
    lw a2, 344(a1)
    lw ra, 384(a0)
    add s11, s7, s8
    sub s7, s7, s8
    pq_mm s8, s7, s3
    lw s7, 388(a0)
    pq_mm s3, t3, t6
    add t3, s10, s11
    sub s10, s10, s11
    pq_mm s11, s10, t6
    add s10, s2, s0
    sub s2, s2, s0
    pq_mm s0, s2, t6
    add s2, s4, s8
    sub s4, s4, s8
    pq_mm s8, s4, t6
    lw s4, 348(a1)
    pq_mm t6, s6, a4
    lw s6, 392(a0)
    pq_mm a4, s5, t0
    lw s5, 396(a0)
    pq_mm t0, t1, t4
    add t1, t6, a4
    sub t6, t6, a4
    pq_mm a4, t6, t4
    lw t6, 352(a1)
    add t4, t5, a3
    sub t5, t5, a3
    pq_mm a3, t5, s9
    lw t5, 400(a0)
    add s9, t2, s1
    sub t2, t2, s1
    pq_mm s1, t2, a2
    lw t2, 404(a0)
    add a2, t4, s9
    sub t4, t4, s9
    pq_mm s9, t4, s4
    add t4, a3, s1
    sub a3, a3, s1
    pq_mm s1, a3, s4
    lw a3, 408(a0)
    add s4, a6, a2
    sub a6, a6, a2
    pq_mm a2, a6, t6
    add a6, t1, t4
    sub t1, t1, t4
    pq_mm t4, t1, t6
    add t1, t0, s9
    sub t0, t0, s9
    pq_mm s9, t0, t6
    add t0, a4, s1
    sub a4, a4, s1
    pq_mm s1, a4, t6
    lw a4, 412(a0)
    add t6, a5, s4
    sub a5, a5, s4
    add s4, t3, a6
    sub t3, t3, a6
    add a6, s10, t1
    sub s10, s10, t1
    sw t6, 320(a0)
    add t1, s2, t0
    sub t6, s2, t0
    sw s4, 324(a0)
    add s2, s3, a2
    sub t0, s3, a2
    sw a6, 328(a0)
    add s4, s11, t4
    sub s3, s11, t4
    sw t1, 332(a0)
    add a2, s0, s9
    sub a6, s0, s9
    sw s2, 336(a0)
    add s11, s8, s1
    sub t4, s8, s1
    sw s4, 340(a0)
    add t1, ra, s7
    sub s0, ra, s7
    sw a2, 344(a0)
    add s9, s6, s5
    sub s2, s6, s5
    sw s11, 348(a0)
    add s8, t1, s9
    sub s1, t1, s9
    add s4, t5, t2
    sub ra, t5, t2
    add s7, a3, a4
    sub a2, a3, a4
    add s6, s4, s7
    sub s5, s4, s7
    lw s11, 356(a1)
    lw t1, 416(a0)
    lw s9, 420(a0)
    lw t5, 424(a0)
    lw t2, 428(a0)
    lw a3, 360(a1)
    lw a4, 364(a1)
    lw s4, 432(a0)
    pq_mm s7, a5, s11
    pq_mm a5, t3, s11
    pq_mm t3, s10, s11
    pq_mm s10, t6, s11
    sw s7, 352(a0)
    pq_mm t6, t0, s11
    sw a5, 356(a0)
    pq_mm s7, s3, s11
    sw t3, 360(a0)
    pq_mm t0, a6, s11
    sw s10, 364(a0)
    pq_mm a5, t4, s11
    sw t6, 368(a0)
    pq_mm s3, s0, a3
    sw s7, 372(a0)
    pq_mm t3, s2, a4
    sw t0, 376(a0)
    sw a5, 380(a0)
    add a6, s3, t3
    sub s10, s3, t3
    add t4, s8, s6
    sub s11, s8, s6
    add t6, t1, s9
    sub s0, t1, s9
    add a3, t5, t2
    sub s7, t5, t2
    add s2, t6, a3
    sub a4, t6, a3
    lw t0, 436(a0)
    lw a5, 368(a1)
    lw s3, 440(a0)
    lw t3, 444(a0)
    lw s8, 372(a1)
    lw s6, 376(a1)
    lw t1, 380(a1)
    lw s9, 384(a1)
    lw t5, 388(a1)
    pq_mm t2, s1, a5
    lw t6, 392(a1)
    pq_mm a3, s10, a5
    lw s1, 396(a1)
    pq_mm s10, ra, s8
    pq_mm a5, a2, s6
    lw ra, 400(a1)
    pq_mm s8, s5, t1
    lw a2, 404(a1)
    lw s6, 448(a0)
    add s5, s10, a5
    sub s10, s10, a5
    pq_mm a5, s10, t1
    lw s10, 452(a0)
    pq_mm t1, s11, s9
    add s11, a6, s5
    sub a6, a6, s5
    pq_mm s5, a6, s9
    add a6, t2, s8
    sub t2, t2, s8
    pq_mm s8, t2, s9
    add t2, a3, a5
    sub a3, a3, a5
    pq_mm a5, a3, s9
    lw a3, 408(a1)
    pq_mm s9, s0, t5
    lw s0, 456(a0)
    pq_mm t5, s7, t6
    lw s7, 460(a0)
    pq_mm t6, a4, s1
    add a4, s9, t5
    sub s9, s9, t5
    pq_mm t5, s9, s1
    lw s9, 412(a1)
    add s1, s4, t0
    sub s4, s4, t0
    pq_mm t0, s4, ra
    lw s4, 464(a0)
    add ra, s3, t3
    sub s3, s3, t3
    pq_mm t3, s3, a2
    lw s3, 468(a0)
    add a2, s1, ra
    sub s1, s1, ra
    pq_mm ra, s1, a3
    add s1, t0, t3
    sub t0, t0, t3
    pq_mm t3, t0, a3
    lw t0, 472(a0)
    add a3, s2, a2
    sub s2, s2, a2
    pq_mm a2, s2, s9
    add s2, a4, s1
    sub a4, a4, s1
    pq_mm s1, a4, s9
    add a4, t6, ra
    sub t6, t6, ra
    pq_mm ra, t6, s9
    add t6, t5, t3
    sub t5, t5, t3
    pq_mm t3, t5, s9
    lw t5, 476(a0)
    add s9, t4, a3
    sub t4, t4, a3
    add a3, s11, s2
    sub s11, s11, s2
    add s2, a6, a4
    sub a6, a6, a4
    sw s9, 384(a0)
    add a4, t2, t6
    sub s9, t2, t6
    sw a3, 388(a0)
    add t2, t1, a2
    sub t6, t1, a2
    sw s2, 392(a0)
    add a3, s5, s1
    sub t1, s5, s1
    sw a4, 396(a0)
    add a2, s8, ra
    sub s2, s8, ra
    sw t2, 400(a0)
    add s5, a5, t3
    sub s1, a5, t3
    sw a3, 404(a0)
    add a4, s6, s10
    sub s8, s6, s10
    sw a2, 408(a0)
    add ra, s0, s7
    sub t2, s0, s7
    sw s5, 412(a0)
    add a5, a4, ra
    sub t3, a4, ra
    add a3, s4, s3
    sub s6, s4, s3
    add s10, t0, t5
    sub a2, t0, t5
    add s0, a3, s10
    sub s7, a3, s10
    lw s5, 416(a1)
    lw a4, 480(a0)
    lw ra, 484(a0)
    lw s4, 488(a0)
    lw s3, 492(a0)
    lw t0, 420(a1)
    lw t5, 424(a1)
    lw a3, 496(a0)
    pq_mm s10, t4, s5
    pq_mm t4, s11, s5
    pq_mm s11, a6, s5
    pq_mm a6, s9, s5
    sw s10, 416(a0)
    pq_mm s9, t6, s5
    sw t4, 420(a0)
    pq_mm s10, t1, s5
    sw s11, 424(a0)
    pq_mm t6, s2, s5
    sw a6, 428(a0)
    pq_mm t4, s1, s5
    sw s9, 432(a0)
    pq_mm t1, s8, t0
    sw s10, 436(a0)
    pq_mm s11, t2, t5
    sw t6, 440(a0)
    sw t4, 444(a0)
    add s2, t1, s11
    sub a6, t1, s11
    add s1, a5, s0
    sub s5, a5, s0
    add s9, a4, ra
    sub s8, a4, ra
    add t0, s4, s3
    sub s10, s4, s3
    add t2, s9, t0
    sub t5, s9, t0
    lw t6, 500(a0)
    lw t4, 428(a1)
    lw t1, 504(a0)
    lw s11, 508(a0)
    lw a5, 432(a1)
    lw s0, 436(a1)
    lw a4, 440(a1)
    lw ra, 444(a1)
    lw s4, 448(a1)
    pq_mm s3, t3, t4
    lw s9, 452(a1)
    pq_mm t0, a6, t4
    lw t3, 456(a1)
    pq_mm a6, s6, a5
    pq_mm t4, a2, s0
    lw s6, 460(a1)
    pq_mm a5, s7, a4
    lw a2, 464(a1)
    lw s0, 468(a1)
    add s7, a6, t4
    sub a6, a6, t4
    pq_mm t4, a6, a4
    pq_mm a6, s5, ra
    lw a4, 472(a1)
    add s5, s2, s7
    sub s2, s2, s7
    pq_mm s7, s2, ra
    add s2, s3, a5
    sub s3, s3, a5
    pq_mm a5, s3, ra
    add s3, t0, t4
    sub t0, t0, t4
    pq_mm t4, t0, ra
    pq_mm t0, s8, s4
    pq_mm ra, s10, s9
    lw s8, 476(a1)
    pq_mm s4, t5, t3
    add s10, t0, ra
    sub s9, t0, ra
    pq_mm t5, s9, t3
    add t0, a3, t6
    sub ra, a3, t6
    pq_mm s9, ra, s6
    add t3, t1, s11
    sub a3, t1, s11
    pq_mm t6, a3, a2
    add ra, t0, t3
    sub s6, t0, t3
    pq_mm t1, s6, s0
    add s11, s9, t6
    sub a3, s9, t6
    pq_mm a2, a3, s0
    add t0, t2, ra
    sub t3, t2, ra
    pq_mm s6, t3, a4
    add s9, s10, s11
    sub t6, s10, s11
    pq_mm a3, t6, a4
    add s0, s4, t1
    sub t2, s4, t1
    pq_mm ra, t2, a4
    add t3, t5, a2
    sub s10, t5, a2
    pq_mm s11, s10, a4
    add t6, s1, t0
    sub s4, s1, t0
    pq_mm t1, s4, s8
    add t2, s5, s9
    sub t5, s5, s9
    pq_mm a2, t5, s8
    add s10, s2, s0
    sub a4, s2, s0
    pq_mm s1, a4, s8
    sw t6, 448(a0)
    sw t1, 480(a0)
    add t0, s3, t3
    sub s4, s3, t3
    pq_mm s5, s4, s8
    sw t2, 452(a0)
    sw a2, 484(a0)
    add s9, a6, s6
    sub t5, a6, s6
    pq_mm s2, t5, s8
    sw s10, 456(a0)
    sw s1, 488(a0)
    add s0, s7, a3
    sub a4, s7, a3
    pq_mm t6, a4, s8
    sw t0, 460(a0)
    sw s5, 492(a0)
    add t1, a5, ra
    sub s3, a5, ra
    pq_mm t3, s3, s8
    sw s9, 464(a0)
    sw s2, 496(a0)
    add s4, t4, s11
    sub t2, t4, s11
    pq_mm a2, t2, s8
    sw s0, 468(a0)
    sw t6, 500(a0)
    addi a0, a0, 512
    addi a1, a1, 480
    sw t1, -40(a0)
    sw t3, -8(a0)
    sw s4, -36(a0)
    sw a2, -4(a0)
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
    lw t0, 0(a0)
    lw t1, 64(a0)
    lw t2, 128(a0)
    lw t3, 192(a0)
    lw t4, 256(a0)
    lw t5, 320(a0)
    lw t6, 384(a0)
    lw a2, 448(a0)
    lw a3, 512(a0)
    lw a4, 576(a0)
    lw a5, 640(a0)
    lw a6, 704(a0)
    lw s6, 24(a1)
    lw s7, 768(a0)
    lw s8, 832(a0)
    lw s9, 28(a1)
    lw s10, 896(a0)
    add s11, t0, t1
    sub ra, t0, t1
    pq_mm t0, ra, s6
    lw t1, 960(a0)
    add ra, t2, t3
    sub s6, t2, t3
    pq_mm t2, s6, s9
    lw t3, 32(a1)
    add s6, s11, ra
    sub s9, s11, ra
    pq_mm s11, s9, s0
    add ra, t0, t2
    sub s9, t0, t2
    pq_mm t0, s9, s0
    add t2, t4, t5
    sub s9, t4, t5
    pq_mm t4, s9, t3
    lw t5, 36(a1)
    add s9, t6, a2
    sub t3, t6, a2
    pq_mm t6, t3, t5
    lw a2, 40(a1)
    add t3, t2, s9
    sub t5, t2, s9
    pq_mm t2, t5, s1
    add s9, t4, t6
    sub t5, t4, t6
    pq_mm t4, t5, s1
    add t6, s6, t3
    sub t5, s6, t3
    pq_mm s6, t5, s2
    add t3, ra, s9
    sub t5, ra, s9
    pq_mm ra, t5, s2
    add s9, s11, t2
    sub t5, s11, t2
    pq_mm s11, t5, s2
    add t2, t0, t4
    sub t5, t0, t4
    pq_mm t0, t5, s2
    add t4, a3, a4
    sub t5, a3, a4
    pq_mm a3, t5, a2
    lw a4, 44(a1)
    add t5, a5, a6
    sub a2, a5, a6
    pq_mm a5, a2, a4
    lw a6, 48(a1)
    add a2, t4, t5
    sub a4, t4, t5
    pq_mm t4, a4, a6
    add t5, a3, a5
    sub a4, a3, a5
    pq_mm a3, a4, a6
    lw a5, 52(a1)
    add a4, s7, s8
    sub a6, s7, s8
    pq_mm s7, a6, a5
    lw s8, 56(a1)
    add a6, s10, t1
    sub a5, s10, t1
    pq_mm s10, a5, s8
    lw t1, 60(a1)
    add a5, a4, a6
    sub s8, a4, a6
    pq_mm a4, s8, t1
    add a6, s7, s10
    sub s8, s7, s10
    pq_mm s7, s8, t1
    lw s10, 8(a0)
    add s8, a2, a5
    sub t1, a2, a5
    pq_mm a2, t1, s3
    add a5, t5, a6
    sub t1, t5, a6
    pq_mm t5, t1, s3
    add a6, t4, a4
    sub t1, t4, a4
    pq_mm t4, t1, s3
    add a4, a3, s7
    sub t1, a3, s7
    pq_mm a3, t1, s3
    add s7, t6, s8
    sub t1, t6, s8
    pq_mm t6, t1, s4
    pq_mm s8, s7, s5
    add t1, t3, a5
    sw t6, 512(a0)
    sw s8, 0(a0)
    sub s7, t3, a5
    pq_mm t6, s7, s4
    pq_mm s8, t1, s5
    add t3, s9, a6
    sw t6, 576(a0)
    sw s8, 64(a0)
    sub a5, s9, a6
    pq_mm s7, a5, s4
    pq_mm t1, t3, s5
    add t6, t2, a4
    sw s7, 640(a0)
    sw t1, 128(a0)
    sub s8, t2, a4
    pq_mm s9, s8, s4
    pq_mm a6, t6, s5
    add a5, s6, a2
    sw s9, 704(a0)
    sw a6, 192(a0)
    sub t3, s6, a2
    pq_mm s7, t3, s4
    pq_mm t1, a5, s5
    lw t2, 72(a0)
    lw a4, 136(a0)
    lw s8, 200(a0)
    lw t6, 264(a0)
    lw s9, 328(a0)
    lw a6, 392(a0)
    lw s6, 456(a0)
    sw t1, 256(a0)
    sw s7, 768(a0)
    add a2, ra, t5
    sub t3, ra, t5
    pq_mm a5, t3, s4
    pq_mm t1, a2, s5
    add s7, s11, t4
    sw a5, 832(a0)
    sw t1, 320(a0)
    sub ra, s11, t4
    pq_mm t5, ra, s4
    pq_mm t3, s7, s5
    add a2, t0, a3
    sw t5, 896(a0)
    sw t3, 384(a0)
    sub a5, t0, a3
    pq_mm t1, a5, s4
    pq_mm s11, a2, s5
    add t4, s10, t2
    sw t1, 960(a0)
    sw s11, 448(a0)
    sub ra, s10, t2
    add s7, a4, s8
    sub t5, a4, s8
    add t3, t4, s7
    sub t0, t4, s7
    pq_mm a3, t0, s0
    add a5, t6, s9
    sub a2, t6, s9
    add t1, a6, s6
    sub s11, a6, s6
    lw s10, 520(a0)
    lw t2, 584(a0)
    lw a4, 648(a0)
    lw s8, 712(a0)
    lw t4, 24(a1)
    lw s7, 776(a0)
    lw t0, 840(a0)
    lw t6, 28(a1)
    lw s9, 904(a0)
    pq_mm a6, ra, t4
    lw s6, 968(a0)
    pq_mm ra, t5, t6
    lw t4, 32(a1)
    add t5, a5, t1
    add t6, a6, ra
    sub a6, a6, ra
    pq_mm ra, a6, s0
    pq_mm a6, a2, t4
    sub a2, a5, t1
    lw t4, 36(a1)
    pq_mm a5, a2, s1
    pq_mm t1, s11, t4
    lw a2, 40(a1)
    add s11, t3, t5
    add t4, a6, t1
    sub a6, a6, t1
    pq_mm t1, a6, s1
    sub a6, t3, t5
    pq_mm t3, a6, s2
    add t5, t6, t4
    sub a6, t6, t4
    pq_mm t6, a6, s2
    add t4, a3, a5
    sub a6, a3, a5
    pq_mm a3, a6, s2
    add a5, ra, t1
    sub a6, ra, t1
    pq_mm ra, a6, s2
    add t1, s10, t2
    sub a6, s10, t2
    pq_mm s10, a6, a2
    lw t2, 44(a1)
    add a6, a4, s8
    sub a2, a4, s8
    pq_mm a4, a2, t2
    lw s8, 48(a1)
    add a2, t1, a6
    sub t2, t1, a6
    pq_mm t1, t2, s8
    add a6, s10, a4
    sub t2, s10, a4
    pq_mm s10, t2, s8
    lw a4, 52(a1)
    add t2, s7, t0
    sub s8, s7, t0
    pq_mm s7, s8, a4
    lw t0, 56(a1)
    add s8, s9, s6
    sub a4, s9, s6
    pq_mm s9, a4, t0
    lw s6, 60(a1)
    add a4, t2, s8
    sub t0, t2, s8
    pq_mm t2, t0, s6
    add s8, s7, s9
    sub t0, s7, s9
    pq_mm s7, t0, s6
    lw s9, 16(a0)
    add t0, a2, a4
    sub s6, a2, a4
    pq_mm a2, s6, s3
    add a4, a6, s8
    sub s6, a6, s8
    pq_mm a6, s6, s3
    add s8, t1, t2
    sub s6, t1, t2
    pq_mm t1, s6, s3
    add t2, s10, s7
    sub s6, s10, s7
    pq_mm s10, s6, s3
    add s7, s11, t0
    sub s6, s11, t0
    pq_mm s11, s6, s4
    pq_mm t0, s7, s5
    add s6, t5, a4
    sw s11, 520(a0)
    sw t0, 8(a0)
    sub s7, t5, a4
    pq_mm s11, s7, s4
    pq_mm t0, s6, s5
    add t5, t4, s8
    sw s11, 584(a0)
    sw t0, 72(a0)
    sub a4, t4, s8
    pq_mm s7, a4, s4
    pq_mm s6, t5, s5
    add s11, a5, t2
    sw s7, 648(a0)
    sw s6, 136(a0)
    sub t0, a5, t2
    pq_mm t4, t0, s4
    pq_mm s8, s11, s5
    add a4, t3, a2
    sw t4, 712(a0)
    sw s8, 200(a0)
    sub t5, t3, a2
    pq_mm s7, t5, s4
    pq_mm s6, a4, s5
    lw a5, 80(a0)
    lw t2, 144(a0)
    lw t0, 208(a0)
    lw s11, 272(a0)
    lw t4, 336(a0)
    lw s8, 400(a0)
    lw t3, 464(a0)
    sw s6, 264(a0)
    sw s7, 776(a0)
    add a2, t6, a6
    sub t5, t6, a6
    pq_mm a4, t5, s4
    pq_mm s6, a2, s5
    add s7, a3, t1
    sw a4, 840(a0)
    sw s6, 328(a0)
    sub t6, a3, t1
    pq_mm a6, t6, s4
    pq_mm t5, s7, s5
    add a2, ra, s10
    sw a6, 904(a0)
    sw t5, 392(a0)
    sub a4, ra, s10
    pq_mm s6, a4, s4
    pq_mm a3, a2, s5
    add t1, s9, a5
    sw s6, 968(a0)
    sw a3, 456(a0)
    sub t6, s9, a5
    add s7, t2, t0
    sub a6, t2, t0
    add t5, t1, s7
    sub ra, t1, s7
    pq_mm s10, ra, s0
    add a4, s11, t4
    sub a2, s11, t4
    add s6, s8, t3
    sub a3, s8, t3
    lw s9, 528(a0)
    lw a5, 592(a0)
    lw t2, 656(a0)
    lw t0, 720(a0)
    lw t1, 24(a1)
    lw s7, 784(a0)
    lw ra, 848(a0)
    lw s11, 28(a1)
    lw t4, 912(a0)
    pq_mm s8, t6, t1
    lw t3, 976(a0)
    pq_mm t6, a6, s11
    lw t1, 32(a1)
    add a6, a4, s6
    add s11, s8, t6
    sub s8, s8, t6
    pq_mm t6, s8, s0
    pq_mm s8, a2, t1
    sub a2, a4, s6
    lw t1, 36(a1)
    pq_mm a4, a2, s1
    pq_mm s6, a3, t1
    lw a2, 40(a1)
    add a3, t5, a6
    add t1, s8, s6
    sub s8, s8, s6
    pq_mm s6, s8, s1
    sub s8, t5, a6
    pq_mm t5, s8, s2
    add a6, s11, t1
    sub s8, s11, t1
    pq_mm s11, s8, s2
    add t1, s10, a4
    sub s8, s10, a4
    pq_mm s10, s8, s2
    add a4, t6, s6
    sub s8, t6, s6
    pq_mm t6, s8, s2
    add s6, s9, a5
    sub s8, s9, a5
    pq_mm s9, s8, a2
    lw a5, 44(a1)
    add s8, t2, t0
    sub a2, t2, t0
    pq_mm t2, a2, a5
    lw t0, 48(a1)
    add a2, s6, s8
    sub a5, s6, s8
    pq_mm s6, a5, t0
    add s8, s9, t2
    sub a5, s9, t2
    pq_mm s9, a5, t0
    lw t2, 52(a1)
    add a5, s7, ra
    sub t0, s7, ra
    pq_mm s7, t0, t2
    lw ra, 56(a1)
    add t0, t4, t3
    sub t2, t4, t3
    pq_mm t4, t2, ra
    lw t3, 60(a1)
    add t2, a5, t0
    sub ra, a5, t0
    pq_mm a5, ra, t3
    add t0, s7, t4
    sub ra, s7, t4
    pq_mm s7, ra, t3
    lw t4, 24(a0)
    add ra, a2, t2
    sub t3, a2, t2
    pq_mm a2, t3, s3
    add t2, s8, t0
    sub t3, s8, t0
    pq_mm s8, t3, s3
    add t0, s6, a5
    sub t3, s6, a5
    pq_mm s6, t3, s3
    add a5, s9, s7
    sub t3, s9, s7
    pq_mm s9, t3, s3
    add s7, a3, ra
    sub t3, a3, ra
    pq_mm a3, t3, s4
    pq_mm ra, s7, s5
    add t3, a6, t2
    sw a3, 528(a0)
    sw ra, 16(a0)
    sub s7, a6, t2
    pq_mm a3, s7, s4
    pq_mm ra, t3, s5
    add a6, t1, t0
    sw a3, 592(a0)
    sw ra, 80(a0)
    sub t2, t1, t0
    pq_mm s7, t2, s4
    pq_mm t3, a6, s5
    add a3, a4, a5
    sw s7, 656(a0)
    sw t3, 144(a0)
    sub ra, a4, a5
    pq_mm t1, ra, s4
    pq_mm t0, a3, s5
    add t2, t5, a2
    sw t1, 720(a0)
    sw t0, 208(a0)
    sub a6, t5, a2
    pq_mm s7, a6, s4
    pq_mm t3, t2, s5
    lw a4, 88(a0)
    lw a5, 152(a0)
    lw ra, 216(a0)
    lw a3, 280(a0)
    lw t1, 344(a0)
    lw t0, 408(a0)
    lw t5, 472(a0)
    sw t3, 272(a0)
    sw s7, 784(a0)
    add a2, s11, s8
    sub a6, s11, s8
    pq_mm t2, a6, s4
    pq_mm t3, a2, s5
    add s7, s10, s6
    sw t2, 848(a0)
    sw t3, 336(a0)
    sub s11, s10, s6
    pq_mm s8, s11, s4
    pq_mm a6, s7, s5
    add a2, t6, s9
    sw s8, 912(a0)
    sw a6, 400(a0)
    sub t2, t6, s9
    pq_mm t3, t2, s4
    pq_mm s10, a2, s5
    add s6, t4, a4
    sw t3, 976(a0)
    sw s10, 464(a0)
    sub s11, t4, a4
    add s7, a5, ra
    sub s8, a5, ra
    add a6, s6, s7
    sub t6, s6, s7
    pq_mm s9, t6, s0
    add t2, a3, t1
    sub a2, a3, t1
    add t3, t0, t5
    sub s10, t0, t5
    lw t4, 536(a0)
    lw a4, 600(a0)
    lw a5, 664(a0)
    lw ra, 728(a0)
    lw s6, 24(a1)
    lw s7, 792(a0)
    lw t6, 856(a0)
    lw a3, 28(a1)
    lw t1, 920(a0)
    pq_mm t0, s11, s6
    lw t5, 984(a0)
    pq_mm s11, s8, a3
    lw s6, 32(a1)
    add s8, t2, t3
    add a3, t0, s11
    sub t0, t0, s11
    pq_mm s11, t0, s0
    pq_mm t0, a2, s6
    sub a2, t2, t3
    lw s6, 36(a1)
    pq_mm t2, a2, s1
    pq_mm t3, s10, s6
    lw a2, 40(a1)
    add s10, a6, s8
    add s6, t0, t3
    sub t0, t0, t3
    pq_mm t3, t0, s1
    sub t0, a6, s8
    pq_mm a6, t0, s2
    add s8, a3, s6
    sub t0, a3, s6
    pq_mm a3, t0, s2
    add s6, s9, t2
    sub t0, s9, t2
    pq_mm s9, t0, s2
    add t2, s11, t3
    sub t0, s11, t3
    pq_mm s11, t0, s2
    add t3, t4, a4
    sub t0, t4, a4
    pq_mm t4, t0, a2
    lw a4, 44(a1)
    add t0, a5, ra
    sub a2, a5, ra
    pq_mm a5, a2, a4
    lw ra, 48(a1)
    add a2, t3, t0
    sub a4, t3, t0
    pq_mm t3, a4, ra
    add t0, t4, a5
    sub a4, t4, a5
    pq_mm t4, a4, ra
    lw a5, 52(a1)
    add a4, s7, t6
    sub ra, s7, t6
    pq_mm s7, ra, a5
    lw t6, 56(a1)
    add ra, t1, t5
    sub a5, t1, t5
    pq_mm t1, a5, t6
    lw t5, 60(a1)
    add a5, a4, ra
    sub t6, a4, ra
    pq_mm a4, t6, t5
    add ra, s7, t1
    sub t6, s7, t1
    pq_mm s7, t6, t5
    lw t1, 32(a0)
    add t6, a2, a5
    sub t5, a2, a5
    pq_mm a2, t5, s3
    add a5, t0, ra
    sub t5, t0, ra
    pq_mm t0, t5, s3
    add ra, t3, a4
    sub t5, t3, a4
    pq_mm t3, t5, s3
    add a4, t4, s7
    sub t5, t4, s7
    pq_mm t4, t5, s3
    add s7, s10, t6
    sub t5, s10, t6
    pq_mm s10, t5, s4
    pq_mm t6, s7, s5
    add t5, s8, a5
    sw s10, 536(a0)
    sw t6, 24(a0)
    sub s7, s8, a5
    pq_mm s10, s7, s4
    pq_mm t6, t5, s5
    add s8, s6, ra
    sw s10, 600(a0)
    sw t6, 88(a0)
    sub a5, s6, ra
    pq_mm s7, a5, s4
    pq_mm t5, s8, s5
    add s10, t2, a4
    sw s7, 664(a0)
    sw t5, 152(a0)
    sub t6, t2, a4
    pq_mm s6, t6, s4
    pq_mm ra, s10, s5
    add a5, a6, a2
    sw s6, 728(a0)
    sw ra, 216(a0)
    sub s8, a6, a2
    pq_mm s7, s8, s4
    pq_mm t5, a5, s5
    lw t2, 96(a0)
    lw a4, 160(a0)
    lw t6, 224(a0)
    lw s10, 288(a0)
    lw s6, 352(a0)
    lw ra, 416(a0)
    lw a6, 480(a0)
    sw t5, 280(a0)
    sw s7, 792(a0)
    add a2, a3, t0
    sub s8, a3, t0
    pq_mm a5, s8, s4
    pq_mm t5, a2, s5
    add s7, s9, t3
    sw a5, 856(a0)
    sw t5, 344(a0)
    sub a3, s9, t3
    pq_mm t0, a3, s4
    pq_mm s8, s7, s5
    add a2, s11, t4
    sw t0, 920(a0)
    sw s8, 408(a0)
    sub a5, s11, t4
    pq_mm t5, a5, s4
    pq_mm s9, a2, s5
    add t3, t1, t2
    sw t5, 984(a0)
    sw s9, 472(a0)
    sub a3, t1, t2
    add s7, a4, t6
    sub t0, a4, t6
    add s8, t3, s7
    sub s11, t3, s7
    pq_mm t4, s11, s0
    add a5, s10, s6
    sub a2, s10, s6
    add t5, ra, a6
    sub s9, ra, a6
    lw t1, 544(a0)
    lw t2, 608(a0)
    lw a4, 672(a0)
    lw t6, 736(a0)
    lw t3, 24(a1)
    lw s7, 800(a0)
    lw s11, 864(a0)
    lw s10, 28(a1)
    lw s6, 928(a0)
    pq_mm ra, a3, t3
    lw a6, 992(a0)
    pq_mm a3, t0, s10
    lw t3, 32(a1)
    add t0, a5, t5
    add s10, ra, a3
    sub ra, ra, a3
    pq_mm a3, ra, s0
    pq_mm ra, a2, t3
    sub a2, a5, t5
    lw t3, 36(a1)
    pq_mm a5, a2, s1
    pq_mm t5, s9, t3
    lw a2, 40(a1)
    add s9, s8, t0
    add t3, ra, t5
    sub ra, ra, t5
    pq_mm t5, ra, s1
    sub ra, s8, t0
    pq_mm s8, ra, s2
    add t0, s10, t3
    sub ra, s10, t3
    pq_mm s10, ra, s2
    add t3, t4, a5
    sub ra, t4, a5
    pq_mm t4, ra, s2
    add a5, a3, t5
    sub ra, a3, t5
    pq_mm a3, ra, s2
    add t5, t1, t2
    sub ra, t1, t2
    pq_mm t1, ra, a2
    lw t2, 44(a1)
    add ra, a4, t6
    sub a2, a4, t6
    pq_mm a4, a2, t2
    lw t6, 48(a1)
    add a2, t5, ra
    sub t2, t5, ra
    pq_mm t5, t2, t6
    add ra, t1, a4
    sub t2, t1, a4
    pq_mm t1, t2, t6
    lw a4, 52(a1)
    add t2, s7, s11
    sub t6, s7, s11
    pq_mm s7, t6, a4
    lw s11, 56(a1)
    add t6, s6, a6
    sub a4, s6, a6
    pq_mm s6, a4, s11
    lw a6, 60(a1)
    add a4, t2, t6
    sub s11, t2, t6
    pq_mm t2, s11, a6
    add t6, s7, s6
    sub s11, s7, s6
    pq_mm s7, s11, a6
    lw s6, 40(a0)
    add s11, a2, a4
    sub a6, a2, a4
    pq_mm a2, a6, s3
    add a4, ra, t6
    sub a6, ra, t6
    pq_mm ra, a6, s3
    add t6, t5, t2
    sub a6, t5, t2
    pq_mm t5, a6, s3
    add t2, t1, s7
    sub a6, t1, s7
    pq_mm t1, a6, s3
    add s7, s9, s11
    sub a6, s9, s11
    pq_mm s9, a6, s4
    pq_mm s11, s7, s5
    add a6, t0, a4
    sw s9, 544(a0)
    sw s11, 32(a0)
    sub s7, t0, a4
    pq_mm s9, s7, s4
    pq_mm s11, a6, s5
    add t0, t3, t6
    sw s9, 608(a0)
    sw s11, 96(a0)
    sub a4, t3, t6
    pq_mm s7, a4, s4
    pq_mm a6, t0, s5
    add s9, a5, t2
    sw s7, 672(a0)
    sw a6, 160(a0)
    sub s11, a5, t2
    pq_mm t3, s11, s4
    pq_mm t6, s9, s5
    add a4, s8, a2
    sw t3, 736(a0)
    sw t6, 224(a0)
    sub t0, s8, a2
    pq_mm s7, t0, s4
    pq_mm a6, a4, s5
    lw a5, 104(a0)
    lw t2, 168(a0)
    lw s11, 232(a0)
    lw s9, 296(a0)
    lw t3, 360(a0)
    lw t6, 424(a0)
    lw s8, 488(a0)
    sw a6, 288(a0)
    sw s7, 800(a0)
    add a2, s10, ra
    sub t0, s10, ra
    pq_mm a4, t0, s4
    pq_mm a6, a2, s5
    add s7, t4, t5
    sw a4, 864(a0)
    sw a6, 352(a0)
    sub s10, t4, t5
    pq_mm ra, s10, s4
    pq_mm t0, s7, s5
    add a2, a3, t1
    sw ra, 928(a0)
    sw t0, 416(a0)
    sub a4, a3, t1
    pq_mm a6, a4, s4
    pq_mm t4, a2, s5
    add t5, s6, a5
    sw a6, 992(a0)
    sw t4, 480(a0)
    sub s10, s6, a5
    add s7, t2, s11
    sub ra, t2, s11
    add t0, t5, s7
    sub a3, t5, s7
    pq_mm t1, a3, s0
    add a4, s9, t3
    sub a2, s9, t3
    add a6, t6, s8
    sub t4, t6, s8
    lw s6, 552(a0)
    lw a5, 616(a0)
    lw t2, 680(a0)
    lw s11, 744(a0)
    lw t5, 24(a1)
    lw s7, 808(a0)
    lw a3, 872(a0)
    lw s9, 28(a1)
    lw t3, 936(a0)
    pq_mm t6, s10, t5
    lw s8, 1000(a0)
    pq_mm s10, ra, s9
    lw t5, 32(a1)
    add ra, a4, a6
    add s9, t6, s10
    sub t6, t6, s10
    pq_mm s10, t6, s0
    pq_mm t6, a2, t5
    sub a2, a4, a6
    lw t5, 36(a1)
    pq_mm a4, a2, s1
    pq_mm a6, t4, t5
    lw a2, 40(a1)
    add t4, t0, ra
    add t5, t6, a6
    sub t6, t6, a6
    pq_mm a6, t6, s1
    sub t6, t0, ra
    pq_mm t0, t6, s2
    add ra, s9, t5
    sub t6, s9, t5
    pq_mm s9, t6, s2
    add t5, t1, a4
    sub t6, t1, a4
    pq_mm t1, t6, s2
    add a4, s10, a6
    sub t6, s10, a6
    pq_mm s10, t6, s2
    add a6, s6, a5
    sub t6, s6, a5
    pq_mm s6, t6, a2
    lw a5, 44(a1)
    add t6, t2, s11
    sub a2, t2, s11
    pq_mm t2, a2, a5
    lw s11, 48(a1)
    add a2, a6, t6
    sub a5, a6, t6
    pq_mm a6, a5, s11
    add t6, s6, t2
    sub a5, s6, t2
    pq_mm s6, a5, s11
    lw t2, 52(a1)
    add a5, s7, a3
    sub s11, s7, a3
    pq_mm s7, s11, t2
    lw a3, 56(a1)
    add s11, t3, s8
    sub t2, t3, s8
    pq_mm t3, t2, a3
    lw s8, 60(a1)
    add t2, a5, s11
    sub a3, a5, s11
    pq_mm a5, a3, s8
    add s11, s7, t3
    sub a3, s7, t3
    pq_mm s7, a3, s8
    lw t3, 48(a0)
    add a3, a2, t2
    sub s8, a2, t2
    pq_mm a2, s8, s3
    add t2, t6, s11
    sub s8, t6, s11
    pq_mm t6, s8, s3
    add s11, a6, a5
    sub s8, a6, a5
    pq_mm a6, s8, s3
    add a5, s6, s7
    sub s8, s6, s7
    pq_mm s6, s8, s3
    add s7, t4, a3
    sub s8, t4, a3
    pq_mm t4, s8, s4
    pq_mm a3, s7, s5
    add s8, ra, t2
    sw t4, 552(a0)
    sw a3, 40(a0)
    sub s7, ra, t2
    pq_mm t4, s7, s4
    pq_mm a3, s8, s5
    add ra, t5, s11
    sw t4, 616(a0)
    sw a3, 104(a0)
    sub t2, t5, s11
    pq_mm s7, t2, s4
    pq_mm s8, ra, s5
    add t4, a4, a5
    sw s7, 680(a0)
    sw s8, 168(a0)
    sub a3, a4, a5
    pq_mm t5, a3, s4
    pq_mm s11, t4, s5
    add t2, t0, a2
    sw t5, 744(a0)
    sw s11, 232(a0)
    sub ra, t0, a2
    pq_mm s7, ra, s4
    pq_mm s8, t2, s5
    lw a4, 112(a0)
    lw a5, 176(a0)
    lw a3, 240(a0)
    lw t4, 304(a0)
    lw t5, 368(a0)
    lw s11, 432(a0)
    lw t0, 496(a0)
    sw s8, 296(a0)
    sw s7, 808(a0)
    add a2, s9, t6
    sub ra, s9, t6
    pq_mm t2, ra, s4
    pq_mm s8, a2, s5
    add s7, t1, a6
    sw t2, 872(a0)
    sw s8, 360(a0)
    sub s9, t1, a6
    pq_mm t6, s9, s4
    pq_mm ra, s7, s5
    add a2, s10, s6
    sw t6, 936(a0)
    sw ra, 424(a0)
    sub t2, s10, s6
    pq_mm s8, t2, s4
    pq_mm t1, a2, s5
    add a6, t3, a4
    sw s8, 1000(a0)
    sw t1, 488(a0)
    sub s9, t3, a4
    add s7, a5, a3
    sub t6, a5, a3
    add ra, a6, s7
    sub s10, a6, s7
    pq_mm s6, s10, s0
    add t2, t4, t5
    sub a2, t4, t5
    add s8, s11, t0
    sub t1, s11, t0
    lw t3, 560(a0)
    lw a4, 624(a0)
    lw a5, 688(a0)
    lw a3, 752(a0)
    lw a6, 24(a1)
    lw s7, 816(a0)
    lw s10, 880(a0)
    lw t4, 28(a1)
    lw t5, 944(a0)
    pq_mm s11, s9, a6
    lw t0, 1008(a0)
    pq_mm s9, t6, t4
    lw a6, 32(a1)
    add t6, t2, s8
    add t4, s11, s9
    sub s11, s11, s9
    pq_mm s9, s11, s0
    pq_mm s11, a2, a6
    sub a2, t2, s8
    lw a6, 36(a1)
    pq_mm t2, a2, s1
    pq_mm s8, t1, a6
    lw a2, 40(a1)
    add t1, ra, t6
    add a6, s11, s8
    sub s11, s11, s8
    pq_mm s8, s11, s1
    sub s11, ra, t6
    pq_mm ra, s11, s2
    add t6, t4, a6
    sub s11, t4, a6
    pq_mm t4, s11, s2
    add a6, s6, t2
    sub s11, s6, t2
    pq_mm s6, s11, s2
    add t2, s9, s8
    sub s11, s9, s8
    pq_mm s9, s11, s2
    add s8, t3, a4
    sub s11, t3, a4
    pq_mm t3, s11, a2
    lw a4, 44(a1)
    add s11, a5, a3
    sub a2, a5, a3
    pq_mm a5, a2, a4
    lw a3, 48(a1)
    add a2, s8, s11
    sub a4, s8, s11
    pq_mm s8, a4, a3
    add s11, t3, a5
    sub a4, t3, a5
    pq_mm t3, a4, a3
    lw a5, 52(a1)
    add a4, s7, s10
    sub a3, s7, s10
    pq_mm s7, a3, a5
    lw s10, 56(a1)
    add a3, t5, t0
    sub a5, t5, t0
    pq_mm t5, a5, s10
    lw t0, 60(a1)
    add a5, a4, a3
    sub s10, a4, a3
    pq_mm a4, s10, t0
    add a3, s7, t5
    sub s10, s7, t5
    pq_mm s7, s10, t0
    lw t5, 56(a0)
    add s10, a2, a5
    sub t0, a2, a5
    pq_mm a2, t0, s3
    add a5, s11, a3
    sub t0, s11, a3
    pq_mm s11, t0, s3
    add a3, s8, a4
    sub t0, s8, a4
    pq_mm s8, t0, s3
    add a4, t3, s7
    sub t0, t3, s7
    pq_mm t3, t0, s3
    add s7, t1, s10
    sub t0, t1, s10
    pq_mm t1, t0, s4
    pq_mm s10, s7, s5
    add t0, t6, a5
    sw t1, 560(a0)
    sw s10, 48(a0)
    sub s7, t6, a5
    pq_mm t1, s7, s4
    pq_mm s10, t0, s5
    add t6, a6, a3
    sw t1, 624(a0)
    sw s10, 112(a0)
    sub a5, a6, a3
    pq_mm s7, a5, s4
    pq_mm t0, t6, s5
    add t1, t2, a4
    sw s7, 688(a0)
    sw t0, 176(a0)
    sub s10, t2, a4
    pq_mm a6, s10, s4
    pq_mm a3, t1, s5
    add a5, ra, a2
    sw a6, 752(a0)
    sw a3, 240(a0)
    sub t6, ra, a2
    pq_mm s7, t6, s4
    pq_mm t0, a5, s5
    lw t2, 120(a0)
    lw a4, 184(a0)
    lw s10, 248(a0)
    lw t1, 312(a0)
    lw a6, 376(a0)
    lw a3, 440(a0)
    lw ra, 504(a0)
    sw t0, 304(a0)
    sw s7, 816(a0)
    add a2, t4, s11
    sub t6, t4, s11
    pq_mm a5, t6, s4
    pq_mm t0, a2, s5
    add s7, s6, s8
    sw a5, 880(a0)
    sw t0, 368(a0)
    sub t4, s6, s8
    pq_mm s11, t4, s4
    pq_mm t6, s7, s5
    add a2, s9, t3
    sw s11, 944(a0)
    sw t6, 432(a0)
    sub a5, s9, t3
    pq_mm t0, a5, s4
    pq_mm s6, a2, s5
    add s8, t5, t2
    sw t0, 1008(a0)
    sw s6, 496(a0)
    sub t4, t5, t2
    add s7, a4, s10
    sub s11, a4, s10
    add t6, s8, s7
    sub s9, s8, s7
    pq_mm t3, s9, s0
    add a5, t1, a6
    sub a2, t1, a6
    add t0, a3, ra
    sub s6, a3, ra
    lw t5, 568(a0)
    lw t2, 632(a0)
    lw a4, 696(a0)
    lw s10, 760(a0)
    lw s8, 24(a1)
    lw s7, 824(a0)
    lw s9, 888(a0)
    lw t1, 28(a1)
    lw a6, 952(a0)
    pq_mm a3, t4, s8
    lw ra, 1016(a0)
    pq_mm t4, s11, t1
    lw s8, 32(a1)
    add s11, a5, t0
    add t1, a3, t4
    sub a3, a3, t4
    pq_mm t4, a3, s0
    pq_mm a3, a2, s8
    sub a2, a5, t0
    lw s8, 36(a1)
    pq_mm a5, a2, s1
    pq_mm t0, s6, s8
    lw a2, 40(a1)
    add s6, t6, s11
    add s8, a3, t0
    sub a3, a3, t0
    pq_mm t0, a3, s1
    sub a3, t6, s11
    pq_mm t6, a3, s2
    add s11, t1, s8
    sub a3, t1, s8
    pq_mm t1, a3, s2
    add s8, t3, a5
    sub a3, t3, a5
    pq_mm t3, a3, s2
    add a5, t4, t0
    sub a3, t4, t0
    pq_mm t4, a3, s2
    add t0, t5, t2
    sub a3, t5, t2
    pq_mm t5, a3, a2
    lw t2, 44(a1)
    add a3, a4, s10
    sub a2, a4, s10
    pq_mm a4, a2, t2
    lw s10, 48(a1)
    add a2, t0, a3
    sub t2, t0, a3
    pq_mm t0, t2, s10
    add a3, t5, a4
    sub t2, t5, a4
    pq_mm t5, t2, s10
    lw a4, 52(a1)
    add t2, s7, s9
    sub s10, s7, s9
    pq_mm s7, s10, a4
    lw s9, 56(a1)
    add s10, a6, ra
    sub a4, a6, ra
    pq_mm a6, a4, s9
    lw ra, 60(a1)
    add a4, t2, s10
    sub s9, t2, s10
    pq_mm t2, s9, ra
    add s10, s7, a6
    sub s9, s7, a6
    pq_mm s7, s9, ra
    add a6, a2, a4
    sub s9, a2, a4
    pq_mm ra, s9, s3
    add a2, a3, s10
    sub a4, a3, s10
    pq_mm s9, a4, s3
    add a3, t0, t2
    sub s10, t0, t2
    pq_mm a4, s10, s3
    add t0, t5, s7
    sub t2, t5, s7
    pq_mm s10, t2, s3
    add t5, s6, a6
    sub s7, s6, a6
    pq_mm t2, s7, s4
    pq_mm s6, t5, s5
    add a6, s11, a2
    sw t2, 568(a0)
    sw s6, 56(a0)
    sub s7, s11, a2
    pq_mm t5, s7, s4
    pq_mm t2, a6, s5
    add s6, s8, a3
    sw t5, 632(a0)
    sw t2, 120(a0)
    sub s11, s8, a3
    pq_mm a2, s11, s4
    pq_mm s7, s6, s5
    add a6, a5, t0
    sw a2, 696(a0)
    sw s7, 184(a0)
    sub t5, a5, t0
    pq_mm t2, t5, s4
    pq_mm s8, a6, s5
    add a3, t6, ra
    sw t2, 760(a0)
    sw s8, 248(a0)
    sub s11, t6, ra
    pq_mm s6, s11, s4
    pq_mm a2, a3, s5
    add s7, t1, s9
    sw s6, 824(a0)
    sw a2, 312(a0)
    sub a5, t1, s9
    pq_mm t0, a5, s4
    pq_mm t5, s7, s5
    add a6, t3, a4
    sw t0, 888(a0)
    sw t5, 376(a0)
    sub t2, t3, a4
    pq_mm s8, t2, s4
    pq_mm t6, a6, s5
    add ra, t4, s10
    sw s8, 952(a0)
    sw t6, 440(a0)
    sub s11, t4, s10
    addi a0, a0, 4
    pq_mm a3, s11, s4
    pq_mm s6, ra, s5
    sw a3, 1012(a0)
    sw s6, 500(a0)
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

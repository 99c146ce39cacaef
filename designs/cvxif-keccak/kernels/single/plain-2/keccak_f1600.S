# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, two operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s0, 256(sp)
    sw s1, 260(sp)
    sw s2, 264(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    lla a1, .Lconstants + 176
    sw a0, 200(sp)
    lw t0, 0(a0)
    lw t1, 40(a0)
    xor t2, t0, t1
    lw t3, 80(a0)
    xor t2, t2, t3
    lw t4, 120(a0)
    xor t2, t2, t4
    lw t5, 160(a0)
    xor t2, t2, t5
    lw t6, 4(a0)
    lw a2, 44(a0)
    xor a3, t6, a2
    lw a4, 84(a0)
    xor a3, a3, a4
    lw a5, 124(a0)
    xor a3, a3, a5
    lw a6, 164(a0)
    xor a3, a3, a6
    lw a7, 8(a0)
    lw s0, 48(a0)
    xor s1, a7, s0
    lw s2, 88(a0)
    xor s1, s1, s2
    lw s3, 128(a0)
    xor s1, s1, s3
    lw s4, 168(a0)
    xor s1, s1, s4
    lw s5, 12(a0)
    lw s6, 52(a0)
    xor s7, s5, s6
    lw s8, 92(a0)
    xor s7, s7, s8
    lw s9, 132(a0)
    xor s7, s7, s9
    lw s10, 172(a0)
    xor s7, s7, s10
    lw s11, 16(a0)
    lw ra, 56(a0)
    xor a6, s11, ra
    lw t5, 96(a0)
    xor a6, a6, t5
    lw ra, 136(a0)
    xor a6, a6, ra
    lw s5, 176(a0)
    xor a6, a6, s5
    lw a7, 20(a0)
    lw t5, 60(a0)
    xor t5, a7, t5
    lw s6, 100(a0)
    xor t5, t5, s6
    lw s6, 140(a0)
    xor t5, t5, s6
    lw s0, 180(a0)
    xor t5, t5, s0
    lw t6, 24(a0)
    lw t0, 64(a0)
    xor s10, t6, t0
    lw s4, 104(a0)
    xor s10, s10, s4
    lw s4, 144(a0)
    xor s10, s10, s4
    lw s4, 184(a0)
    xor s10, s10, s4
    lw a5, 28(a0)
    lw t4, 68(a0)
    xor t4, a5, t4
    lw t0, 108(a0)
    xor t4, t4, t0
    lw t0, 148(a0)
    xor t4, t4, t0
    lw t0, 188(a0)
    xor t4, t4, t0
    lw a7, 32(a0)
    lw s11, 72(a0)
    xor s0, a7, s11
    lw s5, 112(a0)
    xor s0, s0, s5
    lw s5, 152(a0)
    xor s0, s0, s5
    lw s5, 192(a0)
    xor s0, s0, s5
    lw s5, 36(a0)
    lw s9, 76(a0)
    xor s3, s5, s9
    lw a4, 116(a0)
    xor s3, s3, a4
    lw a4, 156(a0)
    xor s3, s3, a4
    lw a4, 196(a0)
    xor s3, s3, a4
    pq_fsri a4, s7, s1, 31
    pq_fsri t3, s1, s7, 31
    xor a4, s0, a4
    xor t3, s3, t3
    pq_fsri s9, t5, a6, 31
    pq_fsri s11, a6, t5, 31
    xor s9, t2, s9
    xor s11, a3, s11
    pq_fsri a5, t4, s10, 31
    pq_fsri t6, s10, t4, 31
    xor s1, s1, a5
    xor t6, s7, t6
    pq_fsri s7, s3, s0, 31
    pq_fsri s0, s0, s3, 31
    xor s7, a6, s7
    xor s0, t5, s0
    pq_fsri t5, a3, t2, 31
    pq_fsri t2, t2, a3, 31
    xor s10, s10, t5
    xor t2, t4, t2
    xor a7, a7, s10
    xor s5, s5, t2
    pq_fsri t4, s5, a7, 5
    pq_fsri s5, a7, s5, 5
    xor t1, t1, a4
    xor a2, a2, t3
    pq_fsri a7, t1, a2, 28
    pq_fsri a2, a2, t1, 28
    xor s2, s2, s9
    xor s8, s8, s11
    pq_fsri t1, s8, s2, 22
    pq_fsri s8, s2, s8, 22
    xor ra, ra, s1
    xor s6, s6, t6
    pq_fsri s2, s6, ra, 17
    pq_fsri s6, ra, s6, 17
    xor s4, s4, s7
    xor t0, t0, s0
    pq_fsri ra, s4, t0, 8
    pq_fsri t0, t0, s4, 8
    andn s4, t1, a7
    xor s4, t4, s4
    andn t5, s2, t1
    xor t5, a7, t5
    andn a3, ra, s2
    xor a3, t1, a3
    andn t1, t4, ra
    xor s2, s2, t1
    andn a7, a7, t4
    xor a7, ra, a7
    andn ra, s8, a2
    xor ra, s5, ra
    andn t4, s6, s8
    xor t4, a2, t4
    andn t1, t0, s6
    xor s8, s8, t1
    andn t1, s5, t0
    xor s6, s6, t1
    andn a2, a2, s5
    xor a2, t0, a2
    lw t0, 24(a0)
    xor t0, t0, s7
    lw s5, 28(a0)
    xor s5, s5, s0
    pq_fsri t1, s5, t0, 4
    pq_fsri s5, t0, s5, 4
    lw t0, 72(a0)
    xor t0, t0, s10
    lw a6, 76(a0)
    xor a6, a6, t2
    pq_fsri s3, a6, t0, 12
    pq_fsri a6, t0, a6, 12
    lw t0, 80(a0)
    xor t0, t0, a4
    lw a5, 84(a0)
    xor a5, a5, t3
    sw t3, 312(sp)
    pq_fsri t3, a5, t0, 29
    pq_fsri a5, t0, a5, 29
    lw t0, 128(a0)
    xor t0, t0, s9
    sw s9, 316(sp)
    lw s9, 132(a0)
    xor s9, s9, s11
    sw s11, 320(sp)
    pq_fsri s11, t0, s9, 19
    pq_fsri s9, s9, t0, 19
    lw t0, 176(a0)
    xor t0, t0, s1
    sw a4, 324(sp)
    lw a4, 180(a0)
    xor a4, a4, t6
    sw t2, 328(sp)
    pq_fsri t2, t0, a4, 3
    pq_fsri a4, a4, t0, 3
    andn t0, t3, s3
    xor t0, t1, t0
    sw s10, 332(sp)
    andn s10, s11, t3
    xor s10, s3, s10
    sw s0, 336(sp)
    andn s0, t2, s11
    xor s0, t3, s0
    andn t3, t1, t2
    xor s11, s11, t3
    andn s3, s3, t1
    xor s3, t2, s3
    andn t2, a5, a6
    xor t2, s5, t2
    andn t1, s9, a5
    xor t1, a6, t1
    andn t3, a4, s9
    xor a5, a5, t3
    andn t3, s5, a4
    xor s9, s9, t3
    andn a6, a6, s5
    xor a6, a4, a6
    xor a4, s4, t0
    xor s5, t5, s10
    xor t3, a3, s0
    sw t5, 340(sp)
    xor t5, s2, s11
    sw s3, 344(sp)
    xor s3, a7, s3
    sw a7, 348(sp)
    xor a7, ra, t2
    sw t4, 352(sp)
    xor t4, t4, t1
    sw a5, 356(sp)
    xor a5, s8, a5
    sw s0, 360(sp)
    xor s0, s6, s9
    sw a6, 364(sp)
    xor a6, a2, a6
    sw a2, 368(sp)
    lw a2, 16(a0)
    xor a2, a2, s1
    sw s8, 372(sp)
    lw s8, 20(a0)
    xor s8, s8, t6
    sw a3, 376(sp)
    pq_fsri a3, a2, s8, 2
    pq_fsri s8, s8, a2, 2
    lw a2, 64(a0)
    xor a2, a2, s7
    sw t2, 380(sp)
    lw t2, 68(a0)
    sw t0, 384(sp)
    lw t0, 336(sp)
    xor t2, t2, t0
    sw s6, 388(sp)
    pq_fsri s6, a2, t2, 9
    pq_fsri t2, t2, a2, 9
    lw a2, 112(a0)
    sw s2, 392(sp)
    lw s2, 332(sp)
    xor a2, a2, s2
    sw t1, 396(sp)
    lw t1, 116(a0)
    sw s10, 400(sp)
    lw s10, 328(sp)
    xor t1, t1, s10
    sw ra, 404(sp)
    pq_fsri ra, a2, t1, 25
    pq_fsri t1, t1, a2, 25
    lw a2, 120(a0)
    sw s4, 408(sp)
    lw s4, 324(sp)
    xor a2, a2, s4
    sw s9, 412(sp)
    lw s9, 124(a0)
    sw s11, 416(sp)
    lw s11, 312(sp)
    xor s9, s9, s11
    pq_fsri s10, a2, s9, 23
    pq_fsri s9, s9, a2, 23
    lw a2, 168(a0)
    lw s2, 316(sp)
    xor a2, a2, s2
    lw t0, 172(a0)
    sw s7, 420(sp)
    lw s7, 320(sp)
    xor t0, t0, s7
    sw t6, 424(sp)
    pq_fsri t6, t0, a2, 30
    pq_fsri t0, a2, t0, 30
    andn a2, ra, s6
    xor a2, a3, a2
    sw s1, 428(sp)
    andn s1, s10, ra
    xor s1, s6, s1
    andn s7, t6, s10
    xor ra, ra, s7
    andn s7, a3, t6
    xor s10, s10, s7
    andn s6, s6, a3
    xor s6, t6, s6
    andn t6, t1, t2
    xor t6, s8, t6
    andn a3, s9, t1
    xor a3, t2, a3
    andn s7, t0, s9
    xor t1, t1, s7
    andn s7, s8, t0
    xor s9, s9, s7
    andn t2, t2, s8
    xor t2, t0, t2
    xor a4, a4, a2
    xor s5, s5, s1
    xor t3, t3, ra
    xor t5, t5, s10
    xor s3, s3, s6
    xor a7, a7, t6
    xor t4, t4, a3
    xor a5, a5, t1
    xor s0, s0, s9
    xor a6, a6, t2
    lw t0, 0(a0)
    xor t0, t0, s4
    lw s8, 4(a0)
    xor s8, s8, s11
    lw s7, 48(a0)
    xor s7, s7, s2
    sw t1, 432(sp)
    lw t1, 52(a0)
    sw ra, 436(sp)
    lw ra, 320(sp)
    xor t1, t1, ra
    sw t6, 440(sp)
    pq_fsri t6, s7, t1, 20
    pq_fsri t1, t1, s7, 20
    lw s7, 96(a0)
    sw a2, 444(sp)
    lw a2, 428(sp)
    xor s7, s7, a2
    sw s9, 448(sp)
    lw s9, 100(a0)
    sw s10, 452(sp)
    lw s10, 424(sp)
    xor s9, s9, s10
    sw t2, 456(sp)
    pq_fsri t2, s7, s9, 21
    pq_fsri s9, s9, s7, 21
    lw s7, 144(a0)
    sw s6, 460(sp)
    lw s6, 420(sp)
    xor s7, s7, s6
    sw a3, 464(sp)
    lw a3, 148(a0)
    sw s1, 468(sp)
    lw s1, 336(sp)
    xor a3, a3, s1
    pq_fsri s11, a3, s7, 11
    pq_fsri a3, s7, a3, 11
    lw s7, 192(a0)
    lw s4, 332(sp)
    xor s7, s7, s4
    lw s4, 196(a0)
    lw s1, 328(sp)
    xor s4, s4, s1
    pq_fsri s1, s4, s7, 18
    pq_fsri s4, s7, s4, 18
    andn s7, t2, t6
    xor s7, t0, s7
    andn s6, s11, t2
    xor s6, t6, s6
    andn s10, s1, s11
    xor t2, t2, s10
    andn s10, t0, s1
    xor s11, s11, s10
    andn t6, t6, t0
    xor t6, s1, t6
    andn s1, s9, t1
    xor s1, s8, s1
    andn t0, a3, s9
    xor t0, t1, t0
    andn s10, s4, a3
    xor s9, s9, s10
    andn s10, s8, s4
    xor a3, a3, s10
    andn t1, t1, s8
    xor t1, s4, t1
    lw s4, 8(a1)
    xor s7, s7, s4
    xor a4, a4, s7
    xor s5, s5, s6
    xor t3, t3, t2
    xor t5, t5, s11
    xor s3, s3, t6
    lw s4, 12(a1)
    xor s1, s1, s4
    xor a7, a7, s1
    xor t4, t4, t0
    xor a5, a5, s9
    xor s0, s0, a3
    xor a6, a6, t1
    lw s4, 8(a0)
    xor s4, s4, s2
    lw s2, 12(a0)
    xor s2, s2, ra
    pq_fsri ra, s2, s4, 31
    pq_fsri s2, s4, s2, 31
    lw s4, 56(a0)
    xor s4, s4, a2
    lw a2, 60(a0)
    lw s8, 424(sp)
    xor a2, a2, s8
    pq_fsri s8, a2, s4, 26
    pq_fsri a2, s4, a2, 26
    lw s4, 104(a0)
    lw s10, 420(sp)
    xor s4, s4, s10
    lw s10, 108(a0)
    sw a3, 420(sp)
    lw a3, 336(sp)
    xor s10, s10, a3
    pq_fsri a3, s10, s4, 7
    pq_fsri s10, s4, s10, 7
    lw s4, 152(a0)
    sw s11, 336(sp)
    lw s11, 332(sp)
    xor s4, s4, s11
    lw s11, 156(a0)
    sw t0, 332(sp)
    lw t0, 328(sp)
    xor s11, s11, t0
    pq_fsri t0, s11, s4, 24
    pq_fsri s11, s4, s11, 24
    lw s4, 160(a0)
    sw s6, 328(sp)
    lw s6, 324(sp)
    xor s6, s4, s6
    lw s4, 164(a0)
    sw t1, 324(sp)
    lw t1, 312(sp)
    xor t1, s4, t1
    pq_fsri s4, t1, s6, 14
    pq_fsri t1, s6, t1, 14
    andn s6, a3, s8
    xor s6, ra, s6
    sw t6, 312(sp)
    andn t6, t0, a3
    xor t6, s8, t6
    sw s1, 424(sp)
    andn s1, s4, t0
    xor s1, a3, s1
    andn a3, ra, s4
    xor t0, t0, a3
    andn s8, s8, ra
    xor s8, s4, s8
    andn s4, s10, a2
    xor s4, s2, s4
    andn ra, s11, s10
    xor ra, a2, ra
    andn a3, t1, s11
    xor s10, s10, a3
    andn a3, s2, t1
    xor s11, s11, a3
    andn a2, a2, s2
    xor a2, t1, a2
    xor a4, a4, s6
    xor s5, s5, t6
    xor t3, t3, s1
    xor t5, t5, t0
    xor s3, s3, s8
    xor a7, a7, s4
    xor t4, t4, ra
    xor a5, a5, s10
    xor s0, s0, s11
    xor a6, a6, a2
    pq_fsri t1, t4, s5, 31
    pq_fsri s2, s5, t4, 31
    xor t1, s3, t1
    xor s2, a6, s2
    pq_fsri a3, a5, t3, 31
    sw s4, 428(sp)
    pq_fsri s4, t3, a5, 31
    xor a3, a4, a3
    xor s4, a7, s4
    sw s6, 320(sp)
    pq_fsri s6, s0, t5, 31
    sw s11, 316(sp)
    pq_fsri s11, t5, s0, 31
    xor s5, s5, s6
    xor t4, t4, s11
    pq_fsri s11, a6, s3, 31
    pq_fsri a6, s3, a6, 31
    xor s11, t3, s11
    xor a5, a5, a6
    pq_fsri a6, a7, a4, 31
    pq_fsri a4, a4, a7, 31
    xor t5, t5, a6
    xor s0, s0, a4
    xor t2, t2, s5
    xor s9, s9, t4
    pq_fsri a4, t2, s9, 2
    pq_fsri s9, s9, t2, 2
    lw t2, 416(sp)
    xor t2, t2, s11
    lw a6, 412(sp)
    xor a6, a6, a5
    pq_fsri a7, t2, a6, 9
    pq_fsri a6, a6, t2, 9
    xor s8, s8, t5
    xor a2, a2, s0
    pq_fsri t2, s8, a2, 25
    pq_fsri a2, a2, s8, 25
    lw s8, 408(sp)
    xor s8, s8, t1
    lw t3, 404(sp)
    xor t3, t3, s2
    pq_fsri s3, s8, t3, 23
    pq_fsri t3, t3, s8, 23
    lw s8, 468(sp)
    xor s8, s8, a3
    lw s6, 464(sp)
    xor s6, s6, s4
    sw t0, 464(sp)
    pq_fsri t0, s6, s8, 30
    pq_fsri s6, s8, s6, 30
    andn s8, t2, a7
    xor s8, a4, s8
    sw ra, 468(sp)
    andn ra, s3, t2
    xor ra, a7, ra
    sw t6, 404(sp)
    andn t6, t0, s3
    xor t2, t2, t6
    andn t6, a4, t0
    xor t6, s3, t6
    andn a4, a7, a4
    xor t0, t0, a4
    andn a4, a2, a6
    xor a4, s9, a4
    andn a7, t3, a2
    xor a7, a6, a7
    andn s3, s6, t3
    xor a2, a2, s3
    andn s3, s9, s6
    xor t3, t3, s3
    andn s9, a6, s9
    xor s6, s6, s9
    xor s7, s7, t1
    lw s9, 424(sp)
    xor s9, s9, s2
    lw a6, 400(sp)
    xor a6, a6, a3
    lw s3, 396(sp)
    xor s3, s3, s4
    sw s4, 396(sp)
    pq_fsri s4, a6, s3, 20
    pq_fsri s3, s3, a6, 20
    xor s1, s1, s5
    xor s10, s10, t4
    pq_fsri a6, s1, s10, 21
    pq_fsri s10, s10, s1, 21
    lw s1, 392(sp)
    xor s1, s1, s11
    sw s11, 392(sp)
    lw s11, 388(sp)
    xor s11, s11, a5
    sw a5, 388(sp)
    pq_fsri a5, s11, s1, 11
    pq_fsri s11, s1, s11, 11
    lw s1, 460(sp)
    xor s1, s1, t5
    sw t4, 460(sp)
    lw t4, 456(sp)
    xor t4, t4, s0
    sw s5, 456(sp)
    pq_fsri s5, t4, s1, 18
    pq_fsri t4, s1, t4, 18
    andn s1, a6, s4
    xor s1, s7, s1
    sw a3, 400(sp)
    andn a3, a5, a6
    xor a3, s4, a3
    sw s2, 424(sp)
    andn s2, s5, a5
    xor a6, a6, s2
    andn s2, s7, s5
    xor s2, a5, s2
    andn s7, s4, s7
    xor s7, s5, s7
    andn s5, s10, s3
    xor s5, s9, s5
    andn s4, s11, s10
    xor s4, s3, s4
    andn a5, t4, s11
    xor s10, s10, a5
    andn a5, s9, t4
    xor a5, s11, a5
    andn s9, s3, s9
    xor t4, t4, s9
    lw s9, 0(a1)
    xor s1, s1, s9
    sw s8, 160(sp)
    sw s1, 0(sp)
    xor s1, s8, s1
    sw a3, 8(sp)
    sw ra, 168(sp)
    xor ra, ra, a3
    sw a6, 16(sp)
    sw t2, 176(sp)
    xor t2, t2, a6
    sw s2, 24(sp)
    sw t6, 184(sp)
    xor t6, t6, s2
    sw t0, 192(sp)
    sw s7, 32(sp)
    xor s7, t0, s7
    lw t0, 4(a1)
    xor t0, s5, t0
    sw t0, 4(sp)
    sw a4, 164(sp)
    xor a4, a4, t0
    sw s4, 12(sp)
    xor s4, a7, s4
    sw s10, 20(sp)
    sw a2, 180(sp)
    xor a2, a2, s10
    sw t3, 188(sp)
    sw a5, 28(sp)
    xor a5, t3, a5
    sw s6, 196(sp)
    xor s6, s6, t4
    lw t3, 312(sp)
    xor t3, t3, t5
    lw s10, 324(sp)
    xor s10, s10, s0
    pq_fsri t0, s10, t3, 5
    pq_fsri s10, t3, s10, 5
    lw t3, 384(sp)
    xor t3, t3, t1
    lw s5, 380(sp)
    lw s2, 424(sp)
    xor s5, s5, s2
    pq_fsri a6, t3, s5, 28
    pq_fsri s5, s5, t3, 28
    lw t3, 404(sp)
    lw a3, 400(sp)
    xor t3, t3, a3
    lw s8, 468(sp)
    lw s9, 396(sp)
    xor s8, s8, s9
    pq_fsri s3, s8, t3, 22
    pq_fsri s8, t3, s8, 22
    lw t3, 376(sp)
    lw s11, 456(sp)
    xor t3, t3, s11
    sw a7, 376(sp)
    lw a7, 372(sp)
    sw t4, 468(sp)
    lw t4, 460(sp)
    xor a7, a7, t4
    pq_fsri s2, a7, t3, 17
    pq_fsri a7, t3, a7, 17
    lw t3, 452(sp)
    sw t1, 372(sp)
    lw t1, 392(sp)
    xor t3, t3, t1
    sw s0, 452(sp)
    lw s0, 448(sp)
    sw t5, 404(sp)
    lw t5, 388(sp)
    xor s0, s0, t5
    pq_fsri t5, t3, s0, 8
    pq_fsri s0, s0, t3, 8
    andn t3, s3, a6
    xor t3, t0, t3
    andn t1, s2, s3
    xor t1, a6, t1
    andn t4, t5, s2
    xor s3, s3, t4
    andn t4, t0, t5
    xor s2, s2, t4
    andn a6, a6, t0
    xor a6, t5, a6
    andn t5, s8, s5
    xor t5, s10, t5
    andn t0, a7, s8
    xor t0, s5, t0
    andn t4, s0, a7
    xor s8, s8, t4
    andn t4, s10, s0
    xor a7, a7, t4
    andn s5, s5, s10
    xor s5, s0, s5
    sw t3, 120(sp)
    xor t3, s1, t3
    sw t1, 128(sp)
    xor t1, ra, t1
    sw s3, 136(sp)
    xor t2, t2, s3
    sw s2, 144(sp)
    xor t6, t6, s2
    sw a6, 152(sp)
    xor a6, s7, a6
    sw t5, 124(sp)
    xor t5, a4, t5
    sw t0, 132(sp)
    xor s4, s4, t0
    sw s8, 140(sp)
    xor a2, a2, s8
    sw a7, 148(sp)
    xor a5, a5, a7
    sw s5, 156(sp)
    xor s6, s6, s5
    lw s5, 328(sp)
    xor s5, s5, a3
    lw a7, 332(sp)
    xor a7, a7, s9
    pq_fsri s8, a7, s5, 31
    pq_fsri a7, s5, a7, 31
    lw s5, 360(sp)
    xor s5, s5, s11
    lw t0, 356(sp)
    lw a4, 460(sp)
    xor t0, t0, a4
    pq_fsri s7, t0, s5, 26
    pq_fsri t0, s5, t0, 26
    lw s5, 464(sp)
    lw s2, 392(sp)
    xor s5, s5, s2
    lw s3, 316(sp)
    lw ra, 388(sp)
    xor s3, s3, ra
    pq_fsri s1, s3, s5, 7
    pq_fsri s3, s5, s3, 7
    lw s5, 348(sp)
    lw s0, 404(sp)
    xor s5, s5, s0
    lw s10, 368(sp)
    lw t4, 452(sp)
    xor s10, s10, t4
    pq_fsri a4, s10, s5, 24
    pq_fsri s10, s5, s10, 24
    lw s5, 444(sp)
    lw s11, 372(sp)
    xor s5, s5, s11
    lw s9, 440(sp)
    lw a3, 424(sp)
    xor s9, s9, a3
    pq_fsri a3, s9, s5, 14
    pq_fsri s9, s5, s9, 14
    andn s5, s1, s7
    xor s5, s8, s5
    andn s11, a4, s1
    xor s11, s7, s11
    andn t4, a3, a4
    xor s1, s1, t4
    andn t4, s8, a3
    xor t4, a4, t4
    andn s8, s7, s8
    xor s8, a3, s8
    andn a3, s3, t0
    xor a3, a7, a3
    andn s7, s10, s3
    xor s7, t0, s7
    andn a4, s9, s10
    xor s3, s3, a4
    andn a4, a7, s9
    xor a4, s10, a4
    andn a7, t0, a7
    xor s9, s9, a7
    xor t3, t3, s5
    xor t1, t1, s11
    sw s1, 96(sp)
    xor s1, t2, s1
    sw t4, 104(sp)
    xor t4, t6, t4
    xor a6, a6, s8
    sw a3, 84(sp)
    xor t5, t5, a3
    xor s4, s4, s7
    sw s3, 100(sp)
    xor a2, a2, s3
    xor a5, a5, a4
    xor s6, s6, s9
    lw s3, 336(sp)
    xor s2, s3, s2
    lw s3, 420(sp)
    xor ra, s3, ra
    pq_fsri s3, ra, s2, 4
    pq_fsri ra, s2, ra, 4
    lw s2, 344(sp)
    xor s2, s2, s0
    lw s0, 364(sp)
    lw a3, 452(sp)
    xor s0, s0, a3
    pq_fsri a3, s0, s2, 12
    pq_fsri s0, s2, s0, 12
    lw s2, 320(sp)
    lw t6, 372(sp)
    xor s2, s2, t6
    lw t6, 428(sp)
    lw t2, 424(sp)
    xor t6, t6, t2
    pq_fsri t2, t6, s2, 29
    pq_fsri t6, s2, t6, 29
    lw s2, 340(sp)
    lw a7, 400(sp)
    xor a7, s2, a7
    lw s2, 352(sp)
    lw t0, 396(sp)
    xor s2, s2, t0
    pq_fsri t0, a7, s2, 19
    pq_fsri s2, s2, a7, 19
    lw a7, 436(sp)
    lw s10, 456(sp)
    xor s10, a7, s10
    lw a7, 432(sp)
    sw s5, 456(sp)
    lw s5, 460(sp)
    xor a7, a7, s5
    pq_fsri s5, s10, a7, 3
    pq_fsri a7, a7, s10, 3
    andn s10, t2, a3
    xor s10, s3, s10
    sw s11, 432(sp)
    andn s11, t0, t2
    xor s11, a3, s11
    sw s8, 460(sp)
    andn s8, s5, t0
    xor t2, t2, s8
    andn s8, s3, s5
    xor s8, t0, s8
    andn s3, a3, s3
    xor s5, s5, s3
    andn s3, t6, s0
    xor s3, ra, s3
    andn a3, s2, t6
    xor a3, s0, a3
    andn t0, a7, s2
    xor t6, t6, t0
    andn t0, ra, a7
    xor s2, s2, t0
    andn ra, s0, ra
    xor a7, a7, ra
    xor t3, t3, s10
    xor t1, t1, s11
    sw t2, 56(sp)
    xor t2, s1, t2
    xor t4, t4, s8
    sw s5, 72(sp)
    xor a6, a6, s5
    xor t5, t5, s3
    sw a3, 52(sp)
    xor a3, s4, a3
    xor a2, a2, t6
    xor a5, a5, s2
    sw a7, 76(sp)
    xor s6, s6, a7
    mv a7, s10
    mv s5, s8
    mv s8, a4
    mv s4, s9
    mv s9, t6
    mv t0, t3
    mv t3, a3
    mv t6, t4
    mv t4, t2
    mv t2, t1
    mv t1, t5
    mv t5, a2
    mv a2, a5
    mv a5, s2
    mv s2, s3
    mv s3, s7
    mv s7, s11
    mv a3, a6
    mv a4, s6
    lw s6, 468(sp)
    lw s0, 456(sp)
    lw s1, 432(sp)
    lw s10, 460(sp)
    lw a6, 376(sp)
    addi a1, a1, -16
.Lrounds:
    pq_fsri s11, t3, t2, 31
    pq_fsri ra, t2, t3, 31
    xor s11, a3, s11
    xor ra, a4, ra
    pq_fsri a0, t5, t4, 31
    sw s8, 312(sp)
    pq_fsri s8, t4, t5, 31
    xor a0, t0, a0
    xor s8, t1, s8
    sw s9, 316(sp)
    pq_fsri s9, a2, t6, 31
    sw s7, 320(sp)
    pq_fsri s7, t6, a2, 31
    xor s9, t2, s9
    xor t3, t3, s7
    pq_fsri s7, a4, a3, 31
    pq_fsri a4, a3, a4, 31
    xor t4, t4, s7
    xor t5, t5, a4
    pq_fsri a4, t1, t0, 31
    pq_fsri t1, t0, t1, 31
    xor a4, t6, a4
    xor t1, a2, t1
    lw a2, 32(sp)
    xor a2, a2, a4
    xor s6, s6, t1
    pq_fsri t6, s6, a2, 5
    pq_fsri s6, a2, s6, 5
    xor a7, a7, s11
    xor s2, s2, ra
    pq_fsri a2, a7, s2, 28
    pq_fsri s2, s2, a7, 28
    xor s1, s1, a0
    xor s3, s3, s8
    pq_fsri a7, s3, s1, 22
    pq_fsri s3, s1, s3, 22
    lw s1, 136(sp)
    xor s1, s1, s9
    lw t0, 140(sp)
    xor t0, t0, t3
    pq_fsri s7, t0, s1, 17
    pq_fsri t0, s1, t0, 17
    lw s1, 184(sp)
    xor s1, s1, t4
    lw a3, 188(sp)
    xor a3, a3, t5
    pq_fsri t2, s1, a3, 8
    pq_fsri a3, a3, s1, 8
    andn s1, a7, a2
    xor s1, t6, s1
    sw a6, 324(sp)
    andn a6, s7, a7
    xor a6, a2, a6
    sw s4, 328(sp)
    andn s4, t2, s7
    xor a7, a7, s4
    andn s4, t6, t2
    xor s7, s7, s4
    andn a2, a2, t6
    xor a2, t2, a2
    andn t2, s3, s2
    xor t2, s6, t2
    andn t6, t0, s3
    xor t6, s2, t6
    andn s4, a3, t0
    xor s3, s3, s4
    andn s4, s6, a3
    xor t0, t0, s4
    andn s2, s2, s6
    xor s2, a3, s2
    lw a3, 24(sp)
    xor a3, a3, t4
    lw s6, 28(sp)
    xor s6, s6, t5
    pq_fsri s4, s6, a3, 4
    pq_fsri s6, a3, s6, 4
    lw a3, 72(sp)
    xor a3, a3, a4
    sw s10, 332(sp)
    lw s10, 76(sp)
    xor s10, s10, t1
    sw t1, 336(sp)
    pq_fsri t1, s10, a3, 12
    pq_fsri s10, a3, s10, 12
    xor s0, s0, s11
    lw a3, 84(sp)
    xor a3, a3, ra
    sw ra, 340(sp)
    pq_fsri ra, a3, s0, 29
    pq_fsri a3, s0, a3, 29
    lw s0, 128(sp)
    xor s0, s0, a0
    sw a0, 344(sp)
    lw a0, 132(sp)
    xor a0, a0, s8
    sw s8, 348(sp)
    pq_fsri s8, s0, a0, 19
    pq_fsri a0, a0, s0, 19
    lw s0, 176(sp)
    xor s0, s0, s9
    sw s11, 352(sp)
    lw s11, 180(sp)
    xor s11, s11, t3
    sw a4, 356(sp)
    pq_fsri a4, s0, s11, 3
    pq_fsri s11, s11, s0, 3
    andn s0, ra, t1
    xor s0, s4, s0
    sw a5, 360(sp)
    andn a5, s8, ra
    xor a5, t1, a5
    sw t5, 364(sp)
    andn t5, a4, s8
    xor ra, ra, t5
    andn t5, s4, a4
    xor s8, s8, t5
    andn t1, t1, s4
    xor t1, a4, t1
    andn a4, a3, s10
    xor a4, s6, a4
    andn s4, a0, a3
    xor s4, s10, s4
    andn t5, s11, a0
    xor a3, a3, t5
    andn t5, s6, s11
    xor a0, a0, t5
    andn s10, s10, s6
    xor s10, s11, s10
    xor s11, s1, s0
    xor s6, a6, a5
    xor t5, a7, ra
    sw a6, 368(sp)
    xor a6, s7, s8
    sw t1, 372(sp)
    xor t1, a2, t1
    sw a2, 376(sp)
    xor a2, t2, a4
    sw t6, 380(sp)
    xor t6, t6, s4
    sw a3, 384(sp)
    xor a3, s3, a3
    sw ra, 388(sp)
    xor ra, t0, a0
    sw s10, 392(sp)
    xor s10, s2, s10
    sw s2, 396(sp)
    lw s2, 16(sp)
    xor s2, s2, s9
    sw s3, 400(sp)
    lw s3, 20(sp)
    xor s3, s3, t3
    sw a7, 404(sp)
    pq_fsri a7, s2, s3, 2
    pq_fsri s3, s3, s2, 2
    xor s5, s5, t4
    lw s2, 360(sp)
    sw a4, 408(sp)
    lw a4, 364(sp)
    xor s2, s2, a4
    sw s0, 360(sp)
    pq_fsri s0, s5, s2, 9
    pq_fsri s2, s2, s5, 9
    lw s5, 332(sp)
    sw t0, 412(sp)
    lw t0, 356(sp)
    xor s5, s5, t0
    sw s7, 332(sp)
    lw s7, 328(sp)
    sw s4, 416(sp)
    lw s4, 336(sp)
    xor s7, s7, s4
    sw a5, 328(sp)
    pq_fsri a5, s5, s7, 25
    pq_fsri s7, s7, s5, 25
    lw s5, 120(sp)
    sw t2, 420(sp)
    lw t2, 352(sp)
    xor s5, s5, t2
    sw s1, 424(sp)
    lw s1, 124(sp)
    sw a0, 428(sp)
    lw a0, 340(sp)
    xor s1, s1, a0
    sw s8, 432(sp)
    pq_fsri s8, s5, s1, 23
    pq_fsri s1, s1, s5, 23
    lw s5, 168(sp)
    lw s4, 344(sp)
    xor s5, s5, s4
    lw t0, 324(sp)
    lw a4, 348(sp)
    xor t0, t0, a4
    sw t4, 324(sp)
    pq_fsri t4, t0, s5, 30
    pq_fsri t0, s5, t0, 30
    andn s5, a5, s0
    xor s5, a7, s5
    sw t3, 436(sp)
    andn t3, s8, a5
    xor t3, s0, t3
    sw s9, 440(sp)
    andn s9, t4, s8
    xor a5, a5, s9
    andn s9, a7, t4
    xor s9, s8, s9
    andn a7, s0, a7
    xor a7, t4, a7
    andn t4, s7, s2
    xor t4, s3, t4
    andn s0, s1, s7
    xor s0, s2, s0
    andn s8, t0, s1
    xor s7, s7, s8
    andn s8, s3, t0
    xor s8, s1, s8
    andn s3, s2, s3
    xor t0, t0, s3
    xor s11, s11, s5
    xor s6, s6, t3
    xor t5, t5, a5
    xor a6, a6, s9
    xor t1, t1, a7
    xor a2, a2, t4
    xor t6, t6, s0
    xor a3, a3, s7
    xor ra, ra, s8
    xor s10, s10, t0
    lw s3, 0(sp)
    xor s3, s3, t2
    lw s2, 4(sp)
    xor s2, s2, a0
    lw s1, 320(sp)
    xor s1, s1, s4
    sw s7, 320(sp)
    lw s7, 52(sp)
    xor s7, s7, a4
    sw a5, 444(sp)
    pq_fsri a5, s1, s7, 20
    pq_fsri s7, s7, s1, 20
    lw s1, 96(sp)
    sw t4, 448(sp)
    lw t4, 440(sp)
    xor s1, s1, t4
    sw s5, 452(sp)
    lw s5, 100(sp)
    sw s8, 456(sp)
    lw s8, 436(sp)
    xor s5, s5, s8
    sw s9, 460(sp)
    pq_fsri s9, s1, s5, 21
    pq_fsri s5, s5, s1, 21
    lw s1, 144(sp)
    sw t0, 464(sp)
    lw t0, 324(sp)
    xor s1, s1, t0
    sw a7, 468(sp)
    lw a7, 148(sp)
    sw s0, 472(sp)
    lw s0, 364(sp)
    xor a7, a7, s0
    sw t3, 476(sp)
    pq_fsri t3, a7, s1, 11
    pq_fsri a7, s1, a7, 11
    lw s1, 192(sp)
    lw a0, 356(sp)
    xor s1, s1, a0
    lw t2, 196(sp)
    lw a0, 336(sp)
    xor t2, t2, a0
    pq_fsri a0, t2, s1, 18
    pq_fsri t2, s1, t2, 18
    andn s1, s9, a5
    xor s1, s3, s1
    andn s0, t3, s9
    xor s0, a5, s0
    andn t0, a0, t3
    xor s9, s9, t0
    andn t0, s3, a0
    xor t0, t3, t0
    andn s3, a5, s3
    xor s3, a0, s3
    andn a0, s5, s7
    xor a0, s2, a0
    andn a5, a7, s5
    xor a5, s7, a5
    andn t3, t2, a7
    xor s5, s5, t3
    andn t3, s2, t2
    xor t3, a7, t3
    andn s2, s7, s2
    xor t2, t2, s2
    lw s2, 8(a1)
    xor s1, s1, s2
    xor s11, s11, s1
    xor s6, s6, s0
    xor t5, t5, s9
    xor a6, a6, t0
    xor t1, t1, s3
    lw s2, 12(a1)
    xor s2, a0, s2
    xor a2, a2, s2
    xor t6, t6, a5
    xor a3, a3, s5
    xor ra, ra, t3
    xor s10, s10, t2
    lw a0, 8(sp)
    xor s4, a0, s4
    lw a0, 12(sp)
    xor a0, a0, a4
    pq_fsri a4, a0, s4, 31
    pq_fsri a0, s4, a0, 31
    lw s4, 56(sp)
    xor s4, s4, t4
    lw t4, 316(sp)
    xor t4, t4, s8
    pq_fsri s8, t4, s4, 26
    pq_fsri t4, s4, t4, 26
    lw s4, 104(sp)
    lw s7, 324(sp)
    xor s7, s4, s7
    lw s4, 312(sp)
    lw a7, 364(sp)
    xor s4, s4, a7
    pq_fsri a7, s4, s7, 7
    pq_fsri s4, s7, s4, 7
    lw s7, 152(sp)
    sw t3, 312(sp)
    lw t3, 356(sp)
    xor s7, s7, t3
    lw t3, 156(sp)
    sw t0, 356(sp)
    lw t0, 336(sp)
    xor t3, t3, t0
    pq_fsri t0, t3, s7, 24
    pq_fsri t3, s7, t3, 24
    lw s7, 160(sp)
    sw a5, 336(sp)
    lw a5, 352(sp)
    xor a5, s7, a5
    lw s7, 164(sp)
    sw s0, 352(sp)
    lw s0, 340(sp)
    xor s0, s7, s0
    pq_fsri s7, s0, a5, 14
    pq_fsri s0, a5, s0, 14
    andn a5, a7, s8
    xor a5, a4, a5
    sw t2, 340(sp)
    andn t2, t0, a7
    xor t2, s8, t2
    sw s3, 364(sp)
    andn s3, s7, t0
    xor a7, a7, s3
    andn s3, a4, s7
    xor t0, t0, s3
    andn s8, s8, a4
    xor s8, s7, s8
    andn s7, s4, t4
    xor s7, a0, s7
    andn a4, t3, s4
    xor a4, t4, a4
    andn s3, s0, t3
    xor s4, s4, s3
    andn s3, a0, s0
    xor t3, t3, s3
    andn t4, t4, a0
    xor t4, s0, t4
    xor s11, s11, a5
    xor s6, s6, t2
    xor t5, t5, a7
    xor a6, a6, t0
    xor t1, t1, s8
    xor a2, a2, s7
    xor t6, t6, a4
    xor a3, a3, s4
    xor ra, ra, t3
    xor s10, s10, t4
    pq_fsri s0, t6, s6, 31
    pq_fsri a0, s6, t6, 31
    xor s0, t1, s0
    xor a0, s10, a0
    pq_fsri s3, a3, t5, 31
    sw s7, 324(sp)
    pq_fsri s7, t5, a3, 31
    xor s3, s11, s3
    xor s7, a2, s7
    sw a5, 316(sp)
    pq_fsri a5, ra, a6, 31
    sw t3, 436(sp)
    pq_fsri t3, a6, ra, 31
    xor a5, s6, a5
    xor t6, t6, t3
    pq_fsri t3, s10, t1, 31
    pq_fsri t1, t1, s10, 31
    xor t3, t5, t3
    xor a3, a3, t1
    pq_fsri t1, a2, s11, 31
    pq_fsri a2, s11, a2, 31
    xor a6, a6, t1
    xor a2, ra, a2
    xor s9, s9, a5
    xor s5, s5, t6
    pq_fsri ra, s9, s5, 2
    pq_fsri s5, s5, s9, 2
    lw s9, 432(sp)
    xor s9, s9, t3
    lw t1, 428(sp)
    xor t1, t1, a3
    pq_fsri s11, s9, t1, 9
    pq_fsri t1, t1, s9, 9
    xor s8, s8, a6
    xor t4, t4, a2
    pq_fsri s9, s8, t4, 25
    pq_fsri t4, t4, s8, 25
    lw s8, 424(sp)
    xor s8, s8, s0
    lw t5, 420(sp)
    xor t5, t5, a0
    pq_fsri s10, s8, t5, 23
    pq_fsri t5, t5, s8, 23
    lw s8, 476(sp)
    xor s8, s8, s3
    lw s6, 472(sp)
    xor s6, s6, s7
    sw t0, 472(sp)
    pq_fsri t0, s6, s8, 30
    pq_fsri s6, s8, s6, 30
    andn s8, s9, s11
    xor s8, ra, s8
    sw a4, 476(sp)
    andn a4, s10, s9
    xor a4, s11, a4
    sw t2, 420(sp)
    andn t2, t0, s10
    xor t2, s9, t2
    andn s9, ra, t0
    xor s10, s10, s9
    andn s11, s11, ra
    xor s11, t0, s11
    andn t0, t4, t1
    xor t0, s5, t0
    andn ra, t5, t4
    xor ra, t1, ra
    andn s9, s6, t5
    xor t4, t4, s9
    andn s9, s5, s6
    xor t5, t5, s9
    andn t1, t1, s5
    xor t1, s6, t1
    xor s1, s1, s0
    xor s2, s2, a0
    lw s6, 328(sp)
    xor s6, s6, s3
    lw s5, 416(sp)
    xor s5, s5, s7
    pq_fsri s9, s6, s5, 20
    pq_fsri s5, s5, s6, 20
    xor a7, a7, a5
    xor s4, s4, t6
    pq_fsri s6, a7, s4, 21
    pq_fsri s4, s4, a7, 21
    lw a7, 332(sp)
    xor a7, a7, t3
    sw t3, 332(sp)
    lw t3, 412(sp)
    xor t3, t3, a3
    sw a3, 412(sp)
    pq_fsri a3, t3, a7, 11
    pq_fsri t3, a7, t3, 11
    lw a7, 468(sp)
    xor a7, a7, a6
    sw t6, 468(sp)
    lw t6, 464(sp)
    xor t6, t6, a2
    sw a5, 464(sp)
    pq_fsri a5, t6, a7, 18
    pq_fsri t6, a7, t6, 18
    andn a7, s6, s9
    xor a7, s1, a7
    sw s7, 416(sp)
    andn s7, a3, s6
    xor s7, s9, s7
    sw s3, 328(sp)
    andn s3, a5, a3
    xor s6, s6, s3
    andn s3, s1, a5
    xor s3, a3, s3
    andn s1, s9, s1
    xor a5, a5, s1
    andn s1, s4, s5
    xor s1, s2, s1
    andn s9, t3, s4
    xor s9, s5, s9
    andn a3, t6, t3
    xor s4, s4, a3
    andn a3, s2, t6
    xor t3, t3, a3
    andn s2, s5, s2
    xor t6, t6, s2
    lw s2, 0(a1)
    xor s2, a7, s2
    sw s8, 160(sp)
    sw s2, 0(sp)
    xor s2, s8, s2
    sw s7, 8(sp)
    sw a4, 168(sp)
    xor a4, a4, s7
    sw s6, 16(sp)
    sw t2, 176(sp)
    xor t2, t2, s6
    sw s10, 184(sp)
    sw s3, 24(sp)
    xor s3, s10, s3
    sw a5, 32(sp)
    sw s11, 192(sp)
    xor s11, s11, a5
    lw a5, 4(a1)
    xor a5, s1, a5
    sw a5, 4(sp)
    sw t0, 164(sp)
    xor t0, t0, a5
    sw s9, 12(sp)
    xor s9, ra, s9
    sw t4, 180(sp)
    sw s4, 20(sp)
    xor s4, t4, s4
    sw t3, 28(sp)
    sw t5, 188(sp)
    xor t5, t5, t3
    sw t1, 196(sp)
    xor t1, t1, t6
    lw t3, 364(sp)
    xor t3, t3, a6
    lw t4, 340(sp)
    xor t4, t4, a2
    pq_fsri a5, t4, t3, 5
    pq_fsri t4, t3, t4, 5
    lw t3, 360(sp)
    xor t3, t3, s0
    lw s1, 408(sp)
    xor s1, s1, a0
    pq_fsri s10, t3, s1, 28
    pq_fsri s1, s1, t3, 28
    lw t3, 420(sp)
    lw s6, 328(sp)
    xor t3, t3, s6
    lw s7, 476(sp)
    lw s8, 416(sp)
    xor s7, s7, s8
    pq_fsri a7, s7, t3, 22
    pq_fsri s7, t3, s7, 22
    lw t3, 404(sp)
    lw s5, 464(sp)
    xor t3, t3, s5
    lw a3, 400(sp)
    sw ra, 404(sp)
    lw ra, 468(sp)
    xor a3, a3, ra
    sw t6, 400(sp)
    pq_fsri t6, a3, t3, 17
    pq_fsri a3, t3, a3, 17
    lw t3, 460(sp)
    sw a0, 476(sp)
    lw a0, 332(sp)
    xor t3, t3, a0
    sw s0, 460(sp)
    lw s0, 456(sp)
    sw a2, 420(sp)
    lw a2, 412(sp)
    xor s0, s0, a2
    sw a6, 456(sp)
    pq_fsri a6, t3, s0, 8
    pq_fsri s0, s0, t3, 8
    andn t3, a7, s10
    xor t3, a5, t3
    andn a2, t6, a7
    xor a2, s10, a2
    andn a0, a6, t6
    xor a7, a7, a0
    andn a0, a5, a6
    xor a0, t6, a0
    andn a5, s10, a5
    xor a5, a6, a5
    andn a6, s7, s1
    xor a6, t4, a6
    andn s10, a3, s7
    xor s10, s1, s10
    andn t6, s0, a3
    xor s7, s7, t6
    andn t6, t4, s0
    xor t6, a3, t6
    andn t4, s1, t4
    xor s0, s0, t4
    sw t3, 120(sp)
    xor t3, s2, t3
    sw a2, 128(sp)
    xor a4, a4, a2
    sw a7, 136(sp)
    xor a7, t2, a7
    sw a0, 144(sp)
    xor a0, s3, a0
    sw a5, 152(sp)
    xor a5, s11, a5
    sw a6, 124(sp)
    xor t0, t0, a6
    sw s10, 132(sp)
    xor s9, s9, s10
    sw s7, 140(sp)
    xor s4, s4, s7
    sw t6, 148(sp)
    xor t6, t5, t6
    sw s0, 156(sp)
    xor s0, t1, s0
    lw t1, 352(sp)
    xor t1, t1, s6
    lw t5, 336(sp)
    xor t5, t5, s8
    pq_fsri s7, t5, t1, 31
    pq_fsri t5, t1, t5, 31
    lw t1, 388(sp)
    xor t1, t1, s5
    lw s10, 384(sp)
    xor s10, s10, ra
    pq_fsri a6, s10, t1, 26
    pq_fsri s10, t1, s10, 26
    lw t1, 472(sp)
    lw s11, 332(sp)
    xor t1, t1, s11
    lw s3, 436(sp)
    lw t2, 412(sp)
    xor s3, s3, t2
    pq_fsri a2, s3, t1, 7
    pq_fsri s3, t1, s3, 7
    lw t1, 376(sp)
    lw s2, 456(sp)
    xor t1, t1, s2
    lw t4, 396(sp)
    lw s1, 420(sp)
    xor t4, t4, s1
    pq_fsri a3, t4, t1, 24
    pq_fsri t4, t1, t4, 24
    lw t1, 452(sp)
    lw ra, 460(sp)
    xor t1, t1, ra
    lw s5, 448(sp)
    lw s8, 476(sp)
    xor s5, s5, s8
    pq_fsri s6, s5, t1, 14
    pq_fsri s5, t1, s5, 14
    andn t1, a2, a6
    xor t1, s7, t1
    andn s8, a3, a2
    xor s8, a6, s8
    andn ra, s6, a3
    xor a2, a2, ra
    andn ra, s7, s6
    xor ra, a3, ra
    andn s7, a6, s7
    xor s6, s6, s7
    andn s7, s3, s10
    xor s7, t5, s7
    andn a6, t4, s3
    xor a6, s10, a6
    andn a3, s5, t4
    xor s3, s3, a3
    andn a3, t5, s5
    xor t4, t4, a3
    andn t5, s10, t5
    xor s5, s5, t5
    xor t3, t3, t1
    xor a4, a4, s8
    sw a2, 96(sp)
    xor a2, a7, a2
    sw ra, 104(sp)
    xor ra, a0, ra
    xor a5, a5, s6
    sw s7, 84(sp)
    xor t0, t0, s7
    xor s9, s9, a6
    sw s3, 100(sp)
    xor s3, s4, s3
    xor t6, t6, t4
    xor s0, s0, s5
    lw s4, 356(sp)
    xor s4, s4, s11
    lw s11, 312(sp)
    xor s11, s11, t2
    pq_fsri t2, s11, s4, 4
    pq_fsri s11, s4, s11, 4
    lw s4, 372(sp)
    xor s4, s4, s2
    lw s2, 392(sp)
    xor s2, s2, s1
    pq_fsri s1, s2, s4, 12
    pq_fsri s2, s4, s2, 12
    lw s4, 316(sp)
    lw s7, 460(sp)
    xor s4, s4, s7
    lw s7, 324(sp)
    lw a0, 476(sp)
    xor s7, s7, a0
    pq_fsri a0, s7, s4, 29
    pq_fsri s7, s4, s7, 29
    lw s4, 368(sp)
    lw a7, 328(sp)
    xor s4, s4, a7
    lw a7, 380(sp)
    lw t5, 416(sp)
    xor a7, a7, t5
    pq_fsri t5, s4, a7, 19
    pq_fsri a7, a7, s4, 19
    lw s4, 444(sp)
    lw s10, 464(sp)
    xor s10, s4, s10
    lw s4, 320(sp)
    lw a3, 468(sp)
    xor s4, s4, a3
    pq_fsri a3, s10, s4, 3
    pq_fsri s4, s4, s10, 3
    andn s10, a0, s1
    xor s10, t2, s10
    sw t1, 320(sp)
    andn t1, t5, a0
    xor t1, s1, t1
    sw s8, 468(sp)
    andn s8, a3, t5
    xor s8, a0, s8
    andn a0, t2, a3
    xor t5, t5, a0
    andn s1, s1, t2
    xor s1, a3, s1
    andn a3, s7, s2
    xor a3, s11, a3
    andn t2, a7, s7
    xor t2, s2, t2
    andn a0, s4, a7
    xor s7, s7, a0
    andn a0, s11, s4
    xor a7, a7, a0
    andn s2, s2, s11
    xor s2, s4, s2
    xor t3, t3, s10
    xor a4, a4, t1
    sw s8, 56(sp)
    xor s8, a2, s8
    xor ra, ra, t5
    sw s1, 72(sp)
    xor s1, a5, s1
    xor t0, t0, a3
    sw t2, 52(sp)
    xor t2, s9, t2
    xor s3, s3, s7
    xor t6, t6, a7
    sw s2, 76(sp)
    xor s0, s0, s2
    mv s2, a3
    mv s9, s7
    mv s7, t1
    mv a5, a7
    mv a7, s10
    mv s10, s6
    mv s4, s5
    mv s5, t5
    mv t1, t0
    mv t0, t3
    mv t3, t2
    mv t2, a4
    mv t5, s3
    mv s3, a6
    mv a2, t6
    mv t6, ra
    mv a3, s1
    mv a4, s0
    xor s8, s8, t4
    xor t4, t4, s8
    xor s8, s8, t4
    lw s6, 400(sp)
    lw s0, 320(sp)
    lw s1, 468(sp)
    lw a6, 404(sp)
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    pq_fsri s11, t3, t2, 31
    pq_fsri ra, t2, t3, 31
    xor s11, a3, s11
    xor ra, a4, ra
    pq_fsri a0, t5, t4, 31
    sw s8, 312(sp)
    pq_fsri s8, t4, t5, 31
    xor a0, t0, a0
    xor s8, t1, s8
    sw s9, 316(sp)
    pq_fsri s9, a2, t6, 31
    sw s7, 320(sp)
    pq_fsri s7, t6, a2, 31
    xor t2, t2, s9
    xor t3, t3, s7
    pq_fsri s7, a4, a3, 31
    pq_fsri a4, a3, a4, 31
    xor t4, t4, s7
    xor a4, t5, a4
    pq_fsri t5, t1, t0, 31
    pq_fsri t1, t0, t1, 31
    xor t5, t6, t5
    xor t1, a2, t1
    lw a2, 32(sp)
    xor a2, a2, t5
    xor s6, s6, t1
    pq_fsri t6, s6, a2, 5
    pq_fsri s6, a2, s6, 5
    xor a7, a7, s11
    xor s2, s2, ra
    pq_fsri a2, a7, s2, 28
    pq_fsri s2, s2, a7, 28
    xor s1, s1, a0
    xor s3, s3, s8
    pq_fsri a7, s3, s1, 22
    pq_fsri s3, s1, s3, 22
    lw s1, 136(sp)
    xor s1, s1, t2
    lw t0, 140(sp)
    xor t0, t0, t3
    pq_fsri s7, t0, s1, 17
    pq_fsri t0, s1, t0, 17
    lw s1, 184(sp)
    xor s1, s1, t4
    lw a3, 188(sp)
    xor a3, a3, a4
    pq_fsri s9, s1, a3, 8
    pq_fsri a3, a3, s1, 8
    andn s1, a7, a2
    xor s1, t6, s1
    sw a6, 324(sp)
    andn a6, s7, a7
    xor a6, a2, a6
    sw s4, 328(sp)
    andn s4, s9, s7
    xor a7, a7, s4
    andn s4, t6, s9
    xor s7, s7, s4
    andn a2, a2, t6
    xor a2, s9, a2
    andn s9, s3, s2
    xor s9, s6, s9
    andn t6, t0, s3
    xor t6, s2, t6
    andn s4, a3, t0
    xor s3, s3, s4
    andn s4, s6, a3
    xor s4, t0, s4
    andn s6, s2, s6
    xor s6, a3, s6
    lw a3, 24(sp)
    xor a3, a3, t4
    lw s2, 28(sp)
    xor s2, s2, a4
    pq_fsri t0, s2, a3, 4
    pq_fsri s2, a3, s2, 4
    lw a3, 72(sp)
    xor a3, a3, t5
    sw s10, 332(sp)
    lw s10, 76(sp)
    xor s10, s10, t1
    sw t1, 336(sp)
    pq_fsri t1, s10, a3, 12
    pq_fsri s10, a3, s10, 12
    xor s0, s0, s11
    lw a3, 84(sp)
    xor a3, a3, ra
    sw ra, 340(sp)
    pq_fsri ra, a3, s0, 29
    pq_fsri a3, s0, a3, 29
    lw s0, 128(sp)
    xor s0, s0, a0
    sw a0, 344(sp)
    lw a0, 132(sp)
    xor a0, a0, s8
    sw s8, 348(sp)
    pq_fsri s8, s0, a0, 19
    pq_fsri a0, a0, s0, 19
    lw s0, 176(sp)
    xor s0, s0, t2
    sw s11, 352(sp)
    lw s11, 180(sp)
    xor s11, s11, t3
    sw t5, 356(sp)
    pq_fsri t5, s0, s11, 3
    pq_fsri s11, s11, s0, 3
    andn s0, ra, t1
    xor s0, t0, s0
    sw a5, 360(sp)
    andn a5, s8, ra
    xor a5, t1, a5
    sw a4, 364(sp)
    andn a4, t5, s8
    xor ra, ra, a4
    andn a4, t0, t5
    xor s8, s8, a4
    andn t1, t1, t0
    xor t1, t5, t1
    andn t5, a3, s10
    xor t5, s2, t5
    andn t0, a0, a3
    xor t0, s10, t0
    andn a4, s11, a0
    xor a3, a3, a4
    andn a4, s2, s11
    xor a4, a0, a4
    andn s2, s10, s2
    xor s2, s11, s2
    xor s11, s1, s0
    xor s10, a6, a5
    xor a0, a7, ra
    sw a6, 368(sp)
    xor a6, s7, s8
    sw t1, 372(sp)
    xor t1, a2, t1
    sw a2, 376(sp)
    xor a2, s9, t5
    sw t6, 380(sp)
    xor t6, t6, t0
    sw a3, 384(sp)
    xor a3, s3, a3
    sw ra, 388(sp)
    xor ra, s4, a4
    sw s2, 392(sp)
    xor s2, s6, s2
    sw s6, 396(sp)
    lw s6, 16(sp)
    xor s6, s6, t2
    sw s3, 400(sp)
    lw s3, 20(sp)
    xor s3, s3, t3
    sw a7, 404(sp)
    pq_fsri a7, s6, s3, 2
    pq_fsri s3, s3, s6, 2
    xor s5, s5, t4
    lw s6, 360(sp)
    sw t5, 408(sp)
    lw t5, 364(sp)
    xor s6, s6, t5
    sw s0, 360(sp)
    pq_fsri s0, s5, s6, 9
    pq_fsri s5, s6, s5, 9
    lw s6, 332(sp)
    sw s4, 412(sp)
    lw s4, 356(sp)
    xor s6, s6, s4
    sw s7, 332(sp)
    lw s7, 328(sp)
    sw t0, 416(sp)
    lw t0, 336(sp)
    xor s7, s7, t0
    sw a5, 328(sp)
    pq_fsri a5, s6, s7, 25
    pq_fsri s7, s7, s6, 25
    lw s6, 120(sp)
    sw s9, 420(sp)
    lw s9, 352(sp)
    xor s6, s6, s9
    sw s1, 424(sp)
    lw s1, 124(sp)
    sw a4, 428(sp)
    lw a4, 340(sp)
    xor s1, s1, a4
    sw s8, 432(sp)
    pq_fsri s8, s6, s1, 23
    pq_fsri s6, s1, s6, 23
    lw s1, 168(sp)
    lw t0, 344(sp)
    xor s1, s1, t0
    lw s4, 324(sp)
    lw t5, 348(sp)
    xor s4, s4, t5
    sw t4, 324(sp)
    pq_fsri t4, s4, s1, 30
    pq_fsri s4, s1, s4, 30
    andn s1, a5, s0
    xor s1, a7, s1
    sw t3, 436(sp)
    andn t3, s8, a5
    xor t3, s0, t3
    sw t2, 440(sp)
    andn t2, t4, s8
    xor a5, a5, t2
    andn t2, a7, t4
    xor t2, s8, t2
    andn a7, s0, a7
    xor a7, t4, a7
    andn t4, s7, s5
    xor t4, s3, t4
    andn s0, s6, s7
    xor s0, s5, s0
    andn s8, s4, s6
    xor s7, s7, s8
    andn s8, s3, s4
    xor s8, s6, s8
    andn s3, s5, s3
    xor s4, s4, s3
    xor s11, s11, s1
    xor s10, s10, t3
    xor a0, a0, a5
    xor a6, a6, t2
    xor t1, t1, a7
    xor a2, a2, t4
    xor t6, t6, s0
    xor a3, a3, s7
    xor ra, ra, s8
    xor s2, s2, s4
    lw s3, 0(sp)
    xor s3, s3, s9
    lw s5, 4(sp)
    xor s5, s5, a4
    lw s6, 320(sp)
    xor s6, s6, t0
    sw s7, 320(sp)
    lw s7, 52(sp)
    xor s7, s7, t5
    sw a5, 444(sp)
    pq_fsri a5, s6, s7, 20
    pq_fsri s6, s7, s6, 20
    lw s7, 96(sp)
    sw t4, 448(sp)
    lw t4, 440(sp)
    xor s7, s7, t4
    sw s1, 452(sp)
    lw s1, 100(sp)
    sw s8, 456(sp)
    lw s8, 436(sp)
    xor s1, s1, s8
    sw t2, 460(sp)
    pq_fsri t2, s7, s1, 21
    pq_fsri s1, s1, s7, 21
    lw s7, 144(sp)
    sw s4, 464(sp)
    lw s4, 324(sp)
    xor s7, s7, s4
    sw a7, 468(sp)
    lw a7, 148(sp)
    sw s0, 472(sp)
    lw s0, 364(sp)
    xor a7, a7, s0
    sw t3, 476(sp)
    pq_fsri t3, a7, s7, 11
    pq_fsri s7, s7, a7, 11
    lw a7, 192(sp)
    lw a4, 356(sp)
    xor a7, a7, a4
    lw s9, 196(sp)
    lw a4, 336(sp)
    xor s9, s9, a4
    pq_fsri a4, s9, a7, 18
    pq_fsri s9, a7, s9, 18
    andn a7, t2, a5
    xor a7, s3, a7
    andn s0, t3, t2
    xor s0, a5, s0
    andn s4, a4, t3
    xor t2, t2, s4
    andn s4, s3, a4
    xor s4, t3, s4
    andn s3, a5, s3
    xor s3, a4, s3
    andn a4, s1, s6
    xor a4, s5, a4
    andn a5, s7, s1
    xor a5, s6, a5
    andn t3, s9, s7
    xor s1, s1, t3
    andn t3, s5, s9
    xor t3, s7, t3
    andn s5, s6, s5
    xor s9, s9, s5
    lw s5, 8(a1)
    xor s5, a7, s5
    xor s11, s11, s5
    xor s10, s10, s0
    xor a0, a0, t2
    xor a6, a6, s4
    xor t1, t1, s3
    lw a7, 12(a1)
    xor a7, a4, a7
    xor a2, a2, a7
    xor t6, t6, a5
    xor a3, a3, s1
    xor ra, ra, t3
    xor s2, s2, s9
    lw a4, 8(sp)
    xor a4, a4, t0
    lw t0, 12(sp)
    xor t5, t0, t5
    pq_fsri t0, t5, a4, 31
    pq_fsri t5, a4, t5, 31
    lw a4, 56(sp)
    xor a4, a4, t4
    lw t4, 316(sp)
    xor s8, t4, s8
    pq_fsri t4, s8, a4, 26
    pq_fsri s8, a4, s8, 26
    lw a4, 104(sp)
    lw s6, 324(sp)
    xor a4, a4, s6
    lw s6, 312(sp)
    lw s7, 364(sp)
    xor s7, s6, s7
    pq_fsri s6, s7, a4, 7
    pq_fsri s7, a4, s7, 7
    lw a4, 152(sp)
    sw t3, 364(sp)
    lw t3, 356(sp)
    xor a4, a4, t3
    lw t3, 156(sp)
    sw s4, 356(sp)
    lw s4, 336(sp)
    xor s4, t3, s4
    pq_fsri t3, s4, a4, 24
    pq_fsri s4, a4, s4, 24
    lw a4, 160(sp)
    sw a5, 336(sp)
    lw a5, 352(sp)
    xor a5, a4, a5
    lw a4, 164(sp)
    sw s0, 352(sp)
    lw s0, 340(sp)
    xor a4, a4, s0
    pq_fsri s0, a4, a5, 14
    pq_fsri a4, a5, a4, 14
    andn a5, s6, t4
    xor a5, t0, a5
    sw s9, 340(sp)
    andn s9, t3, s6
    xor s9, t4, s9
    sw s3, 312(sp)
    andn s3, s0, t3
    xor s6, s6, s3
    andn s3, t0, s0
    xor t3, t3, s3
    andn t4, t4, t0
    xor t4, s0, t4
    andn s0, s7, s8
    xor s0, t5, s0
    andn t0, s4, s7
    xor t0, s8, t0
    andn s3, a4, s4
    xor s7, s7, s3
    andn s3, t5, a4
    xor s3, s4, s3
    andn t5, s8, t5
    xor t5, a4, t5
    xor s11, s11, a5
    xor s10, s10, s9
    xor a0, a0, s6
    xor a6, a6, t3
    xor t1, t1, t4
    xor a2, a2, s0
    xor t6, t6, t0
    xor a3, a3, s7
    xor ra, ra, s3
    xor s2, s2, t5
    pq_fsri a4, t6, s10, 31
    pq_fsri s8, s10, t6, 31
    xor a4, t1, a4
    xor s8, s2, s8
    pq_fsri s4, a3, a0, 31
    sw s0, 324(sp)
    pq_fsri s0, a0, a3, 31
    xor s4, s11, s4
    xor s0, a2, s0
    sw a5, 436(sp)
    pq_fsri a5, ra, a6, 31
    sw s3, 316(sp)
    pq_fsri s3, a6, ra, 31
    xor a5, s10, a5
    xor t6, t6, s3
    pq_fsri s3, s2, t1, 31
    pq_fsri t1, t1, s2, 31
    xor s3, a0, s3
    xor t1, a3, t1
    pq_fsri a3, a2, s11, 31
    pq_fsri a2, s11, a2, 31
    xor a6, a6, a3
    xor a2, ra, a2
    xor t2, t2, a5
    xor s1, s1, t6
    pq_fsri ra, t2, s1, 2
    pq_fsri t2, s1, t2, 2
    lw s1, 432(sp)
    xor s1, s1, s3
    lw a3, 428(sp)
    xor a3, a3, t1
    pq_fsri s11, s1, a3, 9
    pq_fsri a3, a3, s1, 9
    xor t4, t4, a6
    xor t5, t5, a2
    pq_fsri s1, t4, t5, 25
    pq_fsri t4, t5, t4, 25
    lw t5, 424(sp)
    xor t5, t5, a4
    lw a0, 420(sp)
    xor a0, a0, s8
    pq_fsri s2, t5, a0, 23
    pq_fsri a0, a0, t5, 23
    lw t5, 476(sp)
    xor t5, t5, s4
    lw s10, 472(sp)
    xor s10, s10, s0
    sw t3, 472(sp)
    pq_fsri t3, s10, t5, 30
    pq_fsri t5, t5, s10, 30
    andn s10, s1, s11
    xor s10, ra, s10
    sw t0, 476(sp)
    andn t0, s2, s1
    xor t0, s11, t0
    sw s9, 420(sp)
    andn s9, t3, s2
    xor s9, s1, s9
    andn s1, ra, t3
    xor s2, s2, s1
    andn s11, s11, ra
    xor s11, t3, s11
    andn t3, t4, a3
    xor t3, t2, t3
    andn ra, a0, t4
    xor ra, a3, ra
    andn s1, t5, a0
    xor t4, t4, s1
    andn s1, t2, t5
    xor a0, a0, s1
    andn a3, a3, t2
    xor a3, t5, a3
    lw t5, 200(sp)
    sw s10, 160(t5)
    sw t3, 164(t5)
    sw t0, 168(t5)
    sw ra, 172(t5)
    sw s9, 176(t5)
    sw t4, 180(t5)
    sw s2, 184(t5)
    sw a0, 188(t5)
    sw s11, 192(t5)
    sw a3, 196(t5)
    xor s5, s5, a4
    xor a7, a7, s8
    lw a3, 328(sp)
    xor a3, a3, s4
    lw s11, 416(sp)
    xor s11, s11, s0
    pq_fsri a0, a3, s11, 20
    pq_fsri s11, s11, a3, 20
    xor s6, s6, a5
    xor s7, s7, t6
    pq_fsri a3, s6, s7, 21
    pq_fsri s7, s7, s6, 21
    lw s6, 332(sp)
    xor s6, s6, s3
    lw s2, 412(sp)
    xor s2, s2, t1
    pq_fsri t4, s2, s6, 11
    pq_fsri s2, s6, s2, 11
    lw s6, 468(sp)
    xor s6, s6, a6
    lw s9, 464(sp)
    xor s9, s9, a2
    pq_fsri ra, s9, s6, 18
    pq_fsri s9, s6, s9, 18
    andn s6, a3, a0
    xor s6, s5, s6
    andn t0, t4, a3
    xor t0, a0, t0
    andn t3, ra, t4
    xor a3, a3, t3
    andn t3, s5, ra
    xor t3, t4, t3
    andn s5, a0, s5
    xor ra, ra, s5
    andn s5, s7, s11
    xor s5, a7, s5
    andn a0, s2, s7
    xor a0, s11, a0
    andn t4, s9, s2
    xor t4, s7, t4
    andn s7, a7, s9
    xor s2, s2, s7
    andn s11, s11, a7
    xor s11, s9, s11
    lw s9, 0(a1)
    xor s9, s6, s9
    lw s6, 4(a1)
    xor s6, s5, s6
    sw s9, 0(t5)
    sw s6, 4(t5)
    sw t0, 8(t5)
    sw a0, 12(t5)
    sw a3, 16(t5)
    sw t4, 20(t5)
    sw t3, 24(t5)
    sw s2, 28(t5)
    sw ra, 32(t5)
    sw s11, 36(t5)
    lw s11, 312(sp)
    xor s11, s11, a6
    lw ra, 340(sp)
    xor ra, ra, a2
    pq_fsri s2, ra, s11, 5
    pq_fsri ra, s11, ra, 5
    lw s11, 360(sp)
    xor s11, s11, a4
    lw t3, 408(sp)
    xor t3, t3, s8
    pq_fsri t4, s11, t3, 28
    pq_fsri t3, t3, s11, 28
    lw s11, 420(sp)
    xor s11, s11, s4
    lw a3, 476(sp)
    xor a3, a3, s0
    pq_fsri a0, a3, s11, 22
    pq_fsri a3, s11, a3, 22
    lw s11, 404(sp)
    xor s11, s11, a5
    lw t0, 400(sp)
    xor t0, t0, t6
    pq_fsri s6, t0, s11, 17
    pq_fsri t0, s11, t0, 17
    lw s11, 460(sp)
    xor s11, s11, s3
    lw s9, 456(sp)
    xor s9, s9, t1
    pq_fsri s5, s11, s9, 8
    pq_fsri s9, s9, s11, 8
    andn s11, a0, t4
    xor s11, s2, s11
    andn a7, s6, a0
    xor a7, t4, a7
    andn s7, s5, s6
    xor a0, a0, s7
    andn s7, s2, s5
    xor s6, s6, s7
    andn t4, t4, s2
    xor t4, s5, t4
    andn s5, a3, t3
    xor s5, ra, s5
    andn s2, t0, a3
    xor s2, t3, s2
    andn s7, s9, t0
    xor a3, a3, s7
    andn s7, ra, s9
    xor s7, t0, s7
    andn ra, t3, ra
    xor ra, s9, ra
    sw s11, 120(t5)
    sw s5, 124(t5)
    sw a7, 128(t5)
    sw s2, 132(t5)
    sw a0, 136(t5)
    sw a3, 140(t5)
    sw s6, 144(t5)
    sw s7, 148(t5)
    sw t4, 152(t5)
    sw ra, 156(t5)
    lw ra, 352(sp)
    xor ra, ra, s4
    lw t4, 336(sp)
    xor t4, t4, s0
    pq_fsri s7, t4, ra, 31
    pq_fsri t4, ra, t4, 31
    lw ra, 388(sp)
    xor ra, ra, a5
    lw s6, 384(sp)
    xor s6, s6, t6
    pq_fsri a3, s6, ra, 26
    pq_fsri s6, ra, s6, 26
    lw ra, 472(sp)
    xor ra, ra, s3
    lw a0, 316(sp)
    xor a0, a0, t1
    pq_fsri s2, a0, ra, 7
    pq_fsri a0, ra, a0, 7
    lw ra, 376(sp)
    xor ra, ra, a6
    lw a7, 396(sp)
    xor a7, a7, a2
    pq_fsri s5, a7, ra, 24
    pq_fsri a7, ra, a7, 24
    lw ra, 452(sp)
    xor ra, ra, a4
    lw s11, 448(sp)
    xor s11, s11, s8
    pq_fsri s9, s11, ra, 14
    pq_fsri s11, ra, s11, 14
    andn ra, s2, a3
    xor ra, s7, ra
    andn t3, s5, s2
    xor t3, a3, t3
    andn t0, s9, s5
    xor s2, s2, t0
    andn t0, s7, s9
    xor s5, s5, t0
    andn a3, a3, s7
    xor a3, s9, a3
    andn s9, a0, s6
    xor s9, t4, s9
    andn s7, a7, a0
    xor s7, s6, s7
    andn t0, s11, a7
    xor a0, a0, t0
    andn t0, t4, s11
    xor t0, a7, t0
    andn t4, s6, t4
    xor t4, s11, t4
    sw ra, 80(t5)
    sw s9, 84(t5)
    sw t3, 88(t5)
    sw s7, 92(t5)
    sw s2, 96(t5)
    sw a0, 100(t5)
    sw s5, 104(t5)
    sw t0, 108(t5)
    sw a3, 112(t5)
    sw t4, 116(t5)
    lw t4, 356(sp)
    xor t4, t4, s3
    lw s3, 364(sp)
    xor t1, s3, t1
    pq_fsri s3, t1, t4, 4
    pq_fsri t1, t4, t1, 4
    lw t4, 372(sp)
    xor t4, t4, a6
    lw a6, 392(sp)
    xor a2, a6, a2
    pq_fsri a6, a2, t4, 12
    pq_fsri a2, t4, a2, 12
    lw t4, 436(sp)
    xor t4, t4, a4
    lw a4, 324(sp)
    xor s8, a4, s8
    pq_fsri a4, s8, t4, 29
    pq_fsri s8, t4, s8, 29
    lw t4, 368(sp)
    xor s4, t4, s4
    lw t4, 380(sp)
    xor s0, t4, s0
    pq_fsri t4, s4, s0, 19
    pq_fsri s0, s0, s4, 19
    lw s4, 444(sp)
    xor a5, s4, a5
    lw s4, 320(sp)
    xor s4, s4, t6
    pq_fsri t6, a5, s4, 3
    pq_fsri s4, s4, a5, 3
    andn a5, a4, a6
    xor a5, s3, a5
    andn a3, t4, a4
    xor a3, a6, a3
    andn t0, t6, t4
    xor a4, a4, t0
    andn t0, s3, t6
    xor t4, t4, t0
    andn a6, a6, s3
    xor a6, t6, a6
    andn t6, s8, a2
    xor t6, t1, t6
    andn s3, s0, s8
    xor s3, a2, s3
    andn t0, s4, s0
    xor s8, s8, t0
    andn t0, t1, s4
    xor t0, s0, t0
    andn t1, a2, t1
    xor t1, s4, t1
    sw a5, 40(t5)
    sw t6, 44(t5)
    sw a3, 48(t5)
    sw s3, 52(t5)
    sw a4, 56(t5)
    sw s8, 60(t5)
    sw t4, 64(t5)
    sw t0, 68(t5)
    sw a6, 72(t5)
    sw t1, 76(t5)
    lw s0, 256(sp)
    lw s1, 260(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s4, 272(sp)
    lw s5, 276(sp)
    lw s6, 280(sp)
    lw s7, 284(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
    lw s11, 300(sp)
    lw ra, 304(sp)
    addi sp, sp, 608
    ret
    .size keccak_f1600, . - keccak_f1600

    .section .rodata
    .balign 256
.Lconstants:
    .word 0x80008008, 0x80000000, 0x80000001, 0x00000000
    .word 0x00008080, 0x80000000, 0x80008081, 0x80000000
    .word 0x8000000a, 0x80000000, 0x0000800a, 0x00000000
    .word 0x00000080, 0x80000000, 0x00008002, 0x80000000
    .word 0x00008003, 0x80000000, 0x00008089, 0x80000000
    .word 0x0000008b, 0x80000000, 0x8000808b, 0x00000000
    .word 0x8000000a, 0x00000000, 0x80008009, 0x00000000
    .word 0x00000088, 0x00000000, 0x0000008a, 0x00000000
    .word 0x00008009, 0x80000000, 0x80008081, 0x80000000
    .word 0x80000001, 0x00000000, 0x0000808b, 0x00000000
    .word 0x80008000, 0x80000000, 0x0000808a, 0x80000000
    .word 0x00008082, 0x00000000, 0x00000001, 0x00000000

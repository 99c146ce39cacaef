# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, three operands.
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
    lw t2, 80(a0)
    pq_eor3 t3, t0, t1, t2
    lw t4, 120(a0)
    lw t5, 160(a0)
    pq_eor3 t3, t3, t4, t5
    lw t6, 4(a0)
    lw a2, 44(a0)
    lw a3, 84(a0)
    pq_eor3 a4, t6, a2, a3
    lw a5, 124(a0)
    lw a6, 164(a0)
    pq_eor3 a4, a4, a5, a6
    lw a7, 8(a0)
    lw s0, 48(a0)
    lw s1, 88(a0)
    pq_eor3 s2, a7, s0, s1
    lw s3, 128(a0)
    lw s4, 168(a0)
    pq_eor3 s2, s2, s3, s4
    lw s5, 12(a0)
    lw s6, 52(a0)
    lw s7, 92(a0)
    pq_eor3 s8, s5, s6, s7
    lw s9, 132(a0)
    lw s10, 172(a0)
    pq_eor3 s8, s8, s9, s10
    lw s11, 16(a0)
    lw ra, 56(a0)
    lw a6, 96(a0)
    pq_eor3 t5, s11, ra, a6
    lw ra, 136(a0)
    lw s5, 176(a0)
    pq_eor3 t5, t5, ra, s5
    lw a7, 20(a0)
    lw a6, 60(a0)
    lw s6, 100(a0)
    pq_eor3 a6, a7, a6, s6
    lw s6, 140(a0)
    lw s0, 180(a0)
    pq_eor3 a6, a6, s6, s0
    lw t6, 24(a0)
    lw t0, 64(a0)
    lw s10, 104(a0)
    pq_eor3 s10, t6, t0, s10
    lw s4, 144(a0)
    lw a5, 184(a0)
    pq_eor3 s10, s10, s4, a5
    lw s4, 28(a0)
    lw t4, 68(a0)
    lw t0, 108(a0)
    pq_eor3 t0, s4, t4, t0
    lw t4, 148(a0)
    lw a7, 188(a0)
    pq_eor3 t0, t0, t4, a7
    lw t4, 32(a0)
    lw s11, 72(a0)
    lw s0, 112(a0)
    pq_eor3 s0, t4, s11, s0
    lw s5, 152(a0)
    lw s9, 192(a0)
    pq_eor3 s0, s0, s5, s9
    lw s5, 36(a0)
    lw s9, 76(a0)
    lw s3, 116(a0)
    pq_eor3 s3, s5, s9, s3
    lw a3, 156(a0)
    lw t2, 196(a0)
    pq_eor3 s3, s3, a3, t2
    pq_fsri a3, s8, s2, 31
    pq_fsri t2, s2, s8, 31
    xor a3, s0, a3
    xor t2, s3, t2
    pq_fsri s9, a6, t5, 31
    pq_fsri s11, t5, a6, 31
    xor s9, t3, s9
    xor s11, a4, s11
    pq_fsri s4, t0, s10, 31
    pq_fsri t6, s10, t0, 31
    xor s2, s2, s4
    xor t6, s8, t6
    pq_fsri s8, s3, s0, 31
    pq_fsri s3, s0, s3, 31
    xor t5, t5, s8
    xor a6, a6, s3
    pq_fsri s3, a4, t3, 31
    pq_fsri a4, t3, a4, 31
    xor s10, s10, s3
    xor a4, t0, a4
    xor t4, t4, s10
    xor s5, s5, a4
    pq_fsri t0, s5, t4, 5
    pq_fsri s5, t4, s5, 5
    xor t1, t1, a3
    xor a2, a2, t2
    pq_fsri t4, t1, a2, 28
    pq_fsri a2, a2, t1, 28
    xor s1, s1, s9
    xor s7, s7, s11
    pq_fsri t1, s7, s1, 22
    pq_fsri s7, s1, s7, 22
    xor ra, ra, s2
    xor s6, s6, t6
    pq_fsri s1, s6, ra, 17
    pq_fsri s6, ra, s6, 17
    xor a5, a5, t5
    xor a7, a7, a6
    pq_fsri ra, a5, a7, 8
    pq_fsri a7, a7, a5, 8
    pq_bcax a5, t0, t1, t4
    pq_bcax s3, t4, s1, t1
    pq_bcax t1, t1, ra, s1
    pq_bcax s1, s1, t0, ra
    pq_bcax t0, ra, t4, t0
    pq_bcax ra, s5, s7, a2
    pq_bcax t4, a2, s6, s7
    pq_bcax s7, s7, a7, s6
    pq_bcax s6, s6, s5, a7
    pq_bcax a7, a7, a2, s5
    lw s5, 24(a0)
    xor s5, s5, t5
    lw a2, 28(a0)
    xor a2, a2, a6
    pq_fsri t3, a2, s5, 4
    pq_fsri a2, s5, a2, 4
    lw s5, 72(a0)
    xor s5, s5, s10
    lw s8, 76(a0)
    xor s8, s8, a4
    pq_fsri s0, s8, s5, 12
    pq_fsri s8, s5, s8, 12
    lw s5, 80(a0)
    xor s5, s5, a3
    lw s4, 84(a0)
    xor s4, s4, t2
    sw a7, 312(sp)
    pq_fsri a7, s4, s5, 29
    pq_fsri s4, s5, s4, 29
    lw s5, 128(a0)
    xor s5, s5, s9
    sw s6, 316(sp)
    lw s6, 132(a0)
    xor s6, s6, s11
    sw s7, 320(sp)
    pq_fsri s7, s5, s6, 19
    pq_fsri s6, s6, s5, 19
    lw s5, 176(a0)
    xor s5, s5, s2
    sw t4, 324(sp)
    lw t4, 180(a0)
    xor t4, t4, t6
    sw ra, 328(sp)
    pq_fsri ra, s5, t4, 3
    pq_fsri t4, t4, s5, 3
    pq_bcax s5, t3, a7, s0
    sw t0, 332(sp)
    pq_bcax t0, s0, s7, a7
    pq_bcax a7, a7, ra, s7
    pq_bcax s7, s7, t3, ra
    pq_bcax t3, ra, s0, t3
    pq_bcax s0, a2, s4, s8
    pq_bcax ra, s8, s6, s4
    pq_bcax s4, s4, t4, s6
    pq_bcax s6, s6, a2, t4
    pq_bcax s8, t4, s8, a2
    lw t4, 16(a0)
    xor t4, t4, s2
    lw a2, 20(a0)
    xor a2, a2, t6
    sw t6, 336(sp)
    pq_fsri t6, t4, a2, 2
    pq_fsri a2, a2, t4, 2
    lw t4, 64(a0)
    xor t4, t4, t5
    sw t5, 340(sp)
    lw t5, 68(a0)
    xor t5, t5, a6
    sw a6, 344(sp)
    pq_fsri a6, t4, t5, 9
    pq_fsri t5, t5, t4, 9
    lw t4, 112(a0)
    xor t4, t4, s10
    sw s10, 348(sp)
    lw s10, 116(a0)
    xor s10, s10, a4
    sw a4, 352(sp)
    pq_fsri a4, t4, s10, 25
    pq_fsri s10, s10, t4, 25
    lw t4, 120(a0)
    xor t4, t4, a3
    sw s2, 356(sp)
    lw s2, 124(a0)
    xor s2, s2, t2
    sw t2, 360(sp)
    pq_fsri t2, t4, s2, 23
    pq_fsri s2, s2, t4, 23
    lw t4, 168(a0)
    xor t4, t4, s9
    sw s9, 364(sp)
    lw s9, 172(a0)
    xor s9, s9, s11
    sw s11, 368(sp)
    pq_fsri s11, s9, t4, 30
    pq_fsri s9, t4, s9, 30
    pq_bcax t4, t6, a4, a6
    sw a3, 372(sp)
    pq_bcax a3, a6, t2, a4
    pq_bcax a4, a4, s11, t2
    pq_bcax t2, t2, t6, s11
    pq_bcax t6, s11, a6, t6
    pq_bcax a6, a2, s10, t5
    pq_bcax s11, t5, s2, s10
    pq_bcax s10, s10, s9, s2
    pq_bcax s2, s2, a2, s9
    pq_bcax t5, s9, t5, a2
    pq_eor3 a2, a5, s5, t4
    pq_eor3 s9, s3, t0, a3
    sw a4, 376(sp)
    pq_eor3 a4, t1, a7, a4
    sw s3, 380(sp)
    pq_eor3 s3, s1, s7, t2
    sw t4, 384(sp)
    lw t4, 332(sp)
    sw t3, 388(sp)
    pq_eor3 t3, t4, t3, t6
    lw t4, 328(sp)
    sw a6, 392(sp)
    pq_eor3 a6, t4, s0, a6
    sw a7, 396(sp)
    lw a7, 324(sp)
    pq_eor3 a7, a7, ra, s11
    sw t2, 400(sp)
    lw t2, 320(sp)
    sw s10, 404(sp)
    pq_eor3 s10, t2, s4, s10
    sw s4, 408(sp)
    lw s4, 316(sp)
    sw s2, 412(sp)
    pq_eor3 s2, s4, s6, s2
    lw t2, 312(sp)
    sw s8, 416(sp)
    pq_eor3 s8, t2, s8, t5
    lw t2, 0(a0)
    sw t1, 420(sp)
    lw t1, 372(sp)
    xor t2, t2, t1
    sw s0, 424(sp)
    lw s0, 4(a0)
    sw s5, 428(sp)
    lw s5, 360(sp)
    xor s0, s0, s5
    sw t5, 432(sp)
    lw t5, 48(a0)
    sw t6, 436(sp)
    lw t6, 364(sp)
    xor t5, t5, t6
    lw s4, 52(a0)
    sw s1, 440(sp)
    lw s1, 368(sp)
    xor s4, s4, s1
    sw ra, 444(sp)
    pq_fsri ra, t5, s4, 20
    pq_fsri s4, s4, t5, 20
    lw t5, 96(a0)
    sw t0, 448(sp)
    lw t0, 356(sp)
    xor t5, t5, t0
    sw s11, 452(sp)
    lw s11, 100(a0)
    sw a3, 456(sp)
    lw a3, 336(sp)
    xor s11, s11, a3
    pq_fsri t4, t5, s11, 21
    pq_fsri s11, s11, t5, 21
    lw t5, 144(a0)
    sw a5, 460(sp)
    lw a5, 340(sp)
    xor t5, t5, a5
    sw s6, 464(sp)
    lw s6, 148(a0)
    sw s7, 468(sp)
    lw s7, 344(sp)
    xor s6, s6, s7
    sw s8, 472(sp)
    pq_fsri s8, s6, t5, 11
    pq_fsri s6, t5, s6, 11
    lw t5, 192(a0)
    sw s2, 476(sp)
    lw s2, 348(sp)
    xor t5, t5, s2
    sw s10, 480(sp)
    lw s10, 196(a0)
    sw a7, 484(sp)
    lw a7, 352(sp)
    xor s10, s10, a7
    sw a6, 488(sp)
    pq_fsri a6, s10, t5, 18
    pq_fsri s10, t5, s10, 18
    pq_bcax t5, t2, t4, ra
    sw t3, 492(sp)
    pq_bcax t3, ra, s8, t4
    pq_bcax t4, t4, a6, s8
    pq_bcax s8, s8, t2, a6
    pq_bcax a6, a6, ra, t2
    pq_bcax t2, s0, s11, s4
    pq_bcax ra, s4, s6, s11
    pq_bcax s11, s11, s10, s6
    pq_bcax s6, s6, s0, s10
    pq_bcax s10, s10, s4, s0
    lw s4, 8(a1)
    xor s4, t5, s4
    lw t5, 12(a1)
    xor t2, t2, t5
    lw t5, 8(a0)
    xor t6, t5, t6
    lw t5, 12(a0)
    xor s1, t5, s1
    pq_fsri t5, s1, t6, 31
    pq_fsri s1, t6, s1, 31
    lw t6, 56(a0)
    xor t6, t6, t0
    lw t0, 60(a0)
    xor t0, t0, a3
    pq_fsri a3, t0, t6, 26
    pq_fsri t0, t6, t0, 26
    lw t6, 104(a0)
    xor a5, t6, a5
    lw t6, 108(a0)
    xor s7, t6, s7
    pq_fsri t6, s7, a5, 7
    pq_fsri s7, a5, s7, 7
    lw a5, 152(a0)
    xor a5, a5, s2
    lw s2, 156(a0)
    xor s2, s2, a7
    pq_fsri a7, s2, a5, 24
    pq_fsri s2, a5, s2, 24
    lw a5, 160(a0)
    xor t1, a5, t1
    lw a5, 164(a0)
    xor a5, a5, s5
    pq_fsri s5, a5, t1, 14
    pq_fsri a5, t1, a5, 14
    pq_bcax t1, t5, t6, a3
    pq_bcax s0, a3, a7, t6
    pq_bcax t6, t6, s5, a7
    pq_bcax a7, a7, t5, s5
    pq_bcax a3, s5, a3, t5
    pq_bcax t5, s1, s7, t0
    pq_bcax s5, t0, s2, s7
    pq_bcax s7, s7, a5, s2
    pq_bcax s2, s2, s1, a5
    pq_bcax t0, a5, t0, s1
    pq_eor3 a2, a2, s4, t1
    pq_eor3 s9, s9, t3, s0
    pq_eor3 a4, a4, t4, t6
    pq_eor3 s3, s3, s8, a7
    lw s1, 492(sp)
    pq_eor3 s1, s1, a6, a3
    lw a5, 488(sp)
    pq_eor3 a5, a5, t2, t5
    sw t5, 488(sp)
    lw t5, 484(sp)
    pq_eor3 t5, t5, ra, s5
    sw t1, 484(sp)
    lw t1, 480(sp)
    pq_eor3 t1, t1, s11, s7
    sw s8, 480(sp)
    lw s8, 476(sp)
    pq_eor3 s8, s8, s6, s2
    sw s6, 476(sp)
    lw s6, 472(sp)
    pq_eor3 s6, s6, s10, t0
    sw s2, 472(sp)
    pq_fsri s2, t5, s9, 31
    sw a7, 492(sp)
    pq_fsri a7, s9, t5, 31
    xor s2, s1, s2
    xor a7, s6, a7
    sw ra, 360(sp)
    pq_fsri ra, t1, a4, 31
    sw t3, 372(sp)
    pq_fsri t3, a4, t1, 31
    xor ra, a2, ra
    xor t3, a5, t3
    sw s5, 352(sp)
    pq_fsri s5, s8, s3, 31
    sw s0, 348(sp)
    pq_fsri s0, s3, s8, 31
    xor s5, s9, s5
    xor s0, t5, s0
    pq_fsri t5, s6, s1, 31
    pq_fsri s6, s1, s6, 31
    xor a4, a4, t5
    xor t1, t1, s6
    pq_fsri s6, a5, a2, 31
    pq_fsri a2, a2, a5, 31
    xor s3, s3, s6
    xor a2, s8, a2
    xor t4, t4, s5
    xor s11, s11, s0
    pq_fsri s8, t4, s11, 2
    pq_fsri s11, s11, t4, 2
    lw t4, 468(sp)
    xor t4, t4, a4
    lw s6, 464(sp)
    xor s6, s6, t1
    pq_fsri a5, t4, s6, 9
    pq_fsri s6, s6, t4, 9
    xor a3, a3, s3
    xor t0, t0, a2
    pq_fsri t4, a3, t0, 25
    pq_fsri t0, t0, a3, 25
    lw a3, 460(sp)
    xor a3, a3, s2
    lw t5, 328(sp)
    xor t5, t5, a7
    pq_fsri s1, a3, t5, 23
    pq_fsri t5, t5, a3, 23
    lw a3, 456(sp)
    xor a3, a3, ra
    lw s9, 452(sp)
    xor s9, s9, t3
    sw s10, 452(sp)
    pq_fsri s10, s9, a3, 30
    pq_fsri s9, a3, s9, 30
    pq_bcax a3, s8, t4, a5
    sw a3, 160(sp)
    pq_bcax a3, a5, s1, t4
    pq_bcax t4, t4, s10, s1
    pq_bcax s1, s1, s8, s10
    pq_bcax s8, s10, a5, s8
    pq_bcax s10, s11, t0, s6
    pq_bcax a5, s6, t5, t0
    pq_bcax t0, t0, s9, t5
    pq_bcax t5, t5, s11, s9
    pq_bcax s9, s9, s6, s11
    xor s4, s4, s2
    xor t2, t2, a7
    lw s11, 448(sp)
    xor s11, s11, ra
    lw s6, 444(sp)
    xor s6, s6, t3
    sw s9, 196(sp)
    pq_fsri s9, s11, s6, 20
    pq_fsri s6, s6, s11, 20
    xor t6, t6, s5
    xor s7, s7, s0
    pq_fsri s11, t6, s7, 21
    pq_fsri s7, s7, t6, 21
    lw t6, 440(sp)
    xor t6, t6, a4
    sw t5, 188(sp)
    lw t5, 316(sp)
    xor t5, t5, t1
    sw t0, 180(sp)
    pq_fsri t0, t5, t6, 11
    pq_fsri t5, t6, t5, 11
    lw t6, 436(sp)
    xor t6, t6, s3
    sw a5, 436(sp)
    lw a5, 432(sp)
    xor a5, a5, a2
    sw s10, 164(sp)
    pq_fsri s10, a5, t6, 18
    pq_fsri a5, t6, a5, 18
    pq_bcax t6, s4, s11, s9
    sw s8, 192(sp)
    pq_bcax s8, s9, t0, s11
    pq_bcax s11, s11, s10, t0
    pq_bcax t0, t0, s4, s10
    pq_bcax s9, s10, s9, s4
    pq_bcax s4, t2, s7, s6
    pq_bcax s10, s6, t5, s7
    pq_bcax s7, s7, a5, t5
    pq_bcax t5, t5, t2, a5
    pq_bcax t2, a5, s6, t2
    lw s6, 0(a1)
    xor s6, t6, s6
    lw t6, 4(a1)
    xor s4, s4, t6
    xor a6, a6, s3
    lw t6, 452(sp)
    xor t6, t6, a2
    pq_fsri a5, t6, a6, 5
    pq_fsri t6, a6, t6, 5
    lw a6, 428(sp)
    xor a6, a6, s2
    sw s2, 428(sp)
    lw s2, 424(sp)
    xor s2, s2, a7
    sw a7, 424(sp)
    pq_fsri a7, a6, s2, 28
    pq_fsri s2, s2, a6, 28
    lw a6, 348(sp)
    xor a6, a6, ra
    sw a2, 348(sp)
    lw a2, 352(sp)
    xor a2, a2, t3
    sw s3, 352(sp)
    pq_fsri s3, a2, a6, 22
    pq_fsri a2, a6, a2, 22
    lw a6, 420(sp)
    xor a6, a6, s5
    sw s5, 420(sp)
    lw s5, 320(sp)
    xor s5, s5, s0
    sw s0, 320(sp)
    pq_fsri s0, s5, a6, 17
    pq_fsri s5, a6, s5, 17
    lw a6, 400(sp)
    xor a6, a6, a4
    sw a4, 400(sp)
    lw a4, 412(sp)
    xor a4, a4, t1
    sw t1, 412(sp)
    pq_fsri t1, a6, a4, 8
    pq_fsri a4, a4, a6, 8
    pq_bcax a6, a5, s3, a7
    sw t3, 452(sp)
    pq_bcax t3, a7, s0, s3
    pq_bcax s3, s3, t1, s0
    pq_bcax s0, s0, a5, t1
    pq_bcax a7, t1, a7, a5
    pq_bcax a5, t6, a2, s2
    pq_bcax t1, s2, s5, a2
    pq_bcax a2, a2, a4, s5
    pq_bcax s5, s5, t6, a4
    pq_bcax s2, a4, s2, t6
    lw a4, 160(sp)
    sw a6, 120(sp)
    sw s6, 0(sp)
    pq_eor3 a4, a4, s6, a6
    sw s8, 8(sp)
    sw t3, 128(sp)
    sw a3, 168(sp)
    pq_eor3 a3, a3, s8, t3
    sw t4, 176(sp)
    sw s11, 16(sp)
    sw s3, 136(sp)
    pq_eor3 s3, t4, s11, s3
    sw s1, 184(sp)
    sw t0, 24(sp)
    sw s0, 144(sp)
    pq_eor3 s0, s1, t0, s0
    lw t0, 192(sp)
    sw a7, 152(sp)
    sw s9, 32(sp)
    pq_eor3 s9, t0, s9, a7
    lw t0, 164(sp)
    sw a5, 124(sp)
    sw s4, 4(sp)
    pq_eor3 s4, t0, s4, a5
    lw t0, 436(sp)
    sw s10, 12(sp)
    sw t1, 132(sp)
    pq_eor3 t1, t0, s10, t1
    lw s10, 180(sp)
    sw s7, 20(sp)
    sw a2, 140(sp)
    pq_eor3 s10, s10, s7, a2
    lw a2, 188(sp)
    sw t5, 28(sp)
    sw s5, 148(sp)
    pq_eor3 a2, a2, t5, s5
    lw s5, 196(sp)
    sw s2, 156(sp)
    pq_eor3 s5, s5, t2, s2
    lw s2, 372(sp)
    xor s2, s2, ra
    lw t5, 360(sp)
    lw s7, 452(sp)
    xor t5, t5, s7
    pq_fsri a5, t5, s2, 31
    pq_fsri t5, s2, t5, 31
    lw s2, 396(sp)
    lw a7, 420(sp)
    xor s2, s2, a7
    lw s1, 408(sp)
    lw s11, 320(sp)
    xor s1, s1, s11
    pq_fsri t4, s1, s2, 26
    pq_fsri s1, s2, s1, 26
    lw s2, 492(sp)
    lw t3, 400(sp)
    xor s2, s2, t3
    lw s8, 472(sp)
    lw s6, 412(sp)
    xor s8, s8, s6
    pq_fsri a6, s8, s2, 7
    pq_fsri s8, s2, s8, 7
    lw s2, 332(sp)
    lw t6, 352(sp)
    xor s2, s2, t6
    lw t0, 312(sp)
    sw t2, 332(sp)
    lw t2, 348(sp)
    xor t0, t0, t2
    sw s5, 312(sp)
    pq_fsri s5, t0, s2, 24
    pq_fsri t0, s2, t0, 24
    lw s2, 384(sp)
    sw a2, 472(sp)
    lw a2, 428(sp)
    xor s2, s2, a2
    sw s10, 384(sp)
    lw s10, 392(sp)
    sw t1, 492(sp)
    lw t1, 424(sp)
    xor s10, s10, t1
    sw s4, 392(sp)
    pq_fsri s4, s10, s2, 14
    pq_fsri s10, s2, s10, 14
    pq_bcax s2, a5, a6, t4
    sw s9, 408(sp)
    pq_bcax s9, t4, s5, a6
    pq_bcax a6, a6, s4, s5
    pq_bcax s5, s5, a5, s4
    pq_bcax a5, s4, t4, a5
    pq_bcax t4, t5, s8, s1
    pq_bcax s4, s1, t0, s8
    pq_bcax s8, s8, s10, t0
    pq_bcax t0, t0, t5, s10
    pq_bcax s1, s10, s1, t5
    lw t5, 480(sp)
    xor t3, t5, t3
    lw t5, 476(sp)
    xor s6, t5, s6
    pq_fsri t5, s6, t3, 4
    pq_fsri s6, t3, s6, 4
    lw t3, 388(sp)
    xor t6, t3, t6
    lw t3, 416(sp)
    xor t3, t3, t2
    pq_fsri t2, t3, t6, 12
    pq_fsri t3, t6, t3, 12
    lw t6, 484(sp)
    xor t6, t6, a2
    lw a2, 488(sp)
    xor a2, a2, t1
    pq_fsri t1, a2, t6, 29
    pq_fsri a2, t6, a2, 29
    lw t6, 380(sp)
    xor t6, t6, ra
    lw ra, 324(sp)
    xor s7, ra, s7
    pq_fsri ra, t6, s7, 19
    pq_fsri s7, s7, t6, 19
    lw t6, 376(sp)
    xor t6, t6, a7
    lw a7, 404(sp)
    xor s11, a7, s11
    pq_fsri a7, t6, s11, 3
    pq_fsri s11, s11, t6, 3
    pq_bcax t6, t5, t1, t2
    pq_bcax s10, t2, ra, t1
    pq_bcax t1, t1, a7, ra
    pq_bcax ra, ra, t5, a7
    pq_bcax t5, a7, t2, t5
    pq_bcax t2, s6, a2, t3
    pq_bcax a7, t3, s7, a2
    pq_bcax a2, a2, s11, s7
    pq_bcax s7, s7, s6, s11
    pq_bcax t3, s11, t3, s6
    pq_eor3 a4, a4, s2, t6
    pq_eor3 a3, a3, s9, s10
    sw t1, 56(sp)
    sw a6, 96(sp)
    pq_eor3 a6, s3, a6, t1
    sw s5, 104(sp)
    pq_eor3 s5, s0, s5, ra
    lw s0, 408(sp)
    sw t5, 72(sp)
    pq_eor3 t5, s0, a5, t5
    lw s0, 392(sp)
    sw t4, 84(sp)
    pq_eor3 s0, s0, t4, t2
    lw t4, 492(sp)
    sw a7, 52(sp)
    pq_eor3 t4, t4, s4, a7
    lw a7, 384(sp)
    sw s8, 100(sp)
    pq_eor3 a7, a7, s8, a2
    lw s8, 472(sp)
    pq_eor3 s8, s8, t0, s7
    lw t1, 312(sp)
    sw t3, 76(sp)
    pq_eor3 t1, t1, s1, t3
    mv s3, s4
    mv s4, s1
    mv s1, s9
    mv s9, a2
    mv t3, t4
    mv t4, a6
    mv a2, s8
    mv s8, t0
    mv t0, a4
    mv a4, t1
    mv t1, s0
    mv s0, s2
    mv s2, t2
    mv t2, a3
    mv a3, t5
    mv t5, a7
    mv a7, t6
    mv t6, s5
    mv s5, ra
    xor s7, s7, s10
    xor s10, s10, s7
    xor s7, s7, s10
    xor a5, a5, s10
    xor s10, s10, a5
    xor a5, a5, s10
    lw s6, 332(sp)
    lw a6, 436(sp)
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
    pq_bcax s1, t6, a7, a2
    sw s1, 324(sp)
    pq_bcax s1, a2, s7, a7
    pq_bcax a7, a7, t2, s7
    pq_bcax s7, s7, t6, t2
    pq_bcax a2, t2, a2, t6
    pq_bcax t6, s6, s3, s2
    pq_bcax t2, s2, t0, s3
    pq_bcax s3, s3, a3, t0
    pq_bcax t0, t0, s6, a3
    pq_bcax s2, a3, s2, s6
    lw a3, 24(sp)
    xor a3, a3, t4
    lw s6, 28(sp)
    xor s6, s6, t5
    sw s2, 328(sp)
    pq_fsri s2, s6, a3, 4
    pq_fsri s6, a3, s6, 4
    lw a3, 72(sp)
    xor a3, a3, a4
    sw t0, 332(sp)
    lw t0, 76(sp)
    xor t0, t0, t1
    sw s3, 336(sp)
    pq_fsri s3, t0, a3, 12
    pq_fsri t0, a3, t0, 12
    xor s0, s0, s11
    lw a3, 84(sp)
    xor a3, a3, ra
    sw t2, 340(sp)
    pq_fsri t2, a3, s0, 29
    pq_fsri a3, s0, a3, 29
    lw s0, 128(sp)
    xor s0, s0, a0
    sw t6, 344(sp)
    lw t6, 132(sp)
    xor t6, t6, s8
    sw a2, 348(sp)
    pq_fsri a2, s0, t6, 19
    pq_fsri t6, t6, s0, 19
    lw s0, 176(sp)
    xor s0, s0, s9
    sw s7, 352(sp)
    lw s7, 180(sp)
    xor s7, s7, t3
    sw a7, 356(sp)
    pq_fsri a7, s0, s7, 3
    pq_fsri s7, s7, s0, 3
    pq_bcax s0, s2, t2, s3
    sw s1, 360(sp)
    pq_bcax s1, s3, a2, t2
    pq_bcax t2, t2, a7, a2
    pq_bcax a2, a2, s2, a7
    pq_bcax s2, a7, s3, s2
    pq_bcax s3, s6, a3, t0
    pq_bcax a7, t0, t6, a3
    pq_bcax a3, a3, s7, t6
    pq_bcax t6, t6, s6, s7
    pq_bcax s6, s7, t0, s6
    lw t0, 16(sp)
    xor t0, t0, s9
    lw s7, 20(sp)
    xor s7, s7, t3
    sw t3, 364(sp)
    pq_fsri t3, t0, s7, 2
    pq_fsri s7, s7, t0, 2
    xor s5, s5, t4
    xor a5, a5, t5
    pq_fsri t0, s5, a5, 9
    pq_fsri a5, a5, s5, 9
    xor s10, s10, a4
    xor s4, s4, t1
    pq_fsri s5, s10, s4, 25
    pq_fsri s4, s4, s10, 25
    lw s10, 120(sp)
    xor s10, s10, s11
    sw t1, 368(sp)
    lw t1, 124(sp)
    xor t1, t1, ra
    sw a4, 372(sp)
    pq_fsri a4, s10, t1, 23
    pq_fsri t1, t1, s10, 23
    lw s10, 168(sp)
    xor s10, s10, a0
    xor a6, a6, s8
    sw t5, 376(sp)
    pq_fsri t5, a6, s10, 30
    pq_fsri a6, s10, a6, 30
    pq_bcax s10, t3, s5, t0
    sw t4, 380(sp)
    pq_bcax t4, t0, a4, s5
    pq_bcax s5, s5, t5, a4
    pq_bcax a4, a4, t3, t5
    pq_bcax t5, t5, t0, t3
    pq_bcax t3, s7, s4, a5
    pq_bcax t0, a5, t1, s4
    pq_bcax s4, s4, a6, t1
    pq_bcax t1, t1, s7, a6
    pq_bcax a6, a6, a5, s7
    lw a5, 324(sp)
    pq_eor3 s7, a5, s0, s10
    sw s10, 384(sp)
    lw s10, 360(sp)
    pq_eor3 s10, s10, s1, t4
    sw s0, 388(sp)
    lw s0, 356(sp)
    sw s5, 392(sp)
    pq_eor3 s5, s0, t2, s5
    sw t2, 396(sp)
    lw t2, 352(sp)
    sw a4, 400(sp)
    pq_eor3 a4, t2, a2, a4
    lw s0, 348(sp)
    sw s2, 404(sp)
    pq_eor3 s2, s0, s2, t5
    lw s0, 344(sp)
    sw t3, 408(sp)
    pq_eor3 t3, s0, s3, t3
    sw s3, 412(sp)
    lw s3, 340(sp)
    pq_eor3 s3, s3, a7, t0
    sw t5, 416(sp)
    lw t5, 336(sp)
    sw s4, 420(sp)
    pq_eor3 s4, t5, a3, s4
    sw a3, 424(sp)
    lw a3, 332(sp)
    sw t1, 428(sp)
    pq_eor3 t1, a3, t6, t1
    lw t5, 328(sp)
    sw s6, 432(sp)
    pq_eor3 s6, t5, s6, a6
    lw t5, 0(sp)
    xor t5, t5, s11
    sw a6, 436(sp)
    lw a6, 4(sp)
    xor a6, a6, ra
    lw a3, 320(sp)
    xor a3, a3, a0
    lw t2, 52(sp)
    xor t2, t2, s8
    sw a7, 320(sp)
    pq_fsri a7, a3, t2, 20
    pq_fsri t2, t2, a3, 20
    lw a3, 96(sp)
    xor a3, a3, s9
    sw s1, 440(sp)
    lw s1, 100(sp)
    sw t0, 444(sp)
    lw t0, 364(sp)
    xor s1, s1, t0
    sw t4, 448(sp)
    pq_fsri t4, a3, s1, 21
    pq_fsri s1, s1, a3, 21
    lw a3, 144(sp)
    lw s0, 380(sp)
    xor a3, a3, s0
    lw a5, 148(sp)
    sw t6, 452(sp)
    lw t6, 376(sp)
    xor a5, a5, t6
    sw a2, 456(sp)
    pq_fsri a2, a5, a3, 11
    pq_fsri a5, a3, a5, 11
    lw a3, 192(sp)
    sw s6, 460(sp)
    lw s6, 372(sp)
    xor a3, a3, s6
    sw t1, 464(sp)
    lw t1, 196(sp)
    sw s4, 468(sp)
    lw s4, 368(sp)
    xor t1, t1, s4
    sw s3, 472(sp)
    pq_fsri s3, t1, a3, 18
    pq_fsri t1, a3, t1, 18
    pq_bcax a3, t5, t4, a7
    sw t3, 476(sp)
    pq_bcax t3, a7, a2, t4
    pq_bcax t4, t4, s3, a2
    pq_bcax a2, a2, t5, s3
    pq_bcax s3, s3, a7, t5
    pq_bcax t5, a6, s1, t2
    pq_bcax a7, t2, a5, s1
    pq_bcax s1, s1, t1, a5
    pq_bcax a5, a5, a6, t1
    pq_bcax a6, t1, t2, a6
    lw t1, 8(a1)
    xor a3, a3, t1
    lw t1, 12(a1)
    xor t5, t5, t1
    lw t1, 8(sp)
    xor a0, t1, a0
    lw t1, 12(sp)
    xor t1, t1, s8
    pq_fsri s8, t1, a0, 31
    pq_fsri t1, a0, t1, 31
    lw a0, 56(sp)
    xor a0, a0, s9
    lw s9, 316(sp)
    xor s9, s9, t0
    pq_fsri t0, s9, a0, 26
    pq_fsri s9, a0, s9, 26
    lw a0, 104(sp)
    xor s0, a0, s0
    lw a0, 312(sp)
    xor a0, a0, t6
    pq_fsri t6, a0, s0, 7
    pq_fsri a0, s0, a0, 7
    lw s0, 152(sp)
    xor s0, s0, s6
    lw s6, 156(sp)
    xor s6, s6, s4
    pq_fsri s4, s6, s0, 24
    pq_fsri s6, s0, s6, 24
    lw s0, 160(sp)
    xor s11, s0, s11
    lw s0, 164(sp)
    xor ra, s0, ra
    pq_fsri s0, ra, s11, 14
    pq_fsri ra, s11, ra, 14
    pq_bcax s11, s8, t6, t0
    pq_bcax t2, t0, s4, t6
    pq_bcax t6, t6, s0, s4
    pq_bcax s4, s4, s8, s0
    pq_bcax s0, s0, t0, s8
    pq_bcax s8, t1, a0, s9
    pq_bcax t0, s9, s6, a0
    pq_bcax a0, a0, ra, s6
    pq_bcax s6, s6, t1, ra
    pq_bcax ra, ra, s9, t1
    pq_eor3 s7, s7, a3, s11
    pq_eor3 s10, s10, t3, t2
    pq_eor3 s5, s5, t4, t6
    pq_eor3 a4, a4, a2, s4
    pq_eor3 s2, s2, s3, s0
    lw s9, 476(sp)
    pq_eor3 s9, s9, t5, s8
    lw t1, 472(sp)
    pq_eor3 t1, t1, a7, t0
    sw s8, 472(sp)
    lw s8, 468(sp)
    pq_eor3 s8, s8, s1, a0
    sw s11, 468(sp)
    lw s11, 464(sp)
    pq_eor3 s11, s11, a5, s6
    sw a5, 464(sp)
    lw a5, 460(sp)
    pq_eor3 a5, a5, a6, ra
    sw a2, 460(sp)
    pq_fsri a2, t1, s10, 31
    sw s6, 476(sp)
    pq_fsri s6, s10, t1, 31
    xor a2, s2, a2
    xor s6, a5, s6
    sw s4, 368(sp)
    pq_fsri s4, s8, s5, 31
    sw a7, 372(sp)
    pq_fsri a7, s5, s8, 31
    xor s4, s7, s4
    xor a7, s9, a7
    sw t3, 312(sp)
    pq_fsri t3, s11, a4, 31
    sw t0, 376(sp)
    pq_fsri t0, a4, s11, 31
    xor t3, s10, t3
    xor t0, t1, t0
    pq_fsri t1, a5, s2, 31
    pq_fsri s2, s2, a5, 31
    xor s5, s5, t1
    xor s2, s8, s2
    pq_fsri s8, s9, s7, 31
    pq_fsri s9, s7, s9, 31
    xor a4, a4, s8
    xor s9, s11, s9
    xor t4, t4, t3
    xor s1, s1, t0
    pq_fsri s11, t4, s1, 2
    pq_fsri s1, s1, t4, 2
    lw t4, 456(sp)
    xor t4, t4, s5
    lw s8, 452(sp)
    xor s8, s8, s2
    pq_fsri s7, t4, s8, 9
    pq_fsri s8, s8, t4, 9
    xor s0, s0, a4
    xor ra, ra, s9
    pq_fsri t4, s0, ra, 25
    pq_fsri ra, ra, s0, 25
    lw s0, 324(sp)
    xor s0, s0, a2
    lw t1, 344(sp)
    xor t1, t1, s6
    pq_fsri a5, s0, t1, 23
    pq_fsri t1, t1, s0, 23
    lw s0, 448(sp)
    xor s0, s0, s4
    lw s10, 444(sp)
    xor s10, s10, a7
    sw t2, 444(sp)
    pq_fsri t2, s10, s0, 30
    pq_fsri s10, s0, s10, 30
    pq_bcax s0, s11, t4, s7
    sw s0, 160(sp)
    pq_bcax s0, s7, a5, t4
    pq_bcax t4, t4, t2, a5
    pq_bcax a5, a5, s11, t2
    pq_bcax s7, t2, s7, s11
    pq_bcax s11, s1, ra, s8
    pq_bcax t2, s8, t1, ra
    pq_bcax ra, ra, s10, t1
    pq_bcax t1, t1, s1, s10
    pq_bcax s8, s10, s8, s1
    xor a3, a3, a2
    xor t5, t5, s6
    lw s10, 440(sp)
    xor s10, s10, s4
    lw s1, 320(sp)
    xor s1, s1, a7
    sw s8, 196(sp)
    pq_fsri s8, s10, s1, 20
    pq_fsri s1, s1, s10, 20
    xor t6, t6, t3
    xor a0, a0, t0
    pq_fsri s10, t6, a0, 21
    pq_fsri a0, a0, t6, 21
    lw t6, 352(sp)
    xor t6, t6, s5
    sw t1, 188(sp)
    lw t1, 332(sp)
    xor t1, t1, s2
    sw ra, 180(sp)
    pq_fsri ra, t1, t6, 11
    pq_fsri t1, t6, t1, 11
    lw t6, 416(sp)
    xor t6, t6, a4
    sw t2, 416(sp)
    lw t2, 436(sp)
    xor t2, t2, s9
    sw s11, 164(sp)
    pq_fsri s11, t2, t6, 18
    pq_fsri t2, t6, t2, 18
    pq_bcax t6, a3, s10, s8
    sw s7, 192(sp)
    pq_bcax s7, s8, ra, s10
    pq_bcax s10, s10, s11, ra
    pq_bcax ra, ra, a3, s11
    pq_bcax s11, s11, s8, a3
    pq_bcax s8, t5, a0, s1
    pq_bcax a3, s1, t1, a0
    pq_bcax a0, a0, t2, t1
    pq_bcax t1, t1, t5, t2
    pq_bcax t2, t2, s1, t5
    lw t5, 0(a1)
    xor t5, t6, t5
    lw t6, 4(a1)
    xor s8, s8, t6
    xor s3, s3, a4
    xor a6, a6, s9
    pq_fsri t6, a6, s3, 5
    pq_fsri a6, s3, a6, 5
    lw s3, 388(sp)
    xor s3, s3, a2
    lw s1, 412(sp)
    xor s1, s1, s6
    sw s6, 412(sp)
    pq_fsri s6, s3, s1, 28
    pq_fsri s1, s1, s3, 28
    lw s3, 444(sp)
    xor s3, s3, s4
    sw a2, 444(sp)
    lw a2, 376(sp)
    xor a2, a2, a7
    sw s9, 376(sp)
    pq_fsri s9, a2, s3, 22
    pq_fsri a2, s3, a2, 22
    lw s3, 356(sp)
    xor s3, s3, t3
    sw a4, 356(sp)
    lw a4, 336(sp)
    xor a4, a4, t0
    sw t0, 336(sp)
    pq_fsri t0, a4, s3, 17
    pq_fsri a4, s3, a4, 17
    lw s3, 400(sp)
    xor s3, s3, s5
    sw s5, 400(sp)
    lw s5, 428(sp)
    xor s5, s5, s2
    sw s2, 428(sp)
    pq_fsri s2, s3, s5, 8
    pq_fsri s5, s5, s3, 8
    pq_bcax s3, t6, s9, s6
    sw t3, 388(sp)
    pq_bcax t3, s6, t0, s9
    pq_bcax s9, s9, s2, t0
    pq_bcax t0, t0, t6, s2
    pq_bcax s6, s2, s6, t6
    pq_bcax t6, a6, a2, s1
    pq_bcax s2, s1, a4, a2
    pq_bcax a2, a2, s5, a4
    pq_bcax a4, a4, a6, s5
    pq_bcax s1, s5, s1, a6
    lw s5, 160(sp)
    sw s3, 120(sp)
    sw t5, 0(sp)
    pq_eor3 s5, s5, t5, s3
    sw s7, 8(sp)
    sw t3, 128(sp)
    sw s0, 168(sp)
    pq_eor3 s0, s0, s7, t3
    sw s10, 16(sp)
    sw s9, 136(sp)
    sw t4, 176(sp)
    pq_eor3 t4, t4, s10, s9
    sw ra, 24(sp)
    sw t0, 144(sp)
    sw a5, 184(sp)
    pq_eor3 a5, a5, ra, t0
    lw t0, 192(sp)
    sw s11, 32(sp)
    sw s6, 152(sp)
    pq_eor3 s6, t0, s11, s6
    lw s11, 164(sp)
    sw s8, 4(sp)
    sw t6, 124(sp)
    pq_eor3 t6, s11, s8, t6
    lw s8, 416(sp)
    sw s2, 132(sp)
    sw a3, 12(sp)
    pq_eor3 a3, s8, a3, s2
    lw s2, 180(sp)
    sw a2, 140(sp)
    sw a0, 20(sp)
    pq_eor3 a0, s2, a0, a2
    lw s2, 188(sp)
    sw t1, 28(sp)
    sw a4, 148(sp)
    pq_eor3 s2, s2, t1, a4
    lw a4, 196(sp)
    sw s1, 156(sp)
    pq_eor3 a4, a4, t2, s1
    lw s1, 312(sp)
    xor s1, s1, s4
    lw t1, 372(sp)
    xor t1, t1, a7
    pq_fsri a2, t1, s1, 31
    pq_fsri t1, s1, t1, 31
    lw s1, 396(sp)
    lw s11, 388(sp)
    xor s1, s1, s11
    lw t0, 424(sp)
    lw ra, 336(sp)
    xor t0, t0, ra
    pq_fsri s9, t0, s1, 26
    pq_fsri t0, s1, t0, 26
    lw s1, 368(sp)
    lw s10, 400(sp)
    xor s1, s1, s10
    lw t3, 476(sp)
    lw s7, 428(sp)
    xor t3, t3, s7
    pq_fsri t5, t3, s1, 7
    pq_fsri t3, s1, t3, 7
    lw s1, 348(sp)
    lw s3, 356(sp)
    xor s1, s1, s3
    lw a6, 328(sp)
    lw s8, 376(sp)
    xor a6, a6, s8
    sw t2, 328(sp)
    pq_fsri t2, a6, s1, 24
    pq_fsri a6, s1, a6, 24
    lw s1, 384(sp)
    sw a4, 348(sp)
    lw a4, 444(sp)
    xor s1, s1, a4
    sw s2, 384(sp)
    lw s2, 408(sp)
    sw a0, 476(sp)
    lw a0, 412(sp)
    xor s2, s2, a0
    sw a3, 408(sp)
    pq_fsri a3, s2, s1, 14
    pq_fsri s2, s1, s2, 14
    pq_bcax s1, a2, t5, s9
    sw t6, 368(sp)
    pq_bcax t6, s9, t2, t5
    pq_bcax t5, t5, a3, t2
    pq_bcax t2, t2, a2, a3
    pq_bcax a2, a3, s9, a2
    pq_bcax s9, t1, t3, t0
    pq_bcax a3, t0, a6, t3
    pq_bcax t3, t3, s2, a6
    pq_bcax a6, a6, t1, s2
    pq_bcax t1, s2, t0, t1
    lw t0, 460(sp)
    xor s10, t0, s10
    lw t0, 464(sp)
    xor t0, t0, s7
    pq_fsri s7, t0, s10, 4
    pq_fsri t0, s10, t0, 4
    lw s10, 404(sp)
    xor s3, s10, s3
    lw s10, 432(sp)
    xor s8, s10, s8
    pq_fsri s10, s8, s3, 12
    pq_fsri s8, s3, s8, 12
    lw s3, 468(sp)
    xor a4, s3, a4
    lw s3, 472(sp)
    xor a0, s3, a0
    pq_fsri s3, a0, a4, 29
    pq_fsri a0, a4, a0, 29
    lw a4, 360(sp)
    xor a4, a4, s4
    lw s4, 340(sp)
    xor a7, s4, a7
    pq_fsri s4, a4, a7, 19
    pq_fsri a7, a7, a4, 19
    lw a4, 392(sp)
    xor s11, a4, s11
    lw a4, 420(sp)
    xor a4, a4, ra
    pq_fsri ra, s11, a4, 3
    pq_fsri a4, a4, s11, 3
    pq_bcax s11, s7, s3, s10
    pq_bcax s2, s10, s4, s3
    pq_bcax s3, s3, ra, s4
    pq_bcax s4, s4, s7, ra
    pq_bcax ra, ra, s10, s7
    pq_bcax s7, t0, a0, s8
    pq_bcax s10, s8, a7, a0
    pq_bcax a0, a0, a4, a7
    pq_bcax a7, a7, t0, a4
    pq_bcax a4, a4, s8, t0
    pq_eor3 s5, s5, s1, s11
    pq_eor3 s0, s0, t6, s2
    sw s3, 56(sp)
    sw t5, 96(sp)
    pq_eor3 t4, t4, t5, s3
    sw t2, 104(sp)
    pq_eor3 a5, a5, t2, s4
    sw ra, 72(sp)
    pq_eor3 ra, s6, a2, ra
    lw s6, 368(sp)
    sw s9, 84(sp)
    pq_eor3 s9, s6, s9, s7
    lw s6, 408(sp)
    sw s10, 52(sp)
    pq_eor3 s10, s6, a3, s10
    lw s6, 476(sp)
    sw t3, 100(sp)
    pq_eor3 s6, s6, t3, a0
    lw t3, 384(sp)
    pq_eor3 t3, t3, a6, a7
    lw t2, 348(sp)
    sw a4, 76(sp)
    pq_eor3 t2, t2, t1, a4
    mv s3, a3
    mv s8, a6
    mv t0, s5
    mv s5, s4
    mv s4, t1
    mv t1, s9
    mv s9, a0
    mv t5, s6
    mv a3, ra
    mv a4, t2
    mv t2, s0
    mv s0, s1
    mv s1, t6
    mv t6, a5
    mv a5, a7
    mv a7, s11
    xor s2, s2, s7
    xor s7, s7, s2
    xor s2, s2, s7
    xor s10, s10, a2
    xor a2, a2, s10
    xor s10, s10, a2
    xor t3, t3, a2
    xor a2, a2, t3
    xor t3, t3, a2
    lw s6, 328(sp)
    lw a6, 416(sp)
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
    pq_bcax s1, t6, a7, a2
    sw s1, 324(sp)
    pq_bcax s1, a2, s7, a7
    pq_bcax a7, a7, s9, s7
    pq_bcax s7, s7, t6, s9
    pq_bcax a2, s9, a2, t6
    pq_bcax s9, s6, s3, s2
    pq_bcax t6, s2, t0, s3
    pq_bcax s3, s3, a3, t0
    pq_bcax t0, t0, s6, a3
    pq_bcax s6, a3, s2, s6
    lw a3, 24(sp)
    xor a3, a3, t4
    lw s2, 28(sp)
    xor s2, s2, a4
    sw s6, 328(sp)
    pq_fsri s6, s2, a3, 4
    pq_fsri a3, a3, s2, 4
    lw s2, 72(sp)
    xor s2, s2, t5
    sw t0, 332(sp)
    lw t0, 76(sp)
    xor t0, t0, t1
    sw s3, 336(sp)
    pq_fsri s3, t0, s2, 12
    pq_fsri t0, s2, t0, 12
    xor s0, s0, s11
    lw s2, 84(sp)
    xor s2, s2, ra
    sw t6, 340(sp)
    pq_fsri t6, s2, s0, 29
    pq_fsri s0, s0, s2, 29
    lw s2, 128(sp)
    xor s2, s2, a0
    sw s9, 344(sp)
    lw s9, 132(sp)
    xor s9, s9, s8
    sw a2, 348(sp)
    pq_fsri a2, s2, s9, 19
    pq_fsri s9, s9, s2, 19
    lw s2, 176(sp)
    xor s2, s2, t2
    sw s7, 352(sp)
    lw s7, 180(sp)
    xor s7, s7, t3
    sw a7, 356(sp)
    pq_fsri a7, s2, s7, 3
    pq_fsri s2, s7, s2, 3
    pq_bcax s7, s6, t6, s3
    sw s1, 360(sp)
    pq_bcax s1, s3, a2, t6
    pq_bcax t6, t6, a7, a2
    pq_bcax a2, a2, s6, a7
    pq_bcax s6, a7, s3, s6
    pq_bcax s3, a3, s0, t0
    pq_bcax a7, t0, s9, s0
    pq_bcax s0, s0, s2, s9
    pq_bcax s9, s9, a3, s2
    pq_bcax a3, s2, t0, a3
    lw t0, 16(sp)
    xor t0, t0, t2
    lw s2, 20(sp)
    xor s2, s2, t3
    sw t3, 364(sp)
    pq_fsri t3, t0, s2, 2
    pq_fsri s2, s2, t0, 2
    xor s5, s5, t4
    xor a5, a5, a4
    pq_fsri t0, s5, a5, 9
    pq_fsri a5, a5, s5, 9
    xor s10, s10, t5
    xor s4, s4, t1
    pq_fsri s5, s10, s4, 25
    pq_fsri s4, s4, s10, 25
    lw s10, 120(sp)
    xor s10, s10, s11
    sw t1, 368(sp)
    lw t1, 124(sp)
    xor t1, t1, ra
    sw t5, 372(sp)
    pq_fsri t5, s10, t1, 23
    pq_fsri t1, t1, s10, 23
    lw s10, 168(sp)
    xor s10, s10, a0
    xor a6, a6, s8
    sw a4, 376(sp)
    pq_fsri a4, a6, s10, 30
    pq_fsri a6, s10, a6, 30
    pq_bcax s10, t3, s5, t0
    sw t4, 380(sp)
    pq_bcax t4, t0, t5, s5
    pq_bcax s5, s5, a4, t5
    pq_bcax t5, t5, t3, a4
    pq_bcax a4, a4, t0, t3
    pq_bcax t0, s2, s4, a5
    pq_bcax t3, a5, t1, s4
    pq_bcax s4, s4, a6, t1
    pq_bcax t1, t1, s2, a6
    pq_bcax s2, a6, a5, s2
    lw a5, 324(sp)
    pq_eor3 a6, a5, s7, s10
    sw s10, 384(sp)
    lw s10, 360(sp)
    pq_eor3 s10, s10, s1, t4
    sw s7, 388(sp)
    lw s7, 356(sp)
    sw s5, 392(sp)
    pq_eor3 s5, s7, t6, s5
    sw t6, 396(sp)
    lw t6, 352(sp)
    sw t5, 400(sp)
    pq_eor3 t5, t6, a2, t5
    lw s7, 348(sp)
    sw s6, 404(sp)
    pq_eor3 s6, s7, s6, a4
    lw s7, 344(sp)
    sw t0, 408(sp)
    pq_eor3 t0, s7, s3, t0
    sw s3, 412(sp)
    lw s3, 340(sp)
    pq_eor3 s3, s3, a7, t3
    sw a4, 416(sp)
    lw a4, 336(sp)
    sw s4, 420(sp)
    pq_eor3 s4, a4, s0, s4
    sw s0, 424(sp)
    lw s0, 332(sp)
    sw t1, 428(sp)
    pq_eor3 t1, s0, s9, t1
    lw a4, 328(sp)
    sw a3, 432(sp)
    pq_eor3 a3, a4, a3, s2
    lw a4, 0(sp)
    xor a4, a4, s11
    sw s2, 436(sp)
    lw s2, 4(sp)
    xor s2, s2, ra
    lw s0, 320(sp)
    xor s0, s0, a0
    lw t6, 52(sp)
    xor t6, t6, s8
    sw a7, 320(sp)
    pq_fsri a7, s0, t6, 20
    pq_fsri s0, t6, s0, 20
    lw t6, 96(sp)
    xor t6, t6, t2
    sw s1, 440(sp)
    lw s1, 100(sp)
    sw t3, 444(sp)
    lw t3, 364(sp)
    xor s1, s1, t3
    sw t4, 448(sp)
    pq_fsri t4, t6, s1, 21
    pq_fsri s1, s1, t6, 21
    lw t6, 144(sp)
    lw s7, 380(sp)
    xor t6, t6, s7
    lw a5, 148(sp)
    sw s9, 452(sp)
    lw s9, 376(sp)
    xor a5, a5, s9
    sw a2, 456(sp)
    pq_fsri a2, a5, t6, 11
    pq_fsri t6, t6, a5, 11
    lw a5, 192(sp)
    sw a3, 460(sp)
    lw a3, 372(sp)
    xor a5, a5, a3
    sw t1, 464(sp)
    lw t1, 196(sp)
    sw s4, 468(sp)
    lw s4, 368(sp)
    xor t1, t1, s4
    sw s3, 472(sp)
    pq_fsri s3, t1, a5, 18
    pq_fsri t1, a5, t1, 18
    pq_bcax a5, a4, t4, a7
    sw t0, 476(sp)
    pq_bcax t0, a7, a2, t4
    pq_bcax t4, t4, s3, a2
    pq_bcax a2, a2, a4, s3
    pq_bcax a4, s3, a7, a4
    pq_bcax s3, s2, s1, s0
    pq_bcax a7, s0, t6, s1
    pq_bcax s1, s1, t1, t6
    pq_bcax t6, t6, s2, t1
    pq_bcax t1, t1, s0, s2
    lw s2, 8(a1)
    xor a5, a5, s2
    lw s2, 12(a1)
    xor s3, s3, s2
    lw s2, 8(sp)
    xor s2, s2, a0
    lw a0, 12(sp)
    xor s8, a0, s8
    pq_fsri a0, s8, s2, 31
    pq_fsri s8, s2, s8, 31
    lw s2, 56(sp)
    xor s2, s2, t2
    lw t2, 316(sp)
    xor t3, t2, t3
    pq_fsri t2, t3, s2, 26
    pq_fsri t3, s2, t3, 26
    lw s2, 104(sp)
    xor s2, s2, s7
    lw s7, 312(sp)
    xor s9, s7, s9
    pq_fsri s7, s9, s2, 7
    pq_fsri s9, s2, s9, 7
    lw s2, 152(sp)
    xor s2, s2, a3
    lw a3, 156(sp)
    xor s4, a3, s4
    pq_fsri a3, s4, s2, 24
    pq_fsri s4, s2, s4, 24
    lw s2, 160(sp)
    xor s11, s2, s11
    lw s2, 164(sp)
    xor s2, s2, ra
    pq_fsri ra, s2, s11, 14
    pq_fsri s2, s11, s2, 14
    pq_bcax s11, a0, s7, t2
    pq_bcax s0, t2, a3, s7
    pq_bcax s7, s7, ra, a3
    pq_bcax a3, a3, a0, ra
    pq_bcax ra, ra, t2, a0
    pq_bcax t2, s8, s9, t3
    pq_bcax a0, t3, s4, s9
    pq_bcax s9, s9, s2, s4
    pq_bcax s4, s4, s8, s2
    pq_bcax s8, s2, t3, s8
    pq_eor3 a6, a6, a5, s11
    pq_eor3 s10, s10, t0, s0
    pq_eor3 s5, s5, t4, s7
    pq_eor3 t5, t5, a2, a3
    pq_eor3 s6, s6, a4, ra
    lw t3, 476(sp)
    pq_eor3 t3, t3, s3, t2
    lw s2, 472(sp)
    pq_eor3 s2, s2, a7, a0
    sw t2, 472(sp)
    lw t2, 468(sp)
    pq_eor3 t2, t2, s1, s9
    sw s11, 468(sp)
    lw s11, 464(sp)
    pq_eor3 s11, s11, t6, s4
    sw t6, 464(sp)
    lw t6, 460(sp)
    pq_eor3 t6, t6, t1, s8
    sw a2, 460(sp)
    pq_fsri a2, s2, s10, 31
    sw s4, 476(sp)
    pq_fsri s4, s10, s2, 31
    xor a2, s6, a2
    xor s4, t6, s4
    sw a3, 368(sp)
    pq_fsri a3, t2, s5, 31
    sw a7, 372(sp)
    pq_fsri a7, s5, t2, 31
    xor a3, a6, a3
    xor a7, t3, a7
    sw t0, 376(sp)
    pq_fsri t0, s11, t5, 31
    sw a0, 312(sp)
    pq_fsri a0, t5, s11, 31
    xor t0, s10, t0
    xor a0, s2, a0
    pq_fsri s2, t6, s6, 31
    pq_fsri s6, s6, t6, 31
    xor s5, s5, s2
    xor s6, t2, s6
    pq_fsri t2, t3, a6, 31
    pq_fsri a6, a6, t3, 31
    xor t5, t5, t2
    xor a6, s11, a6
    xor t4, t4, t0
    xor s1, s1, a0
    pq_fsri s11, t4, s1, 2
    pq_fsri s1, s1, t4, 2
    lw t4, 456(sp)
    xor t4, t4, s5
    lw t2, 452(sp)
    xor t2, t2, s6
    pq_fsri t3, t4, t2, 9
    pq_fsri t2, t2, t4, 9
    xor ra, ra, t5
    xor s8, s8, a6
    pq_fsri t4, ra, s8, 25
    pq_fsri s8, s8, ra, 25
    lw ra, 324(sp)
    xor ra, ra, a2
    lw s2, 344(sp)
    xor s2, s2, s4
    pq_fsri t6, ra, s2, 23
    pq_fsri s2, s2, ra, 23
    lw ra, 448(sp)
    xor ra, ra, a3
    lw s10, 444(sp)
    xor s10, s10, a7
    sw s0, 444(sp)
    pq_fsri s0, s10, ra, 30
    pq_fsri s10, ra, s10, 30
    pq_bcax ra, s11, t4, t3
    sw t1, 448(sp)
    pq_bcax t1, t3, t6, t4
    pq_bcax t4, t4, s0, t6
    pq_bcax t6, t6, s11, s0
    pq_bcax t3, s0, t3, s11
    pq_bcax s0, s1, s8, t2
    pq_bcax s11, t2, s2, s8
    pq_bcax s8, s8, s10, s2
    pq_bcax s2, s2, s1, s10
    pq_bcax s1, s10, t2, s1
    lw s10, 200(sp)
    sw ra, 160(s10)
    sw s0, 164(s10)
    sw t1, 168(s10)
    sw s11, 172(s10)
    sw t4, 176(s10)
    sw s8, 180(s10)
    sw t6, 184(s10)
    sw s2, 188(s10)
    sw t3, 192(s10)
    sw s1, 196(s10)
    xor a5, a5, a2
    xor s3, s3, s4
    lw s1, 440(sp)
    xor s1, s1, a3
    lw t3, 320(sp)
    xor t3, t3, a7
    pq_fsri s2, s1, t3, 20
    pq_fsri t3, t3, s1, 20
    xor s7, s7, t0
    xor s9, s9, a0
    pq_fsri s1, s7, s9, 21
    pq_fsri s9, s9, s7, 21
    lw s7, 352(sp)
    xor s7, s7, s5
    lw t6, 332(sp)
    xor t6, t6, s6
    pq_fsri s8, t6, s7, 11
    pq_fsri t6, s7, t6, 11
    lw s7, 416(sp)
    xor s7, s7, t5
    lw t4, 436(sp)
    xor t4, t4, a6
    pq_fsri s11, t4, s7, 18
    pq_fsri t4, s7, t4, 18
    pq_bcax s7, a5, s1, s2
    pq_bcax t1, s2, s8, s1
    pq_bcax s1, s1, s11, s8
    pq_bcax s8, s8, a5, s11
    pq_bcax s11, s11, s2, a5
    pq_bcax a5, s3, s9, t3
    pq_bcax s2, t3, t6, s9
    pq_bcax s9, s9, t4, t6
    pq_bcax t6, t6, s3, t4
    pq_bcax t3, t4, t3, s3
    lw s3, 0(a1)
    xor s3, s7, s3
    lw s7, 4(a1)
    xor a5, a5, s7
    sw s3, 0(s10)
    sw a5, 4(s10)
    sw t1, 8(s10)
    sw s2, 12(s10)
    sw s1, 16(s10)
    sw s9, 20(s10)
    sw s8, 24(s10)
    sw t6, 28(s10)
    sw s11, 32(s10)
    sw t3, 36(s10)
    xor a4, a4, t5
    lw t3, 448(sp)
    xor t3, t3, a6
    pq_fsri s11, t3, a4, 5
    pq_fsri a4, a4, t3, 5
    lw t3, 388(sp)
    xor t3, t3, a2
    lw t6, 412(sp)
    xor t6, t6, s4
    pq_fsri s8, t3, t6, 28
    pq_fsri t6, t6, t3, 28
    lw t3, 444(sp)
    xor t3, t3, a3
    lw s9, 312(sp)
    xor s9, s9, a7
    pq_fsri s1, s9, t3, 22
    pq_fsri t3, t3, s9, 22
    lw s9, 356(sp)
    xor s9, s9, t0
    lw s2, 336(sp)
    xor s2, s2, a0
    pq_fsri t1, s2, s9, 17
    pq_fsri s2, s9, s2, 17
    lw s9, 400(sp)
    xor s9, s9, s5
    lw a5, 428(sp)
    xor a5, a5, s6
    pq_fsri s3, s9, a5, 8
    pq_fsri s9, a5, s9, 8
    pq_bcax a5, s11, s1, s8
    pq_bcax s7, s8, t1, s1
    pq_bcax s1, s1, s3, t1
    pq_bcax t1, t1, s11, s3
    pq_bcax s8, s3, s8, s11
    pq_bcax s3, a4, t3, t6
    pq_bcax s11, t6, s2, t3
    pq_bcax t3, t3, s9, s2
    pq_bcax s2, s2, a4, s9
    pq_bcax t6, s9, t6, a4
    sw a5, 120(s10)
    sw s3, 124(s10)
    sw s7, 128(s10)
    sw s11, 132(s10)
    sw s1, 136(s10)
    sw t3, 140(s10)
    sw t1, 144(s10)
    sw s2, 148(s10)
    sw s8, 152(s10)
    sw t6, 156(s10)
    lw t6, 376(sp)
    xor t6, t6, a3
    lw s8, 372(sp)
    xor s8, s8, a7
    pq_fsri s2, s8, t6, 31
    pq_fsri s8, t6, s8, 31
    lw t6, 396(sp)
    xor t6, t6, t0
    lw t1, 424(sp)
    xor t1, t1, a0
    pq_fsri t3, t1, t6, 26
    pq_fsri t1, t6, t1, 26
    lw t6, 368(sp)
    xor t6, t6, s5
    lw s1, 476(sp)
    xor s1, s1, s6
    pq_fsri s11, s1, t6, 7
    pq_fsri s1, t6, s1, 7
    lw t6, 348(sp)
    xor t6, t6, t5
    lw s7, 328(sp)
    xor s7, s7, a6
    pq_fsri s3, s7, t6, 24
    pq_fsri s7, t6, s7, 24
    lw t6, 384(sp)
    xor t6, t6, a2
    lw a5, 408(sp)
    xor a5, a5, s4
    pq_fsri a4, a5, t6, 14
    pq_fsri a5, t6, a5, 14
    pq_bcax t6, s2, s11, t3
    pq_bcax s9, t3, s3, s11
    pq_bcax s11, s11, a4, s3
    pq_bcax s3, s3, s2, a4
    pq_bcax a4, a4, t3, s2
    pq_bcax s2, s8, s1, t1
    pq_bcax t3, t1, s7, s1
    pq_bcax s1, s1, a5, s7
    pq_bcax s7, s7, s8, a5
    pq_bcax s8, a5, t1, s8
    sw t6, 80(s10)
    sw s2, 84(s10)
    sw s9, 88(s10)
    sw t3, 92(s10)
    sw s11, 96(s10)
    sw s1, 100(s10)
    sw s3, 104(s10)
    sw s7, 108(s10)
    sw a4, 112(s10)
    sw s8, 116(s10)
    lw s8, 460(sp)
    xor s5, s8, s5
    lw s8, 464(sp)
    xor s8, s8, s6
    pq_fsri s6, s8, s5, 4
    pq_fsri s8, s5, s8, 4
    lw s5, 404(sp)
    xor s5, s5, t5
    lw t5, 432(sp)
    xor t5, t5, a6
    pq_fsri a6, t5, s5, 12
    pq_fsri s5, s5, t5, 12
    lw t5, 468(sp)
    xor a2, t5, a2
    lw t5, 472(sp)
    xor t5, t5, s4
    pq_fsri s4, t5, a2, 29
    pq_fsri t5, a2, t5, 29
    lw a2, 360(sp)
    xor a2, a2, a3
    lw a3, 340(sp)
    xor a7, a3, a7
    pq_fsri a3, a2, a7, 19
    pq_fsri a2, a7, a2, 19
    lw a7, 392(sp)
    xor t0, a7, t0
    lw a7, 420(sp)
    xor a0, a7, a0
    pq_fsri a7, t0, a0, 3
    pq_fsri a0, a0, t0, 3
    pq_bcax t0, s6, s4, a6
    pq_bcax a4, a6, a3, s4
    pq_bcax s4, s4, a7, a3
    pq_bcax a3, a3, s6, a7
    pq_bcax s6, a7, a6, s6
    pq_bcax a7, s8, t5, s5
    pq_bcax a6, s5, a2, t5
    pq_bcax t5, t5, a0, a2
    pq_bcax a2, a2, s8, a0
    pq_bcax a0, a0, s5, s8
    sw t0, 40(s10)
    sw a7, 44(s10)
    sw a4, 48(s10)
    sw a6, 52(s10)
    sw s4, 56(s10)
    sw t5, 60(s10)
    sw a3, 64(s10)
    sw a2, 68(s10)
    sw s6, 72(s10)
    sw a0, 76(s10)
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

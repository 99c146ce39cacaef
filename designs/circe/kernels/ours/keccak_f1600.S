# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved, three operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xours_keccak.inc"

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
    lw s4, 0(a0)
    lw t0, 40(a0)
    lw s8, 80(a0)
    pq_eor3 s8, s4, t0, s8
    lw t6, 120(a0)
    lw t2, 160(a0)
    pq_eor3 t6, s8, t6, t2
    lw t2, 4(a0)
    lw a3, 44(a0)
    lw s8, 84(a0)
    pq_eor3 s8, t2, a3, s8
    lw t4, 124(a0)
    lw s2, 164(a0)
    pq_eor3 s8, s8, t4, s2
    lw t4, 8(a0)
    lw s1, 48(a0)
    lw s2, 88(a0)
    pq_eor3 t4, t4, s1, s2
    lw s5, 128(a0)
    lw s1, 168(a0)
    pq_eor3 t4, t4, s5, s1
    lw s1, 12(a0)
    lw s3, 52(a0)
    lw s5, 92(a0)
    pq_eor3 s1, s1, s3, s5
    lw s0, 132(a0)
    lw s3, 172(a0)
    pq_eor3 s1, s1, s0, s3
    lw s0, 16(a0)
    lw t1, 56(a0)
    lw s7, 96(a0)
    pq_eor3 s3, s0, t1, s7
    lw a2, 136(a0)
    lw s0, 176(a0)
    pq_eor3 s0, s3, a2, s0
    lw a6, 20(a0)
    lw s3, 60(a0)
    lw a4, 100(a0)
    pq_eor3 s3, a6, s3, a4
    lw a6, 140(a0)
    lw a7, 180(a0)
    pq_eor3 s3, s3, a6, a7
    lw a5, 24(a0)
    lw s7, 64(a0)
    lw t1, 104(a0)
    pq_eor3 s7, a5, s7, t1
    lw a7, 144(a0)
    lw t1, 184(a0)
    pq_eor3 a5, s7, a7, t1
    lw a4, 28(a0)
    lw t3, 68(a0)
    lw s7, 108(a0)
    pq_eor3 t3, a4, t3, s7
    lw s7, 148(a0)
    lw a7, 188(a0)
    pq_eor3 s9, t3, s7, a7
    lw t3, 32(a0)
    lw s7, 72(a0)
    lw t5, 112(a0)
    pq_eor3 s10, t3, s7, t5
    lw s7, 152(a0)
    lw s6, 192(a0)
    pq_eor3 s10, s10, s7, s6
    lw s7, 36(a0)
    lw t5, 76(a0)
    lw s6, 116(a0)
    pq_eor3 t5, s7, t5, s6
    lw ra, 156(a0)
    lw s6, 196(a0)
    pq_eor3 t5, t5, ra, s6
    pq_unzipe s11, t6, s8
    pq_unzipo s8, t6, s8
    pq_unzipe t6, t4, s1
    pq_unzipo t4, t4, s1
    pq_unzipe s1, s0, s3
    pq_unzipo s3, s0, s3
    pq_unzipe s0, a5, s9
    pq_unzipo ra, a5, s9
    pq_unzipe s6, s10, t5
    pq_unzipo t5, s10, t5
    pq_rax1 s9, s6, t4
    xor a5, t5, t6
    pq_rax1 s10, s11, s3
    xor a4, s8, s1
    pq_rax1 t6, t6, ra
    xor t4, t4, s0
    pq_rax1 s1, s1, t5
    xor t5, s3, s6
    pq_rax1 s8, s0, s8
    xor s11, ra, s11
    pq_unzipe s0, t3, s7
    pq_unzipo s3, t3, s7
    pq_xar s7, s3, s11, 14
    pq_unzipe s3, t0, a3
    pq_unzipo t0, t0, a3
    pq_xar a3, s3, s9, 18
    pq_unzipe s3, s2, s5
    pq_unzipo s2, s2, s5
    pq_xar s5, s3, s10, 5
    pq_unzipe s3, a2, a6
    pq_unzipo a6, a2, a6
    pq_xar t3, a6, t4, 8
    pq_unzipe a6, t1, a7
    pq_unzipo t1, t1, a7
    pq_xar a7, a6, s1, 28
    pq_bcax a6, s7, s5, a3
    pq_bcax a2, a3, t3, s5
    pq_bcax s5, s5, a7, t3
    pq_bcax t3, t3, s7, a7
    pq_bcax a3, a7, a3, s7
    pq_xar s0, s0, s8, 13
    pq_xar t0, t0, a5, 18
    pq_xar s2, s2, a4, 5
    pq_xar s3, s3, t6, 7
    pq_xar s7, t1, t5, 28
    pq_bcax a7, s0, s2, t0
    pq_bcax t1, t0, s3, s2
    pq_bcax s2, s2, s7, s3
    pq_bcax s3, s3, s0, s7
    pq_bcax t0, s7, t0, s0
    pq_unzipe s0, s4, t2
    pq_unzipo s4, s4, t2
    xor t2, s0, s9
    lw s0, 48(a0)
    lw ra, 52(a0)
    pq_unzipe s7, s0, ra
    pq_unzipo s0, s0, ra
    pq_xar s6, s7, s10, 22
    lw s7, 96(a0)
    lw ra, 100(a0)
    sw t0, 312(sp)
    pq_unzipe t0, s7, ra
    pq_unzipo s7, s7, ra
    pq_xar ra, s7, t4, 22
    lw s7, 144(a0)
    sw s3, 316(sp)
    lw s3, 148(a0)
    sw s2, 320(sp)
    pq_unzipe s2, s7, s3
    pq_unzipo s7, s7, s3
    pq_xar s3, s7, t5, 11
    lw s7, 192(a0)
    sw t1, 324(sp)
    lw t1, 196(a0)
    sw a7, 328(sp)
    pq_unzipe a7, s7, t1
    pq_unzipo s7, s7, t1
    pq_xar t1, a7, s8, 7
    pq_bcax a7, t2, ra, s6
    sw s9, 332(sp)
    pq_bcax s9, s6, s3, ra
    pq_bcax ra, ra, t1, s3
    pq_bcax s3, s3, t2, t1
    pq_bcax t2, t1, s6, t2
    lw t1, 8(a1)
    xor t1, a7, t1
    xor s4, s4, a5
    pq_xar s0, s0, a4, 22
    pq_xar t0, t0, t6, 21
    pq_xar s2, s2, s1, 10
    pq_xar a7, s7, s11, 7
    pq_bcax s6, s4, t0, s0
    pq_bcax s7, s0, s2, t0
    pq_bcax t0, t0, a7, s2
    pq_bcax s2, s2, s4, a7
    pq_bcax s4, a7, s0, s4
    lw s0, 12(a1)
    xor s0, s6, s0
    lw a7, 16(a0)
    lw s6, 20(a0)
    sw s4, 336(sp)
    pq_unzipe s4, a7, s6
    pq_unzipo a7, a7, s6
    pq_xar s4, s4, t6, 31
    lw s6, 64(a0)
    sw t6, 340(sp)
    lw t6, 68(a0)
    sw s2, 344(sp)
    pq_unzipe s2, s6, t6
    pq_unzipo t6, s6, t6
    pq_xar t6, t6, t5, 28
    lw s6, 112(a0)
    sw t5, 348(sp)
    lw t5, 116(a0)
    sw t0, 352(sp)
    pq_unzipe t0, s6, t5
    pq_unzipo t5, s6, t5
    pq_xar t5, t5, s11, 20
    lw s6, 120(a0)
    sw s11, 356(sp)
    lw s11, 124(a0)
    sw s7, 360(sp)
    pq_unzipe s7, s6, s11
    pq_unzipo s6, s6, s11
    pq_xar s6, s6, a5, 21
    lw s11, 168(a0)
    sw a5, 364(sp)
    lw a5, 172(a0)
    sw s0, 368(sp)
    pq_unzipe s0, s11, a5
    pq_unzipo a5, s11, a5
    pq_xar s0, s0, s10, 1
    pq_bcax s11, s4, t5, t6
    sw s10, 372(sp)
    pq_bcax s10, t6, s6, t5
    pq_bcax t5, t5, s0, s6
    pq_bcax s6, s6, s4, s0
    pq_bcax s4, s0, t6, s4
    pq_eor3 t6, a6, t1, s11
    pq_eor3 s0, a2, s9, s10
    sw a6, 376(sp)
    pq_eor3 a6, s5, ra, t5
    sw t3, 380(sp)
    pq_eor3 t3, t3, s3, s6
    sw s5, 384(sp)
    pq_eor3 s5, a3, t2, s4
    pq_xar a7, a7, t4, 31
    pq_xar s2, s2, s1, 27
    pq_xar t0, t0, s8, 19
    sw t2, 388(sp)
    lw t2, 332(sp)
    pq_xar s7, s7, t2, 20
    pq_xar a5, a5, a4, 1
    sw s9, 392(sp)
    pq_bcax s9, a7, t0, s2
    sw s10, 396(sp)
    pq_bcax s10, s2, s7, t0
    pq_bcax t0, t0, a5, s7
    pq_bcax s7, s7, a7, a5
    pq_bcax s2, a5, s2, a7
    lw a5, 328(sp)
    lw a7, 368(sp)
    pq_eor3 a7, a5, a7, s9
    sw s9, 400(sp)
    lw a5, 324(sp)
    lw s9, 360(sp)
    sw s10, 404(sp)
    pq_eor3 s9, a5, s9, s10
    sw ra, 408(sp)
    lw ra, 320(sp)
    lw s10, 352(sp)
    pq_eor3 s10, ra, s10, t0
    sw t0, 412(sp)
    lw t0, 316(sp)
    sw s3, 416(sp)
    lw s3, 344(sp)
    sw s7, 420(sp)
    pq_eor3 t0, t0, s3, s7
    sw s4, 424(sp)
    lw s4, 312(sp)
    lw s3, 336(sp)
    sw s2, 428(sp)
    pq_eor3 s4, s4, s3, s2
    lw s2, 8(a0)
    sw t1, 432(sp)
    lw s3, 12(a0)
    sw s11, 436(sp)
    pq_unzipe s7, s2, s3
    pq_unzipo s2, s2, s3
    pq_xar s2, s2, a4, 1
    lw s3, 56(a0)
    sw a3, 440(sp)
    lw a3, 60(a0)
    pq_unzipe a5, s3, a3
    pq_unzipo a3, s3, a3
    lw s3, 340(sp)
    pq_xar s3, a5, s3, 3
    sw s6, 444(sp)
    lw s11, 104(a0)
    lw a5, 108(a0)
    pq_unzipe t1, s11, a5
    pq_unzipo a5, s11, a5
    lw ra, 348(sp)
    pq_xar a5, a5, ra, 13
    sw t5, 448(sp)
    lw t5, 152(a0)
    sw a2, 452(sp)
    lw s11, 156(a0)
    pq_unzipe s6, t5, s11
    pq_unzipo a2, t5, s11
    pq_xar t5, s6, s8, 4
    lw s6, 160(a0)
    sw s4, 456(sp)
    lw s4, 164(a0)
    sw t0, 460(sp)
    pq_unzipe t0, s6, s4
    pq_unzipo s4, s6, s4
    pq_xar t0, t0, t2, 9
    pq_bcax s6, s2, a5, s3
    sw s10, 464(sp)
    pq_bcax s10, s3, t5, a5
    pq_bcax a5, a5, t0, t5
    pq_bcax t5, t5, s2, t0
    pq_bcax t0, t0, s3, s2
    lw s2, 372(sp)
    xor s7, s7, s2
    pq_xar a3, a3, t4, 3
    pq_xar s3, t1, s1, 12
    lw t1, 356(sp)
    pq_xar s11, a2, t1, 4
    sw s9, 468(sp)
    lw a2, 364(sp)
    pq_xar s4, s4, a2, 9
    sw a7, 472(sp)
    pq_bcax a7, s7, s3, a3
    sw a7, 476(sp)
    pq_bcax s9, a3, s11, s3
    pq_bcax a7, s3, s4, s11
    pq_bcax s3, s11, s7, s4
    pq_bcax s4, s4, a3, s7
    lw a3, 24(a0)
    lw s7, 28(a0)
    sw s4, 480(sp)
    pq_unzipe s4, a3, s7
    pq_unzipo a3, a3, s7
    pq_xar s4, s4, s1, 14
    lw s1, 72(a0)
    lw s7, 76(a0)
    sw s3, 484(sp)
    pq_unzipe s3, s1, s7
    pq_unzipo s1, s1, s7
    pq_xar s8, s3, s8, 10
    lw s7, 80(a0)
    lw s3, 84(a0)
    sw a7, 488(sp)
    pq_unzipe a7, s7, s3
    pq_unzipo s7, s7, s3
    pq_xar s7, s7, a2, 2
    lw s3, 128(a0)
    lw a2, 132(a0)
    sw s9, 364(sp)
    pq_unzipe s11, s3, a2
    pq_unzipo s3, s3, a2
    pq_xar s3, s3, a4, 23
    lw a4, 176(a0)
    lw a2, 180(a0)
    pq_unzipe s9, a4, a2
    pq_unzipo a4, a4, a2
    pq_xar t4, a4, t4, 31
    pq_bcax a2, s4, s7, s8
    pq_bcax a4, s8, s3, s7
    pq_bcax s7, s7, t4, s3
    pq_bcax s3, s3, s4, t4
    pq_bcax s4, t4, s8, s4
    pq_eor3 t4, t6, s6, a2
    pq_eor3 s8, s0, s10, a4
    pq_eor3 t6, a6, a5, s7
    pq_eor3 s0, t3, t5, s3
    pq_eor3 a6, s5, t0, s4
    pq_xar a3, a3, ra, 14
    pq_xar s1, s1, t1, 10
    pq_xar t2, a7, t2, 1
    pq_xar s2, s11, s2, 22
    lw s5, 340(sp)
    pq_xar s5, s9, s5, 30
    pq_bcax s11, a3, t2, s1
    pq_bcax a7, s1, s2, t2
    pq_bcax t2, t2, s5, s2
    pq_bcax s2, s2, a3, s5
    pq_bcax a3, s5, s1, a3
    lw s1, 472(sp)
    lw s5, 476(sp)
    pq_eor3 s1, s1, s5, s11
    lw t1, 468(sp)
    lw ra, 364(sp)
    pq_eor3 t1, t1, ra, a7
    lw t3, 464(sp)
    lw ra, 488(sp)
    pq_eor3 s9, t3, ra, t2
    sw a5, 464(sp)
    lw a5, 460(sp)
    sw a7, 468(sp)
    lw t3, 484(sp)
    pq_eor3 a5, a5, t3, s2
    sw t0, 460(sp)
    lw t0, 456(sp)
    sw s3, 472(sp)
    lw s3, 480(sp)
    pq_eor3 t0, t0, s3, a3
    pq_rax1 s3, a6, t1
    sw s11, 456(sp)
    xor a7, t0, s8
    sw t5, 340(sp)
    pq_rax1 t5, t4, s9
    sw t2, 372(sp)
    xor s11, s1, t6
    pq_rax1 s8, s8, a5
    xor t1, t1, s0
    pq_rax1 t6, t6, t0
    xor a6, s9, a6
    pq_rax1 s0, s0, s1
    xor t2, a5, t4
    lw t0, 344(sp)
    pq_xar t0, t0, a6, 14
    pq_xar t4, a3, t2, 10
    pq_xar a3, s6, s3, 1
    lw s1, 452(sp)
    pq_xar s1, s1, t5, 22
    lw a5, 448(sp)
    pq_xar a5, a5, s8, 30
    pq_bcax s9, t0, a3, t4
    sw s9, 44(sp)
    pq_bcax s9, t4, s1, a3
    pq_bcax a3, a3, a5, s1
    pq_bcax s1, s1, t0, a5
    pq_bcax t0, a5, t4, t0
    lw t4, 336(sp)
    pq_xar t4, t4, t2, 14
    pq_xar a5, a2, s3, 18
    pq_xar a2, s10, t5, 5
    lw s10, 320(sp)
    pq_xar s6, s10, t1, 8
    sw t0, 76(sp)
    lw t0, 444(sp)
    pq_xar t0, t0, t6, 28
    sw s1, 68(sp)
    pq_bcax s1, t4, a2, a5
    sw a3, 60(sp)
    pq_bcax a3, a5, s6, a2
    pq_bcax a2, a2, t0, s6
    pq_bcax s6, s6, t4, t0
    pq_bcax t0, t0, a5, t4
    lw t4, 360(sp)
    pq_xar t4, t4, s11, 1
    pq_xar a5, s7, s8, 3
    pq_xar t3, t3, a6, 13
    lw s7, 440(sp)
    pq_xar s7, s7, s0, 4
    sw s9, 52(sp)
    lw s10, 436(sp)
    pq_xar s10, s10, s3, 9
    pq_bcax s9, t4, t3, a5
    sw t2, 436(sp)
    pq_bcax t2, a5, s7, t3
    pq_bcax t3, t3, s10, s7
    pq_bcax s7, s7, t4, s10
    pq_bcax t4, s10, a5, t4
    lw a5, 432(sp)
    xor a5, a5, s3
    pq_xar a4, a4, t5, 22
    pq_xar s10, ra, t1, 22
    lw ra, 316(sp)
    pq_xar ra, ra, a6, 11
    sw s3, 316(sp)
    lw s3, 424(sp)
    pq_xar s3, s3, s0, 7
    sw t5, 424(sp)
    pq_bcax t5, a5, s10, a4
    sw s2, 488(sp)
    pq_bcax s2, a4, ra, s10
    pq_bcax s10, s10, s3, ra
    pq_bcax ra, ra, a5, s3
    pq_bcax a5, s3, a4, a5
    lw s3, 0(a1)
    xor t5, t5, s3
    sw s9, 80(sp)
    sw t5, 0(sp)
    pq_eor3 s3, s1, s9, t5
    sw a3, 128(sp)
    sw t2, 88(sp)
    sw s2, 8(sp)
    pq_eor3 t2, a3, t2, s2
    sw a2, 136(sp)
    sw t3, 96(sp)
    sw s10, 16(sp)
    pq_eor3 a3, a2, t3, s10
    sw ra, 24(sp)
    sw s6, 144(sp)
    sw s7, 104(sp)
    pq_eor3 s2, s6, s7, ra
    sw a5, 32(sp)
    sw t0, 152(sp)
    sw t4, 112(sp)
    pq_eor3 a2, t0, t4, a5
    lw t0, 416(sp)
    pq_xar t0, t0, t6, 14
    pq_xar t4, s4, s0, 10
    pq_xar s4, s5, a7, 2
    lw s5, 324(sp)
    pq_xar s5, s5, s11, 23
    lw s7, 412(sp)
    pq_xar a4, s7, t1, 31
    pq_bcax s6, t0, s4, t4
    pq_bcax t5, t4, s5, s4
    pq_bcax s7, s4, a4, s5
    pq_bcax s4, s5, t0, a4
    pq_bcax s5, a4, t4, t0
    lw t0, 408(sp)
    pq_xar t0, t0, s8, 31
    lw t4, 488(sp)
    pq_xar t4, t4, a6, 28
    lw s9, 480(sp)
    lw a5, 436(sp)
    pq_xar t3, s9, a5, 20
    lw ra, 328(sp)
    pq_xar s10, ra, a7, 21
    lw s9, 396(sp)
    lw a4, 424(sp)
    pq_xar ra, s9, a4, 1
    pq_bcax s9, t0, t3, t4
    sw s1, 396(sp)
    pq_bcax s1, t4, s10, t3
    pq_bcax t3, t3, ra, s10
    pq_bcax s10, s10, t0, ra
    pq_bcax ra, ra, t4, t0
    sw s9, 160(sp)
    sw s6, 40(sp)
    pq_eor3 t0, s3, s6, s9
    sw s1, 168(sp)
    sw t5, 48(sp)
    pq_eor3 t2, t2, t5, s1
    sw s7, 56(sp)
    sw t3, 176(sp)
    pq_eor3 t4, a3, s7, t3
    pq_eor3 s9, s2, s4, s10
    sw s5, 72(sp)
    sw ra, 192(sp)
    pq_eor3 a3, a2, s5, ra
    lw s1, 392(sp)
    xor s2, s1, a4
    lw s1, 372(sp)
    pq_xar s1, s1, t1, 3
    lw s3, 340(sp)
    pq_xar s3, s3, t6, 12
    lw t5, 312(sp)
    pq_xar s5, t5, a5, 4
    lw t3, 400(sp)
    pq_xar t5, t3, a7, 9
    pq_bcax a4, s2, s3, s1
    pq_bcax t3, s1, s5, s3
    pq_bcax s3, s3, t5, s5
    pq_bcax s5, s5, s2, t5
    pq_bcax s7, t5, s1, s2
    lw s2, 388(sp)
    pq_xar s1, s2, s0, 13
    lw s2, 456(sp)
    pq_xar s6, s2, a7, 18
    lw s2, 364(sp)
    pq_xar s2, s2, s11, 5
    lw t5, 384(sp)
    pq_xar a2, t5, s8, 7
    lw ra, 420(sp)
    pq_xar a6, ra, a6, 28
    pq_bcax t5, s1, s2, s6
    pq_bcax ra, s6, a2, s2
    pq_bcax s2, s2, a6, a2
    pq_bcax a2, a2, s1, a6
    pq_bcax s1, a6, s6, s1
    lw a6, 44(sp)
    sw t5, 124(sp)
    sw a4, 84(sp)
    pq_eor3 a4, a6, a4, t5
    lw a6, 52(sp)
    sw ra, 132(sp)
    sw t3, 92(sp)
    pq_eor3 t3, a6, t3, ra
    lw a6, 60(sp)
    sw s3, 100(sp)
    pq_eor3 t5, a6, s3, s2
    lw s3, 68(sp)
    sw a2, 148(sp)
    sw s5, 108(sp)
    pq_eor3 a2, s3, s5, a2
    lw s3, 76(sp)
    sw s7, 116(sp)
    pq_eor3 s6, s3, s7, s1
    lw s5, 352(sp)
    pq_xar s3, s5, t1, 31
    lw s7, 472(sp)
    pq_xar a6, s7, t6, 27
    lw s5, 460(sp)
    pq_xar t1, s5, s0, 19
    lw s0, 376(sp)
    lw s5, 316(sp)
    pq_xar s7, s0, s5, 20
    lw s0, 404(sp)
    pq_xar ra, s0, s11, 1
    pq_bcax s0, s3, t1, a6
    pq_bcax s5, a6, s7, t1
    pq_bcax t1, t1, ra, s7
    pq_bcax s7, s7, s3, ra
    pq_bcax s3, ra, a6, s3
    lw a6, 368(sp)
    xor a7, a6, a7
    lw a6, 468(sp)
    pq_xar ra, a6, s11, 22
    lw s11, 464(sp)
    pq_xar a6, s11, s8, 21
    lw s11, 380(sp)
    pq_xar s11, s11, t6, 10
    lw s8, 428(sp)
    pq_xar a5, s8, a5, 7
    pq_bcax s8, a7, a6, ra
    pq_bcax t6, ra, s11, a6
    pq_bcax a6, a6, a5, s11
    pq_bcax s11, s11, a7, a5
    pq_bcax a7, a5, ra, a7
    lw a5, 4(a1)
    xor a5, s8, a5
    pq_eor3 ra, a4, s0, a5
    pq_eor3 t3, t3, s5, t6
    sw t1, 180(sp)
    pq_eor3 t5, t5, t1, a6
    sw s7, 188(sp)
    sw s11, 28(sp)
    pq_eor3 a2, a2, s7, s11
    pq_eor3 a4, s6, s3, a7
    lw s6, 396(sp)
    mv s7, t6
    mv s8, s10
    mv t1, ra
    mv t6, s9
    addi a1, a1, -16
.Lrounds:
    pq_rax1 s11, a3, t3
    xor s9, a4, t2
    pq_rax1 a0, t0, t5
    xor s10, t1, t4
    pq_rax1 t2, t2, a2
    xor ra, t3, t6
    pq_rax1 t4, t4, a4
    xor a3, t5, a3
    pq_rax1 t6, t6, t1
    xor t0, a2, t0
    pq_xar t1, a7, t0, 14
    lw a7, 40(sp)
    pq_xar t5, a7, s11, 18
    lw t3, 88(sp)
    pq_xar a7, t3, a0, 5
    pq_xar s2, s2, ra, 8
    pq_xar s8, s8, t4, 28
    pq_bcax a4, t1, a7, t5
    pq_bcax a2, t5, s2, a7
    pq_bcax t3, a7, s8, s2
    pq_bcax s2, s2, t1, s8
    pq_bcax s8, s8, t5, t1
    xor a7, a5, s9
    lw t5, 52(sp)
    pq_xar t1, t5, s10, 22
    lw a5, 96(sp)
    pq_xar a5, a5, t2, 21
    lw t5, 144(sp)
    pq_xar t5, t5, t4, 10
    pq_xar s3, s3, t0, 7
    sw s8, 312(sp)
    pq_bcax s8, a7, a5, t1
    sw s2, 316(sp)
    pq_bcax s2, t1, t5, a5
    pq_bcax a5, a5, s3, t5
    pq_bcax t5, t5, a7, s3
    pq_bcax s3, s3, t1, a7
    lw a7, 12(a1)
    xor s8, s8, a7
    pq_xar t1, a6, ra, 31
    pq_xar s4, s4, t4, 27
    lw a6, 112(sp)
    pq_xar a6, a6, t6, 19
    pq_xar s6, s6, s11, 20
    pq_xar s5, s5, s10, 1
    pq_bcax a7, t1, a6, s4
    sw t3, 320(sp)
    pq_bcax t3, s4, s6, a6
    pq_bcax a6, a6, s5, s6
    pq_bcax s6, s6, t1, s5
    pq_bcax s4, s5, s4, t1
    lw s5, 8(sp)
    xor s5, s5, a0
    lw t1, 60(sp)
    pq_xar t1, t1, ra, 3
    sw a2, 324(sp)
    lw a2, 104(sp)
    pq_xar a2, a2, t4, 12
    pq_xar s1, s1, t0, 4
    pq_xar s0, s0, s9, 9
    sw t4, 328(sp)
    pq_bcax t4, s5, a2, t1
    sw a4, 332(sp)
    pq_bcax a4, t1, s1, a2
    pq_bcax a2, a2, s0, s1
    pq_bcax s1, s1, s5, s0
    pq_bcax s0, s0, t1, s5
    pq_eor3 s5, s8, a7, t4
    pq_eor3 t1, s2, t3, a4
    sw s8, 336(sp)
    pq_eor3 s8, a5, a6, a2
    sw t3, 340(sp)
    pq_eor3 t3, t5, s6, s1
    sw s4, 344(sp)
    pq_eor3 s4, s3, s4, s0
    sw a5, 348(sp)
    lw a5, 28(sp)
    pq_xar a5, a5, a3, 14
    sw s6, 352(sp)
    lw s6, 76(sp)
    pq_xar s6, s6, t0, 10
    sw a4, 356(sp)
    lw a4, 80(sp)
    pq_xar a4, a4, s11, 1
    sw a7, 360(sp)
    lw a7, 128(sp)
    pq_xar a7, a7, a0, 22
    sw s0, 364(sp)
    lw s0, 176(sp)
    pq_xar s0, s0, t2, 30
    sw a6, 368(sp)
    pq_bcax a6, a5, a4, s6
    sw t4, 372(sp)
    pq_bcax t4, s6, a7, a4
    pq_bcax a4, a4, s0, a7
    pq_bcax a7, a7, a5, s0
    pq_bcax s6, s0, s6, a5
    lw s0, 32(sp)
    pq_xar s0, s0, t6, 13
    lw a5, 44(sp)
    pq_xar a5, a5, s9, 18
    sw a2, 376(sp)
    lw a2, 92(sp)
    pq_xar a2, a2, s10, 5
    sw s1, 380(sp)
    lw s1, 136(sp)
    pq_xar s1, s1, t2, 7
    sw s2, 384(sp)
    lw s2, 188(sp)
    pq_xar s2, s2, a3, 28
    sw s3, 388(sp)
    pq_bcax s3, s0, a2, a5
    sw t5, 392(sp)
    pq_bcax t5, a5, s1, a2
    pq_bcax a2, a2, s2, s1
    pq_bcax s1, s1, s0, s2
    pq_bcax s2, s2, a5, s0
    pq_eor3 s5, s5, a6, s3
    pq_eor3 s0, t1, t4, t5
    pq_eor3 s8, s8, a4, a2
    pq_eor3 t1, t3, a7, s1
    pq_eor3 s4, s4, s6, s2
    lw t3, 0(sp)
    xor a5, t3, s11
    lw t3, 48(sp)
    pq_xar t3, t3, a0, 22
    sw t4, 396(sp)
    lw t4, 100(sp)
    pq_xar t4, t4, ra, 22
    sw a6, 400(sp)
    lw a6, 148(sp)
    pq_xar a6, a6, a3, 11
    sw s2, 404(sp)
    lw s2, 192(sp)
    pq_xar s2, s2, t6, 7
    sw a4, 408(sp)
    pq_bcax a4, a5, t4, t3
    sw s3, 412(sp)
    pq_bcax s3, t3, a6, t4
    pq_bcax t4, t4, s2, a6
    pq_bcax a6, a6, a5, s2
    pq_bcax s2, s2, t3, a5
    lw a5, 8(a1)
    xor t3, a4, a5
    pq_xar a5, s7, s10, 1
    lw s7, 56(sp)
    pq_xar s7, s7, t2, 3
    lw a4, 108(sp)
    pq_xar a4, a4, a3, 13
    sw a7, 416(sp)
    lw a7, 152(sp)
    pq_xar a7, a7, t6, 4
    sw t5, 420(sp)
    lw t5, 160(sp)
    pq_xar t5, t5, s11, 9
    pq_bcax s11, a5, a4, s7
    sw s1, 424(sp)
    pq_bcax s1, s7, a7, a4
    pq_bcax a4, a4, t5, a7
    pq_bcax a7, a7, a5, t5
    pq_bcax s7, t5, s7, a5
    lw t5, 332(sp)
    pq_eor3 a5, t5, t3, s11
    lw t5, 324(sp)
    sw s3, 428(sp)
    pq_eor3 s3, t5, s3, s1
    sw t3, 432(sp)
    lw t3, 320(sp)
    sw a4, 436(sp)
    pq_eor3 a4, t3, t4, a4
    lw t3, 316(sp)
    pq_eor3 t3, t3, a6, a7
    sw a7, 440(sp)
    lw a7, 312(sp)
    sw s7, 444(sp)
    pq_eor3 s7, a7, s2, s7
    sw s2, 448(sp)
    lw s2, 24(sp)
    sw t4, 452(sp)
    lw t4, 328(sp)
    pq_xar t4, s2, t4, 14
    lw s2, 72(sp)
    pq_xar t6, s2, t6, 10
    lw s2, 84(sp)
    pq_xar s2, s2, s9, 2
    sw a6, 328(sp)
    lw a7, 132(sp)
    pq_xar a6, a7, s10, 23
    lw a7, 180(sp)
    pq_xar a7, a7, ra, 31
    pq_bcax s10, t4, s2, t6
    pq_bcax ra, t6, a6, s2
    pq_bcax s2, s2, a7, a6
    pq_bcax a6, a6, t4, a7
    pq_bcax t4, a7, t6, t4
    lw t6, 16(sp)
    pq_xar t2, t6, t2, 31
    lw t6, 68(sp)
    pq_xar t6, t6, a3, 28
    lw a3, 116(sp)
    pq_xar t0, a3, t0, 20
    lw a3, 124(sp)
    pq_xar a3, a3, s9, 21
    lw a7, 168(sp)
    pq_xar a7, a7, a0, 1
    pq_bcax a0, t2, t0, t6
    pq_bcax s9, t6, a3, t0
    pq_bcax t0, t0, a7, a3
    pq_bcax a3, a3, t2, a7
    pq_bcax t6, a7, t6, t2
    pq_eor3 t2, a5, s10, a0
    pq_eor3 a5, s3, ra, s9
    pq_eor3 a7, a4, s2, t0
    pq_eor3 s3, t3, a6, a3
    pq_eor3 s7, s7, t4, t6
    pq_rax1 t3, s7, s0
    xor a4, s4, a5
    sw a6, 456(sp)
    pq_rax1 a6, t2, s8
    sw s9, 460(sp)
    xor s9, s5, a7
    pq_rax1 a5, a5, t1
    xor s0, s0, s3
    pq_rax1 a7, a7, s4
    xor s7, s8, s7
    pq_rax1 s5, s3, s5
    xor t1, t1, t2
    lw s4, 392(sp)
    pq_xar s8, s4, s7, 14
    pq_xar s6, s6, t1, 10
    pq_xar s4, s11, t3, 1
    pq_xar t2, t5, a6, 22
    pq_xar t0, t0, a5, 30
    pq_bcax s3, s8, s4, s6
    pq_bcax s11, s6, t2, s4
    pq_bcax s4, s4, t0, t2
    pq_bcax t2, t2, s8, t0
    pq_bcax s8, t0, s6, s8
    lw s6, 388(sp)
    pq_xar t0, s6, t1, 14
    pq_xar t5, s10, t3, 18
    pq_xar s1, s1, a6, 5
    pq_xar s10, a2, s0, 8
    pq_xar a3, a3, a7, 28
    pq_bcax s6, t0, s1, t5
    pq_bcax a2, t5, s10, s1
    pq_bcax s1, s1, a3, s10
    pq_bcax s10, s10, t0, a3
    pq_bcax t0, a3, t5, t0
    lw a3, 384(sp)
    pq_xar a3, a3, s9, 1
    pq_xar s2, s2, a5, 3
    lw t5, 380(sp)
    pq_xar t5, t5, s7, 13
    sw s8, 76(sp)
    lw s8, 312(sp)
    pq_xar s8, s8, s5, 4
    pq_xar a0, a0, t3, 9
    sw t2, 68(sp)
    pq_bcax t2, a3, t5, s2
    sw s4, 60(sp)
    pq_bcax s4, s2, s8, t5
    pq_bcax t5, t5, a0, s8
    pq_bcax s8, s8, a3, a0
    pq_bcax a3, a0, s2, a3
    lw s2, 432(sp)
    xor s2, s2, t3
    pq_xar ra, ra, a6, 22
    lw a0, 376(sp)
    pq_xar a0, a0, s0, 22
    sw t3, 376(sp)
    lw t3, 424(sp)
    pq_xar t3, t3, s7, 11
    pq_xar t6, t6, s5, 7
    sw s11, 52(sp)
    pq_bcax s11, s2, a0, ra
    sw s3, 44(sp)
    pq_bcax s3, ra, t3, a0
    pq_bcax a0, a0, t6, t3
    pq_bcax t3, t3, s2, t6
    pq_bcax t6, t6, ra, s2
    lw s2, 0(a1)
    xor s2, s11, s2
    sw s2, 0(sp)
    sw t2, 80(sp)
    pq_eor3 t2, s6, t2, s2
    sw s3, 8(sp)
    sw a2, 128(sp)
    sw s4, 88(sp)
    pq_eor3 s2, a2, s4, s3
    sw a0, 16(sp)
    sw s1, 136(sp)
    sw t5, 96(sp)
    pq_eor3 s1, s1, t5, a0
    sw s8, 104(sp)
    sw t3, 24(sp)
    sw s10, 144(sp)
    pq_eor3 t5, s10, s8, t3
    sw a3, 112(sp)
    sw t6, 32(sp)
    sw t0, 152(sp)
    pq_eor3 a3, t0, a3, t6
    lw s4, 328(sp)
    pq_xar s8, s4, a7, 14
    pq_xar t0, t4, s5, 10
    lw s4, 372(sp)
    pq_xar s4, s4, a4, 2
    lw t4, 420(sp)
    pq_xar t4, t4, s9, 23
    lw t6, 368(sp)
    pq_xar t6, t6, s0, 31
    pq_bcax t3, s8, s4, t0
    pq_bcax a2, t0, t4, s4
    pq_bcax s3, s4, t6, t4
    pq_bcax s4, t4, s8, t6
    pq_bcax s10, t6, t0, s8
    lw s8, 452(sp)
    pq_xar t0, s8, a5, 31
    lw t6, 416(sp)
    pq_xar t4, t6, s7, 28
    lw s8, 364(sp)
    pq_xar t6, s8, t1, 20
    lw s8, 412(sp)
    pq_xar s8, s8, a4, 21
    lw s11, 460(sp)
    pq_xar a0, s11, a6, 1
    pq_bcax ra, t0, t6, t4
    pq_bcax s11, t4, s8, t6
    pq_bcax t6, t6, a0, s8
    pq_bcax s8, s8, t0, a0
    pq_bcax a0, a0, t4, t0
    sw t3, 40(sp)
    sw ra, 160(sp)
    pq_eor3 t0, t2, t3, ra
    sw a2, 48(sp)
    sw s11, 168(sp)
    pq_eor3 t2, s2, a2, s11
    sw s3, 56(sp)
    sw t6, 176(sp)
    pq_eor3 t4, s1, s3, t6
    pq_eor3 t6, t5, s4, s8
    sw s10, 72(sp)
    sw a0, 192(sp)
    pq_eor3 a3, a3, s10, a0
    lw s1, 428(sp)
    xor s2, s1, a6
    lw s1, 408(sp)
    pq_xar s1, s1, s0, 3
    lw a6, 440(sp)
    pq_xar t3, a6, a7, 12
    lw s3, 404(sp)
    pq_xar s3, s3, t1, 4
    lw t5, 360(sp)
    pq_xar a6, t5, a4, 9
    pq_bcax s11, s2, t3, s1
    pq_bcax a0, s1, s3, t3
    pq_bcax t5, t3, a6, s3
    pq_bcax ra, s3, s2, a6
    pq_bcax s3, a6, s1, s2
    lw s2, 448(sp)
    pq_xar s1, s2, s5, 13
    lw s2, 400(sp)
    pq_xar a6, s2, a4, 18
    lw s2, 356(sp)
    pq_xar s2, s2, s9, 5
    lw t3, 320(sp)
    pq_xar a2, t3, a5, 7
    lw t3, 352(sp)
    pq_xar t3, t3, s7, 28
    pq_bcax s7, s1, s2, a6
    pq_bcax s10, a6, a2, s2
    pq_bcax s2, s2, t3, a2
    pq_bcax a2, a2, s1, t3
    pq_bcax s1, t3, a6, s1
    lw a6, 44(sp)
    sw s7, 124(sp)
    sw s11, 84(sp)
    pq_eor3 t3, a6, s11, s7
    lw s7, 52(sp)
    sw a0, 92(sp)
    sw s10, 132(sp)
    pq_eor3 s11, s7, a0, s10
    lw a6, 60(sp)
    sw t5, 100(sp)
    pq_eor3 t5, a6, t5, s2
    lw s7, 68(sp)
    sw ra, 108(sp)
    sw a2, 148(sp)
    pq_eor3 a2, s7, ra, a2
    lw a6, 76(sp)
    sw s3, 116(sp)
    pq_eor3 ra, a6, s3, s1
    lw s10, 348(sp)
    pq_xar a6, s10, s0, 31
    lw s0, 456(sp)
    pq_xar s3, s0, a7, 27
    lw s0, 444(sp)
    pq_xar a0, s0, s5, 19
    lw s0, 332(sp)
    lw s5, 376(sp)
    pq_xar s10, s0, s5, 20
    lw s0, 340(sp)
    pq_xar s7, s0, s9, 1
    pq_bcax s0, a6, a0, s3
    pq_bcax s5, s3, s10, a0
    pq_bcax a0, a0, s7, s10
    pq_bcax s10, s10, a6, s7
    pq_bcax s3, s7, s3, a6
    lw a6, 336(sp)
    xor a4, a6, a4
    lw a6, 396(sp)
    pq_xar s9, a6, s9, 22
    lw s7, 436(sp)
    pq_xar a6, s7, a5, 21
    lw s7, 316(sp)
    pq_xar a7, s7, a7, 10
    lw s7, 344(sp)
    pq_xar t1, s7, t1, 7
    pq_bcax a5, a4, a6, s9
    pq_bcax s7, s9, a7, a6
    pq_bcax a6, a6, t1, a7
    pq_bcax a7, a7, a4, t1
    pq_bcax s9, t1, s9, a4
    lw a4, 4(a1)
    xor a5, a5, a4
    pq_eor3 t1, t3, s0, a5
    pq_eor3 t3, s11, s5, s7
    sw a0, 180(sp)
    pq_eor3 t5, t5, a0, a6
    sw s10, 188(sp)
    sw a7, 28(sp)
    pq_eor3 a2, a2, s10, a7
    pq_eor3 a4, ra, s3, s9
    mv a7, s9
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    pq_rax1 s11, a3, t3
    xor ra, a4, t2
    pq_rax1 a0, t0, t5
    xor s10, t1, t4
    pq_rax1 t2, t2, a2
    xor s9, t3, t6
    pq_rax1 t3, t4, a4
    xor t5, t5, a3
    pq_rax1 t1, t6, t1
    xor t6, a2, t0
    pq_xar a7, a7, t6, 14
    lw a3, 40(sp)
    pq_xar t0, a3, s11, 18
    lw a3, 88(sp)
    pq_xar a2, a3, a0, 5
    pq_xar s2, s2, s9, 8
    pq_xar s8, s8, t3, 28
    pq_bcax a4, a7, a2, t0
    pq_bcax t4, t0, s2, a2
    pq_bcax a3, a2, s8, s2
    pq_bcax a2, s2, a7, s8
    pq_bcax s2, s8, t0, a7
    xor a5, a5, ra
    lw t0, 52(sp)
    pq_xar s8, t0, s10, 22
    lw a7, 96(sp)
    pq_xar t0, a7, t2, 21
    lw a7, 144(sp)
    pq_xar a7, a7, t3, 10
    pq_xar s3, s3, t6, 7
    sw s2, 312(sp)
    pq_bcax s2, a5, t0, s8
    sw a2, 316(sp)
    pq_bcax a2, s8, a7, t0
    pq_bcax t0, t0, s3, a7
    pq_bcax a7, a7, a5, s3
    pq_bcax s8, s3, s8, a5
    lw s3, 12(a1)
    xor a5, s2, s3
    pq_xar s2, a6, s9, 31
    pq_xar a6, s4, t3, 27
    lw s4, 112(sp)
    pq_xar s3, s4, t1, 19
    pq_xar s4, s6, s11, 20
    pq_xar s6, s5, s10, 1
    pq_bcax s5, s2, s3, a6
    sw a3, 320(sp)
    pq_bcax a3, a6, s4, s3
    pq_bcax s3, s3, s6, s4
    pq_bcax s4, s4, s2, s6
    pq_bcax s2, s6, a6, s2
    lw a6, 8(sp)
    xor a6, a6, a0
    lw s6, 60(sp)
    pq_xar s6, s6, s9, 3
    sw t4, 324(sp)
    lw t4, 104(sp)
    pq_xar t4, t4, t3, 12
    pq_xar s1, s1, t6, 4
    pq_xar s0, s0, ra, 9
    sw t3, 328(sp)
    pq_bcax t3, a6, t4, s6
    sw a4, 332(sp)
    pq_bcax a4, s6, s1, t4
    pq_bcax t4, t4, s0, s1
    pq_bcax s1, s1, a6, s0
    pq_bcax a6, s0, s6, a6
    pq_eor3 s6, a5, s5, t3
    pq_eor3 s0, a2, a3, a4
    sw a3, 336(sp)
    pq_eor3 a3, t0, s3, t4
    sw t0, 340(sp)
    pq_eor3 t0, a7, s4, s1
    sw a6, 344(sp)
    pq_eor3 a6, s8, s2, a6
    sw s2, 348(sp)
    lw s2, 28(sp)
    pq_xar s2, s2, t5, 14
    sw a5, 352(sp)
    lw a5, 76(sp)
    pq_xar a5, a5, t6, 10
    sw t4, 356(sp)
    lw t4, 80(sp)
    pq_xar t4, t4, s11, 1
    sw s5, 360(sp)
    lw s5, 128(sp)
    pq_xar s5, s5, a0, 22
    sw s1, 364(sp)
    lw s1, 176(sp)
    pq_xar s1, s1, t2, 30
    sw a2, 368(sp)
    pq_bcax a2, s2, t4, a5
    sw s4, 372(sp)
    pq_bcax s4, a5, s5, t4
    pq_bcax t4, t4, s1, s5
    pq_bcax s5, s5, s2, s1
    pq_bcax a5, s1, a5, s2
    lw s2, 32(sp)
    pq_xar s2, s2, t1, 13
    lw s1, 44(sp)
    pq_xar s1, s1, ra, 18
    sw a4, 376(sp)
    lw a4, 92(sp)
    pq_xar a4, a4, s10, 5
    sw s8, 380(sp)
    lw s8, 136(sp)
    pq_xar s8, s8, t2, 7
    sw a7, 384(sp)
    lw a7, 188(sp)
    pq_xar a7, a7, t5, 28
    sw s3, 388(sp)
    pq_bcax s3, s2, a4, s1
    sw t3, 392(sp)
    pq_bcax t3, s1, s8, a4
    pq_bcax a4, a4, a7, s8
    pq_bcax s8, s8, s2, a7
    pq_bcax a7, a7, s1, s2
    pq_eor3 s6, s6, a2, s3
    pq_eor3 s1, s0, s4, t3
    pq_eor3 a3, a3, t4, a4
    pq_eor3 t0, t0, s5, s8
    pq_eor3 a6, a6, a5, a7
    lw s0, 0(sp)
    xor s0, s0, s11
    lw s2, 48(sp)
    pq_xar s2, s2, a0, 22
    sw s3, 396(sp)
    lw s3, 100(sp)
    pq_xar s3, s3, s9, 22
    sw s5, 400(sp)
    lw s5, 148(sp)
    pq_xar s5, s5, t5, 11
    sw s4, 404(sp)
    lw s4, 192(sp)
    pq_xar s4, s4, t1, 7
    sw s8, 408(sp)
    pq_bcax s8, s0, s3, s2
    sw a7, 412(sp)
    pq_bcax a7, s2, s5, s3
    pq_bcax s3, s3, s4, s5
    pq_bcax s5, s5, s0, s4
    pq_bcax s0, s4, s2, s0
    lw s2, 8(a1)
    xor s2, s8, s2
    pq_xar s4, s7, s10, 1
    lw s7, 56(sp)
    pq_xar s7, s7, t2, 3
    lw s8, 108(sp)
    pq_xar s8, s8, t5, 13
    sw t4, 416(sp)
    lw t4, 152(sp)
    pq_xar t4, t4, t1, 4
    sw a2, 420(sp)
    lw a2, 160(sp)
    pq_xar s11, a2, s11, 9
    pq_bcax a2, s4, s8, s7
    sw a4, 424(sp)
    pq_bcax a4, s7, t4, s8
    pq_bcax s8, s8, s11, t4
    pq_bcax t4, t4, s4, s11
    pq_bcax s11, s11, s7, s4
    lw s7, 332(sp)
    pq_eor3 s4, s7, s2, a2
    lw s7, 324(sp)
    sw s2, 428(sp)
    pq_eor3 s2, s7, a7, a4
    sw a7, 432(sp)
    lw a7, 320(sp)
    sw s3, 436(sp)
    pq_eor3 s3, a7, s3, s8
    sw s8, 440(sp)
    lw a7, 316(sp)
    pq_eor3 s8, a7, s5, t4
    sw t4, 444(sp)
    lw a7, 312(sp)
    sw s11, 448(sp)
    pq_eor3 a7, a7, s0, s11
    lw s11, 24(sp)
    lw t4, 328(sp)
    pq_xar s11, s11, t4, 14
    lw t4, 72(sp)
    pq_xar t4, t4, t1, 10
    lw t1, 84(sp)
    pq_xar t1, t1, ra, 2
    sw s0, 328(sp)
    lw s0, 132(sp)
    pq_xar s0, s0, s10, 23
    lw s10, 180(sp)
    pq_xar s9, s10, s9, 31
    pq_bcax s10, s11, t1, t4
    sw a4, 452(sp)
    pq_bcax a4, t4, s0, t1
    pq_bcax t1, t1, s9, s0
    pq_bcax s0, s0, s11, s9
    pq_bcax t4, s9, t4, s11
    lw s9, 16(sp)
    pq_xar s11, s9, t2, 31
    lw s9, 68(sp)
    pq_xar t2, s9, t5, 28
    lw s9, 116(sp)
    pq_xar t6, s9, t6, 20
    lw s9, 124(sp)
    pq_xar ra, s9, ra, 21
    lw s9, 168(sp)
    pq_xar t5, s9, a0, 1
    pq_bcax s9, s11, t6, t2
    pq_bcax a0, t2, ra, t6
    pq_bcax t6, t6, t5, ra
    pq_bcax ra, ra, s11, t5
    pq_bcax s11, t5, t2, s11
    pq_eor3 t5, s4, s10, s9
    pq_eor3 t2, s2, a4, a0
    pq_eor3 s2, s3, t1, t6
    pq_eor3 s4, s8, s0, ra
    pq_eor3 s8, a7, t4, s11
    pq_rax1 s3, s8, s1
    xor a7, a6, t2
    sw s0, 456(sp)
    pq_rax1 s0, t5, a3
    sw a0, 460(sp)
    xor a0, s6, s2
    pq_rax1 t2, t2, t0
    xor s1, s1, s4
    pq_rax1 a6, s2, a6
    xor a3, a3, s8
    pq_rax1 s8, s4, s6
    xor t5, t0, t5
    pq_xar s5, s5, a6, 14
    pq_xar s4, t4, s8, 10
    lw t0, 392(sp)
    pq_xar t4, t0, a7, 2
    pq_xar s2, t3, a0, 23
    lw t0, 388(sp)
    pq_xar t0, t0, s1, 31
    pq_bcax t3, s5, t4, s4
    pq_bcax s6, s4, s2, t4
    pq_bcax t4, t4, t0, s2
    pq_bcax s2, s2, s5, t0
    pq_bcax s5, t0, s4, s5
    lw t0, 384(sp)
    pq_xar t0, t0, a3, 14
    pq_xar s4, a5, t5, 10
    pq_xar a2, a2, s3, 1
    pq_xar a5, s7, s0, 22
    pq_xar t6, t6, t2, 30
    pq_bcax s7, t0, a2, s4
    sw s11, 324(sp)
    pq_bcax s11, s4, a5, a2
    pq_bcax a2, a2, t6, a5
    pq_bcax a5, a5, t0, t6
    pq_bcax t6, t6, s4, t0
    pq_zipl t0, t3, s7
    pq_ziph s7, t3, s7
    lw s4, 200(sp)
    sw t0, 40(s4)
    sw s7, 44(s4)
    pq_zipl t0, s6, s11
    pq_ziph t3, s6, s11
    sw t0, 48(s4)
    sw t3, 52(s4)
    pq_zipl t0, t4, a2
    pq_ziph s11, t4, a2
    sw t0, 56(s4)
    sw s11, 60(s4)
    pq_zipl s7, s2, a5
    pq_ziph s2, s2, a5
    sw s7, 64(s4)
    sw s2, 68(s4)
    pq_zipl t0, s5, t6
    pq_ziph s7, s5, t6
    sw t0, 72(s4)
    sw s7, 76(s4)
    lw t3, 380(sp)
    pq_xar s11, t3, t5, 14
    pq_xar s5, s10, s3, 18
    lw a2, 452(sp)
    pq_xar a5, a2, s0, 5
    lw t4, 424(sp)
    pq_xar t3, t4, s1, 8
    pq_xar s2, ra, a6, 28
    pq_bcax t6, s11, a5, s5
    pq_bcax t4, s5, t3, a5
    pq_bcax a2, a5, s2, t3
    pq_bcax s10, t3, s11, s2
    pq_bcax s5, s2, s5, s11
    lw ra, 328(sp)
    pq_xar t3, ra, s8, 13
    lw s6, 420(sp)
    pq_xar t0, s6, a7, 18
    lw s6, 376(sp)
    pq_xar ra, s6, a0, 5
    lw s11, 320(sp)
    pq_xar s11, s11, t2, 7
    lw s7, 372(sp)
    pq_xar s7, s7, a3, 28
    pq_bcax a5, t3, ra, t0
    pq_bcax s2, t0, s11, ra
    pq_bcax s6, ra, s7, s11
    pq_bcax ra, s11, t3, s7
    pq_bcax t0, s7, t0, t3
    pq_zipl s7, t6, a5
    pq_ziph s11, t6, a5
    sw s7, 120(s4)
    sw s11, 124(s4)
    pq_zipl a5, t4, s2
    pq_ziph t6, t4, s2
    sw a5, 128(s4)
    sw t6, 132(s4)
    pq_zipl s2, a2, s6
    pq_ziph a5, a2, s6
    sw s2, 136(s4)
    sw a5, 140(s4)
    pq_zipl t3, s10, ra
    pq_ziph ra, s10, ra
    sw t3, 144(s4)
    sw ra, 148(s4)
    pq_zipl t4, s5, t0
    pq_ziph t0, s5, t0
    sw t4, 152(s4)
    sw t0, 156(s4)
    lw s6, 368(sp)
    pq_xar s2, s6, a0, 1
    pq_xar s11, t1, t2, 3
    lw t0, 364(sp)
    pq_xar a5, t0, a3, 13
    lw s10, 312(sp)
    pq_xar ra, s10, s8, 4
    pq_xar t3, s9, s3, 9
    pq_bcax s7, s2, a5, s11
    pq_bcax s6, s11, ra, a5
    pq_bcax t0, a5, t3, ra
    pq_bcax s5, ra, s2, t3
    pq_bcax s11, t3, s11, s2
    lw t3, 432(sp)
    xor a5, t3, s0
    lw t6, 416(sp)
    pq_xar s9, t6, s1, 3
    lw t1, 444(sp)
    pq_xar ra, t1, a6, 12
    lw t1, 412(sp)
    pq_xar s2, t1, t5, 4
    lw a2, 360(sp)
    pq_xar t4, a2, a7, 9
    pq_bcax t1, a5, ra, s9
    pq_bcax t6, s9, s2, ra
    pq_bcax ra, ra, t4, s2
    pq_bcax s10, s2, a5, t4
    pq_bcax t3, t4, s9, a5
    pq_zipl a2, s7, t1
    pq_ziph t1, s7, t1
    sw a2, 80(s4)
    sw t1, 84(s4)
    pq_zipl t4, s6, t6
    pq_ziph s2, s6, t6
    sw t4, 88(s4)
    sw s2, 92(s4)
    pq_zipl s2, t0, ra
    pq_ziph t0, t0, ra
    sw s2, 96(s4)
    sw t0, 100(s4)
    pq_zipl s9, s5, s10
    pq_ziph s7, s5, s10
    sw s9, 104(s4)
    sw s7, 108(s4)
    pq_zipl ra, s11, t3
    pq_ziph a5, s11, t3
    sw ra, 112(s4)
    sw a5, 116(s4)
    lw s2, 428(sp)
    xor a5, s2, s3
    pq_xar t6, a4, s0, 22
    lw t1, 356(sp)
    pq_xar ra, t1, s1, 22
    lw s11, 408(sp)
    pq_xar a2, s11, a3, 11
    lw s5, 324(sp)
    pq_xar s5, s5, s8, 7
    pq_bcax t4, a5, ra, t6
    pq_bcax t0, t6, a2, ra
    pq_bcax s10, ra, s5, a2
    pq_bcax t1, a2, a5, s5
    pq_bcax t3, s5, t6, a5
    lw s2, 0(a1)
    xor s11, t4, s2
    lw ra, 352(sp)
    xor s5, ra, a7
    lw s9, 404(sp)
    pq_xar ra, s9, a0, 22
    lw s2, 440(sp)
    pq_xar a4, s2, t2, 21
    lw s6, 316(sp)
    pq_xar a2, s6, a6, 10
    lw t4, 348(sp)
    pq_xar s2, t4, t5, 7
    pq_bcax s7, s5, a4, ra
    pq_bcax s6, ra, a2, a4
    pq_bcax t4, a4, s2, a2
    pq_bcax a5, a2, s5, s2
    pq_bcax s9, s2, ra, s5
    lw t6, 4(a1)
    xor ra, s7, t6
    pq_zipl a2, s11, ra
    pq_ziph s11, s11, ra
    sw a2, 0(s4)
    sw s11, 4(s4)
    pq_zipl s11, t0, s6
    pq_ziph a4, t0, s6
    sw s11, 8(s4)
    sw a4, 12(s4)
    pq_zipl a2, s10, t4
    pq_ziph s7, s10, t4
    sw a2, 16(s4)
    sw s7, 20(s4)
    pq_zipl t6, t1, a5
    pq_ziph s2, t1, a5
    sw t6, 24(s4)
    sw s2, 28(s4)
    pq_zipl s6, t3, s9
    pq_ziph t3, t3, s9
    sw s6, 32(s4)
    sw t3, 36(s4)
    lw a5, 436(sp)
    pq_xar t3, a5, t2, 31
    lw s5, 400(sp)
    pq_xar t0, s5, a3, 28
    lw t2, 344(sp)
    pq_xar s10, t2, t5, 20
    lw s11, 396(sp)
    pq_xar s6, s11, a7, 21
    lw ra, 460(sp)
    pq_xar a4, ra, s0, 1
    pq_bcax a5, t3, s10, t0
    pq_bcax a7, t0, s6, s10
    pq_bcax t4, s10, a4, s6
    pq_bcax s7, s6, t3, a4
    pq_bcax s9, a4, t0, t3
    lw s6, 340(sp)
    pq_xar s1, s6, s1, 31
    lw a2, 456(sp)
    pq_xar t5, a2, a6, 27
    lw t1, 448(sp)
    pq_xar a6, t1, s8, 19
    lw a4, 332(sp)
    pq_xar s0, a4, s3, 20
    lw s11, 336(sp)
    pq_xar s8, s11, a0, 1
    pq_bcax s10, s1, a6, t5
    pq_bcax s5, t5, s0, a6
    pq_bcax a2, a6, s8, s0
    pq_bcax s6, s0, s1, s8
    pq_bcax t5, s8, t5, s1
    pq_zipl s2, a5, s10
    pq_ziph s0, a5, s10
    sw s2, 160(s4)
    sw s0, 164(s4)
    pq_zipl a4, a7, s5
    pq_ziph a5, a7, s5
    sw a4, 168(s4)
    sw a5, 172(s4)
    pq_zipl a5, t4, a2
    pq_ziph t4, t4, a2
    sw a5, 176(s4)
    sw t4, 180(s4)
    pq_zipl s1, s7, s6
    pq_ziph a5, s7, s6
    sw s1, 184(s4)
    sw a5, 188(s4)
    pq_zipl s11, s9, t5
    pq_ziph s8, s9, t5
    sw s11, 192(s4)
    sw s8, 196(s4)
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
    .word 0x00000000, 0x80008082, 0x00000001, 0x00008000
    .word 0x00000000, 0x80000088, 0x00000001, 0x80008088
    .word 0x00000000, 0x80008003, 0x00000000, 0x00000083
    .word 0x00000000, 0x80000008, 0x00000000, 0x80000081
    .word 0x00000001, 0x80000081, 0x00000001, 0x8000008a
    .word 0x00000001, 0x8000000b, 0x00000001, 0x0000808b
    .word 0x00000000, 0x00008003, 0x00000001, 0x00008082
    .word 0x00000000, 0x0000000a, 0x00000000, 0x0000000b
    .word 0x00000001, 0x80000082, 0x00000001, 0x80008088
    .word 0x00000001, 0x00008000, 0x00000001, 0x0000008b
    .word 0x00000000, 0x80008080, 0x00000000, 0x8000008b
    .word 0x00000000, 0x00000089, 0x00000001, 0x00000000

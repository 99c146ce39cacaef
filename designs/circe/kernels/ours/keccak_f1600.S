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
    lw s3, 96(a0)
    pq_eor3 s9, s11, ra, s3
    lw t2, 136(a0)
    lw a3, 176(a0)
    pq_eor3 s9, s9, t2, a3
    lw a3, 20(a0)
    lw t5, 60(a0)
    lw a6, 100(a0)
    pq_eor3 ra, a3, t5, a6
    lw t5, 140(a0)
    lw a7, 180(a0)
    pq_eor3 ra, ra, t5, a7
    lw a7, 24(a0)
    lw s5, 64(a0)
    lw s4, 104(a0)
    pq_eor3 a7, a7, s5, s4
    lw s4, 144(a0)
    lw s10, 184(a0)
    pq_eor3 a7, a7, s4, s10
    lw t4, 28(a0)
    lw a5, 68(a0)
    lw s5, 108(a0)
    pq_eor3 t4, t4, a5, s5
    lw s5, 148(a0)
    lw a5, 188(a0)
    pq_eor3 t4, t4, s5, a5
    lw s11, 32(a0)
    lw a3, 72(a0)
    lw s4, 112(a0)
    pq_eor3 a3, s11, a3, s4
    lw s4, 152(a0)
    lw s5, 192(a0)
    pq_eor3 a3, a3, s4, s5
    lw s4, 36(a0)
    lw s5, 76(a0)
    lw s3, 116(a0)
    pq_eor3 s5, s4, s5, s3
    lw s3, 156(a0)
    lw a6, 196(a0)
    pq_eor3 s5, s5, s3, a6
    pq_unzipe s3, t3, a4
    pq_unzipo a4, t3, a4
    pq_unzipe t3, s2, s8
    pq_unzipo s2, s2, s8
    pq_unzipe s8, s9, ra
    pq_unzipo ra, s9, ra
    pq_unzipe s9, a7, t4
    pq_unzipo a7, a7, t4
    pq_unzipe t4, a3, s5
    pq_unzipo s5, a3, s5
    pq_rax1 a3, t4, s2
    xor a6, s5, t3
    pq_rax1 s0, s3, ra
    xor s6, a4, s8
    pq_rax1 t3, t3, a7
    xor s2, s2, s9
    pq_rax1 s5, s8, s5
    xor t4, ra, t4
    pq_rax1 a4, s9, a4
    xor s3, a7, s3
    pq_unzipe a7, s11, s4
    pq_unzipo s4, s11, s4
    pq_xar s4, s4, s3, 14
    pq_unzipe s11, t1, a2
    pq_unzipo a2, t1, a2
    pq_xar s11, s11, a3, 18
    pq_unzipe t1, s1, s7
    pq_unzipo s7, s1, s7
    pq_xar t1, t1, s0, 5
    pq_unzipe s1, t2, t5
    pq_unzipo t5, t2, t5
    pq_xar t5, t5, s2, 8
    pq_unzipe t2, s10, a5
    pq_unzipo a5, s10, a5
    pq_xar t2, t2, s5, 28
    pq_bcax s10, s4, t1, s11
    pq_bcax s9, s11, t5, t1
    pq_bcax t1, t1, t2, t5
    pq_bcax t5, t5, s4, t2
    pq_bcax s11, t2, s11, s4
    pq_xar a7, a7, a4, 13
    pq_xar a2, a2, a6, 18
    pq_xar s7, s7, s6, 5
    pq_xar s1, s1, t3, 7
    pq_xar a5, a5, t4, 28
    pq_bcax s4, a7, s7, a2
    pq_bcax t2, a2, s1, s7
    pq_bcax s7, s7, a5, s1
    pq_bcax s1, s1, a7, a5
    pq_bcax a2, a5, a2, a7
    pq_unzipe a7, t0, t6
    pq_unzipo t6, t0, t6
    xor a7, a7, a3
    lw t0, 48(a0)
    lw a5, 52(a0)
    pq_unzipe ra, t0, a5
    pq_unzipo a5, t0, a5
    pq_xar ra, ra, s0, 22
    lw t0, 96(a0)
    lw s8, 100(a0)
    sw a2, 312(sp)
    pq_unzipe a2, t0, s8
    pq_unzipo s8, t0, s8
    pq_xar s8, s8, s2, 22
    lw t0, 144(a0)
    sw s1, 316(sp)
    lw s1, 148(a0)
    sw s7, 320(sp)
    pq_unzipe s7, t0, s1
    pq_unzipo s1, t0, s1
    pq_xar s1, s1, t4, 11
    lw t0, 192(a0)
    sw t2, 324(sp)
    lw t2, 196(a0)
    sw s4, 328(sp)
    pq_unzipe s4, t0, t2
    pq_unzipo t2, t0, t2
    pq_xar s4, s4, a4, 7
    pq_bcax t0, a7, s8, ra
    sw a3, 332(sp)
    pq_bcax a3, ra, s1, s8
    pq_bcax s8, s8, s4, s1
    pq_bcax s1, s1, a7, s4
    pq_bcax s4, s4, ra, a7
    lw ra, 8(a1)
    xor t0, t0, ra
    xor t6, t6, a6
    pq_xar a5, a5, s6, 22
    pq_xar a2, a2, t3, 21
    pq_xar s7, s7, s5, 10
    pq_xar t2, t2, s3, 7
    pq_bcax ra, t6, a2, a5
    pq_bcax a7, a5, s7, a2
    pq_bcax a2, a2, t2, s7
    pq_bcax s7, s7, t6, t2
    pq_bcax a5, t2, a5, t6
    lw t6, 12(a1)
    xor ra, ra, t6
    lw t6, 16(a0)
    lw t2, 20(a0)
    sw a5, 336(sp)
    pq_unzipe a5, t6, t2
    pq_unzipo t2, t6, t2
    pq_xar a5, a5, t3, 31
    lw t6, 64(a0)
    sw t3, 340(sp)
    lw t3, 68(a0)
    sw s7, 344(sp)
    pq_unzipe s7, t6, t3
    pq_unzipo t3, t6, t3
    pq_xar t3, t3, t4, 28
    lw t6, 112(a0)
    sw t4, 348(sp)
    lw t4, 116(a0)
    sw a2, 352(sp)
    pq_unzipe a2, t6, t4
    pq_unzipo t4, t6, t4
    pq_xar t4, t4, s3, 20
    lw t6, 120(a0)
    sw s3, 356(sp)
    lw s3, 124(a0)
    sw a7, 360(sp)
    pq_unzipe a7, t6, s3
    pq_unzipo s3, t6, s3
    pq_xar s3, s3, a6, 21
    lw t6, 168(a0)
    sw a6, 364(sp)
    lw a6, 172(a0)
    sw ra, 368(sp)
    pq_unzipe ra, t6, a6
    pq_unzipo a6, t6, a6
    pq_xar ra, ra, s0, 1
    pq_bcax t6, a5, t4, t3
    sw s0, 372(sp)
    pq_bcax s0, t3, s3, t4
    pq_bcax t4, t4, ra, s3
    pq_bcax s3, s3, a5, ra
    pq_bcax t3, ra, t3, a5
    pq_eor3 a5, s10, t0, t6
    pq_eor3 ra, s9, a3, s0
    sw s10, 376(sp)
    pq_eor3 s10, t1, s8, t4
    sw t5, 380(sp)
    pq_eor3 t5, t5, s1, s3
    sw t1, 384(sp)
    pq_eor3 t1, s11, s4, t3
    pq_xar t2, t2, s2, 31
    pq_xar s7, s7, s5, 27
    pq_xar a2, a2, a4, 19
    sw s4, 388(sp)
    lw s4, 332(sp)
    pq_xar a7, a7, s4, 20
    pq_xar a6, a6, s6, 1
    sw a3, 392(sp)
    pq_bcax a3, t2, a2, s7
    sw s0, 396(sp)
    pq_bcax s0, s7, a7, a2
    pq_bcax a2, a2, a6, a7
    pq_bcax a7, a7, t2, a6
    pq_bcax a6, a6, s7, t2
    lw s7, 328(sp)
    lw t2, 368(sp)
    pq_eor3 t2, s7, t2, a3
    sw a3, 400(sp)
    lw a3, 324(sp)
    lw s7, 360(sp)
    sw s0, 404(sp)
    pq_eor3 s0, a3, s7, s0
    sw s8, 408(sp)
    lw s8, 320(sp)
    lw a3, 352(sp)
    pq_eor3 a3, s8, a3, a2
    sw a2, 412(sp)
    lw a2, 316(sp)
    sw s1, 416(sp)
    lw s1, 344(sp)
    sw a7, 420(sp)
    pq_eor3 a7, a2, s1, a7
    sw t3, 424(sp)
    lw t3, 312(sp)
    lw a2, 336(sp)
    sw a6, 428(sp)
    pq_eor3 a6, t3, a2, a6
    lw t3, 8(a0)
    sw t0, 432(sp)
    lw t0, 12(a0)
    sw t6, 436(sp)
    pq_unzipe t6, t3, t0
    pq_unzipo t0, t3, t0
    pq_xar t0, t0, s6, 1
    lw t3, 56(a0)
    sw s11, 440(sp)
    lw s11, 60(a0)
    pq_unzipe s7, t3, s11
    pq_unzipo s11, t3, s11
    lw t3, 340(sp)
    pq_xar s7, s7, t3, 3
    sw s3, 444(sp)
    lw s3, 104(a0)
    lw s8, 108(a0)
    pq_unzipe a2, s3, s8
    pq_unzipo s8, s3, s8
    lw s3, 348(sp)
    pq_xar s8, s8, s3, 13
    sw t4, 448(sp)
    lw t4, 152(a0)
    sw s9, 452(sp)
    lw s9, 156(a0)
    pq_unzipe s1, t4, s9
    pq_unzipo s9, t4, s9
    pq_xar s1, s1, a4, 4
    lw t4, 160(a0)
    sw a6, 456(sp)
    lw a6, 164(a0)
    sw a7, 460(sp)
    pq_unzipe a7, t4, a6
    pq_unzipo a6, t4, a6
    pq_xar a7, a7, s4, 9
    pq_bcax t4, t0, s8, s7
    sw a3, 464(sp)
    pq_bcax a3, s7, s1, s8
    pq_bcax s8, s8, a7, s1
    pq_bcax s1, s1, t0, a7
    pq_bcax s7, a7, s7, t0
    lw t0, 372(sp)
    xor t6, t6, t0
    pq_xar s11, s11, s2, 3
    pq_xar a2, a2, s5, 12
    lw a7, 356(sp)
    pq_xar s9, s9, a7, 4
    sw s0, 468(sp)
    lw s0, 364(sp)
    pq_xar a6, a6, s0, 9
    sw t2, 472(sp)
    pq_bcax t2, t6, a2, s11
    sw t2, 476(sp)
    pq_bcax t2, s11, s9, a2
    pq_bcax a2, a2, a6, s9
    pq_bcax s9, s9, t6, a6
    pq_bcax s11, a6, s11, t6
    lw t6, 24(a0)
    lw a6, 28(a0)
    sw s11, 480(sp)
    pq_unzipe s11, t6, a6
    pq_unzipo a6, t6, a6
    pq_xar s5, s11, s5, 14
    lw s11, 72(a0)
    lw t6, 76(a0)
    sw s9, 484(sp)
    pq_unzipe s9, s11, t6
    pq_unzipo t6, s11, t6
    pq_xar s9, s9, a4, 10
    lw a4, 80(a0)
    lw s11, 84(a0)
    sw a2, 488(sp)
    pq_unzipe a2, a4, s11
    pq_unzipo s11, a4, s11
    pq_xar s11, s11, s0, 2
    lw s0, 128(a0)
    lw a4, 132(a0)
    sw t2, 364(sp)
    pq_unzipe t2, s0, a4
    pq_unzipo a4, s0, a4
    pq_xar s6, a4, s6, 23
    lw a4, 176(a0)
    lw s0, 180(a0)
    pq_unzipe t3, a4, s0
    pq_unzipo s0, a4, s0
    pq_xar s0, s0, s2, 31
    pq_bcax s2, s5, s11, s9
    pq_bcax a4, s9, s6, s11
    pq_bcax s11, s11, s0, s6
    pq_bcax s6, s6, s5, s0
    pq_bcax s0, s0, s9, s5
    pq_eor3 a5, a5, t4, s2
    pq_eor3 ra, ra, a3, a4
    pq_eor3 s10, s10, s8, s11
    pq_eor3 t5, t5, s1, s6
    pq_eor3 t1, t1, s7, s0
    pq_xar s3, a6, s3, 14
    pq_xar t6, t6, a7, 10
    pq_xar a2, a2, s4, 1
    pq_xar t0, t2, t0, 22
    lw t2, 340(sp)
    pq_xar t2, t3, t2, 30
    pq_bcax t3, s3, a2, t6
    pq_bcax s4, t6, t0, a2
    pq_bcax a2, a2, t2, t0
    pq_bcax t0, t0, s3, t2
    pq_bcax t2, t2, t6, s3
    lw t6, 472(sp)
    lw s3, 476(sp)
    pq_eor3 t6, t6, s3, t3
    lw a7, 468(sp)
    lw a6, 364(sp)
    pq_eor3 a7, a7, a6, s4
    lw s9, 464(sp)
    lw s5, 488(sp)
    pq_eor3 s9, s9, s5, a2
    sw s8, 464(sp)
    lw s8, 460(sp)
    sw s4, 468(sp)
    lw s4, 484(sp)
    pq_eor3 s8, s8, s4, t0
    sw s7, 460(sp)
    lw s7, 456(sp)
    sw s6, 472(sp)
    lw s6, 480(sp)
    pq_eor3 s7, s7, s6, t2
    pq_rax1 a6, t1, a7
    sw t3, 456(sp)
    xor t3, s7, ra
    sw s1, 340(sp)
    pq_rax1 s1, a5, s9
    sw a2, 372(sp)
    xor a2, t6, s10
    pq_rax1 ra, ra, s8
    xor a7, a7, t5
    pq_rax1 s7, s10, s7
    xor s9, s9, t1
    pq_rax1 t5, t5, t6
    xor s8, s8, a5
    lw a5, 344(sp)
    pq_xar a5, a5, s9, 14
    pq_xar t2, t2, s8, 10
    pq_xar t4, t4, a6, 1
    lw t6, 452(sp)
    pq_xar t6, t6, s1, 22
    lw t1, 448(sp)
    pq_xar t1, t1, ra, 30
    pq_bcax s10, a5, t4, t2
    sw s10, 44(sp)
    pq_bcax s10, t2, t6, t4
    pq_bcax t4, t4, t1, t6
    pq_bcax t6, t6, a5, t1
    pq_bcax t1, t1, t2, a5
    lw t2, 336(sp)
    pq_xar t2, t2, s8, 14
    pq_xar s2, s2, a6, 18
    pq_xar a3, a3, s1, 5
    lw a5, 320(sp)
    pq_xar a5, a5, a7, 8
    sw t1, 76(sp)
    lw t1, 444(sp)
    pq_xar t1, t1, s7, 28
    sw t6, 68(sp)
    pq_bcax t6, t2, a3, s2
    sw t4, 60(sp)
    pq_bcax t4, s2, a5, a3
    pq_bcax a3, a3, t1, a5
    pq_bcax a5, a5, t2, t1
    pq_bcax s2, t1, s2, t2
    lw t2, 360(sp)
    pq_xar t2, t2, a2, 1
    pq_xar s11, s11, ra, 3
    pq_xar s4, s4, s9, 13
    lw t1, 440(sp)
    pq_xar t1, t1, t5, 4
    sw s10, 52(sp)
    lw s10, 436(sp)
    pq_xar s10, s10, a6, 9
    pq_bcax s6, t2, s4, s11
    sw s8, 436(sp)
    pq_bcax s8, s11, t1, s4
    pq_bcax s4, s4, s10, t1
    pq_bcax t1, t1, t2, s10
    pq_bcax s11, s10, s11, t2
    lw t2, 432(sp)
    xor t2, t2, a6
    pq_xar a4, a4, s1, 22
    pq_xar s5, s5, a7, 22
    lw s10, 316(sp)
    pq_xar s10, s10, s9, 11
    sw a6, 316(sp)
    lw a6, 424(sp)
    pq_xar a6, a6, t5, 7
    sw s1, 424(sp)
    pq_bcax s1, t2, s5, a4
    sw t0, 488(sp)
    pq_bcax t0, a4, s10, s5
    pq_bcax s5, s5, a6, s10
    pq_bcax s10, s10, t2, a6
    pq_bcax a6, a6, a4, t2
    lw a4, 0(a1)
    xor s1, s1, a4
    sw s6, 80(sp)
    sw s1, 0(sp)
    pq_eor3 s1, t6, s6, s1
    sw t4, 128(sp)
    sw s8, 88(sp)
    sw t0, 8(sp)
    pq_eor3 t0, t4, s8, t0
    sw a3, 136(sp)
    sw s4, 96(sp)
    sw s5, 16(sp)
    pq_eor3 s5, a3, s4, s5
    sw s10, 24(sp)
    sw a5, 144(sp)
    sw t1, 104(sp)
    pq_eor3 t1, a5, t1, s10
    sw a6, 32(sp)
    sw s2, 152(sp)
    sw s11, 112(sp)
    pq_eor3 s11, s2, s11, a6
    lw s2, 416(sp)
    pq_xar s2, s2, s7, 14
    pq_xar s0, s0, t5, 10
    pq_xar s3, s3, t3, 2
    lw a6, 324(sp)
    pq_xar a6, a6, a2, 23
    lw a5, 412(sp)
    pq_xar a5, a5, a7, 31
    pq_bcax s10, s2, s3, s0
    pq_bcax s4, s0, a6, s3
    pq_bcax s3, s3, a5, a6
    pq_bcax a6, a6, s2, a5
    pq_bcax a5, a5, s0, s2
    lw s0, 408(sp)
    pq_xar s0, s0, ra, 31
    lw s2, 488(sp)
    pq_xar s2, s2, s9, 28
    lw a3, 480(sp)
    lw s8, 436(sp)
    pq_xar a3, a3, s8, 20
    lw t4, 328(sp)
    pq_xar t4, t4, t3, 21
    lw s6, 396(sp)
    lw a4, 424(sp)
    pq_xar s6, s6, a4, 1
    pq_bcax t2, s0, a3, s2
    sw t6, 396(sp)
    pq_bcax t6, s2, t4, a3
    pq_bcax a3, a3, s6, t4
    pq_bcax t4, t4, s0, s6
    pq_bcax s6, s6, s2, s0
    sw t2, 160(sp)
    sw s10, 40(sp)
    pq_eor3 s10, s1, s10, t2
    sw t6, 168(sp)
    sw s4, 48(sp)
    pq_eor3 s4, t0, s4, t6
    sw s3, 56(sp)
    sw a3, 176(sp)
    pq_eor3 s5, s5, s3, a3
    pq_eor3 t1, t1, a6, t4
    sw a5, 72(sp)
    sw s6, 192(sp)
    pq_eor3 s6, s11, a5, s6
    lw a5, 392(sp)
    xor a4, a5, a4
    lw a5, 372(sp)
    pq_xar a5, a5, a7, 3
    lw s11, 340(sp)
    pq_xar s11, s11, s7, 12
    lw a3, 312(sp)
    pq_xar a3, a3, s8, 4
    lw s3, 400(sp)
    pq_xar s3, s3, t3, 9
    pq_bcax t0, a4, s11, a5
    pq_bcax t6, a5, a3, s11
    pq_bcax s11, s11, s3, a3
    pq_bcax a3, a3, a4, s3
    pq_bcax s3, s3, a5, a4
    lw a5, 388(sp)
    pq_xar a5, a5, t5, 13
    lw a4, 456(sp)
    pq_xar a4, a4, t3, 18
    lw s1, 364(sp)
    pq_xar s1, s1, a2, 5
    lw t2, 384(sp)
    pq_xar t2, t2, ra, 7
    lw s2, 420(sp)
    pq_xar s9, s2, s9, 28
    pq_bcax s2, a5, s1, a4
    pq_bcax s0, a4, t2, s1
    pq_bcax s1, s1, s9, t2
    pq_bcax t2, t2, a5, s9
    pq_bcax a4, s9, a4, a5
    lw a5, 44(sp)
    sw s2, 124(sp)
    sw t0, 84(sp)
    pq_eor3 a5, a5, t0, s2
    lw t0, 52(sp)
    sw s0, 132(sp)
    sw t6, 92(sp)
    pq_eor3 t6, t0, t6, s0
    lw s0, 60(sp)
    sw s11, 100(sp)
    pq_eor3 s11, s0, s11, s1
    lw s0, 68(sp)
    sw t2, 148(sp)
    sw a3, 108(sp)
    pq_eor3 a3, s0, a3, t2
    lw t2, 76(sp)
    sw s3, 116(sp)
    pq_eor3 t2, t2, s3, a4
    lw s3, 352(sp)
    pq_xar s3, s3, a7, 31
    lw a7, 472(sp)
    pq_xar a7, a7, s7, 27
    lw s0, 460(sp)
    pq_xar s0, s0, t5, 19
    lw t5, 376(sp)
    lw t0, 316(sp)
    pq_xar t5, t5, t0, 20
    lw t0, 404(sp)
    pq_xar t0, t0, a2, 1
    pq_bcax s2, s3, s0, a7
    pq_bcax s9, a7, t5, s0
    pq_bcax s0, s0, t0, t5
    pq_bcax t5, t5, s3, t0
    pq_bcax t0, t0, a7, s3
    lw a7, 368(sp)
    xor t3, a7, t3
    lw a7, 468(sp)
    pq_xar a7, a7, a2, 22
    lw a2, 464(sp)
    pq_xar ra, a2, ra, 21
    lw a2, 380(sp)
    pq_xar s7, a2, s7, 10
    lw a2, 428(sp)
    pq_xar a2, a2, s8, 7
    pq_bcax s8, t3, ra, a7
    pq_bcax s3, a7, s7, ra
    pq_bcax ra, ra, a2, s7
    pq_bcax s7, s7, t3, a2
    pq_bcax a7, a2, a7, t3
    lw t3, 4(a1)
    xor t3, s8, t3
    pq_eor3 a5, a5, s2, t3
    pq_eor3 t6, t6, s9, s3
    sw s0, 180(sp)
    pq_eor3 s0, s11, s0, ra
    sw t5, 188(sp)
    sw s7, 28(sp)
    pq_eor3 s7, a3, t5, s7
    pq_eor3 t2, t2, t0, a7
    mv s8, t4
    mv t4, s5
    mv s5, s9
    mv t5, s0
    mv s0, s2
    mv s2, s1
    mv s1, a4
    mv a2, s7
    mv s7, s3
    mv s3, t0
    mv t0, s10
    mv a3, s6
    mv a4, t2
    mv t2, s4
    mv s4, a6
    mv a6, ra
    xor a5, a5, t3
    xor t3, t3, a5
    xor a5, a5, t3
    xor t1, t1, t3
    xor t3, t3, t1
    xor t1, t1, t3
    xor t3, t3, t6
    xor t6, t6, t3
    xor t3, t3, t6
    lw s6, 396(sp)
    addi a1, a1, -16
.Lrounds:
    pq_rax1 s9, a3, t3
    xor s10, a4, t2
    pq_rax1 s11, t0, t5
    xor ra, t1, t4
    pq_rax1 t2, t2, a2
    xor t3, t3, t6
    pq_rax1 t4, t4, a4
    xor t5, t5, a3
    pq_rax1 t1, t6, t1
    xor t0, a2, t0
    pq_xar a7, a7, t0, 14
    lw a2, 40(sp)
    pq_xar a2, a2, s9, 18
    lw t6, 88(sp)
    pq_xar t6, t6, s11, 5
    pq_xar s2, s2, t3, 8
    pq_xar s8, s8, t4, 28
    pq_bcax a3, a7, t6, a2
    pq_bcax a4, a2, s2, t6
    pq_bcax t6, t6, s8, s2
    pq_bcax s2, s2, a7, s8
    pq_bcax a2, s8, a2, a7
    xor a5, a5, s10
    lw a7, 52(sp)
    pq_xar a7, a7, ra, 22
    lw s8, 96(sp)
    pq_xar s8, s8, t2, 21
    lw a0, 144(sp)
    pq_xar a0, a0, t4, 10
    pq_xar s3, s3, t0, 7
    sw a2, 312(sp)
    pq_bcax a2, a5, s8, a7
    sw s2, 316(sp)
    pq_bcax s2, a7, a0, s8
    pq_bcax s8, s8, s3, a0
    pq_bcax a0, a0, a5, s3
    pq_bcax s3, s3, a7, a5
    lw a7, 12(a1)
    xor a2, a2, a7
    pq_xar a6, a6, t3, 31
    pq_xar s4, s4, t4, 27
    lw a7, 112(sp)
    pq_xar a7, a7, t1, 19
    pq_xar s6, s6, s9, 20
    pq_xar s5, s5, ra, 1
    pq_bcax a5, a6, a7, s4
    sw t6, 320(sp)
    pq_bcax t6, s4, s6, a7
    pq_bcax a7, a7, s5, s6
    pq_bcax s6, s6, a6, s5
    pq_bcax s4, s5, s4, a6
    lw a6, 8(sp)
    xor a6, a6, s11
    lw s5, 60(sp)
    pq_xar s5, s5, t3, 3
    sw a4, 324(sp)
    lw a4, 104(sp)
    pq_xar a4, a4, t4, 12
    pq_xar s1, s1, t0, 4
    pq_xar s0, s0, s10, 9
    sw t4, 328(sp)
    pq_bcax t4, a6, a4, s5
    sw a3, 332(sp)
    pq_bcax a3, s5, s1, a4
    pq_bcax a4, a4, s0, s1
    pq_bcax s1, s1, a6, s0
    pq_bcax s5, s0, s5, a6
    pq_eor3 a6, a2, a5, t4
    pq_eor3 s0, s2, t6, a3
    sw a2, 336(sp)
    pq_eor3 a2, s8, a7, a4
    sw t6, 340(sp)
    pq_eor3 t6, a0, s6, s1
    sw s4, 344(sp)
    pq_eor3 s4, s3, s4, s5
    sw s8, 348(sp)
    lw s8, 28(sp)
    pq_xar s8, s8, t5, 14
    sw s6, 352(sp)
    lw s6, 76(sp)
    pq_xar s6, s6, t0, 10
    sw a3, 356(sp)
    lw a3, 80(sp)
    pq_xar a3, a3, s9, 1
    sw a5, 360(sp)
    lw a5, 128(sp)
    pq_xar a5, a5, s11, 22
    sw s5, 364(sp)
    lw s5, 176(sp)
    pq_xar s5, s5, t2, 30
    sw a7, 368(sp)
    pq_bcax a7, s8, a3, s6
    sw t4, 372(sp)
    pq_bcax t4, s6, a5, a3
    pq_bcax a3, a3, s5, a5
    pq_bcax a5, a5, s8, s5
    pq_bcax s6, s5, s6, s8
    lw s8, 32(sp)
    pq_xar s8, s8, t1, 13
    lw s5, 44(sp)
    pq_xar s5, s5, s10, 18
    sw a4, 376(sp)
    lw a4, 92(sp)
    pq_xar a4, a4, ra, 5
    sw s1, 380(sp)
    lw s1, 136(sp)
    pq_xar s1, s1, t2, 7
    sw s2, 384(sp)
    lw s2, 188(sp)
    pq_xar s2, s2, t5, 28
    sw s3, 388(sp)
    pq_bcax s3, s8, a4, s5
    sw a0, 392(sp)
    pq_bcax a0, s5, s1, a4
    pq_bcax a4, a4, s2, s1
    pq_bcax s1, s1, s8, s2
    pq_bcax s8, s2, s5, s8
    pq_eor3 a6, a6, a7, s3
    pq_eor3 s0, s0, t4, a0
    pq_eor3 a2, a2, a3, a4
    pq_eor3 t6, t6, a5, s1
    pq_eor3 s4, s4, s6, s8
    lw s2, 0(sp)
    xor s2, s2, s9
    lw s5, 48(sp)
    pq_xar s5, s5, s11, 22
    sw t4, 396(sp)
    lw t4, 100(sp)
    pq_xar t4, t4, t3, 22
    sw a7, 400(sp)
    lw a7, 148(sp)
    pq_xar a7, a7, t5, 11
    sw s8, 404(sp)
    lw s8, 192(sp)
    pq_xar s8, s8, t1, 7
    sw a3, 408(sp)
    pq_bcax a3, s2, t4, s5
    sw s3, 412(sp)
    pq_bcax s3, s5, a7, t4
    pq_bcax t4, t4, s8, a7
    pq_bcax a7, a7, s2, s8
    pq_bcax s5, s8, s5, s2
    lw s2, 8(a1)
    xor a3, a3, s2
    pq_xar s7, s7, ra, 1
    lw s2, 56(sp)
    pq_xar s2, s2, t2, 3
    lw s8, 108(sp)
    pq_xar s8, s8, t5, 13
    sw a5, 416(sp)
    lw a5, 152(sp)
    pq_xar a5, a5, t1, 4
    sw a0, 420(sp)
    lw a0, 160(sp)
    pq_xar s9, a0, s9, 9
    pq_bcax a0, s7, s8, s2
    sw s1, 424(sp)
    pq_bcax s1, s2, a5, s8
    pq_bcax s8, s8, s9, a5
    pq_bcax a5, a5, s7, s9
    pq_bcax s9, s9, s2, s7
    lw s2, 332(sp)
    pq_eor3 s7, s2, a3, a0
    lw s2, 324(sp)
    sw s3, 428(sp)
    pq_eor3 s3, s2, s3, s1
    sw a3, 432(sp)
    lw a3, 320(sp)
    sw s8, 436(sp)
    pq_eor3 s8, a3, t4, s8
    lw a3, 316(sp)
    pq_eor3 a3, a3, a7, a5
    sw a5, 440(sp)
    lw a5, 312(sp)
    sw s9, 444(sp)
    pq_eor3 s9, a5, s5, s9
    sw s5, 448(sp)
    lw s5, 24(sp)
    sw t4, 452(sp)
    lw t4, 328(sp)
    pq_xar s5, s5, t4, 14
    lw t4, 72(sp)
    pq_xar t1, t4, t1, 10
    lw t4, 84(sp)
    pq_xar t4, t4, s10, 2
    sw a7, 328(sp)
    lw a7, 132(sp)
    pq_xar ra, a7, ra, 23
    lw a7, 180(sp)
    pq_xar a7, a7, t3, 31
    pq_bcax t3, s5, t4, t1
    pq_bcax a5, t1, ra, t4
    pq_bcax t4, t4, a7, ra
    pq_bcax ra, ra, s5, a7
    pq_bcax a7, a7, t1, s5
    lw t1, 16(sp)
    pq_xar t1, t1, t2, 31
    lw t2, 68(sp)
    pq_xar t5, t2, t5, 28
    lw t2, 116(sp)
    pq_xar t2, t2, t0, 20
    lw t0, 124(sp)
    pq_xar t0, t0, s10, 21
    lw s10, 168(sp)
    pq_xar s11, s10, s11, 1
    pq_bcax s10, t1, t2, t5
    pq_bcax s5, t5, t0, t2
    pq_bcax t2, t2, s11, t0
    pq_bcax t0, t0, t1, s11
    pq_bcax s11, s11, t5, t1
    pq_eor3 s7, s7, t3, s10
    pq_eor3 s3, s3, a5, s5
    pq_eor3 s8, s8, t4, t2
    pq_eor3 a3, a3, ra, t0
    pq_eor3 s9, s9, a7, s11
    pq_rax1 t5, s9, s0
    xor t1, s4, s3
    sw ra, 456(sp)
    pq_rax1 ra, s7, a2
    sw s5, 460(sp)
    xor s5, a6, s8
    pq_rax1 s3, s3, t6
    xor s0, s0, a3
    pq_rax1 s8, s8, s4
    xor a2, a2, s9
    pq_rax1 a6, a3, a6
    xor s7, t6, s7
    lw t6, 392(sp)
    pq_xar t6, t6, a2, 14
    pq_xar s6, s6, s7, 10
    pq_xar a0, a0, t5, 1
    pq_xar s2, s2, ra, 22
    pq_xar t2, t2, s3, 30
    pq_bcax a3, t6, a0, s6
    pq_bcax s9, s6, s2, a0
    pq_bcax a0, a0, t2, s2
    pq_bcax s2, s2, t6, t2
    pq_bcax s6, t2, s6, t6
    lw t6, 388(sp)
    pq_xar t6, t6, s7, 14
    pq_xar t3, t3, t5, 18
    pq_xar s1, s1, ra, 5
    pq_xar a4, a4, s0, 8
    pq_xar t0, t0, s8, 28
    pq_bcax t2, t6, s1, t3
    pq_bcax s4, t3, a4, s1
    pq_bcax s1, s1, t0, a4
    pq_bcax a4, a4, t6, t0
    pq_bcax t3, t0, t3, t6
    lw t6, 384(sp)
    pq_xar t6, t6, s5, 1
    pq_xar t4, t4, s3, 3
    lw t0, 380(sp)
    pq_xar t0, t0, a2, 13
    sw s6, 76(sp)
    lw s6, 312(sp)
    pq_xar s6, s6, a6, 4
    pq_xar s10, s10, t5, 9
    sw s2, 68(sp)
    pq_bcax s2, t6, t0, t4
    sw a0, 60(sp)
    pq_bcax a0, t4, s6, t0
    pq_bcax t0, t0, s10, s6
    pq_bcax s6, s6, t6, s10
    pq_bcax s10, s10, t4, t6
    lw t4, 432(sp)
    xor t4, t4, t5
    pq_xar a5, a5, ra, 22
    lw t6, 376(sp)
    pq_xar t6, t6, s0, 22
    sw t5, 376(sp)
    lw t5, 424(sp)
    pq_xar t5, t5, a2, 11
    pq_xar s11, s11, a6, 7
    sw s9, 52(sp)
    pq_bcax s9, t4, t6, a5
    sw a3, 44(sp)
    pq_bcax a3, a5, t5, t6
    pq_bcax t6, t6, s11, t5
    pq_bcax t5, t5, t4, s11
    pq_bcax s11, s11, a5, t4
    lw a5, 0(a1)
    xor s9, s9, a5
    sw s9, 0(sp)
    sw s2, 80(sp)
    pq_eor3 s2, t2, s2, s9
    sw a3, 8(sp)
    sw s4, 128(sp)
    sw a0, 88(sp)
    pq_eor3 a0, s4, a0, a3
    sw t6, 16(sp)
    sw s1, 136(sp)
    sw t0, 96(sp)
    pq_eor3 t0, s1, t0, t6
    sw s6, 104(sp)
    sw t5, 24(sp)
    sw a4, 144(sp)
    pq_eor3 a4, a4, s6, t5
    sw s10, 112(sp)
    sw s11, 32(sp)
    sw t3, 152(sp)
    pq_eor3 t3, t3, s10, s11
    lw s11, 328(sp)
    pq_xar s11, s11, s8, 14
    pq_xar a7, a7, a6, 10
    lw s10, 372(sp)
    pq_xar s10, s10, t1, 2
    lw t5, 420(sp)
    pq_xar t5, t5, s5, 23
    lw s6, 368(sp)
    pq_xar s6, s6, s0, 31
    pq_bcax s1, s11, s10, a7
    pq_bcax t6, a7, t5, s10
    pq_bcax s10, s10, s6, t5
    pq_bcax t5, t5, s11, s6
    pq_bcax s6, s6, a7, s11
    lw a7, 452(sp)
    pq_xar a7, a7, s3, 31
    lw s11, 416(sp)
    pq_xar s11, s11, a2, 28
    lw s4, 364(sp)
    pq_xar s4, s4, s7, 20
    lw a3, 412(sp)
    pq_xar a3, a3, t1, 21
    lw s9, 460(sp)
    pq_xar s9, s9, ra, 1
    pq_bcax a5, a7, s4, s11
    pq_bcax t4, s11, a3, s4
    pq_bcax s4, s4, s9, a3
    pq_bcax a3, a3, a7, s9
    pq_bcax s11, s9, s11, a7
    sw s1, 40(sp)
    sw a5, 160(sp)
    pq_eor3 s2, s2, s1, a5
    sw t6, 48(sp)
    sw t4, 168(sp)
    pq_eor3 a0, a0, t6, t4
    sw s10, 56(sp)
    sw s4, 176(sp)
    pq_eor3 s4, t0, s10, s4
    pq_eor3 a4, a4, t5, a3
    sw s6, 72(sp)
    sw s11, 192(sp)
    pq_eor3 s11, t3, s6, s11
    lw s6, 428(sp)
    xor s6, s6, ra
    lw ra, 408(sp)
    pq_xar ra, ra, s0, 3
    lw t3, 440(sp)
    pq_xar t3, t3, s8, 12
    lw s10, 404(sp)
    pq_xar s10, s10, s7, 4
    lw t0, 360(sp)
    pq_xar t0, t0, t1, 9
    pq_bcax t4, s6, t3, ra
    pq_bcax t6, ra, s10, t3
    pq_bcax t3, t3, t0, s10
    pq_bcax s10, s10, s6, t0
    pq_bcax ra, t0, ra, s6
    lw s6, 448(sp)
    pq_xar s6, s6, a6, 13
    lw t0, 400(sp)
    pq_xar t0, t0, t1, 18
    lw a5, 356(sp)
    pq_xar a5, a5, s5, 5
    lw s1, 320(sp)
    pq_xar s1, s1, s3, 7
    lw a7, 352(sp)
    pq_xar a7, a7, a2, 28
    pq_bcax a2, s6, a5, t0
    pq_bcax s9, t0, s1, a5
    pq_bcax a5, a5, a7, s1
    pq_bcax s1, s1, s6, a7
    pq_bcax t0, a7, t0, s6
    lw s6, 44(sp)
    sw a2, 124(sp)
    sw t4, 84(sp)
    pq_eor3 t4, s6, t4, a2
    lw a2, 52(sp)
    sw t6, 92(sp)
    sw s9, 132(sp)
    pq_eor3 s9, a2, t6, s9
    lw t6, 60(sp)
    sw t3, 100(sp)
    pq_eor3 t6, t6, t3, a5
    lw t3, 68(sp)
    sw s10, 108(sp)
    sw s1, 148(sp)
    pq_eor3 s1, t3, s10, s1
    lw s10, 76(sp)
    sw ra, 116(sp)
    pq_eor3 s10, s10, ra, t0
    lw ra, 348(sp)
    pq_xar ra, ra, s0, 31
    lw s0, 456(sp)
    pq_xar s0, s0, s8, 27
    lw t3, 444(sp)
    pq_xar t3, t3, a6, 19
    lw a6, 332(sp)
    lw a2, 376(sp)
    pq_xar a6, a6, a2, 20
    lw a2, 340(sp)
    pq_xar a2, a2, s5, 1
    pq_bcax s6, ra, t3, s0
    pq_bcax a7, s0, a6, t3
    pq_bcax t3, t3, a2, a6
    pq_bcax a6, a6, ra, a2
    pq_bcax s0, a2, s0, ra
    lw ra, 336(sp)
    xor t1, ra, t1
    lw ra, 396(sp)
    pq_xar s5, ra, s5, 22
    lw ra, 436(sp)
    pq_xar s3, ra, s3, 21
    lw ra, 316(sp)
    pq_xar ra, ra, s8, 10
    lw s8, 344(sp)
    pq_xar s8, s8, s7, 7
    pq_bcax s7, t1, s3, s5
    pq_bcax a2, s5, ra, s3
    pq_bcax s3, s3, s8, ra
    pq_bcax ra, ra, t1, s8
    pq_bcax t1, s8, s5, t1
    lw s8, 4(a1)
    xor s7, s7, s8
    pq_eor3 t4, t4, s6, s7
    pq_eor3 s9, s9, a7, a2
    sw t3, 180(sp)
    pq_eor3 t3, t6, t3, s3
    sw a6, 188(sp)
    sw ra, 28(sp)
    pq_eor3 ra, s1, a6, ra
    pq_eor3 s10, s10, s0, t1
    mv a6, s3
    mv s1, t0
    mv s5, a7
    mv a7, t1
    mv s8, a3
    mv s3, s0
    mv s0, s6
    mv s6, t2
    mv t0, s2
    mv s2, a5
    mv a5, s7
    mv s7, a2
    mv t1, t4
    mv t2, a0
    mv t4, s4
    mv s4, t5
    mv t5, t3
    mv t3, s9
    mv t6, a4
    mv a2, ra
    mv a3, s11
    mv a4, s10
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    pq_rax1 s9, a3, t3
    xor s10, a4, t2
    pq_rax1 s11, t0, t5
    xor ra, t1, t4
    pq_rax1 t2, t2, a2
    xor t3, t3, t6
    pq_rax1 t4, t4, a4
    xor a3, t5, a3
    pq_rax1 t1, t6, t1
    xor t0, a2, t0
    pq_xar a7, a7, t0, 14
    lw a2, 40(sp)
    pq_xar a2, a2, s9, 18
    lw t6, 88(sp)
    pq_xar t6, t6, s11, 5
    pq_xar s2, s2, t3, 8
    pq_xar s8, s8, t4, 28
    pq_bcax t5, a7, t6, a2
    pq_bcax a4, a2, s2, t6
    pq_bcax t6, t6, s8, s2
    pq_bcax s2, s2, a7, s8
    pq_bcax a7, s8, a2, a7
    xor a5, a5, s10
    lw s8, 52(sp)
    pq_xar s8, s8, ra, 22
    lw a2, 96(sp)
    pq_xar a2, a2, t2, 21
    lw a0, 144(sp)
    pq_xar a0, a0, t4, 10
    pq_xar s3, s3, t0, 7
    sw a7, 312(sp)
    pq_bcax a7, a5, a2, s8
    sw s2, 316(sp)
    pq_bcax s2, s8, a0, a2
    pq_bcax a2, a2, s3, a0
    pq_bcax a0, a0, a5, s3
    pq_bcax s3, s3, s8, a5
    lw s8, 12(a1)
    xor a7, a7, s8
    pq_xar a6, a6, t3, 31
    pq_xar s4, s4, t4, 27
    lw s8, 112(sp)
    pq_xar s8, s8, t1, 19
    pq_xar s6, s6, s9, 20
    pq_xar s5, s5, ra, 1
    pq_bcax a5, a6, s8, s4
    sw t6, 320(sp)
    pq_bcax t6, s4, s6, s8
    pq_bcax s8, s8, s5, s6
    pq_bcax s6, s6, a6, s5
    pq_bcax s4, s5, s4, a6
    lw a6, 8(sp)
    xor a6, a6, s11
    lw s5, 60(sp)
    pq_xar s5, s5, t3, 3
    sw a4, 324(sp)
    lw a4, 104(sp)
    pq_xar a4, a4, t4, 12
    pq_xar s1, s1, t0, 4
    pq_xar s0, s0, s10, 9
    sw t4, 328(sp)
    pq_bcax t4, a6, a4, s5
    sw t5, 332(sp)
    pq_bcax t5, s5, s1, a4
    pq_bcax a4, a4, s0, s1
    pq_bcax s1, s1, a6, s0
    pq_bcax a6, s0, s5, a6
    pq_eor3 s0, a7, a5, t4
    pq_eor3 s5, s2, t6, t5
    sw t6, 336(sp)
    pq_eor3 t6, a2, s8, a4
    sw a2, 340(sp)
    pq_eor3 a2, a0, s6, s1
    sw a6, 344(sp)
    pq_eor3 a6, s3, s4, a6
    sw s4, 348(sp)
    lw s4, 28(sp)
    pq_xar s4, s4, a3, 14
    sw a7, 352(sp)
    lw a7, 76(sp)
    pq_xar a7, a7, t0, 10
    sw a4, 356(sp)
    lw a4, 80(sp)
    pq_xar a4, a4, s9, 1
    sw a5, 360(sp)
    lw a5, 128(sp)
    pq_xar a5, a5, s11, 22
    sw s1, 364(sp)
    lw s1, 176(sp)
    pq_xar s1, s1, t2, 30
    sw s2, 368(sp)
    pq_bcax s2, s4, a4, a7
    sw s6, 372(sp)
    pq_bcax s6, a7, a5, a4
    pq_bcax a4, a4, s1, a5
    pq_bcax a5, a5, s4, s1
    pq_bcax a7, s1, a7, s4
    lw s4, 32(sp)
    pq_xar s4, s4, t1, 13
    lw s1, 44(sp)
    pq_xar s1, s1, s10, 18
    sw t5, 376(sp)
    lw t5, 92(sp)
    pq_xar t5, t5, ra, 5
    sw s3, 380(sp)
    lw s3, 136(sp)
    pq_xar s3, s3, t2, 7
    sw a0, 384(sp)
    lw a0, 188(sp)
    pq_xar a0, a0, a3, 28
    sw s8, 388(sp)
    pq_bcax s8, s4, t5, s1
    sw t4, 392(sp)
    pq_bcax t4, s1, s3, t5
    pq_bcax t5, t5, a0, s3
    pq_bcax s3, s3, s4, a0
    pq_bcax a0, a0, s1, s4
    pq_eor3 s0, s0, s2, s8
    pq_eor3 s5, s5, s6, t4
    pq_eor3 t6, t6, a4, t5
    pq_eor3 a2, a2, a5, s3
    pq_eor3 a6, a6, a7, a0
    lw s1, 0(sp)
    xor s1, s1, s9
    lw s4, 48(sp)
    pq_xar s4, s4, s11, 22
    sw s8, 396(sp)
    lw s8, 100(sp)
    pq_xar s8, s8, t3, 22
    sw a5, 400(sp)
    lw a5, 148(sp)
    pq_xar a5, a5, a3, 11
    sw s6, 404(sp)
    lw s6, 192(sp)
    pq_xar s6, s6, t1, 7
    sw s3, 408(sp)
    pq_bcax s3, s1, s8, s4
    sw a0, 412(sp)
    pq_bcax a0, s4, a5, s8
    pq_bcax s8, s8, s6, a5
    pq_bcax a5, a5, s1, s6
    pq_bcax s1, s6, s4, s1
    lw s6, 8(a1)
    xor s3, s3, s6
    pq_xar s7, s7, ra, 1
    lw s6, 56(sp)
    pq_xar s6, s6, t2, 3
    lw s4, 108(sp)
    pq_xar s4, s4, a3, 13
    sw a4, 416(sp)
    lw a4, 152(sp)
    pq_xar a4, a4, t1, 4
    sw s2, 420(sp)
    lw s2, 160(sp)
    pq_xar s9, s2, s9, 9
    pq_bcax s2, s7, s4, s6
    sw t5, 424(sp)
    pq_bcax t5, s6, a4, s4
    pq_bcax s4, s4, s9, a4
    pq_bcax a4, a4, s7, s9
    pq_bcax s9, s9, s6, s7
    lw s6, 332(sp)
    pq_eor3 s7, s6, s3, s2
    lw s6, 324(sp)
    sw s3, 428(sp)
    pq_eor3 s3, s6, a0, t5
    sw a0, 432(sp)
    lw a0, 320(sp)
    sw s8, 436(sp)
    pq_eor3 s8, a0, s8, s4
    sw s4, 440(sp)
    lw s4, 316(sp)
    pq_eor3 s4, s4, a5, a4
    sw a4, 444(sp)
    lw a4, 312(sp)
    sw s9, 448(sp)
    pq_eor3 s9, a4, s1, s9
    lw a4, 24(sp)
    lw a0, 328(sp)
    pq_xar a4, a4, a0, 14
    lw a0, 72(sp)
    pq_xar t1, a0, t1, 10
    lw a0, 84(sp)
    pq_xar a0, a0, s10, 2
    sw s1, 328(sp)
    lw s1, 132(sp)
    pq_xar s1, s1, ra, 23
    lw ra, 180(sp)
    pq_xar ra, ra, t3, 31
    pq_bcax t3, a4, a0, t1
    sw t5, 452(sp)
    pq_bcax t5, t1, s1, a0
    pq_bcax a0, a0, ra, s1
    pq_bcax s1, s1, a4, ra
    pq_bcax ra, ra, t1, a4
    lw t1, 16(sp)
    pq_xar t1, t1, t2, 31
    lw t2, 68(sp)
    pq_xar a3, t2, a3, 28
    lw t2, 116(sp)
    pq_xar t2, t2, t0, 20
    lw t0, 124(sp)
    pq_xar s10, t0, s10, 21
    lw t0, 168(sp)
    pq_xar s11, t0, s11, 1
    pq_bcax t0, t1, t2, a3
    pq_bcax a4, a3, s10, t2
    pq_bcax t2, t2, s11, s10
    pq_bcax s10, s10, t1, s11
    pq_bcax a3, s11, a3, t1
    pq_eor3 s7, s7, t3, t0
    pq_eor3 s3, s3, t5, a4
    pq_eor3 s8, s8, a0, t2
    pq_eor3 s4, s4, s1, s10
    pq_eor3 s9, s9, ra, a3
    pq_rax1 t1, s9, s5
    xor s11, a6, s3
    sw s1, 456(sp)
    pq_rax1 s1, s7, t6
    sw a4, 460(sp)
    xor a4, s0, s8
    pq_rax1 s3, s3, a2
    xor s5, s5, s4
    pq_rax1 a6, s8, a6
    xor t6, t6, s9
    pq_rax1 s0, s4, s0
    xor s7, a2, s7
    pq_xar a5, a5, a6, 14
    pq_xar ra, ra, s0, 10
    lw a2, 392(sp)
    pq_xar a2, a2, s11, 2
    pq_xar t4, t4, a4, 23
    lw s4, 388(sp)
    pq_xar s4, s4, s5, 31
    pq_bcax s9, a5, a2, ra
    pq_bcax s8, ra, t4, a2
    pq_bcax a2, a2, s4, t4
    pq_bcax t4, t4, a5, s4
    pq_bcax ra, s4, ra, a5
    lw a5, 384(sp)
    pq_xar a5, a5, t6, 14
    pq_xar a7, a7, s7, 10
    pq_xar s2, s2, t1, 1
    pq_xar s6, s6, s1, 22
    pq_xar t2, t2, s3, 30
    pq_bcax s4, a5, s2, a7
    sw a3, 324(sp)
    pq_bcax a3, a7, s6, s2
    pq_bcax s2, s2, t2, s6
    pq_bcax s6, s6, a5, t2
    pq_bcax a5, t2, a7, a5
    pq_zipl t2, s9, s4
    pq_ziph s4, s9, s4
    lw s9, 200(sp)
    sw t2, 40(s9)
    sw s4, 44(s9)
    pq_zipl s4, s8, a3
    pq_ziph a3, s8, a3
    sw s4, 48(s9)
    sw a3, 52(s9)
    pq_zipl a3, a2, s2
    pq_ziph s2, a2, s2
    sw a3, 56(s9)
    sw s2, 60(s9)
    pq_zipl s2, t4, s6
    pq_ziph s6, t4, s6
    sw s2, 64(s9)
    sw s6, 68(s9)
    pq_zipl s6, ra, a5
    pq_ziph ra, ra, a5
    sw s6, 72(s9)
    sw ra, 76(s9)
    lw ra, 380(sp)
    pq_xar ra, ra, s7, 14
    pq_xar t3, t3, t1, 18
    lw s6, 452(sp)
    pq_xar s6, s6, s1, 5
    lw a5, 424(sp)
    pq_xar a5, a5, s5, 8
    pq_xar s10, s10, a6, 28
    pq_bcax s2, ra, s6, t3
    pq_bcax t4, t3, a5, s6
    pq_bcax s6, s6, s10, a5
    pq_bcax a5, a5, ra, s10
    pq_bcax s10, s10, t3, ra
    lw t3, 328(sp)
    pq_xar t3, t3, s0, 13
    lw ra, 420(sp)
    pq_xar ra, ra, s11, 18
    lw a3, 376(sp)
    pq_xar a3, a3, a4, 5
    lw a2, 320(sp)
    pq_xar a2, a2, s3, 7
    lw s4, 372(sp)
    pq_xar s4, s4, t6, 28
    pq_bcax s8, t3, a3, ra
    pq_bcax t2, ra, a2, a3
    pq_bcax a3, a3, s4, a2
    pq_bcax a2, a2, t3, s4
    pq_bcax ra, s4, ra, t3
    pq_zipl t3, s2, s8
    pq_ziph s8, s2, s8
    sw t3, 120(s9)
    sw s8, 124(s9)
    pq_zipl s8, t4, t2
    pq_ziph t2, t4, t2
    sw s8, 128(s9)
    sw t2, 132(s9)
    pq_zipl t2, s6, a3
    pq_ziph a3, s6, a3
    sw t2, 136(s9)
    sw a3, 140(s9)
    pq_zipl a3, a5, a2
    pq_ziph a2, a5, a2
    sw a3, 144(s9)
    sw a2, 148(s9)
    pq_zipl a2, s10, ra
    pq_ziph ra, s10, ra
    sw a2, 152(s9)
    sw ra, 156(s9)
    lw ra, 368(sp)
    pq_xar ra, ra, a4, 1
    pq_xar a0, a0, s3, 3
    lw a2, 364(sp)
    pq_xar a2, a2, t6, 13
    lw s10, 312(sp)
    pq_xar s10, s10, s0, 4
    pq_xar t0, t0, t1, 9
    pq_bcax a3, ra, a2, a0
    pq_bcax a5, a0, s10, a2
    pq_bcax a2, a2, t0, s10
    pq_bcax s10, s10, ra, t0
    pq_bcax t0, t0, a0, ra
    lw a0, 432(sp)
    xor a0, a0, s1
    lw ra, 416(sp)
    pq_xar ra, ra, s5, 3
    lw t2, 444(sp)
    pq_xar t2, t2, a6, 12
    lw s6, 412(sp)
    pq_xar s6, s6, s7, 4
    lw s8, 360(sp)
    pq_xar s8, s8, s11, 9
    pq_bcax t4, a0, t2, ra
    pq_bcax t3, ra, s6, t2
    pq_bcax t2, t2, s8, s6
    pq_bcax s6, s6, a0, s8
    pq_bcax s8, s8, ra, a0
    pq_zipl ra, a3, t4
    pq_ziph a3, a3, t4
    sw ra, 80(s9)
    sw a3, 84(s9)
    pq_zipl a3, a5, t3
    pq_ziph a5, a5, t3
    sw a3, 88(s9)
    sw a5, 92(s9)
    pq_zipl a5, a2, t2
    pq_ziph t2, a2, t2
    sw a5, 96(s9)
    sw t2, 100(s9)
    pq_zipl t2, s10, s6
    pq_ziph s6, s10, s6
    sw t2, 104(s9)
    sw s6, 108(s9)
    pq_zipl s6, t0, s8
    pq_ziph s8, t0, s8
    sw s6, 112(s9)
    sw s8, 116(s9)
    lw s8, 428(sp)
    xor s8, s8, t1
    pq_xar t5, t5, s1, 22
    lw s6, 356(sp)
    pq_xar s6, s6, s5, 22
    lw t0, 408(sp)
    pq_xar t0, t0, t6, 11
    lw t2, 324(sp)
    pq_xar t2, t2, s0, 7
    pq_bcax s10, s8, s6, t5
    pq_bcax a5, t5, t0, s6
    pq_bcax s6, s6, t2, t0
    pq_bcax t0, t0, s8, t2
    pq_bcax s8, t2, t5, s8
    lw t2, 0(a1)
    xor s10, s10, t2
    lw t2, 352(sp)
    xor t2, t2, s11
    lw t5, 404(sp)
    pq_xar t5, t5, a4, 22
    lw a2, 440(sp)
    pq_xar a2, a2, s3, 21
    lw a3, 316(sp)
    pq_xar a3, a3, a6, 10
    lw t3, 348(sp)
    pq_xar t3, t3, s7, 7
    pq_bcax ra, t2, a2, t5
    pq_bcax t4, t5, a3, a2
    pq_bcax a2, a2, t3, a3
    pq_bcax a3, a3, t2, t3
    pq_bcax t3, t3, t5, t2
    lw t5, 4(a1)
    xor t5, ra, t5
    pq_zipl ra, s10, t5
    pq_ziph t5, s10, t5
    sw ra, 0(s9)
    sw t5, 4(s9)
    pq_zipl t5, a5, t4
    pq_ziph a5, a5, t4
    sw t5, 8(s9)
    sw a5, 12(s9)
    pq_zipl a5, s6, a2
    pq_ziph s6, s6, a2
    sw a5, 16(s9)
    sw s6, 20(s9)
    pq_zipl s6, t0, a3
    pq_ziph t0, t0, a3
    sw s6, 24(s9)
    sw t0, 28(s9)
    pq_zipl t0, s8, t3
    pq_ziph t3, s8, t3
    sw t0, 32(s9)
    sw t3, 36(s9)
    lw t3, 436(sp)
    pq_xar s3, t3, s3, 31
    lw t3, 400(sp)
    pq_xar t3, t3, t6, 28
    lw t6, 344(sp)
    pq_xar s7, t6, s7, 20
    lw t6, 396(sp)
    pq_xar t6, t6, s11, 21
    lw s11, 460(sp)
    pq_xar s1, s11, s1, 1
    pq_bcax s11, s3, s7, t3
    pq_bcax t0, t3, t6, s7
    pq_bcax s7, s7, s1, t6
    pq_bcax t6, t6, s3, s1
    pq_bcax s1, s1, t3, s3
    lw t3, 340(sp)
    pq_xar s5, t3, s5, 31
    lw t3, 456(sp)
    pq_xar t3, t3, a6, 27
    lw a6, 448(sp)
    pq_xar a6, a6, s0, 19
    lw s0, 332(sp)
    pq_xar s0, s0, t1, 20
    lw t1, 336(sp)
    pq_xar a4, t1, a4, 1
    pq_bcax t1, s5, a6, t3
    pq_bcax s3, t3, s0, a6
    pq_bcax a6, a6, a4, s0
    pq_bcax s0, s0, s5, a4
    pq_bcax a4, a4, t3, s5
    pq_zipl t3, s11, t1
    pq_ziph s11, s11, t1
    sw t3, 160(s9)
    sw s11, 164(s9)
    pq_zipl s11, t0, s3
    pq_ziph t0, t0, s3
    sw s11, 168(s9)
    sw t0, 172(s9)
    pq_zipl t0, s7, a6
    pq_ziph a6, s7, a6
    sw t0, 176(s9)
    sw a6, 180(s9)
    pq_zipl a6, t6, s0
    pq_ziph s0, t6, s0
    sw a6, 184(s9)
    sw s0, 188(s9)
    pq_zipl s0, s1, a4
    pq_ziph a4, s1, a4
    sw s0, 192(s9)
    sw a4, 196(s9)
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

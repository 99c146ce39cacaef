# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved, three operands.
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
    lw s3, 0(a0)
    lw s9, 40(a0)
    lw s0, 80(a0)
    lw a7, 120(a0)
    pq_eor3 s0, s3, s9, s0
    lw s3, 160(a0)
    lw t4, 4(a0)
    pq_eor3 s0, s0, a7, s3
    lw a7, 44(a0)
    lw s3, 84(a0)
    lw s2, 124(a0)
    pq_eor3 s3, t4, a7, s3
    lw t2, 164(a0)
    lw a6, 8(a0)
    pq_eor3 s3, s3, s2, t2
    lw s7, 48(a0)
    pq_unzipe t4, s0, s3
    lw s2, 88(a0)
    pq_unzipo s0, s0, s3
    lw s3, 128(a0)
    pq_eor3 t0, a6, s7, s2
    lw s7, 168(a0)
    lw t2, 12(a0)
    pq_eor3 s3, t0, s3, s7
    lw s7, 52(a0)
    lw t0, 92(a0)
    lw a6, 132(a0)
    pq_eor3 t6, t2, s7, t0
    lw t2, 172(a0)
    lw s7, 16(a0)
    pq_eor3 a3, t6, a6, t2
    lw a6, 56(a0)
    pq_unzipe t2, s3, a3
    lw t6, 96(a0)
    pq_unzipo s3, s3, a3
    lw s5, 136(a0)
    pq_eor3 t6, s7, a6, t6
    lw a6, 176(a0)
    lw s7, 20(a0)
    pq_eor3 a3, t6, s5, a6
    lw t6, 60(a0)
    lw a6, 100(a0)
    lw t1, 140(a0)
    pq_eor3 s7, s7, t6, a6
    lw a6, 180(a0)
    lw t6, 24(a0)
    pq_eor3 s7, s7, t1, a6
    lw a6, 64(a0)
    pq_unzipe s1, a3, s7
    lw a5, 104(a0)
    pq_unzipo s7, a3, s7
    lw s6, 144(a0)
    pq_eor3 a6, t6, a6, a5
    lw a3, 184(a0)
    pq_rax1 s8, t4, s7
    lw a4, 28(a0)
    pq_eor3 a6, a6, s6, a3
    lw a5, 68(a0)
    lw t5, 108(a0)
    xor t3, s0, s1
    lw s10, 148(a0)
    pq_eor3 s6, a4, a5, t5
    lw a5, 188(a0)
    lw ra, 32(a0)
    pq_eor3 s6, s6, s10, a5
    lw a2, 72(a0)
    lw s11, 112(a0)
    lw s10, 152(a0)
    pq_eor3 s4, ra, a2, s11
    lw t5, 192(a0)
    lw a2, 36(a0)
    pq_eor3 s10, s4, s10, t5
    lw t5, 76(a0)
    lw s4, 116(a0)
    lw s11, 156(a0)
    pq_eor3 s4, a2, t5, s4
    lw t5, 196(a0)
    pq_eor3 s11, s4, s11, t5
    pq_unzipe t5, a6, s6
    pq_unzipo a6, a6, s6
    xor s6, s3, t5
    pq_unzipe s4, s10, s11
    xor t4, a6, t4
    pq_unzipo s10, s10, s11
    xor s11, s7, s4
    pq_rax1 s3, s4, s3
    xor s7, s10, t2
    pq_rax1 a6, t2, a6
    lw t2, 72(a0)
    pq_rax1 s10, s1, s10
    lw s1, 76(a0)
    pq_rax1 s0, t5, s0
    sw s10, 316(sp)
    pq_unzipe t5, ra, a2
    sw s0, 312(sp)
    pq_unzipo s4, ra, a2
    sw s7, 320(sp)
    pq_xar s4, s4, t4, 14
    sw t3, 324(sp)
    pq_unzipe a2, s9, a7
    sw s6, 332(sp)
    pq_unzipo a7, s9, a7
    pq_xar s9, a2, s3, 18
    pq_unzipe a2, s2, t0
    pq_unzipo s2, s2, t0
    pq_xar t0, a2, s8, 5
    pq_unzipe a2, s5, t1
    pq_unzipo s5, s5, t1
    pq_xar s5, s5, s6, 8
    pq_unzipe ra, a3, a5
    pq_unzipo a5, a3, a5
    pq_xar t1, ra, s10, 28
    pq_bcax a3, s4, t0, s9
    pq_bcax ra, s9, s5, t0
    pq_bcax t0, t0, t1, s5
    sw ra, 336(sp)
    pq_bcax s5, s5, s4, t1
    pq_bcax s9, t1, s9, s4
    sw t0, 352(sp)
    pq_xar t1, t5, s0, 13
    pq_xar a7, a7, s7, 18
    pq_xar s2, s2, t3, 5
    pq_xar t5, a2, a6, 7
    pq_xar s4, a5, s11, 28
    pq_bcax a5, t1, s2, a7
    pq_bcax a2, a7, t5, s2
    sw a5, 356(sp)
    pq_bcax s2, s2, s4, t5
    pq_bcax t5, t5, t1, s4
    pq_bcax a7, s4, a7, t1
    lw t1, 80(a0)
    pq_unzipe s4, t6, a4
    sw a7, 328(sp)
    pq_unzipo a7, t6, a4
    lw t6, 84(a0)
    pq_xar a4, s4, s10, 14
    lw s10, 128(a0)
    pq_unzipe s4, t2, s1
    sw s2, 364(sp)
    pq_unzipo t2, t2, s1
    lw s1, 132(a0)
    pq_xar s0, s4, s0, 10
    sw t5, 372(sp)
    pq_unzipe s4, t1, t6
    sw a2, 376(sp)
    pq_unzipo t6, t1, t6
    lw t1, 176(a0)
    pq_xar s7, t6, s7, 2
    sw s9, 384(sp)
    pq_unzipe t6, s10, s1
    pq_unzipo s10, s10, s1
    lw s1, 180(a0)
    pq_xar s10, s10, t3, 23
    sw s5, 392(sp)
    pq_unzipe t3, t1, s1
    pq_unzipo t1, t1, s1
    pq_xar t1, t1, s6, 31
    pq_bcax s1, a4, s7, s0
    pq_bcax s6, s0, s10, s7
    sw s1, 340(sp)
    pq_bcax s7, s7, t1, s10
    xor s1, a3, s1
    pq_bcax s10, s10, a4, t1
    xor ra, ra, s6
    pq_bcax s0, t1, s0, a4
    xor t0, t0, s7
    pq_xar a7, a7, s11, 14
    xor a4, s5, s10
    pq_xar t2, t2, t4, 10
    sw s6, 344(sp)
    pq_xar s5, s4, s3, 1
    xor s9, s9, s0
    pq_xar s6, t6, s8, 22
    sw s0, 348(sp)
    pq_xar s0, t3, a6, 30
    lw t6, 328(sp)
    pq_bcax t1, a7, s5, t2
    lw t3, 16(a0)
    pq_bcax s4, t2, s6, s5
    xor a5, a5, t1
    pq_bcax s5, s5, s0, s6
    xor a2, a2, s4
    pq_bcax s6, s6, a7, s0
    xor s2, s2, s5
    pq_bcax s0, s0, t2, a7
    sw s6, 360(sp)
    xor a7, t5, s6
    sw s0, 368(sp)
    xor s0, t6, s0
    lw t2, 20(a0)
    sw t1, 380(sp)
    pq_unzipe t6, t3, t2
    lw t5, 64(a0)
    pq_unzipo t2, t3, t2
    lw t1, 68(a0)
    pq_xar t6, t6, a6, 31
    sw s7, 388(sp)
    pq_unzipe s7, t5, t1
    lw t3, 112(a0)
    pq_unzipo t1, t5, t1
    lw t5, 116(a0)
    pq_xar t1, t1, s11, 28
    sw s4, 396(sp)
    pq_unzipe s6, t3, t5
    lw s4, 120(a0)
    pq_unzipo t3, t3, t5
    lw t5, 124(a0)
    pq_xar t3, t3, t4, 20
    sw s5, 400(sp)
    pq_unzipe s5, s4, t5
    sw a3, 404(sp)
    pq_unzipo a3, s4, t5
    lw t5, 320(sp)
    pq_bcax s4, t6, t3, t1
    sw s10, 408(sp)
    pq_xar a3, a3, t5, 21
    lw t5, 168(a0)
    pq_xar s10, s5, s3, 20
    lw s5, 172(a0)
    sw s0, 412(sp)
    pq_unzipe s0, t5, s5
    sw a7, 416(sp)
    pq_unzipo a7, t5, s5
    lw s5, 332(sp)
    pq_xar s0, s0, s8, 1
    sw s2, 420(sp)
    pq_bcax t5, t1, a3, t3
    lw s2, 316(sp)
    pq_bcax t3, t3, s0, a3
    sw a2, 424(sp)
    pq_bcax a2, a3, t6, s0
    lw a3, 312(sp)
    pq_bcax s0, s0, t1, t6
    lw t6, 324(sp)
    pq_xar t2, t2, s5, 31
    sw a5, 428(sp)
    pq_xar s7, s7, s2, 27
    lw a5, 8(a0)
    pq_xar s6, s6, a3, 19
    sw a6, 444(sp)
    pq_xar a7, a7, t6, 1
    sw s11, 452(sp)
    pq_bcax t1, t2, s6, s7
    sw s3, 460(sp)
    sw t1, 432(sp)
    pq_bcax t1, s7, s10, s6
    sw t3, 464(sp)
    pq_bcax s6, s6, a7, s10
    sw t1, 456(sp)
    pq_bcax t1, s10, t2, a7
    lw s10, 12(a0)
    pq_bcax a7, a7, s7, t2
    lw s7, 56(a0)
    pq_unzipe t2, a5, s10
    sw a7, 436(sp)
    pq_unzipo a7, a5, s10
    lw a5, 60(a0)
    pq_xar a7, a7, t6, 1
    sw t1, 440(sp)
    pq_unzipe t6, s7, a5
    lw t1, 104(a0)
    pq_unzipo s7, s7, a5
    lw s10, 108(a0)
    pq_xar a6, t6, a6, 3
    sw s6, 448(sp)
    pq_unzipe a5, t1, s10
    lw t6, 152(a0)
    pq_unzipo t1, t1, s10
    lw s6, 156(a0)
    pq_xar t1, t1, s11, 13
    lw s11, 160(a0)
    pq_unzipe s10, t6, s6
    xor t2, t2, s8
    pq_unzipo t6, t6, s6
    lw s6, 164(a0)
    pq_xar a3, s10, a3, 4
    sw t5, 468(sp)
    pq_unzipe s10, s11, s6
    pq_unzipo s11, s11, s6
    pq_xar s3, s10, s3, 9
    pq_bcax s6, a7, t1, a6
    pq_bcax s10, a6, a3, t1
    pq_bcax t1, t1, s3, a3
    sw s10, 472(sp)
    pq_bcax a3, a3, a7, s3
    pq_bcax s3, s3, a6, a7
    lw a7, 320(sp)
    pq_eor3 a6, s1, s4, s6
    lw s1, 428(sp)
    pq_eor3 t5, ra, t5, s10
    lw ra, 432(sp)
    pq_eor3 t0, t0, t3, t1
    sw s6, 428(sp)
    pq_eor3 a4, a4, a2, a3
    lw s10, 456(sp)
    pq_eor3 s9, s9, s0, s3
    sw t1, 332(sp)
    pq_xar s7, s7, s5, 3
    lw t3, 420(sp)
    pq_xar a5, a5, s2, 12
    sw s0, 420(sp)
    pq_xar s0, t6, t4, 4
    lw t6, 448(sp)
    pq_xar s6, s11, a7, 9
    pq_bcax s11, t2, a5, s7
    pq_bcax t1, s7, s0, a5
    pq_bcax a5, a5, s6, s0
    sw t1, 480(sp)
    pq_bcax s0, s0, t2, s6
    sw a5, 476(sp)
    pq_bcax t2, s6, s7, t2
    lw s7, 424(sp)
    pq_eor3 s6, s1, ra, s11
    sw a2, 424(sp)
    pq_eor3 t1, s7, s10, t1
    lw s7, 416(sp)
    pq_eor3 s1, t3, t6, a5
    lw t6, 440(sp)
    lw a5, 412(sp)
    pq_eor3 s7, s7, t6, s0
    sw s11, 416(sp)
    lw t6, 436(sp)
    sw t2, 412(sp)
    pq_eor3 t6, a5, t6, t2
    lw a5, 0(a0)
    lw t2, 4(a0)
    lw s10, 460(sp)
    pq_unzipe a2, a5, t2
    lw t3, 48(a0)
    pq_unzipo t2, a5, t2
    xor a5, a2, s10
    sw s4, 460(sp)
    xor a7, t2, a7
    lw t2, 52(a0)
    sw s0, 484(sp)
    pq_unzipe s0, t3, t2
    lw s10, 96(a0)
    pq_unzipo t2, t3, t2
    lw a2, 100(a0)
    pq_xar s0, s0, s8, 22
    lw t3, 144(a0)
    pq_unzipe s8, s10, a2
    lw ra, 148(a0)
    pq_unzipo a2, s10, a2
    lw s10, 452(sp)
    pq_xar s5, a2, s5, 22
    lw s4, 192(a0)
    pq_unzipe a2, t3, ra
    lw s11, 196(a0)
    pq_unzipo t3, t3, ra
    sw a3, 452(sp)
    pq_xar a3, t3, s10, 11
    lw t3, 312(sp)
    pq_unzipe s10, s4, s11
    lw ra, 8(a1)
    pq_unzipo s4, s4, s11
    pq_xar s10, s10, t3, 7
    pq_bcax t3, a5, s5, s0
    pq_bcax s11, s0, a3, s5
    xor t3, t3, ra
    pq_bcax ra, s5, s10, a3
    xor a6, a6, t3
    pq_bcax a3, a3, a5, s10
    xor s5, t5, s11
    pq_bcax s0, s10, s0, a5
    xor a5, t0, ra
    pq_xar s2, a2, s2, 10
    xor t0, a4, a3
    pq_xar t4, s4, t4, 7
    xor s9, s9, s0
    pq_bcax t5, s2, a7, t4
    lw a2, 324(sp)
    lw s4, 444(sp)
    xor s7, s7, t5
    pq_xar t2, t2, a2, 22
    lw a2, 12(a1)
    pq_xar s8, s8, s4, 21
    xor s4, s7, a6
    pq_bcax a4, a7, s8, t2
    sw t5, 312(sp)
    pq_bcax t5, t2, s2, s8
    xor s10, a4, a2
    pq_bcax s2, s8, t4, s2
    xor s6, s6, s10
    pq_bcax a7, t4, t2, a7
    xor t2, t1, t5
    pq_rax1 t4, s9, t2
    xor a2, s1, s2
    pq_rax1 a6, a6, a2
    xor t6, t6, a7
    pq_rax1 s7, s5, s7
    xor t1, t6, s5
    pq_rax1 t6, a5, t6
    xor a5, s6, a5
    pq_rax1 s5, t0, s6
    xor t0, t2, t0
    pq_xar t2, s2, t0, 31
    xor s9, a2, s9
    pq_xar s3, s3, s5, 19
    lw s2, 408(sp)
    pq_xar s1, t5, a5, 1
    lw a2, 404(sp)
    pq_xar s2, s2, t6, 27
    lw s6, 456(sp)
    pq_xar a4, a2, t4, 20
    xor t5, s11, a6
    pq_xar s8, s6, a5, 1
    lw s11, 400(sp)
    pq_bcax a2, t2, s3, s2
    sw ra, 320(sp)
    pq_bcax s6, s2, a4, s3
    lw ra, 452(sp)
    pq_bcax s3, s3, s8, a4
    sw a7, 324(sp)
    pq_bcax a7, a4, t2, s8
    lw a4, 328(sp)
    pq_bcax t2, s8, s2, t2
    lw s2, 432(sp)
    pq_xar s11, s11, t0, 3
    sw a6, 444(sp)
    pq_xar a6, ra, t6, 12
    sw a2, 164(sp)
    pq_xar a4, a4, s4, 4
    sw s6, 172(sp)
    pq_xar s2, s2, t1, 9
    sw s3, 180(sp)
    pq_bcax s8, t5, a6, s11
    sw a7, 188(sp)
    pq_bcax ra, s11, a4, a6
    sw s8, 84(sp)
    pq_bcax a6, a6, s2, a4
    xor s8, a2, s8
    pq_bcax a2, a4, t5, s2
    sw ra, 92(sp)
    pq_bcax s2, s2, s11, t5
    xor t5, s6, ra
    pq_xar s0, s0, s5, 13
    sw a6, 100(sp)
    xor s3, s3, a6
    xor a6, a7, a2
    sw t2, 196(sp)
    xor a7, t2, s2
    xor a4, s10, t1
    lw t2, 396(sp)
    lw s6, 332(sp)
    pq_xar t2, t2, a5, 22
    lw s10, 392(sp)
    pq_xar s11, s6, s7, 21
    lw s6, 436(sp)
    pq_xar s10, s10, t6, 10
    sw a2, 316(sp)
    pq_xar a2, s6, s4, 7
    sw s2, 408(sp)
    pq_bcax s2, a4, s11, t2
    lw s6, 4(a1)
    pq_bcax ra, t2, s10, s11
    sw s4, 404(sp)
    pq_bcax s4, s11, a2, s10
    xor s2, s2, s6
    pq_bcax s11, s10, a4, a2
    lw s10, 388(sp)
    pq_bcax t2, a2, t2, a4
    lw s6, 484(sp)
    pq_xar a4, s10, s7, 3
    lw s10, 384(sp)
    pq_xar s6, s6, s9, 13
    lw a2, 460(sp)
    pq_xar s10, s10, s5, 4
    sw t3, 456(sp)
    pq_xar a2, a2, t4, 9
    sw t4, 400(sp)
    pq_bcax t4, s1, s6, a4
    sw s7, 452(sp)
    pq_bcax t3, a4, s10, s6
    sw s9, 328(sp)
    pq_bcax s6, s6, a2, s10
    sw ra, 12(sp)
    pq_bcax s10, s10, s1, a2
    sw s4, 20(sp)
    pq_bcax a2, a2, a4, s1
    lw s1, 380(sp)
    pq_xar a3, a3, t6, 14
    lw a4, 480(sp)
    pq_xar s1, s1, t1, 18
    sw a2, 112(sp)
    pq_xar a2, a4, a5, 5
    lw a4, 352(sp)
    sw s10, 104(sp)
    pq_xar s7, a4, s7, 7
    lw a4, 440(sp)
    pq_bcax s10, s0, a2, s1
    sw t2, 36(sp)
    pq_xar s9, a4, s9, 28
    sw s10, 124(sp)
    pq_bcax a4, s1, s7, a2
    sw t3, 88(sp)
    pq_bcax a2, a2, s9, s7
    sw a4, 132(sp)
    pq_bcax s7, s7, s0, s9
    sw a2, 140(sp)
    pq_bcax s9, s9, s1, s0
    sw s7, 148(sp)
    pq_eor3 s8, s8, s2, s10
    sw s9, 156(sp)
    pq_eor3 a4, t5, ra, a4
    lw s0, 348(sp)
    pq_eor3 s10, s3, s4, a2
    lw s3, 416(sp)
    pq_eor3 a2, a6, s11, s7
    lw s7, 376(sp)
    pq_eor3 a7, a7, t2, s9
    lw s9, 448(sp)
    pq_xar s0, s0, s5, 10
    sw s6, 96(sp)
    pq_xar s3, s3, t1, 2
    lw a6, 104(sp)
    pq_xar t2, s7, a5, 23
    lw s7, 112(sp)
    pq_xar s9, s9, t0, 31
    lw t5, 456(sp)
    pq_bcax s1, a3, s3, s0
    lw s4, 400(sp)
    pq_bcax a5, s0, t2, s3
    sw s1, 40(sp)
    pq_bcax s3, s3, s9, t2
    xor s1, t4, s1
    pq_bcax t2, t2, a3, s9
    sw a5, 48(sp)
    pq_bcax s0, s9, s0, a3
    xor a3, t3, a5
    sw s3, 56(sp)
    xor s6, s6, s3
    sw t2, 64(sp)
    xor a6, a6, t2
    sw s0, 72(sp)
    xor s7, s7, s0
    xor s3, t5, s4
    lw s0, 344(sp)
    lw a5, 444(sp)
    lw s9, 476(sp)
    pq_xar t2, s0, a5, 22
    lw s0, 372(sp)
    pq_xar ra, s9, t0, 22
    lw t5, 328(sp)
    pq_bcax t3, s3, ra, t2
    lw s9, 420(sp)
    pq_xar s0, s0, t5, 11
    sw s11, 432(sp)
    pq_xar s11, s9, s5, 7
    lw s5, 0(a1)
    pq_bcax s9, t2, s0, ra
    sw s2, 396(sp)
    pq_bcax ra, ra, s11, s0
    xor s2, t3, s5
    pq_bcax s5, s0, s3, s11
    lw t3, 324(sp)
    pq_bcax s3, s11, t2, s3
    lw s11, 404(sp)
    lw t2, 340(sp)
    pq_xar t3, t3, s11, 14
    lw s0, 472(sp)
    pq_xar t2, t2, s4, 18
    sw t4, 332(sp)
    pq_xar t4, s0, a5, 5
    lw s0, 364(sp)
    sw a7, 392(sp)
    pq_xar t0, s0, t0, 8
    lw a7, 424(sp)
    pq_bcax s0, t3, t4, t2
    sw s2, 0(sp)
    pq_xar t6, a7, t6, 28
    sw s0, 120(sp)
    pq_bcax a7, t2, t0, t4
    sw s5, 24(sp)
    pq_bcax t4, t4, t6, t0
    sw a7, 128(sp)
    pq_bcax t0, t0, t3, t6
    pq_bcax t6, t6, t2, t3
    sw t0, 144(sp)
    pq_eor3 t2, s1, s2, s0
    sw t6, 152(sp)
    pq_eor3 a3, a3, s9, a7
    lw s2, 320(sp)
    pq_eor3 t3, s6, ra, t4
    lw s1, 452(sp)
    pq_eor3 s6, a6, s5, t0
    lw a6, 360(sp)
    pq_eor3 s5, s7, s3, t6
    lw t0, 412(sp)
    pq_xar t6, s2, s1, 31
    lw s7, 356(sp)
    pq_xar a7, a6, t5, 28
    lw a6, 468(sp)
    pq_xar s2, t0, s11, 20
    lw s0, 312(sp)
    pq_xar t1, s7, t1, 21
    pq_xar a6, a6, a5, 1
    pq_bcax s7, t6, s2, a7
    pq_bcax t0, a7, t1, s2
    xor t2, t2, s7
    pq_bcax s2, s2, a6, t1
    xor a3, a3, t0
    pq_bcax t1, t1, t6, a6
    xor t3, t3, s2
    pq_bcax a7, a6, a7, t6
    sw t1, 184(sp)
    pq_xar t5, s0, t5, 14
    xor t6, s6, t1
    sw a7, 192(sp)
    xor s0, s5, a7
    lw s5, 368(sp)
    lw t1, 428(sp)
    pq_xar s11, s5, s11, 10
    lw s5, 336(sp)
    pq_xar s4, t1, s4, 1
    lw t1, 464(sp)
    pq_xar s6, s5, a5, 22
    lw a7, 392(sp)
    pq_xar a6, t1, s1, 30
    lw a5, 396(sp)
    pq_bcax t1, t5, s4, s11
    lw s5, 432(sp)
    pq_bcax s1, s11, s6, s4
    sw t1, 44(sp)
    pq_bcax s4, s4, a6, s6
    xor t1, s8, t1
    pq_bcax s6, s6, t5, a6
    xor s8, a4, s1
    pq_bcax a6, a6, s11, t5
    sw s4, 60(sp)
    xor t5, s10, s4
    xor a2, a2, s6
    xor a4, a7, a6
    lw s10, 332(sp)
    lw s11, 316(sp)
    lw s4, 408(sp)
    mv a7, t4
    mv t4, t3
    mv t3, s8
    mv s8, a6
    mv a6, t0
    mv t0, t2
    mv t2, a3
    mv a3, s0
    mv s0, ra
    addi a1, a1, -16
.Lrounds:
    pq_rax1 ra, a3, t3
    xor a0, a4, t2
    pq_rax1 t2, t2, a2
    sw s7, 312(sp)
    pq_rax1 s7, t0, t5
    sw s11, 316(sp)
    pq_rax1 a4, t4, a4
    xor t4, t1, t4
    pq_rax1 t1, t6, t1
    xor t6, t3, t6
    pq_xar s3, s3, t1, 13
    xor a3, t5, a3
    pq_xar a7, a7, t2, 7
    xor t0, a2, t0
    pq_xar s5, s5, a3, 14
    lw a2, 44(sp)
    pq_xar t5, s8, t0, 10
    lw t3, 92(sp)
    pq_xar a2, a2, a0, 18
    lw s8, 188(sp)
    pq_xar t3, t3, t4, 5
    sw s1, 320(sp)
    pq_xar s11, s8, a3, 28
    sw ra, 324(sp)
    pq_bcax s8, s3, t3, a2
    sw t1, 368(sp)
    pq_bcax s1, a2, a7, t3
    sw s8, 328(sp)
    pq_bcax t3, t3, s11, a7
    sw s1, 348(sp)
    pq_bcax a7, a7, s3, s11
    sw t3, 340(sp)
    pq_bcax s3, s11, a2, s3
    lw a2, 128(sp)
    pq_xar s11, s10, ra, 1
    sw a7, 344(sp)
    pq_xar a2, a2, s7, 22
    sw s3, 360(sp)
    pq_xar s2, s2, t2, 30
    xor s9, s9, s7
    pq_bcax s10, s5, s11, t5
    pq_bcax ra, t5, a2, s11
    xor s8, s8, s10
    pq_bcax s11, s11, s2, a2
    xor s1, s1, ra
    pq_bcax a2, a2, s5, s2
    xor t3, t3, s11
    pq_bcax s2, s2, t5, s5
    sw a2, 332(sp)
    pq_xar s0, s0, t2, 31
    xor a7, a7, a2
    pq_xar s5, s6, a3, 28
    sw s2, 336(sp)
    pq_xar s6, s4, t0, 20
    xor s3, s3, s2
    pq_xar s2, a6, s7, 1
    lw a6, 124(sp)
    pq_bcax t5, s0, s6, s5
    lw a2, 24(sp)
    pq_xar a6, a6, a0, 21
    sw s10, 352(sp)
    pq_bcax s10, s5, a6, s6
    lw s4, 72(sp)
    pq_bcax s6, s6, s2, a6
    sw ra, 356(sp)
    pq_bcax a6, a6, s0, s2
    lw ra, 84(sp)
    pq_bcax s0, s2, s5, s0
    lw s2, 132(sp)
    pq_xar s5, a2, a4, 14
    lw a2, 180(sp)
    pq_xar s4, s4, t1, 10
    sw s11, 364(sp)
    pq_xar ra, ra, a0, 2
    sw s6, 372(sp)
    pq_xar s2, s2, t4, 23
    sw s10, 376(sp)
    pq_xar s11, a2, t6, 31
    sw a6, 380(sp)
    pq_bcax t1, s5, ra, s4
    sw s0, 388(sp)
    pq_bcax a2, s4, s2, ra
    sw t1, 384(sp)
    pq_bcax ra, ra, s11, s2
    xor t1, t5, t1
    pq_bcax s2, s2, s5, s11
    xor s10, s10, a2
    pq_bcax s4, s11, s4, s5
    xor s11, s6, ra
    xor a6, a6, s2
    xor s0, s0, s4
    lw s5, 60(sp)
    xor a5, a5, a0
    lw s6, 104(sp)
    pq_xar s5, s5, t6, 3
    sw a2, 392(sp)
    pq_xar s6, s6, a4, 12
    lw a2, 156(sp)
    sw s4, 396(sp)
    pq_xar s4, a2, t0, 4
    lw a2, 164(sp)
    sw t5, 400(sp)
    pq_xar t5, a2, a0, 9
    sw ra, 404(sp)
    pq_bcax ra, s9, s6, s5
    lw a2, 320(sp)
    pq_bcax a0, s5, s4, s6
    sw s2, 320(sp)
    pq_bcax s2, s6, t5, s4
    lw s6, 96(sp)
    pq_bcax s4, s4, s9, t5
    sw t2, 408(sp)
    pq_bcax s9, t5, s5, s9
    lw s5, 144(sp)
    pq_xar a2, a2, t4, 22
    lw t5, 196(sp)
    pq_xar t2, s6, t2, 21
    sw t4, 412(sp)
    pq_xar t4, s5, a4, 10
    sw s9, 420(sp)
    pq_xar s5, t5, t0, 7
    sw s2, 428(sp)
    pq_bcax s6, a5, t2, a2
    sw ra, 432(sp)
    pq_bcax t5, a2, t4, t2
    sw a0, 436(sp)
    pq_bcax t2, t2, s5, t4
    sw s4, 440(sp)
    pq_bcax t4, t4, a5, s5
    sw t5, 444(sp)
    pq_bcax a5, s5, a2, a5
    lw s5, 12(a1)
    pq_eor3 t5, s1, a0, t5
    lw s1, 36(sp)
    pq_eor3 s2, t3, s2, t2
    xor s5, s6, s5
    pq_eor3 s6, s8, ra, s5
    lw a2, 40(sp)
    pq_eor3 a7, a7, s4, t4
    lw ra, 324(sp)
    pq_eor3 s3, s3, s9, a5
    sw t4, 416(sp)
    pq_xar s9, s1, t0, 14
    lw t0, 88(sp)
    pq_xar t4, a2, ra, 18
    lw t3, 140(sp)
    pq_xar s8, t0, s7, 5
    sw a5, 424(sp)
    pq_xar t0, t3, t6, 8
    lw a5, 184(sp)
    pq_bcax t3, s9, s8, t4
    lw s1, 0(sp)
    pq_xar a2, a5, a4, 28
    lw a5, 48(sp)
    pq_bcax s4, t4, t0, s8
    xor s1, s1, ra
    pq_bcax a0, s8, a2, t0
    lw s8, 100(sp)
    pq_bcax t0, t0, s9, a2
    sw s5, 448(sp)
    pq_bcax s9, a2, t4, s9
    lw t4, 148(sp)
    pq_xar s7, a5, s7, 22
    lw a2, 192(sp)
    pq_xar a5, s8, t6, 22
    lw s8, 368(sp)
    pq_xar t4, t4, a3, 11
    sw t2, 452(sp)
    pq_xar t2, a2, s8, 7
    sw s4, 456(sp)
    pq_bcax a2, s1, a5, s7
    pq_bcax s5, s7, t4, a5
    pq_bcax a5, a5, t2, t4
    pq_bcax t4, t4, s1, t2
    sw a5, 460(sp)
    pq_bcax s7, t2, s7, s1
    lw t2, 8(a1)
    pq_eor3 s10, s10, s4, s5
    lw s1, 12(sp)
    pq_eor3 a5, s11, a0, a5
    xor t2, a2, t2
    pq_eor3 a2, t1, t3, t2
    lw t1, 412(sp)
    pq_eor3 a6, a6, t0, t4
    lw s11, 56(sp)
    pq_eor3 s0, s0, s9, s7
    lw s4, 408(sp)
    pq_xar s1, s1, t1, 1
    sw t2, 408(sp)
    pq_xar t2, s11, s4, 3
    lw s11, 316(sp)
    lw s4, 152(sp)
    pq_xar s11, s11, a3, 13
    lw a3, 312(sp)
    pq_xar s4, s4, s8, 4
    sw t4, 316(sp)
    pq_xar a3, a3, ra, 9
    sw a0, 312(sp)
    pq_bcax t4, s1, s11, t2
    pq_bcax a0, t2, s4, s11
    xor a2, a2, t4
    pq_bcax s11, s11, a3, s4
    xor s10, s10, a0
    pq_bcax s4, s4, s1, a3
    xor a5, a5, s11
    pq_bcax a3, a3, t2, s1
    xor s1, a6, s4
    xor s0, s0, a3
    lw t2, 20(sp)
    lw a6, 64(sp)
    pq_xar t2, t2, t6, 31
    lw t6, 112(sp)
    pq_xar a6, a6, a4, 27
    lw a4, 120(sp)
    pq_xar t6, t6, s8, 19
    lw s8, 172(sp)
    pq_xar ra, a4, ra, 20
    sw t4, 368(sp)
    pq_xar t4, s8, t1, 1
    sw a0, 324(sp)
    pq_bcax s8, t2, t6, a6
    pq_bcax a0, a6, ra, t6
    xor t1, s6, s8
    pq_bcax t6, t6, t4, ra
    xor a4, t5, a0
    pq_bcax s6, ra, t2, t4
    xor s2, s2, t6
    pq_bcax a6, t4, a6, t2
    xor a7, a7, s6
    pq_rax1 t4, s0, a4
    xor s3, s3, a6
    pq_rax1 t2, a2, s2
    xor ra, s3, s10
    pq_rax1 s10, s10, a7
    xor t5, t1, a5
    pq_rax1 a5, a5, s3
    xor a4, a4, s1
    pq_rax1 s3, s1, t1
    xor s0, s2, s0
    pq_xar a3, a3, s3, 19
    xor a7, a7, a2
    pq_xar s1, t3, t4, 20
    lw s2, 452(sp)
    pq_xar t1, a0, t5, 1
    lw t3, 320(sp)
    pq_xar s2, s2, a4, 31
    xor s5, s5, t2
    pq_xar t3, t3, a5, 27
    sw t2, 412(sp)
    pq_bcax t2, s2, a3, t3
    lw a0, 364(sp)
    pq_bcax a2, t3, s1, a3
    sw t6, 452(sp)
    pq_bcax t6, a3, t1, s1
    lw a3, 360(sp)
    pq_bcax s1, s1, s2, t1
    sw t2, 164(sp)
    pq_bcax s2, t1, t3, s2
    sw a2, 172(sp)
    pq_xar t1, a0, a4, 3
    sw t6, 180(sp)
    pq_xar a0, s4, a5, 12
    sw s1, 188(sp)
    pq_xar a3, a3, a7, 4
    sw s2, 196(sp)
    pq_xar s8, s8, ra, 9
    sw a7, 360(sp)
    pq_bcax s4, s5, a0, t1
    pq_bcax t3, t1, a3, a0
    sw s4, 84(sp)
    pq_bcax a0, a0, s8, a3
    xor t2, t2, s4
    pq_bcax a3, a3, s5, s8
    sw t3, 92(sp)
    pq_bcax t1, s8, t1, s5
    xor t3, a2, t3
    pq_xar s8, s11, s10, 21
    sw a0, 100(sp)
    pq_xar t0, t0, a5, 10
    xor t6, t6, a0
    pq_xar a7, a6, a7, 7
    xor a6, s1, a3
    pq_bcax s5, s8, a7, t0
    xor s2, s2, t1
    pq_xar s9, s9, s3, 4
    lw a2, 448(sp)
    pq_xar s7, s7, s3, 13
    lw s1, 356(sp)
    pq_xar s11, s6, s0, 28
    xor s6, a2, ra
    pq_xar s1, s1, t5, 22
    lw a2, 4(a1)
    pq_bcax a0, s6, s8, s1
    lw s4, 444(sp)
    pq_bcax s8, s1, t0, s8
    xor a0, a0, a2
    pq_bcax t0, t0, s6, a7
    lw a2, 404(sp)
    pq_bcax a7, a7, s1, s6
    lw s1, 440(sp)
    pq_xar s4, s4, t5, 1
    sw a3, 320(sp)
    pq_xar a3, a2, s10, 3
    lw s6, 400(sp)
    pq_xar s1, s1, s0, 13
    sw t1, 364(sp)
    pq_xar t1, s6, t4, 9
    sw t4, 448(sp)
    pq_bcax s6, s4, s1, a3
    lw t4, 352(sp)
    pq_bcax a2, a3, s9, s1
    sw s10, 356(sp)
    pq_bcax s1, s1, t1, s9
    sw s0, 444(sp)
    pq_bcax s0, s9, s4, t1
    lw s9, 436(sp)
    pq_bcax a3, t1, a3, s4
    lw t1, 312(sp)
    pq_xar t4, t4, ra, 18
    sw s8, 12(sp)
    pq_xar s9, s9, t5, 5
    sw s5, 20(sp)
    pq_xar s10, t1, s10, 7
    sw a7, 36(sp)
    pq_bcax t1, s7, s9, t4
    sw a2, 88(sp)
    pq_bcax s4, t4, s10, s9
    sw t1, 124(sp)
    pq_bcax s9, s9, s11, s10
    sw s4, 132(sp)
    pq_bcax s10, s10, s7, s11
    sw s9, 140(sp)
    pq_bcax s7, s11, t4, s7
    sw s10, 148(sp)
    pq_eor3 s11, t2, a0, t1
    sw s7, 156(sp)
    pq_eor3 t3, t3, s8, s4
    lw t2, 316(sp)
    pq_eor3 s4, t6, s5, s9
    lw s9, 396(sp)
    pq_eor3 a6, a6, t0, s10
    lw t4, 432(sp)
    pq_eor3 a7, s2, a7, s7
    lw s2, 348(sp)
    pq_xar t2, t2, a5, 14
    lw s7, 452(sp)
    pq_xar s9, s9, s3, 10
    sw s1, 96(sp)
    pq_xar t6, t4, ra, 2
    sw s0, 104(sp)
    pq_xar s5, s2, t5, 23
    sw a3, 112(sp)
    pq_xar t4, s7, a4, 31
    lw s2, 408(sp)
    pq_bcax s7, t2, t6, s9
    lw s8, 448(sp)
    pq_bcax t1, s9, s5, t6
    sw s7, 40(sp)
    pq_bcax t6, t6, t4, s5
    xor s10, s6, s7
    pq_bcax s7, s5, t2, t4
    sw t1, 48(sp)
    pq_bcax s9, t4, s9, t2
    xor t2, a2, t1
    sw t6, 56(sp)
    xor t6, s1, t6
    sw s7, 64(sp)
    xor s5, s0, s7
    sw s9, 72(sp)
    xor s7, a3, s9
    xor a3, s2, s8
    lw s0, 392(sp)
    lw t5, 412(sp)
    lw s9, 428(sp)
    pq_xar s2, s0, t5, 22
    lw s0, 344(sp)
    pq_xar t4, s9, a4, 22
    lw s1, 444(sp)
    pq_bcax a2, a3, t4, s2
    lw s9, 388(sp)
    pq_xar t1, s0, s1, 11
    lw s0, 0(a1)
    pq_xar s3, s9, s3, 7
    sw t0, 404(sp)
    pq_bcax s9, s2, t1, t4
    xor t0, a2, s0
    pq_bcax s0, t4, s3, t1
    lw t4, 424(sp)
    pq_bcax t1, t1, a3, s3
    lw a2, 360(sp)
    pq_bcax s3, s3, s2, a3
    lw s2, 384(sp)
    pq_xar t4, t4, a2, 14
    lw a3, 324(sp)
    pq_xar s2, s2, s8, 18
    sw a0, 440(sp)
    pq_xar a3, a3, t5, 5
    lw a0, 340(sp)
    sw s6, 400(sp)
    pq_xar a4, a0, a4, 8
    lw s6, 380(sp)
    pq_bcax a0, t4, a3, s2
    sw t0, 0(sp)
    pq_xar s6, s6, a5, 28
    sw a0, 120(sp)
    pq_bcax a5, s2, a4, a3
    sw t1, 24(sp)
    pq_bcax a3, a3, s6, a4
    sw a5, 128(sp)
    pq_bcax a4, a4, t4, s6
    pq_bcax s2, s6, s2, t4
    sw a4, 144(sp)
    pq_eor3 t0, s10, t0, a0
    sw s2, 152(sp)
    pq_eor3 t2, t2, s9, a5
    lw t4, 460(sp)
    pq_eor3 t6, t6, s0, a3
    lw s10, 356(sp)
    pq_eor3 a5, s5, t1, a4
    lw t1, 332(sp)
    pq_eor3 s6, s7, s3, s2
    lw s2, 420(sp)
    pq_xar s5, t4, s10, 31
    lw s7, 328(sp)
    pq_xar t1, t1, s1, 28
    lw t4, 376(sp)
    pq_xar s2, s2, a2, 20
    lw a4, 416(sp)
    pq_xar a0, s7, ra, 21
    pq_xar ra, t4, t5, 1
    pq_bcax s7, s5, s2, t1
    pq_bcax t4, t1, a0, s2
    xor t0, t0, s7
    pq_bcax s2, s2, ra, a0
    xor t2, t2, t4
    pq_bcax a0, a0, s5, ra
    xor t6, t6, s2
    pq_bcax ra, ra, t1, s5
    sw a0, 184(sp)
    pq_xar a4, a4, s1, 14
    xor a0, a5, a0
    sw ra, 192(sp)
    xor ra, s6, ra
    lw t1, 336(sp)
    lw a5, 368(sp)
    pq_xar a2, t1, a2, 10
    lw s5, 456(sp)
    pq_xar t1, a5, s8, 1
    lw s1, 372(sp)
    pq_xar t5, s5, t5, 22
    lw a5, 440(sp)
    pq_xar s8, s1, s10, 30
    lw s5, 404(sp)
    pq_bcax s6, a4, t1, a2
    lw s10, 400(sp)
    pq_bcax s1, a2, t5, t1
    sw s6, 44(sp)
    pq_bcax t1, t1, s8, t5
    xor s11, s11, s6
    pq_bcax s6, t5, a4, s8
    xor t3, t3, s1
    pq_bcax s8, s8, a2, a4
    sw t1, 60(sp)
    xor t5, s4, t1
    xor a2, a6, s6
    xor a4, a7, s8
    lw a7, 320(sp)
    lw s4, 364(sp)
    mv a6, t4
    mv t1, s11
    mv s11, a7
    mv a7, a3
    mv t4, t6
    mv t6, a0
    mv a3, ra
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    pq_rax1 ra, a3, t3
    xor a0, a4, t2
    pq_rax1 t2, t2, a2
    sw s7, 312(sp)
    pq_rax1 s7, t0, t5
    sw s11, 316(sp)
    pq_rax1 a4, t4, a4
    xor s11, t1, t4
    pq_rax1 t4, t6, t1
    xor t3, t3, t6
    pq_xar s3, s3, t4, 13
    xor t6, t5, a3
    pq_xar a7, a7, t2, 7
    xor a2, a2, t0
    pq_xar t0, s5, t6, 14
    lw s5, 44(sp)
    pq_xar a3, s8, a2, 10
    lw t5, 92(sp)
    pq_xar s5, s5, a0, 18
    lw s8, 188(sp)
    pq_xar t1, t5, s11, 5
    sw s1, 320(sp)
    pq_xar s8, s8, t6, 28
    sw ra, 324(sp)
    pq_bcax s1, s3, t1, s5
    sw t4, 368(sp)
    pq_bcax t5, s5, a7, t1
    sw s1, 360(sp)
    pq_bcax t1, t1, s8, a7
    sw t5, 328(sp)
    pq_bcax a7, a7, s3, s8
    sw t1, 340(sp)
    pq_bcax s8, s8, s5, s3
    lw s5, 128(sp)
    pq_xar s10, s10, ra, 1
    sw a7, 348(sp)
    pq_xar s5, s5, s7, 22
    sw s8, 352(sp)
    pq_xar ra, s2, t2, 30
    xor s9, s9, s7
    pq_bcax s2, t0, s10, a3
    pq_bcax s3, a3, s5, s10
    xor s1, s1, s2
    pq_bcax s10, s10, ra, s5
    xor t5, t5, s3
    pq_bcax s5, s5, t0, ra
    xor t1, t1, s10
    pq_bcax t0, ra, a3, t0
    sw s2, 332(sp)
    pq_xar s2, s0, t2, 31
    xor s0, a7, s5
    pq_xar s6, s6, t6, 28
    sw t0, 336(sp)
    pq_xar a7, s4, a2, 20
    xor s4, s8, t0
    pq_xar ra, a6, s7, 1
    lw a6, 124(sp)
    pq_bcax t0, s2, a7, s6
    sw s3, 344(sp)
    pq_xar a3, a6, a0, 21
    lw a6, 24(sp)
    pq_bcax s8, s6, a3, a7
    lw s3, 72(sp)
    pq_bcax a7, a7, ra, a3
    sw s10, 356(sp)
    pq_bcax a3, a3, s2, ra
    lw s10, 84(sp)
    pq_bcax ra, ra, s6, s2
    lw s2, 132(sp)
    pq_xar a6, a6, a4, 14
    lw s6, 180(sp)
    pq_xar s3, s3, t4, 10
    sw s5, 364(sp)
    pq_xar s5, s10, a0, 2
    sw a7, 372(sp)
    pq_xar t4, s2, s11, 23
    sw a3, 376(sp)
    pq_xar s10, s6, t3, 31
    sw ra, 388(sp)
    pq_bcax s6, a6, s5, s3
    sw t0, 396(sp)
    pq_bcax s2, s3, t4, s5
    xor t0, t0, s6
    pq_bcax s5, s5, s10, t4
    sw s6, 384(sp)
    pq_bcax s6, t4, a6, s10
    xor t4, s8, s2
    pq_bcax s3, s10, s3, a6
    xor a7, a7, s5
    xor s10, a3, s6
    sw s3, 380(sp)
    xor a6, ra, s3
    lw a3, 60(sp)
    lw ra, 104(sp)
    xor s3, a5, a0
    pq_xar a5, a3, t3, 3
    sw s2, 392(sp)
    pq_xar a3, ra, a4, 12
    lw ra, 156(sp)
    lw s2, 164(sp)
    pq_xar ra, ra, a2, 4
    sw s5, 400(sp)
    pq_xar a0, s2, a0, 9
    sw s6, 404(sp)
    pq_bcax s5, s9, a3, a5
    lw s2, 320(sp)
    pq_bcax s6, a5, ra, a3
    sw s8, 320(sp)
    pq_bcax a3, a3, a0, ra
    lw s8, 96(sp)
    pq_bcax ra, ra, s9, a0
    sw t2, 408(sp)
    pq_bcax s9, a0, a5, s9
    lw a5, 144(sp)
    pq_xar s2, s2, s11, 22
    lw a0, 196(sp)
    pq_xar t2, s8, t2, 21
    sw s11, 412(sp)
    pq_xar s11, a5, a4, 10
    sw s5, 420(sp)
    pq_xar a0, a0, a2, 7
    sw s6, 424(sp)
    pq_bcax s8, s3, t2, s2
    sw a3, 436(sp)
    pq_bcax a5, s2, s11, t2
    sw ra, 440(sp)
    pq_bcax t2, t2, a0, s11
    sw a5, 444(sp)
    pq_bcax s11, s11, s3, a0
    sw t2, 448(sp)
    pq_bcax a0, a0, s2, s3
    lw s3, 12(a1)
    pq_eor3 s2, t5, s6, a5
    lw t5, 36(sp)
    pq_eor3 t2, t1, a3, t2
    xor s6, s8, s3
    pq_eor3 t1, s1, s5, s6
    lw a3, 40(sp)
    pq_eor3 s3, s0, ra, s11
    lw a5, 324(sp)
    pq_eor3 s8, s4, s9, a0
    sw s11, 416(sp)
    pq_xar s4, t5, a2, 14
    lw s11, 88(sp)
    pq_xar s1, a3, a5, 18
    lw ra, 140(sp)
    pq_xar a2, s11, s7, 5
    lw t5, 184(sp)
    pq_xar ra, ra, t3, 8
    sw a0, 428(sp)
    pq_xar a3, t5, a4, 28
    sw s6, 432(sp)
    pq_bcax s5, s4, a2, s1
    lw a0, 0(sp)
    pq_bcax s0, s1, ra, a2
    lw s11, 48(sp)
    pq_bcax s6, a2, a3, ra
    xor t5, a0, a5
    pq_bcax ra, ra, s4, a3
    lw a0, 100(sp)
    pq_bcax s4, a3, s1, s4
    lw a2, 148(sp)
    pq_xar a3, s11, s7, 22
    lw s7, 192(sp)
    pq_xar a0, a0, t3, 22
    lw s11, 368(sp)
    pq_xar s1, a2, t6, 11
    sw s9, 452(sp)
    pq_xar s7, s7, s11, 7
    sw s0, 456(sp)
    pq_bcax a2, t5, a0, a3
    pq_bcax s9, a3, s1, a0
    pq_bcax a0, a0, s7, s1
    pq_bcax s1, s1, t5, s7
    pq_bcax t5, s7, a3, t5
    lw s7, 8(a1)
    pq_eor3 a3, t4, s0, s9
    lw s0, 12(sp)
    pq_eor3 a7, a7, s6, a0
    xor a2, a2, s7
    pq_eor3 t4, t0, s5, a2
    lw t0, 412(sp)
    pq_eor3 s7, s10, ra, s1
    lw s10, 56(sp)
    pq_eor3 a6, a6, s4, t5
    sw s1, 460(sp)
    pq_xar s1, s0, t0, 1
    lw s0, 408(sp)
    sw s6, 408(sp)
    pq_xar s10, s10, s0, 3
    lw s0, 316(sp)
    lw s6, 152(sp)
    pq_xar s0, s0, t6, 13
    lw t6, 312(sp)
    pq_xar s6, s6, s11, 4
    sw t5, 316(sp)
    pq_xar t5, t6, a5, 9
    sw ra, 312(sp)
    pq_bcax ra, s1, s0, s10
    pq_bcax t6, s10, s6, s0
    xor t4, t4, ra
    pq_bcax s0, s0, t5, s6
    xor a3, a3, t6
    pq_bcax s6, s6, s1, t5
    xor a7, a7, s0
    pq_bcax s1, t5, s10, s1
    xor s10, s7, s6
    xor t5, a6, s1
    lw s7, 20(sp)
    lw a6, 64(sp)
    pq_xar t3, s7, t3, 31
    lw s7, 112(sp)
    pq_xar a6, a6, a4, 27
    lw a4, 120(sp)
    pq_xar s7, s7, s11, 19
    lw s11, 172(sp)
    pq_xar a4, a4, a5, 20
    sw ra, 368(sp)
    pq_xar a5, s11, t0, 1
    pq_bcax ra, t3, s7, a6
    pq_bcax s11, a6, a4, s7
    xor t1, t1, ra
    pq_bcax t0, s7, a5, a4
    xor s7, s2, s11
    pq_bcax a4, a4, t3, a5
    xor t2, t2, t0
    pq_bcax s2, a5, a6, t3
    xor a6, s3, a4
    pq_rax1 s3, t5, s7
    xor a5, s8, s2
    pq_rax1 s8, t4, t2
    xor t3, a5, a3
    pq_rax1 a3, a3, a6
    sw t0, 324(sp)
    pq_rax1 a5, a7, a5
    xor t0, t1, a7
    pq_rax1 a7, s10, t1
    xor t1, s7, s10
    pq_xar s10, a0, a3, 31
    xor a0, t2, t5
    pq_xar s1, s1, a7, 19
    xor a6, a6, t4
    pq_xar t4, s5, s3, 20
    lw t5, 364(sp)
    pq_xar s5, s11, t0, 1
    lw s7, 452(sp)
    pq_xar t2, t5, a0, 28
    lw t5, 360(sp)
    pq_xar s7, s7, a6, 20
    lw s11, 320(sp)
    pq_xar t5, t5, t3, 21
    sw a4, 412(sp)
    pq_xar a4, s11, s8, 1
    sw t6, 364(sp)
    pq_bcax t6, s10, s7, t2
    sw s2, 452(sp)
    pq_bcax s2, t2, t5, s7
    lw s11, 404(sp)
    pq_bcax s7, s7, a4, t5
    sw s0, 360(sp)
    pq_bcax t5, t5, s10, a4
    xor s0, s9, s8
    pq_bcax s10, a4, t2, s10
    pq_xar a4, s11, a5, 27
    pq_bcax t2, a4, t4, s1
    pq_bcax s9, s1, s5, t4
    pq_xar s11, s4, a7, 4
    lw s4, 448(sp)
    pq_xar s6, s6, a5, 12
    pq_xar s4, s4, t1, 31
    pq_bcax s1, s4, s1, a4
    pq_bcax t4, t4, s4, s5
    pq_bcax s4, s5, a4, s4
    lw s5, 200(sp)
    pq_zipl a4, t6, s1
    pq_ziph s1, t6, s1
    sw a4, 160(s5)
    pq_zipl a4, s2, t2
    sw s1, 164(s5)
    pq_ziph s2, s2, t2
    sw a4, 168(s5)
    pq_zipl a4, s7, s9
    sw s2, 172(s5)
    pq_ziph s9, s7, s9
    sw a4, 176(s5)
    pq_zipl t2, t5, t4
    sw s9, 180(s5)
    pq_ziph t6, t5, t4
    sw t2, 184(s5)
    pq_zipl s7, s10, s4
    sw t6, 188(s5)
    pq_ziph s10, s10, s4
    sw s7, 192(s5)
    pq_xar s7, ra, t3, 9
    sw s10, 196(s5)
    lw t2, 444(sp)
    xor ra, a2, s3
    lw s1, 400(sp)
    pq_xar t2, t2, t0, 1
    lw s10, 440(sp)
    pq_xar s2, s1, a3, 3
    lw s1, 396(sp)
    pq_xar a2, s10, a0, 13
    lw t5, 356(sp)
    pq_xar s10, s1, s3, 9
    lw s4, 352(sp)
    pq_bcax t4, t2, a2, s2
    lw t6, 392(sp)
    pq_bcax a4, s2, s11, a2
    lw s1, 436(sp)
    pq_bcax a2, a2, s10, s11
    lw s9, 348(sp)
    pq_bcax s11, s11, t2, s10
    pq_bcax s10, s10, s2, t2
    pq_xar s2, t5, t1, 3
    pq_xar s4, s4, a6, 4
    pq_bcax t5, s0, s6, s2
    pq_bcax t2, s2, s4, s6
    pq_bcax s6, s6, s7, s4
    pq_bcax s4, s4, s0, s7
    pq_bcax s7, s7, s2, s0
    lw s2, 388(sp)
    pq_zipl s0, t4, t5
    pq_ziph t5, t4, t5
    sw s0, 80(s5)
    pq_zipl t4, a4, t2
    sw t5, 84(s5)
    pq_ziph a4, a4, t2
    sw t4, 88(s5)
    pq_zipl t5, a2, s6
    sw a4, 92(s5)
    pq_ziph a4, a2, s6
    sw t5, 96(s5)
    pq_zipl s6, s11, s4
    sw a4, 100(s5)
    pq_ziph a2, s11, s4
    sw s6, 104(s5)
    pq_zipl s6, s10, s7
    sw a2, 108(s5)
    pq_ziph a4, s10, s7
    sw s6, 112(s5)
    pq_xar s7, t6, s8, 22
    sw a4, 116(s5)
    pq_xar a4, s1, t1, 22
    lw s0, 0(a1)
    pq_xar s4, s9, a0, 11
    lw s9, 432(sp)
    pq_xar s1, s2, a7, 7
    lw s6, 344(sp)
    pq_bcax t4, ra, a4, s7
    xor s2, s9, t3
    pq_bcax t6, s7, s4, a4
    xor t2, t4, s0
    pq_bcax t5, a4, s1, s4
    lw a4, 360(sp)
    pq_bcax s9, s4, ra, s1
    lw s10, 312(sp)
    pq_bcax s7, s1, s7, ra
    lw a2, 452(sp)
    pq_xar ra, s6, t0, 22
    lw t4, 4(a1)
    pq_xar a4, a4, a3, 21
    lw s11, 428(sp)
    pq_xar s10, s10, a5, 10
    lw s6, 384(sp)
    pq_xar s0, a2, a6, 7
    lw a2, 364(sp)
    pq_bcax s1, s2, a4, ra
    pq_bcax s4, ra, s10, a4
    xor t4, s1, t4
    pq_bcax a4, a4, s0, s10
    lw s1, 340(sp)
    pq_bcax s10, s10, s2, s0
    pq_bcax s0, s0, ra, s2
    lw s2, 376(sp)
    pq_zipl ra, t2, t4
    pq_ziph t2, t2, t4
    sw ra, 0(s5)
    pq_zipl ra, t6, s4
    sw t2, 4(s5)
    pq_ziph t6, t6, s4
    sw ra, 8(s5)
    pq_zipl t2, t5, a4
    sw t6, 12(s5)
    pq_ziph t4, t5, a4
    sw t2, 16(s5)
    pq_zipl ra, s9, s10
    sw t4, 20(s5)
    pq_ziph t4, s9, s10
    sw ra, 24(s5)
    pq_zipl t2, s7, s0
    sw t4, 28(s5)
    pq_ziph s9, s7, s0
    sw t2, 32(s5)
    pq_xar ra, s11, a6, 14
    sw s9, 36(s5)
    pq_xar s10, s6, s3, 18
    lw s7, 316(sp)
    pq_xar t6, a2, s8, 5
    lw t5, 332(sp)
    pq_xar s0, s1, t1, 8
    lw s11, 424(sp)
    pq_xar s2, s2, a5, 28
    lw t2, 408(sp)
    pq_bcax a4, ra, t6, s10
    lw s1, 412(sp)
    pq_bcax s9, s10, s0, t6
    lw s4, 460(sp)
    pq_bcax s6, t6, s2, s0
    lw t4, 380(sp)
    pq_bcax s0, s0, ra, s2
    lw t6, 420(sp)
    pq_bcax ra, s2, s10, ra
    lw s10, 328(sp)
    pq_xar s7, s7, a7, 13
    pq_xar a2, t5, t3, 18
    pq_xar s2, s11, t0, 5
    pq_xar t2, t2, a3, 7
    pq_xar s11, s1, a0, 28
    pq_bcax t5, s7, s2, a2
    pq_bcax s1, a2, t2, s2
    pq_bcax s2, s2, s11, t2
    pq_bcax t2, t2, s7, s11
    pq_bcax s11, s11, a2, s7
    lw s7, 324(sp)
    pq_zipl a2, a4, t5
    pq_ziph a4, a4, t5
    sw a2, 120(s5)
    pq_zipl t5, s9, s1
    sw a4, 124(s5)
    pq_ziph a4, s9, s1
    sw t5, 128(s5)
    pq_zipl s1, s6, s2
    sw a4, 132(s5)
    pq_ziph t5, s6, s2
    sw s1, 136(s5)
    pq_zipl s2, s0, t2
    sw t5, 140(s5)
    pq_ziph a2, s0, t2
    sw s2, 144(s5)
    pq_zipl a4, ra, s11
    sw a2, 148(s5)
    pq_ziph s0, ra, s11
    sw a4, 152(s5)
    pq_xar s11, s4, a5, 14
    sw s0, 156(s5)
    pq_xar s1, t4, a7, 10
    lw a2, 416(sp)
    pq_xar ra, t6, t3, 2
    lw a5, 336(sp)
    pq_xar s2, s10, t0, 23
    lw t6, 368(sp)
    pq_xar t5, s7, t1, 31
    lw s7, 456(sp)
    pq_bcax a4, s11, ra, s1
    lw t1, 372(sp)
    pq_bcax s9, s1, s2, ra
    pq_bcax t4, ra, t5, s2
    pq_bcax t2, s2, s11, t5
    pq_bcax s0, t5, s1, s11
    pq_xar s4, a2, a0, 14
    pq_xar t0, a5, a6, 10
    pq_xar s3, t6, s3, 1
    pq_xar a0, s7, s8, 22
    pq_xar s7, t1, a3, 30
    pq_bcax s6, s4, s3, t0
    pq_bcax t3, t0, a0, s3
    pq_bcax s2, s3, s7, a0
    pq_bcax a2, a0, s4, s7
    pq_bcax a5, s7, t0, s4
    pq_zipl s7, a4, s6
    pq_ziph s11, a4, s6
    sw s7, 40(s5)
    pq_zipl s1, s9, t3
    sw s11, 44(s5)
    pq_ziph t5, s9, t3
    sw s1, 48(s5)
    pq_zipl t3, t4, s2
    sw t5, 52(s5)
    pq_ziph a4, t4, s2
    sw t3, 56(s5)
    pq_zipl s4, t2, a2
    sw a4, 60(s5)
    pq_ziph s9, t2, a2
    sw s4, 64(s5)
    pq_zipl s6, s0, a5
    sw s9, 68(s5)
    pq_ziph t0, s0, a5
    sw s6, 72(s5)
    sw t0, 76(s5)
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

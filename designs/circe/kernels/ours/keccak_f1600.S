# keccak_f1600 of sha3, variant "ours-keccak" of design "circe", with keccak_f1600.S, scheduled for cv32e40px:
# 6,512 -> 5,578 cycles, 5,486 -> 5,458 instructions, 5,834 -> 5,726 bytes, proved equal to what came.
# No order takes fewer than 5,458 cycles (cycles in EX: 5,458, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cv32e40px --design circe --variant ours-keccak --kernel start/cv32e40px/ours/keccak_f1600.S --effort 2 -o keccak_f1600.S

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
    lw a6, 44(a0)
    sw s7, 284(sp)
    sw s1, 260(sp)
    sw s4, 272(sp)
    sw s3, 268(sp)
    sw s2, 264(sp)
    sw s5, 276(sp)
    sw s8, 288(sp)
    sw s6, 280(sp)
    lw t4, 0(a0)
    sw s9, 292(sp)
    lw s8, 56(a0)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw a0, 200(sp)
    lw a3, 80(a0)
    lw t2, 40(a0)
    lw t6, 84(a0)
    sw ra, 304(sp)
    lw t1, 88(a0)
    lw t5, 136(a0)
    lw a7, 4(a0)
    pq_eor3 t0, t4, t2, a3
    pq_eor3 a2, a7, a6, t6
    lw a5, 164(a0)
    lw a1, 160(a0)
    lw s0, 8(a0)
    lw ra, 120(a0)
    lw s1, 48(a0)
    pq_unzipo a4, t2, a6
    pq_eor3 t0, t0, ra, a1
    lw s2, 92(a0)
    pq_eor3 s3, s0, s1, t1
    lw s4, 12(a0)
    lw s5, 52(a0)
    lw s6, 172(a0)
    pq_eor3 s7, s4, s5, s2
    lw s9, 96(a0)
    lw s10, 132(a0)
    pq_eor3 s11, s7, s10, s6
    lw t3, 16(a0)
    pq_eor3 s10, t3, s8, s9
    lw t4, 180(a0)
    lw s7, 176(a0)
    pq_unzipo t3, a1, a5
    pq_unzipe t2, t2, a6
    pq_unzipe s0, s7, t4
    lw a7, 124(a0)
    pq_eor3 a2, a2, a7, a5
    pq_unzipe a1, a1, a5
    lw a5, 104(a0)
    lw s6, 24(a0)
    lw s4, 64(a0)
    pq_unzipo ra, s1, s5
    pq_eor3 s6, s6, s4, a5
    pq_unzipo a3, a3, t6
    pq_eor3 s10, s10, t5, s7
    lw a5, 184(a0)
    lw s4, 140(a0)
    lw s9, 144(a0)
    pq_unzipe a6, s1, s5
    lw a7, 128(a0)
    lw t6, 68(a0)
    pq_eor3 s6, s6, s9, a5
    lw s7, 108(a0)
    lw s1, 168(a0)
    sw a1, 312(sp)
    pq_eor3 s1, s3, a7, s1
    sw a3, 316(sp)
    lw s5, 188(a0)
    pq_unzipe a1, s1, s11
    lw a3, 28(a0)
    pq_eor3 a3, a3, t6, s7
    lw t6, 148(a0)
    pq_eor3 a3, a3, t6, s5
    lw s9, 60(a0)
    pq_unzipo a7, s6, a3
    pq_rax1 s3, a1, a7
    pq_xar s0, s0, s3, 30
    sw s0, 320(sp)
    lw s7, 112(a0)
    lw t6, 72(a0)
    sw t3, 324(sp)
    lw t3, 32(a0)
    pq_unzipe s8, s8, s9
    pq_eor3 t6, t3, t6, s7
    pq_xar s8, s8, s3, 3
    pq_unzipe s6, s6, a3
    lw a3, 100(a0)
    sw s8, 328(sp)
    lw s8, 20(a0)
    pq_eor3 s0, s8, s9, a3
    pq_eor3 s0, s0, s4, t4
    pq_unzipe s7, s10, s0
    pq_unzipo s1, s1, s11
    lw s8, 116(a0)
    xor a3, s1, s6
    lw s9, 192(a0)
    lw t4, 152(a0)
    lw s11, 76(a0)
    pq_eor3 t6, t6, t4, s9
    lw s9, 36(a0)
    pq_eor3 t4, s9, s11, s8
    lw s8, 196(a0)
    lw s11, 156(a0)
    pq_eor3 s11, t4, s11, s8
    pq_unzipo t4, t6, s11
    pq_unzipo s0, s10, s0
    pq_unzipe s10, t6, s11
    xor s11, s0, s10
    pq_rax1 t6, s10, s1
    pq_unzipe s1, t0, a2
    pq_rax1 s10, s1, s0
    pq_unzipo t0, t0, a2
    pq_unzipe a2, t5, s4
    pq_rax1 s6, s6, t0
    pq_xar a2, a2, s3, 7
    pq_xar s0, a6, s10, 22
    pq_unzipe a6, a5, s5
    pq_unzipo a5, a5, s5
    pq_unzipo s5, t1, s2
    pq_unzipo s4, t5, s4
    pq_unzipo t5, t3, s9
    xor s1, a7, s1
    pq_xar a7, t5, s1, 14
    pq_rax1 t5, s7, t4
    pq_xar s4, s4, a3, 8
    pq_xar a6, a6, t5, 28
    pq_unzipe s2, t1, s2
    xor t0, t0, s7
    pq_xar t2, t2, t6, 18
    pq_xar s2, s2, s10, 5
    pq_xar t1, s5, t0, 5
    pq_bcax s7, t2, s4, s2
    pq_xar a5, a5, s11, 28
    pq_bcax s5, s4, a7, a6
    xor t4, t4, a1
    pq_bcax s4, s2, a6, s4
    pq_xar a1, a4, t4, 18
    sw s4, 340(sp)
    pq_bcax a4, a1, a2, t1
    pq_bcax s4, a6, t2, a7
    lw a6, 4(a0)
    sw s7, 336(sp)
    lw s7, 0(a0)
    sw s4, 332(sp)
    pq_unzipo s4, s7, a6
    pq_unzipe s9, t3, s9
    pq_unzipe t3, s7, a6
    pq_xar a6, s9, s6, 13
    pq_bcax t2, a7, s2, t2
    pq_bcax s7, a6, t1, a1
    pq_bcax t1, t1, a5, a2
    pq_bcax s2, a2, a6, a5
    lw a2, 144(a0)
    lw a7, 148(a0)
    pq_bcax s9, a5, a1, a6
    xor a6, t3, t6
    xor s4, s4, t4
    pq_unzipo a5, a2, a7
    pq_xar a5, a5, s11, 11
.Lkeccak_f1600_pc800012d8:
    auipc t3, %pcrel_hi(.Lconstants + 176)
    addi t3, t3, %pcrel_lo(.Lkeccak_f1600_pc800012d8)
    lw a1, 20(a0)
    sw t2, 344(sp)
    lw t2, 16(a0)
    sw s9, 348(sp)
    sw s2, 352(sp)
    pq_unzipe s9, t2, a1
    lw s2, 100(a0)
    sw t1, 356(sp)
    lw t1, 96(a0)
    sw s7, 360(sp)
    pq_unzipo s7, t1, s2
    pq_unzipe s2, t1, s2
    pq_xar s2, s2, s3, 21
    pq_xar t1, s7, a3, 22
    pq_xar s7, s9, s3, 31
    pq_unzipe a7, a2, a7
    pq_bcax s3, s0, a5, t1
    lw a2, 192(a0)
    pq_xar s9, ra, t0, 22
    pq_unzipo ra, a2, s8
    pq_unzipe s8, a2, s8
    sw s3, 364(sp)
    pq_xar a2, ra, s1, 7
    pq_xar a7, a7, t5, 10
    pq_bcax s3, a2, s9, s4
    sw s3, 368(sp)
    pq_bcax ra, a7, s4, a2
    pq_unzipo t2, t2, a1
    pq_xar s8, s8, s6, 7
    pq_bcax s4, s4, s2, s9
    pq_bcax s3, t1, s8, a5
    pq_bcax a5, a5, a6, s8
    lw a1, 12(t3)
    pq_bcax t1, a6, t1, s0
    xor a1, s4, a1
    lw s4, 116(a0)
    sw t1, 372(sp)
    pq_bcax t1, s9, a7, s2
    lw s9, 112(a0)
    sw t3, 376(sp)
    pq_unzipe t3, s9, s4
    pq_bcax a6, s8, s0, a6
    lw s8, 124(a0)
    lw s0, 120(a0)
    sw a6, 380(sp)
    pq_bcax a7, s2, a2, a7
    lw a6, 168(a0)
    pq_xar t3, t3, s6, 19
    pq_xar t2, t2, a3, 31
    lw a2, 172(a0)
    pq_unzipe s2, s0, s8
    sw ra, 384(sp)
    pq_unzipo ra, a6, a2
    pq_unzipe a6, a6, a2
    pq_unzipo s8, s0, s8
    pq_xar a6, a6, s10, 1
    pq_xar s8, s8, t4, 21
    pq_xar s2, s2, t6, 20
    pq_bcax a2, s8, s7, a6
    pq_eor3 s0, s5, a5, a2
    pq_xar ra, ra, t0, 1
    sw s5, 388(sp)
    sw a5, 392(sp)
    pq_bcax s5, t3, ra, s2
    lw a5, 68(a0)
    sw a2, 396(sp)
    lw a2, 64(a0)
    sw s3, 400(sp)
    pq_unzipe s3, a2, a5
    pq_unzipo a2, a2, a5
    pq_xar a2, a2, s11, 28
    pq_unzipo s4, s9, s4
    pq_xar s4, s4, s1, 20
    pq_bcax a5, s4, a6, s8
    pq_bcax a6, a6, a2, s7
    pq_bcax s8, a2, s8, s4
    pq_xar s3, s3, t5, 27
    pq_bcax s4, s7, s4, a2
    pq_bcax a2, t2, t3, s3
    pq_bcax s9, s3, s2, t3
    pq_eor3 t3, a4, t1, s9
    pq_bcax s3, ra, s3, t2
    lw s7, 324(sp)
    sw s9, 324(sp)
    lw s9, 156(a0)
    sw a4, 404(sp)
    pq_xar a4, s7, t4, 9
    lw s7, 152(a0)
    sw t1, 408(sp)
    pq_unzipe t1, s7, s9
    sw s4, 412(sp)
    lw s4, 360(sp)
    pq_eor3 s4, s4, a1, a2
    pq_bcax t2, s2, t2, ra
    lw s2, 12(a0)
    lw ra, 8(a0)
    sw a1, 416(sp)
    pq_unzipe a1, ra, s2
    xor a1, a1, s10
    sw a2, 420(sp)
    lw a2, 60(a0)
    sw a6, 424(sp)
    lw a6, 56(a0)
    pq_unzipo s2, ra, s2
    pq_unzipo a6, a6, a2
    pq_xar a6, a6, a3, 3
    lw ra, 108(a0)
    pq_bcax a2, a4, a6, a1
    sw a2, 428(sp)
    lw a2, 104(a0)
    sw s3, 432(sp)
    pq_unzipe s3, a2, ra
    pq_xar t1, t1, s6, 4
    pq_xar s3, s3, t5, 12
    sw s8, 436(sp)
    pq_xar s2, s2, t0, 1
    pq_unzipo s8, s7, s9
    pq_bcax s7, a1, s3, a6
    pq_xar s9, s8, s1, 4
    pq_bcax s8, s3, a4, s9
    pq_bcax a1, s9, a1, a4
    pq_bcax a6, a6, s9, s3
    lw a4, 72(a0)
    lw s3, 76(a0)
    pq_unzipe s9, a4, s3
    pq_xar s6, s9, s6, 10
    pq_unzipo a2, a2, ra
    pq_xar a2, a2, s11, 13
    pq_unzipo s3, a4, s3
    pq_xar s1, s3, s1, 10
    lw s3, 356(sp)
    pq_eor3 s9, s3, a7, s5
    lw ra, 84(a0)
    lw a4, 80(a0)
    pq_unzipe s3, a4, ra
    lw ra, 180(a0)
    lw a4, 176(a0)
    pq_unzipo ra, a4, ra
    pq_xar a4, s3, t6, 1
    lw s3, 28(a0)
    sw a7, 440(sp)
    lw a7, 24(a0)
    sw s5, 444(sp)
    pq_unzipe s5, a7, s3
    pq_xar t5, s5, t5, 14
    pq_unzipo a7, a7, s3
    pq_xar a7, a7, s11, 14
    lw s5, 132(a0)
    lw a0, 128(a0)
    pq_unzipo s11, a0, s5
    lw s3, 316(sp)
    pq_xar t0, s11, t0, 23
    pq_xar t4, s3, t4, 2
    pq_xar s3, ra, a3, 31
    pq_bcax s11, t4, s3, t0
    pq_bcax ra, s3, s6, t5
    pq_bcax a3, t0, t5, s3
    pq_unzipe s3, a0, s5
    lw a0, 312(sp)
    pq_bcax t5, t5, t4, s6
    pq_xar s5, a0, t6, 9
    pq_bcax a0, t1, s2, s5
    pq_eor3 t6, s0, a0, a3
    sw a0, 312(sp)
    pq_bcax s0, a7, a4, s1
    pq_bcax s6, s6, t0, t4
    pq_eor3 s4, s4, s7, s0
    pq_xar a0, s3, s10, 22
    lw t4, 320(sp)
    pq_bcax t0, a4, t4, a0
    pq_eor3 s3, s9, s8, t0
    lw s10, 400(sp)
    sw s0, 316(sp)
    lw s9, 340(sp)
    pq_eor3 s0, s9, s10, a5
    sw s7, 448(sp)
    pq_bcax s10, a2, s5, t1
    sw s11, 452(sp)
    pq_eor3 s7, s0, s10, s11
    xor s0, s4, s7
    pq_bcax s11, s1, a0, a4
    lw a4, 328(sp)
    sw s0, 456(sp)
    pq_xar s0, a6, s0, 5
    pq_bcax s5, s5, a4, s2
    pq_eor3 a6, t3, a6, s11
    xor t3, a6, t6
    sw s11, 460(sp)
    pq_rax1 s4, t6, s4
    pq_bcax t6, a0, a7, t4
    pq_bcax t4, t4, s1, a7
    pq_bcax s1, a4, t1, a2
    lw s11, 384(sp)
    lw a7, 352(sp)
    pq_bcax s2, s2, a2, a4
    pq_eor3 a2, a7, s11, t2
    pq_xar a0, t0, t3, 3
    lw t0, 436(sp)
    lw t1, 364(sp)
    lw a4, 336(sp)
    sw s0, 320(sp)
    pq_eor3 s0, a4, t1, t0
    pq_eor3 a2, a2, a1, t6
    pq_xar t0, s5, s4, 19
    pq_eor3 t1, s0, s1, s6
    sw t0, 328(sp)
    pq_rax1 t0, t1, a2
    pq_xar s0, s10, t0, 21
    sw s0, 340(sp)
    pq_xar s10, s9, t0, 7
    pq_xar s0, s8, t3, 22
    lw s8, 432(sp)
    sw s10, 464(sp)
    lw s10, 368(sp)
    lw s9, 428(sp)
    sw a0, 468(sp)
    lw a0, 348(sp)
    pq_eor3 s8, a0, s10, s8
    pq_eor3 s8, s8, s9, t4
    xor s9, s8, t1
    lw a0, 332(sp)
    pq_rax1 t1, s7, s8
    pq_xar s7, a3, t1, 27
    lw s8, 424(sp)
    lw a3, 380(sp)
    sw s7, 472(sp)
    pq_eor3 s7, a0, a3, s8
    pq_eor3 a3, s7, s5, ra
    xor s5, s3, a3
    pq_xar s7, s11, s5, 14
    lw s11, 440(sp)
    pq_rax1 a3, a3, a6
    pq_xar a7, a7, s5, 11
    lw a6, 344(sp)
    pq_xar t2, t2, s5, 28
    sw t2, 384(sp)
    pq_xar t6, t6, s5, 28
    pq_xar t2, a1, s5, 13
    pq_xar a1, a6, a3, 20
    lw s5, 376(sp)
    sw a1, 352(sp)
    lw a1, 8(s5)
    lw s5, 372(sp)
    xor a1, s5, a1
    lw s5, 412(sp)
    pq_eor3 a6, a6, a1, s5
    pq_eor3 a6, a6, s2, t5
    xor a2, a2, a6
    pq_rax1 a6, a6, s3
    xor s3, a1, a3
    pq_xar a1, s2, a3, 1
    pq_xar s2, t4, a2, 10
    pq_bcax t4, s7, a1, s2
    pq_xar s1, s1, a6, 5
    pq_xar t5, t5, a3, 18
    pq_xar a5, a5, t0, 30
    sw t4, 44(sp)
    pq_xar t4, a4, a6, 22
    pq_bcax a4, t4, s7, a5
    sw a4, 68(sp)
    pq_bcax a4, a1, a5, t4
    sw a4, 60(sp)
    pq_bcax s7, a5, s2, s7
    sw s7, 76(sp)
    pq_xar a5, s5, a3, 9
    pq_xar s8, s8, s4, 7
    pq_xar a4, s6, a6, 22
    pq_bcax a3, s0, s8, a7
    pq_bcax s5, s2, t4, a1
    sw s5, 52(sp)
    sw a3, 16(sp)
    pq_bcax t4, s8, a4, s3
    pq_bcax a1, s3, s0, a4
    pq_bcax s2, a7, s3, s8
    pq_xar s8, s10, a2, 14
    lw s6, 356(sp)
    pq_xar s5, s6, t3, 8
    pq_bcax s10, t5, s5, s1
    sw s10, 128(sp)
    sw s2, 24(sp)
    pq_bcax s6, s8, s1, t5
    lw s3, 396(sp)
    pq_xar s3, s3, t1, 28
    pq_bcax t5, s3, t5, s8
    sw t5, 152(sp)
    pq_bcax s8, s5, s8, s3
    sw s8, 144(sp)
    pq_bcax s1, s1, s3, s5
    lw s3, 452(sp)
    pq_bcax s5, a4, a7, s0
    sw t4, 32(sp)
    sw s1, 136(sp)
    lw s0, 456(sp)
    sw s5, 8(sp)
    lw a4, 408(sp)
    pq_xar a7, a4, s0, 1
    pq_xar a4, s3, t0, 3
    pq_bcax s3, a5, a4, a7
    sw s3, 112(sp)
    pq_eor3 t4, t5, s3, t4
    pq_xar t5, a0, s4, 4
    pq_bcax s3, a4, t5, t2
    sw s3, 88(sp)
    pq_bcax a0, t5, a7, a5
    sw a0, 104(sp)
    pq_eor3 a0, s8, a0, s2
    pq_bcax s2, a7, t2, a4
    sw s2, 80(sp)
    lw s8, 436(sp)
    pq_bcax a4, t2, a5, t5
    sw a4, 96(sp)
    pq_eor3 s1, s1, a4, a3
    lw a7, 376(sp)
    lw t2, 0(a7)
    xor a5, a1, t2
    lw a3, 400(sp)
    sw a5, 0(sp)
    pq_xar t5, s8, a6, 1
    pq_eor3 a7, s6, s2, a5
    pq_xar t2, a3, t0, 31
    pq_bcax a3, t5, t6, t2
    pq_xar t0, ra, s4, 10
    lw s8, 392(sp)
    pq_xar a4, s8, t1, 14
    lw s8, 448(sp)
    sw a3, 192(sp)
    pq_xar a5, s8, s9, 2
    pq_bcax a1, a4, a5, t0
    sw a1, 40(sp)
    lw s8, 360(sp)
    lw s2, 444(sp)
    pq_xar ra, s2, t3, 31
    pq_bcax s2, ra, t0, a4
    sw s2, 72(sp)
    pq_eor3 a3, t4, s2, a3
    pq_xar t4, s8, s9, 21
    pq_eor3 s2, s10, s3, s5
    lw s8, 404(sp)
    pq_xar s3, s8, s0, 23
    pq_bcax t0, t0, s3, a5
    sw t0, 48(sp)
    lw s5, 428(sp)
    pq_xar s10, s5, a2, 20
    pq_bcax s8, t4, t2, t5
    pq_bcax s5, a5, ra, s3
    pq_bcax a5, t2, s10, t6
    pq_bcax t2, t6, t4, s10
    sw t2, 168(sp)
    pq_eor3 t2, s2, t0, t2
    lw t0, 380(sp)
    pq_xar s2, t0, s4, 13
    pq_bcax t4, s10, t5, t4
    sw t4, 176(sp)
    sw s5, 56(sp)
    pq_eor3 t4, s1, s5, t4
    lw t0, 364(sp)
    lw t6, 312(sp)
    xor a6, t0, a6
    lw s4, 348(sp)
    pq_eor3 t0, a7, a1, a5
    pq_xar s10, s4, a2, 4
    lw t5, 388(sp)
    pq_xar s5, t5, t1, 10
    pq_xar a1, t6, t1, 12
    lw s4, 420(sp)
    lw s1, 432(sp)
    sw a5, 160(sp)
    pq_xar a7, s4, s9, 9
    lw t5, 468(sp)
    pq_bcax t1, a7, t5, a6
    sw t1, 116(sp)
    pq_bcax s4, s3, a4, ra
    pq_bcax a5, s10, a6, a7
    lw ra, 316(sp)
    pq_eor3 t6, a0, s4, s8
    pq_xar s3, ra, s9, 18
    sw a5, 108(sp)
    lw a4, 320(sp)
    pq_bcax a0, a1, a7, s10
    pq_xar a7, s1, a2, 7
    pq_bcax ra, s2, a4, s3
    sw ra, 124(sp)
    pq_bcax a2, a6, a1, t5
    lw a6, 384(sp)
    pq_bcax s1, a6, s3, s2
    sw a2, 84(sp)
    pq_bcax t5, t5, s10, a1
    pq_eor3 t1, s7, t1, s1
    sw t5, 92(sp)
    lw s7, 464(sp)
    sw a0, 100(sp)
    lw a1, 44(sp)
    lw s10, 416(sp)
    pq_eor3 ra, a1, a2, ra
    pq_bcax s2, s7, s2, a6
    xor a2, s10, s9
    sw s2, 148(sp)
    lw a1, 68(sp)
    pq_eor3 s9, a1, a5, s2
    lw s10, 460(sp)
    pq_bcax s2, a4, a6, s7
    pq_xar a1, s10, s0, 22
    lw a5, 60(sp)
    pq_eor3 s10, a5, a0, s2
    pq_bcax a0, s3, s7, a4
    pq_bcax a5, s5, a2, a7
    lw a6, 340(sp)
    sw a0, 132(sp)
    pq_bcax a4, a2, a6, a1
    sw a5, 28(sp)
    pq_bcax s7, a1, s5, a6
    pq_bcax a6, a6, a7, s5
    pq_xar s11, s11, t3, 31
    lw s3, 324(sp)
    pq_bcax a7, a7, a1, a2
    pq_xar s5, s3, s0, 1
    lw t3, 352(sp)
    lw s0, 472(sp)
    pq_bcax a2, t3, s11, s5
    sw a2, 188(sp)
    lw a1, 376(sp)
    pq_eor3 a2, s9, a2, a5
    pq_bcax s3, s5, s0, s11
    lw a5, 328(sp)
    pq_bcax s9, a5, s5, t3
    pq_bcax s5, s0, t3, a5
    pq_bcax s0, s11, a5, s0
    lw a5, 4(a1)
    lw t3, 52(sp)
    addi a1, a1, -16
    pq_eor3 t3, t3, t5, a0
    xor a5, a5, a4
    pq_eor3 t3, t3, s5, s7
    pq_eor3 t5, s10, s9, a6
    sw s9, 180(sp)
    pq_eor3 a4, t1, s3, a7
    pq_eor3 t1, ra, s0, a5
.Lkeccak_f1600_1:
    xor ra, t3, t6
    xor s9, a4, t2
    pq_rax1 a0, t0, t5
    pq_rax1 a4, t4, a4
    xor t0, a2, t0
    pq_rax1 t2, t2, a2
    pq_rax1 t6, t6, t1
    pq_rax1 s11, a3, t3
    pq_xar s3, s3, t0, 7
    lw a2, 40(sp)
    xor a3, t5, a3
    lw t3, 88(sp)
    xor s10, t1, t4
    pq_xar s2, s2, ra, 8
    pq_xar t5, a2, s11, 18
    pq_xar s8, s8, a4, 28
    pq_xar t1, a7, t0, 14
    pq_xar a7, t3, a0, 5
    pq_xar s0, s0, s9, 9
    pq_bcax t3, a7, s8, s2
    pq_bcax t4, t1, a7, t5
    pq_bcax a2, t5, s2, a7
    pq_bcax s2, s2, t1, s8
    lw a7, 96(sp)
    pq_bcax s8, s8, t5, t1
    pq_xar t1, a6, ra, 31
    pq_xar a6, a7, t2, 21
    lw t5, 52(sp)
    lw a7, 144(sp)
    xor a5, a5, s9
    pq_xar t5, t5, s10, 22
    sw s8, 312(sp)
    sw s2, 316(sp)
    pq_bcax s8, a5, a6, t5
    pq_xar s2, a7, a4, 10
    pq_xar s4, s4, a4, 27
    pq_bcax a7, t5, s2, a6
    pq_bcax a6, a6, s3, s2
    pq_bcax s2, s2, a5, s3
    pq_bcax s3, s3, t5, a5
    pq_xar s1, s1, t0, 4
    pq_xar s6, s6, s11, 20
    lw a5, 12(a1)
    sw t3, 320(sp)
    lw t5, 112(sp)
    xor s8, s8, a5
    pq_xar t3, t5, t6, 19
    sw s3, 388(sp)
    pq_xar s5, s5, s10, 1
    sw t4, 332(sp)
    pq_bcax a5, t3, s5, s6
    pq_bcax t5, s4, s6, t3
    pq_bcax s6, s6, t1, s5
    pq_bcax t4, t1, t3, s4
    sw a2, 324(sp)
    pq_bcax s4, s5, s4, t1
    lw s5, 8(sp)
    lw t1, 60(sp)
    xor s5, s5, a0
    lw a2, 104(sp)
    sw a4, 328(sp)
    pq_xar a2, a2, a4, 12
    pq_xar t1, t1, ra, 3
    sw s8, 336(sp)
    sw t5, 340(sp)
    pq_bcax t3, s5, a2, t1
    pq_bcax a4, t1, s1, a2
    pq_bcax a2, a2, s0, s1
    pq_bcax s1, s1, s5, s0
    pq_bcax s0, s0, t1, s5
    pq_eor3 t1, s2, s6, s1
    sw t3, 372(sp)
    pq_eor3 s5, s8, t4, t3
    pq_eor3 s8, a6, a5, a2
    pq_eor3 t3, a7, t5, a4
    sw a6, 348(sp)
    sw t4, 360(sp)
    lw t5, 76(sp)
    lw a6, 128(sp)
    lw t4, 28(sp)
    pq_xar a6, a6, a0, 22
    sw s4, 344(sp)
    sw a7, 384(sp)
    sw a4, 356(sp)
    sw s6, 352(sp)
    lw a4, 80(sp)
    sw s0, 364(sp)
    pq_xar s6, t5, t0, 10
    pq_xar a4, a4, s11, 1
    pq_xar a7, t4, a3, 14
    lw t5, 44(sp)
    pq_eor3 s4, s3, s4, s0
    lw s0, 176(sp)
    lw t4, 32(sp)
    pq_xar s0, s0, t2, 30
    sw a5, 368(sp)
    pq_bcax s3, a7, a4, s6
    pq_bcax a5, a4, s0, a6
    pq_bcax a4, s6, a6, a4
    pq_bcax a6, a6, a7, s0
    pq_bcax s6, s0, s6, a7
    lw s0, 136(sp)
    sw a5, 408(sp)
    sw a2, 376(sp)
    sw s1, 380(sp)
    pq_xar s1, s0, t2, 7
    lw a7, 188(sp)
    lw a2, 92(sp)
    pq_xar s0, t4, t6, 13
    sw s2, 392(sp)
    pq_xar t4, t5, s9, 18
    pq_xar a2, a2, s10, 5
    pq_xar s2, a7, a3, 28
    pq_bcax t5, s0, a2, t4
    pq_bcax a7, t4, s1, a2
    pq_bcax a2, a2, s2, s1
    pq_bcax s1, s1, s0, s2
    sw a4, 396(sp)
    pq_bcax s2, s2, t4, s0
    pq_eor3 s0, t3, a4, a7
    sw s2, 404(sp)
    sw s3, 400(sp)
    lw t3, 48(sp)
    lw t4, 0(sp)
    lw a4, 100(sp)
    pq_eor3 s4, s4, s6, s2
    pq_eor3 s5, s5, s3, t5
    lw s2, 148(sp)
    lw s3, 192(sp)
    pq_eor3 t1, t1, a6, s1
    pq_xar t3, t3, a0, 22
    pq_xar s3, s3, t6, 7
    pq_xar a4, a4, ra, 22
    pq_xar s2, s2, a3, 11
    xor t4, t4, s11
    pq_eor3 s8, s8, a5, a2
    sw t5, 412(sp)
    pq_bcax a5, t3, s2, a4
    pq_bcax t5, t4, a4, t3
    pq_bcax a4, a4, s3, s2
    pq_bcax s2, s2, t4, s3
    pq_bcax s3, s3, t3, t4
    lw t3, 8(a1)
    sw a7, 420(sp)
    xor t3, t5, t3
    lw t4, 56(sp)
    sw s1, 424(sp)
    lw a7, 108(sp)
    sw a6, 416(sp)
    pq_xar t5, t4, t2, 3
    lw s1, 152(sp)
    pq_xar s7, s7, s10, 1
    pq_xar a6, a7, a3, 13
    lw t4, 160(sp)
    sw t3, 432(sp)
    pq_xar a7, t4, s11, 9
    pq_xar s11, s1, t6, 4
    pq_bcax t4, s7, a6, t5
    pq_bcax s1, a6, a7, s11
    pq_bcax a6, t5, s11, a6
    pq_bcax t5, a7, t5, s7
    pq_bcax a7, s11, s7, a7
    lw s7, 320(sp)
    lw s11, 332(sp)
    sw a7, 440(sp)
    pq_eor3 s7, s7, a4, s1
    pq_eor3 s11, s11, t3, t4
    sw s3, 448(sp)
    lw t3, 324(sp)
    sw s1, 436(sp)
    lw s1, 316(sp)
    sw a5, 428(sp)
    pq_eor3 s1, s1, s2, a7
    sw a4, 452(sp)
    lw a7, 312(sp)
    lw a4, 72(sp)
    sw t5, 444(sp)
    pq_eor3 a7, a7, s3, t5
    lw s3, 132(sp)
    lw t5, 24(sp)
    pq_xar t6, a4, t6, 10
    lw a4, 328(sp)
    sw s2, 328(sp)
    lw s2, 84(sp)
    pq_xar s3, s3, s10, 23
    pq_xar s2, s2, s9, 2
    pq_xar s10, t5, a4, 14
    lw a4, 180(sp)
    pq_bcax t5, s10, s2, t6
    pq_xar ra, a4, ra, 31
    pq_bcax a4, s2, ra, s3
    pq_bcax s2, t6, s3, s2
    pq_bcax s3, s3, s10, ra
    pq_bcax ra, ra, t6, s10
    lw s10, 116(sp)
    lw t6, 16(sp)
    pq_xar t0, s10, t0, 20
    pq_xar t2, t6, t2, 31
    lw t6, 68(sp)
    lw s10, 124(sp)
    pq_xar t6, t6, a3, 28
    lw a3, 168(sp)
    pq_xar s9, s10, s9, 21
    pq_eor3 s10, t3, a5, a6
    pq_bcax a5, t6, s9, t0
    pq_xar a0, a3, a0, 1
    sw s3, 456(sp)
    pq_bcax a3, t2, t0, t6
    pq_bcax t0, t0, a0, s9
    pq_bcax s9, s9, t2, a0
    pq_bcax t6, a0, t6, t2
    pq_eor3 t2, s11, t5, a3
    pq_eor3 a0, a7, ra, t6
    pq_rax1 s11, t2, s8
    sw a5, 460(sp)
    pq_eor3 a7, s7, a4, t0
    pq_eor3 a5, s10, s2, a5
    pq_rax1 s7, a7, s4
    pq_eor3 s3, s1, s3, s9
    xor s10, s5, a7
    pq_rax1 s1, a0, s0
    xor a7, s4, a5
    pq_rax1 a5, a5, t1
    pq_xar s4, t3, s11, 22
    xor s0, s0, s3
    xor t1, t1, t2
    lw t3, 392(sp)
    pq_xar t2, t4, s1, 1
    pq_rax1 s5, s3, s5
    pq_xar t5, t5, s1, 18
    pq_xar t4, a6, s11, 5
    pq_xar t0, t0, a5, 30
    xor s3, s8, a0
    pq_xar s6, s6, t1, 10
    pq_xar s8, t3, s3, 14
    pq_bcax a6, t2, t0, s4
    pq_bcax a0, s6, s4, t2
    lw t3, 388(sp)
    pq_bcax s4, s4, s8, t0
    pq_bcax t2, s8, t2, s6
    pq_xar s9, s9, s7, 28
    pq_xar s2, s2, s11, 22
    pq_xar a3, a3, s1, 9
    pq_bcax s8, t0, s6, s8
    pq_xar t0, t3, t1, 14
    pq_xar t3, a2, s0, 8
    pq_bcax s6, t0, t4, t5
    pq_bcax a2, s9, t5, t0
    pq_bcax t5, t5, t3, t4
    pq_bcax t4, t4, s9, t3
    pq_bcax t0, t3, t0, s9
    lw s9, 384(sp)
    pq_xar t3, a4, a5, 3
    lw a4, 312(sp)
    pq_xar s9, s9, s10, 1
    sw s4, 68(sp)
    lw s4, 380(sp)
    sw a6, 60(sp)
    sw s8, 76(sp)
    pq_xar a6, s4, s3, 13
    pq_xar s8, a4, s5, 4
    pq_bcax s4, s9, a6, t3
    pq_bcax a4, a6, a3, s8
    pq_bcax a6, t3, s8, a6
    pq_bcax t3, a3, t3, s9
    pq_bcax s8, s8, s9, a3
    sw t2, 44(sp)
    lw a3, 376(sp)
    lw s9, 432(sp)
    pq_xar t2, a3, s0, 22
    sw s1, 376(sp)
    sw a0, 52(sp)
    lw a3, 424(sp)
    xor a0, s9, s1
    sw t0, 144(sp)
    pq_bcax s1, a0, t2, s2
    pq_xar t6, t6, s5, 7
    sw t4, 136(sp)
    pq_xar s9, a3, s3, 11
    sw a4, 96(sp)
    sw s4, 80(sp)
    pq_bcax a3, s2, s9, t2
    pq_bcax t2, t2, t6, s9
    pq_bcax s9, s9, a0, t6
    pq_bcax t6, t6, s2, a0
    sw t6, 32(sp)
    lw s2, 0(a1)
    sw t3, 112(sp)
    sw a6, 88(sp)
    pq_eor3 a0, t5, a6, a3
    sw a3, 8(sp)
    sw t2, 16(sp)
    lw a6, 372(sp)
    xor s2, s1, s2
    sw s8, 104(sp)
    pq_eor3 s1, t0, s8, s9
    sw s2, 0(sp)
    lw a3, 420(sp)
    pq_eor3 t0, t4, a4, t2
    pq_xar s8, ra, s5, 10
    lw t2, 328(sp)
    pq_xar t4, a3, s10, 23
    pq_eor3 a4, s6, s4, s2
    pq_xar ra, a6, a7, 2
    pq_eor3 a3, a2, t3, t6
    lw s2, 364(sp)
    sw a2, 152(sp)
    lw t6, 368(sp)
    sw t5, 128(sp)
    pq_xar a6, t2, s7, 14
    pq_xar t6, t6, s0, 31
    pq_bcax t3, a6, ra, s8
    pq_bcax a2, s8, t4, ra
    pq_bcax s4, t4, a6, t6
    lw t5, 452(sp)
    pq_bcax t2, ra, t6, t4
    lw ra, 416(sp)
    lw t4, 412(sp)
    pq_xar s2, s2, t1, 20
    pq_xar t5, t5, a5, 31
    pq_bcax a6, t6, s8, a6
    pq_xar t6, t4, a7, 21
    sw s9, 24(sp)
    lw s8, 460(sp)
    pq_xar t4, ra, s3, 28
    pq_xar s9, s8, s11, 1
    pq_bcax ra, t4, t6, s2
    pq_bcax s8, t6, t5, s9
    pq_bcax t6, s2, s9, t6
    pq_bcax s9, s9, t4, t5
    pq_bcax s2, t5, s2, t4
    pq_eor3 t4, t0, t2, t6
    sw t6, 176(sp)
    pq_eor3 t0, a4, t3, s2
    sw t2, 56(sp)
    pq_eor3 a3, a3, a6, s9
    sw t3, 40(sp)
    pq_eor3 t2, a0, a2, ra
    lw t5, 428(sp)
    pq_eor3 t6, s1, s4, s8
    sw s2, 160(sp)
    lw s1, 408(sp)
    sw a6, 72(sp)
    xor s2, t5, s11
    lw t5, 360(sp)
    lw a4, 404(sp)
    sw ra, 168(sp)
    lw a6, 440(sp)
    pq_xar s1, s1, s0, 3
    sw a2, 48(sp)
    pq_xar t3, a6, s7, 12
    sw s9, 192(sp)
    pq_xar a0, a4, t1, 4
    pq_xar a6, t5, a7, 9
    lw s11, 448(sp)
    pq_bcax ra, s1, a0, t3
    pq_xar a2, s11, s5, 13
    pq_bcax s9, a6, s1, s2
    pq_bcax t5, t3, a6, a0
    sw s9, 116(sp)
    pq_bcax s11, s2, t3, s1
    lw a4, 400(sp)
    lw t3, 320(sp)
    pq_xar s1, a4, a7, 18
    sw s11, 84(sp)
    lw a4, 356(sp)
    pq_bcax a0, a0, s2, a6
    lw a6, 352(sp)
    pq_xar t3, t3, a5, 7
    sw ra, 92(sp)
    pq_xar a4, a4, s10, 5
    pq_xar a6, a6, s3, 28
    pq_bcax s3, s1, t3, a4
    pq_bcax s2, a4, a6, t3
    pq_bcax a4, a2, a4, s1
    pq_bcax s1, a6, s1, a2
    pq_bcax a2, t3, a2, a6
    lw a6, 52(sp)
    lw t3, 44(sp)
    sw a4, 124(sp)
    pq_eor3 t3, t3, s11, a4
    lw a4, 76(sp)
    sw t5, 100(sp)
    sw s3, 132(sp)
    lw s11, 456(sp)
    pq_eor3 ra, a6, ra, s3
    lw a6, 60(sp)
    sw a2, 148(sp)
    lw s3, 348(sp)
    pq_eor3 a4, a4, s9, s1
    sw a0, 108(sp)
    lw s9, 68(sp)
    pq_eor3 t5, a6, t5, s2
    pq_xar a6, s3, s0, 31
    pq_eor3 a2, s9, a0, a2
    pq_xar s3, s11, s7, 27
    lw s0, 444(sp)
    lw a0, 376(sp)
    lw s9, 340(sp)
    pq_xar s11, s0, s5, 19
    lw s5, 332(sp)
    pq_bcax s0, a6, s11, s3
    pq_xar a0, s5, a0, 20
    pq_xar s9, s9, s10, 1
    pq_bcax s5, s3, a0, s11
    pq_bcax s11, s11, s9, a0
    pq_bcax s3, s9, s3, a6
    pq_bcax a0, a0, a6, s9
    lw a6, 336(sp)
    lw s9, 396(sp)
    sw s11, 180(sp)
    xor a7, a6, a7
    lw a6, 316(sp)
    pq_xar s9, s9, s10, 22
    pq_xar s10, a6, s7, 10
    lw s7, 436(sp)
    sw a0, 188(sp)
    pq_xar a6, s7, a5, 21
    lw s7, 344(sp)
    pq_bcax a5, a7, a6, s9
    pq_xar t1, s7, t1, 7
    pq_bcax s7, s9, s10, a6
    pq_bcax s9, t1, s9, a7
    pq_bcax a6, a6, t1, s10
    pq_bcax a7, s10, a7, t1
    lw t1, 4(a1)
    sw a7, 28(sp)
    pq_eor3 t5, t5, s11, a6
    pq_eor3 a4, a4, s3, s9
    xor a5, a5, t1
    addi a1, a1, -16
    pq_eor3 t1, t3, s0, a5
    pq_eor3 t3, ra, s5, s7
    pq_eor3 a2, a2, a0, a7
    add a7, zero, s9
    andi a0, a1, 255
    bne a0, zero, .Lkeccak_f1600_1
    xor ra, t5, a3
    xor a0, a4, t2
    xor s9, t3, t6
    pq_rax1 s11, a3, t3
    pq_rax1 a3, t0, t5
    pq_rax1 s10, t6, t1
    xor t1, t1, t4
    lw t3, 40(sp)
    xor t6, a2, t0
    lw t0, 88(sp)
    pq_xar a7, a7, t6, 14
    pq_rax1 a4, t4, a4
    pq_xar a6, a6, s9, 31
    pq_xar t4, t0, a3, 5
    pq_xar t0, t3, s11, 18
    pq_xar s2, s2, s9, 8
    pq_xar s8, s8, a4, 28
    pq_bcax t5, t0, s2, t4
    pq_bcax t3, t4, s8, s2
    xor a5, a5, a0
    pq_bcax t4, a7, t4, t0
    pq_rax1 t2, t2, a2
    pq_bcax a2, s8, t0, a7
    pq_bcax t0, s2, a7, s8
    lw a7, 52(sp)
    lw s2, 96(sp)
    lw s8, 144(sp)
    pq_xar s3, s3, t6, 7
    pq_xar a7, a7, t1, 22
    pq_xar s5, s5, t1, 1
    pq_xar s2, s2, t2, 21
    sw a2, 312(sp)
    pq_bcax a2, a5, s2, a7
    pq_xar s8, s8, a4, 10
    sw t0, 316(sp)
    pq_bcax t0, a7, s8, s2
    pq_bcax s2, s2, s3, s8
    pq_bcax s8, s8, a5, s3
    pq_bcax a5, s3, a7, a5
    lw a7, 112(sp)
    pq_xar s4, s4, a4, 27
    lw s3, 12(a1)
    pq_xar s6, s6, s11, 20
    xor a2, a2, s3
    pq_xar s3, a7, s10, 19
    pq_xar s0, s0, a0, 9
    sw t3, 320(sp)
    pq_bcax a7, s4, s6, s3
    pq_bcax t3, s3, s5, s6
    pq_bcax s6, s6, a6, s5
    pq_bcax s5, s5, s4, a6
    pq_bcax a6, a6, s3, s4
    lw s3, 8(sp)
    lw s4, 60(sp)
    pq_xar s4, s4, s9, 3
    sw t5, 324(sp)
    xor t5, s3, a3
    lw s3, 104(sp)
    pq_xar s1, s1, t6, 4
    pq_xar s3, s3, a4, 12
    sw a4, 328(sp)
    pq_bcax a4, s4, s1, s3
    sw t4, 332(sp)
    pq_bcax t4, t5, s3, s4
    pq_bcax s4, s0, s4, t5
    pq_bcax s3, s3, s0, s1
    pq_bcax s1, s1, t5, s0
    pq_eor3 s0, a2, a6, t4
    pq_eor3 t5, t0, a7, a4
    sw s4, 344(sp)
    sw a7, 336(sp)
    pq_eor3 a7, s2, t3, s3
    sw s2, 340(sp)
    lw s2, 28(sp)
    pq_eor3 s4, a5, s5, s4
    sw a2, 352(sp)
    sw s5, 348(sp)
    lw a2, 76(sp)
    lw s5, 80(sp)
    sw a6, 360(sp)
    pq_xar s2, s2, ra, 14
    pq_xar a6, s5, s11, 1
    sw s3, 356(sp)
    lw s5, 128(sp)
    pq_xar s3, a2, t6, 10
    pq_xar s5, s5, a3, 22
    sw s1, 364(sp)
    lw a2, 176(sp)
    pq_xar a2, a2, t2, 30
    sw t0, 368(sp)
    sw t4, 392(sp)
    sw s6, 372(sp)
    pq_eor3 t0, s8, s6, s1
    pq_bcax t4, s3, s5, a6
    pq_bcax s1, a6, a2, s5
    pq_bcax s5, s5, s2, a2
    pq_bcax s6, a2, s3, s2
    lw a2, 32(sp)
    sw a5, 380(sp)
    sw t4, 404(sp)
    lw a5, 44(sp)
    sw a4, 376(sp)
    pq_xar a4, a5, a0, 18
    lw a5, 92(sp)
    pq_bcax a6, s2, a6, s3
    sw s8, 384(sp)
    lw s8, 136(sp)
    pq_xar s2, a2, s10, 13
    pq_xar s3, a5, t1, 5
    lw a2, 188(sp)
    pq_xar s8, s8, t2, 7
    pq_xar a5, a2, ra, 28
    sw t3, 388(sp)
    pq_bcax t3, a4, s8, s3
    pq_bcax a2, s2, s3, a4
    pq_bcax s3, s3, a5, s8
    pq_bcax s8, s8, s2, a5
    pq_eor3 t4, t5, t4, t3
    pq_eor3 t5, a7, s1, s3
    pq_bcax a7, a5, a4, s2
    pq_eor3 t0, t0, s5, s8
    pq_eor3 a4, s4, s6, a7
    lw a5, 0(sp)
    sw a2, 396(sp)
    pq_eor3 s2, s0, a6, a2
    lw s4, 48(sp)
    lw s0, 100(sp)
    pq_xar a2, s4, a3, 22
    sw s5, 400(sp)
    pq_xar s4, s0, s9, 22
    lw s5, 148(sp)
    lw s0, 192(sp)
    pq_xar s5, s5, ra, 11
    xor a5, a5, s11
    pq_xar s0, s0, s10, 7
    sw s8, 408(sp)
    pq_bcax s8, a5, s4, a2
    sw a7, 412(sp)
    pq_bcax a7, a2, s5, s4
    pq_bcax s4, s4, s0, s5
    pq_bcax s5, s5, a5, s0
    pq_xar s7, s7, t1, 1
    pq_bcax s0, s0, a2, a5
    lw a2, 56(sp)
    lw a5, 8(a1)
    xor a5, s8, a5
    lw s8, 108(sp)
    sw s1, 416(sp)
    pq_xar s1, a2, t2, 3
    lw a2, 152(sp)
    pq_xar s8, s8, ra, 13
    sw a6, 420(sp)
    pq_xar a6, a2, s10, 4
    lw a2, 160(sp)
    pq_xar s11, a2, s11, 9
    sw s3, 424(sp)
    pq_bcax a2, s1, a6, s8
    pq_bcax s3, s7, s8, s1
    pq_bcax s8, s8, s11, a6
    pq_bcax a6, a6, s7, s11
    pq_bcax s11, s11, s1, s7
    lw s7, 332(sp)
    pq_eor3 s1, s7, a5, s3
    lw s7, 324(sp)
    sw a5, 428(sp)
    pq_eor3 a5, s7, a7, a2
    sw a7, 432(sp)
    lw a7, 320(sp)
    sw s4, 436(sp)
    sw a6, 444(sp)
    pq_eor3 a7, a7, s4, s8
    lw s4, 316(sp)
    pq_eor3 a6, s4, s5, a6
    lw s4, 312(sp)
    sw s8, 440(sp)
    lw s8, 328(sp)
    pq_eor3 s4, s4, s0, s11
    sw s11, 448(sp)
    lw s11, 24(sp)
    pq_xar s11, s11, s8, 14
    lw s8, 72(sp)
    pq_xar s8, s8, s10, 10
    lw s10, 84(sp)
    sw s0, 328(sp)
    lw s0, 132(sp)
    pq_xar s0, s0, t1, 23
    lw t1, 180(sp)
    pq_xar s10, s10, a0, 2
    pq_xar s9, t1, s9, 31
    pq_bcax t1, s11, s10, s8
    sw a2, 452(sp)
    pq_bcax a2, s8, s0, s10
    pq_bcax s10, s10, s9, s0
    pq_bcax s0, s0, s11, s9
    pq_bcax s8, s9, s8, s11
    lw s9, 16(sp)
    pq_xar s11, s9, t2, 31
    lw s9, 68(sp)
    lw t2, 116(sp)
    pq_xar ra, s9, ra, 28
    lw s9, 168(sp)
    pq_xar t6, t2, t6, 20
    lw t2, 124(sp)
    pq_xar t2, t2, a0, 21
    pq_bcax a0, s11, t6, ra
    pq_xar a3, s9, a3, 1
    pq_bcax s9, ra, t2, t6
    pq_bcax t6, t6, a3, t2
    sw s0, 456(sp)
    pq_eor3 s1, s1, t1, a0
    pq_bcax t2, t2, s11, a3
    pq_eor3 a5, a5, a2, s9
    pq_bcax s11, a3, ra, s11
    pq_rax1 ra, s1, t5
    pq_eor3 a3, a7, s10, t6
    pq_eor3 a7, a6, s0, t2
    pq_eor3 s0, s4, s8, s11
    pq_rax1 a6, s0, t4
    xor s4, a4, a5
    sw s9, 460(sp)
    pq_rax1 s9, a5, t0
    xor a5, s2, a3
    pq_xar s7, s7, ra, 22
    xor s0, t5, s0
    pq_rax1 t5, a3, a4
    pq_rax1 a3, a7, s2
    xor a4, t0, s1
    pq_xar s2, s8, a3, 10
    lw t0, 392(sp)
    pq_xar s1, t3, a5, 23
    pq_xar s8, t0, s4, 2
    lw t0, 388(sp)
    pq_xar s5, s5, t5, 14
    xor t3, t4, a7
    pq_xar a7, s6, a4, 10
    pq_xar t0, t0, t3, 31
    pq_bcax t4, s5, s8, s2
    pq_bcax s6, s2, s1, s8
    pq_bcax s8, s8, t0, s1
    pq_bcax s1, s1, s5, t0
    pq_bcax s5, t0, s2, s5
    lw t0, 384(sp)
    pq_xar s2, s3, a6, 1
    pq_xar t0, t0, s0, 14
    pq_xar t6, t6, s9, 30
    sw s11, 324(sp)
    pq_bcax s3, t0, s2, a7
    pq_xar s11, a2, ra, 22
    pq_bcax a2, a7, s7, s2
    pq_bcax s2, s2, t6, s7
    pq_bcax s7, s7, t0, t6
    pq_bcax t6, t6, a7, t0
    pq_zipl t0, t4, s3
    pq_zipl a7, s6, a2
    pq_ziph s3, t4, s3
    lw t4, 200(sp)
    sw s3, 44(t4)
    sw a7, 48(t4)
    pq_ziph s3, s6, a2
    sw s3, 52(t4)
    pq_ziph a7, s8, s2
    pq_zipl a2, s1, s7
    pq_ziph s6, s1, s7
    sw a2, 64(t4)
    sw a7, 60(t4)
    pq_ziph s7, s5, t6
    pq_zipl s3, s8, s2
    sw s6, 68(t4)
    sw s3, 56(t4)
    pq_zipl s1, s5, t6
    sw s1, 72(t4)
    sw s7, 76(t4)
    lw a2, 380(sp)
    lw a7, 452(sp)
    pq_xar s5, t1, a6, 18
    pq_xar s2, t2, t5, 28
    lw s8, 424(sp)
    pq_xar s6, a2, a4, 14
    pq_xar s3, s8, t3, 8
    pq_xar t6, a7, ra, 5
    pq_bcax s1, s3, s6, s2
    pq_bcax s7, s2, s5, s6
    lw t1, 328(sp)
    lw t2, 320(sp)
    lw a2, 372(sp)
    pq_bcax s8, s5, s3, t6
    pq_bcax a7, t6, s2, s3
    lw s2, 376(sp)
    pq_xar s3, t2, s9, 7
    lw t2, 420(sp)
    pq_bcax t6, s6, t6, s5
    pq_xar s5, t1, a3, 13
    pq_xar s6, s2, a5, 5
    pq_xar t1, t2, s4, 18
    sw t0, 40(t4)
    pq_bcax s2, s5, s6, t1
    pq_xar t2, a2, s0, 28
    pq_xar t0, a0, a6, 9
    pq_zipl a2, t6, s2
    pq_ziph a0, t6, s2
    pq_bcax s2, t1, s3, s6
    pq_bcax t6, s3, s5, t2
    pq_bcax s6, s6, t2, s3
    pq_bcax s3, t2, t1, s5
    pq_zipl t1, s8, s2
    sw a2, 120(t4)
    sw a0, 124(t4)
    pq_ziph t2, s8, s2
    pq_zipl s2, a7, s6
    pq_ziph s5, s7, s3
    pq_zipl a2, s1, t6
    sw t1, 128(t4)
    pq_ziph a0, a7, s6
    sw s2, 136(t4)
    sw a0, 140(t4)
    pq_ziph s8, s1, t6
    sw s8, 148(t4)
    pq_zipl t1, s7, s3
    lw a7, 364(sp)
    sw a2, 144(t4)
    lw s6, 368(sp)
    sw t1, 152(t4)
    pq_xar s2, s6, a5, 1
    sw s5, 156(t4)
    pq_xar a0, s10, s9, 3
    pq_xar s1, a7, s0, 13
    lw s10, 312(sp)
    pq_bcax s7, s2, s1, a0
    pq_xar t6, s10, a3, 4
    pq_bcax s5, t6, s2, t0
    pq_bcax s8, s1, t0, t6
    lw s3, 432(sp)
    pq_bcax a2, t0, a0, s2
    lw t1, 416(sp)
    pq_xar s6, t1, t3, 3
    lw t1, 444(sp)
    lw a7, 360(sp)
    lw s10, 412(sp)
    pq_xar t0, t1, t5, 12
    xor s2, s3, ra
    pq_xar t1, a7, s4, 9
    pq_xar s3, s10, a4, 4
    pq_bcax a7, s2, t0, s6
    pq_bcax s10, s6, s3, t0
    pq_bcax t0, t0, t1, s3
    pq_bcax s1, a0, t6, s1
    pq_zipl a0, s7, a7
    pq_zipl t6, s1, s10
    sw a0, 80(t4)
    pq_bcax a0, s3, s2, t1
    pq_ziph s3, s7, a7
    lw a7, 356(sp)
    pq_ziph s7, s1, s10
    pq_bcax s1, t1, s6, s2
    sw s7, 92(t4)
    pq_ziph s10, a2, s1
    pq_zipl s2, s8, t0
    pq_ziph t0, s8, t0
    sw t2, 132(t4)
    sw t6, 88(t4)
    sw t0, 100(t4)
    pq_zipl t1, s5, a0
    pq_zipl s7, a2, s1
    sw s2, 96(t4)
    pq_ziph s6, s5, a0
    lw s8, 408(sp)
    sw s10, 116(t4)
    lw s2, 428(sp)
    sw t1, 104(t4)
    xor t2, s2, a6
    pq_xar t6, a7, t3, 22
    pq_xar a2, s8, s0, 11
    lw s5, 324(sp)
    lw s2, 0(a1)
    pq_bcax t0, t2, t6, s11
    pq_xar s5, s5, a3, 7
    pq_bcax s1, s11, a2, t6
    pq_bcax s10, t6, s5, a2
    lw a0, 404(sp)
    pq_bcax t1, a2, t2, s5
    xor a7, t0, s2
    lw s8, 316(sp)
    lw t6, 352(sp)
    pq_bcax a2, s5, s11, t2
    pq_xar t0, a0, a5, 22
    xor s5, t6, s4
    lw s2, 440(sp)
    pq_xar t2, s8, t5, 10
    pq_xar s11, s2, s9, 21
    lw a0, 348(sp)
    pq_bcax t6, t0, t2, s11
    pq_xar s2, a0, a4, 7
    lw a1, 4(a1)
    pq_bcax s8, s11, s2, t2
    pq_bcax a0, s2, t0, s5
    pq_bcax t0, s5, s11, t0
    xor s11, t0, a1
    pq_zipl t0, s10, s8
    pq_ziph a1, a7, s11
    pq_zipl a7, a7, s11
    sw s3, 84(t4)
    sw a7, 0(t4)
    pq_zipl s11, s1, t6
    pq_ziph s3, s1, t6
    pq_ziph a7, a2, a0
    sw a1, 4(t4)
    sw s11, 8(t4)
    pq_bcax s1, t2, s5, s2
    sw a7, 36(t4)
    sw t0, 16(t4)
    pq_ziph t6, s10, s8
    pq_zipl a1, t1, s1
    sw a1, 24(t4)
    pq_ziph s2, t1, s1
    lw s11, 436(sp)
    lw t2, 396(sp)
    lw s5, 344(sp)
    pq_xar a7, s11, s9, 31
    lw t0, 400(sp)
    pq_xar s8, t2, s4, 21
    pq_xar s10, s5, a4, 20
    pq_xar t0, t0, s0, 28
    lw a1, 460(sp)
    pq_bcax t1, a7, s10, t0
    pq_zipl s1, a2, a0
    pq_xar a4, a1, ra, 1
    pq_bcax s9, t0, s8, s10
    lw s11, 448(sp)
    lw t2, 340(sp)
    pq_bcax a0, s8, a7, a4
    lw a2, 456(sp)
    pq_xar s4, t2, t3, 31
    pq_bcax s5, s10, a4, s8
    sw t6, 20(t4)
    sw s1, 32(t4)
    pq_bcax s0, a4, t0, a7
    pq_xar t5, a2, t5, 27
    sw s2, 28(t4)
    pq_xar ra, s11, a3, 19
    lw a4, 332(sp)
    pq_xar a1, a4, a6, 20
    lw s11, 336(sp)
    pq_bcax s10, s4, ra, t5
    pq_bcax t2, t5, a1, ra
    pq_xar s8, s11, a5, 1
    pq_bcax t5, s8, t5, s4
    pq_ziph t3, t1, s10
    pq_bcax a2, ra, s8, a1
    pq_zipl s2, t1, s10
    sw t3, 164(t4)
    pq_bcax t6, a1, s4, s8
    pq_ziph s8, s0, t5
    sw s6, 108(t4)
    pq_zipl s11, s0, t5
    pq_zipl a4, s9, t2
    sw s3, 12(t4)
    sw a4, 168(t4)
    sw s2, 160(t4)
    pq_ziph a5, s9, t2
    pq_zipl s1, s5, a2
    pq_ziph t0, s5, a2
    sw s1, 176(t4)
    sw t0, 180(t4)
    pq_ziph a7, a0, t6
    sw s11, 192(t4)
    sw s8, 196(t4)
    lw s1, 260(sp)
    lw s4, 272(sp)
    sw a7, 188(t4)
    lw s2, 264(sp)
    sw a5, 172(t4)
    lw s0, 256(sp)
    lw s5, 276(sp)
    pq_zipl a3, a0, t6
    lw s6, 280(sp)
    lw s3, 268(sp)
    lw s10, 296(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    sw s7, 112(t4)
    sw a3, 184(t4)
    lw s11, 300(sp)
    lw s7, 284(sp)
    lw ra, 304(sp)
    addi sp, sp, 608
    jalr zero, 0(ra)
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

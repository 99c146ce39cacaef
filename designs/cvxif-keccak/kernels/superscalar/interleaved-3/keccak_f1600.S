# keccak_f1600 of sha3, variant "interleaved-3" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 3,181 -> 3,181 cycles, 6,174 -> 6,174 bytes, proved equal to what came.
# No order takes fewer than 2,924 cycles (commit slots: 5,848, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 3 (27,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant interleaved-3 --kernel start/superscalar/interleaved-3/keccak_f1600.S --keep-spills --effort 3 -o keccak_f1600.S

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
.Lkeccak_f1600_pc80000fc0:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80000fc0)
    sw a0, 200(sp)
    lw s8, 0(a0)
    lw s7, 40(a0)
    lw a6, 80(a0)
    lw s11, 120(a0)
    pq_eor3 s8, s8, s7, a6
    lw a6, 160(a0)
    lw s2, 4(a0)
    pq_eor3 s8, s8, s11, a6
    lw s11, 44(a0)
    lw t2, 84(a0)
    lw a6, 124(a0)
    pq_eor3 t2, s2, s11, t2
    lw s9, 164(a0)
    lw s4, 8(a0)
    pq_eor3 a6, t2, a6, s9
    lw s2, 48(a0)
    pq_unzipe s1, s8, a6
    lw s9, 88(a0)
    pq_unzipo s8, s8, a6
    lw a6, 128(a0)
    pq_eor3 s2, s4, s2, s9
    lw s4, 168(a0)
    lw t2, 12(a0)
    pq_eor3 a6, s2, a6, s4
    lw t6, 52(a0)
    lw s4, 92(a0)
    lw s2, 132(a0)
    pq_eor3 t0, t2, t6, s4
    lw t6, 172(a0)
    lw a3, 16(a0)
    pq_eor3 s2, t0, s2, t6
    lw t0, 56(a0)
    pq_unzipe t2, a6, s2
    lw t4, 96(a0)
    pq_unzipo a6, a6, s2
    lw s2, 136(a0)
    pq_eor3 t6, a3, t0, t4
    lw t0, 176(a0)
    lw a5, 20(a0)
    pq_eor3 t6, t6, s2, t0
    lw t0, 60(a0)
    lw t4, 100(a0)
    lw a3, 140(a0)
    pq_eor3 t0, a5, t0, t4
    lw t4, 180(a0)
    lw t3, 24(a0)
    pq_eor3 t4, t0, a3, t4
    lw a5, 64(a0)
    pq_unzipe t0, t6, t4
    lw t1, 104(a0)
    pq_unzipo t4, t6, t4
    lw t6, 144(a0)
    pq_eor3 a5, t3, a5, t1
    lw s6, 184(a0)
    pq_rax1 s10, s1, t4
    lw t1, 28(a0)
    pq_eor3 a5, a5, t6, s6
    lw a2, 68(a0)
    lw t5, 108(a0)
    xor t6, s8, t0
    lw s3, 148(a0)
    pq_eor3 a4, t1, a2, t5
    lw a7, 188(a0)
    lw t5, 32(a0)
    pq_eor3 s5, a4, s3, a7
    lw s0, 72(a0)
    lw a2, 112(a0)
    lw a4, 152(a0)
    pq_eor3 s0, t5, s0, a2
    lw s3, 192(a0)
    lw ra, 36(a0)
    pq_eor3 a2, s0, a4, s3
    lw a4, 76(a0)
    lw s0, 116(a0)
    lw s3, 156(a0)
    pq_eor3 a4, ra, a4, s0
    lw s0, 196(a0)
    sw t6, 324(sp)
    pq_eor3 s3, a4, s3, s0
    pq_unzipe a4, a5, s5
    pq_unzipo a5, a5, s5
    xor s5, a6, a4
    pq_unzipe s0, a2, s3
    xor s1, s1, a5
    pq_unzipo a2, a2, s3
    xor t4, t4, s0
    pq_rax1 a6, s0, a6
    xor s0, a2, t2
    pq_rax1 a5, t2, a5
    lw t2, 72(a0)
    pq_rax1 t0, t0, a2
    lw a2, 76(a0)
    pq_rax1 s8, a4, s8
    sw t0, 312(sp)
    pq_unzipe s3, t5, ra
    sw s0, 316(sp)
    pq_unzipo a4, t5, ra
    sw s8, 320(sp)
    pq_xar a4, a4, s1, 14
    sw s5, 332(sp)
    pq_unzipe t5, s7, s11
    pq_unzipo s7, s7, s11
    pq_xar s11, t5, a6, 18
    pq_unzipe t5, s9, s4
    pq_unzipo s4, s9, s4
    pq_xar s9, t5, s10, 5
    pq_unzipe t5, s2, a3
    pq_unzipo s2, s2, a3
    pq_xar s2, s2, s5, 8
    pq_unzipe ra, s6, a7
    pq_unzipo a3, s6, a7
    pq_xar ra, ra, t0, 28
    pq_bcax s6, a4, s9, s11
    pq_bcax a7, s11, s2, s9
    pq_bcax s9, s9, ra, s2
    sw a7, 336(sp)
    pq_bcax s2, s2, a4, ra
    pq_bcax s11, ra, s11, a4
    sw s2, 384(sp)
    pq_xar s3, s3, s8, 13
    sw s11, 352(sp)
    pq_xar s7, s7, s0, 18
    pq_xar s4, s4, t6, 5
    pq_xar t5, t5, a5, 7
    sw s9, 396(sp)
    pq_xar a3, a3, t4, 28
    pq_bcax ra, s3, s4, s7
    pq_bcax a4, s7, t5, s4
    sw ra, 356(sp)
    pq_bcax s4, s4, a3, t5
    sw a4, 376(sp)
    pq_bcax t5, t5, s3, a3
    sw s4, 372(sp)
    pq_bcax s7, a3, s7, s3
    lw a3, 80(a0)
    pq_unzipe s3, t3, t1
    sw s7, 328(sp)
    pq_unzipo s7, t3, t1
    lw t1, 84(a0)
    pq_xar t0, s3, t0, 14
    lw t3, 128(a0)
    pq_unzipe s3, t2, a2
    sw t5, 360(sp)
    pq_unzipo t2, t2, a2
    lw a2, 132(a0)
    pq_xar s8, s3, s8, 10
    sw s6, 404(sp)
    pq_unzipe s3, a3, t1
    pq_unzipo a3, a3, t1
    lw t1, 176(a0)
    pq_xar a3, a3, s0, 2
    pq_unzipe s0, t3, a2
    pq_unzipo t3, t3, a2
    lw a2, 180(a0)
    pq_xar t3, t3, t6, 23
    pq_unzipe t6, t1, a2
    pq_unzipo t1, t1, a2
    pq_xar t1, t1, s5, 31
    pq_bcax a2, t0, a3, s8
    pq_bcax s5, s8, t3, a3
    xor s6, s6, a2
    pq_bcax a3, a3, t1, t3
    xor a7, a7, s5
    pq_bcax t3, t3, t0, t1
    xor s9, s9, a3
    pq_bcax s8, t1, s8, t0
    sw s5, 340(sp)
    pq_xar s7, s7, t4, 14
    xor s2, s2, t3
    pq_xar t0, t2, s1, 10
    sw a2, 344(sp)
    pq_xar s5, s3, a6, 1
    xor s11, s11, s8
    pq_xar t1, s0, s10, 22
    sw s8, 348(sp)
    pq_xar s8, t6, a5, 30
    lw t6, 328(sp)
    pq_bcax t2, s7, s5, t0
    lw s3, 8(a0)
    pq_bcax a2, t0, t1, s5
    xor ra, ra, t2
    pq_bcax s5, s5, s8, t1
    xor s0, a4, a2
    pq_bcax a4, t1, s7, s8
    xor t1, s4, s5
    pq_bcax s7, s8, t0, s7
    xor s8, t5, a4
    sw a4, 364(sp)
    xor t0, t6, s7
    sw s7, 368(sp)
    lw s7, 12(a0)
    sw a3, 380(sp)
    pq_unzipe s4, s3, s7
    lw t6, 324(sp)
    pq_unzipo s7, s3, s7
    lw a3, 56(a0)
    pq_xar s7, s7, t6, 1
    sw a2, 388(sp)
    lw t6, 60(a0)
    xor s4, s4, s10
    lw a2, 104(a0)
    pq_unzipe s3, a3, t6
    sw s5, 392(sp)
    pq_unzipo t6, a3, t6
    lw a4, 108(a0)
    pq_xar a3, s3, a5, 3
    lw t5, 152(a0)
    pq_unzipe s3, a2, a4
    sw t2, 400(sp)
    pq_unzipo t2, a2, a4
    lw s5, 156(a0)
    pq_xar t2, t2, t4, 13
    lw a2, 320(sp)
    pq_unzipe a4, t5, s5
    sw t3, 408(sp)
    pq_unzipo t5, t5, s5
    lw s5, 160(a0)
    pq_xar a4, a4, a2, 4
    sw t0, 412(sp)
    pq_bcax t0, s7, t2, a3
    lw t3, 164(a0)
    pq_xar t5, t5, s1, 4
    sw s8, 416(sp)
    pq_unzipe s8, s5, t3
    sw t1, 420(sp)
    pq_unzipo t3, s5, t3
    lw s5, 332(sp)
    pq_xar s8, s8, a6, 9
    sw s0, 424(sp)
    pq_bcax t1, a3, a4, t2
    lw s0, 312(sp)
    pq_bcax t2, t2, s8, a4
    sw ra, 428(sp)
    pq_bcax ra, a4, s7, s8
    lw a4, 316(sp)
    pq_bcax s8, s8, a3, s7
    lw s7, 16(a0)
    pq_xar t6, t6, s5, 3
    sw a5, 440(sp)
    pq_xar a3, s3, s0, 12
    sw t4, 448(sp)
    pq_xar s3, t3, a4, 9
    sw s1, 456(sp)
    pq_bcax t3, s4, a3, t6
    sw s10, 464(sp)
    sw t3, 432(sp)
    pq_bcax t3, t6, t5, a3
    pq_bcax a3, a3, s3, t5
    sw t3, 460(sp)
    pq_bcax t3, t5, s4, s3
    lw t5, 20(a0)
    pq_bcax t6, s3, t6, s4
    lw s4, 64(a0)
    pq_unzipe s3, s7, t5
    sw t6, 436(sp)
    pq_unzipo s7, s7, t5
    lw t6, 68(a0)
    pq_xar a5, s3, a5, 31
    sw t3, 444(sp)
    pq_unzipe t5, s4, t6
    lw t3, 112(a0)
    pq_unzipo s4, s4, t6
    lw t6, 116(a0)
    pq_xar s4, s4, t4, 28
    sw a3, 452(sp)
    pq_unzipe t4, t3, t6
    lw a3, 120(a0)
    pq_unzipo t6, t3, t6
    lw t3, 124(a0)
    pq_xar s1, t6, s1, 20
    lw t6, 168(a0)
    pq_unzipe s3, a3, t3
    sw ra, 332(sp)
    pq_unzipo a3, a3, t3
    lw t3, 172(a0)
    pq_xar a3, a3, a4, 21
    pq_unzipe a4, t6, t3
    pq_unzipo t6, t6, t3
    pq_xar t3, a4, s10, 1
    pq_bcax s10, a5, s1, s4
    pq_bcax a4, s4, a3, s1
    pq_bcax s1, s1, t3, a3
    pq_bcax a3, a3, a5, t3
    sw s1, 468(sp)
    pq_bcax s4, t3, s4, a5
    lw a5, 324(sp)
    pq_eor3 t3, s6, t0, s10
    lw s6, 428(sp)
    pq_eor3 a7, a7, t1, a4
    sw t0, 428(sp)
    pq_eor3 t0, s9, t2, s1
    lw s9, 432(sp)
    pq_eor3 s1, s2, ra, a3
    sw s4, 472(sp)
    pq_eor3 s11, s11, s8, s4
    lw s4, 460(sp)
    pq_xar s7, s7, s5, 31
    sw a3, 476(sp)
    pq_xar a3, t5, s0, 27
    lw s2, 420(sp)
    pq_xar t4, t4, a2, 19
    sw t1, 420(sp)
    pq_xar t5, s3, a6, 20
    lw t1, 452(sp)
    pq_xar t6, t6, a5, 1
    pq_bcax s3, s7, t4, a3
    pq_bcax ra, a3, t5, t4
    sw s3, 484(sp)
    pq_bcax t4, t4, t6, t5
    pq_bcax t5, t5, s7, t6
    pq_bcax s7, t6, a3, s7
    lw t6, 424(sp)
    pq_eor3 s9, s6, s9, s3
    sw a4, 424(sp)
    pq_eor3 a3, t6, s4, ra
    lw s4, 416(sp)
    pq_eor3 t1, s2, t1, t4
    lw s2, 444(sp)
    sw t4, 416(sp)
    pq_eor3 t4, s4, s2, t5
    lw s2, 412(sp)
    lw s4, 436(sp)
    lw t6, 0(a0)
    pq_eor3 s4, s2, s4, s7
    sw s10, 412(sp)
    lw s10, 4(a0)
    lw s2, 48(a0)
    pq_unzipe a4, t6, s10
    lw s6, 52(a0)
    pq_unzipo t6, t6, s10
    xor a6, a4, a6
    pq_unzipe s3, s2, s6
    sw s7, 480(sp)
    pq_unzipo s7, s2, s6
    lw s2, 464(sp)
    pq_xar s7, s7, a5, 22
    lw a5, 96(a0)
    pq_xar s2, s3, s2, 22
    sw t2, 464(sp)
    lw a4, 100(a0)
    lw s10, 144(a0)
    pq_unzipe t2, a5, a4
    lw s3, 148(a0)
    pq_unzipo a5, a5, a4
    lw s6, 448(sp)
    pq_xar a5, a5, s5, 22
    lw s5, 192(a0)
    pq_unzipe a4, s10, s3
    sw t5, 448(sp)
    pq_unzipo s10, s10, s3
    lw t5, 196(a0)
    pq_xar s10, s10, s6, 11
    lw s3, 8(a1)
    pq_unzipe s6, s5, t5
    pq_unzipo s5, s5, t5
    pq_xar s6, s6, a2, 7
    pq_bcax t5, a6, a5, s2
    pq_bcax a2, s2, s10, a5
    xor t5, t5, s3
    pq_bcax a5, a5, s6, s10
    xor s3, t3, t5
    pq_bcax t3, s10, a6, s6
    xor s10, a7, a2
    pq_bcax a6, s6, s2, a6
    xor t0, t0, a5
    pq_xar s2, a4, s0, 10
    xor s1, s1, t3
    xor s11, s11, a6
    lw a4, 316(sp)
    lw s6, 440(sp)
    xor t6, t6, a4
    lw a7, 456(sp)
    pq_xar s0, t2, s6, 21
    lw t2, 12(a1)
    pq_xar a4, s5, a7, 7
    sw t5, 316(sp)
    pq_bcax t5, t6, s0, s7
    lw s5, 408(sp)
    pq_bcax s6, s7, s2, s0
    xor t2, t5, t2
    pq_bcax t5, s0, a4, s2
    xor s9, s9, t2
    pq_bcax s2, s2, t6, a4
    xor a3, a3, s6
    pq_bcax s7, a4, s7, t6
    xor a4, t1, t5
    pq_rax1 t1, s11, a3
    xor s0, t4, s2
    pq_rax1 t4, s3, a4
    xor s4, s4, s7
    pq_rax1 a7, s10, s0
    xor t6, s4, s10
    pq_rax1 s4, t0, s4
    xor t0, s9, t0
    pq_rax1 s9, s1, s9
    xor s1, s1, a3
    pq_xar a3, t5, s1, 31
    xor s10, a4, s11
    pq_xar s11, s5, s4, 27
    xor s5, s0, s3
    pq_xar s8, s8, s9, 19
    lw a4, 404(sp)
    pq_xar s0, ra, t0, 1
    lw ra, 400(sp)
    pq_xar s3, a4, t1, 20
    sw s2, 320(sp)
    pq_bcax s2, a3, s8, s11
    lw t5, 460(sp)
    pq_bcax a4, s11, s3, s8
    sw a5, 324(sp)
    pq_bcax s8, s8, s0, s3
    lw a5, 396(sp)
    pq_bcax s3, s3, a3, s0
    sw s7, 440(sp)
    pq_bcax s7, s0, s11, a3
    lw s11, 448(sp)
    pq_xar a6, a6, s9, 13
    sw s2, 164(sp)
    pq_xar a3, ra, t6, 18
    sw s8, 180(sp)
    pq_xar s0, t5, t0, 5
    sw s3, 188(sp)
    pq_xar ra, a5, a7, 7
    sw s7, 196(sp)
    pq_xar s11, s11, s10, 28
    xor a5, a2, t4
    pq_bcax a2, a6, s0, a3
    sw a4, 312(sp)
    pq_bcax t5, a3, ra, s0
    sw a2, 124(sp)
    pq_bcax s0, s0, s11, ra
    xor s2, s2, a2
    pq_bcax a2, ra, a6, s11
    sw t5, 132(sp)
    pq_bcax a6, s11, a3, a6
    xor s11, a4, t5
    pq_xar t5, s6, t0, 1
    xor s8, s8, s0
    pq_xar a3, t3, s4, 14
    sw a2, 148(sp)
    xor t3, s3, a2
    sw a6, 156(sp)
    xor s7, s7, a6
    lw a6, 392(sp)
    lw a4, 332(sp)
    xor t2, t2, t6
    pq_xar a6, a6, s1, 3
    lw s6, 328(sp)
    pq_xar a4, a4, s4, 12
    lw s3, 484(sp)
    pq_xar s6, s6, s5, 4
    sw s0, 456(sp)
    pq_xar s0, s3, t6, 9
    lw a2, 388(sp)
    pq_bcax ra, a5, a4, a6
    sw t4, 408(sp)
    pq_bcax t4, a6, s6, a4
    lw s3, 464(sp)
    pq_bcax a4, a4, s0, s6
    sw s5, 404(sp)
    pq_bcax s6, s6, a5, s0
    sw s1, 400(sp)
    pq_bcax a6, s0, a6, a5
    lw s0, 384(sp)
    pq_xar s1, a2, t0, 22
    lw a5, 480(sp)
    pq_xar a2, s3, a7, 21
    sw ra, 84(sp)
    pq_xar s3, s0, s4, 10
    sw t4, 92(sp)
    pq_xar s5, a5, s5, 7
    sw a4, 100(sp)
    pq_bcax a5, t2, a2, s1
    sw s6, 108(sp)
    pq_bcax s0, s1, s3, a2
    sw a6, 460(sp)
    pq_bcax a2, a2, s5, s3
    sw s0, 12(sp)
    pq_bcax s3, s3, t2, s5
    sw a2, 20(sp)
    pq_bcax s1, s5, s1, t2
    lw t2, 4(a1)
    pq_eor3 s5, s11, t4, s0
    sw s3, 28(sp)
    pq_eor3 s11, s8, a4, a2
    xor s8, a5, t2
    pq_eor3 a4, s2, ra, s8
    sw s8, 4(sp)
    pq_eor3 s8, t3, s6, s3
    sw s1, 36(sp)
    pq_eor3 a6, s7, a6, s1
    lw s7, 380(sp)
    lw s1, 444(sp)
    pq_xar s7, s7, a7, 3
    lw a5, 352(sp)
    pq_xar s1, s1, s10, 13
    lw t2, 412(sp)
    pq_xar s2, a5, s9, 4
    lw a5, 348(sp)
    pq_xar t2, t2, t1, 9
    lw t4, 432(sp)
    pq_bcax t3, t5, s1, s7
    lw a2, 376(sp)
    pq_bcax s3, s7, s2, s1
    lw s6, 416(sp)
    pq_bcax s1, s1, t2, s2
    lw ra, 400(sp)
    pq_bcax s2, s2, t5, t2
    sw s3, 88(sp)
    pq_bcax s7, t2, s7, t5
    sw s1, 96(sp)
    pq_xar t2, a5, s9, 10
    sw s2, 104(sp)
    pq_xar t5, t4, t6, 2
    sw s7, 112(sp)
    pq_xar t0, a2, t0, 23
    lw a5, 440(sp)
    pq_xar t4, s6, ra, 31
    lw s0, 404(sp)
    pq_bcax s6, a3, t5, t2
    sw t3, 396(sp)
    pq_bcax a2, t2, t0, t5
    sw s6, 40(sp)
    pq_bcax t5, t5, t4, t0
    xor s6, t3, s6
    pq_bcax t3, t0, a3, t4
    sw a2, 48(sp)
    pq_bcax t0, t4, t2, a3
    xor t2, s3, a2
    pq_xar a3, a5, s0, 14
    sw t5, 56(sp)
    xor t5, s1, t5
    sw t3, 64(sp)
    xor s1, s2, t3
    sw t0, 72(sp)
    xor s2, s7, t0
    lw s7, 344(sp)
    lw t0, 420(sp)
    pq_xar t4, s7, t1, 18
    lw a5, 408(sp)
    lw s7, 372(sp)
    pq_xar t0, t0, a5, 5
    lw s3, 476(sp)
    pq_xar a2, s7, ra, 8
    lw t3, 324(sp)
    pq_xar s4, s3, s4, 28
    sw a6, 448(sp)
    pq_bcax s3, a3, t0, t4
    lw a6, 364(sp)
    pq_bcax s7, t4, a2, t0
    sw s8, 392(sp)
    pq_bcax s8, t0, s4, a2
    lw t0, 436(sp)
    pq_bcax a2, a2, a3, s4
    sw s11, 332(sp)
    pq_bcax s4, s4, t4, a3
    lw s11, 356(sp)
    pq_xar t4, t3, a7, 31
    lw a3, 424(sp)
    pq_xar t3, a6, s10, 28
    sw s3, 120(sp)
    pq_xar a6, t0, s0, 20
    sw a2, 144(sp)
    pq_xar t0, s11, t6, 21
    sw s4, 152(sp)
    pq_xar a3, a3, a5, 1
    pq_bcax t6, t4, a6, t3
    pq_bcax s11, t3, t0, a6
    sw t6, 160(sp)
    pq_bcax a6, a6, a3, t0
    pq_bcax t0, t0, t4, a3
    pq_bcax t4, a3, t3, t4
    sw t0, 184(sp)
    pq_eor3 a3, s6, s3, t6
    sw t4, 192(sp)
    pq_eor3 t6, t2, s7, s11
    lw t2, 316(sp)
    pq_eor3 t5, t5, s8, a6
    lw t3, 340(sp)
    pq_eor3 a2, s1, a2, t0
    xor s1, t2, t1
    pq_eor3 s3, s2, s4, t4
    lw s2, 452(sp)
    pq_xar t4, t3, a5, 22
    lw s4, 360(sp)
    pq_xar t2, s2, ra, 22
    lw t0, 472(sp)
    pq_xar s2, s4, s10, 11
    lw s4, 0(a1)
    pq_xar ra, t0, s9, 7
    lw t3, 320(sp)
    pq_bcax t0, s1, t2, t4
    lw s6, 368(sp)
    pq_bcax s9, t4, s2, t2
    xor t0, t0, s4
    pq_bcax s4, t2, ra, s2
    sw t0, 0(sp)
    pq_bcax s2, s2, s1, ra
    xor t0, a3, t0
    pq_bcax s1, ra, t4, s1
    xor t2, t6, s9
    pq_xar ra, t3, s10, 14
    xor t4, t5, s4
    pq_xar t5, s6, s0, 10
    xor t6, a2, s2
    xor a3, s3, s1
    lw s6, 428(sp)
    lw a2, 336(sp)
    pq_xar s10, s6, t1, 1
    lw s0, 468(sp)
    pq_xar s3, a2, a5, 22
    lw s6, 332(sp)
    pq_xar a2, s0, a7, 30
    lw a7, 392(sp)
    pq_bcax a5, ra, s10, t5
    lw s0, 448(sp)
    pq_bcax t3, t5, s3, s10
    xor t1, a4, a5
    pq_bcax a4, s10, a2, s3
    sw t3, 52(sp)
    pq_bcax s10, s3, ra, a2
    xor t3, s5, t3
    pq_bcax s5, a2, t5, ra
    sw a4, 60(sp)
    xor t5, s6, a4
    xor a2, a7, s10
    xor a4, s0, s5
    lw s6, 396(sp)
    lw s0, 460(sp)
    lw a7, 456(sp)
    lw s3, 312(sp)
    addi a1, a1, -16
.Lkeccak_f1600_1:
    pq_rax1 a0, a3, t3
    xor ra, a4, t2
    pq_rax1 t2, t2, a2
    sw s3, 312(sp)
    pq_rax1 s3, t0, t5
    sw a7, 316(sp)
    pq_rax1 a7, t4, a4
    xor t4, t1, t4
    pq_rax1 a4, t6, t1
    xor t6, t3, t6
    pq_xar s1, s1, a4, 13
    xor t3, t5, a3
    pq_xar t5, a5, ra, 18
    xor t0, a2, t0
    pq_xar s8, s8, t2, 7
    lw a5, 92(sp)
    pq_xar t1, s5, t0, 10
    lw a3, 188(sp)
    pq_xar a2, a5, t4, 5
    sw a0, 320(sp)
    pq_xar a5, a3, t3, 28
    xor s9, s9, s3
    pq_bcax a3, s1, a2, t5
    sw a4, 364(sp)
    pq_bcax s5, t5, s8, a2
    sw a3, 324(sp)
    pq_bcax a2, a2, a5, s8
    sw s5, 344(sp)
    pq_bcax s8, s8, s1, a5
    sw a2, 340(sp)
    pq_bcax s1, a5, t5, s1
    lw a5, 28(sp)
    pq_xar t5, s6, a0, 1
    sw s8, 328(sp)
    pq_xar s6, a5, t3, 14
    sw s1, 352(sp)
    pq_xar s7, s7, s3, 22
    sw t6, 368(sp)
    pq_xar a6, a6, t2, 30
    sw t3, 376(sp)
    pq_bcax a5, s6, t5, t1
    pq_bcax a0, t1, s7, t5
    xor a3, a3, a5
    pq_bcax t5, t5, a6, s7
    xor s5, s5, a0
    pq_bcax s7, s7, s6, a6
    xor a2, a2, t5
    pq_bcax a6, a6, t1, s6
    xor s8, s8, s7
    pq_xar s2, s2, a7, 14
    sw a6, 332(sp)
    pq_xar t1, s4, t2, 31
    xor a6, s1, a6
    pq_xar s4, s10, t3, 28
    sw s7, 336(sp)
    pq_xar s7, s0, t0, 20
    lw s1, 72(sp)
    pq_xar s11, s11, s3, 1
    lw t3, 84(sp)
    pq_xar s1, s1, a4, 10
    lw s10, 132(sp)
    pq_xar a4, t3, ra, 2
    sw a0, 348(sp)
    pq_xar s0, s10, t4, 23
    lw s6, 180(sp)
    pq_bcax s10, s2, a4, s1
    sw t5, 356(sp)
    pq_xar s6, s6, t6, 31
    lw t3, 60(sp)
    pq_bcax t5, s1, s0, a4
    lw a0, 104(sp)
    pq_bcax a4, a4, s6, s0
    sw a5, 360(sp)
    pq_bcax s0, s0, s2, s6
    lw a5, 156(sp)
    pq_bcax s2, s6, s1, s2
    lw s1, 164(sp)
    pq_xar t6, t3, t6, 3
    sw a6, 372(sp)
    pq_xar a6, a0, a7, 12
    lw a0, 124(sp)
    pq_xar a5, a5, t0, 4
    sw t5, 384(sp)
    pq_xar s1, s1, ra, 9
    sw s10, 400(sp)
    pq_bcax s6, s9, a6, t6
    sw s2, 404(sp)
    pq_bcax t3, t6, a5, a6
    sw a4, 412(sp)
    pq_bcax a6, a6, s1, a5
    sw t3, 440(sp)
    pq_bcax a5, a5, s9, s1
    sw a6, 416(sp)
    pq_bcax s1, s1, t6, s9
    sw a5, 428(sp)
    pq_xar s9, a0, ra, 21
    sw s1, 420(sp)
    pq_bcax t6, t1, s7, s4
    sw s0, 444(sp)
    pq_bcax a0, s4, s9, s7
    xor s10, s10, t6
    pq_bcax s7, s7, s11, s9
    xor t5, t5, a0
    pq_bcax s9, s9, t1, s11
    sw s7, 380(sp)
    pq_bcax s11, s11, s4, t1
    xor s7, a4, s7
    xor a4, s0, s9
    sw s11, 388(sp)
    xor s11, s2, s11
    sw a0, 392(sp)
    lw s4, 4(sp)
    lw s2, 52(sp)
    xor s4, s4, ra
    sw s9, 396(sp)
    pq_xar s9, s2, t4, 22
    lw s2, 96(sp)
    lw t1, 144(sp)
    pq_xar s2, s2, t2, 21
    lw a0, 196(sp)
    pq_xar t1, t1, a7, 10
    sw t6, 408(sp)
    pq_xar t6, a0, t0, 7
    lw a0, 12(a1)
    pq_bcax s0, s4, s2, s9
    pq_bcax ra, s9, t1, s2
    xor s0, s0, a0
    pq_bcax a0, s2, t6, t1
    lw s2, 372(sp)
    pq_bcax t1, t1, s4, t6
    sw ra, 432(sp)
    pq_bcax s9, t6, s9, s4
    lw s4, 36(sp)
    pq_eor3 t6, a3, s6, s0
    lw a3, 40(sp)
    pq_eor3 t3, s5, t3, ra
    sw t1, 372(sp)
    pq_eor3 a6, a2, a6, a0
    lw s5, 320(sp)
    pq_eor3 s8, s8, a5, t1
    lw a5, 88(sp)
    pq_eor3 s2, s2, s1, s9
    lw s1, 316(sp)
    pq_xar t0, s4, t0, 14
    sw s9, 424(sp)
    pq_xar a3, a3, s5, 18
    sw s6, 316(sp)
    pq_xar s9, a5, s3, 5
    lw s4, 184(sp)
    pq_bcax t1, t0, s9, a3
    lw s6, 0(sp)
    pq_xar s4, s4, a7, 28
    lw a2, 368(sp)
    pq_bcax ra, s4, a3, t0
    xor s6, s6, s5
    pq_xar s1, s1, a2, 8
    lw a5, 48(sp)
    pq_bcax a3, a3, s1, s9
    sw s0, 436(sp)
    pq_bcax s9, s9, s4, s1
    lw s0, 100(sp)
    pq_bcax s1, s1, t0, s4
    lw s4, 148(sp)
    pq_xar t0, a5, s3, 22
    lw a5, 376(sp)
    pq_xar s3, s0, a2, 22
    lw s0, 192(sp)
    pq_xar s4, s4, a5, 11
    sw a0, 448(sp)
    lw a0, 364(sp)
    sw s2, 452(sp)
    pq_xar s2, s0, a0, 7
    sw s8, 456(sp)
    pq_bcax s8, s6, s3, t0
    sw a3, 376(sp)
    pq_bcax s0, t0, s4, s3
    pq_bcax s3, s3, s2, s4
    pq_bcax s4, s4, s6, s2
    sw s3, 464(sp)
    pq_bcax t0, s2, t0, s6
    lw s2, 8(a1)
    pq_eor3 a3, t5, a3, s0
    lw t5, 12(sp)
    pq_eor3 s7, s7, s9, s3
    xor s8, s8, s2
    pq_eor3 s6, s10, t1, s8
    lw s2, 56(sp)
    pq_eor3 s3, a4, s1, s4
    lw s10, 108(sp)
    pq_eor3 s11, s11, ra, t0
    lw a4, 152(sp)
    pq_xar t5, t5, t4, 1
    sw s8, 460(sp)
    pq_xar s8, s2, t2, 3
    lw s2, 160(sp)
    pq_xar t2, s10, a5, 13
    pq_xar a5, a4, a0, 4
    pq_xar s2, s2, s5, 9
    pq_bcax a4, t5, t2, s8
    pq_bcax s10, s8, a5, t2
    xor s6, s6, a4
    pq_bcax t2, t2, s2, a5
    xor a3, a3, s10
    pq_bcax a5, a5, t5, s2
    xor s7, s7, t2
    pq_bcax s8, s2, s8, t5
    xor s2, s3, a5
    xor s11, s11, s8
    lw t5, 20(sp)
    lw s3, 64(sp)
    pq_xar t5, t5, a2, 31
    lw a2, 112(sp)
    pq_xar s3, s3, a7, 27
    lw a7, 120(sp)
    pq_xar a2, a2, a0, 19
    lw a0, 312(sp)
    pq_xar s5, a7, s5, 20
    sw a4, 368(sp)
    pq_xar t4, a0, t4, 1
    lw a4, 456(sp)
    pq_bcax a0, t5, a2, s3
    sw s10, 364(sp)
    pq_bcax s10, s3, s5, a2
    xor t6, t6, a0
    pq_bcax a7, a2, t4, s5
    xor a2, t3, s10
    pq_bcax s5, s5, t5, t4
    xor a6, a6, a7
    pq_bcax t4, t4, s3, t5
    xor a4, a4, s5
    pq_rax1 t5, s11, a2
    lw t3, 452(sp)
    pq_rax1 s3, a3, a4
    sw a7, 320(sp)
    pq_rax1 a7, s6, a6
    xor t3, t3, t4
    pq_xar t1, t1, t5, 20
    xor a3, t3, a3
    pq_rax1 t3, s7, t3
    sw s4, 312(sp)
    pq_rax1 s4, s2, t6
    xor s7, t6, s7
    pq_xar s8, s8, s4, 19
    xor s2, a2, s2
    pq_xar a2, s10, s7, 1
    xor t6, a6, s11
    pq_bcax a6, s8, a2, t1
    xor s6, a4, s6
    pq_xar s11, t0, s4, 13
    lw t0, 448(sp)
    pq_xar s9, s9, s3, 7
    lw a4, 444(sp)
    pq_xar t0, t0, s2, 31
    sw t5, 456(sp)
    pq_xar a4, a4, t3, 27
    lw s10, 360(sp)
    pq_bcax t5, t0, s8, a4
    sw ra, 452(sp)
    pq_bcax s8, a4, t1, s8
    lw ra, 440(sp)
    pq_bcax t1, t1, t0, a2
    sw t5, 164(sp)
    pq_bcax t0, a2, a4, t0
    sw a6, 180(sp)
    pq_xar a2, s10, a3, 18
    sw t1, 188(sp)
    pq_xar ra, ra, s7, 5
    sw t0, 196(sp)
    pq_xar s10, s5, t6, 28
    xor s5, s0, a7
    pq_bcax s0, s11, ra, a2
    sw s8, 448(sp)
    pq_bcax a4, a2, s9, ra
    sw s0, 124(sp)
    pq_bcax ra, ra, s10, s9
    xor s0, t5, s0
    pq_bcax s9, s9, s11, s10
    sw a4, 132(sp)
    pq_bcax s11, s10, a2, s11
    xor s8, s8, a4
    pq_xar a5, a5, t3, 12
    xor a6, a6, ra
    pq_xar a4, a0, a3, 9
    sw s9, 148(sp)
    pq_xar s10, t2, s3, 21
    xor s9, t1, s9
    pq_xar s1, s1, t3, 10
    sw s11, 156(sp)
    pq_xar t4, t4, s6, 7
    xor s11, t0, s11
    pq_bcax t0, s10, t4, s1
    lw t5, 356(sp)
    lw t2, 352(sp)
    pq_xar t1, t5, s2, 3
    lw t5, 436(sp)
    pq_xar t2, t2, s6, 4
    sw t0, 20(sp)
    pq_bcax a2, s5, a5, t1
    xor t5, t5, a3
    pq_bcax a0, t1, t2, a5
    sw a2, 84(sp)
    pq_bcax a5, a5, a4, t2
    sw a0, 92(sp)
    pq_bcax t2, t2, s5, a4
    sw a5, 100(sp)
    pq_bcax t1, a4, t1, s5
    lw s5, 348(sp)
    pq_eor3 a4, a6, a5, t0
    lw a6, 4(a1)
    pq_xar t0, s5, s7, 22
    sw t2, 108(sp)
    pq_bcax s5, t5, s10, t0
    lw a5, 432(sp)
    pq_bcax s10, t0, s1, s10
    xor a6, s5, a6
    pq_bcax s1, s1, t5, t4
    sw a6, 4(sp)
    pq_bcax t0, t4, t0, t5
    sw s10, 12(sp)
    pq_eor3 t5, s0, a2, a6
    sw s1, 28(sp)
    pq_eor3 a2, s8, a0, s10
    sw t0, 36(sp)
    pq_eor3 s9, s9, t2, s1
    lw s8, 412(sp)
    pq_eor3 a6, s11, t1, t0
    lw t2, 428(sp)
    pq_xar s1, a5, s7, 1
    lw s11, 452(sp)
    pq_xar s8, s8, s3, 3
    lw t4, 408(sp)
    pq_xar a5, t2, t6, 13
    lw s10, 456(sp)
    pq_xar s11, s11, s4, 4
    lw t2, 312(sp)
    pq_xar t0, t4, s10, 9
    lw t4, 404(sp)
    pq_bcax s5, s1, a5, s8
    lw s0, 316(sp)
    pq_bcax a0, s8, s11, a5
    sw ra, 444(sp)
    pq_bcax a5, a5, t0, s11
    lw ra, 344(sp)
    pq_bcax s11, s11, s1, t0
    sw a0, 88(sp)
    pq_bcax s8, t0, s8, s1
    lw s1, 320(sp)
    pq_xar t0, t2, t3, 14
    sw a5, 96(sp)
    pq_xar t2, t4, s4, 10
    sw s11, 104(sp)
    pq_xar t4, s0, a3, 2
    sw s8, 112(sp)
    pq_xar s7, ra, s7, 23
    sw t1, 360(sp)
    pq_xar s1, s1, s2, 31
    lw t1, 424(sp)
    pq_bcax ra, t0, t4, t2
    sw s5, 440(sp)
    pq_bcax s0, t2, s7, t4
    sw ra, 40(sp)
    pq_bcax t4, t4, s1, s7
    xor ra, s5, ra
    pq_bcax s7, s7, t0, s1
    sw s0, 48(sp)
    pq_bcax t0, s1, t2, t0
    xor t2, a0, s0
    pq_xar s1, t1, s6, 14
    sw t4, 56(sp)
    xor t4, a5, t4
    sw s7, 64(sp)
    xor s0, s11, s7
    sw t0, 72(sp)
    xor t0, s8, t0
    lw s7, 400(sp)
    lw s8, 364(sp)
    pq_xar s11, s7, s10, 18
    lw s7, 340(sp)
    pq_xar s8, s8, a7, 5
    lw t1, 396(sp)
    pq_xar a5, s7, s2, 8
    lw a0, 464(sp)
    pq_xar t3, t1, t3, 28
    lw s5, 336(sp)
    pq_bcax t1, s1, s8, s11
    sw a6, 356(sp)
    pq_bcax s7, s11, a5, s8
    lw a6, 420(sp)
    pq_bcax s8, s8, t3, a5
    sw s9, 352(sp)
    pq_bcax s9, a5, s1, t3
    lw a5, 324(sp)
    pq_bcax s1, t3, s11, s1
    lw s11, 392(sp)
    pq_xar t3, a0, s3, 31
    sw t1, 120(sp)
    pq_xar a0, s5, t6, 28
    sw s9, 144(sp)
    pq_xar a6, a6, s6, 20
    sw s1, 152(sp)
    pq_xar a3, a5, a3, 21
    pq_xar s5, s11, a7, 1
    pq_bcax a5, t3, a6, a0
    pq_bcax s11, a0, a3, a6
    sw a5, 160(sp)
    pq_bcax a6, a6, s5, a3
    pq_bcax a3, a3, t3, s5
    pq_bcax t3, s5, a0, t3
    sw a3, 184(sp)
    pq_eor3 a5, ra, t1, a5
    sw t3, 192(sp)
    pq_eor3 t2, t2, s7, s11
    lw s5, 460(sp)
    pq_eor3 t4, t4, s8, a6
    lw a0, 384(sp)
    pq_eor3 a3, s0, s9, a3
    xor s0, s5, s10
    pq_eor3 t1, t0, s1, t3
    lw s1, 416(sp)
    pq_xar s5, a0, a7, 22
    lw t0, 328(sp)
    pq_xar s1, s1, s2, 22
    lw s9, 388(sp)
    pq_xar s2, t0, t6, 11
    lw t0, 0(a1)
    pq_xar t3, s9, s4, 7
    lw a0, 372(sp)
    pq_bcax s4, s0, s1, s5
    lw ra, 332(sp)
    pq_bcax s9, s5, s2, s1
    xor t0, s4, t0
    pq_bcax s4, s1, t3, s2
    sw t0, 0(sp)
    pq_bcax s2, s2, s0, t3
    xor t0, a5, t0
    pq_bcax s1, t3, s5, s0
    xor t2, t2, s9
    pq_xar s5, a0, t6, 14
    xor t4, t4, s4
    pq_xar a0, ra, s6, 10
    xor t6, a3, s2
    xor a3, t1, s1
    lw a5, 368(sp)
    lw s0, 376(sp)
    pq_xar s10, a5, s10, 1
    lw t1, 380(sp)
    pq_xar s0, s0, a7, 22
    lw a7, 352(sp)
    pq_xar ra, t1, s3, 30
    lw s3, 356(sp)
    pq_bcax a5, s5, s10, a0
    lw s6, 440(sp)
    pq_bcax t3, a0, s0, s10
    xor t1, t5, a5
    pq_bcax t5, s10, ra, s0
    sw t3, 52(sp)
    pq_bcax s10, s0, s5, ra
    xor t3, a2, t3
    pq_bcax s5, ra, a0, s5
    sw t5, 60(sp)
    xor t5, a4, t5
    xor a2, a7, s10
    xor a4, s3, s5
    lw s0, 360(sp)
    lw a7, 444(sp)
    lw s3, 448(sp)
    addi a1, a1, -16
    andi a0, a1, 255
    bne a0, zero, .Lkeccak_f1600_1
    pq_rax1 ra, a3, t3
    xor a0, a4, t2
    pq_rax1 t2, t2, a2
    sw s3, 312(sp)
    pq_rax1 s3, t0, t5
    sw a7, 316(sp)
    pq_rax1 a4, t4, a4
    xor a7, t1, t4
    pq_rax1 t4, t6, t1
    xor t3, t3, t6
    pq_xar s1, s1, t4, 13
    xor t6, t5, a3
    pq_xar a5, a5, a0, 18
    xor a2, a2, t0
    pq_xar t0, s8, t2, 7
    lw s8, 92(sp)
    pq_xar a3, s5, a2, 10
    lw t5, 188(sp)
    pq_xar s8, s8, a7, 5
    sw ra, 320(sp)
    pq_xar s5, t5, t6, 28
    xor t5, s9, s3
    pq_bcax t1, s1, s8, a5
    sw t4, 364(sp)
    pq_bcax s9, a5, t0, s8
    sw t1, 356(sp)
    pq_bcax s8, s8, s5, t0
    sw s9, 324(sp)
    pq_bcax t0, t0, s1, s5
    sw s8, 352(sp)
    pq_bcax a5, s5, a5, s1
    lw s1, 28(sp)
    pq_xar ra, s6, ra, 1
    sw t0, 336(sp)
    pq_xar s6, s1, t6, 14
    sw a5, 340(sp)
    pq_xar s5, s7, s3, 22
    sw t3, 368(sp)
    pq_xar s7, a6, t2, 30
    sw t6, 376(sp)
    pq_bcax s1, s6, ra, a3
    pq_bcax a6, a3, s5, ra
    xor t1, t1, s1
    pq_bcax ra, ra, s7, s5
    xor s9, s9, a6
    pq_bcax s5, s5, s6, s7
    xor s8, s8, ra
    pq_bcax s7, s7, a3, s6
    sw a6, 328(sp)
    pq_xar s2, s2, a4, 14
    xor t0, t0, s5
    pq_xar a3, s4, t2, 31
    sw s7, 332(sp)
    pq_xar s10, s10, t6, 28
    xor s4, a5, s7
    pq_xar s6, s0, a2, 20
    lw a5, 72(sp)
    pq_xar a6, s11, s3, 1
    lw s7, 84(sp)
    pq_xar s0, a5, t4, 10
    sw ra, 344(sp)
    pq_xar s11, s7, a0, 2
    lw t4, 132(sp)
    pq_bcax ra, s2, s11, s0
    sw s1, 348(sp)
    pq_xar t4, t4, a7, 23
    lw t6, 180(sp)
    pq_bcax s1, s0, t4, s11
    lw s7, 60(sp)
    pq_xar a5, t6, t3, 31
    lw t6, 104(sp)
    pq_bcax s11, s11, a5, t4
    sw s5, 360(sp)
    pq_bcax s5, t4, s2, a5
    lw t4, 156(sp)
    pq_bcax a5, a5, s0, s2
    lw s2, 164(sp)
    pq_xar s0, s7, t3, 3
    sw s4, 372(sp)
    pq_xar t6, t6, a4, 12
    lw t3, 124(sp)
    pq_xar t4, t4, a2, 4
    sw s1, 384(sp)
    pq_xar s2, s2, a0, 9
    sw a5, 388(sp)
    pq_bcax s7, t5, t6, s0
    sw s11, 400(sp)
    pq_bcax s4, s0, t4, t6
    sw ra, 408(sp)
    pq_bcax t6, t6, s2, t4
    sw s5, 412(sp)
    pq_bcax t4, t4, t5, s2
    sw s7, 416(sp)
    pq_bcax t5, s2, s0, t5
    sw t6, 424(sp)
    pq_xar s0, t3, a0, 21
    sw s4, 432(sp)
    pq_bcax s2, a3, s6, s10
    sw t5, 448(sp)
    pq_bcax t3, s10, s0, s6
    xor ra, ra, s2
    pq_bcax s6, s6, a6, s0
    xor s1, s1, t3
    pq_bcax s0, s0, a3, a6
    sw s6, 380(sp)
    pq_bcax a6, a6, s10, a3
    xor s6, s11, s6
    xor s11, s5, s0
    xor a5, a5, a6
    sw a6, 392(sp)
    lw a6, 4(sp)
    lw a3, 52(sp)
    xor a0, a6, a0
    sw s2, 396(sp)
    pq_xar s2, a3, a7, 22
    lw s5, 96(sp)
    lw s10, 144(sp)
    pq_xar s5, s5, t2, 21
    sw s0, 404(sp)
    pq_xar a6, s10, a4, 10
    lw s0, 196(sp)
    pq_bcax a3, a0, s5, s2
    sw t3, 444(sp)
    pq_xar s0, s0, a2, 7
    lw s10, 12(a1)
    pq_bcax t3, s2, a6, s5
    pq_bcax s5, s5, s0, a6
    xor a3, a3, s10
    pq_bcax s10, a6, a0, s0
    lw a6, 372(sp)
    pq_bcax a0, s0, s2, a0
    lw s2, 36(sp)
    pq_eor3 t1, t1, s7, a3
    lw s0, 40(sp)
    pq_eor3 s9, s9, s4, t3
    sw s10, 372(sp)
    pq_eor3 t6, s8, t6, s5
    lw s7, 320(sp)
    pq_eor3 t0, t0, t4, s10
    lw s4, 88(sp)
    pq_eor3 s8, a6, t5, a0
    sw a3, 420(sp)
    pq_xar a6, s2, a2, 14
    lw a3, 316(sp)
    pq_xar s2, s0, s7, 18
    sw t4, 316(sp)
    pq_xar t4, s4, s3, 5
    lw t5, 184(sp)
    pq_bcax s10, a6, t4, s2
    sw t3, 428(sp)
    pq_xar t5, t5, a4, 28
    lw s4, 368(sp)
    pq_bcax t3, t5, s2, a6
    lw a2, 0(sp)
    pq_xar a3, a3, s4, 8
    lw s0, 48(sp)
    pq_bcax s2, s2, a3, t4
    xor a2, a2, s7
    pq_bcax t4, t4, t5, a3
    sw a0, 436(sp)
    pq_bcax a6, a3, a6, t5
    lw a0, 100(sp)
    pq_xar s3, s0, s3, 22
    lw t5, 148(sp)
    pq_xar a0, a0, s4, 22
    sw s5, 440(sp)
    lw a3, 376(sp)
    lw s5, 192(sp)
    pq_xar t5, t5, a3, 11
    lw s0, 364(sp)
    sw s8, 452(sp)
    pq_xar s8, s5, s0, 7
    sw t0, 456(sp)
    pq_bcax t0, a2, a0, s3
    sw s2, 376(sp)
    pq_bcax s5, s3, t5, a0
    sw a6, 464(sp)
    pq_bcax a0, a0, s8, t5
    pq_bcax t5, t5, a2, s8
    pq_bcax s8, s8, s3, a2
    lw a2, 8(a1)
    pq_eor3 s1, s1, s2, s5
    lw s2, 12(sp)
    pq_eor3 s6, s6, t4, a0
    xor a2, t0, a2
    pq_eor3 ra, ra, s10, a2
    lw t0, 56(sp)
    pq_eor3 a6, s11, a6, t5
    lw s3, 108(sp)
    pq_eor3 a5, a5, t3, s8
    lw s11, 152(sp)
    pq_xar s2, s2, a7, 1
    sw t5, 460(sp)
    pq_xar t0, t0, t2, 3
    lw t2, 160(sp)
    pq_xar s3, s3, a3, 13
    pq_xar a3, s11, s0, 4
    pq_xar t2, t2, s7, 9
    pq_bcax t5, s2, s3, t0
    pq_bcax s11, t0, a3, s3
    xor ra, ra, t5
    pq_bcax s3, s3, t2, a3
    xor s1, s1, s11
    pq_bcax a3, a3, s2, t2
    xor s6, s6, s3
    pq_bcax t0, t2, t0, s2
    xor t2, a6, a3
    xor a6, a5, t0
    lw a5, 20(sp)
    lw s2, 64(sp)
    pq_xar s4, a5, s4, 31
    lw a5, 112(sp)
    pq_xar s2, s2, a4, 27
    lw a4, 120(sp)
    pq_xar s0, a5, s0, 19
    lw a5, 312(sp)
    pq_xar a4, a4, s7, 20
    sw t5, 368(sp)
    pq_xar a7, a5, a7, 1
    lw s7, 456(sp)
    pq_bcax a5, s4, s0, s2
    sw s3, 312(sp)
    pq_bcax t5, s2, a4, s0
    xor s3, t1, a5
    pq_bcax s0, s0, a7, a4
    xor s9, s9, t5
    pq_bcax t1, a4, s4, a7
    xor t6, t6, s0
    pq_bcax a7, a7, s2, s4
    xor s4, s7, t1
    pq_rax1 a4, a6, s9
    lw s2, 452(sp)
    pq_rax1 s7, ra, t6
    sw s0, 364(sp)
    pq_rax1 s0, s1, s4
    xor s2, s2, a7
    pq_xar a0, a0, s0, 31
    xor s1, s2, s1
    pq_rax1 s2, s6, s2
    sw a7, 320(sp)
    pq_rax1 a7, t2, s3
    xor s6, s3, s6
    pq_xar s3, t0, a7, 19
    xor s9, s9, t2
    pq_xar t0, s10, a4, 20
    xor a6, t6, a6
    pq_xar t5, t5, s6, 1
    xor s4, s4, ra
    pq_xar ra, s11, s7, 5
    lw t6, 360(sp)
    pq_xar t2, s8, a7, 13
    lw s8, 448(sp)
    pq_xar s10, t6, a6, 28
    lw t6, 356(sp)
    pq_xar s11, s8, s4, 20
    lw s8, 444(sp)
    pq_xar t6, t6, s1, 21
    sw a2, 456(sp)
    pq_xar s8, s8, s7, 1
    sw a5, 452(sp)
    pq_bcax a2, a0, s11, s10
    sw a3, 360(sp)
    pq_bcax a3, s10, t6, s11
    lw a5, 440(sp)
    pq_bcax s11, s11, s8, t6
    sw s5, 448(sp)
    pq_bcax t6, t6, a0, s8
    lw s5, 412(sp)
    pq_bcax s8, s8, s10, a0
    pq_xar s10, a5, s9, 31
    pq_xar a0, s5, s2, 27
    pq_bcax s5, s10, s3, a0
    pq_bcax a5, a0, t0, s3
    pq_bcax s3, s3, t5, t0
    pq_bcax t0, t0, s10, t5
    pq_bcax t5, t5, a0, s10
    lw s10, 200(sp)
    pq_zipl a0, a2, s5
    pq_ziph a2, a2, s5
    sw a0, 160(s10)
    pq_zipl a0, a3, a5
    sw a2, 164(s10)
    pq_ziph a3, a3, a5
    sw a0, 168(s10)
    pq_zipl a5, s11, s3
    sw a3, 172(s10)
    pq_ziph a0, s11, s3
    sw a5, 176(s10)
    pq_zipl a5, t6, t0
    sw a0, 180(s10)
    pq_ziph s11, t6, t0
    sw a5, 184(s10)
    pq_zipl a3, s8, t5
    sw s11, 188(s10)
    pq_ziph s5, s8, t5
    sw a3, 192(s10)
    pq_xar s3, t4, s0, 7
    sw s5, 196(s10)
    pq_xar a0, t1, a6, 28
    lw t1, 436(sp)
    pq_bcax t6, s3, t2, a0
    lw s5, 408(sp)
    pq_xar a5, t1, s4, 14
    lw t0, 352(sp)
    pq_xar a2, s5, a4, 18
    lw s5, 404(sp)
    pq_xar a3, t0, s9, 8
    lw s11, 348(sp)
    pq_xar t0, s5, s2, 28
    lw s5, 432(sp)
    pq_bcax t1, a5, ra, a2
    lw t5, 428(sp)
    pq_bcax t4, a2, a3, ra
    lw s8, 400(sp)
    pq_bcax ra, ra, t0, a3
    pq_bcax a3, a3, a5, t0
    pq_bcax a2, t0, a2, a5
    pq_xar s11, s11, s1, 18
    pq_xar t0, s5, s6, 5
    pq_bcax s5, t2, t0, s11
    pq_bcax a5, s11, s3, t0
    pq_bcax s3, t0, a0, s3
    lw t0, 316(sp)
    pq_bcax a0, a0, s11, t2
    lw t2, 396(sp)
    pq_zipl s11, t1, s5
    pq_ziph t1, t1, s5
    sw s11, 120(s10)
    pq_zipl s5, t4, a5
    sw t1, 124(s10)
    pq_ziph s11, t4, a5
    sw s5, 128(s10)
    pq_zipl t1, ra, s3
    sw s11, 132(s10)
    pq_ziph s11, ra, s3
    sw t1, 136(s10)
    pq_zipl s3, a3, t6
    sw s11, 140(s10)
    pq_ziph ra, a3, t6
    sw s3, 144(s10)
    pq_zipl t4, a2, a0
    sw ra, 148(s10)
    pq_ziph t6, a2, a0
    sw t4, 152(s10)
    pq_xar a5, t5, s6, 1
    sw t6, 156(s10)
    pq_xar s11, s8, s0, 3
    lw ra, 448(sp)
    pq_xar s8, t0, a6, 13
    lw s3, 344(sp)
    pq_xar t4, t3, a7, 4
    xor t0, ra, s7
    pq_xar a3, t2, a4, 9
    lw ra, 360(sp)
    pq_bcax t2, a5, s8, s11
    lw t1, 340(sp)
    pq_bcax a2, s11, t4, s8
    lw t5, 452(sp)
    pq_bcax a0, s8, a3, t4
    lw s5, 456(sp)
    pq_bcax t6, t4, a5, a3
    lw t4, 384(sp)
    pq_bcax t3, a3, s11, a5
    xor s11, s5, a4
    pq_xar a5, s3, s9, 3
    lw s5, 424(sp)
    pq_xar ra, ra, s2, 12
    lw a3, 336(sp)
    pq_xar s3, t1, s4, 4
    pq_xar s8, t5, s1, 9
    pq_bcax t1, t0, ra, a5
    pq_bcax t5, a5, s3, ra
    pq_bcax ra, ra, s8, s3
    pq_bcax s3, s3, t0, s8
    pq_bcax a5, s8, a5, t0
    lw t0, 392(sp)
    pq_zipl s8, t2, t1
    pq_ziph t2, t2, t1
    sw s8, 80(s10)
    pq_zipl s8, a2, t5
    sw t2, 84(s10)
    pq_ziph a2, a2, t5
    sw s8, 88(s10)
    pq_zipl t1, a0, ra
    sw a2, 92(s10)
    pq_ziph s8, a0, ra
    sw t1, 96(s10)
    pq_zipl t5, t6, s3
    sw s8, 100(s10)
    pq_ziph s3, t6, s3
    sw t5, 104(s10)
    pq_zipl t1, t3, a5
    sw s3, 108(s10)
    pq_ziph ra, t3, a5
    sw t1, 112(s10)
    pq_xar t1, t4, s7, 22
    sw ra, 116(s10)
    pq_xar t5, s5, s9, 22
    lw s5, 0(a1)
    pq_xar a2, a3, a6, 11
    lw t2, 420(sp)
    pq_xar s3, t0, a7, 7
    lw a0, 328(sp)
    pq_bcax a5, s11, t5, t1
    xor t0, t2, s1
    pq_bcax ra, t1, a2, t5
    xor t3, a5, s5
    pq_bcax t5, t5, s3, a2
    lw a3, 312(sp)
    pq_bcax t4, a2, s11, s3
    lw s8, 464(sp)
    pq_bcax t6, s3, t1, s11
    lw a2, 320(sp)
    pq_xar t1, a0, s6, 22
    lw s3, 4(a1)
    pq_xar a0, a3, s0, 21
    lw a5, 460(sp)
    pq_xar a3, s8, s2, 10
    lw t2, 388(sp)
    pq_xar s11, a2, s4, 7
    lw s8, 416(sp)
    pq_bcax a2, t0, a0, t1
    pq_bcax s5, t1, a3, a0
    xor a2, a2, s3
    pq_bcax s3, a0, s11, a3
    lw a0, 324(sp)
    pq_bcax a3, a3, t0, s11
    pq_bcax s11, s11, t1, t0
    lw t0, 364(sp)
    pq_zipl t1, t3, a2
    pq_ziph t3, t3, a2
    sw t1, 0(s10)
    pq_zipl t1, ra, s5
    sw t3, 4(s10)
    pq_ziph ra, ra, s5
    sw t1, 8(s10)
    pq_zipl t3, t5, s3
    sw ra, 12(s10)
    pq_ziph ra, t5, s3
    sw t3, 16(s10)
    pq_zipl a2, t4, a3
    sw ra, 20(s10)
    pq_ziph t4, t4, a3
    sw a2, 24(s10)
    pq_zipl ra, t6, s11
    sw t4, 28(s10)
    pq_ziph t5, t6, s11
    sw ra, 32(s10)
    pq_xar t4, a5, s2, 14
    sw t5, 36(s10)
    pq_xar a3, t2, a7, 10
    lw t3, 372(sp)
    pq_xar ra, s8, s1, 2
    lw s3, 332(sp)
    pq_xar t2, a0, s6, 23
    lw s5, 368(sp)
    pq_xar a0, t0, s9, 31
    lw a2, 376(sp)
    pq_bcax s1, t4, ra, a3
    lw t0, 380(sp)
    pq_bcax s11, a3, t2, ra
    pq_bcax t6, ra, a0, t2
    pq_bcax ra, t2, t4, a0
    pq_bcax s9, a0, a3, t4
    pq_xar a5, t3, a6, 14
    pq_xar s3, s3, s4, 10
    pq_xar t3, s5, a4, 1
    pq_xar s7, a2, s7, 22
    pq_xar t5, t0, s0, 30
    pq_bcax a7, a5, t3, s3
    pq_bcax s6, s3, s7, t3
    pq_bcax a3, t3, t5, s7
    pq_bcax a6, s7, a5, t5
    pq_bcax a5, t5, s3, a5
    pq_zipl s4, s1, a7
    pq_ziph a4, s1, a7
    sw s4, 40(s10)
    pq_zipl a0, s11, s6
    sw a4, 44(s10)
    pq_ziph s6, s11, s6
    sw a0, 48(s10)
    pq_zipl s2, t6, a3
    sw s6, 52(s10)
    pq_ziph s11, t6, a3
    sw s2, 56(s10)
    pq_zipl s5, ra, a6
    sw s11, 60(s10)
    pq_ziph s2, ra, a6
    sw s5, 64(s10)
    pq_zipl t6, s9, a5
    sw s2, 68(s10)
    pq_ziph t3, s9, a5
    sw t6, 72(s10)
    sw t3, 76(s10)
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

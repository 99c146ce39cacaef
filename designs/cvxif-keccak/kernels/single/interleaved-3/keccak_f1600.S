# keccak_f1600 of sha3, variant "interleaved-3-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 6,704 -> 5,568 cycles, 5,717 -> 5,510 instructions, 5,938 -> 5,824 bytes, proved equal to what came.
# No order takes fewer than 5,510 cycles (commit slots: 5,510, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant interleaved-3-single --kernel start/single/interleaved-3/keccak_f1600.S --effort 2 -o keccak_f1600.S

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
    sw s5, 276(sp)
    sw s2, 264(sp)
    sw s1, 260(sp)
    sw s3, 268(sp)
    sw ra, 304(sp)
    sw s4, 272(sp)
    sw s9, 292(sp)
    sw s7, 284(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw a0, 200(sp)
    lw s9, 84(a0)
    lw a7, 28(a0)
    lw t4, 108(a0)
    sw s6, 280(sp)
    lw a3, 68(a0)
    lw t3, 40(a0)
    lw t2, 24(a0)
    lw a1, 152(a0)
    pq_eor3 a6, a7, a3, t4
    pq_unzipe a2, t2, a7
    lw a5, 156(a0)
    lw t5, 64(a0)
    lw t0, 44(a0)
    lw ra, 180(a0)
    sw s8, 288(sp)
    pq_unzipo t1, t5, a3
    pq_unzipo a4, t3, t0
    lw s3, 136(a0)
    pq_unzipe t6, a1, a5
    lw s7, 72(a0)
    lw s2, 140(a0)
    lw s0, 176(a0)
    pq_unzipe s1, s0, ra
    pq_unzipo s4, s3, s2
    pq_unzipe s5, s3, s2
    lw s6, 76(a0)
    lw s8, 188(a0)
    lw s10, 4(a0)
    pq_eor3 s11, s10, t0, s9
    pq_unzipo a7, t2, a7
    pq_unzipe t4, s7, s6
    pq_unzipo s9, s7, s6
    lw a3, 16(a0)
    lw s10, 96(a0)
    sw a7, 312(sp)
    lw a7, 56(a0)
    sw s1, 316(sp)
    lw s1, 104(a0)
    pq_eor3 a7, a3, a7, s10
    pq_eor3 a7, a7, s3, s0
    lw s0, 88(a0)
    pq_eor3 t2, t2, t5, s1
    lw s1, 8(a0)
    lw s3, 48(a0)
    lw s10, 32(a0)
    pq_eor3 s1, s1, s3, s0
    sw a2, 320(sp)
    lw a3, 184(a0)
    lw s3, 112(a0)
    pq_eor3 s7, s10, s7, s3
    pq_unzipo t5, a3, s8
    lw a2, 100(a0)
    lw s3, 60(a0)
    sw t1, 324(sp)
    lw t1, 20(a0)
    pq_eor3 s3, t1, s3, a2
    pq_eor3 s2, s3, s2, ra
    lw ra, 148(a0)
    pq_eor3 a6, a6, ra, s8
    lw t1, 168(a0)
    lw ra, 128(a0)
    pq_unzipe s3, a7, s2
    pq_eor3 s1, s1, ra, t1
    lw ra, 80(a0)
    lw t1, 0(a0)
    pq_eor3 ra, t1, t3, ra
    lw t1, 120(a0)
    lw a2, 160(a0)
    pq_unzipe t0, t3, t0
    lw t3, 124(a0)
    pq_eor3 ra, ra, t1, a2
    lw t1, 164(a0)
    pq_eor3 s11, s11, t3, t1
    pq_unzipo t3, ra, s11
    lw t1, 144(a0)
    pq_eor3 t2, t2, t1, a3
    pq_unzipe t1, t2, a6
    pq_unzipo a6, t2, a6
    pq_unzipo s2, a7, s2
    pq_unzipe a7, ra, s11
    lw ra, 192(a0)
    xor t2, a6, a7
    pq_xar s9, s9, t2, 10
    pq_eor3 s7, s7, a1, ra
    lw s11, 92(a0)
    sw s9, 328(sp)
    lw s9, 52(a0)
    pq_unzipo a1, a1, a5
    lw a2, 172(a0)
    lw ra, 12(a0)
    pq_xar a1, a1, t2, 4
    pq_eor3 ra, ra, s9, s11
    sw a1, 332(sp)
    lw s9, 132(a0)
    lw a1, 36(a0)
    pq_eor3 ra, ra, s9, a2
    pq_unzipe s9, s1, ra
    pq_unzipe a3, a3, s8
    lw a2, 116(a0)
    pq_eor3 s6, a1, s6, a2
    pq_rax1 a6, s9, a6
    pq_unzipo s1, s1, ra
    lw ra, 196(a0)
    pq_eor3 s6, s6, a5, ra
    pq_unzipe s8, s10, a1
    pq_unzipo a1, s10, a1
    pq_unzipe a5, s7, s6
    pq_unzipo s6, s7, s6
    xor s7, s6, s9
    pq_rax1 s10, a5, s1
    pq_xar a1, a1, t2, 14
    xor s1, s1, t1
    pq_rax1 s6, s3, s6
    pq_xar a3, a3, s6, 28
    pq_xar t0, t0, s10, 18
    pq_xar s4, s4, s1, 8
    pq_bcax s9, s4, a1, a3
    sw s9, 336(sp)
    pq_xar a4, a4, s7, 18
    xor a5, s2, a5
    pq_rax1 t1, t1, t3
    pq_bcax s9, a3, t0, a1
    pq_xar t5, t5, a5, 28
    sw s9, 340(sp)
    pq_unzipe s9, s0, s11
    pq_rax1 s2, a7, s2
    pq_xar a7, s9, s2, 5
    pq_bcax a1, a1, a7, t0
    xor s3, t3, s3
    pq_bcax t0, t0, s4, a7
    pq_unzipo s0, s0, s11
    pq_xar s0, s0, s3, 5
    pq_xar s5, s5, a6, 7
    pq_bcax s9, s0, t5, s5
    lw s11, 112(a0)
    sw s9, 344(sp)
    pq_unzipe s9, s11, a2
    pq_xar t3, s8, t1, 13
    pq_bcax a2, s5, t3, t5
    pq_bcax a7, a7, a3, s4
    pq_xar a3, s9, t1, 19
    pq_bcax t5, t5, a4, t3
    pq_xar t6, t6, t1, 4
    lw s4, 100(a0)
    sw t5, 352(sp)
    lw s9, 96(a0)
    pq_unzipe s11, s9, s4
    lw t5, 4(a0)
    sw a1, 356(sp)
    lw a1, 0(a0)
    sw a2, 348(sp)
    pq_unzipe a2, a1, t5
    xor a2, a2, s10
    pq_unzipo t5, a1, t5
    lw a1, 52(a0)
    lw s8, 48(a0)
    pq_bcax s5, a4, s5, s0
    pq_unzipo s4, s9, s4
    pq_unzipo s9, s8, a1
    pq_xar s11, s11, a6, 21
    pq_bcax s0, t3, s0, a4
    lw a4, 68(a0)
    lw t3, 64(a0)
    pq_unzipe a1, s8, a1
    pq_unzipe s8, t3, a4
    pq_xar a4, s8, s6, 27
    pq_xar t3, s9, s3, 22
    lw s9, 192(a0)
    xor t5, t5, s7
    pq_unzipe s8, s9, ra
    pq_xar s8, s8, t1, 7
    sw s0, 360(sp)
    pq_xar a1, a1, s2, 22
    pq_bcax s0, s8, a1, a2
    pq_unzipo ra, s9, ra
    pq_xar ra, ra, t2, 7
    pq_bcax s9, ra, t3, t5
    sw s5, 368(sp)
    sw s9, 364(sp)
.Lkeccak_f1600_pc8000126e:
    auipc s9, %pcrel_hi(.Lconstants + 176)
    pq_bcax s5, t5, s11, t3
    addi s9, s9, %pcrel_lo(.Lkeccak_f1600_pc8000126e)
    pq_xar t1, t4, t1, 10
    pq_xar s4, s4, s1, 22
    lw t4, 12(s9)
    xor s5, s5, t4
    sw s9, 372(sp)
    lw s9, 144(a0)
    lw t4, 148(a0)
    sw s5, 376(sp)
    pq_unzipe s5, s9, t4
    pq_xar s5, s5, s6, 10
    pq_bcax t3, t3, s5, s11
    pq_bcax t5, s5, t5, ra
    pq_unzipo s9, s9, t4
    pq_xar t4, s9, a5, 11
    pq_bcax s9, t4, a2, s8
    sw s9, 408(sp)
    pq_bcax s9, a2, s4, a1
    pq_bcax s5, s11, ra, s5
    pq_bcax a1, a1, t4, s4
    pq_bcax s4, s4, s8, t4
    lw a2, 124(a0)
    lw ra, 120(a0)
    pq_unzipe s11, ra, a2
    lw s8, 116(a0)
    sw t5, 380(sp)
    lw t5, 112(a0)
    sw s5, 384(sp)
    pq_unzipo t5, t5, s8
    pq_xar t2, t5, t2, 20
    lw t5, 172(a0)
    lw t4, 168(a0)
    pq_unzipe s5, t4, t5
    pq_unzipo s8, ra, a2
    pq_xar ra, s8, s7, 21
    sw a1, 388(sp)
    lw a2, 324(sp)
    sw s9, 324(sp)
    pq_xar s8, a2, a5, 28
    pq_bcax s9, s8, ra, t2
    pq_unzipo t5, t4, t5
    pq_eor3 a2, t0, a1, s9
    lw a1, 20(a0)
    sw a2, 400(sp)
    pq_xar s5, s5, s2, 1
    sw s9, 392(sp)
    lw s9, 16(a0)
    sw t0, 396(sp)
    pq_unzipe t4, s9, a1
    pq_unzipo t0, s9, a1
    pq_xar a1, t4, a6, 31
    pq_bcax s9, ra, a1, s5
    pq_bcax a2, a1, t2, s8
    sw a2, 404(sp)
    lw t4, 12(a0)
    pq_xar t0, t0, s1, 31
    lw a2, 8(a0)
    pq_unzipo a2, a2, t4
    pq_bcax a1, s5, s8, a1
    pq_xar a2, a2, s3, 1
    lw t4, 340(sp)
    pq_xar t5, t5, s3, 1
    pq_bcax t2, t2, s5, ra
    pq_bcax s5, t0, a3, a4
    sw s0, 412(sp)
    pq_eor3 s8, t4, s0, a1
    sw a1, 416(sp)
    lw ra, 60(a0)
    pq_xar s0, s11, s10, 20
    pq_bcax s11, s0, t0, t5
    lw t4, 56(a0)
    sw s11, 420(sp)
    sw a7, 432(sp)
    pq_bcax s11, a3, t5, s0
    pq_unzipe a1, t4, ra
    pq_bcax t5, t5, a4, t0
    lw t0, 108(a0)
    sw s11, 424(sp)
    lw s11, 104(a0)
    sw t5, 428(sp)
    pq_unzipe t5, s11, t0
    pq_bcax a3, a4, s0, a3
    pq_unzipo s0, s11, t0
    pq_eor3 a7, a7, s4, t2
    pq_xar s0, s0, a5, 13
    pq_xar a4, a1, a6, 3
    pq_bcax a1, a4, t6, s0
    lw t0, 368(sp)
    pq_xar s11, t5, s6, 12
    lw t5, 180(a0)
    pq_unzipo t4, t4, ra
    lw ra, 176(a0)
    pq_unzipo ra, ra, t5
    sw s4, 436(sp)
    lw t5, 164(a0)
    lw s4, 160(a0)
    sw t2, 440(sp)
    pq_unzipe t2, s4, t5
    pq_xar t2, t2, s10, 9
    sw a1, 444(sp)
    pq_bcax a1, s0, t2, t6
    pq_xar t4, t4, s1, 3
    pq_unzipo s4, s4, t5
    pq_eor3 t5, t0, t3, a3
    lw t0, 128(a0)
    pq_bcax s0, a2, s0, a4
    pq_xar s4, s4, s7, 9
    pq_xar s1, ra, s1, 31
    pq_bcax ra, t2, a4, a2
    pq_bcax t2, t6, a2, t2
    lw t6, 320(sp)
    lw a2, 132(a0)
    pq_unzipo a4, t0, a2
    pq_xar s3, a4, s3, 23
    pq_xar s6, t6, s6, 14
    pq_bcax t6, s1, t1, s6
    pq_eor3 a4, s8, ra, t6
    lw s8, 84(a0)
    sw ra, 320(sp)
    lw ra, 80(a0)
    sw t6, 448(sp)
    pq_unzipo t6, ra, s8
    pq_xar s7, t6, s7, 2
    pq_unzipe t6, ra, s8
    pq_xar ra, t6, s10, 1
    pq_bcax t6, s7, s1, s3
    pq_unzipe a2, t0, a2
    pq_bcax s1, s3, s6, s1
    lw s8, 376(sp)
    lw s10, 360(sp)
    pq_eor3 t0, s10, s8, s5
    pq_bcax s6, s6, s7, t1
    pq_xar a2, a2, s2, 22
    pq_bcax s8, t1, s3, s7
    lw s10, 8(a0)
    lw s7, 332(sp)
    pq_eor3 a7, a7, a1, t6
    pq_bcax s3, t4, s7, s11
    lw a0, 12(a0)
    sw a1, 452(sp)
    pq_unzipe a1, s10, a0
    lw t1, 312(sp)
    lw a0, 316(sp)
    pq_xar a6, a0, a6, 30
    xor s2, a1, s2
    pq_xar a5, t1, a5, 14
    lw a1, 328(sp)
    pq_bcax s10, s2, s11, t4
    pq_bcax a0, a5, ra, a1
    sw s5, 312(sp)
    pq_eor3 t1, t0, s10, a0
    pq_bcax s5, ra, a6, a2
    xor t0, t1, a7
    pq_bcax ra, a1, a2, ra
    pq_xar t3, t3, t0, 1
    sw a0, 316(sp)
    pq_xar a3, a3, t0, 1
    sw a3, 456(sp)
    pq_xar a3, ra, t0, 22
    pq_eor3 t5, t5, s3, ra
    sw a3, 460(sp)
    pq_rax1 ra, a4, t5
    lw a0, 336(sp)
    lw a3, 408(sp)
    sw s10, 464(sp)
    lw s10, 356(sp)
    sw t3, 468(sp)
    pq_xar t3, s10, ra, 20
    pq_eor3 a3, a0, a3, s9
    pq_eor3 a3, a3, t2, s1
    sw t3, 472(sp)
    lw a0, 372(sp)
    lw t3, 8(a0)
    pq_bcax t4, s4, t4, s2
    pq_rax1 t1, a3, t1
    pq_bcax s2, s7, s2, s4
    xor t5, t5, a3
    pq_bcax a3, a6, a1, a5
    pq_bcax a6, a2, a5, a6
    lw a2, 428(sp)
    lw a5, 364(sp)
    lw a1, 352(sp)
    lw a0, 436(sp)
    pq_eor3 a1, a1, a5, a2
    pq_eor3 a1, a1, t4, a3
    lw a2, 324(sp)
    xor a2, a2, t3
    lw t3, 404(sp)
    pq_eor3 s10, s10, a2, t3
    pq_rax1 a7, a7, a1
    pq_xar t3, s0, ra, 1
    pq_bcax s4, s11, s4, s7
    lw s7, 384(sp)
    pq_xar s11, s3, t0, 5
    pq_xar s1, s1, a7, 27
    sw s1, 324(sp)
    lw s1, 344(sp)
    pq_xar t2, t2, a7, 12
    lw s3, 424(sp)
    pq_eor3 s3, s1, s7, s3
    pq_eor3 s0, s10, s0, s6
    pq_eor3 s7, s3, s4, s5
    pq_rax1 s10, s0, s7
    xor s3, s7, a4
    lw a4, 380(sp)
    pq_xar s7, a4, s3, 14
    sw t2, 328(sp)
    lw t2, 420(sp)
    sw s5, 332(sp)
    lw s5, 348(sp)
    pq_eor3 t2, s5, a4, t2
    pq_xar a4, s2, s3, 13
    pq_eor3 s5, t2, s2, a6
    pq_xar s4, s4, t5, 22
    xor s0, s5, s0
    pq_xar a3, a3, s0, 10
    pq_bcax t2, s7, t3, a3
    sw t2, 44(sp)
    lw s2, 400(sp)
    pq_xar s9, s9, a7, 28
    pq_xar a5, a5, s0, 14
    lw t2, 444(sp)
    sw s11, 356(sp)
    pq_eor3 s11, s2, t2, s8
    pq_rax1 s5, s11, s5
    pq_xar s2, a0, s5, 31
    pq_xar s6, s6, ra, 18
    pq_bcax a0, s9, s6, a5
    pq_xar t6, t6, s5, 3
    xor a1, a1, s11
    xor a2, a2, ra
    pq_xar s8, s8, s10, 22
    pq_bcax s11, a2, s4, s8
    pq_xar t2, t2, s10, 5
    sw a0, 152(sp)
    sw s11, 364(sp)
    pq_xar s1, s1, t5, 8
    pq_bcax s11, a5, t2, s6
    sw s11, 344(sp)
    lw s11, 368(sp)
    pq_bcax s6, s6, s1, t2
    pq_xar t0, s11, t0, 23
    pq_bcax a5, s1, a5, s9
    sw a5, 144(sp)
    sw s6, 128(sp)
    pq_bcax s1, t2, s9, s1
    lw t2, 440(sp)
    pq_xar t2, t2, s5, 30
    pq_bcax s9, t2, a3, s7
    sw s9, 76(sp)
    lw s11, 396(sp)
    pq_xar s6, s11, s10, 22
    pq_xar t4, t4, s0, 20
    pq_bcax s9, t3, t2, s6
    sw s9, 60(sp)
    pq_bcax s11, a3, s6, t3
    pq_bcax s9, s6, s7, t2
    sw s11, 52(sp)
    sw s9, 68(sp)
    lw a3, 416(sp)
    pq_xar a3, a3, t1, 7
    lw t2, 348(sp)
    pq_xar t2, t2, s3, 11
    pq_bcax t3, t2, a2, a3
    sw t3, 24(sp)
    lw s6, 336(sp)
    pq_bcax s9, s8, t2, s4
    pq_xar a6, a6, s3, 28
    pq_bcax s8, a3, s8, a2
    sw s8, 32(sp)
    pq_xar a2, s6, a7, 10
    lw s7, 404(sp)
    sw s9, 8(sp)
    lw s11, 340(sp)
    lw s6, 468(sp)
    sw s1, 136(sp)
    pq_xar ra, s7, ra, 9
    pq_xar s7, s11, t1, 4
    pq_bcax s11, s7, s6, ra
    sw s11, 104(sp)
    pq_bcax a3, s4, a3, t2
    pq_bcax t2, s2, t4, a6
    lw s4, 408(sp)
    pq_xar s4, s4, a7, 14
    sw a3, 16(sp)
    lw a7, 464(sp)
    pq_eor3 a5, a5, s11, t3
    pq_xar a7, a7, a1, 2
    sw t2, 160(sp)
    pq_bcax s11, ra, t6, s6
    pq_bcax t3, s6, a4, t6
    pq_bcax s6, a4, ra, s7
    pq_eor3 a3, s1, s6, a3
    lw s1, 360(sp)
    sw s6, 96(sp)
    pq_xar s1, s1, a1, 21
    pq_bcax t2, a6, s1, t4
    lw ra, 448(sp)
    pq_eor3 s8, a0, s11, s8
    sw s11, 112(sp)
    pq_xar s6, ra, t1, 10
    sw t2, 168(sp)
    pq_bcax a0, s6, t0, a7
    lw s11, 424(sp)
    pq_xar ra, s11, t5, 31
    pq_bcax s11, ra, s6, s4
    sw s11, 72(sp)
    pq_bcax s6, s4, a7, s6
    sw s6, 40(sp)
    lw s6, 392(sp)
    sw a0, 48(sp)
    pq_bcax a7, a7, ra, t0
    sw a7, 56(sp)
    pq_xar s6, s6, s10, 1
    pq_bcax t4, t4, s6, s1
    sw t4, 176(sp)
    pq_eor3 t4, a3, a7, t4
    pq_bcax a3, s6, a6, s2
    sw a3, 192(sp)
    pq_eor3 a3, s8, s11, a3
    pq_bcax a7, t6, s7, a4
    sw a7, 88(sp)
    pq_bcax s8, s1, s2, s6
    pq_bcax s4, t0, s4, ra
    lw s2, 432(sp)
    lw a6, 420(sp)
    lw s11, 312(sp)
    pq_xar a4, s2, s5, 7
    pq_eor3 a5, a5, s4, s8
    pq_xar a6, a6, s3, 28
    lw s7, 356(sp)
    pq_bcax s2, s7, a6, a4
    lw t6, 316(sp)
    lw t0, 128(sp)
    pq_xar t6, t6, a1, 18
    pq_eor3 t0, t0, a7, s9
    pq_bcax s6, t6, a4, s7
    pq_xar ra, s11, a1, 9
    sw t3, 80(sp)
    lw s1, 412(sp)
    pq_xar s1, s1, t1, 13
    pq_bcax s3, a4, s1, a6
    sw s3, 148(sp)
    pq_bcax s9, s1, s7, t6
    pq_bcax s1, a6, t6, s1
    lw a7, 428(sp)
    pq_xar s11, a7, s0, 7
    lw a7, 376(sp)
    lw t3, 452(sp)
    xor t6, a7, a1
    pq_xar t3, t3, s5, 21
    lw a4, 460(sp)
    pq_bcax a1, a2, t6, s11
    pq_bcax a6, t3, s11, a2
    pq_bcax s7, a4, a2, t3
    lw s5, 352(sp)
    pq_bcax a7, s11, a4, t6
    lw a2, 332(sp)
    pq_xar s0, s5, s0, 4
    pq_eor3 t2, t0, a0, t2
    sw a1, 28(sp)
    sw s6, 132(sp)
    pq_xar s5, a2, t5, 3
    lw a2, 388(sp)
    xor s11, s10, a2
    pq_bcax a2, s0, s11, ra
    sw a2, 108(sp)
    lw t0, 68(sp)
    lw a0, 328(sp)
    pq_bcax t6, t6, t3, a4
    pq_bcax s10, s11, a0, s5
    lw t3, 372(sp)
    sw s10, 84(sp)
    pq_eor3 a2, t0, a2, s3
    lw a4, 4(t3)
    xor t6, t6, a4
    lw t0, 384(sp)
    pq_xar s3, t0, t5, 31
    lw t5, 44(sp)
    sw s9, 124(sp)
    lw a4, 472(sp)
    lw t0, 456(sp)
    pq_eor3 t5, t5, s10, s9
    pq_bcax s9, a4, s3, t0
    pq_bcax s10, a0, ra, s0
    pq_bcax ra, ra, s5, s11
    pq_bcax s11, s5, s0, a0
    sw ra, 116(sp)
    lw s5, 320(sp)
    sw s9, 188(sp)
    pq_xar a0, s5, t1, 19
    pq_eor3 a2, a2, s9, a1
    lw s0, 76(sp)
    sw s10, 100(sp)
    pq_eor3 s9, s0, ra, s1
    pq_bcax ra, a0, t0, a4
    lw a1, 324(sp)
    lw t1, 52(sp)
    pq_bcax s0, s3, a0, a1
    pq_bcax s5, a1, a4, a0
    pq_eor3 a0, t1, s11, s6
    pq_eor3 a4, a0, s5, s7
    lw t1, 60(sp)
    pq_eor3 t5, t5, s0, t6
    xor s6, t5, t6
    lw a0, 364(sp)
    xor t6, t6, s6
    xor a5, a5, t6
    pq_eor3 t5, t1, s10, s2
    xor t1, t6, a5
    xor s10, t1, a4
    xor t1, a5, t1
    pq_bcax s3, t0, a1, s3
    xor a5, s6, t6
    addi a1, t3, -16
    lw t0, 0(t3)
    xor t3, a0, t0
    sw t3, 0(sp)
    lw t0, 80(sp)
    lw s6, 344(sp)
    xor t6, a4, s10
    pq_eor3 t0, s6, t0, t3
    pq_eor3 t5, t5, ra, a6
    lw a4, 40(sp)
    lw a0, 160(sp)
    sw s11, 92(sp)
    xor t3, s10, t6
    pq_eor3 t0, t0, a4, a0
    pq_eor3 a4, s9, s3, a7
    sw ra, 180(sp)
.Lkeccak_f1600_1:
    xor s10, a2, t0
    xor a0, t5, a3
    pq_rax1 t0, t0, t5
    lw t5, 88(sp)
    xor s9, t3, t6
    lw s11, 116(sp)
    xor ra, a4, t2
    pq_xar s11, s11, s10, 20
    sw s11, 312(sp)
    xor s11, t1, t4
    pq_rax1 t2, t2, a2
    pq_xar t5, t5, t0, 5
    lw a2, 96(sp)
    pq_xar a7, a7, s10, 14
    pq_xar s1, s1, s10, 4
    pq_rax1 a3, a3, t3
    pq_xar s6, s6, a3, 20
    pq_rax1 t6, t6, t1
    pq_rax1 t4, t4, a4
    pq_xar a6, a6, s9, 31
    pq_xar s8, s8, t4, 28
    lw a4, 40(sp)
    pq_xar s5, s5, s11, 1
    pq_xar s2, s2, s9, 8
    pq_xar a4, a4, a3, 18
    pq_bcax t3, a7, t5, a4
    sw t3, 316(sp)
    pq_bcax t3, s6, a6, s5
    pq_bcax t1, s8, a4, a7
    sw t3, 320(sp)
    lw t3, 80(sp)
    sw t1, 324(sp)
    pq_bcax a7, s2, a7, s8
    lw t1, 176(sp)
    pq_bcax a4, a4, s2, t5
    pq_bcax s2, t5, s8, s2
    pq_xar s3, s3, s10, 7
    lw t5, 76(sp)
    pq_xar s8, t1, t2, 30
    lw t1, 28(sp)
    sw a4, 328(sp)
    pq_xar a4, t1, a0, 14
    pq_xar t5, t5, s10, 10
    pq_xar t3, t3, a3, 1
    lw t1, 52(sp)
    pq_bcax s10, s8, t5, a4
    sw s10, 332(sp)
    sw s2, 336(sp)
    lw s2, 128(sp)
    lw s10, 144(sp)
    sw a7, 340(sp)
    pq_xar s2, s2, t0, 22
    pq_bcax a7, a4, t3, t5
    pq_xar s0, s0, ra, 9
    sw t4, 364(sp)
    pq_bcax a4, s2, a4, s8
    pq_bcax t5, t5, s2, t3
    pq_xar s10, s10, t4, 10
    sw a4, 344(sp)
    pq_xar a2, a2, t2, 21
    lw a4, 8(sp)
    pq_xar s7, s7, s11, 1
    pq_bcax s2, t3, s8, s2
    xor s8, a5, ra
    xor a5, a4, t0
    pq_bcax t3, s10, s8, s3
    sw t3, 348(sp)
    lw t3, 104(sp)
    pq_bcax a4, s1, a5, s0
    sw t5, 356(sp)
    pq_xar t3, t3, t4, 12
    lw t5, 60(sp)
    sw a4, 352(sp)
    pq_xar a4, t5, s9, 3
    sw s2, 360(sp)
    pq_bcax t5, t3, s0, s1
    pq_xar t1, t1, s11, 22
    pq_bcax s1, a4, s1, t3
    pq_bcax s2, a2, s3, s10
    pq_bcax s0, s0, a4, a5
    pq_bcax s10, t1, s10, a2
    pq_bcax a4, a5, t3, a4
    pq_xar s4, s4, t4, 27
    sw s2, 404(sp)
    pq_bcax a5, s8, a2, t1
    lw a2, 12(a1)
    pq_bcax s8, s3, t1, s8
    lw t3, 44(sp)
    lw s3, 108(sp)
    sw s0, 372(sp)
    lw t4, 112(sp)
    xor a5, a5, a2
    pq_xar t1, t4, t6, 19
    pq_bcax t4, s5, s4, a6
    sw a5, 376(sp)
    sw a4, 384(sp)
    sw s10, 440(sp)
    sw t4, 368(sp)
    pq_bcax a6, a6, t1, s4
    pq_xar a2, t3, ra, 18
    sw a7, 396(sp)
    pq_eor3 t4, s8, t4, s0
    sw a6, 380(sp)
    pq_eor3 a5, a5, a6, a4
    sw s8, 388(sp)
    lw a6, 56(sp)
    pq_bcax t3, s4, s6, t1
    lw s0, 152(sp)
    lw s4, 92(sp)
    lw s8, 132(sp)
    pq_xar a6, a6, t2, 3
    pq_xar s8, s8, s11, 23
    lw a4, 32(sp)
    pq_xar s3, s3, a0, 13
    pq_xar a4, a4, t6, 13
    pq_xar s0, s0, t6, 4
    pq_xar s4, s4, s11, 5
    pq_bcax s11, a6, s0, s3
    sw s11, 392(sp)
    pq_bcax s11, a4, s4, a2
    pq_eor3 a5, a5, a7, s11
    sw s11, 400(sp)
    pq_bcax s5, t1, s5, s6
    lw a7, 160(sp)
    pq_eor3 s6, s2, s5, t5
    lw s11, 192(sp)
    pq_xar t1, a7, a3, 9
    pq_bcax s2, s3, t1, s0
    pq_bcax a7, t1, a6, s7
    pq_bcax s0, s0, s7, t1
    lw t1, 148(sp)
    sw s5, 408(sp)
    lw s5, 0(sp)
    pq_xar t1, t1, a0, 11
    pq_xar s11, s11, t6, 7
    xor a3, s5, a3
    lw s5, 48(sp)
    sw t5, 412(sp)
    pq_xar s5, s5, t0, 22
    pq_eor3 s10, s10, t3, s1
    pq_bcax s7, s7, s3, a6
    lw s3, 340(sp)
    pq_bcax a6, t1, a3, s11
    sw s0, 416(sp)
    pq_eor3 s3, s3, a6, s0
    lw s0, 100(sp)
    pq_bcax t5, s11, s5, a3
    sw a6, 420(sp)
    pq_xar s0, s0, s9, 22
    lw a6, 8(a1)
    pq_bcax s11, s0, s11, t1
    pq_bcax a3, a3, s0, s5
    pq_bcax t1, s5, t1, s0
    lw s5, 168(sp)
    lw s0, 68(sp)
    xor a3, a3, a6
    sw t3, 424(sp)
    lw a6, 336(sp)
    pq_xar t0, s5, t0, 1
    lw t3, 124(sp)
    pq_xar s5, s0, a0, 28
    pq_xar s0, t3, ra, 21
    sw s11, 436(sp)
    pq_eor3 t3, a6, s11, s2
    lw a6, 312(sp)
    lw s11, 16(sp)
    sw s2, 428(sp)
    pq_bcax s2, a6, t0, s0
    pq_xar s11, s11, t2, 31
    sw s1, 432(sp)
    pq_bcax s1, s5, s0, a6
    pq_bcax a6, s11, a6, s5
    pq_bcax s0, s0, s11, t0
    pq_bcax t0, t0, s5, s11
    lw s5, 136(sp)
    lw s11, 188(sp)
    pq_xar t2, s5, t2, 7
    pq_xar s5, s11, a0, 28
    lw a0, 84(sp)
    pq_bcax s11, s4, s5, t2
    pq_xar ra, a0, ra, 2
    lw a0, 360(sp)
    sw s11, 312(sp)
    pq_eor3 s6, s6, a0, s11
    pq_bcax a0, t2, a4, s5
    lw s11, 356(sp)
    pq_bcax t2, a2, t2, s4
    pq_bcax s5, s5, a2, a4
    lw a4, 24(sp)
    pq_eor3 s4, s10, s11, t2
    lw s11, 364(sp)
    lw s10, 72(sp)
    lw a2, 180(sp)
    pq_xar a4, a4, s11, 14
    pq_xar s9, a2, s9, 31
    pq_bcax s11, s8, a4, s9
    pq_xar t6, s10, t6, 10
    pq_eor3 s3, s3, s11, s0
    xor a2, s4, s3
    sw s11, 364(sp)
    lw s10, 332(sp)
    pq_bcax s11, ra, s9, s8
    pq_rax1 s3, s3, a5
    pq_bcax s8, t6, s8, ra
    pq_bcax s9, s9, t6, a4
    pq_eor3 t4, t4, s10, s5
    lw s10, 324(sp)
    pq_eor3 t3, t3, s11, s2
    pq_bcax t6, a4, ra, t6
    pq_eor3 ra, s10, t5, a7
    pq_xar a4, a7, s3, 19
    pq_eor3 a7, ra, s9, t0
    lw s10, 316(sp)
    pq_rax1 ra, t3, t4
    sw a4, 444(sp)
    pq_rax1 s4, a7, s4
    xor a4, t3, a5
    pq_eor3 a5, s10, a3, s7
    pq_xar s7, s7, s4, 1
    sw t2, 452(sp)
    pq_xar t3, a6, s4, 9
    sw s5, 448(sp)
    pq_xar t2, t6, s4, 18
    pq_xar s5, s10, s4, 20
    pq_xar t5, t5, s3, 13
    pq_eor3 s10, a5, t6, a6
    pq_rax1 a5, s10, s6
    xor a7, s6, a7
    xor a3, a3, s4
    lw s6, 392(sp)
    lw s4, 328(sp)
    xor a6, t1, a5
    pq_xar t0, t0, s3, 7
    pq_eor3 t6, s4, t1, s6
    pq_xar t1, s9, s3, 10
    pq_xar s6, s4, a5, 22
    pq_eor3 s9, t6, s8, s1
    xor t6, t4, s9
    lw s4, 348(sp)
    lw t4, 352(sp)
    sw s5, 316(sp)
    sw a6, 328(sp)
    lw s5, 320(sp)
    lw a6, 344(sp)
    pq_eor3 s5, s4, s5, t4
    pq_xar s4, s4, a7, 14
    pq_eor3 a6, s5, a6, a0
    pq_rax1 s5, s9, a6
    pq_xar s9, s2, s5, 30
    pq_bcax s2, s6, s4, s9
    pq_xar s8, s8, a5, 22
    sw s2, 68(sp)
    pq_xar s2, s11, s5, 3
    pq_bcax s11, s7, s9, s6
    sw s11, 60(sp)
    lw s11, 332(sp)
    xor a6, a6, s10
    pq_xar s10, s11, a6, 10
    lw s11, 440(sp)
    pq_bcax s9, s9, s10, s4
    pq_bcax s6, s10, s6, s7
    sw s6, 52(sp)
    pq_xar a0, a0, a7, 11
    pq_bcax s10, s4, s7, s10
    pq_xar s6, s11, a4, 1
    pq_xar s4, t4, a7, 13
    pq_bcax s7, t3, s2, s6
    lw s11, 412(sp)
    sw s9, 76(sp)
    pq_xar t4, s11, a2, 22
    pq_bcax s9, t0, s8, a3
    pq_bcax s11, a0, a3, t0
    pq_xar s0, s0, ra, 28
    pq_bcax t0, t4, t0, a0
    pq_bcax a3, a3, t4, s8
    pq_bcax a0, s8, a0, t4
    lw s8, 324(sp)
    lw t4, 392(sp)
    pq_xar s3, s8, s3, 4
    pq_bcax s8, s3, s6, t3
    pq_bcax t3, s4, t3, s3
    sw s9, 32(sp)
    sw a0, 8(sp)
    pq_bcax s3, s2, s3, s4
    pq_bcax s2, s6, s4, s2
    sw t0, 16(sp)
    lw s6, 388(sp)
    sw s7, 112(sp)
    pq_xar s4, s6, a6, 14
    pq_bcax s6, s0, t2, s4
    pq_eor3 s7, s6, s7, s9
    sw s8, 104(sp)
    sw s6, 152(sp)
    pq_xar s9, t4, a5, 5
    lw t4, 0(a1)
    pq_bcax s6, s4, s9, t2
    xor a3, a3, t4
    lw t4, 312(sp)
    sw t3, 96(sp)
    sw a3, 0(sp)
    sw s2, 80(sp)
    pq_eor3 a3, s6, s2, a3
    pq_xar t4, t4, a2, 8
    pq_bcax s2, s9, s0, t4
    sw s2, 136(sp)
    sw s3, 88(sp)
    pq_eor3 t0, s2, t3, t0
    lw s2, 384(sp)
    sw s11, 24(sp)
    lw t3, 344(sp)
    pq_bcax s0, t4, s4, s0
    pq_bcax t4, t2, t4, s9
    lw s4, 400(sp)
    sw s0, 144(sp)
    pq_eor3 s9, s0, s8, s11
    lw t2, 372(sp)
    pq_xar s0, t3, a7, 28
    lw s8, 452(sp)
    sw t4, 128(sp)
    pq_xar s11, s8, a4, 23
    lw t3, 436(sp)
    pq_xar s8, s4, t6, 21
    pq_xar s1, s1, a5, 1
    pq_xar s4, t2, a6, 20
    pq_eor3 t2, t4, s3, a0
    pq_xar s3, s2, t6, 2
    pq_bcax a5, s4, s1, s8
    pq_xar a0, t3, s5, 31
    pq_bcax t4, s0, s8, s4
    sw t4, 168(sp)
    lw s2, 420(sp)
    pq_bcax t3, a0, s4, s0
    pq_bcax s4, t1, s11, s3
    pq_eor3 t2, t2, s4, t4
    sw s4, 48(sp)
    lw t4, 408(sp)
    pq_bcax s8, s8, a0, s1
    pq_xar s4, t4, a2, 31
    pq_bcax t4, s3, s4, s11
    sw s10, 44(sp)
    sw t4, 56(sp)
    pq_eor3 t4, t0, t4, a5
    sw a5, 176(sp)
    pq_xar a5, s2, ra, 14
    pq_bcax s2, s1, s0, a0
    lw s0, 432(sp)
    lw s1, 376(sp)
    pq_bcax t0, a5, s3, t1
    sw t0, 40(sp)
    pq_bcax a0, s4, t1, a5
    sw t3, 160(sp)
    pq_eor3 t0, a3, t0, t3
    sw s2, 192(sp)
    pq_bcax s4, s11, a5, s4
    lw s3, 380(sp)
    sw a0, 72(sp)
    pq_eor3 a3, s7, a0, s2
    lw s7, 416(sp)
    lw t1, 360(sp)
    pq_xar t3, s3, t6, 9
    lw a5, 396(sp)
    lw s11, 328(sp)
    xor a0, s1, t6
    pq_xar s3, t1, a2, 3
    pq_xar s2, s0, a4, 5
    pq_xar s1, a5, t6, 18
    pq_xar s7, s7, ra, 12
    pq_bcax t1, s11, s7, s3
    pq_bcax s0, t5, s2, s1
    lw a5, 320(sp)
    sw t1, 84(sp)
    pq_eor3 t1, s10, t1, s0
    lw s10, 448(sp)
    lw t6, 336(sp)
    pq_xar s10, s10, a6, 4
    pq_xar a5, a5, a7, 28
    sw s0, 124(sp)
    pq_xar a7, t6, s5, 7
    pq_bcax s0, s3, s10, s7
    pq_bcax t6, a7, t5, a5
    pq_bcax s3, t3, s3, s11
    pq_bcax s11, s10, s11, t3
    sw s11, 108(sp)
    pq_bcax s7, s7, t3, s10
    lw s10, 428(sp)
    lw t3, 68(sp)
    sw s0, 92(sp)
    pq_eor3 s11, t3, s11, t6
    pq_xar t3, s10, s5, 21
    lw s10, 52(sp)
    sw t6, 148(sp)
    pq_bcax s5, s1, a7, s2
    pq_eor3 t6, s9, s4, s8
    pq_eor3 s9, s10, s0, s5
    sw s7, 100(sp)
    sw s5, 132(sp)
    lw s0, 340(sp)
    lw s10, 356(sp)
    pq_xar s5, s0, ra, 10
    lw s0, 424(sp)
    pq_xar s10, s10, a4, 22
    pq_bcax s1, a5, s1, t5
    lw t5, 368(sp)
    pq_bcax s2, s2, a5, a7
    pq_xar a5, t5, a6, 7
    lw a6, 60(sp)
    pq_xar a4, s0, a4, 1
    pq_bcax a7, a5, s10, a0
    pq_eor3 t5, a6, s7, s2
    pq_bcax s0, a0, t3, s10
    pq_bcax a6, t3, a5, s5
    pq_bcax a0, s5, a0, a5
    pq_bcax s7, s10, s5, t3
    lw s5, 444(sp)
    lw a5, 4(a1)
    lw s10, 316(sp)
    lw t3, 404(sp)
    xor a5, s0, a5
    pq_bcax s0, s5, a4, s10
    sw s3, 116(sp)
    addi a1, a1, -16
    sw s0, 180(sp)
    pq_eor3 t5, t5, s0, a6
    pq_xar t3, t3, a2, 31
    lw s0, 364(sp)
    pq_bcax a2, s10, t3, a4
    sw a2, 188(sp)
    pq_xar ra, s0, ra, 27
    pq_bcax s0, t3, s5, ra
    sw a0, 28(sp)
    pq_eor3 a2, s11, a2, a0
    lw a0, 76(sp)
    andi s11, a1, 255
    pq_eor3 a0, a0, s3, s1
    pq_bcax s3, a4, ra, t3
    pq_bcax s5, ra, s10, s5
    pq_eor3 t1, t1, s0, a5
    pq_eor3 a4, a0, s3, a7
    pq_eor3 t3, s9, s5, s7
    bne s11, zero, .Lkeccak_f1600_1
    pq_rax1 s9, a3, t3
    xor t3, t3, t6
    pq_rax1 s11, t0, t5
    lw ra, 52(sp)
    pq_rax1 a0, t2, a2
    xor s10, t1, t4
    xor a3, t5, a3
    lw t5, 88(sp)
    xor t0, a2, t0
    lw a2, 40(sp)
    xor t2, a4, t2
    pq_xar a7, a7, t0, 14
    pq_xar a2, a2, s9, 18
    pq_rax1 t1, t6, t1
    pq_xar t6, t5, s11, 5
    pq_xar s0, s0, t2, 9
    pq_bcax t5, a7, t6, a2
    pq_rax1 t4, t4, a4
    pq_xar s2, s2, t3, 8
    pq_xar s8, s8, t4, 28
    pq_bcax a4, a2, s2, t6
    pq_bcax a2, s8, a2, a7
    pq_bcax t6, t6, s8, s2
    pq_xar s3, s3, t0, 7
    pq_xar ra, ra, s10, 22
    pq_bcax s2, s2, a7, s8
    lw a7, 96(sp)
    xor a5, a5, t2
    lw s8, 144(sp)
    pq_xar s8, s8, t4, 10
    sw a2, 312(sp)
    pq_xar a2, a7, a0, 21
    sw s2, 316(sp)
    pq_bcax s2, ra, s8, a2
    pq_bcax a7, a5, a2, ra
    pq_bcax a2, a2, s3, s8
    pq_bcax ra, s3, ra, a5
    pq_bcax a5, s8, a5, s3
    lw s8, 12(a1)
    pq_xar a6, a6, t3, 31
    xor a7, a7, s8
    lw s8, 112(sp)
    pq_xar s8, s8, t1, 19
    pq_xar s4, s4, t4, 27
    pq_xar s6, s6, s9, 20
    pq_xar s5, s5, s10, 1
    sw t6, 320(sp)
    pq_bcax t6, s4, s6, s8
    pq_bcax s3, s8, s5, s6
    pq_bcax s6, s6, a6, s5
    pq_bcax s8, a6, s8, s4
    pq_bcax s4, s5, s4, a6
    lw s5, 60(sp)
    lw a6, 8(sp)
    pq_xar s1, s1, t0, 4
    xor a6, a6, s11
    sw a4, 324(sp)
    lw a4, 104(sp)
    sw t4, 328(sp)
    pq_xar a4, a4, t4, 12
    sw t5, 332(sp)
    pq_xar s5, s5, t3, 3
    pq_bcax t5, s5, s1, a4
    pq_bcax t4, a4, s0, s1
    pq_bcax s1, s1, a6, s0
    pq_bcax a4, a6, a4, s5
    pq_bcax a6, s0, s5, a6
    pq_eor3 s0, a7, s8, a4
    sw a6, 344(sp)
    pq_eor3 s5, s2, t6, t5
    sw t6, 336(sp)
    sw a2, 340(sp)
    pq_eor3 a6, ra, s4, a6
    pq_eor3 t6, a2, s3, t4
    pq_eor3 a2, a5, s6, s1
    sw s4, 348(sp)
    sw a7, 352(sp)
    lw s4, 28(sp)
    pq_xar s4, s4, a3, 14
    sw t4, 356(sp)
    lw a7, 80(sp)
    sw s8, 360(sp)
    lw t4, 128(sp)
    pq_xar s8, a7, s9, 1
    pq_xar a7, t4, s11, 22
    lw t4, 76(sp)
    sw s6, 372(sp)
    sw s1, 364(sp)
    lw s1, 176(sp)
    pq_xar s6, t4, t0, 10
    pq_xar s1, s1, a0, 30
    pq_bcax t4, s6, a7, s8
    sw s2, 368(sp)
    pq_bcax s2, s4, s8, s6
    pq_bcax s8, s8, s1, a7
    pq_bcax s6, s1, s6, s4
    pq_bcax s1, a7, s4, s1
    lw s4, 32(sp)
    lw a7, 44(sp)
    sw t5, 376(sp)
    pq_xar s4, s4, t1, 13
    lw t5, 92(sp)
    sw ra, 380(sp)
    lw ra, 136(sp)
    sw a5, 384(sp)
    pq_xar a5, a7, t2, 18
    lw a7, 188(sp)
    pq_xar t5, t5, s10, 5
    pq_xar ra, ra, a0, 7
    pq_xar a7, a7, a3, 28
    sw s3, 388(sp)
    sw a4, 392(sp)
    pq_bcax s3, s4, t5, a5
    pq_bcax a4, a5, ra, t5
    pq_eor3 s0, s0, s2, s3
    pq_bcax t5, t5, a7, ra
    pq_bcax ra, ra, s4, a7
    pq_eor3 s5, s5, t4, a4
    pq_eor3 t6, t6, s8, t5
    pq_eor3 a2, a2, s1, ra
    pq_bcax a5, a7, a5, s4
    pq_eor3 a6, a6, s6, a5
    lw a7, 0(sp)
    xor s4, a7, s9
    lw a7, 48(sp)
    sw s3, 396(sp)
    lw s3, 100(sp)
    sw s1, 400(sp)
    pq_xar s1, s3, t3, 22
    lw s3, 148(sp)
    sw ra, 408(sp)
    sw t4, 404(sp)
    pq_xar ra, a7, s11, 22
    sw a5, 412(sp)
    lw t4, 192(sp)
    pq_xar a5, s3, a3, 11
    pq_bcax s3, s4, s1, ra
    pq_bcax a7, ra, a5, s1
    pq_xar t4, t4, t1, 7
    pq_bcax s1, s1, t4, a5
    pq_xar s7, s7, s10, 1
    pq_bcax a5, a5, s4, t4
    pq_bcax ra, t4, ra, s4
    lw s4, 8(a1)
    xor s3, s3, s4
    lw t4, 56(sp)
    lw s4, 108(sp)
    sw s8, 416(sp)
    lw s8, 152(sp)
    pq_xar s8, s8, t1, 4
    pq_xar s4, s4, a3, 13
    sw s2, 420(sp)
    lw s2, 160(sp)
    pq_xar t4, t4, a0, 3
    pq_xar s9, s2, s9, 9
    pq_bcax s2, s7, s4, t4
    sw t5, 424(sp)
    pq_bcax t5, t4, s8, s4
    pq_bcax s4, s4, s9, s8
    pq_bcax s8, s8, s7, s9
    sw s1, 436(sp)
    sw a7, 432(sp)
    pq_bcax s9, s9, t4, s7
    lw s7, 332(sp)
    sw s3, 428(sp)
    lw t4, 320(sp)
    pq_eor3 s7, s7, s3, s2
    pq_eor3 s3, t4, s1, s4
    sw s4, 440(sp)
    sw s8, 444(sp)
    lw s4, 316(sp)
    lw s1, 328(sp)
    pq_eor3 s4, s4, a5, s8
    lw t4, 312(sp)
    lw s8, 324(sp)
    sw s9, 448(sp)
    pq_eor3 s9, t4, ra, s9
    lw t4, 24(sp)
    pq_eor3 a7, s8, a7, t5
    pq_xar s1, t4, s1, 14
    sw t5, 452(sp)
    lw t4, 72(sp)
    pq_xar t1, t4, t1, 10
    lw t5, 84(sp)
    sw ra, 328(sp)
    lw t4, 132(sp)
    pq_xar ra, t4, s10, 23
    lw s10, 180(sp)
    pq_xar t4, t5, t2, 2
    pq_xar t5, s10, t3, 31
    pq_bcax t3, s1, t4, t1
    pq_bcax s10, t1, ra, t4
    pq_bcax t4, t4, t5, ra
    pq_bcax ra, ra, s1, t5
    pq_bcax t1, t5, t1, s1
    lw s1, 16(sp)
    pq_xar t5, s1, a0, 31
    lw s1, 68(sp)
    pq_xar a3, s1, a3, 28
    lw a0, 116(sp)
    lw s1, 124(sp)
    pq_xar t0, a0, t0, 20
    pq_xar a0, s1, t2, 21
    lw t2, 168(sp)
    sw ra, 456(sp)
    pq_xar s11, t2, s11, 1
    pq_bcax s1, a3, a0, t0
    pq_bcax t2, t0, s11, a0
    pq_bcax a0, a0, t5, s11
    pq_bcax s11, s11, a3, t5
    pq_bcax t0, t5, t0, a3
    pq_eor3 s7, s7, t3, t0
    pq_eor3 a3, a7, s10, s1
    pq_rax1 t5, a3, a2
    pq_eor3 s4, s4, ra, a0
    pq_eor3 s9, s9, t1, s11
    pq_rax1 a7, s9, s5
    pq_eor3 ra, s3, t4, t2
    sw s1, 460(sp)
    xor s3, s0, ra
    xor s1, a6, a3
    pq_rax1 a3, s7, t6
    pq_rax1 s0, s4, s0
    pq_rax1 a6, ra, a6
    xor t6, t6, s9
    lw ra, 388(sp)
    xor s7, a2, s7
    pq_xar a5, a5, a6, 14
    pq_xar s9, a4, s3, 23
    lw a2, 392(sp)
    pq_xar a4, t1, s0, 10
    xor s5, s5, s4
    pq_xar a2, a2, s1, 2
    pq_bcax t1, a5, a2, a4
    pq_bcax s4, a4, s9, a2
    pq_xar t0, t0, a7, 9
    pq_xar ra, ra, s5, 31
    pq_bcax a2, a2, ra, s9
    pq_bcax s9, s9, a5, ra
    pq_bcax ra, ra, a4, a5
    lw a5, 384(sp)
    pq_xar a4, s6, s7, 10
    pq_xar a5, a5, t6, 14
    pq_xar s2, s2, a7, 1
    pq_xar t2, t2, t5, 30
    pq_xar s6, s8, a3, 22
    pq_bcax s8, a5, s2, a4
    sw s11, 324(sp)
    pq_bcax s11, a4, s6, s2
    pq_bcax s2, s2, t2, s6
    pq_xar a0, a0, a6, 28
    pq_bcax s6, s6, a5, t2
    pq_bcax a5, t2, a4, a5
    pq_zipl t2, t1, s8
    pq_ziph a4, t1, s8
    lw t1, 200(sp)
    pq_ziph s8, s4, s11
    sw t2, 40(t1)
    sw a4, 44(t1)
    pq_zipl t2, ra, a5
    pq_zipl s4, s4, s11
    pq_zipl a4, s9, s6
    sw s8, 52(t1)
    sw s4, 48(t1)
    pq_zipl s11, a2, s2
    pq_ziph s2, a2, s2
    sw s11, 56(t1)
    sw s2, 60(t1)
    pq_ziph s6, s9, s6
    pq_ziph ra, ra, a5
    lw s8, 380(sp)
    sw ra, 76(t1)
    lw a5, 424(sp)
    pq_xar t3, t3, a7, 18
    pq_xar ra, s8, s7, 14
    sw a4, 64(t1)
    sw t2, 72(t1)
    lw s4, 452(sp)
    lw a2, 376(sp)
    pq_xar a5, a5, s5, 8
    pq_xar s11, s4, a3, 5
    pq_bcax s2, t3, a5, s11
    lw s9, 328(sp)
    pq_bcax s8, s11, a0, a5
    pq_xar a4, a2, s3, 5
    lw t2, 420(sp)
    pq_bcax a5, a5, ra, a0
    pq_bcax s4, ra, s11, t3
    pq_xar a2, s9, s0, 13
    lw s11, 320(sp)
    pq_xar s9, t2, s1, 18
    pq_xar t2, s11, t5, 7
    lw s11, 372(sp)
    pq_bcax ra, a0, t3, ra
    pq_xar a0, s11, t6, 28
    pq_bcax t3, a2, a4, s9
    pq_bcax s11, a4, a0, t2
    pq_bcax a4, s9, t2, a4
    sw s6, 68(t1)
    pq_bcax s6, a0, s9, a2
    lw s9, 356(sp)
    pq_bcax a2, t2, a2, a0
    pq_ziph t2, s2, a4
    pq_ziph a0, s4, t3
    pq_zipl t3, s4, t3
    pq_zipl s4, s8, s11
    pq_zipl a4, s2, a4
    pq_zipl s2, a5, a2
    sw a4, 128(t1)
    sw t2, 132(t1)
    pq_zipl a4, ra, s6
    pq_ziph t2, s8, s11
    sw s4, 136(t1)
    pq_ziph a2, a5, a2
    sw t2, 140(t1)
    sw t3, 120(t1)
    sw s2, 144(t1)
    sw a4, 152(t1)
    pq_ziph ra, ra, s6
    pq_xar s8, t4, t5, 3
    sw a0, 124(t1)
    lw s11, 368(sp)
    pq_xar s4, s11, s3, 1
    lw a5, 364(sp)
    pq_xar t2, a5, t6, 13
    lw t3, 312(sp)
    pq_xar s2, t3, s0, 4
    lw a4, 416(sp)
    pq_bcax s6, s4, t2, s8
    sw ra, 156(t1)
    lw t4, 412(sp)
    pq_bcax a0, s2, s4, t0
    pq_bcax a5, s8, s2, t2
    lw s11, 432(sp)
    lw t3, 444(sp)
    pq_bcax ra, t0, s8, s4
    pq_bcax s4, t2, t0, s2
    pq_xar s8, a4, s5, 3
    pq_xar t2, t3, a6, 12
    lw t0, 360(sp)
    xor s2, s11, a3
    pq_xar a4, t0, s1, 9
    pq_xar t3, t4, s7, 4
    pq_bcax t4, s2, t2, s8
    sw a2, 148(t1)
    pq_bcax s11, s8, t3, t2
    pq_bcax t2, t2, a4, t3
    pq_ziph t0, s6, t4
    pq_bcax a2, t3, s2, a4
    lw t3, 440(sp)
    pq_bcax s8, a4, s8, s2
    pq_ziph a4, a5, s11
    pq_ziph s2, s4, t2
    pq_zipl s6, s6, t4
    lw t4, 324(sp)
    sw t0, 84(t1)
    sw s6, 80(t1)
    pq_zipl s6, ra, s8
    pq_zipl t0, a0, a2
    pq_zipl t2, s4, t2
    sw t2, 96(t1)
    sw s2, 100(t1)
    sw t0, 104(t1)
    pq_ziph s4, a0, a2
    pq_xar t2, s10, a3, 22
    sw s4, 108(t1)
    pq_ziph s8, ra, s8
    sw s8, 116(t1)
    lw s8, 428(sp)
    lw t0, 408(sp)
    xor s8, s8, a7
    pq_xar t0, t0, t6, 11
    pq_xar s2, t4, s0, 7
    pq_xar a0, s9, s5, 22
    pq_bcax a2, a0, s2, t0
    pq_bcax s10, s8, a0, t2
    lw s4, 0(a1)
    sw s6, 112(t1)
    pq_bcax ra, t2, t0, a0
    pq_bcax t0, t0, s8, s2
    pq_bcax s8, s2, t2, s8
    lw t4, 404(sp)
    lw t2, 352(sp)
    xor t2, t2, s1
    pq_xar s9, t4, s3, 22
    pq_xar s6, t3, t5, 21
    pq_bcax a0, t2, s6, s9
    lw s2, 316(sp)
    sw a4, 92(t1)
    lw t3, 348(sp)
    pq_xar t4, s2, a6, 10
    pq_xar t3, t3, s7, 7
    lw a4, 400(sp)
    pq_bcax s2, t3, s9, t2
    lw a1, 4(a1)
    xor s10, s10, s4
    pq_bcax s4, s6, t3, t4
    pq_bcax s6, s9, t4, s6
    pq_zipl s9, a5, s11
    xor a5, a0, a1
    pq_ziph s11, s10, a5
    pq_zipl a0, ra, s6
    pq_zipl a1, s10, a5
    pq_ziph a5, s8, s2
    pq_zipl s10, a2, s4
    pq_ziph ra, ra, s6
    pq_bcax s6, t4, t2, t3
    sw a0, 8(t1)
    sw s11, 4(t1)
    pq_ziph t2, a2, s4
    pq_zipl t3, t0, s6
    sw s9, 88(t1)
    pq_ziph t0, t0, s6
    pq_zipl t4, s8, s2
    lw a0, 436(sp)
    sw t2, 20(t1)
    sw t0, 28(t1)
    sw t4, 32(t1)
    pq_xar s11, a4, t6, 28
    lw a2, 460(sp)
    lw t6, 344(sp)
    lw s4, 396(sp)
    pq_xar s7, t6, s7, 20
    pq_xar t6, s4, s1, 21
    pq_xar s9, a0, t5, 31
    pq_bcax s6, s9, s7, s11
    pq_xar s1, a2, a3, 1
    pq_bcax s2, t6, s9, s1
    pq_bcax s8, s7, s1, t6
    sw t3, 24(t1)
    lw t3, 456(sp)
    lw t2, 340(sp)
    sw a5, 36(t1)
    pq_xar s5, t2, s5, 31
    pq_xar t3, t3, a6, 27
    lw a6, 448(sp)
    pq_bcax s1, s1, s11, s9
    lw t0, 336(sp)
    sw s10, 16(t1)
    lw t4, 332(sp)
    pq_xar a6, a6, s0, 19
    pq_xar s0, t4, a7, 20
    pq_bcax a4, s5, a6, t3
    pq_zipl s4, s6, a4
    pq_bcax a0, s11, t6, s7
    pq_xar t5, t0, s3, 1
    pq_bcax s3, t3, s0, a6
    pq_bcax a6, a6, t5, s0
    pq_ziph s11, s6, a4
    sw s4, 160(t1)
    pq_bcax s0, s0, s5, t5
    sw ra, 12(t1)
    pq_zipl a2, a0, s3
    pq_ziph t0, a0, s3
    pq_zipl a3, s2, s0
    sw t0, 172(t1)
    pq_zipl t0, s8, a6
    pq_bcax a4, t5, t3, s5
    pq_ziph a6, s8, a6
    sw t0, 176(t1)
    sw a2, 168(t1)
    sw a3, 184(t1)
    pq_ziph a5, s2, s0
    pq_zipl t2, s1, a4
    sw a6, 180(t1)
    pq_ziph a4, s1, a4
    sw a4, 196(t1)
    lw s7, 284(sp)
    lw s0, 256(sp)
    lw s2, 264(sp)
    sw a5, 188(t1)
    sw t2, 192(t1)
    lw s3, 268(sp)
    lw s1, 260(sp)
    lw s8, 288(sp)
    lw s6, 280(sp)
    lw s4, 272(sp)
    lw s5, 276(sp)
    sw s11, 164(t1)
    lw s10, 296(sp)
    sw a1, 0(t1)
    lw ra, 304(sp)
    lw s11, 300(sp)
    lw s9, 292(sp)
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

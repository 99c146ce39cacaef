# keccak_f1600 of sha3, variant "interleaved-2-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 8,309 -> 7,190 cycles, 7,325 -> 7,132 instructions, 7,444 -> 7,406 bytes, proved equal to what came.
# No order takes fewer than 7,132 cycles (commit slots: 7,132, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant interleaved-2-single --kernel start/single/interleaved-2/keccak_f1600.S --effort 2 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved, two operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s0, 256(sp)
    lw a7, 64(a0)
    sw s2, 264(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s1, 260(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    lw t1, 40(a0)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    lw t6, 96(a0)
    sw s11, 300(sp)
    sw ra, 304(sp)
    sw a0, 200(sp)
    lw a6, 0(a0)
.Lkeccak_f1600_pc80000fc2:
    auipc ra, %pcrel_hi(.Lconstants + 176)
    lw a4, 160(a0)
    addi a1, ra, %pcrel_lo(.Lkeccak_f1600_pc80000fc2)
    lw s7, 92(a0)
    lw a2, 120(a0)
    lw a5, 4(a0)
    lw t5, 80(a0)
    xor t3, a6, t1
    xor t3, t3, t5
    xor t3, t3, a2
    lw s8, 156(a0)
    lw t2, 84(a0)
    xor t3, t3, a4
    lw t0, 44(a0)
    xor t0, a5, t0
    xor t0, t0, t2
    lw t4, 124(a0)
    lw s0, 164(a0)
    xor t0, t0, t4
    xor t0, t0, s0
    lw a3, 8(a0)
    lw ra, 48(a0)
    lw s3, 168(a0)
    lw s5, 52(a0)
    lw s2, 128(a0)
    xor s0, a3, ra
    lw s1, 88(a0)
    xor s0, s0, s1
    lw s10, 16(a0)
    xor s0, s0, s2
    xor s0, s0, s3
    lw s4, 12(a0)
    xor s6, s4, s5
    lw s9, 132(a0)
    xor s6, s6, s7
    lw s11, 172(a0)
    xor s6, s6, s9
    xor s6, s6, s11
    lw s11, 56(a0)
    xor a4, s10, s11
    lw s11, 136(a0)
    lw a3, 176(a0)
    xor a4, a4, t6
    lw s4, 20(a0)
    lw s7, 180(a0)
    xor a4, a4, s11
    lw s11, 60(a0)
    xor s11, s4, s11
    xor a4, a4, a3
    lw s1, 100(a0)
    lw t1, 140(a0)
    xor s11, s11, s1
    xor s11, s11, t1
    xor s11, s11, s7
    lw t1, 24(a0)
    lw a2, 184(a0)
    xor s3, t1, a7
    lw s9, 104(a0)
    lw t5, 144(a0)
    xor s3, s3, s9
    lw t2, 76(a0)
    xor s3, s3, t5
    xor s3, s3, a2
    lw t4, 68(a0)
    lw a2, 28(a0)
    lw s2, 108(a0)
    xor a7, a2, t4
    xor a7, a7, s2
    lw t4, 148(a0)
    lw s4, 188(a0)
    xor a7, a7, t4
    lw a3, 112(a0)
    xor a7, a7, s4
    lw s4, 32(a0)
    lw s10, 72(a0)
    xor s4, s4, s10
    lw s7, 192(a0)
    lw s9, 116(a0)
    lw s2, 152(a0)
    xor s4, s4, a3
    xor s4, s4, s2
    lw s10, 36(a0)
    lw s2, 76(a0)
    xor a3, s10, s2
    xor s2, a3, s9
    xor s10, s2, s8
    lw s8, 196(a0)
    xor s4, s4, s7
    xor a3, s10, s8
    pq_unzipe s9, t3, t0
    pq_unzipo t3, t3, t0
    pq_unzipe t0, s0, s6
    pq_unzipo s0, s0, s6
    pq_unzipe s6, a4, s11
    pq_unzipo a4, a4, s11
    pq_unzipe s11, s3, a7
    pq_unzipo s3, s3, a7
    pq_unzipe a7, s4, a3
    pq_unzipo s4, s4, a3
    xor s2, s4, t0
    pq_rax1 s10, s9, a4
    pq_rax1 s4, s6, s4
    pq_rax1 a3, a7, s0
    xor a4, a4, a7
    pq_rax1 a7, s11, t3
    pq_rax1 t0, t0, s3
    xor s3, s3, s9
    pq_unzipe s9, a6, a5
    pq_unzipo a6, a6, a5
    xor a5, s9, a3
    pq_unzipe s9, ra, s5
    xor s0, s0, s11
    pq_unzipo s5, ra, s5
    pq_xar s11, s9, s10, 22
    pq_unzipo ra, t6, s1
    pq_unzipe s9, t6, s1
    pq_unzipe s1, t5, t4
    xor t6, t3, s6
    pq_unzipo s6, t5, t4
    pq_xar t3, ra, s0, 22
    pq_xar t4, s6, a4, 11
    andn t5, t3, s11
    andn ra, t4, t3
    pq_unzipe s6, s7, s8
    pq_unzipo s8, s7, s8
    pq_xar s7, s6, a7, 7
    andn s6, s7, t4
    xor t5, a5, t5
    xor ra, s11, ra
    xor s6, t3, s6
    andn t3, a5, s7
    xor t3, t3, t4
    andn t4, s11, a5
    xor s11, s7, t4
    lw a5, 8(a1)
    xor s7, t5, a5
    xor a6, a6, s2
    pq_xar t4, s9, t0, 21
    pq_xar a5, s1, s4, 10
    pq_xar s8, s8, s3, 7
    pq_xar s5, s5, t6, 22
    andn t5, a5, t4
    andn s9, t4, s5
    xor s1, a6, s9
    xor s9, s5, t5
    andn t5, s8, a5
    xor t4, t4, t5
    andn t5, a6, s8
    xor a5, a5, t5
    andn a6, s5, a6
    xor a6, s8, a6
    lw s8, 12(a1)
    pq_unzipe s5, t1, a2
    lw t5, 72(a0)
    pq_unzipo t1, t1, a2
    pq_xar s5, s5, s4, 14
    pq_unzipe a2, t5, t2
    pq_unzipo t2, t5, t2
    xor s8, s1, s8
    pq_xar t5, a2, a7, 10
    lw s1, 84(a0)
    lw a2, 80(a0)
    sw a1, 312(sp)
    pq_unzipe a1, a2, s1
    pq_xar a1, a1, a3, 1
    pq_unzipo s1, a2, s1
    lw a2, 132(a0)
    sw a7, 316(sp)
    lw a7, 128(a0)
    sw s4, 320(sp)
    pq_unzipe s4, a7, a2
    pq_unzipo a2, a7, a2
    pq_xar a7, s1, s2, 2
    pq_xar s1, a2, t6, 23
    lw a2, 180(a0)
    sw t6, 324(sp)
    lw t6, 176(a0)
    sw s2, 328(sp)
    pq_unzipo s2, t6, a2
    pq_unzipe a2, t6, a2
    pq_xar t6, s2, s0, 31
    andn s2, a7, t5
    sw s0, 332(sp)
    andn s0, s1, a7
    xor s0, s0, t5
    xor s2, s5, s2
    sw a6, 336(sp)
    andn a6, t6, s1
    pq_xar t1, t1, a4, 14
    andn t5, t5, s5
    xor a6, a7, a6
    sw a6, 340(sp)
    andn a7, s5, t6
    xor s5, t6, t5
    xor t5, s7, s2
    xor t6, ra, s0
    sw s11, 344(sp)
    xor s1, s1, a7
    xor a7, t3, s1
    xor s11, s11, s5
    pq_xar t2, t2, s3, 10
    pq_xar s4, s4, s10, 22
    pq_xar a2, a2, t0, 30
    sw s1, 348(sp)
    andn s1, a1, t2
    xor s1, t1, s1
    sw ra, 352(sp)
    andn ra, s4, a1
    xor ra, t2, ra
    sw s5, 356(sp)
    andn s5, a2, s4
    xor s5, a1, s5
    andn a1, t1, a2
    xor s4, a1, s4
    andn t1, t2, t1
    xor t1, a2, t1
    xor a1, s8, s1
    xor a2, s9, ra
    xor t2, t4, s5
    sw a5, 364(sp)
    sw s9, 360(sp)
    xor s9, a5, s4
    lw a5, 336(sp)
    xor a5, a5, t1
    sw t1, 368(sp)
    lw t1, 20(a0)
    sw ra, 372(sp)
    lw ra, 16(a0)
    sw s8, 376(sp)
    pq_unzipe s8, ra, t1
    pq_unzipo t1, ra, t1
    lw ra, 68(a0)
    sw s1, 380(sp)
    lw s1, 64(a0)
    pq_xar s8, s8, t0, 31
    sw t4, 384(sp)
    pq_unzipo t4, s1, ra
    pq_xar t4, t4, a4, 28
    sw s5, 388(sp)
    lw s5, 116(a0)
    sw t3, 392(sp)
    xor t3, s6, a6
    lw a6, 112(a0)
    sw s2, 396(sp)
    pq_unzipe s2, a6, s5
    pq_unzipo s5, a6, s5
    lw a6, 124(a0)
    sw s0, 400(sp)
    lw s0, 120(a0)
    pq_xar s5, s5, s3, 20
    sw s7, 404(sp)
    pq_unzipe s7, s0, a6
    pq_unzipo s0, s0, a6
    lw a6, 328(sp)
    sw s4, 408(sp)
    lw s4, 168(a0)
    pq_xar s0, s0, a6, 21
    sw a4, 416(sp)
    lw a6, 172(a0)
    sw s6, 412(sp)
    pq_unzipe a4, s4, a6
    andn s6, s0, s5
    pq_unzipo s4, s4, a6
    pq_xar a6, a4, s10, 1
    andn a4, s5, t4
    xor a4, a4, s8
    xor s6, t4, s6
    sw t0, 420(sp)
    andn t0, a6, s0
    xor s5, s5, t0
    andn t0, s8, a6
    xor s0, s0, t0
    andn s8, t4, s8
    xor s8, a6, s8
    xor t0, t5, a4
    xor t4, t6, s6
    xor t3, t3, s5
    pq_xar a6, s7, a3, 20
    xor t5, a7, s0
    lw a7, 332(sp)
    xor s11, s11, s8
    lw t6, 320(sp)
    pq_unzipe s7, s1, ra
    pq_xar ra, s7, t6, 27
    lw s1, 316(sp)
    pq_xar s7, s2, s1, 19
    lw s2, 324(sp)
    pq_xar t1, t1, a7, 31
    sw a4, 424(sp)
    andn a4, s7, ra
    xor a4, t1, a4
    sw s5, 428(sp)
    andn s5, a6, s7
    sw s0, 432(sp)
    pq_xar s4, s4, s2, 1
    xor s5, s5, ra
    andn s0, s4, a6
    xor s0, s7, s0
    xor s7, a1, a4
    andn a1, t1, s4
    andn ra, ra, t1
    xor t1, a6, a1
    xor a6, s4, ra
    xor s4, a2, s5
    xor a1, t2, s0
    xor a2, a5, a6
    lw a5, 36(a0)
    lw t2, 32(a0)
    pq_unzipo ra, t2, a5
    pq_unzipe t2, t2, a5
    xor a5, s9, t1
    pq_xar s9, ra, s3, 14
    sw a6, 436(sp)
    lw a6, 40(a0)
    lw ra, 44(a0)
    sw t1, 440(sp)
    pq_unzipe t1, a6, ra
    pq_unzipo a6, a6, ra
    pq_xar ra, t1, a3, 18
    lw t1, 92(a0)
    sw s5, 444(sp)
    lw s5, 88(a0)
    sw a4, 448(sp)
    pq_unzipe a4, s5, t1
    pq_unzipo s5, s5, t1
    pq_xar t1, a4, s10, 5
    lw a4, 140(a0)
    sw s0, 452(sp)
    lw s0, 136(a0)
    sw s8, 456(sp)
    pq_unzipe s8, s0, a4
    pq_unzipo s0, s0, a4
    pq_xar s0, s0, a7, 8
    lw a7, 184(a0)
    lw a4, 188(a0)
    sw s6, 460(sp)
    pq_unzipe s6, a7, a4
    pq_unzipo a7, a7, a4
    pq_xar a4, s6, t6, 28
    andn s6, t1, ra
    xor t6, s6, s9
    andn s6, s0, t1
    xor s6, ra, s6
    sw s3, 464(sp)
    xor s3, t4, s6
    andn t4, a4, s0
    xor t1, t1, t4
    andn t4, s9, a4
    xor s0, s0, t4
    andn t4, ra, s9
    xor ra, t4, a4
    xor a4, t5, s0
    pq_xar s9, t2, s1, 13
    xor s11, s11, ra
    lw t2, 328(sp)
    xor t4, t0, t6
    pq_xar s5, s5, s2, 5
    lw t5, 420(sp)
    pq_xar s8, s8, t5, 7
    lw t0, 416(sp)
    pq_xar a6, a6, t2, 18
    sw ra, 468(sp)
    pq_xar a7, a7, t0, 28
    andn ra, s5, a6
    xor ra, s9, ra
    sw s6, 472(sp)
    andn s6, s8, s5
    xor s6, a6, s6
    sw s0, 476(sp)
    andn s0, a7, s8
    xor s0, s5, s0
    andn s5, s9, a7
    xor s8, s8, s5
    xor t3, t3, t1
    andn a6, a6, s9
    xor a6, a7, a6
    xor s9, s7, ra
    xor s5, a5, s8
    xor a7, a2, a6
    xor s4, s4, s6
    lw a2, 12(a0)
    lw s7, 8(a0)
    pq_unzipe a5, s7, a2
    xor a1, a1, s0
    pq_unzipo a2, s7, a2
    lw s7, 60(a0)
    pq_xar a2, a2, s2, 1
    lw s2, 56(a0)
    sw t1, 324(sp)
    pq_unzipe t1, s2, s7
    pq_unzipo s2, s2, s7
    pq_xar s7, t1, t5, 3
    lw t1, 108(a0)
    lw t5, 104(a0)
    sw t6, 420(sp)
    pq_unzipe t6, t5, t1
    pq_unzipo t1, t5, t1
    pq_xar t5, t1, t0, 13
    lw t0, 156(a0)
    lw t1, 152(a0)
    sw a6, 416(sp)
    pq_unzipe a6, t1, t0
    pq_xar a6, a6, s1, 4
    lw s1, 164(a0)
    lw a0, 160(a0)
    sw s6, 316(sp)
    pq_unzipo s6, t1, t0
    pq_unzipe t0, a0, s1
    pq_unzipo t1, a0, s1
    pq_xar s1, t0, a3, 9
    andn t0, t5, s7
    andn a0, a6, t5
    xor t0, a2, t0
    xor a3, s7, a0
    sw s0, 480(sp)
    andn s0, s1, a6
    pq_xar a0, t1, t2, 9
    andn t1, a2, s1
    xor s3, s3, a3
    xor a6, a6, t1
    xor s0, s0, t5
    andn t2, s7, a2
    xor s7, s1, t2
    xor t1, t4, t0
    xor s1, t3, s0
    xor a2, s11, s7
    xor t5, a5, s10
    xor t3, a4, a6
    lw a4, 332(sp)
    pq_xar a4, s2, a4, 3
    lw s11, 320(sp)
    lw t2, 464(sp)
    pq_xar s11, t6, s11, 12
    pq_xar s6, s6, t2, 4
    andn t2, s11, a4
    xor t2, t5, t2
    andn t6, t5, a0
    andn t4, s6, s11
    xor t4, a4, t4
    andn a5, a0, s6
    xor s4, s4, t4
    xor s11, s11, a5
    xor s6, s6, t6
    andn s2, a4, t5
    xor s9, s9, t2
    xor s10, a1, s11
    xor s2, a0, s2
    xor a5, s5, s6
    xor t5, a7, s2
    pq_rax1 a7, a2, s4
    xor a4, t5, s3
    pq_rax1 a1, s3, a5
    pq_rax1 t6, t1, s10
    pq_rax1 s3, s1, t5
    xor a2, s10, a2
    pq_rax1 a0, t3, s9
    xor s5, a5, t1
    lw s10, 412(sp)
    lw t5, 408(sp)
    xor s4, s4, t3
    pq_xar t1, t5, a2, 28
    pq_xar a5, s2, s5, 20
    pq_xar t3, s10, a1, 31
    lw t5, 460(sp)
    pq_xar s2, t5, t6, 1
    pq_xar s10, ra, a4, 21
    andn t5, a5, t1
    xor ra, t3, t5
    andn t5, s10, a5
    sw ra, 160(sp)
    xor t5, t5, t1
    sw s6, 320(sp)
    andn s6, s2, s10
    pq_xar s8, s8, a2, 11
    xor a5, a5, s6
    andn s6, t3, s2
    xor s6, s10, s6
    sw s6, 184(sp)
    lw s10, 404(sp)
    andn t1, t1, t3
    sw t5, 168(sp)
    xor t3, s2, t1
    sw t3, 192(sp)
    xor t1, s10, a7
    lw s2, 400(sp)
    pq_xar s10, s2, t6, 22
    pq_xar s11, s11, s4, 22
    lw s2, 456(sp)
    pq_xar s2, s2, a0, 7
    sw t0, 328(sp)
    andn t0, s11, s10
    xor t0, t1, t0
    sw s0, 332(sp)
    sw a2, 400(sp)
    andn s0, s8, s11
    xor s0, s10, s0
    pq_xar a2, t2, a4, 2
    andn t2, s2, s8
    andn s10, s10, t1
    pq_xar s7, s7, a0, 19
    sw s0, 8(sp)
    xor t2, s11, t2
    sw t2, 16(sp)
    andn s11, t1, s2
    xor s8, s8, s11
    xor t1, s2, s10
    lw s11, 312(sp)
    lw s2, 0(s11)
    xor s10, t0, s2
    sw s8, 24(sp)
    xor s0, s0, t5
    sw s10, 0(sp)
    xor s11, ra, s10
    sw t1, 32(sp)
    xor s2, s6, s8
    xor s8, t3, t1
    lw t0, 336(sp)
    pq_xar t5, t0, s5, 14
    lw ra, 396(sp)
    pq_xar s10, a3, t6, 5
    lw s6, 480(sp)
    pq_xar t1, s6, s4, 8
    pq_xar t3, ra, a7, 18
    lw t0, 432(sp)
    pq_xar a3, t0, s3, 28
    andn t0, s10, t3
    xor t0, t5, t0
    sw t0, 120(sp)
    andn ra, t1, s10
    xor ra, t3, ra
    andn s6, a3, t1
    sw ra, 128(sp)
    xor s9, s9, s1
    xor s6, s10, s6
    sw s6, 136(sp)
    andn s1, t5, a3
    xor s10, t1, s1
    xor t1, s11, t0
    andn s1, t3, t5
    xor s2, s2, s10
    lw t0, 392(sp)
    xor s1, s1, a3
    xor s0, s0, ra
    sw s1, 152(sp)
    xor s8, s8, s1
    pq_xar s1, t0, s3, 14
    lw s11, 356(sp)
    pq_xar t3, s11, a0, 10
    andn t5, a2, t3
    lw a3, 316(sp)
    lw t0, 452(sp)
    pq_xar ra, a3, s9, 23
    pq_xar t0, t0, s4, 31
    xor s11, s1, t5
    sw s11, 40(sp)
    andn a3, ra, a2
    andn t5, s1, t0
    xor a3, t3, a3
    sw a3, 48(sp)
    sw s10, 316(sp)
    andn s10, t0, ra
    xor a2, a2, s10
    sw a2, 56(sp)
    xor s10, ra, t5
    xor ra, a5, t2
    andn s1, t3, s1
    sw s10, 64(sp)
    xor s1, t0, s1
    xor t5, ra, s6
    xor t0, t1, s11
    sw s1, 72(sp)
    xor t2, s0, a3
    xor ra, t5, a2
    xor s10, s2, s10
    lw s2, 388(sp)
    lw s0, 352(sp)
    lw t3, 416(sp)
    xor s0, s0, t6
    pq_xar a6, a6, s3, 12
    pq_xar s2, s2, s4, 3
    pq_xar s6, t3, s5, 4
    lw t1, 448(sp)
    andn s11, a6, s2
    pq_xar a3, t1, a4, 9
    xor t1, s11, s0
    sw t1, 84(sp)
    andn t3, s6, a6
    xor t3, s2, t3
    andn a2, a3, s6
    sw t3, 92(sp)
    xor a6, a6, a2
    sw a6, 100(sp)
    andn a2, s0, a3
    xor t5, s6, a2
    andn s0, s2, s0
    sw t5, 108(sp)
    xor s0, s0, a3
    sw s0, 116(sp)
    lw s2, 384(sp)
    lw s11, 348(sp)
    pq_xar s4, s2, s4, 31
    lw a2, 420(sp)
    pq_xar s6, a2, a7, 20
    lw a2, 444(sp)
    pq_xar s2, s11, s3, 27
    andn s11, s7, s2
    andn a3, s6, s7
    xor a3, s2, a3
    xor s11, s4, s11
    sw s11, 164(sp)
    sw a5, 336(sp)
    sw a3, 172(sp)
    pq_xar a2, a2, s9, 1
    andn a5, a2, s6
    xor s7, s7, a5
    sw s7, 180(sp)
    andn a5, s4, a2
    xor a5, a5, s6
    andn s4, s2, s4
    xor s4, a2, s4
    xor s2, t1, s11
    xor t1, t3, a3
    xor a6, a6, s7
    xor s6, t5, a5
    xor s0, s0, s4
    lw s7, 344(sp)
    pq_xar a2, s7, a0, 13
    lw s7, 380(sp)
    pq_xar t3, s7, a4, 18
    sw a5, 188(sp)
    pq_xar s7, t4, s9, 5
    lw s11, 324(sp)
    andn a3, t3, a2
    pq_xar t5, s11, a1, 7
    xor a5, s8, s1
    lw s11, 400(sp)
    lw t4, 440(sp)
    andn s1, s7, t3
    pq_xar s8, t4, s11, 28
    andn t4, t5, s7
    xor s1, s1, a2
    sw s1, 124(sp)
    xor t3, t3, t4
    andn t4, s8, t5
    sw s4, 324(sp)
    andn s4, a2, s8
    xor s7, s7, t4
    xor a2, t5, s4
    sw a2, 148(sp)
    xor t4, s8, a3
    xor s2, s2, s1
    xor s4, a6, s7
    xor t1, t1, t3
    xor s8, s6, a2
    xor t5, t4, s0
    lw s0, 376(sp)
    xor s0, s0, a4
    lw a6, 372(sp)
    pq_xar a6, a6, s9, 22
    lw a2, 332(sp)
    lw a4, 476(sp)
    pq_xar s3, a4, s3, 10
    lw a4, 436(sp)
    sw t3, 132(sp)
    pq_xar a4, a4, s5, 7
    pq_xar a2, a2, a1, 21
    andn s6, a2, a6
    andn a3, s3, a2
    xor s6, s0, s6
    xor s1, a6, a3
    andn t3, a4, s3
    sw s1, 12(sp)
    xor a2, a2, t3
    sw a2, 20(sp)
    andn a3, s0, a4
    lw t3, 312(sp)
    xor s3, s3, a3
    andn s0, a6, s0
    xor s0, s0, a4
    lw a6, 4(t3)
    xor a3, s8, s3
    lw a4, 364(sp)
    xor a6, s6, a6
    xor s6, s2, a6
    xor t3, t1, s1
    xor a2, s4, a2
    pq_xar s1, a4, s11, 14
    lw s2, 368(sp)
    pq_xar t1, s2, s5, 10
    lw s2, 328(sp)
    lw s8, 472(sp)
    pq_xar s4, s2, a7, 1
    pq_xar s5, s8, t6, 22
    lw s2, 428(sp)
    andn a4, s5, s4
    pq_xar t6, s2, a1, 30
    andn s8, s4, t1
    xor s2, t1, a4
    xor t3, t3, s2
    sw t4, 156(sp)
    xor a4, s1, s8
    andn t4, t6, s5
    xor s8, s4, t4
    andn s4, s1, t6
    xor s5, s5, s4
    andn s1, t1, s1
    xor t1, s6, a4
    xor s4, a2, s8
    lw s6, 340(sp)
    xor s1, t6, s1
    xor a2, a3, s5
    sw a4, 44(sp)
    lw t4, 360(sp)
    pq_xar t6, s6, a1, 3
    lw s6, 320(sp)
    xor a3, t5, s0
    pq_xar t4, t4, s9, 1
    xor a4, a3, s1
    lw a1, 468(sp)
    add t5, zero, s4
    pq_xar a1, a1, a0, 4
    pq_xar s9, s6, s11, 13
    lw s11, 424(sp)
    andn s6, a1, s9
    andn a3, s9, t6
    pq_xar a7, s11, a7, 9
    xor s11, t4, a3
    xor s6, s6, t6
    andn a3, t4, a7
    andn t4, t6, t4
    andn s4, a7, a1
    xor a0, a3, a1
    xor a7, a7, t4
    xor a3, a5, a7
    xor a5, s9, s4
    xor t0, t0, s11
    xor t4, ra, a5
    xor t6, s10, a0
    lw a1, 312(sp)
    xor t2, t2, s6
    addi a1, a1, -16
    add a5, zero, a5
    lw s9, 316(sp)
    lw s4, 324(sp)
    lw s10, 336(sp)
    sw a0, 104(sp)
.Lkeccak_f1600_1:
    xor a0, a4, t2
    sw s5, 316(sp)
    xor s5, t1, t4
    pq_rax1 t2, t2, a2
    pq_rax1 a4, t4, a4
    pq_xar s9, s9, a4, 10
    sw s8, 312(sp)
    pq_rax1 s8, t0, t5
    xor t0, a2, t0
    xor t5, t5, a3
    pq_xar a5, a5, t2, 21
    pq_rax1 ra, a3, t3
    andn a3, s9, a5
    pq_xar s4, s4, t0, 7
    xor a6, a6, a0
    andn a2, s4, s9
    pq_xar s2, s2, s5, 22
    pq_xar s10, s10, t2, 30
    xor a3, s2, a3
    andn t4, a5, s2
    xor a5, a5, a2
    andn a2, a6, s4
    pq_xar s11, s11, ra, 1
    pq_rax1 t1, t6, t1
    xor t3, t3, t6
    xor t6, s9, a2
    lw a2, 12(a1)
    andn s9, s2, a6
    xor s9, s4, s9
    pq_xar s4, s3, t5, 14
    xor t4, a6, t4
    pq_xar s3, s1, t0, 10
    xor a6, t4, a2
    lw s1, 128(sp)
    pq_xar a7, a7, t1, 19
    andn s2, s11, s3
    xor a2, s4, s2
    pq_xar s1, s1, s8, 22
    andn t4, s10, s1
    xor s2, s11, t4
    andn t4, s1, s11
    andn s11, s4, s10
    xor t4, t4, s3
    xor s1, s1, s11
    andn s4, s3, s4
    sw t6, 328(sp)
    xor s11, s10, s4
    sw s11, 324(sp)
    sw a3, 320(sp)
    xor s3, t6, s1
    xor s4, a3, t4
    sw t4, 332(sp)
    lw s10, 20(sp)
    lw t6, 64(sp)
    pq_xar a3, s10, t3, 31
    pq_xar t6, t6, a4, 27
    sw a6, 336(sp)
    lw t4, 172(sp)
    sw t3, 380(sp)
    xor s10, a6, a2
    pq_xar a6, t4, s5, 1
    lw t4, 120(sp)
    pq_xar s7, s7, t3, 8
    xor s11, s9, s11
    pq_xar t4, t4, ra, 20
    sw a2, 340(sp)
    sw s1, 348(sp)
    andn a2, a7, t6
    andn s1, t4, a7
    sw s9, 344(sp)
    xor s9, a3, a2
    andn a2, a6, t4
    xor s1, t6, s1
    andn t6, t6, a3
    xor s4, s4, s1
    andn a3, a3, a6
    xor a6, a6, t6
    xor t6, a5, s2
    xor a3, t4, a3
    xor s3, s3, a3
    lw t4, 40(sp)
    xor a2, a7, a2
    pq_xar s6, s6, s8, 5
    pq_xar a7, t4, ra, 18
    xor t4, t6, a2
    xor t6, s11, a6
    xor s10, s10, s9
    lw s11, 184(sp)
    sw a3, 356(sp)
    pq_xar a3, s11, a4, 28
    andn s11, s7, s6
    sw s1, 360(sp)
    sw a6, 352(sp)
    andn s1, a3, s7
    pq_xar s0, s0, t0, 14
    andn a6, s6, a7
    xor s11, a7, s11
    xor a6, s0, a6
    andn a7, a7, s0
    andn s0, s0, a3
    xor s6, s6, s1
    xor s7, s7, s0
    xor a3, a3, a7
    sw s7, 396(sp)
    lw s1, 24(sp)
    lw s0, 84(sp)
    lw a7, 72(sp)
    sw a5, 364(sp)
    pq_xar a5, s0, a0, 2
    sw s9, 368(sp)
    lw s0, 132(sp)
    lw s9, 180(sp)
    pq_xar a7, a7, t1, 10
    pq_xar s0, s0, s5, 23
    sw a2, 376(sp)
    sw s2, 372(sp)
    andn s2, a5, a7
    andn a2, s0, a5
    pq_xar s9, s9, t3, 31
    sw a3, 388(sp)
    lw t3, 104(sp)
    xor a2, a2, a7
    pq_xar s1, s1, a4, 14
    pq_xar t3, t3, a4, 12
    andn a4, s9, s0
    xor a4, a5, a4
    andn a5, s1, s9
    sw s11, 392(sp)
    xor s2, s1, s2
    sw a4, 384(sp)
    andn s1, a7, s1
    xor a7, a6, s2
    xor s0, a5, s0
    xor a5, s1, s9
    xor s1, s11, a2
    xor s9, s7, s0
    lw s11, 12(sp)
    lw s7, 56(sp)
    xor a4, s6, a4
    pq_xar s11, s11, s5, 1
    sw s6, 400(sp)
    sw a6, 404(sp)
    lw s6, 108(sp)
    pq_xar s7, s7, t2, 3
    sw s0, 408(sp)
    xor a3, a3, a5
    lw a6, 152(sp)
    pq_xar s6, s6, t5, 13
    lw s0, 160(sp)
    sw a2, 420(sp)
    pq_xar a6, a6, t1, 4
    andn a2, s6, s7
    sw s2, 416(sp)
    sw a5, 412(sp)
    andn s2, a6, s6
    xor s2, s7, s2
    pq_xar a5, s0, ra, 9
    andn s0, a5, a6
    andn s7, s7, s11
    xor s0, s6, s0
    xor s7, a5, s7
    andn s6, s11, a5
    xor a5, s11, a2
    xor a6, a6, s6
    xor a2, a7, a5
    xor s11, s1, s2
    xor s6, s9, a6
    lw a7, 32(sp)
    lw s1, 92(sp)
    xor s9, a4, s0
    xor a4, a3, s7
    sw a5, 424(sp)
    pq_xar a3, s1, s5, 5
    lw s5, 136(sp)
    lw a5, 188(sp)
    lw s1, 44(sp)
    pq_xar s5, s5, t2, 7
    pq_xar s1, s1, a0, 18
    sw s0, 428(sp)
    andn s0, a3, s1
    pq_xar a7, a7, t1, 13
    sw s7, 432(sp)
    sw a6, 436(sp)
    andn s7, s5, a3
    pq_xar a6, a5, t5, 28
    xor s7, s1, s7
    andn a5, s1, a7
    andn s1, a7, a6
    xor s0, a7, s0
    andn a7, a6, s5
    xor a3, a7, a3
    lw a7, 116(sp)
    xor a5, a6, a5
    xor a6, s5, s1
    xor s1, t4, a3
    xor t4, t6, a5
    lw s5, 124(sp)
    lw t6, 16(sp)
    xor s3, s3, a6
    pq_xar t2, t6, t2, 31
    pq_xar t6, a7, t0, 20
    xor s4, s4, s7
    lw a7, 316(sp)
    sw a5, 316(sp)
    pq_xar s5, s5, a0, 21
    lw a5, 168(sp)
    pq_xar a7, a7, t5, 28
    pq_xar a5, a5, s8, 1
    sw a3, 444(sp)
    andn a3, s5, t6
    xor a3, a7, a3
    sw s7, 440(sp)
    andn s7, t6, a7
    sw s2, 448(sp)
    andn s2, a5, s5
    xor s2, t6, s2
    andn t6, t2, a5
    andn a7, a7, t2
    xor s5, s5, t6
    lw t6, 312(sp)
    xor s7, t2, s7
    xor s9, s9, s2
    xor t2, a5, a7
    lw a5, 8(sp)
    xor a7, a4, t2
    xor a4, a5, s8
    lw a5, 380(sp)
    xor a2, a2, s7
    sw s7, 312(sp)
    xor s6, s6, s5
    lw s7, 156(sp)
    pq_xar t6, t6, a5, 3
    pq_xar s7, s7, t0, 4
    lw t0, 164(sp)
    sw s5, 456(sp)
    andn s5, t3, t6
    sw s2, 452(sp)
    andn s2, s7, t3
    pq_xar t0, t0, a0, 9
    andn a0, t0, s7
    xor t3, t3, a0
    andn a0, t6, a4
    xor a0, a0, t0
    xor s5, a4, s5
    andn t0, a4, t0
    xor a4, s7, t0
    lw t0, 148(sp)
    xor s3, s3, a4
    xor s7, s1, t3
    xor s10, s10, s0
    lw s1, 48(sp)
    xor s2, t6, s2
    pq_xar t6, s1, s8, 22
    lw s8, 100(sp)
    lw s1, 0(sp)
    xor t4, t4, a0
    pq_xar a5, s8, a5, 22
    xor s8, s1, ra
    lw ra, 192(sp)
    pq_xar t5, t0, t5, 11
    xor s10, s10, s5
    pq_xar t1, ra, t1, 7
    xor s4, s4, s2
    andn s1, a5, t6
    andn ra, t1, t5
    andn t0, t5, a5
    xor ra, a5, ra
    xor s11, s11, a3
    andn a5, s8, t1
    xor t5, t5, a5
    andn a5, t6, s8
    xor s8, s8, s1
    xor t1, t1, a5
    lw s1, 8(a1)
    xor a5, t6, t0
    xor t0, s8, s1
    xor s9, s9, ra
    xor s11, s11, a5
    xor t6, a7, t1
    xor s1, a2, t0
    pq_rax1 s8, s11, s3
    xor a2, s10, s9
    sw a4, 380(sp)
    pq_rax1 a7, t6, s4
    xor a4, t4, s11
    pq_rax1 s11, s1, s7
    xor s6, s6, t5
    xor s4, s4, s6
    pq_rax1 s9, s9, t4
    pq_rax1 s6, s6, s10
    xor t4, s3, s1
    lw s10, 348(sp)
    xor s1, s7, t6
    pq_xar s3, s10, s1, 28
    pq_xar s7, s0, a4, 21
    pq_xar t6, ra, s8, 31
    pq_xar s10, a3, s11, 1
    pq_xar s0, a0, t4, 20
    andn ra, s7, s0
    andn a3, s0, s3
    andn a0, s10, s7
    xor a3, t6, a3
    xor ra, s3, ra
    xor s0, s0, a0
    sw a3, 160(sp)
    pq_xar t3, t3, s4, 22
    xor a0, t0, a7
    andn t0, t6, s10
    pq_xar t2, t2, s6, 7
    xor s7, s7, t0
    andn t0, s3, t6
    sw ra, 168(sp)
    xor s3, s10, t0
    lw t6, 420(sp)
    pq_xar t0, a6, s1, 11
    pq_xar a6, t6, s11, 22
    andn s10, t0, t3
    sw s1, 348(sp)
    andn t6, t3, a6
    andn s1, t2, t0
    xor t3, t3, s1
    sw t3, 16(sp)
    sw s7, 184(sp)
    xor s1, a6, s10
    andn s10, a6, a0
    xor a6, a0, t6
    andn t6, a0, t2
    xor a0, ra, s1
    sw s1, 8(sp)
    xor ra, t0, t6
    xor s1, t2, s10
    lw t0, 0(a1)
    lw t6, 344(sp)
    sw s3, 192(sp)
    xor t2, a6, t0
    sw ra, 24(sp)
    sw s1, 32(sp)
    sw t2, 0(sp)
    xor s10, t2, a3
    xor s3, s3, s1
    pq_xar t0, t5, s9, 14
    lw a6, 416(sp)
    xor s7, s7, ra
    lw t2, 448(sp)
    pq_xar a3, a6, a7, 18
    pq_xar s1, t6, t4, 14
    lw t5, 444(sp)
    xor ra, s0, t3
    pq_xar a6, t2, s11, 5
    pq_xar t6, s5, a4, 2
    andn t3, a6, a3
    xor t2, s1, t3
    pq_xar s5, t5, s4, 8
    lw t3, 456(sp)
    sw t2, 120(sp)
    andn t5, s5, a6
    xor t5, t5, a3
    xor t2, s10, t2
    pq_xar s10, s2, a2, 5
    pq_xar s2, t3, s9, 28
    andn t3, s2, s5
    sw t5, 128(sp)
    xor a6, a6, t3
    sw s0, 344(sp)
    andn t3, s1, s2
    sw a6, 136(sp)
    xor s0, s5, t3
    lw s5, 412(sp)
    andn t3, a3, s1
    pq_xar t1, t1, s6, 13
    xor s1, ra, a6
    xor a6, a0, t5
    pq_xar t5, s5, s6, 10
    lw a3, 440(sp)
    xor t3, s2, t3
    sw t3, 152(sp)
    andn ra, t5, t0
    andn a0, t6, t5
    pq_xar s5, a3, a2, 23
    xor s7, s7, s0
    lw s2, 376(sp)
    xor a3, t0, a0
    pq_xar a0, s2, s4, 31
    xor s3, s3, t3
    xor t3, a0, ra
    sw a3, 40(sp)
    andn s2, s5, t6
    sw t3, 72(sp)
    xor ra, t5, s2
    andn s2, t0, a0
    xor t5, s5, s2
    sw ra, 48(sp)
    lw t0, 316(sp)
    andn s2, a0, s5
    pq_xar a0, t0, t4, 4
    xor t2, t2, a3
    xor s5, t6, s2
    xor t0, s3, t3
    sw t5, 64(sp)
    xor a3, s1, s5
    sw s5, 56(sp)
    xor t6, s7, t5
    lw s2, 436(sp)
    xor s5, a6, ra
    xor s7, a5, s11
    lw s1, 368(sp)
    pq_xar s3, s2, s9, 12
    lw t3, 372(sp)
    pq_xar s1, s1, a4, 9
    pq_xar t5, t3, s4, 3
    andn t3, s3, t5
    andn a5, s1, a0
    xor t3, s7, t3
    andn ra, s7, s1
    sw t3, 84(sp)
    lw a6, 364(sp)
    andn s7, t5, s7
    xor s2, a0, ra
    xor ra, s3, a5
    andn a5, a0, s3
    xor s7, s1, s7
    lw s3, 408(sp)
    pq_xar s4, a6, s4, 31
    pq_xar s3, s3, s9, 27
    lw s1, 432(sp)
    lw a0, 404(sp)
    lw a6, 360(sp)
    pq_xar s1, s1, s6, 19
    pq_xar a0, a0, a7, 20
    pq_xar a6, a6, a2, 1
    sw ra, 100(sp)
    sw t0, 360(sp)
    andn t0, s1, s3
    sw s0, 316(sp)
    xor t5, t5, a5
    xor s0, s4, t0
    sw s0, 164(sp)
    andn a5, a0, s1
    xor t0, t3, s0
    sw s2, 108(sp)
    xor s0, s3, a5
    andn t3, a6, a0
    xor s1, s1, t3
    andn a5, s4, a6
    xor a5, a0, a5
    xor t3, t5, s0
    xor a0, ra, s1
    sw a5, 188(sp)
    andn s4, s3, s4
    xor s4, a6, s4
    sw s0, 172(sp)
    sw s1, 180(sp)
    lw ra, 400(sp)
    lw s3, 340(sp)
    xor a6, s2, a5
    pq_xar s0, s3, a4, 18
    lw s1, 356(sp)
    lw a5, 348(sp)
    xor s2, s7, s4
    pq_xar s3, s1, a5, 28
    andn s1, s10, s0
    sw s7, 116(sp)
    xor s1, t1, s1
    pq_xar ra, ra, s8, 7
    sw t5, 92(sp)
    andn s7, ra, s10
    xor t5, s7, s0
    andn s7, s3, ra
    xor s7, s10, s7
    andn s10, t1, s3
    sw s1, 124(sp)
    sw t5, 132(sp)
    andn t1, s0, t1
    xor t0, t0, s1
    xor t1, t1, s3
    lw s3, 332(sp)
    xor s0, ra, s10
    lw s1, 396(sp)
    xor t3, t3, t5
    xor t5, a0, s7
    xor ra, s2, t1
    lw s10, 428(sp)
    xor a0, a6, s0
    lw s2, 336(sp)
    sw s0, 148(sp)
    sw t1, 156(sp)
    pq_xar t1, s1, s9, 10
    pq_xar a6, s10, s8, 21
    pq_xar s0, s3, a2, 22
    lw s1, 352(sp)
    andn s9, a6, s0
    andn s10, t1, a6
    xor s3, s0, s10
    xor s10, s2, a4
    pq_xar a4, s1, t4, 7
    andn s0, s0, s10
    sw s3, 12(sp)
    andn s2, a4, t1
    xor s1, s9, s10
    xor s9, a6, s2
    xor s0, a4, s0
    lw a6, 4(a1)
    andn s2, s10, a4
    xor t3, t3, s3
    xor a6, a6, s1
    lw a4, 328(sp)
    xor s3, t1, s2
    lw s2, 324(sp)
    xor t1, t0, a6
    sw s9, 20(sp)
    xor s10, a0, s3
    lw s1, 424(sp)
    xor t0, ra, s0
    pq_xar a0, a4, a5, 14
    pq_xar a4, s2, t4, 10
    lw s2, 392(sp)
    pq_xar ra, s1, a7, 1
    lw t4, 452(sp)
    pq_xar s1, s2, s11, 22
    addi a1, a1, -16
    pq_xar s11, t4, s8, 30
    andn s2, ra, a4
    xor t4, a0, s2
    andn s2, s1, ra
    xor t5, t5, s9
    andn s9, a4, a0
    xor s2, a4, s2
    sw t4, 44(sp)
    andn a0, a0, s11
    andn a4, s11, s1
    xor t1, t1, t4
    lw t4, 320(sp)
    xor a0, s1, a0
    xor s10, s10, a0
    lw s1, 384(sp)
    xor ra, ra, a4
    pq_xar s8, s1, s8, 3
    xor s1, s11, s9
    lw s11, 312(sp)
    pq_xar s9, t4, a2, 1
    lw a4, 380(sp)
    lw a2, 388(sp)
    pq_xar t4, a4, a5, 13
    xor t3, t3, s2
    xor a4, t0, s1
    pq_xar t0, a2, s6, 4
    pq_xar a2, s11, a7, 9
    andn s11, t4, s8
    andn a5, a2, t0
    andn a7, s8, s9
    andn s6, s9, a2
    xor s11, s9, s11
    xor a5, t4, a5
    xor a7, a2, a7
    xor a2, t0, s6
    andn s6, t0, t4
    xor s6, s8, s6
    lw s9, 316(sp)
    lw t0, 360(sp)
    xor t5, t5, ra
    xor s8, t0, a7
    xor t4, a3, a5
    xor t0, t2, s11
    sw a2, 104(sp)
    xor t2, s5, s6
    xor s5, s10, a0
    xor s10, s8, ra
    xor a3, ra, s10
    andi ra, a1, 255
    xor s8, s10, a3
    xor t6, t6, a2
    add ra, zero, ra
    lw s10, 344(sp)
    xor a2, a0, s5
    xor s5, s5, a2
    bne ra, zero, .Lkeccak_f1600_1
    pq_rax1 ra, t2, a2
    pq_rax1 a0, a3, t3
    sw s8, 312(sp)
    xor t3, t3, t6
    pq_rax1 s8, t0, t5
    xor t2, a4, t2
    sw s5, 316(sp)
    xor a3, t5, a3
    xor s5, t1, t4
    pq_rax1 t4, t4, a4
    xor t0, a2, t0
    pq_xar s4, s4, t0, 7
    pq_xar s2, s2, s5, 22
    pq_rax1 t1, t6, t1
    pq_xar a5, a5, ra, 21
    andn a2, a5, s2
    xor a6, a6, t2
    andn t5, a6, s4
    pq_xar s9, s9, t4, 10
    andn t6, s9, a5
    andn a4, s4, s9
    xor a2, a6, a2
    xor a5, a5, a4
    pq_xar s11, s11, a0, 1
    xor t5, s9, t5
    pq_xar s3, s3, a3, 14
    pq_xar s10, s10, ra, 30
    xor t6, s2, t6
    lw a4, 12(a1)
    pq_xar s1, s1, t0, 10
    xor s9, a2, a4
    andn a6, s2, a6
    lw a2, 128(sp)
    andn s2, s11, s1
    andn a4, s1, s3
    pq_xar a2, a2, s8, 22
    xor a6, s4, a6
    xor s2, s3, s2
    andn s4, a2, s11
    xor s1, s1, s4
    andn s4, s10, a2
    andn s3, s3, s10
    xor s11, s11, s4
    xor a2, a2, s3
    xor s4, s10, a4
    xor s10, s9, s2
    xor s3, t6, s1
    xor a4, a5, s11
    sw s11, 320(sp)
    sw t6, 324(sp)
    xor t6, a6, s4
    sw s4, 328(sp)
    pq_xar s0, s0, t0, 14
    sw s2, 336(sp)
    lw s11, 20(sp)
    sw t5, 332(sp)
    pq_xar s4, s11, t3, 31
    lw s2, 64(sp)
    pq_xar s11, s2, t4, 27
    sw a6, 340(sp)
    pq_xar a7, a7, t1, 19
    lw s2, 120(sp)
    sw s1, 344(sp)
    lw a6, 172(sp)
    pq_xar s2, s2, a0, 20
    andn s1, a7, s11
    xor s1, s4, s1
    sw s9, 348(sp)
    andn s9, s2, a7
    xor s9, s11, s9
    pq_xar a6, a6, s5, 1
    xor t5, t5, a2
    sw a5, 352(sp)
    andn a5, a6, s2
    xor a7, a7, a5
    andn a5, s4, a6
    andn s4, s11, s4
    xor s2, s2, a5
    xor s10, s10, s1
    xor s3, s3, s9
    xor a4, a4, a7
    lw s11, 184(sp)
    xor a5, t5, s2
    xor t5, a6, s4
    xor t6, t6, t5
    pq_xar s6, s6, s8, 5
    lw a6, 40(sp)
    pq_xar a6, a6, a0, 18
    andn s4, s6, a6
    pq_xar s7, s7, t3, 8
    pq_xar s11, s11, t4, 28
    sw a7, 360(sp)
    xor a7, s4, s0
    sw s1, 356(sp)
    andn s4, s7, s6
    xor s1, a6, s4
    andn s4, s11, s7
    xor s6, s6, s4
    andn s4, s0, s11
    andn a6, a6, s0
    xor a6, s11, a6
    lw s0, 72(sp)
    pq_xar s0, s0, t1, 10
    xor s11, s7, s4
    lw s4, 24(sp)
    lw s7, 84(sp)
    pq_xar s7, s7, t2, 2
    sw s2, 364(sp)
    sw s9, 372(sp)
    lw s2, 132(sp)
    pq_xar s9, s4, t4, 14
    sw t5, 368(sp)
    lw t5, 180(sp)
    pq_xar s2, s2, s5, 23
    andn s4, s7, s0
    xor s4, s9, s4
    pq_xar t5, t5, t3, 31
    sw a2, 376(sp)
    andn a2, s2, s7
    xor a2, a2, s0
    sw t4, 380(sp)
    andn t4, t5, s2
    xor s7, s7, t4
    andn t4, s9, t5
    xor t4, s2, t4
    andn s2, s0, s9
    xor s0, t5, s2
    xor t5, a7, s4
    xor s9, s1, a2
    xor s2, s6, s7
    sw s7, 384(sp)
    xor s7, s11, t4
    sw a6, 388(sp)
    xor a6, a6, s0
    sw s1, 392(sp)
    lw s1, 12(sp)
    sw a2, 412(sp)
    sw s0, 396(sp)
    lw a2, 56(sp)
    pq_xar s0, a2, ra, 3
    lw a2, 108(sp)
    sw s6, 400(sp)
    pq_xar s6, a2, a3, 13
    sw s4, 404(sp)
    lw s4, 152(sp)
    pq_xar s4, s4, t1, 4
    lw a2, 160(sp)
    sw s11, 408(sp)
    andn s11, s6, s0
    pq_xar s1, s1, s5, 1
    pq_xar a2, a2, a0, 9
    sw a7, 416(sp)
    andn a7, s4, s6
    sw t4, 420(sp)
    andn t4, a2, s4
    xor a7, a7, s0
    xor s6, s6, t4
    xor t4, s1, s11
    andn s11, s1, a2
    andn s1, s0, s1
    xor s0, a2, s1
    xor t5, t5, t4
    xor s1, s9, a7
    xor s4, s4, s11
    lw a2, 32(sp)
    xor s2, s2, s6
    xor s7, s7, s4
    xor a6, a6, s0
    lw s9, 44(sp)
    lw s11, 92(sp)
    pq_xar s5, s11, s5, 5
    lw s11, 136(sp)
    pq_xar a2, a2, t1, 13
    pq_xar s11, s11, ra, 7
    sw s4, 424(sp)
    sw t4, 428(sp)
    lw s4, 188(sp)
    pq_xar s9, s9, t2, 18
    andn t4, s5, s9
    xor t4, t4, a2
    sw a7, 432(sp)
    andn a7, s11, s5
    xor a7, s9, a7
    sw s6, 436(sp)
    pq_xar s4, s4, a3, 28
    andn s6, s4, s11
    xor s5, s5, s6
    andn s6, a2, s4
    andn a2, s9, a2
    xor s9, s4, a2
    lw s4, 16(sp)
    xor a2, s11, s6
    xor s10, s10, t4
    xor s3, s3, a7
    lw s6, 116(sp)
    pq_xar s4, s4, ra, 31
    lw s11, 316(sp)
    xor a4, a4, s5
    lw ra, 124(sp)
    pq_xar s11, s11, a3, 28
    xor t6, t6, s9
    pq_xar s6, s6, t0, 20
    xor a5, a5, a2
    pq_xar ra, ra, t2, 21
    sw s9, 316(sp)
    lw s9, 168(sp)
    pq_xar s9, s9, s8, 1
    sw a7, 440(sp)
    andn a7, s6, s11
    xor a7, s4, a7
    sw s5, 444(sp)
    andn s5, ra, s6
    sw a2, 448(sp)
    andn a2, s9, ra
    xor a2, s6, a2
    andn s6, s4, s9
    xor s6, ra, s6
    andn ra, s11, s4
    xor s4, s9, ra
    xor s7, s7, s6
    xor s5, s11, s5
    xor s2, s2, a2
    xor ra, s1, s5
    xor a6, a6, s4
    lw s9, 8(sp)
    lw s11, 312(sp)
    xor t5, t5, a7
    pq_xar s1, s11, t3, 3
    lw s11, 104(sp)
    xor s9, s9, s8
    sw a7, 312(sp)
    lw a7, 380(sp)
    pq_xar a7, s11, a7, 12
    lw s11, 156(sp)
    pq_xar t0, s11, t0, 4
    lw s11, 164(sp)
    pq_xar t2, s11, t2, 9
    andn s11, a7, s1
    sw s6, 452(sp)
    xor s6, s9, s11
    sw a2, 380(sp)
    andn s11, t0, a7
    andn a2, t2, t0
    xor s11, s1, s11
    xor a2, a7, a2
    andn a7, s9, t2
    andn s1, s1, s9
    xor s10, s10, s6
    xor s3, s3, s11
    xor s9, t0, a7
    xor t2, t2, s1
    xor t0, a5, s9
    xor a4, a4, a2
    xor t6, t6, t2
    lw a7, 0(sp)
    lw s1, 48(sp)
    pq_xar s8, s1, s8, 22
    lw a5, 100(sp)
    pq_xar t3, a5, t3, 22
    lw s1, 148(sp)
    lw a5, 192(sp)
    pq_xar s1, s1, a3, 11
    andn a3, t3, s8
    xor a0, a7, a0
    xor a3, a0, a3
    andn a7, s1, t3
    xor a7, s8, a7
    andn s8, s8, a0
    pq_xar t1, a5, t1, 7
    andn a5, t1, s1
    xor t3, t3, a5
    andn a5, a0, t1
    lw a0, 8(a1)
    xor s1, s1, a5
    xor a5, a3, a0
    xor t5, t5, a5
    xor t1, t1, s8
    pq_rax1 a0, t5, a4
    xor s7, s7, s1
    xor a3, ra, a7
    pq_rax1 s8, a3, t0
    xor a6, a6, t1
    xor ra, s3, s7
    xor s2, s2, t3
    pq_rax1 s3, a6, s3
    sw a7, 456(sp)
    xor a6, a4, a6
    xor a7, s10, s2
    pq_rax1 s2, s2, t6
    xor a4, t6, a3
    pq_xar s5, s5, a0, 1
    pq_xar t3, t3, s8, 31
    xor t5, t0, t5
    lw a3, 376(sp)
    pq_rax1 s7, s7, s10
    pq_xar t6, a3, a6, 28
    pq_xar t2, t2, t5, 20
    pq_xar t0, t4, a4, 21
    andn s10, t2, t6
    andn a3, s5, t0
    xor s10, t3, s10
    andn t4, t0, t2
    pq_xar s4, s4, s7, 7
    xor t2, t2, a3
    andn a3, t3, s5
    andn t3, t6, t3
    xor t4, t6, t4
    pq_xar t6, s0, s7, 19
    xor s5, s5, t3
    lw s0, 352(sp)
    lw t3, 420(sp)
    xor t0, t0, a3
    pq_xar a3, s0, ra, 31
    pq_xar t3, t3, s2, 27
    lw s0, 416(sp)
    sw s9, 416(sp)
    lw s9, 372(sp)
    pq_xar s0, s0, s3, 20
    sw s6, 372(sp)
    andn s6, t6, t3
    sw s1, 420(sp)
    andn s1, s0, t6
    pq_xar s9, s9, a7, 1
    xor s1, t3, s1
    sw s11, 352(sp)
    andn s11, s9, s0
    xor s11, t6, s11
    andn t6, a3, s9
    andn t3, t3, a3
    xor a3, a3, s6
    pq_zipl s6, s10, a3
    pq_ziph s10, s10, a3
    lw a3, 200(sp)
    xor t3, s9, t3
    xor s9, s0, t6
    sw s10, 164(a3)
    sw s6, 160(a3)
    pq_zipl s10, t4, s1
    pq_ziph s0, t4, s1
    sw s10, 168(a3)
    pq_zipl t6, t2, s11
    pq_ziph t2, t2, s11
    pq_zipl s6, t0, s9
    pq_ziph s1, t0, s9
    sw s0, 172(a3)
    sw s6, 184(a3)
    pq_zipl t4, s5, t3
    xor s10, a5, s3
    sw s1, 188(a3)
    pq_ziph s5, s5, t3
    sw t4, 192(a3)
    pq_xar t4, a2, ra, 22
    lw s11, 412(sp)
    lw t0, 448(sp)
    pq_xar s9, s11, a0, 22
    pq_xar s0, t0, a6, 11
    andn t3, t4, s9
    andn s6, s0, t4
    xor a5, s9, s6
    xor t3, s10, t3
    andn a2, s4, s0
    andn s1, s10, s4
    xor s11, s0, s1
    andn t0, s9, s10
    lw s6, 0(a1)
    xor t4, t4, a2
    xor s0, t3, s6
    lw t3, 348(sp)
    xor s1, s4, t0
    sw t6, 176(a3)
    lw s9, 344(sp)
    lw a2, 436(sp)
    lw s10, 368(sp)
    xor t3, t3, a4
    pq_xar a2, a2, s8, 21
    lw s6, 408(sp)
    pq_xar t0, s9, a7, 22
    andn s4, a2, t0
    xor t6, t3, s4
    pq_xar s9, s10, t5, 7
    pq_xar s4, s6, s2, 10
    andn s10, s4, a2
    andn s6, s9, s4
    xor s10, t0, s10
    xor a2, a2, s6
    andn s6, t3, s9
    xor s4, s4, s6
    andn s6, t0, t3
    pq_zipl t0, t4, a2
    lw a1, 4(a1)
    xor t3, t6, a1
    pq_ziph a1, a5, s10
    pq_zipl t6, s0, t3
    sw t6, 0(a3)
    xor t6, s9, s6
    pq_ziph s6, s0, t3
    sw s6, 4(a3)
    sw a1, 12(a3)
    pq_ziph a2, t4, a2
    sw t0, 16(a3)
    sw a2, 20(a3)
    pq_zipl a2, s11, s4
    pq_zipl s9, a5, s10
    sw s9, 8(a3)
    pq_ziph s0, s1, t6
    pq_ziph t3, s11, s4
    pq_zipl t6, s1, t6
    sw t6, 32(a3)
    sw s0, 36(a3)
    sw t3, 28(a3)
    lw s6, 340(sp)
    pq_xar a1, s6, t5, 14
    sw a2, 24(a3)
    lw t4, 452(sp)
    lw t6, 404(sp)
    pq_xar t6, t6, s3, 18
    lw s1, 432(sp)
    pq_xar s1, s1, a0, 5
    lw a2, 444(sp)
    pq_xar t0, t4, s2, 28
    andn a5, s1, t6
    pq_xar a2, a2, ra, 8
    xor s10, a1, a5
    andn s9, t0, a2
    andn t4, a2, s1
    xor s1, s1, s9
    andn s4, t6, a1
    andn s11, a1, t0
    xor s0, t0, s4
    pq_xar t1, t1, s7, 13
    lw t3, 352(sp)
    pq_xar s6, t3, a7, 5
    lw a5, 336(sp)
    lw s9, 400(sp)
    pq_xar a1, a5, a4, 18
    lw t0, 364(sp)
    xor t4, t6, t4
    pq_xar s4, s9, s8, 7
    andn t3, s6, a1
    andn a5, s4, s6
    pq_xar t6, t0, a6, 28
    andn s9, t6, s4
    andn t0, t1, t6
    xor s6, s6, s9
    xor s9, t1, t3
    andn t3, a1, t1
    pq_ziph t1, s10, s9
    xor t3, t6, t3
    pq_zipl t6, s1, s6
    xor a1, a1, a5
    sw t1, 124(a3)
    xor a5, a2, s11
    pq_zipl t1, t4, a1
    pq_ziph t4, t4, a1
    sw t1, 128(a3)
    sw t6, 136(a3)
    pq_ziph s1, s1, s6
    xor t6, s4, t0
    pq_ziph a2, a5, t6
    sw a2, 148(a3)
    lw s11, 420(sp)
    sw t4, 132(a3)
    pq_ziph a1, s0, t3
    lw t1, 396(sp)
    pq_zipl s6, s0, t3
    lw t0, 360(sp)
    pq_zipl s4, a5, t6
    sw s4, 144(a3)
    sw s6, 152(a3)
    pq_xar a2, t1, s7, 10
    lw t4, 440(sp)
    pq_xar s0, s11, s2, 14
    lw t3, 372(sp)
    pq_xar a5, t3, a4, 2
    pq_xar t6, t4, a7, 23
    andn t4, a5, a2
    pq_xar s4, t0, ra, 31
    andn t0, s4, t6
    xor t4, s0, t4
    andn t3, t6, a5
    andn s6, s0, s4
    pq_zipl t1, s10, s9
    andn s11, a2, s0
    xor s9, t6, s6
    lw t6, 332(sp)
    xor s10, a5, t0
    xor t3, a2, t3
    xor s0, s4, s11
    pq_xar t6, t6, a6, 14
    lw s6, 428(sp)
    lw t0, 328(sp)
    sw t2, 180(a3)
    pq_xar a5, t0, t5, 10
    pq_xar a2, s6, s3, 1
    lw s4, 392(sp)
    pq_xar s11, s4, a0, 22
    lw t2, 380(sp)
    pq_xar t2, t2, s8, 30
    andn t0, a2, a5
    andn s6, s11, a2
    xor s4, a5, s6
    andn s6, t6, t2
    xor t0, t6, t0
    andn a5, a5, t6
    xor t6, s11, s6
    andn s6, t2, s11
    pq_zipl s11, t3, s4
    xor t2, t2, a5
    pq_zipl a5, t4, t0
    pq_ziph t4, t4, t0
    xor a2, s6, a2
    sw t4, 44(a3)
    pq_ziph t0, s9, t6
    pq_ziph t3, t3, s4
    sw a5, 40(a3)
    pq_ziph s6, s10, a2
    sw t3, 52(a3)
    pq_zipl t3, s10, a2
    sw s11, 48(a3)
    pq_zipl t4, s9, t6
    sw t0, 68(a3)
    pq_zipl t0, s0, t2
    sw s6, 60(a3)
    pq_ziph s4, s0, t2
    lw a5, 324(sp)
    sw t3, 56(a3)
    sw t0, 72(a3)
    lw a2, 384(sp)
    pq_xar s10, a5, a7, 1
    lw s11, 416(sp)
    pq_xar s0, a2, s8, 3
    lw s9, 388(sp)
    lw t6, 312(sp)
    pq_xar s6, s11, a6, 13
    pq_xar t2, t6, s3, 9
    pq_xar a6, s9, s7, 4
    andn s7, s6, s0
    andn a7, t2, a6
    sw a1, 156(a3)
    andn t0, a6, s6
    xor t3, s6, a7
    lw a5, 320(sp)
    andn s8, s0, s10
    xor s7, s10, s7
    andn a7, s10, t2
    xor a6, a6, a7
    xor s8, t2, s8
    lw a2, 424(sp)
    lw s11, 456(sp)
    pq_xar s3, a5, ra, 3
    pq_xar t6, a2, s2, 12
    xor s9, s11, a0
    lw s2, 316(sp)
    lw a1, 356(sp)
    andn s6, t6, s3
    xor s10, s9, s6
    pq_xar s2, s2, t5, 4
    sw s1, 140(a3)
    andn a7, s2, t6
    xor t0, s0, t0
    pq_xar ra, a1, a4, 9
    andn t2, ra, s2
    pq_zipl a5, s7, s10
    xor a2, t6, t2
    sw t4, 64(a3)
    andn a0, s3, s9
    sw t1, 120(a3)
    xor s0, s3, a7
    andn s11, s9, ra
    pq_zipl s6, t0, s0
    pq_ziph t5, s7, s10
    xor s3, ra, a0
    pq_ziph s1, t3, a2
    sw a5, 80(a3)
    sw s6, 88(a3)
    pq_ziph a1, s8, s3
    sw s5, 196(a3)
    xor a0, s2, s11
    pq_zipl a4, t3, a2
    sw s1, 100(a3)
    sw a4, 96(a3)
    pq_zipl t2, a6, a0
    pq_zipl t6, s8, s3
    pq_ziph t0, t0, s0
    pq_ziph a6, a6, a0
    sw t2, 104(a3)
    sw t6, 112(a3)
    sw s4, 76(a3)
    sw a1, 116(a3)
    lw s0, 256(sp)
    lw s1, 260(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s8, 288(sp)
    lw s4, 272(sp)
    lw s5, 276(sp)
    sw a6, 108(a3)
    lw s6, 280(sp)
    lw s7, 284(sp)
    sw t5, 84(a3)
    lw s9, 292(sp)
    lw ra, 304(sp)
    lw s10, 296(sp)
    lw s11, 300(sp)
    sw t0, 92(a3)
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

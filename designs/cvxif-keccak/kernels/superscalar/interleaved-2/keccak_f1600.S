# keccak_f1600 of sha3, variant "interleaved-2" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 3,936 -> 3,850 cycles, 7,418 -> 7,422 bytes, proved equal to what came.
# No order takes fewer than 3,567 cycles (commit slots: 7,133, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant interleaved-2 --kernel start/superscalar/interleaved-2/keccak_f1600.S --keep-spills --effort 2 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), bit-interleaved, two operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s1, 260(sp)
    sw s9, 292(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s2, 264(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s0, 256(sp)
    sw ra, 304(sp)
    sw s10, 296(sp)
.Lkeccak_f1600_pc80000fc0:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    sw s6, 280(sp)
    sw s11, 300(sp)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80000fc0)
    lw s0, 40(a0)
    sw a0, 200(sp)
    lw s7, 0(a0)
    lw a6, 80(a0)
    lw s5, 120(a0)
    xor s3, s7, s0
    lw s8, 160(a0)
    xor s0, s3, a6
    xor a6, s0, s5
    lw s0, 4(a0)
    xor s3, a6, s8
    lw s2, 44(a0)
    lw a6, 84(a0)
    xor s8, s0, s2
    lw t1, 124(a0)
    xor s8, s8, a6
    lw a6, 164(a0)
    lw ra, 8(a0)
    xor s5, s8, t1
    xor a6, s5, a6
    lw s5, 48(a0)
    pq_unzipe s2, s3, a6
    lw a4, 88(a0)
    pq_unzipo s3, s3, a6
    xor s1, ra, s5
    xor t3, s1, a4
    lw a6, 128(a0)
    lw s8, 168(a0)
    xor a6, t3, a6
    lw s1, 12(a0)
    xor a6, a6, s8
    lw a2, 52(a0)
    lw s8, 92(a0)
    xor t1, s1, a2
    lw s1, 132(a0)
    xor s8, t1, s8
    xor s8, s8, s1
    lw a4, 172(a0)
    lw t3, 56(a0)
    lw s1, 16(a0)
    xor s8, s8, a4
    pq_unzipe a5, a6, s8
    lw t1, 96(a0)
    pq_unzipo a6, a6, s8
    xor s8, s1, t3
    lw t5, 136(a0)
    xor s8, s8, t1
    lw a7, 176(a0)
    xor a4, s8, t5
    lw t3, 20(a0)
    xor s8, a4, a7
    lw t5, 60(a0)
    lw a4, 100(a0)
    xor s1, t3, t5
    lw s6, 140(a0)
    xor s1, s1, a4
    lw t3, 180(a0)
    xor t5, s1, s6
    lw s1, 24(a0)
    xor t3, t5, t3
    lw t5, 64(a0)
    pq_unzipe s11, s8, t3
    lw t4, 104(a0)
    pq_unzipo s6, s8, t3
    xor t3, s1, t5
    xor t0, t3, t4
    pq_rax1 s8, s2, s6
    lw t3, 144(a0)
    xor t5, s3, s11
    lw t2, 184(a0)
    xor a7, t0, t3
    lw s9, 28(a0)
    xor a7, a7, t2
    lw t2, 68(a0)
    lw ra, 108(a0)
    lw t0, 148(a0)
    xor a3, s9, t2
    xor t4, a3, ra
    lw s4, 188(a0)
    xor a3, t4, t0
    lw t6, 32(a0)
    xor s10, a3, s4
    lw t4, 72(a0)
    pq_unzipe t2, a7, s10
    lw a3, 112(a0)
    pq_unzipo a7, a7, s10
    xor t6, t6, t4
    pq_rax1 ra, a5, a7
    xor t4, t6, a3
    pq_rax1 s3, t2, s3
    lw s4, 152(a0)
    lw s10, 192(a0)
    xor t2, a6, t2
    xor t4, t4, s4
    lw t6, 36(a0)
    xor t4, t4, s10
    lw a3, 76(a0)
    lw s4, 116(a0)
    xor s2, a7, s2
    pq_unzipe a7, s7, s0
    xor a3, t6, a3
    pq_unzipo s7, s7, s0
    xor s0, a3, s4
    pq_unzipe t6, s5, a2
    lw s4, 156(a0)
    pq_unzipo a2, s5, a2
    lw s5, 196(a0)
    pq_xar a3, t6, s8, 22
    xor s0, s0, s4
    pq_unzipe s4, t1, a4
    xor s0, s0, s5
    pq_unzipe t6, t4, s0
    pq_unzipo s0, t4, s0
    xor t4, s6, t6
    sw s3, 312(sp)
    xor a5, a5, s0
    pq_rax1 a6, t6, a6
    pq_rax1 s0, s11, s0
    xor s11, a7, a6
    pq_unzipo a4, t1, a4
    andn t1, a3, s11
    pq_xar a4, a4, t2, 22
    lw t6, 8(a1)
    pq_unzipe s6, t3, t0
    andn a7, a4, a3
    pq_unzipo t3, t3, t0
    xor a7, s11, a7
    pq_xar t3, t3, t4, 11
    xor a7, a7, t6
    pq_unzipe t0, s10, s5
    andn t6, t3, a4
    pq_unzipo s5, s10, s5
    xor t6, a3, t6
    pq_xar t0, t0, s3, 7
    xor s7, s7, a5
    pq_xar a2, a2, t5, 22
    andn a3, t0, t3
    pq_xar s4, s4, ra, 21
    xor a4, a4, a3
    pq_xar a3, s6, s0, 10
    andn s6, s11, t0
    pq_xar s5, s5, s2, 7
    xor t3, t3, s6
    pq_unzipe s11, s1, s9
    xor t1, t0, t1
    pq_unzipo s1, s1, s9
    andn t0, a3, s4
    andn s6, s4, a2
    andn s9, s7, s5
    pq_xar s11, s11, s0, 14
    xor s6, s7, s6
    pq_xar s1, s1, t4, 14
    xor s10, a2, t0
    andn t0, s5, a3
    xor t0, s4, t0
    lw s4, 12(a1)
    xor a3, a3, s9
    andn s7, a2, s7
    xor s7, s5, s7
    lw a2, 72(a0)
    xor s5, s6, s4
    lw s6, 76(a0)
    lw s9, 80(a0)
    pq_unzipe s4, a2, s6
    sw s0, 316(sp)
    pq_unzipo s0, a2, s6
    lw a2, 84(a0)
    pq_xar s3, s4, s3, 10
    lw s6, 128(a0)
    pq_unzipe s4, s9, a2
    sw a5, 320(sp)
    pq_unzipo a2, s9, a2
    lw s9, 132(a0)
    pq_xar a2, a2, a5, 2
    sw t5, 324(sp)
    pq_unzipe a5, s6, s9
    sw s7, 328(sp)
    pq_unzipo s7, s6, s9
    lw s6, 176(a0)
    pq_xar s7, s7, t5, 23
    lw t5, 180(a0)
    pq_xar s0, s0, s2, 10
    sw t2, 332(sp)
    pq_unzipe s9, s6, t5
    sw a3, 336(sp)
    pq_unzipo t5, s6, t5
    pq_xar a3, s9, ra, 30
    andn s6, a2, s3
    pq_xar t5, t5, t2, 31
    xor t2, s11, s6
    pq_xar s6, s4, a6, 1
    andn s4, s7, a2
    pq_xar a5, a5, s8, 22
    xor s9, s3, s4
    andn s4, t5, s7
    xor a2, a2, s4
    andn s4, s11, t5
    xor s7, s7, s4
    andn s3, s3, s11
    xor s4, a7, t2
    xor s11, t6, s9
    xor s3, t5, s3
    xor t5, a4, a2
    sw a2, 340(sp)
    xor a2, t3, s7
    sw t1, 344(sp)
    xor t1, t1, s3
    sw s7, 348(sp)
    andn s7, s6, s0
    xor s7, s1, s7
    sw t6, 352(sp)
    andn t6, a5, s6
    sw s3, 356(sp)
    xor s3, s0, t6
    andn t6, a3, a5
    xor s6, s6, t6
    sw s10, 360(sp)
    andn t6, s1, a3
    xor a5, a5, t6
    andn s0, s0, s1
    xor s0, s0, a3
    xor s1, s5, s7
    xor t6, s10, s3
    xor a3, t0, s6
    lw s10, 336(sp)
    sw s3, 364(sp)
    xor s3, s10, a5
    lw s10, 328(sp)
    sw s0, 368(sp)
    xor s0, s10, s0
    lw s10, 16(a0)
    sw s5, 372(sp)
    sw s7, 376(sp)
    lw s7, 20(a0)
    sw t0, 380(sp)
    pq_unzipe t0, s10, s7
    lw s5, 64(a0)
    pq_unzipo s7, s10, s7
    sw s6, 384(sp)
    sw t3, 388(sp)
    lw s6, 68(a0)
    pq_xar s10, t0, ra, 31
    pq_unzipo t3, s5, s6
    pq_unzipe t0, s5, s6
    lw s5, 112(a0)
    sw t2, 392(sp)
    pq_xar s6, t3, t4, 28
    lw t2, 116(a0)
    sw s9, 396(sp)
    pq_unzipe t3, s5, t2
    lw s9, 120(a0)
    pq_unzipo t2, s5, t2
    lw s5, 124(a0)
    pq_xar t2, t2, s2, 20
    sw a7, 400(sp)
    pq_unzipe a7, s9, s5
    sw a5, 404(sp)
    pq_unzipo a5, s9, s5
    lw s5, 320(sp)
    pq_xar a7, a7, a6, 20
    lw s9, 168(a0)
    pq_xar a5, a5, s5, 21
    sw a4, 408(sp)
    lw a4, 172(a0)
    andn s5, t2, s6
    sw t4, 412(sp)
    xor t4, s10, s5
    sw ra, 416(sp)
    pq_unzipe s5, s9, a4
    andn ra, a5, t2
    pq_unzipo a4, s9, a4
    pq_xar s9, s5, s8, 1
    xor s5, s6, ra
    andn s6, s6, s10
    andn ra, s9, a5
    andn s10, s10, s9
    xor ra, t2, ra
    xor t2, a5, s10
    xor a5, s9, s6
    xor s6, t5, ra
    xor a2, a2, t2
    xor t1, t1, a5
    lw s10, 332(sp)
    xor t5, s4, t4
    lw s9, 316(sp)
    pq_xar s7, s7, s10, 31
    lw s4, 312(sp)
    pq_xar t0, t0, s9, 27
    sw t4, 420(sp)
    pq_xar t4, t3, s4, 19
    sw t2, 428(sp)
    lw t2, 324(sp)
    sw ra, 424(sp)
    andn t3, t4, t0
    pq_xar a4, a4, t2, 1
    xor ra, s7, t3
    andn t3, a7, t4
    xor t3, t0, t3
    sw a5, 432(sp)
    andn a5, a4, a7
    andn t0, t0, s7
    xor s11, s11, s5
    xor a5, t4, a5
    xor t4, a4, t0
    andn s7, s7, a4
    xor s7, a7, s7
    xor s1, s1, ra
    xor a7, a3, a5
    xor a4, t6, t3
    sw t4, 436(sp)
    xor s0, s0, t4
    lw t4, 32(a0)
    lw a3, 36(a0)
    xor s3, s3, s7
    pq_unzipe t0, t4, a3
    lw t6, 40(a0)
    pq_unzipo t4, t4, a3
    lw a3, 44(a0)
    pq_xar t4, t4, s2, 14
    sw s7, 440(sp)
    pq_unzipe s7, t6, a3
    sw t3, 444(sp)
    pq_unzipo t3, t6, a3
    lw t6, 88(a0)
    pq_xar s7, s7, a6, 18
    lw a3, 92(a0)
    pq_xar t0, t0, s4, 13
    sw ra, 448(sp)
    pq_unzipe ra, t6, a3
    sw a5, 452(sp)
    pq_unzipo a5, t6, a3
    lw t6, 136(a0)
    pq_xar a3, ra, s8, 5
    lw ra, 140(a0)
    pq_xar a5, a5, t2, 5
    sw s5, 456(sp)
    pq_unzipe s5, t6, ra
    sw s2, 460(sp)
    pq_unzipo s2, t6, ra
    lw ra, 184(a0)
    pq_xar s2, s2, s10, 8
    lw t6, 188(a0)
    sw s8, 464(sp)
    andn s8, a3, s7
    pq_unzipe s10, ra, t6
    xor s8, t4, s8
    pq_unzipo ra, ra, t6
    andn t6, s2, a3
    pq_xar s9, s10, s9, 28
    xor s10, s7, t6
    andn t6, s9, s2
    andn s7, s7, t4
    andn t4, t4, s9
    xor s2, s2, t4
    xor s7, s9, s7
    xor t5, t5, s8
    xor a2, a2, s2
    xor s11, s11, s10
    xor t6, a3, t6
    xor s6, s6, t6
    xor t4, t1, s7
    lw t1, 320(sp)
    lw s9, 416(sp)
    pq_xar a3, t3, t1, 18
    lw t3, 412(sp)
    pq_xar s5, s5, s9, 7
    sw s7, 468(sp)
    pq_xar s7, ra, t3, 28
    andn ra, a5, a3
    xor ra, t0, ra
    sw s10, 472(sp)
    andn s10, s5, a5
    sw s2, 476(sp)
    xor s2, a3, s10
    andn s10, s7, s5
    xor a5, a5, s10
    andn s10, t0, s7
    xor s10, s5, s10
    andn s5, a3, t0
    xor s7, s7, s5
    xor t0, s1, ra
    xor s1, a4, s2
    xor s5, a7, a5
    xor s0, s0, s7
    lw a4, 8(a0)
    lw a7, 12(a0)
    sw t6, 324(sp)
    pq_unzipe t6, a4, a7
    lw a3, 56(a0)
    pq_unzipo a4, a4, a7
    lw a7, 60(a0)
    pq_xar a4, a4, t2, 1
    sw s8, 416(sp)
    pq_unzipe s8, a3, a7
    lw t2, 104(a0)
    pq_unzipo a3, a3, a7
    lw a7, 108(a0)
    pq_xar s8, s8, s9, 3
    sw s7, 412(sp)
    pq_unzipe s7, t2, a7
    lw s9, 152(a0)
    pq_unzipo a7, t2, a7
    lw t2, 156(a0)
    pq_xar a7, a7, t3, 13
    sw s2, 312(sp)
    pq_unzipe s2, s9, t2
    lw t3, 160(a0)
    pq_unzipo t2, s9, t2
    lw a0, 164(a0)
    pq_xar s2, s2, s4, 4
    sw a5, 480(sp)
    pq_unzipe a5, t3, a0
    andn s9, a7, s8
    pq_unzipo s4, t3, a0
    xor a0, a4, s9
    pq_xar a6, a5, a6, 9
    andn a5, s2, a7
    pq_xar t1, s4, t1, 9
    xor t3, s8, a5
    andn a5, a6, s2
    andn s9, a4, a6
    xor s2, s2, s9
    andn s8, s8, a4
    xor t5, t5, a0
    xor a6, a6, s8
    xor s8, s11, t3
    xor a7, a7, a5
    xor s3, s3, s10
    xor a2, a2, s2
    xor a4, t4, a6
    lw s4, 464(sp)
    lw a5, 332(sp)
    xor s9, t6, s4
    lw s11, 316(sp)
    pq_xar a5, a3, a5, 3
    lw t6, 460(sp)
    pq_xar s7, s7, s11, 12
    andn s11, s9, t1
    pq_xar t2, t2, t6, 4
    andn s4, s7, a5
    andn t6, t2, s7
    xor t4, a5, t6
    andn t6, t1, t2
    xor a3, s9, s4
    xor s4, t0, a3
    xor s7, s7, t6
    xor t2, t2, s11
    andn a5, a5, s9
    pq_rax1 s11, a2, s4
    xor t1, t1, a5
    xor s1, s1, t4
    xor s5, s5, s7
    pq_rax1 a5, a4, s1
    xor s3, s3, t2
    pq_rax1 t0, s8, s3
    pq_rax1 t6, t5, s5
    xor s0, s0, t1
    xor s8, s0, s8
    xor s6, s6, a7
    pq_rax1 s0, s6, s0
    xor s6, s4, s6
    pq_xar s9, ra, s8, 21
    xor a2, a2, s1
    pq_xar s7, s7, a2, 22
    xor s5, s5, a4
    xor s1, s3, t5
    sw t0, 320(sp)
    pq_xar s3, t1, s1, 20
    lw t1, 408(sp)
    pq_xar a4, s10, s5, 11
    pq_xar t5, t3, t6, 5
    lw s4, 404(sp)
    pq_xar t0, t1, t0, 31
    lw t1, 456(sp)
    pq_xar s10, s4, s5, 28
    sw t2, 464(sp)
    pq_xar t1, t1, t6, 1
    andn ra, s3, s10
    pq_xar t3, a3, s8, 2
    sw a0, 332(sp)
    xor t2, t0, ra
    andn s4, s9, s3
    andn ra, t0, t1
    xor a3, s10, s4
    andn a0, t1, s9
    xor s3, s3, a0
    xor s4, s9, ra
    andn s10, s10, t0
    xor t1, t1, s10
    lw t0, 400(sp)
    lw ra, 396(sp)
    xor t0, t0, a5
    lw s10, 432(sp)
    pq_xar ra, ra, t6, 22
    sw a7, 316(sp)
    pq_xar a7, s10, s11, 7
    andn s10, s7, ra
    pq_xar s2, s2, s0, 12
    xor s10, t0, s10
    sw s5, 460(sp)
    andn s5, a4, s7
    xor s5, ra, s5
    andn a0, a7, a4
    andn ra, ra, t0
    xor s9, a3, s5
    andn t0, t0, a7
    xor s7, s7, a0
    xor a0, a7, ra
    lw a7, 0(a1)
    sw t2, 160(sp)
    xor ra, s3, s7
    pq_xar a6, a6, s11, 19
    xor a7, s10, a7
    sw s5, 8(sp)
    xor a4, a4, t0
    sw a3, 168(sp)
    xor s10, s4, a4
    sw s7, 16(sp)
    sw s4, 184(sp)
    sw a7, 0(sp)
    xor s7, t1, a0
    sw a4, 24(sp)
    sw a0, 32(sp)
    sw t1, 192(sp)
    xor s5, t2, a7
    lw t0, 328(sp)
    lw t1, 392(sp)
    pq_xar a3, t0, s1, 14
    lw a4, 480(sp)
    pq_xar a7, t1, a5, 18
    lw t1, 428(sp)
    pq_xar s4, a4, a2, 8
    andn a4, t5, a7
    pq_xar t1, t1, s0, 28
    xor a4, a3, a4
    andn t2, s4, t5
    andn t0, t1, s4
    xor t5, t5, t0
    xor t2, a7, t2
    andn t0, a3, t1
    andn a0, a7, a3
    sw a4, 120(sp)
    xor s5, s5, a4
    xor t1, t1, a0
    xor t0, s4, t0
    sw t2, 128(sp)
    xor a3, s9, t2
    sw t5, 136(sp)
    xor a4, ra, t5
    xor t5, s10, t0
    sw t1, 152(sp)
    pq_xar a7, t4, s6, 5
    lw a0, 388(sp)
    lw t4, 356(sp)
    pq_xar s4, a0, s0, 14
    lw t2, 312(sp)
    pq_xar s9, t4, s11, 10
    pq_xar ra, t2, s6, 23
    lw s10, 452(sp)
    andn t4, t3, s9
    andn a0, ra, t3
    pq_xar s10, s10, a2, 31
    xor t2, s4, t4
    andn t4, s10, ra
    xor t3, t3, t4
    xor t4, s9, a0
    andn a0, s9, s4
    xor s7, s7, t1
    andn s9, s4, s10
    xor s4, ra, s9
    xor t1, s10, a0
    sw t2, 40(sp)
    xor s9, s5, t2
    sw t4, 48(sp)
    xor t2, a3, t4
    xor a3, t3, a4
    sw s4, 64(sp)
    sw t3, 56(sp)
    xor s4, t5, s4
    sw t1, 72(sp)
    xor s7, s7, t1
    lw t3, 352(sp)
    lw s5, 384(sp)
    xor t1, t3, t6
    lw t5, 412(sp)
    pq_xar t3, s5, a2, 3
    lw a4, 448(sp)
    pq_xar s5, t5, s1, 4
    andn t5, s2, t3
    andn t4, s5, s2
    pq_xar a4, a4, s8, 9
    xor t5, t1, t5
    andn s10, a4, s5
    andn ra, t1, a4
    xor t4, t3, t4
    andn t3, t3, t1
    xor s5, s5, ra
    xor a4, a4, t3
    lw t3, 380(sp)
    xor s2, s2, s10
    lw t1, 348(sp)
    pq_xar a2, t3, a2, 31
    lw t3, 416(sp)
    pq_xar t1, t1, s0, 27
    sw s3, 408(sp)
    lw ra, 444(sp)
    pq_xar t3, t3, a5, 20
    andn s10, a6, t1
    pq_xar ra, ra, s6, 1
    xor s10, a2, s10
    andn s3, t3, a6
    andn a0, a2, ra
    xor s3, t1, s3
    sw t0, 404(sp)
    andn t0, ra, t3
    andn t1, t1, a2
    xor a6, a6, t0
    xor t3, t3, a0
    sw s10, 164(sp)
    xor a2, t5, s10
    sw t5, 84(sp)
    xor t5, t4, s3
    sw s3, 172(sp)
    xor s3, s2, a6
    sw t4, 92(sp)
    xor t0, s5, t3
    sw a6, 180(sp)
    xor t1, ra, t1
    xor a6, a4, t1
    sw s2, 100(sp)
    sw t3, 188(sp)
    sw s5, 108(sp)
    lw t3, 344(sp)
    lw s2, 376(sp)
    lw s5, 324(sp)
    pq_xar t3, t3, s11, 13
    lw t4, 320(sp)
    pq_xar a0, s2, s8, 18
    lw s2, 440(sp)
    pq_xar s5, s5, t4, 7
    sw a4, 116(sp)
    andn ra, a7, a0
    lw s10, 460(sp)
    xor ra, t3, ra
    sw t1, 456(sp)
    andn a4, s5, a7
    xor t1, a0, a4
    pq_xar a4, s2, s10, 28
    andn s2, a0, t3
    sw s7, 400(sp)
    andn s7, a4, s5
    xor s7, a7, s7
    andn t3, t3, a4
    xor s5, s5, t3
    xor t3, a4, s2
    sw ra, 124(sp)
    xor a2, a2, ra
    sw t1, 132(sp)
    xor s2, t5, t1
    sw s5, 148(sp)
    xor a4, t0, s5
    sw t3, 156(sp)
    xor t1, s3, s7
    xor s5, a6, t3
    lw a6, 372(sp)
    lw s3, 364(sp)
    xor t3, a6, s8
    lw a6, 316(sp)
    pq_xar s3, s3, s6, 22
    lw s8, 476(sp)
    pq_xar a6, a6, t4, 21
    lw t5, 436(sp)
    pq_xar s0, s8, s0, 10
    andn s8, a6, s3
    pq_xar t0, t5, s1, 7
    andn a7, s0, a6
    andn a0, t3, t0
    andn t5, t0, s0
    xor ra, s3, a7
    xor s8, t3, s8
    andn t3, s3, t3
    xor s3, s0, a0
    xor s0, t0, t3
    lw a7, 4(a1)
    xor a0, a6, t5
    xor t5, s2, ra
    sw ra, 12(sp)
    xor ra, t1, a0
    sw a0, 20(sp)
    xor a6, s8, a7
    xor t1, a2, a6
    xor a4, a4, s3
    lw s2, 336(sp)
    lw t0, 368(sp)
    xor a7, s5, s0
    pq_xar s5, s2, s10, 14
    lw s2, 332(sp)
    pq_xar t3, t0, s1, 10
    lw s1, 472(sp)
    pq_xar a2, s2, a5, 1
    lw s2, 424(sp)
    pq_xar s1, s1, t6, 22
    pq_xar t6, s2, t4, 30
    andn a0, a2, t3
    andn s2, s1, a2
    andn t0, t3, s5
    andn s8, t6, s1
    xor s8, a2, s8
    andn a2, s5, t6
    xor a0, s5, a0
    xor s2, t3, s2
    xor s5, s1, a2
    xor t3, t5, s2
    sw a0, 44(sp)
    xor a2, a4, s5
    xor s1, t6, t0
    xor a4, a7, s1
    lw a7, 360(sp)
    lw t5, 340(sp)
    pq_xar a7, a7, s6, 1
    lw t6, 464(sp)
    pq_xar t4, t5, t4, 3
    lw s6, 468(sp)
    pq_xar s10, t6, s10, 13
    lw t0, 420(sp)
    pq_xar t6, s6, s11, 4
    andn s11, s10, t4
    pq_xar t5, t0, a5, 9
    xor s11, a7, s11
    andn s6, t6, s10
    andn a5, t5, t6
    andn t0, t4, a7
    xor s6, t4, s6
    andn t4, a7, t5
    xor a7, t5, t0
    xor t2, t2, s6
    xor a5, s10, a5
    xor t6, t6, t4
    xor t0, s9, s11
    sw t6, 104(sp)
    xor t6, s4, t6
    lw s10, 400(sp)
    xor t4, a3, a5
    lw s9, 404(sp)
    xor t5, ra, s8
    lw s4, 456(sp)
    xor a3, s10, a7
    addi a1, a1, -16
    lw s10, 408(sp)
    xor t1, t1, a0
.Lkeccak_f1600_1:
    xor a0, a4, t2
    pq_rax1 t2, t2, a2
    sw s8, 312(sp)
    pq_rax1 s8, t0, t5
    sw s5, 316(sp)
    pq_xar a5, a5, t2, 21
    xor s5, t1, t4
    pq_rax1 ra, a3, t3
    xor t5, t5, a3
    pq_rax1 t1, t6, t1
    pq_xar s2, s2, s5, 22
    xor t3, t3, t6
    pq_rax1 a4, t4, a4
    xor a2, a2, t0
    pq_xar t0, s9, a4, 10
    xor a6, a6, a0
    andn s9, a5, s2
    xor t4, a6, s9
    pq_xar s4, s4, a2, 7
    andn s9, t0, a5
    pq_xar a3, s11, ra, 1
    xor s11, s2, s9
    andn t6, s2, a6
    andn s9, a6, s4
    pq_xar s2, a7, t1, 19
    andn a7, s4, t0
    pq_xar s3, s3, t5, 14
    xor s4, s4, t6
    pq_xar s1, s1, a2, 10
    pq_xar s10, s10, t2, 30
    lw a6, 12(a1)
    xor t6, a5, a7
    andn a7, a3, s1
    xor a5, t0, s9
    lw t0, 128(sp)
    pq_xar s6, s6, s8, 5
    xor a6, t4, a6
    pq_xar s9, t0, s8, 22
    xor t0, s3, a7
    andn a7, s9, a3
    xor a7, s1, a7
    andn t4, s10, s9
    xor a3, a3, t4
    andn t4, s1, s3
    andn s1, s3, s10
    xor s3, s10, t4
    xor s10, s11, a7
    xor t4, a6, t0
    sw a5, 328(sp)
    xor s1, s9, s1
    sw s11, 320(sp)
    lw s9, 64(sp)
    xor s11, a5, s1
    sw a7, 332(sp)
    sw s3, 324(sp)
    xor a5, t6, a3
    lw a7, 20(sp)
    pq_xar s0, s0, a2, 14
    sw t6, 344(sp)
    xor s3, s4, s3
    sw a6, 336(sp)
    pq_xar a6, s9, a4, 27
    lw t6, 120(sp)
    pq_xar s9, a7, t3, 31
    sw t0, 340(sp)
    pq_xar t0, t6, ra, 20
    lw a7, 172(sp)
    pq_xar s7, s7, t3, 8
    andn t6, s2, a6
    pq_xar a7, a7, s5, 1
    xor t6, s9, t6
    sw s4, 352(sp)
    andn s4, a7, t0
    sw a3, 348(sp)
    andn a3, t0, s2
    xor s4, s2, s4
    andn s2, s9, a7
    xor a3, a6, a3
    andn a6, a6, s9
    xor a6, a7, a6
    lw s9, 40(sp)
    xor a7, t4, t6
    xor s2, t0, s2
    xor s3, s3, a6
    xor s11, s11, s2
    xor t4, a5, s4
    lw t0, 184(sp)
    pq_xar a5, s9, ra, 18
    xor s9, s10, a3
    sw a6, 356(sp)
    andn s10, s6, a5
    pq_xar a6, t0, a4, 28
    andn t0, a5, s0
    xor s10, s0, s10
    andn s0, s0, a6
    sw s2, 360(sp)
    andn s2, s7, s6
    xor a5, a5, s2
    andn s2, a6, s7
    xor s2, s6, s2
    xor a6, a6, t0
    xor s7, s7, s0
    lw s0, 24(sp)
    lw s6, 72(sp)
    lw t0, 84(sp)
    pq_xar s6, s6, t1, 10
    sw a3, 364(sp)
    pq_xar a3, t0, a0, 2
    lw t0, 132(sp)
    pq_xar s0, s0, a4, 14
    sw t6, 368(sp)
    lw t6, 180(sp)
    sw s4, 372(sp)
    andn s4, a3, s6
    pq_xar t6, t6, t3, 31
    sw s1, 376(sp)
    pq_xar s1, t0, s5, 23
    andn t0, s1, a3
    xor t0, t0, s6
    sw a4, 380(sp)
    andn a4, s0, t6
    andn s6, s6, s0
    xor s6, t6, s6
    xor s4, s0, s4
    xor s0, s1, a4
    andn a4, t6, s1
    xor s1, a5, t0
    xor a4, a3, a4
    sw a6, 388(sp)
    xor t6, s10, s4
    xor a3, s7, s0
    sw a4, 384(sp)
    sw a5, 392(sp)
    lw a5, 12(sp)
    xor a4, s2, a4
    sw s7, 396(sp)
    xor a6, a6, s6
    pq_xar s7, a5, s5, 1
    lw a5, 108(sp)
    sw s2, 400(sp)
    lw s2, 56(sp)
    sw s10, 404(sp)
    pq_xar s10, a5, t5, 13
    lw a5, 152(sp)
    pq_xar s2, s2, t2, 3
    sw s0, 408(sp)
    pq_xar s0, a5, t1, 4
    lw a5, 160(sp)
    sw s6, 412(sp)
    andn s6, s10, s2
    sw s4, 416(sp)
    andn s4, s0, s10
    pq_xar a5, a5, ra, 9
    xor s4, s2, s4
    sw t0, 420(sp)
    xor s6, s7, s6
    andn s2, s2, s7
    andn s7, s7, a5
    andn t0, a5, s0
    xor t0, s10, t0
    xor s7, s0, s7
    xor s10, s1, s4
    xor s0, a5, s2
    xor s1, a4, t0
    xor s2, t6, s6
    xor a5, a3, s7
    xor a6, a6, s0
    lw a4, 32(sp)
    lw t6, 44(sp)
    pq_xar a4, a4, t1, 13
    lw a3, 92(sp)
    pq_xar t6, t6, a0, 18
    sw s6, 424(sp)
    pq_xar s6, a3, s5, 5
    lw s5, 136(sp)
    lw a3, 188(sp)
    pq_xar s5, s5, t2, 7
    sw t0, 428(sp)
    pq_xar t0, a3, t5, 28
    sw s7, 436(sp)
    andn a3, s5, s6
    xor s7, t6, a3
    andn a3, s6, t6
    sw s0, 432(sp)
    xor a3, a3, a4
    andn s0, t0, s5
    xor s0, s6, s0
    andn s6, a4, t0
    xor s5, s5, s6
    andn a4, t6, a4
    xor s6, t0, a4
    xor t6, t4, s0
    xor a4, a7, a3
    lw t4, 16(sp)
    lw a7, 316(sp)
    pq_xar t4, t4, t2, 31
    lw t0, 116(sp)
    xor t2, s9, s7
    lw s9, 124(sp)
    sw s6, 316(sp)
    pq_xar t0, t0, a2, 20
    xor s3, s3, s6
    pq_xar a7, a7, t5, 28
    lw s6, 168(sp)
    sw s7, 440(sp)
    pq_xar s7, s6, s8, 1
    andn s6, t0, a7
    sw s0, 444(sp)
    pq_xar s0, s9, a0, 21
    andn s9, s0, t0
    xor s9, a7, s9
    andn a7, a7, t4
    xor s6, t4, s6
    andn t4, t4, s7
    sw s4, 448(sp)
    xor s2, s2, s6
    andn s4, s7, s0
    xor s4, t0, s4
    xor t0, s0, t4
    xor s0, s7, a7
    xor a7, s1, s4
    xor t4, s10, s9
    lw s10, 104(sp)
    xor s7, a5, t0
    lw a5, 8(sp)
    lw s1, 312(sp)
    xor s11, s11, s5
    xor a5, a5, s8
    sw s6, 312(sp)
    lw s6, 380(sp)
    sw s4, 380(sp)
    pq_xar s4, s10, s6, 12
    lw s10, 164(sp)
    lw s6, 156(sp)
    pq_xar s1, s1, t3, 3
    pq_xar a2, s6, a2, 4
    andn s6, s4, s1
    pq_xar a0, s10, a0, 9
    sw t0, 452(sp)
    andn s10, a0, a2
    andn t0, a2, s4
    xor s4, s4, s10
    xor a6, a6, s0
    xor s10, s1, t0
    xor t0, s6, a5
    andn s6, s1, a5
    andn s1, a5, a0
    xor a5, a0, s6
    lw a0, 0(sp)
    xor a4, a4, t0
    xor s6, a2, s1
    xor s1, t6, s4
    lw a2, 100(sp)
    lw t6, 48(sp)
    xor t2, t2, s10
    xor ra, a0, ra
    pq_xar s8, t6, s8, 22
    lw a0, 148(sp)
    pq_xar t3, a2, t3, 22
    lw t6, 192(sp)
    pq_xar t5, a0, t5, 11
    xor s3, s3, a5
    pq_xar t1, t6, t1, 7
    andn a2, t5, t3
    andn a0, t1, t5
    xor s11, s11, s6
    andn t6, t3, s8
    xor t3, t3, a0
    xor a0, s8, a2
    andn a2, ra, t1
    andn s8, s8, ra
    xor t5, t5, a2
    xor a7, a7, t3
    xor a2, ra, t6
    xor ra, t4, a0
    lw t6, 8(a1)
    pq_rax1 t4, a7, s3
    xor t1, t1, s8
    xor a6, a6, t1
    xor s8, a2, t6
    pq_rax1 t6, ra, s11
    xor s3, s3, ra
    xor a2, s7, t5
    xor s2, s2, s8
    pq_rax1 ra, a6, t2
    sw s6, 456(sp)
    pq_rax1 s7, a2, a4
    xor a7, a4, a7
    pq_xar a4, a3, s3, 21
    pq_rax1 s6, s2, s1
    xor a3, t2, a2
    pq_xar t2, s9, s6, 1
    xor a6, s1, a6
    pq_xar s9, s0, s7, 7
    xor s2, s11, s2
    pq_xar s11, a5, s2, 20
    lw a2, 376(sp)
    pq_xar s4, s4, a3, 22
    andn s1, a4, s11
    pq_xar s0, a2, a6, 28
    andn a5, t2, a4
    pq_xar t3, t3, t6, 31
    andn a2, s11, s0
    xor a2, t3, a2
    xor s1, s0, s1
    pq_xar s5, s5, a6, 11
    xor a5, s11, a5
    andn s11, s0, t3
    xor s0, t2, s11
    andn s11, t3, t2
    lw t2, 420(sp)
    xor t3, s8, ra
    andn s8, s5, s4
    pq_xar s10, s10, a7, 5
    sw a6, 376(sp)
    pq_xar a6, t2, s6, 22
    sw s0, 192(sp)
    xor a4, a4, s11
    xor t2, a6, s8
    andn s11, s9, s5
    xor s8, s4, s11
    andn s4, s4, a6
    andn s11, t3, s9
    andn a6, a6, t3
    xor a6, s9, a6
    lw s9, 0(a1)
    xor s4, t3, s4
    sw t2, 8(sp)
    xor t3, a5, s8
    xor s4, s4, s9
    lw s9, 352(sp)
    sw a2, 160(sp)
    xor t2, s1, t2
    sw s4, 0(sp)
    xor s4, a2, s4
    sw s1, 168(sp)
    sw s8, 16(sp)
    xor s5, s5, s11
    sw s5, 24(sp)
    xor s8, s0, a6
    sw a4, 184(sp)
    xor a2, a4, s5
    pq_xar s0, t5, t4, 14
    lw a4, 416(sp)
    pq_xar t5, s9, s2, 14
    sw a6, 32(sp)
    pq_xar a4, a4, ra, 18
    lw s5, 452(sp)
    lw s1, 448(sp)
    pq_xar s5, s5, t4, 28
    lw s9, 444(sp)
    pq_xar s11, s1, s6, 5
    pq_xar a6, s9, a3, 8
    xor s1, a0, s6
    sw a5, 420(sp)
    andn a0, a6, s11
    andn s9, s11, a4
    xor s9, t5, s9
    xor a0, a0, a4
    andn a4, a4, t5
    andn a5, s5, a6
    xor a5, s11, a5
    sw a0, 128(sp)
    andn t5, t5, s5
    xor a4, s5, a4
    xor t5, a6, t5
    sw a5, 136(sp)
    xor s11, t2, a0
    xor s4, s4, s9
    lw s5, 412(sp)
    sw a4, 152(sp)
    xor a6, s8, a4
    sw s9, 120(sp)
    xor t3, t3, a5
    lw t2, 440(sp)
    xor a0, a2, t5
    pq_xar a2, t0, s3, 2
    lw a4, 372(sp)
    pq_xar s8, s5, s7, 10
    pq_xar s9, t2, a7, 23
    andn a5, a2, s8
    pq_xar t0, a4, a3, 31
    andn s5, s9, a2
    andn t2, s0, t0
    xor a4, s0, a5
    xor a5, s8, s5
    andn s5, t0, s9
    xor t2, s9, t2
    sw a5, 48(sp)
    xor a2, a2, s5
    xor s9, s4, a4
    andn s0, s8, s0
    sw a2, 56(sp)
    xor s0, t0, s0
    sw a4, 40(sp)
    xor s5, t3, a2
    lw s4, 348(sp)
    sw s0, 72(sp)
    xor s8, s11, a5
    sw t2, 64(sp)
    xor t0, a0, t2
    xor a4, a6, s0
    lw a2, 436(sp)
    pq_xar s0, s4, a3, 3
    lw s11, 368(sp)
    pq_xar t3, a2, t4, 12
    lw a6, 316(sp)
    pq_xar a5, s11, s3, 9
    andn t2, t3, s0
    pq_xar a6, a6, s2, 4
    xor a2, s1, t2
    andn s11, a5, a6
    andn a0, a6, t3
    andn s4, s1, a5
    andn t2, s0, s1
    xor t3, t3, s11
    lw s11, 344(sp)
    lw s1, 408(sp)
    sw t5, 352(sp)
    xor t5, a0, s0
    pq_xar s11, s11, a3, 31
    lw s0, 404(sp)
    pq_xar a0, s1, t4, 27
    lw a3, 432(sp)
    xor a6, a6, s4
    xor s1, a5, t2
    pq_xar s4, a3, s7, 19
    lw t2, 364(sp)
    pq_xar a5, s0, ra, 20
    andn a3, s4, a0
    sw a4, 416(sp)
    pq_xar s0, t2, a7, 1
    xor a3, s11, a3
    pq_xar t1, t1, s7, 13
    andn a4, a5, s4
    andn t2, a0, s11
    xor a0, a0, a4
    andn a4, s11, s0
    andn s11, s0, a5
    xor a4, a5, a4
    sw a2, 84(sp)
    xor a5, s4, s11
    sw a0, 172(sp)
    xor s4, s0, t2
    sw t5, 92(sp)
    xor s11, a2, a3
    sw a6, 108(sp)
    xor a2, t5, a0
    sw a3, 164(sp)
    xor t2, s1, s4
    sw a4, 188(sp)
    sw a5, 180(sp)
    xor t5, t3, a5
    sw t3, 100(sp)
    lw t3, 360(sp)
    xor s0, a6, a4
    lw a0, 340(sp)
    lw a6, 400(sp)
    pq_xar a3, a0, s3, 18
    sw s1, 116(sp)
    pq_xar a6, a6, t6, 7
    lw a5, 376(sp)
    andn a4, a6, s10
    andn a0, s10, a3
    pq_xar t3, t3, a5, 28
    xor s1, t1, a0
    andn a0, a3, t1
    xor a3, a4, a3
    andn a4, t3, a6
    andn t1, t1, t3
    xor a6, a6, t1
    sw s1, 124(sp)
    xor t1, t3, a0
    xor a0, s11, s1
    xor s10, a4, s10
    lw t3, 332(sp)
    sw a3, 132(sp)
    xor s1, s0, a6
    lw s0, 336(sp)
    xor s11, a2, a3
    sw t1, 156(sp)
    xor a2, t2, t1
    xor s3, s0, s3
    lw s0, 428(sp)
    sw a6, 148(sp)
    pq_xar a4, t3, a7, 22
    lw a6, 396(sp)
    pq_xar s0, s0, t6, 21
    lw a3, 356(sp)
    pq_xar a6, a6, t4, 10
    andn t1, s0, a4
    pq_xar t2, a3, s2, 7
    andn a3, a6, s0
    andn t3, s3, t2
    xor t4, s3, t1
    xor t1, a4, a3
    andn a3, t2, a6
    andn a4, a4, s3
    xor s3, a6, t3
    xor a6, s0, a3
    lw t3, 328(sp)
    lw a3, 4(a1)
    xor t5, t5, s10
    sw t1, 12(sp)
    xor s1, s1, s3
    xor s0, t2, a4
    xor t5, t5, a6
    xor a4, s11, t1
    sw a6, 20(sp)
    xor a6, t4, a3
    xor a2, a2, s0
    pq_xar t3, t3, a5, 14
    lw t2, 324(sp)
    lw t1, 424(sp)
    pq_xar s11, t2, s2, 10
    lw s2, 392(sp)
    pq_xar a3, t1, ra, 1
    lw t4, 380(sp)
    pq_xar t2, s2, s6, 22
    xor t1, a0, a6
    pq_xar s6, t4, t6, 30
    andn s2, a3, s11
    andn a0, s6, t2
    xor t4, t3, s2
    andn s2, t2, a3
    xor a0, a3, a0
    andn a3, t3, s6
    xor t2, t2, a3
    xor t5, t5, a0
    xor a3, s1, t2
    andn t3, s11, t3
    xor t1, t1, t4
    sw t4, 44(sp)
    xor a3, a3, t2
    xor s2, s11, s2
    xor s1, s6, t3
    xor t3, a4, s2
    lw t4, 320(sp)
    xor a4, a2, s1
    lw s11, 456(sp)
    pq_xar a7, t4, a7, 1
    lw s6, 312(sp)
    pq_xar a5, s11, a5, 13
    lw t4, 384(sp)
    xor a2, t2, a3
    lw s11, 388(sp)
    pq_xar t2, t4, t6, 3
    pq_xar t4, s11, s7, 4
    andn t6, a5, t2
    andn s7, t4, a5
    xor s11, a7, t6
    pq_xar t6, s6, ra, 9
    andn ra, t2, a7
    xor s6, t2, s7
    andn t2, t6, t4
    add s7, zero, s10
    andn s10, a7, t6
    xor a7, t6, ra
    lw ra, 416(sp)
    xor a5, a5, t2
    xor t6, t4, s10
    sw t6, 104(sp)
    xor t2, s8, s6
    xor s8, ra, a7
    xor t4, s5, a5
    lw s10, 420(sp)
    addi a1, a1, -16
    xor s8, s8, a0
    xor t6, t0, t6
    xor s5, a3, a2
    xor a3, a0, s8
    xor s8, s8, a3
    xor t0, s9, s11
    lw s9, 352(sp)
    andi a0, a1, 255
    bne a0, zero, .Lkeccak_f1600_1
    xor a0, a4, t2
    sw s8, 312(sp)
    pq_rax1 s8, t0, t5
    sw s5, 316(sp)
    pq_rax1 ra, a3, t3
    pq_rax1 t2, t2, a2
    xor s5, t1, t4
    pq_rax1 t1, t6, t1
    pq_rax1 a4, t4, a4
    xor t3, t3, t6
    pq_xar s2, s2, s5, 22
    xor t6, t5, a3
    pq_xar a5, a5, t2, 21
    xor a2, a2, t0
    pq_xar t0, s9, a4, 10
    xor a6, a6, a0
    pq_xar t5, s4, a2, 7
    andn s4, a5, s2
    pq_xar a3, s3, t6, 14
    xor s3, a6, s4
    pq_xar s9, s1, a2, 10
    andn s1, t0, a5
    pq_xar s11, s11, ra, 1
    xor t4, s2, s1
    pq_xar s1, s10, t2, 30
    andn s4, t5, t0
    pq_xar s10, a7, t1, 19
    xor a7, a5, s4
    andn a5, a6, t5
    andn a6, s2, a6
    pq_xar s0, s0, a2, 14
    xor a5, t0, a5
    xor a6, t5, a6
    lw t5, 12(a1)
    pq_xar t0, s6, s8, 5
    lw s6, 128(sp)
    pq_xar s7, s7, t3, 8
    xor s4, s3, t5
    pq_xar s6, s6, s8, 22
    andn s3, s11, s9
    xor s2, a3, s3
    andn t5, s6, s11
    xor t5, s9, t5
    andn s3, s1, s6
    xor s11, s11, s3
    andn s3, a3, s1
    andn s9, s9, a3
    xor a3, s1, s9
    xor s3, s6, s3
    xor s9, s4, s2
    xor s1, t4, t5
    sw s11, 320(sp)
    xor s6, a7, s11
    xor s11, a5, s3
    sw t4, 324(sp)
    xor t4, a6, a3
    sw a3, 328(sp)
    lw a3, 20(sp)
    sw a5, 332(sp)
    pq_xar a5, a3, t3, 31
    lw a3, 64(sp)
    sw s2, 336(sp)
    pq_xar s2, a3, a4, 27
    lw a3, 120(sp)
    sw a6, 340(sp)
    sw t5, 344(sp)
    andn t5, s10, s2
    pq_xar a6, a3, ra, 20
    lw a3, 172(sp)
    sw s4, 348(sp)
    andn s4, a6, s10
    xor t5, a5, t5
    pq_xar a3, a3, s5, 1
    xor s4, s2, s4
    sw a7, 352(sp)
    andn a7, a3, a6
    xor a7, s10, a7
    andn s10, a5, a3
    xor a6, a6, s10
    xor s9, s9, t5
    andn a5, s2, a5
    xor s10, a3, a5
    xor s2, s1, s4
    xor s11, s11, a6
    xor a3, s6, a7
    xor a5, t4, s10
    andn s1, s7, t0
    lw s6, 40(sp)
    lw t4, 184(sp)
    pq_xar s6, s6, ra, 18
    sw t5, 356(sp)
    pq_xar t5, t4, a4, 28
    andn t4, t0, s6
    xor s1, s6, s1
    sw a7, 360(sp)
    xor a7, t4, s0
    andn t4, t5, s7
    xor t0, t0, t4
    andn t4, s0, t5
    xor s7, s7, t4
    andn t4, s6, s0
    xor s0, t5, t4
    lw t5, 24(sp)
    lw s6, 72(sp)
    pq_xar t5, t5, a4, 14
    lw t4, 84(sp)
    pq_xar s6, s6, t1, 10
    sw a6, 364(sp)
    pq_xar a6, t4, a0, 2
    lw t4, 132(sp)
    sw s10, 368(sp)
    lw s10, 180(sp)
    pq_xar t4, t4, s5, 23
    sw s4, 372(sp)
    andn s4, a6, s6
    sw s0, 388(sp)
    pq_xar s10, s10, t3, 31
    sw s3, 376(sp)
    andn s3, t4, a6
    xor s4, t5, s4
    xor s3, s6, s3
    sw a4, 380(sp)
    andn a4, s10, t4
    andn s6, s6, t5
    xor a4, a6, a4
    andn a6, t5, s10
    xor t5, t4, a6
    sw s1, 392(sp)
    sw a4, 384(sp)
    xor a6, s1, s3
    xor t4, s7, t5
    xor s1, s10, s6
    lw s6, 12(sp)
    xor s10, t0, a4
    lw a4, 56(sp)
    sw s1, 396(sp)
    xor s0, s0, s1
    sw t0, 400(sp)
    pq_xar s1, a4, t2, 3
    lw t0, 108(sp)
    pq_xar a4, s6, s5, 1
    sw s4, 404(sp)
    pq_xar s6, t0, t6, 13
    lw t0, 152(sp)
    sw s7, 408(sp)
    pq_xar t0, t0, t1, 4
    lw s7, 160(sp)
    xor s4, a7, s4
    sw s3, 412(sp)
    andn s3, s6, s1
    pq_xar s7, s7, ra, 9
    sw a7, 416(sp)
    andn a7, t0, s6
    xor a7, s1, a7
    sw t5, 420(sp)
    andn t5, s7, t0
    andn s1, s1, a4
    xor s3, a4, s3
    andn a4, a4, s7
    xor s6, s6, t5
    xor t5, s7, s1
    xor s7, s4, s3
    xor t0, t0, a4
    xor s1, a6, a7
    xor s4, t4, t0
    lw a4, 32(sp)
    lw a6, 44(sp)
    pq_xar t4, a4, t1, 13
    lw a4, 92(sp)
    pq_xar a6, a6, a0, 18
    xor s10, s10, s6
    sw t0, 424(sp)
    pq_xar t0, a4, s5, 5
    lw a4, 136(sp)
    lw s5, 188(sp)
    pq_xar a4, a4, t2, 7
    sw s3, 428(sp)
    pq_xar s3, s5, t6, 28
    andn s5, t0, a6
    xor s5, t4, s5
    sw a7, 432(sp)
    sw s6, 436(sp)
    andn a7, a4, t0
    xor s6, a6, a7
    andn a7, s3, a4
    xor t0, t0, a7
    andn a7, a6, t4
    andn a6, t4, s3
    xor t4, a4, a6
    xor a4, s9, s5
    xor a6, s2, s6
    xor s9, s3, a7
    xor s2, a3, t0
    lw a7, 316(sp)
    xor s3, s11, t4
    xor a3, a5, s9
    lw s11, 16(sp)
    pq_xar a5, s11, t2, 31
    lw s11, 116(sp)
    lw t2, 124(sp)
    pq_xar a7, a7, t6, 28
    sw s9, 316(sp)
    pq_xar s9, t2, a0, 21
    lw t2, 168(sp)
    pq_xar s11, s11, a2, 20
    sw s6, 440(sp)
    andn s6, s11, a7
    xor s0, s0, t5
    sw t0, 444(sp)
    xor t0, s6, a5
    andn s6, s9, s11
    xor s6, a7, s6
    sw t4, 448(sp)
    pq_xar t4, t2, s8, 1
    andn t2, t4, s9
    andn a7, a7, a5
    andn a5, a5, t4
    xor a7, t4, a7
    xor s7, s7, t0
    xor t4, s9, a5
    xor a5, s11, t2
    xor s11, s1, s6
    xor s9, s10, a5
    xor t2, s4, t4
    xor s1, s0, a7
    lw s10, 8(sp)
    lw s4, 312(sp)
    lw s0, 104(sp)
    pq_xar s4, s4, t3, 3
    sw t0, 312(sp)
    lw t0, 380(sp)
    sw a5, 380(sp)
    pq_xar s0, s0, t0, 12
    lw a5, 156(sp)
    xor t0, s10, s8
    lw s10, 164(sp)
    pq_xar a2, a5, a2, 4
    andn a5, s0, s4
    pq_xar a0, s10, a0, 9
    andn s10, a2, s0
    sw t4, 452(sp)
    andn t4, a0, a2
    xor s0, s0, t4
    andn t4, t0, a0
    xor a2, a2, t4
    xor t4, t0, a5
    andn a5, s4, t0
    xor t0, a0, a5
    xor s10, s4, s10
    xor a0, a4, t4
    xor a5, s2, s0
    xor s4, s3, a2
    xor a3, a3, t0
    lw a4, 0(sp)
    lw s3, 48(sp)
    xor s2, a4, ra
    lw ra, 100(sp)
    pq_xar s8, s3, s8, 22
    lw a4, 148(sp)
    pq_xar s3, ra, t3, 22
    lw ra, 192(sp)
    pq_xar t3, a4, t6, 11
    andn t6, s3, s8
    pq_xar a4, ra, t1, 7
    andn ra, t3, s3
    xor t6, s2, t6
    andn t1, a4, t3
    xor s3, s3, t1
    andn t1, s2, a4
    xor ra, s8, ra
    andn s8, s8, s2
    xor s2, a4, s8
    xor s11, s11, ra
    lw a4, 8(a1)
    xor s8, s1, s2
    xor s1, a6, s10
    xor a6, t3, t1
    pq_rax1 t1, s11, s4
    xor t3, s9, s3
    xor s9, t2, a6
    pq_rax1 t2, t3, a3
    xor a4, t6, a4
    xor t6, s1, s9
    xor s7, s7, a4
    pq_rax1 s1, s8, s1
    xor a3, a3, s11
    pq_rax1 s11, s7, a5
    xor a5, a5, s8
    pq_xar s8, s3, t1, 31
    sw ra, 456(sp)
    pq_rax1 s3, s9, a0
    xor ra, a0, t3
    pq_xar s9, s5, a3, 21
    pq_xar a0, s6, s11, 1
    xor s7, s4, s7
    pq_xar t3, t5, s3, 19
    pq_xar s5, t0, s7, 20
    lw s6, 376(sp)
    andn s4, s9, s5
    andn t5, a0, s9
    pq_xar t0, s6, a5, 28
    xor s6, s5, t5
    pq_xar s0, s0, t6, 22
    andn t5, s5, t0
    pq_xar s5, a7, s3, 7
    xor a7, s8, t5
    xor t5, t0, s4
    andn s4, s8, a0
    xor s9, s9, s4
    andn s4, t0, s8
    xor s4, a0, s4
    lw t0, 352(sp)
    lw s8, 420(sp)
    pq_xar a0, t0, t6, 31
    xor t0, a4, s1
    lw a4, 416(sp)
    pq_xar s8, s8, t2, 27
    sw a2, 376(sp)
    pq_xar a2, a4, s1, 20
    lw a4, 372(sp)
    sw t4, 352(sp)
    andn t4, t3, s8
    pq_xar a4, a4, ra, 1
    xor t4, a0, t4
    sw a6, 420(sp)
    andn a6, a2, t3
    sw s10, 416(sp)
    xor s10, s8, a6
    andn a6, a4, a2
    andn s8, s8, a0
    xor a6, t3, a6
    andn t3, a0, a4
    pq_zipl a0, a7, t4
    xor a2, a2, t3
    pq_ziph t3, a7, t4
    xor a7, a4, s8
    pq_zipl t4, t5, s10
    lw a4, 200(sp)
    pq_zipl s8, s6, a6
    pq_ziph s10, t5, s10
    lw t5, 412(sp)
    sw a0, 160(a4)
    pq_ziph a0, s6, a6
    sw t3, 164(a4)
    pq_zipl a6, s9, a2
    sw t4, 168(a4)
    pq_ziph s9, s9, a2
    sw s10, 172(a4)
    pq_zipl s6, s4, a7
    sw s8, 176(a4)
    pq_ziph t3, s4, a7
    sw a0, 180(a4)
    pq_xar t4, t5, s11, 22
    sw a6, 184(a4)
    andn a2, s0, t4
    sw s9, 188(a4)
    sw t3, 196(a4)
    andn s10, t0, s5
    lw a7, 448(sp)
    andn s8, t4, t0
    xor s4, s5, s8
    sw s6, 192(a4)
    lw a0, 0(a1)
    pq_xar t5, a7, a5, 11
    lw a6, 348(sp)
    andn t3, s5, t5
    andn s9, t5, s0
    xor a7, t4, s9
    xor s6, s0, t3
    xor s8, a6, a3
    lw s5, 456(sp)
    xor s10, t5, s10
    xor s9, t0, a2
    xor s9, s9, a0
    lw t4, 344(sp)
    lw t0, 436(sp)
    pq_xar s0, t4, ra, 22
    lw t3, 408(sp)
    pq_xar a6, t0, t1, 21
    lw a2, 368(sp)
    pq_xar t5, t3, t2, 10
    andn a0, a6, s0
    pq_xar t4, a2, s7, 7
    xor t0, s8, a0
    andn a2, t5, a6
    andn t3, t4, t5
    xor a0, s0, a2
    xor t3, a6, t3
    pq_zipl a2, a7, a0
    andn a6, s8, t4
    pq_ziph a0, a7, a0
    xor a7, t5, a6
    pq_zipl a6, s6, t3
    andn t5, s0, s8
    pq_ziph s0, s6, t3
    xor s8, t4, t5
    pq_zipl s6, s10, a7
    lw a1, 4(a1)
    pq_ziph a7, s10, a7
    xor t3, t0, a1
    pq_zipl t4, s9, t3
    sw a0, 12(a4)
    pq_ziph t0, s9, t3
    sw t4, 0(a4)
    sw t0, 4(a4)
    pq_zipl s10, s4, s8
    sw a6, 16(a4)
    pq_ziph s9, s4, s8
    sw s0, 20(a4)
    sw s6, 24(a4)
    sw a7, 28(a4)
    lw t5, 340(sp)
    lw a1, 404(sp)
    pq_xar a0, t5, s7, 14
    lw s6, 432(sp)
    sw s10, 32(a4)
    pq_xar t3, a1, s1, 18
    pq_xar t4, s6, s11, 5
    lw t0, 444(sp)
    lw a6, 452(sp)
    andn s0, t4, t3
    pq_xar s10, t0, t6, 8
    xor s4, a0, s0
    andn s8, s10, t4
    xor s0, t3, s8
    pq_xar a7, a6, t2, 28
    andn t5, a7, s10
    andn a1, a0, a7
    xor s6, s5, s11
    andn t0, t3, a0
    xor s5, t4, t5
    xor s10, s10, a1
    xor t3, a7, t0
    lw a7, 336(sp)
    pq_xar s8, s2, s3, 13
    lw a6, 416(sp)
    pq_xar t0, a7, a3, 18
    lw a0, 400(sp)
    pq_xar t4, a6, ra, 5
    lw t5, 364(sp)
    pq_xar a1, a0, t1, 7
    andn s2, t4, t0
    pq_xar a7, t5, a5, 28
    xor a6, s8, s2
    pq_zipl a0, s4, a6
    andn t5, a1, t4
    pq_ziph s2, s4, a6
    xor a6, t0, t5
    pq_zipl s4, s0, a6
    andn t5, a7, a1
    pq_ziph s0, s0, a6
    xor a6, t4, t5
    pq_zipl t4, s5, a6
    andn t5, s8, a7
    pq_ziph a6, s5, a6
    xor s5, a1, t5
    pq_zipl a1, s10, s5
    andn t5, t0, s8
    sw s0, 132(a4)
    xor t0, a7, t5
    pq_zipl s8, t3, t0
    sw a0, 120(a4)
    sw s4, 128(a4)
    pq_ziph s4, s10, s5
    pq_ziph s10, t3, t0
    sw t4, 136(a4)
    sw s9, 36(a4)
    sw a1, 144(a4)
    sw s8, 152(a4)
    sw s10, 156(a4)
    sw a6, 140(a4)
    lw t3, 420(sp)
    lw s5, 396(sp)
    sw s4, 148(a4)
    pq_xar s0, t3, t2, 14
    lw a7, 352(sp)
    pq_xar t5, s5, s3, 10
    lw a0, 440(sp)
    pq_xar s10, a7, a3, 2
    lw t0, 360(sp)
    pq_xar s5, a0, ra, 23
    pq_xar t0, t0, t6, 31
    andn t4, s10, t5
    xor s9, s0, t4
    andn a1, t0, s5
    andn s8, s5, s10
    xor a6, t5, s8
    xor s4, s10, a1
    andn t3, s0, t0
    andn a7, t5, s0
    xor a0, s5, t3
    xor t4, t0, a7
    lw a7, 332(sp)
    lw s5, 328(sp)
    pq_xar s10, a7, a5, 14
    lw t3, 428(sp)
    pq_xar s5, s5, s7, 10
    lw s8, 392(sp)
    pq_xar t3, t3, s1, 1
    lw a1, 380(sp)
    pq_xar s0, s8, s11, 22
    lw t5, 324(sp)
    andn t0, t3, s5
    xor a7, s10, t0
    pq_xar s8, a1, t1, 30
    pq_zipl s11, s9, a7
    andn t0, s0, t3
    pq_ziph a1, s9, a7
    xor t0, s5, t0
    pq_zipl a7, a6, t0
    andn s9, s8, s0
    pq_ziph t0, a6, t0
    xor t3, t3, s9
    pq_zipl a6, s4, t3
    andn s9, s10, s8
    pq_ziph s4, s4, t3
    xor t3, s0, s9
    pq_zipl s0, a0, t3
    andn s10, s5, s10
    pq_ziph s9, a0, t3
    xor s5, s8, s10
    sw s11, 40(a4)
    pq_ziph t3, t4, s5
    sw a1, 44(a4)
    sw a7, 48(a4)
    sw s4, 60(a4)
    sw s0, 64(a4)
    pq_zipl s10, t4, s5
    lw a0, 320(sp)
    sw t0, 52(a4)
    sw a6, 56(a4)
    sw s9, 68(a4)
    sw s10, 72(a4)
    sw t3, 76(a4)
    lw s8, 384(sp)
    pq_xar s5, t5, ra, 1
    lw s11, 376(sp)
    pq_xar a1, s8, t1, 3
    lw a7, 388(sp)
    pq_xar s4, s11, a5, 13
    lw s9, 312(sp)
    pq_xar t0, a7, s3, 4
    pq_xar s0, s9, s1, 9
    andn a7, s4, a1
    andn t4, s0, t0
    andn a6, t0, s4
    xor s9, a1, a6
    andn a5, a1, s5
    xor t3, s5, a7
    andn s10, s5, s0
    xor ra, s4, t4
    xor t5, s0, a5
    lw t1, 424(sp)
    xor s8, t0, s10
    pq_xar s11, a0, t6, 3
    lw s4, 316(sp)
    pq_xar s3, t1, t2, 12
    sw s2, 124(a4)
    pq_xar t0, s4, s7, 4
    lw s10, 356(sp)
    andn s1, s3, s11
    pq_xar a6, s10, a3, 9
    xor a1, s6, s1
    pq_zipl a3, t3, a1
    andn s5, t0, s3
    pq_ziph a7, t3, a1
    xor t4, s11, s5
    pq_zipl s1, s9, t4
    andn s0, a6, t0
    pq_ziph a5, s9, t4
    xor s4, s3, s0
    pq_zipl t1, ra, s4
    andn a0, s6, a6
    pq_ziph t6, ra, s4
    xor s0, t0, a0
    pq_zipl s10, s8, s0
    pq_ziph t2, s8, s0
    sw a2, 8(a4)
    andn s9, s11, s6
    xor a2, a6, s9
    pq_zipl t4, t5, a2
    sw a3, 80(a4)
    pq_ziph a3, t5, a2
    lw s7, 284(sp)
    sw s1, 88(a4)
    sw a5, 92(a4)
    sw t1, 96(a4)
    sw t6, 100(a4)
    sw s10, 104(a4)
    sw t4, 112(a4)
    sw a7, 84(a4)
    sw t2, 108(a4)
    sw a3, 116(a4)
    lw s1, 260(sp)
    lw s0, 256(sp)
    lw s2, 264(sp)
    lw s6, 280(sp)
    lw s3, 268(sp)
    lw s5, 276(sp)
    lw s4, 272(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
    lw ra, 304(sp)
    lw s11, 300(sp)
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

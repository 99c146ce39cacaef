# keccak_f1600 of sha3, variant "plain-2" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 5,233 -> 5,145 cycles, 8,974 -> 8,998 bytes, proved equal to what came.
# No order takes fewer than 4,625 cycles (commit slots: 9,250, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant plain-2 --kernel start/superscalar/plain-2/keccak_f1600.S --keep-spills --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, two operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s1, 260(sp)
    sw s2, 264(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s8, 288(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    lw s4, 40(a0)
.Lkeccak_f1600_pc80000fc0:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80000fc0)
    sw a0, 200(sp)
    lw s8, 0(a0)
    lw s3, 80(a0)
    xor s8, s8, s4
    lw s7, 120(a0)
    xor s3, s8, s3
    lw s8, 160(a0)
    xor s3, s3, s7
    lw s5, 4(a0)
    xor s8, s3, s8
    lw s3, 44(a0)
    lw a5, 84(a0)
    xor s7, s5, s3
    lw s5, 124(a0)
    xor t3, s7, a5
    lw a7, 164(a0)
    xor s2, t3, s5
    lw t6, 8(a0)
    xor s7, s2, a7
    lw s2, 48(a0)
    lw s9, 88(a0)
    xor s5, t6, s2
    lw a7, 128(a0)
    xor s2, s5, s9
    lw s5, 168(a0)
    xor a7, s2, a7
    lw t2, 12(a0)
    xor a7, a7, s5
    sw s0, 256(sp)
    lw s5, 52(a0)
    lw s2, 92(a0)
    xor a5, t2, s5
    lw t0, 132(a0)
    lw s5, 172(a0)
    xor t2, a5, s2
    xor t0, t2, t0
    lw t6, 16(a0)
    xor s5, t0, s5
    lw a3, 56(a0)
    pq_fsri a2, s5, a7, 31
    lw t3, 96(a0)
    pq_fsri s6, a7, s5, 31
    xor a5, t6, a3
    xor t2, a5, t3
    lw t1, 136(a0)
    lw a5, 176(a0)
    xor a3, t2, t1
    lw t0, 20(a0)
    xor a5, a5, a3
    lw a3, 60(a0)
    lw t5, 100(a0)
    xor a4, t0, a3
    lw t4, 140(a0)
    xor a3, a4, t5
    lw t2, 180(a0)
    xor t0, a3, t4
    lw t6, 24(a0)
    xor t0, t0, t2
    lw a4, 64(a0)
    pq_fsri t5, t0, a5, 31
    lw s11, 104(a0)
    pq_fsri t2, a5, t0, 31
    xor t6, t6, a4
    xor s0, t6, s11
    lw a6, 144(a0)
    lw a3, 184(a0)
    xor t3, s8, t5
    xor s11, s0, a6
    lw t5, 28(a0)
    xor t6, s11, a3
    lw a4, 68(a0)
    lw ra, 108(a0)
    xor t2, s7, t2
    xor s10, t5, a4
    lw t5, 148(a0)
    xor s0, s10, ra
    lw a6, 188(a0)
    xor a4, s0, t5
    lw s11, 32(a0)
    xor s10, a4, a6
    lw s1, 72(a0)
    pq_fsri t5, s10, t6, 31
    lw s0, 112(a0)
    xor a4, s11, s1
    lw ra, 152(a0)
    xor s0, s0, a4
    lw s1, 192(a0)
    xor a4, s0, ra
    lw s0, 36(a0)
    xor ra, a4, s1
    lw s1, 76(a0)
    lw a4, 116(a0)
    xor a2, ra, a2
    xor s1, s1, s0
    xor a7, a7, t5
    pq_fsri t5, t6, s10, 31
    xor a4, a4, s1
    lw s1, 156(a0)
    xor s5, s5, t5
    pq_fsri t5, s7, s8, 31
    xor s4, s4, a2
    pq_fsri s8, s8, s7, 31
    xor s7, a4, s1
    lw a4, 196(a0)
    xor t6, t6, t5
    xor s8, s10, s8
    xor t5, s11, t6
    xor s7, s7, a4
    xor s0, s0, s8
    pq_fsri a4, s7, ra, 31
    xor s1, s7, s6
    pq_fsri s7, ra, s7, 31
    xor a5, a5, a4
    pq_fsri s6, s0, t5, 5
    xor t0, t0, s7
    pq_fsri s7, t5, s0, 5
    xor s3, s3, s1
    pq_fsri t5, s4, s3, 28
    xor s10, s9, t3
    pq_fsri s3, s3, s4, 28
    xor s4, s2, t2
    pq_fsri s2, s4, s10, 22
    xor s11, t1, a7
    xor t1, t4, s5
    pq_fsri s9, t1, s11, 17
    xor a3, a3, a5
    pq_fsri t1, s11, t1, 17
    xor ra, a6, t0
    pq_fsri a4, a3, ra, 8
    andn a6, s2, t5
    pq_fsri a3, ra, a3, 8
    xor s0, s6, a6
    andn t4, a4, s9
    andn s11, s9, s2
    xor a6, t5, s11
    xor s2, s2, t4
    andn t4, s6, a4
    andn ra, t5, s6
    pq_fsri s4, s10, s4, 22
    xor s9, s9, t4
    xor s11, a4, ra
    andn s6, s4, s3
    andn a4, s7, a3
    andn t5, t1, s4
    xor t4, s7, s6
    xor ra, s3, t5
    andn s10, a3, t1
    lw s6, 76(a0)
    xor t1, t1, a4
    andn s3, s3, s7
    lw s7, 24(a0)
    xor s4, s4, s10
    xor s3, a3, s3
    lw t5, 28(a0)
    lw a4, 72(a0)
    xor s10, s6, s8
    xor a3, t5, t0
    xor s7, s7, a5
    pq_fsri s6, a3, s7, 4
    xor a4, a4, t6
    pq_fsri s7, s7, a3, 4
    pq_fsri a3, s10, a4, 12
    lw t5, 80(a0)
    pq_fsri a4, a4, s10, 12
    lw s10, 84(a0)
    xor t5, t5, a2
    sw s1, 312(sp)
    xor s1, s10, s1
    sw t3, 316(sp)
    pq_fsri s10, s1, t5, 29
    sw t2, 320(sp)
    pq_fsri t5, t5, s1, 29
    lw s1, 128(a0)
    sw a2, 324(sp)
    xor t3, s1, t3
    lw a2, 132(a0)
    lw s1, 176(a0)
    xor t2, a2, t2
    sw s8, 328(sp)
    pq_fsri s8, t3, t2, 19
    xor a2, s1, a7
    pq_fsri t3, t2, t3, 19
    lw t2, 180(a0)
    sw t6, 332(sp)
    andn t6, s10, a3
    xor s1, t2, s5
    xor t6, s6, t6
    pq_fsri t2, a2, s1, 3
    sw t0, 336(sp)
    pq_fsri t0, s1, a2, 3
    andn a2, s8, s10
    andn s1, t2, s8
    xor s1, s10, s1
    andn s10, s6, t2
    xor s8, s8, s10
    andn s10, t3, t5
    andn s6, a3, s6
    xor t2, t2, s6
    andn s6, t5, a4
    xor s6, s7, s6
    xor a2, a2, a3
    xor a3, a4, s10
    andn s10, t0, t3
    xor t5, t5, s10
    andn s10, s7, t0
    xor t3, t3, s10
    andn s7, a4, s7
    xor s7, t0, s7
    xor t0, s0, t6
    xor a4, a6, a2
    xor s10, s2, s1
    sw a6, 340(sp)
    xor a6, s9, s8
    sw t2, 344(sp)
    xor t2, t2, s11
    sw s11, 348(sp)
    xor s11, t4, s6
    sw ra, 352(sp)
    xor ra, ra, a3
    sw s1, 360(sp)
    xor s1, t1, t3
    sw s7, 364(sp)
    sw t5, 356(sp)
    xor t5, s4, t5
    xor s7, s3, s7
    sw s3, 368(sp)
    lw s3, 16(a0)
    sw s4, 372(sp)
    xor s3, s3, a7
    lw s4, 20(a0)
    sw s2, 376(sp)
    xor s4, s4, s5
    sw s6, 380(sp)
    pq_fsri s2, s3, s4, 2
    lw s6, 64(a0)
    pq_fsri s3, s4, s3, 2
    lw s4, 68(a0)
    xor s6, s6, a5
    sw t6, 384(sp)
    lw t6, 336(sp)
    sw t1, 388(sp)
    xor s4, s4, t6
    lw t6, 112(a0)
    pq_fsri t1, s6, s4, 9
    sw s9, 392(sp)
    pq_fsri s4, s4, s6, 9
    lw s9, 332(sp)
    sw a3, 396(sp)
    xor s9, t6, s9
    lw t6, 116(a0)
    sw a2, 400(sp)
    lw s6, 328(sp)
    sw t4, 404(sp)
    xor a3, t6, s6
    lw t6, 120(a0)
    pq_fsri t4, s9, a3, 25
    sw s0, 408(sp)
    pq_fsri s9, a3, s9, 25
    lw a2, 324(sp)
    sw t3, 412(sp)
    lw s6, 124(a0)
    sw s8, 416(sp)
    lw s8, 312(sp)
    lw s0, 168(a0)
    xor a3, t6, a2
    xor t6, s6, s8
    lw t3, 316(sp)
    pq_fsri s6, a3, t6, 23
    sw a5, 420(sp)
    pq_fsri a5, t6, a3, 23
    xor a3, s0, t3
    lw t6, 172(a0)
    lw s0, 320(sp)
    sw s5, 424(sp)
    andn s5, t4, t1
    xor s0, t6, s0
    xor s5, s2, s5
    pq_fsri t6, s0, a3, 30
    sw a7, 428(sp)
    pq_fsri a7, a3, s0, 30
    andn s0, s6, t4
    xor a3, t1, s0
    andn s0, t6, s6
    xor s0, t4, s0
    andn t4, s2, t6
    xor t4, s6, t4
    andn s2, t1, s2
    xor t6, t6, s2
    andn s2, s9, s4
    xor s2, s3, s2
    andn s6, a5, s9
    andn t1, a7, a5
    xor s6, s4, s6
    xor t1, s9, t1
    andn s9, s3, a7
    xor a5, a5, s9
    andn s3, s4, s3
    xor s3, a7, s3
    xor a7, a4, a3
    xor s9, s10, s0
    xor a6, a6, t4
    xor s4, t0, s5
    xor a4, t2, t6
    xor s10, s11, s2
    xor t0, ra, s6
    xor t5, t5, t1
    xor ra, s1, a5
    xor s7, s7, s3
    lw t2, 0(a0)
    lw s11, 4(a0)
    xor s1, t2, a2
    lw t2, 48(a0)
    xor s8, s11, s8
    sw t1, 432(sp)
    xor a2, t2, t3
    lw s11, 52(a0)
    sw s0, 436(sp)
    lw t2, 320(sp)
    sw s2, 440(sp)
    lw t1, 96(a0)
    xor s2, s11, t2
    pq_fsri s11, a2, s2, 20
    sw s5, 444(sp)
    pq_fsri s5, s2, a2, 20
    lw s0, 428(sp)
    sw a5, 448(sp)
    andn a2, s11, s1
    lw a5, 100(a0)
    sw t4, 452(sp)
    lw t4, 424(sp)
    sw s3, 456(sp)
    xor s2, t1, s0
    xor s3, a5, t4
    lw a5, 144(a0)
    pq_fsri t4, s2, s3, 21
    sw t6, 460(sp)
    pq_fsri s3, s3, s2, 21
    lw t6, 420(sp)
    sw s6, 464(sp)
    andn s2, t4, s11
    xor t6, a5, t6
    lw a5, 148(a0)
    sw a3, 468(sp)
    xor s2, s1, s2
    lw t1, 336(sp)
    lw s6, 192(a0)
    xor t1, a5, t1
    lw a5, 332(sp)
    pq_fsri a3, t1, t6, 11
    pq_fsri t6, t6, t1, 11
    xor t1, s6, a5
    lw a5, 196(a0)
    lw s6, 328(sp)
    xor a5, a5, s6
    pq_fsri s6, a5, t1, 18
    pq_fsri a5, t1, a5, 18
    andn t1, a3, t4
    xor t1, s11, t1
    andn s11, s6, a3
    xor t4, t4, s11
    andn s11, s1, s6
    xor s1, a3, s11
    xor a3, a2, s6
    andn s11, s3, s5
    andn a2, t6, s3
    xor s11, s8, s11
    xor a2, s5, a2
    andn s6, a5, t6
    andn s5, s5, s8
    xor s3, s3, s6
    andn s8, s8, a5
    xor s8, t6, s8
    xor s5, a5, s5
    lw a5, 8(a1)
    xor a7, a7, t1
    lw s6, 12(a1)
    xor t6, s9, t4
    xor s9, a6, s1
    xor s2, s2, a5
    xor a6, a4, a3
    xor s4, s4, s2
    xor a5, t0, a2
    xor t5, t5, s3
    xor a4, s11, s6
    xor t0, ra, s8
    xor s6, s10, a4
    lw ra, 8(a0)
    lw s11, 12(a0)
    xor t3, ra, t3
    lw s10, 56(a0)
    xor t2, s11, t2
    lw ra, 60(a0)
    pq_fsri s11, t2, t3, 31
    xor s7, s7, s5
    xor s0, s10, s0
    lw s10, 424(sp)
    pq_fsri t3, t3, t2, 31
    lw t2, 104(a0)
    xor ra, ra, s10
    sw s8, 316(sp)
    pq_fsri s8, ra, s0, 26
    lw s10, 420(sp)
    pq_fsri ra, s0, ra, 26
    lw s0, 108(a0)
    xor t2, s10, t2
    lw s10, 336(sp)
    sw s1, 320(sp)
    xor s1, s0, s10
    lw s0, 152(a0)
    pq_fsri s10, s1, t2, 7
    sw a2, 428(sp)
    pq_fsri a2, t2, s1, 7
    lw t2, 332(sp)
    lw s1, 156(a0)
    xor t2, s0, t2
    lw s0, 328(sp)
    sw t1, 424(sp)
    xor t1, s1, s0
    lw s0, 160(a0)
    pq_fsri s1, t1, t2, 24
    sw s5, 420(sp)
    pq_fsri s5, t2, t1, 24
    lw t1, 324(sp)
    lw a0, 164(a0)
    xor t1, s0, t1
    lw t2, 312(sp)
    sw a3, 336(sp)
    andn s0, s10, s8
    xor a3, a0, t2
    xor t2, s11, s0
    pq_fsri s0, a3, t1, 14
    sw a4, 332(sp)
    pq_fsri t1, t1, a3, 14
    andn a0, s1, s10
    xor a4, s8, a0
    andn a3, s0, s1
    xor a0, s10, a3
    andn a3, s11, s0
    xor s10, s1, a3
    andn s8, s8, s11
    xor s8, s0, s8
    andn s0, a2, ra
    xor s1, t3, s0
    andn a3, s5, a2
    xor s0, ra, a3
    andn s11, t1, s5
    xor a2, a2, s11
    andn a3, t3, t1
    xor s5, s5, a3
    andn s11, ra, t3
    xor ra, t1, s11
    xor s4, s4, t2
    xor a7, a7, a4
    xor t1, t6, a0
    xor a3, a6, s8
    xor t6, s9, s10
    xor s9, s6, s1
    xor t3, a5, s0
    pq_fsri s11, t3, a7, 31
    xor t5, t5, a2
    pq_fsri a6, a7, t3, 31
    xor a5, t0, s5
    pq_fsri s6, t5, t1, 31
    xor s7, s7, ra
    xor t0, a3, s11
    xor s11, s7, a6
    sw s1, 328(sp)
    xor a6, s4, s6
    pq_fsri s1, t1, t5, 31
    sw t2, 324(sp)
    pq_fsri s6, a5, t6, 31
    xor t2, s9, s1
    sw s5, 312(sp)
    xor a7, a7, s6
    pq_fsri s5, t6, a5, 31
    xor t4, t4, a7
    pq_fsri s1, s7, a3, 31
    xor s5, t3, s5
    pq_fsri s6, a3, s7, 31
    xor s7, t1, s1
    pq_fsri a3, s9, s4, 31
    xor t3, t5, s6
    pq_fsri s4, s4, s9, 31
    xor t1, t6, a3
    xor s4, a5, s4
    xor s3, s3, s5
    pq_fsri t5, t4, s3, 2
    lw s9, 416(sp)
    pq_fsri s3, s3, t4, 2
    lw t6, 412(sp)
    xor t4, s9, s7
    xor s8, s8, t1
    xor s1, t6, t3
    xor s9, ra, s4
    pq_fsri a5, t4, s1, 9
    lw t6, 408(sp)
    pq_fsri a3, s1, t4, 9
    lw s6, 404(sp)
    pq_fsri t4, s8, s9, 25
    xor t6, t6, t0
    pq_fsri s8, s9, s8, 25
    xor ra, s6, s11
    pq_fsri s9, t6, ra, 23
    lw s1, 468(sp)
    pq_fsri s6, ra, t6, 23
    lw t6, 464(sp)
    xor ra, s1, a6
    sw s10, 416(sp)
    xor t6, t6, t2
    sw s0, 412(sp)
    pq_fsri s1, t6, ra, 30
    andn s0, t4, a5
    pq_fsri ra, ra, t6, 30
    xor t6, t5, s0
    andn s0, s9, t4
    sw a4, 408(sp)
    xor s0, s0, a5
    andn s10, s1, s9
    xor t4, t4, s10
    andn a4, t5, s1
    xor s9, s9, a4
    andn s10, ra, s6
    andn t5, a5, t5
    xor a4, s1, t5
    andn a5, s8, a3
    xor a5, s3, a5
    andn t5, s6, s8
    xor s1, a3, t5
    xor s8, s8, s10
    andn t5, s3, ra
    xor t5, s6, t5
    andn s3, a3, s3
    xor s3, ra, s3
    xor s2, s2, t0
    lw s10, 332(sp)
    xor a3, a0, a7
    lw s6, 400(sp)
    xor ra, a2, s5
    xor a0, s10, s11
    lw a2, 396(sp)
    xor s10, s6, a6
    sw t2, 404(sp)
    xor a2, a2, t2
    sw s7, 468(sp)
    pq_fsri s6, s10, a2, 20
    sw t3, 464(sp)
    pq_fsri a2, a2, s10, 20
    sw s5, 332(sp)
    pq_fsri s5, a3, ra, 21
    lw t2, 392(sp)
    pq_fsri ra, ra, a3, 21
    lw a3, 388(sp)
    xor s7, t2, s7
    lw s10, 460(sp)
    xor t2, a3, t3
    sw a7, 400(sp)
    pq_fsri a7, t2, s7, 11
    xor a3, s10, t1
    pq_fsri s7, s7, t2, 11
    lw t3, 456(sp)
    sw a6, 396(sp)
    andn s10, s5, s6
    xor t2, t3, s4
    xor a6, s2, s10
    pq_fsri t3, t2, a3, 18
    sw s11, 392(sp)
    lw s10, 468(sp)
    pq_fsri a3, a3, t2, 18
    andn s11, a7, s5
    xor t2, s6, s11
    andn s11, t3, a7
    xor s5, s5, s11
    andn s11, s2, t3
    xor a7, a7, s11
    andn s2, s6, s2
    xor s2, t3, s2
    andn s11, ra, a2
    xor s6, a0, s11
    andn t3, s7, ra
    xor s11, a2, t3
    andn t3, a3, s7
    xor ra, ra, t3
    andn t3, a0, a3
    xor s7, s7, t3
    andn t3, a2, a0
    xor a3, a3, t3
    lw a0, 0(a1)
    sw t6, 160(sp)
    xor a2, s0, t2
    xor t3, a6, a0
    xor a0, s3, a3
    sw t2, 8(sp)
    sw t3, 0(sp)
    xor t6, t6, t3
    sw s0, 168(sp)
    xor a6, t4, s5
    sw s5, 16(sp)
    xor t2, s9, a7
    sw t4, 176(sp)
    xor t3, a4, s2
    sw a7, 24(sp)
    xor s5, s1, s11
    sw s9, 184(sp)
    xor a7, s8, ra
    sw a4, 192(sp)
    xor t4, t5, s7
    sw s2, 32(sp)
    lw s9, 4(a1)
    sw a5, 164(sp)
    sw s11, 12(sp)
    xor s6, s6, s9
    sw s6, 4(sp)
    xor s0, a5, s6
    sw ra, 20(sp)
    sw s8, 180(sp)
    sw t5, 188(sp)
    sw s7, 28(sp)
    sw s3, 196(sp)
    lw s3, 336(sp)
    lw s8, 420(sp)
    xor s3, s3, t1
    lw s7, 384(sp)
    lw a4, 392(sp)
    xor s8, s8, s4
    lw s9, 380(sp)
    pq_fsri s2, s8, s3, 5
    xor s7, s7, t0
    pq_fsri s8, s3, s8, 5
    lw a5, 408(sp)
    xor s3, s9, a4
    lw t5, 396(sp)
    pq_fsri s9, s7, s3, 28
    lw s6, 412(sp)
    pq_fsri s3, s3, s7, 28
    xor s7, a5, t5
    lw a5, 404(sp)
    andn s11, s9, s2
    lw ra, 376(sp)
    xor s6, s6, a5
    sw s1, 388(sp)
    pq_fsri a4, s6, s7, 22
    lw s1, 400(sp)
    pq_fsri s7, s7, s6, 22
    lw s6, 372(sp)
    xor ra, ra, s1
    sw a3, 460(sp)
    lw a3, 332(sp)
    sw t0, 456(sp)
    xor a3, s6, a3
    lw t0, 452(sp)
    pq_fsri s6, a3, ra, 17
    sw s4, 336(sp)
    pq_fsri s4, ra, a3, 17
    lw a3, 468(sp)
    lw ra, 448(sp)
    xor a3, t0, a3
    sw t1, 420(sp)
    lw t1, 464(sp)
    andn t0, a4, s9
    xor t0, s2, t0
    xor t1, ra, t1
    sw t0, 120(sp)
    pq_fsri ra, a3, t1, 8
    xor t6, t6, t0
    pq_fsri t1, t1, a3, 8
    andn t0, s6, a4
    xor s9, s9, t0
    andn a3, ra, s6
    xor a3, a4, a3
    andn t0, s2, ra
    xor a4, s6, t0
    xor ra, ra, s11
    andn s2, s8, t1
    andn t0, s7, s3
    andn s6, s4, s7
    xor s11, s8, t0
    andn t0, t1, s4
    xor s7, s7, t0
    xor s4, s4, s2
    xor s6, s3, s6
    andn s8, s3, s8
    sw s9, 128(sp)
    xor s3, t1, s8
    xor s9, a2, s9
    sw a3, 136(sp)
    xor a2, a6, a3
    sw a4, 144(sp)
    xor t0, t2, a4
    sw ra, 152(sp)
    xor a3, t3, ra
    sw s11, 124(sp)
    xor t2, s0, s11
    sw s6, 132(sp)
    xor s2, s5, s6
    xor s5, a7, s7
    sw s7, 140(sp)
    sw s4, 148(sp)
    xor s7, t4, s4
    sw s3, 156(sp)
    xor t1, a0, s3
    lw s3, 424(sp)
    lw s4, 428(sp)
    xor s3, s3, t5
    lw s8, 360(sp)
    xor s4, s4, a5
    lw a7, 356(sp)
    pq_fsri s0, s4, s3, 31
    xor s8, s8, s1
    pq_fsri s4, s3, s4, 31
    lw s3, 332(sp)
    lw a6, 416(sp)
    xor s3, a7, s3
    lw t3, 312(sp)
    pq_fsri s1, s8, s3, 26
    xor a4, a6, s10
    pq_fsri a5, s3, s8, 26
    lw t4, 464(sp)
    andn s8, a5, s0
    lw ra, 348(sp)
    lw t5, 420(sp)
    xor s6, t3, t4
    pq_fsri t3, s6, a4, 7
    lw s11, 368(sp)
    pq_fsri a4, a4, s6, 7
    xor s3, ra, t5
    andn a0, t3, a5
    lw a6, 336(sp)
    lw a7, 444(sp)
    xor s6, s0, a0
    xor a6, s11, a6
    lw ra, 456(sp)
    lw a0, 440(sp)
    pq_fsri s11, a6, s3, 24
    xor t6, t6, s6
    pq_fsri a6, s3, a6, 24
    xor s3, a7, ra
    lw ra, 392(sp)
    sw s6, 384(sp)
    andn a7, s11, t3
    xor s6, a0, ra
    xor a5, a5, a7
    pq_fsri ra, s6, s3, 14
    andn a0, a4, s1
    pq_fsri a7, s3, s6, 14
    andn s3, ra, s11
    xor t3, t3, s3
    andn s3, s0, ra
    xor s6, s11, s3
    xor s0, ra, s8
    xor s11, s4, a0
    andn s3, a6, a4
    xor s3, s1, s3
    andn s8, a7, a6
    xor ra, a4, s8
    andn s8, s4, a7
    xor s8, a6, s8
    andn s4, s1, s4
    xor s1, s9, a5
    sw t3, 96(sp)
    xor a4, a2, t3
    sw s6, 104(sp)
    xor a6, t0, s6
    xor s4, a7, s4
    xor a3, a3, s0
    sw s11, 84(sp)
    xor a0, t2, s11
    xor a2, s2, s3
    sw ra, 100(sp)
    xor s6, s7, s8
    xor t3, t1, s4
    lw s2, 320(sp)
    lw s7, 316(sp)
    xor s2, s2, s10
    lw a7, 344(sp)
    xor s7, s7, t4
    lw s9, 364(sp)
    lw t0, 336(sp)
    pq_fsri t2, s7, s2, 4
    xor a7, a7, t5
    pq_fsri t4, s2, s7, 4
    lw s7, 324(sp)
    xor s2, s9, t0
    lw t1, 456(sp)
    pq_fsri s9, s2, a7, 12
    lw t0, 328(sp)
    pq_fsri s11, a7, s2, 12
    xor a7, s7, t1
    xor s10, s5, ra
    lw s7, 392(sp)
    lw s2, 340(sp)
    xor t0, t0, s7
    lw s7, 396(sp)
    pq_fsri t5, t0, a7, 29
    lw t1, 352(sp)
    pq_fsri t0, a7, t0, 29
    xor s7, s2, s7
    lw a7, 404(sp)
    lw s2, 436(sp)
    xor a7, t1, a7
    lw t1, 400(sp)
    pq_fsri ra, s7, a7, 19
    sw a5, 380(sp)
    pq_fsri a5, a7, s7, 19
    lw s7, 432(sp)
    andn a7, t5, s9
    lw s5, 332(sp)
    xor a7, t2, a7
    xor s2, s2, t1
    sw s0, 408(sp)
    andn s0, ra, t5
    xor t1, s7, s5
    xor s7, s9, s0
    pq_fsri s0, s2, t1, 3
    andn s9, s9, t2
    pq_fsri t1, t1, s2, 3
    andn s2, s0, ra
    xor t5, t5, s2
    andn s2, t2, s0
    xor s5, ra, s2
    xor ra, s0, s9
    andn s9, t0, s11
    andn s0, a5, t0
    xor s2, t4, s9
    xor s0, s11, s0
    andn s9, t1, a5
    andn t2, s11, t4
    xor s9, t0, s9
    andn t0, t4, t1
    xor a5, a5, t0
    xor t1, t1, t2
    xor t0, t6, a7
    xor t2, s1, s7
    sw t5, 56(sp)
    xor t4, a4, t5
    xor t6, a6, s5
    xor a4, t3, t1
    sw ra, 72(sp)
    xor t3, a2, s0
    xor a3, a3, ra
    xor ra, a0, s2
    sw s0, 52(sp)
    xor t5, s10, s9
    xor a2, s6, a5
    sw t1, 76(sp)
    lw s6, 460(sp)
    lw s0, 384(sp)
    lw s1, 380(sp)
    lw a6, 388(sp)
    lw s10, 408(sp)
    add t1, zero, ra
    addi a1, a1, -16
.Lkeccak_f1600_1:
    pq_fsri a0, t3, t2, 31
    sw s8, 312(sp)
    pq_fsri s11, t2, t3, 31
    xor s8, a3, a0
    pq_fsri ra, t5, t4, 31
    xor s11, a4, s11
    pq_fsri a0, t4, t5, 31
    xor ra, t0, ra
    xor a0, t1, a0
    sw s9, 316(sp)
    pq_fsri s9, a2, t6, 31
    sw s7, 320(sp)
    pq_fsri s7, t6, a2, 31
    xor t2, t2, s9
    pq_fsri s9, a4, a3, 31
    xor s7, t3, s7
    pq_fsri a4, a3, a4, 31
    xor s9, t4, s9
    pq_fsri a3, t1, t0, 31
    xor t5, t5, a4
    pq_fsri t0, t0, t1, 31
    xor a3, t6, a3
    xor t0, a2, t0
    lw t6, 32(sp)
    xor a2, s6, t0
    xor a4, s2, s11
    xor a7, a7, s8
    xor t1, t6, a3
    pq_fsri s2, a2, t1, 5
    xor t4, s1, ra
    pq_fsri t1, t1, a2, 5
    xor s3, s3, a0
    pq_fsri t6, a7, a4, 28
    lw a2, 136(sp)
    pq_fsri a7, a4, a7, 28
    lw a4, 140(sp)
    pq_fsri s6, s3, t4, 22
    xor a2, a2, t2
    pq_fsri s3, t4, s3, 22
    xor t3, a4, s7
    pq_fsri a4, t3, a2, 17
    lw t4, 184(sp)
    pq_fsri t3, a2, t3, 17
    lw a2, 188(sp)
    xor t4, t4, s9
    sw a6, 324(sp)
    xor a6, a2, t5
    andn a2, s6, t6
    pq_fsri s1, t4, a6, 8
    xor a2, s2, a2
    pq_fsri a6, a6, t4, 8
    andn t4, a4, s6
    xor s5, s5, s9
    xor t4, t6, t4
    sw s4, 328(sp)
    andn s4, s1, a4
    andn t6, t6, s2
    andn s2, s2, s1
    xor s2, a4, s2
    xor t6, s1, t6
    andn a4, s3, a7
    andn s1, t3, s3
    xor s4, s6, s4
    xor s6, a7, s1
    andn a7, a7, t1
    andn s1, a6, t3
    xor a4, t1, a4
    andn t1, t1, a6
    xor s3, s3, s1
    xor s1, t3, t1
    xor a7, a6, a7
    lw t1, 24(sp)
    xor t3, s0, s8
    lw s0, 28(sp)
    xor a6, t1, s9
    sw s10, 332(sp)
    xor s10, s0, t5
    lw t1, 72(sp)
    pq_fsri s0, s10, a6, 4
    sw t0, 336(sp)
    pq_fsri s10, a6, s10, 4
    xor t1, t1, a3
    lw a6, 76(sp)
    sw s11, 340(sp)
    xor t0, a6, t0
    sw ra, 344(sp)
    pq_fsri a6, t0, t1, 12
    sw a0, 348(sp)
    pq_fsri t1, t1, t0, 12
    lw t0, 84(sp)
    sw s8, 352(sp)
    xor t0, t0, s11
    lw s8, 128(sp)
    pq_fsri s11, t0, t3, 29
    sw a3, 356(sp)
    pq_fsri t0, t3, t0, 29
    lw a3, 132(sp)
    xor t3, s8, ra
    lw ra, 176(sp)
    xor a0, a3, a0
    lw s8, 180(sp)
    pq_fsri a3, t3, a0, 19
    xor ra, ra, t2
    pq_fsri t3, a0, t3, 19
    xor a0, s8, s7
    pq_fsri s8, ra, a0, 3
    sw a5, 360(sp)
    pq_fsri a5, a0, ra, 3
    andn ra, s11, a6
    xor a0, ra, s0
    andn ra, a3, s11
    xor ra, a6, ra
    sw t5, 364(sp)
    andn t5, s8, a3
    andn a6, a6, s0
    andn s0, s0, s8
    xor t5, s11, t5
    xor s11, a3, s0
    xor s0, s8, a6
    andn s8, t0, t1
    andn a3, t3, t0
    xor s8, s10, s8
    xor a6, t1, a3
    andn a3, a5, t3
    andn t1, t1, s10
    andn s10, s10, a5
    xor t0, t0, a3
    xor a3, a5, t1
    xor s10, t3, s10
    xor t1, a2, a0
    xor a5, t4, ra
    xor t3, s4, t5
    sw t4, 368(sp)
    xor t4, t6, s0
    sw t6, 376(sp)
    xor t6, a4, s8
    sw s6, 380(sp)
    xor s6, s6, a6
    sw s0, 372(sp)
    sw a3, 392(sp)
    sw t0, 384(sp)
    sw t5, 388(sp)
    xor t5, s1, s10
    xor s0, s2, s11
    xor a3, a7, a3
    xor t0, s3, t0
    sw a7, 396(sp)
    lw a7, 16(sp)
    sw s3, 400(sp)
    sw s8, 408(sp)
    lw s3, 20(sp)
    sw s4, 404(sp)
    xor s4, s3, s7
    xor s3, a7, t2
    pq_fsri a7, s3, s4, 2
    lw s8, 360(sp)
    pq_fsri s4, s4, s3, 2
    lw s3, 364(sp)
    sw a0, 360(sp)
    xor s3, s8, s3
    lw a0, 332(sp)
    sw s2, 332(sp)
    pq_fsri s8, s5, s3, 9
    sw s1, 412(sp)
    pq_fsri s3, s3, s5, 9
    lw s5, 356(sp)
    xor s2, a0, s5
    sw a6, 416(sp)
    sw a4, 420(sp)
    lw s1, 120(sp)
    lw a0, 352(sp)
    lw s5, 336(sp)
    sw a2, 424(sp)
    xor a4, s1, a0
    lw a2, 124(sp)
    lw a6, 328(sp)
    sw ra, 328(sp)
    xor s5, a6, s5
    sw s10, 428(sp)
    pq_fsri s10, s2, s5, 25
    lw s1, 340(sp)
    pq_fsri s2, s5, s2, 25
    sw s11, 432(sp)
    xor a2, a2, s1
    lw ra, 344(sp)
    pq_fsri a6, a4, a2, 23
    lw s5, 168(sp)
    pq_fsri a2, a2, a4, 23
    lw s11, 324(sp)
    xor s5, s5, ra
    lw a4, 348(sp)
    sw s9, 324(sp)
    sw s7, 436(sp)
    xor s9, s11, a4
    pq_fsri s7, s9, s5, 30
    andn s11, s10, s8
    pq_fsri s5, s5, s9, 30
    xor s9, a7, s11
    andn s11, a6, s10
    xor s11, s8, s11
    sw t2, 440(sp)
    andn t2, s8, a7
    andn s8, s7, a6
    xor s10, s10, s8
    andn s8, s2, s3
    andn a7, a7, s7
    xor a6, a6, a7
    xor a7, s7, t2
    andn t2, s5, a2
    xor s7, s4, s8
    andn s8, a2, s2
    xor s2, s2, t2
    xor t6, t6, s7
    xor t2, s3, s8
    andn s8, s4, s5
    xor s8, a2, s8
    andn s3, s3, s4
    xor s3, s5, s3
    xor t4, t4, a7
    xor a2, s0, a6
    xor s4, t1, s9
    xor s5, a5, s11
    lw s0, 4(sp)
    xor t1, t3, s10
    xor t0, t0, s2
    xor a5, s6, t2
    xor t3, a3, s3
    lw s6, 0(sp)
    xor a3, s6, a0
    lw a0, 320(sp)
    xor s0, s0, s1
    lw s1, 52(sp)
    xor s6, a0, ra
    sw s10, 444(sp)
    xor s10, s1, a4
    lw s1, 96(sp)
    sw s2, 320(sp)
    pq_fsri a0, s6, s10, 20
    sw s7, 448(sp)
    pq_fsri s10, s10, s6, 20
    sw s9, 452(sp)
    andn s2, a0, a3
    lw s7, 100(sp)
    lw s6, 440(sp)
    lw s9, 436(sp)
    sw s8, 456(sp)
    xor t5, t5, s8
    sw a6, 460(sp)
    xor s7, s7, s9
    lw s8, 144(sp)
    lw a6, 324(sp)
    xor s1, s1, s6
    sw s3, 464(sp)
    pq_fsri s3, s1, s7, 21
    sw t2, 472(sp)
    pq_fsri s7, s7, s1, 21
    sw a7, 468(sp)
    lw t2, 148(sp)
    andn s1, s3, a0
    lw a7, 364(sp)
    xor s1, a3, s1
    sw s11, 476(sp)
    xor s11, s8, a6
    xor t2, t2, a7
    lw a6, 192(sp)
    pq_fsri s8, t2, s11, 11
    lw a7, 356(sp)
    pq_fsri t2, s11, t2, 11
    lw s11, 196(sp)
    xor a6, a6, a7
    lw a7, 336(sp)
    xor a7, s11, a7
    pq_fsri s11, a7, a6, 18
    pq_fsri a7, a6, a7, 18
    andn a6, s8, s3
    xor a0, a0, a6
    andn a6, s11, s8
    andn a3, a3, s11
    xor s3, s3, a6
    xor s5, s5, a0
    andn a6, t2, s7
    xor a3, s8, a3
    xor s2, s11, s2
    andn s8, s7, s10
    xor s11, s10, a6
    xor s8, s0, s8
    andn a6, a7, t2
    andn s10, s10, s0
    xor s7, s7, a6
    andn a6, s0, a7
    xor s10, a7, s10
    lw a7, 8(a1)
    xor t2, t2, a6
    xor s0, a2, a3
    xor a7, s1, a7
    xor a6, t4, s2
    xor s4, s4, a7
    lw t4, 12(a1)
    xor a2, a5, s11
    xor t0, t0, s7
    xor t4, s8, t4
    xor s8, t5, t2
    xor t3, t3, s10
    lw t5, 8(sp)
    xor t6, t6, t4
    lw s1, 12(sp)
    xor t5, t5, ra
    lw a5, 56(sp)
    xor a4, a4, s1
    lw ra, 316(sp)
    pq_fsri s1, a4, t5, 31
    xor a5, a5, s6
    pq_fsri t5, t5, a4, 31
    xor s6, ra, s9
    pq_fsri s9, s6, a5, 26
    lw a4, 104(sp)
    pq_fsri ra, a5, s6, 26
    lw a5, 324(sp)
    lw s6, 312(sp)
    xor a4, a4, a5
    lw a5, 364(sp)
    xor t1, t1, s3
    sw t2, 344(sp)
    lw t2, 152(sp)
    sw a3, 348(sp)
    xor a3, s6, a5
    pq_fsri a5, a3, a4, 7
    lw s6, 356(sp)
    pq_fsri a3, a4, a3, 7
    lw a4, 156(sp)
    xor t2, t2, s6
    lw s6, 336(sp)
    sw s11, 440(sp)
    lw s11, 160(sp)
    xor a4, a4, s6
    pq_fsri s6, a4, t2, 24
    sw a0, 436(sp)
    pq_fsri a0, t2, a4, 24
    lw t2, 352(sp)
    lw a4, 164(sp)
    xor t2, t2, s11
    lw s11, 340(sp)
    sw s10, 316(sp)
    andn s10, a5, s9
    xor a4, a4, s11
    sw s2, 324(sp)
    pq_fsri s2, t2, a4, 14
    pq_fsri s11, a4, t2, 14
    andn t2, s6, a5
    xor a4, s9, t2
    andn t2, s11, s6
    xor t2, a5, t2
    andn a5, s1, s11
    xor s10, s1, s10
    xor a5, s6, a5
    andn s9, s9, s1
    andn s6, a3, ra
    andn s1, a0, a3
    xor s6, t5, s6
    xor s1, s1, ra
    xor s9, s11, s9
    andn s11, s2, a0
    xor a3, a3, s11
    andn s11, t5, s2
    xor a0, a0, s11
    andn s11, ra, t5
    xor t0, t0, a3
    xor s4, s4, s10
    xor t5, s5, a4
    xor s2, s2, s11
    xor s5, t1, t2
    xor ra, s0, a5
    xor s11, a6, s9
    xor t6, t6, s6
    xor t1, a2, s1
    pq_fsri s0, t5, t1, 31
    xor t3, t3, s2
    pq_fsri a6, t1, t5, 31
    xor s0, t3, s0
    xor a6, s11, a6
    sw s6, 364(sp)
    pq_fsri a2, t0, s5, 31
    xor s8, s8, a0
    pq_fsri s6, s5, t0, 31
    sw s10, 312(sp)
    pq_fsri s10, s8, ra, 31
    xor s6, t6, s6
    xor a2, s4, a2
    sw a0, 356(sp)
    xor s10, t5, s10
    pq_fsri a0, ra, s8, 31
    pq_fsri t5, t3, s11, 31
    xor t1, t1, a0
    pq_fsri a0, s11, t3, 31
    xor t0, t0, a0
    xor a7, a7, a6
    pq_fsri t3, t6, s4, 31
    pq_fsri s4, s4, t6, 31
    xor s5, s5, t5
    xor s3, s3, s10
    xor s11, ra, t3
    xor t3, s7, t1
    xor s4, s8, s4
    pq_fsri s7, s3, t3, 2
    lw t5, 432(sp)
    pq_fsri s3, t3, s3, 2
    lw t6, 428(sp)
    xor a0, s9, s11
    xor s2, s2, s4
    xor t6, t6, t0
    xor ra, t5, s5
    pq_fsri s8, ra, t6, 9
    lw t3, 424(sp)
    pq_fsri t6, t6, ra, 9
    lw s9, 420(sp)
    pq_fsri t5, a0, s2, 25
    xor t3, t3, a6
    pq_fsri s2, s2, a0, 25
    xor ra, s9, s0
    pq_fsri a0, t3, ra, 23
    lw s9, 476(sp)
    pq_fsri ra, ra, t3, 23
    lw t3, 472(sp)
    xor s9, s9, a2
    sw a5, 336(sp)
    xor t3, t3, s6
    sw s1, 352(sp)
    pq_fsri a5, t3, s9, 30
    andn s1, t5, s8
    pq_fsri s9, s9, t3, 30
    andn t3, a0, t5
    sw a4, 340(sp)
    xor a4, s7, s1
    andn s1, a5, a0
    xor s1, t5, s1
    andn t5, s7, a5
    xor t3, s8, t3
    andn s7, s8, s7
    andn s8, s2, t6
    xor s7, a5, s7
    andn a5, ra, s2
    xor a0, a0, t5
    xor t5, s3, s8
    andn s8, s9, ra
    xor s2, s2, s8
    andn s8, s3, s9
    xor ra, ra, s8
    andn s3, t6, s3
    xor s8, t6, a5
    xor t4, t4, s0
    xor a5, t2, s10
    lw t6, 328(sp)
    sw s5, 432(sp)
    lw t2, 416(sp)
    xor t6, t6, a2
    xor s3, s9, s3
    xor s9, a3, t1
    xor a3, t2, s6
    pq_fsri t2, t6, a3, 20
    sw t0, 428(sp)
    pq_fsri a3, a3, t6, 20
    sw t1, 424(sp)
    pq_fsri t6, a5, s9, 21
    lw t1, 332(sp)
    pq_fsri a5, s9, a5, 21
    lw s9, 412(sp)
    xor s5, t1, s5
    lw t1, 468(sp)
    xor t0, s9, t0
    sw s10, 420(sp)
    pq_fsri s10, t0, s5, 11
    xor s9, t1, s11
    pq_fsri s5, s5, t0, 11
    lw t0, 464(sp)
    sw a2, 472(sp)
    andn t1, t6, t2
    xor t0, t0, s4
    sw s6, 476(sp)
    xor s6, a7, t1
    pq_fsri a2, t0, s9, 18
    pq_fsri t0, s9, t0, 18
    andn s9, s10, t6
    xor s9, t2, s9
    andn t1, a2, s10
    xor t6, t6, t1
    andn t1, a7, a2
    xor s10, s10, t1
    andn a7, t2, a7
    xor a7, a2, a7
    andn t1, a5, a3
    xor t2, t4, t1
    andn a2, s5, a5
    andn t1, t0, s5
    xor a2, a3, a2
    xor t1, a5, t1
    andn a5, t4, t0
    xor a5, s5, a5
    andn s5, a3, t4
    xor s5, t0, s5
    lw t0, 0(a1)
    sw a4, 160(sp)
    xor t4, t3, s9
    sw s9, 8(sp)
    xor t0, s6, t0
    sw t0, 0(sp)
    xor t0, a4, t0
    sw t3, 168(sp)
    xor a3, s1, t6
    sw t6, 16(sp)
    xor s6, a0, s10
    sw a0, 184(sp)
    xor t6, s8, a2
    sw s10, 24(sp)
    xor s9, s7, a7
    sw a7, 32(sp)
    xor a7, ra, a5
    sw s1, 176(sp)
    sw s7, 192(sp)
    xor s7, s3, s5
    xor s10, s2, t1
    lw a4, 4(a1)
    sw s2, 180(sp)
    sw t5, 164(sp)
    xor t3, t2, a4
    sw a2, 12(sp)
    sw t3, 4(sp)
    sw t1, 20(sp)
    sw a5, 28(sp)
    sw ra, 188(sp)
    sw s3, 196(sp)
    lw s3, 324(sp)
    xor t3, t5, t3
    lw s2, 316(sp)
    xor s3, s3, s11
    lw t2, 360(sp)
    xor a5, s2, s4
    lw s2, 408(sp)
    pq_fsri t5, a5, s3, 5
    xor t2, t2, a6
    pq_fsri s3, s3, a5, 5
    xor a5, s2, s0
    pq_fsri s2, t2, a5, 28
    lw a4, 340(sp)
    pq_fsri t2, a5, t2, 28
    lw a0, 476(sp)
    lw s1, 472(sp)
    lw a5, 352(sp)
    xor a2, a4, s1
    lw ra, 404(sp)
    lw a4, 420(sp)
    xor a5, a5, a0
    sw s8, 328(sp)
    pq_fsri t1, a2, a5, 22
    xor s8, ra, a4
    pq_fsri ra, a5, a2, 22
    lw a2, 424(sp)
    lw a5, 400(sp)
    sw s5, 416(sp)
    xor s5, a5, a2
    sw s0, 332(sp)
    pq_fsri a5, s5, s8, 17
    pq_fsri s5, s8, s5, 17
    lw s0, 460(sp)
    lw s8, 432(sp)
    sw a6, 412(sp)
    andn a6, ra, s2
    xor s0, s8, s0
    lw s8, 456(sp)
    sw s4, 468(sp)
    xor s4, t5, a6
    xor t0, t0, s4
    lw a6, 428(sp)
    sw s11, 464(sp)
    andn s11, a5, ra
    xor a6, s8, a6
    xor s8, s2, s11
    pq_fsri s11, s0, a6, 8
    pq_fsri a6, a6, s0, 8
    andn s0, s11, a5
    xor ra, s0, ra
    andn s2, s2, t5
    andn t5, t5, s11
    xor a5, a5, t5
    xor s0, s11, s2
    andn t5, t2, s3
    andn s2, t1, t2
    andn s11, s5, t1
    xor s2, s3, s2
    xor t2, t2, s11
    andn s11, a6, s5
    xor t1, t1, s11
    xor s11, a6, t5
    andn s3, s3, a6
    xor s3, s5, s3
    sw s4, 120(sp)
    xor s5, t4, s8
    sw s8, 128(sp)
    xor a3, a3, ra
    sw s0, 152(sp)
    sw ra, 136(sp)
    xor t5, s6, a5
    sw a5, 144(sp)
    xor s9, s9, s0
    sw t2, 132(sp)
    sw s3, 148(sp)
    xor a5, t3, s2
    sw s2, 124(sp)
    xor s2, s10, t1
    sw t1, 140(sp)
    xor a7, a7, s3
    sw s11, 156(sp)
    xor t3, t6, t2
    lw s4, 436(sp)
    xor s7, s7, s11
    lw s10, 440(sp)
    xor s3, s4, s1
    lw s4, 388(sp)
    lw a6, 384(sp)
    xor s10, s10, a0
    pq_fsri t2, s10, s3, 31
    xor s4, s4, a4
    pq_fsri t6, s3, s10, 31
    xor s3, a6, a2
    pq_fsri s10, s3, s4, 26
    lw s8, 336(sp)
    pq_fsri s4, s4, s3, 26
    lw s0, 432(sp)
    lw a2, 428(sp)
    lw s3, 356(sp)
    andn t1, s10, t2
    xor t4, s8, s0
    lw a4, 376(sp)
    lw a0, 464(sp)
    xor s3, s3, a2
    pq_fsri ra, s3, t4, 7
    lw s6, 468(sp)
    pq_fsri s1, t4, s3, 7
    lw s8, 396(sp)
    xor s3, a4, a0
    andn a4, ra, s10
    xor a4, t2, a4
    lw a6, 452(sp)
    xor s8, s8, s6
    lw t4, 412(sp)
    xor t0, t0, a4
    pq_fsri s11, s8, s3, 24
    xor a6, a6, t4
    pq_fsri s8, s3, s8, 24
    lw t4, 332(sp)
    lw s3, 448(sp)
    sw a4, 324(sp)
    andn a4, s11, ra
    xor a4, s10, a4
    xor t4, s3, t4
    pq_fsri s10, t4, a6, 14
    xor s5, s5, a4
    andn s3, s1, s4
    pq_fsri t4, a6, t4, 14
    andn a6, s10, s11
    andn t2, t2, s10
    xor ra, ra, a6
    xor t2, s11, t2
    xor s10, s10, t1
    andn t1, t4, s8
    addi a1, a1, -16
    xor a6, t6, s3
    andn s3, s8, s1
    xor s3, s4, s3
    andn s11, t6, t4
    sw ra, 96(sp)
    xor s1, s1, t1
    xor s11, s8, s11
    andn s4, s4, t6
    xor t1, a3, ra
    xor s8, a5, a6
    sw t2, 104(sp)
    xor ra, s9, s10
    sw a6, 84(sp)
    xor a3, t5, t2
    lw t6, 348(sp)
    xor t3, t3, s3
    xor s4, t4, s4
    sw s1, 100(sp)
    xor a6, s2, s1
    lw a5, 344(sp)
    xor s9, t6, s0
    lw t2, 372(sp)
    xor s2, a5, a2
    xor s1, a7, s11
    pq_fsri t6, s9, s2, 4
    pq_fsri s9, s2, s9, 4
    lw t5, 392(sp)
    xor a5, t2, a0
    lw a7, 412(sp)
    xor t4, t5, s6
    pq_fsri s2, t4, a5, 12
    lw t2, 312(sp)
    pq_fsri a2, a5, t4, 12
    lw s0, 364(sp)
    xor a7, t2, a7
    lw t2, 332(sp)
    lw a5, 368(sp)
    xor a0, s0, t2
    lw t2, 472(sp)
    xor s6, s7, s4
    pq_fsri s0, a0, a7, 29
    lw t5, 444(sp)
    pq_fsri a0, a7, a0, 29
    xor s7, a5, t2
    andn a7, s0, s2
    lw t2, 476(sp)
    lw t4, 380(sp)
    lw a5, 420(sp)
    xor a7, s9, a7
    xor t2, t4, t2
    pq_fsri t4, s7, t2, 19
    sw a4, 316(sp)
    pq_fsri a4, t2, s7, 19
    lw t2, 320(sp)
    andn s7, t4, s0
    xor a5, t5, a5
    xor t0, t0, a7
    lw t5, 424(sp)
    xor s7, s2, s7
    andn s2, s2, s9
    xor t5, t2, t5
    xor t2, s5, s7
    pq_fsri s5, a5, t5, 3
    pq_fsri a5, t5, a5, 3
    andn t5, s5, t4
    andn s9, s9, s5
    xor s0, s0, t5
    andn t5, a0, a2
    xor t4, t4, s9
    xor s5, s5, s2
    andn s9, a4, a0
    xor s2, t6, t5
    xor t5, s9, a2
    andn s9, a5, a4
    andn a2, a2, t6
    andn t6, t6, a5
    xor s9, a0, s9
    xor a0, a5, a2
    sw s0, 56(sp)
    xor s0, t1, s0
    xor a2, a4, t6
    xor t6, a3, t4
    sw s5, 72(sp)
    add a5, zero, a2
    xor a3, ra, s5
    xor t1, s8, s2
    sw t5, 52(sp)
    xor t3, t3, t5
    xor t5, a6, s9
    xor a2, s1, a2
    sw a0, 76(sp)
    lw s1, 316(sp)
    xor a4, s6, a0
    xor s8, s0, s11
    lw s6, 416(sp)
    add s5, zero, t4
    lw s0, 324(sp)
    xor t4, s11, s8
    lw a6, 328(sp)
    xor s8, s8, t4
    andi a0, a1, 255
    bne a0, zero, .Lkeccak_f1600_1
    pq_fsri a0, t3, t2, 31
    sw s8, 312(sp)
    pq_fsri s11, t2, t3, 31
    xor s8, a3, a0
    pq_fsri ra, t5, t4, 31
    xor a0, a4, s11
    pq_fsri s11, t4, t5, 31
    xor ra, t0, ra
    xor s11, t1, s11
    sw s9, 316(sp)
    pq_fsri s9, a2, t6, 31
    sw s7, 320(sp)
    pq_fsri s7, t6, a2, 31
    xor t2, t2, s9
    pq_fsri s9, a4, a3, 31
    xor t3, t3, s7
    pq_fsri a3, a3, a4, 31
    xor t4, t4, s9
    pq_fsri a4, t1, t0, 31
    xor s7, t5, a3
    pq_fsri t1, t0, t1, 31
    xor a3, t6, a4
    xor t0, a2, t1
    lw a4, 32(sp)
    xor t6, s6, t0
    xor s9, a7, s8
    xor a7, a4, a3
    xor s2, s2, a0
    pq_fsri t1, t6, a7, 5
    xor a2, s1, ra
    pq_fsri t5, a7, t6, 5
    xor s1, s3, s11
    pq_fsri s3, s9, s2, 28
    lw a7, 136(sp)
    pq_fsri s2, s2, s9, 28
    lw a4, 140(sp)
    pq_fsri s6, s1, a2, 22
    xor t6, a7, t2
    pq_fsri a7, a2, s1, 22
    xor a2, a4, t3
    pq_fsri s9, a2, t6, 17
    lw s1, 184(sp)
    pq_fsri a4, t6, a2, 17
    lw t6, 188(sp)
    sw a6, 324(sp)
    xor a2, s1, t4
    xor a6, t6, s7
    andn t6, s6, s3
    pq_fsri s1, a2, a6, 8
    xor t6, t1, t6
    pq_fsri a2, a6, a2, 8
    andn a6, s9, s6
    xor a6, s3, a6
    sw s4, 328(sp)
    andn s3, s3, t1
    andn s4, s1, s9
    xor s6, s6, s4
    andn s4, t1, s1
    xor s4, s9, s4
    xor s9, s1, s3
    andn s3, a7, s2
    andn t1, a4, a7
    xor s3, t5, s3
    xor t1, s2, t1
    andn s1, a2, a4
    andn s2, s2, t5
    xor a7, a7, s1
    andn t5, t5, a2
    xor t5, a4, t5
    xor s1, a2, s2
    lw s2, 24(sp)
    xor s0, s0, s8
    lw a2, 28(sp)
    xor s2, s2, t4
    sw s10, 332(sp)
    xor s10, a2, s7
    pq_fsri a4, s2, s10, 4
    lw a2, 72(sp)
    pq_fsri s2, s10, s2, 4
    sw t0, 336(sp)
    lw s10, 76(sp)
    xor a2, a2, a3
    sw a0, 340(sp)
    xor t0, s10, t0
    sw ra, 344(sp)
    pq_fsri s10, t0, a2, 12
    sw s11, 348(sp)
    pq_fsri a2, a2, t0, 12
    lw t0, 84(sp)
    sw s8, 352(sp)
    xor t0, t0, a0
    lw s8, 128(sp)
    pq_fsri a0, t0, s0, 29
    sw a3, 356(sp)
    pq_fsri s0, s0, t0, 29
    xor ra, s8, ra
    lw a3, 132(sp)
    lw t0, 176(sp)
    xor s11, a3, s11
    lw s8, 180(sp)
    pq_fsri a3, ra, s11, 19
    xor t0, t0, t2
    pq_fsri ra, s11, ra, 19
    xor s11, s8, t3
    pq_fsri s8, t0, s11, 3
    sw a5, 360(sp)
    pq_fsri s11, s11, t0, 3
    andn a5, a0, s10
    xor t0, s2, a5
    andn a5, a3, a0
    xor a5, s10, a5
    sw s7, 364(sp)
    andn s7, s8, a3
    andn s10, s10, s2
    xor s10, s8, s10
    xor a0, a0, s7
    andn s7, s2, s8
    xor s2, a3, s7
    andn s8, s0, a2
    andn a3, ra, s0
    andn s7, a2, a4
    xor s8, a4, s8
    xor a2, a2, a3
    andn a3, s11, ra
    xor s0, s0, a3
    andn a3, a4, s11
    xor a4, ra, a3
    xor s11, s11, s7
    xor ra, t6, t0
    xor a3, s6, a0
    sw a6, 368(sp)
    xor s7, s4, s2
    sw s10, 372(sp)
    xor s10, s9, s10
    sw s9, 376(sp)
    xor s9, s3, s8
    sw t1, 380(sp)
    sw s0, 384(sp)
    xor s0, a7, s0
    sw a0, 388(sp)
    xor a0, s1, s11
    sw s11, 392(sp)
    sw s1, 396(sp)
    lw s1, 16(sp)
    xor t1, t1, a2
    xor s11, a6, a5
    xor s5, s5, t4
    xor a6, s1, t2
    sw a7, 400(sp)
    xor s1, t5, a4
    lw a7, 20(sp)
    sw s6, 404(sp)
    xor s6, a7, t3
    sw s8, 408(sp)
    pq_fsri a7, a6, s6, 2
    lw s8, 360(sp)
    pq_fsri a6, s6, a6, 2
    lw s6, 364(sp)
    sw t0, 360(sp)
    xor t0, s8, s6
    lw s6, 332(sp)
    pq_fsri s8, s5, t0, 9
    sw t5, 412(sp)
    pq_fsri s5, t0, s5, 9
    lw t5, 120(sp)
    lw t0, 356(sp)
    sw s4, 332(sp)
    xor s4, s6, t0
    sw a2, 416(sp)
    lw t0, 336(sp)
    sw s3, 420(sp)
    lw s6, 352(sp)
    sw t6, 424(sp)
    xor a2, t5, s6
    lw t5, 124(sp)
    lw t6, 328(sp)
    sw a5, 328(sp)
    xor a5, t6, t0
    sw a4, 428(sp)
    sw s2, 432(sp)
    pq_fsri s3, a5, s4, 25
    pq_fsri t0, s4, a5, 25
    lw t6, 340(sp)
    xor a4, t5, t6
    lw s2, 168(sp)
    pq_fsri a5, a2, a4, 23
    lw s4, 344(sp)
    pq_fsri a4, a4, a2, 23
    lw t5, 324(sp)
    xor a2, s2, s4
    lw s2, 348(sp)
    sw t4, 324(sp)
    xor t4, t5, s2
    sw t3, 436(sp)
    pq_fsri t5, a2, t4, 30
    pq_fsri t3, t4, a2, 30
    andn t4, t0, s8
    xor t4, a7, t4
    andn a2, a5, t0
    sw t2, 440(sp)
    xor t2, s8, a2
    andn a2, t3, a5
    xor t0, t0, a2
    andn a2, a7, t3
    xor a2, a5, a2
    andn a5, s8, a7
    xor t3, t3, a5
    andn a7, s3, s5
    andn s8, a4, s3
    xor a5, s5, s8
    andn s8, t5, a4
    xor s3, s3, s8
    andn s8, a6, t5
    xor a4, a4, s8
    andn s8, s5, a6
    xor s5, t5, s8
    xor t5, ra, t4
    xor s8, s11, t2
    xor ra, a6, a7
    xor s11, a3, t0
    xor a6, s7, a2
    xor a7, s10, t3
    xor a3, s9, ra
    xor t1, t1, a5
    xor s7, s0, s3
    xor s10, s1, a4
    xor a0, a0, s5
    lw s9, 0(sp)
    lw s0, 4(sp)
    xor s1, s9, s6
    lw s6, 320(sp)
    xor t6, s0, t6
    sw s3, 320(sp)
    xor s9, s6, s4
    lw s0, 52(sp)
    sw t0, 444(sp)
    xor s3, s0, s2
    lw t0, 96(sp)
    pq_fsri s6, s9, s3, 20
    sw ra, 448(sp)
    pq_fsri s0, s3, s9, 20
    sw t4, 452(sp)
    lw t4, 100(sp)
    sw a4, 456(sp)
    lw ra, 436(sp)
    sw a2, 460(sp)
    lw s9, 440(sp)
    xor s3, t4, ra
    lw t4, 144(sp)
    xor t0, t0, s9
    sw s5, 464(sp)
    pq_fsri s5, t0, s3, 21
    lw a4, 324(sp)
    pq_fsri a2, s3, t0, 21
    sw t3, 468(sp)
    xor t0, t4, a4
    lw t3, 148(sp)
    sw a5, 472(sp)
    andn s3, s5, s6
    lw t4, 364(sp)
    xor a4, s1, s3
    sw t2, 476(sp)
    andn a5, s6, s1
    xor t4, t3, t4
    lw s3, 192(sp)
    pq_fsri t3, t4, t0, 11
    lw t2, 356(sp)
    pq_fsri t4, t0, t4, 11
    lw t0, 196(sp)
    xor t2, s3, t2
    lw s3, 336(sp)
    xor t0, t0, s3
    pq_fsri s3, t0, t2, 18
    pq_fsri t0, t2, t0, 18
    andn t2, t3, s5
    xor t2, s6, t2
    andn s6, s1, s3
    andn s1, s3, t3
    xor s5, s5, s1
    xor s1, t3, s6
    andn s6, a2, s0
    xor t3, s3, a5
    andn a5, t4, a2
    xor s3, t6, s6
    xor s6, s0, a5
    andn a5, t0, t4
    andn s0, s0, t6
    xor a2, a2, a5
    andn t6, t6, t0
    xor t4, t4, t6
    xor a5, t0, s0
    lw t6, 8(a1)
    xor t0, s8, t2
    xor s0, s11, s5
    xor s8, a6, s1
    xor t6, a4, t6
    xor s11, a7, t3
    lw a6, 12(a1)
    lw a4, 8(sp)
    xor t1, t1, s6
    xor a7, s7, a2
    xor s7, s3, a6
    xor a6, s10, t4
    xor s3, a3, s7
    lw s10, 12(sp)
    xor a3, a4, s4
    xor a4, a0, a5
    lw a0, 56(sp)
    xor s4, s10, s2
    lw s2, 316(sp)
    pq_fsri s10, s4, a3, 31
    xor s9, a0, s9
    pq_fsri a0, a3, s4, 31
    xor a3, s2, ra
    pq_fsri s4, a3, s9, 26
    lw ra, 104(sp)
    pq_fsri s2, s9, a3, 26
    lw a3, 324(sp)
    lw s9, 312(sp)
    xor ra, ra, a3
    lw a3, 364(sp)
    sw t4, 344(sp)
    xor s9, s9, a3
    lw t4, 152(sp)
    pq_fsri a3, s9, ra, 7
    sw s1, 348(sp)
    pq_fsri s1, ra, s9, 7
    lw ra, 356(sp)
    lw s9, 156(sp)
    xor t5, t5, t6
    xor t4, t4, ra
    lw ra, 336(sp)
    sw s6, 440(sp)
    xor s9, s9, ra
    lw s6, 160(sp)
    pq_fsri ra, s9, t4, 24
    sw t2, 316(sp)
    lw t2, 352(sp)
    pq_fsri s9, t4, s9, 24
    lw t4, 164(sp)
    xor t2, s6, t2
    lw s6, 340(sp)
    sw a5, 436(sp)
    xor t4, t4, s6
    andn a5, a3, s4
    pq_fsri s6, t2, t4, 14
    xor a5, s10, a5
    pq_fsri t2, t4, t2, 14
    sw t3, 324(sp)
    andn t4, ra, a3
    xor t4, s4, t4
    andn t3, t2, ra
    xor a3, a3, t3
    andn t3, s10, t2
    andn s4, s4, s10
    andn s10, s9, s1
    xor ra, ra, t3
    xor s4, t2, s4
    andn t3, s1, s2
    xor t2, a0, t3
    xor t3, s2, s10
    andn s10, s6, s9
    xor s1, s1, s10
    andn s10, a0, s6
    xor s10, s9, s10
    andn s2, s2, a0
    xor s9, s6, s2
    xor s2, t5, a5
    xor a0, t0, t4
    xor s6, s0, a3
    xor t5, s8, ra
    xor t0, s11, s4
    xor s0, s3, t2
    xor s8, t1, t3
    pq_fsri t1, s8, a0, 31
    xor s11, a7, s1
    pq_fsri s3, a0, s8, 31
    xor a7, a6, s10
    pq_fsri a6, s11, s6, 31
    xor a4, a4, s9
    xor t1, t0, t1
    xor s3, a4, s3
    sw t2, 312(sp)
    xor t2, s2, a6
    pq_fsri a6, s6, s11, 31
    sw a5, 364(sp)
    pq_fsri a5, a7, t5, 31
    xor a6, s0, a6
    sw s10, 356(sp)
    xor s10, a0, a5
    pq_fsri a0, t5, a7, 31
    xor a5, s5, s10
    pq_fsri s5, a4, t0, 31
    xor s5, s6, s5
    xor s6, s8, a0
    pq_fsri s8, t0, a4, 31
    pq_fsri a0, s2, s0, 31
    xor t0, s11, s8
    pq_fsri a4, s0, s2, 31
    xor s2, t5, a4
    xor a7, a7, a0
    xor s8, a2, s6
    lw s11, 432(sp)
    pq_fsri s0, s8, a5, 2
    lw a4, 428(sp)
    pq_fsri a0, a5, s8, 2
    xor t5, s11, s5
    xor a2, s4, s2
    xor s4, a4, t0
    xor s8, s9, a7
    pq_fsri a5, t5, s4, 9
    lw s11, 424(sp)
    pq_fsri a4, s4, t5, 9
    lw s4, 420(sp)
    pq_fsri s9, a2, s8, 25
    xor t5, s11, t1
    pq_fsri s8, s8, a2, 25
    xor s11, s4, s3
    pq_fsri s4, t5, s11, 23
    lw a2, 476(sp)
    pq_fsri s11, s11, t5, 23
    lw t5, 472(sp)
    xor a2, a2, t2
    sw ra, 336(sp)
    xor ra, t5, a6
    sw t3, 352(sp)
    pq_fsri t5, ra, a2, 30
    andn t3, s9, a5
    pq_fsri ra, a2, ra, 30
    xor a2, a0, t3
    andn t3, s4, s9
    sw t4, 340(sp)
    xor t4, a5, t3
    andn t3, t5, s4
    xor s9, s9, t3
    andn t3, a0, t5
    xor s4, s4, t3
    andn t3, a5, a0
    andn a0, s11, s8
    xor t3, t5, t3
    andn a5, s8, a4
    xor a5, s0, a5
    xor a0, a4, a0
    andn t5, ra, s11
    xor s8, s8, t5
    andn t5, s0, ra
    xor s11, s11, t5
    andn t5, a4, s0
    xor s0, ra, t5
    lw a4, 200(sp)
    xor ra, t6, t1
    xor t5, s7, s3
    sw a2, 160(a4)
    xor t6, a3, s10
    sw a5, 164(a4)
    xor s7, s1, s6
    pq_fsri a2, t6, s7, 21
    sw s9, 176(a4)
    sw t4, 168(a4)
    pq_fsri t6, s7, t6, 21
    sw a0, 172(a4)
    sw s8, 180(a4)
    sw s4, 184(a4)
    sw s11, 188(a4)
    sw t3, 192(a4)
    sw s0, 196(a4)
    lw a3, 328(sp)
    lw t3, 416(sp)
    xor s4, a3, t2
    lw a0, 332(sp)
    xor s8, t3, a6
    lw s7, 412(sp)
    pq_fsri a5, s4, s8, 20
    xor t4, a0, s5
    pq_fsri s1, s8, s4, 20
    xor s9, s7, t0
    pq_fsri s4, s9, t4, 11
    lw t3, 468(sp)
    pq_fsri s11, t4, s9, 11
    lw s0, 464(sp)
    xor s8, t3, s2
    andn a0, a2, a5
    xor a3, s0, a7
    xor s7, ra, a0
    pq_fsri s9, s8, a3, 18
    pq_fsri t4, a3, s8, 18
    andn t3, s4, a2
    xor s0, a5, t3
    andn a0, t4, s4
    andn t3, ra, t4
    andn a3, s9, s11
    xor s8, a2, a0
    xor s4, s4, t3
    andn a0, a5, ra
    andn a2, t6, s1
    xor a0, t4, a0
    andn t3, s11, t6
    xor ra, s1, t3
    xor t3, t6, a3
    andn t6, t5, s9
    xor a5, t5, a2
    andn t4, s1, t5
    xor a3, s11, t6
    xor t6, s9, t4
    lw a2, 0(a1)
    lw s11, 4(a1)
    sw s0, 8(a4)
    xor a1, s7, a2
    sw a1, 0(a4)
    xor s1, a5, s11
    sw s1, 4(a4)
    sw ra, 12(a4)
    sw s8, 16(a4)
    sw t3, 20(a4)
    sw s4, 24(a4)
    sw a3, 28(a4)
    sw a0, 32(a4)
    sw t6, 36(a4)
    lw t5, 324(sp)
    lw s9, 436(sp)
    xor t4, t5, s2
    lw s0, 360(sp)
    xor a2, s9, a7
    lw s7, 408(sp)
    pq_fsri a0, a2, t4, 5
    xor a1, s0, t1
    pq_fsri t6, t4, a2, 5
    xor a5, s7, s3
    pq_fsri s11, a1, a5, 28
    lw s8, 340(sp)
    pq_fsri t3, a5, a1, 28
    lw s1, 352(sp)
    xor ra, s8, t2
    lw s4, 404(sp)
    lw s7, 400(sp)
    xor a3, s1, a6
    pq_fsri s9, a3, ra, 22
    xor t4, s4, s10
    pq_fsri t5, ra, a3, 22
    xor s0, s7, s6
    pq_fsri a2, s0, t4, 17
    lw a1, 460(sp)
    pq_fsri s7, t4, s0, 17
    lw a5, 456(sp)
    andn s8, s9, s11
    xor s1, a1, s5
    xor s4, a5, t0
    xor t4, a0, s8
    pq_fsri ra, s1, s4, 8
    andn a3, a2, s9
    pq_fsri s0, s4, s1, 8
    andn a1, ra, a2
    andn a5, a0, ra
    xor s8, s11, a3
    xor s1, s9, a1
    xor s4, a2, a5
    andn a0, s11, a0
    andn a3, s0, s7
    andn a5, t5, t3
    xor a1, ra, a0
    xor a0, t6, a5
    andn s9, s7, t5
    xor s9, t3, s9
    xor a5, t5, a3
    andn s11, t6, s0
    sw a0, 124(a4)
    andn a2, t3, t6
    xor t6, s7, s11
    xor ra, s0, a2
    sw t4, 120(a4)
    sw s8, 128(a4)
    sw a5, 140(a4)
    sw s9, 132(a4)
    sw s1, 136(a4)
    sw s4, 144(a4)
    sw t6, 148(a4)
    sw a1, 152(a4)
    sw ra, 156(a4)
    lw t4, 316(sp)
    lw s9, 440(sp)
    xor s11, t4, t2
    lw a3, 388(sp)
    xor t6, s9, a6
    lw s9, 384(sp)
    pq_fsri a0, t6, s11, 31
    xor s8, a3, s10
    pq_fsri a5, s11, t6, 31
    xor t5, s9, s6
    pq_fsri s11, t5, s8, 26
    lw s4, 336(sp)
    pq_fsri t3, s8, t5, 26
    lw s7, 356(sp)
    xor s4, s4, s5
    lw s0, 376(sp)
    xor t4, s7, t0
    lw s8, 396(sp)
    pq_fsri t6, t4, s4, 7
    xor a2, s0, s2
    pq_fsri s1, s4, t4, 7
    xor s4, s8, a7
    pq_fsri a1, s4, a2, 24
    lw ra, 452(sp)
    pq_fsri s4, a2, s4, 24
    lw a3, 448(sp)
    xor s8, ra, t1
    andn s9, t6, s11
    xor t5, a0, s9
    xor s7, a3, s3
    pq_fsri t4, s7, s8, 14
    andn s0, a1, t6
    pq_fsri a2, s8, s7, 14
    xor ra, s11, s0
    andn s7, t4, a1
    andn s9, a0, t4
    xor a3, t6, s7
    xor s9, a1, s9
    andn s8, s11, a0
    andn t6, s1, t3
    xor s11, t4, s8
    andn a0, s4, s1
    andn t4, a2, s4
    xor t6, a5, t6
    xor s7, s1, t4
    andn t4, t3, a5
    andn s0, a5, a2
    xor a1, s4, s0
    xor s8, a2, t4
    sw t5, 80(a4)
    xor t3, t3, a0
    sw t6, 84(a4)
    sw ra, 88(a4)
    sw t3, 92(a4)
    sw a3, 96(a4)
    sw s9, 104(a4)
    sw a1, 108(a4)
    lw s1, 348(sp)
    lw t6, 344(sp)
    xor s4, s1, s5
    lw ra, 372(sp)
    xor a0, t6, t0
    sw s11, 112(a4)
    lw a5, 392(sp)
    pq_fsri t6, a0, s4, 4
    xor s9, ra, s2
    pq_fsri t4, s4, a0, 4
    xor t3, a5, a7
    pq_fsri a7, t3, s9, 12
    lw s2, 364(sp)
    pq_fsri s1, s9, t3, 12
    lw s0, 312(sp)
    xor a2, s2, t1
    lw ra, 368(sp)
    lw s5, 380(sp)
    xor a0, s0, s3
    pq_fsri t5, a0, a2, 29
    xor ra, ra, t2
    pq_fsri a3, a2, a0, 29
    xor t2, s5, a6
    pq_fsri a0, ra, t2, 19
    lw s2, 444(sp)
    pq_fsri a5, t2, ra, 19
    lw a1, 320(sp)
    xor s2, s2, s10
    andn t1, t5, a7
    xor t3, t6, t1
    xor s3, a1, s6
    pq_fsri t0, s2, s3, 3
    andn s4, a0, t5
    pq_fsri s0, s3, s2, 3
    xor t1, a7, s4
    andn s11, t0, a0
    andn a2, t6, t0
    andn s3, s0, a5
    xor t2, t5, s11
    xor t5, a0, a2
    andn ra, a7, t6
    andn s11, a3, s1
    xor s9, t0, ra
    xor a6, t4, s11
    andn s10, a5, a3
    sw s8, 116(a4)
    xor s2, a3, s3
    sw t3, 40(a4)
    andn a2, t4, s0
    andn s11, s1, t4
    xor s8, a5, a2
    xor t6, s1, s10
    xor s3, s0, s11
    sw a6, 44(a4)
    sw t1, 48(a4)
    sw t6, 52(a4)
    sw s2, 60(a4)
    sw t5, 64(a4)
    sw s8, 68(a4)
    sw s9, 72(a4)
    sw s3, 76(a4)
    lw s0, 256(sp)
    sw t2, 56(a4)
    lw s1, 260(sp)
    sw s7, 100(a4)
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

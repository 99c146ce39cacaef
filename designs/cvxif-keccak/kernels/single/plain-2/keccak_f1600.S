# keccak_f1600 of sha3, variant "plain-2-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 10,703 -> 9,472 cycles, 9,428 -> 9,121 instructions, 9,030 -> 8,698 bytes, proved equal to what came.
# No order takes fewer than 9,121 cycles (commit slots: 9,121, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant plain-2-single --kernel start/single/plain-2/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, two operands.
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
    sw s5, 276(sp)
    sw s9, 292(sp)
    sw s4, 272(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw ra, 304(sp)
    sw a0, 200(sp)
    lw a6, 16(a0)
    lw a4, 56(a0)
    lw t4, 36(a0)
    lw t3, 76(a0)
    xor a5, t4, t3
    lw a1, 68(a0)
    lw t1, 4(a0)
    lw a2, 44(a0)
    xor a3, t1, a2
    lw a7, 116(a0)
    xor a5, a5, a7
    lw t0, 156(a0)
.Lkeccak_f1600_pc80000ff2:
    auipc t6, %pcrel_hi(.Lconstants + 176)
    xor a5, a5, t0
    addi ra, t6, %pcrel_lo(.Lkeccak_f1600_pc80000ff2)
    lw t6, 32(a0)
    xor t5, a6, a4
    lw t2, 72(a0)
    xor s0, t6, t2
    lw s1, 0(a0)
    lw s2, 40(a0)
    xor s3, s1, s2
    lw s4, 96(a0)
    xor t5, t5, s4
    lw s4, 80(a0)
    xor s5, s3, s4
    lw s6, 8(a0)
    lw s7, 48(a0)
    xor s7, s6, s7
    lw s8, 88(a0)
    xor s7, s7, s8
    lw s9, 128(a0)
    xor s7, s7, s9
    lw s10, 84(a0)
    xor a3, a3, s10
    lw s11, 12(a0)
    lw t3, 52(a0)
    xor s11, s11, t3
    lw t0, 92(a0)
    xor s11, s11, t0
    lw a4, 168(a0)
    xor s7, s7, a4
    lw t1, 112(a0)
    xor a7, s0, t1
    lw s3, 20(a0)
    lw s0, 60(a0)
    xor s0, s3, s0
    lw s6, 132(a0)
    xor s11, s11, s6
    lw a6, 172(a0)
    xor s11, s11, a6
    pq_fsri t2, s7, s11, 31
    lw t1, 152(a0)
    lw s1, 192(a0)
    xor s9, a7, t1
    xor t3, s9, s1
    lw a4, 136(a0)
    xor t5, t5, a4
    lw s3, 196(a0)
    xor a5, a5, s3
    pq_fsri s3, t3, a5, 31
    xor a7, a5, t2
    xor a2, a2, a7
    lw s9, 108(a0)
    lw a6, 28(a0)
    sw ra, 312(sp)
    xor a1, a6, a1
    pq_fsri t1, s11, s7, 31
    xor s10, s10, a7
    xor t1, t1, t3
    xor a1, a1, s9
    lw s6, 24(a0)
    lw t2, 64(a0)
    xor t2, s6, t2
    lw s6, 104(a0)
    lw s1, 148(a0)
    xor a1, a1, s1
    lw ra, 188(a0)
    xor t2, t2, s6
    lw s1, 144(a0)
    xor t2, t2, s1
    lw s6, 184(a0)
    xor a1, a1, ra
    sw a7, 316(sp)
    lw a7, 120(a0)
    xor t2, t2, s6
    pq_fsri s1, a1, t2, 31
    xor s7, s7, s1
    xor s4, s4, t1
    lw s1, 100(a0)
    xor s0, s0, s1
    xor s1, a7, t1
    pq_fsri a5, a5, t3, 31
    lw t3, 176(a0)
    xor t5, t5, t3
    xor s2, s2, t1
    sw t1, 320(sp)
    pq_fsri t1, s2, a2, 28
    xor a7, s5, a7
    lw s5, 140(a0)
    xor s0, s0, s5
    sw s1, 324(sp)
    pq_fsri s1, t2, a1, 31
    xor s1, s11, s1
    lw s11, 160(a0)
    xor s5, s5, s1
    xor a7, a7, s11
    lw s11, 180(a0)
    xor s0, s0, s11
    xor s3, s0, s3
    xor ra, ra, s3
    xor s9, s9, s3
    xor a6, a6, s3
    sw s9, 328(sp)
    lw s9, 124(a0)
    xor a3, a3, s9
    lw s9, 164(a0)
    xor a3, a3, s9
    pq_fsri s9, t5, s0, 31
    xor a5, t5, a5
    pq_fsri s0, s0, t5, 31
    xor s0, a7, s0
    xor s8, s8, s0
    pq_fsri t5, a3, a7, 31
    xor t5, t2, t5
    xor t6, t6, t5
    pq_fsri t2, a7, a3, 31
    xor a7, a1, t2
    xor t4, t4, a7
    xor t2, s6, a5
    pq_fsri a1, t4, t6, 5
    pq_fsri t4, t6, t4, 5
    pq_fsri s6, ra, t2, 8
    pq_fsri t6, a2, s2, 28
    pq_fsri a2, t2, ra, 8
    xor t2, t3, s7
    xor s9, a3, s9
    andn s2, t6, t4
    xor a3, t0, s9
    andn t3, t4, s6
    pq_fsri t0, a3, s8, 22
    andn ra, t0, t1
    xor ra, a1, ra
    xor a4, a4, s7
    pq_fsri s8, s8, a3, 22
    sw ra, 332(sp)
    pq_fsri ra, a4, s5, 17
    pq_fsri s5, s5, a4, 17
    andn a3, a2, s5
    andn a4, s8, t6
    xor a3, t0, a3
    sw a3, 336(sp)
    andn a3, s5, t0
    lw t0, 168(a0)
    xor t0, t0, s0
    xor t4, t4, a4
    andn a4, a1, a2
    xor a4, s5, a4
    sw t4, 340(sp)
    andn t4, s6, ra
    xor t4, s8, t4
    xor s5, t1, a3
    lw a3, 76(a0)
    sw t4, 344(sp)
    xor t4, a3, a7
    lw a3, 24(a0)
    xor a3, a3, a5
    sw a4, 348(sp)
    pq_fsri a4, a6, a3, 4
    andn t1, t1, a1
    xor t1, a2, t1
    lw a1, 72(a0)
    xor a2, a1, t5
    pq_fsri a1, t4, a2, 12
    pq_fsri a6, a3, a6, 4
    xor a3, s11, s1
    andn s8, ra, s8
    pq_fsri s11, t2, a3, 3
    sw t1, 352(sp)
    andn t1, a4, s11
    pq_fsri t2, a3, t2, 3
    xor s8, t6, s8
    andn a3, a1, a4
    xor t6, s11, a3
    lw a3, 132(a0)
    xor a3, a3, s9
    sw t6, 356(sp)
    lw t6, 128(a0)
    xor t6, t6, s0
    sw s0, 360(sp)
    pq_fsri s0, t6, a3, 19
    xor t3, ra, t3
    xor ra, s6, s2
    pq_fsri s6, s10, s4, 29
    pq_fsri s2, a2, t4, 12
    andn a2, s11, s0
    andn t4, s6, a1
    pq_fsri s10, s4, s10, 29
    lw s4, 192(a0)
    xor s4, s4, t5
    xor s11, s6, a2
    xor a2, a4, t4
    pq_fsri a4, a3, t6, 19
    andn t4, t2, a4
    andn a3, s2, a6
    xor t6, t2, a3
    xor a3, ra, t6
    andn s6, s0, s6
    xor s6, a1, s6
    xor s0, s0, t1
    andn t1, s10, s2
    xor t1, a6, t1
    lw a1, 16(a0)
    xor a1, a1, s7
    sw t6, 364(sp)
    lw t6, 20(a0)
    xor t6, t6, s1
    sw s5, 368(sp)
    xor s5, s5, s6
    sw ra, 372(sp)
    andn ra, a4, s10
    andn a6, a6, t2
    xor s10, s10, t4
    lw t4, 172(a0)
    xor t4, t4, s9
    xor a6, a4, a6
    lw t2, 64(a0)
    xor a4, t2, a5
    pq_fsri t2, t6, a1, 2
    xor ra, s2, ra
    xor s2, s8, ra
    sw s8, 376(sp)
    lw s8, 68(a0)
    xor s8, s8, s3
    sw t3, 380(sp)
    xor t3, t3, a6
    sw s6, 384(sp)
    pq_fsri s6, s8, a4, 9
    sw a6, 388(sp)
    sw ra, 392(sp)
    lw a6, 124(a0)
    sw a2, 396(sp)
    lw ra, 316(sp)
    xor a2, a6, ra
    lw ra, 324(sp)
    andn a6, s6, t2
    sw s5, 400(sp)
    pq_fsri s5, ra, a2, 23
    pq_fsri a4, a4, s8, 9
    pq_fsri s8, t0, t4, 30
    xor a6, s8, a6
    xor a3, a3, a6
    sw a6, 404(sp)
    lw a6, 112(a0)
    pq_fsri a1, a1, t6, 2
    lw t6, 148(a0)
    xor a6, a6, t5
    xor s3, t6, s3
    lw t6, 116(a0)
    xor t6, t6, a7
    pq_fsri a2, a2, ra, 23
    pq_fsri ra, t6, a6, 25
    sw a3, 324(sp)
    andn a3, a2, ra
    pq_fsri a6, a6, t6, 25
    xor t6, s6, a3
    xor a3, s2, t6
    pq_fsri t4, t4, t0, 30
    andn s2, a1, t4
    xor t0, s5, s2
    lw s2, 348(sp)
    xor s2, s2, s0
    sw t6, 408(sp)
    lw t6, 344(sp)
    xor t6, t6, s10
    xor s2, s2, t0
    sw s10, 412(sp)
    andn s10, t4, s5
    sw t0, 416(sp)
    andn t0, t2, s8
    xor t0, a2, t0
    sw s0, 420(sp)
    lw s0, 52(a0)
    xor s0, s0, s9
    andn s6, ra, s6
    xor t3, t3, t0
    sw t0, 424(sp)
    andn t0, a4, a1
    andn s8, s8, a2
    xor a2, a6, s10
    xor s10, ra, s8
    xor s8, t2, s6
    lw s6, 340(sp)
    xor ra, s6, t1
    xor t2, ra, s8
    xor t4, t4, t0
    lw s6, 48(a0)
    lw ra, 360(sp)
    xor t0, t6, s10
    xor t6, s6, ra
    pq_fsri ra, s0, t6, 20
    andn s5, s5, a6
    lw s6, 352(sp)
    sw s8, 428(sp)
    lw s8, 356(sp)
    xor s6, s6, s8
    lw s8, 0(a0)
    sw t0, 432(sp)
    lw t0, 320(sp)
    pq_fsri s0, t6, s0, 20
    xor s8, s8, t0
    andn t6, s0, s8
    sw s10, 436(sp)
    lw s10, 196(a0)
    xor s10, s10, a7
    sw t1, 440(sp)
    pq_fsri t1, s10, s4, 18
    lw t0, 96(a0)
    xor t0, t0, s7
    xor s6, s6, t4
    xor t6, t1, t6
    xor s6, s6, t6
    sw t6, 444(sp)
    lw t6, 100(a0)
    xor t6, t6, s1
    sw t4, 448(sp)
    pq_fsri t4, t6, t0, 21
    sw s6, 452(sp)
    lw s6, 336(sp)
    xor s6, s6, s11
    xor s6, s6, a2
    sw a2, 456(sp)
    lw a2, 144(a0)
    xor a2, a2, a5
    pq_fsri t0, t0, t6, 21
    andn t6, s8, t1
    xor s5, a4, s5
    sw s11, 460(sp)
    pq_fsri s11, s3, a2, 11
    andn t1, t1, s11
    xor t1, t0, t1
    xor t6, s11, t6
    xor s2, s2, t6
    sw t6, 464(sp)
    andn t6, t4, ra
    andn s11, s11, t0
    pq_fsri s10, s4, s10, 18
    pq_fsri s4, a2, s3, 11
    andn s3, t0, s0
    andn a2, s10, s4
    andn t0, s4, t4
    xor t4, t4, a2
    xor a2, ra, t0
    xor t0, a3, a2
    xor a3, s0, s11
    lw s0, 4(a0)
    lw s11, 316(sp)
    xor s0, s0, s11
    xor t6, s0, t6
    andn ra, ra, s0
    andn s0, s0, s10
    xor s0, s4, s0
    lw s4, 312(sp)
    sw a2, 468(sp)
    lw a2, 12(s4)
    xor a2, t6, a2
    andn a6, a6, a4
    xor t6, s8, s3
    lw s8, 104(a0)
    xor s8, s8, a5
    lw s3, 328(sp)
    pq_fsri a5, s8, s3, 7
    xor a4, t2, a2
    lw t2, 8(s4)
    xor s4, s10, ra
    xor s10, t3, s0
    lw t3, 56(a0)
    xor t3, t3, s7
    xor a6, a6, a1
    lw s7, 152(a0)
    xor t5, s7, t5
    lw s7, 156(a0)
    xor ra, s7, a7
    pq_fsri s7, t5, ra, 24
    lw a1, 60(a0)
    xor a7, s1, a1
    xor s1, t6, t2
    pq_fsri s8, s3, s8, 7
    pq_fsri s3, t3, a7, 26
    lw a1, 12(a0)
    xor s9, a1, s9
    lw a1, 8(a0)
    lw t2, 360(sp)
    xor a1, a1, t2
    pq_fsri t6, a1, s9, 31
    andn t2, s3, t6
    pq_fsri t5, ra, t5, 24
    andn ra, s7, a5
    pq_fsri a7, a7, t3, 26
    xor t3, s3, ra
    xor ra, t0, t3
    andn t0, s8, a7
    pq_fsri s9, s9, a1, 31
    andn a1, a7, s9
    xor t0, s9, t0
    sw a2, 328(sp)
    lw a2, 400(sp)
    xor a2, a2, s5
    xor a2, a2, a3
    sw a3, 360(sp)
    lw a3, 164(a0)
    xor a3, a3, s11
    lw a0, 160(a0)
    sw s0, 316(sp)
    lw s11, 320(sp)
    xor s0, a0, s11
    pq_fsri a0, a3, s0, 14
    pq_fsri s11, s0, a3, 14
    andn s9, s9, a0
    xor s9, t5, s9
    andn s0, t6, s11
    xor a3, s2, s9
    xor s2, s6, t1
    xor s6, s7, s0
    andn s7, s11, s7
    xor s7, a5, s7
    sw s9, 320(sp)
    andn s9, a0, t5
    xor s0, s11, t2
    lw t2, 332(sp)
    xor s11, s9, s8
    xor s9, s2, s11
    andn s3, a5, s3
    xor s10, s10, s6
    xor a5, t6, s3
    xor s3, a4, a5
    lw s2, 396(sp)
    xor t6, t2, s2
    xor a4, t6, a6
    xor t6, a4, s1
    sw a5, 400(sp)
    lw a5, 324(sp)
    xor a5, a5, s4
    andn s8, t5, s8
    xor s8, a7, s8
    xor a4, a2, s8
    pq_fsri t5, a4, ra, 31
    pq_fsri a7, ra, a4, 31
    xor a2, a0, a1
    lw a1, 452(sp)
    xor a1, a1, a2
    xor a0, a1, a7
    xor a7, t0, a0
    xor a6, a6, a0
    xor s2, s2, a0
    sw a7, 396(sp)
    pq_fsri a7, s10, a3, 31
    xor t0, t6, t0
    pq_fsri t6, t0, s3, 31
    sw a6, 452(sp)
    pq_fsri a6, a3, s10, 31
    xor a4, a4, a7
    xor a7, s10, t6
    xor s10, a5, s0
    xor t5, s10, t5
    xor t6, ra, a6
    lw a5, 440(sp)
    xor ra, a5, t5
    pq_fsri a6, s10, a1, 31
    xor a5, s9, a6
    lw a6, 436(sp)
    xor a6, a6, t6
    sw a6, 436(sp)
    lw a6, 348(sp)
    xor a6, a6, a5
    sw s11, 348(sp)
    pq_fsri s11, s2, ra, 28
    sw s4, 324(sp)
    lw s4, 432(sp)
    xor t2, t2, a0
    xor s4, s4, t4
    xor s1, s1, a0
    xor a0, s4, s7
    pq_fsri s4, a0, s9, 31
    xor s4, s4, t0
    pq_fsri a1, a1, s10, 31
    pq_fsri s10, ra, s2, 28
    pq_fsri s9, s9, a0, 31
    xor s8, s8, s4
    xor s9, s3, s9
    sw s11, 332(sp)
    lw ra, 392(sp)
    xor s2, ra, s9
    xor t3, t3, s9
    pq_fsri s11, s8, t3, 22
    xor ra, a0, a1
    xor t1, t1, a4
    xor a0, s6, ra
    lw a1, 388(sp)
    xor s6, a1, ra
    sw a0, 388(sp)
    lw a1, 420(sp)
    xor t4, t4, t6
    xor a0, a1, a5
    sw s10, 392(sp)
    pq_fsri a1, t4, t1, 2
    xor s5, s5, s4
    pq_fsri s8, t3, s8, 22
    pq_fsri t3, s6, a0, 9
    pq_fsri s3, s3, t0, 31
    xor s3, a3, s3
    lw s10, 356(sp)
    xor a2, a2, s3
    xor t0, s10, s3
    lw a3, 340(sp)
    xor s10, a3, t5
    sw t0, 340(sp)
    pq_fsri a3, s10, t2, 23
    pq_fsri t0, a0, s6, 9
    pq_fsri t4, t1, t4, 2
    xor s6, s0, a7
    pq_fsri t1, a2, s6, 25
    pq_fsri s6, s6, a2, 25
    xor s7, s7, t6
    pq_fsri a2, t2, s10, 23
    andn a0, a2, t1
    xor s0, t0, a0
    lw t2, 408(sp)
    xor s10, t2, s9
    sw s0, 168(sp)
    pq_fsri a0, s5, s10, 30
    lw t2, 384(sp)
    xor s0, t2, s4
    pq_fsri t2, s0, s2, 20
    sw s4, 356(sp)
    lw s4, 316(sp)
    pq_fsri s5, s10, s5, 30
    xor s4, s4, ra
    pq_fsri s10, s2, s0, 20
    andn s0, s6, t3
    andn s2, t1, t0
    xor s2, t4, s2
    sw s2, 160(sp)
    andn s2, t4, s5
    xor s2, a2, s2
    xor s0, a1, s0
    sw s2, 184(sp)
    andn t0, t0, t4
    andn t4, a0, a3
    xor t0, s5, t0
    sw t0, 192(sp)
    andn t0, t3, a1
    andn a1, a1, a0
    xor a1, a3, a1
    sw s0, 164(sp)
    sw a1, 188(sp)
    sw s4, 316(sp)
    lw s4, 448(sp)
    xor s4, s4, s3
    lw s0, 404(sp)
    xor s0, s0, a7
    xor t4, s6, t4
    sw t4, 180(sp)
    pq_fsri t4, s4, s0, 18
    pq_fsri s0, s0, s4, 18
    xor s4, a0, t0
    sw s4, 196(sp)
    andn a1, s5, a2
    xor s5, t1, a1
    sw s5, 176(sp)
    lw t0, 380(sp)
    xor t1, t0, ra
    andn a0, a3, s6
    andn s6, t2, s1
    xor a2, t3, a0
    pq_fsri t3, a6, t1, 11
    xor a1, s0, s6
    sw a1, 32(sp)
    pq_fsri t0, t1, a6, 11
    andn s6, s0, t0
    andn s0, s1, s0
    lw t1, 348(sp)
    xor t1, t1, a4
    lw a3, 328(sp)
    xor a0, a3, t5
    andn a1, a0, t4
    pq_fsri a6, s7, t1, 21
    pq_fsri t1, t1, s7, 21
    andn s7, t0, t1
    xor s7, t2, s7
    sw s7, 8(sp)
    xor s6, t1, s6
    sw s6, 16(sp)
    xor s5, s5, s6
    andn s6, t1, t2
    andn t1, a6, s10
    xor t1, a0, t1
    xor a3, t3, a1
    sw a3, 28(sp)
    andn s7, t4, t3
    xor t2, a6, s7
    andn t3, t3, a6
    xor t3, s10, t3
    lw a1, 312(sp)
    sw t3, 12(sp)
    sw t2, 20(sp)
    xor t3, a2, t3
    xor s1, s1, s6
    lw s6, 4(a1)
    lw s7, 344(sp)
    xor t1, t1, s6
    sw t1, 4(sp)
    xor s6, s7, t6
    andn a6, s10, a0
    xor t2, t4, a6
    xor s0, t0, s0
    sw s0, 24(sp)
    xor s0, s2, s0
    lw s10, 324(sp)
    xor s10, s10, a7
    lw t4, 444(sp)
    xor t4, t4, s3
    pq_fsri s7, t4, s10, 5
    pq_fsri s10, s10, t4, 5
    xor s4, s4, t2
    lw t4, 416(sp)
    xor t4, t4, a5
    lw t0, 336(sp)
    xor t0, t0, a4
    pq_fsri a0, s6, t0, 17
    sw a2, 324(sp)
    lw a6, 332(sp)
    sw t2, 328(sp)
    lw s2, 0(a1)
    andn a2, s8, a6
    pq_fsri t0, t0, s6, 17
    lw t2, 424(sp)
    xor t2, t2, ra
    pq_fsri s6, t4, t2, 8
    xor s1, s1, s2
    lw a1, 412(sp)
    xor s2, a1, t6
    sw s1, 0(sp)
    pq_fsri t4, t2, t4, 8
    andn t2, s7, t4
    andn ra, s10, s6
    lw a1, 188(sp)
    xor t6, a0, ra
    andn ra, a6, s10
    xor ra, s6, ra
    sw ra, 152(sp)
    sw t6, 144(sp)
    xor ra, a1, a3
    andn a3, a0, s8
    xor t2, t0, t2
    sw t2, 148(sp)
    xor a1, ra, t2
    lw ra, 392(sp)
    andn t2, s11, ra
    xor t2, s7, t2
    sw t2, 124(sp)
    sw a1, 336(sp)
    lw a1, 164(sp)
    xor t6, s0, t6
    xor t1, a1, t1
    xor s10, s10, a2
    sw s10, 120(sp)
    andn a2, ra, s7
    xor a2, t4, a2
    sw a2, 156(sp)
    xor a2, s4, a2
    andn s4, t0, s11
    xor s0, ra, s4
    sw s0, 132(sp)
    lw s4, 160(sp)
    xor s1, s4, s1
    andn s4, s6, a0
    xor t3, t3, s0
    lw s0, 468(sp)
    xor s0, s0, s9
    andn t4, t4, t0
    lw s7, 320(sp)
    xor s7, s7, a5
    xor t4, s11, t4
    sw t4, 140(sp)
    xor a3, a6, a3
    sw a3, 128(sp)
    lw a1, 360(sp)
    lw t0, 356(sp)
    xor ra, a1, t0
    pq_fsri a0, s0, ra, 31
    lw a1, 388(sp)
    pq_fsri a6, a1, s7, 7
    lw s6, 428(sp)
    xor s6, s6, t5
    xor t1, t1, t2
    lw s11, 460(sp)
    xor s11, s11, a4
    pq_fsri a3, ra, s0, 31
    lw s0, 452(sp)
    pq_fsri t2, s6, s0, 14
    pq_fsri s6, s0, s6, 14
    pq_fsri s0, s2, s11, 26
    pq_fsri s2, s11, s2, 26
    pq_fsri s7, s7, a1, 7
    xor s4, s8, s4
    sw s4, 136(sp)
    lw s8, 180(sp)
    lw a1, 20(sp)
    xor s8, s8, a1
    xor s4, s5, s4
    xor a1, s1, s10
    lw s1, 352(sp)
    xor s1, s1, s3
    xor s8, s8, t4
    lw s10, 372(sp)
    xor s10, s10, a7
    pq_fsri s5, s10, s1, 24
    andn s3, s0, a0
    andn ra, a0, t2
    xor s11, s5, ra
    andn t4, t2, s5
    xor t4, a6, t4
    sw t4, 96(sp)
    xor t4, s4, t4
    pq_fsri ra, s1, s10, 24
    andn s4, s5, a6
    xor s1, s0, s4
    andn s0, a6, s0
    xor s0, a0, s0
    xor s10, t2, s3
    andn s4, s6, ra
    andn s3, ra, s7
    xor s4, s7, s4
    sw s4, 100(sp)
    xor a6, s8, s4
    sw s11, 104(sp)
    xor t6, t6, s11
    andn s4, s7, s2
    xor s4, a3, s4
    sw s4, 84(sp)
    xor t1, t1, s4
    lw s4, 364(sp)
    xor s5, s4, a7
    lw s7, 340(sp)
    pq_fsri a0, s5, s7, 12
    lw s4, 368(sp)
    andn t2, s2, a3
    xor s8, s4, t0
    lw t0, 376(sp)
    xor s4, s6, t2
    xor s9, t0, s9
    pq_fsri t0, s8, s9, 19
    pq_fsri t2, s9, s8, 19
    lw s8, 456(sp)
    xor s8, s8, a4
    lw a4, 464(sp)
    xor a4, a4, a5
    lw s9, 436(sp)
    pq_fsri a5, s8, s9, 3
    pq_fsri s9, s9, s8, 3
    andn s8, a3, s6
    xor s8, ra, s8
    pq_fsri s7, s7, s5, 12
    lw s5, 316(sp)
    pq_fsri a7, a4, s5, 4
    andn s6, s7, a7
    pq_fsri ra, s5, a4, 4
    andn s11, a0, ra
    andn s5, ra, a5
    xor s5, t0, s5
    xor s3, s2, s3
    andn s2, a7, s9
    xor a4, s9, s6
    sw a4, 76(sp)
    xor a2, a2, s4
    xor a4, a4, a2
    lw a2, 400(sp)
    xor t5, a2, t5
    andn s9, s9, t2
    xor a3, a5, s11
    sw a3, 72(sp)
    lw a2, 396(sp)
    pq_fsri s11, t5, a2, 29
    pq_fsri a2, a2, t5, 29
    xor s9, a2, s9
    xor t5, a6, s9
    andn a5, a5, t0
    xor a5, s11, a5
    sw a5, 56(sp)
    xor t4, t4, a5
    andn a5, t2, a2
    xor t3, t3, s3
    xor a5, a5, s7
    sw a5, 52(sp)
    xor t3, t3, a5
    lw a5, 192(sp)
    lw a6, 32(sp)
    xor a6, a5, a6
    xor a5, t2, s2
    lw s6, 328(sp)
    lw s2, 152(sp)
    xor s2, a6, s2
    lw t2, 168(sp)
    lw a6, 8(sp)
    xor t2, t2, a6
    lw a6, 128(sp)
    xor t2, t2, a6
    xor a6, s2, s10
    andn s2, a2, s7
    xor s2, a7, s2
    xor t1, t1, s2
    lw s7, 336(sp)
    xor a2, s7, s8
    xor a2, a2, a5
    andn a7, s11, a0
    andn s7, t0, s11
    xor s7, a0, s7
    xor t2, t2, s1
    xor a3, a6, a3
    xor t0, a1, s0
    xor a7, ra, a7
    xor t6, t6, s5
    xor t2, t2, s7
    lw a1, 312(sp)
    xor t0, t0, a7
    addi a1, a1, -16
    lw a6, 324(sp)
.Lkeccak_f1600_1:
    pq_fsri ra, t3, t2, 31
    sw s8, 312(sp)
    pq_fsri a0, t2, t3, 31
    pq_fsri s11, t5, t4, 31
    xor a0, a0, a4
    pq_fsri s8, t4, t5, 31
    sw s9, 316(sp)
    sw s7, 320(sp)
    pq_fsri s9, a2, t6, 31
    xor s11, t0, s11
    xor s9, t2, s9
    pq_fsri s7, t6, a2, 31
    xor s8, t1, s8
    xor s7, t3, s7
    xor ra, a3, ra
    lw t2, 188(sp)
    pq_fsri t3, a4, a3, 31
    xor t3, t4, t3
    pq_fsri t4, t1, t0, 31
    xor t6, t6, t4
    lw t4, 32(sp)
    xor a7, a7, ra
    xor t4, t4, t6
    pq_fsri a3, a3, a4, 31
    pq_fsri t0, t0, t1, 31
    xor t0, a2, t0
    xor s6, s6, t0
    pq_fsri t1, t4, s6, 5
    pq_fsri s6, s6, t4, 5
    lw a2, 140(sp)
    xor s2, s2, a0
    xor a4, a2, s7
    sw s4, 328(sp)
    pq_fsri s4, a7, s2, 28
    xor s1, s1, s11
    pq_fsri a7, s2, a7, 28
    xor s3, s3, s8
    xor a3, t5, a3
    pq_fsri s2, s3, s1, 22
    lw t5, 136(sp)
    lw t4, 184(sp)
    pq_fsri s1, s1, s3, 22
    xor s3, t5, s9
    pq_fsri a2, a4, s3, 17
    pq_fsri s3, s3, a4, 17
    xor a4, t2, a3
    xor t2, t4, t3
    pq_fsri t4, t2, a4, 8
    andn t5, s2, s4
    pq_fsri t2, a4, t2, 8
    sw a6, 324(sp)
    xor a4, s6, t5
    andn a6, a2, s2
    andn t5, t4, a2
    xor s2, s2, t5
    andn t5, s4, s6
    xor a6, s4, a6
    xor s4, t4, t5
    andn t5, s1, a7
    xor s0, s0, ra
    andn s6, s6, t4
    xor t4, a2, s6
    andn a2, s3, s1
    xor s6, t1, t5
    andn t5, t2, s3
    xor s1, s1, t5
    andn t5, t1, t2
    andn t1, a7, t1
    xor a2, a7, a2
    sw t6, 356(sp)
    xor s3, s3, t5
    xor a7, t2, t1
    lw t2, 24(sp)
    lw t5, 28(sp)
    xor t2, t2, t3
    xor t5, t5, a3
    pq_fsri t1, t5, t2, 4
    pq_fsri t2, t2, t5, 4
    lw t5, 72(sp)
    sw s10, 332(sp)
    lw s10, 76(sp)
    sw t0, 336(sp)
    xor t5, t5, t6
    xor s10, s10, t0
    lw t6, 84(sp)
    pq_fsri t0, s10, t5, 12
    pq_fsri s10, t5, s10, 12
    sw a0, 340(sp)
    xor t5, t6, a0
    pq_fsri a0, t5, s0, 29
    lw t6, 128(sp)
    sw s11, 344(sp)
    xor s11, t6, s11
    pq_fsri s0, s0, t5, 29
    lw t6, 132(sp)
    sw s8, 348(sp)
    xor t5, t6, s8
    sw ra, 352(sp)
    sw s4, 376(sp)
    lw t6, 180(sp)
    pq_fsri s8, s11, t5, 19
    lw ra, 176(sp)
    sw a3, 360(sp)
    pq_fsri t5, t5, s11, 19
    xor t6, t6, s7
    andn s11, s8, a0
    xor ra, ra, s9
    pq_fsri a3, ra, t6, 3
    pq_fsri t6, t6, ra, 3
    xor s11, t0, s11
    sw a6, 364(sp)
    xor a6, a6, s11
    andn ra, a0, t0
    xor ra, t1, ra
    andn t0, t0, t1
    sw s11, 368(sp)
    andn s11, a3, s8
    xor a0, a0, s11
    andn s11, t1, a3
    andn t1, s0, s10
    xor t0, a3, t0
    xor a3, t2, t1
    xor s8, s8, s11
    andn t1, t5, s0
    andn s11, s10, t2
    xor t1, s10, t1
    andn s10, t6, t5
    xor s0, s0, s10
    xor s10, a4, ra
    andn t2, t2, t6
    xor t5, t5, t2
    xor t2, t6, s11
    xor t6, s2, a0
    xor s11, t4, s8
    sw s0, 384(sp)
    sw t0, 372(sp)
    xor t0, s4, t0
    xor s0, s0, s1
    xor s4, s6, a3
    sw a2, 380(sp)
    xor a2, a2, t1
    sw a7, 396(sp)
    sw t2, 392(sp)
    sw a0, 388(sp)
    xor a0, s3, t5
    xor t2, a7, t2
    lw a7, 16(sp)
    xor a7, a7, s9
    sw s1, 400(sp)
    lw s1, 20(sp)
    sw s2, 404(sp)
    xor s1, s1, s7
    pq_fsri s2, a7, s1, 2
    sw a3, 408(sp)
    pq_fsri s1, s1, a7, 2
    xor a7, s5, t3
    lw s5, 360(sp)
    lw a3, 332(sp)
    xor a5, a5, s5
    lw s5, 356(sp)
    sw ra, 412(sp)
    sw t4, 416(sp)
    pq_fsri ra, a7, a5, 9
    xor t4, a3, s5
    lw a3, 328(sp)
    sw s3, 332(sp)
    lw s5, 336(sp)
    sw t1, 328(sp)
    xor s3, a3, s5
    sw a4, 424(sp)
    pq_fsri t1, t4, s3, 25
    pq_fsri s3, s3, t4, 25
    lw a3, 120(sp)
    lw s5, 340(sp)
    sw s6, 420(sp)
    lw a4, 124(sp)
    lw s6, 352(sp)
    sw t5, 428(sp)
    xor a4, a4, s5
    sw s8, 432(sp)
    xor t4, a3, s6
    pq_fsri s8, t4, a4, 23
    pq_fsri t5, a4, t4, 23
    lw a4, 168(sp)
    lw s5, 344(sp)
    xor a4, a4, s5
    lw s5, 348(sp)
    pq_fsri a7, a5, a7, 9
    lw a3, 324(sp)
    andn t4, t1, ra
    xor a5, a3, s5
    pq_fsri a3, a4, a5, 30
    xor s5, s2, t4
    andn t4, s8, t1
    xor t4, ra, t4
    pq_fsri a4, a5, a4, 30
    andn a5, ra, s2
    andn ra, a4, s8
    xor ra, t1, ra
    andn t1, s2, a4
    xor s2, s8, t1
    xor t1, a4, a5
    andn s8, s3, a7
    xor a4, s1, s8
    andn a5, t5, s3
    xor s8, a7, a5
    andn a5, a3, t5
    xor a6, a6, t4
    xor a5, s3, a5
    andn s3, s1, a3
    andn s1, a7, s1
    xor s1, s1, a3
    xor s3, t5, s3
    xor a7, t6, ra
    xor a3, s11, s2
    xor t5, a2, s8
    xor t6, s4, a4
    xor t2, t2, s1
    xor s10, s10, s5
    lw s11, 0(sp)
    xor s0, s0, a5
    xor a2, s11, s6
    lw s4, 4(sp)
    lw s6, 320(sp)
    lw s11, 340(sp)
    xor t0, t0, t1
    xor s4, s4, s11
    lw s11, 344(sp)
    sw t4, 464(sp)
    sw ra, 436(sp)
    lw t4, 148(sp)
    lw ra, 348(sp)
    sw a5, 324(sp)
    lw a5, 96(sp)
    xor s6, s6, s11
    sw a4, 320(sp)
    lw a4, 52(sp)
    sw s5, 440(sp)
    xor s5, a4, ra
    xor ra, a5, s9
    sw s3, 444(sp)
    sw s2, 448(sp)
    pq_fsri a4, s5, s6, 20
    lw a5, 360(sp)
    lw s2, 100(sp)
    pq_fsri s5, s6, s5, 20
    xor s6, s2, s7
    pq_fsri s2, ra, s6, 21
    sw s1, 452(sp)
    pq_fsri s1, s6, ra, 21
    lw ra, 144(sp)
    xor s6, ra, t3
    sw t1, 456(sp)
    andn ra, s2, s5
    sw s8, 460(sp)
    xor t1, t4, a5
    pq_fsri s8, s6, t1, 11
    lw a5, 192(sp)
    pq_fsri t4, t1, s6, 11
    lw t1, 356(sp)
    lw s6, 196(sp)
    xor t1, a5, t1
    lw a5, 336(sp)
    xor s6, s6, a5
    pq_fsri a5, s6, t1, 18
    xor a0, a0, s3
    pq_fsri s6, t1, s6, 18
    xor s3, a2, ra
    andn t1, t4, s2
    andn ra, a5, t4
    xor ra, s2, ra
    andn s2, a2, a5
    xor t1, t1, s5
    andn a2, s5, a2
    xor s5, a5, a2
    andn a2, s1, a4
    andn a5, s6, s8
    xor s2, t4, s2
    xor a6, a6, t1
    xor t4, s1, a5
    andn a5, s8, s1
    andn s1, s4, s6
    xor a5, a4, a5
    andn a4, a4, s4
    xor a4, s6, a4
    lw s6, 8(a1)
    xor s1, s8, s1
    xor s6, s3, s6
    xor s8, t0, s5
    xor s3, a2, s4
    lw t0, 12(a1)
    xor t0, s3, t0
    xor t2, t2, a4
    lw a2, 56(sp)
    xor s4, t5, a5
    lw s3, 8(sp)
    lw t5, 12(sp)
    xor s3, s3, s11
    lw s11, 348(sp)
    xor s11, t5, s11
    pq_fsri t5, s3, s11, 31
    xor s9, a2, s9
    lw a2, 316(sp)
    xor s0, s0, t4
    xor s7, a2, s7
    pq_fsri a2, s7, s9, 26
    pq_fsri s3, s11, s3, 31
    pq_fsri s7, s9, s7, 26
    xor s11, a0, s1
    lw s9, 104(sp)
    lw a0, 312(sp)
    xor s9, s9, t3
    lw t3, 360(sp)
    xor a3, a3, s2
    sw s1, 312(sp)
    xor t3, a0, t3
    sw s2, 316(sp)
    pq_fsri a0, t3, s9, 7
    pq_fsri s9, s9, t3, 7
    lw s1, 356(sp)
    lw t3, 152(sp)
    xor t6, t6, t0
    xor t3, t3, s1
    lw s2, 156(sp)
    lw s1, 336(sp)
    xor s10, s10, s6
    xor s2, s2, s1
    pq_fsri s1, t3, s2, 24
    xor a7, a7, ra
    sw a5, 336(sp)
    lw a5, 160(sp)
    sw t1, 344(sp)
    lw t1, 352(sp)
    xor t1, a5, t1
    sw a4, 348(sp)
    lw a5, 164(sp)
    lw a4, 340(sp)
    xor a4, a5, a4
    pq_fsri a5, t1, a4, 14
    sw s5, 340(sp)
    pq_fsri s2, s2, t3, 24
    andn s5, a0, a2
    xor t3, s5, s3
    pq_fsri s5, a4, t1, 14
    andn t1, s2, a0
    xor a4, a2, t1
    andn t1, s5, s2
    xor t1, a0, t1
    andn a0, s3, s5
    xor s2, s2, a0
    xor a6, a6, a4
    xor a7, a7, t1
    andn a0, s9, s7
    andn a2, a2, s3
    xor s3, s5, a2
    andn a2, a5, s1
    xor s5, t5, a0
    andn a0, s1, s9
    xor a0, s7, a0
    xor s9, s9, a2
    andn a2, t5, a5
    andn s7, s7, t5
    xor t5, s1, a2
    xor s1, a5, s7
    xor a2, s4, a0
    xor s7, a3, s2
    xor a5, s8, s3
    pq_fsri s4, a6, a2, 31
    xor t2, t2, s1
    xor s10, s10, t3
    xor s0, s0, s9
    xor a3, t6, s5
    pq_fsri s8, a2, a6, 31
    pq_fsri t6, s0, a7, 31
    xor s4, t2, s4
    xor s8, a5, s8
    xor s5, s5, s4
    xor s11, s11, t5
    sw s5, 352(sp)
    pq_fsri s5, a7, s0, 31
    xor s5, a3, s5
    sw t3, 356(sp)
    xor t3, s10, t6
    pq_fsri t6, s11, s7, 31
    sw t5, 360(sp)
    pq_fsri t5, s7, s11, 31
    xor a6, a6, t6
    xor t6, a2, t5
    pq_fsri a2, a3, s10, 31
    pq_fsri t5, t2, a5, 31
    pq_fsri t2, a5, t2, 31
    xor a7, a7, t5
    xor a5, t4, t6
    xor t5, s0, t2
    lw t4, 432(sp)
    pq_fsri s0, s10, a3, 31
    xor s7, s7, a2
    xor t2, ra, a6
    pq_fsri a3, a5, t2, 2
    lw s10, 428(sp)
    xor a2, t4, a7
    xor ra, s3, s7
    xor t4, s11, s0
    xor s10, s10, t5
    pq_fsri s3, s10, a2, 9
    pq_fsri s0, a2, s10, 9
    xor s9, s9, t6
    xor s11, s1, t4
    pq_fsri a2, s11, ra, 25
    lw s10, 424(sp)
    pq_fsri s1, t2, a5, 2
    lw t2, 420(sp)
    lw a5, 464(sp)
    xor t2, t2, s4
    pq_fsri ra, ra, s11, 25
    xor s11, s10, s8
    pq_fsri s10, t2, s11, 23
    pq_fsri t2, s11, t2, 23
    lw s11, 460(sp)
    xor a5, a5, t3
    sw s2, 420(sp)
    xor s2, s11, s5
    pq_fsri s11, s2, a5, 30
    pq_fsri a5, a5, s2, 30
    andn s2, ra, s0
    xor s2, s1, s2
    sw s2, 160(sp)
    andn s2, t2, ra
    xor a0, a0, s5
    xor s2, s0, s2
    sw s2, 168(sp)
    andn s2, s11, t2
    xor ra, ra, s2
    xor s2, a4, t3
    sw ra, 176(sp)
    andn a4, s1, s11
    xor t2, t2, a4
    andn a4, s0, s1
    sw t2, 184(sp)
    xor s1, s11, a4
    xor t0, t0, s4
    andn s0, a5, s10
    andn a4, s10, a2
    andn s11, a2, s3
    xor a4, s3, a4
    sw s1, 192(sp)
    xor s0, a2, s0
    andn a2, a3, a5
    xor a2, s10, a2
    andn s10, s3, a3
    xor s10, a5, s10
    sw a2, 188(sp)
    sw s10, 196(sp)
    lw s3, 368(sp)
    lw a5, 328(sp)
    xor a2, t1, a6
    xor s6, s6, s8
    xor s10, s3, t3
    xor t1, a5, s5
    pq_fsri s3, s10, t1, 20
    pq_fsri a5, t1, s10, 20
    pq_fsri t1, s9, a2, 21
    pq_fsri s10, a2, s9, 21
    lw s9, 416(sp)
    lw a2, 332(sp)
    xor a2, a2, t5
    sw s0, 180(sp)
    xor s9, s9, a7
    xor s0, a3, s11
    pq_fsri a3, a2, s9, 11
    pq_fsri s9, s9, a2, 11
    sw s0, 164(sp)
    lw s11, 456(sp)
    lw a2, 452(sp)
    xor s0, s11, s7
    xor s11, a2, t4
    pq_fsri a2, s0, s11, 18
    pq_fsri s0, s11, s0, 18
    andn s11, s10, s3
    sw t5, 328(sp)
    andn t5, a3, s10
    xor t5, s3, t5
    sw a7, 332(sp)
    andn a7, s0, a3
    sw t5, 8(sp)
    xor s11, s6, s11
    xor a7, s10, a7
    andn s10, s6, s0
    xor a3, a3, s10
    andn s6, s3, s6
    xor s0, s0, s6
    andn s6, t1, a5
    andn s10, s9, t1
    xor s3, t0, s6
    xor s6, a5, s10
    andn s10, t0, a2
    sw s0, 32(sp)
    sw s6, 12(sp)
    xor s10, s9, s10
    sw a3, 24(sp)
    andn t0, a5, t0
    xor a5, a2, t0
    lw t0, 0(a1)
    sw a7, 16(sp)
    xor t0, s11, t0
    sw t0, 0(sp)
    lw s11, 160(sp)
    sw s10, 28(sp)
    xor t0, s11, t0
    lw s11, 168(sp)
    xor a7, ra, a7
    xor ra, t2, a3
    lw t2, 4(a1)
    lw a3, 164(sp)
    xor t2, t2, s3
    sw t2, 4(sp)
    xor s3, s11, t5
    xor s0, s0, s1
    xor s1, a3, t2
    lw s11, 180(sp)
    xor t5, a4, s6
    andn t2, a2, s9
    xor a3, t1, t2
    xor s6, s11, a3
    lw a2, 188(sp)
    lw t2, 340(sp)
    lw s9, 196(sp)
    xor t2, t2, s7
    xor s9, s9, a5
    sw a3, 20(sp)
    lw t1, 348(sp)
    xor t1, t1, t4
    pq_fsri s11, t1, t2, 5
    xor a3, a2, s10
    lw a2, 408(sp)
    lw s10, 412(sp)
    pq_fsri t2, t2, t1, 5
    xor t1, s10, s8
    xor s10, a2, s4
    pq_fsri a2, t1, s10, 28
    pq_fsri t1, s10, t1, 28
    pq_fsri s10, a0, s2, 22
    pq_fsri a0, s2, a0, 22
    lw s2, 404(sp)
    xor s2, s2, a6
    sw a5, 340(sp)
    lw a5, 400(sp)
    sw a4, 348(sp)
    xor a4, a5, t6
    pq_fsri a5, s2, a4, 17
    pq_fsri a4, a4, s2, 17
    sw s4, 368(sp)
    lw s2, 448(sp)
    sw s8, 400(sp)
    lw s4, 332(sp)
    xor s8, s2, s4
    lw s2, 444(sp)
    andn s4, s10, a2
    sw t4, 404(sp)
    lw t4, 328(sp)
    xor s2, s2, t4
    pq_fsri t4, s8, s2, 8
    pq_fsri s2, s2, s8, 8
    xor s8, s11, s4
    sw s7, 408(sp)
    andn s7, a4, s10
    xor s7, a2, s7
    sw s8, 120(sp)
    sw s7, 128(sp)
    andn s4, s11, t4
    andn s7, t4, a4
    xor s7, s10, s7
    andn s10, a5, a0
    xor a4, a4, s4
    sw a4, 144(sp)
    andn s4, a2, s11
    xor a2, t4, s4
    sw s7, 136(sp)
    andn t4, a0, t1
    xor s11, t1, s10
    sw a2, 152(sp)
    sw s11, 132(sp)
    andn s4, s2, a5
    xor s10, a0, s4
    xor t4, t2, t4
    sw t4, 124(sp)
    andn a0, t2, s2
    andn t2, t1, t2
    lw t1, 128(sp)
    xor s4, a5, a0
    sw s4, 148(sp)
    xor t2, s2, t2
    sw s10, 140(sp)
    sw t2, 156(sp)
    xor a0, s3, t1
    xor a7, a7, s7
    xor a5, a2, s0
    xor t1, s1, t4
    xor t5, t5, s11
    xor s2, a3, s4
    xor s9, s9, t2
    lw s1, 336(sp)
    lw s0, 344(sp)
    xor s1, s1, s5
    lw s3, 420(sp)
    xor s0, s0, t3
    lw s7, 384(sp)
    pq_fsri s4, s0, s1, 31
    lw a2, 388(sp)
    xor t4, a2, a6
    xor s11, s7, t6
    xor a3, s6, s10
    pq_fsri s10, s1, s0, 31
    lw t2, 404(sp)
    lw a2, 332(sp)
    pq_fsri s7, t4, s11, 26
    lw s1, 360(sp)
    xor s0, s3, a2
    lw s6, 328(sp)
    pq_fsri s3, s11, t4, 26
    xor s1, s1, s6
    pq_fsri a2, s0, s1, 7
    lw s11, 376(sp)
    lw s6, 408(sp)
    pq_fsri t4, s1, s0, 7
    lw s1, 396(sp)
    xor s0, s11, s6
    xor s6, ra, a4
    xor t0, t0, s8
    xor s1, s1, t2
    pq_fsri s11, s1, s0, 24
    pq_fsri s1, s0, s1, 24
    lw s0, 440(sp)
    lw ra, 400(sp)
    lw a4, 368(sp)
    andn s8, t4, s3
    lw t2, 320(sp)
    xor s8, s10, s8
    xor t2, t2, a4
    xor s0, s0, ra
    pq_fsri a4, s0, t2, 14
    andn ra, s11, t4
    pq_fsri t2, t2, s0, 14
    xor s0, s3, ra
    andn ra, t2, s11
    xor ra, t4, ra
    sw ra, 96(sp)
    andn t4, s10, t2
    xor t4, s11, t4
    andn s11, s1, a2
    sw t4, 104(sp)
    andn s10, s3, s10
    andn s3, a2, s7
    xor s3, s4, s3
    xor s10, t2, s10
    andn t2, a4, s1
    xor t2, a2, t2
    andn a2, s4, a4
    xor ra, a7, ra
    sw s3, 84(sp)
    xor s1, s1, a2
    andn s4, s7, s4
    xor a0, a0, s0
    sw t2, 100(sp)
    xor t1, t1, s3
    xor s3, s7, s11
    xor t4, s6, t4
    xor s6, a5, s10
    xor s11, a3, t2
    lw s7, 332(sp)
    xor s4, a4, s4
    xor a2, s2, s1
    lw a7, 316(sp)
    xor a5, s9, s4
    lw t2, 328(sp)
    xor a7, a7, s7
    lw s7, 408(sp)
    lw a3, 312(sp)
    xor a4, a3, t2
    pq_fsri s2, a4, a7, 4
    lw s9, 372(sp)
    lw t2, 392(sp)
    lw a3, 404(sp)
    xor s7, s9, s7
    xor s9, t2, a3
    pq_fsri t2, s7, s9, 12
    pq_fsri a3, a7, a4, 4
    lw a4, 400(sp)
    lw a7, 356(sp)
    pq_fsri s7, s9, s7, 12
    lw s9, 352(sp)
    xor a7, a7, a4
    pq_fsri a4, s9, a7, 29
    pq_fsri s9, a7, s9, 29
    lw a7, 364(sp)
    xor t0, t0, s8
    xor a7, a7, t3
    sw s8, 312(sp)
    lw t3, 380(sp)
    xor s8, t3, s5
    pq_fsri t3, s8, a7, 19
    lw s5, 436(sp)
    pq_fsri s8, a7, s8, 19
    xor a7, s5, a6
    lw a6, 324(sp)
    xor t6, a6, t6
    pq_fsri s5, a7, t6, 3
    pq_fsri t6, t6, a7, 3
    andn a7, a4, s7
    andn a6, s8, a4
    sw s0, 316(sp)
    xor a6, s7, a6
    andn s0, s5, s8
    xor s0, a4, s0
    xor a7, s2, a7
    andn a4, s7, s2
    xor s7, a4, s5
    sw s7, 72(sp)
    andn s5, s2, s5
    andn s2, s9, t2
    xor s2, a3, s2
    xor s5, s8, s5
    xor t1, t1, s2
    andn a4, t6, t3
    andn s8, t3, s9
    xor t5, t5, s3
    xor s9, s9, a4
    andn a4, a3, t6
    andn a3, t2, a3
    xor t0, t0, a7
    xor t2, t2, s8
    sw t2, 52(sp)
    xor s8, t3, a4
    xor a4, t6, a3
    xor t6, t4, s5
    addi a1, a1, -16
    sw a4, 76(sp)
    xor t3, t5, t2
    xor t4, ra, s0
    xor a3, s7, s6
    xor ra, t4, s1
    xor a2, a2, s8
    xor a4, a5, a4
    xor t2, a0, a6
    add a5, zero, s8
    sw s0, 56(sp)
    lw s0, 312(sp)
    andi s6, a1, 255
    add s7, zero, a6
    xor t5, s11, s9
    lw a6, 348(sp)
    add a0, zero, s6
    xor t4, s1, ra
    lw s6, 340(sp)
    lw s1, 316(sp)
    xor s8, ra, t4
    bne a0, zero, .Lkeccak_f1600_1
    pq_fsri ra, t3, t2, 31
    pq_fsri s11, t2, t3, 31
    sw s8, 312(sp)
    xor ra, a3, ra
    pq_fsri a0, t5, t4, 31
    xor s11, a4, s11
    pq_fsri s8, t4, t5, 31
    xor s8, t1, s8
    sw s7, 320(sp)
    xor a0, t0, a0
    sw s9, 316(sp)
    pq_fsri s9, a2, t6, 31
    pq_fsri s7, t6, a2, 31
    xor s9, t2, s9
    xor s7, t3, s7
    pq_fsri t2, a4, a3, 31
    pq_fsri a3, a3, a4, 31
    xor a3, t5, a3
    lw t3, 140(sp)
    xor t2, t4, t2
    pq_fsri a4, t1, t0, 31
    pq_fsri t0, t0, t1, 31
    xor t1, t6, a4
    xor t0, a2, t0
    lw a2, 32(sp)
    xor a2, a2, t1
    xor s6, s6, t0
    pq_fsri a4, s6, a2, 5
    pq_fsri s6, a2, s6, 5
    xor a2, a7, ra
    xor s2, s2, s11
    pq_fsri a7, a2, s2, 28
    pq_fsri s2, s2, a2, 28
    xor s1, s1, a0
    xor s3, s3, s8
    pq_fsri a2, s3, s1, 22
    pq_fsri s1, s1, s3, 22
    lw s3, 136(sp)
    xor s3, s3, s9
    xor t3, t3, s7
    pq_fsri t4, t3, s3, 17
    pq_fsri s3, s3, t3, 17
    lw t3, 184(sp)
    xor t3, t3, t2
    lw t5, 188(sp)
    xor t5, t5, a3
    pq_fsri t6, t3, t5, 8
    pq_fsri t3, t5, t3, 8
    andn t5, a2, a7
    xor t5, a4, t5
    sw a6, 32(sp)
    andn a6, t4, a2
    xor a6, a7, a6
    sw s4, 136(sp)
    andn s4, t6, t4
    xor s4, a2, s4
    andn a2, a4, t6
    xor a2, t4, a2
    andn a4, a7, a4
    xor a4, t6, a4
    andn a7, s1, s2
    xor a7, s6, a7
    andn t4, s3, s1
    xor t4, s2, t4
    andn t6, t3, s3
    xor s1, s1, t6
    andn t6, s6, t3
    xor s3, s3, t6
    andn s2, s2, s6
    xor s2, t3, s2
    lw s6, 24(sp)
    xor s6, s6, t2
    lw t3, 28(sp)
    xor t3, t3, a3
    pq_fsri t6, t3, s6, 4
    pq_fsri s6, s6, t3, 4
    lw t3, 72(sp)
    xor t3, t3, t1
    sw t1, 140(sp)
    lw t1, 76(sp)
    sw t0, 184(sp)
    xor t1, t1, t0
    pq_fsri t0, t1, t3, 12
    pq_fsri t1, t3, t1, 12
    xor s0, s0, ra
    lw t3, 84(sp)
    xor t3, t3, s11
    sw s11, 188(sp)
    pq_fsri s11, t3, s0, 29
    pq_fsri s0, s0, t3, 29
    lw t3, 128(sp)
    xor t3, t3, a0
    sw a0, 324(sp)
    lw a0, 132(sp)
    sw s8, 328(sp)
    xor a0, a0, s8
    pq_fsri s8, t3, a0, 19
    pq_fsri a0, a0, t3, 19
    lw t3, 176(sp)
    xor t3, t3, s9
    sw ra, 24(sp)
    lw ra, 180(sp)
    xor ra, ra, s7
    sw s10, 28(sp)
    pq_fsri s10, t3, ra, 3
    pq_fsri ra, ra, t3, 3
    andn t3, s11, t0
    sw a3, 72(sp)
    andn a3, s8, s11
    xor t3, t6, t3
    xor a3, t0, a3
    sw a6, 332(sp)
    xor a6, a6, a3
    sw a3, 76(sp)
    andn a3, s10, s8
    xor s11, s11, a3
    andn a3, t6, s10
    xor s8, s8, a3
    andn t0, t0, t6
    xor s10, s10, t0
    andn t0, s0, t1
    xor t0, s6, t0
    andn a3, a0, s0
    xor a3, t1, a3
    andn t6, ra, a0
    andn t1, t1, s6
    andn s6, s6, ra
    xor ra, ra, t1
    xor s0, s0, t6
    xor t1, t5, t3
    xor t6, s4, s11
    xor a0, s6, a0
    xor s6, a2, s8
    sw s10, 336(sp)
    xor s10, a4, s10
    sw a4, 84(sp)
    xor a4, a7, t0
    sw t4, 340(sp)
    xor t4, t4, a3
    sw s0, 128(sp)
    xor s0, s0, s1
    sw s11, 344(sp)
    sw s2, 348(sp)
    xor s11, s3, a0
    sw ra, 132(sp)
    xor ra, s2, ra
    lw s2, 16(sp)
    sw s1, 176(sp)
    lw s1, 20(sp)
    xor s1, s1, s7
    xor s2, s2, s9
    sw s4, 352(sp)
    pq_fsri s4, s2, s1, 2
    pq_fsri s1, s1, s2, 2
    xor s2, s5, t2
    lw s5, 72(sp)
    xor a5, a5, s5
    sw t0, 180(sp)
    pq_fsri t0, s2, a5, 9
    lw s5, 28(sp)
    pq_fsri s2, a5, s2, 9
    sw t3, 356(sp)
    lw t3, 140(sp)
    xor a5, s5, t3
    sw s3, 28(sp)
    lw s3, 136(sp)
    sw a2, 360(sp)
    lw a2, 184(sp)
    xor s3, s3, a2
    sw a3, 136(sp)
    pq_fsri a3, a5, s3, 25
    pq_fsri s3, s3, a5, 25
    sw a0, 372(sp)
    lw a0, 188(sp)
    lw a5, 120(sp)
    sw a7, 364(sp)
    lw a7, 24(sp)
    xor a5, a5, a7
    sw t5, 368(sp)
    lw t5, 124(sp)
    xor t5, t5, a0
    sw s8, 376(sp)
    pq_fsri s8, a5, t5, 23
    pq_fsri a5, t5, a5, 23
    lw t5, 168(sp)
    lw a2, 324(sp)
    xor t5, t5, a2
    lw t3, 32(sp)
    lw s5, 328(sp)
    xor t3, t3, s5
    pq_fsri s5, t3, t5, 30
    andn a0, a3, t0
    pq_fsri t3, t5, t3, 30
    xor t5, s4, a0
    andn a2, s8, a3
    xor a2, t0, a2
    andn a0, s5, s8
    xor a0, a0, a3
    andn a3, s4, s5
    xor s8, s8, a3
    andn s4, t0, s4
    xor s4, s5, s4
    andn s5, s3, s2
    xor s5, s1, s5
    andn t0, a5, s3
    xor t0, s2, t0
    andn a3, t3, a5
    xor s3, s3, a3
    andn a3, s1, t3
    andn s1, s2, s1
    xor s1, t3, s1
    xor s2, a6, a2
    xor t3, t6, a0
    xor a6, s6, s8
    xor a3, a3, a5
    xor s10, s10, s4
    xor a4, a4, s5
    xor t6, t4, t0
    xor s0, s0, s3
    xor s11, s11, a3
    xor ra, ra, s1
    lw s6, 0(sp)
    xor a5, s6, a7
    lw t4, 4(sp)
    lw a7, 188(sp)
    sw s3, 32(sp)
    lw s3, 320(sp)
    xor t4, t4, a7
    sw a0, 380(sp)
    lw a0, 324(sp)
    xor s3, s3, a0
    sw s5, 320(sp)
    lw s5, 52(sp)
    sw t5, 384(sp)
    lw s6, 328(sp)
    xor s5, s5, s6
    sw a3, 388(sp)
    pq_fsri a3, s3, s5, 20
    pq_fsri s3, s5, s3, 20
    lw s5, 96(sp)
    xor s5, s5, s9
    sw s8, 392(sp)
    xor a7, t1, t5
    lw s8, 100(sp)
    sw s1, 396(sp)
    xor s8, s8, s7
    pq_fsri s1, s5, s8, 21
    pq_fsri s5, s8, s5, 21
    lw s8, 144(sp)
    xor s8, s8, t2
    sw s4, 16(sp)
    lw s4, 148(sp)
    sw t0, 400(sp)
    lw t0, 72(sp)
    xor s4, s4, t0
    sw a2, 20(sp)
    pq_fsri s6, s8, s4, 11
    lw t1, 192(sp)
    lw t5, 140(sp)
    pq_fsri a2, s4, s8, 11
    lw t0, 196(sp)
    lw s4, 184(sp)
    xor s8, t0, s4
    xor t0, t1, t5
    pq_fsri s4, s8, t0, 18
    andn t1, s1, a3
    xor t5, a5, t1
    pq_fsri s8, t0, s8, 18
    andn t1, s4, a2
    andn t0, a2, s1
    xor t0, t0, a3
    xor s1, s1, t1
    andn t1, a5, s4
    xor a2, a2, t1
    andn a3, a3, a5
    xor a3, s4, a3
    andn t1, s5, s3
    xor a5, t4, t1
    andn s4, s6, s5
    xor t1, s3, s4
    andn s4, s8, s6
    xor s5, s5, s4
    andn s4, t4, s8
    andn s3, s3, t4
    xor s3, s8, s3
    xor s4, s6, s4
    lw s8, 8(a1)
    xor s8, t5, s8
    xor t4, a7, s8
    xor s6, s2, t0
    xor t5, a6, a2
    xor s10, s10, a3
    xor a6, t6, t1
    lw a7, 12(a1)
    xor a7, a5, a7
    xor s2, t3, s1
    xor s0, s0, s5
    xor a4, a4, a7
    xor ra, ra, s3
    lw t3, 8(sp)
    xor a0, t3, a0
    lw t3, 12(sp)
    xor s11, s11, s4
    lw t6, 328(sp)
    sw s3, 324(sp)
    xor t3, t3, t6
    pq_fsri a5, t3, a0, 31
    lw s3, 56(sp)
    xor s9, s3, s9
    lw t6, 316(sp)
    xor s7, t6, s7
    pq_fsri a0, a0, t3, 31
    pq_fsri t3, s7, s9, 26
    pq_fsri s7, s9, s7, 26
    lw s9, 104(sp)
    xor s9, s9, t2
    lw t2, 312(sp)
    lw s3, 140(sp)
    lw t6, 72(sp)
    xor t2, t2, t6
    pq_fsri t6, t2, s9, 7
    pq_fsri s9, s9, t2, 7
    lw t2, 152(sp)
    sw s4, 312(sp)
    xor s4, t2, s3
    lw t2, 156(sp)
    sw a2, 316(sp)
    lw a2, 184(sp)
    xor t2, t2, a2
    pq_fsri a2, t2, s4, 24
    sw t1, 140(sp)
    lw s3, 24(sp)
    sw t0, 184(sp)
    lw t0, 160(sp)
    xor t0, s3, t0
    lw t1, 164(sp)
    lw s3, 188(sp)
    xor s3, t1, s3
    pq_fsri t1, s3, t0, 14
    pq_fsri s3, t0, s3, 14
    andn t0, t6, t3
    pq_fsri s4, s4, t2, 24
    andn t2, a2, t6
    xor t2, t3, t2
    sw a3, 188(sp)
    andn a3, t1, a2
    xor a3, t6, a3
    andn t6, a5, t1
    xor a2, a2, t6
    andn t3, t3, a5
    xor t0, a5, t0
    xor t3, t1, t3
    andn t6, s9, s7
    xor a5, a0, t6
    andn t1, s4, s9
    andn t6, s3, s4
    xor s9, s9, t6
    andn t6, a0, s3
    xor s4, s4, t6
    andn t6, s7, a0
    xor s3, s3, t6
    xor a0, s7, t1
    xor t6, a6, a0
    xor t1, t4, t0
    xor s6, s6, t2
    xor s7, s2, a3
    xor a6, t5, a2
    xor t4, a4, a5
    xor s0, s0, s9
    xor s11, s11, s4
    xor ra, ra, s3
    pq_fsri s2, t6, s6, 31
    xor s10, s10, t3
    pq_fsri t5, s6, t6, 31
    xor a4, s10, s2
    xor s2, ra, t5
    sw a5, 328(sp)
    pq_fsri t5, s0, s7, 31
    pq_fsri a5, s7, s0, 31
    xor a5, a5, t4
    xor t5, t1, t5
    sw t0, 24(sp)
    pq_fsri t0, s11, a6, 31
    sw s4, 72(sp)
    pq_fsri s4, a6, s11, 31
    xor s6, s6, t0
    xor s4, t6, s4
    pq_fsri t0, ra, s10, 31
    pq_fsri ra, s10, ra, 31
    xor s7, s7, t0
    pq_fsri t6, t4, t1, 31
    pq_fsri s10, t1, t4, 31
    xor s5, s5, s4
    xor t0, a6, t6
    xor s1, s1, s6
    xor ra, s0, ra
    pq_fsri t1, s1, s5, 2
    xor t4, s11, s10
    lw a6, 376(sp)
    pq_fsri s1, s5, s1, 2
    xor s5, a6, s7
    lw s11, 372(sp)
    xor s11, s11, ra
    pq_fsri t6, s5, s11, 9
    pq_fsri s5, s11, s5, 9
    xor s11, t3, t0
    xor s3, s3, t4
    lw s0, 368(sp)
    lw s10, 364(sp)
    xor a6, s10, s2
    xor t3, s0, a4
    pq_fsri s10, s11, s3, 25
    pq_fsri s3, s3, s11, 25
    pq_fsri s0, t3, a6, 23
    lw s11, 20(sp)
    pq_fsri a6, a6, t3, 23
    lw t3, 400(sp)
    xor s11, s11, t5
    xor t3, t3, a5
    sw a2, 364(sp)
    pq_fsri a2, t3, s11, 30
    pq_fsri s11, s11, t3, 30
    andn t3, s10, t6
    xor t3, t1, t3
    sw a0, 368(sp)
    andn a0, s0, s10
    sw t2, 372(sp)
    andn t2, a2, s0
    xor t2, s10, t2
    andn s10, t1, a2
    xor s0, s0, s10
    andn s10, a6, s3
    xor a0, t6, a0
    andn t1, t6, t1
    xor t6, a2, t1
    andn t1, s3, s5
    xor a2, s1, t1
    xor t1, s5, s10
    andn s10, s11, a6
    xor s3, s3, s10
    andn s10, s1, s11
    xor a6, a6, s10
    andn s1, s5, s1
    xor s1, s1, s11
    lw s5, 200(sp)
    sw t3, 160(s5)
    sw a2, 164(s5)
    sw t1, 172(s5)
    sw a0, 168(s5)
    sw t2, 176(s5)
    sw s3, 180(s5)
    sw s0, 184(s5)
    sw a6, 188(s5)
    sw t6, 192(s5)
    sw s1, 196(s5)
    xor s1, s8, a4
    xor s3, a7, s2
    lw s8, 76(sp)
    xor s8, s8, t5
    lw s10, 136(sp)
    xor s10, s10, a5
    pq_fsri s11, s8, s10, 20
    pq_fsri s8, s10, s8, 20
    xor s10, a3, s6
    xor s9, s9, s4
    pq_fsri t3, s10, s9, 21
    pq_fsri s9, s9, s10, 21
    lw s10, 360(sp)
    xor s10, s10, s7
    lw t1, 28(sp)
    xor t1, t1, ra
    pq_fsri t2, t1, s10, 11
    pq_fsri s10, s10, t1, 11
    lw t1, 16(sp)
    andn a0, t3, s11
    xor t1, t1, t0
    lw a2, 396(sp)
    xor s0, a2, t4
    pq_fsri a2, s0, t1, 18
    pq_fsri t1, t1, s0, 18
    xor a0, a0, s1
    andn a3, t2, t3
    xor a3, s11, a3
    andn a6, a2, t2
    andn t6, s1, a2
    xor t2, t2, t6
    andn a7, s10, s9
    andn s1, s11, s1
    andn s0, t1, s10
    andn s11, s9, s8
    xor t6, t3, a6
    xor a6, s8, a7
    xor s9, s9, s0
    andn t3, s3, t1
    xor s11, s3, s11
    andn s3, s8, s3
    xor s10, s10, t3
    xor s3, t1, s3
    lw s8, 0(a1)
    lw t1, 4(a1)
    xor s1, s1, a2
    xor s11, s11, t1
    xor s8, a0, s8
    sw s8, 0(s5)
    sw s11, 4(s5)
    sw a3, 8(s5)
    sw a6, 12(s5)
    sw t6, 16(s5)
    sw t2, 24(s5)
    sw s10, 28(s5)
    sw s1, 32(s5)
    sw s3, 36(s5)
    lw s1, 188(sp)
    lw s3, 324(sp)
    lw a1, 180(sp)
    xor s1, s1, t0
    xor s3, s3, t4
    lw a7, 332(sp)
    pq_fsri s8, s3, s1, 5
    pq_fsri s1, s1, s3, 5
    lw s3, 356(sp)
    xor s3, s3, a4
    xor s0, a1, s2
    pq_fsri s10, s3, s0, 28
    pq_fsri s3, s0, s3, 28
    lw t3, 372(sp)
    xor a2, t3, t5
    lw s11, 368(sp)
    xor s11, s11, a5
    pq_fsri t1, s11, a2, 22
    pq_fsri a0, a2, s11, 22
    lw s11, 352(sp)
    xor s11, s11, s6
    lw a3, 176(sp)
    xor a6, a3, s4
    pq_fsri t6, s11, a6, 17
    lw t2, 392(sp)
    xor a1, t2, s7
    lw s0, 388(sp)
    xor t3, s0, ra
    pq_fsri a2, a1, t3, 8
    pq_fsri t2, a6, s11, 17
    pq_fsri a3, t3, a1, 8
    andn s0, t1, s10
    xor a6, s8, s0
    andn s11, t2, t1
    andn a1, a0, s3
    xor t3, s10, s11
    andn s0, s3, s1
    andn s11, a2, t2
    xor t1, t1, s11
    andn s11, s8, a2
    xor t2, t2, s11
    andn s8, s10, s8
    xor s8, a2, s8
    xor s10, s1, a1
    andn a2, t6, a0
    xor a2, s3, a2
    andn s11, a3, t6
    xor a1, a0, s11
    andn s3, s1, a3
    xor s11, t6, s3
    xor s1, a3, s0
    sw t2, 144(s5)
    sw a6, 120(s5)
    sw s10, 124(s5)
    sw t3, 128(s5)
    sw a2, 132(s5)
    sw t1, 136(s5)
    sw s11, 148(s5)
    sw s8, 152(s5)
    lw a0, 184(sp)
    lw s3, 140(sp)
    xor t6, a0, t5
    sw s1, 156(s5)
    xor s3, s3, a5
    pq_fsri s8, s3, t6, 31
    lw s0, 344(sp)
    pq_fsri s1, t6, s3, 31
    xor s3, s0, s6
    lw a3, 128(sp)
    xor t2, a3, s4
    pq_fsri s10, t2, s3, 26
    andn s11, s10, s8
    pq_fsri s3, s3, t2, 26
    sw a1, 140(s5)
    lw a6, 84(sp)
    lw t3, 364(sp)
    xor a2, t3, s7
    lw t1, 72(sp)
    xor a0, t1, ra
    pq_fsri t1, a0, a2, 7
    pq_fsri t6, a2, a0, 7
    xor s0, a6, t0
    lw t2, 348(sp)
    xor t2, t2, t4
    pq_fsri a0, t2, s0, 24
    pq_fsri a3, s0, t2, 24
    lw t2, 384(sp)
    xor t2, t2, a4
    lw a2, 320(sp)
    xor a2, a2, s2
    pq_fsri a1, a2, t2, 14
    pq_fsri t2, t2, a2, 14
    andn a2, t1, s10
    andn t3, a0, t1
    xor s10, s10, t3
    andn a6, a1, a0
    xor t1, t1, a6
    andn s0, s8, a1
    xor t3, a0, s0
    xor a2, s8, a2
    xor s11, a1, s11
    andn a0, t6, s3
    xor a0, a0, s1
    andn a6, a3, t6
    xor s0, s3, a6
    andn s8, t2, a3
    xor a1, t6, s8
    andn a6, s1, t2
    xor s8, a3, a6
    sw s10, 88(s5)
    sw t1, 96(s5)
    andn s1, s3, s1
    xor s1, t2, s1
    sw a2, 80(s5)
    sw a0, 84(s5)
    sw s0, 92(s5)
    sw t3, 104(s5)
    sw a1, 100(s5)
    sw s8, 108(s5)
    sw s11, 112(s5)
    sw s1, 116(s5)
    lw s1, 316(sp)
    xor s1, s1, s7
    lw t6, 132(sp)
    lw s3, 312(sp)
    xor ra, s3, ra
    pq_fsri a3, ra, s1, 4
    pq_fsri s3, s1, ra, 4
    lw s1, 336(sp)
    xor s0, t0, s1
    xor s1, t6, t4
    pq_fsri a6, s0, s1, 12
    pq_fsri s10, s1, s0, 12
    lw s1, 24(sp)
    lw s7, 328(sp)
    xor s7, s7, s2
    xor s1, s1, a4
    sw s9, 20(s5)
    pq_fsri s8, s7, s1, 29
    pq_fsri s1, s1, s7, 29
    xor s7, a7, t5
    lw s9, 340(sp)
    xor s9, s9, a5
    pq_fsri t1, s7, s9, 19
    lw t2, 32(sp)
    lw a2, 380(sp)
    xor s6, a2, s6
    xor s4, t2, s4
    andn ra, s10, a3
    pq_fsri a0, s6, s4, 3
    andn s11, s8, s10
    pq_fsri s7, s9, s7, 19
    xor s11, a3, s11
    andn t0, t1, s8
    xor t0, s10, t0
    andn t3, a0, t1
    xor s8, s8, t3
    andn a1, a3, a0
    xor ra, a0, ra
    pq_fsri s4, s4, s6, 3
    andn s2, s1, a6
    xor s2, s3, s2
    andn s9, s7, s1
    andn s6, s4, s7
    xor s1, s1, s6
    andn s6, s3, s4
    xor s6, s7, s6
    xor s10, t1, a1
    andn s0, a6, s3
    xor s9, a6, s9
    xor s0, s4, s0
    sw s2, 44(s5)
    sw s11, 40(s5)
    sw t0, 48(s5)
    sw s9, 52(s5)
    sw s8, 56(s5)
    sw s1, 60(s5)
    sw s10, 64(s5)
    sw s6, 68(s5)
    sw ra, 72(s5)
    sw s0, 76(s5)
    lw ra, 304(sp)
    lw s0, 256(sp)
    lw s1, 260(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s10, 296(sp)
    lw s4, 272(sp)
    lw s5, 276(sp)
    lw s6, 280(sp)
    lw s7, 284(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s11, 300(sp)
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

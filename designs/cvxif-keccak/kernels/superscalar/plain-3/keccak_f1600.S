# keccak_f1600 of sha3, variant "plain-3" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 4,540 -> 4,467 cycles, 7,334 -> 7,354 bytes, proved equal to what came.
# No order takes fewer than 3,805 cycles (commit slots: 7,609, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-superscalar --design cvxif-keccak --variant plain-3 --kernel start/superscalar/plain-3/keccak_f1600.S --keep-spills --effort 2 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, three operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s3, 268(sp)
    sw s2, 264(sp)
    sw s7, 284(sp)
    sw s0, 256(sp)
    sw s4, 272(sp)
    sw s6, 280(sp)
    sw s1, 260(sp)
    sw s5, 276(sp)
    lw s4, 80(a0)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    sw a0, 200(sp)
    sw ra, 304(sp)
.Lkeccak_f1600_pc80000fc0:
    auipc a1, %pcrel_hi(.Lconstants + 176)
    addi a1, a1, %pcrel_lo(.Lkeccak_f1600_pc80000fc0)
    lw s1, 0(a0)
    lw s0, 40(a0)
    lw s3, 120(a0)
    pq_eor3 t0, s1, s0, s4
    lw s1, 160(a0)
    lw s4, 4(a0)
    lw s8, 44(a0)
    lw t4, 100(a0)
    lw ra, 84(a0)
    lw a7, 124(a0)
    pq_eor3 t1, s4, s8, ra
    lw s4, 164(a0)
    pq_eor3 s1, t0, s3, s1
    lw a2, 192(a0)
    lw s9, 8(a0)
    lw t2, 72(a0)
    lw a3, 168(a0)
    pq_eor3 s3, t1, a7, s4
    lw s4, 48(a0)
    lw s5, 88(a0)
    lw t0, 128(a0)
    pq_eor3 a7, s9, s4, s5
    lw s9, 12(a0)
    pq_eor3 s4, a7, t0, a3
    lw t0, 52(a0)
    lw a7, 92(a0)
    lw s2, 132(a0)
    pq_eor3 t0, s9, t0, a7
    lw a4, 172(a0)
    lw a3, 16(a0)
    pq_eor3 t0, t0, s2, a4
    lw t1, 20(a0)
    lw a5, 56(a0)
    lw s2, 96(a0)
    pq_fsri t6, s4, t0, 31
    lw t5, 136(a0)
    lw a6, 176(a0)
    lw t3, 60(a0)
    pq_eor3 s6, a3, a5, s2
    lw a3, 140(a0)
    pq_eor3 s2, s6, t5, a6
    lw a6, 64(a0)
    pq_eor3 s7, t1, t3, t4
    lw t3, 180(a0)
    lw t1, 24(a0)
    pq_eor3 t4, s7, a3, t3
    pq_fsri t3, t4, s2, 31
    lw a4, 104(a0)
    pq_fsri s6, s2, t4, 31
    lw a5, 144(a0)
    pq_eor3 a6, t1, a6, a4
    lw s10, 184(a0)
    pq_fsri s9, t0, s4, 31
    lw s11, 28(a0)
    lw ra, 156(a0)
    xor a4, s1, t3
    pq_eor3 t1, a6, a5, s10
    lw t3, 108(a0)
    lw a6, 68(a0)
    xor s6, s3, s6
    lw s7, 148(a0)
    xor s5, s5, a4
    pq_eor3 a5, s11, a6, t3
    lw t3, 188(a0)
    lw s11, 32(a0)
    xor a7, a7, s6
    pq_eor3 a6, a5, s7, t3
    lw a5, 112(a0)
    lw s7, 152(a0)
    pq_eor3 t2, s11, t2, a5
    lw a5, 36(a0)
    pq_eor3 s7, t2, s7, a2
    lw a2, 76(a0)
    lw t2, 116(a0)
    xor s9, s7, s9
    xor s0, s0, s9
    pq_eor3 t2, a5, a2, t2
    lw a2, 196(a0)
    pq_eor3 ra, t2, ra, a2
    pq_fsri t2, a6, t1, 31
    xor t6, ra, t6
    pq_fsri a2, t1, a6, 31
    xor s4, s4, t2
    pq_fsri t2, ra, s7, 31
    xor t0, t0, a2
    pq_fsri a2, s7, ra, 31
    xor s7, s2, t2
    pq_fsri ra, s3, s1, 31
    xor t4, t4, a2
    pq_fsri s1, s1, s3, 31
    xor s3, t1, ra
    pq_fsri s2, a7, s5, 22
    xor s1, a6, s1
    pq_fsri a7, s5, a7, 22
    xor s5, s11, s3
    xor a2, a5, s1
    xor s8, s8, t6
    pq_fsri a5, a2, s5, 5
    xor t5, t5, s4
    pq_fsri s5, s5, a2, 5
    xor a3, a3, t0
    pq_fsri a2, s0, s8, 28
    xor t2, s10, s7
    pq_fsri s0, s8, s0, 28
    xor s8, t3, t4
    pq_fsri t3, a3, t5, 17
    lw ra, 28(a0)
    lw t1, 24(a0)
    pq_fsri a6, t5, a3, 17
    pq_fsri a3, t2, s8, 8
    xor t5, t1, s7
    pq_fsri s8, s8, t2, 8
    xor t2, ra, t4
    pq_bcax s10, a5, s2, a2
    lw s11, 72(a0)
    pq_bcax t1, a2, t3, s2
    lw ra, 76(a0)
    pq_bcax s2, s2, a3, t3
    xor s11, s11, s3
    pq_bcax t3, t3, a5, a3
    xor ra, ra, s1
    pq_bcax a3, a3, a2, a5
    sw t0, 336(sp)
    pq_bcax a2, s5, a7, s0
    sw a3, 332(sp)
    pq_bcax a5, s0, a6, a7
    lw a3, 80(a0)
    pq_bcax a7, a7, s8, a6
    sw a5, 324(sp)
    pq_bcax a5, a6, s5, s8
    xor a3, a3, s9
    pq_bcax s8, s8, s0, s5
    lw s0, 84(a0)
    pq_fsri s5, t2, t5, 4
    sw s8, 312(sp)
    pq_fsri s8, t5, t2, 4
    xor s0, s0, t6
    pq_fsri t5, ra, s11, 12
    lw t2, 128(a0)
    pq_fsri s11, s11, ra, 12
    sw a5, 316(sp)
    pq_fsri a6, s0, a3, 29
    pq_fsri s0, a3, s0, 29
    lw a3, 132(a0)
    sw s4, 356(sp)
    xor t2, t2, a4
    pq_bcax ra, s5, a6, t5
    sw a7, 320(sp)
    xor a7, a3, s6
    lw a3, 176(a0)
    pq_fsri a5, t2, a7, 19
    sw a2, 328(sp)
    pq_fsri a7, a7, t2, 19
    xor a3, a3, s4
    lw t2, 180(a0)
    sw s7, 340(sp)
    xor t2, t2, t0
    sw s1, 352(sp)
    pq_fsri a2, a3, t2, 3
    sw t4, 344(sp)
    sw s3, 348(sp)
    pq_fsri t2, t2, a3, 3
    sw a4, 364(sp)
    pq_bcax a3, t5, a5, a6
    pq_bcax a6, a6, a2, a5
    sw t6, 360(sp)
    pq_bcax a5, a5, s5, a2
    pq_bcax s5, a2, t5, s5
    sw s6, 368(sp)
    pq_bcax a2, s8, s0, s11
    sw s9, 372(sp)
    pq_bcax t5, s11, a7, s0
    sw t1, 380(sp)
    pq_bcax s0, s0, t2, a7
    sw s5, 388(sp)
    pq_bcax a7, a7, s8, t2
    sw a6, 396(sp)
    pq_bcax s8, t2, s11, s8
    lw t2, 16(a0)
    lw s11, 20(a0)
    xor s4, t2, s4
    lw t2, 64(a0)
    xor t0, s11, t0
    sw s0, 408(sp)
    pq_fsri s11, s4, t0, 2
    xor t2, t2, s7
    pq_fsri s4, t0, s4, 2
    lw t0, 68(a0)
    lw s7, 112(a0)
    xor t0, t0, t4
    sw s8, 416(sp)
    pq_fsri t4, t2, t0, 9
    xor s3, s7, s3
    pq_fsri t0, t0, t2, 9
    lw t2, 116(a0)
    lw s7, 120(a0)
    sw s2, 420(sp)
    xor s1, t2, s1
    pq_fsri t2, s3, s1, 25
    pq_fsri s1, s1, s3, 25
    xor s9, s7, s9
    lw s3, 124(a0)
    pq_bcax s7, s11, t2, t4
    xor s3, s3, t6
    sw a2, 424(sp)
    sw s7, 384(sp)
    pq_fsri t6, s9, s3, 23
    sw ra, 428(sp)
    pq_fsri s3, s3, s9, 23
    lw s9, 168(a0)
    pq_eor3 s7, s10, ra, s7
    lw ra, 172(a0)
    xor s9, s9, a4
    lw a4, 332(sp)
    xor s6, ra, s6
    sw t3, 440(sp)
    pq_fsri ra, s6, s9, 30
    sw t5, 444(sp)
    pq_fsri s9, s9, s6, 30
    sw a3, 448(sp)
    pq_bcax s6, t4, t6, t2
    pq_bcax t2, t2, ra, t6
    sw s10, 460(sp)
    lw s10, 328(sp)
    pq_bcax t6, t6, s11, ra
    sw t2, 376(sp)
    pq_bcax t4, ra, t4, s11
    sw t6, 400(sp)
    pq_bcax s11, s4, s1, t0
    sw t4, 436(sp)
    pq_bcax ra, t0, s3, s1
    sw s11, 392(sp)
    pq_bcax s1, s1, s9, s3
    sw ra, 452(sp)
    pq_bcax s3, s3, s4, s9
    sw s1, 404(sp)
    pq_bcax s4, s9, t0, s4
    lw t0, 324(sp)
    pq_eor3 s9, t1, a3, s6
    lw a3, 320(sp)
    lw t1, 316(sp)
    pq_eor3 s2, s2, a6, t2
    pq_eor3 t6, t3, a5, t6
    sw s3, 412(sp)
    pq_eor3 t3, a4, s5, t4
    lw t4, 312(sp)
    pq_eor3 s5, s10, a2, s11
    lw s11, 0(a0)
    pq_eor3 t0, t0, t5, ra
    lw s10, 372(sp)
    pq_eor3 s1, a3, s0, s1
    lw s0, 4(a0)
    pq_eor3 s3, t1, a7, s3
    xor a3, s11, s10
    pq_eor3 s8, t4, s8, s4
    lw t1, 360(sp)
    lw t5, 368(sp)
    xor s0, s0, t1
    lw t2, 48(a0)
    lw t4, 364(sp)
    lw a6, 52(a0)
    xor a4, t2, t4
    lw a2, 96(a0)
    xor t2, a6, t5
    lw s11, 356(sp)
    pq_fsri ra, a4, t2, 20
    lw a6, 100(a0)
    pq_fsri t2, t2, a4, 20
    xor a4, a2, s11
    sw s4, 432(sp)
    sw s6, 456(sp)
    lw a2, 336(sp)
    lw s4, 144(a0)
    sw a7, 464(sp)
    xor a6, a6, a2
    pq_fsri a7, a4, a6, 21
    lw s6, 340(sp)
    pq_fsri a4, a6, a4, 21
    lw a6, 148(a0)
    xor s4, s4, s6
    sw a5, 468(sp)
    lw a5, 344(sp)
    xor a6, a6, a5
    sw s8, 472(sp)
    sw s3, 476(sp)
    pq_fsri s3, a6, s4, 11
    lw s8, 192(a0)
    pq_fsri a6, s4, a6, 11
    lw s4, 348(sp)
    sw s1, 480(sp)
    xor s1, s8, s4
    lw s8, 196(a0)
    sw t0, 484(sp)
    lw t0, 352(sp)
    sw s5, 488(sp)
    xor s5, s8, t0
    sw t3, 492(sp)
    pq_fsri s8, s5, s1, 18
    pq_fsri s1, s1, s5, 18
    pq_bcax s5, a3, a7, ra
    pq_bcax t3, ra, s3, a7
    pq_bcax a7, a7, s8, s3
    pq_bcax s3, s3, a3, s8
    sw t3, 352(sp)
    pq_bcax ra, s8, ra, a3
    pq_bcax a3, s0, a4, t2
    pq_bcax s8, t2, a6, a4
    sw s3, 356(sp)
    pq_bcax a4, a4, s1, a6
    pq_bcax a6, a6, s0, s1
    sw s8, 348(sp)
    pq_bcax s1, s1, t2, s0
    lw s0, 8(a1)
    lw t2, 12(a1)
    xor s0, s5, s0
    lw s5, 8(a0)
    xor t2, a3, t2
    lw a3, 12(a0)
    xor s5, s5, t4
    lw t4, 56(a0)
    xor a3, a3, t5
    sw a6, 336(sp)
    pq_fsri t5, a3, s5, 31
    xor t4, t4, s11
    pq_fsri s5, s5, a3, 31
    lw a3, 60(a0)
    lw s11, 104(a0)
    xor a2, a2, a3
    pq_fsri a3, a2, t4, 26
    xor s6, s11, s6
    pq_fsri t4, t4, a2, 26
    lw a2, 108(a0)
    lw s11, 152(a0)
    xor a2, a2, a5
    pq_fsri a5, a2, s6, 7
    xor s4, s11, s4
    pq_fsri s11, s6, a2, 7
    lw s6, 156(a0)
    pq_bcax a2, t5, a5, a3
    pq_eor3 s7, s7, s0, a2
    xor t0, s6, t0
    pq_fsri s6, t0, s4, 24
    sw a2, 368(sp)
    pq_fsri t0, s4, t0, 24
    lw a2, 160(a0)
    pq_bcax s4, a3, s6, a5
    pq_eor3 s9, s9, t3, s4
    xor t3, a2, s10
    pq_bcax a2, s5, s11, t4
    lw s10, 164(a0)
    sw a2, 364(sp)
    xor t1, s10, t1
    sw s4, 360(sp)
    pq_fsri s10, t1, t3, 14
    lw a0, 492(sp)
    pq_fsri t3, t3, t1, 14
    lw t1, 488(sp)
    pq_bcax a5, a5, s10, s6
    sw s1, 492(sp)
    pq_bcax s6, s6, t5, s10
    pq_bcax t5, s10, a3, t5
    lw a3, 484(sp)
    pq_bcax s10, t4, t0, s11
    pq_bcax s4, t3, t4, s5
    sw s6, 344(sp)
    pq_bcax s11, s11, t3, t0
    sw s10, 372(sp)
    pq_bcax t0, t0, s5, t3
    lw t3, 480(sp)
    pq_eor3 s2, s2, a7, a5
    lw t4, 476(sp)
    pq_eor3 s3, t6, s3, s6
    lw t6, 472(sp)
    pq_eor3 s5, a0, ra, t5
    sw t0, 340(sp)
    pq_eor3 t1, t1, t2, a2
    pq_eor3 t0, t4, a6, t0
    pq_eor3 s1, t6, s1, s4
    lw a2, 468(sp)
    pq_eor3 a3, a3, s8, s10
    pq_fsri s8, a3, s9, 31
    pq_eor3 s10, t3, a4, s11
    xor s8, s5, s8
    pq_fsri t6, s9, a3, 31
    pq_fsri t3, s10, s2, 31
    xor t4, s1, t6
    pq_fsri t6, s2, s10, 31
    xor s6, s7, t3
    pq_fsri t3, t0, s3, 31
    xor a0, t1, t6
    pq_fsri t6, s3, t0, 31
    xor s9, s9, t3
    pq_fsri t3, s1, s5, 31
    xor a3, a3, t6
    pq_fsri s1, s5, s1, 31
    xor s2, s2, t3
    pq_fsri a6, t1, s7, 31
    xor s1, s10, s1
    pq_fsri t6, s7, t1, 31
    xor s3, s3, a6
    xor t0, t0, t6
    xor s10, a2, s2
    xor a7, a7, s9
    xor s5, a4, a3
    pq_fsri t6, a7, s5, 2
    lw t1, 464(sp)
    pq_fsri a7, s5, a7, 2
    xor t3, t5, s3
    xor t5, t1, s1
    xor s5, s4, t0
    pq_fsri a4, s10, t5, 9
    lw t1, 460(sp)
    pq_fsri t5, t5, s10, 9
    lw a2, 328(sp)
    pq_fsri s7, t3, s5, 25
    xor t1, t1, s8
    pq_fsri s5, s5, t3, 25
    xor a6, a2, t4
    pq_fsri a2, t1, a6, 23
    lw s10, 456(sp)
    pq_fsri s4, a6, t1, 23
    lw t1, 452(sp)
    xor s10, s10, s6
    xor s0, s0, s8
    xor t3, t1, a0
    xor a6, t2, t4
    pq_fsri t1, t3, s10, 30
    xor a5, a5, s9
    pq_fsri s10, s10, t3, 30
    xor t2, s11, a3
    pq_bcax s11, t6, s7, a4
    xor t3, ra, s3
    sw s11, 160(sp)
    pq_bcax s11, a4, a2, s7
    sw s8, 484(sp)
    pq_bcax ra, s7, t1, a2
    sw t4, 480(sp)
    pq_bcax a2, a2, t6, t1
    sw t0, 476(sp)
    pq_bcax a4, t1, a4, t6
    sw s3, 472(sp)
    pq_bcax t6, a7, s5, t5
    sw a4, 192(sp)
    pq_bcax t1, t5, s4, s5
    lw a4, 448(sp)
    pq_bcax s5, s5, s10, s4
    sw t1, 488(sp)
    pq_bcax t1, s4, a7, s10
    xor s7, a4, s6
    pq_bcax a7, s10, t5, a7
    lw t5, 444(sp)
    pq_fsri a4, a5, t2, 21
    sw a7, 196(sp)
    pq_fsri a7, t2, a5, 21
    xor s10, t5, a0
    pq_fsri s4, s7, s10, 20
    lw t5, 440(sp)
    sw t1, 188(sp)
    pq_fsri t2, s10, s7, 20
    pq_bcax t1, s0, a4, s4
    xor t5, t5, s2
    pq_bcax a5, a6, a7, t2
    lw s10, 316(sp)
    sw s5, 180(sp)
    xor s5, s10, s1
    sw t6, 164(sp)
    pq_fsri s10, s5, t5, 11
    lw t6, 436(sp)
    pq_fsri s5, t5, s5, 11
    lw t5, 432(sp)
    xor s3, t6, s3
    sw s9, 468(sp)
    xor t6, t5, t0
    sw a3, 464(sp)
    pq_fsri t5, t6, s3, 18
    pq_bcax s7, t2, s5, a7
    sw s2, 460(sp)
    pq_fsri s3, s3, t6, 18
    sw s1, 328(sp)
    pq_bcax t6, s4, s10, a4
    sw a0, 456(sp)
    pq_bcax a4, a4, t5, s10
    sw t6, 8(sp)
    pq_bcax s10, s10, s0, t5
    sw s11, 168(sp)
    pq_bcax s0, t5, s4, s0
    lw t5, 0(a1)
    sw ra, 176(sp)
    pq_bcax a7, a7, s3, s5
    xor t1, t1, t5
    pq_bcax s5, s5, a6, s3
    lw t5, 4(a1)
    pq_bcax s4, s3, t2, a6
    lw s3, 492(sp)
    xor t2, a5, t5
    lw t5, 428(sp)
    xor s3, s3, t0
    lw t0, 424(sp)
    pq_fsri a5, s3, t3, 5
    xor s8, t5, s8
    pq_fsri s3, t3, s3, 5
    xor t0, t0, t4
    pq_fsri t4, s8, t0, 28
    lw t5, 360(sp)
    pq_fsri s8, t0, s8, 28
    lw t0, 372(sp)
    xor t5, t5, s6
    lw a6, 420(sp)
    xor t0, t0, a0
    sw t1, 0(sp)
    pq_fsri t3, t0, t5, 22
    xor s9, a6, s9
    pq_fsri t0, t5, t0, 22
    lw t5, 320(sp)
    pq_bcax a6, a5, t3, t4
    sw a4, 16(sp)
    xor t5, t5, a3
    sw a6, 120(sp)
    pq_fsri a3, t5, s9, 17
    sw a2, 184(sp)
    pq_fsri s9, s9, t5, 17
    lw t5, 400(sp)
    sw s10, 24(sp)
    xor s2, t5, s2
    lw t5, 412(sp)
    sw t2, 4(sp)
    xor s1, t5, s1
    sw s0, 32(sp)
    pq_fsri a0, s1, s2, 8
    sw a7, 20(sp)
    pq_fsri t5, s2, s1, 8
    sw s7, 12(sp)
    pq_bcax s2, t4, a3, t3
    sw s5, 28(sp)
    pq_bcax s1, t3, t5, a3
    sw s2, 128(sp)
    pq_bcax a3, a3, a5, t5
    sw s1, 136(sp)
    pq_bcax t4, t5, t4, a5
    sw a3, 144(sp)
    pq_bcax t5, s3, t0, s8
    sw t4, 152(sp)
    pq_bcax a5, s8, s9, t0
    sw t5, 124(sp)
    pq_bcax t0, t0, a0, s9
    sw a5, 132(sp)
    pq_bcax s9, s9, s3, a0
    sw t0, 140(sp)
    pq_bcax s8, a0, s8, s3
    lw t3, 160(sp)
    pq_eor3 t6, s11, t6, s2
    lw s3, 192(sp)
    pq_eor3 t1, t3, t1, a6
    lw a0, 164(sp)
    pq_eor3 t3, ra, a4, s1
    lw s2, 488(sp)
    pq_eor3 a3, a2, s10, a3
    lw s10, 180(sp)
    pq_eor3 s3, s3, s0, t4
    lw s0, 188(sp)
    pq_eor3 s1, a0, t2, t5
    sw s9, 148(sp)
    pq_eor3 t4, s2, s7, a5
    lw s2, 196(sp)
    pq_eor3 t0, s10, a7, t0
    lw t2, 456(sp)
    sw s8, 156(sp)
    pq_eor3 s0, s0, s5, s9
    lw a7, 352(sp)
    pq_eor3 s8, s2, s4, s8
    lw s9, 348(sp)
    xor s2, a7, s6
    lw a7, 396(sp)
    lw s5, 468(sp)
    xor s9, s9, t2
    pq_fsri s7, s9, s2, 31
    lw a4, 408(sp)
    pq_fsri s9, s2, s9, 31
    xor a7, a7, s5
    lw s2, 464(sp)
    lw s10, 344(sp)
    lw a6, 460(sp)
    lw a2, 340(sp)
    xor t5, a4, s2
    pq_fsri s11, a7, t5, 26
    lw a4, 328(sp)
    xor ra, s10, a6
    pq_fsri a5, t5, a7, 26
    lw s10, 332(sp)
    xor a0, a2, a4
    lw a2, 472(sp)
    pq_fsri a7, a0, ra, 7
    sw s4, 452(sp)
    pq_fsri s4, ra, a0, 7
    xor t5, s10, a2
    lw s10, 312(sp)
    lw ra, 480(sp)
    lw a0, 476(sp)
    sw s8, 448(sp)
    xor s8, s10, a0
    sw s0, 444(sp)
    pq_fsri s10, s8, t5, 24
    lw s0, 384(sp)
    pq_fsri s8, t5, s8, 24
    lw t5, 484(sp)
    sw t0, 440(sp)
    xor t0, s0, t5
    lw s0, 392(sp)
    sw t4, 316(sp)
    sw s1, 436(sp)
    xor t4, s0, ra
    pq_bcax s0, s7, a7, a5
    sw s3, 432(sp)
    pq_fsri s3, t4, t0, 14
    pq_bcax s1, a5, s10, a7
    pq_fsri t0, t0, t4, 14
    pq_bcax t4, a7, s3, s10
    pq_bcax s10, s10, s7, s3
    pq_bcax a7, s4, t0, s8
    pq_bcax a5, s3, a5, s7
    sw s10, 104(sp)
    pq_bcax s7, s9, s4, s11
    pq_bcax s3, s11, s8, s4
    sw s7, 84(sp)
    pq_bcax s8, s8, s9, t0
    sw a7, 100(sp)
    pq_bcax s4, t0, s11, s9
    lw t0, 356(sp)
    lw s9, 336(sp)
    xor t0, t0, a6
    lw a6, 388(sp)
    xor s9, s9, a4
    pq_fsri a4, s9, t0, 4
    xor a2, a6, a2
    pq_fsri a6, t0, s9, 4
    lw t0, 416(sp)
    lw s9, 368(sp)
    xor t0, t0, a0
    pq_fsri s11, t0, a2, 12
    xor s9, s9, t5
    pq_fsri a2, a2, t0, 12
    lw t0, 364(sp)
    lw a0, 380(sp)
    sw t4, 96(sp)
    xor t0, t0, ra
    pq_fsri t5, t0, s9, 29
    xor ra, a0, s6
    pq_fsri s9, s9, t0, 29
    pq_bcax t0, a4, t5, s11
    lw s6, 324(sp)
    pq_eor3 t1, t1, s0, t0
    xor s6, s6, t2
    pq_fsri t2, ra, s6, 19
    pq_fsri s6, s6, ra, 19
    lw a0, 376(sp)
    lw ra, 404(sp)
    xor s5, a0, s5
    xor s2, ra, s2
    pq_fsri a0, s2, s5, 3
    pq_fsri ra, s5, s2, 3
    pq_bcax s2, t5, ra, t2
    pq_bcax s5, t2, a4, ra
    sw s2, 56(sp)
    pq_bcax ra, ra, s11, a4
    pq_bcax a4, s11, t2, t5
    pq_bcax s11, a6, s9, a2
    sw ra, 72(sp)
    pq_bcax t2, a2, s6, s9
    pq_bcax s9, s9, a0, s6
    sw t2, 52(sp)
    pq_bcax s6, s6, a6, a0
    pq_bcax a6, a0, a2, a6
    lw a2, 432(sp)
    pq_eor3 a0, t6, s1, a4
    lw t6, 436(sp)
    pq_eor3 t4, t3, t4, s2
    lw t5, 316(sp)
    pq_eor3 a3, a3, s10, s5
    lw s10, 440(sp)
    pq_eor3 ra, a2, a5, ra
    lw a2, 444(sp)
    pq_eor3 t6, t6, s7, s11
    lw s7, 448(sp)
    pq_eor3 t3, t5, s3, t2
    sw a6, 76(sp)
    pq_eor3 t5, s10, a7, s9
    xor s10, s6, a4
    pq_eor3 a2, a2, s8, s6
    xor s2, a4, s10
    pq_eor3 a4, s7, s4, a6
    xor s7, s10, s2
    xor a5, a5, s2
    lw s6, 452(sp)
    xor s10, s2, a5
    xor a5, a5, s10
    add s5, zero, s5
    lw a6, 488(sp)
    add a7, zero, t0
    add s2, zero, s11
    add t0, zero, t1
    add t1, zero, t6
    add t2, zero, a0
    add s4, zero, s4
    add t3, zero, t3
    add t6, zero, a3
    add a3, zero, ra
    addi a1, a1, -16
.Lkeccak_f1600_1:
    pq_fsri s11, t3, t2, 31
    sw s8, 312(sp)
    pq_fsri s8, t2, t3, 31
    xor ra, a3, s11
    pq_fsri s11, t5, t4, 31
    xor s8, a4, s8
    pq_fsri a0, t4, t5, 31
    sw s9, 316(sp)
    xor s11, t0, s11
    xor a0, t1, a0
    pq_fsri s9, a2, t6, 31
    sw s7, 320(sp)
    pq_fsri s7, t6, a2, 31
    xor s9, t2, s9
    pq_fsri t2, a4, a3, 31
    pq_fsri a4, a3, a4, 31
    xor t2, t4, t2
    pq_fsri a3, t1, t0, 31
    lw t4, 32(sp)
    xor t5, t5, a4
    xor s7, t3, s7
    pq_fsri t0, t0, t1, 31
    xor s0, s0, ra
    xor s3, s3, a0
    xor a7, a7, ra
    xor t0, a2, t0
    xor t1, t6, a3
    xor t6, s2, s8
    xor s1, s1, s11
    xor a3, t4, t1
    xor a4, s6, t0
    pq_fsri t3, a4, a3, 5
    lw s2, 136(sp)
    pq_fsri t4, a7, t6, 28
    lw a2, 140(sp)
    pq_fsri a7, t6, a7, 28
    pq_fsri s6, s3, s1, 22
    xor t6, s2, s9
    pq_fsri s3, s1, s3, 22
    xor s4, s4, t0
    lw s2, 184(sp)
    xor s1, a2, s7
    pq_fsri a2, s1, t6, 17
    pq_fsri s1, t6, s1, 17
    lw t6, 188(sp)
    pq_fsri a3, a3, a4, 5
    xor a4, t6, t5
    xor s2, s2, t2
    pq_fsri t6, s2, a4, 8
    xor s5, s5, t2
    pq_fsri s2, a4, s2, 8
    pq_bcax a4, t3, s6, t4
    sw s7, 364(sp)
    sw a4, 324(sp)
    xor s10, s10, t1
    pq_bcax a4, t4, a2, s6
    pq_bcax s6, s6, t6, a2
    sw a4, 360(sp)
    xor a5, a5, t5
    sw s6, 356(sp)
    pq_bcax a4, a2, t3, t6
    lw a2, 24(sp)
    pq_bcax s6, t6, t4, t3
    sw t0, 368(sp)
    pq_bcax t4, a3, s3, a7
    sw a4, 352(sp)
    pq_bcax t6, a7, s1, s3
    lw t3, 28(sp)
    pq_bcax s3, s3, s2, s1
    sw t6, 340(sp)
    pq_bcax s1, s1, a3, s2
    xor t6, t3, t5
    lw a4, 72(sp)
    xor t3, a2, t2
    pq_bcax a7, s2, a7, a3
    pq_fsri a2, t6, t3, 4
    sw a7, 328(sp)
    pq_fsri a7, t3, t6, 4
    xor a3, a4, t1
    pq_fsri t6, s5, a5, 9
    sw s1, 332(sp)
    pq_fsri s1, a5, s5, 9
    lw a5, 76(sp)
    pq_fsri s5, s10, s4, 25
    sw s3, 336(sp)
    pq_fsri s4, s4, s10, 25
    xor s3, a5, t0
    pq_fsri t0, s3, a3, 12
    lw a5, 84(sp)
    pq_fsri s3, a3, s3, 12
    lw a3, 128(sp)
    xor a5, a5, s8
    sw t4, 344(sp)
    pq_fsri s10, a5, s0, 29
    xor s2, a3, s11
    pq_fsri s0, s0, a5, 29
    lw a5, 132(sp)
    pq_bcax t4, a2, s10, t0
    sw s6, 348(sp)
    pq_bcax a3, a7, s0, s3
    xor a5, a5, a0
    pq_fsri t3, s2, a5, 19
    lw s6, 176(sp)
    pq_fsri a5, a5, s2, 19
    lw s2, 180(sp)
    sw t1, 372(sp)
    xor s6, s6, s9
    xor s2, s2, s7
    lw a4, 16(sp)
    pq_fsri t1, s6, s2, 3
    pq_fsri s6, s2, s6, 3
    xor a6, a6, a0
    pq_bcax s2, s10, t1, t3
    sw t5, 376(sp)
    pq_bcax t5, t0, t3, s10
    lw s10, 20(sp)
    pq_bcax t3, t3, a2, t1
    pq_bcax t0, t1, t0, a2
    lw a2, 120(sp)
    pq_bcax t1, s3, a5, s0
    xor s7, s10, s7
    xor s10, a2, ra
    xor a4, a4, s9
    pq_bcax s0, s0, s6, a5
    pq_bcax a5, a5, a7, s6
    lw a2, 124(sp)
    pq_bcax s3, s6, s3, a7
    lw a7, 168(sp)
    pq_fsri s6, a4, s7, 2
    xor a2, a2, s8
    pq_fsri a4, s7, a4, 2
    xor a7, a7, s11
    pq_fsri s7, s10, a2, 23
    sw t2, 380(sp)
    pq_fsri t2, a2, s10, 23
    sw t4, 388(sp)
    pq_fsri a2, a6, a7, 30
    sw s2, 396(sp)
    pq_fsri a7, a7, a6, 30
    sw t0, 404(sp)
    pq_bcax s10, s6, s5, t6
    sw a3, 412(sp)
    pq_bcax a6, t6, s7, s5
    sw s10, 384(sp)
    pq_bcax s5, s5, a2, s7
    sw s0, 424(sp)
    pq_bcax s7, s7, s6, a2
    sw s5, 392(sp)
    pq_bcax t6, a2, t6, s6
    sw s7, 400(sp)
    pq_bcax s6, a4, s4, s1
    sw t6, 416(sp)
    pq_bcax a2, s1, t2, s4
    sw s6, 408(sp)
    pq_bcax s4, s4, a7, t2
    sw s3, 432(sp)
    pq_bcax t2, t2, a4, a7
    sw s4, 420(sp)
    pq_bcax s1, a7, s1, a4
    lw a7, 324(sp)
    lw a4, 360(sp)
    pq_eor3 a7, a7, t4, s10
    lw t4, 356(sp)
    pq_eor3 a4, a4, t5, a6
    lw s10, 352(sp)
    pq_eor3 s5, t4, s2, s5
    pq_eor3 s2, s10, t3, s7
    lw t4, 348(sp)
    lw s7, 344(sp)
    pq_eor3 t0, t4, t0, t6
    lw s10, 336(sp)
    lw t4, 340(sp)
    lw t6, 332(sp)
    pq_eor3 s0, s10, s0, s4
    sw t2, 428(sp)
    pq_eor3 s4, t6, a5, t2
    lw s10, 328(sp)
    lw t2, 4(sp)
    pq_eor3 t4, t4, t1, a2
    lw t6, 0(sp)
    pq_eor3 s3, s10, s3, s1
    sw s1, 436(sp)
    lw s10, 320(sp)
    xor s1, t6, ra
    xor t6, t2, s8
    lw t2, 52(sp)
    sw s4, 464(sp)
    sw t1, 320(sp)
    xor t1, t2, a0
    pq_eor3 s4, s7, a3, s6
    lw t2, 96(sp)
    lw a3, 100(sp)
    sw a2, 444(sp)
    sw t5, 440(sp)
    xor s6, s10, s11
    pq_fsri s7, t1, s6, 20
    lw t5, 364(sp)
    lw s10, 144(sp)
    xor a2, t2, s9
    xor t2, a3, t5
    sw a6, 448(sp)
    pq_fsri s6, s6, t1, 20
    pq_fsri a3, a2, t2, 21
    lw a6, 380(sp)
    pq_fsri t1, t2, a2, 21
    sw a5, 452(sp)
    lw t2, 148(sp)
    xor s10, s10, a6
    lw a5, 376(sp)
    sw s3, 460(sp)
    xor a2, t2, a5
    sw s0, 468(sp)
    pq_fsri s3, a2, s10, 11
    sw t3, 456(sp)
    pq_fsri t2, s10, a2, 11
    lw t3, 192(sp)
    lw s10, 372(sp)
    lw s0, 368(sp)
    xor a2, t3, s10
    sw t4, 472(sp)
    lw t3, 196(sp)
    xor t3, t3, s0
    pq_fsri t4, t3, a2, 18
    pq_fsri a2, a2, t3, 18
    sw s4, 476(sp)
    pq_bcax t3, s6, s3, a3
    pq_bcax s4, s1, a3, s6
    pq_bcax a3, a3, t4, s3
    pq_bcax s3, s3, s1, t4
    pq_bcax s1, t4, s6, s1
    sw s3, 376(sp)
    pq_bcax s6, s7, t2, t1
    pq_bcax t4, t6, t1, s7
    pq_bcax t1, t1, a2, t2
    pq_bcax t2, t2, t6, a2
    sw s6, 368(sp)
    pq_bcax a2, a2, s7, t6
    lw s7, 8(a1)
    lw t6, 12(a1)
    xor s4, s4, s7
    lw s7, 8(sp)
    xor t4, t4, t6
    lw t6, 12(sp)
    xor s7, s7, s11
    lw s11, 56(sp)
    xor a0, t6, a0
    pq_fsri t6, a0, s7, 31
    pq_fsri a0, s7, a0, 31
    lw s7, 316(sp)
    xor s9, s11, s9
    lw s11, 104(sp)
    xor s7, s7, t5
    pq_fsri t5, s7, s9, 26
    xor s11, s11, a6
    lw a6, 312(sp)
    pq_fsri s9, s9, s7, 26
    lw s7, 152(sp)
    sw t2, 380(sp)
    xor a5, a5, a6
    pq_fsri a6, a5, s11, 7
    xor s7, s7, s10
    pq_fsri a5, s11, a5, 7
    lw s11, 156(sp)
    pq_bcax s10, t6, a6, t5
    pq_eor3 a7, a7, s4, s10
    xor s0, s11, s0
    pq_fsri s11, s0, s7, 24
    sw s10, 316(sp)
    pq_fsri s0, s7, s0, 24
    pq_bcax s10, t5, s11, a6
    lw s7, 160(sp)
    xor ra, s7, ra
    lw s7, 164(sp)
    pq_eor3 a4, a4, t3, s10
    xor s8, s7, s8
    pq_fsri s7, ra, s8, 14
    pq_fsri ra, s8, ra, 14
    lw s8, 476(sp)
    pq_bcax a6, a6, ra, s11
    sw t3, 476(sp)
    pq_bcax s11, s11, t6, ra
    lw t3, 468(sp)
    pq_bcax t5, ra, t5, t6
    sw s11, 372(sp)
    pq_bcax ra, a0, a5, s9
    sw s10, 468(sp)
    pq_bcax t6, s9, s0, a5
    pq_bcax a5, a5, s7, s0
    lw s10, 460(sp)
    pq_bcax s0, s0, a0, s7
    sw ra, 364(sp)
    pq_bcax a0, s7, s9, a0
    sw s0, 312(sp)
    pq_eor3 s5, s5, a3, a6
    pq_eor3 t0, t0, s1, t5
    lw s9, 472(sp)
    pq_eor3 s3, s2, s3, s11
    sw t6, 472(sp)
    pq_eor3 s9, s9, s6, t6
    lw s7, 456(sp)
    pq_eor3 s2, s8, t4, ra
    lw s11, 464(sp)
    pq_eor3 s6, t3, t1, a5
    pq_fsri t6, s9, a4, 31
    pq_eor3 s0, s11, t2, s0
    pq_fsri ra, a4, s9, 31
    pq_eor3 s8, s10, a2, a0
    xor t3, t0, t6
    pq_fsri t2, s6, s5, 31
    xor s11, s8, ra
    pq_fsri s10, s5, s6, 31
    xor t6, a7, t2
    pq_fsri ra, s0, s3, 31
    xor t2, s2, s10
    pq_fsri s10, s3, s0, 31
    xor a4, a4, ra
    pq_fsri ra, s8, t0, 31
    xor s9, s9, s10
    pq_fsri t0, t0, s8, 31
    xor s5, s5, ra
    pq_fsri ra, s2, a7, 31
    xor t0, s6, t0
    pq_fsri a7, a7, s2, 31
    xor s10, t1, s9
    xor s3, s3, ra
    xor s8, a3, a4
    xor s0, s0, a7
    xor t1, s7, s5
    pq_fsri s6, s8, s10, 2
    lw s2, 452(sp)
    pq_fsri a7, s10, s8, 2
    xor t5, t5, s3
    xor ra, s2, t0
    xor s8, a0, s0
    pq_fsri s10, t1, ra, 9
    lw a3, 324(sp)
    pq_fsri t1, ra, t1, 9
    lw s7, 344(sp)
    pq_fsri s2, t5, s8, 25
    xor a0, a3, t3
    pq_fsri s8, s8, t5, 25
    xor t5, s7, s11
    pq_fsri ra, a0, t5, 23
    lw a3, 448(sp)
    xor s1, s1, s3
    lw s7, 444(sp)
    pq_fsri t5, t5, a0, 23
    xor a0, a3, t6
    xor t4, t4, s11
    xor a3, s7, t2
    pq_fsri s7, a3, a0, 30
    xor a6, a6, a4
    pq_fsri a0, a0, a3, 30
    xor a3, a5, s9
    pq_bcax a5, s6, s2, s10
    sw a5, 160(sp)
    xor a5, s4, t3
    xor s4, a2, s0
    pq_bcax a2, s10, ra, s2
    sw s11, 460(sp)
    pq_bcax s2, s2, s7, ra
    sw t3, 456(sp)
    pq_bcax ra, ra, s6, s7
    sw s0, 452(sp)
    pq_bcax s6, s7, s10, s6
    sw s3, 324(sp)
    pq_bcax s10, a7, s8, t1
    sw s6, 192(sp)
    pq_bcax s7, t1, t5, s8
    lw s6, 440(sp)
    pq_bcax s8, s8, a0, t5
    sw s7, 464(sp)
    pq_bcax t5, t5, a7, a0
    xor s7, s6, t6
    pq_bcax a7, a0, t1, a7
    lw t1, 352(sp)
    pq_fsri s6, a6, a3, 21
    sw a7, 196(sp)
    pq_fsri a7, a3, a6, 21
    xor t1, t1, s5
    pq_fsri a0, s4, s1, 5
    lw a3, 320(sp)
    pq_fsri s1, s1, s4, 5
    sw t5, 188(sp)
    xor s4, a3, t2
    lw a3, 332(sp)
    pq_fsri t5, s7, s4, 20
    sw s8, 180(sp)
    pq_fsri s8, s4, s7, 20
    xor s4, a3, t0
    pq_fsri a3, s4, t1, 11
    lw a6, 416(sp)
    pq_fsri s4, t1, s4, 11
    lw s7, 436(sp)
    pq_bcax t1, a5, s6, t5
    xor s3, a6, s3
    pq_bcax a6, t5, a3, s6
    xor s0, s0, s7
    pq_fsri s7, s0, s3, 18
    sw s10, 164(sp)
    pq_fsri s3, s3, s0, 18
    lw s0, 0(a1)
    pq_bcax s10, s6, s7, a3
    lw s6, 4(a1)
    pq_bcax a3, a3, a5, s7
    pq_bcax a5, s7, t5, a5
    pq_bcax s7, t4, a7, s8
    xor s0, t1, s0
    lw t5, 388(sp)
    pq_bcax t1, s8, s4, a7
    xor s6, s7, s6
    pq_bcax a7, a7, s3, s4
    sw s9, 344(sp)
    pq_bcax s4, s4, t4, s3
    lw s7, 412(sp)
    pq_bcax s8, s3, s8, t4
    xor t4, s7, s11
    lw s3, 468(sp)
    xor t5, t5, t3
    lw s7, 472(sp)
    pq_fsri s11, t5, t4, 28
    xor s3, s3, t6
    pq_fsri t5, t4, t5, 28
    xor t4, s7, t2
    pq_fsri t3, t4, s3, 22
    lw s7, 356(sp)
    pq_fsri s3, s3, t4, 22
    lw t4, 336(sp)
    xor s7, s7, a4
    sw a6, 8(sp)
    xor s9, t4, s9
    sw t0, 444(sp)
    pq_fsri t4, s9, s7, 17
    sw a4, 440(sp)
    sw s5, 448(sp)
    pq_fsri s9, s7, s9, 17
    lw a4, 400(sp)
    pq_bcax s7, a0, t3, s11
    sw s0, 0(sp)
    xor s5, a4, s5
    lw a4, 428(sp)
    xor t0, a4, t0
    sw s7, 120(sp)
    pq_fsri a4, s5, t0, 8
    sw a2, 168(sp)
    pq_fsri t0, t0, s5, 8
    sw s10, 16(sp)
    pq_bcax s5, s11, t4, t3
    sw s2, 176(sp)
    pq_bcax t3, t3, a4, t4
    sw a3, 24(sp)
    pq_bcax s11, a4, s11, a0
    sw s5, 128(sp)
    pq_bcax t4, t4, a0, a4
    pq_bcax a0, s1, s3, t5
    sw t4, 144(sp)
    pq_bcax a4, t5, s9, s3
    sw ra, 184(sp)
    pq_bcax s3, s3, t0, s9
    sw a5, 32(sp)
    pq_bcax s9, s9, s1, t0
    sw a7, 20(sp)
    pq_bcax s1, t0, t5, s1
    lw t0, 160(sp)
    sw t1, 12(sp)
    sw s11, 152(sp)
    pq_eor3 t0, t0, s0, s7
    pq_eor3 t5, a2, a6, s5
    lw s0, 164(sp)
    lw s7, 476(sp)
    pq_eor3 a2, s2, s10, t3
    lw s5, 192(sp)
    pq_eor3 s10, ra, a3, t4
    sw s6, 4(sp)
    sw s4, 28(sp)
    lw ra, 424(sp)
    pq_eor3 s0, s0, s6, a0
    sw a0, 124(sp)
    lw a6, 464(sp)
    lw s2, 180(sp)
    pq_eor3 t4, a6, t1, a4
    sw s3, 140(sp)
    pq_eor3 a3, s5, a5, s11
    sw a4, 132(sp)
    pq_eor3 s3, s2, a7, s3
    sw s1, 156(sp)
    sw s0, 388(sp)
    lw s5, 188(sp)
    lw s6, 344(sp)
    sw s3, 416(sp)
    xor a7, s7, t6
    xor a0, ra, s6
    lw t1, 196(sp)
    sw t3, 136(sp)
    lw a6, 368(sp)
    pq_eor3 s4, s5, s4, s9
    lw a5, 396(sp)
    xor s11, a6, t2
    lw s5, 440(sp)
    pq_eor3 s1, t1, s8, s1
    sw s9, 148(sp)
    pq_fsri a4, s11, a7, 31
    pq_fsri a7, a7, s11, 31
    lw ra, 448(sp)
    xor s9, a5, s5
    lw s2, 372(sp)
    pq_fsri a5, a0, s9, 26
    lw a6, 312(sp)
    pq_fsri s3, s9, a0, 26
    lw t1, 444(sp)
    xor s0, s2, ra
    lw s9, 348(sp)
    xor s7, a6, t1
    lw a6, 324(sp)
    lw t3, 452(sp)
    xor s9, s9, a6
    lw a0, 328(sp)
    pq_fsri s2, s7, s0, 7
    sw s8, 320(sp)
    sw s1, 352(sp)
    xor s8, a0, t3
    pq_fsri s11, s0, s7, 7
    lw s1, 384(sp)
    pq_fsri a0, s8, s9, 24
    sw s4, 332(sp)
    pq_fsri s8, s9, s8, 24
    lw s9, 456(sp)
    pq_bcax s0, a4, s2, a5
    lw s4, 408(sp)
    lw s7, 460(sp)
    sw t4, 436(sp)
    xor s1, s1, s9
    xor s4, s4, s7
    pq_fsri t4, s4, s1, 14
    pq_fsri s4, s1, s4, 14
    pq_bcax s1, a5, a0, s2
    pq_bcax s2, s2, t4, a0
    pq_bcax a5, t4, a5, a4
    pq_bcax a0, a0, a4, t4
    pq_bcax a4, a7, s11, s3
    sw a0, 104(sp)
    pq_bcax t4, s3, s8, s11
    sw a4, 84(sp)
    pq_bcax s11, s11, s4, s8
    pq_bcax s8, s8, a7, s4
    pq_bcax s4, s4, s3, a7
    lw a7, 376(sp)
    lw s3, 380(sp)
    xor a7, a7, ra
    lw ra, 404(sp)
    xor t1, s3, t1
    pq_fsri s3, t1, a7, 4
    xor a6, ra, a6
    pq_fsri t1, a7, t1, 4
    lw a7, 432(sp)
    lw ra, 316(sp)
    xor a7, a7, t3
    pq_fsri t3, a7, a6, 12
    xor s9, ra, s9
    pq_fsri a6, a6, a7, 12
    lw a7, 364(sp)
    lw ra, 360(sp)
    sw s2, 96(sp)
    xor a7, a7, s7
    xor s7, ra, t6
    pq_fsri ra, a7, s9, 29
    lw t6, 340(sp)
    pq_fsri s9, s9, a7, 29
    pq_bcax a7, s3, ra, t3
    xor t2, t6, t2
    pq_fsri t6, t2, s7, 19
    pq_fsri t2, s7, t2, 19
    lw s7, 392(sp)
    addi a1, a1, -16
    xor s5, s7, s5
    lw s7, 420(sp)
    pq_eor3 t0, t0, s0, a7
    xor s6, s7, s6
    pq_fsri s7, s6, s5, 3
    pq_fsri s5, s5, s6, 3
    sw s11, 100(sp)
    pq_bcax s6, t3, t2, ra
    pq_bcax t3, s5, t3, s3
    pq_bcax ra, ra, s5, t2
    pq_bcax s3, t2, s3, s5
    pq_bcax t2, a6, t6, s9
    sw ra, 56(sp)
    pq_bcax s5, t1, s9, a6
    pq_bcax s9, s9, s7, t6
    sw t2, 52(sp)
    pq_bcax a6, s7, a6, t1
    sw t3, 72(sp)
    pq_bcax s7, t6, t1, s7
    lw t1, 388(sp)
    pq_eor3 t6, t5, s1, s6
    lw t5, 436(sp)
    pq_eor3 ra, a2, s2, ra
    lw s2, 416(sp)
    pq_eor3 a0, s10, a0, s3
    lw s10, 332(sp)
    pq_eor3 t1, t1, a4, s5
    xor a2, s6, s5
    pq_eor3 a4, t5, t4, t2
    lw s6, 352(sp)
    pq_eor3 t5, s10, s8, s7
    xor s10, a4, a5
    pq_eor3 s11, s2, s11, s9
    sw a6, 76(sp)
    xor s5, s5, a2
    pq_eor3 a4, s6, s4, a6
    xor s6, a5, s10
    add t2, zero, t6
    xor s2, a2, s5
    pq_eor3 t6, a3, a5, t3
    lw a6, 464(sp)
    xor t3, t5, s6
    add t5, zero, s11
    add a5, zero, s7
    add a3, zero, t6
    add t6, zero, a0
    add s7, zero, s5
    xor s10, s10, s6
    andi a0, a1, 255
    xor a2, s6, t3
    add s5, zero, s3
    xor t3, t3, a2
    lw s6, 320(sp)
    add s3, zero, t4
    add t4, zero, ra
    bne a0, zero, .Lkeccak_f1600_1
    pq_fsri s11, t2, t3, 31
    pq_fsri a0, t3, t2, 31
    sw s8, 312(sp)
    pq_fsri ra, t5, t4, 31
    xor s8, a4, s11
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
    pq_fsri a4, a3, a4, 31
    xor t4, t4, s9
    pq_fsri s7, t1, t0, 31
    xor t5, t5, a4
    pq_fsri t1, t0, t1, 31
    xor t0, a3, a0
    xor a2, a2, t1
    xor a3, t6, s7
    xor s4, s4, a2
    lw a4, 32(sp)
    xor t6, s6, a2
    xor s9, a7, t0
    xor a7, a4, a3
    xor s2, s2, s8
    pq_fsri t1, t6, a7, 5
    xor s1, s1, ra
    pq_fsri s6, a7, t6, 5
    xor s3, s3, s11
    pq_fsri a0, s9, s2, 28
    lw a7, 136(sp)
    pq_fsri s2, s2, s9, 28
    lw a4, 140(sp)
    pq_fsri s7, s3, s1, 22
    xor t6, a7, t2
    pq_fsri a7, s1, s3, 22
    xor s9, a4, t3
    pq_fsri s1, s9, t6, 17
    lw s3, 184(sp)
    pq_fsri a4, t6, s9, 17
    lw t6, 188(sp)
    xor s9, s3, t4
    xor s0, s0, t0
    xor t6, t6, t5
    sw t3, 364(sp)
    pq_fsri s3, s9, t6, 8
    xor s5, s5, t4
    pq_fsri t6, t6, s9, 8
    xor a5, a5, t5
    pq_bcax s9, t1, s7, a0
    xor s10, s10, a3
    sw s9, 324(sp)
    pq_bcax s9, a0, s1, s7
    sw a2, 368(sp)
    pq_bcax s7, s7, s3, s1
    sw s9, 360(sp)
    pq_bcax s9, s1, t1, s3
    lw s1, 24(sp)
    pq_bcax t1, s3, a0, t1
    sw s9, 352(sp)
    pq_bcax s3, s6, a7, s2
    xor a0, s1, t4
    pq_bcax s9, s2, a4, a7
    lw s1, 28(sp)
    pq_bcax a7, a7, t6, a4
    sw s9, 340(sp)
    pq_bcax s9, a4, s6, t6
    xor a4, s1, t5
    pq_bcax s2, t6, s2, s6
    lw t6, 72(sp)
    pq_fsri s1, a4, a0, 4
    sw s2, 328(sp)
    pq_fsri s6, a0, a4, 4
    xor a4, t6, a3
    pq_fsri s2, s5, a5, 9
    sw s9, 332(sp)
    pq_fsri t6, a5, s5, 9
    lw a0, 76(sp)
    pq_fsri s9, s10, s4, 25
    sw a7, 336(sp)
    pq_fsri a5, s4, s10, 25
    xor a7, a0, a2
    pq_fsri s4, a7, a4, 12
    lw s10, 84(sp)
    pq_fsri s5, a4, a7, 12
    lw a0, 128(sp)
    xor s10, s10, s8
    sw s3, 344(sp)
    pq_fsri a2, s10, s0, 29
    xor a7, a0, ra
    pq_fsri s10, s0, s10, 29
    lw a4, 132(sp)
    pq_bcax s3, s1, a2, s4
    sw t1, 348(sp)
    pq_bcax s0, s6, s10, s5
    xor a0, a4, s11
    pq_fsri t1, a7, a0, 19
    lw a4, 176(sp)
    pq_fsri a7, a0, a7, 19
    lw a0, 180(sp)
    xor a4, a4, t2
    sw s7, 356(sp)
    xor s7, a0, t3
    sw a3, 372(sp)
    pq_fsri a3, a4, s7, 3
    lw a0, 16(sp)
    pq_fsri a4, s7, a4, 3
    xor a6, a6, s11
    pq_bcax s7, s4, t1, a2
    xor a0, a0, t2
    pq_bcax a2, a2, a3, t1
    sw t5, 376(sp)
    pq_bcax t5, t1, s1, a3
    lw t1, 20(sp)
    pq_bcax s4, a3, s4, s1
    lw s1, 120(sp)
    pq_bcax a3, s5, a7, s10
    xor t1, t1, t3
    pq_bcax s10, s10, a4, a7
    xor t3, s1, t0
    pq_bcax s1, a7, s6, a4
    lw a7, 124(sp)
    pq_bcax a4, a4, s5, s6
    lw s5, 168(sp)
    pq_fsri s6, a0, t1, 2
    xor a7, a7, s8
    pq_fsri t1, t1, a0, 2
    xor a0, s5, ra
    pq_fsri s5, t3, a7, 23
    sw t4, 380(sp)
    pq_fsri t4, a7, t3, 23
    sw s3, 388(sp)
    pq_fsri a7, a6, a0, 30
    sw a2, 396(sp)
    pq_fsri t3, a0, a6, 30
    sw s4, 404(sp)
    pq_bcax a0, s6, s9, s2
    sw s0, 412(sp)
    pq_bcax a6, s2, s5, s9
    sw a0, 384(sp)
    pq_bcax s9, s9, a7, s5
    sw s10, 424(sp)
    pq_bcax s5, s5, s6, a7
    sw s9, 392(sp)
    pq_bcax a7, a7, s2, s6
    sw s5, 400(sp)
    pq_bcax s2, t1, a5, t6
    sw a7, 416(sp)
    pq_bcax s6, t6, t4, a5
    sw s2, 408(sp)
    pq_bcax a5, a5, t3, t4
    sw a4, 432(sp)
    pq_bcax t4, t4, t1, t3
    sw a5, 420(sp)
    pq_bcax t1, t3, t6, t1
    lw t6, 324(sp)
    lw t3, 360(sp)
    pq_eor3 t6, t6, s3, a0
    lw a0, 356(sp)
    pq_eor3 s3, t3, s7, a6
    lw t3, 352(sp)
    pq_eor3 a0, a0, a2, s9
    lw a2, 348(sp)
    pq_eor3 s9, t3, t5, s5
    lw s5, 344(sp)
    pq_eor3 t3, a2, s4, a7
    lw a7, 340(sp)
    pq_eor3 s5, s5, s0, s2
    lw a2, 328(sp)
    lw s0, 336(sp)
    pq_eor3 s4, a7, a3, s6
    lw a7, 332(sp)
    sw t4, 428(sp)
    pq_eor3 s2, a7, s1, t4
    lw a7, 0(sp)
    pq_eor3 t4, a2, a4, t1
    pq_eor3 s0, s0, s10, a5
    xor a2, a7, t0
    lw a4, 4(sp)
    lw a7, 320(sp)
    xor a5, a4, s8
    lw s10, 52(sp)
    xor a4, a7, ra
    sw a3, 320(sp)
    xor a7, s10, s11
    lw a3, 96(sp)
    sw s6, 444(sp)
    pq_fsri s10, a4, a7, 20
    sw s7, 440(sp)
    sw t1, 436(sp)
    pq_fsri s6, a7, a4, 20
    xor s7, a3, t2
    lw a7, 364(sp)
    lw t1, 100(sp)
    sw a6, 448(sp)
    lw a3, 144(sp)
    xor a6, t1, a7
    pq_fsri a4, s7, a6, 21
    lw t1, 380(sp)
    pq_fsri a6, a6, s7, 21
    lw s7, 148(sp)
    xor a3, a3, t1
    sw s1, 452(sp)
    lw s1, 376(sp)
    sw t5, 456(sp)
    xor s7, s7, s1
    sw t4, 460(sp)
    pq_fsri t4, s7, a3, 11
    lw t5, 192(sp)
    pq_fsri a3, a3, s7, 11
    lw s7, 372(sp)
    sw s2, 464(sp)
    xor s2, t5, s7
    lw t5, 196(sp)
    sw s0, 468(sp)
    lw s0, 368(sp)
    sw s4, 472(sp)
    xor s4, t5, s0
    sw s5, 476(sp)
    pq_fsri t5, s4, s2, 18
    pq_fsri s4, s2, s4, 18
    pq_bcax s5, a2, a4, s10
    pq_bcax s2, s10, t4, a4
    pq_bcax a4, a4, t5, t4
    pq_bcax t4, t4, a2, t5
    pq_bcax a2, t5, s10, a2
    pq_bcax s10, s6, a3, a6
    pq_bcax t5, a5, a6, s6
    pq_bcax a6, a6, s4, a3
    sw s10, 368(sp)
    pq_bcax a3, a3, a5, s4
    pq_bcax a5, s4, s6, a5
    lw s4, 8(a1)
    lw s6, 12(a1)
    xor s5, s5, s4
    lw s4, 8(sp)
    xor s6, t5, s6
    lw t5, 12(sp)
    xor ra, s4, ra
    lw s4, 56(sp)
    xor s11, t5, s11
    sw a3, 380(sp)
    pq_fsri t5, s11, ra, 31
    xor t2, s4, t2
    pq_fsri s11, ra, s11, 31
    lw s4, 316(sp)
    lw ra, 104(sp)
    xor a7, s4, a7
    pq_fsri s4, a7, t2, 26
    xor ra, ra, t1
    pq_fsri t1, t2, a7, 26
    lw t2, 312(sp)
    lw a7, 152(sp)
    sw t4, 312(sp)
    xor t2, t2, s1
    pq_fsri s1, t2, ra, 7
    xor a7, a7, s7
    pq_fsri s7, ra, t2, 7
    lw ra, 156(sp)
    pq_bcax t2, t5, s1, s4
    pq_eor3 t6, t6, s5, t2
    xor ra, ra, s0
    pq_fsri s0, ra, a7, 24
    sw t2, 364(sp)
    pq_fsri t2, a7, ra, 24
    lw a7, 160(sp)
    pq_bcax ra, s4, s0, s1
    pq_eor3 s3, s3, s2, ra
    xor a7, a7, t0
    lw t0, 164(sp)
    xor t0, t0, s8
    pq_fsri s8, a7, t0, 14
    pq_fsri t0, t0, a7, 14
    lw a7, 476(sp)
    pq_bcax s1, s1, t0, s0
    sw s2, 476(sp)
    pq_bcax s2, s0, t5, t0
    lw s0, 468(sp)
    pq_bcax t0, t0, s4, t5
    sw s2, 372(sp)
    pq_eor3 s4, t3, a2, t0
    pq_bcax t5, s11, s7, t1
    sw ra, 468(sp)
    pq_bcax t3, t1, t2, s7
    sw t5, 316(sp)
    pq_bcax ra, s7, s8, t2
    lw s7, 460(sp)
    pq_bcax t2, t2, s11, s8
    pq_bcax s11, s8, t1, s11
    sw t2, 376(sp)
    pq_eor3 t1, a0, a4, s1
    lw s8, 472(sp)
    pq_eor3 t4, s9, t4, s2
    sw t3, 472(sp)
    pq_eor3 a0, s7, a5, s11
    lw s2, 456(sp)
    pq_eor3 s9, a7, s6, t5
    lw s7, 464(sp)
    pq_eor3 a7, s8, s10, t3
    pq_eor3 t5, s0, a6, ra
    sw a5, 464(sp)
    pq_fsri s8, s3, a7, 31
    pq_fsri s10, a7, s3, 31
    lw s0, 452(sp)
    pq_eor3 t3, s7, a3, t2
    xor a3, s4, s10
    pq_fsri a5, t5, t1, 31
    xor t2, a0, s8
    pq_fsri s10, t1, t5, 31
    xor s7, t6, a5
    pq_fsri s8, t3, t4, 31
    xor a5, s9, s10
    pq_fsri s10, t4, t3, 31
    xor s3, s8, s3
    pq_fsri s8, a0, s4, 31
    xor s10, a7, s10
    pq_fsri a7, s4, a0, 31
    xor a0, t1, s8
    pq_fsri s4, s9, t6, 31
    xor a7, t5, a7
    pq_fsri t1, t6, s9, 31
    xor t4, t4, s4
    xor a4, a4, s3
    xor t6, t3, t1
    xor t3, a6, s10
    xor s8, s2, a0
    pq_fsri s9, a4, t3, 2
    xor t1, s0, a7
    pq_fsri a6, t3, a4, 2
    xor t3, t0, t4
    pq_fsri t5, s8, t1, 9
    xor t0, s11, t6
    pq_fsri t1, t1, s8, 9
    lw s4, 324(sp)
    lw s0, 344(sp)
    pq_fsri s2, t0, t3, 25
    pq_fsri a4, t3, t0, 25
    xor t3, s4, a3
    pq_bcax s8, s9, a4, t5
    xor s11, s0, t2
    pq_fsri t0, t3, s11, 23
    lw s4, 448(sp)
    pq_fsri s11, s11, t3, 23
    lw t3, 444(sp)
    xor s0, s4, s7
    xor s5, s5, a3
    xor s4, t3, a5
    xor t3, s6, t2
    pq_fsri s6, s4, s0, 30
    xor s1, s1, s3
    pq_fsri s0, s0, s4, 30
    pq_bcax s4, a4, s6, t0
    xor ra, ra, s10
    pq_bcax a4, t5, t0, a4
    xor a2, a2, t4
    pq_bcax t0, t0, s9, s6
    pq_bcax s9, s6, t5, s9
    pq_bcax s6, a6, s2, t1
    pq_bcax t5, t1, s11, s2
    pq_bcax s2, s2, s0, s11
    pq_bcax s11, s11, a6, s0
    pq_bcax a6, s0, t1, a6
    lw t1, 200(sp)
    pq_fsri s0, s1, ra, 21
    pq_fsri ra, ra, s1, 21
    sw s8, 160(t1)
    sw a4, 168(t1)
    sw s4, 176(t1)
    sw t5, 172(t1)
    sw s11, 188(t1)
    sw s2, 180(t1)
    sw t0, 184(t1)
    sw a6, 196(t1)
    sw s9, 192(t1)
    lw t5, 440(sp)
    lw s1, 320(sp)
    xor a6, t5, s7
    lw s8, 352(sp)
    xor s9, s1, a5
    lw t0, 332(sp)
    pq_fsri a4, a6, s9, 20
    xor s11, s8, a0
    pq_fsri a6, s9, a6, 20
    xor t5, t0, a7
    pq_fsri s9, t5, s11, 11
    lw s4, 416(sp)
    pq_fsri s11, s11, t5, 11
    lw s2, 436(sp)
    pq_bcax s1, s5, s0, a4
    xor t0, s4, t4
    pq_bcax t5, a4, s9, s0
    xor s8, s2, t6
    pq_fsri s4, s8, t0, 18
    lw s2, 0(a1)
    pq_fsri t0, t0, s8, 18
    lw a1, 4(a1)
    pq_bcax s0, s0, s4, s9
    xor s8, s1, s2
    pq_bcax s1, s9, s5, s4
    sw s8, 0(t1)
    pq_bcax s9, s4, a4, s5
    sw t5, 8(t1)
    pq_bcax s2, t3, ra, a6
    sw s0, 16(t1)
    pq_bcax s0, a6, s11, ra
    xor s8, a1, s2
    pq_bcax t5, ra, t0, s11
    sw s8, 4(t1)
    pq_bcax a4, s11, t3, t0
    sw s0, 12(t1)
    pq_bcax s11, t0, a6, t3
    sw a4, 28(t1)
    sw t5, 20(t1)
    lw s5, 464(sp)
    sw s9, 32(t1)
    sw s11, 36(t1)
    lw a6, 388(sp)
    xor t3, s5, t6
    lw a4, 412(sp)
    pq_fsri t5, t3, a2, 5
    lw s5, 276(sp)
    xor s8, a6, a3
    pq_fsri s4, a2, t3, 5
    xor a6, a4, t2
    pq_fsri a2, s8, a6, 28
    lw a1, 468(sp)
    pq_fsri a4, a6, s8, 28
    lw a6, 472(sp)
    xor s8, a1, s7
    lw t0, 356(sp)
    xor s9, a6, a5
    lw s0, 336(sp)
    pq_fsri s2, s9, s8, 22
    xor t0, t0, s3
    pq_fsri s8, s8, s9, 22
    xor s11, s0, s10
    pq_fsri a6, s11, t0, 17
    lw ra, 400(sp)
    pq_fsri s9, t0, s11, 17
    lw s11, 428(sp)
    pq_bcax t3, t5, s2, a2
    xor t0, ra, a0
    pq_bcax a1, a2, a6, s2
    xor s0, s11, a7
    pq_fsri ra, t0, s0, 8
    sw t3, 120(t1)
    pq_fsri s11, s0, t0, 8
    sw a1, 128(t1)
    pq_bcax t3, s2, ra, a6
    lw t0, 476(sp)
    pq_bcax s0, a6, t5, ra
    sw t3, 136(t1)
    pq_bcax a2, ra, a2, t5
    sw s0, 144(t1)
    pq_bcax s0, s4, s8, a4
    sw a2, 152(t1)
    pq_bcax a1, a4, s9, s8
    sw s0, 124(t1)
    pq_bcax s8, s8, s11, s9
    sw a1, 132(t1)
    pq_bcax s2, s9, s4, s11
    lw t5, 368(sp)
    sw s8, 140(t1)
    pq_bcax s4, s11, a4, s4
    sw s2, 148(t1)
    sw s4, 156(t1)
    xor s11, t0, s7
    lw a4, 396(sp)
    xor s4, t5, a5
    lw s9, 424(sp)
    pq_fsri s8, s4, s11, 31
    xor a6, a4, s3
    pq_fsri t3, s11, s4, 31
    xor ra, s9, s10
    pq_fsri a2, ra, a6, 26
    lw s9, 372(sp)
    pq_fsri t0, a6, ra, 26
    lw s0, 376(sp)
    xor t5, s9, a0
    lw a1, 348(sp)
    xor a6, s0, a7
    lw s9, 328(sp)
    pq_fsri s2, a6, t5, 7
    xor a4, a1, t4
    pq_fsri s0, t5, a6, 7
    xor s4, s9, t6
    pq_fsri s11, s4, a4, 24
    lw a6, 384(sp)
    pq_fsri s9, a4, s4, 24
    lw ra, 408(sp)
    pq_bcax t5, s8, s2, a2
    xor a1, a6, a3
    pq_bcax a4, a2, s11, s2
    xor s4, ra, t2
    pq_fsri a6, s4, a1, 14
    sw t5, 80(t1)
    pq_fsri ra, a1, s4, 14
    sw a4, 88(t1)
    pq_bcax a4, s2, a6, s11
    lw t5, 312(sp)
    pq_bcax a1, s11, s8, a6
    sw a4, 96(t1)
    pq_bcax a4, a6, a2, s8
    sw a1, 104(t1)
    pq_bcax s4, t3, s0, t0
    sw a4, 112(t1)
    pq_bcax s2, t0, s9, s0
    sw s4, 84(t1)
    pq_bcax a4, s0, ra, s9
    sw s2, 92(t1)
    pq_bcax s11, s9, t3, ra
    sw a4, 100(t1)
    pq_bcax a2, ra, t0, t3
    sw s11, 108(t1)
    sw a2, 116(t1)
    xor t3, t5, a0
    lw a0, 380(sp)
    lw s11, 404(sp)
    xor t5, a0, a7
    lw a7, 432(sp)
    pq_fsri t0, t5, t3, 4
    xor a6, s11, t4
    pq_fsri s0, t3, t5, 4
    xor s8, a7, t6
    pq_fsri s9, s8, a6, 12
    lw a2, 364(sp)
    pq_fsri a7, a6, s8, 12
    lw ra, 316(sp)
    sw s1, 24(t1)
    xor s11, a2, a3
    lw a1, 360(sp)
    xor s2, ra, t2
    lw s4, 340(sp)
    pq_fsri t5, s2, s11, 29
    xor a4, a1, s7
    pq_fsri a2, s11, s2, 29
    xor a0, s4, a5
    pq_fsri t2, a4, a0, 19
    lw t4, 392(sp)
    pq_fsri t3, a0, a4, 19
    lw a6, 420(sp)
    pq_bcax t6, t0, t5, s9
    xor t4, t4, s3
    pq_bcax s2, s0, a2, a7
    sw t6, 40(t1)
    pq_bcax a4, s9, t2, t5
    xor ra, a6, s10
    pq_fsri s11, t4, ra, 3
    sw s6, 164(t1)
    pq_bcax a6, t5, s11, t2
    pq_fsri s8, ra, t4, 3
    sw a4, 48(t1)
    pq_bcax s1, t2, t0, s11
    sw a6, 56(t1)
    pq_bcax t4, s11, s9, t0
    sw s1, 64(t1)
    sw t4, 72(t1)
    pq_bcax a3, a7, t3, a2
    sw s2, 44(t1)
    pq_bcax ra, a2, s8, t3
    sw a3, 52(t1)
    pq_bcax s10, t3, s0, s8
    sw ra, 60(t1)
    pq_bcax a1, s8, a7, s0
    sw s10, 68(t1)
    lw s1, 260(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s0, 256(sp)
    lw s4, 272(sp)
    lw s6, 280(sp)
    lw s7, 284(sp)
    lw ra, 304(sp)
    lw s8, 288(sp)
    lw s11, 300(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
    addi sp, sp, 608
    sw a1, 76(t1)
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

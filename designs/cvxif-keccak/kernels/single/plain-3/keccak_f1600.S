# keccak_f1600 of sha3, variant "plain-3-single" of design "cvxif-keccak", with keccak_f1600.S, scheduled for cva6-single with register_read_ports = 3:
# 8,880 -> 7,408 cycles, 7,688 -> 7,312 instructions, 7,366 -> 6,952 bytes, proved equal to what came.
# No order takes fewer than 7,312 cycles (commit slots: 7,312, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cva6-single --design cvxif-keccak --variant plain-3-single --kernel start/single/plain-3/keccak_f1600.S --effort 2 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, three operands.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqkeccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    lw t2, 52(a0)
    lw a7, 56(a0)
    addi sp, sp, -608
    sw s0, 256(sp)
    lw a5, 44(a0)
    sw s1, 260(sp)
    lw t0, 96(a0)
    sw s2, 264(sp)
    sw s3, 268(sp)
    lw a1, 4(a0)
    sw s4, 272(sp)
    sw s5, 276(sp)
    lw s0, 88(a0)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw ra, 304(sp)
    lw s5, 128(a0)
    sw s10, 296(sp)
    lw a3, 28(a0)
    lw a2, 108(a0)
.Lkeccak_f1600_pc80000fc2:
    auipc a6, %pcrel_hi(.Lconstants + 176)
    lw t3, 68(a0)
    lw s6, 112(a0)
    pq_eor3 t4, a3, t3, a2
    lw t5, 16(a0)
    addi a6, a6, %pcrel_lo(.Lkeccak_f1600_pc80000fc2)
    lw ra, 136(a0)
    sw s11, 300(sp)
    lw a4, 84(a0)
    pq_eor3 t6, t5, a7, t0
    lw t0, 176(a0)
    lw s1, 48(a0)
    lw s2, 8(a0)
    lw s10, 192(a0)
    pq_eor3 t1, a1, a5, a4
    lw s4, 168(a0)
    pq_eor3 s3, s2, s1, s0
    lw s7, 36(a0)
    lw s8, 72(a0)
    lw s9, 32(a0)
    lw a1, 92(a0)
    lw s11, 152(a0)
    pq_eor3 s9, s9, s8, s6
    pq_eor3 s9, s9, s11, s10
    lw s10, 12(a0)
    lw s6, 100(a0)
    lw s8, 124(a0)
    pq_eor3 s10, s10, t2, a1
    lw t2, 172(a0)
    lw s11, 132(a0)
    lw t5, 20(a0)
    pq_eor3 s3, s3, s5, s4
    lw a7, 60(a0)
    lw s1, 180(a0)
    pq_eor3 a7, t5, a7, s6
    lw s4, 140(a0)
    pq_eor3 s10, s10, s11, t2
    pq_eor3 a7, a7, s4, s1
    pq_fsri t2, s10, s3, 31
    lw s1, 116(a0)
    lw s6, 76(a0)
    pq_eor3 s1, s7, s6, s1
    lw s11, 156(a0)
    lw s5, 196(a0)
    sw a6, 312(sp)
    xor t2, t2, s9
    pq_eor3 s1, s1, s11, s5
    pq_fsri a6, s9, s1, 31
    lw s11, 160(a0)
    lw s6, 40(a0)
    xor a6, a7, a6
    lw s5, 0(a0)
    xor s7, s11, t2
    xor a3, a3, a6
    sw s7, 316(sp)
    lw s7, 80(a0)
    pq_eor3 t6, t6, ra, t0
    pq_fsri t5, s3, s10, 31
    xor t5, s1, t5
    pq_eor3 s5, s5, s6, s7
    xor s6, s6, t2
    xor a5, a5, t5
    xor a4, a4, t5
    lw s7, 120(a0)
    pq_eor3 s5, s5, s7, s11
    lw s11, 164(a0)
    pq_eor3 t1, t1, s8, s11
    pq_fsri s11, s5, t1, 31
    pq_fsri s7, t1, s5, 31
    pq_fsri s1, s1, s9, 31
    pq_fsri s9, t6, a7, 31
    pq_fsri a7, a7, t6, 31
    xor s5, s5, a7
    xor s0, s0, s5
    xor s1, t6, s1
    xor a7, t1, s9
    xor s2, s2, s5
    lw s9, 104(a0)
    xor a2, a2, a6
    xor t6, s9, s1
    pq_fsri t1, t6, a2, 7
    pq_fsri a2, a2, t6, 7
    sw t1, 320(sp)
    lw t1, 148(a0)
    sw s2, 324(sp)
    xor s2, t1, a6
    xor s8, s8, t5
    lw t6, 188(a0)
    pq_eor3 t4, t4, t1, t6
    sw a2, 328(sp)
    lw t1, 64(a0)
    lw a2, 24(a0)
    pq_eor3 s9, a2, t1, s9
    lw t1, 184(a0)
    sw t5, 332(sp)
    lw a2, 144(a0)
    sw a0, 200(sp)
    pq_eor3 s9, s9, a2, t1
    xor t5, a2, s1
    pq_fsri a2, s2, t5, 11
    pq_fsri s2, t5, s2, 11
    pq_fsri t5, t4, s9, 31
    xor s3, s3, t5
    xor t0, t0, s3
    xor t5, ra, s3
    pq_fsri ra, s9, t4, 31
    xor ra, s10, ra
    xor s10, t6, a6
    xor s4, s4, ra
    xor t6, t1, s1
    xor a6, t3, a6
    pq_fsri t1, t6, s10, 8
    pq_fsri s10, s10, t6, 8
    pq_fsri t6, t5, s4, 17
    xor t3, a1, a7
    pq_fsri a1, t3, s0, 22
    pq_fsri s4, s4, t5, 17
    xor t4, t4, s11
    xor t5, s9, s7
    pq_fsri s11, s6, a5, 28
    pq_fsri s0, s0, t3, 22
    lw s7, 20(a0)
    lw s9, 32(a0)
    pq_bcax t3, a1, t1, s4
    xor s9, s9, t5
    pq_fsri s6, a5, s6, 28
    lw a5, 36(a0)
    xor a5, a5, t4
    sw t3, 336(sp)
    sw s2, 340(sp)
    pq_fsri t3, s9, a5, 5
    pq_bcax s2, t3, s0, s6
    pq_fsri a5, a5, s9, 5
    pq_bcax s9, t6, t3, s10
    sw s9, 344(sp)
    pq_bcax s9, s4, a5, t1
    pq_bcax t1, t1, s11, a5
    sw s2, 348(sp)
    lw s2, 76(a0)
    sw a2, 352(sp)
    xor s7, s7, ra
    lw a2, 72(a0)
    xor s2, s2, t4
    sw t1, 356(sp)
    xor a2, a2, t5
    pq_bcax t1, s6, t6, s0
    pq_bcax t3, s10, s6, t3
    pq_fsri s6, s2, a2, 12
    pq_bcax a5, a5, a1, s11
    pq_bcax s0, s0, s10, t6
    lw s10, 132(a0)
    lw t6, 80(a0)
    xor t6, t6, t2
    sw s0, 360(sp)
    pq_fsri a2, a2, s2, 12
    pq_fsri s0, t6, a4, 29
    lw s2, 120(a0)
    xor s2, s2, t2
    sw a5, 364(sp)
    xor s10, s10, a7
    sw t1, 368(sp)
    pq_fsri a5, s2, s8, 23
    pq_fsri s8, s8, s2, 23
    pq_fsri s2, a4, t6, 29
    lw t6, 128(a0)
    xor t6, t6, s5
    pq_fsri a4, s10, t6, 19
    lw t1, 24(a0)
    pq_fsri s10, t6, s10, 19
    xor t6, t1, s1
    pq_fsri t1, a3, t6, 4
    sw t3, 372(sp)
    pq_fsri t3, t6, a3, 4
    pq_bcax t6, t1, s2, s6
    pq_bcax a3, t3, s0, a2
    sw t6, 376(sp)
    sw a3, 380(sp)
    lw t6, 64(a0)
    xor s1, t6, s1
    pq_bcax a3, a2, a4, s0
    lw t6, 180(a0)
    xor t6, t6, ra
    sw a3, 384(sp)
    pq_fsri a3, t0, t6, 3
    pq_fsri t6, t6, t0, 3
    pq_bcax a2, t6, a2, t3
    pq_bcax s0, s0, t6, a4
    pq_bcax t0, s6, s10, s2
    sw t0, 396(sp)
    sw s0, 388(sp)
    lw s0, 48(a0)
    xor s0, s0, s5
    sw a2, 392(sp)
    lw a2, 172(a0)
    xor a2, a2, a7
    lw t0, 168(a0)
    pq_bcax s2, s2, a3, s10
    xor s5, t0, s5
    pq_bcax a1, s11, s4, a1
    pq_bcax s10, s10, t1, a3
    lw s4, 16(a0)
    lw s11, 56(a0)
    xor s11, s11, s3
    pq_bcax t3, a4, t3, t6
    lw a4, 116(a0)
    pq_fsri t6, a6, s1, 9
    pq_fsri t0, s5, a2, 30
    xor s4, s4, s3
    sw t3, 400(sp)
    pq_fsri s5, a2, s5, 30
    pq_fsri a2, s4, s7, 2
    pq_fsri s4, s7, s4, 2
    sw a1, 404(sp)
    pq_bcax a1, a5, a2, s5
    sw a1, 408(sp)
    pq_bcax s7, t0, t6, s4
    sw s9, 412(sp)
    pq_eor3 a1, s9, s10, a1
    pq_bcax t3, s8, s4, t0
    sw s10, 416(sp)
    lw s10, 156(a0)
    sw t3, 420(sp)
    lw s9, 152(a0)
    xor a4, a4, t4
    xor t3, s9, t5
    pq_fsri a6, s1, a6, 9
    xor s10, s10, t4
    sw s7, 424(sp)
    pq_fsri s7, s10, t3, 24
    pq_fsri s10, t3, s10, 24
    pq_bcax a3, a3, s6, t1
    lw s1, 356(sp)
    lw s9, 100(a0)
    pq_bcax s6, s5, a6, a2
    pq_eor3 t1, s1, a3, s6
    lw t3, 112(a0)
    xor s1, s9, ra
    lw s9, 52(a0)
    xor t3, t3, t5
    sw a3, 428(sp)
    pq_fsri a3, t3, a4, 25
    pq_bcax a2, a2, a3, a6
    pq_bcax s5, a3, s5, a5
    pq_fsri t3, a4, t3, 25
    pq_bcax a6, a6, a5, a3
    lw a4, 196(a0)
    lw a3, 192(a0)
    xor t4, a4, t4
    xor a3, a3, t5
    pq_fsri t5, t4, a3, 18
    lw a4, 96(a0)
    pq_bcax t0, t3, t0, s8
    xor a5, s9, a7
    xor s3, a4, s3
    lw a4, 0(a0)
    xor t2, a4, t2
    lw a4, 352(sp)
    pq_bcax s9, a4, t2, t5
    sw s6, 432(sp)
    pq_fsri s6, s1, s3, 21
    pq_fsri s3, s3, s1, 21
    sw t0, 436(sp)
    lw t0, 340(sp)
    sw a2, 440(sp)
    pq_fsri s1, a5, s0, 20
    pq_bcax a2, s1, t0, s6
    pq_bcax s8, t6, s8, t3
    pq_fsri a3, a3, t4, 18
    pq_fsri s0, s0, a5, 20
    pq_bcax t4, s6, a3, t0
    pq_bcax s4, s4, t3, t6
    lw t3, 4(a0)
    lw a5, 332(sp)
    xor t3, t3, a5
    pq_bcax t6, t0, t3, a3
    lw t0, 12(a0)
    xor a7, t0, a7
    pq_bcax t0, t5, s0, t2
    sw t6, 340(sp)
    lw t6, 324(sp)
    sw t4, 444(sp)
    pq_bcax s6, t3, s6, s1
    pq_bcax t2, t2, s3, s0
    pq_bcax s0, s0, a4, s3
    pq_bcax t5, s3, t5, a4
    lw s3, 60(a0)
    pq_fsri t4, a7, t6, 31
    pq_fsri a7, t6, a7, 31
    xor s3, s3, ra
    pq_fsri a4, s3, s11, 26
    pq_bcax t3, a3, s1, t3
    lw ra, 312(sp)
    lw a3, 164(a0)
    xor a3, a3, a5
    lw a0, 316(sp)
    pq_fsri t6, a0, a3, 14
    lw s1, 12(ra)
    lw a5, 336(sp)
    xor s6, s6, s1
    pq_eor3 s1, a5, s2, s5
    pq_fsri s3, s11, s3, 26
    pq_fsri a3, a3, a0, 14
    pq_bcax a5, s7, t4, a3
    lw s11, 328(sp)
    pq_eor3 a1, a1, s9, a5
    sw s2, 316(sp)
    pq_bcax s2, s11, a3, s7
    sw s5, 324(sp)
    pq_bcax s5, s10, a7, t6
    pq_bcax a3, a3, a4, t4
    pq_eor3 a0, s1, t5, s2
    lw ra, 8(ra)
    xor t2, t2, ra
    pq_eor3 t1, t1, t0, a3
    lw ra, 396(sp)
    sw s2, 332(sp)
    lw s1, 424(sp)
    lw s2, 404(sp)
    pq_eor3 s2, s2, ra, a6
    pq_bcax ra, t4, s11, a4
    pq_bcax t4, a4, s7, s11
    pq_eor3 s2, s2, s0, t4
    lw s11, 392(sp)
    lw a4, 372(sp)
    pq_bcax s7, t6, s3, a7
    pq_eor3 s11, a4, s11, s1
    pq_eor3 s11, s11, t3, s7
    pq_fsri s1, s11, t1, 31
    xor a4, a0, s1
    xor s1, a5, a4
    sw s1, 328(sp)
    lw a5, 368(sp)
    xor s1, s9, a4
    lw s9, 384(sp)
    sw s0, 352(sp)
    pq_eor3 s0, a5, s9, s8
    lw a5, 320(sp)
    sw s1, 448(sp)
    pq_bcax s9, s3, s10, a5
    pq_eor3 s0, s0, a2, s9
    lw s1, 440(sp)
    pq_bcax s10, a5, t6, s10
    pq_fsri t6, s2, s0, 31
    xor t6, s11, t6
    pq_fsri s11, t1, s11, 31
    sw a2, 452(sp)
    xor a2, s4, t6
    sw a2, 456(sp)
    pq_fsri a2, s0, s2, 31
    xor a2, t1, a2
    lw t1, 376(sp)
    sw s9, 464(sp)
    sw t4, 460(sp)
    lw s9, 364(sp)
    lw t4, 436(sp)
    pq_eor3 t1, s9, t1, s1
    pq_eor3 t1, t1, t2, ra
    lw s1, 388(sp)
    sw a4, 468(sp)
    lw s9, 360(sp)
    lw a4, 420(sp)
    pq_eor3 s1, s9, s1, t4
    lw s9, 444(sp)
    pq_eor3 t4, s1, s9, s10
    xor s1, ra, a2
    pq_fsri ra, t4, a0, 31
    pq_bcax s3, a7, a5, s3
    xor a5, t1, ra
    xor a7, s3, t6
    pq_fsri ra, a7, s1, 29
    pq_fsri a0, a0, t4, 31
    xor s11, t4, s11
    pq_fsri t4, s1, a7, 29
    lw s1, 380(sp)
    lw a7, 348(sp)
    pq_eor3 s4, a7, s1, s4
    pq_eor3 s4, s4, s6, s3
    sw t4, 472(sp)
    sw ra, 320(sp)
    xor t4, a7, t6
    pq_fsri s3, s4, t1, 31
    lw a7, 400(sp)
    lw ra, 344(sp)
    pq_eor3 ra, ra, a7, a4
    xor a4, a1, s3
    xor a3, a3, a4
    lw a7, 340(sp)
    pq_eor3 s3, ra, a7, s5
    pq_fsri t1, t1, s4, 31
    pq_fsri a7, s3, a1, 31
    xor t2, t2, a2
    xor s2, s2, a7
    xor s4, s4, a0
    xor s8, s8, s4
    lw ra, 432(sp)
    xor a6, a6, a5
    xor a7, t0, a4
    xor a0, s6, t6
    xor t0, t5, s2
    xor s1, s1, t6
    pq_fsri s6, a1, s3, 31
    xor t6, s3, t1
    xor a1, s7, t6
    pq_fsri s3, a6, s8, 30
    pq_fsri t1, a3, a1, 25
    xor s0, s0, s6
    xor s6, s9, s0
    pq_fsri a3, a1, a3, 25
    lw s7, 364(sp)
    xor s7, s7, a2
    pq_fsri a1, t4, s7, 23
    pq_bcax t5, a3, s3, a1
    pq_fsri s9, s6, t0, 2
    pq_fsri s6, t0, s6, 2
    pq_fsri t4, s7, t4, 23
    pq_fsri a6, s8, a6, 30
    xor t3, t3, t6
    pq_bcax t0, t1, a6, t4
    sw t0, 176(sp)
    pq_fsri s7, a7, t3, 5
    pq_fsri s8, t3, a7, 5
    lw t0, 416(sp)
    lw a7, 468(sp)
    sw t5, 180(sp)
    pq_bcax t3, t4, s6, a6
    xor t5, t0, a7
    sw t3, 184(sp)
    lw t0, 400(sp)
    xor t3, t0, s11
    pq_fsri t0, t5, t3, 9
    pq_bcax a6, a6, t0, s6
    sw a6, 192(sp)
    pq_bcax s6, s6, t1, t0
    pq_fsri t3, t3, t5, 9
    pq_bcax t5, s3, t3, s9
    sw t5, 196(sp)
    pq_bcax t5, t3, a1, a3
    pq_bcax t1, t0, t4, t1
    lw t0, 384(sp)
    pq_bcax t4, s9, a3, t3
    sw t4, 164(sp)
    sw s6, 160(sp)
    sw t1, 168(sp)
    lw t4, 332(sp)
    xor a3, s10, s0
    xor t4, t4, s2
    pq_fsri s10, t4, a3, 21
    lw t3, 424(sp)
    lw s6, 396(sp)
    xor t0, t0, s4
    xor t1, s6, a5
    pq_fsri s6, t0, t1, 20
    pq_fsri t0, t1, t0, 20
    pq_fsri a3, a3, t4, 21
    xor t1, t3, t6
    pq_bcax s3, a1, s9, s3
    pq_bcax t4, t2, s10, t0
    sw s3, 188(sp)
    xor a1, ra, a4
    pq_fsri ra, a1, t1, 18
    pq_fsri a1, t1, a1, 18
    pq_bcax t1, ra, s6, a0
    lw t3, 312(sp)
    lw s9, 0(t3)
    xor s3, t4, s9
    lw t3, 412(sp)
    lw t4, 344(sp)
    xor s9, t3, a7
    sw t1, 332(sp)
    xor t4, t4, s11
    pq_fsri t3, t4, s9, 11
    sw s3, 0(sp)
    pq_bcax t1, s10, a1, t3
    xor s5, s5, s11
    sw t1, 16(sp)
    pq_fsri t4, s9, t4, 11
    pq_bcax s3, t3, t2, a1
    sw s3, 24(sp)
    pq_bcax t1, a0, a3, s6
    lw s9, 324(sp)
    xor s3, s9, s2
    pq_bcax s9, t4, a0, ra
    sw s9, 28(sp)
    sw t1, 324(sp)
    lw a0, 436(sp)
    xor s9, a0, s0
    pq_fsri t1, s3, s9, 3
    pq_fsri a0, s9, s3, 3
    pq_bcax s10, t0, t3, s10
    sw s10, 8(sp)
    pq_bcax s3, s6, t4, a3
    pq_bcax a3, a3, ra, t4
    lw s9, 464(sp)
    xor t3, s9, s4
    lw s10, 360(sp)
    sw a3, 20(sp)
    pq_bcax t4, a1, t0, t2
    xor t2, s10, s0
    lw s6, 336(sp)
    lw ra, 388(sp)
    xor s9, s6, s2
    pq_fsri a1, t2, s9, 17
    xor s0, ra, s0
    pq_fsri t2, s9, t2, 17
    sw s3, 12(sp)
    lw t0, 460(sp)
    lw s10, 376(sp)
    xor s6, s10, a2
    pq_fsri ra, s1, s6, 28
    xor s9, t0, a5
    pq_fsri s1, s6, s1, 28
    pq_fsri s10, t3, s9, 22
    pq_bcax t0, s8, s10, s1
    sw t0, 120(sp)
    lw s6, 420(sp)
    pq_fsri t0, s9, t3, 22
    xor s9, s6, s11
    pq_bcax t3, s7, t0, ra
    sw t3, 124(sp)
    pq_bcax s6, ra, t2, t0
    sw s6, 132(sp)
    pq_eor3 t3, t5, s3, s6
    lw s3, 372(sp)
    lw s6, 408(sp)
    sw t4, 32(sp)
    xor a7, s6, a7
    pq_fsri s6, s9, a7, 8
    pq_bcax ra, s6, ra, s7
    sw t5, 336(sp)
    pq_fsri t5, a7, s9, 8
    pq_bcax a7, s10, t5, a1
    sw ra, 156(sp)
    sw a7, 136(sp)
    pq_bcax ra, t5, s1, s8
    pq_bcax s9, a1, s8, t5
    sw ra, 152(sp)
    sw s9, 144(sp)
    lw s8, 340(sp)
    xor s8, s8, s11
    lw t5, 448(sp)
    pq_bcax s9, t2, s7, s6
    sw s9, 148(sp)
    lw s11, 316(sp)
    xor s3, s3, t6
    xor s2, s11, s2
    pq_fsri s7, s2, s0, 26
    lw s11, 440(sp)
    pq_eor3 t4, a6, t4, ra
    pq_fsri a6, s8, t5, 4
    pq_bcax t2, t0, s6, t2
    xor a2, s11, a2
    pq_bcax ra, s1, a1, s10
    lw s1, 456(sp)
    lw t0, 368(sp)
    pq_fsri s10, s1, a2, 14
    lw a1, 428(sp)
    sw ra, 128(sp)
    lw s6, 180(sp)
    sw t2, 140(sp)
    pq_eor3 s6, s6, a3, t2
    xor a1, a1, a4
    pq_fsri s1, a2, s1, 14
    lw s11, 356(sp)
    xor a2, t0, s4
    pq_fsri t2, t5, s8, 4
    lw s8, 352(sp)
    pq_fsri a3, s0, s2, 26
    xor s0, s11, a4
    lw t0, 452(sp)
    xor s8, s8, a5
    pq_fsri s2, s0, s3, 24
    pq_fsri t5, s3, s0, 24
    xor s0, t0, s4
    pq_fsri a4, s0, s8, 31
    pq_bcax s11, t5, a4, s10
    lw s3, 328(sp)
    pq_fsri t0, s3, s5, 7
    pq_fsri s4, s8, s0, 31
    pq_bcax s0, s4, t0, s7
    pq_fsri s5, s5, s3, 7
    sw s0, 84(sp)
    sw s11, 104(sp)
    lw s3, 28(sp)
    lw s0, 188(sp)
    pq_bcax s8, s2, s4, s1
    pq_eor3 s11, s0, s3, s9
    pq_bcax s0, a4, s5, a3
    pq_bcax s4, s1, s7, s4
    pq_bcax s3, s7, s2, t0
    pq_bcax t0, t0, s1, s2
    pq_bcax s7, s5, s10, t5
    pq_bcax s1, a3, t5, s5
    lw s5, 404(sp)
    lw s9, 392(sp)
    xor s5, s5, a5
    xor s2, s9, t6
    pq_fsri t5, a1, s2, 12
    pq_fsri s9, a2, s5, 19
    pq_fsri t6, s5, a2, 19
    pq_bcax a5, s9, t2, a0
    pq_bcax s5, t6, a6, t1
    pq_eor3 a2, s11, s8, a5
    pq_fsri a1, s2, a1, 12
    lw s11, 16(sp)
    lw s2, 176(sp)
    pq_bcax a4, s10, a3, a4
    pq_bcax a3, t1, a1, a6
    lw s10, 472(sp)
    pq_eor3 a7, s2, s11, a7
    lw s11, 320(sp)
    pq_bcax s2, t5, s9, s10
    pq_bcax t1, s11, t1, t6
    sw a3, 72(sp)
    pq_eor3 t3, t3, s3, s2
    sw s2, 52(sp)
    pq_bcax s2, t2, s10, t5
    pq_eor3 a3, t4, a4, a3
    pq_bcax s9, s10, a0, s9
    pq_eor3 t4, a7, s7, t1
    pq_bcax s10, a0, t5, t2
    pq_bcax t6, a1, t6, s11
    sw t1, 56(sp)
    pq_eor3 t5, s6, t0, s9
    lw t2, 8(sp)
    sw s10, 76(sp)
    lw a0, 168(sp)
    lw t1, 312(sp)
    pq_bcax a7, a6, s11, a1
    pq_eor3 t2, a0, t2, ra
    xor a1, a5, t6
    lw a6, 196(sp)
    lw s11, 4(t1)
    lw s6, 332(sp)
    xor ra, t6, a1
    lw a0, 156(sp)
    xor a5, a4, ra
    sw s7, 96(sp)
    lw s7, 324(sp)
    pq_eor3 a6, a6, s6, a0
    pq_eor3 a4, a6, s4, s10
    xor s10, ra, a5
    lw a0, 144(sp)
    xor a6, s7, s11
    lw s11, 184(sp)
    sw a6, 4(sp)
    pq_eor3 t2, t2, s1, t6
    lw s7, 24(sp)
    pq_eor3 t6, s11, s7, a0
    lw a0, 104(sp)
    lw s11, 120(sp)
    xor s7, a1, ra
    xor a5, a5, s10
    lw ra, 124(sp)
    pq_eor3 t6, t6, a0, s5
    sw t0, 100(sp)
    lw t0, 0(sp)
    lw a0, 160(sp)
    addi a1, t1, -16
    lw t1, 164(sp)
    pq_eor3 t0, a0, t0, s11
    pq_eor3 t1, t1, a6, ra
    pq_eor3 t0, t0, s0, a7
    lw a0, 84(sp)
    lw a6, 336(sp)
    pq_eor3 t1, t1, a0, s2
.Lkeccak_f1600_1:
    sw s8, 312(sp)
    pq_fsri ra, t0, t1, 31
    pq_fsri s11, t6, a2, 31
    xor a0, a2, ra
    xor s11, t3, s11
    pq_fsri s8, a3, a4, 31
    pq_fsri a2, a2, t6, 31
    pq_fsri ra, t5, t4, 31
    sw s7, 316(sp)
    xor s4, s4, a0
    xor s9, s9, s11
    xor s7, t5, s8
    xor a5, a5, s7
    sw s4, 320(sp)
    pq_fsri s8, t3, t2, 31
    lw s4, 140(sp)
    xor s6, s6, a0
    xor ra, t0, ra
    pq_fsri t5, t4, t5, 31
    xor s8, a3, s8
    xor t5, t1, t5
    sw s9, 324(sp)
    lw s9, 132(sp)
    pq_fsri a3, a4, a3, 31
    xor s1, s1, ra
    xor a3, t4, a3
    xor s4, s4, s11
    lw t4, 136(sp)
    xor s3, s3, t5
    xor a2, t2, a2
    xor s9, s9, t5
    pq_fsri t2, t2, t3, 31
    xor t3, t4, a2
    xor s5, s5, a3
    xor s0, s0, s8
    pq_fsri t4, t3, s4, 17
    sw a6, 328(sp)
    xor a6, a7, s8
    pq_fsri a7, s3, s1, 22
    xor t2, a4, t2
    lw a4, 32(sp)
    pq_fsri s4, s4, t3, 17
    xor s2, s2, t2
    pq_fsri t3, s1, s3, 22
    pq_fsri s1, a5, s5, 9
    pq_fsri s3, s2, a6, 28
    pq_fsri a6, a6, s2, 28
    lw s2, 188(sp)
    pq_fsri s5, s5, a5, 9
    xor a5, s2, s7
    pq_fsri t1, t1, t0, 31
    xor t1, t6, t1
    pq_bcax t0, s3, t4, t3
    xor t6, a4, t1
    pq_bcax a4, a6, s4, a7
    pq_fsri s2, s6, t6, 5
    sw t0, 332(sp)
    sw a4, 336(sp)
    lw t0, 184(sp)
    pq_fsri s6, t6, s6, 5
    xor a4, t0, a3
    pq_bcax t6, s2, a7, a6
    pq_fsri t0, a5, a4, 8
    pq_fsri a5, a4, a5, 8
    pq_bcax a4, t0, s3, s6
    sw a4, 344(sp)
    pq_bcax a4, t3, t0, t4
    sw t6, 340(sp)
    sw a4, 348(sp)
    pq_bcax t6, a7, a5, s4
    lw a4, 28(sp)
    lw a7, 128(sp)
    xor s10, s10, t1
    sw t6, 352(sp)
    pq_bcax s4, s4, s2, a5
    xor t6, a7, ra
    pq_bcax a7, s6, t3, s3
    pq_bcax a5, a5, a6, s2
    lw s3, 72(sp)
    sw s4, 356(sp)
    lw s4, 84(sp)
    xor t3, s3, t1
    xor s4, s4, t2
    lw s3, 76(sp)
    pq_fsri a6, s9, t6, 19
    xor s2, a4, s7
    pq_fsri a4, s0, s4, 29
    pq_bcax s6, t4, s6, t0
    pq_fsri t0, t6, s9, 19
    xor s3, s3, a0
    lw t4, 24(sp)
    pq_fsri s9, s3, t3, 12
    pq_fsri s4, s4, s0, 29
    sw a7, 360(sp)
    xor t6, t4, a3
    pq_fsri s0, s2, t6, 4
    pq_bcax a7, s9, t0, s4
    pq_fsri s2, t6, s2, 4
    lw t4, 56(sp)
    pq_fsri s3, t3, s3, 12
    pq_bcax t6, s3, a6, a4
    pq_bcax t3, s2, a4, s3
    sw t3, 364(sp)
    sw t6, 368(sp)
    xor t3, t4, a2
    lw t6, 176(sp)
    lw t4, 180(sp)
    sw a7, 372(sp)
    xor a7, t6, a2
    xor t6, t4, s11
    pq_fsri t4, t6, a7, 3
    sw t3, 376(sp)
    pq_bcax t3, a6, s2, t4
    pq_bcax a4, a4, t4, a6
    pq_fsri a6, a7, t6, 3
    pq_bcax t6, t0, s0, a6
    pq_bcax s3, t4, s3, s2
    lw a7, 16(sp)
    sw a4, 380(sp)
    xor s2, a7, a2
    pq_bcax t4, s4, a6, t0
    lw a4, 168(sp)
    lw a7, 96(sp)
    xor t0, a4, ra
    xor a4, a7, a2
    lw a2, 100(sp)
    sw a5, 392(sp)
    xor a7, a2, s11
    pq_fsri a2, a7, a4, 21
    pq_fsri a4, a4, a7, 21
    lw a7, 20(sp)
    pq_bcax a6, a6, s9, s0
    xor a7, a7, s11
    lw s11, 328(sp)
    sw s3, 328(sp)
    xor s11, s11, t5
    pq_bcax s4, s0, s4, s9
    pq_fsri s3, s11, t0, 30
    sw t4, 388(sp)
    pq_fsri s0, t0, s11, 30
    pq_fsri s9, a7, s2, 2
    pq_bcax t4, s0, s1, s9
    lw s11, 320(sp)
    sw t4, 384(sp)
    sw a6, 396(sp)
    pq_fsri t0, s11, s10, 25
    pq_bcax t4, s9, t0, s1
    pq_fsri a7, s2, a7, 2
    pq_bcax s2, s3, s5, a7
    pq_eor3 a5, a5, a6, s2
    lw a6, 124(sp)
    sw s2, 400(sp)
    lw s2, 120(sp)
    sw t4, 404(sp)
    xor t4, a6, t2
    xor a6, s2, s8
    pq_fsri s2, t4, a6, 23
    pq_bcax s9, s2, s9, s0
    pq_fsri a6, a6, t4, 23
    pq_bcax t4, a6, a7, s3
    pq_bcax s0, t0, s0, s2
    pq_fsri s10, s10, s11, 25
    lw s11, 340(sp)
    pq_bcax t0, s1, s2, t0
    pq_bcax s1, a7, s10, s5
    pq_eor3 s2, s6, t3, s9
    pq_eor3 s11, s11, s4, s1
    pq_bcax a7, s5, a6, s10
    lw s5, 148(sp)
    sw s9, 408(sp)
    sw s1, 320(sp)
    lw s9, 144(sp)
    xor s1, s5, s7
    xor s5, s9, a3
    pq_fsri s9, s5, s1, 11
    pq_fsri s5, s1, s5, 11
    lw s1, 4(sp)
    sw s4, 412(sp)
    pq_bcax s3, s10, s3, a6
    lw s4, 52(sp)
    lw a6, 316(sp)
    xor s10, s4, t5
    sw s6, 316(sp)
    xor s4, s1, t2
    lw s6, 196(sp)
    xor s1, a6, ra
    sw t0, 420(sp)
    pq_fsri a6, s10, s1, 20
    lw t0, 12(a1)
    pq_fsri s1, s1, s10, 20
    pq_bcax s10, s1, s5, a4
    sw t3, 416(sp)
    pq_bcax t3, s4, a2, a6
    xor t0, t3, t0
    lw t3, 356(sp)
    xor s6, s6, a0
    sw t4, 424(sp)
    pq_eor3 t3, t3, t6, t4
    sw t6, 428(sp)
    lw t4, 192(sp)
    pq_bcax t6, a6, s9, a2
    xor t4, t4, t1
    sw t0, 432(sp)
    pq_fsri t0, t4, s6, 18
    pq_fsri s6, s6, t4, 18
    lw t4, 104(sp)
    pq_bcax a6, t0, a6, s4
    sw t6, 436(sp)
    pq_bcax t6, a2, t0, s9
    lw a2, 312(sp)
    xor a3, a3, t4
    xor s7, a2, s7
    pq_fsri t4, a3, s7, 7
    pq_bcax a2, a4, s6, s5
    sw a6, 312(sp)
    lw a6, 12(sp)
    pq_bcax t0, s9, s4, t0
    lw s9, 0(sp)
    lw s4, 156(sp)
    xor s9, s9, s8
    pq_bcax s5, s5, s9, s6
    xor a0, s4, a0
    pq_bcax s4, s9, a4, s1
    pq_bcax a4, s6, s1, s9
    lw s6, 8(sp)
    lw s1, 352(sp)
    lw s9, 388(sp)
    xor a6, a6, t5
    pq_eor3 t5, s1, s9, s3
    lw s9, 152(sp)
    xor s6, s6, ra
    xor s9, s9, t1
    pq_fsri s1, a6, s6, 31
    pq_fsri s6, s6, a6, 31
    pq_fsri t1, a0, s9, 24
    lw ra, 376(sp)
    pq_fsri a6, s9, a0, 24
    lw s9, 324(sp)
    lw a0, 8(a1)
    sw s3, 440(sp)
    pq_fsri s3, s9, ra, 26
    pq_fsri a3, s7, a3, 7
    pq_bcax s7, s1, a3, s3
    xor a0, s4, a0
    lw s4, 160(sp)
    pq_eor3 s11, s11, a0, s7
    xor s4, s4, s8
    sw s7, 444(sp)
    lw s8, 164(sp)
    xor t2, s8, t2
    pq_fsri s7, s4, t2, 14
    pq_fsri t2, t2, s4, 14
    pq_bcax s8, t4, s7, a6
    pq_bcax s4, t2, s3, s1
    pq_fsri ra, ra, s9, 26
    sw t0, 324(sp)
    pq_bcax s9, t1, s1, t2
    sw a4, 460(sp)
    pq_bcax s1, ra, a6, t4
    pq_bcax s3, s3, t1, a3
    pq_bcax a3, a3, t2, t1
    lw t1, 348(sp)
    pq_bcax t2, a6, s6, s7
    lw a6, 380(sp)
    pq_bcax t4, s6, t4, ra
    pq_bcax s6, s7, ra, s6
    pq_eor3 ra, t5, a2, a3
    pq_eor3 s7, t1, a6, s0
    pq_eor3 t5, s7, t6, s8
    pq_fsri t1, t5, ra, 31
    xor a6, s11, t1
    sw s0, 376(sp)
    pq_eor3 t0, s2, t0, t2
    lw s7, 344(sp)
    xor t1, s3, a6
    sw t2, 448(sp)
    lw s0, 328(sp)
    sw t1, 452(sp)
    lw s2, 384(sp)
    lw t2, 372(sp)
    pq_eor3 t1, s7, s0, s2
    lw s0, 336(sp)
    pq_eor3 s2, t3, s5, s9
    pq_eor3 s7, s0, t2, a7
    pq_fsri t3, ra, t5, 31
    pq_eor3 s3, s7, s10, s3
    xor s7, s10, a6
    xor s10, s0, a6
    sw s10, 336(sp)
    pq_fsri s0, t0, s2, 31
    lw s10, 420(sp)
    pq_eor3 a5, a5, a4, s4
    lw a4, 368(sp)
    sw s7, 456(sp)
    lw s7, 332(sp)
    pq_eor3 a4, s7, a4, s10
    lw s7, 436(sp)
    pq_eor3 a4, a4, s7, s1
    pq_fsri s7, s2, t0, 31
    xor s7, a4, s7
    xor s8, s8, s7
    sw s7, 372(sp)
    xor s7, t6, s7
    xor t6, t2, a6
    lw t2, 312(sp)
    xor s0, s3, s0
    pq_eor3 t1, t1, t2, s6
    pq_fsri t2, a5, t1, 31
    xor t2, t5, t2
    pq_fsri t5, t1, a5, 31
    xor ra, ra, t5
    xor s5, s5, ra
    lw t5, 404(sp)
    xor a6, a7, a6
    lw a7, 364(sp)
    sw s5, 464(sp)
    lw s5, 360(sp)
    xor s9, s9, ra
    pq_eor3 t5, s5, a7, t5
    pq_fsri a7, a4, s3, 31
    pq_fsri a4, s3, a4, 31
    xor s3, t1, a4
    xor t1, t4, s3
    xor a4, s5, s3
    lw s5, 432(sp)
    xor a3, a3, s0
    pq_eor3 t4, t5, s5, t4
    pq_fsri t5, t4, s11, 31
    xor s2, s2, t5
    lw t5, 428(sp)
    xor s4, s4, s2
    xor t5, t5, ra
    xor a5, a5, a7
    pq_fsri a7, s11, t4, 31
    xor s11, a2, s0
    xor a2, t4, t3
    xor t3, t0, a7
    xor s6, s6, t3
    lw t4, 340(sp)
    xor t0, s1, a2
    xor a7, t4, a5
    pq_fsri s1, s4, s6, 25
    pq_fsri s6, s6, s4, 25
    pq_fsri t4, a7, a4, 23
    pq_fsri s4, a4, a7, 23
    lw a4, 416(sp)
    xor a7, s10, a2
    xor s10, a4, t2
    sw t1, 340(sp)
    pq_fsri a4, s10, t5, 9
    pq_fsri t1, a7, a6, 30
    pq_fsri s10, t5, s10, 9
    xor t5, a0, a5
    pq_bcax a0, s10, t4, s1
    sw a0, 168(sp)
    pq_fsri a0, s7, s11, 2
    pq_fsri s7, s11, s7, 2
    pq_fsri s11, a6, a7, 30
    lw a6, 400(sp)
    pq_bcax a7, t1, s10, s7
    sw a7, 192(sp)
    pq_bcax a7, t4, s7, t1
    xor a6, a6, s2
    pq_bcax t1, s1, t1, t4
    pq_bcax t4, a0, s6, a4
    sw t1, 176(sp)
    pq_bcax t1, s6, s11, s4
    sw t1, 180(sp)
    sw a7, 184(sp)
    lw t1, 368(sp)
    pq_bcax a7, a4, s4, s6
    pq_bcax a4, s11, a4, a0
    sw t4, 164(sp)
    lw t4, 356(sp)
    lw s6, 316(sp)
    pq_bcax a0, s4, a0, s11
    xor s5, s5, s3
    xor t4, t4, ra
    sw a4, 196(sp)
    lw s4, 384(sp)
    lw s11, 396(sp)
    xor a4, s4, t3
    xor s4, t1, a2
    xor t1, s6, t2
    pq_fsri s6, t6, s4, 20
    sw a0, 188(sp)
    xor a0, s11, s2
    pq_fsri s11, s4, t6, 20
    pq_fsri s4, t1, t4, 11
    sw a0, 316(sp)
    pq_fsri t6, a3, s8, 21
    pq_bcax a0, s7, s1, s10
    pq_bcax s1, s6, s4, t6
    pq_fsri t4, t4, t1, 11
    pq_fsri a3, s8, a3, 21
    lw s7, 4(a1)
    pq_fsri s10, a4, a6, 18
    pq_bcax t1, s5, a3, s11
    xor s7, t1, s7
    pq_bcax s8, t6, s10, s4
    pq_fsri a4, a6, a4, 18
    pq_bcax t1, a3, a4, t4
    pq_bcax a6, t4, s5, a4
    sw s1, 8(sp)
    sw a6, 28(sp)
    pq_bcax s1, s4, t5, s10
    sw s1, 24(sp)
    lw a6, 412(sp)
    sw t1, 20(sp)
    pq_bcax s1, s11, t4, a3
    lw a3, 364(sp)
    pq_bcax s5, a4, s11, s5
    xor a3, a3, s3
    xor t4, a6, a5
    lw a4, 452(sp)
    lw s4, 460(sp)
    pq_fsri t1, t4, a3, 28
    pq_bcax s11, t5, t6, s6
    lw a6, 0(a1)
    pq_fsri t6, t0, a4, 22
    xor a6, s11, a6
    pq_fsri s11, a4, t0, 22
    lw t0, 312(sp)
    xor a4, s4, s2
    xor s4, t0, t3
    pq_fsri t0, s4, a4, 5
    pq_fsri a3, a3, t4, 28
    pq_bcax t4, t0, t6, t1
    sw a6, 0(sp)
    pq_bcax s6, s10, s6, t5
    pq_eor3 s10, a0, a6, t4
    lw t5, 348(sp)
    sw t4, 120(sp)
    lw a6, 352(sp)
    sw s6, 32(sp)
    sw s5, 312(sp)
    sw a0, 160(sp)
    lw t4, 372(sp)
    xor s5, a6, s0
    xor a0, t5, t4
    pq_fsri a6, a0, s5, 17
    pq_fsri t5, a4, s4, 5
    pq_bcax a4, t1, a6, t6
    lw s4, 328(sp)
    sw a4, 128(sp)
    xor a4, s4, t3
    pq_fsri s4, s5, a0, 17
    lw a0, 424(sp)
    lw s5, 408(sp)
    xor ra, a0, ra
    xor a0, s5, t2
    sw s1, 12(sp)
    pq_fsri s5, ra, a0, 8
    pq_fsri ra, a0, ra, 8
    lw a0, 344(sp)
    sw s10, 328(sp)
    sw s7, 4(sp)
    xor s10, a0, t3
    pq_bcax a0, s11, ra, s4
    sw a0, 140(sp)
    sw s8, 16(sp)
    lw t3, 192(sp)
    pq_bcax a0, t6, s5, a6
    pq_bcax t6, s4, t5, ra
    pq_bcax t1, s5, t1, t0
    pq_bcax s4, a3, s4, s11
    pq_bcax ra, ra, a3, t5
    sw ra, 156(sp)
    pq_eor3 ra, t3, s6, t1
    pq_eor3 s6, a7, s1, s4
    sw a0, 136(sp)
    lw s1, 380(sp)
    pq_bcax t3, a6, t0, s5
    lw t0, 448(sp)
    sw t6, 148(sp)
    lw a6, 392(sp)
    lw s5, 176(sp)
    sw t1, 152(sp)
    sw s4, 132(sp)
    pq_eor3 t6, s5, s8, a0
    addi a1, a1, -16
    xor s8, a6, s2
    lw s5, 388(sp)
    xor s1, s1, t4
    sw t3, 144(sp)
    lw t1, 456(sp)
    xor s4, t0, t2
    lw a0, 436(sp)
    xor s5, s5, s0
    xor a6, a0, a2
    pq_bcax s2, t5, s11, a3
    pq_fsri t3, s1, s5, 26
    lw t0, 320(sp)
    pq_fsri a0, s4, s9, 7
    pq_fsri a3, a6, t1, 31
    sw a7, 320(sp)
    lw s11, 376(sp)
    pq_fsri s5, s5, s1, 26
    xor t5, s11, t4
    lw a7, 440(sp)
    xor s1, t0, a5
    pq_fsri t4, s10, s8, 24
    lw s11, 404(sp)
    pq_fsri t0, t1, a6, 31
    xor t1, s11, s3
    lw s3, 332(sp)
    sw s2, 124(sp)
    pq_fsri a6, t1, s1, 14
    xor s11, a7, s0
    xor a7, s3, a2
    pq_bcax a2, a6, t3, a3
    pq_fsri s0, s1, t1, 14
    lw s3, 164(sp)
    lw t1, 444(sp)
    pq_fsri s9, s9, s4, 7
    pq_fsri s10, s8, s10, 24
    pq_bcax s1, s9, s0, s10
    sw s1, 100(sp)
    pq_bcax s8, s10, t0, s0
    pq_bcax s1, t3, t4, a0
    pq_eor3 s7, s3, s7, s2
    pq_bcax s2, a0, a6, t4
    xor a5, t1, a5
    pq_bcax s4, s0, s5, t0
    lw t1, 336(sp)
    pq_bcax s3, s5, s10, s9
    pq_bcax s0, a3, a0, t3
    pq_bcax a0, t4, a3, a6
    lw s10, 316(sp)
    lw t3, 324(sp)
    pq_bcax a6, t0, s9, s5
    pq_fsri a3, t1, a7, 19
    lw t4, 464(sp)
    pq_fsri t0, s10, a4, 12
    xor s9, t3, t2
    pq_fsri t2, a7, t1, 19
    sw s2, 96(sp)
    pq_fsri s5, a4, s10, 12
    lw a7, 340(sp)
    pq_fsri t3, t4, s9, 4
    pq_fsri t1, s9, t4, 4
    pq_fsri a4, a5, a7, 29
    pq_fsri s9, a7, a5, 29
    pq_fsri s10, s11, t5, 3
    pq_bcax a7, t1, s9, s5
    pq_fsri t4, t5, s11, 3
    pq_bcax a5, t2, t3, t4
    pq_bcax s11, s10, s5, t1
    pq_bcax t5, s5, a3, s9
    pq_bcax s5, a3, t1, s10
    pq_bcax t1, s9, s10, a3
    pq_bcax s10, t0, t2, a4
    pq_eor3 a3, ra, a2, s11
    pq_eor3 ra, s6, s3, s10
    sw s11, 72(sp)
    pq_bcax s9, a4, t4, t2
    pq_bcax s6, t3, a4, t0
    sw s10, 52(sp)
    lw s11, 168(sp)
    lw a4, 100(sp)
    lw t2, 28(sp)
    pq_bcax t0, t4, t0, t3
    lw s10, 24(sp)
    sw t1, 56(sp)
    sw a6, 84(sp)
    pq_eor3 t4, t6, s2, t1
    xor t3, ra, a2
    lw s2, 188(sp)
    lw t6, 144(sp)
    lw ra, 148(sp)
    xor a2, a2, t3
    pq_eor3 t1, s7, a6, s6
    pq_eor3 a6, s2, t2, ra
    xor ra, t5, s6
    lw s7, 184(sp)
    lw t2, 128(sp)
    pq_eor3 t6, s7, s10, t6
    lw s2, 180(sp)
    lw s7, 8(sp)
    pq_eor3 a6, a6, s8, a5
    pq_eor3 t2, s11, s7, t2
    xor s10, t3, a2
    lw s11, 196(sp)
    xor s7, s6, ra
    lw s6, 20(sp)
    pq_eor3 t2, t2, s1, t5
    lw t5, 140(sp)
    xor t3, a6, a2
    pq_eor3 t6, t6, a0, s5
    xor a2, a2, t3
    sw a0, 104(sp)
    xor t3, t3, a2
    lw a0, 328(sp)
    pq_eor3 t5, s2, s6, t5
    lw s6, 312(sp)
    xor s2, ra, s7
    sw t0, 76(sp)
    lw a6, 156(sp)
    andi ra, a1, 255
    pq_eor3 a6, s11, s6, a6
    pq_eor3 t5, t5, a4, s9
    pq_eor3 a4, a6, s4, t0
    lw a6, 320(sp)
    pq_eor3 t0, a0, s0, a7
    bne ra, zero, .Lkeccak_f1600_1
    sw s7, 312(sp)
    pq_fsri a0, t1, t0, 31
    pq_fsri ra, t3, t2, 31
    xor ra, a3, ra
    sw s10, 316(sp)
    pq_fsri s7, t6, a2, 31
    pq_fsri s10, a2, t6, 31
    xor s10, t2, s10
    pq_fsri s11, a4, a3, 31
    xor s11, t4, s11
    xor a0, t6, a0
    xor s7, t3, s7
    pq_fsri t6, t4, t5, 31
    pq_fsri t4, t5, t4, 31
    xor t6, t1, t6
    xor t4, t0, t4
    xor s1, s1, t4
    pq_fsri a3, a3, a4, 31
    pq_fsri t2, t2, t3, 31
    lw t3, 188(sp)
    xor t2, a4, t2
    xor a3, t5, a3
    xor a7, a7, ra
    xor s8, s8, a3
    lw t5, 104(sp)
    xor s9, s9, s7
    xor t5, t5, s11
    pq_fsri a4, s8, t5, 7
    xor t3, t3, a3
    xor s2, s2, t2
    pq_fsri s8, t5, s8, 7
    pq_fsri t0, t0, t1, 31
    pq_fsri t5, s2, a7, 28
    lw t1, 32(sp)
    xor t1, t1, a0
    xor t0, a2, t0
    xor s6, s6, t0
    xor s3, s3, t6
    sw s8, 320(sp)
    pq_fsri s2, a7, s2, 28
    pq_fsri s8, s1, s3, 22
    pq_fsri a2, s6, t1, 5
    pq_fsri s1, s3, s1, 22
    pq_fsri s6, t1, s6, 5
    xor a5, a5, a3
    pq_bcax t1, s6, s8, t5
    sw t1, 32(sp)
    lw a7, 84(sp)
    lw t1, 136(sp)
    xor a7, a7, t2
    xor t1, t1, s10
    pq_bcax s3, a2, s1, s2
    sw s3, 136(sp)
    lw s3, 140(sp)
    xor s3, s3, s7
    sw s9, 140(sp)
    pq_fsri s9, t1, s3, 17
    pq_fsri s3, s3, t1, 17
    lw t1, 184(sp)
    xor t1, t1, s11
    sw a4, 184(sp)
    pq_bcax a4, t5, s9, s8
    sw a4, 188(sp)
    pq_fsri a4, t1, t3, 8
    xor s5, s5, s11
    pq_fsri t1, t3, t1, 8
    pq_bcax t3, s9, s6, t1
    sw t3, 324(sp)
    pq_bcax s6, t1, t5, s6
    pq_bcax t3, s3, a2, a4
    lw t5, 132(sp)
    pq_bcax a2, a4, s2, a2
    pq_bcax a4, s1, a4, s3
    sw a4, 328(sp)
    lw a4, 128(sp)
    pq_bcax s1, s2, s3, s1
    lw s2, 72(sp)
    xor s3, a4, t4
    xor t5, t5, t6
    xor s2, s2, a0
    pq_fsri a4, t5, s3, 19
    pq_bcax s8, s8, t1, s9
    lw s9, 76(sp)
    xor s9, s9, t0
    pq_fsri t1, s2, s9, 12
    xor s0, s0, ra
    sw s8, 72(sp)
    pq_fsri s8, s0, a7, 29
    pq_fsri s2, s9, s2, 12
    lw s9, 180(sp)
    sw s1, 332(sp)
    xor a6, a6, t6
    lw s1, 176(sp)
    pq_fsri t5, s3, t5, 19
    lw s3, 148(sp)
    xor s1, s1, s10
    xor s9, s9, s7
    xor s3, s3, a3
    sw t3, 76(sp)
    pq_fsri t3, s9, s1, 3
    pq_fsri s1, s1, s9, 3
    pq_fsri s0, a7, s0, 29
    pq_bcax s9, s0, s1, t5
    sw s9, 336(sp)
    lw s9, 24(sp)
    pq_bcax a7, s2, t5, s0
    sw a7, 24(sp)
    xor s9, s9, s11
    lw a7, 28(sp)
    xor a3, a7, a3
    pq_fsri a7, s9, a3, 4
    pq_fsri s9, a3, s9, 4
    pq_bcax a3, t5, s9, s1
    pq_bcax t5, a4, a7, t3
    sw a3, 28(sp)
    pq_bcax a3, t1, a4, s8
    pq_bcax s1, s1, s2, s9
    pq_bcax s0, s9, s0, s2
    lw s9, 20(sp)
    pq_bcax s2, s8, t3, a4
    lw a4, 16(sp)
    xor s9, s9, s7
    xor a4, a4, s10
    sw s2, 340(sp)
    sw s0, 84(sp)
    pq_fsri s2, s9, a4, 2
    lw s0, 168(sp)
    pq_fsri a4, a4, s9, 2
    xor s9, s0, t4
    pq_fsri s0, s9, a6, 30
    pq_bcax s8, a7, s8, t1
    pq_bcax t1, t3, t1, a7
    pq_fsri a7, a5, s5, 9
    xor s4, s4, t0
    pq_bcax t3, s0, a7, s2
    sw s8, 128(sp)
    pq_eor3 s8, s6, t1, t3
    pq_fsri s5, s5, a5, 9
    lw a5, 316(sp)
    sw s1, 316(sp)
    pq_fsri a6, a6, s9, 30
    pq_bcax s9, a6, s5, a4
    pq_eor3 s1, a2, s1, s9
    sw s6, 344(sp)
    lw s6, 120(sp)
    sw t1, 132(sp)
    lw t1, 124(sp)
    xor t1, t1, t2
    xor a5, a5, a0
    sw a2, 348(sp)
    pq_fsri a2, a5, s4, 25
    sw s9, 176(sp)
    xor s6, s6, ra
    pq_bcax s9, a4, a2, s5
    sw t3, 352(sp)
    pq_fsri t3, s6, t1, 23
    pq_fsri s4, s4, a5, 25
    pq_bcax a5, t3, a4, a6
    pq_fsri a4, t1, s6, 23
    lw t1, 152(sp)
    pq_bcax s6, a2, a6, t3
    pq_bcax a6, s2, s4, a7
    pq_bcax a7, a7, a4, s4
    pq_bcax s2, a4, s2, s0
    xor t1, t1, a0
    pq_bcax s5, s5, t3, a2
    lw a2, 52(sp)
    pq_bcax s4, s4, s0, a4
    xor t3, a2, t6
    lw s0, 324(sp)
    lw a2, 8(sp)
    pq_eor3 a4, s0, t5, s2
    lw s0, 12(sp)
    xor a2, a2, t4
    xor s0, s0, t6
    pq_fsri t6, s0, a2, 31
    pq_fsri s0, a2, s0, 31
    lw a2, 96(sp)
    sw s2, 180(sp)
    lw s2, 100(sp)
    xor a2, a2, s10
    xor s2, s2, s7
    pq_fsri s7, a2, s2, 21
    sw t5, 356(sp)
    lw t5, 312(sp)
    xor t4, t5, t4
    pq_fsri t5, t3, t4, 20
    pq_fsri a2, s2, a2, 21
    lw s2, 188(sp)
    pq_eor3 s2, s2, a3, a7
    sw a3, 312(sp)
    lw a3, 4(sp)
    sw a7, 360(sp)
    xor a7, a3, t2
    sw a6, 16(sp)
    pq_bcax a3, a7, a2, t5
    lw a6, 12(a1)
    xor a3, a3, a6
    lw a6, 144(sp)
    pq_fsri t3, t4, t3, 20
    xor s11, a6, s11
    lw t4, 192(sp)
    pq_fsri a6, s3, s11, 11
    sw a3, 20(sp)
    pq_fsri a3, s11, s3, 11
    pq_bcax s3, t5, a3, a2
    lw s11, 196(sp)
    sw s6, 364(sp)
    xor s6, s11, t0
    xor s11, t4, a0
    pq_fsri a0, s11, s6, 18
    pq_bcax t5, a0, t5, a7
    pq_bcax t4, a2, a0, a3
    pq_bcax a0, a3, a7, a0
    pq_bcax a2, t3, a6, s7
    lw a3, 0(sp)
    pq_fsri a7, s6, s11, 18
    xor s6, a3, ra
    pq_bcax s11, s6, s7, t3
    pq_bcax a3, a7, t3, s6
    lw t3, 156(sp)
    xor t0, t3, t0
    pq_fsri t3, t1, t0, 24
    pq_fsri t0, t0, t1, 24
    lw t1, 164(sp)
    xor t2, t1, t2
    lw t1, 160(sp)
    xor ra, t1, ra
    pq_fsri t1, ra, t2, 14
    pq_bcax s6, a6, s6, a7
    pq_bcax a6, s7, a7, a6
    lw a7, 28(sp)
    pq_fsri s7, t2, ra, 14
    sw s6, 120(sp)
    lw ra, 76(sp)
    pq_bcax t2, t0, t6, s7
    pq_eor3 ra, ra, a7, a5
    lw a7, 184(sp)
    pq_eor3 ra, ra, s6, t2
    pq_bcax s6, a7, s7, t0
    sw t2, 368(sp)
    lw t2, 56(sp)
    xor s10, t2, s10
    lw t2, 140(sp)
    sw a5, 124(sp)
    pq_fsri a5, t2, s10, 26
    pq_bcax s7, s7, a5, t6
    pq_eor3 s1, s1, a3, s7
    pq_bcax t6, t6, a7, a5
    pq_bcax t0, a5, t0, a7
    pq_fsri s10, s10, t2, 26
    lw t2, 320(sp)
    sw a3, 140(sp)
    pq_bcax a5, s10, t3, t2
    pq_bcax a7, s0, t2, s10
    lw a3, 8(a1)
    pq_bcax s10, t1, s10, s0
    xor a3, s11, a3
    pq_eor3 s11, s8, t5, s10
    lw s8, 24(sp)
    sw t5, 184(sp)
    lw t5, 332(sp)
    pq_eor3 t5, t5, s8, s5
    pq_eor3 s8, s2, s3, a5
    pq_eor3 t5, t5, a2, t0
    sw s3, 372(sp)
    lw s2, 84(sp)
    pq_fsri s3, s8, t5, 31
    xor s3, s1, s3
    sw a2, 168(sp)
    xor a2, s2, s3
    sw a2, 376(sp)
    xor a2, t6, s3
    sw a2, 380(sp)
    pq_bcax a2, t3, s0, t1
    xor s0, s9, s3
    sw s0, 384(sp)
    pq_fsri s0, t5, s8, 31
    xor s0, s11, s0
    sw s7, 388(sp)
    xor s7, a7, s0
    pq_eor3 a4, a4, a0, a2
    sw a0, 396(sp)
    pq_fsri a0, ra, a4, 31
    sw s7, 392(sp)
    xor s7, s8, a0
    lw a0, 340(sp)
    pq_fsri s8, s1, s11, 31
    pq_bcax t1, t2, t1, t3
    lw t2, 72(sp)
    sw a2, 400(sp)
    pq_fsri t3, a4, ra, 31
    xor a2, t5, t3
    lw t3, 136(sp)
    pq_eor3 a0, t2, a0, s4
    pq_eor3 a0, a0, t4, t1
    pq_eor3 t5, t3, s2, s9
    lw t2, 128(sp)
    xor s2, a3, s3
    sw s4, 320(sp)
    xor s9, t2, s0
    lw s4, 364(sp)
    sw s9, 84(sp)
    lw s9, 336(sp)
    sw s2, 404(sp)
    xor s2, a0, s8
    lw s8, 328(sp)
    pq_eor3 s4, s8, s9, s4
    lw s8, 16(sp)
    pq_eor3 s9, t5, a3, t6
    lw a3, 32(sp)
    pq_eor3 s4, s4, a6, s6
    pq_eor3 t5, a3, t2, s8
    xor t2, t3, s3
    lw t6, 20(sp)
    pq_fsri s3, s4, a0, 31
    pq_eor3 t3, t5, t6, a7
    xor a7, t3, s3
    pq_fsri t5, t3, s9, 31
    pq_fsri s3, s11, s1, 31
    pq_fsri s1, s9, t3, 31
    xor s11, ra, t5
    xor t3, s4, s3
    xor s3, a5, a7
    xor ra, a3, s0
    xor t5, s8, s0
    pq_fsri a0, a0, s4, 31
    xor a5, s9, a0
    xor a3, t0, a5
    xor s8, a6, a2
    lw s4, 360(sp)
    pq_fsri a0, a3, s3, 22
    pq_fsri s9, s3, a3, 22
    xor t0, t1, s7
    xor a6, s4, a7
    xor s3, s5, a5
    xor a3, t4, s7
    pq_fsri t1, ra, t2, 23
    pq_fsri s4, s3, a6, 30
    lw t4, 200(sp)
    pq_fsri s5, a3, s8, 2
    pq_fsri s3, a6, s3, 30
    pq_bcax a6, t1, s5, s4
    sw a6, 188(t4)
    xor a6, t6, s0
    lw s0, 356(sp)
    lw t6, 28(sp)
    xor s0, s0, s2
    pq_fsri ra, t2, ra, 23
    pq_fsri t2, s8, a3, 2
    xor a3, t6, t3
    pq_fsri s8, a3, s0, 9
    xor t6, a4, s1
    pq_fsri s1, s0, a3, 9
    pq_bcax a4, s4, s1, s5
    pq_bcax s0, s3, s8, t2
    sw s0, 192(t4)
    lw a3, 388(sp)
    xor s0, a3, s11
    xor a3, s10, t6
    pq_fsri s10, a3, s0, 25
    pq_fsri s0, s0, a3, 25
    pq_bcax a3, s0, s3, ra
    pq_bcax s3, ra, t2, s3
    pq_bcax ra, s8, ra, s0
    sw a4, 196(t4)
    lw a4, 404(sp)
    sw ra, 168(t4)
    sw s3, 184(t4)
    pq_bcax ra, t2, s0, s8
    lw s3, 140(sp)
    lw t2, 24(sp)
    xor s0, s3, s11
    sw ra, 160(t4)
    pq_bcax s8, s5, s10, s1
    lw s3, 328(sp)
    pq_bcax ra, s1, t1, s10
    xor s5, s3, a2
    xor s1, t2, a5
    sw s8, 164(t4)
    pq_bcax s3, s10, s4, t1
    lw t2, 352(sp)
    sw ra, 172(t4)
    lw s8, 312(sp)
    sw s3, 180(t4)
    xor t1, t2, t6
    xor s4, s8, a7
    pq_fsri s10, s4, s1, 20
    xor ra, s6, a2
    pq_fsri s3, t0, ra, 21
    pq_fsri t2, s1, s4, 20
    lw s8, 176(sp)
    sw a3, 176(t4)
    lw s6, 0(a1)
    xor s1, s8, s11
    pq_fsri s4, ra, t0, 21
    pq_bcax a3, a4, s4, t2
    pq_fsri s8, t1, s1, 18
    xor ra, a3, s6
    pq_bcax t0, s8, t2, a4
    sw t0, 32(t4)
    sw ra, 0(t4)
    lw a3, 76(sp)
    lw s6, 324(sp)
    xor t0, a3, t3
    xor ra, s6, s2
    pq_fsri a3, ra, t0, 11
    pq_bcax s6, s4, s8, a3
    pq_fsri ra, t0, ra, 11
    pq_fsri s1, s1, t1, 18
    pq_bcax t0, a3, a4, s8
    pq_bcax t1, s1, s10, a6
    lw a4, 72(sp)
    pq_bcax s8, s10, ra, s3
    pq_bcax t2, t2, a3, s4
    pq_bcax a3, a6, s3, s10
    sw t1, 36(t4)
    pq_bcax s4, ra, a6, s1
    xor s10, a4, s7
    pq_fsri t1, s10, s5, 17
    pq_bcax a6, s3, s1, ra
    lw a4, 124(sp)
    lw s3, 180(sp)
    xor ra, a4, t3
    sw t0, 24(t4)
    lw s1, 368(sp)
    pq_fsri a4, s5, s10, 17
    lw s10, 4(a1)
    xor s3, s3, s2
    xor s10, a3, s10
    pq_fsri a1, s3, ra, 8
    pq_fsri t0, ra, s3, 8
    xor s5, s1, t3
    pq_bcax a3, s9, t0, t1
    pq_bcax ra, a0, a1, a4
    lw s3, 184(sp)
    sw ra, 140(t4)
    xor s1, s3, t6
    pq_fsri ra, s1, s0, 5
    pq_fsri s3, s0, s1, 5
    sw s10, 4(t4)
    sw a3, 136(t4)
    pq_bcax s0, t1, ra, t0
    sw s0, 144(t4)
    lw s1, 84(sp)
    lw s10, 332(sp)
    lw a3, 376(sp)
    pq_fsri s0, a3, s1, 28
    sw t2, 8(t4)
    pq_bcax t2, s0, t1, s9
    sw t2, 128(t4)
    xor t1, s10, a5
    pq_bcax t2, ra, s9, s0
    pq_bcax s0, t0, s0, ra
    pq_fsri s10, s1, a3, 28
    pq_bcax s9, a1, s10, s3
    pq_bcax ra, s3, a0, s10
    sw ra, 124(t4)
    pq_bcax s1, s10, a4, a0
    lw t0, 340(sp)
    pq_bcax a3, a4, s3, a1
    xor ra, t0, s7
    sw s0, 152(t4)
    sw t2, 120(t4)
    lw s0, 400(sp)
    lw a0, 168(sp)
    xor s0, s0, s2
    sw s1, 132(t4)
    lw s10, 336(sp)
    lw a1, 396(sp)
    lw a4, 384(sp)
    sw s4, 28(t4)
    xor s3, s10, a2
    lw t0, 372(sp)
    xor t2, a0, a5
    xor a0, t0, a7
    pq_fsri a5, t2, a0, 31
    pq_fsri s1, t5, a4, 14
    pq_fsri s4, ra, s3, 26
    pq_fsri s10, s3, ra, 26
    lw t0, 348(sp)
    lw ra, 132(sp)
    lw s3, 344(sp)
    xor a1, a1, s2
    lw s2, 188(sp)
    pq_fsri t2, a0, t2, 31
    xor a0, t0, s11
    pq_bcax t0, s1, s4, t2
    sw a3, 148(t4)
    xor a3, s3, t6
    xor s3, ra, t6
    pq_fsri ra, a0, a3, 24
    pq_fsri t6, s0, s5, 7
    pq_fsri s0, s5, s0, 7
    pq_bcax s5, t2, t6, s4
    pq_fsri a4, a4, t5, 14
    pq_fsri t5, a3, a0, 24
    pq_bcax a0, a4, s10, a5
    lw a3, 316(sp)
    xor a7, s2, a7
    xor s2, a3, s11
    pq_bcax a3, s4, t5, t6
    pq_bcax s11, t5, t2, s1
    sw s8, 12(t4)
    pq_fsri s8, s2, s3, 12
    sw a3, 88(t4)
    sw s6, 16(t4)
    lw s6, 120(sp)
    pq_bcax s4, s0, a4, ra
    sw a0, 116(t4)
    lw t2, 320(sp)
    xor a3, s6, t3
    pq_fsri a0, s3, s2, 12
    sw s11, 104(t4)
    xor s7, t2, s7
    pq_bcax s6, a5, s0, s10
    pq_fsri t3, a3, a1, 4
    lw s2, 380(sp)
    pq_fsri s3, a1, a3, 4
    pq_bcax s11, ra, a5, a4
    sw a6, 20(t4)
    lw t2, 364(sp)
    pq_bcax a1, t6, s1, t5
    sw s4, 100(t4)
    xor a3, t2, a2
    lw a2, 392(sp)
    pq_fsri a4, a3, s7, 3
    pq_fsri a6, a2, s2, 29
    pq_bcax a5, s3, a6, a0
    pq_bcax s1, s10, ra, s0
    pq_fsri t5, s2, a2, 29
    pq_bcax t6, a4, a0, s3
    pq_fsri s4, s7, a3, 3
    sw a5, 40(t4)
    pq_fsri t2, a7, t1, 19
    pq_bcax ra, s4, s8, t3
    sw s11, 108(t4)
    sw s1, 92(t4)
    pq_bcax s0, t5, s4, t2
    sw t6, 72(t4)
    sw ra, 76(t4)
    pq_fsri s2, t1, a7, 19
    pq_bcax s10, t2, t3, s4
    sw s6, 84(t4)
    sw s5, 80(t4)
    sw s9, 156(t4)
    pq_bcax a2, a0, s2, a6
    pq_bcax s9, a6, a4, s2
    pq_bcax ra, s8, t2, t5
    pq_bcax a3, s2, s3, a4
    sw a1, 96(t4)
    sw s0, 60(t4)
    sw ra, 52(t4)
    sw s10, 68(t4)
    pq_bcax s6, t3, t5, s8
    sw t0, 112(t4)
    lw ra, 304(sp)
    lw s1, 260(sp)
    lw s0, 256(sp)
    lw s2, 264(sp)
    sw s6, 44(t4)
    lw s3, 268(sp)
    sw s9, 56(t4)
    lw s4, 272(sp)
    lw s6, 280(sp)
    lw s5, 276(sp)
    lw s7, 284(sp)
    sw a2, 48(t4)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
    sw a3, 64(t4)
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

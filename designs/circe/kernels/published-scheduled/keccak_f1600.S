# keccak_f1600 of sha3, variant "published-scheduled" of design "circe", with keccak_f1600.S, scheduled for cv32e40px:
# 9,802 -> 8,859 cycles, 8,688 -> 8,446 instructions, 8,212 -> 7,842 bytes, proved equal to what came.
# No order takes fewer than 8,446 cycles (cycles in EX: 8,446, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cvxif-keccak/generator start
#   instar schedule sha3 keccak_f1600 --core cv32e40px --design circe --variant published-scheduled --kernel start/cv32e40px/published/keccak_f1600.S --effort 1 -o keccak_f1600.S

# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, CIRCE's published instructions.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xcirce_keccak.inc"

    .section .text.keccak_f1600, "ax", @progbits
    .balign 8
    .globl keccak_f1600
    .type keccak_f1600, @function
keccak_f1600:
    addi sp, sp, -608
    sw s2, 264(sp)
    sw s0, 256(sp)
    sw s3, 268(sp)
    sw s4, 272(sp)
    sw s5, 276(sp)
    sw s1, 260(sp)
    sw s6, 280(sp)
    sw s7, 284(sp)
    sw s8, 288(sp)
    sw s9, 292(sp)
    sw s10, 296(sp)
    sw s11, 300(sp)
    lw s5, 124(a0)
    sw ra, 304(sp)
    lw a3, 84(a0)
    lw a6, 4(a0)
    sw a0, 200(sp)
    lw t3, 44(a0)
    xor a5, a6, t3
    lw a2, 32(a0)
    lw t4, 12(a0)
    lw t1, 52(a0)
    xor t6, t4, t1
    lw a7, 92(a0)
    xor t6, t6, a7
    xor a5, a5, a3
    lw t5, 88(a0)
    lw t2, 48(a0)
    lw t0, 8(a0)
    xor a4, t0, t2
    lw s4, 80(a0)
    xor a4, a4, t5
    lw a1, 72(a0)
    xor ra, a2, a1
    lw s0, 112(a0)
    xor ra, ra, s0
    lw s1, 0(a0)
    lw s2, 40(a0)
    xor s3, s1, s2
    xor s3, s3, s4
    xor a5, a5, s5
    lw s6, 20(a0)
    lw s9, 100(a0)
    lw s7, 60(a0)
    lw s11, 36(a0)
    xor s8, s6, s7
    xor s8, s8, s9
    lw s10, 132(a0)
    lw a6, 172(a0)
    xor t6, t6, s10
    lw t4, 152(a0)
    xor ra, ra, t4
    lw t4, 164(a0)
    lw t0, 96(a0)
    xor t6, t6, a6
    xor a5, a5, t4
    lw t4, 16(a0)
    lw a6, 56(a0)
    xor a6, t4, a6
    lw t1, 28(a0)
    lw s1, 120(a0)
    xor a6, a6, t0
    lw t2, 136(a0)
    xor a6, a6, t2
    xor s3, s3, s1
    lw t0, 160(a0)
    xor s3, s3, t0
    addi s9, zero, 1
    lw s1, 108(a0)
    circe_rol32_h s7, s3, a5, s9
    lw t5, 68(a0)
    xor s0, t1, t5
    xor s0, s0, s1
    lw s6, 128(a0)
    lw s10, 76(a0)
    xor a1, s11, s10
    lw s10, 148(a0)
    xor s0, s0, s10
    lw t5, 156(a0)
    xor a4, a4, s6
    lw s4, 116(a0)
    xor s6, a1, s4
    lw s4, 140(a0)
    xor s8, s8, s4
    lw a1, 180(a0)
    xor s8, s8, a1
    lw s4, 168(a0)
    xor a4, a4, s4
    lw s4, 196(a0)
    lw a1, 192(a0)
    xor s6, s6, t5
    xor s6, s6, s4
    xor ra, ra, a1
    lw s4, 176(a0)
    xor a6, a6, s4
    addi s4, zero, 1
    circe_rol32_l a1, ra, s6, s4
    xor a1, a6, a1
    circe_rol32_h s4, ra, s6, s4
    xor s4, s8, s4
    xor s1, s1, s4
    xor s10, s10, s4
    sw s1, 312(sp)
    addi s1, zero, 1
    sw s10, 316(sp)
    circe_rol32_l s10, a4, t6, s1
    xor s10, ra, s10
    circe_rol32_l s9, s3, a5, s9
    circe_rol32_h s1, a4, t6, s1
.Lkeccak_f1600_pc800011fe:
    auipc ra, %pcrel_hi(.Lconstants + 176)
    xor s6, s6, s1
    addi ra, ra, %pcrel_lo(.Lkeccak_f1600_pc800011fe)
    xor s1, s5, s6
    xor a3, a3, s6
    addi s5, zero, 1
    sw ra, 320(sp)
    circe_rol32_h ra, a6, s8, s5
    xor s2, s2, s10
    xor a5, a5, ra
    xor t0, t0, s10
    circe_rol32_l a6, a6, s8, s5
    xor s8, a7, a5
    lw s5, 188(a0)
    xor s0, s0, s5
    lw a7, 24(a0)
    lw ra, 64(a0)
    sw t0, 324(sp)
    xor t0, a7, ra
    lw ra, 104(a0)
    xor t0, t0, ra
    xor t3, t3, s6
    lw ra, 144(a0)
    xor t0, t0, ra
    lw ra, 184(a0)
    xor t0, t0, ra
    sw s6, 328(sp)
    addi s6, zero, 1
    circe_rol32_l a7, t0, s0, s6
    xor a7, a4, a7
    xor t2, t2, a7
    xor t1, t1, s4
    xor s7, s0, s7
    xor a4, t5, s7
    xor s9, t0, s9
    xor t5, a2, s9
    xor a6, s3, a6
    xor t4, t4, a7
    xor a2, ra, a1
    xor ra, s11, s7
    sw a4, 332(sp)
    addi s11, zero, 27
    circe_rol32_h a4, t5, ra, s11
    circe_rol32_l t5, t5, ra, s11
    circe_rol32_h s6, t0, s0, s6
    xor s6, t6, s6
    xor s0, s5, s4
    addi s5, zero, 56
    circe_rol32_h t6, a2, s0, s5
    addi s3, zero, 36
    circe_rol32_h t0, s2, t3, s3
    circe_bcop32 ra, t6, a4, t0
    lw s11, 72(a0)
    xor s11, s11, s9
    circe_rol32_l s3, s2, t3, s3
    circe_rol32_l s0, a2, s0, s5
    circe_bcop32 t3, s0, t5, s3
    lw s2, 140(a0)
    xor s2, s2, s6
    addi s5, zero, 15
    circe_rol32_l a2, t2, s2, s5
    circe_rol32_h s2, t2, s2, s5
    lw s5, 176(a0)
    xor s5, s5, a7
    circe_bcop32 t2, s2, t6, a4
    sw a7, 336(sp)
    lw a7, 88(a0)
    xor a7, a7, a6
    sw t3, 340(sp)
    addi t3, zero, 10
    sw s9, 344(sp)
    circe_rol32_l s9, a7, s8, t3
    sw s1, 348(sp)
    circe_bcop32 s1, s3, s9, a2
    sw s1, 352(sp)
    circe_bcop32 s1, a2, s0, t5
    circe_rol32_h s8, a7, s8, t3
    circe_bcop32 t3, a4, t0, s8
    circe_bcop32 s3, t5, s3, s9
    circe_bcop32 a7, t0, s8, s2
    circe_bcop32 s8, s8, s2, t6
    lw s2, 80(a0)
    xor s2, s2, s10
    lw t6, 76(a0)
    xor t6, t6, s7
    lw t0, 24(a0)
    addi a4, zero, 28
    xor t0, t0, a1
    circe_rol32_l t5, t0, t1, a4
    sw a7, 356(sp)
    addi a7, zero, 20
    sw s3, 360(sp)
    circe_rol32_h s3, s11, t6, a7
    circe_rol32_l t6, s11, t6, a7
    circe_rol32_h t1, t0, t1, a4
    lw a7, 180(a0)
    xor a7, a7, s6
    addi t0, zero, 61
    circe_rol32_l a4, s5, a7, t0
    circe_bcop32 s11, a4, t5, t6
    sw s11, 364(sp)
    addi s11, zero, 3
    sw s1, 368(sp)
    circe_rol32_h s1, s2, a3, s11
    circe_rol32_h s5, s5, a7, t0
    lw a7, 128(a0)
    xor a7, a7, a6
    circe_rol32_l a3, s2, a3, s11
    lw s2, 132(a0)
    xor s2, s2, a5
    addi t0, zero, 45
    circe_rol32_l s11, a7, s2, t0
    circe_rol32_h s2, a7, s2, t0
    circe_bcop32 t0, a3, s11, a4
    circe_bcop32 a7, s3, s1, s2
    sw a7, 372(sp)
    circe_bcop32 a7, s2, s5, t1
    circe_bcop32 s2, s1, s2, s5
    sw t2, 376(sp)
    xor t2, t2, a7
    sw a7, 380(sp)
    circe_bcop32 a7, t5, t6, a3
    sw s2, 384(sp)
    xor s2, s8, s2
    circe_bcop32 s0, s9, a2, s0
    lw a2, 68(a0)
    xor s4, a2, s4
    circe_bcop32 s5, s5, t1, s3
    xor a2, ra, s5
    xor s9, s0, t0
    circe_bcop32 s3, t1, s3, s1
    lw s1, 64(a0)
    addi t1, zero, 55
    xor s1, s1, a1
    sw ra, 388(sp)
    circe_rol32_h ra, s1, s4, t1
    circe_rol32_l s4, s1, s4, t1
    lw s1, 116(a0)
    xor s1, s1, s7
    lw t1, 20(a0)
    xor t1, t1, s6
    sw t0, 392(sp)
    addi t0, zero, 62
    sw s8, 396(sp)
    circe_rol32_l s8, t4, t1, t0
    circe_rol32_h t4, t4, t1, t0
    lw t1, 352(sp)
    circe_bcop32 a3, t6, a3, s11
    xor t6, t1, a3
    lw t0, 120(a0)
    xor t0, t0, s10
    addi t1, zero, 41
    sw s0, 400(sp)
    lw s0, 348(sp)
    sw a3, 404(sp)
    circe_rol32_l a3, t0, s0, t1
    sw s3, 408(sp)
    xor s3, t3, s3
    circe_bcop32 a4, s11, a4, t5
    lw t5, 368(sp)
    xor s11, t5, a4
    circe_rol32_h s0, t0, s0, t1
    lw t1, 112(a0)
    lw t0, 344(sp)
    xor t1, t1, t0
    addi t5, zero, 39
    sw t3, 348(sp)
    circe_rol32_l t3, t1, s1, t5
    circe_rol32_h s1, t1, s1, t5
    circe_bcop32 t1, s8, s4, t3
    lw t5, 360(sp)
    xor t5, t5, a7
    xor t5, t5, t1
    sw t1, 412(sp)
    lw t1, 172(a0)
    xor t1, t1, a5
    sw a7, 416(sp)
    lw a7, 168(a0)
    xor a7, a7, a6
    sw a4, 420(sp)
    addi a4, zero, 2
    sw s5, 424(sp)
    circe_rol32_h s5, a7, t1, a4
    circe_rol32_l t1, a7, t1, a4
    circe_bcop32 a7, s0, s5, t4
    circe_bcop32 a4, a3, t1, s8
    xor s11, s11, a4
    xor t2, t2, a7
    sw a4, 428(sp)
    circe_bcop32 a4, s1, s0, s5
    xor s2, s2, a4
    sw a4, 432(sp)
    circe_bcop32 a4, t3, a3, t1
    xor s9, s9, a4
    sw a4, 436(sp)
    circe_bcop32 a4, t4, ra, s1
    xor s3, s3, a4
    circe_bcop32 s0, ra, s1, s0
    circe_bcop32 s1, s4, t3, a3
    lw t3, 52(a0)
    lw a3, 320(sp)
    sw a4, 440(sp)
    lw a4, 8(a3)
    xor t6, t6, s1
    circe_bcop32 s8, t1, s8, s4
    lw s4, 12(a3)
    lw t1, 356(sp)
    lw a3, 372(sp)
    xor t3, t3, a5
    xor t1, t1, a3
    lw a3, 340(sp)
    sw a7, 444(sp)
    lw a7, 364(sp)
    xor t1, t1, s0
    xor a7, a3, a7
    xor a7, a7, s8
    circe_bcop32 t4, s5, t4, ra
    lw a3, 196(a0)
    xor ra, a3, s7
    lw s7, 192(a0)
    xor s7, s7, t0
    addi s5, zero, 14
    circe_rol32_h a3, s7, ra, s5
    xor a2, a2, t4
    sw t4, 448(sp)
    circe_rol32_l t0, s7, ra, s5
    lw t4, 60(a0)
    xor t4, t4, s6
    sw s8, 452(sp)
    lw s8, 100(a0)
    xor s6, s8, s6
    lw s8, 96(a0)
    sw s0, 456(sp)
    lw s0, 336(sp)
    sw s1, 460(sp)
    addi s1, zero, 43
    xor s8, s8, s0
    circe_rol32_h ra, s8, s6, s1
    lw s7, 0(a0)
    xor s10, s7, s10
    lw s7, 48(a0)
    xor s7, s7, a6
    addi s5, zero, 44
    sw s9, 464(sp)
    circe_rol32_l s9, s7, t3, s5
    circe_rol32_h s5, s7, t3, s5
    circe_rol32_l s6, s8, s6, s1
    circe_bcop32 s1, s10, s9, s6
    addi s7, zero, 21
    xor s1, s1, a4
    xor t3, t5, s1
    lw s8, 144(a0)
    xor a4, s8, a1
    lw t5, 316(sp)
    circe_rol32_h s8, a4, t5, s7
    sw s1, 468(sp)
    circe_bcop32 s1, s5, ra, s8
    circe_rol32_l s7, a4, t5, s7
    circe_bcop32 a4, s9, s6, s7
    circe_bcop32 t5, s6, s7, t0
    xor t6, t6, a4
    circe_bcop32 s6, t0, s10, s9
    circe_bcop32 s7, s7, t0, s10
    xor s9, s11, s7
    circe_bcop32 s11, ra, s8, a3
    sw a4, 316(sp)
    lw t0, 8(a0)
    xor a6, t0, a6
    lw s10, 4(a0)
    sw s7, 472(sp)
    lw s7, 328(sp)
    xor a4, s10, s7
    circe_bcop32 t0, s8, a3, a4
    circe_bcop32 s10, a4, s5, ra
    circe_bcop32 s8, a3, a4, s5
    xor ra, a2, s8
    xor a3, t2, t0
    lw a4, 12(a0)
    xor s5, a4, a5
    lw a5, 56(a0)
    xor s0, s0, a5
    addi a5, zero, 6
    circe_rol32_h a2, s0, t4, a5
    addi t2, zero, 1
    circe_rol32_l a4, a6, s5, t2
    xor a7, a7, s6
    circe_rol32_l s0, s0, t4, a5
    lw a5, 152(a0)
    lw t4, 344(sp)
    xor a5, a5, t4
    lw t4, 104(a0)
    xor t4, t4, a1
    addi a1, zero, 25
    sw s6, 336(sp)
    lw s6, 312(sp)
    sw s8, 344(sp)
    xor s8, t1, s1
    xor s4, s10, s4
    circe_rol32_h t1, t4, s6, a1
    xor s3, s3, s4
    circe_rol32_h a6, a6, s5, t2
    circe_rol32_l s10, t4, s6, a1
    addi t2, zero, 8
    lw t4, 332(sp)
    circe_rol32_h s5, a5, t4, t2
    circe_bcop32 a1, a2, t1, s5
    lw a0, 164(a0)
    xor s7, a0, s7
    circe_rol32_l s6, a5, t4, t2
    circe_bcop32 a5, s0, s10, s6
    addi t4, zero, 18
    lw a0, 324(sp)
    sw s1, 312(sp)
    circe_rol32_l s1, a0, s7, t4
    lw t2, 464(sp)
    circe_rol32_h t4, a0, s7, t4
    circe_bcop32 s7, a4, s0, s10
    xor t3, t3, s7
    circe_bcop32 a0, a6, a2, t1
    xor s3, s3, a0
    circe_bcop32 s0, s1, a4, s0
    xor a7, a7, s0
    sw a0, 324(sp)
    circe_bcop32 a0, s5, t4, a6
    circe_bcop32 a4, s6, s1, a4
    xor a3, a3, a0
    xor s2, s2, s11
    circe_bcop32 s10, s10, s6, s1
    circe_bcop32 s6, t1, s5, t4
    xor s5, s8, a1
    xor s1, t2, t5
    xor s1, s1, s10
    xor s2, s2, s6
    addi t1, zero, 1
    circe_rol32_h s8, s1, s2, t1
    xor t2, s3, s8
    xor s8, s9, a4
    xor t6, t6, a5
    circe_bcop32 a6, t4, a6, a2
    xor s9, ra, a6
    addi t4, zero, 1
    circe_rol32_l a2, t6, s5, t4
    xor ra, a7, a2
    xor a2, a1, t2
    circe_rol32_h a1, t6, s5, t4
    xor t4, s9, a1
    xor s7, s7, ra
    sw s7, 328(sp)
    addi s7, zero, 1
    circe_rol32_h a1, s8, a3, s7
    sw a2, 332(sp)
    xor s5, s5, a1
    xor a2, s11, s5
    circe_rol32_l s7, s8, a3, s7
    xor t6, s7, t6
    addi s7, zero, 1
    circe_rol32_l a1, a7, s9, s7
    circe_rol32_h s11, a7, s9, s7
    xor s9, s1, a1
    xor a7, t5, t6
    xor s10, s10, t6
    lw s7, 472(sp)
    xor s7, s7, s9
    xor a1, a4, s9
    circe_rol32_l s1, s1, s2, t1
    xor s1, t3, s1
    lw t5, 352(sp)
    xor a4, t5, s1
    addi t1, zero, 1
    circe_rol32_h t5, t3, s3, t1
    xor a3, a3, t5
    circe_rol32_l s3, t3, s3, t1
    xor t3, s8, s3
    lw s3, 424(sp)
    xor t5, s3, a3
    lw s3, 420(sp)
    xor s3, s3, s9
    xor s0, s0, t3
    xor s2, s2, s11
    xor t1, t0, s2
    lw s8, 380(sp)
    xor s11, s8, s2
    addi t0, zero, 55
    circe_rol32_h s8, s3, s11, t0
    sw t5, 380(sp)
    xor t5, a0, s2
    addi a0, zero, 28
    sw a1, 420(sp)
    circe_rol32_h a1, s7, t1, a0
    circe_rol32_l t1, s7, t1, a0
    addi s7, zero, 62
    circe_rol32_l a0, a7, a2, s7
    xor a6, a6, a3
    sw a1, 424(sp)
    addi a1, zero, 39
    sw t1, 464(sp)
    circe_rol32_h t1, s0, a6, a1
    circe_rol32_l s3, s3, s11, t0
    circe_rol32_h a7, a7, a2, s7
    circe_bcop32 s7, a7, s8, t1
    sw s7, 164(sp)
    lw t0, 460(sp)
    xor s11, t0, s1
    lw a2, 456(sp)
    xor s7, a2, t2
    addi t0, zero, 2
    circe_rol32_l a2, s11, s7, t0
    circe_rol32_h t0, s11, s7, t0
    circe_bcop32 s7, t0, a7, s8
    sw s7, 196(sp)
    circe_rol32_l s0, s0, a6, a1
    circe_bcop32 s11, a2, a0, s3
    sw s11, 192(sp)
    lw a6, 348(sp)
    xor a6, a6, t4
    addi s7, zero, 41
    circe_bcop32 a1, a0, s3, s0
    sw a1, 160(sp)
    lw a1, 360(sp)
    xor a1, a1, ra
    sw t5, 348(sp)
    circe_rol32_l t5, a1, a6, s7
    circe_bcop32 s3, s3, s0, t5
    sw s3, 168(sp)
    circe_rol32_h s3, a1, a6, s7
    xor s4, s4, t4
    circe_bcop32 a6, s8, t1, s3
    circe_bcop32 a1, t1, s3, t0
    xor s6, s6, s5
    circe_bcop32 s0, s0, t5, a2
    sw s0, 176(sp)
    circe_bcop32 s7, t5, a2, a0
    sw s7, 184(sp)
    sw a1, 180(sp)
    lw s8, 452(sp)
    lw t1, 404(sp)
    xor s0, s8, t3
    circe_bcop32 a0, s3, t0, a7
    sw a0, 188(sp)
    xor a7, t1, s1
    addi t5, zero, 43
    circe_rol32_h a2, s10, s6, t5
    lw s8, 372(sp)
    xor t0, s8, t2
    addi s3, zero, 44
    lw a0, 368(sp)
    xor t1, a0, s9
    lw s8, 468(sp)
    circe_rol32_l a0, a7, t0, s3
    xor s8, s8, ra
    circe_rol32_l s6, s10, s6, t5
    circe_rol32_h s10, a7, t0, s3
    lw s3, 376(sp)
    xor s3, s3, s2
    addi t5, zero, 21
    sw t2, 360(sp)
    circe_rol32_h t0, t1, s3, t5
    circe_rol32_l a7, t1, s3, t5
    circe_bcop32 t5, a0, s6, a7
    sw t5, 8(sp)
    circe_bcop32 t2, s10, a2, t0
    sw t2, 12(sp)
    xor t1, a6, t2
    lw s3, 448(sp)
    addi t5, zero, 14
    xor s3, s3, a3
    circe_rol32_h t2, s0, s3, t5
    sw a6, 368(sp)
    circe_bcop32 a6, s4, s10, a2
    circe_rol32_l s3, s0, s3, t5
    circe_bcop32 s0, a7, s3, s8
    circe_bcop32 t5, s3, s8, a0
    sw t5, 32(sp)
    xor s11, s11, t5
    sw s0, 24(sp)
    circe_bcop32 t5, s8, a0, s6
    xor s7, s7, s0
    lw a0, 320(sp)
    lw s8, 0(a0)
    xor s0, t5, s8
    sw s0, 0(sp)
    circe_bcop32 s0, s6, a7, s3
    addi s8, zero, 10
    sw s0, 16(sp)
    lw s6, 4(a0)
    xor s3, a6, s6
    sw s3, 4(sp)
    xor a5, a5, s1
    lw a6, 332(sp)
    circe_rol32_h t5, a5, a6, s8
    lw s6, 400(sp)
    xor s6, s6, t6
    lw a7, 416(sp)
    xor s0, a7, ra
    sw a4, 352(sp)
    lw a0, 344(sp)
    lw s3, 316(sp)
    xor s3, s3, s1
    circe_bcop32 a7, t2, s4, s10
    lw s1, 396(sp)
    xor a4, a0, a3
    circe_bcop32 s10, a2, t0, t2
    xor s1, s1, s5
    lw a0, 444(sp)
    xor s2, a0, s2
    circe_bcop32 a2, t0, t2, s4
    sw a2, 28(sp)
    addi s4, zero, 15
    sw s10, 20(sp)
    xor t0, a1, s10
    circe_rol32_h a2, s6, s1, s4
    circe_rol32_l a5, a5, a6, s8
    lw a0, 384(sp)
    xor t2, a0, s5
    lw a1, 408(sp)
    addi a6, zero, 36
    xor a1, a1, t4
    circe_rol32_l s10, s0, a1, a6
    lw s8, 428(sp)
    circe_rol32_l s4, s6, s1, s4
    addi s1, zero, 56
    xor s9, s8, s9
    circe_rol32_l a0, s9, s2, s1
    circe_rol32_h a1, s0, a1, a6
    circe_bcop32 a6, a1, t5, a2
    sw a6, 132(sp)
    lw s6, 392(sp)
    xor s6, s6, t6
    circe_rol32_h s1, s9, s2, s1
    circe_bcop32 s8, s10, a5, s4
    sw s8, 128(sp)
    lw s9, 336(sp)
    xor s9, s9, t3
    addi s2, zero, 27
    circe_rol32_h s0, s9, a4, s2
    circe_bcop32 s8, a2, s1, s0
    sw s8, 148(sp)
    circe_bcop32 s8, s0, a1, t5
    circe_rol32_l a4, s9, a4, s2
    sw s8, 124(sp)
    circe_bcop32 s2, a0, a4, s10
    circe_bcop32 s0, s1, s0, a1
    sw s2, 152(sp)
    xor s9, s11, s2
    sw s0, 156(sp)
    addi a1, zero, 25
    lw s2, 196(sp)
    circe_bcop32 s1, t5, a2, s1
    sw s1, 140(sp)
    xor a2, s2, a7
    xor a2, a2, s0
    lw s2, 348(sp)
    lw s11, 420(sp)
    circe_rol32_h t5, s11, s2, a1
    sw a7, 316(sp)
    addi s0, zero, 6
    sw a2, 332(sp)
    circe_rol32_l a2, s6, t2, s0
    xor t0, t0, s1
    circe_rol32_h s1, s6, t2, s0
    lw t2, 432(sp)
    xor s5, t2, s5
    circe_rol32_l s2, s11, s2, a1
    xor a7, t1, a6
    circe_bcop32 t2, a5, s4, a0
    sw t2, 136(sp)
    circe_bcop32 s10, a4, s10, a5
    sw s10, 120(sp)
    lw a5, 412(sp)
    lw s0, 440(sp)
    xor a5, a5, ra
    xor s6, s0, t4
    addi a1, zero, 18
    circe_rol32_l s11, a5, s6, a1
    circe_rol32_h a5, a5, s6, a1
    lw t1, 312(sp)
    lw a6, 360(sp)
    xor ra, t1, a6
    lw a1, 160(sp)
    lw s0, 0(sp)
    xor a1, a1, s0
    xor a1, a1, s10
    circe_bcop32 s10, s4, a0, a4
    addi s4, zero, 1
    sw s10, 144(sp)
    xor s6, s7, s10
    lw t1, 16(sp)
    circe_rol32_l s7, s3, ra, s4
    lw s0, 164(sp)
    circe_bcop32 s10, s11, s7, a2
    lw a0, 4(sp)
    xor a4, s0, a0
    xor s0, a4, s8
    circe_rol32_h s4, s3, ra, s4
    xor a0, s9, s10
    circe_bcop32 a4, s4, s1, t5
    sw a4, 84(sp)
    lw s3, 176(sp)
    xor s3, s3, t1
    xor t2, s3, t2
    xor ra, s0, a4
    circe_bcop32 s0, s7, a2, s2
    xor a1, a1, s0
    lw s3, 340(sp)
    xor s3, s3, t3
    lw s9, 388(sp)
    xor s9, s9, a3
    addi a3, zero, 8
    circe_rol32_l t1, s3, s9, a3
    circe_bcop32 s7, t1, s11, s7
    sw s7, 104(sp)
    circe_rol32_h s9, s3, s9, a3
    circe_bcop32 s3, s1, t5, s9
    circe_bcop32 a4, s2, t1, s11
    xor a3, a7, s3
    circe_bcop32 s8, s9, a5, s4
    circe_bcop32 s4, a5, s4, s1
    lw s1, 364(sp)
    xor s1, s1, t3
    addi t3, zero, 20
    lw s11, 380(sp)
    xor a7, s6, s7
    circe_rol32_l s6, s1, s11, t3
    circe_rol32_h s7, s1, s11, t3
    lw s1, 324(sp)
    xor s11, s1, t4
    lw t4, 328(sp)
    circe_bcop32 s1, a2, s2, t1
    circe_bcop32 t3, t5, s9, a5
    sw t3, 100(sp)
    sw a4, 96(sp)
    xor t5, t0, t3
    addi t0, zero, 3
    lw s9, 352(sp)
    lw t3, 356(sp)
    circe_rol32_h a2, t4, s11, t0
    xor t3, t3, a6
    xor s2, t2, a4
    addi a5, zero, 45
    circe_rol32_l a4, s9, t3, a5
    circe_rol32_h s9, s9, t3, a5
    circe_bcop32 t3, s7, a2, s9
    sw t3, 52(sp)
    lw a5, 436(sp)
    xor a5, a5, t6
    xor t3, a3, t3
    addi a3, zero, 61
    circe_rol32_l a6, a5, s5, a3
    lw t2, 464(sp)
    circe_bcop32 t1, a6, t2, s6
    sw t1, 72(sp)
    lw t6, 424(sp)
    circe_rol32_h s5, a5, s5, a3
    circe_bcop32 a5, s9, s5, t6
    circe_bcop32 s9, a2, s9, s5
    xor a3, a0, t1
    circe_rol32_l a0, t4, s11, t0
    circe_bcop32 t4, a0, a4, a6
    sw t4, 56(sp)
    xor t4, s2, t4
    circe_bcop32 s2, t6, s7, a2
    xor t1, ra, s2
    circe_bcop32 a2, s5, t6, s7
    sw a2, 76(sp)
    lw t6, 168(sp)
    lw t0, 8(sp)
    xor t6, t6, t0
    lw t0, 188(sp)
    circe_bcop32 s5, a4, a6, t2
    lw s11, 128(sp)
    circe_bcop32 s7, s6, a0, a4
    xor t6, t6, s11
    xor a6, t6, s1
    xor t6, a7, s5
    circe_bcop32 a7, t2, s6, a0
    lw ra, 28(sp)
    xor s11, t0, ra
    lw a0, 148(sp)
    xor t0, a1, a7
    xor t2, a6, s7
    lw a4, 332(sp)
    xor a4, a4, s4
    xor a4, a4, a2
    xor s6, s11, a0
    xor t5, t5, s9
    xor a2, s6, s8
    xor a2, a2, a5
    lw a1, 320(sp)
    addi a1, a1, -16
    lw a6, 368(sp)
    lw s6, 316(sp)
.Lkeccak_f1600_1:
    addi ra, zero, 1
    sw a6, 312(sp)
    addi s11, zero, 1
    circe_rol32_l a0, t4, t5, s11
    circe_rol32_h a6, t4, t5, s11
    circe_rol32_l s11, a3, a4, ra
    sw s10, 320(sp)
    lw s10, 8(sp)
    xor a0, t0, a0
    xor s10, s10, a0
    xor t4, t4, s11
    addi s11, zero, 1
    circe_rol32_h ra, a3, a4, ra
    sw s10, 316(sp)
    circe_rol32_h s10, t6, a2, s11
    xor s10, t3, s10
    xor s9, s9, s10
    sw s9, 324(sp)
    xor s5, s5, t4
    xor s7, s7, a0
    sw s7, 328(sp)
    xor s1, s1, a0
    addi s9, zero, 1
    circe_rol32_h s7, t0, t1, s9
    circe_rol32_l s9, t0, t1, s9
    xor s7, a2, s7
    xor s6, s6, s7
    addi t0, zero, 1
    xor a6, t1, a6
    circe_rol32_h t1, t2, t3, t0
    xor a4, a4, t1
    xor s9, t6, s9
    xor t5, t5, ra
    xor s3, s3, a6
    addi t1, zero, 10
    circe_rol32_l t3, t2, t3, t0
    circe_rol32_l ra, s1, s3, t1
    lw t0, 32(sp)
    sw s5, 332(sp)
    circe_rol32_h s3, s1, s3, t1
    xor s1, s2, a4
    xor t3, a3, t3
    addi t1, zero, 27
    xor s0, s0, t3
    xor s5, t0, s9
    lw a3, 184(sp)
    xor s2, a7, t3
    circe_rol32_l t6, t6, a2, s11
    circe_rol32_h a7, s5, s6, t1
    lw a2, 188(sp)
    xor t6, t2, t6
    circe_rol32_l s6, s5, s6, t1
    addi t1, zero, 36
    circe_rol32_h s5, s2, s1, t1
    lw t2, 136(sp)
    circe_rol32_l s1, s2, s1, t1
    xor t0, t2, t6
    lw t1, 140(sp)
    addi t2, zero, 15
    xor t1, t1, s10
    circe_rol32_h s11, t0, t1, t2
    circe_bcop32 s2, a7, s5, s3
    sw s2, 336(sp)
    circe_bcop32 s2, s5, s3, s11
    circe_rol32_l t1, t0, t1, t2
    xor t0, a2, t5
    circe_bcop32 t2, s6, s1, ra
    xor a2, a3, t4
    addi a3, zero, 56
    sw s2, 340(sp)
    xor a5, a5, t5
    circe_rol32_l s2, a2, t0, a3
    xor s8, s8, t5
    sw t2, 344(sp)
    circe_bcop32 t2, ra, t1, s2
    circe_rol32_h a2, a2, t0, a3
    circe_bcop32 a3, t1, s2, s6
    circe_bcop32 t0, s11, a2, a7
    circe_bcop32 s3, s3, s11, a2
    lw s11, 104(sp)
    sw t0, 348(sp)
    xor t0, s11, t4
    addi s11, zero, 25
    sw s3, 352(sp)
    circe_rol32_l s3, t0, s8, s11
    sw s3, 356(sp)
    lw s3, 176(sp)
    sw t2, 360(sp)
    lw t2, 132(sp)
    circe_rol32_h s8, t0, s8, s11
    lw t0, 76(sp)
    circe_bcop32 s11, s2, s6, s1
    circe_bcop32 s5, a2, a7, s5
    xor s3, s3, t6
    lw s6, 28(sp)
    xor s2, t0, s7
    lw a7, 180(sp)
    addi a2, zero, 61
    sw t4, 368(sp)
    xor a7, a7, s10
    circe_rol32_l t0, s3, a7, a2
    circe_rol32_h s3, s3, a7, a2
    lw a7, 24(sp)
    xor s6, s6, t5
    xor a7, a7, t4
    lw a2, 72(sp)
    sw s8, 364(sp)
    xor a2, a2, s9
    addi s8, zero, 20
    sw a3, 372(sp)
    circe_rol32_h t4, a2, s2, s8
    xor a3, t2, a6
    lw t2, 128(sp)
    circe_rol32_l s8, a2, s2, s8
    addi a2, zero, 28
    circe_rol32_h s2, a7, s6, a2
    circe_bcop32 t1, s1, ra, t1
    addi ra, zero, 3
    circe_rol32_l s6, a7, s6, a2
    lw s1, 84(sp)
    circe_bcop32 a7, t0, s6, s8
    xor s4, s4, s7
    xor s1, s1, a4
    sw a7, 376(sp)
    xor a2, s11, a7
    circe_rol32_h a7, s0, s1, ra
    xor t2, t2, a0
    sw s11, 380(sp)
    circe_bcop32 s11, s2, t4, a7
    sw s11, 384(sp)
    lw s11, 168(sp)
    circe_rol32_l s0, s0, s1, ra
    xor ra, s11, a0
    addi a0, zero, 45
    circe_rol32_h s1, t2, a3, a0
    sw s7, 388(sp)
    circe_rol32_l s7, t2, a3, a0
    circe_bcop32 a3, a7, s1, s3
    circe_bcop32 s11, s0, s7, t0
    circe_bcop32 t2, s1, s3, s2
    circe_bcop32 a0, s6, s8, s0
    circe_bcop32 s8, s8, s0, s7
    circe_bcop32 a7, t4, a7, s1
    circe_bcop32 s6, s7, t0, s6
    addi s0, zero, 55
    lw s7, 332(sp)
    sw a3, 392(sp)
    circe_rol32_h s1, s7, a5, s0
    lw t0, 320(sp)
    xor a3, t0, s9
    sw t2, 320(sp)
    addi t0, zero, 39
    circe_rol32_h t2, a3, s4, t0
    circe_rol32_l s0, s7, a5, s0
    lw s7, 312(sp)
    lw a5, 16(sp)
    xor a5, a5, t6
    circe_rol32_l s4, a3, s4, t0
    sw t1, 312(sp)
    sw s6, 416(sp)
    lw t0, 20(sp)
    xor a3, t0, s10
    xor s7, s7, a6
    addi t0, zero, 62
    sw s8, 332(sp)
    xor t1, t1, s8
    circe_rol32_h s8, a5, a3, t0
    circe_rol32_l t0, a5, a3, t0
    circe_bcop32 a5, s3, s2, t4
    addi t4, zero, 2
    sw a0, 404(sp)
    circe_rol32_h a3, ra, s7, t4
    circe_rol32_l s7, ra, s7, t4
    circe_bcop32 s2, a3, s8, s1
    circe_bcop32 t4, s7, t0, s0
    lw s3, 372(sp)
    xor ra, s3, s6
    sw a5, 396(sp)
    xor s3, s5, a5
    circe_bcop32 a5, t0, s0, s4
    sw s5, 400(sp)
    lw s6, 120(sp)
    lw s5, 344(sp)
    xor s3, s3, s2
    xor s5, s5, a0
    lw a0, 124(sp)
    xor a2, a2, t4
    sw s2, 412(sp)
    sw t4, 408(sp)
    xor t4, a0, a4
    xor s2, s6, t3
    addi a0, zero, 41
    circe_rol32_l s6, s2, t4, a0
    sw a5, 420(sp)
    circe_bcop32 t0, s6, s7, t0
    circe_bcop32 s0, s0, s4, s6
    xor s5, s5, a5
    lw a5, 52(sp)
    xor ra, ra, t0
    circe_rol32_h t4, s2, t4, a0
    circe_bcop32 a0, t4, a3, s8
    circe_bcop32 s2, t2, t4, a3
    xor a5, a5, a6
    circe_bcop32 s6, s4, s6, s7
    sw a7, 428(sp)
    circe_bcop32 s8, s8, s1, t2
    lw s7, 340(sp)
    xor t1, t1, s0
    addi a3, zero, 44
    xor s4, s7, a7
    lw s7, 328(sp)
    lw a7, 360(sp)
    sw s11, 432(sp)
    sw t0, 424(sp)
    lw t0, 100(sp)
    xor s10, t0, s10
    circe_rol32_h t0, s7, a5, a3
    xor a7, a7, s11
    addi s11, zero, 43
    circe_bcop32 s1, s1, t2, t4
    lw t2, 148(sp)
    circe_rol32_l s7, s7, a5, a3
    lw t4, 368(sp)
    lw a5, 96(sp)
    xor t5, t2, t5
    lw a3, 144(sp)
    xor a5, a5, t6
    xor t2, a3, t4
    addi a3, zero, 21
    circe_rol32_l t4, a5, s10, s11
    circe_rol32_h s10, a5, s10, s11
    sw a7, 328(sp)
    circe_rol32_l a7, t2, t5, a3
    lw a5, 196(sp)
    circe_rol32_h t5, t2, t5, a3
    lw s11, 388(sp)
    addi a3, zero, 14
    xor t2, a5, s11
    lw a5, 192(sp)
    lw s11, 4(sp)
    xor s4, s4, s1
    sw s6, 368(sp)
    xor a5, a5, s9
    circe_rol32_h s6, a5, t2, a3
    xor s11, s11, a4
    circe_rol32_l a5, a5, t2, a3
    circe_bcop32 a3, t0, s10, t5
    sw s1, 440(sp)
    xor s4, s4, a3
    circe_bcop32 t2, s10, t5, s6
    sw a3, 436(sp)
    circe_bcop32 a3, s7, t4, a7
    lw s1, 0(sp)
    sw s4, 444(sp)
    xor s1, s1, t3
    circe_bcop32 s4, a5, s1, s7
    sw s4, 448(sp)
    xor a2, a2, s4
    circe_bcop32 s10, s11, t0, s10
    circe_bcop32 s4, a7, a5, s1
    circe_bcop32 s1, s1, s7, t4
    circe_bcop32 s7, t5, s6, s11
    lw t5, 352(sp)
    sw s4, 452(sp)
    xor ra, ra, s4
    lw s4, 392(sp)
    xor s4, t5, s4
    lw t5, 8(a1)
    circe_bcop32 a5, t4, a7, a5
    xor s1, s1, t5
    lw t4, 320(sp)
    lw a7, 348(sp)
    xor t5, a7, t4
    lw a7, 56(sp)
    sw s2, 456(sp)
    addi t4, zero, 6
    xor t6, a7, t6
    xor s4, s4, s2
    lw a7, 324(sp)
    circe_rol32_h s2, t6, a7, t4
    xor t5, t5, a0
    circe_bcop32 t0, s6, s11, t0
    lw s6, 156(sp)
    xor s11, s3, t0
    lw s3, 388(sp)
    sw a0, 388(sp)
    xor s3, s6, s3
    lw a0, 316(sp)
    lw s6, 12(sp)
    xor a6, s6, a6
    addi s6, zero, 1
    sw t0, 460(sp)
    circe_rol32_l a7, t6, a7, t4
    circe_rol32_l t0, a0, a6, s6
    lw t6, 160(sp)
    lw t4, 152(sp)
    xor t3, t6, t3
    xor s9, t4, s9
    circe_rol32_h a6, a0, a6, s6
    addi t6, zero, 8
    circe_rol32_h t4, s9, s3, t6
    addi a0, zero, 18
    lw s6, 164(sp)
    xor a4, s6, a4
    circe_rol32_h s6, t3, a4, a0
    circe_rol32_l a4, t3, a4, a0
    circe_rol32_l s3, s9, s3, t6
    circe_bcop32 s9, s6, a6, s2
    circe_bcop32 t6, a4, t0, a7
    circe_bcop32 a0, s3, a4, t0
    xor t1, t1, a3
    lw t3, 356(sp)
    xor s5, s5, s1
    sw s1, 316(sp)
    circe_bcop32 s1, a7, t3, s3
    circe_bcop32 s3, t3, s3, a4
    sw a3, 324(sp)
    lw a4, 336(sp)
    lw a3, 384(sp)
    xor s4, s4, t2
    xor a3, a3, a4
    xor t1, t1, s1
    circe_bcop32 a4, t0, a7, t3
    xor a7, a3, s8
    lw a3, 364(sp)
    circe_bcop32 t0, a6, s2, a3
    circe_bcop32 t3, s2, a3, t4
    circe_bcop32 s2, a3, t4, s6
    lw a3, 444(sp)
    circe_bcop32 a6, t4, s6, a6
    xor s6, a3, t3
    addi a3, zero, 1
    circe_rol32_h t4, t1, s6, a3
    xor s11, s11, s9
    sw s8, 356(sp)
    lw s8, 12(a1)
    xor ra, ra, a0
    xor t5, t5, s7
    xor s8, s8, s10
    xor s5, s5, a4
    xor s10, a7, s8
    xor t5, t5, a6
    xor s10, s10, t0
    sw t0, 364(sp)
    addi a7, zero, 1
    xor s4, s4, s2
    circe_rol32_l a3, t1, s6, a3
    circe_rol32_h t0, s5, s10, a7
    xor t0, t5, t0
    circe_rol32_l a7, s5, s10, a7
    xor a7, ra, a7
    xor a2, a2, t6
    xor t6, t6, a7
    xor a3, a3, a2
    xor a4, a4, a3
    sw a4, 444(sp)
    addi a4, zero, 1
    sw a6, 464(sp)
    circe_rol32_l a6, ra, t5, a4
    xor t4, s11, t4
    circe_rol32_h a4, ra, t5, a4
    xor a4, s6, a4
    xor ra, t1, a6
    lw t1, 368(sp)
    lw t5, 328(sp)
    xor s6, t1, ra
    xor t1, t5, t1
    xor a6, s2, a4
    xor t5, t1, a5
    addi s2, zero, 1
    xor t1, t5, s3
    circe_rol32_h t5, t1, s4, s2
    circe_rol32_l s2, t1, s4, s2
    xor s5, s5, s2
    xor s2, s10, t5
    addi s10, zero, 1
    circe_rol32_h t5, a2, s11, s10
    xor s4, s4, t5
    lw t5, 320(sp)
    xor t5, t5, s4
    xor s0, s0, s5
    circe_rol32_l a2, a2, s11, s10
    xor a2, t1, a2
    xor t1, t2, a4
    xor s10, a0, a2
    xor s7, s7, s4
    lw s11, 416(sp)
    addi t2, zero, 55
    xor s1, s1, s5
    lw a0, 336(sp)
    xor s11, s11, a2
    xor a0, a0, t4
    sw s6, 320(sp)
    circe_rol32_h s6, s11, t5, t2
    xor s9, s9, t0
    circe_rol32_l t2, s11, t5, t2
    lw s11, 344(sp)
    sw s7, 328(sp)
    xor t5, s11, a3
    addi s11, zero, 41
    sw a4, 344(sp)
    circe_rol32_l s7, t5, a0, s11
    sw s10, 336(sp)
    addi a4, zero, 39
    circe_rol32_l s10, t6, s9, a4
    circe_rol32_h a4, t6, s9, a4
    circe_bcop32 s9, t2, s10, s7
    lw t6, 440(sp)
    sw s9, 168(sp)
    xor s8, s8, t4
    circe_rol32_h s9, t5, a0, s11
    xor a0, t6, s2
    addi s11, zero, 2
    circe_rol32_h t5, s0, a0, s11
    circe_rol32_l t6, s0, a0, s11
    xor a5, a5, ra
    circe_bcop32 s0, s10, s7, t6
    sw s0, 176(sp)
    circe_bcop32 a0, s6, a4, s9
    addi s11, zero, 62
    circe_rol32_l s0, a5, t1, s11
    circe_bcop32 s10, s0, t2, s10
    circe_rol32_h a5, a5, t1, s11
    sw s10, 160(sp)
    circe_bcop32 t1, s9, t5, a5
    circe_bcop32 s11, a5, s6, a4
    circe_bcop32 s7, s7, t6, s0
    sw t1, 188(sp)
    sw s7, 184(sp)
    circe_bcop32 t1, a4, s9, t5
    sw t1, 180(sp)
    lw s7, 348(sp)
    lw a4, 428(sp)
    addi s9, zero, 43
    lw t1, 372(sp)
    xor a4, a4, s2
    circe_bcop32 a5, t5, a5, s6
    circe_bcop32 s6, t6, s0, t2
    xor t5, s7, s4
    sw a5, 196(sp)
    addi a5, zero, 21
    xor s0, t1, a2
    circe_rol32_h t2, s0, t5, a5
    xor t6, s3, ra
    sw s11, 164(sp)
    circe_rol32_l s0, s0, t5, a5
    circe_rol32_l a5, t6, a6, s9
    lw s7, 332(sp)
    circe_rol32_h s3, t6, a6, s9
    addi t1, zero, 44
    xor t5, s7, s5
    circe_rol32_h a6, t5, a4, t1
    lw s9, 412(sp)
    circe_bcop32 s7, a6, s3, t2
    sw s7, 12(sp)
    xor s7, a0, s7
    circe_bcop32 t6, s8, a6, s3
    circe_rol32_l t1, t5, a4, t1
    sw a0, 332(sp)
    xor a4, s9, t0
    lw t5, 432(sp)
    sw s6, 192(sp)
    lw a0, 408(sp)
    addi s9, zero, 14
    xor s6, a0, a7
    circe_rol32_h a0, s6, a4, s9
    circe_bcop32 a6, a0, s8, a6
    xor t5, t5, ra
    circe_rol32_l a4, s6, a4, s9
    lw s6, 4(a1)
    circe_bcop32 s9, t2, a0, s8
    xor s8, t6, s6
    lw s6, 0(a1)
    lw t6, 316(sp)
    sw s9, 28(sp)
    sw s8, 4(sp)
    xor s8, s11, s8
    xor s9, t6, a3
    circe_bcop32 s11, a4, s9, t1
    circe_bcop32 t6, s9, t1, a5
    circe_bcop32 s9, s0, a4, s9
    sw s11, 32(sp)
    circe_bcop32 s11, a5, s0, a4
    sw s11, 16(sp)
    xor a4, t6, s6
    sw a4, 0(sp)
    xor s11, s10, a4
    circe_bcop32 a4, t1, a5, s0
    lw s6, 460(sp)
    xor s0, t3, s2
    addi t3, zero, 10
    sw s9, 24(sp)
    xor t6, s6, t0
    lw s10, 360(sp)
    lw t1, 352(sp)
    sw a4, 8(sp)
    circe_rol32_l a5, s1, s0, t3
    lw s6, 344(sp)
    circe_rol32_h s0, s1, s0, t3
    xor a4, s10, ra
    xor s1, t1, s6
    lw s10, 448(sp)
    addi t3, zero, 15
    circe_rol32_l ra, a4, s1, t3
    circe_bcop32 t1, s3, t2, a0
    sw t1, 20(sp)
    lw s3, 464(sp)
    xor s10, s10, a7
    xor s3, s3, s4
    lw t2, 384(sp)
    lw a0, 404(sp)
    circe_rol32_h t1, a4, s1, t3
    addi s1, zero, 36
    xor a4, a0, a3
    xor t3, t2, t4
    circe_rol32_h a0, a4, t3, s1
    circe_bcop32 t2, a0, s0, t1
    sw t2, 132(sp)
    xor s7, s7, t2
    circe_rol32_l t2, a4, t3, s1
    addi t3, zero, 27
    circe_bcop32 a4, t2, a5, ra
    sw a4, 128(sp)
    circe_rol32_l s1, s10, t6, t3
    sw a6, 316(sp)
    circe_bcop32 a4, s1, t2, a5
    lw a6, 424(sp)
    circe_rol32_h s10, s10, t6, t3
    lw t3, 388(sp)
    xor t6, a6, a2
    xor s4, t3, s4
    addi t3, zero, 56
    circe_rol32_h a6, t6, s4, t3
    circe_rol32_l s4, t6, s4, t3
    circe_bcop32 t3, s10, a0, s0
    circe_bcop32 t6, ra, s4, s1
    sw t6, 144(sp)
    circe_bcop32 t2, s4, s1, t2
    sw t3, 124(sp)
    circe_bcop32 a5, a5, ra, s4
    xor ra, s8, t3
    sw t2, 152(sp)
    circe_bcop32 s1, t1, a6, s10
    lw s8, 436(sp)
    sw s1, 148(sp)
    circe_bcop32 s4, a6, s10, a0
    lw s10, 184(sp)
    sw a5, 136(sp)
    xor s10, s10, s9
    circe_bcop32 s1, s0, t1, a6
    sw s4, 156(sp)
    lw s0, 392(sp)
    addi s4, zero, 6
    xor s0, s0, s6
    circe_rol32_h s9, t5, s0, s4
    circe_rol32_l t3, t5, s0, s4
    lw s0, 400(sp)
    xor s8, s8, s2
    lw s4, 356(sp)
    xor t2, s10, t6
    xor s0, s0, t0
    lw a0, 380(sp)
    addi s10, zero, 8
    sw s1, 140(sp)
    lw t5, 324(sp)
    xor a5, a0, a7
    xor s4, s4, t4
    addi a6, zero, 1
    circe_rol32_l t1, a5, s0, s10
    lw s6, 420(sp)
    xor t5, t5, s5
    addi t6, zero, 18
    xor a3, s6, a3
    circe_rol32_h s6, a3, s4, t6
    circe_rol32_h a0, t5, s8, a6
    circe_rol32_l t5, t5, s8, a6
    sw a4, 120(sp)
    circe_rol32_h a6, a5, s0, s10
    circe_rol32_l a3, a3, s4, t6
    xor a4, s11, a4
    lw s4, 336(sp)
    addi s0, zero, 25
    circe_rol32_h a5, s4, s3, s0
    circe_rol32_l t6, s4, s3, s0
    circe_bcop32 s3, s9, a5, a6
    xor s11, s7, s3
    circe_bcop32 s0, t5, t3, t6
    lw s4, 396(sp)
    circe_bcop32 s10, a3, t5, t3
    xor s7, s4, t0
    circe_bcop32 s8, a6, s6, a0
    circe_bcop32 s4, s6, a0, s9
    circe_bcop32 t0, t6, t1, a3
    sw t0, 96(sp)
    circe_bcop32 t0, a5, a6, s6
    lw a6, 20(sp)
    sw t0, 100(sp)
    lw s6, 180(sp)
    xor s6, s6, a6
    xor s1, s6, s1
    xor a6, s1, t0
    lw s1, 376(sp)
    xor s1, s1, a7
    addi a7, zero, 20
    circe_rol32_l s6, s1, s7, a7
    circe_rol32_h a7, s1, s7, a7
    lw t0, 444(sp)
    circe_bcop32 s1, t3, t6, t1
    lw s7, 364(sp)
    addi t3, zero, 3
    xor t6, s7, t4
    circe_bcop32 s7, a0, s9, a5
    circe_rol32_l a0, t0, t6, t3
    lw t4, 176(sp)
    sw s7, 84(sp)
    circe_bcop32 a3, t1, a3, t5
    lw a5, 16(sp)
    xor t1, ra, s7
    lw s7, 340(sp)
    lw s9, 312(sp)
    xor s7, s7, s2
    xor t5, s9, s5
    addi s9, zero, 45
    circe_rol32_l s5, t5, s7, s9
    addi a1, a1, -16
    circe_rol32_h ra, t5, s7, s9
    circe_bcop32 s7, s6, a0, s5
    circe_rol32_h s9, t0, t6, t3
    circe_bcop32 t3, a7, s9, ra
    sw t3, 52(sp)
    lw t5, 452(sp)
    lw t6, 136(sp)
    xor t5, t5, a2
    xor s2, t4, a5
    xor t6, s2, t6
    xor t3, s11, t3
    lw a2, 328(sp)
    addi s2, zero, 28
    circe_rol32_l t0, t5, a2, s2
    circe_rol32_h t5, t5, a2, s2
    lw a2, 456(sp)
    lw a5, 344(sp)
    addi t4, zero, 61
    lw s11, 320(sp)
    xor a2, a2, a5
    circe_rol32_h a5, s11, a2, t4
    circe_rol32_l a2, s11, a2, t4
    circe_bcop32 s2, t5, a7, s9
    circe_bcop32 s11, a5, t5, a7
    circe_bcop32 s9, s9, ra, a5
    xor t1, t1, s2
    circe_bcop32 a5, ra, a5, t5
    xor t5, a6, s9
    circe_bcop32 t4, a0, s5, a2
    lw ra, 96(sp)
    circe_bcop32 s5, s5, a2, t0
    circe_bcop32 a7, t0, s6, a0
    circe_bcop32 a6, a2, t0, s6
    sw t4, 56(sp)
    xor a0, t6, ra
    xor t0, a4, s0
    lw t6, 196(sp)
    lw s6, 316(sp)
    sw a6, 72(sp)
    xor a2, t6, s6
    lw ra, 8(sp)
    lw t6, 168(sp)
    lw a4, 128(sp)
    xor t6, t6, ra
    lw ra, 188(sp)
    xor t6, t6, a4
    xor a4, t6, s1
    lw t6, 28(sp)
    sw a3, 104(sp)
    xor t6, ra, t6
    lw ra, 148(sp)
    xor a3, t2, a3
    xor t2, t6, ra
    xor t6, a3, s5
    lw a3, 192(sp)
    lw ra, 32(sp)
    xor a3, a3, ra
    xor t4, a0, t4
    lw ra, 156(sp)
    xor a0, t2, s8
    lw t2, 152(sp)
    xor t0, t0, a7
    xor a3, a3, t2
    xor a3, a3, s10
    xor t2, a2, ra
    xor a3, a3, a6
    xor a2, a0, a5
    andi a0, a1, 255
    xor ra, t2, s4
    xor t2, a4, s7
    sw s11, 76(sp)
    lw a6, 332(sp)
    xor a4, ra, s11
    bne a0, zero, .Lkeccak_f1600_1
    addi ra, zero, 1
    circe_rol32_l s11, a3, a4, ra
    circe_rol32_h ra, a3, a4, ra
    xor ra, t5, ra
    xor a0, a5, ra
    addi a5, zero, 1
    sw a0, 312(sp)
    circe_rol32_h a0, t4, t5, a5
    xor a0, t1, a0
    xor a6, a6, a0
    xor s8, s8, ra
    circe_rol32_l a5, t4, t5, a5
    xor a5, t0, a5
    lw t5, 8(sp)
    xor t5, t5, a5
    sw t5, 316(sp)
    addi t5, zero, 1
    sw s8, 320(sp)
    circe_rol32_l s8, t2, t3, t5
    xor s3, s3, a0
    xor s8, a3, s8
    xor s0, s0, s8
    xor s11, t4, s11
    addi a3, zero, 1
    xor s7, s7, a5
    xor s5, s5, s11
    circe_rol32_h t4, t6, a2, a3
    xor t4, t3, t4
    xor s9, s9, t4
    xor s1, s1, a5
    xor a7, a7, s8
    circe_rol32_l a3, t6, a2, a3
    sw s9, 324(sp)
    addi s9, zero, 1
    sw s7, 328(sp)
    circe_rol32_l s7, t0, t1, s9
    circe_rol32_h t3, t2, t3, t5
    xor a4, a4, t3
    xor s2, s2, a4
    lw t3, 140(sp)
    circe_rol32_h s9, t0, t1, s9
    xor s9, a2, s9
    xor s4, s4, s9
    addi t0, zero, 36
    xor s6, s6, s9
    circe_rol32_h t1, a7, s2, t0
    addi a2, zero, 10
    circe_rol32_h t5, s1, s3, a2
    circe_rol32_l t0, a7, s2, t0
    xor s7, t6, s7
    lw a7, 32(sp)
    xor a7, a7, s7
    xor t2, t2, a3
    circe_rol32_l s1, s1, s3, a2
    addi t6, zero, 27
    circe_rol32_h s2, a7, s6, t6
    lw s3, 188(sp)
    xor s3, s3, ra
    lw a3, 184(sp)
    xor a2, a3, s11
    circe_rol32_l s6, a7, s6, t6
    circe_bcop32 a7, s6, t0, s1
    circe_bcop32 t6, s2, t1, t5
    addi a3, zero, 56
    sw t6, 32(sp)
    circe_rol32_h t6, a2, s3, a3
    circe_rol32_l s3, a2, s3, a3
    circe_bcop32 a2, t6, s2, t1
    circe_bcop32 a3, s3, s6, t0
    sw a3, 140(sp)
    lw a3, 136(sp)
    xor a3, a3, t2
    sw a2, 136(sp)
    addi a2, zero, 15
    sw a6, 184(sp)
    xor t3, t3, t4
    circe_rol32_h a6, a3, t3, a2
    sw a7, 188(sp)
    lw a7, 72(sp)
    xor a7, a7, s7
    circe_bcop32 t1, t1, t5, a6
    circe_rol32_l a2, a3, t3, a2
    circe_bcop32 a3, a6, t6, s2
    circe_bcop32 t3, t5, a6, t6
    circe_bcop32 s6, a2, s3, s6
    lw a6, 28(sp)
    xor a6, a6, ra
    lw s2, 24(sp)
    addi t5, zero, 28
    xor t6, s2, s11
    circe_rol32_h s2, t6, a6, t5
    circe_rol32_l a6, t6, a6, t5
    lw t5, 76(sp)
    xor t6, t5, s9
    addi t5, zero, 20
    sw a3, 24(sp)
    circe_rol32_l a3, a7, t6, t5
    circe_rol32_h a7, a7, t6, t5
    circe_bcop32 s3, s1, a2, s3
    lw t5, 132(sp)
    xor t6, t5, a0
    lw t5, 84(sp)
    xor t5, t5, a4
    sw s3, 28(sp)
    addi s3, zero, 3
    sw t3, 332(sp)
    circe_rol32_h t3, s0, t5, s3
    circe_rol32_l s0, s0, t5, s3
    circe_bcop32 s1, t0, s1, a2
    lw s3, 128(sp)
    xor s3, s3, a5
    addi t0, zero, 45
    addi t5, zero, 61
    circe_rol32_h a2, s3, t6, t0
    circe_rol32_l s3, s3, t6, t0
    lw t0, 176(sp)
    xor t0, t0, t2
    lw t6, 180(sp)
    xor t6, t6, t4
    sw s9, 72(sp)
    circe_rol32_h s9, t0, t6, t5
    circe_rol32_l t0, t0, t6, t5
    circe_bcop32 t5, s0, s3, t0
    xor s10, s10, s7
    circe_bcop32 t6, t0, a6, a3
    sw t5, 76(sp)
    circe_bcop32 t5, a3, s0, s3
    circe_bcop32 s3, s3, t0, a6
    circe_bcop32 t0, t3, a2, s9
    sw s6, 336(sp)
    xor s6, s6, s3
    sw s3, 340(sp)
    circe_bcop32 s3, a2, s9, s2
    sw s3, 84(sp)
    addi s3, zero, 55
    sw t6, 344(sp)
    lw t6, 312(sp)
    sw t0, 128(sp)
    circe_bcop32 s0, a6, a3, s0
    lw a6, 124(sp)
    lw t0, 120(sp)
    circe_bcop32 s9, s9, s2, a7
    circe_rol32_l a3, s5, t6, s3
    circe_rol32_h s3, s5, t6, s3
    xor a6, a6, a4
    xor s5, t0, s8
    addi t6, zero, 39
    circe_rol32_l t0, s10, s4, t6
    circe_bcop32 a2, a7, t3, a2
    circe_rol32_h s4, s10, s4, t6
    lw s10, 188(sp)
    sw s0, 132(sp)
    xor s10, s10, s0
    xor t6, t1, a2
    sw t1, 312(sp)
    lw s0, 168(sp)
    xor t1, s0, a5
    addi a5, zero, 41
    circe_rol32_h s0, s5, a6, a5
    circe_rol32_l a5, s5, a6, a5
    addi a6, zero, 2
    circe_bcop32 s5, s2, a7, t3
    lw a7, 184(sp)
    circe_rol32_l s2, t1, a7, a6
    circe_rol32_h t3, t1, a7, a6
    circe_bcop32 a6, s4, s0, t3
    circe_bcop32 a7, t0, a5, s2
    sw s1, 184(sp)
    xor s1, s1, t5
    sw t5, 348(sp)
    circe_bcop32 t1, s3, s4, s0
    circe_bcop32 t5, a3, t0, a5
    xor s1, s1, t5
    sw a2, 352(sp)
    lw a2, 20(sp)
    xor a2, a2, t4
    sw t5, 176(sp)
    lw t5, 100(sp)
    xor t4, t5, t4
    lw t5, 16(sp)
    xor t5, t5, t2
    sw a7, 180(sp)
    addi a7, zero, 62
    sw a6, 356(sp)
    circe_rol32_h a6, t5, a2, a7
    circe_rol32_l a2, t5, a2, a7
    circe_bcop32 s4, a6, s3, s4
    xor a7, t6, t1
    lw t5, 4(sp)
    xor t6, t5, a4
    circe_bcop32 a5, a5, s2, a2
    lw t5, 32(sp)
    circe_bcop32 s2, s2, a2, a3
    xor t5, t5, s5
    xor t5, t5, s4
    sw s4, 360(sp)
    lw s4, 96(sp)
    circe_bcop32 t0, a2, a3, t0
    addi a2, zero, 43
    xor s4, s4, t2
    circe_rol32_h a3, s4, t4, a2
    xor s6, s6, a5
    sw s5, 364(sp)
    lw s5, 136(sp)
    xor s5, s5, s9
    circe_bcop32 s3, t3, a6, s3
    xor s5, s5, s3
    circe_bcop32 s0, s0, t3, a6
    lw a6, 52(sp)
    xor t3, a6, a0
    lw a6, 144(sp)
    xor a6, a6, s11
    sw s9, 368(sp)
    addi s9, zero, 44
    sw a5, 372(sp)
    lw a5, 328(sp)
    sw s3, 376(sp)
    circe_rol32_h s3, a5, t3, s9
    sw t1, 380(sp)
    circe_bcop32 t1, t6, s3, a3
    sw s0, 384(sp)
    lw s0, 12(a1)
    xor s0, t1, s0
    circe_rol32_l s4, s4, t4, a2
    lw t1, 148(sp)
    circe_rol32_l s9, a5, t3, s9
    addi a2, zero, 21
    xor ra, t1, ra
    circe_rol32_h t4, a6, ra, a2
    circe_rol32_l ra, a6, ra, a2
    xor s10, s10, t0
    circe_bcop32 t1, s9, s4, ra
    xor s1, s1, t1
    lw a5, 0(sp)
    xor t3, a5, s8
    lw a2, 8(a1)
    circe_bcop32 a5, t3, s9, s4
    circe_bcop32 a6, s3, a3, t4
    xor a7, a7, a6
    xor a5, a5, a2
    xor s10, s10, a5
    lw a2, 192(sp)
    sw t0, 328(sp)
    lw t0, 196(sp)
    sw t1, 388(sp)
    lw t1, 72(sp)
    xor t0, t0, t1
    sw a6, 392(sp)
    xor a6, a2, s7
    addi a2, zero, 14
    sw a5, 396(sp)
    circe_rol32_h a5, a6, t0, a2
    circe_bcop32 a3, a3, t4, a5
    circe_rol32_l t0, a6, t0, a2
    circe_bcop32 s4, s4, ra, t0
    circe_bcop32 ra, ra, t0, t3
    xor s6, s6, ra
    lw a6, 332(sp)
    lw a2, 128(sp)
    xor a2, a6, a2
    lw a6, 356(sp)
    xor a2, a2, a6
    circe_bcop32 a6, t4, a5, t6
    lw t4, 104(sp)
    circe_bcop32 t0, t0, t3, s9
    xor s9, t4, s11
    addi s11, zero, 25
    lw t3, 320(sp)
    circe_rol32_l t4, s9, t3, s11
    circe_bcop32 a5, a5, t6, s3
    lw s3, 56(sp)
    xor t2, s3, t2
    lw t6, 12(sp)
    xor a0, a0, t6
    circe_rol32_h s9, s9, t3, s11
    xor s11, t5, s0
    lw s3, 140(sp)
    lw t6, 344(sp)
    xor t3, s3, t6
    xor t5, t3, s2
    addi s3, zero, 6
    lw t6, 324(sp)
    circe_rol32_h t3, t2, t6, s3
    xor t5, t5, t0
    sw ra, 320(sp)
    addi ra, zero, 1
    sw t0, 16(sp)
    lw t0, 316(sp)
    sw s0, 400(sp)
    circe_rol32_l s0, t0, a0, ra
    circe_rol32_h ra, t0, a0, ra
    circe_bcop32 t0, ra, t3, s9
    lw a0, 28(sp)
    sw s2, 316(sp)
    lw s2, 76(sp)
    xor a0, a0, s2
    lw s2, 180(sp)
    xor a0, a0, s2
    circe_rol32_l t2, t2, t6, s3
    circe_bcop32 s2, s0, t2, t4
    xor s10, s10, s2
    xor s3, a0, s4
    lw t6, 152(sp)
    lw a0, 156(sp)
    xor s7, t6, s7
    xor t1, a0, t1
    addi t6, zero, 8
    circe_rol32_h a0, s7, t1, t6
    circe_rol32_l s7, s7, t1, t6
    circe_bcop32 t1, t3, s9, a0
    xor t6, a7, t1
    lw a7, 160(sp)
    xor s8, a7, s8
    circe_bcop32 a7, t2, t4, s7
    sw s2, 324(sp)
    lw s2, 164(sp)
    xor a4, a4, s2
    addi s2, zero, 18
    sw t1, 72(sp)
    circe_rol32_l t1, s8, a4, s2
    circe_bcop32 t4, t4, s7, t1
    circe_rol32_h s8, s8, a4, s2
    circe_bcop32 a4, s8, ra, t3
    circe_bcop32 ra, a0, s8, ra
    xor s2, s5, a5
    xor t3, a2, a3
    xor s5, s3, t4
    xor s1, s1, a7
    xor a2, s2, a4
    circe_bcop32 s8, s9, a0, s8
    xor s9, t3, s8
    addi a0, zero, 1
    circe_bcop32 t2, t1, s0, t2
    circe_rol32_h s3, s5, s9, a0
    xor s2, t5, t2
    addi t3, zero, 1
    circe_rol32_h t5, s2, a2, t3
    circe_rol32_l a0, s5, s9, a0
    xor s9, s9, t5
    xor t5, a6, s9
    xor s11, s11, t0
    circe_rol32_l t3, s2, a2, t3
    xor s5, s5, t3
    xor t3, ra, s9
    sw t5, 20(sp)
    addi t5, zero, 1
    sw t0, 404(sp)
    circe_rol32_h t0, s1, t6, t5
    circe_rol32_l t5, s1, t6, t5
    xor s2, t5, s2
    xor t5, a2, t0
    xor t0, s10, a0
    lw a0, 24(sp)
    lw a2, 84(sp)
    circe_bcop32 s0, s7, t1, s0
    xor a0, a0, a2
    sw t3, 408(sp)
    lw t3, 384(sp)
    xor a0, a0, t3
    xor a0, a0, a6
    xor ra, a0, ra
    xor s6, s6, s0
    addi s7, zero, 1
    circe_rol32_l t1, s6, ra, s7
    xor s1, s1, t1
    circe_rol32_h s7, s6, ra, s7
    xor t3, t6, s7
    xor s7, a2, s9
    xor s8, s8, t3
    addi t1, zero, 1
    circe_rol32_h a0, s10, s11, t1
    lw a2, 340(sp)
    xor a2, a2, s5
    xor ra, ra, a0
    xor a6, a5, ra
    circe_rol32_l s10, s10, s11, t1
    xor s6, s6, s10
    xor s10, a3, t3
    xor s4, s4, s1
    addi t1, zero, 62
    circe_rol32_l a0, s4, s10, t1
    xor a3, a4, ra
    xor t2, t2, s6
    addi t6, zero, 39
    circe_rol32_l a5, t2, a3, t6
    lw a4, 32(sp)
    circe_rol32_h s4, s4, s10, t1
    xor t1, a4, t5
    circe_rol32_h t2, t2, a3, t6
    addi a3, zero, 55
    circe_rol32_l s10, a2, s7, a3
    xor a4, a7, t0
    lw t6, 176(sp)
    lw a7, 188(sp)
    xor t6, t6, t0
    xor a7, a7, s2
    circe_rol32_h s7, a2, s7, a3
    circe_bcop32 a2, s4, s7, t2
    lw a3, 200(sp)
    sw a2, 164(a3)
    xor s11, s11, s3
    xor s0, s0, s5
    lw a2, 380(sp)
    xor a2, a2, s11
    addi s3, zero, 2
    sw s0, 32(sp)
    circe_rol32_h s0, t6, a2, s3
    circe_rol32_l a2, t6, a2, s3
    circe_bcop32 s3, a2, a0, s10
    sw s3, 192(a3)
    addi t6, zero, 41
    circe_rol32_l s3, a7, t1, t6
    circe_rol32_h t1, a7, t1, t6
    circe_bcop32 a7, s3, a2, a0
    sw a7, 184(a3)
    circe_bcop32 t6, s7, t2, t1
    circe_bcop32 a7, t2, t1, s0
    lw t2, 376(sp)
    xor t2, t2, ra
    circe_bcop32 a0, a0, s10, a5
    sw a0, 160(a3)
    sw t6, 172(a3)
    circe_bcop32 a0, s10, a5, s3
    lw t6, 316(sp)
    xor s10, t6, s6
    sw a7, 180(a3)
    addi t6, zero, 14
    circe_rol32_h a7, s10, t2, t6
    circe_bcop32 a2, a5, s3, a2
    lw a5, 352(sp)
    circe_bcop32 s3, t1, s0, s4
    sw a2, 176(a3)
    xor a5, a5, s11
    circe_bcop32 s0, s0, s4, s7
    sw s0, 196(a3)
    lw s0, 348(sp)
    circe_rol32_l t1, s10, t2, t6
    xor s0, s0, t0
    addi s4, zero, 44
    lw a2, 396(sp)
    circe_rol32_l s7, s0, a5, s4
    xor t2, a2, s2
    circe_bcop32 s10, t1, t2, s7
    sw s3, 188(a3)
    sw s10, 32(a3)
    lw t6, 336(sp)
    addi a2, zero, 21
    xor s3, t6, s5
    lw s10, 24(sp)
    xor t6, s10, s9
    circe_rol32_l s10, s3, t6, a2
    circe_rol32_h a2, s3, t6, a2
    circe_bcop32 s3, s10, t1, t2
    sw s3, 24(a3)
    xor t6, t4, s1
    addi s3, zero, 43
    circe_rol32_l t4, t6, s8, s3
    circe_rol32_h s3, t6, s8, s3
    circe_bcop32 s8, t2, s7, t4
    lw t6, 400(sp)
    circe_rol32_h s0, s0, a5, s4
    xor t2, t6, t5
    circe_bcop32 s7, s7, t4, s10
    lw a5, 28(sp)
    circe_bcop32 s4, a7, t2, s0
    sw s4, 36(a3)
    circe_bcop32 t6, s0, s3, a2
    circe_bcop32 s4, a2, a7, t2
    sw s4, 28(a3)
    lw s4, 0(a1)
    xor s4, s8, s4
    xor s8, a5, s1
    circe_bcop32 a5, s3, a2, a7
    circe_bcop32 a2, t4, s10, t1
    sw a2, 16(a3)
    sw t6, 12(a3)
    lw a7, 332(sp)
    xor t1, a7, t3
    addi s10, zero, 15
    circe_rol32_h t4, s8, t1, s10
    sw a5, 20(a3)
    sw s4, 0(a3)
    circe_bcop32 s0, t2, s0, s3
    lw a1, 4(a1)
    xor s0, s0, a1
    sw s0, 4(a3)
    lw s0, 16(sp)
    xor s0, s0, s6
    lw a2, 372(sp)
    addi t6, zero, 27
    lw a5, 132(sp)
    circe_rol32_l a7, s0, a6, t6
    xor s4, a2, s5
    circe_rol32_h s0, s0, a6, t6
    addi a2, zero, 1
    lw t2, 384(sp)
    xor a5, a5, s2
    xor s3, t2, s9
    addi s9, zero, 56
    circe_rol32_l a1, s4, s3, s9
    lw a6, 364(sp)
    circe_rol32_l t6, s8, t1, s10
    xor t2, a6, t5
    circe_rol32_h t1, s4, s3, s9
    addi s8, zero, 36
    circe_rol32_l s10, a5, t2, s8
    circe_bcop32 a6, a1, a7, s10
    circe_rol32_h s8, a5, t2, s8
    circe_bcop32 s9, t1, s0, s8
    lw s3, 72(sp)
    sw s7, 8(a3)
    sw s9, 156(a3)
    xor s7, s3, s11
    addi s9, zero, 10
    circe_rol32_h a5, a4, s7, s9
    circe_bcop32 s4, s0, s8, a5
    sw s4, 124(a3)
    circe_bcop32 t2, t6, a1, a7
    circe_bcop32 s8, s8, a5, t4
    circe_rol32_l s7, a4, s7, s9
    circe_bcop32 s3, a7, s10, s7
    sw s3, 120(a3)
    circe_bcop32 s4, a5, t4, t1
    sw s4, 140(a3)
    sw s8, 132(a3)
    circe_bcop32 s8, s7, t6, a1
    sw s8, 136(a3)
    circe_bcop32 s4, s10, s7, t6
    lw s7, 392(sp)
    xor a4, s7, s11
    lw s8, 388(sp)
    xor s8, s8, t0
    lw s9, 328(sp)
    circe_bcop32 s0, t4, t1, s0
    addi a7, zero, 25
    lw s10, 408(sp)
    lw t1, 32(sp)
    lw s3, 128(sp)
    xor a5, s3, t3
    lw a1, 76(sp)
    xor t6, a1, s1
    addi s7, zero, 6
    circe_rol32_l t4, t6, a5, s7
    sw s4, 128(a3)
    circe_rol32_l s3, t1, s10, a7
    sw s0, 148(a3)
    circe_rol32_h s0, t6, a5, s7
    lw s4, 136(sp)
    xor s4, s4, ra
    lw a1, 140(sp)
    xor s9, s9, s2
    xor a5, a1, s6
    addi s7, zero, 8
    circe_rol32_h t6, a5, s4, s7
    circe_rol32_l s4, a5, s4, s7
    circe_rol32_l a5, s8, a4, a2
    circe_bcop32 a1, a5, t4, s3
    sw a1, 80(a3)
    circe_bcop32 s7, t4, s3, s4
    circe_rol32_h a1, t1, s10, a7
    lw s10, 360(sp)
    xor s10, s10, t5
    addi t1, zero, 18
    sw s7, 88(a3)
    lw s7, 284(sp)
    circe_rol32_h a7, s9, s10, t1
    circe_rol32_l s9, s9, s10, t1
    circe_bcop32 t1, s3, s4, s9
    circe_rol32_h s10, s8, a4, a2
    circe_bcop32 s8, a1, t6, a7
    circe_bcop32 s3, t6, a7, s10
    sw s3, 108(a3)
    circe_bcop32 a2, a7, s10, s0
    sw a2, 116(a3)
    circe_bcop32 a4, s4, s9, a5
    lw s3, 184(sp)
    xor t0, s3, t0
    lw a7, 368(sp)
    xor ra, a7, ra
    sw t2, 144(a3)
    circe_bcop32 s9, s9, a5, t4
    sw s9, 112(a3)
    lw s4, 312(sp)
    xor s4, s4, s11
    addi s9, zero, 45
    circe_rol32_h s11, t0, s4, s9
    sw t1, 96(a3)
    circe_rol32_l s4, t0, s4, s9
    lw s9, 404(sp)
    xor s3, s9, t5
    lw s9, 180(sp)
    lw a2, 356(sp)
    xor a7, a2, t3
    lw t2, 320(sp)
    xor a5, t2, s5
    xor s1, s9, s1
    addi t0, zero, 28
    lw t1, 20(sp)
    circe_rol32_l t4, a5, t1, t0
    lw a2, 324(sp)
    xor a2, a2, s2
    circe_bcop32 t5, s0, a1, t6
    circe_bcop32 t3, s10, s0, a1
    addi s10, zero, 3
    circe_rol32_h t2, a2, s3, s10
    circe_rol32_l s3, a2, s3, s10
    sw t3, 84(a3)
    addi s9, zero, 61
    lw s5, 344(sp)
    xor s6, s5, s6
    circe_rol32_h s2, a5, t1, t0
    circe_rol32_h s10, s1, a7, s9
    addi t1, zero, 20
    circe_rol32_h t6, s6, ra, t1
    sw a4, 104(a3)
    circe_rol32_l a2, s6, ra, t1
    circe_bcop32 t0, t2, s11, s10
    circe_bcop32 a5, t4, a2, s3
    circe_rol32_l s1, s1, a7, s9
    sw t5, 92(a3)
    circe_bcop32 s0, s10, s2, t6
    circe_bcop32 s5, s3, s4, s1
    circe_bcop32 a1, s2, t6, t2
    circe_bcop32 ra, t6, t2, s11
    sw t0, 60(a3)
    sw a5, 40(a3)
    sw ra, 52(a3)
    sw s5, 56(a3)
    circe_bcop32 ra, a2, s3, s4
    circe_bcop32 s3, s11, s10, s2
    sw s3, 68(a3)
    circe_bcop32 s3, s1, t4, a2
    circe_bcop32 s1, s4, s1, t4
    sw a6, 152(a3)
    sw s1, 64(a3)
    sw a0, 168(a3)
    sw a1, 44(a3)
    sw s0, 76(a3)
    sw ra, 48(a3)
    sw s3, 72(a3)
    sw s8, 100(a3)
    lw s5, 276(sp)
    lw ra, 304(sp)
    lw s1, 260(sp)
    lw s0, 256(sp)
    lw s4, 272(sp)
    lw s2, 264(sp)
    lw s3, 268(sp)
    lw s6, 280(sp)
    lw s8, 288(sp)
    lw s9, 292(sp)
    lw s10, 296(sp)
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

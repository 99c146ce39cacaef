# Keccak-f[1600] (FIPS 202 section 3.3), plain halves, CIRCE's published instructions.
# From designs/cvxif-keccak/generator; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xcirce_keccak.inc"

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
    lla a1, .Lconstants + 176
    sw a0, 200(sp)
    lw s8, 0(a0)
    lw s10, 40(a0)
    xor s4, s8, s10
    lw s8, 80(a0)
    xor s4, s4, s8
    lw s3, 120(a0)
    xor s3, s4, s3
    lw s8, 160(a0)
    xor s3, s3, s8
    lw s8, 4(a0)
    lw s4, 44(a0)
    xor s8, s8, s4
    lw a7, 84(a0)
    xor s8, s8, a7
    lw s7, 124(a0)
    xor s8, s8, s7
    lw a7, 164(a0)
    xor s8, s8, a7
    lw s7, 8(a0)
    lw s9, 48(a0)
    xor t2, s7, s9
    lw a5, 88(a0)
    xor s2, t2, a5
    lw s7, 128(a0)
    xor s2, s2, s7
    lw t2, 168(a0)
    xor s2, s2, t2
    lw s7, 12(a0)
    lw t0, 52(a0)
    xor a7, s7, t0
    lw s9, 92(a0)
    xor s7, a7, s9
    lw t0, 132(a0)
    xor t2, s7, t0
    lw a7, 172(a0)
    xor s7, t2, a7
    lw a7, 16(a0)
    lw s5, 56(a0)
    xor a7, a7, s5
    lw s5, 96(a0)
    xor s5, a7, s5
    lw t2, 136(a0)
    xor t1, s5, t2
    lw s5, 176(a0)
    xor s5, t1, s5
    lw a7, 20(a0)
    lw t0, 60(a0)
    xor a7, a7, t0
    lw t4, 100(a0)
    xor a7, a7, t4
    lw a3, 140(a0)
    xor t0, a7, a3
    lw t4, 180(a0)
    xor t3, t0, t4
    lw a7, 24(a0)
    lw t4, 64(a0)
    xor a7, a7, t4
    lw t4, 104(a0)
    xor a7, a7, t4
    lw t0, 144(a0)
    xor a7, a7, t0
    lw t6, 184(a0)
    xor t0, a7, t6
    lw a6, 28(a0)
    lw a7, 68(a0)
    xor a7, a6, a7
    lw a2, 108(a0)
    xor t5, a7, a2
    lw s11, 148(a0)
    xor a2, t5, s11
    lw t4, 188(a0)
    xor a7, a2, t4
    lw t1, 32(a0)
    lw s0, 72(a0)
    xor s6, t1, s0
    lw t5, 112(a0)
    xor s0, s6, t5
    lw a2, 152(a0)
    xor t5, s0, a2
    lw s11, 192(a0)
    xor a2, t5, s11
    lw s0, 36(a0)
    lw t5, 76(a0)
    xor t5, s0, t5
    lw s11, 116(a0)
    xor s1, t5, s11
    lw a4, 156(a0)
    xor s6, s1, a4
    lw s11, 196(a0)
    xor s11, s6, s11
    li s1, 1
    circe_rol32_l s6, s2, s7, s1
    circe_rol32_h t5, s2, s7, s1
    xor a6, a2, s6
    xor a4, s11, t5
    li t5, 1
    circe_rol32_l s1, s5, t3, t5
    circe_rol32_h ra, s5, t3, t5
    xor t5, s3, s1
    xor s1, s8, ra
    li s6, 1
    circe_rol32_l ra, t0, a7, s6
    circe_rol32_h s6, t0, a7, s6
    xor s2, s2, ra
    xor s7, s7, s6
    li s6, 1
    circe_rol32_l ra, a2, s11, s6
    circe_rol32_h s6, a2, s11, s6
    xor s5, s5, ra
    xor a2, t3, s6
    li s6, 1
    circe_rol32_l t3, s3, s8, s6
    circe_rol32_h s3, s3, s8, s6
    xor s8, t0, t3
    xor s3, a7, s3
    xor a7, t1, s8
    xor t0, s0, s3
    li s6, 27
    circe_rol32_l t1, a7, t0, s6
    circe_rol32_h a7, a7, t0, s6
    xor s10, s10, a6
    xor s4, s4, a4
    li t0, 36
    circe_rol32_l s6, s10, s4, t0
    circe_rol32_h s4, s10, s4, t0
    xor s10, a5, t5
    xor a5, s9, s1
    li t0, 10
    circe_rol32_l s0, s10, a5, t0
    circe_rol32_h s10, s10, a5, t0
    xor t0, t2, s2
    xor a5, a3, s7
    li s9, 15
    circe_rol32_l a3, t0, a5, s9
    circe_rol32_h t0, t0, a5, s9
    xor s9, t6, s5
    xor a5, t4, a2
    li t4, 56
    circe_rol32_l t6, s9, a5, t4
    circe_rol32_h s9, s9, a5, t4
    circe_bcop32 t4, t1, s6, s0
    circe_bcop32 t2, s6, s0, a3
    circe_bcop32 a5, s0, a3, t6
    circe_bcop32 a3, a3, t6, t1
    circe_bcop32 s11, t6, t1, s6
    circe_bcop32 s0, a7, s4, s10
    circe_bcop32 t6, s4, s10, t0
    circe_bcop32 s10, s10, t0, s9
    circe_bcop32 t3, t0, s9, a7
    circe_bcop32 s4, s9, a7, s4
    lw a7, 24(a0)
    xor t0, a7, s5
    lw s9, 28(a0)
    xor a7, s9, a2
    li s9, 28
    circe_rol32_l s6, t0, a7, s9
    circe_rol32_h a7, t0, a7, s9
    lw s9, 72(a0)
    xor s9, s9, s8
    lw t0, 76(a0)
    xor ra, t0, s3
    li t0, 20
    circe_rol32_l t1, s9, ra, t0
    circe_rol32_h t0, s9, ra, t0
    lw s9, 80(a0)
    xor s9, s9, a6
    lw ra, 84(a0)
    xor ra, ra, a4
    sw a4, 312(sp)
    li a4, 3
    sw a6, 316(sp)
    circe_rol32_l a6, s9, ra, a4
    circe_rol32_h s9, s9, ra, a4
    lw a4, 128(a0)
    xor ra, a4, t5
    lw a4, 132(a0)
    xor a4, a4, s1
    sw s1, 320(sp)
    li s1, 45
    sw t5, 324(sp)
    circe_rol32_l t5, ra, a4, s1
    circe_rol32_h a4, ra, a4, s1
    lw s1, 176(a0)
    xor ra, s1, s2
    lw s1, 180(a0)
    xor s1, s1, s7
    sw s3, 328(sp)
    li s3, 61
    sw s8, 332(sp)
    circe_rol32_l s8, ra, s1, s3
    circe_rol32_h s3, ra, s1, s3
    circe_bcop32 s1, s6, t1, a6
    circe_bcop32 ra, t1, a6, t5
    circe_bcop32 a6, a6, t5, s8
    circe_bcop32 t5, t5, s8, s6
    circe_bcop32 s8, s8, s6, t1
    circe_bcop32 t1, a7, t0, s9
    circe_bcop32 s6, t0, s9, a4
    circe_bcop32 s9, s9, a4, s3
    circe_bcop32 a4, a4, s3, a7
    circe_bcop32 s3, s3, a7, t0
    xor a7, t4, s1
    xor t0, t2, ra
    sw t2, 336(sp)
    xor t2, a5, a6
    sw a6, 340(sp)
    xor a6, a3, t5
    sw s8, 344(sp)
    xor s8, s11, s8
    sw s11, 348(sp)
    xor s11, s0, t1
    sw t6, 352(sp)
    xor t6, t6, s6
    sw s9, 356(sp)
    xor s9, s10, s9
    sw s10, 360(sp)
    xor s10, t3, a4
    sw s3, 364(sp)
    xor s3, s4, s3
    sw s4, 368(sp)
    lw s4, 16(a0)
    xor s4, s4, s2
    sw a5, 372(sp)
    lw a5, 20(a0)
    xor a5, a5, s7
    sw t1, 376(sp)
    li t1, 62
    sw s1, 380(sp)
    circe_rol32_l s1, s4, a5, t1
    circe_rol32_h s4, s4, a5, t1
    lw a5, 64(a0)
    xor t1, a5, s5
    lw a5, 68(a0)
    xor a5, a5, a2
    sw t3, 384(sp)
    li t3, 55
    sw a3, 388(sp)
    circe_rol32_l a3, t1, a5, t3
    circe_rol32_h a5, t1, a5, t3
    lw t3, 112(a0)
    lw t1, 332(sp)
    xor t1, t3, t1
    sw s6, 392(sp)
    lw t3, 116(a0)
    sw ra, 396(sp)
    lw s6, 328(sp)
    xor t3, t3, s6
    sw s0, 400(sp)
    li s6, 39
    sw t4, 404(sp)
    circe_rol32_l t4, t1, t3, s6
    circe_rol32_h t1, t1, t3, s6
    lw s6, 120(a0)
    lw ra, 316(sp)
    xor t3, s6, ra
    sw a4, 408(sp)
    lw s0, 124(a0)
    sw t5, 412(sp)
    lw t5, 312(sp)
    xor a4, s0, t5
    li s6, 41
    circe_rol32_l s0, t3, a4, s6
    circe_rol32_h a4, t3, a4, s6
    lw s6, 168(a0)
    lw t3, 324(sp)
    xor s6, s6, t3
    sw a2, 416(sp)
    lw a2, 172(a0)
    sw s5, 420(sp)
    lw s5, 320(sp)
    xor a2, a2, s5
    sw s7, 424(sp)
    li s7, 2
    sw s2, 428(sp)
    circe_rol32_l s2, s6, a2, s7
    circe_rol32_h s7, s6, a2, s7
    circe_bcop32 a2, s1, a3, t4
    circe_bcop32 s6, a3, t4, s0
    circe_bcop32 t4, t4, s0, s2
    circe_bcop32 s0, s0, s2, s1
    circe_bcop32 a3, s2, s1, a3
    circe_bcop32 s2, s4, a5, t1
    circe_bcop32 s1, a5, t1, a4
    circe_bcop32 t1, t1, a4, s7
    circe_bcop32 a4, a4, s7, s4
    circe_bcop32 s4, s7, s4, a5
    xor s7, a7, a2
    xor a5, t0, s6
    xor a7, t2, t4
    xor t2, a6, s0
    xor s8, s8, a3
    xor t0, s11, s2
    xor a6, t6, s1
    xor s9, s9, t1
    xor s10, s10, a4
    xor s3, s3, s4
    lw s11, 0(a0)
    xor s11, s11, ra
    lw t6, 4(a0)
    xor t5, t6, t5
    sw t1, 432(sp)
    lw t1, 48(a0)
    xor ra, t1, t3
    sw t4, 436(sp)
    lw t6, 52(a0)
    xor t1, t6, s5
    sw s2, 440(sp)
    li s2, 44
    sw a2, 444(sp)
    circe_rol32_l a2, ra, t1, s2
    circe_rol32_h ra, ra, t1, s2
    lw s2, 96(a0)
    lw t4, 428(sp)
    xor s2, s2, t4
    sw a4, 448(sp)
    lw t6, 100(a0)
    sw s0, 452(sp)
    lw s0, 424(sp)
    xor a4, t6, s0
    sw s4, 456(sp)
    li s4, 43
    sw a3, 460(sp)
    circe_rol32_l t1, s2, a4, s4
    circe_rol32_h s4, s2, a4, s4
    lw s2, 144(a0)
    lw a4, 420(sp)
    xor s2, s2, a4
    sw s1, 464(sp)
    lw t6, 148(a0)
    sw s6, 468(sp)
    lw a3, 416(sp)
    xor t6, t6, a3
    li a4, 21
    circe_rol32_l a3, s2, t6, a4
    circe_rol32_h t6, s2, t6, a4
    lw s6, 192(a0)
    lw s2, 332(sp)
    xor s2, s6, s2
    lw s6, 196(a0)
    lw s1, 328(sp)
    xor s1, s6, s1
    li a4, 14
    circe_rol32_l s6, s2, s1, a4
    circe_rol32_h s2, s2, s1, a4
    circe_bcop32 a4, s11, a2, t1
    circe_bcop32 s1, a2, t1, a3
    circe_bcop32 t1, t1, a3, s6
    circe_bcop32 a3, a3, s6, s11
    circe_bcop32 s6, s6, s11, a2
    circe_bcop32 a2, t5, ra, s4
    circe_bcop32 s11, ra, s4, t6
    circe_bcop32 s4, s4, t6, s2
    circe_bcop32 t6, t6, s2, t5
    circe_bcop32 s2, s2, t5, ra
    lw t5, 8(a1)
    xor t5, a4, t5
    xor s7, s7, t5
    xor a5, a5, s1
    xor a4, a7, t1
    xor t2, t2, a3
    xor s8, s8, s6
    lw a7, 12(a1)
    xor a7, a2, a7
    xor ra, t0, a7
    xor t0, a6, s11
    xor s9, s9, s4
    xor s10, s10, t6
    xor s3, s3, s2
    lw a2, 8(a0)
    xor t3, a2, t3
    lw a6, 12(a0)
    xor s5, a6, s5
    li a2, 1
    circe_rol32_l a6, t3, s5, a2
    circe_rol32_h t3, t3, s5, a2
    lw a2, 56(a0)
    xor t4, a2, t4
    lw s5, 60(a0)
    xor s5, s5, s0
    li a2, 6
    circe_rol32_l s0, t4, s5, a2
    circe_rol32_h s5, t4, s5, a2
    lw t4, 104(a0)
    lw a2, 420(sp)
    xor a2, t4, a2
    lw t4, 108(a0)
    sw t6, 420(sp)
    lw t6, 416(sp)
    xor t4, t4, t6
    li t6, 25
    sw a3, 416(sp)
    circe_rol32_l a3, a2, t4, t6
    circe_rol32_h t4, a2, t4, t6
    lw t6, 152(a0)
    lw a2, 332(sp)
    xor t6, t6, a2
    lw a2, 156(a0)
    sw s11, 332(sp)
    lw s11, 328(sp)
    xor a2, a2, s11
    li s11, 8
    sw s1, 328(sp)
    circe_rol32_l s1, t6, a2, s11
    circe_rol32_h t6, t6, a2, s11
    lw a2, 160(a0)
    lw s11, 316(sp)
    xor a2, a2, s11
    lw s11, 164(a0)
    sw s2, 316(sp)
    lw s2, 312(sp)
    xor s2, s11, s2
    li s11, 18
    sw s6, 312(sp)
    circe_rol32_l s6, a2, s2, s11
    circe_rol32_h a2, a2, s2, s11
    circe_bcop32 s2, a6, s0, a3
    circe_bcop32 s11, s0, a3, s1
    circe_bcop32 a3, a3, s1, s6
    circe_bcop32 s1, s1, s6, a6
    circe_bcop32 s0, s6, a6, s0
    circe_bcop32 a6, t3, s5, t4
    circe_bcop32 s6, s5, t4, t6
    circe_bcop32 t4, t4, t6, a2
    circe_bcop32 t6, t6, a2, t3
    circe_bcop32 s5, a2, t3, s5
    xor t3, s7, s2
    xor a5, a5, s11
    xor s7, a4, a3
    xor t2, t2, s1
    xor s8, s8, s0
    xor a4, ra, a6
    xor t0, t0, s6
    xor s9, s9, t4
    xor s10, s10, t6
    xor s3, s3, s5
    li a2, 1
    circe_rol32_l ra, a5, t0, a2
    circe_rol32_h a2, a5, t0, a2
    xor ra, s8, ra
    xor a2, s3, a2
    sw a6, 424(sp)
    li a6, 1
    sw s2, 428(sp)
    circe_rol32_l s2, s7, s9, a6
    circe_rol32_h a6, s7, s9, a6
    xor s2, t3, s2
    xor a6, a4, a6
    sw t6, 320(sp)
    li t6, 1
    sw s1, 324(sp)
    circe_rol32_l s1, t2, s10, t6
    circe_rol32_h t6, t2, s10, t6
    xor s1, a5, s1
    xor a5, t0, t6
    li t0, 1
    circe_rol32_l t6, s8, s3, t0
    circe_rol32_h s3, s8, s3, t0
    xor s8, s7, t6
    xor s3, s9, s3
    li s7, 1
    circe_rol32_l t0, t3, a4, s7
    circe_rol32_h s7, t3, a4, s7
    xor s9, t2, t0
    xor s10, s10, s7
    xor s7, t1, s1
    xor s4, s4, a5
    li t0, 62
    circe_rol32_l t2, s7, s4, t0
    circe_rol32_h s4, s7, s4, t0
    lw s7, 412(sp)
    xor t6, s7, s8
    lw t0, 408(sp)
    xor s7, t0, s3
    li t1, 55
    circe_rol32_l t0, t6, s7, t1
    circe_rol32_h t3, t6, s7, t1
    xor s7, s0, s9
    xor a4, s5, s10
    li s5, 39
    circe_rol32_l t6, s7, a4, s5
    circe_rol32_h s5, s7, a4, s5
    lw s7, 404(sp)
    xor s7, s7, ra
    lw t1, 400(sp)
    xor t1, t1, a2
    li a4, 41
    circe_rol32_l s0, s7, t1, a4
    circe_rol32_h s7, s7, t1, a4
    lw a4, 468(sp)
    xor t1, a4, s2
    lw a4, 464(sp)
    xor a4, a4, a6
    sw s6, 464(sp)
    li s6, 2
    sw s11, 468(sp)
    circe_rol32_l s11, t1, a4, s6
    circe_rol32_h a4, t1, a4, s6
    circe_bcop32 t1, t2, t0, t6
    circe_bcop32 s6, t0, t6, s0
    circe_bcop32 t6, t6, s0, s11
    circe_bcop32 s0, s0, s11, t2
    circe_bcop32 t0, s11, t2, t0
    circe_bcop32 s11, s4, t3, s5
    circe_bcop32 t2, t3, s5, s7
    circe_bcop32 s5, s5, s7, a4
    circe_bcop32 s7, s7, a4, s4
    circe_bcop32 s4, a4, s4, t3
    xor a4, t5, ra
    xor a7, a7, a2
    lw t3, 396(sp)
    xor t3, t3, s2
    lw t5, 392(sp)
    xor t5, t5, a6
    sw a6, 392(sp)
    li a6, 44
    sw s2, 396(sp)
    circe_rol32_l s2, t3, t5, a6
    circe_rol32_h t3, t3, t5, a6
    xor a3, a3, s1
    xor t4, t4, a5
    li t5, 43
    circe_rol32_l a6, a3, t4, t5
    circe_rol32_h t4, a3, t4, t5
    lw a3, 388(sp)
    xor t5, a3, s8
    lw a3, 384(sp)
    xor a3, a3, s3
    sw s3, 384(sp)
    li s3, 21
    sw s8, 388(sp)
    circe_rol32_l s8, t5, a3, s3
    circe_rol32_h s3, t5, a3, s3
    lw a3, 460(sp)
    xor t5, a3, s9
    lw a3, 456(sp)
    xor a3, a3, s10
    sw a5, 456(sp)
    li a5, 14
    sw s1, 460(sp)
    circe_rol32_l s1, t5, a3, a5
    circe_rol32_h a5, t5, a3, a5
    circe_bcop32 t5, a4, s2, a6
    circe_bcop32 a3, s2, a6, s8
    circe_bcop32 a6, a6, s8, s1
    circe_bcop32 s8, s8, s1, a4
    circe_bcop32 s2, s1, a4, s2
    circe_bcop32 s1, a7, t3, t4
    circe_bcop32 a4, t3, t4, s3
    circe_bcop32 t4, t4, s3, a5
    circe_bcop32 s3, s3, a5, a7
    circe_bcop32 a5, a5, a7, t3
    lw t3, 0(a1)
    xor t5, t5, t3
    sw t5, 0(sp)
    sw t1, 160(sp)
    xor t5, t1, t5
    sw a3, 8(sp)
    sw s6, 168(sp)
    xor t1, s6, a3
    sw a6, 16(sp)
    sw t6, 176(sp)
    xor a6, t6, a6
    sw s0, 184(sp)
    sw s8, 24(sp)
    xor s8, s0, s8
    sw t0, 192(sp)
    sw s2, 32(sp)
    xor a7, t0, s2
    lw t0, 4(a1)
    xor a3, s1, t0
    sw s11, 164(sp)
    sw a3, 4(sp)
    xor s2, s11, a3
    sw a4, 12(sp)
    xor a3, t2, a4
    sw t4, 20(sp)
    sw s5, 180(sp)
    xor t0, s5, t4
    sw s7, 188(sp)
    sw s3, 28(sp)
    xor s3, s7, s3
    sw s4, 196(sp)
    xor s4, s4, a5
    lw t4, 312(sp)
    xor s5, t4, s9
    lw t4, 316(sp)
    xor s0, t4, s10
    li s7, 27
    circe_rol32_l t3, s5, s0, s7
    circe_rol32_h s7, s5, s0, s7
    lw t4, 380(sp)
    xor s5, t4, ra
    lw s6, 376(sp)
    xor t6, s6, a2
    li s6, 36
    circe_rol32_l s1, s5, t6, s6
    circe_rol32_h s5, s5, t6, s6
    lw t6, 468(sp)
    lw s0, 396(sp)
    xor t6, t6, s0
    lw t4, 464(sp)
    lw s11, 392(sp)
    xor t4, t4, s11
    li a4, 10
    circe_rol32_l s6, t6, t4, a4
    circe_rol32_h t6, t6, t4, a4
    lw t4, 372(sp)
    lw a4, 460(sp)
    xor t4, t4, a4
    sw t2, 372(sp)
    lw t2, 360(sp)
    sw a5, 464(sp)
    lw a5, 456(sp)
    xor t2, t2, a5
    sw a2, 360(sp)
    li a2, 15
    sw ra, 468(sp)
    circe_rol32_l ra, t4, t2, a2
    circe_rol32_h t4, t4, t2, a2
    lw t2, 452(sp)
    lw a2, 388(sp)
    xor t2, t2, a2
    sw s10, 452(sp)
    lw s10, 448(sp)
    sw s9, 376(sp)
    lw a2, 384(sp)
    xor s10, s10, a2
    li s9, 56
    circe_rol32_l a2, t2, s10, s9
    circe_rol32_h s10, t2, s10, s9
    circe_bcop32 t2, t3, s1, s6
    circe_bcop32 s9, s1, s6, ra
    circe_bcop32 s6, s6, ra, a2
    circe_bcop32 ra, ra, a2, t3
    circe_bcop32 t3, a2, t3, s1
    circe_bcop32 s1, s7, s5, t6
    circe_bcop32 a2, s5, t6, t4
    circe_bcop32 t6, t6, t4, s10
    circe_bcop32 t4, t4, s10, s7
    circe_bcop32 s10, s10, s7, s5
    sw t2, 120(sp)
    xor s5, t5, t2
    sw s9, 128(sp)
    xor s9, t1, s9
    sw s6, 136(sp)
    xor t1, a6, s6
    sw ra, 144(sp)
    xor t5, s8, ra
    sw t3, 152(sp)
    xor a7, a7, t3
    sw s1, 124(sp)
    xor s6, s2, s1
    sw a2, 132(sp)
    xor s7, a3, a2
    sw t6, 140(sp)
    xor t6, t0, t6
    sw t4, 148(sp)
    xor a3, s3, t4
    sw s10, 156(sp)
    xor t0, s4, s10
    lw s8, 328(sp)
    xor s4, s8, s0
    lw s8, 332(sp)
    xor s8, s8, s11
    li s10, 1
    circe_rol32_l s3, s4, s8, s10
    circe_rol32_h s4, s4, s8, s10
    lw s8, 340(sp)
    xor s8, s8, a4
    lw s10, 356(sp)
    xor s10, s10, a5
    li t3, 6
    circe_rol32_l s2, s8, s10, t3
    circe_rol32_h t2, s8, s10, t3
    lw s8, 324(sp)
    lw a5, 388(sp)
    xor s8, s8, a5
    lw s10, 320(sp)
    lw a2, 384(sp)
    xor s10, s10, a2
    li t3, 25
    circe_rol32_l t4, s8, s10, t3
    circe_rol32_h s8, s8, s10, t3
    lw s10, 348(sp)
    lw t3, 376(sp)
    xor s10, s10, t3
    lw a6, 368(sp)
    lw a4, 452(sp)
    xor s1, a6, a4
    li a6, 8
    circe_rol32_l ra, s10, s1, a6
    circe_rol32_h s1, s10, s1, a6
    lw s10, 444(sp)
    lw a6, 468(sp)
    xor s10, s10, a6
    lw s0, 440(sp)
    lw a6, 360(sp)
    xor a6, s0, a6
    li s0, 18
    circe_rol32_l s11, s10, a6, s0
    circe_rol32_h s0, s10, a6, s0
    circe_bcop32 a6, s3, s2, t4
    circe_bcop32 s10, s2, t4, ra
    circe_bcop32 t4, t4, ra, s11
    circe_bcop32 ra, ra, s11, s3
    circe_bcop32 s11, s11, s3, s2
    circe_bcop32 s2, s4, t2, s8
    circe_bcop32 s3, t2, s8, s1
    circe_bcop32 s8, s8, s1, s0
    circe_bcop32 s1, s1, s0, s4
    circe_bcop32 s4, s0, s4, t2
    xor t2, s5, a6
    xor s0, s9, s10
    sw t4, 96(sp)
    xor t4, t1, t4
    sw ra, 104(sp)
    xor t1, t5, ra
    xor ra, a7, s11
    sw s2, 84(sp)
    xor t5, s6, s2
    xor s6, s7, s3
    sw s8, 100(sp)
    xor s8, t6, s8
    xor s2, a3, s1
    xor s7, t0, s4
    lw t6, 416(sp)
    xor s5, t6, a5
    lw s9, 420(sp)
    xor a7, s9, a2
    li t0, 28
    circe_rol32_l s9, s5, a7, t0
    circe_rol32_h t0, s5, a7, t0
    lw a7, 344(sp)
    xor s5, a7, t3
    lw a7, 364(sp)
    xor a7, a7, a4
    li a3, 20
    circe_rol32_l a4, s5, a7, a3
    circe_rol32_h a3, s5, a7, a3
    lw s5, 428(sp)
    lw a7, 468(sp)
    xor a5, s5, a7
    lw a7, 424(sp)
    lw t3, 360(sp)
    xor s5, a7, t3
    li a7, 3
    circe_rol32_l t6, a5, s5, a7
    circe_rol32_h a2, a5, s5, a7
    lw s5, 336(sp)
    lw a7, 396(sp)
    xor a7, s5, a7
    lw s5, 352(sp)
    lw a5, 392(sp)
    xor s5, s5, a5
    li a5, 45
    circe_rol32_l t3, a7, s5, a5
    circe_rol32_h a5, a7, s5, a5
    lw a7, 436(sp)
    lw s5, 460(sp)
    xor s5, a7, s5
    lw a7, 432(sp)
    sw a6, 436(sp)
    lw a6, 456(sp)
    xor a7, a7, a6
    li a6, 61
    sw s10, 432(sp)
    circe_rol32_l s10, s5, a7, a6
    circe_rol32_h a6, s5, a7, a6
    circe_bcop32 a7, s9, a4, t6
    circe_bcop32 s5, a4, t6, t3
    circe_bcop32 t6, t6, t3, s10
    circe_bcop32 t3, t3, s10, s9
    circe_bcop32 a4, s10, s9, a4
    circe_bcop32 s10, t0, a3, a2
    circe_bcop32 s9, a3, a2, a5
    circe_bcop32 a2, a2, a5, a6
    circe_bcop32 a5, a5, a6, t0
    circe_bcop32 a6, a6, t0, a3
    xor t0, t2, a7
    xor t2, s0, s5
    sw t6, 56(sp)
    xor t4, t4, t6
    xor t6, t1, t3
    sw a4, 72(sp)
    xor a3, ra, a4
    xor t1, t5, s10
    sw s9, 52(sp)
    xor ra, s6, s9
    xor t5, s8, a2
    xor s8, s2, a5
    sw a6, 76(sp)
    xor a4, s7, a6
    lw s6, 464(sp)
    lw s0, 436(sp)
    lw s7, 432(sp)
    lw a6, 372(sp)
    mv s2, s10
    mv s9, a2
    mv s10, s11
    mv a2, s8
    mv s8, s1
    mv s1, s7
    mv s7, s5
    mv s5, t3
    mv t3, ra
    addi a1, a1, -16
.Lrounds:
    li a0, 1
    circe_rol32_l s11, t2, t3, a0
    circe_rol32_h a0, t2, t3, a0
    xor s11, a3, s11
    xor ra, a4, a0
    li a0, 1
    sw s8, 312(sp)
    circe_rol32_l s8, t4, t5, a0
    circe_rol32_h a0, t4, t5, a0
    xor s8, t0, s8
    xor a0, t1, a0
    sw s9, 316(sp)
    li s9, 1
    sw s7, 320(sp)
    circe_rol32_l s7, t6, a2, s9
    circe_rol32_h s9, t6, a2, s9
    xor s7, t2, s7
    xor s9, t3, s9
    li t2, 1
    circe_rol32_l t3, a3, a4, t2
    circe_rol32_h t2, a3, a4, t2
    xor a3, t4, t3
    xor t4, t5, t2
    li t3, 1
    circe_rol32_l a4, t0, t1, t3
    circe_rol32_h t1, t0, t1, t3
    xor t6, t6, a4
    xor t0, a2, t1
    lw t1, 32(sp)
    xor t5, t1, t6
    xor t2, s6, t0
    li a2, 27
    circe_rol32_l s6, t5, t2, a2
    circe_rol32_h a2, t5, t2, a2
    xor a7, a7, s11
    xor s2, s2, ra
    li t1, 36
    circe_rol32_l t3, a7, s2, t1
    circe_rol32_h a7, a7, s2, t1
    xor s1, s1, s8
    xor s3, s3, a0
    li t2, 10
    circe_rol32_l s2, s1, s3, t2
    circe_rol32_h s1, s1, s3, t2
    lw s3, 136(sp)
    xor s3, s3, s7
    lw a4, 140(sp)
    xor t2, a4, s9
    li t1, 15
    circe_rol32_l t5, s3, t2, t1
    circe_rol32_h s3, s3, t2, t1
    lw t1, 184(sp)
    xor t2, t1, a3
    lw t1, 188(sp)
    xor t1, t1, t4
    li a4, 56
    sw a6, 324(sp)
    circe_rol32_l a6, t2, t1, a4
    circe_rol32_h t1, t2, t1, a4
    circe_bcop32 t2, s6, t3, s2
    circe_bcop32 a4, t3, s2, t5
    circe_bcop32 s2, s2, t5, a6
    circe_bcop32 t5, t5, a6, s6
    circe_bcop32 t3, a6, s6, t3
    circe_bcop32 s6, a2, a7, s1
    circe_bcop32 a6, a7, s1, s3
    circe_bcop32 s1, s1, s3, t1
    circe_bcop32 s3, s3, t1, a2
    circe_bcop32 a7, t1, a2, a7
    lw a2, 24(sp)
    xor t1, a2, a3
    lw a2, 28(sp)
    xor a2, a2, t4
    sw s4, 328(sp)
    li s4, 28
    sw s10, 332(sp)
    circe_rol32_l s10, t1, a2, s4
    circe_rol32_h s4, t1, a2, s4
    lw t1, 72(sp)
    xor t1, t1, t6
    lw a2, 76(sp)
    xor a2, a2, t0
    sw t0, 336(sp)
    li t0, 20
    sw t6, 340(sp)
    circe_rol32_l t6, t1, a2, t0
    circe_rol32_h t0, t1, a2, t0
    xor t1, s0, s11
    lw a2, 84(sp)
    xor s0, a2, ra
    li a2, 3
    sw ra, 344(sp)
    circe_rol32_l ra, t1, s0, a2
    circe_rol32_h t1, t1, s0, a2
    lw a2, 128(sp)
    xor s0, a2, s8
    lw a2, 132(sp)
    xor a2, a2, a0
    sw a0, 348(sp)
    li a0, 45
    sw s8, 352(sp)
    circe_rol32_l s8, s0, a2, a0
    circe_rol32_h a2, s0, a2, a0
    lw a0, 176(sp)
    xor a0, a0, s7
    lw s0, 180(sp)
    xor s0, s0, s9
    sw s11, 356(sp)
    li s11, 61
    sw a5, 360(sp)
    circe_rol32_l a5, a0, s0, s11
    circe_rol32_h s11, a0, s0, s11
    circe_bcop32 a0, s10, t6, ra
    circe_bcop32 s0, t6, ra, s8
    circe_bcop32 ra, ra, s8, a5
    circe_bcop32 s8, s8, a5, s10
    circe_bcop32 s10, a5, s10, t6
    circe_bcop32 a5, s4, t0, t1
    circe_bcop32 t6, t0, t1, a2
    circe_bcop32 t1, t1, a2, s11
    circe_bcop32 a2, a2, s11, s4
    circe_bcop32 s4, s11, s4, t0
    xor t0, t2, a0
    xor s11, a4, s0
    sw a4, 364(sp)
    xor a4, s2, ra
    sw ra, 368(sp)
    xor ra, t5, s8
    sw s10, 372(sp)
    xor s10, t3, s10
    sw t3, 376(sp)
    xor t3, s6, a5
    sw a6, 380(sp)
    xor a6, a6, t6
    sw t1, 384(sp)
    xor t1, s1, t1
    sw s1, 388(sp)
    xor s1, s3, a2
    sw s4, 392(sp)
    xor s4, a7, s4
    sw a7, 396(sp)
    lw a7, 16(sp)
    xor a7, a7, s7
    sw s2, 400(sp)
    lw s2, 20(sp)
    xor s2, s2, s9
    sw a5, 404(sp)
    li a5, 62
    sw a0, 408(sp)
    circe_rol32_l a0, a7, s2, a5
    circe_rol32_h a5, a7, s2, a5
    xor s5, s5, a3
    lw s2, 360(sp)
    xor a7, s2, t4
    li s2, 55
    sw s3, 360(sp)
    circe_rol32_l s3, s5, a7, s2
    circe_rol32_h a7, s5, a7, s2
    lw s5, 332(sp)
    lw s2, 340(sp)
    xor s5, s5, s2
    sw t5, 332(sp)
    lw t5, 328(sp)
    sw t6, 412(sp)
    lw s2, 336(sp)
    xor s2, t5, s2
    sw s0, 328(sp)
    li t6, 39
    sw s6, 416(sp)
    circe_rol32_l s6, s5, s2, t6
    circe_rol32_h s5, s5, s2, t6
    lw t6, 120(sp)
    lw s2, 356(sp)
    xor s0, t6, s2
    sw t2, 420(sp)
    lw t2, 124(sp)
    sw a2, 424(sp)
    lw t5, 344(sp)
    xor t2, t2, t5
    sw s8, 428(sp)
    li s8, 41
    circe_rol32_l a2, s0, t2, s8
    circe_rol32_h s8, s0, t2, s8
    lw t2, 168(sp)
    lw t6, 352(sp)
    xor t2, t2, t6
    lw s0, 324(sp)
    sw t4, 432(sp)
    lw t4, 348(sp)
    xor s0, s0, t4
    sw a3, 324(sp)
    li a3, 2
    sw s9, 436(sp)
    circe_rol32_l s9, t2, s0, a3
    circe_rol32_h a3, t2, s0, a3
    circe_bcop32 s0, a0, s3, s6
    circe_bcop32 t2, s3, s6, a2
    circe_bcop32 s6, s6, a2, s9
    circe_bcop32 a2, a2, s9, a0
    circe_bcop32 s3, s9, a0, s3
    circe_bcop32 s9, a5, a7, s5
    circe_bcop32 a0, a7, s5, s8
    circe_bcop32 s5, s5, s8, a3
    circe_bcop32 s8, s8, a3, a5
    circe_bcop32 a7, a3, a5, a7
    xor a3, t0, s0
    xor a5, s11, t2
    xor t0, a4, s6
    xor a4, ra, a2
    xor s10, s10, s3
    xor s11, t3, s9
    xor a6, a6, a0
    xor t1, t1, s5
    xor s1, s1, s8
    xor s4, s4, a7
    lw t3, 0(sp)
    xor t3, t3, s2
    lw s2, 4(sp)
    xor s2, s2, t5
    sw s5, 440(sp)
    lw s5, 320(sp)
    xor s5, s5, t6
    sw s6, 320(sp)
    lw s6, 52(sp)
    xor s6, s6, t4
    sw s9, 444(sp)
    li s9, 44
    sw s0, 448(sp)
    circe_rol32_l s0, s5, s6, s9
    circe_rol32_h s6, s5, s6, s9
    lw s9, 96(sp)
    xor s5, s9, s7
    lw s9, 100(sp)
    sw s8, 452(sp)
    lw s8, 436(sp)
    xor s9, s9, s8
    sw a2, 456(sp)
    li a2, 43
    sw a7, 460(sp)
    circe_rol32_l t5, s5, s9, a2
    circe_rol32_h s9, s5, s9, a2
    lw a7, 144(sp)
    lw s5, 324(sp)
    xor a2, a7, s5
    sw s3, 464(sp)
    lw s3, 148(sp)
    sw a0, 468(sp)
    lw a7, 432(sp)
    xor s3, s3, a7
    sw t2, 472(sp)
    li a7, 21
    circe_rol32_l t2, a2, s3, a7
    circe_rol32_h s3, a2, s3, a7
    lw a7, 192(sp)
    lw a2, 340(sp)
    xor a7, a7, a2
    lw a2, 196(sp)
    lw ra, 336(sp)
    xor a2, a2, ra
    li ra, 14
    circe_rol32_l a0, a7, a2, ra
    circe_rol32_h a7, a7, a2, ra
    circe_bcop32 a2, t3, s0, t5
    circe_bcop32 ra, s0, t5, t2
    circe_bcop32 t5, t5, t2, a0
    circe_bcop32 t2, t2, a0, t3
    circe_bcop32 t3, a0, t3, s0
    circe_bcop32 a0, s2, s6, s9
    circe_bcop32 s0, s6, s9, s3
    circe_bcop32 s9, s9, s3, a7
    circe_bcop32 s3, s3, a7, s2
    circe_bcop32 a7, a7, s2, s6
    lw s2, 8(a1)
    xor s2, a2, s2
    xor a3, a3, s2
    xor s6, a5, ra
    xor a5, t0, t5
    xor t0, a4, t2
    xor s10, s10, t3
    lw a4, 12(a1)
    xor a4, a0, a4
    xor a0, s11, a4
    xor a6, a6, s0
    xor t1, t1, s9
    xor s1, s1, s3
    xor s4, s4, a7
    lw s11, 8(sp)
    xor a2, s11, t6
    lw t6, 12(sp)
    xor t4, t6, t4
    li t6, 1
    circe_rol32_l s11, a2, t4, t6
    circe_rol32_h t6, a2, t4, t6
    lw t4, 56(sp)
    xor s7, t4, s7
    lw a2, 316(sp)
    xor s8, a2, s8
    li t4, 6
    circe_rol32_l a2, s7, s8, t4
    circe_rol32_h s8, s7, s8, t4
    lw s7, 104(sp)
    xor s5, s7, s5
    lw s7, 312(sp)
    lw t4, 432(sp)
    xor t4, s7, t4
    li s7, 25
    sw s3, 432(sp)
    circe_rol32_l s3, s5, t4, s7
    circe_rol32_h s7, s5, t4, s7
    lw s5, 152(sp)
    lw t4, 340(sp)
    xor t4, s5, t4
    lw s5, 156(sp)
    sw t2, 340(sp)
    lw t2, 336(sp)
    xor s5, s5, t2
    li t2, 8
    sw s0, 336(sp)
    circe_rol32_l s0, t4, s5, t2
    circe_rol32_h t2, t4, s5, t2
    lw s5, 160(sp)
    lw t4, 356(sp)
    xor s5, s5, t4
    lw t4, 164(sp)
    sw ra, 356(sp)
    lw ra, 344(sp)
    xor t4, t4, ra
    li ra, 18
    sw a7, 344(sp)
    circe_rol32_l a7, s5, t4, ra
    circe_rol32_h s5, s5, t4, ra
    circe_bcop32 ra, s11, a2, s3
    circe_bcop32 t4, a2, s3, s0
    circe_bcop32 s3, s3, s0, a7
    circe_bcop32 s0, s0, a7, s11
    circe_bcop32 a7, a7, s11, a2
    circe_bcop32 s11, t6, s8, s7
    circe_bcop32 a2, s8, s7, t2
    circe_bcop32 s7, s7, t2, s5
    circe_bcop32 t2, t2, s5, t6
    circe_bcop32 s8, s5, t6, s8
    xor s5, a3, ra
    xor a3, s6, t4
    xor a5, a5, s3
    xor t6, t0, s0
    xor s10, s10, a7
    xor t0, a0, s11
    xor s6, a6, a2
    xor a0, t1, s7
    xor s1, s1, t2
    xor s4, s4, s8
    li t1, 1
    circe_rol32_l a6, a3, s6, t1
    circe_rol32_h t1, a3, s6, t1
    xor a6, s10, a6
    xor t1, s4, t1
    sw s11, 312(sp)
    li s11, 1
    sw ra, 324(sp)
    circe_rol32_l ra, a5, a0, s11
    circe_rol32_h s11, a5, a0, s11
    xor ra, s5, ra
    xor s11, t0, s11
    sw t2, 316(sp)
    li t2, 1
    sw s0, 436(sp)
    circe_rol32_l s0, t6, s1, t2
    circe_rol32_h t2, t6, s1, t2
    xor a3, a3, s0
    xor t2, s6, t2
    li s6, 1
    circe_rol32_l s0, s10, s4, s6
    circe_rol32_h s4, s10, s4, s6
    xor s10, a5, s0
    xor s4, a0, s4
    li a5, 1
    circe_rol32_l a0, s5, t0, a5
    circe_rol32_h s5, s5, t0, a5
    xor a5, t6, a0
    xor s1, s1, s5
    xor t6, t5, a3
    xor s9, s9, t2
    li t0, 62
    circe_rol32_l s5, t6, s9, t0
    circe_rol32_h s9, t6, s9, t0
    lw t6, 428(sp)
    xor t0, t6, s10
    lw t5, 424(sp)
    xor t6, t5, s4
    li s0, 55
    circe_rol32_l t5, t0, t6, s0
    circe_rol32_h s0, t0, t6, s0
    xor a7, a7, a5
    xor s8, s8, s1
    li t6, 39
    circe_rol32_l t0, a7, s8, t6
    circe_rol32_h s8, a7, s8, t6
    lw t6, 420(sp)
    xor t6, t6, a6
    lw a7, 416(sp)
    xor a7, a7, t1
    li s6, 41
    circe_rol32_l a0, t6, a7, s6
    circe_rol32_h a7, t6, a7, s6
    lw s6, 472(sp)
    xor t6, s6, ra
    lw s6, 468(sp)
    xor s6, s6, s11
    sw a2, 468(sp)
    li a2, 2
    sw t4, 472(sp)
    circe_rol32_l t4, t6, s6, a2
    circe_rol32_h a2, t6, s6, a2
    circe_bcop32 t6, s5, t5, t0
    circe_bcop32 s6, t5, t0, a0
    circe_bcop32 t0, t0, a0, t4
    circe_bcop32 a0, a0, t4, s5
    circe_bcop32 t4, t4, s5, t5
    circe_bcop32 s5, s9, s0, s8
    circe_bcop32 t5, s0, s8, a7
    circe_bcop32 s8, s8, a7, a2
    circe_bcop32 a7, a7, a2, s9
    circe_bcop32 s9, a2, s9, s0
    xor s2, s2, a6
    xor a4, a4, t1
    lw a2, 328(sp)
    xor a2, a2, ra
    lw s0, 412(sp)
    xor s0, s0, s11
    sw s11, 412(sp)
    li s11, 44
    sw ra, 328(sp)
    circe_rol32_l ra, a2, s0, s11
    circe_rol32_h a2, a2, s0, s11
    xor s3, s3, a3
    xor s7, s7, t2
    li s11, 43
    circe_rol32_l s0, s3, s7, s11
    circe_rol32_h s3, s3, s7, s11
    lw s7, 332(sp)
    xor s7, s7, s10
    lw s11, 360(sp)
    xor s11, s11, s4
    sw s4, 360(sp)
    li s4, 21
    sw s10, 332(sp)
    circe_rol32_l s10, s7, s11, s4
    circe_rol32_h s4, s7, s11, s4
    lw s7, 464(sp)
    xor s7, s7, a5
    lw s11, 460(sp)
    xor s11, s11, s1
    sw t2, 460(sp)
    li t2, 14
    sw a3, 464(sp)
    circe_rol32_l a3, s7, s11, t2
    circe_rol32_h s7, s7, s11, t2
    circe_bcop32 s11, s2, ra, s0
    circe_bcop32 t2, ra, s0, s10
    circe_bcop32 s0, s0, s10, a3
    circe_bcop32 s10, s10, a3, s2
    circe_bcop32 s2, a3, s2, ra
    circe_bcop32 ra, a4, a2, s3
    circe_bcop32 a3, a2, s3, s4
    circe_bcop32 s3, s3, s4, s7
    circe_bcop32 s4, s4, s7, a4
    circe_bcop32 s7, s7, a4, a2
    lw a4, 0(a1)
    xor a4, s11, a4
    sw a4, 0(sp)
    sw t6, 160(sp)
    xor t6, t6, a4
    sw s6, 168(sp)
    sw t2, 8(sp)
    xor t2, s6, t2
    sw t0, 176(sp)
    sw s0, 16(sp)
    xor a2, t0, s0
    sw a0, 184(sp)
    sw s10, 24(sp)
    xor s10, a0, s10
    sw t4, 192(sp)
    sw s2, 32(sp)
    xor s2, t4, s2
    lw a0, 4(a1)
    xor t4, ra, a0
    sw t4, 4(sp)
    sw s5, 164(sp)
    xor t0, s5, t4
    sw a3, 12(sp)
    xor s5, t5, a3
    sw s3, 20(sp)
    sw s8, 180(sp)
    xor s3, s8, s3
    sw s4, 28(sp)
    sw a7, 188(sp)
    xor s8, a7, s4
    sw s9, 196(sp)
    xor s4, s9, s7
    xor s9, t3, a5
    lw a7, 344(sp)
    xor a3, a7, s1
    li a7, 27
    circe_rol32_l s6, s9, a3, a7
    circe_rol32_h s9, s9, a3, a7
    lw t3, 408(sp)
    xor a7, t3, a6
    lw a3, 404(sp)
    xor a3, a3, t1
    li t4, 36
    circe_rol32_l t3, a7, a3, t4
    circe_rol32_h a7, a7, a3, t4
    lw t4, 472(sp)
    lw s11, 328(sp)
    xor t4, t4, s11
    lw a3, 468(sp)
    lw a0, 412(sp)
    xor ra, a3, a0
    li a4, 10
    circe_rol32_l a3, t4, ra, a4
    circe_rol32_h s0, t4, ra, a4
    lw t4, 400(sp)
    lw a4, 464(sp)
    xor ra, t4, a4
    lw t4, 388(sp)
    sw t5, 400(sp)
    lw t5, 460(sp)
    xor t4, t4, t5
    sw s7, 388(sp)
    li s7, 15
    sw t1, 468(sp)
    circe_rol32_l t1, ra, t4, s7
    circe_rol32_h s7, ra, t4, s7
    lw t4, 456(sp)
    lw ra, 332(sp)
    xor t4, t4, ra
    sw a6, 456(sp)
    lw a6, 452(sp)
    sw s1, 472(sp)
    lw s1, 360(sp)
    xor s1, a6, s1
    sw a5, 452(sp)
    li a5, 56
    circe_rol32_l a6, t4, s1, a5
    circe_rol32_h s1, t4, s1, a5
    circe_bcop32 a5, s6, t3, a3
    circe_bcop32 t4, t3, a3, t1
    circe_bcop32 a3, a3, t1, a6
    circe_bcop32 t1, t1, a6, s6
    circe_bcop32 t3, a6, s6, t3
    circe_bcop32 s6, s9, a7, s0
    circe_bcop32 a6, a7, s0, s7
    circe_bcop32 s0, s0, s7, s1
    circe_bcop32 s7, s7, s1, s9
    circe_bcop32 s1, s1, s9, a7
    sw a5, 120(sp)
    xor a5, t6, a5
    sw t4, 128(sp)
    xor t6, t2, t4
    sw a3, 136(sp)
    xor s9, a2, a3
    sw t1, 144(sp)
    xor a7, s10, t1
    sw t3, 152(sp)
    xor t2, s2, t3
    sw s6, 124(sp)
    xor t3, t0, s6
    sw a6, 132(sp)
    xor s2, s5, a6
    sw s0, 140(sp)
    xor s5, s3, s0
    sw s7, 148(sp)
    xor s7, s8, s7
    sw s1, 156(sp)
    xor s0, s4, s1
    lw s3, 356(sp)
    xor s1, s3, s11
    lw s10, 336(sp)
    xor s4, s10, a0
    li s8, 1
    circe_rol32_l s10, s1, s4, s8
    circe_rol32_h s4, s1, s4, s8
    lw s8, 368(sp)
    xor s1, s8, a4
    lw s8, 384(sp)
    xor s8, s8, t5
    li s3, 6
    circe_rol32_l a0, s1, s8, s3
    circe_rol32_h a4, s1, s8, s3
    lw s1, 436(sp)
    xor s8, s1, ra
    lw s3, 316(sp)
    lw t4, 360(sp)
    xor s1, s3, t4
    li s3, 25
    circe_rol32_l t0, s8, s1, s3
    circe_rol32_h s8, s8, s1, s3
    lw s1, 376(sp)
    lw a3, 452(sp)
    xor s1, s1, a3
    lw s3, 396(sp)
    lw t5, 472(sp)
    xor s3, s3, t5
    li t1, 8
    circe_rol32_l s6, s1, s3, t1
    circe_rol32_h t1, s1, s3, t1
    lw s3, 448(sp)
    lw s11, 456(sp)
    xor s3, s3, s11
    lw s1, 444(sp)
    lw a6, 468(sp)
    xor s1, s1, a6
    li a2, 18
    circe_rol32_l a6, s3, s1, a2
    circe_rol32_h a2, s3, s1, a2
    circe_bcop32 s1, s10, a0, t0
    circe_bcop32 s3, a0, t0, s6
    circe_bcop32 t0, t0, s6, a6
    circe_bcop32 s6, s6, a6, s10
    circe_bcop32 s10, a6, s10, a0
    circe_bcop32 a0, s4, a4, s8
    circe_bcop32 a6, a4, s8, t1
    circe_bcop32 s8, s8, t1, a2
    circe_bcop32 t1, t1, a2, s4
    circe_bcop32 s4, a2, s4, a4
    xor a4, a5, s1
    xor t6, t6, s3
    sw t0, 96(sp)
    xor a2, s9, t0
    sw s6, 104(sp)
    xor s6, a7, s6
    xor a5, t2, s10
    sw a0, 84(sp)
    xor a0, t3, a0
    xor t3, s2, a6
    sw s8, 100(sp)
    xor s8, s5, s8
    xor s5, s7, t1
    xor s0, s0, s4
    lw a7, 340(sp)
    xor s7, a7, ra
    lw a7, 432(sp)
    xor t0, a7, t4
    li t2, 28
    circe_rol32_l s2, s7, t0, t2
    circe_rol32_h t0, s7, t0, t2
    lw s9, 372(sp)
    xor a7, s9, a3
    lw s7, 392(sp)
    xor s9, s7, t5
    li s7, 20
    circe_rol32_l t4, a7, s9, s7
    circe_rol32_h t2, a7, s9, s7
    lw s7, 324(sp)
    xor a7, s7, s11
    lw t5, 312(sp)
    lw s9, 468(sp)
    xor s9, t5, s9
    li s7, 3
    circe_rol32_l ra, a7, s9, s7
    circe_rol32_h s9, a7, s9, s7
    lw a7, 364(sp)
    lw s7, 328(sp)
    xor s7, a7, s7
    lw a7, 380(sp)
    lw a3, 412(sp)
    xor a7, a7, a3
    li a3, 45
    circe_rol32_l t5, s7, a7, a3
    circe_rol32_h a3, s7, a7, a3
    lw s7, 320(sp)
    lw a7, 464(sp)
    xor s7, s7, a7
    lw s11, 440(sp)
    lw a7, 460(sp)
    xor a7, s11, a7
    li s11, 61
    sw s1, 440(sp)
    circe_rol32_l s1, s7, a7, s11
    circe_rol32_h s11, s7, a7, s11
    circe_bcop32 a7, s2, t4, ra
    circe_bcop32 s7, t4, ra, t5
    circe_bcop32 ra, ra, t5, s1
    circe_bcop32 t5, t5, s1, s2
    circe_bcop32 s1, s1, s2, t4
    circe_bcop32 s2, t0, t2, s9
    circe_bcop32 t4, t2, s9, a3
    circe_bcop32 s9, s9, a3, s11
    circe_bcop32 a3, a3, s11, t0
    circe_bcop32 s11, s11, t0, t2
    xor t0, a4, a7
    xor t2, t6, s7
    sw ra, 56(sp)
    xor ra, a2, ra
    xor t6, s6, t5
    sw s1, 72(sp)
    xor s1, a5, s1
    xor a0, a0, s2
    sw t4, 52(sp)
    xor t3, t3, t4
    xor s8, s8, s9
    xor a2, s5, a3
    sw s11, 76(sp)
    xor a4, s0, s11
    lw s6, 388(sp)
    lw s0, 440(sp)
    lw s11, 400(sp)
    mv s5, t5
    mv a5, a3
    mv t4, ra
    mv t5, s8
    mv s8, t1
    mv t1, a0
    mv a3, s1
    mv s1, s3
    mv s3, a6
    mv a6, s11
    addi a1, a1, -16
    andi a0, a1, 255
    bnez a0, .Lrounds
    li a0, 1
    circe_rol32_l s11, t2, t3, a0
    circe_rol32_h a0, t2, t3, a0
    xor ra, a3, s11
    xor s11, a4, a0
    li a0, 1
    sw s8, 312(sp)
    circe_rol32_l s8, t4, t5, a0
    circe_rol32_h a0, t4, t5, a0
    xor s8, t0, s8
    xor a0, t1, a0
    sw s9, 316(sp)
    li s9, 1
    sw s7, 320(sp)
    circe_rol32_l s7, t6, a2, s9
    circe_rol32_h s9, t6, a2, s9
    xor s7, t2, s7
    xor t3, t3, s9
    li t2, 1
    circe_rol32_l s9, a3, a4, t2
    circe_rol32_h a3, a3, a4, t2
    xor s9, t4, s9
    xor a3, t5, a3
    li t4, 1
    circe_rol32_l a4, t0, t1, t4
    circe_rol32_h t0, t0, t1, t4
    xor a4, t6, a4
    xor t5, a2, t0
    lw t6, 32(sp)
    xor t1, t6, a4
    xor t4, s6, t5
    li a2, 27
    circe_rol32_l t2, t1, t4, a2
    circe_rol32_h a2, t1, t4, a2
    xor a7, a7, ra
    xor t0, s2, s11
    li t4, 36
    circe_rol32_l t6, a7, t0, t4
    circe_rol32_h s2, a7, t0, t4
    xor a7, s1, s8
    xor t0, s3, a0
    li t1, 10
    circe_rol32_l s3, a7, t0, t1
    circe_rol32_h a7, a7, t0, t1
    lw t0, 136(sp)
    xor s6, t0, s7
    lw s1, 140(sp)
    xor s1, s1, t3
    li t4, 15
    circe_rol32_l t1, s6, s1, t4
    circe_rol32_h t0, s6, s1, t4
    lw s6, 184(sp)
    xor s6, s6, s9
    lw s1, 188(sp)
    xor t4, s1, a3
    li s1, 56
    sw a6, 324(sp)
    circe_rol32_l a6, s6, t4, s1
    circe_rol32_h s1, s6, t4, s1
    circe_bcop32 s6, t2, t6, s3
    circe_bcop32 t4, t6, s3, t1
    circe_bcop32 s3, s3, t1, a6
    circe_bcop32 t1, t1, a6, t2
    circe_bcop32 a6, a6, t2, t6
    circe_bcop32 t2, a2, s2, a7
    circe_bcop32 t6, s2, a7, t0
    circe_bcop32 a7, a7, t0, s1
    circe_bcop32 t0, t0, s1, a2
    circe_bcop32 a2, s1, a2, s2
    lw s2, 24(sp)
    xor s1, s2, s9
    lw s2, 28(sp)
    xor s2, s2, a3
    sw s4, 328(sp)
    li s4, 28
    sw s10, 332(sp)
    circe_rol32_l s10, s1, s2, s4
    circe_rol32_h s4, s1, s2, s4
    lw s1, 72(sp)
    xor s2, s1, a4
    lw s1, 76(sp)
    xor s1, s1, t5
    sw t5, 336(sp)
    li t5, 20
    sw a4, 340(sp)
    circe_rol32_l a4, s2, s1, t5
    circe_rol32_h t5, s2, s1, t5
    xor s1, s0, ra
    lw s0, 84(sp)
    xor s2, s0, s11
    li s0, 3
    sw s11, 344(sp)
    circe_rol32_l s11, s1, s2, s0
    circe_rol32_h s0, s1, s2, s0
    lw s1, 128(sp)
    xor s2, s1, s8
    lw s1, 132(sp)
    xor s1, s1, a0
    sw a0, 348(sp)
    li a0, 45
    sw s8, 352(sp)
    circe_rol32_l s8, s2, s1, a0
    circe_rol32_h s2, s2, s1, a0
    lw a0, 176(sp)
    xor a0, a0, s7
    lw s1, 180(sp)
    xor s1, s1, t3
    sw ra, 356(sp)
    li ra, 61
    sw a5, 360(sp)
    circe_rol32_l a5, a0, s1, ra
    circe_rol32_h s1, a0, s1, ra
    circe_bcop32 ra, s10, a4, s11
    circe_bcop32 a0, a4, s11, s8
    circe_bcop32 s11, s11, s8, a5
    circe_bcop32 s8, s8, a5, s10
    circe_bcop32 a5, a5, s10, a4
    circe_bcop32 a4, s4, t5, s0
    circe_bcop32 s10, t5, s0, s2
    circe_bcop32 s0, s0, s2, s1
    circe_bcop32 s2, s2, s1, s4
    circe_bcop32 s4, s1, s4, t5
    xor s1, s6, ra
    xor t5, t4, a0
    sw t4, 364(sp)
    xor t4, s3, s11
    sw s11, 368(sp)
    xor s11, t1, s8
    sw a5, 372(sp)
    xor a5, a6, a5
    sw a6, 376(sp)
    xor a6, t2, a4
    sw t6, 380(sp)
    xor t6, t6, s10
    sw s0, 384(sp)
    xor s0, a7, s0
    sw a7, 388(sp)
    xor a7, t0, s2
    sw s4, 392(sp)
    xor s4, a2, s4
    sw a2, 396(sp)
    lw a2, 16(sp)
    xor a2, a2, s7
    sw s3, 400(sp)
    lw s3, 20(sp)
    xor s3, s3, t3
    sw a4, 404(sp)
    li a4, 62
    sw ra, 408(sp)
    circe_rol32_l ra, a2, s3, a4
    circe_rol32_h s3, a2, s3, a4
    xor a2, s5, s9
    lw s5, 360(sp)
    xor s5, s5, a3
    li a4, 55
    sw t0, 360(sp)
    circe_rol32_l t0, a2, s5, a4
    circe_rol32_h a2, a2, s5, a4
    lw s5, 332(sp)
    lw a4, 340(sp)
    xor a4, s5, a4
    sw t1, 332(sp)
    lw s5, 328(sp)
    sw s10, 412(sp)
    lw t1, 336(sp)
    xor s5, s5, t1
    sw a0, 328(sp)
    li a0, 39
    sw t2, 416(sp)
    circe_rol32_l s10, a4, s5, a0
    circe_rol32_h t1, a4, s5, a0
    lw a4, 120(sp)
    lw a0, 356(sp)
    xor s5, a4, a0
    sw s6, 420(sp)
    lw t2, 124(sp)
    sw s2, 424(sp)
    lw s6, 344(sp)
    xor a4, t2, s6
    sw s8, 428(sp)
    li s8, 41
    circe_rol32_l t2, s5, a4, s8
    circe_rol32_h a4, s5, a4, s8
    lw s2, 168(sp)
    lw s8, 352(sp)
    xor s2, s2, s8
    lw s5, 324(sp)
    sw a3, 432(sp)
    lw a3, 348(sp)
    xor s5, s5, a3
    sw s9, 324(sp)
    li s9, 2
    sw t3, 436(sp)
    circe_rol32_l t3, s2, s5, s9
    circe_rol32_h s9, s2, s5, s9
    circe_bcop32 s2, ra, t0, s10
    circe_bcop32 s5, t0, s10, t2
    circe_bcop32 s10, s10, t2, t3
    circe_bcop32 t2, t2, t3, ra
    circe_bcop32 t0, t3, ra, t0
    circe_bcop32 ra, s3, a2, t1
    circe_bcop32 t3, a2, t1, a4
    circe_bcop32 t1, t1, a4, s9
    circe_bcop32 a4, a4, s9, s3
    circe_bcop32 s9, s9, s3, a2
    xor s3, s1, s2
    xor t5, t5, s5
    xor t4, t4, s10
    xor a2, s11, t2
    xor a5, a5, t0
    xor a6, a6, ra
    xor s1, t6, t3
    xor t6, s0, t1
    xor s0, a7, a4
    xor a7, s4, s9
    lw s11, 0(sp)
    xor a0, s11, a0
    lw s4, 4(sp)
    xor s11, s4, s6
    sw t1, 440(sp)
    lw s4, 320(sp)
    xor s4, s4, s8
    sw s10, 320(sp)
    lw t1, 52(sp)
    xor s10, t1, a3
    sw ra, 444(sp)
    li t1, 44
    sw s2, 448(sp)
    circe_rol32_l s6, s4, s10, t1
    circe_rol32_h ra, s4, s10, t1
    lw s4, 96(sp)
    xor s10, s4, s7
    lw t1, 100(sp)
    sw a4, 452(sp)
    lw s4, 436(sp)
    xor s2, t1, s4
    sw t2, 456(sp)
    li a4, 43
    sw s9, 460(sp)
    circe_rol32_l t1, s10, s2, a4
    circe_rol32_h s2, s10, s2, a4
    lw a4, 144(sp)
    lw t2, 324(sp)
    xor a4, a4, t2
    sw t0, 464(sp)
    lw s10, 148(sp)
    sw t3, 468(sp)
    lw t0, 432(sp)
    xor s9, s10, t0
    sw s5, 472(sp)
    li s5, 21
    circe_rol32_l t0, a4, s9, s5
    circe_rol32_h a4, a4, s9, s5
    lw s10, 192(sp)
    lw s5, 340(sp)
    xor s10, s10, s5
    lw t3, 196(sp)
    lw s9, 336(sp)
    xor s5, t3, s9
    li t3, 14
    circe_rol32_l s9, s10, s5, t3
    circe_rol32_h s5, s10, s5, t3
    circe_bcop32 s10, a0, s6, t1
    circe_bcop32 t3, s6, t1, t0
    circe_bcop32 t1, t1, t0, s9
    circe_bcop32 t0, t0, s9, a0
    circe_bcop32 a0, s9, a0, s6
    circe_bcop32 s9, s11, ra, s2
    circe_bcop32 s6, ra, s2, a4
    circe_bcop32 s2, s2, a4, s5
    circe_bcop32 a4, a4, s5, s11
    circe_bcop32 s5, s5, s11, ra
    lw ra, 8(a1)
    xor ra, s10, ra
    xor s11, s3, ra
    xor s10, t5, t3
    xor t5, t4, t1
    xor s3, a2, t0
    xor a5, a5, a0
    lw t4, 12(a1)
    xor a2, s9, t4
    xor t4, a6, a2
    xor s9, s1, s6
    xor s1, t6, s2
    xor s0, s0, a4
    xor a7, a7, s5
    lw a6, 8(sp)
    xor t6, a6, s8
    lw a6, 12(sp)
    xor a6, a6, a3
    li s8, 1
    circe_rol32_l a3, t6, a6, s8
    circe_rol32_h a6, t6, a6, s8
    lw t6, 56(sp)
    xor s7, t6, s7
    lw t6, 316(sp)
    xor s4, t6, s4
    li s8, 6
    circe_rol32_l t6, s7, s4, s8
    circe_rol32_h s8, s7, s4, s8
    lw s4, 104(sp)
    xor s7, s4, t2
    lw t2, 312(sp)
    lw s4, 432(sp)
    xor s4, t2, s4
    li t2, 25
    sw a4, 312(sp)
    circe_rol32_l a4, s7, s4, t2
    circe_rol32_h s4, s7, s4, t2
    lw s7, 152(sp)
    lw t2, 340(sp)
    xor t2, s7, t2
    lw s7, 156(sp)
    sw t0, 340(sp)
    lw t0, 336(sp)
    xor s7, s7, t0
    li t0, 8
    sw s6, 336(sp)
    circe_rol32_l s6, t2, s7, t0
    circe_rol32_h t2, t2, s7, t0
    lw t0, 160(sp)
    lw s7, 356(sp)
    xor t0, t0, s7
    lw s7, 164(sp)
    sw t3, 356(sp)
    lw t3, 344(sp)
    xor s7, s7, t3
    li t3, 18
    sw s5, 344(sp)
    circe_rol32_l s5, t0, s7, t3
    circe_rol32_h t3, t0, s7, t3
    circe_bcop32 s7, a3, t6, a4
    circe_bcop32 t0, t6, a4, s6
    circe_bcop32 a4, a4, s6, s5
    circe_bcop32 s6, s6, s5, a3
    circe_bcop32 t6, s5, a3, t6
    circe_bcop32 s5, a6, s8, s4
    circe_bcop32 a3, s8, s4, t2
    circe_bcop32 s4, s4, t2, t3
    circe_bcop32 t2, t2, t3, a6
    circe_bcop32 a6, t3, a6, s8
    xor s8, s11, s7
    xor s11, s10, t0
    xor t3, t5, a4
    xor s3, s3, s6
    xor a5, a5, t6
    xor t4, t4, s5
    xor s10, s9, a3
    xor s9, s1, s4
    xor s1, s0, t2
    xor a7, a7, a6
    li t5, 1
    circe_rol32_l s0, s11, s10, t5
    circe_rol32_h t5, s11, s10, t5
    xor s0, a5, s0
    xor t5, a7, t5
    sw s5, 432(sp)
    li s5, 1
    sw s7, 324(sp)
    circe_rol32_l s7, t3, s9, s5
    circe_rol32_h s5, t3, s9, s5
    xor s7, s8, s7
    xor s5, t4, s5
    sw t2, 436(sp)
    li t2, 1
    sw s6, 316(sp)
    circe_rol32_l s6, s3, s1, t2
    circe_rol32_h t2, s3, s1, t2
    xor s6, s11, s6
    xor t2, s10, t2
    li s11, 1
    circe_rol32_l s10, a5, a7, s11
    circe_rol32_h a7, a5, a7, s11
    xor s11, t3, s10
    xor t3, s9, a7
    li a7, 1
    circe_rol32_l a5, s8, t4, a7
    circe_rol32_h a7, s8, t4, a7
    xor s9, s3, a5
    xor s1, s1, a7
    xor t4, t1, s6
    xor a5, s2, t2
    li s8, 62
    circe_rol32_l s3, t4, a5, s8
    circe_rol32_h t1, t4, a5, s8
    lw t4, 428(sp)
    xor a7, t4, s11
    lw s10, 424(sp)
    xor s2, s10, t3
    li s10, 55
    circe_rol32_l t4, a7, s2, s10
    circe_rol32_h s8, a7, s2, s10
    xor a5, t6, s9
    xor a7, a6, s1
    li s2, 39
    circe_rol32_l t6, a5, a7, s2
    circe_rol32_h s2, a5, a7, s2
    lw a6, 420(sp)
    xor s10, a6, s0
    lw a6, 416(sp)
    xor a7, a6, t5
    li a5, 41
    circe_rol32_l a6, s10, a7, a5
    circe_rol32_h s10, s10, a7, a5
    lw a5, 472(sp)
    xor a5, a5, s7
    lw a7, 468(sp)
    xor a7, a7, s5
    sw a3, 468(sp)
    li a3, 2
    sw t0, 472(sp)
    circe_rol32_l t0, a5, a7, a3
    circe_rol32_h a7, a5, a7, a3
    circe_bcop32 a3, s3, t4, t6
    circe_bcop32 a5, t4, t6, a6
    circe_bcop32 t6, t6, a6, t0
    circe_bcop32 a6, a6, t0, s3
    circe_bcop32 t0, t0, s3, t4
    circe_bcop32 s3, t1, s8, s2
    circe_bcop32 t4, s8, s2, s10
    circe_bcop32 s2, s2, s10, a7
    circe_bcop32 s10, s10, a7, t1
    circe_bcop32 t1, a7, t1, s8
    lw a7, 200(sp)
    sw a3, 160(a7)
    sw s3, 164(a7)
    sw a5, 168(a7)
    sw t4, 172(a7)
    sw t6, 176(a7)
    sw s2, 180(a7)
    sw a6, 184(a7)
    sw s10, 188(a7)
    sw t0, 192(a7)
    sw t1, 196(a7)
    xor s10, ra, s0
    xor a3, a2, t5
    lw t1, 328(sp)
    xor s3, t1, s7
    lw t1, 412(sp)
    xor t1, t1, s5
    li s2, 44
    circe_rol32_l t0, s3, t1, s2
    circe_rol32_h a2, s3, t1, s2
    xor s8, a4, s6
    xor t6, s4, t2
    li ra, 43
    circe_rol32_l a5, s8, t6, ra
    circe_rol32_h a4, s8, t6, ra
    lw s4, 332(sp)
    xor t1, s4, s11
    lw s3, 360(sp)
    xor ra, s3, t3
    li s4, 21
    circe_rol32_l t4, t1, ra, s4
    circe_rol32_h t1, t1, ra, s4
    lw t6, 464(sp)
    xor s3, t6, s9
    lw ra, 460(sp)
    xor s4, ra, s1
    li t6, 14
    circe_rol32_l a6, s3, s4, t6
    circe_rol32_h s4, s3, s4, t6
    circe_bcop32 t6, s10, t0, a5
    circe_bcop32 s8, t0, a5, t4
    circe_bcop32 a5, a5, t4, a6
    circe_bcop32 t4, t4, a6, s10
    circe_bcop32 s2, a6, s10, t0
    circe_bcop32 s10, a3, a2, a4
    circe_bcop32 a6, a2, a4, t1
    circe_bcop32 s3, a4, t1, s4
    circe_bcop32 t1, t1, s4, a3
    circe_bcop32 s4, s4, a3, a2
    lw t0, 0(a1)
    xor a4, t6, t0
    lw a3, 4(a1)
    xor t0, s10, a3
    sw a4, 0(a7)
    sw t0, 4(a7)
    sw s8, 8(a7)
    sw a6, 12(a7)
    sw a5, 16(a7)
    sw s3, 20(a7)
    sw t4, 24(a7)
    sw t1, 28(a7)
    sw s2, 32(a7)
    sw s4, 36(a7)
    xor s8, a0, s9
    lw t0, 344(sp)
    xor s10, t0, s1
    li s3, 27
    circe_rol32_l a6, s8, s10, s3
    circe_rol32_h a4, s8, s10, s3
    lw a3, 408(sp)
    xor s3, a3, s0
    lw t1, 404(sp)
    xor a3, t1, t5
    li s4, 36
    circe_rol32_l a0, s3, a3, s4
    circe_rol32_h ra, s3, a3, s4
    lw s4, 472(sp)
    xor t4, s4, s7
    lw s4, 468(sp)
    xor a2, s4, s5
    li t0, 10
    circe_rol32_l t6, t4, a2, t0
    circe_rol32_h s8, t4, a2, t0
    lw s10, 400(sp)
    xor t0, s10, s6
    lw s10, 388(sp)
    xor t4, s10, t2
    li s3, 15
    circe_rol32_l a5, t0, t4, s3
    circe_rol32_h s2, t0, t4, s3
    lw a2, 456(sp)
    xor s10, a2, s11
    lw a2, 452(sp)
    xor t1, a2, t3
    li s4, 56
    circe_rol32_l t4, s10, t1, s4
    circe_rol32_h t0, s10, t1, s4
    circe_bcop32 a3, a6, a0, t6
    circe_bcop32 s3, a0, t6, a5
    circe_bcop32 s4, t6, a5, t4
    circe_bcop32 t1, a5, t4, a6
    circe_bcop32 a5, t4, a6, a0
    circe_bcop32 a6, a4, ra, s8
    circe_bcop32 t4, ra, s8, s2
    circe_bcop32 t6, s8, s2, t0
    circe_bcop32 a0, s2, t0, a4
    circe_bcop32 s10, t0, a4, ra
    sw a3, 120(a7)
    sw a6, 124(a7)
    sw s3, 128(a7)
    sw t4, 132(a7)
    sw s4, 136(a7)
    sw t6, 140(a7)
    sw t1, 144(a7)
    sw a0, 148(a7)
    sw a5, 152(a7)
    sw s10, 156(a7)
    lw t4, 356(sp)
    xor s4, t4, s7
    lw t6, 336(sp)
    xor s2, t6, s5
    li s10, 1
    circe_rol32_l t6, s4, s2, s10
    circe_rol32_h a2, s4, s2, s10
    lw a4, 368(sp)
    xor s3, a4, s6
    lw s8, 384(sp)
    xor t4, s8, t2
    li s8, 6
    circe_rol32_l t1, s3, t4, s8
    circe_rol32_h a5, s3, t4, s8
    lw s2, 316(sp)
    xor t4, s2, s11
    lw a6, 436(sp)
    xor t0, a6, t3
    li a3, 25
    circe_rol32_l s2, t4, t0, a3
    circe_rol32_h a6, t4, t0, a3
    lw a3, 376(sp)
    xor s10, a3, s9
    lw a0, 396(sp)
    xor s3, a0, s1
    li a4, 8
    circe_rol32_l t4, s10, s3, a4
    circe_rol32_h s4, s10, s3, a4
    lw s3, 448(sp)
    xor ra, s3, s0
    lw s10, 444(sp)
    xor t0, s10, t5
    li a0, 18
    circe_rol32_l s8, ra, t0, a0
    circe_rol32_h a4, ra, t0, a0
    circe_bcop32 ra, t6, t1, s2
    circe_bcop32 s10, t1, s2, t4
    circe_bcop32 a3, s2, t4, s8
    circe_bcop32 t0, t4, s8, t6
    circe_bcop32 s2, s8, t6, t1
    circe_bcop32 s3, a2, a5, a6
    circe_bcop32 a0, a5, a6, s4
    circe_bcop32 t6, a6, s4, a4
    circe_bcop32 s4, s4, a4, a2
    circe_bcop32 t4, a4, a2, a5
    sw ra, 80(a7)
    sw s3, 84(a7)
    sw s10, 88(a7)
    sw a0, 92(a7)
    sw a3, 96(a7)
    sw t6, 100(a7)
    sw t0, 104(a7)
    sw s4, 108(a7)
    sw s2, 112(a7)
    sw t4, 116(a7)
    lw t1, 340(sp)
    xor t0, t1, s11
    lw a4, 312(sp)
    xor s8, a4, t3
    li s11, 28
    circe_rol32_l s4, t0, s8, s11
    circe_rol32_h a6, t0, s8, s11
    lw s3, 372(sp)
    xor t4, s3, s9
    lw s11, 392(sp)
    xor a5, s11, s1
    li ra, 20
    circe_rol32_l a0, t4, a5, ra
    circe_rol32_h a2, t4, a5, ra
    lw s11, 324(sp)
    xor s8, s11, s0
    lw a4, 432(sp)
    xor t6, a4, t5
    li t1, 3
    circe_rol32_l a4, s8, t6, t1
    circe_rol32_h a5, s8, t6, t1
    lw a3, 364(sp)
    xor s1, a3, s7
    lw s8, 380(sp)
    xor t0, s8, s5
    li s3, 45
    circe_rol32_l s11, s1, t0, s3
    circe_rol32_h t4, s1, t0, s3
    lw s10, 320(sp)
    xor s5, s10, s6
    lw ra, 440(sp)
    xor s7, ra, t2
    li a3, 61
    circe_rol32_l s0, s5, s7, a3
    circe_rol32_h a3, s5, s7, a3
    circe_bcop32 t0, s4, a0, a4
    circe_bcop32 t2, a0, a4, s11
    circe_bcop32 s9, a4, s11, s0
    circe_bcop32 a4, s11, s0, s4
    circe_bcop32 s5, s0, s4, a0
    circe_bcop32 s3, a6, a2, a5
    circe_bcop32 s11, a2, a5, t4
    circe_bcop32 a5, a5, t4, a3
    circe_bcop32 s0, t4, a3, a6
    circe_bcop32 s4, a3, a6, a2
    sw t0, 40(a7)
    sw s3, 44(a7)
    sw t2, 48(a7)
    sw s11, 52(a7)
    sw s9, 56(a7)
    sw a5, 60(a7)
    sw a4, 64(a7)
    sw s0, 68(a7)
    sw s5, 72(a7)
    sw s4, 76(a7)
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
    ret
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

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, products with one result, two operands, scheduled for one issue slot.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -64
    lla a1, .Lconstants
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s4, 16(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    addi a7, a0, 8
.Lpass0:
    lw t0, 0(a1)
    lw t1, 0(a0)
    lw t2, 512(a0)
    lw t3, 64(a0)
    lw t4, 576(a0)
    lw t5, 4(a1)
    lw t6, 128(a0)
    lw a2, 640(a0)
    lw a3, 192(a0)
    lw a4, 704(a0)
    lw a5, 256(a0)
    lw a6, 768(a0)
    lw s0, 320(a0)
    lw s1, 832(a0)
    lw s2, 8(a1)
    lw s3, 384(a0)
    lw s4, 896(a0)
    lw s5, 448(a0)
    lw s6, 960(a0)
    lw s7, 12(a1)
    lw s8, 16(a1)
    lw s9, 20(a1)
    lw s10, 24(a1)
    pq_mm s11, t2, t0
    pq_mm ra, t4, t0
    pq_mm t2, a2, t0
    add t4, t1, s11
    sub a2, t1, s11
    add t1, t3, ra
    sub s11, t3, ra
    add t3, t6, t2
    sub ra, t6, t2
    pq_mm t6, a4, t0
    pq_mm t2, a6, t0
    pq_mm a4, s1, t0
    add a6, a3, t6
    sub s1, a3, t6
    add a3, a5, t2
    sub t6, a5, t2
    add a5, s0, a4
    sub t2, s0, a4
    pq_mm s0, s4, t0
    pq_mm a4, s6, t0
    lw s4, 28(a1)
    add s6, s3, s0
    sub t0, s3, s0
    add s3, s5, a4
    sub s0, s5, a4
    pq_mm s5, a3, t5
    pq_mm a4, a5, t5
    pq_mm a3, s6, t5
    add a5, t4, s5
    sub s6, t4, s5
    add t4, t1, a4
    sub s5, t1, a4
    add t1, t3, a3
    sub a4, t3, a3
    pq_mm t3, s3, t5
    lw a3, 32(a1)
    pq_mm s3, t1, s2
    add t5, a6, t3
    sub t1, a6, t3
    add a6, a5, s3
    sub t3, a5, s3
    pq_mm a5, t5, s2
    lw s3, 36(a1)
    pq_mm t5, a4, s9
    add s2, t4, a5
    sub a4, t4, a5
    pq_mm t4, s2, s7
    lw a5, 40(a1)
    pq_mm s2, a4, s8
    lw s7, 44(a1)
    add a4, a6, t4
    sub s8, a6, t4
    add a6, t3, s2
    sub t4, t3, s2
    add t3, s6, t5
    sub s2, s6, t5
    pq_mm s6, t1, s9
    lw t5, 48(a1)
    pq_mm t1, t6, a3
    add s9, s5, s6
    sub t6, s5, s6
    pq_mm s5, s9, s10
    lw s6, 52(a1)
    pq_mm s9, t6, s4
    lw s10, 56(a1)
    add t6, t3, s5
    sub s4, t3, s5
    add t3, s2, s9
    sub s5, s2, s9
    sw a4, 0(a0)
    sw s8, 64(a0)
    add s2, a2, t1
    sub s9, a2, t1
    pq_mm a4, t2, a3
    sw a6, 128(a0)
    sw t4, 192(a0)
    add s8, s11, a4
    sub a2, s11, a4
    pq_mm t1, t0, a3
    pq_mm t2, s0, a3
    sw t6, 256(a0)
    add a6, ra, t1
    sub t4, ra, t1
    add s11, s1, t2
    sub a4, s1, t2
    pq_mm t0, a6, s3
    sw s4, 320(a0)
    pq_mm s0, s11, s3
    add a3, s2, t0
    sub t6, s2, t0
    sw t3, 384(a0)
    sw s5, 448(a0)
    add ra, s8, s0
    sub t1, s8, s0
    pq_mm s1, ra, a5
    pq_mm t2, t1, s7
    pq_mm a6, t4, t5
    add s4, a3, s1
    sub s11, a3, s1
    add s3, t6, t2
    sub s2, t6, t2
    add t0, s9, a6
    sub t3, s9, a6
    pq_mm s5, a4, t5
    sw s4, 512(a0)
    sw s11, 576(a0)
    add s8, a2, s5
    sub s0, a2, s5
    pq_mm ra, s8, s6
    pq_mm a5, s0, s10
    sw s3, 640(a0)
    add t1, t0, ra
    sub s7, t0, ra
    add t4, t3, a5
    sub a3, t3, a5
    sw s2, 704(a0)
    lw s1, 0(a1)
    lw t6, 8(a0)
    lw t2, 520(a0)
    lw s9, 72(a0)
    lw a6, 584(a0)
    lw a4, 4(a1)
    lw t5, 136(a0)
    lw s4, 648(a0)
    lw s11, 200(a0)
    lw a2, 712(a0)
    lw s5, 264(a0)
    lw s8, 776(a0)
    lw s6, 328(a0)
    lw s0, 840(a0)
    lw s10, 8(a1)
    lw s3, 392(a0)
    lw t0, 904(a0)
    lw ra, 456(a0)
    lw t3, 968(a0)
    pq_mm a5, t2, s1
    pq_mm s2, a6, s1
    pq_mm t2, s4, s1
    add a6, t6, a5
    sub s4, t6, a5
    add t6, s9, s2
    sub a5, s9, s2
    add s9, t5, t2
    sub s2, t5, t2
    pq_mm t5, a2, s1
    pq_mm t2, s8, s1
    sw t1, 768(a0)
    add a2, s11, t5
    sub s8, s11, t5
    sw s7, 832(a0)
    add t1, s5, t2
    sub s11, s5, t2
    pq_mm t5, s0, s1
    sw t4, 896(a0)
    sw a3, 960(a0)
    add s7, s6, t5
    sub s5, s6, t5
    pq_mm t2, t0, s1
    pq_mm s0, t3, s1
    pq_mm t4, t1, a4
    add a3, s3, t2
    sub s6, s3, t2
    add t5, ra, s0
    sub t0, ra, s0
    add t3, a6, t4
    sub s1, a6, t4
    pq_mm t1, s7, a4
    pq_mm s3, a3, a4
    pq_mm t2, t5, a4
    add ra, t6, t1
    sub s0, t6, t1
    add a6, s9, s3
    sub t4, s9, s3
    add s7, a2, t2
    sub a3, a2, t2
    pq_mm t5, a6, s10
    pq_mm a4, s7, s10
    lw t6, 12(a1)
    lw t1, 16(a1)
    lw s9, 20(a1)
    lw s3, 24(a1)
    lw a2, 28(a1)
    lw t2, 32(a1)
    lw a6, 36(a1)
    add s7, t3, t5
    sub s10, t3, t5
    add t3, ra, a4
    sub t5, ra, a4
    pq_mm ra, t3, t6
    lw a4, 40(a1)
    pq_mm t3, t5, t1
    lw t6, 44(a1)
    add t5, s7, ra
    sub t1, s7, ra
    add s7, s10, t3
    sub ra, s10, t3
    pq_mm s10, t4, s9
    pq_mm t3, a3, s9
    lw t4, 48(a1)
    add a3, s1, s10
    sub s9, s1, s10
    add s1, s0, t3
    sub s10, s0, t3
    pq_mm s0, s1, s3
    lw t3, 52(a1)
    pq_mm s1, s10, a2
    lw s3, 56(a1)
    add s10, a3, s0
    sub a2, a3, s0
    add a3, s9, s1
    sub s0, s9, s1
    pq_mm s9, s11, t2
    sw t5, 8(a0)
    sw t1, 72(a0)
    add s1, s4, s9
    sub s11, s4, s9
    pq_mm t5, s5, t2
    sw s7, 136(a0)
    sw ra, 200(a0)
    add t1, a5, t5
    sub s4, a5, t5
    pq_mm s9, s6, t2
    pq_mm s5, t0, t2
    sw s10, 264(a0)
    add s7, s2, s9
    sub ra, s2, s9
    add a5, s8, s5
    sub t5, s8, s5
    pq_mm s6, s7, a6
    sw a2, 328(a0)
    pq_mm t0, a5, a6
    add t2, s1, s6
    sub s10, s1, s6
    sw a3, 392(a0)
    sw s0, 456(a0)
    add s2, t1, t0
    sub s9, t1, t0
    pq_mm s8, s2, a4
    pq_mm s5, s9, t6
    pq_mm s7, ra, t4
    add a2, t2, s8
    sub a5, t2, s8
    add a6, s10, s5
    sub s1, s10, s5
    add s6, s11, s7
    sub a3, s11, s7
    pq_mm s0, t5, t4
    sw a2, 520(a0)
    sw a5, 584(a0)
    add t1, s4, s0
    sub t0, s4, s0
    pq_mm s2, t1, t3
    pq_mm a4, t0, s3
    sw a6, 648(a0)
    add s9, s6, s2
    sub t6, s6, s2
    add ra, a3, a4
    sub t2, a3, a4
    sw s1, 712(a0)
    lw s8, 0(a1)
    lw s10, 16(a0)
    lw s5, 528(a0)
    lw s11, 80(a0)
    lw s7, 592(a0)
    lw t5, 4(a1)
    lw t4, 144(a0)
    lw a2, 656(a0)
    lw a5, 208(a0)
    lw s4, 720(a0)
    lw s0, 272(a0)
    lw t1, 784(a0)
    lw t3, 336(a0)
    lw t0, 848(a0)
    lw s3, 8(a1)
    lw a6, 400(a0)
    lw s6, 912(a0)
    lw s2, 464(a0)
    lw a3, 976(a0)
    pq_mm a4, s5, s8
    pq_mm s1, s7, s8
    pq_mm s5, a2, s8
    add s7, s10, a4
    sub a2, s10, a4
    add s10, s11, s1
    sub a4, s11, s1
    add s11, t4, s5
    sub s1, t4, s5
    pq_mm t4, s4, s8
    pq_mm s5, t1, s8
    sw s9, 776(a0)
    add s4, a5, t4
    sub t1, a5, t4
    sw t6, 840(a0)
    add s9, s0, s5
    sub a5, s0, s5
    pq_mm t4, t0, s8
    sw ra, 904(a0)
    sw t2, 968(a0)
    add t6, t3, t4
    sub s0, t3, t4
    pq_mm s5, s6, s8
    pq_mm t0, a3, s8
    pq_mm ra, s9, t5
    add t2, a6, s5
    sub t3, a6, s5
    add t4, s2, t0
    sub s6, s2, t0
    add a3, s7, ra
    sub s8, s7, ra
    pq_mm s9, t6, t5
    pq_mm a6, t2, t5
    pq_mm s5, t4, t5
    add s2, s10, s9
    sub t0, s10, s9
    add s7, s11, a6
    sub ra, s11, a6
    add t6, s4, s5
    sub t2, s4, s5
    pq_mm t4, s7, s3
    pq_mm t5, t6, s3
    lw s10, 12(a1)
    lw s9, 16(a1)
    lw s11, 20(a1)
    lw a6, 24(a1)
    lw s4, 28(a1)
    lw s5, 32(a1)
    lw s7, 36(a1)
    add t6, a3, t4
    sub s3, a3, t4
    add a3, s2, t5
    sub t4, s2, t5
    pq_mm s2, a3, s10
    lw t5, 40(a1)
    pq_mm a3, t4, s9
    lw s10, 44(a1)
    add t4, t6, s2
    sub s9, t6, s2
    add t6, s3, a3
    sub s2, s3, a3
    pq_mm s3, ra, s11
    pq_mm a3, t2, s11
    lw ra, 48(a1)
    add t2, s8, s3
    sub s11, s8, s3
    add s8, t0, a3
    sub s3, t0, a3
    pq_mm t0, s8, a6
    lw a3, 52(a1)
    pq_mm s8, s3, s4
    lw a6, 56(a1)
    add s3, t2, t0
    sub s4, t2, t0
    add t2, s11, s8
    sub t0, s11, s8
    pq_mm s11, a5, s5
    sw t4, 16(a0)
    sw s9, 80(a0)
    add s8, a2, s11
    sub a5, a2, s11
    pq_mm t4, s0, s5
    sw t6, 144(a0)
    sw s2, 208(a0)
    add s9, a4, t4
    sub a2, a4, t4
    pq_mm s11, t3, s5
    pq_mm s0, s6, s5
    sw s3, 272(a0)
    add t6, s1, s11
    sub s2, s1, s11
    add a4, t1, s0
    sub t4, t1, s0
    pq_mm t3, t6, s7
    sw s4, 336(a0)
    pq_mm s6, a4, s7
    add s5, s8, t3
    sub s3, s8, t3
    sw t2, 400(a0)
    sw t0, 464(a0)
    add s1, s9, s6
    sub s11, s9, s6
    pq_mm t1, s1, t5
    pq_mm s0, s11, s10
    pq_mm t6, s2, ra
    add s4, s5, t1
    sub a4, s5, t1
    add s7, s3, s0
    sub s8, s3, s0
    add t3, a5, t6
    sub t2, a5, t6
    pq_mm t0, t4, ra
    sw s4, 528(a0)
    sw a4, 592(a0)
    add s9, a2, t0
    sub s6, a2, t0
    pq_mm s1, s9, a3
    pq_mm t5, s6, a6
    sw s7, 656(a0)
    add s11, t3, s1
    sub s10, t3, s1
    add s2, t2, t5
    sub s5, t2, t5
    sw s8, 720(a0)
    lw t1, 0(a1)
    lw s3, 24(a0)
    lw s0, 536(a0)
    lw a5, 88(a0)
    lw t6, 600(a0)
    lw t4, 4(a1)
    lw ra, 152(a0)
    lw s4, 664(a0)
    lw a4, 216(a0)
    lw a2, 728(a0)
    lw t0, 280(a0)
    lw s9, 792(a0)
    lw a3, 344(a0)
    lw s6, 856(a0)
    lw a6, 8(a1)
    lw s7, 408(a0)
    lw t3, 920(a0)
    lw s1, 472(a0)
    lw t2, 984(a0)
    pq_mm t5, s0, t1
    pq_mm s8, t6, t1
    pq_mm s0, s4, t1
    add t6, s3, t5
    sub s4, s3, t5
    add s3, a5, s8
    sub t5, a5, s8
    add a5, ra, s0
    sub s8, ra, s0
    pq_mm ra, a2, t1
    pq_mm s0, s9, t1
    sw s11, 784(a0)
    add a2, a4, ra
    sub s9, a4, ra
    sw s10, 848(a0)
    add s11, t0, s0
    sub a4, t0, s0
    pq_mm ra, s6, t1
    sw s2, 912(a0)
    sw s5, 976(a0)
    add s10, a3, ra
    sub t0, a3, ra
    pq_mm s0, t3, t1
    pq_mm s6, t2, t1
    pq_mm s2, s11, t4
    add s5, s7, s0
    sub a3, s7, s0
    add ra, s1, s6
    sub t3, s1, s6
    add t2, t6, s2
    sub t1, t6, s2
    pq_mm s11, s10, t4
    pq_mm s7, s5, t4
    pq_mm s0, ra, t4
    add s1, s3, s11
    sub s6, s3, s11
    add t6, a5, s7
    sub s2, a5, s7
    add s10, a2, s0
    sub s5, a2, s0
    pq_mm ra, t6, a6
    pq_mm t4, s10, a6
    lw s3, 12(a1)
    lw s11, 16(a1)
    lw a5, 20(a1)
    lw s7, 24(a1)
    lw a2, 28(a1)
    lw s0, 32(a1)
    lw t6, 36(a1)
    add s10, t2, ra
    sub a6, t2, ra
    add t2, s1, t4
    sub ra, s1, t4
    pq_mm s1, t2, s3
    lw t4, 40(a1)
    pq_mm t2, ra, s11
    lw s3, 44(a1)
    add ra, s10, s1
    sub s11, s10, s1
    add s10, a6, t2
    sub s1, a6, t2
    pq_mm a6, s2, a5
    pq_mm t2, s5, a5
    lw s2, 48(a1)
    add s5, t1, a6
    sub a5, t1, a6
    add t1, s6, t2
    sub a6, s6, t2
    pq_mm s6, t1, s7
    lw t2, 52(a1)
    pq_mm t1, a6, a2
    lw s7, 56(a1)
    add a6, s5, s6
    sub a2, s5, s6
    add s5, a5, t1
    sub s6, a5, t1
    pq_mm a5, a4, s0
    sw ra, 24(a0)
    sw s11, 88(a0)
    add t1, s4, a5
    sub a4, s4, a5
    pq_mm ra, t0, s0
    sw s10, 152(a0)
    sw s1, 216(a0)
    add s11, t5, ra
    sub s4, t5, ra
    pq_mm a5, a3, s0
    pq_mm t0, t3, s0
    sw a6, 280(a0)
    add s10, s8, a5
    sub s1, s8, a5
    add t5, s9, t0
    sub ra, s9, t0
    pq_mm a3, s10, t6
    sw a2, 344(a0)
    pq_mm t3, t5, t6
    add s0, t1, a3
    sub a6, t1, a3
    sw s5, 408(a0)
    sw s6, 472(a0)
    add s8, s11, t3
    sub a5, s11, t3
    pq_mm s9, s8, t4
    pq_mm t0, a5, s3
    pq_mm s10, s1, s2
    add a2, s0, s9
    sub t5, s0, s9
    add t6, a6, t0
    sub t1, a6, t0
    add a3, a4, s10
    sub s5, a4, s10
    pq_mm s6, ra, s2
    sw a2, 536(a0)
    sw t5, 600(a0)
    add s11, s4, s6
    sub t3, s4, s6
    pq_mm s8, s11, t2
    pq_mm t4, t3, s7
    sw t6, 664(a0)
    add a5, a3, s8
    sub s3, a3, s8
    add s1, s5, t4
    sub s0, s5, t4
    sw t1, 728(a0)
    lw s9, 0(a1)
    lw a6, 32(a0)
    lw t0, 544(a0)
    lw a4, 96(a0)
    lw s10, 608(a0)
    lw ra, 4(a1)
    lw s2, 160(a0)
    lw a2, 672(a0)
    lw t5, 224(a0)
    lw s4, 736(a0)
    lw s6, 288(a0)
    lw s11, 800(a0)
    lw t2, 352(a0)
    lw t3, 864(a0)
    lw s7, 8(a1)
    lw t6, 416(a0)
    lw a3, 928(a0)
    lw s8, 480(a0)
    lw s5, 992(a0)
    pq_mm t4, t0, s9
    pq_mm t1, s10, s9
    pq_mm t0, a2, s9
    add s10, a6, t4
    sub a2, a6, t4
    add a6, a4, t1
    sub t4, a4, t1
    add a4, s2, t0
    sub t1, s2, t0
    pq_mm s2, s4, s9
    pq_mm t0, s11, s9
    sw a5, 792(a0)
    add s4, t5, s2
    sub s11, t5, s2
    sw s3, 856(a0)
    add a5, s6, t0
    sub t5, s6, t0
    pq_mm s2, t3, s9
    sw s1, 920(a0)
    sw s0, 984(a0)
    add s3, t2, s2
    sub s6, t2, s2
    pq_mm t0, a3, s9
    pq_mm t3, s5, s9
    pq_mm s1, a5, ra
    add s0, t6, t0
    sub t2, t6, t0
    add s2, s8, t3
    sub a3, s8, t3
    add s5, s10, s1
    sub s9, s10, s1
    pq_mm a5, s3, ra
    pq_mm t6, s0, ra
    pq_mm t0, s2, ra
    add s8, a6, a5
    sub t3, a6, a5
    add s10, a4, t6
    sub s1, a4, t6
    add s3, s4, t0
    sub s0, s4, t0
    pq_mm s2, s10, s7
    pq_mm ra, s3, s7
    lw a6, 12(a1)
    lw a5, 16(a1)
    lw a4, 20(a1)
    lw t6, 24(a1)
    lw s4, 28(a1)
    lw t0, 32(a1)
    lw s10, 36(a1)
    add s3, s5, s2
    sub s7, s5, s2
    add s5, s8, ra
    sub s2, s8, ra
    pq_mm s8, s5, a6
    lw ra, 40(a1)
    pq_mm s5, s2, a5
    lw a6, 44(a1)
    add s2, s3, s8
    sub a5, s3, s8
    add s3, s7, s5
    sub s8, s7, s5
    pq_mm s7, s1, a4
    pq_mm s5, s0, a4
    lw s1, 48(a1)
    add s0, s9, s7
    sub a4, s9, s7
    add s9, t3, s5
    sub s7, t3, s5
    pq_mm t3, s9, t6
    lw s5, 52(a1)
    pq_mm s9, s7, s4
    lw t6, 56(a1)
    add s7, s0, t3
    sub s4, s0, t3
    add s0, a4, s9
    sub t3, a4, s9
    pq_mm a4, t5, t0
    sw s2, 32(a0)
    sw a5, 96(a0)
    add s9, a2, a4
    sub t5, a2, a4
    pq_mm s2, s6, t0
    sw s3, 160(a0)
    sw s8, 224(a0)
    add a5, t4, s2
    sub a2, t4, s2
    pq_mm a4, t2, t0
    pq_mm s6, a3, t0
    sw s7, 288(a0)
    add s3, t1, a4
    sub s8, t1, a4
    add t4, s11, s6
    sub s2, s11, s6
    pq_mm t2, s3, s10
    sw s4, 352(a0)
    pq_mm a3, t4, s10
    add t0, s9, t2
    sub s7, s9, t2
    sw s0, 416(a0)
    sw t3, 480(a0)
    add t1, a5, a3
    sub a4, a5, a3
    pq_mm s11, t1, ra
    pq_mm s6, a4, a6
    pq_mm s3, s8, s1
    add s4, t0, s11
    sub t4, t0, s11
    add s10, s7, s6
    sub s9, s7, s6
    add t2, t5, s3
    sub s0, t5, s3
    pq_mm t3, s2, s1
    sw s4, 544(a0)
    sw t4, 608(a0)
    add a5, a2, t3
    sub a3, a2, t3
    pq_mm t1, a5, s5
    pq_mm ra, a3, t6
    sw s10, 672(a0)
    add a4, t2, t1
    sub a6, t2, t1
    add s8, s0, ra
    sub t0, s0, ra
    sw s9, 736(a0)
    lw s11, 0(a1)
    lw s7, 40(a0)
    lw s6, 552(a0)
    lw t5, 104(a0)
    lw s3, 616(a0)
    lw s2, 4(a1)
    lw s1, 168(a0)
    lw s4, 680(a0)
    lw t4, 232(a0)
    lw a2, 744(a0)
    lw t3, 296(a0)
    lw a5, 808(a0)
    lw s5, 360(a0)
    lw a3, 872(a0)
    lw t6, 8(a1)
    lw s10, 424(a0)
    lw t2, 936(a0)
    lw t1, 488(a0)
    lw s0, 1000(a0)
    pq_mm ra, s6, s11
    pq_mm s9, s3, s11
    pq_mm s6, s4, s11
    add s3, s7, ra
    sub s4, s7, ra
    add s7, t5, s9
    sub ra, t5, s9
    add t5, s1, s6
    sub s9, s1, s6
    pq_mm s1, a2, s11
    pq_mm s6, a5, s11
    sw a4, 800(a0)
    add a2, t4, s1
    sub a5, t4, s1
    sw a6, 864(a0)
    add a4, t3, s6
    sub t4, t3, s6
    pq_mm s1, a3, s11
    sw s8, 928(a0)
    sw t0, 992(a0)
    add a6, s5, s1
    sub t3, s5, s1
    pq_mm s6, t2, s11
    pq_mm a3, s0, s11
    pq_mm s8, a4, s2
    add t0, s10, s6
    sub s5, s10, s6
    add s1, t1, a3
    sub t2, t1, a3
    add s0, s3, s8
    sub s11, s3, s8
    pq_mm a4, a6, s2
    pq_mm s10, t0, s2
    pq_mm s6, s1, s2
    add t1, s7, a4
    sub a3, s7, a4
    add s3, t5, s10
    sub s8, t5, s10
    add a6, a2, s6
    sub t0, a2, s6
    pq_mm s1, s3, t6
    pq_mm s2, a6, t6
    lw s7, 12(a1)
    lw a4, 16(a1)
    lw t5, 20(a1)
    lw s10, 24(a1)
    lw a2, 28(a1)
    lw s6, 32(a1)
    lw s3, 36(a1)
    add a6, s0, s1
    sub t6, s0, s1
    add s0, t1, s2
    sub s1, t1, s2
    pq_mm t1, s0, s7
    lw s2, 40(a1)
    pq_mm s0, s1, a4
    lw s7, 44(a1)
    add s1, a6, t1
    sub a4, a6, t1
    add a6, t6, s0
    sub t1, t6, s0
    pq_mm t6, s8, t5
    pq_mm s0, t0, t5
    lw s8, 48(a1)
    add t0, s11, t6
    sub t5, s11, t6
    add s11, a3, s0
    sub t6, a3, s0
    pq_mm a3, s11, s10
    lw s0, 52(a1)
    pq_mm s11, t6, a2
    lw s10, 56(a1)
    add t6, t0, a3
    sub a2, t0, a3
    add t0, t5, s11
    sub a3, t5, s11
    pq_mm t5, t4, s6
    sw s1, 40(a0)
    sw a4, 104(a0)
    add s11, s4, t5
    sub t4, s4, t5
    pq_mm s1, t3, s6
    sw a6, 168(a0)
    sw t1, 232(a0)
    add a4, ra, s1
    sub s4, ra, s1
    pq_mm t5, s5, s6
    pq_mm t3, t2, s6
    sw t6, 296(a0)
    add a6, s9, t5
    sub t1, s9, t5
    add ra, a5, t3
    sub s1, a5, t3
    pq_mm s5, a6, s3
    sw a2, 360(a0)
    pq_mm t2, ra, s3
    add s6, s11, s5
    sub t6, s11, s5
    sw t0, 424(a0)
    sw a3, 488(a0)
    add s9, a4, t2
    sub t5, a4, t2
    pq_mm a5, s9, s2
    pq_mm t3, t5, s7
    pq_mm a6, t1, s8
    add a2, s6, a5
    sub ra, s6, a5
    add s3, t6, t3
    sub s11, t6, t3
    add s5, t4, a6
    sub t0, t4, a6
    pq_mm a3, s1, s8
    sw a2, 552(a0)
    sw ra, 616(a0)
    add a4, s4, a3
    sub t2, s4, a3
    pq_mm s9, a4, s0
    pq_mm s2, t2, s10
    sw s3, 680(a0)
    add t5, s5, s9
    sub s7, s5, s9
    add t1, t0, s2
    sub s6, t0, s2
    sw s11, 744(a0)
    lw a5, 0(a1)
    lw t6, 48(a0)
    lw t3, 560(a0)
    lw t4, 112(a0)
    lw a6, 624(a0)
    lw s1, 4(a1)
    lw s8, 176(a0)
    lw a2, 688(a0)
    lw ra, 240(a0)
    lw s4, 752(a0)
    lw a3, 304(a0)
    lw a4, 816(a0)
    lw s0, 368(a0)
    lw t2, 880(a0)
    lw s10, 8(a1)
    lw s3, 432(a0)
    lw s5, 944(a0)
    lw s9, 496(a0)
    lw t0, 1008(a0)
    pq_mm s2, t3, a5
    pq_mm s11, a6, a5
    pq_mm t3, a2, a5
    add a6, t6, s2
    sub a2, t6, s2
    add t6, t4, s11
    sub s2, t4, s11
    add t4, s8, t3
    sub s11, s8, t3
    pq_mm s8, s4, a5
    pq_mm t3, a4, a5
    sw t5, 808(a0)
    add s4, ra, s8
    sub a4, ra, s8
    sw s7, 872(a0)
    add t5, a3, t3
    sub ra, a3, t3
    pq_mm s8, t2, a5
    sw t1, 936(a0)
    sw s6, 1000(a0)
    add s7, s0, s8
    sub a3, s0, s8
    pq_mm t3, s5, a5
    pq_mm t2, t0, a5
    pq_mm t1, t5, s1
    add s6, s3, t3
    sub s0, s3, t3
    add s8, s9, t2
    sub s5, s9, t2
    add t0, a6, t1
    sub a5, a6, t1
    pq_mm t5, s7, s1
    pq_mm s3, s6, s1
    pq_mm t3, s8, s1
    add s9, t6, t5
    sub t2, t6, t5
    add a6, t4, s3
    sub t1, t4, s3
    add s7, s4, t3
    sub s6, s4, t3
    pq_mm s8, a6, s10
    pq_mm s1, s7, s10
    lw t6, 12(a1)
    lw t5, 16(a1)
    lw t4, 20(a1)
    lw s3, 24(a1)
    lw s4, 28(a1)
    lw t3, 32(a1)
    lw a6, 36(a1)
    add s7, t0, s8
    sub s10, t0, s8
    add t0, s9, s1
    sub s8, s9, s1
    pq_mm s9, t0, t6
    lw s1, 40(a1)
    pq_mm t0, s8, t5
    lw t6, 44(a1)
    add s8, s7, s9
    sub t5, s7, s9
    add s7, s10, t0
    sub s9, s10, t0
    pq_mm s10, t1, t4
    pq_mm t0, s6, t4
    lw t1, 48(a1)
    add s6, a5, s10
    sub t4, a5, s10
    add a5, t2, t0
    sub s10, t2, t0
    pq_mm t2, a5, s3
    lw t0, 52(a1)
    pq_mm a5, s10, s4
    lw s3, 56(a1)
    add s10, s6, t2
    sub s4, s6, t2
    add s6, t4, a5
    sub t2, t4, a5
    pq_mm t4, ra, t3
    sw s8, 48(a0)
    sw t5, 112(a0)
    add a5, a2, t4
    sub ra, a2, t4
    pq_mm s8, a3, t3
    sw s7, 176(a0)
    sw s9, 240(a0)
    add t5, s2, s8
    sub a2, s2, s8
    pq_mm t4, s0, t3
    pq_mm a3, s5, t3
    sw s10, 304(a0)
    add s7, s11, t4
    sub s9, s11, t4
    add s2, a4, a3
    sub s8, a4, a3
    pq_mm s0, s7, a6
    sw s4, 368(a0)
    pq_mm s5, s2, a6
    add t3, a5, s0
    sub s10, a5, s0
    sw s6, 432(a0)
    sw t2, 496(a0)
    add s11, t5, s5
    sub t4, t5, s5
    pq_mm a4, s11, s1
    pq_mm a3, t4, t6
    pq_mm s7, s9, t1
    add s4, t3, a4
    sub s2, t3, a4
    add a6, s10, a3
    sub a5, s10, a3
    add s0, ra, s7
    sub s6, ra, s7
    pq_mm t2, s8, t1
    sw s4, 560(a0)
    sw s2, 624(a0)
    add t5, a2, t2
    sub s5, a2, t2
    pq_mm s11, t5, t0
    pq_mm s1, s5, s3
    sw a6, 688(a0)
    add t4, s0, s11
    sub t6, s0, s11
    add s9, s6, s1
    sub t3, s6, s1
    sw a5, 752(a0)
    lw a4, 0(a1)
    lw s10, 56(a0)
    lw a3, 568(a0)
    lw ra, 120(a0)
    lw s7, 632(a0)
    lw s8, 4(a1)
    lw t1, 184(a0)
    lw s4, 696(a0)
    lw s2, 248(a0)
    lw a2, 760(a0)
    lw t2, 312(a0)
    lw t5, 824(a0)
    lw t0, 376(a0)
    lw s5, 888(a0)
    lw s3, 8(a1)
    lw a6, 440(a0)
    lw s0, 952(a0)
    lw s11, 504(a0)
    lw s6, 1016(a0)
    pq_mm s1, a3, a4
    pq_mm a5, s7, a4
    pq_mm a3, s4, a4
    add s7, s10, s1
    sub s4, s10, s1
    add s10, ra, a5
    sub s1, ra, a5
    add ra, t1, a3
    sub a5, t1, a3
    pq_mm t1, a2, a4
    pq_mm a3, t5, a4
    sw t4, 816(a0)
    add a2, s2, t1
    sub t5, s2, t1
    sw t6, 880(a0)
    add t4, t2, a3
    sub s2, t2, a3
    pq_mm t1, s5, a4
    sw s9, 944(a0)
    sw t3, 1008(a0)
    add t6, t0, t1
    sub t2, t0, t1
    pq_mm a3, s0, a4
    pq_mm s5, s6, a4
    pq_mm s9, t4, s8
    add t3, a6, a3
    sub t0, a6, a3
    add t1, s11, s5
    sub s0, s11, s5
    add s6, s7, s9
    sub a4, s7, s9
    pq_mm t4, t6, s8
    pq_mm a6, t3, s8
    pq_mm a3, t1, s8
    add s11, s10, t4
    sub s5, s10, t4
    add s7, ra, a6
    sub s9, ra, a6
    add t6, a2, a3
    sub t3, a2, a3
    pq_mm t1, s7, s3
    pq_mm s8, t6, s3
    lw s10, 12(a1)
    lw t4, 16(a1)
    lw ra, 20(a1)
    lw a6, 24(a1)
    lw a2, 28(a1)
    lw a3, 32(a1)
    lw s7, 36(a1)
    add t6, s6, t1
    sub s3, s6, t1
    add s6, s11, s8
    sub t1, s11, s8
    pq_mm s11, s6, s10
    lw s8, 40(a1)
    pq_mm s6, t1, t4
    lw s10, 44(a1)
    add t1, t6, s11
    sub t4, t6, s11
    add t6, s3, s6
    sub s11, s3, s6
    pq_mm s3, s9, ra
    pq_mm s6, t3, ra
    lw s9, 48(a1)
    add t3, a4, s3
    sub ra, a4, s3
    add a4, s5, s6
    sub s3, s5, s6
    pq_mm s5, a4, a6
    lw s6, 52(a1)
    pq_mm a4, s3, a2
    lw a6, 56(a1)
    add s3, t3, s5
    sub a2, t3, s5
    add t3, ra, a4
    sub s5, ra, a4
    pq_mm ra, s2, a3
    sw t1, 56(a0)
    sw t4, 120(a0)
    add a4, s4, ra
    sub s2, s4, ra
    pq_mm t1, t2, a3
    sw t6, 184(a0)
    sw s11, 248(a0)
    add t4, s1, t1
    sub s4, s1, t1
    pq_mm ra, t0, a3
    pq_mm t2, s0, a3
    sw s3, 312(a0)
    add t6, a5, ra
    sub s11, a5, ra
    add s1, t5, t2
    sub t1, t5, t2
    pq_mm t0, t6, s7
    sw a2, 376(a0)
    pq_mm s0, s1, s7
    add a3, a4, t0
    sub s3, a4, t0
    sw t3, 440(a0)
    sw s5, 504(a0)
    add a5, t4, s0
    sub ra, t4, s0
    pq_mm t5, a5, s8
    pq_mm t2, ra, s10
    pq_mm t6, s11, s9
    add a2, a3, t5
    sub s1, a3, t5
    add s7, s3, t2
    sub a4, s3, t2
    add t0, s2, t6
    sub t3, s2, t6
    pq_mm s5, t1, s9
    sw a2, 568(a0)
    sw s1, 632(a0)
    add t4, s4, s5
    sub s0, s4, s5
    pq_mm a5, t4, s6
    pq_mm s8, s0, a6
    sw s7, 696(a0)
    add ra, t0, a5
    sub s10, t0, a5
    add s11, t3, s8
    sub a3, t3, s8
    sw a4, 760(a0)
    addi a0, a0, 4
    sw ra, 820(a0)
    sw s10, 884(a0)
    sw s11, 948(a0)
    sw a3, 1012(a0)
    bne a0, a7, .Lpass0
    addi a0, a0, -8
    addi a1, a1, 64
    addi a7, a0, 1024
.Lpass1:
    lw t0, 0(a0)
    lw t1, 32(a0)
    lw t2, 4(a0)
    lw t3, 36(a0)
    lw t4, 8(a0)
    lw t5, 40(a0)
    lw t6, 12(a0)
    lw a2, 44(a0)
    lw a3, 16(a0)
    lw a4, 48(a0)
    lw a5, 20(a0)
    lw a6, 52(a0)
    lw s0, 0(a1)
    lw s1, 24(a0)
    lw s2, 56(a0)
    lw s3, 28(a0)
    lw s4, 60(a0)
    pq_mm s5, t1, s0
    pq_mm s6, t3, s0
    lw s7, 4(a1)
    add s8, t0, s5
    sub s9, t0, s5
    add s10, t2, s6
    sub s11, t2, s6
    pq_mm ra, t5, s0
    pq_mm t1, a2, s0
    pq_mm t3, a4, s0
    add t0, t4, ra
    sub s5, t4, ra
    add t2, t6, t1
    sub s6, t6, t1
    add t5, a3, t3
    sub a2, a3, t3
    pq_mm a4, a6, s0
    lw t4, 8(a1)
    pq_mm ra, s2, s0
    add t6, a5, a4
    sub t1, a5, a4
    add a3, s1, ra
    sub t3, s1, ra
    pq_mm a6, s4, s0
    lw s2, 12(a1)
    pq_mm a5, t5, s7
    add a4, s3, a6
    sub s1, s3, a6
    add ra, s8, a5
    sub s4, s8, a5
    lw s0, 16(a1)
    pq_mm t5, t6, s7
    lw s3, 20(a1)
    pq_mm a6, a3, s7
    add s8, s10, t5
    sub a5, s10, t5
    add t6, t0, a6
    sub a3, t0, a6
    pq_mm s10, a4, s7
    lw t5, 24(a1)
    pq_mm t0, t6, t4
    add a6, t2, s10
    sub a4, t2, s10
    add s7, ra, t0
    sub t6, ra, t0
    lw t2, 28(a1)
    pq_mm s10, a6, t4
    lw ra, 32(a1)
    pq_mm t0, a3, s3
    add a6, s8, s10
    sub t4, s8, s10
    pq_mm a3, a6, s2
    pq_mm s8, t4, s0
    add s10, s4, t0
    add a6, s7, a3
    sw a6, 0(a0)
    sub s2, s7, a3
    sw s2, 4(a0)
    add t4, t6, s8
    sw t4, 8(a0)
    sub s0, t6, s8
    sw s0, 12(a0)
    sub a6, s4, t0
    pq_mm s7, a4, s3
    pq_mm a3, a2, ra
    pq_mm s2, t1, ra
    add t4, a5, s7
    sub t6, a5, s7
    pq_mm s8, t4, t5
    pq_mm s0, t6, t2
    add s4, s9, a3
    add t0, s10, s8
    sw t0, 16(a0)
    sub a4, s10, s8
    sw a4, 20(a0)
    add s3, a6, s0
    sw s3, 24(a0)
    sub a2, a6, s0
    sw a2, 28(a0)
    sub t1, s9, a3
    add a5, s11, s2
    sub s7, s11, s2
    pq_mm t4, t3, ra
    lw t5, 36(a1)
    lw t6, 40(a1)
    lw t2, 64(a0)
    lw t0, 96(a0)
    lw s10, 44(a1)
    lw s8, 68(a0)
    lw a4, 100(a0)
    lw s3, 48(a1)
    lw a6, 72(a0)
    lw s0, 104(a0)
    add a2, s5, t4
    sub s9, s5, t4
    pq_mm a3, s1, ra
    lw s11, 76(a0)
    lw s2, 108(a0)
    add t3, s6, a3
    sub s5, s6, a3
    lw t4, 52(a1)
    pq_mm s1, a2, t5
    lw ra, 80(a0)
    lw s6, 112(a0)
    add a3, s4, s1
    sub a2, s4, s1
    lw s4, 56(a1)
    pq_mm s1, t3, t5
    lw t3, 84(a0)
    pq_mm t5, s9, s3
    add s9, a5, s1
    sub a5, a5, s1
    pq_mm s1, s9, t6
    lw s9, 116(a0)
    pq_mm t6, a5, s10
    lw a5, 60(a1)
    add s10, a3, s1
    sw s10, 32(a0)
    sub s10, a3, s1
    sw s10, 36(a0)
    add a3, a2, t6
    sw a3, 40(a0)
    sub s1, a2, t6
    sw s1, 44(a0)
    add s10, t1, t5
    sub a3, t1, t5
    pq_mm a2, s5, s3
    lw t6, 88(a0)
    lw s1, 120(a0)
    lw t1, 92(a0)
    lw t5, 124(a0)
    add s5, s7, a2
    sub s3, s7, a2
    pq_mm s7, s5, t4
    pq_mm a2, s3, s4
    pq_mm s5, t0, a5
    add t4, s10, s7
    sw t4, 48(a0)
    sub s3, s10, s7
    sw s3, 52(a0)
    add s4, a3, a2
    sw s4, 56(a0)
    sub t0, a3, a2
    sw t0, 60(a0)
    add t4, t2, s5
    sub s10, t2, s5
    pq_mm s7, a4, a5
    pq_mm s3, s0, a5
    pq_mm s4, s2, a5
    add a3, s8, s7
    sub a2, s8, s7
    add t0, a6, s3
    sub t2, a6, s3
    add s5, s11, s4
    sub a4, s11, s4
    pq_mm s0, s6, a5
    pq_mm s2, s9, a5
    pq_mm s8, s1, a5
    add s7, ra, s0
    sub a6, ra, s0
    add s3, t3, s2
    sub s11, t3, s2
    add s4, t6, s8
    sub s6, t6, s8
    lw s9, 64(a1)
    lw s1, 68(a1)
    pq_mm ra, t5, a5
    lw s0, 72(a1)
    pq_mm t3, s7, s9
    add s2, t1, ra
    sub t6, t1, ra
    add s8, t4, t3
    sub t5, t4, t3
    lw a5, 76(a1)
    pq_mm s7, s3, s9
    lw t1, 80(a1)
    pq_mm ra, s4, s9
    add t4, a3, s7
    sub t3, a3, s7
    add s3, t0, ra
    sub s4, t0, ra
    pq_mm a3, s2, s9
    lw s7, 84(a1)
    pq_mm t0, s3, s1
    add ra, s5, a3
    sub s2, s5, a3
    add s9, s8, t0
    sub s3, s8, t0
    lw s5, 88(a1)
    pq_mm a3, ra, s1
    lw s8, 92(a1)
    pq_mm t0, s4, t1
    add ra, t4, a3
    sub s1, t4, a3
    pq_mm s4, ra, s0
    pq_mm t4, s1, a5
    add a3, t5, t0
    add ra, s9, s4
    sw ra, 64(a0)
    sub s0, s9, s4
    sw s0, 68(a0)
    add s1, s3, t4
    sw s1, 72(a0)
    sub a5, s3, t4
    sw a5, 76(a0)
    sub ra, t5, t0
    pq_mm s9, s2, t1
    pq_mm s4, a6, s8
    pq_mm s0, s11, s8
    add s1, t3, s9
    sub s3, t3, s9
    pq_mm t4, s1, s7
    pq_mm a5, s3, s5
    add t5, s10, s4
    add t0, a3, t4
    sw t0, 80(a0)
    sub s2, a3, t4
    sw s2, 84(a0)
    add t1, ra, a5
    sw t1, 88(a0)
    sub a6, ra, a5
    sw a6, 92(a0)
    sub s11, s10, s4
    add t3, a2, s0
    sub s9, a2, s0
    pq_mm s1, s6, s8
    lw s7, 96(a1)
    lw s3, 100(a1)
    lw s5, 128(a0)
    lw t0, 160(a0)
    lw a3, 104(a1)
    lw t4, 132(a0)
    lw s2, 164(a0)
    lw t1, 108(a1)
    lw ra, 136(a0)
    lw a5, 168(a0)
    add a6, t2, s1
    sub s10, t2, s1
    pq_mm s4, t6, s8
    lw a2, 140(a0)
    lw s0, 172(a0)
    add s6, a4, s4
    sub t2, a4, s4
    lw s1, 112(a1)
    pq_mm t6, a6, s7
    lw s8, 144(a0)
    lw a4, 176(a0)
    add s4, t5, t6
    sub a6, t5, t6
    lw t5, 116(a1)
    pq_mm t6, s6, s7
    lw s6, 148(a0)
    pq_mm s7, s10, t1
    add s10, t3, t6
    sub t3, t3, t6
    pq_mm t6, s10, s3
    lw s10, 180(a0)
    pq_mm s3, t3, a3
    lw t3, 120(a1)
    add a3, s4, t6
    sw a3, 96(a0)
    sub a3, s4, t6
    sw a3, 100(a0)
    add s4, a6, s3
    sw s4, 104(a0)
    sub t6, a6, s3
    sw t6, 108(a0)
    add a3, s11, s7
    sub s4, s11, s7
    pq_mm a6, t2, t1
    lw s3, 152(a0)
    lw t6, 184(a0)
    lw s11, 156(a0)
    lw s7, 188(a0)
    add t2, s9, a6
    sub t1, s9, a6
    pq_mm s9, t2, s1
    pq_mm a6, t1, t5
    pq_mm t2, t0, t3
    add s1, a3, s9
    sw s1, 112(a0)
    sub t1, a3, s9
    sw t1, 116(a0)
    add t5, s4, a6
    sw t5, 120(a0)
    sub t0, s4, a6
    sw t0, 124(a0)
    add s1, s5, t2
    sub a3, s5, t2
    pq_mm s9, s2, t3
    pq_mm t1, a5, t3
    pq_mm t5, s0, t3
    add s4, t4, s9
    sub a6, t4, s9
    add t0, ra, t1
    sub s5, ra, t1
    add t2, a2, t5
    sub s2, a2, t5
    pq_mm a5, a4, t3
    pq_mm s0, s10, t3
    pq_mm t4, t6, t3
    add s9, s8, a5
    sub ra, s8, a5
    add t1, s6, s0
    sub a2, s6, s0
    add t5, s3, t4
    sub a4, s3, t4
    lw s10, 124(a1)
    lw t6, 128(a1)
    pq_mm s8, s7, t3
    lw a5, 132(a1)
    pq_mm s6, s9, s10
    add s0, s11, s8
    sub s3, s11, s8
    add t4, s1, s6
    sub s7, s1, s6
    lw t3, 136(a1)
    pq_mm s9, t1, s10
    lw s11, 140(a1)
    pq_mm s8, t5, s10
    add s1, s4, s9
    sub s6, s4, s9
    add t1, t0, s8
    sub t5, t0, s8
    pq_mm s4, s0, s10
    lw s9, 144(a1)
    pq_mm t0, t1, t6
    add s8, t2, s4
    sub s0, t2, s4
    add s10, t4, t0
    sub t1, t4, t0
    lw t2, 148(a1)
    pq_mm s4, s8, t6
    lw t4, 152(a1)
    pq_mm t0, t5, s11
    add s8, s1, s4
    sub t6, s1, s4
    pq_mm t5, s8, a5
    pq_mm s1, t6, t3
    add s4, s7, t0
    add s8, s10, t5
    sw s8, 128(a0)
    sub a5, s10, t5
    sw a5, 132(a0)
    add t6, t1, s1
    sw t6, 136(a0)
    sub t3, t1, s1
    sw t3, 140(a0)
    sub s8, s7, t0
    pq_mm s10, s0, s11
    pq_mm t5, ra, t4
    pq_mm a5, a2, t4
    add t6, s6, s10
    sub t1, s6, s10
    pq_mm s1, t6, s9
    pq_mm t3, t1, t2
    add s7, a3, t5
    add t0, s4, s1
    sw t0, 144(a0)
    sub s0, s4, s1
    sw s0, 148(a0)
    add s11, s8, t3
    sw s11, 152(a0)
    sub ra, s8, t3
    sw ra, 156(a0)
    sub a2, a3, t5
    add s6, a6, a5
    sub s10, a6, a5
    pq_mm t6, a4, t4
    lw s9, 156(a1)
    lw t1, 160(a1)
    lw t2, 192(a0)
    lw t0, 224(a0)
    lw s4, 164(a1)
    lw s1, 196(a0)
    lw s0, 228(a0)
    lw s11, 168(a1)
    lw s8, 200(a0)
    lw t3, 232(a0)
    add ra, s5, t6
    sub a3, s5, t6
    pq_mm t5, s3, t4
    lw a6, 204(a0)
    lw a5, 236(a0)
    add a4, s2, t5
    sub s5, s2, t5
    lw t6, 172(a1)
    pq_mm s3, ra, s9
    lw t4, 208(a0)
    lw s2, 240(a0)
    add t5, s7, s3
    sub ra, s7, s3
    lw s7, 176(a1)
    pq_mm s3, a4, s9
    lw a4, 212(a0)
    pq_mm s9, a3, s11
    add a3, s6, s3
    sub s6, s6, s3
    pq_mm s3, a3, t1
    lw a3, 244(a0)
    pq_mm t1, s6, s4
    lw s6, 180(a1)
    add s4, t5, s3
    sw s4, 160(a0)
    sub s4, t5, s3
    sw s4, 164(a0)
    add t5, ra, t1
    sw t5, 168(a0)
    sub s3, ra, t1
    sw s3, 172(a0)
    add s4, a2, s9
    sub t5, a2, s9
    pq_mm ra, s5, s11
    lw t1, 216(a0)
    lw s3, 248(a0)
    lw a2, 220(a0)
    lw s9, 252(a0)
    add s5, s10, ra
    sub s11, s10, ra
    pq_mm s10, s5, t6
    pq_mm ra, s11, s7
    pq_mm s5, t0, s6
    add t6, s4, s10
    sw t6, 176(a0)
    sub s11, s4, s10
    sw s11, 180(a0)
    add s7, t5, ra
    sw s7, 184(a0)
    sub t0, t5, ra
    sw t0, 188(a0)
    add t6, t2, s5
    sub s4, t2, s5
    pq_mm s10, s0, s6
    pq_mm s11, t3, s6
    pq_mm s7, a5, s6
    add t5, s1, s10
    sub ra, s1, s10
    add t0, s8, s11
    sub t2, s8, s11
    add s5, a6, s7
    sub s0, a6, s7
    pq_mm t3, s2, s6
    pq_mm a5, a3, s6
    pq_mm s1, s3, s6
    add s10, t4, t3
    sub s8, t4, t3
    add s11, a4, a5
    sub a6, a4, a5
    add s7, t1, s1
    sub s2, t1, s1
    lw a3, 184(a1)
    lw s3, 188(a1)
    pq_mm t4, s9, s6
    lw t3, 192(a1)
    pq_mm a4, s10, a3
    add a5, a2, t4
    sub t1, a2, t4
    add s1, t6, a4
    sub s9, t6, a4
    lw s6, 196(a1)
    pq_mm s10, s11, a3
    lw a2, 200(a1)
    pq_mm t4, s7, a3
    add t6, t5, s10
    sub a4, t5, s10
    add s11, t0, t4
    sub s7, t0, t4
    pq_mm t5, a5, a3
    lw s10, 204(a1)
    pq_mm t0, s11, s3
    add t4, s5, t5
    sub a5, s5, t5
    add a3, s1, t0
    sub s11, s1, t0
    lw s5, 208(a1)
    pq_mm t5, t4, s3
    lw s1, 212(a1)
    pq_mm t0, s7, a2
    add t4, t6, t5
    sub s3, t6, t5
    pq_mm s7, t4, t3
    pq_mm t6, s3, s6
    add t5, s9, t0
    add t4, a3, s7
    sw t4, 192(a0)
    sub t3, a3, s7
    sw t3, 196(a0)
    add s3, s11, t6
    sw s3, 200(a0)
    sub s6, s11, t6
    sw s6, 204(a0)
    sub t4, s9, t0
    pq_mm a3, a5, a2
    pq_mm s7, s8, s1
    pq_mm t3, a6, s1
    add s3, a4, a3
    sub s11, a4, a3
    pq_mm t6, s3, s10
    pq_mm s6, s11, s5
    add s9, s4, s7
    add t0, t5, t6
    sw t0, 208(a0)
    sub a5, t5, t6
    sw a5, 212(a0)
    add a2, t4, s6
    sw a2, 216(a0)
    sub s8, t4, s6
    sw s8, 220(a0)
    sub a6, s4, s7
    add a4, ra, t3
    sub a3, ra, t3
    pq_mm s3, s2, s1
    lw s10, 216(a1)
    lw s11, 220(a1)
    lw s5, 256(a0)
    lw t0, 288(a0)
    lw t5, 224(a1)
    lw t6, 260(a0)
    lw a5, 292(a0)
    lw a2, 228(a1)
    lw t4, 264(a0)
    lw s6, 296(a0)
    add s8, t2, s3
    sub s4, t2, s3
    pq_mm s7, t1, s1
    lw ra, 268(a0)
    lw t3, 300(a0)
    add s2, s0, s7
    sub t2, s0, s7
    lw s3, 232(a1)
    pq_mm t1, s8, s10
    lw s1, 272(a0)
    lw s0, 304(a0)
    add s7, s9, t1
    sub s8, s9, t1
    lw s9, 236(a1)
    pq_mm t1, s2, s10
    lw s2, 276(a0)
    pq_mm s10, s4, a2
    add s4, a4, t1
    sub a4, a4, t1
    pq_mm t1, s4, s11
    lw s4, 308(a0)
    pq_mm s11, a4, t5
    lw a4, 240(a1)
    add t5, s7, t1
    sw t5, 224(a0)
    sub t5, s7, t1
    sw t5, 228(a0)
    add s7, s8, s11
    sw s7, 232(a0)
    sub t1, s8, s11
    sw t1, 236(a0)
    add t5, a6, s10
    sub s7, a6, s10
    pq_mm s8, t2, a2
    lw s11, 280(a0)
    lw t1, 312(a0)
    lw a6, 284(a0)
    lw s10, 316(a0)
    add t2, a3, s8
    sub a2, a3, s8
    pq_mm a3, t2, s3
    pq_mm s8, a2, s9
    pq_mm t2, t0, a4
    add s3, t5, a3
    sw s3, 240(a0)
    sub a2, t5, a3
    sw a2, 244(a0)
    add s9, s7, s8
    sw s9, 248(a0)
    sub t0, s7, s8
    sw t0, 252(a0)
    add s3, s5, t2
    sub t5, s5, t2
    pq_mm a3, a5, a4
    pq_mm a2, s6, a4
    pq_mm s9, t3, a4
    add s7, t6, a3
    sub s8, t6, a3
    add t0, t4, a2
    sub s5, t4, a2
    add t2, ra, s9
    sub a5, ra, s9
    pq_mm s6, s0, a4
    pq_mm t3, s4, a4
    pq_mm t6, t1, a4
    add a3, s1, s6
    sub t4, s1, s6
    add a2, s2, t3
    sub ra, s2, t3
    add s9, s11, t6
    sub s0, s11, t6
    lw s4, 244(a1)
    lw t1, 248(a1)
    pq_mm s1, s10, a4
    lw s6, 252(a1)
    pq_mm s2, a3, s4
    add t3, a6, s1
    sub s11, a6, s1
    add t6, s3, s2
    sub s10, s3, s2
    lw a4, 256(a1)
    pq_mm a3, a2, s4
    lw a6, 260(a1)
    pq_mm s1, s9, s4
    add s3, s7, a3
    sub s2, s7, a3
    add a2, t0, s1
    sub s9, t0, s1
    pq_mm s7, t3, s4
    lw a3, 264(a1)
    pq_mm t0, a2, t1
    add s1, t2, s7
    sub t3, t2, s7
    add s4, t6, t0
    sub a2, t6, t0
    lw t2, 268(a1)
    pq_mm s7, s1, t1
    lw t6, 272(a1)
    pq_mm t0, s9, a6
    add s1, s3, s7
    sub t1, s3, s7
    pq_mm s9, s1, s6
    pq_mm s3, t1, a4
    add s7, s10, t0
    add s1, s4, s9
    sw s1, 256(a0)
    sub s6, s4, s9
    sw s6, 260(a0)
    add t1, a2, s3
    sw t1, 264(a0)
    sub a4, a2, s3
    sw a4, 268(a0)
    sub s1, s10, t0
    pq_mm s4, t3, a6
    pq_mm s9, t4, t6
    pq_mm s6, ra, t6
    add t1, s2, s4
    sub a2, s2, s4
    pq_mm s3, t1, a3
    pq_mm a4, a2, t2
    add s10, t5, s9
    add t0, s7, s3
    sw t0, 272(a0)
    sub t3, s7, s3
    sw t3, 276(a0)
    add a6, s1, a4
    sw a6, 280(a0)
    sub t4, s1, a4
    sw t4, 284(a0)
    sub ra, t5, s9
    add s2, s8, s6
    sub s4, s8, s6
    pq_mm t1, s0, t6
    lw a3, 276(a1)
    lw a2, 280(a1)
    lw t2, 320(a0)
    lw t0, 352(a0)
    lw s7, 284(a1)
    lw s3, 324(a0)
    lw t3, 356(a0)
    lw a6, 288(a1)
    lw s1, 328(a0)
    lw a4, 360(a0)
    add t4, s5, t1
    sub t5, s5, t1
    pq_mm s9, s11, t6
    lw s8, 332(a0)
    lw s6, 364(a0)
    add s0, a5, s9
    sub s5, a5, s9
    lw t1, 292(a1)
    pq_mm s11, t4, a3
    lw t6, 336(a0)
    lw a5, 368(a0)
    add s9, s10, s11
    sub t4, s10, s11
    lw s10, 296(a1)
    pq_mm s11, s0, a3
    lw s0, 340(a0)
    pq_mm a3, t5, a6
    add t5, s2, s11
    sub s2, s2, s11
    pq_mm s11, t5, a2
    lw t5, 372(a0)
    pq_mm a2, s2, s7
    lw s2, 300(a1)
    add s7, s9, s11
    sw s7, 288(a0)
    sub s7, s9, s11
    sw s7, 292(a0)
    add s9, t4, a2
    sw s9, 296(a0)
    sub s11, t4, a2
    sw s11, 300(a0)
    add s7, ra, a3
    sub s9, ra, a3
    pq_mm t4, s5, a6
    lw a2, 344(a0)
    lw s11, 376(a0)
    lw ra, 348(a0)
    lw a3, 380(a0)
    add s5, s4, t4
    sub a6, s4, t4
    pq_mm s4, s5, t1
    pq_mm t4, a6, s10
    pq_mm s5, t0, s2
    add t1, s7, s4
    sw t1, 304(a0)
    sub a6, s7, s4
    sw a6, 308(a0)
    add s10, s9, t4
    sw s10, 312(a0)
    sub t0, s9, t4
    sw t0, 316(a0)
    add t1, t2, s5
    sub s7, t2, s5
    pq_mm s4, t3, s2
    pq_mm a6, a4, s2
    pq_mm s10, s6, s2
    add s9, s3, s4
    sub t4, s3, s4
    add t0, s1, a6
    sub t2, s1, a6
    add s5, s8, s10
    sub t3, s8, s10
    pq_mm a4, a5, s2
    pq_mm s6, t5, s2
    pq_mm s3, s11, s2
    add s4, t6, a4
    sub s1, t6, a4
    add a6, s0, s6
    sub s8, s0, s6
    add s10, a2, s3
    sub a5, a2, s3
    lw t5, 304(a1)
    lw s11, 308(a1)
    pq_mm t6, a3, s2
    lw a4, 312(a1)
    pq_mm s0, s4, t5
    add s6, ra, t6
    sub a2, ra, t6
    add s3, t1, s0
    sub a3, t1, s0
    lw s2, 316(a1)
    pq_mm s4, a6, t5
    lw ra, 320(a1)
    pq_mm t6, s10, t5
    add t1, s9, s4
    sub s0, s9, s4
    add a6, t0, t6
    sub s10, t0, t6
    pq_mm s9, s6, t5
    lw s4, 324(a1)
    pq_mm t0, a6, s11
    add t6, s5, s9
    sub s6, s5, s9
    add t5, s3, t0
    sub a6, s3, t0
    lw s5, 328(a1)
    pq_mm s9, t6, s11
    lw s3, 332(a1)
    pq_mm t0, s10, ra
    add t6, t1, s9
    sub s11, t1, s9
    pq_mm s10, t6, a4
    pq_mm t1, s11, s2
    add s9, a3, t0
    add t6, t5, s10
    sw t6, 320(a0)
    sub a4, t5, s10
    sw a4, 324(a0)
    add s11, a6, t1
    sw s11, 328(a0)
    sub s2, a6, t1
    sw s2, 332(a0)
    sub t6, a3, t0
    pq_mm t5, s6, ra
    pq_mm s10, s1, s3
    pq_mm a4, s8, s3
    add s11, s0, t5
    sub a6, s0, t5
    pq_mm t1, s11, s4
    pq_mm s2, a6, s5
    add a3, s7, s10
    add t0, s9, t1
    sw t0, 336(a0)
    sub s6, s9, t1
    sw s6, 340(a0)
    add ra, t6, s2
    sw ra, 344(a0)
    sub s1, t6, s2
    sw s1, 348(a0)
    sub s8, s7, s10
    add s0, t4, a4
    sub t5, t4, a4
    pq_mm s11, a5, s3
    lw s4, 336(a1)
    lw a6, 340(a1)
    lw s5, 384(a0)
    lw t0, 416(a0)
    lw s9, 344(a1)
    lw t1, 388(a0)
    lw s6, 420(a0)
    lw ra, 348(a1)
    lw t6, 392(a0)
    lw s2, 424(a0)
    add s1, t2, s11
    sub s7, t2, s11
    pq_mm s10, a2, s3
    lw t4, 396(a0)
    lw a4, 428(a0)
    add a5, t3, s10
    sub t2, t3, s10
    lw s11, 352(a1)
    pq_mm a2, s1, s4
    lw s3, 400(a0)
    lw t3, 432(a0)
    add s10, a3, a2
    sub s1, a3, a2
    lw a3, 356(a1)
    pq_mm a2, a5, s4
    lw a5, 404(a0)
    pq_mm s4, s7, ra
    add s7, s0, a2
    sub s0, s0, a2
    pq_mm a2, s7, a6
    lw s7, 436(a0)
    pq_mm a6, s0, s9
    lw s0, 360(a1)
    add s9, s10, a2
    sw s9, 352(a0)
    sub s9, s10, a2
    sw s9, 356(a0)
    add s10, s1, a6
    sw s10, 360(a0)
    sub a2, s1, a6
    sw a2, 364(a0)
    add s9, s8, s4
    sub s10, s8, s4
    pq_mm s1, t2, ra
    lw a6, 408(a0)
    lw a2, 440(a0)
    lw s8, 412(a0)
    lw s4, 444(a0)
    add t2, t5, s1
    sub ra, t5, s1
    pq_mm t5, t2, s11
    pq_mm s1, ra, a3
    pq_mm t2, t0, s0
    add s11, s9, t5
    sw s11, 368(a0)
    sub ra, s9, t5
    sw ra, 372(a0)
    add a3, s10, s1
    sw a3, 376(a0)
    sub t0, s10, s1
    sw t0, 380(a0)
    add s11, s5, t2
    sub s9, s5, t2
    pq_mm t5, s6, s0
    pq_mm ra, s2, s0
    pq_mm a3, a4, s0
    add s10, t1, t5
    sub s1, t1, t5
    add t0, t6, ra
    sub s5, t6, ra
    add t2, t4, a3
    sub s6, t4, a3
    pq_mm s2, t3, s0
    pq_mm a4, s7, s0
    pq_mm t1, a2, s0
    add t5, s3, s2
    sub t6, s3, s2
    add ra, a5, a4
    sub t4, a5, a4
    add a3, a6, t1
    sub t3, a6, t1
    lw s7, 364(a1)
    lw a2, 368(a1)
    pq_mm s3, s4, s0
    lw s2, 372(a1)
    pq_mm a5, t5, s7
    add a4, s8, s3
    sub a6, s8, s3
    add t1, s11, a5
    sub s4, s11, a5
    lw s0, 376(a1)
    pq_mm t5, ra, s7
    lw s8, 380(a1)
    pq_mm s3, a3, s7
    add s11, s10, t5
    sub a5, s10, t5
    add ra, t0, s3
    sub a3, t0, s3
    pq_mm s10, a4, s7
    lw t5, 384(a1)
    pq_mm t0, ra, a2
    add s3, t2, s10
    sub a4, t2, s10
    add s7, t1, t0
    sub ra, t1, t0
    lw t2, 388(a1)
    pq_mm s10, s3, a2
    lw t1, 392(a1)
    pq_mm t0, a3, s8
    add s3, s11, s10
    sub a2, s11, s10
    pq_mm a3, s3, s2
    pq_mm s11, a2, s0
    add s10, s4, t0
    add s3, s7, a3
    sw s3, 384(a0)
    sub s2, s7, a3
    sw s2, 388(a0)
    add a2, ra, s11
    sw a2, 392(a0)
    sub s0, ra, s11
    sw s0, 396(a0)
    sub s3, s4, t0
    pq_mm s7, a4, s8
    pq_mm a3, t6, t1
    pq_mm s2, t4, t1
    add a2, a5, s7
    sub ra, a5, s7
    pq_mm s11, a2, t5
    pq_mm s0, ra, t2
    add s4, s9, a3
    add t0, s10, s11
    sw t0, 400(a0)
    sub a4, s10, s11
    sw a4, 404(a0)
    add s8, s3, s0
    sw s8, 408(a0)
    sub t6, s3, s0
    sw t6, 412(a0)
    sub t4, s9, a3
    add a5, s1, s2
    sub s7, s1, s2
    pq_mm a2, t3, t1
    lw t5, 396(a1)
    lw ra, 400(a1)
    lw t2, 448(a0)
    lw t0, 480(a0)
    lw s10, 404(a1)
    lw s11, 452(a0)
    lw a4, 484(a0)
    lw s8, 408(a1)
    lw s3, 456(a0)
    lw s0, 488(a0)
    add t6, s5, a2
    sub s9, s5, a2
    pq_mm a3, a6, t1
    lw s1, 460(a0)
    lw s2, 492(a0)
    add t3, s6, a3
    sub s5, s6, a3
    lw a2, 412(a1)
    pq_mm a6, t6, t5
    lw t1, 464(a0)
    lw s6, 496(a0)
    add a3, s4, a6
    sub t6, s4, a6
    lw s4, 416(a1)
    pq_mm a6, t3, t5
    lw t3, 468(a0)
    pq_mm t5, s9, s8
    add s9, a5, a6
    sub a5, a5, a6
    pq_mm a6, s9, ra
    lw s9, 500(a0)
    pq_mm ra, a5, s10
    lw a5, 420(a1)
    add s10, a3, a6
    sw s10, 416(a0)
    sub s10, a3, a6
    sw s10, 420(a0)
    add a3, t6, ra
    sw a3, 424(a0)
    sub a6, t6, ra
    sw a6, 428(a0)
    add s10, t4, t5
    sub a3, t4, t5
    pq_mm t6, s5, s8
    lw ra, 472(a0)
    lw a6, 504(a0)
    lw t4, 476(a0)
    lw t5, 508(a0)
    add s5, s7, t6
    sub s8, s7, t6
    pq_mm s7, s5, a2
    pq_mm t6, s8, s4
    pq_mm s5, t0, a5
    add a2, s10, s7
    sw a2, 432(a0)
    sub s8, s10, s7
    sw s8, 436(a0)
    add s4, a3, t6
    sw s4, 440(a0)
    sub t0, a3, t6
    sw t0, 444(a0)
    add a2, t2, s5
    sub s10, t2, s5
    pq_mm s7, a4, a5
    pq_mm s8, s0, a5
    pq_mm s4, s2, a5
    add a3, s11, s7
    sub t6, s11, s7
    add t0, s3, s8
    sub t2, s3, s8
    add s5, s1, s4
    sub a4, s1, s4
    pq_mm s0, s6, a5
    pq_mm s2, s9, a5
    pq_mm s11, a6, a5
    add s7, t1, s0
    sub s3, t1, s0
    add s8, t3, s2
    sub s1, t3, s2
    add s4, ra, s11
    sub s6, ra, s11
    lw s9, 424(a1)
    lw a6, 428(a1)
    pq_mm t1, t5, a5
    lw s0, 432(a1)
    pq_mm t3, s7, s9
    add s2, t4, t1
    sub ra, t4, t1
    add s11, a2, t3
    sub t5, a2, t3
    lw a5, 436(a1)
    pq_mm s7, s8, s9
    lw t4, 440(a1)
    pq_mm t1, s4, s9
    add a2, a3, s7
    sub t3, a3, s7
    add s8, t0, t1
    sub s4, t0, t1
    pq_mm a3, s2, s9
    lw s7, 444(a1)
    pq_mm t0, s8, a6
    add t1, s5, a3
    sub s2, s5, a3
    add s9, s11, t0
    sub s8, s11, t0
    lw s5, 448(a1)
    pq_mm a3, t1, a6
    lw s11, 452(a1)
    pq_mm t0, s4, t4
    add t1, a2, a3
    sub a6, a2, a3
    pq_mm s4, t1, s0
    pq_mm a2, a6, a5
    add a3, t5, t0
    add t1, s9, s4
    sw t1, 448(a0)
    sub s0, s9, s4
    sw s0, 452(a0)
    add a6, s8, a2
    sw a6, 456(a0)
    sub a5, s8, a2
    sw a5, 460(a0)
    sub t1, t5, t0
    pq_mm s9, s2, t4
    pq_mm s4, s3, s11
    pq_mm s0, s1, s11
    add a6, t3, s9
    sub s8, t3, s9
    pq_mm a2, a6, s7
    pq_mm a5, s8, s5
    add t5, s10, s4
    add t0, a3, a2
    sw t0, 464(a0)
    sub s2, a3, a2
    sw s2, 468(a0)
    add t4, t1, a5
    sw t4, 472(a0)
    sub s3, t1, a5
    sw s3, 476(a0)
    sub s1, s10, s4
    add t3, t6, s0
    sub s9, t6, s0
    pq_mm a6, s6, s11
    lw s7, 456(a1)
    lw s8, 460(a1)
    lw s5, 464(a1)
    lw t0, 468(a1)
    add a3, t2, a6
    sub a2, t2, a6
    pq_mm s2, ra, s11
    lw t4, 472(a1)
    pq_mm t1, a3, s7
    add a5, a4, s2
    sub s3, a4, s2
    add s10, t5, t1
    sub s4, t5, t1
    lw t6, 476(a1)
    pq_mm s0, a5, s7
    pq_mm s6, a2, t0
    pq_mm t2, s3, t0
    add a6, t3, s0
    sub ra, t3, s0
    pq_mm s11, a6, s8
    pq_mm a3, ra, s5
    add a4, s1, s6
    add s2, s10, s11
    sw s2, 480(a0)
    sub t5, s10, s11
    sw t5, 484(a0)
    add t1, s4, a3
    sw t1, 488(a0)
    sub a5, s4, a3
    sw a5, 492(a0)
    sub s7, s1, s6
    add a2, s9, t2
    sub s3, s9, t2
    pq_mm t0, a2, t4
    pq_mm t3, s3, t6
    add s0, a4, t0
    sw s0, 496(a0)
    sub a6, a4, t0
    sw a6, 500(a0)
    addi a0, a0, 512
    addi a1, a1, 480
    add s8, s7, t3
    sw s8, -8(a0)
    sub ra, s7, t3
    sw ra, -4(a0)
    bne a0, a7, .Lpass1
    addi a0, a0, -1024
    lw s0, 0(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s3, 12(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
    addi sp, sp, 64
    ret
    .size mldsa_ntt, . - mldsa_ntt

    .section .rodata
    .balign 8
.Lconstants:
    .word 25847, 5771523, 237124, 1826347, 2353451, 7602457, 8021166, 6288512
    .word 7861508, 7504169, 3119733, 5495562, 466468, 3111497, 2680103, 0
    .word 2725464, 2706023, 4450022, 2091667, 3407706, 6851714, 2316500, 3817976
    .word 95776, 4702672, 5037939, 2244091, 5339162, 5933984, 4817955, 1024112
    .word 3077325, 6927966, 266997, 2434439, 3475950, 7144689, 3513181, 3530437
    .word 2176455, 4860065, 4621053, 6795196, 7183191, 5187039, 7300517, 6718724
    .word 7122806, 900702, 1859098, 1939314, 909542, 819034, 4788269, 4296819
    .word 495491, 6767243, 7380215, 8337157, 7857917, 3585928, 5842901, 5190273
    .word 7725090, 5257975, 5223087, 2031748, 3207046, 3915439, 4747489, 4823422
    .word 7855319, 126922, 7611795, 4784579, 7830929, 4519302, 3412210, 342297
    .word 286988, 7396998, 5942594, 4108315, 5336701, 2147896, 3437287, 5038140
    .word 2715295, 1735879, 203044, 7260833, 3574422, 5412772, 2842341, 2691481
    .word 4686924, 5790267, 1265009, 5512770, 7969390, 4055324, 1247620, 5903370
    .word 2486353, 1595974, 2619752, 3539968, 7709315, 4613401, 1250494, 7151892
    .word 2635921, 4832145, 8079950, 8357436, 5386378, 1869119, 7072248, 1903435
    .word 7329447, 6271868, 2348700, 7998430, 7047359, 1237275, 1349076, 5062207
    .word 6950192, 7841118, 1852771, 7929317, 1312455, 6949987, 3306115, 6417775
    .word 6262231, 6681150, 5037034, 7100756, 1917081, 264944, 5834105, 7005614
    .word 6736599, 508951, 1500165, 777191, 3097992, 2235880, 3406031, 4520680
    .word 3505694, 44288, 7838005, 5548557, 7280319, 6709241, 6533464, 4558682
    .word 904516, 5796124, 4656147, 3958618, 594136, 4603424, 6980856, 3507263
    .word 4656075, 6366809, 2432395, 8371839, 2454455, 8215696, 6239768, 1653064
    .word 1957272, 3369112, 5130689, 185531, 7173032, 5102745, 6779997, 2389356
    .word 5196991, 162844, 8169440, 1616392, 3014001, 3699596, 759969, 810149
    .word 1652634, 7063561, 4686184, 6581310, 1757237, 811944, 189548, 5341501
    .word 3523897, 4827145, 3866901, 269760, 531354, 3159746, 2213111, 7404533
    .word 6529015, 1717735, 472078, 8360995, 954230, 5971092, 7953734, 1723600
    .word 8202977, 6577327, 1910376, 3881043, 1315589, 6712985, 7276084, 1341330
    .word 8119771, 4546524, 4010497, 3900724, 1285669, 5441381, 6144432, 6795489
    .word 7959518, 6094090, 5823537, 7567685, 183443, 7403526, 6940675, 1612842
    .word 4834730, 280005, 2071892, 5361315, 7826001, 3919660, 4499357, 8332111
    .word 7018208, 5582638, 4751448, 3937738, 1400424, 3839961, 7534263, 1976782

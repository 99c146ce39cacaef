# ntt of ml-dsa-44, variant "products-3" of design "cvxif-ntt", with ntt.S, scheduled for cva6-superscalar with register_read_ports = 5:
# 2,464 -> 2,453 cycles, 7,358 -> 7,336 bytes, proved equal to what came.
# No order takes fewer than 1,874 cycles (issue slots: 923, 2 a cycle, 2 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cvxif-ntt --variant products-3 --kernel start/superscalar/three/ntt.S --effort 1 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, products with one result, three operands, scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    addi sp, sp, -64
    sw s0, 0(sp)
    sw s1, 4(sp)
    sw s2, 8(sp)
    sw s4, 16(sp)
    sw s3, 12(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    sw s10, 40(sp)
    sw s11, 44(sp)
    sw ra, 48(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    addi a7, a0, 8
.Lmldsa_ntt_1:
    lw t4, 0(a1)
    lw t0, 0(a0)
    lw t3, 576(a0)
    lw t1, 512(a0)
    lw t2, 64(a0)
    lw t5, 128(a0)
    pq_mmsub t6, t1, t4, t0
    lw a2, 640(a0)
    pq_mmsub a3, t3, t4, t2
    lw a4, 192(a0)
    pq_mmsub a5, a2, t4, t5
    lw a6, 704(a0)
    lw s1, 256(a0)
    sh1add s2, t2, a3
    sh1add s3, t5, a5
    sh1add s0, t0, t6
    pq_mmsub s4, a6, t4, a4
    lw s5, 768(a0)
    lw s6, 320(a0)
    pq_mmsub s7, s5, t4, s1
    lw s8, 832(a0)
    sh1add s9, a4, s4
    lw s10, 384(a0)
    pq_mmsub s11, s8, t4, s6
    sh1add ra, s1, s7
    lw t1, 896(a0)
    lw t3, 448(a0)
    sh1add a2, s6, s11
    lw t0, 960(a0)
    pq_mmsub t2, t1, t4, s10
    lw t5, 4(a1)
    pq_mmsub a6, t0, t4, t3
    lw s5, 8(a1)
    pq_mmsub a4, ra, t5, s0
    lw s8, 12(a1)
    sh1add s1, s10, t2
    lw s6, 16(a1)
    sh1add t0, s0, a4
    sh1add t1, t3, a6
    pq_mmsub t4, a2, t5, s2
    lw ra, 20(a1)
    pq_mmsub s10, s1, t5, s3
    pq_mmsub s0, t1, t5, s9
    lw a2, 28(a1)
    sh1add s1, s2, t4
    lw t3, 24(a1)
    sh1add t5, s3, s10
    sh1add s2, s9, s0
    lw s9, 36(a1)
    pq_mmsub t1, s2, s5, s1
    pq_mmsub s3, t5, s5, t0
    lw s2, 40(a1)
    pq_mmsub s5, s10, ra, a4
    sh1add s10, t0, s3
    sh1add t0, s1, t1
    pq_mmadd s1, t0, s8, s10
    sh1add a4, a4, s5
    pq_mnmsub t0, t0, s8, s10
    lw s8, 44(a1)
    pq_mmsub s10, t1, s6, s3
    lw t5, 48(a1)
    pq_mmsub s6, s0, ra, t4
    sw s1, 0(a0)
    sh1add s0, s3, s10
    sw t0, 64(a0)
    sub ra, zero, s0
    sh1add s1, t4, s6
    pq_mmsub s3, s1, t3, a4
    pq_mmadd t0, s6, a2, s5
    lw t1, 32(a1)
    pq_mnmsub s0, s6, a2, s5
    sh1add t4, a4, s3
    sw s10, 192(a0)
    pq_mmsub a2, t2, t1, a5
    lw s1, 52(a1)
    sub t3, zero, t4
    pq_mmsub s5, s7, t1, t6
    sw t3, 256(a0)
    pq_mmsub s6, s11, t1, a3
    lw s10, 8(a0)
    sw s3, 320(a0)
    sh1add t4, a5, a2
    sh1add a4, t6, s5
    sh1add t2, a3, s6
    pq_mmsub s7, a6, t1, s4
    pq_mmsub s11, t4, s9, a4
    lw t3, 520(a0)
    pq_mmsub s3, a2, t5, s5
    sw t0, 384(a0)
    sh1add t6, s4, s7
    lw a5, 56(a1)
    sh1add a3, a4, s11
    pq_mmsub t1, t6, s9, t2
    sh1add a6, s5, s3
    sw s0, 448(a0)
    pq_mmsub t4, s7, t5, s6
    sh1add a2, t2, t1
    lw t0, 72(a0)
    pq_mmsub s4, a2, s2, a3
    lw a4, 584(a0)
    pq_mmadd s5, t1, s8, s11
    sh1add t6, s6, t4
    pq_mnmsub s9, t1, s8, s11
    sh1add s0, a3, s4
    lw s7, 0(a1)
    sub t5, zero, s0
    pq_mmadd t2, t6, s1, a6
    lw a2, 136(a0)
    pq_mnmsub s2, t6, s1, a6
    lw s6, 648(a0)
    pq_mmsub t1, t4, a5, s3
    lw a5, 200(a0)
    pq_mmsub s8, t3, s7, s10
    lw s11, 712(a0)
    sh1add a3, s3, t1
    lw s0, 264(a0)
    sub t6, zero, a3
    sw ra, 128(a0)
    lw a3, 840(a0)
    sh1add s1, s10, s8
    pq_mmsub a6, a4, s7, t0
    lw t4, 776(a0)
    pq_mmsub s3, s6, s7, a2
    lw t3, 328(a0)
    pq_mmsub ra, s11, s7, a5
    lw s10, 40(a1)
    sh1add a4, t0, a6
    lw s6, 392(a0)
    sh1add s11, a2, s3
    sh1add t0, a5, ra
    pq_mmsub a2, t4, s7, s0
    lw a5, 904(a0)
    pq_mmsub t4, a3, s7, t3
    lw a3, 456(a0)
    pq_mmsub a5, a5, s7, s6
    sh1add t3, t3, t4
    sw t5, 512(a0)
    sh1add t5, s0, a2
    lw s0, 968(a0)
    sh1add s6, s6, a5
    sw s4, 576(a0)
    pq_mmsub s4, s0, s7, a3
    sw s5, 640(a0)
    sw s9, 704(a0)
    lw s0, 4(a1)
    sh1add s7, a3, s4
    sw s2, 832(a0)
    pq_mmsub s5, t3, s0, a4
    pq_mmsub s9, t5, s0, s1
    sw t2, 768(a0)
    pq_mmsub a3, s6, s0, s11
    sh1add s2, s1, s9
    sh1add t5, a4, s5
    sw t6, 896(a0)
    sh1add a4, s11, a3
    sw t1, 960(a0)
    pq_mmsub t3, s7, s0, t0
    lw t2, 8(a1)
    lw s6, 12(a1)
    pq_mmsub s1, a4, t2, s2
    lw t6, 16(a1)
    sh1add s11, t0, t3
    lw t1, 20(a1)
    pq_mmsub s0, s11, t2, t5
    sh1add s7, s2, s1
    lw t0, 24(a1)
    pq_mmsub a4, a3, t1, s9
    sh1add s11, t5, s0
    lw t2, 28(a1)
    pq_mmadd s2, s11, s6, s7
    lw a3, 32(a1)
    pq_mnmsub t5, s11, s6, s7
    sh1add s6, s9, a4
    pq_mmsub s11, s0, t6, s1
    pq_mmsub t3, t3, t1, s5
    lw s7, 36(a1)
    pq_mmsub s0, a2, a3, s8
    sh1add s9, s1, s11
    sw s2, 8(a0)
    sub t6, zero, s9
    sh1add t1, s5, t3
    pq_mmsub s2, t1, t0, s6
    pq_mmadd a2, t3, t2, a4
    sh1add s1, s8, s0
    pq_mnmsub s9, t3, t2, a4
    lw s5, 40(a1)
    sh1add t0, s6, s2
    sw t5, 72(a0)
    sub t1, zero, t0
    pq_mmsub t0, t4, a3, a6
    pq_mmsub s8, a5, a3, s3
    lw t3, 44(a1)
    pq_mmsub t2, s4, a3, ra
    sw s11, 200(a0)
    sw t6, 136(a0)
    sh1add a4, a6, t0
    sh1add t5, s3, s8
    sh1add s6, ra, t2
    pq_mmsub t4, t5, s7, s1
    lw a5, 48(a1)
    pq_mmsub a3, s6, s7, a4
    pq_mmsub s4, s8, a5, s0
    sw t1, 264(a0)
    sh1add t1, s1, t4
    sh1add t6, a4, a3
    lw a6, 52(a1)
    pq_mmsub s3, t6, s5, t1
    sh1add s11, s0, s4
    pq_mmadd ra, a3, t3, t4
    pq_mnmsub t5, a3, t3, t4
    sh1add s6, t1, s3
    sw s2, 328(a0)
    sub s7, zero, s6
    lw s8, 16(a0)
    pq_mmsub t4, t2, a5, t0
    lw s1, 528(a0)
    sw a2, 392(a0)
    lw a4, 56(a1)
    sh1add t6, t0, t4
    sw s9, 456(a0)
    pq_mmadd s6, t6, a6, s11
    lw s0, 80(a0)
    pq_mnmsub a3, t6, a6, s11
    lw t3, 592(a0)
    pq_mmsub s5, t4, a4, s4
    lw t1, 0(a1)
    lw s2, 144(a0)
    pq_mmsub s9, s1, t1, s8
    sh1add t2, s4, s5
    lw a5, 656(a0)
    sub a2, zero, t2
    lw t0, 208(a0)
    sh1add a6, s8, s9
    lw t6, 720(a0)
    pq_mmsub s11, t3, t1, s0
    pq_mmsub a4, a5, t1, s2
    lw t4, 272(a0)
    pq_mmsub s1, t6, t1, t0
    lw s4, 784(a0)
    sh1add t2, s0, s11
    lw s8, 336(a0)
    sh1add t3, s2, a4
    sh1add a5, t0, s1
    pq_mmsub t6, s4, t1, t4
    lw s0, 848(a0)
    lw s2, 400(a0)
    pq_mmsub t0, s0, t1, s8
    lw s4, 912(a0)
    sh1add s0, t4, t6
    lw t4, 464(a0)
    pq_mmsub s4, s4, t1, s2
    sh1add s8, s8, t0
    sw s7, 520(a0)
    lw s7, 976(a0)
    sh1add s2, s2, s4
    sw s3, 584(a0)
    pq_mmsub s3, s7, t1, t4
    sw ra, 648(a0)
    sw t5, 712(a0)
    lw t1, 4(a1)
    sw s6, 776(a0)
    sh1add s7, t4, s3
    pq_mmsub ra, s0, t1, a6
    sw a3, 840(a0)
    pq_mmsub t5, s8, t1, t2
    pq_mmsub s6, s2, t1, t3
    sh1add t4, a6, ra
    sw a2, 904(a0)
    pq_mmsub a3, s7, t1, a5
    sh1add s0, t3, s6
    lw s8, 8(a1)
    lw s2, 20(a1)
    sh1add a6, t2, t5
    lw s7, 12(a1)
    pq_mmsub a2, s0, s8, t4
    lw t1, 16(a1)
    sw s5, 968(a0)
    sh1add t3, a5, a3
    pq_mmsub s5, t3, s8, a6
    sh1add t2, t4, a2
    lw s0, 24(a1)
    pq_mmsub a5, s6, s2, ra
    sh1add t3, a6, s5
    lw s8, 28(a1)
    pq_mmadd t4, t3, s7, t2
    lw s6, 32(a1)
    pq_mnmsub a6, t3, s7, t2
    sh1add t2, ra, a5
    pq_mmsub t3, s5, t1, a2
    pq_mmsub s7, a3, s2, t5
    lw ra, 36(a1)
    pq_mmsub t1, t6, s6, s9
    sh1add s5, a2, t3
    sw t4, 16(a0)
    sub a2, zero, s5
    sh1add a3, t5, s7
    pq_mmsub s2, a3, s0, t2
    pq_mmadd t6, s7, s8, a5
    pq_mnmsub t4, s7, s8, a5
    sh1add t2, t2, s2
    sw a6, 80(a0)
    sub a3, zero, t2
    sh1add s5, s9, t1
    pq_mmsub s9, s4, s6, a4
    pq_mmsub t5, t0, s6, s11
    lw s7, 44(a1)
    pq_mmsub s4, s3, s6, s1
    sh1add s6, a4, s9
    sw a2, 144(a0)
    sh1add s0, s11, t5
    sw t3, 208(a0)
    sh1add a5, s1, s4
    pq_mmsub t2, s6, ra, s5
    lw s8, 48(a1)
    pq_mmsub a6, a5, ra, s0
    pq_mmsub t0, s9, s8, t1
    sw a3, 272(a0)
    sh1add s3, s5, t2
    sh1add a2, s0, a6
    lw a4, 52(a1)
    pq_mmsub s11, a2, s10, s3
    sh1add t3, t1, t0
    pq_mmadd s1, a6, s7, t2
    pq_mnmsub s6, a6, s7, t2
    sw s2, 336(a0)
    sh1add ra, s3, s11
    sub s10, zero, ra
    lw s9, 24(a0)
    pq_mmsub a3, s4, s8, t5
    lw ra, 536(a0)
    sw t6, 400(a0)
    lw a5, 56(a1)
    sh1add a2, t5, a3
    sw t4, 464(a0)
    pq_mmadd s5, a2, a4, t3
    lw t1, 88(a0)
    pq_mnmsub t4, a2, a4, t3
    lw s7, 600(a0)
    pq_mmsub t2, a3, a5, t0
    lw t6, 0(a1)
    lw s8, 152(a0)
    pq_mmsub t5, ra, t6, s9
    sh1add s4, t0, t2
    lw s2, 664(a0)
    pq_mmsub a6, s7, t6, t1
    sub a5, zero, s4
    lw s3, 216(a0)
    sh1add t0, s9, t5
    lw a2, 728(a0)
    pq_mmsub t3, s2, t6, s8
    lw a3, 280(a0)
    pq_mmsub s0, a2, t6, s3
    lw ra, 792(a0)
    sh1add a4, t1, a6
    sh1add s9, s8, t3
    sh1add s7, s3, s0
    lw s4, 344(a0)
    pq_mmsub s2, ra, t6, a3
    lw a2, 856(a0)
    lw t1, 408(a0)
    pq_mmsub s8, a2, t6, s4
    lw s3, 920(a0)
    sh1add ra, a3, s2
    lw a2, 472(a0)
    pq_mmsub a3, s3, t6, t1
    sh1add s3, s4, s8
    sw s10, 528(a0)
    lw s4, 984(a0)
    sh1add s10, t1, a3
    sw s11, 592(a0)
    pq_mmsub t1, s4, t6, a2
    sw s1, 656(a0)
    sw s6, 720(a0)
    lw s11, 4(a1)
    sh1add s4, a2, t1
    sw s5, 784(a0)
    pq_mmsub t6, ra, s11, t0
    sw t4, 848(a0)
    pq_mmsub s1, s3, s11, a4
    pq_mmsub s6, s10, s11, s9
    sh1add a2, t0, t6
    sw a5, 912(a0)
    sh1add s5, a4, s1
    sw t2, 976(a0)
    pq_mmsub t4, s4, s11, s7
    lw s3, 8(a1)
    lw s10, 12(a1)
    sh1add ra, s9, s6
    pq_mmsub t0, ra, s3, a2
    lw a5, 16(a1)
    sh1add a4, s7, t4
    lw s9, 20(a1)
    pq_mmsub t2, a4, s3, s5
    sh1add s4, a2, t0
    lw s11, 24(a1)
    pq_mmsub ra, s6, s9, t6
    sh1add s7, s5, t2
    lw a4, 28(a1)
    pq_mmadd s3, s7, s10, s4
    lw a2, 32(a1)
    pq_mnmsub s6, s7, s10, s4
    sh1add s5, t6, ra
    pq_mmsub s7, t2, a5, t0
    pq_mmsub s10, t4, s9, s1
    lw s4, 36(a1)
    pq_mmsub t6, s2, a2, t5
    sh1add t2, t0, s7
    sw s3, 24(a0)
    sub a5, zero, t2
    sh1add t4, s1, s10
    pq_mmsub s9, t4, s11, s5
    pq_mmadd s2, s10, a4, ra
    sh1add t0, t5, t6
    pq_mnmsub s3, s10, a4, ra
    lw t2, 40(a1)
    sh1add a4, s5, s9
    sw s6, 88(a0)
    sub t4, zero, a4
    pq_mmsub s11, s8, a2, a6
    pq_mmsub t5, a3, a2, t3
    lw s10, 44(a1)
    pq_mmsub s1, t1, a2, s0
    sw a5, 152(a0)
    sh1add ra, a6, s11
    sw s7, 216(a0)
    sh1add s5, t3, t5
    sh1add s6, s0, s1
    pq_mmsub a4, s5, s4, t0
    lw s8, 48(a1)
    pq_mmsub a3, s6, s4, ra
    pq_mmsub t1, t5, s8, t6
    sw t4, 280(a0)
    sh1add a2, t0, a4
    sh1add a5, ra, a3
    lw a6, 52(a1)
    pq_mmsub t3, a5, t2, a2
    sh1add s7, t6, t1
    lw t5, 32(a0)
    pq_mmadd s0, a3, s10, a4
    pq_mnmsub s5, a3, s10, a4
    sh1add s6, a2, t3
    sw s9, 344(a0)
    sub s4, zero, s6
    pq_mmsub t4, s1, s8, s11
    lw t0, 544(a0)
    sw s2, 408(a0)
    lw ra, 56(a1)
    sh1add a5, s11, t4
    sw s3, 472(a0)
    pq_mmadd t2, a5, a6, s7
    lw t6, 96(a0)
    pq_mnmsub a3, a5, a6, s7
    lw s10, 608(a0)
    pq_mmsub a4, t4, ra, t1
    lw a2, 0(a1)
    lw s9, 160(a0)
    pq_mmsub s6, t0, a2, t5
    sh1add s1, t1, a4
    lw s8, 672(a0)
    sub s2, zero, s1
    lw s11, 224(a0)
    lw a5, 736(a0)
    sh1add s3, t5, s6
    pq_mmsub a6, s10, a2, t6
    pq_mmsub s7, s8, a2, s9
    lw t4, 288(a0)
    pq_mmsub ra, a5, a2, s11
    lw t0, 800(a0)
    sh1add t1, t6, a6
    lw s1, 352(a0)
    sh1add t5, s9, s7
    sh1add s10, s11, ra
    pq_mmsub s8, t0, a2, t4
    lw a5, 864(a0)
    lw t6, 416(a0)
    pq_mmsub s9, a5, a2, s1
    lw s11, 928(a0)
    sh1add t0, t4, s8
    lw a5, 480(a0)
    pq_mmsub t4, s11, a2, t6
    sh1add s11, s1, s9
    lw s1, 992(a0)
    sw s4, 536(a0)
    sh1add s4, t6, t4
    sw t3, 600(a0)
    sw a3, 856(a0)
    pq_mmsub t6, s1, a2, a5
    sw s0, 664(a0)
    lw t3, 4(a1)
    sh1add s0, a5, t6
    sw t2, 792(a0)
    pq_mmsub a2, t0, t3, s3
    pq_mmsub s1, s11, t3, t1
    pq_mmsub a3, s4, t3, t5
    sh1add a5, s3, a2
    sw s2, 920(a0)
    sh1add t2, t1, s1
    sh1add t0, t5, a3
    sw a4, 984(a0)
    pq_mmsub s11, s0, t3, s10
    lw s4, 8(a1)
    lw s3, 12(a1)
    pq_mmsub s2, t0, s4, a5
    lw t1, 16(a1)
    sh1add t5, s10, s11
    lw a4, 20(a1)
    pq_mmsub s0, t5, s4, t2
    sh1add t3, a5, s2
    lw t0, 24(a1)
    pq_mmsub s10, a3, a4, a2
    lw s4, 28(a1)
    sh1add t5, t2, s0
    pq_mmadd a5, t5, s3, t3
    lw a3, 32(a1)
    pq_mnmsub t2, t5, s3, t3
    sh1add s3, a2, s10
    pq_mmsub t3, s0, t1, s2
    pq_mmsub t5, s11, a4, s1
    lw s0, 36(a1)
    pq_mmsub a2, s8, a3, s6
    sh1add a4, s2, t3
    sw a5, 32(a0)
    sub s2, zero, a4
    sh1add t1, s1, t5
    pq_mmsub s11, t1, t0, s3
    pq_mmadd s8, t5, s4, s10
    sh1add a5, s6, a2
    pq_mnmsub a4, t5, s4, s10
    lw s1, 40(a1)
    sh1add t0, s3, s11
    sw t2, 96(a0)
    sub t1, zero, t0
    pq_mmsub s6, s9, a3, a6
    pq_mmsub s4, t4, a3, s7
    lw s10, 44(a1)
    pq_mmsub t5, t6, a3, ra
    sw s2, 160(a0)
    sh1add t0, a6, s6
    sh1add t2, s7, s4
    sw t3, 224(a0)
    sh1add s3, ra, t5
    pq_mmsub s9, t2, s0, a5
    lw t4, 48(a1)
    pq_mmsub a3, s3, s0, t0
    pq_mmsub t6, s4, t4, a2
    sw t1, 288(a0)
    sh1add a5, a5, s9
    sh1add s2, t0, a3
    lw a6, 52(a1)
    pq_mmsub s7, s2, s1, a5
    sh1add t3, a2, t6
    pq_mmadd ra, a3, s10, s9
    pq_mnmsub t2, a3, s10, s9
    sw s11, 352(a0)
    sh1add s0, a5, s7
    sub s0, zero, s0
    lw s3, 40(a0)
    pq_mmsub a3, t5, t4, s6
    lw s4, 552(a0)
    sw s8, 416(a0)
    lw t0, 56(a1)
    sh1add s2, s6, a3
    sw a4, 480(a0)
    pq_mmadd a4, s2, a6, t3
    lw a2, 104(a0)
    pq_mnmsub t4, s2, a6, t3
    lw t1, 616(a0)
    pq_mmsub s1, a3, t0, t6
    lw a5, 0(a1)
    lw t5, 168(a0)
    pq_mmsub s9, s4, a5, s3
    sh1add s10, t6, s1
    lw s11, 680(a0)
    sub s8, zero, s10
    lw t3, 232(a0)
    sh1add s6, s3, s9
    lw s2, 744(a0)
    pq_mmsub a6, t1, a5, a2
    pq_mmsub s10, s11, a5, t5
    lw a3, 296(a0)
    pq_mmsub t0, s2, a5, t3
    lw s3, 808(a0)
    sh1add t6, a2, a6
    pq_mmsub s4, s3, a5, a3
    lw t1, 360(a0)
    sh1add s11, t5, s10
    sh1add s2, t3, t0
    lw a2, 872(a0)
    lw s3, 424(a0)
    pq_mmsub t5, a2, a5, t1
    lw t3, 936(a0)
    sh1add a2, a3, s4
    lw a3, 488(a0)
    pq_mmsub t3, t3, a5, s3
    sh1add t1, t1, t5
    sw s0, 544(a0)
    lw s0, 1000(a0)
    sh1add s3, s3, t3
    sw s7, 608(a0)
    pq_mmsub s7, s0, a5, a3
    lw s0, 4(a1)
    sw ra, 672(a0)
    sh1add a5, a3, s7
    sw a4, 800(a0)
    pq_mmsub ra, a2, s0, s6
    sw t4, 864(a0)
    pq_mmsub a3, t1, s0, t6
    pq_mmsub a4, s3, s0, s11
    sh1add a2, s6, ra
    sw s8, 928(a0)
    sh1add t4, t6, a3
    sh1add s3, s11, a4
    sw s1, 992(a0)
    pq_mmsub t1, a5, s0, s2
    lw s6, 8(a1)
    lw s0, 12(a1)
    pq_mmsub s11, s3, s6, a2
    lw s8, 16(a1)
    sh1add t6, s2, t1
    lw s1, 20(a1)
    pq_mmsub a5, t6, s6, t4
    sh1add s3, a2, s11
    lw s2, 24(a1)
    pq_mmsub s6, a4, s1, ra
    sh1add t6, t4, a5
    lw a2, 28(a1)
    pq_mmadd a4, t6, s0, s3
    lw t4, 32(a1)
    pq_mnmsub s0, t6, s0, s3
    sh1add s3, ra, s6
    pq_mmsub t6, a5, s8, s11
    pq_mmsub ra, t1, s1, a3
    lw t1, 36(a1)
    pq_mmsub a5, s4, t4, s9
    sh1add s1, s11, t6
    sw a4, 40(a0)
    sh1add s8, a3, ra
    sub s4, zero, s1
    pq_mmsub s11, s8, s2, s3
    pq_mmadd a4, ra, a2, s6
    sh1add a3, s9, a5
    pq_mnmsub s1, ra, a2, s6
    lw s2, 40(a1)
    sh1add ra, s3, s11
    sw s0, 104(a0)
    sub s8, zero, ra
    pq_mmsub s9, t5, t4, a6
    pq_mmsub a2, t3, t4, s10
    lw s0, 44(a1)
    pq_mmsub s6, s7, t4, t0
    sw s4, 168(a0)
    sh1add s3, s10, a2
    sw t6, 232(a0)
    sh1add ra, a6, s9
    sh1add t5, t0, s6
    pq_mmsub t3, s3, t1, a3
    lw s7, 48(a1)
    pq_mmsub t4, t5, t1, ra
    pq_mmsub a2, a2, s7, a5
    sw s8, 296(a0)
    sh1add s4, a3, t3
    sh1add s8, ra, t4
    lw a6, 52(a1)
    pq_mmsub s10, s8, s2, s4
    sh1add t6, a5, a2
    pq_mmadd t0, t4, s0, t3
    sw s11, 360(a0)
    pq_mnmsub s3, t4, s0, t3
    sh1add t1, s4, s10
    sub t1, zero, t1
    lw t5, 48(a0)
    pq_mmsub t4, s6, s7, s9
    lw s11, 560(a0)
    sw a4, 424(a0)
    lw a3, 56(a1)
    sh1add s8, s9, t4
    sw s1, 488(a0)
    pq_mmadd s1, s8, a6, t6
    lw a5, 112(a0)
    lw s6, 176(a0)
    pq_mnmsub ra, s8, a6, t6
    lw s0, 624(a0)
    pq_mmsub s2, t4, a3, a2
    lw t3, 0(a1)
    sw t2, 736(a0)
    pq_mmsub t2, s11, t3, t5
    sh1add t6, a2, s2
    lw s4, 688(a0)
    sub s9, zero, t6
    lw s7, 240(a0)
    sh1add a4, t5, t2
    lw s8, 752(a0)
    pq_mmsub a6, s0, t3, a5
    pq_mmsub s4, s4, t3, s6
    lw t4, 304(a0)
    pq_mmsub a3, s8, t3, s7
    lw s11, 816(a0)
    sh1add a2, a5, a6
    lw t6, 368(a0)
    sh1add t5, s6, s4
    sh1add s0, s7, a3
    pq_mmsub s8, s11, t3, t4
    lw a5, 880(a0)
    lw s6, 432(a0)
    pq_mmsub s7, a5, t3, t6
    lw s11, 944(a0)
    sh1add a5, t4, s8
    lw t4, 496(a0)
    pq_mmsub s11, s11, t3, s6
    sw t1, 552(a0)
    lw t1, 1008(a0)
    sh1add s6, s6, s11
    sw s10, 616(a0)
    pq_mmsub s10, t1, t3, t4
    lw t1, 44(a1)
    sw t0, 680(a0)
    sh1add t3, t6, s7
    sw s3, 744(a0)
    lw t0, 4(a1)
    sh1add t6, t4, s10
    sw s1, 808(a0)
    pq_mmsub s3, a5, t0, a4
    sw ra, 872(a0)
    pq_mmsub t4, t3, t0, a2
    pq_mmsub s1, s6, t0, t5
    sh1add a5, a4, s3
    sw s9, 936(a0)
    sh1add ra, a2, t4
    sh1add t3, t5, s1
    sw s2, 1000(a0)
    pq_mmsub s6, t6, t0, s0
    lw a4, 8(a1)
    lw s9, 12(a1)
    pq_mmsub t3, t3, a4, a5
    lw a2, 16(a1)
    sh1add t5, s0, s6
    lw s2, 20(a1)
    pq_mmsub t0, t5, a4, ra
    sh1add t6, a5, t3
    lw s0, 24(a1)
    pq_mmsub a4, s1, s2, s3
    lw t5, 28(a1)
    sh1add a5, ra, t0
    pq_mmadd s1, a5, s9, t6
    lw ra, 32(a1)
    pq_mnmsub a5, a5, s9, t6
    sh1add s9, s3, a4
    pq_mmsub t6, t0, a2, t3
    pq_mmsub s3, s6, s2, t4
    lw t0, 36(a1)
    pq_mmsub s2, s8, ra, t2
    sh1add a2, t3, t6
    sw s1, 48(a0)
    sub s6, zero, a2
    sh1add s8, t4, s3
    pq_mmsub t3, s8, s0, s9
    pq_mmadd s1, s3, t5, a4
    sh1add a2, t2, s2
    pq_mnmsub t4, s3, t5, a4
    lw s0, 40(a1)
    sh1add s8, s9, t3
    sw a5, 112(a0)
    sub t2, zero, s8
    pq_mmsub a4, s7, ra, a6
    pq_mmsub s3, s11, ra, s4
    lw t5, 44(a1)
    pq_mmsub s9, s10, ra, a3
    sw s6, 176(a0)
    sh1add s11, a6, a4
    sh1add a5, s4, s3
    sw t6, 240(a0)
    sh1add s8, a3, s9
    pq_mmsub s7, a5, t0, a2
    lw s6, 48(a1)
    pq_mmsub ra, s8, t0, s11
    pq_mmsub a5, s3, s6, s2
    sw t2, 304(a0)
    sh1add s8, a2, s7
    sh1add s10, s11, ra
    lw a6, 52(a1)
    pq_mmsub s4, s10, s0, s8
    sh1add s0, s2, a5
    pq_mmadd s3, ra, t5, s7
    pq_mnmsub t6, ra, t5, s7
    sh1add a3, s8, s4
    sw t3, 368(a0)
    sub t0, zero, a3
    lw t2, 56(a0)
    pq_mmsub a3, s9, s6, a4
    lw t3, 568(a0)
    sw s1, 432(a0)
    lw s11, 56(a1)
    sw t4, 496(a0)
    sh1add s9, a4, a3
    pq_mmadd ra, s9, a6, s0
    lw s2, 120(a0)
    pq_mnmsub t4, s9, a6, s0
    sw s5, 728(a0)
    lw a2, 632(a0)
    pq_mmsub s10, a3, s11, a5
    lw s8, 0(a1)
    lw s5, 184(a0)
    pq_mmsub a4, t3, s8, t2
    sh1add s7, a5, s10
    lw s6, 696(a0)
    sub t5, zero, s7
    lw s1, 248(a0)
    sh1add s7, t2, a4
    lw s9, 760(a0)
    pq_mmsub a6, a2, s8, s2
    pq_mmsub s0, s6, s8, s5
    lw a3, 312(a0)
    pq_mmsub s11, s9, s8, s1
    lw t3, 824(a0)
    sh1add a5, s2, a6
    sh1add t2, s5, s0
    lw a2, 376(a0)
    sh1add s6, s1, s11
    pq_mmsub s9, t3, s8, a3
    lw s2, 888(a0)
    lw s5, 440(a0)
    pq_mmsub s1, s2, s8, a2
    lw t3, 952(a0)
    sh1add s2, a3, s9
    lw a3, 504(a0)
    pq_mmsub t3, t3, s8, s5
    sh1add a2, a2, s1
    sw t0, 560(a0)
    lw t0, 1016(a0)
    sh1add s5, s5, t3
    sw s4, 624(a0)
    pq_mmsub s4, t0, s8, a3
    sw s3, 688(a0)
    sw t6, 752(a0)
    lw t0, 4(a1)
    sh1add s8, a3, s4
    sw ra, 816(a0)
    pq_mmsub s3, a2, t0, a5
    pq_mmsub t6, s2, t0, s7
    sw t4, 880(a0)
    pq_mmsub a3, s5, t0, t2
    sh1add ra, s7, t6
    sw t5, 944(a0)
    sh1add a2, t2, a3
    sw s10, 1008(a0)
    pq_mmsub t4, s8, t0, s6
    sh1add s2, a5, s3
    lw s10, 8(a1)
    lw s5, 12(a1)
    pq_mmsub s7, a2, s10, ra
    lw t5, 16(a1)
    sh1add a5, s6, t4
    lw t2, 20(a1)
    pq_mmsub t0, a5, s10, s2
    lw s8, 24(a1)
    pq_mmsub a2, a3, t2, t6
    sh1add s6, ra, s7
    sh1add a5, s2, t0
    lw s10, 28(a1)
    pq_mmadd a3, a5, s5, s6
    lw ra, 32(a1)
    pq_mnmsub s2, a5, s5, s6
    sh1add a5, t6, a2
    pq_mmsub s5, t0, t5, s7
    pq_mmsub t6, t4, t2, s3
    lw s6, 36(a1)
    pq_mmsub t0, s9, ra, a4
    sh1add t5, s7, s5
    sub t5, zero, t5
    sw a3, 56(a0)
    sh1add t4, s3, t6
    pq_mmsub t2, t4, s8, a5
    pq_mmadd s9, t6, s10, a2
    sh1add s7, a4, t0
    pq_mnmsub s10, t6, s10, a2
    pq_mmsub a3, s1, ra, a6
    lw s3, 40(a1)
    sh1add s8, a5, t2
    sub t4, zero, s8
    sw s2, 120(a0)
    pq_mmsub a4, t3, ra, s0
    pq_mmsub a5, s4, ra, s11
    sw t5, 184(a0)
    sh1add t3, a6, a3
    sw s9, 440(a0)
    sh1add ra, s0, a4
    sw s5, 248(a0)
    pq_mmsub a2, ra, s6, s7
    lw s5, 48(a1)
    sh1add s1, s11, a5
    pq_mmsub t6, s1, s6, t3
    pq_mmsub s2, a4, s5, t0
    sh1add s9, s7, a2
    sw t4, 312(a0)
    lw a6, 52(a1)
    sh1add t5, t3, t6
    pq_mmsub s0, t5, s3, s9
    pq_mmadd s11, t6, t1, a2
    sh1add s8, t0, s2
    pq_mnmsub ra, t6, t1, a2
    sh1add s1, s9, s0
    sw t2, 376(a0)
    sub a2, zero, s1
    lw a4, 56(a1)
    pq_mmsub t4, a5, s5, a3
    sw a2, 568(a0)
    sw s10, 504(a0)
    sw s0, 632(a0)
    sh1add s7, a3, t4
    sw s11, 696(a0)
    pq_mnmsub t5, s7, a6, s8
    pq_mmadd t3, s7, a6, s8
    pq_mmsub t0, t4, a4, s2
    sw ra, 760(a0)
    sw t3, 824(a0)
    sh1add s8, s2, t0
    addi a0, a0, 4
    sw t5, 884(a0)
    sub a3, zero, s8
    sw t0, 1012(a0)
    sw a3, 948(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a1, a1, 64
    addi a0, a0, -8
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    lw t3, 4(a0)
    lw t0, 0(a1)
    lw t1, 0(a0)
    lw t2, 32(a0)
    lw t5, 4(a1)
    pq_mmsub t4, t2, t0, t1
    lw ra, 36(a0)
    lw t6, 8(a0)
    pq_mmsub a2, ra, t0, t3
    lw a3, 40(a0)
    sh1add a4, t1, t4
    lw a5, 12(a0)
    pq_mmsub a6, a3, t0, t6
    sh1add s0, t3, a2
    lw s2, 16(a0)
    lw s1, 44(a0)
    sh1add s3, t6, a6
    lw s4, 48(a0)
    pq_mmsub s5, s1, t0, a5
    pq_mmsub s7, s4, t0, s2
    lw s8, 52(a0)
    lw s9, 24(a0)
    lw s6, 20(a0)
    sh1add s10, a5, s5
    lw s11, 56(a0)
    sh1add ra, s2, s7
    pq_mmsub t2, s8, t0, s6
    pq_mmsub t1, s11, t0, s9
    lw a3, 28(a0)
    pq_mmsub t3, ra, t5, a4
    lw s4, 8(a1)
    lw t6, 60(a0)
    sh1add s1, s6, t2
    pq_mmsub ra, s1, t5, s0
    pq_mmsub s8, t6, t0, a3
    lw s6, 16(a1)
    lw s11, 12(a1)
    sh1add a5, s9, t1
    sh1add s2, a4, t3
    sh1add t6, a3, s8
    pq_mmsub s9, a5, t5, s3
    lw a4, 20(a1)
    lw t0, 24(a1)
    pq_mmsub a3, t6, t5, s10
    sh1add s1, s0, ra
    sh1add a5, s3, s9
    pq_mmsub s3, a5, s4, s2
    pq_mmsub t5, a3, a4, ra
    lw t6, 32(a1)
    pq_mmsub s0, s9, a4, t3
    lw a5, 36(a1)
    sh1add s9, s10, a3
    sh1add s10, s2, s3
    pq_mmsub s2, s9, s4, s1
    sh1add s9, t3, s0
    pq_mmsub a3, s7, t6, t4
    lw t3, 40(a1)
    sh1add s7, s1, s2
    lw a4, 28(a1)
    lw s4, 44(a1)
    pq_mmadd s1, s7, s11, s10
    pq_mnmsub s7, s7, s11, s10
    sh1add s11, ra, t5
    pq_mmsub s10, s2, s6, s3
    sh1add ra, t4, a3
    pq_mmsub s2, s11, t0, s9
    lw s6, 84(a0)
    sw s1, 0(a0)
    pq_mmadd t4, t5, a4, s0
    sh1add t0, s3, s10
    sh1add s11, s9, s2
    pq_mnmsub s3, t5, a4, s0
    sub s1, zero, t0
    sw s7, 4(a0)
    sub s9, zero, s11
    pq_mmsub s0, t2, t6, a2
    sw s10, 12(a0)
    pq_mmsub a4, t1, t6, a6
    sw s1, 8(a0)
    pq_mmsub s7, s8, t6, s5
    sw s9, 16(a0)
    sh1add t0, a2, s0
    sw s2, 20(a0)
    sh1add t5, a6, a4
    pq_mmsub s11, t5, a5, ra
    sh1add t5, s5, s7
    sw t4, 24(a0)
    pq_mmsub t2, t5, a5, t0
    sw s3, 28(a0)
    sh1add s10, ra, s11
    lw t1, 48(a1)
    lw s1, 52(a1)
    sh1add s8, t0, t2
    lw a2, 56(a1)
    pq_mmsub s2, s8, t3, s10
    pq_mmadd s8, t2, s4, s11
    pq_mnmsub t6, t2, s4, s11
    lw a6, 60(a1)
    sh1add s4, s10, s2
    sub s5, zero, s4
    sw s8, 40(a0)
    pq_mmsub s9, a4, t1, a3
    sw s2, 36(a0)
    pq_mmsub t5, s7, t1, s0
    lw t4, 96(a0)
    sw s5, 32(a0)
    sh1add a5, a3, s9
    sw t6, 44(a0)
    sh1add s3, s0, t5
    lw ra, 64(a0)
    pq_mmsub t2, t5, a2, s9
    pq_mmadd t0, s3, s1, a5
    lw a4, 68(a0)
    pq_mmsub s0, t4, a6, ra
    lw s11, 100(a0)
    pq_mnmsub t3, s3, s1, a5
    sw t0, 48(a0)
    sh1add s2, s9, t2
    sw t3, 52(a0)
    sub s4, zero, s2
    sh1add s8, ra, s0
    sw s4, 56(a0)
    pq_mmsub s9, s11, a6, a4
    sw t2, 60(a0)
    lw s7, 72(a0)
    lw s10, 104(a0)
    lw a3, 76(a0)
    pq_mmsub t6, s10, a6, s7
    lw t4, 108(a0)
    lw s3, 80(a0)
    sh1add s5, a4, s9
    pq_mmsub t1, t4, a6, a3
    lw a5, 112(a0)
    sh1add t5, s7, t6
    pq_mmsub s1, a5, a6, s3
    sh1add t0, a3, t1
    lw a2, 116(a0)
    lw t3, 88(a0)
    lw ra, 120(a0)
    sh1add s2, s3, s1
    pq_mmsub s4, a2, a6, s6
    lw s11, 64(a1)
    pq_mmsub t2, ra, a6, t3
    lw a4, 92(a0)
    pq_mmsub s10, s2, s11, s8
    lw t4, 124(a0)
    sh1add s7, s6, s4
    lw a5, 68(a1)
    sh1add a3, t3, t2
    sh1add s3, s8, s10
    pq_mmsub s6, t4, a6, a4
    lw ra, 72(a1)
    pq_mmsub s2, s7, s11, s5
    lw a2, 76(a1)
    pq_mmsub t3, a3, s11, t5
    lw s8, 80(a1)
    sh1add t4, a4, s6
    lw a6, 84(a1)
    sh1add s7, s5, s2
    sh1add a3, t5, t3
    pq_mmsub a4, t4, s11, t0
    lw s5, 88(a1)
    pq_mmsub t5, a3, a5, s3
    lw t4, 92(a1)
    pq_mmsub s11, t3, s8, s10
    lw a3, 96(a1)
    sh1add t3, t0, a4
    sh1add t0, s3, t5
    pq_mmsub s3, t3, a5, s7
    sh1add t3, s10, s11
    pq_mmsub a5, a4, s8, s2
    lw s10, 100(a1)
    pq_mmsub a4, s1, t4, s0
    sh1add s1, s7, s3
    lw s8, 104(a1)
    pq_mmadd s7, s1, ra, t0
    pq_mmsub s6, s6, t4, t1
    pq_mnmsub s1, s1, ra, t0
    sh1add ra, s2, a5
    pq_mmsub t0, s3, a2, t5
    sh1add s2, s0, a4
    pq_mmsub s3, ra, a6, t3
    sw s7, 64(a0)
    pq_mmadd a2, a5, s5, s11
    sh1add a6, t3, s3
    sh1add s0, t5, t0
    sub ra, zero, s0
    sw s1, 68(a0)
    pq_mnmsub t5, a5, s5, s11
    pq_mmsub s0, s4, t4, s9
    sw ra, 72(a0)
    sub s7, zero, a6
    sw t0, 76(a0)
    pq_mmsub t3, t2, t4, t6
    sw s7, 80(a0)
    sh1add a6, s9, s0
    sw s3, 84(a0)
    sh1add a5, t6, t3
    pq_mmsub s5, a5, a3, s2
    sh1add s11, t1, s6
    sw a2, 88(a0)
    pq_mmsub s4, s11, a3, a6
    sw t5, 92(a0)
    sh1add ra, s2, s5
    lw t0, 108(a1)
    lw t2, 112(a1)
    sh1add s7, a6, s4
    lw s9, 116(a1)
    pq_mmsub s3, s7, s10, ra
    pq_mmadd s1, s4, s8, s5
    pq_mnmsub t4, s4, s8, s5
    lw t6, 120(a1)
    sh1add a5, ra, s3
    sw s3, 100(a0)
    sub t1, zero, a5
    sw s1, 104(a0)
    pq_mmsub a2, t3, t0, a4
    pq_mmsub s11, s6, t0, s0
    sh1add a3, a4, a2
    sw t1, 96(a0)
    pq_mmsub s4, s11, s9, a2
    sh1add t5, s0, s11
    lw s2, 128(a0)
    sw t4, 108(a0)
    pq_mmadd a6, t5, t2, a3
    lw s7, 160(a0)
    pq_mnmsub s10, t5, t2, a3
    lw s8, 132(a0)
    pq_mmsub s5, s7, t6, s2
    lw ra, 164(a0)
    sw a6, 112(a0)
    sh1add s3, a2, s4
    sw s10, 116(a0)
    sub a5, zero, s3
    sh1add s6, s2, s5
    sw a5, 120(a0)
    pq_mmsub t3, ra, t6, s8
    sw s4, 124(a0)
    lw s1, 136(a0)
    lw t0, 168(a0)
    sh1add t1, s8, t3
    lw a4, 140(a0)
    pq_mmsub t4, t0, t6, s1
    lw s0, 172(a0)
    lw t5, 144(a0)
    pq_mmsub t2, s0, t6, a4
    lw a3, 176(a0)
    sh1add s11, s1, t4
    lw s9, 148(a0)
    pq_mmsub s7, a3, t6, t5
    sh1add a6, a4, t2
    lw a2, 180(a0)
    lw s10, 152(a0)
    sh1add s3, t5, s7
    lw s2, 184(a0)
    pq_mmsub a5, a2, t6, s9
    lw ra, 124(a1)
    pq_mmsub s4, s2, t6, s10
    lw s8, 156(a0)
    pq_mmsub t0, s3, ra, s6
    lw s0, 188(a0)
    sh1add s1, s9, a5
    lw a3, 128(a1)
    sh1add a4, s10, s4
    sh1add t5, s6, t0
    pq_mmsub a2, s0, t6, s8
    lw s2, 132(a1)
    pq_mmsub s3, s1, ra, t1
    lw s9, 136(a1)
    pq_mmsub s10, a4, ra, s11
    lw s6, 140(a1)
    sh1add s0, s8, a2
    lw t6, 144(a1)
    sh1add a4, s11, s10
    sh1add s1, t1, s3
    pq_mmsub s8, s0, ra, a6
    lw t1, 148(a1)
    pq_mmsub s11, a4, a3, t5
    lw s0, 152(a1)
    pq_mmsub ra, s10, s6, t0
    lw a4, 156(a1)
    sh1add s10, a6, s8
    sh1add a6, t5, s11
    pq_mmsub t5, s10, a3, s1
    sh1add s10, t0, ra
    pq_mmsub a3, s8, s6, s3
    lw t0, 160(a1)
    pq_mmsub s8, s7, s0, s5
    lw s6, 164(a1)
    sh1add s7, s1, t5
    pq_mnmsub s1, s7, s2, a6
    pq_mmadd a6, s7, s2, a6
    sh1add s2, s3, a3
    pq_mmsub s7, t5, s9, s11
    sh1add s3, s5, s8
    pq_mmsub t5, s2, t6, s10
    sw a6, 128(a0)
    pq_mmadd s9, a3, t1, ra
    sh1add t6, s10, t5
    sh1add s5, s11, s7
    sub s2, zero, s5
    sw s1, 132(a0)
    pq_mnmsub s11, a3, t1, ra
    sub s1, zero, t6
    pq_mmsub s5, a5, s0, t3
    sw s7, 140(a0)
    pq_mmsub s10, s4, s0, t4
    sw s1, 144(a0)
    sh1add t6, t3, s5
    sw s2, 136(a0)
    sw t5, 148(a0)
    pq_mmsub s7, a2, s0, t2
    sh1add a3, t4, s10
    pq_mmsub t1, a3, a4, s3
    sh1add ra, t2, s7
    sw s9, 152(a0)
    pq_mmsub a5, ra, a4, t6
    sw s11, 156(a0)
    sh1add s2, s3, t1
    lw a6, 168(a1)
    lw s4, 172(a1)
    sh1add s1, t6, a5
    pq_mmsub ra, s7, a6, s5
    lw t4, 180(a1)
    lw t3, 176(a1)
    pq_mmsub t5, s1, t0, s2
    pq_mmadd a2, a5, s6, t1
    pq_mnmsub s0, a5, s6, t1
    sh1add a3, s2, t5
    sw t5, 164(a0)
    sub t2, zero, a3
    sw a2, 168(a0)
    pq_mmsub s9, s10, a6, s8
    sw t2, 160(a0)
    sh1add a4, s8, s9
    sw s0, 172(a0)
    sh1add s11, s5, ra
    lw s3, 192(a0)
    pq_mmadd t6, s11, s4, a4
    lw s1, 224(a0)
    pq_mnmsub t0, s11, s4, a4
    pq_mmsub a5, ra, t3, s9
    lw s6, 196(a0)
    pq_mmsub t1, s1, t4, s3
    lw s2, 228(a0)
    sh1add t5, s9, a5
    sw t0, 180(a0)
    sub a3, zero, t5
    sw t6, 176(a0)
    sh1add a2, s3, t1
    sw a3, 184(a0)
    pq_mmsub s10, s2, t4, s6
    sw a5, 188(a0)
    lw s7, 200(a0)
    lw a6, 232(a0)
    sh1add t2, s6, s10
    lw s8, 204(a0)
    pq_mmsub s0, a6, t4, s7
    lw s5, 236(a0)
    lw s11, 208(a0)
    pq_mmsub s4, s5, t4, s8
    lw a4, 240(a0)
    sh1add ra, s7, s0
    lw t3, 212(a0)
    pq_mmsub s1, a4, t4, s11
    sh1add t6, s8, s4
    lw s9, 244(a0)
    lw t0, 216(a0)
    lw s3, 248(a0)
    pq_mmsub a3, s9, t4, t3
    lw s5, 252(a0)
    lw s2, 184(a1)
    sh1add t5, s11, s1
    pq_mmsub a5, s3, t4, t0
    lw s6, 220(a0)
    pq_mmsub a6, t5, s2, a2
    lw a4, 188(a1)
    sh1add s8, t0, a5
    sh1add s11, a2, a6
    sh1add s7, t3, a3
    pq_mmsub s9, s5, t4, s6
    lw s3, 192(a1)
    pq_mmsub t5, s7, s2, t2
    lw t3, 196(a1)
    pq_mmsub t0, s8, s2, ra
    lw a2, 200(a1)
    sh1add s5, s6, s9
    lw t4, 204(a1)
    pq_mmsub s6, s5, s2, t6
    sh1add s7, t2, t5
    sh1add s8, ra, t0
    lw t2, 208(a1)
    pq_mmsub ra, s8, a4, s11
    lw s5, 212(a1)
    pq_mmsub s2, t0, a2, a6
    lw s8, 216(a1)
    sh1add t0, t6, s6
    sh1add t6, s11, ra
    pq_mmsub s11, t0, a4, s7
    sh1add t0, a6, s2
    pq_mmsub a4, s6, a2, t5
    lw a6, 220(a1)
    pq_mmsub s6, s1, s5, t1
    sh1add s1, s7, s11
    lw a2, 224(a1)
    pq_mmadd s7, s1, s3, t6
    pq_mnmsub s1, s1, s3, t6
    sh1add s3, t5, a4
    pq_mmsub t6, s11, t3, ra
    pq_mmsub s11, s3, t4, t0
    sh1add t5, t1, s6
    sw s7, 192(a0)
    pq_mmadd t3, a4, t2, s2
    sh1add t1, ra, t6
    pq_mmsub s3, a3, s5, s10
    sub t4, zero, t1
    sh1add s7, t0, s11
    sub s7, zero, s7
    sw s1, 196(a0)
    pq_mnmsub ra, a4, t2, s2
    sw t4, 200(a0)
    sw s7, 208(a0)
    pq_mmsub t0, a5, s5, s0
    sw t6, 204(a0)
    sh1add t4, s10, s3
    sw s11, 212(a0)
    pq_mmsub s1, s9, s5, s4
    sh1add a4, s0, t0
    pq_mmsub t2, a4, s8, t5
    sh1add s2, s4, s1
    sw t3, 216(a0)
    sw ra, 220(a0)
    pq_mmsub a3, s2, s8, t4
    lw t6, 228(a1)
    lw a5, 232(a1)
    sh1add t1, t5, t2
    sh1add s7, t4, a3
    lw s10, 236(a1)
    pq_mmsub s11, s7, a6, t1
    pq_mmadd s9, a3, a2, t2
    lw s0, 240(a1)
    pq_mnmsub s5, a3, a2, t2
    sh1add a4, t1, s11
    sw s11, 228(a0)
    sub s4, zero, a4
    sw s9, 232(a0)
    pq_mmsub t3, t0, t6, s6
    pq_mmsub s2, s1, t6, s3
    sw s4, 224(a0)
    sh1add s8, s6, t3
    sw s5, 236(a0)
    sh1add ra, s3, s2
    lw t5, 256(a0)
    pq_mmadd t4, ra, a5, s8
    lw s7, 288(a0)
    pq_mnmsub a6, ra, a5, s8
    pq_mmsub a3, s2, s10, t3
    lw a2, 260(a0)
    pq_mmsub t2, s7, s0, t5
    lw s3, 292(a0)
    sw t4, 240(a0)
    sh1add s11, t3, a3
    sw a6, 244(a0)
    sub a4, zero, s11
    sh1add s9, t5, t2
    sw a4, 248(a0)
    pq_mmsub t0, s3, s0, a2
    sw a3, 252(a0)
    lw s1, 264(a0)
    lw t6, 296(a0)
    sh1add s4, a2, t0
    lw s6, 268(a0)
    pq_mmsub s5, t6, s0, s1
    lw t1, 300(a0)
    lw ra, 272(a0)
    pq_mmsub a5, t1, s0, s6
    lw s8, 304(a0)
    sh1add s2, s1, s5
    lw s10, 276(a0)
    pq_mmsub s7, s8, s0, ra
    sh1add t4, s6, a5
    lw t3, 308(a0)
    lw a6, 280(a0)
    sh1add s11, ra, s7
    lw t5, 312(a0)
    pq_mmsub a4, t3, s0, s10
    lw s3, 244(a1)
    pq_mmsub a3, t5, s0, a6
    lw a2, 284(a0)
    pq_mmsub t6, s11, s3, s9
    lw t1, 316(a0)
    sh1add s1, s10, a4
    lw s8, 248(a1)
    sh1add s6, a6, a3
    sh1add ra, s9, t6
    pq_mmsub t3, t1, s0, a2
    lw t5, 252(a1)
    pq_mmsub s11, s1, s3, s4
    lw s10, 256(a1)
    pq_mmsub a6, s6, s3, s2
    lw s9, 260(a1)
    sh1add t1, a2, t3
    lw s0, 264(a1)
    sh1add s1, s4, s11
    sh1add s6, s2, a6
    pq_mmsub a2, t1, s3, t4
    lw s4, 268(a1)
    pq_mmsub s2, s6, s8, ra
    lw t1, 272(a1)
    pq_mmsub s3, a6, s9, t6
    lw s6, 276(a1)
    sh1add a6, t4, a2
    sh1add t4, ra, s2
    pq_mmsub ra, a6, s8, s1
    sh1add a6, t6, s3
    pq_mmsub s8, a2, s9, s11
    lw t6, 280(a1)
    pq_mmsub a2, s7, t1, t2
    lw s9, 284(a1)
    sh1add s7, s1, ra
    pq_mmadd s1, s7, t5, t4
    pq_mnmsub s7, s7, t5, t4
    sh1add t5, s11, s8
    pq_mmsub t4, ra, s10, s2
    lw s11, 316(a1)
    sw s1, 256(a0)
    sh1add ra, t2, a2
    pq_mmsub s10, t5, s0, a6
    pq_mmadd s1, s8, s4, s3
    sh1add t2, s2, t4
    sh1add s0, a6, s10
    sub t5, zero, s0
    sw s7, 260(a0)
    sw t4, 268(a0)
    pq_mnmsub s2, s8, s4, s3
    sub a6, zero, t2
    pq_mmsub s0, a3, t1, s5
    pq_mmsub t2, a4, t1, t0
    sw a6, 264(a0)
    pq_mmsub s7, t3, t1, a5
    sw t5, 272(a0)
    sw s10, 276(a0)
    sh1add s8, s5, s0
    sh1add s3, a5, s7
    sh1add t4, t0, t2
    pq_mmsub s4, s8, s6, ra
    sw s1, 280(a0)
    pq_mmsub a4, s3, s6, t4
    sw s2, 284(a0)
    sh1add t5, ra, s4
    lw a3, 288(a1)
    pq_mmsub s10, s0, a3, a2
    lw a6, 292(a1)
    sh1add s1, t4, a4
    lw t0, 296(a1)
    pq_mmsub ra, s1, t6, t5
    pq_mmadd t3, a4, s9, s4
    pq_mnmsub t1, a4, s9, s4
    lw s5, 300(a1)
    sh1add s8, t5, ra
    sw ra, 292(a0)
    pq_mmsub s3, s7, a3, t2
    sub a5, zero, s8
    sw t1, 300(a0)
    sh1add s6, a2, s10
    sw t3, 296(a0)
    sh1add s2, t2, s3
    sw a5, 288(a0)
    lw s0, 320(a0)
    pq_mmadd t4, s2, a6, s6
    lw s1, 352(a0)
    pq_mnmsub t6, s2, a6, s6
    pq_mmsub a4, s3, t0, s10
    lw s9, 324(a0)
    pq_mmsub s4, s1, s5, s0
    lw t5, 356(a0)
    sw t4, 304(a0)
    sh1add ra, s10, a4
    sw t6, 308(a0)
    sub s8, zero, ra
    sh1add t3, s0, s4
    sw s8, 312(a0)
    pq_mmsub a6, t5, s5, s9
    sw a4, 316(a0)
    lw s7, 328(a0)
    lw t4, 360(a0)
    sh1add a5, s9, a6
    lw a2, 332(a0)
    pq_mmsub t1, t4, s5, s7
    lw t2, 364(a0)
    lw s2, 336(a0)
    pq_mmsub a3, t2, s5, a2
    lw s6, 368(a0)
    sh1add s3, s7, t1
    lw t0, 340(a0)
    pq_mmsub s1, s6, s5, s2
    sh1add s0, a2, a3
    lw s10, 372(a0)
    lw t6, 344(a0)
    sh1add ra, s2, s1
    lw s8, 376(a0)
    pq_mmsub t5, s10, s5, t0
    lw a4, 304(a1)
    pq_mmsub s9, s8, s5, t6
    lw t4, 348(a0)
    pq_mmsub t2, ra, a4, t3
    lw s7, 380(a0)
    sh1add s6, t0, t5
    lw a2, 308(a1)
    sh1add s2, t6, s9
    sh1add s10, t3, t2
    pq_mmsub s8, s7, s5, t4
    lw ra, 312(a1)
    pq_mmsub t0, s6, a4, a5
    pq_mmsub t6, s2, a4, s3
    lw t3, 320(a1)
    lw s5, 324(a1)
    sh1add s7, t4, s8
    sh1add s6, a5, t0
    sh1add s2, s3, t6
    pq_mmsub t4, s7, a4, s0
    lw a5, 328(a1)
    pq_mmsub s3, s2, a2, s10
    lw a4, 332(a1)
    pq_mmsub s7, t6, t3, t2
    lw s2, 336(a1)
    sh1add t6, s0, t4
    pq_mmsub s0, t6, a2, s6
    sh1add a2, s10, s3
    sh1add t6, t2, s7
    pq_mmsub s10, t4, t3, t0
    lw t4, 340(a1)
    pq_mmsub t2, s1, a4, s4
    lw t3, 344(a1)
    sh1add s1, s6, s0
    pq_mmadd s6, s1, ra, a2
    pq_mnmsub s1, s1, ra, a2
    sh1add ra, t0, s10
    pq_mmsub s0, s0, s11, s3
    sh1add a2, s4, t2
    pq_mmsub t0, ra, s5, t6
    pq_mmadd s11, s10, a5, s7
    sw s6, 320(a0)
    sh1add s4, s3, s0
    sub ra, zero, s4
    sh1add s5, t6, t0
    sub s6, zero, s5
    sw s1, 324(a0)
    pq_mnmsub s3, s10, a5, s7
    pq_mmsub s4, t5, a4, a6
    sw ra, 328(a0)
    sh1add s5, a6, s4
    sw s0, 332(a0)
    pq_mmsub t6, s9, a4, t1
    sw s6, 336(a0)
    pq_mmsub s1, s8, a4, a3
    sh1add s6, t1, t6
    sw t0, 340(a0)
    pq_mmsub a5, s6, s2, a2
    sh1add t5, a3, s1
    sw s11, 344(a0)
    pq_mmsub s8, t5, s2, s5
    sw s3, 348(a0)
    sh1add s11, a2, a5
    lw s0, 348(a1)
    lw a4, 352(a1)
    sh1add s7, s5, s8
    pq_mmsub s2, s7, t4, s11
    lw a6, 356(a1)
    pq_mmadd s10, s8, t3, a5
    pq_mnmsub ra, s8, t3, a5
    lw t1, 360(a1)
    sh1add s6, s11, s2
    sw s2, 356(a0)
    sw s10, 360(a0)
    pq_mmsub t0, t6, s0, t2
    sub a3, zero, s6
    sw a3, 352(a0)
    pq_mmsub t5, s1, s0, s4
    sh1add a2, t2, t0
    lw s9, 384(a0)
    sw ra, 364(a0)
    sh1add s3, s4, t5
    pq_mmadd s5, s3, a4, a2
    lw s7, 416(a0)
    pq_mnmsub t4, s3, a4, a2
    pq_mmsub s8, t5, a6, t0
    lw t3, 388(a0)
    pq_mmsub a5, s7, t1, s9
    lw s11, 420(a0)
    sw s5, 368(a0)
    sh1add s2, t0, s8
    sw t4, 372(a0)
    sub s6, zero, s2
    sh1add s10, s9, a5
    sw s6, 376(a0)
    pq_mmsub t6, s11, t1, t3
    sw s8, 380(a0)
    lw s1, 392(a0)
    lw s0, 424(a0)
    sh1add a3, t3, t6
    lw s9, 396(a0)
    pq_mmsub t2, s0, t1, s1
    lw s4, 428(a0)
    lw s3, 400(a0)
    pq_mmsub a4, s4, t1, s9
    lw a2, 432(a0)
    sh1add t5, s1, t2
    lw a6, 404(a0)
    pq_mmsub s7, a2, t1, s3
    sh1add s5, s9, a4
    lw t0, 436(a0)
    lw t4, 408(a0)
    sh1add s2, s3, s7
    lw ra, 440(a0)
    pq_mmsub s6, t0, t1, a6
    lw s11, 364(a1)
    pq_mmsub s8, ra, t1, t4
    lw t3, 412(a0)
    pq_mmsub s0, s2, s11, s10
    lw s4, 444(a0)
    sh1add s1, a6, s6
    lw a2, 368(a1)
    sh1add s9, t4, s8
    sh1add s3, s10, s0
    pq_mmsub t0, s4, t1, t3
    lw ra, 372(a1)
    pq_mmsub s2, s1, s11, a3
    lw a6, 376(a1)
    pq_mmsub t4, s9, s11, t5
    lw s10, 380(a1)
    sh1add s4, t3, t0
    lw t1, 384(a1)
    sh1add s1, a3, s2
    sh1add s9, t5, t4
    pq_mmsub t3, s4, s11, s5
    lw a3, 388(a1)
    pq_mmsub t5, s9, a2, s3
    lw s4, 392(a1)
    pq_mmsub s11, t4, s10, s0
    lw s9, 396(a1)
    sh1add t4, s5, t3
    sh1add s5, s3, t5
    pq_mmsub s3, s6, s4, t6
    pq_mmsub s6, t4, a2, s1
    sh1add t4, s0, s11
    pq_mmsub a2, t3, s10, s2
    lw s0, 400(a1)
    pq_mmsub t3, s7, s4, a5
    lw s10, 404(a1)
    sh1add s7, s1, s6
    pq_mmadd s1, s7, ra, s5
    pq_mnmsub s7, s7, ra, s5
    sh1add ra, s2, a2
    pq_mmsub s5, ra, t1, t4
    pq_mmsub s2, s6, a6, t5
    sh1add ra, a5, t3
    pq_mmadd a6, a2, a3, s11
    sw s1, 384(a0)
    sh1add a5, t5, s2
    sh1add t1, t4, s5
    sub s1, zero, t1
    sw s7, 388(a0)
    pq_mnmsub t5, a2, a3, s11
    sub s6, zero, a5
    sw s1, 400(a0)
    pq_mmsub s7, t0, s4, a4
    sw s2, 396(a0)
    pq_mmsub t4, s8, s4, t2
    sw s6, 392(a0)
    sh1add t1, t6, s3
    sw s5, 404(a0)
    sh1add a2, t2, t4
    pq_mmsub a3, a2, s9, ra
    sh1add s11, a4, s7
    pq_mmsub s6, s11, s9, t1
    sw t5, 412(a0)
    lw s8, 412(a1)
    sh1add ra, ra, a3
    lw s5, 408(a1)
    sh1add s1, t1, s6
    lw t6, 416(a1)
    pq_mmadd t0, s6, s10, a3
    pq_mmsub a5, s1, s0, ra
    pq_mnmsub s4, s6, s10, a3
    lw t2, 420(a1)
    sh1add a2, ra, a5
    sw a5, 420(a0)
    sub a4, zero, a2
    sw t0, 424(a0)
    pq_mmsub s2, t4, s5, t3
    pq_mmsub s11, s7, s5, s3
    sw s4, 428(a0)
    sw a4, 416(a0)
    sh1add s9, t3, s2
    sh1add t5, s3, s11
    sw a6, 408(a0)
    lw t1, 448(a0)
    pq_mmadd s0, t5, s8, s9
    lw s1, 480(a0)
    pq_mnmsub a3, t5, s8, s9
    pq_mmsub s6, s11, t6, s2
    lw s10, 452(a0)
    pq_mmsub ra, s1, t2, t1
    lw a5, 484(a0)
    sh1add s3, s2, s6
    sw s0, 432(a0)
    sub a2, zero, s3
    sw a3, 436(a0)
    sh1add t0, t1, ra
    sw a2, 440(a0)
    pq_mmsub t4, a5, t2, s10
    sw s6, 444(a0)
    lw s7, 456(a0)
    lw s5, 488(a0)
    sh1add a4, s10, t4
    lw t3, 460(a0)
    pq_mmsub s4, s5, t2, s7
    lw a5, 492(a0)
    lw t5, 464(a0)
    pq_mmsub s8, a5, t2, t3
    lw s9, 496(a0)
    sh1add s11, s7, s4
    lw t6, 468(a0)
    pq_mmsub s1, s9, t2, t5
    sh1add t1, t3, s8
    lw a6, 500(a0)
    lw s0, 472(a0)
    sh1add s3, t5, s1
    lw s2, 504(a0)
    pq_mmsub a2, a6, t2, t6
    lw a3, 424(a1)
    pq_mmsub s6, s2, t2, s0
    lw s10, 476(a0)
    pq_mmsub s5, s3, a3, t0
    lw a5, 508(a0)
    lw s9, 428(a1)
    sh1add t3, s0, s6
    sh1add s7, t6, a2
    sh1add t5, t0, s5
    pq_mmsub a6, a5, t2, s10
    lw s2, 432(a1)
    pq_mmsub s3, s7, a3, a4
    lw t6, 436(a1)
    pq_mmsub s0, t3, a3, s11
    lw t0, 440(a1)
    sh1add a5, s10, a6
    lw t2, 444(a1)
    sh1add s7, a4, s3
    sh1add t3, s11, s0
    pq_mmsub s10, a5, a3, t1
    lw a4, 448(a1)
    pq_mmsub s11, t3, s9, t5
    lw a5, 452(a1)
    pq_mmsub a3, s0, t0, s5
    lw t3, 456(a1)
    pq_mmsub s0, a6, a5, s8
    sh1add a6, t1, s10
    pq_mmsub t1, a6, s9, s7
    sh1add a6, t5, s11
    sh1add s9, s5, a3
    pq_mmsub t5, s10, t0, s3
    lw s5, 460(a1)
    sh1add t0, s7, t1
    pq_mmsub s10, s1, a5, ra
    lw s7, 464(a1)
    pq_mmadd s1, t0, s2, a6
    pq_mnmsub t0, t0, s2, a6
    sh1add s2, s3, t5
    pq_mmsub t1, t1, t6, s11
    sh1add s3, ra, s10
    pq_mmsub a6, s2, t2, s9
    pq_mmadd t6, t5, a4, a3
    sw s1, 448(a0)
    sh1add ra, s11, t1
    sh1add t2, s9, a6
    sub s2, zero, ra
    pq_mnmsub s11, t5, a4, a3
    sub s1, zero, t2
    sw t0, 452(a0)
    pq_mmsub a3, a2, a5, t4
    sw s2, 456(a0)
    sw t1, 460(a0)
    pq_mmsub s9, s6, a5, s4
    sw s1, 464(a0)
    sh1add t2, t4, a3
    sh1add ra, s4, s9
    sw a6, 468(a0)
    pq_mmsub a4, ra, t3, s3
    sh1add ra, s8, s0
    sw t6, 472(a0)
    pq_mmsub a2, ra, t3, t2
    sw s11, 476(a0)
    sh1add s2, s3, a4
    lw t1, 468(a1)
    lw s6, 472(a1)
    sh1add t5, t2, a2
    pq_mnmsub a5, a2, s7, a4
    lw t4, 476(a1)
    pq_mmsub t5, t5, s5, s2
    pq_mmadd a6, a2, s7, a4
    sw t5, 484(a0)
    sh1add s4, s2, t5
    sub t0, zero, s4
    sw a6, 488(a0)
    pq_mmsub s8, s9, t1, s10
    sw t0, 480(a0)
    pq_mmsub t6, s0, t1, a3
    sw a5, 492(a0)
    sh1add t3, a3, t6
    sh1add ra, s10, s8
    pq_mnmsub s3, t3, s6, ra
    pq_mmadd s11, t3, s6, ra
    pq_mmsub t2, t6, t4, s8
    sw s11, 496(a0)
    sw s3, 500(a0)
    addi a0, a0, 512
    sw t2, -4(a0)
    addi a1, a1, 480
    sh1add s7, s8, t2
    sub s5, zero, s7
    sw s5, -8(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s0, 0(sp)
    lw s10, 40(sp)
    lw s1, 4(sp)
    lw s2, 8(sp)
    lw s8, 32(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw s6, 24(sp)
    lw s3, 12(sp)
    lw s9, 36(sp)
    lw s7, 28(sp)
    lw s11, 44(sp)
    lw ra, 48(sp)
    addi a0, a0, -1024
    addi sp, sp, 64
    jalr zero, 0(ra)
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

# ntt of ml-dsa-44, variant "products-3-2022" of design "cvxif-ntt", with ntt.S, scheduled for cva6-2022 with register_read_ports = 3:
# 3,572 -> 3,482 cycles, 3,508 -> 3,471 instructions, 6,944 -> 6,854 bytes, proved equal to what came.
# No order takes fewer than 3,471 cycles (issue slots: 891, 1 a cycle, 2 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 80 bytes below sp, of which A needs 64.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-2022 --design cvxif-ntt --variant products-3-2022 --kernel start/single/three/ntt.S --effort 1 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, products with one result, three operands, scheduled for one issue slot.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqmont.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -80
.Lmldsa_ntt_pc80009bfa:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s0, 16(sp)
    sw s1, 20(sp)
    sw s3, 28(sp)
    sw s2, 24(sp)
    sw s4, 32(sp)
    sw s5, 36(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80009bfa)
    lw s0, 0(a1)
    sw s6, 40(sp)
    lw s1, 4(a1)
    sw s7, 44(sp)
    lw s2, 8(a1)
    sw s11, 60(sp)
    sw s8, 48(sp)
    lw s3, 12(a1)
    sw s9, 52(sp)
    lw s4, 16(a1)
    sw s10, 56(sp)
    lw s5, 20(a1)
    sw ra, 64(sp)
    addi a7, a0, 8
.Lmldsa_ntt_1:
    lw s6, 768(a0)
    lw t0, 512(a0)
    lw ra, 0(a0)
    lw t1, 64(a0)
    lw t2, 576(a0)
    lw t3, 960(a0)
    pq_mmadd a2, t0, s0, ra
    lw a3, 128(a0)
    lw a4, 640(a0)
    pq_mnmsub ra, t0, s0, ra
    lw a5, 192(a0)
    pq_mmadd a6, t2, s0, t1
    pq_mnmsub t0, t2, s0, t1
    lw s7, 256(a0)
    pq_mmadd s8, a4, s0, a3
    lw s9, 704(a0)
    lw s10, 320(a0)
    lw s11, 832(a0)
    pq_mmadd t4, s9, s0, a5
    pq_mnmsub t5, s9, s0, a5
    lw t6, 384(a0)
    lw t1, 896(a0)
    pq_mmadd t2, s6, s0, s7
    pq_mnmsub a5, s6, s0, s7
    lw s9, 448(a0)
    pq_mnmsub s6, s11, s0, s10
    pq_mmadd s7, t1, s0, t6
    pq_mmadd s10, s11, s0, s10
    pq_mnmsub s11, t1, s0, t6
    pq_mmadd t1, t3, s0, s9
    pq_mnmsub t6, t3, s0, s9
    pq_mmadd t3, t2, s1, a2
    pq_mnmsub s9, t2, s1, a2
    pq_mmadd t2, s10, s1, a6
    pq_mnmsub a2, s10, s1, a6
    pq_mmadd a6, s7, s1, s8
    pq_mnmsub s10, s7, s1, s8
    pq_mmadd s7, t1, s1, t4
    pq_mnmsub s8, t1, s1, t4
    pq_mmadd t4, a6, s2, t3
    pq_mnmsub t1, a6, s2, t3
    pq_mnmsub a6, s7, s2, t2
    pq_mmadd t3, s10, s3, s9
    pq_mmadd t2, s7, s2, t2
    lw s7, 24(a1)
    pq_mnmsub a3, a4, s0, a3
    pq_mnmsub a4, s10, s3, s9
    lw s9, 28(a1)
    pq_mmadd s10, t2, s7, t4
    pq_mnmsub t2, t2, s7, t4
    pq_mmadd t4, a6, s9, t1
    pq_mnmsub t1, a6, s9, t1
    sw s10, 0(a0)
    pq_mmadd a6, s8, s3, a2
    pq_mmadd s10, a5, s4, ra
    pq_mnmsub a2, s8, s3, a2
    sw t2, 64(a0)
    lw s8, 32(a1)
    sw t1, 192(a0)
    sw t4, 128(a0)
    pq_mnmsub ra, a5, s4, ra
    pq_mmadd a5, s6, s4, t0
    pq_mnmsub t0, s6, s4, t0
    pq_mmadd t2, a6, s8, t3
    pq_mmadd s6, s11, s4, a3
    pq_mnmsub t1, a6, s8, t3
    sw t2, 256(a0)
    pq_mnmsub t2, s11, s4, a3
    pq_mmadd t4, t6, s4, t5
    pq_mmadd a6, s6, s5, s10
    sw t1, 320(a0)
    pq_mnmsub a3, t6, s4, t5
    pq_mnmsub s6, s6, s5, s10
    lw t3, 36(a1)
    lw s11, 48(a1)
    pq_mmadd t1, t4, s5, a5
    pq_mnmsub t5, t4, s5, a5
    pq_mmadd t6, t2, s11, ra
    pq_mmadd s10, a2, t3, a4
    lw a5, 40(a1)
    pq_mnmsub t4, a2, t3, a4
    sw s10, 384(a0)
    pq_mmadd a2, t1, a5, a6
    sw t4, 448(a0)
    lw a4, 44(a1)
    pq_mnmsub t1, t1, a5, a6
    sw a2, 512(a0)
    lw a2, 52(a1)
    pq_mnmsub ra, t2, s11, ra
    pq_mmadd t2, a3, s11, t0
    pq_mmadd t3, t5, a4, s6
    pq_mnmsub s10, t5, a4, s6
    sw t1, 576(a0)
    pq_mnmsub t0, a3, s11, t0
    sw t3, 640(a0)
    sw s10, 704(a0)
    lw t4, 8(a0)
    lw a3, 520(a0)
    pq_mmadd a5, t2, a2, t6
    lw a6, 56(a1)
    pq_mmadd s6, a3, s0, t4
    pq_mnmsub a4, a3, s0, t4
    pq_mnmsub t2, t2, a2, t6
    lw t5, 584(a0)
    sw a5, 768(a0)
    pq_mmadd t1, t0, a6, ra
    sw t2, 832(a0)
    lw s11, 72(a0)
    lw t3, 136(a0)
    pq_mnmsub ra, t0, a6, ra
    pq_mnmsub s10, t5, s0, s11
    lw a3, 648(a0)
    sw t1, 896(a0)
    lw t4, 200(a0)
    lw a2, 264(a0)
    lw t6, 776(a0)
    sw ra, 960(a0)
    pq_mmadd a5, a3, s0, t3
    pq_mmadd t2, t5, s0, s11
    lw t0, 712(a0)
    pq_mnmsub a6, a3, s0, t3
    lw t1, 328(a0)
    lw a3, 840(a0)
    pq_mnmsub ra, t0, s0, t4
    lw s11, 392(a0)
    pq_mnmsub t5, t6, s0, a2
    pq_mmadd t3, a3, s0, t1
    pq_mmadd t0, t0, s0, t4
    pq_mnmsub a3, a3, s0, t1
    sw a7, 12(sp)
    pq_mmadd a7, t6, s0, a2
    lw t1, 904(a0)
    lw t6, 456(a0)
    lw t4, 968(a0)
    pq_mmadd a2, t1, s0, s11
    pq_mnmsub t1, t1, s0, s11
    pq_mmadd s11, t4, s0, t6
    pq_mnmsub t4, t4, s0, t6
    pq_mmadd t6, a7, s1, s6
    pq_mnmsub a7, a7, s1, s6
    pq_mmadd s6, t3, s1, t2
    pq_mnmsub t2, t3, s1, t2
    pq_mmadd t3, a2, s1, a5
    pq_mnmsub a2, a2, s1, a5
    pq_mmadd a5, s11, s1, t0
    pq_mnmsub t0, s11, s1, t0
    pq_mmadd s11, t3, s2, t6
    pq_mnmsub t3, t3, s2, t6
    pq_mmadd t6, a5, s2, s6
    pq_mnmsub s6, a5, s2, s6
    pq_mmadd a5, a2, s3, a7
    pq_mnmsub a7, a2, s3, a7
    pq_mmadd a2, t0, s3, t2
    pq_mnmsub t0, t0, s3, t2
    pq_mmadd t2, t6, s7, s11
    pq_mnmsub s11, t6, s7, s11
    pq_mmadd t6, s6, s9, t3
    pq_mnmsub s6, s6, s9, t3
    pq_mmadd t3, a2, s8, a5
    sw t2, 8(a0)
    sw s11, 72(a0)
    pq_mmadd t2, t5, s4, a4
    sw t6, 136(a0)
    pq_mnmsub s11, t5, s4, a4
    pq_mnmsub t6, a3, s4, s10
    pq_mnmsub a4, a2, s8, a5
    pq_mmadd t5, a3, s4, s10
    sw s6, 200(a0)
    pq_mmadd a3, t1, s4, a6
    lw s6, 36(a1)
    sw t3, 264(a0)
    pq_mmadd a2, t4, s4, ra
    pq_mnmsub a5, t1, s4, a6
    sw a4, 328(a0)
    pq_mnmsub s10, t4, s4, ra
    pq_mnmsub t3, a3, s5, t2
    lw t1, 48(a1)
    pq_mmadd a6, a3, s5, t2
    pq_mmadd a4, a2, s5, t5
    pq_mnmsub ra, a2, s5, t5
    pq_mmadd t4, t0, s6, a7
    pq_mmadd t2, a5, t1, s11
    lw a3, 44(a1)
    lw a2, 40(a1)
    pq_mnmsub a7, t0, s6, a7
    sw t4, 392(a0)
    pq_mmadd t5, a4, a2, a6
    sw a7, 456(a0)
    pq_mnmsub a7, a4, a2, a6
    sw t5, 520(a0)
    pq_mmadd t0, s10, t1, t6
    pq_mmadd s6, ra, a3, t3
    pq_mnmsub t4, ra, a3, t3
    sw a7, 584(a0)
    lw a2, 16(a0)
    lw a4, 52(a1)
    sw s6, 648(a0)
    sw t4, 712(a0)
    lw a3, 528(a0)
    pq_mnmsub a6, a5, t1, s11
    pq_mnmsub ra, s10, t1, t6
    pq_mmadd t5, t0, a4, t2
    lw t3, 56(a1)
    pq_mnmsub t1, a3, s0, a2
    pq_mnmsub a7, t0, a4, t2
    sw t5, 776(a0)
    pq_mmadd s6, ra, t3, a6
    sw a7, 840(a0)
    pq_mmadd a5, a3, s0, a2
    lw t4, 80(a0)
    lw t0, 592(a0)
    lw s11, 144(a0)
    pq_mnmsub ra, ra, t3, a6
    pq_mmadd s10, t0, s0, t4
    pq_mnmsub t6, t0, s0, t4
    sw s6, 904(a0)
    lw t2, 656(a0)
    sw ra, 968(a0)
    lw a4, 208(a0)
    lw t5, 720(a0)
    lw a7, 272(a0)
    lw a2, 784(a0)
    pq_mmadd a3, t2, s0, s11
    pq_mnmsub t0, t2, s0, s11
    lw a6, 336(a0)
    lw t3, 848(a0)
    pq_mmadd t4, t5, s0, a4
    pq_mmadd s6, a2, s0, a7
    pq_mnmsub ra, t5, s0, a4
    lw t5, 400(a0)
    lw t2, 912(a0)
    pq_mnmsub s11, a2, s0, a7
    lw a4, 464(a0)
    lw a2, 976(a0)
    pq_mmadd a7, t3, s0, a6
    pq_mnmsub a6, t3, s0, a6
    pq_mmadd t3, t2, s0, t5
    pq_mnmsub t2, t2, s0, t5
    pq_mmadd t5, a2, s0, a4
    pq_mnmsub a2, a2, s0, a4
    pq_mmadd a4, s6, s1, a5
    pq_mnmsub a5, s6, s1, a5
    pq_mmadd s6, a7, s1, s10
    pq_mnmsub a7, a7, s1, s10
    pq_mmadd s10, t3, s1, a3
    pq_mnmsub a3, t3, s1, a3
    pq_mmadd t3, t5, s1, t4
    pq_mnmsub t4, t5, s1, t4
    pq_mmadd t5, s10, s2, a4
    pq_mnmsub a4, s10, s2, a4
    pq_mmadd s10, t3, s2, s6
    pq_mnmsub s6, t3, s2, s6
    pq_mmadd t3, a3, s3, a5
    pq_mnmsub a5, a3, s3, a5
    pq_mmadd a3, t4, s3, a7
    pq_mnmsub a7, t4, s3, a7
    pq_mmadd t4, s10, s7, t5
    pq_mnmsub s10, s10, s7, t5
    pq_mmadd t5, s6, s9, a4
    pq_mnmsub s6, s6, s9, a4
    pq_mmadd a4, a3, s8, t3
    sw t4, 16(a0)
    pq_mnmsub t4, a3, s8, t3
    sw s10, 80(a0)
    sw t5, 144(a0)
    pq_mnmsub a3, s11, s4, t1
    pq_mmadd t3, a6, s4, t6
    sw s6, 208(a0)
    pq_mmadd s6, s11, s4, t1
    pq_mnmsub s10, a6, s4, t6
    pq_mmadd t5, t2, s4, t0
    pq_mnmsub t1, t2, s4, t0
    sw a4, 272(a0)
    sw t4, 336(a0)
    pq_mnmsub s11, a2, s4, ra
    pq_mmadd a6, t5, s5, s6
    pq_mmadd t0, a2, s4, ra
    pq_mnmsub t6, t5, s5, s6
    lw t2, 48(a1)
    pq_mmadd a4, t0, s5, t3
    lw s6, 36(a1)
    pq_mnmsub t0, t0, s5, t3
    pq_mmadd t4, t1, t2, a3
    pq_mmadd ra, a7, s6, a5
    lw a2, 40(a1)
    pq_mnmsub t5, a7, s6, a5
    sw ra, 400(a0)
    pq_mmadd t3, a4, a2, a6
    sw t5, 464(a0)
    lw a5, 44(a1)
    pq_mnmsub a7, a4, a2, a6
    sw t3, 528(a0)
    pq_mmadd s6, s11, t2, s10
    pq_mmadd ra, t0, a5, t6
    pq_mnmsub t0, t0, a5, t6
    sw a7, 592(a0)
    pq_mnmsub t5, s11, t2, s10
    lw a2, 52(a1)
    sw ra, 656(a0)
    sw t0, 720(a0)
    lw t0, 24(a0)
    lw a4, 536(a0)
    pq_mmadd a6, s6, a2, t4
    lw t3, 56(a1)
    pq_mnmsub a5, a4, s0, t0
    pq_mnmsub a7, t1, t2, a3
    pq_mnmsub t6, s6, a2, t4
    sw a6, 784(a0)
    pq_mmadd s10, t5, t3, a7
    sw t6, 848(a0)
    lw s11, 88(a0)
    lw ra, 600(a0)
    lw t1, 152(a0)
    pq_mnmsub a7, t5, t3, a7
    pq_mmadd t2, ra, s0, s11
    pq_mmadd a3, a4, s0, t0
    pq_mnmsub a2, ra, s0, s11
    sw s10, 912(a0)
    lw s6, 664(a0)
    sw a7, 976(a0)
    lw t4, 216(a0)
    lw s11, 728(a0)
    lw a6, 280(a0)
    lw t5, 792(a0)
    lw t6, 856(a0)
    pq_mmadd s10, s6, s0, t1
    pq_mnmsub ra, s6, s0, t1
    lw t3, 344(a0)
    pq_mmadd t0, s11, s0, t4
    pq_mnmsub a4, s11, s0, t4
    lw a7, 408(a0)
    pq_mmadd t1, t6, s0, t3
    lw s6, 920(a0)
    pq_mmadd s11, t5, s0, a6
    pq_mnmsub t4, t5, s0, a6
    lw t5, 472(a0)
    lw a6, 984(a0)
    pq_mnmsub t3, t6, s0, t3
    pq_mmadd t6, s6, s0, a7
    pq_mnmsub a7, s6, s0, a7
    pq_mmadd s6, a6, s0, t5
    pq_mnmsub a6, a6, s0, t5
    pq_mmadd t5, s11, s1, a3
    pq_mnmsub a3, s11, s1, a3
    pq_mmadd s11, t1, s1, t2
    pq_mnmsub t1, t1, s1, t2
    pq_mmadd t2, t6, s1, s10
    pq_mnmsub s10, t6, s1, s10
    pq_mmadd t6, s6, s1, t0
    pq_mnmsub s6, s6, s1, t0
    pq_mmadd t0, t2, s2, t5
    pq_mnmsub t2, t2, s2, t5
    pq_mmadd t5, t6, s2, s11
    pq_mnmsub s11, t6, s2, s11
    pq_mmadd t6, s10, s3, a3
    pq_mnmsub a3, s10, s3, a3
    pq_mmadd s10, s6, s3, t1
    pq_mnmsub t1, s6, s3, t1
    pq_mmadd s6, t5, s7, t0
    pq_mnmsub t0, t5, s7, t0
    pq_mmadd t5, s11, s9, t2
    pq_mnmsub t2, s11, s9, t2
    pq_mmadd s11, s10, s8, t6
    sw s6, 24(a0)
    sw t0, 88(a0)
    pq_mmadd s6, t4, s4, a5
    pq_mnmsub t0, s10, s8, t6
    sw t5, 152(a0)
    pq_mnmsub s10, t4, s4, a5
    pq_mmadd t6, t3, s4, a2
    pq_mnmsub t5, t3, s4, a2
    pq_mmadd a2, a7, s4, ra
    sw s11, 280(a0)
    pq_mnmsub a5, a6, s4, a4
    pq_mnmsub ra, a7, s4, ra
    sw t2, 216(a0)
    pq_mmadd t2, a6, s4, a4
    pq_mmadd t4, a2, s5, s6
    sw t0, 344(a0)
    pq_mnmsub a2, a2, s5, s6
    lw t3, 48(a1)
    lw s6, 36(a1)
    pq_mmadd s11, t2, s5, t6
    pq_mmadd a7, ra, t3, s10
    pq_mmadd a4, t1, s6, a3
    lw a6, 40(a1)
    pq_mnmsub ra, ra, t3, s10
    pq_mmadd t0, a5, t3, t5
    pq_mnmsub t2, t2, s5, t6
    pq_mnmsub t1, t1, s6, a3
    sw a4, 408(a0)
    pq_mmadd s10, s11, a6, t4
    sw t1, 472(a0)
    lw t1, 44(a1)
    pq_mnmsub t6, s11, a6, t4
    sw s10, 536(a0)
    pq_mmadd a3, t2, t1, a2
    pq_mnmsub t2, t2, t1, a2
    sw t6, 600(a0)
    pq_mnmsub s6, a5, t3, t5
    lw a4, 52(a1)
    sw a3, 664(a0)
    sw t2, 728(a0)
    lw a6, 32(a0)
    lw a2, 544(a0)
    pq_mmadd s11, t0, a4, a7
    pq_mnmsub t0, t0, a4, a7
    lw t4, 56(a1)
    pq_mmadd a5, a2, s0, a6
    lw t1, 928(a0)
    pq_mnmsub s10, a2, s0, a6
    sw s11, 792(a0)
    pq_mmadd t6, s6, t4, ra
    sw t0, 856(a0)
    lw a7, 96(a0)
    lw t3, 608(a0)
    lw t5, 160(a0)
    pq_mnmsub a3, s6, t4, ra
    pq_mmadd t2, t3, s0, a7
    pq_mnmsub a7, t3, s0, a7
    sw a3, 984(a0)
    lw a4, 224(a0)
    sw t6, 920(a0)
    lw a2, 672(a0)
    lw s11, 736(a0)
    lw a6, 288(a0)
    lw t0, 800(a0)
    pq_mmadd ra, a2, s0, t5
    pq_mnmsub s6, s11, s0, a4
    pq_mnmsub t4, a2, s0, t5
    lw t5, 352(a0)
    lw a2, 864(a0)
    pq_mmadd t3, s11, s0, a4
    pq_mmadd t6, t0, s0, a6
    pq_mnmsub s11, t0, s0, a6
    lw a3, 480(a0)
    lw a4, 992(a0)
    lw t0, 416(a0)
    pq_mmadd a6, a2, s0, t5
    pq_mnmsub a2, a2, s0, t5
    pq_mnmsub t5, t1, s0, t0
    pq_mmadd t0, t1, s0, t0
    pq_mmadd t1, a4, s0, a3
    pq_mnmsub a3, a4, s0, a3
    pq_mmadd a4, t6, s1, a5
    pq_mnmsub a5, t6, s1, a5
    pq_mmadd t6, a6, s1, t2
    pq_mnmsub t2, a6, s1, t2
    pq_mmadd a6, t0, s1, ra
    pq_mnmsub ra, t0, s1, ra
    pq_mmadd t0, t1, s1, t3
    pq_mnmsub t1, t1, s1, t3
    pq_mmadd t3, a6, s2, a4
    pq_mnmsub a4, a6, s2, a4
    pq_mmadd a6, t0, s2, t6
    pq_mnmsub t0, t0, s2, t6
    pq_mmadd t6, ra, s3, a5
    pq_mnmsub a5, ra, s3, a5
    pq_mmadd ra, t1, s3, t2
    pq_mnmsub t2, t1, s3, t2
    pq_mmadd t1, a6, s7, t3
    pq_mnmsub a6, a6, s7, t3
    pq_mmadd t3, t0, s9, a4
    pq_mnmsub t0, t0, s9, a4
    pq_mmadd a4, ra, s8, t6
    sw t1, 32(a0)
    sw a6, 96(a0)
    pq_mmadd t1, s11, s4, s10
    sw t3, 160(a0)
    pq_mnmsub a6, s11, s4, s10
    pq_mmadd t3, a2, s4, a7
    sw t0, 224(a0)
    pq_mnmsub s10, ra, s8, t6
    pq_mnmsub a7, a2, s4, a7
    pq_mmadd a2, t5, s4, t4
    sw a4, 288(a0)
    pq_mnmsub ra, t5, s4, t4
    pq_mmadd s11, a3, s4, s6
    pq_mmadd t0, a2, s5, t1
    sw s10, 352(a0)
    pq_mnmsub a3, a3, s4, s6
    pq_mnmsub a2, a2, s5, t1
    lw t6, 48(a1)
    lw s6, 36(a1)
    pq_mmadd a4, s11, s5, t3
    pq_mnmsub t1, s11, s5, t3
    pq_mmadd t4, ra, t6, a6
    pq_mmadd t5, t2, s6, a5
    lw s10, 40(a1)
    pq_mnmsub t2, t2, s6, a5
    sw t5, 416(a0)
    pq_mmadd s11, a4, s10, t0
    sw t2, 480(a0)
    lw t2, 44(a1)
    sw s11, 544(a0)
    pq_mnmsub t3, a4, s10, t0
    pq_mnmsub ra, ra, t6, a6
    pq_mmadd a5, t1, t2, a2
    sw t3, 608(a0)
    pq_mnmsub s6, a3, t6, a7
    pq_mmadd t0, a3, t6, a7
    pq_mnmsub t1, t1, t2, a2
    lw t5, 52(a1)
    sw a5, 672(a0)
    sw t1, 736(a0)
    lw s11, 40(a0)
    lw a2, 552(a0)
    pq_mmadd a4, t0, t5, t4
    lw s10, 56(a1)
    pq_mmadd a3, a2, s0, s11
    pq_mnmsub a6, a2, s0, s11
    pq_mnmsub t0, t0, t5, t4
    sw a4, 800(a0)
    pq_mmadd t3, s6, s10, ra
    sw t0, 864(a0)
    lw a7, 104(a0)
    lw t6, 616(a0)
    lw t2, 168(a0)
    pq_mnmsub a5, s6, s10, ra
    pq_mnmsub t1, t6, s0, a7
    sw t3, 928(a0)
    lw a2, 680(a0)
    pq_mmadd s11, t6, s0, a7
    sw a5, 992(a0)
    lw t4, 232(a0)
    lw t5, 296(a0)
    lw a4, 744(a0)
    lw t0, 808(a0)
    pq_mmadd s10, a2, s0, t2
    pq_mnmsub ra, a2, s0, t2
    lw s6, 360(a0)
    lw a2, 872(a0)
    pq_mnmsub t3, a4, s0, t4
    pq_mmadd t4, a4, s0, t4
    lw a5, 1000(a0)
    lw a7, 424(a0)
    pq_mmadd t6, a2, s0, s6
    lw t2, 936(a0)
    pq_mmadd a4, t0, s0, t5
    pq_mnmsub t0, t0, s0, t5
    lw t5, 488(a0)
    pq_mnmsub a2, a2, s0, s6
    pq_mmadd s6, t2, s0, a7
    pq_mnmsub t2, t2, s0, a7
    pq_mmadd a7, a5, s0, t5
    pq_mnmsub a5, a5, s0, t5
    pq_mmadd t5, a4, s1, a3
    pq_mnmsub a3, a4, s1, a3
    pq_mmadd a4, t6, s1, s11
    pq_mnmsub s11, t6, s1, s11
    pq_mmadd t6, s6, s1, s10
    pq_mnmsub s6, s6, s1, s10
    pq_mmadd s10, a7, s1, t4
    pq_mnmsub a7, a7, s1, t4
    pq_mmadd t4, t6, s2, t5
    pq_mnmsub t5, t6, s2, t5
    pq_mmadd t6, s10, s2, a4
    pq_mnmsub s10, s10, s2, a4
    pq_mmadd a4, s6, s3, a3
    pq_mnmsub a3, s6, s3, a3
    pq_mmadd s6, a7, s3, s11
    pq_mnmsub a7, a7, s3, s11
    pq_mmadd s11, t6, s7, t4
    pq_mnmsub t4, t6, s7, t4
    pq_mmadd t6, s10, s9, t5
    pq_mnmsub s10, s10, s9, t5
    pq_mmadd t5, s6, s8, a4
    sw s11, 40(a0)
    pq_mnmsub s6, s6, s8, a4
    sw t4, 104(a0)
    pq_mmadd s11, t0, s4, a6
    pq_mmadd a4, a2, s4, t1
    sw t6, 168(a0)
    pq_mnmsub t0, t0, s4, a6
    sw s10, 232(a0)
    pq_mnmsub t4, a2, s4, t1
    pq_mmadd a2, t2, s4, ra
    sw t5, 296(a0)
    pq_mnmsub ra, t2, s4, ra
    pq_mmadd t2, a5, s4, t3
    sw s6, 360(a0)
    pq_mnmsub a5, a5, s4, t3
    pq_mmadd t6, a2, s5, s11
    pq_mnmsub a2, a2, s5, s11
    lw a6, 48(a1)
    lw s6, 36(a1)
    pq_mmadd t1, t2, s5, a4
    pq_mnmsub t2, t2, s5, a4
    pq_mmadd s10, ra, a6, t0
    pq_mmadd t5, a7, s6, a3
    lw t3, 40(a1)
    pq_mnmsub s11, a7, s6, a3
    sw t5, 424(a0)
    pq_mmadd a4, t1, t3, t6
    sw s11, 488(a0)
    lw a3, 44(a1)
    sw a4, 552(a0)
    pq_mnmsub ra, ra, a6, t0
    pq_mnmsub t1, t1, t3, t6
    pq_mmadd t0, a5, a6, t4
    pq_mmadd a7, t2, a3, a2
    pq_mnmsub t2, t2, a3, a2
    sw t1, 616(a0)
    pq_mnmsub s6, a5, a6, t4
    lw t5, 52(a1)
    sw a7, 680(a0)
    sw t2, 744(a0)
    lw s11, 48(a0)
    lw a2, 560(a0)
    pq_mmadd a4, t0, t5, s10
    lw t3, 56(a1)
    pq_mmadd a5, a2, s0, s11
    lw t6, 624(a0)
    pq_mnmsub t0, t0, t5, s10
    sw a4, 808(a0)
    pq_mmadd a3, s6, t3, ra
    sw t0, 872(a0)
    lw a7, 112(a0)
    lw t1, 176(a0)
    pq_mnmsub a6, s6, t3, ra
    pq_mmadd t4, t6, s0, a7
    pq_mnmsub a7, t6, s0, a7
    sw a3, 936(a0)
    lw t2, 688(a0)
    sw a6, 1000(a0)
    lw s10, 240(a0)
    lw t5, 752(a0)
    lw a4, 304(a0)
    lw t0, 816(a0)
    pq_mmadd ra, t2, s0, t1
    lw s6, 368(a0)
    pq_mnmsub t3, t2, s0, t1
    pq_mnmsub t6, a2, s0, s11
    lw a2, 880(a0)
    pq_mmadd a3, t5, s0, s10
    pq_mnmsub a6, t5, s0, s10
    lw t1, 944(a0)
    lw t5, 432(a0)
    pq_mmadd t2, t0, s0, a4
    pq_mmadd s11, a2, s0, s6
    pq_mnmsub s10, t0, s0, a4
    lw t0, 496(a0)
    lw a4, 1008(a0)
    pq_mnmsub a2, a2, s0, s6
    pq_mmadd s6, t1, s0, t5
    pq_mnmsub t1, t1, s0, t5
    pq_mmadd t5, a4, s0, t0
    pq_mnmsub t0, a4, s0, t0
    pq_mmadd a4, t2, s1, a5
    pq_mnmsub a5, t2, s1, a5
    pq_mmadd t2, s11, s1, t4
    pq_mnmsub s11, s11, s1, t4
    pq_mmadd t4, s6, s1, ra
    pq_mnmsub ra, s6, s1, ra
    pq_mmadd s6, t5, s1, a3
    pq_mnmsub a3, t5, s1, a3
    pq_mmadd t5, t4, s2, a4
    pq_mnmsub a4, t4, s2, a4
    pq_mmadd t4, s6, s2, t2
    pq_mnmsub t2, s6, s2, t2
    pq_mmadd s6, ra, s3, a5
    pq_mnmsub a5, ra, s3, a5
    pq_mmadd ra, a3, s3, s11
    pq_mnmsub a3, a3, s3, s11
    pq_mmadd s11, t4, s7, t5
    pq_mnmsub t4, t4, s7, t5
    pq_mmadd t5, t2, s9, a4
    pq_mnmsub t2, t2, s9, a4
    pq_mmadd a4, ra, s8, s6
    pq_mnmsub s6, ra, s8, s6
    sw t4, 112(a0)
    pq_mmadd ra, s10, s4, t6
    sw t5, 176(a0)
    pq_mnmsub t4, s10, s4, t6
    pq_mmadd t5, a2, s4, a7
    sw t2, 240(a0)
    sw a4, 304(a0)
    pq_mnmsub a7, a2, s4, a7
    pq_mmadd a2, t1, s4, t3
    pq_mnmsub s10, t1, s4, t3
    pq_mmadd t1, t0, s4, a6
    sw s6, 368(a0)
    pq_mnmsub t6, t0, s4, a6
    pq_mnmsub t2, a2, s5, ra
    pq_mmadd a4, a2, s5, ra
    lw t3, 48(a1)
    lw s6, 36(a1)
    pq_mmadd t0, t1, s5, t5
    pq_mnmsub t1, t1, s5, t5
    pq_mmadd a6, s10, t3, t4
    pq_mmadd ra, a3, s6, a5
    lw a2, 40(a1)
    pq_mnmsub t5, a3, s6, a5
    sw ra, 432(a0)
    pq_mmadd a3, t0, a2, a4
    sw t5, 496(a0)
    lw a5, 44(a1)
    pq_mnmsub s6, t0, a2, a4
    sw a3, 560(a0)
    pq_mnmsub ra, s10, t3, t4
    pq_mmadd t0, t6, t3, a7
    pq_mmadd t5, t1, a5, t2
    pq_mnmsub t1, t1, a5, t2
    sw s6, 624(a0)
    pq_mnmsub a7, t6, t3, a7
    lw a2, 52(a1)
    sw s11, 48(a0)
    sw t5, 688(a0)
    sw t1, 752(a0)
    lw a4, 56(a0)
    lw a3, 568(a0)
    pq_mmadd s10, t0, a2, a6
    lw t4, 56(a1)
    pq_mmadd t2, a3, s0, a4
    pq_mnmsub a5, a3, s0, a4
    pq_mnmsub t0, t0, a2, a6
    lw s6, 632(a0)
    sw s10, 816(a0)
    pq_mmadd t3, a7, t4, ra
    sw t0, 880(a0)
    lw t6, 120(a0)
    lw s11, 184(a0)
    pq_mnmsub a7, a7, t4, ra
    pq_mmadd t5, s6, s0, t6
    lw t1, 312(a0)
    sw t3, 944(a0)
    pq_mnmsub a3, s6, s0, t6
    lw a4, 696(a0)
    sw a7, 1008(a0)
    lw a2, 248(a0)
    lw a6, 760(a0)
    lw s10, 824(a0)
    pq_mmadd t0, a4, s0, s11
    pq_mnmsub ra, a4, s0, s11
    lw t4, 376(a0)
    lw t3, 888(a0)
    pq_mmadd s6, a6, s0, a2
    pq_mnmsub t6, a6, s0, a2
    lw a7, 440(a0)
    lw a4, 952(a0)
    pq_mmadd s11, s10, s0, t1
    pq_mnmsub a2, s10, s0, t1
    lw a6, 504(a0)
    lw t1, 1016(a0)
    pq_mmadd s10, t3, s0, t4
    pq_mnmsub t3, t3, s0, t4
    pq_mmadd t4, a4, s0, a7
    pq_mnmsub a4, a4, s0, a7
    pq_mmadd a7, t1, s0, a6
    pq_mnmsub t1, t1, s0, a6
    pq_mmadd a6, s11, s1, t2
    pq_mnmsub t2, s11, s1, t2
    pq_mmadd s11, s10, s1, t5
    pq_mnmsub s10, s10, s1, t5
    pq_mmadd t5, t4, s1, t0
    pq_mnmsub t0, t4, s1, t0
    pq_mmadd t4, a7, s1, s6
    pq_mnmsub s6, a7, s1, s6
    pq_mnmsub a7, t5, s2, a6
    pq_mmadd a6, t5, s2, a6
    pq_mmadd t5, t4, s2, s11
    pq_mnmsub s11, t4, s2, s11
    pq_mmadd t4, t0, s3, t2
    pq_mnmsub t0, t0, s3, t2
    pq_mmadd t2, s6, s3, s10
    pq_mnmsub s6, s6, s3, s10
    pq_mmadd s10, t5, s7, a6
    pq_mnmsub a6, t5, s7, a6
    pq_mmadd s7, s11, s9, a7
    sw s10, 56(a0)
    pq_mnmsub t5, t2, s8, t4
    sw a6, 120(a0)
    pq_mmadd s10, a2, s4, a5
    pq_mmadd a6, t3, s4, a3
    pq_mnmsub a7, s11, s9, a7
    sw s7, 184(a0)
    pq_mmadd s9, t2, s8, t4
    pq_mnmsub s11, a2, s4, a5
    sw a7, 248(a0)
    pq_mnmsub a7, t3, s4, a3
    pq_mmadd a2, a4, s4, ra
    sw s9, 312(a0)
    pq_mnmsub ra, a4, s4, ra
    sw t5, 376(a0)
    pq_mmadd t2, t1, s4, t6
    pq_mmadd s7, a2, s5, s10
    pq_mnmsub a5, t1, s4, t6
    pq_mnmsub a2, a2, s5, s10
    lw a3, 48(a1)
    lw a4, 36(a1)
    pq_mmadd t1, t2, s5, a6
    pq_mnmsub t2, t2, s5, a6
    pq_mmadd s8, a5, a3, a7
    pq_mmadd t4, ra, a3, s11
    pq_mmadd t3, s6, a4, t0
    lw a6, 40(a1)
    pq_mnmsub s9, s6, a4, t0
    sw t3, 440(a0)
    pq_mmadd t5, t1, a6, s7
    lw t6, 44(a1)
    pq_mnmsub t1, t1, a6, s7
    sw s9, 504(a0)
    pq_mnmsub ra, ra, a3, s11
    pq_mnmsub s10, t2, t6, a2
    sw t5, 568(a0)
    sw t1, 632(a0)
    pq_mnmsub a7, a5, a3, a7
    pq_mmadd a6, t2, t6, a2
    lw t1, 52(a1)
    sw s10, 760(a0)
    lw t0, 56(a1)
    sw a6, 696(a0)
    pq_mmadd t2, s8, t1, t4
    pq_mnmsub a4, s8, t1, t4
    pq_mmadd s6, a7, t0, ra
    pq_mnmsub t3, a7, t0, ra
    addi t0, a0, 4
    sw t2, 824(a0)
    sw s6, 952(a0)
    lw a7, 12(sp)
    sw t3, 1016(a0)
    sw a4, 888(a0)
    add a0, zero, t0
    bne a0, a7, .Lmldsa_ntt_1
    addi a1, a1, 64
    addi a0, a0, -8
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    lw t5, 40(a0)
    lw t1, 32(a0)
    lw a4, 48(a0)
    lw t2, 4(a0)
    lw t4, 8(a0)
    lw t3, 36(a0)
    lw t6, 12(a0)
    lw a2, 44(a0)
    lw a3, 16(a0)
    lw a6, 52(a0)
    lw ra, 140(a0)
    lw s0, 0(a1)
    lw t0, 0(a0)
    lw s4, 60(a0)
    lw s1, 24(a0)
    lw s2, 56(a0)
    pq_mmadd s5, t1, s0, t0
    lw s3, 28(a0)
    pq_mnmsub s6, t1, s0, t0
    lw a5, 20(a0)
    pq_mmadd s9, t5, s0, t4
    pq_mnmsub s8, t3, s0, t2
    pq_mnmsub s10, t5, s0, t4
    pq_mmadd s11, a2, s0, t6
    pq_mmadd s7, a6, s0, a5
    pq_mnmsub t0, a2, s0, t6
    pq_mmadd t1, t3, s0, t2
    pq_mmadd t4, a4, s0, a3
    pq_mnmsub t5, a4, s0, a3
    pq_mnmsub t2, a6, s0, a5
    pq_mmadd a2, s2, s0, s1
    pq_mnmsub t6, s2, s0, s1
    lw t3, 4(a1)
    pq_mmadd a3, s4, s0, s3
    pq_mnmsub a4, s4, s0, s3
    pq_mmadd a5, t4, t3, s5
    pq_mmadd a6, s7, t3, t1
    pq_mmadd s1, a2, t3, s9
    pq_mnmsub s2, s7, t3, t1
    pq_mnmsub s4, a2, t3, s9
    lw s0, 8(a1)
    pq_mnmsub s3, t4, t3, s5
    pq_mmadd t1, a3, t3, s11
    pq_mnmsub s7, a3, t3, s11
    lw a2, 12(a1)
    lw s9, 96(a0)
    pq_mmadd s5, s1, s0, a5
    lw t4, 92(a0)
    lw a3, 20(a1)
    pq_mnmsub t3, s1, s0, a5
    lw s11, 40(a1)
    pq_mmadd s1, t1, s0, a6
    pq_mnmsub a5, t1, s0, a6
    lw t1, 152(a1)
    lw s0, 16(a1)
    pq_mmadd a6, s4, a3, s3
    pq_mnmsub s3, s4, a3, s3
    pq_mmadd s4, s1, a2, s5
    pq_mnmsub s1, s1, a2, s5
    pq_mmadd a2, a5, s0, t3
    pq_mnmsub s5, a5, s0, t3
    sw s4, 0(a0)
    pq_mmadd s0, s7, a3, s2
    sw s1, 4(a0)
    pq_mnmsub s7, s7, a3, s2
    lw a5, 24(a1)
    lw t3, 28(a1)
    lw s4, 32(a1)
    pq_mnmsub s1, s0, a5, a6
    sw s5, 12(a0)
    pq_mmadd a3, s7, t3, s3
    pq_mmadd s2, s0, a5, a6
    pq_mmadd s5, t5, s4, s6
    pq_mnmsub s0, t5, s4, s6
    sw s2, 16(a0)
    pq_mnmsub a5, t2, s4, s8
    sw s1, 20(a0)
    pq_mmadd s1, t6, s4, s10
    pq_mmadd t5, a4, s4, t0
    pq_mnmsub a6, s7, t3, s3
    sw a3, 24(a0)
    pq_mmadd s6, t2, s4, s8
    lw s2, 64(a0)
    lw s3, 36(a1)
    sw a6, 28(a0)
    pq_mnmsub s7, t6, s4, s10
    pq_mnmsub t3, s1, s3, s5
    pq_mnmsub a3, a4, s4, t0
    lw t2, 68(a0)
    pq_mmadd s8, s1, s3, s5
    lw a6, 100(a0)
    lw s10, 48(a1)
    pq_mmadd t6, t5, s3, s6
    pq_mnmsub t0, t5, s3, s6
    lw a4, 44(a1)
    pq_mmadd s4, s7, s10, s0
    pq_mnmsub s1, t6, s11, s8
    pq_mmadd s8, t6, s11, s8
    pq_mnmsub t6, t0, a4, t3
    pq_mmadd a4, t0, a4, t3
    pq_mnmsub s5, s7, s10, s0
    sw s8, 32(a0)
    pq_mmadd s3, a3, s10, a5
    sw s1, 36(a0)
    sw t6, 44(a0)
    lw s0, 72(a0)
    lw s8, 80(a0)
    lw s6, 104(a0)
    pq_mnmsub t5, a3, s10, a5
    sw a4, 40(a0)
    lw s11, 52(a1)
    lw t0, 60(a1)
    lw t3, 112(a0)
    lw s7, 76(a0)
    lw s1, 84(a0)
    lw t6, 116(a0)
    lw a3, 56(a1)
    pq_mmadd a4, s3, s11, s4
    pq_mmadd s10, s9, t0, s2
    pq_mnmsub a5, s3, s11, s4
    pq_mnmsub s3, s9, t0, s2
    sw a4, 48(a0)
    lw s11, 108(a0)
    pq_mmadd s4, a6, t0, t2
    sw a5, 52(a0)
    pq_mmadd s2, s11, t0, s7
    pq_mmadd s9, t5, a3, s5
    pq_mnmsub a4, a6, t0, t2
    pq_mmadd a5, s6, t0, s0
    pq_mnmsub t2, s6, t0, s0
    lw a6, 120(a0)
    pq_mnmsub s0, t3, t0, s8
    pq_mnmsub s5, t5, a3, s5
    sw s9, 56(a0)
    pq_mnmsub t5, s11, t0, s7
    sw s5, 60(a0)
    lw a3, 88(a0)
    pq_mmadd s6, t3, t0, s8
    lw s5, 124(a0)
    pq_mmadd s9, t6, t0, s1
    pq_mnmsub s7, t6, t0, s1
    pq_mmadd s11, a6, t0, a3
    pq_mnmsub s8, a6, t0, a3
    lw t3, 64(a1)
    pq_mmadd s1, s5, t0, t4
    pq_mnmsub t4, s5, t0, t4
    pq_mmadd t6, s6, t3, s10
    pq_mmadd a3, s11, t3, a5
    lw a6, 180(a0)
    pq_mmadd t0, s9, t3, s4
    pq_mnmsub s5, s9, t3, s4
    pq_mnmsub s4, s6, t3, s10
    pq_mnmsub s9, s11, t3, a5
    lw s6, 68(a1)
    pq_mmadd s10, s1, t3, s2
    pq_mnmsub a5, s1, t3, s2
    lw s11, 80(a1)
    pq_mnmsub s1, a3, s6, t6
    pq_mmadd s2, s10, s6, t0
    pq_mnmsub t3, s10, s6, t0
    lw t0, 72(a1)
    pq_mmadd s10, a3, s6, t6
    lw a3, 76(a1)
    pq_mmadd s6, s9, s11, s4
    pq_mmadd t6, s2, t0, s10
    pq_mnmsub t0, s2, t0, s10
    pq_mnmsub s2, s9, s11, s4
    pq_mnmsub s10, a5, s11, s5
    pq_mnmsub s4, t3, a3, s1
    pq_mmadd s9, t3, a3, s1
    sw t6, 64(a0)
    pq_mmadd s1, a5, s11, s5
    sw t0, 68(a0)
    lw a3, 84(a1)
    lw s11, 88(a1)
    sw s9, 72(a0)
    pq_mmadd t6, s1, a3, s6
    pq_mnmsub t3, s1, a3, s6
    sw s4, 76(a0)
    lw a5, 92(a1)
    pq_mmadd s5, s10, s11, s2
    pq_mnmsub t0, s10, s11, s2
    pq_mmadd s4, s0, a5, s3
    pq_mnmsub s9, s0, a5, s3
    sw t6, 80(a0)
    pq_mmadd a3, s8, a5, t2
    pq_mnmsub s10, t4, a5, t5
    pq_mmadd s1, s7, a5, a4
    sw t3, 84(a0)
    lw s11, 128(a0)
    pq_mnmsub s6, s7, a5, a4
    pq_mmadd s2, t4, a5, t5
    pq_mnmsub s0, s8, a5, t2
    sw s5, 88(a0)
    sw t0, 92(a0)
    lw a4, 108(a1)
    lw t0, 160(a0)
    lw s3, 96(a1)
    lw t6, 100(a1)
    lw t3, 132(a0)
    pq_mmadd s7, a3, s3, s4
    pq_mnmsub t4, a3, s3, s4
    lw t5, 164(a0)
    pq_mmadd t2, s2, s3, s1
    pq_mnmsub s8, s2, s3, s1
    lw a5, 104(a1)
    pq_mmadd s5, s0, a4, s9
    pq_mmadd a3, t2, t6, s7
    pq_mnmsub s4, t2, t6, s7
    pq_mnmsub s1, s0, a4, s9
    pq_mmadd s2, s8, a5, t4
    pq_mnmsub s3, s8, a5, t4
    sw a3, 96(a0)
    pq_mmadd t2, s10, a4, s6
    sw s4, 100(a0)
    lw s7, 112(a1)
    lw t6, 136(a0)
    lw s0, 168(a0)
    pq_mnmsub s9, s10, a4, s6
    lw a5, 172(a0)
    sw s3, 108(a0)
    lw s8, 144(a0)
    lw t4, 176(a0)
    sw s2, 104(a0)
    lw a3, 148(a0)
    lw s4, 120(a1)
    lw a4, 116(a1)
    pq_mmadd s6, t2, s7, s5
    pq_mnmsub s10, t0, s4, s11
    pq_mmadd s3, t0, s4, s11
    pq_mmadd s2, s9, a4, s1
    pq_mmadd t0, a5, s4, ra
    pq_mnmsub s11, s9, a4, s1
    pq_mnmsub s1, t2, s7, s5
    sw s6, 112(a0)
    pq_mmadd a4, t5, s4, t3
    sw s1, 116(a0)
    pq_mnmsub s9, s0, s4, t6
    sw s2, 120(a0)
    pq_mnmsub t2, a5, s4, ra
    sw s11, 124(a0)
    pq_mmadd s5, s0, s4, t6
    lw s7, 152(a0)
    lw s6, 184(a0)
    lw s1, 188(a0)
    lw s2, 156(a0)
    pq_mmadd ra, t4, s4, s8
    pq_mmadd a5, a6, s4, a3
    pq_mnmsub s11, a6, s4, a3
    pq_mnmsub s0, t5, s4, t3
    pq_mmadd t6, s6, s4, s7
    pq_mnmsub a3, s6, s4, s7
    lw a6, 124(a1)
    pq_mnmsub t3, t4, s4, s8
    pq_mmadd t5, s11, t1, s0
    pq_mmadd s6, s1, s4, s2
    pq_mnmsub s7, s1, s4, s2
    pq_mmadd s8, ra, a6, s3
    pq_mnmsub s3, ra, a6, s3
    pq_mmadd t4, a5, a6, a4
    lw s1, 140(a1)
    pq_mnmsub s2, a5, a6, a4
    pq_mmadd s4, t6, a6, s5
    pq_mnmsub ra, t6, a6, s5
    lw a4, 128(a1)
    pq_mmadd s5, s6, a6, t0
    pq_mnmsub t0, s6, a6, t0
    pq_mmadd a5, s4, a4, s8
    pq_mnmsub s6, s4, a4, s8
    lw s4, 132(a1)
    pq_mmadd t6, s5, a4, t4
    pq_mnmsub a6, s5, a4, t4
    pq_mmadd s8, t0, s1, s2
    lw a4, 136(a1)
    pq_mmadd s5, ra, s1, s3
    pq_mnmsub t4, t6, s4, a5
    pq_mnmsub ra, ra, s1, s3
    pq_mmadd t6, t6, s4, a5
    pq_mmadd s3, a6, a4, s6
    pq_mnmsub a5, a6, a4, s6
    sw t6, 128(a0)
    sw t4, 132(a0)
    pq_mnmsub s4, t0, s1, s2
    lw a4, 144(a1)
    lw a6, 244(a0)
    lw t6, 148(a1)
    sw s3, 136(a0)
    pq_mmadd s6, s8, a4, s5
    sw a5, 140(a0)
    pq_mmadd t4, s4, t6, ra
    pq_mmadd t0, t3, t1, s10
    pq_mnmsub s1, s8, a4, s5
    pq_mnmsub s10, t3, t1, s10
    sw s6, 144(a0)
    sw t4, 152(a0)
    pq_mnmsub s2, a3, t1, s9
    sw s1, 148(a0)
    pq_mnmsub s3, s11, t1, s0
    pq_mmadd s8, a3, t1, s9
    pq_mmadd a5, s7, t1, t2
    pq_mnmsub a4, s7, t1, t2
    lw s5, 192(a0)
    lw s1, 156(a1)
    lw t3, 160(a1)
    lw s6, 196(a0)
    pq_mmadd t4, s8, s1, t0
    pq_mnmsub s9, a5, s1, t5
    lw s0, 168(a1)
    lw s11, 224(a0)
    lw t1, 228(a0)
    pq_mnmsub a3, s8, s1, t0
    pq_mmadd t2, a5, s1, t5
    lw s7, 164(a1)
    pq_mmadd t0, s2, s0, s10
    pq_mmadd s8, t2, t3, t4
    pq_mmadd s1, s9, s7, a3
    pq_mnmsub a5, t2, t3, t4
    pq_mnmsub t5, s2, s0, s10
    pq_mnmsub t2, s9, s7, a3
    sw s8, 160(a0)
    pq_mmadd t3, a4, s0, s3
    lw t4, 236(a0)
    sw a5, 164(a0)
    lw s2, 200(a0)
    lw s10, 204(a0)
    pq_mnmsub s7, a4, s0, s3
    sw s1, 168(a0)
    sw t2, 172(a0)
    lw a3, 208(a0)
    lw s3, 232(a0)
    lw s9, 240(a0)
    lw s8, 212(a0)
    lw a5, 172(a1)
    lw s0, 180(a1)
    lw a4, 176(a1)
    pq_mmadd s1, t3, a5, t0
    pq_mmadd t2, s11, s0, s5
    pq_mnmsub t0, t3, a5, t0
    pq_mnmsub a5, s11, s0, s5
    pq_mnmsub t3, s7, a4, t5
    pq_mmadd s5, s7, a4, t5
    pq_mmadd s11, t1, s0, s6
    sw t0, 180(a0)
    pq_mnmsub t5, t1, s0, s6
    pq_mmadd a4, s3, s0, s2
    lw s7, 252(a0)
    pq_mnmsub t0, s3, s0, s2
    sw s1, 176(a0)
    pq_mnmsub t1, t4, s0, s10
    lw s6, 216(a0)
    pq_mmadd s2, s9, s0, a3
    sw t3, 188(a0)
    lw s3, 248(a0)
    lw s1, 220(a0)
    sw s5, 184(a0)
    pq_mmadd t3, t4, s0, s10
    pq_mnmsub s5, s9, s0, a3
    pq_mmadd s10, s7, s0, s1
    pq_mmadd t4, a6, s0, s8
    pq_mmadd a3, s3, s0, s6
    pq_mnmsub s9, s3, s0, s6
    lw s3, 184(a1)
    pq_mnmsub s6, a6, s0, s8
    pq_mnmsub a6, s7, s0, s1
    pq_mmadd s8, s2, s3, t2
    pq_mnmsub s0, s2, s3, t2
    pq_mnmsub s1, t4, s3, s11
    pq_mmadd s7, a3, s3, a4
    pq_mnmsub a4, a3, s3, a4
    lw a3, 188(a1)
    pq_mmadd t2, s10, s3, t3
    pq_mnmsub s2, s10, s3, t3
    pq_mmadd s11, t4, s3, s11
    pq_mmadd t4, s7, a3, s8
    lw s10, 200(a1)
    pq_mnmsub t3, s7, a3, s8
    lw s3, 192(a1)
    pq_mmadd s7, t2, a3, s11
    pq_mnmsub s8, t2, a3, s11
    lw t2, 196(a1)
    pq_mmadd a3, a4, s10, s0
    pq_mnmsub s11, s7, s3, t4
    pq_mmadd s3, s7, s3, t4
    pq_mmadd s7, s8, t2, t3
    pq_mmadd t4, s2, s10, s1
    pq_mnmsub s0, a4, s10, s0
    lw a4, 284(a0)
    sw s3, 192(a0)
    sw s11, 196(a0)
    pq_mnmsub s3, s8, t2, t3
    lw s11, 204(a1)
    pq_mnmsub t2, s2, s10, s1
    lw t3, 208(a1)
    sw s7, 200(a0)
    pq_mmadd s8, t4, s11, a3
    pq_mnmsub s1, t4, s11, a3
    sw s3, 204(a0)
    lw s2, 212(a1)
    pq_mmadd s10, t2, t3, s0
    pq_mnmsub s7, t2, t3, s0
    pq_mmadd a3, s5, s2, a5
    sw s8, 208(a0)
    sw s1, 212(a0)
    pq_mnmsub s11, s6, s2, t5
    pq_mmadd t4, s9, s2, t0
    pq_mmadd s3, a6, s2, t1
    sw s10, 216(a0)
    sw s7, 220(a0)
    lw t2, 288(a0)
    lw s0, 216(a1)
    pq_mmadd t3, s6, s2, t5
    pq_mnmsub s8, s9, s2, t0
    lw s1, 220(a1)
    lw t0, 260(a0)
    lw s10, 256(a0)
    pq_mmadd s7, t4, s0, a3
    lw s6, 292(a0)
    pq_mnmsub t5, s5, s2, a5
    pq_mmadd s9, s3, s0, t3
    pq_mnmsub a5, a6, s2, t1
    lw s5, 228(a1)
    pq_mnmsub t1, s3, s0, t3
    lw a6, 224(a1)
    pq_mnmsub s2, t4, s0, a3
    pq_mmadd s3, s9, s1, s7
    pq_mnmsub t3, s8, s5, t5
    pq_mnmsub s0, t1, a6, s2
    sw s3, 224(a0)
    pq_mnmsub s1, s9, s1, s7
    pq_mmadd s2, t1, a6, s2
    lw a3, 312(a1)
    sw s1, 228(a0)
    lw t4, 264(a0)
    lw s3, 296(a0)
    pq_mnmsub s7, a5, s5, s11
    pq_mmadd s9, a5, s5, s11
    sw s2, 232(a0)
    lw t1, 300(a0)
    sw s0, 236(a0)
    lw a6, 272(a0)
    pq_mmadd s1, s8, s5, t5
    lw a5, 356(a1)
    pq_mnmsub s11, s4, t6, ra
    lw s2, 304(a0)
    lw t6, 276(a0)
    lw s5, 308(a0)
    lw s0, 232(a1)
    lw s8, 240(a1)
    lw ra, 236(a1)
    pq_mmadd t5, s9, s0, s1
    pq_mmadd s4, t2, s8, s10
    pq_mnmsub s0, s9, s0, s1
    pq_mnmsub s1, t2, s8, s10
    pq_mmadd s9, s7, ra, t3
    pq_mnmsub t2, s7, ra, t3
    sw t5, 240(a0)
    pq_mmadd s10, s6, s8, t0
    sw s0, 244(a0)
    pq_mnmsub ra, s6, s8, t0
    sw a2, 8(a0)
    pq_mmadd s7, s3, s8, t4
    pq_mnmsub t3, s3, s8, t4
    sw s11, 156(a0)
    sw s9, 248(a0)
    lw t5, 280(a0)
    lw s0, 268(a0)
    lw t4, 316(a0)
    sw t2, 252(a0)
    lw s9, 312(a0)
    pq_mmadd s11, s2, s8, a6
    pq_mnmsub t0, s2, s8, a6
    pq_mmadd s6, s5, s8, t6
    pq_mnmsub a2, s5, s8, t6
    pq_mmadd s3, s9, s8, t5
    pq_mnmsub t2, s9, s8, t5
    lw a6, 244(a1)
    pq_mmadd s2, t4, s8, a4
    pq_mnmsub s5, t4, s8, a4
    pq_mmadd t5, s11, a6, s4
    pq_mmadd t6, t1, s8, s0
    pq_mnmsub s9, s11, a6, s4
    pq_mmadd a4, s6, a6, s10
    pq_mnmsub t4, s6, a6, s10
    pq_mmadd s4, s3, a6, s7
    pq_mnmsub s11, s3, a6, s7
    lw s6, 248(a1)
    pq_mmadd s10, s2, a6, t6
    lw s3, 252(a1)
    pq_mnmsub s7, s2, a6, t6
    pq_mmadd a6, s4, s6, t5
    lw s2, 260(a1)
    pq_mmadd t6, s10, s6, a4
    pq_mnmsub a4, s10, s6, a4
    lw s10, 256(a1)
    pq_mnmsub s4, s4, s6, t5
    pq_mmadd s6, s11, s2, s9
    pq_mmadd t5, t6, s3, a6
    pq_mnmsub a6, t6, s3, a6
    pq_mnmsub t6, s11, s2, s9
    pq_mmadd s3, a4, s10, s4
    pq_mnmsub a4, a4, s10, s4
    sw t5, 256(a0)
    pq_mmadd s4, s7, s2, t4
    pq_mnmsub s9, t1, s8, s0
    sw a6, 260(a0)
    pq_mnmsub s10, s7, s2, t4
    lw s0, 264(a1)
    lw s11, 268(a1)
    sw s3, 264(a0)
    pq_mmadd t5, s4, s0, s6
    pq_mnmsub s7, s4, s0, s6
    lw t1, 340(a0)
    lw s8, 272(a1)
    pq_mmadd a6, s10, s11, t6
    pq_mnmsub s2, s10, s11, t6
    pq_mmadd t4, t0, s8, s1
    pq_mnmsub s3, t0, s8, s1
    pq_mmadd s0, a2, s8, ra
    sw t5, 272(a0)
    pq_mnmsub s4, t2, s8, t3
    sw s7, 276(a0)
    pq_mnmsub s11, a2, s8, ra
    pq_mmadd ra, t2, s8, t3
    pq_mmadd s6, s5, s8, s9
    lw t2, 320(a0)
    pq_mnmsub s10, s5, s8, s9
    sw s2, 284(a0)
    lw t6, 352(a0)
    lw s8, 276(a1)
    lw t0, 280(a1)
    lw a2, 324(a0)
    pq_mmadd s7, ra, s8, t4
    lw s1, 356(a0)
    pq_mnmsub t5, ra, s8, t4
    lw s2, 288(a1)
    pq_mmadd t3, s6, s8, s0
    pq_mnmsub s5, s6, s8, s0
    pq_mmadd s9, s4, s2, s3
    sw a4, 268(a0)
    lw ra, 284(a1)
    pq_mnmsub t4, t3, t0, s7
    pq_mmadd a4, s10, s2, s11
    pq_mnmsub s0, s4, s2, s3
    pq_mmadd s6, t3, t0, s7
    pq_mmadd s8, s5, ra, t5
    pq_mnmsub s3, s5, ra, t5
    sw s6, 288(a0)
    sw t4, 292(a0)
    lw s4, 328(a0)
    lw s5, 360(a0)
    sw a6, 280(a0)
    lw t0, 332(a0)
    pq_mnmsub s7, s10, s2, s11
    sw s8, 296(a0)
    lw s6, 364(a0)
    lw a6, 336(a0)
    lw t3, 432(a1)
    lw ra, 368(a0)
    lw s10, 372(a0)
    lw t5, 292(a1)
    lw t4, 300(a1)
    lw s2, 296(a1)
    pq_mmadd s11, a4, t5, s9
    pq_mnmsub s8, a4, t5, s9
    pq_mnmsub a4, t6, t4, t2
    pq_mmadd s9, s7, s2, s0
    sw s8, 308(a0)
    sw s11, 304(a0)
    pq_mmadd t5, s1, t4, a2
    pq_mnmsub s8, s1, t4, a2
    pq_mnmsub s1, s5, t4, s4
    pq_mnmsub s0, s7, s2, s0
    pq_mmadd s11, s5, t4, s4
    pq_mmadd a2, s6, t4, t0
    sw s9, 312(a0)
    sw s0, 316(a0)
    lw s2, 344(a0)
    lw s7, 376(a0)
    lw s4, 348(a0)
    pq_mnmsub s5, s6, t4, t0
    lw s6, 304(a1)
    lw s0, 380(a0)
    pq_mmadd s9, ra, t4, a6
    pq_mnmsub t0, ra, t4, a6
    pq_mmadd ra, t6, t4, t2
    pq_mmadd a6, s10, t4, t1
    pq_mmadd t2, s7, t4, s2
    pq_mnmsub t6, s7, t4, s2
    pq_mmadd s2, s0, t4, s4
    pq_mnmsub s7, s10, t4, t1
    pq_mmadd t1, a6, s6, t5
    pq_mmadd s10, s9, s6, ra
    pq_mnmsub ra, s9, s6, ra
    pq_mmadd s9, t2, s6, s11
    pq_mnmsub s0, s0, t4, s4
    lw s4, 308(a1)
    pq_mmadd t4, s2, s6, a2
    pq_mnmsub t2, t2, s6, s11
    pq_mnmsub s11, a6, s6, t5
    pq_mnmsub a6, s2, s6, a2
    pq_mmadd s2, s9, s4, s10
    lw t5, 320(a1)
    lw a2, 316(a1)
    pq_mnmsub s6, s9, s4, s10
    pq_mmadd s9, t4, s4, t1
    pq_mnmsub s10, t4, s4, t1
    pq_mmadd t1, t2, t5, ra
    pq_mnmsub s4, s9, a3, s2
    pq_mmadd t4, a6, t5, s11
    pq_mnmsub ra, t2, t5, ra
    pq_mmadd t2, s9, a3, s2
    pq_mmadd a3, s10, a2, s6
    pq_mnmsub s2, s10, a2, s6
    sw t2, 320(a0)
    sw s4, 324(a0)
    lw s9, 324(a1)
    sw a3, 328(a0)
    lw s6, 328(a1)
    pq_mmadd a2, t4, s9, t1
    pq_mnmsub s10, t4, s9, t1
    pq_mnmsub t2, a6, t5, s11
    sw s2, 332(a0)
    lw s4, 332(a1)
    pq_mmadd a3, t2, s6, ra
    pq_mnmsub a6, t2, s6, ra
    pq_mnmsub t1, t0, s4, a4
    sw a2, 336(a0)
    pq_mmadd s9, s7, s4, s8
    sw s10, 340(a0)
    pq_mnmsub ra, t6, s4, s1
    pq_mnmsub t4, s7, s4, s8
    pq_mmadd t5, t6, s4, s1
    pq_mmadd s11, s0, s4, s5
    pq_mnmsub s2, s0, s4, s5
    sw a6, 348(a0)
    pq_mmadd t2, t0, s4, a4
    lw s6, 384(a0)
    lw a2, 416(a0)
    lw s10, 336(a1)
    lw s7, 340(a1)
    lw s8, 388(a0)
    pq_mmadd s1, t5, s10, t2
    lw t6, 420(a0)
    lw s0, 348(a1)
    pq_mmadd t0, s11, s10, s9
    lw s5, 344(a1)
    pq_mmadd s4, ra, s0, t1
    pq_mnmsub a6, s11, s10, s9
    pq_mmadd a4, t0, s7, s1
    pq_mnmsub s9, t5, s10, t2
    pq_mnmsub s11, t0, s7, s1
    pq_mnmsub t5, ra, s0, t1
    pq_mmadd t2, a6, s5, s9
    pq_mnmsub s10, a6, s5, s9
    sw a4, 352(a0)
    pq_mmadd t0, s2, s0, t4
    sw s11, 356(a0)
    lw s1, 424(a0)
    lw s7, 396(a0)
    sw s10, 364(a0)
    sw t2, 360(a0)
    sw s3, 300(a0)
    lw s9, 392(a0)
    lw ra, 400(a0)
    lw t1, 432(a0)
    lw a6, 428(a0)
    lw t2, 404(a0)
    lw a4, 436(a0)
    lw s3, 352(a1)
    lw s5, 360(a1)
    pq_mnmsub s11, s2, s0, t4
    pq_mmadd s10, t0, s3, s4
    pq_mmadd s0, a2, s5, s6
    pq_mnmsub s2, t0, s3, s4
    pq_mmadd t4, s11, a5, t5
    pq_mnmsub t0, s11, a5, t5
    pq_mnmsub s3, a2, s5, s6
    sw s10, 368(a0)
    pq_mmadd a2, a4, s5, t2
    pq_mmadd s4, t6, s5, s8
    pq_mnmsub a5, t6, s5, s8
    pq_mnmsub s11, s1, s5, s9
    sw t4, 376(a0)
    pq_mnmsub t5, a6, s5, s7
    sw t0, 380(a0)
    lw s6, 412(a0)
    pq_mmadd s10, a6, s5, s7
    lw a6, 408(a0)
    pq_mmadd s8, s1, s5, s9
    lw t6, 440(a0)
    lw t4, 444(a0)
    pq_mmadd t0, t1, s5, ra
    pq_mnmsub s7, t1, s5, ra
    pq_mnmsub s1, a4, s5, t2
    pq_mmadd s9, t6, s5, a6
    pq_mnmsub ra, t6, s5, a6
    lw t1, 364(a1)
    pq_mmadd t2, t4, s5, s6
    pq_mnmsub a4, t4, s5, s6
    pq_mnmsub a6, a2, t1, s4
    lw t6, 368(a1)
    pq_mmadd s5, t0, t1, s0
    pq_mnmsub s6, t0, t1, s0
    pq_mmadd t4, a2, t1, s4
    lw t0, 508(a0)
    pq_mmadd s0, s9, t1, s8
    pq_mmadd a2, t2, t1, s10
    pq_mnmsub s4, t2, t1, s10
    pq_mmadd t2, s0, t6, s5
    pq_mnmsub s10, s9, t1, s8
    lw t1, 380(a1)
    pq_mnmsub s8, s0, t6, s5
    lw s9, 372(a1)
    lw s0, 376(a1)
    pq_mmadd s5, a2, t6, t4
    pq_mnmsub a2, a2, t6, t4
    pq_mmadd t4, s10, t1, s6
    pq_mmadd t6, s5, s9, t2
    pq_mnmsub t2, s5, s9, t2
    pq_mnmsub s5, s4, t1, a6
    pq_mnmsub s9, s10, t1, s6
    pq_mmadd s6, a2, s0, s8
    pq_mnmsub s0, a2, s0, s8
    sw t6, 384(a0)
    pq_mmadd s10, s4, t1, a6
    sw t2, 388(a0)
    lw a2, 384(a1)
    lw t1, 388(a1)
    sw s6, 392(a0)
    pq_mmadd s8, s10, a2, t4
    pq_mnmsub s4, s10, a2, t4
    sw s0, 396(a0)
    lw t6, 392(a1)
    pq_mmadd a2, s5, t1, s9
    pq_mnmsub a6, s5, t1, s9
    pq_mmadd s0, s7, t6, s3
    pq_mnmsub t2, s7, t6, s3
    sw s8, 400(a0)
    pq_mmadd s6, s1, t6, a5
    pq_mmadd s10, ra, t6, s11
    sw s4, 404(a0)
    pq_mnmsub t4, s1, t6, a5
    pq_mnmsub s1, a4, t6, t5
    pq_mnmsub t1, ra, t6, s11
    pq_mmadd s5, a4, t6, t5
    sw a2, 408(a0)
    lw s9, 480(a0)
    sw a6, 412(a0)
    lw s11, 484(a0)
    sw s2, 372(a0)
    lw s3, 448(a0)
    lw ra, 396(a1)
    lw a5, 400(a1)
    lw t6, 452(a0)
    pq_mmadd s4, s10, ra, s0
    pq_mnmsub s7, s10, ra, s0
    sw a3, 344(a0)
    lw a3, 408(a1)
    pq_mmadd a2, s5, ra, s6
    pq_mnmsub s8, s5, ra, s6
    lw s6, 404(a1)
    pq_mmadd s5, t1, a3, t2
    pq_mmadd a4, a2, a5, s4
    pq_mnmsub t5, a2, a5, s4
    pq_mnmsub a6, t1, a3, t2
    pq_mmadd s2, s8, s6, s7
    pq_mnmsub s0, s8, s6, s7
    sw t5, 420(a0)
    lw ra, 456(a0)
    lw s10, 488(a0)
    lw a2, 460(a0)
    pq_mnmsub a5, s1, a3, t4
    pq_mmadd s4, s1, a3, t4
    sw s2, 424(a0)
    lw t1, 492(a0)
    lw t2, 464(a0)
    lw s6, 496(a0)
    lw s7, 468(a0)
    lw s8, 412(a1)
    lw t4, 500(a0)
    lw t5, 420(a1)
    lw s1, 416(a1)
    pq_mmadd a3, s4, s8, s5
    pq_mmadd s2, s9, t5, s3
    pq_mnmsub s4, s4, s8, s5
    sw s0, 428(a0)
    pq_mmadd s5, a5, s1, a6
    pq_mnmsub s1, a5, s1, a6
    pq_mnmsub s8, s9, t5, s3
    sw a3, 432(a0)
    pq_mmadd s0, s11, t5, t6
    sw s4, 436(a0)
    pq_mnmsub s4, s11, t5, t6
    lw a5, 472(a0)
    pq_mmadd a6, s10, t5, ra
    pq_mnmsub s3, s10, t5, ra
    pq_mmadd s9, t1, t5, a2
    sw s5, 440(a0)
    pq_mnmsub s10, t1, t5, a2
    sw s1, 444(a0)
    lw a3, 504(a0)
    lw s11, 424(a1)
    lw t6, 476(a0)
    pq_mmadd ra, s6, t5, t2
    pq_mmadd s5, t4, t5, s7
    pq_mnmsub t1, a3, t5, a5
    pq_mmadd a2, t0, t5, t6
    pq_mmadd s1, a3, t5, a5
    pq_mnmsub a3, ra, s11, s2
    pq_mnmsub a5, t0, t5, t6
    sw a4, 416(a0)
    pq_mmadd t0, ra, s11, s2
    pq_mmadd t6, s5, s11, s0
    pq_mnmsub a4, s5, s11, s0
    pq_mmadd ra, s1, s11, a6
    lw s2, 428(a1)
    pq_mnmsub s0, a2, s11, s9
    pq_mnmsub s1, s1, s11, a6
    pq_mmadd s5, a2, s11, s9
    lw a6, 440(a1)
    pq_mmadd a2, ra, s2, t0
    pq_mnmsub s11, ra, s2, t0
    pq_mmadd s9, s5, s2, t6
    pq_mnmsub ra, s6, t5, t2
    pq_mnmsub s5, s5, s2, t6
    lw t0, 436(a1)
    pq_mmadd t2, s1, a6, a3
    pq_mnmsub s6, s9, t3, a2
    pq_mnmsub s2, s1, a6, a3
    pq_mmadd t6, s5, t0, s11
    pq_mmadd s1, s9, t3, a2
    lw a3, 444(a1)
    pq_mnmsub a2, s5, t0, s11
    pq_mmadd s9, s0, a6, a4
    sw s6, 452(a0)
    sw s1, 448(a0)
    pq_mnmsub s0, s0, a6, a4
    lw t3, 448(a1)
    pq_mnmsub s5, s9, a3, t2
    sw a2, 460(a0)
    pq_mnmsub t0, t4, t5, s7
    sw t6, 456(a0)
    pq_mmadd s11, s9, a3, t2
    lw a2, 452(a1)
    pq_mmadd s6, s0, t3, s2
    pq_mnmsub s1, s0, t3, s2
    pq_mmadd s2, ra, a2, s8
    pq_mnmsub a4, ra, a2, s8
    sw s11, 464(a0)
    pq_mmadd s7, t1, a2, s3
    pq_mmadd t4, t0, a2, s4
    sw s5, 468(a0)
    pq_mnmsub t2, t0, a2, s4
    pq_mnmsub a6, t1, a2, s3
    pq_mnmsub a3, a5, a2, s10
    sw s1, 476(a0)
    pq_mmadd t5, a5, a2, s10
    sw s6, 472(a0)
    lw t6, 456(a1)
    lw t0, 460(a1)
    lw t3, 468(a1)
    pq_mmadd s5, s7, t6, s2
    pq_mnmsub s0, s7, t6, s2
    pq_mmadd a5, t5, t6, t4
    pq_mnmsub s6, t5, t6, t4
    lw s11, 464(a1)
    pq_mmadd ra, a6, t3, a4
    pq_mmadd s3, a5, t0, s5
    pq_mnmsub t1, a5, t0, s5
    pq_mmadd t6, s6, s11, s0
    pq_mnmsub s4, s6, s11, s0
    sw s3, 480(a0)
    pq_mmadd s9, a3, t3, t2
    pq_mnmsub s8, a6, t3, a4
    sw t1, 484(a0)
    lw s10, 472(a1)
    pq_mnmsub a2, a3, t3, t2
    sw s4, 492(a0)
    lw s7, 476(a1)
    pq_mmadd s2, s9, s10, ra
    sw t6, 488(a0)
    pq_mmadd t5, a2, s7, s8
    pq_mnmsub a4, s9, s10, ra
    pq_mnmsub t4, a2, s7, s8
    sw s2, 496(a0)
    addi a0, a0, 512
    sw a4, -12(a0)
    sw t4, -4(a0)
    addi a1, a1, 480
    sw t5, -8(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw ra, 64(sp)
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s10, 56(sp)
    lw s6, 40(sp)
    lw s11, 60(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size mldsa_ntt, . - mldsa_ntt

    .section .rodata
    .balign 8
.Lconstants:
    .word 25847, 5771523, 237124, 7602457, 7861508, 7504169, 1826347, 2353451
    .word 8021166, 6288512, 3119733, 5495562, 466468, 3111497, 2680103, 0
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

# ntt of ml-dsa-44, variant "scheduled" of design "cva6-ntt", scheduled for cva6-superscalar with register_read_ports = 5:
# 2,140 -> 1,931 cycles, 4,898 -> 4,888 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant scheduled --kernel start/scheduled/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, butterflies scheduled for two commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -64
    sw s8, 32(sp)
    sw s0, 0(sp)
    sw s5, 20(sp)
    sw s1, 4(sp)
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s4, 16(sp)
    sw s2, 8(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    sw ra, 48(sp)
    lw s4, 16(a1)
    sw s7, 28(sp)
    addi a7, a0, 8
    lw s5, 20(a1)
    sw s6, 24(sp)
    lw s2, 8(a1)
    sw s11, 44(sp)
    sw s9, 36(sp)
    lw s0, 0(a1)
    lw s1, 4(a1)
    sw s3, 12(sp)
    lw s3, 12(a1)
    sw s10, 40(sp)
.Lmldsa_ntt_1:
    lw a5, 320(a0)
    lw t2, 64(a0)
    lw t1, 512(a0)
    lw t3, 576(a0)
    lw t0, 0(a0)
    lw t5, 640(a0)
    pq_bfct t2, t3, s0
    pq_bfct t0, t1, s0
    lw s7, 896(a0)
    lw a3, 256(a0)
    lw a4, 768(a0)
    lw t6, 192(a0)
    lw a2, 704(a0)
    pq_bfct a3, a4, s0
    lw t4, 128(a0)
    lw a6, 832(a0)
    pq_bfct t6, a2, s0
    lw s8, 200(a0)
    lw s11, 28(a1)
    pq_bfct t0, a3, s1
    pq_bfct a5, a6, s0
    lw s10, 24(a1)
    lw s6, 384(a0)
    pq_bfct t1, a4, s4
    lw ra, 448(a0)
    lw s9, 960(a0)
    pq_bfct s6, s7, s0
    pq_bfct t4, t5, s0
    pq_bfct t2, a5, s1
    pq_bfct ra, s9, s0
    pq_bfct t3, a6, s4
    pq_bfct t4, s6, s1
    pq_bfct t6, ra, s1
    pq_bfct a2, s9, s4
    pq_bfct t0, t4, s2
    pq_bfct t2, t6, s2
    pq_bfct a3, s6, s3
    pq_bfct t5, s7, s4
    pq_bfct t4, t6, s11
    lw s11, 32(a1)
    pq_bfct a5, ra, s3
    sw t6, 192(a0)
    lw t6, 520(a0)
    pq_bfct a3, a5, s11
    pq_bfct t0, t2, s10
    pq_bfct t3, a2, s5
    lw s11, 584(a0)
    lw s10, 968(a0)
    sw t2, 64(a0)
    lw t2, 36(a1)
    sw a5, 320(a0)
    pq_bfct s6, ra, t2
    sw t0, 0(a0)
    lw a5, 72(a0)
    pq_bfct t1, t5, s5
    lw t2, 48(a1)
    lw t0, 44(a1)
    sw a3, 256(a0)
    pq_bfct t5, a2, t0
    lw t0, 40(a1)
    lw a3, 28(a1)
    sw s6, 384(a0)
    lw s6, 52(a1)
    pq_bfct a5, s11, s0
    sw a2, 704(a0)
    lw a2, 8(a0)
    pq_bfct t1, t3, t0
    pq_bfct a6, s9, t2
    sw ra, 448(a0)
    lw t0, 776(a0)
    pq_bfct a4, s7, t2
    sw t4, 128(a0)
    sw t1, 512(a0)
    lw ra, 56(a1)
    lw t2, 328(a0)
    lw t4, 648(a0)
    pq_bfct s7, s9, ra
    lw t1, 136(a0)
    sw t5, 640(a0)
    sw t3, 576(a0)
    lw t3, 264(a0)
    pq_bfct a2, t6, s0
    pq_bfct a4, a6, s6
    lw ra, 392(a0)
    lw t5, 840(a0)
    sw s9, 960(a0)
    sw a6, 832(a0)
    lw s6, 712(a0)
    pq_bfct t1, t4, s0
    pq_bfct t3, t0, s0
    sw a4, 768(a0)
    lw s9, 904(a0)
    pq_bfct s8, s6, s0
    pq_bfct t2, t5, s0
    lw a6, 24(a1)
    lw a4, 456(a0)
    pq_bfct ra, s9, s0
    pq_bfct a2, t3, s1
    pq_bfct t6, t0, s4
    pq_bfct t1, ra, s1
    sw s7, 896(a0)
    pq_bfct a4, s10, s0
    pq_bfct a2, t1, s2
    pq_bfct a5, t2, s1
    pq_bfct s8, a4, s1
    pq_bfct t4, s9, s4
    pq_bfct a5, s8, s2
    pq_bfct t3, ra, s3
    pq_bfct s11, t5, s4
    pq_bfct t1, s8, a3
    pq_bfct a2, a5, a6
    lw a3, 44(a1)
    pq_bfct t2, a4, s3
    lw s7, 32(a1)
    lw a6, 528(a0)
    sw a2, 8(a0)
    lw a2, 16(a0)
    sw t1, 136(a0)
    lw t1, 40(a1)
    pq_bfct s6, s10, s4
    pq_bfct t3, t2, s7
    pq_bfct t6, t4, s5
    pq_bfct s11, s6, s5
    sw t3, 264(a0)
    lw t3, 80(a0)
    pq_bfct a2, a6, s0
    sw a5, 72(a0)
    pq_bfct t4, s6, a3
    lw s7, 52(a1)
    pq_bfct t6, s11, t1
    lw a5, 36(a1)
    lw a3, 48(a1)
    pq_bfct ra, a4, a5
    sw s11, 584(a0)
    lw t1, 592(a0)
    pq_bfct t3, t1, s0
    sw t2, 328(a0)
    sw a4, 456(a0)
    lw a4, 208(a0)
    sw s6, 712(a0)
    lw a5, 848(a0)
    pq_bfct t5, s10, a3
    pq_bfct t0, s9, a3
    lw s11, 272(a0)
    sw ra, 392(a0)
    lw t2, 56(a1)
    pq_bfct t0, t5, s7
    lw s6, 784(a0)
    lw a3, 336(a0)
    pq_bfct s9, s10, t2
    sw t6, 520(a0)
    sw s10, 968(a0)
    lw s10, 720(a0)
    pq_bfct s11, s6, s0
    lw ra, 656(a0)
    lw t6, 144(a0)
    pq_bfct a4, s10, s0
    sw t0, 776(a0)
    lw s7, 400(a0)
    pq_bfct a3, a5, s0
    lw t2, 976(a0)
    lw t0, 912(a0)
    sw t5, 840(a0)
    pq_bfct t6, ra, s0
    pq_bfct a6, s6, s4
    sw t4, 648(a0)
    lw t5, 464(a0)
    pq_bfct s7, t0, s0
    pq_bfct t5, t2, s0
    pq_bfct t3, a3, s1
    pq_bfct t6, s7, s1
    lw t4, 28(a1)
    pq_bfct a4, t5, s1
    pq_bfct s10, t2, s4
    pq_bfct a2, s11, s1
    pq_bfct t3, a4, s2
    pq_bfct t1, a5, s4
    pq_bfct a2, t6, s2
    sw s9, 904(a0)
    lw s9, 24(a1)
    pq_bfct ra, t0, s4
    pq_bfct a3, t5, s3
    pq_bfct t6, a4, t4
    sw a4, 208(a0)
    lw t4, 48(a1)
    pq_bfct a2, t3, s9
    lw a4, 216(a0)
    lw s9, 32(a1)
    pq_bfct s11, s7, s3
    sw t6, 144(a0)
    lw t6, 36(a1)
    sw t3, 80(a0)
    pq_bfct t1, s10, s5
    pq_bfct s11, a3, s9
    lw t3, 536(a0)
    pq_bfct a6, ra, s5
    sw a2, 16(a0)
    lw s9, 40(a1)
    pq_bfct s7, t5, t6
    pq_bfct a6, t1, s9
    pq_bfct s6, t0, t4
    sw a3, 336(a0)
    lw a2, 24(a0)
    lw t6, 44(a1)
    lw s9, 600(a0)
    pq_bfct a5, t2, t4
    sw s7, 400(a0)
    lw a3, 52(a1)
    lw t4, 88(a0)
    lw s7, 792(a0)
    sw s11, 272(a0)
    pq_bfct s6, a5, a3
    sw t1, 592(a0)
    pq_bfct t4, s9, s0
    pq_bfct ra, s10, t6
    sw a6, 528(a0)
    lw s11, 664(a0)
    sw t5, 464(a0)
    pq_bfct a2, t3, s0
    lw a3, 56(a1)
    lw t1, 728(a0)
    lw t6, 280(a0)
    lw a6, 344(a0)
    pq_bfct a4, t1, s0
    pq_bfct t0, t2, a3
    sw s6, 784(a0)
    sw s10, 720(a0)
    lw t5, 856(a0)
    pq_bfct t6, s7, s0
    lw a3, 408(a0)
    lw s6, 152(a0)
    sw a5, 848(a0)
    lw s10, 920(a0)
    pq_bfct a6, t5, s0
    pq_bfct s6, s11, s0
    sw s8, 200(a0)
    pq_bfct a3, s10, s0
    lw a5, 472(a0)
    lw s8, 984(a0)
    pq_bfct s6, a3, s1
    pq_bfct a2, t6, s1
    pq_bfct a5, s8, s0
    sw t2, 976(a0)
    lw t2, 24(a1)
    pq_bfct t4, a6, s1
    pq_bfct s11, s10, s4
    pq_bfct s9, t5, s4
    pq_bfct a4, a5, s1
    pq_bfct t3, s7, s4
    sw t0, 912(a0)
    lw t0, 32(a1)
    pq_bfct t4, a4, s2
    pq_bfct a2, s6, s2
    pq_bfct a6, a5, s3
    pq_bfct a2, t4, t2
    pq_bfct t1, s8, s4
    pq_bfct t6, a3, s3
    lw t2, 28(a1)
    sw a2, 24(a0)
    lw a2, 32(a0)
    pq_bfct t3, s11, s5
    pq_bfct s6, a4, t2
    pq_bfct s9, t1, s5
    lw t2, 44(a1)
    sw s6, 152(a0)
    pq_bfct t6, a6, t0
    lw s6, 544(a0)
    lw t0, 96(a0)
    sw t6, 280(a0)
    lw t6, 36(a1)
    pq_bfct s11, t1, t2
    pq_bfct a3, a5, t6
    lw t6, 992(a0)
    lw t2, 48(a1)
    sw a6, 344(a0)
    lw a6, 40(a1)
    sw a5, 472(a0)
    sw s11, 664(a0)
    pq_bfct s7, s10, t2
    sw t4, 88(a0)
    pq_bfct t3, s9, a6
    sw t1, 728(a0)
    lw a5, 224(a0)
    lw s11, 736(a0)
    pq_bfct t5, s8, t2
    pq_bfct a2, s6, s0
    lw t4, 52(a1)
    lw t1, 288(a0)
    lw a6, 800(a0)
    lw t2, 352(a0)
    sw a3, 408(a0)
    sw t3, 536(a0)
    lw a3, 608(a0)
    pq_bfct s7, t5, t4
    sw a4, 216(a0)
    lw a4, 160(a0)
    pq_bfct a5, s11, s0
    pq_bfct t1, a6, s0
    lw t3, 56(a1)
    lw t4, 672(a0)
    sw s9, 600(a0)
    lw s9, 928(a0)
    pq_bfct s10, s8, t3
    pq_bfct a2, t1, s1
    sw t5, 856(a0)
    lw t3, 864(a0)
    pq_bfct a4, t4, s0
    pq_bfct t0, a3, s0
    sw s10, 920(a0)
    lw t5, 480(a0)
    pq_bfct t2, t3, s0
    pq_bfct s6, a6, s4
    sw s8, 984(a0)
    pq_bfct t5, t6, s0
    sw s7, 792(a0)
    lw s10, 416(a0)
    pq_bfct t0, t2, s1
    pq_bfct a3, t3, s4
    pq_bfct s10, s9, s0
    pq_bfct a5, t5, s1
    lw s8, 32(a1)
    lw s7, 24(a1)
    sw ra, 656(a0)
    pq_bfct a4, s10, s1
    pq_bfct t0, a5, s2
    pq_bfct a2, a4, s2
    pq_bfct s11, t6, s4
    pq_bfct t2, t5, s3
    pq_bfct a2, t0, s7
    pq_bfct t1, s10, s3
    lw ra, 104(a0)
    lw s7, 28(a1)
    pq_bfct a3, s11, s5
    pq_bfct a4, a5, s7
    lw s7, 48(a1)
    pq_bfct t1, t2, s8
    pq_bfct t4, s9, s4
    sw t0, 96(a0)
    lw t0, 36(a1)
    sw a5, 224(a0)
    lw s8, 40(a1)
    pq_bfct s6, t4, s5
    sw a4, 160(a0)
    sw t2, 352(a0)
    lw a5, 44(a1)
    pq_bfct s10, t5, t0
    lw a4, 504(a0)
    pq_bfct s6, a3, s8
    sw t1, 288(a0)
    lw t0, 52(a1)
    lw t2, 296(a0)
    lw s8, 616(a0)
    lw t1, 808(a0)
    sw s6, 544(a0)
    lw s6, 40(a0)
    pq_bfct a6, s9, s7
    sw a2, 32(a0)
    lw a2, 552(a0)
    pq_bfct t4, s11, a5
    pq_bfct t3, t6, s7
    sw t5, 480(a0)
    sw a3, 608(a0)
    lw a5, 56(a1)
    pq_bfct t2, t1, s0
    pq_bfct a6, t3, t0
    lw s7, 872(a0)
    lw t5, 168(a0)
    sw s11, 736(a0)
    lw a3, 680(a0)
    sw t4, 672(a0)
    lw t0, 232(a0)
    pq_bfct s6, a2, s0
    lw s11, 424(a0)
    lw t4, 744(a0)
    pq_bfct s9, t6, a5
    pq_bfct a2, t1, s4
    pq_bfct s6, t2, s1
    sw t6, 992(a0)
    pq_bfct t5, a3, s0
    sw a6, 800(a0)
    lw a5, 360(a0)
    pq_bfct ra, s8, s0
    sw s10, 416(a0)
    lw t6, 936(a0)
    pq_bfct a5, s7, s0
    sw s9, 928(a0)
    lw a6, 488(a0)
    pq_bfct t0, t4, s0
    pq_bfct ra, a5, s1
    pq_bfct s11, t6, s0
    lw s10, 1000(a0)
    lw s9, 24(a1)
    pq_bfct a6, s10, s0
    pq_bfct t5, s11, s1
    pq_bfct s8, s7, s4
    pq_bfct t0, a6, s1
    sw t3, 864(a0)
    lw t3, 28(a1)
    pq_bfct s6, t5, s2
    pq_bfct ra, t0, s2
    pq_bfct a5, a6, s3
    pq_bfct t4, s10, s4
    pq_bfct a3, t6, s4
    pq_bfct t5, t0, t3
    pq_bfct s6, ra, s9
    lw t3, 32(a1)
    lw s9, 36(a1)
    pq_bfct t2, s11, s3
    sw s6, 40(a0)
    lw s6, 40(a1)
    pq_bfct s11, a6, s9
    pq_bfct t2, a5, t3
    pq_bfct a2, a3, s5
    sw ra, 104(a0)
    lw s9, 48(a1)
    pq_bfct s8, t4, s5
    sw t5, 168(a0)
    lw t3, 44(a1)
    pq_bfct t1, t6, s9
    sw t0, 232(a0)
    lw t0, 56(a1)
    lw ra, 304(a0)
    lw t5, 48(a0)
    sw t2, 296(a0)
    sw s11, 424(a0)
    pq_bfct a3, t4, t3
    lw t2, 624(a0)
    pq_bfct a2, s8, s6
    lw s11, 560(a0)
    lw t3, 816(a0)
    pq_bfct s7, s10, s9
    sw a5, 360(a0)
    lw s6, 52(a1)
    lw s9, 432(a0)
    lw a5, 176(a0)
    pq_bfct t1, s7, s6
    sw t4, 744(a0)
    lw s6, 112(a0)
    pq_bfct t6, s10, t0
    pq_bfct t5, s11, s0
    sw a2, 552(a0)
    sw a6, 488(a0)
    sw s8, 616(a0)
    lw t4, 688(a0)
    pq_bfct ra, t3, s0
    pq_bfct a5, t4, s0
    lw t0, 752(a0)
    lw a2, 944(a0)
    lw a6, 880(a0)
    lw s8, 368(a0)
    pq_bfct s9, a2, s0
    pq_bfct t5, ra, s1
    sw s10, 1000(a0)
    lw s10, 240(a0)
    pq_bfct s8, a6, s0
    sw t1, 808(a0)
    sw s7, 872(a0)
    lw t1, 496(a0)
    pq_bfct a5, s9, s1
    pq_bfct s10, t0, s0
    lw s7, 1008(a0)
    pq_bfct s11, t3, s4
    pq_bfct s6, t2, s0
    pq_bfct t1, s7, s0
    pq_bfct s6, s8, s1
    pq_bfct t2, a6, s4
    pq_bfct s10, t1, s1
    sw t6, 936(a0)
    lw t6, 24(a1)
    pq_bfct t5, a5, s2
    pq_bfct t0, s7, s4
    pq_bfct s6, s10, s2
    pq_bfct ra, s9, s3
    pq_bfct t5, s6, t6
    pq_bfct s8, t1, s3
    lw t6, 28(a1)
    pq_bfct a5, s10, t6
    lw t6, 32(a1)
    pq_bfct t4, a2, s4
    sw a5, 176(a0)
    sw s10, 240(a0)
    lw a5, 36(a1)
    pq_bfct ra, s8, t6
    pq_bfct t2, t0, s5
    pq_bfct s11, t4, s5
    sw s8, 368(a0)
    lw s10, 44(a1)
    lw t6, 40(a1)
    lw s8, 568(a0)
    pq_bfct s9, t1, a5
    pq_bfct s11, t2, t6
    lw a5, 48(a1)
    lw t6, 56(a0)
    sw ra, 304(a0)
    sw t5, 48(a0)
    lw ra, 632(a0)
    pq_bfct t3, a2, a5
    sw s6, 112(a0)
    lw t5, 52(a1)
    pq_bfct t4, t0, s10
    sw t2, 624(a0)
    lw s6, 120(a0)
    pq_bfct t6, s8, s0
    pq_bfct a6, s7, a5
    lw s10, 56(a1)
    lw t2, 440(a0)
    sw t1, 496(a0)
    pq_bfct a2, s7, s10
    lw a5, 248(a0)
    lw t1, 824(a0)
    pq_bfct t3, a6, t5
    sw t0, 752(a0)
    sw s11, 560(a0)
    pq_bfct s6, ra, s0
    lw s10, 312(a0)
    lw t5, 888(a0)
    sw t4, 688(a0)
    sw s9, 432(a0)
    sw t3, 816(a0)
    lw t0, 696(a0)
    lw s9, 376(a0)
    lw s11, 760(a0)
    pq_bfct s10, t1, s0
    sw s7, 1008(a0)
    lw t4, 952(a0)
    lw t3, 184(a0)
    pq_bfct s9, t5, s0
    sw a2, 944(a0)
    pq_bfct t2, t4, s0
    pq_bfct t3, t0, s0
    pq_bfct ra, t5, s4
    sw a6, 880(a0)
    lw s7, 1016(a0)
    sw a3, 680(a0)
    lw a2, 24(a1)
    pq_bfct t6, s10, s1
    pq_bfct a5, s11, s0
    pq_bfct a4, s7, s0
    pq_bfct t3, t2, s1
    pq_bfct s8, t1, s4
    pq_bfct s6, s9, s1
    lw a6, 52(a1)
    lw a3, 28(a1)
    pq_bfct t6, t3, s2
    pq_bfct a5, a4, s1
    pq_bfct s10, t2, s3
    pq_bfct s6, a5, s2
    pq_bfct s11, s7, s4
    pq_bfct t3, a5, a3
    pq_bfct t6, s6, a2
    pq_bfct t0, t4, s4
    sw a5, 248(a0)
    lw a3, 44(a1)
    pq_bfct s9, a4, s3
    lw a2, 32(a1)
    lw a5, 40(a1)
    pq_bfct ra, s11, s5
    sw s6, 120(a0)
    lw s6, 48(a1)
    pq_bfct s10, s9, a2
    pq_bfct s8, t0, s5
    sw t6, 56(a0)
    lw a2, 36(a1)
    sw s10, 312(a0)
    lw t6, 56(a1)
    pq_bfct t5, s7, s6
    pq_bfct t1, t4, s6
    pq_bfct t0, s11, a3
    pq_bfct t2, a4, a2
    pq_bfct s8, ra, a5
    sw a4, 504(a0)
    sw s9, 376(a0)
    sw ra, 632(a0)
    pq_bfct t4, s7, t6
    sw t3, 184(a0)
    sw t0, 696(a0)
    sw s8, 568(a0)
    sw t2, 440(a0)
    pq_bfct t1, t5, a6
    sw s11, 760(a0)
    addi a0, a0, 4
    sw t4, 948(a0)
    sw s7, 1012(a0)
    sw t5, 884(a0)
    sw t1, 820(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a0, a0, -8
    addi a1, a1, 64
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    lw s0, 48(a0)
    lw a2, 40(a0)
    lw t3, 32(a0)
    lw s2, 20(a0)
    lw t0, 0(a1)
    lw t6, 8(a0)
    lw a6, 16(a0)
    lw t1, 4(a1)
    pq_bfct t6, a2, t0
    pq_bfct a6, s0, t0
    lw t2, 0(a0)
    lw s3, 52(a0)
    pq_bfct t2, t3, t0
    lw t5, 36(a0)
    lw t4, 4(a0)
    lw s7, 20(a1)
    lw a4, 12(a0)
    pq_bfct t2, a6, t1
    pq_bfct s2, s3, t0
    lw a5, 44(a0)
    lw s6, 56(a0)
    pq_bfct t4, t5, t0
    lw s5, 24(a0)
    lw s8, 28(a0)
    lw ra, 112(a0)
    lw s4, 16(a1)
    pq_bfct s5, s6, t0
    lw s9, 60(a0)
    lw s11, 28(a1)
    pq_bfct a4, a5, t0
    pq_bfct t4, s2, t1
    lw s1, 40(a1)
    lw a3, 32(a1)
    pq_bfct t6, s5, t1
    pq_bfct s8, s9, t0
    lw s10, 12(a1)
    lw t0, 8(a1)
    pq_bfct a4, s8, t1
    pq_bfct a2, s6, a3
    pq_bfct t2, t6, t0
    pq_bfct t4, a4, t0
    pq_bfct s2, s8, s7
    pq_bfct a6, s5, s7
    lw s7, 48(a1)
    lw t1, 24(a1)
    pq_bfct t3, s0, a3
    pq_bfct t6, a4, s4
    pq_bfct a6, s2, t1
    pq_bfct t5, s3, a3
    lw t0, 116(a0)
    sw a4, 12(a0)
    lw s4, 36(a1)
    lw t1, 44(a1)
    pq_bfct a5, s9, a3
    pq_bfct s5, s8, s11
    pq_bfct t2, t4, s10
    lw a4, 52(a1)
    lw a3, 76(a0)
    lw s11, 56(a1)
    lw s10, 72(a0)
    pq_bfct t5, a5, s4
    sw a6, 16(a0)
    pq_bfct t3, a2, s4
    sw t2, 0(a0)
    lw a6, 64(a0)
    lw s4, 64(a1)
    lw t2, 60(a1)
    sw s2, 20(a0)
    pq_bfct s0, s6, s7
    pq_bfct a2, a5, t1
    lw s2, 88(a0)
    lw t1, 104(a0)
    sw s8, 28(a0)
    lw s8, 100(a0)
    pq_bfct t3, t5, s1
    pq_bfct s3, s9, s7
    lw s1, 84(a1)
    sw a5, 44(a0)
    lw s7, 96(a0)
    lw a5, 108(a0)
    sw t5, 36(a0)
    sw t6, 8(a0)
    pq_bfct s0, s3, a4
    pq_bfct a3, a5, t2
    pq_bfct s6, s9, s11
    sw a2, 40(a0)
    lw t5, 68(a0)
    sw t4, 4(a0)
    lw t6, 68(a1)
    lw a4, 80(a0)
    lw s11, 84(a0)
    pq_bfct t5, s8, t2
    lw a2, 120(a0)
    pq_bfct a4, ra, t2
    sw s3, 52(a0)
    lw t4, 108(a1)
    sw t3, 32(a0)
    sw s9, 60(a0)
    pq_bfct s10, t1, t2
    pq_bfct s2, a2, t2
    pq_bfct a6, s7, t2
    sw s0, 48(a0)
    lw s3, 72(a1)
    sw s6, 56(a0)
    sw s5, 24(a0)
    lw t3, 160(a0)
    pq_bfct s11, t0, t2
    lw s9, 76(a1)
    lw s0, 92(a0)
    pq_bfct t5, s11, s4
    lw s6, 124(a0)
    lw s5, 88(a1)
    pq_bfct s0, s6, t2
    pq_bfct s10, s2, s4
    lw t2, 80(a1)
    pq_bfct a6, a4, s4
    pq_bfct a3, s0, s4
    pq_bfct a6, s10, t6
    pq_bfct t5, a3, t6
    lw s4, 92(a1)
    lw t6, 96(a1)
    pq_bfct a4, s2, t2
    pq_bfct s10, a3, s9
    pq_bfct s11, s0, t2
    pq_bfct a6, t5, s3
    lw s9, 168(a0)
    lw t2, 104(a1)
    sw a3, 76(a0)
    lw s3, 176(a0)
    pq_bfct a4, s11, s1
    pq_bfct a5, s6, s4
    pq_bfct s2, s0, s5
    sw a6, 64(a0)
    sw s10, 72(a0)
    lw a3, 100(a1)
    sw t5, 68(a0)
    lw s1, 128(a1)
    pq_bfct t1, a2, s4
    pq_bfct s7, ra, s4
    sw s2, 88(a0)
    lw t5, 116(a1)
    sw a4, 80(a0)
    lw a4, 180(a0)
    sw s0, 92(a0)
    pq_bfct s8, t0, s4
    pq_bfct s7, t1, t6
    sw s11, 84(a0)
    lw s5, 132(a0)
    lw a6, 184(a0)
    lw s10, 120(a1)
    pq_bfct s8, a5, t6
    pq_bfct ra, a2, t4
    lw s2, 112(a1)
    lw s0, 132(a1)
    lw s4, 124(a1)
    lw s11, 128(a0)
    pq_bfct t1, a5, t2
    pq_bfct s7, s8, a3
    pq_bfct t0, s6, t4
    lw t6, 164(a0)
    sw a5, 108(a0)
    lw t2, 136(a0)
    pq_bfct s11, t3, s10
    lw a3, 144(a0)
    lw a5, 148(a1)
    sw t1, 104(a0)
    pq_bfct ra, t0, s2
    pq_bfct s5, t6, s10
    sw s8, 100(a0)
    lw t4, 172(a0)
    pq_bfct a2, s6, t5
    pq_bfct t2, s9, s10
    sw s7, 96(a0)
    pq_bfct a3, s3, s10
    lw t1, 188(a0)
    sw ra, 112(a0)
    lw s2, 152(a0)
    lw s8, 148(a0)
    lw t5, 136(a1)
    pq_bfct s11, a3, s4
    lw s7, 140(a0)
    lw ra, 156(a0)
    pq_bfct s7, t4, s10
    sw a2, 120(a0)
    pq_bfct ra, t1, s10
    pq_bfct s2, a6, s10
    sw s6, 124(a0)
    lw a2, 152(a1)
    pq_bfct s8, a4, s10
    lw s6, 140(a1)
    lw s10, 160(a1)
    pq_bfct t2, s2, s4
    pq_bfct s7, ra, s4
    pq_bfct s5, s8, s4
    lw s4, 168(a1)
    pq_bfct a3, s2, s6
    pq_bfct s11, t2, s1
    sw t0, 116(a0)
    pq_bfct s5, s7, s1
    pq_bfct s11, s5, s0
    pq_bfct s8, ra, s6
    lw t0, 144(a1)
    pq_bfct s2, ra, a5
    pq_bfct t2, s7, t5
    sw s11, 128(a0)
    lw s1, 156(a1)
    pq_bfct t6, a4, a2
    pq_bfct s9, a6, a2
    sw s5, 132(a0)
    lw s0, 164(a1)
    pq_bfct t4, t1, a2
    sw t2, 136(a0)
    lw a5, 228(a0)
    sw s7, 140(a0)
    sw s2, 152(a0)
    lw s6, 184(a1)
    pq_bfct a3, s8, t0
    pq_bfct t3, s3, a2
    lw t5, 180(a1)
    lw s11, 176(a1)
    sw ra, 156(a0)
    sw s8, 148(a0)
    lw t0, 192(a0)
    pq_bfct t3, s9, s1
    pq_bfct t6, t4, s1
    lw s8, 244(a0)
    lw s5, 224(a0)
    lw t2, 236(a0)
    lw s7, 204(a0)
    pq_bfct s9, t4, s0
    lw s2, 240(a0)
    lw a2, 196(a0)
    pq_bfct t0, s5, t5
    pq_bfct t3, t6, s10
    lw s1, 232(a0)
    lw ra, 200(a0)
    pq_bfct a4, t1, s4
    lw s0, 172(a1)
    lw s10, 192(a1)
    pq_bfct s3, a6, s4
    sw s9, 168(a0)
    lw s9, 248(a0)
    pq_bfct s3, a4, s0
    pq_bfct a6, t1, s11
    lw s4, 208(a0)
    pq_bfct ra, s1, t5
    lw s0, 196(a1)
    lw s11, 216(a0)
    sw t6, 164(a0)
    lw t6, 212(a0)
    pq_bfct a2, a5, t5
    sw a6, 184(a0)
    sw a4, 180(a0)
    pq_bfct t6, s8, t5
    pq_bfct s4, s2, t5
    sw t3, 160(a0)
    lw a6, 252(a0)
    pq_bfct s11, s9, t5
    pq_bfct a2, t6, s6
    lw a4, 220(a0)
    lw t3, 200(a1)
    pq_bfct t0, s4, s6
    pq_bfct ra, s11, s6
    sw a3, 144(a0)
    pq_bfct s7, t2, t5
    pq_bfct a4, a6, t5
    lw a3, 212(a1)
    lw t5, 280(a0)
    sw t1, 188(a0)
    lw t1, 188(a1)
    pq_bfct s5, s2, a3
    pq_bfct s7, a4, s6
    pq_bfct t0, ra, t1
    pq_bfct s4, s11, t3
    pq_bfct a2, s7, t1
    sw s3, 176(a0)
    pq_bfct a5, s8, a3
    lw s6, 204(a1)
    lw t1, 208(a1)
    pq_bfct t0, a2, s10
    sw a2, 196(a0)
    lw s3, 228(a1)
    pq_bfct t6, a4, t3
    lw s10, 224(a1)
    lw a2, 220(a1)
    pq_bfct ra, s7, s0
    sw t0, 192(a0)
    pq_bfct s11, a4, t1
    pq_bfct s4, t6, s6
    sw s7, 204(a0)
    pq_bfct t2, a6, a3
    sw a4, 220(a0)
    lw s6, 236(a1)
    sw ra, 200(a0)
    sw t4, 172(a0)
    lw t3, 216(a1)
    sw t6, 212(a0)
    lw s0, 332(a1)
    sw s11, 216(a0)
    lw t0, 240(a1)
    pq_bfct s1, s9, a3
    lw t1, 288(a0)
    lw s7, 256(a0)
    pq_bfct a5, t2, t3
    pq_bfct s8, a6, s3
    sw s4, 208(a0)
    lw a4, 232(a1)
    lw ra, 244(a1)
    lw t4, 304(a0)
    pq_bfct s5, s1, t3
    lw t6, 292(a0)
    lw s11, 272(a0)
    lw a3, 260(a0)
    pq_bfct s5, a5, a2
    lw s4, 248(a1)
    lw t3, 300(a0)
    pq_bfct s7, t1, t0
    pq_bfct s2, s9, s3
    pq_bfct a3, t6, t0
    lw a2, 264(a0)
    lw s3, 256(a1)
    pq_bfct s1, t2, s10
    sw s5, 224(a0)
    pq_bfct s2, s8, a4
    sw s1, 232(a0)
    lw s10, 252(a1)
    lw s5, 312(a0)
    lw a4, 268(a0)
    pq_bfct s11, t4, t0
    sw s2, 240(a0)
    sw t2, 236(a0)
    sw a5, 228(a0)
    pq_bfct s9, a6, s6
    sw s8, 244(a0)
    lw s1, 308(a0)
    lw s6, 284(a0)
    lw s2, 296(a0)
    pq_bfct s7, s11, ra
    pq_bfct t5, s5, t0
    lw t2, 276(a0)
    lw a5, 316(a0)
    pq_bfct a4, t3, t0
    sw a6, 252(a0)
    pq_bfct s6, a5, t0
    lw s8, 260(a1)
    pq_bfct t2, s1, t0
    pq_bfct a2, s2, t0
    pq_bfct a3, t2, ra
    lw a6, 268(a1)
    lw t0, 272(a1)
    pq_bfct a2, t5, ra
    pq_bfct a4, s6, ra
    pq_bfct a3, a4, s4
    sw s9, 248(a0)
    lw ra, 264(a1)
    pq_bfct s11, t5, s8
    pq_bfct t2, s6, s8
    pq_bfct s7, a2, s4
    pq_bfct s2, s5, t0
    pq_bfct s11, t2, ra
    pq_bfct a2, a4, s3
    pq_bfct t5, s6, a6
    lw s9, 276(a1)
    lw s8, 288(a1)
    lw s4, 280(a1)
    sw a4, 268(a0)
    lw ra, 284(a1)
    pq_bfct t6, s1, t0
    pq_bfct t3, a5, t0
    sw a2, 264(a0)
    pq_bfct t1, t4, t0
    lw s3, 352(a0)
    lw a6, 356(a0)
    pq_bfct s7, a3, s10
    lw a4, 320(a1)
    lw a2, 292(a1)
    pq_bfct t6, t3, s9
    sw a3, 260(a0)
    sw t2, 276(a0)
    lw t0, 320(a0)
    lw s10, 296(a1)
    lw t2, 300(a1)
    pq_bfct t1, s2, s9
    sw s6, 284(a0)
    lw a3, 360(a0)
    pq_bfct t4, s5, s8
    lw s6, 332(a0)
    pq_bfct s2, t3, ra
    lw s9, 364(a0)
    pq_bfct t1, t6, s4
    sw t6, 292(a0)
    pq_bfct s1, a5, s8
    sw t3, 300(a0)
    lw ra, 336(a0)
    sw s7, 256(a0)
    lw s4, 308(a1)
    lw t6, 328(a0)
    pq_bfct s5, a5, s10
    sw t1, 288(a0)
    pq_bfct t0, s3, t2
    lw s8, 324(a0)
    lw t3, 372(a0)
    pq_bfct t4, s1, a2
    lw s7, 368(a0)
    lw a2, 340(a0)
    sw a5, 316(a0)
    lw t1, 376(a0)
    sw t5, 280(a0)
    pq_bfct ra, s7, t2
    sw s2, 296(a0)
    lw s10, 312(a1)
    pq_bfct s6, s9, t2
    pq_bfct a2, t3, t2
    sw t4, 304(a0)
    lw a5, 344(a0)
    pq_bfct t6, a3, t2
    lw t5, 304(a1)
    lw s2, 316(a1)
    pq_bfct s8, a6, t2
    sw s5, 312(a0)
    lw t4, 324(a1)
    sw s11, 272(a0)
    lw s5, 348(a0)
    pq_bfct a5, t1, t2
    sw s1, 308(a0)
    lw s11, 328(a1)
    lw s1, 380(a0)
    pq_bfct t6, a5, t5
    pq_bfct t0, ra, t5
    pq_bfct s3, s7, s0
    pq_bfct s5, s1, t2
    pq_bfct a3, t1, s0
    pq_bfct s8, a2, t5
    pq_bfct s6, s5, t5
    pq_bfct t0, t6, s4
    lw t2, 344(a1)
    lw t5, 336(a1)
    pq_bfct ra, a5, a4
    pq_bfct s9, s1, s0
    pq_bfct a2, s5, a4
    pq_bfct s8, s6, s4
    pq_bfct a5, s5, s11
    lw a4, 364(a1)
    lw s4, 412(a1)
    pq_bfct t0, s8, s10
    lw s11, 368(a1)
    lw s10, 348(a1)
    sw t0, 320(a0)
    lw t0, 340(a1)
    pq_bfct ra, a2, t4
    sw s8, 324(a0)
    sw s5, 348(a0)
    lw t4, 356(a1)
    pq_bfct t6, s6, s2
    sw a5, 344(a0)
    lw s8, 384(a0)
    pq_bfct a6, t3, s0
    pq_bfct s3, a3, t5
    lw s5, 388(a0)
    lw s0, 420(a0)
    pq_bfct a6, s9, t5
    lw s2, 416(a0)
    lw a5, 360(a1)
    sw s6, 332(a0)
    lw t5, 392(a0)
    pq_bfct a3, s9, t2
    pq_bfct t3, s1, s10
    sw ra, 336(a0)
    lw s6, 428(a0)
    lw t2, 352(a1)
    lw ra, 376(a1)
    pq_bfct s5, s0, a5
    sw t6, 328(a0)
    pq_bfct s3, a6, t0
    lw t6, 424(a0)
    lw t0, 396(a0)
    sw a2, 340(a0)
    lw a2, 432(a0)
    pq_bfct s7, t1, s10
    lw s10, 400(a0)
    sw a6, 356(a0)
    sw a3, 360(a0)
    lw a6, 408(a0)
    lw a3, 404(a0)
    pq_bfct t1, s1, t4
    sw s9, 364(a0)
    lw t4, 436(a0)
    pq_bfct s7, t3, t2
    pq_bfct t5, t6, a5
    lw s9, 444(a0)
    lw t2, 440(a0)
    pq_bfct a3, t4, a5
    pq_bfct a6, t2, a5
    sw s3, 352(a0)
    lw s3, 412(a0)
    sw t3, 372(a0)
    pq_bfct s8, s2, a5
    pq_bfct s5, a3, a4
    pq_bfct t0, s6, a5
    sw s7, 368(a0)
    pq_bfct s3, s9, a5
    pq_bfct t5, a6, a4
    pq_bfct s10, a2, a5
    sw s1, 380(a0)
    lw s1, 372(a1)
    pq_bfct t0, s3, a4
    lw s7, 380(a1)
    lw t3, 388(a1)
    pq_bfct s8, s10, a4
    pq_bfct a3, s3, s7
    pq_bfct s5, t0, s11
    pq_bfct s8, t5, s11
    lw a5, 392(a1)
    lw a4, 384(a1)
    sw t1, 376(a0)
    lw s11, 396(a1)
    pq_bfct s2, a2, a5
    pq_bfct t6, t2, a5
    pq_bfct s0, t4, a5
    pq_bfct s10, a6, s7
    pq_bfct t5, t0, ra
    pq_bfct s6, s9, a5
    pq_bfct s8, s5, s1
    lw t1, 420(a1)
    lw s7, 404(a1)
    sw s5, 388(a0)
    pq_bfct a6, s3, t3
    pq_bfct s0, s6, s11
    lw ra, 400(a1)
    lw a5, 408(a1)
    pq_bfct s10, a3, a4
    sw s8, 384(a0)
    lw s1, 416(a1)
    pq_bfct s2, t6, s11
    lw s5, 488(a0)
    lw a4, 508(a0)
    pq_bfct s2, s0, ra
    pq_bfct t4, s9, a5
    lw t3, 480(a0)
    lw s8, 496(a0)
    lw s11, 452(a0)
    lw ra, 456(a0)
    pq_bfct t6, s6, s7
    sw t5, 392(a0)
    pq_bfct a2, t2, a5
    lw s7, 484(a0)
    lw t5, 424(a1)
    sw a6, 408(a0)
    lw a5, 464(a0)
    lw a6, 448(a0)
    sw s10, 400(a0)
    pq_bfct s11, s7, t1
    sw s0, 420(a0)
    pq_bfct a6, t3, t1
    pq_bfct a2, t4, s4
    sw s6, 428(a0)
    lw s10, 468(a0)
    sw s3, 412(a0)
    lw s0, 460(a0)
    pq_bfct t2, s9, s1
    sw s2, 416(a0)
    lw s6, 500(a0)
    lw s1, 440(a1)
    lw s4, 504(a0)
    pq_bfct a5, s8, t1
    lw s3, 492(a0)
    lw s2, 472(a0)
    pq_bfct ra, s5, t1
    pq_bfct s10, s6, t1
    sw s9, 444(a0)
    sw a2, 432(a0)
    pq_bfct s0, s3, t1
    pq_bfct s2, s4, t1
    sw t6, 424(a0)
    lw s9, 432(a1)
    lw a2, 476(a0)
    lw t6, 436(a1)
    pq_bfct ra, s2, t5
    pq_bfct s11, s10, t5
    sw t0, 396(a0)
    lw t0, 444(a1)
    pq_bfct a6, a5, t5
    pq_bfct a2, a4, t1
    lw t1, 428(a1)
    pq_bfct a5, s2, s1
    sw a3, 404(a0)
    lw a3, 452(a1)
    pq_bfct s0, a2, t5
    pq_bfct s5, s4, a3
    pq_bfct s10, a2, s1
    lw s1, 468(a1)
    lw t5, 456(a1)
    pq_bfct t3, s8, a3
    pq_bfct s11, s0, t1
    pq_bfct a6, ra, t1
    sw t2, 440(a0)
    lw t1, 448(a1)
    sw t4, 436(a0)
    lw t2, 464(a1)
    pq_bfct t3, s5, t5
    pq_bfct s3, a4, a3
    pq_bfct a6, s11, s9
    pq_bfct s2, a2, t1
    pq_bfct s7, s6, a3
    sw a6, 448(a0)
    pq_bfct s8, s4, s1
    pq_bfct ra, s0, t6
    sw s11, 452(a0)
    lw t4, 460(a1)
    sw s2, 472(a0)
    pq_bfct s7, s3, t5
    pq_bfct t3, s7, t4
    pq_bfct s5, s3, t2
    pq_bfct a5, s10, t0
    sw ra, 456(a0)
    lw a3, 472(a1)
    sw t3, 480(a0)
    lw s9, 476(a1)
    pq_bfct s6, a4, s1
    sw s7, 484(a0)
    sw s10, 468(a0)
    pq_bfct s4, a4, s9
    sw s3, 492(a0)
    sw a5, 464(a0)
    sw s0, 460(a0)
    sw s5, 488(a0)
    addi a1, a1, 480
    sw a2, 476(a0)
    addi a0, a0, 512
    pq_bfct s8, s6, a3
    sw s4, -8(a0)
    sw a4, -4(a0)
    sw s8, -16(a0)
    sw s6, -12(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s8, 32(sp)
    lw s7, 28(sp)
    lw s10, 40(sp)
    lw s1, 4(sp)
    lw s3, 12(sp)
    lw s11, 44(sp)
    lw s4, 16(sp)
    lw ra, 48(sp)
    lw s9, 36(sp)
    lw s2, 8(sp)
    lw s5, 20(sp)
    lw s0, 0(sp)
    lw s6, 24(sp)
    addi a0, a0, -1024
    addi sp, sp, 64
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

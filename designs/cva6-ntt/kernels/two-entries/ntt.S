# ntt of ml-dsa-44, variant "two-entries" of design "cva6-ntt", scheduled for cva6-superscalar with commit_ports = 3, register_read_ports = 5:
# 2,360 -> 2,184 cycles, 4,592 -> 4,582 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant two-entries --kernel start/three-ports/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, paired loads, scheduled for three commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -64
    sw s5, 20(sp)
    sw s2, 8(sp)
    sw s0, 0(sp)
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s6, 24(sp)
    sw s3, 12(sp)
    sw s1, 4(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    sw s8, 32(sp)
    addi a7, a0, 8
    lw s1, 4(a1)
    sw s11, 44(sp)
    sw s4, 16(sp)
    sw s10, 40(sp)
    sw ra, 48(sp)
    lw s2, 8(a1)
    lw s3, 12(a1)
    sw s9, 36(sp)
    lw s0, 0(a1)
    sw s7, 28(sp)
.Lmldsa_ntt_1:
    lw t1, 512(a0)
    lw t0, 0(a0)
    lw t3, 576(a0)
    lw t2, 64(a0)
    lw a2, 704(a0)
    pq_bfct t0, t1, s0
    lw s6, 448(a0)
    lw a3, 136(a0)
    pq_bfct t2, t3, s0
    lw t6, 192(a0)
    lw a6, 832(a0)
    lw t4, 128(a0)
    pq_bfct t6, a2, s0
    lw a4, 768(a0)
    lw a5, 320(a0)
    lw s5, 896(a0)
    lw s4, 384(a0)
    lw t5, 640(a0)
    pq_lwp s10, s8, 24, a1
    pq_bfct s4, s5, s0
    pq_bfct t4, t5, s0
    lw ra, 256(a0)
    lw s7, 960(a0)
    pq_lwp s11, s9, 16, a1
    pq_bfct a5, a6, s0
    pq_bfct ra, a4, s0
    pq_bfct s6, s7, s0
    pq_bfct t4, s4, s1
    pq_bfct t6, s6, s1
    pq_bfct t0, ra, s1
    pq_bfct t2, a5, s1
    pq_bfct a2, s7, s3
    pq_bfct t1, a4, s3
    pq_bfct t2, t6, s2
    pq_bfct t0, t4, s2
    pq_bfct ra, s4, s10
    pq_bfct t4, t6, s9
    pq_bfct t0, t2, s11
    pq_bfct t5, s5, s3
    pq_bfct a5, s6, s10
    lw s9, 520(a0)
    sw t2, 64(a0)
    pq_bfct ra, a5, s8
    pq_lwp s11, s10, 48, a1
    pq_bfct t3, a6, s3
    sw t6, 192(a0)
    lw t2, 8(a0)
    pq_lwp s8, t6, 32, a1
    sw ra, 256(a0)
    pq_bfct t1, t5, t6
    pq_bfct t2, s9, s0
    pq_bfct s4, s6, s8
    sw a5, 320(a0)
    sw t0, 0(a0)
    pq_bfct t3, a2, t6
    lw s8, 72(a0)
    pq_lwp ra, t6, 40, a1
    lw a5, 904(a0)
    lw t0, 200(a0)
    sw s6, 448(a0)
    pq_bfct t1, t3, ra
    lw s6, 584(a0)
    pq_bfct t5, a2, t6
    lw ra, 712(a0)
    sw s4, 384(a0)
    lw t6, 648(a0)
    sw t1, 512(a0)
    pq_bfct a6, s7, s11
    sw t4, 128(a0)
    pq_bfct a4, s5, s11
    lw s4, 336(a0)
    lw t1, 840(a0)
    lw t4, 776(a0)
    sw t3, 576(a0)
    lw s11, 456(a0)
    pq_bfct t0, ra, s0
    pq_bfct a4, a6, s10
    lw t3, 968(a0)
    pq_bfct a3, t6, s0
    lw s10, 264(a0)
    sw a2, 704(a0)
    sw a4, 768(a0)
    lw a2, 56(a1)
    pq_bfct s8, s6, s0
    pq_bfct s10, t4, s0
    lw a4, 328(a0)
    pq_bfct s5, s7, a2
    sw t5, 640(a0)
    pq_bfct a4, t1, s0
    pq_bfct s9, t4, s3
    sw s7, 960(a0)
    lw t5, 392(a0)
    pq_lwp s7, a2, 16, a1
    pq_bfct s6, t1, s3
    pq_bfct s11, t3, s0
    pq_bfct t5, a5, s0
    pq_bfct s8, a4, s1
    pq_bfct t6, a5, s3
    pq_bfct t0, s11, s1
    pq_bfct t2, s10, s1
    pq_bfct a3, t5, s1
    sw a6, 832(a0)
    sw s5, 896(a0)
    pq_bfct s8, t0, s2
    pq_bfct t2, a3, s2
    pq_lwp a6, s5, 24, a1
    pq_bfct a3, t0, a2
    pq_bfct a4, s11, a6
    pq_bfct s10, t5, a6
    pq_bfct t2, s8, s7
    sw a3, 136(a0)
    sw t2, 8(a0)
    pq_lwp a2, a6, 32, a1
    pq_bfct s10, a4, s5
    pq_bfct ra, t3, s3
    lw s7, 16(a0)
    lw a3, 784(a0)
    sw t0, 200(a0)
    pq_bfct s6, ra, a6
    sw s8, 72(a0)
    pq_bfct t5, s11, a2
    lw t2, 592(a0)
    sw a4, 328(a0)
    sw s10, 264(a0)
    lw s8, 528(a0)
    pq_lwp s5, t0, 40, a1
    sw s11, 456(a0)
    pq_bfct s9, t6, a6
    lw a2, 400(a0)
    pq_lwp a4, s10, 48, a1
    pq_bfct s9, s6, s5
    lw a6, 80(a0)
    pq_bfct t6, ra, t0
    lw s11, 720(a0)
    pq_bfct t4, a5, a4
    lw s5, 144(a0)
    lw t0, 656(a0)
    sw ra, 712(a0)
    pq_bfct s7, s8, s0
    lw ra, 728(a0)
    sw t6, 648(a0)
    pq_bfct t1, t3, a4
    lw t6, 208(a0)
    lw a4, 272(a0)
    sw s9, 520(a0)
    pq_bfct t4, t1, s10
    lw s9, 848(a0)
    sw s6, 584(a0)
    pq_bfct a4, a3, s0
    lw s10, 56(a1)
    sw t5, 392(a0)
    pq_bfct a6, t2, s0
    pq_bfct s4, s9, s0
    lw s6, 912(a0)
    pq_bfct t6, s11, s0
    lw t5, 464(a0)
    pq_bfct a5, t3, s10
    lw s10, 976(a0)
    pq_bfct a6, s4, s1
    pq_bfct s5, t0, s0
    sw t4, 776(a0)
    sw a5, 904(a0)
    pq_bfct a2, s6, s0
    pq_bfct s8, a3, s3
    pq_bfct t5, s10, s0
    sw t3, 968(a0)
    sw t1, 840(a0)
    pq_bfct t6, t5, s1
    pq_bfct t0, s6, s3
    pq_bfct s5, a2, s1
    pq_lwp t3, t4, 16, a1
    pq_bfct s7, a4, s1
    pq_bfct t2, s9, s3
    pq_bfct a6, t6, s2
    pq_bfct s7, s5, s2
    pq_lwp a5, t1, 24, a1
    pq_bfct s5, t6, t4
    pq_bfct s7, a6, t3
    pq_bfct s4, t5, a5
    pq_bfct a4, a2, a5
    sw t6, 208(a0)
    sw s7, 16(a0)
    pq_bfct a4, s4, t1
    pq_bfct s11, s10, s3
    pq_lwp t4, s7, 32, a1
    lw t3, 24(a0)
    sw a6, 80(a0)
    sw a4, 272(a0)
    sw s4, 336(a0)
    pq_bfct t2, s11, s7
    lw a5, 88(a0)
    pq_bfct a2, t5, t4
    lw a6, 536(a0)
    lw t6, 664(a0)
    sw s5, 144(a0)
    sw a2, 400(a0)
    pq_lwp s5, t1, 40, a1
    pq_bfct s8, t0, s7
    lw a4, 984(a0)
    lw s4, 600(a0)
    pq_bfct s8, t2, s5
    pq_lwp t4, a2, 48, a1
    pq_bfct t3, a6, s0
    lw s7, 792(a0)
    sw t5, 464(a0)
    lw s5, 152(a0)
    pq_bfct a3, s6, t4
    lw t5, 280(a0)
    sw s8, 528(a0)
    pq_bfct t0, s11, t1
    lw s8, 216(a0)
    sw t0, 656(a0)
    pq_bfct s9, s10, t4
    lw t1, 344(a0)
    lw t0, 688(a0)
    pq_bfct t5, s7, s0
    sw t2, 592(a0)
    lw t4, 856(a0)
    lw t2, 920(a0)
    pq_bfct a3, s9, a2
    lw a2, 56(a1)
    pq_bfct a5, s4, s0
    pq_bfct s6, s10, a2
    sw s11, 720(a0)
    pq_bfct a6, s7, s3
    lw a2, 408(a0)
    lw s11, 472(a0)
    pq_bfct t1, t4, s0
    pq_bfct s8, ra, s0
    sw a3, 784(a0)
    pq_bfct s5, t6, s0
    sw s9, 848(a0)
    pq_bfct a5, t1, s1
    pq_bfct s11, a4, s0
    pq_bfct a2, t2, s0
    pq_bfct t3, t5, s1
    pq_bfct s8, s11, s1
    sw s6, 912(a0)
    lw a3, 800(a0)
    pq_lwp s6, s9, 16, a1
    pq_bfct s5, a2, s1
    pq_bfct a5, s8, s2
    pq_bfct t3, s5, s2
    pq_bfct s4, t4, s3
    pq_bfct ra, a4, s3
    pq_bfct s5, s8, s9
    pq_bfct t3, a5, s6
    sw s10, 976(a0)
    sw s5, 152(a0)
    pq_bfct t6, t2, s3
    pq_lwp s9, s6, 24, a1
    sw a5, 88(a0)
    sw t3, 24(a0)
    pq_lwp s10, s5, 32, a1
    pq_bfct t5, a2, s9
    pq_bfct t1, s11, s9
    sw s8, 216(a0)
    lw s8, 672(a0)
    pq_bfct t5, t1, s6
    pq_lwp a5, t3, 40, a1
    lw s9, 224(a0)
    sw t5, 280(a0)
    pq_bfct a2, s11, s10
    sw t1, 344(a0)
    lw s10, 608(a0)
    pq_bfct a6, t6, s5
    lw s6, 160(a0)
    sw a2, 408(a0)
    pq_bfct s4, ra, s5
    pq_lwp t1, t5, 48, a1
    pq_bfct a6, s4, a5
    lw a2, 544(a0)
    sw s11, 472(a0)
    lw s5, 32(a0)
    lw a5, 96(a0)
    pq_bfct s5, a2, s0
    lw s11, 736(a0)
    pq_bfct s7, t2, t1
    pq_bfct t6, ra, t3
    lw t3, 56(a1)
    sw s4, 600(a0)
    pq_bfct s9, s11, s0
    pq_bfct a5, s10, s0
    pq_bfct s6, s8, s0
    sw t6, 664(a0)
    lw s4, 288(a0)
    lw t6, 992(a0)
    pq_bfct t4, a4, t1
    sw ra, 728(a0)
    pq_bfct s4, a3, s0
    lw t1, 864(a0)
    lw ra, 416(a0)
    sw a6, 536(a0)
    lw a6, 480(a0)
    pq_bfct t2, a4, t3
    lw t3, 352(a0)
    pq_bfct s5, s4, s1
    pq_bfct s7, t4, t5
    sw t2, 920(a0)
    lw t5, 928(a0)
    pq_bfct t3, t1, s0
    pq_bfct a6, t6, s0
    sw s7, 792(a0)
    pq_bfct ra, t5, s0
    pq_bfct a5, t3, s1
    pq_bfct a2, a3, s3
    pq_bfct s6, ra, s1
    pq_bfct s9, a6, s1
    pq_lwp t2, s7, 16, a1
    pq_bfct s5, s6, s2
    pq_bfct s10, t1, s3
    pq_bfct a5, s9, s2
    sw a4, 984(a0)
    sw t4, 856(a0)
    pq_bfct s8, t5, s3
    pq_bfct s5, a5, t2
    pq_lwp a4, t4, 24, a1
    pq_bfct t3, a6, a4
    pq_bfct s11, t6, s3
    sw s5, 32(a0)
    pq_bfct s4, ra, a4
    sw a5, 96(a0)
    pq_lwp t2, s5, 32, a1
    pq_bfct s4, t3, t4
    pq_bfct ra, a6, t2
    pq_bfct s6, s9, s7
    lw a4, 40(a0)
    sw s4, 288(a0)
    sw s6, 160(a0)
    sw t3, 352(a0)
    pq_bfct a2, s8, s5
    lw a5, 552(a0)
    pq_bfct s10, s11, s5
    lw t4, 104(a0)
    lw t2, 296(a0)
    sw s9, 224(a0)
    pq_lwp s7, s4, 40, a1
    sw ra, 416(a0)
    sw a6, 480(a0)
    pq_bfct a4, a5, s0
    pq_lwp s6, t3, 48, a1
    pq_bfct a2, s10, s7
    lw s5, 168(a0)
    lw s7, 616(a0)
    sw a2, 544(a0)
    pq_bfct s8, s11, s4
    lw a6, 680(a0)
    lw s9, 360(a0)
    pq_bfct a3, t5, s6
    sw s10, 608(a0)
    lw ra, 232(a0)
    lw a2, 808(a0)
    pq_bfct s5, a6, s0
    lw s4, 744(a0)
    pq_bfct t1, t6, s6
    pq_bfct t2, a2, s0
    lw s10, 872(a0)
    lw s6, 424(a0)
    pq_bfct a3, t1, t3
    pq_bfct a4, t2, s1
    lw t3, 56(a1)
    pq_bfct a5, a2, s3
    sw t1, 864(a0)
    pq_bfct s9, s10, s0
    sw s8, 672(a0)
    pq_bfct ra, s4, s0
    lw t1, 936(a0)
    pq_bfct t4, s7, s0
    pq_bfct s6, t1, s0
    lw s8, 488(a0)
    sw a3, 800(a0)
    pq_bfct t5, t6, t3
    pq_bfct s5, s6, s1
    lw a3, 1000(a0)
    pq_bfct t4, s9, s1
    sw t5, 928(a0)
    pq_bfct s8, a3, s0
    sw t6, 992(a0)
    pq_bfct a4, s5, s2
    pq_bfct ra, s8, s1
    pq_lwp t3, t5, 16, a1
    pq_bfct a6, t1, s3
    pq_bfct t4, ra, s2
    pq_bfct s4, a3, s3
    pq_bfct s7, s10, s3
    pq_bfct a4, t4, t3
    pq_lwp t6, t3, 24, a1
    pq_bfct s5, ra, t5
    sw a4, 40(a0)
    lw t5, 112(a0)
    pq_bfct s9, s8, t6
    lw a4, 560(a0)
    sw s5, 168(a0)
    lw s5, 48(a0)
    sw ra, 232(a0)
    pq_bfct t2, s6, t6
    pq_lwp t6, ra, 32, a1
    pq_bfct t2, s9, t3
    pq_bfct s7, s4, ra
    pq_bfct a5, a6, ra
    pq_bfct s6, s8, t6
    pq_lwp t3, ra, 40, a1
    lw t6, 304(a0)
    sw s8, 488(a0)
    pq_bfct a5, s7, t3
    pq_lwp s8, t3, 48, a1
    sw t2, 296(a0)
    sw s6, 424(a0)
    pq_bfct s10, a3, s8
    pq_bfct a6, s4, ra
    lw t2, 240(a0)
    lw s6, 752(a0)
    lw ra, 816(a0)
    sw t4, 104(a0)
    lw t4, 624(a0)
    sw s9, 360(a0)
    pq_bfct a2, t1, s8
    pq_bfct s5, a4, s0
    pq_bfct t5, t4, s0
    lw s9, 176(a0)
    sw s4, 744(a0)
    lw s8, 432(a0)
    sw a5, 552(a0)
    pq_bfct s9, t0, s0
    lw s4, 944(a0)
    pq_bfct t6, ra, s0
    sw a6, 680(a0)
    lw a5, 880(a0)
    lw a6, 368(a0)
    sw s7, 616(a0)
    pq_bfct a2, s10, t3
    pq_bfct s5, t6, s1
    lw s7, 56(a1)
    lw t3, 496(a0)
    sw a2, 808(a0)
    sw s10, 872(a0)
    pq_bfct s8, s4, s0
    lw a2, 1008(a0)
    pq_bfct t1, a3, s7
    pq_bfct t3, a2, s0
    pq_bfct s9, s8, s1
    pq_bfct t2, s6, s0
    pq_lwp s10, s7, 16, a1
    pq_bfct a6, a5, s0
    pq_bfct t2, t3, s1
    sw a3, 1000(a0)
    pq_bfct t5, a6, s1
    pq_bfct t4, a5, s3
    pq_bfct t5, t2, s2
    pq_bfct s5, s9, s2
    pq_bfct a4, ra, s3
    pq_bfct t0, s4, s3
    pq_bfct s5, t5, s10
    pq_bfct s6, a2, s3
    pq_lwp a3, s10, 24, a1
    pq_bfct s9, t2, s7
    pq_bfct a6, t3, a3
    pq_bfct t6, s8, a3
    sw s9, 176(a0)
    lw s7, 56(a0)
    lw a3, 568(a0)
    sw t2, 240(a0)
    pq_lwp s9, t2, 32, a1
    pq_bfct t6, a6, s10
    sw s5, 48(a0)
    pq_bfct s8, t3, s9
    sw s11, 736(a0)
    pq_bfct t4, s6, t2
    sw t6, 304(a0)
    pq_lwp s5, s10, 40, a1
    sw s8, 432(a0)
    pq_bfct a4, t0, t2
    pq_bfct s7, a3, s0
    lw s9, 632(a0)
    lw s11, 824(a0)
    pq_lwp t6, s8, 48, a1
    pq_bfct t0, s6, s10
    lw t2, 184(a0)
    pq_bfct a4, t4, s5
    lw s10, 312(a0)
    sw t5, 112(a0)
    lw s5, 120(a0)
    lw t5, 696(a0)
    sw t1, 936(a0)
    pq_bfct a5, a2, t6
    lw t1, 248(a0)
    pq_bfct ra, s4, t6
    lw t6, 760(a0)
    sw a4, 560(a0)
    lw a4, 952(a0)
    sw a6, 368(a0)
    pq_bfct s10, s11, s0
    lw a6, 504(a0)
    pq_bfct ra, a5, s8
    sw t3, 496(a0)
    lw s8, 888(a0)
    sw s6, 752(a0)
    sw t0, 688(a0)
    pq_bfct t2, t5, s0
    sw t4, 624(a0)
    lw t3, 440(a0)
    pq_bfct a3, s11, s3
    lw s6, 56(a1)
    sw ra, 816(a0)
    pq_bfct s7, s10, s1
    pq_bfct s4, a2, s6
    pq_bfct s5, s9, s0
    pq_bfct t3, a4, s0
    pq_bfct t1, t6, s0
    lw t0, 1016(a0)
    pq_lwp ra, t4, 16, a1
    sw a5, 880(a0)
    pq_bfct t2, t3, s1
    pq_bfct a6, t0, s0
    lw s6, 376(a0)
    sw a2, 1008(a0)
    pq_bfct s6, s8, s0
    pq_bfct t1, a6, s1
    pq_bfct s5, s6, s1
    pq_bfct t6, t0, s3
    pq_bfct s7, t2, s2
    pq_lwp a5, a2, 24, a1
    pq_bfct s5, t1, s2
    pq_bfct s10, t3, a5
    pq_bfct s9, s8, s3
    pq_bfct t2, t1, t4
    pq_bfct s7, s5, ra
    pq_bfct t5, a4, s3
    pq_bfct s6, a6, a5
    sw s4, 944(a0)
    pq_lwp t4, ra, 32, a1
    sw s7, 56(a0)
    pq_lwp a5, s4, 48, a1
    sw t2, 184(a0)
    pq_lwp t2, s7, 40, a1
    pq_bfct a3, t5, ra
    pq_bfct s8, t0, a5
    pq_bfct t3, a6, t4
    pq_bfct s9, t6, ra
    pq_bfct s10, s6, a2
    sw t3, 440(a0)
    sw s5, 120(a0)
    pq_bfct a3, s9, t2
    pq_bfct t5, t6, s7
    pq_bfct s11, a4, a5
    lw s7, 56(a1)
    sw a6, 504(a0)
    sw a3, 568(a0)
    sw t6, 760(a0)
    pq_bfct a4, t0, s7
    sw s6, 376(a0)
    pq_bfct s11, s8, s4
    sw t1, 248(a0)
    sw s10, 312(a0)
    sw t5, 696(a0)
    sw s9, 632(a0)
    addi a0, a0, 4
    sw s11, 820(a0)
    sw a4, 948(a0)
    sw s8, 884(a0)
    sw t0, 1012(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a0, a0, -8
    addi a7, a0, 1024
    addi a1, a1, 64
.Lmldsa_ntt_3:
    pq_lwp t4, t5, 32, a0
    lw s3, 12(a1)
    lw t0, 0(a1)
    pq_lwp t6, a2, 8, a0
    pq_lwp s7, s8, 56, a0
    pq_lwp s1, s2, 48, a0
    pq_lwp a6, s0, 16, a0
    pq_lwp t2, t3, 0, a0
    pq_lwp s5, s6, 24, a0
    pq_lwp a3, a4, 40, a0
    lw t1, 4(a1)
    lw a5, 8(a1)
    pq_bfct t3, t5, t0
    pq_bfct a6, s1, t0
    pq_bfct a2, a4, t0
    pq_bfct s5, s7, t0
    pq_bfct s6, s8, t0
    pq_bfct t2, t4, t0
    pq_bfct s0, s2, t0
    lw s11, 28(a1)
    lw s9, 20(a1)
    pq_bfct t3, s0, t1
    pq_bfct t2, a6, t1
    lw ra, 32(a1)
    lw s4, 64(a1)
    pq_bfct a2, s6, t1
    pq_bfct t6, a3, t0
    lw s10, 16(a1)
    lw t0, 56(a1)
    pq_bfct t4, s1, ra
    pq_bfct t3, a2, a5
    pq_bfct t6, s5, t1
    pq_bfct s0, s6, s9
    pq_bfct t2, t6, a5
    lw t1, 36(a1)
    lw a5, 48(a1)
    pq_bfct a6, s5, s9
    pq_bfct t2, t3, s3
    pq_bfct s5, s6, s11
    lw s9, 44(a1)
    sw t3, 4(a0)
    lw s3, 24(a1)
    sw t2, 0(a0)
    pq_bfct t6, a2, s10
    lw s11, 88(a1)
    pq_bfct t5, s2, ra
    sw t6, 8(a0)
    pq_lwp t6, t3, 96, a0
    pq_bfct a4, s8, ra
    sw a2, 12(a0)
    pq_bfct a3, s7, ra
    lw t2, 68(a1)
    pq_bfct a6, s0, s3
    sw s5, 24(a0)
    pq_bfct t4, a3, t1
    lw s10, 60(a1)
    pq_lwp ra, a2, 64, a0
    pq_bfct s1, s7, a5
    lw s3, 40(a1)
    sw s0, 20(a0)
    pq_bfct t5, a4, t1
    pq_lwp s5, s0, 104, a0
    lw t1, 152(a1)
    pq_bfct s2, s8, a5
    sw s6, 28(a0)
    lw a5, 52(a1)
    pq_bfct t4, t5, s3
    pq_bfct s7, s8, t0
    pq_lwp s3, s6, 72, a0
    pq_bfct a3, a4, s9
    lw t0, 92(a1)
    sw a6, 16(a0)
    pq_bfct s1, s2, a5
    sw t4, 32(a0)
    sw a4, 44(a0)
    pq_lwp s9, a6, 80, a0
    sw a3, 40(a0)
    sw t5, 36(a0)
    pq_bfct ra, t6, s10
    pq_lwp a3, a4, 88, a0
    pq_bfct s3, s5, s10
    sw s7, 56(a0)
    sw s1, 48(a0)
    pq_lwp t4, a5, 112, a0
    sw s2, 52(a0)
    sw s8, 60(a0)
    pq_bfct s6, s0, s10
    pq_lwp t5, s1, 120, a0
    pq_bfct a6, a5, s10
    pq_bfct s9, t4, s10
    pq_bfct a3, t5, s10
    pq_bfct a2, t3, s10
    pq_bfct a4, s1, s10
    pq_bfct s5, t5, t0
    pq_bfct a2, a6, s4
    pq_bfct s3, a3, s4
    pq_bfct ra, s9, s4
    lw s7, 76(a1)
    lw s2, 72(a1)
    pq_bfct s6, a4, s4
    lw s10, 96(a1)
    pq_bfct t6, t4, t0
    pq_bfct a2, s6, t2
    lw s8, 80(a1)
    lw s4, 100(a1)
    pq_bfct ra, s3, t2
    pq_bfct t6, s5, s10
    pq_bfct s9, a3, s8
    pq_bfct a6, a4, s8
    pq_bfct ra, a2, s2
    lw t2, 112(a1)
    lw s8, 84(a1)
    pq_bfct s3, s6, s7
    pq_bfct a3, a4, s11
    pq_lwp s2, s7, 144, a0
    lw s11, 108(a1)
    sw a3, 88(a0)
    sw s6, 76(a0)
    pq_lwp a3, s6, 136, a0
    pq_bfct t3, a5, t0
    pq_bfct s9, a6, s8
    sw a2, 68(a0)
    sw a4, 92(a0)
    lw s8, 104(a1)
    sw s9, 80(a0)
    pq_bfct s0, s1, t0
    pq_lwp a2, a4, 128, a0
    lw s9, 120(a1)
    sw s3, 72(a0)
    pq_bfct t3, s0, s10
    pq_lwp s3, t0, 160, a0
    pq_bfct t4, t5, s11
    pq_bfct a5, s1, s11
    lw s10, 128(a1)
    sw a6, 84(a0)
    pq_bfct t4, a5, t2
    pq_bfct a2, s3, s9
    pq_bfct s5, s0, s8
    sw ra, 64(a0)
    lw s11, 116(a1)
    pq_bfct t6, t3, s4
    pq_lwp a6, s8, 168, a0
    pq_bfct t5, s1, s11
    lw t2, 132(a1)
    sw t6, 96(a0)
    sw t3, 100(a0)
    pq_lwp ra, s4, 176, a0
    sw s5, 104(a0)
    pq_bfct a3, a6, s9
    pq_bfct s7, s4, s9
    sw a5, 116(a0)
    pq_lwp s11, t6, 184, a0
    sw s0, 108(a0)
    lw t3, 124(a1)
    lw a5, 140(a1)
    pq_bfct s6, s8, s9
    sw t4, 112(a0)
    lw s5, 136(a1)
    pq_bfct a4, t0, s9
    sw s1, 124(a0)
    sw t5, 120(a0)
    pq_lwp s0, t4, 152, a0
    lw s1, 148(a1)
    lw t5, 144(a1)
    pq_bfct t4, t6, s9
    pq_bfct t0, s4, t1
    pq_bfct s2, ra, s9
    pq_bfct s0, s11, s9
    pq_bfct a4, s7, t3
    pq_bfct s6, t4, t3
    pq_bfct a2, s2, t3
    pq_bfct a6, s11, t1
    pq_bfct a4, s6, s10
    pq_bfct a3, s0, t3
    pq_bfct s3, ra, t1
    lw s9, 164(a1)
    pq_bfct s2, s0, a5
    lw t3, 160(a1)
    pq_bfct a2, a3, s10
    lw s10, 156(a1)
    pq_bfct s7, t4, a5
    pq_bfct a2, a4, t2
    lw a5, 172(a1)
    lw t2, 168(a1)
    pq_bfct s3, a6, s10
    pq_bfct s2, s7, t5
    pq_bfct s8, t6, t1
    pq_bfct s0, t4, s1
    lw t5, 176(a1)
    sw a2, 128(a0)
    lw t1, 188(a1)
    sw s2, 144(a0)
    pq_bfct a3, s6, s5
    sw s0, 152(a0)
    sw a4, 132(a0)
    pq_bfct t0, s8, s10
    sw t4, 156(a0)
    lw s1, 184(a1)
    pq_lwp a2, s2, 192, a0
    sw a3, 136(a0)
    lw s5, 180(a1)
    pq_bfct a6, s8, s9
    pq_bfct s4, t6, t2
    pq_bfct ra, s11, t2
    sw s7, 148(a0)
    sw s6, 140(a0)
    pq_lwp s10, s0, 200, a0
    pq_bfct s3, t0, t3
    sw s8, 172(a0)
    pq_lwp a4, s9, 224, a0
    sw t0, 164(a0)
    pq_lwp t4, a3, 208, a0
    sw a6, 168(a0)
    pq_lwp t3, t2, 240, a0
    pq_bfct a2, a4, s5
    lw s7, 208(a1)
    pq_bfct ra, s4, a5
    lw a6, 192(a1)
    pq_lwp s6, s8, 232, a0
    sw ra, 176(a0)
    sw s3, 160(a0)
    lw t0, 204(a1)
    pq_bfct s10, s6, s5
    lw a5, 212(a1)
    pq_bfct s11, t6, t5
    pq_lwp s3, ra, 248, a0
    sw s11, 184(a0)
    sw s4, 180(a0)
    pq_bfct t4, t3, s5
    pq_lwp s11, t5, 216, a0
    pq_bfct s0, s8, s5
    pq_bfct a4, t3, a5
    pq_bfct s2, s9, s5
    pq_bfct a3, t2, s5
    pq_bfct s11, s3, s5
    lw s4, 196(a1)
    sw t6, 188(a0)
    pq_bfct a2, t4, s1
    pq_bfct s10, s11, s1
    pq_bfct t5, ra, s5
    lw t6, 224(a1)
    lw s5, 200(a1)
    pq_bfct a2, s10, t1
    pq_bfct s2, a3, s1
    pq_bfct s0, t5, s1
    pq_bfct t4, s11, s5
    pq_bfct a3, t5, s5
    pq_bfct s6, s3, a5
    pq_bfct s2, s0, t1
    pq_bfct t4, a3, t0
    pq_bfct a2, s2, a6
    lw s1, 216(a1)
    sw t4, 208(a0)
    pq_bfct s11, t5, s7
    lw a6, 232(a1)
    sw a2, 192(a0)
    pq_lwp s5, t1, 288, a0
    pq_bfct s10, s0, s4
    pq_bfct s9, t2, a5
    sw t5, 220(a0)
    sw s10, 200(a0)
    sw s2, 196(a0)
    lw t0, 228(a1)
    pq_bfct s8, ra, a5
    lw t4, 220(a1)
    lw a2, 240(a1)
    pq_lwp s7, s4, 296, a0
    pq_bfct s9, s8, s1
    lw t5, 236(a1)
    pq_bfct a4, s6, s1
    pq_bfct t3, s3, t0
    lw s10, 268(a1)
    pq_lwp a5, s2, 256, a0
    pq_bfct s6, s8, t6
    lw s1, 244(a1)
    sw s0, 204(a0)
    pq_bfct a4, s9, t4
    pq_bfct t2, ra, t0
    pq_lwp t6, s0, 264, a0
    pq_bfct a5, s5, a2
    lw t4, 248(a1)
    sw s6, 232(a0)
    pq_bfct s3, ra, t5
    pq_bfct t6, s7, a2
    sw s11, 216(a0)
    sw s8, 236(a0)
    pq_bfct t3, t2, a6
    pq_lwp s11, t0, 304, a0
    sw s9, 228(a0)
    pq_bfct s0, s4, a2
    sw a3, 212(a0)
    pq_lwp s6, t5, 280, a0
    pq_lwp s8, a6, 272, a0
    sw t3, 240(a0)
    pq_bfct s8, s11, a2
    sw a4, 224(a0)
    pq_bfct a6, t0, a2
    pq_bfct s2, t1, a2
    lw s9, 252(a1)
    pq_lwp a3, t3, 312, a0
    lw a4, 272(a1)
    pq_bfct s2, a6, s1
    sw t2, 244(a0)
    pq_bfct s6, a3, a2
    pq_bfct t5, t3, a2
    sw ra, 252(a0)
    lw t2, 256(a1)
    sw s3, 248(a0)
    pq_bfct a5, s8, s1
    lw a2, 284(a1)
    lw ra, 260(a1)
    pq_bfct s0, t5, s1
    pq_bfct t1, t0, a4
    pq_bfct t6, s6, s1
    pq_bfct s5, s11, a4
    pq_bfct a5, t6, t4
    lw s3, 264(a1)
    lw s1, 280(a1)
    pq_bfct s4, t3, a4
    pq_bfct s2, s0, t4
    lw t4, 276(a1)
    pq_bfct a6, t5, ra
    pq_bfct s8, s6, ra
    pq_bfct t6, s0, t2
    pq_bfct a5, s2, s9
    pq_bfct s8, a6, s3
    pq_lwp t2, ra, 336, a0
    lw s9, 296(a1)
    sw t6, 264(a0)
    pq_lwp s3, t6, 320, a0
    pq_bfct t1, s4, t4
    pq_bfct s7, a3, a4
    lw a4, 288(a1)
    sw s8, 272(a0)
    sw s2, 260(a0)
    lw s8, 292(a1)
    pq_bfct s6, t5, s10
    pq_bfct s5, s7, t4
    pq_lwp s10, s2, 360, a0
    lw t4, 304(a1)
    sw s6, 280(a0)
    sw t5, 284(a0)
    sw a6, 276(a0)
    pq_bfct s7, s4, a2
    pq_bfct s11, a3, a4
    pq_bfct t0, t3, a4
    lw s6, 300(a1)
    lw t5, 308(a1)
    pq_bfct a3, t3, s9
    pq_bfct s5, t1, s1
    sw s7, 296(a0)
    sw s5, 288(a0)
    pq_bfct s11, t0, s8
    pq_lwp s7, s8, 368, a0
    lw a6, 316(a1)
    pq_lwp a4, a2, 328, a0
    sw t1, 292(a0)
    sw a3, 312(a0)
    pq_bfct a4, s10, s6
    pq_lwp s9, s1, 352, a0
    pq_bfct t2, s7, s6
    lw s5, 324(a1)
    lw t1, 312(a1)
    sw a5, 256(a0)
    sw s0, 268(a0)
    pq_lwp a5, a3, 344, a0
    pq_bfct a2, s2, s6
    pq_bfct s3, s9, s6
    pq_bfct ra, s8, s6
    pq_bfct t6, s1, s6
    lw s0, 320(a1)
    sw t0, 308(a0)
    sw s4, 300(a0)
    pq_lwp t0, s4, 376, a0
    sw t3, 316(a0)
    pq_bfct t6, ra, t4
    pq_bfct a3, s4, s6
    sw s11, 304(a0)
    pq_bfct a5, t0, s6
    lw t3, 328(a1)
    pq_bfct s3, t2, t4
    lw s11, 332(a1)
    pq_bfct a2, a3, t4
    pq_bfct a4, a5, t4
    lw s6, 352(a1)
    lw t4, 344(a1)
    pq_bfct t6, a2, t5
    pq_bfct ra, a3, s0
    pq_bfct t2, a5, s0
    pq_bfct s3, a4, t5
    pq_bfct s1, s8, s11
    pq_bfct a4, a2, a6
    pq_bfct t2, ra, s5
    pq_bfct s3, t6, t1
    sw a2, 332(a0)
    lw s0, 336(a1)
    sw ra, 340(a0)
    pq_bfct s9, s7, s11
    lw ra, 348(a1)
    pq_bfct s10, t0, s11
    lw t5, 356(a1)
    pq_bfct a5, a3, t3
    pq_bfct s2, s4, s11
    lw a6, 340(a1)
    sw a3, 348(a0)
    pq_bfct s7, t0, ra
    pq_lwp t1, s5, 384, a0
    sw t2, 336(a0)
    pq_bfct s8, s4, ra
    sw s3, 320(a0)
    pq_bfct s9, s10, s0
    lw a2, 360(a1)
    pq_lwp a3, t3, 424, a0
    pq_lwp s11, t2, 416, a0
    pq_bfct s1, s2, s0
    sw a4, 328(a0)
    pq_lwp ra, a4, 392, a0
    sw t6, 324(a0)
    pq_bfct s5, t2, a2
    pq_lwp s0, s3, 432, a0
    lw t6, 364(a1)
    pq_bfct t0, s4, t5
    sw a5, 344(a0)
    pq_lwp t5, a5, 400, a0
    pq_bfct s9, s1, a6
    lw a6, 376(a1)
    pq_bfct a4, t3, a2
    sw s9, 352(a0)
    pq_bfct s10, s2, t4
    lw s9, 368(a1)
    pq_bfct s7, s8, s6
    pq_lwp s6, t4, 440, a0
    sw s1, 356(a0)
    pq_bfct a5, s3, a2
    sw s8, 372(a0)
    lw s1, 372(a1)
    sw s2, 364(a0)
    pq_lwp s8, s2, 408, a0
    sw t0, 376(a0)
    pq_bfct t1, s11, a2
    pq_bfct t5, s0, a2
    sw s7, 368(a0)
    sw s10, 360(a0)
    pq_bfct s5, a5, t6
    pq_bfct s2, t4, a2
    pq_bfct ra, a3, a2
    lw t0, 388(a1)
    lw s7, 380(a1)
    sw s4, 380(a0)
    lw s10, 392(a1)
    pq_bfct t1, t5, t6
    pq_bfct s8, s6, a2
    pq_bfct a4, s2, t6
    pq_bfct t2, s3, s10
    pq_bfct a5, s2, s7
    pq_bfct ra, s8, t6
    lw s4, 384(a1)
    lw a2, 396(a1)
    pq_bfct t5, s8, s7
    pq_bfct t1, ra, s9
    pq_bfct a3, s6, s10
    pq_bfct s8, s2, t0
    pq_bfct s5, a4, s9
    pq_bfct t3, t4, s10
    lw t6, 400(a1)
    lw s7, 404(a1)
    pq_bfct t5, a5, s4
    pq_bfct ra, a4, a6
    lw t0, 448(a1)
    lw s9, 416(a1)
    pq_bfct t1, s5, s1
    sw t5, 400(a0)
    lw s4, 412(a1)
    sw s8, 408(a0)
    pq_bfct s11, s0, s10
    lw s8, 408(a1)
    lw a6, 424(a1)
    sw a5, 404(a0)
    pq_bfct s0, s6, s8
    pq_lwp t5, s1, 448, a0
    sw a4, 396(a0)
    pq_bfct t2, t3, a2
    sw ra, 392(a0)
    pq_bfct s11, a3, a2
    lw s10, 420(a1)
    pq_lwp a2, a4, 480, a0
    pq_bfct s3, t4, s8
    pq_lwp a5, ra, 456, a0
    pq_bfct a3, t3, s7
    pq_bfct t5, a2, s10
    sw s2, 412(a0)
    sw s5, 388(a0)
    pq_bfct s6, t4, s9
    pq_bfct s11, t2, t6
    pq_lwp s9, s8, 464, a0
    lw s7, 428(a1)
    sw s11, 416(a0)
    pq_lwp s5, s11, 488, a0
    sw t2, 420(a0)
    pq_bfct s0, s3, s4
    pq_lwp t6, s2, 472, a0
    sw a3, 424(a0)
    pq_lwp s4, t2, 496, a0
    lw a3, 452(a1)
    pq_bfct s9, s4, s10
    pq_bfct ra, s11, s10
    pq_bfct s8, t2, s10
    sw s3, 436(a0)
    sw t1, 384(a0)
    pq_lwp s3, t1, 504, a0
    sw s0, 432(a0)
    sw t3, 428(a0)
    pq_bfct a5, s5, s10
    lw s0, 432(a1)
    pq_bfct t6, s3, s10
    lw t3, 436(a1)
    pq_bfct a2, s4, a3
    sw t4, 444(a0)
    pq_bfct s1, a4, s10
    lw t4, 440(a1)
    pq_bfct a5, t6, a6
    sw s6, 440(a0)
    lw s6, 444(a1)
    pq_bfct s2, t1, s10
    pq_bfct t5, s9, a6
    pq_bfct s1, s8, a6
    pq_bfct s5, s3, a3
    pq_bfct ra, s2, a6
    pq_bfct t5, a5, s7
    pq_bfct s9, t6, t4
    lw s10, 460(a1)
    lw a6, 456(a1)
    pq_bfct s1, ra, s7
    pq_bfct s8, s2, t4
    lw s7, 464(a1)
    lw t4, 472(a1)
    pq_bfct s11, t1, a3
    pq_bfct t5, s1, s0
    pq_bfct s9, s8, s6
    pq_bfct t6, s2, t0
    lw s0, 468(a1)
    sw s8, 468(a0)
    pq_bfct a4, t2, a3
    pq_bfct a2, s5, a6
    pq_bfct a5, ra, t3
    pq_bfct t2, t1, s0
    pq_bfct s4, s3, s0
    pq_bfct a4, s11, a6
    lw s6, 476(a1)
    sw s1, 452(a0)
    sw s9, 464(a0)
    sw a5, 456(a0)
    pq_bfct s5, s11, s7
    sw ra, 460(a0)
    sw s2, 476(a0)
    pq_bfct a2, a4, s10
    sw t5, 448(a0)
    sw s11, 492(a0)
    pq_bfct s3, t1, s6
    sw a2, 480(a0)
    sw a4, 484(a0)
    addi a1, a1, 480
    pq_bfct s4, t2, t4
    sw s5, 488(a0)
    sw t6, 472(a0)
    addi a0, a0, 512
    sw s3, -8(a0)
    sw t2, -12(a0)
    sw s4, -16(a0)
    sw t1, -4(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s3, 12(sp)
    lw s1, 4(sp)
    lw ra, 48(sp)
    lw s4, 16(sp)
    lw s10, 40(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s2, 8(sp)
    lw s0, 0(sp)
    lw s7, 28(sp)
    lw s5, 20(sp)
    addi a0, a0, -1024
    lw s6, 24(sp)
    lw s11, 44(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
    .size mldsa_ntt, . - mldsa_ntt

    .section .rodata
    .balign 8
.Lconstants:
    .word 25847, 5771523, 237124, 7861508, 1826347, 2353451, 7602457, 8021166
    .word 6288512, 7504169, 3119733, 5495562, 466468, 3111497, 2680103, 0
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

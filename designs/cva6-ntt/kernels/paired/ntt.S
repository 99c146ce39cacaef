# ntt of ml-dsa-44, variant "paired-loads" of design "cva6-ntt", scheduled for cva6-superscalar with register_read_ports = 5:
# 1,954 -> 1,901 cycles, 4,576 -> 4,566 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant paired-loads --kernel start/paired/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, paired loads, scheduled for two commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi a7, a0, 8
    addi sp, sp, -48
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s5, 20(sp)
    sw s9, 36(sp)
    sw s1, 4(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    sw s2, 8(sp)
    sw s4, 16(sp)
    sw s6, 24(sp)
    sw s10, 40(sp)
    sw s0, 0(sp)
    sw s8, 32(sp)
    lw s1, 4(a1)
    sw s7, 28(sp)
    sw s11, 44(sp)
    lw s4, 16(a1)
    lw s2, 8(a1)
    lw s5, 20(a1)
    sw s3, 12(sp)
    lw s3, 12(a1)
    lw s0, 0(a1)
.Lmldsa_ntt_1:
    lw t0, 0(a0)
    lw t1, 512(a0)
    lw t2, 64(a0)
    lw a4, 768(a0)
    lw a3, 256(a0)
    pq_bfct t0, t1, s0
    lw s6, 384(a0)
    lw t3, 576(a0)
    lw t6, 192(a0)
    lw a2, 704(a0)
    pq_bfct t2, t3, s0
    lw t4, 128(a0)
    lw t5, 640(a0)
    lw s7, 896(a0)
    pq_bfct t6, a2, s0
    pq_lwp s10, s11, 24, a1
    pq_bfct s6, s7, s0
    lw s9, 960(a0)
    lw a5, 320(a0)
    pq_bfct t4, t5, s0
    pq_bfct a3, a4, s0
    lw a6, 832(a0)
    lw s8, 448(a0)
    pq_bfct t4, s6, s1
    pq_bfct s8, s9, s0
    pq_bfct a5, a6, s0
    pq_bfct t0, a3, s1
    pq_bfct t5, s7, s4
    pq_bfct t6, s8, s1
    pq_bfct t2, a5, s1
    pq_bfct t0, t4, s2
    pq_bfct a3, s6, s3
    pq_bfct t1, a4, s4
    pq_bfct t2, t6, s2
    pq_bfct t1, t5, s5
    pq_bfct t0, t2, s10
    pq_bfct t4, t6, s11
    pq_lwp s10, s11, 32, a1
    pq_bfct a5, s8, s3
    sw t4, 128(a0)
    lw t4, 8(a0)
    sw t2, 64(a0)
    pq_bfct a3, a5, s10
    pq_bfct s6, s8, s11
    sw t6, 192(a0)
    lw t2, 520(a0)
    sw a3, 256(a0)
    lw s10, 72(a0)
    pq_bfct a2, s9, s4
    sw t0, 0(a0)
    pq_bfct t3, a6, s4
    pq_lwp s11, t6, 48, a1
    sw s8, 448(a0)
    pq_bfct t3, a2, s5
    pq_lwp t0, a3, 40, a1
    pq_bfct t5, a2, a3
    sw s6, 384(a0)
    lw s8, 328(a0)
    lw a3, 648(a0)
    lw s6, 776(a0)
    pq_bfct t1, t3, t0
    sw a5, 320(a0)
    lw t0, 584(a0)
    pq_bfct t4, t2, s0
    sw t3, 576(a0)
    lw a5, 200(a0)
    pq_bfct a6, s9, s11
    pq_bfct a4, s7, s11
    lw t3, 56(a1)
    lw s11, 136(a0)
    pq_bfct s10, t0, s0
    pq_bfct s11, a3, s0
    sw t5, 640(a0)
    lw t5, 712(a0)
    pq_bfct s7, s9, t3
    sw t1, 512(a0)
    lw t1, 840(a0)
    sw a2, 704(a0)
    pq_bfct s8, t1, s0
    pq_bfct a4, a6, t6
    lw t3, 392(a0)
    lw a2, 904(a0)
    pq_bfct s10, s8, s1
    sw s7, 896(a0)
    sw a4, 768(a0)
    lw t6, 264(a0)
    pq_bfct a5, t5, s0
    pq_bfct t6, s6, s0
    lw a4, 456(a0)
    lw s7, 968(a0)
    sw a6, 832(a0)
    pq_bfct t4, t6, s1
    pq_bfct a4, s7, s0
    pq_bfct t3, a2, s0
    sw s9, 960(a0)
    pq_bfct t0, t1, s4
    pq_bfct a5, a4, s1
    pq_lwp a6, s9, 24, a1
    pq_bfct s11, t3, s1
    pq_bfct t5, s7, s4
    pq_bfct t4, s11, s2
    pq_bfct s10, a5, s2
    pq_bfct s8, a4, s3
    pq_bfct s11, a5, s9
    pq_bfct t6, t3, s3
    pq_bfct t2, s6, s4
    pq_bfct t4, s10, a6
    pq_bfct a3, a2, s4
    pq_lwp a6, s9, 32, a1
    pq_bfct t3, a4, s9
    pq_bfct t6, s8, a6
    sw s10, 72(a0)
    pq_lwp s9, a6, 40, a1
    sw a5, 200(a0)
    lw s10, 592(a0)
    sw t4, 8(a0)
    sw s11, 136(a0)
    lw a5, 80(a0)
    pq_bfct t0, t5, s5
    pq_bfct t2, a3, s5
    sw t6, 264(a0)
    sw s8, 328(a0)
    lw t4, 16(a0)
    pq_bfct t2, t0, s9
    pq_lwp s11, s9, 48, a1
    sw a4, 456(a0)
    lw t6, 784(a0)
    pq_bfct a3, t5, a6
    sw t2, 520(a0)
    lw s8, 656(a0)
    pq_bfct t1, s7, s11
    lw a4, 144(a0)
    lw a6, 720(a0)
    pq_bfct s6, a2, s11
    lw t2, 272(a0)
    lw s11, 56(a1)
    sw a3, 648(a0)
    sw t3, 392(a0)
    lw a3, 528(a0)
    pq_bfct a2, s7, s11
    pq_bfct s6, t1, s9
    pq_bfct t2, t6, s0
    lw t3, 208(a0)
    lw s11, 848(a0)
    sw s6, 776(a0)
    pq_bfct t3, a6, s0
    sw t0, 584(a0)
    lw s9, 400(a0)
    lw s6, 912(a0)
    lw t0, 336(a0)
    pq_bfct a5, s10, s0
    sw t5, 712(a0)
    lw t5, 976(a0)
    pq_bfct t4, a3, s0
    pq_bfct s9, s6, s0
    pq_bfct a4, s8, s0
    sw t1, 840(a0)
    lw t1, 464(a0)
    sw a2, 904(a0)
    pq_bfct t4, t2, s1
    pq_bfct a3, t6, s4
    pq_bfct a4, s9, s1
    sw s7, 968(a0)
    pq_bfct t0, s11, s0
    pq_lwp a2, s7, 24, a1
    pq_bfct t1, t5, s0
    pq_bfct a5, t0, s1
    pq_bfct t3, t1, s1
    pq_bfct a5, t3, s2
    pq_bfct t4, a4, s2
    pq_bfct s10, s11, s4
    pq_bfct s8, s6, s4
    pq_bfct t4, a5, a2
    pq_bfct a4, t3, s7
    pq_bfct t0, t1, s3
    pq_bfct t2, s9, s3
    pq_lwp a2, s7, 32, a1
    pq_bfct a3, s8, s5
    pq_bfct a6, t5, s4
    sw a5, 80(a0)
    lw a5, 88(a0)
    pq_bfct t2, t0, a2
    pq_bfct s9, t1, s7
    lw a2, 600(a0)
    pq_bfct s10, a6, s5
    sw a4, 144(a0)
    pq_lwp a4, s7, 40, a1
    pq_bfct s8, a6, s7
    sw t4, 16(a0)
    lw s7, 24(a0)
    sw t3, 208(a0)
    sw t2, 272(a0)
    lw t4, 536(a0)
    pq_lwp t3, t2, 48, a1
    pq_bfct a3, s10, a4
    sw s9, 400(a0)
    lw a4, 216(a0)
    sw t1, 464(a0)
    lw s9, 664(a0)
    pq_bfct t6, s6, t3
    sw t0, 336(a0)
    lw t1, 728(a0)
    sw s10, 592(a0)
    pq_bfct s11, t5, t3
    lw t0, 280(a0)
    lw s10, 792(a0)
    pq_bfct a4, t1, s0
    sw a6, 720(a0)
    lw t3, 152(a0)
    pq_bfct t0, s10, s0
    pq_bfct t6, s11, t2
    pq_bfct a5, a2, s0
    sw s8, 656(a0)
    lw a6, 856(a0)
    lw t2, 344(a0)
    lw s8, 56(a1)
    pq_bfct t3, s9, s0
    pq_bfct s7, t4, s0
    sw t6, 784(a0)
    pq_bfct s6, t5, s8
    pq_bfct s7, t0, s1
    sw a3, 528(a0)
    lw t6, 920(a0)
    lw s8, 472(a0)
    lw a3, 408(a0)
    pq_bfct t2, a6, s0
    sw s11, 848(a0)
    lw s11, 984(a0)
    pq_bfct t4, s10, s4
    sw s6, 912(a0)
    pq_bfct s8, s11, s0
    pq_bfct a3, t6, s0
    pq_bfct a5, t2, s1
    pq_bfct a4, s8, s1
    pq_bfct s9, t6, s4
    sw t5, 976(a0)
    pq_bfct t3, a3, s1
    pq_bfct a5, a4, s2
    pq_bfct a2, a6, s4
    pq_bfct t0, a3, s3
    pq_bfct t2, s8, s3
    pq_bfct s7, t3, s2
    pq_lwp s6, t5, 24, a1
    pq_bfct s7, a5, s6
    pq_bfct t1, s11, s4
    pq_bfct t3, a4, t5
    pq_lwp t5, s6, 40, a1
    sw t3, 152(a0)
    pq_bfct a2, t1, s5
    pq_bfct t4, s9, s5
    sw s7, 24(a0)
    pq_lwp s7, t3, 32, a1
    sw a5, 88(a0)
    lw a5, 608(a0)
    pq_bfct s9, t1, s6
    pq_bfct a3, s8, t3
    sw a4, 216(a0)
    lw s6, 32(a0)
    pq_bfct t0, t2, s7
    sw s8, 472(a0)
    lw a4, 96(a0)
    lw t3, 160(a0)
    lw s7, 288(a0)
    pq_bfct t4, a2, t5
    pq_lwp s8, t5, 48, a1
    sw a3, 408(a0)
    pq_bfct a6, s11, s8
    sw t0, 280(a0)
    pq_bfct s10, t6, s8
    lw s8, 544(a0)
    lw a3, 672(a0)
    pq_bfct t3, a3, s0
    sw a2, 600(a0)
    lw t0, 56(a1)
    sw t2, 344(a0)
    lw a2, 800(a0)
    pq_bfct s10, a6, t5
    sw t4, 536(a0)
    lw t2, 736(a0)
    lw t5, 352(a0)
    pq_bfct a4, a5, s0
    pq_bfct s7, a2, s0
    lw t4, 864(a0)
    sw t1, 728(a0)
    lw t1, 416(a0)
    sw a6, 856(a0)
    lw a6, 928(a0)
    pq_bfct s6, s8, s0
    pq_bfct t6, s11, t0
    sw s10, 792(a0)
    lw t0, 480(a0)
    pq_bfct s6, s7, s1
    pq_bfct t1, a6, s0
    lw s10, 992(a0)
    sw s11, 984(a0)
    pq_bfct t3, t1, s1
    sw s9, 664(a0)
    lw s11, 224(a0)
    pq_bfct t5, t4, s0
    sw t6, 920(a0)
    pq_bfct t0, s10, s0
    pq_bfct s11, t2, s0
    pq_bfct a4, t5, s1
    pq_bfct s11, t0, s1
    pq_lwp t6, s9, 24, a1
    pq_bfct s6, t3, s2
    pq_bfct s8, a2, s4
    pq_bfct a4, s11, s2
    pq_bfct a5, t4, s4
    pq_bfct t3, s11, s9
    pq_bfct s6, a4, t6
    pq_bfct t2, s10, s4
    pq_bfct t5, t0, s3
    pq_lwp s9, t6, 32, a1
    pq_bfct s7, t1, s3
    pq_bfct s7, t5, s9
    sw a4, 96(a0)
    pq_lwp a4, s9, 40, a1
    sw t3, 160(a0)
    pq_bfct t1, t0, t6
    sw s11, 224(a0)
    lw t6, 232(a0)
    pq_bfct a3, a6, s4
    pq_bfct s8, a3, s5
    pq_lwp t3, s11, 48, a1
    sw t0, 480(a0)
    lw t0, 552(a0)
    pq_bfct a5, t2, s5
    sw s6, 32(a0)
    pq_bfct a3, t2, s9
    lw s6, 40(a0)
    sw s7, 288(a0)
    lw s9, 616(a0)
    sw a3, 672(a0)
    lw s7, 680(a0)
    pq_bfct s8, a5, a4
    pq_bfct t4, s10, t3
    lw a3, 168(a0)
    lw a4, 104(a0)
    sw t5, 352(a0)
    lw t5, 296(a0)
    pq_bfct a2, a6, t3
    sw t1, 416(a0)
    lw t3, 808(a0)
    pq_bfct a3, s7, s0
    pq_bfct a4, s9, s0
    sw a5, 608(a0)
    lw a5, 360(a0)
    pq_bfct a2, t4, s11
    lw t1, 56(a1)
    lw s11, 872(a0)
    sw s8, 544(a0)
    lw s8, 744(a0)
    pq_bfct a6, s10, t1
    pq_bfct s6, t0, s0
    sw a2, 800(a0)
    sw t4, 864(a0)
    lw t1, 936(a0)
    pq_bfct t6, s8, s0
    lw a2, 424(a0)
    lw t4, 488(a0)
    pq_bfct a5, s11, s0
    pq_bfct a2, t1, s0
    pq_bfct t5, t3, s0
    sw a6, 928(a0)
    lw a6, 1000(a0)
    pq_bfct a4, a5, s1
    pq_bfct t0, t3, s4
    pq_bfct s6, t5, s1
    sw t2, 736(a0)
    pq_bfct a3, a2, s1
    pq_bfct s9, s11, s4
    pq_bfct t4, a6, s0
    pq_bfct t6, t4, s1
    sw s10, 992(a0)
    pq_bfct s6, a3, s2
    pq_bfct s7, t1, s4
    pq_bfct a4, t6, s2
    pq_lwp t2, s10, 24, a1
    pq_bfct s8, a6, s4
    pq_bfct s6, a4, t2
    pq_bfct a5, t4, s3
    pq_bfct t0, s7, s5
    pq_bfct a3, t6, s10
    pq_bfct t5, a2, s3
    pq_lwp t2, s10, 40, a1
    sw a3, 168(a0)
    sw t6, 232(a0)
    pq_lwp t6, a3, 32, a1
    sw a4, 104(a0)
    lw a4, 560(a0)
    pq_bfct a2, t4, a3
    pq_bfct t5, a5, t6
    pq_bfct s9, s8, s5
    sw s6, 40(a0)
    lw a3, 48(a0)
    pq_lwp t6, s6, 48, a1
    sw a5, 360(a0)
    lw a5, 112(a0)
    pq_bfct t0, s9, t2
    sw t5, 296(a0)
    lw t2, 240(a0)
    sw t4, 488(a0)
    pq_bfct s11, a6, t6
    lw t5, 688(a0)
    lw t4, 624(a0)
    pq_bfct s7, s8, s10
    sw a2, 424(a0)
    sw s9, 616(a0)
    pq_bfct a3, a4, s0
    pq_bfct t3, t1, t6
    lw s10, 304(a0)
    lw a2, 368(a0)
    lw s9, 816(a0)
    lw t6, 752(a0)
    sw t0, 552(a0)
    lw t0, 176(a0)
    pq_bfct s10, s9, s0
    pq_bfct t2, t6, s0
    sw s8, 744(a0)
    lw s8, 56(a1)
    pq_bfct t3, s11, s6
    sw s7, 680(a0)
    lw s6, 432(a0)
    pq_bfct a5, t4, s0
    lw s7, 880(a0)
    pq_bfct t1, a6, s8
    pq_bfct a3, s10, s1
    sw t3, 808(a0)
    pq_bfct a2, s7, s0
    sw a6, 1000(a0)
    lw s8, 496(a0)
    sw s11, 872(a0)
    lw t3, 944(a0)
    sw t1, 936(a0)
    lw a6, 1008(a0)
    pq_bfct t0, t5, s0
    pq_bfct a5, a2, s1
    pq_bfct s8, a6, s0
    pq_bfct s6, t3, s0
    pq_bfct t4, s7, s4
    pq_lwp s11, t1, 24, a1
    pq_bfct t2, s8, s1
    pq_bfct t0, s6, s1
    pq_bfct t5, t3, s4
    pq_bfct a4, s9, s4
    pq_bfct a5, t2, s2
    pq_bfct a3, t0, s2
    pq_bfct s10, s6, s3
    pq_bfct a4, t5, s5
    pq_bfct a2, s8, s3
    pq_bfct a3, a5, s11
    pq_bfct t0, t2, t1
    pq_bfct t6, a6, s4
    pq_lwp s11, t1, 32, a1
    sw a3, 48(a0)
    lw a3, 632(a0)
    pq_bfct s10, a2, s11
    sw t0, 176(a0)
    pq_bfct t4, t6, s5
    pq_lwp s11, t0, 40, a1
    sw s10, 304(a0)
    lw s10, 120(a0)
    pq_bfct a4, t4, s11
    pq_bfct s6, s8, t1
    sw a5, 112(a0)
    lw s11, 568(a0)
    lw t1, 696(a0)
    sw t2, 240(a0)
    lw a5, 56(a0)
    sw a4, 560(a0)
    lw t2, 760(a0)
    pq_bfct t5, t6, t0
    pq_lwp a4, t0, 48, a1
    sw a2, 368(a0)
    sw s8, 496(a0)
    lw a2, 184(a0)
    pq_bfct s9, t3, a4
    sw t5, 688(a0)
    lw t5, 248(a0)
    pq_bfct s7, a6, a4
    pq_bfct a2, t1, s0
    lw s8, 824(a0)
    lw a4, 312(a0)
    pq_bfct s9, s7, t0
    sw t4, 624(a0)
    lw t0, 56(a1)
    sw t6, 752(a0)
    lw t4, 888(a0)
    pq_bfct t3, a6, t0
    pq_bfct t5, t2, s0
    lw t6, 376(a0)
    lw t0, 952(a0)
    sw s9, 816(a0)
    lw s9, 440(a0)
    pq_bfct a4, s8, s0
    pq_bfct t6, t4, s0
    pq_bfct s10, a3, s0
    sw s6, 432(a0)
    lw s6, 1016(a0)
    pq_bfct a5, s11, s0
    pq_bfct s10, t6, s1
    pq_bfct a3, t4, s4
    sw a6, 1008(a0)
    lw a6, 504(a0)
    pq_bfct s9, t0, s0
    pq_bfct a6, s6, s0
    pq_bfct s11, s8, s4
    pq_bfct a2, s9, s1
    pq_bfct a5, a4, s1
    sw s7, 880(a0)
    sw t3, 944(a0)
    pq_bfct t1, t0, s4
    pq_bfct t5, a6, s1
    pq_lwp s7, t3, 24, a1
    pq_bfct s11, t1, s5
    pq_bfct a5, a2, s2
    pq_bfct s10, t5, s2
    pq_bfct a4, s9, s3
    pq_bfct t2, s6, s4
    pq_bfct a5, s10, s7
    pq_bfct t6, a6, s3
    pq_bfct a2, t5, t3
    pq_lwp t3, s7, 32, a1
    sw s10, 120(a0)
    sw t5, 248(a0)
    pq_lwp s10, t5, 48, a1
    pq_bfct s9, a6, s7
    sw a2, 184(a0)
    pq_lwp s7, a2, 40, a1
    pq_bfct t4, s6, s10
    sw a5, 56(a0)
    pq_bfct a3, t2, s5
    pq_bfct s8, t0, s10
    pq_bfct a4, t6, t3
    pq_bfct s11, a3, s7
    pq_bfct t1, t2, a2
    sw t6, 376(a0)
    sw t2, 760(a0)
    sw a6, 504(a0)
    lw a5, 56(a1)
    sw t1, 696(a0)
    sw a3, 632(a0)
    sw s11, 568(a0)
    sw s9, 440(a0)
    pq_bfct s8, t4, t5
    sw a4, 312(a0)
    addi a0, a0, 4
    pq_bfct t0, s6, a5
    sw s8, 820(a0)
    sw s6, 1012(a0)
    sw t0, 948(a0)
    sw t4, 884(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a0, a0, -8
    addi a1, a1, 64
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    pq_lwp a5, s7, 32, a1
    lw t4, 4(a0)
    lw s0, 16(a0)
    lw t5, 36(a0)
    pq_lwp t0, t1, 0, a1
    lw s2, 20(a0)
    lw t3, 32(a0)
    pq_bfct t4, t5, t0
    lw s3, 52(a0)
    lw s9, 60(a0)
    lw a4, 44(a0)
    lw t2, 0(a0)
    pq_bfct s2, s3, t0
    lw s5, 56(a0)
    lw a3, 12(a0)
    pq_bfct t2, t3, t0
    lw s8, 28(a0)
    pq_bfct a3, a4, t0
    lw s1, 48(a0)
    lw a2, 40(a0)
    pq_bfct s8, s9, t0
    pq_bfct s0, s1, t0
    pq_bfct t4, s2, t1
    pq_bfct a3, s8, t1
    lw s4, 24(a0)
    lw t6, 8(a0)
    pq_lwp a6, s6, 8, a1
    pq_bfct s4, s5, t0
    pq_bfct t6, a2, t0
    pq_bfct t2, s0, t1
    pq_bfct t6, s4, t1
    pq_lwp t0, t1, 48, a1
    pq_bfct t4, a3, a6
    pq_lwp s11, s10, 16, a1
    pq_bfct t5, s3, a5
    pq_bfct t2, t6, a6
    pq_bfct t3, s1, a5
    pq_bfct s0, s4, s10
    pq_bfct s2, s8, s10
    pq_bfct t6, a3, s11
    pq_lwp s10, a6, 24, a1
    pq_bfct t2, t4, s6
    sw t4, 4(a0)
    lw s11, 76(a0)
    pq_bfct a2, s5, a5
    pq_bfct a4, s9, a5
    sw t2, 0(a0)
    lw t2, 56(a1)
    pq_lwp t4, s6, 40, a1
    pq_bfct t5, a4, s7
    pq_bfct s1, s5, t0
    sw a3, 12(a0)
    lw a5, 80(a0)
    pq_bfct t3, a2, s7
    pq_bfct s4, s8, a6
    pq_bfct a2, a4, s6
    lw a3, 72(a0)
    lw s7, 64(a0)
    pq_bfct s0, s2, s10
    pq_bfct t3, t5, t4
    lw a6, 100(a0)
    sw t6, 8(a0)
    lw s6, 84(a0)
    sw s4, 24(a0)
    lw s10, 104(a0)
    sw t3, 32(a0)
    lw t4, 68(a0)
    pq_bfct s3, s9, t0
    sw s0, 16(a0)
    sw s2, 20(a0)
    lw t6, 112(a0)
    lw s4, 116(a0)
    pq_bfct s1, s3, t1
    pq_bfct s5, s9, t2
    sw t5, 36(a0)
    lw t3, 108(a0)
    pq_lwp t0, s0, 64, a1
    sw s8, 28(a0)
    lw s2, 96(a0)
    pq_bfct a3, s10, t0
    pq_bfct s6, s4, t0
    lw t1, 184(a0)
    lw t2, 88(a0)
    pq_bfct a5, t6, t0
    sw a4, 44(a0)
    lw a4, 120(a0)
    pq_bfct s7, s2, t0
    pq_bfct t2, a4, t0
    sw s1, 48(a0)
    sw a2, 40(a0)
    lw t5, 92(a0)
    pq_bfct s11, t3, t0
    pq_bfct a3, t2, s0
    pq_bfct t4, a6, t0
    sw s9, 60(a0)
    lw s9, 124(a0)
    pq_bfct t5, s9, t0
    sw s5, 56(a0)
    pq_lwp s8, s1, 96, a1
    pq_bfct t4, s6, s0
    pq_bfct s7, a5, s0
    pq_bfct s11, t5, s0
    pq_lwp a2, t0, 72, a1
    pq_bfct t4, s11, a2
    pq_lwp s0, s5, 80, a1
    sw s3, 52(a0)
    pq_bfct s7, a3, a2
    pq_bfct a5, t2, s5
    pq_lwp a2, s3, 88, a1
    pq_bfct s6, t5, s5
    pq_bfct s7, t4, t0
    pq_bfct s10, a4, s8
    pq_bfct s2, t6, s8
    pq_bfct t3, s9, s8
    pq_lwp s5, t0, 128, a1
    pq_bfct t2, t5, s3
    pq_bfct a5, s6, a2
    pq_bfct a3, s11, s0
    pq_bfct a6, s4, s8
    sw s7, 64(a0)
    lw s3, 128(a0)
    sw a5, 80(a0)
    lw s8, 160(a0)
    sw t2, 88(a0)
    pq_bfct s2, s10, s1
    sw s6, 84(a0)
    lw a2, 164(a0)
    pq_lwp s0, s7, 104, a1
    pq_bfct a6, t3, s1
    sw s11, 76(a0)
    lw a5, 168(a0)
    pq_lwp t2, s6, 112, a1
    lw s1, 132(a0)
    lw s11, 136(a0)
    pq_bfct s2, a6, s0
    sw a3, 72(a0)
    pq_bfct t6, a4, t2
    pq_bfct s10, t3, s7
    sw t5, 92(a0)
    lw s0, 144(a0)
    lw a3, 120(a1)
    lw s7, 188(a0)
    pq_bfct s4, s9, t2
    lw t5, 172(a0)
    pq_bfct a4, s9, a3
    pq_bfct t6, s4, s6
    pq_lwp t2, a3, 136, a1
    sw s10, 104(a0)
    lw s6, 152(a0)
    pq_bfct s1, a2, s5
    sw s9, 124(a0)
    pq_bfct s3, s8, s5
    sw t6, 112(a0)
    lw s10, 140(a0)
    sw s2, 96(a0)
    lw s9, 176(a0)
    pq_bfct s10, t5, s5
    pq_bfct s11, a5, s5
    sw t3, 108(a0)
    lw t6, 148(a0)
    sw s4, 116(a0)
    lw s2, 180(a0)
    pq_bfct s0, s9, s5
    pq_bfct s6, t1, s5
    sw t4, 68(a0)
    lw t3, 156(a0)
    sw a4, 120(a0)
    pq_bfct t3, s7, s5
    pq_lwp s4, t4, 160, a1
    pq_bfct s3, s0, t0
    pq_bfct t6, s2, s5
    pq_bfct s11, s6, t0
    pq_bfct s10, t3, t0
    sw a6, 100(a0)
    pq_lwp s5, a4, 144, a1
    pq_bfct s1, t6, t0
    pq_lwp a6, t0, 152, a1
    pq_bfct s3, s11, t2
    pq_bfct s8, s9, s4
    pq_bfct a2, s2, s4
    pq_bfct t5, s7, s4
    pq_bfct s0, s6, a4
    pq_bfct s1, s10, t2
    pq_bfct a5, t1, s4
    pq_bfct t6, t3, a4
    pq_lwp t2, s4, 176, a1
    pq_bfct s3, s1, a3
    pq_bfct s0, t6, a6
    sw s1, 132(a0)
    pq_bfct s6, t3, t0
    pq_bfct a2, t5, t4
    sw s6, 152(a0)
    lw a4, 192(a0)
    pq_bfct s8, a5, t4
    pq_lwp t4, a3, 168, a1
    sw s0, 144(a0)
    lw a6, 240(a0)
    pq_bfct s11, s10, s5
    pq_lwp s1, s0, 200, a1
    pq_bfct s8, a2, t4
    lw t0, 184(a1)
    lw s5, 224(a0)
    pq_bfct a5, t5, a3
    pq_bfct s9, t1, t2
    pq_lwp s6, t4, 192, a1
    sw s3, 128(a0)
    lw a3, 204(a0)
    sw s8, 160(a0)
    lw s3, 232(a0)
    sw t5, 172(a0)
    pq_bfct s2, s7, t2
    sw a5, 168(a0)
    lw s8, 212(a0)
    lw t2, 236(a0)
    lw t5, 244(a0)
    pq_bfct t1, s7, t0
    lw a5, 196(a0)
    lw t0, 228(a0)
    sw t3, 156(a0)
    pq_bfct s9, s2, s4
    sw a2, 164(a0)
    pq_bfct a3, t2, s6
    sw s7, 188(a0)
    lw t3, 208(a0)
    sw s9, 176(a0)
    sw t6, 148(a0)
    lw s4, 248(a0)
    pq_bfct s8, t5, s6
    sw s2, 180(a0)
    sw t1, 184(a0)
    pq_bfct t3, a6, s6
    sw s10, 140(a0)
    lw s9, 252(a0)
    lw a2, 216(a0)
    lw s7, 200(a0)
    pq_bfct a5, t0, s6
    sw s11, 136(a0)
    lw t6, 220(a0)
    pq_bfct a4, s5, s6
    pq_lwp s2, t1, 208, a1
    pq_bfct s7, s3, s6
    pq_bfct a5, s8, t4
    pq_bfct a2, s4, s6
    pq_lwp s10, s11, 224, a1
    pq_bfct t6, s9, s6
    pq_bfct s7, a2, t4
    pq_bfct a3, t6, t4
    pq_bfct a4, t3, t4
    pq_bfct t2, s9, s10
    lw s6, 300(a0)
    pq_bfct s8, t6, t1
    pq_bfct a4, s7, s1
    pq_bfct a5, a3, s1
    pq_bfct s5, a6, s10
    pq_bfct s7, a3, s2
    pq_bfct t3, a2, t1
    pq_bfct s3, s4, s10
    sw s7, 200(a0)
    lw t4, 248(a1)
    pq_bfct a4, a5, s0
    pq_lwp t1, s1, 216, a1
    pq_lwp s2, s7, 240, a1
    pq_bfct t0, t5, s10
    pq_bfct t3, s8, t1
    sw t3, 208(a0)
    lw s0, 256(a0)
    pq_lwp s10, t1, 232, a1
    pq_bfct s5, s3, s11
    sw a3, 204(a0)
    lw t3, 268(a0)
    pq_bfct a2, t6, s1
    pq_bfct t5, s9, s2
    pq_lwp a3, s1, 264, a1
    sw s8, 212(a0)
    lw s8, 280(a0)
    sw a4, 192(a0)
    pq_bfct t0, t2, s11
    pq_bfct a6, s4, s2
    lw a4, 264(a0)
    lw s2, 260(a0)
    pq_bfct a6, t5, s7
    sw a5, 196(a0)
    lw s11, 296(a0)
    lw s7, 292(a0)
    lw a5, 272(a0)
    pq_bfct s5, t0, s10
    pq_bfct s3, t2, t1
    pq_lwp s10, t1, 256, a1
    sw t5, 244(a0)
    lw t5, 288(a0)
    pq_bfct t3, s6, s10
    sw s3, 232(a0)
    lw s3, 276(a0)
    sw a2, 216(a0)
    lw a2, 304(a0)
    pq_bfct a4, s11, s10
    sw t2, 236(a0)
    pq_bfct s4, s9, t4
    pq_bfct a5, a2, s10
    sw s5, 224(a0)
    lw t2, 312(a0)
    pq_bfct s0, t5, s10
    lw t4, 308(a0)
    pq_bfct s2, s7, s10
    pq_bfct s3, t4, s10
    sw t6, 220(a0)
    lw s5, 316(a0)
    sw t0, 228(a0)
    lw t6, 284(a0)
    pq_bfct s8, t2, s10
    pq_bfct s0, a5, t1
    pq_bfct t6, s5, s10
    pq_lwp s10, t0, 272, a1
    pq_bfct s2, s3, t1
    pq_bfct t3, t6, t1
    sw a6, 240(a0)
    lw a6, 324(a0)
    pq_bfct a4, s8, t1
    pq_bfct s0, a4, a3
    pq_bfct s2, t3, a3
    pq_bfct a5, s8, t0
    sw s9, 252(a0)
    pq_bfct s3, t6, t0
    pq_bfct a4, t3, s10
    pq_lwp t1, a3, 280, a1
    pq_bfct s0, s2, s1
    sw s4, 248(a0)
    pq_bfct a5, s3, t1
    pq_bfct s8, t6, a3
    pq_lwp s9, t0, 288, a1
    pq_bfct t5, a2, s9
    pq_lwp s10, s1, 304, a1
    sw s0, 256(a0)
    lw s4, 320(a0)
    pq_lwp a3, t1, 296, a1
    sw a5, 272(a0)
    lw s0, 312(a1)
    pq_bfct s11, t2, s9
    pq_bfct s7, t4, s9
    pq_bfct s6, s5, s9
    pq_bfct t5, s11, t0
    pq_lwp a5, s9, 320, a1
    sw s8, 280(a0)
    lw s8, 332(a0)
    pq_bfct s7, s6, t0
    sw s2, 260(a0)
    lw t0, 356(a0)
    sw t3, 268(a0)
    lw s2, 352(a0)
    pq_bfct a2, t2, s10
    pq_bfct s11, s6, t1
    pq_bfct a6, t0, a5
    sw a4, 264(a0)
    lw t1, 360(a0)
    pq_bfct t4, s5, s10
    sw t6, 284(a0)
    lw t3, 328(a0)
    pq_bfct t5, s7, a3
    lw a4, 336(a0)
    lw s10, 368(a0)
    pq_lwp t6, a3, 328, a1
    sw s7, 292(a0)
    pq_bfct a2, t4, s1
    pq_bfct a4, s10, a5
    sw t5, 288(a0)
    lw s7, 400(a0)
    lw s1, 364(a0)
    lw t5, 372(a0)
    sw s11, 296(a0)
    sw t4, 308(a0)
    lw s11, 340(a0)
    pq_bfct t2, s5, s0
    pq_bfct s8, s1, a5
    lw s0, 344(a0)
    lw t4, 376(a0)
    pq_bfct s11, t5, a5
    sw s5, 316(a0)
    pq_bfct t3, t1, a5
    pq_bfct s0, t4, a5
    sw s3, 276(a0)
    sw s6, 300(a0)
    lw s5, 380(a0)
    sw t2, 312(a0)
    pq_lwp s6, s3, 336, a1
    pq_bfct s4, s2, a5
    sw a2, 304(a0)
    lw t2, 348(a0)
    pq_bfct a6, s11, s9
    pq_bfct t3, s0, s9
    pq_bfct t2, s5, a5
    pq_bfct s4, a4, s9
    pq_bfct s8, t2, s9
    pq_bfct a4, s0, s3
    pq_lwp a2, a5, 352, a1
    pq_bfct s4, t3, t6
    pq_bfct a6, s8, t6
    pq_bfct s11, t2, s3
    pq_bfct t3, s8, s6
    pq_bfct s4, a6, a3
    pq_bfct s2, s10, a2
    pq_lwp s9, t6, 344, a1
    pq_bfct s1, s5, a2
    pq_bfct a4, s11, s9
    sw a6, 324(a0)
    lw s3, 416(a0)
    pq_lwp s6, a3, 384, a1
    pq_lwp s9, a6, 368, a1
    pq_bfct s0, t2, t6
    sw s8, 332(a0)
    lw t6, 384(a0)
    pq_bfct t1, t4, a2
    pq_bfct t0, t5, a2
    sw s4, 320(a0)
    pq_bfct s10, t4, s9
    sw s0, 344(a0)
    lw s0, 396(a0)
    pq_bfct t0, s1, a5
    pq_bfct s2, t1, a5
    lw a2, 428(a0)
    lw s8, 376(a1)
    pq_lwp a5, s4, 360, a1
    sw a4, 336(a0)
    lw a4, 420(a0)
    pq_bfct t5, s5, s9
    pq_bfct t1, s1, s4
    pq_bfct t4, s5, s8
    pq_lwp s9, s4, 392, a1
    sw s11, 340(a0)
    lw s8, 392(a0)
    sw t1, 360(a0)
    lw s11, 404(a0)
    pq_bfct s2, t0, a5
    sw s1, 364(a0)
    lw a5, 388(a0)
    pq_bfct s10, t5, a6
    sw s2, 352(a0)
    pq_bfct a5, a4, s6
    lw t1, 432(a0)
    lw s1, 424(a0)
    pq_bfct s0, a2, s6
    pq_bfct s7, t1, s6
    sw t0, 356(a0)
    lw a6, 444(a0)
    sw t2, 348(a0)
    lw s2, 412(a0)
    pq_bfct t6, s3, s6
    lw t0, 440(a0)
    lw t2, 408(a0)
    sw s5, 380(a0)
    sw t4, 376(a0)
    lw s5, 436(a0)
    pq_bfct t6, s7, a3
    sw t3, 328(a0)
    pq_bfct t2, t0, s6
    sw s10, 368(a0)
    pq_bfct s11, s5, s6
    pq_bfct s8, s1, s6
    pq_lwp t3, t4, 408, a1
    pq_bfct s2, a6, s6
    pq_lwp s6, s10, 400, a1
    pq_bfct s0, s2, a3
    pq_bfct a5, s11, a3
    pq_bfct s8, t2, a3
    pq_bfct t6, s8, s9
    pq_bfct s7, t2, s10
    pq_bfct s11, s2, s10
    pq_lwp a3, s10, 416, a1
    pq_bfct a5, s0, s9
    pq_bfct a4, s5, a3
    pq_bfct s7, s11, t3
    pq_lwp s9, t3, 424, a1
    pq_bfct t6, a5, s4
    sw t6, 384(a0)
    lw s4, 480(a0)
    pq_bfct s8, s0, s6
    pq_lwp t6, s6, 432, a1
    sw s7, 400(a0)
    pq_bfct a2, a6, a3
    pq_bfct s3, t1, a3
    pq_bfct t2, s2, t4
    sw t5, 372(a0)
    lw t4, 440(a1)
    sw a5, 388(a0)
    lw s7, 448(a0)
    pq_lwp a5, t5, 448, a1
    pq_bfct s5, a6, t6
    pq_bfct s1, t0, a3
    sw s11, 404(a0)
    lw a3, 452(a0)
    pq_bfct a4, a2, s10
    pq_bfct s7, s4, a5
    pq_bfct s3, s1, s10
    sw s8, 392(a0)
    lw s11, 460(a0)
    pq_bfct t1, t0, t6
    pq_bfct s3, a4, s9
    lw s10, 488(a0)
    lw s8, 464(a0)
    lw t6, 484(a0)
    lw s9, 456(a0)
    pq_bfct t0, a6, t4
    pq_bfct s1, a2, t3
    pq_lwp t4, t3, 464, a1
    pq_bfct t1, s5, s6
    sw s3, 416(a0)
    lw s6, 492(a0)
    sw s2, 412(a0)
    lw s3, 500(a0)
    sw s5, 436(a0)
    pq_bfct s9, s10, a5
    lw s2, 468(a0)
    sw a4, 420(a0)
    lw s5, 496(a0)
    pq_bfct s2, s3, a5
    sw t1, 432(a0)
    pq_bfct s11, s6, a5
    pq_bfct a3, t6, a5
    sw t0, 440(a0)
    lw a4, 472(a0)
    sw a6, 444(a0)
    lw t1, 508(a0)
    sw s1, 424(a0)
    lw t0, 476(a0)
    pq_bfct s8, s5, a5
    sw t2, 408(a0)
    pq_lwp a6, s1, 456, a1
    sw a2, 428(a0)
    pq_bfct a3, s2, t5
    pq_bfct t0, t1, a5
    sw s0, 396(a0)
    lw a2, 504(a0)
    pq_bfct s7, s8, t5
    pq_bfct a4, a2, a5
    pq_lwp t2, s0, 480, a1
    pq_bfct s11, t0, t5
    pq_bfct a3, s11, a6
    pq_bfct t6, s3, t2
    pq_bfct s6, t1, t2
    pq_bfct s9, a4, t5
    pq_bfct s4, s5, t2
    pq_bfct s10, a2, t2
    pq_lwp t5, a5, 488, a1
    pq_bfct s7, s9, a6
    pq_lwp t2, a6, 496, a1
    pq_bfct t6, s6, s0
    pq_bfct s4, s10, s0
    pq_bfct s7, a3, s1
    pq_bfct s9, s11, t4
    pq_lwp s1, s0, 472, a1
    pq_bfct s3, t1, t2
    sw s7, 448(a0)
    pq_bfct s10, s6, a5
    pq_bfct s5, a2, t2
    sw s11, 460(a0)
    lw t4, 504(a1)
    pq_bfct s8, a4, t3
    sw s10, 488(a0)
    pq_bfct s2, t0, t3
    pq_bfct a4, t0, s0
    pq_bfct s8, s2, s1
    sw a3, 452(a0)
    sw a4, 472(a0)
    pq_bfct s4, t6, t5
    sw s2, 468(a0)
    sw s9, 456(a0)
    sw t6, 484(a0)
    pq_bfct a2, t1, t4
    sw s6, 492(a0)
    addi a1, a1, 512
    pq_bfct s5, s3, a6
    sw s8, 464(a0)
    sw s4, 480(a0)
    sw t0, 476(a0)
    addi a0, a0, 512
    sw a2, -8(a0)
    sw s3, -12(a0)
    sw s5, -16(a0)
    sw t1, -4(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s2, 8(sp)
    lw s7, 28(sp)
    lw s8, 32(sp)
    lw s9, 36(sp)
    lw s11, 44(sp)
    lw s4, 16(sp)
    lw s0, 0(sp)
    addi a0, a0, -1024
    lw s3, 12(sp)
    lw s1, 4(sp)
    lw s6, 24(sp)
    lw s5, 20(sp)
    lw s10, 40(sp)
    addi sp, sp, 48
    jalr zero, 0(ra)
    .size mldsa_ntt, . - mldsa_ntt

    .section .rodata
    .balign 8
.Lconstants:
    .word 25847, 5771523, 237124, 7602457, 7861508, 7504169, 1826347, 2353451
    .word 8021166, 6288512, 3119733, 5495562, 466468, 3111497, 2680103, 0
    .word 2725464, 2706023, 4450022, 2091667, 3407706, 6851714, 2316500, 3817976
    .word 95776, 4702672, 5037939, 2244091, 5339162, 5933984, 4817955, 0
    .word 1024112, 3077325, 6927966, 266997, 2434439, 3475950, 7144689, 3513181
    .word 3530437, 2176455, 4860065, 4621053, 6795196, 7183191, 5187039, 0
    .word 7300517, 6718724, 7122806, 900702, 1859098, 1939314, 909542, 819034
    .word 4788269, 4296819, 495491, 6767243, 7380215, 8337157, 7857917, 0
    .word 3585928, 5842901, 5190273, 7725090, 5257975, 5223087, 2031748, 3207046
    .word 3915439, 4747489, 4823422, 7855319, 126922, 7611795, 4784579, 0
    .word 7830929, 4519302, 3412210, 342297, 286988, 7396998, 5942594, 4108315
    .word 5336701, 2147896, 3437287, 5038140, 2715295, 1735879, 203044, 0
    .word 7260833, 3574422, 5412772, 2842341, 2691481, 4686924, 5790267, 1265009
    .word 5512770, 7969390, 4055324, 1247620, 5903370, 2486353, 1595974, 0
    .word 2619752, 3539968, 7709315, 4613401, 1250494, 7151892, 2635921, 4832145
    .word 8079950, 8357436, 5386378, 1869119, 7072248, 1903435, 7329447, 0
    .word 6271868, 2348700, 7998430, 7047359, 1237275, 1349076, 5062207, 6950192
    .word 7841118, 1852771, 7929317, 1312455, 6949987, 3306115, 6417775, 0
    .word 6262231, 6681150, 5037034, 7100756, 1917081, 264944, 5834105, 7005614
    .word 6736599, 508951, 1500165, 777191, 3097992, 2235880, 3406031, 0
    .word 4520680, 3505694, 44288, 7838005, 5548557, 7280319, 6709241, 6533464
    .word 4558682, 904516, 5796124, 4656147, 3958618, 594136, 4603424, 0
    .word 6980856, 3507263, 4656075, 6366809, 2432395, 8371839, 2454455, 8215696
    .word 6239768, 1653064, 1957272, 3369112, 5130689, 185531, 7173032, 0
    .word 5102745, 6779997, 2389356, 5196991, 162844, 8169440, 1616392, 3014001
    .word 3699596, 759969, 810149, 1652634, 7063561, 4686184, 6581310, 0
    .word 1757237, 811944, 189548, 5341501, 3523897, 4827145, 3866901, 269760
    .word 531354, 3159746, 2213111, 7404533, 6529015, 1717735, 472078, 0
    .word 8360995, 954230, 5971092, 7953734, 1723600, 8202977, 6577327, 1910376
    .word 3881043, 1315589, 6712985, 7276084, 1341330, 8119771, 4546524, 0
    .word 4010497, 3900724, 1285669, 5441381, 6144432, 6795489, 7959518, 6094090
    .word 5823537, 7567685, 183443, 7403526, 6940675, 1612842, 4834730, 0
    .word 280005, 2071892, 5361315, 7826001, 3919660, 4499357, 8332111, 7018208
    .word 5582638, 4751448, 3937738, 1400424, 3839961, 7534263, 1976782, 0

# ntt of ml-dsa-44, variant "latency-2" of design "cva6-ntt", scheduled for cva6-superscalar with commit_ports = 3, register_read_ports = 5:
# 1,579 -> 1,494 cycles, 4,592 -> 4,588 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant latency-2 --kernel start/three-ports/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, paired loads, scheduled for three commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    addi sp, sp, -64
    sw s1, 4(sp)
    sw s5, 20(sp)
    sw s2, 8(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    lw s1, 4(a1)
    sw s11, 44(sp)
    sw s3, 12(sp)
    sw s10, 40(sp)
    sw s0, 0(sp)
    sw s6, 24(sp)
    lw s3, 12(a1)
    sw ra, 48(sp)
    sw s9, 36(sp)
    lw s0, 0(a1)
    addi a7, a0, 8
    lw s2, 8(a1)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s4, 16(sp)
.Lmldsa_ntt_1:
    lw a4, 768(a0)
    lw t5, 640(a0)
    lw a3, 256(a0)
    lw a5, 320(a0)
    lw t2, 64(a0)
    lw t4, 128(a0)
    lw t0, 0(a0)
    lw t1, 512(a0)
    pq_bfct a3, a4, s0
    lw t3, 576(a0)
    pq_bfct t4, t5, s0
    pq_bfct t0, t1, s0
    lw a2, 704(a0)
    pq_bfct t2, t3, s0
    lw t6, 192(a0)
    lw a6, 832(a0)
    pq_bfct t6, a2, s0
    lw s4, 384(a0)
    pq_bfct a5, a6, s0
    lw s5, 896(a0)
    pq_bfct t0, a3, s1
    pq_lwp ra, s6, 16, a1
    pq_bfct t2, a5, s1
    lw s7, 448(a0)
    lw s8, 960(a0)
    pq_bfct s4, s5, s0
    pq_lwp s9, s10, 16, a1
    pq_bfct t4, s4, s1
    pq_bfct s7, s8, s0
    pq_bfct t6, s7, s1
    pq_bfct t0, t4, s2
    pq_bfct t2, t6, s2
    pq_bfct t1, a4, s3
    pq_bfct t0, t2, s9
    pq_bfct t5, s5, s3
    sw t0, 0(a0)
    pq_bfct t4, t6, s10
    pq_lwp s10, s11, 24, a1
    pq_lwp s9, t0, 40, a1
    sw t6, 192(a0)
    pq_bfct a5, s7, s10
    sw t4, 128(a0)
    pq_bfct a3, s4, s10
    sw t2, 64(a0)
    pq_bfct a3, a5, s11
    lw t6, 72(a0)
    pq_bfct a2, s8, s3
    lw s10, 8(a0)
    pq_lwp t4, t2, 32, a1
    lw s11, 520(a0)
    pq_bfct t3, a6, s3
    sw a3, 256(a0)
    pq_bfct s4, s7, t4
    sw a5, 320(a0)
    pq_bfct s10, s11, s0
    pq_bfct t1, t5, t2
    sw s4, 384(a0)
    sw s7, 448(a0)
    pq_lwp a3, s4, 48, a1
    pq_bfct t3, a2, t2
    lw a5, 648(a0)
    lw t4, 712(a0)
    pq_bfct t1, t3, s9
    lw s7, 264(a0)
    lw s9, 584(a0)
    pq_bfct t5, a2, t0
    pq_bfct a4, s5, a3
    sw t3, 576(a0)
    lw t0, 776(a0)
    lw t2, 200(a0)
    sw a2, 704(a0)
    pq_bfct a6, s8, a3
    sw t5, 640(a0)
    sw t1, 512(a0)
    lw a3, 136(a0)
    lw t3, 968(a0)
    pq_bfct t6, s9, s0
    lw a2, 56(a1)
    pq_bfct a3, a5, s0
    lw t5, 392(a0)
    pq_bfct a4, a6, s4
    pq_bfct t2, t4, s0
    lw t1, 840(a0)
    pq_bfct s7, t0, s0
    lw s4, 328(a0)
    pq_bfct s5, s8, a2
    lw a2, 456(a0)
    pq_bfct s4, t1, s0
    pq_bfct s10, s7, s1
    sw a4, 768(a0)
    pq_bfct a2, t3, s0
    sw s8, 960(a0)
    lw a4, 904(a0)
    pq_bfct t2, a2, s1
    pq_bfct t5, a4, s0
    sw a6, 832(a0)
    pq_bfct t6, s4, s1
    pq_bfct a3, t5, s1
    pq_bfct t6, t2, s2
    sw s5, 896(a0)
    pq_bfct s10, a3, s2
    pq_bfct s10, t6, ra
    pq_bfct a3, t2, s6
    pq_lwp s8, a6, 24, a1
    pq_bfct a5, a4, s3
    pq_bfct s4, a2, s8
    sw t2, 200(a0)
    pq_bfct s9, t1, s3
    sw a3, 136(a0)
    lw s5, 592(a0)
    sw t6, 72(a0)
    pq_bfct s7, t5, s8
    sw s10, 8(a0)
    lw s6, 272(a0)
    pq_lwp ra, s10, 32, a1
    lw s8, 528(a0)
    pq_bfct s7, s4, a6
    lw t2, 16(a0)
    pq_bfct s11, t0, s3
    lw a6, 80(a0)
    pq_bfct t5, a2, ra
    sw s7, 264(a0)
    pq_bfct t4, t3, s3
    sw s4, 328(a0)
    pq_bfct s9, t4, s10
    sw a2, 456(a0)
    sw t5, 392(a0)
    pq_bfct a6, s5, s0
    pq_bfct s11, a5, s10
    lw s10, 208(a0)
    lw a3, 656(a0)
    pq_bfct t2, s8, s0
    pq_lwp t6, ra, 40, a1
    pq_lwp t5, s4, 48, a1
    pq_bfct s11, s9, t6
    lw s7, 720(a0)
    lw a2, 848(a0)
    pq_bfct s10, s7, s0
    pq_bfct a5, t4, ra
    sw s11, 520(a0)
    pq_bfct t0, a4, t5
    lw t6, 336(a0)
    pq_bfct t1, t3, t5
    lw ra, 144(a0)
    lw s11, 56(a1)
    lw t5, 784(a0)
    pq_bfct t6, a2, s0
    sw a5, 648(a0)
    pq_bfct t0, t1, s4
    sw t4, 712(a0)
    pq_bfct s6, t5, s0
    lw a5, 400(a0)
    sw t0, 776(a0)
    sw s9, 584(a0)
    lw t4, 912(a0)
    pq_bfct t2, s6, s1
    lw s4, 792(a0)
    lw t0, 464(a0)
    pq_bfct ra, a3, s0
    pq_bfct a4, t3, s11
    lw s9, 976(a0)
    pq_bfct a6, t6, s1
    sw t1, 840(a0)
    pq_bfct t0, s9, s0
    pq_bfct a5, t4, s0
    sw t3, 968(a0)
    sw a4, 904(a0)
    pq_bfct s10, t0, s1
    pq_bfct ra, a5, s1
    pq_bfct a6, s10, s2
    pq_bfct t2, ra, s2
    pq_lwp t3, s11, 16, a1
    pq_bfct a3, t4, s3
    pq_bfct t2, a6, t3
    sw t2, 16(a0)
    pq_bfct ra, s10, s11
    pq_lwp a4, t3, 24, a1
    sw s10, 208(a0)
    pq_lwp t1, t2, 32, a1
    lw s11, 24(a0)
    pq_bfct t6, t0, a4
    pq_bfct s6, a5, a4
    pq_bfct s7, s9, s3
    sw ra, 144(a0)
    pq_bfct s6, t6, t3
    sw a6, 80(a0)
    pq_bfct s8, t5, s3
    sw s6, 272(a0)
    sw t6, 336(a0)
    pq_bfct s5, a2, s3
    pq_bfct a5, t0, t1
    lw s6, 600(a0)
    lw t3, 88(a0)
    sw t0, 464(a0)
    lw a6, 536(a0)
    pq_bfct s8, a3, t2
    pq_bfct t3, s6, s0
    pq_lwp s10, a4, 48, a1
    lw ra, 152(a0)
    pq_lwp t1, t6, 40, a1
    lw t0, 664(a0)
    pq_bfct s5, s7, t2
    pq_bfct a2, s9, s10
    sw a5, 400(a0)
    pq_bfct t5, t4, s10
    lw s10, 280(a0)
    pq_bfct a3, s7, t6
    lw t2, 216(a0)
    lw a5, 408(a0)
    lw t6, 728(a0)
    pq_bfct s8, s5, t1
    sw s7, 720(a0)
    sw s5, 592(a0)
    sw s8, 528(a0)
    pq_bfct s10, s4, s0
    sw a3, 656(a0)
    lw t1, 56(a1)
    pq_bfct s11, a6, s0
    pq_bfct t5, a2, a4
    lw s7, 160(a0)
    lw s5, 856(a0)
    pq_bfct t2, t6, s0
    pq_bfct ra, t0, s0
    lw s8, 984(a0)
    pq_bfct t4, s9, t1
    lw a3, 344(a0)
    lw a4, 920(a0)
    pq_bfct s11, s10, s1
    pq_bfct a3, s5, s0
    lw t1, 472(a0)
    sw a2, 848(a0)
    pq_bfct a6, s4, s3
    pq_bfct t1, s8, s0
    pq_bfct a5, a4, s0
    pq_bfct t2, t1, s1
    sw t4, 912(a0)
    pq_bfct t3, a3, s1
    pq_lwp a2, t4, 16, a1
    pq_bfct ra, a5, s1
    pq_bfct s11, ra, s2
    pq_bfct t3, t2, s2
    sw t5, 784(a0)
    pq_bfct s11, t3, a2
    sw s9, 976(a0)
    pq_lwp t5, s9, 24, a1
    pq_bfct ra, t2, t4
    sw s11, 24(a0)
    pq_bfct a3, t1, t5
    pq_bfct s10, a5, t5
    sw t3, 88(a0)
    sw t2, 216(a0)
    pq_bfct t0, a4, s3
    pq_bfct s10, a3, s9
    lw a2, 168(a0)
    pq_lwp t4, s11, 40, a1
    pq_lwp t5, t3, 32, a1
    lw t2, 32(a0)
    sw a3, 344(a0)
    sw s10, 280(a0)
    pq_bfct s6, s5, s3
    lw s9, 96(a0)
    pq_bfct a5, t1, t5
    lw s10, 608(a0)
    pq_bfct t6, s8, s3
    lw a3, 544(a0)
    pq_bfct s6, t6, t3
    sw a5, 408(a0)
    pq_bfct a6, t0, t3
    sw t1, 472(a0)
    pq_bfct t2, a3, s0
    lw t5, 864(a0)
    pq_bfct a6, s6, t4
    pq_lwp t1, a5, 48, a1
    lw t3, 672(a0)
    pq_bfct s4, a4, t1
    lw t4, 56(a1)
    sw ra, 152(a0)
    pq_bfct s7, t3, s0
    pq_bfct t0, t6, s11
    sw s6, 600(a0)
    lw ra, 736(a0)
    lw s11, 288(a0)
    sw a6, 536(a0)
    pq_bfct s5, s8, t1
    sw t0, 664(a0)
    lw t1, 800(a0)
    sw t6, 728(a0)
    lw a6, 352(a0)
    pq_bfct s4, s5, a5
    lw s6, 416(a0)
    pq_bfct a4, s8, t4
    pq_bfct s11, t1, s0
    lw t0, 928(a0)
    lw t6, 480(a0)
    lw a5, 224(a0)
    pq_bfct a6, t5, s0
    lw t4, 992(a0)
    pq_bfct s6, t0, s0
    pq_bfct a5, ra, s0
    pq_bfct s9, s10, s0
    pq_bfct t6, t4, s0
    pq_bfct s7, s6, s1
    pq_bfct t2, s11, s1
    sw s5, 856(a0)
    pq_bfct a5, t6, s1
    sw s4, 792(a0)
    pq_bfct t2, s7, s2
    sw s8, 984(a0)
    pq_bfct s9, a6, s1
    pq_lwp s5, s4, 24, a1
    sw a4, 920(a0)
    pq_bfct s9, a5, s2
    pq_lwp s8, a4, 16, a1
    pq_bfct ra, t4, s3
    pq_bfct t2, s9, s8
    pq_bfct a6, t6, s5
    sw t2, 32(a0)
    pq_bfct a3, t1, s3
    sw s9, 96(a0)
    pq_bfct s7, a5, a4
    sw s7, 160(a0)
    pq_bfct s11, s6, s5
    pq_bfct t3, t0, s3
    pq_lwp t2, s8, 48, a1
    lw s9, 40(a0)
    pq_lwp a4, s7, 32, a1
    lw s5, 616(a0)
    pq_bfct s11, a6, s4
    pq_bfct s10, t5, s3
    lw s4, 232(a0)
    sw a6, 352(a0)
    pq_bfct a3, t3, s7
    pq_bfct s6, t6, a4
    sw a5, 224(a0)
    pq_bfct t1, t0, t2
    sw s11, 288(a0)
    pq_lwp a6, a4, 40, a1
    lw a5, 552(a0)
    pq_bfct t5, t4, t2
    sw t6, 480(a0)
    lw s11, 296(a0)
    pq_bfct s10, ra, s7
    lw t2, 680(a0)
    pq_bfct t1, t5, s8
    lw t6, 104(a0)
    lw s7, 744(a0)
    pq_bfct t3, ra, a4
    pq_bfct a3, s10, a6
    lw s8, 808(a0)
    pq_bfct s9, a5, s0
    lw a4, 56(a1)
    pq_bfct s11, s8, s0
    sw s10, 608(a0)
    lw s10, 872(a0)
    pq_bfct t6, s5, s0
    pq_bfct t0, t4, a4
    sw a3, 544(a0)
    lw a6, 936(a0)
    lw a4, 1000(a0)
    lw a3, 1008(a0)
    sw s6, 416(a0)
    sw t3, 672(a0)
    pq_bfct s4, s7, s0
    lw t3, 360(a0)
    pq_bfct a2, t2, s0
    lw s6, 424(a0)
    pq_bfct s9, s11, s1
    sw t1, 800(a0)
    pq_bfct t3, s10, s0
    sw t4, 992(a0)
    pq_bfct s6, a6, s0
    pq_bfct a2, s6, s1
    lw t1, 488(a0)
    pq_bfct t6, t3, s1
    pq_bfct t1, a4, s0
    sw t0, 928(a0)
    pq_lwp t4, t0, 16, a1
    pq_bfct s9, a2, s2
    pq_bfct s4, t1, s1
    sw t5, 864(a0)
    pq_bfct t2, a6, s3
    pq_bfct t6, s4, s2
    pq_bfct s9, t6, t4
    pq_lwp t5, t4, 24, a1
    pq_bfct a2, s4, t0
    pq_bfct t3, t1, t5
    sw s9, 40(a0)
    pq_bfct s11, s6, t5
    sw s4, 232(a0)
    pq_bfct s11, t3, t4
    sw a2, 168(a0)
    pq_lwp t0, t5, 32, a1
    pq_bfct a5, s8, s3
    lw s9, 48(a0)
    sw s11, 296(a0)
    pq_bfct s6, t1, t0
    sw t6, 104(a0)
    pq_bfct s7, a4, s3
    sw s6, 424(a0)
    sw t3, 360(a0)
    pq_bfct s5, s10, s3
    sw t1, 488(a0)
    lw s4, 176(a0)
    pq_bfct a5, t2, t5
    pq_lwp t4, t0, 40, a1
    pq_bfct s5, s7, t5
    lw a2, 624(a0)
    pq_lwp s11, t6, 48, a1
    lw s6, 112(a0)
    lw t3, 560(a0)
    pq_bfct t2, s7, t0
    pq_bfct a5, s5, t4
    lw t1, 688(a0)
    pq_bfct s8, a6, s11
    lw t5, 240(a0)
    lw t0, 304(a0)
    pq_bfct s6, a2, s0
    lw t4, 752(a0)
    sw a5, 552(a0)
    sw s7, 744(a0)
    pq_bfct s10, a4, s11
    lw a5, 816(a0)
    lw s7, 368(a0)
    pq_bfct s4, t1, s0
    pq_bfct s9, t3, s0
    lw s11, 880(a0)
    sw t2, 680(a0)
    pq_bfct t0, a5, s0
    sw s5, 616(a0)
    pq_bfct t5, t4, s0
    pq_bfct s8, s10, t6
    lw t2, 432(a0)
    lw s5, 56(a1)
    sw s10, 872(a0)
    pq_bfct s7, s11, s0
    lw t6, 944(a0)
    pq_bfct s9, t0, s1
    pq_bfct a6, a4, s5
    lw s10, 496(a0)
    pq_bfct s6, s7, s1
    pq_bfct t2, t6, s0
    sw a6, 936(a0)
    pq_bfct s10, a3, s0
    pq_bfct s4, t2, s1
    sw a4, 1000(a0)
    pq_bfct a2, s11, s3
    pq_lwp s5, a6, 16, a1
    pq_bfct t5, s10, s1
    pq_bfct s9, s4, s2
    pq_bfct s6, t5, s2
    pq_bfct s9, s6, s5
    pq_bfct s4, t5, a6
    pq_lwp a4, s5, 24, a1
    sw s6, 112(a0)
    pq_bfct t1, t6, s3
    sw s4, 176(a0)
    pq_bfct s7, s10, a4
    sw s9, 48(a0)
    pq_lwp a6, s6, 32, a1
    pq_bfct t0, t2, a4
    lw s4, 312(a0)
    lw s9, 568(a0)
    pq_bfct t2, s10, a6
    pq_bfct t3, a5, s3
    lw a4, 56(a0)
    sw t5, 240(a0)
    pq_bfct t0, s7, s5
    sw s8, 808(a0)
    sw t2, 432(a0)
    sw s7, 368(a0)
    pq_bfct t3, t1, s6
    sw s10, 496(a0)
    sw t0, 304(a0)
    pq_bfct t4, a3, s3
    pq_lwp s5, t5, 40, a1
    lw a6, 760(a0)
    pq_bfct a2, t4, s6
    lw t0, 632(a0)
    pq_bfct t1, t4, t5
    lw s8, 824(a0)
    pq_bfct t3, a2, s5
    lw s10, 120(a0)
    pq_lwp t2, s7, 48, a1
    lw s6, 696(a0)
    pq_bfct a4, s9, s0
    pq_bfct s10, t0, s0
    lw t5, 184(a0)
    pq_bfct s4, s8, s0
    lw s5, 248(a0)
    sw t3, 560(a0)
    pq_bfct s11, a3, t2
    sw a2, 624(a0)
    pq_bfct a5, t6, t2
    sw t4, 752(a0)
    lw t3, 504(a0)
    pq_bfct a4, s4, s1
    lw a2, 376(a0)
    pq_bfct s9, s8, s3
    pq_bfct a5, s11, s7
    lw t2, 888(a0)
    lw t4, 56(a1)
    pq_bfct t5, s6, s0
    sw a5, 816(a0)
    pq_bfct a2, t2, s0
    pq_bfct t6, a3, t4
    lw s7, 440(a0)
    lw a5, 952(a0)
    pq_bfct s5, a6, s0
    pq_bfct t0, t2, s3
    lw t4, 1016(a0)
    pq_bfct s7, a5, s0
    pq_bfct t3, t4, s0
    pq_bfct t5, s7, s1
    sw t1, 688(a0)
    pq_bfct s5, t3, s1
    sw t6, 944(a0)
    pq_bfct s10, a2, s1
    pq_bfct a4, t5, s2
    pq_lwp t1, t6, 16, a1
    pq_bfct s10, s5, s2
    pq_bfct a4, s10, t1
    pq_bfct a6, t4, s3
    sw s11, 880(a0)
    pq_bfct t5, s5, t6
    pq_lwp t1, s11, 24, a1
    pq_bfct s6, a5, s3
    pq_bfct s4, s7, t1
    sw a4, 56(a0)
    pq_bfct a2, t3, t1
    pq_lwp t6, a4, 40, a1
    sw s10, 120(a0)
    pq_lwp t1, s10, 32, a1
    sw ra, 736(a0)
    pq_bfct s7, t3, t1
    sw a3, 1008(a0)
    pq_bfct s4, a2, s11
    sw s5, 248(a0)
    pq_lwp ra, t1, 48, a1
    pq_bfct t0, a6, s10
    sw t5, 184(a0)
    pq_bfct s9, s6, s10
    pq_bfct s8, a5, ra
    sw t3, 504(a0)
    pq_bfct t2, t4, ra
    sw a2, 376(a0)
    pq_bfct s9, t0, t6
    lw a3, 56(a1)
    sw s7, 440(a0)
    sw t0, 632(a0)
    pq_bfct s6, a6, a4
    sw s4, 312(a0)
    pq_bfct s8, t2, t1
    sw s9, 568(a0)
    sw a6, 760(a0)
    sw s6, 696(a0)
    addi a0, a0, 4
    sw s8, 820(a0)
    pq_bfct a5, t4, a3
    sw t2, 884(a0)
    sw a5, 948(a0)
    sw t4, 1012(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a0, a0, -8
    addi a1, a1, 64
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    pq_lwp s5, s6, 24, a0
    pq_lwp t4, t5, 32, a0
    pq_lwp s7, s8, 56, a0
    lw t0, 0(a1)
    pq_lwp t2, t3, 0, a0
    pq_lwp a3, a4, 40, a0
    pq_bfct s6, s8, t0
    pq_lwp a6, s0, 16, a0
    pq_bfct t2, t4, t0
    pq_lwp s1, s2, 48, a0
    lw t1, 4(a1)
    pq_lwp t6, a2, 8, a0
    pq_bfct t6, a3, t0
    pq_bfct t3, t5, t0
    pq_bfct a2, a4, t0
    lw s10, 24(a1)
    pq_bfct s5, s7, t0
    lw s11, 28(a1)
    pq_bfct a6, s1, t0
    lw ra, 32(a1)
    pq_bfct s0, s2, t0
    pq_bfct a2, s6, t1
    pq_bfct t2, a6, t1
    lw a5, 40(a1)
    lw s9, 20(a1)
    pq_bfct t6, s5, t1
    lw s3, 8(a1)
    pq_bfct t3, s0, t1
    pq_bfct a6, s5, s9
    lw s4, 12(a1)
    pq_bfct t3, a2, s3
    lw t0, 16(a1)
    pq_bfct s0, s6, s9
    lw t1, 36(a1)
    pq_bfct t2, t6, s3
    lw s9, 48(a1)
    lw s3, 44(a1)
    pq_bfct t4, s1, ra
    pq_bfct t2, t3, s4
    lw s4, 52(a1)
    pq_bfct t6, a2, t0
    lw t0, 56(a1)
    pq_bfct a3, s7, ra
    sw t3, 4(a0)
    pq_bfct s5, s6, s11
    sw a2, 12(a0)
    pq_bfct a6, s0, s10
    sw t2, 0(a0)
    sw s6, 28(a0)
    pq_bfct t5, s2, ra
    sw a6, 16(a0)
    pq_bfct a4, s8, ra
    sw t6, 8(a0)
    pq_bfct t4, a3, t1
    sw s0, 20(a0)
    pq_lwp t3, ra, 104, a0
    pq_lwp a6, s0, 72, a0
    pq_bfct t5, a4, t1
    pq_lwp s11, a2, 64, a0
    pq_bfct s2, s8, s9
    pq_lwp t6, s10, 96, a0
    lw t2, 84(a1)
    pq_bfct s1, s7, s9
    lw s6, 60(a1)
    sw s5, 24(a0)
    pq_bfct a3, a4, s3
    pq_bfct t4, t5, a5
    pq_bfct s7, s8, t0
    pq_bfct a2, s10, s6
    sw t4, 32(a0)
    sw a4, 44(a0)
    pq_bfct a6, t3, s6
    pq_lwp t1, a4, 88, a0
    pq_lwp s3, s9, 120, a0
    pq_bfct s0, ra, s6
    pq_lwp t0, s5, 80, a0
    lw a5, 64(a1)
    sw a3, 40(a0)
    pq_bfct s1, s2, s4
    lw t4, 72(a1)
    pq_lwp a3, s4, 112, a0
    sw s8, 60(a0)
    pq_bfct s11, t6, s6
    sw s2, 52(a0)
    pq_bfct s5, s4, s6
    sw t5, 36(a0)
    pq_bfct a4, s9, s6
    sw s1, 48(a0)
    pq_bfct t1, s3, s6
    sw s7, 56(a0)
    pq_bfct t0, a3, s6
    pq_bfct a2, s5, a5
    lw s2, 80(a1)
    lw s7, 88(a1)
    pq_bfct s0, a4, a5
    pq_bfct a6, t1, a5
    lw s6, 68(a1)
    pq_bfct s5, a4, s2
    pq_bfct s11, t0, a5
    pq_bfct a2, s0, s6
    lw s8, 92(a1)
    lw t5, 76(a1)
    pq_bfct s11, a6, s6
    pq_bfct ra, s9, s8
    lw s1, 100(a1)
    pq_bfct s11, a2, t4
    lw s6, 104(a1)
    lw t4, 112(a1)
    pq_bfct t0, t1, s2
    pq_bfct a6, s0, t5
    lw a5, 96(a1)
    lw t5, 116(a1)
    pq_bfct t1, a4, s7
    pq_lwp s2, s7, 176, a0
    sw s11, 64(a0)
    pq_bfct s10, s4, s8
    pq_bfct s10, ra, a5
    sw t1, 88(a0)
    sw a4, 92(a0)
    sw a2, 68(a0)
    pq_bfct t6, a3, s8
    lw s11, 108(a1)
    pq_bfct t0, s5, t2
    sw s0, 76(a0)
    sw a6, 72(a0)
    pq_bfct t3, s3, s8
    pq_bfct s4, s9, s11
    pq_bfct t6, t3, a5
    sw t0, 80(a0)
    pq_bfct a3, s3, s11
    sw s5, 84(a0)
    pq_lwp s11, t1, 128, a0
    pq_lwp a6, s0, 160, a0
    lw a4, 120(a1)
    pq_lwp t0, a2, 136, a0
    pq_bfct s3, s9, t5
    lw t2, 124(a1)
    pq_bfct a3, s4, t4
    pq_lwp s8, a5, 168, a0
    pq_lwp t5, s5, 144, a0
    pq_bfct t6, s10, s1
    pq_bfct t3, ra, s6
    sw t3, 104(a0)
    pq_bfct t5, s2, a4
    lw t4, 132(a1)
    pq_bfct s11, a6, a4
    lw s1, 148(a1)
    lw s6, 128(a1)
    sw t6, 96(a0)
    pq_bfct s5, s7, a4
    sw a3, 112(a0)
    pq_bfct t1, s0, a4
    sw ra, 108(a0)
    pq_bfct t0, s8, a4
    pq_bfct a2, a5, a4
    sw s9, 124(a0)
    sw s4, 116(a0)
    pq_bfct t1, s5, t2
    pq_bfct s11, t5, t2
    sw s3, 120(a0)
    pq_lwp t3, ra, 152, a0
    pq_lwp a3, t6, 184, a0
    pq_bfct ra, t6, a4
    pq_bfct t3, a3, a4
    lw s9, 152(a1)
    lw s4, 136(a1)
    pq_bfct a2, ra, t2
    pq_bfct t0, t3, t2
    lw s3, 156(a1)
    lw a4, 140(a1)
    pq_bfct t1, a2, s6
    lw t2, 160(a1)
    pq_bfct s11, t0, s6
    lw s6, 144(a1)
    pq_bfct t5, t3, a4
    pq_bfct s11, t1, t4
    lw t4, 164(a1)
    pq_bfct s5, ra, a4
    lw a4, 168(a1)
    pq_bfct t0, a2, s4
    lw s4, 176(a1)
    pq_bfct t3, ra, s1
    lw s1, 172(a1)
    sw a2, 140(a0)
    sw ra, 156(a0)
    pq_bfct a6, s2, s9
    sw s10, 100(a0)
    pq_bfct a5, t6, s9
    pq_bfct t5, s5, s6
    pq_bfct s8, a3, s9
    sw t0, 136(a0)
    lw a2, 184(a1)
    sw s11, 128(a0)
    pq_bfct s2, a3, a4
    sw t3, 152(a0)
    sw t1, 132(a0)
    pq_bfct s0, s7, s9
    sw s5, 148(a0)
    pq_bfct a6, s8, s3
    pq_bfct s0, a5, s3
    pq_lwp ra, s3, 192, a0
    lw s10, 180(a1)
    pq_lwp s5, s6, 232, a0
    pq_bfct s7, t6, a4
    pq_bfct a6, s0, t2
    pq_lwp s11, t0, 200, a0
    lw t3, 208(a1)
    pq_bfct s8, a5, t4
    lw t1, 188(a1)
    lw s9, 220(a1)
    pq_lwp a4, t2, 224, a0
    pq_bfct t0, s6, s10
    sw s8, 168(a0)
    pq_bfct ra, a4, s10
    sw a6, 160(a0)
    sw s0, 164(a0)
    pq_bfct s2, s7, s1
    pq_bfct a3, t6, s4
    lw a6, 192(a1)
    pq_lwp t4, s8, 216, a0
    pq_lwp s4, s0, 208, a0
    pq_bfct s3, t2, s10
    sw a5, 172(a0)
    pq_lwp s1, a5, 240, a0
    sw s2, 176(a0)
    pq_bfct s0, a5, s10
    sw s7, 180(a0)
    pq_bfct s11, s5, s10
    sw t6, 188(a0)
    pq_lwp t6, s2, 248, a0
    pq_bfct s4, s1, s10
    sw a3, 184(a0)
    pq_bfct s3, s0, a2
    sw t5, 144(a0)
    pq_bfct s8, s2, s10
    pq_bfct t4, t6, s10
    lw s7, 212(a1)
    pq_bfct t0, s8, a2
    lw a3, 196(a1)
    pq_bfct s11, t4, a2
    lw t5, 204(a1)
    pq_bfct a4, s1, s7
    lw s10, 216(a1)
    pq_bfct ra, s4, a2
    lw a2, 200(a1)
    pq_bfct ra, s11, t1
    pq_bfct s3, t0, t1
    pq_bfct s0, s8, a2
    pq_bfct s4, t4, a2
    pq_bfct s5, t6, s7
    lw t1, 236(a1)
    lw a2, 232(a1)
    pq_bfct ra, s3, a6
    lw a6, 224(a1)
    pq_bfct t4, s8, t3
    lw t3, 228(a1)
    sw ra, 192(a0)
    pq_bfct s11, t0, a3
    sw t4, 216(a0)
    pq_bfct s4, s0, t5
    sw t0, 204(a0)
    pq_bfct t2, a5, s7
    sw s8, 220(a0)
    pq_bfct s6, s2, s7
    sw s11, 200(a0)
    sw s3, 196(a0)
    pq_bfct t2, s6, s10
    sw s0, 212(a0)
    pq_bfct a4, s5, s10
    pq_bfct a5, s2, t3
    lw ra, 240(a1)
    pq_lwp s3, t4, 256, a0
    pq_bfct a4, t2, s9
    pq_bfct s1, t6, t3
    pq_lwp a3, t5, 296, a0
    pq_lwp s10, t0, 288, a0
    lw s8, 248(a1)
    pq_lwp s7, s11, 264, a0
    lw s0, 244(a1)
    pq_lwp t3, s9, 272, a0
    sw a4, 224(a0)
    pq_bfct s5, s6, a6
    sw t2, 228(a0)
    sw s6, 236(a0)
    pq_bfct s1, a5, a2
    pq_bfct s3, s10, ra
    sw s5, 232(a0)
    pq_lwp a4, a6, 304, a0
    lw t2, 252(a1)
    pq_bfct t6, s2, t1
    pq_lwp s5, s6, 280, a0
    sw s1, 240(a0)
    pq_bfct t4, t0, ra
    pq_bfct s11, t5, ra
    sw a5, 244(a0)
    pq_bfct t3, a4, ra
    sw t6, 248(a0)
    pq_bfct s9, a6, ra
    pq_lwp t1, a2, 312, a0
    pq_bfct s7, a3, ra
    lw s1, 256(a1)
    lw a5, 260(a1)
    pq_bfct s5, t1, ra
    lw t6, 272(a1)
    pq_bfct s6, a2, ra
    pq_bfct s3, t3, s0
    sw s2, 252(a0)
    pq_bfct t4, s9, s0
    pq_bfct s7, s5, s0
    pq_bfct s11, s6, s0
    pq_bfct t0, a6, t6
    pq_bfct t4, s11, s8
    pq_bfct t5, a2, t6
    lw ra, 292(a1)
    lw s2, 276(a1)
    pq_bfct s3, s7, s8
    pq_bfct s10, a4, t6
    lw s0, 268(a1)
    lw s8, 284(a1)
    pq_bfct s3, t4, t2
    pq_bfct t3, s5, a5
    lw t2, 264(a1)
    pq_bfct s7, s11, s1
    lw s1, 288(a1)
    sw s3, 256(a0)
    pq_bfct a3, t1, t6
    lw s3, 296(a1)
    pq_bfct s9, s6, a5
    sw s7, 264(a0)
    pq_bfct s10, a3, s2
    pq_bfct s5, s6, s0
    lw s7, 280(a1)
    sw s11, 268(a0)
    sw t4, 260(a0)
    pq_bfct t3, s9, t2
    sw s6, 284(a0)
    pq_bfct t0, t5, s2
    sw s5, 280(a0)
    sw s9, 276(a0)
    pq_lwp a5, t6, 336, a0
    lw s0, 312(a1)
    pq_bfct a3, t5, s8
    pq_lwp s5, t2, 360, a0
    pq_bfct a4, t1, s1
    pq_bfct a6, a2, s1
    lw s11, 300(a1)
    lw t4, 304(a1)
    pq_lwp s6, s2, 320, a0
    pq_bfct a4, a6, ra
    lw s1, 308(a1)
    sw a3, 296(a0)
    pq_bfct t1, a2, s3
    pq_lwp s8, s9, 352, a0
    pq_bfct s10, t0, s7
    pq_lwp s7, ra, 368, a0
    pq_lwp a3, s3, 328, a0
    sw t5, 300(a0)
    pq_bfct s2, s9, s11
    pq_bfct s6, s8, s11
    sw s10, 288(a0)
    pq_bfct t6, ra, s11
    sw s4, 208(a0)
    sw a4, 304(a0)
    pq_bfct s3, t2, s11
    sw a6, 308(a0)
    pq_lwp s10, t5, 344, a0
    pq_lwp s4, a4, 376, a0
    pq_bfct s2, t6, t4
    lw a6, 316(a1)
    sw a2, 316(a0)
    pq_bfct a5, s7, s11
    sw t1, 312(a0)
    pq_bfct s10, s4, s11
    pq_bfct s6, a5, t4
    lw a2, 324(a1)
    pq_bfct a3, s5, s11
    lw t1, 320(a1)
    sw t0, 292(a0)
    pq_bfct t5, a4, s11
    sw t3, 272(a0)
    pq_bfct a3, s10, t4
    pq_bfct s3, t5, t4
    lw t0, 336(a1)
    lw t3, 332(a1)
    pq_bfct s6, a3, s1
    lw s11, 356(a1)
    pq_bfct s2, s3, s1
    lw t4, 328(a1)
    pq_bfct a5, s10, t1
    lw s1, 340(a1)
    pq_bfct s6, s2, s0
    pq_bfct t6, t5, t1
    lw s0, 348(a1)
    pq_bfct a3, s3, a6
    lw t1, 344(a1)
    sw s6, 320(a0)
    pq_bfct s10, t5, t4
    pq_bfct s5, s4, t3
    sw t5, 348(a0)
    pq_bfct s9, ra, t3
    pq_bfct a5, t6, a2
    sw s2, 324(a0)
    pq_bfct s8, s7, t3
    pq_bfct t2, a4, t3
    sw a3, 328(a0)
    pq_bfct s7, s4, s0
    sw s10, 344(a0)
    lw a6, 360(a1)
    pq_lwp a3, t3, 424, a0
    pq_bfct ra, a4, s0
    pq_bfct s9, t2, t0
    pq_lwp t5, s6, 416, a0
    sw t6, 340(a0)
    sw a5, 336(a0)
    sw s3, 332(a0)
    pq_lwp a2, t4, 392, a0
    lw s2, 364(a1)
    pq_bfct s8, s5, t0
    lw s10, 352(a1)
    pq_lwp t6, s0, 400, a0
    lw a5, 368(a1)
    pq_bfct s8, s9, s1
    pq_lwp s3, t0, 384, a0
    lw s1, 372(a1)
    sw s9, 356(a0)
    pq_bfct s5, t2, t1
    pq_bfct s3, t5, a6
    sw s8, 352(a0)
    pq_bfct a2, a3, a6
    pq_lwp s9, t1, 432, a0
    pq_bfct s7, ra, s10
    sw t2, 364(a0)
    pq_bfct t4, t3, a6
    sw s5, 360(a0)
    pq_bfct t6, s9, a6
    pq_lwp s5, t2, 408, a0
    sw ra, 372(a0)
    pq_lwp s10, s8, 440, a0
    pq_bfct s4, a4, s11
    lw ra, 376(a1)
    pq_bfct s5, s10, a6
    pq_bfct t0, s6, a6
    pq_bfct t2, s8, a6
    sw s4, 376(a0)
    pq_bfct s0, t1, a6
    pq_bfct t4, t2, s2
    sw s7, 368(a0)
    lw s11, 380(a1)
    pq_bfct a2, s5, s2
    pq_bfct s3, t6, s2
    lw s4, 412(a1)
    pq_bfct t6, s5, s11
    pq_bfct t0, s0, s2
    sw a4, 380(a0)
    lw a6, 396(a1)
    lw s7, 392(a1)
    pq_bfct t0, t4, a5
    pq_bfct s3, a2, a5
    lw a5, 416(a1)
    lw s2, 388(a1)
    pq_bfct s0, t2, s11
    lw a4, 400(a1)
    pq_bfct s3, t0, s1
    pq_bfct t3, s8, s7
    lw s11, 408(a1)
    pq_bfct a3, s10, s7
    lw s1, 384(a1)
    pq_bfct s5, t2, s2
    pq_bfct s6, t1, s7
    pq_bfct t6, s0, s1
    lw s2, 404(a1)
    pq_bfct t5, s9, s7
    sw s3, 384(a0)
    sw s0, 404(a0)
    pq_bfct a2, t4, ra
    sw s5, 408(a0)
    pq_bfct s6, t3, a6
    pq_bfct s9, s10, s11
    sw a2, 392(a0)
    pq_bfct t5, a3, a6
    pq_lwp a6, s1, 448, a0
    pq_bfct t1, s8, s11
    lw s7, 420(a1)
    lw s3, 424(a1)
    pq_bfct a3, t3, s2
    pq_lwp a2, s0, 480, a0
    pq_lwp s5, ra, 464, a0
    pq_bfct s9, t1, s4
    pq_lwp s11, s2, 496, a0
    lw s4, 428(a1)
    sw s9, 432(a0)
    sw t4, 396(a0)
    pq_bfct t5, s6, a4
    pq_bfct s5, s11, s7
    sw t0, 388(a0)
    pq_lwp s9, t4, 488, a0
    pq_lwp a4, t0, 456, a0
    sw t3, 428(a0)
    pq_bfct ra, s2, s7
    sw t6, 400(a0)
    pq_bfct a6, a2, s7
    sw t5, 416(a0)
    pq_lwp t3, t6, 472, a0
    sw s6, 420(a0)
    pq_bfct s10, s8, a5
    sw t2, 412(a0)
    pq_bfct t0, t4, s7
    sw s10, 440(a0)
    pq_bfct a6, s5, s3
    pq_lwp t5, s6, 504, a0
    lw s10, 448(a1)
    pq_bfct a4, s9, s7
    lw a5, 440(a1)
    pq_bfct t3, t5, s7
    pq_bfct t6, s6, s7
    lw t2, 432(a1)
    sw a3, 424(a0)
    pq_bfct a4, t3, s3
    pq_bfct t0, t6, s3
    sw t1, 436(a0)
    pq_bfct s1, s0, s7
    pq_bfct a6, a4, s4
    lw a3, 468(a1)
    pq_bfct s1, ra, s3
    pq_bfct s5, t3, a5
    lw t1, 460(a1)
    pq_bfct s1, t0, s4
    lw s7, 452(a1)
    lw s3, 444(a1)
    pq_bfct ra, t6, a5
    lw s4, 464(a1)
    pq_bfct a6, s1, t2
    lw a5, 436(a1)
    lw t2, 476(a1)
    pq_bfct t3, t6, s10
    pq_bfct s5, ra, s3
    lw s10, 456(a1)
    pq_bfct s9, t5, s7
    sw s1, 452(a0)
    pq_bfct a2, s11, s7
    sw ra, 468(a0)
    pq_bfct s0, s2, s7
    pq_bfct s11, t5, a3
    pq_bfct a4, t0, a5
    lw s3, 472(a1)
    sw s8, 444(a0)
    pq_bfct a2, s9, s10
    sw a4, 456(a0)
    pq_bfct t4, s6, s7
    addi a1, a1, 480
    sw s5, 464(a0)
    pq_bfct s0, t4, s10
    pq_bfct s2, s6, a3
    sw t0, 460(a0)
    pq_bfct a2, s0, t1
    sw a6, 448(a0)
    sw t3, 472(a0)
    pq_bfct s9, t4, s4
    sw s0, 484(a0)
    pq_bfct s11, s2, s3
    sw s9, 488(a0)
    sw t6, 476(a0)
    pq_bfct t5, s6, t2
    sw a2, 480(a0)
    sw t4, 492(a0)
    addi a0, a0, 512
    sw t5, -8(a0)
    sw s11, -16(a0)
    sw s6, -4(a0)
    sw s2, -12(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s7, 28(sp)
    lw s3, 12(sp)
    lw s8, 32(sp)
    lw s1, 4(sp)
    lw s0, 0(sp)
    lw s2, 8(sp)
    lw s9, 36(sp)
    lw s11, 44(sp)
    lw s5, 20(sp)
    lw s10, 40(sp)
    addi a0, a0, -1024
    lw s6, 24(sp)
    lw ra, 48(sp)
    lw s4, 16(sp)
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

# ntt of ml-dsa-44, variant "latency-4" of design "cva6-ntt", scheduled for cva6-superscalar with commit_ports = 3, register_read_ports = 5:
# 1,915 -> 1,757 cycles, 4,592 -> 4,586 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 ntt --core cva6-superscalar --design cva6-ntt --variant latency-4 --kernel start/three-ports/ntt.S --effort 4 -o ntt.S

# The number-theoretic transform (FIPS 204 algorithm 41), layers merged 4 and 4, paired loads, scheduled for three commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_ntt, "ax", @progbits
    .balign 8
    .globl mldsa_ntt
    .type mldsa_ntt, @function
mldsa_ntt:
    addi sp, sp, -64
    addi a7, a0, 8
    sw s5, 20(sp)
    sw s1, 4(sp)
    sw s8, 32(sp)
.Lmldsa_ntt_pc80008df2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s9, 36(sp)
    sw s0, 0(sp)
    sw s4, 16(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_ntt_pc80008df2)
    lw s0, 0(a1)
    sw ra, 48(sp)
    sw s7, 28(sp)
    sw s6, 24(sp)
    sw s3, 12(sp)
    sw s11, 44(sp)
    sw s2, 8(sp)
    lw s1, 4(a1)
    lw s2, 8(a1)
    sw s10, 40(sp)
    lw s3, 12(a1)
.Lmldsa_ntt_1:
    lw t3, 576(a0)
    lw t1, 512(a0)
    lw a2, 704(a0)
    lw a3, 256(a0)
    lw t6, 192(a0)
    lw t5, 640(a0)
    lw t2, 64(a0)
    pq_bfct t6, a2, s0
    lw t0, 0(a0)
    lw t4, 128(a0)
    lw s7, 960(a0)
    pq_bfct t2, t3, s0
    lw a4, 768(a0)
    pq_bfct t0, t1, s0
    lw s5, 896(a0)
    lw a6, 832(a0)
    lw a5, 320(a0)
    pq_bfct a3, a4, s0
    lw s4, 384(a0)
    pq_bfct a5, a6, s0
    pq_bfct s4, s5, s0
    lw s6, 448(a0)
    pq_lwp s10, s8, 24, a1
    pq_bfct t4, t5, s0
    pq_bfct s6, s7, s0
    pq_bfct t0, a3, s1
    pq_bfct t2, a5, s1
    pq_bfct t4, s4, s1
    pq_bfct t6, s6, s1
    pq_lwp ra, s9, 16, a1
    pq_bfct t0, t4, s2
    lw s11, 584(a0)
    pq_bfct t2, t6, s2
    pq_bfct t1, a4, s3
    pq_bfct a5, s6, s10
    pq_bfct a3, s4, s10
    pq_bfct t4, t6, s9
    lw s10, 712(a0)
    lw s9, 56(a1)
    pq_bfct t0, t2, ra
    pq_bfct t5, s5, s3
    pq_bfct t3, a6, s3
    sw t4, 128(a0)
    sw t2, 64(a0)
    pq_lwp ra, t4, 32, a1
    pq_bfct a3, a5, s8
    lw t2, 520(a0)
    lw s8, 904(a0)
    pq_bfct a2, s7, s3
    sw t6, 192(a0)
    sw t0, 0(a0)
    lw t6, 136(a0)
    pq_bfct t1, t5, t4
    pq_bfct s4, s6, ra
    lw t0, 8(a0)
    pq_bfct t3, a2, t4
    sw a5, 320(a0)
    pq_lwp t4, ra, 40, a1
    sw s4, 384(a0)
    lw a5, 648(a0)
    sw s6, 448(a0)
    pq_lwp s4, s6, 48, a1
    pq_bfct t5, a2, ra
    lw ra, 200(a0)
    pq_bfct t1, t3, t4
    pq_bfct a4, s5, s4
    lw t4, 72(a0)
    sw a3, 256(a0)
    lw a3, 776(a0)
    sw t3, 576(a0)
    lw t3, 264(a0)
    sw t1, 512(a0)
    pq_bfct a6, s7, s4
    sw a2, 704(a0)
    lw t1, 328(a0)
    pq_bfct ra, s10, s0
    pq_bfct t0, t2, s0
    lw s4, 968(a0)
    pq_bfct t3, a3, s0
    sw t5, 640(a0)
    lw a2, 840(a0)
    lw t5, 392(a0)
    pq_bfct t6, a5, s0
    pq_bfct a4, a6, s6
    pq_bfct t1, a2, s0
    pq_bfct t5, s8, s0
    lw s6, 456(a0)
    pq_bfct t4, s11, s0
    pq_bfct s5, s7, s9
    pq_bfct s6, s4, s0
    pq_bfct t0, t3, s1
    sw a4, 768(a0)
    pq_bfct t6, t5, s1
    pq_bfct t2, a3, s3
    pq_bfct t4, t1, s1
    pq_bfct ra, s6, s1
    pq_bfct t0, t6, s2
    sw a6, 832(a0)
    lw s9, 272(a0)
    pq_bfct t4, ra, s2
    sw s5, 896(a0)
    pq_bfct a5, s8, s3
    pq_bfct s11, a2, s3
    pq_lwp a6, s5, 16, a1
    pq_bfct t0, t4, a6
    pq_bfct t6, ra, s5
    pq_lwp a4, a6, 24, a1
    pq_bfct t3, t5, a4
    sw t0, 8(a0)
    pq_lwp s5, t0, 32, a1
    pq_bfct t1, s6, a4
    lw a4, 528(a0)
    sw ra, 200(a0)
    sw t6, 136(a0)
    pq_lwp ra, t6, 48, a1
    pq_bfct s10, s4, s3
    sw t4, 72(a0)
    pq_bfct t3, t1, a6
    lw t4, 56(a1)
    pq_bfct t5, s6, s5
    pq_bfct t2, a5, t0
    pq_bfct a2, s4, ra
    lw a6, 16(a0)
    lw s5, 592(a0)
    sw t1, 328(a0)
    sw t5, 392(a0)
    pq_bfct s11, s10, t0
    sw s6, 456(a0)
    pq_bfct a6, a4, s0
    pq_bfct a3, s8, ra
    lw t1, 400(a0)
    lw t5, 720(a0)
    pq_lwp t0, s6, 40, a1
    lw ra, 656(a0)
    sw t3, 264(a0)
    lw t3, 80(a0)
    pq_bfct a5, s10, s6
    lw s6, 784(a0)
    pq_bfct t2, s11, t0
    lw t0, 144(a0)
    pq_bfct s8, s4, t4
    pq_bfct a3, a2, t6
    lw t4, 208(a0)
    sw t2, 520(a0)
    sw s11, 584(a0)
    pq_bfct t3, s5, s0
    lw t2, 336(a0)
    pq_bfct s9, s6, s0
    lw t6, 912(a0)
    lw s11, 976(a0)
    sw s10, 712(a0)
    pq_bfct t1, t6, s0
    sw a2, 840(a0)
    pq_bfct t4, t5, s0
    lw s10, 464(a0)
    sw a5, 648(a0)
    pq_bfct t0, ra, s0
    lw a2, 848(a0)
    pq_bfct s10, s11, s0
    pq_bfct t2, a2, s0
    pq_bfct t0, t1, s1
    pq_bfct a6, s9, s1
    sw s8, 904(a0)
    pq_bfct t4, s10, s1
    pq_lwp a5, s8, 16, a1
    pq_bfct t3, t2, s1
    pq_bfct a6, t0, s2
    sw s4, 968(a0)
    pq_bfct t3, t4, s2
    sw a3, 776(a0)
    lw s4, 24(a0)
    pq_bfct ra, t6, s3
    pq_bfct s5, a2, s3
    pq_bfct a6, t3, a5
    pq_lwp a3, a5, 24, a1
    pq_bfct t2, s10, a3
    pq_bfct t5, s11, s3
    sw a6, 16(a0)
    pq_bfct s9, t1, a3
    pq_bfct t0, t4, s8
    sw t3, 80(a0)
    pq_bfct a4, s6, s3
    lw a6, 728(a0)
    pq_lwp a3, s8, 40, a1
    sw t0, 144(a0)
    pq_lwp t3, t0, 32, a1
    sw t4, 208(a0)
    pq_bfct s9, t2, a5
    lw t4, 88(a0)
    pq_bfct t1, s10, t3
    lw a5, 152(a0)
    lw t3, 536(a0)
    sw s9, 272(a0)
    pq_bfct s5, t5, t0
    sw t2, 336(a0)
    lw s9, 280(a0)
    pq_bfct a4, ra, t0
    pq_lwp t2, t0, 48, a1
    sw t1, 400(a0)
    sw s10, 464(a0)
    lw t1, 792(a0)
    pq_bfct a4, s5, a3
    pq_bfct ra, t5, s8
    lw s10, 664(a0)
    pq_bfct s6, t6, t2
    lw a3, 216(a0)
    lw s8, 600(a0)
    sw s5, 592(a0)
    pq_bfct s4, t3, s0
    lw s5, 344(a0)
    pq_bfct a2, s11, t2
    sw ra, 656(a0)
    pq_bfct t4, s8, s0
    sw a4, 528(a0)
    pq_bfct s9, t1, s0
    lw t2, 856(a0)
    lw ra, 56(a1)
    pq_bfct s5, t2, s0
    pq_bfct s6, a2, t0
    lw a4, 480(a0)
    pq_bfct a5, s10, s0
    lw t0, 920(a0)
    pq_bfct t6, s11, ra
    pq_bfct t4, s5, s1
    lw ra, 408(a0)
    sw t5, 720(a0)
    sw s6, 784(a0)
    pq_bfct a3, a6, s0
    lw t5, 472(a0)
    lw s6, 984(a0)
    pq_bfct ra, t0, s0
    sw a2, 848(a0)
    pq_bfct s4, s9, s1
    pq_bfct t5, s6, s0
    sw s11, 976(a0)
    sw t6, 912(a0)
    pq_bfct a5, ra, s1
    pq_bfct s10, t0, s3
    pq_bfct a3, t5, s1
    sw s7, 960(a0)
    pq_bfct t3, t1, s3
    pq_bfct s4, a5, s2
    pq_lwp a2, s11, 16, a1
    pq_lwp t6, s7, 24, a1
    pq_bfct t4, a3, s2
    pq_bfct s5, t5, t6
    pq_bfct s9, ra, t6
    pq_bfct s4, t4, a2
    lw t6, 544(a0)
    pq_bfct s8, t2, s3
    pq_bfct a6, s6, s3
    sw t4, 88(a0)
    pq_bfct a5, a3, s11
    pq_lwp t4, a2, 32, a1
    lw s11, 32(a0)
    pq_bfct s9, s5, s7
    lw s7, 224(a0)
    sw s4, 24(a0)
    pq_bfct t3, s10, a2
    sw a3, 216(a0)
    sw a5, 152(a0)
    pq_lwp s4, a3, 40, a1
    pq_bfct ra, t5, t4
    sw s5, 344(a0)
    pq_bfct s8, a6, a2
    lw t4, 160(a0)
    pq_lwp a5, s5, 48, a1
    lw a2, 288(a0)
    sw s9, 280(a0)
    pq_bfct t3, s8, s4
    sw t5, 472(a0)
    lw s9, 736(a0)
    pq_bfct t1, t0, a5
    sw ra, 408(a0)
    lw s4, 864(a0)
    lw t5, 672(a0)
    pq_bfct s10, a6, a3
    lw ra, 608(a0)
    lw a3, 96(a0)
    pq_bfct t4, t5, s0
    pq_bfct t2, s6, a5
    lw a5, 800(a0)
    sw s8, 600(a0)
    lw s8, 56(a1)
    pq_bfct s11, t6, s0
    sw t3, 536(a0)
    pq_bfct a2, a5, s0
    pq_bfct t1, t2, s5
    lw t3, 352(a0)
    pq_bfct t0, s6, s8
    sw s10, 664(a0)
    lw s5, 416(a0)
    lw s8, 928(a0)
    pq_bfct t3, s4, s0
    sw a6, 728(a0)
    pq_bfct s7, s9, s0
    pq_bfct a3, ra, s0
    lw s10, 992(a0)
    sw t0, 920(a0)
    pq_bfct s5, s8, s0
    pq_bfct a4, s10, s0
    pq_bfct a3, t3, s1
    sw t2, 856(a0)
    pq_bfct s11, a2, s1
    lw a6, 680(a0)
    pq_bfct s7, a4, s1
    pq_lwp t2, t0, 16, a1
    pq_bfct t4, s5, s1
    pq_bfct a3, s7, s2
    pq_bfct s11, t4, s2
    sw s6, 984(a0)
    pq_bfct s9, s10, s3
    sw t1, 792(a0)
    pq_lwp s6, t1, 24, a1
    pq_bfct t5, s8, s3
    pq_bfct t4, s7, t0
    lw t0, 296(a0)
    pq_bfct s11, a3, t2
    lw t2, 552(a0)
    pq_bfct t6, a5, s3
    pq_bfct ra, s4, s3
    sw t4, 160(a0)
    pq_bfct t3, a4, s6
    sw s7, 224(a0)
    pq_lwp s7, t4, 32, a1
    sw s11, 32(a0)
    pq_bfct a2, s5, s6
    pq_lwp s11, s6, 40, a1
    pq_bfct t6, t5, t4
    pq_bfct ra, s9, t4
    pq_bfct a2, t3, t1
    pq_bfct s5, a4, s7
    lw t4, 744(a0)
    sw a3, 96(a0)
    lw t1, 40(a0)
    pq_bfct t6, ra, s11
    sw s5, 416(a0)
    pq_bfct t5, s9, s6
    lw s7, 104(a0)
    lw a3, 616(a0)
    pq_bfct t1, t2, s0
    pq_lwp s11, s5, 48, a1
    pq_bfct s7, a3, s0
    sw t6, 544(a0)
    lw s6, 232(a0)
    lw t6, 808(a0)
    sw a4, 480(a0)
    lw a4, 872(a0)
    sw a2, 288(a0)
    lw a2, 168(a0)
    sw t5, 672(a0)
    pq_bfct a5, s8, s11
    lw t5, 56(a1)
    sw t3, 352(a0)
    pq_bfct s4, s10, s11
    sw s9, 736(a0)
    pq_bfct t0, t6, s0
    lw t3, 360(a0)
    pq_bfct a2, a6, s0
    lw s11, 424(a0)
    pq_bfct s8, s10, t5
    lw s9, 1000(a0)
    sw ra, 608(a0)
    pq_bfct t3, a4, s0
    lw t5, 488(a0)
    lw ra, 936(a0)
    pq_bfct s6, t4, s0
    pq_bfct t5, s9, s0
    pq_bfct t1, t0, s1
    pq_bfct s11, ra, s0
    pq_bfct s7, t3, s1
    sw s8, 928(a0)
    pq_bfct t2, t6, s3
    pq_bfct t4, s9, s3
    sw s10, 992(a0)
    pq_bfct a5, s4, s5
    pq_bfct a2, s11, s1
    pq_bfct s6, t5, s1
    pq_bfct a3, a4, s3
    pq_lwp s8, s5, 16, a1
    sw s4, 864(a0)
    pq_bfct t1, a2, s2
    pq_bfct s7, s6, s2
    sw a5, 800(a0)
    pq_lwp a5, s10, 24, a1
    pq_bfct a6, ra, s3
    pq_bfct a2, s6, s5
    pq_bfct t0, s11, a5
    lw s4, 48(a0)
    pq_bfct t3, t5, a5
    pq_bfct t1, s7, s8
    sw s6, 232(a0)
    pq_lwp s5, a5, 32, a1
    lw s8, 240(a0)
    pq_bfct t0, t3, s10
    sw a2, 168(a0)
    pq_bfct t2, a6, a5
    lw s6, 560(a0)
    pq_bfct s11, t5, s5
    sw t3, 360(a0)
    pq_bfct a3, t4, a5
    pq_lwp s10, a2, 48, a1
    lw s5, 624(a0)
    pq_lwp a5, t3, 40, a1
    sw t1, 40(a0)
    pq_bfct a4, s9, s10
    lw t1, 688(a0)
    sw s11, 424(a0)
    pq_bfct a6, t4, t3
    lw s11, 944(a0)
    pq_bfct t2, a3, a5
    lw t3, 112(a0)
    lw a5, 176(a0)
    sw t0, 296(a0)
    sw a6, 680(a0)
    pq_bfct a5, t1, s0
    lw t0, 880(a0)
    pq_bfct t3, s5, s0
    sw s7, 104(a0)
    lw a6, 752(a0)
    pq_bfct s4, s6, s0
    sw t2, 552(a0)
    pq_bfct s8, a6, s0
    lw s7, 368(a0)
    pq_bfct t6, ra, s10
    lw t2, 304(a0)
    sw a3, 616(a0)
    lw s10, 816(a0)
    lw a3, 56(a1)
    pq_bfct t6, a4, a2
    lw a2, 432(a0)
    pq_bfct s7, t0, s0
    pq_bfct t2, s10, s0
    sw t5, 488(a0)
    sw t4, 744(a0)
    pq_bfct ra, s9, a3
    pq_bfct a2, s11, s0
    lw t5, 1008(a0)
    pq_bfct s6, s10, s3
    lw t4, 496(a0)
    pq_bfct t3, s7, s1
    pq_bfct t4, t5, s0
    pq_bfct s4, t2, s1
    sw t6, 808(a0)
    pq_bfct a5, a2, s1
    pq_bfct s5, t0, s3
    sw a4, 872(a0)
    pq_lwp a3, t6, 24, a1
    pq_bfct s8, t4, s1
    pq_bfct s4, a5, s2
    pq_bfct t1, s11, s3
    sw s9, 1000(a0)
    pq_bfct t3, s8, s2
    lw a4, 1016(a0)
    sw ra, 936(a0)
    pq_bfct t2, a2, a3
    pq_lwp ra, s9, 16, a1
    pq_bfct s7, t4, a3
    pq_bfct a5, s8, s9
    pq_bfct s4, t3, ra
    lw a3, 568(a0)
    pq_lwp s9, ra, 32, a1
    pq_bfct t2, s7, t6
    sw a5, 176(a0)
    sw s4, 48(a0)
    pq_bfct a2, t4, s9
    sw s7, 368(a0)
    pq_lwp t6, s4, 48, a1
    pq_bfct a6, t5, s3
    lw a5, 632(a0)
    pq_bfct s6, t1, ra
    sw s8, 240(a0)
    lw s9, 184(a0)
    sw t4, 496(a0)
    lw s7, 56(a0)
    pq_bfct s10, s11, t6
    lw s8, 760(a0)
    pq_bfct s5, a6, ra
    pq_lwp t4, ra, 40, a1
    sw a2, 432(a0)
    pq_bfct s7, a3, s0
    lw a2, 120(a0)
    pq_bfct t0, t5, t6
    sw t3, 112(a0)
    pq_bfct s6, s5, t4
    lw t6, 824(a0)
    lw t3, 312(a0)
    lw t4, 248(a0)
    pq_bfct t1, a6, ra
    sw s5, 624(a0)
    sw t2, 304(a0)
    pq_bfct a2, a5, s0
    sw s6, 560(a0)
    sw a6, 752(a0)
    lw ra, 888(a0)
    lw s5, 696(a0)
    pq_bfct t3, t6, s0
    lw t2, 376(a0)
    lw s6, 504(a0)
    pq_bfct s10, t0, s4
    lw s4, 56(a1)
    lw a6, 952(a0)
    pq_bfct t2, ra, s0
    pq_bfct s6, a4, s0
    pq_bfct s11, t5, s4
    pq_bfct t4, s8, s0
    lw s4, 440(a0)
    pq_bfct s9, s5, s0
    pq_bfct s4, a6, s0
    sw t0, 880(a0)
    sw s10, 816(a0)
    pq_bfct t4, s6, s1
    pq_bfct a2, t2, s1
    pq_bfct s7, t3, s1
    sw t5, 1008(a0)
    pq_bfct s9, s4, s1
    pq_bfct a5, ra, s3
    pq_bfct a2, t4, s2
    pq_lwp s10, t0, 16, a1
    pq_bfct s5, a6, s3
    pq_bfct s7, s9, s2
    pq_bfct s8, a4, s3
    pq_bfct a3, t6, s3
    pq_bfct s9, t4, t0
    pq_lwp t5, t0, 24, a1
    sw s11, 944(a0)
    pq_bfct s7, a2, s10
    pq_lwp s10, s11, 32, a1
    sw s9, 184(a0)
    pq_bfct t2, s6, t5
    pq_bfct t3, s4, t5
    pq_bfct a5, s8, s11
    pq_bfct a3, s5, s11
    sw t4, 248(a0)
    pq_lwp s9, t5, 48, a1
    pq_lwp s11, t4, 40, a1
    pq_bfct t3, t2, t0
    sw a2, 120(a0)
    pq_bfct s4, s6, s10
    pq_bfct a3, a5, s11
    sw t1, 688(a0)
    sw s7, 56(a0)
    pq_bfct ra, a4, s9
    pq_bfct t6, a6, s9
    sw a3, 568(a0)
    lw s7, 56(a1)
    sw s6, 504(a0)
    pq_bfct s5, s8, t4
    sw a5, 632(a0)
    sw t2, 376(a0)
    sw t3, 312(a0)
    pq_bfct t6, ra, t5
    sw s8, 760(a0)
    sw s5, 696(a0)
    pq_bfct a6, a4, s7
    sw s4, 440(a0)
    addi a0, a0, 4
    sw t6, 820(a0)
    sw a4, 1012(a0)
    sw ra, 884(a0)
    sw a6, 948(a0)
    bne a0, a7, .Lmldsa_ntt_1
    addi a0, a0, -8
    addi a1, a1, 64
    addi a7, a0, 1024
.Lmldsa_ntt_3:
    pq_lwp s1, s2, 48, a0
    pq_lwp t6, a2, 8, a0
    lw t0, 0(a1)
    pq_lwp s7, s8, 56, a0
    pq_lwp t4, t5, 32, a0
    pq_lwp t2, t3, 0, a0
    pq_lwp s5, s6, 24, a0
    pq_lwp a3, a4, 40, a0
    pq_bfct t2, t4, t0
    pq_lwp a6, s0, 16, a0
    lw s9, 20(a1)
    pq_bfct a2, a4, t0
    pq_bfct t6, a3, t0
    pq_bfct a6, s1, t0
    pq_bfct s5, s7, t0
    pq_bfct s0, s2, t0
    lw s11, 28(a1)
    lw t1, 4(a1)
    pq_bfct t3, t5, t0
    pq_bfct t2, a6, t1
    lw a5, 8(a1)
    lw ra, 32(a1)
    pq_bfct s6, s8, t0
    pq_bfct t3, s0, t1
    lw s3, 48(a1)
    pq_bfct t6, s5, t1
    lw s4, 12(a1)
    pq_bfct a2, s6, t1
    pq_bfct t5, s2, ra
    lw s10, 24(a1)
    pq_bfct t2, t6, a5
    pq_bfct a6, s5, s9
    pq_bfct t3, a2, a5
    pq_bfct a4, s8, ra
    lw t0, 36(a1)
    pq_bfct t4, s1, ra
    lw t1, 16(a1)
    pq_bfct s0, s6, s9
    pq_bfct a3, s7, ra
    lw a5, 64(a1)
    pq_bfct t6, a2, t1
    lw s9, 52(a1)
    pq_bfct s5, s6, s11
    lw t1, 40(a1)
    pq_bfct a6, s0, s10
    lw ra, 44(a1)
    sw a2, 12(a0)
    pq_bfct t2, t3, s4
    pq_lwp s10, s11, 120, a0
    pq_bfct t5, a4, t0
    sw s6, 28(a0)
    sw s5, 24(a0)
    pq_lwp s4, a2, 64, a0
    pq_bfct s2, s8, s3
    pq_lwp s6, s5, 96, a0
    sw s0, 20(a0)
    sw a6, 16(a0)
    pq_bfct s1, s7, s3
    sw t2, 0(a0)
    lw s0, 60(a1)
    pq_bfct t4, a3, t0
    lw a6, 56(a1)
    pq_lwp s3, t2, 112, a0
    sw t6, 8(a0)
    pq_lwp t6, t0, 72, a0
    pq_bfct a3, a4, ra
    pq_bfct t4, t5, t1
    pq_bfct s1, s2, s9
    pq_lwp ra, s9, 80, a0
    lw t1, 68(a1)
    pq_bfct s7, s8, a6
    sw a3, 40(a0)
    pq_bfct ra, s3, s0
    pq_bfct s4, s6, s0
    sw t5, 36(a0)
    pq_lwp a3, a6, 104, a0
    sw t3, 4(a0)
    sw a4, 44(a0)
    pq_bfct t6, a3, s0
    pq_bfct t0, a6, s0
    lw t5, 76(a1)
    sw s1, 48(a0)
    lw t3, 72(a1)
    sw t4, 32(a0)
    pq_lwp s1, a4, 88, a0
    pq_bfct s9, t2, s0
    sw s2, 52(a0)
    pq_bfct s4, ra, a5
    lw t4, 92(a1)
    lw s2, 80(a1)
    pq_bfct s1, s10, s0
    pq_bfct a2, s5, s0
    sw s8, 60(a0)
    pq_bfct a4, s11, s0
    pq_bfct a3, s10, t4
    pq_bfct s6, s3, t4
    pq_bfct a2, s9, a5
    lw s8, 108(a1)
    pq_bfct t0, a4, a5
    lw s0, 112(a1)
    pq_bfct t6, s1, a5
    lw a5, 88(a1)
    sw s7, 56(a0)
    pq_bfct a2, t0, t1
    lw s7, 100(a1)
    pq_bfct s4, t6, t1
    pq_bfct ra, s1, s2
    pq_bfct s9, a4, s2
    lw t1, 96(a1)
    lw s2, 84(a1)
    pq_bfct s4, a2, t3
    pq_bfct t6, t0, t5
    pq_bfct ra, s9, s2
    pq_bfct s5, t2, t4
    lw t5, 116(a1)
    sw a2, 68(a0)
    pq_lwp t3, s2, 184, a0
    pq_bfct a6, s11, t4
    pq_bfct s6, a3, t1
    lw a2, 120(a1)
    sw s9, 84(a0)
    sw s4, 64(a0)
    sw t0, 76(a0)
    pq_bfct s1, a4, a5
    sw t6, 72(a0)
    pq_bfct s5, a6, t1
    pq_bfct s3, s10, s8
    lw t4, 136(a1)
    pq_lwp s4, s9, 160, a0
    lw t0, 104(a1)
    pq_bfct t2, s11, s8
    pq_lwp a5, s8, 168, a0
    sw a4, 92(a0)
    pq_lwp t6, t1, 144, a0
    lw a4, 128(a1)
    pq_bfct a3, a6, t0
    pq_bfct s3, t2, s0
    sw ra, 80(a0)
    pq_bfct s10, s11, t5
    pq_lwp s0, t0, 128, a0
    sw a6, 108(a0)
    pq_bfct s6, s5, s7
    sw a3, 104(a0)
    sw s3, 112(a0)
    pq_lwp ra, t5, 176, a0
    sw t2, 116(a0)
    pq_lwp a6, s7, 136, a0
    pq_lwp a3, s3, 152, a0
    pq_bfct s0, s4, a2
    lw t2, 124(a1)
    pq_bfct a6, a5, a2
    sw s6, 96(a0)
    pq_bfct t1, t5, a2
    pq_bfct a3, t3, a2
    pq_bfct t6, ra, a2
    pq_bfct s7, s8, a2
    sw s5, 100(a0)
    pq_bfct t0, s9, a2
    pq_bfct s0, t6, t2
    sw s11, 124(a0)
    lw s6, 144(a1)
    lw s5, 152(a1)
    pq_bfct t0, t1, t2
    pq_bfct s3, s2, a2
    pq_bfct a6, a3, t2
    lw s11, 132(a1)
    lw a2, 148(a1)
    sw s1, 88(a0)
    pq_bfct s7, s3, t2
    pq_bfct s0, a6, a4
    sw s10, 120(a0)
    pq_bfct a5, t3, s5
    lw s1, 140(a1)
    pq_bfct s4, ra, s5
    pq_bfct t0, s7, a4
    pq_bfct t6, a3, s1
    pq_bfct t1, s3, s1
    lw t2, 196(a1)
    lw s10, 180(a1)
    pq_bfct s0, t0, s11
    pq_bfct s9, t5, s5
    lw a4, 156(a1)
    pq_bfct a3, s3, a2
    lw s1, 168(a1)
    pq_bfct s8, s2, s5
    lw s11, 172(a1)
    sw t0, 132(a0)
    sw a3, 152(a0)
    pq_bfct t6, t1, s6
    lw a2, 176(a1)
    pq_bfct s9, s8, a4
    pq_lwp t0, s5, 192, a0
    pq_bfct a6, s7, t4
    sw s0, 128(a0)
    pq_bfct ra, t3, s1
    sw t6, 144(a0)
    pq_lwp s6, a3, 240, a0
    pq_bfct s4, a5, a4
    sw a6, 136(a0)
    lw t4, 160(a1)
    pq_lwp s0, t6, 224, a0
    sw t1, 148(a0)
    pq_bfct t5, s2, s1
    sw s3, 156(a0)
    pq_lwp a4, s1, 232, a0
    pq_bfct s4, s9, t4
    pq_bfct s5, t6, s10
    lw a6, 164(a1)
    pq_lwp t1, s3, 200, a0
    pq_bfct t3, s2, a2
    pq_bfct s3, s1, s10
    lw t4, 184(a1)
    pq_bfct a5, s8, a6
    pq_bfct ra, t5, s11
    pq_lwp a6, a2, 208, a0
    lw s11, 220(a1)
    sw a5, 168(a0)
    pq_bfct a2, a3, s10
    pq_bfct a6, s6, s10
    lw a5, 188(a1)
    sw t3, 184(a0)
    sw s7, 140(a0)
    pq_lwp s7, t3, 216, a0
    sw s9, 164(a0)
    pq_bfct t0, s0, s10
    pq_bfct s5, a2, t4
    sw s4, 160(a0)
    pq_lwp s9, s4, 248, a0
    sw ra, 176(a0)
    pq_bfct t1, a4, s10
    pq_bfct s7, s9, s10
    sw s8, 172(a0)
    pq_bfct t0, a6, t4
    pq_bfct t3, s4, s10
    lw ra, 212(a1)
    pq_bfct t1, s7, t4
    sw t5, 180(a0)
    pq_bfct t6, a3, ra
    pq_bfct s3, t3, t4
    lw s8, 200(a1)
    lw s10, 192(a1)
    lw t5, 224(a1)
    pq_bfct s1, s4, ra
    sw s2, 188(a0)
    lw t4, 204(a1)
    pq_bfct t0, t1, a5
    lw s2, 208(a1)
    pq_bfct a6, s7, s8
    pq_bfct s5, s3, a5
    pq_bfct s0, s6, ra
    pq_bfct a2, t3, s8
    lw a5, 216(a1)
    pq_bfct a4, s9, ra
    lw s8, 260(a1)
    pq_bfct t0, s5, s10
    pq_bfct t1, s3, t2
    pq_bfct a6, a2, t4
    pq_lwp s10, ra, 264, a0
    pq_bfct s7, t3, s2
    lw t2, 232(a1)
    sw s5, 196(a0)
    sw t0, 192(a0)
    pq_bfct t6, s1, a5
    sw t1, 200(a0)
    lw t4, 228(a1)
    sw a2, 212(a0)
    pq_lwp s2, s5, 272, a0
    sw t3, 220(a0)
    pq_bfct s0, a4, a5
    lw a2, 240(a1)
    sw s3, 204(a0)
    pq_bfct a3, s4, t4
    pq_bfct s6, s9, t4
    sw a6, 208(a0)
    pq_lwp s3, t4, 256, a0
    pq_lwp t0, t1, 288, a0
    lw t3, 276(a1)
    pq_bfct s0, t6, s11
    pq_bfct a4, s1, t5
    lw a5, 248(a1)
    lw a6, 236(a1)
    sw s0, 224(a0)
    pq_bfct s6, a3, t2
    sw a4, 232(a0)
    pq_bfct s9, s4, a6
    pq_lwp t5, s11, 296, a0
    sw s1, 236(a0)
    sw a3, 244(a0)
    pq_bfct s3, t0, a2
    pq_lwp t2, s0, 304, a0
    sw s7, 216(a0)
    pq_lwp a4, s1, 280, a0
    pq_bfct ra, s11, a2
    lw a6, 268(a1)
    sw t6, 228(a0)
    lw s7, 244(a1)
    pq_bfct s2, t2, a2
    pq_bfct s5, s0, a2
    sw s9, 248(a0)
    pq_bfct s10, t5, a2
    pq_lwp a3, t6, 312, a0
    sw s4, 252(a0)
    pq_bfct t4, t1, a2
    pq_bfct a4, a3, a2
    pq_bfct s3, s2, s7
    pq_bfct s1, t6, a2
    sw s6, 240(a0)
    lw s9, 252(a1)
    pq_bfct s10, a4, s7
    pq_bfct t4, s5, s7
    lw s4, 264(a1)
    pq_bfct ra, s1, s7
    lw a2, 272(a1)
    lw s6, 256(a1)
    lw s7, 280(a1)
    pq_bfct s3, s10, a5
    pq_bfct t4, ra, a5
    lw a5, 308(a1)
    pq_bfct s5, s1, s8
    pq_bfct s2, a4, s8
    lw s8, 284(a1)
    pq_bfct s11, t6, a2
    pq_bfct s3, t4, s9
    pq_bfct t5, a3, a2
    pq_bfct s10, ra, s6
    lw s9, 288(a1)
    pq_bfct t1, s0, a2
    pq_bfct a4, s1, a6
    lw s6, 296(a1)
    sw ra, 268(a0)
    sw s10, 264(a0)
    pq_bfct t0, t2, a2
    sw s3, 256(a0)
    pq_bfct s2, s5, s4
    pq_bfct t1, s11, t3
    lw a6, 292(a1)
    pq_bfct t0, t5, t3
    pq_lwp s4, ra, 352, a0
    sw a4, 280(a0)
    pq_bfct s0, t6, s9
    sw s2, 272(a0)
    pq_lwp a2, a4, 336, a0
    pq_bfct t2, a3, s9
    pq_bfct t0, t1, s7
    sw s1, 284(a0)
    lw s3, 304(a1)
    lw s10, 300(a1)
    pq_bfct t5, s11, s8
    pq_lwp s2, t3, 320, a0
    pq_bfct t2, s0, a6
    sw t4, 260(a0)
    pq_lwp s9, s7, 360, a0
    sw t0, 288(a0)
    sw s0, 308(a0)
    sw t2, 304(a0)
    pq_bfct a3, t6, s6
    sw t1, 292(a0)
    sw s11, 300(a0)
    pq_lwp s1, s6, 328, a0
    pq_bfct s2, s4, s10
    pq_lwp a6, s8, 368, a0
    sw t5, 296(a0)
    lw t4, 332(a1)
    pq_bfct s6, s7, s10
    pq_bfct a4, s8, s10
    lw t0, 312(a1)
    pq_lwp s0, t1, 344, a0
    pq_bfct a2, a6, s10
    pq_bfct s1, s9, s10
    sw a3, 312(a0)
    pq_bfct t3, ra, s10
    lw t2, 316(a1)
    pq_lwp s11, t5, 376, a0
    sw t6, 316(a0)
    pq_bfct s0, s11, s10
    sw s5, 276(a0)
    pq_bfct s2, a2, s3
    pq_bfct t1, t5, s10
    lw a3, 320(a1)
    lw t6, 336(a1)
    pq_bfct t3, a4, s3
    pq_bfct s1, s0, s3
    pq_bfct s6, t1, s3
    lw s5, 344(a1)
    pq_bfct ra, s8, t4
    pq_bfct s7, t5, t4
    lw s3, 340(a1)
    pq_bfct a2, s0, a3
    pq_bfct s2, s1, a5
    pq_bfct t3, s6, a5
    lw s10, 324(a1)
    pq_bfct a4, t1, a3
    lw a5, 328(a1)
    pq_bfct s9, s11, t4
    pq_bfct s1, s6, t2
    lw a3, 356(a1)
    pq_bfct s2, t3, t0
    pq_bfct ra, s7, t6
    pq_bfct s4, a6, t4
    lw t2, 352(a1)
    pq_bfct s0, t1, a5
    pq_lwp t4, t0, 416, a0
    sw t3, 324(a0)
    sw s1, 328(a0)
    sw t1, 348(a0)
    pq_bfct s4, s9, t6
    pq_bfct a2, a4, s10
    lw a5, 360(a1)
    pq_lwp s1, t3, 392, a0
    lw t1, 348(a1)
    sw a2, 336(a0)
    pq_lwp s10, t6, 384, a0
    pq_bfct a6, s11, t1
    lw a2, 368(a1)
    pq_bfct s4, ra, s3
    sw s0, 344(a0)
    sw s6, 332(a0)
    pq_bfct s8, t5, t1
    sw s2, 320(a0)
    pq_bfct s10, t4, a5
    pq_lwp s0, s3, 400, a0
    lw s6, 376(a1)
    pq_bfct s9, s7, s5
    sw s4, 352(a0)
    pq_lwp t1, s2, 424, a0
    pq_lwp s4, s5, 432, a0
    pq_bfct s11, t5, a3
    sw ra, 356(a0)
    lw a3, 364(a1)
    sw s9, 360(a0)
    pq_bfct t6, t0, a5
    lw ra, 372(a1)
    sw s11, 376(a0)
    pq_bfct a6, s8, t2
    pq_lwp s11, s9, 440, a0
    pq_bfct s0, s4, a5
    lw t2, 388(a1)
    sw a4, 340(a0)
    lw a4, 392(a1)
    sw s8, 372(a0)
    pq_bfct s1, t1, a5
    sw a6, 368(a0)
    sw s7, 364(a0)
    sw t5, 380(a0)
    pq_bfct t3, s2, a5
    pq_bfct s3, s5, a5
    pq_lwp a6, s8, 408, a0
    lw s7, 380(a1)
    pq_bfct a6, s11, a5
    pq_bfct s8, s9, a5
    pq_bfct s10, s0, a3
    pq_bfct t6, s3, a3
    lw t5, 384(a1)
    lw a5, 396(a1)
    pq_bfct s1, a6, a3
    pq_bfct t3, s8, a3
    pq_bfct t4, s4, a4
    pq_bfct t1, s11, a4
    pq_bfct s10, s1, a2
    pq_bfct t6, t3, a2
    pq_bfct s0, a6, s7
    pq_bfct s3, s8, s7
    lw a3, 400(a1)
    pq_bfct s2, s9, a4
    lw a2, 412(a1)
    pq_bfct s10, t6, ra
    pq_bfct s1, t3, s6
    pq_bfct a6, s8, t2
    lw s7, 408(a1)
    pq_lwp ra, s6, 488, a0
    sw t3, 396(a0)
    pq_bfct s4, s11, s7
    lw t2, 404(a1)
    pq_bfct s0, s3, t5
    lw t3, 424(a1)
    sw s1, 392(a0)
    pq_bfct t0, s5, a4
    lw t5, 420(a1)
    sw t6, 388(a0)
    sw s0, 400(a0)
    pq_bfct t4, t1, a5
    lw s1, 416(a1)
    pq_bfct t0, s2, a5
    sw s10, 384(a0)
    pq_lwp a4, t6, 480, a0
    pq_lwp s0, a5, 456, a0
    pq_bfct s5, s9, s7
    pq_bfct t4, t0, a3
    sw s8, 412(a0)
    lw s10, 432(a1)
    pq_lwp s7, a3, 448, a0
    lw s8, 428(a1)
    pq_bfct t1, s2, t2
    sw t0, 420(a0)
    pq_bfct s0, ra, t5
    sw t4, 416(a0)
    pq_lwp t0, t2, 464, a0
    pq_bfct s4, s5, a2
    sw t1, 424(a0)
    pq_bfct s7, a4, t5
    pq_lwp t4, t1, 496, a0
    sw a6, 408(a0)
    pq_bfct s11, s9, s1
    pq_lwp a6, a2, 472, a0
    sw s3, 404(a0)
    pq_lwp s1, s3, 504, a0
    pq_bfct t0, t4, t5
    sw s5, 436(a0)
    pq_bfct a5, s6, t5
    sw s4, 432(a0)
    pq_bfct a6, s1, t5
    lw s5, 440(a1)
    sw s9, 444(a0)
    sw s11, 440(a0)
    pq_bfct a2, s3, t5
    lw s4, 436(a1)
    pq_bfct t2, t1, t5
    pq_bfct a3, t6, t5
    lw s9, 452(a1)
    lw s11, 448(a1)
    pq_bfct s0, a6, t3
    pq_bfct a5, a2, t3
    lw t5, 460(a1)
    pq_bfct s7, t0, t3
    pq_bfct t6, t1, s9
    pq_bfct s6, s3, s9
    sw s2, 428(a0)
    pq_bfct a3, t2, t3
    lw s2, 444(a1)
    lw t3, 456(a1)
    pq_bfct t0, a6, s5
    pq_bfct ra, s1, s9
    pq_bfct s7, s0, s8
    pq_bfct a3, a5, s8
    lw s8, 464(a1)
    pq_bfct a4, t4, s9
    lw s9, 468(a1)
    pq_bfct t6, s6, t3
    pq_bfct t2, a2, s5
    pq_bfct s7, a3, s10
    pq_bfct t1, s3, s9
    lw s5, 472(a1)
    pq_bfct s0, a5, s4
    pq_bfct t0, t2, s2
    sw s7, 448(a0)
    pq_bfct a4, ra, t3
    sw s0, 456(a0)
    pq_bfct a6, a2, s11
    sw t2, 468(a0)
    lw s10, 476(a1)
    pq_bfct ra, s6, s8
    pq_bfct t4, s1, s9
    sw a5, 460(a0)
    pq_bfct a4, t6, t5
    addi a1, a1, 480
    sw a2, 476(a0)
    sw t0, 464(a0)
    pq_bfct s1, s3, s10
    sw a4, 480(a0)
    sw ra, 488(a0)
    sw a6, 472(a0)
    sw a3, 452(a0)
    pq_bfct t4, t1, s5
    sw t6, 484(a0)
    sw s6, 492(a0)
    addi a0, a0, 512
    sw s3, -4(a0)
    sw s1, -8(a0)
    sw t1, -12(a0)
    sw t4, -16(a0)
    bne a0, a7, .Lmldsa_ntt_3
    lw s3, 12(sp)
    lw s9, 36(sp)
    lw s5, 20(sp)
    lw s10, 40(sp)
    lw s1, 4(sp)
    lw s6, 24(sp)
    lw s0, 0(sp)
    lw s11, 44(sp)
    lw s7, 28(sp)
    lw s4, 16(sp)
    lw ra, 48(sp)
    addi a0, a0, -1024
    lw s2, 8(sp)
    lw s8, 32(sp)
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

# void kpke_ntt(int16_t a[256]): four layers on sixteen words at a time, then three on eight.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_ntt
    .p2align 2
    .type   kpke_ntt, @function
kpke_ntt:
    addi    sp, sp, -64
    sw      ra, 0(sp)
    sw      s0, 4(sp)
    sw      s1, 8(sp)
    sw      s2, 12(sp)
    sw      s3, 16(sp)
    sw      s4, 20(sp)
    sw      s5, 24(sp)
    sw      s6, 28(sp)
    sw      s7, 32(sp)
    sw      s8, 36(sp)
    sw      s9, 40(sp)
    sw      s10, 44(sp)
    sw      s11, 48(sp)
    pq_set_kyber
    pq_set_first_rounds
    la      a1, .Lkpke_ntt_factors
    li      t6, 218172673
    nop
    lw      ra, 0(a0)
    lw      t0, 32(a0)
    lw      t1, 64(a0)
    lw      t2, 96(a0)
    lw      s0, 128(a0)
    lw      s1, 160(a0)
    lw      a2, 192(a0)
    lw      a3, 224(a0)
    lw      a4, 256(a0)
    lw      a5, 288(a0)
    lw      a6, 320(a0)
    lw      a7, 352(a0)
    lw      s2, 384(a0)
    lw      s3, 416(a0)
    lw      s4, 448(a0)
    lw      s5, 480(a0)
    lhu     s6, 2(a1)
    lhu     s7, 4(a1)
    lhu     s9, 8(a1)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    lhu     s10, 10(a1)
    lhu     s8, 6(a1)
    lhu     s11, 12(a1)
    lhu     t3, 14(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 0(a0)
    sw      t0, 32(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 64(a0)
    sw      t2, 96(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 128(a0)
    sw      s1, 160(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 192(a0)
    sw      a3, 224(a0)
    sw      a4, 256(a0)
    sw      a5, 288(a0)
    sw      a6, 320(a0)
    sw      a7, 352(a0)
    sw      s2, 384(a0)
    sw      s3, 416(a0)
    sw      s4, 448(a0)
    sw      s5, 480(a0)
    lw      ra, 4(a0)
    lw      t0, 36(a0)
    lw      t1, 68(a0)
    lw      t2, 100(a0)
    lw      s0, 132(a0)
    lw      s1, 164(a0)
    lw      a2, 196(a0)
    lw      a3, 228(a0)
    lw      a4, 260(a0)
    lw      a5, 292(a0)
    lw      a6, 324(a0)
    lw      a7, 356(a0)
    lw      s2, 388(a0)
    lw      s3, 420(a0)
    lw      s4, 452(a0)
    lw      s5, 484(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 4(a0)
    sw      t0, 36(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 68(a0)
    sw      t2, 100(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 132(a0)
    sw      s1, 164(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 196(a0)
    sw      a3, 228(a0)
    sw      a4, 260(a0)
    sw      a5, 292(a0)
    sw      a6, 324(a0)
    sw      a7, 356(a0)
    sw      s2, 388(a0)
    sw      s3, 420(a0)
    sw      s4, 452(a0)
    sw      s5, 484(a0)
    lw      ra, 8(a0)
    lw      t0, 40(a0)
    lw      t1, 72(a0)
    lw      t2, 104(a0)
    lw      s0, 136(a0)
    lw      s1, 168(a0)
    lw      a2, 200(a0)
    lw      a3, 232(a0)
    lw      a4, 264(a0)
    lw      a5, 296(a0)
    lw      a6, 328(a0)
    lw      a7, 360(a0)
    lw      s2, 392(a0)
    lw      s3, 424(a0)
    lw      s4, 456(a0)
    lw      s5, 488(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 8(a0)
    sw      t0, 40(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 72(a0)
    sw      t2, 104(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 136(a0)
    sw      s1, 168(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 200(a0)
    sw      a3, 232(a0)
    sw      a4, 264(a0)
    sw      a5, 296(a0)
    sw      a6, 328(a0)
    sw      a7, 360(a0)
    sw      s2, 392(a0)
    sw      s3, 424(a0)
    sw      s4, 456(a0)
    sw      s5, 488(a0)
    lw      ra, 12(a0)
    lw      t0, 44(a0)
    lw      t1, 76(a0)
    lw      t2, 108(a0)
    lw      s0, 140(a0)
    lw      s1, 172(a0)
    lw      a2, 204(a0)
    lw      a3, 236(a0)
    lw      a4, 268(a0)
    lw      a5, 300(a0)
    lw      a6, 332(a0)
    lw      a7, 364(a0)
    lw      s2, 396(a0)
    lw      s3, 428(a0)
    lw      s4, 460(a0)
    lw      s5, 492(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 12(a0)
    sw      t0, 44(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 76(a0)
    sw      t2, 108(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 140(a0)
    sw      s1, 172(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 204(a0)
    sw      a3, 236(a0)
    sw      a4, 268(a0)
    sw      a5, 300(a0)
    sw      a6, 332(a0)
    sw      a7, 364(a0)
    sw      s2, 396(a0)
    sw      s3, 428(a0)
    sw      s4, 460(a0)
    sw      s5, 492(a0)
    lw      ra, 16(a0)
    lw      t0, 48(a0)
    lw      t1, 80(a0)
    lw      t2, 112(a0)
    lw      s0, 144(a0)
    lw      s1, 176(a0)
    lw      a2, 208(a0)
    lw      a3, 240(a0)
    lw      a4, 272(a0)
    lw      a5, 304(a0)
    lw      a6, 336(a0)
    lw      a7, 368(a0)
    lw      s2, 400(a0)
    lw      s3, 432(a0)
    lw      s4, 464(a0)
    lw      s5, 496(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 16(a0)
    sw      t0, 48(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 80(a0)
    sw      t2, 112(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 144(a0)
    sw      s1, 176(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 208(a0)
    sw      a3, 240(a0)
    sw      a4, 272(a0)
    sw      a5, 304(a0)
    sw      a6, 336(a0)
    sw      a7, 368(a0)
    sw      s2, 400(a0)
    sw      s3, 432(a0)
    sw      s4, 464(a0)
    sw      s5, 496(a0)
    lw      ra, 20(a0)
    lw      t0, 52(a0)
    lw      t1, 84(a0)
    lw      t2, 116(a0)
    lw      s0, 148(a0)
    lw      s1, 180(a0)
    lw      a2, 212(a0)
    lw      a3, 244(a0)
    lw      a4, 276(a0)
    lw      a5, 308(a0)
    lw      a6, 340(a0)
    lw      a7, 372(a0)
    lw      s2, 404(a0)
    lw      s3, 436(a0)
    lw      s4, 468(a0)
    lw      s5, 500(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 20(a0)
    sw      t0, 52(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 84(a0)
    sw      t2, 116(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 148(a0)
    sw      s1, 180(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 212(a0)
    sw      a3, 244(a0)
    sw      a4, 276(a0)
    sw      a5, 308(a0)
    sw      a6, 340(a0)
    sw      a7, 372(a0)
    sw      s2, 404(a0)
    sw      s3, 436(a0)
    sw      s4, 468(a0)
    sw      s5, 500(a0)
    lw      ra, 24(a0)
    lw      t0, 56(a0)
    lw      t1, 88(a0)
    lw      t2, 120(a0)
    lw      s0, 152(a0)
    lw      s1, 184(a0)
    lw      a2, 216(a0)
    lw      a3, 248(a0)
    lw      a4, 280(a0)
    lw      a5, 312(a0)
    lw      a6, 344(a0)
    lw      a7, 376(a0)
    lw      s2, 408(a0)
    lw      s3, 440(a0)
    lw      s4, 472(a0)
    lw      s5, 504(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 24(a0)
    sw      t0, 56(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 88(a0)
    sw      t2, 120(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 152(a0)
    sw      s1, 184(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 216(a0)
    sw      a3, 248(a0)
    sw      a4, 280(a0)
    sw      a5, 312(a0)
    sw      a6, 344(a0)
    sw      a7, 376(a0)
    sw      s2, 408(a0)
    sw      s3, 440(a0)
    sw      s4, 472(a0)
    sw      s5, 504(a0)
    lw      ra, 28(a0)
    lw      t0, 60(a0)
    lw      t1, 92(a0)
    lw      t2, 124(a0)
    lw      s0, 156(a0)
    lw      s1, 188(a0)
    lw      a2, 220(a0)
    lw      a3, 252(a0)
    lw      a4, 284(a0)
    lw      a5, 316(a0)
    lw      a6, 348(a0)
    lw      a7, 380(a0)
    lw      s2, 412(a0)
    lw      s3, 444(a0)
    lw      s4, 476(a0)
    lw      s5, 508(a0)
    lhu     t4, 16(a1)
    lhu     t5, 18(a1)
    nop
    nop
    pq_mod_add_r ra, t6
    pq_mod_add_r t0, t6
    pq_mod_add_r t1, t6
    pq_mod_add_r t2, t6
    pq_mod_add_r s0, t6
    pq_mod_add_r s1, t6
    pq_mod_add_r a2, t6
    pq_mod_add_r a3, t6
    pq_mod_add_r a4, t6
    pq_mod_add_r a5, t6
    pq_mod_add_r a6, t6
    pq_mod_add_r a7, t6
    pq_mod_add_r s2, t6
    pq_mod_add_r s3, t6
    pq_mod_add_r s4, t6
    pq_mod_add_r s5, t6
    pq_bf_dit s6, ra, a4
    pq_bf_dit s6, t0, a5
    pq_bf_dit s6, t1, a6
    pq_bf_dit s6, t2, a7
    pq_bf_dit s6, s0, s2
    pq_bf_dit s6, s1, s3
    pq_bf_dit s6, a2, s4
    pq_bf_dit s6, a3, s5
    pq_bf_dit s7, ra, s0
    pq_bf_dit s7, t0, s1
    pq_bf_dit s7, t1, a2
    pq_bf_dit s7, t2, a3
    pq_bf_dit s9, ra, t1
    pq_bf_dit s9, t0, t2
    pq_bf_dit t4, ra, t0
    pq_bf_dit t5, t1, t2
    lhu     t4, 20(a1)
    lhu     t5, 22(a1)
    sw      ra, 28(a0)
    sw      t0, 60(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 92(a0)
    sw      t2, 124(a0)
    pq_bf_dit s8, a4, s2
    pq_bf_dit s8, a5, s3
    pq_bf_dit s8, a6, s4
    pq_bf_dit s8, a7, s5
    pq_bf_dit s11, a4, a6
    pq_bf_dit s11, a5, a7
    pq_bf_dit t4, a4, a5
    pq_bf_dit t5, a6, a7
    lhu     t4, 28(a1)
    lhu     t5, 30(a1)
    sw      s0, 156(a0)
    sw      s1, 188(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 220(a0)
    sw      a3, 252(a0)
    sw      a4, 284(a0)
    sw      s3, 444(a0)
    sw      s4, 476(a0)
    sw      s5, 508(a0)
    sw      a5, 316(a0)
    lw      ra, 0(a0)
    lw      t0, 4(a0)
    lw      t1, 8(a0)
    lw      t2, 12(a0)
    lw      s0, 16(a0)
    lw      s1, 20(a0)
    lw      a2, 24(a0)
    lw      a3, 28(a0)
    lhu     a4, 32(a1)
    lw      s3, 32(a0)
    lw      s4, 36(a0)
    lw      s5, 40(a0)
    lw      s6, 44(a0)
    lw      s7, 48(a0)
    lw      s8, 52(a0)
    lw      s9, 56(a0)
    lw      s10, 60(a0)
    lhu     s11, 34(a1)
    lhu     a5, 64(a1)
    lhu     t3, 68(a1)
    lhu     t4, 70(a1)
    sw      a6, 348(a0)
    sw      a7, 380(a0)
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    sw      s2, 412(a0)
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    lhu     a6, 66(a1)
    pq_bf_dit t3, s3, s5
    lhu     a7, 128(a1)
    pq_bf_dit t3, s4, s6
    lhu     s2, 130(a1)
    lhu     a4, 132(a1)
    lhu     a5, 134(a1)
    lhu     t5, 136(a1)
    lhu     t6, 138(a1)
    lhu     s11, 140(a1)
    lhu     t3, 142(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 0(a0)
    sw      t0, 4(a0)
    sw      t1, 8(a0)
    sw      t2, 12(a0)
    sw      s0, 16(a0)
    sw      s1, 20(a0)
    sw      a2, 24(a0)
    sw      a3, 28(a0)
    sw      s3, 32(a0)
    sw      s4, 36(a0)
    sw      s5, 40(a0)
    sw      s6, 44(a0)
    sw      s7, 48(a0)
    sw      s8, 52(a0)
    sw      s9, 56(a0)
    sw      s10, 60(a0)
    lw      ra, 64(a0)
    lw      t0, 68(a0)
    lw      t1, 72(a0)
    lw      t2, 76(a0)
    lw      s0, 80(a0)
    lw      s1, 84(a0)
    lw      a2, 88(a0)
    lw      a3, 92(a0)
    lhu     a4, 36(a1)
    lw      s3, 96(a0)
    lw      s4, 100(a0)
    lw      s5, 104(a0)
    lw      s6, 108(a0)
    lw      s7, 112(a0)
    lw      s8, 116(a0)
    lw      s9, 120(a0)
    lw      s10, 124(a0)
    lhu     s11, 38(a1)
    lhu     a5, 72(a1)
    lhu     t3, 76(a1)
    lhu     a6, 74(a1)
    lhu     t4, 78(a1)
    lhu     a7, 144(a1)
    lhu     s2, 146(a1)
    lhu     t5, 152(a1)
    lhu     t6, 154(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 148(a1)
    lhu     a5, 150(a1)
    lhu     s11, 156(a1)
    lhu     t3, 158(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 64(a0)
    sw      t0, 68(a0)
    sw      t1, 72(a0)
    sw      t2, 76(a0)
    sw      s0, 80(a0)
    sw      s1, 84(a0)
    sw      a2, 88(a0)
    sw      a3, 92(a0)
    sw      s3, 96(a0)
    sw      s4, 100(a0)
    sw      s5, 104(a0)
    sw      s6, 108(a0)
    sw      s7, 112(a0)
    sw      s8, 116(a0)
    sw      s9, 120(a0)
    sw      s10, 124(a0)
    lw      ra, 128(a0)
    lw      t0, 132(a0)
    lw      t1, 136(a0)
    lw      t2, 140(a0)
    lw      s0, 144(a0)
    lw      s1, 148(a0)
    lw      a2, 152(a0)
    lw      a3, 156(a0)
    lhu     a4, 40(a1)
    lw      s3, 160(a0)
    lw      s4, 164(a0)
    lw      s5, 168(a0)
    lw      s6, 172(a0)
    lw      s7, 176(a0)
    lw      s8, 180(a0)
    lw      s9, 184(a0)
    lw      s10, 188(a0)
    lhu     s11, 42(a1)
    lhu     a5, 80(a1)
    lhu     t3, 84(a1)
    lhu     a6, 82(a1)
    lhu     t4, 86(a1)
    lhu     a7, 160(a1)
    lhu     s2, 162(a1)
    lhu     t5, 168(a1)
    lhu     t6, 170(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 164(a1)
    lhu     a5, 166(a1)
    lhu     s11, 172(a1)
    lhu     t3, 174(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 128(a0)
    sw      t0, 132(a0)
    sw      t1, 136(a0)
    sw      t2, 140(a0)
    sw      s0, 144(a0)
    sw      s1, 148(a0)
    sw      a2, 152(a0)
    sw      a3, 156(a0)
    sw      s3, 160(a0)
    sw      s4, 164(a0)
    sw      s5, 168(a0)
    sw      s6, 172(a0)
    sw      s7, 176(a0)
    sw      s8, 180(a0)
    sw      s9, 184(a0)
    sw      s10, 188(a0)
    lw      ra, 192(a0)
    lw      t0, 196(a0)
    lw      t1, 200(a0)
    lw      t2, 204(a0)
    lw      s0, 208(a0)
    lw      s1, 212(a0)
    lw      a2, 216(a0)
    lw      a3, 220(a0)
    lhu     a4, 44(a1)
    lw      s3, 224(a0)
    lw      s4, 228(a0)
    lw      s5, 232(a0)
    lw      s6, 236(a0)
    lw      s7, 240(a0)
    lw      s8, 244(a0)
    lw      s9, 248(a0)
    lw      s10, 252(a0)
    lhu     s11, 46(a1)
    lhu     a5, 88(a1)
    lhu     t3, 92(a1)
    lhu     a6, 90(a1)
    lhu     t4, 94(a1)
    lhu     a7, 176(a1)
    lhu     s2, 178(a1)
    lhu     t5, 184(a1)
    lhu     t6, 186(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 180(a1)
    lhu     a5, 182(a1)
    lhu     s11, 188(a1)
    lhu     t3, 190(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 192(a0)
    sw      t0, 196(a0)
    sw      t1, 200(a0)
    sw      t2, 204(a0)
    sw      s0, 208(a0)
    sw      s1, 212(a0)
    sw      a2, 216(a0)
    sw      a3, 220(a0)
    sw      s3, 224(a0)
    sw      s4, 228(a0)
    sw      s5, 232(a0)
    sw      s6, 236(a0)
    sw      s7, 240(a0)
    sw      s8, 244(a0)
    sw      s9, 248(a0)
    sw      s10, 252(a0)
    lw      ra, 256(a0)
    lw      t0, 260(a0)
    lw      t1, 264(a0)
    lw      t2, 268(a0)
    lw      s0, 272(a0)
    lw      s1, 276(a0)
    lw      a2, 280(a0)
    lw      a3, 284(a0)
    lhu     a4, 48(a1)
    lw      s3, 288(a0)
    lw      s4, 292(a0)
    lw      s5, 296(a0)
    lw      s6, 300(a0)
    lw      s7, 304(a0)
    lw      s8, 308(a0)
    lw      s9, 312(a0)
    lw      s10, 316(a0)
    lhu     s11, 50(a1)
    lhu     a5, 96(a1)
    lhu     t3, 100(a1)
    lhu     a6, 98(a1)
    lhu     t4, 102(a1)
    lhu     a7, 192(a1)
    lhu     s2, 194(a1)
    lhu     t5, 200(a1)
    lhu     t6, 202(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 196(a1)
    lhu     a5, 198(a1)
    lhu     s11, 204(a1)
    lhu     t3, 206(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 256(a0)
    sw      t0, 260(a0)
    sw      t1, 264(a0)
    sw      t2, 268(a0)
    sw      s0, 272(a0)
    sw      s1, 276(a0)
    sw      a2, 280(a0)
    sw      a3, 284(a0)
    sw      s3, 288(a0)
    sw      s4, 292(a0)
    sw      s5, 296(a0)
    sw      s6, 300(a0)
    sw      s7, 304(a0)
    sw      s8, 308(a0)
    sw      s9, 312(a0)
    sw      s10, 316(a0)
    lw      ra, 320(a0)
    lw      t0, 324(a0)
    lw      t1, 328(a0)
    lw      t2, 332(a0)
    lw      s0, 336(a0)
    lw      s1, 340(a0)
    lw      a2, 344(a0)
    lw      a3, 348(a0)
    lhu     a4, 52(a1)
    lw      s3, 352(a0)
    lw      s4, 356(a0)
    lw      s5, 360(a0)
    lw      s6, 364(a0)
    lw      s7, 368(a0)
    lw      s8, 372(a0)
    lw      s9, 376(a0)
    lw      s10, 380(a0)
    lhu     s11, 54(a1)
    lhu     a5, 104(a1)
    lhu     t3, 108(a1)
    lhu     a6, 106(a1)
    lhu     t4, 110(a1)
    lhu     a7, 208(a1)
    lhu     s2, 210(a1)
    lhu     t5, 216(a1)
    lhu     t6, 218(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 212(a1)
    lhu     a5, 214(a1)
    lhu     s11, 220(a1)
    lhu     t3, 222(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 320(a0)
    sw      t0, 324(a0)
    sw      t1, 328(a0)
    sw      t2, 332(a0)
    sw      s0, 336(a0)
    sw      s1, 340(a0)
    sw      a2, 344(a0)
    sw      a3, 348(a0)
    sw      s3, 352(a0)
    sw      s4, 356(a0)
    sw      s5, 360(a0)
    sw      s6, 364(a0)
    sw      s7, 368(a0)
    sw      s8, 372(a0)
    sw      s9, 376(a0)
    sw      s10, 380(a0)
    lw      ra, 384(a0)
    lw      t0, 388(a0)
    lw      t1, 392(a0)
    lw      t2, 396(a0)
    lw      s0, 400(a0)
    lw      s1, 404(a0)
    lw      a2, 408(a0)
    lw      a3, 412(a0)
    lhu     a4, 56(a1)
    lw      s3, 416(a0)
    lw      s4, 420(a0)
    lw      s5, 424(a0)
    lw      s6, 428(a0)
    lw      s7, 432(a0)
    lw      s8, 436(a0)
    lw      s9, 440(a0)
    lw      s10, 444(a0)
    lhu     s11, 58(a1)
    lhu     a5, 112(a1)
    lhu     t3, 116(a1)
    lhu     a6, 114(a1)
    lhu     t4, 118(a1)
    lhu     a7, 224(a1)
    lhu     s2, 226(a1)
    lhu     t5, 232(a1)
    lhu     t6, 234(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 228(a1)
    lhu     a5, 230(a1)
    lhu     s11, 236(a1)
    lhu     t3, 238(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 384(a0)
    sw      t0, 388(a0)
    sw      t1, 392(a0)
    sw      t2, 396(a0)
    sw      s0, 400(a0)
    sw      s1, 404(a0)
    sw      a2, 408(a0)
    sw      a3, 412(a0)
    sw      s3, 416(a0)
    sw      s4, 420(a0)
    sw      s5, 424(a0)
    sw      s6, 428(a0)
    sw      s7, 432(a0)
    sw      s8, 436(a0)
    sw      s9, 440(a0)
    sw      s10, 444(a0)
    lw      ra, 448(a0)
    lw      t0, 452(a0)
    lw      t1, 456(a0)
    lw      t2, 460(a0)
    lw      s0, 464(a0)
    lw      s1, 468(a0)
    lw      a2, 472(a0)
    lw      a3, 476(a0)
    lhu     a4, 60(a1)
    lw      s3, 480(a0)
    lw      s4, 484(a0)
    lw      s5, 488(a0)
    lw      s6, 492(a0)
    lw      s7, 496(a0)
    lw      s8, 500(a0)
    lw      s9, 504(a0)
    lw      s10, 508(a0)
    lhu     s11, 62(a1)
    lhu     a5, 120(a1)
    lhu     t3, 124(a1)
    lhu     a6, 122(a1)
    lhu     t4, 126(a1)
    lhu     a7, 240(a1)
    lhu     s2, 242(a1)
    lhu     t5, 248(a1)
    lhu     t6, 250(a1)
    nop
    nop
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    pq_bf_dit a5, ra, t1
    pq_bf_dit a5, t0, t2
    pq_bf_dit t3, s3, s5
    pq_bf_dit t3, s4, s6
    lhu     a4, 244(a1)
    lhu     a5, 246(a1)
    lhu     s11, 252(a1)
    lhu     t3, 254(a1)
    nop
    nop
    pq_bf_dit a6, s0, a2
    pq_bf_dit a6, s1, a3
    pq_bf_dit t4, s7, s9
    pq_bf_dit t4, s8, s10
    pq_bf_dit a7, ra, t0
    pq_bf_dit s2, t1, t2
    pq_bf_dit a4, s0, s1
    pq_bf_dit a5, a2, a3
    pq_bf_dit t5, s3, s4
    pq_bf_dit t6, s5, s6
    pq_bf_dit s11, s7, s8
    pq_bf_dit t3, s9, s10
    sw      ra, 448(a0)
    sw      t0, 452(a0)
    sw      t1, 456(a0)
    sw      t2, 460(a0)
    sw      s0, 464(a0)
    sw      s1, 468(a0)
    sw      a2, 472(a0)
    sw      a3, 476(a0)
    sw      s3, 480(a0)
    sw      s4, 484(a0)
    sw      s5, 488(a0)
    sw      s6, 492(a0)
    sw      s7, 496(a0)
    sw      s8, 500(a0)
    sw      s9, 504(a0)
    sw      s10, 508(a0)
    lw      ra, 0(sp)
    lw      s0, 4(sp)
    lw      s1, 8(sp)
    lw      s2, 12(sp)
    lw      s3, 16(sp)
    lw      s4, 20(sp)
    lw      s5, 24(sp)
    lw      s6, 28(sp)
    lw      s7, 32(sp)
    lw      s8, 36(sp)
    lw      s9, 40(sp)
    lw      s10, 44(sp)
    lw      s11, 48(sp)
    addi    sp, sp, 64
    ret
    .size   kpke_ntt, . - kpke_ntt

    .section .rodata
    .p2align 2
.Lkpke_ntt_factors:
    .half   2482, 297, 1893, 590, 2643, 2359, 1148, 808, 2645, 2488, 2979, 728, 519, 1850, 762, 2543
    .half   2292, 1358, 1056, 1532, 13, 2503, 250, 2809, 605, 739, 2928, 2432, 490, 1644, 2509, 374
    .half   1563, 2608, 1121, 731, 1486, 2635, 2201, 482, 2064, 3297, 2049, 665, 186, 2010, 504, 2547
    .half   3246, 2969, 2245, 3320, 428, 974, 2341, 2854, 1737, 515, 626, 429, 1792, 2398, 2708, 1558
    .half   2246, 1720, 2220, 43, 1654, 155, 2871, 420, 1688, 2348, 708, 2389, 2165, 1489, 2967, 3283
    .half   2345, 3112, 1307, 2741, 221, 2603, 921, 1147, 298, 2576, 3170, 1396, 1672, 1316, 2705, 3029
    .half   3268, 1059, 2412, 2440, 1959, 1518, 798, 1536, 1798, 2785, 1543, 1318, 3162, 880, 1910, 22
    .half   1918, 538, 1546, 3176, 618, 3242, 3178, 1912, 2897, 2097, 655, 635, 503, 818, 2759, 3183

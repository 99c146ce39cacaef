# void saber_ntt(int32_t a[256]): modulo 3329 and modulo 12289, 128 words each.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  saber_ntt
    .p2align 2
    .type   saber_ntt, @function
saber_ntt:
    addi    sp, sp, -576
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
    pq_set_kyber
    la      a1, .Lsaber_ntt_small
    li      t5, 436345346
    li      t6, 162662834
    nop
    lhu     t0, 4(a0)
    lhu     t2, 12(a0)
    lhu     s1, 20(a0)
    lhu     a3, 28(a0)
    lhu     a5, 36(a0)
    lhu     a7, 44(a0)
    lhu     s3, 52(a0)
    lhu     ra, 0(a0)
    lhu     t1, 8(a0)
    lhu     s0, 16(a0)
    lhu     a2, 24(a0)
    lhu     a4, 32(a0)
    lhu     a6, 40(a0)
    lhu     s2, 48(a0)
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      ra, 64(sp)
    sw      t1, 68(sp)
    sw      s0, 72(sp)
    sw      a2, 76(sp)
    sw      a4, 80(sp)
    sw      a6, 84(sp)
    sw      s2, 88(sp)
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      ra, 0(a0)
    sw      t1, 4(a0)
    sw      s0, 8(a0)
    sw      a2, 12(a0)
    sw      a4, 16(a0)
    sw      a6, 20(a0)
    sw      s2, 24(a0)
    lhu     s5, 60(a0)
    lhu     s7, 68(a0)
    lhu     s9, 76(a0)
    lhu     s11, 84(a0)
    lhu     t0, 92(a0)
    lhu     t2, 100(a0)
    lhu     s1, 108(a0)
    lhu     a3, 116(a0)
    lhu     a5, 124(a0)
    lhu     a7, 132(a0)
    lhu     s3, 140(a0)
    lhu     s4, 56(a0)
    lhu     s6, 64(a0)
    lhu     s8, 72(a0)
    lhu     s10, 80(a0)
    lhu     ra, 88(a0)
    lhu     t1, 96(a0)
    lhu     s0, 104(a0)
    lhu     a2, 112(a0)
    lhu     a4, 120(a0)
    lhu     a6, 128(a0)
    lhu     s2, 136(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 92(sp)
    sw      s6, 96(sp)
    sw      s8, 100(sp)
    sw      s10, 104(sp)
    sw      ra, 108(sp)
    sw      t1, 112(sp)
    sw      s0, 116(sp)
    sw      a2, 120(sp)
    sw      a4, 124(sp)
    sw      a6, 128(sp)
    sw      s2, 132(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 28(a0)
    sw      s6, 32(a0)
    sw      s8, 36(a0)
    sw      s10, 40(a0)
    sw      ra, 44(a0)
    sw      t1, 48(a0)
    sw      s0, 52(a0)
    sw      a2, 56(a0)
    sw      a4, 60(a0)
    sw      a6, 64(a0)
    sw      s2, 68(a0)
    lhu     s5, 148(a0)
    lhu     s7, 156(a0)
    lhu     s9, 164(a0)
    lhu     s11, 172(a0)
    lhu     t0, 180(a0)
    lhu     t2, 188(a0)
    lhu     s1, 196(a0)
    lhu     a3, 204(a0)
    lhu     a5, 212(a0)
    lhu     a7, 220(a0)
    lhu     s3, 228(a0)
    lhu     s4, 144(a0)
    lhu     s6, 152(a0)
    lhu     s8, 160(a0)
    lhu     s10, 168(a0)
    lhu     ra, 176(a0)
    lhu     t1, 184(a0)
    lhu     s0, 192(a0)
    lhu     a2, 200(a0)
    lhu     a4, 208(a0)
    lhu     a6, 216(a0)
    lhu     s2, 224(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 136(sp)
    sw      s6, 140(sp)
    sw      s8, 144(sp)
    sw      s10, 148(sp)
    sw      ra, 152(sp)
    sw      t1, 156(sp)
    sw      s0, 160(sp)
    sw      a2, 164(sp)
    sw      a4, 168(sp)
    sw      a6, 172(sp)
    sw      s2, 176(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 72(a0)
    sw      s6, 76(a0)
    sw      s8, 80(a0)
    sw      s10, 84(a0)
    sw      ra, 88(a0)
    sw      t1, 92(a0)
    sw      s0, 96(a0)
    sw      a2, 100(a0)
    sw      a4, 104(a0)
    sw      a6, 108(a0)
    sw      s2, 112(a0)
    lhu     s5, 236(a0)
    lhu     s7, 244(a0)
    lhu     s9, 252(a0)
    lhu     s11, 260(a0)
    lhu     t0, 268(a0)
    lhu     t2, 276(a0)
    lhu     s1, 284(a0)
    lhu     a3, 292(a0)
    lhu     a5, 300(a0)
    lhu     a7, 308(a0)
    lhu     s3, 316(a0)
    lhu     s4, 232(a0)
    lhu     s6, 240(a0)
    lhu     s8, 248(a0)
    lhu     s10, 256(a0)
    lhu     ra, 264(a0)
    lhu     t1, 272(a0)
    lhu     s0, 280(a0)
    lhu     a2, 288(a0)
    lhu     a4, 296(a0)
    lhu     a6, 304(a0)
    lhu     s2, 312(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 180(sp)
    sw      s6, 184(sp)
    sw      s8, 188(sp)
    sw      s10, 192(sp)
    sw      ra, 196(sp)
    sw      t1, 200(sp)
    sw      s0, 204(sp)
    sw      a2, 208(sp)
    sw      a4, 212(sp)
    sw      a6, 216(sp)
    sw      s2, 220(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 116(a0)
    sw      s6, 120(a0)
    sw      s8, 124(a0)
    sw      s10, 128(a0)
    sw      ra, 132(a0)
    sw      t1, 136(a0)
    sw      s0, 140(a0)
    sw      a2, 144(a0)
    sw      a4, 148(a0)
    sw      a6, 152(a0)
    sw      s2, 156(a0)
    lhu     s5, 324(a0)
    lhu     s7, 332(a0)
    lhu     s9, 340(a0)
    lhu     s11, 348(a0)
    lhu     t0, 356(a0)
    lhu     t2, 364(a0)
    lhu     s1, 372(a0)
    lhu     a3, 380(a0)
    lhu     a5, 388(a0)
    lhu     a7, 396(a0)
    lhu     s3, 404(a0)
    lhu     s4, 320(a0)
    lhu     s6, 328(a0)
    lhu     s8, 336(a0)
    lhu     s10, 344(a0)
    lhu     ra, 352(a0)
    lhu     t1, 360(a0)
    lhu     s0, 368(a0)
    lhu     a2, 376(a0)
    lhu     a4, 384(a0)
    lhu     a6, 392(a0)
    lhu     s2, 400(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 224(sp)
    sw      s6, 228(sp)
    sw      s8, 232(sp)
    sw      s10, 236(sp)
    sw      ra, 240(sp)
    sw      t1, 244(sp)
    sw      s0, 248(sp)
    sw      a2, 252(sp)
    sw      a4, 256(sp)
    sw      a6, 260(sp)
    sw      s2, 264(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 160(a0)
    sw      s6, 164(a0)
    sw      s8, 168(a0)
    sw      s10, 172(a0)
    sw      ra, 176(a0)
    sw      t1, 180(a0)
    sw      s0, 184(a0)
    sw      a2, 188(a0)
    sw      a4, 192(a0)
    sw      a6, 196(a0)
    sw      s2, 200(a0)
    lhu     s5, 412(a0)
    lhu     s7, 420(a0)
    lhu     s9, 428(a0)
    lhu     s11, 436(a0)
    lhu     t0, 444(a0)
    lhu     t2, 452(a0)
    lhu     s1, 460(a0)
    lhu     a3, 468(a0)
    lhu     a5, 476(a0)
    lhu     a7, 484(a0)
    lhu     s3, 492(a0)
    lhu     s4, 408(a0)
    lhu     s6, 416(a0)
    lhu     s8, 424(a0)
    lhu     s10, 432(a0)
    lhu     ra, 440(a0)
    lhu     t1, 448(a0)
    lhu     s0, 456(a0)
    lhu     a2, 464(a0)
    lhu     a4, 472(a0)
    lhu     a6, 480(a0)
    lhu     s2, 488(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 268(sp)
    sw      s6, 272(sp)
    sw      s8, 276(sp)
    sw      s10, 280(sp)
    sw      ra, 284(sp)
    sw      t1, 288(sp)
    sw      s0, 292(sp)
    sw      a2, 296(sp)
    sw      a4, 300(sp)
    sw      a6, 304(sp)
    sw      s2, 308(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 204(a0)
    sw      s6, 208(a0)
    sw      s8, 212(a0)
    sw      s10, 216(a0)
    sw      ra, 220(a0)
    sw      t1, 224(a0)
    sw      s0, 228(a0)
    sw      a2, 232(a0)
    sw      a4, 236(a0)
    sw      a6, 240(a0)
    sw      s2, 244(a0)
    lhu     s5, 500(a0)
    lhu     s7, 508(a0)
    lhu     s9, 516(a0)
    lhu     s11, 524(a0)
    lhu     t0, 532(a0)
    lhu     t2, 540(a0)
    lhu     s1, 548(a0)
    lhu     a3, 556(a0)
    lhu     a5, 564(a0)
    lhu     a7, 572(a0)
    lhu     s3, 580(a0)
    lhu     s4, 496(a0)
    lhu     s6, 504(a0)
    lhu     s8, 512(a0)
    lhu     s10, 520(a0)
    lhu     ra, 528(a0)
    lhu     t1, 536(a0)
    lhu     s0, 544(a0)
    lhu     a2, 552(a0)
    lhu     a4, 560(a0)
    lhu     a6, 568(a0)
    lhu     s2, 576(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 312(sp)
    sw      s6, 316(sp)
    sw      s8, 320(sp)
    sw      s10, 324(sp)
    sw      ra, 328(sp)
    sw      t1, 332(sp)
    sw      s0, 336(sp)
    sw      a2, 340(sp)
    sw      a4, 344(sp)
    sw      a6, 348(sp)
    sw      s2, 352(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 248(a0)
    sw      s6, 252(a0)
    sw      s8, 256(a0)
    sw      s10, 260(a0)
    sw      ra, 264(a0)
    sw      t1, 268(a0)
    sw      s0, 272(a0)
    sw      a2, 276(a0)
    sw      a4, 280(a0)
    sw      a6, 284(a0)
    sw      s2, 288(a0)
    lhu     s5, 588(a0)
    lhu     s7, 596(a0)
    lhu     s9, 604(a0)
    lhu     s11, 612(a0)
    lhu     t0, 620(a0)
    lhu     t2, 628(a0)
    lhu     s1, 636(a0)
    lhu     a3, 644(a0)
    lhu     a5, 652(a0)
    lhu     a7, 660(a0)
    lhu     s3, 668(a0)
    lhu     s4, 584(a0)
    lhu     s6, 592(a0)
    lhu     s8, 600(a0)
    lhu     s10, 608(a0)
    lhu     ra, 616(a0)
    lhu     t1, 624(a0)
    lhu     s0, 632(a0)
    lhu     a2, 640(a0)
    lhu     a4, 648(a0)
    lhu     a6, 656(a0)
    lhu     s2, 664(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 356(sp)
    sw      s6, 360(sp)
    sw      s8, 364(sp)
    sw      s10, 368(sp)
    sw      ra, 372(sp)
    sw      t1, 376(sp)
    sw      s0, 380(sp)
    sw      a2, 384(sp)
    sw      a4, 388(sp)
    sw      a6, 392(sp)
    sw      s2, 396(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 292(a0)
    sw      s6, 296(a0)
    sw      s8, 300(a0)
    sw      s10, 304(a0)
    sw      ra, 308(a0)
    sw      t1, 312(a0)
    sw      s0, 316(a0)
    sw      a2, 320(a0)
    sw      a4, 324(a0)
    sw      a6, 328(a0)
    sw      s2, 332(a0)
    lhu     s5, 676(a0)
    lhu     s7, 684(a0)
    lhu     s9, 692(a0)
    lhu     s11, 700(a0)
    lhu     t0, 708(a0)
    lhu     t2, 716(a0)
    lhu     s1, 724(a0)
    lhu     a3, 732(a0)
    lhu     a5, 740(a0)
    lhu     a7, 748(a0)
    lhu     s3, 756(a0)
    lhu     s4, 672(a0)
    lhu     s6, 680(a0)
    lhu     s8, 688(a0)
    lhu     s10, 696(a0)
    lhu     ra, 704(a0)
    lhu     t1, 712(a0)
    lhu     s0, 720(a0)
    lhu     a2, 728(a0)
    lhu     a4, 736(a0)
    lhu     a6, 744(a0)
    lhu     s2, 752(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 400(sp)
    sw      s6, 404(sp)
    sw      s8, 408(sp)
    sw      s10, 412(sp)
    sw      ra, 416(sp)
    sw      t1, 420(sp)
    sw      s0, 424(sp)
    sw      a2, 428(sp)
    sw      a4, 432(sp)
    sw      a6, 436(sp)
    sw      s2, 440(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 336(a0)
    sw      s6, 340(a0)
    sw      s8, 344(a0)
    sw      s10, 348(a0)
    sw      ra, 352(a0)
    sw      t1, 356(a0)
    sw      s0, 360(a0)
    sw      a2, 364(a0)
    sw      a4, 368(a0)
    sw      a6, 372(a0)
    sw      s2, 376(a0)
    lhu     s5, 764(a0)
    lhu     s7, 772(a0)
    lhu     s9, 780(a0)
    lhu     s11, 788(a0)
    lhu     t0, 796(a0)
    lhu     t2, 804(a0)
    lhu     s1, 812(a0)
    lhu     a3, 820(a0)
    lhu     a5, 828(a0)
    lhu     a7, 836(a0)
    lhu     s3, 844(a0)
    lhu     s4, 760(a0)
    lhu     s6, 768(a0)
    lhu     s8, 776(a0)
    lhu     s10, 784(a0)
    lhu     ra, 792(a0)
    lhu     t1, 800(a0)
    lhu     s0, 808(a0)
    lhu     a2, 816(a0)
    lhu     a4, 824(a0)
    lhu     a6, 832(a0)
    lhu     s2, 840(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 444(sp)
    sw      s6, 448(sp)
    sw      s8, 452(sp)
    sw      s10, 456(sp)
    sw      ra, 460(sp)
    sw      t1, 464(sp)
    sw      s0, 468(sp)
    sw      a2, 472(sp)
    sw      a4, 476(sp)
    sw      a6, 480(sp)
    sw      s2, 484(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 380(a0)
    sw      s6, 384(a0)
    sw      s8, 388(a0)
    sw      s10, 392(a0)
    sw      ra, 396(a0)
    sw      t1, 400(a0)
    sw      s0, 404(a0)
    sw      a2, 408(a0)
    sw      a4, 412(a0)
    sw      a6, 416(a0)
    sw      s2, 420(a0)
    lhu     s5, 852(a0)
    lhu     s7, 860(a0)
    lhu     s9, 868(a0)
    lhu     s11, 876(a0)
    lhu     t0, 884(a0)
    lhu     t2, 892(a0)
    lhu     s1, 900(a0)
    lhu     a3, 908(a0)
    lhu     a5, 916(a0)
    lhu     a7, 924(a0)
    lhu     s3, 932(a0)
    lhu     s4, 848(a0)
    lhu     s6, 856(a0)
    lhu     s8, 864(a0)
    lhu     s10, 872(a0)
    lhu     ra, 880(a0)
    lhu     t1, 888(a0)
    lhu     s0, 896(a0)
    lhu     a2, 904(a0)
    lhu     a4, 912(a0)
    lhu     a6, 920(a0)
    lhu     s2, 928(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 488(sp)
    sw      s6, 492(sp)
    sw      s8, 496(sp)
    sw      s10, 500(sp)
    sw      ra, 504(sp)
    sw      t1, 508(sp)
    sw      s0, 512(sp)
    sw      a2, 516(sp)
    sw      a4, 520(sp)
    sw      a6, 524(sp)
    sw      s2, 528(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 424(a0)
    sw      s6, 428(a0)
    sw      s8, 432(a0)
    sw      s10, 436(a0)
    sw      ra, 440(a0)
    sw      t1, 444(a0)
    sw      s0, 448(a0)
    sw      a2, 452(a0)
    sw      a4, 456(a0)
    sw      a6, 460(a0)
    sw      s2, 464(a0)
    lhu     s5, 940(a0)
    lhu     s7, 948(a0)
    lhu     s9, 956(a0)
    lhu     s11, 964(a0)
    lhu     t0, 972(a0)
    lhu     t2, 980(a0)
    lhu     s1, 988(a0)
    lhu     a3, 996(a0)
    lhu     a5, 1004(a0)
    lhu     a7, 1012(a0)
    lhu     s3, 1020(a0)
    lhu     s4, 936(a0)
    lhu     s6, 944(a0)
    lhu     s8, 952(a0)
    lhu     s10, 960(a0)
    lhu     ra, 968(a0)
    lhu     t1, 976(a0)
    lhu     s0, 984(a0)
    lhu     a2, 992(a0)
    lhu     a4, 1000(a0)
    lhu     a6, 1008(a0)
    lhu     s2, 1016(a0)
    slli    s5, s5, 16
    slli    s7, s7, 16
    slli    s9, s9, 16
    slli    s11, s11, 16
    slli    t0, t0, 16
    slli    t2, t2, 16
    slli    s1, s1, 16
    slli    a3, a3, 16
    slli    a5, a5, 16
    slli    a7, a7, 16
    slli    s3, s3, 16
    or      s4, s4, s5
    or      s6, s6, s7
    or      s8, s8, s9
    or      s10, s10, s11
    or      ra, ra, t0
    or      t1, t1, t2
    or      s0, s0, s1
    or      a2, a2, a3
    or      a4, a4, a5
    or      a6, a6, a7
    or      s2, s2, s3
    sw      s4, 532(sp)
    sw      s6, 536(sp)
    sw      s8, 540(sp)
    sw      s10, 544(sp)
    sw      ra, 548(sp)
    sw      t1, 552(sp)
    sw      s0, 556(sp)
    sw      a2, 560(sp)
    sw      a4, 564(sp)
    sw      a6, 568(sp)
    sw      s2, 572(sp)
    pq_mod_add_r s4, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s8, t5
    pq_mod_add_r s10, t5
    pq_mod_add_r ra, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r s0, t5
    pq_mod_add_r a2, t5
    pq_mod_add_r a4, t5
    pq_mod_add_r a6, t5
    pq_mod_add_r s2, t5
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s10, t6
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a4, t6
    pq_mod_mul_r a6, t6
    pq_mod_mul_r s2, t6
    sw      s4, 468(a0)
    sw      s6, 472(a0)
    sw      s8, 476(a0)
    sw      s10, 480(a0)
    sw      ra, 484(a0)
    sw      t1, 488(a0)
    sw      s0, 492(a0)
    sw      a2, 496(a0)
    sw      a4, 500(a0)
    sw      a6, 504(a0)
    sw      s2, 508(a0)
    nop
    lhu     s6, 2(a1)
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
    pq_set_newhope512
    la      a1, .Lsaber_ntt_large
    li      t6, 805384193
    nop
    lw      ra, 64(sp)
    lw      t0, 96(sp)
    lw      t1, 128(sp)
    lw      t2, 160(sp)
    lw      s0, 192(sp)
    lw      s1, 224(sp)
    lw      a2, 256(sp)
    lw      a3, 288(sp)
    lw      a4, 320(sp)
    lw      a5, 352(sp)
    lw      a6, 384(sp)
    lw      a7, 416(sp)
    lw      s2, 448(sp)
    lw      s3, 480(sp)
    lw      s4, 512(sp)
    lw      s5, 544(sp)
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
    sw      ra, 512(a0)
    sw      t0, 544(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 576(a0)
    sw      t2, 608(a0)
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
    sw      s0, 640(a0)
    sw      s1, 672(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 704(a0)
    sw      a3, 736(a0)
    sw      a4, 768(a0)
    sw      a5, 800(a0)
    sw      a6, 832(a0)
    sw      a7, 864(a0)
    sw      s2, 896(a0)
    sw      s3, 928(a0)
    sw      s4, 960(a0)
    sw      s5, 992(a0)
    lw      ra, 68(sp)
    lw      t0, 100(sp)
    lw      t1, 132(sp)
    lw      t2, 164(sp)
    lw      s0, 196(sp)
    lw      s1, 228(sp)
    lw      a2, 260(sp)
    lw      a3, 292(sp)
    lw      a4, 324(sp)
    lw      a5, 356(sp)
    lw      a6, 388(sp)
    lw      a7, 420(sp)
    lw      s2, 452(sp)
    lw      s3, 484(sp)
    lw      s4, 516(sp)
    lw      s5, 548(sp)
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
    sw      ra, 516(a0)
    sw      t0, 548(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 580(a0)
    sw      t2, 612(a0)
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
    sw      s0, 644(a0)
    sw      s1, 676(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 708(a0)
    sw      a3, 740(a0)
    sw      a4, 772(a0)
    sw      a5, 804(a0)
    sw      a6, 836(a0)
    sw      a7, 868(a0)
    sw      s2, 900(a0)
    sw      s3, 932(a0)
    sw      s4, 964(a0)
    sw      s5, 996(a0)
    lw      ra, 72(sp)
    lw      t0, 104(sp)
    lw      t1, 136(sp)
    lw      t2, 168(sp)
    lw      s0, 200(sp)
    lw      s1, 232(sp)
    lw      a2, 264(sp)
    lw      a3, 296(sp)
    lw      a4, 328(sp)
    lw      a5, 360(sp)
    lw      a6, 392(sp)
    lw      a7, 424(sp)
    lw      s2, 456(sp)
    lw      s3, 488(sp)
    lw      s4, 520(sp)
    lw      s5, 552(sp)
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
    sw      ra, 520(a0)
    sw      t0, 552(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 584(a0)
    sw      t2, 616(a0)
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
    sw      s0, 648(a0)
    sw      s1, 680(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 712(a0)
    sw      a3, 744(a0)
    sw      a4, 776(a0)
    sw      a5, 808(a0)
    sw      a6, 840(a0)
    sw      a7, 872(a0)
    sw      s2, 904(a0)
    sw      s3, 936(a0)
    sw      s4, 968(a0)
    sw      s5, 1000(a0)
    lw      ra, 76(sp)
    lw      t0, 108(sp)
    lw      t1, 140(sp)
    lw      t2, 172(sp)
    lw      s0, 204(sp)
    lw      s1, 236(sp)
    lw      a2, 268(sp)
    lw      a3, 300(sp)
    lw      a4, 332(sp)
    lw      a5, 364(sp)
    lw      a6, 396(sp)
    lw      a7, 428(sp)
    lw      s2, 460(sp)
    lw      s3, 492(sp)
    lw      s4, 524(sp)
    lw      s5, 556(sp)
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
    sw      ra, 524(a0)
    sw      t0, 556(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 588(a0)
    sw      t2, 620(a0)
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
    sw      s0, 652(a0)
    sw      s1, 684(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 716(a0)
    sw      a3, 748(a0)
    sw      a4, 780(a0)
    sw      a5, 812(a0)
    sw      a6, 844(a0)
    sw      a7, 876(a0)
    sw      s2, 908(a0)
    sw      s3, 940(a0)
    sw      s4, 972(a0)
    sw      s5, 1004(a0)
    lw      ra, 80(sp)
    lw      t0, 112(sp)
    lw      t1, 144(sp)
    lw      t2, 176(sp)
    lw      s0, 208(sp)
    lw      s1, 240(sp)
    lw      a2, 272(sp)
    lw      a3, 304(sp)
    lw      a4, 336(sp)
    lw      a5, 368(sp)
    lw      a6, 400(sp)
    lw      a7, 432(sp)
    lw      s2, 464(sp)
    lw      s3, 496(sp)
    lw      s4, 528(sp)
    lw      s5, 560(sp)
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
    sw      ra, 528(a0)
    sw      t0, 560(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 592(a0)
    sw      t2, 624(a0)
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
    sw      s0, 656(a0)
    sw      s1, 688(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 720(a0)
    sw      a3, 752(a0)
    sw      a4, 784(a0)
    sw      a5, 816(a0)
    sw      a6, 848(a0)
    sw      a7, 880(a0)
    sw      s2, 912(a0)
    sw      s3, 944(a0)
    sw      s4, 976(a0)
    sw      s5, 1008(a0)
    lw      ra, 84(sp)
    lw      t0, 116(sp)
    lw      t1, 148(sp)
    lw      t2, 180(sp)
    lw      s0, 212(sp)
    lw      s1, 244(sp)
    lw      a2, 276(sp)
    lw      a3, 308(sp)
    lw      a4, 340(sp)
    lw      a5, 372(sp)
    lw      a6, 404(sp)
    lw      a7, 436(sp)
    lw      s2, 468(sp)
    lw      s3, 500(sp)
    lw      s4, 532(sp)
    lw      s5, 564(sp)
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
    sw      ra, 532(a0)
    sw      t0, 564(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 596(a0)
    sw      t2, 628(a0)
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
    sw      s0, 660(a0)
    sw      s1, 692(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 724(a0)
    sw      a3, 756(a0)
    sw      a4, 788(a0)
    sw      a5, 820(a0)
    sw      a6, 852(a0)
    sw      a7, 884(a0)
    sw      s2, 916(a0)
    sw      s3, 948(a0)
    sw      s4, 980(a0)
    sw      s5, 1012(a0)
    lw      ra, 88(sp)
    lw      t0, 120(sp)
    lw      t1, 152(sp)
    lw      t2, 184(sp)
    lw      s0, 216(sp)
    lw      s1, 248(sp)
    lw      a2, 280(sp)
    lw      a3, 312(sp)
    lw      a4, 344(sp)
    lw      a5, 376(sp)
    lw      a6, 408(sp)
    lw      a7, 440(sp)
    lw      s2, 472(sp)
    lw      s3, 504(sp)
    lw      s4, 536(sp)
    lw      s5, 568(sp)
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
    sw      ra, 536(a0)
    sw      t0, 568(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 600(a0)
    sw      t2, 632(a0)
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
    sw      s0, 664(a0)
    sw      s1, 696(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 728(a0)
    sw      a3, 760(a0)
    sw      a4, 792(a0)
    sw      a5, 824(a0)
    sw      a6, 856(a0)
    sw      a7, 888(a0)
    sw      s2, 920(a0)
    sw      s3, 952(a0)
    sw      s4, 984(a0)
    sw      s5, 1016(a0)
    lw      ra, 92(sp)
    lw      t0, 124(sp)
    lw      t1, 156(sp)
    lw      t2, 188(sp)
    lw      s0, 220(sp)
    lw      s1, 252(sp)
    lw      a2, 284(sp)
    lw      a3, 316(sp)
    lw      a4, 348(sp)
    lw      a5, 380(sp)
    lw      a6, 412(sp)
    lw      a7, 444(sp)
    lw      s2, 476(sp)
    lw      s3, 508(sp)
    lw      s4, 540(sp)
    lw      s5, 572(sp)
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
    sw      ra, 540(a0)
    sw      t0, 572(a0)
    pq_bf_dit s10, s0, a2
    pq_bf_dit s10, s1, a3
    pq_bf_dit t4, s0, s1
    pq_bf_dit t5, a2, a3
    lhu     t4, 24(a1)
    lhu     t5, 26(a1)
    sw      t1, 604(a0)
    sw      t2, 636(a0)
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
    sw      s0, 668(a0)
    sw      s1, 700(a0)
    pq_bf_dit t3, s2, s4
    pq_bf_dit t3, s3, s5
    pq_bf_dit t4, s2, s3
    pq_bf_dit t5, s4, s5
    sw      a2, 732(a0)
    sw      a3, 764(a0)
    sw      a4, 796(a0)
    sw      s3, 956(a0)
    sw      s4, 988(a0)
    sw      s5, 1020(a0)
    sw      a5, 828(a0)
    lw      ra, 512(a0)
    lw      t0, 516(a0)
    lw      t1, 520(a0)
    lw      t2, 524(a0)
    lw      s0, 528(a0)
    lw      s1, 532(a0)
    lw      a2, 536(a0)
    lw      a3, 540(a0)
    lhu     a4, 32(a1)
    lw      s3, 544(a0)
    lw      s4, 548(a0)
    lw      s5, 552(a0)
    lw      s6, 556(a0)
    lw      s7, 560(a0)
    lw      s8, 564(a0)
    lw      s9, 568(a0)
    lw      s10, 572(a0)
    lhu     s11, 34(a1)
    lhu     a5, 64(a1)
    lhu     t3, 68(a1)
    lhu     t4, 70(a1)
    sw      a6, 860(a0)
    sw      a7, 892(a0)
    pq_bf_dit a4, ra, s0
    pq_bf_dit a4, t0, s1
    pq_bf_dit a4, t1, a2
    pq_bf_dit a4, t2, a3
    pq_bf_dit s11, s3, s7
    pq_bf_dit s11, s4, s8
    pq_bf_dit s11, s5, s9
    pq_bf_dit s11, s6, s10
    sw      s2, 924(a0)
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
    sw      ra, 512(a0)
    sw      t0, 516(a0)
    sw      t1, 520(a0)
    sw      t2, 524(a0)
    sw      s0, 528(a0)
    sw      s1, 532(a0)
    sw      a2, 536(a0)
    sw      a3, 540(a0)
    sw      s3, 544(a0)
    sw      s4, 548(a0)
    sw      s5, 552(a0)
    sw      s6, 556(a0)
    sw      s7, 560(a0)
    sw      s8, 564(a0)
    sw      s9, 568(a0)
    sw      s10, 572(a0)
    lw      ra, 576(a0)
    lw      t0, 580(a0)
    lw      t1, 584(a0)
    lw      t2, 588(a0)
    lw      s0, 592(a0)
    lw      s1, 596(a0)
    lw      a2, 600(a0)
    lw      a3, 604(a0)
    lhu     a4, 36(a1)
    lw      s3, 608(a0)
    lw      s4, 612(a0)
    lw      s5, 616(a0)
    lw      s6, 620(a0)
    lw      s7, 624(a0)
    lw      s8, 628(a0)
    lw      s9, 632(a0)
    lw      s10, 636(a0)
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
    sw      ra, 576(a0)
    sw      t0, 580(a0)
    sw      t1, 584(a0)
    sw      t2, 588(a0)
    sw      s0, 592(a0)
    sw      s1, 596(a0)
    sw      a2, 600(a0)
    sw      a3, 604(a0)
    sw      s3, 608(a0)
    sw      s4, 612(a0)
    sw      s5, 616(a0)
    sw      s6, 620(a0)
    sw      s7, 624(a0)
    sw      s8, 628(a0)
    sw      s9, 632(a0)
    sw      s10, 636(a0)
    lw      ra, 640(a0)
    lw      t0, 644(a0)
    lw      t1, 648(a0)
    lw      t2, 652(a0)
    lw      s0, 656(a0)
    lw      s1, 660(a0)
    lw      a2, 664(a0)
    lw      a3, 668(a0)
    lhu     a4, 40(a1)
    lw      s3, 672(a0)
    lw      s4, 676(a0)
    lw      s5, 680(a0)
    lw      s6, 684(a0)
    lw      s7, 688(a0)
    lw      s8, 692(a0)
    lw      s9, 696(a0)
    lw      s10, 700(a0)
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
    sw      ra, 640(a0)
    sw      t0, 644(a0)
    sw      t1, 648(a0)
    sw      t2, 652(a0)
    sw      s0, 656(a0)
    sw      s1, 660(a0)
    sw      a2, 664(a0)
    sw      a3, 668(a0)
    sw      s3, 672(a0)
    sw      s4, 676(a0)
    sw      s5, 680(a0)
    sw      s6, 684(a0)
    sw      s7, 688(a0)
    sw      s8, 692(a0)
    sw      s9, 696(a0)
    sw      s10, 700(a0)
    lw      ra, 704(a0)
    lw      t0, 708(a0)
    lw      t1, 712(a0)
    lw      t2, 716(a0)
    lw      s0, 720(a0)
    lw      s1, 724(a0)
    lw      a2, 728(a0)
    lw      a3, 732(a0)
    lhu     a4, 44(a1)
    lw      s3, 736(a0)
    lw      s4, 740(a0)
    lw      s5, 744(a0)
    lw      s6, 748(a0)
    lw      s7, 752(a0)
    lw      s8, 756(a0)
    lw      s9, 760(a0)
    lw      s10, 764(a0)
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
    sw      ra, 704(a0)
    sw      t0, 708(a0)
    sw      t1, 712(a0)
    sw      t2, 716(a0)
    sw      s0, 720(a0)
    sw      s1, 724(a0)
    sw      a2, 728(a0)
    sw      a3, 732(a0)
    sw      s3, 736(a0)
    sw      s4, 740(a0)
    sw      s5, 744(a0)
    sw      s6, 748(a0)
    sw      s7, 752(a0)
    sw      s8, 756(a0)
    sw      s9, 760(a0)
    sw      s10, 764(a0)
    lw      ra, 768(a0)
    lw      t0, 772(a0)
    lw      t1, 776(a0)
    lw      t2, 780(a0)
    lw      s0, 784(a0)
    lw      s1, 788(a0)
    lw      a2, 792(a0)
    lw      a3, 796(a0)
    lhu     a4, 48(a1)
    lw      s3, 800(a0)
    lw      s4, 804(a0)
    lw      s5, 808(a0)
    lw      s6, 812(a0)
    lw      s7, 816(a0)
    lw      s8, 820(a0)
    lw      s9, 824(a0)
    lw      s10, 828(a0)
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
    sw      ra, 768(a0)
    sw      t0, 772(a0)
    sw      t1, 776(a0)
    sw      t2, 780(a0)
    sw      s0, 784(a0)
    sw      s1, 788(a0)
    sw      a2, 792(a0)
    sw      a3, 796(a0)
    sw      s3, 800(a0)
    sw      s4, 804(a0)
    sw      s5, 808(a0)
    sw      s6, 812(a0)
    sw      s7, 816(a0)
    sw      s8, 820(a0)
    sw      s9, 824(a0)
    sw      s10, 828(a0)
    lw      ra, 832(a0)
    lw      t0, 836(a0)
    lw      t1, 840(a0)
    lw      t2, 844(a0)
    lw      s0, 848(a0)
    lw      s1, 852(a0)
    lw      a2, 856(a0)
    lw      a3, 860(a0)
    lhu     a4, 52(a1)
    lw      s3, 864(a0)
    lw      s4, 868(a0)
    lw      s5, 872(a0)
    lw      s6, 876(a0)
    lw      s7, 880(a0)
    lw      s8, 884(a0)
    lw      s9, 888(a0)
    lw      s10, 892(a0)
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
    sw      ra, 832(a0)
    sw      t0, 836(a0)
    sw      t1, 840(a0)
    sw      t2, 844(a0)
    sw      s0, 848(a0)
    sw      s1, 852(a0)
    sw      a2, 856(a0)
    sw      a3, 860(a0)
    sw      s3, 864(a0)
    sw      s4, 868(a0)
    sw      s5, 872(a0)
    sw      s6, 876(a0)
    sw      s7, 880(a0)
    sw      s8, 884(a0)
    sw      s9, 888(a0)
    sw      s10, 892(a0)
    lw      ra, 896(a0)
    lw      t0, 900(a0)
    lw      t1, 904(a0)
    lw      t2, 908(a0)
    lw      s0, 912(a0)
    lw      s1, 916(a0)
    lw      a2, 920(a0)
    lw      a3, 924(a0)
    lhu     a4, 56(a1)
    lw      s3, 928(a0)
    lw      s4, 932(a0)
    lw      s5, 936(a0)
    lw      s6, 940(a0)
    lw      s7, 944(a0)
    lw      s8, 948(a0)
    lw      s9, 952(a0)
    lw      s10, 956(a0)
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
    sw      ra, 896(a0)
    sw      t0, 900(a0)
    sw      t1, 904(a0)
    sw      t2, 908(a0)
    sw      s0, 912(a0)
    sw      s1, 916(a0)
    sw      a2, 920(a0)
    sw      a3, 924(a0)
    sw      s3, 928(a0)
    sw      s4, 932(a0)
    sw      s5, 936(a0)
    sw      s6, 940(a0)
    sw      s7, 944(a0)
    sw      s8, 948(a0)
    sw      s9, 952(a0)
    sw      s10, 956(a0)
    lw      ra, 960(a0)
    lw      t0, 964(a0)
    lw      t1, 968(a0)
    lw      t2, 972(a0)
    lw      s0, 976(a0)
    lw      s1, 980(a0)
    lw      a2, 984(a0)
    lw      a3, 988(a0)
    lhu     a4, 60(a1)
    lw      s3, 992(a0)
    lw      s4, 996(a0)
    lw      s5, 1000(a0)
    lw      s6, 1004(a0)
    lw      s7, 1008(a0)
    lw      s8, 1012(a0)
    lw      s9, 1016(a0)
    lw      s10, 1020(a0)
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
    sw      ra, 960(a0)
    sw      t0, 964(a0)
    sw      t1, 968(a0)
    sw      t2, 972(a0)
    sw      s0, 976(a0)
    sw      s1, 980(a0)
    sw      a2, 984(a0)
    sw      a3, 988(a0)
    sw      s3, 992(a0)
    sw      s4, 996(a0)
    sw      s5, 1000(a0)
    sw      s6, 1004(a0)
    sw      s7, 1008(a0)
    sw      s8, 1012(a0)
    sw      s9, 1016(a0)
    sw      s10, 1020(a0)
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
    addi    sp, sp, 576
    ret
    .size   saber_ntt, . - saber_ntt

    .section .rodata
    .p2align 2
.Lsaber_ntt_small:
    .half   2482, 297, 1436, 2739, 970, 2643, 808, 2181, 2601, 2979, 684, 841, 2567, 786, 1850, 2810
    .half   520, 250, 3316, 826, 1971, 2292, 1532, 2273, 1685, 490, 374, 820, 401, 897, 739, 2724
    .half   2547, 2825, 186, 2010, 3297, 1265, 2664, 2049, 731, 2208, 1563, 2608, 2201, 482, 694, 1486
    .half   429, 2703, 1737, 515, 2708, 1558, 931, 1792, 974, 2901, 475, 2341, 2245, 3320, 360, 3246
    .half   624, 300, 1316, 1657, 3031, 753, 3170, 1396, 2022, 588, 3112, 984, 1147, 2408, 221, 2603
    .half   458, 2909, 155, 1675, 1083, 1609, 2220, 43, 1164, 1840, 2967, 3283, 2389, 2621, 1688, 2348
    .half   3178, 1912, 87, 618, 1918, 538, 1783, 153, 503, 818, 570, 146, 2694, 655, 432, 1232
    .half   1543, 1318, 544, 1798, 3307, 1910, 167, 2449, 1959, 1518, 2531, 1793, 889, 2412, 61, 2270
    .section .rodata
    .p2align 2
.Lsaber_ntt_large:
    .half   4075, 5315, 4324, 4916, 10120, 11767, 7210, 9027, 1973, 5574, 11011, 2344, 8775, 1041, 1018, 6364
    .half   3789, 147, 5456, 7840, 7540, 5537, 4789, 4467, 9606, 1190, 8471, 6118, 5445, 3860, 7753, 1050
    .half   7083, 5529, 9090, 12233, 8724, 11635, 10587, 1987, 6427, 6136, 6874, 3643, 400, 1728, 4948, 6137
    .half   10256, 3998, 10367, 8410, 1254, 11316, 5435, 1359, 6950, 5446, 6093, 3710, 11907, 316, 8301, 468
    .half   6415, 677, 6234, 3336, 12237, 9115, 1323, 2766, 12138, 10162, 8332, 9450, 2505, 5906, 10710, 11858
    .half   5241, 9369, 9162, 8120, 787, 8807, 1010, 6821, 2049, 7377, 10968, 192, 3445, 7509, 7591, 7232
    .half   11286, 3532, 12048, 12231, 7280, 1956, 11404, 6008, 8851, 2844, 975, 4212, 5681, 8812, 12147, 11184
    .half   3600, 3263, 7665, 6077, 421, 8209, 6068, 3602, 8076, 11785, 605, 9987, 9260, 5594, 6403, 7507

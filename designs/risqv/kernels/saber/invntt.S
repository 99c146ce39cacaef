# void saber_invntt(int32_t a[256]): the integers that have these residues.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  saber_invntt
    .p2align 2
    .type   saber_invntt, @function
saber_invntt:
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
    la      a1, .Lsaber_invntt_small
    li      t6, 201985034
    nop
    lw      ra, 0(a0)
    lw      t0, 4(a0)
    lw      t1, 8(a0)
    lw      t2, 12(a0)
    lw      s0, 16(a0)
    lw      s1, 20(a0)
    lhu     a4, 254(a1)
    lhu     a5, 252(a1)
    lhu     a6, 250(a1)
    lw      a2, 24(a0)
    lw      a3, 28(a0)
    lhu     a7, 248(a1)
    lw      s2, 32(a0)
    lw      s3, 36(a0)
    lw      s4, 40(a0)
    lw      s5, 44(a0)
    lw      s6, 48(a0)
    lw      s7, 52(a0)
    lhu     s10, 246(a1)
    lhu     s11, 244(a1)
    lhu     t3, 242(a1)
    lw      s8, 56(a0)
    lw      s9, 60(a0)
    lhu     t4, 240(a1)
    nop
    nop
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    pq_bf_dif a6, s0, s1
    lhu     a4, 126(a1)
    lhu     a5, 124(a1)
    lhu     a6, 62(a1)
    nop
    nop
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      ra, 0(a0)
    sw      t0, 4(a0)
    sw      t1, 8(a0)
    sw      t2, 12(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 16(a0)
    sw      s1, 20(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 122(a1)
    lhu     s11, 120(a1)
    lw      ra, 64(a0)
    lw      t0, 68(a0)
    lw      t1, 72(a0)
    lw      t2, 76(a0)
    lhu     t3, 60(a1)
    lw      s0, 80(a0)
    lw      s1, 84(a0)
    lhu     a4, 238(a1)
    lhu     a5, 236(a1)
    sw      a2, 24(a0)
    sw      a3, 28(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 234(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 88(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 92(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 232(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 230(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 228(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 224(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 32(a0)
    sw      s3, 36(a0)
    sw      s4, 40(a0)
    sw      s5, 44(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 118(a1)
    lhu     a5, 116(a1)
    sw      s6, 48(a0)
    sw      s7, 52(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 58(a1)
    lw      s2, 96(a0)
    lw      s3, 100(a0)
    lw      s4, 104(a0)
    lw      s5, 108(a0)
    lw      s6, 112(a0)
    lw      s7, 116(a0)
    sw      s8, 56(a0)
    sw      s9, 60(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 226(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 120(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 124(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 64(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 68(a0)
    sw      t1, 72(a0)
    sw      t2, 76(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 80(a0)
    sw      s1, 84(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 114(a1)
    lhu     s11, 112(a1)
    lw      ra, 128(a0)
    lw      t0, 132(a0)
    lw      t1, 136(a0)
    lw      t2, 140(a0)
    lhu     t3, 56(a1)
    lw      s0, 144(a0)
    lw      s1, 148(a0)
    lhu     a4, 222(a1)
    lhu     a5, 220(a1)
    sw      a2, 88(a0)
    sw      a3, 92(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 218(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 152(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 156(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 216(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 214(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 212(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 208(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 96(a0)
    sw      s3, 100(a0)
    sw      s4, 104(a0)
    sw      s5, 108(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 110(a1)
    lhu     a5, 108(a1)
    sw      s6, 112(a0)
    sw      s7, 116(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 54(a1)
    lw      s2, 160(a0)
    lw      s3, 164(a0)
    lw      s4, 168(a0)
    lw      s5, 172(a0)
    lw      s6, 176(a0)
    lw      s7, 180(a0)
    sw      s8, 120(a0)
    sw      s9, 124(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 210(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 184(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 188(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 128(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 132(a0)
    sw      t1, 136(a0)
    sw      t2, 140(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 144(a0)
    sw      s1, 148(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 106(a1)
    lhu     s11, 104(a1)
    lw      ra, 192(a0)
    lw      t0, 196(a0)
    lw      t1, 200(a0)
    lw      t2, 204(a0)
    lhu     t3, 52(a1)
    lw      s0, 208(a0)
    lw      s1, 212(a0)
    lhu     a4, 206(a1)
    lhu     a5, 204(a1)
    sw      a2, 152(a0)
    sw      a3, 156(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 202(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 216(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 220(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 200(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 198(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 196(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 192(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 160(a0)
    sw      s3, 164(a0)
    sw      s4, 168(a0)
    sw      s5, 172(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 102(a1)
    lhu     a5, 100(a1)
    sw      s6, 176(a0)
    sw      s7, 180(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 50(a1)
    lw      s2, 224(a0)
    lw      s3, 228(a0)
    lw      s4, 232(a0)
    lw      s5, 236(a0)
    lw      s6, 240(a0)
    lw      s7, 244(a0)
    sw      s8, 184(a0)
    sw      s9, 188(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 194(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 248(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 252(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 192(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 196(a0)
    sw      t1, 200(a0)
    sw      t2, 204(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 208(a0)
    sw      s1, 212(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 98(a1)
    lhu     s11, 96(a1)
    lw      ra, 256(a0)
    lw      t0, 260(a0)
    lw      t1, 264(a0)
    lw      t2, 268(a0)
    lhu     t3, 48(a1)
    lw      s0, 272(a0)
    lw      s1, 276(a0)
    lhu     a4, 190(a1)
    lhu     a5, 188(a1)
    sw      a2, 216(a0)
    sw      a3, 220(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 186(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 280(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 284(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 184(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 182(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 180(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 176(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 224(a0)
    sw      s3, 228(a0)
    sw      s4, 232(a0)
    sw      s5, 236(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 94(a1)
    lhu     a5, 92(a1)
    sw      s6, 240(a0)
    sw      s7, 244(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 46(a1)
    lw      s2, 288(a0)
    lw      s3, 292(a0)
    lw      s4, 296(a0)
    lw      s5, 300(a0)
    lw      s6, 304(a0)
    lw      s7, 308(a0)
    sw      s8, 248(a0)
    sw      s9, 252(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 178(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 312(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 316(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 256(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 260(a0)
    sw      t1, 264(a0)
    sw      t2, 268(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 272(a0)
    sw      s1, 276(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 90(a1)
    lhu     s11, 88(a1)
    lw      ra, 320(a0)
    lw      t0, 324(a0)
    lw      t1, 328(a0)
    lw      t2, 332(a0)
    lhu     t3, 44(a1)
    lw      s0, 336(a0)
    lw      s1, 340(a0)
    lhu     a4, 174(a1)
    lhu     a5, 172(a1)
    sw      a2, 280(a0)
    sw      a3, 284(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 170(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 344(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 348(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 168(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 166(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 164(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 160(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 288(a0)
    sw      s3, 292(a0)
    sw      s4, 296(a0)
    sw      s5, 300(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 86(a1)
    lhu     a5, 84(a1)
    sw      s6, 304(a0)
    sw      s7, 308(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 42(a1)
    lw      s2, 352(a0)
    lw      s3, 356(a0)
    lw      s4, 360(a0)
    lw      s5, 364(a0)
    lw      s6, 368(a0)
    lw      s7, 372(a0)
    sw      s8, 312(a0)
    sw      s9, 316(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 162(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 376(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 380(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 320(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 324(a0)
    sw      t1, 328(a0)
    sw      t2, 332(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 336(a0)
    sw      s1, 340(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 82(a1)
    lhu     s11, 80(a1)
    lw      ra, 384(a0)
    lw      t0, 388(a0)
    lw      t1, 392(a0)
    lw      t2, 396(a0)
    lhu     t3, 40(a1)
    lw      s0, 400(a0)
    lw      s1, 404(a0)
    lhu     a4, 158(a1)
    lhu     a5, 156(a1)
    sw      a2, 344(a0)
    sw      a3, 348(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 154(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 408(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 412(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 152(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 150(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 148(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 144(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 352(a0)
    sw      s3, 356(a0)
    sw      s4, 360(a0)
    sw      s5, 364(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 78(a1)
    lhu     a5, 76(a1)
    sw      s6, 368(a0)
    sw      s7, 372(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 38(a1)
    lw      s2, 416(a0)
    lw      s3, 420(a0)
    lw      s4, 424(a0)
    lw      s5, 428(a0)
    lw      s6, 432(a0)
    lw      s7, 436(a0)
    sw      s8, 376(a0)
    sw      s9, 380(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 146(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 440(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 444(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 384(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 388(a0)
    sw      t1, 392(a0)
    sw      t2, 396(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 400(a0)
    sw      s1, 404(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 74(a1)
    lhu     s11, 72(a1)
    lw      ra, 448(a0)
    lw      t0, 452(a0)
    lw      t1, 456(a0)
    lw      t2, 460(a0)
    lhu     t3, 36(a1)
    lw      s0, 464(a0)
    lw      s1, 468(a0)
    lhu     a4, 142(a1)
    lhu     a5, 140(a1)
    sw      a2, 408(a0)
    sw      a3, 412(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 138(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 472(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 476(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 136(a1)
    pq_bf_dif s11, s7, s9
    lhu     t4, 128(a1)
    pq_mod_mul_r ra, t6
    lhu     s10, 134(a1)
    pq_mod_mul_r t0, t6
    lhu     s11, 132(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s8, 440(a0)
    sw      s9, 444(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 70(a1)
    lhu     a5, 68(a1)
    lhu     a6, 34(a1)
    lw      s8, 504(a0)
    lw      s9, 508(a0)
    sw      s4, 424(a0)
    sw      s5, 428(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    sw      ra, 448(a0)
    sw      t0, 452(a0)
    sw      t1, 456(a0)
    sw      t2, 460(a0)
    pq_bf_dif t4, s8, s9
    sw      s2, 416(a0)
    sw      s3, 420(a0)
    lw      ra, 0(a0)
    lw      t0, 32(a0)
    lw      t1, 64(a0)
    lw      t2, 96(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      s6, 432(a0)
    sw      s7, 436(a0)
    lw      s2, 480(a0)
    lw      s3, 484(a0)
    lw      s4, 488(a0)
    lw      s5, 492(a0)
    lw      s6, 496(a0)
    lw      s7, 500(a0)
    sw      s0, 464(a0)
    sw      s1, 468(a0)
    sw      a2, 472(a0)
    sw      a3, 476(a0)
    lhu     t3, 130(a1)
    pq_bf_dif t4, ra, t0
    lw      s0, 128(a0)
    pq_bf_dif t5, t1, t2
    lw      s1, 160(a0)
    pq_mod_mul_r s2, t6
    lw      a2, 192(a0)
    pq_mod_mul_r s3, t6
    lw      a3, 224(a0)
    pq_mod_mul_r s4, t6
    lhu     t4, 26(a1)
    pq_mod_mul_r s5, t6
    lhu     t5, 24(a1)
    pq_mod_mul_r s6, t6
    lw      a4, 256(a0)
    pq_mod_mul_r s7, t6
    lw      a5, 288(a0)
    pq_bf_dif s10, s2, s3
    lhu     s10, 66(a1)
    pq_bf_dif s11, s4, s5
    lhu     s11, 64(a1)
    pq_bf_dif t3, s6, s7
    lhu     t3, 32(a1)
    pq_bf_dif t4, s0, s1
    lw      a6, 320(a0)
    pq_bf_dif t5, a2, a3
    lw      a7, 352(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    sw      s2, 480(a0)
    sw      s3, 484(a0)
    sw      s4, 488(a0)
    sw      s5, 492(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    sw      s9, 508(a0)
    lw      s2, 384(a0)
    lw      s3, 416(a0)
    lw      s4, 448(a0)
    lw      s5, 480(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    sw      s7, 500(a0)
    sw      s8, 504(a0)
    lhu     s9, 8(a1)
    lhu     s10, 10(a1)
    lhu     s11, 12(a1)
    lhu     t3, 14(a1)
    sw      s6, 496(a0)
    lhu     s7, 4(a1)
    lhu     s8, 6(a1)
    lhu     s6, 2(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 0(a0)
    sw      t0, 32(a0)
    sw      t1, 64(a0)
    sw      t2, 96(a0)
    lw      ra, 4(a0)
    lw      t0, 36(a0)
    lw      t1, 68(a0)
    lw      t2, 100(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 256(a0)
    sw      a5, 288(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 128(a0)
    sw      s1, 160(a0)
    sw      a2, 192(a0)
    sw      a3, 224(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 132(a0)
    lw      s1, 164(a0)
    lw      a2, 196(a0)
    lw      a3, 228(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 320(a0)
    sw      a7, 352(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 260(a0)
    lw      a5, 292(a0)
    lw      a6, 324(a0)
    lw      a7, 356(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 384(a0)
    sw      s3, 416(a0)
    sw      s4, 448(a0)
    sw      s5, 480(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 388(a0)
    lw      s3, 420(a0)
    lw      s4, 452(a0)
    lw      s5, 484(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 4(a0)
    sw      t0, 36(a0)
    sw      t1, 68(a0)
    sw      t2, 100(a0)
    lw      ra, 8(a0)
    lw      t0, 40(a0)
    lw      t1, 72(a0)
    lw      t2, 104(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 260(a0)
    sw      a5, 292(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 132(a0)
    sw      s1, 164(a0)
    sw      a2, 196(a0)
    sw      a3, 228(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 136(a0)
    lw      s1, 168(a0)
    lw      a2, 200(a0)
    lw      a3, 232(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 324(a0)
    sw      a7, 356(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 264(a0)
    lw      a5, 296(a0)
    lw      a6, 328(a0)
    lw      a7, 360(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 388(a0)
    sw      s3, 420(a0)
    sw      s4, 452(a0)
    sw      s5, 484(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 392(a0)
    lw      s3, 424(a0)
    lw      s4, 456(a0)
    lw      s5, 488(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 8(a0)
    sw      t0, 40(a0)
    sw      t1, 72(a0)
    sw      t2, 104(a0)
    lw      ra, 12(a0)
    lw      t0, 44(a0)
    lw      t1, 76(a0)
    lw      t2, 108(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 264(a0)
    sw      a5, 296(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 136(a0)
    sw      s1, 168(a0)
    sw      a2, 200(a0)
    sw      a3, 232(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 140(a0)
    lw      s1, 172(a0)
    lw      a2, 204(a0)
    lw      a3, 236(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 328(a0)
    sw      a7, 360(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 268(a0)
    lw      a5, 300(a0)
    lw      a6, 332(a0)
    lw      a7, 364(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 392(a0)
    sw      s3, 424(a0)
    sw      s4, 456(a0)
    sw      s5, 488(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 396(a0)
    lw      s3, 428(a0)
    lw      s4, 460(a0)
    lw      s5, 492(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 12(a0)
    sw      t0, 44(a0)
    sw      t1, 76(a0)
    sw      t2, 108(a0)
    lw      ra, 16(a0)
    lw      t0, 48(a0)
    lw      t1, 80(a0)
    lw      t2, 112(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 268(a0)
    sw      a5, 300(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 140(a0)
    sw      s1, 172(a0)
    sw      a2, 204(a0)
    sw      a3, 236(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 144(a0)
    lw      s1, 176(a0)
    lw      a2, 208(a0)
    lw      a3, 240(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 332(a0)
    sw      a7, 364(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 272(a0)
    lw      a5, 304(a0)
    lw      a6, 336(a0)
    lw      a7, 368(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 396(a0)
    sw      s3, 428(a0)
    sw      s4, 460(a0)
    sw      s5, 492(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 400(a0)
    lw      s3, 432(a0)
    lw      s4, 464(a0)
    lw      s5, 496(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 16(a0)
    sw      t0, 48(a0)
    sw      t1, 80(a0)
    sw      t2, 112(a0)
    lw      ra, 20(a0)
    lw      t0, 52(a0)
    lw      t1, 84(a0)
    lw      t2, 116(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 272(a0)
    sw      a5, 304(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 144(a0)
    sw      s1, 176(a0)
    sw      a2, 208(a0)
    sw      a3, 240(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 148(a0)
    lw      s1, 180(a0)
    lw      a2, 212(a0)
    lw      a3, 244(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 336(a0)
    sw      a7, 368(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 276(a0)
    lw      a5, 308(a0)
    lw      a6, 340(a0)
    lw      a7, 372(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 400(a0)
    sw      s3, 432(a0)
    sw      s4, 464(a0)
    sw      s5, 496(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 404(a0)
    lw      s3, 436(a0)
    lw      s4, 468(a0)
    lw      s5, 500(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 20(a0)
    sw      t0, 52(a0)
    sw      t1, 84(a0)
    sw      t2, 116(a0)
    lw      ra, 24(a0)
    lw      t0, 56(a0)
    lw      t1, 88(a0)
    lw      t2, 120(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 276(a0)
    sw      a5, 308(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 148(a0)
    sw      s1, 180(a0)
    sw      a2, 212(a0)
    sw      a3, 244(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 152(a0)
    lw      s1, 184(a0)
    lw      a2, 216(a0)
    lw      a3, 248(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 340(a0)
    sw      a7, 372(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 280(a0)
    lw      a5, 312(a0)
    lw      a6, 344(a0)
    lw      a7, 376(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 404(a0)
    sw      s3, 436(a0)
    sw      s4, 468(a0)
    sw      s5, 500(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 408(a0)
    lw      s3, 440(a0)
    lw      s4, 472(a0)
    lw      s5, 504(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 24(a0)
    sw      t0, 56(a0)
    sw      t1, 88(a0)
    sw      t2, 120(a0)
    lw      ra, 28(a0)
    lw      t0, 60(a0)
    lw      t1, 92(a0)
    lw      t2, 124(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 280(a0)
    sw      a5, 312(a0)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 152(a0)
    sw      s1, 184(a0)
    sw      a2, 216(a0)
    sw      a3, 248(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 156(a0)
    lw      s1, 188(a0)
    lw      a2, 220(a0)
    lw      a3, 252(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 344(a0)
    sw      a7, 376(a0)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 284(a0)
    lw      a5, 316(a0)
    lw      a6, 348(a0)
    lw      a7, 380(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 408(a0)
    sw      s3, 440(a0)
    sw      s4, 472(a0)
    sw      s5, 504(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 412(a0)
    lw      s3, 444(a0)
    lw      s4, 476(a0)
    lw      s5, 508(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      ra, 28(a0)
    sw      t0, 60(a0)
    sw      t1, 92(a0)
    sw      t2, 124(a0)
    sw      s0, 156(a0)
    sw      s1, 188(a0)
    sw      a2, 220(a0)
    sw      a3, 252(a0)
    sw      a4, 284(a0)
    sw      a5, 316(a0)
    sw      a6, 348(a0)
    sw      a7, 380(a0)
    sw      s2, 412(a0)
    sw      s3, 444(a0)
    sw      s4, 476(a0)
    sw      s5, 508(a0)
    pq_set_newhope512
    la      a1, .Lsaber_invntt_large
    li      t6, 89720153
    nop
    lw      ra, 512(a0)
    lw      t0, 516(a0)
    lw      t1, 520(a0)
    lw      t2, 524(a0)
    lw      s0, 528(a0)
    lw      s1, 532(a0)
    lhu     a4, 254(a1)
    lhu     a5, 252(a1)
    lhu     a6, 250(a1)
    lw      a2, 536(a0)
    lw      a3, 540(a0)
    lhu     a7, 248(a1)
    lw      s2, 544(a0)
    lw      s3, 548(a0)
    lw      s4, 552(a0)
    lw      s5, 556(a0)
    lw      s6, 560(a0)
    lw      s7, 564(a0)
    lhu     s10, 246(a1)
    lhu     s11, 244(a1)
    lhu     t3, 242(a1)
    lw      s8, 568(a0)
    lw      s9, 572(a0)
    lhu     t4, 240(a1)
    nop
    nop
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    pq_bf_dif a6, s0, s1
    lhu     a4, 126(a1)
    lhu     a5, 124(a1)
    lhu     a6, 62(a1)
    nop
    nop
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      ra, 512(a0)
    sw      t0, 516(a0)
    sw      t1, 520(a0)
    sw      t2, 524(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 528(a0)
    sw      s1, 532(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 122(a1)
    lhu     s11, 120(a1)
    lw      ra, 576(a0)
    lw      t0, 580(a0)
    lw      t1, 584(a0)
    lw      t2, 588(a0)
    lhu     t3, 60(a1)
    lw      s0, 592(a0)
    lw      s1, 596(a0)
    lhu     a4, 238(a1)
    lhu     a5, 236(a1)
    sw      a2, 536(a0)
    sw      a3, 540(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 234(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 600(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 604(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 232(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 230(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 228(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 224(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 544(a0)
    sw      s3, 548(a0)
    sw      s4, 552(a0)
    sw      s5, 556(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 118(a1)
    lhu     a5, 116(a1)
    sw      s6, 560(a0)
    sw      s7, 564(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 58(a1)
    lw      s2, 608(a0)
    lw      s3, 612(a0)
    lw      s4, 616(a0)
    lw      s5, 620(a0)
    lw      s6, 624(a0)
    lw      s7, 628(a0)
    sw      s8, 568(a0)
    sw      s9, 572(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 226(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 632(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 636(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 576(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 580(a0)
    sw      t1, 584(a0)
    sw      t2, 588(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 592(a0)
    sw      s1, 596(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 114(a1)
    lhu     s11, 112(a1)
    lw      ra, 640(a0)
    lw      t0, 644(a0)
    lw      t1, 648(a0)
    lw      t2, 652(a0)
    lhu     t3, 56(a1)
    lw      s0, 656(a0)
    lw      s1, 660(a0)
    lhu     a4, 222(a1)
    lhu     a5, 220(a1)
    sw      a2, 600(a0)
    sw      a3, 604(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 218(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 664(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 668(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 216(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 214(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 212(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 208(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 608(a0)
    sw      s3, 612(a0)
    sw      s4, 616(a0)
    sw      s5, 620(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 110(a1)
    lhu     a5, 108(a1)
    sw      s6, 624(a0)
    sw      s7, 628(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 54(a1)
    lw      s2, 672(a0)
    lw      s3, 676(a0)
    lw      s4, 680(a0)
    lw      s5, 684(a0)
    lw      s6, 688(a0)
    lw      s7, 692(a0)
    sw      s8, 632(a0)
    sw      s9, 636(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 210(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 696(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 700(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 640(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 644(a0)
    sw      t1, 648(a0)
    sw      t2, 652(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 656(a0)
    sw      s1, 660(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 106(a1)
    lhu     s11, 104(a1)
    lw      ra, 704(a0)
    lw      t0, 708(a0)
    lw      t1, 712(a0)
    lw      t2, 716(a0)
    lhu     t3, 52(a1)
    lw      s0, 720(a0)
    lw      s1, 724(a0)
    lhu     a4, 206(a1)
    lhu     a5, 204(a1)
    sw      a2, 664(a0)
    sw      a3, 668(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 202(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 728(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 732(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 200(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 198(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 196(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 192(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 672(a0)
    sw      s3, 676(a0)
    sw      s4, 680(a0)
    sw      s5, 684(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 102(a1)
    lhu     a5, 100(a1)
    sw      s6, 688(a0)
    sw      s7, 692(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 50(a1)
    lw      s2, 736(a0)
    lw      s3, 740(a0)
    lw      s4, 744(a0)
    lw      s5, 748(a0)
    lw      s6, 752(a0)
    lw      s7, 756(a0)
    sw      s8, 696(a0)
    sw      s9, 700(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 194(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 760(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 764(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 704(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 708(a0)
    sw      t1, 712(a0)
    sw      t2, 716(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 720(a0)
    sw      s1, 724(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 98(a1)
    lhu     s11, 96(a1)
    lw      ra, 768(a0)
    lw      t0, 772(a0)
    lw      t1, 776(a0)
    lw      t2, 780(a0)
    lhu     t3, 48(a1)
    lw      s0, 784(a0)
    lw      s1, 788(a0)
    lhu     a4, 190(a1)
    lhu     a5, 188(a1)
    sw      a2, 728(a0)
    sw      a3, 732(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 186(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 792(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 796(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 184(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 182(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 180(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 176(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 736(a0)
    sw      s3, 740(a0)
    sw      s4, 744(a0)
    sw      s5, 748(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 94(a1)
    lhu     a5, 92(a1)
    sw      s6, 752(a0)
    sw      s7, 756(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 46(a1)
    lw      s2, 800(a0)
    lw      s3, 804(a0)
    lw      s4, 808(a0)
    lw      s5, 812(a0)
    lw      s6, 816(a0)
    lw      s7, 820(a0)
    sw      s8, 760(a0)
    sw      s9, 764(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 178(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 824(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 828(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 768(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 772(a0)
    sw      t1, 776(a0)
    sw      t2, 780(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 784(a0)
    sw      s1, 788(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 90(a1)
    lhu     s11, 88(a1)
    lw      ra, 832(a0)
    lw      t0, 836(a0)
    lw      t1, 840(a0)
    lw      t2, 844(a0)
    lhu     t3, 44(a1)
    lw      s0, 848(a0)
    lw      s1, 852(a0)
    lhu     a4, 174(a1)
    lhu     a5, 172(a1)
    sw      a2, 792(a0)
    sw      a3, 796(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 170(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 856(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 860(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 168(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 166(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 164(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 160(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 800(a0)
    sw      s3, 804(a0)
    sw      s4, 808(a0)
    sw      s5, 812(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 86(a1)
    lhu     a5, 84(a1)
    sw      s6, 816(a0)
    sw      s7, 820(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 42(a1)
    lw      s2, 864(a0)
    lw      s3, 868(a0)
    lw      s4, 872(a0)
    lw      s5, 876(a0)
    lw      s6, 880(a0)
    lw      s7, 884(a0)
    sw      s8, 824(a0)
    sw      s9, 828(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 162(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 888(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 892(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 832(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 836(a0)
    sw      t1, 840(a0)
    sw      t2, 844(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 848(a0)
    sw      s1, 852(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 82(a1)
    lhu     s11, 80(a1)
    lw      ra, 896(a0)
    lw      t0, 900(a0)
    lw      t1, 904(a0)
    lw      t2, 908(a0)
    lhu     t3, 40(a1)
    lw      s0, 912(a0)
    lw      s1, 916(a0)
    lhu     a4, 158(a1)
    lhu     a5, 156(a1)
    sw      a2, 856(a0)
    sw      a3, 860(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 154(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 920(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 924(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 152(a1)
    pq_bf_dif s11, s7, s9
    lhu     s10, 150(a1)
    pq_mod_mul_r ra, t6
    lhu     s11, 148(a1)
    pq_mod_mul_r t0, t6
    lhu     t4, 144(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s2, 864(a0)
    sw      s3, 868(a0)
    sw      s4, 872(a0)
    sw      s5, 876(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 78(a1)
    lhu     a5, 76(a1)
    sw      s6, 880(a0)
    sw      s7, 884(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 38(a1)
    lw      s2, 928(a0)
    lw      s3, 932(a0)
    lw      s4, 936(a0)
    lw      s5, 940(a0)
    lw      s6, 944(a0)
    lw      s7, 948(a0)
    sw      s8, 888(a0)
    sw      s9, 892(a0)
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    lhu     t3, 146(a1)
    pq_bf_dif a6, ra, s0
    lw      s8, 952(a0)
    pq_bf_dif a6, t0, s1
    lw      s9, 956(a0)
    pq_bf_dif a6, t1, a2
    sw      ra, 896(a0)
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    sw      t0, 900(a0)
    sw      t1, 904(a0)
    sw      t2, 908(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 912(a0)
    sw      s1, 916(a0)
    pq_bf_dif t3, s6, s7
    lhu     s10, 74(a1)
    lhu     s11, 72(a1)
    lw      ra, 960(a0)
    lw      t0, 964(a0)
    lw      t1, 968(a0)
    lw      t2, 972(a0)
    lhu     t3, 36(a1)
    lw      s0, 976(a0)
    lw      s1, 980(a0)
    lhu     a4, 142(a1)
    lhu     a5, 140(a1)
    sw      a2, 920(a0)
    sw      a3, 924(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a6, 138(a1)
    pq_bf_dif s10, s2, s4
    lw      a2, 984(a0)
    pq_bf_dif s10, s3, s5
    lw      a3, 988(a0)
    pq_bf_dif s11, s6, s8
    lhu     a7, 136(a1)
    pq_bf_dif s11, s7, s9
    lhu     t4, 128(a1)
    pq_mod_mul_r ra, t6
    lhu     s10, 134(a1)
    pq_mod_mul_r t0, t6
    lhu     s11, 132(a1)
    pq_mod_mul_r t1, t6
    nop
    pq_mod_mul_r t2, t6
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s8, 952(a0)
    sw      s9, 956(a0)
    pq_bf_dif a6, s0, s1
    lhu     a4, 70(a1)
    lhu     a5, 68(a1)
    lhu     a6, 34(a1)
    lw      s8, 1016(a0)
    lw      s9, 1020(a0)
    sw      s4, 936(a0)
    sw      s5, 940(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    sw      ra, 960(a0)
    sw      t0, 964(a0)
    sw      t1, 968(a0)
    sw      t2, 972(a0)
    pq_bf_dif t4, s8, s9
    sw      s2, 928(a0)
    sw      s3, 932(a0)
    lw      ra, 512(a0)
    lw      t0, 544(a0)
    lw      t1, 576(a0)
    lw      t2, 608(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      s6, 944(a0)
    sw      s7, 948(a0)
    lw      s2, 992(a0)
    lw      s3, 996(a0)
    lw      s4, 1000(a0)
    lw      s5, 1004(a0)
    lw      s6, 1008(a0)
    lw      s7, 1012(a0)
    sw      s0, 976(a0)
    sw      s1, 980(a0)
    sw      a2, 984(a0)
    sw      a3, 988(a0)
    lhu     t3, 130(a1)
    pq_bf_dif t4, ra, t0
    lw      s0, 640(a0)
    pq_bf_dif t5, t1, t2
    lw      s1, 672(a0)
    pq_mod_mul_r s2, t6
    lw      a2, 704(a0)
    pq_mod_mul_r s3, t6
    lw      a3, 736(a0)
    pq_mod_mul_r s4, t6
    lhu     t4, 26(a1)
    pq_mod_mul_r s5, t6
    lhu     t5, 24(a1)
    pq_mod_mul_r s6, t6
    lw      a4, 768(a0)
    pq_mod_mul_r s7, t6
    lw      a5, 800(a0)
    pq_bf_dif s10, s2, s3
    lhu     s10, 66(a1)
    pq_bf_dif s11, s4, s5
    lhu     s11, 64(a1)
    pq_bf_dif t3, s6, s7
    lhu     t3, 32(a1)
    pq_bf_dif t4, s0, s1
    lw      a6, 832(a0)
    pq_bf_dif t5, a2, a3
    lw      a7, 864(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    sw      s2, 992(a0)
    sw      s3, 996(a0)
    sw      s4, 1000(a0)
    sw      s5, 1004(a0)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    sw      s9, 1020(a0)
    lw      s2, 896(a0)
    lw      s3, 928(a0)
    lw      s4, 960(a0)
    lw      s5, 992(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    sw      s7, 1012(a0)
    sw      s8, 1016(a0)
    lhu     s9, 8(a1)
    lhu     s10, 10(a1)
    lhu     s11, 12(a1)
    lhu     t3, 14(a1)
    sw      s6, 1008(a0)
    lhu     s7, 4(a1)
    lhu     s8, 6(a1)
    lhu     s6, 2(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 64(sp)
    sw      t0, 96(sp)
    sw      t1, 128(sp)
    sw      t2, 160(sp)
    lw      ra, 516(a0)
    lw      t0, 548(a0)
    lw      t1, 580(a0)
    lw      t2, 612(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 320(sp)
    sw      a5, 352(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 192(sp)
    sw      s1, 224(sp)
    sw      a2, 256(sp)
    sw      a3, 288(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 644(a0)
    lw      s1, 676(a0)
    lw      a2, 708(a0)
    lw      a3, 740(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 384(sp)
    sw      a7, 416(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 772(a0)
    lw      a5, 804(a0)
    lw      a6, 836(a0)
    lw      a7, 868(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 448(sp)
    sw      s3, 480(sp)
    sw      s4, 512(sp)
    sw      s5, 544(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 900(a0)
    lw      s3, 932(a0)
    lw      s4, 964(a0)
    lw      s5, 996(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 68(sp)
    sw      t0, 100(sp)
    sw      t1, 132(sp)
    sw      t2, 164(sp)
    lw      ra, 520(a0)
    lw      t0, 552(a0)
    lw      t1, 584(a0)
    lw      t2, 616(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 324(sp)
    sw      a5, 356(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 196(sp)
    sw      s1, 228(sp)
    sw      a2, 260(sp)
    sw      a3, 292(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 648(a0)
    lw      s1, 680(a0)
    lw      a2, 712(a0)
    lw      a3, 744(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 388(sp)
    sw      a7, 420(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 776(a0)
    lw      a5, 808(a0)
    lw      a6, 840(a0)
    lw      a7, 872(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 452(sp)
    sw      s3, 484(sp)
    sw      s4, 516(sp)
    sw      s5, 548(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 904(a0)
    lw      s3, 936(a0)
    lw      s4, 968(a0)
    lw      s5, 1000(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 72(sp)
    sw      t0, 104(sp)
    sw      t1, 136(sp)
    sw      t2, 168(sp)
    lw      ra, 524(a0)
    lw      t0, 556(a0)
    lw      t1, 588(a0)
    lw      t2, 620(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 328(sp)
    sw      a5, 360(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 200(sp)
    sw      s1, 232(sp)
    sw      a2, 264(sp)
    sw      a3, 296(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 652(a0)
    lw      s1, 684(a0)
    lw      a2, 716(a0)
    lw      a3, 748(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 392(sp)
    sw      a7, 424(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 780(a0)
    lw      a5, 812(a0)
    lw      a6, 844(a0)
    lw      a7, 876(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 456(sp)
    sw      s3, 488(sp)
    sw      s4, 520(sp)
    sw      s5, 552(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 908(a0)
    lw      s3, 940(a0)
    lw      s4, 972(a0)
    lw      s5, 1004(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 76(sp)
    sw      t0, 108(sp)
    sw      t1, 140(sp)
    sw      t2, 172(sp)
    lw      ra, 528(a0)
    lw      t0, 560(a0)
    lw      t1, 592(a0)
    lw      t2, 624(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 332(sp)
    sw      a5, 364(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 204(sp)
    sw      s1, 236(sp)
    sw      a2, 268(sp)
    sw      a3, 300(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 656(a0)
    lw      s1, 688(a0)
    lw      a2, 720(a0)
    lw      a3, 752(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 396(sp)
    sw      a7, 428(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 784(a0)
    lw      a5, 816(a0)
    lw      a6, 848(a0)
    lw      a7, 880(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 460(sp)
    sw      s3, 492(sp)
    sw      s4, 524(sp)
    sw      s5, 556(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 912(a0)
    lw      s3, 944(a0)
    lw      s4, 976(a0)
    lw      s5, 1008(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 80(sp)
    sw      t0, 112(sp)
    sw      t1, 144(sp)
    sw      t2, 176(sp)
    lw      ra, 532(a0)
    lw      t0, 564(a0)
    lw      t1, 596(a0)
    lw      t2, 628(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 336(sp)
    sw      a5, 368(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 208(sp)
    sw      s1, 240(sp)
    sw      a2, 272(sp)
    sw      a3, 304(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 660(a0)
    lw      s1, 692(a0)
    lw      a2, 724(a0)
    lw      a3, 756(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 400(sp)
    sw      a7, 432(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 788(a0)
    lw      a5, 820(a0)
    lw      a6, 852(a0)
    lw      a7, 884(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 464(sp)
    sw      s3, 496(sp)
    sw      s4, 528(sp)
    sw      s5, 560(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 916(a0)
    lw      s3, 948(a0)
    lw      s4, 980(a0)
    lw      s5, 1012(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 84(sp)
    sw      t0, 116(sp)
    sw      t1, 148(sp)
    sw      t2, 180(sp)
    lw      ra, 536(a0)
    lw      t0, 568(a0)
    lw      t1, 600(a0)
    lw      t2, 632(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 340(sp)
    sw      a5, 372(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 212(sp)
    sw      s1, 244(sp)
    sw      a2, 276(sp)
    sw      a3, 308(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 664(a0)
    lw      s1, 696(a0)
    lw      a2, 728(a0)
    lw      a3, 760(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 404(sp)
    sw      a7, 436(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 792(a0)
    lw      a5, 824(a0)
    lw      a6, 856(a0)
    lw      a7, 888(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 468(sp)
    sw      s3, 500(sp)
    sw      s4, 532(sp)
    sw      s5, 564(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 920(a0)
    lw      s3, 952(a0)
    lw      s4, 984(a0)
    lw      s5, 1016(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    sw      ra, 88(sp)
    sw      t0, 120(sp)
    sw      t1, 152(sp)
    sw      t2, 184(sp)
    lw      ra, 540(a0)
    lw      t0, 572(a0)
    lw      t1, 604(a0)
    lw      t2, 636(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      a4, 344(sp)
    sw      a5, 376(sp)
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      s0, 216(sp)
    sw      s1, 248(sp)
    sw      a2, 280(sp)
    sw      a3, 312(sp)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    lw      s0, 668(a0)
    lw      s1, 700(a0)
    lw      a2, 732(a0)
    lw      a3, 764(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    sw      a6, 408(sp)
    sw      a7, 440(sp)
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
    lw      a4, 796(a0)
    lw      a5, 828(a0)
    lw      a6, 860(a0)
    lw      a7, 892(a0)
    lhu     t4, 22(a1)
    lhu     t5, 20(a1)
    sw      s2, 472(sp)
    sw      s3, 504(sp)
    sw      s4, 536(sp)
    sw      s5, 568(sp)
    pq_bf_dif t4, a4, a5
    pq_bf_dif t5, a6, a7
    lw      s2, 924(a0)
    lw      s3, 956(a0)
    lw      s4, 988(a0)
    lw      s5, 1020(a0)
    lhu     t4, 18(a1)
    lhu     t5, 16(a1)
    nop
    nop
    pq_bf_dif t4, s2, s3
    pq_bf_dif t5, s4, s5
    pq_bf_dif t3, ra, t1
    pq_bf_dif t3, t0, t2
    pq_bf_dif s11, s0, a2
    pq_bf_dif s11, s1, a3
    pq_bf_dif s10, a4, a6
    pq_bf_dif s10, a5, a7
    pq_bf_dif s9, s2, s4
    pq_bf_dif s9, s3, s5
    pq_bf_dif s8, ra, s0
    pq_bf_dif s8, t0, s1
    pq_bf_dif s8, t1, a2
    pq_bf_dif s8, t2, a3
    pq_bf_dif s7, a4, s2
    pq_bf_dif s7, a5, s3
    pq_bf_dif s7, a6, s4
    pq_bf_dif s7, a7, s5
    pq_bf_dif s6, ra, a4
    pq_bf_dif s6, t0, a5
    pq_bf_dif s6, t1, a6
    pq_bf_dif s6, t2, a7
    pq_bf_dif s6, s0, s2
    pq_bf_dif s6, s1, s3
    pq_bf_dif s6, a2, s4
    pq_bf_dif s6, a3, s5
    sw      ra, 92(sp)
    sw      t0, 124(sp)
    sw      t1, 156(sp)
    sw      t2, 188(sp)
    sw      s0, 220(sp)
    sw      s1, 252(sp)
    sw      a2, 284(sp)
    sw      a3, 316(sp)
    sw      a4, 348(sp)
    sw      a5, 380(sp)
    sw      a6, 412(sp)
    sw      a7, 444(sp)
    sw      s2, 476(sp)
    sw      s3, 508(sp)
    sw      s4, 540(sp)
    sw      s5, 572(sp)
    li      s11, 251203321
    li      t3, 268439552
    li      t4, 65535
    li      t5, 3329
    li      t6, -13635584
    nop
    lw      a4, 508(a0)
    lw      a5, 572(sp)
    lw      s0, 504(a0)
    lw      s1, 568(sp)
    lw      ra, 500(a0)
    lw      t0, 564(sp)
    and     a7, a4, t4
    and     a3, s0, t4
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    srli    a5, a5, 16
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      a5, 1020(a0)
    sw      s1, 1012(a0)
    sw      t0, 1004(a0)
    lw      s6, 496(a0)
    lw      s7, 560(sp)
    lw      s2, 492(a0)
    lw      s3, 556(sp)
    lw      a4, 488(a0)
    lw      a5, 552(sp)
    lw      s0, 484(a0)
    lw      s1, 548(sp)
    lw      ra, 480(a0)
    lw      t0, 544(sp)
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      a6, 1016(a0)
    sw      a2, 1008(a0)
    sw      t1, 1000(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 996(a0)
    sw      s3, 988(a0)
    sw      a5, 980(a0)
    sw      s1, 972(a0)
    sw      t0, 964(a0)
    lw      s6, 476(a0)
    lw      s7, 540(sp)
    lw      s2, 472(a0)
    lw      s3, 536(sp)
    lw      a4, 468(a0)
    lw      a5, 532(sp)
    lw      s0, 464(a0)
    lw      s1, 528(sp)
    lw      ra, 460(a0)
    lw      t0, 524(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 992(a0)
    sw      s4, 984(a0)
    sw      a6, 976(a0)
    sw      a2, 968(a0)
    sw      t1, 960(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 956(a0)
    sw      s3, 948(a0)
    sw      a5, 940(a0)
    sw      s1, 932(a0)
    sw      t0, 924(a0)
    lw      s6, 456(a0)
    lw      s7, 520(sp)
    lw      s2, 452(a0)
    lw      s3, 516(sp)
    lw      a4, 448(a0)
    lw      a5, 512(sp)
    lw      s0, 444(a0)
    lw      s1, 508(sp)
    lw      ra, 440(a0)
    lw      t0, 504(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 952(a0)
    sw      s4, 944(a0)
    sw      a6, 936(a0)
    sw      a2, 928(a0)
    sw      t1, 920(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 916(a0)
    sw      s3, 908(a0)
    sw      a5, 900(a0)
    sw      s1, 892(a0)
    sw      t0, 884(a0)
    lw      s6, 436(a0)
    lw      s7, 500(sp)
    lw      s2, 432(a0)
    lw      s3, 496(sp)
    lw      a4, 428(a0)
    lw      a5, 492(sp)
    lw      s0, 424(a0)
    lw      s1, 488(sp)
    lw      ra, 420(a0)
    lw      t0, 484(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 912(a0)
    sw      s4, 904(a0)
    sw      a6, 896(a0)
    sw      a2, 888(a0)
    sw      t1, 880(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 876(a0)
    sw      s3, 868(a0)
    sw      a5, 860(a0)
    sw      s1, 852(a0)
    sw      t0, 844(a0)
    lw      s6, 416(a0)
    lw      s7, 480(sp)
    lw      s2, 412(a0)
    lw      s3, 476(sp)
    lw      a4, 408(a0)
    lw      a5, 472(sp)
    lw      s0, 404(a0)
    lw      s1, 468(sp)
    lw      ra, 400(a0)
    lw      t0, 464(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 872(a0)
    sw      s4, 864(a0)
    sw      a6, 856(a0)
    sw      a2, 848(a0)
    sw      t1, 840(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 836(a0)
    sw      s3, 828(a0)
    sw      a5, 820(a0)
    sw      s1, 812(a0)
    sw      t0, 804(a0)
    lw      s6, 396(a0)
    lw      s7, 460(sp)
    lw      s2, 392(a0)
    lw      s3, 456(sp)
    lw      a4, 388(a0)
    lw      a5, 452(sp)
    lw      s0, 384(a0)
    lw      s1, 448(sp)
    lw      ra, 380(a0)
    lw      t0, 444(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 832(a0)
    sw      s4, 824(a0)
    sw      a6, 816(a0)
    sw      a2, 808(a0)
    sw      t1, 800(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 796(a0)
    sw      s3, 788(a0)
    sw      a5, 780(a0)
    sw      s1, 772(a0)
    sw      t0, 764(a0)
    lw      s6, 376(a0)
    lw      s7, 440(sp)
    lw      s2, 372(a0)
    lw      s3, 436(sp)
    lw      a4, 368(a0)
    lw      a5, 432(sp)
    lw      s0, 364(a0)
    lw      s1, 428(sp)
    lw      ra, 360(a0)
    lw      t0, 424(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 792(a0)
    sw      s4, 784(a0)
    sw      a6, 776(a0)
    sw      a2, 768(a0)
    sw      t1, 760(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 756(a0)
    sw      s3, 748(a0)
    sw      a5, 740(a0)
    sw      s1, 732(a0)
    sw      t0, 724(a0)
    lw      s6, 356(a0)
    lw      s7, 420(sp)
    lw      s2, 352(a0)
    lw      s3, 416(sp)
    lw      a4, 348(a0)
    lw      a5, 412(sp)
    lw      s0, 344(a0)
    lw      s1, 408(sp)
    lw      ra, 340(a0)
    lw      t0, 404(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 752(a0)
    sw      s4, 744(a0)
    sw      a6, 736(a0)
    sw      a2, 728(a0)
    sw      t1, 720(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 716(a0)
    sw      s3, 708(a0)
    sw      a5, 700(a0)
    sw      s1, 692(a0)
    sw      t0, 684(a0)
    lw      s6, 336(a0)
    lw      s7, 400(sp)
    lw      s2, 332(a0)
    lw      s3, 396(sp)
    lw      a4, 328(a0)
    lw      a5, 392(sp)
    lw      s0, 324(a0)
    lw      s1, 388(sp)
    lw      ra, 320(a0)
    lw      t0, 384(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 712(a0)
    sw      s4, 704(a0)
    sw      a6, 696(a0)
    sw      a2, 688(a0)
    sw      t1, 680(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 676(a0)
    sw      s3, 668(a0)
    sw      a5, 660(a0)
    sw      s1, 652(a0)
    sw      t0, 644(a0)
    lw      s6, 316(a0)
    lw      s7, 380(sp)
    lw      s2, 312(a0)
    lw      s3, 376(sp)
    lw      a4, 308(a0)
    lw      a5, 372(sp)
    lw      s0, 304(a0)
    lw      s1, 368(sp)
    lw      ra, 300(a0)
    lw      t0, 364(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 672(a0)
    sw      s4, 664(a0)
    sw      a6, 656(a0)
    sw      a2, 648(a0)
    sw      t1, 640(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 636(a0)
    sw      s3, 628(a0)
    sw      a5, 620(a0)
    sw      s1, 612(a0)
    sw      t0, 604(a0)
    lw      s6, 296(a0)
    lw      s7, 360(sp)
    lw      s2, 292(a0)
    lw      s3, 356(sp)
    lw      a4, 288(a0)
    lw      a5, 352(sp)
    lw      s0, 284(a0)
    lw      s1, 348(sp)
    lw      ra, 280(a0)
    lw      t0, 344(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 632(a0)
    sw      s4, 624(a0)
    sw      a6, 616(a0)
    sw      a2, 608(a0)
    sw      t1, 600(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 596(a0)
    sw      s3, 588(a0)
    sw      a5, 580(a0)
    sw      s1, 572(a0)
    sw      t0, 564(a0)
    lw      s6, 276(a0)
    lw      s7, 340(sp)
    lw      s2, 272(a0)
    lw      s3, 336(sp)
    lw      a4, 268(a0)
    lw      a5, 332(sp)
    lw      s0, 264(a0)
    lw      s1, 328(sp)
    lw      ra, 260(a0)
    lw      t0, 324(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 592(a0)
    sw      s4, 584(a0)
    sw      a6, 576(a0)
    sw      a2, 568(a0)
    sw      t1, 560(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 556(a0)
    sw      s3, 548(a0)
    sw      a5, 540(a0)
    sw      s1, 532(a0)
    sw      t0, 524(a0)
    lw      s6, 256(a0)
    lw      s7, 320(sp)
    lw      s2, 252(a0)
    lw      s3, 316(sp)
    lw      a4, 248(a0)
    lw      a5, 312(sp)
    lw      s0, 244(a0)
    lw      s1, 308(sp)
    lw      ra, 240(a0)
    lw      t0, 304(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 552(a0)
    sw      s4, 544(a0)
    sw      a6, 536(a0)
    sw      a2, 528(a0)
    sw      t1, 520(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 516(a0)
    sw      s3, 508(a0)
    sw      a5, 500(a0)
    sw      s1, 492(a0)
    sw      t0, 484(a0)
    lw      s6, 236(a0)
    lw      s7, 300(sp)
    lw      s2, 232(a0)
    lw      s3, 296(sp)
    lw      a4, 228(a0)
    lw      a5, 292(sp)
    lw      s0, 224(a0)
    lw      s1, 288(sp)
    lw      ra, 220(a0)
    lw      t0, 284(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 512(a0)
    sw      s4, 504(a0)
    sw      a6, 496(a0)
    sw      a2, 488(a0)
    sw      t1, 480(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 476(a0)
    sw      s3, 468(a0)
    sw      a5, 460(a0)
    sw      s1, 452(a0)
    sw      t0, 444(a0)
    lw      s6, 216(a0)
    lw      s7, 280(sp)
    lw      s2, 212(a0)
    lw      s3, 276(sp)
    lw      a4, 208(a0)
    lw      a5, 272(sp)
    lw      s0, 204(a0)
    lw      s1, 268(sp)
    lw      ra, 200(a0)
    lw      t0, 264(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 472(a0)
    sw      s4, 464(a0)
    sw      a6, 456(a0)
    sw      a2, 448(a0)
    sw      t1, 440(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 436(a0)
    sw      s3, 428(a0)
    sw      a5, 420(a0)
    sw      s1, 412(a0)
    sw      t0, 404(a0)
    lw      s6, 196(a0)
    lw      s7, 260(sp)
    lw      s2, 192(a0)
    lw      s3, 256(sp)
    lw      a4, 188(a0)
    lw      a5, 252(sp)
    lw      s0, 184(a0)
    lw      s1, 248(sp)
    lw      ra, 180(a0)
    lw      t0, 244(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 432(a0)
    sw      s4, 424(a0)
    sw      a6, 416(a0)
    sw      a2, 408(a0)
    sw      t1, 400(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 396(a0)
    sw      s3, 388(a0)
    sw      a5, 380(a0)
    sw      s1, 372(a0)
    sw      t0, 364(a0)
    lw      s6, 176(a0)
    lw      s7, 240(sp)
    lw      s2, 172(a0)
    lw      s3, 236(sp)
    lw      a4, 168(a0)
    lw      a5, 232(sp)
    lw      s0, 164(a0)
    lw      s1, 228(sp)
    lw      ra, 160(a0)
    lw      t0, 224(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 392(a0)
    sw      s4, 384(a0)
    sw      a6, 376(a0)
    sw      a2, 368(a0)
    sw      t1, 360(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 356(a0)
    sw      s3, 348(a0)
    sw      a5, 340(a0)
    sw      s1, 332(a0)
    sw      t0, 324(a0)
    lw      s6, 156(a0)
    lw      s7, 220(sp)
    lw      s2, 152(a0)
    lw      s3, 216(sp)
    lw      a4, 148(a0)
    lw      a5, 212(sp)
    lw      s0, 144(a0)
    lw      s1, 208(sp)
    lw      ra, 140(a0)
    lw      t0, 204(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 352(a0)
    sw      s4, 344(a0)
    sw      a6, 336(a0)
    sw      a2, 328(a0)
    sw      t1, 320(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 316(a0)
    sw      s3, 308(a0)
    sw      a5, 300(a0)
    sw      s1, 292(a0)
    sw      t0, 284(a0)
    lw      s6, 136(a0)
    lw      s7, 200(sp)
    lw      s2, 132(a0)
    lw      s3, 196(sp)
    lw      a4, 128(a0)
    lw      a5, 192(sp)
    lw      s0, 124(a0)
    lw      s1, 188(sp)
    lw      ra, 120(a0)
    lw      t0, 184(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 312(a0)
    sw      s4, 304(a0)
    sw      a6, 296(a0)
    sw      a2, 288(a0)
    sw      t1, 280(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 276(a0)
    sw      s3, 268(a0)
    sw      a5, 260(a0)
    sw      s1, 252(a0)
    sw      t0, 244(a0)
    lw      s6, 116(a0)
    lw      s7, 180(sp)
    lw      s2, 112(a0)
    lw      s3, 176(sp)
    lw      a4, 108(a0)
    lw      a5, 172(sp)
    lw      s0, 104(a0)
    lw      s1, 168(sp)
    lw      ra, 100(a0)
    lw      t0, 164(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 272(a0)
    sw      s4, 264(a0)
    sw      a6, 256(a0)
    sw      a2, 248(a0)
    sw      t1, 240(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 236(a0)
    sw      s3, 228(a0)
    sw      a5, 220(a0)
    sw      s1, 212(a0)
    sw      t0, 204(a0)
    lw      s6, 96(a0)
    lw      s7, 160(sp)
    lw      s2, 92(a0)
    lw      s3, 156(sp)
    lw      a4, 88(a0)
    lw      a5, 152(sp)
    lw      s0, 84(a0)
    lw      s1, 148(sp)
    lw      ra, 80(a0)
    lw      t0, 144(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 232(a0)
    sw      s4, 224(a0)
    sw      a6, 216(a0)
    sw      a2, 208(a0)
    sw      t1, 200(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 196(a0)
    sw      s3, 188(a0)
    sw      a5, 180(a0)
    sw      s1, 172(a0)
    sw      t0, 164(a0)
    lw      s6, 76(a0)
    lw      s7, 140(sp)
    lw      s2, 72(a0)
    lw      s3, 136(sp)
    lw      a4, 68(a0)
    lw      a5, 132(sp)
    lw      s0, 64(a0)
    lw      s1, 128(sp)
    lw      ra, 60(a0)
    lw      t0, 124(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 192(a0)
    sw      s4, 184(a0)
    sw      a6, 176(a0)
    sw      a2, 168(a0)
    sw      t1, 160(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 156(a0)
    sw      s3, 148(a0)
    sw      a5, 140(a0)
    sw      s1, 132(a0)
    sw      t0, 124(a0)
    lw      s6, 56(a0)
    lw      s7, 120(sp)
    lw      s2, 52(a0)
    lw      s3, 116(sp)
    lw      a4, 48(a0)
    lw      a5, 112(sp)
    lw      s0, 44(a0)
    lw      s1, 108(sp)
    lw      ra, 40(a0)
    lw      t0, 104(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 152(a0)
    sw      s4, 144(a0)
    sw      a6, 136(a0)
    sw      a2, 128(a0)
    sw      t1, 120(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 116(a0)
    sw      s3, 108(a0)
    sw      a5, 100(a0)
    sw      s1, 92(a0)
    sw      t0, 84(a0)
    lw      s6, 36(a0)
    lw      s7, 100(sp)
    lw      s2, 32(a0)
    lw      s3, 96(sp)
    lw      a4, 28(a0)
    lw      a5, 92(sp)
    lw      s0, 24(a0)
    lw      s1, 88(sp)
    lw      ra, 20(a0)
    lw      t0, 84(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 112(a0)
    sw      s4, 104(a0)
    sw      a6, 96(a0)
    sw      a2, 88(a0)
    sw      t1, 80(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s7, s7, s6
    add     s3, s3, s2
    add     a5, a5, a4
    add     s1, s1, s0
    add     t0, t0, ra
    add     s7, s7, t6
    add     s3, s3, t6
    add     a5, a5, t6
    add     s1, s1, t6
    add     t0, t0, t6
    sw      s7, 76(a0)
    sw      s3, 68(a0)
    sw      a5, 60(a0)
    sw      s1, 52(a0)
    sw      t0, 44(a0)
    lw      s6, 16(a0)
    lw      s7, 80(sp)
    lw      s2, 12(a0)
    lw      s3, 76(sp)
    lw      a4, 8(a0)
    lw      a5, 72(sp)
    lw      s0, 4(a0)
    lw      s1, 68(sp)
    lw      ra, 0(a0)
    lw      t0, 64(sp)
    mul     s8, s8, t5
    mul     s4, s4, t5
    mul     a6, a6, t5
    mul     a2, a2, t5
    mul     t1, t1, t5
    add     s8, s8, s9
    add     s4, s4, s5
    add     a6, a6, a7
    add     a2, a2, a3
    add     t1, t1, t2
    pq_mod_sub_r s7, s6
    pq_mod_sub_r s3, s2
    pq_mod_sub_r a5, a4
    pq_mod_sub_r s1, s0
    pq_mod_sub_r t0, ra
    add     s8, s8, t6
    add     s4, s4, t6
    add     a6, a6, t6
    add     a2, a2, t6
    add     t1, t1, t6
    pq_mod_mul_r s7, s11
    pq_mod_mul_r s3, s11
    pq_mod_mul_r a5, s11
    pq_mod_mul_r s1, s11
    pq_mod_mul_r t0, s11
    sw      s8, 72(a0)
    sw      s4, 64(a0)
    sw      a6, 56(a0)
    sw      a2, 48(a0)
    sw      t1, 40(a0)
    pq_mod_add_r s7, t3
    pq_mod_add_r s3, t3
    pq_mod_add_r a5, t3
    pq_mod_add_r s1, t3
    pq_mod_add_r t0, t3
    and     s8, s7, t4
    and     s4, s3, t4
    and     a6, a5, t4
    and     a2, s1, t4
    and     t1, t0, t4
    and     s9, s6, t4
    srli    s7, s7, 16
    and     s5, s2, t4
    srli    s3, s3, 16
    and     a7, a4, t4
    srli    a5, a5, 16
    and     a3, s0, t4
    srli    s1, s1, 16
    and     t2, ra, t4
    srli    t0, t0, 16
    mul     s8, s8, t5
    mul     s7, s7, t5
    srli    s6, s6, 16
    mul     s4, s4, t5
    mul     s3, s3, t5
    srli    s2, s2, 16
    mul     a6, a6, t5
    mul     a5, a5, t5
    srli    a4, a4, 16
    mul     a2, a2, t5
    mul     s1, s1, t5
    srli    s0, s0, 16
    mul     t1, t1, t5
    mul     t0, t0, t5
    srli    ra, ra, 16
    add     s8, s8, s9
    add     s7, s7, s6
    add     s4, s4, s5
    add     s3, s3, s2
    add     a6, a6, a7
    add     a5, a5, a4
    add     a2, a2, a3
    add     s1, s1, s0
    add     t1, t1, t2
    add     t0, t0, ra
    add     s8, s8, t6
    add     s7, s7, t6
    add     s4, s4, t6
    add     s3, s3, t6
    add     a6, a6, t6
    add     a5, a5, t6
    add     a2, a2, t6
    add     s1, s1, t6
    add     t1, t1, t6
    add     t0, t0, t6
    sw      s8, 32(a0)
    sw      s7, 36(a0)
    sw      s4, 24(a0)
    sw      s3, 28(a0)
    sw      a6, 16(a0)
    sw      a5, 20(a0)
    sw      a2, 8(a0)
    sw      s1, 12(a0)
    sw      t1, 0(a0)
    sw      t0, 4(a0)
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
    .size   saber_invntt, . - saber_invntt

    .section .rodata
    .p2align 2
.Lsaber_invntt_small:
    .half   847, 3032, 1893, 590, 2359, 686, 2521, 1148, 728, 350, 2645, 2488, 762, 2543, 1479, 519
    .half   2809, 3079, 13, 2503, 1358, 1037, 1797, 1056, 1644, 2839, 2955, 2509, 2928, 2432, 2590, 605
    .half   782, 504, 3143, 1319, 32, 2064, 665, 1280, 2598, 1121, 1766, 721, 1128, 2847, 2635, 1843
    .half   2900, 626, 1592, 2814, 621, 1771, 2398, 1537, 2355, 428, 2854, 988, 1084, 9, 2969, 83
    .half   2705, 3029, 2013, 1672, 298, 2576, 159, 1933, 1307, 2741, 217, 2345, 2182, 921, 3108, 726
    .half   2871, 420, 3174, 1654, 2246, 1720, 1109, 3286, 2165, 1489, 362, 46, 940, 708, 1641, 981
    .half   151, 1417, 3242, 2711, 1411, 2791, 1546, 3176, 2826, 2511, 2759, 3183, 635, 2674, 2897, 2097
    .half   1786, 2011, 2785, 1531, 22, 1419, 3162, 880, 1370, 1811, 798, 1536, 2440, 917, 3268, 1059
    .section .rodata
    .p2align 2
.Lsaber_invntt_large:
    .half   8214, 6974, 7965, 7373, 2169, 522, 5079, 3262, 10316, 6715, 1278, 9945, 3514, 11248, 11271, 5925
    .half   8500, 12142, 6833, 4449, 4749, 6752, 7500, 7822, 2683, 11099, 3818, 6171, 6844, 8429, 4536, 11239
    .half   5206, 6760, 3199, 56, 3565, 654, 1702, 10302, 5862, 6153, 5415, 8646, 11889, 10561, 7341, 6152
    .half   2033, 8291, 1922, 3879, 11035, 973, 6854, 10930, 5339, 6843, 6196, 8579, 382, 11973, 3988, 11821
    .half   5874, 11612, 6055, 8953, 52, 3174, 10966, 9523, 151, 2127, 3957, 2839, 9784, 6383, 1579, 431
    .half   7048, 2920, 3127, 4169, 11502, 3482, 11279, 5468, 10240, 4912, 1321, 12097, 8844, 4780, 4698, 5057
    .half   1003, 8757, 241, 58, 5009, 10333, 885, 6281, 3438, 9445, 11314, 8077, 6608, 3477, 142, 1105
    .half   8689, 9026, 4624, 6212, 11868, 4080, 6221, 8687, 4213, 504, 11684, 2302, 3029, 6695, 5886, 4782

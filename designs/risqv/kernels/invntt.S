# void kpke_invntt(int16_t a[256]): three layers on eight words at a time, then four on sixteen.
# SPDX-License-Identifier: Apache-2.0
# From designs/risqv/generator; do not edit.

    .include "xrisqv.inc"

    .text
    .globl  kpke_invntt
    .p2align 2
    .type   kpke_invntt, @function
kpke_invntt:
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
    la      a1, .Lkpke_invntt_factors
    li      t5, 436345346
    li      t6, 134219776
    nop
    lw      ra, 0(a0)
    lw      t0, 4(a0)
    lw      t1, 8(a0)
    lw      t2, 12(a0)
    lw      s0, 16(a0)
    lw      s1, 20(a0)
    lhu     a4, 254(a1)
    lhu     a5, 252(a1)
    lw      a2, 24(a0)
    lw      a3, 28(a0)
    lhu     a6, 250(a1)
    lhu     a7, 248(a1)
    lw      s2, 32(a0)
    lw      s3, 36(a0)
    lw      s4, 40(a0)
    lw      s5, 44(a0)
    lw      s6, 48(a0)
    lw      s7, 52(a0)
    lhu     s10, 246(a1)
    lhu     s11, 244(a1)
    lw      s8, 56(a0)
    lw      s9, 60(a0)
    lhu     t3, 242(a1)
    lhu     t4, 240(a1)
    nop
    nop
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
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
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
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
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 24(a0)
    sw      a3, 28(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 238(a1)
    lhu     a5, 236(a1)
    lw      a2, 88(a0)
    lw      a3, 92(a0)
    lhu     a6, 234(a1)
    lhu     a7, 232(a1)
    lhu     t4, 224(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 32(a0)
    sw      s3, 36(a0)
    sw      s4, 40(a0)
    sw      s5, 44(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 48(a0)
    sw      s7, 52(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 118(a1)
    lhu     a5, 116(a1)
    lw      s2, 96(a0)
    lw      s3, 100(a0)
    lw      s4, 104(a0)
    lw      s5, 108(a0)
    lhu     a6, 58(a1)
    lw      s6, 112(a0)
    lw      s7, 116(a0)
    sw      s8, 56(a0)
    sw      s9, 60(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 230(a1)
    lhu     s11, 228(a1)
    lw      s8, 120(a0)
    lw      s9, 124(a0)
    lhu     t3, 226(a1)
    lhu     a7, 216(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 64(a0)
    sw      t0, 68(a0)
    sw      t1, 72(a0)
    sw      t2, 76(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 80(a0)
    sw      s1, 84(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 88(a0)
    sw      a3, 92(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 222(a1)
    lhu     a5, 220(a1)
    lw      a2, 152(a0)
    lw      a3, 156(a0)
    lhu     a6, 218(a1)
    lhu     t4, 208(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 96(a0)
    sw      s3, 100(a0)
    sw      s4, 104(a0)
    sw      s5, 108(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 112(a0)
    sw      s7, 116(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 110(a1)
    lhu     a5, 108(a1)
    lw      s2, 160(a0)
    lw      s3, 164(a0)
    lw      s4, 168(a0)
    lw      s5, 172(a0)
    lhu     a6, 54(a1)
    lw      s6, 176(a0)
    lw      s7, 180(a0)
    sw      s8, 120(a0)
    sw      s9, 124(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 214(a1)
    lhu     s11, 212(a1)
    lw      s8, 184(a0)
    lw      s9, 188(a0)
    lhu     t3, 210(a1)
    lhu     a7, 200(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 128(a0)
    sw      t0, 132(a0)
    sw      t1, 136(a0)
    sw      t2, 140(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 144(a0)
    sw      s1, 148(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 152(a0)
    sw      a3, 156(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 206(a1)
    lhu     a5, 204(a1)
    lw      a2, 216(a0)
    lw      a3, 220(a0)
    lhu     a6, 202(a1)
    lhu     t4, 192(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 160(a0)
    sw      s3, 164(a0)
    sw      s4, 168(a0)
    sw      s5, 172(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 176(a0)
    sw      s7, 180(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 102(a1)
    lhu     a5, 100(a1)
    lw      s2, 224(a0)
    lw      s3, 228(a0)
    lw      s4, 232(a0)
    lw      s5, 236(a0)
    lhu     a6, 50(a1)
    lw      s6, 240(a0)
    lw      s7, 244(a0)
    sw      s8, 184(a0)
    sw      s9, 188(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 198(a1)
    lhu     s11, 196(a1)
    lw      s8, 248(a0)
    lw      s9, 252(a0)
    lhu     t3, 194(a1)
    lhu     a7, 184(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 192(a0)
    sw      t0, 196(a0)
    sw      t1, 200(a0)
    sw      t2, 204(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 208(a0)
    sw      s1, 212(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 216(a0)
    sw      a3, 220(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 190(a1)
    lhu     a5, 188(a1)
    lw      a2, 280(a0)
    lw      a3, 284(a0)
    lhu     a6, 186(a1)
    lhu     t4, 176(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 224(a0)
    sw      s3, 228(a0)
    sw      s4, 232(a0)
    sw      s5, 236(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 240(a0)
    sw      s7, 244(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 94(a1)
    lhu     a5, 92(a1)
    lw      s2, 288(a0)
    lw      s3, 292(a0)
    lw      s4, 296(a0)
    lw      s5, 300(a0)
    lhu     a6, 46(a1)
    lw      s6, 304(a0)
    lw      s7, 308(a0)
    sw      s8, 248(a0)
    sw      s9, 252(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 182(a1)
    lhu     s11, 180(a1)
    lw      s8, 312(a0)
    lw      s9, 316(a0)
    lhu     t3, 178(a1)
    lhu     a7, 168(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 256(a0)
    sw      t0, 260(a0)
    sw      t1, 264(a0)
    sw      t2, 268(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 272(a0)
    sw      s1, 276(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 280(a0)
    sw      a3, 284(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 174(a1)
    lhu     a5, 172(a1)
    lw      a2, 344(a0)
    lw      a3, 348(a0)
    lhu     a6, 170(a1)
    lhu     t4, 160(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 288(a0)
    sw      s3, 292(a0)
    sw      s4, 296(a0)
    sw      s5, 300(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 304(a0)
    sw      s7, 308(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 86(a1)
    lhu     a5, 84(a1)
    lw      s2, 352(a0)
    lw      s3, 356(a0)
    lw      s4, 360(a0)
    lw      s5, 364(a0)
    lhu     a6, 42(a1)
    lw      s6, 368(a0)
    lw      s7, 372(a0)
    sw      s8, 312(a0)
    sw      s9, 316(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 166(a1)
    lhu     s11, 164(a1)
    lw      s8, 376(a0)
    lw      s9, 380(a0)
    lhu     t3, 162(a1)
    lhu     a7, 152(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 320(a0)
    sw      t0, 324(a0)
    sw      t1, 328(a0)
    sw      t2, 332(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 336(a0)
    sw      s1, 340(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 344(a0)
    sw      a3, 348(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 158(a1)
    lhu     a5, 156(a1)
    lw      a2, 408(a0)
    lw      a3, 412(a0)
    lhu     a6, 154(a1)
    lhu     t4, 144(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s2, 352(a0)
    sw      s3, 356(a0)
    sw      s4, 360(a0)
    sw      s5, 364(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    sw      s6, 368(a0)
    sw      s7, 372(a0)
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 78(a1)
    lhu     a5, 76(a1)
    lw      s2, 416(a0)
    lw      s3, 420(a0)
    lw      s4, 424(a0)
    lw      s5, 428(a0)
    lhu     a6, 38(a1)
    lw      s6, 432(a0)
    lw      s7, 436(a0)
    sw      s8, 376(a0)
    sw      s9, 380(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    pq_bf_dif a7, a2, a3
    lhu     s10, 150(a1)
    lhu     s11, 148(a1)
    lw      s8, 440(a0)
    lw      s9, 444(a0)
    lhu     t3, 146(a1)
    lhu     a7, 136(a1)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    sw      ra, 384(a0)
    sw      t0, 388(a0)
    sw      t1, 392(a0)
    sw      t2, 396(a0)
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    sw      s0, 400(a0)
    sw      s1, 404(a0)
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
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
    sw      a2, 408(a0)
    sw      a3, 412(a0)
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    pq_bf_dif t4, s8, s9
    lhu     a4, 142(a1)
    lhu     a5, 140(a1)
    lw      a2, 472(a0)
    lw      a3, 476(a0)
    lhu     a6, 138(a1)
    lhu     t4, 128(a1)
    nop
    nop
    pq_bf_dif s10, s2, s4
    pq_bf_dif s10, s3, s5
    pq_bf_dif s11, s6, s8
    pq_bf_dif s11, s7, s9
    pq_mod_add_r ra, t5
    pq_mod_add_r t0, t5
    pq_mod_add_r t1, t5
    pq_mod_add_r t2, t5
    pq_bf_dif t3, s4, s8
    pq_bf_dif t3, s5, s9
    pq_mod_mul_r ra, t6
    pq_mod_mul_r t0, t6
    pq_mod_mul_r t1, t6
    pq_mod_mul_r t2, t6
    pq_mod_add_r s0, t5
    pq_mod_add_r s1, t5
    sw      s8, 440(a0)
    sw      s9, 444(a0)
    pq_mod_mul_r s0, t6
    pq_mod_mul_r s1, t6
    pq_bf_dif a4, ra, t0
    pq_bf_dif a5, t1, t2
    pq_bf_dif t3, s2, s6
    pq_bf_dif t3, s3, s7
    pq_mod_add_r a2, t5
    pq_mod_add_r a3, t5
    pq_bf_dif a6, s0, s1
    lhu     a4, 70(a1)
    lhu     a5, 68(a1)
    lw      s8, 504(a0)
    lw      s9, 508(a0)
    sw      s2, 416(a0)
    sw      s3, 420(a0)
    sw      s4, 424(a0)
    sw      s5, 428(a0)
    sw      s6, 432(a0)
    sw      s7, 436(a0)
    pq_mod_mul_r a2, t6
    pq_mod_mul_r a3, t6
    lhu     a6, 34(a1)
    pq_bf_dif a7, a2, a3
    lw      s2, 480(a0)
    lw      s3, 484(a0)
    lw      s4, 488(a0)
    lw      s5, 492(a0)
    lw      s6, 496(a0)
    lw      s7, 500(a0)
    lhu     s10, 134(a1)
    lhu     s11, 132(a1)
    lhu     t3, 130(a1)
    lw      a7, 352(a0)
    nop
    nop
    pq_bf_dif a4, ra, t1
    pq_bf_dif a4, t0, t2
    pq_bf_dif a5, s0, a2
    pq_bf_dif a5, s1, a3
    pq_mod_add_r s8, t5
    pq_mod_add_r s9, t5
    pq_bf_dif a6, ra, s0
    pq_bf_dif a6, t0, s1
    pq_bf_dif a6, t1, a2
    pq_bf_dif a6, t2, a3
    pq_mod_mul_r s8, t6
    pq_mod_mul_r s9, t6
    sw      ra, 448(a0)
    sw      t0, 452(a0)
    sw      t1, 456(a0)
    sw      t2, 460(a0)
    pq_mod_add_r s2, t5
    pq_mod_add_r s3, t5
    pq_mod_add_r s4, t5
    pq_mod_add_r s5, t5
    pq_mod_add_r s6, t5
    pq_mod_add_r s7, t5
    pq_bf_dif t4, s8, s9
    lw      ra, 0(a0)
    lw      t0, 32(a0)
    lw      t1, 64(a0)
    lw      t2, 96(a0)
    lhu     t4, 30(a1)
    lhu     t5, 28(a1)
    sw      s0, 464(a0)
    sw      s1, 468(a0)
    sw      a2, 472(a0)
    sw      a3, 476(a0)
    pq_bf_dif t4, ra, t0
    pq_bf_dif t5, t1, t2
    pq_mod_mul_r s2, t6
    pq_mod_mul_r s3, t6
    pq_mod_mul_r s4, t6
    pq_mod_mul_r s5, t6
    lw      s0, 128(a0)
    lw      s1, 160(a0)
    lw      a2, 192(a0)
    lw      a3, 224(a0)
    lhu     t4, 26(a1)
    lhu     t5, 24(a1)
    lw      a4, 256(a0)
    lw      a5, 288(a0)
    lw      a6, 320(a0)
    nop
    nop
    pq_mod_mul_r s6, t6
    pq_mod_mul_r s7, t6
    pq_bf_dif s10, s2, s3
    pq_bf_dif s11, s4, s5
    pq_bf_dif t3, s6, s7
    lhu     s10, 66(a1)
    lhu     s11, 64(a1)
    lhu     t3, 32(a1)
    nop
    nop
    pq_bf_dif t4, s0, s1
    pq_bf_dif t5, a2, a3
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
    .size   kpke_invntt, . - kpke_invntt

    .section .rodata
    .p2align 2
.Lkpke_invntt_factors:
    .half   847, 3032, 1436, 2739, 686, 970, 2181, 2521, 684, 841, 350, 2601, 2810, 1479, 2567, 786
    .half   1037, 1971, 2273, 1797, 3316, 826, 3079, 520, 2724, 2590, 401, 897, 2839, 1685, 820, 2955
    .half   1766, 721, 2208, 2598, 1843, 694, 1128, 2847, 1265, 32, 1280, 2664, 3143, 1319, 2825, 782
    .half   83, 360, 1084, 9, 2901, 2355, 988, 475, 1592, 2814, 2703, 2900, 1537, 931, 621, 1771
    .half   1083, 1609, 1109, 3286, 1675, 3174, 458, 2909, 1641, 981, 2621, 940, 1164, 1840, 362, 46
    .half   984, 217, 2022, 588, 3108, 726, 2408, 2182, 3031, 753, 159, 1933, 1657, 2013, 624, 300
    .half   61, 2270, 917, 889, 1370, 1811, 2531, 1793, 1531, 544, 1786, 2011, 167, 2449, 1419, 3307
    .half   1411, 2791, 1783, 153, 2711, 87, 151, 1417, 432, 1232, 2674, 2694, 2826, 2511, 570, 146

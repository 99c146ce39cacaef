# invntt of ml-dsa-44, variant "scheduled" of design "cva6-ntt", scheduled for cva6-superscalar with register_read_ports = 5:
# 2,218 -> 2,019 cycles, 5,162 -> 5,146 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cva6-superscalar --design cva6-ntt --variant scheduled --kernel start/scheduled/invntt.S --effort 4 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, butterflies scheduled for two commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
    sw s10, 40(sp)
.Lmldsa_invntt_tomont_pc8000a11a:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s0, 0(sp)
    sw s5, 20(sp)
    sw s6, 24(sp)
    sw s1, 4(sp)
    sw ra, 48(sp)
    sw s4, 16(sp)
    addi a7, a0, 1024
    sw s11, 44(sp)
    sw s2, 8(sp)
    sw s3, 12(sp)
    sw s7, 28(sp)
    sw s8, 32(sp)
    sw s9, 36(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc8000a11a)
.Lmldsa_invntt_tomont_1:
    lw s0, 28(a0)
    lw t4, 8(a0)
    lw t1, 0(a0)
    lw a6, 24(a0)
    lw t0, 0(a1)
    lw t2, 4(a0)
    lw a2, 12(a1)
    lw a5, 16(a1)
    pq_bfgs t1, t2, t0
    lw t5, 12(a0)
    lw t3, 4(a1)
    lw s1, 20(a1)
    lw t6, 60(a0)
    pq_bfgs t4, t5, t3
    lw ra, 8(a1)
    lw s3, 28(a1)
    pq_bfgs a6, s0, a5
    pq_bfgs t1, t4, ra
    lw a4, 20(a0)
    lw s4, 32(a0)
    lw a3, 16(a0)
    lw s5, 36(a0)
    lw s6, 32(a1)
    pq_bfgs t2, t5, ra
    lw s2, 24(a1)
    lw s7, 40(a0)
    pq_bfgs s4, s5, s3
    lw s11, 48(a0)
    lw s8, 44(a0)
    pq_bfgs a3, a4, a2
    lw s10, 40(a1)
    lw ra, 52(a0)
    lw t0, 44(a1)
    pq_bfgs s7, s8, s6
    lw s9, 36(a1)
    lw t3, 108(a1)
    pq_bfgs a3, a6, s1
    pq_bfgs a4, s0, s1
    lw a5, 60(a1)
    lw s3, 56(a0)
    pq_bfgs s5, s8, s9
    lw a2, 48(a1)
    lw s6, 52(a1)
    pq_bfgs t1, a3, s2
    pq_bfgs s11, ra, s10
    pq_bfgs s3, t6, t0
    lw s1, 68(a1)
    lw s10, 68(a0)
    pq_bfgs s4, s7, s9
    pq_bfgs s11, s3, a2
    pq_bfgs ra, t6, a2
    lw t0, 116(a1)
    lw s9, 56(a1)
    pq_bfgs t5, s0, s2
    pq_bfgs t4, a6, s2
    lw a2, 72(a0)
    pq_bfgs t2, a4, s2
    pq_bfgs s4, s11, s6
    pq_bfgs s7, s3, s6
    pq_bfgs s8, t6, s6
    pq_bfgs t1, s4, s9
    pq_bfgs s5, ra, s6
    pq_bfgs t4, s7, s9
    pq_bfgs t5, s8, s9
    lw s2, 64(a1)
    sw t1, 0(a0)
    lw s6, 64(a0)
    pq_bfgs t2, s5, s9
    sw s4, 32(a0)
    sw s7, 40(a0)
    lw t1, 100(a1)
    sw t5, 12(a0)
    lw s7, 80(a1)
    pq_bfgs s6, s10, a5
    pq_bfgs a3, s11, s9
    sw t2, 4(a0)
    lw t5, 88(a1)
    lw s4, 76(a0)
    pq_bfgs a4, ra, s9
    sw s5, 36(a0)
    lw a5, 72(a1)
    sw t4, 8(a0)
    pq_bfgs s0, t6, s9
    pq_bfgs a6, s3, s9
    sw a3, 16(a0)
    sw s11, 48(a0)
    lw t2, 84(a0)
    pq_bfgs a2, s4, s2
    lw s5, 80(a0)
    lw t4, 88(a0)
    sw s8, 44(a0)
    lw s9, 92(a0)
    sw a4, 20(a0)
    pq_bfgs s10, s4, s1
    sw s0, 28(a0)
    lw a3, 76(a1)
    sw s3, 56(a0)
    lw s11, 104(a0)
    pq_bfgs t4, s9, a3
    pq_bfgs s5, t2, a5
    lw s8, 96(a0)
    lw s2, 100(a0)
    sw a6, 24(a0)
    lw a4, 84(a1)
    pq_bfgs s5, t4, s7
    pq_bfgs s6, a2, s1
    pq_bfgs t2, s9, s7
    lw a3, 92(a1)
    lw s0, 108(a0)
    lw s3, 124(a0)
    lw a5, 116(a0)
    pq_bfgs s10, t2, a4
    lw a6, 96(a1)
    lw s1, 104(a1)
    pq_bfgs s8, s2, t5
    lw s7, 120(a0)
    lw t5, 112(a0)
    pq_bfgs s6, s5, a4
    pq_bfgs s7, s3, s1
    pq_bfgs t5, a5, t1
    pq_bfgs s11, s0, a3
    sw ra, 52(a0)
    lw s1, 112(a1)
    pq_bfgs a2, t4, a4
    lw t1, 124(a1)
    lw a3, 144(a1)
    pq_bfgs s4, s9, a4
    pq_bfgs s8, s11, a6
    pq_bfgs t5, s7, t3
    pq_bfgs a5, s3, t3
    lw ra, 136(a0)
    pq_bfgs s2, s0, a6
    pq_bfgs s2, a5, s1
    pq_bfgs s0, s3, s1
    pq_bfgs s11, s7, s1
    lw a4, 128(a0)
    lw t3, 188(a0)
    pq_bfgs s8, t5, s1
    lw a6, 132(a0)
    lw s1, 128(a1)
    pq_bfgs s10, s2, t0
    pq_bfgs s5, t5, t0
    pq_bfgs a2, s11, t0
    sw s2, 100(a0)
    pq_bfgs t4, s7, t0
    pq_bfgs s4, s0, t0
    pq_bfgs s6, s8, t0
    sw s11, 104(a0)
    lw s2, 120(a1)
    sw s8, 96(a0)
    lw s11, 140(a0)
    lw s8, 184(a1)
    sw s0, 108(a0)
    pq_bfgs s9, s3, t0
    sw a2, 72(a0)
    lw s0, 184(a0)
    sw s10, 68(a0)
    lw a2, 136(a1)
    sw s6, 64(a0)
    sw s4, 76(a0)
    pq_bfgs a4, a6, s2
    lw s10, 180(a0)
    pq_bfgs ra, s11, t1
    lw s6, 140(a1)
    lw s2, 152(a0)
    pq_bfgs a6, s11, s1
    lw s4, 168(a0)
    lw t1, 156(a0)
    pq_bfgs t2, a5, t0
    sw s5, 80(a0)
    lw t0, 144(a0)
    lw s5, 148(a0)
    sw s3, 124(a0)
    sw t6, 60(a0)
    lw t6, 132(a1)
    sw s7, 120(a0)
    pq_bfgs s2, t1, a2
    pq_bfgs t0, s5, t6
    pq_bfgs a4, ra, s1
    sw t5, 112(a0)
    lw a2, 172(a1)
    sw s9, 92(a0)
    lw s3, 160(a0)
    pq_bfgs t0, s2, s6
    pq_bfgs s5, t1, s6
    lw s9, 148(a1)
    lw s7, 164(a1)
    lw t6, 152(a1)
    sw t4, 88(a0)
    lw s1, 172(a0)
    lw t5, 164(a0)
    pq_bfgs ra, s2, a3
    pq_bfgs s4, s1, t6
    pq_bfgs s0, t3, s7
    lw s6, 176(a0)
    sw t2, 84(a0)
    lw t6, 156(a1)
    pq_bfgs s3, t5, s9
    sw a5, 116(a0)
    lw s7, 180(a1)
    lw t4, 208(a1)
    lw t2, 160(a1)
    pq_bfgs a6, s5, a3
    pq_bfgs s3, s4, t6
    pq_bfgs t5, s1, t6
    lw s9, 176(a1)
    lw a5, 196(a0)
    pq_bfgs s11, t1, a3
    pq_bfgs s6, s10, t2
    lw t6, 168(a1)
    lw t2, 192(a0)
    pq_bfgs s6, s0, t6
    pq_bfgs a4, t0, a3
    pq_bfgs s10, t3, t6
    lw t6, 200(a0)
    lw a3, 204(a1)
    pq_bfgs s4, s0, a2
    pq_bfgs t5, s10, a2
    pq_bfgs s3, s6, a2
    pq_bfgs s2, s0, s9
    pq_bfgs t2, a5, s7
    pq_bfgs a4, s3, s9
    pq_bfgs s1, t3, a2
    sw s3, 160(a0)
    pq_bfgs ra, s4, s9
    pq_bfgs a6, t5, s9
    lw s7, 268(a0)
    lw a2, 204(a0)
    pq_bfgs s5, s10, s9
    lw s3, 200(a1)
    sw a6, 132(a0)
    lw a6, 188(a1)
    sw a4, 128(a0)
    pq_bfgs s11, s1, s9
    pq_bfgs t0, s6, s9
    sw ra, 136(a0)
    lw a4, 220(a0)
    sw s4, 168(a0)
    lw ra, 208(a0)
    pq_bfgs t6, a2, s8
    lw s4, 212(a0)
    lw s8, 192(a1)
    sw s1, 172(a0)
    lw s1, 232(a1)
    pq_bfgs ra, s4, s8
    pq_bfgs t1, t3, s9
    sw s6, 176(a0)
    sw t0, 144(a0)
    sw s5, 148(a0)
    sw s2, 152(a0)
    lw s8, 240(a0)
    lw s9, 216(a0)
    lw s6, 196(a1)
    sw t1, 156(a0)
    pq_bfgs a5, a2, a6
    pq_bfgs t2, t6, a6
    sw s0, 184(a0)
    lw t0, 224(a0)
    lw s5, 232(a0)
    pq_bfgs s9, a4, s6
    sw s11, 140(a0)
    lw s2, 228(a0)
    pq_bfgs s4, a4, s3
    lw t1, 244(a0)
    lw s6, 236(a0)
    lw a6, 248(a0)
    lw s0, 212(a1)
    pq_bfgs t0, s2, t4
    lw t4, 252(a0)
    pq_bfgs ra, s9, s3
    lw s11, 220(a1)
    lw s3, 236(a1)
    pq_bfgs s5, s6, s0
    pq_bfgs t2, ra, a3
    sw t3, 188(a0)
    lw s0, 216(a1)
    pq_bfgs s8, t1, s11
    lw t3, 224(a1)
    lw s11, 228(a1)
    pq_bfgs t0, s5, s0
    pq_bfgs a6, t4, t3
    pq_bfgs a5, s4, a3
    pq_bfgs s8, a6, s11
    pq_bfgs a2, a4, a3
    pq_bfgs t1, t4, s11
    pq_bfgs t6, s9, a3
    sw s10, 180(a0)
    lw s10, 240(a1)
    pq_bfgs t0, s8, s1
    pq_bfgs s2, s6, s0
    pq_bfgs t2, t0, s3
    pq_bfgs s6, t4, s1
    lw t3, 264(a0)
    lw s11, 256(a0)
    pq_bfgs s2, t1, s1
    lw a3, 248(a1)
    lw s0, 244(a1)
    pq_bfgs a2, s6, s3
    pq_bfgs s5, a6, s1
    pq_bfgs a5, s2, s3
    sw t2, 192(a0)
    lw s1, 264(a1)
    pq_bfgs s4, t1, s3
    sw t0, 224(a0)
    lw t2, 284(a0)
    sw s2, 228(a0)
    lw t0, 280(a1)
    pq_bfgs t3, s7, s0
    lw s2, 260(a0)
    lw s0, 256(a1)
    pq_bfgs t6, s5, s3
    pq_bfgs ra, s8, s3
    sw a5, 196(a0)
    sw s4, 212(a0)
    pq_bfgs s9, a6, s3
    sw s5, 232(a0)
    lw a5, 252(a1)
    sw t5, 164(a0)
    lw t5, 272(a1)
    sw s8, 240(a0)
    lw s4, 280(a0)
    pq_bfgs s11, s2, s10
    lw s5, 276(a0)
    lw s8, 276(a1)
    pq_bfgs a4, t4, s3
    sw t1, 244(a0)
    lw s10, 260(a1)
    lw s3, 272(a0)
    sw ra, 208(a0)
    pq_bfgs s4, t2, s0
    sw a6, 248(a0)
    pq_bfgs s3, s5, a5
    sw t4, 252(a0)
    lw t1, 324(a0)
    pq_bfgs s5, t2, s10
    sw a4, 220(a0)
    lw ra, 292(a0)
    pq_bfgs s2, s7, a3
    lw s0, 288(a0)
    lw a6, 268(a1)
    pq_bfgs s11, t3, a3
    lw a5, 296(a0)
    lw t4, 304(a0)
    lw a4, 308(a0)
    lw a3, 284(a1)
    pq_bfgs s2, s5, s1
    pq_bfgs s3, s4, s10
    pq_bfgs t4, a4, t0
    sw s6, 236(a0)
    lw s10, 288(a1)
    lw t0, 300(a0)
    pq_bfgs s11, s3, s1
    pq_bfgs s0, ra, a6
    lw s6, 316(a0)
    lw a6, 312(a0)
    sw t6, 200(a0)
    pq_bfgs a5, t0, t5
    lw t6, 296(a1)
    pq_bfgs a6, s6, a3
    pq_bfgs t4, a6, s10
    pq_bfgs s0, a5, s8
    lw t5, 292(a1)
    lw a3, 304(a1)
    pq_bfgs a4, s6, s10
    pq_bfgs ra, t0, s8
    pq_bfgs t3, s4, s1
    pq_bfgs ra, a4, t5
    pq_bfgs s7, t2, s1
    pq_bfgs t0, s6, t5
    sw s9, 216(a0)
    lw s10, 320(a0)
    pq_bfgs a5, a6, t5
    pq_bfgs s0, t4, t5
    lw s1, 332(a0)
    lw s8, 300(a1)
    pq_bfgs s5, a4, t6
    pq_bfgs t3, a5, t6
    lw s9, 328(a0)
    lw t5, 308(a1)
    pq_bfgs s2, ra, t6
    pq_bfgs s3, t4, t6
    pq_bfgs t2, s6, t6
    sw s2, 260(a0)
    lw s2, 316(a1)
    pq_bfgs s10, t1, s8
    sw s5, 276(a0)
    lw s8, 312(a1)
    pq_bfgs s4, a6, t6
    sw a5, 296(a0)
    lw s5, 340(a0)
    lw a5, 336(a0)
    pq_bfgs s9, s1, a3
    sw s3, 272(a0)
    lw a3, 348(a0)
    pq_bfgs s11, s0, t6
    lw s3, 344(a0)
    pq_bfgs s3, a3, s2
    sw ra, 292(a0)
    lw s2, 320(a1)
    lw ra, 324(a1)
    pq_bfgs a5, s5, s8
    sw a6, 312(a0)
    lw s8, 328(a1)
    sw t4, 304(a0)
    lw a6, 356(a0)
    pq_bfgs s5, a3, s2
    pq_bfgs a5, s3, s2
    pq_bfgs t1, s1, t5
    sw s4, 280(a0)
    lw t4, 360(a0)
    sw a4, 308(a0)
    pq_bfgs s10, s9, t5
    sw t3, 264(a0)
    lw s2, 364(a0)
    lw t3, 376(a0)
    pq_bfgs s7, t0, t6
    lw s4, 352(a0)
    lw a4, 336(a1)
    pq_bfgs s9, s3, ra
    sw s6, 316(a0)
    lw t5, 340(a1)
    lw t6, 352(a1)
    lw s6, 332(a1)
    sw s0, 288(a0)
    pq_bfgs t1, s5, ra
    pq_bfgs s4, a6, s8
    pq_bfgs t4, s2, s6
    pq_bfgs s1, a3, ra
    sw s7, 268(a0)
    lw s0, 348(a1)
    pq_bfgs a6, s2, a4
    lw s7, 344(a1)
    lw s8, 368(a0)
    pq_bfgs s10, a5, ra
    lw ra, 372(a0)
    pq_bfgs s4, t4, a4
    pq_bfgs s8, ra, t5
    sw s11, 256(a0)
    lw s6, 380(a0)
    pq_bfgs t3, s6, s7
    sw t2, 284(a0)
    lw a4, 356(a1)
    lw t5, 384(a1)
    lw s11, 436(a0)
    pq_bfgs ra, s6, s0
    pq_bfgs s8, t3, s0
    lw s7, 388(a0)
    lw t2, 384(a0)
    lw s0, 360(a1)
    pq_bfgs s2, s6, t6
    pq_bfgs t4, t3, t6
    pq_bfgs t2, s7, s0
    pq_bfgs s4, s8, t6
    pq_bfgs a6, ra, t6
    pq_bfgs s3, t3, a4
    lw s0, 396(a0)
    lw t6, 392(a0)
    pq_bfgs s10, s4, a4
    sw a2, 204(a0)
    lw a2, 364(a1)
    pq_bfgs a3, s6, a4
    pq_bfgs t6, s0, a2
    sw s4, 352(a0)
    sw s3, 344(a0)
    lw a2, 404(a0)
    pq_bfgs t1, a6, a4
    lw s4, 368(a1)
    pq_bfgs s1, s2, a4
    sw s10, 320(a0)
    lw s3, 372(a1)
    sw s1, 332(a0)
    lw s10, 400(a0)
    lw s1, 380(a1)
    pq_bfgs s9, t4, a4
    sw t0, 300(a0)
    lw t0, 376(a1)
    pq_bfgs s10, a2, s3
    pq_bfgs a5, s8, a4
    sw a6, 356(a0)
    sw a3, 348(a0)
    lw s3, 408(a0)
    lw a6, 412(a0)
    pq_bfgs t2, t6, s4
    pq_bfgs s5, ra, a4
    sw s8, 368(a0)
    sw t3, 376(a0)
    lw a3, 388(a1)
    pq_bfgs s3, a6, t0
    lw a4, 420(a0)
    lw s8, 416(a0)
    sw s6, 380(a0)
    pq_bfgs s7, s0, s4
    sw s5, 340(a0)
    lw t3, 392(a1)
    pq_bfgs s10, s3, s1
    sw s2, 364(a0)
    sw t1, 324(a0)
    lw t0, 424(a0)
    lw s6, 432(a0)
    lw s4, 400(a1)
    pq_bfgs s8, a4, a3
    lw s5, 428(a0)
    lw s2, 408(a1)
    pq_bfgs a2, a6, s1
    sw ra, 372(a0)
    lw t1, 396(a1)
    pq_bfgs t0, s5, t3
    pq_bfgs t2, s10, t5
    lw a3, 404(a1)
    lw t3, 440(a0)
    pq_bfgs s0, a6, t5
    pq_bfgs s8, t0, t1
    lw s1, 416(a1)
    lw ra, 444(a0)
    pq_bfgs s6, s11, s4
    pq_bfgs s7, a2, t5
    pq_bfgs t3, ra, a3
    lw s4, 424(a1)
    lw a3, 412(a1)
    pq_bfgs s11, ra, s2
    pq_bfgs t6, s3, t5
    pq_bfgs a4, s5, t1
    lw t5, 448(a0)
    pq_bfgs s6, t3, s2
    lw t1, 456(a0)
    lw s2, 420(a1)
    pq_bfgs t0, t3, a3
    pq_bfgs s8, s6, a3
    pq_bfgs s5, ra, a3
    pq_bfgs a4, s11, a3
    pq_bfgs t6, t0, s1
    pq_bfgs t2, s8, s1
    sw a5, 336(a0)
    sw t6, 392(a0)
    lw a3, 452(a0)
    sw s9, 328(a0)
    lw a5, 432(a1)
    pq_bfgs a6, ra, s1
    sw t2, 384(a0)
    pq_bfgs t5, a3, s2
    pq_bfgs s10, s6, s1
    pq_bfgs s7, a4, s1
    pq_bfgs s0, s5, s1
    lw t2, 476(a1)
    lw t6, 428(a1)
    pq_bfgs a2, s11, s1
    lw s9, 456(a1)
    lw s2, 444(a1)
    sw a6, 412(a0)
    lw a6, 460(a0)
    sw s7, 388(a0)
    lw s7, 468(a0)
    pq_bfgs s3, t3, s1
    sw s10, 400(a0)
    sw a4, 420(a0)
    sw t0, 424(a0)
    lw s1, 472(a0)
    pq_bfgs t1, a6, s4
    lw s10, 464(a0)
    sw s6, 432(a0)
    sw s3, 408(a0)
    lw a4, 484(a0)
    pq_bfgs a3, a6, t6
    lw t0, 476(a0)
    lw s4, 436(a1)
    lw s6, 440(a1)
    pq_bfgs t5, t1, t6
    pq_bfgs s1, t0, s4
    lw s3, 488(a0)
    lw t6, 480(a0)
    pq_bfgs s10, s7, a5
    sw s11, 436(a0)
    lw s4, 464(a1)
    lw a5, 452(a1)
    lw s11, 448(a1)
    pq_bfgs s7, t0, s6
    sw s0, 396(a0)
    pq_bfgs s10, s1, s6
    lw s0, 492(a0)
    lw s6, 496(a0)
    sw t4, 360(a0)
    lw t4, 460(a1)
    pq_bfgs t1, s1, s2
    pq_bfgs t6, a4, s11
    pq_bfgs s3, s0, a5
    sw s5, 428(a0)
    sw s8, 416(a0)
    lw s11, 500(a0)
    lw a5, 508(a0)
    lw s5, 472(a1)
    pq_bfgs s6, s11, t4
    lw s8, 504(a0)
    lw t4, 468(a1)
    sw t3, 440(a0)
    pq_bfgs s8, a5, s4
    pq_bfgs a3, s7, s2
    pq_bfgs t5, s10, s2
    pq_bfgs t6, s3, s9
    pq_bfgs a4, s0, s9
    pq_bfgs a6, t0, s2
    pq_bfgs s11, a5, t4
    pq_bfgs s6, s8, t4
    sw a2, 404(a0)
    pq_bfgs s0, a5, s5
    pq_bfgs a4, s11, s5
    pq_bfgs t6, s6, s5
    pq_bfgs t0, a5, t2
    pq_bfgs a3, a4, t2
    pq_bfgs s10, s6, t2
    pq_bfgs s3, s8, s5
    pq_bfgs a6, s0, t2
    pq_bfgs t5, t6, t2
    sw a4, 484(a0)
    sw s0, 492(a0)
    pq_bfgs s7, s11, t2
    sw s7, 468(a0)
    sw s10, 464(a0)
    sw a3, 452(a0)
    addi a1, a1, 480
    sw a6, 460(a0)
    pq_bfgs s1, s8, t2
    sw ra, 444(a0)
    pq_bfgs t1, s3, t2
    sw t5, 448(a0)
    sw s6, 496(a0)
    sw s3, 488(a0)
    sw t1, 456(a0)
    sw s11, 500(a0)
    sw t6, 480(a0)
    addi a0, a0, 512
    sw s8, -8(a0)
    sw a5, -4(a0)
    sw t0, -36(a0)
    sw s1, -40(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_1
    lw s1, 4(a1)
    lw s2, 8(a1)
    addi a0, a0, -1024
    lw s4, 16(a1)
    lw s0, 0(a1)
    lw s3, 12(a1)
    lw s5, 20(a1)
    addi a7, a0, 8
.Lmldsa_invntt_tomont_3:
    lw a4, 28(a1)
    lw t0, 0(a0)
    lw t3, 192(a0)
    lw t2, 128(a0)
    lw t1, 64(a0)
    lw s9, 704(a0)
    lw a2, 448(a0)
    lw a3, 24(a1)
    pq_bfgs t2, t3, a4
    lw a5, 32(a1)
    lw t6, 384(a0)
    lw s7, 36(a1)
    pq_bfgs t0, t1, a3
    lw s11, 832(a0)
    lw t5, 320(a0)
    lw t4, 256(a0)
    pq_bfgs t1, t3, s0
    pq_bfgs t6, a2, s7
    lw a6, 512(a0)
    lw s10, 768(a0)
    lw s6, 576(a0)
    lw a4, 40(a1)
    pq_bfgs t4, t5, a5
    pq_bfgs t0, t2, s0
    lw ra, 52(a1)
    lw s7, 48(a1)
    pq_bfgs s10, s11, ra
    lw s8, 640(a0)
    lw a5, 44(a1)
    lw a3, 960(a0)
    lw ra, 896(a0)
    pq_bfgs t4, t6, s1
    pq_bfgs a6, s6, a4
    pq_bfgs t5, a2, s1
    pq_bfgs s8, s9, a5
    lw a5, 56(a1)
    lw a4, 60(a1)
    pq_bfgs ra, a3, a5
    pq_bfgs t2, t6, s2
    pq_bfgs a6, s8, s7
    pq_bfgs s10, ra, a4
    pq_bfgs t0, t4, s2
    pq_bfgs t1, t5, s2
    pq_bfgs s6, s9, s7
    pq_bfgs s11, a3, a4
    pq_bfgs s8, ra, s3
    pq_bfgs a6, s10, s3
    pq_bfgs s6, s11, s3
    lw a5, 72(a0)
    lw s7, 328(a0)
    pq_bfgs t2, s8, s4
    pq_bfgs t0, a6, s4
    pq_bfgs t1, s6, s4
    pq_bfgs s9, a3, s3
    sw s6, 576(a0)
    pq_mulq a4, t1, s5
    lw s6, 136(a0)
    pq_mulq t0, t0, s5
    lw t1, 200(a0)
    pq_bfgs t3, a2, s2
    pq_bfgs t4, s10, s4
    sw t0, 0(a0)
    lw t0, 8(a0)
    sw a6, 512(a0)
    pq_mulq a6, t2, s5
    sw a4, 64(a0)
    lw t2, 44(a1)
    sw s8, 640(a0)
    pq_bfgs t5, s11, s4
    pq_bfgs t3, s9, s4
    lw a4, 28(a1)
    sw a6, 128(a0)
    pq_mulq s8, t4, s5
    pq_bfgs s6, t1, a4
    sw s9, 704(a0)
    lw t4, 24(a1)
    lw a6, 32(a1)
    lw a4, 36(a1)
    pq_mulq s9, t3, s5
    lw t3, 456(a0)
    pq_bfgs t6, ra, s4
    pq_mulq t5, t5, s5
    sw s8, 256(a0)
    lw s8, 392(a0)
    pq_bfgs a2, a3, s4
    sw s10, 768(a0)
    pq_mulq s10, t6, s5
    sw s11, 832(a0)
    lw t6, 840(a0)
    pq_bfgs t0, a5, t4
    lw s11, 264(a0)
    pq_mulq t4, a2, s5
    sw s10, 384(a0)
    sw ra, 896(a0)
    lw a2, 904(a0)
    sw t5, 320(a0)
    pq_bfgs t0, s6, s0
    pq_bfgs s11, s7, a6
    lw s10, 584(a0)
    sw s9, 192(a0)
    lw ra, 776(a0)
    pq_bfgs s8, t3, a4
    pq_bfgs a5, t1, s0
    sw a3, 960(a0)
    lw t5, 520(a0)
    pq_bfgs s7, t3, s1
    lw a6, 648(a0)
    lw a3, 40(a1)
    lw s9, 52(a1)
    lw a4, 56(a1)
    pq_bfgs t5, s10, a3
    pq_bfgs ra, t6, s9
    sw t4, 448(a0)
    lw a3, 712(a0)
    pq_bfgs s11, s8, s1
    lw s9, 48(a1)
    lw t4, 968(a0)
    pq_bfgs a6, a3, t2
    pq_bfgs a5, s7, s2
    pq_bfgs t1, t3, s2
    pq_bfgs a2, t4, a4
    pq_bfgs t5, a6, s9
    lw t2, 60(a1)
    lw a4, 144(a0)
    pq_bfgs t0, s11, s2
    pq_bfgs t6, t4, t2
    pq_bfgs s10, a3, s9
    pq_bfgs ra, a2, t2
    pq_bfgs s6, s8, s2
    pq_bfgs a3, t4, s3
    pq_bfgs t5, ra, s3
    pq_bfgs s10, t6, s3
    pq_bfgs a6, a2, s3
    pq_bfgs t3, t4, s4
    pq_bfgs a5, s10, s4
    pq_bfgs t0, t5, s4
    pq_mulq s9, a5, s5
    pq_mulq t2, t0, s5
    lw a5, 80(a0)
    sw t5, 520(a0)
    sw t2, 8(a0)
    lw t0, 400(a0)
    pq_bfgs t1, a3, s4
    lw t5, 208(a0)
    lw t2, 16(a0)
    pq_bfgs s6, a6, s4
    sw s9, 72(a0)
    pq_mulq s9, t3, s5
    pq_bfgs s7, t6, s4
    sw s9, 456(a0)
    pq_mulq t3, s6, s5
    sw a6, 648(a0)
    pq_bfgs s11, ra, s4
    lw a6, 24(a1)
    pq_mulq s7, s7, s5
    sw t3, 136(a0)
    pq_mulq s9, s11, s5
    sw s10, 584(a0)
    sw t6, 840(a0)
    lw s10, 272(a0)
    sw a3, 712(a0)
    lw t6, 336(a0)
    pq_mulq s6, t1, s5
    pq_bfgs s8, a2, s4
    sw s7, 328(a0)
    lw s7, 36(a1)
    lw t3, 32(a1)
    lw s11, 528(a0)
    pq_bfgs t2, a5, a6
    sw s6, 200(a0)
    lw a3, 28(a1)
    pq_bfgs s10, t6, t3
    sw ra, 776(a0)
    pq_mulq t1, s8, s5
    pq_bfgs a4, t5, a3
    sw a2, 904(a0)
    lw s6, 44(a1)
    lw a6, 656(a0)
    pq_bfgs t2, a4, s0
    sw t1, 392(a0)
    lw t3, 592(a0)
    sw s9, 264(a0)
    lw ra, 720(a0)
    lw s8, 464(a0)
    sw t4, 968(a0)
    lw t4, 784(a0)
    pq_bfgs a6, ra, s6
    pq_bfgs t0, s8, s7
    lw s9, 848(a0)
    lw a3, 976(a0)
    lw a2, 40(a1)
    lw t1, 912(a0)
    pq_bfgs s10, t0, s1
    lw s6, 52(a1)
    lw s7, 48(a1)
    pq_bfgs s11, t3, a2
    pq_bfgs a5, t5, s0
    pq_bfgs t4, s9, s6
    pq_bfgs s11, a6, s7
    lw a2, 60(a1)
    lw s6, 56(a1)
    pq_bfgs t6, s8, s1
    pq_bfgs t1, a3, s6
    pq_bfgs t5, s8, s2
    pq_bfgs t3, ra, s7
    pq_bfgs t2, s10, s2
    pq_bfgs t4, t1, a2
    pq_bfgs s9, a3, a2
    pq_bfgs a4, t0, s2
    lw s6, 152(a0)
    lw s7, 88(a0)
    pq_bfgs s11, t4, s3
    pq_bfgs a5, t6, s2
    pq_bfgs t3, s9, s3
    pq_bfgs t2, s11, s4
    pq_bfgs a5, t3, s4
    pq_bfgs ra, a3, s3
    sw s11, 528(a0)
    pq_mulq t2, t2, s5
    sw t3, 592(a0)
    pq_bfgs a6, t1, s3
    pq_mulq a2, a5, s5
    lw s11, 216(a0)
    pq_bfgs s10, t4, s4
    pq_bfgs a4, a6, s4
    pq_bfgs t5, ra, s4
    pq_mulq t3, a4, s5
    lw a5, 28(a1)
    sw a6, 656(a0)
    sw a2, 80(a0)
    pq_mulq a4, t5, s5
    sw t2, 16(a0)
    lw a6, 408(a0)
    pq_bfgs t6, s9, s4
    lw a2, 280(a0)
    lw t5, 24(a0)
    pq_bfgs t0, t1, s4
    sw a4, 208(a0)
    sw ra, 720(a0)
    lw t2, 344(a0)
    pq_mulq a4, s10, s5
    lw ra, 600(a0)
    pq_bfgs s8, a3, s4
    sw t3, 144(a0)
    sw a4, 272(a0)
    lw s10, 472(a0)
    lw t3, 32(a1)
    pq_mulq a4, t6, s5
    lw t6, 856(a0)
    sw s9, 848(a0)
    lw s9, 24(a1)
    pq_bfgs s6, s11, a5
    pq_mulq a5, t0, s5
    lw t0, 536(a0)
    sw t4, 784(a0)
    pq_bfgs t5, s7, s9
    sw a4, 336(a0)
    lw t4, 664(a0)
    pq_bfgs t5, s6, s0
    sw a3, 976(a0)
    lw a3, 36(a1)
    lw s9, 984(a0)
    lw a4, 792(a0)
    pq_mulq s8, s8, s5
    sw t1, 912(a0)
    lw t1, 920(a0)
    sw a5, 400(a0)
    pq_bfgs a6, s10, a3
    pq_bfgs a2, t2, t3
    pq_bfgs s7, s11, s0
    sw s8, 464(a0)
    lw a5, 728(a0)
    lw a3, 56(a1)
    lw t3, 40(a1)
    pq_bfgs a2, a6, s1
    pq_bfgs t1, s9, a3
    lw s8, 52(a1)
    lw a3, 44(a1)
    pq_bfgs t0, ra, t3
    pq_bfgs a4, t6, s8
    pq_bfgs t4, a5, a3
    lw t3, 60(a1)
    lw a3, 48(a1)
    pq_bfgs t2, s10, s1
    pq_bfgs a4, t1, t3
    pq_bfgs t0, t4, a3
    pq_bfgs ra, a5, a3
    pq_bfgs t0, a4, s3
    pq_bfgs t6, s9, t3
    pq_bfgs s7, t2, s2
    pq_bfgs t5, a2, s2
    pq_bfgs ra, t6, s3
    pq_bfgs s11, s10, s2
    pq_bfgs a2, a4, s4
    pq_bfgs t2, t6, s4
    pq_bfgs s7, ra, s4
    pq_bfgs a5, s9, s3
    pq_bfgs t5, t0, s4
    pq_bfgs t4, t1, s3
    pq_bfgs s11, a5, s4
    lw s8, 160(a0)
    lw a3, 352(a0)
    lw t3, 96(a0)
    pq_mulq t5, t5, s5
    sw t0, 536(a0)
    lw t0, 224(a0)
    sw ra, 600(a0)
    pq_mulq ra, s7, s5
    lw s7, 32(a0)
    pq_bfgs s10, s9, s4
    pq_bfgs s6, a6, s2
    sw ra, 88(a0)
    lw ra, 32(a1)
    sw a5, 728(a0)
    pq_bfgs a6, t1, s4
    sw t5, 24(a0)
    pq_mulq s11, s11, s5
    pq_bfgs s6, t4, s4
    lw a5, 24(a1)
    lw t5, 288(a0)
    sw t1, 920(a0)
    lw t1, 40(a1)
    pq_mulq s6, s6, s5
    sw t4, 664(a0)
    sw s11, 216(a0)
    sw t6, 856(a0)
    lw t4, 416(a0)
    pq_mulq s11, t2, s5
    pq_mulq t6, s10, s5
    sw a4, 792(a0)
    pq_mulq s10, a2, s5
    lw a4, 28(a1)
    lw t2, 480(a0)
    pq_bfgs t5, a3, ra
    lw a2, 36(a1)
    lw ra, 672(a0)
    sw s11, 344(a0)
    pq_bfgs t4, t2, a2
    sw s6, 152(a0)
    pq_mulq s11, a6, s5
    sw s10, 280(a0)
    lw a2, 608(a0)
    pq_bfgs t5, t4, s1
    pq_bfgs a3, t2, s1
    sw t6, 472(a0)
    pq_bfgs s8, t0, a4
    lw a4, 928(a0)
    lw s6, 56(a1)
    pq_bfgs s7, t3, a5
    lw s10, 800(a0)
    lw a6, 44(a1)
    lw t6, 992(a0)
    lw a5, 544(a0)
    pq_bfgs t3, t0, s0
    pq_bfgs s7, s8, s0
    sw s11, 408(a0)
    lw s11, 864(a0)
    sw s9, 984(a0)
    lw s9, 736(a0)
    pq_bfgs t0, t2, s2
    pq_bfgs a5, a2, t1
    pq_bfgs ra, s9, a6
    lw t1, 48(a1)
    lw a6, 52(a1)
    pq_bfgs a4, t6, s6
    pq_bfgs s10, s11, a6
    pq_bfgs s8, t4, s2
    pq_bfgs s7, t5, s2
    pq_bfgs a5, ra, t1
    lw s6, 60(a1)
    pq_bfgs a2, s9, t1
    pq_bfgs s11, t6, s6
    pq_bfgs s10, a4, s6
    pq_bfgs t3, a3, s2
    pq_bfgs s9, t6, s3
    pq_bfgs a5, s10, s3
    pq_bfgs a2, s11, s3
    pq_bfgs s7, a5, s4
    pq_bfgs ra, a4, s3
    pq_bfgs t5, s10, s4
    lw a6, 232(a0)
    pq_mulq t1, s7, s5
    sw a5, 544(a0)
    lw s6, 40(a0)
    pq_bfgs t3, a2, s4
    pq_bfgs t0, s9, s4
    lw s7, 104(a0)
    lw a5, 360(a0)
    pq_bfgs s8, ra, s4
    sw a2, 608(a0)
    sw t1, 32(a0)
    lw a2, 40(a1)
    sw s9, 736(a0)
    pq_mulq t1, s8, s5
    lw s9, 424(a0)
    pq_mulq s8, t0, s5
    sw ra, 672(a0)
    lw t0, 24(a1)
    pq_bfgs t4, a4, s4
    lw ra, 296(a0)
    pq_mulq t3, t3, s5
    sw t1, 160(a0)
    pq_bfgs a3, s11, s4
    pq_mulq t1, t4, s5
    pq_mulq t4, t5, s5
    sw s8, 224(a0)
    lw t5, 168(a0)
    sw t4, 288(a0)
    pq_mulq s8, a3, s5
    lw t4, 32(a1)
    pq_bfgs t2, t6, s4
    sw t3, 96(a0)
    lw a3, 28(a1)
    pq_bfgs s6, s7, t0
    lw t3, 36(a1)
    pq_bfgs ra, a5, t4
    pq_bfgs t5, a6, a3
    sw t6, 992(a0)
    lw a3, 488(a0)
    sw t1, 416(a0)
    sw s8, 352(a0)
    pq_bfgs s9, a3, t3
    lw t0, 616(a0)
    sw s11, 864(a0)
    lw t4, 552(a0)
    pq_bfgs a5, a3, s1
    sw s10, 800(a0)
    lw t6, 744(a0)
    lw t1, 680(a0)
    lw s8, 44(a1)
    pq_mulq t3, t2, s5
    lw s11, 808(a0)
    pq_bfgs ra, s9, s1
    sw a4, 928(a0)
    lw a4, 872(a0)
    sw t3, 480(a0)
    pq_bfgs s7, a6, s0
    lw t2, 936(a0)
    lw s10, 1000(a0)
    pq_bfgs t4, t0, a2
    pq_bfgs t1, t6, s8
    lw a2, 52(a1)
    pq_bfgs s6, t5, s0
    lw t3, 48(a1)
    lw s8, 56(a1)
    pq_bfgs t2, s10, s8
    pq_bfgs s11, a4, a2
    pq_bfgs s7, a5, s2
    lw a2, 60(a1)
    lw s8, 48(a0)
    pq_bfgs t0, t6, t3
    pq_bfgs a4, s10, a2
    pq_bfgs t4, t1, t3
    pq_bfgs a6, a3, s2
    pq_bfgs t5, s9, s2
    pq_bfgs s11, t2, a2
    pq_bfgs s6, ra, s2
    pq_bfgs t0, a4, s3
    pq_bfgs t1, t2, s3
    pq_bfgs t4, s11, s3
    pq_bfgs a5, a4, s4
    pq_bfgs t5, t1, s4
    lw t3, 112(a0)
    pq_bfgs t6, s10, s3
    pq_bfgs s6, t4, s4
    sw t4, 552(a0)
    pq_mulq a2, s6, s5
    pq_mulq t4, t5, s5
    lw s6, 240(a0)
    pq_bfgs s7, t0, s4
    pq_bfgs a6, t6, s4
    sw a2, 40(a0)
    lw t5, 304(a0)
    sw t4, 168(a0)
    lw a2, 432(a0)
    pq_mulq t4, s7, s5
    lw s7, 496(a0)
    sw t6, 744(a0)
    pq_mulq t6, a5, s5
    lw a5, 24(a1)
    pq_bfgs ra, s11, s4
    sw t0, 616(a0)
    sw t1, 680(a0)
    pq_mulq t0, a6, s5
    pq_bfgs s8, t3, a5
    lw a5, 32(a1)
    pq_mulq t1, ra, s5
    lw a6, 36(a1)
    lw ra, 368(a0)
    sw t0, 232(a0)
    lw t0, 28(a1)
    pq_bfgs a3, s10, s4
    pq_bfgs s9, t2, s4
    sw t1, 296(a0)
    lw t1, 176(a0)
    pq_bfgs a2, s7, a6
    pq_bfgs t5, ra, a5
    sw s10, 1000(a0)
    sw t6, 360(a0)
    pq_mulq a6, s9, s5
    sw t4, 104(a0)
    lw a5, 560(a0)
    sw a6, 424(a0)
    pq_bfgs t1, s6, t0
    lw a6, 688(a0)
    lw s10, 624(a0)
    pq_mulq t6, a3, s5
    sw s11, 808(a0)
    lw s9, 944(a0)
    lw t4, 1008(a0)
    lw t0, 40(a1)
    lw a3, 752(a0)
    pq_bfgs t5, a2, s1
    pq_bfgs a5, s10, t0
    sw t2, 936(a0)
    lw s11, 44(a1)
    sw a4, 872(a0)
    pq_bfgs ra, s7, s1
    sw t6, 488(a0)
    lw t2, 880(a0)
    pq_bfgs a6, a3, s11
    lw t0, 52(a1)
    lw a4, 48(a1)
    lw t6, 816(a0)
    lw s11, 60(a1)
    pq_bfgs t3, s6, s0
    pq_bfgs s8, t1, s0
    pq_bfgs t6, t2, t0
    lw t0, 56(a1)
    pq_bfgs s10, a3, a4
    pq_bfgs s9, t4, t0
    pq_bfgs t3, ra, s2
    pq_bfgs a5, a6, a4
    pq_bfgs t6, s9, s11
    pq_bfgs t2, t4, s11
    pq_bfgs a5, t6, s3
    pq_bfgs s8, t5, s2
    pq_bfgs s6, s7, s2
    pq_bfgs a6, s9, s3
    lw t0, 56(a0)
    lw a4, 184(a0)
    pq_bfgs s10, t2, s3
    lw s11, 120(a0)
    pq_bfgs a3, t4, s3
    pq_bfgs t1, a2, s2
    pq_bfgs s8, a5, s4
    pq_bfgs ra, t2, s4
    pq_bfgs t3, s10, s4
    pq_bfgs t1, a6, s4
    sw s10, 624(a0)
    pq_mulq s10, s8, s5
    pq_bfgs s6, a3, s4
    sw a5, 560(a0)
    pq_mulq s8, t3, s5
    pq_mulq a5, t1, s5
    sw s10, 48(a0)
    lw t3, 312(a0)
    sw s8, 112(a0)
    pq_mulq t1, s6, s5
    lw s6, 376(a0)
    lw s10, 248(a0)
    pq_bfgs a2, s9, s4
    lw s8, 440(a0)
    sw a6, 688(a0)
    pq_bfgs s7, t4, s4
    sw t2, 880(a0)
    pq_mulq a6, a2, s5
    pq_bfgs t5, t6, s4
    sw s9, 944(a0)
    lw t2, 32(a1)
    sw a5, 176(a0)
    sw a3, 752(a0)
    lw a2, 24(a1)
    lw a3, 28(a1)
    pq_mulq s9, t5, s5
    sw t6, 816(a0)
    lw t6, 632(a0)
    pq_bfgs t3, s6, t2
    lw a5, 568(a0)
    lw t5, 504(a0)
    pq_mulq t2, ra, s5
    lw ra, 696(a0)
    pq_bfgs a4, s10, a3
    sw t1, 240(a0)
    lw a3, 36(a1)
    lw t1, 40(a1)
    pq_bfgs t0, s11, a2
    sw s9, 304(a0)
    lw a2, 52(a1)
    pq_bfgs s8, t5, a3
    sw t2, 368(a0)
    pq_mulq t2, s7, s5
    pq_bfgs t0, a4, s0
    pq_bfgs s6, t5, s1
    sw a6, 432(a0)
    lw s7, 888(a0)
    lw a6, 824(a0)
    lw a3, 952(a0)
    pq_bfgs a5, t6, t1
    pq_bfgs a6, s7, a2
    sw t2, 496(a0)
    lw a2, 48(a1)
    pq_bfgs t3, s8, s1
    lw t2, 1016(a0)
    sw t4, 1008(a0)
    lw s9, 56(a1)
    pq_bfgs t0, t3, s2
    lw t1, 44(a1)
    lw t4, 760(a0)
    pq_bfgs a3, t2, s9
    pq_bfgs a4, s8, s2
    pq_bfgs ra, t4, t1
    lw s9, 60(a1)
    pq_bfgs s11, s10, s0
    pq_bfgs a5, ra, a2
    pq_bfgs a6, a3, s9
    pq_bfgs s7, t2, s9
    pq_bfgs t6, t4, a2
    pq_bfgs s10, t5, s2
    pq_bfgs a5, a6, s3
    pq_bfgs ra, a3, s3
    pq_bfgs t4, t2, s3
    pq_bfgs t6, s7, s3
    pq_bfgs t3, a6, s4
    pq_bfgs s11, s6, s2
    pq_bfgs t0, a5, s4
    pq_bfgs s8, a3, s4
    sw a5, 568(a0)
    pq_mulq a2, t0, s5
    pq_bfgs a4, ra, s4
    pq_bfgs s11, t6, s4
    pq_bfgs s6, s7, s4
    sw a2, 56(a0)
    pq_mulq a4, a4, s5
    pq_bfgs s10, t4, s4
    pq_bfgs t5, t2, s4
    sw t6, 632(a0)
    pq_mulq t1, s11, s5
    sw a4, 184(a0)
    sw t4, 760(a0)
    pq_mulq t4, t3, s5
    sw t1, 120(a0)
    pq_mulq a5, s6, s5
    sw ra, 696(a0)
    sw t4, 312(a0)
    pq_mulq s9, s10, s5
    sw a5, 376(a0)
    sw a6, 824(a0)
    sw s9, 248(a0)
    pq_mulq t0, t5, s5
    sw s7, 888(a0)
    addi a0, a0, 4
    sw t2, 1012(a0)
    pq_mulq t6, s8, s5
    sw t0, 500(a0)
    sw a3, 948(a0)
    sw t6, 436(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_3
    lw s9, 36(sp)
    lw s10, 40(sp)
    lw s8, 32(sp)
    lw s4, 16(sp)
    lw s5, 20(sp)
    lw ra, 48(sp)
    addi a0, a0, -8
    lw s11, 44(sp)
    lw s2, 8(sp)
    lw s7, 28(sp)
    lw s3, 12(sp)
    lw s0, 0(sp)
    lw s6, 24(sp)
    lw s1, 4(sp)
    addi sp, sp, 64
    addi a1, a1, 64
    jalr zero, 0(ra)
    .size mldsa_invntt_tomont, . - mldsa_invntt_tomont

    .section .rodata
    .balign 8
.Lconstants:
    .word 6403635, 846154, 4540456, 6979993, 4442679, 3628969, 2797779, 1362209
    .word 48306, 3881060, 4460757, 554416, 3019102, 6308525, 8100412, 3545687
    .word 6767575, 1439742, 976891, 8196974, 812732, 2556880, 2286327, 420899
    .word 1584928, 2235985, 2939036, 7094748, 4479693, 4369920, 3833893, 260646
    .word 7039087, 1104333, 1667432, 7064828, 4499374, 6470041, 1803090, 177440
    .word 6656817, 426683, 2409325, 7426187, 19422, 7908339, 6662682, 1851402
    .word 975884, 6167306, 5220671, 7849063, 8110657, 4513516, 3553272, 4856520
    .word 3038916, 8190869, 7568473, 6623180, 1799107, 3694233, 1316856, 6727783
    .word 7570268, 7620448, 4680821, 5366416, 6764025, 210977, 8217573, 3183426
    .word 5991061, 1600420, 3277672, 1207385, 8194886, 3249728, 5011305, 6423145
    .word 6727353, 2140649, 164721, 5925962, 8578, 5948022, 2013608, 3724342
    .word 4873154, 1399561, 3776993, 7786281, 4421799, 3724270, 2584293, 7475901
    .word 3821735, 1846953, 1671176, 1100098, 2831860, 542412, 8336129, 4874723
    .word 3859737, 4974386, 6144537, 5282425, 7603226, 6880252, 7871466, 1643818
    .word 1374803, 2546312, 8115473, 6463336, 1279661, 3343383, 1699267, 2118186
    .word 1962642, 5074302, 1430430, 7067962, 451100, 6527646, 539299, 1430225
    .word 3318210, 7031341, 7143142, 1333058, 381987, 6031717, 2108549, 1050970
    .word 6476982, 1308169, 6511298, 2994039, 22981, 300467, 3548272, 5744496
    .word 1228525, 7129923, 3767016, 671102, 4840449, 5760665, 6784443, 5894064
    .word 2477047, 7132797, 4325093, 411027, 2867647, 7115408, 2590150, 3693493
    .word 5688936, 5538076, 2967645, 4805995, 1119584, 8177373, 6644538, 5665122
    .word 3342277, 4943130, 6232521, 3043716, 4272102, 2437823, 983419, 8093429
    .word 8038120, 4968207, 3861115, 549488, 3595838, 768622, 8253495, 525098
    .word 3556995, 3632928, 4464978, 5173371, 6348669, 3157330, 3122442, 655327
    .word 3190144, 2537516, 4794489, 522500, 43260, 1000202, 1613174, 7884926
    .word 4083598, 3592148, 7561383, 7470875, 6441103, 6521319, 7479715, 1257611
    .word 1661693, 1079900, 3193378, 1197226, 1585221, 3759364, 3520352, 6203962
    .word 4849980, 4867236, 1235728, 4904467, 5945978, 8113420, 1452451, 5303092
    .word 7356305, 3562462, 2446433, 3041255, 6136326, 3342478, 3677745, 8284641
    .word 4562441, 6063917, 1528703, 4972711, 6288750, 3930395, 5674394, 5654953
    .word 7913949, 876248, 518909, 2608894, 3975713, 41978, 5700314, 5268920
    .word 2884855, 5260684, 2091905, 359251, 777960, 6026966, 6554070, 8143293

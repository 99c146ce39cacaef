# invntt of ml-dsa-44, variant "latency-2" of design "cva6-ntt", scheduled for cva6-superscalar with commit_ports = 3, register_read_ports = 5:
# 1,679 -> 1,626 cycles, 4,922 -> 4,912 bytes, proved equal to what came.
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cva6-superscalar --design cva6-ntt --variant latency-2 --kernel start/three-ports/invntt.S --effort 4 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 4 and 4, paired loads, scheduled for three commit ports.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .include "xpqntt.inc"

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -64
    sw ra, 48(sp)
    sw s4, 16(sp)
    sw s8, 32(sp)
    sw s11, 44(sp)
    sw s7, 28(sp)
    sw s6, 24(sp)
.Lmldsa_invntt_tomont_pc80009fe2:
    auipc a1, %pcrel_hi(.Lconstants)
    sw s3, 12(sp)
    sw s2, 8(sp)
    sw s9, 36(sp)
    sw s0, 0(sp)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc80009fe2)
    sw s5, 20(sp)
    sw s10, 40(sp)
    addi a7, a0, 1024
    sw s1, 4(sp)
.Lmldsa_invntt_tomont_1:
    pq_lwp s6, s7, 32, a1
    lw s0, 24(a0)
    pq_lwp t6, a2, 8, a1
    pq_lwp t0, t1, 0, a1
    lw t2, 0(a0)
    lw t4, 8(a0)
    lw t3, 4(a0)
    lw t5, 12(a0)
    pq_lwp a5, a6, 16, a1
    pq_bfgs t2, t3, t0
    pq_lwp s10, s11, 40, a1
    lw s1, 28(a0)
    pq_bfgs t4, t5, t1
    lw s4, 32(a0)
    lw a3, 16(a0)
    pq_bfgs t2, t4, t6
    lw a4, 20(a0)
    pq_bfgs s0, s1, a5
    pq_bfgs t3, t5, t6
    pq_lwp s2, s3, 24, a1
    lw s8, 40(a0)
    pq_bfgs a3, a4, a2
    lw t1, 56(a0)
    pq_bfgs a4, s1, a6
    pq_bfgs a3, s0, a6
    lw s9, 44(a0)
    pq_bfgs t3, a4, s2
    lw t6, 60(a0)
    lw s5, 36(a0)
    pq_bfgs t4, s0, s2
    pq_bfgs s8, s9, s6
    lw t0, 52(a0)
    pq_bfgs s4, s5, s3
    pq_bfgs t2, a3, s2
    lw a6, 56(a1)
    pq_bfgs t1, t6, s11
    lw ra, 68(a0)
    pq_bfgs t5, s1, s2
    lw a5, 48(a0)
    pq_lwp a2, s6, 48, a1
    pq_bfgs a5, t0, s10
    pq_bfgs s4, s8, s7
    lw s3, 64(a0)
    lw s11, 76(a0)
    pq_bfgs s5, s9, s7
    pq_lwp s10, s2, 64, a1
    pq_bfgs a5, t1, a2
    lw s7, 72(a0)
    pq_bfgs s4, a5, s6
    pq_bfgs t0, t6, a2
    lw a2, 80(a0)
    pq_bfgs s7, s11, s2
    pq_bfgs s8, t1, s6
    pq_bfgs s3, ra, s10
    pq_bfgs t2, s4, a6
    pq_bfgs a3, a5, a6
    pq_bfgs s5, t0, s6
    pq_lwp s2, s10, 72, a1
    sw s4, 32(a0)
    pq_bfgs t4, s8, a6
    lw s4, 104(a0)
    pq_bfgs t3, s5, a6
    pq_bfgs a4, t0, a6
    pq_bfgs s9, t6, s6
    sw t4, 8(a0)
    lw s6, 84(a0)
    sw t3, 4(a0)
    sw t0, 52(a0)
    sw t2, 0(a0)
    pq_bfgs ra, s11, s2
    sw a4, 20(a0)
    lw t4, 100(a0)
    pq_lwp t3, t0, 96, a1
    sw a3, 16(a0)
    pq_bfgs t5, s9, a6
    sw a5, 48(a0)
    sw s5, 36(a0)
    sw s9, 44(a0)
    pq_bfgs s3, s7, s2
    pq_bfgs s0, t1, a6
    sw s8, 40(a0)
    sw t5, 12(a0)
    pq_bfgs s1, t6, a6
    sw t1, 56(a0)
    pq_lwp t2, a4, 80, a1
    lw s5, 92(a0)
    lw a3, 88(a0)
    lw s2, 116(a0)
    pq_bfgs a2, s6, s10
    pq_bfgs a3, s5, t2
    pq_lwp a5, s8, 88, a1
    pq_lwp s9, a6, 104, a1
    lw t5, 96(a0)
    lw t1, 112(a0)
    pq_bfgs a2, a3, a4
    lw s10, 136(a0)
    pq_bfgs t5, t4, s8
    sw s0, 24(a0)
    lw t2, 108(a0)
    pq_bfgs s6, s5, a4
    sw t6, 60(a0)
    pq_bfgs t1, s2, s9
    pq_lwp s8, s0, 112, a1
    lw a4, 120(a0)
    pq_bfgs s7, a3, a5
    pq_bfgs s4, t2, t3
    lw t6, 124(a0)
    sw s1, 28(a0)
    pq_bfgs ra, s6, a5
    pq_bfgs t5, s4, t0
    pq_bfgs s3, a2, a5
    lw s9, 132(a0)
    pq_bfgs t4, t2, t0
    lw t3, 140(a0)
    pq_bfgs a4, t6, a6
    lw s1, 128(a0)
    pq_bfgs s11, s5, a5
    pq_lwp t0, a6, 128, a1
    pq_bfgs t1, a4, s8
    pq_bfgs s2, t6, s8
    lw a5, 120(a1)
    pq_bfgs t5, t1, s0
    pq_bfgs s4, a4, s0
    pq_bfgs t2, t6, s0
    pq_bfgs s3, t5, a5
    pq_bfgs t4, s2, s0
    lw s8, 144(a0)
    pq_bfgs s1, s9, t0
    pq_lwp t0, s0, 136, a1
    sw t5, 96(a0)
    pq_bfgs ra, t4, a5
    sw ra, 68(a0)
    sw t4, 100(a0)
    pq_bfgs a2, t1, a5
    sw s3, 64(a0)
    pq_bfgs s11, t2, a5
    pq_bfgs s7, s4, a5
    pq_bfgs s6, s2, a5
    sw s11, 76(a0)
    sw s4, 104(a0)
    pq_bfgs a3, a4, a5
    sw s7, 72(a0)
    sw a2, 80(a0)
    pq_lwp t5, s11, 152, a1
    sw t2, 108(a0)
    sw s6, 84(a0)
    sw a3, 88(a0)
    pq_lwp ra, t4, 144, a1
    sw t1, 112(a0)
    pq_bfgs s10, t3, a6
    sw s2, 116(a0)
    lw s6, 148(a0)
    pq_bfgs s1, s10, t0
    lw s7, 156(a0)
    pq_bfgs s8, s6, s0
    lw s3, 152(a0)
    pq_lwp t1, s4, 160, a1
    pq_bfgs s5, t6, a5
    lw a2, 172(a0)
    lw t2, 160(a0)
    pq_bfgs s3, s7, ra
    pq_bfgs s9, t3, t0
    lw a3, 164(a0)
    lw a6, 188(a0)
    pq_bfgs s8, s3, t4
    lw s2, 168(a0)
    pq_bfgs t2, a3, s11
    lw s0, 184(a0)
    pq_bfgs s6, s7, t4
    pq_lwp ra, a5, 168, a1
    pq_bfgs s1, s8, t5
    lw t0, 180(a0)
    pq_bfgs s2, a2, t1
    pq_bfgs s9, s6, t5
    sw s5, 92(a0)
    pq_bfgs t3, s7, t5
    pq_lwp s11, t4, 192, a1
    lw s5, 184(a1)
    sw t6, 124(a0)
    pq_bfgs s0, a6, a5
    pq_bfgs t2, s2, s4
    pq_bfgs a3, a2, s4
    lw t1, 176(a0)
    pq_lwp t6, a5, 176, a1
    lw s4, 200(a0)
    pq_bfgs t1, t0, ra
    lw ra, 196(a0)
    pq_bfgs s10, s3, t5
    pq_bfgs t0, a6, t6
    lw t5, 192(a0)
    pq_bfgs t1, s0, t6
    pq_bfgs a2, a6, a5
    pq_bfgs t2, t1, a5
    pq_bfgs s2, s0, a5
    sw a4, 120(a0)
    pq_bfgs s1, t2, s5
    pq_bfgs a3, t0, a5
    lw a5, 204(a0)
    pq_bfgs t5, ra, s11
    lw t6, 208(a0)
    sw t2, 160(a0)
    pq_bfgs s8, t1, s5
    pq_bfgs s9, a3, s5
    sw s1, 128(a0)
    pq_bfgs s10, s2, s5
    sw t1, 176(a0)
    pq_lwp s11, t2, 200, a1
    pq_lwp a4, s1, 232, a1
    sw s8, 144(a0)
    pq_bfgs t3, a2, s5
    sw s10, 136(a0)
    pq_bfgs s4, a5, t4
    pq_bfgs s6, t0, s5
    sw a3, 164(a0)
    sw t3, 140(a0)
    pq_bfgs s3, s0, s5
    pq_bfgs t5, s4, s11
    lw t1, 220(a0)
    sw s6, 148(a0)
    sw s3, 152(a0)
    sw s2, 168(a0)
    sw t0, 180(a0)
    lw s3, 216(a0)
    pq_bfgs s7, a6, s5
    lw a3, 212(a0)
    pq_bfgs ra, a5, s11
    lw s8, 228(a0)
    pq_lwp t0, s10, 208, a1
    lw s11, 244(a0)
    pq_bfgs t6, a3, t2
    lw t4, 232(a0)
    pq_lwp s2, t3, 216, a1
    pq_bfgs s3, t1, t0
    lw s6, 224(a0)
    pq_bfgs t6, s3, s10
    lw s5, 240(a0)
    pq_bfgs a3, t1, s10
    lw t2, 236(a0)
    lw t0, 248(a0)
    pq_bfgs t5, t6, s2
    sw s9, 132(a0)
    pq_bfgs ra, a3, s2
    pq_bfgs s6, s8, t3
    sw a2, 172(a0)
    pq_bfgs s5, s11, a4
    pq_lwp s10, s9, 224, a1
    pq_lwp t3, a2, 240, a1
    lw a4, 252(a0)
    sw s7, 156(a0)
    pq_bfgs t4, t2, s10
    sw a6, 188(a0)
    pq_bfgs s4, s3, s2
    pq_bfgs s6, t4, s9
    pq_bfgs a5, t1, s2
    sw s0, 184(a0)
    pq_lwp s7, s2, 256, a1
    pq_bfgs t0, a4, s1
    lw s10, 248(a1)
    pq_bfgs s5, t0, t3
    lw a6, 256(a0)
    pq_bfgs s8, t2, s9
    pq_bfgs s11, a4, t3
    pq_bfgs s6, s5, a2
    pq_bfgs t4, t0, a2
    pq_bfgs s8, s11, a2
    lw s0, 260(a0)
    pq_bfgs t5, s6, s10
    lw s1, 272(a0)
    pq_bfgs t6, s5, s10
    sw t5, 192(a0)
    pq_bfgs t2, a4, a2
    pq_bfgs s4, t4, s10
    lw s9, 268(a0)
    pq_bfgs a5, t2, s10
    lw t3, 264(a0)
    sw s4, 200(a0)
    pq_lwp a2, t5, 264, a1
    pq_bfgs a6, s0, s7
    lw s4, 276(a0)
    pq_bfgs ra, s8, s10
    pq_bfgs s1, s4, t5
    sw s6, 224(a0)
    pq_bfgs t3, s9, s2
    sw s8, 228(a0)
    sw t4, 232(a0)
    pq_bfgs a3, s11, s10
    sw s5, 240(a0)
    sw ra, 196(a0)
    pq_bfgs s3, t0, s10
    sw t6, 208(a0)
    sw s3, 216(a0)
    pq_lwp s7, t5, 288, a1
    sw a3, 212(a0)
    pq_bfgs s0, s9, a2
    pq_bfgs a6, t3, a2
    sw t2, 236(a0)
    sw s11, 244(a0)
    sw a5, 204(a0)
    sw t0, 248(a0)
    lw s6, 280(a0)
    pq_lwp s8, a5, 280, a1
    lw s2, 288(a0)
    pq_bfgs t1, a4, s10
    pq_lwp t4, t2, 296, a1
    pq_lwp s5, ra, 272, a1
    lw a2, 284(a0)
    lw s10, 292(a0)
    pq_bfgs s6, a2, s5
    lw s3, 300(a0)
    pq_bfgs s2, s10, a5
    lw t6, 304(a0)
    pq_bfgs s4, a2, ra
    lw a3, 308(a0)
    lw s11, 296(a0)
    pq_bfgs s1, s6, ra
    pq_bfgs t6, a3, t4
    lw t0, 316(a0)
    pq_bfgs s11, s3, s7
    lw s5, 312(a0)
    pq_lwp a5, ra, 304, a1
    pq_bfgs s2, s11, t5
    pq_bfgs s5, t0, t2
    pq_bfgs t3, s6, s8
    sw t1, 220(a0)
    pq_bfgs t6, s5, a5
    pq_bfgs a6, s1, s8
    sw a4, 252(a0)
    pq_bfgs s9, a2, s8
    pq_bfgs s10, s3, t5
    pq_lwp t4, s7, 320, a1
    lw t2, 344(a0)
    lw t1, 332(a0)
    pq_bfgs s11, s5, ra
    pq_bfgs s2, t6, ra
    lw a4, 320(a0)
    lw t5, 328(a0)
    pq_bfgs a3, t0, a5
    lw a5, 324(a0)
    pq_bfgs s0, s4, s8
    pq_bfgs s3, t0, ra
    lw s8, 312(a1)
    pq_bfgs a4, a5, t4
    pq_bfgs t3, s11, s8
    lw t4, 336(a0)
    pq_bfgs s10, a3, ra
    pq_bfgs t5, t1, s7
    pq_bfgs a6, s2, s8
    pq_lwp s7, ra, 328, a1
    sw t3, 264(a0)
    sw a6, 256(a0)
    pq_bfgs s0, s10, s8
    pq_bfgs a2, t0, s8
    lw t3, 340(a0)
    pq_bfgs s1, t6, s8
    sw s11, 296(a0)
    pq_bfgs t4, t3, ra
    sw t6, 304(a0)
    sw s1, 272(a0)
    pq_bfgs a4, t5, s7
    sw s0, 260(a0)
    lw ra, 360(a0)
    lw s0, 356(a0)
    pq_bfgs s4, a3, s8
    pq_bfgs s9, s3, s8
    lw t6, 348(a0)
    pq_bfgs s6, s5, s8
    pq_lwp a6, s11, 336, a1
    sw s9, 268(a0)
    sw s10, 292(a0)
    sw s2, 288(a0)
    pq_bfgs t2, t6, a6
    pq_lwp s8, s1, 344, a1
    pq_lwp s2, s9, 352, a1
    pq_bfgs a5, t1, s7
    lw s10, 352(a0)
    sw s5, 312(a0)
    pq_lwp a6, s7, 360, a1
    lw s5, 368(a0)
    pq_bfgs t4, t2, s11
    pq_bfgs s10, s0, s1
    sw s3, 300(a0)
    lw s1, 364(a0)
    pq_bfgs t3, t6, s11
    lw s3, 376(a0)
    lw s11, 372(a0)
    pq_bfgs ra, s1, s2
    pq_bfgs a4, t4, s8
    sw a2, 284(a0)
    pq_bfgs s5, s11, a6
    sw t0, 316(a0)
    lw s2, 380(a0)
    pq_bfgs a5, t3, s8
    pq_bfgs s3, s2, s7
    pq_lwp a2, a6, 368, a1
    lw t0, 388(a0)
    pq_bfgs s5, s3, a2
    lw s7, 396(a0)
    sw a3, 308(a0)
    pq_bfgs s11, s2, a2
    sw s6, 280(a0)
    pq_bfgs t5, t2, s8
    pq_bfgs s10, ra, s9
    lw a3, 384(a0)
    pq_bfgs s0, s1, s9
    lw a2, 392(a0)
    pq_bfgs t1, t6, s8
    lw s6, 376(a1)
    pq_lwp s8, s9, 384, a1
    sw s4, 276(a0)
    pq_bfgs s0, s11, a6
    pq_bfgs s1, s2, a6
    pq_bfgs a5, s0, s6
    pq_bfgs s10, s5, a6
    pq_bfgs ra, s3, a6
    sw a5, 324(a0)
    pq_bfgs t4, s5, s6
    lw s4, 400(a0)
    pq_lwp a5, a6, 392, a1
    pq_bfgs t5, ra, s6
    pq_bfgs a2, s7, s9
    pq_bfgs a4, s10, s6
    sw t5, 328(a0)
    pq_bfgs t3, s11, s6
    sw s5, 368(a0)
    pq_bfgs t1, s1, s6
    pq_bfgs t2, s3, s6
    sw t3, 340(a0)
    sw a4, 320(a0)
    sw s3, 376(a0)
    sw ra, 360(a0)
    pq_bfgs a3, t0, s8
    sw s1, 364(a0)
    pq_bfgs t6, s2, s6
    lw a4, 404(a0)
    pq_lwp ra, s9, 408, a1
    lw t5, 408(a0)
    pq_lwp s3, s5, 400, a1
    pq_bfgs a3, a2, a5
    sw s10, 352(a0)
    sw s2, 380(a0)
    sw t1, 332(a0)
    lw s1, 420(a0)
    pq_lwp s8, t3, 416, a1
    lw s6, 412(a0)
    pq_lwp s10, s2, 424, a1
    lw t1, 416(a0)
    pq_bfgs s4, a4, a6
    pq_bfgs t5, s6, s3
    sw t4, 336(a0)
    sw t2, 344(a0)
    sw s0, 356(a0)
    pq_bfgs s4, t5, s5
    lw a6, 436(a0)
    lw s3, 428(a0)
    pq_bfgs t0, s7, a5
    lw a5, 424(a0)
    pq_bfgs t1, s1, s9
    pq_lwp t4, t2, 432, a1
    lw s0, 432(a0)
    sw s11, 372(a0)
    pq_bfgs a5, s3, s8
    pq_bfgs a4, s6, s5
    lw s9, 440(a0)
    lw s11, 444(a0)
    pq_bfgs a2, t5, ra
    sw t6, 348(a0)
    pq_bfgs t1, a5, t3
    pq_bfgs s7, s6, ra
    pq_bfgs s0, a6, s10
    lw s8, 448(a0)
    lw s5, 452(a0)
    pq_bfgs s9, s11, s2
    pq_bfgs s1, s3, t3
    lw t6, 440(a1)
    pq_bfgs s0, s9, t4
    lw s10, 456(a0)
    pq_bfgs a3, s4, ra
    pq_lwp s2, t3, 448, a1
    pq_bfgs a6, s11, t4
    lw t4, 464(a0)
    pq_bfgs t1, s0, t2
    pq_bfgs a5, s9, t2
    pq_bfgs s3, s11, t2
    pq_bfgs a3, t1, t6
    pq_bfgs s7, s3, t6
    pq_bfgs s1, a6, t2
    sw t1, 416(a0)
    pq_bfgs t0, a4, ra
    sw a3, 384(a0)
    pq_bfgs s8, s5, s2
    pq_bfgs a2, a5, t6
    lw t2, 460(a0)
    pq_bfgs t0, s1, t6
    sw s7, 396(a0)
    pq_bfgs a4, a6, t6
    lw t1, 480(a0)
    pq_bfgs s10, t2, t3
    sw t0, 388(a0)
    sw a5, 424(a0)
    pq_bfgs s6, s11, t6
    lw ra, 472(a0)
    pq_lwp s2, a3, 456, a1
    pq_lwp a5, s7, 472, a1
    sw a2, 392(a0)
    lw t3, 468(a0)
    lw t0, 476(a0)
    sw a4, 404(a0)
    pq_bfgs s4, s0, t6
    pq_bfgs t4, t3, a3
    pq_lwp a2, a4, 480, a1
    sw a6, 436(a0)
    sw s0, 432(a0)
    pq_lwp a3, a6, 464, a1
    lw s0, 484(a0)
    pq_bfgs t5, s9, t6
    pq_bfgs ra, t0, a3
    lw t6, 492(a0)
    pq_bfgs s8, s10, s2
    lw a3, 488(a0)
    sw s4, 400(a0)
    pq_bfgs t4, ra, a6
    pq_bfgs t1, s0, s7
    sw s1, 420(a0)
    pq_bfgs a3, t6, a2
    pq_bfgs t3, t0, a6
    lw s4, 496(a0)
    pq_bfgs s5, t2, s2
    lw s7, 500(a0)
    pq_lwp s1, a2, 488, a1
    pq_bfgs s0, t6, a4
    lw a6, 504(a0)
    sw s11, 444(a0)
    pq_bfgs s8, t4, a5
    pq_bfgs t1, a3, a4
    lw s2, 508(a0)
    pq_bfgs s5, t3, a5
    pq_lwp s11, a4, 496, a1
    pq_bfgs s4, s7, s1
    pq_bfgs a6, s2, a2
    pq_bfgs s10, ra, a5
    lw s1, 504(a1)
    pq_bfgs s4, a6, s11
    sw s3, 428(a0)
    pq_bfgs t2, t0, a5
    pq_bfgs t1, s4, a4
    pq_bfgs s7, s2, s11
    sw t5, 408(a0)
    pq_bfgs s8, t1, s1
    pq_bfgs t6, s2, a4
    sw t1, 480(a0)
    sw s6, 412(a0)
    pq_bfgs s0, s7, a4
    sw s9, 440(a0)
    pq_bfgs a3, a6, a4
    sw s8, 448(a0)
    pq_bfgs t2, t6, s1
    pq_bfgs s5, s0, s1
    addi a1, a1, 512
    sw s5, 452(a0)
    pq_bfgs s10, a3, s1
    sw s0, 484(a0)
    sw t6, 492(a0)
    pq_bfgs t4, s4, s1
    sw t2, 460(a0)
    pq_bfgs ra, a6, s1
    pq_bfgs t3, s7, s1
    sw t4, 464(a0)
    sw s4, 496(a0)
    sw s10, 456(a0)
    pq_bfgs t0, s2, s1
    sw a3, 488(a0)
    sw t3, 468(a0)
    sw s7, 500(a0)
    addi a0, a0, 512
    sw s2, -4(a0)
    sw ra, -40(a0)
    sw t0, -36(a0)
    sw a6, -8(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_1
    addi a0, a0, -1024
    lw s0, 0(a1)
    addi a7, a0, 8
.Lmldsa_invntt_tomont_3:
    lw a6, 320(a0)
    pq_lwp t2, t3, 16, a1
    pq_lwp t0, t1, 8, a1
    lw t5, 64(a0)
    pq_lwp a3, a4, 24, a1
    lw a5, 256(a0)
    lw t4, 0(a0)
    lw t6, 128(a0)
    lw a2, 192(a0)
    pq_bfgs t4, t5, t0
    pq_bfgs a5, a6, t3
    lw s7, 512(a0)
    lw s3, 384(a0)
    lw s4, 448(a0)
    pq_bfgs t6, a2, t1
    pq_lwp t0, t1, 56, a1
    pq_bfgs t4, t6, t2
    pq_lwp s5, s6, 40, a1
    lw ra, 520(a0)
    pq_bfgs t5, a2, t2
    lw s11, 640(a0)
    lw t3, 832(a0)
    pq_bfgs s3, s4, a3
    pq_lwp s9, s10, 48, a1
    pq_bfgs a6, s4, a4
    lw s1, 704(a0)
    lw t2, 768(a0)
    pq_bfgs a5, s3, a4
    pq_bfgs s11, s1, s5
    pq_lwp s8, s2, 32, a1
    lw a3, 896(a0)
    pq_bfgs t5, a6, s8
    lw a4, 576(a0)
    lw s5, 960(a0)
    pq_bfgs t6, s3, s8
    pq_bfgs s7, a4, s2
    pq_bfgs t2, t3, s9
    pq_bfgs a3, s5, s10
    pq_bfgs s7, s11, s6
    pq_bfgs t2, a3, t0
    pq_bfgs t4, a5, s8
    pq_bfgs a4, s1, s6
    lw s2, 64(a1)
    pq_bfgs s7, t2, t1
    lw s9, 136(a0)
    pq_bfgs t3, s5, t0
    lw s6, 8(a0)
    pq_bfgs s11, a3, t1
    pq_bfgs a4, t3, t1
    pq_bfgs t4, s7, s2
    pq_bfgs a2, s4, s8
    lw s10, 392(a0)
    pq_bfgs t5, a4, s2
    pq_bfgs s1, s5, t1
    pq_lwp s8, t0, 16, a1
    pq_mulq t1, t4, s0
    pq_bfgs a2, s1, s2
    sw s7, 512(a0)
    pq_lwp t4, s7, 8, a1
    sw t1, 0(a0)
    pq_mulq t1, t5, s0
    pq_bfgs a5, t2, s2
    lw t5, 200(a0)
    sw a4, 576(a0)
    pq_bfgs t6, s11, s2
    pq_bfgs s4, s5, s2
    lw a4, 72(a0)
    pq_mulq a2, a2, s0
    sw t1, 64(a0)
    pq_mulq t1, a5, s0
    sw s11, 640(a0)
    pq_bfgs a6, t3, s2
    pq_lwp a5, s11, 24, a1
    sw a2, 192(a0)
    pq_mulq a2, a6, s0
    lw a6, 328(a0)
    sw s1, 704(a0)
    sw t3, 832(a0)
    sw s5, 960(a0)
    pq_bfgs s6, a4, t4
    pq_bfgs s9, t5, s7
    pq_lwp s1, t3, 40, a1
    lw t4, 264(a0)
    pq_bfgs s3, a3, s2
    sw t1, 256(a0)
    lw s5, 456(a0)
    pq_lwp t1, s7, 32, a1
    pq_mulq s2, s3, s0
    sw a2, 320(a0)
    lw s3, 712(a0)
    pq_bfgs s10, s5, a5
    pq_lwp a5, a2, 48, a1
    pq_mulq t6, t6, s0
    pq_bfgs t4, a6, t0
    lw t0, 584(a0)
    sw t6, 128(a0)
    pq_mulq t6, s4, s0
    sw t2, 768(a0)
    pq_bfgs t4, s10, s11
    sw t6, 448(a0)
    pq_bfgs a6, s5, s11
    lw s4, 648(a0)
    pq_bfgs s6, s9, s8
    pq_bfgs ra, t0, s7
    lw t2, 208(a0)
    lw t6, 840(a0)
    pq_bfgs a4, t5, s8
    sw s2, 384(a0)
    pq_bfgs s9, s10, t1
    pq_lwp s11, s7, 56, a1
    pq_bfgs s4, s3, s1
    lw s8, 968(a0)
    lw s2, 904(a0)
    pq_bfgs t0, s3, t3
    pq_bfgs s6, t4, t1
    lw s1, 776(a0)
    pq_bfgs s2, s8, a2
    pq_bfgs s1, t6, a5
    sw a3, 896(a0)
    pq_bfgs ra, s4, t3
    pq_bfgs s1, s2, s11
    lw a2, 64(a1)
    pq_lwp a3, a5, 16, a1
    pq_bfgs t5, s5, t1
    pq_bfgs s4, s2, s7
    pq_bfgs ra, s1, s7
    pq_bfgs t6, s8, s11
    pq_lwp s11, t3, 8, a1
    pq_bfgs a4, a6, t1
    pq_bfgs t0, t6, s7
    pq_bfgs s6, ra, a2
    pq_bfgs s9, s4, a2
    pq_mulq t1, s9, s0
    lw s9, 104(a0)
    pq_mulq s6, s6, s0
    pq_bfgs s3, s8, s7
    lw s7, 144(a0)
    sw ra, 520(a0)
    pq_bfgs a4, t0, a2
    lw ra, 16(a0)
    pq_bfgs a6, t6, a2
    sw s6, 8(a0)
    sw t0, 584(a0)
    pq_bfgs t4, s1, a2
    lw s6, 272(a0)
    pq_bfgs t5, s3, a2
    pq_mulq t0, a6, s0
    sw s4, 648(a0)
    sw s1, 776(a0)
    pq_bfgs s5, s8, a2
    pq_mulq a6, t4, s0
    sw t0, 328(a0)
    pq_lwp s1, s4, 48, a1
    lw t4, 80(a0)
    sw t1, 136(a0)
    sw s3, 712(a0)
    pq_lwp t1, t0, 32, a1
    pq_bfgs s10, s2, a2
    lw s3, 400(a0)
    pq_mulq a2, a4, s0
    pq_mulq a4, t5, s0
    sw a6, 264(a0)
    sw a2, 72(a0)
    lw t5, 592(a0)
    pq_bfgs s7, t2, t3
    lw a6, 336(a0)
    pq_mulq a2, s10, s0
    pq_bfgs s6, a6, a5
    sw s2, 904(a0)
    sw a2, 392(a0)
    pq_bfgs ra, t4, s11
    pq_mulq s2, s5, s0
    sw a4, 200(a0)
    pq_bfgs t4, t2, a3
    lw t3, 720(a0)
    lw s10, 464(a0)
    pq_lwp a5, a2, 24, a1
    lw s11, 656(a0)
    pq_bfgs s3, s10, a5
    sw t6, 840(a0)
    lw s5, 528(a0)
    pq_lwp a4, a5, 40, a1
    sw s2, 456(a0)
    pq_bfgs a6, s10, a2
    sw s8, 968(a0)
    pq_bfgs ra, s7, a3
    pq_lwp s2, t6, 56, a1
    pq_bfgs t4, a6, t1
    lw s8, 976(a0)
    lw a3, 784(a0)
    pq_bfgs s5, t5, t0
    pq_bfgs s6, s3, a2
    lw t0, 912(a0)
    pq_bfgs s11, t3, a4
    pq_bfgs t2, s10, t1
    pq_bfgs s7, s3, t1
    lw a2, 848(a0)
    pq_bfgs t0, s8, s4
    pq_bfgs s5, s11, a5
    lw a4, 64(a1)
    pq_bfgs a3, a2, s1
    pq_bfgs ra, s6, t1
    pq_bfgs a3, t0, s2
    pq_bfgs a2, s8, s2
    pq_bfgs t5, t3, a5
    pq_bfgs s11, t0, t6
    pq_bfgs t5, a2, t6
    pq_bfgs s5, a3, t6
    pq_lwp s4, s1, 8, a1
    lw t1, 24(a0)
    pq_bfgs t3, s8, t6
    pq_bfgs s7, s11, a4
    pq_bfgs ra, s5, a4
    pq_bfgs t4, t5, a4
    pq_mulq s2, s7, s0
    lw a5, 664(a0)
    pq_lwp s7, t6, 16, a1
    pq_mulq t4, t4, s0
    pq_mulq ra, ra, s0
    sw s5, 528(a0)
    pq_bfgs s6, a3, a4
    sw t4, 80(a0)
    sw s2, 144(a0)
    pq_bfgs a6, a2, a4
    pq_lwp s5, s2, 24, a1
    pq_bfgs s3, t0, a4
    lw t4, 280(a0)
    pq_mulq s6, s6, s0
    pq_bfgs s10, s8, a4
    sw s11, 656(a0)
    sw s6, 272(a0)
    lw s11, 216(a0)
    pq_mulq s6, s10, s0
    pq_bfgs t2, t3, a4
    sw t0, 912(a0)
    lw s10, 88(a0)
    lw a4, 152(a0)
    sw s6, 464(a0)
    sw t5, 592(a0)
    lw t0, 408(a0)
    pq_mulq s6, a6, s0
    lw t5, 472(a0)
    lw a6, 344(a0)
    pq_bfgs t1, s10, s4
    sw a2, 848(a0)
    pq_bfgs t0, t5, s5
    lw s4, 920(a0)
    pq_mulq a2, t2, s0
    pq_mulq s5, s3, s0
    sw ra, 16(a0)
    lw t2, 536(a0)
    sw a3, 784(a0)
    pq_bfgs t4, a6, t6
    sw s5, 400(a0)
    pq_bfgs a4, s11, s1
    pq_lwp ra, s3, 32, a1
    pq_lwp a3, t6, 48, a1
    pq_bfgs t4, t0, s2
    sw s8, 976(a0)
    pq_lwp s5, s1, 40, a1
    pq_bfgs a6, t5, s2
    lw s8, 728(a0)
    sw a2, 208(a0)
    pq_bfgs s10, s11, s7
    sw s6, 336(a0)
    lw s2, 600(a0)
    pq_bfgs t1, a4, s7
    lw a2, 792(a0)
    pq_bfgs s11, t5, ra
    pq_lwp s6, s7, 56, a1
    pq_bfgs t2, s2, s3
    pq_bfgs s10, a6, ra
    lw s3, 856(a0)
    sw t3, 720(a0)
    pq_bfgs a2, s3, a3
    pq_bfgs a4, t0, ra
    pq_bfgs t1, t4, ra
    lw t3, 984(a0)
    lw a3, 64(a1)
    pq_bfgs a5, s8, s5
    pq_lwp s5, ra, 16, a1
    pq_bfgs s4, t3, t6
    pq_bfgs s3, t3, s6
    pq_bfgs t2, a5, s1
    lw t6, 32(a0)
    pq_bfgs a2, s4, s6
    pq_bfgs s2, s8, s1
    pq_bfgs t2, a2, s7
    pq_lwp s1, s6, 8, a1
    pq_bfgs s2, s3, s7
    pq_bfgs a5, s4, s7
    pq_bfgs s10, s2, a3
    pq_bfgs t4, a2, a3
    sw s2, 600(a0)
    pq_mulq s2, s10, s0
    pq_bfgs t1, t2, a3
    lw s10, 608(a0)
    pq_bfgs a4, a5, a3
    sw a2, 792(a0)
    sw t2, 536(a0)
    pq_bfgs s8, t3, s7
    pq_mulq a2, a4, s0
    lw t2, 160(a0)
    pq_mulq t1, t1, s0
    pq_lwp s7, a4, 24, a1
    sw s2, 88(a0)
    sw a2, 152(a0)
    lw s2, 288(a0)
    sw t1, 24(a0)
    pq_bfgs s11, s8, a3
    pq_bfgs a6, s3, a3
    lw a2, 96(a0)
    lw t1, 224(a0)
    pq_mulq s11, s11, s0
    sw a5, 664(a0)
    pq_bfgs t2, t1, s6
    sw s8, 728(a0)
    pq_mulq a5, a6, s0
    sw s11, 216(a0)
    pq_bfgs t5, t3, a3
    lw s11, 416(a0)
    lw s6, 544(a0)
    pq_mulq s8, t4, s0
    sw t3, 984(a0)
    sw s8, 280(a0)
    pq_bfgs t6, a2, s1
    pq_mulq a6, t5, s0
    sw s3, 856(a0)
    pq_bfgs t0, s4, a3
    pq_lwp s8, t4, 32, a1
    lw t3, 352(a0)
    pq_bfgs t6, t2, s5
    pq_lwp s1, t5, 48, a1
    pq_bfgs s6, s10, t4
    lw s3, 480(a0)
    lw a3, 672(a0)
    pq_bfgs s2, t3, ra
    sw s4, 920(a0)
    pq_bfgs s11, s3, s7
    pq_lwp t4, ra, 40, a1
    lw s4, 736(a0)
    sw a6, 472(a0)
    pq_bfgs s2, s11, a4
    sw a5, 344(a0)
    lw s7, 864(a0)
    pq_bfgs a2, t1, s5
    lw a5, 800(a0)
    pq_bfgs t6, s2, s8
    pq_bfgs t3, s3, a4
    pq_bfgs a3, s4, t4
    lw a6, 928(a0)
    pq_bfgs a5, s7, s1
    lw s5, 992(a0)
    pq_bfgs s6, a3, ra
    pq_lwp a4, t4, 56, a1
    pq_bfgs a6, s5, t5
    pq_lwp s1, t5, 8, a1
    pq_bfgs a5, a6, a4
    pq_mulq t0, t0, s0
    pq_bfgs s7, s5, a4
    pq_bfgs s6, a5, t4
    lw a4, 64(a1)
    pq_bfgs s10, s4, ra
    pq_bfgs a2, t3, s8
    lw ra, 40(a0)
    sw t0, 408(a0)
    pq_bfgs t6, s6, a4
    pq_bfgs t2, s11, s8
    pq_bfgs s10, s7, t4
    sw s6, 544(a0)
    pq_bfgs t1, s3, s8
    pq_bfgs s4, s5, t4
    pq_lwp s6, t0, 16, a1
    pq_bfgs a2, s10, a4
    pq_bfgs s2, a5, a4
    pq_bfgs t1, s4, a4
    sw s10, 608(a0)
    pq_bfgs t3, s7, a4
    pq_bfgs a3, a6, t4
    pq_bfgs s3, s5, a4
    lw s8, 232(a0)
    sw s4, 736(a0)
    pq_mulq s10, a2, s0
    lw t4, 424(a0)
    pq_mulq s4, t6, s0
    sw s10, 96(a0)
    pq_bfgs ra, s9, s1
    sw s4, 32(a0)
    pq_bfgs s11, a6, a4
    lw s4, 296(a0)
    pq_mulq a2, t1, s0
    lw t6, 360(a0)
    pq_bfgs t2, a3, a4
    lw s10, 168(a0)
    pq_mulq s1, s11, s0
    pq_lwp t1, a4, 24, a1
    sw a2, 224(a0)
    pq_mulq s11, t3, s0
    pq_mulq a2, s3, s0
    sw s7, 864(a0)
    pq_mulq t3, t2, s0
    sw a3, 672(a0)
    sw s1, 416(a0)
    pq_lwp a3, s3, 32, a1
    lw s7, 488(a0)
    pq_bfgs s10, s8, t5
    pq_mulq t2, s2, s0
    pq_lwp t5, s1, 40, a1
    sw s5, 992(a0)
    pq_bfgs ra, s10, s6
    lw s2, 616(a0)
    pq_bfgs s4, t6, t0
    lw s5, 808(a0)
    pq_bfgs t4, s7, t1
    lw t0, 936(a0)
    lw t1, 552(a0)
    pq_bfgs s4, t4, a4
    sw a5, 800(a0)
    sw a2, 480(a0)
    pq_bfgs t6, s7, a4
    sw a6, 928(a0)
    pq_bfgs s10, t4, a3
    pq_lwp a5, a2, 48, a1
    lw a4, 744(a0)
    pq_bfgs t1, s2, s3
    sw t3, 160(a0)
    pq_bfgs s9, s8, s6
    lw a6, 680(a0)
    pq_bfgs ra, s4, a3
    pq_lwp s3, t3, 56, a1
    pq_bfgs a6, a4, t5
    lw s6, 872(a0)
    lw t5, 48(a0)
    pq_bfgs s9, t6, a3
    pq_bfgs s5, s6, a5
    lw a5, 1000(a0)
    pq_bfgs s8, s7, a3
    pq_bfgs t0, a5, a2
    pq_bfgs s2, a4, s1
    pq_bfgs t1, a6, s1
    lw a3, 64(a1)
    pq_bfgs s5, t0, s3
    sw s11, 352(a0)
    pq_bfgs s6, a5, s3
    pq_bfgs t1, s5, t3
    pq_bfgs a6, t0, t3
    lw s11, 112(a0)
    pq_bfgs ra, t1, a3
    pq_bfgs s4, s5, a3
    pq_mulq a2, ra, s0
    pq_bfgs s2, s6, t3
    pq_lwp s3, s1, 8, a1
    pq_bfgs a4, a5, t3
    pq_lwp t3, ra, 16, a1
    sw t1, 552(a0)
    pq_bfgs s9, s2, a3
    pq_bfgs s10, a6, a3
    pq_mulq t1, s10, s0
    sw a2, 40(a0)
    pq_bfgs t6, s6, a3
    pq_bfgs s8, a4, a3
    lw s10, 176(a0)
    lw a2, 240(a0)
    pq_mulq s4, s4, s0
    pq_bfgs s7, a5, a3
    sw s2, 616(a0)
    pq_mulq s2, s9, s0
    sw t1, 168(a0)
    lw s9, 368(a0)
    lw t1, 496(a0)
    pq_bfgs t4, t0, a3
    sw a6, 680(a0)
    pq_mulq a3, s7, s0
    lw a6, 304(a0)
    sw s2, 104(a0)
    pq_mulq s7, t6, s0
    sw t0, 936(a0)
    pq_bfgs a6, s9, ra
    pq_mulq t6, s8, s0
    sw a4, 744(a0)
    pq_bfgs s10, a2, s1
    pq_lwp t0, s2, 32, a1
    sw s5, 808(a0)
    sw t2, 288(a0)
    pq_bfgs t5, s11, s3
    pq_lwp ra, s8, 24, a1
    pq_lwp a4, s1, 40, a1
    pq_mulq s5, t4, s0
    lw t2, 624(a0)
    lw t4, 432(a0)
    lw s3, 560(a0)
    pq_bfgs t5, s10, t3
    pq_bfgs t4, t1, ra
    lw ra, 752(a0)
    sw s6, 872(a0)
    pq_bfgs s11, a2, t3
    sw a3, 488(a0)
    pq_bfgs s3, t2, s2
    pq_lwp s6, t3, 48, a1
    lw a3, 688(a0)
    pq_bfgs a6, t4, s8
    sw s5, 424(a0)
    pq_bfgs s9, t1, s8
    lw s2, 1008(a0)
    pq_bfgs s10, t4, t0
    pq_bfgs a3, ra, a4
    lw s5, 944(a0)
    lw s8, 880(a0)
    pq_bfgs t5, a6, t0
    pq_bfgs t2, ra, s1
    lw a4, 816(a0)
    sw t6, 232(a0)
    pq_bfgs s3, a3, s1
    pq_bfgs s5, s2, t3
    pq_bfgs a2, t1, t0
    pq_bfgs a4, s8, s6
    pq_lwp t6, s1, 56, a1
    pq_lwp s6, t3, 8, a1
    sw s4, 296(a0)
    pq_bfgs s8, s2, t6
    pq_bfgs a4, s5, t6
    pq_bfgs s11, s9, t0
    pq_bfgs a3, s5, s1
    pq_bfgs s3, a4, s1
    lw s4, 64(a1)
    pq_bfgs t2, s8, s1
    pq_bfgs s10, a3, s4
    sw a5, 1000(a0)
    pq_lwp t0, t6, 16, a1
    pq_bfgs s11, t2, s4
    pq_bfgs t5, s3, s4
    sw a3, 688(a0)
    pq_mulq a5, s11, s0
    pq_mulq a3, t5, s0
    sw a5, 112(a0)
    pq_bfgs ra, s2, s1
    lw s11, 312(a0)
    sw s3, 560(a0)
    lw t5, 56(a0)
    pq_bfgs a6, a4, s4
    lw a5, 248(a0)
    lw s1, 376(a0)
    pq_bfgs t4, s5, s4
    pq_bfgs s9, s8, s4
    lw s3, 120(a0)
    sw t2, 624(a0)
    pq_mulq t2, s10, s0
    sw a3, 48(a0)
    lw s10, 568(a0)
    pq_bfgs a2, ra, s4
    lw a3, 184(a0)
    pq_bfgs s11, s1, t6
    sw t2, 176(a0)
    pq_bfgs t1, s2, s4
    pq_mulq t6, t4, s0
    lw t2, 504(a0)
    pq_lwp s4, t4, 24, a1
    pq_mulq a6, a6, s0
    pq_bfgs a3, a5, t3
    sw s2, 1008(a0)
    pq_mulq t3, t1, s0
    sw s8, 880(a0)
    pq_mulq s2, s9, s0
    lw t1, 440(a0)
    sw t3, 496(a0)
    sw a6, 304(a0)
    pq_bfgs t5, s3, s6
    pq_lwp s9, s8, 32, a1
    pq_bfgs t1, t2, s4
    lw t3, 760(a0)
    sw t6, 432(a0)
    pq_bfgs s1, t2, t4
    pq_bfgs s11, t1, t4
    lw a6, 632(a0)
    sw s5, 944(a0)
    pq_bfgs s3, a5, t0
    pq_bfgs t5, a3, t0
    pq_lwp s6, s4, 40, a1
    pq_mulq t6, a2, s0
    lw t4, 1016(a0)
    pq_bfgs s10, a6, s8
    lw s5, 696(a0)
    pq_lwp a2, t0, 48, a1
    pq_bfgs s5, t3, s6
    lw s8, 952(a0)
    pq_bfgs a3, t1, s9
    lw s6, 824(a0)
    sw s7, 360(a0)
    pq_bfgs s8, t4, t0
    pq_bfgs a5, t2, s9
    lw s7, 888(a0)
    pq_bfgs s10, s5, s4
    pq_bfgs s3, s1, s9
    pq_bfgs s6, s7, a2
    pq_lwp t0, a2, 56, a1
    pq_bfgs a6, t3, s4
    pq_bfgs s6, s8, t0
    pq_bfgs s7, t4, t0
    pq_bfgs s10, s6, a2
    lw s4, 64(a1)
    sw s2, 368(a0)
    pq_bfgs t5, s11, s9
    pq_bfgs t3, t4, a2
    pq_bfgs t5, s10, s4
    sw a4, 816(a0)
    pq_bfgs a5, t3, s4
    pq_bfgs s11, s6, s4
    sw ra, 752(a0)
    pq_bfgs a6, s7, a2
    sw s6, 824(a0)
    pq_bfgs s5, s8, a2
    pq_bfgs s3, a6, s4
    pq_bfgs t1, s8, s4
    pq_mulq t5, t5, s0
    pq_bfgs s1, s7, s4
    sw t3, 760(a0)
    pq_bfgs t2, t4, s4
    sw s8, 952(a0)
    sw t6, 240(a0)
    pq_mulq s3, s3, s0
    pq_bfgs a3, s5, s4
    pq_mulq s2, s11, s0
    sw s7, 888(a0)
    sw s3, 120(a0)
    pq_mulq t0, s1, s0
    sw a6, 632(a0)
    pq_mulq s9, a5, s0
    sw s5, 696(a0)
    pq_mulq s5, a3, s0
    sw s10, 568(a0)
    sw s9, 248(a0)
    sw s5, 184(a0)
    sw s2, 312(a0)
    pq_mulq ra, t2, s0
    pq_mulq s7, t1, s0
    sw t0, 376(a0)
    sw t5, 56(a0)
    addi a0, a0, 4
    sw t4, 1012(a0)
    sw ra, 500(a0)
    sw s7, 436(a0)
    bne a0, a7, .Lmldsa_invntt_tomont_3
    lw s7, 28(sp)
    lw s0, 0(sp)
    addi a0, a0, -8
    addi a1, a1, 72
    lw s2, 8(sp)
    lw s4, 16(sp)
    lw s11, 44(sp)
    lw s6, 24(sp)
    lw s1, 4(sp)
    lw s8, 32(sp)
    lw s3, 12(sp)
    lw s10, 40(sp)
    lw ra, 48(sp)
    lw s5, 20(sp)
    lw s9, 36(sp)
    addi sp, sp, 64
    jalr zero, 0(ra)
    .size mldsa_invntt_tomont, . - mldsa_invntt_tomont

    .section .rodata
    .balign 8
.Lconstants:
    .word 6403635, 846154, 4540456, 6979993, 4442679, 3628969, 2797779, 1362209
    .word 48306, 3881060, 4460757, 554416, 3019102, 6308525, 8100412, 0
    .word 3545687, 6767575, 1439742, 976891, 8196974, 812732, 2556880, 2286327
    .word 420899, 1584928, 2235985, 2939036, 7094748, 4479693, 4369920, 0
    .word 3833893, 260646, 7039087, 1104333, 1667432, 7064828, 4499374, 6470041
    .word 1803090, 177440, 6656817, 426683, 2409325, 7426187, 19422, 0
    .word 7908339, 6662682, 1851402, 975884, 6167306, 5220671, 7849063, 8110657
    .word 4513516, 3553272, 4856520, 3038916, 8190869, 7568473, 6623180, 0
    .word 1799107, 3694233, 1316856, 6727783, 7570268, 7620448, 4680821, 5366416
    .word 6764025, 210977, 8217573, 3183426, 5991061, 1600420, 3277672, 0
    .word 1207385, 8194886, 3249728, 5011305, 6423145, 6727353, 2140649, 164721
    .word 5925962, 8578, 5948022, 2013608, 3724342, 4873154, 1399561, 0
    .word 3776993, 7786281, 4421799, 3724270, 2584293, 7475901, 3821735, 1846953
    .word 1671176, 1100098, 2831860, 542412, 8336129, 4874723, 3859737, 0
    .word 4974386, 6144537, 5282425, 7603226, 6880252, 7871466, 1643818, 1374803
    .word 2546312, 8115473, 6463336, 1279661, 3343383, 1699267, 2118186, 0
    .word 1962642, 5074302, 1430430, 7067962, 451100, 6527646, 539299, 1430225
    .word 3318210, 7031341, 7143142, 1333058, 381987, 6031717, 2108549, 0
    .word 1050970, 6476982, 1308169, 6511298, 2994039, 22981, 300467, 3548272
    .word 5744496, 1228525, 7129923, 3767016, 671102, 4840449, 5760665, 0
    .word 6784443, 5894064, 2477047, 7132797, 4325093, 411027, 2867647, 7115408
    .word 2590150, 3693493, 5688936, 5538076, 2967645, 4805995, 1119584, 0
    .word 8177373, 6644538, 5665122, 3342277, 4943130, 6232521, 3043716, 4272102
    .word 2437823, 983419, 8093429, 8038120, 4968207, 3861115, 549488, 0
    .word 3595838, 768622, 8253495, 525098, 3556995, 3632928, 4464978, 5173371
    .word 6348669, 3157330, 3122442, 655327, 3190144, 2537516, 4794489, 0
    .word 522500, 43260, 1000202, 1613174, 7884926, 4083598, 3592148, 7561383
    .word 7470875, 6441103, 6521319, 7479715, 1257611, 1661693, 1079900, 0
    .word 3193378, 1197226, 1585221, 3759364, 3520352, 6203962, 4849980, 4867236
    .word 1235728, 4904467, 5945978, 8113420, 1452451, 5303092, 7356305, 0
    .word 3562462, 2446433, 3041255, 6136326, 3342478, 3677745, 8284641, 4562441
    .word 6063917, 1528703, 4972711, 6288750, 3930395, 5674394, 5654953, 0
    .word 41978, 0, 5700314, 5268920, 7913949, 2884855, 5260684, 876248
    .word 518909, 2091905, 359251, 777960, 6026966, 6554070, 8143293, 2608894
    .word 3975713, 0

# invntt of ml-dsa-44, with invntt.S, scheduled for cv32e40p:
# 18,349 -> 18,234 cycles, 9,081 -> 8,808 instructions, 14,828 -> 15,956 bytes, proved equal to what came.
# No order of this form takes fewer than 18,020 cycles (cycles in EX: 18,024, 1 a cycle).
# A round begins within the one before it in 2 loops: at lw t2, 0(a0); at lw t2, 0(a0).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Assumed: the stack has room for 80 bytes below sp, of which A needs 64.
# 300 orders, seed 1, Instar 0.1.0:
#   python designs/cva6-ntt/scheduler start
#   instar schedule ml-dsa-44 invntt --core cv32e40p --kernel start/software/invntt.S --orders 300 -o invntt.S

# The inverse number-theoretic transform times 2^32 (FIPS 204 algorithm 42), layers merged 3 and 3 and 2, RV32IM scheduled for two issue slots.
# From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0

    .section .text.mldsa_invntt_tomont, "ax", @progbits
    .balign 8
    .globl mldsa_invntt_tomont
    .type mldsa_invntt_tomont, @function
mldsa_invntt_tomont:
    addi sp, sp, -80
.Lmldsa_invntt_tomont_pc80009ee2:
    auipc a1, %pcrel_hi(.Lconstants)
    addi a1, a1, %pcrel_lo(.Lmldsa_invntt_tomont_pc80009ee2)
    lui t0, 0x7fe
    addi t0, t0, 1
    sw s0, 16(sp)
    sw s1, 20(sp)
    sw s2, 24(sp)
    sw s3, 28(sp)
    sw s4, 32(sp)
    sw s5, 36(sp)
    sw s6, 40(sp)
    sw s7, 44(sp)
    sw s8, 48(sp)
    sw s9, 52(sp)
    sw s10, 56(sp)
    sw s11, 60(sp)
    sw ra, 64(sp)
    addi a7, a0, 1024
    lw t2, 0(a0)
    lw t3, 4(a0)
    lw t4, 8(a0)
    lw t5, 12(a0)
    add t6, t2, t3
    lw a2, 0(a1)
    sub a3, t2, t3
    lw a4, 4(a1)
    add a5, t4, t5
    mulh s0, a3, a2
    lw s1, 20(a0)
    mul s2, a3, a4
    lw s3, 8(a1)
    sub s4, t4, t5
    lw s5, 12(a1)
    mulh s6, s2, t0
    lw s7, 24(a0)
    mulh s8, s4, s3
    lw s9, 28(a0)
    sub s10, s0, s6
    lw t2, 16(a1)
    mul t3, s4, s5
    lw a2, 20(a1)
    add a3, t6, a5
    lw a4, 24(a1)
    mulh t4, t3, t0
    lw t5, 28(a1)
    sub s2, t6, a5
    lw s3, 32(a1)
    lw s6, 36(a1)
    mul s4, s2, a2
    lw a6, 16(a0)
    mulh t3, s2, t2
    lw t6, 44(a1)
    lw s5, 40(a1)
    mulh a5, s4, t0
    sub s0, s8, t4
    add s8, s10, s0
    sub t4, t3, a5
    sub s2, s10, s0
    lw ra, 100(a1)
    lw s4, 48(a1)
    mul t3, s2, a2
    mulh a5, s2, t2
    lw s10, 52(a1)
    mulh s0, t3, t0
    add a2, a6, s1
    sub s2, a6, s1
    sub t2, a5, s0
    lw t3, 32(a0)
    mul a6, s2, t5
    addi a0, a0, 128
    addi a1, a1, 224
.Lmldsa_invntt_tomont_1:
    add s1, s7, s9
    mulh a5, s2, a4
    sub s2, a2, s1
    sub s0, s7, s9
    lw t5, -92(a0)
    mulh t1, a6, t0
    mul a4, s0, s6
    add s7, a2, s1
    sub s9, a5, t1
    mulh a6, s0, s3
    mulh a5, a4, t0
    lw s0, -84(a0)
    lw a4, -168(a1)
    mul a2, s2, t6
    sub s3, a6, a5
    add s1, s9, s3
    mulh a6, s2, s5
    sub a5, s9, s3
    mulh s2, a2, t0
    add s9, a3, s7
    mul s3, a5, t6
    sub a2, a3, s7
    sub t6, a6, s2
    mulh a3, a5, s5
    lw s7, -164(a1)
    mulh a6, s3, t0
    mul s2, a2, s10
    sub s5, a3, a6
    mulh s3, a2, s4
    add a5, s8, s1
    mulh a3, s2, t0
    sub a6, s8, s1
    mul a2, a6, s10
    mulh s1, a6, s4
    lw s6, -88(a0)
    sub t1, t4, t6
    add s2, t4, t6
    sub s8, s3, a3
    mulh s3, a2, t0
    mul a6, t1, s10
    add a2, t2, s5
    sub t4, s1, s3
    mulh t6, t1, s4
    mulh s1, a6, t0
    sub s3, t2, s5
    mul a3, s3, s10
    lw t2, 4(a1)
    add a6, t3, t5
    sub s10, t6, s1
    mulh s5, s3, s4
    lw s4, -80(a0)
    mulh t6, a3, t0
    sub s1, t3, t5
    lw s3, -76(a0)
    lw a3, -160(a1)
    mul t3, s1, s7
    add t5, s6, s0
    mulh s11, s1, a4
    sub t1, s6, s0
    lw s7, -156(a1)
    mulh s1, t3, t0
    mulh a4, t1, a3
    add s6, a6, t5
    sub s0, s11, s1
    mul t3, t1, s7
    lw a3, -72(a0)
    sub s1, a6, t5
    lw s11, -68(a0)
    mulh t1, t3, t0
    sw s9, -128(a0)
    add s7, s4, s3
    sub a6, a4, t1
    lw t5, -152(a1)
    lw t3, -148(a1)
    sw s8, -112(a0)
    lw s9, -112(a1)
    add t1, s0, a6
    mulh a4, s1, t5
    sub s8, s0, a6
    mulh s0, s8, t5
    sw a5, -124(a0)
    sub a6, s4, s3
    lw t5, -144(a1)
    add a5, a3, s11
    mul s3, s1, t3
    mul s4, s8, t3
    lw s1, -140(a1)
    mulh s8, s3, t0
    mulh s4, s4, t0
    lw t3, -136(a1)
    sw s2, -120(a0)
    sub s8, a4, s8
    lw s3, -132(a1)
    sub s2, s0, s4
    lw a4, -128(a1)
    mul s0, a6, s1
    mulh s4, a6, t5
    mulh s1, s0, t0
    sw s10, -104(a0)
    sub a6, a3, s11
    lw s0, -120(a1)
    lw t5, -116(a1)
    sub s10, s4, s1
    mul a3, a6, s3
    lw s11, -64(a0)
    mulh s1, a6, t3
    lw s4, -60(a0)
    mulh s3, a3, t0
    sub a6, s5, t6
    sw a2, -116(a0)
    add t3, s7, a5
    sub s3, s1, s3
    lw a3, -56(a0)
    add s5, s10, s3
    sub t6, s7, a5
    lw a2, -52(a0)
    mul s1, t6, ra
    mulh t6, t6, a4
    mulh s7, s1, t0
    sub a5, s10, s3
    add s1, s6, t3
    sub s3, t6, s7
    lw s10, -16(a1)
    mul ra, a5, ra
    mulh s7, a5, a4
    mulh t6, ra, t0
    sub ra, s6, t3
    lw a4, -108(a1)
    sub a5, s7, t6
    lw s6, -48(a0)
    mul t3, ra, t5
    add s7, t1, s5
    mulh t6, ra, s0
    sub ra, t1, s5
    mulh t1, t3, t0
    add t3, s8, s3
    mul s5, ra, t5
    sub s3, s8, s3
    sub s8, t6, t1
    mulh t1, ra, s0
    mulh t6, s5, t0
    add ra, s2, a5
    mul s5, s3, t5
    sub a5, s2, a5
    sub s2, t1, t6
    mulh t1, s3, s0
    mulh t6, s5, t0
    add s3, s11, s4
    mul s5, a5, t5
    sub t5, s11, s4
    mul s4, t5, a4
    sub s11, t1, t6
    mulh a4, a5, s0
    mulh t1, s5, t0
    add t6, a3, a2
    lw s0, -44(a0)
    sub a5, a4, t1
    mulh s5, t5, s9
    lw t5, -104(a1)
    mulh t1, s4, t0
    sub a4, a3, a2
    lw s9, -100(a1)
    sub s4, s5, t1
    lw a2, -40(a0)
    mul a3, a4, s9
    add t1, s3, t6
    sub s5, s3, t6
    mulh s9, a4, t5
    lw s3, -36(a0)
    mulh t6, a3, t0
    add t5, s6, s0
    lw a4, -96(a1)
    sw s1, -96(a0)
    sw s8, -80(a0)
    sub a3, s9, t6
    add s1, s4, a3
    mulh s8, s5, a4
    sub s9, s4, a3
    mulh t6, s9, a4
    sw s7, -92(a0)
    lw a3, -92(a1)
    sub s4, s6, s0
    lw a4, -88(a1)
    add s7, a2, s3
    sw s2, -76(a0)
    mul s0, s5, a3
    mul s6, s9, a3
    lw s5, -84(a1)
    mulh a3, s0, t0
    mulh s2, s6, t0
    sub s8, s8, a3
    sw t3, -88(a0)
    lw s9, -76(a1)
    sub s0, t6, s2
    lw t3, -72(a1)
    mul s6, s4, s5
    lw a3, -80(a1)
    mulh s2, s4, a4
    lw t6, -68(a1)
    mulh s5, s6, t0
    sw s11, -72(a0)
    sub a4, a2, s3
    lw s4, -64(a1)
    sub s3, s2, s5
    lw s6, -60(a1)
    mul s9, a4, s9
    lw s11, -32(a0)
    mulh a2, a4, a3
    lw a3, -28(a0)
    mulh s2, s9, t0
    sw ra, -84(a0)
    add s5, t5, s7
    sub a4, a2, s2
    lw s9, -24(a0)
    sw a5, -68(a0)
    sub ra, t5, s7
    lw s7, -20(a0)
    mul a2, ra, t6
    mulh s2, ra, t3
    add a5, s3, a4
    mulh t5, a2, t0
    sub ra, s3, a4
    sw t4, -108(a0)
    mul a2, ra, t6
    add t4, t1, s5
    sub s3, s2, t5
    mulh a4, ra, t3
    lw s2, -56(a1)
    mulh t6, a2, t0
    sub t5, t1, s5
    lw ra, -52(a1)
    sub t3, a4, t6
    lw a2, -16(a0)
    mul t1, t5, s6
    add s5, s1, a5
    mulh a4, t5, s4
    sub t6, s1, a5
    mulh t5, t1, t0
    add s1, s8, s3
    mul a5, t6, s6
    sub t1, s8, s3
    sub s8, a4, t5
    mulh s3, t6, s4
    mulh a4, a5, t0
    add t5, s0, t3
    mul t6, t1, s6
    sub s0, s0, t3
    sub a5, s3, a4
    mulh t3, t1, s4
    mulh s3, t6, t0
    add a4, s11, a3
    mul t1, s0, s6
    sub t6, s11, a3
    sub s6, t3, s3
    mulh a3, s0, s4
    lw s11, -12(a0)
    mulh t3, t1, t0
    mul s3, t6, ra
    add s0, s9, s7
    sub s4, a3, t3
    mulh t1, t6, s2
    lw ra, -48(a1)
    mulh a3, s3, t0
    sub t3, s9, s7
    lw s2, -44(a1)
    sub t6, t1, a3
    lw s3, -8(a0)
    mul s7, t3, s2
    add s9, a4, s0
    mulh t1, t3, ra
    sub a3, a4, s0
    lw s2, -4(a0)
    lw s0, -40(a1)
    mulh t3, s7, t0
    sw t4, -64(a0)
    add ra, a2, s11
    sub a4, t1, t3
    sw s8, -48(a0)
    add s7, t6, a4
    mulh t4, a3, s0
    sub t1, t6, a4
    mulh t3, t1, s0
    sw s5, -60(a0)
    lw s8, -36(a1)
    sub a4, a2, s11
    lw s5, -32(a1)
    add s0, s3, s2
    mul t6, a3, s8
    sw a5, -44(a0)
    mul a2, t1, s8
    mulh s11, t6, t0
    lw a3, -28(a1)
    mulh a5, a2, t0
    sw s1, -56(a0)
    lw a2, -24(a1)
    sub s8, t4, s11
    lw t1, -20(a1)
    sw a6, -100(a0)
    sub t6, t3, a5
    mul t4, a4, a3
    mulh a6, a4, s5
    lw t3, -12(a1)
    mulh s1, t4, t0
    sw s6, -40(a0)
    sub a3, s3, s2
    lw s2, -8(a1)
    mul s11, a3, t1
    mulh s3, a3, a2
    sw t5, -52(a0)
    mulh a5, s11, t0
    lw t4, -4(a1)
    sw s4, -36(a0)
    add a4, ra, s0
    sub s5, s3, a5
    sub s6, a6, s1
    sub a5, ra, s0
    add a2, s6, s5
    mulh t5, a5, s10
    sub s1, s6, s5
    mul a3, a5, t3
    mulh t1, a3, t0
    mul s11, s1, t3
    add s3, s9, a4
    sub s4, s9, a4
    mulh s5, s11, t0
    sub s0, t5, t1
    mulh a5, s1, s10
    add a6, s7, a2
    mul a3, s4, t4
    sub t3, s7, a2
    sub s7, a5, s5
    mulh ra, s4, s2
    mul s1, t3, t4
    mulh s6, t3, s2
    mulh t5, a3, t0
    add a4, s8, s0
    sub s9, s8, s0
    sub s10, ra, t5
    mulh a2, s1, t0
    add a5, t6, s7
    mul s5, s9, t4
    sub s4, t6, s7
    sub a3, s6, a2
    mulh s8, s9, s2
    mulh s0, s5, t0
    sw s3, -32(a0)
    mul s11, s4, t4
    sw s10, -16(a0)
    sub t5, s8, s0
    mulh t3, s4, s2
    sw a6, -28(a0)
    sw a3, -12(a0)
    mulh s1, s11, t0
    sub s9, t3, s1
    sw a4, -24(a0)
    sw t5, -8(a0)
    sw a5, -20(a0)
    sw s9, -4(a0)
    lw t1, 0(a0)
    lw t3, 4(a0)
    lw t4, 8(a0)
    lw t5, 12(a0)
    add t6, t1, t3
    lw a2, 0(a1)
    sub a3, t1, t3
    add a5, t4, t5
    lw a6, 16(a0)
    mulh s0, a3, a2
    lw s1, 20(a0)
    mul s2, a3, t2
    lw s3, 8(a1)
    sub s4, t4, t5
    lw s5, 12(a1)
    mulh s6, s2, t0
    lw s7, 24(a0)
    mulh s8, s4, s3
    lw s9, 28(a0)
    sub s10, s0, s6
    lw t2, 16(a1)
    mul t3, s4, s5
    lw a2, 20(a1)
    add a3, t6, a5
    lw a4, 24(a1)
    mulh t4, t3, t0
    lw t5, 28(a1)
    sub s2, t6, a5
    lw s3, 32(a1)
    lw s6, 36(a1)
    mul s4, s2, a2
    mulh t3, s2, t2
    lw t6, 44(a1)
    lw s5, 40(a1)
    mulh a5, s4, t0
    sub s0, s8, t4
    add s8, s10, s0
    sub t4, t3, a5
    sub s2, s10, s0
    lw ra, 100(a1)
    lw s4, 48(a1)
    mul t3, s2, a2
    mulh a5, s2, t2
    lw s10, 52(a1)
    mulh s0, t3, t0
    add a2, a6, s1
    sub s2, a6, s1
    sub t2, a5, s0
    lw t3, 32(a0)
    mul a6, s2, t5
    addi a0, a0, 128
    addi a1, a1, 224
    bne a0, a7, .Lmldsa_invntt_tomont_1
    add s1, s7, s9
    mulh a5, s2, a4
    sub s0, s7, s9
    lw t5, -92(a0)
    mulh s2, a6, t0
    mul a4, s0, s6
    add s7, a2, s1
    sub s9, a5, s2
    mulh a6, s0, s3
    mulh a5, a4, t0
    sub s2, a2, s1
    lw s0, -84(a0)
    sub s3, a6, a5
    lw a4, -168(a1)
    mul a2, s2, t6
    add s1, s9, s3
    mulh a6, s2, s5
    sub a5, s9, s3
    mulh s2, a2, t0
    add s9, a3, s7
    mul s3, a5, t6
    sub a2, a3, s7
    sub t6, a6, s2
    mulh a3, a5, s5
    lw s7, -164(a1)
    mulh a6, s3, t0
    mul s2, a2, s10
    add a5, s8, s1
    sub s5, a3, a6
    mulh s3, a2, s4
    mulh a3, s2, t0
    sub a6, s8, s1
    lw s6, -88(a0)
    mul a2, a6, s10
    mulh s1, a6, s4
    sub t1, t4, t6
    add s2, t4, t6
    sub s8, s3, a3
    mulh s3, a2, t0
    mul a6, t1, s10
    add a2, t2, s5
    sub t4, s1, s3
    mulh t6, t1, s4
    mulh s1, a6, t0
    sub s3, t2, s5
    mul a3, s3, s10
    add a6, t3, t5
    sub t2, t6, s1
    mulh s5, s3, s4
    lw s10, -80(a0)
    mulh t6, a3, t0
    sub s1, t3, t5
    lw s3, -76(a0)
    lw a3, -160(a1)
    mul t3, s1, s7
    add t5, s6, s0
    mulh s11, s1, a4
    sub t1, s6, s0
    lw s7, -156(a1)
    mulh s1, t3, t0
    mulh a4, t1, a3
    add s6, a6, t5
    sub s0, s11, s1
    mul t3, t1, s7
    lw a3, -72(a0)
    sub s4, a6, t5
    lw s1, -68(a0)
    mulh s11, t3, t0
    sw s9, -128(a0)
    add s7, s10, s3
    sub a6, a4, s11
    lw t5, -152(a1)
    sw s8, -112(a0)
    add t3, s0, a6
    mulh s9, s4, t5
    sub a4, s0, a6
    mulh t1, a4, t5
    sw a5, -124(a0)
    lw s8, -148(a1)
    sub s0, s10, s3
    lw a6, -144(a1)
    add t5, a3, s1
    mul a5, s4, s8
    mul s10, a4, s8
    lw s3, -140(a1)
    mulh s11, a5, t0
    mulh s4, s10, t0
    sw s2, -120(a0)
    lw a4, -136(a1)
    sub s8, s9, s11
    lw a5, -132(a1)
    sub s10, t1, s4
    lw s2, -128(a1)
    mul s9, s0, s3
    mulh s11, s0, a6
    mulh t1, s9, t0
    sw t2, -104(a0)
    sub s3, a3, s1
    lw s0, -120(a1)
    sub a6, s11, t1
    lw s9, -116(a1)
    mul t2, s3, a5
    lw a3, -64(a0)
    mulh s1, s3, a4
    lw s4, -60(a0)
    mulh t1, t2, t0
    sub s11, s5, t6
    sw a2, -116(a0)
    add a5, s7, t5
    sub s3, s1, t1
    lw a4, -56(a0)
    add t2, a6, s3
    sub s5, s7, t5
    lw a2, -52(a0)
    mul s1, s5, ra
    mulh t6, s5, s2
    mulh s7, s1, t0
    sub t5, a6, s3
    add s1, s6, a5
    mul s5, t5, ra
    sub a6, t6, s7
    lw t1, -16(a1)
    mulh s3, t5, s2
    lw t6, -112(a1)
    mulh s7, s5, t0
    sub ra, s6, a5
    lw t5, -108(a1)
    sub s2, s3, s7
    lw s5, -48(a0)
    mul s6, ra, s9
    add a5, t3, t2
    mulh s3, ra, s0
    sub s7, t3, t2
    mulh ra, s6, t0
    add t3, s8, a6
    mul t2, s7, s9
    sub s6, s8, a6
    sub s8, s3, ra
    mulh a6, s7, s0
    mulh s3, t2, t0
    add s7, s10, s2
    mul ra, s6, s9
    sub t2, s10, s2
    sub s10, a6, s3
    mulh s2, s6, s0
    mulh a6, ra, t0
    add s3, a3, s4
    mul s6, t2, s9
    sub ra, a3, s4
    sub s9, s2, a6
    mulh a3, t2, s0
    mul a6, ra, t5
    mulh s2, s6, t0
    add s4, a4, a2
    lw t2, -44(a0)
    sub s0, a3, s2
    mulh s6, ra, t6
    lw t5, -104(a1)
    mulh a3, a6, t0
    sub s2, a4, a2
    lw ra, -100(a1)
    sub t6, s6, a3
    lw a6, -40(a0)
    mul a4, s2, ra
    add a2, s3, s4
    sub a3, s3, s4
    mulh s6, s2, t5
    lw ra, -36(a0)
    mulh s2, a4, t0
    sw s1, -96(a0)
    add t5, s5, t2
    lw s4, -96(a1)
    sw s8, -80(a0)
    sub s3, s6, s2
    add a4, t6, s3
    mulh s1, a3, s4
    sub s6, t6, s3
    mulh s2, s6, s4
    sw a5, -92(a0)
    lw s8, -92(a1)
    sub t6, s5, t2
    lw s3, -88(a1)
    add s4, a6, ra
    sw s10, -76(a0)
    mul a5, a3, s8
    mul t2, s6, s8
    lw s5, -84(a1)
    mulh a3, a5, t0
    mulh s10, t2, t0
    sub s8, s1, a3
    sw t3, -88(a0)
    lw s6, -80(a1)
    lw a5, -76(a1)
    sub t2, s2, s10
    lw t3, -72(a1)
    mul s1, t6, s5
    mulh a3, t6, s3
    lw s2, -68(a1)
    mulh s10, s1, t0
    sw s9, -72(a0)
    sub s5, a6, ra
    lw t6, -64(a1)
    sub s3, a3, s10
    lw s1, -60(a1)
    mul s9, s5, a5
    lw a6, -32(a0)
    mulh ra, s5, s6
    lw a3, -28(a0)
    mulh s10, s9, t0
    sw s7, -84(a0)
    add a5, t5, s4
    sub s5, ra, s10
    lw s6, -24(a0)
    sw s0, -68(a0)
    sub s9, t5, s4
    lw s7, -20(a0)
    mul ra, s9, s2
    mulh s10, s9, t3
    add s0, s3, s5
    mulh t5, ra, t0
    sub s4, s3, s5
    sw t4, -108(a0)
    mul s9, s4, s2
    add t4, a2, a5
    sub s3, s10, t5
    mulh s5, s4, t3
    lw s2, -56(a1)
    mulh s10, s9, t0
    sub t5, a2, a5
    lw s4, -52(a1)
    sub t3, s5, s10
    lw s9, -16(a0)
    mul a2, t5, s1
    add a5, a4, s0
    mulh s5, t5, t6
    sub s10, a4, s0
    mulh t5, a2, t0
    add a4, s8, s3
    mul s0, s10, s1
    sub a2, s8, s3
    sub s8, s5, t5
    mulh s3, s10, t6
    mulh s5, s0, t0
    add t5, t2, t3
    mul s10, a2, s1
    sub s0, t2, t3
    sub t2, s3, s5
    mulh t3, a2, t6
    add s5, a6, a3
    mul a2, s0, s1
    sub a7, a6, a3
    mulh s3, s10, t0
    sub s1, t3, s3
    mulh a6, s0, t6
    lw a3, -12(a0)
    mulh t3, a2, t0
    mul s3, a7, s4
    add s0, s6, s7
    sub t6, a6, t3
    mulh a2, a7, s2
    lw s4, -48(a1)
    mulh a6, s3, t0
    sub t3, s6, s7
    lw s10, -44(a1)
    sub s2, a2, a6
    lw s3, -8(a0)
    mul s6, t3, s10
    add s7, s5, s0
    mulh a2, t3, s4
    sub a6, s5, s0
    lw s10, -4(a0)
    lw s0, -40(a1)
    mulh t3, s6, t0
    sw t4, -64(a0)
    add s4, s9, a3
    sub s5, a2, t3
    sw s8, -48(a0)
    add s6, s2, s5
    mulh t4, a6, s0
    sub a2, s2, s5
    mulh t3, a2, s0
    sw a5, -60(a0)
    lw s8, -36(a1)
    sub s2, s9, a3
    lw s5, -32(a1)
    add s0, s3, s10
    mul a5, a6, s8
    sw t2, -44(a0)
    mul s9, a2, s8
    lw a3, -28(a1)
    mulh a6, a5, t0
    mulh t2, s9, t0
    sw a4, -56(a0)
    lw a2, -24(a1)
    sub s8, t4, a6
    lw a5, -20(a1)
    sw s11, -100(a0)
    sub s9, t3, t2
    mul t4, s2, a3
    mulh a6, s2, s5
    lw t3, -12(a1)
    mulh t2, t4, t0
    sw s1, -40(a0)
    sub a3, s3, s10
    lw s2, -8(a1)
    sub s5, a6, t2
    mul s1, a3, a5
    mulh s3, a3, a2
    sw t5, -52(a0)
    mulh s10, s1, t0
    lw t4, -4(a1)
    sw t6, -36(a0)
    add a6, s4, s0
    sub t2, s3, s10
    sub a5, s4, s0
    add a2, s5, t2
    mulh t5, a5, t1
    sub s1, s5, t2
    mul a3, a5, t3
    mulh t6, a3, t0
    mul s10, s1, t3
    add s3, s7, a6
    sub s4, s7, a6
    sub s0, t5, t6
    mulh a5, s1, t1
    mulh s5, s10, t0
    add t2, s6, a2
    mul a3, s4, t4
    sub t3, s6, a2
    sub s7, a5, s5
    mulh a6, s4, s2
    mul s1, t3, t4
    add t6, s8, s0
    sub a4, s8, s0
    mulh t5, a3, t0
    sub s10, a6, t5
    mulh s6, t3, s2
    mulh a2, s1, t0
    add a5, s9, s7
    mul s5, a4, t4
    sub s4, s9, s7
    sub a3, s6, a2
    mulh s8, a4, s2
    mulh s0, s5, t0
    sw s3, -32(a0)
    mul a6, s4, t4
    sw s10, -16(a0)
    sub t5, s8, s0
    mulh t3, s4, s2
    mulh s1, a6, t0
    sw t2, -28(a0)
    sw a3, -12(a0)
    sub s9, t3, s1
    sw t6, -24(a0)
    sw t5, -8(a0)
    sw a5, -20(a0)
    sw s9, -4(a0)
    addi a7, a0, -1024
    lw s0, -1024(a0)
    lw s1, -992(a0)
    add s2, s0, s1
    sub s0, s0, s1
    lw s1, -960(a0)
    lw s3, -928(a0)
    add s4, s1, s3
    sub s1, s1, s3
    add s3, s2, s4
    lw s5, 16(a1)
    mulh s6, s0, s5
    lw s7, 20(a1)
    mul s0, s0, s7
    sub s2, s2, s4
    mulh s0, s0, t0
    lw s4, 24(a1)
    mulh ra, s1, s4
    sub s0, s6, s0
    lw s6, 28(a1)
    mul s1, s1, s6
    lw t1, 4(a1)
    mul t2, s2, t1
    mulh s1, s1, t0
    lw a2, 0(a1)
    mulh s2, s2, a2
    sub s1, ra, s1
    mulh ra, t2, t0
    add t2, s0, s1
    sub s2, s2, ra
    sub s0, s0, s1
    mul s1, s0, t1
    lw ra, -896(a0)
    lw a3, -864(a0)
    add a4, ra, a3
    mulh s0, s0, a2
    sub ra, ra, a3
    mulh s1, s1, t0
    lw a3, -832(a0)
    lw a5, -800(a0)
    add a6, a3, a5
    lw s8, 36(a1)
    mul s9, ra, s8
    sub a3, a3, a5
    sub s0, s0, s1
    lw s1, 32(a1)
    mulh ra, ra, s1
    mulh a5, s9, t0
    add s9, a4, a6
    lw s10, 44(a1)
    mul s11, a3, s10
    sub a4, a4, a6
    sub ra, ra, a5
    lw a5, 40(a1)
    mulh a3, a3, a5
    mulh a6, s11, t0
    add s11, s3, s9
    sw s11, -1024(a0)
    lw s11, 52(a1)
    mul t3, a4, s11
    sub a3, a3, a6
    lw a6, 48(a1)
    mulh a4, a4, a6
    mulh t3, t3, t0
    add t4, ra, a3
    sub ra, ra, a3
    sub a3, a4, t3
    mul a4, ra, s11
    mulh ra, ra, a6
    sub s3, s3, s9
    mulh a4, a4, t0
    lw s9, 12(a1)
    mul t3, s3, s9
    sub ra, ra, a4
    lw a4, 8(a1)
    mulh s3, s3, a4
    add t5, t2, t4
    sw t5, -992(a0)
    mulh t3, t3, t0
    sub t2, t2, t4
    sub s3, s3, t3
    sw s3, -896(a0)
    mul s3, t2, s9
    mulh t2, t2, a4
    add t3, s2, a3
    sw t3, -960(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    sub s3, t2, s3
    sw s3, -864(a0)
    mul s3, s2, s9
    mulh s2, s2, a4
    add t2, s0, ra
    sw t2, -928(a0)
    mulh s3, s3, t0
    sub s0, s0, ra
    sub s2, s2, s3
    sw s2, -832(a0)
    mul s2, s0, s9
    mulh s0, s0, a4
    lw s3, -1020(a0)
    lw ra, -988(a0)
    add t2, s3, ra
    mulh s2, s2, t0
    sub s3, s3, ra
    mul ra, s3, s7
    lw a3, -956(a0)
    lw t3, -924(a0)
    add t4, a3, t3
    sub s0, s0, s2
    sw s0, -800(a0)
    mulh s0, s3, s5
    mulh s2, ra, t0
    sub s3, a3, t3
    sub s0, s0, s2
    mul s2, s3, s6
    mulh s3, s3, s4
    mulh s2, s2, t0
    add ra, t2, t4
    sub t2, t2, t4
    sub s2, s3, s2
    mul s3, t2, t1
    mulh t2, t2, a2
    add a3, s0, s2
    mulh s3, s3, t0
    sub s0, s0, s2
    mul s2, s0, t1
    lw t3, -892(a0)
    lw t4, -860(a0)
    add t5, t3, t4
    sub s3, t2, s3
    mulh s0, s0, a2
    mulh s2, s2, t0
    sub t2, t3, t4
    mul t3, t2, s8
    lw t4, -828(a0)
    lw t6, -796(a0)
    sw a7, 12(sp)
    add a7, t4, t6
    sub s0, s0, s2
    mulh s2, t2, s1
    mulh t2, t3, t0
    sub t3, t4, t6
    sub s2, s2, t2
    mul t2, t3, s10
    add t4, t5, a7
    mulh t3, t3, a5
    sub a7, t5, a7
    mulh t2, t2, t0
    mul t5, a7, s11
    add t6, ra, t4
    sw t6, -1020(a0)
    sub t2, t3, t2
    mulh a7, a7, a6
    add t3, s2, t2
    mulh t5, t5, t0
    sub s2, s2, t2
    mul t2, s2, s11
    sub ra, ra, t4
    sub a7, a7, t5
    mulh s2, s2, a6
    mulh t2, t2, t0
    mul t4, ra, s9
    sub s2, s2, t2
    mulh ra, ra, a4
    add t2, a3, t3
    sw t2, -988(a0)
    mulh t2, t4, t0
    sub a3, a3, t3
    sub ra, ra, t2
    sw ra, -892(a0)
    mul ra, a3, s9
    mulh t2, a3, a4
    add a3, s3, a7
    sw a3, -956(a0)
    mulh ra, ra, t0
    sub a7, s3, a7
    sub s3, t2, ra
    sw s3, -860(a0)
    mul s3, a7, s9
    mulh a7, a7, a4
    add ra, s0, s2
    sw ra, -924(a0)
    mulh s3, s3, t0
    sub s0, s0, s2
    sub a7, a7, s3
    sw a7, -828(a0)
    mul a7, s0, s9
    mulh s0, s0, a4
    lw s2, -1016(a0)
    lw s3, -984(a0)
    mulh a7, a7, t0
    sub t6, s2, s3
    mul t5, t6, s7
    lw t2, -952(a0)
    add ra, s2, s3
    lw a3, -920(a0)
    add t3, t2, a3
    sub a7, s0, a7
    sw a7, -796(a0)
    mulh a7, t6, s5
    mulh s0, t5, t0
    sub s2, t2, a3
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, t3
    sub ra, ra, t3
    sub s0, s2, s0
    mul s2, ra, t1
    mulh ra, ra, a2
    add t2, a7, s0
    sub a7, a7, s0
    mulh s2, s2, t0
    mul s0, a7, t1
    lw a3, -888(a0)
    lw t3, -856(a0)
    add t4, a3, t3
    sub s2, ra, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub ra, a3, t3
    mul a3, ra, s8
    lw t3, -824(a0)
    lw t5, -792(a0)
    sub a7, a7, s0
    mulh s0, ra, s1
    add t6, t3, t5
    mulh ra, a3, t0
    sub a3, t3, t5
    sub s0, s0, ra
    mul ra, a3, s10
    add t3, t4, t6
    mulh a3, a3, a5
    sub t4, t4, t6
    mulh ra, ra, t0
    mul t5, t4, s11
    add t6, s3, t3
    sw t6, -1016(a0)
    sub ra, a3, ra
    mulh a3, t4, a6
    add t4, s0, ra
    mulh t5, t5, t0
    sub s0, s0, ra
    mul ra, s0, s11
    sub s3, s3, t3
    sub a3, a3, t5
    mulh s0, s0, a6
    mulh ra, ra, t0
    mul t3, s3, s9
    sub s0, s0, ra
    mulh s3, s3, a4
    add ra, t2, t4
    sw ra, -984(a0)
    mulh ra, t3, t0
    sub t2, t2, t4
    sub s3, s3, ra
    sw s3, -888(a0)
    mul s3, t2, s9
    mulh ra, t2, a4
    add t2, s2, a3
    sw t2, -952(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    sub s3, ra, s3
    sw s3, -856(a0)
    mul s3, s2, s9
    mulh s2, s2, a4
    add ra, a7, s0
    sw ra, -920(a0)
    mulh s3, s3, t0
    sub a7, a7, s0
    sub s0, s2, s3
    sw s0, -824(a0)
    mul s0, a7, s9
    mulh a7, a7, a4
    lw s2, -1012(a0)
    lw s3, -980(a0)
    add ra, s2, s3
    mulh s0, s0, t0
    sub s2, s2, s3
    mul s3, s2, s7
    lw t2, -948(a0)
    lw a3, -916(a0)
    sub a7, a7, s0
    add t3, t2, a3
    sw a7, -792(a0)
    mulh a7, s2, s5
    mulh s0, s3, t0
    sub s2, t2, a3
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, t3
    sub ra, ra, t3
    sub s0, s2, s0
    mul s2, ra, t1
    mulh ra, ra, a2
    add t2, a7, s0
    mulh s2, s2, t0
    sub a7, a7, s0
    mul s0, a7, t1
    lw a3, -884(a0)
    lw t3, -852(a0)
    add t4, a3, t3
    sub s2, ra, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub ra, a3, t3
    mul a3, ra, s8
    lw t3, -820(a0)
    lw t5, -788(a0)
    add t6, t3, t5
    sub a7, a7, s0
    mulh s0, ra, s1
    mulh ra, a3, t0
    sub a3, t3, t5
    sub s0, s0, ra
    mul ra, a3, s10
    add t3, t4, t6
    mulh a3, a3, a5
    sub t4, t4, t6
    mulh ra, ra, t0
    mul t5, t4, s11
    add t6, s3, t3
    sw t6, -1012(a0)
    sub ra, a3, ra
    add t6, s0, ra
    mulh t5, t5, t0
    sub s0, s0, ra
    mul ra, s0, s11
    mulh a3, t4, a6
    sub s3, s3, t3
    sub a3, a3, t5
    mulh s0, s0, a6
    mulh ra, ra, t0
    mul t3, s3, s9
    sub s0, s0, ra
    mulh s3, s3, a4
    add ra, t2, t6
    sw ra, -980(a0)
    mulh ra, t3, t0
    sub t2, t2, t6
    sub s3, s3, ra
    sw s3, -884(a0)
    mul s3, t2, s9
    mulh ra, t2, a4
    add t2, s2, a3
    sw t2, -948(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    sub s3, ra, s3
    sw s3, -852(a0)
    mul s3, s2, s9
    mulh s2, s2, a4
    add ra, a7, s0
    sw ra, -916(a0)
    mulh s3, s3, t0
    sub a7, a7, s0
    sub s0, s2, s3
    sw s0, -820(a0)
    mul s0, a7, s9
    mulh a7, a7, a4
    lw s2, -1008(a0)
    lw s3, -976(a0)
    add ra, s2, s3
    mulh s0, s0, t0
    sub s2, s2, s3
    mul s3, s2, s7
    lw t2, -944(a0)
    lw a3, -912(a0)
    add t3, t2, a3
    sub a7, a7, s0
    sw a7, -788(a0)
    mulh a7, s2, s5
    mulh s0, s3, t0
    sub s2, t2, a3
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, t3
    sub ra, ra, t3
    sub s0, s2, s0
    mul s2, ra, t1
    mulh ra, ra, a2
    add t2, a7, s0
    mulh s2, s2, t0
    sub a7, a7, s0
    mul s0, a7, t1
    lw a3, -880(a0)
    lw t3, -848(a0)
    add t4, a3, t3
    sub s2, ra, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub ra, a3, t3
    mul a3, ra, s8
    lw t3, -816(a0)
    lw t5, -784(a0)
    add t6, t3, t5
    sub a7, a7, s0
    mulh s0, ra, s1
    mulh ra, a3, t0
    sub a3, t3, t5
    sub s0, s0, ra
    mul ra, a3, s10
    add t3, t4, t6
    mulh a3, a3, a5
    sub t4, t4, t6
    mulh ra, ra, t0
    mul t5, t4, s11
    add t6, s3, t3
    sw t6, -1008(a0)
    sub ra, a3, ra
    mulh a3, t4, a6
    add t4, s0, ra
    mulh t5, t5, t0
    sub s0, s0, ra
    mul ra, s0, s11
    sub s3, s3, t3
    sub a3, a3, t5
    mulh s0, s0, a6
    mulh ra, ra, t0
    mul t3, s3, s9
    sub s0, s0, ra
    mulh s3, s3, a4
    add ra, t2, t4
    sw ra, -976(a0)
    mulh ra, t3, t0
    sub t2, t2, t4
    sub s3, s3, ra
    sw s3, -880(a0)
    mul s3, t2, s9
    mulh ra, t2, a4
    add t2, s2, a3
    sw t2, -944(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    mul t6, s2, s9
    sub s3, ra, s3
    sw s3, -848(a0)
    mulh s2, s2, a4
    add ra, a7, s0
    sw ra, -912(a0)
    mulh s3, t6, t0
    sub a7, a7, s0
    sub s0, s2, s3
    sw s0, -816(a0)
    mul s0, a7, s9
    mulh a7, a7, a4
    lw s2, -1004(a0)
    lw s3, -972(a0)
    add ra, s2, s3
    mulh s0, s0, t0
    sub s2, s2, s3
    mul s3, s2, s7
    lw t2, -940(a0)
    lw a3, -908(a0)
    add t3, t2, a3
    sub a7, a7, s0
    sw a7, -784(a0)
    mulh a7, s2, s5
    mulh s0, s3, t0
    sub s2, t2, a3
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, t3
    sub ra, ra, t3
    sub s0, s2, s0
    mul s2, ra, t1
    mulh ra, ra, a2
    add t2, a7, s0
    mulh s2, s2, t0
    sub a7, a7, s0
    mul s0, a7, t1
    lw a3, -876(a0)
    lw t3, -844(a0)
    add t4, a3, t3
    sub s2, ra, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub ra, a3, t3
    mul a3, ra, s8
    lw t3, -812(a0)
    lw t5, -780(a0)
    sub a7, a7, s0
    mulh s0, ra, s1
    mulh ra, a3, t0
    sub a3, t3, t5
    sub s0, s0, ra
    add t6, t3, t5
    mul ra, a3, s10
    add t3, t4, t6
    mulh a3, a3, a5
    sub t4, t4, t6
    mulh ra, ra, t0
    mul t5, t4, s11
    add t6, s3, t3
    sw t6, -1004(a0)
    sub ra, a3, ra
    mulh a3, t4, a6
    add t4, s0, ra
    mulh t5, t5, t0
    sub s0, s0, ra
    mul ra, s0, s11
    sub s3, s3, t3
    sub a3, a3, t5
    mulh s0, s0, a6
    mulh ra, ra, t0
    mul t3, s3, s9
    sub s0, s0, ra
    mulh s3, s3, a4
    add ra, t2, t4
    sw ra, -972(a0)
    mulh ra, t3, t0
    sub t2, t2, t4
    sub s3, s3, ra
    sw s3, -876(a0)
    mul s3, t2, s9
    mulh ra, t2, a4
    add t2, s2, a3
    sw t2, -940(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    sub s3, ra, s3
    sw s3, -844(a0)
    mul s3, s2, s9
    mulh s2, s2, a4
    add ra, a7, s0
    sw ra, -908(a0)
    mulh s3, s3, t0
    sub a7, a7, s0
    sub s0, s2, s3
    sw s0, -812(a0)
    mul s0, a7, s9
    mulh a7, a7, a4
    lw s2, -1000(a0)
    lw s3, -968(a0)
    add ra, s2, s3
    mulh s0, s0, t0
    sub s2, s2, s3
    mul s3, s2, s7
    lw t2, -936(a0)
    lw a3, -904(a0)
    add t3, t2, a3
    sub a7, a7, s0
    sw a7, -780(a0)
    mulh a7, s2, s5
    mulh s0, s3, t0
    sub s2, t2, a3
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, t3
    sub ra, ra, t3
    sub s0, s2, s0
    mul s2, ra, t1
    add t2, a7, s0
    mulh s2, s2, t0
    sub a7, a7, s0
    mul s0, a7, t1
    lw a3, -872(a0)
    lw t3, -840(a0)
    add t4, a3, t3
    mulh ra, ra, a2
    sub s2, ra, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub ra, a3, t3
    mul a3, ra, s8
    lw t3, -808(a0)
    lw t5, -776(a0)
    add t6, t3, t5
    sub a7, a7, s0
    mulh s0, ra, s1
    mulh ra, a3, t0
    sub a3, t3, t5
    sub s0, s0, ra
    mul ra, a3, s10
    add t3, t4, t6
    mulh a3, a3, a5
    sub t4, t4, t6
    mulh ra, ra, t0
    mul t5, t4, s11
    add t6, s3, t3
    sw t6, -1000(a0)
    sub ra, a3, ra
    mulh a3, t4, a6
    add t4, s0, ra
    mulh t5, t5, t0
    sub s0, s0, ra
    mul ra, s0, s11
    sub s3, s3, t3
    sub a3, a3, t5
    mulh s0, s0, a6
    mulh ra, ra, t0
    mul t3, s3, s9
    sub s0, s0, ra
    mulh s3, s3, a4
    add ra, t2, t4
    sw ra, -968(a0)
    mulh ra, t3, t0
    sub t2, t2, t4
    sub s3, s3, ra
    sw s3, -872(a0)
    mul s3, t2, s9
    mulh ra, t2, a4
    add t2, s2, a3
    sw t2, -936(a0)
    mulh s3, s3, t0
    sub s2, s2, a3
    sub s3, ra, s3
    sw s3, -840(a0)
    mul s3, s2, s9
    mulh s2, s2, a4
    add ra, a7, s0
    sw ra, -904(a0)
    mulh s3, s3, t0
    sub a7, a7, s0
    sub s0, s2, s3
    sw s0, -808(a0)
    mul s0, a7, s9
    mulh a7, a7, a4
    lw s2, -996(a0)
    lw s3, -964(a0)
    add ra, s2, s3
    mulh s0, s0, t0
    sub s2, s2, s3
    mul s3, s2, s7
    lw s7, -932(a0)
    lw t2, -900(a0)
    sub a7, a7, s0
    add a3, s7, t2
    sw a7, -776(a0)
    mulh a7, s2, s5
    mulh s0, s3, t0
    sub s2, s7, t2
    sub a7, a7, s0
    mul s0, s2, s6
    mulh s2, s2, s4
    mulh s0, s0, t0
    add s3, ra, a3
    sub s4, ra, a3
    sub s0, s2, s0
    mul s2, s4, t1
    mulh s4, s4, a2
    add s5, a7, s0
    mulh s2, s2, t0
    sub a7, a7, s0
    mul s0, a7, t1
    lw s6, -868(a0)
    lw s7, -836(a0)
    add ra, s6, s7
    sub s2, s4, s2
    mulh a7, a7, a2
    mulh s0, s0, t0
    sub s4, s6, s7
    sub a7, a7, s0
    mul s0, s4, s8
    lw s6, -804(a0)
    lw s7, -772(a0)
    add t1, s6, s7
    mulh s1, s4, s1
    sub s4, s6, s7
    mulh s0, s0, t0
    mul s6, s4, s10
    add s7, ra, t1
    sub s0, s1, s0
    mulh s1, s4, a5
    mulh s4, s6, t0
    sub s6, ra, t1
    sub s1, s1, s4
    mul s4, s6, s11
    mulh s6, s6, a6
    add ra, s0, s1
    add t6, s5, ra
    mulh s4, s4, t0
    sub s0, s0, s1
    mul s1, s0, s11
    add t1, s3, s7
    sw t1, -996(a0)
    sub s4, s6, s4
    mulh s0, s0, a6
    sub s3, s3, s7
    mulh s1, s1, t0
    sw t6, -964(a0)
    mul s6, s3, s9
    sub s0, s0, s1
    mulh s1, s3, a4
    mulh s3, s6, t0
    sub s5, s5, ra
    mul s6, s5, s9
    add s7, s2, s4
    sub s1, s1, s3
    sw s1, -868(a0)
    mulh s1, s5, a4
    mulh s3, s6, t0
    sub s2, s2, s4
    sw s7, -932(a0)
    mul s4, s2, s9
    add s5, a7, s0
    sw s5, -900(a0)
    sub s1, s1, s3
    sw s1, -836(a0)
    mulh s1, s2, a4
    mulh s2, s4, t0
    sub a7, a7, s0
    mul s0, a7, s9
    lw t5, -768(a0)
    sub s1, s1, s2
    sw s1, -804(a0)
    mulh a7, a7, a4
    mulh s0, s0, t0
    lw s2, -736(a0)
    add s3, t5, s2
    sub s1, t5, s2
    sub a7, a7, s0
    sw a7, -772(a0)
    lw a7, 76(a1)
    mul s0, s1, a7
    lw s2, 72(a1)
    mulh s1, s1, s2
    mulh s0, s0, t0
    lw s4, -704(a0)
    lw s5, -672(a0)
    add s6, s4, s5
    sub s0, s1, s0
    sub s1, s4, s5
    lw s4, 84(a1)
    mul s5, s1, s4
    lw s7, 80(a1)
    mulh s1, s1, s7
    mulh s5, s5, t0
    add ra, s3, s6
    sub s1, s1, s5
    sub s3, s3, s6
    lw s5, 60(a1)
    mul s6, s3, s5
    lw t1, 56(a1)
    mulh s3, s3, t1
    mulh s6, s6, t0
    add t2, s0, s1
    sub s0, s0, s1
    sub s1, s3, s6
    mul s3, s0, s5
    mulh s0, s0, t1
    lw s6, -640(a0)
    lw a2, -608(a0)
    add a3, s6, a2
    mulh s3, s3, t0
    sub s6, s6, a2
    lw a2, 92(a1)
    mul a4, s6, a2
    lw a5, -576(a0)
    lw a6, -544(a0)
    add s8, a5, a6
    sub s0, s0, s3
    lw s3, 88(a1)
    mulh s6, s6, s3
    mulh a4, a4, t0
    sub a5, a5, a6
    sub s6, s6, a4
    lw a4, 100(a1)
    mul a6, a5, a4
    add s9, a3, s8
    lw s10, 96(a1)
    mulh a5, a5, s10
    sub a3, a3, s8
    mulh a6, a6, t0
    lw s8, 108(a1)
    add t3, ra, s9
    sw t3, -768(a0)
    mul s11, a3, s8
    sub a5, a5, a6
    lw a6, 104(a1)
    add t3, s6, a5
    mulh s11, s11, t0
    sub s6, s6, a5
    mulh a3, a3, a6
    mul a5, s6, s8
    sub ra, ra, s9
    sub a3, a3, s11
    mulh s6, s6, a6
    mulh a5, a5, t0
    lw s9, 68(a1)
    mul s11, ra, s9
    sub s6, s6, a5
    lw a5, 64(a1)
    mulh ra, ra, a5
    add t4, t2, t3
    sw t4, -736(a0)
    mulh s11, s11, t0
    sub t2, t2, t3
    sub ra, ra, s11
    sw ra, -640(a0)
    mul ra, t2, s9
    mulh t2, t2, a5
    add s11, s1, a3
    sw s11, -704(a0)
    mulh ra, ra, t0
    sub s1, s1, a3
    sub ra, t2, ra
    sw ra, -608(a0)
    mul ra, s1, s9
    mulh s1, s1, a5
    add t2, s0, s6
    sw t2, -672(a0)
    mulh ra, ra, t0
    sub s0, s0, s6
    sub s1, s1, ra
    sw s1, -576(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -764(a0)
    lw ra, -732(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -700(a0)
    lw s11, -668(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -544(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -636(a0)
    lw t3, -604(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -572(a0)
    lw t5, -540(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -764(a0)
    sub t2, s11, t2
    add t6, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    mulh s11, t4, a6
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t6
    sw t2, -732(a0)
    mulh t2, t3, t0
    sub a3, a3, t6
    sub ra, ra, t2
    sw ra, -636(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -700(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -604(a0)
    mul ra, s6, s9
    mulh ra, ra, t0
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -668(a0)
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -572(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -760(a0)
    lw ra, -728(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -696(a0)
    lw s11, -664(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -540(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -632(a0)
    lw t3, -600(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -568(a0)
    lw t5, -536(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -760(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -728(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -632(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -696(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -600(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -664(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -568(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -756(a0)
    lw ra, -724(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -692(a0)
    lw s11, -660(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -536(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -628(a0)
    lw t3, -596(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -564(a0)
    lw t5, -532(a0)
    add t6, t3, t5
    mulh t2, t2, s3
    mulh s11, s11, t0
    sub t3, t3, t5
    sub t5, t2, s11
    mul t2, t3, a4
    add s11, t4, t6
    mulh t3, t3, s10
    sub t4, t4, t6
    sub s0, s0, s1
    mulh t2, t2, t0
    mul t6, t4, s8
    add s1, ra, s11
    sw s1, -756(a0)
    sub t2, t3, t2
    mulh s1, t4, a6
    add t4, t5, t2
    mulh t3, t6, t0
    sub t6, t5, t2
    mul t2, t6, s8
    sub ra, ra, s11
    sub s11, s1, t3
    mulh s1, t6, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -724(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -628(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -692(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -596(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -660(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -564(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -752(a0)
    lw ra, -720(a0)
    mulh s1, s1, t0
    sub t5, s6, ra
    mul t6, t5, a7
    lw a3, -688(a0)
    add t2, s6, ra
    lw s11, -656(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -532(a0)
    mulh s0, t5, s2
    mulh s1, t6, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -624(a0)
    lw t3, -592(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -560(a0)
    lw t5, -528(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -752(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -720(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -624(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -688(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -592(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -656(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -560(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -748(a0)
    lw ra, -716(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -684(a0)
    lw s11, -652(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -528(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -620(a0)
    lw t3, -588(a0)
    add t4, s11, t3
    sub s6, t2, s6
    sub t2, s11, t3
    mulh s0, s0, t1
    mulh s1, s1, t0
    mul s11, t2, a2
    lw t3, -556(a0)
    lw t5, -524(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -748(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -716(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -620(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -684(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -588(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -652(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -556(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -744(a0)
    lw ra, -712(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -680(a0)
    lw s11, -648(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -524(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -616(a0)
    lw t3, -584(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -552(a0)
    lw t5, -520(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    mul t3, s11, a4
    add t5, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    sub s1, s1, t2
    mulh t2, t3, t0
    mul t6, t4, s8
    add t3, ra, t5
    sw t3, -744(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t3, t6, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub s11, s11, t3
    sub ra, ra, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -712(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -616(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -680(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -584(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -648(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    lw ra, -708(a0)
    sw s1, -552(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -740(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul a7, s6, a7
    lw ra, -676(a0)
    lw a3, -644(a0)
    add s11, ra, a3
    sub s0, s0, s1
    sw s0, -520(a0)
    mulh a7, a7, t0
    mulh s0, s6, s2
    sub s1, ra, a3
    sub a7, s0, a7
    mul s0, s1, s4
    mulh s1, s1, s7
    mulh s0, s0, t0
    add s2, t2, s11
    sub s4, t2, s11
    sub s0, s1, s0
    mul s1, s4, s5
    mulh s4, s4, t1
    add s6, a7, s0
    mulh s1, s1, t0
    sub a7, a7, s0
    mul s0, a7, s5
    lw s5, -612(a0)
    lw s7, -580(a0)
    add ra, s5, s7
    sub s1, s4, s1
    mulh a7, a7, t1
    mulh s0, s0, t0
    sub s4, s5, s7
    sub a7, a7, s0
    mul s0, s4, a2
    lw s5, -548(a0)
    lw s7, -516(a0)
    add t1, s5, s7
    mulh s3, s4, s3
    sub s4, s5, s7
    mulh s0, s0, t0
    mul s5, s4, a4
    add s7, ra, t1
    sub s0, s3, s0
    mulh s3, s4, s10
    mulh s4, s5, t0
    sub s5, ra, t1
    sub s3, s3, s4
    mul s4, s5, s8
    mulh s5, s5, a6
    add ra, s0, s3
    mulh s4, s4, t0
    sub s0, s0, s3
    mul s3, s0, s8
    add t1, s2, s7
    sw t1, -740(a0)
    sub s4, s5, s4
    mulh s0, s0, a6
    sub s2, s2, s7
    mulh s3, s3, t0
    add s5, s6, ra
    sw s5, -708(a0)
    mul s5, s2, s9
    sub s0, s0, s3
    mulh s2, s2, a5
    mulh s3, s5, t0
    sub s5, s6, ra
    mul s6, s5, s9
    add s7, s1, s4
    sw s7, -676(a0)
    sub s2, s2, s3
    sub s1, s1, s4
    sw s2, -612(a0)
    mulh s2, s5, a5
    mulh s3, s6, t0
    mul s4, s1, s9
    add s5, a7, s0
    sw s5, -644(a0)
    sub s2, s2, s3
    sw s2, -580(a0)
    mulh s1, s1, a5
    mulh s2, s4, t0
    sub s1, s1, s2
    sub a7, a7, s0
    mul s0, a7, s9
    sw s1, -548(a0)
    mulh a7, a7, a5
    mulh s0, s0, t0
    lw s1, -512(a0)
    lw s2, -480(a0)
    add s3, s1, s2
    sub s1, s1, s2
    sub a7, a7, s0
    sw a7, -516(a0)
    lw a7, 132(a1)
    mul s0, s1, a7
    lw s2, 128(a1)
    mulh s1, s1, s2
    mulh s0, s0, t0
    lw s4, -448(a0)
    lw s5, -416(a0)
    add s6, s4, s5
    sub s0, s1, s0
    sub s1, s4, s5
    lw s4, 140(a1)
    mul s5, s1, s4
    lw s7, 136(a1)
    mulh s1, s1, s7
    mulh s5, s5, t0
    add ra, s3, s6
    sub s1, s1, s5
    sub s3, s3, s6
    lw s5, 116(a1)
    mul s6, s3, s5
    lw t1, 112(a1)
    mulh s3, s3, t1
    mulh s6, s6, t0
    add t2, s0, s1
    sub s0, s0, s1
    sub s1, s3, s6
    mul s3, s0, s5
    mulh s0, s0, t1
    lw s6, -384(a0)
    lw a2, -352(a0)
    mulh s3, s3, t0
    sub t6, s6, a2
    lw t5, 148(a1)
    add a3, s6, a2
    mul a4, t6, t5
    lw a5, -320(a0)
    lw a6, -288(a0)
    add s8, a5, a6
    sub s0, s0, s3
    lw s3, 144(a1)
    mulh s6, t6, s3
    sub a5, a5, a6
    mulh a4, a4, t0
    sub s6, s6, a4
    lw a4, 156(a1)
    mul a6, a5, a4
    add s9, a3, s8
    lw s10, 152(a1)
    mulh a5, a5, s10
    sub a3, a3, s8
    mulh a6, a6, t0
    lw s8, 164(a1)
    mul s11, a3, s8
    add t3, ra, s9
    sw t3, -512(a0)
    sub a5, a5, a6
    lw a6, 160(a1)
    mulh a3, a3, a6
    add t3, s6, a5
    mulh s11, s11, t0
    sub s6, s6, a5
    mul a5, s6, s8
    sub ra, ra, s9
    sub a3, a3, s11
    mulh s6, s6, a6
    mulh a5, a5, t0
    lw s9, 124(a1)
    mul s11, ra, s9
    sub s6, s6, a5
    lw a5, 120(a1)
    mulh ra, ra, a5
    add t4, t2, t3
    sw t4, -480(a0)
    mulh s11, s11, t0
    sub t2, t2, t3
    sub ra, ra, s11
    sw ra, -384(a0)
    mul ra, t2, s9
    mulh t2, t2, a5
    add s11, s1, a3
    sw s11, -448(a0)
    mulh ra, ra, t0
    sub s1, s1, a3
    sub ra, t2, ra
    sw ra, -352(a0)
    mul ra, s1, s9
    mulh s1, s1, a5
    add t2, s0, s6
    sw t2, -416(a0)
    mulh ra, ra, t0
    sub s0, s0, s6
    sub s1, s1, ra
    sw s1, -320(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -508(a0)
    lw ra, -476(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -444(a0)
    lw s11, -412(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -288(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -380(a0)
    lw t3, -348(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, t5
    lw t3, -316(a0)
    lw a2, -284(a0)
    add t6, t3, a2
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, a2
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul a2, t4, s8
    add t6, ra, t3
    sw t6, -508(a0)
    sub t2, s11, t2
    add t6, s1, t2
    mulh s11, a2, t0
    mulh a2, t4, a6
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, a2, s11
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t6
    sw t2, -476(a0)
    mulh t2, t3, t0
    sub a3, a3, t6
    sub ra, ra, t2
    sw ra, -380(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -444(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -348(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -412(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -316(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -504(a0)
    lw ra, -472(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -440(a0)
    lw s11, -408(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -284(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -376(a0)
    lw t3, -344(a0)
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul t4, t2, t5
    add a2, s11, t3
    lw t3, -312(a0)
    lw t6, -280(a0)
    add s11, t3, t6
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, t4, t0
    sub t4, t3, t6
    sub s1, s1, t2
    mul t2, t4, a4
    add t3, a2, s11
    mulh t6, t4, s10
    sub t4, a2, s11
    mulh t2, t2, t0
    mul a2, t4, s8
    add s11, ra, t3
    sw s11, -504(a0)
    sub t2, t6, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, a2, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -472(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -376(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -440(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -344(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -408(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -312(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -500(a0)
    lw ra, -468(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -436(a0)
    lw s11, -404(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -280(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -372(a0)
    lw t3, -340(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, t5
    lw t3, -308(a0)
    lw a2, -276(a0)
    add t6, t3, a2
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s1, s1, t2
    sub s11, t3, a2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul a2, t4, s8
    add t6, ra, t3
    sw t6, -500(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, a2, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -468(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -372(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -436(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -340(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -404(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -308(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -496(a0)
    lw ra, -464(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -432(a0)
    lw s11, -400(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -276(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -368(a0)
    lw t3, -336(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, t5
    lw t3, -304(a0)
    lw a2, -272(a0)
    add t6, t3, a2
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, a2
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul a2, t4, s8
    add t6, ra, t3
    sw t6, -496(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, a2, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -464(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -368(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -432(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -336(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -400(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -304(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -492(a0)
    lw ra, -460(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -428(a0)
    lw s11, -396(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -272(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -364(a0)
    lw t3, -332(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, t5
    lw t3, -300(a0)
    lw a2, -268(a0)
    add t6, t3, a2
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, a2
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul a2, t4, s8
    add t6, ra, t3
    sw t6, -492(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, a2, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -460(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -364(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -428(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -332(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -396(a0)
    mulh ra, ra, t0
    sub a2, s6, ra
    sw a2, -300(a0)
    sub s0, s0, s1
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -488(a0)
    lw ra, -456(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -424(a0)
    lw s11, -392(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -268(a0)
    mulh s0, s6, s2
    sub s6, a3, s11
    mulh s1, ra, t0
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -360(a0)
    lw t3, -328(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, t5
    lw t3, -296(a0)
    lw a2, -264(a0)
    add t6, t3, a2
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, a2
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul a2, t4, s8
    add t6, ra, t3
    sw t6, -488(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, a2, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -456(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -360(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -424(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -328(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -392(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -296(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -484(a0)
    lw ra, -452(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul a7, s6, a7
    lw ra, -420(a0)
    lw a3, -388(a0)
    add s11, ra, a3
    sub s0, s0, s1
    sw s0, -264(a0)
    mulh s0, s6, s2
    mulh a7, a7, t0
    sub s1, ra, a3
    sub a7, s0, a7
    mul s0, s1, s4
    mulh s1, s1, s7
    mulh s0, s0, t0
    add s2, t2, s11
    sub s4, t2, s11
    sub s0, s1, s0
    mulh a2, s4, t1
    add s6, a7, s0
    mul s1, s4, s5
    mulh s1, s1, t0
    sub a7, a7, s0
    mul s0, a7, s5
    lw s5, -356(a0)
    lw s7, -324(a0)
    add ra, s5, s7
    sub s1, a2, s1
    mulh a7, a7, t1
    mulh s0, s0, t0
    sub s4, s5, s7
    sub a7, a7, s0
    mul s0, s4, t5
    lw s5, -292(a0)
    lw s7, -260(a0)
    add t1, s5, s7
    mulh s3, s4, s3
    sub s4, s5, s7
    mulh s0, s0, t0
    mul s5, s4, a4
    add s7, ra, t1
    sub s0, s3, s0
    mulh s3, s4, s10
    mulh s4, s5, t0
    sub s5, ra, t1
    sub s3, s3, s4
    mul s4, s5, s8
    mulh s5, s5, a6
    add ra, s0, s3
    mulh s4, s4, t0
    sub s0, s0, s3
    mul s3, s0, s8
    add t1, s2, s7
    sw t1, -484(a0)
    sub s4, s5, s4
    mulh s0, s0, a6
    sub s2, s2, s7
    mulh s3, s3, t0
    add s5, s6, ra
    sw s5, -452(a0)
    mul s5, s2, s9
    sub s0, s0, s3
    mulh s2, s2, a5
    mulh s3, s5, t0
    sub s5, s6, ra
    sub s2, s2, s3
    mul s6, s5, s9
    add s7, s1, s4
    sw s7, -420(a0)
    sw s2, -356(a0)
    mulh s2, s5, a5
    mulh s3, s6, t0
    sub s1, s1, s4
    mul s4, s1, s9
    add s5, a7, s0
    sw s5, -388(a0)
    sub s2, s2, s3
    sw s2, -324(a0)
    mulh s1, s1, a5
    mulh s2, s4, t0
    sub a7, a7, s0
    mul s0, a7, s9
    sub s1, s1, s2
    mulh a7, a7, a5
    sw s1, -292(a0)
    mulh s0, s0, t0
    lw s1, -256(a0)
    lw s2, -224(a0)
    add s3, s1, s2
    sub s1, s1, s2
    sub a7, a7, s0
    sw a7, -260(a0)
    lw a7, 188(a1)
    mul s0, s1, a7
    lw s2, 184(a1)
    mulh s1, s1, s2
    mulh s0, s0, t0
    lw s4, -192(a0)
    lw s5, -160(a0)
    add s6, s4, s5
    sub s0, s1, s0
    sub s1, s4, s5
    lw s4, 196(a1)
    mul s5, s1, s4
    lw s7, 192(a1)
    mulh s1, s1, s7
    mulh s5, s5, t0
    sub s1, s1, s5
    sub t6, s3, s6
    lw s5, 172(a1)
    mul t3, t6, s5
    lw t1, 168(a1)
    add ra, s3, s6
    mulh s3, t6, t1
    mulh s6, t3, t0
    add t2, s0, s1
    sub s0, s0, s1
    sub s1, s3, s6
    mul s3, s0, s5
    mulh s0, s0, t1
    lw s6, -128(a0)
    lw a2, -96(a0)
    add a3, s6, a2
    mulh s3, s3, t0
    sub s6, s6, a2
    lw a2, 204(a1)
    mul a4, s6, a2
    lw a5, -64(a0)
    lw a6, -32(a0)
    add s8, a5, a6
    sub s0, s0, s3
    lw s3, 200(a1)
    mulh s6, s6, s3
    mulh a4, a4, t0
    sub a5, a5, a6
    sub s6, s6, a4
    lw a4, 212(a1)
    mul a6, a5, a4
    add s9, a3, s8
    lw s10, 208(a1)
    mulh a5, a5, s10
    sub a3, a3, s8
    mulh a6, a6, t0
    lw s8, 220(a1)
    mul s11, a3, s8
    add t3, ra, s9
    sw t3, -256(a0)
    sub a5, a5, a6
    lw a6, 216(a1)
    mulh a3, a3, a6
    add t3, s6, a5
    mulh s11, s11, t0
    sub s6, s6, a5
    mul a5, s6, s8
    sub ra, ra, s9
    sub a3, a3, s11
    mulh s6, s6, a6
    mulh a5, a5, t0
    lw s9, 180(a1)
    mul s11, ra, s9
    sub s6, s6, a5
    lw a5, 176(a1)
    mulh ra, ra, a5
    add t4, t2, t3
    sw t4, -224(a0)
    mulh s11, s11, t0
    sub t2, t2, t3
    sub ra, ra, s11
    sw ra, -128(a0)
    mul ra, t2, s9
    mulh t2, t2, a5
    add s11, s1, a3
    sw s11, -192(a0)
    mulh ra, ra, t0
    sub s1, s1, a3
    sub ra, t2, ra
    sw ra, -96(a0)
    mul ra, s1, s9
    mulh s1, s1, a5
    add t2, s0, s6
    sw t2, -160(a0)
    mulh ra, ra, t0
    sub s0, s0, s6
    sub s1, s1, ra
    sw s1, -64(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -252(a0)
    lw ra, -220(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -188(a0)
    lw s11, -156(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -32(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -124(a0)
    lw t3, -92(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -60(a0)
    lw t5, -28(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -252(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -220(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -124(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -188(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -92(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -156(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -60(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -248(a0)
    lw ra, -216(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -184(a0)
    lw s11, -152(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -28(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -120(a0)
    lw t3, -88(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -56(a0)
    lw t5, -24(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -248(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -216(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -120(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -184(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -88(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -152(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -56(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -244(a0)
    lw ra, -212(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -180(a0)
    lw s11, -148(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -24(a0)
    sub t6, a3, s11
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s0, s0, s1
    mul s1, t6, s4
    mulh s6, t6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -116(a0)
    lw t3, -84(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -52(a0)
    lw t5, -20(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -244(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    sub ra, ra, t3
    sub s11, s11, t5
    mul t2, s1, s8
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    mulh t2, t3, t0
    add t6, a3, t4
    sw t6, -212(a0)
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -116(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -180(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -84(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -148(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -52(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -240(a0)
    lw ra, -208(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -176(a0)
    lw s11, -144(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -20(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -112(a0)
    lw t3, -80(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -48(a0)
    lw t5, -16(a0)
    add t6, t3, t5
    sub t3, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s1, s1, t2
    mul t2, t3, a4
    add t5, t4, t6
    mulh s11, t3, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t3, t4, s8
    add t6, ra, t5
    sw t6, -240(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t6, t3, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t5
    sub s11, s11, t6
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -208(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -112(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -176(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -80(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -144(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -48(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -236(a0)
    lw ra, -204(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -172(a0)
    lw s11, -140(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -16(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -108(a0)
    lw t3, -76(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -44(a0)
    lw t5, -12(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -236(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    sw t2, -204(a0)
    mulh t2, t3, t0
    sub a3, a3, t4
    sub ra, ra, t2
    sw ra, -108(a0)
    mul ra, a3, s9
    mulh t2, a3, a5
    add a3, s6, s11
    sw a3, -172(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t2, ra
    sw ra, -76(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -140(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -44(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -232(a0)
    lw ra, -200(a0)
    add t2, s6, ra
    mulh s1, s1, t0
    sub s6, s6, ra
    mul ra, s6, a7
    lw a3, -168(a0)
    lw s11, -136(a0)
    add t3, a3, s11
    sub s0, s0, s1
    sw s0, -12(a0)
    mulh s0, s6, s2
    mulh s1, ra, t0
    sub s6, a3, s11
    sub s0, s0, s1
    mul s1, s6, s4
    mulh s6, s6, s7
    mulh s1, s1, t0
    add ra, t2, t3
    sub t2, t2, t3
    sub s1, s6, s1
    mul s6, t2, s5
    mulh t2, t2, t1
    add a3, s0, s1
    mulh s6, s6, t0
    sub s0, s0, s1
    mul s1, s0, s5
    lw s11, -104(a0)
    lw t3, -72(a0)
    add t4, s11, t3
    sub s6, t2, s6
    mulh s0, s0, t1
    mulh s1, s1, t0
    sub t2, s11, t3
    mul s11, t2, a2
    lw t3, -40(a0)
    lw t5, -8(a0)
    add t6, t3, t5
    sub s0, s0, s1
    mulh s1, t2, s3
    mulh t2, s11, t0
    sub s11, t3, t5
    sub s1, s1, t2
    mul t2, s11, a4
    add t3, t4, t6
    mulh s11, s11, s10
    sub t4, t4, t6
    mulh t2, t2, t0
    mul t5, t4, s8
    add t6, ra, t3
    sw t6, -232(a0)
    sub t2, s11, t2
    mulh s11, t4, a6
    add t4, s1, t2
    mulh t5, t5, t0
    sub s1, s1, t2
    mul t2, s1, s8
    sub ra, ra, t3
    sub s11, s11, t5
    mulh s1, s1, a6
    mulh t2, t2, t0
    mul t3, ra, s9
    sub s1, s1, t2
    mulh ra, ra, a5
    add t2, a3, t4
    mulh t6, t3, t0
    sub a3, a3, t4
    sub ra, ra, t6
    sw ra, -104(a0)
    mul ra, a3, s9
    mulh t5, a3, a5
    sw t2, -200(a0)
    add a3, s6, s11
    sw a3, -168(a0)
    mulh ra, ra, t0
    sub s6, s6, s11
    sub ra, t5, ra
    sw ra, -72(a0)
    mul ra, s6, s9
    mulh s6, s6, a5
    add t2, s0, s1
    sw t2, -136(a0)
    mulh ra, ra, t0
    sub s0, s0, s1
    sub s1, s6, ra
    sw s1, -40(a0)
    mul s1, s0, s9
    mulh s0, s0, a5
    lw s6, -228(a0)
    lw ra, -196(a0)
    mulh s1, s1, t0
    sub t3, s6, ra
    mul a7, t3, a7
    lw t4, -164(a0)
    lw a3, -132(a0)
    add s11, t4, a3
    add t2, s6, ra
    sub s0, s0, s1
    sw s0, -8(a0)
    mulh s0, t3, s2
    mulh a7, a7, t0
    sub s1, t4, a3
    sub a7, s0, a7
    mul s0, s1, s4
    mulh s1, s1, s7
    mulh s0, s0, t0
    add s2, t2, s11
    sub s4, t2, s11
    mulh t6, s4, t1
    sub s0, s1, s0
    mul s1, s4, s5
    add s6, a7, s0
    mulh s1, s1, t0
    sub a7, a7, s0
    mul s0, a7, s5
    lw s5, -100(a0)
    lw s7, -68(a0)
    add ra, s5, s7
    sub s1, t6, s1
    mulh a7, a7, t1
    mulh s0, s0, t0
    sub s4, s5, s7
    sub a7, a7, s0
    mul s0, s4, a2
    mulh s3, s4, s3
    lw s4, -36(a0)
    lw s5, -4(a0)
    mulh s0, s0, t0
    sub t6, s4, s5
    mul t5, t6, a4
    add s7, s4, s5
    add t1, ra, s7
    sub s0, s3, s0
    mulh s3, t6, s10
    mulh s4, t5, t0
    sub s5, ra, s7
    mul s7, s5, s8
    add ra, s2, t1
    sw ra, -228(a0)
    sub s3, s3, s4
    mulh s7, s7, t0
    mulh s4, s5, a6
    add s5, s0, s3
    sub s0, s0, s3
    mul s3, s0, s8
    sub s2, s2, t1
    sub s4, s4, s7
    mulh s0, s0, a6
    mulh s3, s3, t0
    add s7, s6, s5
    sw s7, -196(a0)
    mul s7, s2, s9
    sub s0, s0, s3
    mulh s2, s2, a5
    mulh s3, s7, t0
    sub s5, s6, s5
    mul s6, s5, s9
    add s7, s1, s4
    sw s7, -164(a0)
    sub s2, s2, s3
    sw s2, -100(a0)
    mulh s2, s5, a5
    mulh s3, s6, t0
    sub s1, s1, s4
    mul s4, s1, s9
    add s5, a7, s0
    sw s5, -132(a0)
    sub s2, s2, s3
    sw s2, -68(a0)
    mulh s1, s1, a5
    mulh s2, s4, t0
    sub a7, a7, s0
    mul s0, a7, s9
    sub s1, s1, s2
    sw s1, -36(a0)
    mulh a7, a7, a5
    mulh s0, s0, t0
    sub a7, a7, s0
    sw a7, -4(a0)
    lw a7, 12(sp)
    addi a7, a7, 1024
    addi s0, a1, 224
    addi a0, a7, -1024
    addi a7, a0, 64
    lw s1, 224(a1)
    lw s2, 228(a1)
    lw s3, 232(a1)
    lw s4, 236(a1)
    lw s5, 240(a1)
    lw s6, 244(a1)
    lw s7, 248(a1)
    lw ra, 252(a1)
    add a1, zero, s0
    add s0, zero, s1
    add s1, zero, s2
    add s2, zero, s3
    add s3, zero, s4
    add s4, zero, s5
    add s5, zero, s6
    add s6, zero, s7
    add s7, zero, ra
    lw t2, 0(a0)
    lw t3, 256(a0)
    lw a2, 64(a0)
    lw t4, 512(a0)
    add t6, t2, t3
    lw t5, 768(a0)
    sub a3, t2, t3
    lw a4, 320(a0)
    mul a5, a3, s1
    lw a6, 576(a0)
    mulh s8, a3, s0
    mulh s10, a5, t0
    lw t2, 128(a0)
    sub a3, s8, s10
    sub a5, t4, t5
    mul s10, a5, s3
    mulh ra, a5, s2
    add t3, t4, t5
    add t5, t6, t3
    mulh a5, s10, t0
    lw s8, 384(a0)
    sub s10, t6, t3
    mul t6, s10, s5
    add t3, a2, a4
    mulh t1, t6, t0
    sub t4, ra, a5
    mulh a5, s10, s4
    add t6, a3, t4
    sub a3, a3, t4
    mul t4, t5, s7
    sub a5, a5, t1
    mulh s10, t5, s6
    mul a1, a3, s5
    mulh t5, t4, t0
    sub s9, s10, t5
    sub t4, a2, a4
    mulh a4, a3, s4
    sw s9, 0(a0)
    mulh s10, a1, t0
    mul a3, t6, s7
    sub a2, a4, s10
    mulh s11, t6, s6
    sw a2, 768(a0)
    mulh a4, a3, t0
    lw s10, 896(a0)
    mul t6, t4, s1
    sub a2, s11, a4
    lw s9, 832(a0)
    mulh a3, t4, s0
    lw a4, 192(a0)
    sw a2, 256(a0)
    mulh ra, t6, t0
    add t4, a6, s9
    sub a2, a3, ra
    sub t6, a6, s9
    lw a3, 448(a0)
    mul t1, t6, s3
    mulh t5, t1, t0
    add s9, t3, t4
    sub a1, t3, t4
    mul t3, a1, s5
    mulh a6, t6, s2
    add t4, t2, s8
    sub a6, a6, t5
    mulh t6, a1, s4
    mulh s11, t3, t0
    add t3, a2, a6
    sub a2, a2, a6
    mul a6, s9, s7
    sub t6, t6, s11
    mulh ra, s9, s6
    sw t6, 576(a0)
    lw t5, 640(a0)
    mulh s9, a6, t0
    mul t6, a2, s5
    sub a6, t2, s8
    sub t2, ra, s9
    mulh s8, a2, s4
    sw t2, 64(a0)
    mulh t1, t6, t0
    lw s9, 704(a0)
    mul a2, t3, s7
    mulh t6, t3, s6
    sub t2, s8, t1
    sw t2, 832(a0)
    mulh s8, a2, t0
    lw a1, 960(a0)
    mul t3, a6, s1
    sub t2, t6, s8
    mulh a2, a6, s0
    sw t2, 320(a0)
    mulh t6, t3, t0
    add s8, t5, s10
    sub a6, a2, t6
    sub t2, t5, s10
    mul t3, t2, s3
    mulh s10, t3, t0
    add a2, t4, s8
    mulh t6, t2, s2
    sub t5, t4, s8
    addi a0, a0, 4
.Lmldsa_invntt_tomont_3:
    sw a5, 508(a0)
    add t2, a4, a3
    mul t4, t5, s5
    mulh ra, t4, t0
    sub s8, a4, a3
    sub t3, t6, s10
    mulh a4, t5, s4
    mul t1, s8, s1
    add t6, a6, t3
    mul s10, a2, s7
    sub t5, a6, t3
    sub t4, a4, ra
    mul a6, t6, s7
    mulh t3, s10, t0
    mulh s11, a2, s6
    add a3, s9, a1
    sub a2, s11, t3
    mulh a5, t5, s4
    sw a2, 124(a0)
    mul a4, t5, s5
    mulh s10, a4, t0
    mulh a2, t6, s6
    sub t5, a5, s10
    sw t5, 892(a0)
    mulh a4, a6, t0
    sub t3, s9, a1
    add a5, t2, a3
    sub a1, a2, a4
    mulh s10, s8, s0
    mulh a4, t3, s2
    mulh t6, t1, t0
    mul t5, t3, s3
    sub a6, t2, a3
    mul t1, a6, s5
    sw a1, 380(a0)
    mulh s8, t5, t0
    lw s9, 512(a0)
    sub a2, s10, t6
    mulh a3, t1, t0
    sub ra, a4, s8
    mul t6, a5, s7
    sub t3, a2, ra
    mulh t2, a6, s4
    add s10, a2, ra
    sub t5, t2, a3
    mulh a4, a5, s6
    sw t5, 700(a0)
    mulh s8, t6, t0
    mul a6, t3, s5
    sub s11, a4, s8
    mulh a2, t3, s4
    sw s11, 188(a0)
    mulh a1, a6, t0
    mul t2, s10, s7
    mulh a5, s10, s6
    sub a3, a2, a1
    sw a3, 956(a0)
    mulh t5, t2, t0
    sub t6, a5, t5
    sw t6, 444(a0)
    lw t2, 0(a0)
    lw t3, 256(a0)
    lw a2, 64(a0)
    add t6, t2, t3
    lw t5, 768(a0)
    sub a3, t2, t3
    lw a4, 320(a0)
    mul a5, a3, s1
    lw a6, 576(a0)
    mulh s8, a3, s0
    mulh s10, a5, t0
    lw t2, 128(a0)
    sub a3, s8, s10
    sub a5, s9, t5
    lw s8, 384(a0)
    mul s10, a5, s3
    mulh ra, a5, s2
    add t3, s9, t5
    add t5, t6, t3
    sub t1, t6, t3
    mulh a5, s10, t0
    mul t6, t1, s5
    add t3, a2, a4
    mulh s11, t6, t0
    sub a1, ra, a5
    mulh a5, t1, s4
    add t6, a3, a1
    mul s9, t5, s7
    sub a5, a5, s11
    mulh s10, t5, s6
    mulh t5, s9, t0
    sub a3, a3, a1
    mul a1, a3, s5
    sub s9, s10, t5
    sub ra, a2, a4
    mulh a4, a3, s4
    sw s9, 0(a0)
    mulh s10, a1, t0
    mul a3, t6, s7
    sub a2, a4, s10
    mulh s11, t6, s6
    sw a2, 768(a0)
    mulh a4, a3, t0
    lw s10, 896(a0)
    mul t6, ra, s1
    sub a2, s11, a4
    lw s9, 832(a0)
    mulh a3, ra, s0
    lw a4, 192(a0)
    sw a2, 256(a0)
    mulh ra, t6, t0
    add t1, a6, s9
    sub a2, a3, ra
    sub t6, a6, s9
    mul t5, t6, s3
    lw a3, 448(a0)
    mulh t5, t5, t0
    add s9, t3, t1
    sub a1, t3, t1
    mulh a6, t6, s2
    add s11, t2, s8
    mul t3, a1, s5
    sub a6, a6, t5
    mulh t6, a1, s4
    mulh ra, t3, t0
    add t3, a2, a6
    sub a2, a2, a6
    mul a6, s9, s7
    sub t6, t6, ra
    mulh ra, s9, s6
    lw t5, 640(a0)
    mulh s9, a6, t0
    mul t1, a2, s5
    sub a6, t2, s8
    sub t2, ra, s9
    sw t6, 576(a0)
    mulh s8, a2, s4
    sw t2, 64(a0)
    mulh t6, t3, s6
    lw s9, 704(a0)
    mulh t1, t1, t0
    mul a2, t3, s7
    sub t2, s8, t1
    mulh s8, a2, t0
    mul t3, a6, s1
    lw a1, 960(a0)
    sw t4, 636(a0)
    sub ra, t6, s8
    mulh a2, a6, s0
    sw ra, 320(a0)
    mulh t6, t3, t0
    add s8, t5, s10
    sub a6, a2, t6
    sub t1, t5, s10
    sub t5, s11, s8
    mul t3, t1, s3
    sw t2, 832(a0)
    mulh s10, t3, t0
    add a2, s11, s8
    mulh t6, t1, s2
    addi a0, a0, 4
    bne a0, a7, .Lmldsa_invntt_tomont_3
    sw a5, 508(a0)
    add t2, a4, a3
    mul t4, t5, s5
    sub s8, a4, a3
    sub t3, t6, s10
    mulh a4, t5, s4
    mulh a3, t4, t0
    add t6, a6, t3
    mul s10, a2, s7
    sub t5, a6, t3
    sub t4, a4, a3
    sw t4, 636(a0)
    mul a6, t6, s7
    mulh t3, s10, t0
    mul a4, t5, s5
    mulh s11, a2, s6
    add a3, s9, a1
    sub a2, s11, t3
    mulh t4, t5, s4
    sw a2, 124(a0)
    mulh s10, a4, t0
    sub t5, t4, s10
    mulh a2, t6, s6
    sw t5, 892(a0)
    mulh a4, a6, t0
    mul ra, s8, s1
    sub t3, s9, a1
    add a5, t2, a3
    sub t4, a2, a4
    mulh s10, s8, s0
    mulh t6, ra, t0
    mul t5, t3, s3
    sub a6, t2, a3
    sub a2, s10, t6
    mul t1, a6, s5
    mulh a4, t3, s2
    sw t4, 380(a0)
    mulh s8, t5, t0
    mulh a3, t1, t0
    sub s9, a4, s8
    mulh t2, a6, s4
    add s10, a2, s9
    mul t6, a5, s7
    sub t3, a2, s9
    sub t5, t2, a3
    mulh a4, a5, s6
    sw t5, 700(a0)
    mulh s8, t6, t0
    mul a6, t3, s5
    sub t4, a4, s8
    mulh a2, t3, s4
    sw t4, 188(a0)
    mulh s9, a6, t0
    mul t2, s10, s7
    sub a3, a2, s9
    mulh a5, s10, s6
    sw a3, 956(a0)
    mulh t5, t2, t0
    sub t6, a5, t5
    sw t6, 444(a0)
    lw ra, 64(sp)
    lw s0, 16(sp)
    lw s1, 20(sp)
    lw s2, 24(sp)
    lw s3, 28(sp)
    lw s4, 32(sp)
    lw s5, 36(sp)
    lw s6, 40(sp)
    lw s7, 44(sp)
    lw s8, 48(sp)
    lw s9, 52(sp)
    lw s10, 56(sp)
    lw s11, 60(sp)
    addi sp, sp, 80
    jalr zero, 0(ra)
    .size mldsa_invntt_tomont, . - mldsa_invntt_tomont

    .section .rodata
    .balign 8
.Lconstants:
    .word 6403635, 3920107059, 846154, 540420426, 4540456, 894060584, 6979993, 3894256025
    .word 4442679, 973777463, 3628969, 3148644265, 2797779, 952438995, 1362209, 2360928545
    .word 48306, 2258042034, 3881060, 3309811812, 4460757, 1809756373, 554416, 4139677104
    .word 3019102, 2337919326, 6308525, 1714807469, 3545687, 4093704791, 6767575, 1499603927
    .word 1439742, 3088431102, 976891, 3415099387, 8196974, 2750075758, 812732, 518252220
    .word 2556880, 950076368, 2286327, 3171009271, 420899, 1208667171, 1584928, 4126945056
    .word 2235985, 1600929361, 2939036, 3175110812, 7094748, 178766300, 4479693, 1495136973
    .word 3833893, 3518963749, 260646, 71875110, 7039087, 4059646063, 1104333, 1758099917
    .word 1667432, 440824168, 7064828, 3960163580, 4499374, 1983539118, 6470041, 4011186585
    .word 1803090, 260424530, 177440, 1185330464, 6656817, 3729503025, 426683, 1591599803
    .word 2409325, 2517787501, 7426187, 285388939, 7908339, 3900115955, 6662682, 279505434
    .word 1851402, 2870837258, 975884, 110126092, 6167306, 1723816714, 5220671, 1375177023
    .word 7849063, 1636082791, 8110657, 1547952705, 4513516, 3592576748, 3553272, 2872391672
    .word 4856520, 4288879304, 3038916, 2047270596, 8190869, 695180181, 7568473, 2810092633
    .word 1799107, 2568213443, 3694233, 596344473, 1316856, 1729304568, 6727783, 1039370343
    .word 7570268, 853476188, 7620448, 1499481952, 4680821, 2270563445, 5366416, 883155600
    .word 6764025, 3467007481, 210977, 3666303009, 8217573, 1316619237, 3183426, 2040058690
    .word 5991061, 1999506069, 1600420, 3415010212, 1207385, 2233306201, 8194886, 384158534
    .word 3249728, 318346816, 5011305, 2126092137, 6423145, 2955879017, 6727353, 1555941049
    .word 2140649, 3302869481, 164721, 1542497137, 5925962, 1357098058, 8578, 1261461890
    .word 5948022, 4121526902, 2013608, 2740173224, 3724342, 3619656758, 4873154, 1925356482
    .word 3776993, 3354771937, 7786281, 3923504937, 4421799, 3084408999, 3724270, 3686175726
    .word 2584293, 260312805, 7475901, 3628708541, 3821735, 2463051943, 1846953, 3580972713
    .word 1671176, 1276805128, 1100098, 2151221570, 2831860, 1021949428, 542412, 3538011852
    .word 8336129, 1784632065, 4874723, 3875979747, 4974386, 2888967986, 6144537, 270590489
    .word 5282425, 3139418745, 7603226, 3690415130, 6880252, 300448764, 7871466, 3069533162
    .word 1643818, 901666090, 1374803, 3252640339, 2546312, 3078085256, 8115473, 916321553
    .word 6463336, 1078959976, 1279661, 3462997677, 3343383, 2973099031, 1699267, 1750224323
    .word 1962642, 3178246802, 5074302, 3875351934, 1430430, 1669960606, 7067962, 3331529018
    .word 451100, 1045062172, 6527646, 2629261982, 539299, 1104976547, 1430225, 2515530449
    .word 3318210, 2070602178, 7031341, 120646189, 7143142, 3309944550, 1333058, 4059862850
    .word 381987, 889861155, 6031717, 1661512037, 1050970, 3158002010, 6476982, 3623457974
    .word 1308169, 2656376329, 6511298, 314284738, 2994039, 3600584567, 22981, 1018755525
    .word 300467, 2235233715, 3548272, 1287922800, 5744496, 4249200496, 1228525, 2507169517
    .word 7129923, 72690499, 3767016, 1536588520, 671102, 2159672702, 4840449, 1061813249
    .word 6784443, 4288603579, 5894064, 642772912, 2477047, 2586094583, 7132797, 1354528381
    .word 4325093, 1637785317, 411027, 1262003603, 2867647, 2497946047, 7115408, 2327745168
    .word 2590150, 635454918, 3693493, 86965173, 5688936, 1176751720, 5538076, 1920467228
    .word 2967645, 4005095517, 4805995, 561427819, 8177373, 2664982237, 6644538, 4157383482
    .word 5665122, 2776805730, 3342277, 2443943877, 4943130, 1223601434, 6232521, 588790217
    .word 3043716, 475984260, 4272102, 3409833958, 2437823, 1123881663, 983419, 247357819
    .word 8093429, 3386515189, 8038120, 2170005224, 4968207, 783134479, 3861115, 202001019
    .word 3595838, 3036585534, 768622, 4166613614, 8253495, 2131021879, 525098, 325927722
    .word 3556995, 2475075203, 3632928, 3726339872, 4464978, 594436434, 5173371, 2363379835
    .word 6348669, 1372618621, 3157330, 2765778258, 3122442, 2547049738, 655327, 3431325663
    .word 3190144, 1440787840, 2537516, 1898723372, 522500, 2368239876, 43260, 2267031804
    .word 1000202, 2339406602, 1613174, 818371958, 7884926, 3280474238, 4083598, 993005454
    .word 3592148, 1076973524, 7561383, 3037216935, 7470875, 517299995, 6441103, 1039411343
    .word 6521319, 421552615, 7479715, 4280713635, 1257611, 1285853323, 1661693, 2700671741
    .word 3193378, 2390030882, 1197226, 2611446954, 1585221, 4154511429, 3759364, 3118062852
    .word 3520352, 2267133792, 6203962, 2695227962, 4849980, 2456912188, 4867236, 2262746276
    .word 1235728, 326425360, 4904467, 2643277331, 5945978, 44694138, 8113420, 605900044
    .word 1452451, 2143979939, 5303092, 1404529460, 3562462, 1420958686, 2446433, 4264653921
    .word 3041255, 1974159335, 6136326, 3382600198, 3342478, 1363460238, 3677745, 2944286257
    .word 8284641, 1631226337, 4562441, 3548823049, 6063917, 2931959597, 1528703, 654783359
    .word 4972711, 3303063719, 6288750, 898414, 3930395, 1574918427, 5674394, 1846138266
    .word 5700314, 3669113562, 7913949, 2654233053, 8100412, 1170414140, 4369920, 1443016192
    .word 19422, 2457603038, 6623180, 3965620172, 5268920, 285697464, 2884855, 3779781879
    .word 876248, 2682805976, 3277672, 748618600, 1399561, 1257667337, 3859737, 878576921
    .word 2118186, 2640679466, 5260684, 1929495948, 2091905, 1091570561, 777960, 2817056488
    .word 2108549, 3610299525, 5760665, 346752665, 1119584, 4072478048, 549488, 2488689264
    .word 359251, 1374673747, 6026966, 1815525078, 8143293, 2654200253, 4794489, 3436726393
    .word 1079900, 1364982364, 7356305, 2212650897, 5654953, 2567661993, 6554070, 3986604502
    .word 518909, 1927777021, 2608894, 1929875198, 3975713, 151046689, 41978, 4286571514

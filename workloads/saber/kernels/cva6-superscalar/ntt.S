# ntt of saber-saber, scheduled for cva6-superscalar:
# 7,647 -> 5,692 cycles, 9,556 -> 9,476 instructions, 1,524 -> 1,564 bytes, proved equal to what came.
# No order takes fewer than 4,738 cycles (commit slots: 9,476, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber ntt --core cva6-superscalar --effort 2 -o ntt.S

	.text
	.globl	saber_ntt                       # -- Begin function saber_ntt
	.p2align	1
	.type	saber_ntt,@function
saber_ntt:                              # @saber_ntt
    addi sp, sp, -80
    sw s2, 64(sp)                       # 4-byte Folded Spill
    sw ra, 76(sp)                       # 4-byte Folded Spill
    sw s0, 72(sp)                       # 4-byte Folded Spill
    sw s1, 68(sp)                       # 4-byte Folded Spill
    sw s3, 60(sp)                       # 4-byte Folded Spill
    sw s4, 56(sp)                       # 4-byte Folded Spill
    sw s5, 52(sp)                       # 4-byte Folded Spill
    lui a6, %hi(saber_zetas)
    sw s6, 48(sp)                       # 4-byte Folded Spill
    addi a6, a6, %lo(saber_zetas)
    sw s7, 44(sp)                       # 4-byte Folded Spill
    sw s9, 36(sp)                       # 4-byte Folded Spill
    sw s10, 32(sp)                      # 4-byte Folded Spill
    sw s11, 28(sp)                      # 4-byte Folded Spill
    lui a1, 0x3000
    lw t5, 12(a6)
    lw t0, 16(a6)
    lw t1, 20(a6)
    lw t3, 28(a6)
    lw t2, 24(a6)
    sw s8, 40(sp)                       # 4-byte Folded Spill
    lw t4, 8(a6)
    addi s2, a1, 1025
    addi a5, a0, 512
    addi a7, a0, 768
.Lsaber_ntt_1:
    lw a1, 256(a5)
    mul s1, a1, t5
    lw s0, 0(a5)
    mulh a1, a1, t4
    mulh s1, s1, s2
    lw a4, -256(a5)
    lw a3, -512(a5)
    mul a2, s0, t5
    mulh s0, s0, t4
    sub s1, a1, s1
    add a1, s1, a4
    mulh a2, s2, a2
    mul ra, a1, t1
    sub a4, a4, s1
    sub s0, s0, a2
    mul s3, a4, t3
    mulh s1, ra, s2
    add a2, s0, a3
    sub a3, a3, s0
    mulh a1, a1, t0
    mulh s0, s3, s2
    mulh a4, a4, t2
    sub a1, a1, s1
    add s1, a1, a2
    sub a4, a4, s0
    sub s4, a3, a4
    sub a2, a2, a1
    sw s4, 256(a5)
    sw a2, -256(a5)
    add a1, a4, a3
    sw a1, 0(a5)
    sw s1, -512(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_1
    lw t5, 32(a6)
    lw t3, 76(a6)
    lw t0, 64(a6)
    lw t6, 36(a6)
    lw t1, 68(a6)
    addi a1, a0, 128
    lw t2, 72(a6)
    addi t4, a0, 192
.Lsaber_ntt_3:
    lw s1, 64(a1)
    mul a3, s1, t6
    lw a2, 0(a1)
    mulh s1, s1, t5
    lw s0, -64(a1)
    mulh a3, a3, s2
    mul a4, a2, t6
    lw a5, -128(a1)
    mulh a4, s2, a4
    sub s1, s1, a3
    mulh a2, a2, t5
    sub ra, s0, s1
    add s3, s1, s0
    sub a2, a2, a4
    mul a4, s3, t1
    add a3, a2, a5
    mul s1, ra, t3
    mulh a4, a4, s2
    mulh s0, ra, t2
    sub a5, a5, a2
    mulh a2, s3, t0
    mulh s1, s1, s2
    sub a2, a2, a4
    add a4, a2, a3
    sub s0, s0, s1
    add s4, s0, a5
    sub a3, a3, a2
    sw a4, -128(a1)
    sub a5, a5, s0
    sw a5, 64(a1)
    sw s4, 0(a1)
    sw a3, -64(a1)
    addi a1, a1, 4
    bne a1, t4, .Lsaber_ntt_3
    lw t5, 40(a6)
    lw t0, 80(a6)
    lw t1, 84(a6)
    lw t3, 92(a6)
    lw t6, 44(a6)
    lw t2, 88(a6)
    addi s0, a0, 448
    addi t4, a0, 512
.Lsaber_ntt_5:
    lw s1, 0(s0)
    mul a3, s1, t6
    lw a2, -64(s0)
    lw a5, -192(s0)
    mulh s1, s1, t5
    mulh ra, a2, t5
    mul a1, a2, t6
    lw a4, -128(s0)
    mulh a3, a3, s2
    sub s1, s1, a3
    mulh a1, s2, a1
    add a2, s1, a4
    sub a4, a4, s1
    mulh s3, a2, t0
    mulh s4, a4, t2
    sub s5, ra, a1
    add a1, s5, a5
    mul a3, a2, t1
    mul s1, a4, t3
    mulh a3, a3, s2
    mulh s1, s1, s2
    sub a5, a5, s5
    sub a2, s3, a3
    sub s6, a1, a2
    add a3, a2, a1
    sub a4, s4, s1
    sub s7, a5, a4
    add a2, a4, a5
    sw s7, 0(s0)
    sw a3, -192(s0)
    sw a2, -64(s0)
    sw s6, -128(s0)
    addi s0, s0, 4
    bne s0, t4, .Lsaber_ntt_5
    lw t3, 108(a6)
    lw t4, 48(a6)
    lw t5, 52(a6)
    lw t0, 96(a6)
    lw t1, 100(a6)
    addi a5, a0, 704
    lw t2, 104(a6)
.Lsaber_ntt_7:
    lw a2, -64(a5)
    lw s1, 0(a5)
    mul a3, a2, t5
    lw a4, -192(a5)
    mul a1, s1, t5
    mulh a2, a2, t4
    mulh a3, s2, a3
    lw s0, -128(a5)
    mulh a1, a1, s2
    sub a2, a2, a3
    mulh s1, s1, t4
    add ra, a2, a4
    sub s1, s1, a1
    add s3, s1, s0
    sub s0, s0, s1
    mul a3, s3, t1
    mulh s4, s3, t0
    sub a4, a4, a2
    mulh a3, a3, s2
    mul s1, s0, t3
    sub a2, s4, a3
    sub a1, ra, a2
    mulh s1, s1, s2
    add a3, a2, ra
    mulh s0, s0, t2
    sw a1, -128(a5)
    sub s0, s0, s1
    sub s5, a4, s0
    sw a3, -192(a5)
    add a2, s0, a4
    sw a2, -64(a5)
    sw s5, 0(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_7
    lw t1, 120(a6)
    lw t4, 56(a6)
    lw t5, 60(a6)
    addi s0, a0, 960
    lw a7, 112(a6)
    lw t2, 124(a6)
    lw t0, 116(a6)
    addi t3, a0, 1024
.Lsaber_ntt_9:
    lw s1, 0(s0)
    lw a2, -64(s0)
    mulh ra, s1, t4
    mul a1, s1, t5
    mul a3, a2, t5
    lw a4, -128(s0)
    mulh a1, a1, s2
    sub s1, ra, a1
    mulh a3, s2, a3
    mulh a2, a2, t4
    add a5, s1, a4
    mul s3, a5, t0
    sub a4, a4, s1
    mul s1, a4, t2
    lw s4, -192(s0)
    mulh a4, a4, t1
    sub a2, a2, a3
    sub s5, s4, a2
    mulh a3, s3, s2
    add a1, a2, s4
    mulh a2, a5, a7
    mulh s1, s1, s2
    sub a2, a2, a3
    sub a4, a4, s1
    add a3, a2, a1
    add s6, a4, s5
    sw a3, -192(s0)
    sub a5, s5, a4
    sw s6, -64(s0)
    sw a5, 0(s0)
    sub a1, a1, a2
    sw a1, -128(s0)
    addi s0, s0, 4
    bne s0, t3, .Lsaber_ntt_9
    addi a4, a6, 132
    addi ra, a6, 524
    sw a0, 12(sp)                       # 4-byte Folded Spill
    sw ra, 16(sp)                       # 4-byte Folded Spill
    addi s4, a6, 268
    addi a5, a0, 32
.Lsaber_ntt_11:
    lw s0, 0(a4)
    lw t0, -4(a4)
    lw s3, 24(a5)
    lw ra, 28(a5)
    mul s5, s3, s0
    lw a2, 20(a5)
    mulh a6, s3, t0
    lw t2, 12(a5)
    mulh a3, a2, t0
    lw a0, 8(a5)
    mulh t1, ra, t0
    lw s1, 0(a5)
    lw s6, 4(a5)
    mulh s5, s5, s2
    mul a1, t2, s0
    lw s8, 16(a5)
    mul ra, s0, ra
    mulh a7, s1, t0
    addi a4, a4, 8
    lw s9, -16(a5)
    mulh s7, s8, t0
    mul s10, s8, s0
    mulh s11, s2, a1
    lw t3, -32(a5)
    mulh t4, s6, t0
    mulh t5, s10, s2
    mulh a1, a0, t0
    lw t6, -4(a5)
    mul s3, s6, s0
    mulh t2, t2, t0
    mul s8, s1, s0
    mulh s10, s2, s3
    sub s6, s7, t5
    lw t0, -8(s4)
    add s1, s6, s9
    sub t2, t2, s11
    mulh s3, s2, s8
    mul s7, s1, t0
    lw t5, -8(a5)
    lw s11, -12(s4)
    sub a6, a6, s5
    add s8, a6, t5
    sub s5, a7, s3
    mulh s3, s8, s11
    lw a7, 0(s4)
    sub s6, s9, s6
    lw s9, -20(a5)
    sub s10, t4, s10
    mul a0, a0, s0
    sub t4, t5, a6
    mulh ra, ra, s2
    sub a6, s9, t2
    lw t5, -12(a5)
    sub ra, t1, ra
    mul s0, s0, a2
    add t1, ra, t6
    mulh a0, s2, a0
    mulh s0, s0, s2
    add a2, t2, s9
    mul t2, t1, t0
    sub s9, t6, ra
    mul ra, s8, t0
    sub s0, a3, s0
    mul t6, s6, a7
    add s8, s0, t5
    mul a3, s8, t0
    add t0, s5, t3
    mulh s8, s8, s11
    sub s0, t5, s0
    mulh t5, t1, s11
    mulh t1, t2, s2
    mulh t2, a3, s2
    mulh a3, s7, s2
    sub s7, t5, t1
    sub t1, a2, s7
    mulh t5, t6, s2
    lw t6, -28(a5)
    sub a0, a1, a0
    sw t1, -4(a5)
    sub a1, s8, t2
    lw t1, -24(a5)
    mulh t2, s1, s11
    add s8, s10, t6
    mul s1, s0, a7
    add s11, s7, a2
    mulh a2, ra, s2
    mul ra, s9, a7
    sub s7, t1, a0
    mul a7, t4, a7
    add a0, a0, t1
    mulh t1, s1, s2
    add s1, a1, s8
    sw s11, -20(a5)
    sub a2, s3, a2
    add s3, a2, a0
    lw s11, -4(s4)
    sub s10, t6, s10
    sub t6, t3, s5
    mulh s5, s6, s11
    mulh t3, s9, s11
    sw s3, -24(a5)
    mulh ra, ra, s2
    sub t2, t2, a3
    sub s6, s5, t5
    mulh s9, a7, s2
    sub ra, t3, ra
    mulh s3, s0, s11
    sub a0, a0, a2
    sw a0, -8(a5)
    sub a3, a6, ra
    mulh s5, t4, s11
    add t5, ra, a6
    sw t5, 12(a5)
    add a7, s6, t6
    sw a3, 28(a5)
    add t3, t2, t0
    sub s0, s5, s9
    sub a0, t0, t2
    sw t3, -32(a5)
    sub t2, t6, s6
    sw s1, -28(a5)
    sub ra, s3, t1
    sub a2, s7, s0
    addi s4, s4, 16
    add s11, ra, s10
    sw a0, -16(a5)
    sw a2, 24(a5)
    sw t2, 16(a5)
    add t4, s0, s7
    sub t2, s8, a1
    sw t4, 8(a5)
    sw a7, 0(a5)
    sw t2, -12(a5)
    sub ra, s10, ra
    sw ra, 20(a5)
    sw s11, 4(a5)
    lw ra, 16(sp)
    addi a5, a5, 64
    bne s4, ra, .Lsaber_ntt_11
    lw a0, 12(sp)                       # 4-byte Folded Reload
    lui t4, %hi(saber_zetas)
    addi t4, t4, %lo(saber_zetas)
    addi a1, t4, 1036
    addi a3, t4, 516
    addi a0, a0, 8
.Lsaber_ntt_13:
    lw a2, -4(a3)
    addi s1, t4, 2047
    lw ra, 4(a0)
    lw s0, 0(a3)
    lw t2, 0(a1)
    mul t0, s0, ra
    lw a6, -8(a0)
    lw a5, 0(a0)
    mulh t1, ra, a2
    mulh a4, t0, s2
    lw a7, -12(a1)
    mul s3, a5, s0
    lw s4, -4(a0)
    sub s5, t1, a4
    mulh a5, a5, a2
    mulh a4, s2, s3
    lw t3, -8(a1)
    add s0, s5, s4
    lw t0, -4(a1)
    mulh a7, s0, a7
    sub a4, a5, a4
    sub a2, s4, s5
    mul s6, s0, t3
    mul s0, a2, t2
    addi a3, a3, 8
    addi a1, a1, 16
    mulh s7, s6, s2
    add a5, a4, a6
    mulh a2, a2, t0
    mulh s0, s0, s2
    sub a4, a6, a4
    sub s8, a7, s7
    sub a2, a2, s0
    sub s9, a5, s8
    add s0, s8, a5
    sub s10, a4, a2
    sw s9, -4(a0)
    addi a6, s1, 13
    add s1, a2, a4
    sw s10, 4(a0)
    sw s1, 0(a0)
    sw s0, -8(a0)
    addi a0, a0, 16
    bne a1, a6, .Lsaber_ntt_13
    lw ra, 76(sp)                       # 4-byte Folded Reload
    lw s0, 72(sp)                       # 4-byte Folded Reload
    lw s1, 68(sp)                       # 4-byte Folded Reload
    lw s2, 64(sp)                       # 4-byte Folded Reload
    lw s3, 60(sp)                       # 4-byte Folded Reload
    lw s4, 56(sp)                       # 4-byte Folded Reload
    lw s5, 52(sp)                       # 4-byte Folded Reload
    lw s6, 48(sp)                       # 4-byte Folded Reload
    lw s7, 44(sp)                       # 4-byte Folded Reload
    lw s8, 40(sp)                       # 4-byte Folded Reload
    lw s9, 36(sp)                       # 4-byte Folded Reload
    lw s10, 32(sp)                      # 4-byte Folded Reload
    lw s11, 28(sp)                      # 4-byte Folded Reload
    addi sp, sp, 80
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_ntt, .Lfunc_end0-saber_ntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

# ntt of saber-saber, scheduled for cva6-single:
# 10,253 -> 9,706 cycles, 9,556 -> 9,476 instructions, 1,524 -> 1,560 bytes, proved equal to what came.
# No order takes fewer than 9,476 cycles (commit slots: 9,476, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber ntt --core cva6-single --effort 2 -o ntt.S

	.text
	.globl	saber_ntt                       # -- Begin function saber_ntt
	.p2align	1
	.type	saber_ntt,@function
saber_ntt:                              # @saber_ntt
    addi sp, sp, -80
    sw s1, 68(sp)                       # 4-byte Folded Spill
    lui a6, %hi(saber_zetas)
    sw s2, 64(sp)                       # 4-byte Folded Spill
    addi a6, a6, %lo(saber_zetas)
    sw s4, 56(sp)                       # 4-byte Folded Spill
    sw ra, 76(sp)                       # 4-byte Folded Spill
    sw s5, 52(sp)                       # 4-byte Folded Spill
    sw s6, 48(sp)                       # 4-byte Folded Spill
    sw s7, 44(sp)                       # 4-byte Folded Spill
    sw s3, 60(sp)                       # 4-byte Folded Spill
    sw s8, 40(sp)                       # 4-byte Folded Spill
    sw s9, 36(sp)                       # 4-byte Folded Spill
    sw s10, 32(sp)                      # 4-byte Folded Spill
    sw s11, 28(sp)                      # 4-byte Folded Spill
    lui a1, 0x3000
    lw t4, 8(a6)
    lw t5, 12(a6)
    lw t0, 16(a6)
    lw t2, 24(a6)
    sw s0, 72(sp)                       # 4-byte Folded Spill
    lw t3, 28(a6)
    addi s2, a1, 1025
    addi a5, a0, 512
    addi a7, a0, 768
    lw t1, 20(a6)
.Lsaber_ntt_1:
    lw a1, 256(a5)
    lw s0, 0(a5)
    mul s1, a1, t5
    mulh a1, a1, t4
    mulh s1, s1, s2
    lw a4, -256(a5)
    sub s1, a1, s1
    sub ra, a4, s1
    add a1, s1, a4
    mulh a2, s0, t4
    mul a3, s0, t5
    mul s0, ra, t3
    mulh s3, a1, t0
    mul s1, a1, t1
    mulh a4, ra, t2
    mulh s4, s2, a3
    mulh s1, s1, s2
    mulh s0, s0, s2
    lw a3, -512(a5)
    sub s5, a2, s4
    sub a1, s3, s1
    sub a4, a4, s0
    sub s6, a3, s5
    sub s7, s6, a4
    add a2, s5, a3
    add s1, a1, a2
    sub a2, a2, a1
    sw s7, 256(a5)
    sw s1, -512(a5)
    add a1, a4, s6
    sw a1, 0(a5)
    sw a2, -256(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_1
    lw t5, 32(a6)
    lw t0, 64(a6)
    lw t1, 68(a6)
    lw t2, 72(a6)
    lw t6, 36(a6)
    lw t3, 76(a6)
    addi a1, a0, 128
    addi t4, a0, 192
.Lsaber_ntt_3:
    lw s1, 64(a1)
    lw a2, 0(a1)
    mul a3, s1, t6
    mulh s1, s1, t5
    mulh a3, a3, s2
    lw s0, -64(a1)
    sub s1, s1, a3
    lw a5, -128(a1)
    add ra, s1, s0
    sub s0, s0, s1
    mul a4, a2, t6
    mul s3, ra, t1
    mulh a4, s2, a4
    mulh a2, a2, t5
    mulh s4, ra, t0
    mul s1, s0, t3
    mulh s5, s3, s2
    mulh s0, s0, t2
    mulh s1, s1, s2
    sub a2, a2, a4
    add a3, a2, a5
    sub s6, s4, s5
    sub a5, a5, a2
    sub s0, s0, s1
    add a2, s0, a5
    sub s7, a3, s6
    sw s7, -64(a1)
    sub a5, a5, s0
    sw a5, 64(a1)
    add a4, s6, a3
    sw a2, 0(a1)
    sw a4, -128(a1)
    addi a1, a1, 4
    bne a1, t4, .Lsaber_ntt_3
    lw t5, 40(a6)
    lw t6, 44(a6)
    lw t0, 80(a6)
    lw t1, 84(a6)
    addi s0, a0, 448
    lw t2, 88(a6)
    lw t3, 92(a6)
    addi t4, a0, 512
.Lsaber_ntt_5:
    lw s1, 0(s0)
    lw a2, -64(s0)
    mul a3, s1, t6
    mul a1, a2, t6
    lw a4, -128(s0)
    mulh a2, a2, t5
    mulh a3, a3, s2
    mulh s1, s1, t5
    lw a5, -192(s0)
    sub s1, s1, a3
    add ra, s1, a4
    sub a4, a4, s1
    mul a3, ra, t1
    mul s1, a4, t3
    mulh a4, a4, t2
    mulh a3, a3, s2
    mulh a1, s2, a1
    mulh s1, s1, s2
    mulh s3, ra, t0
    sub a4, a4, s1
    sub s4, s3, a3
    sub a2, a2, a1
    add a1, a2, a5
    sub a5, a5, a2
    add a3, s4, a1
    add a2, a4, a5
    sub a1, a1, s4
    sw a2, -64(s0)
    sub a5, a5, a4
    sw a5, 0(s0)
    sw a1, -128(s0)
    sw a3, -192(s0)
    addi s0, s0, 4
    bne s0, t4, .Lsaber_ntt_5
    lw t4, 48(a6)
    lw t5, 52(a6)
    lw t0, 96(a6)
    lw t1, 100(a6)
    lw t2, 104(a6)
    lw t3, 108(a6)
    addi a5, a0, 704
.Lsaber_ntt_7:
    lw s1, 0(a5)
    lw a2, -64(a5)
    mul a1, s1, t5
    mul a3, a2, t5
    mulh s1, s1, t4
    mulh a1, a1, s2
    lw s0, -128(a5)
    sub s1, s1, a1
    sub ra, s0, s1
    add a4, s1, s0
    mul s3, a4, t1
    mulh a2, a2, t4
    mulh s4, a4, t0
    mulh s0, ra, t2
    mul s1, ra, t3
    mulh s5, s3, s2
    mulh a3, s2, a3
    mulh s1, s1, s2
    lw a4, -192(a5)
    sub s0, s0, s1
    sub a2, a2, a3
    add a1, a2, a4
    sub s6, s4, s5
    sub s7, a1, s6
    sub a4, a4, a2
    sw s7, -128(a5)
    add a3, s6, a1
    sub s8, a4, s0
    sw a3, -192(a5)
    add a2, s0, a4
    sw s8, 0(a5)
    sw a2, -64(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_7
    lw t4, 56(a6)
    lw t5, 60(a6)
    lw a7, 112(a6)
    lw t0, 116(a6)
    lw t1, 120(a6)
    lw t2, 124(a6)
    addi s0, a0, 960
    addi t3, a0, 1024
.Lsaber_ntt_9:
    lw s1, 0(s0)
    mul a1, s1, t5
    lw a4, -128(s0)
    mulh a1, a1, s2
    mulh s1, s1, t4
    lw a2, -64(s0)
    sub s1, s1, a1
    add ra, s1, a4
    sub a4, a4, s1
    mul a3, ra, t0
    mul a5, a2, t5
    mulh s3, a4, t1
    mulh s4, ra, a7
    mul s1, a4, t2
    mulh a2, a2, t4
    lw s5, -192(s0)
    mulh s6, s2, a5
    mulh a3, a3, s2
    mulh s1, s1, s2
    sub a2, a2, s6
    sub a4, s3, s1
    sub a5, s5, a2
    sub s7, s4, a3
    add s8, a4, a5
    add a1, a2, s5
    sub a5, a5, a4
    add a3, s7, a1
    sw a3, -192(s0)
    sub a1, a1, s7
    sw a5, 0(s0)
    sw s8, -64(s0)
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
    lw t2, 12(a5)
    lw t0, -4(a4)
    lw a0, 8(a5)
    lw ra, 28(a5)
    lw a6, 0(a5)
    lw s0, 0(a4)
    mulh a7, a6, t0
    lw s3, 24(a5)
    mulh t1, ra, t0
    mul s1, t2, s0
    mul s5, s3, s0
    lw a2, 20(a5)
    addi a4, a4, 8
    lw s6, 4(a5)
    mul ra, s0, ra
    mulh t2, t2, t0
    mul s7, s6, s0
    mul a6, a6, s0
    lw s8, 16(a5)
    mulh a3, a2, t0
    mulh a1, s8, t0
    mulh s1, s2, s1
    mul s9, s8, s0
    mulh s7, s2, s7
    mulh s5, s5, s2
    lw s10, -16(a5)
    mulh s9, s9, s2
    lw s11, -8(s4)
    sub s8, a1, s9
    lw t4, -12(s4)
    lw t3, -32(a5)
    mulh t5, s2, a6
    mulh ra, ra, s2
    sub t2, t2, s1
    sub s1, a7, t5
    mulh a1, a0, t0
    mulh a6, s3, t0
    lw s3, -8(a5)
    add a7, s1, t3
    sub a6, a6, s5
    add t6, s8, s10
    mulh t0, s6, t0
    mul s9, t6, s11
    lw s6, -20(a5)
    sub ra, t1, ra
    sub s1, t3, s1
    lw t1, -4(a5)
    sub t5, s10, s8
    sub s5, s6, t2
    add t3, t2, s6
    add s8, a6, s3
    mul s10, s0, a2
    mul a2, s8, s11
    mulh t2, s10, s2
    lw s6, 0(s4)
    sub t0, t0, s7
    lw s10, -12(a5)
    sub s7, a3, t2
    sub t2, t1, ra
    add a3, s7, s10
    add ra, ra, t1
    sub t1, s3, a6
    mulh a6, ra, t4
    mul a0, a0, s0
    mul s3, ra, s11
    mulh a0, s2, a0
    mul s11, a3, s11
    mulh s0, s3, s2
    mulh ra, a3, t4
    sub s3, s10, s7
    sub a0, a1, a0
    lw a1, -24(a5)
    sub a3, a6, s0
    sub s7, t3, a3
    mul s10, t1, s6
    add s0, a3, t3
    mul a6, t2, s6
    mulh a3, s11, s2
    mul t3, s3, s6
    lw s11, -28(a5)
    sw s7, -4(a5)
    sub s7, ra, a3
    sub ra, a1, a0
    mul a3, t5, s6
    sw s0, -20(a5)
    add s6, t0, s11
    lw s0, -4(s4)
    add a0, a0, a1
    mulh a2, a2, s2
    mulh a1, s8, t4
    mulh s8, t5, s0
    mulh t5, s9, s2
    mulh s9, s10, s2
    mulh s10, t3, s2
    mulh a3, a3, s2
    sub a2, a1, a2
    add a1, s7, s6
    add t3, a2, a0
    mulh t1, t1, s0
    mulh a6, a6, s2
    mulh t2, t2, s0
    sw t3, -24(a5)
    sub t3, t2, a6
    sub t2, s8, a3
    sub a6, s5, t3
    add a3, t3, s5
    mulh s8, s3, s0
    sw a3, 12(a5)
    sw a6, 28(a5)
    sub t1, t1, s9
    sub s5, ra, t1
    sub t3, s6, s7
    sub s0, s1, t2
    add a3, t2, s1
    sub a0, a0, a2
    sub s3, s8, s10
    mulh s10, t6, t4
    sw a3, 0(a5)
    sub t0, s11, t0
    addi s4, s4, 16
    sub t2, s10, t5
    add a6, s3, t0
    sub s9, a7, t2
    sw s0, 16(a5)
    add t2, t2, a7
    sw t2, -32(a5)
    sw s9, -16(a5)
    sw a0, -8(a5)
    add ra, t1, ra
    sub s6, t0, s3
    sw a6, 4(a5)
    lw s7, 16(sp)
    sw s6, 20(a5)
    sw s5, 24(a5)
    sw ra, 8(a5)
    sw t3, -12(a5)
    sw a1, -28(a5)
    addi a5, a5, 64
    bne s4, s7, .Lsaber_ntt_11
    lui t4, %hi(saber_zetas)
    addi t4, t4, %lo(saber_zetas)
    lw a0, 12(sp)                       # 4-byte Folded Reload
    addi a1, t4, 1036
    addi a3, t4, 516
    addi a0, a0, 8
.Lsaber_ntt_13:
    lw s1, 4(a0)
    lw a2, -4(a3)
    lw t3, -8(a1)
    lw s0, 0(a3)
    lw a5, 0(a0)
    mulh ra, s1, a2
    lw t2, 0(a1)
    mulh t0, a5, a2
    mul a4, a5, s0
    lw t1, -12(a1)
    mul s0, s0, s1
    lw a6, -8(a0)
    mulh s0, s0, s2
    lw a7, -4(a1)
    lw s3, -4(a0)
    sub a2, ra, s0
    addi s1, t4, 2047
    sub s4, s3, a2
    add s0, a2, s3
    addi a1, a1, 16
    mul s5, s4, t2
    mulh a2, s4, a7
    mulh a7, s0, t1
    mul s6, s0, t3
    mulh a4, s2, a4
    mulh s0, s5, s2
    mulh s7, s6, s2
    addi s8, s1, 13
    sub a2, a2, s0
    sub a4, t0, a4
    sub s1, a7, s7
    add a5, a4, a6
    sub a4, a6, a4
    add s9, a2, a4
    sub a4, a4, a2
    sub s10, a5, s1
    sw s9, 0(a0)
    sw a4, 4(a0)
    add s0, s1, a5
    sw s10, -4(a0)
    addi a3, a3, 8
    sw s0, -8(a0)
    addi a0, a0, 16
    bne a1, s8, .Lsaber_ntt_13
    lw ra, 76(sp)                       # 4-byte Folded Reload
    lw s1, 68(sp)                       # 4-byte Folded Reload
    lw s4, 56(sp)                       # 4-byte Folded Reload
    lw s0, 72(sp)                       # 4-byte Folded Reload
    lw s2, 64(sp)                       # 4-byte Folded Reload
    lw s3, 60(sp)                       # 4-byte Folded Reload
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

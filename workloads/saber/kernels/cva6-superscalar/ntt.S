# ntt of saber-saber, scheduled for cva6-superscalar:
# 7,647 -> 5,054 cycles, 9,556 -> 9,471 instructions, 1,524 -> 2,192 bytes, proved equal to what came.
# No order of this form takes fewer than 4,742 cycles (issue slots: 44, 2 a cycle, 64 times).
# A round begins within the one before it in 5 loops: at lw a1, 256(a5); at lw s1, 64(a1); at lw s1, 0(s0); at lw s1, 0(a5); at lw s1, 0(s0).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 3 (27,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber ntt --core cva6-superscalar --effort 3 -o ntt.S

	.text
	.globl	saber_ntt                       # -- Begin function saber_ntt
	.p2align	1
	.type	saber_ntt,@function
saber_ntt:                              # @saber_ntt
    lui a6, %hi(saber_zetas)
    addi sp, sp, -80
    sw s11, 28(sp)                      # 4-byte Folded Spill
    sw s2, 64(sp)                       # 4-byte Folded Spill
    sw s6, 48(sp)                       # 4-byte Folded Spill
    addi a6, a6, %lo(saber_zetas)
    lw t2, 24(a6)
    sw s0, 72(sp)                       # 4-byte Folded Spill
    sw s7, 44(sp)                       # 4-byte Folded Spill
    sw ra, 76(sp)                       # 4-byte Folded Spill
    addi a5, a0, 512
    sw s1, 68(sp)                       # 4-byte Folded Spill
    sw s8, 40(sp)                       # 4-byte Folded Spill
    lw t1, 20(a6)
    lw t4, 8(a6)
    sw s5, 52(sp)                       # 4-byte Folded Spill
    sw s9, 36(sp)                       # 4-byte Folded Spill
    lui a1, 0x3000
    lw t5, 12(a6)
    addi s2, a1, 1025
    lw t3, 28(a6)
    addi a7, a0, 768
    sw s4, 56(sp)                       # 4-byte Folded Spill
    lw a1, 256(a5)
    sw s3, 60(sp)                       # 4-byte Folded Spill
    mul s1, a1, t5
    sw s10, 32(sp)                      # 4-byte Folded Spill
    mulh a1, a1, t4
    lw s0, 0(a5)
    lw a4, -256(a5)
    lw a3, -512(a5)
    mulh s1, s1, s2
    lw t0, 16(a6)
    mul a2, s0, t5
    sub s1, a1, s1
    mulh s0, s0, t4
    mulh a2, s2, a2
    sub ra, a4, s1
    add a1, s1, a4
    mulh s3, ra, t2
    mul s1, a1, t1
    mul s4, ra, t3
    sub s0, s0, a2
    mulh s1, s1, s2
    mulh s5, s4, s2
    addi a5, a5, 4
    add a2, s0, a3
.Lsaber_ntt_1:
    lw ra, 256(a5)
    sub a4, s3, s5
    mulh a1, a1, t0
    mul s3, ra, t5
    sub a3, a3, s0
    lw s0, 0(a5)
    mulh s4, ra, t4
    sub s1, a1, s1
    mulh s5, s3, s2
    lw s6, -256(a5)
    add s7, a4, a3
    sub s8, a3, a4
    sub s9, s4, s5
    mul s10, s0, t5
    sub ra, s6, s9
    mul s4, ra, t3
    add s11, s1, a2
    mulh s0, s0, t4
    lw a3, -512(a5)
    add a1, s9, s6
    mulh t6, s2, s10
    sub a2, a2, s1
    mul s1, a1, t1
    sub s0, s0, t6
    mulh s5, s4, s2
    sw s8, 252(a5)
    mulh s1, s1, s2
    sw a2, -260(a5)
    add a2, s0, a3
    sw s7, -4(a5)
    mulh s3, ra, t2
    sw s11, -516(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_1
    mulh a1, a1, t0
    sub a3, a3, s0
    sub a4, s3, s5
    sub s6, a3, a4
    sub a1, a1, s1
    add s7, a4, a3
    add s1, a1, a2
    sw s1, -516(a5)
    lw t6, 36(a6)
    sub a2, a2, a1
    sw s7, -4(a5)
    lw t3, 76(a6)
    addi a1, a0, 128
    lw t5, 32(a6)
    addi t4, a0, 192
    lw t2, 72(a6)
    lw t1, 68(a6)
    lw s1, 64(a1)
    sw a2, -260(a5)
    lw s0, -64(a1)
    mul a3, s1, t6
    mulh s1, s1, t5
    lw t0, 64(a6)
    mulh a3, a3, s2
    lw a2, 0(a1)
    sw s6, 252(a5)
    lw a5, -128(a1)
    mul a4, a2, t6
    mulh a2, a2, t5
    sub s1, s1, a3
    add ra, s1, s0
    mulh a4, s2, a4
    mulh s3, ra, t0
    sub s0, s0, s1
    mul s1, s0, t3
    sub a2, a2, a4
    mulh s0, s0, t2
    addi a1, a1, 4
    mul a4, ra, t1
    add a3, a2, a5
    mulh s1, s1, s2
.Lsaber_ntt_3:
    lw ra, 64(a1)
    sub a5, a5, a2
    mulh a4, a4, s2
    mul a2, ra, t6
    lw s4, -64(a1)
    sub s3, s3, a4
    lw s5, 0(a1)
    add a4, s3, a3
    sub a3, a3, s3
    sw a3, -68(a1)
    mulh a3, a2, s2
    sw a4, -132(a1)
    mul a4, s5, t6
    sub s0, s0, s1
    mulh s1, ra, t5
    add s6, s0, a5
    sub s7, a5, s0
    mulh a4, s2, a4
    mulh a2, s5, t5
    sub s1, s1, a3
    lw a5, -128(a1)
    sub s0, s4, s1
    add ra, s1, s4
    mul s1, s0, t3
    mulh s0, s0, t2
    sub a2, a2, a4
    sw s7, 60(a1)
    mulh s1, s1, s2
    mulh s3, ra, t0
    add a3, a2, a5
    sw s6, -4(a1)
    addi a1, a1, 4
    mul a4, ra, t1
    bne a1, t4, .Lsaber_ntt_3
    sub a5, a5, a2
    mulh a4, a4, s2
    sub s0, s0, s1
    add s4, s0, a5
    sub a2, s3, a4
    add a4, a2, a3
    lw t1, 84(a6)
    sub a3, a3, a2
    lw t5, 40(a6)
    lw t0, 80(a6)
    sw a3, -68(a1)
    sw a4, -132(a1)
    sub a5, a5, s0
    sw a5, 60(a1)
    addi s0, a0, 448
    lw s1, 0(s0)
    lw t6, 44(a6)
    lw t3, 92(a6)
    addi t4, a0, 512
    sw s4, -4(a1)
    lw a2, -64(s0)
    lw a4, -128(s0)
    mul a3, s1, t6
    mulh s1, s1, t5
    mulh a3, a3, s2
    lw t2, 88(a6)
    mul a1, a2, t6
    mulh a2, a2, t5
    addi s0, s0, 4
.Lsaber_ntt_5:
    sub s1, s1, a3
    mulh a1, s2, a1
    sub ra, a4, s1
    lw s3, -196(s0)
    mul a3, ra, t3
    add a5, s1, a4
    lw s4, -64(s0)
    mulh a4, ra, t2
    sub a2, a2, a1
    mul s5, a5, t1
    mulh s1, a3, s2
    sub s6, s3, a2
    add s7, a2, s3
    sub s8, a4, s1
    mulh a3, s5, s2
    lw s1, 0(s0)
    mulh a2, a5, t0
    lw a4, -128(s0)
    mul a1, s4, t6
    sub a2, a2, a3
    mul a3, s1, t6
    mulh s1, s1, t5
    sub s9, s7, a2
    sw s9, -132(s0)
    sub a5, s6, s8
    sw a5, -4(s0)
    mulh a3, a3, s2
    add s10, a2, s7
    add s5, s8, s6
    sw s10, -196(s0)
    sw s5, -68(s0)
    addi s0, s0, 4
    mulh a2, s4, t5
    bne s0, t4, .Lsaber_ntt_5
    sub s1, s1, a3
    sub ra, a4, s1
    mulh a1, s2, a1
    add a5, s1, a4
    mul s1, ra, t3
    mul a3, a5, t1
    lw s3, -196(s0)
    sub a2, a2, a1
    mulh s1, s1, s2
    lw t5, 52(a6)
    mulh a3, a3, s2
    mulh a4, ra, t2
    add a1, a2, s3
    mulh t0, a5, t0
    sub s4, s3, a2
    sub a4, a4, s1
    add s5, a4, s4
    sub a2, t0, a3
    sw s5, -68(s0)
    sub a5, s4, a4
    sw a5, -4(s0)
    sub s6, a1, a2
    sw s6, -132(s0)
    add a3, a2, a1
    sw a3, -196(s0)
    lw t1, 100(a6)
    lw t4, 48(a6)
    lw t2, 104(a6)
    addi a5, a0, 704
    lw s0, 0(a5)
    lw t0, 96(a6)
    lw a2, -64(a5)
    mulh s1, s0, t4
    mul a1, s0, t5
    lw s0, -128(a5)
    mul a3, a2, t5
    mulh a2, a2, t4
    lw t3, 108(a6)
    mulh a3, s2, a3
    addi a5, a5, 4
.Lsaber_ntt_7:
    mulh a1, a1, s2
    sub s1, s1, a1
    add ra, s1, s0
    sub a4, s0, s1
    mul s3, ra, t1
    mulh s4, ra, t0
    lw s0, -128(a5)
    sub a2, a2, a3
    mulh a3, s3, s2
    mul s1, a4, t3
    lw s5, -196(a5)
    mulh s6, a4, t2
    sub s7, s4, a3
    sub a4, s5, a2
    mulh s1, s1, s2
    lw s8, -64(a5)
    add a1, a2, s5
    sub s9, s6, s1
    add s4, s9, a4
    lw s1, 0(a5)
    add a3, s7, a1
    sub s5, a1, s7
    mul s10, s8, t5
    sw s4, -68(a5)
    mul a1, s1, t5
    mulh s1, s1, t4
    sub a4, a4, s9
    sw a3, -196(a5)
    mulh a3, s2, s10
    sw a4, -4(a5)
    mulh a2, s8, t4
    sw s5, -132(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_7
    sub a2, a2, a3
    mulh a1, a1, s2
    lw a4, -196(a5)
    sub s1, s1, a1
    add ra, s1, s0
    mulh s3, ra, t0
    mul a3, ra, t1
    sub s0, s0, s1
    lw t5, 60(a6)
    mul s1, s0, t3
    mulh s0, s0, t2
    mulh a3, a3, s2
    addi t3, a0, 1024
    add a1, a2, a4
    mulh s1, s1, s2
    sub a4, a4, a2
    sub s0, s0, s1
    add s4, s0, a4
    sub a2, s3, a3
    sub s5, a1, a2
    sub a4, a4, s0
    sw s4, -68(a5)
    lw t2, 124(a6)
    lw t0, 116(a6)
    sw a4, -4(a5)
    sw s5, -132(a5)
    add a3, a2, a1
    lw a7, 112(a6)
    lw t4, 56(a6)
    lw t1, 120(a6)
    addi s0, a0, 960
    sw a3, -196(a5)
    lw s1, 0(s0)
    lw a2, -64(s0)
    mul a1, s1, t5
    mulh s1, s1, t4
    lw a5, -192(s0)
    mulh a1, a1, s2
    mul a3, a2, t5
    lw a4, -128(s0)
    mulh a2, a2, t4
    sub s1, s1, a1
    sub ra, a4, s1
    mulh a3, s2, a3
    mul s3, ra, t2
    add s4, s1, a4
    mul s5, s4, t0
    mulh s1, s3, s2
    mulh s7, s5, s2
    sub a2, a2, a3
    sub s6, a5, a2
    mulh a4, ra, t1
    add a1, a2, a5
    mulh s8, s4, a7
    sub a4, a4, s1
    sub a2, s8, s7
    addi s0, s0, 4
.Lsaber_ntt_9:
    add a3, a2, a1
    lw s1, 0(s0)
    add ra, a4, s6
    lw a5, -64(s0)
    sub s8, a1, a2
    mul a1, s1, t5
    lw a2, -128(s0)
    mul s3, a5, t5
    sw ra, -68(s0)
    mulh s1, s1, t4
    sub a4, s6, a4
    mulh a1, a1, s2
    sw s8, -132(s0)
    sub s1, s1, a1
    sw a4, -4(s0)
    sub ra, a2, s1
    mulh s4, a5, t4
    lw a5, -192(s0)
    mulh s5, s2, s3
    add s7, s1, a2
    mul s3, ra, t2
    sub a2, s4, s5
    mulh a4, ra, t1
    mul s5, s7, t0
    sub s6, a5, a2
    add a1, a2, a5
    mulh s1, s3, s2
    mulh s7, s7, a7
    sw a3, -196(s0)
    addi s0, s0, 4
    mulh a3, s5, s2
    sub a4, a4, s1
    sub a2, s7, a3
    bne s0, t3, .Lsaber_ntt_9
    add a3, a2, a1
    sub s8, a1, a2
    sw a3, -196(s0)
    sub a5, s6, a4
    sw a5, -4(s0)
    add a2, a4, s6
    sw a2, -68(s0)
    addi a4, a6, 132
    sw s8, -132(s0)
    addi ra, a6, 524
    addi a5, a0, 32
    sw ra, 16(sp)                       # 4-byte Folded Spill
    sw a0, 12(sp)                       # 4-byte Folded Spill
    addi s4, a6, 268
.Lsaber_ntt_11:
    lw t6, 0(s4)
    lw a0, 28(a5)
    lw s0, 0(a4)
    lw t0, -4(a4)
    lw ra, 4(a5)
    mul t1, a0, s0
    lw a2, 24(a5)
    mulh a1, a0, t0
    lw t2, 12(a5)
    mul s1, ra, s0
    lw a3, -4(a5)
    mul a6, a2, s0
    lw a7, 8(a5)
    mulh s3, ra, t0
    lw s5, 16(a5)
    mulh s6, a6, s2
    lw t3, -8(s4)
    mul s7, a7, s0
    mulh ra, s2, s1
    lw s8, -16(a5)
    lw s9, 20(a5)
    mul s11, s0, s5
    mulh a6, a7, t0
    sub ra, s3, ra
    lw s10, 0(a5)
    mulh a0, t1, s2
    lw t4, -32(a5)
    mulh t5, s2, s7
    mulh s1, s11, s2
    sub a0, a1, a0
    sub a7, a6, t5
    mul s3, s10, s0
    lw t1, -8(a5)
    mulh s7, s5, t0
    mul t5, s9, s0
    lw s11, -20(a5)
    mulh a2, a2, t0
    add a1, a0, a3
    sub a6, s7, s1
    mulh s5, s9, t0
    mul s1, t2, s0
    lw s7, -12(s4)
    mulh s9, s2, s3
    sub a0, a3, a0
    lw s0, -4(s4)
    mul s3, a1, t3
    sub a3, s8, a6
    mulh s10, s10, t0
    mulh t5, t5, s2
    add a6, a6, s8
    sub a2, a2, s6
    mul s8, a0, t6
    mulh s6, a1, s7
    add a1, a2, t1
    sub s9, s10, s9
    mulh t2, t2, t0
    mulh a0, a0, s0
    sub s10, s5, t5
    mulh s1, s2, s1
    addi a4, a4, 8
    sub t0, t1, a2
    mulh s5, s8, s2
    mul t5, a3, t6
    sub t2, t2, s1
    sub t1, s11, t2
    mul a2, t0, t6
    mulh s8, t0, s0
    sub a0, a0, s5
    lw t0, -12(a5)
    mulh s1, a2, s2
    add s5, s9, t4
    mulh a2, t5, s2
    mulh t5, a3, s0
    add t2, t2, s11
    add a3, s10, t0
    mulh s11, s3, s2
    mulh s3, a6, s7
    sub t0, t0, s10
    mul s10, a3, t3
    sub s1, s8, s1
    sub s8, t5, a2
    mul t5, a6, t3
    sub a2, t1, a0
    mulh a6, s10, s2
    sub s10, s6, s11
    lw s6, -28(a5)
    sub s11, t2, s10
    add t1, a0, t1
    mulh a0, t5, s2
    sub t5, t4, s9
    sw a2, 28(a5)
    mul s9, t0, t6
    mulh t4, a3, s7
    add a2, s8, t5
    sub t6, t5, s8
    mul a3, a1, t3
    lw s8, -24(a5)
    sub t5, s6, ra
    sw t1, 12(a5)
    mulh t3, s9, s2
    sw t6, 16(a5)
    sub t1, s3, a0
    sub s9, t4, a6
    mulh a3, a3, s2
    mulh a0, t0, s0
    add s6, ra, s6
    mulh t6, a1, s7
    sub s3, s6, s9
    sw a2, 0(a5)
    sub t4, s5, t1
    sw t4, -16(a5)
    add a6, t2, s10
    add t0, a7, s8
    sub s0, a0, t3
    add ra, t1, s5
    add t2, s9, s6
    sub s7, t6, a3
    lw a1, 16(sp)
    sw s3, -12(a5)
    sub t3, s8, a7
    add a2, t5, s0
    sub t4, t5, s0
    sub s5, t3, s1
    sw a6, -20(a5)
    sw s5, 24(a5)
    sub s10, t0, s7
    sw s11, -4(a5)
    add t0, s7, t0
    sw ra, -32(a5)
    add s3, s1, t3
    sw t2, -28(a5)
    sw s10, -8(a5)
    sw t4, 20(a5)
    sw a2, 4(a5)
    addi s4, s4, 16
    sw t0, -24(a5)
    sw s3, 8(a5)
    addi a5, a5, 64
    bne s4, a1, .Lsaber_ntt_11
    lw a0, 12(sp)                       # 4-byte Folded Reload
    lui t4, %hi(saber_zetas)
    addi t4, t4, %lo(saber_zetas)
    addi a3, t4, 516
    addi a0, a0, 8
    addi a1, t4, 1036
.Lsaber_ntt_13:
    lw s0, 0(a3)
    lw s1, 4(a0)
    lw a5, 0(a0)
    lw a2, -4(a3)
    mul ra, s0, s1
    addi t0, t4, 2047
    mul a4, a5, s0
    lw t1, -8(a0)
    mulh s0, ra, s2
    mulh t2, s1, a2
    lw a7, -4(a0)
    lw a6, 0(a1)
    mulh a4, s2, a4
    sub s3, t2, s0
    lw t3, -8(a1)
    sub s4, a7, s3
    lw s5, -12(a1)
    mulh a5, a5, a2
    addi a3, a3, 8
    add s0, s3, a7
    lw s6, -4(a1)
    sub a4, a5, a4
    mul s7, s4, a6
    add a5, a4, t1
    mulh a7, s0, s5
    addi a6, t0, 13
    mul s1, s0, t3
    mulh s0, s7, s2
    mulh s1, s1, s2
    addi a1, a1, 16
    sub a4, t1, a4
    mulh a2, s4, s6
    sub s1, a7, s1
    sub a2, a2, s0
    sub s8, a4, a2
    sw s8, 4(a0)
    add s9, a2, a4
    sw s9, 0(a0)
    sub s10, a5, s1
    add s3, s1, a5
    sw s10, -4(a0)
    sw s3, -8(a0)
    addi a0, a0, 16
    bne a1, a6, .Lsaber_ntt_13
    lw s1, 68(sp)                       # 4-byte Folded Reload
    lw ra, 76(sp)                       # 4-byte Folded Reload
    lw s2, 64(sp)                       # 4-byte Folded Reload
    lw s3, 60(sp)                       # 4-byte Folded Reload
    lw s0, 72(sp)                       # 4-byte Folded Reload
    lw s7, 44(sp)                       # 4-byte Folded Reload
    lw s11, 28(sp)                      # 4-byte Folded Reload
    lw s6, 48(sp)                       # 4-byte Folded Reload
    lw s8, 40(sp)                       # 4-byte Folded Reload
    lw s4, 56(sp)                       # 4-byte Folded Reload
    lw s5, 52(sp)                       # 4-byte Folded Reload
    lw s10, 32(sp)                      # 4-byte Folded Reload
    lw s9, 36(sp)                       # 4-byte Folded Reload
    addi sp, sp, 80
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_ntt, .Lfunc_end0-saber_ntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

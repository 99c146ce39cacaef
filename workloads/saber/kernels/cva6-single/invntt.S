# invntt of saber-saber, scheduled for cva6-single:
# 12,132 -> 11,093 cycles, 10,799 -> 10,687 instructions, 1,720 -> 1,772 bytes, proved equal to what came.
# No order takes fewer than 10,687 cycles (commit slots: 10,687, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber invntt --core cva6-single --effort 2 -o invntt.S

	.text
	.globl	saber_invntt                    # -- Begin function saber_invntt
	.p2align	1
	.type	saber_invntt,@function
saber_invntt:                           # @saber_invntt
    addi sp, sp, -80
    lui a6, %hi(saber_zetas)
    sw s1, 68(sp)                       # 4-byte Folded Spill
    sw s2, 64(sp)                       # 4-byte Folded Spill
    sw s3, 60(sp)                       # 4-byte Folded Spill
    sw s4, 56(sp)                       # 4-byte Folded Spill
    sw s5, 52(sp)                       # 4-byte Folded Spill
    sw s6, 48(sp)                       # 4-byte Folded Spill
    sw s0, 72(sp)                       # 4-byte Folded Spill
    sw s7, 44(sp)                       # 4-byte Folded Spill
    add s7, zero, a0
    sw s8, 40(sp)                       # 4-byte Folded Spill
    sw s9, 36(sp)                       # 4-byte Folded Spill
    sw s10, 32(sp)                      # 4-byte Folded Spill
    lui a1, 0xfeb
    addi s9, a1, -1109
    sw s11, 28(sp)                      # 4-byte Folded Spill
    addi a6, a6, %lo(saber_zetas)
    addi a0, a0, 1024
    lui t0, 0x3000
    sw ra, 76(sp)                       # 4-byte Folded Spill
    addi a2, a6, 1020
    add a5, zero, s7
    addi s3, t0, 1025
    addi a3, a6, 2044
    addi t0, zero, -85
.Lsaber_invntt_1:
    lw s0, 4(a5)
    lw a4, 8(a5)
    lw t3, -8(a3)
    lw a1, 12(a5)
    lw s1, 0(a5)
    add s2, a1, a4
    sub a1, a1, a4
    lw s5, 0(a2)
    lw t2, -12(a3)
    lw t4, -4(a3)
    add t6, s0, s1
    add ra, s2, t6
    mul t1, ra, t0
    lw t5, 0(a3)
    sub s0, s0, s1
    mul t5, s0, t5
    mulh t4, s0, t4
    mulh t2, a1, t2
    mul t3, a1, t3
    mulh a7, ra, s9
    mulh a4, t3, s3
    mulh a1, t1, s3
    mulh s0, t5, s3
    lw s4, -4(a2)
    sub s0, t4, s0
    addi a2, a2, -8
    sub a4, t2, a4
    sub s6, s2, t6
    sub s8, a4, s0
    add t2, a4, s0
    sub a1, a7, a1
    mul s1, s6, s5
    mulh a4, s8, s4
    mul s0, s8, s5
    mulh s1, s1, s3
    mulh t4, s6, s4
    sw a1, 0(a5)
    mulh s0, s0, s3
    sw t2, 4(a5)
    sub s1, t4, s1
    sw s1, 8(a5)
    sub a4, a4, s0
    sw a4, 12(a5)
    addi a5, a5, 16
    addi a3, a3, -16
    bne a5, a0, .Lsaber_invntt_1
    addi a0, a6, 508
    addi s10, a6, 252
    add a3, zero, s7
    sw s9, 12(sp)                       # 4-byte Folded Spill
    sw s7, 8(sp)                        # 4-byte Folded Spill
.Lsaber_invntt_3:
    lw t0, 40(a3)
    lw t2, 20(a3)
    lw ra, 56(a3)
    lw a7, 24(a3)
    lw s5, 28(a3)
    lw s6, 16(a3)
    lw a1, 48(a3)
    lw s7, 0(a3)
    lw a2, 32(a3)
    lw s0, 4(a3)
    add s9, s6, s7
    add s1, t2, s0
    lw s8, 12(a3)
    lw s2, 8(a3)
    lw t1, -4(a0)
    sub s11, s5, s8
    mulh t3, s11, t1
    add a6, s5, s8
    sub t2, t2, s0
    add a4, ra, t0
    add s4, a7, s2
    add a5, a1, a2
    sub a7, a7, s2
    sub s6, s6, s7
    lw t4, 60(a3)
    sub t5, a5, s9
    mulh t6, t2, t1
    lw s5, 0(a0)
    add s7, a5, s9
    sub s8, a1, a2
    mulh s0, s6, t1
    lw a2, 44(a3)
    sub s2, ra, t0
    mul s6, s6, s5
    mul a5, a7, s5
    sub t0, a4, s4
    addi a1, zero, -85
    add ra, a4, s4
    sub a4, t4, a2
    mulh s4, a7, t1
    mul t2, t2, s5
    lw s9, 12(sp)
    add t1, t4, a2
    add a7, t1, a6
    sub a2, t1, a6
    mul t4, s7, a1
    mul t1, s11, s5
    mul s11, a7, a1
    mulh a6, s7, s9
    mulh s7, t4, s3
    mulh t2, t2, s3
    mulh s5, a7, s9
    lw t4, 52(a3)
    mulh a7, ra, s9
    mulh s11, s11, s3
    mul ra, ra, a1
    sub s5, s5, s11
    sub s7, a6, s7
    mulh ra, ra, s3
    lw a6, 36(a3)
    sw s7, 0(a3)
    add s11, t4, a6
    sub s7, t4, a6
    sw s5, 12(a3)
    lw a6, 0(s10)
    mulh s6, s6, s3
    mulh t4, t1, s3
    lw s5, -4(s10)
    sub t1, s11, s1
    sub ra, a7, ra
    sw ra, 8(a3)
    mul a7, t5, a6
    mul ra, a2, a6
    mulh a2, a2, s5
    mulh ra, ra, s3
    sub ra, a2, ra
    mulh a2, t5, s5
    mul t5, t1, a6
    sw ra, 44(a3)
    sub s6, s0, s6
    mulh ra, a5, s3
    mulh s0, a7, s3
    mul a5, t0, a6
    lw a7, -8(a0)
    sub t3, t3, t4
    sub t4, s4, ra
    sub ra, a2, s0
    lw s4, -12(a0)
    mul s0, s2, a7
    sw ra, 32(a3)
    mulh t0, t0, s5
    mul a2, s8, a7
    mulh ra, s0, s3
    mulh s0, a2, s3
    mulh a2, s8, s4
    mulh s8, s2, s4
    sub s2, s8, ra
    sub ra, s2, t4
    add s8, s2, t4
    sub s2, a2, s0
    sub t4, s2, s6
    mul s0, a4, a7
    mul a2, s7, a7
    mul a7, t4, a6
    mulh a5, a5, s3
    mulh a2, a2, s3
    mulh s7, s7, s4
    sub s7, s7, a2
    add a2, s2, s6
    sub t2, t6, t2
    addi s10, s10, -8
    add s2, s7, t2
    sub s6, s7, t2
    mulh t6, a7, s3
    mulh t2, s6, s5
    mul s7, ra, a6
    sw s2, 20(a3)
    add a7, s11, s1
    mulh s2, a4, s4
    mulh s1, s0, s3
    mulh s0, ra, s5
    mulh s11, s7, s3
    mulh a4, t5, s3
    sw a2, 16(a3)
    sub s7, s2, s1
    add s4, s7, t3
    sub s7, s7, t3
    mulh ra, t1, s5
    mul t5, s6, a6
    mulh s6, t4, s5
    mulh a2, t5, s3
    sub s1, t2, a2
    mul s2, a6, s7
    mulh t1, a7, s9
    sub t3, s0, s11
    sub s6, s6, t6
    sub t0, t0, a5
    sw s8, 24(a3)
    mul t4, a7, a1
    sw t3, 56(a3)
    mulh t5, s2, s3
    mulh t2, t4, s3
    sw s1, 52(a3)
    sub a2, t1, t2
    sw t0, 40(a3)
    sw s6, 48(a3)
    sub s6, ra, a4
    mulh a6, s7, s5
    sw a2, 4(a3)
    sub s0, a6, t5
    sw s0, 60(a3)
    sw s4, 28(a3)
    lw s7, 8(sp)
    sw s6, 36(a3)
    addi s6, s7, 1024
    addi a3, a3, 64
    addi a0, a0, -16
    bne a3, s6, .Lsaber_invntt_3
    addi a7, zero, -85
    lui t6, %hi(saber_zetas)
    addi t6, t6, %lo(saber_zetas)
    lw t0, 120(t6)
    lw t2, 124(t6)
    lw t1, 56(t6)
    lw t4, 116(t6)
    lw t3, 112(t6)
    addi a2, s7, 128
    lw a5, 60(t6)
    addi a6, s7, 192
.Lsaber_invntt_5:
    lw a0, -128(a2)
    lw s1, 0(a2)
    lw a1, -64(a2)
    lw s0, 64(a2)
    add a3, a1, a0
    add a4, s0, s1
    sub a1, a1, a0
    mul ra, a1, t2
    mulh a1, a1, t0
    mulh s2, ra, s3
    add a0, a4, a3
    sub s0, s0, s1
    sub a4, a4, a3
    sub a1, a1, s2
    mulh s4, a0, s9
    mul s1, a0, a7
    mulh s5, s0, t3
    mul a3, a4, a5
    mulh s1, s1, s3
    mul s8, s0, t4
    mulh a4, a4, t1
    mulh s10, s8, s3
    mulh a3, a3, s3
    sub s0, s5, s10
    sub a4, a4, a3
    add s11, s0, a1
    sub a0, s4, s1
    sub s0, s0, a1
    mul t5, s0, a5
    mulh a1, s0, t1
    mulh ra, t5, s3
    sw a0, -128(a2)
    sw a4, 0(a2)
    sw s11, -64(a2)
    sub a1, a1, ra
    sw a1, 64(a2)
    addi a2, a2, 4
    bne a2, a6, .Lsaber_invntt_5
    lw t2, 108(t6)
    lw a7, 48(t6)
    lw t1, 52(t6)
    lw t3, 96(t6)
    lw t4, 100(t6)
    addi s0, s7, 448
    lw t0, 104(t6)
    addi a5, s7, 512
    addi a6, zero, -85
.Lsaber_invntt_7:
    lw a0, -192(s0)
    lw a3, 0(s0)
    lw a1, -128(s0)
    lw s1, -64(s0)
    add a4, a1, a0
    sub a1, a1, a0
    add a2, a3, s1
    sub a3, a3, s1
    mul s1, a1, t2
    mul ra, a3, t4
    mulh s1, s1, s3
    sub s2, a2, a4
    add a0, a2, a4
    mul s4, a0, a6
    mulh a0, a0, s9
    mulh a3, a3, t3
    mulh a4, ra, s3
    mul s5, s2, t1
    mulh a2, s2, a7
    mulh a1, a1, t0
    mulh s8, s4, s3
    sub a0, a0, s8
    sub a1, a1, s1
    sub a3, a3, a4
    mulh a4, s5, s3
    add s1, a3, a1
    sub a2, a2, a4
    sub a3, a3, a1
    mul s10, a3, t1
    mulh a1, a3, a7
    sw a2, -64(s0)
    mulh s11, s10, s3
    sw s1, -128(s0)
    sw a0, -192(s0)
    sub a1, a1, s11
    sw a1, 0(s0)
    addi s0, s0, 4
    bne s0, a5, .Lsaber_invntt_7
    lw t2, 88(t6)
    lw t3, 92(t6)
    lw a7, 40(t6)
    lw t1, 44(t6)
    lw t4, 80(t6)
    lw t5, 84(t6)
    addi t0, s7, 768
    addi s0, s7, 704
    addi a6, zero, -85
.Lsaber_invntt_9:
    lw a0, -192(s0)
    lw a1, -128(s0)
    lw s1, -64(s0)
    add a4, a1, a0
    lw a3, 0(s0)
    sub a1, a1, a0
    mul ra, a1, t3
    mulh a1, a1, t2
    sub a2, a3, s1
    add s2, a3, s1
    mulh s1, ra, s3
    sub a1, a1, s1
    add a0, s2, a4
    mulh s4, a0, s9
    mul s5, a2, t5
    sub s8, s2, a4
    mul s1, a0, a6
    mul a4, s8, t1
    mulh a3, a2, t4
    mulh s10, s5, s3
    sub a3, a3, s10
    mulh a2, s8, a7
    mulh s1, s1, s3
    mulh a4, a4, s3
    add s11, a3, a1
    sub a0, s4, s1
    sub a2, a2, a4
    sub a3, a3, a1
    sw s11, -128(s0)
    mul ra, a3, t1
    sw a0, -192(s0)
    mulh a1, a3, a7
    mulh a0, ra, s3
    sw a2, -64(s0)
    sub a1, a1, a0
    sw a1, 0(s0)
    addi s0, s0, 4
    bne s0, t0, .Lsaber_invntt_9
    lw t2, 72(t6)
    lw t3, 76(t6)
    lw t5, 36(t6)
    lw t4, 64(t6)
    lw a6, 68(t6)
    lw t1, 32(t6)
    addi a0, s7, 960
    addi a7, zero, -85
.Lsaber_invntt_11:
    lw s1, -128(a0)
    lw a1, -192(a0)
    lw a3, 0(a0)
    lw s0, -64(a0)
    add a4, s1, a1
    add a2, a3, s0
    sub ra, a2, a4
    add s2, a2, a4
    sub s1, s1, a1
    sub a3, a3, s0
    mul s0, s1, t3
    mulh s4, a3, t4
    mulh a2, ra, t1
    mul a4, ra, t5
    mul s5, a3, a6
    mulh s1, s1, t2
    mul s7, s2, a7
    mulh a1, s2, s9
    mulh a4, a4, s3
    mulh s8, s5, s3
    mulh s10, s7, s3
    mulh s0, s0, s3
    sub s1, s1, s0
    sub a3, s4, s8
    sub a2, a2, a4
    add s0, a3, s1
    sw a2, -64(a0)
    sub a3, a3, s1
    sub a1, a1, s10
    mul s11, a3, t5
    mulh a2, a3, t1
    mulh ra, s11, s3
    sw a1, -192(a0)
    sub a2, a2, ra
    sw s0, -128(a0)
    sw a2, 0(a0)
    addi a0, a0, 4
    bne a0, s6, .Lsaber_invntt_11
    lui a0, 0xaaab2
    lui a1, 0x5c644
    lw a6, 28(t6)
    lui a2, 0x11d5
    lui s1, 0x171b
    lw a7, 16(t6)
    lw t1, 20(t6)
    lw t2, 24(t6)
    addi t3, a0, -882
    addi t4, a1, 860
    addi t5, a2, 1166
    addi t6, s1, 860
.Lsaber_invntt_13:
    lw s1, -256(a5)
    lw a1, -512(a5)
    lw a0, 256(a5)
    sub ra, s1, a1
    mul s0, ra, a6
    lw a2, 0(a5)
    add a3, s1, a1
    sub a4, a0, a2
    add s2, a0, a2
    add a1, s2, a3
    sub s4, s2, a3
    mulh s0, s0, s3
    mulh a0, a4, a7
    mul a3, s4, t4
    mul s5, a1, t3
    mulh s6, s4, t6
    mul s7, a4, t1
    mulh a1, a1, t5
    mulh s1, ra, t2
    mulh s8, s7, s3
    mulh a3, a3, s3
    mulh s9, s5, s3
    sub a2, a0, s8
    sub s1, s1, s0
    add a0, a2, s1
    sub a4, s6, a3
    sub a2, a2, s1
    sub a1, a1, s9
    mul s10, a0, t3
    mulh a0, a0, t5
    sw a4, 0(a5)
    mul a3, a2, t4
    mulh s11, s10, s3
    mulh a2, a2, t6
    mulh a3, a3, s3
    sw a1, -512(a5)
    sub a2, a2, a3
    sub a0, a0, s11
    sw a0, -256(a5)
    sw a2, 256(a5)
    addi a5, a5, 4
    bne a5, t0, .Lsaber_invntt_13
    lw s0, 72(sp)                       # 4-byte Folded Reload
    lw s3, 60(sp)                       # 4-byte Folded Reload
    lw s1, 68(sp)                       # 4-byte Folded Reload
    lw s4, 56(sp)                       # 4-byte Folded Reload
    lw ra, 76(sp)                       # 4-byte Folded Reload
    lw s5, 52(sp)                       # 4-byte Folded Reload
    lw s11, 28(sp)                      # 4-byte Folded Reload
    lw s6, 48(sp)                       # 4-byte Folded Reload
    lw s2, 64(sp)                       # 4-byte Folded Reload
    lw s10, 32(sp)                      # 4-byte Folded Reload
    lw s7, 44(sp)                       # 4-byte Folded Reload
    lw s8, 40(sp)                       # 4-byte Folded Reload
    lw s9, 36(sp)                       # 4-byte Folded Reload
    addi sp, sp, 80
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_invntt, .Lfunc_end0-saber_invntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

# invntt of saber-saber, scheduled for cva6-superscalar:
# 8,132 -> 6,504 cycles, 10,799 -> 10,687 instructions, 1,720 -> 1,768 bytes, proved equal to what came.
# No order takes fewer than 5,344 cycles (commit slots: 10,687, 2 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber invntt --core cva6-superscalar --effort 2 -o invntt.S

	.text
	.globl	saber_invntt                    # -- Begin function saber_invntt
	.p2align	1
	.type	saber_invntt,@function
saber_invntt:                           # @saber_invntt
    addi sp, sp, -80
    lui a6, %hi(saber_zetas)
    sw s0, 72(sp)                       # 4-byte Folded Spill
    sw s6, 48(sp)                       # 4-byte Folded Spill
    sw s3, 60(sp)                       # 4-byte Folded Spill
    sw s4, 56(sp)                       # 4-byte Folded Spill
    sw s5, 52(sp)                       # 4-byte Folded Spill
    sw s1, 68(sp)                       # 4-byte Folded Spill
    sw s2, 64(sp)                       # 4-byte Folded Spill
    sw s7, 44(sp)                       # 4-byte Folded Spill
    sw s8, 40(sp)                       # 4-byte Folded Spill
    sw s9, 36(sp)                       # 4-byte Folded Spill
    sw s10, 32(sp)                      # 4-byte Folded Spill
    add s7, zero, a0
    lui a1, 0xfeb
    lui t0, 0x3000
    addi a6, a6, %lo(saber_zetas)
    addi a2, a6, 1020
    addi a0, a0, 1024
    addi s9, a1, -1109
    add a5, zero, s7
    sw s11, 28(sp)                      # 4-byte Folded Spill
    addi s3, t0, 1025
    addi a3, a6, 2044
    addi t0, zero, -85
    sw ra, 76(sp)                       # 4-byte Folded Spill
.Lsaber_invntt_1:
    lw s0, 4(a5)
    lw a1, 12(a5)
    lw s1, 0(a5)
    lw a4, 8(a5)
    lw t2, -12(a3)
    add t6, s0, s1
    add s2, a1, a4
    lw t5, 0(a3)
    lw t3, -8(a3)
    sub s0, s0, s1
    lw t4, -4(a3)
    mul t5, s0, t5
    sub a1, a1, a4
    add s1, s2, t6
    mul t3, a1, t3
    mulh t2, a1, t2
    lw s5, 0(a2)
    mulh t4, s0, t4
    lw s4, -4(a2)
    addi a2, a2, -8
    mulh s0, t5, s3
    mulh a4, t3, s3
    mul t3, s1, t0
    sub a1, s2, t6
    mulh ra, a1, s4
    sub s0, t4, s0
    addi a3, a3, -16
    mulh t1, t3, s3
    sub a4, t2, a4
    mul a7, a1, s5
    sub s6, a4, s0
    mulh t5, s1, s9
    add t2, a4, s0
    mulh s1, a7, s3
    sub a1, t5, t1
    mul s0, s6, s5
    sw a1, 0(a5)
    mulh a4, s6, s4
    mulh s0, s0, s3
    sw t2, 4(a5)
    sub s1, ra, s1
    sub a4, a4, s0
    sw s1, 8(a5)
    sw a4, 12(a5)
    addi a5, a5, 16
    bne a5, a0, .Lsaber_invntt_1
    addi s10, a6, 252
    add a3, zero, s7
    addi a0, a6, 508
    sw s9, 12(sp)                       # 4-byte Folded Spill
    sw s7, 8(sp)                        # 4-byte Folded Spill
.Lsaber_invntt_3:
    lw a1, 48(a3)
    lw s0, 4(a3)
    lw a2, 32(a3)
    lw t0, 40(a3)
    lw a6, 0(a0)
    lw t2, 20(a3)
    lw ra, 56(a3)
    addi s8, zero, -85
    lw s6, 16(a3)
    sub t1, t2, s0
    lw s1, -4(a0)
    sub a4, a1, a2
    add a5, ra, t0
    lw a7, 12(a3)
    mulh s2, t1, s1
    lw s7, 0(a3)
    sub s4, ra, t0
    lw s5, 24(a3)
    add s11, t2, s0
    lw s9, 8(a3)
    mul t2, t1, a6
    lw t3, 28(a3)
    sub t4, t3, a7
    mulh t2, t2, s3
    lw t5, 44(a3)
    sub t6, s5, s9
    add ra, a1, a2
    lw a1, 60(a3)
    add t0, s6, s7
    sub s6, s6, s7
    sub s0, ra, t0
    add t1, s5, s9
    mulh a2, s6, s1
    add s7, ra, t0
    add s5, t3, a7
    sub t0, a5, t1
    sub ra, a1, t5
    add a1, a1, t5
    mul a7, t4, a6
    mul s6, s6, a6
    add t3, a1, s5
    mul t5, t6, a6
    lw s9, 12(sp)
    mul a6, t3, s8
    mulh t3, t3, s9
    sub a1, a1, s5
    add s5, a5, t1
    mul t1, s7, s8
    mulh a5, s7, s9
    mulh s7, t1, s3
    lw t1, 36(a3)
    mulh a6, a6, s3
    sub s7, a5, s7
    mulh a5, t4, s1
    sub t4, t3, a6
    mulh a6, t6, s1
    mul t3, s5, s8
    sw s7, 0(a3)
    lw s7, 52(a3)
    add s1, s7, t1
    sub t6, s1, s11
    sub s7, s7, t1
    mulh s6, s6, s3
    sw t4, 12(a3)
    mulh s5, s5, s9
    mulh t1, t3, s3
    lw t4, 0(s10)
    lw t3, -4(s10)
    mulh a7, a7, s3
    sub t1, s5, t1
    mul s5, t6, t4
    sw t1, 8(a3)
    sub s6, a2, s6
    mul t1, a1, t4
    mul a2, s0, t4
    mulh a1, a1, t3
    mulh t1, t1, s3
    mulh t5, t5, s3
    sub a5, a5, a7
    mulh a7, a2, s3
    sub a1, a1, t1
    sw a1, 44(a3)
    mulh a1, s0, t3
    sub a1, a1, a7
    sw a1, 32(a3)
    lw a1, -8(a0)
    mul a2, t0, t4
    sub s0, a6, t5
    lw t1, -12(a0)
    mul a7, s4, a1
    mulh a6, s4, t1
    mulh t5, a7, s3
    mulh s4, a4, t1
    sub a7, a6, t5
    mul a6, a4, a1
    mul a4, ra, a1
    add t5, a7, s0
    sub s0, a7, s0
    mulh a7, a6, s3
    mulh a6, s0, t3
    mulh a2, a2, s3
    sub a7, s4, a7
    add s4, a7, s6
    sub s6, a7, s6
    mulh a7, s5, s3
    sw s4, 16(a3)
    mul s5, s6, t4
    mul a1, s7, a1
    mulh s4, ra, t1
    mulh s7, s7, t1
    mulh a1, a1, s3
    mulh ra, s5, s3
    sw t5, 24(a3)
    sub t2, s2, t2
    mulh t1, t6, t3
    mulh s5, a4, s3
    sub t5, s7, a1
    lw s7, 8(sp)
    sub a1, t5, t2
    sub s2, s4, s5
    add t6, s1, s11
    add a4, t5, t2
    add t2, s2, a5
    mul s4, a1, t4
    addi s10, s10, -8
    mulh s1, a1, t3
    sub s5, s2, a5
    mulh s6, s6, t3
    sw t2, 28(a3)
    mul s11, s0, t4
    mulh a1, s4, s3
    sub s1, s1, a1
    mulh t5, s11, s3
    mul a5, t6, s8
    mulh t0, t0, t3
    sw a4, 20(a3)
    mul s2, t4, s5
    mulh t2, t6, s9
    mulh s0, a5, s3
    sub s4, a6, t5
    sw s1, 52(a3)
    mulh a1, s2, s3
    sub s11, t2, s0
    mulh s8, s5, t3
    sw s4, 56(a3)
    sub s6, s6, ra
    sw s6, 48(a3)
    sub t0, t0, a2
    sub s6, s8, a1
    sw t0, 40(a3)
    sub a4, t1, a7
    sw s6, 60(a3)
    sw s11, 4(a3)
    addi a0, a0, -16
    sw a4, 36(a3)
    addi a3, a3, 64
    addi s6, s7, 1024
    bne a3, s6, .Lsaber_invntt_3
    lui t6, %hi(saber_zetas)
    addi t6, t6, %lo(saber_zetas)
    lw a5, 60(t6)
    lw t0, 120(t6)
    lw t2, 124(t6)
    lw t1, 56(t6)
    lw t3, 112(t6)
    lw t4, 116(t6)
    addi a2, s7, 128
    addi a6, s7, 192
    addi a7, zero, -85
.Lsaber_invntt_5:
    lw a1, -64(a2)
    lw a0, -128(a2)
    lw s0, 64(a2)
    add a3, a1, a0
    lw s1, 0(a2)
    sub a1, a1, a0
    mul ra, a1, t2
    sub a4, s0, s1
    mulh a1, a1, t0
    add s2, s0, s1
    mul s4, a4, t4
    mulh s0, a4, t3
    sub a4, s2, a3
    mul s5, a4, a5
    mulh s8, s4, s3
    mulh s1, ra, s3
    add a0, s2, a3
    mulh a3, s5, s3
    sub s0, s0, s8
    mul s10, a0, a7
    mulh a4, a4, t1
    sub a1, a1, s1
    mulh a0, a0, s9
    sub s11, s0, a1
    mulh s1, s10, s3
    add t5, s0, a1
    sub a4, a4, a3
    sub a0, a0, s1
    mul s4, s11, a5
    sw a4, 0(a2)
    mulh a1, s11, t1
    sw t5, -64(a2)
    mulh ra, s4, s3
    sw a0, -128(a2)
    sub a1, a1, ra
    sw a1, 64(a2)
    addi a2, a2, 4
    bne a2, a6, .Lsaber_invntt_5
    lw t0, 104(t6)
    lw t2, 108(t6)
    lw a7, 48(t6)
    lw t1, 52(t6)
    lw t3, 96(t6)
    addi a6, zero, -85
    lw t4, 100(t6)
    addi s0, s7, 448
    addi a5, s7, 512
.Lsaber_invntt_7:
    lw a0, -192(s0)
    lw s1, -64(s0)
    lw a1, -128(s0)
    lw a3, 0(s0)
    sub ra, a1, a0
    add a4, a1, a0
    add a2, a3, s1
    mulh a1, ra, t0
    sub a3, a3, s1
    mul s1, ra, t2
    mul s2, a3, t4
    mulh a3, a3, t3
    add a0, a2, a4
    mul s4, a0, a6
    sub a2, a2, a4
    mulh s1, s1, s3
    mulh a4, s2, s3
    sub a1, a1, s1
    mul s5, a2, t1
    sub a3, a3, a4
    mulh a0, a0, s9
    mulh s1, s4, s3
    add s8, a3, a1
    mulh a4, s5, s3
    sub a3, a3, a1
    mulh a1, a3, a7
    sw s8, -128(s0)
    sub a0, a0, s1
    mulh a2, a2, a7
    mul s10, a3, t1
    sw a0, -192(s0)
    mulh a0, s10, s3
    sub a2, a2, a4
    sw a2, -64(s0)
    sub a1, a1, a0
    sw a1, 0(s0)
    addi s0, s0, 4
    bne s0, a5, .Lsaber_invntt_7
    lw t2, 88(t6)
    lw a7, 40(t6)
    lw t1, 44(t6)
    lw t3, 92(t6)
    lw t4, 80(t6)
    lw t5, 84(t6)
    addi s0, s7, 704
    addi t0, s7, 768
    addi a6, zero, -85
.Lsaber_invntt_9:
    lw a1, -128(s0)
    lw a0, -192(s0)
    lw s1, -64(s0)
    sub ra, a1, a0
    lw a3, 0(s0)
    mulh a2, ra, t2
    add a4, a1, a0
    sub s2, a3, s1
    mul s4, ra, t3
    mulh s5, s2, t4
    add s8, a3, s1
    add a0, s8, a4
    mul s10, s2, t5
    mulh s11, s10, s3
    mul s1, a0, a6
    mulh a0, a0, s9
    sub a1, s8, a4
    mulh ra, s4, s3
    sub a3, s5, s11
    mul a4, a1, t1
    sub s2, a2, ra
    mulh s1, s1, s3
    sub s10, a3, s2
    mulh a2, a1, a7
    mulh a4, a4, s3
    sub a0, a0, s1
    add s1, a3, s2
    sub a2, a2, a4
    sw s1, -128(s0)
    sw a0, -192(s0)
    mul a0, s10, t1
    mulh a1, s10, a7
    sw a2, -64(s0)
    mulh a0, a0, s3
    sub a1, a1, a0
    sw a1, 0(s0)
    addi s0, s0, 4
    bne s0, t0, .Lsaber_invntt_9
    lw t2, 72(t6)
    lw a6, 68(t6)
    lw t3, 76(t6)
    lw t1, 32(t6)
    lw t4, 64(t6)
    lw t5, 36(t6)
    addi a0, s7, 960
    addi a7, zero, -85
.Lsaber_invntt_11:
    lw a1, -192(a0)
    lw s0, -64(a0)
    lw s1, -128(a0)
    lw a3, 0(a0)
    sub ra, s1, a1
    mulh a2, ra, t2
    add a4, a3, s0
    sub a3, a3, s0
    mul s0, ra, t3
    mul s2, a3, a6
    add s4, s1, a1
    mulh a3, a3, t4
    sub s5, a4, s4
    add a1, a4, s4
    mulh a4, s2, s3
    mulh s0, s0, s3
    mul s7, a1, a7
    mulh a1, a1, s9
    sub s1, a2, s0
    mul s8, s5, t5
    sub a3, a3, a4
    add s0, a3, s1
    mulh s10, s7, s3
    mulh a2, s5, t1
    sub a3, a3, s1
    sub a1, a1, s10
    mul s11, a3, t5
    mulh a4, s8, s3
    sw a1, -192(a0)
    mulh ra, a3, t1
    sub a2, a2, a4
    mulh a1, s11, s3
    sw a2, -64(a0)
    sub a2, ra, a1
    sw s0, -128(a0)
    sw a2, 0(a0)
    addi a0, a0, 4
    bne a0, s6, .Lsaber_invntt_11
    lui a0, 0xaaab2
    lui a1, 0x5c644
    lui a2, 0x11d5
    lui s1, 0x171b
    lw a7, 16(t6)
    lw t1, 20(t6)
    lw t2, 24(t6)
    lw a6, 28(t6)
    addi t3, a0, -882
    addi t4, a1, 860
    addi t5, a2, 1166
    addi t6, s1, 860
.Lsaber_invntt_13:
    lw a1, -512(a5)
    lw s1, -256(a5)
    lw s0, 0(a5)
    sub ra, s1, a1
    lw a0, 256(a5)
    mul a2, ra, a6
    mulh a3, ra, t2
    sub a4, a0, s0
    add s2, s1, a1
    mul s4, a4, t1
    mulh s5, a2, s3
    mulh s6, a4, a7
    add a4, a0, s0
    mulh s7, s4, s3
    sub s8, a4, s2
    mul s9, s8, t4
    add a1, a4, s2
    mul s0, a1, t3
    mulh a4, s8, t6
    sub a2, s6, s7
    sub s1, a3, s5
    mulh a3, s9, s3
    mulh a1, a1, t5
    add a0, a2, s1
    mul s10, a0, t3
    sub a4, a4, a3
    sw a4, 0(a5)
    mulh s0, s0, s3
    mulh a0, a0, t5
    sub a2, a2, s1
    sub a1, a1, s0
    mulh s11, s10, s3
    mul a3, a2, t4
    sw a1, -512(a5)
    sub a0, a0, s11
    mulh a2, a2, t6
    sw a0, -256(a5)
    mulh a3, a3, s3
    sub a2, a2, a3
    sw a2, 256(a5)
    addi a5, a5, 4
    bne a5, t0, .Lsaber_invntt_13
    lw s0, 72(sp)                       # 4-byte Folded Reload
    lw s1, 68(sp)                       # 4-byte Folded Reload
    lw s5, 52(sp)                       # 4-byte Folded Reload
    lw s4, 56(sp)                       # 4-byte Folded Reload
    lw s6, 48(sp)                       # 4-byte Folded Reload
    lw s7, 44(sp)                       # 4-byte Folded Reload
    lw s8, 40(sp)                       # 4-byte Folded Reload
    lw ra, 76(sp)                       # 4-byte Folded Reload
    lw s2, 64(sp)                       # 4-byte Folded Reload
    lw s9, 36(sp)                       # 4-byte Folded Reload
    lw s10, 32(sp)                      # 4-byte Folded Reload
    lw s3, 60(sp)                       # 4-byte Folded Reload
    lw s11, 28(sp)                      # 4-byte Folded Reload
    addi sp, sp, 80
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_invntt, .Lfunc_end0-saber_invntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

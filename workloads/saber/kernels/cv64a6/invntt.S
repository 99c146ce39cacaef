# invntt of saber-saber, scheduled for cv64a6:
# 10,159 -> 9,538 cycles, 1,308 -> 1,390 bytes, proved equal to what came.
# No order takes fewer than 9,012 cycles (issue slots: 9,017, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber invntt --core cv64a6 --effort 2 -o invntt.S

	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0                          # -- Begin function saber_invntt
.LCPI0_0:
	.quad	-6657520209509014307            # 0xa39bbca47b3b24dd
.LCPI0_1:
	.quad	6148789471628996710             # 0x5554e3725f1bb066
	.text
	.globl	saber_invntt
	.p2align	1
	.type	saber_invntt,@function
saber_invntt:                           # @saber_invntt
    addi sp, sp, -112
    sd ra, 104(sp)                      # 8-byte Folded Spill
    sd s0, 96(sp)                       # 8-byte Folded Spill
    sd s1, 88(sp)                       # 8-byte Folded Spill
    sd s2, 80(sp)                       # 8-byte Folded Spill
    sd s3, 72(sp)                       # 8-byte Folded Spill
    sd s4, 64(sp)                       # 8-byte Folded Spill
    sd s5, 56(sp)                       # 8-byte Folded Spill
    sd s6, 48(sp)                       # 8-byte Folded Spill
    bseti t3, zero, 31
    sd s7, 40(sp)                       # 8-byte Folded Spill
    sd s11, 8(sp)                       # 8-byte Folded Spill
    lui a1, 0x5555
    lui a2, 0x3000
    sd s8, 32(sp)                       # 8-byte Folded Spill
.Lsaber_invntt_pc80002a34:
    auipc a3, %pcrel_hi(saber_zetas)
    addi a7, a0, 1024
    addi a1, a1, -457
    sd s9, 24(sp)                       # 8-byte Folded Spill
    sd s10, 16(sp)                      # 8-byte Folded Spill
    slli a1, a1, 12
    addi a2, a2, 1025
    addi a6, a3, %pcrel_lo(.Lsaber_invntt_pc80002a34)
    addi t0, a1, 607
    addi a4, a6, 2040
    addi t1, a6, 1016
    addiw s2, a2, 0
    add a5, zero, a0
.Lsaber_invntt_1:
    lw s1, 12(a5)
    lw a3, 0(a5)
    ld t5, 0(t1)
    lw s0, 8(a5)
    ld a2, 0(a4)
    lw a1, 4(a5)
    subw ra, s1, s0
    addi t1, t1, -8
    add t2, s1, s0
    add t4, a1, a3
    subw s3, t2, t4
    subw a1, a1, a3
    mul a2, a2, a1
    ld s4, -8(a4)
    addw a1, t2, t4
    add a2, a2, t3
    mul a1, a1, t0
    mul a3, t5, s3
    mul s1, s4, ra
    add s1, s1, t3
    add a1, a1, t3
    mulh s0, a2, s2
    mulh s1, s1, s2
    subw s5, s1, s0
    add t2, s1, s0
    add a3, a3, t3
    mulh a3, a3, s2
    mul s1, t5, s5
    sw a3, 8(a5)
    addi a4, a4, -16
    add s1, s1, t3
    mulh s1, s1, s2
    sw t2, 4(a5)
    mulh a1, a1, s2
    sw s1, 12(a5)
    sw a1, 0(a5)
    addi a5, a5, 16
    bne a5, a7, .Lsaber_invntt_1
    addi t1, a6, 248
    sd a6, 0(sp)                        # 8-byte Folded Spill
    add a5, zero, a0
    addi t2, a6, 504
.Lsaber_invntt_3:
    lw t4, 4(a5)
    lw s11, 16(a5)
    lw s0, 48(a5)
    lw a2, 0(a5)
    lw s4, 12(a5)
    ld s3, 0(t2)
    lw t5, 8(a5)
    lw a4, 52(a5)
    add ra, s11, a2
    lw a1, 32(a5)
    lw s10, 36(a5)
    lw s8, 20(a5)
    lw s9, 44(a5)
    lw a3, 56(a5)
    add a6, s0, a1
    lw s5, 28(a5)
    lw s6, 24(a5)
    add s1, s8, t4
    lw s7, 40(a5)
    subw t6, a4, s10
    subw s11, s11, a2
    lw a2, 60(a5)
    subw s0, s0, a1
    add a1, a3, s7
    subw s8, s8, t4
    subw t4, s6, t5
    add s6, s6, t5
    add t5, a4, s10
    add a4, s5, s4
    subw s10, a1, s6
    subw s7, a3, s7
    mul s8, s3, s8
    ld a3, -8(t2)
    subw s4, s5, s4
    add s5, a2, s9
    subw a2, a2, s9
    subw s9, a6, ra
    addw a1, a1, s6
    addw s6, t5, s1
    addw ra, a6, ra
    mul a6, s3, s4
    mul s4, s3, t4
    mul s0, a3, s0
    mul s11, s3, s11
    mul t4, a3, a2
    mul s3, a3, t6
    mul a2, a3, s7
    addi t2, t2, -16
    add s8, s8, t3
    add t6, s4, t3
    add a3, a2, t3
    subw s7, t5, s1
    add s4, a6, t3
    add s0, s0, t3
    add a2, s3, t3
    addw s1, s5, a4
    add s11, s11, t3
    subw t5, s5, a4
    add a6, t4, t3
    mulh s3, s11, s2
    mul a4, ra, t0
    mulh s5, a6, s2
    mulh t4, t6, s2
    mulh s11, a2, s2
    mulh a2, a3, s2
    mulh ra, s4, s2
    mulh s0, s0, s2
    mulh s8, s8, s2
    add a6, s0, s3
    add t6, s5, ra
    subw a3, s0, s3
    subw s3, s5, ra
    add s4, s11, s8
    mul s0, s6, t0
    mul a1, a1, t0
    mul ra, s1, t0
    sw t6, 28(a5)
    add s5, s0, t3
    add s6, ra, t3
    add a1, a1, t3
    add s0, a2, t4
    add s1, a4, t3
    mulh a1, a1, s2
    mulh t6, s1, s2
    mulh a4, s5, s2
    ld ra, 0(t1)
    subw s1, a2, t4
    sw a4, 4(a5)
    mul s5, ra, t5
    mul a2, ra, s9
    mul a4, ra, s10
    mulh t4, s6, s2
    mul t5, ra, s7
    mul s9, ra, s3
    sw t4, 12(a5)
    addi t1, t1, -8
    subw s8, s11, s8
    add a2, a2, t3
    add s10, s5, t3
    mulh a2, a2, s2
    sw s4, 20(a5)
    add a4, a4, t3
    add s6, t5, t3
    mul s7, ra, a3
    mulh a3, s6, s2
    mul s3, ra, s8
    mul t4, ra, s1
    mulh s1, s10, s2
    sw s0, 24(a5)
    mulh a4, a4, s2
    sw a2, 32(a5)
    add s0, s7, t3
    add s11, s9, t3
    add s5, s3, t3
    mulh a2, s0, s2
    mulh s4, s5, s2
    sw a3, 36(a5)
    sw s4, 52(a5)
    sw s1, 44(a5)
    sw a2, 48(a5)
    add t4, t4, t3
    mulh t5, s11, s2
    sw a4, 40(a5)
    sw a1, 8(a5)
    mulh a4, t4, s2
    sw t5, 60(a5)
    sw a4, 56(a5)
    sw t6, 0(a5)
    sw a6, 16(a5)
    addi a5, a5, 64
    bne a5, a7, .Lsaber_invntt_3
    ld t5, 0(sp)                        # 8-byte Folded Reload
    ld t1, 112(t5)
    ld t2, 120(t5)
    addi a4, a0, 128
    ld a3, 56(t5)
    addi a6, a0, 192
.Lsaber_invntt_5:
    lw a1, -128(a4)
    lw a2, -64(a4)
    lw s0, 64(a4)
    lw s1, 0(a4)
    subw ra, a2, a1
    add a5, a2, a1
    subw s3, s0, s1
    add a1, s0, s1
    mul s1, t1, s3
    mul a2, t2, ra
    subw s4, a1, a5
    addw s0, a1, a5
    add s1, s1, t3
    add a2, a2, t3
    mul a5, s0, t0
    mulh s1, s1, s2
    mulh a2, a2, s2
    mul a1, s4, a3
    add s0, s1, a2
    subw s1, s1, a2
    add a5, a5, t3
    add a1, a1, t3
    mulh a1, a1, s2
    mulh a5, a5, s2
    mul s1, s1, a3
    sw s0, -64(a4)
    add s1, s1, t3
    mulh s5, s1, s2
    sw a5, -128(a4)
    sw s5, 64(a4)
    sw a1, 0(a4)
    addi a4, a4, 4
    bne a4, a6, .Lsaber_invntt_5
    ld t2, 104(t5)
    addi a5, a0, 448
    ld t1, 96(t5)
    ld a6, 48(t5)
    addi a3, a0, 512
.Lsaber_invntt_7:
    lw a1, -192(a5)
    lw a2, -128(a5)
    lw s0, 0(a5)
    lw s1, -64(a5)
    add a4, a2, a1
    subw a2, a2, a1
    add a1, s0, s1
    addw ra, a1, a4
    subw s0, s0, s1
    mul s1, t1, s0
    mul a2, t2, a2
    mul s3, ra, t0
    subw a1, a1, a4
    add s1, s1, t3
    add a2, a2, t3
    add a4, s3, t3
    mulh a4, a4, s2
    mulh s1, s1, s2
    mulh a2, a2, s2
    mul a1, a6, a1
    add s0, s1, a2
    add a1, a1, t3
    subw s1, s1, a2
    mul s4, a6, s1
    mulh a1, a1, s2
    sw s0, -128(a5)
    add s5, s4, t3
    mulh s6, s5, s2
    sw a4, -192(a5)
    sw a1, -64(a5)
    sw s6, 0(a5)
    addi a5, a5, 4
    bne a5, a3, .Lsaber_invntt_7
    ld t4, 40(t5)
    ld t2, 80(t5)
    addi t1, a0, 768
    ld a6, 88(t5)
    addi a5, a0, 704
.Lsaber_invntt_9:
    lw s1, -128(a5)
    lw a2, -192(a5)
    lw s0, -64(a5)
    lw a1, 0(a5)
    subw ra, s1, a2
    add a4, s1, a2
    subw s3, a1, s0
    add a2, a1, s0
    mul s1, a6, ra
    mul a1, t2, s3
    subw s4, a2, a4
    add a1, a1, t3
    addw s0, a2, a4
    add s1, s1, t3
    mulh a1, a1, s2
    mulh s1, s1, s2
    mul a2, t4, s4
    mul a4, s0, t0
    add a2, a2, t3
    add a4, a4, t3
    add s0, a1, s1
    subw a1, a1, s1
    mulh a4, a4, s2
    mulh a2, a2, s2
    mul a1, t4, a1
    sw a4, -192(a5)
    add a1, a1, t3
    mulh a1, a1, s2
    sw s0, -128(a5)
    sw a1, 0(a5)
    sw a2, -64(a5)
    addi a5, a5, 4
    bne a5, t1, .Lsaber_invntt_9
    ld t2, 64(t5)
    ld a6, 72(t5)
    ld a4, 32(t5)
    addi a0, a0, 960
.Lsaber_invntt_11:
    lw a1, -192(a0)
    lw a2, -128(a0)
    lw s0, 0(a0)
    lw s1, -64(a0)
    subw ra, a2, a1
    add a5, a2, a1
    subw s3, s0, s1
    mul a2, a6, ra
    mul s4, t2, s3
    add a1, s0, s1
    subw s5, a1, a5
    add s1, s4, t3
    addw s0, a1, a5
    add a2, a2, t3
    mul a5, s0, t0
    mulh a2, a2, s2
    mulh s1, s1, s2
    mul a1, s5, a4
    subw s6, s1, a2
    add s0, s1, a2
    add a5, a5, t3
    mulh a5, a5, s2
    mul s1, s6, a4
    sw a5, -192(a0)
    add s1, s1, t3
    sw s0, -128(a0)
    add a1, a1, t3
    mulh a1, a1, s2
    mulh s7, s1, s2
    sw a1, -64(a0)
    sw s7, 0(a0)
    addi a0, a0, 4
    bne a0, a7, .Lsaber_invntt_11
.Lsaber_invntt_pc80002e88:
    auipc a0, %pcrel_hi(.LCPI0_0)
    ld a0, %pcrel_lo(.Lsaber_invntt_pc80002e88)(a0)
.Lsaber_invntt_pc80002e8c:
    auipc a1, %pcrel_hi(.LCPI0_1)
    ld a7, 16(t5)
    ld a5, %pcrel_lo(.Lsaber_invntt_pc80002e8c)(a1)
    ld a6, 24(t5)
.Lsaber_invntt_13:
    lw a1, -512(a3)
    lw a2, -256(a3)
    lw s0, 256(a3)
    lw s1, 0(a3)
    subw ra, a2, a1
    mul t0, a6, ra
    add a4, a2, a1
    add a1, s0, s1
    addw t2, a1, a4
    subw a1, a1, a4
    subw s0, s0, s1
    add a2, t0, t3
    mul s1, a7, s0
    add s1, s1, t3
    mul a1, a1, a0
    mul s0, t2, a5
    mulh a4, s1, s2
    mulh a2, a2, s2
    addw s3, a4, a2
    subw a4, a4, a2
    add a1, a1, t3
    mulh a1, a1, s2
    mul s4, s3, a5
    mul a4, a4, a0
    sw a1, 0(a3)
    add s0, s0, t3
    add a4, a4, t3
    mulh a2, a4, s2
    mulh s1, s0, s2
    sw a2, 256(a3)
    add s0, s4, t3
    mulh a1, s0, s2
    sw s1, -512(a3)
    sw a1, -256(a3)
    addi a3, a3, 4
    bne a3, t1, .Lsaber_invntt_13
    ld ra, 104(sp)                      # 8-byte Folded Reload
    ld s0, 96(sp)                       # 8-byte Folded Reload
    ld s4, 64(sp)                       # 8-byte Folded Reload
    ld s1, 88(sp)                       # 8-byte Folded Reload
    ld s2, 80(sp)                       # 8-byte Folded Reload
    ld s3, 72(sp)                       # 8-byte Folded Reload
    ld s5, 56(sp)                       # 8-byte Folded Reload
    ld s7, 40(sp)                       # 8-byte Folded Reload
    ld s8, 32(sp)                       # 8-byte Folded Reload
    ld s9, 24(sp)                       # 8-byte Folded Reload
    ld s11, 8(sp)                       # 8-byte Folded Reload
    ld s10, 16(sp)                      # 8-byte Folded Reload
    ld s6, 48(sp)                       # 8-byte Folded Reload
    addi sp, sp, 112
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_invntt, .Lfunc_end0-saber_invntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

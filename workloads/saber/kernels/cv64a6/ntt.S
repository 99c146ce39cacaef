# ntt of saber-saber, scheduled for cv64a6:
# 8,923 -> 8,584 cycles, 1,242 -> 1,288 bytes, proved equal to what came.
# No order takes fewer than 8,046 cycles (issue slots: 8,051, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule saber-saber ntt --core cv64a6 --effort 2 -o ntt.S

	.text
	.globl	saber_ntt                       # -- Begin function saber_ntt
	.p2align	1
	.type	saber_ntt,@function
saber_ntt:                              # @saber_ntt
    addi sp, sp, -112
    sd ra, 104(sp)                      # 8-byte Folded Spill
    sd s0, 96(sp)                       # 8-byte Folded Spill
    sd s7, 40(sp)                       # 8-byte Folded Spill
    sd s9, 24(sp)                       # 8-byte Folded Spill
    sd s1, 88(sp)                       # 8-byte Folded Spill
    sd s2, 80(sp)                       # 8-byte Folded Spill
    sd s3, 72(sp)                       # 8-byte Folded Spill
    sd s4, 64(sp)                       # 8-byte Folded Spill
    sd s5, 56(sp)                       # 8-byte Folded Spill
    sd s8, 32(sp)                       # 8-byte Folded Spill
    sd s6, 48(sp)                       # 8-byte Folded Spill
.Lsaber_ntt_pc80002a72:
    auipc a2, %pcrel_hi(saber_zetas)
    addi a6, a2, %pcrel_lo(.Lsaber_ntt_pc80002a72)
    ld t2, 8(a6)
    lui a1, 0x3000
    ld t0, 16(a6)
    addi a1, a1, 1025
    sd s11, 8(sp)                       # 8-byte Folded Spill
    ld t1, 24(a6)
    addi a5, a0, 512
    addi a7, a0, 768
    addiw t5, a1, 0
    bseti t6, zero, 31
    sd s10, 16(sp)                      # 8-byte Folded Spill
.Lsaber_ntt_1:
    lw t4, 256(a5)
    lw t3, 0(a5)
    lw a4, -256(a5)
    mul a2, t2, t4
    lw a3, -512(a5)
    add a2, a2, t6
    mulh a2, a2, t5
    mul a1, t2, t3
    add a1, a1, t6
    subw ra, a4, a2
    addw s0, a4, a2
    mulh a1, a1, t5
    mul a2, t1, ra
    mul s1, t0, s0
    add t3, a3, a1
    add s2, s1, t6
    add a2, a2, t6
    sub a3, a3, a1
    mulh a1, s2, t5
    mulh a2, a2, t5
    add a4, a3, a2
    sub a3, a3, a2
    sw a3, 256(a5)
    sub s3, t3, a1
    sw a4, 0(a5)
    add t4, t3, a1
    sw t4, -512(a5)
    sw s3, -256(a5)
    addi a5, a5, 4
    bne a5, a7, .Lsaber_ntt_1
    ld t3, 32(a6)
    ld t0, 64(a6)
    ld t1, 72(a6)
    addi a4, a0, 128
    addi t2, a0, 192
.Lsaber_ntt_3:
    lw a2, 64(a4)
    lw a1, 0(a4)
    mul a2, t3, a2
    mul a1, t3, a1
    lw a5, -64(a4)
    add a2, a2, t6
    add a1, a1, t6
    mulh a2, a2, t5
    addw ra, a5, a2
    subw a5, a5, a2
    mul s0, t0, ra
    mul a2, t1, a5
    mulh a1, a1, t5
    lw s1, -128(a4)
    add a2, a2, t6
    add a3, s0, t6
    mulh a2, a2, t5
    mulh s2, a3, t5
    add a3, s1, a1
    add a5, a3, s2
    sub a3, a3, s2
    sub s0, s1, a1
    add a1, s0, a2
    sw a3, -64(a4)
    sub s0, s0, a2
    sw a1, 0(a4)
    sw s0, 64(a4)
    sw a5, -128(a4)
    addi a4, a4, 4
    bne a4, t2, .Lsaber_ntt_3
    ld t3, 40(a6)
    ld t0, 80(a6)
    ld t1, 88(a6)
    addi a4, a0, 448
    addi t2, a0, 512
.Lsaber_ntt_5:
    lw a2, 0(a4)
    lw a1, -64(a4)
    mul a2, t3, a2
    mul a1, t3, a1
    lw a3, -128(a4)
    add a2, a2, t6
    mulh a2, a2, t5
    lw a5, -192(a4)
    add a1, a1, t6
    subw ra, a3, a2
    addw s0, a3, a2
    mul a2, t1, ra
    mul s1, t0, s0
    mulh a1, a1, t5
    add a2, a2, t6
    sub s2, a5, a1
    add s3, s1, t6
    add t4, a5, a1
    mulh a1, s3, t5
    add s0, t4, a1
    mulh a2, a2, t5
    sw s0, -192(a4)
    sub a5, s2, a2
    add a3, s2, a2
    sub a1, t4, a1
    sw a5, 0(a4)
    sw a1, -128(a4)
    sw a3, -64(a4)
    addi a4, a4, 4
    bne a4, t2, .Lsaber_ntt_5
    ld t1, 104(a6)
    addi a4, a0, 704
    ld t0, 96(a6)
    ld t2, 48(a6)
.Lsaber_ntt_7:
    lw a2, 0(a4)
    lw a1, -64(a4)
    mul a2, t2, a2
    mul a1, t2, a1
    lw a5, -128(a4)
    add a1, a1, t6
    add a2, a2, t6
    mulh a1, a1, t5
    mulh a2, a2, t5
    lw s0, -192(a4)
    addw ra, a5, a2
    subw a5, a5, a2
    mul s1, t0, ra
    mul a2, t1, a5
    add a3, s1, t6
    mulh s2, a3, t5
    sub s3, s0, a1
    add a3, s0, a1
    add a2, a2, t6
    sub s4, a3, s2
    mulh a2, a2, t5
    sw s4, -128(a4)
    add a5, a3, s2
    add a1, s3, a2
    sw a5, -192(a4)
    sub s0, s3, a2
    sw s0, 0(a4)
    sw a1, -64(a4)
    addi a4, a4, 4
    bne a4, a7, .Lsaber_ntt_7
    addi a4, a0, 960
    ld a7, 112(a6)
    ld t2, 56(a6)
    ld t0, 120(a6)
    addi t1, a0, 1024
.Lsaber_ntt_9:
    lw a2, 0(a4)
    lw a1, -64(a4)
    mul a2, t2, a2
    mul a1, t2, a1
    lw a5, -128(a4)
    add a2, a2, t6
    add a1, a1, t6
    mulh a2, a2, t5
    lw s0, -192(a4)
    addw ra, a5, a2
    subw a5, a5, a2
    mulh a1, a1, t5
    mul s1, a7, ra
    mul a2, t0, a5
    add a3, s1, t6
    add a2, a2, t6
    sub s2, s0, a1
    add s3, s0, a1
    mulh a2, a2, t5
    mulh a1, a3, t5
    sub a3, s3, a1
    sw a3, -128(a4)
    add a5, s3, a1
    sub s0, s2, a2
    add a1, s2, a2
    sw s0, 0(a4)
    sw a5, -192(a4)
    sw a1, -64(a4)
    addi a4, a4, 4
    bne a4, t1, .Lsaber_ntt_9
    addi a7, a0, 1056
    addi s2, a6, 264
    addi t0, a6, 128
    addi a4, a0, 32
.Lsaber_ntt_11:
    lw t4, 8(a4)
    lw s5, 20(a4)
    lw a1, -16(a4)
    lw t2, 0(a4)
    lw s10, -4(a4)
    lw t3, 4(a4)
    ld a3, 0(t0)
    lw s9, 16(a4)
    lw s8, 28(a4)
    lw s11, -28(a4)
    lw a5, -12(a4)
    lw s3, 12(a4)
    mul s1, a3, t2
    mul t2, a3, t3
    lw s4, 24(a4)
    mul s3, a3, s3
    mul s0, a3, s9
    mul s4, a3, s4
    lw ra, -8(a4)
    mul t3, a3, s5
    mul t1, a3, s8
    mul t4, a3, t4
    add s1, s1, t6
    add s5, t1, t6
    add s4, s4, t6
    add t2, t2, t6
    add t3, t3, t6
    add s0, s0, t6
    add s3, s3, t6
    mulh s1, s1, t5
    lw a2, -32(a4)
    mulh s6, s5, t5
    mulh s0, s0, t5
    mulh s7, t3, t5
    ld t1, -8(s2)
    add t4, t4, t6
    mulh s3, s3, t5
    lw s9, -20(a4)
    addw s8, a1, s0
    subw a1, a1, s0
    mulh a3, s4, t5
    mulh t3, t4, t5
    mulh s5, t2, t5
    lw s0, -24(a4)
    addw s4, a5, s7
    subw a5, a5, s7
    subw t4, s10, s6
    addw s7, ra, a3
    subw t2, ra, a3
    addw s6, s10, s6
    add ra, s9, s3
    add a3, s0, t3
    ld s10, 0(s2)
    sub s0, s0, t3
    sub t3, a2, s1
    sub s3, s9, s3
    mul s9, s10, t2
    mul t2, t1, s8
    mul a5, a5, s10
    mul s8, t1, s4
    mul a1, a1, s10
    mul s7, t1, s7
    mul t1, t1, s6
    mul s4, s10, t4
    add s6, s9, t6
    add a1, a1, t6
    add s10, a2, s1
    add t1, t1, t6
    add s1, t2, t6
    addi s2, s2, 16
    add s7, s7, t6
    add s4, s4, t6
    add t4, s8, t6
    add a5, a5, t6
    mulh a1, a1, t5
    mulh s9, s6, t5
    mulh s4, s4, t5
    mulh t1, t1, t5
    mulh s1, s1, t5
    mulh a2, s7, t5
    mulh t2, t4, t5
    sub s8, s0, s9
    sub s7, t3, a1
    sub s6, s11, s5
    sub t4, a3, a2
    add a1, t3, a1
    sub t3, ra, t1
    sw t4, -8(a4)
    add t4, s3, s4
    add s9, s0, s9
    add s0, s10, s1
    add ra, ra, t1
    mulh a5, a5, t5
    sw s7, 16(a4)
    add t1, s11, s5
    add s7, t1, t2
    sw s8, 24(a4)
    sub s5, t1, t2
    add s11, s6, a5
    add s8, a3, a2
    sub t1, s6, a5
    sub t2, s10, s1
    sw t2, -16(a4)
    sw s7, -28(a4)
    sub a2, s3, s4
    sw t1, 20(a4)
    sw t4, 12(a4)
    sw s0, -32(a4)
    sw s9, 8(a4)
    sw s8, -24(a4)
    sw a1, 0(a4)
    sw ra, -20(a4)
    sw s5, -12(a4)
    addi t0, t0, 8
    sw a2, 28(a4)
    sw s11, 4(a4)
    sw t3, -4(a4)
    addi a4, a4, 64
    bne a4, a7, .Lsaber_ntt_11
    addi a4, a6, 1032
    addi a5, a6, 512
    addi a3, a0, 8
    addi a6, a0, 1032
.Lsaber_ntt_13:
    ld a1, 0(a5)
    lw a0, 4(a3)
    lw s0, 0(a3)
    lw s1, -4(a3)
    mul a0, a0, a1
    mul s0, s0, a1
    ld t0, 0(a4)
    add a0, a0, t6
    mulh a0, a0, t5
    ld a7, -8(a4)
    subw ra, s1, a0
    add s0, s0, t6
    addw a1, s1, a0
    mul a0, a7, a1
    mul a1, t0, ra
    mulh t1, s0, t5
    lw a2, -8(a3)
    addi a5, a5, 8
    add a1, a1, t6
    add a0, a0, t6
    add s0, a2, t1
    mulh a0, a0, t5
    mulh a1, a1, t5
    sub t2, s0, a0
    sub a2, a2, t1
    add s2, a2, a1
    sub a2, a2, a1
    add s1, s0, a0
    sw t2, -4(a3)
    addi a4, a4, 16
    sw s1, -8(a3)
    sw a2, 4(a3)
    sw s2, 0(a3)
    addi a3, a3, 16
    bne a3, a6, .Lsaber_ntt_13
    ld ra, 104(sp)                      # 8-byte Folded Reload
    ld s0, 96(sp)                       # 8-byte Folded Reload
    ld s1, 88(sp)                       # 8-byte Folded Reload
    ld s2, 80(sp)                       # 8-byte Folded Reload
    ld s7, 40(sp)                       # 8-byte Folded Reload
    ld s3, 72(sp)                       # 8-byte Folded Reload
    ld s5, 56(sp)                       # 8-byte Folded Reload
    ld s6, 48(sp)                       # 8-byte Folded Reload
    ld s8, 32(sp)                       # 8-byte Folded Reload
    ld s9, 24(sp)                       # 8-byte Folded Reload
    ld s4, 64(sp)                       # 8-byte Folded Reload
    ld s10, 16(sp)                      # 8-byte Folded Reload
    ld s11, 8(sp)                       # 8-byte Folded Reload
    addi sp, sp, 112
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	saber_ntt, .Lfunc_end0-saber_ntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

# ntt of k-pke-768, scheduled for cva6-single:
# 7,217 -> 6,937 cycles, 734 -> 766 bytes, proved equal to what came.
# No order takes fewer than 6,585 cycles (commit slots: 6,585, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-768 ntt --core cva6-single --effort 2 -o ntt.S

	.text
	.globl	kpke_ntt                        # -- Begin function kpke_ntt
	.p2align	1
	.type	kpke_ntt,@function
kpke_ntt:                               # @kpke_ntt
    addi sp, sp, -48
    sw s2, 36(sp)                       # 4-byte Folded Spill
    sw s3, 32(sp)                       # 4-byte Folded Spill
    lui t2, %hi(kpke_zetas)
    addi t2, t2, %lo(kpke_zetas)
    sw s8, 12(sp)                       # 4-byte Folded Spill
    sw s4, 28(sp)                       # 4-byte Folded Spill
    sw s5, 24(sp)                       # 4-byte Folded Spill
    sw s6, 20(sp)                       # 4-byte Folded Spill
    lw s2, 4(t2)
    sw s9, 8(sp)                        # 4-byte Folded Spill
    sw s1, 40(sp)                       # 4-byte Folded Spill
    sw s10, 4(sp)                       # 4-byte Folded Spill
    lui t5, 0x1
    sw s0, 44(sp)                       # 4-byte Folded Spill
    lw t4, 8(t2)
    lw t6, 12(t2)
    lw a6, 16(t2)
    lw a7, 20(t2)
    lw t1, 28(t2)
    addi t5, t5, -767
    addi a2, a0, 256
    addi t3, a0, 320
    lui s3, 0x20
    lw t0, 24(t2)
    sw s7, 16(sp)                       # 4-byte Folded Spill
.Lkpke_ntt_1:
    lh s5, 192(a2)
    lh s4, -64(a2)
    lh a4, 64(a2)
    mul a3, s2, s5
    lh s0, 0(a2)
    add a3, a3, s3
    mulh a3, a3, t5
    mul a4, s2, a4
    lh a5, 128(a2)
    mul s6, s2, s0
    lh s7, -128(a2)
    add s1, a3, s4
    sub a1, s4, a3
    mul s0, a1, t6
    mul a3, s1, t4
    mul a5, s2, a5
    add s0, s0, s3
    add a5, a5, s3
    add a4, a4, s3
    mulh a4, a4, t5
    mulh a5, a5, t5
    lh s1, -192(a2)
    add s6, s6, s3
    add s8, a4, s1
    sub s9, s1, a4
    sub s1, s7, a5
    add a3, a3, s3
    add a5, a5, s7
    mul s1, s1, t6
    mulh a3, a3, t5
    mul a5, a5, t4
    mulh s0, s0, t5
    add a5, a5, s3
    sub s5, s9, s0
    add s1, s1, s3
    sub s10, s8, a3
    add s0, s0, s9
    add a3, a3, s8
    mul s0, s0, t0
    mulh a5, a5, t5
    mulh s1, s1, t5
    mul s4, s10, a7
    mulh a1, s6, t5
    mul s6, a3, a6
    mul a3, s5, t1
    lhu a4, -256(a2)
    add s7, s4, s3
    sub s5, a4, a1
    add s6, s6, s3
    add s0, s0, s3
    add s10, s5, s1
    add a3, a3, s3
    add a1, a4, a1
    sub s9, s5, s1
    mulh a4, s6, t5
    mulh s0, s0, t5
    mulh s8, s7, t5
    mulh a3, a3, t5
    sub s5, s9, a3
    add s4, a1, a5
    sub s1, s4, a4
    sub s6, a1, a5
    sub s7, s10, s0
    sh s1, -192(a2)
    sh s5, 192(a2)
    sh s7, 64(a2)
    sub s1, s6, s8
    add a3, a3, s9
    add a5, s8, s6
    sh s1, -64(a2)
    add a4, a4, s4
    add s0, s0, s10
    sh a3, 128(a2)
    sh a4, -256(a2)
    sh a5, -128(a2)
    sh s0, 0(a2)
    addi a2, a2, 2
    bne a2, t3, .Lkpke_ntt_1
    addi a7, zero, 0
    addi t0, a0, 32
    addi t1, zero, 8
    lui s2, 0x20
    addi a6, zero, 16
.Lkpke_ntt_3:
    sh2add a1, t1, t2
    sh3add s0, t1, t2
    lw t3, 0(s0)
    slli s1, a7, 6
    add a3, zero, t0
    add a4, s1, a0
    lw t4, 4(s0)
    lw a2, 0(a1)
    addi t6, a4, 48
.Lkpke_ntt_4:
    lh a1, 16(a3)
    lh a4, 0(a3)
    mul a1, a1, a2
    mul a4, a4, a2
    lh s1, -16(a3)
    add a1, a1, s2
    mulh a1, a1, t5
    add s0, a1, s1
    add a4, a4, s2
    mulh a4, a4, t5
    mul a5, s0, t3
    lhu s0, -32(a3)
    add s3, a5, s2
    sub s4, s1, a1
    add s5, a4, s0
    mulh a1, s3, t5
    mul s6, s4, t4
    sub s1, s5, a1
    add s7, s6, s2
    add a1, a1, s5
    sh s1, -16(a3)
    sub a5, s0, a4
    mulh s0, s7, t5
    sh a1, -32(a3)
    sub a4, a5, s0
    sh a4, 16(a3)
    add a5, a5, s0
    sh a5, 0(a3)
    addi a3, a3, 2
    bne a3, t6, .Lkpke_ntt_4
    addi a7, a7, 1
    addi t0, t0, 64
    addi t1, t1, 1
    bne t1, a6, .Lkpke_ntt_3
    addi a2, a0, 8
    addi a6, a0, 520
    addi t3, t2, 128
    addi a3, t2, 260
    lui a7, 0x20
.Lkpke_ntt_7:
    lw t1, -4(a3)
    lw a1, 0(t3)
    lh s0, 6(a2)
    lh a4, 4(a2)
    mul t0, a1, s0
    lh a0, -4(a2)
    add t2, t0, a7
    mul a4, a4, a1
    lh a5, 2(a2)
    lh t4, -2(a2)
    lh s1, 0(a2)
    add a4, a4, a7
    mulh s2, t2, t5
    lhu t2, -8(a2)
    add s3, s2, t4
    mulh a4, a4, t5
    mul s1, s1, a1
    mul a5, a5, a1
    lw t0, 0(a3)
    add s1, s1, a7
    add a5, a5, a7
    sub s0, a0, a4
    add a0, a0, a4
    sub a4, t4, s2
    mul s0, s0, t0
    mulh s4, s1, t5
    add s0, s0, a7
    mulh a5, a5, t5
    mul a0, a0, t1
    mul a1, s3, t1
    mul a4, a4, t0
    mulh s0, s0, t5
    lhu t6, -6(a2)
    sub s1, t2, s4
    add s5, s0, s1
    add a0, a0, a7
    add a1, a1, a7
    add t2, t2, s4
    add a4, a4, a7
    sub s2, t6, a5
    mulh a0, a0, t5
    sub t0, t2, a0
    addi t3, t3, 4
    sub t1, s1, s0
    sh t0, -4(a2)
    add t6, t6, a5
    mulh a4, a4, t5
    mulh a1, a1, t5
    sh s5, 0(a2)
    sh t1, 4(a2)
    sub s1, s2, a4
    add s6, a1, t6
    sub a5, t6, a1
    sh a5, -2(a2)
    add a0, a0, t2
    addi a3, a3, 8
    add a4, a4, s2
    sh a0, -8(a2)
    sh s6, -6(a2)
    sh a4, 2(a2)
    sh s1, 6(a2)
    addi a2, a2, 16
    bne a2, a6, .Lkpke_ntt_7
    lw s2, 36(sp)                       # 4-byte Folded Reload
    lw s1, 40(sp)                       # 4-byte Folded Reload
    lw s3, 32(sp)                       # 4-byte Folded Reload
    lw s4, 28(sp)                       # 4-byte Folded Reload
    lw s6, 20(sp)                       # 4-byte Folded Reload
    lw s7, 16(sp)                       # 4-byte Folded Reload
    lw s8, 12(sp)                       # 4-byte Folded Reload
    lw s0, 44(sp)                       # 4-byte Folded Reload
    lw s9, 8(sp)                        # 4-byte Folded Reload
    lw s10, 4(sp)                       # 4-byte Folded Reload
    lw s5, 24(sp)                       # 4-byte Folded Reload
    addi sp, sp, 48
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_ntt, .Lfunc_end0-kpke_ntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

# ntt of k-pke-768, scheduled for cva6-superscalar:
# 5,103 -> 3,686 cycles, 734 -> 764 bytes, proved equal to what came.
# No order takes fewer than 3,515 cycles (issue slots: 77, 2 a cycle, 32 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 3 (27,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-768 ntt --core cva6-superscalar --effort 3 -o ntt.S

	.text
	.globl	kpke_ntt                        # -- Begin function kpke_ntt
	.p2align	1
	.type	kpke_ntt,@function
kpke_ntt:                               # @kpke_ntt
    addi sp, sp, -48
    sw s0, 44(sp)                       # 4-byte Folded Spill
    sw s1, 40(sp)                       # 4-byte Folded Spill
    sw s4, 28(sp)                       # 4-byte Folded Spill
    sw s6, 20(sp)                       # 4-byte Folded Spill
    sw s3, 32(sp)                       # 4-byte Folded Spill
    sw s8, 12(sp)                       # 4-byte Folded Spill
    addi t3, a0, 320
    lui t2, %hi(kpke_zetas)
    sw s2, 36(sp)                       # 4-byte Folded Spill
    addi t2, t2, %lo(kpke_zetas)
    sw s5, 24(sp)                       # 4-byte Folded Spill
    lw t6, 12(t2)
    sw s7, 16(sp)                       # 4-byte Folded Spill
    sw s9, 8(sp)                        # 4-byte Folded Spill
    lui t5, 0x1
    sw s10, 4(sp)                       # 4-byte Folded Spill
    lw a6, 16(t2)
    lui s3, 0x20
    lw a7, 20(t2)
    lw s2, 4(t2)
    lw t4, 8(t2)
    lw t1, 28(t2)
    addi t5, t5, -767
    addi a2, a0, 256
    lw t0, 24(t2)
.Lkpke_ntt_1:
    lh a3, 0(a2)
    lh a5, 128(a2)
    lh a4, 64(a2)
    mul s6, s2, a3
    lh s5, 192(a2)
    mul a5, s2, a5
    lh s1, -192(a2)
    mul a4, s2, a4
    add a5, a5, s3
    mul a3, s2, s5
    lh s7, -128(a2)
    add a4, a4, s3
    add a3, a3, s3
    mulh a4, a4, t5
    mulh a3, a3, t5
    lh s4, -64(a2)
    mulh a5, a5, t5
    add s6, s6, s3
    sub s8, s1, a4
    mulh s0, s6, t5
    sub s6, s4, a3
    lhu a1, -256(a2)
    add a3, a3, s4
    sub s9, s7, a5
    sub s5, a1, s0
    add a4, a4, s1
    mul a3, a3, t4
    add a1, a1, s0
    add a5, a5, s7
    mul s0, s6, t6
    add a3, a3, s3
    mul a5, a5, t4
    add s0, s0, s3
    mulh a3, a3, t5
    mul s1, s9, t6
    add a5, a5, s3
    mulh s0, s0, t5
    add s10, a3, a4
    mul s6, s10, a6
    sub s4, a4, a3
    add s1, s1, s3
    mulh a5, a5, t5
    mulh s1, s1, t5
    sub s7, s8, s0
    mul a3, s7, t1
    add s0, s0, s8
    add s10, s5, s1
    mul s9, s4, a7
    mul s0, s0, t0
    add a3, a3, s3
    add a4, s9, s3
    sub s7, s5, s1
    add s6, s6, s3
    sub s4, a1, a5
    mulh s8, s6, t5
    add s9, a1, a5
    mulh a5, a4, t5
    mulh a3, a3, t5
    add s0, s0, s3
    sub a1, s9, s8
    mulh s0, s0, t5
    sub s1, s4, a5
    add s5, a3, s7
    sh s1, -64(a2)
    add a4, s8, s9
    sh s5, 128(a2)
    add s6, s0, s10
    sh a4, -256(a2)
    sh s6, 0(a2)
    sh a1, -192(a2)
    sub s1, s10, s0
    sh s1, 64(a2)
    add a5, a5, s4
    sh a5, -128(a2)
    sub s5, s7, a3
    sh s5, 192(a2)
    addi a2, a2, 2
    bne a2, t3, .Lkpke_ntt_1
    addi t0, a0, 32
    addi a6, zero, 16
    lui s2, 0x20
    addi a7, zero, 0
    addi t1, zero, 8
.Lkpke_ntt_3:
    sh3add a3, t1, t2
    lw t4, 4(a3)
    slli a1, a7, 6
    lw t3, 0(a3)
    sh2add s0, t1, t2
    add a1, a1, a0
    addi t6, a1, 48
    lw a2, 0(s0)
    add a3, zero, t0
.Lkpke_ntt_4:
    lh a1, 16(a3)
    mul a1, a1, a2
    lh a4, 0(a3)
    add a1, a1, s2
    mul a4, a4, a2
    mulh a1, a1, t5
    lh s1, -16(a3)
    add a4, a4, s2
    lhu s0, -32(a3)
    sub a5, s1, a1
    mulh a4, a4, t5
    mul s3, a5, t4
    add a1, a1, s1
    mul a1, a1, t3
    sub a5, s0, a4
    add s4, s3, s2
    mulh s5, s4, t5
    add a4, a4, s0
    add a1, a1, s2
    mulh a1, a1, t5
    sub s6, a5, s5
    sh s6, 16(a3)
    add a5, a5, s5
    sh a5, 0(a3)
    sub s1, a4, a1
    add a1, a1, a4
    sh s1, -16(a3)
    sh a1, -32(a3)
    addi a3, a3, 2
    bne a3, t6, .Lkpke_ntt_4
    addi t1, t1, 1
    addi t0, t0, 64
    addi a7, a7, 1
    bne t1, a6, .Lkpke_ntt_3
    addi t3, t2, 128
    addi a3, t2, 260
    addi a2, a0, 8
    addi a6, a0, 520
    lui a7, 0x20
.Lkpke_ntt_7:
    lh a4, 4(a2)
    lw a1, 0(t3)
    lh a5, 2(a2)
    mul a4, a4, a1
    lh s1, 0(a2)
    lh s0, 6(a2)
    mul a5, a5, a1
    add a4, a4, a7
    lh a0, -4(a2)
    mulh a4, a4, t5
    add a5, a5, a7
    mul t0, a1, s0
    lh t4, -2(a2)
    mul s1, s1, a1
    lw t1, 0(a3)
    lw t2, -4(a3)
    sub s0, a0, a4
    add a1, t0, a7
    mulh a5, a5, t5
    mulh a1, a1, t5
    add s1, s1, a7
    add a0, a0, a4
    lhu t6, -6(a2)
    add s2, a1, t4
    mul s0, s0, t1
    sub s3, t6, a5
    mulh s4, s1, t5
    addi a3, a3, 8
    mul s5, s2, t2
    lhu s6, -8(a2)
    sub a4, t4, a1
    mul a0, a0, t2
    add a1, s5, a7
    add s0, s0, a7
    mul a4, a4, t1
    add a0, a0, a7
    mulh s0, s0, t5
    mulh a0, a0, t5
    add t6, t6, a5
    mulh a1, a1, t5
    add t2, s6, s4
    sub s1, s6, s4
    add a4, a4, a7
    add s7, a1, t6
    sub t0, t2, a0
    mulh a4, a4, t5
    sub a5, t6, a1
    sh t0, -4(a2)
    add s8, s0, s1
    sh a5, -2(a2)
    sub s9, s3, a4
    sh s8, 0(a2)
    add a4, a4, s3
    sh s9, 6(a2)
    sh s7, -6(a2)
    add a0, a0, t2
    sh a4, 2(a2)
    addi t3, t3, 4
    sh a0, -8(a2)
    sub t1, s1, s0
    sh t1, 4(a2)
    addi a2, a2, 16
    bne a2, a6, .Lkpke_ntt_7
    lw s6, 20(sp)                       # 4-byte Folded Reload
    lw s7, 16(sp)                       # 4-byte Folded Reload
    lw s0, 44(sp)                       # 4-byte Folded Reload
    lw s2, 36(sp)                       # 4-byte Folded Reload
    lw s3, 32(sp)                       # 4-byte Folded Reload
    lw s5, 24(sp)                       # 4-byte Folded Reload
    lw s8, 12(sp)                       # 4-byte Folded Reload
    lw s4, 28(sp)                       # 4-byte Folded Reload
    lw s1, 40(sp)                       # 4-byte Folded Reload
    lw s9, 8(sp)                        # 4-byte Folded Reload
    lw s10, 4(sp)                       # 4-byte Folded Reload
    addi sp, sp, 48
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_ntt, .Lfunc_end0-kpke_ntt
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

# basemul_acc of k-pke-1024, scheduled for cva6-superscalar:
# 6,178 -> 4,511 cycles, 288 -> 292 bytes, proved equal to what came.
# No order takes fewer than 4,119 cycles (a block in no fewer than 33 cycles, of 60,001 states, 128 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-1024 basemul_acc --core cva6-superscalar --effort 4 -o basemul_acc.S

	.text
	.globl	kpke_basemul_acc                # -- Begin function kpke_basemul_acc
	.p2align	1
	.type	kpke_basemul_acc,@function
kpke_basemul_acc:                       # @kpke_basemul_acc
    addi sp, sp, -48
    sw s8, 12(sp)                       # 4-byte Folded Spill
    addi a4, a3, 512
    sw s4, 28(sp)                       # 4-byte Folded Spill
    sw s9, 8(sp)                        # 4-byte Folded Spill
    addi a7, a3, 768
    sw s5, 24(sp)                       # 4-byte Folded Spill
    lui a6, 0xf
    sw s0, 44(sp)                       # 4-byte Folded Spill
    addi a2, a2, 1024
    addi a6, a6, 767
    sw s7, 16(sp)                       # 4-byte Folded Spill
    addi s8, a0, 2
    sw s1, 40(sp)                       # 4-byte Folded Spill
    lui a5, 0x13b
    sw s10, 4(sp)                       # 4-byte Folded Spill
    sw s6, 20(sp)                       # 4-byte Folded Spill
    addi a1, a1, 1024
    sw s2, 36(sp)                       # 4-byte Folded Spill
    addi t0, a5, -73
    sw s3, 32(sp)                       # 4-byte Folded Spill
.Lkpke_basemul_acc_1:
    lh t6, -510(a1)
    lh s2, -510(a2)
    lh s5, 2(a2)
    lh s4, -512(a2)
    lh s7, -512(a1)
    lh a3, 0(a2)
    mul t1, s4, t6
    mul t5, s2, s7
    lh s0, 0(a1)
    lh s10, 2(a1)
    mul s2, s4, s7
    lh t2, -1024(a1)
    mul s7, a3, s0
    lh s6, 0(a4)
    add t5, t5, t1
    mul s5, s5, s0
    lh s1, -1024(a2)
    lh s3, -256(a4)
    mul s0, s6, s10
    lh a5, 512(a1)
    mul s9, s1, t2
    lh t4, -1022(a1)
    mul a3, a3, s10
    add s0, s0, s7
    lh t3, -512(a4)
    mul s3, s3, t6
    add a3, a3, s5
    lh a0, -1022(a2)
    mul s4, s1, t4
    lh s1, 512(a2)
    mul t3, t3, t4
    mul t1, a0, t2
    lh a0, 514(a1)
    mul s6, a5, s1
    lh t4, 514(a2)
    lh s10, 256(a4)
    add s2, s2, s3
    add t3, t3, s9
    mul t4, t4, a5
    add t1, t1, s4
    mul s4, s10, a0
    add t1, t1, t5
    mul a0, a0, s1
    add t3, t3, s2
    add a0, a0, a3
    add a5, s6, s0
    add a0, a0, t1
    addi a4, a4, 2
    add a5, a5, t3
    add a5, a5, s4
    add a0, a0, t4
    mulh a3, t0, a5
    mulh s1, t0, a0
    addi a1, a1, 4
    mul a3, a3, a6
    addi a2, a2, 4
    mul s1, s1, a6
    add a3, a3, a5
    add a0, a0, s1
    sh a3, -2(s8)
    sh a0, 0(s8)
    addi s8, s8, 4
    bne a4, a7, .Lkpke_basemul_acc_1
    lw s3, 32(sp)                       # 4-byte Folded Reload
    lw s10, 4(sp)                       # 4-byte Folded Reload
    lw s0, 44(sp)                       # 4-byte Folded Reload
    lw s4, 28(sp)                       # 4-byte Folded Reload
    lw s7, 16(sp)                       # 4-byte Folded Reload
    lw s5, 24(sp)                       # 4-byte Folded Reload
    lw s2, 36(sp)                       # 4-byte Folded Reload
    lw s9, 8(sp)                        # 4-byte Folded Reload
    lw s8, 12(sp)                       # 4-byte Folded Reload
    lw s6, 20(sp)                       # 4-byte Folded Reload
    lw s1, 40(sp)                       # 4-byte Folded Reload
    addi sp, sp, 48
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_basemul_acc, .Lfunc_end0-kpke_basemul_acc
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

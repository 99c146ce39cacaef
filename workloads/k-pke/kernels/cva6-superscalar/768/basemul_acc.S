# basemul_acc of k-pke-768, scheduled for cva6-superscalar:
# 5,016 -> 3,606 cycles, 226 -> 228 bytes, proved equal to what came.
# No order takes fewer than 3,343 cycles (a block in no fewer than 27 cycles, of 60,001 states, 128 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 4 (81,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-768 basemul_acc --core cva6-superscalar --effort 4 -o basemul_acc.S

	.text
	.globl	kpke_basemul_acc                # -- Begin function kpke_basemul_acc
	.p2align	1
	.type	kpke_basemul_acc,@function
kpke_basemul_acc:                       # @kpke_basemul_acc
    addi sp, sp, -32
    lui a6, 0xf
    addi a7, a3, 768
    sw s5, 8(sp)                        # 4-byte Folded Spill
    sw s2, 20(sp)                       # 4-byte Folded Spill
    addi a1, a1, 514
    lui a5, 0x13b
    sw s4, 12(sp)                       # 4-byte Folded Spill
    addi a0, a0, 2
    sw s0, 28(sp)                       # 4-byte Folded Spill
    sw s3, 16(sp)                       # 4-byte Folded Spill
    addi a4, a3, 512
    sw s1, 24(sp)                       # 4-byte Folded Spill
    addi a6, a6, 767
    addi t0, a5, -73
    addi a2, a2, 514
.Lkpke_basemul_acc_1:
    lh s4, -2(a1)
    lh t6, 0(a1)
    lh t1, -512(a1)
    lh a5, -2(a2)
    lh t3, -512(a4)
    mul t2, a5, t6
    lh t5, -514(a2)
    lh s3, -256(a4)
    mul s0, a5, s4
    mul t3, t3, t1
    lh t4, -514(a1)
    mul t1, t5, t1
    lh s1, -512(a2)
    mul a3, t5, t4
    lh s2, 512(a1)
    mul s3, s3, t6
    lh s5, 510(a2)
    lh a5, 0(a2)
    mul t5, s1, t4
    mul t6, s5, s2
    lh s1, 510(a1)
    add s3, s3, s0
    lh t4, 512(a2)
    lh s0, 0(a4)
    mul a5, a5, s4
    add t3, t3, a3
    mul s5, s5, s1
    add a5, t2, a5
    mul s0, s0, s2
    mul s4, t4, s1
    add t3, t3, s3
    add t1, t1, t5
    add a5, a5, t1
    add a3, t6, s4
    add s0, s0, s5
    add t3, t3, s0
    mulh t2, t0, t3
    add a3, a3, a5
    mulh s1, t0, a3
    addi a2, a2, 4
    mul a5, t2, a6
    addi a4, a4, 2
    addi a1, a1, 4
    mul s1, s1, a6
    add a5, a5, t3
    add a3, a3, s1
    sh a5, -2(a0)
    sh a3, 0(a0)
    addi a0, a0, 4
    bne a4, a7, .Lkpke_basemul_acc_1
    lw s5, 8(sp)                        # 4-byte Folded Reload
    lw s4, 12(sp)                       # 4-byte Folded Reload
    lw s3, 16(sp)                       # 4-byte Folded Reload
    lw s0, 28(sp)                       # 4-byte Folded Reload
    lw s1, 24(sp)                       # 4-byte Folded Reload
    lw s2, 20(sp)                       # 4-byte Folded Reload
    addi sp, sp, 32
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_basemul_acc, .Lfunc_end0-kpke_basemul_acc
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

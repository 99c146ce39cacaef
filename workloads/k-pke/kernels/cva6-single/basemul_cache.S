# basemul_cache of k-pke-768, scheduled for cva6-single:
# 1,359 -> 1,295 cycles, 76 -> 76 bytes, proved equal to what came.
# No order takes fewer than 1,034 cycles (commit slots: 1,034, 1 a cycle).
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-768 basemul_cache --core cva6-single --effort 2 -o basemul_cache.S

	.text
	.globl	kpke_basemul_cache              # -- Begin function kpke_basemul_cache
	.p2align	1
	.type	kpke_basemul_cache,@function
kpke_basemul_cache:                     # @kpke_basemul_cache
    lui a3, 0x1
    addi a0, a0, 2
    lui a6, 0x20
    lui a5, %hi(kpke_zetas)
    addi a5, a5, %lo(kpke_zetas)
    addi a1, a1, 6
    addi a7, a5, 512
    addi a4, a5, 256
    addi a3, a3, -767
.Lkpke_basemul_cache_1:
    lw a5, 0(a4)
    lh a2, -4(a1)
    addi a4, a4, 4
    mul a2, a2, a5
    add a2, a2, a6
    mulh a2, a2, a3
    sh a2, -2(a0)
    lh a2, 0(a1)
    addi a1, a1, 8
    mul a2, a2, a5
    add a2, a2, a6
    mulh a2, a2, a3
    sub a2, zero, a2
    sh a2, 0(a0)
    addi a0, a0, 4
    bne a4, a7, .Lkpke_basemul_cache_1
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_basemul_cache, .Lfunc_end0-kpke_basemul_cache
                                        # -- End function
	.section	".note.GNU-stack","",@progbits

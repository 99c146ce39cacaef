# basemul_cache of k-pke-768, scheduled for cv64a6:
# 1,679 -> 1,551 cycles, 82 -> 82 bytes, proved equal to what came.
# No order takes fewer than 1,157 cycles (issue slots: 1,162, 1 a cycle).
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule k-pke-768 basemul_cache --core cv64a6 --effort 2 -o basemul_cache.S

	.text
	.globl	kpke_basemul_cache              # -- Begin function kpke_basemul_cache
	.p2align	1
	.type	kpke_basemul_cache,@function
kpke_basemul_cache:                     # @kpke_basemul_cache
    lui a3, 0x1
    addi a1, a1, 6
.Lkpke_basemul_cache_pc80002a90:
    auipc a4, %pcrel_hi(kpke_zetas+256)
    addi a2, a0, 2
    addi a6, a0, 258
    addi a5, a3, -767
    addi a3, a4, %pcrel_lo(.Lkpke_basemul_cache_pc80002a90)
    addiw a4, a5, 0
    lui a7, 0x20
.Lkpke_basemul_cache_1:
    lh a0, -4(a1)
    lw a5, 0(a3)
    mul a0, a0, a5
    addw a0, a0, a7
    mul a0, a0, a4
    srli a0, a0, 32
    sh a0, -2(a2)
    lh a0, 0(a1)
    addi a1, a1, 8
    addi a3, a3, 4
    mul a0, a0, a5
    addw a0, a0, a7
    mul a0, a0, a4
    srli a0, a0, 32
    sub a0, zero, a0
    sh a0, 0(a2)
    addi a2, a2, 4
    bne a2, a6, .Lkpke_basemul_cache_1
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_basemul_cache, .Lfunc_end0-kpke_basemul_cache
                                        # -- End function
	.section	".note.GNU-stack","",@progbits
